# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# RNN: the same layer several times in a row.

F32 = 'TENSOR_FLOAT32'

# Steps of a recurrent cell have weights of their own each, or all the same.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [3, 3]), [0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5])
c4 = Parameter('c4', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c5 = Parameter('c5', (F32, [3]), [0.125, -0.25, 0.375])
x2 = Input('x2', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.25])
t9 = Internal('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [3, 3]), [0.0, 0.5, 0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0])
c11 = Parameter('c11', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c12 = Parameter('c12', (F32, [3]), [-0.25, 0.375, 0.0])
t13 = Internal('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.25])
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [3, 3]), [0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, -0.5])
c18 = Parameter('c18', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c19 = Parameter('c19', (F32, [3]), [0.375, 0.0, 0.5])
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.25])
t23 = Output('t23', (F32, [2, 3]))
x24 = Input('x24', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [3, 3]), [0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5])
c27 = Parameter('c27', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c28 = Parameter('c28', (F32, [3]), [0.125, -0.25, 0.375])
x25 = Input('x25', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [1]), [0.25])
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (F32, [3, 3]), [0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5])
c34 = Parameter('c34', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c35 = Parameter('c35', (F32, [3]), [0.125, -0.25, 0.375])
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [1]), [0.25])
t39 = Internal('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [3, 3]), [0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5])
c41 = Parameter('c41', (F32, [3, 3]), [0.25, 0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0])
c42 = Parameter('c42', (F32, [3]), [0.125, -0.25, 0.375])
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
c45 = Parameter('c45', (F32, [1]), [0.25])
t46 = Output('t46', (F32, [2, 3]))
model = Model()
model.Operation('RNN', x1, c3, c4, c5, x2, 1).To(t6, t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('RNN', t9, c10, c11, c12, t6, 1).To(t13, t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('RNN', t16, c17, c18, c19, t13, 1).To(t20, t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('RNN', x24, c26, c27, c28, x25, 1).To(t29, t30)
model.Operation('SUB', t30, c31, 0).To(t32)
model.Operation('RNN', t32, c33, c34, c35, t29, 1).To(t36, t37)
model.Operation('SUB', t37, c38, 0).To(t39)
model.Operation('RNN', t39, c40, c41, c42, t36, 1).To(t43, t44)
model.Operation('SUB', t44, c45, 0).To(t46)
Example({
    x1: [-1.5, -2.0, 1.0, 0.5, 1.0, -2.0],
    x2: [0.5, -0.25, 1.0, 0.0, 0.25, -1.0],
    t23: [0.2421875, -0.25, 0.3125, 0.21875, -0.25, 0.375],
    x24: [-4.0, -3.5, 3.5, 3.5, -3.5, 3.0],
    x25: [0.5, -0.25, 1.0, 0.0, 0.25, -1.0],
    t46: [-0.015625, -0.25, 0.65625, 1.1679688, -0.25, 0.59375],
}, name='steps').AddVariations('float16').DisableLifeTimeVariation()
