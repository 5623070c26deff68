# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT and what may follow it: every operation after every other.

# SPLIT, ADD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_940 = Internal('part_0_940', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_940 = Internal('part_1_940', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t940 = Internal('t940', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t941 = Output('t941', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_940, part_1_940)
model.Operation('CONCATENATION', part_1_940, part_0_940, 3).To(t940)
model.Operation('ADD', t940, t940, 3).To(t941)
Example({
    input: [1.5625, -0.875, 0.125, -1.5, 0.75, -1.75, -0.0625, 1.8125, 0.625, -1.0625, 0.3125, 1.8125, -0.3125,
    -0.625, -0.6875, 1.6875, -0.6875, -1.6875, -1.0625, 0.8125, 0.0625, -2.0, -0.6875, -0.5625,
    1.375, 1.375, 0.375, 1.1875, -0.5, -0.75, 1.75, -1.25, -0.625, 0.3125, 1.5, 0.25, 1.875, 0.0625,
    1.875, -1.625, 1.875, 1.75, 0.8125, -2.0, -0.5625, 0.6875, 1.625, -1.625, -0.8125, 1.3125,
    -1.625, -0.5, 0.125, -0.8125, -0.1875, 1.625, -1.5625, -0.25, -0.1875, 0.9375, -1.1875, -0.75,
    1.625, -0.4375],
    t941: [0.25, 0.0, 3.125, 0.0, 0.0, 3.625, 1.5, 0.0, 0.625, 3.625, 1.25, 0.0, 0.0, 3.375, 0.0, 0.0, 0.0,
    1.625, 0.0, 0.0, 0.0, 0.0, 0.125, 0.0, 0.75, 2.375, 2.75, 2.75, 3.5, 0.0, 0.0, 0.0, 3.0, 0.5,
    0.0, 0.625, 3.75, 0.0, 3.75, 0.125, 1.625, 0.0, 3.75, 3.5, 3.25, 0.0, 0.0, 1.375, 0.0, 0.0, 0.0,
    2.625, 0.0, 3.25, 0.25, 0.0, 0.0, 1.875, 0.0, 0.0, 3.25, 0.0, 0.0, 0.0],
}, name='of_94').DisableLifeTimeVariation()
