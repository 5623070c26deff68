# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: moves of images that are merged, cancelled or turned into others.

F32 = 'TENSOR_FLOAT32'

# Of whole images, and of parts.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 2]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
x3 = Input('x3', (F32, [1, 2, 4, 2]))
t4 = Internal('t4', (F32, [1, 2]))
x5 = Input('x5', (F32, [1, 2, 4, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
t7 = Internal('t7', (F32, [1, 2, 1, 2]))
t8 = Output('t8', (F32, [1, 1, 1, 1]))
t9 = Internal('t9', (F32, [1, 2, 4]))
t10 = Internal('t10', (F32, [1, 1, 2, 2]))
t11 = Internal('t11', (F32, [1, 2, 2, 2]))
t12 = Internal('t12', (F32, [1, 1, 2, 2]))
t13 = Output('t13', (F32, [1, 1, 1, 2]))
t14 = Internal('t14', (F32, [1, 1, 1, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
x16 = Input('x16', (F32, [1, 4, 4, 1]))
t18 = Internal('t18', (F32, [1, 2, 2, 1]))
t19 = Internal('t19', (F32, [1, 2, 2, 1]))
t20 = Internal('t20', (F32, [1, 2, 2, 1]))
t21 = Internal('t21', (F32, [1, 2, 2, 1]))
t22 = Internal('t22', (F32, [1, 2, 2, 1]))
t23 = Internal('t23', (F32, [1, 2, 2, 1]))
t24 = Internal('t24', (F32, [1, 2, 2, 1]))
t25 = Internal('t25', (F32, [1, 2, 2, 1]))
t26 = Internal('t26', (F32, [1, 2, 2, 1]))
t27 = Output('t27', (F32, [1, 2, 2, 1]))
x17 = Input('x17', (F32, [1, 4, 4, 1]))
t28 = Internal('t28', (F32, [1, 1, 1, 1]))
t29 = Internal('t29', (F32, [1, 4, 4, 1]))
t30 = Internal('t30', (F32, [1, 1, 4, 1]))
t31 = Output('t31', (F32, [1, 1, 1, 1]))
t32 = Internal('t32', (F32, [1, 2, 2, 1]))
t33 = Internal('t33', (F32, [1, 1]))
t34 = Output('t34', (F32, [1, 4, 4, 1]))
t35 = Internal('t35', (F32, [1, 2, 2, 1]))
t36 = Internal('t36', (F32, [1, 4, 4, 1]))
t37 = Internal('t37', (F32, [1, 1, 1, 1]))
t38 = Output('t38', (F32, [1, 1, 1, 1]))
c39 = Parameter('c39', (F32, [1]), [1.5])
t40 = Output('t40', (F32, [1, 2]))
t41 = Output('t41', (F32, [1, 2, 1, 2]))
t42 = Output('t42', (F32, [1, 2, 4]))
t43 = Output('t43', (F32, [1, 1, 1, 2]))
t44 = Output('t44', (F32, [1, 2, 2, 1]))
t45 = Output('t45', (F32, [1, 4, 4, 1]))
t46 = Output('t46', (F32, [1, 1]))
t47 = Output('t47', (F32, [1, 2, 2, 1]))
model = Model()
model.Operation('MEAN', x1, [1, 2], 1).To(t2)
model.Operation('MEAN', x3, [1, 2], 0).To(t4)
model.Operation('MEAN', x5, [2, 1], 1).To(t6)
model.Operation('MEAN', x1, [2], 1).To(t7)
model.Operation('MEAN', x3, [1, 2, 3], 1).To(t8)
model.Operation('MEAN', x5, [3], 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('AVERAGE_POOL_2D', x3, 1, 3, 1, 2, 2, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x5, 2, 2, 2, 2, 2, 1).To(t12)
model.Operation('MEAN', t10, [1, 2], 1).To(t13)
model.Operation('MEAN', t11, [1, 2], 1).To(t14)
model.Operation('MEAN', t12, [1, 2], 1).To(t15)
model.Operation('STRIDED_SLICE', x16, [0, 0, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t18)
model.Operation('STRIDED_SLICE', x16, [0, 0, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', x16, [0, 1, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x16, [0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t21)
model.Operation('MAXIMUM', t18, t19).To(t22)
model.Operation('MAXIMUM', t20, t21).To(t23)
model.Operation('MAXIMUM', t22, t23).To(t24)
model.Operation('MAXIMUM', t18, t19).To(t25)
model.Operation('MAXIMUM', t20, t21).To(t26)
model.Operation('MINIMUM', t25, t26).To(t27)
model.Operation('AVERAGE_POOL_2D', x17, 2, 1, 1, 4, 4, 0).To(t28)
model.Operation('SUB', x17, t28, 0).To(t29)
model.Operation('MEAN', x17, [1], 1).To(t30)
model.Operation('MEAN', t30, [2], 1).To(t31)
model.Operation('MAX_POOL_2D', x17, 2, 2, 2, 2, 2, 0).To(t32)
model.Operation('MEAN', t32, [1, 2], 0).To(t33)
model.Operation('L2_POOL_2D', x17, 2, 1, 1, 1, 1, 0).To(t34)
model.Operation('L2_POOL_2D', x17, 2, 2, 2, 1, 1, 2).To(t35)
model.Operation('NEG', x17).To(t36)
model.Operation('L2_POOL_2D', t36, 1, 4, 4, 4, 4, 0).To(t37)
model.Operation('RELU1', t37).To(t38)
model.Operation('SUB', c39, t4, 0).To(t40)
model.Operation('SUB', c39, t7, 0).To(t41)
model.Operation('SUB', c39, t9, 0).To(t42)
model.Operation('SUB', c39, t14, 0).To(t43)
model.Operation('SUB', c39, t24, 0).To(t44)
model.Operation('SUB', c39, t29, 0).To(t45)
model.Operation('SUB', c39, t33, 0).To(t46)
model.Operation('SUB', c39, t35, 0).To(t47)
Example({
    x1: [-23.5, -18.0, -7.5, -26.5, 15.0, 9.0, -25.5, -13.5, 29.5, -19.5, -29.5, 28.5, -26.0, -21.5, -24.0,
    19.0],
    t2: [-11.4375, -5.3125],
    x3: [28.5, -11.5, -24.0, 8.5, -25.5, 18.5, 18.0, 11.5, -3.0, -13.0, -13.5, -2.0, -26.0, -7.5, 7.0, 0.0],
    x5: [12.0, 21.5, -0.5, 23.5, 11.5, 28.5, 4.0, -18.5, -5.5, 9.0, 19.5, -27.0, 7.5, 20.0, -24.0, 13.0],
    t6: [3.0625, 8.75],
    t8: [-2.125],
    t13: [-11.4375, -5.3125],
    t15: [3.1875, 8.75],
    x16: [-26.0, -8.0, -13.5, -27.5, 4.5, 28.0, -25.5, 3.0, -18.5, 30.0, -27.0, -17.0, -9.5, -18.0, 29.5,
    22.5],
    t27: [-8.0, -13.5, -9.5, -17.0],
    x17: [12.5, -8.5, -10.5, -5.5, -6.5, -9.5, 26.0, 10.5, -1.0, -15.0, -24.5, 3.5, -3.0, 28.0, 9.0, -18.5],
    t31: [-0.8125],
    t34: [12.5, 8.5, 10.5, 5.5, 6.5, 9.5, 26.0, 10.5, 1.0, 15.0, 24.5, 3.5, 3.0, 28.0, 9.0, 18.5],
    t38: [1.0],
    t40: [6.3125, 0.9375],
    t41: [11.875, 13.75, 14.0, -0.125],
    t42: [-15.25, -10.0, -18.5, 8.75, -0.25, 5.25, -12.25, 7.0],
    t43: [-0.5625, 3.0625],
    t44: [-26.5, -1.5, -28.5, -28.0],
    t45: [-11.8125, 9.1875, 11.1875, 6.1875, 7.1875, 10.1875, -25.3125, -9.8125, 1.6875, 15.6875, 25.1875,
    -2.8125, 3.6875, -27.3125, -8.3125, 19.1875],
    t46: [-17.375],
    t47: [0.5, 0.5, 0.5, 0.5],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
