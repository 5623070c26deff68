# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: broadcasting, types, scales, activation.

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

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [2.009, -0.879, 3.924, -0.437, -0.161],
    second: [-2.825, 3.182, 2.508, 0.564, 3.127],
    output: [-0.71115047, -0.27624136, 1.5645934, -0.7748227, -0.051487047],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-3.335, -2.25, 2.87, 2.606, -0.104, 1.026, -2.939, -0.709, -1.623, 2.451, 0.311, -0.965, -1.097,
    1.29, -1.125],
    second: [1.195, -0.88, -0.795, -3.416, 1.977, 1.991, 2.135, -3.407, -3.376, 0.696, -2.263, 0.772, -0.827,
    2.751, -1.399],
    output: [-2.7907948, 2.5568182, -3.6100626, -0.76288056, -0.05260496, 0.51531893, -1.3765807, 0.20810096,
    0.48074648, 3.5215518, -0.1374282, -1.25, 1.3264812, 0.46892038, 0.8041458],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-jGY0Ehp5b<v`hP>)PGc{>}hL_}EZqQOq83Qk-?T)axW*FTdYMMI6kH?-;BFLH~EIZ;K*V)55vk6@2<40NM?*n2*!r!5%}P9Jp$'
    '>}*8XhM{l*<8ac2B12*W7(hQiK)*l0z`(#jKtDdez`s8}z`#C0zdyggKfpi+U^fQ'
),
    second: packed('<i4',
    'c-jGY0EhpYg79?m2H0SP!9L2^eJtn{{M2;UU<_z+mZ12wWSN!HlhT2s<?G4{q0T>t`>xb@Xrtu<kv&62Q=L0mqs^GDwQ%r}0T*RA'
    'b(RU|cxf>Z(2MO#i}r&r|Nj00{{8_000RF30RsR00{sI41ONU20RI5}{rv&13_mI', 5.960464477539063e-08
),
    output: packed('<f4',
    'c-jGY0Ehq3Oo4c^`Bai&;Op(~%Xo*t_RGQyv>SziX~Ul=i+dp;g{2f#(l}nLff6>Sc!IDhkqmBG<=Sb_$lTr;pR)&nMDZeFP!cb8'
    'T8h9<nq`&@z}@1zmA|z*n83e2z&}5~z`sC1Kt8`dzdt@czd*h~zrVjfzCS+${yka'
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-jGY0EhoA+tC}Ebzrh&P<ygyprX~b?m3qJBWRY{DSMI6*RuH{FPW3&ojZ*bosk+vc=LR;L)6=mL(W_j?f0W47MoqE2ypNJXKqi;'
    'e?CE--vEn<5v}_VZ+0XbfIvV$Kfk~~JwL!dz`sDiK)*l0KEJ@eKS031z(7C8(>#s'
),
    second: packed('<i4',
    'c-jGY0EhoZy!?oGaK~JDgm2;8ZurvtC_r4gG-TwsH~^Bthqg)7LB2gpWa+>XdL$B4P1Iaqk4auT(DR7^?aCH&j5xp_N|zgk>Lav9'
    '!z1F@PlaL(x_{z*L4cegdHw<d{rv*~0s#U400RF1{`>>|{{Q_00s;g50ssG2GCQC', 5.960464477539063e-08
),
    output: packed('<f4',
    'c-jGY0EhqB&*=vk!@!bb)cn$Mx3a7hzq^tt^_oiB>o1zfLK6a_vf>QQawU`RKFklhTw)2UcDrPVAk+rkf3F$VZ41QfCd*@|@rjc('
    'PFyX>2Tv@IfW|Inlf=w3^uIqpzCOP{JwLy{z`wviz&<}ezCS;`KR>@ezreo`#67e'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [2.826, 0.322, -2.281, -3.483, 1.617, -3.369, 2.047, -1.683, -1.75, 0.393, 0.687, 0.899, 1.776,
    2.763, 0.919, 3.673, 3.277, 0.129, -1.596, 0.003, 0.063, -0.131, 0.243, -3.014],
    second: [-1.665],
    output: [-1.6972973, -0.1933934, 1.36997, 2.091892, -0.9711712, 2.0234234, -1.2294294, 1.0108109, 1.051051,
    -0.23603605, -0.41261262, -0.53993994, -1.0666667, -1.6594595, -0.551952, -2.206006, -1.9681681,
    -0.07747748, 0.95855856, -0.0018018018, -0.03783784, 0.07867868, -0.14594595, 1.8102102],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [2.523],
    second: [3.192, -1.867, -1.17, -1.452, 0.562, 2.401, -0.951, 2.478, -0.662, -2.456, 2.312, -1.151, -3.255,
    -2.982, -2.64, 1.438, -2.118, -2.313, 1.554, -2.801, -1.526, 3.024, -3.017, 2.324],
    output: [0.79041356, -1.3513658, -2.1564105, -1.7376033, 4.489324, 1.0508121, -2.652997, 1.0181599,
    -3.8111782, -1.0272801, 1.0912629, -2.1920068, -0.7751152, -0.8460764, -0.9556818, 1.7545202,
    -1.1912181, -1.0907912, 1.6235521, -0.9007497, -1.653342, 0.83432543, -0.8362612, 1.0856283],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-0.84, 1.082, 0.812, 2.374, -3.985, -0.431, 1.369, -3.833, -0.493, -0.377, 1.77, -0.293, 1.074,
    1.134, 2.697, 3.959, 1.507, 1.259, 2.43, -2.558, -1.439, 2.013, -1.179, -1.481],
    second: [-3.154, 0.643, -1.339, -1.161],
    output: [0.26632845, 1.6827372, -0.60642266, -2.044789, 1.263475, -0.6702955, -1.0224048, 3.301464,
    0.15630944, -0.58631414, -1.321882, 0.25236866, -0.34051996, 1.763608, -2.0141897, -3.4099915,
    -0.47780594, 1.9580092, -1.8147873, 2.203273, 0.45624605, 3.1306376, 0.8805079, 1.2756244],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-3.638, 1.828, 1.725, 3.187, 2.813, 3.16, -1.731, -1.792, -1.717, -2.458, 1.161, -1.111],
    second: [0.857, -1.43, 3.351, 0.715, -2.696, 2.489, -2.579, -0.862, -3.107, -1.139, 1.874, -1.94, 2.919,
    1.327, -3.286, 2.569, 3.362, 2.097, -2.726, 2.896, -0.802, -2.261, 2.52, 3.296],
    output: [-4.245041, -1.2783217, 0.5147717, 4.457343, -1.0433975, 1.2695862, 0.6711904, 2.0788865, 0.5526231,
    2.1580331, 0.61953044, 0.57268035, -1.2463173, 1.3775432, -0.5249544, 1.2405605, 0.8367043,
    1.5069147, 0.6349963, -0.61878455, 2.1408978, 1.0871296, 0.46071428, -0.33707523],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [3.857, -2.422, -1.098, 2.36, 2.75, 1.808, -2.543, 0.68, 3.707, 2.008, -3.397, -1.917, 0.857, 0.466,
    2.847, -2.556, -2.102, 2.783, -0.26, -1.375, -2.488, 3.466, 1.892, 2.645],
    second: [1.134, 1.452, 1.023, -2.126, 1.649, -1.932, 0.519, -2.847],
    output: [3.4012349, -1.668044, -1.0733138, -1.1100658, 2.4250443, 1.245179, -2.485826, -0.3198495,
    3.2689595, 1.38292, -3.3206258, 0.9016934, 0.5197089, -0.24120082, 5.485549, 0.89778715,
    -1.274712, -1.4404762, -0.5009634, 0.48296455, -1.5087931, -1.7939959, 3.645472, -0.9290482],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [0.698, -0.081, -1.496, -3.286, -1.093, -0.881, -0.661, 2.548, 3.224, 1.579, 2.562, 0.024],
    second: [1.599, 2.925],
    output: [0.43652284, -0.05065666, -0.9355848, -2.0550344, 0.23863249, -0.027692309, -0.51145303, -1.1234188,
    -0.68355227, -0.55096936, -0.41338336, 1.593496, -0.37367523, -0.30119658, -0.22598292,
    0.87111115, 2.0162601, 0.9874922, 1.6022514, 0.015009381, 1.1022222, 0.5398291, 0.87589747,
    0.008205129],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-3.945, -0.877, 2.195, -1.748, -2.238, 0.629, -2.586, -2.088, -2.308],
    second: [2.156, 1.576, 1.764],
    output: [-1.8297775, -0.4067718, 1.018089, -1.109137, -1.4200507, 0.3991117, -1.4659864, -1.1836735,
    -1.30839],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-2.056, 1.663, 3.094, -3.249, 0.602, -2.121, -1.548, 1.202, -3.296],
    second: [2.146, -2.641, 2.045],
    output: [-0.9580616, -0.6296857, 1.5129584, -1.5139796, -0.22794396, -1.0371639, -0.721342, -0.45513064,
    -1.6117359],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-3.223, -2.413, 0.078, 3.198],
    second: [-0.523, 2.182, 3.301],
    output: [6.1625237, -1.4770854, -0.97637075, 4.613767, -1.1058663, -0.7309906, -0.14913958, 0.03574702,
    0.023629203, -6.1147227, 1.4656279, 0.96879727],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-3.319, -3.43, -2.393, 1.594, 0.63, -2.03, 1.822, -0.372, -1.771, -1.463, 3.293, 2.553, 0.78,
    2.055, -3.2, -1.177, 1.914, 1.951, 1.215, 1.908, -2.323, -1.004, -3.285, 1.729],
    second: [1.888, 3.341],
    output: [-1.757945, -1.0266387, -1.2674787, 0.47710264, 0.33368644, -0.6076025, 0.96504235, -0.111343905,
    -0.93802965, -0.43789285, 1.7441738, 0.76414245, 0.4131356, 0.6150853, -1.6949153, -0.35228974,
    1.0137712, 0.5839569, 0.6435382, 0.57108647, -1.2304025, -0.3005088, -1.7399365, 0.5175097],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [17]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [3.912, 2.437, -1.265, -3.282, 3.503, -3.758, 3.838, -1.394, 1.798, -0.672, -2.551, 0.502, 2.567,
    -0.279, -0.422, -2.489, 2.479],
    second: [3.236, 1.914, -2.674, 2.036, 3.489, 0.99, -2.759, -0.77, 1.724, 0.749, -2.136, 1.41, 1.468, -1.551,
    -1.128, 1.667, 1.564],
    output: [1.2088999, 1.2732497, 0.47307405, -1.6119843, 1.0040126, -3.7959595, -1.3910837, 1.8103898,
    1.0429235, -0.89719623, 1.1942885, 0.35602835, 1.7486374, 0.17988396, 0.37411347, -1.4931014,
    1.5850384],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [2.868, -0.872, -0.734])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-0.114, -2.667, 3.192, 0.006, 1.687, -1.215],
    output: [-0.03974895, 3.0584865, -4.3487735, 0.0020920502, -1.9346331, 1.6553134],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [6]))
second = Input('second', (F32, [6]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [6]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [1.0, -1.0, 0.0, 1e+30, 5.0, 200000.0],
    second: [3.0, 3.0, -7.0, 1e+30, float('inf'), 1e-05],
    output: [0.33333334, -0.33333334, 0.0, 1.0, 0.0, 20000000000.0],
}, name='special').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 6]))
second = Input('second', (F32, [6]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-6.709, -1.237, 1.709, 4.769, 0.489, -2.687, -3.74, 1.069, -6.026, -5.707, -7.389, -2.354, 3.64,
    -6.676, -1.318, -0.014, -2.234, 3.909, -1.181, -1.822, 8.555, 7.94, -5.735, 1.164],
    second: [1.5, -1.25, 2.0, 1.1, -1.0, 0.9],
    output: [-4.4726667, 0.9896, 0.8545, 4.3354545, -0.489, -2.9855556, -2.4933333, -0.8552, -3.013, -5.1881814,
    7.389, -2.6155558, 2.4266667, 5.3408003, -0.659, -0.012727273, 2.234, 4.3433332, -0.7873333,
    1.4576, 4.2775, 7.2181816, 5.735, 1.2933334],
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
model.Operation('DIV', boxes, second, activation).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    second: [1.5, 2.5, 3.5, 4.5],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [611, 815, 2, 52, 506],
    second: [-2, -4, 9, -4, -4],
    output: [-306, -204, 0, -13, -127],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-jFx0K@+=NA5DY`dI0{ZIKD;u8lfL=`@F<E;evn+AmIj{r&y_0{j5~0RIC5{r~^`1OEL2{r>*{0|Ng6{Qv>zc_A<'
),
    second: packed('|i1',
    'c-s5J$olWsKaT$#KYp=(XZ!i%|3409MmA1%7LFfGf7t>3_zo5'
),
    output: packed('<i2',
    'c-q_S{^xmj^K0?%lO|;_eX5(Wo!d=!@urux(|_Mue$|8F@Be=c{~>?@2pJg}{{I6qfnxvuGXMZ#93_M'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [849, -565, 766, 112, 92, 717, -281, 425, -125, -58, -13, -471],
    second: [-3, -9],
    output: [-283, 188, -256, -38, -95, 62, -86, -13, -31, -239, 93, -142, -11, -80, 31, -48, 41, 19, 4, 157,
    13, 6, 1, 52],
}, name='both_int32').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-440],
    second: [6, -2, -6, -4, 6, -1, 3, 5, 2, 9, -7, -4, 4, 8, -7, 8, -6, 7, -6, 5, 7, -2, -3, -7],
    output: [-74, 220, 73, 110, -74, 440, -147, -88, -220, -49, 62, 110, -110, -55, 62, -55, 73, -63, 73, -88,
    -63, 220, 146, 62],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-466, 308, -832, -710, -606, -544, -273, -413, 646, -252, -114, 495],
    second: [9, -6, 4, 1, -6, 7, -2, 7, -7, -1, -5, 3, -3, 6, 7, -1, 4, -6, -2, 9, 4, -4, -2, -4],
    output: [-52, -52, -208, -710, 101, -78, 136, -59, -93, 252, 22, 165, 155, 51, -119, 710, -152, 90, 136,
    -46, 161, 63, 57, -124],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Quotients are rounded down.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [-67, 465, 397, -139],
    second: [-4, 4, 8],
    output: [16, -17, -9, -117, 116, 58, -100, 99, 49, 34, -35, -18],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
activation = Int32Scalar('activation', 0)
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('DIV', first, second, activation).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [3.0, -4.0, -4.0, 3.0, 2.0, -2.0, 0.0, 0.0, -1.0, 800.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic. TF Lite rounds quotients towards zero.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('DIV', first, second, activation).To(output)
Example({
    first: [2147483607, -2147483559, 2147483607, 1999999999],
    second: [1, 1, 2, -1],
    output: [2147483607, -2147483559, 1073741803, -1999999999],
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
model.Operation('DIV', classes, second, activation).To(output)
Example({
    scores: [],
    boxes: [],
    batches: [],
    second: [7],
    output: [],
}, name='zero_sized_int32').DisableLifeTimeVariation()
