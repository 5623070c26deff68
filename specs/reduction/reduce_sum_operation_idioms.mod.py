# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: what is taken for one operation, and what only looks like it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Sums are times a number that is one by how many there are, or is not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [0.25])
t5 = Output('t5', (F32, [2, 3]))
x6 = Input('x6', (F32, [2, 3, 4]))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Internal('t8', (F32, [2, 4]))
c9 = Parameter('c9', (F32, [1]), [0.25])
t10 = Output('t10', (F32, [2, 4]))
x11 = Input('x11', (F32, [2, 3, 4]))
c12 = Parameter('c12', (I32, [2]), [1, 2])
t13 = Internal('t13', (F32, [2]))
c14 = Parameter('c14', (F32, [1]), [0.083333336])
t15 = Output('t15', (F32, [2]))
x16 = Input('x16', (F32, [2, 3, 4]))
c17 = Parameter('c17', (I32, [1]), [2])
t18 = Internal('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Output('t20', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('REDUCE_SUM', x6, c7, False).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('REDUCE_SUM', x11, c12, False).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('REDUCE_SUM', x16, c17, False).To(t18)
model.Operation('MUL', t18, c19, 0).To(t20)
Example({
    x1: [0.5, 1.25, 1.75, -1.875, -3.0625, -0.5, 3.875, -2.6875, 3.375, -3.125, -1.625, 2.8125, -0.125,
    2.5625, -1.0625, 2.125, 0.5625, -2.4375, 2.9375, 1.5, 2.6875, 2.875, -3.375, 2.0625],
    t5: [0.40625, -0.59375, 0.359375, 0.875, 0.640625, 1.0625],
    x6: [-3.0, 3.5625, -1.8125, -0.875, -0.375, -0.25, 1.0, 0.1875, -2.3125, 0.3125, -0.125, -2.6875,
    1.8125, -2.5625, 2.875, 3.1875, -1.3125, 1.0625, -4.0, -3.1875, 0.0625, -0.6875, -1.875, -3.25],
    t10: [-1.421875, 0.90625, -0.234375, -0.84375, 0.140625, -0.546875, -0.75, -0.8125],
    x11: [-0.75, -3.9375, -0.625, -2.5, 1.0625, 1.5625, -1.625, 3.5625, -2.9375, 3.8125, -3.8125, -3.4375,
    -3.125, 1.8125, 1.4375, -2.875, -0.0625, -1.0625, -1.5625, -1.0, 1.25, -0.125, 2.8125, -3.5],
    t15: [-0.8020834, -0.5],
    x16: [-0.375, -0.6875, -1.5625, -2.4375, 1.4375, 0.375, -0.75, -0.5, 2.5625, 2.4375, 0.125, -1.1875,
    -2.8125, 2.1875, 0.6875, -2.6875, 3.125, 3.75, -2.1875, 0.625, -2.5625, 2.375, -1.625, -2.5],
    t20: [-2.53125, 0.28125, 1.96875, -1.3125, 2.65625, -2.15625],
}, name='shares').DisableLifeTimeVariation()
