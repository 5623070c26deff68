# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: broadcast along some axes before what works along axes.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 4]), [0.5, 0.5, -0.5, 1.0])
t3 = Internal('t3', (F32, [2, 3, 4]))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (F32, [3, 4]))
c6 = Parameter('c6', (I32, [1]), [-1])
t7 = Output('t7', (F32, [2, 3, 1]))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (F32, [2, 4]))
t10 = Output('t10', (F32, [2, 3, 4]))
x12 = Input('x12', (F32, [1, 3, 1]))
x11 = Input('x11', (F32, [2, 3, 4]))
t13 = Internal('t13', (F32, [2, 3, 4]))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (F32, [3, 4]))
c16 = Parameter('c16', (I32, [1]), [-1])
t17 = Output('t17', (F32, [2, 3, 1]))
c18 = Parameter('c18', (I32, [1]), [1])
t19 = Output('t19', (F32, [2, 4]))
t20 = Output('t20', (F32, [2, 3, 4]))
x21 = Input('x21', (F32, [2, 3, 4]))
c22 = Parameter('c22', (F32, [1, 3, 4]), [2.0, -2.0, -1.0, -3.0, 2.5, 0.5, -2.5, 1.5, 1.5, -1.0, 3.0, -1.5])
t23 = Internal('t23', (F32, [2, 3, 4]))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (F32, [3, 4]))
c26 = Parameter('c26', (I32, [1]), [-1])
t27 = Output('t27', (F32, [2, 3, 1]))
c28 = Parameter('c28', (I32, [1]), [1])
t29 = Output('t29', (F32, [2, 4]))
t30 = Output('t30', (F32, [2, 3, 4]))
x31 = Input('x31', (F32, [2, 3, 4]))
x32 = Input('x32', (F32, [2, 1, 1]))
t33 = Internal('t33', (F32, [2, 3, 4]))
c34 = Parameter('c34', (I32, [1]), [0])
t35 = Output('t35', (F32, [3, 4]))
c36 = Parameter('c36', (I32, [1]), [-1])
t37 = Output('t37', (F32, [2, 3, 1]))
c38 = Parameter('c38', (I32, [1]), [1])
t39 = Output('t39', (F32, [2, 4]))
t40 = Output('t40', (F32, [2, 3, 4]))
c42 = Parameter('c42', (F32, [2, 1, 4]), [2.0, -1.5, -2.0, 3.0, -2.5, 0.5, 1.0, -3.0])
x41 = Input('x41', (F32, [2, 3, 4]))
t43 = Internal('t43', (F32, [2, 3, 4]))
c44 = Parameter('c44', (I32, [1]), [0])
t45 = Output('t45', (F32, [3, 4]))
c46 = Parameter('c46', (I32, [1]), [-1])
t47 = Output('t47', (F32, [2, 3, 1]))
c48 = Parameter('c48', (I32, [1]), [1])
t49 = Output('t49', (F32, [2, 4]))
t50 = Output('t50', (F32, [2, 3, 4]))
x51 = Input('x51', (F32, [2, 3, 4]))
x52 = Input('x52', (F32, [2, 3, 1]))
t53 = Internal('t53', (F32, [2, 3, 4]))
c54 = Parameter('c54', (I32, [1]), [0])
t55 = Output('t55', (F32, [3, 4]))
c56 = Parameter('c56', (I32, [1]), [-1])
t57 = Output('t57', (F32, [2, 3, 1]))
c58 = Parameter('c58', (I32, [1]), [1])
t59 = Output('t59', (F32, [2, 4]))
t60 = Output('t60', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', t3, c6, True).To(t7)
model.Operation('REDUCE_MIN', t3, c8, False).To(t9)
model.Operation('RELU', t3).To(t10)
model.Operation('ADD', x12, x11, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', t13, c16, True).To(t17)
model.Operation('REDUCE_MIN', t13, c18, False).To(t19)
model.Operation('RELU', t13).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, True).To(t27)
model.Operation('REDUCE_MIN', t23, c28, False).To(t29)
model.Operation('RELU', t23).To(t30)
model.Operation('ADD', x31, x32, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('REDUCE_MAX', t33, c36, True).To(t37)
model.Operation('REDUCE_MIN', t33, c38, False).To(t39)
model.Operation('RELU', t33).To(t40)
model.Operation('ADD', c42, x41, 0).To(t43)
model.Operation('REDUCE_MAX', t43, c44, False).To(t45)
model.Operation('REDUCE_MAX', t43, c46, True).To(t47)
model.Operation('REDUCE_MIN', t43, c48, False).To(t49)
model.Operation('RELU', t43).To(t50)
model.Operation('ADD', x51, x52, 0).To(t53)
model.Operation('REDUCE_MAX', t53, c54, False).To(t55)
model.Operation('REDUCE_MAX', t53, c56, True).To(t57)
model.Operation('REDUCE_MIN', t53, c58, False).To(t59)
model.Operation('RELU', t53).To(t60)
Example({
    x1: [-0.5, -0.5, -2.0, 2.5, -1.0, -3.0, 1.0, -4.0, 1.0, -3.0, 4.0, -0.5, 1.0, -3.0, 4.0, 1.5, -2.0, 1.5,
    1.0, 0.5, -2.0, 1.0, 2.5, 0.5],
    t5: [1.5, 0.0, 3.5, 3.5, -0.5, 2.0, 0.5, 1.5, 1.5, 1.5, 3.5, 1.5],
    t7: [3.5, 0.5, 3.5, 3.5, 2.0, 2.0],
    t9: [-0.5, -2.5, -2.5, -3.0, -1.5, -2.5, 0.5, 1.5],
    t10: [0.0, 0.0, 0.0, 3.5, 0.0, 0.0, 0.5, 0.0, 1.5, 0.0, 3.5, 0.5, 1.5, 0.0, 3.5, 2.5, 0.0, 2.0, 0.5, 1.5,
    0.0, 1.5, 2.0, 1.5],
    x12: [-2.5, -1.0, -2.0],
    x11: [-3.0, -2.5, 1.0, 1.0, 1.0, 0.5, 3.5, 2.0, -0.5, 1.5, -1.5, 2.0, 1.5, -0.5, 2.5, 4.0, 2.5, 4.0,
    -0.5, 1.0, 1.0, -1.5, 2.5, -1.5],
    t15: [-1.0, -3.0, 0.0, 1.5, 1.5, 3.0, 2.5, 1.0, -1.0, -0.5, 0.5, 0.0],
    t17: [-1.5, 2.5, 0.0, 1.5, 3.0, 0.5],
    t19: [-5.5, -5.0, -3.5, -1.5, -1.0, -3.5, -1.5, -3.5],
    t20: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 3.0, 0.0, 0.0,
    0.0, 0.0, 0.5, 0.0],
    x21: [1.5, -2.5, -1.0, 2.5, 3.5, 1.0, -1.0, 1.5, -3.0, 1.0, 1.0, -3.0, -3.5, 1.0, -1.0, -3.0, 1.0, -1.0,
    1.0, -2.0, 2.0, 3.5, -3.5, 3.5],
    t25: [3.5, -1.0, -2.0, -0.5, 6.0, 1.5, -1.5, 3.0, 3.5, 2.5, 4.0, 2.0],
    t27: [3.5, 6.0, 4.0, -1.0, 3.5, 3.5],
    t29: [-1.5, -4.5, -3.5, -4.5, -1.5, -1.0, -2.0, -6.0],
    t30: [3.5, 0.0, 0.0, 0.0, 6.0, 1.5, 0.0, 3.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.5, 0.0, 0.0, 0.0,
    3.5, 2.5, 0.0, 2.0],
    x31: [4.0, 2.0, 3.5, -3.5, -0.5, 3.5, 4.0, -3.0, 1.0, -3.5, -3.5, -4.0, 2.5, 2.5, 3.0, -2.0, -1.5, -0.5,
    2.5, 1.0, 1.0, -2.5, 3.0, -2.5],
    x32: [-0.5, 3.0],
    t35: [5.5, 5.5, 6.0, 1.0, 1.5, 3.0, 5.5, 4.0, 4.0, 0.5, 6.0, 0.5],
    t37: [3.5, 3.5, 0.5, 6.0, 5.5, 6.0],
    t39: [-1.0, -4.0, -4.0, -4.5, 1.5, 0.5, 5.5, 0.5],
    t40: [3.5, 1.5, 3.0, 0.0, 0.0, 3.0, 3.5, 0.0, 0.5, 0.0, 0.0, 0.0, 5.5, 5.5, 6.0, 1.0, 1.5, 2.5, 5.5, 4.0,
    4.0, 0.5, 6.0, 0.5],
    x41: [-2.0, -1.5, 4.0, 1.0, 3.0, 4.0, 1.5, 1.0, 4.0, -1.5, -2.0, -2.0, -3.0, -2.5, -4.0, -0.5, 1.5, -1.5,
    2.0, 2.5, 4.0, 3.5, -1.0, -2.0],
    t45: [0.0, -2.0, 2.0, 4.0, 5.0, 2.5, 3.0, 4.0, 6.0, 4.0, 0.0, 1.0],
    t47: [4.0, 5.0, 6.0, -2.0, 3.0, 4.0],
    t49: [0.0, -3.0, -4.0, 1.0, -5.5, -2.0, -3.0, -5.0],
    t50: [0.0, 0.0, 2.0, 4.0, 5.0, 2.5, 0.0, 4.0, 6.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0,
    1.5, 4.0, 0.0, 0.0],
    x51: [-2.0, -1.0, 0.5, -4.0, 1.0, 2.0, 4.0, 1.0, 1.0, -3.5, 1.0, -2.0, -0.5, -1.0, 4.0, -3.0, -1.0, 4.0,
    4.0, 1.5, 0.5, 4.0, 3.0, 1.5],
    x52: [2.0, 1.5, -1.5, -2.0, 0.5, 3.0],
    t55: [0.0, 1.0, 2.5, -2.0, 2.5, 4.5, 5.5, 2.5, 3.5, 7.0, 6.0, 4.5],
    t57: [2.5, 5.5, -0.5, 2.0, 4.5, 7.0],
    t59: [-0.5, -5.0, -0.5, -3.5, -2.5, -3.0, 2.0, -5.0],
    t60: [0.0, 1.0, 2.5, 0.0, 2.5, 3.5, 5.5, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 4.5, 4.5, 2.0,
    3.5, 7.0, 6.0, 4.5],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 4], 0.5, 120), [121, 121, 119, 122])
t3 = Internal('t3', (U8, [2, 3, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (U8, [3, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [1]), [-1])
t7 = Output('t7', (U8, [2, 3, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (U8, [2, 4], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 4], 0.5, 120))
x12 = Input('x12', (U8, [1, 3, 1], 0.5, 120))
x11 = Input('x11', (U8, [2, 3, 4], 0.5, 120))
t13 = Internal('t13', (U8, [2, 3, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (U8, [3, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [1]), [-1])
t17 = Output('t17', (U8, [2, 3, 1], 0.5, 120))
c18 = Parameter('c18', (I32, [1]), [1])
t19 = Output('t19', (U8, [2, 4], 0.5, 120))
t20 = Output('t20', (U8, [2, 3, 4], 0.5, 120))
x21 = Input('x21', (U8, [2, 3, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 4], 0.5, 120), [124, 116, 118, 114, 125, 121, 115, 123, 123, 118, 126, 117])
t23 = Internal('t23', (U8, [2, 3, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (U8, [3, 4], 0.5, 120))
c26 = Parameter('c26', (I32, [1]), [-1])
t27 = Output('t27', (U8, [2, 3, 1], 0.5, 120))
c28 = Parameter('c28', (I32, [1]), [1])
t29 = Output('t29', (U8, [2, 4], 0.5, 120))
t30 = Output('t30', (U8, [2, 3, 4], 0.5, 120))
x31 = Input('x31', (U8, [2, 3, 4], 0.5, 120))
x32 = Input('x32', (U8, [2, 1, 1], 0.5, 120))
t33 = Internal('t33', (U8, [2, 3, 4], 0.5, 120))
c34 = Parameter('c34', (I32, [1]), [0])
t35 = Output('t35', (U8, [3, 4], 0.5, 120))
c36 = Parameter('c36', (I32, [1]), [-1])
t37 = Output('t37', (U8, [2, 3, 1], 0.5, 120))
c38 = Parameter('c38', (I32, [1]), [1])
t39 = Output('t39', (U8, [2, 4], 0.5, 120))
t40 = Output('t40', (U8, [2, 3, 4], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 1, 4], 0.5, 120), [124, 117, 116, 126, 115, 121, 122, 114])
x41 = Input('x41', (U8, [2, 3, 4], 0.5, 120))
t43 = Internal('t43', (U8, [2, 3, 4], 0.5, 120))
c44 = Parameter('c44', (I32, [1]), [0])
t45 = Output('t45', (U8, [3, 4], 0.5, 120))
c46 = Parameter('c46', (I32, [1]), [-1])
t47 = Output('t47', (U8, [2, 3, 1], 0.5, 120))
c48 = Parameter('c48', (I32, [1]), [1])
t49 = Output('t49', (U8, [2, 4], 0.5, 120))
t50 = Output('t50', (U8, [2, 3, 4], 0.5, 120))
x51 = Input('x51', (U8, [2, 3, 4], 0.5, 120))
x52 = Input('x52', (U8, [2, 3, 1], 0.5, 120))
t53 = Internal('t53', (U8, [2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (I32, [1]), [0])
t55 = Output('t55', (U8, [3, 4], 0.5, 120))
c56 = Parameter('c56', (I32, [1]), [-1])
t57 = Output('t57', (U8, [2, 3, 1], 0.5, 120))
c58 = Parameter('c58', (I32, [1]), [1])
t59 = Output('t59', (U8, [2, 4], 0.5, 120))
t60 = Output('t60', (U8, [2, 3, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', t3, c6, True).To(t7)
model.Operation('REDUCE_MIN', t3, c8, False).To(t9)
model.Operation('RELU', t3).To(t10)
model.Operation('ADD', x12, x11, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', t13, c16, True).To(t17)
model.Operation('REDUCE_MIN', t13, c18, False).To(t19)
model.Operation('RELU', t13).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, True).To(t27)
model.Operation('REDUCE_MIN', t23, c28, False).To(t29)
model.Operation('RELU', t23).To(t30)
model.Operation('ADD', x31, x32, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('REDUCE_MAX', t33, c36, True).To(t37)
model.Operation('REDUCE_MIN', t33, c38, False).To(t39)
model.Operation('RELU', t33).To(t40)
model.Operation('ADD', c42, x41, 0).To(t43)
model.Operation('REDUCE_MAX', t43, c44, False).To(t45)
model.Operation('REDUCE_MAX', t43, c46, True).To(t47)
model.Operation('REDUCE_MIN', t43, c48, False).To(t49)
model.Operation('RELU', t43).To(t50)
model.Operation('ADD', x51, x52, 0).To(t53)
model.Operation('REDUCE_MAX', t53, c54, False).To(t55)
model.Operation('REDUCE_MAX', t53, c56, True).To(t57)
model.Operation('REDUCE_MIN', t53, c58, False).To(t59)
model.Operation('RELU', t53).To(t60)
Example({
    x1: [119, 119, 116, 125, 118, 114, 122, 112, 122, 114, 128, 119, 122, 114, 128, 123, 116, 123, 122, 121,
    116, 122, 125, 121],
    t5: [123, 120, 127, 127, 119, 124, 121, 123, 123, 123, 127, 123],
    t7: [127, 121, 127, 127, 124, 124],
    t9: [119, 115, 115, 114, 117, 115, 121, 123],
    t10: [120, 120, 120, 127, 120, 120, 121, 120, 123, 120, 127, 121, 123, 120, 127, 125, 120, 124, 121, 123,
    120, 123, 124, 123],
    x12: [115, 118, 116],
    x11: [114, 115, 122, 122, 122, 121, 127, 124, 119, 123, 117, 124, 123, 119, 125, 128, 125, 128, 119, 122,
    122, 117, 125, 117],
    t15: [118, 114, 120, 123, 123, 126, 125, 122, 118, 119, 121, 120],
    t17: [117, 125, 120, 123, 126, 121],
    t19: [109, 110, 113, 117, 118, 113, 117, 113],
    t20: [120, 120, 120, 120, 120, 120, 125, 122, 120, 120, 120, 120, 120, 120, 120, 123, 123, 126, 120, 120,
    120, 120, 121, 120],
    x21: [123, 115, 118, 125, 127, 122, 118, 123, 114, 122, 122, 114, 113, 122, 118, 114, 122, 118, 122, 116,
    124, 127, 113, 127],
    t25: [127, 118, 116, 119, 132, 123, 117, 126, 127, 125, 128, 124],
    t27: [127, 132, 128, 118, 127, 127],
    t29: [117, 111, 113, 111, 117, 118, 116, 108],
    t30: [127, 120, 120, 120, 132, 123, 120, 126, 120, 120, 128, 120, 120, 120, 120, 120, 127, 120, 120, 120,
    127, 125, 120, 124],
    x31: [128, 124, 127, 113, 119, 127, 128, 114, 122, 113, 113, 112, 125, 125, 126, 116, 117, 119, 125, 122,
    122, 115, 126, 115],
    x32: [119, 126],
    t35: [131, 131, 132, 122, 123, 126, 131, 128, 128, 121, 132, 121],
    t37: [127, 127, 121, 132, 131, 132],
    t39: [118, 112, 112, 111, 123, 121, 131, 121],
    t40: [127, 123, 126, 120, 120, 126, 127, 120, 121, 120, 120, 120, 131, 131, 132, 122, 123, 125, 131, 128,
    128, 121, 132, 121],
    x41: [116, 117, 128, 122, 126, 128, 123, 122, 128, 117, 116, 116, 114, 115, 112, 119, 123, 117, 124, 125,
    128, 127, 118, 116],
    t45: [120, 116, 124, 128, 130, 125, 126, 128, 132, 128, 120, 122],
    t47: [128, 130, 132, 116, 126, 128],
    t49: [120, 114, 112, 122, 109, 116, 114, 110],
    t50: [120, 120, 124, 128, 130, 125, 120, 128, 132, 120, 120, 122, 120, 120, 120, 120, 120, 120, 126, 120,
    123, 128, 120, 120],
    x51: [116, 118, 121, 112, 122, 124, 128, 122, 122, 113, 122, 116, 119, 118, 128, 114, 118, 128, 128, 123,
    121, 128, 126, 123],
    x52: [124, 123, 117, 116, 121, 126],
    t55: [120, 122, 125, 116, 125, 129, 131, 125, 127, 134, 132, 129],
    t57: [125, 131, 119, 124, 129, 134],
    t59: [119, 110, 119, 113, 115, 114, 124, 110],
    t60: [120, 122, 125, 120, 125, 127, 131, 125, 120, 120, 120, 120, 120, 120, 124, 120, 120, 129, 129, 124,
    127, 134, 132, 129],
}, name='rank_3_quant8').AddVariations(signed(x1, c2, t3, t5, t7, t9, t10, x12, x11, t13, t15, t17, t19, t20, x21, c22, t23, t25, t27, t29, t30, x31, x32, t33, t35, t37, t39, t40, c42, x41, t43, t45, t47, t49, t50, x51, x52, t53, t55, t57, t59, t60)).DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 1, 4]), [1.5, 3.0, 3.0, 0.5])
t3 = Internal('t3', (F32, [2, 2, 3, 4]))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (F32, [2, 2, 3, 1]))
c6 = Parameter('c6', (I32, [1]), [0])
t7 = Output('t7', (F32, [2, 3, 4]))
x9 = Input('x9', (F32, [1, 1, 3, 1]))
x8 = Input('x8', (F32, [2, 2, 3, 4]))
t10 = Internal('t10', (F32, [2, 2, 3, 4]))
c11 = Parameter('c11', (I32, [1]), [1])
t12 = Output('t12', (F32, [2, 3, 4]))
c13 = Parameter('c13', (I32, [1]), [0])
t14 = Output('t14', (F32, [2, 3, 4]))
x15 = Input('x15', (F32, [2, 2, 3, 4]))
c16 = Parameter('c16', (F32, [1, 1, 3, 4]), [-0.5, 1.0, 1.0, 3.0, -1.5, -2.0, 3.0, -0.5, 0.5, 0.5, 1.5, 2.5])
t17 = Internal('t17', (F32, [2, 2, 3, 4]))
t18 = Output('t18', (F32, [2, 2, 3, 4]))
c19 = Parameter('c19', (I32, [1]), [0])
t20 = Output('t20', (F32, [2, 3, 4]))
x21 = Input('x21', (F32, [2, 2, 3, 4]))
x22 = Input('x22', (F32, [1, 2, 1, 1]))
t23 = Internal('t23', (F32, [2, 2, 3, 4]))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (F32, [2, 3, 4]))
c26 = Parameter('c26', (I32, [1]), [0])
t27 = Output('t27', (F32, [2, 3, 4]))
c29 = Parameter('c29', (F32, [1, 2, 1, 4]), [1.5, -1.0, -1.0, 2.0, -3.0, -1.5, 3.0, 2.0])
x28 = Input('x28', (F32, [2, 2, 3, 4]))
t30 = Internal('t30', (F32, [2, 2, 3, 4]))
c31 = Parameter('c31', (I32, [1]), [-1])
t32 = Output('t32', (F32, [2, 2, 3, 1]))
c33 = Parameter('c33', (I32, [1]), [0])
t34 = Output('t34', (F32, [2, 3, 4]))
x35 = Input('x35', (F32, [2, 2, 3, 4]))
x36 = Input('x36', (F32, [1, 2, 3, 1]))
t37 = Internal('t37', (F32, [2, 2, 3, 4]))
c38 = Parameter('c38', (I32, [1]), [1])
t39 = Output('t39', (F32, [2, 3, 4]))
c40 = Parameter('c40', (I32, [1]), [0])
t41 = Output('t41', (F32, [2, 3, 4]))
x42 = Input('x42', (F32, [2, 2, 3, 4]))
c43 = Parameter('c43', (F32, [1, 2, 3, 4]), [-2.5, 2.5, 1.0, 2.5, 3.0, 0.5, 1.0, 0.5, 1.0, 2.5, -3.0, 1.0, -3.0, -0.5, -1.0, 1.5, -2.0, 0.5,
    1.0, 1.0, -1.5, -2.0, 0.5, 1.0])
t44 = Internal('t44', (F32, [2, 2, 3, 4]))
t45 = Output('t45', (F32, [2, 2, 3, 4]))
c46 = Parameter('c46', (I32, [1]), [0])
t47 = Output('t47', (F32, [2, 3, 4]))
x49 = Input('x49', (F32, [2, 1, 1, 1]))
x48 = Input('x48', (F32, [2, 2, 3, 4]))
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
c51 = Parameter('c51', (I32, [1]), [0])
t52 = Output('t52', (F32, [2, 3, 4]))
c53 = Parameter('c53', (I32, [1]), [0])
t54 = Output('t54', (F32, [2, 3, 4]))
x55 = Input('x55', (F32, [2, 2, 3, 4]))
c56 = Parameter('c56', (F32, [2, 1, 1, 4]), [-1.5, 3.0, 3.0, 1.0, 0.5, -1.0, 1.0, 2.0])
t57 = Internal('t57', (F32, [2, 2, 3, 4]))
c58 = Parameter('c58', (I32, [1]), [-1])
t59 = Output('t59', (F32, [2, 2, 3, 1]))
c60 = Parameter('c60', (I32, [1]), [0])
t61 = Output('t61', (F32, [2, 3, 4]))
x62 = Input('x62', (F32, [2, 2, 3, 4]))
x63 = Input('x63', (F32, [2, 1, 3, 1]))
t64 = Internal('t64', (F32, [2, 2, 3, 4]))
c65 = Parameter('c65', (I32, [1]), [1])
t66 = Output('t66', (F32, [2, 3, 4]))
c67 = Parameter('c67', (I32, [1]), [0])
t68 = Output('t68', (F32, [2, 3, 4]))
c70 = Parameter('c70', (F32, [2, 1, 3, 4]), [-2.5, 2.5, 2.0, -2.0, -2.0, -1.5, -1.5, 1.5, -1.5, 0.5, 2.5, 1.0, 2.0, 3.0, -2.0, 2.0, 3.0, 1.0,
    -1.0, 0.5, -0.5, -0.5, 1.0, -2.5])
x69 = Input('x69', (F32, [2, 2, 3, 4]))
t71 = Internal('t71', (F32, [2, 2, 3, 4]))
t72 = Output('t72', (F32, [2, 2, 3, 4]))
c73 = Parameter('c73', (I32, [1]), [0])
t74 = Output('t74', (F32, [2, 3, 4]))
x75 = Input('x75', (F32, [2, 2, 3, 4]))
x76 = Input('x76', (F32, [2, 2, 1, 1]))
t77 = Internal('t77', (F32, [2, 2, 3, 4]))
c78 = Parameter('c78', (I32, [1]), [0])
t79 = Output('t79', (F32, [2, 3, 4]))
c80 = Parameter('c80', (I32, [1]), [0])
t81 = Output('t81', (F32, [2, 3, 4]))
x82 = Input('x82', (F32, [2, 2, 3, 4]))
c83 = Parameter('c83', (F32, [2, 2, 1, 4]), [-1.5, 1.0, 1.0, 1.0, 1.0, 2.5, 3.0, -3.0, 2.0, -2.5, 2.5, -2.5, -0.5, -1.0, 1.5, 2.0])
t84 = Internal('t84', (F32, [2, 2, 3, 4]))
c85 = Parameter('c85', (I32, [1]), [-1])
t86 = Output('t86', (F32, [2, 2, 3, 1]))
c87 = Parameter('c87', (I32, [1]), [0])
t88 = Output('t88', (F32, [2, 3, 4]))
x90 = Input('x90', (F32, [2, 2, 3, 1]))
x89 = Input('x89', (F32, [2, 2, 3, 4]))
t91 = Internal('t91', (F32, [2, 2, 3, 4]))
c92 = Parameter('c92', (I32, [1]), [1])
t93 = Output('t93', (F32, [2, 3, 4]))
c94 = Parameter('c94', (I32, [1]), [0])
t95 = Output('t95', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, True).To(t5)
model.Operation('REDUCE_MAX', t3, c6, False).To(t7)
model.Operation('ADD', x9, x8, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, False).To(t12)
model.Operation('REDUCE_MAX', t10, c13, False).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('REDUCE_MAX', t17, c19, False).To(t20)
model.Operation('ADD', x21, x22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, False).To(t27)
model.Operation('ADD', c29, x28, 0).To(t30)
model.Operation('REDUCE_MAX', t30, c31, True).To(t32)
model.Operation('REDUCE_MAX', t30, c33, False).To(t34)
model.Operation('ADD', x35, x36, 0).To(t37)
model.Operation('REDUCE_MIN', t37, c38, False).To(t39)
model.Operation('REDUCE_MAX', t37, c40, False).To(t41)
model.Operation('ADD', x42, c43, 0).To(t44)
model.Operation('RELU', t44).To(t45)
model.Operation('REDUCE_MAX', t44, c46, False).To(t47)
model.Operation('ADD', x49, x48, 0).To(t50)
model.Operation('REDUCE_MAX', t50, c51, False).To(t52)
model.Operation('REDUCE_MAX', t50, c53, False).To(t54)
model.Operation('ADD', x55, c56, 0).To(t57)
model.Operation('REDUCE_MAX', t57, c58, True).To(t59)
model.Operation('REDUCE_MAX', t57, c60, False).To(t61)
model.Operation('ADD', x62, x63, 0).To(t64)
model.Operation('REDUCE_MIN', t64, c65, False).To(t66)
model.Operation('REDUCE_MAX', t64, c67, False).To(t68)
model.Operation('ADD', c70, x69, 0).To(t71)
model.Operation('RELU', t71).To(t72)
model.Operation('REDUCE_MAX', t71, c73, False).To(t74)
model.Operation('ADD', x75, x76, 0).To(t77)
model.Operation('REDUCE_MAX', t77, c78, False).To(t79)
model.Operation('REDUCE_MAX', t77, c80, False).To(t81)
model.Operation('ADD', x82, c83, 0).To(t84)
model.Operation('REDUCE_MAX', t84, c85, True).To(t86)
model.Operation('REDUCE_MAX', t84, c87, False).To(t88)
model.Operation('ADD', x90, x89, 0).To(t91)
model.Operation('REDUCE_MIN', t91, c92, False).To(t93)
model.Operation('REDUCE_MAX', t91, c94, False).To(t95)
Example({
    x1: packed('|i1',
    'c-jrcNe%!Y2m`>RTHyb$WfOHSldNdfWQWW^;7dIeSwDcc%gv1FEr*5&WmOgr', 0.5
),
    t5: [5.5, 6.5, 4.0, 4.0, 4.5, 6.5, 6.5, 4.0, 1.0, 7.0, 5.0, 7.0],
    t7: [-1.5, 5.5, 6.5, -3.0, -0.5, 6.5, 6.5, 3.0, 4.0, 1.0, 0.5, 3.5, 5.5, 7.0, 7.0, 3.5, 2.5, 1.0, 5.0,
    4.0, 0.0, 5.5, 7.0, 1.5],
    x9: [-1.0, 2.5, 1.0],
    x8: packed('|i1',
    'c-jTQfeip42m`RV1;_u_I*@2vHJPm322t$@G$r(Ezp*YBa5MvvJN*F*4ipm', 0.5
),
    t12: [-4.0, -4.0, -3.5, -4.5, 5.0, 4.0, -0.5, 0.0, 2.5, -2.5, 2.0, 2.0, -3.5, -5.0, -3.5, -4.5, 1.0, 1.0,
    -1.0, 4.0, -1.0, 2.0, 1.5, -2.5],
    t14: [-3.5, -0.5, -2.5, 3.0, 6.5, 4.0, -0.5, 6.5, 4.0, 2.0, 2.0, 2.5, 0.0, -4.0, 2.5, -2.5, 5.0, 5.0,
    6.0, 4.0, 2.5, 4.5, 5.0, 2.0],
    x15: packed('|i1',
    'c-jTQ2@(J>1O%{AivPb>9jl4S^9hQSQ*#B5e(A+Somz+{SSg%!m2Kq%g7Fyy', 0.5
),
    t18: packed('|i1',
    'c-jre0SW*h48y=!*SUfC|K~ag9LeOt0ei?Wf~MF^0a|zNAv;R_0S`m~rv', 0.5
),
    t20: [3.0, 3.0, -1.0, 7.0, 1.5, -4.5, 3.5, -4.5, -1.5, 2.5, 2.5, 6.0, -2.0, 4.0, 3.0, 7.0, 2.5, 1.0, 2.5,
    2.5, 2.0, 4.5, 1.0, 4.5],
    x21: packed('|i1',
    'c-jTQ2@U`-1O&izN%;S3v5wAQVeHGGKrl^fHE&r&&>wV*l686Xz|IGIA{)^', 0.5
),
    x22: [1.0, 1.5],
    t25: [2.0, 2.0, 2.0, 4.5, -1.5, 5.0, 1.5, 2.0, 3.0, 0.0, 2.5, 2.0, 3.0, 2.5, 0.0, 1.0, -1.0, 5.0, -0.5,
    5.5, 5.0, 5.5, 0.5, 3.0],
    t27: [2.0, 2.0, 2.0, 4.5, -1.5, 5.0, 1.5, 2.0, 3.0, 0.0, 2.5, 2.0, 3.0, 2.5, 0.0, 1.0, -1.0, 5.0, -0.5,
    5.5, 5.0, 5.5, 0.5, 3.0],
    x28: packed('|i1',
    'c-jre!4Uu;2m`PyDzg8yf(10cbOL(XEX9jUhwU&P{>G?FxT85`mfr2z4{+TY>i', 0.5
),
    t32: [2.5, 6.0, 5.5, 5.5, 6.5, 1.0, 0.0, 3.0, 2.5, 5.0, 6.0, 1.5],
    t34: [1.0, 0.0, -0.5, 2.5, 4.5, -2.0, -1.5, 6.0, 5.5, -2.5, 0.0, 2.5, -3.5, -3.5, 5.5, 5.0, -1.0, 2.5,
    6.5, -0.5, 1.0, -3.5, 1.5, 1.5],
    x35: packed('|i1',
    'c-jTQ2@U`t2m`PH<M{t;WdyawO5kPqsT{jaPz%P!0}D>soKaMZEZsiIKNBS', 0.5
),
    x36: [1.5, -1.0, -1.5, -2.5, 3.0, -1.0],
    t39: [-5.0, -1.0, -3.5, -6.0, 0.0, -1.5, 0.0, 2.0, 1.0, -5.5, 0.5, -4.0, -5.0, -5.0, -1.5, -0.5, -4.0,
    -0.5, 1.0, 1.5, -4.5, -4.0, -3.0, 0.5],
    t41: [3.5, 3.5, 2.0, 4.5, 1.0, 3.0, 2.5, 2.0, 1.0, -1.0, 2.5, 2.0, -5.0, -1.0, -1.5, -0.5, 7.0, 5.0, 3.5,
    4.0, 3.0, 1.0, 1.5, 0.5],
    x42: packed('|i1',
    'c-jrfK@I>Q2m`RNE#Uuui<zQ5wwefb3O-IB)gmeb*E7UYYL8hO#jpJUoLCb$', 0.5
),
    t45: packed('|i1',
    'c-j@n!3_W)48uS}n+D4M`vMP3Cr@N2E(3b47U3XBW$rrfF&ZkqE)XpMnE', 0.5
),
    t47: [1.0, 1.5, 2.5, 3.5, 3.5, 2.0, 2.0, 4.5, 3.0, 5.5, -1.0, -0.5, -3.5, 2.5, 0.5, 5.0, 0.0, 4.0, 5.0,
    2.5, -0.5, 1.5, 3.5, 1.5],
    x49: [1.0, 1.0],
    x48: packed('|i1',
    'c-jTQff2wU2n505P`>|id5vV3NeI{3R#}UA0Z)@{eH<2KP*<J4tskRX5+D', 0.5
),
    t52: [2.0, 2.5, 2.5, 2.0, 4.5, 1.5, 2.0, 4.0, 2.0, 3.5, 2.0, 4.5, 4.0, 1.5, 4.5, 4.0, 2.0, 4.5, 0.0, 2.5,
    2.0, 2.0, 0.0, 4.5],
    t54: [2.0, 2.5, 2.5, 2.0, 4.5, 1.5, 2.0, 4.0, 2.0, 3.5, 2.0, 4.5, 4.0, 1.5, 4.5, 4.0, 2.0, 4.5, 0.0, 2.5,
    2.0, 2.0, 0.0, 4.5],
    x55: packed('|i1',
    'c-jTQi4g!G2m`Qd1!VteMIKG!Dxz_~SvQ}f<W!3?Hdf_J11-yg<IUM0Vu=^-', 0.5
),
    t59: [5.5, 3.5, 4.0, 5.0, 5.0, 5.0, 4.5, 2.0, 3.0, 6.0, 6.0, 5.5],
    t61: [1.5, 0.0, 5.5, 2.5, 2.0, 1.5, 3.5, 1.5, -1.0, 4.0, 2.0, 3.0, 3.5, 0.5, 2.5, 6.0, -1.0, 1.0, 5.0,
    6.0, -1.0, 1.5, 5.0, 5.5],
    x62: packed('|i1',
    'c-jTQ0TKWp1O&j5BmaMGIn?f<rA)SQ)y}(wn>c7!4W&geeE@{?D<?iy2^J6', 0.5
),
    x63: [3.0, -3.0, 2.5, -2.0, 3.0, 1.0],
    t66: [-1.0, 0.0, -0.5, 0.0, -2.5, -5.5, -6.0, -5.5, 4.5, -1.5, 3.5, 0.5, -3.0, -0.5, -0.5, 0.0, 4.5, 0.5,
    1.5, 2.5, -1.0, -1.5, -2.0, 3.0],
    t68: [1.0, 0.5, 5.5, 2.0, 4.5, 0.5, 5.5, 7.0, 5.0, 0.0, 3.5, 4.0, 6.5, 0.0, 0.0, 4.0, 7.0, 3.5, 1.5, 2.5,
    4.5, 4.0, 4.5, 3.0],
    x69: packed('|i1',
    'c-jrfNe%!Y2m`=S5c&UWWr@|}3>+frP6}CZZMLLFeq)R_iH44L{W!fI*+CWu', 0.5
),
    t72: packed('|i1',
    'c-jq#TM7Um5QJ<W6H9gf>oy;PB1b?DXu-8tQIBjCqTOiNo?-Y6;{by', 0.5
),
    t74: [1.5, 5.5, 3.0, 3.0, 1.0, 3.0, 1.5, 4.5, -2.0, 0.0, 3.0, 0.5, 3.0, 4.5, 6.0, 3.5, 0.5, -2.0, 2.0,
    2.0, 0.5, 2.0, 6.5, 0.0],
    x75: packed('|i1',
    'c-jTQ2@U`t2m`PTGv@za%OPq@F?67NSGy6iBkr+bB;QLRy=zs+z-sUT%8eEX', 0.5
),
    x76: [1.5, 1.0, -2.0, -1.5],
    t79: [4.0, 5.0, 4.0, -2.5, 5.0, -0.5, 2.0, 5.0, 1.5, 0.5, 3.0, 1.0, 4.0, 2.0, 3.5, 1.5, 4.5, 2.0, -1.0,
    4.5, 3.5, 5.0, -0.5, 2.0],
    t81: [4.0, 5.0, 4.0, -2.5, 5.0, -0.5, 2.0, 5.0, 1.5, 0.5, 3.0, 1.0, 4.0, 2.0, 3.5, 1.5, 4.5, 2.0, -1.0,
    4.5, 3.5, 5.0, -0.5, 2.0],
    x82: packed('|i1',
    'c-jTQ0TRF<2m`QNLE!(dMXakyAp_dXwz1fE=7+&Yo@#FvgE(ig^|>k@Fv}PL', 0.5
),
    t86: [4.5, 0.5, 2.5, 5.5, 2.0, 5.0, 6.0, -0.5, 6.0, 4.5, 2.5, 5.5],
    t88: [2.5, 2.0, 6.0, 4.0, -0.5, 0.5, -1.5, -1.0, 6.0, -3.0, 5.5, -2.0, 2.5, 5.5, -0.5, 4.5, -2.0, -0.5,
    2.0, 2.5, 2.5, 3.5, 5.5, 5.0],
    x90: [-2.0, 2.0, -2.0, -0.5, -2.5, -0.5, 0.5, 1.0, -0.5, 1.0, 0.5, 1.0],
    x89: packed('|i1',
    'c-jrf$qfK72m>%RB4z(=xoQ2h`bueg5waMNXPY;GR(c6D|Hi7=m}4F&Ru}&', 0.5
),
    t93: [-1.0, -5.5, -2.5, 0.0, 0.0, 0.0, -2.0, -3.0, -4.0, 0.5, -1.0, -3.5, 0.0, 1.5, -2.0, 0.5, 3.5, -2.5,
    -3.5, -0.5, -3.0, -3.0, -3.0, 0.0],
    t95: [1.5, 1.5, -1.0, 4.0, 3.5, 5.5, 0.5, 3.0, 2.0, 0.5, -1.0, 0.5, 0.0, 2.0, -1.5, 0.5, 4.0, 2.5, -2.0,
    -0.5, -2.0, 2.0, 2.5, 0.0],
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 4], 0.5, 120), [123, 126, 126, 121])
t3 = Internal('t3', (U8, [2, 2, 3, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (U8, [2, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', (I32, [1]), [0])
t7 = Output('t7', (U8, [2, 3, 4], 0.5, 120))
x9 = Input('x9', (U8, [1, 1, 3, 1], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 3, 4], 0.5, 120))
t10 = Internal('t10', (U8, [2, 2, 3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [1])
t12 = Output('t12', (U8, [2, 3, 4], 0.5, 120))
c13 = Parameter('c13', (I32, [1]), [0])
t14 = Output('t14', (U8, [2, 3, 4], 0.5, 120))
x15 = Input('x15', (U8, [2, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 1, 3, 4], 0.5, 120), [119, 122, 122, 126, 117, 116, 126, 119, 121, 121, 123, 125])
t17 = Internal('t17', (U8, [2, 2, 3, 4], 0.5, 120))
t18 = Output('t18', (U8, [2, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [1]), [0])
t20 = Output('t20', (U8, [2, 3, 4], 0.5, 120))
x21 = Input('x21', (U8, [2, 2, 3, 4], 0.5, 120))
x22 = Input('x22', (U8, [1, 2, 1, 1], 0.5, 120))
t23 = Internal('t23', (U8, [2, 2, 3, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (U8, [2, 3, 4], 0.5, 120))
c26 = Parameter('c26', (I32, [1]), [0])
t27 = Output('t27', (U8, [2, 3, 4], 0.5, 120))
c29 = Parameter('c29', (U8, [1, 2, 1, 4], 0.5, 120), [123, 118, 118, 124, 114, 117, 126, 124])
x28 = Input('x28', (U8, [2, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [2, 2, 3, 4], 0.5, 120))
c31 = Parameter('c31', (I32, [1]), [-1])
t32 = Output('t32', (U8, [2, 2, 3, 1], 0.5, 120))
c33 = Parameter('c33', (I32, [1]), [0])
t34 = Output('t34', (U8, [2, 3, 4], 0.5, 120))
x35 = Input('x35', (U8, [2, 2, 3, 4], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 3, 1], 0.5, 120))
t37 = Internal('t37', (U8, [2, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [1]), [1])
t39 = Output('t39', (U8, [2, 3, 4], 0.5, 120))
c40 = Parameter('c40', (I32, [1]), [0])
t41 = Output('t41', (U8, [2, 3, 4], 0.5, 120))
x42 = Input('x42', (U8, [2, 2, 3, 4], 0.5, 120))
c43 = Parameter('c43', (U8, [1, 2, 3, 4], 0.5, 120), [115, 125, 122, 125, 126, 121, 122, 121, 122, 125, 114, 122, 114, 119, 118, 123, 116, 121, 122, 122,
    117, 116, 121, 122])
t44 = Internal('t44', (U8, [2, 2, 3, 4], 0.5, 120))
t45 = Output('t45', (U8, [2, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', (I32, [1]), [0])
t47 = Output('t47', (U8, [2, 3, 4], 0.5, 120))
x49 = Input('x49', (U8, [2, 1, 1, 1], 0.5, 120))
x48 = Input('x48', (U8, [2, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', (U8, [2, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', (I32, [1]), [0])
t52 = Output('t52', (U8, [2, 3, 4], 0.5, 120))
c53 = Parameter('c53', (I32, [1]), [0])
t54 = Output('t54', (U8, [2, 3, 4], 0.5, 120))
x55 = Input('x55', (U8, [2, 2, 3, 4], 0.5, 120))
c56 = Parameter('c56', (U8, [2, 1, 1, 4], 0.5, 120), [117, 126, 126, 122, 121, 118, 122, 124])
t57 = Internal('t57', (U8, [2, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', (I32, [1]), [-1])
t59 = Output('t59', (U8, [2, 2, 3, 1], 0.5, 120))
c60 = Parameter('c60', (I32, [1]), [0])
t61 = Output('t61', (U8, [2, 3, 4], 0.5, 120))
x62 = Input('x62', (U8, [2, 2, 3, 4], 0.5, 120))
x63 = Input('x63', (U8, [2, 1, 3, 1], 0.5, 120))
t64 = Internal('t64', (U8, [2, 2, 3, 4], 0.5, 120))
c65 = Parameter('c65', (I32, [1]), [1])
t66 = Output('t66', (U8, [2, 3, 4], 0.5, 120))
c67 = Parameter('c67', (I32, [1]), [0])
t68 = Output('t68', (U8, [2, 3, 4], 0.5, 120))
c70 = Parameter('c70', (U8, [2, 1, 3, 4], 0.5, 120), [115, 125, 124, 116, 116, 117, 117, 123, 117, 121, 125, 122, 124, 126, 116, 124, 126, 122, 118, 121,
    119, 119, 122, 115])
x69 = Input('x69', (U8, [2, 2, 3, 4], 0.5, 120))
t71 = Internal('t71', (U8, [2, 2, 3, 4], 0.5, 120))
t72 = Output('t72', (U8, [2, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', (I32, [1]), [0])
t74 = Output('t74', (U8, [2, 3, 4], 0.5, 120))
x75 = Input('x75', (U8, [2, 2, 3, 4], 0.5, 120))
x76 = Input('x76', (U8, [2, 2, 1, 1], 0.5, 120))
t77 = Internal('t77', (U8, [2, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', (I32, [1]), [0])
t79 = Output('t79', (U8, [2, 3, 4], 0.5, 120))
c80 = Parameter('c80', (I32, [1]), [0])
t81 = Output('t81', (U8, [2, 3, 4], 0.5, 120))
x82 = Input('x82', (U8, [2, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', (U8, [2, 2, 1, 4], 0.5, 120), [117, 122, 122, 122, 122, 125, 126, 114, 124, 115, 125, 115, 119, 118, 123, 124])
t84 = Internal('t84', (U8, [2, 2, 3, 4], 0.5, 120))
c85 = Parameter('c85', (I32, [1]), [-1])
t86 = Output('t86', (U8, [2, 2, 3, 1], 0.5, 120))
c87 = Parameter('c87', (I32, [1]), [0])
t88 = Output('t88', (U8, [2, 3, 4], 0.5, 120))
x90 = Input('x90', (U8, [2, 2, 3, 1], 0.5, 120))
x89 = Input('x89', (U8, [2, 2, 3, 4], 0.5, 120))
t91 = Internal('t91', (U8, [2, 2, 3, 4], 0.5, 120))
c92 = Parameter('c92', (I32, [1]), [1])
t93 = Output('t93', (U8, [2, 3, 4], 0.5, 120))
c94 = Parameter('c94', (I32, [1]), [0])
t95 = Output('t95', (U8, [2, 3, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, True).To(t5)
model.Operation('REDUCE_MAX', t3, c6, False).To(t7)
model.Operation('ADD', x9, x8, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, False).To(t12)
model.Operation('REDUCE_MAX', t10, c13, False).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('REDUCE_MAX', t17, c19, False).To(t20)
model.Operation('ADD', x21, x22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, False).To(t27)
model.Operation('ADD', c29, x28, 0).To(t30)
model.Operation('REDUCE_MAX', t30, c31, True).To(t32)
model.Operation('REDUCE_MAX', t30, c33, False).To(t34)
model.Operation('ADD', x35, x36, 0).To(t37)
model.Operation('REDUCE_MIN', t37, c38, False).To(t39)
model.Operation('REDUCE_MAX', t37, c40, False).To(t41)
model.Operation('ADD', x42, c43, 0).To(t44)
model.Operation('RELU', t44).To(t45)
model.Operation('REDUCE_MAX', t44, c46, False).To(t47)
model.Operation('ADD', x49, x48, 0).To(t50)
model.Operation('REDUCE_MAX', t50, c51, False).To(t52)
model.Operation('REDUCE_MAX', t50, c53, False).To(t54)
model.Operation('ADD', x55, c56, 0).To(t57)
model.Operation('REDUCE_MAX', t57, c58, True).To(t59)
model.Operation('REDUCE_MAX', t57, c60, False).To(t61)
model.Operation('ADD', x62, x63, 0).To(t64)
model.Operation('REDUCE_MIN', t64, c65, False).To(t66)
model.Operation('REDUCE_MAX', t64, c67, False).To(t68)
model.Operation('ADD', c70, x69, 0).To(t71)
model.Operation('RELU', t71).To(t72)
model.Operation('REDUCE_MAX', t71, c73, False).To(t74)
model.Operation('ADD', x75, x76, 0).To(t77)
model.Operation('REDUCE_MAX', t77, c78, False).To(t79)
model.Operation('REDUCE_MAX', t77, c80, False).To(t81)
model.Operation('ADD', x82, c83, 0).To(t84)
model.Operation('REDUCE_MAX', t84, c85, True).To(t86)
model.Operation('REDUCE_MAX', t84, c87, False).To(t88)
model.Operation('ADD', x90, x89, 0).To(t91)
model.Operation('REDUCE_MIN', t91, c92, False).To(t93)
model.Operation('REDUCE_MAX', t91, c94, False).To(t95)
Example({
    x1: packed('<i2',
    'c-oc4$q~RX2m~;f%w;^Y&H|+;Ekqv~U8CC=TA3)wZPAAL7r+xPGeg8vn}hY!3t*uZj{'
),
    t5: [131, 133, 128, 128, 129, 133, 133, 128, 122, 134, 130, 134],
    t7: [117, 131, 133, 114, 119, 133, 133, 126, 128, 122, 121, 127, 131, 134, 134, 127, 125, 122, 130, 128,
    120, 131, 134, 123],
    x9: [118, 125, 122],
    x8: packed('<i2',
    'c-oc0fepYg2m`R4yui>zqBfk~8)`??jAAw@Mq(|dY-T6^f<HF-x{8+e;JI`FWEvKe'
),
    t12: [112, 112, 113, 111, 130, 128, 119, 120, 125, 115, 124, 124, 113, 110, 113, 111, 122, 122, 118, 128,
    118, 124, 123, 115],
    t14: [113, 119, 115, 126, 133, 128, 119, 133, 128, 124, 124, 125, 120, 112, 125, 115, 130, 130, 132, 128,
    125, 129, 130, 124],
    x15: packed('<i2',
    'c-oc0i4g!H2m~-oMxJ#z5GdUmF6rE3<iz=j-NZmQkA%5$2}m6+g^4;9eRBQu0A4K?ga'
),
    t18: packed('<i2',
    'c-obR0SW*h2*i5!GS3vEcjp%xgRuxMY>+zP!k|bNt%J?ecQMJ+YJBnljxHA`'
),
    t20: [126, 126, 118, 134, 123, 111, 127, 111, 117, 125, 125, 132, 116, 128, 126, 134, 125, 122, 125, 125,
    124, 129, 122, 129],
    x21: packed('<i2',
    'c-oc0feip42m>%r28Ixa37qZ?whT5rRZuK$NBiyZ3W{J3Zx~7~H8H~2>(c{M&K6M'
),
    x22: [122, 123],
    t25: [124, 124, 124, 129, 117, 130, 123, 124, 126, 120, 125, 124, 126, 125, 120, 122, 118, 130, 119, 131,
    130, 131, 121, 126],
    t27: [124, 124, 124, 129, 117, 130, 123, 124, 126, 120, 125, 124, 126, 125, 120, 122, 118, 130, 119, 131,
    130, 131, 121, 126],
    x28: packed('<i2',
    'c-oc6$q@h`2m~-o7F=NP07};u%r7SH(XC1*DNd|PE_A%|(g7!O!=77XB#E_87h7o-YX'
),
    t32: [125, 132, 131, 131, 133, 122, 120, 126, 125, 130, 132, 123],
    t34: [122, 120, 119, 125, 129, 116, 117, 132, 131, 115, 120, 125, 113, 113, 131, 130, 118, 125, 133, 119,
    122, 113, 123, 123],
    x35: packed('<i2',
    'c-oc0feip42m>%rmJu|_5Ki|7Tbf_)x;eWvmVh|TfN&Gdgj=Z|wzwNI#-|5sx)!A'
),
    x36: [123, 118, 117, 115, 126, 118],
    t39: [110, 118, 113, 108, 120, 117, 120, 124, 122, 109, 121, 112, 110, 110, 117, 119, 112, 119, 122, 123,
    111, 112, 114, 121],
    t41: [127, 127, 124, 129, 122, 126, 125, 124, 122, 118, 125, 124, 110, 118, 117, 119, 134, 130, 127, 128,
    126, 122, 123, 121],
    x42: packed('<i2',
    'c-oc7!3_W*3<I!R85F3RL@lEqE8wSlh^bK~77ELK#IEE<gm_$@0ky+<YkrS@aAOv@'
),
    t45: packed('<i2',
    'c-obSiwOWA5QQ4sy3ea?@oIzwK^%nSC<VlIR$wv=5BHV(K6*jgtM<tOjCU6q'
),
    t47: [122, 123, 125, 127, 127, 124, 124, 129, 126, 131, 118, 119, 113, 125, 121, 130, 120, 128, 130, 125,
    119, 123, 127, 123],
    x49: [122, 122],
    x48: packed('|i1',
    'c-jTQ2@=3C2m`S<;~Wf2ioafoY$(n8<dGkF3$C+6J}e$|G27AF;U6oi7N7'
),
    t52: [124, 125, 125, 124, 129, 123, 124, 128, 124, 127, 124, 129, 128, 123, 129, 128, 124, 129, 120, 125,
    124, 124, 120, 129],
    t54: [124, 125, 125, 124, 129, 123, 124, 128, 124, 127, 124, 129, 128, 123, 129, 128, 124, 129, 120, 125,
    124, 124, 120, 129],
    x55: packed('<i2',
    'c-oc0hY<iE2m~-k7AfAp1x9xU6B!5M=wPg&vtYZM??Xu})2SD{Y9)+vMz&86SEUwi'
),
    t59: [131, 127, 128, 130, 130, 130, 129, 124, 126, 132, 132, 131],
    t61: [123, 120, 131, 125, 124, 123, 127, 123, 118, 128, 124, 126, 127, 121, 125, 132, 118, 122, 130, 132,
    118, 123, 130, 131],
    x62: packed('<i2',
    'c-oc00TKWZ2n0Y+rW2E{^mK2q+Yw?*G;rpXaSRvi)O0ULR6%l)EYm#`Y@Z%rg%*$'
),
    x63: [126, 114, 125, 116, 126, 122],
    t66: [118, 120, 119, 120, 115, 109, 108, 109, 129, 117, 127, 121, 114, 119, 119, 120, 129, 121, 123, 125,
    118, 117, 116, 126],
    t68: [122, 121, 131, 124, 129, 121, 131, 134, 130, 120, 127, 128, 133, 120, 120, 128, 134, 127, 123, 125,
    129, 128, 129, 126],
    x69: packed('<i2',
    'c-oc7!4Uu;2m?V&7GcZ~5G`F>@P2zNx<?h@z&JB)yTp-aS|UxT3=17^bY1PU3uPP@hX'
),
    t72: packed('<i2',
    'c-obT2?_up48weO+))|ozugxs1QN;?;02m++9QaICo+-Us91ek!}#0-h7A`3'
),
    t74: [123, 131, 126, 126, 122, 126, 123, 129, 116, 120, 126, 121, 126, 129, 132, 127, 121, 116, 124, 124,
    121, 124, 133, 120],
    x75: packed('<i2',
    'c-oc0i4njc3<EGm&O_iF&bXs@1|*8639WVVHld#4S6wvc-Y)pfIFVN9D2zuxW|$U;'
),
    x76: [123, 122, 116, 117],
    t79: [128, 130, 128, 115, 130, 119, 124, 130, 123, 121, 126, 122, 128, 124, 127, 123, 129, 124, 118, 129,
    127, 130, 119, 124],
    t81: [128, 130, 128, 115, 130, 119, 124, 130, 123, 121, 126, 122, 128, 124, 127, 123, 129, 124, 118, 129,
    127, 130, 119, 124],
    x82: packed('<i2',
    'c-oc0ff0Z(2m?SzrZhHZKwxxd@PE`LF0_S5t=s)5l+J8g8U_XJ{lfSpr>>tqV0RXQ'
),
    t86: [129, 121, 125, 131, 124, 130, 132, 119, 132, 129, 125, 131],
    t88: [125, 124, 132, 128, 119, 121, 117, 118, 132, 114, 131, 116, 125, 131, 119, 129, 116, 119, 124, 125,
    125, 127, 131, 130],
    x90: [116, 124, 116, 119, 115, 119, 121, 122, 119, 122, 121, 122],
    x89: packed('|i1',
    'c-jrf$qfK72m`Q{xltohR&V|EYENux5Ys4-r<2!!Txty6|61=ziJ~4UmKJ{'
),
    t93: [118, 109, 115, 120, 120, 120, 116, 114, 112, 121, 118, 113, 120, 123, 116, 121, 127, 115, 113, 119,
    114, 114, 114, 120],
    t95: [123, 123, 118, 128, 127, 131, 121, 126, 124, 121, 118, 121, 120, 124, 117, 121, 128, 125, 116, 119,
    116, 124, 125, 120],
}, name='heads_quant8').AddVariations(signed(x1, c2, t3, t5, t7, x9, x8, t10, t12, t14, x15, c16, t17, t18, t20, x21, x22, t23, t25, t27, c29, x28, t30, t32, t34, x35, x36, t37, t39, t41, x42, c43, t44, t45, t47, x49, x48, t50, t52, t54, x55, c56, t57, t59, t61, x62, x63, t64, t66, t68, c70, x69, t71, t72, t74, x75, x76, t77, t79, t81, x82, c83, t84, t86, t88, x90, x89, t91, t93, t95)).DisableLifeTimeVariation()
