# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: bounds of activations beyond the codes.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every activation.
# Expected values: float64 formula.
input_0 = Input('input_0', (U8, [1, 1, 9, 1], 0.015625, 120))
filter_0 = Parameter('filter_0', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_0 = Parameter('bias_0', (I32, [1], 0.00390625, 0), [3])
output_0 = Output('output_0', (U8, [1, 1, 9, 1], 0.015625, 200))
input_1 = Input('input_1', (U8, [1, 1, 9, 1], 0.015625, 120))
filter_1 = Parameter('filter_1', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_1 = Parameter('bias_1', (I32, [1], 0.00390625, 0), [3])
output_1 = Output('output_1', (U8, [1, 1, 9, 1], 0.015625, 20))
input_2 = Input('input_2', (U8, [1, 1, 9, 1], 0.015625, 120))
filter_2 = Parameter('filter_2', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_2 = Parameter('bias_2', (I32, [1], 0.00390625, 0), [3])
output_2 = Output('output_2', (U8, [1, 1, 9, 1], 0.015625, 230))
input_3 = Input('input_3', (U8, [1, 1, 9, 1], 0.015625, 120))
filter_3 = Parameter('filter_3', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_3 = Parameter('bias_3', (I32, [1], 0.00390625, 0), [3])
output_3 = Output('output_3', (U8, [1, 1, 9, 1], 0.03125, 255))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 1, 3).To(output_0)
model.Operation('DEPTHWISE_CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1, 2).To(output_1)
model.Operation('DEPTHWISE_CONV_2D', input_2, filter_2, bias_2, 2, 1, 1, 1, 2).To(output_2)
model.Operation('DEPTHWISE_CONV_2D', input_3, filter_3, bias_3, 2, 1, 1, 1, 1).To(output_3)
Example({
    input_0: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_0: [200, 200, 200, 200, 205, 236, 255, 255, 255],
    input_1: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_1: [0, 0, 0, 0, 25, 56, 84, 84, 84],
    input_2: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_2: [166, 166, 173, 204, 235, 255, 255, 255, 255],
    input_3: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_3: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(input_0, filter_0, output_0, input_1, filter_1, output_1, input_2, filter_2, output_2, input_3, filter_3, output_3)).DisableLifeTimeVariation()

# The steps of results are finer.
# Expected values: float64 formula.
input_0 = Input('input_0', (U8, [1, 1, 9, 1], 0.015625, 120))
filter_0 = Parameter('filter_0', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_0 = Parameter('bias_0', (I32, [1], 0.00390625, 0), [3])
output_0 = Output('output_0', (U8, [1, 1, 9, 1], 0.0013020833721384406, 128))
input_1 = Input('input_1', (U8, [1, 1, 1, 1], 0.015625, 120))
filter_1 = Parameter('filter_1', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_1 = Parameter('bias_1', (I32, [1], 0.00390625, 0), [3])
output_1 = Output('output_1', (U8, [1, 1, 1, 1], 9.765625145519152e-05, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 1, 0).To(output_0)
model.Operation('DEPTHWISE_CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1, 0).To(output_1)
Example({
    input_0: [112, 114, 116, 118, 120, 122, 124, 126, 128],
    output_0: [41, 65, 89, 113, 137, 161, 185, 209, 233],
    input_1: [120],
    output_1: [248],
}, name='fine_quant8').AddVariations(signed(input_0, filter_0, output_0, input_1, filter_1, output_1)).DisableLifeTimeVariation()

# Sums that 24 bits do not hold.
# Expected values: float64 formula.
input_0 = Input('input_0', (U8, [1, 1, 2, 1], 0.015625, 120))
filter_0 = Parameter('filter_0', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_0 = Parameter('bias_0', (I32, [1], 0.00390625, 0), [10485760])
output_0 = Output('output_0', (U8, [1, 1, 2, 1], 512.0, 128))
input_1 = Input('input_1', (U8, [1, 1, 2, 1], 0.015625, 120))
filter_1 = Parameter('filter_1', (U8, [1, 1, 1, 1], 0.25, 128), [132])
bias_1 = Parameter('bias_1', (I32, [1], 0.00390625, 0), [-83886080])
output_1 = Output('output_1', (U8, [1, 1, 2, 1], 4096.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 1, 0).To(output_0)
model.Operation('DEPTHWISE_CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1, 0).To(output_1)
Example({
    input_0: [100, 140],
    output_0: [208, 208],
    input_1: [100, 140],
    output_1: [48, 48],
}, name='great_quant8').AddVariations(signed(input_0, filter_0, output_0, input_1, filter_1, output_1)).DisableLifeTimeVariation()
