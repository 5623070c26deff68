# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# Every axis fits: all sides are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t2 = Output('t2', (F32, [2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2]))
t4 = Output('t4', (F32, [2, 2, 2]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0, -3).To(t2)
model.Operation('SOFTMAX', x1, 1.0, -2).To(t3)
model.Operation('SOFTMAX', x1, 1.0, -1).To(t4)
Example({
    x1: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    t2: [0.11920292, 0.9241418, 0.11920292, 0.95257413, 0.8807971, 0.07585818, 0.8807971, 0.047425874],
    t3: [0.8175745, 0.62245935, 0.18242553, 0.37754068, 0.8175745, 0.7310586, 0.18242553, 0.26894143],
    t4: [0.18242553, 0.8175745, 0.07585818, 0.9241418, 0.95257413, 0.047425874, 0.9241418, 0.07585818],
}, name='axes').DisableLifeTimeVariation()
