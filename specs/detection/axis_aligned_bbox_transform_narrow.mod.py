# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# AXIS_ALIGNED_BBOX_TRANSFORM: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
boxes = Input('boxes', (F32, [2, 4]))
deltas = Input('deltas', (F32, [2, 4]))
owners = Input('owners', (I32, [2]))
images = Input('images', (F32, [1, 2]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [10.003, 20.001, 30.007, 26.003, 2.001, 4.003, 12.001, 34.007],
    deltas: [0.802, -0.375, 0.555, -0.788, -0.529, -0.992, -0.791, -0.575],
    owners: [0, 0],
    images: [32.007, 30.003],
    output: [18.625315, 19.386534, 30.003, 22.115965, 0.0, 0.0, 3.977956, 0.0],
}, name='boxes').DisableLifeTimeVariation()
