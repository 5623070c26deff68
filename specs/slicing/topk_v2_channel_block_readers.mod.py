# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: what is computed with channels that are no whole block.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (I32, [1, 2, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TOPK_V2', t4, 2).To(t5, t6)
Example({
    x1: [-1.0, 2.0625, 2.4375, 1.25, 0.3125, 2.5625, 1.875, -2.9375, 2.0, 0.0, 0.875, 1.8125],
    t5: [6.375, 2.0, 6.4375, 4.625, 6.0625, 3.8125, 4.8125, 4.625, 4.3125, 2.9375, 4.0, 3.875],
    t6: [4, 3, 1, 3, 4, 3, 0, 2, 1, 3, 4, 1],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
