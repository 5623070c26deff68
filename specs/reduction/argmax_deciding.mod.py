# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: one element decides, in each place.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (F32, [9, 9]))
output_9_0 = Output('output_9_0', (I32, [9]))
output_9_1 = Output('output_9_1', (I32, [9]))
input_19 = Input('input_19', (F32, [19, 19]))
output_19_0 = Output('output_19_0', (I32, [19]))
output_19_1 = Output('output_19_1', (I32, [19]))
model = Model()
model.Operation('ARGMAX', input_9, 0).To(output_9_0)
model.Operation('ARGMAX', input_9, 1).To(output_9_1)
model.Operation('ARGMAX', input_19, 0).To(output_19_0)
model.Operation('ARGMAX', input_19, 1).To(output_19_1)
Example({
    input_9: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    output_9_0: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    output_9_1: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    input_19: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 19)[:361],
    output_19_0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    output_19_1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (U8, [9, 9], 0.5, 128))
output_9_0 = Output('output_9_0', (I32, [9]))
output_9_1 = Output('output_9_1', (I32, [9]))
input_19 = Input('input_19', (U8, [19, 19], 0.5, 128))
output_19_0 = Output('output_19_0', (I32, [19]))
output_19_1 = Output('output_19_1', (I32, [19]))
model = Model()
model.Operation('ARGMAX', input_9, 0).To(output_9_0)
model.Operation('ARGMAX', input_9, 1).To(output_9_1)
model.Operation('ARGMAX', input_19, 0).To(output_19_0)
model.Operation('ARGMAX', input_19, 1).To(output_19_1)
Example({
    input_9: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 9)[:81],
    output_9_0: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    output_9_1: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    input_19: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 19)[:361],
    output_19_0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    output_19_1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='quant8').AddVariations(signed(input_9, input_19)).DisableLifeTimeVariation()
