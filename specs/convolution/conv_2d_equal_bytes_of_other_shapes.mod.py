# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: constants of equal bytes with other dimensions.

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
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 2, 3, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c3 = Parameter('c3', (F32, [2]), [0.0, 0.0])
t4 = Output('t4', (F32, [1, 3, 2, 2]))
x5 = Input('x5', (F32, [1, 4, 4, 2]))
c6 = Parameter('c6', (F32, [2, 3, 2, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c7 = Parameter('c7', (F32, [2]), [0.0, 0.0])
t8 = Output('t8', (F32, [1, 2, 3, 2]))
x9 = Input('x9', (F32, [1, 4, 4, 2]))
c10 = Parameter('c10', (F32, [3, 2, 2, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c11 = Parameter('c11', (F32, [3]), [0.0, 0.0, 0.0])
t12 = Output('t12', (F32, [1, 3, 3, 3]))
x13 = Input('x13', (F32, [1, 4, 4, 3]))
c14 = Parameter('c14', (F32, [2, 2, 2, 3]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c15 = Parameter('c15', (F32, [2]), [0.0, 0.0])
t16 = Output('t16', (F32, [1, 3, 3, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [4, 1, 3, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c19 = Parameter('c19', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t20 = Output('t20', (F32, [1, 4, 2, 4]))
x21 = Input('x21', (F32, [1, 4, 4, 3]))
c22 = Parameter('c22', (F32, [1, 2, 4, 3]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c23 = Parameter('c23', (F32, [1]), [0.0])
t24 = Output('t24', (F32, [1, 3, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jFV0N?)*_x04%EYB{)0Kg{S6g&MjBn&V)%`(Bx(B2aS66@v(SP!N', 0.0625
),
    t4: [-14.234375, -41.984375, 5.390625, -2.484375, 17.453125, 27.953125, 8.359375, 21.484375, -4.03125,
    7.96875, -7.28125, -4.84375],
    x5: packed('|i1',
    'c-rGWbwl3XT;!aC<PRH0epbbcLf5TsU$V9M^!D+~!?M!W0MH8!-v', 0.0625
),
    t8: [12.546875, 26.984375, 2.03125, 22.84375, 15.265625, 48.265625, -8.296875, -0.046875, -17.546875,
    -32.921875, 20.90625, 47.53125],
    x9: packed('|i1',
    'c-k|SVf)T;^g4s)Gj{&_kNM30-x1Y4e8K4HkrOHkQs0!N0pO7i0{', 0.0625
),
    t12: packed('<i2',
    'c-jFr0LlL~&1KHs?$#!DWORg@0&3h`+$xg#(i&o*U?2em2>tr^|NZ&_0|ov2`2PI)0RR2~0s{d70VN(A@B', 0.015625
),
    x13: packed('|i1',
    'c-jFl0MGwCEhGNKDG@947XiZL67(7D-~bQ;D(&$iKrq}r|Hj+FF9^%g>N7Ms7Bb%o8^_NA!4<U', 0.0625
),
    t16: [-5.015625, 8.109375, 2.078125, 5.265625, -0.53125, 6.03125, 19.703125, 42.390625, -23.984375,
    -50.796875, -20.71875, -45.09375, 28.53125, 81.59375, 8.796875, 13.296875, -18.4375, -57.4375],
    x17: packed('|i1',
    'c-jFV0N?)_AnQNWH7P7SCB(?>2>#>WG7AFG)-d$d#}Yj|&&<j1&=2?', 0.0625
),
    t20: packed('<i2',
    'c-pIEpQ_xq@15LX{^;e+=cUsdBsO@|cTS$$=fibEdw=kAMiw?sCRPrffB*je`S<Jl=YM~H|N0MPGcYg!slR^!-hm^q', 0.015625
),
    x21: packed('|i1',
    'c-jFl0MGxy55grtAl}8qKQ$RR$<-Ph0O{ug^Y7W=6#5d}=Jp-%3Od*53_Lb7D)k}+)5-!l_7?;', 0.0625
),
    t24: [-24.65625, -22.484375, 25.078125],
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
