# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: ranks, a dimension left open, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
shape = Parameter('shape', (I32, [1]), [24])
output = Output('output', (F32, [24]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [4.804, 2.652, 3.149, 7.652, 6.599, 7.244, -2.461, 0.915, 1.963, 6.439, -4.199, 3.737, -2.746,
    5.361, -3.223, 0.851, -2.746, 7.936, 3.548, 3.803, 7.898, -4.669, -8.255, 0.238],
    output: [4.804, 2.652, 3.149, 7.652, 6.599, 7.244, -2.461, 0.915, 1.963, 6.439, -4.199, 3.737, -2.746,
    5.361, -3.223, 0.851, -2.746, 7.936, 3.548, 3.803, 7.898, -4.669, -8.255, 0.238],
}, name='flat').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 101))
shape = Parameter('shape', (I32, [1]), [24])
output = Output('output', (U8, [24], 0.5, 101))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 245, 8, 41, 69, 228, 139, 205, 3, 183, 253, 160, 53, 126, 22, 182, 37, 241, 54, 83, 108,
    38, 16],
    output: [0, 255, 245, 8, 41, 69, 228, 139, 205, 3, 183, 253, 160, 53, 126, 22, 182, 37, 241, 54, 83, 108,
    38, 16],
}, name='flat_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 4]))
shape = Parameter('shape', (I32, [1]), [24])
output = Output('output', (I32, [24]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-1986998199, 1245693579, 102370238, -659088215, 483645564, 348986237, 2068141660, -404994889,
    -496885376, -1285204068, -291681497, 669447921, -620939904, 1142376228, 262095590, -1542339215,
    2122790516, -727233709, 1978133568, -1071659045, -306840630, -1858460410, 1646099759,
    -1776774905],
    output: [-1986998199, 1245693579, 102370238, -659088215, 483645564, 348986237, 2068141660, -404994889,
    -496885376, -1285204068, -291681497, 669447921, -620939904, 1142376228, 262095590, -1542339215,
    2122790516, -727233709, 1978133568, -1071659045, -306840630, -1858460410, 1646099759,
    -1776774905],
}, name='flat_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [12]))
shape = Parameter('shape', (I32, [3]), [3, 2, 2])
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [8.884, -6.245, -8.768, 3.5, 6.603, -7.923, -7.033, -7.225, -5.484, 4.526, 1.696, 1.172],
    output: [8.884, -6.245, -8.768, 3.5, 6.603, -7.923, -7.033, -7.225, -5.484, 4.526, 1.696, 1.172],
}, name='unfolded').AddVariations('float16')

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [12], 0.013700000010430813, 0))
shape = Parameter('shape', (I32, [3]), [3, 2, 2])
output = Output('output', (U8, [3, 2, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 55, 13, 134, 211, 135, 184, 167, 107, 111, 227],
    output: [0, 255, 55, 13, 134, 211, 135, 184, 167, 107, 111, 227],
}, name='unfolded_quant8').AddVariations(signed(input, output))

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [12]))
shape = Parameter('shape', (I32, [3]), [3, 2, 2])
output = Output('output', (I32, [3, 2, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-1585602251, -1205950636, -1384801681, -765414598, -619575621, 613446477, 1119796947, 1831928732,
    346047954, -1995470256, 483369083, 2104851232],
    output: [-1585602251, -1205950636, -1384801681, -765414598, -619575621, 613446477, 1119796947, 1831928732,
    346047954, -1995470256, 483369083, 2104851232],
}, name='unfolded_int32')

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [12]))
shape = Parameter('shape', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (F32, [2, 1, 3, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-4.695, 8.213, 1.187, 8.393, 2.054, 2.109, 1.062, -4.399, -6.281, 1.89, 8.426, 6.989],
    output: [-4.695, 8.213, 1.187, 8.393, 2.054, 2.109, 1.062, -4.399, -6.281, 1.89, 8.426, 6.989],
}, name='rank_1_to_4').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [12], 2.25, 255))
shape = Parameter('shape', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (U8, [2, 1, 3, 2], 2.25, 255))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 195, 91, 97, 40, 221, 119, 139, 32, 83, 107],
    output: [0, 255, 195, 91, 97, 40, 221, 119, 139, 32, 83, 107],
}, name='rank_1_to_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [12]))
shape = Parameter('shape', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (I32, [2, 1, 3, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [1143354639, -979590993, 649019988, 1468624881, 30647321, 861541507, 1296196409, -1008446108,
    -402782742, -316089379, 1203034876, 1977291391],
    output: [1143354639, -979590993, 649019988, 1468624881, 30647321, 861541507, 1296196409, -1008446108,
    -402782742, -316089379, 1203034876, 1977291391],
}, name='rank_1_to_4_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [2, 3, 1, 4]))
shape = Parameter('shape', (I32, [2]), [6, 4])
output = Output('output', (F32, [6, 4]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [-8.579, -5.547, 0.988, 7.504, -2.531, 1.117, 0.739, -0.758, -2.588, -0.634, -5.126, -1.911, -0.317,
    6.337, 0.403, -4.542, -2.113, -5.766, 7.11, -4.194, 4.731, -6.44, -7.431, 7.464],
    output: [-8.579, -5.547, 0.988, 7.504, -2.531, 1.117, 0.739, -0.758, -2.588, -0.634, -5.126, -1.911, -0.317,
    6.337, 0.403, -4.542, -2.113, -5.766, 7.11, -4.194, 4.731, -6.44, -7.431, 7.464],
}, name='rank_4_to_2').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [2, 3, 1, 4], 0.10000000149011612, 37))
shape = Parameter('shape', (I32, [2]), [6, 4])
output = Output('output', (U8, [6, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 202, 48, 11, 62, 65, 194, 47, 16, 87, 71, 157, 40, 74, 57, 227, 48, 189, 73, 250, 200, 86,
    1],
    output: [0, 255, 202, 48, 11, 62, 65, 194, 47, 16, 87, 71, 157, 40, 74, 57, 227, 48, 189, 73, 250, 200, 86,
    1],
}, name='rank_4_to_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (I32, [2, 3, 1, 4]))
shape = Parameter('shape', (I32, [2]), [6, 4])
output = Output('output', (I32, [6, 4]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [121802469, 1854693553, -939076835, 1068782520, 1672853331, 1010924044, 590988336, -506750314,
    727644301, -1119725471, 148955520, -1365260417, 1473980398, -786863960, -52993599, 316377673,
    -497164550, 1639944413, -1276311581, 47602726, 1816118326, 1710996529, 1943303663, -1496329916],
    output: [121802469, 1854693553, -939076835, 1068782520, 1672853331, 1010924044, 590988336, -506750314,
    727644301, -1119725471, 148955520, -1365260417, 1473980398, -786863960, -52993599, 316377673,
    -497164550, 1639944413, -1276311581, 47602726, 1816118326, 1710996529, 1943303663, -1496329916],
}, name='rank_4_to_2_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 1]))
shape = Parameter('shape', (I32, [3]), [3, 1, 4])
output = Output('output', (F32, [3, 1, 4]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0.707, -2.645, 5.708, -6.473, 2.846, -6.435, -8.576, 3.358, -3.444, -8.039, 3.235, -6.38],
    output: [0.707, -2.645, 5.708, -6.473, 2.846, -6.435, -8.576, 3.358, -3.444, -8.039, 3.235, -6.38],
}, name='same_rank').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 1], 0.5, 128))
shape = Parameter('shape', (I32, [3]), [3, 1, 4])
output = Output('output', (U8, [3, 1, 4], 0.5, 128))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 133, 235, 255, 80, 20, 164, 253, 96, 4, 43],
    output: [0, 255, 133, 235, 255, 80, 20, 164, 253, 96, 4, 43],
}, name='same_rank_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 6, 1]))
shape = Parameter('shape', (I32, [3]), [3, 1, 4])
output = Output('output', (I32, [3, 1, 4]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [216750455, 268818546, 410041771, 79664706, 1677872422, 1197573538, -1924069974, -1265200617,
    223979035, -756657402, 278648041, 1575050783],
    output: [216750455, 268818546, 410041771, 79664706, 1677872422, 1197573538, -1924069974, -1265200617,
    223979035, -756657402, 278648041, 1575050783],
}, name='same_rank_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
shape = Parameter('shape', (I32, [2]), [-1, 3])
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-3.169, 2.654, 4.351, -1.262, 4.652, -7.192, -7.665, 7.349, 3.867, -4.309, -5.582, 4.916],
    output: [-3.169, 2.654, 4.351, -1.262, 4.652, -7.192, -7.665, 7.349, 3.867, -4.309, -5.582, 4.916],
}, name='first_unknown').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.013700000010430813, 101))
shape = Parameter('shape', (I32, [2]), [-1, 3])
output = Output('output', (U8, [4, 3], 0.013700000010430813, 101))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 125, 179, 201, 38, 146, 73, 127, 8, 122, 207],
    output: [0, 255, 125, 179, 201, 38, 146, 73, 127, 8, 122, 207],
}, name='first_unknown_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
shape = Parameter('shape', (I32, [2]), [-1, 3])
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-917629722, 1020580005, -516511034, -2060905089, 685550817, -1748626555, 403947695, 1076667056,
    1159537621, 1891773487, 1162265602, 773324273],
    output: [-917629722, 1020580005, -516511034, -2060905089, 685550817, -1748626555, 403947695, 1076667056,
    1159537621, 1891773487, 1162265602, 773324273],
}, name='first_unknown_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 5]))
shape = Parameter('shape', (I32, [3]), [5, -1, 2])
output = Output('output', (F32, [5, 2, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-2.429, 7.681, 5.774, 5.456, 8.493, 7.648, 4.383, 8.65, -0.482, -5.032, -4.548, -5.825, 4.336,
    3.708, -4.25, 0.87, -0.866, -4.611, 4.468, -0.902],
    output: [-2.429, 7.681, 5.774, 5.456, 8.493, 7.648, 4.383, 8.65, -0.482, -5.032, -4.548, -5.825, 4.336,
    3.708, -4.25, 0.87, -0.866, -4.611, 4.468, -0.902],
}, name='middle_unknown').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 5], 2.25, 0))
shape = Parameter('shape', (I32, [3]), [5, -1, 2])
output = Output('output', (U8, [5, 2, 2], 2.25, 0))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 193, 67, 178, 2, 241, 52, 119, 87, 5, 181, 90, 255, 246, 36, 119, 65, 90, 144],
    output: [0, 255, 193, 67, 178, 2, 241, 52, 119, 87, 5, 181, 90, 255, 246, 36, 119, 65, 90, 144],
}, name='middle_unknown_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 5]))
shape = Parameter('shape', (I32, [3]), [5, -1, 2])
output = Output('output', (I32, [5, 2, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-217454885, -83849256, 1286433835, 479647396, 1582936558, -569200231, -1079409869, 348682837,
    -1082145635, -1585942985, -1000553852, -56475583, -869778274, -304425004, 1569094336, 752255560,
    -208618362, 678059252, 791043992, -470712387],
    output: [-217454885, -83849256, 1286433835, 479647396, 1582936558, -569200231, -1079409869, 348682837,
    -1082145635, -1585942985, -1000553852, -56475583, -869778274, -304425004, 1569094336, 752255560,
    -208618362, 678059252, 791043992, -470712387],
}, name='middle_unknown_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
shape = Parameter('shape', (I32, [2]), [4, -1])
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-2.238, 5.3, 3.406, -2.435, -6.824, -8.685, 4.622, -7.132, 3.687, -0.965, 6.474, 0.054, -6.444,
    2.074, 3.5, 0.509, -6.622, -5.133, 7.327, -3.44, 3.974, 5.775, -6.874, -7.01],
    output: [-2.238, 5.3, 3.406, -2.435, -6.824, -8.685, 4.622, -7.132, 3.687, -0.965, 6.474, 0.054, -6.444,
    2.074, 3.5, 0.509, -6.622, -5.133, 7.327, -3.44, 3.974, 5.775, -6.874, -7.01],
}, name='last_unknown').AddVariations('float16')

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 255))
shape = Parameter('shape', (I32, [2]), [4, -1])
output = Output('output', (U8, [4, 6], 0.10000000149011612, 255))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 142, 80, 0, 243, 78, 57, 235, 132, 75, 107, 113, 60, 183, 188, 212, 116, 65, 33, 48, 197,
    130, 179],
    output: [0, 255, 142, 80, 0, 243, 78, 57, 235, 132, 75, 107, 113, 60, 183, 188, 212, 116, 65, 33, 48, 197,
    130, 179],
}, name='last_unknown_quant8').AddVariations(signed(input, output))

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 4]))
shape = Parameter('shape', (I32, [2]), [4, -1])
output = Output('output', (I32, [4, 6]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [1247155748, -1788771187, 320236753, -167146660, 1479882684, 1682633392, -1741203932, 285554201,
    793583033, 1893038374, 187973390, -1988787590, -2011250945, -1138793978, -308478125, 1185404152,
    816492362, -1148884939, 1854780156, -1145730621, -803001777, -1410102904, -404105740, 846746354],
    output: [1247155748, -1788771187, 320236753, -167146660, 1479882684, 1682633392, -1741203932, 285554201,
    793583033, 1893038374, 187973390, -1988787590, -2011250945, -1138793978, -308478125, 1185404152,
    816492362, -1148884939, 1854780156, -1145730621, -803001777, -1410102904, -404105740, 846746354],
}, name='last_unknown_int32')

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
shape = Parameter('shape', (I32, [1]), [-1])
output = Output('output', (F32, [6]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-0.451, 6.484, 1.214, -4.459, 4.841, -5.654],
    output: [-0.451, 6.484, 1.214, -4.459, 4.841, -5.654],
}, name='all_unknown').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 37))
shape = Parameter('shape', (I32, [1]), [-1])
output = Output('output', (U8, [6], 0.5, 37))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 149, 236, 242, 209],
    output: [0, 255, 149, 236, 242, 209],
}, name='all_unknown_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
shape = Parameter('shape', (I32, [1]), [-1])
output = Output('output', (I32, [6]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [1501074905, -1783743485, -570745225, 1163096505, 100195186, 880316711],
    output: [1501074905, -1783743485, -570745225, 1163096505, 100195186, 880316711],
}, name='all_unknown_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
shape = Parameter('shape', (I32, [3]), [3, -1, 2])
output = Output('output', (F32, [3, 1, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-0.878, 0.679, -2.685, -7.107, -1.904, 6.502],
    output: [-0.878, 0.679, -2.685, -7.107, -1.904, 6.502],
}, name='unknown_is_1').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.013700000010430813, 128))
shape = Parameter('shape', (I32, [3]), [3, -1, 2])
output = Output('output', (U8, [3, 1, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 104, 108, 82, 70],
    output: [0, 255, 104, 108, 82, 70],
}, name='unknown_is_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
shape = Parameter('shape', (I32, [3]), [3, -1, 2])
output = Output('output', (I32, [3, 1, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-1980002450, 377874882, -1656435424, -1664031589, -126522989, 1921052482],
    output: [-1980002450, 377874882, -1656435424, -1664031589, -126522989, 1921052482],
}, name='unknown_is_1_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1]))
shape = Parameter('shape', (I32, [1]), [1])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [-0.794],
    output: [-0.794],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1], 2.25, 101))
shape = Parameter('shape', (I32, [1]), [1])
output = Output('output', (U8, [1], 2.25, 101))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [23],
    output: [23],
}, name='one_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 1]))
shape = Parameter('shape', (I32, [1]), [1])
output = Output('output', (I32, [1]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [1987840551],
    output: [1987840551],
}, name='one_int32').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
shape = Parameter('shape', (I32, [5]), [1, 2, 1, 3, 2])
output = Output('output', (F32, [1, 2, 1, 3, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [1.186, 5.412, -4.148, 8.864, 5.071, 5.778, 0.116, -0.779, -4.678, 7.507, 3.785, -5.205],
    output: [1.186, 5.412, -4.148, 8.864, 5.071, 5.778, 0.116, -0.779, -4.678, 7.507, 3.785, -5.205],
}, name='rank_5').AddVariations('float16').DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2], 0.10000000149011612, 0))
shape = Parameter('shape', (I32, [5]), [1, 2, 1, 3, 2])
output = Output('output', (U8, [1, 2, 1, 3, 2], 0.10000000149011612, 0))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [0, 255, 47, 104, 174, 232, 1, 37, 240, 114, 29, 164],
    output: [0, 255, 47, 104, 174, 232, 1, 37, 240, 114, 29, 164],
}, name='rank_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The order of elements stays; a dimension of -1 is what is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 2]))
shape = Parameter('shape', (I32, [5]), [1, 2, 1, 3, 2])
output = Output('output', (I32, [1, 2, 1, 3, 2]))
model = Model()
model.Operation('RESHAPE', input, shape).To(output)
Example({
    input: [28171934, 1374338985, 1485801629, -1916398231, -2006539929, 631654095, 1112804431, -343670138,
    1721230042, -1976107246, -2049904404, -1433288369],
    output: [28171934, 1374338985, 1485801629, -1916398231, -2006539929, 631654095, 1112804431, -343670138,
    1721230042, -1976107246, -2049904404, -1433288369],
}, name='rank_5_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('RESHAPE', input, [4, 3]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 0))
moved = Internal('moved', (U8, [3, 4], 0.5, 0))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('RESHAPE', input, [3, 4]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 155, 65, 134, 168, 20, 91, 160, 132, 116, 78],
    output: [0.0, 127.5, 77.5, 32.5, 67.0, 84.0, 10.0, 45.5, 80.0, 66.0, 58.0, 39.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 128))
moved = Internal('moved', (U8, [3, 4], 0.5, 128))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('RESHAPE', input, [3, 4]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 134, 252, 23, 129, 247, 128, 244, 53, 119, 111],
    output: [-64.0, 63.5, 3.0, 62.0, -52.5, 0.5, 59.5, 0.0, 58.0, -37.5, -4.5, -8.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 255))
moved = Internal('moved', (U8, [3, 4], 0.5, 255))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('RESHAPE', input, [3, 4]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 218, 231, 242, 85, 228, 157, 71, 53, 212, 233],
    output: [-127.5, 0.0, -18.5, -12.0, -6.5, -85.0, -13.5, -49.0, -92.0, -101.0, -21.5, -11.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
