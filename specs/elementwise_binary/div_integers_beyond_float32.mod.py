# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Divisors have more bits than a float32, and nothing is left over.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [5]))
x2 = Input('x2', (I32, [5]))
t3 = Output('t3', (I32, [5]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [469762083, 2013266010, 1677721700, 2100030000, 2013266055],
    x2: [67108869, 67108867, 16777217, 70001, 134217737],
    t3: [7, 30, 100, 30000, 15],
}, name='exact_int32').DisableLifeTimeVariation()
