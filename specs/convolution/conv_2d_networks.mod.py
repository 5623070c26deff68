# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D in pieces of real networks.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Convolutions that read each other's results in the same or another layout.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_0 = Parameter('layout_0', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
layout_bias_0 = Parameter('layout_bias_0', ('TENSOR_FLOAT32', [4]), [0.875, 0.875, 1.0, 0.625])
t0 = Internal('t0', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_1 = Parameter('layout_1', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
layout_bias_1 = Parameter('layout_bias_1', ('TENSOR_FLOAT32', [4]), [-0.625, 0.125, -0.875, 0.25])
t1 = Internal('t1', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_2 = Parameter('layout_2', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
layout_bias_2 = Parameter('layout_bias_2', ('TENSOR_FLOAT32', [4]), [-0.375, -0.5, -1.0, 0.875])
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, layout_0, layout_bias_0, 1, 1, 1, 0, False).To(t0)
model.Operation('CONV_2D', t0, layout_1, layout_bias_1, 1, 1, 1, 0, True).To(t1)
model.Operation('CONV_2D', t1, layout_2, layout_bias_2, 1, 1, 1, 0, False).To(output)
Example({
    input: [-0.625, 0.375, -0.5, -1.0625, -0.75, 1.9375, -0.3125, -1.6875, 0.0625, -1.3125, 0.4375, 1.625,
    0.875, 1.625, 1.1875, -0.625, 0.1875, -0.5625, 0.6875, -1.3125, -1.625, 1.3125, -0.625, -0.1875,
    -0.4375, 1.4375, 0.625, 1.9375, -0.0625, -1.3125, 0.125, 0.0, -0.8125, -0.9375, 0.1875, 1.8125,
    0.4375, 1.8125, 0.4375, -1.125, 0.75, -0.8125, -0.625, 0.125, 0.6875, -1.9375, -0.4375, -0.5,
    0.6875, 2.0, 0.6875, -0.5, 1.375, 2.0, 1.75, 0.4375, -0.875, -0.9375, 1.625, -0.0625, -0.5,
    1.3125, -1.8125, -1.75],
    output: [-0.46338844, -0.4886856, -1.1652489, 0.74674606, -0.39973068, -0.33135986, -1.0708542, 0.82440567,
    -0.41331482, -0.5071411, -1.1249561, 0.73438454, -0.3780346, -0.5186405, -1.0277729, 0.93356895,
    -0.2715912, -0.5901909, -1.0911655, 0.78554344, -0.5685539, -0.43993378, -1.2064285, 0.4306202,
    -0.45824432, -0.4703846, -1.3025627, 0.7958622, -0.58049583, -0.61753464, -1.2287197,
    0.83268356, -0.38495636, -0.29378128, -0.93169594, 1.2115555, -0.47002983, -0.20571327,
    -0.70733833, 0.9996414, -0.2945614, -0.2198925, -0.9857464, 1.0444298, -0.099206924,
    -0.26737404, -1.0345364, 0.8751221, -0.6226444, -0.8281326, -0.7699585, 0.9298458, -0.49833488,
    -0.8689518, -0.7792034, 0.78762627, -0.5041084, -0.7941971, -0.71652794, 0.68073845,
    -0.47913742, -0.6894665, -0.85321426, 0.7182827],
}, name='layouts_nhwc_then_nchw').DisableLifeTimeVariation()

# Convolutions that read each other's results in the same or another layout.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_0 = Parameter('layout_0', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
layout_bias_0 = Parameter('layout_bias_0', ('TENSOR_FLOAT32', [4]), [0.875, 0.875, 1.0, 0.625])
t0 = Internal('t0', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_1 = Parameter('layout_1', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
layout_bias_1 = Parameter('layout_bias_1', ('TENSOR_FLOAT32', [4]), [-0.625, 0.125, -0.875, 0.25])
t1 = Internal('t1', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_2 = Parameter('layout_2', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
layout_bias_2 = Parameter('layout_bias_2', ('TENSOR_FLOAT32', [4]), [-0.375, -0.5, -1.0, 0.875])
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, layout_0, layout_bias_0, 1, 1, 1, 0, True).To(t0)
model.Operation('CONV_2D', t0, layout_1, layout_bias_1, 1, 1, 1, 0, False).To(t1)
model.Operation('CONV_2D', t1, layout_2, layout_bias_2, 1, 1, 1, 0, True).To(output)
Example({
    input: [-0.625, 0.375, -0.5, -1.0625, -0.75, 1.9375, -0.3125, -1.6875, 0.0625, -1.3125, 0.4375, 1.625,
    0.875, 1.625, 1.1875, -0.625, 0.1875, -0.5625, 0.6875, -1.3125, -1.625, 1.3125, -0.625, -0.1875,
    -0.4375, 1.4375, 0.625, 1.9375, -0.0625, -1.3125, 0.125, 0.0, -0.8125, -0.9375, 0.1875, 1.8125,
    0.4375, 1.8125, 0.4375, -1.125, 0.75, -0.8125, -0.625, 0.125, 0.6875, -1.9375, -0.4375, -0.5,
    0.6875, 2.0, 0.6875, -0.5, 1.375, 2.0, 1.75, 0.4375, -0.875, -0.9375, 1.625, -0.0625, -0.5,
    1.3125, -1.8125, -1.75],
    output: [-0.45845795, -0.53375626, -0.50837135, -0.83865166, -0.25372696, -0.39615822, -0.47347832,
    -0.64502144, -0.4164219, -0.31404305, -0.28132248, -0.9036484, -0.43685722, -0.5399437,
    -0.27115822, -0.35866547, -0.4589615, -0.58299446, -0.36463928, -0.5628071, -0.47125626,
    -0.30512238, -0.79432106, -0.3611412, -0.65376663, -0.37826347, -0.47044945, -0.6496277,
    -0.6177368, -0.13118172, -0.6043415, -0.3686428, -1.2144203, -1.2244301, -0.89617157, -0.824934,
    -1.0968113, -1.1473923, -0.9722061, -0.8572655, -1.1215725, -1.2871742, -1.1820145, -0.9025097,
    -1.0067635, -1.054369, -1.2690887, -0.8044853, 0.5213585, 0.80615044, 0.9689808, 0.88916016,
    1.041193, 0.5877857, 1.2133179, 0.84885025, 0.9589157, 0.5481701, 0.998024, 0.97950554,
    0.8914318, 0.62166786, 0.869297, 0.9635277],
}, name='layouts_nchw_then_nhwc').DisableLifeTimeVariation()

# Convolutions that read each other's results in the same or another layout.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_0 = Parameter('layout_0', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
layout_bias_0 = Parameter('layout_bias_0', ('TENSOR_FLOAT32', [4]), [0.875, 0.875, 1.0, 0.625])
t0 = Internal('t0', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_1 = Parameter('layout_1', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
layout_bias_1 = Parameter('layout_bias_1', ('TENSOR_FLOAT32', [4]), [-0.625, 0.125, -0.875, 0.25])
t1 = Internal('t1', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
layout_2 = Parameter('layout_2', ('TENSOR_FLOAT32', [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
layout_bias_2 = Parameter('layout_bias_2', ('TENSOR_FLOAT32', [4]), [-0.375, -0.5, -1.0, 0.875])
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, layout_0, layout_bias_0, 1, 1, 1, 0, True).To(t0)
model.Operation('CONV_2D', t0, layout_1, layout_bias_1, 1, 1, 1, 0, True).To(t1)
model.Operation('CONV_2D', t1, layout_2, layout_bias_2, 1, 1, 1, 0, True).To(output)
Example({
    input: [-0.625, 0.375, -0.5, -1.0625, -0.75, 1.9375, -0.3125, -1.6875, 0.0625, -1.3125, 0.4375, 1.625,
    0.875, 1.625, 1.1875, -0.625, 0.1875, -0.5625, 0.6875, -1.3125, -1.625, 1.3125, -0.625, -0.1875,
    -0.4375, 1.4375, 0.625, 1.9375, -0.0625, -1.3125, 0.125, 0.0, -0.8125, -0.9375, 0.1875, 1.8125,
    0.4375, 1.8125, 0.4375, -1.125, 0.75, -0.8125, -0.625, 0.125, 0.6875, -1.9375, -0.4375, -0.5,
    0.6875, 2.0, 0.6875, -0.5, 1.375, 2.0, 1.75, 0.4375, -0.875, -0.9375, 1.625, -0.0625, -0.5,
    1.3125, -1.8125, -1.75],
    output: [-0.44338226, -0.19478607, -0.20347214, -0.09865761, -0.44441605, -0.071855545, -0.26174545,
    -0.24034119, -0.30216408, -0.36044312, -0.32596588, -0.19840813, -0.34181786, -0.17872047,
    -0.2973442, -0.33553314, -0.32878113, -0.24758911, -0.0559597, -0.22366714, -0.6146393,
    -0.24012184, -0.20077133, -0.029867172, -0.5458431, -0.36816978, -0.2943077, 0.039043427,
    -0.48570442, -0.511364, -0.41001892, -0.35565948, -0.9575367, -0.7056236, -0.7292099,
    -0.64622307, -0.8851299, -0.7244415, -0.7623291, -0.64668274, -0.96229744, -0.782671,
    -0.88090897, -0.7459202, -0.91779137, -0.92899704, -0.8806324, -0.8994465, 0.9793167, 1.0739136,
    0.934988, 0.919754, 1.2732334, 1.0897903, 1.0299873, 0.8434658, 1.1850204, 1.2090244, 1.1589012,
    0.9237175, 0.92222977, 1.2209816, 1.215826, 0.8301792],
}, name='layouts_nchw_then_nchw').DisableLifeTimeVariation()

# Expansion, depthwise, projection, and the sum.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 3]))
expand = Parameter('expand', ('TENSOR_FLOAT32', [9, 1, 1, 3]), [0.1875, 0.0, -0.1875, -0.0625, 0.25, -0.25, 0.1875, -0.125, -0.0625, 0.1875, 0.0, -0.0625, -0.1875,
    -0.25, -0.0625, 0.0, 0.0625, -0.125, 0.0625, -0.1875, -0.1875, 0.25, 0.1875, 0.125, -0.1875,
    0.125, 0.1875])
e = Parameter('e', ('TENSOR_FLOAT32', [9]), [-0.5, -0.125, 0.0, 1.125, -0.375, 0.0, 1.125, -0.25, 0.875])
a = Internal('a', ('TENSOR_FLOAT32', [1, 5, 7, 9]))
depth = Parameter('depth', ('TENSOR_FLOAT32', [1, 3, 3, 9]), [0.0625, 0.0, 0.0625, 0.0625, -0.25, 0.1875, -0.125, 0.0625, 0.0, 0.0625, -0.1875, 0.1875, -0.25,
    0.25, 0.125, 0.0625, -0.25, -0.125, 0.25, 0.25, -0.0625, 0.0625, 0.25, -0.0625, 0.25, -0.25,
    -0.1875, -0.0625, 0.1875, 0.125, 0.0, 0.0625, 0.0, 0.0, 0.1875, 0.0, 0.25, -0.0625, 0.125,
    0.0625, -0.1875, 0.0625, -0.25, 0.0, 0.25, 0.25, 0.1875, -0.0625, -0.1875, -0.125, 0.25, 0.0625,
    0.1875, 0.0625, -0.1875, 0.125, -0.125, -0.125, -0.0625, -0.0625, -0.0625, 0.25, -0.125, 0.1875,
    0.1875, -0.0625, -0.125, 0.125, 0.1875, -0.25, 0.25, 0.0, 0.0625, 0.25, -0.25, 0.0, -0.125,
    0.25, 0.0, -0.125, 0.0625])
d = Parameter('d', ('TENSOR_FLOAT32', [9]), [0.75, 0.625, -1.125, 0.75, -1.125, -0.375, -1.125, -0.5, 0.75])
b = Internal('b', ('TENSOR_FLOAT32', [1, 5, 7, 9]))
project = Parameter('project', ('TENSOR_FLOAT32', [3, 1, 1, 9]), [0.25, 0.25, 0.125, 0.0, -0.1875, -0.0625, -0.1875, 0.1875, -0.25, 0.0, 0.1875, 0.0625, 0.0625,
    -0.25, -0.0625, 0.0625, 0.1875, -0.125, 0.125, 0.0625, -0.125, -0.0625, 0.25, 0.1875, 0.125,
    -0.25, 0.125])
p = Parameter('p', ('TENSOR_FLOAT32', [3]), [0.0, -0.625, 1.0])
c = Internal('c', ('TENSOR_FLOAT32', [1, 5, 7, 3]))
sum = Output('sum', ('TENSOR_FLOAT32', [1, 5, 7, 3]))
model = Model()
model.Operation('CONV_2D', input, expand, e, 1, 1, 1, 3).To(a)
model.Operation('DEPTHWISE_CONV_2D', a, depth, d, 1, 1, 1, 1, 3).To(b)
model.Operation('CONV_2D', b, project, p, 1, 1, 1, 0).To(c)
model.Operation('ADD', input, c, 0).To(sum)
Example({
    input: [-0.8125, 0.75, 1.875, -0.0625, -0.6875, 1.0625, -0.25, 1.5, 1.125, 1.375, 0.6875, 0.125, -1.9375,
    1.75, -1.25, 1.0625, -1.6875, 1.125, -1.375, -1.1875, 0.8125, -0.4375, 1.8125, -1.375, 0.25,
    1.6875, -1.25, 0.875, -1.75, 1.6875, -1.8125, 1.125, -0.75, -2.0, -0.75, 0.25, -1.125, 1.5,
    0.6875, 0.125, -0.875, 0.625, -0.1875, -0.125, 0.375, 0.1875, -1.25, -1.75, 0.4375, 1.4375,
    -1.9375, -1.25, -0.875, 0.375, 0.0, -1.9375, 1.125, -1.4375, 0.625, -0.9375, 1.125, 2.0, -1.375,
    1.25, 1.0625, -1.75, -1.9375, 1.125, -0.1875, 0.0625, 1.6875, 1.75, 2.0, -0.1875, 0.75, -1.0625,
    1.3125, 0.0, -0.875, 0.5, 0.125, 1.1875, -0.625, -0.75, -1.4375, -1.4375, -1.6875, 1.0625,
    -1.9375, 0.0, -1.625, 1.4375, -1.9375, 0.8125, 0.6875, -1.6875, 1.0625, -0.625, 1.125, -1.4375,
    -1.125, 1.125, 0.1875, -0.0625, -0.125],
    sum: [-0.706604, 0.16986084, 3.1500244, 0.07659912, -1.2646484, 2.314331, -0.13433838, 0.90560913,
    2.39151, 1.529602, 0.12586975, 1.3680267, -1.840271, 1.1451263, -0.008224487, 1.2248535,
    -2.2458649, 2.350296, -1.241333, -1.7646027, 2.0192413, -0.24743652, 1.2510986, -0.1716919,
    0.5238037, 1.1719513, -0.04273987, 1.1130981, -2.275055, 2.91922, -1.6040039, 0.5749359,
    0.48616028, -1.8382568, -1.3232422, 1.4638672, -0.9244385, 0.9430847, 1.9242859, 0.34423828,
    -1.4078522, 1.8313141, -0.00048828125, -0.68870544, 1.613205, 0.39953613, -1.8050995,
    -0.53596497, 0.6813965, 0.9042053, -0.75131226, -1.0271606, -1.4232941, 1.5761261, 0.23223877,
    -2.4741821, 2.3267212, -1.213501, 0.07685852, 0.26304626, 1.3095093, 1.4345398, -0.17727661,
    1.4100342, 0.48738098, -0.53926086, -1.7300415, 0.58747864, 1.0882416, 0.24389648, 1.1141052,
    2.995758, 2.2476807, -0.70957947, 1.9549408, -0.8972168, 0.73269653, 1.236969, -0.68359375,
    -0.06123352, 1.3473663, 1.3458252, -1.2144318, 0.4351349, -1.2542725, -2.0117798, -0.491333,
    1.3093262, -2.4494476, 1.161972, -1.4591675, 0.8694153, -0.7376404, 1.0514526, 0.1619873,
    -0.4882202, 1.2490845, -1.1717834, 2.3052063, -1.3154297, -1.713501, 2.3374023, 0.3067627,
    -0.6491852, 1.0866852],
}, name='residual').DisableLifeTimeVariation()

# A multiplier of any size, and a convolution and a pooling that read its result.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.5, 100))
fine = Parameter('fine', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 3], 0.25, 128), [128, 131, 125, 131, 132, 126, 128, 124, 124, 125, 128, 125, 131, 126, 127, 130, 129, 124, 131, 127,
    126, 125, 128, 128, 124, 127, 128, 129, 127, 124, 128, 131, 131, 128, 131, 125, 128, 124, 129,
    127, 128, 126, 126, 129, 129, 126, 130, 124, 124, 124, 127, 128, 132, 130, 124, 130, 125, 129,
    127, 132, 125, 130, 128, 128, 127, 132, 125, 132, 128, 129, 127, 124, 126, 132, 128, 127, 127,
    125, 132, 126, 125, 131, 124, 131, 131, 130, 132, 131, 124, 131, 131, 129, 130, 130, 124, 126,
    124, 124, 128, 128, 129, 125, 127, 132, 124, 125, 127, 126])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [3, -2, 1, 0])
t = Internal('t', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 0.125, 90))
single = Parameter('single', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
more = Parameter('more', ('TENSOR_INT32', [3], 0.03125, 0), [5, 0, -5])
convolved = Output('convolved', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.25, 100))
pooled = Output('pooled', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.125, 90))
model = Model()
model.Operation('CONV_2D', input, fine, bias, 1, 1, 1, 0).To(t)
model.Operation('CONV_2D', t, single, more, 1, 1, 1, 0).To(convolved)
model.Operation('MAX_POOL_2D', t, 2, 1, 1, 2, 3, 0).To(pooled)
Example({
    input: [99, 101, 99, 98, 100, 102, 99, 102, 102, 101, 99, 100, 100, 99, 102, 99, 98, 102, 98, 98, 102, 100,
    100, 102, 102, 99, 99, 100, 98, 101, 101, 99, 102, 100, 101, 101, 102, 101, 98, 99, 101, 101,
    101, 101, 99, 100, 102, 100, 98, 101, 98, 100, 102, 99, 99, 98, 101, 98, 101, 100],
    convolved: [107, 92, 96, 103, 88, 78, 90, 113, 82, 88, 98, 102, 102, 94, 95, 99, 88, 98, 100, 113, 87, 96, 109,
    105, 92, 101, 116, 99, 100, 113, 88, 97, 111, 101, 120, 109, 101, 100, 125, 95, 95, 101, 100,
    99, 103, 103, 113, 101, 104, 99, 102, 94, 97, 95, 108, 94, 101, 102, 108, 92],
    pooled: [90, 103, 129, 114, 91, 95, 129, 142, 106, 90, 115, 142, 106, 93, 91, 124, 90, 96, 129, 114, 100,
    96, 129, 142, 106, 104, 108, 142, 106, 104, 106, 124],
}, name='fine_0_125_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    fine: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    t: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -38),
    single: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    convolved: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -38),
})).DisableLifeTimeVariation()

# A multiplier of any size, and a convolution and a pooling that read its result.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.5, 100))
fine = Parameter('fine', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 3], 0.25, 128), [128, 131, 125, 131, 132, 126, 128, 124, 124, 125, 128, 125, 131, 126, 127, 130, 129, 124, 131, 127,
    126, 125, 128, 128, 124, 127, 128, 129, 127, 124, 128, 131, 131, 128, 131, 125, 128, 124, 129,
    127, 128, 126, 126, 129, 129, 126, 130, 124, 124, 124, 127, 128, 132, 130, 124, 130, 125, 129,
    127, 132, 125, 130, 128, 128, 127, 132, 125, 132, 128, 129, 127, 124, 126, 132, 128, 127, 127,
    125, 132, 126, 125, 131, 124, 131, 131, 130, 132, 131, 124, 131, 131, 129, 130, 130, 124, 126,
    124, 124, 128, 128, 129, 125, 127, 132, 124, 125, 127, 126])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [3, -2, 1, 0])
t = Internal('t', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 0.03125, 90))
single = Parameter('single', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
more = Parameter('more', ('TENSOR_INT32', [3], 0.0078125, 0), [5, 0, -5])
convolved = Output('convolved', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.0625, 100))
pooled = Output('pooled', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.03125, 90))
model = Model()
model.Operation('CONV_2D', input, fine, bias, 1, 1, 1, 0).To(t)
model.Operation('CONV_2D', t, single, more, 1, 1, 1, 0).To(convolved)
model.Operation('MAX_POOL_2D', t, 2, 1, 1, 2, 3, 0).To(pooled)
Example({
    input: [99, 101, 99, 98, 100, 102, 99, 102, 102, 101, 99, 100, 100, 99, 102, 99, 98, 102, 98, 98, 102, 100,
    100, 102, 102, 99, 99, 100, 98, 101, 101, 99, 102, 100, 101, 101, 102, 101, 98, 99, 101, 101,
    101, 101, 99, 100, 102, 100, 98, 101, 98, 100, 102, 99, 99, 98, 101, 98, 101, 100],
    convolved: [127, 70, 85, 111, 55, 54, 57, 150, 54, 56, 92, 109, 107, 78, 83, 95, 55, 93, 99, 150, 54, 83, 136,
    123, 67, 102, 167, 95, 100, 153, 56, 88, 147, 101, 178, 137, 101, 100, 182, 79, 80, 105, 97, 98,
    115, 109, 152, 107, 113, 96, 109, 75, 88, 83, 129, 76, 105, 107, 132, 71],
    pooled: [90, 142, 246, 186, 94, 110, 246, 255, 154, 90, 190, 255, 154, 102, 94, 226, 90, 114, 246, 186, 130,
    114, 246, 255, 154, 146, 162, 255, 154, 146, 154, 226],
}, name='fine_0_03125_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    fine: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    t: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -38),
    single: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    convolved: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -28),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -38),
})).DisableLifeTimeVariation()

# A multiplier of any size, and a convolution and a pooling that read its result.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.5, 100))
fine = Parameter('fine', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 3], 0.25, 128), [128, 131, 125, 131, 132, 126, 128, 124, 124, 125, 128, 125, 131, 126, 127, 130, 129, 124, 131, 127,
    126, 125, 128, 128, 124, 127, 128, 129, 127, 124, 128, 131, 131, 128, 131, 125, 128, 124, 129,
    127, 128, 126, 126, 129, 129, 126, 130, 124, 124, 124, 127, 128, 132, 130, 124, 130, 125, 129,
    127, 132, 125, 130, 128, 128, 127, 132, 125, 132, 128, 129, 127, 124, 126, 132, 128, 127, 127,
    125, 132, 126, 125, 131, 124, 131, 131, 130, 132, 131, 124, 131, 131, 129, 130, 130, 124, 126,
    124, 124, 128, 128, 129, 125, 127, 132, 124, 125, 127, 126])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [3, -2, 1, 0])
t = Internal('t', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 0.0078125, 90))
single = Parameter('single', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
more = Parameter('more', ('TENSOR_INT32', [3], 0.001953125, 0), [5, 0, -5])
convolved = Output('convolved', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 3], 0.015625, 100))
pooled = Output('pooled', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.0078125, 90))
model = Model()
model.Operation('CONV_2D', input, fine, bias, 1, 1, 1, 0).To(t)
model.Operation('CONV_2D', t, single, more, 1, 1, 1, 0).To(convolved)
model.Operation('MAX_POOL_2D', t, 2, 1, 1, 2, 3, 0).To(pooled)
Example({
    input: [99, 101, 99, 98, 100, 102, 99, 102, 102, 101, 99, 100, 100, 99, 102, 99, 98, 102, 98, 98, 102, 100,
    100, 102, 102, 99, 99, 100, 98, 101, 101, 99, 102, 100, 101, 101, 102, 101, 98, 99, 101, 101,
    101, 101, 99, 100, 102, 100, 98, 101, 98, 100, 102, 99, 99, 98, 101, 98, 101, 100],
    convolved: [183, 55, 54, 141, 55, 54, 56, 183, 54, 56, 68, 139, 125, 55, 54, 77, 55, 75, 93, 183, 54, 56, 183,
    182, 56, 108, 182, 77, 100, 182, 56, 55, 182, 101, 183, 182, 101, 100, 182, 56, 55, 123, 85, 92,
    163, 133, 183, 131, 149, 84, 139, 56, 55, 54, 183, 55, 123, 125, 183, 54],
    pooled: [90, 255, 255, 255, 106, 170, 255, 255, 255, 90, 255, 255, 255, 138, 106, 255, 90, 186, 255, 255,
    250, 186, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='fine_0_0078125_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    fine: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    t: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, -38),
    single: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    convolved: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, -28),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, -38),
})).DisableLifeTimeVariation()

# Sums beyond 2^24, and another convolution that reads what is left of them.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 601], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 601], 0.25, 128), packed('<i2',
    'c-rm8w*dek2mmnue;Bdh6O74}n7Q`3uR=sbL`1qW003zB0UALykN'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-17922949, -17923655, -17924199, -17925283])
t = Internal('t', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 8.0, 120))
single = Parameter('single', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
more = Parameter('more', ('TENSOR_INT32', [3], 2.0, 0), [5, 0, -5])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 16.0, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(t)
model.Operation('CONV_2D', t, single, more, 1, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmBwE=)I001!lKeV_P*FPXx6Vfa%%BpVKt{=uY&C9y&$9dgPFvb{Tj4{R-^Z7{t008*07c_uaQv'
),
    output: [81, 86, 86, 93, 95, 91, 101, 100, 99, 106, 112, 112, 119, 122, 117, 127, 126, 126],
}, name='many_channels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    t: ('TENSOR_QUANT8_ASYMM_SIGNED', 8.0, -8),
    single: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -28),
})).DisableLifeTimeVariation()

# Branches with scales of their own, brought together; an average of all.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 3], 0.5, 110))
taps = Parameter('taps', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.25, 128), [128, 129, 128, 128, 128, 127])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [4, -8])
convolved = Internal('convolved', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.125, 100))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 3], 0.5, 110))
joined = Output('joined', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 8], 0.25, 90))
model = Model()
model.Operation('CONV_2D', input, taps, bias, 1, 1, 1, 0).To(convolved)
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(pooled)
model.Operation('CONCATENATION', convolved, input, pooled, 3).To(joined)
Example({
    input: [101, 125, 124, 113, 128, 120, 116, 126, 121, 114, 133, 117, 98, 102, 125, 139, 125, 131, 121, 91,
    106, 106, 113, 120, 103, 106, 128, 104, 125, 111, 134, 91, 127, 92, 128, 122, 123, 106, 139,
    140, 111, 115, 123, 137, 122, 137, 100, 124],
    joined: [100, 79, 72, 120, 118, 148, 126, 132, 101, 81, 96, 126, 110, 148, 126, 132, 100, 80, 102, 122, 112,
    148, 136, 132, 104, 82, 98, 136, 104, 112, 136, 112, 88, 78, 66, 74, 120, 148, 126, 132, 100,
    75, 148, 120, 132, 148, 126, 132, 82, 88, 112, 52, 82, 148, 136, 132, 94, 81, 82, 96, 110, 138,
    136, 124, 90, 77, 76, 82, 126, 150, 120, 148, 100, 85, 78, 120, 92, 150, 144, 148, 82, 77, 138,
    52, 124, 150, 144, 132, 101, 80, 54, 126, 114, 144, 144, 124, 90, 71, 116, 82, 148, 150, 120,
    148, 93, 83, 150, 92, 100, 150, 144, 148, 106, 80, 116, 144, 114, 150, 144, 124, 87, 79, 144,
    70, 118, 144, 144, 124],
}, name='branches_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -18),
    taps: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    convolved: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -28),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -18),
    joined: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -38),
})).DisableLifeTimeVariation()
