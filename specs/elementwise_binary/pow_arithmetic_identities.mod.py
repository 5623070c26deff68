# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: identities, and what only looks like one.

F32 = 'TENSOR_FLOAT32'

# A function is followed by its inverse, or by what only looks like it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
t5 = Output('t5', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [0.5])
t7 = Internal('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [2.0])
t9 = Output('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Output('t16', (F32, [2, 3]))
t17 = Internal('t17', (F32, [2, 3]))
t18 = Output('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [2, 3]))
t20 = Output('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Output('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [3]), [1.0, 0.0, -1.0])
t27 = Internal('t27', (F32, [2, 3]))
t28 = Output('t28', (F32, [2, 3]))
model = Model()
model.Operation('EXP', x1).To(t4)
model.Operation('LOG', t4).To(t5)
model.Operation('LOG', x1).To(t6)
model.Operation('MUL', t6, c3, 0).To(t7)
model.Operation('EXP', t7).To(t8)
model.Operation('POW', x1, c2).To(t9)
model.Operation('SUB', x1, c2, 0).To(t10)
model.Operation('POW', t10, c2).To(t11)
model.Operation('POW', x1, c3).To(t12)
model.Operation('RSQRT', x1).To(t13)
model.Operation('MUL', x1, t13, 0).To(t14)
model.Operation('RSQRT', x1).To(t15)
model.Operation('RSQRT', t15).To(t16)
model.Operation('SQRT', x1).To(t17)
model.Operation('DIV', x1, t17, 2).To(t18)
model.Operation('SQRT', x1).To(t19)
model.Operation('SQRT', t19).To(t20)
model.Operation('LOG', x1).To(t21)
model.Operation('SUB', t21, c2, 0).To(t22)
model.Operation('EXP', t22).To(t23)
model.Operation('SOFTMAX', x1, 2.0).To(t24)
model.Operation('LOG', t24).To(t25)
model.Operation('ADD', x1, c26, 0).To(t27)
model.Operation('SOFTMAX', t27, 1.0).To(t28)
Example({
    x1: [0.875, 2.0625, 1.0625, 1.25, 1.375, 1.875],
    t5: [0.875, 2.0625, 1.0625, 1.25, 1.375, 1.875],
    t8: [0.9354144, 1.4361407, 1.0307764, 1.118034, 1.172604, 1.3693063],
    t9: [0.765625, 4.2539062, 1.1289062, 1.5625, 1.890625, 3.515625],
    t11: [1.265625, 0.00390625, 0.87890625, 0.5625, 0.390625, 0.015625],
    t12: [0.9354144, 1.4361407, 1.0307764, 1.118034, 1.172604, 1.3693064],
    t14: [0.9354143, 1.4361407, 1.0307764, 1.118034, 1.172604, 1.3693063],
    t16: [0.9671682, 1.1983908, 1.0152715, 1.0573713, 1.0828683, 1.1701736],
    t18: [0.9354143, 1.0, 1.0, 1.0, 1.0, 1.0],
    t20: [0.9671682, 1.1983908, 1.0152715, 1.0573713, 1.0828683, 1.1701736],
    t23: [0.11841838, 0.27912903, 0.14379373, 0.16916911, 0.18608603, 0.25375366],
    t25: [-2.5806715, -0.2056716, -2.2056715, -1.7534288, -1.5034289, -0.5034289],
    t28: [0.4220343, 0.5090705, 0.068895206, 0.5989094, 0.24966258, 0.15142801],
}, name='inverses').AddVariations('float16').DisableLifeTimeVariation()
