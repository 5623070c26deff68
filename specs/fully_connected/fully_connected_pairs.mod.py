# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: pairs of products that leave 16 bits.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (U8, [2, 12], 0.5, 0))
weights = Parameter('weights', (U8, [3, 12], 0.0078125, 128), [255, 255, 1, 128, 1, 128, 128, 255, 128, 1, 128, 128, 1, 1, 255, 128, 255, 128, 128, 1, 128, 255,
    128, 128, 128, 128, 255, 255, 1, 128, 1, 128, 128, 255, 128, 1])
bias = Parameter('bias', (I32, [3], 0.00390625, 0), [0, 0, 0])
output = Output('output', (U8, [2, 3], 0.125, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: [255, 255, 254, 250, 255, 249, 252, 255, 251, 255, 253, 250, 251, 254, 255, 255, 250, 252, 255, 253,
    255, 254, 249, 255],
    output: [132, 124, 136, 124, 132, 144],
}, name='quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()
