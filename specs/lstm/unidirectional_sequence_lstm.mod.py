# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# UNIDIRECTIONAL_SEQUENCE_LSTM: every option, orders of time, states.

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

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.805, -0.888, 0.959, 0.674, -0.535, 0.516, -0.814, -0.247, -0.087, -0.28, 0.218, -0.587])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.867, 0.116, 0.718, 0.71, -0.598, 0.449, 0.791, 0.962, -0.916, -0.522, 0.888, -0.091])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.073, 0.456, 0.257, 0.372, -0.135, 0.365, -0.163, 0.854, -0.797, 0.445, -0.966, 0.226])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.945, 0.564, -0.873, 0.351, 0.091, -0.206, -0.835, -0.996, -0.437, -0.033, 0.887, 0.694])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.393, -0.94, 0.947, -0.155, 0.662, -0.701, 0.73, -0.699, 0.202, -0.573, -0.008, -0.055, 0.173,
    -0.681, -0.244, 0.584])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.968, 0.253, -0.877, -0.033, -0.329, -0.712, -0.855, 0.626, 0.552, -0.57, 0.151, -0.99, -0.895,
    0.402, 0.779, 0.533])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.243, 0.919, -0.215, -0.852, -0.98, 0.615, 0.896, 0.31, 0.891, 0.729, 0.131, 0.062, -0.599,
    0.993, -0.999, 0.46])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.119, 0.016, 0.37, 0.009, -0.502, -0.694, -0.996, 0.035, 0.233, 0.924, 0.538, -0.931, -0.763,
    0.913, 0.682, -0.544])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.27, 0.623, 0.42, -0.154])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.11, -0.417, 0.595, 0.334])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.951, 0.116, 0.14, 0.866])
output_bias = Parameter('output_bias', (F32, [4]), [-0.707, 0.613, 0.176, 0.418])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.553, 1.066, 0.531, -1.47, 0.06, 0.211, 1.482, 1.722, -1.457, -1.135, -0.134, 0.646, 0.154, 1.961,
    1.965, 1.911, 0.113, -1.214],
    output_state: [-0.519, 0.542, -0.761, 0.971, 0.897, 0.595, 0.727, 0.313],
    cell_state: [-0.028, 0.021, -0.081, 0.147, 0.15, 0.892, 0.79, 0.968],
    output: [0.046659265, 0.13260883, 0.006506715, 0.43615285, 0.2135584, -0.012598555, 0.24508275, 0.39324278,
    0.09986536, 0.0055999723, 0.047512244, 0.11780999, 0.19860592, 0.040920958, 0.56874985,
    0.45283836, 0.16695975, 0.2478329, 0.03466593, 0.399439, 0.07458007, 0.47357553, 0.17537214,
    0.22668988],
}, name='plain_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.739, 0.249, -0.404, -0.539, 0.544, 0.741, 0.385, -0.372, -0.796, 0.92, 0.909, 0.565])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.824, -0.834, 0.797, -0.028, 0.212, 0.031, -0.417, -0.682, 0.163, 0.724, -0.622, 0.607])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.338, 0.78, -0.067, -0.771, -0.036, 0.335, 0.314, 0.248, 0.984, -0.663, -0.431, -0.86])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.621, -0.973, 0.013, -0.662, -0.787, 0.389, 0.346, -0.644, -0.226, 0.451, 0.447, -0.637])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.334, 0.861, 0.164, 0.829, -0.742, 0.726, 0.672, -0.761, -0.369, 0.218, -0.135, 0.701, -0.178,
    -0.798, -0.518, -0.106])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.802, -0.34, 0.282, 0.019, 0.608, 0.271, -0.281, -0.591, 0.892, -0.065, 0.772, -0.383, -0.862,
    -0.011, -0.617, 0.469])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.932, -0.36, -0.204, -0.888, 0.635, 0.85, 0.937, 0.558, -0.031, 0.663, 0.017, 0.155, 0.985,
    -0.131, 0.039, 0.203])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.48, 0.512, 0.554, -0.083, -0.684, -0.945, -0.486, -0.274, 0.211, 0.915, -0.83, 1.0, -0.065,
    0.045, -0.063, 0.641])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.329, 0.889, 0.001, 0.604])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.049, -0.878, -0.664, 0.088])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.043, -0.225, -0.248, -0.138])
output_bias = Parameter('output_bias', (F32, [4]), [-0.646, -0.667, -0.396, -0.918])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.92, 1.533, -0.048, 1.209, -0.722, 1.425, 0.891, 0.2, -0.497, 0.269, -0.86, 1.157, 1.194, -1.422,
    -0.231, -0.58, 1.22, -0.458],
    output_state: [0.451, 0.303, 0.312, 0.729, -0.51, 0.662, 0.245, -0.325],
    cell_state: [0.191, -0.601, 0.607, -0.552, -0.899, 0.292, -0.623, 0.279],
    output: [-0.012087063, 0.051359486, 0.059811924, 0.07788954, -0.5274122, -0.08012262, 0.0940477, -0.0704623,
    0.055374842, -0.035889674, -0.09136973, -0.08953351, -0.4096067, -0.2188116, 0.12920998,
    -0.099928565, -0.16220936, -0.13179453, -0.29025555, -0.057232562, 0.02257693, -0.102787316,
    -0.029698776, -0.17432277],
}, name='plain_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.623, -0.245, -0.399, 0.954, 0.06, 0.37, 0.678, 0.967, 0.173, 0.954, 0.542, -0.681])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.897, -0.324, 0.021, 0.74, -0.815, 0.221, 0.719, 0.198, 0.001, -0.512, -0.125, -0.615])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.1, -0.91, 0.957, 0.363, -0.408, -0.496, 0.627, 1.0, 0.554, 0.833, 0.714, -0.278])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.528, 0.769, 0.992, 0.551, 0.556, 0.933, -0.004, -0.73, 0.728, -0.328, 0.732, -0.505, 0.093,
    0.437, 0.97, -0.985])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.448, 0.136, -0.04, 0.508, 0.49, -0.762, 0.62, -0.158, -0.207, 0.774, -0.929, -0.96, 0.134, 0.812,
    -0.226, -0.425])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.384, 0.544, 0.292, -0.379, 0.141, 0.566, 0.682, 0.484, 0.779, -0.175, -0.87, 0.449, -0.332,
    0.237, 0.48, -0.678])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.127, -0.134, -0.834, -0.721])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.813, 0.476, 0.951, 0.845])
output_bias = Parameter('output_bias', (F32, [4]), [-0.556, -0.634, 0.264, 0.474])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.227, 0.074, -1.047, -1.189, 0.738, -0.738, -0.303, 1.208, -1.304, -0.359, 0.388, 0.5, 1.248,
    0.913, -1.612, 0.209, -0.85, 1.312],
    output_state: [0.429, 0.179, 0.416, 0.669, -0.355, 0.322, 0.816, -0.292],
    cell_state: [0.931, -0.392, 0.674, 0.902, -0.77, -0.622, -0.132, 0.67],
    output: [0.11498454, 0.046717532, 0.40698364, 0.5512871, 0.09904455, -0.22420551, -0.10153724, 0.35733628,
    0.027964568, -0.21571884, 0.117224775, 0.52671534, -0.04842669, -0.085890874, 0.09334145,
    0.44064298, -0.006088897, 0.012945546, 0.35190004, 0.535827, 0.19325498, 0.17501375, 0.1022071,
    -0.055548806],
    output_state_out: [0.027964568, -0.21571884, 0.117224775, 0.52671534, 0.19325498, 0.17501375, 0.1022071, -0.055548806],
    cell_state_out: [0.79721904, -0.70655143, 0.16520524, 0.8820736, 0.24798822, 0.45369887, 0.1881331, -0.14941783],
}, name='coupled_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.035, 0.27, 0.184, 0.436, 0.816, -0.602, 0.365, -0.984, -0.579, 0.645, 0.474, 0.915])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.927, 0.952, -0.281, 0.267, -0.712, 0.431, 0.812, -0.828, -0.48, -0.334, 0.698, 0.736])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.874, 0.478, -0.949, 0.349, 0.121, 0.083, -0.039, 0.965, 0.346, -0.766, 0.298, -0.53])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.51, 0.707, -0.426, -0.548, -0.558, 0.38, -0.883, -0.593, 0.634, 0.734, 0.665, -0.939, 0.603,
    0.855, -0.422, 0.898])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.157, 0.585, 0.558, -0.166, 0.163, 0.351, 0.477, 0.519, 0.179, -0.439, 0.739, -0.158, -0.206,
    0.09, -0.489, 0.013])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.33, 0.197, 0.879, 0.015, 0.565, 0.006, -0.849, -0.374, -0.389, 0.198, 0.927, -0.876, -0.52,
    -0.703, -0.355, -0.725])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.366, -0.652, -0.732, 0.242])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.528, -0.147, -0.752, 0.151])
output_bias = Parameter('output_bias', (F32, [4]), [-0.282, -0.517, 0.823, 0.68])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.792, 0.319, 1.894, -0.753, 1.046, -0.456, -1.583, -0.357, -1.983, 1.502, 0.877, -0.863, -0.407,
    -1.59, 1.006, 0.72, 0.242, -1.507],
    output_state: [-0.609, -0.398, 0.52, 0.255, -0.15, 0.06, -0.85, 0.117],
    cell_state: [-0.868, -0.521, 0.75, -0.363, -0.859, -0.404, -0.824, -0.223],
    output: [-0.17744814, 0.12277963, -0.47217834, -0.07215849, -0.096186824, -0.23856904, -0.53240824,
    0.21194722, 0.069723055, -0.04338437, -0.24261752, -0.51793575, -0.22853944, -0.3108117,
    -0.21752077, 0.09107884, -0.012367731, 0.2374309, -0.23266505, -0.15780789, -0.007137612,
    -0.23311627, 0.015375789, -0.333139],
    output_state_out: [-0.012367731, 0.2374309, -0.23266505, -0.15780789, -0.007137612, -0.23311627, 0.015375789,
    -0.333139],
    cell_state_out: [-0.18169454, 0.64367473, -0.55485535, -0.26544046, -0.008419176, -0.63466245, 0.027321842,
    -0.44731477],
}, name='coupled_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.392, -0.939, 0.945, -0.235, 0.61, -0.293, -0.714, -0.713, 0.93, 0.613, -0.897, -0.848])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.449, -0.607, 0.88, -0.005, -0.739, -0.776, 0.23, 0.779, -0.286, 0.627, -0.274, -0.755])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.067, -0.262, -0.639, 0.221, 0.497, -0.594, -0.847, -0.886, -0.668, 0.712, 0.328, 0.77])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.884, -0.488, 0.099, 0.047, 0.704, -0.779, 0.986, 0.446, -0.778, -0.629, 0.345, -0.363])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.347, 0.869, 0.883, -0.052, -0.669, 0.304, 0.571, 0.032, -0.738, 0.465, 0.705, -0.166, 0.453,
    0.51, -0.818, -0.643])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.617, 0.652, -0.618, 0.319, 0.66, 0.441, 0.771, 0.228, -0.998, 0.299, -0.702, -0.203, -0.379,
    0.831, 0.461, 0.076])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.298, -0.298, -0.604, -0.834, 0.362, 0.601, -0.379, -0.577, -0.631, -0.139, -0.82, 0.978, -0.837,
    0.434, 0.765, 0.134])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.802, -0.631, 0.388, 0.307, 0.4, -0.147, -0.587, -0.876, -0.291, -0.342, -0.127, -0.853, 0.438,
    0.607, 0.386, 0.234])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.628, 0.604, -0.952, -0.366])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.815, -0.422, 0.097, -0.32])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.27, 0.277, -0.953, -0.437])
input_bias = Parameter('input_bias', (F32, [4]), [0.002, -0.15, -0.51, 0.587])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.034, -0.496, 0.291, 0.517])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.482, 0.999, 0.742, 0.668])
output_bias = Parameter('output_bias', (F32, [4]), [-0.452, -0.42, -0.947, 0.837])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.697, 1.578, 1.21, -0.007, 0.146, 1.296, 1.456, -0.55, -1.102, 1.109, -0.021, -0.416, -1.749,
    -1.953, -0.679, -1.828, -0.214, -0.89],
    output_state: [-0.236, 0.108, 0.861, 0.088, 0.583, -0.191, -0.033, 0.546],
    cell_state: [0.009, -0.317, 0.31, 0.778, 0.08, -0.95, 0.074, 0.214],
    output: [-0.029197128, 0.13716228, 0.005490138, 0.26590168, -0.2619763, 0.029880708, 0.0010117763,
    0.2631131, -0.026693385, 0.2273056, 0.0709803, 0.32567093, -0.024705274, -0.16875492,
    0.028377032, 0.3039697, 0.072357334, -0.06161442, 0.012238211, -0.32927865, 0.11634477,
    0.09408383, 0.044384032, -0.63532394],
}, name='peephole_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.513, 0.923, -0.788, -0.892, 0.795, 0.565, 0.859, 0.589, -0.146, -0.253, -0.69, 0.335])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.76, -0.095, -0.367, 0.336, -0.938, 0.63, -0.923, 0.436, 0.625, -0.438, -0.32, 0.135])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.386, -0.647, 0.801, -0.918, 0.929, -0.385, 0.204, 0.926, 0.478, -0.289, 0.908, -0.723])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.745, -0.97, 0.758, 0.746, 0.45, -0.862, 0.69, 0.532, -0.743, 0.583, -0.57, 0.965])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.802, 0.406, 0.687, -0.029, -0.308, 0.022, -0.186, 0.315, -0.824, 0.681, 0.077, -0.309, 0.238,
    -0.664, 0.822, 0.267])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.065, 0.682, 0.235, 0.838, 0.477, -0.703, 0.746, 0.867, 0.469, -0.372, -0.21, -0.816, 0.028,
    -0.33, -0.536, -0.058])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.857, -0.783, -0.674, -0.686, 0.546, 0.307, 0.63, 0.527, 0.886, -0.723, 0.233, -0.12, -0.314,
    0.818, 0.864, -0.727])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.856, 0.756, 0.385, 0.067, -0.592, 0.036, 0.103, 0.194, 0.528, 0.267, 0.634, 0.915, 0.242, 0.157,
    -0.049, -0.684])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.361, 0.46, 0.058, -0.425])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.526, -0.822, 0.325, -0.137])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.823, 0.408, 0.794, 0.41])
input_bias = Parameter('input_bias', (F32, [4]), [-0.98, -0.395, -0.095, -0.008])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.358, 0.395, 0.212, -0.889])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.093, 0.427, 0.634, 0.117])
output_bias = Parameter('output_bias', (F32, [4]), [-0.554, -0.829, -0.378, 0.556])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.071, 0.979, -1.657, 0.325, -1.336, 1.22, 0.691, 1.823, -0.788, 0.327, -0.154, 0.207, -0.022,
    1.469, -0.567, 0.92, -1.45, -0.699],
    output_state: [0.393, 0.398, -0.34, -0.627, 0.064, 0.261, 0.166, -0.022],
    cell_state: [-0.657, -0.594, -0.074, 0.781, -0.217, -0.625, 0.829, 0.82],
    output: [-0.007863469, -0.018588321, 0.50205827, 0.07508717, -0.003772625, -0.046015747, 0.09721839,
    -0.34693646, -0.012480592, 0.34780347, 0.7711761, 0.06674862, 0.046974197, -0.1367075,
    0.2522803, -0.071808234, -0.045585312, 0.41750592, 0.8275368, 0.0989287, 0.07558043,
    -0.21462208, -0.07293667, -0.34238812],
}, name='peephole_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.703, -0.892, 0.118, 0.026, 0.381, -0.644, -0.087, -0.453, 0.996, 0.261, 0.366, -0.807])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.455, 0.752, 0.175, -0.966, 0.887, 0.453, -0.677, 0.492, 0.001, -0.177, -0.888, 0.66])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.242, 0.556, -0.348, -0.977, -0.534, 0.362, -0.188, -0.988, -0.738, -0.87, 0.749, -0.238])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.499, -0.277, -0.936, -0.439, -0.764, 0.547, -0.772, -0.319, -0.371, -0.571, 0.574, -0.718,
    -0.552, 0.389, 0.511, -0.735])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.196, -0.667, 0.063, 0.671, -0.325, 0.12, -0.699, 0.452, -0.456, 0.882, 0.561, -0.79, -0.755,
    0.083, -0.093, 0.043])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.992, -0.46, -0.476, -0.766, -0.33, 0.014, 0.784, 0.202, 0.964, -0.016, 0.414, -0.151, -0.297,
    0.197, -0.599, -0.083])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.859, -0.788, 0.486, 0.845])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.66, -0.911, -0.013, 0.539])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.706, 0.79, -0.699, -0.777])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.906, 0.274, -0.226, -0.083])
output_bias = Parameter('output_bias', (F32, [4]), [0.698, 0.918, -0.922, 0.127])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.694, 1.802, 0.073, 1.611, -0.052, 1.863, -0.259, 1.703, 1.157, 0.553, -1.409, -0.948, -0.081,
    1.737, 1.868, 0.971, -1.481, 0.971],
    output_state: [-0.636, -0.616, 0.986, 0.325, 0.009, 0.741, -0.095, 0.496],
    cell_state: [-0.227, -0.508, 0.526, 0.291, -0.849, -0.332, 0.357, 0.024],
    output: [0.365033, -0.1737233, -0.0014409141, -0.021890488, 0.0772662, -0.2762577, -0.027531669, 0.07377601,
    0.48000613, -0.04310456, 0.004307554, -0.26436147, -0.20806746, -0.3212941, -0.3987462,
    0.08953155, 0.50447637, -0.009009855, -0.0027035265, -0.09496944, 0.19785674, -0.46089754,
    -0.23598957, 0.09218768],
    output_state_out: [0.48000613, -0.04310456, 0.004307554, -0.26436147, 0.19785674, -0.46089754, -0.23598957,
    0.09218768],
    cell_state_out: [0.6551081, -0.06453037, 0.12840617, -0.36951825, 0.5087086, -0.6375985, -0.47165543, 0.76406306],
}, name='coupled_peephole_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.978, -0.99, -0.121, -0.986, -0.448, 0.305, 0.863, 0.537, 0.16, 0.651, 0.916, 0.654])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.423, 0.418, 0.425, -0.332, 0.351, -0.322, 0.792, 0.456, 0.353, 0.622, 0.134, -0.533])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.67, -0.843, 0.196, 0.958, 0.067, 0.337, -0.648, -0.282, 0.655, 0.571, -0.716, -0.107])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.08, 0.307, 0.558, -0.219, -0.488, 0.054, -0.87, -0.809, -0.762, -0.387, 0.265, -0.174, -0.792,
    -0.279, 0.513, 0.872])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.34, -0.788, 0.884, 0.572, 0.464, -0.861, -0.885, -0.577, -0.615, -0.629, 0.973, -0.261, -0.773,
    -0.393, -0.644, 0.524])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.313, 0.772, 0.205, -0.022, -0.077, -0.103, 0.648, 0.99, 0.676, 0.901, 0.788, 0.755, -0.869,
    0.263, -0.58, -0.359])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.586, 0.931, 0.625, 0.79])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.42, 0.182, -0.099, 0.16])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.566, 0.321, -0.93, -0.438])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.853, -0.347, 0.754, 0.524])
output_bias = Parameter('output_bias', (F32, [4]), [0.139, 0.607, -0.197, -0.32])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.25, -0.768, -1.086, -1.102, 1.965, -0.771, 1.038, -1.603, 0.526, 0.653, 1.02, 0.168, 0.926,
    1.324, 1.232, -1.979, -0.699, -0.812],
    output_state: [-0.499, 0.853, -0.711, -0.798, 0.324, -0.152, -0.976, 0.033],
    cell_state: [-0.574, 0.255, 0.663, 0.667, 0.694, -0.042, 0.3, 0.217],
    output: [-0.33613423, 0.023581589, -0.23888761, 0.22832501, 0.052795943, 0.05896662, -0.07342315,
    0.060284276, -0.54042643, -0.13203761, 0.14769624, 0.47069722, 0.34093738, -0.049687695,
    0.10185029, 0.18268698, 0.2083312, -0.5338664, 0.17970091, 0.19644836, 0.2629207, -0.0023522475,
    -0.54142195, -0.083924405],
    output_state_out: [0.2083312, -0.5338664, 0.17970091, 0.19644836, 0.2629207, -0.0023522475, -0.54142195, -0.083924405],
    cell_state_out: [0.41025022, -0.6593224, 0.49028137, 0.62037045, 0.8752423, -0.011756884, -0.8635756, -0.43945408],
}, name='coupled_peephole_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.207, -0.433, 0.951, -0.644, 0.49, -0.244, 0.186, 0.107, 0.57, -0.771, 0.546, -0.218])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.16, -0.842, -0.008, -0.613, 0.067, -0.121, 0.824, 0.42, 0.378, -0.547, -0.969, 0.759])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.449, -0.452, -0.983, -0.063, -0.275, -0.713, -0.799, -0.418, -0.618, -0.332, -0.22, 0.266])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.743, 0.445, -0.216, -0.719, -0.967, -0.206, -0.698, -0.52, -0.307, 0.451, 0.438, 0.014])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.783, 0.656, -0.243, -0.688, -0.902, 0.38, -0.095, -0.549])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.028, -0.589, 0.37, 0.162, -0.452, 0.282, 0.278, 0.482])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.282, 0.962, -0.067, 0.589, -0.797, 0.834, 0.472, 0.262])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.576, 0.741, 0.058, 0.961, -0.583, 0.63, 0.947, 0.157])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.561, 0.426, 0.102, 0.56])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.354, -0.999, 0.239, 0.86])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.91, 0.472, 0.889, -0.802])
output_bias = Parameter('output_bias', (F32, [4]), [-0.911, 0.612, -0.161, -0.454])
projection = Parameter('projection', (F32, [2, 4]), [0.695, -0.665, -0.521, 0.202, 0.866, -0.217, -0.322, -0.711])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.812, 0.694, -0.431, -0.514, -1.722, -1.011, -0.586, -0.136, 0.508, -0.256, 0.805, -0.569, 0.714,
    1.459, -0.273, 0.517, -0.955, 1.016],
    output_state: [-0.601, -0.198, 0.598, -0.717],
    cell_state: [0.181, -0.154, 0.224, -0.861, 0.952, 0.725, 0.806, 0.173],
    output: [-0.26390746, -0.039867066, -0.47707176, -0.09458672, -0.43907693, -0.12571251, -0.18339033,
    0.16064925, -0.32682323, 0.02680562, -0.34930068, -0.1342864],
}, name='projection_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.258, 0.937, -0.902, -0.676, 0.215, 0.725, 0.016, 0.554, -0.699, -0.19, 0.666, -0.291])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.213, -0.323, -0.176, 0.839, -0.199, -0.223, 0.675, -0.229, -0.88, -0.78, 0.863, 0.123])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.69, -0.035, -0.051, 0.774, 0.38, -0.382, 0.816, 0.555, -0.303, -0.487, -0.111, -0.361])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.384, -0.156, 0.422, 0.54, -0.875, 0.598, 0.633, -0.665, -0.807, 0.315, 0.942, 0.167])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.551, -0.005, -0.799, -0.54, -0.914, 0.226, 0.687, 0.769])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.867, -0.76, 0.441, -0.811, 0.324, -0.065, 0.307, -0.821])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.267, 0.395, -0.529, -0.401, 0.875, -0.81, 0.652, 0.236])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.738, 0.718, 0.349, -0.951, 0.487, -0.53, -0.759, -0.297])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.004, -0.715, 0.966, 0.113])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.83, -0.953, -0.116, -0.604])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.025, 0.234, -0.904, 0.192])
output_bias = Parameter('output_bias', (F32, [4]), [-0.805, -1.0, 0.835, -0.771])
projection = Parameter('projection', (F32, [2, 4]), [0.996, 0.184, -0.788, -0.926, 0.427, -0.951, -0.965, -0.514])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.655, -1.998, -1.462, 1.289, 1.56, -1.387, 1.231, -1.905, 0.22, -0.188, 1.461, -0.238, 1.436,
    1.03, 1.862, 1.481, 0.929, 1.585],
    output_state: [-0.048, 0.407, -0.126, 0.223],
    cell_state: [-0.389, 0.716, 0.377, 0.46, -0.783, 0.976, 0.528, 0.564],
    output: [0.051896777, -0.2441796, -0.5281422, -0.6978291, 0.29164368, -0.034695886, -0.11827314,
    -0.23003891, 0.36471352, -0.09688788, 0.20772062, -0.31555143],
}, name='projection_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.15, 0.367, 0.061, -0.319, -0.94, 0.208, 0.27, -0.338, -0.794, 0.881, 0.468, 0.913])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.099, -0.379, -0.156, 0.745, 0.074, -0.209, -0.779, 0.505, -0.033, -0.227, 0.222, -0.143])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.774, -0.068, -0.029, -0.274, -0.841, -0.231, -0.412, -0.031, -0.819, 0.726, 0.856, 0.46])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.95, -0.03, 0.552, -0.604, -0.003, 0.782, 0.005, 0.35, -0.254, -0.214, -0.275, -0.452])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.859, -0.202, 0.285, -0.091, -0.561, 0.779, 0.699, 0.109])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.312, 0.222, -0.629, -0.532, -0.883, -0.011, -0.986, -0.256])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.365, 0.708, -0.453, -0.663, 0.131, -0.369, 0.586, 0.45])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.903, -0.738, -0.165, -0.297, 0.0, -0.83, -0.07, 0.624])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.209, -0.861, 0.057, -0.549])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.043, 0.442, -0.369, -0.11])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.198, -0.484, 0.728, -0.653])
output_bias = Parameter('output_bias', (F32, [4]), [0.371, -0.372, 0.525, 0.322])
projection = Parameter('projection', (F32, [2, 4]), [0.027, -0.419, 0.408, -0.857, 0.749, 0.525, 0.843, 0.81])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.597, 0.897])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.905, -0.745, -1.351, 1.552, -1.539, -0.806, -1.678, 1.333, 1.5, 0.912, -0.306, -0.749, 0.585,
    0.085, -0.591, -1.792, 0.082, -1.389],
    output_state: [-0.012, 0.838, -0.201, 0.901],
    cell_state: [-0.905, -0.225, 0.82, 0.266, -0.714, 0.256, 0.097, 0.031],
    output: [0.70133567, 1.0414821, 0.7752468, 0.9180248, 0.5765328, 1.0336877, 0.7416685, 0.9972512, 0.5831611,
    1.236099, 0.76225454, 1.193823],
    output_state_out: [0.5765328, 1.0336877, 0.76225454, 1.193823],
    cell_state_out: [-0.17247689, -0.2909382, 0.30106992, 0.3863783, 0.044550426, -0.2750322, 1.1110198, 0.029370515],
}, name='projection_bias_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.755, -0.204, -0.941, -0.521, -0.896, -0.974, 0.107, -0.737, 0.013, -0.152, 0.862, -0.343])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.417, -0.306, 0.196, -0.704, -0.743, 0.673, -0.387, -0.092, 0.632, 0.764, 0.215, 0.392])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.064, 0.389, -0.325, 0.463, -0.84, -0.876, -0.097, -0.263, -0.631, 0.222, -0.579, -0.548])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.816, 0.927, -0.219, -0.729, -0.39, 0.381, 0.754, -0.959, 0.938, -0.171, -0.221, 0.431])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.535, -0.633, -0.383, 0.119, 0.828, 0.461, -0.037, 0.828])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.346, -0.593, -0.617, -0.114, -0.784, 0.487, -0.081, -0.749])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.25, 0.84, -0.503, -0.624, 0.514, 0.328, -0.968, 0.034])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.579, -0.033, 0.772, -0.744, -0.321, 0.085, -0.653, 0.924])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.715, 0.31, 0.259, -0.157])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.199, -0.398, -0.414, -0.971])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.449, -0.092, -0.133, 0.469])
output_bias = Parameter('output_bias', (F32, [4]), [-0.554, 0.972, -0.369, -0.953])
projection = Parameter('projection', (F32, [2, 4]), [0.61, -0.584, -0.385, -0.967, -0.807, -0.268, 0.375, -0.034])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.591, 0.484])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.472, 1.644, -1.832, -0.471, 0.352, -1.853, 0.098, -1.615, 1.457, -0.141, -1.01, 0.72, -0.056,
    -0.056, 0.159, -0.426, 0.668, 1.201],
    output_state: [0.621, 0.864, -0.563, 0.731],
    cell_state: [-0.528, 0.54, 0.892, 0.967, -0.213, 0.676, 0.355, -0.299],
    output: [-0.47485682, 0.36465168, -0.78725016, 0.21202609, -0.57463616, 0.47979826, -1.077435, 0.31300604,
    -0.6615024, 0.46132928, -0.8204004, 0.35446498],
    output_state_out: [-0.6615024, 0.46132928, -0.8204004, 0.35446498],
    cell_state_out: [0.02159771, -0.23359755, -0.2361548, 0.44533786, 0.057121832, 0.30259377, -0.25853524, 0.34197184],
}, name='projection_bias_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [1.0, 0.199, 0.89, 0.1, -0.857, -0.129, 0.768, -0.413, 0.058, -0.035, 0.327, -0.419])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.865, 0.734, -0.172, -0.55, -0.848, 0.863, -0.294, -0.316, -0.003, -0.095, -0.629, 0.686])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.338, -0.728, -0.253, 0.742, 0.949, -0.774, -0.178, -0.365, 0.294, 0.381, -0.093, -0.881])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.664, -0.547, 0.826, 0.917, -0.477, -0.647, 0.564, 0.64, -0.11, 0.112, 0.903, -0.671])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.19, -0.437, 0.598, 0.7, 0.317, -0.706, 0.633, -0.556, 0.318, -0.041, -0.524, -0.626, 0.76,
    -0.531, 0.627, -0.924])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.457, 0.037, -0.788, 0.363, 0.37, -0.714, -0.762, -0.385, -0.343, 0.879, 0.269, 0.884, -0.919,
    0.936, 0.341, -0.788])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.34, 0.286, -0.06, -0.478, -0.898, 0.046, -0.711, -0.08, -0.832, -0.227, -0.887, -0.162, -0.415,
    -0.81, -0.554, 0.374])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.019, -0.565, 0.5, 0.116, 0.796, 0.64, -0.805, -0.458, -0.806, 0.342, 0.741, 0.693, -0.45, -0.634,
    0.187, -0.53])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.611, -0.452, -0.834, 0.18])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.49, -0.803, 0.035, 0.12])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.285, -0.597, -0.761, -0.307])
output_bias = Parameter('output_bias', (F32, [4]), [-0.171, 0.687, 0.601, 0.714])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.594, 0.421, 1.782, -1.566, -1.104, 1.631, 1.537, -0.133, 1.432, 1.511, -1.968, -0.161, -1.154,
    1.223, -0.777, -1.819, 1.705, 1.821],
    output_state: [0.856, 0.395, -0.098, 0.643, 0.516, 0.013, 0.167, 0.178],
    cell_state: [0.575, 0.8, 0.458, -0.823, -0.661, 0.091, -0.128, 0.426],
    output: [-0.1258462, 0.12203583, 0.080819495, -0.090485945, -0.21950234, -0.04625596, 0.04686605,
    -0.06872644, -0.13867582, -0.20899568, -0.12612876, -0.18792894, 0.32975352, -0.36667392,
    -0.19444235, 0.095645465, 0.013855812, -0.022817751, -0.14449228, 0.13509133, -0.1137114,
    -0.0053207967, -0.09219381, -0.23977461],
}, name='cell_clip_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.71, 0.965, 0.076, -0.697, 0.486, -0.002, -0.129, 0.865, 0.232, 0.546, 0.861, 0.594])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.129, 0.456, -0.989, -0.26, 0.943, 0.829, 0.97, 0.452, 0.873, -0.61, -0.759, -0.082])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.426, -0.568, 0.984, 0.172, 0.252, 0.674, -0.938, 0.655, 0.616, -0.098, -0.429, 0.917])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.372, -0.43, 0.12, 0.341, 0.558, -0.71, 0.821, 0.726, -0.254, 0.173, 0.935, 0.147])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.643, 0.07, 0.075, -0.295, 0.349, 0.787, -0.265, 0.341, -0.721, 0.421, 0.059, 0.49, 0.402, 0.839,
    -0.551, 0.928])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.13, -0.623, 0.101, 0.574, -0.23, 0.072, 0.448, -0.275, 0.201, 0.609, -0.454, 0.468, 0.306, -0.6,
    0.705, -0.135])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.556, -0.641, -0.623, 0.138, -0.171, -0.968, 0.048, -0.446, 0.942, -0.411, 0.219, -0.803, 0.273,
    -0.207, -0.355, 0.307])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.045, 0.355, 0.836, 0.45, 0.965, 0.296, -0.058, -0.865, 0.61, -0.479, -0.614, -0.594, -0.97,
    0.196, 0.098, -0.686])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.225, -0.199, 0.461, 0.511])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.472, 0.0, -0.12, -0.348])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.476, -0.695, 0.955, -0.218])
output_bias = Parameter('output_bias', (F32, [4]), [-0.61, 0.306, 0.273, -0.017])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.311, -1.451, 0.876, 0.679, 0.89, 1.651, -0.637, 0.618, 0.859, 1.862, -1.162, 1.334, 1.147, 1.565,
    -0.942, 0.764, -1.392, 1.324],
    output_state: [0.008, 0.86, -0.296, -0.586, -0.781, 0.982, 0.375, -0.71],
    cell_state: [0.526, -0.246, -0.833, 0.108, -0.325, -0.368, -0.771, 0.532],
    output: [0.22745241, -0.114969455, -0.2085485, 0.14484873, -0.16779897, -0.10515793, 0.056728806,
    0.12400752, 0.059323028, -0.10266841, 0.2104433, 0.21021844, 0.2622161, -0.0146540655,
    -0.13019702, 0.14143376, -0.12334447, -0.33745345, 0.3489629, -0.29889515, 0.17753296,
    -0.012257501, -0.03691933, 0.07767968],
}, name='cell_clip_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.757, -0.63, 0.242, -0.442, 0.935, 0.309, 0.467, 0.568, 0.607, 0.887, 0.946, -0.913])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.03, -0.075, 0.829, -0.846, 0.216, -0.932, 0.219, 0.833, -0.35, -0.618, -0.426, 0.989])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.456, -0.836, 0.007, 0.905, -0.789, -0.217, -0.768, -0.74, 0.555, -0.198, 0.744, -0.464])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.602, 0.746, -0.746, -0.84, 0.977, 0.366, -0.36, 0.065, -0.104, -0.757, -0.602, -0.309])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.24, 0.883, 0.48, 0.596, 0.484, 0.917, 0.411, -0.773])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.26, 0.131, 0.61, -0.504, 0.884, 0.715, 0.761, 0.474])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.481, 0.745, -0.031, 0.393, -0.109, 0.968, 0.773, 0.826])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.676, 0.03, -0.682, 0.768, 0.963, 0.07, 0.386, -0.906])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.083, 0.316, 0.271, 0.819])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.692, 0.009, -0.821, 0.151])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.235, -0.068, -0.19, -0.111])
output_bias = Parameter('output_bias', (F32, [4]), [0.943, -0.148, 0.353, -0.348])
projection = Parameter('projection', (F32, [2, 4]), [-0.43, -0.475, -0.628, -0.174, 0.687, 0.644, 0.386, 0.471])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.511, -0.48])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.771, 0.915, -1.89, -1.199, -1.29, -0.948, 0.608, 1.986, -1.813, 1.234, 0.727, -0.253, -0.171,
    1.509, 0.707, -1.026, 1.772, -0.122],
    output_state: [-0.563, -0.051, -0.949, -1.0],
    cell_state: [-0.077, -0.073, -0.792, 0.496, -0.197, -0.483, -0.498, 0.202],
    output: [-0.1830251, -0.2, -0.2, -0.2, -0.190003, -0.2, -0.2, -0.2, 0.14345852, -0.2, 0.2, -0.2],
    output_state_out: [-0.190003, -0.2, 0.2, -0.2],
    cell_state_out: [-0.18137826, -0.29350653, -0.57921845, 0.9406993, -0.2011797, -1.5952051, -0.98739576, 0.7240373],
}, name='projection_clip_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.195, -0.573, -0.264, 0.258, -0.799, -0.576, -0.401, 0.1, -0.538, -0.002, -0.387, -0.843])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.288, -0.335, -0.006, -0.334, 0.006, 0.662, 0.742, 0.507, 0.923, 0.127, -0.366, -0.456])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.51, 0.289, -0.271, -0.464, 0.399, 0.853, -0.485, -0.605, 0.939, -0.712, -0.385, 0.161])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.693, -0.08, 0.416, -0.081, -0.832, -0.11, -0.789, -0.01, -0.945, -0.099, -0.637, -0.488])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.869, 0.03, 0.277, -0.373, 0.185, -0.557, 0.601, -0.369])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.499, -0.475, -0.996, 0.562, -0.556, 0.389, -0.701, -0.168])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.26, -0.453, -0.48, -0.782, 0.731, -0.7, -0.457, -0.289])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.421, -0.204, -0.782, -0.127, 0.02, 0.311, -0.618, -0.582])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.558, 0.18, -0.605, -0.891])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.758, 0.822, -0.246, -0.205])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.708, 0.3, -0.95, 0.718])
output_bias = Parameter('output_bias', (F32, [4]), [0.154, -0.117, -0.833, 0.594])
projection = Parameter('projection', (F32, [2, 4]), [-0.704, -0.739, 0.942, -0.085, 0.799, 0.468, -0.783, 0.326])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.319, 0.944])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.936, -1.587, -0.641, 0.569, -1.723, 0.369, 1.571, 1.417, -1.925, -0.621, 1.686, 1.537, 1.045,
    0.272, -1.943, -1.22, 1.115, 0.573],
    output_state: [0.141, -0.922, 0.984, -0.826],
    cell_state: [-0.605, 0.16, -0.27, 0.942, 0.703, -0.791, 0.453, -0.573],
    output: [-0.2, 0.2, -0.05206001, 0.2, -0.17409448, 0.2, -0.19396506, 0.2, -0.11497744, 0.2, -0.2, 0.2],
    output_state_out: [-0.11497744, 0.2, -0.2, 0.2],
    cell_state_out: [-0.72192794, -0.8644707, -0.52071446, -0.006221467, -0.11185565, -0.084782176, -0.10929552,
    0.1183691],
}, name='projection_clip_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.412, 0.361, 0.415, -0.573, 0.189, -0.265, 0.71, -0.177, -0.827, -0.684, -0.453, 0.369])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.043, 0.5, 0.804, -0.753, -0.491, -0.672, -0.716, 0.512, -0.296, 0.606, -0.987, -0.951])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.324, -0.736, 0.383, -0.939, -0.252, 0.017, 0.585, 0.589, -0.984, 0.066, -0.633, 0.305])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.318, 0.884, 0.295, -0.608, -0.505, 0.727, -0.104, -0.058, 0.141, -0.353, -0.735, -0.108])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.903, -0.218, -0.032, -0.93, 0.089, 0.848, 0.155, -0.557, 0.042, 0.71, -0.658, 0.13, -0.819,
    -0.273, -0.516, 0.967])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.48, 0.226, 0.637, 0.346, 0.722, -0.547, -0.717, 0.655, 0.942, 0.735, 0.414, 0.196, -0.613,
    -0.903, -0.989, 0.392])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.047, 0.768, 0.17, 0.37, 0.68, 0.848, -0.231, -0.516, -0.465, 0.704, 0.34, -0.475, -0.423, 0.841,
    -0.335, -0.588])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.492, 0.003, 0.908, 0.46, -0.272, 0.065, -0.437, -0.603, 0.584, -0.141, -0.918, 0.522, -0.394,
    0.248, 0.445, 0.383])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.219, -0.585, 0.826, 0.338])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.352, 1.0, -0.587, -0.837])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.407, 0.549, 0.245, 0.701])
output_bias = Parameter('output_bias', (F32, [4]), [-0.888, 0.789, 0.873, 0.219])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.298, 0.445, 0.64, 0.791])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.383, 0.364, 0.942, 0.772])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.691, 0.679, 0.899, 0.534])
output_norm = Parameter('output_norm', (F32, [4]), [0.814, 0.444, 0.461, 0.527])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.785, 1.611, 1.001, -0.821, 0.531, -1.184, 1.622, 0.909, -0.927, 0.522, -1.114, 0.08, 0.447,
    -1.933, -1.836, -1.92, -1.142, -0.259],
    output_state: [-0.351, -0.501, -0.107, 0.217, 0.878, -0.072, 0.768, -0.327],
    cell_state: [0.733, -0.967, -0.255, 0.464, 0.46, -0.558, 0.07, 0.779],
    output: [0.268641, -0.37591007, 0.36892924, 0.18166982, 0.07112275, -0.07841868, 0.53094316, 0.051354256,
    0.0457258, -0.053408314, 0.56917226, 0.09842654, 0.057758555, -0.10759189, -0.3763671,
    0.33143446, 0.04148013, -0.1882224, 0.29217392, 0.43444473, 0.040112663, 0.07194428,
    -0.20690781, 0.36282477],
}, name='layer_norm_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.057, 0.011, -0.464, 0.273, 0.983, 0.892, -0.36, 0.021, 0.094, -0.766, -0.907, -0.976])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.406, 0.614, 0.799, -0.757, -0.145, -0.005, -0.677, -0.936, 0.066, -0.783, 0.528, -0.546])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.066, 0.663, -0.494, -0.443, 0.529, -0.074, -0.425, 0.074, 0.897, 0.502, -0.826, 0.188])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.059, -0.021, 0.961, 0.802, -0.495, -0.734, 0.514, -0.501, 0.422, 0.119, 0.411, -0.116])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.995, 0.518, 0.577, -0.018, 0.41, 0.975, -0.581, -0.279, 0.851, 0.914, 0.989, 0.004, 0.671,
    0.683, -0.954, -0.133])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.53, 0.835, -0.486, 0.413, 0.044, -0.028, -0.547, -0.181, 0.281, -0.016, 0.305, -0.271, -0.636,
    0.617, 0.738, -0.212])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.814, -0.225, 0.254, 0.519, 0.783, -0.107, -0.828, -0.071, -0.421, -0.754, 0.765, 0.539, 0.689,
    0.428, 0.293, 0.711])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.217, 0.782, -0.761, 0.952, -0.299, 0.038, -0.615, -0.638, -0.635, -0.116, -0.033, -0.217,
    -0.321, 0.823, -0.737, -0.438])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.109, 0.337, 0.503, 0.3])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.549, -0.893, -0.351, 0.477])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.021, 0.363, 0.241, 0.261])
output_bias = Parameter('output_bias', (F32, [4]), [0.906, 0.739, -0.651, 0.342])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.258, 0.849, 0.519, 0.361])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.884, 0.478, 0.306, 0.807])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.399, 0.394, 0.628, 0.606])
output_norm = Parameter('output_norm', (F32, [4]), [0.815, 0.301, 0.461, 0.676])
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.376, -0.733, -1.462, 0.056, 1.909, 1.302, 0.186, 0.277, -1.014, 1.118, 0.104, 1.671, 1.491,
    0.245, 0.776, 1.517, 1.88, 1.85],
    output_state: [-0.422, 0.066, -0.445, 0.522, 0.587, -0.352, -0.311, 0.264],
    cell_state: [0.674, 0.696, 0.402, -0.001, -0.063, -0.779, -0.998, -0.219],
    output: [0.16986212, 0.28533486, -0.05401308, 0.22982287, 0.02691868, 0.16072921, -0.010410212, -0.26558554,
    0.21287686, 0.17873894, -0.09988957, 0.3637621, -0.15112424, 0.08844857, 0.17924626, 0.06224564,
    0.26891813, 0.026692677, -0.058503404, 0.23699944, -0.14533374, 0.092846826, 0.21839772,
    -0.045415577],
}, name='layer_norm_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.024, -0.883, -0.868, -0.926, -0.884, 0.396, -0.619, 0.156, 0.193, -0.813, -0.706, -0.818])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.729, -0.956, -0.183, 0.992, -0.218, 0.181, -0.088, 0.99, -0.588, -0.207, 0.681, 0.056])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.251, 0.309, 0.52, 0.176, -0.081, 0.68, -0.377, 0.583, -0.72, 0.357, 0.754, -0.674])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.338, 0.617, 0.359, 0.193, 0.474, -0.337, 0.426, 0.506, -0.087, 0.462, -0.613, -0.75, 0.292,
    -0.031, -0.916, -0.358])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.505, 0.224, 0.815, -0.388, -0.082, -0.376, -0.198, 0.983, -0.676, -0.525, -0.009, 0.155, -0.186,
    0.729, -0.248, -0.693])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.453, 0.126, 0.923, -0.63, -0.115, 0.344, -0.816, -0.68, -0.025, -0.07, -0.22, -0.091, 0.808,
    0.712, 0.395, 0.661])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.042, 0.424, -0.565, -0.253])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.013, -0.821, 0.446, 0.291])
output_bias = Parameter('output_bias', (F32, [4]), [-0.701, 0.702, -0.271, -0.502])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.839, 0.999, 0.325, 0.36])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.928, 0.432, 0.674, 0.304])
output_norm = Parameter('output_norm', (F32, [4]), [0.977, 0.938, 0.695, 0.982])
output = Output('output', (F32, [2, 3, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.338, -0.257, 1.867, 0.529, 0.75, -1.043, 1.058, -1.994, 1.705, -0.667, -0.307, -0.734, -0.217,
    -0.861, 1.971, 1.056, 0.045, -0.042],
    output_state: [0.945, 0.787, 0.168, 0.489, -0.779, -0.949, 0.638, 0.852],
    cell_state: [0.1, 0.164, -0.602, -0.216, -0.544, -0.671, -0.74, -0.709],
    output: [0.1072267, 0.07541813, -0.0938891, 0.047973394, -0.012567528, -0.21798286, 0.1927667, 0.12923966,
    0.13574909, -0.42780334, -0.036955293, 0.024197834, -0.09144643, -0.19375028, 0.27525076,
    -0.16893034, 0.21474096, -0.47519398, -0.049387157, 0.0019202036, 0.06279136, -0.2894793,
    0.027837265, -0.046300825],
    output_state_out: [0.13574909, -0.42780334, -0.036955293, 0.024197834, 0.06279136, -0.2894793, 0.027837265,
    -0.046300825],
    cell_state_out: [0.2924965, -0.5364051, -0.14421687, 0.11213768, 0.3777427, -0.41247466, 0.099612534, -0.064459205],
}, name='coupled_layer_norm_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.251, -0.844, -0.423, 0.263, -0.396, -0.114, -0.958, -0.716, -0.199, -0.972, -0.163, -0.961])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.897, -0.603, -0.817, -0.119, 0.343, -0.84, -0.647, -0.221, 0.843, 0.423, -0.504, -0.973])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.56, -0.508, -0.914, 0.764, -0.791, 0.817, -0.253, -0.146, 0.248, 0.298, -0.583, 0.087])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.421, 0.419, -0.386, -0.814, 0.843, -0.074, 0.897, 0.726, 0.038, -0.719, 0.672, 0.898, 0.81,
    -0.963, 0.581, 0.115])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.705, 0.068, -0.263, 0.522, 0.77, 0.713, -0.003, 0.389, 0.048, -0.46, -0.66, 0.266, -0.529,
    -0.769, -0.461, 0.217])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.579, -0.249, -0.744, 0.154, 0.892, -0.031, -0.211, -0.642, -0.098, -0.561, 0.449, 0.049, 0.486,
    0.815, -0.16, 0.779])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.263, 0.077, -0.934, -0.429])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.782, -0.853, -0.078, -0.373])
output_bias = Parameter('output_bias', (F32, [4]), [-0.278, -0.431, 0.289, -0.488])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.428, 0.459, 0.8, 0.522])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.933, 0.945, 0.557, 0.955])
output_norm = Parameter('output_norm', (F32, [4]), [0.608, 0.262, 0.958, 0.303])
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.035, -1.541, 0.578, -1.229, -1.601, -1.628, -0.223, 0.032, -1.955, 1.867, -0.869, 1.139, -1.825,
    1.197, 0.671, -1.447, -0.369, 0.899],
    output_state: [0.228, -0.917, -0.307, -0.811, -0.05, 0.938, -0.522, 0.412],
    cell_state: [-0.301, 0.094, 0.811, -0.423, 0.578, 0.254, 0.078, -0.223],
    output: [0.008223595, -0.19541296, 0.11524385, 0.05949608, 0.37557358, -0.007935152, -0.1758672,
    -0.03342524, 0.25486487, -0.10995032, -0.26742128, 0.08993001, 0.16903324, -0.15989761,
    -0.04934861, -0.10567355, 0.002765463, -0.107312776, 0.088999294, -0.069679655, 0.13230209,
    -0.20965509, 0.21526925, -0.13586706],
    output_state_out: [0.002765463, -0.107312776, 0.088999294, -0.069679655, 0.13230209, -0.20965509, 0.21526925,
    -0.13586706],
    cell_state_out: [0.0052602454, -0.3527994, 0.10937324, -0.20864893, 0.33244675, -0.6023756, 0.25897086, -0.50333875],
}, name='coupled_layer_norm_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.466, 0.207, 0.978, -0.786, -0.871, 0.682, 0.206, -0.111, -0.632, 0.196, 0.573, 0.794])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.821, 0.162, -0.581, -0.7, 0.106, 0.967, 0.547, -0.204, 0.083, 0.159, 0.407, 0.398])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.251, -0.244, 0.736, -0.629, -0.382, 0.557, 0.546, 0.762, -0.192, 0.296, 0.638, 0.658])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.704, -0.052, -0.341, 0.983, -0.526, -0.507, -0.56, 0.782, -0.965, 0.011, 0.485, 0.038])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.151, 0.067, 0.152, 0.584, 0.61, -0.144, -0.181, -0.876, 0.554, 0.337, -0.99, 0.48, 0.715,
    -0.975, -0.941, -0.63])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.894, 0.588, 0.274, 0.333, -0.114, 0.192, 0.102, -0.184, -0.04, 0.405, -0.417, 0.144, -0.602,
    -0.564, -0.35, -0.162])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.787, -0.859, 0.65, 0.144, 0.018, 0.742, -0.922, -0.041, 0.342, 0.12, 0.678, -0.732, -0.445,
    0.656, 0.232, -0.845])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.709, -0.851, 0.673, -0.074, 0.181, -0.008, -0.126, -0.284, -0.332, 0.722, 0.485, -0.802, -0.013,
    0.014, 0.057, 0.722])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.002, 0.361, -0.666, 0.228])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.683, -0.854, -0.176, 0.979])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.709, 0.626, 0.658, -0.983])
input_bias = Parameter('input_bias', (F32, [4]), [-0.962, 0.966, 0.642, -0.23])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.957, -0.345, 0.669, 0.583])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.373, -0.804, 0.214, 0.221])
output_bias = Parameter('output_bias', (F32, [4]), [-0.812, -0.841, 0.983, 0.687])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.218, 0.28, 0.758, 0.675])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.7, 0.334, 0.298, 0.443])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.652, 0.271, 0.491, 0.545])
output_norm = Parameter('output_norm', (F32, [4]), [0.806, 0.245, 0.517, 0.298])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.208, 1.409, -0.309, 1.204, 1.982, -1.376, -0.104, -0.414, -0.63, 0.483, 0.711, -1.138, -1.191,
    0.68, -0.108, 0.45, -1.56, 0.745],
    output_state: [0.008, 0.298, 0.873, -0.773, -0.291, -0.751, 0.094, -0.133],
    cell_state: [-0.393, -0.244, -0.456, -0.701, -0.183, -0.454, 0.598, -0.382],
    output: [-0.06666334, -0.15294296, 0.1157959, -0.06396154, -0.061833378, -0.16595, 0.48745126, 0.10674585,
    -0.042182185, -0.17865297, 0.5361455, 0.013292467, -0.036084753, -0.15094808, 0.6188304,
    -0.09631517, -0.073691815, -0.17400374, 0.53109616, 0.07384275, 0.06598035, -0.2817548,
    0.20022997, 0.02200129],
}, name='layer_norm_peephole_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.854, -0.256, -0.054, -0.881, -0.099, -0.584, -0.651, 0.581, -0.716, -0.404, 0.299, 0.014])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.477, 0.818, 0.371, 0.551, 0.244, 0.632, -0.08, -0.638, -0.267, 0.522, 0.893, 0.49])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.233, 0.564, -0.205, 0.07, -0.604, -0.342, 0.016, 0.964, 0.058, 0.196, -0.77, 0.521])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.177, 0.717, 0.598, 0.198, -0.045, -0.481, -0.281, 0.202, 0.065, -0.927, 0.58, 0.758])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.377, 0.463, -0.236, 0.409, -0.558, 0.008, 0.648, 0.26, 0.471, -0.852, 0.639, -0.978, 0.953,
    -0.505, 0.983, -0.569])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.366, -0.715, -0.049, -0.284, 0.397, 0.218, -0.498, 0.426, -0.098, 0.195, 0.821, 0.564, 0.513,
    0.866, -0.234, 0.598])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.27, -0.06, 0.006, 0.222, -0.827, -0.935, 0.595, -0.599, -0.977, 0.674, -0.806, 0.034, -0.806,
    0.768, 0.159, 0.727])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.786, 0.071, -0.257, 0.59, 0.367, -0.163, 0.42, 0.58, 0.16, 0.151, 0.143, -0.342, -0.139, 0.619,
    0.499, 0.073])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.163, -0.555, -0.201, 0.242])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.416, 0.231, -0.051, -0.952])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.829, 0.074, -0.316, -0.538])
input_bias = Parameter('input_bias', (F32, [4]), [0.907, 0.201, -0.35, 0.493])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.048, -0.472, 0.104, 0.95])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.58, -0.042, 0.03, 0.333])
output_bias = Parameter('output_bias', (F32, [4]), [-0.658, -0.047, 0.307, 0.934])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.73, 0.295, 0.943, 0.385])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.364, 0.34, 0.437, 0.668])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.742, 0.842, 0.963, 0.715])
output_norm = Parameter('output_norm', (F32, [4]), [0.674, 0.78, 0.778, 0.487])
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.116, 0.821, -0.797, -1.058, 0.259, -1.603, 1.389, 0.639, -1.771, -1.152, -0.502, 0.462, 1.463,
    0.418, -1.33, 0.135, 1.67, -0.118],
    output_state: [0.532, -0.862, -0.808, 0.697, -0.335, -0.131, 0.646, 0.12],
    cell_state: [0.809, -0.754, 0.198, 0.477, -0.172, 0.735, 0.413, -0.807],
    output: [0.25836006, -0.32310647, 0.14877705, -0.0410051, -0.0116335545, 0.36099178, 0.015685316,
    -0.5565339, 0.052285355, 0.071003444, 0.21241848, -0.23150133, -0.09710172, 0.09667181,
    -0.24571246, -0.07302095, -0.09536151, 0.24377957, 0.21757077, -0.36105794, -0.17062326,
    -0.043888174, 0.21070123, -0.23353621],
}, name='layer_norm_peephole_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.591, 0.519, -0.956, 0.609, -0.89, 0.461, 0.787, 0.851, -0.262, 0.759, -0.553, -0.663])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.687, 0.956, -0.698, 0.503, 0.089, 0.352, -0.983, -0.586, -0.722, 0.902, -0.454, 0.257])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.893, 0.262, 0.826, 0.774, -0.558, 0.03, -0.294, -0.872, 0.559, 0.337, -0.337, -0.703])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.547, -0.552, -0.619, -0.689, 0.033, 0.792, -0.489, -0.071, -0.77, -0.543, -0.756, 0.814])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.89, 0.148, 0.708, -0.078, -0.147, -0.345, 0.532, -0.285])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.791, -0.365, 0.02, -0.051, 0.956, 0.334, 0.642, 0.978])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.846, -0.097, -0.413, 0.458, 0.446, 0.919, 0.215, -0.042])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.647, 0.948, -0.399, -0.698, -0.08, -0.306, -0.275, -0.834])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.328, 0.765, -0.541, -0.85])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.243, 0.272, 0.548, -0.546])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.35, -0.27, 0.39, -0.592])
input_bias = Parameter('input_bias', (F32, [4]), [0.585, -0.337, -0.126, 0.492])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.925, -0.311, -0.806, -0.769])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.392, -0.308, -0.879, 0.665])
output_bias = Parameter('output_bias', (F32, [4]), [-0.152, 0.451, -0.819, -0.646])
projection = Parameter('projection', (F32, [2, 4]), [-0.285, 0.524, -0.896, 0.408, 0.018, -0.476, 0.287, -0.556])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.289, 0.688])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.638, 0.381, 0.921, 0.68])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.641, 0.503, 0.92, 0.452])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.771, 0.226, 0.293, 0.333])
output_norm = Parameter('output_norm', (F32, [4]), [0.949, 0.735, 0.659, 0.853])
output = Output('output', (F32, [2, 3, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.899, -0.916, 1.272, 0.503, 1.762, -0.023, 1.591, 0.537, 0.508, -0.671, -1.884, -0.744, 1.094,
    1.388, 1.058, 1.64, -0.267, -1.875],
    output_state: [0.072, -0.334, -0.372, -0.406],
    cell_state: [0.031, -0.933, 0.851, 0.009, -0.874, -0.174, -0.617, 0.401],
    output: [0.07583678, 0.3, 0.2910534, 0.3, 0.2604891, 0.3, 0.3, 0.3, 0.25569844, 0.3, 0.3, 0.3],
    output_state_out: [0.2604891, 0.3, 0.3, 0.3],
    cell_state_out: [0.3027324, -0.2588838, -0.5, 0.3975189, -0.3893425, -0.13015248, -0.5, 0.5],
}, name='all_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.734, -0.765, -0.207, -0.74, -0.304, -0.149, 0.431, -0.142, 0.435, 0.874, -0.883, 0.177])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.956, -0.149, -0.868, 0.9, 0.694, 0.315, -0.983, -0.118, 0.905, 0.491, 0.911, 0.77])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.086, 0.184, 0.28, 0.472, 0.678, 0.825, -0.849, 0.518, 0.4, -0.238, -0.717, 0.901])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.782, -0.212, -0.586, 0.636, -0.581, 0.006, -0.215, -0.939, -0.73, -0.98, -0.106, -0.564])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.666, 0.213, 0.785, 0.525, -0.8, -0.98, 0.825, 0.702])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.456, -0.392, -0.567, -0.529, -0.971, -0.925, -0.614, 0.916])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.815, -0.694, 0.599, -0.265, 0.638, 0.914, -0.026, 0.578])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.895, 0.645, -0.451, 0.674, -0.539, 0.962, 0.912, 0.141])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.559, -0.378, 0.52, 0.092])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.844, 0.572, 0.665, -0.1])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.128, 0.243, -0.575, 0.573])
input_bias = Parameter('input_bias', (F32, [4]), [-0.415, -0.698, 0.139, 0.084])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.688, 0.406, 0.671, 0.055])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.119, -0.718, 0.71, -0.493])
output_bias = Parameter('output_bias', (F32, [4]), [-0.251, -0.069, -0.98, 0.622])
projection = Parameter('projection', (F32, [2, 4]), [0.228, -0.253, -0.46, -0.023, -0.199, -0.463, 0.864, -0.471])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.663, -0.453])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.817, 0.236, 0.978, 0.224])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.714, 0.37, 0.68, 0.514])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.214, 0.616, 0.487, 0.529])
output_norm = Parameter('output_norm', (F32, [4]), [0.679, 0.543, 0.648, 0.924])
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.45, 1.159, -1.919, -1.354, 1.586, -1.42, 0.087, 1.932, 0.831, -0.401, 1.298, 1.03, 0.674, -0.665,
    0.284, 1.863, 1.706, 0.23],
    output_state: [-0.917, -0.419, 0.58, -0.609],
    cell_state: [0.416, 0.621, 0.0, -0.384, -0.479, 0.89, 0.392, -0.88],
    output: [0.3, -0.3, 0.3, -0.19804409, 0.3, -0.2944884, 0.3, -0.25251928, 0.3, -0.3, 0.3, -0.3],
    output_state_out: [0.3, -0.3, 0.3, -0.3],
    cell_state_out: [0.120547116, 0.06797363, 0.28456762, -0.34236908, 0.0805747, 0.13481055, 0.5, -0.5],
}, name='all_time_major')

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.799, 0.732, -0.77, -0.932, 0.59, -0.857, -0.872, -0.573, 0.685, 0.509, -0.591, -0.545])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.834, 0.947, 0.248, 0.882, 0.801, -0.028, 0.808, 0.956, -0.263, -0.963, 0.718, -0.423])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.688, -0.052, -0.262, 0.786, -0.439, 0.53, 0.952, -0.095, 0.736, -0.625, 1.0, -0.788])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.496, 0.097, -0.55, 0.15, -0.781, 0.635, 0.158, -0.869])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.883, 0.486, -0.763, 0.606, 0.481, 0.033, -0.175, -0.675])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.188, -0.715, 0.622, 0.914, 0.622, -0.285, 0.66, -0.111])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.344, -0.665, -0.371, 0.343])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.419, 0.323, 0.61, 0.48])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.104, -0.469, 0.179, -0.267])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.651, 0.485, 0.181, 0.873])
output_bias = Parameter('output_bias', (F32, [4]), [0.325, 0.004, -0.849, -0.767])
projection = Parameter('projection', (F32, [2, 4]), [0.352, 0.978, -0.416, 0.936, 0.664, -0.675, 0.049, 0.479])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.629, 0.452])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.566, 0.245, 0.878, 0.217])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.403, 0.21, 0.489, 0.372])
output_norm = Parameter('output_norm', (F32, [4]), [0.432, 0.349, 0.343, 0.611])
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.505, 1.497, 0.872, 0.362, -0.051, 1.123, -1.127, 0.253, -0.827, 1.163, 1.302, 1.475, 0.231,
    -1.69, -0.823, -0.098, -0.136, -0.01],
    output_state: [-0.012, -0.965, -0.726, 0.652],
    cell_state: [-0.087, 0.312, -0.011, -0.787, -0.26, 0.984, -0.527, -0.446],
    output: [0.25, 0.16644473, 0.25, 0.122325495, 0.25, 0.25, 0.25, 0.107892245, 0.25, 0.060531586, 0.25, 0.25],
}, name='coupled_all_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.701, 0.89, -0.839, -0.017, -0.212, -0.724, 0.411, -0.894, 0.576, 0.577, 0.491, 0.408])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.839, 0.258, -0.724, -0.147, -0.306, 0.823, 0.509, -0.784, 0.582, -0.598, -0.173, 0.115])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.703, -0.31, -0.174, -0.121, 0.444, 0.335, -0.074, 0.045, -0.283, -0.683, -0.745, -0.103])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.983, 0.59, 0.721, 0.563, -0.469, -0.739, 0.766, -0.471])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.923, 0.243, -0.517, 0.343, -0.473, -0.874, 0.188, -0.823])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.372, -0.426, 0.491, -0.21, -0.458, 0.599, -0.921, -0.775])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.368, -0.255, -0.739, 0.43])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.409, 0.285, 0.319, 0.019])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.51, -0.66, 0.856, 0.103])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.6, -0.907, -0.848, -0.765])
output_bias = Parameter('output_bias', (F32, [4]), [-0.289, -0.207, -0.059, -0.312])
projection = Parameter('projection', (F32, [2, 4]), [0.711, -0.682, -0.887, -0.383, 0.447, -0.631, 0.142, -0.95])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.105, -0.186])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.716, 0.282, 0.377, 0.565])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.85, 0.556, 0.631, 0.574])
output_norm = Parameter('output_norm', (F32, [4]), [0.959, 0.834, 0.491, 0.425])
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.745, -0.981, 1.151, -1.352, 0.227, -0.351, -1.184, -1.705, 0.968, 0.661, -0.855, 0.117, 0.387,
    1.367, -1.648, -0.558, 1.053, 0.934],
    output_state: [0.299, -0.974, -0.257, -0.16],
    cell_state: [-0.918, 0.936, 0.96, -0.358, -0.71, -0.108, 0.251, 0.91],
    output: [-0.1621266, -0.082431994, 0.25, -0.20999433, 0.040194977, 0.11413155, 0.105075136, -0.14897905,
    0.25, 0.026677603, 0.25, 0.04721784],
}, name='coupled_all_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3, 2]))
input_to_input = Parameter('input_to_input', (F32, [1, 2]), [-0.074, -0.726])
input_to_forget = Parameter('input_to_forget', (F32, [1, 2]), [-0.056, -0.566])
input_to_cell = Parameter('input_to_cell', (F32, [1, 2]), [-0.238, -0.421])
input_to_output = Parameter('input_to_output', (F32, [1, 2]), [0.934, 0.045])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [1, 1]), [-0.714])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [1, 1]), [-0.866])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [1, 1]), [0.073])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [1, 1]), [-0.349])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [1]), [-0.678])
forget_bias = Parameter('forget_bias', (F32, [1]), [-0.924])
cell_bias = Parameter('cell_bias', (F32, [1]), [-0.376])
output_bias = Parameter('output_bias', (F32, [1]), [-0.403])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [3, 1]))
cell_state = Input('cell_state', (F32, [3, 1]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 3, 1]))
output_state_out = Output('output_state_out', (F32, [3, 1]))
cell_state_out = Output('cell_state_out', (F32, [3, 1]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.764, 1.478, 1.976, -0.762, 1.539, 1.594, -1.325, 0.38, 0.513, -1.767, 1.814, 1.978, -0.519,
    -0.076, -1.553, -0.328, -1.472, -0.497],
    output_state: [0.084, 0.417, 0.446],
    cell_state: [0.423, 0.865, -0.591],
    output: [-0.045266684, -0.18557204, -0.12054744, 0.017755343, 0.10586718, -0.048916634, -0.04788305,
    -0.0015035119, 0.010949243],
    output_state_out: [-0.12054744, -0.048916634, 0.010949243],
    cell_state_out: [-0.15925992, -0.06176096, 0.07732138],
}, name='one_cell_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3, 2]))
input_to_input = Parameter('input_to_input', (F32, [1, 2]), [0.423, 0.385])
input_to_forget = Parameter('input_to_forget', (F32, [1, 2]), [-0.182, -0.239])
input_to_cell = Parameter('input_to_cell', (F32, [1, 2]), [0.158, -0.567])
input_to_output = Parameter('input_to_output', (F32, [1, 2]), [0.994, -0.192])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [1, 1]), [-0.65])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [1, 1]), [-0.543])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [1, 1]), [-0.311])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [1, 1]), [-0.478])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [1]), [-0.71])
forget_bias = Parameter('forget_bias', (F32, [1]), [0.883])
cell_bias = Parameter('cell_bias', (F32, [1]), [-0.759])
output_bias = Parameter('output_bias', (F32, [1]), [0.222])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [3, 1]))
cell_state = Input('cell_state', (F32, [3, 1]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 3, 1]))
output_state_out = Output('output_state_out', (F32, [3, 1]))
cell_state_out = Output('cell_state_out', (F32, [3, 1]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.849, -1.332, -1.864, -1.254, 0.084, 0.896, -1.907, -0.452, 0.742, 1.676, 0.111, -0.907, -1.713,
    0.686, 0.666, 1.928, -0.581, 0.726],
    output_state: [-0.798, -0.69, -0.635],
    cell_state: [-0.316, -0.312, -0.087],
    output: [-0.09063289, -0.07350097, -0.26720667, -0.033464234, -0.4006248, -0.25273183, -0.05757679,
    -0.51835036, -0.22030306],
    output_state_out: [-0.05757679, -0.51835036, -0.22030306],
    cell_state_out: [-0.35606417, -1.0311973, -0.60493773],
}, name='one_cell_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1]))
input_to_input = Parameter('input_to_input', (F32, [3, 1]), [0.463, 0.466, -0.223])
input_to_forget = Parameter('input_to_forget', (F32, [3, 1]), [0.169, 0.857, 0.943])
input_to_cell = Parameter('input_to_cell', (F32, [3, 1]), [-0.459, 0.02, -0.569])
input_to_output = Parameter('input_to_output', (F32, [3, 1]), [0.623, 0.257, 0.438])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [0.262, -0.591, 0.168, 0.583, 0.247, 0.948, -0.73, -0.952, -0.823])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [-0.824, 0.615, 0.292, 0.378, 0.967, 0.095, 0.255, 0.578, 0.743])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [-0.267, 0.252, 0.242, 0.56, 0.066, -0.294, -0.263, 0.511, -0.112])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [-0.551, -0.156, -0.719, -0.115, -0.158, -0.013, 0.324, 0.532, 0.237])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [-0.47, 0.139, 0.265])
forget_bias = Parameter('forget_bias', (F32, [3]), [0.895, 0.643, -0.119])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.521, -0.555, -0.845])
output_bias = Parameter('output_bias', (F32, [3]), [0.357, 0.621, -0.858])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [1, 3]))
cell_state = Input('cell_state', (F32, [1, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [1, 3, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.338, -0.557, 0.946],
    output_state: [-0.062, -0.551, -0.162],
    cell_state: [-0.013, 0.241, -0.467],
    output: [0.06252905, -0.07739517, -0.17242728, 0.13454628, -0.15419213, -0.12388482, 0.123484194,
    -0.30161846, -0.26350182],
}, name='one_batch_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 1]))
input_to_input = Parameter('input_to_input', (F32, [3, 1]), [-0.837, -0.335, -0.612])
input_to_forget = Parameter('input_to_forget', (F32, [3, 1]), [0.379, 0.923, -0.674])
input_to_cell = Parameter('input_to_cell', (F32, [3, 1]), [-0.627, 0.691, -0.014])
input_to_output = Parameter('input_to_output', (F32, [3, 1]), [-0.641, -0.799, 0.791])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [-0.811, -0.683, 0.153, -0.2, -0.391, -0.462, 0.011, -0.62, 0.739])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [0.622, 0.335, 0.186, 0.378, 0.661, 0.294, 0.934, -0.088, -0.699])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [-0.368, 0.324, -0.034, -0.169, 0.639, 0.131, -0.747, -0.895, -0.6])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [0.846, 0.834, -0.52, -0.251, 0.408, 0.127, 0.467, -0.591, -0.938])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [0.222, -0.124, 0.93])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.595, -0.978, -0.913])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.835, 0.955, 0.352])
output_bias = Parameter('output_bias', (F32, [3]), [0.398, -0.47, -0.65])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [1, 3]))
cell_state = Input('cell_state', (F32, [1, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 1, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.388, 1.439, -1.38],
    output_state: [0.204, -0.167, -0.804],
    cell_state: [0.185, -0.06, -0.325],
    output: [0.5418033, -0.10179275, 0.09565256, 0.15778382, 0.028861621, 0.02676566, 0.5432175, 0.012354136,
    0.030188631],
}, name='one_batch_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
input_to_input = Parameter('input_to_input', (F32, [2, 2]), [-0.725, 0.705, -0.147, -0.094])
input_to_forget = Parameter('input_to_forget', (F32, [2, 2]), [-0.011, 0.749, 0.422, 0.576])
input_to_cell = Parameter('input_to_cell', (F32, [2, 2]), [0.139, 0.835, -0.613, 0.019])
input_to_output = Parameter('input_to_output', (F32, [2, 2]), [-0.18, 0.253, -0.153, -0.074])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [2, 2]), [0.975, -0.128, -0.26, -0.172])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [2, 2]), [-0.478, -0.154, 0.459, 0.617])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [2, 2]), [0.039, 0.217, 0.292, 0.264])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [2, 2]), [0.32, -0.058, 0.03, 0.554])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [2]), [-0.72, -0.773])
forget_bias = Parameter('forget_bias', (F32, [2]), [-0.743, -0.214])
cell_bias = Parameter('cell_bias', (F32, [2]), [-0.548, 0.54])
output_bias = Parameter('output_bias', (F32, [2]), [-0.68, 0.637])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 2]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.998, 1.02, 1.998, -0.346, 0.847, -0.07, 1.364, -1.758, 1.644, 1.148, 0.286, 1.4],
    output_state: [0.539, 0.329, -0.41, 0.912],
    cell_state: [0.402, 0.233, 0.999, 0.745],
    output: [0.11148183, 0.06984121, 0.009841608, -0.042863213, -0.02435993, -0.021139057, 0.015473871,
    0.18855123, 0.0634229, 0.06800387, 0.16318494, 0.11733744],
    output_state_out: [-0.02435993, -0.021139057, 0.16318494, 0.11733744],
    cell_state_out: [-0.08122105, -0.0341138, 0.42043886, 0.18866383],
}, name='square_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
input_to_input = Parameter('input_to_input', (F32, [2, 2]), [-0.133, 0.75, 0.668, -0.495])
input_to_forget = Parameter('input_to_forget', (F32, [2, 2]), [0.581, 0.941, 0.085, 0.838])
input_to_cell = Parameter('input_to_cell', (F32, [2, 2]), [-0.11, -0.831, 0.66, -0.28])
input_to_output = Parameter('input_to_output', (F32, [2, 2]), [-0.135, 0.509, -0.802, 0.743])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [2, 2]), [0.374, -0.59, 0.018, -0.508])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [2, 2]), [-0.867, -0.435, 0.03, -0.925])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [2, 2]), [0.263, 0.859, -0.945, -0.264])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [2, 2]), [-0.848, 0.221, -0.234, 0.165])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [2]), [-0.819, 0.33])
forget_bias = Parameter('forget_bias', (F32, [2]), [-0.581, 0.964])
cell_bias = Parameter('cell_bias', (F32, [2]), [-0.257, -0.15])
output_bias = Parameter('output_bias', (F32, [2]), [0.524, -0.909])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 2]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.062, -1.866, 1.16, -0.538, -0.843, -0.998, 0.812, -0.285, 1.6, 1.938, -1.889, -0.83],
    output_state: [0.879, -0.429, -0.212, -0.154],
    cell_state: [-0.562, 0.198, -0.722, -0.012],
    output: [0.0342678, -0.06390803, -0.19174957, 0.05360215, 0.064898394, -0.11966614, -0.11030355, 0.10273535,
    -0.35417888, -0.0762583, 0.07059199, 0.06356427],
    output_state_out: [-0.35417888, -0.0762583, 0.07059199, 0.06356427],
    cell_state_out: [-0.4966541, -0.24882655, 0.1150949, 0.12578276],
}, name='square_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [0.586, 1.96, 0.302, -0.272, -1.27, -0.279, 0.238, 1.055, 0.521])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [1.939, -1.464, 1.502, 0.157, -0.036, -1.41, 1.872, 1.76, -0.824])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-1.862, -1.963, 1.51, 0.684, 0.374, 1.353, -1.204, 0.355, 1.475])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [0.465, 0.816, -1.254, 1.365, -1.593, 1.782, 1.613, -0.428, -0.673])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [0.149, -0.585, 0.086, 1.943, -1.088, -1.907])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [-1.031, -1.86, -1.067, -0.133, 0.155, -0.332])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [1.214, 1.326, -1.221, -0.1, -0.654, -1.59])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [-0.329, 1.218, -0.694, -0.057, -0.814, -0.927])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [1.148, -0.428, 0.931])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [1.704, -0.271, -1.091])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [-0.672, -1.331, 1.075])
input_bias = Parameter('input_bias', (F32, [3]), [0.819, -0.043, -0.354])
forget_bias = Parameter('forget_bias', (F32, [3]), [0.414, -0.78, 0.387])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.548, -0.098, 0.3])
output_bias = Parameter('output_bias', (F32, [3]), [0.525, 0.266, 0.195])
projection = Parameter('projection', (F32, [2, 3]), [-0.452, -0.372, 0.952, -1.961, -1.886, 0.397])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.21, -0.809])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [1.118, 1.06, 0.934])
forget_norm = Parameter('forget_norm', (F32, [3]), [1.146, 0.9, 0.495])
cell_norm = Parameter('cell_norm', (F32, [3]), [0.649, 0.806, 0.492])
output_norm = Parameter('output_norm', (F32, [3]), [0.91, 0.55, 1.889])
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.019, -0.541, -0.567, 1.25, 0.637, -0.831, -0.635, 1.877, 0.7, 0.165, -1.627, 1.245, -0.916,
    0.174, 1.522, -1.581, -1.243, -1.542],
    output_state: [-1.147, -1.553, 1.366, -0.455],
    cell_state: [-5.415, 1.039, 1.207, -2.345, -5.797, 1.182],
    output: [1.6999618, 1.0070151, 0.830947, -0.17254989, 1.1892574, 1.316576, 1.5042887, 4.620287, 0.7172283,
    1.5942303, 0.50209486, 0.594511],
}, name='far_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-1.65, -1.366, -1.277, -1.885, -1.722, 1.829, 0.382, -0.166, 0.617])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-0.261, 1.231, -0.292, 1.806, -1.065, -1.988, 0.439, 0.837, -1.856])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [1.102, 1.074, 0.147, 0.802, 1.944, -0.989, 0.841, 1.803, 0.918])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [0.407, 0.163, 0.854, 1.752, -0.012, 1.706, -0.802, -1.595, -0.627])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [-0.73, -1.785, -0.727, -0.204, 1.452, -1.284])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [-0.391, 0.091, -1.318, 1.803, -1.229, 0.345])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [-0.96, 1.676, -0.114, 1.713, 1.643, -0.853])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [0.402, -1.44, 1.71, -1.251, -0.134, -1.169])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [-0.168, -0.701, 0.385])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-0.465, -0.196, -0.773])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [1.334, 0.862, -1.385])
input_bias = Parameter('input_bias', (F32, [3]), [-0.244, 0.328, -0.794])
forget_bias = Parameter('forget_bias', (F32, [3]), [0.704, -0.415, 0.601])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.151, -0.087, -0.418])
output_bias = Parameter('output_bias', (F32, [3]), [0.982, 0.572, -0.004])
projection = Parameter('projection', (F32, [2, 3]), [1.499, -0.216, 1.348, -0.213, 0.441, -0.286])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.634, -0.264])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [1.383, 1.904, 1.93])
forget_norm = Parameter('forget_norm', (F32, [3]), [1.646, 0.878, 1.682])
cell_norm = Parameter('cell_norm', (F32, [3]), [0.805, 1.618, 0.635])
output_norm = Parameter('output_norm', (F32, [3]), [1.092, 1.194, 1.543])
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.147, -0.36, 1.043, -1.003, -0.616, -1.353, -0.743, 1.365, 0.166, 0.897, 0.203, -0.102, 0.355,
    -1.259, 1.124, -1.669, -0.35, 0.697],
    output_state: [-0.474, 1.211, -1.214, 0.671],
    cell_state: [3.025, 3.108, -1.529, -2.021, -4.035, -1.441],
    output: [-0.7038935, 0.6264681, -0.7692798, -0.15067683, 0.20271194, 0.04146654, 0.061537072, -0.16258056,
    0.64221233, -0.64787865, 0.038493775, -0.31422085],
}, name='far_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [1.554, -0.779, -0.66, 1.05, -2.38, -1.759, 0.229, 1.6, -1.62])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [0.508, 0.568, -2.018, -0.024, 0.386, 0.797, -2.321, 2.219, -1.672])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-0.742, 1.846, 0.258, -1.69, 2.285, 1.893, -0.359, -0.996, -0.31])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [-0.607, 2.138, 1.818, 0.363, 1.398, 1.911, -1.343, -1.922, -1.27])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [1.086, -2.432, 1.789, 1.004, 0.301, 1.395])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [-1.352, 2.303, -0.371, 2.315, -2.154, 0.901])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [-1.083, -1.827, -1.572, 0.68, 0.04, 1.472])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [1.523, -2.481, -2.037, 0.837, 1.092, -1.92])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [2.439, -1.751, -1.369])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-1.914, -1.303, -1.441])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [-0.023, 0.751, 0.017])
input_bias = Parameter('input_bias', (F32, [3]), [0.708, -0.131, 0.641])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.441, 0.375, 0.395])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.57, -0.815, 0.245])
output_bias = Parameter('output_bias', (F32, [3]), [-0.585, -0.23, 0.442])
projection = Parameter('projection', (F32, [2, 3]), [-1.762, 2.327, -0.898, -0.326, 0.698, 0.956])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.26, -0.922])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [1.446, 1.534, 0.865])
forget_norm = Parameter('forget_norm', (F32, [3]), [2.142, 0.647, 0.675])
cell_norm = Parameter('cell_norm', (F32, [3]), [2.271, 1.665, 1.074])
output_norm = Parameter('output_norm', (F32, [3]), [0.829, 2.169, 2.419])
output = Output('output', (F32, [2, 3, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 1.5, 1.2, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.775, 0.227, -0.771, 0.48, 1.591, 0.133, 0.452, 1.014, 0.558, -0.315, 0.192, -1.186, -1.452,
    1.348, 0.696, -0.672, -1.717, -0.989],
    output_state: [-0.028, 0.852, -0.816, -1.257],
    cell_state: [-0.078, 6.634, 0.847, -2.027, -5.47, -5.133],
    output: [0.93823373, 0.18926626, 1.2, -0.61752677, -0.17214803, -1.0908805, 1.0052167, -1.2, -0.16126315,
    -1.2, 0.4938628, -1.2],
    output_state_out: [-0.17214803, -1.0908805, 0.4938628, -1.2],
    cell_state_out: [0.819004, 0.5892253, -0.7260416, 0.48941126, -1.1433747, -0.890246],
}, name='far_tanh_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-1.025, -1.321, -1.167, -0.174, -1.014, 1.14, 1.267, 0.162, 0.86])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [0.988, -0.735, 2.217, 0.153, 0.461, 0.066, 0.291, 1.453, 1.626])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [1.818, -1.82, -0.65, 2.061, -1.44, -0.699, -0.054, 0.563, 1.098])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [2.128, -0.447, 1.791, 2.12, -1.895, 1.55, 2.396, 0.915, -2.133])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [-0.432, 1.446, 2.131, -0.808, -0.913, 0.375])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [0.926, 0.196, 0.458, -0.767, -1.39, -1.518])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [0.93, -0.047, 1.582, 0.673, -1.169, -2.017])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [-0.418, -2.425, 2.488, 1.81, 0.408, 0.99])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [-1.023, 0.595, -2.171])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-2.409, 1.151, -1.934])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [-2.399, 0.765, -1.887])
input_bias = Parameter('input_bias', (F32, [3]), [0.936, -0.462, -0.26])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.274, -0.85, -0.81])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.77, 0.02, -0.184])
output_bias = Parameter('output_bias', (F32, [3]), [0.195, 0.548, -0.063])
projection = Parameter('projection', (F32, [2, 3]), [-2.225, -0.151, 1.419, 1.029, -0.58, -1.157])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.931, -0.771])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [2.349, 0.921, 0.995])
forget_norm = Parameter('forget_norm', (F32, [3]), [0.818, 1.649, 1.894])
cell_norm = Parameter('cell_norm', (F32, [3]), [0.736, 1.2, 1.353])
output_norm = Parameter('output_norm', (F32, [3]), [1.418, 1.224, 0.734])
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 1.5, 1.2, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.288, -1.054, -0.814, 0.971, -1.917, -1.891, -0.712, 0.195, 0.323, 1.208, -1.101, -1.972, -0.587,
    0.185, 0.297, 0.785, 1.893, -1.271],
    output_state: [-0.903, 0.995, -1.935, 2.312],
    cell_state: [-3.043, -4.97, -2.818, 7.208, 3.361, 4.483],
    output: [-1.1544278, -0.29934093, -0.8319725, -1.2, 0.4431132, -1.2, -1.2, -0.6504556, 0.5950838, -1.2,
    0.23582672, -1.2],
    output_state_out: [0.5950838, -1.2, 0.23582672, -1.2],
    cell_state_out: [-0.97309333, -0.5437821, -0.0171413, -0.44540426, 0.48922163, 0.65497553],
}, name='far_tanh_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-1.536, -0.593, -0.685, 1.81, -0.618, -0.038, 0.607, -0.52, -0.635])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-1.083, 1.112, -1.343, 0.712, 1.682, -1.798, 0.379, -0.945, -0.428])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [0.625, -0.312, -0.774, -0.705, -0.488, 0.907, 1.307, -1.964, 1.277])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [0.412, 0.421, -1.528, 0.56, 0.689, -1.469])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [-1.076, -1.834, 1.335, 0.586, 1.582, 1.617])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [-0.813, -2.0, -0.014, -0.105, -0.537, 1.19])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [1.885, 0.738, -1.527])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [1.531, -1.308, 0.32])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [3]), [0.805, -0.62, -0.401])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.842, 0.315, -0.981])
output_bias = Parameter('output_bias', (F32, [3]), [0.591, -0.68, -0.724])
projection = Parameter('projection', (F32, [2, 3]), [1.065, -1.314, 1.907, 0.942, 0.496, -1.816])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.16, 0.263])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [3]), [0.807, 1.533, 1.983])
cell_norm = Parameter('cell_norm', (F32, [3]), [0.932, 1.226, 0.556])
output_norm = Parameter('output_norm', (F32, [3]), [0.539, 1.543, 1.832])
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.698, 1.837, 1.477, -0.78, -0.324, 1.249, -0.5, -0.345, -1.251, 1.964, -0.484, 0.948, -0.864,
    -0.614, -1.812, -0.971, -1.461, 1.883],
    output_state: [1.964, 1.371, -0.108, 1.292],
    cell_state: [3.782, 3.958, -5.595, 2.476, -0.906, 4.358],
    output: [1.7444457, 1.8259851, 0.73746276, 1.2424599, 1.4183886, 1.4986253, 1.6142932, 1.0129559, 1.413514,
    1.5425328, 0.78694564, 0.9198258],
}, name='far_coupled_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-0.936, 0.41, -0.024, 1.051, -0.555, 1.137, 1.853, 1.418, 1.378])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-1.248, 0.555, 1.965, 0.952, -1.19, 1.329, -0.853, 0.296, 0.024])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [0.556, -1.485, -1.919, -0.868, 0.096, -0.51, -0.922, 1.502, -1.365])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [1.255, 1.667, 0.378, -0.885, 0.494, -0.373])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [0.401, 0.204, 0.967, 0.511, -1.628, 0.73])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [0.099, 0.058, 0.289, -1.669, 1.148, -1.976])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-1.687, 1.166, -1.18])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [1.903, -1.236, 0.733])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [3]), [0.543, 0.096, -0.721])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.136, 0.727, 0.953])
output_bias = Parameter('output_bias', (F32, [3]), [0.317, 0.097, -0.13])
projection = Parameter('projection', (F32, [2, 3]), [-0.548, 1.092, 1.389, -1.413, -0.378, 1.87])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.303, -0.534])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [3]), [0.465, 1.338, 1.948])
cell_norm = Parameter('cell_norm', (F32, [3]), [1.72, 1.266, 0.707])
output_norm = Parameter('output_norm', (F32, [3]), [1.843, 1.338, 0.516])
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.924, 1.324, -0.67, -1.68, -1.849, -1.581, -1.119, -0.394, -1.51, -1.73, 1.472, 0.833, -1.997,
    -1.554, -1.538, 1.609, 1.724, -1.139],
    output_state: [0.827, -1.937, -0.358, -0.276],
    cell_state: [-2.252, 5.673, 3.326, -5.284, -5.212, 0.684],
    output: [3.2578566, 0.15056351, 1.5989105, 1.2106743, 0.9964081, -0.7179725, 0.86232936, 0.2190208,
    2.169165, 1.2249665, 1.6172342, 0.18995145],
}, name='far_coupled_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.189, 0.5, 0.506, -0.075, -0.461, 0.371, 0.099, -0.583, -0.56, -0.634, 0.649, -0.785])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.665, -0.363, -0.533, -0.738, 0.582, 0.833, 0.783, 0.607, 0.672, 0.605, -0.039, 0.781])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.141, -0.721, -0.218, 0.646, -0.895, -0.748, -0.585, -0.135, -0.333, -0.429, 0.96, -0.578])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.057, 0.601, 0.061, 0.468, 0.336, 0.513, 0.772, -0.995, 0.627, 0.236, -0.261, 0.32])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.765, -0.047, 0.183, 0.34, 0.907, -0.426, 0.712, -0.296, 0.414, 0.13, -0.674, -0.152, -0.686,
    -0.974, -0.884, -0.445])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.226, -0.152, 0.946, -0.327, 0.549, 0.556, 0.818, -0.93, -0.78, 0.931, 0.983, -0.604, 0.775,
    0.443, -0.304, 0.337])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.998, -0.229, 0.513, 0.201, -0.362, -0.105, -0.811, 0.169, 0.62, 0.891, -0.927, 0.791, -0.828,
    0.158, -0.947, 0.363])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.191, -0.557, -0.611, -0.943, -0.058, -0.543, -0.335, 0.67, 0.388, 0.249, -0.51, -0.226, -0.078,
    -0.842, 0.487, 0.363])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.057, 0.576, -0.062, -0.749])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.694, -0.233, 0.639, 0.307])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.8, 0.342, 0.653, 0.546])
input_bias = Parameter('input_bias', (F32, [4]), [-0.439, 0.283, 0.294, -0.457])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.784, 0.854, 0.39, -0.459])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.686, -0.903, -0.472, -0.45])
output_bias = Parameter('output_bias', (F32, [4]), [-0.623, -0.067, -0.659, -0.733])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.666, -0.73, 0.935, -1.52, 0.393, -0.7, 0.65, 0.484, 0.455, -0.922, 0.602, 0.263, -1.866, 1.244,
    -0.487, 1.376, -0.743, -1.476],
    output_state: [-0.765, -0.513, -0.156, -0.294, 0.704, 0.207, 0.01, -0.821],
    cell_state: [-0.777, 0.539, -0.401, 0.765, -0.521, -0.104, -0.274, -0.952],
    output: [-0.2518196, 0.41688547, -1.1087481, 0.18855251, 0.17443839, -0.14756183, 0.038531553,
    -0.0024694682, -0.24165444, 0.12086108, -0.25619495, 0.1352094, 0.12784444, -0.66925436,
    0.01495353, 0.0270361, -0.067310855, -0.19996251, 0.007920864, 0.68749166, 0.12507117,
    0.052681938, -0.35456318, -0.19583108],
    output_state_out: [-0.067310855, -0.19996251, 0.007920864, 0.68749166, 0.12507117, 0.052681938, -0.35456318,
    -0.19583108],
    cell_state_out: [-0.121644825, -0.68239444, 0.25489855, 2.0571744, 0.6166746, 0.10665949, -0.9655371, -0.48195466],
}, name='activation_none_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.433, -0.514, 0.784, 0.828, 0.219, -0.357, 0.701, -0.373, -0.346, 0.325, -0.137, -0.624])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.148, -0.14, -0.165, -0.413, -0.241, -0.767, -0.047, 0.131, 0.967, 0.719, 0.465, 0.208])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.694, -0.73, 0.794, -0.757, -0.293, 0.23, 0.17, -0.422, 0.427, -0.302, 0.107, -0.656])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.318, -0.358, 0.312, 0.472, 0.398, 0.071, -0.004, -0.779, 0.028, 0.698, 0.706, -0.361])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.234, -0.77, -0.804, -0.494, 0.619, 0.437, 0.893, 0.44, -0.553, 0.316, -0.685, 0.247, 0.811,
    -0.942, 0.237, 0.568])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.331, -0.644, 0.591, -0.42, 0.386, 0.486, -0.384, -0.275, 0.335, -0.124, -0.668, -0.822, 0.243,
    -0.024, 0.649, 0.592])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.293, 0.155, 0.519, 0.943, -0.237, -0.009, -0.41, -0.754, -0.861, 0.747, -0.411, 0.54, -0.609,
    0.138, -0.426, -0.344])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.698, -0.516, -0.377, 0.447, 0.786, 0.298, 0.455, -0.536, 0.885, 0.567, 0.018, -0.168, 0.514,
    -0.83, -0.604, 0.935])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.043, 0.496, -0.128, -0.848])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.846, -0.077, 0.21, 0.74])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.3, 0.176, 0.149, -0.118])
input_bias = Parameter('input_bias', (F32, [4]), [0.682, 0.022, -0.768, 0.776])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.635, -0.964, 0.758, -0.394])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.883, -0.591, -0.983, 0.158])
output_bias = Parameter('output_bias', (F32, [4]), [-0.253, -0.502, 0.788, -0.403])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.99, -0.438, -0.297, 0.746, 1.565, 1.401, 1.082, 0.349, 0.393, 0.688, 1.69, 1.284, 0.795, -1.339,
    -1.257, 1.788, -0.859, 1.897],
    output_state: [-0.813, 0.233, -0.622, 0.045, -0.394, 0.216, -0.14, 0.534],
    cell_state: [-0.15, -0.166, -0.077, -0.049, 0.257, -0.91, 0.808, 0.874],
    output: [0.5356897, 0.0, 0.1622981, 0.20626839, 0.65907013, 0.0, 0.2493049, 0.531454, 0.49782017, 0.0,
    0.13977753, 0.24292023, 0.40290228, 0.0, 0.3245098, 0.5604361, 0.5547334, 0.0, 0.055099804,
    0.15558036, 3.245412, 0.0, 0.5928086, 0.31111413],
    output_state_out: [0.5547334, 0.0, 0.055099804, 0.15558036, 3.245412, 0.0, 0.5928086, 0.31111413],
    cell_state_out: [1.3153342, -0.003544998, 0.061180074, 0.3076793, 4.229258, -0.00015688993, 0.6838753, 0.6172874],
}, name='activation_relu_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.686, -0.985, -0.191, -0.477, -0.543, 0.184, -0.544, 0.688, -0.813, 0.257, -0.839, 0.752])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.023, 0.975, 0.897, -0.129, -0.609, 0.811, 0.198, -0.675, -0.528, 0.023, 0.459, 0.916])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.825, 0.977, 0.372, 0.343, -0.525, 0.48, -0.541, -0.347, -0.237, 0.708, -0.836, 0.403])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.089, -0.384, 0.128, -0.994, 0.138, -0.233, -0.919, 0.489, 0.992, -0.122, -0.522, -0.764])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.357, 0.041, -0.429, 0.307, -0.313, -0.663, 0.641, 0.932, 0.364, 0.509, 0.852, -0.895, -0.124,
    0.883, -0.764, -0.863])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.186, -0.931, 0.806, 0.979, -0.766, -0.642, -0.633, 0.624, 0.09, 0.991, 0.634, -0.007, 0.462,
    -0.192, 0.527, 0.738])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.206, -0.641, 0.998, 0.614, 0.55, 0.426, 0.987, 0.284, -0.469, -0.099, 0.219, 0.592, -0.633,
    0.218, -0.6, -0.593])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.907, 0.33, -0.074, -0.997, 0.496, 0.77, 0.154, -0.664, -0.448, 0.846, -0.021, 0.214, 0.688,
    -0.463, 0.609, 0.761])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.077, 0.096, 0.891, 0.51])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.442, -0.57, 0.559, 0.83])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.889, 0.672, -0.109, 0.487])
input_bias = Parameter('input_bias', (F32, [4]), [0.392, 0.452, 0.405, 0.369])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.945, 0.021, -0.472, 0.177])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.189, 0.667, 0.373, 0.511])
output_bias = Parameter('output_bias', (F32, [4]), [0.267, -0.802, 0.507, -0.764])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 2, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.33, 0.885, -0.111, 1.156, -1.087, 0.44, 1.483, 1.435, -1.529, 1.483, -1.291, 1.974, 1.657,
    -1.558, -0.186, -0.752, 0.762, 0.52],
    output_state: [0.58, -0.976, -0.992, -0.603, 0.929, 0.28, -0.487, -0.842],
    cell_state: [0.145, -0.4, -0.247, 0.515, 0.048, -0.405, 0.658, 0.593],
    output: [-0.012657163, -0.08481919, -0.16059189, 0.11875468, -0.33995634, 0.015344424, -0.022109425,
    0.38265446, -0.039240323, -0.020208856, -0.08589531, 0.07452502, -0.49485227, 0.04903705,
    -0.0231521, 0.33474272, -0.41496816, 0.042461798, -0.043399457, 0.5813225, 0.089586474,
    0.23425034, 0.44067568, 0.33138773],
}, name='activation_relu1_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.559, -0.828, -0.439, 0.482, -0.041, -0.711, -0.924, 0.499, -0.521, 0.962, -0.168, 0.465])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.414, 0.603, 0.311, 0.185, 0.371, 0.084, -0.482, -0.165, -0.389, -0.214, -0.158, 0.818])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.46, -0.688, 0.131, 0.349, 0.434, 0.627, -0.311, -0.752, -0.408, -0.758, -0.079, 0.941])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.198, -0.09, 0.491, -0.42, -0.056, -0.695, 0.692, 0.355, -0.975, 0.608, 0.587, -0.417])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.343, -0.894, 0.171, 0.336, 0.516, 0.414, 0.245, -0.688, 0.21, -0.982, 0.01, 0.265, -0.622,
    0.384, 0.133, -0.063])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.29, -0.63, 0.708, 0.775, -0.977, -1.0, -0.018, -0.84, 0.888, 0.444, -0.608, -0.999, 0.08, 0.999,
    0.971, -0.959])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.677, -0.382, -0.354, -0.804, -0.454, 0.496, 0.627, -0.946, 0.807, -0.637, 0.18, -0.877, -0.447,
    0.784, -0.449, -0.273])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.262, -0.902, -0.869, 0.443, -0.511, -0.856, 0.637, -0.843, 0.785, -0.057, -0.621, -0.825, 0.842,
    -0.425, -0.998, 0.283])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.727, -0.705, -0.471, 0.378])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.113, -0.166, 0.782, 0.759])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.081, 0.699, -0.455, -0.432])
input_bias = Parameter('input_bias', (F32, [4]), [0.98, 0.134, 0.847, 0.347])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.648, -0.234, -0.517, 0.565])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.65, -0.653, -0.842, -0.085])
output_bias = Parameter('output_bias', (F32, [4]), [0.145, 0.407, -0.724, 0.587])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.697, 0.293, 0.488, 0.95, 0.818, -0.719, 1.694, -0.354, 0.256, 1.33, 0.199, -0.468, -1.744,
    -1.91, 1.016, -1.156, 0.661, 0.417],
    output_state: [0.309, 0.408, -0.71, 0.61, 0.742, 0.943, 0.465, -0.887],
    cell_state: [0.508, 0.632, 0.776, 0.536, 0.91, -0.836, 0.361, -0.758],
    output: [0.16429968, 0.033301156, 0.047910694, 0.4632941, 0.018892467, 0.34177077, 0.23340006, 0.0,
    0.045645446, 0.009619328, 0.053199314, 0.46783578, 0.01348856, 0.11101506, 0.054535963, 0.0,
    0.60093284, 0.0029483773, 0.0050468314, 0.106452815, 0.009093055, 0.05497935, 0.0060016527,
    0.078702],
}, name='activation_relu6_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.958, 0.916, 0.271, 0.098, 0.254, -0.708, -0.15, 0.344, 0.964, 0.158, -0.267, -0.163])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.666, 0.368, 0.517, -0.816, 0.388, -0.628, 0.304, 0.369, 0.18, -0.412, -0.98, 0.068])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.267, -0.995, 0.251, -0.412, -0.368, -0.084, 0.779, 0.894, 0.776, 0.186, -0.127, 0.638])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.402, 0.238, 0.445, -0.999, 0.864, -0.328, 0.746, 0.357, 0.74, 0.456, -0.42, -0.222])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.315, 0.401, -0.46, -0.574, -0.806, -0.443, -0.356, -0.928, -0.674, -0.332, -0.527, 0.568, -0.886,
    -0.643, -0.978, 0.779])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.883, -0.544, -0.798, -0.211, -0.244, -0.688, -0.404, -0.628, -0.481, 0.856, 0.23, 0.706, 0.928,
    0.482, -0.622, -0.703])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.609, -0.588, 0.859, -0.405, 0.894, -0.058, 0.252, 0.767, -0.318, 0.611, -0.514, -0.04, 0.642,
    0.281, 0.079, 0.146])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.426, -0.909, -0.682, -0.566, -0.633, 0.461, -0.942, 0.962, 0.412, -0.776, 0.731, 0.241, -0.897,
    -0.288, 0.611, 0.711])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.261, 0.173, 0.358, -0.187])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.133, -0.063, 0.072, -0.759])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.754, -0.341, -0.353, 0.466])
input_bias = Parameter('input_bias', (F32, [4]), [-0.435, -0.753, 0.335, 0.94])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.851, -0.441, 0.826, -0.499])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.665, -0.459, -0.469, -0.611])
output_bias = Parameter('output_bias', (F32, [4]), [0.194, 0.772, -0.847, 0.069])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.881, -0.873, -0.796, -1.075, 0.806, 1.944, 0.768, -0.77, -0.78, 1.09, 1.419, 1.683, -1.758,
    -0.605, 0.896, -1.107, 0.341, 0.126],
    output_state: [0.862, 0.188, 0.121, -0.156, -0.159, 0.16, -0.091, 0.52],
    cell_state: [-0.899, -0.237, 0.743, -0.127, -0.028, 0.501, 0.239, -0.492],
    output: [-0.21514504, 0.0114700245, 0.00048374163, -0.08461535, -0.27434492, 0.11755361, 0.30105516,
    0.021880291, -0.06144742, -0.12037238, -0.06049126, -0.45530432, -0.35639784, -0.09915102,
    0.71122324, 0.10920182, -0.13915718, -0.1448437, -0.11993919, -0.1489633, -0.3021774,
    -0.12871473, 0.1353993, -0.19751608],
    output_state_out: [-0.13915718, -0.1448437, -0.11993919, -0.1489633, -0.3021774, -0.12871473, 0.1353993, -0.19751608],
    cell_state_out: [-0.17320539, -0.18343866, -0.80197674, -1.0013425, -0.74724853, -0.15118119, 0.6866315,
    -0.40295637],
}, name='activation_tanh_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.192, 0.379, 0.342, 0.389, -0.138, -0.592, 0.548, -0.763, -0.058, 0.265, -0.463, 0.017])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.388, 0.41, 0.936, 0.998, -0.499, 0.504, 0.277, -0.581, 0.162, -0.106, 0.936, -0.791])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.119, 0.046, -0.385, -0.427, -0.95, -0.406, -0.836, 0.4, -0.933, -0.173, 0.654, 0.358])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.286, 0.723, 0.538, 0.62, 0.713, 0.023, -0.959, 0.986, 0.99, 0.763, 0.444, 0.838])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.586, -0.779, -0.356, -0.887, -0.678, -0.509, -0.033, 0.772, 0.465, -0.66, 0.543, -0.105, -0.632,
    -0.564, 0.361, 0.52])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.785, 0.828, 0.565, 0.477, -0.336, -0.206, 0.629, 0.669, 0.273, -0.957, 0.603, -0.613, -0.038,
    -0.127, -0.84, -0.19])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.312, 0.195, 0.105, -0.278, 0.274, 0.28, 0.957, -0.753, 0.36, 0.451, 0.024, -0.68, 0.849, 0.065,
    -0.198, 0.379])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.399, 0.502, 0.565, 0.055, 0.971, 0.983, -0.9, 0.273, -0.55, 0.903, 0.242, 0.42, -0.095, -0.937,
    0.832, 0.654])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.587, -0.405, 0.807, 0.911])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.339, -0.093, 0.691, -0.901])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.103, -0.343, 0.687, -0.774])
input_bias = Parameter('input_bias', (F32, [4]), [0.715, 0.106, -0.226, -0.579])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.195, 0.726, 0.182, -0.003])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.632, 0.242, 0.153, 0.977])
output_bias = Parameter('output_bias', (F32, [4]), [-0.089, -0.018, 0.336, 0.03])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 4]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 6, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.477, 0.835, 1.081, -1.337, 1.389, 1.996, 0.089, -0.892, 0.071, -0.564, 1.507, -1.745, 1.939,
    0.059, 1.812, 0.476, -0.713, 1.321],
    output_state: [-0.344, -0.994, -0.855, -0.929, -0.954, -0.55, -0.269, -0.036],
    cell_state: [0.656, 0.279, 0.33, -0.529, -0.022, 0.207, -0.227, -0.614],
    output: [0.26210248, 0.37082592, 0.2570548, 0.40298364, 0.49269474, 0.13408141, 0.48396024, 0.38206744,
    0.3141644, 0.2745826, 0.3455327, 0.23556496, 0.4552962, 0.40985486, 0.39004293, 0.164482,
    0.541593, 0.5297045, 0.42792538, 0.5768076, 0.4727246, 0.3383574, 0.40812707, 0.41459537],
    output_state_out: [0.541593, 0.5297045, 0.42792538, 0.5768076, 0.4727246, 0.3383574, 0.40812707, 0.41459537],
    cell_state_out: [1.095161, 0.6885956, 0.4279218, 0.4462045, 0.9059268, 0.517398, 0.2655088, 0.29588658],
}, name='activation_sigmoid_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-0.041, -2.528, 2.528, -1.881, -2.528, -2.073, 2.469, 2.379, -0.717])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-1.911, 0.819, -1.833, 2.131, 1.171, 2.511, 0.638, 2.522, 0.363])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-1.46, -2.79, -1.427, -2.137, 2.863, -0.323, -1.845, -0.818, 1.901])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [2.304, 0.001, 0.145, 2.468, -1.866, -1.441, 0.352, 2.233, -2.567])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [1.968, 2.466, 0.421, -0.125, -0.566, -1.479, -2.529, 1.884, -0.146])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [-1.792, -0.417, 0.568, -0.169, -1.139, -1.921, -2.878, -2.128, 1.054])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [-1.491, -1.136, 2.557, 2.383, -0.475, 1.836, -2.707, -1.305, 2.288])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [2.775, -1.475, -2.968, 0.336, -1.731, 2.257, -0.122, 1.445, -2.291])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [0.994, -0.403, -0.349])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.874, -0.371, 0.056])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.245, 0.627, -0.875])
output_bias = Parameter('output_bias', (F32, [3]), [-0.577, -0.337, -0.977])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 3]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.116, -0.66, 1.905, -1.325, -0.334, -0.832, 1.657, 0.797, -0.982, 0.974, 0.413, 0.922, -0.081,
    0.697, 1.714, 1.799, -0.036, -1.479],
    output_state: [1.812, -1.055, -1.425, 2.615, 0.26, 1.913],
    cell_state: [2.891, -0.611, -0.165, 0.726, -1.695, 0.087],
    output: [0.0007173266, 0.0, 0.0, 0.37564254, 9.365767, 3.62301e-07, 0.000116366136, 0.0, 0.0, 1.5448524e-08,
    1.9400743e-09, 1.7108376e-13, 1.6339417e-06, 0.0, 0.019224826, 0.00014217771, 0.008275091,
    1.05890916e-13],
}, name='far_relu_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-1.917, -2.245, 1.373, 1.251, -0.388, 2.895, -2.293, -0.821, 1.367])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-1.121, 1.387, -0.205, 2.996, -1.545, -1.892, 0.343, 2.263, 1.703])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-0.412, -1.706, -1.134, 2.926, -0.222, -2.656, 0.392, -1.12, 2.399])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [2.178, 2.796, -1.011, -1.334, 0.876, -0.875, -0.4, -0.407, -1.346])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [1.039, -1.97, -1.355, 2.546, -2.471, -2.73, 1.31, 0.974, -1.763])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [-0.573, -2.537, -1.655, 0.935, -1.965, 1.382, -2.383, 0.823, -1.989])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [-2.153, 0.431, -0.66, 1.531, 0.666, 0.692, -2.974, 2.044, 0.939])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [-0.137, -1.215, -1.383, 0.422, -1.41, -0.036, -2.692, -1.041, 2.067])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [-0.35, 0.555, 0.401])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.131, -0.234, -0.895])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.255, 0.148, 0.51])
output_bias = Parameter('output_bias', (F32, [3]), [-0.31, -0.553, 0.303])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 3]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.667, -0.24, 0.965, -1.667, 1.004, 0.559, 0.616, 1.793, -0.728, 1.454, -0.378, -0.714, 1.073,
    0.161, -0.762, 0.462, 0.251, -0.844],
    output_state: [-0.255, -2.848, -2.107, -1.114, -0.647, -1.273],
    cell_state: [-1.201, -7.358, -1.367, 6.834, 4.533, 5.283],
    output: [0.0, 0.0, 0.0, 4.3870482, 0.00035956787, 4.203254, 0.0, 0.0, 0.0, 1.4205636e-06, 1.2163775,
    3.23675e-10, 0.0, 0.44561052, 0.0, 0.0019590326, 0.20850377, 0.12446936],
}, name='far_relu6_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.335, -0.969, -0.236, 0.315, -0.871, -0.193, -0.376, 0.694, 0.526, -0.84, 0.923, -0.583])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.567, 0.551, -0.523, -0.116, -0.47, -0.12, -0.815, -0.127, -0.481, -0.965, -0.957, 0.252])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.771, -0.206, -0.021, 0.412, 0.232, 0.741, -0.786, 0.47, 0.257, -0.746, 0.312, 0.671])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.577, 0.192, 0.451, -0.415, -0.579, 0.921, -0.803, 0.448, -0.823, -0.472, 0.685, -0.172])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.82, 0.453, -0.865, 0.741, 0.93, 0.103, 0.067, -0.726])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.247, 0.526, -0.546, -0.09, -0.105, 0.167, 0.956, -0.247])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.748, 0.557, 0.534, 0.437, 0.589, 0.018, -0.868, 0.451])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.045, 0.324, -0.936, 0.496, -0.517, -0.911, 0.37, -0.283])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.564, -0.982, -0.221, 0.575])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.321, 0.774, -0.333, -0.109])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.801, 0.237, -0.867, -0.839])
output_bias = Parameter('output_bias', (F32, [4]), [-0.342, -0.021, -0.709, 0.635])
projection = Parameter('projection', (F32, [2, 4]), [0.407, -0.028, -0.449, 0.859, 0.727, 0.414, -0.415, -0.487])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.252, 1.135, 1.25, 1.374, 0.857, -0.11, -0.646, -0.732, 0.606, -1.176, 0.339, 0.442, 1.201,
    -0.854, -1.08, 1.341, 0.082, 0.556],
    output_state: [0.313, -0.463, 0.712, 0.946],
    cell_state: [-0.393, 0.652, -0.037, -0.298, -0.64, 0.766, 0.775, 0.857],
    output: [-0.11977717, 0.041185327, -0.14225858, 0.12918076, 0.01293676, 0.2, 0.15642482, -0.028528236,
    -0.05085427, 0.19271247, -0.023282602, 0.2],
    output_state_out: [-0.05085427, 0.19271247, -0.023282602, 0.2],
    cell_state_out: [1.0234504, 0.16489086, -0.17331527, -0.3501077, 0.57006985, 0.493634, -0.42014122, -0.22724049],
}, name='projection_clip_alone_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.739, -0.249, 0.483, 1.412, -0.902, -1.823, 1.246, -0.961, -1.137, -0.194, -1.12, -1.125])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [1.035, -1.826, 1.11, 1.492, -1.56, 0.293, -0.902, 1.963, 0.158, -0.19, 0.14, -1.696])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.083, 0.954, -1.338, -0.759, -0.236, 0.118, 1.279, -0.887, 0.521, 1.534, 0.733, 1.389])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.378, 0.425, 0.571, 0.638, -1.224, 0.895, -1.693, -1.074, -0.836, 1.154, 0.166, -1.68])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.638, -0.687, -0.4, -0.531, -0.837, -1.841, -1.432, 0.075])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-1.613, 0.719, -0.682, 0.201, -1.94, -1.124, -0.716, 0.663])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-1.518, 0.935, 0.634, -1.596, -0.044, -1.196, 1.42, -0.001])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [1.185, 1.598, -1.094, -1.921, -0.33, -1.379, 0.502, 0.104])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.882, -0.7, -0.304, 0.553])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.118, -0.459, -0.688, 0.337])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.875, 0.637, -0.131, -0.247])
output_bias = Parameter('output_bias', (F32, [4]), [-0.175, 0.025, -0.135, 0.31])
projection = Parameter('projection', (F32, [2, 4]), [-0.441, 1.951, -1.445, 0.619, 0.972, 0.63, 1.305, 0.743])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.3, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.24, -1.011, -1.59, 1.479, -0.128, -1.813, -1.3, 1.364, -1.004, -0.844, -0.272, -1.779, -1.042,
    1.714, 0.859, -1.836, -1.202, 1.026],
    output_state: [-1.363, -1.918, -0.094, -0.436],
    cell_state: [-2.272, -5.32, 4.532, 1.247, -2.708, 4.326, 1.776, -0.201],
    output: [-0.89640737, 0.300606, 0.0020345224, 0.03466422, -0.34585217, 0.16867828, 0.27922535, -0.4537368,
    -0.16235861, 0.26506633, 0.35446984, -0.2517425],
    output_state_out: [-0.16235861, 0.26506633, 0.35446984, -0.2517425],
    cell_state_out: [0.3, 0.0032173286, 0.14960244, -0.10751178, -0.3, 0.082892045, -0.10608666, -0.3],
}, name='cell_clip_below_projection_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-1.299, -0.451, -1.577, -0.533, -0.572, 0.452, -0.025, 1.017, 0.674, 0.664, -0.408, 1.383])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [1.717, 0.118, -1.964, -1.082, -1.611, -1.214, -0.811, -0.437, -0.725, 1.251, 1.184, 1.012])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.71, 0.372, -0.455, 0.077, 1.164, -0.277, -0.346, 0.669, 0.098, 0.929, 1.655, -1.466])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.212, -0.244, -1.446, 0.5, 1.016, -1.249, -1.889, -0.317, 1.55, -1.214, -1.122, -1.507])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-1.131, 1.362, -1.7, 1.887, 0.27, -0.4, -0.099, -1.495])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-1.578, -0.065, -0.973, 0.658, 0.871, -1.47, -0.706, 0.326])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [1.815, -0.928, 1.159, -0.713, -1.341, 1.909, -1.771, 0.56])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [1.055, -1.794, -0.901, -1.023, 1.029, 0.576, 0.581, 0.83])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.683, -0.292, 0.735, -0.47])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.339, 0.977, -0.046, -0.262])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.511, 0.358, 0.494, 0.846])
output_bias = Parameter('output_bias', (F32, [4]), [-0.084, 0.914, 0.138, 0.642])
projection = Parameter('projection', (F32, [2, 4]), [-0.606, 0.107, 1.314, 0.506, -0.666, 1.995, 0.746, 1.225])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.3, 0.5, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.3, 1.336, 1.305, 0.281, 1.2, -0.521, -0.151, -1.567, 0.425, -0.151, -0.891, -0.934, -0.952,
    1.692, 1.05, 1.299, 1.051, -1.385],
    output_state: [1.009, 1.269, -0.889, 1.553],
    cell_state: [2.672, -4.05, 4.616, -1.844, 2.981, 4.402, -2.69, 1.616],
    output: [0.2770706, 0.29856122, 0.17794392, 0.5, -0.047088765, -0.35336977, 0.079717286, 0.007813311,
    0.39078623, 0.5, -0.09946873, 0.08363224],
}, name='clips_apart_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3, 16]))
input_to_input = Parameter('input_to_input', (F32, [16, 16]), (packed('<f4',
    'c-os0A^q*>=@pCS&EqPp40^m^R%67)5BZ&j|MsM)MlIqhtk=vs&cSqc*}8SjhHgv=>is^p3Gdt*^NTNE*JsJI)Ynj0c+B<v`|GwZ'
    'cPy2fIn`2WxsW5rl@e>V6xZvvSuuOO*Jz)a?e2bnW1IF<!$am=PiwYK70U2kd^c>8$=y2!t=-?$)fb;yCU<-N%;qh(-I^b)*&%%Y'
    ';O=jayY}>#n9H!AaY=mGwWhc|;KbI>>jC>eJ0G67=))2|yFIpc`}Xa#v)yO6&(6+n-(EXg+kJaL)LyW_-n}46o87j1_w51lfGU8j'
    'y-@W48E<(%'
) * 5)[:256])
input_to_forget = Parameter('input_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-s5Lb1)=KGk@K@b(`FthD@F(%XU2Np``86Rcp9p^>6-T*t4bfZguIGtE+h2`WLxKN|!1c&I{_Fr`?`^SoUrm)2YXNF+%R|-REw*'
    '@L1w~RHJuV6$_WbN15wUch6m6C^=!TA~N}J#Yd)Xhg`c^^e1oNc)#P&`*ty*uTd(mv==^o+s~Z1{9*p)MNeCnKbg9H*_3P7H%ywf'
    '_=(E)9Sp+XOxxDo2+6#p{dw!QHDPxpHt8&%_x1U;$Yza{wtf5d+1c&0*=K9J&ko4iYX{~7iG9043^04|J{w!ReYSQ$C424cY{5!^'
    'Y&$yujVgNP'
) * 5)[:256])
input_to_cell = Parameter('input_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-qsnUZ!Y$e3|l>87}6f%cO7ena`RhWO=#!*E+*Dw_9T*9|u?#rd<8fx-7}^o4EBXm-c`ir`?v-{`+KEc=lh+{n;Dtd(Xc8H?O;M'
    '@@)Ncx}7uMH*fLHsdMKD{Q0_{WohpgTkDFyuV)Kv(YSekX17?c+`?_M?XO(gVteKa|M?@E`psQ_Ub(d9;0%|!<(m%9R6pR6w0u?K'
    '8;iP$P1mHSpExyt<&=po5hr5$&fk0!Dc<V(*~N56Z^x-KKla(}1EM{)Hb8pc9=m;e?QCuL+5tJXb|7+}Ef4}(c6;~j1<^nrP}UkG'
    'vv1En00E+cKL'
) * 5)[:256])
input_to_output = Parameter('input_to_output', (F32, [16, 16]), (packed('<f4',
    'c-q_J_Sh##Gv&7UO`*pZ7YVI%iYVXnnD6<)d>=Nhezwyev~x{MgJxJJ^!|9`_E<NBjZJYH)1T@kkF8DfUw$juw$yw_jP=i(=bD!)'
    'xi-5eSnexXs{8wtka^?vLyZfUw?B`Yyd!VR)9Jy1+m>#6+}OCmS$m~O!P5J2LTVbqn{RX8<G;Vp@4Lh8+hz`lOTWw)zP;(CVsoeH'
    ';?k+E$Hc0wZpaCB1iX8^WAp5}OQ&Al#NA%_Zm+ceujY+0Hv8=M+1c&`VmrHi`}W$}?c2L|ACTO&4<xZ~uN_brh;6~#y>?*Ld-s9F'
    'flL5+_j^z'
) * 5)[:256])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [16, 16]), (packed('<f4',
    'c-p&JE6=p;+ha?^v$GQP`4TFhhOMdOVtHy<7_`ThDI@9RzN?RGH{BN3eKU=1%N&6(w@-d~X?^#4#G8Gp+U3&c>|3=zYb@Quac1Vz'
    'ySh(bUf`2?c|Gg`hwY9MF71f|W%DbR+Ry!Yb5o#m<B1~?e}9(!RlBdU*fMZFTl+r!@20QWYwyfH@#f6T3r{vpc=kwlmfGSzC7o0A'
    'gs->f-q<%QQ+n(Ae|>XzbWh!;urs9YU&zMuZ3QMjq#CEm&$ZjPckezs+r9ht*aDe$c6R&r?c1{tNZRe)w|5^%#1_Z~a%_N7K(-xF'
    '5+n<hwA%*&yO@Hb'
) * 5)[:256])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-oUc8#H5=zQC9Kq_Ey^5%1&$yo~P}Zn4kT%vV;e%~(^t?`EMshsVp)^*(n+^ds^uk8UV!=9(=1>rDdBORm;4JMuj5M*I~L;G3>t'
    'S<@Q9W30k)!c-_m=r)`EL>ZC!=WOq;d8oE9%UosMT}z=Y3PqC-T$j+V3w+9?c73&v+@zi-KSP*rynQ#vWPi5hq0PtMl+9~C&;0Y?'
    '*0;0X-74o&k*P8~`iJw_@g*jQPZ+F_=z7d@_m#zk*Bh1h?b~Mugh0~HZr@%zFa^Z6cDsQ>d%@xmF%Z*c-#%Lq3y5riYWD#E0ho4E'
) * 5)[:256])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-r%_%*fyHT;RN+hv}RTKk^@2`?YhOE!K8P>J0jmd$V)i<HsrT$C)H|CCDCpxlD1@RgOh_<mZH>^#5AdyW%>}mWe_|zazeLJd8WC'
    'JXmPy{UovLXENHm1sr#*e16XH{nDk@t=`%!o=>Arsm<Q-v0{yDN$Ziv)`#lcrypC)<nfj{Lv!ckHNSQ}IQIDP?EVRnkIziJw&uoz'
    'dxh2C6P8QQzW>_%_%)sjPZn-;*>vgUoo$m}D=fYLHEUsB_lA9YZEW`0+1c%bARqvewqV*8#NE5cZm%6ke&1d@ps+1aJy3qHEm%DO'
    'O#g$~'
) * 5)[:256])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [16, 16]), (packed('<f4',
    'c-ph9R`go1$I!5K&SYiHZ!0>NJ&fYmB0pKklIyzLpFaVX)A}pF=$98a=GHIU_Iz^8w$qym*J&;*Usud<@XNF<A{%(5N;o)PACb5n'
    'qjAh}c2&xn6Ri@>TdptOwsK|f7Ux4R|K8n~G4*-Y?9aa?`adt6YwI2}d!Ks-!>PZ{9qTq7(idK{W}*ViPyRcn6I`bJp0n*WOM}Pa'
    'g3TX4PCs$_>#{3L<OL5`|2gt^<&mbpN8g`%$nPS*aAL#4kkk8Y?SNqK-hKP_+3vI3XJ@?+$OSUM!Vn=Fpd65Gy$8tIYiA3@)_eDX'
    'pdA1cs)1h'
) * 5)[:256])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [16]), [-0.078, -0.812, -0.267, -0.433, -0.094, -0.395, 0.315, 0.589, -0.009, -0.815, 0.412, 0.777, -0.725,
    -0.883, -0.925, 0.931])
forget_bias = Parameter('forget_bias', (F32, [16]), [-0.1, -0.708, -0.129, 0.639, -0.009, 0.743, 0.799, 0.138, 0.333, -0.711, -0.624, -0.018, 0.475,
    -0.113, 0.073, -0.162])
cell_bias = Parameter('cell_bias', (F32, [16]), [0.206, -0.282, -0.683, 0.267, 0.439, -0.782, 0.869, -0.66, -0.501, -0.624, -0.033, 0.683, -0.83,
    0.109, -0.596, 0.418])
output_bias = Parameter('output_bias', (F32, [16]), [-0.648, 0.809, 0.105, -0.527, 0.52, -0.884, 0.501, -0.916, -0.567, 0.873, -0.22, -0.441, -0.328,
    0.57, 0.004, -0.524])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [4, 16]))
cell_state = Input('cell_state', (F32, [4, 16]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [4, 3, 16]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: packed('<f4',
    'c-l)*ofjr=zHY~ixb~!79+NXB*Z=ymZ_l6e3#MgQw>O^b-etN$=ucXu*Q~R>app-37oB?Ts~=DMa(>gxTKy=N4b{r}F{*6S0_N>u'
    'x+|Z;bbZN;+l3oGRJKRWIRDh=TdC|teZwF1?cX%t+3s5<KZ8YJ$)_c@H_LT@@D(ca>^grk;G0{J;hv-NmvdRZ{CJ+U&TW^urjU7I'
    '%vqql%Vr&pDbLN|dh__#Cq-k$-gSqsU%njiNiug=MD8yUwte#glC~JKS+l+8YwdKG%iAR;;Q3HuqC{5R-}xmgze_n!ye~GjEXOmh'
    'sCi}DOP-l$rtj($U{Fe!ZYr|W`S16+YW8<i!iq$0-|c5>bnbm$qOH<ut-ZJ)@273i@|R*MdEYOXYfO$(y2}xqC8iNm!!`e7YhGAH'
    '!KDJObNe<0>)PIC^88-btFdhdM~OnK@AI&~!M_FEw|REPG<Vwep8?uCd*;{vea|Oe4_sPzX@l{G>F!?_`}$g5VtMXq`Mhpj<NWu%'
    '0w*{c*FU^I_x8n)M<?z4d7|gkmANf8TwAIpPYnLwoqPW0<$visr&b(zcucKH@=V@I#vcsUSKrNhcbi*ea(<!dliPkT*3F!<=-}1Y'
    '-`y{_AA4=jzF_Soxvmvz*JgH43RdcTv*XF@B|6S~B-iX;|9n*t_anZOZ_n;+7k@vOdD5$$+&qi_ZMO+tr*nD3>PM&frYydBB60B>'
    'Mg9qluawSQKl6%ZrpBT8?zf92y0zvu1s|HXa7MtRq%CisRo@YbK6U)-t>x`A#NK?}Zx00f!KD2@5X%<G*t>t<emfwx-@k9){(XBv'
    'D)!mh0afkW4+M60wjlL(_CR@%4zM<$=Dqv(g8BQw;$TrA%Xa^s{a_YQKgb9W+6z(u!TUj)_SpeV-e(W88)C*@kfD3+Z0+~&u>tYz'
    '!TRmNhJZ~6T5k)qV&8rM_jrxn'
),
    output_state: packed('<f4',
    'c-oWxQ$OpvP*nfPFAI*JKiqpeL*Qz@PXtp^|G(=_x^Y3(Y+szrPx8ea=i5+Q9KrRpu)TVolV$TdhSEi?KEIr{tkPeZHFI%u%AvBq'
    'Qr_RcPX9SEqC&{rQd{8AmBk60cI^;p{F~5OrrYnWTV$VMdHsT|n8^EtEeG5gCcC~iuS+=b@$SbzGe0!^-n#F~`|p!iy!-d|=gQ`j'
    'Cha#$e{6U<xAWe*t5;GF?)!9T`==FKCz>o?#1*-2`O_1p79N=K?PBMv)Nhw;ZTH#P?X%lwYikE$fWWSOK)wx#*tgGi-=4j8wss&H'
    'JKMdx?d<mMvjrlsQd>KleYOBcdW`}'
),
    cell_state: packed('<f4',
    'c-q@$yXtzrS4w`G;v!A98Q&gfRnO9&*B^E9A6Nd%<MoZkZf}l99KOoa*m`nNuGd{_&BwV9b=#*sX0hhlBg-)F@zKv*9~TSpSPP|X'
    'aE)oq(^$GkWai!Xhf<WTTo+RF&YEhxEzsNYYX#HP*JZBHc~tJlEPY<JNz8d^*!}AzQ4H^wD*U}3w1N51{pMvwX8coy?#wQEcXNsQ'
    '*Wb}Ql$k%8+Z;CjY_WaIi<jEYfp%uU4;?$tKl``H+?m|7`OYsEPC2k#+F;K<I}ot3+qZA;zJ2@l0NMNOY#}@l6C}OQ7EIcKMQ!&%'
    'fHhF(Ub}q&(2;<C'
),
    output: packed('<f4',
    'c-jE~1ONOV_sn%*dc7Q-zFmhu&0U98o?WFROh`7LN9q8UA)O?ByyL22wjRQ1HnwH4ursnqF;_rMqRnOat4gIhhQrC$V}Tgl2U@%r'
    '#!zM7P(ppfa;7p^lx{kIL_W5J&wgi@B*$(eDHF)k_p;8%EQ5I5rt3cl>nuy{bHR-7*Bhbwj5Jtyn(kaGND2`2az>S^-Eav?gi`B^'
    '$&V6315|E#99Hxon8hs8sR7W+%jy=jF9h)gkclQk?8XHX{yCs@30vu_5By2q79cU5=ow<=h?vJ>vOc`|mwYMq<9yx(1cazV6;ZD^'
    'AG~lV!4rVSSWO{)Eu%$PWlUL~Qj}3m3+^L#robP!josXCgO_sdd~WlH*hO}vjRFpZ7vMF0ffdv)uB)CTaNFPjy4D;*6YFYY^S=F&'
    'P(xgs6yt-I#TpHo6PFJJ;lxyca{J2=arr%mY)GJIqLBxf{9;oKu}o20WY-Fbso9UgNwT~9LQa#o2}4=YrP6A-%tJ2-EwYz23{8}X'
    '@s*s*?J>5p!{iyUa9J1VkkH1tt>qSg^{;EMl$51?1l220tXE^;uEvlKD?`VTv`+!XCD5_+&?Jb-t#gPqoU}P}qdeh{1j!0HmX0X^'
    'eenrOr27=8;b|i@p9Nvh9ZbX?>!uW5kWh+`;jIo&%eB!esS=rE_b!>@qLyufxM5qAxXcUchtE_qYOQ=rqlrta+Ch+@E_xl|cvX^`'
    'heYBGP`0I?5vdei<@<RsmBRiRITJrWy}CU<zCXG?zCFFYJ-)j>zP&y^y+6A?zP!D@Jv}`>zCJxZzCOM_zP>xXzCAuYzPrA@K0my@'
    'zP&!YJiR@=zP`S`zCOObKE6IZy*xd=zrDY|ygt6ZJiI?Xy*xg>J-t0Wyg$4>zP>&@y}LZUzCFIZzP!IYy*)fVJG?%=zCOG@y}Z7?'
    'K0Q7>zP&p<J-xg=y*|FaJHEcWygj`=J-$6Wy*|FZJ-)uayuQ9YzPvp?JwCp<zPvp<zP>%e7Jg&'
),
}, name='blocks_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 24]))
input_to_input = Parameter('input_to_input', (F32, [32, 24]), (packed('<f4',
    'c-s48d2`wEmrtkt=}(dD?GISD?$6Q3A5t{0OHVUBdeolh@wWckT<ups<iGjF(CMaWn6PXe!=9MZ{CN`>DQn(bx#iq!Z?y}~D-T(-'
    'Oh44??!HoC>2m9s#rn>13JRu7OFtj_d0nhxxlmvogX6Xsj;FKT8A|#m3%!5qdOPM^p-1@<b3>)>!qWR;d0)jJCKeh<AG_aQ5X)_~'
    '!5~gs`fq8Sa%83(^NuWrgkt_R7hDn>COb(qtJj!S_Ltk)+3f}5J+^kXcKi11wFLqYVYhED5Zdjt+hYS1-M7zX?>+{QQd^+l9=m-u'
    '`#_w10L#^LV*'
) * 13)[:768])
input_to_forget = Parameter('input_to_forget', (F32, [32, 24]), (packed('<f4',
    'c-m`Tx8zIA#a^d&E^V)Evzp@;+;{q+zoUImvCzfILPCoy_nb{?R#iU8Rm?T(;mwf7i(XfA>o;ls;p#V3?KeE&UhubHX?lX#^>&`m'
    'GY{;N@=pl9D<@Wx(X1rV-0Zrg<cz=pw%ez!XI!6Ib?)(0C7z1sS#x7nUO&Xac8KFtqV1JK(RoiJ7mG2~N}lr6?|u4Mg*8%m;(^;N'
    '2M(Bd2%m{K)mXVud7`qUNV%%>ZKlj>oBaNdi%Zuqmaehgx6j7bZlATCjom)GeYX4TY_0d&+3nr4*LJTR5bd+syKk>8P#nkv$^#i7'
    'U<(3vHZ}l<4RVV'
) * 13)[:768])
input_to_cell = Parameter('input_to_cell', (F32, [32, 24]), (packed('<f4',
    'c-jH<01N-m<;jT(s6yA6n5swsEBw4%#g^TNw&_Oa#jF&b)$~GGZ~kx1*W)P=LSzCR3U_8DkL&<W%_|#Ve*#8#_t17h*T!I@Zf^16'
    '0Eek`k03)N7V{>y`yd>y?|A)SITF+o%%i1TSYSIVTGzg22EtJQV$6px<!URozEdK;V53Xra1s(ydH@!26T&bH23h?v^C>V|N2h62'
    '<+KBM1I%z6k2&RE2V|okW&w4$01!+TT~Is+b05AwJw83YJU+fYzCJ!azCAs@J-$7?K0Q7?K0dv@y}Z0UzP-FYy}iD>zP`RYy*@rX'
    'y#T&FKD|CZJ-$Boscs4'
) * 13)[:768])
input_to_output = Parameter('input_to_output', (F32, [32, 24]), (packed('<f4',
    'c-rf{Y3e4wz^VHA>0W{SvoDufiYQwynk6mdle_1vn{M2;Qf0QsEVF#}oQ#k!WikF!sp{5mxa;I`#q#IM%?ljQ#cgYqN)Y+IaC(H$'
    '8MWD4*4^IXI#a*d{CUZlZJTy|o_xD;Y1mBjk}}KI$zjGTU$SjG#Nk=yy<y+)+Xti)zV9l2t^ZVSrE8vL^BF@I5BEwBvzf6Doz;`i'
    'e3te6D^WRBnop8b*v{m&1fOxC8sq0u9iDyWMe-{vz4Yz&?%lW7&c<%<zI}Gqd+m1b1Je8U0)d^)UR%3;Hg<NlK+4X}ZjbFgkQ_)o'
    'Py>(#vH^jwaoY'
) * 13)[:768])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [32, 32]), (packed('<f4',
    'c-jH<01N-s9Vv^j?(lo`<8MMKAM}53E#D*bXuL+Qe?(HCXn(wK3ZnW%*+Oj!T%e+y^bVHIkIgBrVCAZqIj)cPcv@U+a(t&0{iPCM'
    'T!sB=60%R*{gHIGM{0|>8j)&r64yn3i_T!@*N+-S#QiNp%)-oEN9EA*ZnQ_jC~0Jm=V(7huGAX?WshsryaSyL`Bd$b^I^Pf9xrV?'
    '69XeQYHauA`=dfHwjk893ruy)4`I+E(h^8vbzHtaJw3j@zP&uXJUzX>JUlzSKD|CXy}dm=zCOM_Jv=<TzCJ#^y}i6XKE1v?y}rFY'
    'J-$6XKD|CYJw3j*fq20'
) * 17)[:1024])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [32, 32]), (packed('<f4',
    'c-kvp#MQaMDM9sdg6*%yvtMR>sn4x{Gw-TT?jFCxjq4U|*phF#>SV}8p=I0pHJzT9Get=M`C@4){b|9nmz$36bG`0Zl<<^o=~J${'
    'sb~J?{mpuw75Kiw{CP>z*QxHVMJI%|d@Osc)I9t1p_qi<`?M|fSN`3yMgNl2Y_+)x@@C2j8L0t`(gD}AoP9!sLTsw{Sg2=m{uUO{'
    'aDKQgqpaB@Xy4M?4lcE&{ZBRJ*-c^#Lp(h0`s%wF<{Rv_+p`ad_U*H^-M4SA9T3^s*xA|c+Y1)kyU%W~EfDRswXxl2yW0*dvd3;O'
    'P!)&+0G&&B(E'
) * 17)[:1024])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [32, 32]), (packed('<f4',
    'c-qr6{L*UaG$-J0|C%k^R^+eCzj^*({d1>;_N@C1@^8AQ1%&;W^(Bq1@T%_pd1p7IWr#0ZwL>=|BBON6dGRGN9DiSLNjTE0a!BUH'
    '=VL<dLg&7p%KDw~RBVqwLu+7;b1z@;%)e=kwiTQF-=8T;n|O2fN4ZUwmJ=tR_<pm1e@#f>iBtt~w$iAwT5sk==JH@go0U&5M3(S2'
    'yta7WEw1}`=9M&2u1wip^)nf1Z_l}0YLzwF@>ZfO*w5D1c8}fOJ$C!{+1c6cv)c=V`}XYxiUK)yK-y;SzP)?*?gI+$1Iz8*yJs&@'
    '4yXyF000P1c-8'
) * 17)[:1024])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [32, 32]), (packed('<f4',
    'c-o8TzbVwoG-J<~ZQF`#D|HV(PT2OvY1uZffc!mQcI6)pIi2scBjq+<{zERs(=XTMU$0-qqWrSh_RF%PB57wW51ngv)XppU`}uQ*'
    '{mV_KmOlObH(~Z?o?fAnzn(%0j~5Ch$XWl?6{@<vVWFD4(BiC*VYk&Xxc<&oSeJIjr1ZN(0=tlKNNw#zQ#ILz(gC$0PhI{pO>Y(s'
    ';c4Em)Rp-uYkZv%v&iBiSHnc+0-GSdO2diaSB`9OPxG;}*}K<npWPlHWou`*56IpJ6tK0kwFa`RflM3Qef#Y8+1Tv?l0c>{khI&o'
    'Z?6qd<z4_&aCIU'
) * 17)[:1024])
cell_to_input = Parameter('cell_to_input', (F32, [32]), packed('<f4',
    'c-jGg0Du3@cLJugu5+gJ__Sip%?wn{NT$Q#<1gg`vW*>YXnP9GzAKx^M`)Y<Q^*j^%mU-g;hXh(rQOggotIh?krdZV9|uHsVUa{s'
    'V|G|f%qu0#dc-Ic8zdr!Z*F7*Z7!p}zCOFYzP&!ZK0dxaJ-$9XzPmm?zP`RaKE6J@J-$1-?LPP'
))
cell_to_forget = Parameter('cell_to_forget', (F32, [32]), packed('<f4',
    'c-jGg0Du1grv7(Kws*zB<FxEl^cx$8#Uq1O1cw_b8+T+GSiU&`o7BEH^S&U;rN~j^{Vy*TAltwWRu(T@FTOhjIiIuu#CRWxeIGEP'
    'n|3&*)LmU!uz5-?4q4p~T_4|8v>HeNJifiXzCOLZJib1?ygog>Jw3iYKEA!Zy*|A@ygt6KqdI2'
))
cell_to_output = Parameter('cell_to_output', (F32, [32]), packed('<f4',
    'c-jGg0Du2zJp$~eG0n-Q&91x~_SIU0#h}p&f5SZ=%{dC^t~mse3M)~Y2+Vey%tv%DD0pPRAQ~dqYV`_*%(U10N3>RLR|h!6EKI({'
    '%wZGVT<JSXurFI9JSbP|Oh}_CVaN`>zP>)YJw81<y*@rYzCFIay*@rYy}mxZJw3cWJ-t3v?K>g'
))
input_bias = Parameter('input_bias', (F32, [32]), packed('<f4',
    'c-r&m=Mq0DVqC4eFX7_RD9s3-Rr}ubukbi+cydut^L71q4-Z|xS+>qtWYheoN(w14mP{Y#2Oc{1a3M#T>y879@7C-pW%m1*ZmcI;'
    '6%ZZpTi?VxC@SKsw^VA5-8Q)_0hRrBd+qnz+1uOO?YFbrzt4WJJ(z93e?L%kzx}>_06?8P69'
))
forget_bias = Parameter('forget_bias', (F32, [32]), packed('<f4',
    'c-jGg0Du2IV%OuA%O{%j({pNxBR!^8{;IawJ>wk!<MM9=n02-a5Tm6-p)r~LO=!G9+X|Zw)baDq3Z+^ArP2~sZj<vjcu<=QWhgl`'
    ';xRN}`Pak^7}8yL*E>XDJ8gq*l9+uzzrQ{{zrQ~}zCS;{zP&s@KRv&{y+1#{zdt%ZK0ZAhC_NV'
))
cell_bias = Parameter('cell_bias', (F32, [32]), packed('<f4',
    'c-pi6;t|&`^75tq&9E(%lYgCOTf(KElz%_w^jQJ>i<{)j@Be+c>(DwiHPdr^Ctga_eQzwdepf)qzklJG2veoGt^3YjiQ+7E|G4qq'
    'cHM1kE?SeP+CFBHaPDn#<*}S6{r<K6zJ2@m+t}NI!T$aGfn1=#{=Go9ot?eiK6?Ot>Og@'
))
output_bias = Parameter('output_bias', (F32, [32]), packed('<f4',
    'c-mX_IAh&{+~*lDof=nc+S7Rd=7*coAuivFS)OV#^&hv~_HpS%cd6&UC#oe(JvO&ws{gs==ky<UYh;97h|xaez2$SzY~P3Le{<#*'
    'rZRi`Pi{VIuC{&d(j1vWy+{4WO}}^iwcE4bcAxEjdwU!E{XmwT{r-LX_5zte$_|Ka0jiBf7X'
))
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [1, 32]))
cell_state = Input('cell_state', (F32, [1, 32]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
output = Output('output', (F32, [1, 3, 32]))
output_state_out = Output('output_state_out', (F32, [1, 32]))
cell_state_out = Output('cell_state_out', (F32, [1, 32]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: packed('<f4',
    'c-otDIN_|WPu6puRpq~0HTT^=yXezhJ|W#%K3tQp{`+zB<_xFqjI=-E9Jx!r`Ajoy<e2=&m}OSX)7$08-~Et}Yn{bYeR$Wtp#07w'
    'U!R`YWWMJ&)5m>vuVd!>pK-mUqT9S_rulV=iYvkA&gCWKOiWvObItPt4RhzXscR%w8i&p7zwmRPcTI5XuGce}M80~?-y!7q;6^}>'
    '?awKiuQ$nO1)g7Z_l((Gwo46Xcb;6l<z&U-<JTuW{XTb@;5wV%XM1LPM<vf;`8e56@{rTH`{wq^uQ>xHcduK~vrCRyVZXio{{28='
    'pS|5a5Zl&nza3D-e*ZpuAj96?ZV!+RqCtv)to?iU@84$&=I^ryYXmFY4*-4mmh1'
),
    output_state: packed('<f4',
    'c-jGg0Du1_eL``jO5@{DV&A%A!;$Q7xYgbGrqx0%ZzH<fMhprDKVUtZ45g)w5Kl=E_3cp-9(W{En|NTd65C1nwgT4yHDwCK0vj6_'
    'Sd9!=D111Bg=q%kL}_Im1NjVo^D84hK0Q9XzCAs?K0Q9ZK0ZD?J-t4?K0dy_JUzZXy}mtGE;Zl'
),
    cell_state: packed('<f4',
    'c-jGg0Du2V!!ZN`(Y`MZDGCy%rvC6kDVojEVxmTGriYpg3U@OM^$1ogBA?wYT-Sq}o7AUZT$#)w5Jk2Un--Y@*S<3XD69?#+ZrUY'
    '4<kUt#CXPKj~UEcST=J5MA;cDBOfz9KD|CZJwCp@y}UlWyFR_Vy*@oYK0dy@JiWfYyuLna);7o'
),
    output: packed('<f4',
    'c-jGg0e}8wN-ie0U_P7FroGe!uIQG)xy2CSQky40MvW2C3+gm5$**01UY1;9EE1`~rahj3G^%vh5wbkQPx}Id?Ij@{X-FH|y~&Dz'
    '1-zd>rp(5mGTnS2W?G$1REv-M3qzl*^sGRM{6J{%;XaigR$76oozxDe?OS3CUokI&)?@|kUz<?(w>Gnpu)mnf2xX=Eg@^I-v0ITE'
    'ox*!t9Udd3_`k!djhf)nv>{>x1k-ctEKs`g3>8`~7Le%4wX0DhgF&&0<x-)5K`9gi+JbYvR27k46thD`vp*V16E3bPJFW>%)2Qvv'
    '%Pb-him%qn_l#t~TveBs+!5ygvKNN5v_x%XfaqvpItSgsk%uvsB+d9$dmy8~t$H8|NMtcSJ-#|TKE1v^y}rFXygk0WzP`P_zCFCY'
    'yFER<KE6IazP>uWK0UrZJH0)-y}iCZyFI?Wygt3YJU+d=Jw84?zP>v>J3Ku;J3c+VzP-LZJUqR=y*|CYy*@oUK0ZFKy}Mc'
),
    output_state_out: packed('<f4',
    'c-jGg0Du1-X-FH|y~&Dz1-zd>rp(5mGTnS2W?G$1REv-M3qzlz_`k!djhf)nv>{>x1k-ctEKs`g3>8`~7Le%4wX0FIv_x%Xfaqvp'
    'ItSgsk%uvsB+d9$dmy8~t$H8|NMtcRzP>v>J3Ku;J3c+VzP-LZJUqR=y*|CYy*@oUK0ZG2Cp^^'
),
    cell_state_out: packed('<f4',
    'c-k{~muEM%GEnoZ=;Lo33(KF`KI`8aud=Z6z>kL?I5@V(AK!a8`9f*HqboMjM^`VLUB_6kJ;(LNG5&3`3@ckcxi5U8dRXnI_#N?0'
    'o2NJG>{Q%%XAQ%Z$II{cPRkS7EvB+*i|zh>Hnujlc6QcwcKd+9)&@xJ1u^Yyt?ljX0K{oP8U'
),
}, name='one_row_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5, 19]))
input_to_input = Parameter('input_to_input', (F32, [18, 19]), (packed('<f4',
    'c-j-u)f9j8=O)Jo<879TL96ax6_IyQ&1X1zw*MlZSN_R}_7Cz=?fpUD+9jPrnoF6kS{MJ}a^na&dv)65h-vFK#oP>Bd2Y>e<Ih_*'
    '?D*(kv97h7O^89^%poOR9-%TzvE{8PVuyBUh_NI*J}_Ck;(o@;>)X~mK2zbm)YAF5?D=y)3b)^J`&`>mbZ=5`=JC~Q4l*Aw@F~5$'
    'iRtjaEjQg(|DIWT?@nac)2F9quxI*DEL1L@v-Hf$?%5{Xc6N5Q`}Xbw0w4>B!L%(%a32uuvjq_#$-Q=a_Cci~D)#_|08bctF#'
) * 6)[:342])
input_to_forget = Parameter('input_to_forget', (F32, [18, 19]), (packed('<f4',
    'c-k{nyt%DAVv$F;;k$Kg<zM{PJr>aYc6ixDu7g=?G<O-=zWlan2iK})t-Wqs90wPbIvq6bzx<{3=#qUC-{^A0Z8-Ni$I|s-4o8i9'
    '<G#O1?n@&!X?&gi_WG$kGBKVUTxuF~<*t96{d)Sg>uXNAPEI&we8~6jYlVXOZv!{2`Bn7&@A56%s-ElYPn>!`MBt(HPuV#dNB$@;'
    'ESc5M^CtY`o%gJZFC7VdSFAioaodfjil0l9LMCpoz4d3u-8=jC?cKW%1nl<N?X}xuXA5N6*#SjuK_WoLzP&&dU?GSi5X%lk0%-s~'
    '(1s-'
) * 6)[:342])
input_to_cell = Parameter('input_to_cell', (F32, [18, 19]), (packed('<f4',
    'c-pJaJ$_O-KZN6AzV1BhbrCle+xKKl`%}HZW!q#+Cv7&{1j8L?n_2#yPh$Jy@r7%TZ2rC!7sGuYW|{u@bkQa2xp&!Zp~q{Kgf_ju'
    '?{0Z+gILK#=anK--Jd14B(yhjJ>`%)b0F->cY(&05C2{-i4vM`-OVw7`OLWBOG@1~zs>jUWL`SwcJtil{fS$?7e!8f%l&cP`Za%B'
    'I#RERP7heqdgj!*ipw{qZv1scdGZqGTld$jk!q9Nwb*y|8#~*5c6Ph>?z6Mm2W0HC-M81)#ug+72K(&x0R^BOJDa_G_w5BK0Z9O5'
    '_5lDmt9z>'
) * 6)[:342])
input_to_output = Parameter('input_to_output', (F32, [18, 19]), (packed('<f4',
    'c-q@@)2a8gWzYi4X)C5ln-(9=zrQD9&vB>2>irqzvp#jFeb~@{_UiTG2yM3Zr{Zg7aapD?G#|`JDgJf!@nyx5a|zQIZrLHV#rc@C'
    'eq6>^A^#G~67PhshKDBZn|UcGZF$k5GZl+7EZZB!F5Hxvd3}pD!+}#1tuyK>milfG{{D1btH-?cC%R8}-?h59g8A%ZlgZ{wUv!kd'
    'y)W7Od|BIy(lePKE^ZMMy{Y6kYv$t<@dr*RuDyTp)ymt8ifnA{?Ckae(cXP_`}P5`-M&2_(ryow2ZVd~?Xv-qAP$fOson>YwF3Yg'
    'x`U('
) * 6)[:342])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [18, 9]), packed('<f4',
    'c-qsP%rnpF=1p7aWs|Kp?Rje3n;*7}?`r**6mjj`-2C<*E)&-re)sKh*h@q4LZN03maC?2k1hLEIsUxtZ*<b6hvpawruPZw&T;9_'
    'mbgE+<O0`pA->tV6<L3+Z?->wE+iJ*{Z{5{jmA<wHIAFM%?H+mRm5#uy5$htnw4sYrY6uuGk?qK=c(VnUypS;a(?~fMc4D1*B;sQ'
    'a!<(pzG>CJn<F3R?1|E_kCE2hxTdem;nbaTnY%vE_9$(X*|_nmb1Gdl+uGUf+iPdH7f9Rfv$eAYacuYP*#qS5+q-u!h=Qot1LWHR'
    'dA57^*zE<<`|S4F(M2-=C$C4?'
))
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [18, 9]), packed('<f4',
    'c-q_b=SzG3?cR)aI}{twN<QY&epA}{;pVn4&3`=hEL(N`pwJGU!(6(*^5y-CHDiK0_nc2tW-yiII?Hv@$MWJXdT91s`BzNn=k$s0'
    'avP?eVOe^;J#ez)@^hd69$5LXWcJ6!r<&!MzFyx{C)Aph5!1iJvE+N&ZHBn0>u0VjnQu{|i)Nm}kjUnJ>)s}|79IAPc6+hd4~c}f'
    '?|(y175=(>WYUL)2UuTgD9>Hhy!yh#{wBGE$&;T|GFUxPKC}3C=ZV>L(QLPO-@bizb~bxKB#^e-X9r~2?zOcAl6D{-kPilSV1@hk'
    '+3p7_+hYTi-bWYB0DHz)oB'
))
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [18, 9]), packed('<f4',
    'c-niDmh#*~voxP+ouBr37kv@!JrU(eKD%Bf*nUtxKaJ0Fm$Zv<@0#5FFMn!Vb-BX0ZvJC%k^OPlP1{3xhtL~(Xbw!X{{1j!vXHiW'
    'Qv3JryX)FZEcXeRd#XL<T7LVxv+fp8{chvwGS7wnuC#x>={n!_b5|I;qk_L~YkzoKu9+^HEuO`{{B{0DGkf9%vEVmPj$actk-u@W'
    '=VQS1V?QUK{?u_M_KoqnsNKz13b#(YyZG(m?>`vcELp7aS!~zO)&{z0-e(5{`}XbKXS;77h+$`E3uWyE^X&G5Mfci*)Y;hW-nY*l'
    '$OWng1A1r%0P3|%2L'
))
recurrent_to_output = Parameter('recurrent_to_output', (F32, [18, 9]), packed('<f4',
    'c-q_bc$vtKJuAM<>z}nMApiE&)7CLRQvCj?N(xD9$9yvmU^8UWWw^P(^17iw|1#Sz8M#98)1oAO<d2@6rD?y59-2Lu&R!>1a_sN>'
    'Lo+}23jM5Dc)vf`I%y>vOS67^zlL#dBZu}ThI3L|7IQ=#n$7ih;`8QK=M)z6R)sS&V@&Cyx#xC^`_akWQ<iU)oFvZtFSE7Z>2dsp'
    'kBrkA?oM;MvsrwqPW#;h-}O5RbasAi3BR)Tx5Mi0-P1T<fAG1<KaVb&_wBQ@+qcJVpDl>C1LA#lwm=ModqI4lxUC&n1WfMTw--o)'
    'B!SX)`{<$>0OtHZm;'
))
cell_to_input = Parameter('cell_to_input', (F32, [18]), [-0.488, 0.21, -0.307, -0.158, -0.458, -0.391, -0.254, 0.203, 0.251, -0.13, 0.403, -0.404, -0.255,
    0.452, 0.15, -0.375, -0.399, -0.453])
cell_to_forget = Parameter('cell_to_forget', (F32, [18]), [0.135, 0.11, 0.415, -0.115, 0.338, -0.418, 0.441, -0.013, -0.065, 0.288, 0.239, -0.254, -0.231,
    -0.297, -0.472, -0.482, 0.47, 0.014])
cell_to_output = Parameter('cell_to_output', (F32, [18]), [-0.04, 0.448, -0.247, 0.219, 0.444, 0.38, -0.467, 0.061, 0.309, 0.366, -0.138, 0.45, -0.09, 0.415,
    0.488, -0.359, -0.405, -0.466])
input_bias = Parameter('input_bias', (F32, [18]), [-0.935, -0.162, 0.883, -0.673, -0.983, 0.682, -0.225, -0.157, 0.941, 0.414, 0.547, 0.503, 0.203,
    -0.222, 0.16, -0.428, -0.272, -0.905])
forget_bias = Parameter('forget_bias', (F32, [18]), [0.132, -0.754, 0.302, -0.454, -0.352, 0.792, 0.11, 0.288, -0.712, 0.491, -0.683, 0.102, -0.077,
    -0.858, 0.9, 0.12, 0.193, 0.533])
cell_bias = Parameter('cell_bias', (F32, [18]), [-0.833, -0.443, -0.571, 0.396, 0.589, 0.345, 0.65, -0.115, 0.897, -0.588, -0.581, -0.078, -0.866,
    -0.431, -0.295, 0.431, 0.667, 0.627])
output_bias = Parameter('output_bias', (F32, [18]), [-0.938, -0.524, 0.889, -0.035, -0.959, -0.5, -0.962, 0.605, 0.496, 0.929, 0.373, 0.412, 0.062,
    -0.948, 0.977, -0.769, 0.652, -0.355])
projection = Parameter('projection', (F32, [9, 18]), packed('<f4',
    'c-lKF9_9Dt&Ab4CZySUP?*?7{^F@4y?Voz}jBPHZ{X#z;?(o~g!e;qSep-Ivw40i7wIMG*@Uf&sy?cB#W|sX~dT2g#GbQP7;QQVP'
    'jiP2-l^qo;|K7~wTA5`y@pJd&L(Rcea!Dm&jazD3orP?j&&BMrf2_7#H_SSvW~oB|OjEjOKI3OSA!LWTxaFJ`4yV}eWqzFEClvm1'
    'PsiK6Yi5)lcr0>MU~=Eo6ZYBN%w62y`8&5R{phxd@4of^*&hzwoJSYUHv8=CZ1>sP0ja$}!WP5=!M%2N`)u~^1+(_;-M4SA&AxqL'
    'Njs3LeRei>`+x*JGy?!;UO<Z'
))
projection_bias = Parameter('projection_bias', (F32, [9]), [-0.305, 0.175, 0.774, -0.888, -0.04, 0.273, 0.807, 0.358, 0.702])
output_state = Input('output_state', (F32, [5, 9]))
cell_state = Input('cell_state', (F32, [5, 18]))
input_norm = Parameter('input_norm', (F32, [18]), [0.118, 0.253, 0.111, 0.115, 0.372, 0.474, 0.341, 0.189, 0.361, 0.261, 0.351, 0.497, 0.438, 0.47,
    0.336, 0.273, 0.275, 0.248])
forget_norm = Parameter('forget_norm', (F32, [18]), [0.423, 0.444, 0.431, 0.266, 0.261, 0.22, 0.332, 0.339, 0.377, 0.307, 0.188, 0.489, 0.274, 0.46,
    0.255, 0.258, 0.218, 0.426])
cell_norm = Parameter('cell_norm', (F32, [18]), [0.185, 0.439, 0.184, 0.429, 0.439, 0.395, 0.231, 0.494, 0.28, 0.198, 0.453, 0.321, 0.249, 0.251,
    0.137, 0.34, 0.464, 0.339])
output_norm = Parameter('output_norm', (F32, [18]), [0.195, 0.33, 0.428, 0.161, 0.16, 0.316, 0.251, 0.464, 0.148, 0.41, 0.408, 0.438, 0.175, 0.127,
    0.465, 0.344, 0.33, 0.486])
output = Output('output', (F32, [3, 5, 9]))
output_state_out = Output('output_state_out', (F32, [5, 9]))
cell_state_out = Output('cell_state_out', (F32, [5, 18]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 2.0, 1.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: packed('<f4',
    'c-l3O3rt#99L5_*iKE6jXMA^Ut&eSt7>5lddbz3C)lG_3J7(=>oOXm5+bXC;ohHmN>Znm<Qnl@T;1sEv8)JxV;odsmPG!`kj54Lf'
    '2QaMFQiqS~cJFmNkDPP==l}h_?{;Kt5t><oIG&}L)vAEDTCMM!SOEKa084BTmIjeRcJ92i#jwPh$t0r%_>@>4W6o3WWXr{hU;TIl'
    'qM}q4Ln2oU1&#9zUK~Sac4I~<v2Z3@yQn!d-Xom<*zBY3Bc~bq#k{EEqzBX!UZRU3fQZ#0C<a@F>w+1xuS!m?QIUP43RgYVdde{D'
    'o0lPl5+pN%Ek*Tc)-kBZ`%XgVQNdQCgie)=O2#S1t3o+-Ra5<Xpd-M0XNY5>E1J1Uz;Fa1r`@bCoq0t~Qm1jDE8L$*<>tbRybB_p'
    '?dqh*-;=}a1ZzZxcEGqAcY;WQPK~d&>Jx+JhAL{C^(U_D)AU-80mYnV)mnbc(&GpTkQC6<IZZU4MV2C`1vB~S!DU~}(nvYJCYm!0'
    'b`Xrwl_QULJ!wu?iB*|G@)G%ZZfiFxmjj*5wmun0#B_{#8YSQqAz2pY;T?8m`5N6J0;cDSes&#74u!)t+Zh|@B!gjhow69Y^%E-O'
    '(XbdzYM>SH<fnq+F5dKZ)mWh9)|jL!21xDMaQAPvRB7q?{A~YeUOMy4@dsjlC}kx3b|x=f>OVmBKklF0ue8B|)Ku4*?uh~urE<!9'
    'c7WN$wURc89G|n>ZpZW<)w(gr<;QVf82z?^MOjUQY}Zyoey?ORC%cSTP&A=TwLl^xKPx#k*exZTp8|hraznoEL3a^(f_dJRTIMHC'
    '35|?4`5%o{Uh95y2zlNc*o~O&xt8y0-HxtjZ>-%nl($5doYdvDQcNG-Z>xAW6RP?AaRa+&|5dyC!ia45tZjaOS^DJ2>yw(#tQ^{&'
    '+1dN>vQPa;XG61BxI9kxs4KJf33Y*9|CM6j`PSRdCr&rt6!4u@hwt7RuGX~;_SISxviyZd&hRnz?Umnd{LuJKy&SMVty_w<slG0~'
    'DN;(;>#Cjh%=Tx86PFCR`Q3KvCFqi{V*TDfzspbS>Izr(*dOItdxcxlCgNYlM$v4>N~Kbh|D!<tE!=5;5ouGdt$i>`vE}NzFT>~l'
    'WT@&QVnu*l0sYa!UmmtU9akagtnd3po5fA8mo9nM+&fX4BmKG?OAGgEf(yT7(?Jjh5p-!m1OyK@`UNr&gn_^eFdjh=5W(wc4Vxeg'
    'qZ$SS#0U0@_WrlQ{~<6+KtTvrLC_mEV4Q<sFQ_LD1aYSW5R5Ca17R@Wcq|rH0dNDD0b_kI>Wk}f9d^Qa1T+%Xgc~1(KrnOUAr=dV'
    'qZ|~0w&~C`*g_7{!}uR)frI$*2m`<)Vq8@FFDUg#P5'
),
    output_state: packed('<f4',
    'c-oWSGtEhSg{<N<`N!P>asOEMB$&TjrhfP-!;gqo5wCrcOwES*v(%TATW%;<-qu>;oN)74)CT9)r8&L3u7s65?W~z?`1Jxqu;uG@'
    'Jo8z!4{!+0G%VP+rD)&n&#xzQr=IIh+0>nV`?<L1kG{zh8uuURSn-JA@s_}LrdiY4yL6aua@fxAcrm}ScHiE8d-mGx+qcio&TbzV'
    '+S%>i2V#TKKHGhJcY|mUvI79SQduw'
),
    cell_state: packed('<f4',
    'c-qSdV(9!;$PiWihsQWWK-R7H&7xgjJ_Ja5omX8H!S{H<k2ia^xn)JHVp+E1@%glGGcJbs=ocFrW}N+2uAkzhyyWJdUuQiGr~T^P'
    'vqdr?>2mdwn1lWDGcK}xW0<&u!LiPkAw^^*lkvoesBQLvuAYCF_p<POXLGgGT`CnESn_$>9?Oqmv*nh4Pt(X#dTf3-gM(w@8I65+'
    'trKn+oGYn2^N_>2ZhFZHmZt)~A_e`Y4z=bfg=sLXy~mJ{)pg*vUg2uvwL71D-nwI3&lI=m)0lz}ZZk2GexGb1{I__E$t1obM`s78'
    '#Y~D`+Nm;ejZUu59r-8om+rLvF8u0D)f(=sb;4y~7j8Uyx7TUm*VU6|_uV<L4-D+~?b{2Y>}-J$$g=|q?AvQ&2Nbm3w+F%lsRBVD'
    '6R2h{P+}iU7^Kq%EC<pG)^4{C0BWnYr2'
),
    output: packed('<f4',
    'c-q^ZsNQ9)WGJ$*`-C#Xi(Q)+6+V@I&2YgYAtZTE&dT-CW_QCT8}0uRS+X$L^ETVPD-09o8mI;OExpB%{Mw;prIAuFLvoVKvfBNP'
    'hWD6?#WS?lNtFEI=26MDnb&-eVPd|3T-eg%KW?uvXJ}u@=PJUW8})tdT!sJn4C|XTwWeR`3t)IwpK3MP{*c_ag(cG&q8rqC7|!@U'
    't`K4klwx=wX1FU}<ngl!C)O{w7ua3Taeb>7OIJx@z&3^l-3v6&#%dpBFmfyY*C)vx#_(pxF1B5keJNiVVuc@R3%xWIxjE%ZiO!|^'
    'EQYw{Qs4eEf8V0}VIhO%i?YI-3{$P$nh&qCG+?mkHMM`5$LGeN?S1-}rocj{Y`d@SJT{isG#kViy!q5k8C)Cm?)(3dG@fQzm(81Y'
    '(S~V{MM`av-((%LpB4@0UIvI;B=D&=nE#36GYzsZZ%{g0Dy-?pXi#hNrSy-xldwu+>9)LA`eDM>4bn`}a&}>+W>w~w8{}l--4q(?'
    '&UkZs#_<?8<a5QbxddzIHyG_P7Bt&$XTRUp&feZ0#MoyKVgS)TJ9|5r2$TU6*=vVTgUPT%W7y+Xj3Na9kjdIc'
),
    output_state_out: packed('<f4',
    'c-ouSe2-ybzJOfV(&ImFuQ6w6U&!Yw!k`=VeeGO@|M?8-n>4kiU+D{AcvhckHThC~7DL=}sc(Oozi-j~u#my>MOooZhN;$W&4*W6'
    '8ZcP&n%Y0j<8x!s_CEbfGfddJL7FLA&MwT<tjhdygPcsfn?gg~8E<aSI3DAMe6Bb)mtYP32BSU3f@b^e?f37q2Ldp|4ugRr1prx4'
    'M?3'
),
    cell_state_out: packed('<f4',
    'c-s5?*5^j&%WUoR*$K`OtGr|{-3u3U6bhT8l5xEv#mOeKO!wxK%OZZ$omVbkjPE!-ebY?a*d!&P)bw}#da8vPyQHH|$lnhxD_4))'
    'wfgTWj*bn{E%A!;UtI7uwN{T!TlSJ~A@`Sg%hChZd}Z;Otn_=ejGl68n}+bK*DX0LE&WHH*0kiNFnymR|Nh;nC;sZq&yurteyDiD'
    '^zZN72f_<_V+6TV7MXmto$z7bow~WJ7y=%Y6jp9y)lw8JlGJ2zP}$q3DYtRoJ*!D`PqFMWV(MU5J#Fp9!>02-VqdRz{0#m{d~V)r'
    'mRr}#r*jrA{k4>FkKMzgf_|#1ii@PVc$Xjf<YLz=_i~@HeCB-DS?gjpN$%gjf3Kar{eJuX`)v2`+h=EIw{PD*8(VvOTl@Wc_wC=e'
    '-xegY-_Fh+i1zQ>0}`<ZsR4=Xv)>Qo@7-@_Zwpjo0~7)3+Ghte2dE1G0fwh='
),
}, name='beyond_blocks_time_major').AddVariations('float16').DisableLifeTimeVariation()
