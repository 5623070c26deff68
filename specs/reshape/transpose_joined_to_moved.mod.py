# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Each meets another one.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [4, 3]))
t4 = Internal('t4', (F32, [4, 3]))
x5 = Input('x5', (F32, [3, 4]))
c6 = Parameter('c6', (I32, [2]), [1, 0])
t7 = Internal('t7', (F32, [4, 3]))
c1 = Parameter('c1', (F32, [4, 3]), [-8.25, -4.25, 2.5, 5.5, 2.25, -4.5, 5.0, 3.0, -3.5, 0.0, 3.75, 6.5])
t8 = Output('t8', (F32, [4, 3]))
x9 = Input('x9', (F32, [3, 4]))
c10 = Parameter('c10', (I32, [2]), [1, 0])
t11 = Internal('t11', (F32, [4, 3]))
x2 = Input('x2', (F32, [4, 3]))
t12 = Output('t12', (F32, [4, 3]))
x13 = Input('x13', (F32, [3, 4]))
c14 = Parameter('c14', (I32, [2]), [1, 0])
t15 = Internal('t15', (F32, [4, 3]))
t16 = Output('t16', (F32, [4, 3]))
x17 = Input('x17', (F32, [3, 4]))
c18 = Parameter('c18', (I32, [2]), [1, 0])
t19 = Internal('t19', (F32, [4, 3]))
t20 = Output('t20', (F32, [4, 3]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('ADD', t7, c1, 0).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('SUB', x2, t11, 0).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('MAXIMUM', t15, t4).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('SUB', t19, c1, 0).To(t20)
Example({
    x3: [-3.375, 3.25, 3.75, -3.625, -2.9375, 1.375, -0.875, -0.4375, -3.5625, 2.1875, -1.875, 0.3125],
    x5: [1.8125, 1.875, 1.0, 1.75, 2.5, -3.9375, 0.625, 3.25, 3.8125, 1.375, -0.75, -1.0],
    t8: [-6.4375, -1.75, 6.3125, 7.375, -1.6875, -3.125, 6.0, 3.625, -4.25, 1.75, 7.0, 5.5],
    x9: [-2.9375, -0.875, 1.0, 1.6875, -1.75, -2.1875, 2.1875, 0.1875, 1.5625, 2.4375, -3.75, -2.375],
    x2: [3.4375, -3.875, -4.0, -0.1875, -3.4375, -3.125, 0.5, 0.75, -2.5625, 0.125, 3.375, 1.9375],
    t12: [6.375, -2.125, -5.5625, 0.6875, -1.25, -5.5625, -0.5, -1.4375, 1.1875, -1.5625, 3.1875, 4.3125],
    x13: [2.4375, -2.625, -3.5, 0.8125, 0.75, 1.5625, -0.125, -1.4375, 0.375, -1.5, 0.9375, 2.9375],
    t16: [2.4375, 3.25, 3.75, 0.0, 1.5625, 1.375, 0.0, 0.0, 0.9375, 2.1875, 0.0, 2.9375],
    x17: [-3.25, -2.4375, 0.25, 0.0, 3.8125, -1.25, -2.0, -3.3125, -3.0625, -0.4375, -1.5625, -1.75],
    t20: [5.0, 8.0625, -5.5625, -7.9375, -3.5, 4.0625, -4.75, -5.0, 1.9375, 0.0, -7.0625, -8.25],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
