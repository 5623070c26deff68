# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: biases beyond float32 and sums.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Products and bias beyond 2^25 leave a few units, of eight steps each.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 37, 37, 1], 1.0, 0))
filter = Parameter('filter', (U8, [1, 37, 37, 3], 1.0, 1), ([255] * 4107)[:4107])
bias = Parameter('bias', (I32, [3], 1.0, 0), [-88670127, -88670125, -88670133])
output = Output('output', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 3, 0).To(output)
Example({
    input: ([255] * 1369)[:1369],
    output: [152, 168, 104],
}, name='great_quant8').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Products and bias beyond 2^25 leave a few units, of eight steps each.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 37, 37, 1], 1.0, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 37, 37, 3]), ([127] * 4107)[:4107], extraParams=SymmPerChannelQuantParams(3, [1.0, 1.0, 1.0]))
bias = Parameter('bias', (I32, [3]), [-44335063, -44335061, -44335069])
output = Output('output', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 3, 0).To(output)
Example({
    input: ([255] * 1369)[:1369],
    output: [144, 160, 96],
}, name='great_per_channel_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
