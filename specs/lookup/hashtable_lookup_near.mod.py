# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# HASHTABLE_LOOKUP: neighbors of keys.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [7]))
keys = Parameter('keys', (I32, [5]), [3, 5, 7, 9, 11])
values = Parameter('values', (F32, [5, 2]), [3.0, 10.0, 17.0, 24.0, 31.0, 38.0, 45.0, 52.0, 59.0, 66.0])
output = Output('output', (F32, [7, 2]))
hits = Internal('hits', (U8, [7], 1.0, 0))
real_hits = Output('real_hits', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [11, 9, 7, 5, 3, 4, 10],
    output: [59.0, 66.0, 45.0, 52.0, 31.0, 38.0, 17.0, 24.0, 3.0, 10.0, 0.0, 0.0, 0.0, 0.0],
    real_hits: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd').DisableLifeTimeVariation()

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [7]))
keys = Parameter('keys', (I32, [5]), [3, 5, 7, 9, 11])
values = Parameter('values', (I32, [5, 2]), [3, 10, 17, 24, 31, 38, 45, 52, 59, 66])
output = Output('output', (I32, [7, 2]))
hits = Internal('hits', (U8, [7], 1.0, 0))
real_hits = Output('real_hits', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [11, 9, 7, 5, 3, 4, 10],
    output: [59, 66, 45, 52, 31, 38, 17, 24, 3, 10, 0, 0, 0, 0],
    real_hits: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd_int32').DisableLifeTimeVariation()

# Every key is looked up, and what lies between.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [7]))
keys = Parameter('keys', (I32, [5]), [3, 5, 7, 9, 11])
values = Parameter('values', (U8, [5, 2], 0.5, 100), [3, 10, 17, 24, 31, 38, 45, 52, 59, 66])
output = Output('output', (U8, [7, 2], 0.5, 100))
hits = Internal('hits', (U8, [7], 1.0, 0))
real_hits = Output('real_hits', (F32, [7]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [11, 9, 7, 5, 3, 4, 10],
    output: [59, 66, 45, 52, 31, 38, 17, 24, 3, 10, 0, 0, 0, 0],
    real_hits: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0],
}, name='odd_quant8').DisableLifeTimeVariation()
