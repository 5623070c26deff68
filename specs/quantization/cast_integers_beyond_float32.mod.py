# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: integers that differ in bits which a float32 or 16 bits do not have.

F16 = 'TENSOR_FLOAT16'
I32 = 'TENSOR_INT32'

# Integers that a float32 does not hold stay what they are.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [10]))
t2 = Output('t2', (I32, [10]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869, 40000,
    -40000],
    t2: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869, 40000,
    -40000],
}, name='int32_to_int32').DisableLifeTimeVariation()

# Integers beyond 16 bits become the greatest float16 numbers.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3]))
t2 = Output('t2', (F16, [3]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: [40000, -40000, 65504],
    t2: [40000.0, -40000.0, 65500.0],
}, name='int32_to_float16').DisableLifeTimeVariation()
