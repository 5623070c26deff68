# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# HASHTABLE_LOOKUP: decisions near a threshold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
c2 = Parameter('c2', (I32, [5]), [3, 5, 7, 9, 11])
c3 = Parameter('c3', (F32, [5, 2]), [3.0, 10.0, 17.0, 24.0, 31.0, 38.0, 45.0, 52.0, 59.0, 66.0])
t4 = Output('t4', (F32, [7, 2]))
t5 = Internal('t5', (U8, [7], 1.0, 0))
t6 = Output('t6', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('DEQUANTIZE', t5).To(t6)
Example({
    x1: [11, 9, 7, 5, 3, 4, 10],
    t4: [59.0, 66.0, 45.0, 52.0, 31.0, 38.0, 17.0, 24.0, 3.0, 10.0, 0.0, 0.0, 0.0, 0.0],
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd').DisableLifeTimeVariation()

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
c2 = Parameter('c2', (I32, [5]), [3, 5, 7, 9, 11])
c3 = Parameter('c3', (I32, [5, 2]), [3, 10, 17, 24, 31, 38, 45, 52, 59, 66])
t4 = Output('t4', (I32, [7, 2]))
t5 = Internal('t5', (U8, [7], 1.0, 0))
t6 = Output('t6', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('DEQUANTIZE', t5).To(t6)
Example({
    x1: [11, 9, 7, 5, 3, 4, 10],
    t4: [59, 66, 45, 52, 31, 38, 17, 24, 3, 10, 0, 0, 0, 0],
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd_int32').DisableLifeTimeVariation()

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
c2 = Parameter('c2', (I32, [5]), [3, 5, 7, 9, 11])
c3 = Parameter('c3', (U8, [5, 2], 0.5, 100), [3, 10, 17, 24, 31, 38, 45, 52, 59, 66])
t4 = Output('t4', (U8, [7, 2], 0.5, 100))
t5 = Internal('t5', (U8, [7], 1.0, 0))
t6 = Output('t6', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('DEQUANTIZE', t5).To(t6)
Example({
    x1: [11, 9, 7, 5, 3, 4, 10],
    t4: [59, 66, 45, 52, 31, 38, 17, 24, 3, 10, 0, 0, 0, 0],
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd_quant8').DisableLifeTimeVariation()
