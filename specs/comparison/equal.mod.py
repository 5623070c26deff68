# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: broadcasting, types, quantizations.

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
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.75, -0.75, -0.75, 1.5, 1.5, 0.75, -1.5, -1.5, 1.5],
    second: [1.5, 0.0, 0.75, 0.75, -1.5, 0.75, 1.5, 1.5, 0.0],
    output: [False, False, False, False, False, True, False, False, False],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.0, 1.5, -0.75, 0.0, -1.5, 1.5, 0.75, 0.75, -0.75, 0.0, -1.5, -1.5, 0.0, -0.75, 0.0, -1.5, -0.75,
    -0.75],
    second: [1.5, 1.5, 0.0, -0.75, 0.0, -1.5, 0.75, -1.5, -0.75, -1.5, 0.0, -0.75, -0.75, -0.75, 0.75, 1.5, 0.0,
    -1.5],
    output: [False, True, False, False, False, False, True, False, True, False, False, False, False, True,
    False, False, False, False],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0, 14, -7, 0, -14, 14, 7, 7, -7, 0, -14, -14, 0, -7, 0, -14, -7, -7],
    second: [14, 14, 0, -7, 0, -14, 7, -14, -7, -14, 0, -7, -7, -7, 7, 14, 0, -14],
    output: [False, True, False, False, False, False, True, False, True, False, False, False, False, True,
    False, False, False, False],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [False, True, False, False, False, True, True, True, False, False, False, False, False, False,
    False, False, False, False],
    second: [True, True, False, False, False, False, True, False, False, False, False, False, False, False,
    True, True, False, False],
    output: [False, True, True, True, True, False, True, False, True, True, True, True, True, True, False,
    False, True, True],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [-0.75],
    second: [-0.75, -0.75, 1.5, 0.75, 0.0, 0.0, -1.5, 0.0, -0.75, 1.5, 0.75, -0.75, 0.0, 1.5, -0.75, -1.5, -1.5,
    -1.5, 0.75, -0.75, 0.75, -1.5, 0.75, 0.0],
    output: [True, True, False, False, False, False, False, False, True, False, False, True, False, False, True,
    False, False, False, False, True, False, False, False, False],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.75, 0.0, -0.75, 1.5, 1.5, 1.5, -0.75, 0.0, -0.75, 1.5, 0.75, 1.5, -0.75, -1.5, -1.5, -0.75,
    -0.75, 1.5, 0.0, 0.0, 1.5, -1.5, 0.75, 0.75],
    second: [0.75],
    output: [True, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, True, True],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.0, -1.5, 0.0, -1.5, 0.75, -1.5, -0.75, -1.5, -0.75, -1.5, 0.75, -1.5],
    second: [1.5, 0.0, -1.5, -0.75, 0.0, 1.5, -0.75, 0.0, 0.0, -0.75, 0.0, -1.5, -0.75, -1.5, -0.75, 0.0, -1.5,
    1.5, -0.75, 0.0, 0.75, -0.75, 1.5, 1.5],
    output: [False, False, False, False, False, False, True, False, False, False, False, True, False, True,
    False, False, False, False, True, False, False, False, False, False],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [1.5, 0.75, -0.75, 1.5, 0.75, -0.75, -1.5, -0.75, -1.5, -0.75, 0.75, -0.75, 1.5, 1.5, 1.5, -0.75,
    0.75, -1.5, 1.5, -0.75, 0.0, -1.5, -0.75, 0.75],
    second: [0.0, 0.75, -0.75, -1.5, -0.75, -1.5, 0.0, 0.0],
    output: [False, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, True, False, False],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [14, 7, -7, 14, 7, -7, -14, -7, -14, -7, 7, -7, 14, 14, 14, -7, 7, -14, 14, -7, 0, -14, -7, 7],
    second: [0, 7, -7, -14, -7, -14, 0, 0],
    output: [False, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, True, False, False],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [True, True, False, True, True, False, False, False, False, False, True, False, True, True, True,
    False, True, False, True, False, False, False, False, True],
    second: [False, True, False, False, False, False, False, False],
    output: [False, True, True, False, False, False, True, True, True, False, False, True, False, False, False,
    True, False, True, False, True, True, True, True, False],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.75, 0.0, 0.75, 1.5, -0.75],
    second: [-1.5, -1.5, 0.0, 1.5],
    output: [False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, True, False, False, False, False],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [7, 0, 7, 14, -7],
    second: [-14, -14, 0, 14],
    output: [False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, True, False, False, False, False],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [True, False, True, True, False],
    second: [False, False, False, True],
    output: [False, False, False, True, True, True, True, False, False, False, False, True, False, False, False,
    True, True, True, True, False],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [0.0, 1.5, 1.5, 0.75, 0.75, -1.5, -1.5, 0.75, 1.5, -1.5, 1.5, -1.5, 1.5, 0.0, 0.75, 0.75],
    second: [1.5, 1.5, 0.0, -1.5],
    output: [False, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [-0.75, 0.75, -1.5, 0.0, 0.75, 0.75, -1.5, 1.5, 1.5, 1.5, -1.5, -1.5, 1.5, -0.75, 0.0, -1.5],
    second: [-0.75, 1.5, -0.75, -1.5],
    output: [True, False, False, False, False, False, False, False, False, True, False, True, False, False,
    False, True],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [-7, 7, -14, 0, 7, 7, -14, 14, 14, 14, -14, -14, 14, -7, 0, -14],
    second: [-7, 14, -7, -14],
    output: [True, False, False, False, False, False, False, False, False, True, False, True, False, False,
    False, True],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [False, True, False, False, True, True, False, True, True, True, False, False, True, False, False,
    False],
    second: [False, True, False, False],
    output: [True, True, True, True, False, True, True, False, False, True, True, True, False, False, True,
    True],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [False, False, False, True, True, False, False, False, False, False],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
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
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, False, False, True, False, False, True, False],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, False, True, False, False, True, False, False],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, False, True, False, False, True, False, False, True],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [False, False, False, False, True, False],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [96, 90, 88, 102, 90, 100, 98, 92, 102, 88, 88, 92, 92, 90, 88, 88, 98, 98, 102, 100, 100, 112, 112,
    102],
    second: [98, 92, 90, 100, 90, 102, 100, 90, 104, 90, 90, 92, 92, 88, 88, 86, 100, 98, 102, 98, 102, 112,
    114, 102],
    output: [False, False, False, False, True, False, False, False, False, False, False, True, True, False,
    True, False, False, True, True, False, False, True, False, True],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [13, 0, 0, 0, 5, 1, 15, 0, 7, 11, 11, 0, 0, 0, 5, 3, 13, 0, 9, 0, 15, 0, 5, 11],
    second: [255, 238, 244, 238, 250, 250, 255, 244, 254, 255, 255, 246, 248, 242, 250, 248, 255, 238, 254, 242,
    255, 246, 254, 255],
    output: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [138, 124, 122, 126, 128, 132, 116, 126, 122, 136, 118, 122, 120, 126, 138, 134, 122, 122, 118, 138,
    126, 138, 128, 130],
    second: [133, 127, 125, 128, 129, 130, 121, 128, 125, 131, 123, 124, 123, 127, 133, 131, 126, 124, 123, 133,
    127, 132, 127, 130],
    output: [True, False, True, False, False, True, False, False, True, False, True, False, False, True, True,
    True, False, False, True, True, True, False, False, False],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [4, 4, 8, 16, 15, 8, 15, 15, 11, 10, 7, 16, 10, 4, 5, 12, 8, 4, 6, 13, 11, 9, 15, 6],
    second: [186, 188, 194, 212, 210, 198, 208, 208, 202, 198, 196, 214, 200, 190, 192, 206, 194, 190, 190, 208,
    200, 200, 212, 194],
    output: [False, True, False, True, True, False, False, False, True, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [122, 118, 120, 118, 120],
    second: [120, 119, 122, 119],
    output: [False, False, True, False, False, False, False, False, True, False, False, False, False, False,
    False, False, True, False, False, False],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('EQUAL', first, second).To(output)
Example({
    first: [119, 120, 121, 119, 119, 118, 120, 122, 120, 121, 122, 119, 119, 118, 119, 122],
    second: [122, 120, 121, 119],
    output: [False, True, True, True, False, False, False, False, False, False, False, True, False, False,
    False, False],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
