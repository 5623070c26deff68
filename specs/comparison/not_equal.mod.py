# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: broadcasting, types, quantizations.

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
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [1.5, 1.5, 1.5, 1.5, -1.5, 0.0, 1.5, -0.75, 0.75],
    second: [0.75, 1.5, -1.5, 0.75, -1.5, 0.75, 0.0, -0.75, 0.0],
    output: [True, False, True, True, False, True, True, False, True],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0.0, 0.75, -1.5, -0.75, 1.5, 1.5, -1.5, -0.75, 0.75, 1.5, -0.75, -0.75, 1.5, 0.75, -0.75, 0.75,
    1.5, -1.5],
    second: [1.5, 1.5, 0.0, 1.5, -1.5, 0.0, 1.5, -1.5, -0.75, 0.75, 0.0, 0.0, -0.75, 0.0, -1.5, 0.75, -1.5, 1.5],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, False,
    True, True],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0, 7, -14, -7, 14, 14, -14, -7, 7, 14, -7, -7, 14, 7, -7, 7, 14, -14],
    second: [14, 14, 0, 14, -14, 0, 14, -14, -7, 7, 0, 0, -7, 0, -14, 7, -14, 14],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, False,
    True, True],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [False, True, False, False, True, True, False, False, True, True, False, False, True, True, False,
    True, True, False],
    second: [True, True, False, True, False, False, True, False, False, True, False, False, False, False, False,
    True, False, True],
    output: [True, False, False, True, True, True, True, False, True, False, False, False, True, True, False,
    False, True, True],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0.0],
    second: [-1.5, 0.75, 0.75, 1.5, 1.5, 1.5, -1.5, 1.5, 1.5, -1.5, -1.5, -1.5, 0.75, -0.75, 1.5, 1.5, 0.0,
    0.75, 0.0, -1.5, -0.75, -0.75, -0.75, 1.5],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    False, True, False, True, True, True, True, True],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [1.5, -0.75, 0.75, -0.75, 0.75, 0.0, -1.5, -0.75, -1.5, 0.75, 0.0, -0.75, 1.5, 1.5, -1.5, -1.5,
    -0.75, -0.75, 1.5, 0.0, -1.5, 0.75, -0.75, -0.75],
    second: [0.75],
    output: [True, True, False, True, False, True, True, True, True, False, True, True, True, True, True, True,
    True, True, True, True, True, False, True, True],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [-0.75, -1.5, 0.0, -0.75, 0.75, 1.5, -1.5, -0.75, 0.0, -1.5, -0.75, 0.75],
    second: [1.5, 0.75, 1.5, 0.0, -0.75, -0.75, 1.5, 1.5, 0.0, 1.5, 0.0, -1.5, -1.5, 0.0, 0.75, 1.5, 0.0, 0.75,
    -0.75, 0.0, 1.5, -1.5, 1.5, 0.75],
    output: [True, True, True, True, True, True, True, True, False, True, True, True, True, True, True, True,
    True, True, True, True, True, False, True, False],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0.0, 1.5, 1.5, 0.0, 1.5, 0.75, 0.0, 1.5, -1.5, 0.75, 1.5, -1.5, -1.5, 1.5, 0.75, 0.75, 1.5, -1.5,
    0.0, -0.75, 0.75, -0.75, 1.5, 0.75],
    second: [-1.5, -0.75, -0.75, 0.75, 0.0, -1.5, -0.75, 0.75],
    output: [True, True, True, True, True, True, True, True, False, True, True, True, True, True, True, False,
    True, False, True, True, True, True, True, False],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0, 14, 14, 0, 14, 7, 0, 14, -14, 7, 14, -14, -14, 14, 7, 7, 14, -14, 0, -7, 7, -7, 14, 7],
    second: [-14, -7, -7, 7, 0, -14, -7, 7],
    output: [True, True, True, True, True, True, True, True, False, True, True, True, True, True, True, False,
    True, False, True, True, True, True, True, False],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [False, True, True, False, True, True, False, True, False, True, True, False, False, True, True,
    True, True, False, False, False, True, False, True, True],
    second: [False, False, False, True, False, False, False, True],
    output: [False, True, True, True, True, True, False, False, False, True, True, True, False, True, True,
    False, True, False, False, True, True, False, True, False],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [-0.75, -0.75, 0.0, 0.75, 1.5],
    second: [-1.5, -1.5, -1.5, 1.5],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, False],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [-7, -7, 0, 7, 14],
    second: [-14, -14, -14, 14],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, False],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [False, False, False, True, True],
    second: [False, False, False, True],
    output: [False, False, False, True, False, False, False, True, False, False, False, True, True, True, True,
    False, True, True, True, False],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [1.5, 0.0, -1.5, -0.75, 0.75, 0.75, -1.5, 0.75, 0.0, -0.75, 0.0, 0.75, 1.5, 0.0, -1.5, 0.75],
    second: [0.0, 0.0, 0.0, 0.75],
    output: [True, False, True, True, True, True, True, True, False, True, False, True, True, True, True, False],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0.0, 0.0, -1.5, 1.5, -1.5, 0.0, -0.75, 0.0, 0.75, -0.75, 0.0, -1.5, 1.5, 0.0, -1.5, 1.5],
    second: [-1.5, 1.5, 1.5, -0.75],
    output: [True, True, True, True, False, True, True, True, True, True, True, True, True, True, True, True],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0, 0, -14, 14, -14, 0, -7, 0, 7, -7, 0, -14, 14, 0, -14, 14],
    second: [-14, 14, 14, -7],
    output: [True, True, True, True, False, True, True, True, True, True, True, True, True, True, True, True],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [False, False, False, True, False, False, False, False, True, False, False, False, True, False,
    False, True],
    second: [False, True, True, False],
    output: [False, True, True, True, False, True, True, False, True, True, True, False, True, True, True, True],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [True, True, True, False, False, True, True, True, True, True],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [float('nan'), 1.0, float('nan')],
    second: [1.0, float('nan'), float('nan')],
    output: [True, True, True],
}, name='nan').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, True, True, False, True, True, False, True],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, True, False, True, True, False, True, True],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, True, False, True, True, False, True, True, False],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [True, True, True, True, False, True],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [88, 94, 90, 106, 96, 96, 112, 96, 90, 106, 112, 94, 110, 94, 98, 108, 98, 106, 94, 110, 112, 102,
    112, 106],
    second: [88, 96, 92, 104, 94, 98, 112, 98, 88, 104, 114, 94, 108, 92, 98, 110, 98, 108, 96, 110, 112, 104,
    110, 104],
    output: [False, True, True, True, True, True, False, True, True, True, True, False, True, True, False, True,
    False, True, True, False, False, True, True, True],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [0, 9, 7, 9, 9, 3, 7, 3, 3, 15, 5, 5, 1, 9, 11, 1, 0, 0, 15, 0, 13, 1, 5, 0],
    second: [240, 255, 252, 255, 255, 250, 252, 248, 250, 255, 250, 250, 250, 255, 255, 248, 236, 240, 255, 242,
    255, 250, 250, 242],
    output: [True, True, True, True, True, False, True, True, False, True, True, True, True, True, True, False,
    True, True, True, True, True, True, True, True],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [126, 140, 134, 126, 124, 134, 136, 116, 140, 140, 134, 132, 120, 122, 122, 130, 124, 118, 116, 136,
    128, 122, 138, 134],
    second: [127, 134, 132, 126, 126, 130, 131, 121, 134, 135, 132, 129, 124, 125, 125, 130, 125, 122, 123, 131,
    129, 124, 133, 130],
    output: [False, False, True, True, False, True, True, True, False, True, True, True, False, False, False,
    True, True, True, True, True, True, True, False, True],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [5, 9, 4, 15, 15, 6, 12, 13, 13, 10, 16, 11, 10, 12, 9, 10, 16, 10, 7, 6, 15, 7, 15, 16],
    second: [188, 196, 190, 208, 208, 190, 202, 206, 208, 200, 210, 204, 200, 204, 198, 200, 214, 200, 194, 192,
    208, 194, 208, 212],
    output: [True, True, True, True, True, True, True, False, True, False, True, True, False, False, False,
    False, True, False, False, False, True, False, True, False],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [121, 119, 121, 118, 119],
    second: [122, 122, 118, 119],
    output: [True, True, True, True, True, True, True, False, True, True, True, True, True, True, False, True,
    True, True, True, False],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('NOT_EQUAL', first, second).To(output)
Example({
    first: [120, 119, 119, 121, 119, 121, 118, 121, 120, 120, 120, 121, 119, 122, 121, 122],
    second: [121, 119, 119, 122],
    output: [True, False, False, True, True, True, True, True, True, True, True, True, True, True, True, False],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
