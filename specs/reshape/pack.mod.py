# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PACK: axes, ranks, numbers of inputs, types.

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

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
input1 = Input('input1', (F32, [3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [-1.075, -7.829, -0.882],
    input1: [-2.238, 3.727, 6.875],
    output: [-1.075, -7.829, -0.882, -2.238, 3.727, 6.875],
}, name='vectors').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [3], 0.5, 101))
input1 = Input('input1', (U8, [3], 0.5, 101))
output = Output('output', (U8, [2, 3], 0.5, 101))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [0, 255, 202],
    input1: [0, 255, 115],
    output: [0, 255, 202, 0, 255, 115],
}, name='vectors_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [3]))
input1 = Input('input1', (I32, [3]))
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [-1996798384, 876335139, 1721613050],
    input1: [1057607437, 461386028, 418076251],
    output: [-1996798384, 876335139, 1721613050, 1057607437, 461386028, 418076251],
}, name='vectors_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
input1 = Input('input1', (F32, [3]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [4.79, 6.01, -8.566],
    input1: [3.06, 3.355, -1.994],
    output: [4.79, 3.06, 6.01, 3.355, -8.566, -1.994],
}, name='vectors_last').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [3], 0.013700000010430813, 0))
input1 = Input('input1', (U8, [3], 0.013700000010430813, 0))
output = Output('output', (U8, [3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [0, 255, 236],
    input1: [0, 255, 147],
    output: [0, 0, 255, 255, 236, 147],
}, name='vectors_last_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [3]))
input1 = Input('input1', (I32, [3]))
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [-334754758, -410212115, 1759694064],
    input1: [969054296, 2074779886, -743613099],
    output: [-334754758, 969054296, -410212115, 2074779886, 1759694064, -743613099],
}, name='vectors_last_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 3]))
input2 = Input('input2', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('PACK', 0, input0, input1, input2).To(output)
Example({
    input0: [-5.563, 4.191, -6.131, 4.826, -1.386, 0.337],
    input1: [4.144, 6.79, 3.234, -1.114, -5.916, 1.34],
    input2: [5.135, -0.645, 0.348, -5.15, 8.583, -8.516],
    output: [-5.563, 4.191, -6.131, 4.826, -1.386, 0.337, 4.144, 6.79, 3.234, -1.114, -5.916, 1.34, 5.135,
    -0.645, 0.348, -5.15, 8.583, -8.516],
}, name='matrices').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3], 2.25, 255))
input1 = Input('input1', (U8, [2, 3], 2.25, 255))
input2 = Input('input2', (U8, [2, 3], 2.25, 255))
output = Output('output', (U8, [3, 2, 3], 2.25, 255))
model = Model()
model.Operation('PACK', 0, input0, input1, input2).To(output)
Example({
    input0: [0, 255, 187, 233, 249, 100],
    input1: [0, 255, 134, 8, 190, 49],
    input2: [0, 255, 73, 196, 80, 169],
    output: [0, 255, 187, 233, 249, 100, 0, 255, 134, 8, 190, 49, 0, 255, 73, 196, 80, 169],
}, name='matrices_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3]))
input1 = Input('input1', (I32, [2, 3]))
input2 = Input('input2', (I32, [2, 3]))
output = Output('output', (I32, [3, 2, 3]))
model = Model()
model.Operation('PACK', 0, input0, input1, input2).To(output)
Example({
    input0: [-2012970099, -839392224, -1855573185, -405082062, -1057413481, 108800458],
    input1: [-918095216, 711093610, -14169345, -996317998, -1827614191, 919769634],
    input2: [1941960166, -373037752, -2130145011, 628572290, 643642449, 1966197462],
    output: [-2012970099, -839392224, -1855573185, -405082062, -1057413481, 108800458, -918095216, 711093610,
    -14169345, -996317998, -1827614191, 919769634, 1941960166, -373037752, -2130145011, 628572290,
    643642449, 1966197462],
}, name='matrices_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 3]))
input2 = Input('input2', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('PACK', 1, input0, input1, input2).To(output)
Example({
    input0: [-3.984, 8.108, 8.638, 8.453, -1.949, -7.014],
    input1: [-1.116, -5.729, 6.034, -0.124, -7.846, -2.636],
    input2: [-2.762, 5.027, -2.801, 8.223, 1.827, 6.345],
    output: [-3.984, 8.108, 8.638, -1.116, -5.729, 6.034, -2.762, 5.027, -2.801, 8.453, -1.949, -7.014, -0.124,
    -7.846, -2.636, 8.223, 1.827, 6.345],
}, name='matrices_middle').AddVariations('float16')

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3], 0.10000000149011612, 37))
input1 = Input('input1', (U8, [2, 3], 0.10000000149011612, 37))
input2 = Input('input2', (U8, [2, 3], 0.10000000149011612, 37))
output = Output('output', (U8, [2, 3, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('PACK', 1, input0, input1, input2).To(output)
Example({
    input0: [0, 255, 222, 117, 118, 31],
    input1: [0, 255, 41, 222, 172, 128],
    input2: [0, 255, 183, 139, 194, 217],
    output: [0, 255, 222, 0, 255, 41, 0, 255, 183, 117, 118, 31, 222, 172, 128, 139, 194, 217],
}, name='matrices_middle_quant8').AddVariations(signed(input0, input1, input2, output))

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3]))
input1 = Input('input1', (I32, [2, 3]))
input2 = Input('input2', (I32, [2, 3]))
output = Output('output', (I32, [2, 3, 3]))
model = Model()
model.Operation('PACK', 1, input0, input1, input2).To(output)
Example({
    input0: [917131160, -1412173271, -1024064111, -383721789, -1866418394, -2147203555],
    input1: [1923473435, 1575862409, 1246487839, -711216731, -564402462, -1898499070],
    input2: [1719355429, 1711393438, -1185704833, 1330000608, -93902338, -204056470],
    output: [917131160, -1412173271, -1024064111, 1923473435, 1575862409, 1246487839, 1719355429, 1711393438,
    -1185704833, -383721789, -1866418394, -2147203555, -711216731, -564402462, -1898499070,
    1330000608, -93902338, -204056470],
}, name='matrices_middle_int32')

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [4.107, 4.775, 5.803, 1.791, 4.783, -6.096],
    input1: [0.131, -2.809, -8.48, 7.936, -5.007, -7.228],
    output: [4.107, 0.131, 4.775, -2.809, 5.803, -8.48, 1.791, 7.936, 4.783, -5.007, -6.096, -7.228],
}, name='matrices_last').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3], 0.5, 128))
input1 = Input('input1', (U8, [2, 3], 0.5, 128))
output = Output('output', (U8, [2, 3, 2], 0.5, 128))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [0, 255, 230, 82, 161, 98],
    input1: [0, 255, 206, 52, 74, 222],
    output: [0, 0, 255, 255, 230, 206, 82, 52, 161, 74, 98, 222],
}, name='matrices_last_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3]))
input1 = Input('input1', (I32, [2, 3]))
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [-1364088260, 1259919434, -1161572492, -84794625, -1168406179, -593696459],
    input1: [1591404276, 2091501930, -696977331, -1529460443, 1157118377, -2090103672],
    output: [-1364088260, 1591404276, 1259919434, 2091501930, -1161572492, -696977331, -84794625, -1529460443,
    -1168406179, 1157118377, -593696459, -2090103672],
}, name='matrices_last_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3, 2]))
input1 = Input('input1', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [4.842, -5.287, -6.058, 0.491, -5.84, -1.561, -5.943, -6.201, -2.261, 8.007, 6.886, -7.052],
    input1: [4.623, -6.118, -3.163, -8.208, 5.417, 3.243, -5.323, 6.115, 1.946, -0.749, -8.878, -0.254],
    output: [4.842, -5.287, -6.058, 0.491, -5.84, -1.561, -5.943, -6.201, -2.261, 8.007, 6.886, -7.052, 4.623,
    -6.118, -3.163, -8.208, 5.417, 3.243, -5.323, 6.115, 1.946, -0.749, -8.878, -0.254],
}, name='cubes_first').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3, 2], 0.013700000010430813, 101))
input1 = Input('input1', (U8, [2, 3, 2], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 2, 3, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [0, 255, 55, 177, 35, 0, 147, 176, 189, 82, 250, 16],
    input1: [0, 255, 166, 248, 94, 125, 61, 222, 145, 113, 172, 193],
    output: [0, 255, 55, 177, 35, 0, 147, 176, 189, 82, 250, 16, 0, 255, 166, 248, 94, 125, 61, 222, 145, 113,
    172, 193],
}, name='cubes_first_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3, 2]))
input1 = Input('input1', (I32, [2, 3, 2]))
output = Output('output', (I32, [2, 2, 3, 2]))
model = Model()
model.Operation('PACK', 0, input0, input1).To(output)
Example({
    input0: [1950227142, -1151637847, 811027841, 540958718, 2074625380, 216561535, 2066927045, -1102755727,
    -245958830, -1694817867, 1724232696, 908762534],
    input1: [215906828, -1850696959, -430444404, -394027693, 74993584, -1887778061, 1941433947, -1523783064,
    501861562, -1478211685, 1179758773, -1982660307],
    output: [1950227142, -1151637847, 811027841, 540958718, 2074625380, 216561535, 2066927045, -1102755727,
    -245958830, -1694817867, 1724232696, 908762534, 215906828, -1850696959, -430444404, -394027693,
    74993584, -1887778061, 1941433947, -1523783064, 501861562, -1478211685, 1179758773, -1982660307],
}, name='cubes_first_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3, 2]))
input1 = Input('input1', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [-3.375, 5.869, -6.955, -8.771, 0.858, -5.135, 7.957, 7.282, 8.094, -0.061, -6.318, 4.582],
    input1: [7.158, 3.501, 0.852, -1.698, 8.265, 8.255, -3.882, 5.383, 2.051, 1.478, 0.543, -1.404],
    output: [-3.375, 5.869, -6.955, -8.771, 0.858, -5.135, 7.158, 3.501, 0.852, -1.698, 8.265, 8.255, 7.957,
    7.282, 8.094, -0.061, -6.318, 4.582, -3.882, 5.383, 2.051, 1.478, 0.543, -1.404],
}, name='cubes_second').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3, 2], 2.25, 0))
input1 = Input('input1', (U8, [2, 3, 2], 2.25, 0))
output = Output('output', (U8, [2, 2, 3, 2], 2.25, 0))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [0, 255, 145, 115, 241, 80, 157, 216, 230, 0, 79, 90],
    input1: [0, 255, 87, 51, 9, 60, 200, 73, 246, 236, 174, 49],
    output: [0, 255, 145, 115, 241, 80, 0, 255, 87, 51, 9, 60, 157, 216, 230, 0, 79, 90, 200, 73, 246, 236, 174,
    49],
}, name='cubes_second_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3, 2]))
input1 = Input('input1', (I32, [2, 3, 2]))
output = Output('output', (I32, [2, 2, 3, 2]))
model = Model()
model.Operation('PACK', 1, input0, input1).To(output)
Example({
    input0: [789033420, -439944671, 412528926, 225845720, -43451390, -700109845, -839413108, 1709419690,
    -1235548282, -1006565874, 294201566, 1640964839],
    input1: [1465300264, 1974049547, -971848682, -1865995478, -1673174699, 2113573185, 1960880094, -1471833173,
    1581844784, 2056697330, -1466083257, -737869451],
    output: [789033420, -439944671, 412528926, 225845720, -43451390, -700109845, 1465300264, 1974049547,
    -971848682, -1865995478, -1673174699, 2113573185, -839413108, 1709419690, -1235548282,
    -1006565874, 294201566, 1640964839, 1960880094, -1471833173, 1581844784, 2056697330,
    -1466083257, -737869451],
}, name='cubes_second_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3, 2]))
input1 = Input('input1', (F32, [2, 3, 2]))
input2 = Input('input2', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1, input2).To(output)
Example({
    input0: [-6.572, -4.041, -4.345, -5.27, 5.817, -4.492, -1.468, -0.675, 6.486, 2.45, -4.229, 3.549],
    input1: [-7.472, -7.185, 4.716, -3.598, 1.378, 6.377, 7.469, 0.191, -3.229, 8.209, 5.04, 6.808],
    input2: [7.453, -8.409, 6.153, -3.539, 7.281, -3.968, -0.695, 7.454, 3.427, 3.759, 4.468, 2.916],
    output: packed('<f4',
    'c-p&se?jXn7u)NVixPg_E%!_MvMu*4Ph+cgz}XK1KT3aGT&H|{pRd2v>$+~P#V=i-)~W1E68QW1`5C6EuiJaiERP7D9IWJi`{(>i'
    'jqjhnW9wcqE$v9suKo>YUexZ^dGBoa?!1g2b96y_^1_>aRtJE<;UEx$p}m8{f&Kd(?DjhV8IC~g00ICtMorf'
),
}, name='cubes_third').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3, 2], 0.10000000149011612, 255))
input1 = Input('input1', (U8, [2, 3, 2], 0.10000000149011612, 255))
input2 = Input('input2', (U8, [2, 3, 2], 0.10000000149011612, 255))
output = Output('output', (U8, [2, 3, 3, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('PACK', 2, input0, input1, input2).To(output)
Example({
    input0: [0, 255, 156, 107, 224, 231, 126, 237, 165, 228, 125, 195],
    input1: [0, 255, 66, 246, 131, 184, 50, 10, 35, 19, 228, 75],
    input2: [0, 255, 84, 41, 150, 142, 100, 248, 134, 213, 42, 200],
    output: packed('<i2',
    'c-mw5&j5sTvYoz#Xg+w}yklBl-CHBBlpjl<C=0h;tv&q2Tk8Y^5dZ)h=@VW'
),
}, name='cubes_third_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3, 2]))
input1 = Input('input1', (I32, [2, 3, 2]))
input2 = Input('input2', (I32, [2, 3, 2]))
output = Output('output', (I32, [2, 3, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1, input2).To(output)
Example({
    input0: [-293144547, 1920389496, -927963397, -836162036, -374386222, 1170592885, -1235209956, -2064401694,
    -1705181229, 333539996, 564366979, -658638288],
    input1: [1977756310, 1970212793, -1986125809, 329147803, 1759173553, 1330779633, 103199346, 1946842956,
    -2082156328, -522015647, -1049139486, 1415466087],
    input2: [-1210214261, -1644233175, 80296433, 984199117, -80921602, 602325799, -1100126763, -436530985,
    -1220437248, 58682157, 1652114680, 291017514],
    output: packed('<i4',
    'c-jGw0B`>tc$T?~Df<i$oAJ%kb+PgOCmiB(Ox4%ZoY-LiErT%PXZR}k(JBv^{$?&9WjU`=)Y}z1!!f$DcV!U&YS65kYmWM6Ohl80'
    'cH(c{{;(;Yp2?}N#oAIW=3w(C3T^vb;pE~$f1|y3UU^vVa&>jLoyg9K69hWxMQBg^BesMFbiU=96NBKl10mSKRALeA6ijO'
),
}, name='cubes_third_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3, 2]))
input1 = Input('input1', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('PACK', 3, input0, input1).To(output)
Example({
    input0: [-1.945, -1.563, 6.724, 2.782, 2.119, 1.173, 7.82, 3.856, 7.882, -8.961, -5.483, 8.337],
    input1: [3.697, -1.714, -1.016, -8.126, -2.888, 1.657, 4.542, -1.681, -3.964, 4.389, -5.72, 8.299],
    output: [-1.945, 3.697, -1.563, -1.714, 6.724, -1.016, 2.782, -8.126, 2.119, -2.888, 1.173, 1.657, 7.82,
    4.542, 3.856, -1.681, 7.882, -3.964, -8.961, 4.389, -5.483, -5.72, 8.337, 8.299],
}, name='cubes_last').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3, 2], 0.5, 37))
input1 = Input('input1', (U8, [2, 3, 2], 0.5, 37))
output = Output('output', (U8, [2, 3, 2, 2], 0.5, 37))
model = Model()
model.Operation('PACK', 3, input0, input1).To(output)
Example({
    input0: [0, 255, 233, 187, 12, 225, 84, 249, 63, 63, 140, 64],
    input1: [0, 255, 158, 199, 155, 134, 12, 78, 51, 250, 70, 0],
    output: [0, 0, 255, 255, 233, 158, 187, 199, 12, 155, 225, 134, 84, 12, 249, 78, 63, 51, 63, 250, 140, 70,
    64, 0],
}, name='cubes_last_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 3, 2]))
input1 = Input('input1', (I32, [2, 3, 2]))
output = Output('output', (I32, [2, 3, 2, 2]))
model = Model()
model.Operation('PACK', 3, input0, input1).To(output)
Example({
    input0: [-665049847, 1554718665, -438978388, 1897636767, -1222736166, 431042325, -1614076615, -1940066614,
    1926968015, 1175710411, -911482383, 871420865],
    input1: [-1207753072, 1593492092, 661803662, 77322266, 88827252, -2076864885, 1938420259, 1432217438,
    1450625119, -1070704374, -454315858, -2037772885],
    output: [-665049847, -1207753072, 1554718665, 1593492092, -438978388, 661803662, 1897636767, 77322266,
    -1222736166, 88827252, 431042325, -2076864885, -1614076615, 1938420259, -1940066614, 1432217438,
    1926968015, 1450625119, 1175710411, -1070704374, -911482383, -454315858, 871420865, -2037772885],
}, name='cubes_last_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2]))
input1 = Input('input1', (F32, [2]))
input2 = Input('input2', (F32, [2]))
input3 = Input('input3', (F32, [2]))
input4 = Input('input4', (F32, [2]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('PACK', 1, input0, input1, input2, input3, input4).To(output)
Example({
    input0: [-7.851, 0.561],
    input1: [-3.192, -6.528],
    input2: [-4.572, 4.442],
    input3: [-4.366, -5.894],
    input4: [-5.981, 1.169],
    output: [-7.851, -3.192, -4.572, -4.366, -5.981, 0.561, -6.528, 4.442, -5.894, 1.169],
}, name='of_five').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2], 0.013700000010430813, 128))
input1 = Input('input1', (U8, [2], 0.013700000010430813, 128))
input2 = Input('input2', (U8, [2], 0.013700000010430813, 128))
input3 = Input('input3', (U8, [2], 0.013700000010430813, 128))
input4 = Input('input4', (U8, [2], 0.013700000010430813, 128))
output = Output('output', (U8, [2, 5], 0.013700000010430813, 128))
model = Model()
model.Operation('PACK', 1, input0, input1, input2, input3, input4).To(output)
Example({
    input0: [208, 41],
    input1: [158, 151],
    input2: [167, 238],
    input3: [151, 181],
    input4: [206, 177],
    output: [208, 158, 167, 151, 206, 41, 151, 238, 181, 177],
}, name='of_five_quant8').AddVariations(signed(input0, input1, input2, input3, input4, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2]))
input1 = Input('input1', (I32, [2]))
input2 = Input('input2', (I32, [2]))
input3 = Input('input3', (I32, [2]))
input4 = Input('input4', (I32, [2]))
output = Output('output', (I32, [2, 5]))
model = Model()
model.Operation('PACK', 1, input0, input1, input2, input3, input4).To(output)
Example({
    input0: [271301901, 663165406],
    input1: [804036408, 1158044417],
    input2: [-1849363048, 1704179460],
    input3: [-112272224, -1551502257],
    input4: [-1261594953, -1982652061],
    output: [271301901, 804036408, -1849363048, -112272224, -1261594953, 663165406, 1158044417, 1704179460,
    -1551502257, -1982652061],
}, name='of_five_int32').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 1, 3, 2]))
input1 = Input('input1', (F32, [2, 1, 3, 2]))
output = Output('output', (F32, [2, 1, 2, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [7.228, 2.849, -8.547, 0.021, -0.874, -6.639, 6.908, 0.617, -6.279, -8.557, 3.109, -7.652],
    input1: [8.754, -0.398, 2.895, -0.117, 5.695, 5.814, 7.511, -4.322, 8.133, -2.401, -3.576, 2.86],
    output: [7.228, 2.849, -8.547, 0.021, -0.874, -6.639, 8.754, -0.398, 2.895, -0.117, 5.695, 5.814, 6.908,
    0.617, -6.279, -8.557, 3.109, -7.652, 7.511, -4.322, 8.133, -2.401, -3.576, 2.86],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 1, 3, 2], 2.25, 101))
input1 = Input('input1', (U8, [2, 1, 3, 2], 2.25, 101))
output = Output('output', (U8, [2, 1, 2, 3, 2], 2.25, 101))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [0, 255, 62, 162, 135, 75, 154, 4, 234, 150, 55, 130],
    input1: [0, 255, 177, 97, 184, 155, 138, 123, 122, 3, 168, 176],
    output: [0, 255, 62, 162, 135, 75, 0, 255, 177, 97, 184, 155, 154, 4, 234, 150, 55, 130, 138, 123, 122, 3,
    168, 176],
}, name='rank_4_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# Where the new dimension is, and the order of the inputs.
# Expected values: float64 formula.
input0 = Input('input0', (I32, [2, 1, 3, 2]))
input1 = Input('input1', (I32, [2, 1, 3, 2]))
output = Output('output', (I32, [2, 1, 2, 3, 2]))
model = Model()
model.Operation('PACK', 2, input0, input1).To(output)
Example({
    input0: [1766435177, -942715125, -1747777623, 875934992, 1271625846, 861926638, -1080573108, 547738163,
    -364614454, 1336617844, 1424367432, -1826960953],
    input1: [599576907, -586204058, -1636087156, -1278498280, 580582745, 737108224, 1956415231, -1690497738,
    836139423, 1568750538, 1368189861, 568592025],
    output: [1766435177, -942715125, -1747777623, 875934992, 1271625846, 861926638, 599576907, -586204058,
    -1636087156, -1278498280, 580582745, 737108224, -1080573108, 547738163, -364614454, 1336617844,
    1424367432, -1826960953, 1956415231, -1690497738, 836139423, 1568750538, 1368189861, 568592025],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
more = Input('more', (F32, [2, 6]))
output = Output('output', (F32, [2, 2, 6]))
model = Model()
model.Operation('PACK', 1, input, more).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    more: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    -70000.0, 0.0, 1.0, 2049.0, 1000000000.0, 7.1, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
}, name='extremes').DisableLifeTimeVariation()
