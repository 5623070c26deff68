# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# REVERSE: every axis, ranks, types.

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

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [5]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-2.188, -0.876, -0.248, -7.085, -7.149],
    output: [-7.149, -7.085, -0.248, -0.876, -2.188],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 0.5, 101))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (U8, [5], 0.5, 101))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 155, 132, 172],
    output: [172, 132, 155, 255, 0],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [5]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (I32, [5]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-397591867, -1195977752, -2051214736, -1764282864, -1149806489],
    output: [-1149806489, -1764282864, -2051214736, -1195977752, -397591867],
}, name='vector_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-6.897, -0.392, -1.908, -0.785, 8.859, 2.661, -8.731, 1.06, 4.341, 8.143, -1.746, 0.046],
    output: [4.341, 8.143, -1.746, 0.046, 8.859, 2.661, -8.731, 1.06, -6.897, -0.392, -1.908, -0.785],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.013700000010430813, 0))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (U8, [3, 4], 0.013700000010430813, 0))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 135, 136, 113, 242, 24, 219, 1, 41, 28, 231],
    output: [1, 41, 28, 231, 113, 242, 24, 219, 0, 255, 135, 136],
}, name='rows_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (I32, [3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-1073240358, -917357552, -432113172, -794527328, -46887996, -1504385487, 891683329, 1543081580,
    1873950917, 1996569872, 149329237, 388532894],
    output: [1873950917, 1996569872, 149329237, 388532894, -46887996, -1504385487, 891683329, 1543081580,
    -1073240358, -917357552, -432113172, -794527328],
}, name='rows_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [4.156, -8.203, 7.23, 4.969, 2.381, -4.117, 3.499, -6.658, -0.262, 5.683, 3.893, -7.033],
    output: [4.969, 7.23, -8.203, 4.156, -6.658, 3.499, -4.117, 2.381, -7.033, 3.893, 5.683, -0.262],
}, name='columns').AddVariations('float16')

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 255))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (U8, [3, 4], 2.25, 255))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 57, 13, 90, 109, 113, 59, 132, 38, 226, 83],
    output: [13, 57, 255, 0, 59, 113, 109, 90, 83, 226, 38, 132],
}, name='columns_quant8').AddVariations(signed(input, output))

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (I32, [3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-1556877400, -2038833160, -273369170, -1857877335, -1334937891, 461765346, 804271421, 1589879855,
    1468535165, -1121112712, -1029581535, 1024202044],
    output: [-1857877335, -273369170, -2038833160, -1556877400, 1589879855, 804271421, 461765346, -1334937891,
    1024202044, -1029581535, -1121112712, 1468535165],
}, name='columns_int32')

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-6.918, 5.785, -8.676, 3.011, 7.239, 2.581, 6.08, 3.831, 0.357],
    output: [6.08, 3.831, 0.357, 3.011, 7.239, 2.581, -6.918, 5.785, -8.676],
}, name='square_rows').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 0.10000000149011612, 37))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (U8, [3, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 185, 180, 155, 15, 195, 240, 200],
    output: [195, 240, 200, 180, 155, 15, 0, 255, 185],
}, name='square_rows_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 3]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (I32, [3, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [1783271708, -1764873510, -1989819929, 1445345867, -558918188, -337329804, -1778756158, 539569352,
    2105664672],
    output: [-1778756158, 539569352, 2105664672, 1445345867, -558918188, -337329804, 1783271708, -1764873510,
    -1989819929],
}, name='square_rows_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [7.054, 0.546, 3.647, -7.997, -8.293, 5.359, -4.066, 2.411, 7.191, 4.912, -5.177, 5.114, -8.803,
    -5.984, -6.573, 2.345, -0.876, -5.602, 5.865, 4.181, 6.538, -5.285, -4.504, -3.145],
    output: [7.191, 4.912, -5.177, 5.114, -8.293, 5.359, -4.066, 2.411, 7.054, 0.546, 3.647, -7.997, 6.538,
    -5.285, -4.504, -3.145, -0.876, -5.602, 5.865, 4.181, -8.803, -5.984, -6.573, 2.345],
}, name='middle').AddVariations('float16')

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 128))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (U8, [2, 3, 4], 0.5, 128))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 54, 199, 111, 209, 210, 248, 75, 130, 100, 18, 188, 190, 121, 225, 193, 233, 235, 11, 71,
    218, 154, 170],
    output: [75, 130, 100, 18, 111, 209, 210, 248, 0, 255, 54, 199, 71, 218, 154, 170, 193, 233, 235, 11, 188,
    190, 121, 225],
}, name='middle_quant8').AddVariations(signed(input, output))

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 4]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [1894360744, -77877212, -1754456743, -1901407997, 1133893211, 973437918, -1308247814, -1906532094,
    -769385088, 835298057, -1124839164, -1012326768, 1191709514, -184811752, -2043635179,
    -1362696169, 45664380, -1396949072, -2033677331, -1660465999, -1734659028, -2125934248,
    -1658808436, 1967020813],
    output: [-769385088, 835298057, -1124839164, -1012326768, 1133893211, 973437918, -1308247814, -1906532094,
    1894360744, -77877212, -1754456743, -1901407997, -1734659028, -2125934248, -1658808436,
    1967020813, 45664380, -1396949072, -2033677331, -1660465999, 1191709514, -184811752,
    -2043635179, -1362696169],
}, name='middle_int32')

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 2]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (F32, [3, 2, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [2.159, 8.066, -1.037, -5.828, -6.705, -4.46, 3.482, -0.176, -5.664, 1.728, 2.893, -7.563, 4.623,
    6.477, -6.292, 1.508, 1.761, 8.319, -5.275, -2.027, -8.809, 7.44, 8.98, -2.076],
    output: [1.761, 8.319, -5.275, -2.027, -8.809, 7.44, 8.98, -2.076, -5.664, 1.728, 2.893, -7.563, 4.623,
    6.477, -6.292, 1.508, 2.159, 8.066, -1.037, -5.828, -6.705, -4.46, 3.482, -0.176],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2, 2], 0.013700000010430813, 101))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (U8, [3, 2, 2, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 103, 53, 16, 78, 230, 78, 159, 67, 249, 116, 30, 228, 252, 250, 3, 99, 53, 8, 239, 40, 195,
    98],
    output: [3, 99, 53, 8, 239, 40, 195, 98, 159, 67, 249, 116, 30, 228, 252, 250, 0, 255, 103, 53, 16, 78, 230,
    78],
}, name='batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2, 2]))
axis = Parameter('axis', (I32, [1]), [0])
output = Output('output', (I32, [3, 2, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-1710141672, 1966173480, 269591148, 603765030, -2099704325, -1156029175, 1740026679, -921619345,
    1131771323, -1981695753, 1619812503, -1932502504, -878972947, 842073661, -1579700308,
    2035470960, -429279699, 236224439, -2022892728, 1583306691, -183117394, 775388543, -329488299,
    1342196325],
    output: [-429279699, 236224439, -2022892728, 1583306691, -183117394, 775388543, -329488299, 1342196325,
    1131771323, -1981695753, 1619812503, -1932502504, -878972947, 842073661, -1579700308,
    2035470960, -1710141672, 1966173480, 269591148, 603765030, -2099704325, -1156029175, 1740026679,
    -921619345],
}, name='batches_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [2.343, -6.729, -4.72, 8.927, 1.73, 6.421, 6.479, 8.785, -3.331, 7.895, 8.99, -2.452, 0.083, 4.27,
    1.365, 8.515, -7.143, 7.487, -8.784, -6.962, -4.593, -7.38, -1.271, 0.112],
    output: [-3.331, 7.895, 8.99, -2.452, 1.73, 6.421, 6.479, 8.785, 2.343, -6.729, -4.72, 8.927, -4.593, -7.38,
    -1.271, 0.112, -7.143, 7.487, -8.784, -6.962, 0.083, 4.27, 1.365, 8.515],
}, name='height').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 2.25, 0))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (U8, [2, 3, 2, 2], 2.25, 0))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 82, 17, 189, 13, 30, 245, 31, 235, 73, 110, 49, 160, 71, 129, 19, 253, 110, 131, 242, 113,
    138, 78],
    output: [31, 235, 73, 110, 189, 13, 30, 245, 0, 255, 82, 17, 242, 113, 138, 78, 19, 253, 110, 131, 49, 160,
    71, 129],
}, name='height_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 2, 2]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (I32, [2, 3, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-864407172, -1218977938, -1735589841, 332727308, 1885347547, -2022509010, 1332522893, 1051814396,
    1259545256, -12026164, 1756282958, 1694122837, -1888114303, 637932053, -1785051203, 996345380,
    1037954863, 310656145, 1884956699, 432741925, 489326840, -821787064, 741065577, 1783592592],
    output: [1259545256, -12026164, 1756282958, 1694122837, 1885347547, -2022509010, 1332522893, 1051814396,
    -864407172, -1218977938, -1735589841, 332727308, 489326840, -821787064, 741065577, 1783592592,
    1037954863, 310656145, 1884956699, 432741925, -1888114303, 637932053, -1785051203, 996345380],
}, name='height_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4, 2]))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (F32, [2, 2, 4, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-jGg0Du2nb(-Jy1eh5BJ7j_1sz#=ykI!|QJCnL#LIms=x?pdQlbKH_R&E3U-#e90@wS_A!uOMz-xx{dU{+DtN#zn+c%6a#wsMZ3'
    '>z51h@_S6trPG+LlZ5=#6)v1UoCpCxzreu2KtDh~z(B#kKfpl1Kfb@fKtI30K)*mhz`;Q@HbGJ'
),
    output: packed('<f4',
    'c-jGg0Du3O8TJI4-&}P@rr)Y$fdD&`x|%!Bb)=7AZx^}*>|jD}1SnRSPmhzfn@{mOl>pxuNtxgGlW@Z264^;sQRQHAj{LTrfm(Qb'
    'O!4xU3!v+S{H>GIn9-#O0Y02AoYWORK)^u2z(BviK)^ph!9T!1zraAgzra7iK|sL2K)^sJAVE?'
),
}, name='width').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4, 2], 0.10000000149011612, 255))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (U8, [2, 2, 4, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5pI4jeb#z}=Z|l-e@4^)r{{LoO|7WVMh}rb6h6AF{83+IXDhUv%'
),
    output: packed('<i2',
    'c-lL<FV!ormf?T6!l!qwOS5{X>aPFuo0Z|e=<|jH)4N2>7zh9WFJ};_'
),
}, name='width_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 4, 2]))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (I32, [2, 2, 4, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-jGg0Du31Bpr{8VTn`Y^LR@pv`A&wmEr8Z*GJ&L=$4>WZ6`H14Q`d)2fIVx+MT@&#Ype*mT@bA6B8YuwokgH4t)BhoNc9-KQW$#'
    'cd}CjrxdCQ!B7wDXxIuA&F42y3l4Jx`~8~g1rQkHp0BhgtLi-niPVDmh}1o&J;7Wcy4_?f%0HI'
),
    output: packed('<i4',
    'c-jGg0Du39Q;cC9kAWmeWhS(EOXKrL;J(-4?AMhiHC1hvpugz5L)`~%l{XDY?+nGAz2Djs9f1>ZEAf_m`lSv}x}UZ&o|ivurKOw{'
    'ss*RAQ-ycf3hQW44++5zb59HBHx$hf80rQ6ngsjmJtwQLwBw%CJ^6^#f(VJ-WFWf1T&Fz=;y;%'
),
}, name='width_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2, 3]))
axis = Parameter('axis', (I32, [1]), [3])
output = Output('output', (F32, [2, 2, 2, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [6.321, 2.161, -8.584, 5.422, 2.183, -8.842, 0.017, 6.843, 8.675, 6.491, 1.503, 6.418, 3.608, 5.871,
    3.246, -6.729, 2.079, 2.726, 3.078, -2.068, -8.177, 8.519, 3.27, -7.511],
    output: [-8.584, 2.161, 6.321, -8.842, 2.183, 5.422, 8.675, 6.843, 0.017, 6.418, 1.503, 6.491, 3.246, 5.871,
    3.608, 2.726, 2.079, -6.729, -8.177, -2.068, 3.078, -7.511, 3.27, 8.519],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 2, 3], 0.5, 37))
axis = Parameter('axis', (I32, [1]), [3])
output = Output('output', (U8, [2, 2, 2, 3], 0.5, 37))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 181, 226, 244, 158, 175, 98, 146, 204, 52, 133, 172, 93, 157, 115, 147, 178, 89, 79, 40,
    12, 213, 237],
    output: [181, 255, 0, 158, 244, 226, 146, 98, 175, 133, 52, 204, 157, 93, 172, 178, 147, 115, 40, 79, 89,
    237, 213, 12],
}, name='channels_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 2, 3]))
axis = Parameter('axis', (I32, [1]), [3])
output = Output('output', (I32, [2, 2, 2, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-541608720, -1016251, -1689457866, 561892293, -1968054310, -2039063731, 664033913, 651933321,
    169278369, -1416650711, -1981124858, 545161540, -1930243009, -1689924005, 1549860891,
    -214191005, 641154939, -623496849, -1293745259, 1713164473, 427690554, 2101917179, 1101155190,
    -1924238372],
    output: [-1689457866, -1016251, -541608720, -2039063731, -1968054310, 561892293, 169278369, 651933321,
    664033913, 545161540, -1981124858, -1416650711, 1549860891, -1689924005, -1930243009,
    -623496849, 641154939, -214191005, 427690554, 1713164473, -1293745259, -1924238372, 1101155190,
    2101917179],
}, name='channels_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-6.817, -7.155, -5.099, 0.949, -6.154, -0.845],
    output: [-6.817, -7.155, -5.099, 0.949, -6.154, -0.845],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3], 0.013700000010430813, 128))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (U8, [2, 1, 3], 0.013700000010430813, 128))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 83, 84, 196, 77],
    output: [0, 255, 83, 84, 196, 77],
}, name='size_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3]))
axis = Parameter('axis', (I32, [1]), [1])
output = Output('output', (I32, [2, 1, 3]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [-1022798039, 999981555, -317240284, -1773343995, -1148282686, -10924981],
    output: [-1022798039, 999981555, -317240284, -1773343995, -1148282686, -10924981],
}, name='size_1_int32').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 2, 2]))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (F32, [2, 1, 3, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [4.377, 0.77, 5.938, -0.446, 8.326, -6.7, 7.137, 0.465, -0.611, 6.649, 0.392, -7.401, 7.085, 4.142,
    -1.128, 4.654, -7.722, -7.378, 2.152, 0.979, -8.684, 8.71, -1.511, -8.577],
    output: [-0.611, 6.649, 0.392, -7.401, 8.326, -6.7, 7.137, 0.465, 4.377, 0.77, 5.938, -0.446, -8.684, 8.71,
    -1.511, -8.577, -7.722, -7.378, 2.152, 0.979, 7.085, 4.142, -1.128, 4.654],
}, name='rank_5').AddVariations('float16').DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 2, 2], 2.25, 101))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (U8, [2, 1, 3, 2, 2], 2.25, 101))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [0, 255, 253, 73, 36, 140, 134, 51, 153, 29, 91, 219, 207, 223, 152, 14, 129, 0, 118, 229, 129, 33,
    43, 52],
    output: [153, 29, 91, 219, 36, 140, 134, 51, 0, 255, 253, 73, 129, 33, 43, 52, 129, 0, 118, 229, 207, 223,
    152, 14],
}, name='rank_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One dimension is turned around, and no other.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3, 2, 2]))
axis = Parameter('axis', (I32, [1]), [2])
output = Output('output', (I32, [2, 1, 3, 2, 2]))
model = Model()
model.Operation('REVERSE', input, axis).To(output)
Example({
    input: [1246552754, 1878233597, -1699064221, -1151061386, 1761659995, -13481738, 1920703066, 1457749439,
    -221729079, 311981819, 67096833, -1636349039, 420440827, 1828520293, 746929428, 43615289,
    -415352726, -63624587, -1679011864, 1200693139, 362437759, -1285675126, -697776781, 1852704084],
    output: [-221729079, 311981819, 67096833, -1636349039, 1761659995, -13481738, 1920703066, 1457749439,
    1246552754, 1878233597, -1699064221, -1151061386, 362437759, -1285675126, -697776781,
    1852704084, -415352726, -63624587, -1679011864, 1200693139, 420440827, 1828520293, 746929428,
    43615289],
}, name='rank_5_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('REVERSE', input, [1]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [1e+30, 65520.0, 3.4e+38, -3.4e+38, float('inf'), float('-inf'), 1000000000.0, 7.1, 1.0, 2049.0,
    -70000.0, 0.0],
}, name='extremes').DisableLifeTimeVariation()
