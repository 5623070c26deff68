# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: identities, and what only looks like one.

F32 = 'TENSOR_FLOAT32'

# Operations look like a leaky RELU or like HARD_SWISH, and are one for some factors only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t5 = Internal('t5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [2.0])
t7 = Internal('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [-0.25])
t11 = Internal('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [3.0])
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [6.0])
t18 = Output('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [1]), [2.0])
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
c23 = Parameter('c23', (F32, [1]), [6.0])
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Output('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Output('t29', (F32, [2, 3]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t5)
model.Operation('MAXIMUM', x1, t5).To(t6)
model.Operation('MUL', x1, c3, 0).To(t7)
model.Operation('MAXIMUM', x1, t7).To(t8)
model.Operation('MUL', x1, c2, 0).To(t9)
model.Operation('MINIMUM', x1, t9).To(t10)
model.Operation('MUL', x1, c4, 0).To(t11)
model.Operation('MAXIMUM', x1, t11).To(t12)
model.Operation('ADD', x1, c13, 0).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('MUL', x1, t15, 0).To(t16)
model.Operation('DIV', t16, c17, 0).To(t18)
model.Operation('ADD', x1, c19, 0).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('MUL', x1, t21, 0).To(t22)
model.Operation('DIV', t22, c23, 0).To(t24)
model.Operation('LOGISTIC', x1).To(t25)
model.Operation('MUL', x1, t25, 0).To(t26)
model.Operation('MUL', x1, c3, 0).To(t27)
model.Operation('LOGISTIC', t27).To(t28)
model.Operation('MUL', x1, t28, 0).To(t29)
Example({
    x1: [-1.5625, -0.5625, -0.125, 2.3125, -3.8125, -1.3125],
    t6: [-0.78125, -0.28125, -0.0625, 2.3125, -1.90625, -0.65625],
    t8: [-1.5625, -0.5625, -0.125, 4.625, -3.8125, -1.3125],
    t10: [-1.5625, -0.5625, -0.125, 1.15625, -3.8125, -1.3125],
    t12: [0.390625, 0.140625, 0.03125, 2.3125, 0.953125, 0.328125],
    t18: [-0.37434897, -0.22851562, -0.059895832, 2.0475261, 0.0, -0.36914062],
    t24: [-0.11393229, -0.13476562, -0.0390625, 1.6621094, 0.0, -0.15039062],
    t26: [-0.27076283, -0.20417018, -0.058598828, 2.1041598, -0.08240845, -0.2783403],
    t29: [-0.06576207, -0.13786033, -0.054727938, 2.290049, -0.0018599553, -0.088655025],
}, name='slopes').AddVariations('float16').DisableLifeTimeVariation()
