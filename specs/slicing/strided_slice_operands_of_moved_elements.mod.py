# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 4]))
t4 = Internal('t4', (F32, [3, 4]))
x5 = Input('x5', (F32, [5, 4]))
c6 = Parameter('c6', (I32, [2]), [4, 0])
c7 = Parameter('c7', (I32, [2]), [-6, 4])
c8 = Parameter('c8', (I32, [2]), [-2, 1])
t9 = Internal('t9', (F32, [3, 4]))
c1 = Parameter('c1', (F32, [3, 4]), [6.0, 0.5, 8.0, 2.0, 10.0, -2.0, 0.25, 8.25, 7.25, -3.75, -0.25, -7.0])
t10 = Output('t10', (F32, [3, 4]))
x11 = Input('x11', (F32, [5, 4]))
c12 = Parameter('c12', (I32, [2]), [4, 0])
c13 = Parameter('c13', (I32, [2]), [-6, 4])
c14 = Parameter('c14', (I32, [2]), [-2, 1])
t15 = Internal('t15', (F32, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t16 = Output('t16', (F32, [3, 4]))
x17 = Input('x17', (F32, [5, 4]))
c18 = Parameter('c18', (I32, [2]), [4, 0])
c19 = Parameter('c19', (I32, [2]), [-6, 4])
c20 = Parameter('c20', (I32, [2]), [-2, 1])
t21 = Internal('t21', (F32, [3, 4]))
t22 = Output('t22', (F32, [3, 4]))
x23 = Input('x23', (F32, [5, 4]))
c24 = Parameter('c24', (I32, [2]), [4, 0])
c25 = Parameter('c25', (I32, [2]), [-6, 4])
c26 = Parameter('c26', (I32, [2]), [-2, 1])
t27 = Internal('t27', (F32, [3, 4]))
t28 = Output('t28', (F32, [3, 4]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('STRIDED_SLICE', x5, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('ADD', t9, c1, 0).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, c14, 0, 0, 0).To(t15)
model.Operation('SUB', x2, t15, 0).To(t16)
model.Operation('STRIDED_SLICE', x17, c18, c19, c20, 0, 0, 0).To(t21)
model.Operation('MAXIMUM', t21, t4).To(t22)
model.Operation('STRIDED_SLICE', x23, c24, c25, c26, 0, 0, 0).To(t27)
model.Operation('SUB', t27, c1, 0).To(t28)
Example({
    x3: [1.0625, -1.4375, 2.1875, 1.5, -1.0, 0.0625, -3.8125, 1.25, 3.5625, 2.375, -2.8125, -2.25],
    x5: [2.125, -1.8125, -3.375, 0.3125, -2.875, 2.1875, 3.125, -0.6875, -2.625, 3.625, -2.25, 1.6875,
    3.5625, -1.125, 1.0, -2.3125, 1.75, 1.5, -0.3125, 0.0625],
    t10: [7.75, 2.0, 7.6875, 2.0625, 7.375, 1.625, -2.0, 9.9375, 9.375, -5.5625, -3.625, -6.6875],
    x11: [-0.75, -1.3125, -3.5, 1.9375, 2.875, -1.9375, 1.125, -1.8125, 3.0, -0.0625, 2.8125, 0.875, 2.25,
    -1.1875, 3.125, 3.875, -2.8125, -0.3125, 1.8125, 1.1875],
    x2: [-2.5625, 2.4375, -0.25, -3.125, -1.0625, 3.3125, -1.5, 1.625, -3.9375, 3.6875, -2.875, -3.75],
    t16: [0.25, 2.75, -2.0625, -4.3125, -4.0625, 3.375, -4.3125, 0.75, -3.1875, 5.0, 0.625, -5.6875],
    x17: [1.4375, -1.1875, 0.625, 1.75, -0.9375, 1.375, 3.5625, -1.4375, -0.0625, 1.0625, 3.9375, -0.4375,
    -2.875, 1.8125, -3.25, 2.625, 0.125, 0.75, 3.75, -0.5625],
    t22: [1.0625, 0.75, 3.75, 1.5, 0.0, 1.0625, 3.9375, 1.25, 3.5625, 2.375, 0.625, 1.75],
    x23: [-1.25, 3.875, -2.8125, 0.75, -1.375, -3.6875, -0.75, -2.3125, 2.125, -0.5625, 3.625, 3.3125, 3.5,
    2.1875, -3.5625, 2.6875, 0.8125, -1.3125, 2.75, -1.625],
    t28: [-5.1875, -1.8125, -5.25, -3.625, -7.875, 1.4375, 3.375, -4.9375, -8.5, 7.625, -2.5625, 7.75],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
