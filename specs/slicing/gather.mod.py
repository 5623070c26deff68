# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: axes, indexes of every rank, repeated ones, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
indices = Parameter('indices', (I32, [4]), [4, 0, 5, 2])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [-5.393, 2.345, -7.043, 1.741, 0.623, 4.202],
    output: [0.623, -5.393, 4.202, -7.043],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.5, 101))
indices = Parameter('indices', (I32, [4]), [4, 0, 5, 2])
output = Output('output', (U8, [4], 0.5, 101))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [0, 255, 237, 58, 45, 20],
    output: [45, 0, 20, 237],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [6]))
indices = Parameter('indices', (I32, [4]), [4, 0, 5, 2])
output = Output('output', (I32, [4]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [-302271534, 1087013637, -1341584573, -440738379, -1831249514, -836577978],
    output: [-1831249514, -302271534, -836577978, -1341584573],
}, name='vector_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
indices = Parameter('indices', (I32, [6]), [2, 2, 0, 3, 0, 2])
output = Output('output', (F32, [6]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [0.863, 6.602, -4.309, -0.282],
    output: [-4.309, -4.309, 0.863, -0.282, 0.863, -4.309],
}, name='repeated').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.013700000010430813, 0))
indices = Parameter('indices', (I32, [6]), [2, 2, 0, 3, 0, 2])
output = Output('output', (U8, [6], 0.013700000010430813, 0))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [0, 255, 71, 175],
    output: [71, 71, 0, 175, 0, 71],
}, name='repeated_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [4]))
indices = Parameter('indices', (I32, [6]), [2, 2, 0, 3, 0, 2])
output = Output('output', (I32, [6]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [1068768784, -962386804, -1569556277, -1712091586],
    output: [-1569556277, -1569556277, 1068768784, -1712091586, 1068768784, -1569556277],
}, name='repeated_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [5]))
indices = Parameter('indices', (I32, [1]), [3])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [1.873, 7.856, 3.12, -2.792, 5.348],
    output: [-2.792],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 2.25, 255))
indices = Parameter('indices', (I32, [1]), [3])
output = Output('output', (U8, [1], 2.25, 255))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [0, 255, 92, 238, 85],
    output: [238],
}, name='one_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [5]))
indices = Parameter('indices', (I32, [1]), [3])
output = Output('output', (I32, [1]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [2016442817, 58617970, 1442179314, 610448749, -2097348278],
    output: [610448749],
}, name='one_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
indices = Parameter('indices', (I32, [2]), [3, 1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [-5.176, -4.782, -2.271, -6.389, 4.052, 2.612, 5.963, 0.76, -4.465, -3.972, 7.008, -5.427],
    output: [-3.972, 7.008, -5.427, -6.389, 4.052, 2.612],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.10000000149011612, 37))
indices = Parameter('indices', (I32, [2]), [3, 1])
output = Output('output', (U8, [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [0, 255, 36, 248, 246, 23, 122, 49, 32, 100, 34, 247],
    output: [100, 34, 247, 248, 246, 23],
}, name='rows_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [4, 3]))
indices = Parameter('indices', (I32, [2]), [3, 1])
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [1139540244, 945083620, -2068999584, 171504434, 1962867637, -891597599, -468025437, -2073047523,
    890536092, 1427246051, -797057487, -1977398310],
    output: [1427246051, -797057487, -1977398310, 171504434, 1962867637, -891597599],
}, name='rows_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
indices = Parameter('indices', (I32, [3]), [4, 0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [-5.487, 5.504, 1.049, -1.433, -3.449, 8.318, 8.701, -4.945, 5.241, 4.257, 5.546, -2.428, 5.594,
    3.754, 1.483],
    output: [-3.449, -5.487, 1.049, 4.257, 8.318, -4.945, 1.483, 5.546, 5.594],
}, name='columns').AddVariations('float16')

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.5, 128))
indices = Parameter('indices', (I32, [3]), [4, 0, 2])
output = Output('output', (U8, [3, 3], 0.5, 128))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [0, 255, 191, 154, 71, 10, 120, 111, 26, 157, 115, 250, 21, 18, 7],
    output: [71, 0, 191, 157, 10, 111, 7, 115, 21],
}, name='columns_quant8').AddVariations(signed(input, output))

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 5]))
indices = Parameter('indices', (I32, [3]), [4, 0, 2])
output = Output('output', (I32, [3, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [412781429, 216202672, 182269213, 402475505, -565772243, 1901224301, -24698908, 667229797,
    853814086, -699485770, -1303919698, -1234432346, 617703141, -532518972, 1875023283],
    output: [-565772243, 412781429, 182269213, -699485770, 1901224301, 667229797, 1875023283, -1303919698,
    617703141],
}, name='columns_int32')

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
indices = Parameter('indices', (I32, [2]), [1, 4])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [-4.901, -2.695, 2.729, 2.301, -7.518, 8.138, -6.548, -2.721, 8.505, -4.585, -0.362, 1.636, 0.675,
    4.181, -7.383],
    output: [-2.695, -7.518, -6.548, -4.585, 1.636, -7.383],
}, name='columns_negative').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.013700000010430813, 101))
indices = Parameter('indices', (I32, [2]), [1, 4])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [0, 255, 106, 70, 31, 125, 179, 112, 234, 163, 164, 51, 57, 219, 53],
    output: [255, 31, 179, 163, 51, 53],
}, name='columns_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 5]))
indices = Parameter('indices', (I32, [2]), [1, 4])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [-1024518498, 173220832, -602858856, -1153007858, -1982172385, 1081373219, 114748457, -2095280605,
    -187777672, 2143613034, -568507547, -831674253, 805043490, -1969490116, -1380515225],
    output: [173220832, -1982172385, 114748457, 2143613034, -831674253, -1380515225],
}, name='columns_negative_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 2]))
indices = Parameter('indices', (I32, [3]), [4, 2, 0])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, -2, indices).To(output)
Example({
    input: [4.149, -4.173, 7.867, 5.759, -1.115, -0.576, 2.023, 0.381, 1.755, -2.002],
    output: [1.755, -2.002, -1.115, -0.576, 4.149, -4.173],
}, name='rows_negative').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [5, 2], 2.25, 0))
indices = Parameter('indices', (I32, [3]), [4, 2, 0])
output = Output('output', (U8, [3, 2], 2.25, 0))
model = Model()
model.Operation('GATHER', input, -2, indices).To(output)
Example({
    input: [0, 255, 150, 179, 249, 115, 228, 159, 83, 72],
    output: [83, 72, 249, 115, 0, 255],
}, name='rows_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [5, 2]))
indices = Parameter('indices', (I32, [3]), [4, 2, 0])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('GATHER', input, -2, indices).To(output)
Example({
    input: [-47799058, 1924317364, 886638370, 1937109705, 766300087, 184493856, -1267715294, -249398376,
    1539754140, 1640889407],
    output: [1539754140, 1640889407, 766300087, 184493856, -47799058, 1924317364],
}, name='rows_negative_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
indices = Parameter('indices', (I32, [3]), [2, 0, 1])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [-3.82, 3.773, -5.042, 5.089, 8.598, 3.471, 6.262, 8.145, 7.595],
    output: [-5.042, -3.82, 3.773, 3.471, 5.089, 8.598, 7.595, 6.262, 8.145],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 0.10000000149011612, 255))
indices = Parameter('indices', (I32, [3]), [2, 0, 1])
output = Output('output', (U8, [3, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [0, 255, 198, 233, 60, 125, 13, 79, 9],
    output: [198, 0, 255, 125, 233, 60, 9, 13, 79],
}, name='square_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 3]))
indices = Parameter('indices', (I32, [3]), [2, 0, 1])
output = Output('output', (I32, [3, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [-1047540433, -940679480, -1598356962, -1520338930, 412466322, 671101508, 618276615, -1784425625,
    -1981901082],
    output: [-1598356962, -1047540433, -940679480, 671101508, -1520338930, 412466322, -1981901082, 618276615,
    -1784425625],
}, name='square_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 3]))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (F32, [2, 2, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [7.032, -2.516, -3.431, 6.976, -1.901, 5.244, -1.323, -5.527, 5.8, 0.966, -2.023, 8.669, 0.313,
    1.143, 8.272, 2.269, -5.826, 6.811, -3.551, 4.515, -1.581, -4.884, 5.001, 5.504],
    output: [0.966, -2.023, 8.669, 7.032, -2.516, -3.431, -4.884, 5.001, 5.504, 0.313, 1.143, 8.272],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 3], 0.5, 37))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (U8, [2, 2, 3], 0.5, 37))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [0, 255, 195, 141, 10, 45, 80, 38, 158, 212, 70, 125, 241, 236, 116, 251, 156, 221, 180, 216, 168,
    75, 3, 80],
    output: [212, 70, 125, 0, 255, 195, 75, 3, 80, 241, 236, 116],
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 4, 3]))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (I32, [2, 2, 3]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [485025696, -377271791, -1300384612, 1650339065, -769450277, 1222120387, 903069269, 1616835140,
    -519415991, -892529177, -1389622714, -412121378, 767538837, 2111415502, -1613724133,
    -1211841800, 2026100045, 123820752, 1708659733, -1340946032, 1164154761, 1780610282,
    -1630502113, -1651290894],
    output: [-892529177, -1389622714, -412121378, 485025696, -377271791, -1300384612, 1780610282, -1630502113,
    -1651290894, 767538837, 2111415502, -1613724133],
}, name='middle_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [4]))
indices = Parameter('indices', (I32, [3, 2]), [3, 1, 0, 2, 2, 2])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [-6.392, -5.661, -6.115, -4.446],
    output: [-4.446, -5.661, -6.392, -6.115, -6.115, -6.115],
}, name='table').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [4], 0.013700000010430813, 128))
indices = Parameter('indices', (I32, [3, 2]), [3, 1, 0, 2, 2, 2])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 156, 86],
    output: [86, 255, 0, 156, 156, 156],
}, name='table_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (I32, [4]))
indices = Parameter('indices', (I32, [3, 2]), [3, 1, 0, 2, 2, 2])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [1935890200, -1933404172, 477467875, 1495200065],
    output: [1495200065, -1933404172, 1935890200, 477467875, 477467875, 477467875],
}, name='table_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
indices = Parameter('indices', (I32, [2, 3]), [2, 0, 1, 0, 0, 2])
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [2.748, -4.56, 7.858, -1.526, 8.327, 3.428],
    output: [8.327, 3.428, 2.748, -4.56, 7.858, -1.526, 2.748, -4.56, 2.748, -4.56, 8.327, 3.428],
}, name='rows_by_table').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 2.25, 101))
indices = Parameter('indices', (I32, [2, 3]), [2, 0, 1, 0, 0, 2])
output = Output('output', (U8, [2, 3, 2], 2.25, 101))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [0, 255, 58, 135, 96, 68],
    output: [96, 68, 0, 255, 58, 135, 0, 255, 0, 255, 96, 68],
}, name='rows_by_table_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2]))
indices = Parameter('indices', (I32, [2, 3]), [2, 0, 1, 0, 0, 2])
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 0, indices).To(output)
Example({
    input: [70885776, 2061645853, -1893546215, -274461423, -1551344253, -649411521],
    output: [-1551344253, -649411521, 70885776, 2061645853, -1893546215, -274461423, 70885776, 2061645853,
    70885776, 2061645853, -1551344253, -649411521],
}, name='rows_by_table_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 2]))
indices = Parameter('indices', (I32, [2, 3]), [3, 0, 1, 1, 2, 2])
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [-5.739, -0.955, -7.159, -0.585, 7.721, -6.218, 1.316, -1.253, -4.252, -5.372, 2.952, 5.412, -1.206,
    -0.545, -4.973, -5.732],
    output: [1.316, -1.253, -5.739, -0.955, -7.159, -0.585, -7.159, -0.585, 7.721, -6.218, 7.721, -6.218,
    -4.973, -5.732, -4.252, -5.372, 2.952, 5.412, 2.952, 5.412, -1.206, -0.545, -1.206, -0.545],
}, name='middle_by_table').AddVariations('float16')

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 2], 0.10000000149011612, 0))
indices = Parameter('indices', (I32, [2, 3]), [3, 0, 1, 1, 2, 2])
output = Output('output', (U8, [2, 2, 3, 2], 0.10000000149011612, 0))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [0, 255, 212, 243, 28, 85, 251, 37, 137, 129, 249, 23, 24, 49, 102, 35],
    output: [251, 37, 0, 255, 212, 243, 212, 243, 28, 85, 28, 85, 102, 35, 137, 129, 249, 23, 249, 23, 24, 49,
    24, 49],
}, name='middle_by_table_quant8').AddVariations(signed(input, output))

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 4, 2]))
indices = Parameter('indices', (I32, [2, 3]), [3, 0, 1, 1, 2, 2])
output = Output('output', (I32, [2, 2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [1772854270, -1601830378, 1635168362, -1050592793, -549415798, 2072846427, -829868755, 1510674746,
    399387136, 59576682, -926764193, 333125966, -374727508, 701944440, 500941293, -1466140777],
    output: [-829868755, 1510674746, 1772854270, -1601830378, 1635168362, -1050592793, 1635168362, -1050592793,
    -549415798, 2072846427, -549415798, 2072846427, 500941293, -1466140777, 399387136, 59576682,
    -926764193, 333125966, -926764193, 333125966, -374727508, 701944440, -374727508, 701944440],
}, name='middle_by_table_int32')

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4]))
indices = Parameter('indices', (I32, [1, 2]), [3, 1])
output = Output('output', (F32, [2, 2, 1, 2]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [0.136, -1.228, 4.512, 5.338, -8.578, 6.107, -6.325, -3.358, 2.976, -6.284, 3.218, 8.069, -2.806,
    5.185, 5.971, 5.154],
    output: [5.338, -1.228, -3.358, 6.107, 8.069, -6.284, 5.154, 5.185],
}, name='last_by_table').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4], 0.5, 255))
indices = Parameter('indices', (I32, [1, 2]), [3, 1])
output = Output('output', (U8, [2, 2, 1, 2], 0.5, 255))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [0, 255, 164, 143, 96, 18, 124, 22, 154, 14, 76, 15, 10, 34, 56, 135],
    output: [143, 255, 22, 18, 15, 14, 135, 34],
}, name='last_by_table_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 4]))
indices = Parameter('indices', (I32, [1, 2]), [3, 1])
output = Output('output', (I32, [2, 2, 1, 2]))
model = Model()
model.Operation('GATHER', input, -1, indices).To(output)
Example({
    input: [-549746143, -951696903, 569953448, -386236613, 1969085410, 1996364049, -145361478, -1904919781,
    -408071819, -2065080477, 344353299, -1585289212, -2083247742, -1498961025, -1700113194,
    29079048],
    output: [-386236613, -951696903, -1904919781, 1996364049, -1585289212, -2065080477, 29079048, -1498961025],
}, name='last_by_table_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 4]))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 3, indices).To(output)
Example({
    input: [0.066, 0.066, -7.906, -0.289, -1.02, 2.367, 2.271, -4.859, -7.08, 5.2, 5.99, -3.45, -0.3, -3.992,
    -7.793, -6.701, 6.207, -3.916, -8.743, 3.004, 0.909, 2.593, 7.196, 1.46],
    output: [-0.289, 0.066, -4.859, -1.02, -3.45, -7.08, -6.701, -0.3, 3.004, 6.207, 1.46, 0.909],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 4], 0.013700000010430813, 37))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (U8, [1, 2, 3, 2], 0.013700000010430813, 37))
model = Model()
model.Operation('GATHER', input, 3, indices).To(output)
Example({
    input: [0, 255, 37, 164, 254, 205, 91, 163, 35, 253, 223, 254, 195, 117, 177, 44, 18, 246, 222, 218, 243,
    128, 73, 236],
    output: [164, 0, 163, 254, 254, 35, 44, 195, 218, 18, 236, 243],
}, name='channels_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 2, 3, 4]))
indices = Parameter('indices', (I32, [2]), [3, 0])
output = Output('output', (I32, [1, 2, 3, 2]))
model = Model()
model.Operation('GATHER', input, 3, indices).To(output)
Example({
    input: [1635346332, 1829048610, 1514165299, 1655190933, 480512819, 293477692, -1540473926, -509028296,
    27231267, 847180525, -1755985115, -142796470, 1454072633, -463457195, -156710741, 1451962033,
    491249400, 1765406442, 695558598, 149661443, 1243935425, -1723780841, 1724869467, -57188549],
    output: [1655190933, 1635346332, -509028296, 480512819, -142796470, 27231267, 1451962033, 1454072633,
    149661443, 491249400, -57188549, 1243935425],
}, name='channels_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
indices = Parameter('indices', (I32, [3]), [2, 0, 2])
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [2.26, -4.815, 7.893, 5.706, -3.374, -5.603, 3.418, 2.338, -3.033, 3.311, -7.367, -8.438, 7.796,
    -6.483, -1.626, -4.699, -7.888, -5.503, 5.655, -4.733, 8.017, 2.625, -8.608, -2.966],
    output: [-3.033, 3.311, -7.367, -8.438, 2.26, -4.815, 7.893, 5.706, -3.033, 3.311, -7.367, -8.438, 8.017,
    2.625, -8.608, -2.966, 7.796, -6.483, -1.626, -4.699, 8.017, 2.625, -8.608, -2.966],
}, name='height').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 2.25, 128))
indices = Parameter('indices', (I32, [3]), [2, 0, 2])
output = Output('output', (U8, [2, 3, 2, 2], 2.25, 128))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [0, 255, 51, 80, 168, 155, 158, 161, 211, 106, 243, 236, 27, 196, 78, 55, 143, 95, 255, 102, 67, 69,
    195, 230],
    output: [211, 106, 243, 236, 0, 255, 51, 80, 211, 106, 243, 236, 67, 69, 195, 230, 27, 196, 78, 55, 67, 69,
    195, 230],
}, name='height_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 2, 2]))
indices = Parameter('indices', (I32, [3]), [2, 0, 2])
output = Output('output', (I32, [2, 3, 2, 2]))
model = Model()
model.Operation('GATHER', input, 1, indices).To(output)
Example({
    input: [701992965, 1667101023, 1028387797, 314680848, 2004215954, 172868527, 511391740, -1871148917,
    1866578028, -1015190421, -212491688, 704135212, 496975476, 1971840872, -1264532536, -1547374952,
    728078510, 2001773469, 64637096, -1439165991, 1644853232, 747936176, -308623593, 1731604421],
    output: [1866578028, -1015190421, -212491688, 704135212, 701992965, 1667101023, 1028387797, 314680848,
    1866578028, -1015190421, -212491688, 704135212, 1644853232, 747936176, -308623593, 1731604421,
    496975476, 1971840872, -1264532536, -1547374952, 1644853232, 747936176, -308623593, 1731604421],
}, name='height_int32').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 1, 2]))
indices = Parameter('indices', (I32, [2]), [2, 0])
output = Output('output', (F32, [2, 2, 1, 2]))
model = Model()
model.Operation('GATHER', input, -4, indices).To(output)
Example({
    input: [-4.266, -6.226, 7.701, 0.01, 5.587, -1.389, -1.617, -8.914, 4.904, 1.348, 3.911, 8.734],
    output: [4.904, 1.348, 3.911, 8.734, -4.266, -6.226, 7.701, 0.01],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 1, 2], 0.10000000149011612, 101))
indices = Parameter('indices', (I32, [2]), [2, 0])
output = Output('output', (U8, [2, 2, 1, 2], 0.10000000149011612, 101))
model = Model()
model.Operation('GATHER', input, -4, indices).To(output)
Example({
    input: [0, 255, 0, 209, 186, 89, 138, 236, 214, 108, 242, 252],
    output: [214, 108, 242, 252, 0, 255, 0, 209],
}, name='batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The dimensions of the indexes take the place of the axis.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 1, 2]))
indices = Parameter('indices', (I32, [2]), [2, 0])
output = Output('output', (I32, [2, 2, 1, 2]))
model = Model()
model.Operation('GATHER', input, -4, indices).To(output)
Example({
    input: [-1969680448, 1558246215, 1952775224, 1002103527, -901842020, -237972412, 1817489540, 1906593255,
    -1420630185, 1687283289, 1914528985, -1478795061],
    output: [-1420630185, 1687283289, 1914528985, -1478795061, -1969680448, 1558246215, 1952775224, 1002103527],
}, name='batches_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 2, 2]))
model = Model()
model.Operation('GATHER', input, 1, [2, 0]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [1e+30, 65520.0, float('inf'), float('-inf'), 1000000000.0, 7.1, -70000.0, 0.0],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 0))
moved = Internal('moved', (U8, [3, 2], 0.5, 0))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, 1, [3, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 188, 141, 244, 82, 157, 80, 89, 205, 11, 71],
    output: [70.5, 0.0, 40.0, 122.0, 35.5, 44.5],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
moved = Internal('moved', (U8, [3, 2], 0.5, 128))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, 1, [3, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 238, 219, 64, 115, 1, 73, 58, 190, 13, 79],
    output: [45.5, -64.0, -27.5, -32.0, -24.5, -35.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 255))
moved = Internal('moved', (U8, [3, 2], 0.5, 255))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', input, 1, [3, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 43, 48, 114, 227, 86, 201, 240, 186, 26, 178],
    output: [-103.5, -127.5, -27.0, -70.5, -38.5, -7.5],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
