# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: constants of equal bytes with other dimensions.

F32 = 'TENSOR_FLOAT32'

# Equal numbers stand in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
c2 = Parameter('c2', (F32, [6, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0])
c3 = Parameter('c3', (F32, [6]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t4 = Output('t4', (F32, [2, 6]))
x5 = Input('x5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [4, 3]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0])
c7 = Parameter('c7', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t8 = Output('t8', (F32, [2, 4]))
x9 = Input('x9', (F32, [2, 4]))
c10 = Parameter('c10', (F32, [3, 4]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0])
c11 = Parameter('c11', (F32, [3]), [0.0, 0.0, 0.0])
t12 = Output('t12', (F32, [2, 3]))
x13 = Input('x13', (F32, [2, 6]))
c14 = Parameter('c14', (F32, [2, 6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0])
c15 = Parameter('c15', (F32, [2]), [0.0, 0.0])
t16 = Output('t16', (F32, [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
Example({
    x1: [2.8125, 3.75, -1.5625, -3.5],
    t4: [2.578125, 5.859375, 9.140625, 12.421875, 15.703125, 18.984375, -2.140625, -4.671875, -7.203125,
    -9.734375, -12.265625, -14.796875],
    x5: [-3.6875, -2.25, -0.6875, 2.875, 3.625, -0.0625],
    t8: [-2.5625, -7.53125, -12.5, -17.46875, 2.484375, 7.3125, 12.140625, 16.96875],
    x9: [-0.25, 2.5625, 3.1875, 2.375, -0.75, 2.25, -2.0625, -1.3125],
    t12: [5.984375, 13.859375, 21.734375, -1.921875, -3.796875, -5.671875],
    x13: [0.75, 0.5, 0.875, 3.125, 0.1875, -2.75, 1.1875, -3.3125, 1.9375, 1.5, 3.25, 2.9375],
    t16: [0.328125, 4.359375, 10.0625, 21.3125],
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
