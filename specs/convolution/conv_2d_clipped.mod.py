# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: activations at the end of a loop.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Activations of results of many sizes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 5, 1]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [-2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1]), [0.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 5, 1]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 1]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3, 1, 1, 1]), [-2.0, 1.0, 2.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [5.0, 2.0, 1.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 3, 5, 1]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [5, 1, 1, 1]), [-2.0, 2.0, 2.0, -1.0, -1.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5]), [3.0, 3.0, -3.0, 3.0, -2.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 3, 5, 5]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 1, 13, 1]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [2.0, 1.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [2]), [1.0, 5.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 13, 2]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 1, 4, 1]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [2.0])
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [-3.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 1, 4, 1]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 3, 7, 1]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 3, 3, 1]), [2.0, 2.0, -1.0, -2.0, -2.0, -2.0, 2.0, 1.0, -2.0, -1.0, -2.0, -2.0, -1.0, -1.0, -1.0, -1.0, -1.0,
    -1.0, 1.0, -2.0, -1.0, -1.0, 2.0, -1.0, 2.0, 2.0, 1.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [3.0, 5.0, 3.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 1, 5, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 4, 5, 1]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [5, 3, 3, 1]), [-1.0, 1.0, -2.0, 1.0, 2.0, -2.0, -2.0, 1.0, 1.0, 1.0, -2.0, 2.0, -2.0, -2.0, 2.0, 2.0, -2.0, 2.0,
    2.0, 2.0, 1.0, 1.0, -1.0, 1.0, -2.0, 2.0, -1.0, -2.0, -1.0, -1.0, -1.0, -2.0, 1.0, 1.0, -2.0,
    2.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 2.0, -1.0])
c27 = Parameter('c27', ('TENSOR_FLOAT32', [5]), [1.0, 3.0, 0.0, 6.0, 2.0])
t28 = Output('t28', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 5, 7, 1]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-1.0, -2.0, 2.0, 1.0, -1.0, 2.0, 1.0, -1.0, -2.0, -2.0, -2.0, 1.0, 2.0, 1.0, -2.0, -1.0, -2.0,
    -1.0])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [2]), [0.0, -3.0])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 3, 5, 2]))
x33 = Input('x33', ('TENSOR_FLOAT32', [1, 3, 15, 1]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 3, 3, 1]), [-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 2.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [1]), [-1.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 1, 13, 1]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 3, 6, 1]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3, 3, 3, 1]), [2.0, -2.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -2.0, 1.0, 1.0, -1.0, -1.0, 2.0, 1.0, 1.0, 1.0, 1.0,
    -2.0, 2.0, 1.0, 1.0, -1.0, 2.0, -2.0, 1.0, 2.0])
c39 = Parameter('c39', ('TENSOR_FLOAT32', [3]), [-3.0, 6.0, 5.0])
t40 = Output('t40', ('TENSOR_FLOAT32', [1, 1, 4, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 1, 1, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 1, 1, 3).To(t40)
Example({
    x1: [-1.5, -0.5, 0.0, 1.5, 0.0],
    t4: [3.0, 1.0, 0.0, 0.0, 0.0],
    x5: [-1.5, -2.5, 2.0, -1.0, 0.5, 2.5],
    t8: [1.0, 0.5, -1.0, 1.0, -0.5, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0],
    x9: [2.5, 2.5, -0.5, 1.5, -1.0, 2.0, -2.5, -2.5, 1.0, 2.5, 1.0, 2.5, 2.0, -1.0, 2.0],
    t12: packed('|i1',
    'c-lqEK?(pM2mry=gv28J|7#;Vcv<!^qzSyZF<~<Z#o?%uu%x1aeb-l{@dYj+0WA', 0.5
),
    x13: [-2.5, -0.5, -0.5, -2.5, 2.0, -0.5, -1.5, -1.5, -0.5, 0.0, 0.0, 1.5, 2.0],
    t16: [0.0, 2.5, 0.0, 4.5, 0.0, 4.5, 0.0, 2.5, 5.0, 6.0, 0.0, 4.5, 0.0, 3.5, 0.0, 3.5, 0.0, 4.5, 1.0, 5.0,
    1.0, 5.0, 4.0, 6.0, 5.0, 6.0],
    x17: [-1.5, 2.5, -2.5, 0.0],
    t20: [-1.0, 1.0, -1.0, -1.0],
    x21: [-2.5, 2.5, -1.5, 2.0, 1.0, 0.5, -2.5, -0.5, -2.0, 2.5, 1.0, 2.5, -1.0, -0.5, 2.0, 2.5, 2.5, 0.0,
    -0.5, 2.5, -1.0],
    t24: [6.0, 0.0, 2.5, 7.5, 0.0, 22.5, 0.0, 0.0, 0.0, 0.0, 0.0, 9.0, 10.0, 6.0, 4.5],
    x25: [-1.5, 1.5, -2.0, -1.5, -1.5, 0.5, -2.0, 0.0, 0.5, -2.5, 0.0, -1.0, 1.0, 0.5, 0.0, 2.0, 0.5, 0.5,
    -2.5, 0.5],
    t28: [4.5, 1.5, 0.0, 6.0, 0.0, 1.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 0.0, 6.0, 4.0, 0.0, 6.0, 0.0, 6.0, 0.0,
    0.0, 0.0, 0.0, 3.5, 6.0, 5.5, 1.0, 0.0, 6.0, 0.0],
    x29: [-2.0, 2.5, -0.5, 2.5, 0.0, 0.5, -2.0, 1.5, 2.0, -2.0, 0.5, 0.0, 1.0, -0.5, -1.0, 2.5, -1.0, -2.5,
    -2.5, -0.5, 0.5, 1.5, 1.0, 2.0, 2.5, 2.0, 0.0, 1.0, 0.5, -1.5, -1.0, -2.0, -2.5, -2.0, -1.0],
    t32: [-1.0, 1.0, 1.0, -1.0, -0.5, -1.0, 1.0, -0.5, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0,
    -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    x33: [2.5, -2.0, 1.5, 0.0, -0.5, 1.5, -0.5, -2.0, 0.5, 0.5, -2.5, -1.5, 1.0, -1.0, -1.5, 2.0, -2.5, 2.5,
    2.5, 2.0, 1.0, -1.0, 1.0, -1.0, -2.5, 1.0, 1.0, -2.0, 1.5, 2.5, 2.5, 1.0, 1.0, 2.0, 2.0, 0.0,
    -2.5, 1.5, 0.0, -2.5, 2.5, 2.5, 2.0, 2.5, -2.5],
    t36: [0.0, 9.0, 1.0, 0.0, 0.0, 0.0, 4.0, 0.0, 1.5, 10.0, 5.0, 2.5, 0.0],
    x37: [1.5, -1.5, 1.5, 1.0, 2.5, 0.5, 0.0, 1.0, 0.0, 0.5, 2.5, 2.5, 1.0, 0.0, 0.0, -2.0, 2.0, 2.0],
    t40: [0.0, 6.0, 0.0, 0.0, 2.5, 6.0, 0.0, 6.0, 6.0, 0.0, 6.0, 6.0],
}, name='stride_1').AddVariations('float16').DisableLifeTimeVariation()

# Activations of results of many sizes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [124])
c3 = Parameter('c3', ('TENSOR_INT32', [1], 0.25, 0), [0])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 1], 0.5, 128), [124, 130, 132])
c7 = Parameter('c7', ('TENSOR_INT32', [3], 0.25, 0), [20, 8, 4])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 1], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 1], 0.5, 128), [124, 132, 132, 126, 126])
c11 = Parameter('c11', ('TENSOR_INT32', [5], 0.25, 0), [12, 12, -12, 12, -8])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 1, 13, 1], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 128), [132, 130])
c15 = Parameter('c15', ('TENSOR_INT32', [2], 0.25, 0), [4, 20])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 1], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [132])
c19 = Parameter('c19', ('TENSOR_INT32', [1], 0.25, 0), [-12])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 3, 7, 1], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.5, 128), [132, 132, 126, 124, 124, 124, 132, 130, 124, 126, 124, 124, 126, 126, 126, 126, 126, 126, 130, 124,
    126, 126, 132, 126, 132, 132, 130])
c23 = Parameter('c23', ('TENSOR_INT32', [3], 0.25, 0), [12, 20, 12])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 1], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [5, 3, 3, 1], 0.5, 128), [126, 130, 124, 130, 132, 124, 124, 130, 130, 130, 124, 132, 124, 124, 132, 132, 124, 132, 132, 132,
    130, 130, 126, 130, 124, 132, 126, 124, 126, 126, 126, 124, 130, 130, 124, 132, 126, 130, 130,
    130, 130, 126, 126, 132, 126])
c27 = Parameter('c27', ('TENSOR_INT32', [5], 0.25, 0), [4, 12, 0, 24, 8])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 1], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [126, 124, 132, 130, 126, 132, 130, 126, 124, 124, 124, 130, 132, 130, 124, 126, 124, 126])
c31 = Parameter('c31', ('TENSOR_INT32', [2], 0.25, 0), [0, -12])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', ('TENSOR_QUANT8_ASYMM', [1, 3, 15, 1], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.5, 128), [126, 130, 126, 126, 130, 126, 126, 130, 132])
c35 = Parameter('c35', ('TENSOR_INT32', [1], 0.25, 0), [-4])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 3, 6, 1], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.5, 128), [132, 124, 126, 130, 126, 126, 126, 130, 124, 130, 130, 126, 126, 132, 130, 130, 130, 130, 124, 132,
    130, 130, 126, 132, 124, 130, 132])
c39 = Parameter('c39', ('TENSOR_INT32', [3], 0.25, 0), [-12, 24, 20])
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 1, 1, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 1, 1, 3).To(t40)
Example({
    x1: [117, 119, 120, 123, 120],
    t4: [126, 122, 120, 120, 120],
    x5: [117, 115, 124, 118, 121, 125],
    t8: [122, 121, 118, 122, 119, 118, 122, 122, 122, 122, 122, 118, 122, 122, 122, 120, 122, 122],
    x9: [125, 125, 119, 123, 118, 124, 115, 115, 122, 125, 122, 125, 124, 118, 124],
    t12: packed('<i2',
    'c-pPX!3h8$3<N>TUSq%zMN+mHA2#4UmU|4L6;4d)Flo48utW$LH6xB*_g<2R%fD?4=p<D'
),
    x13: [115, 119, 119, 115, 124, 119, 117, 117, 119, 120, 120, 123, 124],
    t16: [120, 125, 120, 129, 120, 129, 120, 125, 130, 132, 120, 129, 120, 127, 120, 127, 120, 129, 122, 130,
    122, 130, 128, 132, 130, 132],
    x17: [117, 125, 115, 120],
    t20: [118, 122, 118, 118],
    x21: [115, 125, 117, 124, 122, 121, 115, 119, 116, 125, 122, 125, 118, 119, 124, 125, 125, 120, 119, 125,
    118],
    t24: [132, 120, 125, 135, 120, 165, 120, 120, 120, 120, 120, 138, 140, 132, 129],
    x25: [117, 123, 116, 117, 117, 121, 116, 120, 121, 115, 120, 118, 122, 121, 120, 124, 121, 121, 115, 121],
    t28: [129, 123, 120, 132, 120, 122, 132, 120, 132, 120, 132, 120, 120, 132, 128, 120, 132, 120, 132, 120,
    120, 120, 120, 127, 132, 131, 122, 120, 132, 120],
    x29: [116, 125, 119, 125, 120, 121, 116, 123, 124, 116, 121, 120, 122, 119, 118, 125, 118, 115, 115, 119,
    121, 123, 122, 124, 125, 124, 120, 122, 121, 117, 118, 116, 115, 116, 118],
    t32: [118, 122, 122, 118, 119, 118, 122, 119, 118, 118, 118, 118, 118, 118, 118, 118, 122, 118, 118, 118,
    122, 118, 122, 118, 122, 122, 122, 122, 122, 122],
    x33: [125, 116, 123, 120, 119, 123, 119, 116, 121, 121, 115, 117, 122, 118, 117, 124, 115, 125, 125, 124,
    122, 118, 122, 118, 115, 122, 122, 116, 123, 125, 125, 122, 122, 124, 124, 120, 115, 123, 120,
    115, 125, 125, 124, 125, 115],
    t36: [120, 138, 122, 120, 120, 120, 128, 120, 123, 140, 130, 125, 120],
    x37: [123, 117, 123, 122, 125, 121, 120, 122, 120, 121, 125, 125, 122, 120, 120, 116, 124, 124],
    t40: [120, 132, 120, 120, 125, 132, 120, 132, 132, 120, 132, 132],
}, name='stride_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Activations of results of many sizes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 9, 1]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1]), [-2.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 5, 1]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 3, 5, 1]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3, 1, 1, 1]), [-1.0, -1.0, 1.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [2.0, 3.0, 7.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 5, 9, 1]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [5, 1, 1, 1]), [-1.0, 2.0, -2.0, 2.0, -1.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5]), [4.0, 3.0, -2.0, 5.0, -2.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 3, 5, 5]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 1, 25, 1]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [1.0, 1.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [2]), [7.0, 2.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 13, 2]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 1, 7, 1]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [2.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 1, 4, 1]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 3, 11, 1]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 3, 3, 1]), [-1.0, -1.0, -2.0, 2.0, 2.0, 2.0, -2.0, 1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -1.0, -1.0, 1.0, -2.0,
    -2.0, -2.0, -2.0, -2.0, 1.0, 2.0, 1.0, 1.0, -1.0, -2.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [4.0, 4.0, 1.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 1, 5, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 5, 7, 1]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [5, 3, 3, 1]), [-2.0, 1.0, 1.0, -1.0, 1.0, -2.0, 2.0, 1.0, 1.0, -2.0, -1.0, 1.0, -1.0, -2.0, 1.0, 2.0, 2.0, -1.0,
    -2.0, -2.0, -1.0, -2.0, -2.0, 2.0, 2.0, -2.0, -2.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -2.0, 1.0,
    2.0, 1.0, -2.0, -1.0, -2.0, -2.0, -1.0, -2.0, -1.0, 1.0])
c27 = Parameter('c27', ('TENSOR_FLOAT32', [5]), [-2.0, 1.0, 7.0, 3.0, 3.0])
t28 = Output('t28', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 7, 11, 1]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [1.0, 1.0, 2.0, 1.0, -1.0, 2.0, -2.0, -2.0, 1.0, -2.0, 2.0, -2.0, -1.0, 1.0, -2.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [2]), [-2.0, -2.0])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 3, 5, 2]))
x33 = Input('x33', ('TENSOR_FLOAT32', [1, 3, 27, 1]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 3, 3, 1]), [-1.0, 1.0, -2.0, 2.0, 1.0, 2.0, 2.0, -1.0, -1.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [1]), [-3.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 1, 13, 1]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 3, 9, 1]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3, 3, 3, 1]), [-1.0, -1.0, 2.0, -2.0, -1.0, -1.0, -2.0, 1.0, 2.0, 2.0, 2.0, -1.0, -2.0, 1.0, -2.0, -1.0, 2.0, 2.0,
    -2.0, 2.0, 2.0, -1.0, 2.0, -1.0, 1.0, -1.0, -1.0])
c39 = Parameter('c39', ('TENSOR_FLOAT32', [3]), [4.0, 5.0, 2.0])
t40 = Output('t40', ('TENSOR_FLOAT32', [1, 1, 4, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 3).To(t40)
Example({
    x1: [0.5, 1.0, -1.0, -2.0, -2.5, 0.5, -1.0, -0.5, -0.5],
    t4: [0.0, 0.0, 0.0, 0.0, 0.0],
    x5: [2.5, 2.5, -1.0, 2.0, 2.5, -1.5, 0.0, 0.5, -1.0, 1.0, 0.0, 1.5, 2.5, 0.0, 2.0],
    t8: [-0.5, 0.5, 1.0, 1.0, 1.0, 1.0, -0.5, 0.5, 1.0, 1.0, 1.0, 1.0, -0.5, 0.5, 1.0, 0.0, 1.0, 1.0],
    x9: [-2.5, -0.5, -2.0, -2.0, -1.5, 1.5, -0.5, 1.0, -1.5, -2.0, 1.5, -2.5, 2.5, 0.0, 2.0, 0.0, -2.0,
    -2.0, 0.0, -2.5, -0.5, 0.0, -1.5, -2.5, 1.5, -1.0, 0.0, 1.5, -1.0, 2.0, 0.5, 1.5, -2.0, 0.5,
    1.5, 1.5, -1.0, 1.5, -1.5, -2.0, -2.0, 2.0, -2.0, 0.5, 2.0],
    t12: packed('|i1',
    'c-l>iNeTcU48&ro#U1hgk5$@>mmw3##7F}bI-*pi1QnxwHxG8WCNFX4nU5|G7cNl&Km', 0.5
),
    x13: [-0.5, -1.0, -1.0, 0.0, 2.5, 1.0, 2.5, 0.5, 2.0, 1.0, -2.5, 1.5, -0.5, 2.5, -2.5, 1.0, 1.5, 0.0,
    -1.0, 1.5, 0.0, 1.5, -2.5, 2.0, -1.0],
    t16: [6.0, 1.5, 6.0, 1.0, 6.0, 4.5, 6.0, 4.5, 6.0, 4.0, 4.5, 0.0, 6.0, 1.5, 4.5, 0.0, 6.0, 3.5, 6.0, 1.0,
    6.0, 2.0, 4.5, 0.0, 6.0, 1.0],
    x17: [0.5, -2.5, -0.5, 2.5, -2.0, 2.5, 2.0],
    t20: [1.0, 1.0, 0.0, 1.0],
    x21: [0.0, 1.0, -1.0, -1.5, 2.0, -1.0, 2.0, 0.0, 1.0, 0.0, -2.0, 0.0, 2.5, -2.5, -2.0, -2.5, 1.0, -2.5,
    -2.0, 1.5, 2.0, 0.0, -1.5, 0.0, -1.0, 1.0, -1.0, 2.5, -0.5, 2.5, -0.5, -1.0, -2.5],
    t24: [7.0, 5.5, 4.0, 0.0, 9.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 11.5, 9.0, 14.0],
    x25: [1.5, 0.5, 0.5, -0.5, -2.0, 1.0, -0.5, -0.5, 2.0, 0.5, 2.0, 1.5, -1.0, 1.0, 2.5, -1.5, 0.5, 0.0,
    -2.0, -1.5, 0.5, -1.5, 2.5, 1.0, -2.5, 1.0, -0.5, -2.0, 2.0, -1.5, 1.0, 2.0, -2.5, 2.5, -2.0],
    t28: [1.5, 0.0, 6.0, 3.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 6.0, 3.5, 3.5, 0.0, 0.0, 6.0, 6.0, 3.5,
    0.0, 6.0, 6.0, 0.0, 1.0, 0.0, 6.0, 2.5, 0.0, 5.0],
    x29: packed('|i1',
    'c-jre!2!TP2m&w;asPo4ZSzaX*$1+Z064zn{<LfEp2o<MX@!$n+DD=K0ix{k>T$bzK49!300', 0.5
),
    t32: [-1.0, -0.5, -1.0, -1.0, -1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0,
    0.5, 0.5, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0],
    x33: packed('|i1',
    'c-jrjfdRlU2m-Kz^8djiZU-c&c`<`pH!9FV8hYHTqYJ)i1Qw$8qC?)X(|pM6<NKLf{+E2kRwE4', 0.5
),
    t36: [13.5, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 2.5, 6.0],
    x37: [0.0, -1.5, 2.5, -2.0, 1.5, 0.0, 2.5, 1.0, 0.0, -2.0, -1.0, 2.0, 1.0, 1.5, -2.5, 2.5, -1.0, -1.0,
    1.5, -1.0, 1.0, -0.5, 2.5, -1.5, -1.0, -2.0, -2.5],
    t40: [6.0, 0.0, 3.5, 2.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# Activations of results of many sizes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1, 9, 1], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c3 = Parameter('c3', ('TENSOR_INT32', [1], 0.25, 0), [-8])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 1], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 1], 0.5, 128), [126, 126, 130])
c7 = Parameter('c7', ('TENSOR_INT32', [3], 0.25, 0), [8, 12, 28])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 5, 9, 1], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 1], 0.5, 128), [126, 132, 124, 132, 126])
c11 = Parameter('c11', ('TENSOR_INT32', [5], 0.25, 0), [16, 12, -8, 20, -8])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 1, 25, 1], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 128), [130, 130])
c15 = Parameter('c15', ('TENSOR_INT32', [2], 0.25, 0), [28, 8])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 1, 7, 1], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c19 = Parameter('c19', ('TENSOR_INT32', [1], 0.25, 0), [8])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 3, 11, 1], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.5, 128), [126, 126, 124, 132, 132, 132, 124, 130, 130, 124, 126, 124, 126, 126, 126, 130, 124, 124, 124, 124,
    124, 130, 132, 130, 130, 126, 124])
c23 = Parameter('c23', ('TENSOR_INT32', [3], 0.25, 0), [16, 16, 4])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 1], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [5, 3, 3, 1], 0.5, 128), [124, 130, 130, 126, 130, 124, 132, 130, 130, 124, 126, 130, 126, 124, 130, 132, 132, 126, 124, 124,
    126, 124, 124, 132, 132, 124, 124, 130, 130, 130, 126, 130, 130, 124, 130, 132, 130, 124, 126,
    124, 124, 126, 124, 126, 130])
c27 = Parameter('c27', ('TENSOR_INT32', [5], 0.25, 0), [-8, 4, 28, 12, 12])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 7, 11, 1], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [130, 130, 132, 130, 126, 132, 124, 124, 130, 124, 132, 124, 126, 130, 124, 124, 126, 130])
c31 = Parameter('c31', ('TENSOR_INT32', [2], 0.25, 0), [-8, -8])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', ('TENSOR_QUANT8_ASYMM', [1, 3, 27, 1], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.5, 128), [126, 130, 124, 132, 130, 132, 132, 126, 126])
c35 = Parameter('c35', ('TENSOR_INT32', [1], 0.25, 0), [-12])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 3, 9, 1], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.5, 128), [126, 126, 132, 124, 126, 126, 124, 130, 132, 132, 132, 126, 124, 130, 124, 126, 132, 132, 124, 132,
    132, 126, 132, 126, 130, 126, 126])
c39 = Parameter('c39', ('TENSOR_INT32', [3], 0.25, 0), [16, 20, 8])
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 3).To(t40)
Example({
    x1: [121, 122, 118, 116, 115, 121, 118, 119, 119],
    t4: [120, 120, 120, 120, 120],
    x5: [125, 125, 118, 124, 125, 117, 120, 121, 118, 122, 120, 123, 125, 120, 124],
    t8: [119, 121, 122, 122, 122, 122, 119, 121, 122, 122, 122, 122, 119, 121, 122, 120, 122, 122],
    x9: [115, 119, 116, 116, 117, 123, 119, 122, 117, 116, 123, 115, 125, 120, 124, 120, 116, 116, 120, 115,
    119, 120, 117, 115, 123, 118, 120, 123, 118, 124, 121, 123, 116, 121, 123, 123, 118, 123, 117,
    116, 116, 124, 116, 121, 124],
    t12: packed('<i2',
    'c-m{NsH>=Ksi>){Xs)QLsc5XJXn?R9>MEL$xV0@69T2gmDxemy7+4#asA;R{s$ifV000rGBxn'
),
    x13: [119, 118, 118, 120, 125, 122, 125, 121, 124, 122, 115, 123, 119, 125, 115, 122, 123, 120, 118, 123,
    120, 123, 115, 124, 118],
    t16: [132, 123, 132, 122, 132, 129, 132, 129, 132, 128, 129, 120, 132, 123, 129, 120, 132, 127, 132, 122,
    132, 124, 129, 120, 132, 122],
    x17: [121, 115, 119, 125, 116, 125, 124],
    t20: [122, 122, 120, 122],
    x21: [120, 122, 118, 117, 124, 118, 124, 120, 122, 120, 116, 120, 125, 115, 116, 115, 122, 115, 116, 123,
    124, 120, 117, 120, 118, 122, 118, 125, 119, 125, 119, 118, 115],
    t24: [134, 131, 128, 120, 139, 120, 120, 120, 120, 120, 120, 120, 143, 138, 148],
    x25: [123, 121, 121, 119, 116, 122, 119, 119, 124, 121, 124, 123, 118, 122, 125, 117, 121, 120, 116, 117,
    121, 117, 125, 122, 115, 122, 119, 116, 124, 117, 122, 124, 115, 125, 116],
    t28: [123, 120, 132, 126, 120, 120, 120, 132, 120, 120, 120, 120, 132, 127, 127, 120, 120, 132, 132, 127,
    120, 132, 132, 120, 122, 120, 132, 125, 120, 130],
    x29: packed('|i1',
    'c-jre!2!TP2m-L75#<nfZ}ZCr>?ixil3W;a{v5VuUJ7E{ywJsJ1LJ7#NpXNh=ecjMK7N!W7y'
),
    t32: [118, 119, 118, 118, 118, 122, 121, 122, 122, 122, 122, 118, 122, 122, 118, 122, 122, 122, 121, 121,
    118, 118, 118, 118, 118, 120, 118, 118, 118, 118],
    x33: packed('|i1',
    'c-jrjfdRlU2m-L9MJy=4ZwDmWdW5NMoR&%}DWh<mF;<v5QHYpE>uAsTcz$B_^ZQvY_!oW^9VP_'
),
    t36: [147, 128, 120, 120, 120, 120, 120, 121, 121, 120, 120, 125, 132],
    x37: [120, 117, 125, 116, 123, 120, 125, 122, 120, 116, 118, 124, 122, 123, 115, 125, 118, 118, 123, 118,
    122, 119, 125, 117, 118, 116, 115],
    t40: [132, 120, 127, 125, 123, 120, 120, 120, 120, 120, 120, 120],
}, name='stride_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
