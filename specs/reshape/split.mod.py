# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: axes, ranks, numbers of parts, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
output0 = Output('output0', (F32, [2]))
output1 = Output('output1', (F32, [2]))
output2 = Output('output2', (F32, [2]))
model = Model()
model.Operation('SPLIT', input, 0, 3).To(output0, output1, output2)
Example({
    input: [-0.347, 5.386, 5.33, -8.293, 7.929, 7.614],
    output0: [-0.347, 5.386],
    output1: [5.33, -8.293],
    output2: [7.929, 7.614],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.5, 101))
output0 = Output('output0', (U8, [2], 0.5, 101))
output1 = Output('output1', (U8, [2], 0.5, 101))
output2 = Output('output2', (U8, [2], 0.5, 101))
model = Model()
model.Operation('SPLIT', input, 0, 3).To(output0, output1, output2)
Example({
    input: [0, 255, 35, 16, 9, 50],
    output0: [0, 255],
    output1: [35, 16],
    output2: [9, 50],
}, name='rank_1_quant8').AddVariations(signed(input, output0, output1, output2)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [6]))
output0 = Output('output0', (I32, [2]))
output1 = Output('output1', (I32, [2]))
output2 = Output('output2', (I32, [2]))
model = Model()
model.Operation('SPLIT', input, 0, 3).To(output0, output1, output2)
Example({
    input: [-580087009, 303535802, 359886359, -998938910, 1004239873, 1474089107],
    output0: [-580087009, 303535802],
    output1: [359886359, -998938910],
    output2: [1004239873, 1474089107],
}, name='rank_1_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
output0 = Output('output0', (F32, [2]))
output1 = Output('output1', (F32, [2]))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [1.181, 8.686, 1.906, 4.648],
    output0: [1.181, 8.686],
    output1: [1.906, 4.648],
}, name='rank_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.013700000010430813, 0))
output0 = Output('output0', (U8, [2], 0.013700000010430813, 0))
output1 = Output('output1', (U8, [2], 0.013700000010430813, 0))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [0, 255, 48, 163],
    output0: [0, 255],
    output1: [48, 163],
}, name='rank_1_negative_quant8').AddVariations(signed(input, output0, output1)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [4]))
output0 = Output('output0', (I32, [2]))
output1 = Output('output1', (I32, [2]))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [180929236, -1209007932, -1457189214, -903820905],
    output0: [180929236, -1209007932],
    output1: [-1457189214, -903820905],
}, name='rank_1_negative_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
output0 = Output('output0', (F32, [2, 3]))
output1 = Output('output1', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', input, 0, 2).To(output0, output1)
Example({
    input: [-7.224, 4.92, 0.401, 5.932, 1.853, 8.658, -6.48, 5.824, -7.092, -8.717, 2.438, 5.385],
    output0: [-7.224, 4.92, 0.401, 5.932, 1.853, 8.658],
    output1: [-6.48, 5.824, -7.092, -8.717, 2.438, 5.385],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 2.25, 255))
output0 = Output('output0', (U8, [2, 3], 2.25, 255))
output1 = Output('output1', (U8, [2, 3], 2.25, 255))
model = Model()
model.Operation('SPLIT', input, 0, 2).To(output0, output1)
Example({
    input: [0, 255, 166, 160, 80, 196, 121, 65, 36, 40, 226, 97],
    output0: [0, 255, 166, 160, 80, 196],
    output1: [121, 65, 36, 40, 226, 97],
}, name='rows_quant8').AddVariations(signed(input, output0, output1)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [4, 3]))
output0 = Output('output0', (I32, [2, 3]))
output1 = Output('output1', (I32, [2, 3]))
model = Model()
model.Operation('SPLIT', input, 0, 2).To(output0, output1)
Example({
    input: [-1918118381, -482346111, -448121076, 1729200607, 303576649, 765259092, -820291251, 521690722,
    -2088388931, -1321879214, 1697499832, -586967584],
    output0: [-1918118381, -482346111, -448121076, 1729200607, 303576649, 765259092],
    output1: [-820291251, 521690722, -2088388931, -1321879214, 1697499832, -586967584],
}, name='rows_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 6]))
output0 = Output('output0', (F32, [3, 2]))
output1 = Output('output1', (F32, [3, 2]))
output2 = Output('output2', (F32, [3, 2]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(output0, output1, output2)
Example({
    input: [2.375, 3.3, 6.416, -8.505, 6.732, -8.883, -1.547, -2.319, 6.696, 2.676, -7.495, 4.616, 7.536,
    2.366, -4.086, 1.712, -4.884, -3.948],
    output0: [2.375, 3.3, -1.547, -2.319, 7.536, 2.366],
    output1: [6.416, -8.505, 6.696, 2.676, -4.086, 1.712],
    output2: [6.732, -8.883, -7.495, 4.616, -4.884, -3.948],
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.10000000149011612, 37))
output0 = Output('output0', (U8, [3, 2], 0.10000000149011612, 37))
output1 = Output('output1', (U8, [3, 2], 0.10000000149011612, 37))
output2 = Output('output2', (U8, [3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(output0, output1, output2)
Example({
    input: [0, 255, 36, 172, 14, 67, 21, 163, 124, 159, 69, 41, 209, 113, 42, 191, 230, 173],
    output0: [0, 255, 21, 163, 209, 113],
    output1: [36, 172, 124, 159, 42, 191],
    output2: [14, 67, 69, 41, 230, 173],
}, name='columns_quant8').AddVariations(signed(input, output0, output1, output2)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 6]))
output0 = Output('output0', (I32, [3, 2]))
output1 = Output('output1', (I32, [3, 2]))
output2 = Output('output2', (I32, [3, 2]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(output0, output1, output2)
Example({
    input: [1913066959, 2002994245, -974163697, -642269488, -1156797292, -483036436, 1239653534, 1369351502,
    1203101913, 1414037782, 2134689033, 968080341, -2084813949, 1642478711, -929872180, -378850704,
    -856432936, -1515940870],
    output0: [1913066959, 2002994245, 1239653534, 1369351502, -2084813949, 1642478711],
    output1: [-974163697, -642269488, 1203101913, 1414037782, -929872180, -378850704],
    output2: [-1156797292, -483036436, 2134689033, 968080341, -856432936, -1515940870],
}, name='columns_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 6]))
output0 = Output('output0', (F32, [3, 3]))
output1 = Output('output1', (F32, [3, 3]))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [7.839, -8.758, -2.894, -7.026, 8.21, 4.218, 4.148, -5.093, -4.198, -6.581, -8.341, 4.224, -2.343,
    6.185, 5.597, 0.182, 1.163, -4.553],
    output0: [7.839, -8.758, -2.894, 4.148, -5.093, -4.198, -2.343, 6.185, 5.597],
    output1: [-7.026, 8.21, 4.218, -6.581, -8.341, 4.224, 0.182, 1.163, -4.553],
}, name='columns_negative').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.5, 128))
output0 = Output('output0', (U8, [3, 3], 0.5, 128))
output1 = Output('output1', (U8, [3, 3], 0.5, 128))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [0, 255, 159, 17, 220, 187, 194, 100, 229, 232, 104, 242, 27, 218, 131, 82, 195, 199],
    output0: [0, 255, 159, 194, 100, 229, 27, 218, 131],
    output1: [17, 220, 187, 232, 104, 242, 82, 195, 199],
}, name='columns_negative_quant8').AddVariations(signed(input, output0, output1)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 6]))
output0 = Output('output0', (I32, [3, 3]))
output1 = Output('output1', (I32, [3, 3]))
model = Model()
model.Operation('SPLIT', input, -1, 2).To(output0, output1)
Example({
    input: [-2014705225, 2133260191, 352214243, 739687991, 137347105, 594935811, 1803626608, 140382738,
    -1508994266, -1153378230, -1940672865, 1944685804, 1063559139, 373118494, -1586746612,
    -1624931070, 350257999, -2129735529],
    output0: [-2014705225, 2133260191, 352214243, 1803626608, 140382738, -1508994266, 1063559139, 373118494,
    -1586746612],
    output1: [739687991, 137347105, 594935811, -1153378230, -1940672865, 1944685804, -1624931070, 350257999,
    -2129735529],
}, name='columns_negative_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [6, 2]))
output0 = Output('output0', (F32, [2, 2]))
output1 = Output('output1', (F32, [2, 2]))
output2 = Output('output2', (F32, [2, 2]))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: [-4.319, -5.422, -8.955, -6.262, -7.68, 1.09, -1.855, 7.691, 6.576, -3.161, -4.712, 3.275],
    output0: [-4.319, -5.422, -8.955, -6.262],
    output1: [-7.68, 1.09, -1.855, 7.691],
    output2: [6.576, -3.161, -4.712, 3.275],
}, name='rows_negative').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 2], 0.013700000010430813, 101))
output0 = Output('output0', (U8, [2, 2], 0.013700000010430813, 101))
output1 = Output('output1', (U8, [2, 2], 0.013700000010430813, 101))
output2 = Output('output2', (U8, [2, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: [0, 255, 144, 196, 60, 24, 66, 221, 119, 25, 241, 166],
    output0: [0, 255, 144, 196],
    output1: [60, 24, 66, 221],
    output2: [119, 25, 241, 166],
}, name='rows_negative_quant8').AddVariations(signed(input, output0, output1, output2)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [6, 2]))
output0 = Output('output0', (I32, [2, 2]))
output1 = Output('output1', (I32, [2, 2]))
output2 = Output('output2', (I32, [2, 2]))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: [-1724428503, -2065304118, 2091784182, -434435905, 140889960, 650708047, -1575979030, -1658850832,
    1295937529, -712304893, 524863231, 412693565],
    output0: [-1724428503, -2065304118, 2091784182, -434435905],
    output1: [140889960, 650708047, -1575979030, -1658850832],
    output2: [1295937529, -712304893, 524863231, 412693565],
}, name='rows_negative_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 3]))
output0 = Output('output0', (F32, [2, 3, 3]))
output1 = Output('output1', (F32, [2, 3, 3]))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<f4',
    'c-osWYfdg-T=n6@n^wJ>7$EX1t8kgUv4`bluJ*G6F5hbV^RHiClsEIpbKPAcU%$@%So5}bUELnr*`~%1xA<NcI}_2ZVSh+yv9D{F'
    'VS;th&VMWnyZ5Q5u%2fVxprpPdaVwp?VTn^MgAQ9y1k%jnS+D<f&C5+jt3kLfJjFm8wl+81BD$9*dMSxaNxjx0McMbhX'
),
    output0: [4.326, 2.775, 0.878, -2.936, -0.946, 5.804, 7.94, 8.31, -2.015, 6.394, 5.819, 5.475, 2.67, 1.068,
    -0.759, 5.745, 1.071, -2.825],
    output1: [5.863, -5.967, 2.617, 3.577, 8.347, -6.49, 8.406, -0.581, 6.695, 6.167, -2.321, 1.97, -6.164, 0.12,
    -5.721, -3.76, -4.072, -1.299],
}, name='middle').AddVariations('float16')

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 3], 2.25, 0))
output0 = Output('output0', (U8, [2, 3, 3], 2.25, 0))
output1 = Output('output1', (U8, [2, 3, 3], 2.25, 0))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<i2',
    'c-mw5ze72zb47Xcv0H1Fp9wC@+Sv2#k?NKTzd*BRFYj%ew2Jd%I|C5_0A4i|tp'
),
    output0: [0, 255, 184, 35, 106, 137, 168, 119, 131, 140, 230, 226, 37, 180, 120, 78, 81, 54],
    output1: [198, 218, 172, 167, 204, 83, 118, 106, 177, 230, 233, 222, 182, 146, 170, 9, 241, 135],
}, name='middle_quant8').AddVariations(signed(input, output0, output1))

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 6, 3]))
output0 = Output('output0', (I32, [2, 3, 3]))
output1 = Output('output1', (I32, [2, 3, 3]))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<i4',
    'c-jGw0B`@Kgbo|ibHy&kOFe*V+l<G!LwP+&APm_8N7bECjeF=dwwg+At+LmT!q34c-R}!+6&_N?za?yXtp{AqVYT?DY^H2w#?{gh'
    'QL5cd*L^TjZL>71RcecWkmVlGLVK0_lCol!oOtVxZ0ae4hvbY&yQH2PWuLbJ;CNH^QN33^biP=s(F+93<P38O2%W}_CP@D'
),
    output0: [-2096009564, -2024690300, -458575346, -1931618533, 1229819859, -1143487885, -1535258683,
    -1640971986, 441591750, -1109056135, 1461611581, 1037072968, 1950526752, -1099233524,
    1486183641, -1426338558, -778935993, 196261333],
    output1: [1701698891, -1615597763, -1221325952, 28011883, -531294757, 2020220556, 1401639623, -159398216,
    1368440643, 73595037, -862541999, -459510643, 209233531, 1944808680, 160392501, 141346486,
    -1645554278, -970337718],
}, name='middle_int32')

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 2, 2, 3]))
output0 = Output('output0', (F32, [1, 2, 2, 3]))
output1 = Output('output1', (F32, [1, 2, 2, 3]))
output2 = Output('output2', (F32, [1, 2, 2, 3]))
output3 = Output('output3', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('SPLIT', input, 0, 4).To(output0, output1, output2, output3)
Example({
    input: packed('<f4',
    'c-jHL06+ib@GTugy3eWr*Q`<kIp?GfClC_fH&QPr5RX#ZQ10@JHRBX7Egj>oi`T^;aUGt}r?Og$N%!#pqa3&^wEJ)^F<667iMZV{'
    'Si-pZjeOE<UZt+xvRb7_Y@;BBJzDR!W=+uSOry>M@L~u9*xm8+=&7Kc@#YLTy>;FW58n;f1P7Dw9mos0f4m4g0Axo%KR`f0zra92'
    'Kfpo3z`(%2z`(#iz`(%3z&t=e!9c%1!9hU4z`(#jK)^vj!M?zwXke@'
),
    output0: [5.713, 0.901, 3.214, 6.511, 7.392, -0.798, -5.124, 6.467, 8.125, 1.88, -3.533, 8.545],
    output1: [-8.198, -6.772, -6.937, -7.545, -1.892, -7.256, -5.292, -5.016, 1.229, -7.548, -7.21, -2.201],
    output2: [-2.878, -5.917, 0.015, 6.96, 2.234, -8.972, 6.984, -0.554, 1.683, -8.273, 8.478, 4.615],
    output3: [-7.527, -2.464, -6.261, -2.182, 5.79, 3.991, -5.895, 8.508, 2.93, -8.015, -0.223, -3.124],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 2, 2, 3], 0.10000000149011612, 255))
output0 = Output('output0', (U8, [1, 2, 2, 3], 0.10000000149011612, 255))
output1 = Output('output1', (U8, [1, 2, 2, 3], 0.10000000149011612, 255))
output2 = Output('output2', (U8, [1, 2, 2, 3], 0.10000000149011612, 255))
output3 = Output('output3', (U8, [1, 2, 2, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('SPLIT', input, 0, 4).To(output0, output1, output2, output3)
Example({
    input: packed('<i2',
    'c-mw5f6-4s=q5vZXl>cHj*KVrA(O5+_EhzJ>Fmo2TeIg)zGAP<q8jJVVR}D5{!GeXWgrm%0KVNAAp'
),
    output0: [0, 255, 209, 78, 16, 18, 217, 0, 135, 85, 125, 118],
    output1: [182, 136, 104, 228, 31, 84, 146, 212, 65, 140, 122, 140],
    output2: [244, 137, 142, 106, 86, 172, 188, 236, 111, 33, 141, 60],
    output3: [162, 124, 67, 243, 86, 46, 249, 241, 249, 98, 104, 5],
}, name='batches_quant8').AddVariations(signed(input, output0, output1, output2, output3)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [4, 2, 2, 3]))
output0 = Output('output0', (I32, [1, 2, 2, 3]))
output1 = Output('output1', (I32, [1, 2, 2, 3]))
output2 = Output('output2', (I32, [1, 2, 2, 3]))
output3 = Output('output3', (I32, [1, 2, 2, 3]))
model = Model()
model.Operation('SPLIT', input, 0, 4).To(output0, output1, output2, output3)
Example({
    input: packed('<i4',
    'c-jHL06+hm>C6*P!$(xWK<Sh{Irn9uG8UXCA5*5C(Lhv|DCgbzvUx`)SEuRC5|Ywiq7C+&JEJwXJZA>nLYrp$3;NT6;xF+h>F0!i'
    'd97;Y-*}ABmUB<pbPkm68VruJ^N!+JvwHk52UwOb(Um}G_?v0(kdZDf{>=kxhD|lTzS%sDUxjXWjK6D-JB!xd@d40miKSy7s-*p+'
    'fr^6VR}6K|YhyoLsu+U?Gq^6fsXr!ZuT1mb!(S6J;U}yLzOIF_bz=b'
),
    output0: [1817746331, -1984742423, -1518689332, 1677473043, 523220815, -1442366269, -1537710265, -40499628,
    -1557144384, -2116992448, -1969906711, -2109708652],
    output1: [-446104771, 1475873593, 211548919, 1969869669, -823164511, 1804657202, 1670459158, 1060041116,
    1546528551, -1426134753, 416147283, -2096921434],
    output2: [107708573, 864451025, -1202868928, 775252564, -1178671722, -1447108824, 1071216871, 641502429,
    1770901753, -1352689998, 1283814265, -210874553],
    output3: [-545793754, -1014205353, 1606356647, 325817577, 848293581, -516220398, 663424146, -1395224878,
    182367071, -1091439710, -1375629811, -2049907978],
}, name='batches_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 3, 2]))
output0 = Output('output0', (F32, [2, 2, 3, 2]))
output1 = Output('output1', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<f4',
    'c-jHL06+hjky!3pmUjr-zO?CDqWpu2mTGZau3R%{{`|CgeIIdH?B6r42+tc{FL7ESA^an5?Kym8L%yu}pU5U;MXA6+L%cnYM~^d+'
    ')TzknKZQLxQBN~RtoJXv-92Qmu&LY9?7;t*i{B*n-r|*;3?Yu(!vKoH;bH?-I0wom73ZofoUI4#s5|YkRPH;9(n0;cKtMmhygxv|'
    'KtRAhLBK%3z(GL0KtI4hKS97gK)^u2z`sF2KtMpiKtR60Kfu7D#$n6'
),
    output0: [-0.411, 7.404, 6.007, 1.996, -4.731, -0.017, 1.748, 2.573, -7.718, 6.957, 7.087, -4.661, 3.337,
    0.722, 8.479, -6.337, 0.163, 2.332, -7.235, 5.32, -2.691, -4.885, -1.354, 8.45],
    output1: [1.214, 8.767, -2.526, 4.461, -6.883, -6.102, 8.046, 4.32, -0.095, 7.04, 0.885, -2.05, 7.415, 5.271,
    2.937, 7.412, -5.554, 3.326, 7.445, -0.183, -4.334, 1.646, -3.026, -7.933],
}, name='height').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 3, 2], 0.5, 37))
output0 = Output('output0', (U8, [2, 2, 3, 2], 0.5, 37))
output1 = Output('output1', (U8, [2, 2, 3, 2], 0.5, 37))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<i2',
    'c-mw5-^p#j#A&4VMzLc<_0Mh99&WSczpPWft76)oshnzlZnmoW^`-N26pUtS<*?T=F^~uVeQgs)'
),
    output0: [0, 255, 137, 11, 48, 2, 9, 50, 38, 236, 33, 136, 221, 36, 53, 135, 105, 35, 101, 55, 206, 155, 37,
    39],
    output1: [176, 123, 249, 182, 123, 72, 70, 155, 31, 244, 174, 35, 215, 165, 158, 108, 32, 50, 153, 42, 108,
    7, 126, 2],
}, name='height_quant8').AddVariations(signed(input, output0, output1)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 4, 3, 2]))
output0 = Output('output0', (I32, [2, 2, 3, 2]))
output1 = Output('output1', (I32, [2, 2, 3, 2]))
model = Model()
model.Operation('SPLIT', input, 1, 2).To(output0, output1)
Example({
    input: packed('<i4',
    'c-jHL06+iiT8C5OOy!WT+kQq-_(T1uH`aRFqkLId$=YR?GtP5<hq~5mi>;A@n4W~o%0XaRV;xO?F4^I>v<H^GGKl#(fZ~{@HuJMA'
    '!am1*mXY@ZnY&SgRn13>1oalju!wX&QZK-H<m~b8OIV@zwR0((4~H#oAt-4MuXnmtIoE`J_Z#|@QJjH%F0nE4D+rj&fzl5gp=+Si'
    '`~55MnONj-<K<{y|LSo~5Qn}~KmFm>R|B<RT<B{{qSE5-<|{L1ZfEH'
),
    output0: [-885040660, -2125307046, -768664185, 264260947, 477724386, -1578881460, 1810684389, -1594760816,
    -739330385, -78924581, -44562562, 732010054, 1292774488, 279954121, -2022228262, -1095055515,
    1398111383, 1060738611, -36204082, -511379597, -696450178, 1475844487, 52149178, -1241886250],
    output1: [-252199599, -1716178184, 1483966531, -467011075, 1889221032, -485523401, -444079402, 1747818618,
    1601087195, -14600541, -366414980, 1902752601, 1620345708, 1548834187, -392376915, 1803634577,
    1266453378, -1574042472, -760089186, -500099452, -286079029, -433344310, 721979457, 865629280],
}, name='height_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 6, 2]))
output0 = Output('output0', (F32, [2, 2, 2, 2]))
output1 = Output('output1', (F32, [2, 2, 2, 2]))
output2 = Output('output2', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: packed('<f4',
    'c-jHL06+g$aR}vNw1Jq3<B4tQ_A3l#J9p1$-MCI-5^-GDoYM|%_>WQwx<BcWL<XS8PEb$|J*?0W$dztEr9tN=D2D=O-@f;eBpzZA'
    'gFTO<#7!;dQ^L5{Ni`<zi-8(TVvUWVT3q6owv&c{3*47sRCdei<L@i+iVK*qfRfU13d$O*=Lg=S4o(HU_?h!}sJGX^KtDdfKR`gg'
    'LBPPkz(Bviz(7F2z(K&kzd%2}!9c)2KtVsfLBPR2K)}Giz(2sxLt$z'
),
    output0: [-5.033, 3.41, 0.862, 0.443, -3.518, -3.315, 3.852, -1.586, -5.502, -1.004, 4.57, 1.645, -0.08,
    8.893, -3.222, -8.322],
    output1: [-4.752, 1.428, 4.612, 4.201, -7.325, -7.121, 7.492, 2.687, -0.235, -8.673, 6.322, -2.409, 0.369,
    7.767, -4.797, -7.597],
    output2: [-1.002, 8.728, -6.883, -4.747, -7.549, -4.317, 8.695, -4.762, 1.343, 7.229, 8.485, 1.74, -0.966,
    -5.262, 1.434, -6.736],
}, name='width_negative').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 6, 2], 0.013700000010430813, 128))
output0 = Output('output0', (U8, [2, 2, 2, 2], 0.013700000010430813, 128))
output1 = Output('output1', (U8, [2, 2, 2, 2], 0.013700000010430813, 128))
output2 = Output('output2', (U8, [2, 2, 2, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: packed('<i2',
    'c-mw5zi4sxEA5?OZy#J)SMyg!Jib`sLwMp01>yJ}jd>5w+iez@e6`ssU9CB?%E{XOGy{nM0Jb?7Bm'
),
    output0: [0, 255, 162, 163, 174, 124, 253, 28, 32, 19, 95, 140, 213, 131, 58, 103],
    output1: [107, 234, 43, 185, 23, 95, 115, 24, 40, 158, 224, 207, 38, 131, 89, 122],
    output2: [86, 237, 224, 212, 240, 87, 97, 152, 62, 179, 16, 147, 66, 59, 71, 203],
}, name='width_negative_quant8').AddVariations(signed(input, output0, output1, output2)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 6, 2]))
output0 = Output('output0', (I32, [2, 2, 2, 2]))
output1 = Output('output1', (I32, [2, 2, 2, 2]))
output2 = Output('output2', (I32, [2, 2, 2, 2]))
model = Model()
model.Operation('SPLIT', input, -2, 3).To(output0, output1, output2)
Example({
    input: packed('<i4',
    'c-jHL06+gv^@QDKMpRbvNyy)AiV`MF0WX8mt8k{nZLD`>@h}Pj6B}b|v*@k3RK^1Jd8_XbC*)chBrge(eO!z%Sq#}0AX!A<Jhv3T'
    'm5@p%J7{6`<y(wm+FOC`@OSnuHu&MA$Bt-wAfP;eiG!ezhU+-iC6R{ss}UlFtI|nvOONqVX?N|15e{P>7B$QhGNWPOeK26h?dT)`'
    ';<c3;f=)s$Gv+}yNzDv*^HCsA0J3NWVy;w5M?@XL^4J`E2gd~cO;{-'
),
    output0: [-526184369, 2110203893, 814670980, 1617451741, 445591661, -2105124470, 1324026898, 1111021862,
    2005254083, -206858899, 1372754092, 541674103, 1250386539, 1192352435, 1141791720, 493060525],
    output1: [-948233626, -316660666, -392155308, 607914326, 769005132, 858071041, -426682065, 1099318403,
    1332815460, 4930545, -1299224528, 1760649482, -1054937672, -233377708, -667584570, 483194370],
    output2: [8425970, -494305975, -1249682232, -1784640289, 922280145, 1235958955, -854476944, 203560102,
    89322753, 1651107091, -1367909605, 1424854115, 2064854773, 120731257, -945555285, 73523695],
}, name='width_negative_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 4]))
output0 = Output('output0', (F32, [2, 2, 3, 2]))
output1 = Output('output1', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(output0, output1)
Example({
    input: packed('<i4',
    'c-jHL06+f#R<tZ2Xu!}QfMD=Ic%W!b1Rz+XFx+6kNXTG4IKY6_FbKFv;22mbxIkdIirjAi4#={wk)QWkY7nQ3lNym?R@*snviaq7'
    'wsyJ-UZ3lDGgin9B-uG!$O`52LHQDZZI&HUjhZvW9C*fT*zc_nju~{Foj%YL6J7~7+B%VmGp?3`CN31O_ScX-0RF=U{{I601OxpD'
    '2Kxo~1q1;9|Mvv{`vdp-1_c8D2KxyA1qb=~`TGR_2m1j8{sRD=h+1a', 5.960464477539063e-08
),
    output0: [6.5, -1.574, -1.677, 4.553, 8.767, 6.111, -8.576, 5.846, -0.936, -0.444, -0.385, -4.384, -5.924,
    6.077, -0.785, 6.853, -0.463, 5.2, -7.492, -6.851, -0.315, 7.964, 4.242, -1.999],
    output1: [-0.411, 2.116, 3.604, -2.797, -4.531, 5.776, 4.934, 0.678, -8.899, 4.454, 3.246, -8.184, 5.369,
    2.038, -4.771, 8.57, 7.681, -6.411, -4.817, 4.079, -4.16, 1.566, 3.996, 0.762],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 2.25, 101))
output0 = Output('output0', (U8, [2, 2, 3, 2], 2.25, 101))
output1 = Output('output1', (U8, [2, 2, 3, 2], 2.25, 101))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(output0, output1)
Example({
    input: packed('<i2',
    'c-mw5|Dsqh#d%B728HKrOP{P_6$+OQJ9$mVBKTeguUme2<&(ui@*eEA$M(l3);cn6U?33y0L@_(F8'
),
    output0: [0, 255, 17, 100, 114, 176, 6, 165, 5, 18, 86, 201, 56, 83, 13, 70, 121, 228, 31, 72, 198, 191, 125,
    65],
    output1: [232, 115, 67, 180, 32, 231, 228, 170, 87, 27, 214, 44, 222, 104, 111, 87, 163, 18, 7, 61, 95, 97,
    2, 176],
}, name='channels_quant8').AddVariations(signed(input, output0, output1)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 3, 4]))
output0 = Output('output0', (I32, [2, 2, 3, 2]))
output1 = Output('output1', (I32, [2, 2, 3, 2]))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(output0, output1)
Example({
    input: packed('<i4',
    'c-jHL06+iMy3-$2O22zfeT}!Gc+up_trUkzKLe+={ye&U#)I=tp(>2^jmQ102iUS7zt10^LOUy&?(U%352nX-H<J}w3(NB>MO1PF'
    'hU$?By_<NYI|R24gNp1^rG=|IMmw&xHP2g-G8`8dSSZh81FTgSK>(ne^aC$oF$1l_UKnQ8*TXG4Y9OG=l$C>v+s5*<0;P=r+=g)k'
    '67FipF++U?_$hQ6Lg5zm;Le<RvlvX?S0X6_ypRXOz4`tlZ(uS1+FVQ'
),
    output0: [-1279942698, 37044922, 9541972, -600641974, 68671822, 307761021, -949848926, 822294392, 85416650,
    -129954899, 446376777, 1123304767, -178256971, -533625090, 2042759293, -1285636666, -556423858,
    1473723297, 37424629, -1133870195, -1010216020, -1114331897, 596327199, 1876641471],
    output1: [-1513145389, -1923405025, -2044924225, 1897373819, -299325811, 1792001975, 1135383505, 2102728164,
    687917844, 1956705159, -519875581, 372208295, -838604228, -1666346566, 404265859, 1281784051,
    583205930, 690861964, -1876915513, 127986941, -107641384, -24925262, 1623604175, 837987871],
}, name='channels_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output0 = Output('output0', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', input, 1, 1).To(output0)
Example({
    input: [8.853, -1.412, 5.379, -3.712, 0.624, 3.241],
    output0: [8.853, -1.412, 5.379, -3.712, 0.624, 3.241],
}, name='one_part').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 0))
output0 = Output('output0', (U8, [2, 3], 0.10000000149011612, 0))
model = Model()
model.Operation('SPLIT', input, 1, 1).To(output0)
Example({
    input: [0, 255, 121, 47, 16, 14],
    output0: [0, 255, 121, 47, 16, 14],
}, name='one_part_quant8').AddVariations(signed(input, output0)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output0 = Output('output0', (I32, [2, 3]))
model = Model()
model.Operation('SPLIT', input, 1, 1).To(output0)
Example({
    input: [1294117653, -2091602823, -1841000093, 1286515617, -567804647, 603081690],
    output0: [1294117653, -2091602823, -1841000093, 1286515617, -567804647, 603081690],
}, name='one_part_int32').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 2]))
output0 = Output('output0', (F32, [1, 2]))
output1 = Output('output1', (F32, [1, 2]))
output2 = Output('output2', (F32, [1, 2]))
output3 = Output('output3', (F32, [1, 2]))
output4 = Output('output4', (F32, [1, 2]))
model = Model()
model.Operation('SPLIT', input, 0, 5).To(output0, output1, output2, output3, output4)
Example({
    input: [5.265, 0.243, 4.545, 7.094, 7.686, -1.969, 8.917, -2.87, 5.757, -1.065],
    output0: [5.265, 0.243],
    output1: [4.545, 7.094],
    output2: [7.686, -1.969],
    output3: [8.917, -2.87],
    output4: [5.757, -1.065],
}, name='of_five').AddVariations('float16').DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (U8, [5, 2], 0.5, 255))
output0 = Output('output0', (U8, [1, 2], 0.5, 255))
output1 = Output('output1', (U8, [1, 2], 0.5, 255))
output2 = Output('output2', (U8, [1, 2], 0.5, 255))
output3 = Output('output3', (U8, [1, 2], 0.5, 255))
output4 = Output('output4', (U8, [1, 2], 0.5, 255))
model = Model()
model.Operation('SPLIT', input, 0, 5).To(output0, output1, output2, output3, output4)
Example({
    input: [0, 255, 115, 119, 127, 231, 132, 158, 179, 228],
    output0: [0, 255],
    output1: [115, 119],
    output2: [127, 231],
    output3: [132, 158],
    output4: [179, 228],
}, name='of_five_quant8').AddVariations(signed(input, output0, output1, output2, output3, output4)).DisableLifeTimeVariation()

# The axis, the order of the parts.
# Expected values: float64 formula.
input = Input('input', (I32, [5, 2]))
output0 = Output('output0', (I32, [1, 2]))
output1 = Output('output1', (I32, [1, 2]))
output2 = Output('output2', (I32, [1, 2]))
output3 = Output('output3', (I32, [1, 2]))
output4 = Output('output4', (I32, [1, 2]))
model = Model()
model.Operation('SPLIT', input, 0, 5).To(output0, output1, output2, output3, output4)
Example({
    input: [-1478236576, -1778877235, -139388176, -1555960265, 210855789, 135125053, 1638246209, -762868835,
    -1179713515, -1763510059],
    output0: [-1478236576, -1778877235],
    output1: [-139388176, -1555960265],
    output2: [210855789, 135125053],
    output3: [1638246209, -762868835],
    output4: [-1179713515, -1763510059],
}, name='of_five_int32').DisableLifeTimeVariation()

# Copied to the bit: every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.5, 77))
part0 = Internal('part0', (U8, [2, 3], 0.5, 77))
part1 = Internal('part1', (U8, [2, 3], 0.5, 77))
output0 = Output('output0', (F32, [2, 3]))
output1 = Output('output1', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', input, 0, 2).To(part0, part1)
model.Operation('DEQUANTIZE', part0).To(output0)
model.Operation('DEQUANTIZE', part1).To(output1)
Example({
    input: [0, 255, 141, 206, 82, 182, 52, 202, 150, 145, 92, 195],
    output0: [-38.5, 89.0, 32.0, 64.5, 2.5, 52.5],
    output1: [-12.5, 62.5, 36.5, 34.0, 7.5, 59.0],
}, name='real_codes').AddVariations(signed(input, part0, part1)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output0 = Output('output0', (F32, [2, 3, 1]))
output1 = Output('output1', (F32, [2, 3, 1]))
model = Model()
model.Operation('SPLIT', input, 2, 2).To(output0, output1)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output0: [float('inf'), 3.4e+38, 1e+30, -70000.0, 1.0, 1000000000.0],
    output1: [float('-inf'), -3.4e+38, 65520.0, 0.0, 2049.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()
