# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: what is taken for one operation, and what only looks like it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Reductions of a cube, one after the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Internal('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (F32, [3]))
x6 = Input('x6', (F32, [3, 3, 3]))
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Internal('t8', (F32, [3, 3]))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (F32, [3]))
x11 = Input('x11', (F32, [3, 3, 3]))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Internal('t13', (F32, [3, 3]))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (F32, [3]))
x16 = Input('x16', (F32, [3, 3, 3]))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Internal('t18', (F32, [3, 3]))
c19 = Parameter('c19', (I32, [1]), [1])
t20 = Output('t20', (F32, [3]))
x21 = Input('x21', (F32, [3, 3, 3]))
c22 = Parameter('c22', (I32, [1]), [2])
t23 = Internal('t23', (F32, [3, 3]))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (F32, [3]))
x26 = Input('x26', (F32, [3, 3, 3]))
c27 = Parameter('c27', (I32, [1]), [0])
t28 = Internal('t28', (F32, [3, 3]))
c29 = Parameter('c29', (I32, [1]), [1])
t30 = Output('t30', (F32, [3]))
x31 = Input('x31', (F32, [3, 3, 3]))
c32 = Parameter('c32', (I32, [1]), [0])
t33 = Internal('t33', (F32, [3, 3]))
c34 = Parameter('c34', (I32, [1]), [1])
t35 = Output('t35', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', x6, c7, False).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('REDUCE_MAX', x11, c12, False).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', x16, c17, False).To(t18)
model.Operation('REDUCE_MAX', t18, c19, False).To(t20)
model.Operation('REDUCE_MAX', x21, c22, False).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MIN', x26, c27, False).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
model.Operation('REDUCE_SUM', x31, c32, False).To(t33)
model.Operation('REDUCE_SUM', t33, c34, False).To(t35)
Example({
    x1: [-0.25, -3.125, 1.875, -1.8125, -2.9375, -2.75, 2.5, 3.25, -3.6875, -0.8125, 0.0625, -3.9375, -3.25,
    -1.0, -2.125, 1.3125, 0.9375, -0.75, -1.25, 2.0625, 1.9375, 0.5625, 1.0, -2.625, -3.875, -0.5,
    -2.8125],
    t5: [2.5, 3.25, 1.9375],
    x6: [-2.3125, -2.125, -3.5625, -0.9375, 0.375, 2.75, -1.625, -1.125, -3.1875, 4.0, 3.0625, -1.1875, 1.0,
    2.375, -4.0, -2.375, -3.8125, -2.625, 0.75, 1.4375, 0.25, 0.625, 0.0625, 2.0, 1.75, 2.5625,
    1.0625],
    t10: [4.0, 2.75, 2.5625],
    x11: [-3.5, -3.625, -3.4375, 2.75, 1.125, 2.5625, -1.6875, 1.75, 0.625, 3.0, 0.5625, -1.0, 1.375,
    -2.5625, 2.8125, 0.875, 0.0625, -1.125, 0.9375, 3.375, 2.625, 1.9375, -1.625, -0.4375, -2.9375,
    -0.0625, -2.0],
    t15: [3.0, 3.375, 2.8125],
    x16: [-2.9375, 3.9375, 1.0625, -1.3125, 2.75, 3.1875, 1.3125, 3.0625, -0.9375, -3.0, 2.8125, -3.9375,
    -3.875, -2.25, 0.4375, 1.0, -0.8125, 1.9375, -2.0625, 1.8125, -0.25, 0.0, -3.75, -1.0, 3.4375,
    1.1875, -1.125],
    t20: [3.9375, 2.8125, 3.4375],
    x21: [3.8125, -2.125, 3.6875, -2.75, -3.625, 2.1875, 3.0, 2.375, -1.5625, -3.1875, -2.625, -0.3125,
    3.3125, -3.6875, -1.25, -1.375, 0.0, 1.5, -1.625, 2.5625, -3.75, 1.75, -3.0625, 3.375, 3.4375,
    -0.375, -2.3125],
    t25: [3.8125, 3.375, 3.4375],
    x26: [-1.6875, -3.875, -3.75, -1.125, -3.4375, 2.25, 0.875, -2.6875, -0.1875, -2.5625, -2.0625, 0.9375,
    -1.0625, -2.25, 0.125, 1.1875, -0.6875, 3.375, -0.5, -3.1875, 0.375, 3.125, 1.0, -3.8125, 1.875,
    1.375, -1.8125],
    t30: [-3.875, -3.8125, -2.6875],
    x31: [-3.1875, 2.9375, 2.5625, 1.25, -2.25, 0.125, -1.6875, 3.75, 0.0625, -0.25, 1.0625, -3.875, 3.8125,
    0.3125, -1.1875, 3.375, 1.8125, 2.5, 1.5, -2.0625, -0.625, -3.6875, 3.5625, 0.875, 0.25, -1.625,
    3.125],
    t35: [-1.9375, 2.8125, 11.5625],
}, name='cubes').DisableLifeTimeVariation()
