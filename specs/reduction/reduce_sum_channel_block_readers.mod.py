# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: what is computed with channels that are no whole block.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
c5 = Parameter('c5', (F32, [1]), [0.0625])
t6 = Internal('t6', (F32, [1, 2, 3, 5]))
t7 = Internal('t7', (F32, [1, 2, 3, 5]))
x8 = Input('x8', (F32, [1, 2, 3, 2]))
c9 = Parameter('c9', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c10 = Parameter('c10', (F32, [3]), [0.0, 0.3125, 0.625])
t11 = Internal('t11', (F32, [1, 2, 3, 3]))
c12 = Parameter('c12', (I32, [1]), [3])
t13 = Output('t13', (F32, [1, 2, 3]))
x14 = Input('x14', (F32, [1, 2, 3, 2]))
c15 = Parameter('c15', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c16 = Parameter('c16', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t17 = Internal('t17', (F32, [1, 2, 3, 5]))
c18 = Parameter('c18', (I32, [1]), [-1])
t19 = Output('t19', (F32, [1, 2, 3, 1]))
x20 = Input('x20', (F32, [1, 2, 3, 2]))
c21 = Parameter('c21', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c22 = Parameter('c22', (F32, [3]), [0.0, 0.3125, 0.625])
t23 = Internal('t23', (F32, [1, 2, 3, 3]))
c24 = Parameter('c24', (I32, [2]), [1, 3])
t25 = Output('t25', (F32, [1, 3]))
x26 = Input('x26', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c28 = Parameter('c28', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t29 = Internal('t29', (F32, [1, 2, 3, 5]))
c30 = Parameter('c30', (I32, [2]), [-3, -2])
t31 = Output('t31', (F32, [1, 5]))
x32 = Input('x32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c34 = Parameter('c34', (F32, [3]), [0.0, 0.3125, 0.625])
t35 = Internal('t35', (F32, [1, 2, 3, 3]))
c36 = Parameter('c36', (I32, [1]), [2])
t37 = Output('t37', (F32, [1, 2, 3]))
c38 = Parameter('c38', (I32, [1]), [3])
t39 = Output('t39', (F32, [1, 2, 3]))
x40 = Input('x40', (F32, [1, 2, 3, 2]))
c41 = Parameter('c41', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c42 = Parameter('c42', (F32, [3]), [0.0, 0.3125, 0.625])
t43 = Internal('t43', (F32, [1, 2, 3, 3]))
t44 = Internal('t44', (F32, [1, 2, 3, 3]))
c45 = Parameter('c45', (I32, [1]), [-1])
t46 = Output('t46', (F32, [1, 2, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('MUL', t4, c5, 0).To(t6)
model.Operation('EXP', t6).To(t7)
model.Operation('CONV_2D', x8, c9, c10, 2, 1, 1, 0).To(t11)
model.Operation('REDUCE_SUM', t11, c12, False).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 2, 1, 1, 0).To(t17)
model.Operation('REDUCE_SUM', t17, c18, True).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('REDUCE_SUM', t23, c24, False).To(t25)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('REDUCE_SUM', t29, c30, False).To(t31)
model.Operation('CONV_2D', x32, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('REDUCE_SUM', t35, c36, False).To(t37)
model.Operation('REDUCE_SUM', t7, c38, False).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('LOGISTIC', t43).To(t44)
model.Operation('REDUCE_SUM', t44, c45, False).To(t46)
Example({
    x1: [-0.625, 1.0625, 3.5, -0.75, -2.625, 2.375, -1.9375, 2.1875, 1.1875, 2.25, -0.6875, 3.125],
    x8: [2.9375, -1.75, -3.875, -0.3125, -1.9375, 2.6875, 3.9375, -0.5625, 0.0, 1.125, -2.125, 0.875],
    t13: [10.3125, -6.1875, -8.3125, 9.9375, -1.3125, -5.0625],
    x14: [-1.4375, -2.8125, 1.0, -2.875, -0.625, 2.125, 3.0, 0.5625, 3.9375, 3.4375, -3.0, -3.0625],
    t19: [-2.5625, 2.25, 4.0, 9.6875, 14.4375, -5.9375],
    x20: [-2.0625, -1.875, -2.0, -2.625, -3.4375, -0.8125, 0.0625, 2.0, 1.1875, 3.6875, 2.0625, 0.75],
    t25: [-2.375, -1.875, -0.75],
    x26: [-0.875, 3.75, -2.125, 1.6875, -0.5, 1.4375, -3.75, -3.5, -2.8125, 0.9375, -2.5625, -0.1875],
    t31: [-16.75, -19.25, 8.125, -2.875, 28.375],
    x32: [-3.75, -0.6875, 1.5625, -3.1875, 2.625, 0.6875, -2.5625, -2.6875, 2.6875, -0.9375, -2.75, 3.625],
    t37: [3.625, -1.375, 7.8125, -2.625, -4.3125, 4.5],
    t39: [5.2282906, 5.779206, 5.252441, 5.2645836, 5.6704683, 5.5630345],
    x40: [3.5625, -2.8125, -2.5, 2.1875, -1.125, -3.6875, -0.1875, -2.4375, 3.4375, 0.6875, 2.125, 3.0],
    t46: [2.9248757, 0.30768394, 1.9318935, 1.9771321, 1.9544904, 1.2942485],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
