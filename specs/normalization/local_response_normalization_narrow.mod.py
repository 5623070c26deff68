# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0007, 0.5003, 0.7501).To(output)
Example({
    input: [0.821, 0.634, 1.649, 0.623, 1.348, -1.421, -1.063, -1.258, -1.349, 0.799, 1.382, 1.341, -1.606,
    -1.219, -0.385, -1.24, -0.294, 1.616, 1.381, -1.787, 1.615, 0.76, -1.899, 1.215, -1.143, -0.898,
    -0.67, -0.748],
    output: [0.594143, 0.2853039, 0.77076226, 0.24530907, 0.5749502, -0.55700016, -0.5226984, -0.59671175,
    -0.5884523, 0.33500758, 0.580923, 0.46144605, -0.5748359, -0.5301371, -0.24327224, -0.77002114,
    -0.12523091, 0.659249, 0.42190474, -0.5460767, 0.5814932, 0.3257538, -0.69320637, 0.41429105,
    -0.5285206, -0.48356462, -0.4125744, -0.5504111],
}, name='constants').DisableLifeTimeVariation()
