# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: what is computed with channels that are no whole block.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t10 = Internal('t10', (F32, [1, 2, 3, 5]))
c11 = Parameter('c11', (I32, [2]), [1, 2])
t12 = Output('t12', (F32, [1, 5]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
c14 = Parameter('c14', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c15 = Parameter('c15', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t16 = Internal('t16', (F32, [1, 2, 3, 5]))
c17 = Parameter('c17', (I32, [1]), [-1])
t18 = Output('t18', (F32, [1, 2, 3]))
x19 = Input('x19', (F32, [1, 2, 3, 2]))
c20 = Parameter('c20', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c21 = Parameter('c21', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t22 = Internal('t22', (F32, [1, 2, 3, 5]))
c23 = Parameter('c23', (I32, [1]), [-2])
t24 = Output('t24', (F32, [1, 2, 5]))
x25 = Input('x25', (F32, [1, 2, 3, 2]))
c26 = Parameter('c26', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c27 = Parameter('c27', (F32, [3]), [0.0, 0.3125, 0.625])
t28 = Internal('t28', (F32, [1, 2, 3, 3]))
t29 = Internal('t29', (F32, [1, 2, 3, 3]))
c30 = Parameter('c30', (I32, [1]), [3])
t31 = Output('t31', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('MEAN', t4, c5, 0).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('MEAN', t10, c11, 0).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('MEAN', t16, c17, 0).To(t18)
model.Operation('CONV_2D', x19, c20, c21, 2, 1, 1, 0).To(t22)
model.Operation('MEAN', t22, c23, 0).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0).To(t28)
model.Operation('LOGISTIC', t28).To(t29)
model.Operation('MEAN', t29, c30, 1).To(t31)
Example({
    x1: [0.6875, -3.3125, 1.0, 0.9375, -2.8125, -2.9375, -0.1875, 2.0625, 0.375, -2.4375, 3.1875, -1.9375],
    t6: [0.2375, 1.2125, -1.0875, 0.9625, 0.2875, 1.5125],
    x7: [2.75, -2.875, 2.875, -0.75, -3.4375, -3.5625, 1.0625, 1.75, 2.0, -2.0625, -3.0, -1.4375],
    t12: [1.8645834, -0.42708334, 3.2291667, -0.17708333, -2.1041667],
    x13: [1.9375, 3.6875, 3.125, 2.9375, 0.4375, 3.4375, -1.1875, -1.25, -1.375, 2.0625, 0.5, -0.1875],
    t18: [2.1375, 2.4625, 1.4875, -0.1, 0.4875, 0.7875],
    x19: [0.1875, 0.3125, 2.75, 3.875, -0.25, 1.6875, -3.1875, 0.8125, -1.75, -1.125, -0.3125, -1.6875],
    t24: [-1.0625, 4.0625, -4.1875, 3.7916667, 4.2708335, -1.0833334, -3.8541667, 3.7083333, -1.4791666,
    1.6666666],
    x25: [3.5625, -3.0, 1.1875, 3.625, 3.0625, -2.3125, -0.875, -1.4375, -3.6875, 1.3125, -1.375, -2.0625],
    t31: [0.9807405, 0.35965058, 0.9595351, 0.55933416, 0.28458688, 0.5580716],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
