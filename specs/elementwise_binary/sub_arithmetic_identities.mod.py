# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: identities, and what only looks like one.

F32 = 'TENSOR_FLOAT32'

# Two constants in a row become one, if each keeps its side and its sign.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [3]), [2.0, -4.0, 0.5])
x1 = Input('x1', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [3.0])
t5 = Output('t5', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Output('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Output('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Output('t24', (F32, [2, 3]))
model = Model()
model.Operation('SUB', c2, x1, 0).To(t4)
model.Operation('SUB', c3, t4, 0).To(t5)
model.Operation('SUB', x1, c2, 0).To(t6)
model.Operation('SUB', c3, t6, 0).To(t7)
model.Operation('SUB', c2, x1, 0).To(t8)
model.Operation('ADD', t8, c3, 0).To(t9)
model.Operation('ADD', x1, c2, 0).To(t10)
model.Operation('MUL', t10, c3, 0).To(t11)
model.Operation('MUL', x1, c2, 0).To(t12)
model.Operation('ADD', t12, c3, 0).To(t13)
model.Operation('MUL', x1, c2, 0).To(t14)
model.Operation('SUB', c3, t14, 0).To(t15)
model.Operation('DIV', x1, c2, 0).To(t16)
model.Operation('DIV', c3, t16, 0).To(t17)
model.Operation('DIV', c2, x1, 0).To(t18)
model.Operation('DIV', t18, c3, 0).To(t19)
model.Operation('DIV', c2, x1, 0).To(t20)
model.Operation('MUL', t20, c3, 0).To(t21)
model.Operation('MUL', x1, c2, 1).To(t22)
model.Operation('MUL', x1, c3, 0).To(t23)
model.Operation('ADD', t22, t23, 0).To(t24)
Example({
    x1: [-4.0, 2.4375, -0.9375, 1.1875, -3.25, 0.125],
    t5: [-3.0, 9.4375, 1.5625, 2.1875, 3.75, 2.625],
    t7: [9.0, -3.4375, 4.4375, 3.8125, 2.25, 3.375],
    t9: [9.0, -3.4375, 4.4375, 3.8125, 2.25, 3.375],
    t11: [-6.0, -4.6875, -1.3125, 9.5625, -21.75, 1.875],
    t13: [-5.0, -6.75, 2.53125, 5.375, 16.0, 3.0625],
    t15: [11.0, 12.75, 3.46875, 0.625, -10.0, 2.9375],
    t17: [-1.5, -4.923077, -1.6, 5.0526314, 3.6923077, 12.0],
    t19: [-0.16666667, -0.5470086, -0.17777778, 0.5614035, 0.41025642, 1.3333334],
    t21: [-1.5, -4.923077, -1.6000001, 5.0526314, 3.692308, 12.0],
    t24: [-12.0, 7.3125, -2.8125, 5.9375, 3.25, 0.4375],
}, name='chains').AddVariations('float16').DisableLifeTimeVariation()
