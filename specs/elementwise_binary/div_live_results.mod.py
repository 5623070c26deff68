# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: what it reads is read again afterwards.

F32 = 'TENSOR_FLOAT32'

# Result and input meet, in either order, at once and later, and through another shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [3.0])
t5 = Internal('t5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
x7 = Input('x7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [3]), [1.0, 0.5, 1.5])
t9 = Internal('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [1]), [3.0])
t11 = Internal('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
x13 = Input('x13', (F32, [2, 3]))
c14 = Parameter('c14', (F32, [3]), [1.0, 0.5, 1.5])
t15 = Internal('t15', (F32, [2, 3]))
c16 = Parameter('c16', (F32, [1]), [3.0])
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t19 = Internal('t19', (F32, [2, 3]))
t20 = Output('t20', (F32, [2, 3]))
x21 = Input('x21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [3]), [1.0, 0.5, 1.5])
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [6]))
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [3.0])
t27 = Internal('t27', (F32, [2, 3]))
t28 = Output('t28', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('DIV', c4, t3, 0).To(t5)
model.Operation('ADD', t5, t3, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('DIV', c10, t9, 0).To(t11)
model.Operation('ADD', t9, t11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('DIV', c16, t15, 0).To(t17)
model.Operation('MAXIMUM', t17, c18).To(t19)
model.Operation('SUB', t19, t15, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('RESHAPE', t23, [6]).To(t24)
model.Operation('RESHAPE', t24, [2, 3]).To(t25)
model.Operation('DIV', c26, t25, 0).To(t27)
model.Operation('SUB', t27, t23, 0).To(t28)
Example({
    x1: [10.0, 7.5, 2.0, 5.0, 5.5, 9.0],
    t6: [11.272727, 8.375, 4.357143, 6.5, 6.5, 10.785714],
    x7: [3.0, 7.0, 9.0, 10.0, 8.5, 9.5],
    t12: [4.75, 7.9, 10.785714, 11.272727, 9.333333, 11.272727],
    x13: [3.0, 7.5, 9.0, 5.5, 4.0, 9.5],
    t20: [-3.25, -7.0, -10.214286, -5.0, -3.8333333, -9.0],
    x21: [4.0, 7.5, 6.0, 2.5, 3.0, 4.5],
    t28: [-4.4, -7.625, -7.1, -2.642857, -2.642857, -5.5],
}, name='joined').AddVariations('float16').DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [3.0])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t7 = Internal('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [3.0])
t10 = Internal('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('DIV', c4, t3, 0).To(t5)
model.Operation('MINIMUM', t3, c6).To(t7)
model.Operation('ADD', t5, t7, 0).To(t8)
model.Operation('DIV', c9, t3, 0).To(t10)
model.Operation('SUB', t3, t10, 0).To(t11)
model.Operation('ADD', t10, t7, 0).To(t12)
model.Operation('MAXIMUM', t3, t12).To(t13)
Example({
    x1: [4.0, 9.5, 9.0, 5.0, 2.5, 7.0],
    t8: [1.1, 1.3, 0.2857143, 2.0, 1.5, 2.3529413],
    t11: [4.4, 9.7, 10.214286, 5.5, 2.0, 8.1470585],
    t13: [5.0, 10.0, 10.5, 6.0, 3.0, 8.5],
}, name='in_turns').AddVariations('float16').DisableLifeTimeVariation()
