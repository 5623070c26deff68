# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Nothing is left over.
# Expected values: float64 formula.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
output = Output('output', (I32, [5]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: [469762083, 2013266010, 1677721700, 2100030000, 2013266055],
    second: [67108869, 67108867, 16777217, 70001, 134217737],
    output: [7, 30, 100, 30000, 15],
}, name='exact_int32').DisableLifeTimeVariation()
