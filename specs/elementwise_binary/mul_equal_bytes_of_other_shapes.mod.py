# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: constants of equal bytes with other dimensions.

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

# Equal numbers stand in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [2, 3]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t3 = Output('t3', (F32, [2, 3]))
x4 = Input('x4', (F32, [3, 2]))
c5 = Parameter('c5', (F32, [3, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t6 = Output('t6', (F32, [3, 2]))
x7 = Input('x7', (F32, [6, 6]))
c8 = Parameter('c8', (F32, [6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t9 = Output('t9', (F32, [6, 6]))
x10 = Input('x10', (F32, [6, 6]))
c11 = Parameter('c11', (F32, [1, 6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t12 = Output('t12', (F32, [6, 6]))
x13 = Input('x13', (F32, [6, 6]))
c14 = Parameter('c14', (F32, [6, 1]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t15 = Output('t15', (F32, [6, 6]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', x4, c5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MUL', x10, c11, 0).To(t12)
model.Operation('MUL', x13, c14, 0).To(t15)
Example({
    x1: [-3.75, -1.0, 0.0, -2.5, 3.875, -0.25],
    t3: [-0.9375, -0.5, 0.0, -2.5, 4.84375, -0.375],
    x4: [-0.25, 3.5625, 3.625, -2.0, -1.125, -3.8125],
    t6: [-0.0625, 1.78125, 2.71875, -2.0, -1.40625, -5.71875],
    x7: packed('|i1',
    'c-jFZ0Nei)3LPxl2G$Jp<;3<2)d}n8!yGmc^8x(u9>U!c1^qoE*E=gT+Ysv', 0.0625
),
    t9: packed('<i2',
    'c-j*d3E$wZa!umSlq*NLS4ppFo+OiFaEA582OGDND7n8?nK9~23_$Q71pohoQV;<!VgMmVMgW9^AVd', 0.015625
),
    x10: packed('|i1',
    'c-jFZ0Neld^dImU6w1&)BQ7=6>^9vn8`&lgGX*8m`7G$;*zL_262jX>tP&{', 0.0625
),
    t12: packed('<i2',
    'c-s5=BKAOS#i<2*d!E@{xv{9^!=jr$x@RQsUHa6rAYb6^EDw)UO8@^e{AXYQk_-%tP&NYyfY>0w!0_)s0PAcghy', 0.015625
),
    x13: packed('|i1',
    'c-jFZ0Nel31IZdX_ay}1_Ac-AI4~q0-OlJND?kD<IrzjN8N=Bh$I{$2_z_(', 0.0625
),
    t15: packed('<i2',
    'c-p(jd{WBlyBEj4H!=6_teB7!HQi#thBXWvUuADxSx`GkY}cwc8vhyoGl0>55Mlr^fD|JT{r|_n@b5pvzkmM$AebYx', 0.015625
),
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
