# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS_EQUAL: broadcasting, types, quantizations.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [9]))
second = Input('second', (F32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [0.75, -0.75, 0.75, 0.75, -1.5, -1.5, 0.75, 1.5, -1.5],
    second: [0.0, 1.5, 0.0, 0.75, 0.0, -0.75, 0.0, -0.75, 1.5],
    output: [False, True, False, True, True, True, False, False, True],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-0.75, -1.5, 1.5, -1.5, -1.5, 1.5, -0.75, -1.5, 0.75, -1.5, 0.0, -0.75, 1.5, -1.5, 0.75, 0.0,
    -0.75, 1.5],
    second: [-1.5, 0.0, 1.5, -1.5, 0.0, 1.5, -1.5, 0.0, 0.0, 1.5, 0.0, 0.75, 0.75, 0.0, 0.0, 0.0, -0.75, -1.5],
    output: [False, True, True, True, True, True, False, True, False, True, True, True, False, True, False,
    True, True, False],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-7, -14, 14, -14, -14, 14, -7, -14, 7, -14, 0, -7, 14, -14, 7, 0, -7, 14],
    second: [-14, 0, 14, -14, 0, 14, -14, 0, 0, 14, 0, 7, 7, 0, 0, 0, -7, -14],
    output: [False, True, True, True, True, True, False, True, False, True, True, True, False, True, False,
    True, True, False],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [False, False, True, False, False, True, False, False, True, False, False, False, True, False, True,
    False, False, True],
    second: [False, False, True, False, False, True, False, False, False, True, False, True, True, False, False,
    False, False, False],
    output: [True, True, True, True, True, True, True, True, False, True, True, True, True, True, False, True,
    True, False],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-0.75],
    second: [-1.5, -1.5, 0.0, 1.5, -1.5, 1.5, 0.0, -0.75, -1.5, 1.5, -1.5, -0.75, 0.75, -0.75, -1.5, 1.5, -0.75,
    -1.5, -0.75, -1.5, 0.0, 1.5, -0.75, -1.5],
    output: [False, False, True, True, False, True, True, True, False, True, False, True, True, True, False,
    True, True, False, True, False, True, True, True, False],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [0.0, 0.75, -0.75, 1.5, 0.75, 1.5, -0.75, -0.75, 0.75, 1.5, 0.0, -1.5, -1.5, -1.5, 0.0, 1.5, 0.75,
    1.5, -1.5, -0.75, 0.75, -0.75, -1.5, -0.75],
    second: [0.0],
    output: [True, False, True, False, False, False, True, True, False, False, True, True, True, True, True,
    False, False, False, True, True, False, True, True, True],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [0.0, -0.75, 0.0, -1.5, 1.5, -0.75, 0.0, 0.0, 0.0, -0.75, -0.75, 0.75],
    second: [0.75, 0.75, -1.5, 0.75, 0.75, -0.75, 1.5, 0.0, -0.75, -1.5, 0.0, 1.5, -1.5, -1.5, -0.75, 0.75, 1.5,
    -0.75, 1.5, -1.5, 1.5, -1.5, 1.5, -0.75],
    output: [True, True, False, True, False, True, True, True, False, False, True, True, False, False, False,
    True, True, True, True, False, True, False, True, False],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [1.5, -1.5, -1.5, -1.5, -0.75, -0.75, -1.5, 0.0, -1.5, 1.5, -1.5, -1.5, -1.5, 1.5, -1.5, -1.5, 0.75,
    -1.5, 0.0, -1.5, -1.5, 0.75, -0.75, -0.75],
    second: [-1.5, 0.75, -0.75, -0.75, -0.75, 0.75, 0.0, -0.75],
    output: [False, True, True, True, False, True, True, False, True, False, True, True, True, False, True,
    True, False, True, True, True, True, True, True, True],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [14, -14, -14, -14, -7, -7, -14, 0, -14, 14, -14, -14, -14, 14, -14, -14, 7, -14, 0, -14, -14, 7,
    -7, -7],
    second: [-14, 7, -7, -7, -7, 7, 0, -7],
    output: [False, True, True, True, False, True, True, False, True, False, True, True, True, False, True,
    True, False, True, True, True, True, True, True, True],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [True, False, False, False, False, False, False, False, False, True, False, False, False, True,
    False, False, True, False, False, False, False, True, False, False],
    second: [False, True, False, False, False, True, False, False],
    output: [False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    False, True, True, True, True, True, True, True],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-0.75, 1.5, 1.5, -0.75, 0.0],
    second: [0.75, 0.75, 1.5, 0.75],
    output: [True, True, True, True, False, False, True, False, False, False, True, False, True, True, True,
    True, True, True, True, True],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-7, 14, 14, -7, 0],
    second: [7, 7, 14, 7],
    output: [True, True, True, True, False, False, True, False, False, False, True, False, True, True, True,
    True, True, True, True, True],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [False, True, True, False, False],
    second: [True, True, True, True],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [-0.75, -1.5, 0.0, 0.75, 0.0, -1.5, -1.5, 1.5, 1.5, -1.5, -0.75, -1.5, 0.75, -0.75, -0.75, 1.5],
    second: [-1.5, -1.5, -0.75, 0.0],
    output: [False, True, False, False, False, True, True, False, False, True, True, True, False, True, True,
    False],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [0.75, 1.5, -0.75, 1.5, -1.5, 0.0, -1.5, 0.75, 1.5, -0.75, -0.75, 0.0, 1.5, -1.5, 0.0, -0.75],
    second: [-1.5, -0.75, -1.5, 1.5],
    output: [False, False, False, True, True, False, True, True, False, True, False, True, False, True, False,
    True],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [7, 14, -7, 14, -14, 0, -14, 7, 14, -7, -7, 0, 14, -14, 0, -7],
    second: [-14, -7, -14, 14],
    output: [False, False, False, True, True, False, True, True, False, True, False, True, False, True, False,
    True],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [True, True, False, True, False, False, False, True, True, False, False, False, True, False, False,
    False],
    second: [False, False, False, True],
    output: [False, False, True, True, True, True, True, True, False, True, True, True, False, True, True, True],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [True, False, False, True, True, True, False, False, True, False],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [float('nan'), 1.0, float('nan')],
    second: [1.0, float('nan'), float('nan')],
    output: [False, False, False],
}, name='nan').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, True, False, True, True, False, True, True, False],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, True, True, False, True, True, False, True],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, True, False, True, True, False, True, True],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [False, True, False, True, True, True],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [92, 98, 110, 106, 98, 96, 98, 94, 98, 112, 92, 100, 112, 92, 98, 108, 88, 90, 112, 96, 94, 110,
    102, 112],
    second: [90, 100, 112, 104, 96, 96, 98, 96, 96, 110, 90, 98, 112, 94, 98, 108, 86, 90, 110, 98, 94, 112,
    100, 114],
    output: [False, True, True, False, False, True, True, True, False, False, False, False, True, True, True,
    True, False, True, False, True, True, True, False, True],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [0, 0, 7, 0, 5, 9, 0, 13, 5, 0, 0, 13, 5, 5, 0, 13, 3, 3, 5, 0, 0, 0, 1, 0],
    second: [242, 236, 252, 240, 252, 255, 240, 255, 254, 236, 244, 255, 254, 250, 244, 255, 248, 252, 252, 238,
    240, 244, 246, 244],
    output: [False, False, False, False, True, False, False, False, True, False, False, False, True, False,
    False, False, False, True, True, False, False, False, False, False],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [138, 126, 138, 116, 136, 116, 118, 132, 140, 124, 116, 118, 140, 124, 120, 132, 122, 126, 138, 124,
    132, 138, 132, 122],
    second: [134, 126, 134, 122, 131, 121, 123, 130, 133, 127, 122, 122, 135, 127, 123, 129, 126, 126, 133, 125,
    130, 134, 131, 125],
    output: [True, False, True, True, False, False, True, True, False, True, True, False, True, True, False,
    False, True, False, True, False, True, True, True, True],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [16, 13, 5, 8, 14, 6, 11, 15, 7, 9, 12, 8, 12, 12, 14, 11, 7, 4, 10, 7, 6, 14, 15, 6],
    second: [210, 204, 188, 198, 208, 194, 202, 208, 192, 198, 206, 196, 206, 206, 208, 204, 192, 188, 200, 194,
    194, 208, 212, 194],
    output: [False, False, False, True, True, True, True, False, False, True, True, True, True, True, True,
    True, False, True, True, True, True, True, True, True],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [118, 118, 121, 118, 122],
    second: [119, 121, 121, 119],
    output: [True, True, True, True, True, True, True, True, False, True, True, False, True, True, True, True,
    False, False, False, False],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS_EQUAL', first, second).To(output)
Example({
    first: [119, 121, 121, 119, 119, 118, 120, 120, 121, 118, 120, 120, 120, 119, 121, 121],
    second: [120, 118, 118, 119],
    output: [True, False, False, True, True, True, False, False, False, True, False, False, True, False, False,
    False],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
