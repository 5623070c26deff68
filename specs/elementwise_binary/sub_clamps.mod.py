# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: bounds of activations beyond the codes.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Every activation.
# Expected values: float64 formula.
first_0 = Input('first_0', (U8, [9], 0.015625, 120))
second_0 = Input('second_0', (U8, [1], 0.001953125, 100))
output_0 = Output('output_0', (U8, [9], 0.015625, 200))
first_1 = Input('first_1', (U8, [9], 0.015625, 120))
second_1 = Input('second_1', (U8, [1], 0.001953125, 100))
output_1 = Output('output_1', (U8, [9], 0.015625, 20))
first_2 = Input('first_2', (U8, [9], 0.015625, 120))
second_2 = Input('second_2', (U8, [1], 0.001953125, 100))
output_2 = Output('output_2', (U8, [9], 0.015625, 230))
first_3 = Input('first_3', (U8, [9], 0.015625, 120))
second_3 = Input('second_3', (U8, [1], 0.001953125, 100))
output_3 = Output('output_3', (U8, [9], 0.03125, 255))
model = Model()
model.Operation('SUB', first_0, second_0, 3).To(output_0)
model.Operation('SUB', first_1, second_1, 2).To(output_1)
model.Operation('SUB', first_2, second_2, 2).To(output_2)
model.Operation('SUB', first_3, second_3, 1).To(output_3)
Example({
    first_0: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    second_0: [100],
    output_0: [200, 200, 200, 200, 204, 235, 255, 255, 255],
    first_1: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    second_1: [100],
    output_1: [0, 0, 0, 0, 24, 55, 84, 84, 84],
    first_2: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    second_2: [100],
    output_2: [166, 166, 172, 203, 234, 255, 255, 255, 255],
    first_3: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    second_3: [100],
    output_3: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(first_0, second_0, output_0, first_1, second_1, output_1, first_2, second_2, output_2, first_3, second_3, output_3)).DisableLifeTimeVariation()
