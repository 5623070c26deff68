# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: one argument is ready long after the others.

F32 = 'TENSOR_FLOAT32'

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [4]))
c4 = Parameter('c4', (F32, [1]), [1.5])
t5 = Internal('t5', (F32, [4]))
x1 = Input('x1', (F32, [1, 2, 2, 4]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [1, 2, 2, 4]))
x3 = Input('x3', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [1]), [-1.0])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [1]), [0.5])
t13 = Internal('t13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [1]), [1.5])
t15 = Internal('t15', (F32, [1, 3, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [-1.0])
t17 = Internal('t17', (F32, [1, 3, 3, 2]))
t18 = Output('t18', (F32, [1, 2, 2, 4]))
x21 = Input('x21', (F32, [1, 3, 3, 2]))
c22 = Parameter('c22', (F32, [1]), [1.5])
t23 = Internal('t23', (F32, [1, 3, 3, 2]))
x19 = Input('x19', (F32, [1, 2, 2, 4]))
c24 = Parameter('c24', (F32, [1]), [1.5])
t25 = Internal('t25', (F32, [1, 2, 2, 4]))
c26 = Parameter('c26', (F32, [1]), [-1.0])
t27 = Internal('t27', (F32, [1, 2, 2, 4]))
c28 = Parameter('c28', (F32, [1]), [0.5])
t29 = Internal('t29', (F32, [1, 2, 2, 4]))
c30 = Parameter('c30', (F32, [1]), [1.5])
t31 = Internal('t31', (F32, [1, 2, 2, 4]))
c32 = Parameter('c32', (F32, [1]), [-1.0])
t33 = Internal('t33', (F32, [1, 2, 2, 4]))
x20 = Input('x20', (F32, [4]))
c34 = Parameter('c34', (F32, [1]), [1.5])
t35 = Internal('t35', (F32, [4]))
t36 = Output('t36', (F32, [1, 2, 2, 4]))
x38 = Input('x38', (F32, [4]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Internal('t41', (F32, [4]))
c42 = Parameter('c42', (F32, [1]), [-1.0])
t43 = Internal('t43', (F32, [4]))
c44 = Parameter('c44', (F32, [1]), [0.5])
t45 = Internal('t45', (F32, [4]))
c46 = Parameter('c46', (F32, [1]), [1.5])
t47 = Internal('t47', (F32, [4]))
c48 = Parameter('c48', (F32, [1]), [-1.0])
t49 = Internal('t49', (F32, [4]))
x37 = Input('x37', (F32, [1, 2, 2, 4]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 2, 2, 4]))
x39 = Input('x39', (F32, [1, 3, 3, 2]))
c52 = Parameter('c52', (F32, [1]), [1.5])
t53 = Internal('t53', (F32, [1, 3, 3, 2]))
t54 = Output('t54', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('ADD', x2, c4, 0).To(t5)
model.Operation('ADD', x1, c6, 0).To(t7)
model.Operation('ADD', x3, c8, 0).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, t7, t5, 2, 1, 1, 2, 0).To(t18)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('ADD', x19, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', x20, c34, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t23, t33, t35, 2, 1, 1, 2, 0).To(t36)
model.Operation('ADD', x38, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('ADD', t47, c48, 0).To(t49)
model.Operation('ADD', x37, c50, 0).To(t51)
model.Operation('ADD', x39, c52, 0).To(t53)
model.Operation('DEPTHWISE_CONV_2D', t53, t51, t49, 2, 1, 1, 2, 0).To(t54)
Example({
    x2: [-1.0, 0.0, 1.0, 2.0],
    x1: [-1.0, -2.0, 1.0, 1.0, 2.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, -2.0, 1.0, 1.0, -2.0, 0.0],
    x3: [0.5, 2.0, 3.5, -1.0, -4.0, -3.0, 4.0, 3.5, 2.0, -2.5, 1.0, 4.0, -4.0, -1.5, 1.0, 3.5, -1.0, 1.0],
    t18: [41.5, 30.5, 19.5, 9.0, 9.25, 10.25, -1.25, 11.25, 15.5, 4.0, 12.0, 22.0, 18.5, 11.0, 9.0, 10.5],
    x21: [2.5, 3.0, -0.5, -4.0, -3.0, 1.0, -4.0, -1.0, -0.5, -3.5, -0.5, -1.0, 4.0, -1.5, -1.5, 2.5, 1.0,
    -3.5],
    x19: [1.0, 1.0, 2.0, -2.0, 0.0, -2.0, -2.0, 1.0, -2.0, -2.0, -1.0, 2.0, 1.0, 0.0, 1.0, 1.0],
    x20: [-1.0, 0.0, 1.0, 2.0],
    t36: [15.75, 13.75, 14.75, -8.25, 2.75, 5.75, -7.25, 5.25, -7.0, -8.0, 15.25, 8.25, 10.75, 7.25, -7.75,
    14.75],
    x38: [-1.0, 0.0, 1.0, 2.0],
    x37: [-1.0, 1.0, -2.0, 1.0, 0.0, -1.0, 0.0, 1.0, -1.0, 0.0, -2.0, 0.0, 2.0, 2.0, 2.0, 2.0],
    x39: [-2.0, 3.0, 0.5, -4.0, -0.5, 1.0, -4.0, 4.0, -2.0, -0.5, -3.0, 3.0, 3.5, 2.0, -1.5, 2.0, 0.5, 1.0],
    t54: [0.25, -4.25, -2.75, 20.25, -2.5, 1.0, 22.75, 20.75, 1.0, 2.5, 11.75, 37.25, 5.0, 6.5, 15.75, 31.25],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()
