# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: broadcasting, types, quantizations.

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
model.Operation('GREATER', first, second).To(output)
Example({
    first: [-0.75, -0.75, -1.5, -0.75, 1.5, 1.5, -0.75, 1.5, 1.5],
    second: [0.0, 0.75, 0.75, 1.5, -1.5, -1.5, 0.75, -1.5, 1.5],
    output: [False, False, False, False, True, True, False, True, False],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 3]))
second = Input('second', (F32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [1.5, -0.75, 0.0, 0.75, -1.5, -1.5, 0.75, -1.5, -1.5, 0.75, 0.0, 0.0, 1.5, 0.0, 0.75, 1.5, -1.5,
    -0.75],
    second: [1.5, 1.5, 1.5, -1.5, 0.75, -1.5, 0.0, 0.75, 1.5, 0.0, 0.0, 0.75, 0.75, 1.5, -0.75, 1.5, 1.5, -1.5],
    output: [False, False, False, True, False, False, True, False, False, True, False, False, True, False, True,
    False, False, True],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 1, 3, 3]))
second = Input('second', (I32, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [14, -7, 0, 7, -14, -14, 7, -14, -14, 7, 0, 0, 14, 0, 7, 14, -14, -7],
    second: [14, 14, 14, -14, 7, -14, 0, 7, 14, 0, 0, 7, 7, 14, -7, 14, 14, -14],
    output: [False, False, False, True, False, False, True, False, False, True, False, False, True, False, True,
    False, False, True],
}, name='rank_4_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 1, 3, 3]))
second = Input('second', (BOOL8, [2, 1, 3, 3]))
output = Output('output', (BOOL8, [2, 1, 3, 3]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [True, False, False, True, False, False, True, False, False, True, False, False, True, False, True,
    True, False, False],
    second: [True, True, True, False, True, False, False, True, True, False, False, True, True, True, False,
    True, True, False],
    output: [False, False, False, True, False, False, True, False, False, True, False, False, False, False,
    True, False, False, False],
}, name='rank_4_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [1.5],
    second: [0.0, -0.75, 0.0, 1.5, -0.75, -0.75, 0.75, 0.75, -0.75, 0.0, -1.5, 0.0, 0.0, 1.5, 0.75, 1.5, 0.75,
    -1.5, 0.0, -0.75, -0.75, 0.75, -1.5, 0.75],
    output: [True, True, True, False, True, True, True, True, True, True, True, True, True, False, True, False,
    True, True, True, True, True, True, True, True],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [-0.75, 0.75, -1.5, -0.75, -1.5, 0.75, 0.0, 0.0, 1.5, 0.0, -0.75, 0.0, -0.75, -0.75, -0.75, -1.5,
    0.0, 1.5, 0.0, 0.75, -0.75, -0.75, 0.75, -0.75],
    second: [-1.5],
    output: [True, True, False, True, False, True, True, True, True, True, True, True, True, True, True, False,
    True, True, True, True, True, True, True, True],
}, name='scalar_second').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [-1.5, 0.0, 0.75, -0.75, 0.0, -1.5, 0.75, -1.5, 0.0, -0.75, 0.75, -1.5],
    second: [1.5, -0.75, -1.5, 0.0, 0.75, 1.5, 0.75, 1.5, -0.75, 0.0, 0.0, 0.0, -1.5, 1.5, -0.75, -1.5, -0.75,
    1.5, 0.75, 0.75, -0.75, 1.5, 1.5, 1.5],
    output: [False, True, True, False, False, False, False, False, True, False, True, False, False, False, True,
    True, True, False, False, False, True, False, False, False],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [0.0, 0.0, 0.0, 0.0, 0.75, -1.5, 0.75, 0.0, -1.5, 1.5, -0.75, 0.0, 1.5, -0.75, -1.5, -0.75, 0.75,
    0.75, 0.0, -0.75, -1.5, 1.5, 1.5, 0.75],
    second: [-1.5, 0.0, -0.75, -1.5, 0.0, 0.75, 1.5, 0.0],
    output: [True, False, True, True, True, False, True, True, False, True, False, True, True, False, False,
    False, True, False, False, False, False, True, False, True],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [2, 3, 4]))
second = Input('second', (I32, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [0, 0, 0, 0, 7, -14, 7, 0, -14, 14, -7, 0, 14, -7, -14, -7, 7, 7, 0, -7, -14, 14, 14, 7],
    second: [-14, 0, -7, -14, 0, 7, 14, 0],
    output: [True, False, True, True, True, False, True, True, False, True, False, True, True, False, False,
    False, True, False, False, False, False, True, False, True],
}, name='middle_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [False, False, False, False, True, False, True, False, False, True, False, False, True, False,
    False, False, True, True, False, False, False, True, True, True],
    second: [False, False, False, False, False, True, True, False],
    output: [False, False, False, False, True, False, True, False, False, True, False, False, True, False,
    False, False, True, False, False, False, False, False, False, True],
}, name='middle_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [5, 1]))
second = Input('second', (F32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [0.0, 0.0, 1.5, 1.5, 0.0],
    second: [0.0, 1.5, 1.5, -0.75],
    output: [False, False, False, True, False, False, False, True, True, False, False, True, True, False, False,
    True, False, False, False, True],
}, name='both').AddVariations('relaxed', 'float16')

# Expected values: float64 formula.
first = Input('first', (I32, [5, 1]))
second = Input('second', (I32, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [0, 0, 14, 14, 0],
    second: [0, 14, 14, -7],
    output: [False, False, False, True, False, False, False, True, True, False, False, True, True, False, False,
    True, False, False, False, True],
}, name='both_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [False, False, True, True, False],
    second: [False, True, True, False],
    output: [False, False, False, False, False, False, False, False, True, False, False, True, True, False,
    False, True, False, False, False, False],
}, name='both_bool8').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [1.5, 1.5, 1.5, -0.75, -0.75, 1.5, 0.0, 0.0, 0.0, 0.75, -0.75, 1.5, 0.0, 1.5, -0.75, -1.5],
    second: [-0.75, 0.75, 0.75, -0.75],
    output: [True, True, True, False, False, True, False, False, False, False, False, True, True, True, False,
    False],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet; less, equal and greater.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [-1.5, 1.5, 0.75, 0.0, 0.0, 0.75, -0.75, -0.75, 0.0, -1.5, 1.5, -0.75, -1.5, -1.5, 0.0, -0.75],
    second: [0.75, 0.0, -1.5, -0.75],
    output: [False, True, True, True, False, True, True, False, False, False, True, False, False, False, True,
    False],
}, name='square_and_vector').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (I32, [4, 4]))
second = Input('second', (I32, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [-14, 14, 7, 0, 0, 7, -7, -7, 0, -14, 14, -7, -14, -14, 0, -7],
    second: [7, 0, -14, -7],
    output: [False, True, True, True, False, True, True, False, False, False, True, False, False, False, True,
    False],
}, name='square_and_vector_int32').DisableLifeTimeVariation()

# False is less than true.
# Expected values: float64 formula. TF Lite has no order of bools.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [False, True, True, False, False, True, False, False, False, False, True, False, False, False,
    False, False],
    second: [True, False, False, False],
    output: [False, True, True, False, False, True, False, False, False, False, True, False, False, False,
    False, False],
}, name='square_and_vector_bool8').DisableLifeTimeVariation()

# Neighbors among float32, zeros of both signs, infinity.
# Expected values: float64 formula.
first = Input('first', (F32, [10]))
second = Input('second', (F32, [10]))
output = Output('output', (BOOL8, [10]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [1.0, 1.0000001, 16777216.0, -0.0, float('inf'), float('-inf'), float('inf'), 1e-30, -1e-30, 3e+38],
    second: [1.0000001, 1.0, 16777215.0, 0.0, float('inf'), float('inf'), 3e+38, 0.0, 0.0, -3e+38],
    output: [False, True, True, False, False, False, True, True, False, True],
}, name='special').DisableLifeTimeVariation()

# NaN is different from everything, and neither less nor greater.
# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('GREATER', first, second).To(output)
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
model.Operation('GREATER', first, second).To(output)
Example({
    first: [5, 6, 7, 5, 6, 7, 5, 6, 7],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, False, True, False, False, True, False, False, True],
}, name='near_0_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [6, 7, 5, 6, 7, 5, 6, 7, 5],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [False, True, False, False, True, False, False, True, False],
}, name='near_1_int32').DisableLifeTimeVariation()

# Neighbors and equals among integers.
# Expected values: float64 formula.
first = Input('first', (I32, [9]))
second = Input('second', (I32, [9]))
output = Output('output', (BOOL8, [9]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [7, 5, 6, 7, 5, 6, 7, 5, 6],
    second: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    output: [True, False, False, True, False, False, True, False, False],
}, name='near_2_int32').DisableLifeTimeVariation()

# Integers that a float32 cannot tell apart, and those whose difference overflows.
# Expected values: float64 formula.
first = Input('first', (I32, [6]))
second = Parameter('second', (I32, [6]), [-2147483648, 2147483647, 16777216, 16777217, 0, 1])
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [2147483647, -2147483648, 16777217, 16777216, 0, -1],
    output: [True, False, True, False, False, False],
}, name='far_int32')

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 100))
second = Input('second', (U8, [4, 6], 0.25, 100))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [100, 100, 88, 104, 106, 94, 106, 112, 92, 106, 96, 110, 108, 110, 92, 110, 112, 92, 108, 92, 94,
    112, 104, 102],
    second: [102, 102, 88, 102, 104, 96, 106, 114, 92, 108, 98, 112, 106, 112, 90, 110, 114, 94, 108, 90, 92,
    112, 104, 102],
    output: [False, False, False, True, True, False, False, False, False, False, False, False, True, False,
    True, False, False, False, False, True, True, False, False, False],
}, name='equal_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 3))
second = Input('second', (U8, [4, 6], 0.25, 250))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [0, 15, 0, 13, 0, 9, 3, 1, 0, 0, 15, 9, 0, 0, 11, 9, 0, 15, 1, 7, 13, 0, 11, 15],
    second: [248, 255, 236, 255, 240, 255, 252, 246, 238, 236, 255, 255, 242, 246, 255, 254, 242, 255, 248, 254,
    255, 242, 255, 255],
    output: [False, True, True, True, True, True, False, True, True, True, True, True, True, True, True, True,
    True, True, False, False, True, True, True, True],
}, name='zero_points_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.25, 128))
second = Input('second', (U8, [4, 6], 0.5, 128))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [136, 122, 126, 116, 120, 126, 138, 130, 126, 130, 136, 118, 122, 130, 132, 120, 126, 132, 118, 132,
    128, 122, 134, 116],
    second: [133, 124, 127, 122, 124, 128, 132, 128, 128, 128, 131, 123, 124, 130, 129, 123, 127, 129, 122, 131,
    128, 125, 131, 123],
    output: [False, True, False, False, False, False, True, True, False, True, True, False, True, False, True,
    True, False, True, True, False, False, False, False, False],
}, name='scales_quant8').AddVariations(signed(first, second))

# Scales and zero points of both inputs count.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.5, 10))
second = Input('second', (U8, [4, 6], 0.25, 200))
output = Output('output', (BOOL8, [4, 6]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [16, 7, 16, 16, 13, 10, 8, 12, 5, 5, 16, 7, 14, 15, 5, 6, 10, 11, 9, 5, 6, 7, 10, 6],
    second: [210, 196, 212, 212, 204, 198, 194, 204, 190, 188, 210, 192, 210, 212, 190, 194, 202, 204, 196, 190,
    194, 196, 202, 192],
    output: [True, False, False, False, True, True, True, False, False, True, True, True, False, False, False,
    False, False, False, True, False, False, False, False, False],
}, name='scales_swapped_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [5, 1], 0.5, 120))
second = Input('second', (U8, [1, 4], 0.5, 120))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [118, 118, 120, 120, 120],
    second: [121, 118, 122, 118],
    output: [False, False, False, False, False, False, False, False, False, True, False, True, False, True,
    False, True, False, True, False, True],
}, name='both_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (U8, [4, 4], 0.5, 120))
second = Input('second', (U8, [4], 0.5, 120))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [120, 119, 122, 120, 120, 118, 119, 121, 120, 121, 120, 121, 118, 118, 118, 118],
    second: [118, 122, 119, 118],
    output: [True, False, True, True, True, False, False, True, True, False, True, True, False, False, False,
    False],
}, name='square_and_vector_quant8').AddVariations(signed(first, second)).DisableLifeTimeVariation()
