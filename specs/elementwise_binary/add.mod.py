# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: broadcasting, types, scales, activation.

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
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1.544, -1.644, 0.153, -0.861, 3.674],
    second: [1.159, 2.684, -2.119, -2.531, 2.696],
    output: [2.703, 1.04, -1.966, -3.392, 6.37],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1.288, 2.041, 3.739, 0.085, 1.971, 1.487, -1.616, 0.782, -3.555, 1.02, 0.469, -1.001, 2.636,
    -0.133, -0.111],
    second: [-2.244, 1.065, -2.164, -0.683, 1.856, -1.138, 2.046, 2.332, 2.946, 2.999, -1.256, -1.424, 1.253,
    0.281, -1.967],
    output: [-0.956, 3.106, 1.575, -0.59800005, 3.827, 0.34899998, 0.42999995, 3.114, -0.60899997, 4.019,
    -0.78700006, -2.4250002, 3.889, 0.14799999, -2.078],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-jGY0EhovNFBQV(LaHGq_Qz}+oA}ILgRJa-<&i2^o@(I@{i$KNz@`Wl|OKu2$T6mtZZPVlO#{XGpYTTY)8^kYLuLKQ#Nb09WOj!'
    'Cgwz!<@?xf%>a{m6mAdUjX*#@Kfl00z(2r0K)}F1z(2h|zQ8}gzd*phz&}2;Haz?'
),
    second: packed('<f4',
    'c-jGY0Ehpkn)pl<JGxBKMB|e=-@yj@nDVrJ9jN$37o>Fn1e=*tH?H4FHzJFr7_?8yfqrh%$Uj=fQ;XSflK@u4*)z$9zuW;M-0PIc'
    'z2PmIG6fDT1S3Q27Citc&b_|CKR>^}z(BvhzrH`ez`sAhK)}F2zrMi0K)^pe4Lt|'
),
    output: packed('<i4',
    'c-jGY0EhqnDlG<;B*bVSboS2(DdFUiNdJpWr5MpD=<?LAz|>r_fkWFMW`&a|_pDrcrS0MWY&V+(A~8|YO-IU@pDkqznUE&?=xpN*'
    'Zv-3sO7G{%#6}Cas14$g@c{w<0Ra5~{Q>>|0RH~~{r>>}0Q~;|{{j8}|Nj8BkU#h', 1.1920928955078125e-07
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: packed('<i4',
    'c-jGY0EhpCb=zVvu!M4Wz${DzgaE+O{NUj9gyaxxAkokSw7`@35Zy=XXz9v_VphNapH0+HPbk39SiFTIA}gIr*j~8A!LhOC0TvLh'
    's-XG;I4uqQYJz!m%e%Yh5BvcC0R8;@0saB~0{j62{Qd*|0s{U50{sI20s{TwL_Mz', 5.960464477539063e-08
),
    second: packed('<f4',
    'c-jGY0Eho%#~C*gzB#7Z7uTxS0=k1lcZUq;{v*$g8Ae7g`a4SmiG!cCo6gyz@uMqAz>B^X0{hh4_m>2=w%vZOr<Oq=5&-1KJ|NOC'
    'rwq!hkNNu{cp=j+mK!^i+CM+PKfpl1KfgdgJwU%dzP>-dzreo0Kfpggz`s8s1Ux?'
),
    output: packed('<i4',
    'c-jGY0Ehpkg4E1(R8ZjLjzmDPK-|C>^l0R)qAb`PsPx=Z)SH!f%xL3{Po<ZOU~)Aip9Cn8r5r`Fqc6t&B)Cn~6B)drg;%|+{>&A)'
    'E|yBxES(EF7X1)i`xNHhV*UaD0R8{{0saC10sjC2{{8~}009600{sC2{{a6o#6Hy', 1.1920928955078125e-07
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [3.935, -3.217, -3.062, -3.765, 0.808, -0.677, -3.553, 3.762, -3.264, -1.967, 1.786, 3.658, -3.857,
    3.358, 2.847, -1.652, 3.4, 3.044, 3.393, -1.331, -1.233, -2.735, 3.916, 3.86],
    second: [2.274],
    output: [6.2089996, -0.9430001, -0.7880001, -1.4910002, 3.082, 1.5969999, -1.279, 6.0360003, -0.99,
    0.30699992, 4.06, 5.932, -1.5830002, 5.632, 5.121, 0.622, 5.674, 5.318, 5.667, 0.94299996,
    1.0409999, -0.46099997, 6.1899996, 6.134],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [2.555],
    second: [2.715, -0.071, 1.942, -1.58, -2.903, -1.477, -0.495, 1.107, 2.899, 2.731, 1.962, -2.855, 2.208,
    -1.415, -2.134, -2.845, 0.809, -1.982, -1.688, -0.698, -0.518, 1.34, -0.499, 2.398],
    output: [5.27, 2.484, 4.497, 0.975, -0.34800005, 1.0780001, 2.06, 3.6620002, 5.454, 5.2860003, 4.517,
    -0.29999995, 4.763, 1.1400001, 0.421, -0.28999996, 3.364, 0.5730001, 0.8670001, 1.8570001,
    2.0370002, 3.895, 2.056, 4.953],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-0.908, -2.653, -0.183, -3.378, 0.724, 2.492, -0.39, 0.949, -1.257, 0.879, -0.025, -2.038, -1.845,
    -0.603, -0.994, -3.843, -2.507, 0.649, 1.034, -2.154, 3.979, -0.388, -2.011, 3.596],
    second: [-2.929, 2.812, 0.311, -0.422],
    output: [-3.837, 0.15899992, 0.12799999, -3.8, -2.205, 5.304, -0.078999996, 0.527, -4.186, 3.691,
    0.28599998, -2.46, -4.774, 2.209, -0.683, -4.265, -5.436, 3.461, 1.345, -2.576, 1.0500002,
    2.424, -1.6999999, 3.174],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [3.246, 2.383, -3.385, -3.528, 3.802, -2.203, -1.158, -1.936, 3.558, -1.682, 2.259, -1.876],
    second: [0.952, 1.419, -1.031, 0.96, 2.519, -1.288, 1.35, -0.642, 1.794, 1.821, -0.026, 0.512, 2.118,
    -0.746, 1.769, 0.142, 2.248, 1.444, -0.126, -1.389, -2.965, -2.666, 2.678, 1.624],
    output: [4.198, 3.802, -4.416, -2.568, 6.321, -3.4910002, 0.19200003, -2.578, 5.352, 0.13899994, 2.233,
    -1.3640001, 5.3640003, 1.6369998, -1.6159999, -3.3860002, 6.05, -0.75900006, -1.284, -3.325,
    0.5930002, -4.348, 4.9370003, -0.2520001],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1.409, 0.827, 1.655, 1.645, 0.912, -1.171, -1.599, 2.501, -1.809, 3.71, 3.274, 3.278, 1.201, 0.408,
    1.269, 3.684, -1.809, -1.175, 3.864, 1.481, 1.109, -1.821, 3.805, 2.789],
    second: [2.045, -0.153, -2.374, -0.31, -2.856, -0.979, -2.428, -1.708],
    output: [3.454, 0.674, -0.7190001, 1.335, 2.957, -1.324, -3.973, 2.191, 0.23600006, 3.5570002, 0.89999986,
    2.9680002, -1.655, -0.571, -1.1589999, 1.9760001, -4.665, -2.1539998, 1.4360001, -0.227, -1.747,
    -2.8, 1.3770001, 1.0810001],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-3.501, -3.225, -1.135, -3.811, -2.857, -0.705, -2.254, -0.155, -1.405, -3.128, 0.392, 0.083],
    second: [-0.9, -1.446],
    output: [-4.401, -4.125, -2.0349998, -4.711, -4.947, -4.671, -2.5809999, -5.257, -3.757, -1.605, -3.1539998,
    -1.055, -4.303, -2.151, -3.6999998, -1.601, -2.3049998, -4.028, -0.508, -0.817, -2.8509998,
    -4.574, -1.054, -1.363],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-2.978, 0.09, 2.139, -0.84, -0.422, 2.56, -1.957, -3.188, 2.858],
    second: [0.99, -1.664, -0.124],
    output: [-1.9879999, 1.08, 3.129, -2.504, -2.086, 0.8959999, -2.081, -3.312, 2.734],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [2.682, 3.257, 1.057, 2.429, -1.435, -2.787, 2.683, 0.619, -3.251],
    second: [0.493, -1.045, 2.453],
    output: [3.175, 2.212, 3.5100002, 2.922, -2.48, -0.33399987, 3.176, -0.42599994, -0.79799986],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-1.716, 2.183, -1.777, 2.634],
    second: [-1.522, -1.626, -0.452],
    output: [-3.238, -3.342, -2.168, 0.66100013, 0.55700004, 1.7310001, -3.2989998, -3.4029999, -2.2289999,
    1.1120001, 1.008, 2.1820002],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-3.628, 3.118, -0.271, 1.442, -3.885, -2.257, 2.264, 0.711, -2.985, -2.845, -1.452, 2.944, -2.792,
    1.254, -0.271, -3.572, 1.043, -3.31, -2.548, 0.632, -0.888, -0.433, 0.077, 1.61],
    second: [-1.01, -0.765],
    output: [-4.638, 2.3530002, -1.281, 0.67700005, -4.895, -3.0219998, 1.254, -0.05399996, -3.995, -3.6100001,
    -2.462, 2.179, -3.802, 0.48899996, -1.281, -4.337, 0.032999992, -4.075, -3.558, -0.13299996,
    -1.898, -1.198, -0.93299997, 0.845],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [17]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-0.964, -3.135, 1.657, -3.962, -3.086, -0.9, -0.909, -3.695, 3.773, -2.844, -2.92, 3.639, 1.629,
    -2.988, 3.878, -0.52, 1.972],
    second: [0.99, 0.177, 1.231, 2.995, 2.576, -0.934, -1.928, -0.639, 2.227, 2.864, -0.261, 2.189, -0.7, 0.179,
    -0.054, -2.111, -2.344],
    output: [0.026000023, -2.958, 2.888, -0.967, -0.51, -1.834, -2.837, -4.334, 6.0, 0.01999998, -3.181, 5.828,
    0.92899996, -2.809, 3.8240001, -2.631, -0.3720001],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [0.065, 0.813, 2.325])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1.574, -1.118, 0.47, -3.416, 2.396, 3.372],
    output: [1.6389999, -0.305, 2.795, -3.3509998, 3.2089999, 5.697],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1000000000000000.0, 1e-30, 3.25, -0.0, 16777216.0],
    second: [-2.5, 1e-30, 3.25, 0.0, 1.0],
    output: [1000000000000000.0, 2e-30, 6.5, 0.0, 16777216.0],
}, name='special').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 6]))
second = Input('second', (F32, [6]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [8.783, -6.46, 0.081, -1.589, 8.931, 5.056, 1.776, -3.99, 1.982, -4.333, 7.912, 5.951, 6.512, 7.266,
    -2.584, 7.627, 2.236, -4.576, 8.126, 1.965, 2.685, 3.294, 4.22, -2.458],
    second: [1.5, -1.25, 2.0, 1.1, -1.0, 0.9],
    output: [10.283, -7.71, 2.081, -0.48899996, 7.9309998, 5.9560003, 3.276, -5.24, 3.9819999, -3.2330003,
    6.912, 6.8510003, 8.012, 6.016, -0.5840001, 8.727, 1.2360001, -3.676, 9.626, 0.71500003, 4.685,
    4.394, 3.2199998, -1.558],
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# An empty input and a row, or a number, give an empty output.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
second = Input('second', (F32, [1, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ADD', boxes, second, activation).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    second: [1.5, 2.5, 3.5, 4.5],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [5], 0.05000000074505806, 61))
second = Input('second', (U8, [5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [5], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 187, 236, 3],
    second: [0, 255, 107, 151, 30],
    output: [13, 243, 130, 170, 33],
}, name='rank_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 5], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 163, 179, 150, 49, 217, 96, 60, 138, 43, 27, 11, 58, 83],
    second: [0, 255, 218, 90, 248, 42, 200, 25, 128, 154, 219, 152, 75, 57, 180],
    output: [13, 243, 196, 116, 212, 53, 197, 53, 111, 148, 166, 119, 65, 65, 151],
}, name='rank_2_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 5], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5U-9?JHG_B4d!L-oSRww1<A2qqUqN!IuCYJ2N&jQO3ji>j5xD'
),
    second: packed('<i2',
    'c-mw5&%FHkqiZMSFMpiybM5r*J14%j3Y@s;q;XO^<NQ?yyZ``BFcN+'
),
    output: packed('<i2',
    'c-rIrth@8hwI!$BcRikeaz*KadFM~h2wO5Y&|-Od-K^^jcmV)7YZ3k'
),
}, name='rank_3_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 1, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 1, 3, 5], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5zbZ`jXJGf1tDU!|%&pf-vT&QuGXKRl4JDc2r)wDS0syb34*C'
),
    second: packed('<i2',
    'c-mw5-?K4z!(zk3jh`1vefp=o@bYxVvsSTPxAwi6y3v&ZF8}}s(Gem'
),
    output: packed('<i2',
    'c-rIrJb9YezV3jX)6TAOzH~{iZ%L!c<mi?qODC>t-j&LL7XSe2ZxC$'
),
}, name='rank_4_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 255))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 105, 219, 156, 15, 131, 156, 64, 111, 249, 12, 199, 240, 109, 93, 79, 136, 9, 76, 94, 89,
    67, 10],
    second: [56],
    output: [0, 122, 0, 89, 32, 0, 9, 32, 0, 0, 116, 0, 71, 108, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0],
}, name='scalar_second_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [1], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 174))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [87],
    second: [0, 255, 59, 14, 193, 97, 140, 243, 86, 221, 147, 123, 193, 113, 180, 77, 44, 160, 226, 5, 117, 234,
    203, 143],
    output: [10, 246, 64, 23, 189, 100, 140, 235, 90, 215, 146, 124, 189, 115, 177, 81, 51, 158, 219, 14, 118,
    227, 198, 142],
}, name='scalar_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 180, 161, 66, 182, 137, 54, 105, 159, 168, 43, 3, 95, 237, 208, 120, 114, 112, 15, 247,
    159, 102, 19],
    second: [0, 255, 154, 241],
    output: [13, 243, 158, 210, 30, 224, 148, 183, 39, 219, 155, 181, 14, 203, 173, 222, 43, 207, 141, 174, 75,
    219, 139, 175],
}, name='last_dimension_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 179, 36, 91, 27, 61, 178, 18, 229, 139, 233],
    second: [0, 255, 166, 19, 168, 193, 22, 39, 75, 89, 18, 181, 33, 210, 152, 80, 177, 248, 22, 248, 53, 90,
    54, 41],
    output: [13, 243, 166, 35, 145, 145, 43, 83, 66, 128, 60, 189, 35, 213, 157, 74, 151, 181, 43, 219, 52, 129,
    83, 98],
}, name='lower_rank_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 3, 242, 197, 77, 165, 27, 26, 165, 195, 224, 191, 126, 111, 47, 38, 169, 8, 33, 69, 195,
    91, 117],
    second: [0, 255, 16, 73, 44, 224, 207, 155],
    output: [13, 243, 24, 121, 62, 198, 65, 67, 20, 220, 72, 117, 90, 190, 175, 126, 51, 201, 150, 122, 59, 208,
    170, 143],
}, name='middle_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 1, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 2, 1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 2, 4], 0.09399999678134918, 165))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 250, 25, 105, 195, 250, 39, 164, 87, 58, 90],
    second: [169, 101],
    output: [108, 243, 241, 121, 14, 149, 147, 27, 164, 211, 241, 128, 69, 117, 147, 34, 195, 154, 139, 156,
    101, 60, 44, 61],
}, name='both_quant8').AddVariations(signed(first, second, output))

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.1899999976158142, 158))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 236, 94, 119, 204, 77, 130, 206],
    second: [0, 255, 105],
    output: [14, 81, 76, 213, 220, 242, 106, 120, 140],
}, name='square_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 9, 117, 251, 194, 59, 110, 101],
    second: [0, 255, 194],
    output: [13, 243, 142, 42, 242, 188, 28, 206, 165],
}, name='square_and_vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 1], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 3], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 86, 113],
    second: [0, 255, 193],
    output: [13, 179, 139, 77, 243, 202, 35, 200, 160, 41, 207, 167],
}, name='outer_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 2, 3, 2], 0.05000000074505806, 61))
second = Input('second', (U8, [2], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 2, 3, 2], 0.10000000149011612, 220))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 76, 83, 40, 107, 27, 30, 10, 186, 126, 6, 146, 170, 161, 65, 3, 2, 51, 203, 53, 255, 55,
    136],
    second: [168, 48],
    output: [165, 136, 203, 50, 185, 62, 178, 24, 170, 102, 228, 12, 238, 94, 245, 41, 166, 10, 190, 110, 191,
    136, 192, 77],
}, name='rank_4_to_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [17], 0.05000000074505806, 61))
second = Input('second', (U8, [17], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [17], 0.20000000298023224, 150))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 255, 17, 169, 170, 94, 104, 236, 148, 57, 193, 242, 231, 126, 197, 157],
    second: [0, 255, 37, 17, 146, 51, 148, 203, 53, 100, 127, 103, 238, 135, 19, 252, 151],
    output: [13, 243, 101, 29, 150, 89, 133, 171, 107, 115, 110, 128, 228, 159, 57, 226, 151],
}, name='vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.46000000834465027, 129))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 31, 3, 14, 44, 122, 229, 173, 180, 231, 97, 114, 145, 221, 192, 164, 194, 30, 220, 246],
    second: [0, 255, 17, 111, 32, 29, 165, 134, 3, 244, 129, 195, 180, 238, 69, 213, 235, 95, 93, 121, 18],
    output: [0, 255, 0, 0, 0, 0, 118, 255, 216, 232, 255, 69, 102, 163, 255, 255, 200, 255, 0, 255, 255],
}, name='far_apart_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 13.800000250339508, 129))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 31, 3, 14, 44, 122, 229, 173, 180, 231, 97, 114, 145, 221, 192, 164, 194, 30, 220, 246],
    second: [0, 255, 17, 111, 32, 29, 165, 134, 3, 244, 129, 195, 180, 238, 69, 213, 235, 95, 93, 121, 18],
    output: [121, 137, 123, 121, 122, 123, 129, 136, 132, 132, 136, 127, 128, 130, 135, 133, 131, 133, 123, 135,
    137],
}, name='far_apart_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.46000000834465027, 255))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 110, 116, 90, 29, 202, 190, 97, 238, 146, 202, 0, 101, 102, 88, 60, 57, 127, 240, 150],
    second: [0, 255, 122, 164, 102, 171, 17, 112, 107, 205, 232, 4, 5, 196, 230, 82, 134, 192, 17, 244, 76],
    output: [0, 255, 25, 107, 0, 120, 0, 6, 0, 188, 240, 0, 0, 170, 236, 0, 48, 161, 0, 255, 0],
}, name='far_apart_swapped_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 13.800000250339508, 255))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 110, 116, 90, 29, 202, 190, 97, 238, 146, 202, 0, 101, 102, 88, 60, 57, 127, 240, 150],
    second: [0, 255, 122, 164, 102, 171, 17, 112, 107, 205, 232, 4, 5, 196, 230, 82, 134, 192, 17, 244, 76],
    output: [239, 255, 247, 250, 246, 251, 241, 247, 246, 253, 255, 240, 240, 252, 254, 245, 248, 252, 240, 255,
    244],
}, name='far_apart_swapped_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.10000000149011612, 128))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 134, 48, 148, 193, 73, 62, 45, 122, 76, 214, 172, 66, 209, 182, 55, 9, 16, 71, 53],
    second: [0, 255, 44, 154, 168, 178, 41, 172, 27, 44, 229, 154, 157, 127, 228, 0, 9, 20, 125, 69, 20],
    output: [0, 255, 51, 75, 189, 244, 0, 107, 0, 39, 178, 241, 202, 66, 255, 55, 0, 0, 14, 13, 0],
}, name='zero_points_0_255_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 3.0000000447034836, 128))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 134, 48, 148, 193, 73, 62, 45, 122, 76, 214, 172, 66, 209, 182, 55, 9, 16, 71, 53],
    second: [0, 255, 44, 154, 168, 178, 41, 172, 27, 44, 229, 154, 157, 127, 228, 0, 9, 20, 125, 69, 20],
    output: [119, 137, 125, 126, 130, 132, 123, 127, 122, 125, 130, 132, 130, 126, 134, 126, 122, 120, 124, 124,
    122],
}, name='zero_points_0_255_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.10000000149011612, 128))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 193, 22, 27, 2, 59, 56, 58, 100, 14, 177, 72, 176, 26, 140, 247, 40, 11, 184, 86],
    second: [0, 255, 59, 16, 47, 219, 237, 6, 89, 175, 225, 27, 141, 29, 179, 50, 69, 232, 49, 112, 160],
    output: [0, 255, 125, 0, 0, 94, 169, 0, 20, 148, 112, 77, 86, 78, 78, 63, 189, 145, 0, 169, 119],
}, name='zero_points_255_0_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 3.0000000447034836, 128))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 193, 22, 27, 2, 59, 56, 58, 100, 14, 177, 72, 176, 26, 140, 247, 40, 11, 184, 86],
    second: [0, 255, 59, 16, 47, 219, 237, 6, 89, 175, 225, 27, 141, 29, 179, 50, 69, 232, 49, 112, 160],
    output: [119, 137, 128, 121, 122, 127, 129, 122, 124, 129, 127, 126, 127, 126, 126, 126, 130, 129, 121, 129,
    128],
}, name='zero_points_255_0_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.25999999046325684, 75))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 4, 24, 74, 12, 199, 212, 148, 198, 200, 33, 124, 31, 11, 167, 222, 46, 254, 179, 66],
    second: [0, 255, 80, 103, 235, 34, 76, 183, 199, 231, 161, 20, 142, 235, 191, 36, 156, 171, 189, 9, 75],
    output: [0, 255, 0, 5, 180, 0, 147, 255, 216, 255, 230, 0, 138, 138, 77, 78, 246, 91, 255, 63, 18],
}, name='equal_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 7.799999713897705, 75))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 4, 24, 74, 12, 199, 212, 148, 198, 200, 33, 124, 31, 11, 167, 222, 46, 254, 179, 66],
    second: [0, 255, 80, 103, 235, 34, 76, 183, 199, 231, 161, 20, 142, 235, 191, 36, 156, 171, 189, 9, 75],
    output: [69, 85, 71, 73, 78, 70, 77, 81, 80, 82, 80, 70, 77, 77, 75, 75, 81, 76, 83, 75, 73],
}, name='equal_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.05000000074505806, 61))
second = Input('second', (U8, [6], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 6], 0.07000000029802322, 120))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [0, 255, 49, 176, 86, 58, 147, 22, 118, 133, 49, 107, 181, 120, 97, 43, 10, 199, 226, 22, 71, 54,
    75, 4],
    second: [0, 255, 52, 250, 20, 178],
    output: [0, 255, 0, 255, 0, 101, 0, 218, 0, 255, 0, 136, 0, 255, 0, 224, 0, 202, 0, 218, 0, 232, 0, 63],
}, name='activation_quant8').AddAllActivations(output, activation).AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# An empty input and a row, or a number, give an empty output.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
second = Input('second', (U8, [1], 0.125, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [0], 0.5, 0))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ADD', scores, second, activation).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    second: [9],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, second, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [2, 3], 0.07500000298023224, 255))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [148, 8, 92, 64, 87, 185],
    second: [68, 140, 58],
    output: [-11.1, -8.775001, -15.225, -15.3, -4.8, -10.575001],
}, name='clear_of_halves_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 0))
second = Input('second', (U8, [4, 5], 0.5, 255))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 109, 124, 194, 186, 42, 234, 155, 204, 81, 168, 229, 45, 48, 135, 170, 158, 190, 143],
    second: [108, 109, 147, 113, 115, 132, 124, 123, 105, 129, 119, 125, 110, 134, 147, 121, 128, 145, 141, 148],
    output: [-64.0, 54.5, 0.5, -9.0, 27.0, 31.5, -44.5, 51.0, 2.5, 39.0, -27.5, 19.0, 42.0, -38.0, -30.0, 0.5,
    21.5, 24.0, 38.0, 18.0],
}, name='grid_zero_point_0_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 128))
second = Input('second', (U8, [4, 5], 0.5, 127))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 59, 55, 197, 245, 180, 223, 207, 161, 147, 60, 192, 130, 158, 219, 143, 63, 11, 174],
    second: [125, 115, 144, 107, 153, 106, 140, 124, 130, 143, 122, 127, 125, 120, 141, 118, 107, 124, 136, 116],
    output: [-64.0, 57.5, -26.0, -46.5, 47.5, 48.0, 32.5, 46.0, 41.0, 24.5, 7.0, -34.0, 31.0, -2.5, 22.0, 41.0,
    -2.5, -34.0, -54.0, 17.5],
}, name='grid_zero_point_128_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 255))
second = Input('second', (U8, [4, 5], 0.5, 0))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 200, 29, 169, 100, 247, 74, 151, 179, 206, 110, 49, 144, 197, 4, 205, 138, 37, 71],
    second: [144, 139, 124, 151, 143, 125, 142, 125, 133, 103, 121, 132, 112, 130, 147, 109, 118, 122, 150, 125],
    output: [-55.5, 63.5, 34.5, -37.5, 28.5, -15.0, 63.5, -28.0, 14.5, 13.5, 36.0, -6.5, -47.0, 9.5, 44.5,
    -64.0, 34.0, 2.5, -34.0, -29.5],
}, name='grid_zero_point_255_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [611, 256, 418, -658, -195],
    second: [-46, 83, -526, 596, -648],
    output: [565, 339, -108, -62, -843],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-jFx0K@-@y8DDS;ccX^ixPVS2les3{5<Wh%SFPokScHnnf(F+{{jC0`~d#}1O5O20sQ^{{s8^~0ssF0{R02(ks)m'
),
    second: packed('<i2',
    'c-ouKtj+&r*TD`4SD)TQ)roO-j^#)H?WizNl+ZCX&Hl^$kBRXg!~egG%>Vx}{`t?u$i%?#=PxrO6HtZ$00o~I^Z'
),
    output: packed('<i2',
    'c-jFx0K@+%y(W_?n=UNx&|U~+EQU|~J+rc`gT3<9s8*#r1p5U60R#O2{QUp~1N;H~0sj91{{j2{1ONd10000*!5VG'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [112, -483, -223, 685, 7, 571, 601, 393, -527, 816, -202, 467],
    second: [448, -289],
    output: [560, -35, 225, 1133, -177, -772, -512, 396, 455, 1019, 1049, 841, -282, 282, 312, 104, -79, 1264,
    246, 915, -816, 527, -491, 178],
}, name='both_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-672],
    second: [-394, 197, 36, -340, -712, 111, -228, 619, -120, 794, 874, 591, 328, 410, -214, -451, -669, 410,
    -372, 771, 405, 249, -484, 684],
    output: [-1066, -475, -636, -1012, -1384, -561, -900, -53, -792, 122, 202, -81, -344, -262, -886, -1123,
    -1341, -262, -1044, 99, -267, -423, -1156, 12],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [174, -424, 231, -800, 403, -838, 7, -183, -224, 44, -398, -302],
    second: [-743, -681, -434, 367, 157, -417, 103, -375, 578, 228, -760, 653, -32, -239, -492, 788, -283, 462,
    58, 220, 307, -595, 534, -606],
    output: [-569, -1105, -203, -433, 560, -1255, 110, -558, 354, 272, -1158, 351, 142, -663, -261, -12, 120,
    -376, 65, 37, 83, -551, 136, -908],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [-743, 397, 553, 682],
    second: [557, -164, 870],
    output: [-186, -907, 127, 954, 233, 1267, 1110, 389, 1423, 1239, 518, 1552],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
activation = Int32Scalar('activation', 0)
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('ADD', first, second, activation).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [9.0, -5.0, 5.0, -9.0, 9.0, -3.0, -5.0, 4.0, 2.0, 40050.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ADD', first, second, activation).To(output)
Example({
    first: [1073741857, -2147483617, 1999999999, -1],
    second: [31, 9, 99999967, 2147483607],
    output: [1073741888, -2147483608, 2099999966, 2147483606],
}, name='far_int32').AddVariations('relaxed').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Output('boxes', (F32, [0, 4]))
classes = Internal('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
second = Input('second', (I32, [1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ADD', classes, second, activation).To(output)
Example({
    scores: [],
    boxes: [],
    batches: [],
    second: [7],
    output: [],
}, name='zero_sized_int32').DisableLifeTimeVariation()
