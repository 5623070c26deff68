# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: far logits, in each place.

F32 = 'TENSOR_FLOAT32'

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (F32, [9, 9]))
output_9_0 = Output('output_9_0', (F32, [9, 9]))
output_9_1 = Output('output_9_1', (F32, [9, 9]))
input_19 = Input('input_19', (F32, [19, 19]))
output_19_0 = Output('output_19_0', (F32, [19, 19]))
output_19_1 = Output('output_19_1', (F32, [19, 19]))
model = Model()
model.Operation('SOFTMAX', input_9, 1.0, 0).To(output_9_0)
model.Operation('SOFTMAX', input_9, 1.0, 1).To(output_9_1)
model.Operation('SOFTMAX', input_19, 1.0, 0).To(output_19_0)
model.Operation('SOFTMAX', input_19, 1.0, 1).To(output_19_1)
Example({
    input_9: ([120.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    output_9_0: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    output_9_1: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    input_19: ([120.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0] * 19)[:361],
    output_19_0: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 19)[:361],
    output_19_1: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 19)[:361],
}, name='great').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (F32, [9, 9]))
output_9_0 = Output('output_9_0', (F32, [9, 9]))
output_9_1 = Output('output_9_1', (F32, [9, 9]))
input_19 = Input('input_19', (F32, [19, 19]))
output_19_0 = Output('output_19_0', (F32, [19, 19]))
output_19_1 = Output('output_19_1', (F32, [19, 19]))
model = Model()
model.Operation('SOFTMAX', input_9, 1.0, 0).To(output_9_0)
model.Operation('SOFTMAX', input_9, 1.0, 1).To(output_9_1)
model.Operation('SOFTMAX', input_19, 1.0, 0).To(output_19_0)
model.Operation('SOFTMAX', input_19, 1.0, 1).To(output_19_1)
Example({
    input_9: ([-240.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0] * 9)[:81],
    output_9_0: ([0.0, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125] * 9)[:81],
    output_9_1: ([0.0, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125] * 9)[:81],
    input_19: ([-240.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0,
    -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0, -120.0] * 19)[:361],
    output_19_0: ([0.0, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556,
    0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556,
    0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556] * 19)[:361],
    output_19_1: ([0.0, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556,
    0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556,
    0.055555556, 0.055555556, 0.055555556, 0.055555556, 0.055555556] * 19)[:361],
}, name='low').AddVariations('float16').DisableLifeTimeVariation()
