# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A limit, and an overlap or a size beside it that float16 has on its other side. Anchors 0 and 1
# share a third of what they cover together; anchor 2 is alone.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 3]))
x2 = Input('x2', (F32, [1, 1, 1, 12]))
x3 = Input('x3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [3]))
t6 = Output('t6', (F32, [3, 4]))
t7 = Output('t7', (I32, [3]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x1, x2, x3, x4, 8.0, 10.0, -1, -1, 0.33336, 1.0, False).To(t5, t6, t7)
Example({
    x1: [0.9, 0.8, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x3: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    x4: [64.0, 64.0],
    t5: [0.9, 0.8, 0.7],
    t6: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    t7: [0, 0, 0],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# A limit, and an overlap or a size beside it that float16 has on its other side. Anchors 0 and 1
# share a third of what they cover together; anchor 2 is alone.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 3]))
x2 = Input('x2', (F32, [1, 1, 1, 12]))
x3 = Input('x3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [0]))
t6 = Output('t6', (F32, [0, 4]))
t7 = Output('t7', (I32, [0]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x1, x2, x3, x4, 8.0, 10.0, -1, -1, 0.7, 12.003, False).To(t5, t6, t7)
Example({
    x1: [0.9, 0.8, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x3: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    x4: [64.0, 64.0],
    t5: [],
    t6: [],
    t7: [],
}, name='size_below_least').DisableLifeTimeVariation()

# Anchors, strides and borders of the image are not in float16.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 2, 2, 1]))
x1 = Input('x1', (F32, [1, 2, 2, 4]))
x3 = Input('x3', (F32, [1, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [4]))
t6 = Output('t6', (F32, [4, 4]))
t7 = Output('t7', (I32, [4]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x2, x1, x3, x4, 8.003, 10.007, -1, -1, 0.9, 1.0, False).To(t5, t6, t7)
Example({
    x2: [0.39, 0.9, 0.86, 0.6],
    x1: [0.037, 0.082, -0.04, -0.122, -0.02, 0.179, -0.068, -0.079, -0.133, 0.158, -0.115, -0.066, -0.033,
    -0.13, -0.167, -0.092],
    x3: [0.003, 1.007, 12.003, 9.001],
    x4: [17.007, 21.003],
    t5: [0.9, 0.86, 0.6, 0.39],
    t6: [10.164437, 2.7415385, 21.003, 10.128314, 0.0, 10.5283375, 9.755197, 17.007, 10.536802, 8.322096,
    20.691198, 15.613465, 0.6822634, 2.12157, 12.211737, 9.197447],
    t7: [0, 0, 0, 0],
}, name='places').DisableLifeTimeVariation()
