# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: bounds of activations beyond the codes.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Every activation.
# Expected values: float64 formula.
input_0 = Input('input_0', (U8, [1, 1, 9, 1], 0.015625, 200))
output_0 = Output('output_0', (U8, [1, 1, 9, 1], 0.015625, 200))
input_1 = Input('input_1', (U8, [1, 1, 9, 1], 0.015625, 20))
output_1 = Output('output_1', (U8, [1, 1, 9, 1], 0.015625, 20))
input_2 = Input('input_2', (U8, [1, 1, 9, 1], 0.015625, 230))
output_2 = Output('output_2', (U8, [1, 1, 9, 1], 0.015625, 230))
input_3 = Input('input_3', (U8, [1, 1, 9, 1], 0.03125, 255))
output_3 = Output('output_3', (U8, [1, 1, 9, 1], 0.03125, 255))
model = Model()
model.Operation('AVERAGE_POOL_2D', input_0, 2, 1, 1, 1, 1, 3).To(output_0)
model.Operation('AVERAGE_POOL_2D', input_1, 2, 1, 1, 1, 1, 2).To(output_1)
model.Operation('AVERAGE_POOL_2D', input_2, 2, 1, 1, 1, 1, 2).To(output_2)
model.Operation('AVERAGE_POOL_2D', input_3, 2, 1, 1, 1, 1, 1).To(output_3)
Example({
    input_0: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_0: [200, 200, 200, 200, 200, 200, 200, 217, 248],
    input_1: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_1: [0, 31, 62, 84, 84, 84, 84, 84, 84],
    input_2: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_2: [166, 166, 166, 166, 166, 166, 186, 217, 248],
    input_3: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    output_3: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(input_0, output_0, input_1, output_1, input_2, output_2, input_3, output_3)).DisableLifeTimeVariation()
