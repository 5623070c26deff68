# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: sides, values, types; quantized the value is a code.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 1])
output = Output('output', (F32, [6]))
model = Model()
model.Operation('PAD_V2', input, paddings, -3.625).To(output)
Example({
    input: [-0.869, -1.428, 1.646],
    output: [-3.625, -3.625, -0.869, -1.428, 1.646, -3.625],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.5, 100))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 1])
output = Output('output', (U8, [6], 0.5, 100))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [0, 255, 205],
    output: [0, 0, 0, 255, 205, 0],
}, name='vector_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [3], 0.25, 30))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 1])
output = Output('output', (S8, [6], 0.25, 30))
model = Model()
model.Operation('PAD_V2', input, paddings, -128).To(output)
Example({
    input: [-128, 127, 21],
    output: [-128, -128, -128, 127, 21, -128],
}, name='vector_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 2, 0])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('PAD_V2', input, paddings, 9.071).To(output)
Example({
    input: [0.293, -0.317, 1.483, 1.655, 0.817, -1.512],
    output: [9.071, 9.071, 9.071, 9.071, 9.071, 9.071, 9.071, 0.293, -0.317, 1.483, 9.071, 9.071, 1.655, 0.817,
    -1.512],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 2, 0])
output = Output('output', (U8, [3, 5], 0.5, 0))
model = Model()
model.Operation('PAD_V2', input, paddings, 255).To(output)
Example({
    input: [0, 255, 140, 84, 133, 180],
    output: [255, 255, 255, 255, 255, 255, 255, 0, 255, 140, 255, 255, 84, 133, 180],
}, name='before_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 3], 0.25, -128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 2, 0])
output = Output('output', (S8, [3, 5], 0.25, -128))
model = Model()
model.Operation('PAD_V2', input, paddings, 127).To(output)
Example({
    input: [-128, 127, 66, 44, -107, 47],
    output: [127, 127, 127, 127, 127, 127, 127, -128, 127, 66, 127, 127, 44, -107, 47],
}, name='before_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 2, 0, 1])
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('PAD_V2', input, paddings, 0.0).To(output)
Example({
    input: [0.143, 0.836, 0.861, 1.733, -1.317, 1.994],
    output: [0.143, 0.836, 0.861, 0.0, 1.733, -1.317, 1.994, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='after').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 2, 0, 1])
output = Output('output', (U8, [4, 4], 0.5, 255))
model = Model()
model.Operation('PAD_V2', input, paddings, 9).To(output)
Example({
    input: [0, 255, 205, 179, 98, 24],
    output: [0, 255, 205, 9, 179, 98, 24, 9, 9, 9, 9, 9, 9, 9, 9, 9],
}, name='after_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 3], 0.25, 127))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 2, 0, 1])
output = Output('output', (S8, [4, 4], 0.25, 127))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [-128, 127, -64, -64, -48, 78],
    output: [-128, 127, -64, 0, -64, -48, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}, name='after_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 0])
output = Output('output', (F32, [5, 6]))
model = Model()
model.Operation('PAD_V2', input, paddings, 0.001).To(output)
Example({
    input: [0.398, 1.594, -0.636, -1.24, 1.929, -0.765],
    output: packed('<f4',
    'c-qU)hk_M`Pl04mC09NY5Q2eY92bD(j+fVkkU%pGoIaxjB<Fo|ZbkxDFkolDA4u*8lW+h4X!R=t'
),
}, name='matrix').AddVariations('relaxed', 'float16')

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 100))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 0])
output = Output('output', (U8, [5, 6], 0.5, 100))
model = Model()
model.Operation('PAD_V2', input, paddings, 131).To(output)
Example({
    input: [0, 255, 234, 19, 65, 166],
    output: packed('<i2',
    'c-m`jh60BFuYjbm<FaNXz<?J30JDe>EC'
),
}, name='matrix_quant8')

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 3], 0.25, 30))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 0])
output = Output('output', (S8, [5, 6], 0.25, 30))
model = Model()
model.Operation('PAD_V2', input, paddings, -5).To(output)
Example({
    input: [-128, 127, -30, 0, -16, 67],
    output: packed('|i1',
    'c-s5@8wwig9|1{*56-`l005cK8l3'
),
}, name='matrix_quant8_signed')

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [0, 0, 1, 2, 0, 0])
output = Output('output', (F32, [2, 5, 3]))
model = Model()
model.Operation('PAD_V2', input, paddings, -3.625).To(output)
Example({
    input: [-0.835, -1.403, -0.802, -0.519, -1.437, -0.09, -0.989, -0.871, 0.913, -1.798, 1.654, -0.138],
    output: packed('<f4',
    'c-muNVCZkWuRre%0}M#tj=Sr2AI?2A)&K7MKsZ<b=Ps3P{t$LXMn>pnUzY7VGGL%KF7w%CUI_cZfdl(NVDAAK*uUR?zx_T48vv%7'
    'Fkk'
),
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3], 0.5, 0))
paddings = Parameter('paddings', (I32, [3, 2]), [0, 0, 1, 2, 0, 0])
output = Output('output', (U8, [2, 5, 3], 0.5, 0))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [0, 255, 221, 75, 252, 71, 254, 201, 86, 108, 183, 35],
    output: packed('<i2',
    'c-muNU|{%v*ZYq<0}T8-8J4qMnSlrZ073Ew&H'
),
}, name='middle_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 2, 3], 0.25, -128))
paddings = Parameter('paddings', (I32, [3, 2]), [0, 0, 1, 2, 0, 0])
output = Output('output', (S8, [2, 5, 3], 0.25, -128))
model = Model()
model.Operation('PAD_V2', input, paddings, -128).To(output)
Example({
    input: [-128, 127, -92, 40, 100, 39, 115, -42, -32, -11, -90, -92],
    output: packed('|i1',
    'c-m`dXlSTkqLHHB00YI>9(-N41i}UY=DiQU'
),
}, name='middle_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('PAD_V2', input, paddings, 9.071).To(output)
Example({
    input: [-1.142, 0.648, 0.523, -0.159, -1.915, 1.968, -0.689, 1.399, -1.056, -0.809, -1.099, -0.992],
    output: packed('<f4',
    'c-p&o5eE1|LM~o>x+C}EMZbKeix(GgY`b_-2@Z50KUPw@AopBJDM?6MNl9wWXC);;IGCi$Dk!M*^|zp)!RB^BLI0jwK|x12*l%y|'
    '=(umcJ&3g*NbCm^08l|LTL'
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3], 0.5, 255))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
output = Output('output', (U8, [3, 2, 5], 0.5, 255))
model = Model()
model.Operation('PAD_V2', input, paddings, 255).To(output)
Example({
    input: [0, 255, 45, 204, 63, 69, 226, 239, 159, 92, 210, 87],
    output: packed('<i2',
    'c-s5_9|joy>;C_L#@_Y+|3~lV|NkFzDI6$<7XSceofu#'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 2, 3], 0.25, 127))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
output = Output('output', (S8, [3, 2, 5], 0.25, 127))
model = Model()
model.Operation('PAD_V2', input, paddings, 127).To(output)
Example({
    input: [-128, 127, 25, -52, 54, -47, 15, 53, 72, -83, 34, -50],
    output: packed('|i1',
    'c-pJ4hk=HA$@=;;W*6)0`At3Q>(?rstFH$D+z}1~'
),
}, name='outer_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 0, 3, 0, 0])
output = Output('output', (F32, [1, 5, 6, 2]))
model = Model()
model.Operation('PAD_V2', input, paddings, 0.0).To(output)
Example({
    input: [0.538, -1.794, -1.883, -1.929, -0.642, -1.194, 1.039, -1.811, 1.771, 0.13, -0.797, -1.117],
    output: packed('<i4',
    'c-muNzz*WFw(&h?fv{irIjuYI#XvOJwdb?$(l7}7cT$4;cOK&PcACfvMW2JPISq~~8b2alFT=lo|Nj4jFd6?bGQil#006^{7>E', 5.960464477539063e-08
),
}, name='image').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 100))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 0, 3, 0, 0])
output = Output('output', (U8, [1, 5, 6, 2], 0.5, 100))
model = Model()
model.Operation('PAD_V2', input, paddings, 9).To(output)
Example({
    input: [0, 255, 137, 250, 52, 49, 128, 134, 103, 160, 57, 113],
    output: packed('<i2',
    'c-rIS#10t#cm6Ulgs>ah(id13Vo^f@004+B2Tu'
),
}, name='image_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [1, 2, 3, 2], 0.25, 30))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 0, 3, 0, 0])
output = Output('output', (S8, [1, 5, 6, 2], 0.25, 30))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [-128, 127, 20, -60, -20, -11, -98, -124, 45, -45, 69, -104],
    output: packed('|i1',
    'c-muNzz!PfMUK4r3SrM{(Y@?C15*tEyEO*5'
),
}, name='image_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 0, 0, 2, 1, 1, 2, 0])
output = Output('output', (F32, [3, 3, 4, 4]))
model = Model()
model.Operation('PAD_V2', input, paddings, 0.001).To(output)
Example({
    input: [-0.523, 0.658, -0.282, -0.094, -1.99, -0.201, -1.352, 1.248],
    output: packed('<f4',
    'c-qU)CkKRV$j|o^B3^yar~Le|a$-~pkp&(X2?-@N6R&>9B_ScceZ;72CJV4?G&fH;K)m{YzRk^R=M$sSiY&0--pXp<UJ}&rgXkd)'
    '0Q`Ho{r'
),
}, name='all_sides').AddVariations('float16')

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 2], 0.5, 0))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 0, 0, 2, 1, 1, 2, 0])
output = Output('output', (U8, [3, 3, 4, 4], 0.5, 0))
model = Model()
model.Operation('PAD_V2', input, paddings, 131).To(output)
Example({
    input: [0, 255, 121, 185, 76, 139, 207, 166],
    output: packed('<i2',
    'c-m`jCI>M5Z*H#KNxXWW?&jw6%ZM_0kO2UrBT5z'
),
}, name='all_sides_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 1, 2, 2], 0.25, -128))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 0, 0, 2, 1, 1, 2, 0])
output = Output('output', (S8, [3, 3, 4, 4], 0.25, -128))
model = Model()
model.Operation('PAD_V2', input, paddings, -5).To(output)
Example({
    input: [-128, 127, -76, 103, 114, 80, -53, -39],
    output: packed('|i1',
    'c-s5@n;g(k|NHlrbmG+)1^oVf`X(_d0U@%9*#'
),
}, name='all_sides_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 2])
output = Output('output', (F32, [1, 2, 2, 5]))
model = Model()
model.Operation('PAD_V2', input, paddings, -3.625).To(output)
Example({
    input: [0.856, 0.561, 0.09, 0.291, -0.592, 0.547, 1.374, -1.646],
    output: [-3.625, 0.856, 0.561, -3.625, -3.625, -3.625, 0.09, 0.291, -3.625, -3.625, -3.625, -0.592, 0.547,
    -3.625, -3.625, -3.625, 1.374, -1.646, -3.625, -3.625],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 2], 0.5, 255))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 2])
output = Output('output', (U8, [1, 2, 2, 5], 0.5, 255))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [0, 255, 43, 237, 7, 99, 129, 29],
    output: [0, 0, 255, 0, 0, 0, 43, 237, 0, 0, 0, 7, 99, 0, 0, 0, 129, 29, 0, 0],
}, name='channels_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [1, 2, 2, 2], 0.25, 127))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 2])
output = Output('output', (S8, [1, 2, 2, 5], 0.25, 127))
model = Model()
model.Operation('PAD_V2', input, paddings, -128).To(output)
Example({
    input: [-128, 127, -13, -79, -48, 125, 115, -6],
    output: [-128, -128, 127, -128, -128, -128, -13, -79, -128, -128, -128, -48, 125, -128, -128, -128, 115, -6,
    -128, -128],
}, name='channels_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 2, 0, 0, 0, 0, 0, 0])
output = Output('output', (F32, [5, 1, 2, 2]))
model = Model()
model.Operation('PAD_V2', input, paddings, 9.071).To(output)
Example({
    input: [-0.397, -0.372, 1.825, -0.48, -0.954, 1.394, 0.327, -1.267],
    output: [9.071, 9.071, 9.071, 9.071, -0.397, -0.372, 1.825, -0.48, -0.954, 1.394, 0.327, -1.267, 9.071,
    9.071, 9.071, 9.071, 9.071, 9.071, 9.071, 9.071],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 2], 0.5, 100))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 2, 0, 0, 0, 0, 0, 0])
output = Output('output', (U8, [5, 1, 2, 2], 0.5, 100))
model = Model()
model.Operation('PAD_V2', input, paddings, 255).To(output)
Example({
    input: [0, 255, 182, 173, 106, 224, 76, 11],
    output: [255, 255, 255, 255, 0, 255, 182, 173, 106, 224, 76, 11, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='batches_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 1, 2, 2], 0.25, 30))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 2, 0, 0, 0, 0, 0, 0])
output = Output('output', (S8, [5, 1, 2, 2], 0.25, 30))
model = Model()
model.Operation('PAD_V2', input, paddings, 127).To(output)
Example({
    input: [-128, 127, 82, 17, 49, 65, -6, -103],
    output: [127, 127, 127, 127, -128, 127, 82, 17, 49, 65, -6, -103, 127, 127, 127, 127, 127, 127, 127, 127],
}, name='batches_quant8_signed').DisableLifeTimeVariation()

# Padding before and after each dimension has the value given.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PAD_V2', input, paddings, 0.0).To(output)
Example({
    input: [1.244, -1.366, 1.367, -1.336, 0.89, -1.398],
    output: [1.244, -1.366, 1.367, -1.336, 0.89, -1.398],
}, name='none').AddVariations('float16').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [2, 3], 0.5, 0))
model = Model()
model.Operation('PAD_V2', input, paddings, 9).To(output)
Example({
    input: [0, 255, 73, 226, 203, 241],
    output: [0, 255, 73, 226, 203, 241],
}, name='none_quant8').DisableLifeTimeVariation()

# The value is a code: it is not quantized again.
# Expected values: float64 formula.
input = Input('input', (S8, [2, 3], 0.25, -128))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (S8, [2, 3], 0.25, -128))
model = Model()
model.Operation('PAD_V2', input, paddings, 0).To(output)
Example({
    input: [-128, 127, 113, -60, -4, 52],
    output: [-128, 127, 113, -60, -4, 52],
}, name='none_quant8_signed').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 1, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PAD_V2', input, paddings, float('inf')).To(output)
Example({
    input: [1.5, 2.0],
    output: [float('inf'), 1.5, 2.0, float('inf'), float('inf'), float('inf')],
}, name='value_infinite').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 1, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PAD_V2', input, paddings, float('-inf')).To(output)
Example({
    input: [1.5, 2.0],
    output: [float('-inf'), 1.5, 2.0, float('-inf'), float('-inf'), float('-inf')],
}, name='value_minus_infinite').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 1, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PAD_V2', input, paddings, 3e+38).To(output)
Example({
    input: [1.5, 2.0],
    output: [3e+38, 1.5, 2.0, 3e+38, 3e+38, 3e+38],
}, name='value_greatest').DisableLifeTimeVariation()
