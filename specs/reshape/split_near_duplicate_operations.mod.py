# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: several times, with one other argument.

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
t3 = Output('t3', (F32, [1, 2, 4, 4]))
t4 = Output('t4', (F32, [1, 2, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 2, 4]))
t6 = Output('t6', (F32, [1, 4, 2, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 2]))
t8 = Output('t8', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t3, t4)
model.Operation('SPLIT', x1, 2, 2).To(t5, t6)
model.Operation('SPLIT', x1, 3, 2).To(t7, t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{!Iu)UEMk@>^<`xEakNd<wg0M9TDPy', 0.0625
),
    t4: packed('|i1',
    'c-rF-6&3g;CG}MN@r$>@%xq63_@DBB_`$^Y_OTfMmtQQ;0m_LE2L', 0.0625
),
    t5: packed('|i1',
    'c-rG;mg0Q*g;|7!?TxgE%pXn;QBi?kQc_PP_@DBB_`$>n0FUYk)B', 0.0625
),
    t6: packed('|i1',
    'c-jFV0N?-W;sf^N4D1p6@(ubKAQ1Hz<LK=Z0|w>o;}#F}`UK}FRuO{', 0.0625
),
    t7: packed('|i1',
    'c-jFV0N?)$1L^eY;^Yhj1{56o@);lq75W+%;}ZiI5AgWy<MjICIu8~', 0.0625
),
    t8: packed('|i1',
    'c-oWVWENrm_D1lH^dC;%Ujko61*D$7c+2+mDL)gR7(dH%0L0-8K>', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
