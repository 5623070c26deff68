# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: broadcasting, types, quantizations.

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
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [0.75, 1.5, 1.5, 0.75, 0.0, -0.75, -1.5, 0.0, 0.75],
    second: [0.0, -1.5, -0.75, 1.5, 0.75, -0.75, 0.0, 1.5, -0.75],
    output: [True, True, True, False, False, True, False, False, True],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [1.5, 0.75, 0.75, -1.5, -1.5, 0.0, 1.5, 1.5, 0.75, 0.0, 0.75, 0.0, -0.75, 1.5, 0.0, 0.75, -1.5,
    -1.5],
    second: [0.75, -0.75, -0.75, 0.75, 0.0, 1.5, -0.75, 0.0, 0.75, -0.75, 1.5, -1.5, -1.5, -1.5, -0.75, 1.5,
    1.5, 0.0],
    output: [True, True, True, False, False, False, True, True, True, True, False, True, True, True, True,
    False, False, False],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [14, 7, 7, -14, -14, 0, 14, 14, 7, 0, 7, 0, -7, 14, 0, 7, -14, -14],
    second: [7, -7, -7, 7, 0, 14, -7, 0, 7, -7, 14, -14, -14, -14, -7, 14, 14, 0],
    output: [True, True, True, False, False, False, True, True, True, True, False, True, True, True, True,
    False, False, False],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [True, True, True, False, False, False, True, True, True, False, True, False, False, True, False,
    True, False, False],
    second: [True, False, False, True, False, True, False, False, True, False, True, False, False, False, False,
    True, True, False],
    output: [True, True, True, False, True, False, True, True, True, True, True, True, True, True, True, True,
    False, True],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [1.5],
    second: [-0.75, 1.5, 1.5, 0.0, 1.5, -1.5, 1.5, -0.75, 1.5, 0.0, -0.75, -0.75, 0.0, 0.0, 0.0, 0.0, 0.75,
    -0.75, -0.75, 0.75, -1.5, 0.75, 0.75, -1.5],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [-1.5, 0.75, -1.5, -0.75, 1.5, 0.75, -1.5, 0.75, 0.0, 0.75, 0.75, 0.75, 0.75, 1.5, 0.75, 0.0, 1.5,
    0.75, 0.0, 0.75, 1.5, -1.5, -0.75, 1.5],
    second: [1.5],
    output: [False, False, False, False, True, False, False, False, False, False, False, False, False, True,
    False, False, True, False, False, False, True, False, False, True],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [-1.5, -1.5, 1.5, -0.75, -1.5, 0.75, 1.5, -0.75, -1.5, 0.0, 1.5, 0.0],
    second: [-0.75, -0.75, 0.0, 1.5, 0.75, 0.0, 1.5, 0.75, 0.0, -1.5, 1.5, -0.75, -1.5, -1.5, -0.75, -0.75, 1.5,
    1.5, 0.75, -0.75, 0.0, 0.75, -1.5, 0.75],
    output: [False, False, True, False, False, True, True, False, False, True, True, True, True, True, True,
    True, False, False, True, True, False, False, True, False],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [1.5, 1.5, -1.5, -1.5, 0.75, -1.5, -0.75, -1.5, 0.75, 1.5, 0.0, 1.5, 0.75, 0.75, -0.75, 0.0, -1.5,
    0.75, 0.0, -0.75, -1.5, -0.75, -1.5, 0.75],
    second: [0.0, -0.75, -1.5, 0.0, -1.5, 0.75, -0.75, -1.5],
    output: [True, True, True, False, True, False, True, False, True, True, True, True, True, True, True, True,
    True, True, True, True, True, False, False, True],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [14, 14, -14, -14, 7, -14, -7, -14, 7, 14, 0, 14, 7, 7, -7, 0, -14, 7, 0, -7, -14, -7, -14, 7],
    second: [0, -7, -14, 0, -14, 7, -7, -14],
    output: [True, True, True, False, True, False, True, False, True, True, True, True, True, True, True, True,
    True, True, True, True, True, False, False, True],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [True, True, False, False, True, False, False, False, True, True, False, True, True, True, False,
    False, False, True, False, False, False, False, False, True],
    second: [False, False, False, False, False, True, False, False],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, False, True, True],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [-0.75, -1.5, -1.5, 0.75, 0.0],
    second: [1.5, 1.5, 0.75, -1.5],
    output: [False, False, False, True, False, False, False, True, False, False, False, True, False, False,
    True, True, False, False, False, True],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [-7, -14, -14, 7, 0],
    second: [14, 14, 7, -14],
    output: [False, False, False, True, False, False, False, True, False, False, False, True, False, False,
    True, True, False, False, False, True],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [False, False, False, True, False],
    second: [True, True, True, False],
    output: [False, False, False, True, False, False, False, True, False, False, False, True, True, True, True,
    True, False, False, False, True],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [1.5, 1.5, -1.5, -0.75, 1.5, 0.75, -1.5, -1.5, -0.75, 0.75, 1.5, -0.75, 0.0, 0.75, -1.5, -0.75],
    second: [-1.5, 0.75, -1.5, -1.5],
    output: [True, True, True, True, True, True, False, False, True, True, True, True, True, True, True, True],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [0.0, -1.5, -0.75, -0.75, 1.5, -0.75, -1.5, -0.75, -0.75, 0.0, 0.75, 0.0, -1.5, 0.0, 0.0, 0.0],
    second: [-0.75, 1.5, 0.75, 1.5],
    output: [True, False, False, False, True, False, False, False, True, False, True, False, False, False,
    False, False],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [0, -14, -7, -7, 14, -7, -14, -7, -7, 0, 7, 0, -14, 0, 0, 0],
    second: [-7, 14, 7, 14],
    output: [True, False, False, False, True, False, False, False, True, False, True, False, False, False,
    False, False],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [False, False, False, False, True, False, False, False, False, False, True, False, False, False,
    False, False],
    second: [False, True, True, True],
    output: [True, False, False, False, True, False, False, False, True, False, True, False, True, False, False,
    False],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [False, True, True, True, True, False, True, True, False, True],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
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
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, True, False, True, True, False, True, True],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, True, False, True, True, False, True, True, False],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, True, True, False, True, True, False, True],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [True, False, True, False, True, False],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [108, 92, 104, 92, 88, 92, 100, 108, 90, 112, 112, 104, 108, 110, 106, 102, 92, 98, 110, 92, 112,
    88, 108, 100],
    second: [108, 90, 106, 92, 88, 92, 102, 106, 92, 112, 110, 102, 108, 110, 104, 102, 90, 98, 110, 92, 114,
    86, 106, 100],
    output: [True, True, False, True, True, True, False, True, False, True, True, True, True, True, True, True,
    True, True, True, True, False, True, True, True],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [11, 0, 0, 13, 15, 11, 0, 1, 13, 3, 13, 3, 0, 7, 9, 9, 9, 9, 7, 0, 1, 0, 0, 9],
    second: [255, 238, 238, 255, 255, 255, 244, 246, 255, 248, 255, 248, 242, 252, 255, 255, 255, 254, 254, 244,
    248, 244, 248, 255],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, False, True],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [138, 120, 130, 138, 132, 136, 124, 128, 130, 140, 134, 120, 118, 136, 140, 136, 116, 140, 136, 128,
    130, 124, 132, 138],
    second: [132, 125, 130, 133, 130, 132, 126, 127, 130, 135, 131, 124, 122, 132, 134, 131, 123, 134, 132, 128,
    128, 126, 130, 134],
    output: [True, False, False, True, True, True, True, True, False, False, True, True, True, True, True, True,
    False, True, True, True, True, True, True, False],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [8, 12, 8, 7, 4, 9, 4, 7, 7, 11, 4, 8, 9, 7, 12, 12, 6, 16, 10, 11, 9, 6, 9, 13],
    second: [198, 204, 198, 192, 188, 198, 186, 196, 196, 200, 186, 196, 196, 194, 204, 204, 194, 210, 200, 204,
    198, 194, 200, 206],
    output: [False, True, False, True, True, True, True, False, False, True, True, True, True, True, True, True,
    False, True, True, False, True, False, False, True],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [118, 120, 120, 121, 122],
    second: [119, 119, 122, 119],
    output: [False, False, False, False, True, True, False, True, True, True, False, True, True, True, False,
    True, True, True, True, True],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', first, second).To(output)
Example({
    first: [118, 121, 119, 122, 118, 121, 122, 118, 118, 122, 118, 121, 122, 119, 120, 118],
    second: [120, 120, 122, 120],
    output: [False, True, False, True, False, True, True, False, False, True, False, True, True, False, False,
    False],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
