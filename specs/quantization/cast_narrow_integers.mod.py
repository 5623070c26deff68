# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: integers that differ in bits which a float32 or 16 bits do not have.

F16 = 'TENSOR_FLOAT16'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (I32, [10]))
output = Output('output', (I32, [10]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869, 40000,
    -40000],
    output: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869, 40000,
    -40000],
}, name='int32_to_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (I32, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [40000, -40000, 65504],
    output: [40000.0, -40000.0, 65500.0],
}, name='int32_to_float16').DisableLifeTimeVariation()
