# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: one pixel at a time, with other strides down than across.

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
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jrjK@z|q2m`<&h~)pT1q5yHJ9~&ic1PtIKIxYkIiUpR?!uuR5G!8zprH!&Z5O@}puGwKw)oYw6l*4C-<uAfT0jZrt>&@&(p9>k'
    'LUZ{SQbwt2x~RX7Ecypc!aYm', 0.5
),
    t2: [-2.5, 4.0, 1.0, -3.0, 1.0, -3.5, -2.0, -2.0, -4.0, -3.0, -3.5, -2.5, -1.5, 4.0, -0.5, 0.5, -2.0,
    -0.5, -3.5, -3.5, -4.0, -0.5, -4.0, 3.5, -1.5, 1.0, -2.0, 1.0, 1.5, 1.5, 1.0, 1.5, 3.5, 3.0,
    2.5, -1.0, 1.0, 3.5, 2.0, 1.0, -4.0, 1.0, 1.0, -1.5, 3.0, -1.0, -1.0, -3.5, 3.5, 1.0, 3.5, -1.5,
    -3.0, 2.0, 1.0, 1.0, -3.0, 0.5, 1.0, -1.5, -0.5, 2.0, -2.0, 4.0, 4.0, 0.5, -1.5, 1.5, 4.0, 1.5,
    1.5, 2.5, 1.5, 2.0, 4.0, 1.5, -1.5, -3.0, 2.0, -4.0, -3.5, -3.0, 4.0, 3.5],
    t3: [-2.5, 4.0, 1.0, -2.0, -2.0, -4.0, -1.5, 4.0, -0.5, -3.5, -3.5, -4.0, -3.5, -1.5, -4.0, 1.0, -1.5,
    -1.0, -2.5, 4.0, 2.5, 1.0, 2.0, -4.0, -0.5, -4.0, 3.5, 1.0, 1.5, 1.5, 3.0, 2.5, -1.0, 1.0, -4.0,
    1.0, 4.0, 2.5, -0.5, 1.0, 1.0, 3.0, 1.5, -3.5, 2.5, -2.0, 4.0, -3.5, 1.0, -1.5, 3.0, 3.5, 1.0,
    3.5, 1.0, 1.0, -3.0, -0.5, 2.0, -2.0, 4.0, -2.5, 2.5, 3.5, 1.5, 0.5, 1.5, 0.5, 4.0, 3.5, 3.0,
    2.5, 4.0, 4.0, 0.5, 1.5, 1.5, 2.5, 1.5, -1.5, -3.0, -3.0, 4.0, 3.5],
    t4: [-2.5, 4.0, 1.0, -3.0, 1.0, -3.5, -2.0, -2.0, -4.0, -3.0, -3.5, -2.5, -1.5, 4.0, -0.5, 0.5, -2.0,
    -0.5, -3.5, -3.5, -4.0, 4.0, 2.5, -0.5, -3.0, -4.0, 0.5, 1.0, 1.0, 3.0, 0.5, 3.5, -1.0, 1.5,
    -3.5, 2.5, -3.5, 0.5, 2.5, -2.0, 4.0, -3.5, 4.0, 4.0, 0.5, -1.5, 1.5, 4.0, 1.5, 1.5, 2.5, 1.5,
    2.0, 4.0, 1.5, -1.5, -3.0, 2.0, -4.0, -3.5, -3.0, 4.0, 3.5],
    t5: [-2.5, 4.0, 1.0, -3.0, -3.5, -2.5, -3.5, -3.5, -4.0, -3.5, -1.5, -4.0, 3.0, -3.0, 1.0, 1.0, 2.0,
    -4.0, -0.5, -4.0, 3.5, 1.0, 1.5, 3.5, 1.0, -4.0, 1.0, 4.0, 2.5, -0.5, 0.5, 3.5, -1.0, -2.0, 4.0,
    -3.5, 1.0, -1.5, 3.0, -1.5, -3.0, 2.0, -0.5, 2.0, -2.0, 4.0, -2.5, 2.5, -2.0, -3.0, 1.0, 3.5,
    3.0, 2.5, 4.0, 4.0, 0.5, 1.5, 2.0, 4.0, -3.0, 4.0, 3.5],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# A window of one pixel is no excuse to look at one stride only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 7, 7, 3], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 4, 7, 3], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [1, 7, 4, 3], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 3, 7, 3], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-qa((Gde62n5lT3<x?LB3F7+M)v#7F2bPhV!DDS{iuqD6oJ^!u-FU4l_L{yRH5ee##{*4$0UK5vrAjEor-vS>tMnzV2L=_xq2U+'
    'N;g!pCw~_*qgd5-SwAgmoX`LD1*7*xGy'
),
    t2: [115, 128, 122, 114, 122, 113, 116, 116, 112, 114, 113, 115, 117, 128, 119, 121, 116, 119, 113, 113,
    112, 119, 112, 127, 117, 122, 116, 122, 123, 123, 122, 123, 127, 126, 125, 118, 122, 127, 124,
    122, 112, 122, 122, 117, 126, 118, 118, 113, 127, 122, 127, 117, 114, 124, 122, 122, 114, 121,
    122, 117, 119, 124, 116, 128, 128, 121, 117, 123, 128, 123, 123, 125, 123, 124, 128, 123, 117,
    114, 124, 112, 113, 114, 128, 127],
    t3: [115, 128, 122, 116, 116, 112, 117, 128, 119, 113, 113, 112, 113, 117, 112, 122, 117, 118, 115, 128,
    125, 122, 124, 112, 119, 112, 127, 122, 123, 123, 126, 125, 118, 122, 112, 122, 128, 125, 119,
    122, 122, 126, 123, 113, 125, 116, 128, 113, 122, 117, 126, 127, 122, 127, 122, 122, 114, 119,
    124, 116, 128, 115, 125, 127, 123, 121, 123, 121, 128, 127, 126, 125, 128, 128, 121, 123, 123,
    125, 123, 117, 114, 114, 128, 127],
    t4: [115, 128, 122, 114, 122, 113, 116, 116, 112, 114, 113, 115, 117, 128, 119, 121, 116, 119, 113, 113,
    112, 128, 125, 119, 114, 112, 121, 122, 122, 126, 121, 127, 118, 123, 113, 125, 113, 121, 125,
    116, 128, 113, 128, 128, 121, 117, 123, 128, 123, 123, 125, 123, 124, 128, 123, 117, 114, 124,
    112, 113, 114, 128, 127],
    t5: [115, 128, 122, 114, 113, 115, 113, 113, 112, 113, 117, 112, 126, 114, 122, 122, 124, 112, 119, 112,
    127, 122, 123, 127, 122, 112, 122, 128, 125, 119, 121, 127, 118, 116, 128, 113, 122, 117, 126,
    117, 114, 124, 119, 124, 116, 128, 115, 125, 116, 114, 122, 127, 126, 125, 128, 128, 121, 123,
    124, 128, 114, 128, 127],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
