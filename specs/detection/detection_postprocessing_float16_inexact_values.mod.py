# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x1 = Input('x1', (F32, [1, 3, 2]))
x2 = Input('x2', (F32, [1, 3, 4]))
c3 = Parameter('c3', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
t4 = Output('t4', (F32, [1, 3]))
t5 = Output('t5', (F32, [1, 3, 4]))
t6 = Output('t6', (I32, [1, 3]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x1, x2, c3, 10.0, 8.0, 5.0, 4.0, False, 3, 1, 6, 0.5001, 0.6, False).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.1, 0.001, 0.50003],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t4: [0.9, 0.0, 0.0],
    t5: [0.0, 0.0, 10.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t6: [0, 0, 0],
    t7: [1],
}, name='score_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x1 = Input('x1', (F32, [1, 3, 2]))
x2 = Input('x2', (F32, [1, 3, 4]))
c3 = Parameter('c3', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
t4 = Output('t4', (F32, [1, 3]))
t5 = Output('t5', (F32, [1, 3, 4]))
t6 = Output('t6', (I32, [1, 3]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x1, x2, c3, 10.0, 8.0, 5.0, 4.0, False, 3, 1, 6, 0.1, 0.33336, False).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t4: [0.9, 0.8, 0.7],
    t5: [0.0, 0.0, 10.0, 10.0, 0.0, 5.0, 10.0, 15.0, 45.0025, 45.0055, 55.003498, 55.0085],
    t6: [0, 0, 0],
    t7: [3],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# Anchors and scales of boxes are not in float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 2]))
x2 = Input('x2', (F32, [1, 3, 4]))
c3 = Parameter('c3', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
t4 = Output('t4', (F32, [1, 3]))
t5 = Output('t5', (F32, [1, 3, 4]))
t6 = Output('t6', (I32, [1, 3]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x1, x2, c3, 10.003, 8.007, 5.003, 4.003, True, 3, 1, 6, 0.1, 0.95, False).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7],
    x2: [-1.515, 1.751, -0.9, 1.477, 0.589, 1.928, -0.429, -1.399, -0.346, -0.724, -0.514, 1.297],
    t4: [0.9, 0.8, 0.7],
    t5: [-0.6913474, -0.04440828, 7.6622562, 14.418081, 0.9996984, 8.8826475, 10.177948, 15.933138,
    45.144802, 42.18716, 54.169334, 56.01788],
    t6: [0, 0, 0],
    t7: [3],
}, name='scales').DisableLifeTimeVariation()
