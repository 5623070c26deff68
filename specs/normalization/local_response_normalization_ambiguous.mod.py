# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: an axis of equal sides.

F32 = 'TENSOR_FLOAT32'

# Every axis fits.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
axis_0 = Output('axis_0', (F32, [2, 2, 2]))
axis_1 = Output('axis_1', (F32, [2, 2, 2]))
axis_2 = Output('axis_2', (F32, [2, 2, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 0.5, 0.75, -3).To(axis_0)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 0.5, 0.75, -2).To(axis_1)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 0.5, 0.75, -1).To(axis_2)
Example({
    input: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    axis_0: [0.16891892, 0.85092735, -0.59460354, 0.6196961, 0.8445946, -0.21273184, 0.59460354, -0.6196961],
    axis_1: [0.34740013, 0.69097453, -0.69480026, 0.5182309, 0.79269516, -0.27216554, 0.31707805, -0.8164966],
    axis_2: [0.21273184, 0.85092735, -0.48490092, 0.7273514, 0.8445946, -0.16891892, 0.48490092, -0.7273514],
}, name='axes').DisableLifeTimeVariation()
