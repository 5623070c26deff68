# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: arguments that ask for nothing.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 3, 1, 4]))
c3 = Parameter('c3', (I32, [2]), [0, 2])
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (I32, [1]), [0])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('REDUCE_SUM', x2, c3, True).To(t4)
model.Operation('REDUCE_SUM', x5, c6, True).To(t7)
Example({
    x2: [1.0, -3.0, -3.5, 2.0, 4.0, -3.5, 1.0, 3.0, 3.5, 2.0, -4.0, 3.0],
    t4: [1.0, -3.0, -3.5, 2.0, 4.0, -3.5, 1.0, 3.0, 3.5, 2.0, -4.0, 3.0],
    x5: [-3.0, -1.0, 4.0, -0.5, 2.5, -1.0, 1.0, -0.5, -3.5, 2.5, 2.5, -1.0],
    t7: [-3.0, -1.0, 4.0, -0.5, 2.5, -1.0, 1.0, -0.5, -3.5, 2.5, 2.5, -1.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()
