# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# LSTM: every option, alone and together; activations; both states.

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.824, -0.217, -0.407, -0.85, 0.738, 0.369, -0.83, 0.83, -0.585, 0.733, 0.62, -0.734])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.219, 0.06, 0.269, 0.161, 0.154, 0.686, -0.493, 0.944, -0.744, -0.651, 0.537, -0.383])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.771, -0.818, -0.505, 0.73, -0.223, 0.13, 0.192, -0.315, 0.662, 0.279, 0.05, 0.833])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.588, -0.93, -0.569, 0.993, -0.775, 0.182, -0.802, -0.938, 0.622, -0.979, 0.573, 0.659])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.014, 0.358, 0.925, -0.971, -0.84, 0.464, 0.025, 0.591, 0.728, -0.661, -0.841, -0.63, 0.188,
    0.856, -0.277, 0.203])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.671, 0.974, -0.604, 0.893, 0.937, 0.72, 0.404, -0.224, -0.968, 0.495, 0.147, -0.39, -0.258,
    -0.89, -0.278, 0.324])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.886, 0.361, 0.402, -0.336, -0.738, -0.492, 0.981, 0.951, 0.438, 0.515, 0.955, -0.622, -0.201,
    0.944, 0.992, -0.004])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.45, 0.933, 0.852, 0.348, -0.645, 0.769, -0.375, -0.151, 0.778, 0.001, -0.885, -0.658, 0.627,
    -0.893, 0.278, -0.908])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.042, -0.64, 0.769, 0.243])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.089, 0.338, 0.307, 0.977])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.304, -0.735, 0.413, 0.151])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.154, -0.727, 0.287, -0.142])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.381, 1.682, 0.071, -1.2, -1.184, 1.098],
    output_state: [0.926, -0.508, 0.625, -0.982, -0.327, 0.119, 0.072, -0.408],
    cell_state: [-0.332, 0.281, -0.166, 0.504, 0.501, 0.234, -0.565, 0.195],
    scratch: [],
    output_state_out: [0.041640256, 0.0022585117, 0.19721629, 0.5266261, 0.060489863, -0.10684483, 0.22836308, 0.1448162],
    cell_state_out: [0.21389426, 0.036330823, 0.7092781, 0.6415112, 0.1616138, -0.2842082, 0.24457023, 0.19269447],
    output: [0.041640256, 0.0022585117, 0.19721629, 0.5266261, 0.060489863, -0.10684483, 0.22836308, 0.1448162],
}, name='plain').AddVariations('relaxed', 'float16')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.739, -0.456, -0.4, 0.352, 0.562, -0.05, -0.837, 0.867, -0.114, 0.812, -0.71, -0.02])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.568, 0.704, 0.491, 0.406, 0.943, 0.98, -0.432, -0.957, -0.811, -0.243, -0.596, 0.544])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.812, 0.45, -0.39, 0.786, 0.999, 0.979, 0.165, -0.749, 0.966, -0.019, -0.361, -0.6])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.46, -0.84, 0.845, -0.078, -0.837, -0.89, 0.301, -0.297, -0.513, -0.48, 0.917, -0.863])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.431, 0.612, 0.789, 0.035, 0.387, 0.75, 0.542, -0.044, -0.36, 0.939, 0.717, 0.502, -0.514, 0.62,
    0.025, -0.064])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.537, -0.266, 0.765, 0.749, -0.102, 0.65, 0.952, -0.755, 0.104, -0.067, 0.228, -0.97, 0.38,
    -0.802, -0.288, -0.127])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.195, 0.968, -0.871, 0.27, -0.781, 0.02, 0.174, -0.029, -0.85, -0.478, -0.233, 0.673, -0.869,
    0.295, -0.352, 0.161])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.244, -0.381, -0.032, 0.906, -0.613, -0.455, -0.542, -0.959, -0.519, 0.767, 0.227, -0.617, 0.068,
    -0.936, -0.606, -0.291])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.216, 0.814, -0.549, 0.334])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.128, 0.582, 0.185, -0.112])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.965, 0.311, -0.69, 0.898])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.702, -0.731, 0.089, -0.466])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.425, 0.759, -1.603, 0.587, -0.512, 1.061],
    output_state: [0.323, 0.954, -0.41, -0.012, 0.99, 0.214, 0.709, 0.753],
    cell_state: [0.739, 0.545, -0.055, 0.59, -0.988, 0.11, 0.498, -0.352],
    scratch: [],
    output_state_out: [0.035373673, -0.042009473, -0.4403881, 0.40224588, -0.59628826, 0.021635072, 0.0631831,
    -0.024970245],
    cell_state_out: [0.70279413, -0.10326068, -0.6347889, 0.6696303, -0.8745615, 0.5538733, 0.20377198, -0.53014076],
    output: [0.035373673, -0.042009473, -0.4403881, 0.40224588, -0.59628826, 0.021635072, 0.0631831,
    -0.024970245],
}, name='plain_long_form').AddVariations('relaxed', 'float16')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.805, 0.729, 0.828, 0.857, -0.477, -0.739, 0.299, -0.146, 0.367, -0.657, 0.878, 0.527])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.003, 0.502, 0.001, 0.058, -0.878, -0.301, 0.654, -0.259, 0.605, -0.055, 0.393, 0.535])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.455, 0.153, 0.736, 0.016, 0.268, 0.141, 0.957, -0.846, -0.46, -0.101, 0.472, 0.291])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.681, -0.192, -0.152, 0.75, -0.305, 0.188, 0.904, 0.614, 0.505, 0.165, 0.549, -0.671, -0.794,
    0.213, 0.869, -0.576])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.912, -0.819, -0.113, 0.573, -0.08, 0.24, 0.636, -0.767, 0.185, -0.821, 0.157, 0.255, -0.856,
    -0.053, 0.247, -0.257])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.991, 0.696, -0.97, 0.032, 0.679, -0.109, -0.673, 0.077, 0.319, -0.773, -0.206, -0.173, -0.583,
    0.813, 0.271, 0.649])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.147, -0.356, -0.247, -0.129])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.485, -0.81, 0.412, -0.666])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.356, 0.597, 0.065, 0.217])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.687, 0.894, -0.763, -1.946, -0.744, 0.385],
    output_state: [0.535, -0.688, 0.361, -0.428, -0.925, 0.249, 0.423, -0.098],
    cell_state: [-0.246, 0.503, 0.253, -0.17, 0.236, -0.686, -0.467, 0.726],
    scratch: [],
    output_state_out: [-0.00347791, 0.122001186, 0.40314552, -0.1653696, -0.56880623, -0.02749908, -0.06851757,
    0.42171916],
    cell_state_out: [-0.06815011, 0.17238894, 0.49606243, -0.5972906, -0.8923498, -0.07419936, -0.5871919, 0.665544],
    output: [-0.00347791, 0.122001186, 0.40314552, -0.1653696, -0.56880623, -0.02749908, -0.06851757,
    0.42171916],
}, name='coupled').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.923, 0.624, 0.474, -0.199, -0.696, -0.998, -0.049, 0.645, 0.49, 0.807, -0.63, -0.46])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.501, 0.691, 0.22, 0.328, -0.452, 0.208, -0.613, -0.811, 0.216, -0.6, -0.279, -0.179])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.196, -0.115, -0.267, -0.785, 0.428, -0.234, 0.359, 0.018, 0.093, -0.51, -0.609, -0.824])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.774, 0.692, 0.853, -0.533, -0.199, -0.636, -0.961, 0.673, -0.979, 0.76, 0.319, 0.04, 0.04,
    -0.129, -0.538, 0.923])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.7, -0.119, -0.072, 0.6, -0.162, -0.368, 0.567, -0.171, 0.842, 0.282, -0.814, -0.719, -0.889,
    -0.322, 0.379, 0.079])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.721, 0.676, 0.46, 0.372, -0.384, -0.115, 0.975, -0.498, 0.439, 0.174, -0.188, 0.798, -0.148,
    -0.839, -0.204, -0.33])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.014, -0.716, -0.887, 0.337])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.733, -0.703, 0.064, 0.376])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.326, -0.107, 0.984, 0.735])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.036, 0.608, 0.536, 0.031, -1.807, 1.017],
    output_state: [0.117, 0.75, -0.731, 0.637, 0.113, 0.39, -0.679, 0.074],
    cell_state: [0.978, -0.753, -0.794, -0.374, 0.989, 0.422, 0.487, 0.86],
    scratch: [],
    output_state_out: [0.33106416, -0.17665718, -0.27078885, -0.11739534, 0.057861988, 0.011778403, 0.5701583, 0.4240103],
    cell_state_out: [0.9610117, -0.8873083, -0.32382897, -0.38840833, 0.15314873, 0.093180634, 0.899999, 0.73142594],
    output: [0.33106416, -0.17665718, -0.27078885, -0.11739534, 0.057861988, 0.011778403, 0.5701583, 0.4240103],
}, name='coupled_long_form').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.481, -0.217, -0.026, -0.828, 0.57, -0.732, -0.807, 0.131, -0.369, -0.327, 0.029, -0.732])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.125, 0.19, 0.208, 0.477, -0.533, 0.681, -0.4, 0.524, -0.863, 0.594, -0.192, 0.196])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.67, -0.496, 0.32, -0.854, 0.949, -0.988, -0.879, 0.513, -0.139, 0.097, -0.453, 0.067])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.12, -0.509, -0.891, -0.696, -0.841, 0.136, -0.057, 0.408, -0.729, -0.823, 0.324, 0.425])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.181, 0.866, 0.354, 0.904, 0.07, -0.047, 0.692, -0.722, -0.469, -0.803, 0.033, 0.773, 0.391,
    0.652, 0.978, -0.587])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.326, 0.8, 0.453, -0.25, 0.411, -0.677, 0.369, 0.992, -0.978, -0.214, -0.915, 0.815, 0.921,
    0.951, 0.824, 0.866])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.467, 0.119, -0.834, 0.726, 0.464, 0.165, 0.561, -0.941, -0.522, -0.905, 0.051, 0.789, 0.301,
    0.39, -0.575, 0.488])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.97, 0.822, -0.701, -0.763, -0.591, 0.386, -0.838, 0.538, -0.985, -0.993, 0.456, 0.827, -0.056,
    0.81, -0.919, -0.778])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.094, 0.398, 0.8, -0.761])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.127, -0.71, 0.925, 0.932])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.496, -0.323, 0.559, -0.817])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.694, -0.717, 0.705, 0.761])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.776, 0.106, 0.869, -0.178])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.898, 0.726, -0.378, -0.267])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.544, 0.468, 0.596, -0.995])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.746, 0.387, -1.32, 0.381, -1.771, -0.23],
    output_state: [0.243, -0.081, 0.913, 0.675, -0.179, 0.132, 0.701, 0.157],
    cell_state: [0.962, 0.404, -0.06, 0.4, -0.727, -0.098, 0.69, -0.748],
    scratch: [],
    output_state_out: [0.0077736746, 0.12699234, -0.12915096, -0.003924974, 0.27868676, -0.15788227, -0.14657727,
    -0.0187839],
    cell_state_out: [0.012711227, 0.7369126, -0.14169042, -0.12085994, 0.38790208, -0.20026042, -0.25278965,
    -0.23767118],
    output: [0.0077736746, 0.12699234, -0.12915096, -0.003924974, 0.27868676, -0.15788227, -0.14657727,
    -0.0187839],
}, name='peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.308, 0.772, 0.243, 0.956, 0.574, 0.671, 0.624, -0.32, 0.014, -0.022, 0.895, -0.218])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.731, -0.725, -0.591, 0.472, -0.797, -0.402, 0.207, 0.11, -0.779, 0.573, -0.561, 0.009])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.328, -0.267, -0.9, 0.965, -0.948, -0.249, -0.503, 0.669, 0.851, -0.45, -0.972, 0.298])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.788, -0.223, -0.543, -0.775, -0.183, -0.53, -0.352, 0.302, 0.63, 0.602, -0.278, -0.671])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.003, -0.304, 0.85, -0.649, -0.35, -0.714, 0.658, -0.972, 0.732, -0.979, 0.748, 0.353, 0.932,
    0.49, -0.434, -0.753])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.961, -0.366, -0.47, -0.997, -0.504, -0.019, 0.295, -0.821, 0.998, -0.198, 0.257, 0.588, -0.067,
    0.413, -0.823, 0.773])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.203, -0.813, -0.177, -0.699, -0.937, -0.543, 0.699, 0.465, -0.875, 0.735, 0.022, -0.247, 0.227,
    0.124, 0.862, -0.067])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.091, 0.449, 0.958, -0.975, -0.632, 0.913, -0.095, 0.897, 0.083, 0.494, 0.802, -0.925, -0.389,
    0.404, -0.011, -0.435])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.371, 0.074, -0.226, 0.249])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.158, -0.531, -0.353, -0.799])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.899, -0.695, 0.794, 0.966])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.66, -0.504, -0.106, 0.519])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.215, -0.931, -0.648, -0.675])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.919, 0.506, -0.032, -0.275])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.451, 0.66, 0.027, -0.465])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.296, -1.695, 0.946, 1.287, -0.007, -0.819],
    output_state: [-0.26, -0.428, 0.491, 0.441, -0.026, 0.083, 0.566, -0.36],
    cell_state: [0.839, -0.021, 0.99, -0.422, -0.72, -0.842, 0.424, 0.387],
    scratch: [],
    output_state_out: [0.31709236, 0.20555903, -0.110955425, -0.052735686, 0.16128357, 0.028394304, -0.13832913,
    -0.17028663],
    cell_state_out: [0.68453723, 0.42041165, -0.29829168, -0.18414225, 0.18291423, 0.06426317, -0.3604757, -0.2509631],
    output: [0.31709236, 0.20555903, -0.110955425, -0.052735686, 0.16128357, 0.028394304, -0.13832913,
    -0.17028663],
}, name='peephole_long_form').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.82, -0.306, -0.881, -0.695, 0.686, -0.58, -0.993, -0.431, 0.361, -0.926, -0.927, -0.156])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.096, 0.723, 0.101, 0.457, 0.464, 0.937, 0.272, -0.548, 0.041, 0.175, 0.158, 0.434])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.393, -0.661, 0.977, 0.059, 0.814, -0.325, -0.053, -0.405, 0.583, 0.39, -0.37, -0.205])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.633, -0.317, 0.483, -0.042, 0.181, -0.101, 0.745, 0.194, 0.321, -0.365, -0.852, -0.783, -0.288,
    -0.515, -0.836, 0.065])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.73, -0.277, 0.233, -0.897, 0.559, 0.05, 0.82, -0.036, -0.699, 0.374, -0.325, -0.008, 0.749,
    0.469, 0.403, -0.359])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.824, 0.199, -0.73, 0.473, 0.69, -0.489, 0.26, -0.939, 0.981, -0.07, -0.293, 0.242, -0.458, 0.954,
    -0.656, -0.725])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.644, -0.701, 0.359, -0.203])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.607, 0.941, -0.531, 0.861])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.72, 0.574, -0.906, 0.198])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.933, 0.59, -0.073, 0.617])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.982, -0.501, -0.704, -0.157])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.658, -0.386, -0.489, 0.978, 1.209, 0.269],
    output_state: [0.098, 0.547, 0.093, -0.681, 0.926, -0.119, -0.877, -0.597],
    cell_state: [0.668, -0.867, -0.751, -0.879, -0.248, -0.422, -0.905, -0.434],
    scratch: [],
    output_state_out: [0.40737608, -0.026105197, 0.09669462, 0.36071572, 0.27234653, 0.13467588, -0.37074676, 0.37668762],
    cell_state_out: [0.6787027, -0.05642765, 0.49441245, 0.43411234, 0.3326019, 0.16231993, -0.7497227, 0.62914884],
    output: [0.40737608, -0.026105197, 0.09669462, 0.36071572, 0.27234653, 0.13467588, -0.37074676, 0.37668762],
}, name='coupled_peephole').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.319, -0.504, -0.504, -0.482, -0.639, 0.976, 0.673, 0.032, -0.567, 0.319, -0.507, 0.346])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.833, 0.855, 0.28, -0.571, 0.013, -0.245, 0.736, -0.223, 0.773, 0.605, -0.811, 0.599])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.934, 0.369, -0.072, 0.157, 0.246, -0.867, 0.601, 0.814, 0.566, -0.426, -0.036, 0.766])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.56, 0.62, -0.428, 0.474, 0.976, 0.157, -0.099, 0.117, 0.215, -0.99, -0.488, -0.947])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.673, 0.438, -0.058, -0.657, 0.625, -0.791, 0.019, -0.856])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.522, -0.793, 0.787, 0.216, -0.966, 0.705, -0.676, -0.291])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.822, -0.11, -0.021, 0.654, -0.052, -0.613, 0.129, 0.154])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.049, -0.745, -0.634, 0.43, -0.241, 0.643, -0.895, -0.812])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.363, 0.134, 0.122, -0.137])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.547, 0.25, 0.07, 0.795])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.726, -0.851, 0.107, 0.677])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.007, -0.832, -0.313, -0.256])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.978, -0.133, 0.172, -0.101, 0.357, -0.712, 0.429, -0.557])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.731, -0.202, -1.045, -1.851, -0.754, 0.843],
    output_state: [0.286, 0.864, -0.424, -0.813],
    cell_state: [0.66, 0.619, -0.677, -0.869, -0.213, 0.004, 0.123, 0.194],
    scratch: [],
    output_state_out: [-0.17747787, -0.1177399, 0.17898773, -0.38281032],
    cell_state_out: [0.68604535, 0.36789203, -0.60434204, -0.8375064, -0.35929304, -0.93395907, -0.080634736, 0.7809092],
    output: [-0.17747787, -0.1177399, 0.17898773, -0.38281032],
}, name='projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.206, -0.218, -0.596, -0.104, 0.658, 0.231, 0.875, 0.725, 0.313, -0.605, -0.85, 0.031])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.319, 0.412, -0.998, -0.292, -0.765, -0.974, 0.255, 0.537, 0.958, 0.283, -0.914, 0.045])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.424, -0.33, 0.095, -0.613, -0.571, 0.68, 0.935, 0.995, -0.465, 0.525, 0.371, -0.506])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.692, -0.069, 0.506, 0.937, -0.52, 0.437, 0.869, -0.086, -0.658, -0.789, -0.951, -0.353])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.417, -0.597, 0.968, -0.889, 0.265, 0.118, 0.137, 0.005])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.886, -0.294, -0.205, -0.497, 0.524, -0.394, -0.293, 0.991])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.274, 0.805, 0.655, -0.533, -0.168, 1.0, -0.957, 0.989])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.786, 0.296, 0.117, 0.44, 0.361, 0.42, -0.331, -0.648])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.444, -0.315, -0.134, -0.443])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.816, -0.856, 0.811, 0.807])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.758, -0.662, -0.146, 0.46])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.282, -0.212, -0.196, 0.431])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.332, -0.863, -0.493, -0.253, 0.456, -0.793, 0.491, -0.152])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.459, 0.116])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.518, 0.27, -1.832, -1.389, -0.124, -1.047],
    output_state: [-0.67, 0.274, 0.502, -0.682],
    cell_state: [-0.994, -0.527, -0.369, 0.587, 0.283, 0.862, -0.383, -0.925],
    scratch: [],
    output_state_out: [0.45194787, 0.4247223, 0.65011543, 0.051463604],
    cell_state_out: [-0.80706745, -0.46636882, 0.5478673, 0.6176106, -0.24553505, 0.76521677, -0.32893515, -0.8478741],
    output: [0.45194787, 0.4247223, 0.65011543, 0.051463604],
}, name='projection_bias').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.57, 0.081, 0.358, 0.613, -0.418, -0.174, -0.469, -0.974, -0.668, 0.574, -0.771, 0.336])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.584, 0.871, 0.707, -0.232, -0.166, 0.595, -0.863, 0.294, -0.541, -0.516, 0.376, -0.145])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.716, -0.112, -0.995, 0.442, 0.702, 0.694, 0.74, -0.932, -0.553, -0.499, -0.781, -0.202])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.761, 0.506, -0.594, -0.397, 0.883, -0.898, -0.129, 0.002, 0.924, -0.928, 0.116, 0.826])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.13, 0.257, 0.826, -0.033, 0.151, 0.843, 0.739, 0.255, 0.95, -0.105, 0.01, 0.997, 0.048, -0.831,
    0.919, 0.917])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.898, 0.255, -0.488, 0.862, -0.864, 0.233, 0.501, 0.235, 0.459, 0.138, 0.096, 0.759, -0.978,
    0.699, -0.113, 0.219])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.7, 0.338, -0.609, -0.355, 0.971, 0.715, -0.311, -0.895, -0.1, -0.074, 0.231, -0.861, 0.877,
    0.492, 0.906, -0.412])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.193, 0.285, 0.8, 0.083, 0.76, -0.975, 0.096, -0.106, -0.214, -0.917, -0.39, 0.499, 0.019,
    -0.129, 0.032, -0.875])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.123, -0.736, -0.472, -0.191])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.745, -0.251, -0.635, -0.995])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.114, 0.661, 0.433, -0.356])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.998, -0.478, 0.431, 0.677])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.127, 1.207, 0.608, -0.935, 0.654, 0.542],
    output_state: [0.688, 0.803, -0.477, -0.633, -0.455, -0.701, -0.773, 0.646],
    cell_state: [-0.074, -0.278, 0.961, 0.199, -0.025, -0.592, -0.252, -0.933],
    scratch: [],
    output_state_out: [-0.066938385, 0.11177919, 0.07204359, -0.04393649, -0.004404728, -0.17519417, -0.34885785,
    -0.31397396],
    cell_state_out: [-0.15225428, 0.33688405, 0.15819885, -0.06538449, -0.05191617, -0.33352223, -0.4, -0.4],
    output: [-0.066938385, 0.11177919, 0.07204359, -0.04393649, -0.004404728, -0.17519417, -0.34885785,
    -0.31397396],
}, name='cell_clip').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.101, -0.288, -0.287, -0.697, -0.178, 0.861, 0.629, 0.752, 0.28, 0.373, -0.749, -0.913])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.683, -0.288, 0.72, -0.083, -0.446, 0.777, 0.909, -0.121, 0.9, -0.638, 0.836, -0.288])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.545, 0.609, -0.365, -0.034, -0.542, -0.41, -0.247, -0.717, -0.905, 0.033, -0.937, -0.704])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.522, 0.675, 0.447, -0.648, -0.867, -0.019, 0.335, -0.252, 0.602, 0.013, -0.98, -0.4])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.472, 0.694, 0.019, -0.416, -0.505, 0.158, -0.587, -0.806])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.443, 0.43, -0.577, 0.505, -0.457, -0.604, -0.747, 0.945])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.428, 0.842, 0.956, 0.393, 0.387, -0.77, -0.454, -0.018])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.527, -0.74, 0.47, 0.303, 0.455, -0.066, -0.612, 0.778])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.855, -0.4, -0.912, -0.401])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.865, 0.897, 0.054, 0.34])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.703, -0.128, -0.089, 0.166])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.659, 0.081, 0.305, 0.316])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.083, -0.791, -0.993, -0.456, -0.11, 0.963, -0.499, 0.544])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.657, 0.493])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.939, -1.694, -0.779, 0.35, -1.91, 1.845],
    output_state: [0.285, -0.048, 0.768, -0.923],
    cell_state: [0.873, 0.972, 0.308, 0.002, 0.727, -0.678, 0.576, -0.065],
    scratch: [],
    output_state_out: [-0.2, 0.2, -0.2, 0.11734193],
    cell_state_out: [-0.15335268, 1.1206824, 0.10133959, 0.73064303, 0.32517374, -0.21647209, 0.5821244, 0.1414363],
    output: [-0.2, 0.2, -0.2, 0.11734193],
}, name='projection_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.288, -0.148, -0.559, -0.124, 0.578, 0.416, -0.997, -0.67, 0.328, -0.015, -0.547, 0.099])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.213, 0.78, 0.643, -0.67, -0.099, 0.771, -0.305, -0.505, -0.117, -0.584, 0.676, 0.876])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.805, 0.311, -0.091, 0.398, -0.375, -0.957, 0.644, -0.521, -0.8, 0.844, 0.083, 0.932])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.396, -0.138, 0.478, -0.835, 0.957, -0.501, -0.479, -0.511, 0.151, -0.773, -0.529, -0.08])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.407, 0.923, -0.464, 0.96, -0.38, -0.51, -0.039, -0.534, 0.935, 0.979, -0.172, -0.261, -0.876,
    0.053, -0.455, -0.018])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.624, 0.14, 0.101, 0.149, -0.338, -0.512, -0.73, -0.79, 0.756, 0.926, -0.489, -0.571, -0.78,
    -0.584, -0.112, 0.676])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.806, -0.595, -0.209, 0.846, -0.433, -0.254, 0.807, -0.906, -0.055, 0.444, 0.088, 0.758, -0.366,
    -0.568, 0.407, -0.229])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.289, 0.69, 0.19, -0.497, -0.847, 0.745, 0.936, 0.145, -0.392, -0.682, -0.926, 0.303, -0.713,
    -0.205, -0.113, -0.798])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.736, 0.954, 0.605, -0.758])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.345, 0.65, -0.991, -0.574])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.568, 0.302, -0.485, 0.615])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.28, 0.348, 0.918, 0.595])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.691, 0.358, 0.783, 0.653])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.552, 0.316, 0.216, 0.413])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.669, 0.84, 0.766, 0.67])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.599, 0.614, 0.763, 0.776])
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.086, -1.885, 1.877, 1.623, -1.7, 1.547],
    output_state: [0.145, -0.051, -0.108, 0.148, -0.14, 0.405, 0.195, -0.375],
    cell_state: [0.179, 0.381, 0.833, 0.4, 0.503, 0.959, -0.775, 0.011],
    scratch: [],
    output_state_out: [-0.021736553, -0.03516486, -0.1646559, 0.34343413, 0.07839574, 0.18008132, -0.4160286, 0.31881213],
    cell_state_out: [-0.038261365, -0.10426335, -0.20876247, 0.5716139, 0.12648413, 0.5505337, -0.64766, 0.52467674],
    output: [-0.021736553, -0.03516486, -0.1646559, 0.34343413, 0.07839574, 0.18008132, -0.4160286, 0.31881213],
}, name='layer_norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.363, -0.12, 0.514, 0.408, -0.926, 0.105, 0.939, 0.894, -0.757, -0.082, 0.435, 0.086])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.26, 0.669, 0.928, 0.142, -0.601, -0.247, 0.18, -0.257, 0.916, 0.074, -0.639, -0.98])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.739, -0.639, 0.672, 0.218, -0.501, 0.681, -0.787, 0.873, 0.723, -0.63, 0.453, 0.33])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.978, -0.964, 0.595, -0.244, 0.022, -0.238, 0.91, 0.508, -0.209, 0.599, 0.434, 0.79, 0.948,
    0.943, 0.312, 0.629])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.072, 0.912, 0.483, -0.521, 0.518, -0.032, 0.018, 0.86, -0.215, -0.952, -0.383, 0.409, 0.439,
    0.007, -0.98, -0.829])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.566, 0.348, 0.246, -0.404, 0.444, -0.571, 0.392, -0.348, 0.923, 0.126, -0.604, 0.139, 0.945,
    -0.795, 0.53, -0.351])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.077, 0.346, 0.608, 0.559])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.584, 0.701, -0.276, 0.629])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.031, 0.424, 0.189, -0.941])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.884, 0.217, 0.934, 0.598])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.325, 0.341, 0.562, 0.293])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.843, 0.346, 0.554, 0.884])
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.832, 1.598, 0.063, 1.281, 0.208, -1.992],
    output_state: [0.785, 0.98, -0.495, -0.726, -0.976, 0.235, -0.768, 0.151],
    cell_state: [-0.317, -0.038, 0.712, -0.848, 0.835, -0.444, 0.385, 0.252],
    scratch: [],
    output_state_out: [0.13914882, 0.09112009, 0.32862088, -0.12983766, 0.13675676, 0.027845468, 0.15744975, 0.088674605],
    cell_state_out: [0.42208025, 0.17329212, 0.47106293, -0.49507016, 0.5136387, 0.038511176, 0.2854435, 0.5128086],
    output: [0.13914882, 0.09112009, 0.32862088, -0.12983766, 0.13675676, 0.027845468, 0.15744975, 0.088674605],
}, name='coupled_layer_norm').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.485, -0.445, -0.655, 0.331, -0.389, 0.052, 0.442, -0.34, -0.118, 0.155, -0.958, 0.238])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.534, -0.928, -0.994, 0.549, -0.246, -0.163, -0.829, -0.644, -0.391, 0.762, 0.517, -0.336])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.242, 0.598, -0.688, -0.248, -0.559, 0.768, -0.046, 0.605, -0.95, 0.906, -0.72, -0.454])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.083, -0.377, -0.879, 0.99, 0.838, -0.574, 0.628, -0.436, -0.922, 0.443, 0.203, 0.12])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.407, -0.289, 0.021, 0.312, -0.552, -0.049, 0.179, -0.939, -0.47, -0.234, 0.222, 0.503, -0.173,
    0.923, -0.509, -0.01])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.084, -0.13, -0.332, 0.96, -0.425, -0.692, -0.586, 0.06, -0.6, 0.853, 0.12, 0.99, -0.253, -0.754,
    -0.5, 0.852])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.111, 0.318, 0.142, 0.994, -0.956, 0.795, 0.03, -0.968, -0.163, -0.055, 0.466, -0.674, -0.252,
    -0.742, -0.341, 0.094])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.134, -0.999, -0.679, -0.183, -0.589, -0.967, 0.338, 0.131, 0.179, 0.529, -0.65, 0.488, -0.597,
    0.835, -0.722, -0.536])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.861, 0.585, 0.358, -0.914])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.811, -0.28, 0.46, -0.77])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.019, 0.405, -0.677, -0.503])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.908, -0.804, -0.541, 0.846])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.579, -0.672, -0.696, -0.836])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.887, -0.635, 0.491, 0.638])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.432, -0.158, -0.473, 0.801])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.453, 0.889, 0.937, 0.379])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.632, 0.834, 0.718, 0.761])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.25, 0.309, 0.957, 0.844])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.392, 0.812, 0.851, 0.391])
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.755, 1.959, 0.155, 1.759, -1.006, -1.198],
    output_state: [0.503, 0.447, 0.482, -0.113, -0.46, -0.417, 0.723, 0.979],
    cell_state: [-0.013, 0.471, 0.886, 0.787, -0.067, -0.654, -0.086, 0.85],
    scratch: [],
    output_state_out: [0.089041926, -0.10792343, 0.12385704, -0.0013287317, 0.07206912, -0.22151588, 0.08649944,
    0.3570199],
    cell_state_out: [0.2713512, -0.16019654, 0.9154728, -0.0017629049, 0.1912762, -0.35654604, 0.15991145, 0.7829669],
    output: [0.089041926, -0.10792343, 0.12385704, -0.0013287317, 0.07206912, -0.22151588, 0.08649944,
    0.3570199],
}, name='layer_norm_peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.549, 0.437, -0.968, 0.646, 0.205, 0.081, 0.231, 0.401, 0.337, 0.811, 0.235, -0.619])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.685, -0.247, -0.001, -0.621, -0.562, 0.132, -0.108, -0.061, 0.834, -0.891, 0.206, 0.553])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.555, -0.404, -0.138, 0.953, 0.99, 0.893, -0.411, 0.988, -0.479, 0.573, 0.672, 0.205])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.59, -0.079, 0.545, -0.865, -0.834, -0.177, 0.347, -0.835, 0.006, -0.512, 0.121, 0.551])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.229, -0.579, -0.424, 0.111, -0.762, -0.286, -0.112, -0.278])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.908, 0.105, -0.363, -0.699, 0.141, 0.001, -0.761, 0.193])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.575, -0.662, -0.119, -0.713, 0.869, 0.132, -0.183, -0.085])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.394, -0.426, 0.893, -0.422, -0.59, -0.075, -0.152, 0.556])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.997, 0.813, 0.841, 0.191])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.905, 0.064, -0.335, -0.28])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.33, 0.955, 0.905, 0.652])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.104, 0.457, 0.704, -0.739])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.671, -0.06, 0.016, -0.793])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.464, -0.721, 0.842, 0.419])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.178, 0.949, -0.546, -0.097])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.136, -0.266, -0.81, 0.647, -0.527, -0.751, -0.256, -0.153])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.499, 0.76])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.833, 0.888, 0.988, 0.334])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.312, 0.642, 0.719, 0.722])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.243, 0.296, 0.658, 0.371])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.526, 0.636, 0.744, 0.402])
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.379, -1.542, 1.56, -0.663, -0.58, -0.117],
    output_state: [-0.106, 0.75, -0.096, 0.625],
    cell_state: [0.592, 0.02, 0.116, 0.386, -0.102, 0.405, 0.974, 0.423],
    scratch: [],
    output_state_out: [-0.3, 0.3, -0.3, 0.3],
    cell_state_out: [0.11671723, -0.5, 0.5, 0.2803519, -0.11511253, -0.34834552, 0.5, 0.32747182],
    output: [-0.3, 0.3, -0.3, 0.3],
}, name='all')

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.016, -0.141, 0.276, -0.375, 0.086, 0.52, -0.6, 0.067, -0.996, 0.961, -0.177, -0.072])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.125, -0.966, 0.652, 0.101, 0.024, 0.315, -0.826, -0.78, -0.328, -0.066, -0.758, 0.629])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.834, 0.095, -0.113, -0.769, 0.075, 0.706, -0.6, -0.745, -0.212, 0.25, -0.821, 0.808])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.292, 0.461, -0.302, -0.271, -0.994, -0.352, 0.61, 0.75])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.713, -0.344, 0.155, -0.912, 0.96, -1.0, -1.0, 0.51])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.524, -0.096, -0.928, 0.056, -0.685, -0.968, 0.829, -0.329])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.894, 0.961, -0.924, 0.445])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.712, -0.668, 0.717, -0.166])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.965, 0.492, 0.671, 0.845])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.658, 0.294, 0.064, 0.516])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.968, 0.921, 0.578, 0.131])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [0.878, 0.802, 0.061, -0.417, -0.004, -0.566, -0.082, 0.595])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.474, 0.072])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.772, 0.743, 0.389, 0.759])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.251, 0.251, 0.516, 0.771])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.7, 0.577, 0.792, 0.229])
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, input_norm, forget_norm, cell_norm, output_norm).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.407, 0.458, -0.487, 1.679, -1.963, -0.668],
    output_state: [0.453, -0.155, 0.86, 0.583],
    cell_state: [-0.882, -0.093, -0.693, -0.294, -0.152, -0.613, -0.644, 0.263],
    scratch: [],
    output_state_out: [0.25, -0.089844115, 0.21464147, 0.25],
    cell_state_out: [-0.6, 0.2557366, -0.499042, -0.30972835, -0.18809465, -0.28173494, -0.3581332, 0.2728249],
    output: [0.25, -0.089844115, 0.21464147, 0.25],
}, name='coupled_all').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [1, 2]), [-0.43, -0.895])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [1, 2]), [0.556, -0.379])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [1, 2]), [0.111, -0.859])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [1, 2]), [-0.74, 0.511])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [1, 1]), [0.454])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [1, 1]), [0.094])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [1, 1]), [-0.936])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [1, 1]), [-0.725])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [1]), [0.419])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [1]), [0.422])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [1]), [-0.113])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [1]), [-0.779])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [3, 1]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [3, 1]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [3, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [3, 1]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [3, 1]))
output = Output('output', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.762, 1.099, 0.645, -1.172, -0.812, -1.955],
    output_state: [0.26, 0.042, -0.735],
    cell_state: [-0.565, -0.506, 0.901],
    scratch: [],
    output_state_out: [-0.4201022, 0.022164976, 0.309438],
    cell_state_out: [-0.6795861, 0.16986011, 1.4658382],
    output: [-0.4201022, 0.022164976, 0.309438],
}, name='one_cell').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [3, 1]), [0.191, 0.421, -0.137])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [3, 1]), [-0.513, 0.05, 0.645])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [3, 1]), [-0.673, -0.314, -0.361])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [3, 1]), [0.808, -0.811, -0.149])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [3, 3]), [-0.191, 0.855, 0.302, 0.804, -0.947, -0.366, 0.767, -0.216, -0.725])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [3, 3]), [0.273, 0.252, 0.152, 0.736, 0.434, -0.475, 0.675, -0.828, -0.748])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [3, 3]), [-0.654, 0.294, -0.41, -0.6, 0.174, -0.077, 0.994, -0.522, -0.521])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [3, 3]), [-0.167, -0.072, -0.015, 0.19, 0.411, 0.842, 0.74, -0.233, -0.88])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [3]), [0.971, 0.194, -0.442])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [3]), [0.588, -0.778, -0.674])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [3]), [0.1, 0.214, -0.631])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [3]), [-0.691, 0.145, -0.041])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [1, 3]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [1, 3]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [1, 12]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [1, 3]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [1, 3]))
output = Output('output', ('TENSOR_FLOAT32', [1, 3]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.544],
    output_state: [-0.47, 0.769, -0.109],
    cell_state: [0.487, -0.162, 0.582],
    scratch: [],
    output_state_out: [0.18878812, 0.07737638, -0.073436595],
    cell_state_out: [0.9944069, 0.11550661, -0.18406042],
    output: [0.18878812, 0.07737638, -0.073436595],
}, name='one_batch').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [2, 2]), [0.762, -0.109, -0.056, -0.898])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [2, 2]), [-0.317, -0.442, 0.336, 0.512])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [2, 2]), [-0.251, 0.945, 0.915, 0.131])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.366, 0.739, 0.824, 0.016])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [-0.246, 0.704, 0.975, -0.318])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [0.826, -0.843, -0.249, -0.87])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [0.657, 0.08, 0.445, 0.317])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [-0.862, 0.499, 0.888, -0.72])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [2]), [0.838, 0.538])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [2]), [-0.812, 0.608])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [2]), [0.526, 0.875])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [2]), [0.581, 0.433])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 2]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 8]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.208, 0.052, -0.36, -1.028],
    output_state: [-0.177, 0.97, 0.985, 0.053],
    cell_state: [-0.986, 0.294, 0.358, 0.153],
    scratch: [],
    output_state_out: [0.19298036, 0.22580844, 0.09301097, 0.4395563],
    cell_state_out: [0.24892634, 0.5706743, 0.4021976, 0.70647377],
    output: [0.19298036, 0.22580844, 0.09301097, 0.4395563],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.818, -0.805, -0.629, -0.621, -0.425, 0.469, -0.902, -0.991, 0.2, 0.939, 0.711, -0.62])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.944, -0.075, 0.15, 0.523, 0.249, -0.325, -0.026, 0.114, -0.659, -0.25, -0.735, -0.676])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.27, 0.257, -0.774, -0.266, 0.043, -0.449, -0.734, 0.724, -0.944, -0.602, -0.326, 0.323])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.3, 0.026, -0.192, 0.225, 0.354, 0.637, -0.424, -0.053, -0.212, 0.868, -0.756, 0.22])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.832, 0.322, 0.805, 0.647, 0.526, -0.115, -0.976, 0.604, -0.018, 0.327, 0.007, -0.114, 0.163,
    -0.633, -0.853, -0.311])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.922, 0.963, -0.867, -0.144, -0.012, 0.085, 0.792, -0.219, 0.605, 0.731, -0.094, 0.908, 0.417,
    0.766, -0.399, 0.2])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.631, -0.614, -0.006, 0.302, -0.269, 0.69, 0.319, 0.235, -0.28, 0.502, -0.465, 0.513, 0.929,
    0.921, -0.618, 0.314])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.863, -0.866, 0.62, 0.114, -0.519, -0.279, 0.375, -0.803, -0.047, 0.843, 0.623, -0.305, -0.794,
    0.93, -0.908, 0.2])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.456, 0.035, -0.243, -0.121])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.675, 0.417, -0.293, 0.18])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.234, 0.49, 0.256, 0.087])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.671, -0.335, 0.867, -0.926])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.261, 0.623, 0.034, -0.98])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.839, 0.046, -0.929, -0.012])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.506, -0.614, -0.399, -0.494])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.414, -1.345, 0.922, -0.655, -1.758, 1.542],
    output_state: [-0.135, 0.258, 0.321, -0.566, -0.092, 0.129, -0.511, 0.22],
    cell_state: [0.309, -0.98, 0.187, -0.133, 0.916, -0.448, -0.509, -0.811],
    scratch: [],
    output_state_out: [-0.25358176, -0.21787257, -1.0211167, -0.009081188, -0.16262296, -0.1517391, -0.581897,
    -0.20588936],
    cell_state_out: [-0.43856993, -0.5031506, -2.5508802, -0.015759105, -0.33261058, -0.5825084, -2.8317146,
    -0.26291257],
    output: [-0.25358176, -0.21787257, -1.0211167, -0.009081188, -0.16262296, -0.1517391, -0.581897,
    -0.20588936],
}, name='activation_none').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.217, 0.081, -0.728, -0.911, 0.509, -0.18, 0.483, 0.997, 0.398, -0.16, 0.71, -0.625])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.13, -0.685, -0.852, -0.479, 0.743, 0.355, -0.055, -0.35, -0.869, 0.326, 0.413, 0.702])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.441, -0.441, 0.749, -0.576, -0.75, 0.769, 0.685, -0.776, -0.693, -0.235, -0.201, 0.617])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.18, -0.93, -0.296, -0.747, 0.672, 0.143, -0.29, 0.166, 0.533, 0.054, -0.99, 0.381])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.033, -0.399, 0.376, -0.556, 0.384, -0.152, -0.201, -0.473, -0.674, -0.063, -0.293, -0.397,
    -0.284, -0.469, 0.309, 0.39])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.85, 0.399, 0.787, 0.848, -0.886, 0.301, -0.47, 0.373, 0.521, 0.892, -0.993, -0.054, -0.719,
    -0.176, -0.262, -0.639])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.161, -0.444, 0.452, -0.127, 0.631, -0.693, -0.098, -0.418, -0.186, -0.846, -0.23, 0.253, -0.563,
    -0.31, 0.457, -0.717])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.504, 0.557, -0.446, -0.039, -0.225, -0.561, -0.025, 0.659, 0.188, -0.783, 0.265, -0.64, 0.67,
    0.478, -0.649, -0.985])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.944, 0.567, -0.558, -0.008])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.877, -0.928, -0.102, 0.251])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.026, 0.391, 0.384, -0.944])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.93, -0.376, -0.352, -0.318])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.524, 0.88, 0.873, 0.246])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.872, -0.945, 0.64, -0.733])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.938, 0.299, -0.895, 0.028])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.137, -1.515, -1.119, 1.153, -1.784, -1.354],
    output_state: [-0.629, -0.846, 0.754, 0.708, -0.975, -0.474, 0.828, -0.464],
    cell_state: [-0.958, -0.094, -0.745, 0.475, 0.903, 0.22, -0.078, -0.546],
    scratch: [],
    output_state_out: [0.0, 0.0, 0.0003193362, 0.0326329, 1.0169044, 0.0056773946, 0.15716137, 0.0],
    cell_state_out: [-0.09473055, -0.03752188, 0.0017378543, 0.123117425, 1.0648742, 0.039362296, 0.7157434,
    -0.22723639],
    output: [0.0, 0.0, 0.0003193362, 0.0326329, 1.0169044, 0.0056773946, 0.15716137, 0.0],
}, name='activation_relu').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.981, 0.03, 0.937, -0.857, -0.273, 0.876, 0.796, -0.204, -0.066, -0.315, -0.662, 0.12])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.661, 0.729, -0.867, -0.568, 0.368, -0.618, -0.395, -0.299, -0.957, 0.255, 0.085, -0.258])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.227, 0.362, 0.18, -0.3, 0.327, -0.339, -0.815, -0.317, -0.575, -0.901, 0.933, 0.503])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.414, -0.634, -0.096, 0.853, 0.617, -0.861, 0.076, 0.987, 0.399, -0.437, -0.096, 0.127])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.711, -0.185, 0.273, 0.373, -0.267, 0.657, 0.797, 0.469, 0.505, -0.702, -0.707, -0.995, 0.991,
    0.917, 0.422, 0.4])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.383, -0.198, -0.286, -0.87, 0.632, -0.138, -0.441, -0.426, 0.043, -0.748, 0.03, 0.552, -0.151,
    0.694, -0.565, 0.313])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.541, -0.203, -0.674, 0.923, -0.525, 0.229, 0.244, -0.091, -0.139, -0.743, -0.9, 0.834, 0.621,
    -0.771, 0.79, -0.329])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.883, -0.244, 0.898, -0.045, -0.214, 0.858, 0.9, 0.859, -0.829, 0.823, 0.628, 0.535, -0.929,
    -0.157, -0.791, 0.253])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.406, -0.685, -0.499, 0.558])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.799, 0.907, 0.161, -0.222])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.161, 0.168, 0.153, -0.13])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.08, 0.342, -0.549, -0.59])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.502, 0.529, -0.015, 0.217])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.031, 0.926, 0.974, 0.751])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.463, 0.676, -0.25, 0.129])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 2, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [1.064, 1.206, -0.338, -0.932, -1.611, -0.778],
    output_state: [0.383, 0.646, 0.294, -0.625, -0.478, -0.281, 0.184, -0.861],
    cell_state: [-0.647, -0.782, -0.657, 0.78, 0.765, -0.335, 0.103, -0.305],
    scratch: [],
    output_state_out: [-0.4858528, -0.0184018, -0.5349719, 0.1601818, 0.1412813, 0.11990615, 0.045659356, -0.07186775],
    cell_state_out: [-1.1201624, -0.019503642, -0.7674755, 0.84468746, 0.16537625, 0.47181574, 0.5117176, -0.10647453],
    output: [-0.4858528, -0.0184018, -0.5349719, 0.1601818, 0.1412813, 0.11990615, 0.045659356, -0.07186775],
}, name='activation_relu1').AddVariations('float16').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.338, 0.684, 0.436, 0.074, 0.905, -0.979, -0.235, -0.081, 0.158, 0.926, 0.563, 0.593])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.828, 0.876, 0.682, -0.353, 0.418, -0.022, -0.657, 0.302, 0.763, -0.119, -0.703, 0.207])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.949, 0.372, 0.96, 0.739, -0.321, -0.945, 0.382, -0.301, 0.537, 0.23, -0.514, 0.869])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.477, -0.105, -0.371, 0.742, 0.97, 0.257, -0.222, 0.895, -0.604, -0.569, -0.989, 0.332])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.972, -0.912, 0.494, 0.107, 0.283, -0.593, -0.897, -0.879, 0.408, 0.855, 0.339, -0.076, -0.065,
    -0.814, -0.532, 0.444])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.149, 0.727, 0.838, -0.249, -0.072, -0.989, 0.126, 0.176, -0.532, 0.869, -0.019, -0.052, 0.199,
    0.053, 0.536, 0.966])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.355, 0.777, 0.997, 0.288, 0.139, -0.6, -0.942, -0.958, 0.063, -0.347, -0.356, -0.175, 0.948,
    -0.036, 0.191, -0.35])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.357, 0.809, 0.119, -0.417, 0.128, -0.679, -0.501, 0.822, -0.639, -0.738, -0.893, -0.623, -0.358,
    -0.35, -0.294, -0.872])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.927, 0.375, -0.353, -0.783])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.858, -0.027, 0.448, -0.325])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.693, -0.038, 0.742, 0.16])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.71, 0.781, -0.612, -0.579])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.475, 0.894, -0.87, -0.271])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.35, 0.235, 0.36, -0.01])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.017, -0.456, -0.183, 0.702])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [0.67, 0.056, -1.979, -1.368, -1.636, 1.401],
    output_state: [-0.107, -0.518, 0.097, -0.775, 0.808, 0.515, -0.221, -0.913],
    cell_state: [0.576, 0.061, 0.237, -0.463, 0.038, -0.246, -0.234, -0.595],
    scratch: [],
    output_state_out: [0.048897646, 1.0138497, 0.009138754, 0.0, 0.0036203484, 0.0, 0.09950018, 0.0],
    cell_state_out: [0.08160446, 3.4911857, 0.01069773, -0.09198028, 0.005290239, -0.1176425, 0.7012284, -0.131381],
    output: [0.048897646, 1.0138497, 0.009138754, 0.0, 0.0036203484, 0.0, 0.09950018, 0.0],
}, name='activation_relu6').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.716, 0.577, 0.946, -0.796, 0.045, -0.304, 0.592, 0.248, 0.428, 0.774, -0.887, -0.143])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.324, -0.77, 0.046, -0.884, 0.984, -0.359, -0.34, -0.274, -0.645, 0.673, -0.694, 0.938])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.407, 0.096, 0.505, -0.6, 0.579, 0.031, 0.301, -0.775, -0.276, -0.138, -0.329, 0.271])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.758, -0.351, -0.879, -0.753, -0.936, -0.906, -0.035, -0.852, -0.876, -0.737, 0.756, -0.181])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.722, -0.737, 0.66, 0.873, -0.041, -0.387, 0.788, -0.425, 0.988, -0.556, 0.681, -0.046, -0.891,
    0.986, -0.605, 0.569])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.714, 0.877, -0.478, -0.496, 0.956, 0.728, -0.421, 0.415, -0.291, 0.888, 0.261, -0.472, 0.482,
    -0.014, -0.411, 0.975])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.392, 0.277, 0.519, -0.746, -0.548, 0.524, 0.9, 0.048, -0.446, 0.99, -0.264, 0.473, 0.287, 0.798,
    -0.531, 0.29])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.605, -0.794, 0.67, -0.215, -0.359, 0.647, 0.981, -0.84, -0.512, 0.272, -0.129, -0.684, 0.902,
    0.983, -0.903, -0.254])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.457, -0.302, 0.67, 0.859])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.397, -0.138, 0.377, 0.767])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.331, 0.703, -0.1, -0.105])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.501, 0.044, -0.591, -0.609])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.442, 0.808, 0.289, -0.113])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.536, -0.017, -0.711, 0.239])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.756, 0.384, 0.751, -0.589])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-1.19, -0.63, 0.54, 0.653, -1.674, 1.512],
    output_state: [-0.445, -0.79, -0.056, -0.262, -0.238, -0.704, -0.306, -0.85],
    cell_state: [0.511, 0.559, -0.801, -0.853, -0.516, -0.065, 0.678, -0.664],
    scratch: [],
    output_state_out: [0.16425563, 0.27048406, -0.33469933, -0.046298806, -0.20681344, -0.15659878, -0.03101222,
    -0.017505769],
    cell_state_out: [0.32618314, 0.34804034, -0.47932178, -0.22385857, -0.30924955, -0.34419525, -0.03879475,
    -0.3809433],
    output: [0.16425563, 0.27048406, -0.33469933, -0.046298806, -0.20681344, -0.15659878, -0.03101222,
    -0.017505769],
}, name='activation_tanh').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.064, -0.726, -0.159, -0.555, 0.298, -0.282, -0.642, -0.52, -0.694, 0.602, 0.537, -0.916])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.004, -0.658, 0.575, -0.955, -0.282, 0.877, -0.396, -0.169, -0.718, 0.091, 0.489, -0.727])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.422, -0.078, -0.384, 0.104, -0.379, 0.244, 0.234, 0.601, 0.222, -0.754, 0.278, 0.658])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.828, 0.84, 0.349, 0.132, 0.523, 0.673, -0.24, -0.971, 0.768, 0.069, 0.021, -0.077])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.708, 0.786, 0.587, 0.744, 0.264, -0.431, -0.046, 0.054, 0.198, -0.579, -0.736, 0.583, 0.152,
    0.947, 0.909, 0.544])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.123, 0.687, -0.587, 0.357, 0.594, 0.927, -0.104, -0.821, 0.249, -0.31, 0.337, 0.272, 0.421,
    0.403, 0.042, 0.823])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.987, 0.061, 0.453, 0.429, -0.107, -0.216, -0.338, -0.62, 0.564, -0.921, 0.068, -0.338, -0.436,
    -0.21, 0.942, -0.831])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.986, -0.562, 0.87, 0.457, -0.372, -0.015, 0.901, -0.769, -0.574, -0.773, 0.629, 0.713, -0.963,
    -0.673, -0.152, 0.879])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.478, 0.211, 0.452, 0.347])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.084, 0.693, -0.921, 0.121])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.873, 0.332, 0.752, -0.093])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.142, -0.991, -0.641, -0.892])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.916, 0.933, -0.876, -0.773])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.653, -0.407, -0.258, -0.611])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.682, -0.397, 0.16, -0.554])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
scratch = IgnoredOutput('scratch', ('TENSOR_FLOAT32', [2, 16]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 6, 0.0, 0.0).To(scratch, output_state_out, cell_state_out, output)
Example({
    input: [-0.866, -1.863, 0.52, -0.547, -1.088, -1.537],
    output_state: [-0.296, -0.758, 0.627, 0.762, 0.262, 0.502, 0.24, 0.13],
    cell_state: [-0.827, 0.264, -0.091, -0.451, 0.152, 0.14, 0.182, -0.312],
    scratch: [],
    output_state_out: [0.21626975, 0.16659498, 0.5235914, 0.32753655, 0.19044408, 0.06635578, 0.284015, 0.12940899],
    cell_state_out: [0.028124724, 0.3437709, 0.12125285, -0.025537845, 0.62905014, 0.2106587, 0.2259047, -0.07272331],
    output: [0.21626975, 0.16659498, 0.5235914, 0.32753655, 0.19044408, 0.06635578, 0.284015, 0.12940899],
}, name='activation_sigmoid').AddVariations('float16').DisableLifeTimeVariation()
