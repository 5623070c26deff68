# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: what is taken for one operation, and what only looks like it.

F32 = 'TENSOR_FLOAT32'

# Products of x / 2 and 1 + tanh(a * (x + b * x^3)) have the known numbers and others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
t2 = Internal('t2', (F32, [2, 3, 4]))
t3 = Internal('t3', (F32, [2, 3, 4]))
c4 = Parameter('c4', (F32, [1]), [0.044715])
t5 = Internal('t5', (F32, [2, 3, 4]))
t6 = Internal('t6', (F32, [2, 3, 4]))
c7 = Parameter('c7', (F32, [1]), [0.7978846])
t8 = Internal('t8', (F32, [2, 3, 4]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Internal('t10', (F32, [2, 3, 4]))
t11 = Internal('t11', (F32, [2, 3, 4]))
c12 = Parameter('c12', (F32, [1]), [1.0])
t13 = Internal('t13', (F32, [2, 3, 4]))
t14 = Output('t14', (F32, [2, 3, 4]))
x15 = Input('x15', (F32, [2, 3, 4]))
t16 = Internal('t16', (F32, [2, 3, 4]))
t17 = Internal('t17', (F32, [2, 3, 4]))
c18 = Parameter('c18', (F32, [1]), [0.044715])
t19 = Internal('t19', (F32, [2, 3, 4]))
t20 = Internal('t20', (F32, [2, 3, 4]))
c21 = Parameter('c21', (F32, [1]), [0.5])
t22 = Internal('t22', (F32, [2, 3, 4]))
c23 = Parameter('c23', (F32, [1]), [0.5])
t24 = Internal('t24', (F32, [2, 3, 4]))
t25 = Internal('t25', (F32, [2, 3, 4]))
c26 = Parameter('c26', (F32, [1]), [1.0])
t27 = Internal('t27', (F32, [2, 3, 4]))
t28 = Output('t28', (F32, [2, 3, 4]))
x29 = Input('x29', (F32, [2, 3, 4]))
t30 = Internal('t30', (F32, [2, 3, 4]))
t31 = Internal('t31', (F32, [2, 3, 4]))
c32 = Parameter('c32', (F32, [1]), [0.125])
t33 = Internal('t33', (F32, [2, 3, 4]))
t34 = Internal('t34', (F32, [2, 3, 4]))
c35 = Parameter('c35', (F32, [1]), [0.7978846])
t36 = Internal('t36', (F32, [2, 3, 4]))
c37 = Parameter('c37', (F32, [1]), [0.5])
t38 = Internal('t38', (F32, [2, 3, 4]))
t39 = Internal('t39', (F32, [2, 3, 4]))
c40 = Parameter('c40', (F32, [1]), [1.0])
t41 = Internal('t41', (F32, [2, 3, 4]))
t42 = Output('t42', (F32, [2, 3, 4]))
x43 = Input('x43', (F32, [2, 3, 4]))
t44 = Internal('t44', (F32, [2, 3, 4]))
t45 = Internal('t45', (F32, [2, 3, 4]))
c46 = Parameter('c46', (F32, [1]), [0.044715])
t47 = Internal('t47', (F32, [2, 3, 4]))
t48 = Internal('t48', (F32, [2, 3, 4]))
c49 = Parameter('c49', (F32, [1]), [0.7978846])
t50 = Internal('t50', (F32, [2, 3, 4]))
c51 = Parameter('c51', (F32, [1]), [0.25])
t52 = Internal('t52', (F32, [2, 3, 4]))
t53 = Internal('t53', (F32, [2, 3, 4]))
c54 = Parameter('c54', (F32, [1]), [1.0])
t55 = Internal('t55', (F32, [2, 3, 4]))
t56 = Output('t56', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', x1, x1, 0).To(t2)
model.Operation('MUL', t2, x1, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x1, t5, 0).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('MUL', x1, c9, 0).To(t10)
model.Operation('TANH', t8).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('MUL', t10, t13, 0).To(t14)
model.Operation('MUL', x15, x15, 0).To(t16)
model.Operation('MUL', t16, x15, 0).To(t17)
model.Operation('MUL', t17, c18, 0).To(t19)
model.Operation('ADD', x15, t19, 0).To(t20)
model.Operation('MUL', t20, c21, 0).To(t22)
model.Operation('MUL', x15, c23, 0).To(t24)
model.Operation('TANH', t22).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('MUL', t24, t27, 0).To(t28)
model.Operation('MUL', x29, x29, 0).To(t30)
model.Operation('MUL', t30, x29, 0).To(t31)
model.Operation('MUL', t31, c32, 0).To(t33)
model.Operation('ADD', x29, t33, 0).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('MUL', x29, c37, 0).To(t38)
model.Operation('TANH', t36).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('MUL', t38, t41, 0).To(t42)
model.Operation('MUL', x43, x43, 0).To(t44)
model.Operation('MUL', t44, x43, 0).To(t45)
model.Operation('MUL', t45, c46, 0).To(t47)
model.Operation('ADD', x43, t47, 0).To(t48)
model.Operation('MUL', t48, c49, 0).To(t50)
model.Operation('MUL', x43, c51, 0).To(t52)
model.Operation('TANH', t50).To(t53)
model.Operation('ADD', t53, c54, 0).To(t55)
model.Operation('MUL', t52, t55, 0).To(t56)
Example({
    x1: [1.5625, 3.6875, 2.3125, -3.6875, 2.0625, -3.0, -0.8125, -2.4375, 2.0, -1.9375, 0.9375, 0.4375,
    -1.5, -0.125, -0.0625, -2.875, 0.75, -3.4375, -1.0, 3.1875, -0.375, 2.375, 2.75, 1.8125],
    t14: [1.4699806, 3.6872134, 2.2888544, -0.00028660893, 2.0222683, -0.003637433, -0.16929302,
    -0.017609138, 1.9545977, -0.050993692, 0.77400935, 0.2927319, -0.10042843, -0.0562828,
    -0.02969265, -0.005357247, 0.5799606, -0.0007854495, -0.158808, 3.1855476, -0.13269223,
    2.3545446, 2.7422767, 1.7490884],
    x15: [0.125, 2.3125, 0.25, -1.0625, 1.4375, -3.5, 0.1875, 1.375, -0.125, -3.375, -3.25, -1.6875, -1.375,
    -2.625, -0.0625, 1.75, -0.4375, 0.75, 1.1875, -1.5625, -2.9375, -3.0625, -2.5, -3.5625],
    t28: [0.06640389, 2.1878855, 0.14058712, -0.26214966, 1.1900054, -0.01547046, 0.102527104, 1.1223637,
    -0.058596108, -0.02057422, -0.026926398, -0.21910498, -0.25263625, -0.082046114, -0.030273585,
    1.5394847, -0.17125696, 0.5124563, 0.92557925, -0.23467937, -0.049278438, -0.03914517,
    -0.09803936, -0.013333244],
    x29: [-0.4375, 2.625, 2.1875, 2.0, 0.5, 3.0, 0.0625, -3.25, 1.25, 2.125, -2.875, -2.5, 3.3125, -0.5625,
    0.875, 2.875, -0.75, -4.0, -3.5, -2.125, 3.75, -2.625, -3.4375, 1.4375],
    t42: [-0.14373076, 2.6239216, 2.179268, 1.983468, 0.34741715, 2.9998856, 0.03280784, -1.9274652e-05,
    1.1445282, 2.1144986, -0.00025558844, -0.0020483881, 3.312488, -0.15878916, 0.7192463,
    2.8747444, -0.16303775, 0.0, -2.503395e-06, -0.0105013065, 3.7499998, -0.0010784157,
    -4.3027103e-06, 1.3615597],
    x43: [0.3125, 0.625, 2.6875, 2.0, 2.75, -3.625, -0.6875, 3.9375, -1.6875, -3.3125, -3.1875, -2.3125,
    -2.5625, -2.375, 2.375, 2.1875, -2.1875, 1.4375, 0.0625, 1.6875, -3.0, 1.125, -0.75, -3.875],
    t56: [0.09729068, 0.22936058, 1.3391498, 0.97729886, 1.3711383, -0.00018614158, -0.084548645, 1.9687028,
    -0.03867468, -0.0006265277, -0.0009761676, -0.011822895, -0.00642862, -0.010227714, 1.1772723,
    1.0781795, -0.0155704655, 0.6645222, 0.016403675, 0.8050753, -0.0018187165, 0.4891124,
    -0.08501972, -6.288104e-05],
}, name='gelu').DisableLifeTimeVariation()
