# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: broadcasting, types, scales, activation.

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
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [1.249, -3.123, -2.087, 0.693, -3.53],
    second: [0.487, -0.485, -0.709, -2.118, -2.913],
    output: [0.60826296, 1.514655, 1.4796829, -1.467774, 10.28289],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-2.645, 1.153, -1.517, 1.694, -0.352, 1.345, 3.237, -0.34, 1.961, 2.12, 0.59, 3.626, 0.888, -1.44,
    -3.431],
    second: [-0.64, 2.635, -1.56, 2.616, -1.511, -2.244, -0.083, 1.071, -2.093, -0.655, -0.561, 1.475, 2.616,
    -2.49, -2.675],
    output: [1.6927999, 3.038155, 2.36652, 4.431504, 0.53187203, -3.01818, -0.26867098, -0.36414, -4.104373,
    -1.3885999, -0.33099, 5.34835, 2.323008, 3.5856001, 9.177925],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-j-_JgQq*{O)Lw{n`EnZp!(E2U(8qFlQ)iU9d@d)}9DQg-x~@H3~aS&m5B4c3a5yRG7D1Cxh*4sk!<yOIC6ixN>>gZ_rz}CzXG('
    'A+r|aIe%6|4=qV|cH7Fy`yCD(a5&&#?_h6#0EqV4+uJ(;`5<g>ZwCO|uP;{'
),
    second: packed('<f4',
    'c-jGY0Ehp5cd{!N`Xw(6kNkm7XgRL37u%|)ZHdb{<wTKfxIey~huMAx-2%d?m12>!N1fUE@tfyCp|sG8?dKj9-!JwK8lem;g)zeb'
    '?YO}gJ|5y^`zYm@0tBoJ)jvN!Kfl1gz(7C1K0rJ_zreu1zdyY|zdt}gKfpg?i93@'
),
    output: packed('<f4',
    'c-jGY0Ehp9?aG;+cU3V7ANOI1ytgtp7<rbM2Q!Xl`Ymh<q;xE$VMZC`)NKp~iHPh{>!yVw#K5w1w4i%#mS}@TZt=dF^Ke1wwu7&a'
    '7l1{{!GO2zt^=4i%Zz^r^}j&Bz`sDiz(7C1zdt>|KEJ=ez&}1gz(Bx2Kfpc@7d-O'
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-rHd_%JAGNALaHw{>665}GCQYnis&8mHdN_PXYu{{6cCwrYof+;sn+KR2n(Y@WHUZg%@NnS|-Srkgr1U8##+!(wM4dhTvnovq-^'
    '2uXDzpD=AMR<}ofYdv`lZaM5fV1K~D-rnKBfdhLT_V0H90wB}w07!g409V;M{{'
),
    second: packed('<f4',
    'c-jGY0Ehp{H#q`@{0jPaD|;jO>DN6!fi;{6*^yEPvKI!p>2`^<E9<G(e!hnk+fyc^3N@8p#H`NkxPhJ7fgUFAK?ny45#y>C4(<^H'
    'Q3zKy!#V&QH!KF#Z_f3_F+V@RKfpl0zCb{~K)}C1zd*h}zdpY}K)=2}zdybV>o)='
),
    output: packed('<f4',
    'c-jGY0EhqW%NKh#)$7n8IMbB(>d)wW4JQVXCmvcmS5jOc0mr+2W>m7>WM%bgW|!ml*@;puz6^&ZFZz_%0x2`hf{n?>sW%f64X~vh'
    'Fry66oE)sFzXoorqN0e1mq5QjK0rXgzd^x3z&^mgKR~}gzrH`gKR`afzra4?xjG{'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-2.366, 3.256, 0.67, 1.872, -1.234, -0.776, 1.647, -1.348, -2.542, -0.193, -2.257, -2.697, -0.017,
    2.389, -1.37, 1.274, -1.459, 2.383, -1.236, 1.644, -0.309, 3.71, -0.193, 2.297],
    second: [0.667],
    output: [-1.5781219, 2.171752, 0.44689, 1.248624, -0.823078, -0.517592, 1.098549, -0.89911604, -1.6955141,
    -0.128731, -1.505419, -1.798899, -0.011339, 1.593463, -0.91379, 0.849758, -0.973153, 1.589461,
    -0.8244119, 1.0965481, -0.20610298, 2.47457, -0.128731, 1.5320989],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0.558],
    second: [-1.692, 1.358, -1.963, -2.367, 2.565, 0.645, -2.72, -1.028, 2.078, 2.737, 1.795, 1.889, 2.583,
    -0.983, 2.277, 1.874, -1.652, 1.067, 0.629, 0.572, -2.033, -2.995, -1.127, -2.8],
    output: [-0.9441361, 0.75776404, -1.0953541, -1.3207861, 1.4312701, 0.35991, -1.51776, -0.573624, 1.1595241,
    1.5272461, 1.00161, 1.0540621, 1.4413141, -0.548514, 1.270566, 1.0456921, -0.921816, 0.595386,
    0.350982, 0.31917602, -1.1344141, -1.67121, -0.628866, -1.5624001],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [1.362, 1.363, 3.703, 3.681, 1.862, -1.561, 2.028, -2.54, 3.978, 1.274, -2.2, -2.353, 2.518, -2.324,
    1.859, 0.619, -0.14, -3.526, -3.444, -1.778, -2.564, -2.483, -2.833, 1.786],
    second: [0.531, -2.177, 2.861, 0.333],
    output: [0.723222, -2.967251, 10.594283, 1.225773, 0.988722, 3.398297, 5.8021083, -0.84582, 2.112318,
    -2.773498, -6.2942004, -0.783549, 1.337058, 5.0593476, 5.318599, 0.206127, -0.07434, 7.676102,
    -9.853284, -0.592074, -1.3614839, 5.4054914, -8.105213, 0.594738],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [2.075, -0.891, -2.099, 1.337, 2.417, -2.329, -3.677, -1.709, -3.022, -2.61, -0.293, -2.97],
    second: [-1.294, -1.341, -1.724, 2.574, 2.121, -1.789, 1.51, 0.078, 1.602, -0.203, -0.589, 2.09, -1.117,
    -0.748, -2.298, -0.885, -0.045, 1.575, 0.196, 0.705, -2.234, 1.211, -1.877, -0.231],
    output: [-2.68505, 1.1948309, 3.618676, 3.441438, 5.126457, 4.166581, -5.55227, -0.133302, -4.841244,
    0.52983, 0.17257701, -6.2072997, -2.317775, 0.666468, 4.823502, -1.183245, -0.108765006,
    -3.6681752, -0.720692, -1.204845, 6.751148, -3.1607099, 0.54996103, 0.68607],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.209, 0.228, -0.234, -0.227, 3.071, 2.081, 0.392, 0.766, 3.241, 1.498, 0.891, 1.7, -3.921,
    -0.684, 2.374, 0.082, -2.69, -3.679, 2.179, 3.024, -2.099, 1.042, -2.623, 3.358],
    second: [0.245, -1.609, 2.014, -0.683, 1.27, 0.611, 1.961, -1.929],
    output: [-0.051205, -0.366852, -0.471276, 0.15504101, 0.75239503, -3.348329, 0.78948796, -0.523178,
    0.794045, -2.410282, 1.7944739, -1.1611, -4.97967, -0.41792402, 4.655414, -0.158178, -3.4163,
    -2.247869, 4.273019, -5.833296, -2.66573, 0.636662, -5.1437025, -6.477582],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.215, -3.438, -2.767, 0.927, -3.479, 2.181, 3.501, 2.854, -3.827, 0.963, -2.727, 0.746],
    second: [-1.603, 0.086],
    output: [0.34464502, 5.511114, 4.435501, -1.485981, -0.018490002, -0.295668, -0.23796201, 0.079722,
    5.5768375, -3.496143, -5.612103, -4.574962, -0.299194, 0.18756601, 0.301086, 0.24544401,
    6.134681, -1.543689, 4.3713813, -1.195838, -0.329122, 0.082818, -0.23452201, 0.064156],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-1.889, 3.483, 0.376, 2.002, 0.208, -1.034, 3.599, 0.354, -0.722],
    second: [2.944, -0.868, 1.312],
    output: [-5.5612164, 10.253952, 1.106944, -1.737736, -0.180544, 0.897512, 4.721888, 0.464448, -0.947264],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.826, 3.249, 1.136, -0.43, -2.049, 0.441, -0.421, 0.914, -1.79],
    second: [-0.002, 0.072, 0.887],
    output: [0.001652, 0.233928, 1.007632, 0.00086000003, -0.147528, 0.391167, 0.00084200007, 0.065808,
    -1.58773],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.133, 1.171, -1.62, 2.368],
    second: [0.857, -1.351, 2.057],
    output: [-0.113981, 0.179683, -0.273581, 1.003547, -1.582021, 2.408747, -1.38834, 2.1886199, -3.33234,
    2.029376, -3.199168, 4.870976],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [1.39, -1.315, -3.481, -1.068, -1.593, 3.772, -1.791, -1.871, -1.431, -2.11, -0.331, -2.879, 3.088,
    -2.338, 0.932, 3.896, 3.61, -0.143, 1.395, -0.795, -3.939, 0.845, -2.385, -3.589],
    second: [2.546, 0.986],
    output: [3.53894, -1.2965901, -8.862626, -1.053048, -4.055778, 3.719192, -4.559886, -1.8448061, -3.643326,
    -2.0804598, -0.842726, -2.8386939, 7.862048, -2.305268, 2.3728719, 3.841456, 9.19106, -0.140998,
    3.55167, -0.78387004, -10.028694, 0.83317006, -6.07221, -3.538754],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [17]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-3.802, -0.88, 2.557, -1.649, 0.011, -0.239, -2.785, -3.299, 1.386, 2.502, 1.068, 2.625, -3.455,
    -3.496, -1.068, 3.019, 1.951],
    second: [0.758, -0.355, 2.463, 2.028, 1.984, -0.933, -0.042, -1.054, 2.723, -1.7, -0.549, 1.483, 2.293,
    1.788, 2.65, -2.061, -2.114],
    output: [-2.881916, 0.31239998, 6.297891, -3.3441722, 0.021824, 0.222987, 0.11697, 3.4771461, 3.7740781,
    -4.2534003, -0.586332, 3.8928752, -7.9223146, -6.250848, -2.8302, -6.2221594, -4.124414],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [-1.18, 0.826, -2.189])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.443, 1.92, 2.978, 3.994, 3.7, 1.916],
    output: [0.52273995, 1.58592, -6.5188417, -4.7129197, 3.0562, -4.1941237],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [1000000000000000.0, 1e-30, 3.25, -0.0, 16777216.0],
    second: [-2.5, 1e-30, 3.25, 0.0, 1.0],
    output: [-2500000000000000.0, 0.0, 10.5625, 0.0, 16777216.0],
}, name='special').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 6]))
second = Input('second', (F32, [6]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-0.266, -2.396, -3.551, 3.078, -6.098, -0.185, 4.022, 3.593, 0.698, -0.522, -3.533, 5.975, 6.455,
    -5.682, -8.571, 3.939, 7.249, -8.947, -6.154, -3.272, -8.827, 2.01, 1.011, 3.576],
    second: [1.5, -1.25, 2.0, 1.1, -1.0, 0.9],
    output: [-0.399, 2.995, -7.102, 3.3858001, 6.098, -0.1665, 6.033, -4.49125, 1.396, -0.57420003, 3.533,
    5.3774996, 9.6825, 7.1025, -17.142, 4.3329, -7.249, -8.0522995, -9.231, 4.09, -17.654, 2.211,
    -1.011, 3.2184],
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
model.Operation('MUL', boxes, second, activation).To(output)
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
second = Input('second', (U8, [5], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [5], 0.07800000160932541, 74))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 134, 204, 119],
    second: [0, 255, 252, 154, 172],
    output: [220, 243, 135, 14, 63],
}, name='rank_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 5], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 5], 0.07000000029802322, 54))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 231, 179, 6, 24, 29, 85, 122, 240, 220, 254, 183, 190, 165],
    second: [0, 255, 227, 163, 111, 81, 77, 161, 155, 251, 199, 213, 187, 171, 174],
    output: [217, 242, 151, 14, 114, 110, 104, 45, 26, 218, 81, 126, 54, 25, 35],
}, name='rank_2_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 5], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 5], 0.14000000059604645, 149))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5ub<6Z9`C>V)%zJePSX~PD|S8f*~Ggd>tYyd%M=E@004X!4g&'
),
    second: packed('<i2',
    'c-mw5FYKm1Z{t+=#<;is$<yXo$sDTal(@Mj@{Z0|>ox|w004Me4k!'
),
    output: packed('<i2',
    'c-njRd0GC6&dC#WedV`COscKhv2~{V1m5nhvK`fRAtelW0RYk-4}<'
),
}, name='rank_3_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 1, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 3, 5], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 1, 3, 5], 0.1899999976158142, 171))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5|8uvYt%ur{vLD75d(Ur|-E3|6W2&B(^_^p%XFOuS3jo#(5Ht'
),
    second: packed('<i2',
    'c-mw5f1vbGUt6i|whfP%oTZ`{<<FlfTXw|$_nPlB-z{dq3jo|$5M}'
),
    output: packed('<i2',
    'c-njZVMFce)hjl~tX!~Cx<Ws9ea-5%{N1azubOwQ>+m!NyZ`_y{t>b'
),
}, name='rank_4_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.05000000074505806, 68))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 243, 54, 244, 194, 111, 119, 1, 206, 131, 43, 244, 134, 161, 253, 143, 146, 237, 75, 142,
    234, 235, 51],
    second: [232],
    output: [13, 243, 232, 62, 233, 188, 113, 120, 14, 198, 131, 52, 233, 134, 158, 241, 142, 144, 226, 81, 141,
    224, 225, 59],
}, name='scalar_second_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [1], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.1899999976158142, 182))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [234],
    second: [0, 255, 189, 25, 118, 196, 213, 108, 161, 206, 132, 40, 183, 1, 127, 104, 254, 45, 177, 10, 250, 3,
    123, 123],
    output: [12, 244, 184, 34, 119, 190, 206, 110, 158, 199, 132, 48, 178, 13, 127, 106, 243, 53, 173, 21, 239,
    14, 124, 124],
}, name='scalar_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [4], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20999999344348907, 178))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 248, 204, 243, 11, 246, 250, 70, 80, 42, 69, 4, 248, 199, 147, 213, 245, 114, 196, 230, 21,
    56, 76],
    second: [0, 255, 174, 231],
    output: [232, 241, 166, 208, 16, 162, 167, 218, 170, 184, 179, 180, 229, 239, 169, 196, 43, 238, 175, 206,
    28, 165, 178, 181],
}, name='last_dimension_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 177))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 80, 252, 70, 115, 251, 227, 65, 81, 58, 180],
    second: [0, 255, 141, 238, 227, 248, 213, 121, 153, 10, 204, 86, 92, 64, 216, 232, 240, 9, 15, 100, 15, 141,
    36, 173],
    output: [234, 243, 173, 226, 179, 193, 202, 122, 176, 159, 177, 117, 206, 58, 180, 220, 179, 129, 14, 105,
    174, 172, 179, 169],
}, name='lower_rank_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 4], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.11999999731779099, 130))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 154, 190, 89, 216, 89, 177, 29, 72, 133, 198, 220, 189, 253, 115, 179, 18, 244, 154, 119,
    236, 177, 228],
    second: [0, 255, 255, 88, 139, 242, 120, 231],
    output: [225, 240, 183, 24, 86, 218, 146, 34, 180, 136, 171, 17, 66, 189, 23, 150, 83, 110, 28, 164, 107,
    210, 65, 191],
}, name='middle_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 1, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 2, 1], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 2, 4], 0.10000000149011612, 188))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 96, 96, 192, 132, 240, 76, 223, 8, 8, 37],
    second: [97, 153],
    output: [243, 13, 157, 157, 209, 122, 176, 176, 70, 124, 27, 175, 143, 164, 127, 183, 42, 236, 236, 210,
    133, 206, 206, 196],
}, name='both_quant8').AddVariations(signed(first, second, output))

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 1], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.20999999344348907, 186))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 13, 76, 60, 234, 169, 71, 9],
    second: [0, 255, 185],
    output: [240, 13, 229, 191, 186, 242, 185, 186, 186],
}, name='square_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.10999999940395355, 128))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 131, 131, 197, 47, 41, 128, 197],
    second: [0, 255, 155],
    output: [232, 248, 108, 9, 212, 132, 162, 169, 88],
}, name='square_and_vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 1], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 3], 0.2199999988079071, 180))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 135, 107],
    second: [0, 255, 137],
    output: [232, 161, 194, 15, 240, 136, 117, 203, 163, 141, 194, 170],
}, name='outer_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 2, 3, 2], 0.05000000074505806, 61))
second = Input('second', (U8, [2], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 2, 3, 2], 0.03400000184774399, 195))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 209, 29, 10, 149, 23, 107, 227, 150, 162, 124, 210, 163, 78, 62, 215, 106, 64, 47, 115, 69,
    145, 11],
    second: [160, 155],
    output: [243, 12, 77, 225, 235, 112, 225, 152, 63, 111, 115, 136, 77, 99, 182, 194, 73, 153, 193, 208, 152,
    187, 128, 242],
}, name='rank_4_to_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [17], 0.05000000074505806, 61))
second = Input('second', (U8, [17], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [17], 0.15000000596046448, 159))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 19, 63, 242, 134, 190, 57, 74, 187, 30, 209, 215, 81, 190, 178, 168],
    second: [0, 255, 173, 205, 212, 225, 146, 233, 181, 9, 23, 122, 75, 167, 177, 27, 131],
    output: [235, 247, 163, 159, 189, 177, 124, 158, 158, 9, 193, 95, 44, 156, 150, 34, 119],
}, name='vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.20000000298023224, 79))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 66, 54, 243, 184, 87, 195, 33, 135, 212, 60, 7, 127, 190, 104, 165, 57, 231, 170, 92],
    second: [0, 255, 94, 84, 33, 12, 185, 112, 72, 124, 46, 212, 20, 66, 18, 219, 205, 64, 95, 72, 109],
    output: [255, 255, 117, 138, 0, 0, 37, 60, 175, 78, 0, 0, 255, 80, 0, 40, 130, 161, 18, 37, 91],
}, name='far_apart_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 6.000000089406967, 79))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 66, 54, 243, 184, 87, 195, 33, 135, 212, 60, 7, 127, 190, 104, 165, 57, 231, 170, 92],
    second: [0, 255, 94, 84, 33, 12, 185, 112, 72, 124, 46, 212, 20, 66, 18, 219, 205, 64, 95, 72, 109],
    output: [89, 89, 80, 81, 72, 75, 78, 78, 82, 79, 75, 76, 87, 79, 75, 78, 81, 82, 77, 78, 79],
}, name='far_apart_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.3799999952316284, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 90, 113, 230, 64, 95, 96, 116, 105, 87, 129, 155, 119, 222, 73, 71, 81, 107, 235, 211],
    second: [0, 255, 50, 32, 85, 128, 95, 74, 42, 58, 127, 236, 213, 24, 109, 213, 33, 202, 140, 19, 198],
    output: [255, 255, 129, 72, 0, 208, 152, 135, 75, 108, 183, 251, 220, 52, 4, 241, 155, 233, 173, 0, 179],
}, name='far_apart_swapped_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 11.399999856948853, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 90, 113, 230, 64, 95, 96, 116, 105, 87, 129, 155, 119, 222, 73, 71, 81, 107, 235, 211],
    second: [0, 255, 50, 32, 85, 128, 95, 74, 42, 58, 127, 236, 213, 24, 109, 213, 33, 202, 140, 19, 198],
    output: [255, 255, 251, 249, 245, 253, 252, 251, 249, 250, 253, 255, 254, 248, 247, 255, 252, 254, 252, 240,
    252],
}, name='far_apart_swapped_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.9599999785423279, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 140, 1, 184, 39, 55, 19, 183, 203, 16, 223, 94, 141, 244, 28, 107, 178, 180, 77, 213],
    second: [0, 255, 87, 38, 209, 246, 69, 16, 122, 216, 20, 39, 41, 111, 198, 170, 62, 161, 20, 156, 178],
    output: [255, 255, 10, 253, 167, 251, 148, 208, 1, 173, 216, 0, 45, 43, 110, 230, 40, 81, 0, 176, 84],
}, name='zero_points_0_255_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 28.799999356269836, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 140, 1, 184, 39, 55, 19, 183, 203, 16, 223, 94, 141, 244, 28, 107, 178, 180, 77, 213],
    second: [0, 255, 87, 38, 209, 246, 69, 16, 122, 216, 20, 39, 41, 111, 198, 170, 62, 161, 20, 156, 178],
    output: [255, 255, 247, 255, 252, 255, 251, 253, 247, 252, 254, 238, 248, 248, 250, 254, 248, 249, 240, 252,
    249],
}, name='zero_points_0_255_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 1.100000023841858, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 184, 115, 122, 178, 152, 33, 13, 210, 39, 248, 8, 98, 132, 130, 162, 114, 28, 248, 171],
    second: [0, 255, 164, 242, 4, 224, 73, 117, 125, 235, 252, 78, 112, 13, 151, 230, 66, 50, 213, 145, 131],
    output: [255, 255, 149, 0, 250, 98, 187, 19, 0, 159, 0, 250, 4, 236, 86, 0, 199, 191, 0, 246, 155],
}, name='zero_points_255_0_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 33.00000071525574, 255))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 184, 115, 122, 178, 152, 33, 13, 210, 39, 248, 8, 98, 132, 130, 162, 114, 28, 248, 171],
    second: [0, 255, 164, 242, 4, 224, 73, 117, 125, 235, 252, 78, 112, 13, 151, 230, 66, 50, 213, 145, 131],
    output: [255, 255, 251, 245, 255, 250, 253, 247, 246, 252, 239, 255, 247, 254, 249, 246, 253, 253, 240, 255,
    252],
}, name='zero_points_255_0_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 4.300000190734863, 27))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 107, 150, 15, 244, 110, 114, 252, 45, 131, 48, 226, 247, 3, 106, 95, 68, 21, 237, 49],
    second: [0, 255, 174, 89, 22, 31, 84, 180, 197, 14, 26, 31, 20, 49, 109, 0, 226, 205, 163, 70, 224],
    output: [172, 255, 35, 19, 123, 0, 25, 43, 241, 96, 0, 79, 0, 0, 14, 18, 18, 0, 0, 0, 0],
}, name='equal_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 129.0000057220459, 27))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 107, 150, 15, 244, 110, 114, 252, 45, 131, 48, 226, 247, 3, 106, 95, 68, 21, 237, 49],
    second: [0, 255, 174, 89, 22, 31, 84, 180, 197, 14, 26, 31, 20, 49, 109, 0, 226, 205, 163, 70, 224],
    output: [32, 39, 27, 27, 30, 22, 27, 28, 34, 29, 26, 29, 22, 23, 27, 27, 27, 25, 25, 25, 24],
}, name='equal_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.05000000074505806, 61))
second = Input('second', (U8, [6], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 6], 0.07000000029802322, 120))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [0, 255, 4, 40, 232, 136, 118, 34, 116, 150, 175, 124, 189, 76, 111, 253, 251, 178, 115, 201, 228,
    49, 61, 123],
    second: [0, 255, 85, 143, 231, 30],
    output: [255, 255, 203, 133, 227, 0, 0, 94, 40, 64, 192, 0, 0, 135, 47, 0, 239, 0, 0, 255, 0, 128, 120, 0],
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
model.Operation('MUL', scores, second, activation).To(output)
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
second = Input('second', (U8, [1, 3], 0.019999999552965164, 187))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [2, 3], 0.07100000232458115, 179))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [75, 101, 188, 142, 182, 235],
    second: [223, 137, 172],
    output: [0.497, -1.988, -1.917, 2.911, -6.0350003, -2.627],
}, name='clear_of_halves_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 0))
second = Input('second', (U8, [4, 5], 0.5, 255))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 1.0, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 254, 88, 238, 80, 146, 208, 56, 134, 202, 252, 184, 106, 66, 140, 24, 112, 2, 210, 250],
    second: [109, 131, 111, 129, 111, 133, 119, 149, 133, 141, 143, 149, 141, 127, 107, 117, 125, 149, 155, 149],
    output: [0.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0,
    -128.0, -128.0, -128.0, -128.0, -128.0, -53.0, -128.0, -128.0],
}, name='grid_zero_point_0_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 128))
second = Input('second', (U8, [4, 5], 0.5, 127))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 1.0, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 254, 170, 76, 246, 148, 86, 24, 98, 122, 84, 90, 176, 2, 42, 24, 136, 210, 136, 158],
    second: [153, 105, 109, 149, 121, 109, 131, 119, 147, 111, 155, 103, 135, 113, 115, 111, 149, 111, 123, 151],
    output: [-128.0, -128.0, -128.0, -128.0, -128.0, -90.0, -42.0, 127.0, -128.0, 24.0, -128.0, 127.0, 96.0,
    127.0, 127.0, 127.0, 44.0, -128.0, -8.0, 127.0],
}, name='grid_zero_point_128_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 255))
second = Input('second', (U8, [4, 5], 0.5, 0))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 1.0, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [1, 255, 233, 117, 89, 185, 37, 137, 33, 89, 85, 245, 243, 55, 247, 81, 235, 157, 109, 131],
    second: [110, 104, 128, 152, 132, 114, 110, 122, 104, 116, 104, 110, 134, 110, 130, 130, 106, 130, 110, 142],
    output: [-128.0, 0.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0,
    -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0, -128.0],
}, name='grid_zero_point_255_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-26, 721, -300, -140, 613],
    second: [-866, -82, 845, 368, 740],
    output: [22516, -59122, -253500, -51520, 453620],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-ou2Zu)t4?l@hipWYl=kDVtiVo|hKlv=wvJJF1H+Y2V9e}9-6{{3hE&&bI9m*L-EMrH=4zyBDR{sG}%0OzC`1O'
),
    second: packed('<i2',
    'c-osK$RIm&cYGF8`gAw8L(_g7vR~iU+2EtN#iMqCYBK{9!{7gZ8JPbu|6yiiVgw?le}9?&GBW;W{L9D;0N$b&^Z'
),
    output: packed('<i4',
    'c-ph;V<^_=e6*-V-`3y{n^VD&KmCtZGQ<emc*H6A?U>lfV0Pkpihk3J=?OMES^5>usVfc~oN`J|%WI+3Qbtw=&VT>^|NZ&@H#74u'
    'hQB`<IsX6p!OXzI$jrk0g8>NsLjaJ$046~M82kqSd;B$('
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-640, 564, 26, -27, 494, 703, -159, 405, -42, -118, -617, -67],
    second: [-672, 522],
    output: [430080, -379008, -17472, 18144, -334080, 294408, 13572, -14094, -331968, -472416, 106848, -272160,
    257868, 366966, -82998, 211410, 28224, 79296, 414624, 45024, -21924, -61596, -322074, -34974],
}, name='both_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-833],
    second: [850, 147, 573, -136, 789, 659, 146, 39, 28, 57, -231, 629, 89, -92, -885, -645, -467, 204, -865,
    -302, -392, -415, -561, -672],
    output: [-708050, -122451, -477309, 113288, -657237, -548947, -121618, -32487, -23324, -47481, 192423,
    -523957, -74137, 76636, 737205, 537285, 389011, -169932, 720545, 251566, 326536, 345695, 467313,
    559776],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [781, 152, 845, -12, 231, -545, 323, -142, -821, -752, -779, -500],
    second: [-44, -134, 633, -668, 140, 784, -26, -336, -73, 719, -451, 147, 867, -29, -199, 208, -344, -41,
    -643, -537, -108, 278, -529, -834],
    output: [-34364, -20368, 534885, 8016, 32340, -427280, -8398, 47712, 59933, -540688, 351329, -73500, 677127,
    -4408, -168155, -2496, -79464, 22345, -207689, 76254, 88668, -209056, 412091, 417000],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [-829, -715, -83, -70],
    second: [-298, -780, -360],
    output: [247042, 646620, 298440, 213070, 557700, 257400, 24734, 64740, 29880, 20860, 54600, 25200],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
activation = Int32Scalar('activation', 0)
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('MUL', first, second, activation).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [14.0, -14.0, -14.0, 14.0, 18.0, -18.0, 0.0, 3.0, -3.0, 2000000.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('MUL', first, second, activation).To(output)
Example({
    first: [46341, -65539, 3, -1],
    second: [46337, 32749, 715827847, 2147483607],
    output: [2147302917, -2146336711, 2147483541, -2147483607],
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
model.Operation('MUL', classes, second, activation).To(output)
Example({
    scores: [],
    boxes: [],
    batches: [],
    second: [7],
    output: [],
}, name='zero_sized_int32').DisableLifeTimeVariation()
