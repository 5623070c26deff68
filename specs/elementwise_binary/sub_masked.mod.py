# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: broadcast along some axes before what works along axes.

# Masks of one element along some of the axes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 4]), [1.0, 2.0, -2.5, 2.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3, 4]))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [0])
t5 = Output('t5', ('TENSOR_FLOAT32', [3, 4]))
c6 = Parameter('c6', ('TENSOR_INT32', [1]), [-1])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 1]))
c8 = Parameter('c8', ('TENSOR_INT32', [1]), [1])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 4]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 3, 1]))
x11 = Input('x11', ('TENSOR_FLOAT32', [2, 3, 4]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3, 4]))
c14 = Parameter('c14', ('TENSOR_INT32', [1]), [0])
t15 = Output('t15', ('TENSOR_FLOAT32', [3, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [1]), [-1])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 1]))
c18 = Parameter('c18', ('TENSOR_INT32', [1]), [1])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 4]))
t20 = Output('t20', ('TENSOR_FLOAT32', [2, 3, 4]))
x21 = Input('x21', ('TENSOR_FLOAT32', [2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 4]), [-2.0, 1.0, -1.5, -2.5, 3.0, -2.0, 1.0, -1.5, -2.5, 3.0, 1.0, -0.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3, 4]))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_FLOAT32', [3, 4]))
c26 = Parameter('c26', ('TENSOR_INT32', [1]), [-1])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 1]))
c28 = Parameter('c28', ('TENSOR_INT32', [1]), [1])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 4]))
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 3, 4]))
x31 = Input('x31', ('TENSOR_FLOAT32', [2, 3, 4]))
x32 = Input('x32', ('TENSOR_FLOAT32', [2, 1, 1]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 3, 4]))
c34 = Parameter('c34', ('TENSOR_INT32', [1]), [0])
t35 = Output('t35', ('TENSOR_FLOAT32', [3, 4]))
c36 = Parameter('c36', ('TENSOR_INT32', [1]), [-1])
t37 = Output('t37', ('TENSOR_FLOAT32', [2, 3, 1]))
c38 = Parameter('c38', ('TENSOR_INT32', [1]), [1])
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 4]))
t40 = Output('t40', ('TENSOR_FLOAT32', [2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2, 1, 4]), [1.5, 1.5, 2.5, -1.0, 3.0, -2.0, 1.0, 0.5])
x41 = Input('x41', ('TENSOR_FLOAT32', [2, 3, 4]))
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3, 4]))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [0])
t45 = Output('t45', ('TENSOR_FLOAT32', [3, 4]))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [-1])
t47 = Output('t47', ('TENSOR_FLOAT32', [2, 3, 1]))
c48 = Parameter('c48', ('TENSOR_INT32', [1]), [1])
t49 = Output('t49', ('TENSOR_FLOAT32', [2, 4]))
t50 = Output('t50', ('TENSOR_FLOAT32', [2, 3, 4]))
x51 = Input('x51', ('TENSOR_FLOAT32', [2, 3, 4]))
x52 = Input('x52', ('TENSOR_FLOAT32', [2, 3, 1]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3, 4]))
c54 = Parameter('c54', ('TENSOR_INT32', [1]), [0])
t55 = Output('t55', ('TENSOR_FLOAT32', [3, 4]))
c56 = Parameter('c56', ('TENSOR_INT32', [1]), [-1])
t57 = Output('t57', ('TENSOR_FLOAT32', [2, 3, 1]))
c58 = Parameter('c58', ('TENSOR_INT32', [1]), [1])
t59 = Output('t59', ('TENSOR_FLOAT32', [2, 4]))
t60 = Output('t60', ('TENSOR_FLOAT32', [2, 3, 4]))
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

# Masks of one element along some of the axes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 4], 0.5, 120), [122, 124, 115, 125])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [0])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [1]), [-1])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [1]), [1])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [1]), [0])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [1]), [-1])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [1]), [1])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120), [116, 122, 117, 115, 126, 116, 122, 117, 115, 126, 122, 119])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [1]), [-1])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [1]), [1])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x32 = Input('x32', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [1]), [0])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_INT32', [1]), [-1])
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_INT32', [1]), [1])
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [2, 1, 4], 0.5, 120), [123, 123, 125, 118, 126, 116, 122, 121])
x41 = Input('x41', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [0])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [-1])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_INT32', [1]), [1])
t49 = Output('t49', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x51 = Input('x51', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x52 = Input('x52', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_INT32', [1]), [0])
t55 = Output('t55', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_INT32', [1]), [-1])
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_INT32', [1]), [1])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t60 = Output('t60', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
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
}, name='rank_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Masks of one element along some of the axes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 4]), [-2.0, -0.5, 3.0, -3.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [-1])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c6 = Parameter('c6', ('TENSOR_INT32', [1]), [0])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 4]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c11 = Parameter('c11', ('TENSOR_INT32', [1]), [1])
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 3, 4]))
c13 = Parameter('c13', ('TENSOR_INT32', [1]), [0])
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 3, 4]))
x15 = Input('x15', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [-0.5, 1.0, -2.5, 2.0, 3.0, 0.5, 0.5, 1.0, -0.5, -1.5, -2.0, 1.5])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c19 = Parameter('c19', ('TENSOR_INT32', [1]), [0])
t20 = Output('t20', ('TENSOR_FLOAT32', [2, 3, 4]))
x21 = Input('x21', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 4]))
c26 = Parameter('c26', ('TENSOR_INT32', [1]), [0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 4]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [1, 2, 1, 4]), [-0.5, -3.0, -0.5, -1.0, -0.5, 3.0, 1.0, 2.0])
x28 = Input('x28', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c31 = Parameter('c31', ('TENSOR_INT32', [1]), [-1])
t32 = Output('t32', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c33 = Parameter('c33', ('TENSOR_INT32', [1]), [0])
t34 = Output('t34', ('TENSOR_FLOAT32', [2, 3, 4]))
x35 = Input('x35', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
x36 = Input('x36', ('TENSOR_FLOAT32', [1, 2, 3, 1]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c38 = Parameter('c38', ('TENSOR_INT32', [1]), [1])
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 3, 4]))
c40 = Parameter('c40', ('TENSOR_INT32', [1]), [0])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 3, 4]))
x42 = Input('x42', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c43 = Parameter('c43', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [1.0, 1.5, -1.5, 2.0, -3.0, -0.5, 0.5, 2.5, -2.5, 2.0, -2.0, 3.0, 1.0, -2.0, 0.5, -2.0, 1.0, 2.0,
    -1.0, -1.5, -2.5, 1.5, 1.0, -0.5])
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [0])
t47 = Output('t47', ('TENSOR_FLOAT32', [2, 3, 4]))
x49 = Input('x49', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
x48 = Input('x48', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c51 = Parameter('c51', ('TENSOR_INT32', [1]), [0])
t52 = Output('t52', ('TENSOR_FLOAT32', [2, 3, 4]))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [0])
t54 = Output('t54', ('TENSOR_FLOAT32', [2, 3, 4]))
x55 = Input('x55', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c56 = Parameter('c56', ('TENSOR_FLOAT32', [2, 1, 1, 4]), [0.5, 2.5, 1.5, -0.5, -2.0, 1.0, 1.5, -1.5])
t57 = Internal('t57', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c58 = Parameter('c58', ('TENSOR_INT32', [1]), [-1])
t59 = Output('t59', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c60 = Parameter('c60', ('TENSOR_INT32', [1]), [0])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 3, 4]))
x62 = Input('x62', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
x63 = Input('x63', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
t64 = Internal('t64', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c65 = Parameter('c65', ('TENSOR_INT32', [1]), [1])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 3, 4]))
c67 = Parameter('c67', ('TENSOR_INT32', [1]), [0])
t68 = Output('t68', ('TENSOR_FLOAT32', [2, 3, 4]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [2, 1, 3, 4]), [-1.5, -2.0, -2.0, -2.5, 3.0, 3.0, -0.5, 1.5, -1.5, 2.5, 1.5, -0.5, 2.0, -0.5, -1.0, -1.0, -2.0,
    2.5, -1.5, 0.5, -2.5, 2.5, -0.5, -3.0])
x69 = Input('x69', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c73 = Parameter('c73', ('TENSOR_INT32', [1]), [0])
t74 = Output('t74', ('TENSOR_FLOAT32', [2, 3, 4]))
x75 = Input('x75', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
x76 = Input('x76', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c78 = Parameter('c78', ('TENSOR_INT32', [1]), [0])
t79 = Output('t79', ('TENSOR_FLOAT32', [2, 3, 4]))
c80 = Parameter('c80', ('TENSOR_INT32', [1]), [0])
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 3, 4]))
x82 = Input('x82', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c83 = Parameter('c83', ('TENSOR_FLOAT32', [2, 2, 1, 4]), [2.0, 1.0, 2.0, -3.0, 2.5, 3.0, -2.5, -2.0, -1.0, 1.0, -2.0, -3.0, -2.5, 0.5, -1.5, -2.0])
t84 = Internal('t84', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c85 = Parameter('c85', ('TENSOR_INT32', [1]), [-1])
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c87 = Parameter('c87', ('TENSOR_INT32', [1]), [0])
t88 = Output('t88', ('TENSOR_FLOAT32', [2, 3, 4]))
x90 = Input('x90', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
x89 = Input('x89', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
t91 = Internal('t91', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c92 = Parameter('c92', ('TENSOR_INT32', [1]), [1])
t93 = Output('t93', ('TENSOR_FLOAT32', [2, 3, 4]))
c94 = Parameter('c94', ('TENSOR_INT32', [1]), [0])
t95 = Output('t95', ('TENSOR_FLOAT32', [2, 3, 4]))
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
    x1: [4.0, -1.0, -1.5, 2.0, 0.5, -2.5, 1.0, 4.0, 3.0, 3.5, 1.5, -3.5, 1.0, -1.5, 3.5, 3.5, -4.0, 3.5,
    -3.0, -3.5, -2.0, 3.0, 2.5, -4.0, 1.0, 3.5, -2.0, -3.0, 2.0, -0.5, -3.5, 2.0, 3.0, 3.5, -3.0,
    4.0, 3.0, -3.5, -1.5, 3.0, 1.5, -3.0, -3.0, -3.5, -3.0, 0.5, -1.0, -4.0],
    t5: [6.0, 7.0, 5.0, 6.5, 4.0, 3.5, 4.0, 5.0, 7.0, 6.0, 3.5, 1.0],
    t7: [6.0, 4.0, -4.5, 5.0, 4.0, 0.0, -2.0, 7.0, 5.0, 4.0, -1.5, 7.0, 5.0, -1.0, 0.5, 6.5, 3.5, 4.0, -6.0,
    -0.5, 0.0, 3.5, -0.5, -1.0],
    x9: [-3.0, 3.0, 0.5],
    x8: [-2.5, 0.5, 2.0, -3.0, 2.0, 4.0, -1.0, 0.5, -0.5, 3.0, 3.0, 1.0, -0.5, 0.5, -4.0, 3.5, -3.0, 3.0,
    3.5, 1.0, -3.5, -2.0, 1.0, 4.0, -2.0, 1.5, 1.0, 4.0, 2.0, 2.5, -4.0, 3.0, -1.0, -2.0, 4.0, -3.0,
    -1.0, -2.0, 0.5, 0.5, 3.5, -2.5, 1.5, 1.5, 3.0, 1.0, 1.0, 3.0],
    t12: [-2.5, -3.5, -5.0, -6.5, 1.0, -1.0, -0.5, 2.0, 1.0, -2.5, -2.5, -3.5, -2.0, -4.5, -4.0, -7.0, -0.5,
    0.5, 1.5, 0.0, -2.5, -0.5, -3.5, -2.5],
    t14: [-0.5, -3.5, -4.0, 0.0, 1.0, 0.5, 7.0, 2.5, 1.5, 2.5, -2.5, 3.5, -2.0, -1.0, 1.0, -3.5, 6.0, 5.5,
    1.5, 2.0, 4.0, 2.5, -0.5, -2.5],
    x15: [3.5, -2.0, -3.5, -4.0, 1.5, -3.0, 1.0, -1.0, 1.0, -0.5, 3.0, 3.0, -0.5, 1.0, 0.5, 3.5, 1.0, 1.0,
    1.0, 1.0, 0.5, -1.5, -1.0, 3.5, 1.0, 1.5, 1.5, 1.5, -2.5, -2.0, 1.0, 2.5, 2.0, 1.0, -4.0, 1.0,
    1.5, -3.5, 3.0, -4.0, 1.5, -3.5, 2.5, -2.0, -4.0, 3.0, 1.5, -3.0],
    t18: [4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 1.5, 1.0, 5.0, 1.5, 0.0, 0.0, 3.0, 1.5, 0.0, 0.5, 0.5, 0.0,
    1.0, 0.0, 1.0, 2.0, 1.5, 0.5, 4.0, 0.0, 0.0, 0.0, 0.5, 1.5, 2.5, 2.5, 0.0, 0.0, 2.0, 0.0, 5.5,
    0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 4.5, 3.5, 0.0],
    t20: [4.0, 0.5, 4.0, -0.5, -1.5, -2.5, 0.5, 1.5, 2.5, 2.5, 5.0, 1.5, 2.0, 0.0, 5.5, 1.5, -1.5, 0.5, 2.0,
    0.0, 1.0, 4.5, 3.5, 2.0],
    x21: [0.5, -3.0, -4.0, -1.0, -2.5, 0.5, 2.5, -2.5, 4.0, 2.5, -0.5, -2.5, -2.0, -1.5, 2.0, -2.0, 2.5,
    -3.5, 1.0, 3.5, -2.0, 2.0, -4.0, 0.5, -4.0, -0.5, -0.5, -3.5, -2.0, -2.0, -2.5, -3.5, 3.5, 0.5,
    -1.5, 1.5, 3.5, -3.0, -3.0, 1.5, -3.5, 2.5, -3.5, 4.0, -2.5, -1.5, 1.0, -1.5],
    x22: [3.0, -1.5],
    t25: [-2.5, -3.5, -3.5, -4.0, -5.0, -2.5, -0.5, -5.5, 1.0, -0.5, -3.5, -1.5, 5.0, 0.0, 3.5, 3.0, 4.0,
    4.0, 2.5, 5.5, -0.5, 3.5, 2.5, 2.0],
    t27: [-2.5, -3.5, -3.5, -4.0, -5.0, -2.5, -0.5, -5.5, 1.0, -0.5, -3.5, -1.5, 5.0, 0.0, 3.5, 3.0, 4.0,
    4.0, 2.5, 5.5, -0.5, 3.5, 2.5, 2.0],
    x28: [2.0, 0.5, 1.0, 1.0, -4.0, -3.0, 1.5, -0.5, 0.5, 3.0, 2.0, 2.5, 3.5, -2.0, 0.5, -1.0, 1.5, 3.0, 1.5,
    -1.5, -1.5, 4.0, -2.5, -4.0, 1.0, -3.0, -1.5, 3.5, 2.5, -3.0, 4.0, 2.5, 1.5, -2.5, -2.5, -3.0,
    2.5, -2.5, -0.5, 3.5, 0.5, -2.5, 2.5, 1.5, -2.0, 2.5, 2.0, -3.0],
    t32: [-1.5, 3.5, -1.0, 5.0, 3.5, 6.0, 1.0, 0.0, 2.0, 5.5, 5.5, 5.0],
    t34: [-1.5, 0.0, 1.0, -2.0, 3.5, 0.0, -2.0, -0.5, -1.0, -0.5, 2.0, 2.0, -3.0, 5.5, 1.5, 3.0, -1.0, 5.5,
    -0.5, 3.5, 1.5, 0.5, 3.5, 6.0],
    x35: [-2.0, 3.5, 0.5, -2.0, 3.0, 2.5, -4.0, 1.0, -0.5, -0.5, 1.0, -3.0, -3.0, 1.0, -4.0, -4.0, 1.5, 1.5,
    1.0, 1.0, 1.0, 1.5, -1.0, 1.0, 0.5, 3.0, 1.5, -1.5, 2.5, -1.5, -2.0, 1.0, 0.5, 1.0, 1.5, 2.0,
    3.5, 1.0, -2.0, 2.5, 1.5, -2.0, -2.0, -0.5, 1.0, 1.0, -3.0, -2.5],
    x36: [-1.5, -2.0, -1.5, -1.0, -1.0, -1.0],
    t39: [-2.0, 2.0, -3.0, -3.0, 2.5, 2.5, -2.0, 2.0, 1.0, 1.0, 0.0, -1.5, 2.0, 2.0, -1.0, 0.0, 2.5, -1.0,
    -1.0, 0.5, 2.0, 2.0, -2.0, -1.5],
    t41: [2.0, 5.0, 3.0, 0.0, 5.0, 4.5, 0.0, 3.0, 2.0, 2.5, 3.0, 3.5, 4.5, 2.0, -1.0, 3.5, 2.5, 2.5, 2.0,
    2.0, 2.0, 2.5, 0.0, 2.0],
    x42: [3.0, 1.0, -4.0, -2.5, 3.5, 3.0, -3.0, 1.0, 1.5, 2.5, 3.5, -2.0, -1.0, 1.5, -1.0, 0.5, 3.5, 3.5,
    -3.0, 3.0, 2.0, -0.5, 0.5, -2.5, 4.0, -4.0, 1.5, 1.0, -2.5, 1.5, -2.5, -1.5, -4.0, 3.0, -0.5,
    1.5, -1.0, 3.5, -2.0, 3.5, -2.5, -3.0, 2.0, 0.5, -1.0, 2.5, 1.0, 2.0],
    t45: [2.0, 0.0, 0.0, 0.0, 6.5, 3.5, 0.0, 0.0, 4.0, 0.5, 5.5, 0.0, 0.0, 3.5, 0.0, 2.5, 2.5, 1.5, 0.0, 4.5,
    4.5, 0.0, 0.0, 0.0, 3.0, 0.0, 3.0, 0.0, 0.5, 2.0, 0.0, 0.0, 0.0, 1.0, 1.5, 0.0, 0.0, 5.5, 0.0,
    5.5, 0.0, 0.0, 3.0, 2.0, 1.5, 1.0, 0.0, 2.5],
    t47: [3.0, -0.5, 3.0, -1.0, 6.5, 3.5, -3.0, -1.5, 4.0, 1.0, 5.5, -1.5, -2.0, 5.5, -1.5, 5.5, 2.5, 1.5,
    3.0, 4.5, 4.5, 1.0, 0.0, 2.5],
    x49: [2.5, -3.0],
    x48: [-1.0, -1.0, -3.0, 2.0, 4.0, 3.0, 4.0, -1.0, 3.5, 3.0, -1.0, 1.5, -0.5, -3.0, -4.0, -2.5, -3.5, 1.0,
    4.0, -1.5, 0.5, -4.0, -3.5, -3.0, 1.5, 1.5, 3.5, 4.0, -3.5, -4.0, -3.5, -0.5, -3.5, 2.5, 3.0,
    3.0, 1.5, 2.5, -4.0, 3.0, -2.0, 1.0, -1.5, 1.0, 3.5, -3.5, 2.0, -2.0],
    t52: [3.5, 3.5, 5.5, 0.5, 0.5, 1.0, 0.5, 3.5, 0.5, -0.5, 3.5, 1.0, 3.0, 5.5, 6.5, 5.0, 6.0, 1.5, -1.5,
    4.0, 2.0, 6.5, 6.0, 5.5],
    t54: [3.5, 3.5, 5.5, 0.5, 0.5, 1.0, 0.5, 3.5, 0.5, -0.5, 3.5, 1.0, 3.0, 5.5, 6.5, 5.0, 6.0, 1.5, -1.5,
    4.0, 2.0, 6.5, 6.0, 5.5],
    x55: [-2.0, -2.0, 2.5, 1.0, 2.5, -1.0, -1.0, 1.5, 3.5, 2.0, -3.5, 3.5, -0.5, 3.5, -1.5, 1.0, 1.5, 3.5,
    4.0, -1.0, -2.5, -0.5, 2.5, 4.0, -2.5, 4.0, -0.5, 1.5, -1.0, -1.5, -3.5, 1.0, -3.0, -2.0, 0.5,
    -3.0, 3.0, 2.0, 1.5, 3.0, 2.5, 3.0, -1.0, -1.0, 1.5, -3.0, -1.5, -2.5],
    t59: [1.5, 2.0, 4.0, 1.5, 2.5, 4.5, 3.0, 2.5, -1.0, 5.0, 4.5, 3.5],
    t61: [-0.5, 3.0, 1.0, 3.0, 2.0, -2.5, -2.5, 2.5, 3.0, -0.5, -1.0, 4.0, 5.0, 1.0, 0.0, 4.5, 4.5, 2.0, 2.5,
    0.5, 3.5, -3.0, 1.0, 4.5],
    x62: [-2.5, -2.0, -1.5, 1.0, 2.0, -3.0, 2.5, 4.0, -0.5, 1.0, -3.0, -4.0, 1.0, -2.0, 3.0, -0.5, 1.0, -3.0,
    -3.0, 2.0, -3.5, 2.5, 2.5, 1.0, -1.5, 3.5, 1.0, -3.0, 2.5, -0.5, 0.5, 3.5, 0.5, -1.0, -3.0, 0.5,
    -2.5, -3.0, 3.0, 1.0, 0.5, -0.5, 1.0, -4.0, -3.5, 1.5, -1.0, -2.5],
    x63: [-2.0, -2.0, 2.0, 2.0, 3.0, 1.5],
    t66: [-0.5, 0.0, 0.5, 1.5, 3.0, -1.0, -1.0, 4.0, -5.5, -1.0, -5.0, -6.0, -4.5, -5.0, -1.0, -5.0, -2.5,
    -3.5, -2.5, -7.0, -5.0, -2.5, -4.5, -4.0],
    t68: [-0.5, 1.5, 0.5, 3.0, 4.0, -1.0, 4.5, 6.0, -1.0, -1.0, -4.5, -1.0, 3.0, 0.0, 5.0, 1.5, 3.0, -1.0,
    -1.0, 4.0, -5.0, 0.5, 0.5, -1.0],
    x69: [-4.0, -4.0, -1.5, 3.0, 3.0, 1.5, 3.0, -1.0, 1.0, 3.5, 3.0, -2.5, -3.5, -1.0, -2.0, -4.0, -2.5,
    -1.5, 2.5, 1.0, -4.0, 1.0, -3.5, -1.0, -2.5, -4.0, -4.0, 3.0, 0.5, -1.5, -0.5, -0.5, -1.0, 1.0,
    3.0, -0.5, 1.0, -2.5, 3.0, -2.0, -3.5, 1.5, 1.0, 2.5, -2.0, -1.5, 2.0, 1.0],
    t72: [2.5, 2.0, 0.0, 0.0, 0.0, 1.5, 0.0, 2.5, 0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, 1.5, 5.5, 4.5, 0.0, 0.5,
    2.5, 1.5, 5.0, 0.5, 4.5, 3.5, 3.0, 0.0, 0.0, 4.0, 0.0, 1.0, 0.0, 1.5, 0.0, 0.0, 1.0, 2.0, 0.0,
    1.0, 1.5, 1.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0],
    t74: [4.5, 3.5, 3.0, -4.0, 0.0, 4.0, -1.0, 2.5, -1.5, 1.5, -1.5, 2.0, 2.0, 2.0, 0.0, 1.5, 5.5, 4.5, -2.5,
    0.5, 2.5, 4.0, 5.0, 0.5],
    x75: [1.0, 1.5, 1.0, 0.5, 4.0, 0.5, 4.0, -2.5, 4.0, -2.0, -4.0, 1.5, 1.5, -3.5, -3.0, 4.0, 1.0, 3.5, 3.5,
    -2.5, 0.5, -2.5, 0.5, 2.0, -0.5, -1.0, 3.0, 1.0, 1.0, -1.0, 2.5, 0.5, -3.0, -3.0, -1.0, -3.0,
    -4.0, -2.5, -1.5, -2.5, -2.5, -3.5, -2.0, -1.5, 3.5, -1.5, 4.0, 3.5],
    x76: [-3.0, 1.0, 0.5, -0.5],
    t79: [4.0, 4.5, 4.0, 3.5, 7.0, 3.5, 7.0, 0.5, 7.0, 1.0, -1.0, 4.5, 0.5, -2.0, -1.0, 3.0, 0.0, 2.5, 2.5,
    -1.0, 4.0, -1.0, 4.5, 4.0],
    t81: [4.0, 4.5, 4.0, 3.5, 7.0, 3.5, 7.0, 0.5, 7.0, 1.0, -1.0, 4.5, 0.5, -2.0, -1.0, 3.0, 0.0, 2.5, 2.5,
    -1.0, 4.0, -1.0, 4.5, 4.0],
    x82: [-3.5, 3.0, -1.0, -3.5, -2.0, 1.0, 1.5, 4.0, -4.0, 1.0, 1.0, 3.0, 3.0, -1.0, -3.5, 0.5, 1.5, 2.0,
    -2.5, -3.0, -2.0, 2.5, 1.0, -4.0, -2.5, 1.0, 0.5, 2.5, -0.5, 4.0, -1.0, 4.0, 4.0, -3.0, 1.0,
    4.0, 1.0, 1.0, 3.5, 2.0, -0.5, 3.0, -4.0, -1.5, 0.5, -2.5, -3.0, -0.5],
    t86: [2.0, 7.0, 6.0, 2.5, 0.0, 3.5, 5.5, 7.0, 7.0, 5.0, 2.5, 3.0],
    t88: [-1.5, 2.0, 2.5, 5.5, 0.5, 3.0, 1.0, 7.0, 5.0, 0.0, 3.0, 7.0, 3.5, 0.5, 5.0, 4.0, 2.0, 2.5, 0.0,
    0.5, 3.0, -0.5, 3.5, 1.5],
    x90: [-2.0, 1.0, -2.5, -0.5, -1.0, 3.0, 1.5, -2.5, 1.0, 1.0, -3.0, 1.0],
    x89: [1.5, 1.5, -3.0, -1.5, 3.0, 1.0, 1.0, 3.0, 4.0, 3.0, 1.0, -1.0, -3.0, 4.0, -1.0, 2.0, 1.0, 3.0,
    -2.5, 1.5, 1.0, -0.5, -2.0, -0.5, -3.5, -1.0, 0.5, 4.0, 3.0, -2.5, -1.5, -2.5, 1.0, 0.5, -1.5,
    -4.0, 3.5, -1.0, 2.0, -2.0, -1.0, 0.5, 2.5, -2.0, 2.0, -3.5, -4.0, 3.5],
    t93: [-3.5, -4.5, 0.5, -2.5, -2.0, -4.0, 0.0, -2.5, -6.5, -5.5, -3.5, -1.5, -2.5, 2.0, -1.0, -2.5, -5.5,
    -3.5, -5.5, -1.0, -1.0, 0.5, 2.5, -2.5],
    t95: [5.0, 2.5, 1.0, -0.5, -2.0, 0.0, 0.0, 0.0, 0.0, 0.5, 2.5, 5.0, 2.5, 2.0, 0.5, 3.0, -2.0, -3.5, 1.5,
    -1.0, 2.0, 4.5, 5.0, 3.5],
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()

# Masks of one element along some of the axes.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.5, 120), [116, 119, 126, 114])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [-1])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [1]), [0])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 1], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [1]), [1])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [1]), [0])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120), [119, 122, 115, 124, 126, 121, 121, 122, 119, 117, 116, 123])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_INT32', [1]), [0])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [1]), [0])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120), [119, 114, 119, 118, 119, 126, 122, 124])
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_INT32', [1]), [-1])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_INT32', [1]), [0])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_INT32', [1]), [1])
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_INT32', [1]), [0])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x42 = Input('x42', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120), [122, 123, 117, 124, 114, 119, 121, 125, 115, 124, 116, 126, 122, 116, 121, 116, 122, 124, 118, 117,
    115, 123, 122, 119])
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [0])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
x48 = Input('x48', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_INT32', [1]), [0])
t52 = Output('t52', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [0])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x55 = Input('x55', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.5, 120), [121, 125, 123, 119, 116, 122, 123, 117])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_INT32', [1]), [-1])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_INT32', [1]), [0])
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x62 = Input('x62', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
x63 = Input('x63', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 120))
t64 = Internal('t64', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_INT32', [1]), [1])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_INT32', [1]), [0])
t68 = Output('t68', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 4], 0.5, 120), [117, 116, 116, 115, 126, 126, 119, 123, 117, 125, 123, 119, 124, 119, 118, 118, 116, 125, 117, 121,
    115, 125, 119, 114])
x69 = Input('x69', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_INT32', [1]), [0])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x75 = Input('x75', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
x76 = Input('x76', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_INT32', [1]), [0])
t79 = Output('t79', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_INT32', [1]), [0])
t81 = Output('t81', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x82 = Input('x82', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 4], 0.5, 120), [124, 122, 124, 114, 125, 126, 115, 116, 118, 122, 116, 114, 115, 121, 117, 116])
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_INT32', [1]), [-1])
t86 = Output('t86', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_INT32', [1]), [0])
t88 = Output('t88', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
x90 = Input('x90', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 120))
x89 = Input('x89', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
t91 = Internal('t91', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_INT32', [1]), [1])
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_INT32', [1]), [0])
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
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
    x1: [128, 118, 117, 124, 121, 115, 122, 128, 126, 127, 123, 113, 122, 117, 127, 127, 112, 127, 114, 113,
    116, 126, 125, 112, 122, 127, 116, 114, 124, 119, 113, 124, 126, 127, 114, 128, 126, 113, 117,
    126, 123, 114, 114, 113, 114, 121, 118, 112],
    t5: [132, 134, 130, 133, 128, 127, 128, 130, 134, 132, 127, 122],
    t7: [132, 128, 111, 130, 128, 120, 116, 134, 130, 128, 117, 134, 130, 118, 121, 133, 127, 128, 108, 119,
    120, 127, 119, 118],
    x9: [114, 126, 121],
    x8: [115, 121, 124, 114, 124, 128, 118, 121, 119, 126, 126, 122, 119, 121, 112, 127, 114, 126, 127, 122,
    113, 116, 122, 128, 116, 123, 122, 128, 124, 125, 112, 126, 118, 116, 128, 114, 118, 116, 121,
    121, 127, 115, 123, 123, 126, 122, 122, 126],
    t12: [115, 113, 110, 107, 122, 118, 119, 124, 122, 115, 115, 113, 116, 111, 112, 106, 119, 121, 123, 120,
    115, 119, 113, 115],
    t14: [119, 113, 112, 120, 122, 121, 134, 125, 123, 125, 115, 127, 116, 118, 122, 113, 132, 131, 123, 124,
    128, 125, 119, 115],
    x15: [127, 116, 113, 112, 123, 114, 122, 118, 122, 119, 126, 126, 119, 122, 121, 127, 122, 122, 122, 122,
    121, 117, 118, 127, 122, 123, 123, 123, 115, 116, 122, 125, 124, 122, 112, 122, 123, 113, 126,
    112, 123, 113, 125, 116, 112, 126, 123, 114],
    t18: [128, 120, 120, 120, 120, 120, 121, 120, 123, 122, 130, 123, 120, 120, 126, 123, 120, 121, 121, 120,
    122, 120, 122, 124, 123, 121, 128, 120, 120, 120, 121, 123, 125, 125, 120, 120, 124, 120, 131,
    120, 120, 120, 124, 120, 120, 129, 127, 120],
    t20: [128, 121, 128, 119, 117, 115, 121, 123, 125, 125, 130, 123, 124, 120, 131, 123, 117, 121, 124, 120,
    122, 129, 127, 124],
    x21: [121, 114, 112, 118, 115, 121, 125, 115, 128, 125, 119, 115, 116, 117, 124, 116, 125, 113, 122, 127,
    116, 124, 112, 121, 112, 119, 119, 113, 116, 116, 115, 113, 127, 121, 117, 123, 127, 114, 114,
    123, 113, 125, 113, 128, 115, 117, 122, 117],
    x22: [126, 117],
    t25: [115, 113, 113, 112, 110, 115, 119, 109, 122, 119, 113, 117, 130, 120, 127, 126, 128, 128, 125, 131,
    119, 127, 125, 124],
    t27: [115, 113, 113, 112, 110, 115, 119, 109, 122, 119, 113, 117, 130, 120, 127, 126, 128, 128, 125, 131,
    119, 127, 125, 124],
    x28: [124, 121, 122, 122, 112, 114, 123, 119, 121, 126, 124, 125, 127, 116, 121, 118, 123, 126, 123, 117,
    117, 128, 115, 112, 122, 114, 117, 127, 125, 114, 128, 125, 123, 115, 115, 114, 125, 115, 119,
    127, 121, 115, 125, 123, 116, 125, 124, 114],
    t32: [117, 127, 118, 130, 127, 132, 122, 120, 124, 131, 131, 130],
    t34: [117, 120, 122, 116, 127, 120, 116, 119, 118, 119, 124, 124, 114, 131, 123, 126, 118, 131, 119, 127,
    123, 121, 127, 132],
    x35: [116, 127, 121, 116, 126, 125, 112, 122, 119, 119, 122, 114, 114, 122, 112, 112, 123, 123, 122, 122,
    122, 123, 118, 122, 121, 126, 123, 117, 125, 117, 116, 122, 121, 122, 123, 124, 127, 122, 116,
    125, 123, 116, 116, 119, 122, 122, 114, 115],
    x36: [117, 116, 117, 118, 118, 118],
    t39: [116, 124, 114, 114, 125, 125, 116, 124, 122, 122, 120, 117, 124, 124, 118, 120, 125, 118, 118, 121,
    124, 124, 116, 117],
    t41: [124, 130, 126, 120, 130, 129, 120, 126, 124, 125, 126, 127, 129, 124, 118, 127, 125, 125, 124, 124,
    124, 125, 120, 124],
    x42: [126, 122, 112, 115, 127, 126, 114, 122, 123, 125, 127, 116, 118, 123, 118, 121, 127, 127, 114, 126,
    124, 119, 121, 115, 128, 112, 123, 122, 115, 123, 115, 117, 112, 126, 119, 123, 118, 127, 116,
    127, 115, 114, 124, 121, 118, 125, 122, 124],
    t45: [124, 120, 120, 120, 133, 127, 120, 120, 128, 121, 131, 120, 120, 127, 120, 125, 125, 123, 120, 129,
    129, 120, 120, 120, 126, 120, 126, 120, 121, 124, 120, 120, 120, 122, 123, 120, 120, 131, 120,
    131, 120, 120, 126, 124, 123, 122, 120, 125],
    t47: [126, 119, 126, 118, 133, 127, 114, 117, 128, 122, 131, 117, 116, 131, 117, 131, 125, 123, 126, 129,
    129, 122, 120, 125],
    x49: [125, 114],
    x48: [118, 118, 114, 124, 128, 126, 128, 118, 127, 126, 118, 123, 119, 114, 112, 115, 113, 122, 128, 117,
    121, 112, 113, 114, 123, 123, 127, 128, 113, 112, 113, 119, 113, 125, 126, 126, 123, 125, 112,
    126, 116, 122, 117, 122, 127, 113, 124, 116],
    t52: [127, 127, 131, 121, 121, 122, 121, 127, 121, 119, 127, 122, 126, 131, 133, 130, 132, 123, 117, 128,
    124, 133, 132, 131],
    t54: [127, 127, 131, 121, 121, 122, 121, 127, 121, 119, 127, 122, 126, 131, 133, 130, 132, 123, 117, 128,
    124, 133, 132, 131],
    x55: [116, 116, 125, 122, 125, 118, 118, 123, 127, 124, 113, 127, 119, 127, 117, 122, 123, 127, 128, 118,
    115, 119, 125, 128, 115, 128, 119, 123, 118, 117, 113, 122, 114, 116, 121, 114, 126, 124, 123,
    126, 125, 126, 118, 118, 123, 114, 117, 115],
    t59: [123, 124, 128, 123, 125, 129, 126, 125, 118, 130, 129, 127],
    t61: [119, 126, 122, 126, 124, 115, 115, 125, 126, 119, 118, 128, 130, 122, 120, 129, 129, 124, 125, 121,
    127, 114, 122, 129],
    x62: [115, 116, 117, 122, 124, 114, 125, 128, 119, 122, 114, 112, 122, 116, 126, 119, 122, 114, 114, 124,
    113, 125, 125, 122, 117, 127, 122, 114, 125, 119, 121, 127, 121, 118, 114, 121, 115, 114, 126,
    122, 121, 119, 122, 112, 113, 123, 118, 115],
    x63: [116, 116, 124, 124, 126, 123],
    t66: [119, 120, 121, 123, 126, 118, 118, 128, 109, 118, 110, 108, 111, 110, 118, 110, 115, 113, 115, 106,
    110, 115, 111, 112],
    t68: [119, 123, 121, 126, 128, 118, 129, 132, 118, 118, 111, 118, 126, 120, 130, 123, 126, 118, 118, 128,
    110, 121, 121, 118],
    x69: [112, 112, 117, 126, 126, 123, 126, 118, 122, 127, 126, 115, 113, 118, 116, 112, 115, 117, 125, 122,
    112, 122, 113, 118, 115, 112, 112, 126, 121, 117, 119, 119, 118, 122, 126, 119, 122, 115, 126,
    116, 113, 123, 122, 125, 116, 117, 124, 122],
    t72: [125, 124, 120, 120, 120, 123, 120, 125, 120, 120, 120, 124, 124, 120, 120, 123, 131, 129, 120, 121,
    125, 123, 130, 121, 129, 127, 126, 120, 120, 128, 120, 122, 120, 123, 120, 120, 122, 124, 120,
    122, 123, 122, 120, 120, 120, 128, 120, 120],
    t74: [129, 127, 126, 112, 120, 128, 118, 125, 117, 123, 117, 124, 124, 124, 120, 123, 131, 129, 115, 121,
    125, 128, 130, 121],
    x75: [122, 123, 122, 121, 128, 121, 128, 115, 128, 116, 112, 123, 123, 113, 114, 128, 122, 127, 127, 115,
    121, 115, 121, 124, 119, 118, 126, 122, 122, 118, 125, 121, 114, 114, 118, 114, 112, 115, 117,
    115, 115, 113, 116, 117, 127, 117, 128, 127],
    x76: [114, 122, 121, 119],
    t79: [128, 129, 128, 127, 134, 127, 134, 121, 134, 122, 118, 129, 121, 116, 118, 126, 120, 125, 125, 118,
    128, 118, 129, 128],
    t81: [128, 129, 128, 127, 134, 127, 134, 121, 134, 122, 118, 129, 121, 116, 118, 126, 120, 125, 125, 118,
    128, 118, 129, 128],
    x82: [113, 126, 118, 113, 116, 122, 123, 128, 112, 122, 122, 126, 126, 118, 113, 121, 123, 124, 115, 114,
    116, 125, 122, 112, 115, 122, 121, 125, 119, 128, 118, 128, 128, 114, 122, 128, 122, 122, 127,
    124, 119, 126, 112, 117, 121, 115, 114, 119],
    t86: [124, 134, 132, 125, 120, 127, 131, 134, 134, 130, 125, 126],
    t88: [117, 124, 125, 131, 121, 126, 122, 134, 130, 120, 126, 134, 127, 121, 130, 128, 124, 125, 120, 121,
    126, 119, 127, 123],
    x90: [116, 122, 115, 119, 118, 126, 123, 115, 122, 122, 114, 122],
    x89: [123, 123, 114, 117, 126, 122, 122, 126, 128, 126, 122, 118, 114, 128, 118, 124, 122, 126, 115, 123,
    122, 119, 116, 119, 113, 118, 121, 128, 126, 115, 117, 115, 122, 121, 117, 112, 127, 118, 124,
    116, 118, 121, 125, 116, 124, 113, 112, 127],
    t93: [113, 111, 121, 115, 116, 112, 120, 115, 107, 109, 113, 117, 115, 124, 118, 115, 109, 113, 109, 118,
    118, 121, 125, 115],
    t95: [130, 125, 122, 119, 116, 120, 120, 120, 120, 121, 125, 130, 125, 124, 121, 126, 116, 113, 123, 118,
    124, 129, 130, 127],
}, name='heads_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
