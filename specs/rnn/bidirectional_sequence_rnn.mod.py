# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_RNN: outputs, states, auxiliary inputs.

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

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.137, -0.481, 0.872, 0.28, -0.963, 0.42, -0.002, 0.642, 0.343, -0.417, -0.566, -0.144])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.62, -0.579, 0.687, -0.426, -0.397, 0.048, -0.469, 0.618, 0.183])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.787, -0.172, -0.082])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.807, -0.151, 0.379, 0.222, 0.609, 0.015, -0.841, 0.561])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.335, 0.465, 0.568, -0.011])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.591, -0.863])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output)
Example({
    input: [1.76, -0.96, -1.161, -1.827, 0.408, 0.361, 0.153, -1.53, -1.532, 0.266, 1.35, -1.515, -1.176,
    1.486, 0.631, 0.685, -0.356, 1.729, 1.889, 0.114, -1.66, -0.07, 1.331, -1.072],
    forward_hidden_state: [-0.38, 0.324, 0.04, -0.693, 0.201, 0.555],
    backward_hidden_state: [0.739, -0.378, 0.145, 0.004],
    forward_output: [0.04138833, -0.99779934, 0.9770484, 0.92130166, -0.74890494, -0.3936586, 0.6607454, 0.31460765,
    -0.9771979, 0.87351406, 0.9786761, -0.7657686, -0.048569925, 0.16741863, -0.96075904,
    0.62113965, 0.5472191, -0.85399884],
    backward_output: [-0.1130393, -0.19691586, -0.62696093, -0.9725233, -0.97134125, -0.99755764, -0.9314068, -0.9623044,
    -0.49971974, -0.9959406, -0.93544656, -0.99822617],
}, name='alone_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.291, -0.039, -0.17, -0.085, -0.026, 0.528, -0.928, -0.491, 0.795, 0.941, -0.152, 0.913])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.491, -0.628, -0.06, 0.15, -0.104, -0.164, -0.236, -0.689, -0.235])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.716, 0.989, 0.62])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.421, -0.031, 0.336, -0.851, 0.918, 0.675, 0.051, 0.652])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.256, -0.447, -0.205, 0.547])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.638, 0.686])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [1.494, -0.402, -1.004, 1.154, -0.562, 0.214, 1.153, -0.315, -1.172, -1.896, 0.181, 0.742, -0.114,
    1.849, -1.983, 1.986, -0.745, 1.16, 0.729, -1.784, 1.469, 1.369, -1.082, 1.965],
    forward_hidden_state: [0.592, -0.59, -0.047, -0.918, -0.584, 0.221],
    backward_hidden_state: [-0.169, -0.806, -0.897, -0.961],
    forward_output: [0.43903437, 0.8513027, 0.9941235, -0.8928537, 0.015567212, -0.7666068, -0.9013028, -0.4805733,
    -0.7878743, -0.63528675, 0.9913607, 0.99989986, -0.9599144, 0.89724475, -0.8828209, -0.8634674,
    0.9246824, 0.9998775],
    backward_output: [0.31798175, 0.9722743, 0.8953371, -0.31354803, -0.05020178, -0.9190564, -0.93924403, 0.9951304,
    0.89833415, 0.30845737, -0.55239534, 0.9990817],
    forward_state_out: [-0.9013028, -0.4805733, -0.7878743, -0.8634674, 0.9246824, 0.9998775],
    backward_state_out: [0.31798175, 0.9722743, -0.93924403, 0.9951304],
}, name='alone_batch_major_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.846, 0.129, -0.885, 0.788, -0.781, 0.774, 0.848, 0.211, -0.63, 0.133, 0.105, -0.162])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.138, -0.354, -0.283, -0.604, -0.411, 0.417, -0.141, -0.22, -0.53])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.49, 0.175, -0.906])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.723, -0.278, 0.393, -0.31, 0.342, -0.342, 0.023, -0.811])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.033, 0.253, -0.489, 0.319])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.01, -0.108])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output)
Example({
    input: [0.087, 1.487, 1.859, 0.113, 0.734, 1.027, 1.554, -0.129, -0.788, -0.533, -1.793, -0.81, 1.221,
    1.11, 0.88, 1.347, 0.636, 0.309, -0.112, 1.113, 1.759, 0.104, 0.7, 0.015],
    forward_hidden_state: [-0.699, 0.642, -0.803, -0.746, -0.208, -0.004],
    backward_hidden_state: [0.581, 0.219, -0.58, 0.664],
    forward_output: [-0.9542448, 0.9906747, -0.20048812, -0.8459338, 0.97675776, -0.71370494, -0.605969, -0.84196764,
    -0.47354886, 0.60958415, 0.7272559, -0.87886536, 0.8880298, 0.5167541, -0.7333761, 0.44563708,
    -0.91462237, -0.93657595],
    backward_output: [0.3955212, -0.19998866, 0.58146805, -0.5605037, -0.7894818, 0.14704908, 0.58469546, -0.8771356,
    0.031103928, -0.8060446, 0.9366999, 0.74310637],
}, name='alone_time_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.816, 0.973, 0.082, 0.6, -0.391, 0.241, 0.151, -0.688, 0.771, -0.62, 0.716, 0.815])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.22, 0.559, -0.069, 0.426, 0.297, 0.026, -0.166, 0.161, -0.339])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.94, 0.581, -0.214])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.708, 0.594, -0.349, 0.114, -0.737, -0.858, 0.324, 0.101])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.29, 0.626, 0.015, -0.245])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.012, -0.398])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.988, -0.902, -1.903, 1.425, -1.346, 0.37, -0.263, -0.27, 1.19, -1.753, 0.806, 0.151, 0.143,
    -1.462, 1.63, 0.41, 1.364, -1.968, 0.351, 1.541, -1.875, -1.884, 1.138, 1.932],
    forward_hidden_state: [0.905, -0.18, -0.753, -0.331, 0.565, -0.213],
    backward_hidden_state: [-0.602, -0.046, -0.552, 0.236],
    forward_output: [0.2503189, 0.18356062, -0.8649379, 0.6280152, 0.8772632, -0.93173736, -0.9975549, -0.14915891,
    0.9922045, -0.9332546, 0.5653429, 0.9901993, -0.994502, -0.95424956, 0.9976387, 0.43204075,
    -0.4630694, 0.94763905],
    backward_output: [-0.73748, 0.8556557, -0.3638149, -0.039599083, -0.22569688, 0.35976884, -0.73560095, 0.7863091,
    -0.32879895, 0.50565964, -0.9895359, 0.9959339],
    forward_state_out: [-0.994502, -0.95424956, 0.9976387, 0.43204075, -0.4630694, 0.94763905],
    backward_state_out: [-0.73748, 0.8556557, -0.3638149, -0.039599083],
}, name='alone_time_major_with_state').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.477, -0.109, 0.297, -0.7, -0.938, 0.592, 0.958, 0.787, -0.522, 0.083, -0.873, 0.506])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.324, 0.43, -0.238, -0.025, 0.309, -0.042, -0.196, 0.483, -0.454])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.766, 0.592, 0.682])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.188, -0.914, -0.659, -0.212, 0.365, 0.874, 0.456, -0.565])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.514, 0.539, -0.039, 0.275])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.099, -0.899])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output)
Example({
    input: [0.786, 1.202, 0.977, -0.662, -1.961, 1.221, -0.334, 1.974, 1.812, -1.602, 1.845, 0.955, 1.908,
    -0.249, -0.531, 0.351, -0.787, -1.475, 0.828, -0.415, 0.804, 1.272, 0.316, 0.222],
    forward_hidden_state: [-0.814, 0.205, 0.258, 0.871, -0.925, -0.42],
    backward_hidden_state: [0.225, 0.641, 0.643, 0.88],
    output: packed('<f4',
    'c-j*^anbU0*dDDd(jqhe-p&)_n{~?R(D{ZbcDHUm-t}>2?{tmYn9mD;te5_H{KS(R0-7(K>b4rJPHy|n^*L0{L#)<St-e06e1l9*'
    'OVF>9uNr|df*rwms^J$z6z%Qz@3*%Hk#_d`?e_26zt;}P-)9dbfD8bjo;t('
),
}, name='alone_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.401, 0.524, -0.174, -0.106, -0.402, -0.785, -0.3, -0.325, 0.459, -0.462, 0.262, 0.978])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.079, 0.189, -0.366, -0.349, 0.695, 0.52, -0.252, -0.641, -0.435])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.115, -0.859, 0.695])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.875, 0.129, -0.671, -0.939, -0.467, 0.221, 0.149, 0.153])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.05, -0.618, -0.262, -0.19])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.178, -0.59])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [2, 3, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [0.415, 0.507, 0.212, 0.485, -0.828, 1.426, -0.67, -1.484, 0.226, -0.912, -1.854, -0.891, -1.256,
    1.856, -0.03, 0.903, -0.014, -0.685, 1.483, -0.435, 0.239, -1.796, 1.623, 0.982],
    forward_hidden_state: [-0.547, 0.639, 0.016, 0.841, -0.757, -0.197],
    backward_hidden_state: [-0.967, -0.785, -0.11, 0.01],
    output: packed('<f4',
    'c-jlq7AiJ1kaD=4UdHzD$K;=)54MIld=S4<uhcmI9ap0I8V`mo%z`CH-7lmsb6R$Mi^u+(j={&`)9)r7jGF3feqYrgyrh2Vm!GQD'
    '7L9eUw0T{F;<Z9cJnE~&?e^R6+i$lYNZRhRw+FK9fFzK&Z~s0Z4FKsbI9C'
),
    forward_state_out: [0.119276926, -0.48791522, 0.6461163, -0.9546987, -0.19615747, 0.9975986],
    backward_state_out: [-0.43609962, -0.6445344, 0.6690782, 0.5537007],
}, name='alone_batch_major_merged_with_state')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.147, 0.058, -0.461, -0.516, 0.961, -0.554, 0.785, -0.926, 0.1, -0.821, 0.616, 0.995])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.223, -0.042, -0.327, -0.586, -0.249, -0.294, 0.014, 0.384, 0.063])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.841, -0.924, 0.901])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.971, 0.896, 0.936, 0.737, 0.579, 0.079, -0.739, -0.284])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.183, -0.063, 0.044, 0.485])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.135, 0.54])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output)
Example({
    input: [-0.57, -1.796, -0.809, -1.815, 0.295, 1.817, 1.76, -0.944, 1.931, 1.912, -0.937, -1.355, 1.743,
    1.556, -1.466, 1.836, 0.755, -0.745, 0.672, -1.516, -1.515, -0.479, -1.037, 0.945],
    forward_hidden_state: [-0.976, 0.601, 0.848, -0.784, -0.175, 0.699],
    backward_hidden_state: [-0.039, -0.774, 0.752, -0.412],
    output: packed('<f4',
    'c-l)yUy?sHwtE+Yf3bdB+b+I&)+X`Bn*5j6RLhn==e-dA@A<SaMJu1Z+g}R5f4#3K<x}QO{UnZxb*Y+St_6y{_4&ybH|mysnoyZq'
    'XINubTluKs|K~@k^}dzH`|R!Z+wZprQg%Rw{eB>}x3#z1X9r~M-wOaRvN&P'
),
}, name='alone_time_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.995, -0.039, -0.42, 0.38, -0.331, -0.244, -0.091, -0.52, -0.074, 0.607, 0.579, -0.692])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.199, 0.401, 0.39, -0.326, 0.098, -0.522, -0.14, 0.112, 0.678])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.598, -0.971, -0.485])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.195, -0.207, 0.486, 0.279, 0.02, -0.366, -0.26, 0.409])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.515, -0.475, -0.192, -0.252])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.804, 0.702])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [3, 2, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [-0.192, -1.514, 0.476, -1.959, 0.21, -1.843, -1.892, 1.305, 1.218, 0.819, -1.296, 0.015, 0.23,
    1.102, 1.539, -0.865, -1.591, 1.886, -1.617, 0.758, -0.93, -0.952, 1.105, 1.509],
    forward_hidden_state: [-0.487, 0.417, 0.285, 0.555, 0.799, 0.888],
    backward_hidden_state: [0.013, -0.491, 0.513, -0.189],
    output: packed('<f4',
    'c-osd%gvw9Wk=qvYS#pY<L$9^Ju(^7JbB|hGsIaRXb4{7=}$TAuy6lq(Oo_6l9e$(n2Z&~&)m$ub!YJ%|8>t9*jLr$)lI3Ll7FW_'
    'CCpqQNTJrxFI+D*#d>|Lt)2aTAlkpr-fsWC{Xhl;?Y9RKcJ=@+yfv8'
),
    forward_state_out: [0.9887785, -0.8050428, -0.80780107, 0.89786386, -0.8939833, -0.73295623],
    backward_state_out: [-0.52953047, 0.3327946, -0.2905262, 0.9913861],
}, name='alone_time_major_merged_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.941, 0.393, 0.24, 0.731, 0.704, -0.451, 0.857, 0.088, 0.963, -0.849, -0.537, -0.647])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.663, 0.473, 0.299, -0.304, -0.6, -0.334, 0.144, -0.427, -0.136])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.517, 0.432, 0.427])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.71, 0.187, -0.956, 0.043, 0.567, 0.818, 0.951, -0.26])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.284, 0.275, 0.082, 0.191])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.651, -0.489])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output)
Example({
    input: [-0.87, -0.765, 1.128, -1.099, -0.316, -0.075, -0.22, -1.839, -0.169, -0.936, 1.862, -1.329, 0.57,
    0.933, -0.92, 1.592, 1.18, 0.932, 0.352, -0.23, -0.626, -1.422, 0.275, 1.926],
    forward_hidden_state: [-0.125, 0.806, -0.709, 0.618, -0.327, 0.134],
    backward_hidden_state: [-0.582, 0.3, -0.42, 0.214],
    aux_input: [-1.338, 1.205, 1.634, -1.726, -0.368, -0.972, -0.507, 1.754, 0.28, 0.99, 1.03, -1.834, -0.059,
    1.864, 0.334, -1.21, 0.687, 1.892, -1.497, 1.749, 0.02, 1.424, 1.198, -1.298],
    forward_output: [-0.41798836, 0.67817384, 0.07809462, -0.91848123, -0.39095807, 0.8123663, -0.9469525, 0.9854037,
    0.687438, 0.5015538, -0.26574045, -0.14085136, -0.8274622, 0.8267656, 0.7337064, 0.78140044,
    0.49917912, -0.7326038],
    backward_output: [0.17163171, 0.92557824, 0.8898862, -0.9795397, -0.46916562, 0.9599699, 0.7034314, 0.9307214,
    0.97543687, -0.26577222, -0.34384263, 0.97428197],
}, name='parallel_batch_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.719, -0.46, 0.621, -0.952, 0.473, 0.046, -0.939, 0.783, 0.191, -0.553, -0.47, 0.75])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.323, -0.339, 0.035, 0.167, -0.555, -0.18, 0.294, 0.129, -0.688])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.628, -0.525, 0.897])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.789, 0.791, -0.251, -0.281, -0.263, 0.615, -0.469, -0.465])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.305, 0.514, -0.685, -0.183])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.776, 0.41])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.108, 0.067, -0.104, 1.714, -1.859, 1.85, 1.501, -0.826, 0.354, -0.497, 0.93, 1.088, -0.307,
    -1.267, -0.947, 0.15, -0.366, 1.801, 0.137, 1.547, -0.649, 1.638, -0.85, -1.62],
    forward_hidden_state: [0.152, 0.433, -0.129, 0.025, 0.535, -0.792],
    backward_hidden_state: [0.374, -0.087, -0.075, 0.894],
    aux_input: [1.855, 1.657, 1.498, 1.223, 0.65, -0.783, 0.95, -1.992, -1.4, 0.043, -0.243, -1.979, 1.002, 0.705,
    0.455, -0.576, 0.127, 0.436, -0.616, 1.521, 1.53, -1.608, -0.254, -1.848],
    forward_output: [-0.9638853, 0.19930144, 0.9743638, -0.18382959, -0.99904335, -0.9915982, 0.71507484, 0.29174381,
    0.9714623, 0.0581244, 0.12730555, 0.99132174, -0.9508879, 0.22412999, 0.27150023, 0.04862631,
    -0.9152582, -0.8822242],
    backward_output: [0.9875946, -0.7311141, 0.88853735, -0.041522086, 0.16226983, 0.92145425, 0.9481057, 0.32336593,
    0.53802687, -0.379541, 0.9443364, -0.11458553],
    forward_state_out: [0.71507484, 0.29174381, 0.9714623, 0.04862631, -0.9152582, -0.8822242],
    backward_state_out: [0.9875946, -0.7311141, 0.9481057, 0.32336593],
}, name='parallel_batch_major_with_state').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.888, 0.932, -0.627, 0.277, 0.644, 0.948, -0.694, 0.791, -0.749, 0.399, 0.346, -0.798])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.419, -0.537, -0.095, -0.648, 0.698, -0.264, 0.43, 0.286, -0.415])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.494, -0.08, 0.218])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.658, 0.749, 0.143, 0.755, -0.698, -0.156, -0.171, 0.982])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.529, -0.135, -0.23, 0.444])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.779, -0.185])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output)
Example({
    input: [0.642, 0.571, 0.569, 0.724, 1.344, 1.598, 1.862, -1.323, 1.576, -0.291, 0.192, -0.548, -0.135,
    -1.829, 1.747, -1.739, 0.946, -1.366, 1.638, 0.901, 0.682, 1.965, -1.349, -0.894],
    forward_hidden_state: [-0.898, -0.836, 0.821, -0.504, -0.852, -0.219],
    backward_hidden_state: [-0.634, 0.407, -0.25, 0.779],
    aux_input: [0.078, 0.228, -0.927, -1.988, -1.21, -0.963, -0.326, -0.559, -1.446, 1.313, -0.617, -1.525, 0.245,
    1.75, -0.614, -1.604, -1.904, -1.062, -0.498, 0.43, -0.516, 1.629, 1.585, -1.092],
    forward_output: [-0.60020274, 0.68271726, -0.88136667, -0.89860547, -0.24357297, 0.82727647, -0.9947629, 0.8307366,
    -0.26535463, -0.9993021, -0.99962807, 0.6539367, -0.99957, 0.10430826, -0.85322016, 0.8822695,
    0.97706026, -0.24407463],
    backward_output: [-0.96906, -0.97378737, -0.57314014, 0.047112353, -0.3146295, -0.37024188, -0.7323869, -0.98630124,
    0.20913918, 0.97288644, 0.20689853, -0.7694422],
}, name='parallel_time_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.323, 0.844, 0.089, 0.154, 0.231, 0.075, -0.318, 0.921, 0.078, 0.4, 0.933, 0.265])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.323, 0.641, -0.171, 0.291, -0.356, 0.261, -0.048, -0.371, -0.603])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.664, -0.871, 0.789])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.512, -0.477, 0.698, -0.836, 0.429, 0.139, 0.283, 0.166])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.063, 0.362, 0.539, -0.697])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.114, -0.191])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.64, 1.015, -1.61, 0.435, 0.766, -1.34, -0.71, -0.345, -1.281, 1.958, -1.818, -1.447, -0.328,
    -1.276, -0.485, -0.381, -1.024, -1.772, 0.475, -0.361, 0.698, -1.333, -0.487, -1.94],
    forward_hidden_state: [0.553, 0.472, 0.765, 0.819, -0.886, -0.158],
    backward_hidden_state: [-0.23, 0.307, -0.647, 0.046],
    aux_input: [-0.137, 1.277, 0.967, -0.619, 1.745, -0.521, -1.194, 1.656, -1.72, -1.648, 1.542, -1.065, 0.535,
    -1.853, 1.403, -1.209, -0.769, -1.551, -0.543, -0.797, 1.055, -0.413, -1.309, -1.821],
    forward_output: [0.5643532, -0.06843687, -0.75424355, -0.99468803, -0.357496, -0.056379206, 0.7261322, -0.9450053,
    -0.15304506, -0.92678005, -0.8887698, -0.08586938, -0.99018925, -0.8385277, 0.63863593,
    -0.9892921, -0.9842261, -0.22814214],
    backward_output: [0.58517754, 0.46609846, -0.99170035, 0.5458572, 0.9970448, 0.18790501, 0.97776026, 0.4831157,
    0.8861009, -0.87648815, 0.12672107, -0.6907245],
    forward_state_out: [-0.99018925, -0.8385277, 0.63863593, -0.9892921, -0.9842261, -0.22814214],
    backward_state_out: [0.58517754, 0.46609846, -0.99170035, 0.5458572],
}, name='parallel_time_major_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.983, -0.201, 0.907, -0.781, 0.344, 0.709, -0.72, 0.509, 0.538, -0.089, 0.303, -0.206])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.658, -0.318, -0.156, 0.369, -0.474, 0.327, 0.369, 0.209, 0.039])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.684, -0.484, 0.324])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.075, 0.223, 0.19, -0.465, 0.754, -0.899, 0.287, -0.783])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.618, 0.162, -0.501, -0.227])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.886, -0.814])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output)
Example({
    input: [-0.429, 0.535, 0.529, -1.787, 1.699, -1.297, 1.963, -1.616, 1.24, 0.697, 1.768, -1.494, 0.276,
    -1.958, -1.389, 1.36, 0.495, 1.541, 1.705, 0.435, -0.082, -0.299, 0.595, -1.706],
    forward_hidden_state: [-0.365, -0.338, -0.567, 0.365, -0.253, -0.919],
    backward_hidden_state: [0.167, -0.079, 0.569, 0.829],
    aux_input: [-0.911, -0.58, 0.082, 0.231, -1.927, -1.479, 1.797, 0.194, -0.276, 0.458, 0.618, -1.413, -1.497,
    -0.743, 1.778, 0.915, -0.655, 0.249, 1.278, -0.892, -0.153, -1.112, 0.017, -1.749],
    output: packed('<f4',
    'c-k{@Q8W5(A$#TU>}%DN`ok^OvINeY8NL4E#E-(yUEkm9S;4gTUoQV#$)8WZnJxWor<NeFN-3nR)ZnIM*5%avRZfY8l{I0`>32(u'
    'Bdb|CoQh0-zNqrEEqPUHZ@=Hpem@Wb(LQ_oef#(AvERRcA6U%J-W~wPYB_B'
),
}, name='parallel_batch_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.108, 0.247, 0.706, 0.624, 0.79, 0.807, 0.244, 0.496, 0.078, -0.817, -0.789, 0.31])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.437, -0.312, -0.048, 0.335, 0.08, -0.282, 0.505, 0.118, -0.383])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.321, 0.421, 0.231])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.623, -0.229, -0.798, 0.11, -0.229, -0.234, 0.777, -0.666])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.333, 0.341, -0.522, 0.325])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.914, -0.767])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [2, 3, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [-1.156, -1.441, -0.88, 0.507, 0.572, -1.886, 0.943, -0.308, 1.31, -0.075, 0.163, -0.683, -0.223,
    1.488, 0.713, 1.014, -0.171, -0.748, 1.286, -0.062, 1.272, 1.045, 1.782, 0.392],
    forward_hidden_state: [-0.724, 0.437, -0.105, -0.356, 0.146, 0.278],
    backward_hidden_state: [0.29, -0.793, -0.29, -0.446],
    aux_input: [-1.817, -1.277, -0.245, -0.126, -0.6, -0.254, -0.268, -0.025, -0.184, 0.803, 1.417, -1.416, -0.444,
    -1.517, 1.065, 1.888, 1.448, -1.187, -0.009, -1.748, 0.434, 0.533, 1.632, 1.301],
    output: packed('<f4',
    'c-rIrYx>dcvY(N3-VP?&rQ6voPu^1wyZug8u%I$q`T?8AmaT81t>)`(2<d$q;nq26hGF!&2rq-uPqXLe#ak7Xq!i5wVtcH!->0%p'
    'F0wQuL8OOGB1$y9wxWz}|9<=Zws!mN_U+wgZ@b^#-hTi7{rl|g?I0`wfTcA9'
),
    forward_state_out: [-0.37369323, 0.7990266, 0.061009515, 0.90604305, 0.9906536, -0.9711825],
    backward_state_out: [-0.8934012, 0.05930736, -0.8757609, -0.57951564],
}, name='parallel_batch_major_merged_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.544, 0.828, 0.864, 0.2, -0.015, -0.079, 0.681, -0.041, -0.609, 0.873, 0.132, 0.911])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.28, -0.048, 0.543, 0.406, 0.003, 0.138, 0.623, 0.083, -0.345])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.616, 0.293, -0.328])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.342, -0.928, -0.098, 0.006, -0.944, -0.234, 0.484, -0.608])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.633, -0.145, -0.115, -0.057])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.879, -0.386])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output)
Example({
    input: [-0.043, 0.563, -0.703, -1.343, -1.709, -0.393, -0.056, 1.198, -0.009, 0.766, -1.297, -1.635, 1.552,
    -1.773, -1.333, -1.366, -1.618, 1.597, -0.088, -0.119, -1.587, -1.924, 0.335, -1.528],
    forward_hidden_state: [-0.08, 0.77, -0.35, -0.904, 0.406, -0.208],
    backward_hidden_state: [0.259, -0.991, 0.73, -0.68],
    aux_input: [-1.571, -0.295, -0.173, 0.592, -1.359, -1.41, -1.566, -0.701, -1.008, 0.419, -1.385, 0.642, 0.825,
    0.541, 0.742, 1.577, 0.402, -1.89, -0.848, 0.445, -1.758, 0.024, -1.339, -0.822],
    output: packed('<f4',
    'c-os{ySYwvVfSs5=Pz8=G)xwon?7CJ*D%B@Y4eu*m)p*+5|%PMRneaJW>4&{sZYx1eHGBGT>eL_sbcEs#`aCMPGO=8*_>*OIHbH?'
    'MXc`C+m=f^71cXbE~v5b+Ou!Jz5Tv@_V)Js_wNT{Aa}q0J`m3iC;<S+7CBS'
),
}, name='parallel_time_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite's backward cell reads the input, whatever the
# auxiliary input is.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.641, -0.858, 0.462, 0.383, 0.029, 0.535, 0.018, 0.376, 0.898, -0.688, -0.026, -0.3])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.672, -0.578, -0.473, -0.21, -0.346, 0.446, -0.096, 0.582, 0.322])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.546, 0.513, -0.819])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.891, -0.224, -0.873, -0.428, 0.654, 0.332, -0.609, 0.606])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.482, 0.023, -0.218, 0.579])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.687, 0.257])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
output = Output('output', (F32, [3, 2, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [-1.306, -0.456, 0.21, -1.774, 0.722, 0.472, 1.726, 1.206, 0.712, 0.601, -0.596, -1.101, -0.416,
    0.588, 0.919, 0.925, 1.874, -1.426, -1.139, 0.068, 0.103, -1.618, 0.611, -1.972],
    forward_hidden_state: [0.955, 0.569, 0.87, 0.721, -0.656, -0.773],
    backward_hidden_state: [-0.716, -0.085, -0.201, 0.688],
    aux_input: [-1.608, -0.256, 1.242, 1.741, 0.772, 1.675, -0.239, -0.059, 1.29, -0.194, 1.063, -1.002, 0.665,
    -1.175, -1.53, 0.641, 0.594, -0.609, 0.616, -0.226, -0.999, 0.119, 1.365, 1.843],
    output: packed('<f4',
    'c-osQYpbx!g!BH}h059&mTfa?-KV90P%E;tH}b;L=?V+7G|zTT)MWkf?s&zN(p$x%5<-()IA;I9G?P)VaoPGS{PmJv&N<A5`3po_'
    'biOVxE-261RQgHUv_PwVtJS{!`}f=11Mz;l{kHq;>_D7-_IqvZK_UPHa5t0'
),
    forward_state_out: [-0.9151116, -0.34771854, 0.95940167, 0.70937115, -0.93752766, 0.66433173],
    backward_state_out: [-0.9992237, -0.59977305, -0.51551706, 0.94504744],
}, name='parallel_time_major_merged_with_state').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.672, 0.687, -0.006, -0.54, -0.738, 0.572, 0.823, -0.991, -0.701, -0.577, -0.603, -0.119])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.174, 0.684, 0.126, 0.259, 0.011, 0.49, -0.267, 0.111, -0.505])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.686, -0.739, 0.442])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.05, 0.948, 0.805, 0.062, 0.794, -0.764, 0.174, -0.867])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.27, 0.315, 0.454, -0.486])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.906, -0.815])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [0.325, -0.067, 0.397, 0.866, -0.761, -0.045, 0.964, -0.492, -0.761, 0.79, -0.953, 0.63])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [-0.373, -0.463, -0.573, -0.687, -0.708, 0.055, -0.589, -0.243])
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output)
Example({
    input: [1.573, -1.436, 0.884, -0.323, -0.845, -1.619, 1.614, 1.025, -0.898, 0.203, 0.925, 1.366, -1.72,
    -1.322, 1.962, 1.007, 1.874, 1.881, 0.31, -1.495, 1.501, -1.905, -0.478, -0.254],
    forward_hidden_state: [0.893, -0.454, 0.789, -0.69, 0.156, -0.53],
    backward_hidden_state: [-0.097, -0.047, 0.901, 0.385],
    aux_input: [0.988, -1.239, 0.121, 1.234, -0.78, -1.107, -1.875, 0.902, -1.457, 1.373, 1.749, 0.014, 0.982,
    0.305, 0.388, 1.699, -1.727, 0.61, 0.703, 0.551, 1.334, 0.056, -1.736, 1.394],
    forward_output: [0.769334, -0.97791, -0.96941894, -0.9988471, -0.98952466, 0.99613166, -0.9859982, 0.98341596,
    0.3997207, -0.89797395, -0.85342646, 0.94372386, 0.97593623, 0.9891242, -0.6773872, 0.69769657,
    -0.9999957, 0.98812926],
    backward_output: [-0.978522, 0.39371714, -0.28516313, 0.57713467, -0.75495017, -0.99014837, -0.9692403, -0.99473,
    0.5031721, 0.35871392, -0.9973337, 0.95902133],
}, name='cross_batch_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.396, -0.308, -0.725, 0.627, -0.92, -0.536, 0.216, -0.405, -0.428, 0.587, 0.72, -0.064])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.49, 0.544, -0.615, 0.58, -0.094, 0.063, -0.299, -0.519, 0.575])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.89, -0.574, -0.35])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.728, -0.784, 0.182, 0.73, 0.833, -0.6, 0.174, 0.002])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.61, 0.084, 0.103, -0.452])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.445, -0.443])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [0.848, -0.134, 0.12, 0.954, 0.339, 0.391, -0.807, -0.215, 0.968, 0.291, 0.716, 0.694])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [0.093, 0.027, -0.981, 0.817, 0.875, 0.319, 0.502, 0.828])
forward_output = Output('forward_output', (F32, [2, 3, 3]))
backward_output = Output('backward_output', (F32, [2, 3, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.832, -1.004, 0.795, 1.445, -0.213, -0.354, 1.908, 1.99, 0.772, -1.785, 1.836, -1.519, 1.365,
    -0.531, -0.094, -0.291, -1.183, -1.707, 1.168, 1.703, 0.156, -1.56, -1.551, 1.955],
    forward_hidden_state: [-0.203, -0.576, -0.969, 0.194, 0.03, -0.197],
    backward_hidden_state: [0.471, 0.96, 0.893, 0.267],
    aux_input: [0.372, 0.471, 0.355, 1.55, 1.829, -1.25, -0.837, -0.847, -1.999, 1.991, 1.556, -1.491, -0.55,
    -0.611, -1.624, 0.772, 1.426, -1.578, -1.241, 1.672, 1.444, -0.675, -1.353, -1.034],
    forward_output: [0.9997046, 0.6651367, 0.9606425, 0.777496, 0.7550302, 0.7199927, -0.9998533, 0.26856673, -0.946361,
    0.53576607, -0.55881405, -0.99290586, 0.9999121, 0.94691235, 0.5636553, 0.9981911, 0.78492427,
    -0.99826884],
    backward_output: [0.99947995, 0.65594506, 0.9982373, 0.06433282, -0.988484, -0.3499063, 0.85107, -0.15970719,
    0.999991, 0.90177304, 0.99226475, -0.1575799],
    forward_state_out: [-0.9998533, 0.26856673, -0.946361, 0.9981911, 0.78492427, -0.99826884],
    backward_state_out: [0.99947995, 0.65594506, 0.85107, -0.15970719],
}, name='cross_batch_major_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.246, -0.702, 0.458, 0.17, -0.957, -0.996, 0.691, -0.461, 0.797, 0.916, -0.75, -0.801])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.674, -0.543, -0.672, 0.338, 0.3, -0.378, 0.034, 0.296, 0.358])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.545, 0.476, 0.618])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.898, 0.761, 0.179, -0.211, -0.999, -0.17, -0.542, 0.655])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.692, -0.644, 0.314, 0.436])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.293, 0.306])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [0.793, 0.949, 0.149, 0.263, -0.171, -0.173, 0.491, 0.926, -0.729, 0.094, -0.741, 0.604])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [0.556, 0.373, -0.571, 0.69, -0.882, 0.215, -0.068, -0.414])
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output)
Example({
    input: [-0.888, 0.082, -0.904, 1.584, -0.94, 0.086, 0.494, 1.762, -0.219, -0.136, 0.72, -0.61, 0.179,
    -0.752, 1.791, -0.815, 1.463, -0.954, -1.212, -0.544, -0.003, -0.98, 0.517, 0.994],
    forward_hidden_state: [0.932, 0.617, 0.819, 0.895, 0.986, 0.437],
    backward_hidden_state: [0.213, -0.293, 0.357, -0.4],
    aux_input: [0.155, -0.125, 1.746, -1.348, 0.141, -0.869, 0.335, -0.968, 0.601, 1.871, -1.057, 0.128, -1.708,
    1.559, 0.618, -0.926, 0.498, 1.074, 1.203, -1.698, 1.096, -0.728, 1.628, 1.354],
    forward_output: [-0.9013576, -0.30593273, -0.9812672, -0.9171289, 0.5692841, -0.982774, 0.99968255, 0.63355714,
    0.37419224, 0.99172413, 0.9825912, -0.42900404, 0.6665885, -0.8909955, 0.4063847, 0.905372,
    0.9994908, -0.987904],
    backward_output: [-0.96877795, 0.99507624, -0.4640613, 0.9713078, 0.9907151, -0.6681643, -0.7354935, 0.37220553,
    -0.9984305, -0.32818884, -0.66415805, -0.7658865],
}, name='cross_time_major').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.369, -0.188, -0.377, 0.304, -0.32, 0.957, -0.125, 0.794, 0.701, -0.452, -0.11, 0.66])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.079, 0.657, 0.036, 0.011, 0.258, -0.388, 0.334, 0.599, -0.626])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.868, -0.898, -0.609])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.221, -0.622, 0.858, -0.564, 0.867, 0.962, -0.004, -0.458])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.27, -0.675, -0.177, 0.472])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.943, -0.209])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [0.318, 0.822, 0.775, 0.363, -0.64, -0.853, 0.174, 0.673, -0.419, -0.474, -0.546, -0.645])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [0.887, 0.01, -0.71, 0.301, -0.214, 0.23, -0.067, -0.25])
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [1.941, 0.943, 1.613, 1.363, -1.646, -0.819, -1.482, -1.52, -1.675, 0.116, 0.058, -0.286, -0.415,
    0.996, -0.72, -1.882, 1.401, -0.625, -0.953, 0.385, -0.587, -1.175, 0.501, -0.129],
    forward_hidden_state: [-0.539, 0.694, -0.192, -0.991, 0.197, 0.777],
    backward_hidden_state: [0.322, 0.734, 0.223, -0.995],
    aux_input: [0.171, 1.705, -1.781, -1.995, -1.012, 0.816, -1.06, 0.908, 0.483, 0.122, -0.183, 1.996, 1.632,
    1.939, -0.745, -1.311, -0.271, -1.981, 0.194, -1.518, -1.325, 0.792, -0.85, -0.015],
    forward_output: [-0.6439605, -0.99109274, 0.9923748, -0.8587636, -0.9680283, -0.99398583, -0.8949762, -0.23064344,
    -0.999891, -0.83030736, -0.99986464, -0.9960135, -0.9721864, -0.314605, 0.99617803, -0.9794834,
    -0.95322114, -0.22491984],
    backward_output: [0.9784866, 0.97138923, 0.85251915, -0.854045, 0.968947, -0.92390066, 0.99760705, 0.8035321,
    -0.85542625, 0.45439023, 0.98578274, -0.94403553],
    forward_state_out: [-0.9721864, -0.314605, 0.99617803, -0.9794834, -0.95322114, -0.22491984],
    backward_state_out: [0.9784866, 0.97138923, 0.85251915, -0.854045],
}, name='cross_time_major_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.915, -0.239, -0.649, -0.878, 0.89, -0.322, -0.304, -0.903, -0.774, -0.369, -0.935, -0.099])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.257, -0.199, -0.225, -0.068, 0.354, 0.647, 0.251, -0.204, 0.195])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.041, 0.292, 0.311])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.145, 0.272, -0.933, -0.823, 0.938, -0.391, 0.527, -0.088])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.212, 0.575, 0.284, 0.11])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.517, 0.443])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [-0.347, -0.253, 0.735, -0.888, -0.511, 0.246, -0.535, -0.865, 0.591, -0.429, -0.436, 0.759])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [-0.539, 0.647, 0.969, 0.983, 0.73, 0.721, 0.534, -0.786])
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output)
Example({
    input: [0.59, 1.585, 0.828, 1.119, -1.745, -0.576, -1.356, -0.408, -1.827, 1.302, 0.818, 1.498, -1.375,
    0.53, -1.758, -0.932, -0.726, 1.994, 1.288, 1.418, -0.348, 1.151, -1.784, 0.213],
    forward_hidden_state: [0.671, 0.921, -0.222, -0.823, 0.818, 0.054],
    backward_hidden_state: [-0.54, -0.709, 0.981, -0.98],
    aux_input: [-0.837, 1.818, -1.83, 0.486, 0.728, -0.941, 1.58, 0.153, -0.543, -1.415, 1.506, 0.355, -0.869,
    0.094, -0.185, -0.823, 1.301, 0.178, -1.549, -0.6, -1.153, 1.653, 1.925, -0.915],
    output: packed('<f4',
    'c-j+RCi8r<+O!=W)=Rw0i<T~Za&!Hj*oc+I!BvZ@3>;tRF`3vOmn@W9f8~YT0n>$5UCE3e|2RMUC+97`)UTeWsKlnes?IOjuihlQ'
    'w!SpAq_WPtwVt>BZg{=Je*69V?d<p40}+U64+Q)7@81h#*a0yBI!ZTU'
),
}, name='cross_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.614, 0.861, -0.562, 0.512, 0.528, 0.271, -0.346, 0.733, 0.906, 0.638, 0.782, 0.236])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.153, -0.675, -0.491, 0.655, 0.014, 0.411, 0.445, 0.615, -0.489])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.886, -0.964, -0.522])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.362, 0.618, 0.844, 0.308, -0.756, -0.467, -0.63, 0.559])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.199, 0.346, 0.555, 0.137])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.885, 0.699])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [2, 3, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [-0.931, -0.218, -0.937, -0.544, -0.264, 0.924, 0.653, 0.801, 0.035, -0.212, 0.888, 0.012])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [-0.355, 0.172, -0.499, -0.971, -0.754, -0.626, -0.785, 0.903])
output = Output('output', (F32, [2, 3, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, False, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [1.735, 0.807, -1.671, -1.746, -1.503, 0.201, 1.422, -0.463, 1.509, -1.927, -1.318, -1.863, -0.684,
    0.58, -0.398, 1.417, 0.104, -1.709, -0.329, -0.829, 0.214, -1.675, 0.302, 0.503],
    forward_hidden_state: [-0.641, -0.107, 0.652, -0.076, -0.884, 0.206],
    backward_hidden_state: [0.985, 0.867, 0.384, 0.847],
    aux_input: [0.207, -0.711, 1.567, 0.792, -0.899, -1.678, 0.57, -1.429, -0.415, -0.176, -0.388, 1.007, 0.591,
    1.8, -1.551, -1.426, -1.036, -1.658, 1.111, 0.325, 0.248, 1.201, 1.285, -0.54],
    output: packed('<f4',
    'c-qtJd>daTY;s)bsrdfA>z+(dUbvk%M0s1LrfBZrFo$*?p9MuGzsgSDILY{6?~}LPa#sv{-k%CJFxm6%C{um2LM>B7{m*)pnz)+U'
    'np&Rvdd|#}>AAJ_8NLis`|a%a@87e3pS|6FAg~8=?Dy{9zjwd={(V3U0GO;hZv'
),
    forward_state_out: [-0.9874434, -0.86721414, -0.98780423, -0.99688846, -0.22728129, -0.80454654],
    backward_state_out: [-0.9907283, -0.50955904, 0.9993395, -0.033494044],
}, name='cross_batch_major_merged_with_state').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.93, 0.307, 0.747, -0.718, -0.506, -0.702, 0.334, 0.232, -0.131, 0.357, 0.515, 0.161])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.135, -0.493, 0.318, 0.02, 0.256, -0.616, -0.382, 0.251, 0.124])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.407, -0.315, -0.892])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.277, 0.346, -0.902, -0.904, 0.058, -0.698, -0.29, 0.336])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.305, 0.579, -0.663, 0.089])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.423, 0.623])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [0.93, -0.734, 0.733, 0.276, -0.89, 0.003, 0.477, 0.297, 0.799, -0.369, -0.266, -0.631])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [0.172, 0.018, 0.127, 0.194, 0.802, 0.523, 0.345, -0.716])
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output)
Example({
    input: [-1.853, 0.073, -1.288, 0.009, 1.051, -1.802, -1.469, -0.547, 1.713, 1.338, -1.709, 1.341, 1.901,
    -1.081, 0.464, 0.592, 0.389, 0.568, 1.419, -1.655, 1.043, -1.865, 1.252, -0.188],
    forward_hidden_state: [-0.9, 0.571, -0.849, 0.122, -0.87, -0.545],
    backward_hidden_state: [0.496, -0.024, 0.855, 0.423],
    aux_input: [-0.808, -1.818, -0.977, -1.19, -0.735, 0.933, -1.787, 0.457, -0.732, 1.948, -1.723, 1.242, -1.345,
    -1.905, -1.403, -0.55, 0.149, 1.713, 0.912, -1.757, -0.164, -1.02, 1.477, 0.82],
    output: packed('<f4',
    'c-jGY0Ehq2)qRZJey=VFsOR|m7dD{zjgt}*T`e^HC;T}ZlPlXXMsWEPomgD|r58eHv{z`9|K!qsuy6?7TsA267zZQSe-eLua({Sz'
    'nGAm!4SrWd8NC;28GBo3kG?-XKfb@dzr8=dzrQ}dzdygfJU_oZzCS-dzrQ}dZaDb'
),
}, name='cross_time_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.221, -0.406, 0.366, 0.38, -0.397, 0.4, 0.04, 0.687, 0.935, 0.521, 0.867, -0.569])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.513, 0.142, 0.45, 0.155, 0.009, 0.404, 0.105, 0.253, 0.544])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.432, 0.268, -0.925])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.336, -0.364, -0.128, -0.291, 0.376, 0.638, 0.155, 0.232])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.064, -0.679, -0.212, -0.59])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.916, -0.856])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Input('aux_input', (F32, [3, 2, 4]))
forward_aux_weights = Parameter('forward_aux_weights', (F32, [3, 4]), [-0.541, 0.477, -0.956, 0.669, -0.348, 0.96, -0.245, -0.885, 0.101, 0.906, 0.503, -0.54])
backward_aux_weights = Parameter('backward_aux_weights', (F32, [2, 4]), [0.464, -0.237, -0.807, -0.653, -0.115, -0.912, -0.624, -0.288])
output = Output('output', (F32, [3, 2, 5]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, True).To(output, forward_state_out, backward_state_out)
Example({
    input: [-0.254, -1.806, 1.036, -1.156, -0.789, -0.842, -1.505, -1.897, -0.397, 1.852, -0.616, -0.181, 0.33,
    -1.638, -1.071, 0.634, -1.719, 1.511, -1.725, 0.921, -1.045, -0.785, 0.007, -0.266],
    forward_hidden_state: [0.477, -0.344, 0.411, -0.772, -0.479, -0.292],
    backward_hidden_state: [0.35, -0.42, -0.239, 0.681],
    aux_input: [0.075, 1.942, 1.597, 0.036, 1.819, -1.371, -1.639, 0.635, 0.91, 0.443, -1.141, -1.171, 1.907,
    -1.885, 1.678, 0.478, 0.852, 0.43, -0.393, -0.651, -1.185, -0.613, 0.458, 0.189],
    output: packed('<f4',
    'c-o8iyc{ON9`R12xxwMQw!y9g2IZgR(=`R_|LmFS&v1D5s^otPjXxS*Jz@Xy+@|a7M^lCg8*W=3J)t;nbMLu-mDTkE_4U;s1nUlq'
    'I@H(KYsw1O)ha#Or(a)Hw9n3dKM2_G-EVJa4`S~Da`x}vw+AE&00SsKV*'
),
    forward_state_out: [-0.57641786, 0.9948792, -0.99162537, -0.023289196, -0.6841085, -0.9985135],
    backward_state_out: [-0.9819845, -0.9999707, 0.98242426, -0.117634796],
}, name='cross_time_major_merged_with_state').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.295, -0.009, -0.687, -0.326, 0.892, -0.494, -0.747, -0.996, -0.094, -0.508, -0.205, -0.705])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.456, -0.438, -0.324, 0.267, 0.368, 0.482, 0.145, -0.089, -0.369])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.719, -0.466, 0.506])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.031, 0.755, -0.877, -0.068, 0.081, 0.696, -0.237, -0.358])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.525, -0.268, -0.59, 0.198])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.567, -0.752])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 0, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.829, -0.706, -0.407, -1.721, -1.787, -1.706, -1.426, 0.309, -1.419, -1.953, 0.788, 0.427,
    -0.441, 1.517, 1.037, 0.896, 1.198, 0.994, -0.042, 0.267, 1.941, -0.376, -1.296, -0.084],
    forward_hidden_state: [0.801, -0.61, 0.626, 0.858, 0.893, 0.982],
    backward_hidden_state: [-0.657, -0.266, -0.363, 0.516],
    forward_output: [0.366664, 0.56055987, 2.272755, -0.39810303, 0.5712519, 1.297686, -2.1124725, -0.38124087,
    0.3335649, -2.0961967, -2.5464132, -1.6548595, -0.11734799, -0.6665265, -0.68665254, 2.2368941,
    0.20848526, 1.3727794],
    backward_output: [2.8527434, 0.13475081, 0.8442983, -2.128246, -2.5608294, -3.5211644, 0.06580124, -1.1749513,
    1.715223, 0.286192, 1.41754, -0.20291297],
    forward_state_out: [-0.11734799, -0.6665265, -0.68665254, 2.2368941, 0.20848526, 1.3727794],
    backward_state_out: [2.8527434, 0.13475081, 0.8442983, -2.128246],
}, name='alone_time_major_with_state_none').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-3.75, -4.125, -4.0, -3.0625, 1.5, 2.3125, 3.1875, 0.5625, -1.25, -3.4375, -3.8125, -1.875])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.3125, 0.25, -0.625, 0.1875, 0.3125, 0.0, -0.0625, -0.5625, -0.3125])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.8125, 0.75, -0.5625])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [3.125, 0.6875, -4.0625, 2.0, 2.625, -0.8125, -4.75, 2.875])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.625, 0.4375, 0.5, 0.5])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.25, -0.375])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 0, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.6875, 0.5, 1.0625, -1.5, -1.625, -1.4375, -0.9375, -0.875, -1.9375, 1.0, 1.8125, 1.125, -0.625,
    1.6875, 0.75, 1.8125, -0.8125, 0.625, -0.0625, -1.0625, -2.0, 1.5, -0.125, 1.0625],
    forward_hidden_state: [-0.375, 0.375, 0.1875, 0.25, 0.9375, 0.0625],
    backward_hidden_state: [1.0, 0.875, -0.5625, 1.0],
    forward_output: [3.890625, 1.9648438, -1.65625, 17.757812, -8.152344, 11.0625, -8.056641, 7.909912, -11.428467,
    -28.481934, 7.9069824, -11.821045, 14.798126, 1.1409149, 0.1607666, 16.011597, -1.4514618,
    -3.7078552],
    backward_output: [-12.854614, -27.52832, -5.3201294, -3.6853027, -9.863281, -16.052734, -0.30029297, -4.0,
    -3.9726562, -4.8359375, -1.546875, -2.9765625],
    forward_state_out: [14.798126, 1.1409149, 0.1607666, 16.011597, -1.4514618, -3.7078552],
    backward_state_out: [-12.854614, -27.52832, -5.3201294, -3.6853027],
}, name='alone_time_major_with_state_far_none').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.47, -0.03, -0.706, -0.89, 0.137, -0.71, -0.006, -0.351, -0.06, -0.752, 0.162, 0.078])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.503, 0.477, -0.372, 0.384, 0.021, 0.532, 0.526, -0.659, 0.453])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.948, -0.646, 0.052])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.928, 0.746, -0.775, -0.122, -0.413, -0.396, 0.559, -0.281])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.198, -0.22, -0.085, 0.142])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.749, -0.674])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 1, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.888, -0.688, 1.082, 0.172, -0.029, -0.345, -1.018, -0.581, 1.477, 1.61, -0.654, 0.901, 1.441,
    0.409, -0.968, 1.892, -0.407, -0.03, 1.414, -1.918, -0.763, 0.296, -1.332, 0.428],
    forward_hidden_state: [0.556, -0.376, -0.099, 0.583, 0.34, 0.798],
    backward_hidden_state: [0.447, -0.332, 0.161, -0.389],
    forward_output: [0.0, 0.0, 1.366749, 0.47035095, 0.46056396, 0.547038, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.178444, 0.0, 0.0, 0.0],
    backward_output: [0.0, 0.63272727, 0.79901415, 0.0, 3.5525963, 0.0, 2.6542215, 0.0, 0.0, 0.750216, 1.295538, 0.0],
    forward_state_out: [0.0, 0.0, 0.178444, 0.0, 0.0, 0.0],
    backward_state_out: [0.0, 0.63272727, 0.79901415, 0.0],
}, name='alone_time_major_with_state_relu').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [3.625, 3.5625, -5.6875, 3.0, -5.625, -3.25, 2.1875, -1.125, 1.0, 4.4375, -4.25, 0.8125])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.125, -0.125, 0.0, -0.25, -0.25, -0.125, 0.125, -0.375, 0.6875])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.25, 0.1875, -0.5625])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-4.0625, -4.875, -2.125, -5.9375, -1.4375, -1.625, 3.9375, 3.125])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.4375, -0.5625, 0.25, 0.0])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.4375, -0.9375])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 1, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.8125, 0.5625, 1.8125, 1.1875, -0.125, 0.75, 0.625, 0.0, 1.0625, 1.8125, -1.875, 0.375, -0.75,
    0.0625, 1.75, -0.875, -1.625, -0.875, 1.875, 0.5, 1.625, -1.0625, -0.75, 0.8125],
    forward_hidden_state: [0.6875, 0.75, -0.625, 0.625, 0.3125, 0.5],
    backward_hidden_state: [-0.0625, 0.3125, -0.375, -0.625],
    forward_output: [0.0, 10.902344, 0.0, 0.0, 0.0, 0.2890625, 20.984863, 0.0, 12.728027, 0.0, 8.979492, 0.0, 0.0,
    8.873718, 0.0, 7.936157, 0.0, 0.0],
    backward_output: [0.0, 11.6015625, 0.0, 1.6484375, 0.0, 0.0, 4.65625, 4.1953125, 4.203125, 11.75, 0.0, 0.0],
    forward_state_out: [0.0, 8.873718, 0.0, 7.936157, 0.0, 0.0],
    backward_state_out: [0.0, 11.6015625, 0.0, 1.6484375],
}, name='alone_time_major_with_state_far_relu').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.953, 0.183, 0.974, -0.141, 0.912, 0.741, 0.139, 0.722, 0.246, 0.266, -0.164, -0.048])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.669, 0.488, -0.502, -0.24, 0.226, 0.04, -0.481, 0.157, -0.152])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.059, -0.32, 0.959])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.602, 0.018, -0.574, 0.353, 0.111, -0.475, 0.734, -0.451])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.411, -0.534, 0.14, -0.396])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.063, 0.24])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 2, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-0.245, -0.145, -0.864, 1.136, 0.986, -0.723, -1.31, -0.678, 0.552, -1.186, 1.811, -1.434, -0.384,
    0.075, -1.257, -0.825, 0.332, -0.438, 0.475, -0.969, 0.241, 0.182, -1.72, -1.908],
    forward_hidden_state: [-0.291, 0.062, 0.373, -0.497, -0.619, 0.659],
    backward_hidden_state: [0.017, 0.696, 0.186, -0.246],
    forward_output: [-1.0, 0.14798303, 1.0, -1.0, -0.62237096, 1.0, 1.0, -1.0, 0.90337735, -1.0, -1.0, 1.0, 0.5040256,
    -1.0, 0.11746263, -1.0, -1.0, 1.0],
    backward_output: [0.98182404, -1.0, -0.13669306, 0.25188366, -1.0, 1.0, 0.65912205, -0.30933732, -1.0, 0.997335,
    0.28986806, -0.09821506],
    forward_state_out: [0.5040256, -1.0, 0.11746263, -1.0, -1.0, 1.0],
    backward_state_out: [0.98182404, -1.0, -0.13669306, 0.25188366],
}, name='alone_time_major_with_state_relu1').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.6875, -1.75, 1.3125, -0.6875, -0.5, 2.25, 4.6875, -2.125, -3.0625, -2.9375, 1.9375, -2.6875])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.625, 0.375, -0.1875, -0.1875, -0.4375, -0.5625, 0.125, -0.4375, 0.3125])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.9375, 0.4375, 0.8125])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-2.25, 0.1875, -4.8125, -4.25, -0.6875, -2.4375, -1.6875, -4.125])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.0625, -0.0625, -0.5625, 0.6875])
backward_bias = Parameter('backward_bias', (F32, [2]), [-1.0, -0.9375])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 2, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [1.375, 1.5625, 0.1875, 0.4375, -0.6875, 0.5625, -0.4375, -0.9375, 1.125, 2.0, -0.5625, 0.25, 1.0,
    0.0, -1.5, -1.875, 1.3125, 1.25, 1.6875, -1.25, -0.25, 1.5625, 0.875, -1.1875],
    forward_hidden_state: [0.375, 0.875, -0.1875, 0.5, 0.1875, -0.875],
    backward_hidden_state: [-0.1875, 0.0, -0.625, 0.0],
    forward_output: [-0.30859375, 1.0, -1.0, 0.09765625, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -0.22998047, 1.0, 1.0,
    -1.0, 0.2892151, 1.0, 1.0],
    backward_output: [-1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.65234375, -0.80078125],
    forward_state_out: [1.0, 1.0, -1.0, 0.2892151, 1.0, 1.0],
    backward_state_out: [-1.0, -1.0, 1.0, 1.0],
}, name='alone_time_major_with_state_far_relu1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.295, -0.785, -0.971, -0.578, -0.51, -0.303, 0.559, -0.645, 0.895, 0.96, -0.284, -0.271])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.521, 0.429, -0.485, -0.461, -0.286, 0.271, 0.638, -0.232, 0.106])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.145, -0.802, -0.574])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.278, -0.326, -0.754, -0.113, 0.225, 0.691, 0.422, 0.957])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.7, -0.464, -0.626, 0.008])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.986, 0.744])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 3, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-0.674, -0.041, 1.245, -1.247, -1.076, -0.954, 1.093, -1.881, -0.886, -1.866, 0.742, -0.573, 0.362,
    0.222, 0.491, -1.075, 0.206, -1.663, 1.216, -1.225, 1.973, -1.246, -0.79, -1.824],
    forward_hidden_state: [0.922, 0.906, 0.808, -0.933, -0.934, -0.933],
    backward_hidden_state: [0.079, 0.384, -0.852, 0.665],
    forward_output: [0.0, 0.589243, 0.0, 0.8502971, 2.3044481, 0.0, 0.92193735, 0.8310975, 0.0, 0.4777124, 0.0,
    0.12284861, 0.6247505, 0.40399098, 0.0, 2.9280374, 0.0, 1.0321414],
    backward_output: [0.9466819, 0.0, 1.8225504, 0.0, 1.3321527, 0.0, 2.0517764, 0.0, 0.68409103, 0.0, 1.837502, 0.0],
    forward_state_out: [0.6247505, 0.40399098, 0.0, 2.9280374, 0.0, 1.0321414],
    backward_state_out: [0.9466819, 0.0, 1.8225504, 0.0],
}, name='alone_time_major_with_state_relu6').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [2.8125, -4.375, 5.25, -4.1875, -2.8125, 1.5625, 4.4375, -2.375, 0.25, 0.625, -4.5, -2.6875])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.625, -0.625, -0.625, 0.5, -0.0625, -0.5, 0.125, 0.5, 0.6875])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.5625, -0.875, 0.375])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [4.3125, -5.4375, -0.125, -5.375, -5.4375, -3.3125, 1.75, 2.75])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.25, -0.625, -0.5625, 0.375])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.8125, -0.5])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 3, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [0.5625, 1.8125, -0.5625, -0.25, 0.0, -1.8125, 0.125, -1.75, 0.75, -0.25, -1.375, -0.5, -0.5625,
    0.3125, -1.6875, -1.1875, -1.9375, -0.375, -0.125, 0.6875, -0.625, 0.75, 0.8125, -1.3125],
    forward_hidden_state: [-0.75, -0.1875, -1.0, 0.125, 0.8125, 0.9375],
    backward_hidden_state: [0.25, -0.125, -0.625, 0.1875],
    forward_output: [0.0, 0.0, 3.9765625, 6.0, 0.546875, 4.4492188, 0.0, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 0.0, 2.4960938,
    0.41015625, 5.7773438, 4.6835938],
    backward_output: [0.0, 0.0, 6.0, 0.0, 4.515625, 0.0, 3.0234375, 0.0, 0.0, 6.0, 1.03125, 0.0],
    forward_state_out: [0.0, 0.0, 2.4960938, 0.41015625, 5.7773438, 4.6835938],
    backward_state_out: [0.0, 0.0, 6.0, 0.0],
}, name='alone_time_major_with_state_far_relu6').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-0.816, 0.973, 0.082, 0.6, -0.391, 0.241, 0.151, -0.688, 0.771, -0.62, 0.716, 0.815])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.22, 0.559, -0.069, 0.426, 0.297, 0.026, -0.166, 0.161, -0.339])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.94, 0.581, -0.214])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [0.708, 0.594, -0.349, 0.114, -0.737, -0.858, 0.324, 0.101])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.29, 0.626, 0.015, -0.245])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.012, -0.398])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.988, -0.902, -1.903, 1.425, -1.346, 0.37, -0.263, -0.27, 1.19, -1.753, 0.806, 0.151, 0.143,
    -1.462, 1.63, 0.41, 1.364, -1.968, 0.351, 1.541, -1.875, -1.884, 1.138, 1.932],
    forward_hidden_state: [0.905, -0.18, -0.753, -0.331, 0.565, -0.213],
    backward_hidden_state: [-0.602, -0.046, -0.552, 0.236],
    forward_output: [0.2503189, 0.18356062, -0.8649379, 0.6280152, 0.8772632, -0.93173736, -0.9975549, -0.14915891,
    0.9922045, -0.9332546, 0.5653429, 0.9901993, -0.994502, -0.95424956, 0.9976387, 0.43204075,
    -0.4630694, 0.94763905],
    backward_output: [-0.73748, 0.8556557, -0.3638149, -0.039599083, -0.22569688, 0.35976884, -0.73560095, 0.7863091,
    -0.32879895, 0.50565964, -0.9895359, 0.9959339],
    forward_state_out: [-0.994502, -0.95424956, 0.9976387, 0.43204075, -0.4630694, 0.94763905],
    backward_state_out: [-0.73748, 0.8556557, -0.3638149, -0.039599083],
}, name='alone_time_major_with_state_tanh').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.375, -4.125, -0.8125, 0.125, -0.9375, 2.6875, -4.0, -4.9375, 4.3125, 2.5625, 1.6875, 4.3125])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [0.0, -0.25, 0.25, -0.125, -0.3125, 0.1875, -0.25, 0.5, -0.5])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.375, 0.5, 0.0625])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-3.625, 0.3125, -1.0625, 1.3125, 1.3125, -3.875, -0.8125, -0.1875])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [-0.5625, -0.125, -0.25, 0.3125])
backward_bias = Parameter('backward_bias', (F32, [2]), [-0.6875, 0.4375])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 4, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-2.0, 0.125, -1.8125, -0.75, 1.375, 1.375, -1.5625, -1.0, -1.9375, -1.8125, -1.8125, -1.3125,
    0.375, -0.8125, -0.5625, -0.125, 0.4375, 1.875, 0.8125, 0.0625, 1.3125, -0.625, -1.8125, 1.0625],
    forward_hidden_state: [0.9375, -1.0, 0.5625, -0.0625, -1.0, -0.875],
    backward_hidden_state: [0.375, -0.8125, -0.75, -0.125],
    forward_output: [0.12819695, 1.0, -1.0, -0.9996705, 1.0, 0.9871238, 0.99999887, 1.0, -1.0, 0.99836874, 0.68024814,
    -0.92666715, -1.0, 0.7376536, 1.0, 0.9991793, -0.72465265, 0.9999917],
    backward_output: [0.9999978, -0.7599489, -0.99976057, -0.79769886, 0.99999666, 0.99999607, -0.8967053, 0.9999271,
    -0.9885395, -0.99999905, -0.9547416, 0.9999878],
    forward_state_out: [-1.0, 0.7376536, 1.0, 0.9991793, -0.72465265, 0.9999917],
    backward_state_out: [0.9999978, -0.7599489, -0.99976057, -0.79769886],
}, name='alone_time_major_with_state_far_tanh').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [0.221, 0.949, 0.213, 0.717, 0.262, -0.093, -0.654, -0.737, -0.092, -0.33, -0.385, -0.642])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.069, 0.231, 0.642, 0.036, -0.572, -0.591, -0.414, -0.526, 0.476])
forward_bias = Parameter('forward_bias', (F32, [3]), [0.606, 0.082, 0.965])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.327, -0.891, 0.19, 0.899, -0.43, -0.288, 0.135, 0.719])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.05, -0.16, 0.212, 0.083])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.732, 0.086])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 6, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.486, -0.206, 0.169, -1.291, -1.697, 1.07, 1.92, 1.295, 1.692, -0.791, 1.239, -1.461, 1.367,
    -1.363, -1.943, 0.633, 0.65, -1.993, 1.157, 0.021, -0.034, 1.82, -0.69, -1.347],
    forward_hidden_state: [-0.926, -0.13, 0.184, -0.073, -0.163, -0.853],
    backward_hidden_state: [-0.634, -0.029, 0.896, 0.589],
    forward_output: [0.34173816, 0.6189389, 0.9222112, 0.88117725, 0.11130421, 0.2511226, 0.5391938, 0.49464035,
    0.81805784, 0.4454067, 0.7668764, 0.7903234, 0.4309544, 0.253222, 0.73301065, 0.866076,
    0.61257076, 0.7835322],
    backward_output: [0.5630325, 0.49837294, 0.86053604, 0.87216604, 0.43913698, 0.25904518, 0.84134495, 0.5304483,
    0.92462146, 0.60227734, 0.093638636, 0.22333366],
    forward_state_out: [0.4309544, 0.253222, 0.73301065, 0.866076, 0.61257076, 0.7835322],
    backward_state_out: [0.5630325, 0.49837294, 0.86053604, 0.87216604],
}, name='alone_time_major_with_state_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
forward_weights = Parameter('forward_weights', (F32, [3, 4]), [-5.1875, -3.8125, -4.6875, 3.1875, 2.4375, -5.4375, 0.75, 3.25, 1.1875, 0.5, -4.875, -0.75])
forward_recurrent_weights = Parameter('forward_recurrent_weights', (F32, [3, 3]), [-0.625, 0.4375, -0.1875, 0.0, 0.375, 0.0, -0.1875, 0.1875, 0.0625])
forward_bias = Parameter('forward_bias', (F32, [3]), [-0.3125, 0.875, 0.375])
forward_hidden_state = Input('forward_hidden_state', (F32, [2, 3]))
backward_weights = Parameter('backward_weights', (F32, [2, 4]), [-0.75, -5.9375, -4.125, 0.375, 3.0, 2.9375, -1.6875, 3.5625])
backward_recurrent_weights = Parameter('backward_recurrent_weights', (F32, [2, 2]), [0.3125, 0.1875, -0.1875, 0.625])
backward_bias = Parameter('backward_bias', (F32, [2]), [0.875, -0.375])
backward_hidden_state = Input('backward_hidden_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
forward_aux_weights = Parameter('forward_aux_weights', (F32, [0, 0]), None)
backward_aux_weights = Parameter('backward_aux_weights', (F32, [0, 0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 3]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_state_out = Output('forward_state_out', (F32, [2, 3]))
backward_state_out = Output('backward_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', input, forward_weights, forward_recurrent_weights, forward_bias, forward_hidden_state, backward_weights, backward_recurrent_weights, backward_bias, backward_hidden_state, aux_input, forward_aux_weights, backward_aux_weights, 6, True, False).To(forward_output, backward_output, forward_state_out, backward_state_out)
Example({
    input: [-1.0, 1.5, -0.625, -1.4375, 0.3125, -1.0, -0.8125, -1.9375, -2.0, 1.9375, 1.8125, 0.5, -0.75, 1.5,
    -0.6875, -1.0, 1.5, 0.5625, 0.375, -0.625, 0.4375, 1.625, 0.875, -1.5],
    forward_hidden_state: [0.9375, 0.8125, 0.4375, -0.5, 0.375, -0.1875],
    backward_hidden_state: [0.5625, -0.9375, -1.0, -0.875],
    forward_output: [0.05686155, 4.7750655e-07, 0.98314995, 0.50585914, 0.57654196, 0.997019, 0.011584429, 9.628427e-06,
    3.7489877e-05, 0.08656358, 3.1794575e-06, 0.9880086, 8.35258e-07, 0.431106, 0.74572814,
    1.6840001e-08, 1.4912735e-05, 0.19971552],
    backward_output: [0.0054589347, 0.051598255, 0.99990636, 0.00046538335, 8.788089e-08, 0.19818544, 0.0068766396,
    0.37656918, 0.00462753, 0.9026096, 1.0677029e-06, 0.18713269],
    forward_state_out: [8.35258e-07, 0.431106, 0.74572814, 1.6840001e-08, 1.4912735e-05, 0.19971552],
    backward_state_out: [0.0054589347, 0.051598255, 0.99990636, 0.00046538335],
}, name='alone_time_major_with_state_far_sigmoid').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
