# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: biases beyond float32 and sums.

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
input = Input('input', (U8, [1, 1, 1, 1301], 1.0, 0))
filter = Parameter('filter', (U8, [3, 1, 1, 1301], 1.0, 1), ([255] * 3903)[:3903])
bias = Parameter('bias', (I32, [3], 1.0, 0), [-84265767, -84265765, -84265773])
output = Output('output', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: ([255] * 1301)[:1301],
    output: [152, 168, 104],
}, name='great_quant8').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Products and bias beyond 2^25 leave a few units, of eight steps each.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 1301], 1.0, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 1301]), ([127] * 3903)[:3903], extraParams=SymmPerChannelQuantParams(0, [1.0, 1.0, 1.0]))
bias = Parameter('bias', (I32, [3]), [-42132883, -42132881, -42132889])
output = Output('output', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: ([255] * 1301)[:1301],
    output: [144, 160, 96],
}, name='great_per_channel_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
