# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: long rows, channels first.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [1, 4]), [17.0, 0.0, 19.0, 1.0])
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Output('t4', (F32, [1, 2, 1, 2]))
x5 = Input('x5', (F32, [2, 2, 2, 19]))
c6 = Parameter('c6', (F32, [1, 4]), [17.0, 0.0, 19.0, 1.0])
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Output('t8', (F32, [1, 2, 1, 2]))
x9 = Input('x9', (F32, [1, 2, 1, 131]))
c10 = Parameter('c10', (F32, [1, 4]), [17.0, 0.0, 19.0, 1.0])
c11 = Parameter('c11', (I32, [1]), [0])
t12 = Output('t12', (F32, [1, 2, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', x1, c2, c3, 1, 2, 1.0, 1.0, 1, 2, True).To(t4)
model.Operation('ROI_ALIGN', x5, c6, c7, 1, 2, 1.0, 1.0, 1, 2, True).To(t8)
model.Operation('ROI_ALIGN', x9, c10, c11, 1, 2, 1.0, 1.0, 1, 2, True).To(t12)
Example({
    x1: ([0.5, 3.5, -1.5, -2.0, -1.0, -3.0, 1.5, -0.5, 2.5, 2.0, -4.0] * 21)[:222],
    t4: [-0.625, 1.5, 1.5, 1.625],
    x5: ([-1.5, -3.5, 2.0, 0.5, -2.5, -2.0, 4.0, -1.0, 1.0, 1.5, 2.5] * 14)[:152],
    t8: [0.25, -1.75, -0.625, -1.0],
    x9: ([2.0, 2.5, -3.0, -2.5, -3.5, 4.0, 1.0, 1.5, -3.0, -2.0, -2.5] * 24)[:262],
    t12: [1.25, -0.75, 2.5, 1.25],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
