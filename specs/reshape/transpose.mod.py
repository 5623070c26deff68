# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: every kind of permutation, ranks 1 to 4, types.

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

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5]))
perm = Parameter('perm', (I32, [0]), None)
output = Output('output', (F32, [5, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [8.811, 5.281, -2.853, -8.898, 1.995, 6.683, 3.001, 0.687, 7.678, -7.165],
    output: [8.811, 6.683, 5.281, 3.001, -2.853, 0.687, -8.898, 7.678, 1.995, -7.165],
}, name='matrix_omitted').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5], 0.5, 101))
perm = Parameter('perm', (I32, [0]), None)
output = Output('output', (U8, [5, 2], 0.5, 101))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 111, 248, 190, 116, 206, 237, 190, 125],
    output: [0, 116, 255, 206, 111, 237, 248, 190, 190, 125],
}, name='matrix_omitted_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
perm = Parameter('perm', (I32, [2]), [1, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [6.293, -0.198, 7.85, -5.555, -7.343, -3.141],
    output: [6.293, 7.85, -7.343, -0.198, -5.555, -3.141],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.013700000010430813, 0))
perm = Parameter('perm', (I32, [2]), [1, 0])
output = Output('output', (U8, [2, 3], 0.013700000010430813, 0))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 12, 62, 46, 105],
    output: [0, 12, 46, 255, 62, 105],
}, name='matrix_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
perm = Parameter('perm', (I32, [2]), [1, 0])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-1.739, 6.053, 1.134, 4.238, 0.486, 5.083, -6.974, 4.226, 3.679],
    output: [-1.739, 4.238, -6.974, 6.053, 0.486, 4.226, 1.134, 5.083, 3.679],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 2.25, 255))
perm = Parameter('perm', (I32, [2]), [1, 0])
output = Output('output', (U8, [3, 3], 2.25, 255))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 136, 234, 3, 140, 27, 230, 202],
    output: [0, 234, 27, 255, 3, 230, 136, 140, 202],
}, name='square_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [5]))
perm = Parameter('perm', (I32, [1]), [0])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-8.128, -3.879, -6.789, -7.482, -3.95],
    output: [-8.128, -3.879, -6.789, -7.482, -3.95],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 0.10000000149011612, 37))
perm = Parameter('perm', (I32, [1]), [0])
output = Output('output', (U8, [5], 0.10000000149011612, 37))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 94, 50, 31],
    output: [0, 255, 94, 50, 31],
}, name='rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
perm = Parameter('perm', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0.96, 7.861, -6.707, 0.24, 1.753, 2.652, 7.85, 3.25, 0.905, -1.697, -3.837, -2.101],
    output: [0.96, 7.861, -6.707, 0.24, 1.753, 2.652, 7.85, 3.25, 0.905, -1.697, -3.837, -2.101],
}, name='identity').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2], 0.5, 128))
perm = Parameter('perm', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [2, 3, 2], 0.5, 128))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 121, 108, 232, 19, 29, 7, 63, 78, 165, 196],
    output: [0, 255, 121, 108, 232, 19, 29, 7, 63, 78, 165, 196],
}, name='identity_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
perm = Parameter('perm', (I32, [3]), [1, 2, 0])
output = Output('output', (F32, [3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-8.219, 3.558, -8.287, 1.747, -1.133, 4.113, 2.769, 8.857, -6.618, -2.521, -2.576, -1.233, -2.248,
    1.431, -6.432, 1.256, -1.241, 8.6, -1.683, 7.402, -2.053, -1.014, 3.832, -7.492],
    output: [-8.219, -2.248, 3.558, 1.431, -8.287, -6.432, 1.747, 1.256, -1.133, -1.241, 4.113, 8.6, 2.769,
    -1.683, 8.857, 7.402, -6.618, -2.053, -2.521, -1.014, -2.576, 3.832, -1.233, -7.492],
}, name='left').AddVariations('relaxed', 'float16')

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.013700000010430813, 101))
perm = Parameter('perm', (I32, [3]), [1, 2, 0])
output = Output('output', (U8, [3, 4, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 186, 221, 211, 191, 40, 43, 38, 249, 82, 50, 159, 92, 254, 147, 65, 112, 35, 174, 249, 83,
    7, 247],
    output: [0, 159, 255, 92, 186, 254, 221, 147, 211, 65, 191, 112, 40, 35, 43, 174, 38, 249, 249, 83, 82, 7,
    50, 247],
}, name='left_quant8').AddVariations(signed(input, output))

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [2, 3, 4]))
perm = Parameter('perm', (I32, [3]), [2, 0, 1])
output = Output('output', (F32, [4, 2, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0.041, -2.255, 4.095, -7.593, -2.093, -4.875, 8.317, -5.078, 2.048, 0.432, 5.982, 7.937, 8.38,
    5.376, 5.567, 6.564, -5.93, 7.343, -5.084, -1.214, -5.467, 6.074, -0.45, 0.874],
    output: [0.041, -2.093, 2.048, 8.38, -5.93, -5.467, -2.255, -4.875, 0.432, 5.376, 7.343, 6.074, 4.095,
    8.317, 5.982, 5.567, -5.084, -0.45, -7.593, -5.078, 7.937, 6.564, -1.214, 0.874],
}, name='right').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [2, 3, 4], 2.25, 0))
perm = Parameter('perm', (I32, [3]), [2, 0, 1])
output = Output('output', (U8, [4, 2, 3], 2.25, 0))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 47, 183, 175, 158, 70, 80, 11, 87, 226, 51, 153, 164, 141, 25, 110, 173, 185, 170, 84, 86,
    43, 98],
    output: [0, 175, 11, 153, 110, 84, 255, 158, 87, 164, 173, 86, 47, 70, 226, 141, 185, 43, 183, 80, 51, 25,
    170, 98],
}, name='right_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
perm = Parameter('perm', (I32, [3]), [1, 2, 0])
output = Output('output', (F32, [2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [2.397, -2.443, -8.213, -0.022, 7.323, -1.136, -1.233, -4.201],
    output: [2.397, 7.323, -2.443, -1.136, -8.213, -1.233, -0.022, -4.201],
}, name='cube_left').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 2], 0.10000000149011612, 255))
perm = Parameter('perm', (I32, [3]), [1, 2, 0])
output = Output('output', (U8, [2, 2, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 19, 145, 161, 86, 15, 136],
    output: [0, 161, 255, 86, 19, 15, 145, 136],
}, name='cube_left_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3, 3]))
perm = Parameter('perm', (I32, [3]), [2, 0, 1])
output = Output('output', (F32, [3, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<f4',
    'c-jGM0F(bc5}wE76rwR&Vz46{b5=%5k($ekyq2If>7ELM?@OhwMF?aNa@#Lx4z>*KnW1cSLmFNt@896#oB#6y+=JX`^*xd8>oVLK'
    'MW?6x>-M21z`sDiKtMr2z`#GiKtI61z(2pfKfu4hK)*gzM>rV'
),
    output: packed('<f4',
    'c-jGM0F(bc$D(2zMw+}e65}zjb4tsW>7Eo?BUX`%pq>g#MG!BxnRH%*r3i9p4533N@2+Iq4()6j@86pO+&$|Vr}p6g+-Q+9Mf;)S'
    '^Mm#6+^6d&z`#MkK)}DiK)*mhKR>{}zrR30z`(#iKfpdhYd9G'
),
}, name='cube_right').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3, 3], 0.5, 37))
perm = Parameter('perm', (I32, [3]), [2, 0, 1])
output = Output('output', (U8, [3, 3, 3], 0.5, 37))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<i2',
    'c-mw5pQ?UxuR(*LRn5(VNk?ifzn*5_e<kXQ!o$Z5xB&o7hYrm'
),
    output: packed('<i2',
    'c-mu7H?TTbGwq7P|C0?hNtf-T9;WUUym{nx|CPrKxB&n{9}dj'
),
}, name='cube_right_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
perm = Parameter('perm', (I32, [3]), [2, 1, 0])
output = Output('output', (F32, [4, 3, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-2.979, -8.527, -0.107, -6.34, 7.176, 2.23, 8.654, -8.284, -3.325, -0.553, 2.807, 0.546, -3.418,
    -3.839, 3.076, -5.634, -5.625, -7.033, -6.905, -8.911, -8.301, -2.639, -4.502, 8.836],
    output: [-2.979, -3.418, 7.176, -5.625, -3.325, -8.301, -8.527, -3.839, 2.23, -7.033, -0.553, -2.639,
    -0.107, 3.076, 8.654, -6.905, 2.807, -4.502, -6.34, -5.634, -8.284, -8.911, 0.546, 8.836],
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.013700000010430813, 128))
perm = Parameter('perm', (I32, [3]), [2, 1, 0])
output = Output('output', (U8, [4, 3, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 18, 80, 178, 47, 63, 74, 73, 152, 112, 34, 243, 100, 95, 82, 174, 11, 93, 138, 216, 85,
    148, 74],
    output: [0, 243, 178, 174, 73, 216, 255, 100, 47, 11, 152, 85, 18, 95, 63, 93, 112, 148, 80, 82, 74, 138,
    34, 74],
}, name='outer_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
perm = Parameter('perm', (I32, [3]), [1, 0, 2])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0.974, -5.448, -4.389, 4.698, 7.831, -4.23, -7.383, -5.29, -7.502, 0.359, 8.662, 1.28, 7.931,
    1.863, 0.937, -3.93, -2.595, -3.526, 3.545, -0.504, 4.078, -6.44, -1.896, 8.284],
    output: [0.974, -5.448, -4.389, 4.698, -7.502, 0.359, 8.662, 1.28, -2.595, -3.526, 3.545, -0.504, 7.831,
    -4.23, -7.383, -5.29, 7.931, 1.863, 0.937, -3.93, 4.078, -6.44, -1.896, 8.284],
}, name='first_two').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 4], 2.25, 101))
perm = Parameter('perm', (I32, [3]), [1, 0, 2])
output = Output('output', (U8, [2, 3, 4], 2.25, 101))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 102, 75, 201, 7, 128, 229, 25, 153, 23, 203, 126, 143, 186, 188, 21, 195, 223, 248, 9, 33,
    56, 179],
    output: [0, 255, 102, 75, 25, 153, 23, 203, 21, 195, 223, 248, 201, 7, 128, 229, 126, 143, 186, 188, 9, 33,
    56, 179],
}, name='first_two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 3]))
perm = Parameter('perm', (I32, [3]), [0, 2, 1])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-5.856, 2.045, 1.839, -6.081, -3.247, 8.82, -4.515, 1.536, -3.736, -3.028, -1.396, -0.069, 1.947,
    -6.431, 2.946, -2.376, -1.599, 4.622, 2.504, -0.729, 4.491, -3.454, 8.706, 0.753],
    output: [-5.856, -6.081, -4.515, -3.028, 2.045, -3.247, 1.536, -1.396, 1.839, 8.82, -3.736, -0.069, 1.947,
    -2.376, 2.504, -3.454, -6.431, -1.599, -0.729, 8.706, 2.946, 4.622, 4.491, 0.753],
}, name='last_two').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 3], 0.10000000149011612, 0))
perm = Parameter('perm', (I32, [3]), [0, 2, 1])
output = Output('output', (U8, [2, 3, 4], 0.10000000149011612, 0))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 63, 165, 139, 45, 119, 106, 214, 218, 1, 244, 33, 72, 100, 153, 174, 41, 139, 175, 49, 25,
    236, 231],
    output: [0, 165, 119, 218, 255, 139, 106, 1, 63, 45, 214, 244, 33, 153, 139, 25, 72, 174, 175, 236, 100, 41,
    49, 231],
}, name='last_two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 4]))
perm = Parameter('perm', (I32, [4]), [0, 3, 1, 2])
output = Output('output', (F32, [2, 4, 2, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+h%zW$F|`uZERtVY=seWnt9R2L=s8>HuL2HXCmVq*3NGbO6QoP}syckG9z6ouCupVY!+ets{=9JbD`KbwO;<Jks&FL3+k'
    'f%(*M5D+MVGY0X>#OsldzEKvNuIr;B22iPwf(DiD5|;`4orFNy<>q0+{ha}8)dm>Z><+ZqgALNn;1ShgN01Bfm$3@KLBK#jKtaI3'
    'z(B!3z`nh}zra60z`wvizra7hz(K%3z`?&jK0iP}z`#MkKfl5FnPnm'
),
    output: packed('<f4',
    'c-jHL06+h%TC@~>`o8+CeN-F%`bMS~q>mff5+&ztqz1uUrUqg&oOcx4VkL#_h5q)cXouGvWXP^RexH6EKjSadezu$0aKbOng9iKO'
    'aDmE?n}HBB#J;Zi5C-c}>(nUmkrtyOkM8@~!Ulp8o#p*d2A729ovD=xKw$xE+1brv@YU>t;76AR4h<2Iu^6<{)e8#1K)^u2KtVvj'
    'z`wx2K|sF1zd*pjy+6P}z(7Diz`wx2KEOY~LBT)3zdyjgKtaJ6$Ymk'
),
}, name='to_nchw').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 255))
perm = Parameter('perm', (I32, [4]), [0, 3, 1, 2])
output = Output('output', (U8, [2, 4, 2, 3], 0.5, 255))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<i2',
    'c-mw5|7TLd|J2TeEx$Lu(fyiWz+C*l_tScgDaSK4|F560`p>bLN2wbGZ-n{Wl3O?VojU`G008T58^{'
),
    output: packed('<i2',
    'c-mt~NO)t=`~UwIUFJ`JQh$FfUO%aGW5R!qDgXbZhOIlk{@4be$(a*k1aH05T>a>VoI3-F0085~8^{'
),
}, name='to_nchw_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 2, 3]))
perm = Parameter('perm', (I32, [4]), [0, 2, 3, 1])
output = Output('output', (F32, [2, 2, 3, 4]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<f4',
    'c-qrWTTsjsr+rn#c!Ooy4_(uVR}UV3n31rG@35|U%uUsY$LG}gna+uLx8rcaL6K=6gxb@jGMIL?SFAHG+L9K$Dei5>sjpQNpMKQ+'
    'x~a4O99xz55&NXLBbGICU!R^@=e)eRERX+Ux8|<E`PMr)K3$*qt>!1^jw_}Uf@Yog%IRe;_{BUz)Syk_0sm2rhQQy~)eQDK9I$gZ'
    ';Ber;f&Gp^+5t!%*neQ30}vcIU=Kq3fl>|*`|Rw20uBcN7!zR%'
),
    output: packed('<f4',
    'c-qs}PCJ-(^~d1_BDxQYjZHInHcU*2v%I>BPt`Qx@WVL=b&p4gn9q4PEv9zIhns$fh1%QGPNh`@f0bIdsVc)bZX#3B+o!v>RD9HB'
    'i+lRD>d2{0-j?e+kJLE#+siFKm-Mx{Y}Y5wyuj-__~%c&a?$#mY4?tr37Q-~gJub~HJtdO5ct*n!Eeq8{_9?%N7c*?Gz|7TI5;{S'
    '00D>nb_X1Q<biz$9D$+-4%j;!0Mhm#Ss>oO&%yqH-2nhhNMQ;'
),
}, name='to_nhwc').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 2, 3], 0.013700000010430813, 37))
perm = Parameter('perm', (I32, [4]), [0, 2, 3, 1])
output = Output('output', (U8, [2, 2, 3, 4], 0.013700000010430813, 37))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<i2',
    'c-mw5&vmfyq2~QJdHgXu4s);i)c0ZOC!LVJ$xU*b`u}gq-d)`_wOA^#ICqNT?yHt%{0t-l03?hU<^'
),
    output: packed('<i2',
    'c-mvo-0|W6{liPS-f(|9n72x&kpEN2!<fFk$y<sQo3f>L%k56Qx~aO@vcD_0?Elm${0t-l03Syf<^'
),
}, name='to_nhwc_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
perm = Parameter('perm', (I32, [4]), [2, 0, 3, 1])
output = Output('output', (F32, [4, 2, 2, 3]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+idCF2ehErWL}VgiF|qS+AXqOuGjk@iS)iB2O3gYN9pP7IUVo`L>QwrzjuXpcAh2Bj^ovcSHF5G%mEMb20zMV$h$?I_`B'
    'L1Npiz<g0nVgeZX@0HYz^XF<Nk-~}T)z3<Ywemkc0B4@`_J>gk3U8y56o~ri251Y|df$|mlnEqm*Yge+<^MeW?cE_iKtRC1K)}Gj'
    'KtI60K)^sj!9GAgz`#C0LBK&kz(2r1z(K#jKfl2~z(75~Kfu5z%V7='
),
    output: packed('<f4',
    'c-jHL06+idE9oU-qI1(wiB7iT0<sQ+3{DJfBa?p=Y9TG6kqF!AgPv%E+4gr3NbZ4;?EW|Vhb9IPMQBZpL1OczE1fOC0%8K^+ZbxD'
    'ys)xG?X3AG!0(a3&M3ZE;e3_CQPhd)J_*$T3h9;?29)K`XKzZLqi6~L3nV;;^pdsq6xeS4de`mphloE>`rq^2lnx<3z(GJj!9YMh'
    'LBPO3KR&>~K)^vjLBBn}zdt}gz(Byjz&}60z`(#jK0m*}z`?+@v0)A'
),
}, name='all_move').AddVariations('float16')

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 2.25, 128))
perm = Parameter('perm', (I32, [4]), [2, 0, 3, 1])
output = Output('output', (U8, [4, 2, 2, 3], 2.25, 128))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<i2',
    'c-mw5KTmk}yocfI4&+<)=ZP*A50m`5$*5nXM99#P*-6)aj?@$`={YlP9(~=`rK0`Sn1Mt90JM1%`2'
),
    output: packed('<i2',
    'c-muFC;tCHSjn76LQ-Gn<x2`%eKnl2&5)~WcK@b%c}C3ADo%5>ABy&eFBQ?9`PJUWn1Mt90KnZ7`2'
),
}, name='all_move_quant8').AddVariations(signed(input, output))

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
perm = Parameter('perm', (I32, [4]), [3, 2, 1, 0])
output = Output('output', (F32, [2, 4, 3, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<f4',
    'c-oV!wtwm(TkJKjTfTnD{UtZ&y^~~-O?o(O&aWWtO%E0KUHy@N^?of=K$P_o+f}`Ld{{(GFLXy`@Vw7y%_{IOIQPDWB`ivy%K1p$'
    'j`q1#8|GI83sv~rYxkzyFW~w(y~LcUtm#@x%F(v<|6i}U8|u27k$F|#0}h|#A6Ct~Hh+r}%frXjy}mp5i(4ON3}5z+JMrKF2Zsau'
    '4mbdzz5Rg$4vq&895`?gC}w8|;vaMX2?B)<I2_y$6m<XqS<+v@'
),
    output: packed('<f4',
    'c-jHL06+g3oSxO5T0c@BZyBUSvZUV~s&gTv0^z)S`iuDPJLM~X)dW2q;op5?jY_`RP?k&t#P4|TWHq>j5(IFIop4WD@o2DcD|&Pk'
    'er!{G-_VC@cvcEpdQU$PmkgiIjYBsA@UP(kJA$6;d#V9spWRL1ro|#fzf22us{i8y!`9ZUjc!+Dv{ktX?uG=r7sp}2z`#I3z(790'
    'z`()4KR-agK)}Gjz(ByjK0rUgKtMk~z`(!0z`(%4KtRDjz(7EJIbXp'
),
}, name='turned').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.10000000149011612, 101))
perm = Parameter('perm', (I32, [4]), [3, 2, 1, 0])
output = Output('output', (U8, [2, 4, 3, 2], 0.10000000149011612, 101))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: packed('<i2',
    'c-mw5zxU2G<M1!5R|GY>-8=cGILiI8g{!I8tKFx$rr%%a5vP7yDd+Vck<(h@rhLglB@8420Ow;DnE'
),
    output: packed('<i2',
    'c-mulwK}f&^xo4!r`^S;O?S(&;0s@P@{g&||J^IpqqOdDH7Y$eHNJoEwQKShk3S+_B@8420I(PrnE'
),
}, name='turned_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2, 2]))
perm = Parameter('perm', (I32, [4]), [1, 2, 3, 0])
output = Output('output', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [-0.123, -3.911, -2.936, -7.82, -1.926, 4.425, -4.841, -0.892, -1.541, -8.061, -2.232, -5.916,
    2.201, -7.582, -4.934, -3.758],
    output: [-0.123, -1.541, -3.911, -8.061, -2.936, -2.232, -7.82, -5.916, -1.926, 2.201, 4.425, -7.582,
    -4.841, -4.934, -0.892, -3.758],
}, name='rotated').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 2, 2], 0.5, 0))
perm = Parameter('perm', (I32, [4]), [1, 2, 3, 0])
output = Output('output', (U8, [2, 2, 2, 2], 0.5, 0))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 176, 216, 224, 253, 76, 88, 110, 59, 177, 185, 250, 152, 39, 59],
    output: [0, 110, 255, 59, 176, 177, 216, 185, 224, 250, 253, 152, 76, 39, 88, 59],
}, name='rotated_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1, 2]))
perm = Parameter('perm', (I32, [4]), [3, 0, 1, 2])
output = Output('output', (F32, [2, 1, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [2.922, -5.024, 1.77, 2.313, -2.574, 2.037],
    output: [2.922, 1.77, -2.574, -5.024, 2.313, 2.037],
}, name='with_ones').AddVariations('float16').DisableLifeTimeVariation()

# Dimension i of the output is dimension perm[i] of the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 1, 2], 0.013700000010430813, 255))
perm = Parameter('perm', (I32, [4]), [3, 0, 1, 2])
output = Output('output', (U8, [2, 1, 3, 1], 0.013700000010430813, 255))
model = Model()
model.Operation('TRANSPOSE', input, perm).To(output)
Example({
    input: [0, 255, 250, 102, 163, 239],
    output: [0, 250, 163, 255, 102, 239],
}, name='with_ones_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 2, 3]))
model = Model()
model.Operation('TRANSPOSE', input, [2, 0, 1]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), 3.4e+38, 1e+30, -70000.0, 1.0, 1000000000.0, float('-inf'), -3.4e+38, 65520.0, 0.0,
    2049.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 0))
moved = Internal('moved', (U8, [3, 4, 2], 0.5, 0))
output = Output('output', (F32, [3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE', input, [1, 2, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 73, 106, 85, 72, 225, 5, 221, 43, 251, 219, 237, 198, 172, 39, 186, 102, 145, 208, 147,
    120, 101, 224],
    output: [0.0, 118.5, 127.5, 99.0, 36.5, 86.0, 53.0, 19.5, 42.5, 93.0, 36.0, 51.0, 112.5, 72.5, 2.5, 104.0,
    110.5, 73.5, 21.5, 60.0, 125.5, 50.5, 109.5, 112.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 128))
moved = Internal('moved', (U8, [3, 4, 2], 0.5, 128))
output = Output('output', (F32, [3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE', input, [1, 2, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 245, 155, 41, 35, 202, 124, 10, 47, 87, 208, 87, 199, 54, 67, 224, 41, 220, 163, 130, 154,
    72, 110],
    output: [-64.0, -20.5, 63.5, 35.5, 58.5, -37.0, 13.5, -30.5, -43.5, 48.0, -46.5, -43.5, 37.0, 46.0, -2.0,
    17.5, -59.0, 1.0, -40.5, 13.0, -20.5, -28.0, 40.0, -9.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 255))
moved = Internal('moved', (U8, [3, 4, 2], 0.5, 255))
output = Output('output', (F32, [3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE', input, [1, 2, 0]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 24, 162, 84, 159, 74, 29, 66, 5, 116, 35, 60, 79, 38, 164, 122, 69, 150, 147, 118, 34, 122,
    203],
    output: [-127.5, -97.5, 0.0, -88.0, -115.5, -108.5, -46.5, -45.5, -85.5, -66.5, -48.0, -93.0, -90.5, -52.5,
    -113.0, -54.0, -94.5, -68.5, -125.0, -110.5, -69.5, -66.5, -110.0, -26.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [5, 0, 2, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('TRANSPOSE', no_batches, [2, 0, 3, 1]).To(output)
Example({
    scores: [],
    classes: [],
    input: [-3.61, -5.695, 2.648, -0.839, 5.337, 5.591, -8.448, -6.113, -4.149, -2.772, -3.456, -7.745, 4.986,
    -7.587, -3.545, 0.559, -8.03, 6.207],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 101))
no_batches = Internal('no_batches', (U8, [0, 4, 5, 2], 0.5, 101))
output = Output('output', (U8, [5, 0, 2, 4], 0.5, 101))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('TRANSPOSE', no_batches, [2, 0, 3, 1]).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 246, 207, 239, 104, 28, 108, 125, 52, 227, 9, 143, 113, 106, 235, 96, 237],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()
