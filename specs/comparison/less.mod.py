# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: broadcasting, types, quantizations.

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
model.Operation('LESS', first, second).To(output)
Example({
    first: [0.75, -0.75, -0.75, 0.0, -0.75, 0.75, -0.75, 1.5, -0.75],
    second: [1.5, 1.5, 1.5, -0.75, 0.0, 0.0, 1.5, -1.5, 0.75],
    output: [True, True, True, False, True, False, True, False, True],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [0.0, 1.5, -0.75, 0.0, -0.75, -1.5, 1.5, 1.5, -0.75, 0.75, -0.75, 1.5, -1.5, -0.75, -0.75, 0.0, 1.5,
    -0.75],
    second: [-1.5, -1.5, 0.0, -1.5, -1.5, 1.5, -0.75, 1.5, -0.75, 1.5, -1.5, -0.75, 0.75, 0.75, -0.75, 1.5, 0.0,
    -0.75],
    output: [False, False, True, False, False, True, False, False, False, True, False, False, True, True, False,
    True, False, False],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [0, 14, -7, 0, -7, -14, 14, 14, -7, 7, -7, 14, -14, -7, -7, 0, 14, -7],
    second: [-14, -14, 0, -14, -14, 14, -7, 14, -7, 14, -14, -7, 7, 7, -7, 14, 0, -7],
    output: [False, False, True, False, False, True, False, False, False, True, False, False, True, True, False,
    True, False, False],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [False, True, False, False, False, False, True, True, False, True, False, True, False, False, False,
    False, True, False],
    second: [False, False, False, False, False, True, False, True, False, True, False, False, True, True, False,
    True, False, False],
    output: [False, False, False, False, False, True, False, False, False, False, False, False, True, True,
    False, True, False, False],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [-1.5],
    second: [-0.75, 0.75, -1.5, 0.75, 0.75, 0.75, 1.5, 0.75, -1.5, 0.0, 0.0, -0.75, -1.5, -0.75, 0.0, 1.5, 0.0,
    -0.75, 1.5, -1.5, 1.5, 1.5, 0.0, 1.5],
    output: [True, True, False, True, True, True, True, True, False, True, True, True, False, True, True, True,
    True, True, True, False, True, True, True, True],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [-0.75, 0.75, 1.5, -1.5, -0.75, -0.75, 0.0, 0.75, -0.75, -0.75, 0.0, -0.75, -1.5, -0.75, 0.0, -0.75,
    1.5, -1.5, 0.75, -1.5, 1.5, -1.5, 1.5, 1.5],
    second: [-0.75],
    output: [False, False, False, True, False, False, False, False, False, False, False, False, True, False,
    False, False, False, True, False, True, False, True, False, False],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [1.5, 1.5, 0.0, 0.0, 0.75, 0.0, -0.75, -1.5, 0.75, 0.0, 1.5, 0.0],
    second: [0.0, 0.0, 0.0, 0.75, -1.5, -1.5, 0.0, 0.75, -0.75, -0.75, 1.5, 1.5, -0.75, 0.75, 0.0, -0.75, -0.75,
    -0.75, 0.75, 0.0, 1.5, 0.75, 0.0, 1.5],
    output: [False, False, False, True, False, False, True, True, False, False, False, True, False, False,
    False, False, False, False, True, True, True, True, False, True],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [0.75, 0.0, -1.5, -1.5, 0.0, 0.0, 1.5, 1.5, -0.75, -1.5, -1.5, 1.5, -0.75, 0.0, 0.0, 0.75, -0.75,
    0.0, 0.75, -1.5, -0.75, 0.0, -1.5, -0.75],
    second: [0.0, 0.75, -0.75, 0.0, -1.5, -1.5, 0.75, -1.5],
    output: [False, True, True, True, False, True, False, False, True, True, True, False, False, False, True,
    False, False, False, False, False, False, False, True, False],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [7, 0, -14, -14, 0, 0, 14, 14, -7, -14, -14, 14, -7, 0, 0, 7, -7, 0, 7, -14, -7, 0, -14, -7],
    second: [0, 7, -7, 0, -14, -14, 7, -14],
    output: [False, True, True, True, False, True, False, False, True, True, True, False, False, False, True,
    False, False, False, False, False, False, False, True, False],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [True, False, False, False, False, False, True, True, False, False, False, True, False, False,
    False, True, False, False, True, False, False, False, False, False],
    second: [False, True, False, False, False, False, True, False],
    output: [False, True, False, False, False, True, False, False, False, True, False, False, False, False,
    True, False, False, False, False, False, False, False, True, False],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [0.0, 1.5, -0.75, 0.0, -0.75],
    second: [1.5, -1.5, -1.5, -1.5],
    output: [True, False, False, False, False, False, False, False, True, False, False, False, True, False,
    False, False, True, False, False, False],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [0, 14, -7, 0, -7],
    second: [14, -14, -14, -14],
    output: [True, False, False, False, False, False, False, False, True, False, False, False, True, False,
    False, False, True, False, False, False],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [False, True, False, False, False],
    second: [True, False, False, False],
    output: [True, False, False, False, False, False, False, False, True, False, False, False, True, False,
    False, False, True, False, False, False],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [1.5, -0.75, 0.75, -0.75, 0.75, 0.75, 1.5, 0.75, 1.5, 1.5, -1.5, 1.5, 0.75, 0.0, 0.0, -0.75],
    second: [-1.5, 1.5, 0.75, 0.75],
    output: [False, False, False, False, True, True, False, True, False, False, True, False, False, True, True,
    True],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [-0.75, -1.5, 0.0, 1.5, 1.5, 1.5, 1.5, -0.75, -0.75, 1.5, -0.75, -1.5, 1.5, -0.75, 0.0, -0.75],
    second: [1.5, 1.5, -0.75, 1.5],
    output: [True, True, False, False, False, False, False, True, True, False, False, True, False, True, False,
    True],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [-7, -14, 0, 14, 14, 14, 14, -7, -7, 14, -7, -14, 14, -7, 0, -7],
    second: [14, 14, -7, 14],
    output: [True, True, False, False, False, False, False, True, True, False, False, True, False, True, False,
    True],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [False, False, False, True, True, True, True, False, False, True, False, False, True, False, False,
    False],
    second: [True, True, False, True],
    output: [True, True, False, False, False, False, False, True, True, False, False, True, False, True, False,
    True],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [True, False, False, False, False, True, False, False, True, False],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('LESS', first, second).To(output)
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
model.Operation('LESS', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, False, True, False, False, True, False, False],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, False, True, False, False, True, False, False, True],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, False, False, True, False, False, True, False],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [False, True, False, True, False, True],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [94, 88, 106, 96, 98, 102, 110, 108, 110, 88, 98, 104, 92, 98, 90, 104, 100, 90, 88, 106, 112, 100,
    92, 94],
    second: [92, 88, 104, 96, 96, 102, 108, 108, 108, 90, 96, 106, 92, 98, 92, 104, 100, 88, 86, 106, 112, 98,
    92, 94],
    output: [False, False, False, False, False, False, False, False, False, True, False, True, False, False,
    True, False, False, False, False, False, False, False, False, False],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [5, 15, 0, 0, 3, 0, 15, 15, 5, 0, 0, 0, 13, 15, 0, 0, 0, 0, 9, 9, 0, 0, 13, 9],
    second: [254, 255, 244, 238, 252, 236, 255, 255, 254, 244, 240, 240, 255, 255, 246, 240, 242, 236, 254, 255,
    242, 236, 255, 255],
    output: [True, False, False, False, True, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [124, 138, 140, 132, 134, 124, 140, 126, 130, 134, 134, 138, 124, 122, 126, 134, 126, 138, 120, 118,
    140, 140, 130, 140],
    second: [126, 133, 134, 130, 130, 125, 133, 128, 129, 131, 131, 132, 127, 124, 128, 131, 127, 133, 125, 122,
    134, 135, 128, 135],
    output: [False, False, False, False, False, False, False, True, False, False, False, False, True, False,
    True, False, False, False, True, False, False, True, False, True],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [5, 16, 11, 9, 8, 4, 12, 13, 7, 12, 11, 10, 13, 7, 13, 4, 14, 9, 15, 16, 10, 9, 6, 16],
    second: [192, 212, 204, 198, 198, 188, 206, 206, 196, 206, 200, 202, 208, 194, 206, 190, 210, 196, 208, 210,
    198, 196, 190, 214],
    output: [True, False, True, False, True, False, True, False, True, True, False, True, True, False, False,
    True, True, False, False, False, False, False, False, True],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [118, 120, 118, 121, 120],
    second: [120, 118, 120, 122],
    output: [True, False, True, True, False, False, False, True, True, False, True, True, False, False, False,
    True, False, False, False, True],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [119, 121, 122, 118, 120, 118, 118, 118, 119, 122, 120, 118, 119, 122, 120, 120],
    second: [120, 120, 119, 122],
    output: [True, False, False, True, False, True, True, True, True, False, False, True, True, False, False,
    True],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
