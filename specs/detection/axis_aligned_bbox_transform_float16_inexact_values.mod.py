# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# AXIS_ALIGNED_BBOX_TRANSFORM: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Corners of boxes and sides of images are not in float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
x2 = Input('x2', (F32, [2, 4]))
x3 = Input('x3', (I32, [2]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [2, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', x1, x2, x3, x4).To(t5)
Example({
    x1: [10.003, 20.001, 30.007, 26.003, 2.001, 4.003, 12.001, 34.007],
    x2: [0.802, -0.375, 0.555, -0.788, -0.529, -0.992, -0.791, -0.575],
    x3: [0, 0],
    x4: [32.007, 30.003],
    t5: [18.625315, 19.386534, 30.003, 22.115965, 0.0, 0.0, 3.977956, 0.0],
}, name='boxes').DisableLifeTimeVariation()
