# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: identities, and what only looks like one.

F32 = 'TENSOR_FLOAT32'

# A sign is undone by the next operation, or only seems to be.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t3 = Internal('t3', (F32, [2, 3]))
t4 = Output('t4', (F32, [2, 3]))
t5 = Output('t5', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [0.0])
t13 = Output('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [-1.0])
t16 = Output('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.0])
t18 = Output('t18', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.0])
t19 = Internal('t19', (F32, [2, 3]))
t20 = Output('t20', (F32, [2, 3]))
model = Model()
model.Operation('NEG', x1).To(t3)
model.Operation('NEG', t3).To(t4)
model.Operation('ABS', t3).To(t5)
model.Operation('ABS', x1).To(t6)
model.Operation('NEG', t6).To(t7)
model.Operation('MUL', x1, x1, 0).To(t8)
model.Operation('SQRT', t8).To(t9)
model.Operation('MAXIMUM', x1, t3).To(t10)
model.Operation('RELU', t3).To(t11)
model.Operation('SUB', c12, x1, 2).To(t13)
model.Operation('ABS', x1).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('MUL', x1, c17, 0).To(t18)
model.Operation('DIV', c2, x1, 0).To(t19)
model.Operation('DIV', c2, t19, 0).To(t20)
Example({
    x1: [-0.4375, 2.9375, 1.8125, -2.625, 1.75, -2.875],
    t4: [-0.4375, 2.9375, 1.8125, -2.625, 1.75, -2.875],
    t5: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t7: [-0.4375, -2.9375, -1.8125, -2.625, -1.75, -2.875],
    t9: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t10: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t11: [0.4375, 0.0, 0.0, 2.625, 0.0, 2.875],
    t13: [0.4375, -1.0, -1.0, 1.0, -1.0, 1.0],
    t16: [-0.4375, -2.9375, -1.8125, -2.625, -1.75, -2.875],
    t18: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t20: [-0.43749997, 2.9375, 1.8125, -2.625, 1.7499999, -2.875],
}, name='signs').AddVariations('float16').DisableLifeTimeVariation()

# A sign is undone by the next operation, or only seems to be. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Output('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Output('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Output('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
t31 = Internal('t31', (F32, [2, 3]))
t32 = Output('t32', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [0.0])
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [-1.0])
t35 = Output('t35', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.0])
t36 = Output('t36', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.0])
t37 = Internal('t37', (F32, [2, 3]))
t38 = Output('t38', (F32, [2, 3]))
model = Model()
model.Operation('NEG', x1).To(t21)
model.Operation('NEG', t21).To(t22)
model.Operation('NEG', x1).To(t23)
model.Operation('ABS', t23).To(t24)
model.Operation('ABS', x1).To(t25)
model.Operation('NEG', t25).To(t26)
model.Operation('MUL', x1, x1, 0).To(t27)
model.Operation('SQRT', t27).To(t28)
model.Operation('NEG', x1).To(t29)
model.Operation('MAXIMUM', x1, t29).To(t30)
model.Operation('NEG', x1).To(t31)
model.Operation('RELU', t31).To(t32)
model.Operation('SUB', c12, x1, 2).To(t33)
model.Operation('ABS', x1).To(t34)
model.Operation('MUL', t34, c15, 0).To(t35)
model.Operation('MUL', x1, c17, 0).To(t36)
model.Operation('DIV', c2, x1, 0).To(t37)
model.Operation('DIV', c2, t37, 0).To(t38)
Example({
    x1: [-0.4375, 2.9375, 1.8125, -2.625, 1.75, -2.875],
    t22: [-0.4375, 2.9375, 1.8125, -2.625, 1.75, -2.875],
    t24: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t26: [-0.4375, -2.9375, -1.8125, -2.625, -1.75, -2.875],
    t28: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t30: [0.4375, 2.9375, 1.8125, 2.625, 1.75, 2.875],
    t32: [0.4375, 0.0, 0.0, 2.625, 0.0, 2.875],
    t33: [0.4375, -1.0, -1.0, 1.0, -1.0, 1.0],
    t35: [-0.4375, -2.9375, -1.8125, -2.625, -1.75, -2.875],
    t36: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t38: [-0.43749997, 2.9375, 1.8125, -2.625, 1.7499999, -2.875],
}, name='signs_unshared').AddVariations('float16').DisableLifeTimeVariation()
