# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: one pixel at a time, with other strides down than across.

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
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [0.0, 0.5, 1.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 4, 7, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3]), [0.0, 0.5, 1.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 7, 4, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3]), [0.0, 0.5, 1.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 3, 7, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [0.0, 0.5, 1.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [1, 7, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 2, 1, 3, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 3, 1, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jq&$q~RX2*idB82Yc4%MgDhjY!dUQQ~zi=(fq8xs6LRnc5|Rp@&lFghWpB`gEQCRG0PXV0>%G{iC%dMUcN#kv08(oE~S01(U4_'
    'OYcI0vYBL2IET&N&8+wbv9n16', 0.5
),
    t4: [-5.5, 5.0, 10.5, -11.5, 0.5, 14.5, 8.5, 0.0, -9.0, -0.5, -10.0, -5.0, 11.5, 5.0, -10.0, 6.5, -4.5,
    -9.0, 6.5, 5.0, -3.5, -7.5, -3.0, 8.0, 12.5, 3.0, -12.0, 1.5, -9.5, -7.0, -6.5, -1.5, 7.5, -4.0,
    -8.5, 0.0, -10.5, -1.5, 12.0, -2.0, 7.0, 8.0, -2.0, 8.5, 7.5, 5.0, -2.5, -7.5, 13.0, 2.0, -13.0,
    4.5, -0.5, -5.5, 5.5, -3.5, -7.5, -4.5, 2.5, 8.0, 1.5, -9.5, -7.5, 3.0, -7.5, -7.0, -5.0, 4.0,
    9.0, 7.0, 0.0, -7.5, -1.0, 9.5, 8.0, -0.5, 12.5, 9.5, -0.5, 1.5, 3.0, 11.0, 6.0, -8.5],
    t7: [-5.5, 5.0, 10.5, 8.5, 0.0, -9.0, 11.5, 5.0, -10.0, 6.5, 5.0, -3.5, 0.0, -3.0, -1.5, -2.0, -2.5,
    1.0, -11.0, -2.0, 12.0, 3.5, 5.5, -0.5, -7.5, -3.0, 8.0, 1.5, -9.5, -7.0, -4.0, -8.5, 0.0, -2.0,
    7.0, 8.0, -1.0, 1.5, 3.5, -6.5, -4.5, 6.0, 7.0, 2.5, -7.0, 5.5, 8.0, -1.0, -2.0, 8.5, 7.5, 13.0,
    2.0, -13.0, 5.5, -3.5, -7.5, 1.5, -9.5, -7.5, 5.5, 5.5, -2.5, 3.0, -4.5, -6.0, 6.0, 5.5, -4.0,
    -4.5, -4.5, 3.5, 3.0, -7.5, -7.0, 7.0, 0.0, -7.5, -0.5, 12.5, 9.5, 11.0, 6.0, -8.5],
    t10: [-5.5, 5.0, 10.5, -11.5, 0.5, 14.5, 8.5, 0.0, -9.0, -0.5, -10.0, -5.0, 11.5, 5.0, -10.0, 6.5, -4.5,
    -9.0, 6.5, 5.0, -3.5, -1.0, 1.5, 3.5, -6.5, -5.5, 5.0, -6.5, -4.5, 6.0, 6.5, 3.0, -4.5, 7.0,
    2.5, -7.0, 0.0, 4.0, 3.0, 5.5, 8.0, -1.0, 3.0, -7.5, -7.0, -5.0, 4.0, 9.0, 7.0, 0.0, -7.5, -1.0,
    9.5, 8.0, -0.5, 12.5, 9.5, -0.5, 1.5, 3.0, 11.0, 6.0, -8.5],
    t13: [-5.5, 5.0, 10.5, -0.5, -10.0, -5.0, 6.5, 5.0, -3.5, 0.0, -3.0, -1.5, -12.0, -2.0, 13.5, 3.5, 5.5,
    -0.5, -7.5, -3.0, 8.0, -6.5, -1.5, 7.5, -2.0, 7.0, 8.0, -1.0, 1.5, 3.5, 6.5, 3.0, -4.5, 5.5,
    8.0, -1.0, -2.0, 8.5, 7.5, 4.5, -0.5, -5.5, 1.5, -9.5, -7.5, 5.5, 5.5, -2.5, 10.5, 4.5, -9.0,
    -4.5, -4.5, 3.5, 3.0, -7.5, -7.0, -1.0, 9.5, 8.0, 11.0, 6.0, -8.5],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# A window of one pixel is no excuse to look at one stride only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 7, 7, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [0, 2, 4])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 4, 7, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c6 = Parameter('c6', ('TENSOR_INT32', [3], 0.25, 0), [0, 2, 4])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 7, 4, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c9 = Parameter('c9', ('TENSOR_INT32', [3], 0.25, 0), [0, 2, 4])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 3, 7, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c12 = Parameter('c12', ('TENSOR_INT32', [3], 0.25, 0), [0, 2, 4])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 2, 1, 3, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 3, 1, 0).To(t13)
Example({
    x1: packed('<i2',
    'c-qa3$q@uG2*fsIE<=I2LLY~*dbYac6S60`fX|{I*|OFnaa@&XgbPFcO;p}kNGfTd!Yy~ka-PPFYuf<VZOtdp;aw+)RbDR%u+_6d'
    'NrqwxgoDCK(#wLQJ9l4gm-F|3d~{4i>H'
),
    t4: [109, 130, 141, 97, 121, 149, 137, 120, 102, 119, 100, 110, 143, 130, 100, 133, 111, 102, 133, 130,
    113, 105, 114, 136, 145, 126, 96, 123, 101, 106, 107, 117, 135, 112, 103, 120, 99, 117, 144,
    116, 134, 136, 116, 137, 135, 130, 115, 105, 146, 124, 94, 129, 119, 109, 131, 113, 105, 111,
    125, 136, 123, 101, 105, 126, 105, 106, 110, 128, 138, 134, 120, 105, 118, 139, 136, 119, 145,
    139, 119, 123, 126, 142, 132, 103],
    t7: [109, 130, 141, 137, 120, 102, 143, 130, 100, 133, 130, 113, 120, 114, 117, 116, 115, 122, 98, 116,
    144, 127, 131, 119, 105, 114, 136, 123, 101, 106, 112, 103, 120, 116, 134, 136, 118, 123, 127,
    107, 111, 132, 134, 125, 106, 131, 136, 118, 116, 137, 135, 146, 124, 94, 131, 113, 105, 123,
    101, 105, 131, 131, 115, 126, 111, 108, 132, 131, 112, 111, 111, 127, 126, 105, 106, 134, 120,
    105, 119, 145, 139, 142, 132, 103],
    t10: [109, 130, 141, 97, 121, 149, 137, 120, 102, 119, 100, 110, 143, 130, 100, 133, 111, 102, 133, 130,
    113, 118, 123, 127, 107, 109, 130, 107, 111, 132, 133, 126, 111, 134, 125, 106, 120, 128, 126,
    131, 136, 118, 126, 105, 106, 110, 128, 138, 134, 120, 105, 118, 139, 136, 119, 145, 139, 119,
    123, 126, 142, 132, 103],
    t13: [109, 130, 141, 119, 100, 110, 133, 130, 113, 120, 114, 117, 96, 116, 147, 127, 131, 119, 105, 114,
    136, 107, 117, 135, 116, 134, 136, 118, 123, 127, 133, 126, 111, 131, 136, 118, 116, 137, 135,
    129, 119, 109, 123, 101, 105, 131, 131, 115, 141, 129, 102, 111, 111, 127, 126, 105, 106, 118,
    139, 136, 142, 132, 103],
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
