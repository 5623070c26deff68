# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: small boxes and limits of one.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Proposals are much smaller than a pixel, at the far border of the image that their centers are
# inside of.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 3]))
x2 = Input('x2', (F32, [1, 1, 1, 12]))
x3 = Input('x3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [3]))
t6 = Output('t6', (F32, [3, 4]))
t7 = Output('t7', (I32, [3]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x1, x2, x3, x4, 8.0, 10.0, -1, -1, 0.7, 0.125, False).To(t5, t6, t7)
Example({
    x1: [0.9, 0.8, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x3: [0.0, 0.0, 0.5, 0.25, 7.25, 9.5, 7.75, 9.75, 3.0, 9.0, 3.5, 9.875],
    x4: [10.0, 8.0],
    t5: [0.9, 0.8, 0.7],
    t6: [0.0, 0.0, 0.5, 0.25, 7.25, 9.5, 7.75, 9.75, 3.0, 9.0, 3.5, 9.875],
    t7: [0, 0, 0],
}, name='all').DisableLifeTimeVariation()

# The limit of proposals before or after suppression is one: 0 and less mean that there is none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 3]))
x2 = Input('x2', (F32, [1, 1, 1, 12]))
x3 = Input('x3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [1]))
t6 = Output('t6', (F32, [1, 4]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x1, x2, x3, x4, 8.0, 10.0, 1, -1, 0.5, 1.0, False).To(t5, t6, t7)
Example({
    x1: [0.9, 0.8, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x3: [4.0, 6.0, 7.0, 9.0, 0.0, 0.0, 3.0, 2.0, 4.0, 1.0, 7.0, 4.0],
    x4: [10.0, 8.0],
    t5: [0.9],
    t6: [4.0, 6.0, 7.0, 9.0],
    t7: [0],
}, name='before').DisableLifeTimeVariation()

# The limit of proposals before or after suppression is one: 0 and less mean that there is none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 3]))
x2 = Input('x2', (F32, [1, 1, 1, 12]))
x3 = Input('x3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 2]))
t5 = Output('t5', (F32, [1]))
t6 = Output('t6', (F32, [1, 4]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x1, x2, x3, x4, 8.0, 10.0, -1, 1, 0.5, 1.0, False).To(t5, t6, t7)
Example({
    x1: [0.9, 0.8, 0.7],
    x2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x3: [4.0, 6.0, 7.0, 9.0, 0.0, 0.0, 3.0, 2.0, 4.0, 1.0, 7.0, 4.0],
    x4: [10.0, 8.0],
    t5: [0.9],
    t6: [4.0, 6.0, 7.0, 9.0],
    t7: [0],
}, name='after').DisableLifeTimeVariation()
