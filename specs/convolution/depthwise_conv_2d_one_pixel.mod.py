# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: one pixel at a time, with other strides down than across.

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
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 4, 7, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -1.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 7, 4, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -1.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 3, 7, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -1.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [1, 7, 3, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 2, 1, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 2, 3, 1, 1, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jrhK@I>R2n4}^u=xMi!pPv-w@xZ~^R(15n4yHJPAUSv{iDk+j7hAZJCA}or*-d{Pxm^rYFskJ-Dv4Bd5W+)eldvd%3)o^Wpju+'
    '*>NBH-uh9^j29Ll+MV|YhAvW>', 0.5
),
    t4: [-7.5, 1.5, -2.5, -7.5, 2.5, -7.0, 1.5, 3.5, 3.5, 4.5, 3.0, 5.0, 4.5, 3.0, -11.5, 1.5, 1.5, -13.0,
    2.5, -2.5, -5.5, -2.5, -2.5, 6.5, -2.5, 2.5, 2.0, -5.5, 1.5, 2.0, -1.5, 2.5, -7.0, 2.5, -4.0,
    11.0, -1.5, 1.0, 8.0, 2.5, -4.0, 3.5, -4.5, -1.0, -5.5, -5.5, -2.0, -11.5, -4.5, -2.5, -2.5,
    -5.5, 1.0, -10.0, 7.5, 2.0, -7.0, -6.5, 4.0, -4.0, -2.5, 3.5, -2.5, -1.5, -2.5, -8.5, 2.5, -1.0,
    -13.0, -7.5, -3.5, 9.5, 7.5, -3.5, -10.0, 3.5, 3.0, -10.0, 1.5, -1.0, -7.0, -3.5, 4.0, -2.5],
    t7: [-7.5, 1.5, -2.5, 1.5, 3.5, 3.5, 4.5, 3.0, -11.5, 2.5, -2.5, -5.5, -2.5, -1.0, -10.0, 8.5, -2.5,
    8.0, 8.5, 3.5, -10.0, 7.5, -1.5, 9.5, -2.5, -2.5, 6.5, -5.5, 1.5, 2.0, 2.5, -4.0, 11.0, 2.5,
    -4.0, 3.5, -4.5, 1.0, 3.5, 1.5, 4.0, 9.5, 4.5, 1.5, 5.0, 4.5, -0.5, -5.5, -4.5, -1.0, -5.5,
    -4.5, -2.5, -2.5, 7.5, 2.0, -7.0, -2.5, 3.5, -2.5, -5.5, -3.5, -2.5, -1.5, 1.5, -10.0, -3.5,
    -3.5, -2.5, 6.5, 2.0, -5.5, -1.5, -2.5, -8.5, -7.5, -3.5, 9.5, 3.5, 3.0, -10.0, -3.5, 4.0, -2.5],
    t10: [-7.5, 1.5, -2.5, -7.5, 2.5, -7.0, 1.5, 3.5, 3.5, 4.5, 3.0, 5.0, 4.5, 3.0, -11.5, 1.5, 1.5, -13.0,
    2.5, -2.5, -5.5, -4.5, 1.0, 3.5, -6.5, 1.0, 6.5, 1.5, 4.0, 9.5, 1.5, -2.5, 6.5, 4.5, 1.5, 5.0,
    -7.5, -2.5, -10.0, 4.5, -0.5, -5.5, -1.5, -2.5, -8.5, 2.5, -1.0, -13.0, -7.5, -3.5, 9.5, 7.5,
    -3.5, -10.0, 3.5, 3.0, -10.0, 1.5, -1.0, -7.0, -3.5, 4.0, -2.5],
    t13: [-7.5, 1.5, -2.5, 4.5, 3.0, 5.0, 2.5, -2.5, -5.5, -2.5, -1.0, -10.0, -2.5, -2.5, 0.5, 7.5, -1.5,
    9.5, -2.5, -2.5, 6.5, -1.5, 2.5, -7.0, 2.5, -4.0, 3.5, -4.5, 1.0, 3.5, 1.5, -2.5, 6.5, 4.5,
    -0.5, -5.5, -4.5, -1.0, -5.5, -5.5, 1.0, -10.0, -2.5, 3.5, -2.5, -5.5, -3.5, -2.5, -6.5, 2.5,
    -13.0, 6.5, 2.0, -5.5, -1.5, -2.5, -8.5, 7.5, -3.5, -10.0, -3.5, 4.0, -2.5],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# A window of one pixel is no excuse to look at one stride only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 7, 7, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 4, 7, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c6 = Parameter('c6', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -4])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 7, 4, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c9 = Parameter('c9', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -4])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 3, 7, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c12 = Parameter('c12', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -4])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 2, 1, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 2, 3, 1, 1, 0).To(t13)
Example({
    x1: packed('<i2',
    'c-qa%(TxQ$2n4|k8O9727#4^A9LCjOOD){8Ec6trph3wd6NA3}vEwSdV$QIeE5Y<-d9VAI_bfl^9Wv2fENN7{izr>a;TSU&r*6!q'
    '(Ft8*v)}f;?3F1p4-OD%Cj0OI`2jF|M1c'
),
    t4: [105, 123, 115, 105, 125, 106, 123, 127, 127, 129, 126, 130, 129, 126, 97, 123, 123, 94, 125, 115,
    109, 115, 115, 133, 115, 125, 124, 109, 123, 124, 117, 125, 106, 125, 112, 142, 117, 122, 136,
    125, 112, 127, 111, 118, 109, 109, 116, 97, 111, 115, 115, 109, 122, 100, 135, 124, 106, 107,
    128, 112, 115, 127, 115, 117, 115, 103, 125, 118, 94, 105, 113, 139, 135, 113, 100, 127, 126,
    100, 123, 118, 106, 113, 128, 115],
    t7: [105, 123, 115, 123, 127, 127, 129, 126, 97, 125, 115, 109, 115, 118, 100, 137, 115, 136, 137, 127,
    100, 135, 117, 139, 115, 115, 133, 109, 123, 124, 125, 112, 142, 125, 112, 127, 111, 122, 127,
    123, 128, 139, 129, 123, 130, 129, 119, 109, 111, 118, 109, 111, 115, 115, 135, 124, 106, 115,
    127, 115, 109, 113, 115, 117, 123, 100, 113, 113, 115, 133, 124, 109, 117, 115, 103, 105, 113,
    139, 127, 126, 100, 113, 128, 115],
    t10: [105, 123, 115, 105, 125, 106, 123, 127, 127, 129, 126, 130, 129, 126, 97, 123, 123, 94, 125, 115,
    109, 111, 122, 127, 107, 122, 133, 123, 128, 139, 123, 115, 133, 129, 123, 130, 105, 115, 100,
    129, 119, 109, 117, 115, 103, 125, 118, 94, 105, 113, 139, 135, 113, 100, 127, 126, 100, 123,
    118, 106, 113, 128, 115],
    t13: [105, 123, 115, 129, 126, 130, 125, 115, 109, 115, 118, 100, 115, 115, 121, 135, 117, 139, 115, 115,
    133, 117, 125, 106, 125, 112, 127, 111, 122, 127, 123, 115, 133, 129, 119, 109, 111, 118, 109,
    109, 122, 100, 115, 127, 115, 109, 113, 115, 107, 125, 94, 133, 124, 109, 117, 115, 103, 135,
    113, 100, 113, 128, 115],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
