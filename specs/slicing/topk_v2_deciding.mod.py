# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: the greatest element, in each place.

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
values_9 = Output('values_9', (F32, [9, 1]))
places_9 = Output('places_9', (I32, [9, 1]))
input_19 = Input('input_19', (F32, [19, 19]))
values_19 = Output('values_19', (F32, [19, 1]))
places_19 = Output('places_19', (I32, [19, 1]))
model = Model()
model.Operation('TOPK_V2', input_9, 1).To(values_9, places_9)
model.Operation('TOPK_V2', input_19, 1).To(values_19, places_19)
Example({
    input_9: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    values_9: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    places_9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    input_19: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 19)[:361],
    values_19: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    places_19: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (U8, [9, 9], 0.5, 128))
values_9 = Output('values_9', (U8, [9, 1], 0.5, 128))
places_9 = Output('places_9', (I32, [9, 1]))
input_19 = Input('input_19', (U8, [19, 19], 0.5, 128))
values_19 = Output('values_19', (U8, [19, 1], 0.5, 128))
places_19 = Output('places_19', (I32, [19, 1]))
model = Model()
model.Operation('TOPK_V2', input_9, 1).To(values_9, places_9)
model.Operation('TOPK_V2', input_19, 1).To(values_19, places_19)
Example({
    input_9: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 9)[:81],
    values_9: [128, 128, 128, 128, 128, 128, 128, 128, 128],
    places_9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    input_19: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 19)[:361],
    values_19: [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128],
    places_19: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='quant8').AddVariations(signed(input_9, values_9, input_19, values_19)).DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (I32, [9, 9]))
values_9 = Output('values_9', (I32, [9, 1]))
places_9 = Output('places_9', (I32, [9, 1]))
input_19 = Input('input_19', (I32, [19, 19]))
values_19 = Output('values_19', (I32, [19, 1]))
places_19 = Output('places_19', (I32, [19, 1]))
model = Model()
model.Operation('TOPK_V2', input_9, 1).To(values_9, places_9)
model.Operation('TOPK_V2', input_19, 1).To(values_19, places_19)
Example({
    input_9: ([1, 0, 0, 0, 0, 0, 0, 0, 0, 0] * 9)[:81],
    values_9: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    places_9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    input_19: ([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] * 19)[:361],
    values_19: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    places_19: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='int32').DisableLifeTimeVariation()
