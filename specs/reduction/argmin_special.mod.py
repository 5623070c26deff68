# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: infinities, ends of float32.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (F32, [3, 9]))
output = Output('output', (I32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: [float('inf'), float('inf'), float('inf'), float('inf'), float('inf'), float('inf'), float('inf'),
    3.4028235e+38, float('inf'), float('inf'), float('inf'), float('inf'), float('inf'), 3e+38,
    3e+38, 3e+38, 3e+38, 2e+38, float('inf'), float('inf'), float('inf'), float('inf'),
    float('inf'), float('-inf'), float('inf'), float('inf'), float('inf')],
    output: [7, 8, 5],
}, name='ends').DisableLifeTimeVariation()

# One element is the one that is wanted, whatever it is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1]))
output = Output('output', (I32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: [float('inf'), 1.0, 3.4028235e+38],
    output: [0, 0, 0],
}, name='single').DisableLifeTimeVariation()
