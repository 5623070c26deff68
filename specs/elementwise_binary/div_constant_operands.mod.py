# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: constants alone, and activations.

F32 = 'TENSOR_FLOAT32'

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c3 = Parameter('c3', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t4 = Internal('t4', (F32, [6]))
t5 = Internal('t5', (F32, [6]))
x1 = Input('x1', (F32, [6]))
t6 = Output('t6', (F32, [6]))
t7 = Output('t7', (F32, [6]))
c8 = Parameter('c8', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c9 = Parameter('c9', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t10 = Internal('t10', (F32, [6]))
t11 = Internal('t11', (F32, [6]))
t12 = Output('t12', (F32, [6]))
t13 = Output('t13', (F32, [6]))
c14 = Parameter('c14', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c15 = Parameter('c15', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t16 = Internal('t16', (F32, [6]))
t17 = Internal('t17', (F32, [6]))
t18 = Output('t18', (F32, [6]))
t19 = Output('t19', (F32, [6]))
c20 = Parameter('c20', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c21 = Parameter('c21', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t22 = Internal('t22', (F32, [6]))
t23 = Internal('t23', (F32, [6]))
t24 = Output('t24', (F32, [6]))
t25 = Output('t25', (F32, [6]))
model = Model()
model.Operation('DIV', c2, c3, 0).To(t4)
model.Operation('RESHAPE', t4, [6]).To(t5)
model.Operation('MAXIMUM', x1, t5).To(t6)
model.Operation('MINIMUM', t5, x1).To(t7)
model.Operation('DIV', c8, c9, 1).To(t10)
model.Operation('RESHAPE', t10, [6]).To(t11)
model.Operation('MAXIMUM', x1, t11).To(t12)
model.Operation('MINIMUM', t11, x1).To(t13)
model.Operation('DIV', c14, c15, 2).To(t16)
model.Operation('RESHAPE', t16, [6]).To(t17)
model.Operation('MAXIMUM', x1, t17).To(t18)
model.Operation('MINIMUM', t17, x1).To(t19)
model.Operation('DIV', c20, c21, 3).To(t22)
model.Operation('RESHAPE', t22, [6]).To(t23)
model.Operation('MAXIMUM', x1, t23).To(t24)
model.Operation('MINIMUM', t23, x1).To(t25)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t6: [9.0, -2.0, 0.5, 1.0, -2.0, 2.5],
    t7: [3.0, -3.75, -1.0, -0.25, -4.0, -1.0],
    t12: [9.0, 0.0, 0.5, 1.0, 0.0, 2.5],
    t13: [3.0, -2.0, 0.0, 0.0, -4.0, 0.0],
    t18: [3.0, -1.0, 0.5, 1.0, -1.0, 2.5],
    t19: [1.0, -2.0, -1.0, -0.25, -4.0, -1.0],
    t24: [6.0, 0.0, 0.5, 1.0, 0.0, 2.5],
    t25: [3.0, -2.0, 0.0, 0.0, -4.0, 0.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()
