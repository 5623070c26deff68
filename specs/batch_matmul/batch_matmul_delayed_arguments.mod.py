# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: one argument is ready long after the others.

F32 = 'TENSOR_FLOAT32'

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 3, 2]))
c3 = Parameter('c3', (F32, [1]), [1.5])
t4 = Internal('t4', (F32, [2, 3, 2]))
x1 = Input('x1', (F32, [2, 2, 3]))
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [-1.0])
t8 = Internal('t8', (F32, [2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Internal('t10', (F32, [2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 3]))
c13 = Parameter('c13', (F32, [1]), [-1.0])
t14 = Internal('t14', (F32, [2, 2, 3]))
t15 = Output('t15', (F32, [2, 2, 2]))
x16 = Input('x16', (F32, [2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [2, 2, 3]))
x17 = Input('x17', (F32, [2, 3, 2]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [2, 3, 2]))
c22 = Parameter('c22', (F32, [1]), [-1.0])
t23 = Internal('t23', (F32, [2, 3, 2]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Internal('t25', (F32, [2, 3, 2]))
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Internal('t27', (F32, [2, 3, 2]))
c28 = Parameter('c28', (F32, [1]), [-1.0])
t29 = Internal('t29', (F32, [2, 3, 2]))
t30 = Output('t30', (F32, [2, 2, 2]))
model = Model()
model.Operation('ADD', x2, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('BATCH_MATMUL', t14, t4, False, False).To(t15)
model.Operation('ADD', x16, c18, 0).To(t19)
model.Operation('ADD', x17, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('BATCH_MATMUL', t19, t29, False, False).To(t30)
Example({
    x2: [1.0, 3.5, 2.5, -2.5, 1.0, 4.0, 4.0, -0.5, -1.0, -2.5, -2.5, 2.5],
    x1: [-2.5, -2.0, 4.0, -1.5, -3.5, -2.5, 3.5, -0.5, 3.5, -1.0, 4.0, 0.5],
    t15: [9.25, 25.75, -10.5, -3.5, 23.0, 24.0, 3.5, 3.0],
    x16: [-2.5, 2.0, -2.0, -1.5, -0.5, -2.0, 2.5, 1.0, -3.0, -2.5, 3.0, -0.5],
    x17: [3.0, 1.5, 3.0, 1.5, 1.5, -3.0, 2.5, -1.5, -3.0, 2.0, -1.5, -2.5],
    t30: [9.75, 8.25, 3.0, 3.75, 12.25, 10.25, -10.75, 14.75],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()
