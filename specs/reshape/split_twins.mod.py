# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT, several times, with one other argument.

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
out_0_0 = Output('out_0_0', (F32, [1, 2, 4, 4]))
out_0_1 = Output('out_0_1', (F32, [1, 2, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 2, 4]))
out_1_1 = Output('out_1_1', (F32, [1, 4, 2, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 2]))
out_2_1 = Output('out_2_1', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('SPLIT', x, 1, 2).To(out_0_0, out_0_1)
model.Operation('SPLIT', x, 2, 2).To(out_1_0, out_1_1)
model.Operation('SPLIT', x, 3, 2).To(out_2_0, out_2_1)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{!Iu)UEMk@>^<`xEakNd<wg0M9TDPy', 0.0625
),
    out_0_1: packed('|i1',
    'c-rF-6&3g;CG}MN@r$>@%xq63_@DBB_`$^Y_OTfMmtQQ;0m_LE2L', 0.0625
),
    out_1_0: packed('|i1',
    'c-rG;mg0Q*g;|7!?TxgE%pXn;QBi?kQc_PP_@DBB_`$>n0FUYk)B', 0.0625
),
    out_1_1: packed('|i1',
    'c-jFV0N?-W;sf^N4D1p6@(ubKAQ1Hz<LK=Z0|w>o;}#F}`UK}FRuO{', 0.0625
),
    out_2_0: packed('|i1',
    'c-jFV0N?)$1L^eY;^Yhj1{56o@);lq75W+%;}ZiI5AgWy<MjICIu8~', 0.0625
),
    out_2_1: packed('|i1',
    'c-oWVWENrm_D1lH^dC;%Ujko61*D$7c+2+mDL)gR7(dH%0L0-8K>', 0.0625
),
}, name='real').DisableLifeTimeVariation()
