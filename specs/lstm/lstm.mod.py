# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# LSTM: every option, alone and together; activations; both states.

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

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.941, 0.501, -0.46, 0.827, 0.869, 0.543, -0.035, -0.89, 0.046, -0.006, 0.927, -0.887])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.201, -0.617, -0.695, 0.705, 0.906, 0.264, -0.959, 0.568, -0.366, 0.727, -0.139, 0.323])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.97, -0.614, 0.191, 0.319, 0.241, -0.006, -0.658, 0.748, 0.633, -0.904, -0.706, -0.405])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.554, 0.364, 0.48, 0.311, -0.334, -0.049, 0.154, -0.676, -0.355, 0.89, 0.208, 0.016])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.033, -0.043, 0.69, -0.79, -0.624, -0.885, -0.927, 0.824, 0.85, -0.177, 0.511, -0.394, 0.045,
    -0.273, -0.018, 0.496])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.28, -0.352, -0.408, -0.397, -0.581, 0.09, -0.181, 0.956, 0.028, -0.792, 0.386, 0.719, -0.249,
    -0.619, 0.177, 0.949])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.98, -0.303, 0.821, 0.621, 0.063, -0.356, -0.07, 0.954, -0.266, -0.034, -0.292, -0.374, -0.374,
    -0.037, 0.267, 0.412])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.095, -0.907, -0.038, -0.293, -0.205, -0.178, -0.245, -0.108, -0.44, -0.341, 0.958, -0.27, 0.247,
    -0.325, 0.507, -0.267])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.769, -0.604, -0.792, -0.163])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.858, -0.83, -0.686, 0.74])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.272, -0.189, 0.884, 0.544])
output_bias = Parameter('output_bias', (F32, [4]), [-0.681, -0.869, 0.096, 0.773])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.825, 1.863, 0.166, -0.06, -0.947, 1.366],
    output_state: [-0.718, 0.139, -0.592, -0.064, -0.197, 0.517, -0.898, 0.755],
    cell_state: [-0.352, -0.936, -0.36, -0.787, 0.904, 0.862, -1.0, 0.972],
    scratch: [],
    output_state_out: [-0.2823531, -0.091027625, -0.004577941, -0.81269896, 0.07735254, 0.15292323, 0.028306916,
    0.29634836],
    cell_state_out: [-0.41560343, -0.273297, -0.02012742, -1.4498994, 0.31466416, 0.44571093, 0.09907644, 0.88352],
    output: [-0.2823531, -0.091027625, -0.004577941, -0.81269896, 0.07735254, 0.15292323, 0.028306916,
    0.29634836],
}, name='plain').AddVariations('relaxed', 'float16')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.17, -0.787, -0.122, 0.842, -0.311, -0.238, -0.146, 0.74, 0.826, -0.139, -0.852, 0.32])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.402, 0.158, 0.728, 0.764, -0.049, -0.568, -0.266, -0.122, 0.07, 0.292, 0.06, -0.987])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.809, 0.976, -0.203, -0.57, -0.773, 0.669, 0.202, 0.458, -0.953, 0.667, 0.196, 0.58])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.065, 0.467, -0.149, -0.996, -0.973, 0.729, -0.858, -0.113, 0.676, -0.798, 0.429, -0.545])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.896, 0.054, 0.129, 0.476, -0.85, -0.257, -0.7, -0.148, 0.489, -0.88, -0.018, -0.743, -0.32,
    0.295, 0.319, -0.803])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.159, 0.902, 0.192, -0.579, 0.328, -0.197, -0.247, 0.428, 0.801, 0.092, -0.834, -0.492, 0.073,
    0.566, -0.834, 0.557])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.732, 0.671, 0.606, 0.329, -0.873, 0.259, -0.637, 0.223, -0.029, -0.319, -0.055, 0.723, 0.046,
    -0.423, -0.032, 0.617])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.254, 0.592, 0.235, 0.591, 0.856, 0.616, -0.694, -0.495, 0.687, -0.313, -0.2, -0.22, -0.184,
    -0.563, 0.371, -0.24])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.525, -0.873, -0.187, -0.768])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.958, 0.105, -0.917, -0.086])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.026, -0.394, -0.412, 0.556])
output_bias = Parameter('output_bias', (F32, [4]), [-0.602, -0.55, 0.307, -0.062])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.871, 0.958, 1.832, -1.782, 1.963, 1.743],
    output_state: [-0.993, -0.691, 0.767, -0.133, 0.216, 0.042, -0.03, -0.131],
    cell_state: [-0.633, 0.347, -0.625, -0.776, -0.613, 0.886, -0.819, -0.627],
    scratch: [],
    output_state_out: [-0.2046639, -0.0053253653, -0.20715557, 0.054342125, -0.15697244, 0.05712237, -0.8037124,
    0.028946964],
    cell_state_out: [-0.8499492, -0.23659341, -0.77410394, 0.24990675, -0.33675873, 0.08094586, -1.2393047, 0.037603945],
    output: [-0.2046639, -0.0053253653, -0.20715557, 0.054342125, -0.15697244, 0.05712237, -0.8037124,
    0.028946964],
}, name='plain_long_form').AddVariations('relaxed', 'float16')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.867, 0.354, -0.599, 0.608, -0.916, -0.026, -0.647, 0.322, 0.326, 0.51, 0.076, -0.095])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.432, 0.881, -0.4, -0.724, 0.976, 0.561, 0.819, -0.938, 0.421, 0.347, 0.782, -0.218])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.018, 0.075, -0.675, 0.686, -0.58, 0.449, 0.721, 0.739, -0.42, 0.645, -0.453, -0.077])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.384, -0.299, 0.966, 0.081, 0.262, 0.212, -0.654, -0.536, -0.59, 0.62, -0.346, 0.863, -0.345,
    0.864, 0.919, -0.607])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.074, -0.3, -0.498, -0.897, 0.304, 0.693, -0.896, 0.392, 0.926, 0.03, -0.201, 0.855, -0.163,
    -0.54, 0.093, 0.664])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.884, -0.431, -0.659, -0.928, -0.329, -0.823, -1.0, 0.985, -0.278, -0.343, -0.584, 0.493, 0.666,
    -0.417, 0.103, 0.118])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.637, 0.51, 0.429, -0.325])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.489, -0.86, 0.852, -0.226])
output_bias = Parameter('output_bias', (F32, [4]), [-0.334, -0.083, -0.054, -0.386])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.594, -1.078, -0.1, 0.796, 1.053, 0.637],
    output_state: [-0.091, 0.77, 0.856, -0.846, -0.889, 0.551, -0.762, -0.915],
    cell_state: [0.949, 0.666, 0.898, 0.056, -0.04, -0.797, -0.111, 0.243],
    scratch: [],
    output_state_out: [0.2467875, 0.005401896, 0.017193034, -0.05597586, 0.27900246, -0.19662014, -0.18578473,
    0.026085697],
    cell_state_out: [0.78884745, 0.102886096, 0.42855334, -0.27011687, 0.8356398, -0.45720515, -0.25403967, 0.13339011],
    output: [0.2467875, 0.005401896, 0.017193034, -0.05597586, 0.27900246, -0.19662014, -0.18578473,
    0.026085697],
}, name='coupled').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.487, -0.086, -0.7, -0.854, 0.503, 0.24, 0.535, -0.445, -0.708, 0.755, 0.995, 0.2])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.261, 0.714, 0.262, -0.402, -0.489, 0.034, 0.634, -0.247, -0.048, -0.164, 0.602, 0.333])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.284, -0.685, 0.812, 0.385, -0.777, -0.603, -0.166, -0.067, -0.151, 0.399, 0.569, -0.787])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.042, 0.892, 0.687, -0.06, -0.587, 0.801, -0.914, 0.022, 0.025, 0.33, -0.317, -0.595, -0.934,
    0.795, 0.85, -0.805])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.208, -0.864, 0.383, -0.22, 0.217, 0.726, -0.019, -0.427, 0.318, 0.549, -0.881, -0.159, -0.821,
    -0.175, -0.412, -0.574])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.66, 0.319, -0.016, 0.822, 0.673, 0.208, -0.516, 0.818, -0.63, -0.099, -0.364, 0.863, 0.616,
    0.709, 0.477, -0.649])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.143, 0.487, -0.574, -0.063])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.219, -0.399, 0.391, -0.469])
output_bias = Parameter('output_bias', (F32, [4]), [0.198, 0.896, 0.481, 0.509])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.041, -0.048, 0.217, 1.758, 1.607, 0.007],
    output_state: [0.24, 0.025, 0.705, 0.659, 0.16, -0.404, -0.328, -0.406],
    cell_state: [0.814, 0.077, 0.668, 0.887, -0.881, 0.499, 0.395, 0.04],
    scratch: [],
    output_state_out: [0.50942886, -0.005686155, -0.33413875, -0.16536926, 0.07015085, -0.18394001, 0.2536556, 0.06625374],
    cell_state_out: [0.7499392, -0.008389379, -0.53198963, -0.3493786, 0.5140467, -0.35122693, 0.64309883, 0.07502218],
    output: [0.50942886, -0.005686155, -0.33413875, -0.16536926, 0.07015085, -0.18394001, 0.2536556, 0.06625374],
}, name='coupled_long_form').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.265, 0.354, -0.327, 0.345, -0.829, -0.506, 0.439, 0.547, -0.063, 0.841, -0.69, -0.993])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.263, -0.117, 0.316, 0.356, 0.014, -0.67, 0.783, 0.967, -0.07, -0.668, 0.902, 0.341])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.057, -0.817, -0.829, -0.838, -0.3, -0.623, 0.566, 0.97, -0.984, 0.304, 0.824, 0.468])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.25, 0.387, 0.494, 0.056, 0.852, -0.129, 0.609, -0.954, -0.987, -0.34, 0.474, 0.056])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.81, 0.318, 0.718, -0.994, -0.771, 0.718, 0.354, 0.347, -0.084, 0.525, 0.467, -0.353, 0.065,
    -0.483, -0.065, 0.622])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.891, -0.269, -0.286, 0.349, -0.385, 0.074, -0.456, 0.565, -0.65, 0.112, 0.889, 0.844, 0.353,
    -0.514, -0.023, -0.344])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.792, -0.638, -0.979, 0.535, 0.549, 0.98, -0.994, -0.02, 0.668, 0.255, -0.43, -0.908, 0.007,
    0.566, -0.152, -0.146])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.662, 0.579, -0.305, 0.254, -0.197, -0.343, 0.814, 0.023, -0.815, 0.556, -0.412, 0.346, -0.061,
    -0.675, 0.496, 0.769])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.367, 0.57, 0.575, 0.446])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.554, 0.385, 0.688, -0.263])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.372, -0.973, -0.67, 0.018])
input_bias = Parameter('input_bias', (F32, [4]), [-0.467, -0.178, 0.051, 0.128])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.015, 0.005, -0.589, -0.39])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.494, 0.573, -0.336, 0.939])
output_bias = Parameter('output_bias', (F32, [4]), [1.0, 0.385, 0.27, -0.454])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.829, 0.742, -1.299, -1.52, -0.852, -1.503],
    output_state: [0.562, 0.65, 0.58, 0.071, -0.068, 0.807, -0.038, 0.353],
    cell_state: [-0.947, 0.389, -0.668, -0.184, -0.477, -0.079, -0.365, 0.353],
    scratch: [],
    output_state_out: [-0.34159526, 0.3588535, 0.063275024, 0.014533368, 0.17306435, 0.14184152, -0.18378997,
    -0.084865674],
    cell_state_out: [-0.6888282, 0.6218347, 0.19451706, 0.0251288, 0.35541004, 0.75747067, -0.20289761, -0.26488596],
    output: [-0.34159526, 0.3588535, 0.063275024, 0.014533368, 0.17306435, 0.14184152, -0.18378997,
    -0.084865674],
}, name='peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.642, 0.265, -0.196, 0.172, -0.19, -0.942, 0.483, -0.135, 0.025, 0.996, -0.28, -0.659])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.499, 0.949, -0.065, 0.864, -0.041, 0.449, 0.408, 0.833, 0.531, -0.253, 0.198, -0.091])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.388, -0.798, -0.892, -0.7, 0.776, 0.775, -0.365, 0.089, -0.982, -0.007, -0.104, -0.359])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.971, -0.617, 0.927, 0.407, -0.959, 0.878, -0.797, 0.716, 0.836, -0.362, 0.775, 0.132])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.669, 0.678, 0.014, 0.486, -0.892, 0.329, -0.787, 0.124, -0.263, 0.986, -0.68, -0.232, -0.49,
    0.724, -0.102, -0.982])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.272, -0.262, -0.02, -0.378, 0.686, 0.759, 0.845, -0.032, 0.571, -0.603, -0.581, 0.866, 0.441,
    0.321, 0.469, 0.607])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.78, 0.347, 0.094, -0.49, 0.646, 0.78, -0.535, 0.467, -0.554, 0.251, 0.228, -0.638, 0.073, 0.343,
    -0.232, -0.166])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.981, 0.769, -0.114, -0.266, -0.457, -0.273, 0.399, -0.258, 0.098, -0.076, -0.403, 0.813, 0.091,
    0.294, 0.024, -0.649])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.096, 0.82, -0.918, 0.112])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.759, -0.175, -0.127, 0.969])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.099, 0.228, -0.17, 0.114])
input_bias = Parameter('input_bias', (F32, [4]), [0.533, -0.96, -0.977, 0.701])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.535, -0.44, -0.428, 0.374])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.096, -0.486, 0.212, -0.196])
output_bias = Parameter('output_bias', (F32, [4]), [0.658, -0.828, 0.564, -0.338])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [0]), None)
cell_norm = Parameter('cell_norm', (F32, [0]), None)
output_norm = Parameter('output_norm', (F32, [0]), None)
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.933, 1.154, 1.571, 0.608, -1.717, 1.199],
    output_state: [0.393, 0.379, 0.824, 0.006, 0.417, -0.831, 0.981, 0.77],
    cell_state: [0.127, 0.165, 0.296, -0.817, -0.706, 0.232, -0.981, 0.983],
    scratch: [],
    output_state_out: [-0.42631802, 0.03993933, 0.10368968, -0.43221477, -0.34334877, 0.10883504, -0.3461872, 0.041918535],
    cell_state_out: [-0.6643872, 0.13514918, 0.10873507, -0.6378952, -0.38092634, 0.11952335, -0.6951765, 0.52661395],
    output: [-0.42631802, 0.03993933, 0.10368968, -0.43221477, -0.34334877, 0.10883504, -0.3461872, 0.041918535],
}, name='peephole_long_form').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.351, -0.312, -0.19, 0.212, -0.748, 0.589, 0.491, 0.636, 0.582, 0.351, 0.566, -0.251])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.999, 0.057, 0.443, -0.534, -0.091, -0.182, 0.57, 0.192, 0.549, -0.216, -0.32, 0.159])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.037, 0.755, -0.186, -0.537, 0.245, 0.735, 0.682, 0.569, 0.061, 0.588, -0.686, 0.137])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.935, 0.867, -0.3, -0.669, 0.681, 0.324, 0.063, -0.347, -0.656, -0.882, -0.724, 0.554, -0.299,
    -0.45, 0.089, 0.203])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.468, 0.231, -0.525, 0.129, 0.139, -0.887, 0.751, -0.565, 0.818, 0.327, 0.963, 0.413, 0.206,
    0.278, 0.881, 0.789])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.646, 0.872, 0.653, 0.232, 0.372, -0.541, 0.179, -0.209, 0.256, 0.907, -0.321, 0.042, 0.759,
    -0.066, -0.403, -0.905])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.859, -0.878, 0.905, 0.843])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.143, 0.573, 0.747, 0.263])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.117, 0.188, -0.951, 0.048])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.25, -0.741, -0.008, -0.239])
output_bias = Parameter('output_bias', (F32, [4]), [-0.139, 0.407, -0.055, -0.57])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.026, 0.917, 0.09, 1.544, 1.085, 1.702],
    output_state: [-0.526, 0.98, 0.807, 0.166, 0.922, 0.052, -0.076, -0.843],
    cell_state: [0.569, 0.003, -0.187, -0.335, 0.374, -0.757, 0.417, 0.822],
    scratch: [],
    output_state_out: [0.21366182, -0.21705037, 0.41045973, 0.004908758, 0.18502177, -0.489081, 0.48849908, 0.2892915],
    cell_state_out: [0.23890138, -0.5282127, 0.56767404, 0.04621639, 0.46818107, -0.77000016, 0.5920237, 0.37633926],
    output: [0.21366182, -0.21705037, 0.41045973, 0.004908758, 0.18502177, -0.489081, 0.48849908, 0.2892915],
}, name='coupled_peephole').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.595, -0.805, 0.722, -0.338, -0.284, -0.439, 0.285, -0.166, -0.142, -0.109, 0.919, -0.951])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.627, -0.005, 0.072, -0.081, -0.245, 0.908, 0.337, -0.399, -0.172, -0.473, 0.824, 0.049])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.206, -0.02, -0.242, -0.106, -0.192, -0.764, -0.319, 0.64, -0.108, 0.576, 0.175, 0.495])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.717, 0.392, -0.614, -0.614, 0.894, 0.546, -0.873, 0.845, -0.871, -0.652, -0.974, 0.624])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.489, -0.955, 0.903, -0.279, -0.192, -0.522, -0.051, -0.624])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.604, -0.861, -0.331, 0.141, -0.302, -0.821, -0.626, -0.321])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.536, 0.236, -0.198, -0.122, -0.091, -0.794, -0.704, -0.041])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.592, 0.603, -0.916, 0.596, -0.726, -0.934, -0.924, 0.914])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.438, 0.485, -0.836, 0.542])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.117, 0.889, -0.152, 0.704])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.914, -0.444, -0.162, -0.03])
output_bias = Parameter('output_bias', (F32, [4]), [-0.096, 0.245, -0.388, -0.47])
projection = Parameter('projection', (F32, [2, 4]), [0.832, 0.509, -0.255, 0.897, -0.463, -0.335, -0.222, -0.782])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.64, 0.93, 1.472, -1.8, -0.316, 0.024],
    output_state: [0.196, 0.522, 0.777, -0.744],
    cell_state: [-0.001, 0.035, -0.379, 0.048, -0.139, -0.536, -0.496, -0.813],
    scratch: [],
    output_state_out: [0.022563864, -0.026994988, -0.48156163, 0.39437863],
    cell_state_out: [0.14874193, -0.3064476, -0.1711507, 0.34987965, -0.1104525, -0.60424274, -0.056063615, -1.2503965],
    output: [0.022563864, -0.026994988, -0.48156163, 0.39437863],
}, name='projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.014, 0.944, -0.655, -0.192, 0.522, 0.243, 0.404, 0.229, -0.99, -0.875, 0.082, 0.781])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.235, -0.363, 0.964, -0.13, -0.351, 0.881, -0.242, -0.135, -0.424, -0.128, 0.808, -0.605])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.805, 0.913, 0.138, -0.322, 0.443, 0.172, -0.7, 0.847, 0.771, -0.823, -0.105, 0.744])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.902, 0.759, 0.029, -0.692, -0.987, 0.098, -0.185, 0.834, 0.53, 0.619, 0.745, -0.994])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.6, -0.244, 0.264, -0.899, -0.337, -0.378, -0.876, -0.833])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.523, 0.298, -0.799, 0.592, 0.268, -0.313, -0.793, -0.755])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.149, -0.073, -0.231, 0.651, -0.769, -0.09, 0.28, -0.131])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.601, 0.556, 0.349, -0.944, 0.739, -0.652, 0.416, 0.134])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.784, -0.109, 0.594, 0.93])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.831, 0.718, -0.168, -0.981])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.045, 0.562, -0.97, -0.988])
output_bias = Parameter('output_bias', (F32, [4]), [-0.544, -0.841, -0.571, 0.568])
projection = Parameter('projection', (F32, [2, 4]), [0.338, -0.492, 0.363, 0.968, 0.299, 0.718, 0.457, -0.643])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.078, -0.441])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.077, 1.381, -0.025, -0.746, -1.483, -0.38],
    output_state: [0.112, -0.306, 0.751, -0.022],
    cell_state: [0.451, 0.543, 0.379, -0.325, -0.75, -0.635, 0.857, -0.461],
    scratch: [],
    output_state_out: [0.092034616, 0.21561128, 0.07943944, -0.66855055],
    cell_state_out: [0.91731757, 0.93000746, 0.64467233, -0.3678512, -0.6534864, -0.4160264, 0.034734417, -0.21323878],
    output: [0.092034616, 0.21561128, 0.07943944, -0.66855055],
}, name='projection_bias').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.433, -0.025, 0.873, 0.004, 0.291, 0.702, 0.173, -0.587, 0.303, -0.994, -0.422, 0.526])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.442, 0.593, -0.345, 0.751, -0.361, -0.735, -0.115, -0.346, 0.228, 0.616, 0.721, -0.345])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.62, -0.15, -0.307, -0.964, 0.779, 0.087, 0.668, -0.851, 0.857, -0.067, 0.151, -0.4])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.396, -0.938, 0.176, 0.303, 0.497, 0.383, 0.681, -0.913, -0.604, 0.053, -0.105, 0.512])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.068, 0.331, -0.442, 0.178, 0.143, 0.682, 0.545, -0.86, 0.241, -0.166, -0.013, 0.967, -0.743,
    -0.669, -0.961, -0.745])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.209, 0.072, 0.47, -0.263, -0.237, 0.705, -0.109, -0.954, 0.575, 0.396, 0.148, -0.531, 0.718,
    0.982, 0.379, -0.673])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.941, 0.177, 0.339, 0.767, -0.839, -0.525, -0.952, 0.789, -0.435, -0.901, 0.957, 0.864, -0.804,
    -0.617, -0.422, -0.029])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.044, -0.728, -0.774, -0.072, 0.182, 0.333, 0.471, 0.671, -0.098, 0.458, 0.07, -0.074, 0.355,
    -0.611, -0.205, -0.461])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.573, -0.53, -0.625, 0.968])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.059, -0.513, 0.743, 0.674])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.477, -0.551, -0.136, 0.241])
output_bias = Parameter('output_bias', (F32, [4]), [-0.959, 0.017, 0.629, -0.053])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.215, 0.96, 1.74, -1.462, 1.079, 0.167],
    output_state: [0.114, -0.33, 0.291, 0.787, 0.538, -0.05, -0.271, -0.197],
    cell_state: [-0.023, -0.526, -0.154, 0.89, -0.837, -0.464, 0.558, -0.714],
    scratch: [],
    output_state_out: [-0.03550046, 0.30286494, 0.022959748, 0.050631993, -0.03666776, 0.1812972, 0.03871456, -0.19366595],
    cell_state_out: [-0.32844517, 0.4, 0.2639698, 0.08176021, -0.4, 0.38077465, 0.22153081, -0.36624834],
    output: [-0.03550046, 0.30286494, 0.022959748, 0.050631993, -0.03666776, 0.1812972, 0.03871456, -0.19366595],
}, name='cell_clip').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.935, 0.948, -0.987, 0.583, 0.518, -0.374, -0.124, -0.933, 0.638, -0.4, 0.392, 0.889])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.636, 0.829, -0.273, -0.434, 0.823, -0.374, 0.131, -0.5, 0.508, -0.044, 0.816, 0.027])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.086, 0.241, 0.56, -0.212, -0.43, -0.118, -0.515, -0.508, -0.262, 0.139, -0.8, -0.568])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.015, -0.207, 0.107, -0.526, -0.502, -0.718, -0.718, -0.239, 0.884, 0.081, -0.31, -0.384])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.156, 0.193, -0.208, -0.676, 0.95, 0.039, -0.583, -0.02])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.288, -0.651, 0.722, 0.59, -0.006, -0.964, -0.621, -0.002])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.299, -0.34, 0.326, -0.663, -0.271, 0.841, 0.908, -0.647])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.028, 0.789, -0.837, -0.362, 0.401, 0.477, -0.496, -0.867])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.394, -0.985, 0.736, 0.44])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.306, -0.199, 0.67, -0.64])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.459, -0.488, -0.172, 0.198])
output_bias = Parameter('output_bias', (F32, [4]), [0.333, 0.221, 0.418, -0.916])
projection = Parameter('projection', (F32, [2, 4]), [0.964, -0.277, 0.835, 0.637, -0.861, -0.502, 0.422, -0.176])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.315, -0.493])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.727, 1.55, 0.939, 0.17, 1.006, -1.449],
    output_state: [0.243, -0.283, 0.614, 0.985],
    cell_state: [0.151, -0.349, 0.729, 0.15, 0.984, 0.694, -0.296, -0.843],
    scratch: [],
    output_state_out: [-0.002192502, -0.2, -0.09735745, -0.2],
    cell_state_out: [0.88995105, -0.74254096, 0.04777883, -0.45186192, 0.43684837, 0.32346308, 0.044257592, -0.3234018],
    output: [-0.002192502, -0.2, -0.09735745, -0.2],
}, name='projection_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.921, 0.927, -0.789, 0.135, 0.6, 0.282, 0.229, 0.163, -0.286, -0.325, 0.475, 0.747])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.396, -0.554, 0.698, 0.597, -0.634, 0.442, -0.808, -0.398, 0.301, 0.618, -0.023, 0.121])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.529, -0.492, -0.628, 0.918, 0.873, -0.481, 0.237, -0.651, -0.006, 0.107, 0.139, -0.901])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.663, -0.916, 0.756, -0.431, 0.563, 0.895, -0.806, -0.855, -0.025, 0.203, -0.593, 0.082])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.38, -0.66, 0.66, -0.285, 0.276, -0.278, -0.74, -0.84, -0.666, -0.517, 0.47, -0.276, 0.419, 0.301,
    0.383, -0.992])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.779, 0.946, -0.319, 0.471, -0.46, -0.725, -0.766, 0.012, 0.317, 0.047, -0.335, 0.451, -0.611,
    -0.183, 0.738, -0.403])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.115, -0.59, -0.494, -0.871, 0.855, 0.367, -0.547, 0.182, 0.756, 0.819, -0.752, 0.854, 0.125,
    0.906, 0.529, -0.205])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.693, 0.857, -0.534, 0.395, 0.345, -0.504, 0.966, 0.362, -0.155, 0.646, -0.339, -0.273, -0.281,
    -0.169, -0.167, 0.833])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [0.495, 0.589, -0.792, -0.647])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.519, -0.276, -0.288, 0.249])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.732, 0.914, -0.981, 0.66])
output_bias = Parameter('output_bias', (F32, [4]), [0.996, -0.851, -0.33, 0.977])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.842, 0.434, 0.997, 0.81])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.989, 0.569, 0.239, 0.539])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.526, 0.304, 0.923, 0.975])
output_norm = Parameter('output_norm', (F32, [4]), [0.827, 0.75, 0.48, 0.747])
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.658, -0.972, 0.191, 0.797, 0.701, 0.134],
    output_state: [-0.122, 0.689, -0.701, -0.7, -0.398, 0.741, -0.341, 0.021],
    cell_state: [-0.903, 0.671, -0.243, -0.57, -0.487, 0.273, 0.618, -0.737],
    scratch: [],
    output_state_out: [-0.2060704, 0.07306182, -0.060674243, -0.26318058, -0.16536793, 0.11397796, 0.037968952,
    -0.29819405],
    cell_state_out: [-0.24997893, 0.7905873, -0.11861869, -0.37750354, -0.23977764, 0.77716905, 0.1078552, -0.34340498],
    output: [-0.2060704, 0.07306182, -0.060674243, -0.26318058, -0.16536793, 0.11397796, 0.037968952,
    -0.29819405],
}, name='layer_norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.382, 0.051, -0.351, -0.523, 0.458, 0.558, 0.591, 0.652, 0.479, -0.382, -0.185, -0.8])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.196, 0.478, 0.233, 0.586, 0.845, 0.376, -0.166, -0.782, 0.173, -0.573, 0.98, -0.099])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.874, -0.688, -0.886, 0.943, 0.464, 0.979, -0.587, -0.387, 0.025, 0.527, -0.087, -0.73])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.224, 0.744, -0.092, -0.364, 0.655, -0.93, -0.085, -0.398, 0.978, 0.001, -0.539, -0.457, -0.583,
    0.537, -0.658, 0.405])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.1, 0.787, 0.605, 0.712, -0.6, 0.107, 0.823, 0.806, 0.975, -0.827, 0.985, 0.825, -0.761, -0.6,
    -0.886, -0.921])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.82, 0.828, -0.61, -0.111, -0.9, 0.638, -0.45, -0.444, -0.641, 0.838, -0.172, 0.486, 0.03, 0.104,
    -0.664, -0.248])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [0.024, -0.028, 0.653, 0.438])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.788, -0.027, 0.463, -0.185])
output_bias = Parameter('output_bias', (F32, [4]), [0.05, 0.972, -0.91, -0.122])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.223, 0.486, 0.285, 0.227])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.403, 0.445, 0.616, 0.51])
output_norm = Parameter('output_norm', (F32, [4]), [0.442, 0.369, 0.912, 0.94])
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.684, 0.301, 0.373, -0.93, 0.839, -1.551],
    output_state: [0.859, 0.171, 0.131, 0.775, -0.342, 0.302, 0.125, 0.754],
    cell_state: [0.119, 0.398, -0.264, -0.097, 0.391, -0.451, -0.403, 0.051],
    scratch: [],
    output_state_out: [0.28542507, 0.227139, -0.0020453443, -0.14317295, 0.27291766, -0.09970771, -0.21964207,
    0.034275547],
    cell_state_out: [0.4530179, 0.31954202, -0.01766936, -0.40185463, 0.59523326, -0.16907996, -0.4438376, 0.058963846],
    output: [0.28542507, 0.227139, -0.0020453443, -0.14317295, 0.27291766, -0.09970771, -0.21964207,
    0.034275547],
}, name='coupled_layer_norm').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.994, 0.913, -0.906, -0.994, 0.09, -0.12, -0.529, -0.288, 0.379, -0.745, 0.122, 0.005])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.788, 0.736, 0.116, -0.16, 0.847, 0.81, -0.099, 0.711, 0.412, -0.015, 0.486, 0.279])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.234, -0.855, 0.75, -0.233, -0.585, 0.101, -0.024, -0.931, -0.689, -0.871, -0.238, -0.757])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.712, -0.004, 0.0, -0.135, -0.862, 0.153, 0.459, -0.655, 0.004, 0.226, 0.182, -0.104])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.158, -0.476, 0.328, -0.257, -0.464, -0.668, 0.307, 0.334, 0.765, 0.39, -0.731, -0.068, 0.315,
    -0.891, 0.923, -0.053])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.976, -0.683, 0.943, -0.581, -0.287, 0.174, 0.063, 0.986, -0.274, -0.644, 0.804, -0.792, -0.203,
    0.956, -0.853, -0.444])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.368, -0.491, -0.315, 0.561, 0.585, 0.325, 0.111, -0.475, -0.505, 0.061, -0.969, -0.54, 0.415,
    -0.014, -0.07, 0.123])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.786, -0.009, -0.906, 0.982, 0.012, 0.257, -0.206, -0.38, -0.552, -0.686, 0.682, 0.689, 0.029,
    -0.892, -0.103, 0.349])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.885, 0.824, -0.239, -0.992])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.226, 0.433, -0.865, 0.051])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.932, 0.3, 0.168, 0.792])
input_bias = Parameter('input_bias', (F32, [4]), [-0.333, 0.664, -0.394, -0.421])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.133, -0.859, -0.131, 0.1])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.582, 0.491, -0.12, 0.725])
output_bias = Parameter('output_bias', (F32, [4]), [-0.973, -0.068, -0.436, 0.83])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.932, 0.211, 0.377, 0.826])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.482, 0.437, 0.558, 0.52])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.92, 0.604, 0.206, 0.361])
output_norm = Parameter('output_norm', (F32, [4]), [0.337, 0.798, 0.455, 0.53])
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.403, 0.951, -0.153, -0.632, 1.314, 1.665],
    output_state: [-0.814, 0.822, -0.496, 0.56, -0.592, -0.897, -0.549, -0.898],
    cell_state: [0.804, 0.523, 0.794, -0.104, 0.15, -0.914, -0.335, 0.242],
    scratch: [],
    output_state_out: [0.1604688, 0.05551591, 0.14685294, -0.003264506, 0.21767117, 0.007692635, -0.08086183, 0.23737197],
    cell_state_out: [0.4465858, 0.23451917, 0.39771584, -0.004749924, 0.6962261, 0.021024464, -0.31729153, 0.3189796],
    output: [0.1604688, 0.05551591, 0.14685294, -0.003264506, 0.21767117, 0.007692635, -0.08086183, 0.23737197],
}, name='layer_norm_peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.679, -0.87, 0.607, -0.916, 0.402, -0.763, 0.792, -0.356, 0.578, -0.905, 0.576, -0.601])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.525, 0.029, -0.213, 0.927, -0.19, -0.805, -0.559, -0.418, -0.786, -0.532, 0.143, 0.984])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.658, 0.279, -0.612, 0.637, -0.907, 0.426, -0.898, 0.154, 0.914, -0.516, 0.331, 0.49])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.391, 0.591, -0.611, -0.584, -0.894, -0.515, -0.464, 0.924, -0.653, 0.528, 0.523, 0.896])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.745, -0.807, -0.299, 0.348, -0.606, 0.112, 0.318, 0.634])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.745, 0.153, -0.938, -0.815, -0.073, 0.745, 0.042, 0.287])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.913, 0.078, 0.697, 0.916, -0.625, 0.859, -0.162, 0.507])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.659, 0.048, 0.47, 0.731, -0.02, -0.268, -0.341, 0.389])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.272, -0.654, 0.911, -0.467])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.515, -0.725, -0.6, 0.048])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.71, 0.506, -0.335, 0.2])
input_bias = Parameter('input_bias', (F32, [4]), [-0.687, -0.427, 0.963, 0.348])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.392, -0.172, 0.678, 0.075])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.803, -0.881, 0.542, -0.066])
output_bias = Parameter('output_bias', (F32, [4]), [-0.438, -0.013, -0.314, 0.579])
projection = Parameter('projection', (F32, [2, 4]), [0.299, -0.191, -0.077, -0.674, 0.234, -0.142, -0.337, -0.45])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.25, -0.927])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [4]), [0.254, 0.662, 0.953, 0.602])
forget_norm = Parameter('forget_norm', (F32, [4]), [0.996, 0.455, 0.699, 0.449])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.299, 0.849, 0.834, 0.717])
output_norm = Parameter('output_norm', (F32, [4]), [0.442, 0.612, 0.686, 0.331])
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.042, -1.025, -1.719, 1.526, -0.774, 0.526],
    output_state: [-0.796, -0.974, -0.811, -0.916],
    cell_state: [0.114, -0.745, -0.101, 0.058, 0.805, -0.001, -0.812, -0.841],
    scratch: [],
    output_state_out: [0.3, -0.3, 0.3, -0.3],
    cell_state_out: [0.3930558, -0.5, -0.1832234, -0.1506476, 0.5, -0.08234657, -0.5, -0.5],
    output: [0.3, -0.3, 0.3, -0.3],
}, name='all')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.412, -0.023, -0.568, -0.324, -0.566, 0.788, 0.401, -0.561, 0.216, -0.164, -0.404, -0.322])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.946, 0.448, -0.341, 0.059, 0.511, -0.179, -0.174, -0.584, -0.83, 0.851, 0.83, 0.392])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.884, 0.947, 0.591, -0.077, 0.923, 0.163, -0.609, 0.111, -0.101, -0.611, 0.481, 0.547])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [0.823, 0.556, -0.312, -0.553, 0.255, 0.903, -0.614, 0.901])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.018, 0.89, 0.876, -0.421, 0.448, -0.177, 0.782, 0.011])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [-0.463, -0.658, -0.332, 0.848, 0.197, 0.531, -0.132, -0.056])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.862, -0.155, -0.606, 0.362])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.726, 0.818, 0.611, -0.4])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.945, 0.311, 0.334, 0.001])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.647, 0.864, -0.086, 0.923])
output_bias = Parameter('output_bias', (F32, [4]), [0.007, -0.186, 0.468, -0.232])
projection = Parameter('projection', (F32, [2, 4]), [-0.279, -0.744, -0.185, 0.849, -0.058, -0.961, 0.213, -0.76])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.391, -0.663])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [4]), [0.656, 0.795, 0.419, 0.637])
cell_norm = Parameter('cell_norm', (F32, [4]), [0.46, 0.92, 0.638, 0.97])
output_norm = Parameter('output_norm', (F32, [4]), [0.838, 0.519, 0.809, 0.448])
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.672, 1.093, 1.397, -1.06, -0.743, -1.039],
    output_state: [0.978, -0.716, -0.738, 0.785],
    cell_state: [-0.857, 0.037, -0.301, 0.17, -0.442, 0.389, -0.814, -0.15],
    scratch: [],
    output_state_out: [-0.062098354, -0.25, -0.25, -0.25],
    cell_state_out: [-0.6, 0.19810131, -0.33683863, 0.6, -0.4429446, 0.44636676, -0.2124181, -0.21300778],
    output: [-0.062098354, -0.25, -0.25, -0.25],
}, name='coupled_all').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
input_to_input = Parameter('input_to_input', (F32, [1, 2]), [0.075, 0.923])
input_to_forget = Parameter('input_to_forget', (F32, [1, 2]), [0.976, 0.573])
input_to_cell = Parameter('input_to_cell', (F32, [1, 2]), [0.051, -0.464])
input_to_output = Parameter('input_to_output', (F32, [1, 2]), [-0.053, -0.19])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [1, 1]), [0.756])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [1, 1]), [0.528])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [1, 1]), [-0.206])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [1, 1]), [0.266])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [1]), [0.914])
forget_bias = Parameter('forget_bias', (F32, [1]), [-0.275])
cell_bias = Parameter('cell_bias', (F32, [1]), [-0.391])
output_bias = Parameter('output_bias', (F32, [1]), [0.149])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [3, 1]))
cell_state = Input('cell_state', (F32, [3, 1]))
scratch = IgnoredOutput('scratch', (F32, [3, 4]))
output_state_out = Output('output_state_out', (F32, [3, 1]))
cell_state_out = Output('cell_state_out', (F32, [3, 1]))
output = Output('output', (F32, [3, 1]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.587, 1.716, -1.228, -1.921, -0.206, -1.409],
    output_state: [-0.734, -0.431, -0.657],
    cell_state: [0.377, -0.371, 0.018],
    scratch: [],
    output_state_out: [-0.1986455, 0.051476616, 0.06155558],
    cell_state_out: [-0.52046597, 0.08402658, 0.10979701],
    output: [-0.1986455, 0.051476616, 0.06155558],
}, name='one_cell').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1]))
input_to_input = Parameter('input_to_input', (F32, [3, 1]), [0.325, -0.974, 0.244])
input_to_forget = Parameter('input_to_forget', (F32, [3, 1]), [-0.632, -0.209, -0.498])
input_to_cell = Parameter('input_to_cell', (F32, [3, 1]), [-0.386, -0.889, 0.254])
input_to_output = Parameter('input_to_output', (F32, [3, 1]), [0.052, -0.365, -0.405])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [-0.764, 0.884, -0.162, -0.812, 0.783, 0.568, 0.885, -0.737, -0.375])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [-0.15, -0.123, 0.68, 0.812, 0.26, -0.188, 0.535, -0.788, 0.891])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [0.126, -0.592, -0.467, -0.358, 0.386, 0.156, 0.644, 0.119, 0.176])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [-0.083, -0.054, 0.452, 0.336, -0.968, -0.093, 0.917, 0.103, 0.104])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [-0.024, -0.206, -0.443])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.129, -0.083, 0.747])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.868, -0.299, -0.49])
output_bias = Parameter('output_bias', (F32, [3]), [-0.707, -0.543, 0.424])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [1, 3]))
cell_state = Input('cell_state', (F32, [1, 3]))
scratch = IgnoredOutput('scratch', (F32, [1, 12]))
output_state_out = Output('output_state_out', (F32, [1, 3]))
cell_state_out = Output('cell_state_out', (F32, [1, 3]))
output = Output('output', (F32, [1, 3]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.154],
    output_state: [-0.468, -0.327, -0.594],
    cell_state: [-0.441, 0.519, -0.36],
    scratch: [],
    output_state_out: [0.07489166, 0.050232172, -0.22761956],
    cell_state_out: [0.2705489, 0.116710454, -0.50254023],
    output: [0.07489166, 0.050232172, -0.22761956],
}, name='one_batch').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2]))
input_to_input = Parameter('input_to_input', (F32, [2, 2]), [-0.397, 0.152, 0.821, -0.068])
input_to_forget = Parameter('input_to_forget', (F32, [2, 2]), [0.193, -0.929, -0.848, 0.371])
input_to_cell = Parameter('input_to_cell', (F32, [2, 2]), [0.466, 0.965, -0.2, -0.267])
input_to_output = Parameter('input_to_output', (F32, [2, 2]), [0.623, 0.896, -0.546, -0.911])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [2, 2]), [0.407, -0.378, 0.857, 0.29])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [2, 2]), [-0.19, 0.612, -0.802, 0.205])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [2, 2]), [-0.405, -0.456, 0.233, -0.841])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [2, 2]), [-0.341, 0.073, -0.475, 0.582])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [2]), [0.893, -0.008])
forget_bias = Parameter('forget_bias', (F32, [2]), [0.412, 0.596])
cell_bias = Parameter('cell_bias', (F32, [2]), [0.287, -0.553])
output_bias = Parameter('output_bias', (F32, [2]), [0.98, -0.176])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 2]))
scratch = IgnoredOutput('scratch', (F32, [2, 8]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 2]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.437, -1.956, -0.988, -0.876],
    output_state: [0.672, -0.586, -0.052, 0.678],
    cell_state: [0.445, 0.641, -0.96, -0.7],
    scratch: [],
    output_state_out: [-0.030975943, 0.18009011, -0.3642604, -0.5330271],
    cell_state_out: [-0.0670383, 0.34663722, -1.3884263, -0.7628146],
    output: [-0.030975943, 0.18009011, -0.3642604, -0.5330271],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-1.157, -1.37, -1.744, 0.508, -1.376, -1.803, -1.205, -0.351, 1.343])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [1.447, -1.745, 0.113, 1.099, 0.923, -0.128, 1.08, -0.089, -0.628])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [1.058, -0.003, -0.521, -0.197, 1.433, 1.369, 1.173, 1.589, 0.846])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [-0.624, -0.695, -1.201, 1.803, 1.118, -1.582, -0.916, -1.452, 0.329])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [0.36, -0.607, 0.724, 1.485, -0.682, 0.583])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [1.531, 0.589, -0.601, 1.345, -1.077, -0.678])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [0.384, -0.766, -0.058, 1.201, -1.168, -0.446])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [-1.171, 1.277, -1.87, 0.105, 1.258, -0.708])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [-0.783, 1.863, -1.736])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-0.153, -1.597, 0.872])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [-0.335, 0.152, -1.826])
input_bias = Parameter('input_bias', (F32, [3]), [-0.468, 0.661, 0.431])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.58, -0.435, 0.284])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.821, 0.576, 0.57])
output_bias = Parameter('output_bias', (F32, [3]), [-0.275, 0.842, 0.852])
projection = Parameter('projection', (F32, [2, 3]), [0.555, -0.494, 0.954, 1.297, -1.831, 0.443])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.99, -0.068])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [1.571, 1.499, 1.598])
forget_norm = Parameter('forget_norm', (F32, [3]), [1.29, 0.689, 1.844])
cell_norm = Parameter('cell_norm', (F32, [3]), [0.711, 0.982, 1.044])
output_norm = Parameter('output_norm', (F32, [3]), [1.085, 1.621, 1.324])
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.549, -0.864, 1.168, -1.72, 1.853, -0.654],
    output_state: [1.158, 0.522, -0.206, 1.618],
    cell_state: [3.584, -2.544, 1.219, -1.91, -4.841, 1.846],
    scratch: [],
    output_state_out: [0.8963101, 0.9049429, 2.1836207, 3.556928],
    cell_state_out: [2.2827885, -0.50065094, -0.6424973, -0.24085736, -2.650458, 1.0338829],
    output: [0.8963101, 0.9049429, 2.1836207, 3.556928],
}, name='far').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [-0.912, 2.13, 0.584, 1.384, -1.88, -1.138, -2.151, 0.595, 1.88])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [1.523, 2.366, -0.496, 0.077, 1.755, -1.934, 1.082, -0.042, -1.811])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [2.421, -0.135, 1.016, 0.339, 0.134, 1.103, -2.126, 2.214, -0.704])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [-1.368, -0.345, 1.552, -1.425, -0.904, 1.937, -0.391, -0.531, 0.786])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 2]), [-1.692, 2.055, 0.421, 2.494, -0.439, 0.969])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [1.749, -1.61, -1.218, -0.128, 1.571, -2.279])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [-1.542, -0.433, 1.17, -1.423, 1.01, 0.396])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [-1.526, -2.182, -1.374, -2.412, 1.296, -1.334])
cell_to_input = Parameter('cell_to_input', (F32, [3]), [-1.963, 1.726, -2.29])
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [1.813, 1.893, 1.81])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [1.456, -0.559, 1.961])
input_bias = Parameter('input_bias', (F32, [3]), [0.883, -0.117, -0.724])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.057, -0.703, 0.228])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.712, -0.17, -0.117])
output_bias = Parameter('output_bias', (F32, [3]), [-0.159, 0.122, -0.84])
projection = Parameter('projection', (F32, [2, 3]), [2.363, 0.36, -1.949, -1.154, -0.279, 1.116])
projection_bias = Parameter('projection_bias', (F32, [2]), [-0.285, -0.46])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [3]), [2.101, 1.066, 1.482])
forget_norm = Parameter('forget_norm', (F32, [3]), [1.365, 1.928, 2.264])
cell_norm = Parameter('cell_norm', (F32, [3]), [1.33, 1.295, 1.713])
output_norm = Parameter('output_norm', (F32, [3]), [1.873, 1.282, 1.154])
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 1.5, 1.2, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.004, 1.115, -1.033, 0.683, 1.973, 1.691],
    output_state: [-1.723, -0.977, -0.732, 1.547],
    cell_state: [-5.336, -1.206, 3.358, -4.029, -0.393, -0.646],
    scratch: [],
    output_state_out: [-0.049330898, -0.51632065, -1.1821965, 0.014726542],
    cell_state_out: [0.27320328, -0.9542807, 1.5, -0.46726003, -0.53802824, -0.081360735],
    output: [-0.049330898, -0.51632065, -1.1821965, 0.014726542],
}, name='far_tanh').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [0, 0]), None)
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-0.972, 0.441, 1.078, 1.399, -1.621, -1.222, 1.205, -0.512, -1.472])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [1.61, 1.51, 1.908, 0.292, 1.488, -1.722, 1.667, -0.621, -1.929])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [-0.683, 1.312, -0.749, -0.828, -1.348, 1.518, -1.172, -1.561, 1.571])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 2]), [1.191, -0.01, 0.766, 1.193, 0.347, 1.03])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 2]), [-1.467, -1.56, -1.81, -0.626, 1.73, -0.949])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 2]), [1.493, 1.677, -1.226, -0.783, -1.406, 0.534])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [3]), [-1.053, -1.861, -1.82])
cell_to_output = Parameter('cell_to_output', (F32, [3]), [-0.193, -1.83, -1.162])
input_bias = Parameter('input_bias', (F32, [0]), None)
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.4, 0.289, 0.813])
cell_bias = Parameter('cell_bias', (F32, [3]), [-0.8, -0.237, -0.595])
output_bias = Parameter('output_bias', (F32, [3]), [-0.207, 0.303, 0.712])
projection = Parameter('projection', (F32, [2, 3]), [0.979, 1.576, -1.147, -1.937, -1.697, 1.371])
projection_bias = Parameter('projection_bias', (F32, [2]), [0.709, 0.386])
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 3]))
input_norm = Parameter('input_norm', (F32, [0]), None)
forget_norm = Parameter('forget_norm', (F32, [3]), [1.757, 0.721, 0.832])
cell_norm = Parameter('cell_norm', (F32, [3]), [1.641, 0.748, 1.727])
output_norm = Parameter('output_norm', (F32, [3]), [1.302, 1.316, 0.761])
scratch = IgnoredOutput('scratch', (F32, [2, 9]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.111, 0.817, 0.713, -1.196, 1.242, 0.69],
    output_state: [0.983, -0.275, 1.712, -1.737],
    cell_state: [3.118, -3.313, 1.538, 3.979, 4.499, 0.662],
    scratch: [],
    output_state_out: [1.4583095, -1.3547249, 4.134187, -5.8310184],
    cell_state_out: [2.3497777, -2.4573138, 0.653917, 3.4705412, 1.5540017, 0.47429797],
    output: [1.4583095, -1.3547249, 4.134187, -5.8310184],
}, name='far_coupled').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.257, -0.185, 0.052, 0.223, -0.444, -0.314, -0.932, -0.122, -0.945, -0.511, 0.269, 0.661])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.743, -0.707, 0.104, -0.98, -0.944, -0.212, 0.573, 0.859, -0.246, 0.866, -0.334, 0.372])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.174, -0.932, -0.658, -0.592, -0.22, -0.544, 0.211, 0.774, 0.886, 0.272, 0.929, -0.242])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.815, 0.343, 0.49, 0.763, -0.164, 0.84, -0.021, 0.096, -0.229, -0.989, 0.457, 0.394])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.711, -0.105, -0.082, -0.652, 0.852, -0.231, -0.415, 0.095, -0.348, 0.615, -0.997, -0.936, 0.226,
    -0.094, 0.41, -0.741])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.479, 0.165, -0.723, 0.051, -0.447, 0.024, -0.892, 0.137, 0.373, -0.78, -0.727, 0.219, -0.134,
    -0.709, -0.22, -0.35])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.432, -0.995, 0.83, 0.769, -0.249, -0.957, 0.034, -0.527, -0.25, 0.003, 0.182, 0.562, 0.359,
    -0.999, -0.073, -0.95])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.503, -0.965, -0.782, 0.733, -0.752, -0.852, -0.709, -0.893, -0.522, 0.178, 0.9, 0.345, -0.867,
    -0.703, 0.561, 0.696])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.867, -0.574, -0.552, -0.825])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.561, -0.731, -0.279, 0.368])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.287, 0.868, -0.321, -0.675])
input_bias = Parameter('input_bias', (F32, [4]), [-0.677, -0.962, -0.375, -0.144])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.237, -0.887, -0.57, 0.27])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.702, -0.068, 0.701, 0.566])
output_bias = Parameter('output_bias', (F32, [4]), [-0.887, -0.979, 0.901, 0.719])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.904, 0.291, 1.434, 0.845, -0.075, 1.219],
    output_state: [-0.021, 0.42, -0.664, 0.512, 0.455, -0.283, -0.926, -0.577],
    cell_state: [-0.27, 0.377, 0.759, 0.973, 0.967, -0.401, 0.68, 0.333],
    scratch: [],
    output_state_out: [-0.39112574, -0.43974835, 0.28017873, 0.18438397, -0.42828956, -0.37652287, 0.1755756, 0.19488049],
    cell_state_out: [-0.4393516, -0.6499993, 0.5467397, 0.91505104, -0.60382164, -0.4729464, 0.6167763, 1.0865954],
    output: [-0.39112574, -0.43974835, 0.28017873, 0.18438397, -0.42828956, -0.37652287, 0.1755756, 0.19488049],
}, name='activation_none').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.424, -0.523, 0.675, 0.99, -0.01, 0.23, 0.014, -0.443, -0.611, -0.789, -0.025, 0.656])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.129, -0.944, 0.146, -0.411, 0.96, -0.507, -0.144, 0.813, -0.735, 0.789, -0.156, -0.307])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [0.533, 0.814, 0.293, 0.611, -0.841, -0.804, 0.738, 0.656, 0.268, -0.367, -0.236, 0.281])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.989, 0.187, -0.139, 0.377, -0.549, -0.432, 0.549, -0.664, -0.762, -0.973, -0.003, 0.552])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.31, 0.859, -0.773, 0.517, 0.102, -0.169, 0.889, -0.554, 0.691, -0.434, -0.514, -0.822, -0.804,
    -0.178, 0.742, -0.441])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.991, 0.05, 0.758, 0.123, 0.399, -0.263, 0.372, -0.147, 0.005, 0.925, -0.792, -0.069, 0.5, -0.173,
    -0.372, 0.152])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [-0.309, 0.803, -0.496, -0.844, -0.794, 0.169, 0.224, 0.792, 0.679, 0.249, 0.684, 0.392, -0.966,
    0.539, 0.701, 0.026])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.075, 0.784, -0.99, 0.677, -0.751, 0.597, -0.253, -0.28, -0.424, -0.26, -0.603, -0.208, 0.685,
    -0.357, 0.056, -0.274])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.825, 0.939, 0.832, -0.975])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.74, 0.191, 0.684, 0.337])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.532, -0.455, 0.874, -0.011])
input_bias = Parameter('input_bias', (F32, [4]), [-0.646, -0.779, -0.501, 0.963])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.397, 0.268, 0.27, -0.425])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.803, -0.465, 0.879, 0.031])
output_bias = Parameter('output_bias', (F32, [4]), [0.266, -0.963, 0.777, 0.307])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.434, -1.698, -0.816, 0.56, 0.233, 1.875],
    output_state: [0.038, -0.081, -0.026, 0.647, 0.17, 0.196, -0.417, -0.835],
    cell_state: [-0.964, -0.019, -0.426, 0.299, 0.026, 0.027, 0.159, -0.529],
    scratch: [],
    output_state_out: [0.0, 0.73572433, 0.29917228, 0.038789835, 0.40399545, 0.001822116, 0.3291152, 0.0],
    cell_state_out: [-0.856809, 1.5409628, 0.30848908, 0.24281353, 0.72457963, 0.008958661, 0.5721651, -0.17622016],
    output: [0.0, 0.73572433, 0.29917228, 0.038789835, 0.40399545, 0.001822116, 0.3291152, 0.0],
}, name='activation_relu').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.602, 0.938, 0.828, 0.713, -0.972, 0.225, -0.252, 0.078, 0.332, 0.25, 1.0, -0.986])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.514, -0.767, -0.227, 0.564, -0.466, 0.949, -0.92, -0.389, 0.859, 0.019, 0.449, 0.882])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.012, -0.419, 0.491, 0.151, -0.694, -0.64, 0.093, -0.243, 0.945, -0.363, -0.634, -0.93])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.208, 0.632, 0.517, 0.741, -0.788, 0.969, 0.444, -0.267, 0.23, -0.859, -0.944, 0.078])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.802, -0.667, -0.947, 0.722, 0.139, 0.945, -0.112, 0.55, 0.551, -0.336, 0.092, 0.613, -0.09,
    -0.923, -0.352, -0.821])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.707, 0.583, -0.358, 0.495, 0.206, -0.929, -0.547, 0.348, 0.267, 0.342, 0.843, -0.653, -0.406,
    -0.485, 0.735, -0.133])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.814, -0.611, 0.762, -0.51, -0.974, 0.155, -0.787, 0.982, 0.156, -0.536, -0.188, -0.975, -0.746,
    0.921, -0.196, 0.907])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.137, -0.05, 0.541, -0.695, -0.775, -0.513, -0.437, -0.165, -0.78, -0.409, -0.126, -0.079, 0.53,
    0.466, -0.903, -0.382])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.398, 0.416, 0.715, 0.261])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [0.287, -0.384, 0.9, -0.47])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.553, -0.961, 0.952, -0.901])
input_bias = Parameter('input_bias', (F32, [4]), [0.572, 0.48, 0.809, 0.239])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.674, 0.185, 0.437, 0.705])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.532, 0.488, 0.789, 0.089])
output_bias = Parameter('output_bias', (F32, [4]), [-0.052, 0.331, 0.439, -0.376])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 2, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.965, -1.944, -0.774, 0.596, -0.309, 0.003],
    output_state: [0.511, -0.504, -0.567, -0.016, -0.424, -0.685, -0.567, -0.002],
    cell_state: [-0.72, 0.52, -0.571, 0.166, 0.459, -0.297, 0.238, 0.251],
    scratch: [],
    output_state_out: [0.018772772, 0.78631264, 0.36626184, 0.174025, 0.13088036, 0.29891843, 0.686961, 0.019132238],
    cell_state_out: [0.26574746, 1.4350016, 0.41932085, 0.3584526, 0.42784244, 0.35914797, 0.76338047, 0.056836903],
    output: [0.018772772, 0.78631264, 0.36626184, 0.174025, 0.13088036, 0.29891843, 0.686961, 0.019132238],
}, name='activation_relu1').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [0.728, -0.341, -0.191, -0.947, -0.748, 0.011, 0.105, 0.498, 0.737, 0.634, 0.046, 0.433])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.57, -0.485, -0.734, 0.133, 0.899, 0.401, 0.089, 0.656, -0.277, 0.104, -0.695, -0.267])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.093, -0.829, -0.019, 0.925, -0.882, -0.491, 0.728, 0.415, -0.063, 0.965, 0.416, -0.428])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-0.458, -0.894, -0.582, -0.802, 0.402, 0.023, 0.854, -0.807, -0.184, 0.593, -0.656, -0.831])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.374, 0.888, -0.269, -0.442, -0.486, -0.607, -0.131, -0.902, -0.598, 0.67, -0.497, -0.931, 0.909,
    0.805, 0.612, 0.202])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.619, -0.09, 0.379, -0.769, 0.055, -0.445, -0.219, -0.796, -0.911, -0.377, -0.009, -0.56, 0.415,
    -0.028, -0.955, -0.241])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.73, -0.388, 0.677, -0.128, -0.168, -0.076, 0.929, 0.562, -0.685, 0.056, 0.861, -0.092, 0.61,
    -0.139, 0.842, 0.667])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.329, -0.066, 0.268, -0.555, 0.251, 0.189, -0.21, 0.639, 0.742, 0.037, -0.085, 0.014, 0.498,
    -0.373, -0.885, -0.788])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.998, 0.575, 0.876, -0.429])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.676, 0.646, 0.633, -0.336])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.714, 0.11, -0.606, -0.08])
input_bias = Parameter('input_bias', (F32, [4]), [0.598, 0.703, 0.124, 0.844])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.004, -0.153, 0.887, 0.492])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.885, -0.22, -0.393, -0.078])
output_bias = Parameter('output_bias', (F32, [4]), [0.693, 0.041, 0.036, 0.167])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.512, -1.773, 0.7, 1.472, -0.459, 1.176],
    output_state: [0.768, -0.428, -0.496, 0.047, 0.345, -0.06, -0.916, 0.661],
    cell_state: [-0.705, -0.683, -0.423, 0.084, 0.149, 0.173, -0.8, 0.666],
    scratch: [],
    output_state_out: [0.29552177, 0.0, 0.0, 0.051718898, 0.21677862, 0.07696418, 0.0, 0.67205197],
    cell_state_out: [0.3220726, -0.096500054, -0.08151853, 0.07519622, 0.5937262, 0.21489084, -0.25338423, 0.9835183],
    output: [0.29552177, 0.0, 0.0, 0.051718898, 0.21677862, 0.07696418, 0.0, 0.67205197],
}, name='activation_relu6').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.498, 0.093, 0.411, 0.157, -0.908, -0.085, 0.084, 0.002, -0.965, 0.838, -0.904, 0.923])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-0.086, 0.453, -0.363, -0.4, -0.102, 0.583, 0.919, 0.948, 0.348, 0.805, -0.182, -0.04])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.716, -0.839, -0.637, 0.37, -0.916, -0.782, 0.73, 0.99, 0.053, -0.049, -0.967, 0.598])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.646, -0.432, -0.985, 0.133, 0.559, -0.566, -0.692, -0.815, -0.311, 0.776, 0.034, -0.351])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [0.562, -0.345, -0.928, 0.683, 0.828, 0.785, -0.252, 0.414, -0.081, -0.858, 0.803, -0.284, 0.607,
    -0.47, 0.303, -0.876])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [-0.22, 0.351, 0.661, -0.032, 0.849, 0.47, 0.846, -0.449, 0.3, 0.465, 0.566, -0.525, -0.117, 0.323,
    0.745, 0.207])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.376, 0.832, -0.155, -0.798, -0.102, 0.858, -0.819, 0.322, 0.712, 0.94, -0.006, 0.847, 0.509,
    0.589, -0.404, 0.831])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [0.407, 0.941, -0.13, -0.589, -0.771, 0.162, -0.737, 0.542, 0.084, 0.414, -0.288, -0.574, 0.604,
    -0.048, 0.481, 0.009])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [-0.873, -0.206, 0.472, 0.925])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.178, 0.135, -0.902, 0.671])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [0.689, -0.719, 0.32, -0.327])
input_bias = Parameter('input_bias', (F32, [4]), [-0.104, 0.377, 0.753, 0.225])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.226, 0.725, -0.356, -0.511])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.687, -0.591, -0.035, 0.498])
output_bias = Parameter('output_bias', (F32, [4]), [0.254, 0.776, -0.698, 0.313])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.384, -0.071, 1.599, -1.815, 0.692, -1.781],
    output_state: [0.41, -0.53, -0.097, -0.898, -0.263, 0.131, 0.995, 0.752],
    cell_state: [-0.787, -0.095, -0.456, 0.058, 0.008, -0.807, -0.373, -0.164],
    scratch: [],
    output_state_out: [0.008261907, -0.16965443, -0.18078996, 0.1991309, 0.1974539, -0.62709516, -0.11089366,
    -0.023162331],
    cell_state_out: [0.038660213, -0.5412474, -0.6165648, 0.5986895, 0.3694392, -0.833702, -0.25436398, -0.049070522],
    output: [0.008261907, -0.16965443, -0.18078996, 0.1991309, 0.1974539, -0.62709516, -0.11089366,
    -0.023162331],
}, name='activation_tanh').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.448, 0.68, -0.819, -0.055, -0.543, 0.132, -0.435, -0.024, -0.116, -0.708, 0.472, 0.908])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.864, -0.204, 0.295, 0.653, -0.172, 0.799, -0.81, -0.893, 0.368, -0.118, -0.331, 0.953])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.837, 0.004, 0.141, -0.972, 0.35, -0.916, 0.401, 0.943, -0.54, 0.505, -0.998, -0.545])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.213, 0.556, 0.334, -0.7, 0.809, 0.545, 0.16, 0.937, -0.982, -0.06, 0.773, -0.888])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 4]), [-0.928, 0.977, 0.424, 0.789, 0.456, 0.838, 0.769, -0.786, -0.107, 0.144, -0.347, -0.545, 0.195,
    -0.343, 0.728, 0.78])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 4]), [0.013, -0.601, -0.317, 0.948, -0.496, -0.126, 0.833, 0.663, 0.364, 0.6, 0.937, 0.067, 0.338,
    -0.848, -0.537, -0.266])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 4]), [0.573, 0.819, 0.397, 0.233, -0.928, 0.887, 0.115, -0.502, -0.754, -0.857, -0.824, -0.682, -0.145,
    0.098, 0.451, 0.655])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 4]), [-0.92, -0.835, 0.941, 0.729, 0.307, -0.391, -0.213, -0.547, -0.564, 0.8, 0.384, 0.263, 0.977,
    -0.01, -0.536, -0.124])
cell_to_input = Parameter('cell_to_input', (F32, [4]), [0.265, -0.339, -0.701, 0.403])
cell_to_forget = Parameter('cell_to_forget', (F32, [4]), [-0.862, 0.267, 0.036, 0.382])
cell_to_output = Parameter('cell_to_output', (F32, [4]), [-0.965, 0.063, 0.862, 0.753])
input_bias = Parameter('input_bias', (F32, [4]), [-0.72, 0.826, -0.282, 0.949])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.144, 0.633, -0.579, 0.42])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.931, -0.507, 0.868, 0.97])
output_bias = Parameter('output_bias', (F32, [4]), [0.04, 0.08, 0.098, 0.572])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 4]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 4]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 6, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.506, 0.293, -0.515, 1.439, 0.128, -1.912],
    output_state: [-0.608, 0.802, 0.924, -0.135, 0.069, -0.162, -0.01, 0.546],
    cell_state: [-0.374, -0.945, -0.405, -0.602, -0.343, -0.41, -0.757, 0.277],
    scratch: [],
    output_state_out: [0.28995934, 0.3761435, 0.43643746, 0.39544612, 0.27108133, 0.05407104, 0.5321876, 0.52636415],
    cell_state_out: [0.58811355, 0.42874753, -0.0030118686, 0.4521655, -0.23953827, -0.05076654, 0.29667017, 0.28009006],
    output: [0.28995934, 0.3761435, 0.43643746, 0.39544612, 0.27108133, 0.05407104, 0.5321876, 0.52636415],
}, name='activation_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [0.718, -0.911, -2.299, 1.047, 0.398, -1.213, -1.255, -2.059, 0.573])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-0.638, 1.03, -2.915, 1.377, 2.356, -0.552, -0.05, -0.042, 2.901])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-2.077, 0.311, 1.375, -1.997, 2.327, 1.847, 2.229, -0.23, 0.976])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [1.348, 0.308, -0.75, -2.333, -1.781, 1.753, 2.012, -0.48, 0.138])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [1.303, -1.914, -0.538, -2.009, -2.963, -1.288, 2.107, 2.666, 1.666])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [1.764, -1.005, 2.971, -2.511, -1.677, 1.417, 1.313, -0.099, 0.745])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [2.725, 1.306, 0.805, -2.284, 2.644, -0.213, -1.568, 2.03, 1.692])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [2.72, 1.357, 0.235, -2.604, 1.675, -2.157, -2.14, -1.348, -2.277])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [-0.309, 0.359, -0.79])
forget_bias = Parameter('forget_bias', (F32, [3]), [0.012, 0.789, 0.289])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.992, 0.963, 0.844])
output_bias = Parameter('output_bias', (F32, [3]), [0.438, 0.955, -0.47])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 3]))
cell_state = Input('cell_state', (F32, [2, 3]))
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 3]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.36, -1.536, 1.546, -1.229, 0.437, 0.555],
    output_state: [-1.616, -2.101, -1.603, 1.01, 0.601, 1.746],
    cell_state: [8.22, 6.331, 7.473, -4.465, 4.053, 0.732],
    scratch: [],
    output_state_out: [4.3406216e-09, 4.214698, 6.408557, 0.0, 0.18299648, 8.247098e-05],
    cell_state_out: [0.00018335725, 4.2147026, 6.4115033, -4.2135673, 0.9050357, 1.8590925],
    output: [4.3406216e-09, 4.214698, 6.408557, 0.0, 0.18299648, 8.247098e-05],
}, name='far_relu').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [3, 3]), [1.419, -2.787, 0.214, 0.622, 2.995, 0.856, -1.251, -1.224, 2.375])
input_to_forget = Parameter('input_to_forget', (F32, [3, 3]), [-1.111, 1.57, 1.572, 1.506, -1.677, 1.738, 0.101, 1.647, -1.722])
input_to_cell = Parameter('input_to_cell', (F32, [3, 3]), [-0.522, -2.702, 2.378, 2.751, 0.177, 2.447, -1.176, 2.876, 2.197])
input_to_output = Parameter('input_to_output', (F32, [3, 3]), [-1.215, -2.742, -1.302, -0.457, 0.478, -1.306, -0.174, 1.173, 0.886])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [3, 3]), [-0.166, -1.793, -2.245, 0.187, 2.681, -0.025, 1.712, -2.208, -1.211])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [3, 3]), [0.691, 1.482, -2.2, 1.779, -1.672, -2.776, -0.046, -1.979, 0.376])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [3, 3]), [-2.998, -2.401, -0.666, 1.418, 1.266, -1.482, 1.666, -1.897, 1.276])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [3, 3]), [-2.127, -1.314, 0.662, 2.188, -1.904, 1.73, 2.43, 0.218, -1.676])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [3]), [0.207, -0.943, -0.316])
forget_bias = Parameter('forget_bias', (F32, [3]), [-0.138, -0.815, 0.568])
cell_bias = Parameter('cell_bias', (F32, [3]), [0.912, 0.505, 0.221])
output_bias = Parameter('output_bias', (F32, [3]), [0.156, 0.875, 0.625])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 3]))
cell_state = Input('cell_state', (F32, [2, 3]))
scratch = IgnoredOutput('scratch', (F32, [2, 12]))
output_state_out = Output('output_state_out', (F32, [2, 3]))
cell_state_out = Output('cell_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.107, -0.479, -0.016, 0.713, -0.98, -1.916],
    output_state: [-1.339, -2.867, -0.408, 2.509, -1.887, 0.855],
    cell_state: [-5.38, 6.752, -1.471, -1.481, 4.766, 3.196],
    scratch: [],
    output_state_out: [5.887334, 5.5473347, 0.065832965, 0.0, 4.6634574, 3.7700074],
    cell_state_out: [5.8879404, 5.824619, 1.3279097, -0.00032489386, 4.6634665, 4.330315],
    output: [5.887334, 5.5473347, 0.065832965, 0.0, 4.6634574, 3.7700074],
}, name='far_relu6').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.747, 0.139, 0.521, -0.961, -0.51, -0.14, -0.094, -0.954, 0.879, -0.428, -0.2, -0.517])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.221, -0.162, 0.71, -0.825, -0.469, 0.868, -0.768, 0.553, 0.653, -0.223, 0.602, 0.962])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [-0.631, 0.078, -0.597, 0.69, 0.753, 0.783, 0.187, -0.807, -0.996, -0.95, 0.64, 0.686])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [0.752, 0.085, 0.284, 0.339, -0.087, -0.224, 0.642, -0.512, 0.909, -0.188, 0.893, -0.593])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [0.668, -0.556, 0.369, 0.393, 0.368, -0.067, 0.027, -0.795])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.535, 0.02, -0.077, -0.098, 0.488, 0.674, 0.307, 0.507])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [0.635, -0.821, 0.421, 0.138, -0.913, 0.262, -0.903, -0.108])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.305, -0.658, 0.089, -0.111, 0.82, 0.306, -0.643, -0.639])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.992, 0.638, -0.111, 0.25])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.368, -0.074, 0.206, -0.412])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.894, -0.605, -0.075, -0.57])
output_bias = Parameter('output_bias', (F32, [4]), [0.085, -0.012, 0.468, -0.297])
projection = Parameter('projection', (F32, [2, 4]), [0.315, 0.338, 0.771, 0.543, 0.362, -0.719, -0.225, 0.604])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.248, -1.524, 0.261, -1.721, 1.072, 0.657],
    output_state: [0.0, -0.394, 0.161, -0.896],
    cell_state: [-0.438, 0.85, 0.647, -0.362, 0.172, 0.562, 0.815, 0.417],
    scratch: [],
    output_state_out: [0.2, -0.2, 0.2, 0.2],
    cell_state_out: [-0.23282564, 0.07987364, 0.72970414, -0.60539883, 0.8527131, 0.07425149, 0.29688057, 1.0307945],
    output: [0.2, -0.2, 0.2, 0.2],
}, name='projection_clip_alone').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-0.644, 0.94, 0.969, -1.686, 1.144, -0.939, -0.07, 1.919, -1.282, 1.968, 1.996, 0.866])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [-1.519, -0.357, 0.902, 1.641, -1.212, 0.82, -1.743, 1.443, 1.793, -1.997, -0.31, 0.166])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [1.304, 0.58, -1.876, -0.383, 0.689, -0.158, -1.844, 1.267, 1.48, 1.953, -0.533, 1.084])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [1.455, 0.718, -0.599, -0.448, -0.623, -0.341, 0.905, -0.306, 0.702, -1.802, 0.193, 0.659])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-1.288, -0.608, -1.453, -0.218, -0.344, 0.409, 1.634, -1.594])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [1.147, 0.533, 0.768, -1.522, 1.832, -0.456, 1.677, 0.521])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [1.164, -0.71, 1.253, -1.342, 0.714, 1.389, -0.68, 1.367])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.608, 1.079, 1.352, 1.696, -1.74, 1.405, -0.613, -0.961])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.055, 0.12, 0.762, 0.839])
forget_bias = Parameter('forget_bias', (F32, [4]), [-0.237, 0.086, -0.499, 0.551])
cell_bias = Parameter('cell_bias', (F32, [4]), [-0.783, -0.127, -0.975, -0.623])
output_bias = Parameter('output_bias', (F32, [4]), [-0.547, -0.616, 0.0, 0.314])
projection = Parameter('projection', (F32, [2, 4]), [0.147, -0.345, 1.134, -1.563, 0.399, 1.061, -1.408, 1.888])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.3, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.901, -0.479, 0.455, -0.319, 1.353, 0.714],
    output_state: [-0.882, 1.911, 1.107, -1.518],
    cell_state: [3.624, 2.23, 5.387, 1.415, -4.157, -0.72, 0.729, 2.682],
    scratch: [],
    output_state_out: [-0.015253143, -0.15069748, -0.42016485, 0.4731968],
    cell_state_out: [0.3, -0.3, 0.3, 0.3, -0.3, -0.04198377, 0.3, 0.3],
    output: [-0.015253143, -0.15069748, -0.42016485, 0.4731968],
}, name='cell_clip_below_projection').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
input_to_input = Parameter('input_to_input', (F32, [4, 3]), [-1.673, -1.41, -0.903, -1.76, 0.735, -1.57, -0.888, -0.162, 1.198, 1.368, -0.982, -0.149])
input_to_forget = Parameter('input_to_forget', (F32, [4, 3]), [0.02, 1.623, -0.804, -1.095, 0.81, -1.95, 1.577, 0.107, -0.028, 1.066, -0.906, -1.161])
input_to_cell = Parameter('input_to_cell', (F32, [4, 3]), [1.072, 0.875, 0.723, 1.125, -1.658, 1.315, -0.04, -0.133, 1.515, 0.3, 1.828, -1.466])
input_to_output = Parameter('input_to_output', (F32, [4, 3]), [-1.725, -0.833, -0.559, -1.758, 0.902, 1.683, -0.404, 0.205, -0.156, 1.531, 0.821, -1.934])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [4, 2]), [-0.477, 1.827, 0.609, -1.234, -0.664, 0.552, -0.238, -0.893])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [4, 2]), [-0.562, 1.644, 0.508, 0.678, -1.775, 1.182, -0.047, 0.408])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [4, 2]), [-0.899, 0.351, -1.503, -0.24, 1.013, -1.552, -1.195, -0.17])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [4, 2]), [0.768, 0.62, 0.116, -1.208, 0.131, -0.064, 1.766, -1.981])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [4]), [-0.961, -0.958, 0.862, -0.494])
forget_bias = Parameter('forget_bias', (F32, [4]), [0.676, -0.151, -0.043, -0.193])
cell_bias = Parameter('cell_bias', (F32, [4]), [0.391, -0.685, 0.965, 0.837])
output_bias = Parameter('output_bias', (F32, [4]), [0.21, 0.463, 0.516, 0.176])
projection = Parameter('projection', (F32, [2, 4]), [0.437, -0.144, -1.605, 1.191, -0.592, 1.192, -0.373, 0.217])
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [2, 2]))
cell_state = Input('cell_state', (F32, [2, 4]))
scratch = IgnoredOutput('scratch', (F32, [2, 16]))
output_state_out = Output('output_state_out', (F32, [2, 2]))
cell_state_out = Output('cell_state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.3, 0.5).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.163, 1.64, -1.951, -0.416, 0.112, -0.257],
    output_state: [-0.516, 1.912, 1.131, 1.605],
    cell_state: [1.204, -2.801, -4.74, 0.759, -3.446, -5.341, -1.069, 0.545],
    scratch: [],
    output_state_out: [0.5, 0.010243423, 0.29642448, 0.1556914],
    cell_state_out: [0.3, -0.3, -0.3, 0.3, -0.3, -0.3, -0.3, 0.27687883],
    output: [0.5, 0.010243423, 0.29642448, 0.1556914],
}, name='clips_apart').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 16]))
input_to_input = Parameter('input_to_input', (F32, [16, 16]), (packed('<f4',
    'c-j*wTw<%r6`{St#WLT1a)183{AH#YR}<z`T6V{M$p7N>=Wg>suUh+JRm1Mbg+HFxMpPTOzmes!7vM`_Shmi#fQ#+AW&5%2EkdRe'
    'hlJh>&5oN`@$|^cEjhcE3;j)4sdC^HkG*LI8%NGk+u+~!mLkStfl*AR5xUk4vyXS}o!+>3%e3w_9nEnqrOeNnTXwx&8Svnl$MVj$'
    '<}0a%ZKoC<GQBtP;F@&lu4K)vTl6;Hv{<4&Z>Q1yh9h?S?DpC2+h=FD4+!jR_SxC)v)jAR4g#%hfC6Cd-hDQ9dqHYI(jYmI7Ha^6'
    '<8#O'
) * 5)[:256])
input_to_forget = Parameter('input_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-ot0$)=e<d513FedTS%^=EJ14$F_Y&n5JD+B=5YWlNqq{YWalK9NU6z)R$0lInF!29{>N=9kU6XXj;X`|!niOJj_Xgxn@w|J$E4'
    'vd*0Q$tPs#f4zCBa}9(2?1Bpk!2%hJ-!iR>;8|BDz_xe`L)Zb`18N7JpLsv=^YXvkC$64vZfTus)cf<V;GQ$(|8$$T@G3h<pZ<Tq'
    ')Mf9Yr^z!ee)#kHxMh?3z8j1M9t?b^Hgy?x{q9kJyZ2a#-QIn6wm`VgcHf?THv9J3*;((~x5sWD5ZLYB2NbmfvO!#+8oPaa!Ayw2'
    'K3f|AF_wH{'
) * 5)[:256])
input_to_cell = Parameter('input_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-mVrqcQ)e&`HJH{ayk8L~cI6dy#L?W2Y6@pIX-M5$d<C%-?hM4O``gKbO~S*zrYo^1Nv$7yJ<tajNHV3j0%gEN`liLUY-MpNDvQ'
    'udF-wTSZB?WNE^&#TT|@l{6pXdMQ*=5!m>$Xr-@vk=)-+67QYMq*gYsOUPQ2z_-%=w2*VN!GV9D_LUwI-{JmUv+ee#$+J_tH$3XF'
    'nS9{u^<~Y%D|bv?_F`jF;)>RgyDZDO_vwFha8I?Fvvh6Y*M0l;?cTQ+NbUiVws!mW+U>Qov9sG}x7P;9vjYKJp!7bVj17>#&vxJ5'
    'y+Fl4nZ0%Z8cu@T'
) * 5)[:256])
input_to_output = Parameter('input_to_output', (F32, [16, 16]), (packed('<f4',
    'c-m{Wl+KNC((K%4uewQ=p*(HdGS%mEmL+}ZFWfM%eaC`NA<LdWKD(@P*D}BBx!b}t_dIqIvcKr`r`VX`PlD=!E&9(b6Ji|ao3hP~'
    'V%V4Vc{bbcBeMnm9<nWZFD55->GAB}OV7-H={Y-T@$=7oF(peAnoX4wR%RG8tbEGWbz<)BEvfwrZpAg`KVgu6R(qszrGiVul&@SF'
    '%Oj7j?|ph?<?Ws$%X(ZUe5n5WwtuqpQipl7pMDhFe4ubbqn(}IzJ2>_?e^L2-Dk(JZ=anlkYjCUw`ZT7-CjE|*k=ck1;V|1_X1g9'
    'CQ!l_0F+95zy'
) * 5)[:256])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [16, 16]), (packed('<f4',
    'c-nh&|IY`@80nbmkbFZ^u6@Qny6X8EFBd7RM+6l2OUG&FOCOb<ckrwm+no05tL4))^H&`eh>+aYZ{F&1a!H{7%H>=7_4`F03vt9<'
    'pKolw$xvvbn(J*t%ifGb`n%eN^cD2qpE|Rx@ram6#Xjd4p^pj?mMotSb-wN{E3i0Q*yiDM*XiBUW}RP;r9OAg<!FAp(X5hV%k+z-'
    'v7OVHV>iUAEBbt%`e3GBrabp~=1ChYO~U?uJs6l{_t)0W*3NF99SGR&1JSm2);2(D-yU1Ly+8r$eINz4wjeb?0w}T<C~E^z3jpBx'
    'YOV'
) * 5)[:256])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-q@_c){a&GeWMe%G!`C9VS_N`uNd+=bwB$=5=oPaQkA4*Tsjbhfga0*u*l6p;{zk9?z#8e;VDMeo{W4QLK5^^Q+X-_j!*iKJF=c'
    'uFuCZd7-yL@9#_I58pc$E&r)x&7)Ms_O)z7@Z7MO3?l0$zGu25w{q&X3zu$xpO_JI=FE%rv(+yx&AhZ_#qYbi({8wa|8RZf*^|GP'
    'KUmRLH~apf*;fu~>?>NFe{SZ1b?&+9uYFrTI)7f&yEFLh#Qrn;_SxC&+qZY09T4oZ1M+~Zy+9@qfJN*eY!KIW-(FiFX$xe41Z{2i'
    '008A}hm`'
) * 5)[:256])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-jkD_B3QhOvLTGJKo)#oKat%-<ZJUb<uR0Y+7Tpz5dN^-J7#+-aZ>;o1kgU#kI<b>#EDuY3r7GF*(iPG5+;<_JzlJ{gyvf<Z8}I'
    'Ow8IRH1(-Ak5b(1sI;jEOz)n{*>rB^xu0iJxSqz`zkdB=!u5*o3TOA(JlY9)OvZJpE{{|%IhpKhYyJQI$lE>lo1FvLnWA^OELqmv'
    '6}M!2`rPj~zyI^Go_?XfUs?ImQ{|UAncWXvnAlS%X>VR-XSdI8-#(jt`|Rv&?SRx?AO&Ra+qVyb_wL(gyAKS25_Yz>w)<@D_U-`*'
    '+u7Lx0KW!%Q~'
) * 5)[:256])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [16, 16]), (packed('<f4',
    'c-nh-w0WB5ET#;f!%ruF5m;w=-Y={@qSN~5uY(sGxdc{mF{oG12>2Bcc5&M(zI{Agrv)TK_ynv?Gv*!tv7o+6;ed0@Ozny0UoS}f'
    'jd0)cJ&8}u((%4R-6^H1*CRe&XD}4W>#ghMQ~LZ-cRthgg%K=|btCS_O?>YiER{9IpzHMcneDkJUo1KjvUA~y%K~d7w<P!*yjnQh'
    '`LSitVg`<Nm!_{0e|vlHrB71Yi(7YwEj8NNzbjY$`{Va}>}>7!+1c&`0lU3+K%N~~WUt*`puoO;K>l8kIEV`r*bNi|OYGfeXSZ(;'
    '04j2MH2'
) * 5)[:256])
cell_to_input = Parameter('cell_to_input', (F32, [0]), None)
cell_to_forget = Parameter('cell_to_forget', (F32, [0]), None)
cell_to_output = Parameter('cell_to_output', (F32, [0]), None)
input_bias = Parameter('input_bias', (F32, [16]), [0.165, 0.745, 0.182, -0.566, -0.802, -0.093, 0.349, 0.84, -0.811, 0.023, -0.798, -0.364, 0.58,
    0.402, 0.184, 0.3])
forget_bias = Parameter('forget_bias', (F32, [16]), [-0.667, -0.511, -0.689, 0.151, -0.624, 0.289, 0.727, 0.737, -0.772, 0.356, 0.441, 0.689, -0.955,
    0.715, 0.155, -0.972])
cell_bias = Parameter('cell_bias', (F32, [16]), [-0.36, -0.605, -0.047, -0.671, -0.85, -0.575, 0.815, 0.258, -0.965, 0.809, -0.564, 0.899, 0.165,
    0.745, 0.73, 0.761])
output_bias = Parameter('output_bias', (F32, [16]), [-0.75, 0.544, -0.659, 0.273, -0.15, 0.211, 0.596, -0.358, -0.24, 0.275, 0.678, -0.02, -0.672,
    0.356, -0.895, -0.088])
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [4, 16]))
cell_state = Input('cell_state', (F32, [4, 16]))
scratch = IgnoredOutput('scratch', (F32, [4, 64]))
output_state_out = Output('output_state_out', (F32, [4, 16]))
cell_state_out = Output('cell_state_out', (F32, [4, 16]))
output = Output('output', (F32, [4, 16]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: packed('<f4',
    'c-niT$|e2o)3%^W(@$&+_fKCIIGo_7K0|#@?y^Rw=5^0aLpo>lyUlWI^<v}d@7<DR`dDOEhWO2Y(!W|OuP=FNy(W<Dx_-^2&pTem'
    'U20_TU+5e0_31XlJi{Z;XHQKy;Ql-Av18t$Z8NvM=4rfsX!?mgaZA_DoOtux75%!`FBcc6-Iv+XsNCECcCOvDU2jDjdZ!+m`NClF'
    'j7K{r{62Enwd>)@S*Z`2Oc&1-e%N%B`Rl%ATTWF!U-?$=`w7{sgU>#^6}&HHXKTBEzy1FG`}f-Kvj;Nl?IGk|>wWh7?0^#cfC4}f'
    'JD?C)a=*PTNZt;N_S*vhz*mR7'
),
    output_state: packed('<f4',
    'c-lMear%D3BA;bhT&1>mZze?uxwwgoyIud&-2B+-&5WBzw{<c^wSSwq=)<pdyN;?$GD*(K;PObAbuek7vTcn1n{VC^7y3VSHJ`ob'
    '`eZJZa{`vl-P>;7+_re-fdfku0`tx(e0F3=5z~0<y1dTaQ^Al$o8`#F>kpsKJSFh<Hdp`MKn?R<uDk);I$gFrzHz;6d&HIlIiJt@'
    'eJ&_G<u&{1j!WMS{yt!^j*O|<c5Kzc9)lCp+QSsyDpy^Yx$wrGpVtpPv6y4GZ{NPXcKdeQ0U1DK3nKQ}+U?!9Z_gf(h|NAb5NEF~'
    'P#DMs%J11{XKM@O+Svm2?E?UzF^Gf'
),
    cell_state: packed('<f4',
    'c-s3Q9+Bi1;1_4?6LGTgi+H*1(=W?dOj*7d3q<TYylh&4uDqdUmdDxpEPZwHt31mVX|D4ND&Mip@NDtFl(T!hikIKC6iDh#+GT8R'
    'S@!bp&3#-K{>~1I3;SyvVLAWnZ0FuhtsF6X9-hhCbJy@@1=DQT826+d`{ZVGoXNOieWrvbqwU<58xzDQbbjtMv3qu<Pd@z76_<0n'
    '`lc9LZjpN7(k*^B`wjn>sxx~^R8I80)Na|vpLpTk{njIId@feRpPAe=ai85DyM4BHcKi0(*zMc1&vxHFJ8K{b<nP&MXKS+;$gl&-'
    'g6Mr98mts5U;|VF0F-us^Z'
),
    scratch: [],
    output_state_out: packed('<f4',
    'c-jE~0ssD7xCSILl@=9sicdS?3xjF|)jWY&3&d@I4)WNFKeVJB`&h4)SM=Mc(MVpP1B?p=zEemgE$Fnv1L8in<S4<dAm{hVhwGRK'
    'fs`U;s9-EWm_85;LO`-+T$z-3p)&f=MMt_#u5aSG&MIZ3BqofwM;wz5nY;bmcZ_@DHQi=1W-oL0rt=^?v1gr;5<b@tC9^4WQJ#vJ'
    'zIwYnw%N7Khl90`!8^`V#VM1`6k1FstAgbr^9b8{549Oxhp0HczP~=azCFIayuCd=zP`P`yF9+WJU%|YKE6CXK0Q4=zB|4?K0Z7>'
    'y1u<VJ-t1?K0Q6YJwHCZKRrA>K0Lkc?0Gf'
),
    cell_state_out: packed('<f4',
    'c-jE~0ssD)ogAVH*)W%$^RSX0%h>9mW~+e1f{Zpu(SYUB3xb^fIkwS1I4+tMPa>W-QXEZb#W0q}CBJv<hl&lj+9iVqkZMtTrK5&z'
    '2#8^F4!JmRTi^ROD6ulkzHF&S-tu*whda21BnCL1!Lc7Z5xsnuW2EDbP#?<I0V*}^NRb4Y;BSGWOotv7?vR>w%BmJrP9nnEgu1oB'
    '9h*ut*8t{m!+-&+Fn}`&o?|D=Ai408PK_KyB#rKUipZSB&#L#mzP~=czdpaeyuLm@zP`S{yFI?XJU%|YKfXOaK0iG^zCOP`KR!M_'
    'yS~0YKE6G^KR!RcK0iLbKRrD@K0dx7$a`)'
),
    output: packed('<f4',
    'c-jE~0ssD7xCSILl@=9sicdS?3xjF|)jWY&3&d@I4)WNFKeVJB`&h4)SM=Mc(MVpP1B?p=zEemgE$Fnv1L8in<S4<dAm{hVhwGRK'
    'fs`U;s9-EWm_85;LO`-+T$z-3p)&f=MMt_#u5aSG&MIZ3BqofwM;wz5nY;bmcZ_@DHQi=1W-oL0rt=^?v1gr;5<b@tC9^4WQJ#vJ'
    'zIwYnw%N7Khl90`!8^`V#VM1`6k1FstAgbr^9b8{549Oxhp0HczP~=azCFIayuCd=zP`P`yF9+WJU%|YKE6CXK0Q4=zB|4?K0Z7>'
    'y1u<VJ-t1?K0Q6YJwHCZKRrA>K0Lkc?0Gf'
),
}, name='blocks').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 24]))
input_to_input = Parameter('input_to_input', (F32, [32, 24]), (packed('<f4',
    'c-nKh`HLxk+0}MaraiVndt!vLrtO#}JEu5`jVnRGuy{lJ(M1`C9((%tY_pV}XLxkopK75ct^2-}Zj(%j390TrSEnsByFx5ZyM${;'
    'Nq_SmXF2DnBN-`;*PljkWE6=hxK8AFSaPW3^A`R09189$MVbp<&)1mznZ>&Qu}IGMEcRxX%t$MC;p=k3ha5_}S-VpdCR$HbzF?^%'
    'm=S5P?d_T>;Zot+6L-~h3=%)CbFdARijk-dyMJiuI=j95>}>Y!wcWROpY6VVwzm8B07ZbDy*5AzAhfl$wb^F_6xj<T>}+lKf`#os'
    'Oj}z3A|7tk'
) * 13)[:768])
input_to_forget = Parameter('input_to_forget', (F32, [32, 24]), (packed('<f4',
    'c-jH<01N-!+0A`DNJ4iCy!>cpEiI-{J%@{rKX2LH&1l~#3g>V7Z(L9tynlBan(UyKph8$9aZ<7pMjHfgB~qkTB+kq~3gKYB*L10o'
    'X0o!IjS3cQ!Zi}kB+QXdT-W;&eiDz3FLY|YFPTvqLmFT?+da6QgSIbL5(c<%4hHwkHCK9NpQ96TZDySv#243D=XG8KcLq#t4G*KK'
    '18Rf9mt7OQAKjU_FN-hbG<gahZ$R_i4ugRnJuN;xy*@rZzP&rXKE6IZzC69Xy}doYy*|Fay}mv@Jv+X;y*<9XJUzX=y}rD@JG{O='
    'KEA#^JiffWKE6Kh?Qm-'
) * 13)[:768])
input_to_cell = Parameter('input_to_cell', (F32, [32, 24]), (packed('<f4',
    'c-jH<01N-!xWSJbVmD?EF{VOqxNkA`ccAp)076j7T+K1TrgLaB{H~l}k9EzS*`^e-eIGkNF)`ns)vO51H`AWHBp%AbFA#}lEeM-n'
    '5*`u=D83r~dH`UJc8|;m%A07BGpR?!<-(K9@6Ma9oj--&H3$e#?|2-np@~iJbOwc?^<7v&W-=_q<pYHSEL<NiR1^SZ7d}GFtRX}Z'
    'Z8LFUAW-!f%qRCmNAET3PhPAnji>2a97RE5ClkIsJ-t4@zP`Ray}dm>ygoj@KD@pFzP`S`yu7}?KD|CYy*|D@K0Q4>zCJy^J-)uZ'
    'zP-IYzCOObK0Q7+Cvh+'
) * 13)[:768])
input_to_output = Parameter('input_to_output', (F32, [32, 24]), (packed('<f4',
    'c-jH<01N*@kw)$r8@3K;wh9v8gDnWz!EXW|o-y>@Z)lceLPC)Orf7`@$yn9Xb*w^f@PC1p!Ee>s8;A6m8-re^VC}Yi1TXU~k@MGs'
    'Pr$OQ&dL%ih3^RcBodKBJ78e#E1Qv*fp$4~O_Lm85~pgFL&_3(&My}IZZE*Pn`M0SKUQ7+vh97Nz>Ufs9Csmu2kR#+R0acW3t#1B'
    'd<VqsZWTT>>0%gKWrIe%LkppUY4=^(R1)1vNyI+BJ-)s^JiWX=Jv}|WzCJ#_yS+U<K0Us?y*@s@y}rIYJU%`?Jv}}?KD<0WJU+fX'
    'JH5R<y}Z6XzP>%nsBsM'
) * 13)[:768])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [32, 32]), (packed('<f4',
    'c-l)zxGrLuzm4yH>7FEkiHFbLJ-==nU&<G@Hxb=z>KlZF;+Fk*nsN4zKqo`K+Z=(3-CW(9mi4<aEvsMG9KmA!bn&_^LZ5a0Czl9B'
    'y#0Dc<-7Z5UF*M%ftERqhDFWIyJiPpn0RJogd>B{wj&X5bFSyioqcGV_UtV81D0X&0R`?J%(a_%B_>B$)@b;!1t->SiVqRpVUj+T'
    'BjbRBr%STZTc3}X2@K4|3YIm`mDArJ`C80=#O9%w37_3wJ3HGwwtMaN?b&B%w{PD*yM4B{b~gL=+JI$1!uxFOZ1>qQ*np&M_wC!e'
    '+XkovsA%6l08vS9`v'
) * 17)[:1024])
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [32, 32]), (packed('<f4',
    'c-jH<01N+t<8L{jMls{Od#24BN)qLJwz6*u)%wAlf0!vTLIBqa?vKryhatS*o=m2^_Qg5fF>h}|$pW~?=OeZwm8BB28ny_fbQGJ+'
    'FARgw6!V=D*LZ%)#A<F_2w(uC*L=dvnHI2gPwzLIbSNOSBnT1`V0J4WOZ(gN+d~@zNH23N8<VcY%v}P&BCdV!gCl8bp&+~xk1XYY'
    'a3eqU%o*8o6OAVcL=#*vNCqqegXO-51ve@AeR;mUyS+X>J-$4>y}UiXJw83Xy}P|WK0Us@zCArWzP`LZJv~0XzP!CXKD)d=J-xm@'
    'y}dlWJ-)s^y}rK4&U5J'
) * 17)[:1024])
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [32, 32]), (packed('<f4',
    'c-jH<01N*LB_+HJ`dGYge?rj^T$ohRrf+{C)w-TDE3Q9(vc;xo@&^8>8vuKvLIf%N(T9ip_7Y}^`qlh_WXGV@*9Hc30)9Dk5^7)~'
    'SdVVwBAXIwuy{%DGlxetYMmgPk<x+G#xDRAMPOE3sUj8@sVIYHL4J6tl{-rsc%uP<6Dw*olLI_u+d0A#rCY><JaXv_r!y8|UOaEG'
    '#O+O$cuU;?t~TWk5AoYs*>PMzW?*XRaYNrXFKNBLy}iCZy*)iWK0Us@zCFIYy1u?WKD|D^y*@s^y*)j?JwCoY0KL9EzCJy@Jv}`>'
    'y}rIaJw3j?KEA$MdvHA'
) * 17)[:1024])
recurrent_to_output = Parameter('recurrent_to_output', (F32, [32, 32]), (packed('<f4',
    'c-m8DDrak6;3qERw8{GDCTXw3^VZF(cXDb!_;TLE_WXCsn&+q4_Zx<o8mj-{apGFEKr!N5Z$QA~fB9LK^E7X3?`u3Dm2|T?VeWl}'
    'x%xa`-@DJuN=OhprS`r`OsM8|%y(zgLmZFeI1E=ZC0uuv+F+?My|;Ji6`?&_-p5q3&lf$VFL2J`>3e^J_jj2zmM2Q?NqrirXs9j{'
    '*=%3QAKV@HRY%oIhoewCb+MU#kx5LR_;l$C=8_ZY{QK<o?%Qi;x7Tj3EfDRov$Nd?M0@t_+h@CP?;g9od+lt25Tt6K-5y&zAlL^|'
    '3f8a}0I&sXbN'
) * 17)[:1024])
cell_to_input = Parameter('cell_to_input', (F32, [32]), packed('<f4',
    'c-jGg0Du3y!G#K3)#vFseH*3@S^yG8EBGfy8|*PyEnqwBEg3>|%InvUc>5-_KQEgtWB`M<hf^`OFHs0NvgO}VvIJlgp;4nkX(=(t'
    'HQhuqI{-j)7UKx>UAU~Y9Z*lW9ad$&y*|6XJw84?KD|4>zCOObzP&!ZK0Q6XzP-M^zP>%<g*kl'
))
cell_to_forget = Parameter('cell_to_forget', (F32, [32]), packed('<f4',
    'c-q@xSov_zyB(8HvzdQ6xon&Dx_R4nnBLuxpI`obSN+jdpX4}RR+ZGqNi1ya{988r^L_XCpXK6IiiCvr{r1dK_;`tRjhcwCeJhKr'
    'sAGtoORayR`d?NnwhU(G`73$$7+mtT+q-X{4T#uh2ZVcpti5(X&hCACZTIZ~@&KO!K$-'
))
cell_to_output = Parameter('cell_to_output', (F32, [32]), packed('<f4',
    'c-lM5)or+oA>oTlVXpSP>lg1=Z<tp9$IvuGd6^>9s)%N%GuLxCJQ<$;?Y4d1{(iBNzetgD)=G}JiMMBO(Eez7AmPm7=Q=zM0U<eD'
    'zs1xGZu73o=-yMf#wz#ck)rlXTf9<j_U_$hXJ@---#%LqwA;IH4~Sv6*LL6Dy*76H0Fn?tDF'
))
input_bias = Parameter('input_bias', (F32, [32]), packed('<f4',
    'c-jGg0Du1>^uZLvpw~#CNc2=~45lNjz7FT6%S2Q?p2;1-NNBRK{mQQO8l&MF;r-+10-M_$pDp{Fp^M`R?{-?s;gOy4R3Rq_Pw*NK'
    '8Wg2_t3-L)8nS6*1+3*)C%$B1It_2WzdpY|KR&;|zrQ{|K0CiYzP-P{KfXS{y}mv_KR>?eEI|w'
))
forget_bias = Parameter('forget_bias', (F32, [32]), packed('<f4',
    'c-mXkY5Qf~)%*RrjmkIs+w;rI{h02DEn?yGh+DVrOVZVMu8v%P-&gn_+BEg{xkF+?`}QSi`}4Vm=|0@$?*3PxqGp@IbrE+?-B4TS'
    'O7X2XljY+tsQ2oc`4w4dCN7*Z<E8z+{kHq}+XKOV`~Ca&+1r62kO>sB-M7!q)(!x3={l$'
))
cell_bias = Parameter('cell_bias', (F32, [32]), packed('<f4',
    'c-jGg0Du1q0yX1tEBLbZUJ#z9mik_S<MdwgIq<w-wyx~e@U+F(D_*5Nhf|#>x>)a<Lw>rIrTx0nw5N3C^G8v5r^q1VM|zuTmZJ~c'
    'X&I+vD{2XY8&pXx$Odzeec|}&hW0SNzdt;`KEA)czdydezdk=cy}v&{y+6OcK0Q7@K0ZG1-b3O'
))
output_bias = Parameter('output_bias', (F32, [32]), packed('<f4',
    'c-otne>p#8%Qo%DM~&UuH$4n`_$4aCuRK46#ZTX*Jbzu>dm&#T>l2^bmns-<6PsJLqv~(U#H4*f)?rC^yY~sX?^@o>q--xHTQ)mj'
    'vvFj8$vu&f-MIquo9*=kRNlllCwkgi?Y9R3JA1qRd+qJ_+1uFd+rMuwP;j5!eye@<0M=MIw*'
))
projection = Parameter('projection', (F32, [0, 0]), None)
projection_bias = Parameter('projection_bias', (F32, [0]), None)
output_state = Input('output_state', (F32, [1, 32]))
cell_state = Input('cell_state', (F32, [1, 32]))
scratch = IgnoredOutput('scratch', (F32, [1, 128]))
output_state_out = Output('output_state_out', (F32, [1, 32]))
cell_state_out = Output('cell_state_out', (F32, [1, 32]))
output = Output('output', (F32, [1, 32]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.014, 0.957, 1.691, 1.64, 1.574, 1.126, -1.747, 1.48, 1.116, 0.685, 1.149, -0.929, -1.638, -1.64,
    -0.646, 0.709, -0.518, 0.578, -1.774, 0.942, 1.303, -1.349, 1.531, 0.691],
    output_state: packed('<f4',
    'c-l+Izbl)6cahT{rfna1PHJ9cTUTA)`*K}<^^UXcU%up?d@7_8C8Xk-uu}W;a;CBvrABv=ebd$4vqa?1i2eQhyey!ZErprQ>}g?p'
    '?J;dT{%Fy}b@THK6Zhz``b36Y`E9p%*FHO2JG;Gm_wKXZ2LyKeY=QJ%5PL6(0swA>K3D'
),
    cell_state: packed('<f4',
    'c-jGg0Du1mH==o9w&N>pZ)Q0c@{3lyMvvJe{0dTaCn<YeLe=GgiACw<^QDL95@xj7(rgZNw!+Tasn@uZF<canV0h3KK{h5({hJnh'
    '17^t1P3J9>bM^Omaibm>2oJ8p<!K_mzP`S_y*)lYyuLj>KE1v?zP&xZy*oa>zCFD?JU%}EHa~3'
),
    scratch: [],
    output_state_out: packed('<f4',
    'c-jGg0Du3#|3!JCmzwM?5t%A;J-2i5f}ZF7t4CVaQP@*7{GjyY-}RGSh+G$1P*$)$X{Iu=6b|wd%~dLonRa4Qm89%B1dxe=f4(xl'
    'LR*pUPcgg&mwuNs{<oD>Kl0Ce^SaKyy*)m?zP-LYJ3hX?zCJuYzP>y@JG#BTKD<6XzP&vY<wDf'
),
    cell_state_out: packed('<f4',
    'c-kwwvL{;Sx&@a=AkXi971_0w+tq5PpG=#gpw#jvb^5EwX-jTSn0sX1X=mN0rUkKA&5l)i)z#JYKR=c5H>LLe{otkIUHhg8wfIg>'
    'xpT{{qcKc?X|2cR^}qIPo7(qA(np$g-#$CLz5Dm=v$eL{w;#y10}(d6fWmu$?EQ8CHvT}U'
),
    output: packed('<f4',
    'c-jGg0Du3#|3!JCmzwM?5t%A;J-2i5f}ZF7t4CVaQP@*7{GjyY-}RGSh+G$1P*$)$X{Iu=6b|wd%~dLonRa4Qm89%B1dxe=f4(xl'
    'LR*pUPcgg&mwuNs{<oD>Kl0Ce^SaKyy*)m?zP-LYJ3hX?zCJuYzP>y@JG#BTKD<6XzP&vY<wDf'
),
}, name='one_row').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 19]))
input_to_input = Parameter('input_to_input', (F32, [18, 19]), (packed('<f4',
    'c-ouH(7G&PlSg;1(8>Hwe3sJrXV=x+AK$gF|LU?$icc9LemL>PoUh(Cd0PImH2c!y<$Gow?Y!Bn9AnDS==4;A;q~mNb06kBZ!Qy>'
    'tGh*C=!|=oski6+Llv{<Zn(f;8JwWo|6Sy>gtO4>G}Fo6`$}diIG#IjyFYHt)PxHy3>S|~$p5vx+F{?}{7)UR%x4n+-22WW^>yWu'
    '_nQ_qY<c{2)1k}jYFWCQU7p2BY?q%rbHjt}UX@O}?l?bvw9npd&ptc5eRj5cft20eeS2*8fxsTSy?cSeHb90Qh-tfLFIX9f+PBYk'
    'pRL`#-F5&iZGPJ'
) * 6)[:342])
input_to_forget = Parameter('input_to_forget', (F32, [18, 19]), (packed('<f4',
    'c-pfUF+JRy5>&V?U%ye_(E4c1L$`j9+cB$ZH{3OReDsa2z_vHi`wr_e9gMhY{>75vVY^}k-#q=eeCaPSzt~LI#eJP_y~Fmi(A}x6'
    '9QPIatF|3___P0`eUS>sQiVXSh|hug^S^G=K4n?a`F9ILmDmPL-S>BQ3F-gsuWOul+)5+w{ynb0hnG0N*75()bY*jCRbA7ituNZv'
    '%r^KDZuxh|+*=xR*%eJ*HcmOga3%877Nh4Xp3HZzG-Zj}+3mC2XKQD-XCH`Vw{PD*yS+dPh(T;14=lWQ@4h{@`|NBP_5m4oAYcoU'
    '0RVWKckc'
) * 6)[:342])
input_to_cell = Parameter('input_to_cell', (F32, [18, 19]), (packed('<f4',
    'c-oWJyqVA)@|2-8!mHdcLfiUFhO9@5fONm~@rx<7Ov|1huFd-Kw3=%j*9z6smwzo_WBRttHb12QSNRg#a#{VDb5C;~UtpMQ$+M5c'
    'vi<(wiBS)&BlHjHdn;MnYtR1u)qYR#1(ECS*N?F+^sSR>)Yh2ICG_}E-M#{@eNnOJ%P%}%`lvy|<k0*#CfE8y)~5Wrzcco0toiNx'
    'U)fz&t}rc0R(iMip>p>@*F{<Hr?$r&x!%0=Yu0?*>+@6g+U?tCyU)%JMA_Nw+qW0Uw6)s{6x+KOBn*<Uv)gOC53I({*4ED2ZVyll'
    '%mn}gO?KG'
) * 6)[:342])
input_to_output = Parameter('input_to_output', (F32, [18, 19]), (packed('<f4',
    'c-o80eLk!6-LiS}c9ixXv|VAX?WB1>$W)i1|D;p?ru={AcTG=UJ-)-`-<vt68=N?f%Fjwsjp?p_TE6Vx9Br;$&wtN!teO4(z1-wO'
    'r?`&YZ%>Hv-x0To;ZRwE&|IM_ohoq)E4<~puLK^6D@s_S&^ptatv^TP!oJy8j<jDtxqIczg#RwfpC7%kRq=Ya|Fx(6y>h$mGL-In'
    '+MLh4!|~Xzqc6={bADJX*tH_{&W6`B?;kw$TyN2Qmmd$r9^2XNv$eCcv)yO6Zy$)YZ;!35ovoeyp1r$m?e>BM?e+m_AYp4~15~&d'
    'q!uW$7bFe<rR09S'
) * 6)[:342])
recurrent_to_input = Parameter('recurrent_to_input', (F32, [18, 9]), packed('<f4',
    'c-pgdyFKk{`<GulFPTnXeW&{&V#7fWwit8Ms2|hb1mp{eoXkkEocvT-xj$l_3tM{(*TMVtAAZbvdHw#fHE};|>7kix+fU~TvA=ap'
    'YT64cYBnvmEIPHOvA;7eCD=KzSEzYi*+lCt5*KdYK4kg6yHTwF`YC_Y<-teP7W>bZ*%eF|&EduSPG`=%vTF6m<E=0E%eI-kSU6|u'
    'A;(?67jy3rKYYM_-`e{gElNKtx0)<}Gxes^<AuHVjxApBal=`csLsW7(QF3<`}Xaz+Xp1~g4wqFY{7!Iwzm6#z;55(eIVIAwqTZ>'
    'EmRpukS>}5(XUb`'
))
recurrent_to_forget = Parameter('recurrent_to_forget', (F32, [18, 9]), packed('<f4',
    'c-lL-ZAOHqruA{BO`7*_aw#WqeUKI@G(37W#Bj#>=Py4^lXnW><Jx1`J1a&~xv_VJVJU;9^sbO~PJ4VLnPLvoL-VQ6d6qFT_q`M5'
    '#`vGRep}%Ba{YC-910bWIr6^$R=ecfn$W9zy@X@>%zl>JQ>P!}n9Q(6-}AA1LWwzxc0XM-Km2=XOMm})^VIeIyxWz3Mku%4J$~wq'
    'L8j`PNx?4-&z^prdVQ1fWSw_2o5Cs&=be5tgW<&8o~MaVg*&IQJJCh6oy|TQyM1<cw)=qO9$P!ReYX4d?Xv|k?DheLfu!BOJ$r#d'
    'Knal0K6_iRIFQ_HM;FZi7$Z2M'
))
recurrent_to_cell = Parameter('recurrent_to_cell', (F32, [18, 9]), packed('<f4',
    'c-pJ|mmqSHC&*lXStVP<v>D?4Y59MIT5tYKl6`o3S$PCQ$d4aCTIYFf;h1x9&)Mc;f&P>~FAe|AnqkQFDWI{I9-8g1JYA>6w4?Lx'
    '?3ay}&UrTvr3tNUetqtWKvdPj+50RR9tQ^pzkbhiV$G3LC1(y~L>#hSsm5_-W*&$3rQWG@(foBsfcxy#_YN*O^6cuC?n!;6Y0ZTW'
    'f#pALq)c&bk^jP=`grl<iOZY5-BEZr+2_>6om=N`{HRlL^O6p`ulQlQXx?WB1pD>@(Y}3qf#e>bz+NyPD8ARu9wH4<V7G5Cl-{?`'
    '))vg7gJu9f{aYy'
))
recurrent_to_output = Parameter('recurrent_to_output', (F32, [18, 9]), packed('<f4',
    'c-kw^u<!g5badLLto(NCMbq5g1n6GuuIJieDEU(8L$3ChWha|uw_V(D*YB(*NAB(R2%+2U#X{m4wwF2H%sO9A56$}~nmYd7q2N4s'
    'kC51XSLbbky_=MBvaZW<u&6aJf8PFgcG-cb&q_rqNoQi#JpU<X+5A&1qxt4UF5fkQGr!YC^ZeYngeh_c-1#NVGyS)5f3^_6d;9sH'
    '$47Op86I$}o_3{WpVyMw=of4k&h*du{qN=$hq{{=9sF{`7tPrrd6_Pn_u1L)+h=DBq;}ic+3wwIyKkSZ9T3>s?E_IDNuVqU>;=Mo'
    'K;~YMC=l6#<!G-N0P~JPRs'
))
cell_to_input = Parameter('cell_to_input', (F32, [18]), [0.473, -0.278, -0.154, 0.097, -0.443, -0.01, 0.482, -0.437, 0.156, 0.442, -0.289, 0.053, 0.052,
    -0.311, 0.025, -0.466, 0.176, 0.028])
cell_to_forget = Parameter('cell_to_forget', (F32, [18]), [0.251, -0.434, 0.324, 0.333, 0.24, -0.439, 0.249, -0.225, 0.133, 0.055, -0.476, 0.318, -0.332,
    -0.459, -0.161, 0.029, -0.259, 0.372])
cell_to_output = Parameter('cell_to_output', (F32, [18]), [-0.054, 0.222, 0.451, -0.473, -0.336, 0.494, 0.236, 0.138, 0.108, -0.205, -0.314, 0.384, 0.103,
    -0.324, 0.366, -0.178, -0.203, -0.14])
input_bias = Parameter('input_bias', (F32, [18]), [-0.752, 0.692, 0.23, -0.311, 0.303, 0.495, -0.379, 0.672, 0.037, 0.244, -0.595, -0.427, -0.533,
    0.692, 0.636, 0.704, 0.197, 0.586])
forget_bias = Parameter('forget_bias', (F32, [18]), [0.003, -0.54, 0.249, -0.602, -0.452, 0.86, -0.317, 1.0, 0.575, -0.059, -0.872, 0.801, 0.158,
    -0.917, -0.2, -0.506, 0.417, 0.833])
cell_bias = Parameter('cell_bias', (F32, [18]), [0.655, -0.979, -0.153, -0.15, 0.241, 0.593, -0.863, 0.846, 0.206, 0.56, 0.524, -0.787, -0.826,
    -0.659, 0.602, 0.8, -0.814, 0.613])
output_bias = Parameter('output_bias', (F32, [18]), [0.096, 0.699, -0.086, -0.32, -0.815, -0.976, -0.788, 0.1, -0.127, 0.859, -0.326, 0.438, -0.349,
    -0.66, 0.696, 0.749, 0.631, -0.316])
projection = Parameter('projection', (F32, [9, 18]), packed('<f4',
    'c-r$i&oxK#xvX+C-~E6^w=cRKc6$8fPyg8+vwC&&cl>Eq&j`EU8=<NA{P~`k!g=QPrF?1PDM!yMPY$c*JDuT056wK^uODIg9d-MF'
    'u79uVPo-^N6PEs6dFYJX%;}qi<W?RqoXF=t-7;pw@82c;w(mQ$ChMl%v{v|jTY^tSci}|3Xl|Ok_`x*ICp%AV;=R7D?)GMlr?amV'
    'Zavd_bKTs-tRGKtyj|Oyx8;1%%9p~2y3`$QZfsh1E`G!0pGS1pZ91Au7tMD2_U*IVX9q<4_U*N^wcBTFx5w7bW*<msACR*bC<>AX'
    '0w52p6etGLvk#=24w?ZfqgBN'
))
projection_bias = Parameter('projection_bias', (F32, [9]), [-0.269, 0.335, -0.706, 0.061, -0.745, -0.751, 0.753, -0.534, 0.764])
output_state = Input('output_state', (F32, [5, 9]))
cell_state = Input('cell_state', (F32, [5, 18]))
input_norm = Parameter('input_norm', (F32, [18]), [0.367, 0.418, 0.315, 0.376, 0.349, 0.389, 0.25, 0.468, 0.408, 0.286, 0.203, 0.361, 0.247, 0.28,
    0.365, 0.452, 0.404, 0.488])
forget_norm = Parameter('forget_norm', (F32, [18]), [0.132, 0.188, 0.357, 0.286, 0.169, 0.403, 0.196, 0.493, 0.229, 0.234, 0.373, 0.381, 0.487, 0.17,
    0.287, 0.277, 0.49, 0.123])
cell_norm = Parameter('cell_norm', (F32, [18]), [0.326, 0.26, 0.158, 0.242, 0.458, 0.481, 0.148, 0.439, 0.388, 0.213, 0.14, 0.364, 0.25, 0.309,
    0.371, 0.102, 0.207, 0.285])
output_norm = Parameter('output_norm', (F32, [18]), [0.324, 0.395, 0.412, 0.137, 0.358, 0.433, 0.387, 0.32, 0.218, 0.396, 0.342, 0.203, 0.149, 0.2,
    0.297, 0.191, 0.222, 0.454])
scratch = IgnoredOutput('scratch', (F32, [5, 72]))
output_state_out = Output('output_state_out', (F32, [5, 9]))
cell_state_out = Output('cell_state_out', (F32, [5, 18]))
output = Output('output', (F32, [5, 9]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 2.0, 1.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: packed('<f4',
    'c-niKe|k-B>Gciz8BQYkyJj3-cmHs}f*C8mXv*%8e|R?P@p(U{dD9xVwLX3m=F}YUYZ{M!sY}@L(<#LpJiHbyy1(wJThzOZFt^jc'
    'E<4qWT(*BW@q=|Ghrsn8r9U`&`Q|;pAhb~C`Q*h#cPA#S6Y|Xa>hAxwS1Rw=-<T-5)~YipOTQ;+zjvPc`SsF3zJvq4b<Rw8CwKFC'
    'FSO1mddTDI>hFGGTT0DDzHJNZd=s+P`I=U}U4H-Nnux{0lY`ex*M0w+srl%wYKadsTK1+scb;=;2V?Jy=l3t|p3>jaI=f`eZt2Yj'
    'j;nJw|DAYx$J?!^%zxe1J~D$x_xslPi8FpR9XodSp_8%n{Ih!(Z+-QMbxwOyoJh?v{bx2i4;+?o-t(@h{iglieRlTt`|bDd-wP!7'
    '?cZ+;WZT*A+q)mghJw9zcKi45vj@rom4MXR?+3|)6xf3RNN_($*bb=E7N`*_2m}Ct1I&;'
),
    output_state: packed('<f4',
    'c-o8MC@el3@jM~HaM9D}41AS-6MvY#b8(vU&iLrb4{t&=PrJCJgnV<luGwmMRkDALZN?eP-%p=%xL)|pp!+iEZE##ocfyexV}-Ki'
    'fsbPrc6VDp)<{?!^O~cA#c9r|i9TC20|M4;d-Rgw)3OPBlCAdVJbhqqY_RXx4%L3wHEZsx&UyNQf8v^zVRm+QwzhkLgpKV!yZ!s@'
    '?Dm16HIT3c3hvvx56A<uff7I(0Lma(cm'
),
    cell_state: packed('<f4',
    'c-r$iEuFzOZQ?SnfPD-ZOLp|HYuqIe^&w={(`{MPmi+5nm%Hi9RYRw!=bG!bUEbx9|LfPXdEd5t*kqWm|0gLa<x7V0?LE?SO805r'
    'zS^j5p7QvpU-QI2+twIwn|zyRq5i~1=eM)3_s(aSSRi-EeX3_f%JRn_FMQtPTyVwF{rTL#6&wjEzhm4#`+7bUs;is*UgN~_xg0`w'
    'R|*JN|DAaIXNmri$@61=R!nX0v|g%^bl~mE&oaiJC4Mrs#^zq_t~sJCF2(THmi24m;WL)Mk1Y*Ss@-zh_Q!*V)%jO4b)Noyc|Nf='
    'spnVot5q)QbIOjbf77f|cw@%>E4e@a3EzDnF{{5W^RU>#`Lj1n==xJw8}<2b%Rf6iTibnm_wBW{vt!s}XSZjc9S{O}U>Yb1!XR>='
    '-ChviZl8_azI|Y6AaCEEy+G1t-@bi&K~g};y&$$NSQP+vXTP%'
),
    scratch: [],
    output_state_out: packed('<f4',
    'c-mW^?rpa?iBs7*#n;S6;@HlMU(YY7=$W;K!JwdnCHSvsV8!ZlbN^(vPkr#EUtxFudaa+e{_*cGCLa72X?e9VcZ;q2(Q}QxFMT?n'
    '-(I3Rf5Wsn>3<J3E5CR3X3*cFR&g`cZn~qC18@BW5BB#~%!~(4Y_JN`R@6@TFik8YESFnh(RJx3`Gucs_So&;w{O4wK6^Xc{d*w{'
    'yM4A`#$LO9d-p>{tid7xbC6iC'
),
    cell_state_out: packed('<f4',
    'c-pJGa{S-%zX>k{XFJ;Tcl=uT%V@vU`a{d7{NC^XT>kpQ_>FfzJ<O=gUUhcbsXGkI7I%CqpUZyxH<wQ<PwXw0lUaL?tDV!fixOSO'
    'Sjz2t>tOf|<{gVqTky$!T4bUbHPuGXTvfw%m&KINnmZ;hFSh@heP)+lo`X$83fE<|X%F}!ZeLTEceqhupH>{wTE>`pFZJ3oqx)W7'
    'e<ky^m=E+V4Q}2S=Kb&8j&Olg?^B;|iY(S!6M8Y7JIGyd`@(5&<~1Jdl=o%4bm6c0foxvMCGwpsxLMnOYV7Uh<vtzsi^t2ArJbMW'
    'XNSq-8(-J6+)#7*9(PB>_|%IQE{Sg}pU)mC)?wbl^ZDc~b+&!=@jK>NzrI&sw{NfQzP<bGZ0+p!?%Qu?x6d9(?X$Dr2V~jW?gO*z'
    '_JMf&?19oCrrmx!`~5&E`+c^yKz)1n+uDHyZGnaW)!EwY+qVa(&K3Z%Qm?c'
),
    output: packed('<f4',
    'c-mW^?rpa?iBs7*#n;S6;@HlMU(YY7=$W;K!JwdnCHSvsV8!ZlbN^(vPkr#EUtxFudaa+e{_*cGCLa72X?e9VcZ;q2(Q}QxFMT?n'
    '-(I3Rf5Wsn>3<J3E5CR3X3*cFR&g`cZn~qC18@BW5BB#~%!~(4Y_JN`R@6@TFik8YESFnh(RJx3`Gucs_So&;w{O4wK6^Xc{d*w{'
    'yM4A`#$LO9d-p>{tid7xbC6iC'
),
}, name='beyond_blocks').DisableLifeTimeVariation()
