# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: biases beyond float32 and sums.

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
x1 = Input('x1', (U8, [1, 1301], 1.0, 0))
c2 = Parameter('c2', (U8, [3, 1301], 1.0, 1), ([255] * 3903)[:3903])
c4 = Parameter('c4', (I32, [3], 1.0, 0), [-84265767, -84265765, -84265773])
t5 = Output('t5', (U8, [1, 3], 0.125, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c4, 0).To(t5)
Example({
    x1: ([255] * 1301)[:1301],
    t5: [152, 168, 104],
}, name='great_quant8').AddVariations(signed(x1, c2, t5)).DisableLifeTimeVariation()
