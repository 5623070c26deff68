# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Each meets another one.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 2]))
t4 = Internal('t4', (F32, [3, 2]))
x5 = Input('x5', (F32, [5, 4]))
c6 = Parameter('c6', (I32, [2]), [2, 1])
c7 = Parameter('c7', (I32, [2]), [3, 2])
t8 = Internal('t8', (F32, [3, 2]))
c1 = Parameter('c1', (F32, [3, 2]), [-2.5, 2.0, 7.0, -6.0, 2.25, -6.75])
t9 = Output('t9', (F32, [3, 2]))
x10 = Input('x10', (F32, [5, 4]))
c11 = Parameter('c11', (I32, [2]), [2, 1])
c12 = Parameter('c12', (I32, [2]), [3, 2])
t13 = Internal('t13', (F32, [3, 2]))
x2 = Input('x2', (F32, [3, 2]))
t14 = Output('t14', (F32, [3, 2]))
x15 = Input('x15', (F32, [5, 4]))
c16 = Parameter('c16', (I32, [2]), [2, 1])
c17 = Parameter('c17', (I32, [2]), [3, 2])
t18 = Internal('t18', (F32, [3, 2]))
t19 = Output('t19', (F32, [3, 2]))
x20 = Input('x20', (F32, [5, 4]))
c21 = Parameter('c21', (I32, [2]), [2, 1])
c22 = Parameter('c22', (I32, [2]), [3, 2])
t23 = Internal('t23', (F32, [3, 2]))
t24 = Output('t24', (F32, [3, 2]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('SLICE', x5, c6, c7).To(t8)
model.Operation('ADD', t8, c1, 0).To(t9)
model.Operation('SLICE', x10, c11, c12).To(t13)
model.Operation('SUB', x2, t13, 0).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('MAXIMUM', t18, t4).To(t19)
model.Operation('SLICE', x20, c21, c22).To(t23)
model.Operation('SUB', t23, c1, 0).To(t24)
Example({
    x3: [1.6875, -2.8125, 2.5625, 4.0, 1.0625, -2.875],
    x5: [3.5, -3.875, 1.8125, 3.75, -3.75, -2.0, 3.625, 0.25, 2.5, 2.625, 2.8125, 2.5625, -2.625, -3.125,
    -3.0, -1.4375, -0.25, -3.4375, 3.5625, -3.6875],
    t9: [0.125, 4.8125, 3.875, -9.0, -1.1875, -3.1875],
    x10: [2.9375, -1.6875, 0.0, -3.4375, 2.8125, -2.25, -2.6875, 3.75, -2.0625, -0.875, -0.0625, -3.25,
    3.6875, 3.375, 1.125, 3.3125, -1.125, -0.1875, 0.1875, -1.1875],
    x2: [3.4375, 0.1875, -0.0625, -4.0, 3.1875, -3.4375],
    t14: [4.3125, 0.25, -3.4375, -5.125, 3.375, -3.625],
    x15: [-0.9375, 3.4375, 2.9375, 0.875, -1.0625, -0.625, 1.4375, 1.8125, -3.8125, -2.4375, -3.3125, 3.625,
    1.9375, -1.375, -3.375, 1.25, 0.75, 3.5, -0.8125, 2.4375],
    t19: [1.6875, 0.0, 2.5625, 4.0, 3.5, 0.0],
    x20: [-0.625, 0.9375, 3.8125, 0.875, -1.5625, 0.8125, 1.25, -0.1875, -2.625, 0.375, 2.25, -2.0625, -2.75,
    1.75, 1.3125, 0.25, 3.0, 1.4375, 3.1875, 1.9375],
    t24: [2.875, 0.25, -5.25, 7.3125, -0.8125, 9.9375],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
