# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: one pixel at a time, with other strides down than across.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# A window of one pixel is no excuse to look at one stride only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 7, 7, 3]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 4, 7, 3]))
t3 = Output('t3', ('TENSOR_FLOAT32', [1, 7, 4, 3]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 3, 7, 3]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 7, 3, 3]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jq(TMhsq2*bh@@cyTjw|*^Y+KlW(v7A0m@Gaew6?0X5FUA1klR3&a*0Qx}&nANk)`*&XPB1={plczpB5wNPc;OG0Vtl9nCsn5b'
    'S2V@NwHj$Z{IhN#OZ!GX_+dr<', 0.5
),
    t2: [0.5, -3.5, 4.0, -2.5, -1.5, 2.5, 3.0, 4.0, -1.0, 4.0, -3.0, 0.5, 1.0, -3.0, 2.0, 3.0, -1.0, -1.0,
    -0.5, -2.0, -1.5, -4.0, -2.5, 1.5, 1.5, -3.5, 1.5, 2.0, 0.5, 2.0, -0.5, 2.0, 0.5, -3.5, 1.0,
    3.5, 3.0, 1.0, 1.5, -0.5, 3.0, 3.5, 0.5, 2.5, -1.0, 0.5, 1.5, 2.0, 0.5, -0.5, -3.0, -1.5, 1.0,
    1.5, 2.0, 0.5, 1.0, 1.5, 3.5, 1.0, -0.5, -3.0, 2.0, -1.5, -0.5, 3.0, -1.0, -3.0, 4.0, 2.5, -3.5,
    -2.5, 3.0, -1.0, -1.0, 1.0, 1.0, -2.0, -1.5, 3.5, -1.0, -4.0, -2.5, -2.0],
    t3: [0.5, -3.5, 4.0, 3.0, 4.0, -1.0, 1.0, -3.0, 2.0, -0.5, -2.0, -1.5, -2.5, -0.5, -4.0, 2.0, 1.5, 2.5,
    1.0, 3.0, -3.0, -0.5, 3.5, 2.5, -4.0, -2.5, 1.5, 2.0, 0.5, 2.0, -3.5, 1.0, 3.5, -0.5, 3.0, 3.5,
    -3.5, 3.0, 2.5, 1.0, -3.5, 2.5, 1.0, 0.5, -4.0, 1.0, -3.5, -1.5, 0.5, 2.5, -1.0, 0.5, -0.5,
    -3.0, 2.0, 0.5, 1.0, -0.5, -3.0, 2.0, -2.0, -3.0, -3.5, 3.5, -3.0, 0.5, -1.5, -2.5, -1.0, 1.0,
    -4.0, -3.5, -1.5, -0.5, 3.0, 2.5, -3.5, -2.5, 1.0, 1.0, -2.0, -4.0, -2.5, -2.0],
    t4: [0.5, -3.5, 4.0, -2.5, -1.5, 2.5, 3.0, 4.0, -1.0, 4.0, -3.0, 0.5, 1.0, -3.0, 2.0, 3.0, -1.0, -1.0,
    -0.5, -2.0, -1.5, -3.5, 3.0, 2.5, -4.0, -2.5, 0.5, 1.0, -3.5, 2.5, 4.0, 0.5, -2.0, 1.0, 0.5,
    -4.0, -3.5, -2.5, 3.0, 1.0, -3.5, -1.5, -1.5, -0.5, 3.0, -1.0, -3.0, 4.0, 2.5, -3.5, -2.5, 3.0,
    -1.0, -1.0, 1.0, 1.0, -2.0, -1.5, 3.5, -1.0, -4.0, -2.5, -2.0],
    t5: [0.5, -3.5, 4.0, 4.0, -3.0, 0.5, -0.5, -2.0, -1.5, -2.5, -0.5, -4.0, 1.0, -0.5, 1.0, -0.5, 3.5, 2.5,
    -4.0, -2.5, 1.5, -0.5, 2.0, 0.5, -0.5, 3.0, 3.5, -3.5, 3.0, 2.5, 4.0, 0.5, -2.0, 1.0, -3.5,
    -1.5, 0.5, 2.5, -1.0, -1.5, 1.0, 1.5, -0.5, -3.0, 2.0, -2.0, -3.0, -3.5, -0.5, 1.0, 2.5, 1.0,
    -4.0, -3.5, -1.5, -0.5, 3.0, 3.0, -1.0, -1.0, -4.0, -2.5, -2.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# A window of one pixel is no excuse to look at one stride only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 7, 7, 3], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 4, 7, 3], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [1, 7, 4, 3], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 3, 7, 3], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-qa4*$G533<J01_{K_Xr}URHRzHG4gOaXT_4UgMKJ6ZA5^I{zE(FjVsxh@>Z`vnMoFq(RM-TPm396flTqF&$EYCL#HoU?f1Rv%1'
    'G{YGv6Hi%KWYNyIp5_jyjW5yP|K$UW>O|%'
),
    t2: [121, 113, 128, 115, 117, 125, 126, 128, 118, 128, 114, 121, 122, 114, 124, 126, 118, 118, 119, 116,
    117, 112, 115, 123, 123, 113, 123, 124, 121, 124, 119, 124, 121, 113, 122, 127, 126, 122, 123,
    119, 126, 127, 121, 125, 118, 121, 123, 124, 121, 119, 114, 117, 122, 123, 124, 121, 122, 123,
    127, 122, 119, 114, 124, 117, 119, 126, 118, 114, 128, 125, 113, 115, 126, 118, 118, 122, 122,
    116, 117, 127, 118, 112, 115, 116],
    t3: [121, 113, 128, 126, 128, 118, 122, 114, 124, 119, 116, 117, 115, 119, 112, 124, 123, 125, 122, 126,
    114, 119, 127, 125, 112, 115, 123, 124, 121, 124, 113, 122, 127, 119, 126, 127, 113, 126, 125,
    122, 113, 125, 122, 121, 112, 122, 113, 117, 121, 125, 118, 121, 119, 114, 124, 121, 122, 119,
    114, 124, 116, 114, 113, 127, 114, 121, 117, 115, 118, 122, 112, 113, 117, 119, 126, 125, 113,
    115, 122, 122, 116, 112, 115, 116],
    t4: [121, 113, 128, 115, 117, 125, 126, 128, 118, 128, 114, 121, 122, 114, 124, 126, 118, 118, 119, 116,
    117, 113, 126, 125, 112, 115, 121, 122, 113, 125, 128, 121, 116, 122, 121, 112, 113, 115, 126,
    122, 113, 117, 117, 119, 126, 118, 114, 128, 125, 113, 115, 126, 118, 118, 122, 122, 116, 117,
    127, 118, 112, 115, 116],
    t5: [121, 113, 128, 128, 114, 121, 119, 116, 117, 115, 119, 112, 122, 119, 122, 119, 127, 125, 112, 115,
    123, 119, 124, 121, 119, 126, 127, 113, 126, 125, 128, 121, 116, 122, 113, 117, 121, 125, 118,
    117, 122, 123, 119, 114, 124, 116, 114, 113, 119, 122, 125, 122, 112, 113, 117, 119, 126, 126,
    118, 118, 112, 115, 116],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
