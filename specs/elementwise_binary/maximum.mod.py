# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: broadcasting, types, scales, activation.

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

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-0.363, -2.505, -0.081, -0.966, -1.158],
    second: [0.328, -0.397, -0.109, 0.318, 0.466],
    output: [0.328, -0.397, -0.081, 0.318, 0.466],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-3.798, -3.841, 3.358, 2.473, 0.42, -1.031, 1.718, -3.297, -2.977, 1.855, 2.219, -0.457, -3.512,
    -1.255, 3.093],
    second: [1.68, 2.125, 0.74, 0.511, -2.38, 0.254, 1.349, -1.669, 2.238, -0.594, 2.773, 2.036, 0.281, 2.709,
    2.47],
    output: [1.68, 2.125, 3.358, 2.473, 0.42, 0.254, 1.718, -1.669, 2.238, 1.855, 2.773, 2.036, 0.281, 2.709,
    3.093],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-k{RESsY1CG>BLQ{m(1&!rm^Zi{#<a(kF!Zs-$p@oDGRDC<o;%~wt&*e?D3TYu`)pX(mFZmY8H<S_47y3km`!f#uYP{Ee^s@jut'
    'F0;ox^`vc|P0Ry%W=@h`WOu;+z<~q%?GM=O-+utawzqfKZ|`ux0mRq`0HI|$8~'
),
    second: packed('<f4',
    'c-jGY0Eho-s6VcGM*dzofydWzmb(5ax@}I$W)}u(+aW78NW8{1N9nfIy0n!`qdh}O)LcpDVs>WPfxP*!hhE{7%QnGAb2t(B!!NM<'
    'n>3i;{F}huwicBX9#S5v`aeFvKR>=eK)=60KfgafKR>^}zrQ~~zdyjgK)=4M1wHK'
),
    output: packed('<f4',
    'c-jGY0Eho-s2#3(M*dzoLdVx}mb(5a+Z0HmM&SlGF-$Ab<-EpPN9nfIy0l<Rqdh}O)Li+l;YGH3fr$t=ha%9F%LKtjb2t(BWiPP$'
    'n>3i;o+o0q^E8!F44EDqqCY-AKR>=eK)*adKfgafKR-V|K)*jgzd*o0KtR6vdN+{'
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-jGY0Ehp9sH`z{yxBt4s9Z?4g*!cg%LbZ}h5iys_)O8ZZI#9x2$OWqV0gxl;q&X?3YDROneFS;gA7wQBJ<~i1Bxst6Bi|EODbX&'
    'kq3WsrG0rE!T1;oJ2|_3yS~6bKfpaeKR!Rez`#Giz(Bu1K)=7fK)^u2KR~}WvN~-'
),
    second: packed('<f4',
    'c-jGY0Eho=q-rVn@FS?a426%jSa**SW&m|u089!ydA=iUp6779TvMmp#&iPf!t*)4!h>c2laBy5*Wc-%+vo2i%?uACM!5qM`w=D0'
    '6ekrR=Aif*7>OgF#>!bU*TBC(J;1)cK)ye~K)*mhzra2}Kfu5~J-<IcKfu3jfH@T'
),
    output: packed('<f4',
    'c-m`Rl4bZ~&&?HAd0P9oMU?k9rm@YM*y<x>{bS$7ZMjnm_HYE3oI6&*^!m_e%YBEYrZvud``Wzue(-#y&(E9B^5`fFi!*2b7F0be'
    'qAptethQ3-V5h`<>r=aHckkQpV1K~Y!NJb{fWv+VAhH7z`|W@XdwYld0B{RArv'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [2.518, -1.988, -2.486, -2.77, 1.627, 0.945, 2.77, 3.665, -0.806, -0.01, 0.782, -2.272, -0.646,
    -3.987, -1.562, -2.363, -0.47, 0.389, 2.058, -0.619, -1.938, 0.551, 2.285, 2.853],
    second: [1.404],
    output: [2.518, 1.404, 1.404, 1.404, 1.627, 1.404, 2.77, 3.665, 1.404, 1.404, 1.404, 1.404, 1.404, 1.404,
    1.404, 1.404, 1.404, 1.404, 2.058, 1.404, 1.404, 1.404, 2.285, 2.853],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-2.174],
    second: [-2.456, 1.06, 0.0, 0.164, -1.385, 2.47, 1.19, -0.345, -2.739, -0.583, -2.617, -2.703, 0.949,
    -1.164, 1.612, 2.91, 2.107, 2.638, 1.104, -0.465, 1.149, -1.857, -0.468, 1.709],
    output: [-2.174, 1.06, 0.0, 0.164, -1.385, 2.47, 1.19, -0.345, -2.174, -0.583, -2.174, -2.174, 0.949,
    -1.164, 1.612, 2.91, 2.107, 2.638, 1.104, -0.465, 1.149, -1.857, -0.468, 1.709],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-1.734, 1.669, -1.474, -1.282, -0.772, -2.393, 2.869, 2.832, -1.86, -2.624, 3.501, 3.563, 0.092,
    -2.067, -2.005, 2.984, 2.604, 0.469, -2.068, 1.803, 0.667, 1.381, -3.251, 3.289],
    second: [-2.23, -0.095, -2.731, 1.912],
    output: [-1.734, 1.669, -1.474, 1.912, -0.772, -0.095, 2.869, 2.832, -1.86, -0.095, 3.501, 3.563, 0.092,
    -0.095, -2.005, 2.984, 2.604, 0.469, -2.068, 1.912, 0.667, 1.381, -2.731, 3.289],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [1.545, 3.28, -0.403, 0.988, 0.769, 2.205, 1.837, 0.034, 3.412, 2.801, 3.606, 3.733],
    second: [1.425, 0.123, -2.287, -2.687, -1.185, 0.119, 1.358, -2.653, 1.196, 0.753, -0.376, -2.798, -2.478,
    0.433, -0.112, -2.964, -2.787, 0.266, -1.488, -0.177, 0.587, 0.763, -2.678, 1.449],
    output: [1.545, 3.28, -0.403, 0.988, 0.769, 2.205, 1.837, 0.034, 3.412, 2.801, 3.606, 3.733, 1.545, 3.28,
    -0.112, 0.988, 0.769, 2.205, 1.837, 0.034, 3.412, 2.801, 3.606, 3.733],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [3.348, -0.564, 0.65, -2.951, -0.141, 0.402, 2.769, -2.877, -1.497, 0.249, -0.498, -2.886, -2.74,
    -2.122, -0.454, -0.992, -2.714, -2.33, 3.176, 3.063, 2.873, -1.202, -2.188, -2.615],
    second: [2.653, 0.268, -1.395, 0.927, -1.575, -0.999, 0.504, -0.979],
    output: [3.348, 0.268, 0.65, 0.927, 2.653, 0.402, 2.769, 0.927, 2.653, 0.268, -0.498, 0.927, -1.575, -0.999,
    0.504, -0.979, -1.575, -0.999, 3.176, 3.063, 2.873, -0.999, 0.504, -0.979],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [1.349, -0.836, -1.679, -1.558, -3.614, -2.346, -0.032, 2.952, -2.306, 3.669, -1.182, -3.172],
    second: [-2.054, -1.465],
    output: [1.349, -0.836, -1.679, -1.558, 1.349, -0.836, -1.465, -1.465, -2.054, -2.054, -0.032, 2.952,
    -1.465, -1.465, -0.032, 2.952, -2.054, 3.669, -1.182, -2.054, -1.465, 3.669, -1.182, -1.465],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-1.632, -2.447, 2.851, 2.183, 3.684, -2.34, 0.351, 3.31, -0.697],
    second: [-2.709, -0.717, 1.6],
    output: [-1.632, -2.447, 2.851, 2.183, 3.684, -0.717, 1.6, 3.31, 1.6],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-0.2, 1.573, -2.574, -1.02, 1.097, 2.221, -0.736, -0.287, 3.195],
    second: [-1.958, -0.982, -0.654],
    output: [-0.2, 1.573, -0.654, -1.02, 1.097, 2.221, -0.736, -0.287, 3.195],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-1.186, 0.395, -3.01, 2.685],
    second: [-1.734, 1.487, 0.12],
    output: [-1.186, 1.487, 0.12, 0.395, 1.487, 0.395, -1.734, 1.487, 0.12, 2.685, 2.685, 2.685],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [2.19, 1.071, -1.621, -0.355, 1.349, 3.628, -3.591, -1.015, -3.755, 0.037, 0.633, 2.23, -1.74,
    1.814, 2.704, 1.476, -2.144, -1.246, 0.794, 2.595, 0.116, 0.183, 0.764, -0.993],
    second: [-1.161, -1.133],
    output: [2.19, 1.071, -1.161, -0.355, 1.349, 3.628, -1.161, -1.015, -1.161, 0.037, 0.633, 2.23, -1.161,
    1.814, 2.704, 1.476, -1.161, -1.133, 0.794, 2.595, 0.116, 0.183, 0.764, -0.993],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
output = Output('output', (F32, [17]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0.484, -3.733, 2.082, 2.269, -1.225, -0.369, 2.481, -0.088, -3.233, 3.039, -2.02, -0.167, -3.994,
    -3.675, 3.16, 2.683, -2.147],
    second: [-0.997, -2.931, -0.534, 2.054, -0.616, -1.373, 1.822, -1.296, -0.7, -2.864, -0.559, -0.223, 0.481,
    1.868, -0.455, -1.119, -2.495],
    output: [0.484, -2.931, 2.082, 2.269, -0.616, -0.369, 2.481, -0.088, -0.7, 3.039, -0.559, -0.167, 0.481,
    1.868, 3.16, 2.683, -2.147],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [-2.327, 0.247, 0.964])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [1.973, -0.895, -2.548, 0.642, 0.105, -2.949],
    output: [1.973, 0.247, 0.964, 0.642, 0.247, 0.964],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [7]))
second = Input('second', (F32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [1000000000000000.0, 1e-30, 3.25, -0.0, 16777216.0, float('inf'), 1.5],
    second: [-2.5, 1e-30, 3.25, 0.0, 1.0, 1.5, float('-inf')],
    output: [1000000000000000.0, 1e-30, 3.25, 0.0, 16777216.0, float('inf'), 1.5],
}, name='special').DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [5], 0.05000000074505806, 61))
second = Input('second', (U8, [5], 0.12999999523162842, 187))
output = Output('output', (U8, [5], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 190, 12, 119],
    second: [0, 255, 61, 122, 178],
    output: [13, 244, 185, 23, 121],
}, name='rank_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 5], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 94, 223, 198, 166, 120, 192, 142, 239, 146, 65, 147, 185, 17],
    second: [0, 255, 179, 139, 31, 59, 65, 149, 142, 53, 10, 201, 137, 186, 242],
    output: [13, 244, 98, 215, 193, 163, 122, 187, 142, 230, 145, 101, 146, 181, 198],
}, name='rank_2_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 5], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-mw5Z@Z``H1~47y{_K}v1^NO?>lwlY~GCmPTqvt*dhkJ006dg4>$'
),
    second: packed('<i2',
    'c-mw5pSD)@QfQ69dE?7&YHL;=*MGGq*3)LEm!?WpgAfB=003*X4O;'
),
    output: packed('<i2',
    'c-rIr;<BKps^CmRv1#pd#q$fV>^ySuc;Uq&QHhkg#1aO)007cU55@'
),
}, name='rank_3_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 1, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 1, 3, 5], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-mw5KcVF5o`9(tXAYbEPvPY_UtbYk&;QV3`;vfHtos@80sy{R4@v'
),
    second: packed('<i2',
    'c-mw5AINATyRloa`;uQIZ;}Gn_H}FSw#GJ`zukH0hAabK0037y4aW'
),
    output: packed('<i2',
    'c-rIr(qDFWd+3zxWBY8rq)UjLY^aKvB6ZV#^P<p)ox2$D0szxO59t'
),
}, name='rank_4_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 26, 209, 139, 145, 178, 49, 192, 229, 30, 106, 63, 204, 104, 243, 182, 255, 29, 234, 134,
    214, 88, 218],
    second: [110],
    output: [13, 244, 36, 203, 139, 144, 174, 57, 187, 221, 40, 109, 70, 198, 107, 233, 178, 244, 39, 225, 134,
    207, 93, 211],
}, name='scalar_second_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [1], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.026000000536441803, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [118],
    second: [0, 255, 87, 33, 183, 201, 165, 42, 208, 204, 106, 102, 121, 219, 228, 24, 107, 65, 221, 181, 169,
    40, 194, 144],
    output: [110, 255, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 160, 205, 110, 110, 110, 170, 110,
    110, 110, 110, 110],
}, name='scalar_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 53, 234, 34, 23, 135, 163, 224, 11, 37, 137, 173, 42, 85, 36, 16, 175, 207, 39, 107, 232,
    194, 243],
    second: [0, 255, 224, 122],
    output: [13, 244, 155, 225, 43, 229, 155, 161, 216, 229, 155, 137, 170, 229, 155, 45, 27, 229, 201, 48, 110,
    229, 189, 233],
}, name='last_dimension_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 197, 141, 112, 18, 176, 120, 252, 98, 155, 87],
    second: [0, 255, 223, 175, 110, 145, 47, 221, 4, 4, 124, 15, 96, 182, 125, 174, 203, 247, 77, 228, 130, 112,
    134, 19],
    output: [13, 244, 192, 141, 114, 29, 173, 148, 242, 102, 153, 92, 13, 244, 192, 141, 114, 210, 173, 165,
    242, 102, 153, 92],
}, name='lower_rank_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 231, 144, 60, 205, 244, 121, 169, 52, 45, 198, 120, 92, 51, 120, 91, 53, 91, 193, 233, 34,
    155, 194],
    second: [0, 255, 189, 244, 165, 135, 182, 73],
    output: [13, 244, 223, 203, 67, 229, 234, 203, 166, 229, 73, 203, 122, 96, 59, 122, 95, 61, 95, 188, 224,
    43, 153, 189],
}, name='middle_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 1, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 2, 1], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 2, 4], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 56, 44, 59, 5, 108, 254, 228, 114, 22, 58],
    second: [199, 71],
    output: [96, 244, 96, 96, 13, 244, 63, 53, 96, 96, 111, 243, 66, 17, 111, 243, 220, 116, 96, 96, 220, 116,
    33, 65],
}, name='both_quant8').AddVariations(signed(first, second, output))

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 1], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 3], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 75, 97, 215, 92, 161, 129, 64],
    second: [0, 255, 103],
    output: [13, 244, 81, 229, 229, 229, 159, 130, 71],
}, name='square_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 3], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 35, 207, 152, 92, 41, 117, 195],
    second: [0, 255, 180],
    output: [13, 244, 51, 201, 229, 96, 50, 229, 190],
}, name='square_and_vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 1], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
output = Output('output', (U8, [4, 3], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 113, 10],
    second: [0, 255, 47],
    output: [13, 229, 13, 244, 244, 244, 115, 229, 115, 22, 229, 22],
}, name='outer_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 2, 3, 2], 0.05000000074505806, 61))
second = Input('second', (U8, [2], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 2, 3, 2], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 215, 107, 39, 181, 218, 98, 31, 163, 133, 176, 93, 205, 244, 82, 50, 111, 202, 242, 100,
    140, 99, 225],
    second: [64, 192],
    output: [13, 244, 208, 110, 48, 177, 211, 102, 41, 161, 133, 173, 97, 199, 234, 87, 58, 113, 196, 233, 103,
    140, 103, 217],
}, name='rank_4_to_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [17], 0.05000000074505806, 61))
second = Input('second', (U8, [17], 0.12999999523162842, 187))
output = Output('output', (U8, [17], 0.054999999701976776, 68))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 83, 157, 37, 24, 229, 131, 188, 95, 71, 38, 98, 6, 31, 119, 165],
    second: [0, 255, 251, 133, 95, 31, 47, 165, 134, 161, 134, 238, 96, 103, 201, 69, 165],
    output: [13, 244, 219, 155, 46, 34, 221, 132, 183, 99, 77, 189, 102, 18, 101, 121, 163],
}, name='vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
output = Output('output', (U8, [3, 7], 0.23000000417232513, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 130, 3, 162, 242, 247, 141, 194, 85, 47, 244, 62, 187, 139, 255, 13, 24, 162, 238, 239],
    second: [0, 255, 7, 141, 209, 158, 218, 129, 51, 149, 135, 10, 192, 218, 172, 52, 249, 28, 52, 157, 23],
    output: [0, 255, 8, 0, 133, 255, 255, 51, 255, 0, 0, 255, 1, 231, 43, 255, 2, 0, 133, 255, 255],
}, name='far_apart_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
output = Output('output', (U8, [3, 7], 6.900000125169754, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 130, 3, 162, 242, 247, 141, 194, 85, 47, 244, 62, 187, 139, 255, 13, 24, 162, 238, 239],
    second: [0, 255, 7, 141, 209, 158, 218, 129, 51, 149, 135, 10, 192, 218, 172, 52, 249, 28, 52, 157, 23],
    output: [0, 17, 0, 0, 4, 15, 16, 2, 9, 0, 0, 15, 0, 8, 1, 17, 0, 0, 4, 14, 14],
}, name='far_apart_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
output = Output('output', (U8, [3, 7], 0.027000000700354576, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 18, 123, 178, 48, 201, 190, 109, 38, 19, 86, 241, 45, 53, 127, 219, 117, 163, 228, 192],
    second: [0, 255, 129, 223, 86, 125, 201, 168, 161, 27, 220, 110, 213, 166, 76, 58, 253, 14, 144, 173, 85],
    output: [0, 255, 0, 15, 23, 4, 27, 25, 13, 3, 0, 10, 33, 4, 5, 16, 255, 14, 21, 31, 25],
}, name='far_apart_swapped_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
output = Output('output', (U8, [3, 7], 0.8100000210106373, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 18, 123, 178, 48, 201, 190, 109, 38, 19, 86, 241, 45, 53, 127, 219, 117, 163, 228, 192],
    second: [0, 255, 129, 223, 86, 125, 201, 168, 161, 27, 220, 110, 213, 166, 76, 58, 253, 14, 144, 173, 85],
    output: [0, 17, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 14, 0, 1, 1, 1],
}, name='far_apart_swapped_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 7], 0.050999999046325684, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 13, 209, 40, 195, 233, 170, 199, 227, 143, 76, 223, 49, 49, 140, 42, 254, 116, 140, 191],
    second: [0, 255, 120, 64, 250, 136, 124, 252, 144, 42, 18, 52, 64, 145, 213, 121, 9, 175, 216, 193, 124],
    output: [0, 255, 25, 255, 78, 255, 255, 255, 255, 255, 255, 149, 255, 96, 96, 255, 82, 255, 227, 255, 255],
}, name='zero_points_0_255_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 7], 1.5299999713897705, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 13, 209, 40, 195, 233, 170, 199, 227, 143, 76, 223, 49, 49, 140, 42, 254, 116, 140, 191],
    second: [0, 255, 120, 64, 250, 136, 124, 252, 144, 42, 18, 52, 64, 145, 213, 121, 9, 175, 216, 193, 124],
    output: [0, 17, 1, 14, 3, 13, 15, 11, 13, 15, 9, 5, 15, 3, 3, 9, 3, 17, 8, 9, 12],
}, name='zero_points_0_255_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
output = Output('output', (U8, [3, 7], 0.050999999046325684, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 165, 59, 192, 170, 171, 136, 129, 252, 18, 210, 151, 116, 49, 243, 26, 190, 171, 161, 31],
    second: [0, 255, 32, 205, 235, 92, 172, 158, 87, 144, 171, 117, 26, 54, 228, 184, 136, 134, 54, 238, 164],
    output: [0, 255, 63, 255, 255, 180, 255, 255, 171, 255, 255, 229, 51, 106, 255, 255, 255, 255, 106, 255,
    255],
}, name='zero_points_255_0_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
output = Output('output', (U8, [3, 7], 1.5299999713897705, 0))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 165, 59, 192, 170, 171, 136, 129, 252, 18, 210, 151, 116, 49, 243, 26, 190, 171, 161, 31],
    second: [0, 255, 32, 205, 235, 92, 172, 158, 87, 144, 171, 117, 26, 54, 228, 184, 136, 134, 54, 238, 164],
    output: [0, 17, 2, 13, 15, 6, 11, 10, 6, 9, 11, 8, 2, 4, 15, 12, 9, 9, 4, 16, 11],
}, name='zero_points_255_0_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
output = Output('output', (U8, [3, 7], 0.12999999523162842, 75))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 81, 235, 75, 116, 155, 189, 127, 252, 109, 193, 144, 68, 207, 195, 180, 208, 2, 172, 16],
    second: [0, 255, 234, 75, 77, 118, 97, 230, 153, 57, 218, 158, 252, 30, 84, 73, 220, 61, 183, 31, 8],
    output: [0, 255, 255, 255, 31, 110, 181, 255, 177, 255, 255, 254, 255, 13, 255, 255, 255, 255, 235, 213, 0],
}, name='equal_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
output = Output('output', (U8, [3, 7], 3.8999998569488525, 75))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [0, 255, 81, 235, 75, 116, 155, 189, 127, 252, 109, 193, 144, 68, 207, 195, 180, 208, 2, 172, 16],
    second: [0, 255, 234, 75, 77, 118, 97, 230, 153, 57, 218, 158, 252, 30, 84, 73, 220, 61, 183, 31, 8],
    output: [69, 85, 84, 84, 74, 76, 79, 83, 78, 85, 83, 81, 85, 73, 82, 81, 83, 82, 80, 80, 70],
}, name='equal_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula. TF Lite takes the greater one of codes.
first = Input('first', (U8, [2, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
quantized = Internal('quantized', (U8, [2, 3], 0.04699999839067459, 50))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [25, 122, 82, 230, 63, 196],
    second: [70, 163, 246],
    output: [-1.7859999, 3.0549998, 7.661, 8.46, 0.094, 7.661],
}, name='clear_of_halves_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 0))
second = Input('second', (U8, [4, 5], 0.5, 255))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 215, 237, 8, 58, 191, 56, 50, 245, 170, 145, 123, 72, 213, 189, 159, 237, 219, 113],
    second: [101, 100, 126, 129, 150, 155, 101, 107, 123, 148, 152, 107, 106, 130, 121, 118, 115, 109, 126, 123],
    output: [0.0, 63.5, 63.5, 63.5, 4.0, 29.0, 63.5, 28.0, 25.0, 63.5, 63.5, 63.5, 61.5, 36.0, 63.5, 63.5, 63.5,
    63.5, 63.5, 56.5],
}, name='grid_zero_point_0_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 128))
second = Input('second', (U8, [4, 5], 0.5, 127))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 137, 105, 21, 91, 98, 84, 158, 202, 199, 80, 234, 219, 80, 105, 239, 161, 165, 200],
    second: [107, 110, 140, 117, 149, 113, 102, 111, 138, 112, 110, 145, 153, 119, 125, 124, 149, 145, 150, 145],
    output: [-10.0, 63.5, 6.5, -5.0, 11.0, -7.0, -12.5, -8.0, 15.0, 37.0, 35.5, 9.0, 53.0, 45.5, -1.0, -1.5,
    55.5, 16.5, 18.5, 36.0],
}, name='grid_zero_point_128_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 255))
second = Input('second', (U8, [4, 5], 0.5, 0))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 215, 11, 78, 49, 245, 178, 101, 193, 167, 18, 231, 205, 204, 41, 34, 30, 83, 198],
    second: [141, 137, 104, 120, 134, 126, 138, 101, 109, 106, 155, 149, 153, 138, 130, 134, 136, 122, 112, 124],
    output: [63.5, 63.5, 52.0, 60.0, 63.5, 63.0, 63.5, 50.5, 54.5, 53.0, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5,
    63.5, 61.0, 56.0, 62.0],
}, name='grid_zero_point_255_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
output = Output('output', (I32, [5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-859, 699, 196, -589, 265],
    second: [364, 147, 293, -600, -407],
    output: [364, 699, 293, -589, 265],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-jFx0K@+hr_i`S$zi<<z4;P130);=qTdsJA;u`4)h%Cg(f|Dc{{H>`008~{1OEd60|Na10{j5{0s{U3{Q>`jQXRA'
),
    second: packed('<i2',
    'c-p(mlXoZHLVZP?oc+w(GIO-v3C<|kQ`EeEL*XyR3=bw|rhk7K|1<pm_m_d;FA)4=WMumP=ifi(|I7@`0BTPi&j'
),
    output: packed('<i2',
    'c-p(mlXu6#LVYi{+)ts~oUy8zf-{8oC?3<8SE$Qa<iW(u^zR?ze+Gtsf0-G8km(;I6BEN9CMF=8kr@Dugc2t'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-77, -247, -449, -834, -786, -206, 59, 433, 372, 855, -852, -13],
    second: [769, -123],
    output: [769, 769, 769, 769, -77, -123, -123, -123, 769, 769, 769, 769, -123, -123, 59, 433, 769, 855, 769,
    769, 372, 855, -123, -13],
}, name='both_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [337],
    second: [-529, -722, -610, -136, -126, 672, -396, 351, 58, 690, -609, 757, 588, -657, -13, 155, 415, -352,
    -710, 21, -535, -164, 516, -139],
    output: [337, 337, 337, 337, 337, 672, 337, 351, 337, 690, 337, 757, 588, 337, 337, 337, 415, 337, 337, 337,
    337, 337, 516, 337],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [265, -360, -257, 58, 254, -51, -425, -95, 465, -41, -215, -894],
    second: [-385, -225, 387, -144, -168, 40, -627, 414, -482, 350, -851, 381, 482, 441, 44, 681, -381, 238,
    -291, 363, 620, 386, -384, -103],
    output: [265, -225, 387, 58, 254, 40, -425, 414, 465, 350, -215, 381, 482, 441, 44, 681, 254, 238, -291,
    363, 620, 386, -215, -103],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [-66, 256, 571, 772],
    second: [-390, 708, 131],
    output: [-66, 708, 131, 256, 708, 256, 571, 708, 571, 772, 772, 772],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('MAXIMUM', first, second).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [7.0, 2.0, 7.0, -2.0, 6.0, 3.0, 0.0, 3.0, 3.0, 40000.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
output = Output('output', (I32, [4]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: [1073741857, -2147483617, 1999999999, -1],
    second: [31, 9, 99999967, 2147483607],
    output: [1073741857, 9, 1999999999, 2147483607],
}, name='far_int32').DisableLifeTimeVariation()
