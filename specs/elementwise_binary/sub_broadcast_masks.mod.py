# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: broadcast along some axes before what works along axes.

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
c2 = Parameter('c2', (F32, [1, 1, 4]), [1.0, 2.0, -2.5, 2.5])
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
c22 = Parameter('c22', (F32, [1, 3, 4]), [-2.0, 1.0, -1.5, -2.5, 3.0, -2.0, 1.0, -1.5, -2.5, 3.0, 1.0, -0.5])
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
c42 = Parameter('c42', (F32, [2, 1, 4]), [1.5, 1.5, 2.5, -1.0, 3.0, -2.0, 1.0, 0.5])
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', t3, c6, True).To(t7)
model.Operation('REDUCE_MIN', t3, c8, False).To(t9)
model.Operation('RELU', t3).To(t10)
model.Operation('SUB', x12, x11, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', t13, c16, True).To(t17)
model.Operation('REDUCE_MIN', t13, c18, False).To(t19)
model.Operation('RELU', t13).To(t20)
model.Operation('SUB', x21, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, True).To(t27)
model.Operation('REDUCE_MIN', t23, c28, False).To(t29)
model.Operation('RELU', t23).To(t30)
model.Operation('SUB', x31, x32, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('REDUCE_MAX', t33, c36, True).To(t37)
model.Operation('REDUCE_MIN', t33, c38, False).To(t39)
model.Operation('RELU', t33).To(t40)
model.Operation('SUB', c42, x41, 0).To(t43)
model.Operation('REDUCE_MAX', t43, c44, False).To(t45)
model.Operation('REDUCE_MAX', t43, c46, True).To(t47)
model.Operation('REDUCE_MIN', t43, c48, False).To(t49)
model.Operation('RELU', t43).To(t50)
model.Operation('SUB', x51, x52, 0).To(t53)
model.Operation('REDUCE_MAX', t53, c54, False).To(t55)
model.Operation('REDUCE_MAX', t53, c56, True).To(t57)
model.Operation('REDUCE_MIN', t53, c58, False).To(t59)
model.Operation('RELU', t53).To(t60)
Example({
    x1: [3.0, -1.0, 2.0, -2.0, 0.5, 4.0, -3.5, 1.5, 2.0, -4.0, -3.0, -4.0, -3.5, 3.0, 3.0, 1.0, -3.0, -4.0,
    1.0, -1.0, -2.5, 1.0, 0.5, 2.5],
    t5: [2.0, 1.0, 5.5, -1.5, -0.5, 2.0, 3.5, -1.0, 1.0, -1.0, 3.0, 0.0],
    t7: [4.5, 2.0, 1.0, 5.5, 3.5, 3.0],
    t9: [-0.5, -6.0, -1.0, -6.5, -4.5, -6.0, 3.0, -3.5],
    t10: [2.0, 0.0, 4.5, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 5.5, 0.0, 0.0, 0.0, 3.5, 0.0,
    0.0, 0.0, 3.0, 0.0],
    x12: [-1.5, -1.0, -2.5],
    x11: [-1.5, -1.5, -0.5, 3.0, -2.5, -2.5, -3.0, -4.0, -3.5, -3.5, -4.0, -3.0, 1.0, 1.0, 0.5, 2.0, -0.5,
    3.0, 3.0, 4.0, 1.0, 1.0, -3.0, 1.5],
    t15: [0.0, 0.0, -1.0, -3.5, 1.5, 1.5, 2.0, 3.0, 1.0, 1.0, 1.5, 0.5],
    t17: [0.0, 3.0, 1.5, -2.0, -0.5, 0.5],
    t19: [0.0, 0.0, -1.0, -4.5, -3.5, -4.0, -4.0, -5.0],
    t20: [0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 2.0, 3.0, 1.0, 1.0, 1.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.5, 0.0],
    x21: [-3.5, 1.0, 3.0, -2.5, -3.0, 4.0, -2.0, -2.0, 0.5, 1.5, 4.0, -2.0, 2.0, 0.5, -0.5, -4.0, 0.5, 3.0,
    1.0, -2.5, 3.0, 1.0, 2.0, 1.0],
    t25: [4.0, 0.0, 4.5, 0.0, -2.5, 6.0, 0.0, -0.5, 5.5, -1.5, 3.0, 1.5],
    t27: [4.5, 6.0, 3.0, 4.0, 5.0, 5.5],
    t29: [-6.0, -1.5, -3.0, -1.5, -2.5, -2.0, 0.0, -1.5],
    t30: [0.0, 0.0, 4.5, 0.0, 0.0, 6.0, 0.0, 0.0, 3.0, 0.0, 3.0, 0.0, 4.0, 0.0, 1.0, 0.0, 0.0, 5.0, 0.0, 0.0,
    5.5, 0.0, 1.0, 1.5],
    x31: [-2.0, 2.5, -2.5, -4.0, 3.0, -3.5, 2.0, -3.5, -2.5, -3.5, 1.5, 4.0, 0.5, 2.0, -4.0, 1.5, -1.5, -3.0,
    -4.0, 2.5, 1.0, -3.5, -3.0, -1.0],
    x32: [-2.0, 1.0],
    t35: [0.0, 4.5, -0.5, 0.5, 5.0, -1.5, 4.0, 1.5, 0.0, -1.5, 3.5, 6.0],
    t37: [4.5, 5.0, 6.0, 1.0, 1.5, 0.0],
    t39: [-0.5, -1.5, -0.5, -2.0, -2.5, -4.5, -5.0, -2.0],
    t40: [0.0, 4.5, 0.0, 0.0, 5.0, 0.0, 4.0, 0.0, 0.0, 0.0, 3.5, 6.0, 0.0, 1.0, 0.0, 0.5, 0.0, 0.0, 0.0, 1.5,
    0.0, 0.0, 0.0, 0.0],
    x41: [-2.0, -2.0, 1.0, -2.5, -1.5, -4.0, 3.0, 4.0, 0.5, 1.0, -2.5, -3.5, 4.0, 1.5, -3.5, 3.5, -0.5, -4.0,
    -0.5, -4.0, 1.5, -0.5, -3.0, 1.0],
    t45: [3.5, 3.5, 4.5, 1.5, 3.5, 5.5, 1.5, 4.5, 1.5, 0.5, 5.0, 2.5],
    t47: [3.5, 5.5, 5.0, 4.5, 4.5, 4.0],
    t49: [1.0, 0.5, -0.5, -5.0, -1.0, -3.5, 1.5, -3.0],
    t50: [3.5, 3.5, 1.5, 1.5, 3.0, 5.5, 0.0, 0.0, 1.0, 0.5, 5.0, 2.5, 0.0, 0.0, 4.5, 0.0, 3.5, 2.0, 1.5, 4.5,
    1.5, 0.0, 4.0, 0.0],
    x51: [1.0, -0.5, 0.5, -1.0, 2.0, 3.0, 1.0, 4.0, -3.0, 1.5, 2.5, 3.0, 3.5, 1.5, 1.0, 1.5, -1.0, 2.0, 2.5,
    -3.0, -2.0, 1.0, -2.0, 2.5],
    x52: [3.0, 1.0, -1.0, 3.0, -1.5, -3.0],
    t55: [0.5, -1.5, -2.0, -1.5, 1.0, 3.5, 4.0, 3.0, 1.0, 4.0, 3.5, 5.5],
    t57: [-2.0, 3.0, 4.0, 0.5, 4.0, 5.5],
    t59: [-2.0, -3.5, -2.5, -4.0, 0.5, -1.5, -2.0, -1.5],
    t60: [0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0, 0.0, 2.5, 3.5, 4.0, 0.5, 0.0, 0.0, 0.0, 0.5, 3.5, 4.0, 0.0,
    1.0, 4.0, 1.0, 5.5],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 4], 0.5, 120), [122, 124, 115, 125])
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
c22 = Parameter('c22', (U8, [1, 3, 4], 0.5, 120), [116, 122, 117, 115, 126, 116, 122, 117, 115, 126, 122, 119])
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
c42 = Parameter('c42', (U8, [2, 1, 4], 0.5, 120), [123, 123, 125, 118, 126, 116, 122, 121])
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', t3, c6, True).To(t7)
model.Operation('REDUCE_MIN', t3, c8, False).To(t9)
model.Operation('RELU', t3).To(t10)
model.Operation('SUB', x12, x11, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', t13, c16, True).To(t17)
model.Operation('REDUCE_MIN', t13, c18, False).To(t19)
model.Operation('RELU', t13).To(t20)
model.Operation('SUB', x21, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, True).To(t27)
model.Operation('REDUCE_MIN', t23, c28, False).To(t29)
model.Operation('RELU', t23).To(t30)
model.Operation('SUB', x31, x32, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('REDUCE_MAX', t33, c36, True).To(t37)
model.Operation('REDUCE_MIN', t33, c38, False).To(t39)
model.Operation('RELU', t33).To(t40)
model.Operation('SUB', c42, x41, 0).To(t43)
model.Operation('REDUCE_MAX', t43, c44, False).To(t45)
model.Operation('REDUCE_MAX', t43, c46, True).To(t47)
model.Operation('REDUCE_MIN', t43, c48, False).To(t49)
model.Operation('RELU', t43).To(t50)
model.Operation('SUB', x51, x52, 0).To(t53)
model.Operation('REDUCE_MAX', t53, c54, False).To(t55)
model.Operation('REDUCE_MAX', t53, c56, True).To(t57)
model.Operation('REDUCE_MIN', t53, c58, False).To(t59)
model.Operation('RELU', t53).To(t60)
Example({
    x1: [126, 118, 124, 116, 121, 128, 113, 123, 124, 112, 114, 112, 113, 126, 126, 122, 114, 112, 122, 118,
    115, 122, 121, 125],
    t5: [124, 122, 131, 117, 119, 124, 127, 118, 122, 118, 126, 120],
    t7: [129, 124, 122, 131, 127, 126],
    t9: [119, 108, 118, 107, 111, 108, 126, 113],
    t10: [124, 120, 129, 120, 120, 124, 120, 120, 122, 120, 120, 120, 120, 122, 131, 120, 120, 120, 127, 120,
    120, 120, 126, 120],
    x12: [117, 118, 115],
    x11: [117, 117, 119, 126, 115, 115, 114, 112, 113, 113, 112, 114, 122, 122, 121, 124, 119, 126, 126, 128,
    122, 122, 114, 123],
    t15: [120, 120, 118, 113, 123, 123, 124, 126, 122, 122, 123, 121],
    t17: [120, 126, 123, 116, 119, 121],
    t19: [120, 120, 118, 111, 113, 112, 112, 110],
    t20: [120, 120, 120, 120, 123, 123, 124, 126, 122, 122, 123, 121, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 121, 120],
    x21: [113, 122, 126, 115, 114, 128, 116, 116, 121, 123, 128, 116, 124, 121, 119, 112, 121, 126, 122, 115,
    126, 122, 124, 122],
    t25: [128, 120, 129, 120, 115, 132, 120, 119, 131, 117, 126, 123],
    t27: [129, 132, 126, 128, 130, 131],
    t29: [108, 117, 114, 117, 115, 116, 120, 117],
    t30: [120, 120, 129, 120, 120, 132, 120, 120, 126, 120, 126, 120, 128, 120, 122, 120, 120, 130, 120, 120,
    131, 120, 122, 123],
    x31: [116, 125, 115, 112, 126, 113, 124, 113, 115, 113, 123, 128, 121, 124, 112, 123, 117, 114, 112, 125,
    122, 113, 114, 118],
    x32: [116, 122],
    t35: [120, 129, 119, 121, 130, 117, 128, 123, 120, 117, 127, 132],
    t37: [129, 130, 132, 122, 123, 120],
    t39: [119, 117, 119, 116, 115, 111, 110, 116],
    t40: [120, 129, 120, 120, 130, 120, 128, 120, 120, 120, 127, 132, 120, 122, 120, 121, 120, 120, 120, 123,
    120, 120, 120, 120],
    x41: [116, 116, 122, 115, 117, 112, 126, 128, 121, 122, 115, 113, 128, 123, 113, 127, 119, 112, 119, 112,
    123, 119, 114, 122],
    t45: [127, 127, 129, 123, 127, 131, 123, 129, 123, 121, 130, 125],
    t47: [127, 131, 130, 129, 129, 128],
    t49: [122, 121, 119, 110, 118, 113, 123, 114],
    t50: [127, 127, 123, 123, 126, 131, 120, 120, 122, 121, 130, 125, 120, 120, 129, 120, 127, 124, 123, 129,
    123, 120, 128, 120],
    x51: [122, 119, 121, 118, 124, 126, 122, 128, 114, 123, 125, 126, 127, 123, 122, 123, 118, 124, 125, 114,
    116, 122, 116, 125],
    x52: [126, 122, 118, 126, 117, 114],
    t55: [121, 117, 116, 117, 122, 127, 128, 126, 122, 128, 127, 131],
    t57: [116, 126, 128, 121, 128, 131],
    t59: [116, 113, 115, 112, 121, 117, 116, 117],
    t60: [120, 120, 120, 120, 122, 124, 120, 126, 120, 125, 127, 128, 121, 120, 120, 120, 121, 127, 128, 120,
    122, 128, 122, 131],
}, name='rank_3_quant8').AddVariations(signed(x1, c2, t3, t5, t7, t9, t10, x12, x11, t13, t15, t17, t19, t20, x21, c22, t23, t25, t27, t29, t30, x31, x32, t33, t35, t37, t39, t40, c42, x41, t43, t45, t47, t49, t50, x51, x52, t53, t55, t57, t59, t60)).DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 1, 4]), [-2.0, -0.5, 3.0, -3.0])
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
c16 = Parameter('c16', (F32, [1, 1, 3, 4]), [-0.5, 1.0, -2.5, 2.0, 3.0, 0.5, 0.5, 1.0, -0.5, -1.5, -2.0, 1.5])
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
c29 = Parameter('c29', (F32, [1, 2, 1, 4]), [-0.5, -3.0, -0.5, -1.0, -0.5, 3.0, 1.0, 2.0])
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
c43 = Parameter('c43', (F32, [1, 2, 3, 4]), [1.0, 1.5, -1.5, 2.0, -3.0, -0.5, 0.5, 2.5, -2.5, 2.0, -2.0, 3.0, 1.0, -2.0, 0.5, -2.0, 1.0, 2.0,
    -1.0, -1.5, -2.5, 1.5, 1.0, -0.5])
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
c56 = Parameter('c56', (F32, [2, 1, 1, 4]), [0.5, 2.5, 1.5, -0.5, -2.0, 1.0, 1.5, -1.5])
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
c70 = Parameter('c70', (F32, [2, 1, 3, 4]), [-1.5, -2.0, -2.0, -2.5, 3.0, 3.0, -0.5, 1.5, -1.5, 2.5, 1.5, -0.5, 2.0, -0.5, -1.0, -1.0, -2.0,
    2.5, -1.5, 0.5, -2.5, 2.5, -0.5, -3.0])
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
c83 = Parameter('c83', (F32, [2, 2, 1, 4]), [2.0, 1.0, 2.0, -3.0, 2.5, 3.0, -2.5, -2.0, -1.0, 1.0, -2.0, -3.0, -2.5, 0.5, -1.5, -2.0])
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, True).To(t5)
model.Operation('REDUCE_MAX', t3, c6, False).To(t7)
model.Operation('SUB', x9, x8, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, False).To(t12)
model.Operation('REDUCE_MAX', t10, c13, False).To(t14)
model.Operation('SUB', x15, c16, 0).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('REDUCE_MAX', t17, c19, False).To(t20)
model.Operation('SUB', x21, x22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, False).To(t27)
model.Operation('SUB', c29, x28, 0).To(t30)
model.Operation('REDUCE_MAX', t30, c31, True).To(t32)
model.Operation('REDUCE_MAX', t30, c33, False).To(t34)
model.Operation('SUB', x35, x36, 0).To(t37)
model.Operation('REDUCE_MIN', t37, c38, False).To(t39)
model.Operation('REDUCE_MAX', t37, c40, False).To(t41)
model.Operation('SUB', x42, c43, 0).To(t44)
model.Operation('RELU', t44).To(t45)
model.Operation('REDUCE_MAX', t44, c46, False).To(t47)
model.Operation('SUB', x49, x48, 0).To(t50)
model.Operation('REDUCE_MAX', t50, c51, False).To(t52)
model.Operation('REDUCE_MAX', t50, c53, False).To(t54)
model.Operation('SUB', x55, c56, 0).To(t57)
model.Operation('REDUCE_MAX', t57, c58, True).To(t59)
model.Operation('REDUCE_MAX', t57, c60, False).To(t61)
model.Operation('SUB', x62, x63, 0).To(t64)
model.Operation('REDUCE_MIN', t64, c65, False).To(t66)
model.Operation('REDUCE_MAX', t64, c67, False).To(t68)
model.Operation('SUB', c70, x69, 0).To(t71)
model.Operation('RELU', t71).To(t72)
model.Operation('REDUCE_MAX', t71, c73, False).To(t74)
model.Operation('SUB', x75, x76, 0).To(t77)
model.Operation('REDUCE_MAX', t77, c78, False).To(t79)
model.Operation('REDUCE_MAX', t77, c80, False).To(t81)
model.Operation('SUB', x82, c83, 0).To(t84)
model.Operation('REDUCE_MAX', t84, c85, True).To(t86)
model.Operation('REDUCE_MAX', t84, c87, False).To(t88)
model.Operation('SUB', x90, x89, 0).To(t91)
model.Operation('REDUCE_MIN', t91, c92, False).To(t93)
model.Operation('REDUCE_MAX', t91, c94, False).To(t95)
Example({
    x1: packed('|i1',
    'c-jTQ0TO^P2m`Pi!<PTQmew&%>Q1gV3fzhzo7Tb8!Q=dtpbHvoTVA(+@LCrJ', 0.5
),
    t5: [6.0, 7.0, 5.0, 6.5, 4.0, 3.5, 4.0, 5.0, 7.0, 6.0, 3.5, 1.0],
    t7: [6.0, 4.0, -4.5, 5.0, 4.0, 0.0, -2.0, 7.0, 5.0, 4.0, -1.5, 7.0, 5.0, -1.0, 0.5, 6.5, 3.5, 4.0, -6.0,
    -0.5, 0.0, 3.5, -0.5, -1.0],
    x9: [-3.0, 3.0, 0.5],
    x8: packed('|i1',
    'c-jTQfeip42m`Qe;Nbsj6$#p2czF(<#D^WF;Av(X)7RE?)-({;Or$=<&Jj8', 0.5
),
    t12: [-2.5, -3.5, -5.0, -6.5, 1.0, -1.0, -0.5, 2.0, 1.0, -2.5, -2.5, -3.5, -2.0, -4.5, -4.0, -7.0, -0.5,
    0.5, 1.5, 0.0, -2.5, -0.5, -3.5, -2.5],
    t14: [-0.5, -3.5, -4.0, 0.0, 1.0, 0.5, 7.0, 2.5, 1.5, 2.5, -2.5, 3.5, -2.0, -1.0, 1.0, -3.5, 6.0, 5.5,
    1.5, 2.0, 4.0, 2.5, -0.5, -2.5],
    x15: packed('|i1',
    'c-jrY0TKWp1O&k8F8u$uNYt)XI1`Og9W2AQZW~CRf^0Y#>I^AY<^#HN5)J', 0.5
),
    t18: packed('|i1',
    'c-j@nK@tEU2*bdXf};NazYaO<A<ZNl*RYI45NY*%S3&X^Ihzj&l>lr', 0.5
),
    t20: [4.0, 0.5, 4.0, -0.5, -1.5, -2.5, 0.5, 1.5, 2.5, 2.5, 5.0, 1.5, 2.0, 0.0, 5.5, 1.5, -1.5, 0.5, 2.0,
    0.0, 1.0, 4.5, 3.5, 2.0],
    x21: packed('|i1',
    'c-jTQfeip42m`R768!&K#)jBh<)b;T57kGG6*_4-1BnRh9aS5S%U=BfzI`0U', 0.5
),
    x22: [3.0, -1.5],
    t25: [-2.5, -3.5, -3.5, -4.0, -5.0, -2.5, -0.5, -5.5, 1.0, -0.5, -3.5, -1.5, 5.0, 0.0, 3.5, 3.0, 4.0,
    4.0, 2.5, 5.5, -0.5, 3.5, 2.5, 2.0],
    t27: [-2.5, -3.5, -3.5, -4.0, -5.0, -2.5, -0.5, -5.5, 1.0, -0.5, -3.5, -1.5, 5.0, 0.0, 3.5, 3.0, 4.0,
    4.0, 2.5, 5.5, -0.5, 3.5, 2.5, 2.0],
    x28: packed('|i1',
    'c-jTQfeip52m`=Cskr~Nrj_^aDl(7oVio(whlQE#lbWVBVT*npCN4`qzD*Pv', 0.5
),
    t32: [-1.5, 3.5, -1.0, 5.0, 3.5, 6.0, 1.0, 0.0, 2.0, 5.5, 5.5, 5.0],
    t34: [-1.5, 0.0, 1.0, -2.0, 3.5, 0.0, -2.0, -0.5, -1.0, -0.5, 2.0, 2.0, -3.0, 5.5, 1.5, 3.0, -1.0, 5.5,
    -0.5, 3.5, 1.5, 0.5, 3.5, 6.0],
    x35: packed('|i1',
    'c-jTQ0S>?*2n4~fSM>kCCG-?$yu&Mt8M>*G09|6~<S~K1jZ^kO{}0vE6A1', 0.5
),
    x36: [-1.5, -2.0, -1.5, -1.0, -1.0, -1.0],
    t39: [-2.0, 2.0, -3.0, -3.0, 2.5, 2.5, -2.0, 2.0, 1.0, 1.0, 0.0, -1.5, 2.0, 2.0, -1.0, 0.0, 2.5, -1.0,
    -1.0, 0.5, 2.0, 2.0, -2.0, -1.5],
    t41: [2.0, 5.0, 3.0, 0.0, 5.0, 4.5, 0.0, 3.0, 2.0, 2.5, 3.0, 3.5, 4.5, 2.0, -1.0, 3.5, 2.5, 2.5, 2.0,
    2.0, 2.0, 2.5, 0.0, 2.0],
    x42: packed('|i1',
    'c-jTQfeip42m`Rdkoo_$gelslmzeEXJcBW^GoEP|T+pq27#^y_W_f(uArvD', 0.5
),
    t45: packed('|i1',
    'c-jrf$q4{348%bBiepUrZ#T<)gc5iS*A|+pU`FqVrNRSNI2lfT4&eZk', 0.5
),
    t47: [3.0, -0.5, 3.0, -1.0, 6.5, 3.5, -3.0, -1.5, 4.0, 1.0, 5.5, -1.5, -2.0, 5.5, -1.5, 5.5, 2.5, 1.5,
    3.0, 4.5, 4.5, 1.0, 0.0, 2.5],
    x49: [2.5, -3.0],
    x48: packed('|i1',
    'c-jTQ0TKWp1O&i|9RGi<lhp1^?LdrU^i>{8+?6a<4<;WCP)oF2aqj+S#25e', 0.5
),
    t52: [3.5, 3.5, 5.5, 0.5, 0.5, 1.0, 0.5, 3.5, 0.5, -0.5, 3.5, 1.0, 3.0, 5.5, 6.5, 5.0, 6.0, 1.5, -1.5,
    4.0, 2.0, 6.5, 6.0, 5.5],
    t54: [3.5, 3.5, 5.5, 0.5, 0.5, 1.0, 0.5, 3.5, 0.5, -0.5, 3.5, 1.0, 3.0, 5.5, 6.5, 5.0, 6.0, 1.5, -1.5,
    4.0, 2.0, 6.5, 6.0, 5.5],
    x55: packed('|i1',
    'c-jrhw-Ep!3<R*l>AnB9ID%?bDd`MDE*4D;pIr6y<>^aNCrsGXeu~Zq9c~vU', 0.5
),
    t59: [1.5, 2.0, 4.0, 1.5, 2.5, 4.5, 3.0, 2.5, -1.0, 5.0, 4.5, 3.5],
    t61: [-0.5, 3.0, 1.0, 3.0, 2.0, -2.5, -2.5, 2.5, 3.0, -0.5, -1.0, 4.0, 5.0, 1.0, 0.0, 4.5, 4.5, 2.0, 2.5,
    0.5, 3.5, -3.0, 1.0, 4.5],
    x62: packed('|i1',
    'c-jrc!4Uu;2m`RA3cCNaQb07HL>4A>H+Yct<8)Qj0<~qyr34MqI6iJXO`R9%', 0.5
),
    x63: [-2.0, -2.0, 2.0, 2.0, 3.0, 1.5],
    t66: [-0.5, 0.0, 0.5, 1.5, 3.0, -1.0, -1.0, 4.0, -5.5, -1.0, -5.0, -6.0, -4.5, -5.0, -1.0, -5.0, -2.5,
    -3.5, -2.5, -7.0, -5.0, -2.5, -4.5, -4.0],
    t68: [-0.5, 1.5, 0.5, 3.0, 4.0, -1.0, 4.5, 6.0, -1.0, -1.0, -4.5, -1.0, 3.0, 0.0, 5.0, 1.5, 3.0, -1.0,
    -1.0, 4.0, -5.0, 0.5, 0.5, -1.0],
    x69: packed('|i1',
    'c-jTQ2@U`t2m`P<Wd8rRBV4vplg7bg#+0%hLQG0Ly*uC{Sz++%iw~)f8rc', 0.5
),
    t72: packed('|i1',
    'c-j?-K@I>Q41=)U)an2K>%0&M8Gy-VwE7k!eMYSb8}&nhEPnF<47UJ%', 0.5
),
    t74: [4.5, 3.5, 3.0, -4.0, 0.0, 4.0, -1.0, 2.5, -1.5, 1.5, -1.5, 2.0, 2.0, 2.0, 0.0, 1.5, 5.5, 4.5, -2.5,
    0.5, 2.5, 4.0, 5.0, 0.5],
    x75: packed('|i1',
    'c-jTQ0TO^P2m`QdQR)9*yV1c+7=$3}tcYD=reQpHK5|}EO)a;*PiHHCxjz>G', 0.5
),
    x76: [-3.0, 1.0, 0.5, -0.5],
    t79: [4.0, 4.5, 4.0, 3.5, 7.0, 3.5, 7.0, 0.5, 7.0, 1.0, -1.0, 4.5, 0.5, -2.0, -1.0, 3.0, 0.0, 2.5, 2.5,
    -1.0, 4.0, -1.0, 4.5, 4.0],
    t81: [4.0, 4.5, 4.0, 3.5, 7.0, 3.5, 7.0, 0.5, 7.0, 1.0, -1.0, 4.5, 0.5, -2.0, -1.0, 3.0, 0.0, 2.5, 2.5,
    -1.0, 4.0, -1.0, 4.5, 4.0],
    x82: packed('|i1',
    'c-jrd!4Uu;2m`RA3U>c#5l}R*Y`eQK=z#som>H$;glO}U0Rn5b`H_r%`ydq&', 0.5
),
    t86: [2.0, 7.0, 6.0, 2.5, 0.0, 3.5, 5.5, 7.0, 7.0, 5.0, 2.5, 3.0],
    t88: [-1.5, 2.0, 2.5, 5.5, 0.5, 3.0, 1.0, 7.0, 5.0, 0.0, 3.0, 7.0, 3.5, 0.5, 5.0, 4.0, 2.0, 2.5, 0.0,
    0.5, 3.0, -0.5, 3.5, 1.5],
    x90: [-2.0, 1.0, -2.5, -0.5, -1.0, 3.0, 1.5, -2.5, 1.0, 1.0, -3.0, 1.0],
    x89: packed('|i1',
    'c-jTQ0TRF<2m`RAu*&~ms{(b2`yB#ILN^s)IbOdbOV$)@_ENO$>o|M;+_V-H', 0.5
),
    t93: [-3.5, -4.5, 0.5, -2.5, -2.0, -4.0, 0.0, -2.5, -6.5, -5.5, -3.5, -1.5, -2.5, 2.0, -1.0, -2.5, -5.5,
    -3.5, -5.5, -1.0, -1.0, 0.5, 2.5, -2.5],
    t95: [5.0, 2.5, 1.0, -0.5, -2.0, 0.0, 0.0, 0.0, 0.0, 0.5, 2.5, 5.0, 2.5, 2.0, 0.5, 3.0, -2.0, -3.5, 1.5,
    -1.0, 2.0, 4.5, 5.0, 3.5],
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 4], 0.5, 120), [116, 119, 126, 114])
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
c16 = Parameter('c16', (U8, [1, 1, 3, 4], 0.5, 120), [119, 122, 115, 124, 126, 121, 121, 122, 119, 117, 116, 123])
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
c29 = Parameter('c29', (U8, [1, 2, 1, 4], 0.5, 120), [119, 114, 119, 118, 119, 126, 122, 124])
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
c43 = Parameter('c43', (U8, [1, 2, 3, 4], 0.5, 120), [122, 123, 117, 124, 114, 119, 121, 125, 115, 124, 116, 126, 122, 116, 121, 116, 122, 124, 118, 117,
    115, 123, 122, 119])
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
c56 = Parameter('c56', (U8, [2, 1, 1, 4], 0.5, 120), [121, 125, 123, 119, 116, 122, 123, 117])
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
c70 = Parameter('c70', (U8, [2, 1, 3, 4], 0.5, 120), [117, 116, 116, 115, 126, 126, 119, 123, 117, 125, 123, 119, 124, 119, 118, 118, 116, 125, 117, 121,
    115, 125, 119, 114])
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
c83 = Parameter('c83', (U8, [2, 2, 1, 4], 0.5, 120), [124, 122, 124, 114, 125, 126, 115, 116, 118, 122, 116, 114, 115, 121, 117, 116])
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('REDUCE_MAX', t3, c4, True).To(t5)
model.Operation('REDUCE_MAX', t3, c6, False).To(t7)
model.Operation('SUB', x9, x8, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, False).To(t12)
model.Operation('REDUCE_MAX', t10, c13, False).To(t14)
model.Operation('SUB', x15, c16, 0).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('REDUCE_MAX', t17, c19, False).To(t20)
model.Operation('SUB', x21, x22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MAX', t23, c26, False).To(t27)
model.Operation('SUB', c29, x28, 0).To(t30)
model.Operation('REDUCE_MAX', t30, c31, True).To(t32)
model.Operation('REDUCE_MAX', t30, c33, False).To(t34)
model.Operation('SUB', x35, x36, 0).To(t37)
model.Operation('REDUCE_MIN', t37, c38, False).To(t39)
model.Operation('REDUCE_MAX', t37, c40, False).To(t41)
model.Operation('SUB', x42, c43, 0).To(t44)
model.Operation('RELU', t44).To(t45)
model.Operation('REDUCE_MAX', t44, c46, False).To(t47)
model.Operation('SUB', x49, x48, 0).To(t50)
model.Operation('REDUCE_MAX', t50, c51, False).To(t52)
model.Operation('REDUCE_MAX', t50, c53, False).To(t54)
model.Operation('SUB', x55, c56, 0).To(t57)
model.Operation('REDUCE_MAX', t57, c58, True).To(t59)
model.Operation('REDUCE_MAX', t57, c60, False).To(t61)
model.Operation('SUB', x62, x63, 0).To(t64)
model.Operation('REDUCE_MIN', t64, c65, False).To(t66)
model.Operation('REDUCE_MAX', t64, c67, False).To(t68)
model.Operation('SUB', c70, x69, 0).To(t71)
model.Operation('RELU', t71).To(t72)
model.Operation('REDUCE_MAX', t71, c73, False).To(t74)
model.Operation('SUB', x75, x76, 0).To(t77)
model.Operation('REDUCE_MAX', t77, c78, False).To(t79)
model.Operation('REDUCE_MAX', t77, c80, False).To(t81)
model.Operation('SUB', x82, c83, 0).To(t84)
model.Operation('REDUCE_MAX', t84, c85, True).To(t86)
model.Operation('REDUCE_MAX', t84, c87, False).To(t88)
model.Operation('SUB', x90, x89, 0).To(t91)
model.Operation('REDUCE_MIN', t91, c92, False).To(t93)
model.Operation('REDUCE_MAX', t91, c94, False).To(t95)
Example({
    x1: packed('<i2',
    'c-oc0ff2wU2m`>53{mt%nlO52=zp)MGqS1c8IlP;`C4kCwikt_2QT0_%buS;Wd#<7'
),
    t5: [132, 134, 130, 133, 128, 127, 128, 130, 134, 132, 127, 122],
    t7: [132, 128, 111, 130, 128, 120, 116, 134, 130, 128, 117, 134, 130, 118, 121, 133, 127, 128, 108, 119,
    120, 127, 119, 118],
    x9: [114, 126, 121],
    x8: packed('<i2',
    'c-oc0fepYg2m`R4+)+f8zyhcDhS?isHGw1XV700FI>(b!-%|KkIM6#&q@JHHZ#fpa'
),
    t12: [115, 113, 110, 107, 122, 118, 119, 124, 122, 115, 115, 113, 116, 111, 112, 106, 119, 121, 123, 120,
    115, 119, 113, 115],
    t14: [119, 113, 112, 120, 122, 121, 134, 125, 123, 125, 115, 127, 116, 118, 122, 113, 132, 131, 123, 124,
    128, 125, 119, 115],
    x15: packed('|i1',
    'c-jrY0TKWp1O&h@BWc`)uh;Il3JrnNeUO7McMM1_M_mZ0E!1*p+5;)U7LE'
),
    t18: packed('<i2',
    'c-oc7!4Uu;2*g0k4jd?I;|?Xbk33Q|Lw*EPnBjQHs=qQJxOCZz@#z75Zx-w'
),
    t20: [128, 121, 128, 119, 117, 115, 121, 123, 125, 125, 130, 123, 124, 120, 131, 123, 117, 121, 124, 120,
    122, 129, 127, 124],
    x21: packed('<i2',
    'c-oc0fepYg2m`R4Oh_1_EuyFIhS}xzvYNM(ilfFF9V^R(L`=mV_l?G7tayI<08Z%^MF'
),
    x22: [126, 117],
    t25: [115, 113, 113, 112, 110, 115, 119, 109, 122, 119, 113, 117, 130, 120, 127, 126, 128, 128, 125, 131,
    119, 127, 125, 124],
    t27: [115, 113, 113, 112, 110, 115, 119, 109, 122, 119, 113, 117, 130, 120, 127, 126, 128, 128, 125, 131,
    119, 127, 125, 124],
    x28: packed('<i2',
    'c-oc0fe`>92m>%j_NeGVsW|%2@JU7HG@iJnUa@)U{xH+LWlsc5I2{m|%EnJ0XNVS='
),
    t32: [117, 127, 118, 130, 127, 132, 122, 120, 124, 131, 131, 130],
    t34: [117, 120, 122, 116, 127, 120, 116, 119, 118, 119, 124, 124, 114, 131, 123, 126, 118, 131, 119, 127,
    123, 121, 127, 132],
    x35: packed('|i1',
    'c-jTQ0S>?*2n4||6M9P66a9K;^jdd<Dl&<%0dM+x%@U2zLu08RzaJ<f7Ks'
),
    x36: [117, 116, 117, 118, 118, 118],
    t39: [116, 124, 114, 114, 125, 125, 116, 124, 122, 122, 120, 117, 124, 124, 118, 120, 125, 118, 118, 121,
    124, 124, 116, 117],
    t41: [124, 130, 126, 120, 130, 129, 120, 126, 124, 125, 126, 127, 129, 124, 118, 127, 125, 125, 124, 124,
    124, 125, 120, 124],
    x42: packed('<i2',
    'c-oc0fepYg2m`R4j7UcXp`@qphS^gFjTetrFjDgAow&vV@!D*Lmf)Rns-K@eYCIOB'
),
    t45: packed('<i2',
    'c-obS$qfJ?41gRPd)hSaZC4OJ1Oslu*$s)iQZ+BeZ4;u<BVj7|`s4wM3l|d'
),
    t47: [126, 119, 126, 118, 133, 127, 114, 117, 128, 122, 131, 117, 116, 131, 117, 131, 125, 123, 126, 129,
    129, 122, 120, 125],
    x49: [125, 114],
    x48: packed('<i2',
    'c-oc00TKWZ2n0Y+?m|X!^>lBrYo@1Imb6$Z9bR(_G$IRvg-ga24xgSlqkVc{Ko)='
),
    t52: [127, 127, 131, 121, 121, 122, 121, 127, 121, 119, 127, 122, 126, 131, 133, 130, 132, 123, 117, 128,
    124, 133, 132, 131],
    t54: [127, 127, 131, 121, 121, 122, 121, 127, 121, 119, 127, 122, 126, 131, 133, 130, 132, 123, 117, 128,
    124, 133, 132, 131],
    x55: packed('<i2',
    'c-oc9#}NP^2mmlwrk@~XbX~!`!<?R~(FfXEJbIKYhsHt$9C>4%sH~SzXnneD3Kpg'
),
    t59: [123, 124, 128, 123, 125, 129, 126, 125, 118, 130, 129, 127],
    t61: [119, 126, 122, 126, 124, 115, 115, 125, 126, 119, 118, 128, 130, 122, 120, 129, 129, 124, 125, 121,
    127, 114, 122, 129],
    x62: packed('<i2',
    'c-oc4Q5FCY2n0Y!)`niIaCEL<enwkoAdeB1ZM_hZ$-ap+-#*}qMK@NNL(8WNS;-b@'
),
    x63: [116, 116, 124, 124, 126, 123],
    t66: [119, 120, 121, 123, 126, 118, 118, 128, 109, 118, 110, 108, 111, 110, 118, 110, 115, 113, 115, 106,
    110, 115, 111, 112],
    t68: [119, 123, 121, 126, 128, 118, 129, 132, 118, 118, 111, 118, 126, 120, 130, 123, 126, 118, 118, 128,
    110, 121, 121, 118],
    x69: packed('|i1',
    'c-jTQ2@U`t2m`P$k8s5y^Xs-iN~7YFTLnCqpp^qU*<DoA6*k<+%MT*Y7Fh'
),
    t72: packed('<i2',
    'c-obT!4Uu;2*VsZ7EsZ}#S!cymt4aEBZ^*XC+T6k=Nzz5eaMlC*R;=FgTWU4'
),
    t74: [129, 127, 126, 112, 120, 128, 118, 125, 117, 123, 117, 124, 124, 124, 120, 123, 131, 129, 115, 121,
    125, 128, 130, 121],
    x75: packed('<i2',
    'c-oc0ff2wU2m`>5tVHM~Xkm0`=)Y2IHhPWBX{{;{+;4nR9GZm<I53x&cRfE{V#*eP'
),
    x76: [114, 122, 121, 119],
    t79: [128, 129, 128, 127, 134, 127, 134, 121, 134, 122, 118, 129, 121, 116, 118, 126, 120, 125, 125, 118,
    128, 118, 129, 128],
    t81: [128, 129, 128, 127, 134, 127, 134, 121, 134, 122, 118, 129, 121, 116, 118, 126, 120, 125, 125, 118,
    128, 118, 129, 128],
    x82: packed('<i2',
    'c-oc5Q5FCY2n0Y!PNCN#dvvZ~zNY4=4U+=oYs_WZHpCFyIY<S8vpl7Tsh3X|W7`&y'
),
    t86: [124, 134, 132, 125, 120, 127, 131, 134, 134, 130, 125, 126],
    t88: [117, 124, 125, 131, 121, 126, 122, 134, 130, 120, 126, 134, 127, 121, 130, 128, 124, 125, 120, 121,
    126, 119, 127, 123],
    x90: [116, 122, 115, 119, 118, 126, 123, 115, 122, 122, 114, 122],
    x89: packed('<i2',
    'c-oc0ff2wU2m~-kR)P0;5E;EQG>O<&WOWg{kt_)wJqz9?CUlz*sqm}0<{LkKXa5$I'
),
    t93: [113, 111, 121, 115, 116, 112, 120, 115, 107, 109, 113, 117, 115, 124, 118, 115, 109, 113, 109, 118,
    118, 121, 125, 115],
    t95: [130, 125, 122, 119, 116, 120, 120, 120, 120, 121, 125, 130, 125, 124, 121, 126, 116, 113, 123, 118,
    124, 129, 130, 127],
}, name='heads_quant8').AddVariations(signed(x1, c2, t3, t5, t7, x9, x8, t10, t12, t14, x15, c16, t17, t18, t20, x21, x22, t23, t25, t27, c29, x28, t30, t32, t34, x35, x36, t37, t39, t41, x42, c43, t44, t45, t47, x49, x48, t50, t52, t54, x55, c56, t57, t59, t61, x62, x63, t64, t66, t68, c70, x69, t71, t72, t74, x75, x76, t77, t79, t81, x82, c83, t84, t86, t88, x90, x89, t91, t93, t95)).DisableLifeTimeVariation()
