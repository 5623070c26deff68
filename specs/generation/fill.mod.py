# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/generation.py; do not edit.
#
# FILL: ranks, values, types.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [1]), [5])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('FILL', dims, 2.375).To(output)
Example({
    output: [2.375, 2.375, 2.375, 2.375, 2.375],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [1]), [5])
output = Output('output', (I32, [5]))
model = Model()
model.Operation('FILL', dims, -7).To(output)
Example({
    output: [-7, -7, -7, -7, -7],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [2]), [3, 2])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('FILL', dims, 2.375).To(output)
Example({
    output: [2.375, 2.375, 2.375, 2.375, 2.375, 2.375],
}, name='rank_2').AddVariations('float16')

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [2]), [3, 2])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('FILL', dims, -7).To(output)
Example({
    output: [-7, -7, -7, -7, -7, -7],
}, name='rank_2_int32')

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [3]), [2, 1, 4])
output = Output('output', (F32, [2, 1, 4]))
model = Model()
model.Operation('FILL', dims, 2.375).To(output)
Example({
    output: [2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [3]), [2, 1, 4])
output = Output('output', (I32, [2, 1, 4]))
model = Model()
model.Operation('FILL', dims, -7).To(output)
Example({
    output: [-7, -7, -7, -7, -7, -7, -7, -7],
}, name='rank_3_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [4]), [2, 3, 1, 2])
output = Output('output', (F32, [2, 3, 1, 2]))
model = Model()
model.Operation('FILL', dims, 2.375).To(output)
Example({
    output: [2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375, 2.375],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [4]), [2, 3, 1, 2])
output = Output('output', (I32, [2, 3, 1, 2]))
model = Model()
model.Operation('FILL', dims, -7).To(output)
Example({
    output: [-7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [1]), [1])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('FILL', dims, 2.375).To(output)
Example({
    output: [2.375],
}, name='one').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
dims = Parameter('dims', (I32, [1]), [1])
output = Output('output', (I32, [1]))
model = Model()
model.Operation('FILL', dims, -7).To(output)
Example({
    output: [-7],
}, name='one_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('FILL', [2, 2], 0.0).To(output)
Example({
    output: [0.0, 0.0, 0.0, 0.0],
}, name='zero').DisableLifeTimeVariation()

# Expected values: float64 formula.
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('FILL', [2, 2], 1e-30).To(output)
Example({
    output: [1e-30, 1e-30, 1e-30, 1e-30],
}, name='tiny').DisableLifeTimeVariation()

# Expected values: float64 formula.
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('FILL', [2, 2], 3e+38).To(output)
Example({
    output: [3e+38, 3e+38, 3e+38, 3e+38],
}, name='great').DisableLifeTimeVariation()

# Expected values: float64 formula.
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('FILL', [2, 2], 0.333).To(output)
Example({
    output: [0.333, 0.333, 0.333, 0.333],
}, name='third').DisableLifeTimeVariation()

# Expected values: float64 formula.
output = Output('output', (F32, [3]))
model = Model()
model.Operation('FILL', [3], float('inf')).To(output)
Example({
    output: [float('inf'), float('inf'), float('inf')],
}, name='infinite').DisableLifeTimeVariation()

# More elements than 16 bits can count.
# Expected values: float64 formula.
many = Internal('many', (F32, [270, 260]))
least = Output('least', (F32, [260]))
greatest = Output('greatest', (F32, [260]))
model = Model()
model.Operation('FILL', [270, 260], 2.375).To(many)
model.Operation('REDUCE_MIN', many, [0], False).To(least)
model.Operation('REDUCE_MAX', many, [0], False).To(greatest)
Example({
    least: ([2.375] * 260)[:260],
    greatest: ([2.375] * 260)[:260],
}, name='many').DisableLifeTimeVariation()

# As real numbers: not one off.
# Expected values: exact integer arithmetic.
filled = Internal('filled', (I32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('FILL', [2, 3], 16777216).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    output: [16777216.0, 16777216.0, 16777216.0, 16777216.0, 16777216.0, 16777216.0],
}, name='far_int32').DisableLifeTimeVariation()

# As real numbers: not one off.
# Expected values: exact integer arithmetic.
filled = Internal('filled', (I32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('FILL', [2, 3], -2147483648).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    output: [-2147483600.0, -2147483600.0, -2147483600.0, -2147483600.0, -2147483600.0, -2147483600.0],
}, name='least_int32').DisableLifeTimeVariation()

# As real numbers: not one off.
# Expected values: exact integer arithmetic.
filled = Internal('filled', (I32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('FILL', [2, 3], -1).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    output: [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0],
}, name='minus_1_int32').DisableLifeTimeVariation()
