# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: one element decides, in each place.

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
axes_9_0 = Parameter('axes_9_0', (I32, [1]), [0])
output_9_0 = Output('output_9_0', (F32, [9]))
axes_9_1 = Parameter('axes_9_1', (I32, [1]), [1])
output_9_1 = Output('output_9_1', (F32, [9]))
input_19 = Input('input_19', (F32, [19, 19]))
axes_19_0 = Parameter('axes_19_0', (I32, [1]), [0])
output_19_0 = Output('output_19_0', (F32, [19]))
axes_19_1 = Parameter('axes_19_1', (I32, [1]), [1])
output_19_1 = Output('output_19_1', (F32, [19]))
model = Model()
model.Operation('REDUCE_MIN', input_9, axes_9_0, False).To(output_9_0)
model.Operation('REDUCE_MIN', input_9, axes_9_1, False).To(output_9_1)
model.Operation('REDUCE_MIN', input_19, axes_19_0, False).To(output_19_0)
model.Operation('REDUCE_MIN', input_19, axes_19_1, False).To(output_19_1)
Example({
    input_9: ([0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0] * 9)[:81],
    output_9_0: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output_9_1: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    input_19: ([0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0] * 19)[:361],
    output_19_0: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output_19_1: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (U8, [9, 9], 0.5, 128))
axes_9_0 = Parameter('axes_9_0', (I32, [1]), [0])
output_9_0 = Output('output_9_0', (U8, [9], 0.5, 128))
axes_9_1 = Parameter('axes_9_1', (I32, [1]), [1])
output_9_1 = Output('output_9_1', (U8, [9], 0.5, 128))
input_19 = Input('input_19', (U8, [19, 19], 0.5, 128))
axes_19_0 = Parameter('axes_19_0', (I32, [1]), [0])
output_19_0 = Output('output_19_0', (U8, [19], 0.5, 128))
axes_19_1 = Parameter('axes_19_1', (I32, [1]), [1])
output_19_1 = Output('output_19_1', (U8, [19], 0.5, 128))
model = Model()
model.Operation('REDUCE_MIN', input_9, axes_9_0, False).To(output_9_0)
model.Operation('REDUCE_MIN', input_9, axes_9_1, False).To(output_9_1)
model.Operation('REDUCE_MIN', input_19, axes_19_0, False).To(output_19_0)
model.Operation('REDUCE_MIN', input_19, axes_19_1, False).To(output_19_1)
Example({
    input_9: ([127, 128, 128, 128, 128, 128, 128, 128, 128, 128] * 9)[:81],
    output_9_0: [127, 127, 127, 127, 127, 127, 127, 127, 127],
    output_9_1: [127, 127, 127, 127, 127, 127, 127, 127, 127],
    input_19: ([127, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128] * 19)[:361],
    output_19_0: [127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127],
    output_19_1: [127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127],
}, name='quant8').AddVariations(signed(input_9, output_9_0, output_9_1, input_19, output_19_0, output_19_1)).DisableLifeTimeVariation()
