# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# HASHTABLE_LOOKUP: hits, misses, ranks, types.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (F32, [4, 2]), [-3.542, 0.339, -1.006, -1.433, 1.186, 1.881, 6.601, 2.222])
output = Output('output', (F32, [5, 2]))
hits = Internal('hits', (U8, [5], 1.0, 0))
real_hits = Output('real_hits', (F32, [5]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [1.186, 1.881, -3.542, 0.339, 0.0, 0.0, -1.006, -1.433, 0.0, 0.0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0],
}, name='some_missing').AddVariations('relaxed').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (F32, [4, 2]), [-3.542, 0.339, -1.006, -1.433, 1.186, 1.881, 6.601, 2.222])
output = Output('output', (F32, [5, 2]))
hits = Output('hits', (U8, [5], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [1.186, 1.881, -3.542, 0.339, 0.0, 0.0, -1.006, -1.433, 0.0, 0.0],
    hits: [1, 1, 0, 1, 0],
}, name='some_missing_codes')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (U8, [4, 2], 0.5, 101), [0, 255, 182, 187, 185, 144, 83, 44])
output = Output('output', (U8, [5, 2], 0.5, 101))
hits = Internal('hits', (U8, [5], 1.0, 0))
real_hits = Output('real_hits', (F32, [5]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [185, 144, 0, 255, 0, 0, 182, 187, 0, 0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0],
}, name='some_missing_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (U8, [4, 2], 0.5, 101), [0, 255, 182, 187, 185, 144, 83, 44])
output = Output('output', (U8, [5, 2], 0.5, 101))
hits = Output('hits', (U8, [5], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [185, 144, 0, 255, 0, 0, 182, 187, 0, 0],
    hits: [1, 1, 0, 1, 0],
}, name='some_missing_codes_quant8')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (I32, [4, 2]), [-235068306, -976741984, -1189527272, -1186004018, 1900697349, -257064698, -1764381411, -1623555181])
output = Output('output', (I32, [5, 2]))
hits = Internal('hits', (U8, [5], 1.0, 0))
real_hits = Output('real_hits', (F32, [5]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [1900697349, -257064698, -235068306, -976741984, 0, 0, -1189527272, -1186004018, 0, 0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0],
}, name='some_missing_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
keys = Parameter('keys', (I32, [4]), [-5, 3, 17, 400])
values = Parameter('values', (I32, [4, 2]), [-235068306, -976741984, -1189527272, -1186004018, 1900697349, -257064698, -1764381411, -1623555181])
output = Output('output', (I32, [5, 2]))
hits = Output('hits', (U8, [5], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [17, -5, 1000, 3, 4],
    output: [1900697349, -257064698, -235068306, -976741984, 0, 0, -1189527272, -1186004018, 0, 0],
    hits: [1, 1, 0, 1, 0],
}, name='some_missing_codes_int32')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (F32, [3, 3]), [-2.595, 1.892, 7.814, -2.491, 4.692, 3.141, -7.807, -6.519, -0.977])
output = Output('output', (F32, [3, 3]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [9, 1, 5],
    output: [-7.807, -6.519, -0.977, -2.595, 1.892, 7.814, -2.491, 4.692, 3.141],
    real_hits: [1.0, 1.0, 1.0],
}, name='all_found').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (F32, [3, 3]), [-2.595, 1.892, 7.814, -2.491, 4.692, 3.141, -7.807, -6.519, -0.977])
output = Output('output', (F32, [3, 3]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [9, 1, 5],
    output: [-7.807, -6.519, -0.977, -2.595, 1.892, 7.814, -2.491, 4.692, 3.141],
    hits: [1, 1, 1],
}, name='all_found_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (U8, [3, 3], 0.013700000010430813, 0), [0, 255, 26, 50, 120, 127, 37, 208, 65])
output = Output('output', (U8, [3, 3], 0.013700000010430813, 0))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [9, 1, 5],
    output: [37, 208, 65, 0, 255, 26, 50, 120, 127],
    real_hits: [1.0, 1.0, 1.0],
}, name='all_found_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (U8, [3, 3], 0.013700000010430813, 0), [0, 255, 26, 50, 120, 127, 37, 208, 65])
output = Output('output', (U8, [3, 3], 0.013700000010430813, 0))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [9, 1, 5],
    output: [37, 208, 65, 0, 255, 26, 50, 120, 127],
    hits: [1, 1, 1],
}, name='all_found_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (I32, [3, 3]), [887017402, -2128765328, 1229413618, 1293710246, 1650510196, -2115075303, -1931425333, 1764842351,
    -1505025164])
output = Output('output', (I32, [3, 3]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [9, 1, 5],
    output: [-1931425333, 1764842351, -1505025164, 887017402, -2128765328, 1229413618, 1293710246, 1650510196,
    -2115075303],
    real_hits: [1.0, 1.0, 1.0],
}, name='all_found_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (I32, [3, 3]), [887017402, -2128765328, 1229413618, 1293710246, 1650510196, -2115075303, -1931425333, 1764842351,
    -1505025164])
output = Output('output', (I32, [3, 3]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [9, 1, 5],
    output: [-1931425333, 1764842351, -1505025164, 887017402, -2128765328, 1229413618, 1293710246, 1650510196,
    -2115075303],
    hits: [1, 1, 1],
}, name='all_found_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (F32, [3, 2]), [7.549, -0.337, -3.17, 1.067, 3.075, -1.001])
output = Output('output', (F32, [4, 2]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    real_hits: [0.0, 0.0, 0.0, 0.0],
}, name='none_found').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (F32, [3, 2]), [7.549, -0.337, -3.17, 1.067, 3.075, -1.001])
output = Output('output', (F32, [4, 2]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    hits: [0, 0, 0, 0],
}, name='none_found_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (U8, [3, 2], 2.25, 255), [0, 255, 82, 192, 116, 148])
output = Output('output', (U8, [4, 2], 2.25, 255))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0, 0, 0, 0, 0, 0, 0, 0],
    real_hits: [0.0, 0.0, 0.0, 0.0],
}, name='none_found_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (U8, [3, 2], 2.25, 255), [0, 255, 82, 192, 116, 148])
output = Output('output', (U8, [4, 2], 2.25, 255))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0, 0, 0, 0, 0, 0, 0, 0],
    hits: [0, 0, 0, 0],
}, name='none_found_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (I32, [3, 2]), [-266202013, 1512373030, 1722337786, 1149349376, -2028062609, 1990940684])
output = Output('output', (I32, [4, 2]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0, 0, 0, 0, 0, 0, 0, 0],
    real_hits: [0.0, 0.0, 0.0, 0.0],
}, name='none_found_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [1, 5, 9])
values = Parameter('values', (I32, [3, 2]), [-266202013, 1512373030, 1722337786, 1149349376, -2028062609, 1990940684])
output = Output('output', (I32, [4, 2]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 6, -1, 100],
    output: [0, 0, 0, 0, 0, 0, 0, 0],
    hits: [0, 0, 0, 0],
}, name='none_found_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (F32, [3, 1]), [-2.842, 7.798, -1.498])
output = Output('output', (F32, [4, 1]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0.0, -2.842, 0.0, 7.798],
    real_hits: [0.0, 1.0, 0.0, 1.0],
}, name='between_and_beyond').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (F32, [3, 1]), [-2.842, 7.798, -1.498])
output = Output('output', (F32, [4, 1]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0.0, -2.842, 0.0, 7.798],
    hits: [0, 1, 0, 1],
}, name='between_and_beyond_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (U8, [3, 1], 0.10000000149011612, 37), [0, 255, 200])
output = Output('output', (U8, [4, 1], 0.10000000149011612, 37))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0, 0, 0, 255],
    real_hits: [0.0, 1.0, 0.0, 1.0],
}, name='between_and_beyond_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (U8, [3, 1], 0.10000000149011612, 37), [0, 255, 200])
output = Output('output', (U8, [4, 1], 0.10000000149011612, 37))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0, 0, 0, 255],
    hits: [0, 1, 0, 1],
}, name='between_and_beyond_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (I32, [3, 1]), [1628980547, 986469336, 146746595])
output = Output('output', (I32, [4, 1]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0, 1628980547, 0, 986469336],
    real_hits: [0.0, 1.0, 0.0, 1.0],
}, name='between_and_beyond_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [3]), [2, 4, 7])
values = Parameter('values', (I32, [3, 1]), [1628980547, 986469336, 146746595])
output = Output('output', (I32, [4, 1]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 2, 8, 4],
    output: [0, 1628980547, 0, 986469336],
    hits: [0, 1, 0, 1],
}, name='between_and_beyond_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (F32, [2, 2]), [-4.965, 1.269, -3.01, -0.176])
output = Output('output', (F32, [4, 2]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [-3.01, -0.176, -3.01, -0.176, -4.965, 1.269, -3.01, -0.176],
    real_hits: [1.0, 1.0, 1.0, 1.0],
}, name='repeated').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (F32, [2, 2]), [-4.965, 1.269, -3.01, -0.176])
output = Output('output', (F32, [4, 2]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [-3.01, -0.176, -3.01, -0.176, -4.965, 1.269, -3.01, -0.176],
    hits: [1, 1, 1, 1],
}, name='repeated_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (U8, [2, 2], 0.5, 128), [0, 255, 225, 82])
output = Output('output', (U8, [4, 2], 0.5, 128))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [225, 82, 225, 82, 0, 255, 225, 82],
    real_hits: [1.0, 1.0, 1.0, 1.0],
}, name='repeated_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (U8, [2, 2], 0.5, 128), [0, 255, 225, 82])
output = Output('output', (U8, [4, 2], 0.5, 128))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [225, 82, 225, 82, 0, 255, 225, 82],
    hits: [1, 1, 1, 1],
}, name='repeated_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (I32, [2, 2]), [-1248440646, -2077135132, -2020061661, -439251399])
output = Output('output', (I32, [4, 2]))
hits = Internal('hits', (U8, [4], 1.0, 0))
real_hits = Output('real_hits', (F32, [4]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [-2020061661, -439251399, -2020061661, -439251399, -1248440646, -2077135132, -2020061661,
    -439251399],
    real_hits: [1.0, 1.0, 1.0, 1.0],
}, name='repeated_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [4]))
keys = Parameter('keys', (I32, [2]), [3, 7])
values = Parameter('values', (I32, [2, 2]), [-1248440646, -2077135132, -2020061661, -439251399])
output = Output('output', (I32, [4, 2]))
hits = Output('hits', (U8, [4], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [7, 7, 3, 7],
    output: [-2020061661, -439251399, -2020061661, -439251399, -1248440646, -2077135132, -2020061661,
    -439251399],
    hits: [1, 1, 1, 1],
}, name='repeated_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (F32, [3, 2]), [-1.208, 2.598, 5.199, 6.372, -8.178, 4.263])
output = Output('output', (F32, [3, 2]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [-8.178, 4.263, -1.208, 2.598, 0.0, 0.0],
    real_hits: [1.0, 1.0, 0.0],
}, name='far').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (F32, [3, 2]), [-1.208, 2.598, 5.199, 6.372, -8.178, 4.263])
output = Output('output', (F32, [3, 2]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [-8.178, 4.263, -1.208, 2.598, 0.0, 0.0],
    hits: [1, 1, 0],
}, name='far_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (U8, [3, 2], 0.013700000010430813, 101), [0, 255, 148, 159, 217, 74])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 101))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [217, 74, 0, 255, 0, 0],
    real_hits: [1.0, 1.0, 0.0],
}, name='far_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (U8, [3, 2], 0.013700000010430813, 101), [0, 255, 148, 159, 217, 74])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 101))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [217, 74, 0, 255, 0, 0],
    hits: [1, 1, 0],
}, name='far_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (I32, [3, 2]), [863572541, 750908809, 1917291927, 984227016, -1801775773, 960670452])
output = Output('output', (I32, [3, 2]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [-1801775773, 960670452, 863572541, 750908809, 0, 0],
    real_hits: [1.0, 1.0, 0.0],
}, name='far_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula. TF Lite compares keys by a difference that wraps.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [-2147483648, -1, 2147483647])
values = Parameter('values', (I32, [3, 2]), [863572541, 750908809, 1917291927, 984227016, -1801775773, 960670452])
output = Output('output', (I32, [3, 2]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2147483647, -2147483648, 0],
    output: [-1801775773, 960670452, 863572541, 750908809, 0, 0],
    hits: [1, 1, 0],
}, name='far_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (F32, [1, 3]), [-6.777, -0.97, 6.471])
output = Output('output', (F32, [2, 3]))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 6],
    output: [-6.777, -0.97, 6.471, 0.0, 0.0, 0.0],
    real_hits: [1.0, 0.0],
}, name='one_key').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (F32, [1, 3]), [-6.777, -0.97, 6.471])
output = Output('output', (F32, [2, 3]))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 6],
    output: [-6.777, -0.97, 6.471, 0.0, 0.0, 0.0],
    hits: [1, 0],
}, name='one_key_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (U8, [1, 3], 2.25, 0), [0, 255, 172])
output = Output('output', (U8, [2, 3], 2.25, 0))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 6],
    output: [0, 255, 172, 0, 0, 0],
    real_hits: [1.0, 0.0],
}, name='one_key_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (U8, [1, 3], 2.25, 0), [0, 255, 172])
output = Output('output', (U8, [2, 3], 2.25, 0))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 6],
    output: [0, 255, 172, 0, 0, 0],
    hits: [1, 0],
}, name='one_key_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (I32, [1, 3]), [-455021820, -1806229376, -1196824200])
output = Output('output', (I32, [2, 3]))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 6],
    output: [-455021820, -1806229376, -1196824200, 0, 0, 0],
    real_hits: [1.0, 0.0],
}, name='one_key_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [1]), [5])
values = Parameter('values', (I32, [1, 3]), [-455021820, -1806229376, -1196824200])
output = Output('output', (I32, [2, 3]))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 6],
    output: [-455021820, -1806229376, -1196824200, 0, 0, 0],
    hits: [1, 0],
}, name='one_key_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (F32, [3, 2, 2]), [3.825, -4.242, 7.355, -2.121, 5.806, 0.796, -6.026, -5.732, -2.344, 3.183, 4.788, 1.976])
output = Output('output', (F32, [3, 2, 2]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [20, 11, 10],
    output: [5.806, 0.796, -6.026, -5.732, 0.0, 0.0, 0.0, 0.0, 3.825, -4.242, 7.355, -2.121],
    real_hits: [1.0, 0.0, 1.0],
}, name='rank_3').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (F32, [3, 2, 2]), [3.825, -4.242, 7.355, -2.121, 5.806, 0.796, -6.026, -5.732, -2.344, 3.183, 4.788, 1.976])
output = Output('output', (F32, [3, 2, 2]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [20, 11, 10],
    output: [5.806, 0.796, -6.026, -5.732, 0.0, 0.0, 0.0, 0.0, 3.825, -4.242, 7.355, -2.121],
    hits: [1, 0, 1],
}, name='rank_3_codes')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (U8, [3, 2, 2], 0.10000000149011612, 255), [0, 255, 13, 66, 246, 212, 171, 50, 254, 113, 105, 246])
output = Output('output', (U8, [3, 2, 2], 0.10000000149011612, 255))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [20, 11, 10],
    output: [246, 212, 171, 50, 0, 0, 0, 0, 0, 255, 13, 66],
    real_hits: [1.0, 0.0, 1.0],
}, name='rank_3_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (U8, [3, 2, 2], 0.10000000149011612, 255), [0, 255, 13, 66, 246, 212, 171, 50, 254, 113, 105, 246])
output = Output('output', (U8, [3, 2, 2], 0.10000000149011612, 255))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [20, 11, 10],
    output: [246, 212, 171, 50, 0, 0, 0, 0, 0, 255, 13, 66],
    hits: [1, 0, 1],
}, name='rank_3_codes_quant8')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (I32, [3, 2, 2]), [207457585, 388136153, 1513574412, 1670709324, -1238381115, -1556492533, 278804713, 1436928260,
    1247394870, -48542938, 534023824, -2089666893])
output = Output('output', (I32, [3, 2, 2]))
hits = Internal('hits', (U8, [3], 1.0, 0))
real_hits = Output('real_hits', (F32, [3]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [20, 11, 10],
    output: [-1238381115, -1556492533, 278804713, 1436928260, 0, 0, 0, 0, 207457585, 388136153, 1513574412,
    1670709324],
    real_hits: [1.0, 0.0, 1.0],
}, name='rank_3_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (I32, [3, 2, 2]), [207457585, 388136153, 1513574412, 1670709324, -1238381115, -1556492533, 278804713, 1436928260,
    1247394870, -48542938, 534023824, -2089666893])
output = Output('output', (I32, [3, 2, 2]))
hits = Output('hits', (U8, [3], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [20, 11, 10],
    output: [-1238381115, -1556492533, 278804713, 1436928260, 0, 0, 0, 0, 207457585, 388136153, 1513574412,
    1670709324],
    hits: [1, 0, 1],
}, name='rank_3_codes_int32')

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (F32, [3, 2, 1, 2]), [7.788, 6.884, 1.712, -1.781, 5.584, -4.907, 0.392, -3.537, -5.73, 6.42, 3.988, 2.828])
output = Output('output', (F32, [2, 2, 1, 2]))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [30, 10],
    output: [-5.73, 6.42, 3.988, 2.828, 7.788, 6.884, 1.712, -1.781],
    real_hits: [1.0, 1.0],
}, name='rank_4').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (F32, [3, 2, 1, 2]), [7.788, 6.884, 1.712, -1.781, 5.584, -4.907, 0.392, -3.537, -5.73, 6.42, 3.988, 2.828])
output = Output('output', (F32, [2, 2, 1, 2]))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [30, 10],
    output: [-5.73, 6.42, 3.988, 2.828, 7.788, 6.884, 1.712, -1.781],
    hits: [1, 1],
}, name='rank_4_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (U8, [3, 2, 1, 2], 0.5, 37), [0, 255, 210, 149, 191, 88, 164, 249, 207, 119, 118, 116])
output = Output('output', (U8, [2, 2, 1, 2], 0.5, 37))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [30, 10],
    output: [207, 119, 118, 116, 0, 255, 210, 149],
    real_hits: [1.0, 1.0],
}, name='rank_4_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (U8, [3, 2, 1, 2], 0.5, 37), [0, 255, 210, 149, 191, 88, 164, 249, 207, 119, 118, 116])
output = Output('output', (U8, [2, 2, 1, 2], 0.5, 37))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [30, 10],
    output: [207, 119, 118, 116, 0, 255, 210, 149],
    hits: [1, 1],
}, name='rank_4_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (I32, [3, 2, 1, 2]), [-1768080504, -919198796, 143199997, 1403608672, -77104886, 1999374661, -1720610415, -512686261,
    -1480008084, -720727642, 293816581, 1311184725])
output = Output('output', (I32, [2, 2, 1, 2]))
hits = Internal('hits', (U8, [2], 1.0, 0))
real_hits = Output('real_hits', (F32, [2]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [30, 10],
    output: [-1480008084, -720727642, 293816581, 1311184725, -1768080504, -919198796, 143199997, 1403608672],
    real_hits: [1.0, 1.0],
}, name='rank_4_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
keys = Parameter('keys', (I32, [3]), [10, 20, 30])
values = Parameter('values', (I32, [3, 2, 1, 2]), [-1768080504, -919198796, 143199997, 1403608672, -77104886, 1999374661, -1720610415, -512686261,
    -1480008084, -720727642, 293816581, 1311184725])
output = Output('output', (I32, [2, 2, 1, 2]))
hits = Output('hits', (U8, [2], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [30, 10],
    output: [-1480008084, -720727642, 293816581, 1311184725, -1768080504, -919198796, 143199997, 1403608672],
    hits: [1, 1],
}, name='rank_4_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (F32, [4, 2]), [-2.042, -5.163, -3.196, -6.097, 7.59, 3.543, 2.194, 2.848])
output = Output('output', (F32, [6, 2]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [2.194, 2.848, -2.042, -5.163, 0.0, 0.0, 7.59, 3.543, 0.0, 0.0, 0.0, 0.0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0, 0.0],
}, name='in_a_row').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (F32, [4, 2]), [-2.042, -5.163, -3.196, -6.097, 7.59, 3.543, 2.194, 2.848])
output = Output('output', (F32, [6, 2]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [2.194, 2.848, -2.042, -5.163, 0.0, 0.0, 7.59, 3.543, 0.0, 0.0, 0.0, 0.0],
    hits: [1, 1, 0, 1, 0, 0],
}, name='in_a_row_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (U8, [4, 2], 0.013700000010430813, 128), [0, 255, 92, 2, 152, 234, 23, 130])
output = Output('output', (U8, [6, 2], 0.013700000010430813, 128))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [23, 130, 0, 255, 0, 0, 152, 234, 0, 0, 0, 0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0, 0.0],
}, name='in_a_row_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (U8, [4, 2], 0.013700000010430813, 128), [0, 255, 92, 2, 152, 234, 23, 130])
output = Output('output', (U8, [6, 2], 0.013700000010430813, 128))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [23, 130, 0, 255, 0, 0, 152, 234, 0, 0, 0, 0],
    hits: [1, 1, 0, 1, 0, 0],
}, name='in_a_row_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (I32, [4, 2]), [336420611, -803777866, 1597083899, 1728981348, 292740969, 459223009, -1868366286, 809824707])
output = Output('output', (I32, [6, 2]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [-1868366286, 809824707, 336420611, -803777866, 0, 0, 292740969, 459223009, 0, 0, 0, 0],
    real_hits: [1.0, 1.0, 0.0, 1.0, 0.0, 0.0],
}, name='in_a_row_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [2, 3, 4, 5])
values = Parameter('values', (I32, [4, 2]), [336420611, -803777866, 1597083899, 1728981348, 292740969, 459223009, -1868366286, 809824707])
output = Output('output', (I32, [6, 2]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [5, 2, 6, 4, 1, -7],
    output: [-1868366286, 809824707, 336420611, -803777866, 0, 0, 292740969, 459223009, 0, 0, 0, 0],
    hits: [1, 1, 0, 1, 0, 0],
}, name='in_a_row_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (F32, [4, 3]), [0.369, 6.869, 1.866, -7.569, 4.132, 1.756, 4.498, 3.136, 5.875, -7.571, 8.164, 6.787])
output = Output('output', (F32, [6, 3]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [0.369, 6.869, 1.866, 0.0, 0.0, 0.0, 4.498, 3.136, 5.875, 0.0, 0.0, 0.0, -7.571, 8.164, 6.787,
    -7.569, 4.132, 1.756],
    real_hits: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='from_zero').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (F32, [4, 3]), [0.369, 6.869, 1.866, -7.569, 4.132, 1.756, 4.498, 3.136, 5.875, -7.571, 8.164, 6.787])
output = Output('output', (F32, [6, 3]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [0.369, 6.869, 1.866, 0.0, 0.0, 0.0, 4.498, 3.136, 5.875, 0.0, 0.0, 0.0, -7.571, 8.164, 6.787,
    -7.569, 4.132, 1.756],
    hits: [1, 0, 1, 0, 1, 1],
}, name='from_zero_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (U8, [4, 3], 2.25, 101), [0, 255, 134, 104, 216, 240, 150, 100, 245, 34, 230, 70])
output = Output('output', (U8, [6, 3], 2.25, 101))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [0, 255, 134, 0, 0, 0, 150, 100, 245, 0, 0, 0, 34, 230, 70, 104, 216, 240],
    real_hits: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='from_zero_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (U8, [4, 3], 2.25, 101), [0, 255, 134, 104, 216, 240, 150, 100, 245, 34, 230, 70])
output = Output('output', (U8, [6, 3], 2.25, 101))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [0, 255, 134, 0, 0, 0, 150, 100, 245, 0, 0, 0, 34, 230, 70, 104, 216, 240],
    hits: [1, 0, 1, 0, 1, 1],
}, name='from_zero_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (I32, [4, 3]), [477655212, 1815796109, 387852911, 18644903, -678480331, 1398097656, -741626830, -1165123860,
    -1271834673, -584988707, 880439474, 1507701664])
output = Output('output', (I32, [6, 3]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [477655212, 1815796109, 387852911, 0, 0, 0, -741626830, -1165123860, -1271834673, 0, 0, 0,
    -584988707, 880439474, 1507701664, 18644903, -678480331, 1398097656],
    real_hits: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='from_zero_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [4]), [0, 1, 2, 3])
values = Parameter('values', (I32, [4, 3]), [477655212, 1815796109, 387852911, 18644903, -678480331, 1398097656, -741626830, -1165123860,
    -1271834673, -584988707, 880439474, 1507701664])
output = Output('output', (I32, [6, 3]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [0, 4, 2, -1, 3, 1],
    output: [477655212, 1815796109, 387852911, 0, 0, 0, -741626830, -1165123860, -1271834673, 0, 0, 0,
    -584988707, 880439474, 1507701664, 18644903, -678480331, 1398097656],
    hits: [1, 0, 1, 0, 1, 1],
}, name='from_zero_codes_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (F32, [3, 1]), [1.049, 2.797, 7.504])
output = Output('output', (F32, [6, 1]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [1.049, 0.0, 7.504, 0.0, 0.0, 0.0],
    real_hits: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0],
}, name='even_steps').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (F32, [3, 1]), [1.049, 2.797, 7.504])
output = Output('output', (F32, [6, 1]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [1.049, 0.0, 7.504, 0.0, 0.0, 0.0],
    hits: [1, 0, 1, 0, 0, 0],
}, name='even_steps_codes').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (U8, [3, 1], 0.10000000149011612, 0), [0, 255, 228])
output = Output('output', (U8, [6, 1], 0.10000000149011612, 0))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [0, 0, 228, 0, 0, 0],
    real_hits: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0],
}, name='even_steps_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (U8, [3, 1], 0.10000000149011612, 0), [0, 255, 228])
output = Output('output', (U8, [6, 1], 0.10000000149011612, 0))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [0, 0, 228, 0, 0, 0],
    hits: [1, 0, 1, 0, 0, 0],
}, name='even_steps_codes_quant8').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (I32, [3, 1]), [-280423863, -1420708259, -1096928231])
output = Output('output', (I32, [6, 1]))
hits = Internal('hits', (U8, [6], 1.0, 0))
real_hits = Output('real_hits', (F32, [6]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
model.Operation('DEQUANTIZE', hits).To(real_hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [-280423863, 0, -1096928231, 0, 0, 0],
    real_hits: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0],
}, name='even_steps_int32').DisableLifeTimeVariation()

# The value with the key; zeros and no hit where there is none.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [6]))
keys = Parameter('keys', (I32, [3]), [2, 4, 6])
values = Parameter('values', (I32, [3, 1]), [-280423863, -1420708259, -1096928231])
output = Output('output', (I32, [6, 1]))
hits = Output('hits', (U8, [6], 1.0, 0))
model = Model()
model.Operation('HASHTABLE_LOOKUP', lookups, keys, values).To(output, hits)
Example({
    lookups: [2, 3, 6, 5, 8, 0],
    output: [-280423863, 0, -1096928231, 0, 0, 0],
    hits: [1, 0, 1, 0, 0, 0],
}, name='even_steps_codes_int32').DisableLifeTimeVariation()
