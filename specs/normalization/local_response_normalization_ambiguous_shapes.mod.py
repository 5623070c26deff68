# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# Every axis fits: all sides are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t2 = Output('t2', (F32, [2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2]))
t4 = Output('t4', (F32, [2, 2, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.75, -3).To(t2)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.75, -2).To(t3)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.75, -1).To(t4)
Example({
    x1: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    t2: [0.16891892, 0.85092735, -0.59460354, 0.6196961, 0.8445946, -0.21273184, 0.59460354, -0.6196961],
    t3: [0.34740013, 0.69097453, -0.69480026, 0.5182309, 0.79269516, -0.27216554, 0.31707805, -0.8164966],
    t4: [0.21273184, 0.85092735, -0.48490092, 0.7273514, 0.8445946, -0.16891892, 0.48490092, -0.7273514],
}, name='axes').DisableLifeTimeVariation()
