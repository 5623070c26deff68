# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# UNIDIRECTIONAL_SEQUENCE_LSTM: every option, orders of time, states.

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.061, -0.053, 0.506, 0.969, -0.922, 0.585, 0.201, 0.959, 0.453, -0.044, -0.623, -0.35])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.865, -0.309, 0.98, -0.812, -0.093, 0.745, 0.476, 0.14, 0.547, -0.329, 0.179, -0.092])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.695, -0.332, 0.174, 0.584, 0.893, 0.985, 0.711, 0.366, 0.436, -0.334, 0.183, 0.242])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.498, -0.27, 0.687, 0.971, 0.685, -0.37, 0.773, 0.047, 0.34, 0.121, -0.125, 0.87])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.604, -0.463, -0.4, 0.922, -0.059, -0.547, 0.99, 0.48, 0.081, -0.767, 0.641, -0.493, 0.547,
    0.338, 0.573, -0.646])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.9, 0.511, 0.608, -0.255, 0.221, -0.857, -0.296, 0.85, -0.007, 0.575, -0.411, -0.608, -0.625,
    -0.033, -0.474, 0.818])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.217, 0.934, 0.651, 0.13, 0.32, 0.627, -0.078, -0.768, 0.256, -0.669, 0.764, -0.987, 0.57, -0.937,
    0.139, 0.77])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.744, -0.894, 0.738, 0.925, 0.319, 0.002, -0.065, 0.869, -0.302, 0.79, 0.175, -0.737, 0.841,
    -0.17, -0.417, -0.262])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.201, 0.456, -0.27, 0.977])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.097, -0.073, -0.693, -0.864])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.213, 0.007, 0.854, 0.096])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.719, -0.727, 0.738, 0.715])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.769, 0.035, 1.512, 1.019, 1.686, -0.899, -0.058, 0.935, 0.598, -0.644, -1.584, 1.969, 1.707,
    -1.505, 0.971, -1.183, -0.38, 1.186],
    output_state: [0.164, -0.788, 0.985, -0.967, 0.961, 0.616, -0.043, -0.576],
    cell_state: [0.088, -0.587, 0.87, 0.827, 0.421, -0.256, -0.371, 0.871],
    output: [0.34246024, 0.26454762, 0.8564911, 0.11194756, 0.10239, 0.43507925, 0.6975131, 0.01054701,
    0.1892311, 0.26878646, 0.6706397, 0.09200228, 0.33488175, 0.016389186, -0.04181007, 0.10130061,
    0.6110832, 0.28291374, 0.20000759, -0.18080214, 0.32066253, 0.053755794, 0.1992693, 0.36840752],
}, name='plain_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.3, -0.372, 0.454, 0.882, -0.443, -0.154, -0.655, -0.129, 0.99, 0.701, -0.363, -0.253])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.728, 0.879, -0.006, 0.955, 0.104, 0.234, -0.875, 0.764, -0.507, 0.165, -0.64, -0.636])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.999, 0.856, 0.562, -0.565, -0.482, -0.571, 0.357, 0.99, 0.191, -0.016, -0.299, -0.121])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.03, -0.399, -0.854, 0.498, -0.516, -0.044, -0.279, -0.638, -0.889, -0.504, -0.585, -0.624])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.585, -0.005, -0.121, 0.011, 0.856, 0.219, -0.133, 0.26, 0.626, 0.088, -0.791, 0.417, -0.718,
    -0.396, 0.458, 0.52])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.609, 0.142, -0.067, -0.196, -0.23, -0.656, 0.758, 0.997, -0.747, -0.588, 0.605, 0.35, 0.423,
    0.253, -0.15, -0.24])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.37, -0.044, 0.979, 0.101, 0.151, -0.941, -0.327, -0.073, 0.764, -0.29, 0.495, 0.927, 0.101,
    0.027, -0.667, -0.486])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.043, 0.369, -0.087, 0.37, 0.031, 0.017, -0.498, -0.26, 0.113, 0.661, -0.636, -0.073, 0.757, 0.36,
    0.072, -0.168])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.824, 0.15, -0.144, 0.292])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.736, 0.465, -0.674, -0.746])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.87, 0.503, -0.724, 0.229])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.425, -0.632, -0.362, 0.093])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.976, -0.933, -0.673, -0.434, 1.225, -0.594, -1.28, -1.778, 1.346, 0.809, -1.556, 1.656, 1.597,
    0.304, -1.717, 1.18, -1.272, 1.424],
    output_state: [0.303, -0.831, 0.934, 0.604, -0.78, 0.219, 0.258, -0.179],
    cell_state: [0.215, -0.246, -0.23, -0.314, -0.463, -0.234, 0.389, 0.675],
    output: [-0.03781045, 0.1940511, -0.020616448, -0.26241955, 0.10677128, -0.01771081, 0.07941688,
    0.0026462912, 0.29305312, 0.17460738, -0.3742011, 0.05755245, -0.06368538, -0.11942356,
    -0.1470339, 0.120147094, -0.1442944, 0.34331945, -0.12421353, 0.2610131, -0.24034512,
    -0.21605319, -0.13065664, 0.12852511],
}, name='plain_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.409, 0.052, 0.024, 0.983, -0.896, 0.49, -0.973, -0.556, 0.646, 0.326, 0.225, 0.746])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.411, 0.802, -0.528, 0.395, -0.677, -0.119, 0.944, 0.657, -0.241, -0.991, -0.296, -0.511])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.819, 0.922, -0.324, 0.057, 0.646, -0.608, -0.616, 0.872, -0.195, 0.025, 0.179, -0.208])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.787, -0.477, 0.857, 0.316, 0.464, -0.609, -0.859, -0.268, -0.26, 0.243, 0.01, -0.106, 0.115,
    -0.489, -0.995, -0.193])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.969, -0.036, -0.458, -0.115, -0.748, -0.623, -0.231, -0.302, -0.113, 0.097, 0.99, 0.166, 0.484,
    0.47, -0.661, 0.766])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.113, -0.962, -0.25, -0.39, -0.435, 0.498, 0.891, 0.154, 0.045, 0.322, 0.284, -0.058, -0.685,
    0.368, 0.901, -0.361])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.402, -0.696, 0.183, 0.373])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.118, 0.745, 0.005, -0.326])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.294, 0.511, -0.053, 0.875])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.174, -0.174, -1.735, 0.016, 0.076, -0.759, 1.361, 0.974, 0.288, -0.489, -1.811, 1.265, -0.555,
    1.362, 1.417, 1.7, 1.218, -0.336],
    output_state: [-0.95, -0.539, 0.492, 0.277, -0.558, 0.191, 0.206, -0.095],
    cell_state: [0.955, -0.963, -0.188, 0.112, 0.629, -0.602, -0.716, -0.988],
    output: [0.570116, 0.5669119, 0.17249784, -0.01000827, 0.12649126, 0.103454575, 0.2112304, 0.18749234,
    0.1921676, 0.18237308, 0.34693852, -0.057169735, 0.03729914, -0.0077372096, -0.11577579,
    -0.44645855, 0.13128638, -0.18623547, -0.39332542, -0.43843445, 0.3824438, 0.06913817,
    0.3227466, -0.45779446],
    output_state_out: [0.1921676, 0.18237308, 0.34693852, -0.057169735, 0.3824438, 0.06913817, 0.3227466, -0.45779446],
    cell_state_out: [0.47263208, 0.23873241, 0.8622107, -0.0763953, 0.6921026, 0.09406812, 0.83673304, -0.78103393],
}, name='coupled_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.986, 0.004, -0.437, -0.064, -0.356, 0.247, 0.479, -0.335, 0.719, 0.395, 0.721, -0.609])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.834, -0.425, 0.13, -0.294, 0.181, -0.991, 0.553, 0.269, -0.407, -0.404, 0.415, -0.666])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.454, -0.25, 0.346, -0.223, 0.558, 0.302, -0.178, -0.849, 0.459, 0.718, -0.677, -0.815])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.531, -0.171, -0.411, 0.819, 0.001, 0.548, 0.466, 0.651, -0.709, -0.397, -0.001, 0.759, 0.435,
    0.934, 0.258, -0.949])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.792, -0.284, -0.821, -0.615, 0.739, 0.995, 0.002, 0.196, 0.478, -0.317, -0.02, -0.165, 0.453,
    -0.914, -0.377, 0.256])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.91, 0.011, 0.011, 0.982, -0.552, -0.041, -0.833, -0.633, 0.585, 0.659, 0.192, -0.484, 0.986,
    -0.737, -0.659, 0.054])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.222, -0.144, 0.794, -0.798])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.763, 0.793, 0.028, -0.505])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.92, -0.378, 0.187, 0.67])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.956, -0.483, -1.991, 0.435, -1.675, 1.528, -1.799, 1.927, 1.18, -0.295, -1.756, -0.008, -1.702,
    0.641, 1.02, -1.013, 0.175, 1.727],
    output_state: [0.714, 0.078, -0.242, 0.786, 0.504, -0.644, 0.175, -0.724],
    cell_state: [0.346, -0.547, 0.561, 0.395, -0.717, -0.343, 0.72, -0.252],
    output: [0.28706267, 0.031276964, 0.18644735, 0.59582174, 0.23797111, -0.16089576, 0.500322, -0.60138375,
    0.5030513, 0.28516763, -0.0161074, 0.027475335, 0.42859814, -0.029659042, 0.25114694,
    -0.57631963, 0.57648015, 0.31909892, -0.26715645, -0.013388301, 0.5223722, -0.15946305,
    -0.023878444, -0.14218637],
    output_state_out: [0.57648015, 0.31909892, -0.26715645, -0.013388301, 0.5223722, -0.15946305, -0.023878444,
    -0.14218637],
    cell_state_out: [0.8885751, 0.6022528, -0.39772004, -0.07470177, 0.9043159, -0.2744023, -0.02885536, -0.8342584],
}, name='coupled_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.009, 0.003, -0.755, 0.562, -0.657, 0.686, -0.75, -0.181, -0.105, -0.687, 0.811, 0.941])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.121, 0.295, -0.355, -0.317, 0.872, 0.724, -0.316, -0.101, -0.083, 0.334, -0.132, 0.266])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.011, 0.938, 0.711, 0.351, -0.846, 0.058, 0.896, 0.948, -0.059, 0.276, -0.828, 0.244])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.438, -0.069, 0.236, 0.822, -0.934, -0.5, -0.097, 0.465, -0.356, 0.941, 0.641, 0.396])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.22, 0.676, -0.467, -0.431, 0.661, -0.185, -0.623, -0.703, -0.71, -0.933, -0.581, 0.888, 0.629,
    -0.705, 0.946, 0.179])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.031, 0.112, -0.455, 0.955, 0.858, 0.12, 0.166, 0.18, 0.578, 0.676, -0.395, 0.669, 0.339, 0.364,
    0.427, -0.622])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.46, 0.166, -0.368, -0.316, 0.071, 0.768, 0.167, -0.242, -0.486, -0.133, 0.773, 0.416, -0.972,
    0.707, -0.925, 0.503])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.071, -0.004, 0.255, -0.272, -0.757, 0.577, 0.075, -0.65, 0.236, -0.677, 0.956, 0.392, -0.852,
    0.712, -0.79, 0.164])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.239, -0.354, 0.18, -0.639])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.712, -0.863, -0.896, -0.923])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.392, 0.346, 0.972, -0.636])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.705, -0.821, -0.002, -0.7])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.67, -0.734, 0.32, -0.99])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.073, 0.94, 0.305, -0.952])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.712, -0.714, 0.67, -0.607])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.216, 0.937, -1.277, -0.7, -0.888, 0.038, -1.003, 0.006, -0.882, 1.722, -1.245, -0.624, 0.73,
    -0.734, 0.866, 0.14, -0.626, -0.597],
    output_state: [-0.081, -0.313, -0.46, 0.246, -0.417, 0.679, 0.007, -0.891],
    cell_state: [-0.119, -0.112, 0.505, 0.73, 0.278, -0.205, 0.836, 0.789],
    output: [-0.016899634, -0.0011800497, 0.5195222, 0.011296984, -0.24429138, 0.102910124, -0.06102679,
    -0.030221585, -0.30165458, 0.030610602, -0.2298115, -0.05372521, -0.13087918, 0.5806091,
    0.09105056, 0.18220566, -0.14336188, 0.36472186, 0.11466066, 0.11565124, -0.2712757, 0.16599089,
    0.10148426, 0.009303644],
}, name='peephole_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.652, 0.059, 0.768, -0.463, 0.13, -0.95, -0.467, 0.021, -0.296, 0.793, 0.325, -0.783])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.32, 0.681, 0.626, 0.673, 0.054, 0.462, 0.327, -0.28, -0.055, 0.925, -0.42, 0.957])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.838, 0.336, -0.506, -0.973, 0.288, -0.804, 0.69, -0.462, 0.913, -0.261, 0.39, -0.735])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.006, 0.408, 0.039, -0.95, -0.917, 0.869, 0.879, 0.556, -0.659, 0.124, 0.128, -0.909])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.384, -0.393, -0.057, 0.615, -0.445, -0.219, -0.287, 0.632, -0.606, 0.694, -0.654, -0.018, 0.31,
    -0.614, -0.628, -0.441])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.842, 0.574, 0.243, 0.743, 0.367, -0.907, 0.502, -0.514, -0.241, 0.736, 0.536, -0.973, 0.699,
    -0.352, -0.352, 0.308])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.398, -0.095, 0.351, -0.594, 0.427, -0.718, -0.931, 0.641, -0.757, 0.632, -0.69, -0.087, 0.308,
    0.759, 0.809, -0.284])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.468, 0.992, -0.241, 0.743, -0.8, -0.959, 0.052, -0.591, 0.229, -0.832, 0.441, 0.145, -0.709,
    -0.879, -0.964, -0.634])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.451, 0.153, 0.097, 0.246])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.308, 0.445, -0.039, 0.607])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.44, 0.184, -0.107, -0.589])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.797, 0.92, 0.531, 0.858])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.111, 0.922, -0.759, 0.594])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.225, 0.29, 0.663, 0.511])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.329, -0.341, 0.393, -0.834])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.606, -1.271, -1.301, 1.145, -1.156, 1.468, -1.09, 0.949, 0.088, 0.268, -1.696, -1.171, -1.741,
    1.795, -0.205, 1.582, -1.585, -1.757],
    output_state: [-0.4, -0.46, 0.313, -0.677, -0.385, -0.988, 0.545, -0.496],
    cell_state: [0.888, -0.04, -0.796, 0.437, -0.81, 0.308, 0.793, -0.091],
    output: [0.040613875, -0.17772637, -0.18348402, 0.44708744, -0.10577491, 0.06457037, 0.35985038,
    -0.17774203, 0.21051082, 0.22667009, -0.18013462, 0.13270544, -0.017074006, -0.0006684722,
    0.3410441, 0.109394416, 0.2338071, 0.2545111, -0.30852628, 0.13134614, -0.058723085,
    -0.04599412, 0.5271774, 0.33218846],
}, name='peephole_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.411, 0.535, -0.794, -0.932, 0.888, 0.811, 0.678, 0.464, 0.387, 0.152, -0.141, -0.401])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.78, -0.216, 0.385, -0.59, 0.34, -0.251, -0.144, -0.233, -0.095, -0.44, 0.741, -0.203])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.415, -0.319, 0.18, 0.572, 0.165, 0.406, -0.588, -0.627, 0.295, -0.598, -0.555, -0.985])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.393, -0.41, 0.121, 0.433, 0.77, 0.676, 0.482, 0.978, -0.981, -0.936, -0.305, 0.42, -0.978,
    -0.906, -0.26, 0.906])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.009, -0.84, 0.232, 0.132, -0.121, -0.405, 0.668, -0.102, 0.39, 0.867, 0.95, -0.279, 0.184,
    -0.408, -0.367, -0.291])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.763, 0.71, 0.18, 0.587, 0.142, 0.886, -0.487, -0.901, 0.76, -0.861, -0.663, -0.89, 0.334, -0.036,
    0.451, 0.122])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.052, -0.797, -0.644, -0.453])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.815, 0.699, -0.864, -0.932])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.941, -0.402, 0.867, 0.662])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.36, -0.283, -0.154, 0.97])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.075, 0.233, -0.899, -0.955])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.664, -0.659, 0.979, 0.249, -0.673, 1.076, -1.723, -1.638, -1.848, 0.886, 1.071, 1.073, 1.245,
    -0.015, -1.317, -1.331, -1.471, -1.407],
    output_state: [0.115, -0.719, -0.873, 0.062, 0.923, 0.977, -0.93, 0.696],
    cell_state: [-0.502, 0.191, -0.079, 0.823, 0.806, -0.702, 0.769, -0.613],
    output: [0.010513112, -0.11937852, -0.19722335, 0.06478428, 0.030656751, -0.28401318, -0.14044574,
    0.042890098, 0.035028245, 0.052797142, 0.102657735, 0.4870742, 0.09029497, -0.5180026,
    0.03253334, 0.0072928234, -0.021605391, -0.17562586, 0.026028931, 0.10522626, 0.011490267,
    0.040285565, 0.15449685, 0.30727062],
    output_state_out: [0.035028245, 0.052797142, 0.102657735, 0.4870742, 0.011490267, 0.040285565, 0.15449685, 0.30727062],
    cell_state_out: [0.10543506, 0.3674324, 0.150429, 0.605414, 0.029734502, 0.21656868, 0.29429772, 0.37998122],
}, name='coupled_peephole_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.524, -0.653, -0.227, 0.149, 0.574, -0.327, 0.305, -0.573, -0.39, 0.533, 0.08, -0.104])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.715, -0.913, -0.61, -0.478, -0.336, -0.757, 0.437, 0.228, 0.852, -0.477, -0.276, -0.414])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.279, 0.895, -0.749, -0.435, -0.415, 0.979, -0.747, -0.124, -0.263, -0.772, 0.037, 0.842])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.129, 0.532, 0.118, -0.898, -0.551, 0.131, -0.361, -0.061, 0.885, 0.187, 0.538, 0.959, 0.891,
    -0.648, -0.111, 0.972])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.295, -0.208, 0.327, 0.23, -0.511, 0.205, 0.749, 0.26, 0.806, -0.422, 0.058, -0.409, 0.066,
    -0.286, -0.583, 0.656])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.457, -0.454, 0.293, 0.349, 0.615, 0.149, 0.969, 0.929, -0.865, -0.25, 0.382, 0.717, -0.811,
    -0.601, -0.237, 0.146])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.638, -0.208, 0.616, -0.27])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.795, 0.255, 0.185, -0.479])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.62, -0.459, -0.677, -0.051])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.948, -0.118, 0.637, 0.486])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.238, 0.725, -0.061, -0.037])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.479, 1.724, 0.324, -0.423, -1.198, -1.372, -1.497, -1.319, -0.915, -0.085, -1.273, -0.73, 1.848,
    1.416, -1.084, 1.062, 1.125, 0.759],
    output_state: [0.471, -0.471, 0.878, 0.381, -0.749, -0.075, -0.748, -0.113],
    cell_state: [-0.509, 0.814, -0.474, 0.281, 0.885, -0.777, -0.41, -0.058],
    output: [-0.4312146, -0.025852913, 0.19896269, 0.04943028, 0.45166513, 0.0022122597, -0.467412, 0.22947708,
    -0.08552248, 0.45996496, -0.14830479, 0.3630714, 0.30859417, 0.17722584, -0.2006341, 0.146533,
    -0.528544, 0.06909025, 0.038643476, 0.029916624, -0.2697221, -0.2181214, 0.117004246,
    0.11768736],
    output_state_out: [-0.528544, 0.06909025, 0.038643476, 0.029916624, -0.2697221, -0.2181214, 0.117004246, 0.11768736],
    cell_state_out: [-0.73565054, 0.37215889, 0.16078934, 0.50905734, -0.78279334, -0.350601, 0.6491886, 0.35339558],
}, name='coupled_peephole_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.42, 0.473, 0.468, 0.207, 0.303, -0.223, 0.348, 0.584, -0.002, -0.955, -0.194, -0.621])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.248, 0.263, 0.158, 0.137, -0.032, -0.107, -0.279, 0.212, 0.618, -0.496, -0.137, 0.077])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.307, -0.056, -0.382, -0.522, 0.621, -0.928, -0.529, 0.361, -0.208, -0.558, -0.406, -0.237])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.369, 0.946, -0.042, -0.025, 0.668, -0.13, -0.804, 0.185, 0.307, 0.622, -0.858, 0.568])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.179, -0.19, -0.053, 0.452, -0.172, 0.292, -0.905, -0.345])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.038, 0.5, -0.892, 0.332, -0.023, 0.677, 0.8, 0.44])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.674, -0.798, -0.334, -0.068, -0.515, -0.882, 0.376, 0.453])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.458, 0.415, 0.923, -0.944, -0.613, -0.953, 0.998, 0.207])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.39, 0.505, -0.853, -0.975])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.166, -0.479, 0.427, -0.411])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.019, 0.967, 0.102, 0.376])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.959, -0.034, -0.713, 0.911])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.133, -0.164, 0.106, -0.841, -0.98, -0.332, -0.808, 0.835])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.524, 1.483, -0.244, -0.244, 0.229, -1.355, -0.215, 1.306, -1.19, 1.046, 1.48, -0.038, -1.189,
    -1.764, 1.147, -1.16, 1.597, -1.084],
    output_state: [0.168, -0.742, -0.412, 0.887],
    cell_state: [0.837, -0.922, -0.638, 0.732, 0.865, -0.02, -0.401, 0.159],
    output: [-0.1681441, -0.77944124, -0.18687811, -0.6290317, -0.1493718, -0.93534994, -0.07167893,
    -0.22048922, -0.32402918, 0.5213496, -0.07128596, 0.19243303],
}, name='projection_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.79, -0.23, 0.404, 0.359, 0.934, 0.126, -0.788, 0.379, -0.137, 0.725, -0.972, 0.811])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.9, 0.475, 0.436, 0.474, -0.298, 0.474, -0.534, 0.019, 0.654, 0.673, 0.569, 0.077])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.412, -0.727, -0.625, 0.671, 0.241, -0.927, 0.286, 0.917, -0.88, -0.315, 0.471, 0.016])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.176, -0.208, 0.374, -0.458, 0.057, 0.601, 0.224, -0.669, 0.972, 0.478, -0.659, 0.668])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.211, 0.085, -0.97, 0.849, -0.473, -0.147, -0.15, 0.145])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.705, -0.44, 0.193, -0.018, -0.231, 0.152, -0.886, -0.657])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.181, 0.096, 0.266, -0.028, -0.851, 0.898, 0.986, -0.602])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.597, -0.483, 0.762, 0.707, 0.337, -0.065, 0.863, 0.771])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.433, -0.809, 0.048, 0.421])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.405, -0.677, -0.699, -0.501])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.249, 0.12, -0.692, 0.783])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.524, 0.224, 0.117, 0.094])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.179, 0.879, -0.741, 0.579, 0.776, 0.056, -0.237, -0.152])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.681, 0.596, 0.465, 1.077, 0.657, -0.908, 1.806, 1.657, -0.951, -1.515, -1.154, -1.517, 1.323,
    -0.259, -1.556, 0.029, -0.935, 0.799],
    output_state: [0.777, -0.339, 0.747, 0.008],
    cell_state: [-0.071, 0.149, -0.53, 0.346, 0.346, 0.496, -0.949, -0.749],
    output: [0.6168981, -0.23863466, 0.1571146, 0.17030802, 0.2975964, -0.07944008, 0.15506689, 0.1395995,
    0.18095036, 0.21859409, 0.44444272, 0.10735121],
}, name='projection_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.741, 0.53, 0.336, -0.193, -0.41, -0.454, -0.6, -0.919, 0.545, 0.057, -0.888, 0.815])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.416, 0.502, -0.989, 0.685, -0.058, -0.989, -0.545, 0.229, 0.41, 0.802, 0.902, -0.962])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.243, 0.903, 0.52, -0.707, -0.419, -0.16, -0.116, 0.188, 0.076, 0.92, -0.143, 0.909])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.485, 0.149, 0.803, -0.876, -0.153, -0.716, 0.226, -0.634, 0.65, -0.668, -0.937, -0.124])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.83, -0.327, 0.974, -0.76, -0.324, -0.564, 0.852, -0.663])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.07, 0.3, 0.864, -0.492, -0.612, -0.799, -0.938, 0.248])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.979, -0.185, 0.843, -0.568, -0.732, 0.021, -0.624, 0.792])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.256, -0.801, 0.676, 0.629, -0.256, -0.169, -0.875, 0.415])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.664, -0.418, 0.943, -0.263])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.365, -0.421, -0.527, 0.711])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.072, -0.725, 0.167, 0.364])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.6, -0.341, 0.151, -0.875])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.665, 0.661, -0.67, -0.19, -0.77, 0.576, -0.658, -0.625])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.926, 0.542])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.057, -1.901, -1.599, -0.761, 0.871, -0.111, -1.329, 0.482, 0.641, -1.091, 1.02, -0.488, 1.529,
    -0.348, 0.648, -0.004, 0.629, -1.618],
    output_state: [0.798, 0.447, -0.263, 0.14],
    cell_state: [-0.708, -0.868, -0.565, 0.799, -0.761, -0.769, -0.256, 0.6],
    output: [0.87645465, 0.4483389, 1.0059296, 0.6687723, 1.2644213, 0.926317, 0.8030873, 0.40212438, 1.2033259,
    0.83173496, 0.6972001, 0.33652395],
    output_state_out: [1.2644213, 0.926317, 0.6972001, 0.33652395],
    cell_state_out: [-0.874282, 0.09704537, -0.28060204, -0.20354052, -1.1350511, -0.61494416, -0.14412735, 0.7016758],
}, name='projection_bias_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.517, 0.473, -0.595, -0.769, -0.318, -0.209, 0.14, 0.376, 0.297, 0.932, 0.308, -0.712])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.965, 0.54, -0.835, -0.555, -0.991, -0.774, -0.899, 0.743, 0.352, 0.448, 0.563, 0.824])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.918, -0.398, -0.59, 0.273, -0.969, -0.39, -0.531, -0.907, 0.266, 0.328, 0.554, -0.82])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.635, -0.685, -0.908, -0.129, -0.81, -0.587, 0.741, -0.094, 0.474, 0.211, 0.793, 0.661])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.298, 0.437, -0.91, -0.02, -0.541, 0.742, -0.358, 0.798])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.97, -0.895, -0.373, 0.425, -0.164, 0.421, 0.013, 0.393])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.81, 0.936, -0.313, 0.023, -0.071, 0.878, -0.38, -0.222])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.936, 0.597, -0.438, 0.865, -0.63, 0.256, -0.096, -0.227])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.441, -0.86, 0.886, 0.286])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.623, 0.889, 0.393, -0.868])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.372, 0.853, -0.593, 0.659])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.03, -0.389, -0.501, 0.164])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.909, 0.335, 0.633, 0.841, -0.299, -0.313, -0.468, 0.358])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.494, 0.018])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.893, 0.025, -1.136, -1.984, 1.485, 1.309, -0.434, 0.91, 1.611, -0.973, 0.075, 0.011, 0.194,
    -1.982, -1.736, 1.211, -0.614, 0.476],
    output_state: [0.623, -0.727, -0.125, 0.027],
    cell_state: [-0.969, 0.281, 0.863, -0.973, -0.297, 0.677, 0.227, 0.875],
    output: [0.05443973, 0.12087931, -0.19906448, 0.17659496, -0.4806446, 0.121948555, -0.18260925, 0.13095933,
    -0.55004287, -0.26592547, -0.5741302, 0.11713121],
    output_state_out: [-0.55004287, -0.26592547, -0.5741302, 0.11713121],
    cell_state_out: [0.38864678, 0.5843312, 0.28078797, 0.66698223, 0.23543893, 0.22916433, -0.33885363, 0.37582383],
}, name='projection_bias_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.55, 0.101, -0.924, -0.702, 0.663, 0.083, 0.405, -0.338, 0.259, 0.976, 0.714, -0.388])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.067, 0.074, 0.28, -0.963, 0.722, 0.714, 0.303, -0.636, 0.538, 0.027, 0.427, -0.873])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.045, 0.636, -0.763, 0.438, 0.288, 0.473, -0.549, 0.85, 0.148, 0.917, -0.781, -0.383])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.514, -0.232, -0.423, 0.963, -0.893, 0.302, -0.594, 0.114, 0.848, -0.999, 0.808, -0.884])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.145, 0.641, -0.034, -0.488, -0.1, 0.175, -0.613, 0.404, -0.096, -0.209, 0.053, -0.166, -0.58,
    -0.265, 0.999, 0.838])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.033, 0.202, -0.037, -0.287, 0.986, -0.658, 0.132, -0.584, -0.348, 0.959, -0.94, 0.586, -0.816,
    0.214, 0.81, -0.529])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.509, 0.459, -0.037, 0.739, 0.569, -0.466, -0.246, 0.662, 0.243, 0.504, 0.073, 0.24, 0.725,
    -0.134, 0.611, -0.673])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.778, 0.081, -0.22, -0.131, -0.731, -0.966, -0.306, 0.854, -0.411, 0.204, 0.34, -0.263, -0.131,
    -0.539, 0.618, 0.996])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.455, 0.544, -0.578, -0.083])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.703, -0.678, -0.069, -0.339])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.111, 0.225, -0.881, -0.972])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.555, 0.681, -0.319, -0.268])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.179, -1.641, -1.012, -1.391, 0.652, -0.478, -1.069, -1.569, -0.274, 0.231, 0.041, -1.701,
    -0.434, 0.055, -1.273, 0.507, 1.115, 1.18],
    output_state: [-0.668, -0.689, -0.63, 0.819, 0.837, 0.133, -0.736, 0.999],
    cell_state: [0.061, -0.649, -0.319, -0.143, 0.188, 0.09, -0.733, 0.967],
    output: [-0.07216973, -0.1118263, -0.06633041, -0.17787741, 0.21787687, -0.077850975, -0.02218285,
    -0.33147594, -0.21375322, -0.24614678, -0.16864482, -0.05011248, 0.1369812, 0.25313273,
    -0.023397706, -0.010375089, 0.20081347, -0.09971016, -0.062308285, -0.2437377, 0.016105821,
    0.2173615, -0.09482102, -0.08995675],
}, name='cell_clip_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.269, -0.168, 0.268, -0.59, -0.223, 0.534, 0.144, -0.2, 0.487, -0.128, -0.108, -0.353])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.923, 0.944, -0.672, 0.232, -0.293, 0.654, 0.726, 0.33, -0.094, 0.112, -0.178, -0.734])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.174, 0.647, -0.622, -0.397, 0.631, 0.17, 0.683, 0.555, 0.249, 0.55, -0.541, -0.65])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.168, 0.653, -0.125, -0.704, 0.979, 0.918, -0.496, 0.231, 0.779, -0.377, -0.688, 0.158])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.499, 0.705, -0.172, 0.994, 0.306, 0.721, 0.554, 0.057, -0.078, 0.565, -0.829, -0.515, -0.825,
    0.54, -0.376, -0.577])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.302, 0.694, -0.284, -0.047, -0.518, 0.563, -0.879, 0.849, -0.176, 0.429, -0.276, -0.407, 0.588,
    0.412, 0.221, -0.723])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.871, 0.8, 0.433, -0.534, 0.536, 0.021, 0.073, 0.952, -0.328, 0.985, -0.864, 0.906, 0.05, -0.838,
    -0.509, 0.6])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.481, -0.099, 0.483, -0.113, 0.272, 0.429, -0.058, -0.368, -0.654, -0.396, -0.13, 0.301, 0.921,
    0.439, -0.639, -0.047])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.29, 0.93, 0.48, 0.333])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.611, -0.371, -0.926, -0.554])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.217, -0.278, 0.4, 0.777])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.221, -0.759, 0.813, 0.236])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.4, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.317, -1.67, 1.848, -0.496, -1.952, -1.283, -1.182, -1.462, 0.464, 1.086, -1.162, 0.292, 1.217,
    -1.945, -1.111, 1.873, -0.982, 1.226],
    output_state: [-0.511, -0.94, 0.274, 0.764, 0.655, 0.706, -0.638, -0.996],
    cell_state: [-0.396, -0.143, -0.056, -0.625, -0.345, 0.301, 0.951, -0.957],
    output: [-0.06403847, -0.055776175, -0.09808583, 0.15153866, -0.013001197, -0.025927534, -0.08034352,
    -0.05687986, -0.06807204, -0.1004276, -0.31316894, 0.3228728, -0.11218922, -0.03212231,
    0.12893601, 0.25411525, -0.07770595, -0.0034175643, 0.024151385, 0.27910185, -0.12455551,
    -0.042997736, 0.25871652, 0.20772709],
}, name='cell_clip_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.345, 0.924, -0.861, 0.704, 0.767, -0.443, 0.157, 0.244, -0.162, 0.08, 0.514, 0.425])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.205, 0.732, -0.509, -0.169, 0.084, 0.565, -0.496, 0.492, -0.681, 0.536, 0.409, -0.801])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.707, 0.367, -0.563, -0.198, -0.296, 0.703, -0.982, 0.729, -0.826, -0.396, -0.419, 0.947])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.544, -0.084, 0.316, 0.74, 0.868, 0.669, -0.205, -0.982, -0.041, -0.509, 0.193, -0.281])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.564, -0.894, -0.428, 0.941, 0.884, 0.431, -0.909, 0.894])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.718, 0.019, 0.796, -0.072, -0.574, -0.315, -0.83, -0.4])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.731, 0.663, 0.913, 0.369, 0.722, 0.771, 0.491, -0.769])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.058, -0.615, -0.347, 0.431, -0.119, -0.625, -0.199, 0.12])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.867, 0.834, -0.097, 0.315])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.624, 0.893, -0.355, -0.47])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.492, -0.869, 0.71, -0.976])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.048, 0.22, -0.367, 0.151])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.583, -0.017, -0.847, -0.617, -0.426, 0.877, -0.67, 0.218])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.119, 0.948])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.975, 0.418, 1.215, -0.241, -0.872, 0.014, -0.203, 1.235, 1.937, 0.977, 0.746, 1.315, 1.41, 0.762,
    1.774, -0.884, -0.613, -0.269],
    output_state: [0.368, -0.426, 0.488, 0.685],
    cell_state: [0.46, -0.524, -0.999, 0.343, 0.718, -0.942, -0.976, -0.651],
    output: [0.16004927, 0.2, 0.15472701, 0.2, 0.06409319, 0.2, 0.06643019, 0.2, 0.1339328, 0.2, 0.15315402,
    0.2],
    output_state_out: [0.06409319, 0.2, 0.15315402, 0.2],
    cell_state_out: [-0.13640484, -0.25550365, 0.24658346, 0.2552084, 0.062011085, -0.55195814, 0.20768611, -0.38534296],
}, name='projection_clip_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.506, -0.423, -0.774, -0.74, -0.516, -0.339, -0.28, -0.789, 0.975, -0.457, 0.815, -0.216])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.207, 0.039, -0.266, -0.607, 0.378, 0.148, -0.959, 0.675, -0.965, 0.391, 0.815, -0.06])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.598, 0.435, -0.508, 0.846, -0.592, -0.238, -0.887, 0.937, 0.312, -0.253, -0.347, -0.429])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.533, -0.502, 0.052, -0.002, 0.428, -0.517, -0.934, -0.985, -0.021, 0.389, 0.451, -0.672])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.695, 0.164, -0.484, -0.14, 0.345, -0.16, 0.289, -0.271])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.861, -0.032, -0.35, 0.052, -0.22, 0.199, -0.74, -0.364])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.259, -0.217, 0.019, -0.529, -0.207, 0.59, -0.146, 0.47])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.554, -0.204, 0.262, -0.719, -0.803, -0.937, -0.754, 0.558])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.524, 0.692, 0.235, -0.516])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.451, -0.704, 0.668, -0.831])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.284, 0.48, -0.912, -0.496])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.235, -0.773, -0.288, 0.011])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [0.853, 0.882, 0.087, -0.018, 0.409, -0.619, 0.571, -0.408])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.618, -0.192])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.2, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.129, 1.424, 0.505, 1.44, -0.544, 1.274, -1.155, 1.808, 0.201, 1.268, -1.845, 0.412, -0.046,
    -0.522, 1.203, 1.381, 1.5, 1.941],
    output_state: [-0.634, 0.905, -0.988, -0.818],
    cell_state: [-0.961, -0.042, -0.278, 0.17, -0.941, -0.305, 0.167, 0.101],
    output: [0.2, -0.13364172, 0.2, -0.2, 0.2, 0.1801405, 0.2, -0.2, 0.2, -0.2, 0.2, -0.2],
    output_state_out: [0.2, -0.2, 0.2, -0.2],
    cell_state_out: [-0.18533166, -0.033318177, -0.51601994, -0.28063846, -0.26929843, 0.26242712, -0.33959574,
    -0.45972687],
}, name='projection_clip_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.187, 0.3, -0.924, 0.164, -0.293, 0.316, -0.989, -0.114, 0.988, -0.16, 0.582, 0.531])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.751, -0.9, 0.497, 0.154, -0.137, -0.035, 0.094, -0.59, -0.545, -0.099, -0.999, 0.611])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.438, -0.611, 0.598, -0.666, 0.477, -0.948, 0.762, -0.48, -0.486, -0.106, -0.1, 0.744])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.867, 0.523, 0.848, 0.943, -0.227, 0.187, 0.045, -0.046, -0.3, -0.703, 0.694, 0.742])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.788, -0.652, 0.181, 0.635, -0.903, -0.138, 0.618, 0.251, 0.695, -0.88, 0.037, 0.03, 0.653,
    0.891, -0.76, -0.552])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.06, 0.948, -0.565, -0.782, -0.038, -0.927, -0.325, 0.333, -0.443, 0.493, 0.017, -0.31, 0.421,
    -0.018, -0.974, 0.4])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.447, 0.639, 0.904, 0.53, -0.416, -0.417, 0.123, -0.105, -0.02, -0.903, 0.453, -0.65, -0.311,
    -0.737, -0.063, 0.602])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.526, 0.188, -0.757, 0.181, -0.59, 0.263, 0.575, 0.33, -0.878, -0.981, 0.492, 0.294, 0.074,
    -0.256, 0.5, 0.284])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.102, 0.638, 0.422, 0.503])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.651, -0.143, -0.672, -0.325])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.683, 0.78, -0.503, 0.008])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.838, -0.928, -0.967, -0.379])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.253, 0.693, 0.323, 0.894])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.382, 0.95, 0.341, 0.51])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.237, 0.441, 0.415, 0.421])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.712, 0.463, 0.528, 0.646])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.603, -1.988, 0.794, 1.784, 0.868, 1.846, 0.63, -0.489, 0.879, -0.508, 0.738, 1.096, 1.477,
    -0.048, 1.493, -0.25, 0.846, 0.811],
    output_state: [0.05, -0.867, 0.969, 0.775, 0.347, 0.926, 0.968, -0.918],
    cell_state: [-0.424, 0.897, 0.761, 0.633, 0.444, -0.986, -0.394, 0.236],
    output: [0.043236703, 0.15273012, -0.0624223, 0.18407679, 0.21438818, 0.1267132, -0.040166076, 0.22140221,
    0.30381945, 0.056399934, -0.058539152, 0.17688005, 0.43718365, 0.02964386, -0.08082995,
    -0.023088397, 0.398291, 0.029961014, -0.052334614, 0.10288839, 0.5057495, 0.07085313,
    -0.096780814, 0.2914691],
}, name='layer_norm_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.09, 0.508, -0.716, -0.419, -0.562, 0.646, 0.907, -0.487, -0.038, -0.99, -0.329, 0.189])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.832, 0.155, -0.734, 0.468, -0.002, -0.445, -0.04, 0.462, -0.376, 0.475, 0.925, 0.142])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.022, -0.456, -0.004, 0.702, 0.821, -0.143, -0.046, -0.95, 0.119, 0.265, 0.006, 0.036])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.571, 0.688, -0.241, 0.417, 0.911, -0.33, -0.359, -0.84, -0.012, -0.892, -0.627, -0.794])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.028, -0.808, 0.375, -0.337, -0.288, -0.626, 0.169, -0.726, -0.763, -0.708, -0.844, 0.623, 0.921,
    -0.988, 0.698, 0.0])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.225, -0.102, 0.324, -0.755, 0.963, 0.577, -0.603, -0.632, -0.983, 0.907, -0.108, -0.701, -0.941,
    -0.071, -0.786, 0.219])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.441, 0.283, -0.024, 0.749, 0.15, -0.496, -0.717, 0.511, -0.451, 0.59, -0.623, 0.632, -0.992,
    0.363, 0.705, 0.192])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.13, 0.208, -0.85, 0.079, 0.582, -0.005, 0.134, 0.197, 0.182, 0.295, -0.321, 0.227, 0.537, 0.895,
    0.061, -0.117])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.299, -0.975, 0.885, 0.654])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.309, -0.657, 0.395, -0.145])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.778, 0.802, 0.67, -0.32])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.853, -0.112, 0.167, 0.046])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.607, 0.506, 0.372, 0.302])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.616, 0.36, 0.86, 0.633])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.589, 0.448, 0.816, 0.704])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.682, 0.573, 0.894, 0.983])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.177, 1.034, 0.285, -0.943, 1.652, -0.004, 0.206, 0.149, -0.432, -0.329, -1.933, -0.486, -0.297,
    1.246, -1.037, -0.196, -0.121, -0.317],
    output_state: [0.53, -0.555, 0.488, 0.417, -0.251, -0.402, 0.352, -0.202],
    cell_state: [-0.262, 0.357, -0.2, -0.591, 0.736, -0.92, 0.496, -0.918],
    output: [-0.37663236, 0.19691627, -0.10033672, -0.1571284, 0.057624582, 0.012574619, 0.012575179,
    -0.13225693, -0.5303989, 0.12205446, -0.056794968, 0.039482705, -0.026986297, 0.017862951,
    0.43652847, -0.2888825, -0.6280277, 0.12450374, -0.1087206, 0.042174328, -0.17442912,
    0.03226232, 0.2907347, 0.25649276],
}, name='layer_norm_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.422, -0.295, -0.737, 0.553, -0.872, -0.338, -0.092, 0.053, 0.104, -0.392, -0.308, 1.0])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.184, 0.207, -0.74, 0.43, -0.994, -0.042, -0.388, -0.589, -0.062, -0.101, 0.28, 0.404])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.267, -0.554, 0.785, 0.817, -0.494, -0.328, 0.054, -0.674, 0.88, 0.974, 0.561, -0.442])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.259, 0.147, -0.256, 0.77, 0.439, -0.468, 0.785, 0.92, -0.116, 0.858, -0.748, -0.739, 0.48,
    -0.211, 0.407, -0.68])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.253, 0.875, 0.04, -0.703, 0.318, 0.514, -0.383, -0.893, -0.953, 0.737, 0.848, 0.655, -0.211,
    -0.792, -0.225, 0.703])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.556, 0.994, 0.518, 0.025, 0.883, 0.205, -0.319, 0.052, 0.651, -0.351, -0.007, -0.902, -0.672,
    0.933, -0.818, -0.611])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.182, -0.861, 0.702, -0.675])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.418, 0.968, -0.883, 0.536])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.411, 0.183, -0.032, -0.938])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.789, 0.306, 0.725, 0.204])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.828, 0.609, 0.355, 0.561])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.589, 0.838, 0.363, 0.731])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.256, -1.367, 0.649, 1.188, -1.783, 1.137, -0.529, 0.506, -0.337, -0.396, 0.956, 1.37, -0.535,
    -0.811, -1.062, 1.839, -0.884, 0.371],
    output_state: [0.446, 0.613, 0.396, 0.043, -0.34, -0.593, 0.609, -0.911],
    cell_state: [0.927, 0.721, -0.447, -0.1, -0.466, 0.53, 0.647, -0.688],
    output: [0.23916952, 0.32798582, -0.21957713, -0.019603591, -0.081995785, 0.44497418, -0.281339,
    0.0074651325, 0.066240795, 0.19021541, -0.19701456, 0.0845315, -0.045311224, 0.11127914,
    0.1420673, 0.05651946, 0.04201992, 0.46877092, -0.036239095, -0.03363711, -0.0033405444,
    0.5412523, -0.12082824, -0.016176008],
    output_state_out: [0.066240795, 0.19021541, -0.19701456, 0.0845315, -0.0033405444, 0.5412523, -0.12082824,
    -0.016176008],
    cell_state_out: [0.16044503, 0.44750485, -0.56593746, 0.15656874, -0.013062178, 0.84520924, -0.2958889,
    -0.043252602],
}, name='coupled_layer_norm_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.544, 0.936, 0.322, 0.946, 0.562, 0.253, 0.89, -0.084, -0.644, -0.988, -0.764, 0.808])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.873, 0.07, 0.19, 0.003, 0.116, 0.925, 0.917, 0.628, -0.421, -0.162, -0.319, -0.586])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.786, -0.659, 0.423, 0.133, -0.676, -0.489, 0.807, -0.902, -0.194, -0.408, 0.362, 0.731])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.886, 0.401, 0.173, 0.279, 0.772, -0.578, 0.013, 0.945, -0.078, 0.815, -0.385, -0.68, -0.107,
    0.072, 0.716, -0.799])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.322, -0.413, -0.365, 0.157, 0.024, 0.782, -0.046, 0.824, 0.733, -0.476, -0.46, -0.532, 0.038,
    0.622, 0.184, 0.505])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.351, -0.839, -0.187, -0.076, -0.085, -0.183, 0.707, 0.527, 0.896, -0.759, 0.907, -0.951, -0.409,
    -0.528, 0.499, 0.55])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.147, -0.203, -0.994, -0.574])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.597, -0.975, -0.046, -0.79])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.567, 0.461, -0.286, -0.264])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.289, 0.702, 0.234, 0.639])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.986, 0.461, 0.273, 0.429])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.296, 0.837, 0.883, 0.851])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.175, -1.458, -0.753, 0.886, 0.523, 1.936, -0.22, -0.346, 1.934, -0.2, -1.731, 0.973, 0.019,
    1.939, 1.524, 1.533, 0.324, -1.486],
    output_state: [-0.576, -0.522, 0.751, -0.165, -0.92, 0.893, -0.489, -0.594],
    cell_state: [0.564, -0.123, -0.557, 0.566, 0.351, -0.844, -0.338, -0.622],
    output: [-0.08253838, -0.3689281, -0.061665807, 0.0040899725, -0.012089454, -0.13855867, -0.04428545,
    -0.402405, -0.037805174, -0.15585369, -0.072679885, -0.21949844, 0.03828889, -0.2150403,
    -0.23726344, -0.12739468, -0.07040913, -0.1840832, 0.0045076525, -0.4720949, -0.13214436,
    -0.39066276, 0.080154926, -0.087693796],
    output_state_out: [-0.07040913, -0.1840832, 0.0045076525, -0.4720949, -0.13214436, -0.39066276, 0.080154926,
    -0.087693796],
    cell_state_out: [-0.19153616, -0.48327073, 0.015980793, -0.7472563, -0.3564385, -0.6687331, 0.124172896, -0.6277409],
}, name='coupled_layer_norm_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.782, -0.053, -0.373, 0.282, 0.835, 0.043, -0.572, 0.57, -0.99, -0.888, 0.624, 0.835])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.15, -0.798, 0.719, 0.277, -0.382, 0.01, -0.096, 0.881, -0.244, -0.457, 0.294, 0.645])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.36, -0.694, 0.856, 0.818, 0.615, -0.327, 0.2, -0.492, 0.22, 0.869, -0.959, -0.153])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.783, -0.29, 0.032, 0.993, 0.728, 0.064, 0.392, -0.849, 0.09, -0.359, 0.609, -0.628])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.479, 0.915, -0.376, -0.004, 0.663, 0.707, 0.519, 0.561, -0.067, -0.393, -0.305, 0.851, -0.705,
    0.134, 0.398, 0.192])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.594, -0.595, -0.598, 0.028, -0.632, -0.413, 0.115, -0.284, 0.405, 0.005, 0.445, -0.587, 0.034,
    0.025, -0.397, 0.977])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.861, -0.835, 0.536, -0.399, 0.157, 0.895, -0.236, -0.281, -0.428, -0.075, 0.294, 0.829, 0.556,
    -0.017, 0.252, 0.537])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.193, 0.261, -0.242, -0.047, -0.376, 0.232, -0.857, 0.364, 0.154, -0.453, 0.998, -0.986, -0.364,
    0.488, 0.343, -0.261])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.987, -0.242, 0.322, 0.001])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.996, 0.551, -0.739, -0.584])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.578, -0.069, -0.982, 0.679])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.593, 0.711, 0.999, -0.283])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.283, 0.821, 0.317, -0.93])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.094, 0.472, -0.95, 0.895])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.479, -0.967, -0.411, 0.913])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.393, 0.803, 0.778, 0.735])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.858, 0.336, 0.649, 0.249])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.709, 0.834, 0.753, 0.99])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.384, 0.61, 0.495, 0.287])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [0.621, 0.727, 0.536, 1.766, 1.956, -1.549, 0.823, 1.898, -1.006, 0.049, 0.065, -1.029, -1.522,
    1.409, -1.439, 0.687, -0.242, 0.79],
    output_state: [-0.073, -0.491, -0.12, -0.84, 0.068, -0.684, -0.591, -0.317],
    cell_state: [-0.426, 0.388, -0.761, 0.388, 0.85, 0.209, -0.752, 0.633],
    output: [0.03947337, 0.25029123, -0.43505046, 0.030970944, -0.12904459, 0.4076044, -0.3098591, 0.107030146,
    -0.14382792, 0.41533744, -0.31024194, 0.11264566, 0.039135594, 0.11776716, -0.5200514,
    0.24012251, -0.10074768, 0.16779074, -0.24405292, 0.05099549, -0.16954882, 0.23697892,
    -0.4847088, 0.31477636],
}, name='layer_norm_peephole_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.259, 0.931, 0.823, -0.385, 0.44, 0.293, 0.113, -0.858, 0.016, 0.934, 0.508, -0.402])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.173, -0.032, 0.108, 0.062, -0.675, -0.529, -0.581, -0.815, -0.744, 0.059, -0.752, 0.117])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.768, 0.023, 0.37, 0.602, 0.44, -0.741, 0.465, 0.749, 0.489, 0.974, 0.42, -0.26])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.146, 0.256, 0.035, 0.595, -0.903, 0.799, -0.299, 0.704, 0.752, 0.227, -0.237, 0.543])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.34, 0.05, 0.302, 0.794, 0.534, 0.532, -0.9, 0.711, 0.253, 0.931, -0.532, -0.121, 0.079, -0.054,
    -0.863, -0.349])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.997, 0.263, -0.371, 0.961, -0.45, 0.56, 0.859, -0.472, -0.057, -0.856, -0.442, 0.797, 0.866,
    0.835, -0.237, 0.429])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.733, 0.305, 0.876, 0.03, -0.186, -0.614, 0.356, -0.388, -0.462, 0.083, 0.049, 0.126, 0.206,
    -0.466, 0.091, -0.447])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.966, -0.399, -0.543, -0.22, -0.788, -0.407, -0.092, 0.545, 0.548, 0.52, -0.731, -0.967, 0.122,
    -0.004, -0.584, -0.532])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.797, -0.714, 0.277, -0.616])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.787, -0.027, -0.341, 0.886])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.446, 0.781, 0.164, 0.142])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.764, -0.736, 0.318, 0.433])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.424, -0.863, 0.351, 0.959])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.983, -0.934, -0.84, -0.377])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.29, 0.215, 0.619, -0.281])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.261, 0.77, 0.617, 0.25])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.929, 0.383, 0.536, 0.954])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.55, 0.624, 0.947, 0.975])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.313, 0.438, 0.351, 0.356])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.266, 1.218, 0.226, -1.619, 0.309, 0.029, -1.289, -1.546, -0.192, 1.966, -1.186, -0.879, -1.95,
    1.377, -1.259, -1.516, 1.835, 0.56],
    output_state: [-0.408, 0.638, 0.41, 0.632, 0.774, -0.09, -0.703, 0.88],
    cell_state: [0.432, 0.297, 0.835, 0.182, -0.944, 0.483, -0.296, 0.953],
    output: [-0.14485408, -0.112204365, 0.3949892, -0.120214514, -0.2947363, -0.17856967, 0.0876327, 0.12420413,
    -0.099843144, -0.16654406, -0.16801983, -0.27108163, -0.28639677, -0.19461395, -0.29138508,
    0.20568839, -0.29331625, -0.054423075, -0.3053059, -0.20560516, -0.37107414, -0.17806177,
    -0.13906874, -0.04052147],
}, name='layer_norm_peephole_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.815, -0.303, 0.868, 0.529, 0.04, -0.899, 0.511, 0.56, 0.26, 0.539, 0.732, -0.157])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.944, -0.835, 0.865, -0.925, -0.157, -0.623, 0.651, -0.262, -0.397, -0.333, -0.038, -0.881])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.057, -0.353, -0.288, -0.323, -0.396, 0.025, -0.317, 0.093, 0.43, 0.994, 0.332, -0.265])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.067, 0.203, 0.103, 0.752, 0.191, -0.449, -0.424, 0.565, 0.953, 0.15, -0.677, -0.246])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.899, -0.26, 0.549, -0.79, -0.018, -0.421, -0.767, 0.902])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.51, 0.008, 0.071, 0.898, -0.925, -0.239, 0.518, 0.292])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.061, 0.893, 0.159, -0.3, 0.054, -0.528, -0.275, -0.017])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.456, 0.358, -0.002, 0.09, 0.632, -0.943, -0.198, -0.967])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.251, 0.27, 0.344, 0.46])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.95, -0.747, 0.203, -0.008])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.439, 0.729, -0.196, 0.106])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.01, 0.87, 0.77, -0.798])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.342, -0.739, 0.736, -0.694])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.048, 0.59, -0.202, 0.765])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.64, -0.535, -0.486, 0.776])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.303, 0.252, -0.486, -0.612, 0.614, -0.133, -0.626, -0.921])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.157, -0.865])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.675, 0.832, 0.6, 0.682])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.572, 0.573, 0.544, 0.505])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.885, 0.925, 0.588, 0.324])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.818, 0.748, 0.892, 0.753])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.16, 1.501, 1.441, 0.936, -1.186, -1.195, 1.942, 0.206, 0.262, -1.489, 1.154, 1.203, -0.566,
    1.874, 0.207, 1.412, -0.731, -0.111],
    output_state: [0.709, 0.095, 0.672, 0.999],
    cell_state: [0.218, -0.842, 0.51, 0.654, 0.093, 0.37, -0.127, -0.175],
    output: [-0.3, -0.3, -0.3, -0.3, -0.3, -0.3, -0.26803318, -0.3, -0.3, -0.3, -0.3, -0.3],
    output_state_out: [-0.3, -0.3, -0.3, -0.3],
    cell_state_out: [-0.04999686, -0.031589948, -0.4551851, 0.5, -0.10359912, 0.1317605, -0.06857088, 0.40549377],
}, name='all_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.628, 0.212, 0.624, 0.642, -0.89, -0.555, -0.342, -0.098, 0.759, -0.769, 0.373, -0.574])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.089, -0.163, 0.72, 0.646, 0.69, -0.363, 0.593, 0.958, -0.952, -0.373, 0.97, 0.772])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.727, 0.785, 0.813, 0.115, -0.145, 0.727, -0.997, -0.125, -0.004, 0.004, -0.454, 0.189])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.698, 0.048, -0.245, -0.169, 0.289, 0.678, -0.871, -0.95, -0.84, -0.338, -0.43, -0.859])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.622, 0.685, -0.388, 0.807, -0.779, -0.525, 0.586, 0.191])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.73, -0.654, 0.626, 0.428, 0.633, 0.776, -0.975, 0.752])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.701, 0.197, -0.302, -0.379, 0.98, 0.504, -0.67, 0.628])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.835, -0.552, -0.144, -0.313, 0.409, 0.537, 0.556, -0.193])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.332, 0.039, -0.286, 0.812])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.154, 0.593, -0.408, 0.221])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.273, -0.3, -0.477, -0.788])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.478, -0.628, -0.865, -0.218])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.683, 0.707, -0.022, 0.517])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.396, 0.172, 0.677, 0.54])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.34, -0.897, -0.688, -0.426])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [0.664, -0.906, -0.164, 0.036, -0.275, -0.001, -0.382, -0.034])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.715, 0.637])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [4]), [0.93, 0.27, 0.824, 0.603])
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.356, 0.58, 0.34, 0.23])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.999, 0.279, 0.958, 0.916])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.923, 0.45, 0.587, 0.768])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.5, 0.3, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-0.101, 1.874, -1.287, -1.852, 0.838, 0.01, -1.452, 1.211, -1.679, 1.777, -0.008, 0.849, 1.826,
    -0.239, 1.842, -0.004, -0.105, 0.777],
    output_state: [-0.965, -0.823, 0.088, 0.366],
    cell_state: [0.917, -0.285, -0.052, 0.075, 0.324, -0.394, 0.333, 0.93],
    output: [-0.3, 0.3, -0.3, 0.3, -0.3, 0.3, -0.3, 0.3, -0.3, 0.3, -0.3, 0.3],
    output_state_out: [-0.3, 0.3, -0.3, 0.3],
    cell_state_out: [0.19589981, 0.072535455, -0.3049089, 0.45118228, -0.109473206, 0.081101105, -0.36283025, 0.5],
}, name='all_time_major')

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.796, 0.951, 0.853, 0.277, -0.142, 0.145, 0.089, -0.38, 0.974, 0.487, 0.816, -0.045])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.726, 0.095, 0.575, -0.164, -0.761, 0.404, -0.177, 0.449, 0.847, 0.604, -0.115, 0.788])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.155, -0.899, -0.169, -0.354, 0.041, 0.178, -0.956, 0.662, 0.54, -0.437, -0.263, 0.407])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.054, 0.827, -0.992, -0.395, -0.175, -0.511, 0.972, -0.061])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.459, -0.817, -0.869, 0.996, 0.424, 0.97, 0.997, -0.644])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.343, -0.278, -0.86, -0.046, -0.072, -0.818, -0.602, 0.948])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.563, 0.058, 0.22, 0.877])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.974, -0.106, 0.611, 0.816])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.383, -0.069, -0.063, -0.222])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.515, -0.564, -0.843, -0.402])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.927, -0.781, 0.248, -0.752])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [-0.06, 0.31, -0.947, -0.23, 0.439, -0.006, 0.066, -0.15])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [-0.008, -0.354])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.853, 0.715, 0.988, 0.579])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.992, 0.609, 0.708, 0.799])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.28, 0.206, 0.751, 0.861])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-0.288, -0.635, -1.199, 1.866, -1.563, 0.248, 0.996, 1.17, -1.095, -1.216, 1.648, 0.283, 1.156,
    -1.617, 1.877, -0.271, 0.191, -1.362],
    output_state: [0.929, -0.756, 0.508, -0.009],
    cell_state: [-0.18, 0.363, -0.81, -0.832, 0.019, 0.413, 0.397, -0.451],
    output: [0.25, -0.25, 0.100758985, -0.25, 0.17338647, -0.25, -0.035860583, -0.25, -0.020244375, -0.25,
    0.16797645, -0.25],
}, name='coupled_all_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.202, 0.131, 0.321, 0.467, 0.01, 0.13, 0.073, 0.594, 0.243, -0.771, -0.694, 0.851])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.411, -0.099, -0.187, 0.831, 0.007, 0.581, -0.984, -0.624, 0.992, 0.207, -0.591, 0.061])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.6, -0.353, -0.796, -0.965, -0.886, -0.054, -0.468, 0.497, 0.983, 0.591, -0.748, -0.858])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.819, -0.088, -0.211, -0.598, 0.656, 0.577, -0.275, -0.064])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.795, -0.658, -0.598, -0.166, 0.191, 0.188, -0.079, -0.902])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.182, -0.03, -0.984, -0.642, 0.056, -0.919, -0.703, -0.665])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.737, 0.358, -0.676, -0.506])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.069, 0.203, -0.249, 0.569])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [0]), None)
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.232, -0.466, -0.895, 0.567])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.712, -0.802, -0.758, 0.257])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.023, -0.352, 0.117, 0.444])
projection = Parameter('projection', ('TENSOR_FLOAT32', [2, 4]), [0.962, -0.562, -0.527, 0.664, -0.934, -0.177, -0.323, -0.773])
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [2]), [0.938, -0.204])
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [4]), [0.849, 0.693, 0.695, 0.337])
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [4]), [0.414, 0.801, 0.365, 0.215])
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [4]), [0.366, 0.385, 0.59, 0.502])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.6, 0.25, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.833, 1.434, -0.766, -0.294, -0.422, -0.812, 1.819, -0.644, 1.362, 1.463, -0.363, 1.05, 1.165,
    -1.748, -1.639, -1.177, 0.473, -1.217],
    output_state: [0.581, 0.04, -0.279, 0.87],
    cell_state: [0.367, 0.711, 0.921, 0.061, -0.117, -0.008, -0.596, 0.873],
    output: [0.25, -0.25, 0.25, -0.25, 0.25, -0.25, 0.25, -0.25, 0.25, -0.25, 0.25, -0.25],
}, name='coupled_all_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [1, 2]), [-0.522, -0.067])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [1, 2]), [0.819, 0.226])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [1, 2]), [0.36, 0.835])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [1, 2]), [0.963, 0.876])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [1, 1]), [-0.55])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [1, 1]), [0.555])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [1, 1]), [0.247])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [1, 1]), [-0.707])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [1]), [0.247])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [1]), [0.815])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [1]), [-0.542])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [1]), [-0.95])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [3, 1]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [3, 1]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 3, 1]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [3, 1]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [-1.453, -0.558, 1.219, 1.704, -1.737, 0.491, -0.622, -0.225, -0.598, 0.836, -0.123, -1.792, 1.722,
    -0.765, -1.823, -1.188, 1.409, 1.107],
    output_state: [0.84, 0.034, -0.71],
    cell_state: [0.23, 0.571, -0.461],
    output: [-0.0130404765, -0.060305916, -0.049773112, -0.021177756, -0.041167863, -0.040029723, -0.36872658,
    -0.022102935, -0.4325592],
    output_state_out: [-0.049773112, -0.040029723, -0.4325592],
    cell_state_out: [-0.5191699, -0.6683985, -0.6042396],
}, name='one_cell_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [1, 2]), [-0.028, 0.817])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [1, 2]), [-0.555, 0.952])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [1, 2]), [-0.455, -0.034])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [1, 2]), [0.492, 0.362])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [1, 1]), [-0.606])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [1, 1]), [-0.567])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [1, 1]), [0.085])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [1, 1]), [0.115])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [1]), [0.5])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [1]), [-0.109])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [1]), [-0.562])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [1]), [-0.32])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [3, 1]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [3, 1]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 3, 1]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [3, 1]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.831, -1.289, -1.499, 1.312, -0.076, -1.488, 0.041, -1.991, 1.213, -1.421, 0.245, 1.828, 0.175,
    0.986, -0.204, -1.389, -0.866, 0.157],
    output_state: [0.543, -0.24, -0.026],
    cell_state: [0.393, 0.465, 0.891],
    output: [-0.06540844, 0.15184018, 0.00541372, -0.03635339, -0.08775114, -0.3003052, -0.26929682,
    -0.052866492, -0.14921707],
    output_state_out: [-0.26929682, -0.052866492, -0.14921707],
    cell_state_out: [-0.5605915, -0.18953438, -0.4934273],
}, name='one_cell_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 1]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [3, 1]), [-0.953, 0.735, 0.826])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [3, 1]), [-0.433, -0.765, 0.375])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [3, 1]), [-0.025, 0.888, 0.123])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [3, 1]), [0.688, -0.469, 0.641])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [3, 3]), [-0.51, 0.729, -0.441, -0.81, 0.027, -0.74, 0.133, 0.197, 0.586])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [3, 3]), [0.078, -0.214, 0.147, -0.222, -0.981, 0.854, 0.532, -0.236, -0.54])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [3, 3]), [-0.898, -0.861, 0.401, -0.418, -0.256, -0.324, 0.184, 0.716, 0.315])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [3, 3]), [0.779, -0.683, 0.946, -0.41, -0.552, 0.313, 0.464, 0.621, -0.894])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [3]), [-0.25, -0.933, -0.756])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [3]), [0.004, 0.496, -0.032])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [3]), [-0.96, -0.651, -0.721])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [3]), [0.801, -0.56, 0.311])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [1, 3]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [1, 3]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [1.601, 0.784, 0.667],
    output_state: [-0.759, 0.684, -0.779],
    cell_state: [-0.988, -0.339, 0.536],
    output: [-0.27214947, 0.09126761, 0.09902526, -0.30929103, 0.101757474, -0.12660074, -0.2770431, 0.06008725,
    -0.22944053],
}, name='one_batch_batch_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 1]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [3, 1]), [-0.935, 0.162, -0.81])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [3, 1]), [0.463, -0.342, -0.35])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [3, 1]), [0.121, 0.893, 0.632])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [3, 1]), [-0.618, -0.927, -0.684])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [3, 3]), [0.303, -0.562, -0.876, 0.976, 0.203, -0.265, -0.808, 0.844, -0.883])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [3, 3]), [0.759, -0.193, 0.796, 0.425, 0.915, -0.1, 0.712, -0.566, -0.593])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [3, 3]), [0.556, -0.871, -0.703, 0.422, -0.418, 0.967, 0.847, 0.348, -0.175])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [3, 3]), [0.113, 0.099, -0.144, -0.249, -0.982, -0.424, -0.775, -0.88, -0.714])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [3]), [0.546, 0.591, -0.295])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [3]), [0.185, 0.117, -0.684])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [3]), [-0.518, -0.009, -0.338])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [3]), [-0.618, -0.457, -0.138])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [1, 3]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [1, 3]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.002, -1.924, 1.409],
    output_state: [0.421, -0.939, 0.443],
    cell_state: [0.219, -0.198, 0.585],
    output: [0.10516958, -0.019852959, 0.08121813, -0.2880322, -0.3979076, -0.40589038, -0.04193634, 0.0678035,
    -0.05259422],
}, name='one_batch_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [2, 2]), [-0.689, -0.325, -0.499, 0.316])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [2, 2]), [0.691, -0.295, 0.263, 0.865])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [2, 2]), [0.088, -0.267, -0.667, 0.526])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.575, 0.114, -0.816, -0.674])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [-0.933, -0.695, -0.715, 0.972])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [-0.104, 0.591, -0.025, -0.411])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [-0.526, -0.365, 0.458, 0.943])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.91, -0.146, -0.87, -0.491])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [2]), [-0.661, -0.654])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [2]), [0.27, 0.918])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [2]), [0.727, -0.225])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [2]), [0.115, 0.089])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 2]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, False, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.418, 0.43, 1.528, 0.406, -0.644, 1.136, -1.117, 1.824, 1.831, -1.423, 0.136, -1.479],
    output_state: [0.306, -0.213, 0.841, -0.658],
    cell_state: [0.505, 0.131, -0.897, -0.076],
    output: [0.32391554, -0.0020493108, 0.2942675, -0.020747367, 0.1096875, 0.08297531, -0.112632066, 0.0681219,
    0.008189822, -0.009401092, 0.17480221, -0.1392562],
    output_state_out: [0.1096875, 0.08297531, 0.17480221, -0.1392562],
    cell_state_out: [0.20749551, 0.20939505, 0.3584627, -0.19433126],
}, name='square_batch_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [2, 2]), [0.321, -0.366, -0.476, 0.779])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [2, 2]), [0.252, 0.587, 0.826, -0.09])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [2, 2]), [0.506, -0.161, 0.44, -0.484])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [2, 2]), [-0.333, -0.386, 0.879, 0.527])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [0.315, -0.664, -0.691, 0.728])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [0.576, -0.942, -0.323, 0.912])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [-0.291, 0.226, -0.716, 0.041])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.529, 0.159, 0.823, 0.525])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [0]), None)
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [0]), None)
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [2]), [0.17, 0.119])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [2]), [-0.491, -0.837])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [2]), [-0.376, 0.271])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [2]), [-0.545, -0.352])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 2]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 2]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 2]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.254, 1.687, -0.091, 1.587, 0.345, 1.796, -1.03, -0.612, -1.226, 1.113, 1.403, -1.724],
    output_state: [0.837, 0.188, 0.717, 0.685],
    cell_state: [0.403, 0.07, -0.793, -0.692],
    output: [0.003157811, -0.39623594, -0.19619708, -0.5509534, -0.04594874, -0.28437456, -0.25603384,
    0.0012534853, -0.14655286, -0.1358321, 0.11820746, 0.066908844],
    output_state_out: [-0.14655286, -0.1358321, 0.11820746, 0.066908844],
    cell_state_out: [-0.45176104, -0.5714027, 0.3201225, 0.15292417],
}, name='square_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.201, 0.718, 0.395, 0.851, 0.929, 0.583, 0.573, -0.147, -0.323, 0.113, -0.072, 0.309])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.047, 0.676, -0.154, 0.742, -0.224, 0.297, -0.685, 0.433, -0.048, -0.977, -0.696, 0.075])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.043, 0.541, -0.466, -0.006, -0.431, 0.41, -0.142, -0.893, -0.194, 0.907, -0.928, -0.534])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.45, -0.247, 0.656, 0.554, -0.293, 0.016, -0.275, -0.96, 0.454, 0.783, -0.056, 0.97])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.565, -0.766, -0.79, 0.251, -0.042, 0.389, 0.816, 0.499, -0.314, -0.798, 0.233, 0.104, 0.32,
    -0.952, 0.848, -0.857])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.773, -0.398, 0.851, -0.016, 0.275, 0.204, -0.608, -0.62, 0.964, 0.217, 0.021, 0.647, -0.574,
    -0.594, 0.012, -0.172])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.564, 0.191, 0.923, 0.964, 0.066, 0.572, -0.088, -0.746, 0.332, 0.953, 0.797, -0.396, -0.936,
    0.002, 0.544, 0.238])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.501, -0.621, -0.977, -0.62, 0.055, -0.678, -0.035, 0.702, 0.337, -0.7, 0.398, 0.678, -0.952,
    -0.903, -0.245, -0.548])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.097, 0.235, -0.394, -0.949])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.23, -0.8, -0.103, 0.919])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.129, -0.448, 0.423, -0.626])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.624, 0.222, 0.123, 0.797])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.572, 0.366, -0.579, -0.123])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.206, -0.952, -0.138, 0.458])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.924, 0.751, -0.032, 0.321])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 0, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.998, 1.256, 0.823, -1.554, -1.016, -1.386, 1.371, -0.661, -1.312, 0.321, -1.455, 1.643, -1.775,
    0.845, 0.126, 0.089, -1.789, 0.828],
    output_state: [0.329, 0.245, -0.545, 0.322, 0.272, -0.139, 0.772, -0.959],
    cell_state: [-0.993, -0.892, 0.404, 0.478, 0.798, -0.775, 0.644, 0.825],
    output: [-0.23514415, -0.41637287, 0.080941245, -0.32996687, 0.4078272, -0.16449058, 0.90016264, 0.07481633,
    -0.07333863, -1.1611929, 0.09382897, 0.8546824, 0.19890265, -0.16150407, 0.87237376, 1.2837385,
    0.57066035, -0.9962876, -0.5594433, 0.32258797, 0.14511237, -0.6105141, 1.0798593, 0.55555075],
}, name='activation_none_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.329, -0.56, 0.798, 0.877, 0.459, -0.333, 0.017, -0.796, 0.95, 0.278, 0.898, 0.294])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.119, -0.225, 0.568, 0.662, -0.893, -0.417, -0.36, -0.592, -0.356, -0.569, -0.678, 0.006])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.426, -0.954, 0.172, 0.548, 0.334, 0.988, -0.957, -0.293, 0.183, 0.119, -0.211, -0.087])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.202, 0.213, 0.808, 0.764, 0.58, -0.114, 0.974, 0.842, 0.007, -0.02, -0.966, -0.509])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.605, 0.272, -0.832, 0.07, 0.723, -0.101, -0.034, 0.182, 0.425, 0.636, -0.891, 0.896, -0.491,
    -0.137, 0.055, -0.888])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.624, 0.554, 0.008, -0.669, -0.837, -0.831, 0.74, -0.698, 0.366, 0.746, -0.764, -0.393, 0.918,
    -0.35, -0.061, -0.462])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.533, 0.542, 0.803, -0.887, -0.852, -0.087, 0.077, 0.133, -0.252, -0.853, 0.038, 0.95, 0.983,
    -0.015, -0.925, 0.545])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.903, 0.879, 0.236, -0.851, -0.142, -0.74, 0.739, -0.263, -0.231, 0.711, 0.26, 0.014, 0.983,
    -0.298, -0.779, 0.967])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.609, 0.064, -0.265, 0.548])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.638, 0.771, 0.893, 0.888])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.558, -0.102, 0.975, -0.393])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.91, -0.209, 0.117, 0.242])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.44, 0.496, -0.029, -0.557])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [0.449, 0.06, -0.54, -0.984])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.891, 0.106, 0.726, -0.755])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 1, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.185, -0.64, 1.326, 0.079, -1.278, -0.818, 1.658, 1.227, 0.881, -1.122, 1.763, -1.346, -1.209,
    0.235, 1.175, 0.179, 0.432, 1.801],
    output_state: [0.242, 0.646, 0.078, 0.817, -0.532, 0.899, 0.165, -0.413],
    cell_state: [-0.303, 0.299, 0.202, 0.424, -0.248, 0.389, -0.539, -0.793],
    output: [0.5771747, 0.0142073715, 0.8511216, 0.12642479, 0.34764493, 0.105096884, 0.0, 0.0, 0.27680358,
    1.5232629, 0.33080482, 0.0034789029, 0.05828849, 0.04172565, 0.0, 0.0, 1.1390016, 0.07405282,
    0.19238701, 0.002174258, 0.19745395, 0.45182946, 0.0, 0.0],
}, name='activation_relu_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.736, 0.876, -0.329, 0.364, -0.432, -0.621, -0.07, 0.601, 0.473, 0.324, -0.5, 0.545])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.463, 0.25, -0.73, 0.621, 0.649, 0.903, 0.591, 0.592, -0.328, 0.542, -0.316, -0.976])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.539, 0.416, -0.732, -0.997, 0.352, -0.372, 0.126, 0.982, 0.237, 0.645, 0.405, -0.836])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.724, 0.189, -0.649, -0.145, 0.653, 0.059, -0.788, 0.594, 0.461, -0.206, -0.977, -0.156])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.611, -0.743, -0.856, 0.349, -0.107, 0.658, 0.992, -0.249, -0.065, 0.962, -0.625, -0.749, 0.879,
    -0.304, 0.823, 0.547])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.623, -0.891, 0.071, 0.705, -0.995, 0.965, 0.956, -0.181, 0.833, 0.469, 0.986, -0.975, 0.899,
    0.065, 0.812, 0.035])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.141, 0.866, 0.78, 0.484, -0.272, 0.475, -0.02, -0.919, -0.853, -0.984, 0.885, -0.7, -0.963,
    0.941, 0.55, -0.979])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.604, -0.622, 0.707, 0.602, 0.744, 0.234, -0.585, 0.397, -0.792, 0.872, -0.787, 0.834, 0.953,
    0.181, -0.702, 0.319])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.405, 0.89, 0.466, 0.438])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.128, 0.231, -0.277, -0.242])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [0.79, -0.601, 0.371, 0.022])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.377, 0.779, -0.728, 0.922])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.978, -0.591, 0.924, 0.988])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.707, -0.919, 0.002, 0.711])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.706, 0.447, -0.663, 0.485])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 2, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [1.374, 0.469, 0.457, 1.309, -1.876, -1.115, 0.07, 1.805, 0.534, -0.225, 1.116, 0.041, -0.263,
    0.902, 0.589, -1.951, -0.217, -1.445],
    output_state: [0.04, -0.926, 0.101, -0.212, 0.235, -0.586, 0.598, -0.664],
    cell_state: [0.228, 0.532, -0.843, 0.809, -0.687, -0.246, 0.149, 0.635],
    output: [-0.22766599, -0.23808864, -0.040359117, 0.36173338, -0.36775723, -0.25681555, 0.00067461014,
    0.8509889, -0.40146756, -0.47282007, 0.018832136, 0.1707607, -0.49005917, -0.58257306,
    0.26822612, 0.30134025, -0.50386727, -0.4058973, 0.25629497, 0.14033619, -0.6360439, 0.22502555,
    0.07263272, 0.5489562],
    output_state_out: [-0.50386727, -0.4058973, 0.25629497, 0.14033619, -0.6360439, 0.22502555, 0.07263272, 0.5489562],
    cell_state_out: [-0.9640064, -0.5433413, 0.40631494, 0.46886104, -0.6702373, 0.54930824, 0.14157027, 0.8276503],
}, name='activation_relu1_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.302, 0.403, 0.745, -0.091, 0.572, -0.148, 0.024, 0.466, 0.337, -0.15, -0.343, 0.39])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.918, -0.371, -0.118, 0.05, 0.253, -0.755, -0.827, 0.465, 0.757, 0.096, 0.312, 0.663])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.642, -0.079, 0.654, -0.648, -0.821, -0.062, -0.43, -0.605, 0.93, -0.535, 0.111, 0.599])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.22, -0.898, 0.997, -0.004, 0.929, -0.438, 0.555, -0.89, -0.371, 0.031, 0.955, 0.154])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.672, 0.623, -0.976, -0.313, 0.516, -0.434, 0.897, 0.712, -0.014, 0.21, -0.645, -0.142, 0.375,
    0.595, -0.263, -0.048])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.913, 0.563, 0.397, -0.915, 0.76, 0.289, 0.417, -0.321, 0.648, -0.125, -0.563, -0.82, 0.628,
    -0.764, 0.39, 0.453])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.499, -0.706, -0.976, -0.391, -0.1, -0.099, 0.08, 0.166, -0.235, -0.544, 0.981, 0.677, -0.438,
    0.69, -0.577, 0.552])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.768, 0.645, 0.607, -0.828, -0.1, 0.61, -0.768, 0.639, -0.593, 0.259, -0.865, -0.51, 0.685,
    0.373, -0.415, -0.394])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.095, -0.431, -0.818, 0.442])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.999, -0.154, -0.671, -0.401])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.715, 0.575, 0.64, -0.818])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.629, -0.625, -0.867, -0.258])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.446, -0.709, -1.0, 0.608])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.169, 0.583, -0.833, -0.882])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.885, -0.548, -0.846, -0.66])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
output_state_out = Output('output_state_out', ('TENSOR_FLOAT32', [2, 4]))
cell_state_out = Output('cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 3, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output, output_state_out, cell_state_out)
Example({
    input: [0.645, -1.842, 0.942, -0.36, -1.145, 0.035, 1.904, -0.438, 0.269, 0.132, -1.992, -1.186, 1.905,
    1.772, 0.352, -0.603, -0.53, -1.619],
    output_state: [-0.09, -0.933, -0.106, -0.316, 0.535, -0.682, -0.178, 0.582],
    cell_state: [-0.084, 0.521, -0.787, 0.237, -0.139, -0.268, -0.979, -0.226],
    output: [0.19575329, 0.009176242, 0.058934696, 0.011827493, 0.012510013, 0.16823944, 0.0, 0.0, 0.10356219,
    0.018705051, 0.0034884312, 0.03470029, 0.023048757, 0.105738744, 0.0, 0.0, 0.021042945,
    0.022060763, 0.00019467837, 0.07932899, 0.0030703302, 0.40757748, 0.0, 0.0],
    output_state_out: [0.021042945, 0.022060763, 0.00019467837, 0.07932899, 0.0030703302, 0.40757748, 0.0, 0.0],
    cell_state_out: [0.16425158, 0.030386802, 0.0011331972, 0.10515284, 0.028802497, 0.7527488, -0.0014133096,
    -0.017731471],
}, name='activation_relu6_time_major').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.73, 0.31, 0.172, -0.719, 0.056, -0.695, 0.928, -0.508, 0.086, -0.825, -0.949, -0.406])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.708, 0.911, 0.732, 0.502, -0.599, -0.278, 0.589, -0.6, 0.487, -0.326, -0.795, -0.171])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.551, -0.346, 0.193, 0.312, -0.674, -0.717, 0.035, -0.836, -0.515, 0.657, -0.993, -0.275])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.502, 0.718, 0.942, -0.012, -0.576, -0.817, 0.671, -0.331, -0.562, -0.176, -0.84, 0.434])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.539, -0.344, 0.396, -0.81, -0.597, 0.43, 0.431, -0.094, 0.597, -0.816, 0.887, -0.633, -0.176,
    0.522, -0.643, 0.49])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.868, 0.897, 0.843, -0.255, 0.291, -0.785, -0.013, 0.509, 0.949, -0.706, 0.677, 0.824, 0.323,
    0.859, -0.485, -0.728])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.242, 0.722, -0.19, -0.234, 0.532, 0.238, 0.866, 0.467, 0.935, 0.512, -0.514, 0.246, 0.176, 0.263,
    -0.838, 0.279])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.745, -0.084, -0.552, -0.914, 0.866, -0.324, 0.969, 0.075, 0.181, -0.71, -0.938, -0.735, 0.441,
    0.411, -0.053, 0.253])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.499, -0.297, 0.735, 0.646])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.174, 0.399, -0.074, 0.546])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.037, -0.775, 0.502, 0.45])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [0.902, 0.428, 0.26, 0.46])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [0.6, 0.616, -0.844, -0.964])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.817, -0.783, 0.513, -0.8])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [0.303, -0.138, -0.099, 0.85])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 4, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.136, -0.399, -1.852, -1.589, -1.082, 1.94, 0.957, -1.446, 0.294, 0.317, -0.013, -0.864, -0.87,
    -1.737, 2.0, 1.716, 1.981, -1.041],
    output_state: [0.765, 0.49, -0.588, -0.487, 0.288, 0.637, 0.458, 0.475],
    cell_state: [-0.067, 0.009, -0.376, 0.201, 0.254, 0.182, 0.212, 0.907],
    output: [0.013556271, 0.17134894, 0.15313864, 0.10683233, 0.20475306, -0.15330867, 0.018540004, -0.2137418,
    -0.18657394, 0.20033325, 0.5437675, 0.53776443, -0.16497879, -0.22373241, 0.46387255,
    -0.15507358, -0.07642434, -0.0007774796, 0.12368586, -0.046888106, -0.69704723, -0.28081575,
    -0.31418917, -0.0072000823],
}, name='activation_tanh_time_major').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the states of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
input_to_input = Parameter('input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.357, -0.56, -0.187, -0.284, -0.878, -0.814, 0.81, 0.504, -0.849, -0.405, -0.553, -0.604])
input_to_forget = Parameter('input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.002, 0.051, 0.707, 0.335, 0.19, 0.557, -0.436, -0.131, -0.518, 0.15, -0.332, 0.944])
input_to_cell = Parameter('input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.473, -0.749, -0.857, -0.689, 0.574, -0.563, 0.242, 0.089, 0.933, -0.104, -0.589, -0.274])
input_to_output = Parameter('input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.292, -0.371, -0.776, -0.639, -0.366, 0.214, -0.495, -0.786, 0.131, -0.692, 0.37, -0.437])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.301, -0.652, -0.635, 0.366, -0.85, -0.827, -0.481, -0.773, -0.103, -0.815, -0.428, -0.017,
    -0.788, -0.02, -0.97, -0.121])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.38, 0.372, 0.46, 0.072, -0.823, 0.949, 0.702, -0.39, 0.263, 0.031, 0.229, 0.925, -0.693, -0.372,
    0.727, -0.255])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.491, 0.538, 0.631, -0.13, 0.888, 0.327, -0.471, 0.471, -0.485, 0.578, 0.308, 0.605, -0.017,
    0.241, 0.99, -0.954])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.196, 0.813, 0.186, -0.989, 0.234, -0.077, 0.817, -0.821, 0.16, 0.587, 0.029, -0.568, -0.271,
    0.428, 0.393, 0.086])
cell_to_input = Parameter('cell_to_input', ('TENSOR_FLOAT32', [4]), [0.417, -0.634, -0.484, -0.826])
cell_to_forget = Parameter('cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.539, -0.251, 0.579, 0.667])
cell_to_output = Parameter('cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.724, 0.877, -0.056, -0.896])
input_bias = Parameter('input_bias', ('TENSOR_FLOAT32', [4]), [-0.725, 0.894, 0.301, -0.886])
forget_bias = Parameter('forget_bias', ('TENSOR_FLOAT32', [4]), [-0.643, -0.869, -0.454, -0.79])
cell_bias = Parameter('cell_bias', ('TENSOR_FLOAT32', [4]), [-0.705, 0.456, 0.901, -0.801])
output_bias = Parameter('output_bias', ('TENSOR_FLOAT32', [4]), [-0.086, -0.393, 0.275, -0.426])
projection = Parameter('projection', ('TENSOR_FLOAT32', [0, 0]), None)
projection_bias = Parameter('projection_bias', ('TENSOR_FLOAT32', [0]), None)
output_state = Input('output_state', ('TENSOR_FLOAT32', [2, 4]))
cell_state = Input('cell_state', ('TENSOR_FLOAT32', [2, 4]))
input_norm = Parameter('input_norm', ('TENSOR_FLOAT32', [0]), None)
forget_norm = Parameter('forget_norm', ('TENSOR_FLOAT32', [0]), None)
cell_norm = Parameter('cell_norm', ('TENSOR_FLOAT32', [0]), None)
output_norm = Parameter('output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, cell_to_input, cell_to_forget, cell_to_output, input_bias, forget_bias, cell_bias, output_bias, projection, projection_bias, output_state, cell_state, 6, 0.0, 0.0, True, input_norm, forget_norm, cell_norm, output_norm).To(output)
Example({
    input: [-1.353, 1.024, -0.332, -0.775, -1.274, 1.465, 1.355, -0.833, 1.817, 0.766, -1.759, 1.353, 0.574,
    0.693, -0.3, -1.814, -1.267, 1.083],
    output_state: [0.633, 0.781, -0.673, 0.912, -0.521, 0.7, -0.142, 0.798],
    cell_state: [0.168, -0.694, -0.503, 0.702, -0.624, -0.056, -0.66, 0.334],
    output: [0.24195924, 0.15857108, 0.26163837, 0.37242392, 0.14633897, 0.29400262, 0.38941222, 0.17508687,
    0.07361792, 0.21529233, 0.34324294, 0.04340427, 0.1845263, 0.3311113, 0.44004637, 0.055860065,
    0.24538964, 0.22284834, 0.24679613, 0.22184728, 0.3061688, 0.56017214, 0.48644423, 0.269736],
}, name='activation_sigmoid_time_major').DisableLifeTimeVariation()
