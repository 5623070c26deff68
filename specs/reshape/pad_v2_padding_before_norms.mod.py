# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: padding that the operation behind it could do, if value and sides allow it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# L2_POOL_2D divides by the elements of the image, of which those of PAD are some.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 1]))
t4 = Output('t4', (F32, [1, 3, 4, 1]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t6 = Internal('t6', (F32, [1, 4, 5, 1]))
t7 = Output('t7', (F32, [1, 4, 3, 1]))
model = Model()
model.Operation('PAD_V2', x1, c2, 0.0).To(t3)
model.Operation('L2_POOL_2D', t3, 2, 1, 1, 2, 3, 0).To(t4)
model.Operation('PAD_V2', x1, c5, 2.0).To(t6)
model.Operation('L2_POOL_2D', t6, 1, 2, 1, 2, 2, 0).To(t7)
Example({
    x1: [-3.875, -3.8125, 2.8125, -1.75, 3.8125, -2.125, 0.6875, 2.9375, 1.375],
    t4: [1.7358055, 2.8032255, 2.6298318, 1.4390843, 1.7583506, 3.0618622, 2.9443626, 1.5446901, 0.7675889,
    2.1094716, 2.2199967, 1.0332997],
    t7: [3.0639346, 2.23104, 2.0, 3.433236, 2.2597444, 2.0, 2.5835643, 1.8977783, 2.0, 2.133256, 1.7161913,
    2.0],
}, name='l2_pool_2d').AddVariations('float16').DisableLifeTimeVariation()
