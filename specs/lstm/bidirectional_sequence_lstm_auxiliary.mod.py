# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: linked by another input.

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
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [-0.225, -0.89, -0.048, -0.039, -0.542, -0.646, -0.123, 0.984, -0.793, -0.748, 0.664, 0.745])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.213, -0.06, -0.558, 0.557, -0.833, 0.875, -0.927, -0.8, 0.48, -0.094, 0.708, -0.991])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.344, -0.467, 0.336, 0.371, 0.75, -0.648, -0.021, -0.304, 0.08, 0.732, -0.153, -0.917])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.107, -0.581, 0.546, 0.538, 0.58, 0.63, -0.013, 0.361, 0.629, -0.927, 0.771, 0.362])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [0.165, 0.206, 0.453, -0.707, 0.179, 0.416, 0.889, -0.639, 0.754, 0.646, -0.031, 0.919, -0.221,
    -0.055, -0.67, -0.715])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.096, 0.981, -0.628, 0.794, 0.142, 0.809, 0.824, -0.296, 0.452, -0.125, -0.41, 0.348, 0.185,
    0.465, 0.171, 0.794])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.545, -0.394, 0.282, 0.286, 0.896, -0.268, 0.311, -0.771, -0.822, 0.991, 0.485, -0.075, 0.444,
    -0.068, -0.279, 0.898])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.485, -0.303, 0.167, -0.633, -0.012, 0.295, -0.59, 0.661, 0.497, 0.099, 0.7, 0.283, -0.713,
    0.404, -0.007, 0.785])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.026, 0.879, 0.21, -0.46])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.478, -0.49, 0.093, -0.038])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.841, 0.57, -0.914, -0.295])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.296, 0.621, 0.18, -0.329])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.016, -0.832, 0.649, -0.982, 0.049, 0.207, 0.12, 0.06, -0.261, -0.309, 0.996, -0.461])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.181, -0.827, 0.331, -0.164, -0.208, -0.125, 0.603, -0.072, -0.43, -0.215, 0.938, -0.957])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.762, -0.928, 0.802, 0.542, -0.793, -0.635, 0.814, -0.51, 0.333, -0.675, 0.096, -0.197])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.661, 0.365, -0.477, -0.179, 0.358, -0.833, 0.144, -0.05, -0.545, -0.663, -0.111, 0.262])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.689, -0.679, 0.394, 0.823, -0.823, 0.537, -0.523, -0.324, 0.267, -0.82, 0.368, -0.191, -0.659,
    0.718, -0.482, 0.151])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.132, -0.961, 0.541, 0.621, -0.763, 0.938, 0.553, 0.602, -0.691, -0.176, 0.271, 0.874, -0.29,
    0.761, -0.861, 0.885])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.913, -0.495, 0.013, 0.121, 0.196, -0.955, -0.543, -0.953, 0.362, -0.64, -0.975, -0.261, 0.907,
    -0.793, 0.243, 0.185])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.667, 0.582, -0.817, 0.665, 0.332, -0.981, -0.703, -0.789, 0.522, 0.673, 0.908, -0.778, -0.493,
    0.567, -0.475, -0.133])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.81, 0.796, 0.56, -0.593])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.686, -0.847, 0.303, 0.623])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.176, -0.288, -0.097, 0.474])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.939, -0.111, -0.022, 0.833])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 4]))
backward_output = Output('backward_output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [1.782, 0.057, -0.904, 1.436, -1.804, -0.531, 1.067, 0.874, 0.292, -0.142, -0.8, 0.006, 1.57,
    -1.488, -0.141, -0.602, -0.565, -1.65],
    fw_output_state: [-0.142, -0.239, 0.488, 0.028, -0.521, 0.978, -0.292, -0.493],
    fw_cell_state: [-0.17, 0.875, -0.958, -0.787, -0.408, 0.768, -0.236, -0.595],
    bw_output_state: [0.232, 0.642, 0.773, 0.745, 0.21, -0.192, -0.75, 0.355],
    bw_cell_state: [-0.775, -0.093, -0.469, 0.227, -0.158, -0.37, 0.82, 0.278],
    aux_input: [0.157, 1.557, 0.452, 0.073, -1.792, -0.026, -0.555, -1.242, 1.344, -1.831, -1.18, -1.071, -0.628,
    1.039, 0.436, 1.171, 0.651, 1.237],
    forward_output: [-0.10673966, 0.5596025, -0.2319699, -0.042023268, -0.13734365, 0.39085445, -0.0627821,
    -0.0050940304, -0.13385138, 0.6166204, -0.28165162, -0.024501322, -0.52126086, 0.061226007,
    0.010958854, -0.18774408, -0.31571805, -0.05027295, 0.0037232281, -0.0035768044, -0.33671924,
    0.12598573, -0.0837125, 0.022721605],
    backward_output: [0.10008763, -0.24258211, -0.13523199, 0.2503016, 0.3809087, 0.09963716, 0.07144996, 0.038261265,
    0.02687411, -0.024239372, -0.2265241, 0.07551377, -0.15186429, -0.03437583, -0.24478373,
    0.49428746, -0.024477297, -0.34105688, -0.033975516, 0.3494719, 0.25625706, -0.111857034,
    0.13734001, 0.05422461],
}, name='parallel_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.824, -0.638, -0.288, -0.406, -0.775, 0.044, -0.211, -0.738, 0.376, -0.934, -0.968, 0.117])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.166, 0.765, 0.544, 0.752, -0.551, -0.021, -0.836, 0.338, -0.801, -0.639, -0.269, -0.445])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.288, -0.624, 0.179, 0.088, -0.205, 0.416, 0.844, 0.599, 0.748, -0.246, -0.579, -0.703])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.169, 0.422, 0.052, 0.311, 0.66, 0.647, 0.855, 0.672, -0.347, -0.921, 0.654, -0.71])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.022, 0.237, -0.51, -0.428, 0.451, -0.298, -0.39, -0.977, 0.148, -1.0, -0.405, -0.251, -0.179,
    0.068, -0.679, -0.134])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.98, -0.838, -0.419, -0.171, -0.363, 0.341, 0.354, 0.329, 0.765, -0.735, 0.494, 0.836, 0.817,
    0.642, 0.856, 0.397])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.154, 0.704, -0.021, 0.687, 0.22, 0.881, -0.305, -0.362, -0.522, -0.06, 0.191, -0.414, 0.835,
    0.946, -0.469, 0.956])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.011, 0.642, 0.988, -0.754, -0.507, -0.024, 0.818, -0.091, -0.753, -0.825, 0.912, -0.691, 0.281,
    0.805, -0.375, -0.614])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [-0.447, 0.09, -0.827, -0.731])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [0.921, 0.354, 0.536, 0.893])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.466, -0.342, 0.071, -0.918])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.869, -0.665, -0.32, -0.072])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.617, -0.609, 0.123, 0.6])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.901, 0.022, -0.365, 0.798])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.934, 0.435, 0.106, 0.776])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.131, 0.982, -0.61, 0.438, -0.412, 0.338, -0.944, 0.208, -0.276, -0.258, -0.923, -0.272])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.284, -0.351, 0.598, -0.22, -0.182, -0.425, 0.4, 0.202, -0.578, 0.491, 0.754, -0.925])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.366, 0.162, 0.039, 0.496, 0.021, 0.899, -0.849, -0.131, -0.675, 0.68, -0.547, -0.445])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.167, 0.356, -0.136, -0.253, 0.595, -0.32, -0.671, 0.595, -0.182, -0.482, -0.171, 0.879])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.631, -0.548, -0.203, -0.415, 0.745, 0.516, 0.399, 0.7, -0.572, 0.611, 0.545, -0.984, -0.411,
    -0.746, 0.57, -0.78])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.416, 0.315, -0.802, 0.503, -0.377, -0.032, 0.071, -0.301, 0.291, 0.847, -0.201, 0.707, 0.417,
    0.049, -0.129, -0.846])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.749, -0.212, 0.799, -0.519, 0.221, 0.939, -0.442, -0.682, -0.717, -0.139, -0.998, -0.162, 0.381,
    -0.118, 0.889, -0.39])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [-0.698, 0.551, 0.835, -0.452, 0.135, -0.305, 0.414, 0.507, 0.784, -0.181, -0.156, -0.136, 0.812,
    0.673, -0.507, 0.626])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [0.369, 0.44, 0.816, -0.444])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.849, -0.352, 0.485, -0.135])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [0.604, 0.252, -0.419, 0.862])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.465, 0.124, 0.508, 0.152])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.763, -0.967, 0.335, 0.658])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.294, -0.852, -0.499, -0.139])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.402, 0.371, 0.679, 0.527])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 4]))
backward_output = Output('backward_output', (F32, [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-1.476, -0.643, -0.813, 0.759, 0.86, 0.608, 0.713, 0.338, -0.438, -0.61, -1.757, -1.687, 1.149,
    1.449, -1.231, -0.858, 1.577, -1.802],
    fw_output_state: [0.342, 0.538, -0.199, -0.347, -0.543, 0.887, 0.042, -0.469],
    fw_cell_state: [-0.029, 0.875, 0.542, -0.754, 0.294, 0.386, 0.404, 0.828],
    bw_output_state: [0.976, -0.488, -0.61, -0.55, 0.841, -0.282, -0.992, -0.351],
    bw_cell_state: [0.18, 0.849, 0.443, -0.594, -0.184, -0.227, -0.515, -0.738],
    aux_input: [1.661, 0.437, 1.704, -0.829, 1.987, -0.544, 1.805, 1.933, 1.032, 1.496, -1.635, -1.099, -0.281,
    -1.088, -1.297, 0.937, 1.212, -1.593],
    forward_output: [-0.007718658, 0.085656054, 0.012293291, 0.25664106, -0.1961247, 0.26170343, 0.11676996, 0.26812193,
    -0.11704489, 0.1327542, 0.03911802, 0.18513593, 0.05633527, -0.00056098565, -0.08072943,
    0.46376306, -0.19984147, 0.03762858, 0.07227999, 0.18257836, -0.036657553, -0.048636384,
    -0.28695834, 0.7915557],
    backward_output: [0.44790637, 0.3302198, -0.053380165, 0.07535955, 0.12923837, -0.3096889, 0.106927656, 0.052063987,
    0.43867502, 0.22704613, 0.06298325, 0.0494395, -0.034865487, -0.15848525, -0.088701434,
    0.09220088, -0.09050359, -0.11266437, 0.473021, 0.06864077, -0.15663706, -0.22574623,
    -0.3385477, -0.12276254],
    forward_output_state_out: [-0.19984147, 0.03762858, 0.07227999, 0.18257836, -0.036657553, -0.048636384, -0.28695834,
    0.7915557],
    forward_cell_state_out: [-1.2157984, 0.05143471, 0.07912586, 0.23847003, -0.11087687, -0.10058199, -0.4802656, 1.2924374],
    backward_output_state_out: [0.44790637, 0.3302198, -0.053380165, 0.07535955, 0.12923837, -0.3096889, 0.106927656, 0.052063987],
    backward_cell_state_out: [0.7413858, 0.844438, -0.11596439, 0.08889788, 0.17990972, -0.3724739, 0.116492875, 0.09674244],
}, name='parallel_time_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.225, -0.57, -0.608, -0.717, 0.055, 0.156, -0.898, -0.482, -0.338, 0.597, 0.686, 0.304])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.426, -0.735, 0.182, 0.421, 0.521, -0.625, -0.909, 0.202, -0.432, -0.167, -0.748, 0.372])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.388, 0.791, -0.59, 0.739, 0.711, 0.643, -0.339, 0.121, -0.558, -0.394, -0.262, -0.207])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.689, 0.254, 0.739, 0.792, -0.899, -0.768, 0.051, -0.48, 0.022, 0.807, 0.424, -0.343])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [-0.247, 0.417, 0.279, 0.921, -0.537, -0.526, -0.999, 0.129])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [-0.306, 0.453, 0.588, -0.113, -0.241, 0.972, -0.859, 0.968])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.157, 0.908, 0.13, 0.083, 0.772, -0.985, 0.284, -0.357])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [0.158, 0.476, 0.235, 0.568, -0.645, 0.154, 0.786, 0.513])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.368, -0.373, 0.179, 0.297])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.758, 0.744, -0.498, -0.297])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.401, -0.346, 0.084, 0.371])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.805, 0.41, -0.492, -0.113])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.008, -0.819, 0.28, -0.546, -0.369, -0.604, 0.304, 0.782])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.67, -0.597])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.482, 0.979, 0.664, -0.299, -0.823, -0.003, 0.969, -0.947, 0.244, 0.564, 0.341, -0.662])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.066, 0.443, 0.573, -0.641, 0.817, -0.231, -0.571, -0.932, 0.443, 0.26, 0.54, 0.726])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.182, -0.373, 0.952, 0.708, 0.165, 0.881, 0.174, -0.689, -0.657, -0.13, 0.585, -0.834])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.106, 0.248, 0.033, 0.115, 0.177, -0.801, 0.527, -0.777, -0.508, 0.378, 0.118, -0.183])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [0.385, 0.425, 0.945, 0.089, -0.56, -0.025, 0.316, 0.815])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [-0.232, -0.142, -0.703, -0.558, 0.896, 0.301, 0.439, 0.063])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [-0.082, -0.339, -0.607, 0.046, 0.626, -0.012, 0.177, -0.862])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [0.542, 0.823, -0.918, 0.718, 0.992, -0.68, 0.579, 0.393])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.698, -0.914, -0.909, 0.221])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.568, -0.463, 0.617, 0.491])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.308, 0.184, -0.868, -0.597])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.587, 0.909, -0.858, 0.927])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [0.744, -0.156, 0.708, 0.723, 0.073, -0.182, 0.666, -0.239])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [-0.631, -0.839])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.722, -0.161, -0.372, -0.506, 1.769, 0.224, 1.657, 1.894, 0.342, -1.122, 1.269, -0.761, -1.347,
    1.489, 0.054, -0.432, 0.722, 0.133],
    fw_output_state: [-0.077, -0.319, 0.734, 0.822],
    fw_cell_state: [0.675, 0.035, -0.923, 0.104, -0.37, 0.657, 0.003, -0.411],
    bw_output_state: [0.482, 0.942, 0.058, 0.789],
    bw_cell_state: [-0.316, -0.276, 0.732, 0.099, 0.694, 0.656, 0.531, 0.113],
    aux_input: [0.569, 0.832, -0.199, 0.657, 0.903, -1.906, 1.618, 0.052, 0.702, 0.486, -1.16, -1.418, -0.9, 1.226,
    -1.61, 1.568, 0.66, 0.708],
    output: [-0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2,
    -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2],
    forward_output_state_out: [-0.2, -0.2, -0.2, -0.2],
    forward_cell_state_out: [0.33317208, 0.3848062, -0.021636982, -0.63255155, 0.5682782, -0.10143153, 0.4761176, 0.33271098],
    backward_output_state_out: [-0.2, -0.2, -0.2, -0.2],
    backward_cell_state_out: [-0.15731785, 0.115765065, -0.23129903, 0.42916977, -0.058192648, -0.26013187, 0.3493788,
    0.084702544],
}, name='parallel_batch_major_merged_with_states')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.422, -0.936, -0.48, 0.65, -0.158, 0.616, -0.604, 0.97, 0.996, 0.53, -0.88, 0.203])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.481, -0.065, -0.669, 0.299, -0.768, 0.346, -0.97, -0.148, -0.416, 0.355, 0.82, -0.541])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.996, 0.134, 0.47, 0.131, 0.653, -0.272, -0.361, -0.398, 0.685, 0.573, -0.325, 0.277])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-1.0, -0.908, 0.145, 0.242, 0.532, -0.27, 0.547, -0.628, -0.045, -0.365, -0.031, -0.776, 0.056,
    -0.562, 0.962, 0.377])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.208, -0.13, -0.203, 0.44, -0.477, -0.571, -0.277, -0.259, 0.506, 0.353, 0.562, -0.09, 0.048,
    -0.869, 0.627, 0.493])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.185, 0.244, 0.716, -0.01, -0.27, -0.853, 0.88, -0.007, -0.785, -0.192, 0.942, -0.06, 0.951,
    -0.302, -0.977, 0.787])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.109, 0.631, -0.925, -0.999])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.532, -0.915, 0.366, 0.521])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.994, 0.936, -0.329, -0.341])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.986, 0.358, -0.711, -0.266, 0.307, 0.969, 0.997, -0.69, -0.644, -0.974, 0.163, 0.645])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.654, 0.578, 0.5, -0.451, 0.536, -0.432, -0.54, -0.831, -0.35, -0.679, -0.18, 0.705])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.309, -0.679, 0.802, -0.879, 0.694, -0.243, 0.705, 0.093, 0.623, 0.335, 0.321, -0.835])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.957, -0.61, -0.838, 0.566, -0.245, -0.74, -0.786, -0.644, 0.022, -0.025, -0.135, -0.856, -0.914,
    0.587, 0.927, 0.95])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.269, -0.011, 0.49, -0.907, -0.827, -0.289, -0.226, -0.05, 0.835, -0.76, -0.197, -0.749, -0.301,
    -0.679, 0.991, -0.502])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.84, 0.928, 0.492, -0.367, -0.157, -0.362, 0.142, 0.494, 0.06, 0.134, -0.131, 0.502, 0.909, 0.043,
    0.158, 0.365])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.575, -0.086, 0.591, -0.191])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.578, -0.445, -0.557, -0.883])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.647, 0.132, -0.204, 0.779])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-1.766, 0.47, 0.594, -1.987, 0.233, 1.793, 1.266, -1.139, -0.4, 1.996, 1.902, -0.21, 1.852, 1.138,
    -1.679, 1.876, 0.162, 1.594],
    fw_output_state: [0.986, 0.387, 0.685, 0.88, 0.197, 0.487, -0.419, 0.393],
    fw_cell_state: [-0.337, -0.402, -0.219, -0.997, 0.29, 0.139, -0.758, 0.607],
    bw_output_state: [0.08, -0.393, -0.203, -0.376, 0.309, -0.596, -0.032, 0.317],
    bw_cell_state: [-0.849, 0.031, 0.52, 0.97, -0.033, 0.742, 0.32, 0.831],
    aux_input: [1.084, 1.617, -0.569, -1.916, 1.162, -0.443, 0.448, 1.802, 1.12, -1.164, 1.037, -0.576, -1.341,
    -1.983, -0.529, -1.067, 1.462, -0.416],
    output: packed('<f4',
    'c-jHL06+f~3~uLcj_$siQX|EG+!IP+G4y_Wxz8om;!m0@fckOY*H>P~``OXnde8*?&F!GGb4V6)o&-!03#=k}ni`jm#&H1j@Bi*y'
    'v#WR#BI6HbilGh|U=_{<R!Uut@Jcxz*C&(*UBDG`6ReGX6S)+Ts9r*&5Y7MR*qE%d0Uz+G2PMvd0+xG^q`C;P6To`DzCJy@J-)xb'
    'zP`RaKfS%YzP>)azP>%YzP&y?KfXM>zr8-bzCAv@zP>*@KfOMvkzqO'
),
}, name='parallel_time_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.351, 0.251, 0.12, 0.059, 0.501, -0.771, -0.108, -0.46, -0.436, 0.882, 0.841, -0.892])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.264, 0.484, 0.251, 0.775, 0.792, 0.179, -0.896, 0.146, -0.299, -0.957, -0.325, -0.927])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.646, -0.868, 0.989, 0.093, 0.237, -0.43, -0.107, -0.334, 0.632, 0.203, 0.275, 0.447])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.531, 0.212, -0.627, -0.952, 0.648, 0.791, -0.434, 0.212, -0.339, -0.62, -0.773, -0.623])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.359, 0.905, 0.599, 0.519, 0.673, -0.204, 0.975, -0.955, 0.386, -0.896, 0.56, -0.146, -0.691,
    0.189, 0.51, -0.121])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.759, 0.846, 0.818, 0.424, -0.151, 0.81, -0.635, 0.121, 0.71, 0.787, -0.099, 0.151, 0.463, 0.737,
    0.402, -0.982])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.097, -0.283, -0.688, -0.284, -0.909, -0.008, 0.563, -0.753, -0.953, -0.632, 0.207, -0.577,
    -0.605, 0.906, 0.36, 0.664])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.107, 0.357, 0.285, 0.828, 0.802, 0.409, 0.098, -0.165, 0.301, 0.627, -0.697, 0.021, 0.614, -0.6,
    0.643, 0.305])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [-0.433, 0.37, 0.936, 0.473])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [0.134, -0.443, -0.722, 0.051])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [-0.916, -0.837, 0.496, -0.296])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.163, 0.44, 0.113, -0.088])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.891, 0.985, 0.532, -0.462])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.921, -0.243, 0.37, 0.895])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.785, -0.999, 0.454, 0.283])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.183, 0.687, 0.031, 0.712, 0.783, -0.179, 0.345, 0.05, -0.151, 0.087, 0.58, -0.101])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.29, -0.204, 0.904, 0.223, -0.179, 0.512, 0.572, 0.92, -0.721, -0.296, -0.404, 0.807])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.48, 0.191, -0.243, -0.649, -0.09, -0.348, -0.574, -0.06, -0.785, 0.713, 0.036, 0.41])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.971, 0.514, 0.239, -0.698, -0.318, -0.756, 0.331, -0.209, -0.275, -0.571, -0.602, -0.841])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [-0.089, -0.682, 0.359, -0.284, -0.955, -0.943, -0.442, -0.122, -0.855, 0.002, -0.925, 0.736,
    -0.064, 0.148, -0.066, 0.124])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.574, 0.917, 0.637, 0.46, 0.712, 0.52, 0.252, 0.755, 0.615, 0.047, 0.646, -0.818, -0.746, 0.338,
    0.247, -0.769])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.737, 0.486, -0.519, -0.762, 0.54, -0.803, -0.283, 0.931, 0.781, 0.675, 0.498, -0.476, -0.762,
    0.281, -0.255, -0.638])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.757, 0.683, -0.962, -0.034, -0.654, -0.127, 0.638, 0.789, -0.146, -0.53, 0.819, 0.759, 0.641,
    -0.737, 0.064, 0.388])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [-0.769, -0.505, -0.971, -0.863])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [-0.057, 0.5, 0.975, 0.848])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [-0.325, -0.439, 0.547, 0.539])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.803, -0.805, 0.279, -0.982])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.868, -0.782, -0.255, -0.331])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.829, 0.605, 0.913, 0.687])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.532, 0.16, 0.223, -0.269])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [4, 3]), [0.277, 0.994, -0.844, -0.07, -0.763, 0.403, 0.762, -0.623, 0.884, -0.858, 0.998, -0.325])
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [4, 3]), [-0.459, 0.708, -0.848, 0.163, 0.718, 0.5, 0.318, 0.062, -0.953, -0.469, 0.447, 0.57])
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [4, 3]), [0.565, -0.426, 0.099, 0.143, 0.507, -0.578, -0.686, 0.238, -0.892, -0.348, -0.397, 0.076])
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [4, 3]), [0.292, -0.915, 0.813, 0.841, 0.514, -0.753, 0.323, 0.758, -0.003, -0.483, -0.808, -0.917])
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [4, 3]), [-0.027, 0.828, -0.612, -0.872, 0.304, -0.512, 0.568, -0.982, -0.342, 0.176, -0.122, 0.672])
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [4, 3]), [0.926, 0.503, -0.697, -0.605, 0.367, -0.389, -0.656, -0.868, 0.162, 0.571, 0.83, -0.072])
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [4, 3]), [-0.169, -0.285, 0.123, 0.593, -0.836, 0.17, -0.181, 0.626, 0.288, 0.886, 0.754, 0.658])
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [4, 3]), [-0.626, 0.628, 0.174, 0.542, -0.695, 0.557, -0.277, 0.066, -0.73, 0.049, 0.037, -0.878])
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [2, 3, 4]))
backward_output = Output('backward_output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [1.468, 0.3, -0.082, -1.284, -1.743, 1.513, -0.417, -0.247, 1.202, 1.999, -1.273, -0.164, 0.182,
    -1.122, 1.986, 1.461, 1.092, -0.827],
    fw_output_state: [-0.471, -0.592, -0.454, -0.807, 0.354, 0.076, 0.777, 0.679],
    fw_cell_state: [0.656, 0.922, -0.751, 0.386, 0.907, 0.359, -0.702, 0.818],
    bw_output_state: [-0.98, 0.661, 0.8, 0.86, -0.184, 0.131, -0.091, 0.037],
    bw_cell_state: [-0.148, 0.12, 0.166, 0.237, 0.981, 0.162, 0.688, 0.601],
    aux_input: [-0.304, 1.874, -1.704, 1.932, -1.636, 0.665, -0.144, -1.726, -0.807, 2.0, 1.817, -1.772, -0.909,
    1.767, -0.926, -0.502, 1.778, 0.374],
    forward_output: [-0.005109604, 0.12017626, -0.29399297, -0.10233841, 0.051720608, -0.21788122, -0.21321741,
    -0.06173647, 0.07426122, -0.28682607, -0.041371282, 0.02358103, 0.18037495, 0.20733783,
    -0.30323076, -0.022114845, 0.0067047165, 0.1985703, -0.20805383, 0.118599445, 0.3390347,
    0.039729312, -0.15604997, 0.033756465],
    backward_output: [-0.6188544, -0.03617607, 0.20881398, 0.1360687, -0.00507373, 0.024928004, -0.05530704, 0.08448775,
    -0.011946428, 0.16646025, -0.4680554, 0.0017438261, -0.39201096, -0.152517, 0.03011823,
    0.4610647, -0.05710821, -0.049519416, 0.060443055, 0.30704132, 0.42767736, -0.12292709,
    0.45196697, 0.12649623],
}, name='cross_batch_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.206, 0.158, 0.728, 0.675, -0.459, -0.382, 0.711, -0.881, 0.745, -0.363, -0.781, 0.877])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.725, 0.253, -0.348, -0.107, 0.588, -0.358, 0.222, 0.979, 0.101, 0.811, 0.952, 0.144])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.845, 0.868, 0.019, 0.63, 0.059, -0.885, -0.109, -0.522, -0.829, -0.512, -0.693, -0.029])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.898, -0.956, -0.678, -0.763, 0.545, 0.419, -0.139, -0.822, -0.802, 0.204, 0.642, -0.976])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [0.704, -0.198, -0.262, 0.074, -0.466, -0.765, 0.129, -0.019])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [-0.635, 0.334, 0.763, 0.541, -0.014, 0.232, -0.744, 0.368])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.64, -0.7, -0.452, -0.762, -0.197, 0.769, -0.771, -0.47])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [0.324, 0.327, 0.738, 0.747, -0.881, 0.101, -0.426, -0.181])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.904, 0.925, 0.508, -0.95])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.693, 0.131, -0.593, -0.294])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.33, -0.532, 0.471, -0.344])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.515, 0.385, 0.232, 0.691])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.082, 0.724, -0.429, 0.583, 0.388, 0.698, 0.719, 0.863])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.228, -0.238])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.629, 0.86, 0.498, -0.886, 0.01, 0.745, -0.836, -0.121, -0.262, 0.148, -0.252, 0.352])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-1.0, 0.856, -0.507, 0.823, -0.292, -0.258, -0.154, 0.519, 0.912, -0.11, -0.701, -0.416])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.942, -0.107, -0.771, 0.963, 0.184, 0.165, 0.224, 0.666, -0.458, -0.842, 0.875, -0.231])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.99, -0.468, -0.743, 0.863, -0.729, -0.034, -0.639, 0.312, 0.321, 0.439, -0.735, -0.781])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [0.617, 0.207, -0.201, 0.165, -0.079, -0.35, -0.485, 0.888])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [0.482, -0.714, 0.385, -0.851, -0.891, -0.298, -0.628, 0.134])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [0.499, 0.619, 0.786, 0.361, 0.004, -0.496, 0.794, -0.718])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [-0.034, -0.673, 0.293, -0.47, 0.187, -0.382, -0.704, -0.86])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.611, -0.502, -0.834, 0.944])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.177, -0.537, 0.323, 0.318])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.579, -0.395, 0.312, 0.092])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.007, 0.563, -0.817, -0.988])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [-0.244, 0.254, 0.163, 0.111, 0.938, -0.225, 0.038, -0.931])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.378, -0.152])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [4, 3]), [0.254, -0.137, -0.447, 0.987, -0.095, 0.547, -0.345, -0.812, -0.483, 0.863, 0.028, -0.102])
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [4, 3]), [0.313, -0.661, -0.318, 0.188, 0.841, 0.569, 0.584, 0.986, 0.552, 0.657, -0.48, 0.127])
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [4, 3]), [-0.092, 0.99, 0.2, -0.778, -0.185, -0.326, -0.511, 0.142, 0.567, -0.343, -0.493, -0.711])
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [4, 3]), [-0.815, -0.49, -0.975, 0.258, -0.452, 0.668, 0.04, 0.825, 0.059, -0.898, 0.922, -0.653])
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [4, 3]), [0.168, 0.499, 0.714, 0.751, 0.255, -0.177, -0.052, -0.475, -0.683, -0.132, -0.258, 0.882])
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [4, 3]), [0.384, -0.734, -0.599, -0.873, 0.169, 0.801, -0.803, 0.251, -0.874, 0.613, -0.555, -0.701])
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [4, 3]), [0.988, 0.026, 0.33, 0.817, 0.831, 0.013, 0.004, -0.023, 0.529, 0.517, 0.689, -0.671])
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [4, 3]), [0.947, 0.219, -0.146, -0.809, 0.647, -0.66, 0.662, 0.966, -0.695, 0.144, 0.864, -0.613])
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-0.422, -1.49, 1.095, -0.636, 0.52, 1.576, 0.865, 0.69, -0.48, -1.813, -1.024, -1.277, -0.972,
    1.702, -0.238, 1.882, -1.185, -1.775],
    fw_output_state: [0.236, -0.507, 0.518, -0.49],
    fw_cell_state: [-0.549, 0.08, -0.255, -0.334, -0.383, -0.801, 0.816, 0.225],
    bw_output_state: [0.49, 0.994, -0.74, 0.469],
    bw_cell_state: [-0.563, -0.169, 0.629, 0.949, -0.262, -0.508, 0.983, 0.579],
    aux_input: [1.175, -0.327, 1.325, -0.58, 0.672, -0.59, 0.757, 1.243, -0.168, 0.262, 0.951, 1.426, 1.663,
    -0.072, -1.465, -1.361, 1.587, 0.37],
    forward_output: [-0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, 0.2],
    backward_output: [0.2, 0.2, 0.2, -0.17430857, 0.2, -0.2, 0.19584207, 0.2, 0.2, 0.0588345, 0.2, 0.2],
    forward_output_state_out: [-0.2, -0.2, -0.2, 0.2],
    forward_cell_state_out: [0.8444685, -1.0164022, -0.19842747, -0.40971068, 0.2707763, 0.035406463, 0.68992376, -0.020128552],
    backward_output_state_out: [0.2, 0.2, 0.2, -0.17430857],
    backward_cell_state_out: [0.8612617, 0.13304386, -0.047356084, -0.14380404, -0.14581312, -0.36809373, 0.008815353,
    0.65274256],
}, name='cross_time_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.505, 0.457, -0.137, -0.118, 0.773, 0.827, -0.108, -0.409, -0.562, 0.687, -0.213, -0.629])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.977, 0.286, 0.399, -0.538, -0.126, 0.888, -0.096, -0.086, 0.584, -0.944, -0.022, -0.108])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.237, 0.423, -0.635, 0.825, -0.494, 0.209, 0.762, -0.583, -0.084, -0.363, 0.168, 0.929])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.853, -0.872, 0.074, -0.745, -0.835, 0.8, 0.54, 0.462, -0.593, -0.211, -0.662, 0.809, 0.126,
    -0.856, 0.509, -0.342])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.172, -0.006, 0.151, 0.442, 0.044, 0.724, -0.055, 0.332, -0.274, -0.608, 0.037, 0.447, 0.755,
    -0.72, 0.38, 0.662])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.581, 0.36, 0.628, -0.753, 0.267, -0.065, 0.177, 0.156, 0.299, 0.211, -0.068, -0.204, 0.047,
    -0.056, -0.023, 0.582])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.294, -0.097, -0.038, 0.431])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.133, 0.075, 0.79, -0.5])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.401, -0.358, -0.07, -0.416])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.336, 0.972, 0.256, 0.618, -0.263, 0.123, -0.091, 0.164, 0.43, -0.629, 0.508, 0.861])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.666, 0.812, 0.549, 0.469, 0.394, 0.184, 0.507, 0.635, 0.444, 0.563, 0.052, 0.327])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.21, -0.537, 0.168, 0.516, -0.348, -0.183, -0.813, -0.528, 0.286, 0.143, -0.539, -0.887])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.57, 0.847, -0.97, -0.289, 0.156, 0.441, 0.2, 0.14, 0.906, -0.003, 0.359, -0.316, 0.747, 0.751,
    -0.592, 0.923])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.422, -0.893, -0.624, -0.118, -0.37, 0.828, -0.559, -0.672, 0.083, 0.494, 0.296, 0.987, 0.113,
    -0.546, 0.349, 0.998])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.947, 0.409, 0.245, 0.871, 0.6, 0.505, 0.506, -0.894, -0.513, -0.172, 0.029, -0.948, -0.144,
    -0.114, -0.725, -0.62])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.12, -0.696, 0.28, 0.961])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.083, 0.263, -0.108, -0.585])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.386, -0.859, 0.25, -0.037])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [4, 3]), [0.698, 0.174, 0.155, 0.783, -0.385, -0.925, -0.87, -0.414, 0.494, -0.466, -0.026, -0.724])
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [4, 3]), [-0.568, -0.741, -0.111, 0.121, -0.961, 0.982, 0.215, 0.021, -0.554, -0.838, -0.039, -0.42])
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [4, 3]), [-0.865, -0.588, -0.789, 0.822, -0.999, -0.402, -0.371, -0.866, -0.141, 0.921, -0.75, -0.079])
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [4, 3]), [-0.558, -0.28, 0.396, -0.935, 0.728, 0.916, -0.551, -0.803, 0.965, -0.747, -0.801, -0.584])
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [4, 3]), [0.255, 0.607, 0.633, -0.426, -0.449, -0.658, 0.995, 0.624, 0.892, 0.638, 0.541, -0.299])
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [4, 3]), [0.491, -0.644, 0.683, 0.92, -0.303, -0.094, -0.023, -0.805, 0.621, 0.358, -0.248, 0.876])
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 8]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.924, -0.461, -1.885, 1.893, -0.061, 0.004, -0.491, 0.605, 0.778, 0.583, 1.003, -1.136, -1.221,
    -0.084, 1.225, 0.03, 1.04, 0.036],
    fw_output_state: [-0.007, 0.21, -0.946, 0.548, -0.918, -0.82, 0.352, -0.595],
    fw_cell_state: [0.196, 0.263, 0.713, 0.53, 0.676, -0.209, -0.581, -0.858],
    bw_output_state: [0.885, 0.603, -0.99, -0.819, -0.762, 0.681, 0.615, -0.102],
    bw_cell_state: [0.566, -0.796, -0.234, -0.477, -0.038, -0.841, 0.993, -0.04],
    aux_input: [-0.412, 1.713, -0.238, -0.748, -1.232, -1.808, -1.298, -1.898, -1.208, -1.151, -0.311, -0.556,
    1.399, -1.667, -0.996, -1.935, 1.655, -1.729],
    output: packed('<f4',
    'c-jHL06+h7V7tVMF^GHP$3KF2g?Iix8f_iEyK$?Estr@m@~4ih)(UK)q9iBmb8H=AzZ^#QsRyjjyyX?XRWfEp@!O*`-urC{Y;%$z'
    'j;j!Y89)Db8UL!+9SW$wqgsn@&|P(Y(rDcRfZm0*E*Q|^%<$sU#{rTCNN(Gy3nn;muR8RJ0<R>>mIu_C(=3#!Kw2!my*@j=KD@rZ'
    'zdt=ZKE1s@zCS)bKEAy^zP`P^J-)p@zdpXcKEJ#^ygs|SyuG{D1Y)5'
),
    forward_output_state_out: [0.41055486, -0.39036638, 0.5077427, 0.28598872, 0.30029237, -0.025834775, 0.16831368, -0.004533185],
    forward_cell_state_out: [0.45432752, -0.7421979, 0.8162487, 0.41609317, 0.32354462, -0.8492967, 0.8624684, -0.11249139],
    backward_output_state_out: [-0.031936206, 0.2514358, -0.027209058, -0.2599295, -0.05896264, 0.085498706, -0.18188344,
    -0.11962806],
    backward_cell_state_out: [-0.20342444, 0.79939586, -0.30668804, -0.3406453, -0.6364755, 0.8356632, -0.80862135, -0.23040722],
}, name='cross_batch_major_merged_with_states').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.994, -0.359, 0.254, 0.761, 0.376, -0.665, -0.177, -0.478, -0.363, -0.168, 0.768, -0.693])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.427, -0.958, 0.575, -0.906, -0.769, -0.33, -0.477, 0.357, -0.682, -0.079, 0.611, -0.559])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.39, -0.092, 0.553, 0.871, -0.696, 0.621, 0.422, -0.847, 0.834, -0.951, 0.772, -0.5])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.014, -0.547, 0.905, 0.271, 0.526, -0.558, -0.282, -0.026, -0.464, -0.147, -0.608, 0.863])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [0.952, -0.943, 0.25, 0.152, 0.662, -0.632, 0.411, 0.59, -0.532, 0.843, 0.721, 0.355, 0.146, -0.188,
    0.276, -0.161])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.062, -0.539, 0.875, -0.704, -0.844, 0.097, -0.932, -0.996, 0.338, -0.503, -0.286, -0.752, 0.832,
    -0.775, 0.056, -0.71])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.684, 0.392, 0.079, 0.774, -0.194, 0.861, -0.793, -0.143, 0.018, -0.462, -0.487, 0.61, 0.372,
    0.444, -0.055, -0.865])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.768, 0.713, 0.843, 0.223, -0.135, -0.224, 0.636, 0.003, -0.042, -0.903, 0.576, 0.929, 0.54,
    0.036, 0.742, 0.321])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.936, -0.612, 0.38, -0.129])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.183, 0.992, -0.316, 0.133])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.227, -0.067, -0.887, -0.207])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.046, 0.749, -0.186, -0.032])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.625, -0.612, -0.617, -0.632, 0.343, -0.657, 0.983, 0.202, 0.746, 0.019, 0.312, 0.256])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.977, -0.265, -0.04, -0.193, 0.434, 0.055, 0.149, -0.459, 0.339, -0.466, 0.964, -0.856])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.919, 0.677, 0.93, 0.856, -0.066, -0.803, -0.7, 0.55, 0.987, -0.17, -0.509, -0.393])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.097, 0.801, -0.945, -0.215, -0.273, -0.036, -0.785, 0.579, -0.289, 0.069, 0.637, -0.182])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.654, 0.455, 0.09, -0.458, 0.399, 0.264, -0.559, 0.556, 0.831, -0.16, 0.82, 0.054, 0.556, -0.231,
    -0.439, 0.894])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.194, -0.004, -0.677, -0.025, -0.166, 0.064, 0.844, -0.781, -0.22, 0.282, 0.001, -0.654, -0.886,
    -0.695, -0.951, 0.896])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.23, 0.346, -0.852, -0.121, 0.949, 0.599, -0.675, -0.264, 0.15, -0.062, 0.754, 0.639, 0.107,
    -0.896, 0.39, 0.653])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.326, 0.863, 0.611, -0.378, -0.998, -0.206, 0.34, -0.655, -0.357, -0.233, 0.827, -0.682, 0.635,
    -0.703, 0.047, 0.288])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.07, -0.679, -0.407, -0.267])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.85, -0.459, 0.165, -0.115])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.516, -0.639, 0.884, 0.77])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.732, 0.612, -0.716, 0.681])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Input('aux_input', (F32, [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [4, 3]), [-0.193, 0.505, -0.852, -0.3, -0.615, 0.358, -0.924, -0.059, -0.375, -0.049, 0.912, -0.367])
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [4, 3]), [-0.968, -0.842, -0.14, 0.132, 0.101, 0.266, 0.846, -0.199, 0.711, -0.633, 0.749, -0.186])
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [4, 3]), [-0.855, -0.528, -0.897, 0.7, 0.981, 0.464, 0.359, -0.758, -0.293, -0.661, 0.433, 0.891])
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [4, 3]), [-0.927, -0.298, -0.411, -0.331, 0.677, 0.601, -0.099, -0.412, 0.853, -0.611, -0.628, 0.775])
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [4, 3]), [0.173, 0.637, 0.817, -0.637, 0.99, -0.227, 0.112, 0.965, -0.723, 0.598, 0.22, 0.867])
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [4, 3]), [0.479, 0.844, 0.246, -0.172, -0.451, 0.462, 0.433, -0.95, 0.06, 0.432, -0.552, 0.84])
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [4, 3]), [0.046, -0.174, 0.846, -0.283, -0.518, -0.849, -0.145, -0.373, 0.769, -0.015, -0.081, 0.04])
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [4, 3]), [-0.766, -0.942, 0.156, 0.268, -0.627, 0.937, -0.658, -0.815, -0.428, -0.933, -0.889, 0.244])
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-1.779, -0.725, 1.414, -1.623, 1.138, 0.565, 1.497, 1.763, -0.616, 1.712, 1.031, 0.75, 0.873,
    1.485, 1.351, 1.685, -0.345, -0.263],
    fw_output_state: [-0.352, -0.791, 0.935, -0.843, 0.759, 0.637, -0.706, 0.307],
    fw_cell_state: [-0.49, 0.835, -0.942, -0.859, 0.923, -0.409, 0.731, 0.528],
    bw_output_state: [-0.314, 0.892, 0.407, -0.116, 0.265, 0.172, 0.972, -0.332],
    bw_cell_state: [-0.008, 0.129, -0.295, -0.248, -0.238, -0.153, 0.363, -0.331],
    aux_input: [-1.605, -0.453, -1.492, -0.374, -1.873, 0.965, -1.425, -1.275, 0.504, -1.22, 1.646, 0.056, 1.516,
    0.809, 0.752, -0.191, -1.11, -0.074],
    output: packed('<f4',
    'c-jHL06+ghyv2XOgR#BPbW)fXNq>$MBw_=-Jh^xHr}k3GV7=_VSZ0lJXI_O5let9upGTk4rK}`sI=B))9`OShe1UE!@sKFN<$akb'
    '>u(5UFI;2m?az2LT1yeO<5m3_J<Gr@M8N{h{2@wQUpI}L<nItv4XC{v3Ed!G+yl9Yz=^XHT{O*dtSu9cpTm%5NIk8+KE1y^y+1oX'
    'zCJ!azCJ!YzrMUZK0d!bKE6G?y*<6XJ-)p?ygj}?K0Up@y*@okTwCh'
),
}, name='cross_time_major_merged').DisableLifeTimeVariation()
