# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: what is computed with channels that are no whole block.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 2, 3, 2]))
c3 = Parameter('c3', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c4 = Parameter('c4', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t5 = Internal('t5', (F32, [1, 2, 3, 5]))
c1 = Parameter('c1', (I32, [4]), [1, 2, 2, 3])
t6 = Output('t6', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('CONV_2D', x2, c3, c4, 2, 1, 1, 0).To(t5)
model.Operation('SLICE', t5, [0, 0, 1, 1], c1).To(t6)
Example({
    x2: [3.0, -0.375, 3.75, -1.0625, 0.5625, 2.5, -1.625, -2.3125, -1.9375, -0.875, -3.5, 3.625],
    t6: [6.75, -1.0, 3.625, 3.9375, -4.9375, 4.0, -4.4375, 4.3125, -1.875, -3.0625, -3.125, 1.0625],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c4 = Parameter('c4', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t5 = Internal('t5', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [1, 2, 2, 3])
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x2, c3, c4, 2, 1, 1, 0).To(t5)
model.Operation('SLICE', t5, [0, 0, 1, 1], c1).To(t6)
Example({
    x2: [126, 119, 127, 117, 121, 125, 116, 115, 116, 118, 113, 127],
    t6: [135, 127, 136, 131, 117, 138, 114, 136, 126, 117, 121, 132],
}, name='channels_quant8').AddVariations(signed(x2, c3, t5, t6)).DisableLifeTimeVariation()
