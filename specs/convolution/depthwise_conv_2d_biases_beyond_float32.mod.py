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
x1 = Input('x1', (U8, [1, 37, 37, 1], 1.0, 0))
c2 = Parameter('c2', (U8, [1, 37, 37, 3], 1.0, 1), ([255] * 4107)[:4107])
c4 = Parameter('c4', (I32, [3], 1.0, 0), [-88670127, -88670125, -88670133])
t5 = Output('t5', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 2, 1, 1, 3, 0).To(t5)
Example({
    x1: ([255] * 1369)[:1369],
    t5: [152, 168, 104],
}, name='great_quant8').AddVariations(signed(x1, c2, t5)).DisableLifeTimeVariation()

# Products and bias beyond 2^25 leave a few units, of eight steps each, in each channel.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 37, 1], 1.0, 0))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 37, 37, 3]), ([127] * 4107)[:4107], extraParams=SymmPerChannelQuantParams(3, [1.0, 1.0, 1.0]))
c4 = Parameter('c4', (I32, [3]), [-44335063, -44335061, -44335069])
t5 = Output('t5', (U8, [1, 1, 1, 3], 0.125, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 2, 1, 1, 3, 0).To(t5)
Example({
    x1: ([255] * 1369)[:1369],
    t5: [144, 160, 96],
}, name='great_per_channel_quant8').AddVariations(signed(x1, t5)).DisableLifeTimeVariation()
