# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: an axis of equal sides.

F32 = 'TENSOR_FLOAT32'

# Every axis fits.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
axis_0 = Output('axis_0', (F32, [2, 2, 2]))
axis_1 = Output('axis_1', (F32, [2, 2, 2]))
axis_2 = Output('axis_2', (F32, [2, 2, 2]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -3).To(axis_0)
model.Operation('SOFTMAX', input, 1.0, -2).To(axis_1)
model.Operation('SOFTMAX', input, 1.0, -1).To(axis_2)
Example({
    input: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    axis_0: [0.11920292, 0.9241418, 0.11920292, 0.95257413, 0.8807971, 0.07585818, 0.8807971, 0.047425874],
    axis_1: [0.8175745, 0.62245935, 0.18242553, 0.37754068, 0.8175745, 0.7310586, 0.18242553, 0.26894143],
    axis_2: [0.18242553, 0.8175745, 0.07585818, 0.9241418, 0.95257413, 0.047425874, 0.9241418, 0.07585818],
}, name='axes').DisableLifeTimeVariation()
