# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED of floats: ranks, sizes, activation.

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

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
weights = Parameter('weights', (F32, [4, 5]), [-0.585, 0.123, 0.863, -0.456, 1.489, 0.775, -0.021, -1.008, -0.047, 0.605, -0.986, 0.849, 0.09,
    0.584, -0.618, 0.498, -0.855, 0.065, 0.871, -0.009])
bias = Parameter('bias', (F32, [4]), [-0.071, 0.598, 1.553, -1.311])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-1.5, -1.187, -1.133, -0.502, 1.38, -0.546, -1.828, -0.268, 1.695, -1.239, -1.601, -1.736, 0.951,
    1.731, 1.551],
    output: [1.9664519, 1.4609851, 0.776259, -1.5664219, -2.8255088, -0.345878, 2.2708461, 1.450108, 2.992873,
    -0.7079289, 1.795698, 0.93153894],
}, name='rank_2').AddVariations('relaxed', 'float16')

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.934, -0.754, -1.01, 0.018, 0.658, 0.369, 1.458, -1.054, -1.479, 1.362, -0.352, 0.142])
bias = Parameter('bias', (F32, [3]), [1.181, -0.87, -1.739])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [6, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-1.771, 0.876, -1.734, 0.899, -1.594, 1.578, 1.609, 0.98, 1.718, -0.385, -1.644, -1.155, -0.304,
    -0.039, 1.651, -1.152, 0.746, -0.496, -0.524, -1.875, 0.531, -0.749, -0.438, -1.382],
    output: [3.942132, -5.187792, 2.811447, -0.12746592, -0.023568194, 2.340554, 1.506328, -1.061203, -4.389614,
    -0.19390401, 2.536943, -2.087238, 1.3537099, 0.6501021, -3.5996878, 1.6672959, 0.021041038,
    -3.586555],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 4]))
weights = Parameter('weights', (F32, [2, 12]), [0.936, -0.347, 0.0, -0.578, 0.018, 0.71, -0.857, -1.447, 0.156, -0.731, 0.084, 1.221, 1.348, 1.35,
    -0.039, -1.255, 1.052, -1.35, 0.585, -1.327, -1.079, 1.067, -1.136, -1.5])
bias = Parameter('bias', (F32, [2]), [0.75, -1.488])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0.812, -0.512, -1.939, -1.208, 1.295, 1.755, -0.424, 1.917, -0.864, -1.664, -0.133, 0.689, -1.397,
    -0.903, -0.472, -1.246, -1.222, -1.85, -0.12, -1.162, -1.462, -1.087, 1.436, 1.966],
    output: [3.1564457, -5.0174165, 4.01233, -4.486965],
}, name='rank_4').AddVariations('relaxed', 'float16')

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
weights = Parameter('weights', (F32, [3, 4]), [0.62, 0.223, 1.303, 0.135, 1.063, 1.487, 0.442, -0.95, 0.644, -0.953, 1.167, -0.496])
bias = Parameter('bias', (F32, [3]), [-1.519, -1.608, 0.693])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-1.602, 1.534, -1.117, 1.986, -0.356, 0.156, -1.577, -1.307, -1.791, -1.304, -1.96, -0.938],
    output: [-3.357499, -3.410282, -4.089185, -3.936208, -1.20984, -0.8770191, -5.6007223, -5.426101, -1.039764],
}, name='flattened').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 7]))
weights = Parameter('weights', (F32, [1, 7]), [0.926, 0.358, 1.13, 0.877, -0.995, -0.75, 1.208])
bias = Parameter('bias', (F32, [1]), [0.177])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 1]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-1.883, 0.534, -0.156, 1.06, -1.209, 0.577, 1.672, -1.721, -0.253, -0.647, -1.229, -1.842, 0.928,
    0.114],
    output: [2.1678348, -2.0416608],
}, name='one_unit').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1]))
weights = Parameter('weights', (F32, [4, 1]), [0.914, 0.732, 0.57, 1.382])
bias = Parameter('bias', (F32, [4]), [1.614, 0.388, -1.734, -1.082])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0.819, 0.297, 1.242],
    output: [2.362566, 0.987508, -1.26717, 0.049857967, 1.885458, 0.605404, -1.56471, -0.67154604, 2.749188,
    1.2971439, -1.02606, 0.63444394],
}, name='one_input').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
weights = Parameter('weights', (F32, [4, 4]), [-0.367, -0.739, -1.327, -0.116, -0.753, 0.282, 1.032, -0.393, 1.489, 0.307, -0.147, -1.077, -0.266,
    -0.562, -0.416, -0.528])
bias = Parameter('bias', (F32, [4]), [0.833, -1.805, -1.882, -0.25])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0.462, 1.389, -1.189, -1.796, 0.707, 0.355, -1.694, -1.084, -0.831, 1.613, 0.989, -1.506, -0.748,
    1.51, 1.763, 1.105],
    output: [1.423114, -2.2824078, 1.3414161, 0.289402, 2.684868, -3.5594568, 0.69619405, 0.639484, -1.191737,
    0.88811505, -1.1475888, -0.55171597, -2.4760551, 0.569215, -3.981448, -2.2165],
}, name='square').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 17]))
weights = Parameter('weights', (F32, [3, 17]), packed('<f4',
    'c-q@FO?eqp_qX<m=H+a~t>5C_aOFR}-uNYmrO^Dj<c8xcNkJJ4mgQR;r`10G7SvpP)VQC))A{yn?HmoUx1IYMGhS=#3cN0KVe!<z'
    'JHl)`f3p;MhY9SMC^cK?zHyrUQjHx4G8BvtG5B~_x~OljnJJSfzqPT@X6Fj$=1l^Juhj8nCGOm|qWoOMy54*j=l<rlt<r1cvL*@y'
    'FKyUwzt?`hz5TxZ_O|vw1`t~9-@gyY2J(PlABeO8Q9${9KnxTD0F8!Vxc'
))
bias = Parameter('bias', (F32, [3]), [-1.304, -1.756, -0.205])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: packed('<f4',
    'c-jjK$OuV#*O~u(o?`8c((}EA(`w`LIaKd&S&{NM%2e0-OD$jT#K!_PjzYiRZ?Mms{C&Euv;8iiHEjMTj#)2FiQ9DluYK-!-lY}x'
    '4=!`IKQjHaqxs&e-J&ZmuX(sv?DYHFzhBMm4-vKBzu#{EzJ2!lfsFki0?2|eLF~OiNdVOJNv!'
),
    output: [-3.3401785, 7.4775944, 5.144961, -6.8197207, 0.352042, -1.2935041],
}, name='size_17').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [17, 3]), packed('<f4',
    'c-s5(?T7mDB?9WU_w}23?AJ|mYuv#1X~RYRMJ(pq?ta)*s_Vk0|0RE7@3x53xvC%LNNz}axl$w8(7PbQkjww>0VY#-=WSDqbT1Vt'
    '-E|G?{H(Hk?&M9~jd%YFy`BEqa^Z8f<wsbG1k^s>dCXxx*RrF%H|13KJw@*3<QbcES42PA);F;>jm>|?+?=f{SD5$Y{axbvyRmJ9'
    'S;vgPeRliy+3(-CZ~uP#z4mrMY;V7JKag){Z@=Fj!~hBG+qZ8IP=4QjAjf_`0DZt`9s'
))
bias = Parameter('bias', (F32, [17]), [1.697, 1.222, -1.835, -1.015, -0.962, -0.971, -0.881, -0.771, -1.122, 0.052, 0.939, -0.476, 0.583,
    -1.865, -1.19, -0.27, -0.408])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 17]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-0.415, -1.864, -1.006, -0.139, -0.595, -0.73],
    output: packed('<f4',
    'c-jGo0C)fSqq`KK<CXgaheNX>2}BwIHrUTM_E_DR%B;1%i1ZMo-`xn9>c2a$tB}$J&@}Ui-Hci;q#a<7i>Yvz7>Q@7By^|5mrn;a'
    'aR(odE(wI5)`Le6>f2$d>JI-2Dj&M_abShJDnCEIz`(%2Kfu30z(2mfz`#F0zrVl0zP`XcKfgb}zrVk{Qb#-'
),
}, name='units_17').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6]))
weights = Parameter('weights', (F32, [5, 6]), packed('<f4',
    'c-j+?ei|0Ht=V34+nb<wl?l^ir!igRxnDiwws!xAHCrO|FYxX9e84p3bKs7emrtFeoVAsh{6+G9wjWw9b7H0}ldk7qt$F>mJL=Y}'
    'HFPiWR^P3in>Q(LT4`F<G<zVhv)ymMcfbAq{rl|q*zE@bd;9(N`#=N$oC!Hf'
))
bias = Parameter('bias', (F32, [5]), [-1.399, 0.112, -1.927, -0.908, 0.627])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 5]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [1.546, 0.224, 1.529, 0.336, 0.047, 0.544],
    output: [1.6758139, -1.55626, -2.9659362, -3.5335522, 4.273199],
}, name='one_batch').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Weights and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [3, 5]))
weights = Parameter('weights', (F32, [4, 5]), [1.492, -0.695, 1.337, -0.155, 1.055, 1.427, -1.226, 0.638, -0.648, -0.267, 0.171, -0.364, -1.169,
    0.019, -0.431, -1.049, -0.518, 0.873, 0.035, 0.71])
bias = Parameter('bias', (F32, [4]), [-0.059, -0.879, -1.747, -1.535])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [-1.227, 1.146, -0.372, 0.507, 0.14, 0.495, -1.085, 1.407, -1.595, -0.622, -1.181, 0.112, 0.759,
    -1.685, 0.09],
    output: [-3.114403, -4.638177, -1.9898, -1.049116, 2.9057891, 3.254875, -2.674421, -0.7613589, -0.52798396,
    -1.149507, -2.947795, 0.31338507],
}, name='in_pool').AddVariations('float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
weights = Parameter('weights', (F32, [4, 5]), [-0.315, -0.382, -0.061, 0.14, 0.619, 0.608, 1.425, 1.289, 0.526, 0.718, 0.382, -1.304, -0.81,
    -0.387, -1.494, -1.149, -0.042, -0.411, -1.09, -0.77])
bias = Parameter('bias', (F32, [4]), [-0.062, -0.701, 0.503, -0.5])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [6.822, 3.087, -5.728, -6.447, 2.279, 3.499, 6.323, 7.133, -6.783, 4.551, 4.32, -2.734, -6.834,
    5.825, 2.985],
    output: [-2.532635, -1.292442, 2.8133993, -0.84152395, -2.147235, 19.330864, -16.357477, -3.82838,
    2.7016768, -5.572236, 4.5400515, -11.187778],
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
weights = Parameter('weights', (F32, [3, 4]), [0.675, -0.466, -0.34, 0.772, -0.208, -0.883, -0.046, 0.066, 0.605, -0.959, -0.87, 1.212])
bias = Parameter('bias', (F32, [3]), [1.754, -0.95, 0.641])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [0, 3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('FULLY_CONNECTED', boxes, weights, bias, activation).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()
