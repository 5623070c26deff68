# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: conversions in a row by way of a byte.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Numbers become others by way of a byte, which ends at 0 and 255.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
x1 = Input('x1', (F32, [2, 4]))
t3 = Internal('t3', (I32, [2, 4]))
t4 = Internal('t4', (U8, [2, 4], 1.0, 0))
t5 = Internal('t5', (U8, [2, 4], 1.0, 0))
t6 = Output('t6', (F32, [2, 4]))
t7 = Internal('t7', (I32, [2, 4]))
t8 = Output('t8', (F32, [2, 4]))
x2 = Input('x2', (I32, [4]))
t9 = Internal('t9', (U8, [4], 1.0, 0))
t10 = Internal('t10', (I32, [4]))
t11 = Output('t11', (F32, [4]))
model = Model()
model.Operation('CAST', x1).To(t3)
model.Operation('CAST', t3).To(t4)
model.Operation('CAST', x1).To(t5)
model.Operation('CAST', t5).To(t6)
model.Operation('CAST', t4).To(t7)
model.Operation('CAST', t7).To(t8)
model.Operation('CAST', x2).To(t9)
model.Operation('CAST', t9).To(t10)
model.Operation('CAST', t10).To(t11)
Example({
    x1: [0.5, -1.75, 2.25, 300.75, -300.5, 255.9, 70000.5, 128.0],
    t6: [0.0, 0.0, 2.0, 255.0, 0.0, 255.0, 255.0, 128.0],
    t8: [0.0, 0.0, 2.0, 255.0, 0.0, 255.0, 255.0, 128.0],
    x2: [255, 256, -7, 70000],
    t11: [255.0, 255.0, 0.0, 255.0],
}, name='chains').DisableLifeTimeVariation()
