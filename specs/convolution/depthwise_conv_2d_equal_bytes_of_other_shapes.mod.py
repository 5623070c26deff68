# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants of equal bytes with other dimensions.

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
c2 = Parameter('c2', (F32, [1, 2, 3, 4]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c3 = Parameter('c3', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t4 = Output('t4', (F32, [1, 3, 2, 4]))
x5 = Input('x5', (F32, [1, 4, 4, 2]))
c6 = Parameter('c6', (F32, [1, 3, 2, 4]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c7 = Parameter('c7', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t8 = Output('t8', (F32, [1, 2, 3, 4]))
x9 = Input('x9', (F32, [1, 4, 4, 2]))
c10 = Parameter('c10', (F32, [1, 2, 2, 6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c11 = Parameter('c11', (F32, [6]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t12 = Output('t12', (F32, [1, 3, 3, 6]))
x13 = Input('x13', (F32, [1, 4, 4, 2]))
c14 = Parameter('c14', (F32, [1, 1, 4, 6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c15 = Parameter('c15', (F32, [6]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t16 = Output('t16', (F32, [1, 4, 1, 6]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [1, 4, 3, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5,
    4.75, 5.0, 5.25, 5.5, 5.75, 6.0])
c19 = Parameter('c19', (F32, [2]), [0.0, 0.0])
t20 = Output('t20', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 3, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 3, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 1, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jFV0N?){1tjV73O+O&?c^!N#|;$F-^$&~8t4YmI4TnaCga2Dy$+u', 0.0625
),
    t4: [-19.890625, -20.03125, -13.328125, -14.0, -8.828125, -8.65625, 8.828125, 9.5, -51.546875,
    -54.90625, -14.984375, -16.1875, -36.140625, -39.34375, 0.796875, 0.8125, -9.5, -11.9375,
    31.515625, 32.625, -8.28125, -10.0625, -3.953125, -4.0625],
    x5: packed('|i1',
    'c-jFV0N?*3IWF4VK=3`{1t2fX1nD&t2=6B`2OaG0>%{T;_ZIl#>JQQ', 0.0625
),
    t8: [6.15625, 7.5, 26.78125, 28.625, 3.40625, 3.75, 28.328125, 30.25, 8.734375, 7.96875, 17.671875,
    20.3125, -23.078125, -24.21875, 4.265625, 5.25, -13.90625, -14.75, 3.296875, 4.4375, 15.796875,
    16.09375, -3.046875, -2.625],
    x9: packed('|i1',
    'c-s5+{+_P3jPY9)-rG+kUNehGAAe_fn)5f$UAt!tdTQ+V0siF<c>', 0.0625
),
    t12: packed('<i2',
    'c-oWwaQNA0hEMNa*@fjXR(+OI($X@rI<$JqsxYQ0bC=2fyU(Lw@?uNFGnt^t3A#y#l$z@*)f}S!{r&s@KLZf_`}dETnHk9V4+g(~'
    '|7K!h`upb(kOZ<>SXqHmEG(=*E|38LO+7Fh', 0.015625
),
    x13: packed('|i1',
    'c-jFV0N?-3KEosL_5bSH2`wSi8`kswDask)C(|bJJmvZx6e<8WND&(', 0.0625
),
    t16: [-11.21875, -13.25, -15.28125, -0.96875, 0.03125, 1.03125, -17.078125, -18.3125, -19.546875, 8.0,
    8.875, 9.75, -25.59375, -27.65625, -29.71875, 29.28125, 31.515625, 33.75, 15.375, 15.84375,
    16.3125, 7.8125, 8.96875, 10.125],
    x17: packed('|i1',
    'c-jFV0N?*G3I8F(?%qDr@!K&u)zZw^_8u$*&m%1pE)C-<+!*W|hY%S', 0.0625
),
    t20: [20.578125, -15.6875, 33.125, -23.53125],
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
