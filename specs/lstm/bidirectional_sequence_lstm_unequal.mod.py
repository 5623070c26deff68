# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: directions of unequal width.

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [5, 3]), [0.129, -0.19, -0.03, 0.98, -0.681, -0.644, 0.449, 0.272, -0.202, 0.449, 0.984, -0.001, -0.687,
    -0.001, -0.622])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [5, 3]), [-0.219, 0.919, 0.892, -0.094, -0.594, -0.271, -0.906, 0.777, 0.807, 0.122, -0.739, 0.084, -0.819,
    0.409, -0.408])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [5, 3]), [-0.677, 0.408, 0.08, -0.451, 0.002, -0.584, -0.755, 0.838, -0.264, -0.527, 0.64, -0.131, 0.25,
    -0.547, -0.698])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [5, 3]), [-0.218, 0.252, 0.618, 0.547, -0.223, -0.051, 0.608, 0.225, -0.72, 0.243, -0.714, 0.929, -0.206,
    0.564, -0.369])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [5, 5]), [-0.834, -0.919, 0.921, 0.65, 0.69, 0.966, -0.545, 0.783, 0.809, -0.563, 0.22, 0.006, -0.466, 0.838,
    -0.081, 0.87, -0.353, 0.577, 0.523, -0.33, 0.107, -0.51, 0.969, -0.548, -0.091])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [5, 5]), [0.155, 0.004, -0.456, -0.357, -0.185, 0.791, 0.406, -0.841, 0.274, -0.907, -0.47, 0.226, 0.991,
    0.928, -0.539, 0.257, -0.628, 0.195, -0.004, 0.327, -0.616, 0.267, -0.824, -0.411, -0.45])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [5, 5]), [0.131, -0.643, 0.278, -0.578, 0.606, -0.011, -0.316, -0.599, -0.363, -0.861, 0.963, -0.634, 0.878,
    -0.836, -0.937, 0.787, 0.999, -0.211, 0.531, 0.917, -0.559, 0.003, -0.277, -0.201, -0.789])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [5, 5]), [0.046, 0.043, -0.895, -0.59, -0.385, 0.956, -0.239, 0.279, -0.832, -0.484, -0.88, 0.181, 0.729,
    0.24, 0.408, -0.092, 0.664, -0.774, 0.838, 0.902, -0.097, 0.225, 0.835, -0.346, 0.105])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [5]), [-0.1, -0.812, -0.718, -0.235, -0.029])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [5]), [0.1, -0.418, -0.251, -0.9, 0.408])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [5]), [0.984, 0.56, -0.514, 0.227, -0.486])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [5]), [-0.049, -0.07, 0.108, -0.982, -0.417])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [2, 3]), [0.895, -0.826, -0.931, -0.258, 0.53, 0.765])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [2, 3]), [0.895, -0.911, -0.216, 0.154, -0.317, 0.783])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [2, 3]), [-0.367, -0.035, 0.187, 0.914, -0.56, -0.151])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [2, 3]), [-0.579, 0.32, -0.544, 0.779, 0.194, -0.741])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [-0.043, 0.588, -0.904, -0.461])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [-0.011, -0.862, -0.949, 0.146])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [-0.574, 0.565, -0.684, 0.599])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.892, -0.717, 0.868, 0.887])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [2]), [0.107, 0.559])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [2]), [0.055, -0.964])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [2]), [-0.089, -0.168])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [2]), [-0.656, -0.068])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 5]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 5]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 2]))
aux_input = Parameter('aux_input', ('TENSOR_FLOAT32', [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', ('TENSOR_FLOAT32', [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [0]), None)
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 7]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 5]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 5]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.355, -1.232, 0.379, -0.798, -1.056, 1.801, 0.628, -1.58, -1.098, -1.17, -1.12, 1.297, -1.721,
    0.965, -1.936, 1.76, 1.336, 0.884],
    fw_output_state: [0.596, -0.813, 0.761, 0.049, -0.117, 0.73, -0.201, 0.606, -0.022, -0.195],
    fw_cell_state: [0.645, -0.824, -0.47, 0.15, -0.361, -0.459, -0.806, -0.496, -0.754, 0.547],
    bw_output_state: [0.556, 0.146, -0.82, 0.608],
    bw_cell_state: [0.277, -0.281, 0.077, 0.349],
    output: [0.18374649, -0.25006697, -0.06620678, -0.093839556, -0.08997039, -0.0592313, 0.17761913,
    0.077302635, -0.29593566, -0.03337765, -0.27995592, -0.08673149, 0.03982966, -0.02860774,
    0.014548904, 0.32236585, -0.20213327, -0.09679196, 0.08601984, -0.15177904, 0.08279862,
    0.34167647, -0.08063145, -0.031080049, -0.17751059, -0.12260016, 0.048458535, 0.03567376,
    0.11612559, 0.06891761, 0.06827292, 0.010103113, 0.20353389, -0.0052391943, -0.2456489,
    0.3607424, -0.18149817, -0.17061123, -0.009462871, -0.12965032, 0.0071690166, 0.5153894],
    forward_output_state_out: [0.11612559, 0.06891761, 0.06827292, 0.010103113, 0.20353389, 0.3607424, -0.18149817, -0.17061123,
    -0.009462871, -0.12965032],
    forward_cell_state_out: [0.29932714, 0.3091689, 0.106798686, 0.36790028, 0.27531207, 0.61912936, -0.2471934, -0.29164785,
    -0.035387415, -0.33099532],
    backward_output_state_out: [-0.0592313, 0.17761913, 0.03982966, -0.02860774],
    backward_cell_state_out: [-0.3881049, 0.4656312, 0.22078022, -0.28282395],
}, name='alone_time_major_merged_with_states').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [5, 3]), [-0.944, -0.093, 0.299, 0.909, 0.752, -0.877, 0.552, 0.854, 0.963, -0.246, -0.825, -0.38, 0.73,
    -0.912, -0.488])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [5, 3]), [0.957, -0.037, -0.815, 0.813, -0.48, -0.559, 0.456, 0.748, -0.798, -0.557, -0.275, -0.879, -0.015,
    0.392, -0.486])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [5, 3]), [-0.949, -0.527, -0.149, -0.57, -0.884, -0.841, 0.364, -0.73, -0.769, 0.848, -0.492, -0.286, -0.752,
    -0.561, 0.201])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [5, 3]), [0.507, 0.059, 0.774, -0.831, -0.907, -0.048, 0.464, -0.862, 0.437, -0.677, -0.849, 0.315, -0.534,
    -0.472, -0.437])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [5, 5]), [-0.518, 0.916, -0.188, 0.056, 0.007, -0.492, -0.859, -0.621, 0.604, 0.166, -0.662, 0.801, 0.873,
    0.176, 0.079, -0.796, -0.121, 0.315, 0.973, 0.775, 0.024, -0.126, -0.655, -0.059, 0.794])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [5, 5]), [0.162, -0.637, -0.041, 0.264, 0.814, -0.494, -0.862, -0.459, -0.132, 0.87, 0.621, 0.308, 0.678,
    0.691, -0.088, -0.304, 0.941, 0.062, 0.281, -0.519, 0.196, 0.139, 0.6, 0.734, 0.136])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [5, 5]), [0.332, 0.546, 0.319, 0.433, -0.598, -0.624, -0.181, 0.058, 0.801, 0.171, 0.93, 0.041, 0.117,
    -0.624, -0.289, 0.807, 0.368, -0.937, 0.36, 0.78, 0.664, 0.41, 0.974, -0.24, 0.191])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [5, 5]), [0.872, 0.185, 0.904, -0.845, -0.241, 0.219, -0.37, -0.466, -0.179, 0.267, 0.589, 0.077, 0.767,
    0.128, -0.288, -0.619, 0.83, 0.224, 0.535, 0.86, 0.775, -0.126, -0.825, -0.323, -0.066])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [5]), [-0.331, 0.985, -0.018, -0.017, 0.882])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [5]), [-0.808, -0.487, 0.245, -0.786, -0.055])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [5]), [-0.798, 0.43, -0.52, 0.658, -0.1])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [5]), [0.059, -0.468, -0.412, 0.284, 0.083])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [2, 3]), [-0.661, 0.654, -0.462, -0.033, -0.825, -0.877])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [2, 3]), [0.755, 0.68, -0.673, -0.712, -0.944, -0.238])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [2, 3]), [0.928, 0.267, 0.726, -0.937, -0.125, 0.048])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [2, 3]), [0.255, -0.497, 0.757, -0.592, -0.102, 0.022])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [0.04, -0.398, -0.381, 0.435])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [-0.92, 0.669, -0.254, 0.242])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [0.096, 0.824, 0.263, 0.886])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [-0.231, 0.457, -0.3, -0.279])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [2]), [0.269, 0.079])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [2]), [-0.044, -0.92])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [2]), [0.873, 0.67])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [2]), [-0.033, 0.142])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 5]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 5]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 2]))
aux_input = Parameter('aux_input', ('TENSOR_FLOAT32', [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', ('TENSOR_FLOAT32', [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [0]), None)
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 7]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [0.528, -1.057, 1.212, 0.546, -1.553, -1.501, 1.08, 0.542, 1.707, -0.742, 0.052, 1.536, 0.695,
    0.347, 0.988, 1.594, -0.056, 1.225],
    fw_output_state: [-0.774, -0.269, -0.116, 0.715, 0.461, 0.798, 0.624, -0.22, -0.894, -0.969],
    fw_cell_state: [-0.14, 0.883, 0.273, -0.201, -0.543, 0.059, 0.369, 0.083, -0.448, 0.132],
    bw_output_state: [0.081, -0.839, -0.284, -0.082],
    bw_cell_state: [0.815, 0.949, -0.394, 0.726],
    output: [-0.17540926, 0.40787384, -0.36501223, 0.557531, -0.14298965, 0.21029137, 0.15566213, -0.038702607,
    0.56613284, -0.18249115, 0.70433325, -0.45412344, 0.11127415, 0.14255317, -0.3263118,
    -0.032783464, -0.49805623, 0.1757001, -0.09776757, 0.39922366, -0.007887355, 0.23657851,
    -0.031184504, -0.14403284, -0.060807563, 0.16839743, 0.32800055, 0.1092207, -0.1570437,
    -0.13002434, -0.32015866, 0.09125791, -0.09336591, 0.23722294, -0.009908965, -0.21364039,
    -0.12703712, -0.4867119, 0.11550914, -0.1659943, -0.034219433, -0.045263607],
}, name='alone_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [5, 3]), [-0.332, 0.042, -0.487, -0.074, 0.898, 0.583, 0.108, -0.816, -0.801, 0.157, 0.387, 0.866, 0.631,
    0.873, 0.633])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [5, 3]), [-0.865, 0.689, -0.764, -0.366, -0.724, 0.558, 0.121, -0.072, -0.018, -0.028, 0.503, 0.389, -0.976,
    -0.369, 0.193])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [5, 3]), [-0.573, -0.043, 0.895, -0.082, -0.229, 0.157, 0.304, 0.931, 0.225, 0.342, -0.939, 0.284, 0.391,
    -0.57, -0.37])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [5, 3]), [-0.204, 0.257, -0.696, -0.595, -0.981, 0.453, 0.522, -0.494, 0.877, 0.024, 0.33, -0.652, 0.144,
    0.324, 0.97])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [5, 5]), [-0.727, 0.076, 0.049, 0.364, -0.979, 0.419, 0.274, -0.632, 0.508, -0.526, -0.668, 0.052, 0.263,
    0.012, 0.377, 0.281, 0.644, -0.148, 0.06, 0.518, -0.338, 0.839, -0.828, 0.344, -0.787])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [5, 5]), [-0.909, -0.998, -0.7, 0.43, 0.395, 0.84, 0.731, 0.613, 0.846, -0.524, -0.048, 0.491, -0.387, 0.279,
    -0.501, -0.686, -0.059, -0.621, -0.752, -0.592, -0.498, 0.97, 0.301, 0.815, 0.587])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [5, 5]), [0.763, -0.451, -0.68, 0.337, -0.491, 0.284, -0.113, -0.087, 0.548, 0.397, -0.282, 0.2, -0.711,
    0.797, -0.184, 0.83, -0.003, -0.77, 0.985, -0.83, 0.414, -0.284, -0.728, -0.402, 0.194])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [5, 5]), [-0.49, 0.396, -0.492, -0.793, 0.622, 0.8, -0.94, -0.941, 0.717, 0.39, -0.021, 0.977, -0.957, 0.25,
    0.32, 0.229, -0.984, 0.044, 0.599, 0.836, 0.032, 0.043, 0.899, 0.823, 0.711])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [5]), [-0.206, -0.728, 0.153, -0.85, 0.325])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [5]), [-0.241, -0.744, -0.495, 0.853, -0.991])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [5]), [-0.36, 0.481, -0.198, 0.086, 0.656])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [5]), [-0.511, -0.678, -0.282, -0.681, -0.053])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [2, 3]), [-0.287, 0.196, 0.185, -0.138, -0.265, 0.496])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [2, 3]), [-0.113, -0.071, 0.776, 0.596, -0.65, 0.232])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [2, 3]), [-0.507, -0.45, -0.748, 0.142, -0.77, -0.22])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [2, 3]), [0.491, -0.924, 0.633, 0.721, -0.98, -0.71])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [2, 2]), [-0.199, -0.518, -0.568, 0.782])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [2, 2]), [0.629, 0.147, -0.647, -0.75])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [2, 2]), [-0.59, 0.911, 0.087, -0.976])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [2, 2]), [0.429, -0.941, -0.798, 0.55])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [2]), [-0.68, 0.711])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [2]), [0.2, -0.583])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [2]), [0.27, 0.315])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [2]), [-0.85, -0.479])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 5]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 5]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 2]))
aux_input = Parameter('aux_input', ('TENSOR_FLOAT32', [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', ('TENSOR_FLOAT32', [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [0]), None)
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [0]), None)
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [0]), None)
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 5]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [1.167, -1.973, -0.536, -1.371, 0.24, 0.956, -1.738, 0.174, -0.272, 0.808, 1.935, 0.995, -1.768,
    0.222, -1.928, 0.176, -0.667, -1.02],
    fw_output_state: [-0.105, -0.709, 0.438, 0.737, 0.166, -0.449, 0.399, 0.689, 0.826, -0.497],
    fw_cell_state: [-0.81, 0.142, -0.632, 0.325, 0.548, -0.121, 0.463, -0.383, 0.513, 0.215],
    bw_output_state: [-0.548, -0.103, 0.629, -0.466],
    bw_cell_state: [-0.616, 0.504, -0.938, -0.336],
    forward_output: [-0.07004544, 0.08335619, -0.39002797, 0.09410295, 0.12649743, 0.058268942, 0.21295269, -0.02591426,
    0.05588309, -0.3697372, -0.104252614, 0.1590375, -0.13043573, 0.0015445516, 0.08072426,
    0.04813031, 0.007832025, 0.031758063, -0.027568273, -0.41757026, -0.55263203, 0.03136911,
    -0.039331574, -0.036545213, 0.02435246, -0.17756772, 0.028958224, -0.14701596, 0.0008727115,
    0.038521733],
    backward_output: [0.282897, 0.5194464, -0.08116648, -0.025864251, 0.052600797, -0.0075283293, -0.07291287,
    -0.044828642, 0.01059156, 0.114674434, -0.1373332, 0.1319293],
}, name='alone_time_major')
