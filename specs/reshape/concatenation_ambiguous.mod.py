# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: units equal in one part.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
part_0 = Input('part_0', (U8, [6], 0.5, 120))
part_1 = Input('part_1', (U8, [6], 0.5, 90))
part_2 = Input('part_2', (U8, [6], 0.5, 120))
output = Output('output', (U8, [18], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, 0).To(output)
Example({
    part_0: [110, 114, 118, 122, 126, 130],
    part_1: [110, 114, 118, 122, 126, 130],
    part_2: [110, 114, 118, 122, 126, 130],
    output: [110, 114, 118, 122, 126, 130, 140, 144, 148, 152, 156, 160, 110, 114, 118, 122, 126, 130],
}, name='same_scale_quant8').AddVariations(signed(part_0, part_1, part_2, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
part_0 = Input('part_0', (U8, [6], 0.5, 120))
part_1 = Input('part_1', (U8, [6], 1.0, 120))
part_2 = Input('part_2', (U8, [6], 0.5, 120))
output = Output('output', (U8, [18], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, 0).To(output)
Example({
    part_0: [110, 114, 118, 122, 126, 130],
    part_1: [110, 114, 118, 122, 126, 130],
    part_2: [110, 114, 118, 122, 126, 130],
    output: [110, 114, 118, 122, 126, 130, 100, 108, 116, 124, 132, 140, 110, 114, 118, 122, 126, 130],
}, name='same_zero_point_quant8').AddVariations(signed(part_0, part_1, part_2, output)).DisableLifeTimeVariation()
