# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', (F32, [1, 6, 7, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 7, 6, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 6, 7, 4]))
out_3_0 = Output('out_3_0', (F32, [1, 6, 7, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x, 7, 6, False).To(out_0_0)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x, 6, 7, False).To(out_1_0)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x, 7, 6, False, True, False).To(out_2_0)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x, 7, 6, False, False, True).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-no*%L+h17zWVtOEegA9~R#Ku`szbQxej!;Clg!vpS4~$3F8;DJ&hGF!(BFKW96thO~J+xVOMS)kcS#Wf2%5BozImAt6WpUCAYf'
    '^|C_Hea>Mw_V@x=enzk', 0.0625
),
    out_1_0: packed('|i1',
    'c-rG;mg3|F;+J2TMP5B({szKNc-{zd;}B<Idm|0PA~JtCe}Cfr1;UaF0$*{7bBKxxfbcIVsi)$PU%UljVP>|cxWpy+pYnt7haXIQ'
    'Zy$^CgYcJMEYAT``9<;', 0.0625
),
    out_2_0: packed('|i1',
    'c-no*NeX}<00mG;k)lB(o2*6mKUO6T6hv5rwTOQK7jN}KqJqT`32RSo7^5u(%C<(fUjXkJTc|s6f$RJ{7gi|^<uLD%5vIX)71#WD'
    'yae{4;9xAB;0I~gOY;', 0.0625
),
    out_3_0: packed('|i1',
    'c-no*-3mZ300z)9$r?8K9~a*LvCQ(*l!P=c_+G%pxjKwU%0AOh(zzoi^nr=N^-K+E^U!+>EmW;I;P3n_6JVv(g&G$~h^L|Cn!|cI'
    '(V}t=yLAWnyBD~rNc;', 0.0625
),
}, name='real').DisableLifeTimeVariation()
