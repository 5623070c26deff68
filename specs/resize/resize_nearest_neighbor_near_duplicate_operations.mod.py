# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: several times, with one other argument.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 6, 7, 4]))
t4 = Output('t4', (F32, [1, 7, 6, 4]))
t5 = Output('t5', (F32, [1, 6, 7, 4]))
t6 = Output('t6', (F32, [1, 6, 7, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 6, False).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 7, False).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 6, False, True, False).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 6, False, False, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-no*%L+h17zWVtOEegA9~R#Ku`szbQxej!;Clg!vpS4~$3F8;DJ&hGF!(BFKW96thO~J+xVOMS)kcS#Wf2%5BozImAt6WpUCAYf'
    '^|C_Hea>Mw_V@x=enzk', 0.0625
),
    t4: packed('|i1',
    'c-rG;mg3|F;+J2TMP5B({szKNc-{zd;}B<Idm|0PA~JtCe}Cfr1;UaF0$*{7bBKxxfbcIVsi)$PU%UljVP>|cxWpy+pYnt7haXIQ'
    'Zy$^CgYcJMEYAT``9<;', 0.0625
),
    t5: packed('|i1',
    'c-no*NeX}<00mG;k)lB(o2*6mKUO6T6hv5rwTOQK7jN}KqJqT`32RSo7^5u(%C<(fUjXkJTc|s6f$RJ{7gi|^<uLD%5vIX)71#WD'
    'yae{4;9xAB;0I~gOY;', 0.0625
),
    t6: packed('|i1',
    'c-no*-3mZ300z)9$r?8K9~a*LvCQ(*l!P=c_+G%pxjKwU%0AOh(zzoi^nr=N^-K+E^U!+>EmW;I;P3n_6JVv(g&G$~h^L|Cn!|cI'
    '(V}t=yLAWnyBD~rNc;', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
