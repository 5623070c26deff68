# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: what is computed with channels that are no whole block.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Output('t5', (I32, [1, 2, 3]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t9 = Internal('t9', (F32, [1, 2, 3, 5]))
t10 = Output('t10', (I32, [1, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t14 = Internal('t14', (F32, [1, 2, 3, 5]))
t15 = Output('t15', (I32, [1, 3, 5]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', (F32, [1, 2, 3, 5]))
t20 = Output('t20', (I32, [1, 2, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('ARGMAX', t4, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('ARGMAX', t9, -1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('ARGMAX', t14, 1).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('ARGMAX', t19, -2).To(t20)
Example({
    x1: [2.5, 3.0625, -2.375, 0.0, -0.4375, 2.75, 1.9375, 0.5, 2.0625, 1.25, -1.375, 3.0],
    t5: [1, 4, 4, 1, 1, 4],
    x6: [0.0625, 2.625, -1.6875, -0.125, -2.4375, 1.5, 1.875, -1.625, -3.625, 1.0625, 1.4375, 0.3125],
    t10: [4, 4, 4, 0, 4, 1],
    x11: [-2.625, -0.5625, 2.3125, -3.9375, 2.9375, 3.375, -0.6875, 0.0, -1.125, 0.625, -3.875, 1.125],
    t15: [1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1],
    x16: [2.3125, -1.5, 2.8125, -2.5625, 3.875, 0.1875, 3.5, -2.75, 2.625, -0.5625, -3.8125, 1.1875],
    t20: [1, 2, 1, 2, 2, 0, 1, 0, 1, 2],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
