# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: moves of images that are merged, cancelled or turned into others.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Averages are those of a pool over the whole image, or over a part.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 2]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 2, 4, 2]))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Internal('t6', (F32, [1, 2]))
x7 = Input('x7', (F32, [1, 2, 4, 2]))
c8 = Parameter('c8', (I32, [2]), [2, 1])
t9 = Output('t9', (F32, [1, 1, 1, 2]))
c10 = Parameter('c10', (I32, [1]), [2])
t11 = Internal('t11', (F32, [1, 2, 1, 2]))
c12 = Parameter('c12', (I32, [3]), [1, 2, 3])
t13 = Output('t13', (F32, [1, 1, 1, 1]))
c14 = Parameter('c14', (I32, [1]), [3])
t15 = Internal('t15', (F32, [1, 2, 4]))
t16 = Internal('t16', (F32, [1, 1, 2, 2]))
t17 = Internal('t17', (F32, [1, 2, 2, 2]))
t18 = Internal('t18', (F32, [1, 1, 2, 2]))
c19 = Parameter('c19', (I32, [2]), [1, 2])
t20 = Output('t20', (F32, [1, 1, 1, 2]))
c21 = Parameter('c21', (I32, [2]), [1, 2])
t22 = Internal('t22', (F32, [1, 1, 1, 2]))
c23 = Parameter('c23', (I32, [2]), [1, 2])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [1, 4, 4, 1]))
t27 = Internal('t27', (F32, [1, 2, 2, 1]))
t28 = Internal('t28', (F32, [1, 2, 2, 1]))
t29 = Internal('t29', (F32, [1, 2, 2, 1]))
t30 = Internal('t30', (F32, [1, 2, 2, 1]))
t31 = Internal('t31', (F32, [1, 2, 2, 1]))
t32 = Internal('t32', (F32, [1, 2, 2, 1]))
t33 = Internal('t33', (F32, [1, 2, 2, 1]))
t34 = Internal('t34', (F32, [1, 2, 2, 1]))
t35 = Internal('t35', (F32, [1, 2, 2, 1]))
t36 = Output('t36', (F32, [1, 2, 2, 1]))
x26 = Input('x26', (F32, [1, 4, 4, 1]))
t37 = Internal('t37', (F32, [1, 1, 1, 1]))
t38 = Internal('t38', (F32, [1, 4, 4, 1]))
c39 = Parameter('c39', (I32, [1]), [1])
t40 = Internal('t40', (F32, [1, 1, 4, 1]))
c41 = Parameter('c41', (I32, [1]), [2])
t42 = Output('t42', (F32, [1, 1, 1, 1]))
t43 = Internal('t43', (F32, [1, 2, 2, 1]))
c44 = Parameter('c44', (I32, [2]), [1, 2])
t45 = Internal('t45', (F32, [1, 1]))
t46 = Output('t46', (F32, [1, 4, 4, 1]))
t47 = Internal('t47', (F32, [1, 2, 2, 1]))
t48 = Internal('t48', (F32, [1, 4, 4, 1]))
t49 = Internal('t49', (F32, [1, 1, 1, 1]))
t50 = Output('t50', (F32, [1, 1, 1, 1]))
c51 = Parameter('c51', (F32, [1]), [1.5])
t52 = Output('t52', (F32, [1, 2]))
t53 = Output('t53', (F32, [1, 2, 1, 2]))
t54 = Output('t54', (F32, [1, 2, 4]))
t55 = Output('t55', (F32, [1, 1, 1, 2]))
t56 = Output('t56', (F32, [1, 2, 2, 1]))
t57 = Output('t57', (F32, [1, 4, 4, 1]))
t58 = Output('t58', (F32, [1, 1]))
t59 = Output('t59', (F32, [1, 2, 2, 1]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 1).To(t9)
model.Operation('MEAN', x1, c10, 1).To(t11)
model.Operation('MEAN', x4, c12, 1).To(t13)
model.Operation('MEAN', x7, c14, 0).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t16)
model.Operation('AVERAGE_POOL_2D', x4, 1, 3, 1, 2, 2, 0).To(t17)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 2, 2, 1).To(t18)
model.Operation('MEAN', t16, c19, 1).To(t20)
model.Operation('MEAN', t17, c21, 1).To(t22)
model.Operation('MEAN', t18, c23, 1).To(t24)
model.Operation('STRIDED_SLICE', x25, [0, 0, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t27)
model.Operation('STRIDED_SLICE', x25, [0, 0, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t28)
model.Operation('STRIDED_SLICE', x25, [0, 1, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t29)
model.Operation('STRIDED_SLICE', x25, [0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t30)
model.Operation('MAXIMUM', t27, t28).To(t31)
model.Operation('MAXIMUM', t29, t30).To(t32)
model.Operation('MAXIMUM', t31, t32).To(t33)
model.Operation('MAXIMUM', t27, t28).To(t34)
model.Operation('MAXIMUM', t29, t30).To(t35)
model.Operation('MINIMUM', t34, t35).To(t36)
model.Operation('AVERAGE_POOL_2D', x26, 2, 1, 1, 4, 4, 0).To(t37)
model.Operation('SUB', x26, t37, 0).To(t38)
model.Operation('MEAN', x26, c39, 1).To(t40)
model.Operation('MEAN', t40, c41, 1).To(t42)
model.Operation('MAX_POOL_2D', x26, 2, 2, 2, 2, 2, 0).To(t43)
model.Operation('MEAN', t43, c44, 0).To(t45)
model.Operation('L2_POOL_2D', x26, 2, 1, 1, 1, 1, 0).To(t46)
model.Operation('L2_POOL_2D', x26, 2, 2, 2, 1, 1, 2).To(t47)
model.Operation('NEG', x26).To(t48)
model.Operation('L2_POOL_2D', t48, 1, 4, 4, 4, 4, 0).To(t49)
model.Operation('RELU1', t49).To(t50)
model.Operation('SUB', c51, t6, 0).To(t52)
model.Operation('SUB', c51, t11, 0).To(t53)
model.Operation('SUB', c51, t15, 0).To(t54)
model.Operation('SUB', c51, t22, 0).To(t55)
model.Operation('SUB', c51, t33, 0).To(t56)
model.Operation('SUB', c51, t38, 0).To(t57)
model.Operation('SUB', c51, t45, 0).To(t58)
model.Operation('SUB', c51, t47, 0).To(t59)
Example({
    x1: [-23.5, -18.0, -7.5, -26.5, 15.0, 9.0, -25.5, -13.5, 29.5, -19.5, -29.5, 28.5, -26.0, -21.5, -24.0,
    19.0],
    t3: [-11.4375, -5.3125],
    x4: [28.5, -11.5, -24.0, 8.5, -25.5, 18.5, 18.0, 11.5, -3.0, -13.0, -13.5, -2.0, -26.0, -7.5, 7.0, 0.0],
    x7: [12.0, 21.5, -0.5, 23.5, 11.5, 28.5, 4.0, -18.5, -5.5, 9.0, 19.5, -27.0, 7.5, 20.0, -24.0, 13.0],
    t9: [3.0625, 8.75],
    t13: [-2.125],
    t20: [-11.4375, -5.3125],
    t24: [3.1875, 8.75],
    x25: [-26.0, -8.0, -13.5, -27.5, 4.5, 28.0, -25.5, 3.0, -18.5, 30.0, -27.0, -17.0, -9.5, -18.0, 29.5,
    22.5],
    t36: [-8.0, -13.5, -9.5, -17.0],
    x26: [12.5, -8.5, -10.5, -5.5, -6.5, -9.5, 26.0, 10.5, -1.0, -15.0, -24.5, 3.5, -3.0, 28.0, 9.0, -18.5],
    t42: [-0.8125],
    t46: [12.5, 8.5, 10.5, 5.5, 6.5, 9.5, 26.0, 10.5, 1.0, 15.0, 24.5, 3.5, 3.0, 28.0, 9.0, 18.5],
    t50: [1.0],
    t52: [6.3125, 0.9375],
    t53: [11.875, 13.75, 14.0, -0.125],
    t54: [-15.25, -10.0, -18.5, 8.75, -0.25, 5.25, -12.25, 7.0],
    t55: [-0.5625, 3.0625],
    t56: [-26.5, -1.5, -28.5, -28.0],
    t57: [-11.8125, 9.1875, 11.1875, 6.1875, 7.1875, 10.1875, -25.3125, -9.8125, 1.6875, 15.6875, 25.1875,
    -2.8125, 3.6875, -27.3125, -8.3125, 19.1875],
    t58: [-17.375],
    t59: [0.5, 0.5, 0.5, 0.5],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
