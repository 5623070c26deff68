# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: numbers of many bits.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (I32, [6]))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [16777217, -16777217, 2147483647, -2147483648, 2147483583, 123456789],
    output: [16777216.0, -16777216.0, 2147483600.0, -2147483600.0, 2147483500.0, 123456790.0],
}, name='integers').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [6]))
output = Output('output', (I32, [6]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [2147483500.0, -2147483600.0, 8388609.0, -0.999, 0.999, 16777215.0],
    output: [2147483520, -2147483648, 8388609, 0, 0, 16777215],
}, name='reals').DisableLifeTimeVariation()
