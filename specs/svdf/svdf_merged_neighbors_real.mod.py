# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/svdf.py; do not edit.
#
# SVDF: what could be merged with it, or left out.

F32 = 'TENSOR_FLOAT32'

# Steps of an SVDF have a memory of zeros, or of one place.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [2, 3]))
c1 = Parameter('c1', (F32, [4, 3]), [-2.0, -2.0, -2.0, -1.0, -1.0, -1.0, -1.0, 0.0, -2.0, -1.0, -1.0, -1.0])
c2 = Parameter('c2', (F32, [4, 2]), [-2.0, 0.0, 0.0, 2.0, 2.0, -1.0, 0.0, -1.0])
c9 = Parameter('c9', (F32, [4]), [0.5, -1.0, 2.0, 0.5])
c6 = Parameter('c6', (F32, [2, 8]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t10 = Internal('t10', (F32, [2, 8]))
t11 = Internal('t11', (F32, [2, 4]))
x5 = Input('x5', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [2, 8]))
t14 = Output('t14', (F32, [2, 2]))
c15 = Parameter('c15', (F32, [4]), [2.0, -1.0, 1.0, 3.0])
t16 = Output('t16', (F32, [2, 4]))
c17 = Parameter('c17', (F32, [3]), [2.0, -1.0, 3.0])
t18 = Internal('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
x7 = Input('x7', (F32, [2, 8]))
t20 = Internal('t20', (F32, [2, 8]))
t21 = Output('t21', (F32, [2, 2]))
c22 = Parameter('c22', (F32, [1]), [-2.0])
t23 = Internal('t23', (F32, [2, 8]))
c24 = Parameter('c24', (F32, [4]), [0.5, -1.0, 2.0, 0.5])
t25 = Internal('t25', (F32, [2, 8]))
t26 = Output('t26', (F32, [2, 4]))
c3 = Parameter('c3', (F32, [4, 1]), [1.0, 1.0, 1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
x8 = Input('x8', (F32, [2, 4]))
t28 = Output('t28', (F32, [2, 4]))
t29 = Output('t29', (F32, [2, 2]))
c30 = Parameter('c30', (F32, [4]), [0.5, -1.0, 2.0, 0.5])
t31 = Output('t31', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', x4, c1, c2, c9, c6, 1, 0).To(t10, t11)
model.Operation('SVDF', x5, c1, c2, c12, t10, 2, 1).To(t13, t14)
model.Operation('MUL', t11, c15, 0).To(t16)
model.Operation('MUL', x4, c17, 0).To(t18)
model.Operation('SVDF', t18, c1, c2, c19, x7, 2, 0).To(t20, t21)
model.Operation('MUL', x7, c22, 0).To(t23)
model.Operation('SVDF', x4, c1, c2, c24, t23, 1, 0).To(t25, t26)
model.Operation('SVDF', x5, c1, c3, c27, x8, 2, 0).To(t28, t29)
model.Operation('FULLY_CONNECTED', x5, c1, c30, 0).To(t31)
Example({
    x4: [0.0, 0.25, -2.0, -1.0, 0.75, 0.5],
    x5: [0.0, -1.75, 0.75, -0.5, -2.0, -1.25],
    t13: [2.0, 0.0, 1.0, 0.0, -1.5, 0.0, 1.0, 0.0, 7.5, 0.0, 3.75, 0.0, 3.0, 0.0, 3.75, 0.0],
    t14: [0.0, 7.5, 9.0, 0.0],
    t16: [1.0, -2.5, -2.0, -3.75, 1.0, 1.5, 2.0, 2.25],
    x7: [1.5, 0.5, -2.25, -1.0, 2.25, 2.25, -1.75, -1.25, 2.25, 1.0, -2.0, 0.5, -1.25, -0.75, -1.25, 0.0],
    t21: [10.0, -14.75, -1.5, -3.75],
    t26: [6.5, 2.5, -11.0, -1.25, 9.5, -1.5, 7.0, 0.75],
    x8: [-0.75, 0.25, 2.25, -2.25, -1.25, -0.5, -1.5, -1.25],
    t28: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t29: [3.5, -1.5, 11.75, 5.75],
    t31: [2.5, 0.0, 0.5, 1.5, 8.0, 2.75, 5.0, 4.25],
}, name='steps').AddVariations('float16').DisableLifeTimeVariation()
