# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
first = Input('first', (I32, [7]))
second = Input('second', (I32, [7]))
output = Output('output', (I32, [7]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: [67108869, 134217737, -134217737, 1073741861, 67108869, 134217737, -134217737],
    second: [2, -3, 7, 1, 1, 5, -2],
    output: [134217738, -402653211, -939524159, 1073741861, 67108869, 671088685, 268435474],
}, name='first_great_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [7]))
second = Input('second', (I32, [7]))
output = Output('output', (I32, [7]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: [2, -3, 7, 1, 1, 5, -2],
    second: [67108869, 134217737, -134217737, 1073741861, 67108869, 134217737, -134217737],
    output: [134217738, -402653211, -939524159, 1073741861, 67108869, 671088685, 268435474],
}, name='second_great_int32').DisableLifeTimeVariation()
