# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# RNN: what could be merged with it, or left out.

F32 = 'TENSOR_FLOAT32'

# Steps of a recurrent cell have states of zeros, one set of weights, or are written as matrices.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [2, 3]))
c1 = Parameter('c1', (F32, [2, 3]), [0.0, 0.0, 1.0, 1.0, 0.0, 2.0])
c2 = Parameter('c2', (F32, [2, 2]), [1.0, -1.0, 2.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
c7 = Parameter('c7', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t9 = Internal('t9', (F32, [2, 2]))
t10 = Internal('t10', (F32, [2, 2]))
x5 = Input('x5', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 2]))
t12 = Internal('t12', (F32, [2, 2]))
x6 = Input('x6', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 2]))
t14 = Output('t14', (F32, [2, 2]))
x8 = Input('x8', (F32, [2, 2]))
t15 = Internal('t15', (F32, [2, 2]))
t16 = Internal('t16', (F32, [2, 2]))
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Internal('t18', (F32, [2, 2]))
c19 = Parameter('c19', (F32, [2]), [0.0, 0.0])
t20 = Internal('t20', (F32, [2, 2]))
x22 = Input('x22', (F32, [2, 2, 3]))
t23 = Internal('t23', (F32, [2, 2, 3]))
t24 = Output('t24', (F32, [2, 2]))
t25 = Output('t25', (F32, [2, 2]))
t26 = Output('t26', (F32, [2, 2]))
c27 = Parameter('c27', (F32, [3]), [2.0, -1.0, 3.0])
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 2]))
t30 = Output('t30', (F32, [2, 2]))
c31 = Parameter('c31', (F32, [1]), [-1.0])
t32 = Internal('t32', (F32, [2, 2]))
t33 = Output('t33', (F32, [2, 2]))
t34 = Internal('t34', (F32, [2, 2]))
c21 = Parameter('c21', (F32, [2, 2]), [1.0, 0.0, 0.0, 1.0])
t35 = Internal('t35', (F32, [2, 2]))
t36 = Output('t36', (F32, [2, 2]))
t37 = Internal('t37', (F32, [2, 2]))
c38 = Parameter('c38', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t39 = Internal('t39', (F32, [2, 2]))
t40 = Output('t40', (F32, [2, 2]))
t41 = Internal('t41', (F32, [2, 2]))
t42 = Internal('t42', (F32, [2, 2]))
c43 = Parameter('c43', (F32, [2]), [2.0, -1.0])
t44 = Output('t44', (F32, [2, 2]))
t45 = Output('t45', (F32, [2, 2, 2]))
t46 = Output('t46', (F32, [2, 2, 2]))
t47 = Internal('t47', (F32, [2, 2, 2]))
t48 = Output('t48', (F32, [2, 2, 2]))
t49 = Internal('t49', (F32, [2, 2, 3]))
t50 = Output('t50', (F32, [2, 2, 2]))
model = Model()
model.Operation('RNN', x4, c1, c2, c3, c7, 1).To(t9, t10)
model.Operation('RNN', x5, c1, c2, c3, t9, 1).To(t11, t12)
model.Operation('RNN', x6, c1, c2, c3, t12, 0).To(t13, t14)
model.Operation('RNN', x4, c1, c2, c3, x8, 3).To(t15, t16)
model.Operation('FULLY_CONNECTED', x4, c1, c17, 0).To(t18)
model.Operation('FULLY_CONNECTED', x8, c2, c19, 0).To(t20)
model.Operation('TRANSPOSE', x22, [1, 0, 2]).To(t23)
model.Operation('SUB', t12, t10, 0).To(t24)
model.Operation('ADD', t18, t20, 3).To(t25)
model.Operation('MAXIMUM', t15, t13).To(t26)
model.Operation('MUL', x5, c27, 0).To(t28)
model.Operation('RNN', t28, c1, c2, c3, x8, 1).To(t29, t30)
model.Operation('MUL', x8, c31, 0).To(t32)
model.Operation('RNN', x5, c1, c2, c3, t32, 2).To(t33, t34)
model.Operation('RNN', x6, c1, c21, c3, x8, 0).To(t35, t36)
model.Operation('RELU', x8).To(t37)
model.Operation('RNN', x6, c1, c38, c3, t37, 1).To(t39, t40)
model.Operation('RNN', x4, c1, c2, c3, c7, 0).To(t41, t42)
model.Operation('MUL', t42, c43, 0).To(t44)
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', x22, c1, c2, c3, x8, 3, 1).To(t45)
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', x22, c1, c2, c3, x8, 3, 0).To(t46)
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', t23, c1, c2, c3, x8, 3, 1).To(t47)
model.Operation('TRANSPOSE', t47, [1, 0, 2]).To(t48)
model.Operation('TRANSPOSE', x22, [1, 0, 2]).To(t49)
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', t49, c1, c2, c3, c7, 3, 0).To(t50)
Example({
    x4: [0.5, -1.0, 1.25, 0.0, -0.25, 2.0],
    x5: [-0.25, -0.5, 0.0, -1.75, 0.5, -1.0],
    x6: [-1.5, 1.75, 1.25, -2.0, -0.25, 1.5],
    t13: [-2.25, 4.75, -1.25, 3.25],
    t14: [-2.25, 4.75, -1.25, 3.25],
    x8: [1.0, -2.0, 0.5, 3.0],
    x22: [-1.0, -0.25, 2.25, 3.0, -3.0, 0.25, -0.75, 1.0, 1.25, -1.5, 0.5, -2.25],
    t24: [-1.5, 2.25, -2.5, 0.25],
    t25: [4.75, 2.0, 0.0, 6.0],
    t26: [4.75, 4.75, 0.0, 6.0],
    t30: [3.5, 0.0, 0.0, 0.0],
    t33: [-1.0, -1.0, 1.0, -1.0],
    t36: [2.75, -2.0, 2.5, 3.0],
    t40: [1.75, 0.0, 2.0, 0.0],
    t44: [3.5, -2.0, 5.0, -3.0],
    t45: [5.75, 2.5, 0.0, 6.0, 5.0, 6.0, 0.0, 0.0],
    t46: [5.75, 2.5, 4.0, 6.0, 0.0, 4.75, 0.0, 0.0],
    t48: [5.75, 2.5, 4.0, 6.0, 0.0, 4.75, 0.0, 0.0],
    t50: [2.75, 2.5, 2.0, 6.0, 0.75, 2.5, 0.0, 0.0],
}, name='steps').AddVariations('float16').DisableLifeTimeVariation()
