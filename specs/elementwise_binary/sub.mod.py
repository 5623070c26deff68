# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: broadcasting, types, scales, activation.

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
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [2.402, 2.064, 0.565, 1.346, 1.342],
    second: [-0.405, -1.348, 1.243, 0.398, 2.389],
    output: [2.807, 3.412, -0.67800003, 0.94799995, -1.0469999],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [1.868, 3.165, -0.363, -2.381, -3.026, 2.161, 3.092, -3.708, -1.645, -0.42, -0.118, -1.496, 3.386,
    -0.199, 0.712],
    second: [2.813, -2.182, -0.069, -0.265, -2.851, 0.681, 0.081, -2.268, -0.861, 1.955, 2.557, -1.09, 2.844,
    -0.821, 0.207],
    output: [-0.94499993, 5.347, -0.294, -2.1160002, -0.17499995, 1.48, 3.011, -1.44, -0.784, -2.375, -2.675,
    -0.40600002, 0.5419998, 0.622, 0.505],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: packed('<f4',
    'c-q_al4C=6VcG_P()Nj;nBJT{UfXW`;qZb&)fI<T@6MR3wx%e@HmxXPve?^8+JR@h?Zu3jf0eRjJNA`LCC@(cOa=d`V+xTRoHDHH'
    '969EuD~;23@GD75XGp3UIXKumIN0rXa5&)L03z)7+wXVSzaPv!upa=&;xYd'
),
    second: packed('<f4',
    'c-kxfC4O1^>8}Nc1)7s$q)Vl(H+Y@3mSxb?&%MYoaoWDRo4)NA>ZHC#91!T&pR9ksi091xD2AB3&z07^bymOS_o!`A*L#kYQa3i$'
    'TJYLuJX)i#qVb-E`SqGN$`1SY+uPgi2Z96kK*Hg`ejs(=fW1A4djJ574Lk4'
),
    output: packed('<i4',
    'c-jGY0EhqVm?#+5MkoLTOelbWB*e(HGkRzE?qG5}P->*Ez<il8FQc|G09ImLm1^5dcE~dnW`2C-Jqoyya7UkC8E73a6Nq5$FptB0'
    'nU{XHGmfT89}ub+e$Bl>+5iOt0s#R31OxvB00RU50RsU400aR70R0331OEZ~NiG8', 5.960464477539063e-08
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: packed('<i4',
    'c-jGY0Ehp0Z3H~VFT@T+@Tgq$fHWL5m>5PV=&Wv-;C&z%>b~bI-%H)~EsN5|k0@$hS~G6hwp{xh5^j1wh1n+m8z=8qWXQ7Yjf;X@'
    '+}dQba*k6k>AJ&`R5c53kplk$`~d*{0RH>}|NZ;|{s9C0{sR61{{8|0{R95%Ts*b', 5.960464477539063e-08
),
    second: packed('<f4',
    'c-p&Y``CQhbGPP%fY$ql(w}0!{ZYL->-^=b+J)*qO9Yg-mUhnmz3sr$-q-#d`j`4OR<c#h{O()PZfj^>5OI6E^+p-Z#a0E^FY4;-'
    '?d7U@xbY_E;zgWxUIvzLEp6@h?|0Z|e_+4;eg``s6Ueo9*bfx2KLDfvL2)}x'
),
    output: packed('<i4',
    'c-jGY0Ehn^^ysQCDL5FUP_W?Wwiv8FkYJp^hLo5@a2W7l?po5&@!edBFL1b>PbSC&916na#P#b#nTtIHr@DOPt>RMTkAa=t-Y?BD'
    'R`xo#HSnMaF$+12iuNW+zXJUN{{8^`1ONI2{Qdp|`~U_0`~Uy~{s933`UU>^6h1W', 5.960464477539063e-08
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-3.754, -1.848, 3.518, 3.364, -0.381, -1.9, -0.498, 2.921, 3.231, 0.364, 3.572, -1.147, 1.556,
    0.033, 1.665, -2.256, 0.206, -3.559, -3.364, 3.373, -3.011, -2.719, -3.923, -1.577],
    second: [1.844],
    output: [-5.598, -3.692, 1.6739999, 1.5200001, -2.225, -3.744, -2.342, 1.077, 1.387, -1.48, 1.728, -2.991,
    -0.288, -1.811, -0.17900002, -4.1, -1.638, -5.403, -5.208, 1.5289999, -4.855, -4.563, -5.767,
    -3.421],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [3.521],
    second: [-0.778, -1.328, -2.88, 2.798, 0.757, 1.29, 1.175, 1.016, 2.239, -2.588, -1.459, -1.184, -0.1,
    -2.105, 0.803, 0.171, -1.84, 2.319, 0.242, 2.696, -2.768, 0.826, 2.771, 1.241],
    output: [4.299, 4.849, 6.401, 0.7229998, 2.764, 2.231, 2.346, 2.5049999, 1.2819998, 6.109, 4.98, 4.705,
    3.6209998, 5.626, 2.718, 3.35, 5.361, 1.2019999, 3.2789998, 0.8249998, 6.2889996, 2.695, 0.75,
    2.2799997],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [2.576, -3.644, -0.883, -0.287, -1.131, -0.599, 3.393, -1.893, -3.355, 3.76, -3.822, -3.557, -0.14,
    1.263, -1.996, 3.33, -3.717, -2.016, 3.011, 1.458, 0.622, -0.554, -3.943, -3.22],
    second: [-2.233, -2.575, 0.056, 1.852],
    output: [4.809, -1.069, -0.939, -2.139, 1.102, 1.9760001, 3.337, -3.745, -1.122, 6.335, -3.878, -5.409,
    2.093, 3.838, -2.052, 1.4779999, -1.484, 0.559, 2.955, -0.39400005, 2.855, 2.021, -3.999,
    -5.072],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-0.795, -0.996, -2.797, -1.833, -0.968, 1.199, 1.984, 3.103, -0.484, -3.368, 1.814, -0.365],
    second: [1.89, -2.148, -1.417, 0.194, -0.377, -2.893, 0.462, 2.213, -0.809, -0.068, 1.673, 1.394, -0.487,
    -2.515, -2.789, 2.24, -2.514, 0.224, -1.288, -2.179, -2.678, 0.514, 1.999, 0.687],
    output: [-2.685, 1.152, -1.3799999, -2.027, -0.59099996, 4.092, 1.522, 0.88999987, 0.32500002, -3.3,
    0.14100003, -1.7590001, -0.30800003, 1.519, -0.007999897, -4.073, 1.546, 0.975, 3.2719998,
    5.2819996, 2.194, -3.882, -0.18499994, -1.052],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-3.288, -3.671, 3.847, 1.515, -0.101, -0.295, -2.088, 2.914, -2.513, -3.158, 3.731, -1.515, -1.874,
    -1.261, -3.411, -1.958, 1.416, -1.75, -1.297, 0.905, 0.426, -0.293, -3.033, -0.919],
    second: [0.871, -0.796, -0.197, 2.504, -1.516, 0.63, -2.075, 0.011],
    output: [-4.159, -2.875, 4.0439997, -0.98899996, -0.972, 0.50100005, -1.891, 0.4100001, -3.384, -2.362,
    3.928, -4.019, -0.35799992, -1.891, -1.336, -1.969, 2.9320002, -2.38, 0.778, 0.894, 1.942,
    -0.923, -0.95799994, -0.93],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0.362, -3.891, 3.384, -2.136, -2.378, 3.172, 1.732, 3.205, 0.482, -3.947, -1.07, 1.286],
    second: [1.227, -2.405],
    output: [-0.865, -5.118, 2.157, -3.363, 2.767, -1.4860001, 5.789, 0.26900005, -3.605, 1.9449999, 0.505,
    1.9779999, 0.02699995, 5.5769997, 4.137, 5.6099997, -0.745, -5.174, -2.297, 0.059000015, 2.887,
    -1.542, 1.3349999, 3.691],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0.72, -0.36, 0.967, 0.371, 1.727, -2.996, -1.09, 2.062, -1.477],
    second: [-2.758, -1.048, 2.568],
    output: [3.478, 2.3979998, 3.725, 1.4189999, 2.775, -1.9480001, -3.658, -0.50600004, -4.045],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-3.904, 0.802, 3.186, -3.824, -1.214, -2.942, 3.423, -1.33, -2.913],
    second: [-1.5, 2.487, -2.02],
    output: [-2.404, -1.685, 5.2060003, -2.324, -3.701, -0.92199993, 4.9230003, -3.817, -0.8930001],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-0.406, 2.518, -2.228, 2.656],
    second: [-2.657, -2.068, 0.122],
    output: [2.2510002, 1.6620001, -0.528, 5.175, 4.586, 2.396, 0.42900014, -0.15999985, -2.35, 5.3129997,
    4.724, 2.534],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [2.956, 0.572, 3.832, -0.269, -3.336, -1.901, -1.264, -2.789, -3.246, -1.145, 1.738, -3.256, 1.542,
    1.841, 2.001, 0.291, 1.742, -2.518, -2.611, 3.113, 0.132, -2.481, 3.491, -1.067],
    second: [-1.783, 1.062],
    output: [4.7390003, -0.49, 5.615, -1.3310001, -1.553, -2.963, 0.51899993, -3.851, -1.463, -2.207, 3.521,
    -4.318, 3.325, 0.7789999, 3.784, -0.771, 3.525, -3.58, -0.82800007, 2.0509999, 1.915, -3.543,
    5.274, -2.1290002],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [17]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0.306, 1.612, 0.675, 3.057, -2.793, -2.83, 0.653, 3.389, 2.988, 2.26, -1.929, -0.168, 1.699,
    -0.308, -1.233, -1.937, 3.857],
    second: [-2.012, -2.421, -2.219, 2.775, 0.269, -0.525, -1.157, -2.311, -0.798, -1.209, 2.092, -1.042,
    -2.161, 2.592, 1.122, -2.776, -2.099],
    output: [2.318, 4.033, 2.894, 0.28199983, -3.062, -2.3049998, 1.81, 5.7, 3.7859998, 3.4689999, -4.021,
    0.8740001, 3.8600001, -2.9, -2.355, 0.839, 5.9560003],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [2.266, -1.788, 1.882])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [3.302, -2.665, -1.221, -0.762, 3.348, -1.801],
    output: [1.036, -0.877, -3.103, -3.028, 5.136, -3.683],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [1000000000000000.0, 1e-30, 3.25, -0.0, 16777216.0],
    second: [-2.5, 1e-30, 3.25, 0.0, 1.0],
    output: [1000000000000000.0, 0.0, 0.0, 0.0, 16777215.0],
}, name='special').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 6]))
second = Input('second', (F32, [6]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-3.97, 1.185, -4.963, -7.309, -3.634, -8.608, 0.392, 5.288, -5.123, 0.112, -6.064, 4.507, 8.483,
    8.154, 1.627, -2.344, 0.58, -4.468, -2.735, 4.107, 1.892, 1.128, 2.792, -5.368],
    second: [1.5, -1.25, 2.0, 1.1, -1.0, 0.9],
    output: [-5.4700003, 2.435, -6.963, -8.409, -2.634, -9.507999, -1.108, 6.538, -7.123, -0.98800004, -5.064,
    3.6069999, 6.983, 9.404, -0.37300003, -3.4440002, 1.5799999, -5.368, -4.2349997, 5.357,
    -0.10800004, 0.027999997, 3.792, -6.268],
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
model.Operation('SUB', boxes, second, activation).To(output)
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
output = Output('output', (U8, [5], 0.10999999940395355, 8))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 168, 164, 132],
    second: [0, 255, 62, 81, 18],
    output: [201, 16, 204, 180, 240],
}, name='rank_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 5], 0.10000000149011612, 32))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 157, 14, 131, 222, 215, 38, 179, 14, 153, 223, 2, 74, 163],
    second: [0, 255, 57, 111, 182, 105, 192, 168, 193, 44, 225, 206, 147, 95, 245],
    output: [245, 41, 249, 107, 73, 219, 103, 45, 83, 194, 29, 88, 54, 158, 8],
}, name='rank_2_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 5], 0.17000000178813934, 74))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5Z(6tL^j??Pxtv1UA+;Xt|5~Q++h%cfe<QETu@(lr003|J4b}'
),
    second: packed('<i2',
    'c-mw5|2B#<@WZ#Gd*U}bpJ1A3<7=OPEc|NYN4~Egqt-Cs1pwe35K9'
),
    output: packed('<i2',
    'c-lMeuekifQFnQt)JE3@?yquZU*9)BW0&b-_eTPfd$Jht0syK&4)6'
),
}, name='rank_3_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 1, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 3, 5], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 1, 3, 5], 0.15000000596046448, 55))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-mw5|D{x6`oS2ti<3GHo=Wz8RF8Wez_8le$^K_o-E{`M006RO4<`'
),
    second: packed('<i2',
    'c-mw5e@XPwlHHDmml;o;R#doj?4i;G(+jVo1ljvLbS^UB1puv<4&?'
),
    output: packed('<i2',
    'c-lK^n{bOKGkNu<kgv|FUpCrh@*khNQNU=znJaT@Plhw#1puw;4>k'
),
}, name='rank_4_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.054999999701976776, 228))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 134, 25, 115, 63, 215, 251, 198, 50, 68, 173, 254, 229, 215, 63, 178, 243, 245, 129, 108,
    189, 35, 105],
    second: [255],
    output: [12, 244, 134, 35, 116, 69, 207, 240, 192, 57, 74, 169, 243, 220, 207, 69, 174, 233, 235, 129, 110,
    184, 44, 107],
}, name='scalar_second_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [1], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 32))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [174],
    second: [0, 255, 0, 9, 147, 7, 181, 146, 224, 98, 201, 175, 91, 137, 164, 49, 200, 16, 251, 231, 214, 133,
    9, 18],
    output: [246, 9, 246, 238, 109, 239, 78, 110, 38, 155, 59, 84, 161, 119, 94, 200, 60, 231, 13, 32, 47, 122,
    238, 229],
}, name='scalar_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 73))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 249, 255, 69, 129, 49, 1, 244, 71, 32, 220, 126, 95, 222, 141, 253, 0, 66, 13, 198, 148,
    179, 102],
    second: [0, 255, 50, 131],
    output: [179, 77, 209, 158, 197, 46, 159, 94, 240, 31, 155, 149, 211, 37, 202, 129, 243, 14, 163, 97, 229,
    51, 192, 120],
}, name='last_dimension_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.15000000596046448, 36))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 60, 191, 106, 227, 61, 243, 46, 234, 239, 236],
    second: [0, 255, 190, 109, 81, 156, 9, 141, 210, 44, 15, 195, 164, 207, 127, 92, 9, 68, 34, 104, 172, 251,
    199, 125],
    output: [178, 42, 33, 147, 143, 118, 190, 137, 11, 218, 244, 87, 36, 83, 88, 162, 205, 194, 169, 169, 44,
    38, 85, 148],
}, name='lower_rank_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 4], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 4], 0.1599999964237213, 62))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 52, 57, 61, 89, 175, 131, 151, 83, 137, 228, 117, 252, 119, 209, 58, 127, 229, 29, 53, 165,
    31, 163],
    second: [0, 255, 89, 227, 48, 62, 234, 185],
    output: [195, 67, 139, 28, 214, 16, 177, 51, 242, 14, 165, 82, 192, 223, 42, 110, 174, 184, 76, 54, 172,
    196, 14, 96],
}, name='middle_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 1, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 2, 1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 2, 4], 0.08399999886751175, 27))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 11, 103, 215, 177, 131, 29, 114, 234, 216, 64],
    second: [172, 122],
    output: [14, 166, 20, 75, 91, 243, 98, 153, 142, 119, 92, 31, 219, 197, 169, 109, 82, 153, 142, 52, 159,
    231, 220, 129],
}, name='both_quant8').AddVariations(signed(first, second, output))

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 1], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.1899999976158142, 62))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 125, 191, 61, 195, 213, 52, 198],
    second: [0, 255, 212],
    output: [174, 241, 207, 50, 15, 51, 85, 43, 81],
}, name='square_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 0.15000000596046448, 62))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 235, 0, 217, 177, 109, 167, 79],
    second: [0, 255, 246],
    output: [204, 68, 69, 204, 55, 50, 240, 38, 17],
}, name='square_and_vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 1], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 3], 0.20000000298023224, 73))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 173, 186],
    second: [0, 255, 119],
    output: [179, 14, 102, 243, 77, 166, 223, 57, 145, 226, 60, 148],
}, name='outer_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 2, 3, 2], 0.05000000074505806, 61))
second = Input('second', (U8, [2], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 2, 3, 2], 0.14000000059604645, 31))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 9, 179, 17, 147, 36, 104, 150, 111, 175, 163, 73, 187, 34, 0, 160, 104, 48, 190, 61, 41,
    141, 139],
    second: [187, 30],
    output: [9, 246, 12, 219, 15, 207, 22, 192, 63, 195, 72, 213, 35, 222, 21, 155, 66, 192, 26, 223, 31, 170,
    60, 205],
}, name='rank_4_to_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [17], 0.05000000074505806, 61))
second = Input('second', (U8, [17], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [17], 0.18000000715255737, 70))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 159, 23, 136, 134, 68, 238, 211, 215, 141, 115, 236, 127, 130, 54, 44],
    second: [0, 255, 236, 250, 114, 65, 110, 234, 139, 81, 134, 42, 16, 216, 188, 208, 11],
    output: [188, 75, 62, 14, 144, 178, 128, 85, 146, 189, 130, 190, 242, 67, 88, 53, 192],
}, name='vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.46000000834465027, 129))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 196, 6, 236, 217, 16, 90, 58, 3, 140, 163, 55, 93, 202, 188, 202, 10, 141, 111, 202],
    second: [0, 255, 166, 171, 54, 10, 73, 28, 175, 118, 95, 172, 10, 159, 93, 252, 115, 116, 93, 86, 207],
    output: [0, 255, 255, 0, 255, 255, 0, 56, 0, 0, 153, 197, 0, 60, 255, 245, 255, 0, 155, 96, 255],
}, name='far_apart_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 13.800000250339508, 129))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 196, 6, 236, 217, 16, 90, 58, 3, 140, 163, 55, 93, 202, 188, 202, 10, 141, 111, 202],
    second: [0, 255, 166, 171, 54, 10, 73, 28, 175, 118, 95, 172, 10, 159, 93, 252, 115, 116, 93, 86, 207],
    output: [121, 137, 133, 121, 136, 135, 122, 127, 124, 121, 130, 131, 124, 127, 134, 133, 134, 121, 130, 128,
    134],
}, name='far_apart_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.46000000834465027, 0))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 71, 44, 20, 121, 51, 167, 206, 191, 188, 178, 220, 37, 86, 33, 194, 21, 59, 109, 219],
    second: [0, 255, 110, 118, 54, 119, 245, 57, 184, 162, 27, 53, 146, 107, 23, 226, 169, 98, 61, 185, 139],
    output: [255, 0, 255, 239, 255, 238, 0, 255, 111, 154, 255, 255, 186, 255, 255, 28, 140, 255, 255, 108, 199],
}, name='far_apart_swapped_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 13.800000250339508, 0))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 71, 44, 20, 121, 51, 167, 206, 191, 188, 178, 220, 37, 86, 33, 194, 21, 59, 109, 219],
    second: [0, 255, 110, 118, 54, 119, 245, 57, 184, 162, 27, 53, 146, 107, 23, 226, 169, 98, 61, 185, 139],
    output: [16, 0, 8, 8, 12, 8, 0, 12, 4, 5, 14, 12, 6, 9, 14, 1, 5, 9, 12, 4, 7],
}, name='far_apart_swapped_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.06199999898672104, 0))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 16, 184, 166, 148, 103, 179, 54, 36, 197, 115, 27, 143, 132, 167, 60, 95, 113, 154, 95],
    second: [0, 255, 137, 192, 107, 69, 169, 181, 71, 63, 197, 2, 31, 35, 12, 4, 205, 45, 172, 80, 7],
    output: [255, 255, 216, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 177, 255, 255, 255,
    255],
}, name='zero_points_0_255_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 1.8599999696016312, 0))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 16, 184, 166, 148, 103, 179, 54, 36, 197, 115, 27, 143, 132, 167, 60, 95, 113, 154, 95],
    second: [0, 255, 137, 192, 107, 69, 169, 181, 71, 63, 197, 2, 31, 35, 12, 4, 205, 45, 172, 80, 7],
    output: [14, 14, 7, 13, 17, 18, 10, 14, 13, 12, 14, 20, 13, 20, 20, 22, 6, 16, 11, 18, 18],
}, name='zero_points_0_255_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.09700000286102295, 255))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 67, 241, 116, 170, 168, 18, 243, 12, 248, 96, 164, 68, 114, 88, 151, 67, 66, 17, 0],
    second: [0, 255, 64, 113, 130, 223, 149, 211, 229, 251, 3, 194, 114, 65, 97, 169, 39, 37, 19, 254, 85],
    output: [0, 0, 0, 124, 0, 0, 12, 0, 7, 0, 245, 0, 44, 0, 10, 0, 108, 23, 41, 0, 0],
}, name='zero_points_255_0_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 2.9100000858306885, 255))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 67, 241, 116, 170, 168, 18, 243, 12, 248, 96, 164, 68, 114, 88, 151, 67, 66, 17, 0],
    second: [0, 255, 64, 113, 130, 223, 149, 211, 229, 251, 3, 194, 114, 65, 97, 169, 39, 37, 19, 254, 85],
    output: [246, 246, 246, 251, 246, 244, 247, 240, 247, 238, 255, 243, 248, 246, 247, 243, 250, 247, 248, 238,
    243],
}, name='zero_points_255_0_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 0.2199999988079071, 105))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 63, 161, 170, 71, 75, 207, 248, 69, 77, 132, 153, 56, 226, 142, 67, 48, 169, 103, 172],
    second: [0, 255, 32, 254, 97, 73, 10, 66, 12, 146, 14, 132, 194, 228, 107, 16, 47, 244, 232, 61, 234],
    output: [105, 105, 140, 0, 188, 103, 179, 255, 255, 17, 177, 105, 58, 0, 240, 248, 128, 0, 33, 153, 35],
}, name='equal_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 7], 6.599999964237213, 105))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 63, 161, 170, 71, 75, 207, 248, 69, 77, 132, 153, 56, 226, 142, 67, 48, 169, 103, 172],
    second: [0, 255, 32, 254, 97, 73, 10, 66, 12, 146, 14, 132, 194, 228, 107, 16, 47, 244, 232, 61, 234],
    output: [105, 105, 106, 101, 108, 105, 107, 110, 114, 102, 107, 105, 103, 98, 110, 110, 106, 98, 103, 107,
    103],
}, name='equal_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 6], 0.05000000074505806, 61))
second = Input('second', (U8, [6], 0.12999999523162842, 187))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 6], 0.07000000029802322, 120))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [0, 255, 142, 46, 145, 108, 70, 119, 198, 75, 145, 191, 2, 3, 51, 38, 248, 170, 240, 179, 85, 38,
    10, 36],
    second: [0, 255, 192, 146, 73, 90],
    output: [255, 132, 169, 185, 255, 255, 255, 35, 209, 206, 255, 255, 255, 0, 104, 180, 255, 255, 255, 78,
    128, 180, 255, 255],
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
model.Operation('SUB', scores, second, activation).To(output)
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
quantized = Internal('quantized', (U8, [2, 3], 0.12999999523162842, 44))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [246, 167, 194, 74, 147, 149],
    second: [121, 56, 79],
    output: [17.81, 22.359999, 20.67, 9.23, 21.32, 18.46],
}, name='clear_of_halves_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 0))
second = Input('second', (U8, [4, 5], 0.5, 255))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 124, 10, 193, 125, 166, 137, 32, 30, 229, 196, 18, 243, 70, 172, 224, 8, 169, 1],
    second: [143, 129, 128, 115, 149, 101, 139, 149, 124, 115, 120, 140, 117, 104, 142, 103, 128, 141, 136, 124],
    output: [56.0, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5, 63.5,
    63.5, 61.0, 63.5, 63.5],
}, name='grid_zero_point_0_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 128))
second = Input('second', (U8, [4, 5], 0.5, 127))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 148, 112, 118, 90, 139, 46, 236, 191, 235, 178, 237, 241, 134, 42, 163, 135, 75, 215],
    second: [116, 155, 152, 137, 154, 147, 132, 137, 105, 118, 114, 138, 135, 151, 114, 154, 150, 111, 117, 139],
    output: [-58.5, 49.5, -2.5, -13.0, -18.5, -29.0, 3.0, -46.0, 63.5, 36.0, 60.0, 19.5, 50.5, 44.5, 9.5, -56.5,
    6.0, 11.5, -21.5, 37.5],
}, name='grid_zero_point_128_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 255))
second = Input('second', (U8, [4, 5], 0.5, 0))
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 138, 80, 125, 217, 141, 148, 207, 76, 91, 32, 217, 137, 3, 1, 214, 39, 177, 33],
    second: [103, 144, 146, 138, 138, 117, 117, 110, 115, 127, 151, 155, 149, 117, 132, 137, 134, 140, 146, 118],
    output: [-64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0, -64.0,
    -64.0, -64.0, -64.0, -64.0, -64.0, -64.0],
}, name='grid_zero_point_255_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [184, 858, 87, -485, 867],
    second: [368, -473, 374, -59, 504],
    output: [-184, 1331, -287, -426, 363],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: packed('<i2',
    'c-jFx0K@;%(qF1owMVd_*seL_)Mu;z4YvyrOwU1ZdQlXq`~Cm`{r&+00Q~*@0|5R4{{90100RO2{{H>{{{a2U;~(t'
),
    second: packed('<i2',
    'c-nifU-G!sPBbGoSnC$=0^{A``+~w40$wdWeu;nGQ?37uAn>30AJbpPzkit+|NZ&L$iVc6;m^PSjQ<${Jv<x;'
),
    output: packed('<i2',
    'c-jFx0K@;|qwB}ecQQycg@j+$G&Jz2Pi3_b{N<dfs6uAM(f<Gb`}_a{{r>y^0RsU5`~U_5{saC1{Q>>}{Q&$HP9WC'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-191, 71, -651, 713, 194, 684, 857, -638, 231, 689, -394, -550],
    second: [165, -515],
    output: [-356, -94, -816, 548, 324, 586, -136, 1228, 29, 519, 692, -803, 709, 1199, 1372, -123, 66, 524,
    -559, -715, 746, 1204, 121, -35],
}, name='both_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [179],
    second: [-51, -820, -26, 65, 729, 791, -679, -92, 203, -522, 487, 361, 279, 433, 445, -843, -346, 40, -737,
    586, 666, 310, 149, 133],
    output: [230, 999, 205, 114, -550, -612, 858, 271, -24, 701, -308, -182, -100, -254, -266, 1022, 525, 139,
    916, -407, -487, -131, 30, 46],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [-662, 712, -561, 842, -545, -53, -143, 389, -736, 309, 797, -833],
    second: [-730, -117, 104, 887, -76, -605, 156, -169, -389, -37, 379, 163, 583, 46, -823, 650, 212, -20, 839,
    -509, 434, -612, 121, -490],
    output: [68, 829, -665, -45, -469, 552, -299, 558, -347, 346, 418, -996, -1245, 666, 262, 192, -757, -33,
    -982, 898, -1170, 921, 676, -343],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [776, 442, -323, -157],
    second: [-686, -291, -120],
    output: [1462, 1067, 896, 1128, 733, 562, 363, -32, -203, 529, 134, -37],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
activation = Int32Scalar('activation', 0)
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('SUB', first, second, activation).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [5.0, -9.0, 9.0, -5.0, 3.0, -9.0, 5.0, -2.0, -4.0, 39950.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
activation = Int32Scalar('activation', 0)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('SUB', first, second, activation).To(output)
Example({
    first: [1073741857, -2147483617, 1999999999, -1],
    second: [31, 9, 99999967, 2147483607],
    output: [1073741826, -2147483626, 1900000032, -2147483608],
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
model.Operation('SUB', classes, second, activation).To(output)
Example({
    scores: [],
    boxes: [],
    batches: [],
    second: [7],
    output: [],
}, name='zero_sized_int32').DisableLifeTimeVariation()
