# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: options, outputs, states.

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.691, -0.827, -0.72, -0.885, -0.752, -0.408, -0.53, 0.537, 0.737, 0.966, -0.362, 0.821])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.734, 0.572, 0.315, -0.766, -0.313, -0.174, -0.821, 0.494, 0.331, 0.937, 0.577, 0.225])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.827, -0.858, 0.414, 0.272, 0.121, -0.11, -0.655, -0.526, -0.494, 0.415, 0.724, -0.739])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.594, 0.953, -0.795, 0.347, -0.898, 0.44, -0.592, 0.281, 0.946, 0.043, -0.554, 0.402])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.847, 0.777, 0.876, 0.555, -0.585, -0.24, 0.948, -0.856, 0.396, 0.993, -0.019, -0.172, 0.39,
    0.678, -0.174, 0.088])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.975, -0.251, 0.936, 0.123, 0.483, 0.277, -0.877, 0.328, -0.598, 0.243, -0.224, -0.751, -0.56,
    0.653, -0.375, 0.732])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.287, -0.114, -0.15, -0.541, 0.812, -0.573, -0.337, 0.964, 0.408, -0.101, 0.089, -0.976, 0.78,
    -0.941, 0.474, 0.027])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.982, -0.672, 0.349, 0.522, -0.058, -0.527, -0.651, 0.598, 0.25, 0.011, 0.599, -0.228, 0.708,
    0.741, -0.302, -0.802])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.196, -0.093, 0.274, 0.357])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.57, -0.841, -0.497, 0.632])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.443, 0.317, -0.209, -0.283])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.849, -0.693, -0.218, 0.045])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.922, 0.66, -0.345, 0.398, -0.825, -0.282, -0.987, 0.529, 0.029, -0.673, -0.655, 0.48])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.973, -0.127, -0.794, -0.54, 0.782, -0.91, -0.697, 0.665, -0.155, 0.264, -0.363, -0.36])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.934, 0.107, -0.53, 0.129, 0.33, -0.484, -0.814, -0.489, -0.573, -0.724, -0.67, -0.467])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.331, 0.396, 0.848, -0.76, -0.885, -0.682, 0.969, -0.809, 0.57, 0.381, 0.471, 0.502])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.224, -0.564, 0.85, 0.216, -0.263, -0.174, -0.221, 0.468, -0.907, -0.474, 0.064, -0.065, 0.19,
    0.498, -0.1, 0.465])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.991, -0.624, -0.24, 0.324, -0.627, 0.033, 0.681, -0.723, -0.219, -0.051, -0.92, -0.218, 0.022,
    0.796, -0.015, 0.292])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.764, -0.445, -0.236, -0.518, -0.599, 0.231, -0.762, 0.213, 0.999, -0.983, -0.412, -0.707, 0.06,
    0.427, 0.928, 0.672])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.692, 0.175, -0.696, 0.852, -0.948, 0.221, -0.91, 0.206, 0.853, 0.42, -0.276, 0.205, -0.261,
    0.271, 0.407, 0.442])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.305, -0.477, 0.396, -0.743])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.013, 0.652, 0.132, 0.641])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.146, -0.734, -0.95, 0.427])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.442, 0.185, -0.818, 0.422])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [2, 3, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [0.624, 0.601, -0.96, 1.493, -1.793, -0.563, 0.706, 1.38, 1.709, 0.789, -1.31, -0.348, 1.455, 0.937,
    0.543, -1.205, 0.931, 1.679],
    fw_output_state: [-0.919, 0.762, 0.39, 0.983, -0.529, 0.595, -0.386, -0.764],
    fw_cell_state: [0.289, 0.468, -0.423, 0.796, 0.531, -0.184, 0.009, -0.642],
    bw_output_state: [0.052, 0.93, -0.366, -0.633, -0.781, 0.117, 0.816, -0.039],
    bw_cell_state: [0.407, 0.355, -0.634, 0.007, 0.806, 0.809, 0.975, 0.295],
    forward_output: [-0.45985374, 0.031470593, -0.08523311, 0.09842493, 0.104260735, 0.1531746, -0.005882388,
    -0.0638158, 0.24778916, 0.013709736, -0.5769798, -0.1981062, 0.07133853, -0.27022168,
    0.032040708, -0.6816134, 0.2355633, 0.0025478704, -0.1836566, -0.23735923, 0.21254128,
    -0.0040264614, -0.5638004, -0.40529612],
    backward_output: [0.030426623, -0.12799749, -0.099775426, -0.06565032, -0.013372461, -0.28950623, -0.2040166,
    -0.051696908, -0.16425203, 0.00999992, -0.3880023, -0.20916837, -0.042548448, -0.2967119,
    -0.19498594, 0.16348554, -0.17302589, 0.0034499264, -0.22674924, 0.11939245, 0.508692,
    0.15643826, -0.017750388, 0.3218299],
}, name='alone_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.35, 0.381, 0.72, -0.107, 0.96, 0.226, 0.446, 0.493, -0.594, 0.709, -0.06, 0.272])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.812, 0.865, 0.825, 0.163, 0.816, -0.631, 0.404, 0.402, 0.258, 0.921, 0.431, -0.127])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.39, 0.332, 0.292, 0.8, 0.129, -0.388, -0.171, 0.972, 0.806, -0.068, 0.808, 0.481])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.266, -0.047, -0.504, 0.582, -0.811, -0.406, -0.486, -0.859, -0.482, -0.322, 0.135, -0.03])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.389, -0.782, 0.313, -0.763, -0.032, -0.519, -0.892, -0.712, -0.19, 0.138, -0.079, 0.487, -0.406,
    0.18, 0.316, -0.982])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.512, 0.51, 0.497, 0.036, 0.158, 0.481, 0.371, -0.534, 0.274, 0.001, -0.159, -0.72, 0.044, 0.492,
    -0.208, 0.865])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.756, -0.79, 0.27, 0.129, 0.991, 0.378, -0.577, 0.683, 0.869, 0.609, -0.976, 0.842, 0.402, -0.947,
    -0.864, 0.718])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.309, 0.101, -0.331, 0.451, -0.531, -0.608, -0.12, -0.756, 0.218, -0.843, -0.663, -0.108, 0.421,
    0.057, -0.54, 0.149])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.925, 0.324, 0.211, -0.11])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.514, -0.79, 0.631, 0.381])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.055, -0.208, -0.118, 0.958])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.194, -0.474, -0.331, -0.625])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.276, -0.534, 0.958, -0.759])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.917, 0.668, -0.774, -0.22])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.166, -0.483, 0.534, 0.438])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.02, -0.3, 0.648, -0.909, -0.333, 0.322, 0.118, -0.359, -0.724, 0.552, -0.996, 0.748])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.818, -0.27, 0.952, -0.222, -0.534, 0.346, 0.096, 0.099, -0.148, 0.794, -0.586, -0.181])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.78, -0.384, 0.554, -0.769, -0.3, -0.43, 0.118, -0.164, -0.056, -0.166, 0.45, 0.924])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.982, 0.212, 0.138, -0.149, 0.434, -0.596, 0.324, -0.774, 0.554, 0.205, 0.768, -0.29])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.519, 0.412, 0.416, 0.207, 0.305, 0.263, -0.173, 0.795, 0.001, 0.824, 0.015, -0.098, -0.752,
    0.266, -0.467, 0.602])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.286, 0.487, 0.307, -0.838, 0.754, -0.059, 0.352, -0.874, 0.043, -0.266, -0.65, 0.335, -0.853,
    -0.83, 0.751, -0.307])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.641, -0.055, 0.598, -0.791, 0.109, 0.888, -0.699, 0.775, -0.914, -0.548, -0.115, -0.82, -0.116,
    -0.671, 0.084, -0.203])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.604, -0.978, 0.558, -0.216, -0.244, -0.83, -0.754, 0.147, 0.483, 0.47, 0.989, -0.732, 0.086,
    0.053, -0.277, -0.187])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.547, -0.609, -0.684, 0.302])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.328, 0.86, 0.44, 0.978])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.117, -0.325, 0.86, 0.588])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.095, 0.035, -0.551, -0.469])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.279, 0.64, 0.322, -0.329])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.767, 0.139, 0.204, 0.041])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.682, -0.613, -0.179, -0.582])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [2, 3, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [2, 3, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.227, -0.479, -1.924, 0.492, 0.402, -1.756, -1.057, -1.161, 1.512, -1.722, -1.522, -0.659, -1.712,
    -0.508, -1.415, -0.977, -0.422, -0.342],
    fw_output_state: [-0.039, 0.236, 0.597, 0.017, -0.285, 0.383, -0.35, 0.207],
    fw_cell_state: [-0.4, 0.025, 0.426, -0.925, 0.643, 0.453, -0.514, 0.945],
    bw_output_state: [-0.74, -0.857, 0.823, -0.827, 0.034, -0.364, -0.311, -0.103],
    bw_cell_state: [0.466, -0.935, 0.506, -0.471, 0.765, -0.567, 0.636, -0.588],
    forward_output: [-0.026010212, 0.07236625, -0.30212605, -0.2000296, 0.02011626, 0.26976615, -0.5565403, -0.23449366,
    0.19764963, -0.064989686, -0.38643295, -0.085958146, 0.06061966, -0.004977702, -0.30809826,
    0.0033172367, 0.20158052, 0.0006933121, -0.41494006, -0.04755058, 0.2274874, 0.04812391,
    -0.3603162, -0.038298503],
    backward_output: [-0.06117617, 0.061089102, 0.13444737, -0.059119575, -0.04730277, -0.19206624, 0.027340997,
    0.044681303, 0.5752715, -0.2032399, 0.24002545, 0.026859721, -0.39783424, 0.17465806, 0.2420747,
    -0.037936807, -0.23431428, 0.3076793, 0.14243503, -0.033098303, -0.015902806, 0.10980613,
    0.2179842, -0.03822389],
    forward_output_state_out: [0.19764963, -0.064989686, -0.38643295, -0.085958146, 0.2274874, 0.04812391, -0.3603162,
    -0.038298503],
    forward_cell_state_out: [0.56448853, -0.19321647, -0.5083505, -0.12751164, 0.40692624, 0.13855758, -0.4399254, -0.053057358],
    backward_output_state_out: [-0.06117617, 0.061089102, 0.13444737, -0.059119575, -0.39783424, 0.17465806, 0.2420747,
    -0.037936807],
    backward_cell_state_out: [-0.24593318, 0.10174454, 0.39390942, -0.15459584, -0.7865866, 1.5882756, 0.39258233, -0.39288822],
}, name='alone_batch_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.086, -0.192, 0.709, 0.372, 0.491, 0.369, 0.116, -0.994, 0.583, -0.053, 0.975, 0.481])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.655, -0.248, 0.119, 0.375, 0.395, -0.208, -0.483, -0.689, -0.255, -0.544, 0.283, -0.575])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.698, 0.614, 0.446, 0.345, -0.26, -0.179, 0.579, -0.399, -0.169, 0.948, 0.153, -0.103])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.544, -0.11, 0.328, 0.298, -0.141, -0.493, 0.143, 0.503, 0.425, 0.011, 0.121, 0.106])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.269, 0.151, -0.392, 0.77, -0.017, 0.424, -0.15, -0.473])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.595, -0.724, -0.597, 0.417, 0.491, -0.807, 0.765, 0.61])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.391, -0.523, -0.861, 0.396, -0.247, 0.846, 0.264, -0.658])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.831, -0.696, 0.186, 0.172, -0.977, 0.627, -0.34, -0.67])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.334, -0.774, 0.594, 0.964])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.466, -0.294, -0.955, -0.168])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.318, 0.967, 0.752, 0.012])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.525, -0.896, -0.471, 0.198])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.5, 0.886, -0.681, -0.923, -0.606, -0.326, -0.209, -0.178])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.471, 0.816])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.121, -0.029, 0.222, -0.331, -0.193, -0.469, -0.505, -0.625, -0.932, -0.202, 0.864, -0.06])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.005, 0.092, -0.041, 0.21, -0.002, 0.646, -0.919, -0.241, -0.065, -0.417, 0.343, -0.417])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.602, 0.037, -0.59, -0.547, 0.292, 0.114, -0.802, 0.82, -0.274, -0.797, 0.713, 0.837])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.842, -0.641, -0.635, 0.555, -0.595, -0.604, 0.089, -0.283, -0.147, 0.45, 0.51, -0.451])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.622, 0.15, 0.459, -0.563, 0.656, 0.279, -0.396, -0.931])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.047, 0.655, -0.58, -0.751, -0.065, -0.032, -0.1, 0.18])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.172, 0.662, -0.493, 0.603, -0.3, -0.433, -0.128, -0.943])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.542, -0.416, -0.891, -0.744, 0.864, 0.107, -0.332, 0.273])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.388, -0.797, 0.968, -0.395])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.101, 0.363, 0.882, -0.668])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.049, -0.511, -0.364, -0.151])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.228, -0.549, -0.048, 0.279])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.011, 0.226, 0.19, -0.057, -0.887, 0.211, 0.357, -0.318])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.921, 0.075])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 2]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [-1.899, -0.839, 0.437, 0.465, 1.448, -0.572, -0.333, -0.818, -1.543, -1.519, 0.179, -0.282, 0.115,
    0.711, -1.048, -1.205, -1.865, -1.856],
    fw_output_state: [-0.992, 0.801, -0.039, -0.383],
    fw_cell_state: [0.834, -0.222, 0.365, -0.384, -0.753, 0.758, 0.251, 0.349],
    bw_output_state: [-0.832, 0.028, -0.752, 0.165],
    bw_cell_state: [0.377, 0.102, -0.363, -0.234, -0.211, 0.637, -0.537, -0.516],
    forward_output: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
    backward_output: [-0.2, 0.16512121, -0.2, 0.06269324, -0.2, -0.2, -0.2, 0.1167248, -0.2, -0.014088592, -0.2,
    -0.03008526],
}, name='alone_time_major')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.73, 0.655, -0.674, -0.6, 0.062, -0.207, 0.324, -0.392, -0.592, -0.376, 0.744, 0.071])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.439, -0.286, 0.573, 0.235, -0.909, -0.546, 0.175, -0.167, 0.398, -0.84, 0.24, -0.639])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.789, -0.758, 0.651, 0.499, -0.865, 0.789, 0.91, 0.753, -0.867, 0.025, -0.933, -0.354])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.463, 0.117, 0.801, -0.661, 0.189, 0.364, 0.219, -0.994, -0.154, 0.28, -0.768, 0.034, -0.827,
    0.294, -0.011, -0.43])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.4, 0.562, 0.032, 0.442, 0.324, 0.755, 0.705, 0.412, 0.091, 0.303, -0.574, -0.978, -0.319, 0.577,
    0.335, -0.816])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.355, 0.486, 0.02, -0.816, -0.836, 0.246, 0.118, -0.626, -0.995, 0.114, -0.999, -0.309, 0.408,
    0.393, 0.722, -0.207])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.476, 0.728, -0.979, 0.479])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.546, 0.68, -0.905, 0.98])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.969, -0.784, 0.746, 0.414])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.475, -0.787, 0.443, -0.523, 0.719, 0.931, -0.241, 0.196, -0.814, 0.264, -0.619, -0.801])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.722, -0.561, -0.15, 0.0, 0.428, 0.214, -0.467, 0.919, 0.599, 0.912, 0.814, 0.797])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.27, 0.421, -0.917, -0.114, 0.28, 0.73, -0.225, -0.159, -0.796, 0.615, -0.888, 0.618])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.901, 0.972, -0.737, 0.303, -0.531, -0.417, 0.289, 0.691, -0.289, 0.436, 0.859, 0.14, -0.99,
    0.473, -0.244, -0.554])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.423, 0.476, 0.668, -0.356, -0.947, 0.011, -0.513, -0.675, 0.572, -0.229, 0.28, 0.858, -0.806,
    0.406, 0.676, 0.43])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.961, 0.489, 0.402, 0.739, -0.901, 0.121, -0.794, -0.733, 0.543, 0.315, 0.962, -0.658, 0.166,
    -0.537, 0.047, 0.46])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.192, -0.824, -0.619, -0.201])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.653, 0.157, 0.554, 0.406])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.664, 0.229, -0.542, 0.882])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.768, 1.23, 1.104, -0.658, 1.335, -0.715, -0.834, 0.836, -1.016, 1.114, 0.395, -0.725, 0.566,
    0.227, 0.307, -1.074, -0.428, -0.225],
    fw_output_state: [-0.455, -0.494, 0.163, 0.291, -0.539, -0.205, 0.873, -0.253],
    fw_cell_state: [-0.886, 0.594, -0.396, -0.883, -0.097, -0.119, 0.411, -0.475],
    bw_output_state: [-0.825, -0.402, 0.784, -0.159, -0.766, -0.084, 0.42, 0.696],
    bw_cell_state: [-0.078, 0.176, 0.53, 0.069, 0.545, 0.723, 0.567, 0.534],
    forward_output: [-0.23677424, -0.17663497, -0.5454962, -0.13866957, -0.009330795, -0.012081163, -0.5350046,
    -0.13927728, -0.03142674, -0.025462193, -0.5945711, -0.18147212, -0.0821254, 0.03601991,
    -0.56573826, 0.0039549987, -0.21750839, -0.09926872, -0.3359272, -0.09989537, -0.0894712,
    0.054141834, -0.33199897, 0.19526798],
    backward_output: [-0.10344267, 0.08673568, 0.13561064, 0.59181935, 0.30781206, -0.063699916, 0.2935329, 0.13509655,
    0.4893672, 5.9600905e-05, 0.31658807, 0.005596255, 0.09588643, -0.096294396, 0.2506414,
    0.3623669, 0.21137574, 0.25678822, 0.14007255, 0.36336377, 0.5228537, 0.17830524, 0.19953936,
    0.20937642],
    forward_output_state_out: [-0.21750839, -0.09926872, -0.3359272, -0.09989537, -0.0894712, 0.054141834, -0.33199897,
    0.19526798],
    forward_cell_state_out: [-0.59880227, -0.25138113, -0.4106831, -0.24018312, -0.6360598, 0.22355512, -0.6626409, 0.3331447],
    backward_output_state_out: [-0.10344267, 0.08673568, 0.13561064, 0.59181935, 0.30781206, -0.063699916, 0.2935329, 0.13509655],
    backward_cell_state_out: [-0.18143117, 0.14126436, 0.8918578, 0.87632126, 0.36811447, -0.16074857, 0.6789035, 0.50838614],
}, name='alone_time_major_with_states').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.755, 0.819, -0.02, 0.307, 0.223, -0.961, -0.36, -0.885, 0.948, 0.561, -0.21, -0.489])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.291, 0.59, 0.69, 0.498, 0.886, -0.316, -0.692, 0.911, -0.606, -0.113, 0.712, -0.944])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.72, 0.242, 0.889, 0.013, 0.304, -0.059, -0.934, 0.746, 0.808, 0.506, 0.102, 0.728])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.732, 0.72, -0.661, 0.086, -0.963, 0.997, 0.03, 0.335, 0.791, 0.904, -0.588, -0.935])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.346, 0.897, -0.732, 0.186, -0.078, 0.637, -0.468, 0.854, -0.053, -0.463, -0.987, 0.872, 0.293,
    0.295, -0.236, -0.719])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.504, 0.555, 0.425, 0.955, 0.273, -0.761, -0.824, -0.583, -0.424, 0.934, -0.664, -0.548, 0.535,
    0.625, -0.294, 0.421])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.439, -0.984, 0.275, 0.417, -0.328, 0.871, 0.159, 0.172, -0.817, -0.911, 0.506, -0.37, -0.773,
    -0.499, 0.871, -0.929])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.453, 0.93, -0.552, 0.965, 0.299, -0.44, -0.872, -0.437, -0.301, -0.984, -0.585, 0.86, 0.538,
    0.722, 0.929, -0.804])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.079, 0.276, 0.881, -0.71])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.87, 0.513, -0.31, 0.2])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.938, 0.52, -0.631, -0.014])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.811, -0.528, 0.091, -0.672])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.553, 0.277, -0.491, -0.83, -0.016, -0.667, 0.667, -0.836, -0.048, -0.902, 0.239, 0.302])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.131, 0.97, 0.759, -0.971, -0.365, 0.762, 0.922, 0.711, -0.113, 0.554, 0.593, -0.119])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.148, 0.514, -0.993, -0.956, -0.708, -0.454, 0.973, 0.161, 0.042, 0.052, 0.846, -0.698])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.779, 0.781, 0.939, -0.328, -0.092, 0.975, -0.598, 0.255, -0.496, 0.366, 0.419, -0.746])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.089, -0.28, 0.825, -0.255, -0.015, 0.639, 0.92, -0.571, 0.23, -0.978, -0.012, -0.826, 0.817,
    0.531, -0.195, 0.477])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.194, -0.58, -0.675, 0.034, -0.242, 0.344, 0.462, 0.626, -0.347, -0.295, -0.634, -0.894, 0.74,
    0.493, -0.033, 0.786])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.292, -0.245, 0.988, -0.614, -0.987, 0.069, 0.162, 0.946, 0.72, 0.745, -0.617, -0.767, 0.227,
    0.489, -0.68, 0.801])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.353, 0.603, -1.0, 0.121, -0.064, -0.442, 0.723, -0.824, 0.146, 0.406, -0.826, -0.24, -0.372,
    0.467, 0.397, 0.711])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.965, -0.122, 0.896, 0.025])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.462, 0.449, 0.892, 0.87])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.492, 0.034, -0.019, 0.05])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.232, 0.598, -0.12, 0.588])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [1.63, 0.431, -1.187, -0.49, -0.923, 0.641, -1.017, -0.818, -0.144, 1.802, 0.463, -1.455, -0.384,
    -0.162, 0.206, -1.569, 1.184, 0.261],
    fw_output_state: [0.986, 0.844, 0.905, -0.104, -0.547, -0.493, -0.355, 0.781],
    fw_cell_state: [-0.282, -0.756, 0.866, 0.44, 0.48, 0.234, 0.785, 0.629],
    bw_output_state: [0.257, -0.816, 0.297, -0.287, 0.732, 0.5, -0.526, -0.252],
    bw_cell_state: [-0.134, -0.41, -0.909, 0.003, -0.694, 0.778, -0.114, -0.13],
    output: [-0.5759551, 0.010955291, 0.021168724, 0.16637152, 0.36394888, -0.05657383, 0.07827204, -0.4079733,
    -0.053484816, 0.1325029, 0.08169086, 0.01966152, -0.013696169, 0.31698188, -0.30296904,
    -0.21268107, -0.022239046, 0.11704888, -0.111646034, -0.029726278, 0.013809881, 0.18891697,
    -0.38742894, -0.16565119, -0.51350284, 0.058989406, -0.10822983, 0.16546604, 0.36953706,
    -0.022209145, 0.16930573, 0.52248085, -0.13239715, 0.24140349, -0.037488904, 0.022973506,
    -0.097448185, 0.3626386, -0.1691867, 0.29963446, -0.0057163523, 0.107214466, 0.3136713,
    0.001767731, -0.3129533, 0.21490978, -0.044962857, 0.28993914],
}, name='alone_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.145, 0.201, 0.42, 0.695, 0.208, -0.111, 0.54, 0.433, 0.709, 0.669, -0.3, 0.426])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.312, 0.28, -0.216, -0.228, -0.184, -0.26, -0.941, -0.748, -0.026, 0.564, -0.053, 0.225])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.721, 0.779, -0.827, 0.29, -0.395, 0.825, -0.909, -0.123, -0.309, 0.817, -0.255, -0.723])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.129, -0.82, -0.719, 0.999, -0.09, -0.264, -0.442, -0.418, 0.013, 0.126, -0.844, 0.113])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.035, -0.274, 0.764, 0.042, 0.637, -0.867, -0.264, -0.791, 0.182, -0.755, -0.132, -0.526, -0.776,
    -0.146, -0.425, -0.572])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.357, 0.371, 0.265, -0.428, -0.82, -0.397, -0.631, 0.677, 0.647, -0.068, 0.709, -0.371, -0.28,
    -0.021, -0.021, 0.103])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.633, -0.528, -0.274, 0.861, 0.479, -0.503, 0.889, 0.858, 0.549, -0.63, 0.329, -0.634, 0.889,
    -0.307, 0.613, -0.175])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.333, 0.871, 0.298, 0.005, -0.835, -0.753, 0.694, -0.694, -0.372, -0.753, -0.853, -0.543, 0.525,
    0.072, -0.696, -0.017])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.312, -0.356, -0.086, 0.687])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.304, 0.816, -0.909, -0.99])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.848, -0.137, 0.985, -0.218])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.121, -0.238, -0.866, -0.535])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.723, -0.24, 0.967, -0.221])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.62, -0.371, -0.275, -0.038])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.342, 0.773, -0.28, 0.376])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.872, -0.939, -0.162, 0.79, -0.389, -0.037, -0.758, 0.719, -0.505, -0.049, 0.413, 0.471])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.645, -0.903, -0.364, -0.93, 0.205, -0.895, -0.045, -0.144, -0.438, 0.807, 0.173, -0.657])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.057, 0.842, -0.986, 0.994, 0.611, -0.273, -0.171, -0.324, 0.466, -0.217, -0.195, -0.387])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.389, -0.734, 0.469, 0.974, 0.32, 0.782, 0.893, -0.195, 0.725, 0.59, 0.405, 0.533])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.536, -0.747, -0.262, -0.178, 0.325, 0.105, -0.469, -0.378, 0.926, -0.575, -0.86, -0.678, 0.916,
    0.744, -0.447, 0.77])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.828, 0.386, 0.338, 0.718, -0.086, 0.831, 0.577, -0.077, 0.739, -0.427, 0.497, -0.515, 0.984,
    -0.706, 0.747, 0.34])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.71, -0.298, -0.063, -0.987, -0.969, -0.879, 0.724, -0.83, -0.125, 0.771, -0.593, -0.703, 0.206,
    -0.816, 0.722, 0.958])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.24, -0.486, -0.532, -0.111, 0.557, 0.611, -0.706, -0.205, -0.661, -0.553, -0.34, 0.251, 0.442,
    -0.849, 0.299, 0.119])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.489, -0.111, -0.796, 0.095])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.844, -0.813, -0.842, 0.135])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.823, -0.461, -0.399, 0.815])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.52, 0.038, -0.059, 0.79])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.717, -0.97, -0.504, -0.456])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.573, 0.954, 0.375, -0.692])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.346, -0.83, 0.282, -0.159])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 8]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.432, -1.234, -0.731, -0.203, 1.944, -0.289, -0.33, 0.004, 0.868, 1.018, -1.1, 0.314, 1.712,
    -1.827, -0.132, -0.046, -1.036, -1.133],
    fw_output_state: [0.437, 0.277, 0.845, -0.033, 0.103, 0.33, 0.76, -0.78],
    fw_cell_state: [-0.845, 0.423, -0.139, 0.204, -0.102, 0.943, -0.335, 0.574],
    bw_output_state: [0.669, -0.986, -0.784, -0.115, -0.532, -0.964, -0.725, -0.838],
    bw_cell_state: [-0.951, 0.367, -0.27, -0.513, -0.033, 0.528, -0.726, 0.588],
    output: [-0.34193435, 0.41121107, -0.037501585, 0.38776797, -0.28902, 0.23457164, 0.047237445, -0.18684588,
    0.0051254695, 0.016595883, -0.047739338, -0.009061174, 0.030118134, 0.08152218, -0.009881182,
    -0.25367785, -0.088609345, 0.04382589, -0.13416003, -0.19591653, -0.37915376, 0.04235665,
    0.2007985, -0.35100377, -0.3192577, 0.44960013, -0.1007405, 0.50214857, -0.7819879, 0.26431042,
    0.063159704, -0.15986006, -0.32403412, 0.46016616, -0.11088243, 0.71369004, -0.40076578,
    0.32512054, 0.0030179757, -0.109613016, -0.27606675, 0.2048171, -0.13376535, 0.2735574,
    0.28935894, 0.04227719, -0.06382277, 0.036586594],
    forward_output_state_out: [-0.088609345, 0.04382589, -0.13416003, -0.19591653, -0.27606675, 0.2048171, -0.13376535, 0.2735574],
    forward_cell_state_out: [-0.49901944, 0.08138661, -0.35838023, -0.3210976, -0.35164678, 0.35297176, -0.47050846, 0.39834726],
    backward_output_state_out: [-0.28902, 0.23457164, 0.047237445, -0.18684588, -0.7819879, 0.26431042, 0.063159704, -0.15986006],
    backward_cell_state_out: [-0.46004015, 0.8532637, 0.06271515, -0.8212245, -1.4062243, 0.71455866, 0.07531391, -0.5453543],
}, name='alone_batch_major_merged_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.565, 0.021, -0.904, 0.818, -0.801, -0.005, -0.781, -0.139, -0.829, 0.401, 0.246, -0.995])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.422, -0.381, -0.32, -0.78, -0.583, 0.367, 0.815, -0.412, -0.682, -0.707, 0.606, 0.24])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.627, 0.716, -0.759, 0.7, 0.646, 0.815, 0.241, 0.074, -0.659, 0.824, 0.802, -0.791])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.964, -0.571, -0.446, 0.507, -0.612, 0.206, -0.903, -0.352, -0.94, -0.258, 0.192, 0.353])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.099, -0.522, 0.072, 0.982, 0.346, 0.889, -0.452, 0.594])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.95, 0.108, -0.378, -0.858, 0.089, 0.823, -0.236, 0.112])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.22, -0.166, 0.175, -0.579, 0.103, -0.537, -0.372, -0.491])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.21, 0.373, 0.268, 0.825, -0.006, -0.727, -0.551, 0.238])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.243, 0.488, 0.751, 0.448])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.025, 0.261, -0.751, 0.555])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.535, 0.397, 0.293, -0.259])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.345, 0.773, 0.026, -0.426])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.245, -0.753, 0.308, -0.905, 0.745, 0.141, 0.03, 0.086])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.977, 0.613])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.207, 0.736, -0.454, 0.191, -0.08, -0.944, 0.145, 0.295, 0.403, -0.151, -0.363, 0.854])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.095, 0.625, -0.122, -0.997, -0.191, 0.616, -0.284, -0.594, -0.523, 0.329, -0.478, -0.877])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.165, 0.158, 0.747, 0.8, 0.915, -0.656, 0.307, 0.694, 0.097, -0.708, -0.768, 0.148])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.752, 0.475, -0.995, 0.014, 0.784, 0.823, -0.021, -0.639, 0.701, -0.297, 0.961, 0.092])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.077, -0.302, -0.307, -0.18, 0.762, -0.65, -0.887, 0.239])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.83, -0.748, 0.013, -0.432, 0.118, -0.556, -0.41, 0.622])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.594, 0.276, -0.495, -0.081, 0.835, -0.683, -0.983, 0.782])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.47, -0.842, -0.011, -0.815, 0.827, -0.269, 0.624, 0.664])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.671, 0.654, -0.176, -0.146])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.782, 0.565, -0.817, 0.654])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.626, 0.611, 0.369, -0.426])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.593, -0.039, 0.336, 0.523])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.869, 0.673, -0.486, 0.545, -0.099, -0.263, 0.02, 0.403])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.105, -0.029])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [1.49, -0.932, -0.012, 0.574, 0.733, -0.408, 1.094, 1.726, -0.814, -0.437, -0.039, -1.308, -0.978,
    -1.904, -1.116, -1.203, -0.496, -1.698],
    fw_output_state: [0.019, -0.636, 0.17, 0.809],
    fw_cell_state: [-0.649, 0.516, -0.061, 0.044, 0.676, -0.695, -0.628, -0.909],
    bw_output_state: [0.014, -0.796, 0.138, 0.375],
    bw_cell_state: [0.515, 0.712, -0.985, -0.713, 0.087, -0.231, 0.788, 0.884],
    output: [-0.2, 0.2, 0.05409233, -0.15594724, -0.2, 0.2, 0.2, -0.052441757, -0.2, 0.2, 0.2, -0.2, -0.2, 0.2,
    0.2, 0.12520705, -0.2, 0.2, 0.2, -0.056735232, -0.2, 0.2, 0.14438066, 0.17882793],
}, name='alone_time_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.511, -0.49, 0.738, -0.84, 0.805, 0.101, 0.876, -0.135, -0.513, 0.87, 0.395, 0.976])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.214, -0.768, 0.463, -0.425, -0.369, 0.451, 0.449, -0.545, -0.54, 0.112, 0.968, -0.919])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.513, -0.215, 0.159, -0.836, -0.224, 0.871, -0.543, -0.052, 0.941, -0.731, 0.898, 0.319])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.008, -0.242, -0.24, 0.935, -0.686, 0.083, 0.31, 0.258, -0.938, -0.424, 0.833, -0.94, -0.771,
    0.697, -0.648, -0.112])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.673, -0.073, -0.822, 0.875, -0.04, -0.89, 0.323, -0.779, -0.151, 0.938, -0.285, 0.371, -0.69,
    -0.307, -0.121, 0.299])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.229, 0.461, -0.821, -0.994, -0.632, 0.183, 0.969, 0.812, 0.707, -0.96, 0.335, 0.205, -0.184,
    -0.123, 0.956, 0.089])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.021, 0.611, 0.721, -0.197])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.784, 0.641, -0.07, 0.589])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.188, 0.12, -0.471, -0.038])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.548, -0.647, -0.87, 0.293, -0.588, -0.814, 0.751, -0.135, -0.602, 0.917, -0.999, -0.972])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.519, -0.784, 0.226, -0.378, 0.623, -0.788, -0.279, -0.681, -0.409, 0.607, -0.827, -0.803])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.025, 0.553, 0.385, 0.354, 0.081, -0.426, 0.736, -0.979, 0.441, -0.825, 0.645, -0.346])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.544, -0.181, -0.353, -0.452, -0.553, -0.485, -0.607, 0.962, 0.321, -0.247, -0.162, 0.464, 0.316,
    0.0, -0.515, -0.374])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.459, 0.482, 0.216, -0.989, -0.154, -0.344, 0.263, 0.868, -0.986, 0.582, -0.848, 0.037, 0.895,
    -0.201, 0.386, -0.731])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.142, -0.132, 0.1, -0.001, 0.793, 0.181, -0.897, -0.049, 0.089, -0.198, -0.486, -0.828, 0.62,
    -0.882, 0.315, 0.882])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.595, 0.203, 0.686, -0.552])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.328, -0.301, -0.752, 0.714])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.147, -0.43, 0.861, -0.513])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 8]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.368, -0.612, 0.218, -1.466, 0.051, -1.113, -0.955, -1.618, 0.111, 0.041, -1.172, 0.987, 1.17,
    0.523, 0.343, -1.945, 0.943, -1.746],
    fw_output_state: [-0.476, 0.833, 0.014, -0.102, -0.278, -0.07, 0.896, 0.611],
    fw_cell_state: [-0.509, -0.289, -0.849, -0.958, 0.491, -0.422, -0.497, 0.661],
    bw_output_state: [-0.396, 0.923, 0.271, 0.99, -0.328, -0.789, 0.191, -0.598],
    bw_cell_state: [0.614, -0.405, 0.411, -0.682, 0.369, -0.722, -0.732, 0.96],
    output: [-0.022802299, -0.052303266, -0.07441848, -0.1954093, 0.088174924, -0.15732688, 0.045739304,
    0.12390031, 0.02322405, -0.2844413, -0.14442399, 0.6180586, -0.0028630246, -0.015064967,
    -0.06766996, 0.3695386, 0.22068033, 0.301299, -0.08748173, -0.20383197, -0.009893189,
    -0.095627576, 0.28641373, 0.055584002, 0.15603304, 0.24370068, -0.10042649, 0.034900002,
    0.10412552, -0.10174487, -0.41025943, 0.11813761, 0.2674999, 0.046272334, -0.022801844,
    -0.19386329, -0.13996404, -0.09219321, 0.10009541, -0.09257294, -0.025841018, 0.13394098,
    -0.047806658, 0.6087997, 0.08807985, -0.0085932, -0.077830136, 0.4688227],
    forward_output_state_out: [0.2674999, 0.046272334, -0.022801844, -0.19386329, -0.025841018, 0.13394098, -0.047806658,
    0.6087997],
    forward_cell_state_out: [0.3637815, 0.17523353, -0.08593517, -0.5647086, -0.103397936, 0.29126874, -0.21929137, 0.9542009],
    backward_output_state_out: [0.088174924, -0.15732688, 0.045739304, 0.12390031, -0.0028630246, -0.015064967, -0.06766996,
    0.3695386],
    backward_cell_state_out: [0.21658695, -0.52663076, 0.054490283, 0.5293298, -0.008219814, -0.03082247, -0.1969508, 0.51790535],
}, name='alone_time_major_merged_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.828, -0.662, -0.598, 0.599, -0.571, -0.81, -0.753, -0.275, 0.136, 0.501, -0.584, -0.783])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.166, -0.455, -0.879, -0.95, -0.44, 0.477, 0.454, 0.886, -0.53, -0.592, -0.1, -0.165])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.17, 0.356, -0.604, 0.216, -0.545, 0.544, 0.764, -0.705, 0.215, -0.574, 0.523, 0.169])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.784, -0.729, 0.166, -0.475, -0.289, -0.39, 0.478, 0.805, -0.05, -0.107, -0.707, -0.873])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.289, 0.216, 0.155, -0.802, 0.333, 0.317, 0.012, -0.912, 0.797, -0.226, -0.988, 0.097, -0.552,
    -0.925, -0.739, -0.78])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.193, -0.275, 0.246, -0.71, 0.846, -0.489, -0.641, 0.781, -0.247, 0.146, 0.847, -0.781, -0.921,
    0.74, 0.857, 0.075])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.731, -0.515, 0.83, -0.728, -0.687, 0.1, -0.334, -0.246, -0.406, -0.324, -0.328, 0.305, 0.981,
    -0.292, -0.528, 0.786])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.925, -0.849, -0.009, 0.76, 0.283, -0.088, 0.254, -0.485, -0.052, -0.179, 0.476, -0.427, 0.764,
    0.485, 0.12, -0.091])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.623, 0.069, -0.228, 0.189])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.415, -0.375, -0.409, 0.255])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.763, 0.168, -0.753, 0.519])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.359, -0.797, 0.95, -0.717])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.643, -0.502, 0.81, 0.717, 0.552, -0.336, 0.447, -0.815, 0.362, 0.348, -0.493, 0.069])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.714, 0.277, 0.238, -0.679, 0.937, -0.156, 0.056, 0.948, 0.26, -0.166, 0.747, -0.476])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.421, -0.015, 0.424, 0.121, -0.186, -0.787, 0.452, -0.23, 0.406, -0.022, -0.863, 0.04])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.374, 0.673, 0.126, 0.175, -0.135, 0.167, 0.945, 0.206, 0.235, 0.541, 0.136, 0.238])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.651, -0.62, -0.266, -0.433, 0.357, -0.378, 0.653, 0.36, 0.643, -0.801, -0.29, -0.701, -0.878,
    -0.109, 0.426, -0.516])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.249, 0.151, -0.693, -0.251, 0.223, 0.801, 0.321, 0.448, -0.27, 0.369, 0.431, -0.462, 0.445,
    -0.385, -0.244, -0.536])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.834, -0.002, -0.277, -0.017, 0.374, -0.301, -0.967, 0.874, -0.094, 0.852, -0.608, 0.782, 0.209,
    -0.37, -0.359, 0.25])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.763, -0.942, -0.629, -0.347, -0.568, -0.68, -0.115, -0.118, 0.462, 0.991, 0.827, -0.6, -0.903,
    -0.266, 0.783, 0.585])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.742, 0.942, -0.497, -0.435])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.299, -0.567, 0.704, -0.94])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.46, 0.419, -0.782, -0.161])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.61, -0.268, -0.917, -0.696])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.4, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-1.408, 1.978, -0.73, 0.7, -0.676, 0.743, 1.097, 0.208, 0.842, -0.348, 0.64, 0.032, -1.871, 0.466,
    1.994, -1.529, 1.322, -0.605],
    fw_output_state: [0.577, -0.133, -0.439, -0.927, 0.211, -0.551, 0.202, 0.293],
    fw_cell_state: [-0.256, 0.726, 0.723, -0.23, -0.158, 0.501, -0.423, 0.915],
    bw_output_state: [-0.611, -0.835, -0.203, -0.488, 0.306, -0.863, -0.53, -0.933],
    bw_cell_state: [-0.98, -0.594, 0.894, 0.458, -0.613, -0.407, 0.917, 0.096],
    output: [0.067564696, -0.027940195, -0.14870003, 0.08798733, -0.019536855, 0.05820818, 0.006519947,
    -0.038213044, 0.24423945, 0.087510064, 0.07462727, 0.096963495, -0.075336225, -0.027462354,
    0.028070457, 0.077251285, 0.11254563, 0.038942996, -0.010821241, 0.04121104, 0.02684502,
    -0.049087107, 0.061843403, -0.044189263, 0.22703512, 0.009594067, -0.2961869, 0.10741934,
    -0.059432555, 0.046601847, 0.036621172, -0.08407198, -0.008629413, 0.081354216, -0.21784267,
    0.019302167, 0.17788073, -0.25137487, 0.013923485, 0.0040944777, 0.21703647, -0.08033059,
    -0.2859987, 0.1156031, -0.23112981, 0.020470096, 0.021290313, -0.003469713],
}, name='alone_time_major_merged_cell_clip').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.678, 0.517, 0.932, -0.319, 0.356, 0.162, -0.641, 0.222, 0.093, -0.307, -0.748, 0.743])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.365, -0.75, -0.992, 0.628, -0.673, 0.133, 0.89, 0.983, 0.446, -0.429, 0.142, 0.159])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.393, -0.164, 0.646, -0.413, -0.904, 0.168, 0.787, 0.407, 0.888, 0.915, 0.203, -0.461])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.973, -0.41, 0.156, 0.368, 0.383, 0.237, -0.466, -0.65, 0.015, -0.012, -0.031, 0.974])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.399, 0.256, -0.441, 0.869, 0.295, 0.646, 0.731, -0.388, -0.252, -0.369, -0.456, 0.832, 0.15,
    -0.258, 0.866, 0.036])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.429, -0.37, 0.982, -0.624, 0.398, 0.921, 0.611, 0.483, 0.252, 0.898, 0.524, -0.409, 0.577, 0.25,
    0.563, 0.494])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.871, -0.317, -0.786, -0.807, -0.848, 0.132, 0.447, -0.179, -0.171, 0.513, 0.174, -0.538, -0.099,
    0.88, 0.433, 0.262])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.573, -0.94, -0.451, 0.718, -0.452, -0.805, -0.719, -0.2, -0.307, -0.148, -0.978, -0.207, -0.472,
    -0.367, 0.901, -0.307])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.053, -0.274, -0.923, 0.97])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.204, 0.152, 0.959, -0.972])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.672, -0.06, 0.725, 0.94])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.482, 0.705, -0.978, 0.028])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.098, -0.646, 0.615, -0.638, 0.087, -0.594, 0.833, 0.386, 0.302, 0.251, -0.336, 0.792])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.463, -0.581, 0.869, 0.237, -0.096, -0.655, -0.351, -0.721, -0.253, -0.801, -0.416, 0.508])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.91, -0.593, -0.747, -0.43, 0.135, -0.886, 0.809, -0.758, -0.48, 0.478, 0.815, 0.119])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.548, 0.268, 0.127, 0.775, 0.862, -0.632, 0.318, 0.657, 0.102, 0.379, -0.188, 0.758])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.129, 0.181, 0.001, 0.738, 0.216, -0.734, 0.44, -0.531, -0.373, 0.244, -0.187, -0.939, -0.146,
    -0.563, -0.796, -0.972])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.32, 0.124, -0.266, 0.662, 0.945, 0.896, 0.522, 0.026, -0.725, -0.475, 0.923, 0.711, 0.462,
    -0.739, 0.756, -0.047])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.577, 0.301, -0.926, 0.68, -0.069, 0.314, -0.406, -0.466, -0.658, -0.001, -0.002, 0.701, -0.52,
    -0.921, -0.242, -0.336])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [1.0, 0.412, -0.278, 0.675, -0.988, 0.918, 0.726, 0.472, 0.66, -0.122, 0.173, 0.214, -0.611, -0.976,
    -0.644, -0.617])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.013, 0.124, -0.265, -0.876])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.071, 0.923, 0.653, -0.033])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.715, -0.793, -0.306, 0.412])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.461, 0.925, -0.226, -0.275])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Parameter('aux_input', ('TENSOR_FLOAT32', [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', ('TENSOR_FLOAT32', [4]), [0.949, 0.286, 0.271, 0.734])
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.712, 0.796, 0.347, 0.813])
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.684, 0.409, 0.982, 0.745])
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [4]), [0.851, 0.579, 0.7, 0.232])
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [4]), [0.26, 0.777, 0.383, 0.24])
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.821, 0.846, 0.341, 0.56])
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.643, 0.618, 0.528, 0.208])
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [4]), [0.692, 0.526, 0.55, 0.234])
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.612, 0.577, 1.323, 1.93, 1.205, -1.234, -1.629, -0.837, 0.889, 0.344, -1.454, 1.759, -0.142,
    -1.542, -1.805, 1.781, 1.402, -0.766],
    fw_output_state: [-0.533, 0.768, -0.513, 0.233, 0.33, 0.919, 0.816, 0.788],
    fw_cell_state: [-0.699, 0.891, -0.076, -0.464, -0.628, 0.851, 0.503, 0.431],
    bw_output_state: [0.679, 0.515, -0.977, 0.056, -0.726, -0.532, 0.861, 0.707],
    bw_cell_state: [0.729, 0.434, 0.865, -0.217, -0.282, 0.442, 0.125, -0.175],
    forward_output: [-0.0036987131, 0.28109005, 0.029319223, 0.16111162, -0.16213179, 0.23297322, 0.06712525, 0.2757299,
    0.09903128, 0.18337433, 0.07126936, 0.05712196, 0.10093591, 0.17932895, 0.14251363, -0.02960992,
    0.23039776, 0.20575687, -0.04257687, 0.28652596, 0.0822746, -0.03649263, 0.07890657, 0.21302696],
    backward_output: [0.31874466, -0.050552946, -0.053008042, 0.10912286, 0.23714942, -0.5571327, -0.057459556,
    0.07509767, 0.40628225, 0.08296084, 0.091977976, 0.026328845, 0.3325662, -0.1702333, 0.072762,
    0.081800506, 0.56427914, 0.037300367, 0.18618, -0.021307621, 0.09660763, -0.13146849,
    0.030284915, 0.025342504],
    forward_output_state_out: [0.23039776, 0.20575687, -0.04257687, 0.28652596, 0.0822746, -0.03649263, 0.07890657, 0.21302696],
    forward_cell_state_out: [0.49396697, 0.37946197, -0.08762633, 0.7777612, 0.14080217, -0.04734426, 0.7797103, 0.47466987],
    backward_output_state_out: [0.31874466, -0.050552946, -0.053008042, 0.10912286, 0.23714942, -0.5571327, -0.057459556,
    0.07509767],
    backward_cell_state_out: [0.6196282, -0.0951361, -0.08787734, 0.24053064, 0.5857311, -0.7974072, -0.11310575, 0.20082247],
}, name='alone_time_major_with_states_layer_norm').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.345, 0.42, -0.916, -0.093, -0.653, -0.876, -0.224, 0.401, -0.972, 0.721, 0.792, 0.597])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.584, 0.394, 0.508, 0.625, 0.133, 0.251, 0.383, 0.855, 0.517, 0.246, 0.64, 0.797])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.272, -0.937, -0.772, 0.203, 0.875, 0.149, 0.816, 0.359, 0.289, -0.33, 0.544, 0.641])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.019, -0.205, 0.732, -0.052, 0.898, 0.424, 0.098, -0.415, 0.973, -0.859, -0.765, -0.439])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.86, 0.83, 0.167, -0.592, 0.311, -0.106, -0.1, 0.311])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.66, 0.4, 0.366, 0.601, -0.791, -0.729, 0.172, -0.137])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.647, 0.684, -0.71, -0.924, 0.54, -0.556, 0.625, -0.983])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.411, -0.212, 0.888, 0.713, 0.108, 0.82, 0.187, 0.494])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.549, -0.426, -0.25, -0.349])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.511, -0.79, -0.184, -0.325])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.858, 0.585, -0.188, -0.261])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.726, -0.833, -0.949, -0.167])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.477, -0.83, 0.528, 0.815])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.727, 0.603, -0.234, -0.844])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.101, 0.073, -0.186, 0.62])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.309, -0.789, -0.341, -0.131, 0.024, -0.295, -0.301, -0.287])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.834, 0.256])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.882, 0.912, -0.903, 0.885, -0.788, 0.621, 0.548, 0.983, 0.752, 0.459, -0.382, 0.345])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.108, -0.491, 0.592, -0.566, -0.112, -0.702, -0.278, -0.848, 0.146, 0.337, 0.171, -0.196])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.819, 0.599, -0.3, -0.621, -0.533, 0.847, 0.56, -0.793, -0.082, -0.051, 0.848, -0.973])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.83, -0.854, 0.236, -0.044, -0.52, 0.7, 0.11, -0.324, 0.856, -0.741, 0.61, 0.535])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.897, -0.006, -0.757, 0.658, -0.148, 0.705, 0.111, -0.404])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.431, -0.607, 0.862, -0.651, -0.848, 0.193, -0.263, -0.023])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.841, 0.536, 0.146, 0.562, -0.385, -0.248, 0.134, 0.757])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.635, 0.2, 0.359, 0.868, 0.854, -0.653, -0.31, 0.525])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.606, 0.335, 0.199, 0.607])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.769, -0.28, -0.776, -0.138])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.048, 0.085, 0.15, -0.184])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.226, 0.499, -0.563, -0.428])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.065, 0.332, -0.914, -0.367])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.317, -0.165, -0.636, 0.893])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.515, 0.956, 0.177, -0.425])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.155, -0.515, -0.886, 0.842, -0.058, 0.254, 0.449, -0.242])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.369, -0.83])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Parameter('aux_input', ('TENSOR_FLOAT32', [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', ('TENSOR_FLOAT32', [4]), [0.683, 0.313, 0.21, 0.22])
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.946, 0.654, 0.631, 0.908])
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.789, 0.679, 0.48, 0.582])
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [4]), [0.685, 0.681, 0.94, 0.31])
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [4]), [0.814, 0.552, 0.803, 0.747])
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.259, 0.366, 0.816, 0.287])
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.44, 0.607, 0.825, 0.474])
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [4]), [0.404, 0.261, 0.336, 0.306])
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.5, 0.3, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.419, -0.679, 1.738, 0.316, -1.969, -0.421, 1.176, -1.843, 1.168, 0.604, -1.374, 0.158, 1.503,
    -1.313, 0.532, -1.836, -0.223, 1.047],
    fw_output_state: [0.818, 0.319, -0.768, 0.547],
    fw_cell_state: [0.949, -0.917, 0.493, -0.385, 0.678, 0.76, -0.859, 0.262],
    bw_output_state: [-0.348, -0.234, -0.707, -0.395],
    bw_cell_state: [-0.752, -0.603, -0.574, 0.554, 0.878, -0.806, 0.061, -0.684],
    output: [0.3, 0.3, -0.3, -0.3, 0.3, 0.3, -0.3, -0.3, 0.3, 0.3, -0.3, -0.3, 0.3, 0.3, -0.3, -0.3, 0.3, 0.3,
    -0.10698568, -0.3, 0.3, 0.3, -0.3, -0.3],
    forward_output_state_out: [0.3, 0.3, 0.3, 0.3],
    forward_cell_state_out: [0.5, -0.26899806, 0.18216838, -0.5, 0.5, 0.054893393, -0.30786547, -0.41386908],
    backward_output_state_out: [-0.3, -0.3, -0.3, -0.3],
    backward_cell_state_out: [-0.24544618, 0.1333188, 0.09633263, 0.15875655, -0.21714632, 0.0029516036, 0.14400874, 0.25702283],
}, name='alone_time_major_merged_with_states_all')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.328, -0.217, 0.509, -0.68, 0.732, -0.317, -0.785, 0.266, -0.476, 0.997, 0.273, -0.671])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.495, -0.328, 0.632, 0.989, -0.44, 0.434, -0.123, -0.44, 0.783, 0.904, -0.411, -0.972])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.551, 0.601, -0.438, -0.445, 0.062, 0.394, 0.339, -0.885, -0.308, 0.6, -0.79, -0.91])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.292, -0.563, 0.075, 0.891, -0.566, 0.368, -0.933, -0.044])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.003, 0.582, -0.207, -0.797, 0.98, 0.253, 0.754, -0.061])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.928, -0.41, -0.214, -0.642, 0.126, 0.953, 0.627, -0.324])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.303, -0.538, 0.237, -0.481])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.142, -0.008, -0.459, 0.903])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.58, -0.177, -0.838, -0.442])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.391, 0.039, -0.776, 0.46])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.005, -0.853, -0.58, 0.076])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.81, -0.251, -0.24, 0.474, 0.642, 0.942, -0.361, 0.448])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.866, -0.024])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.137, -0.546, 0.074, 0.137, 0.787, 0.578, -0.754, 0.832, 0.878, 0.406, 0.813, 0.3])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.637, 0.97, 0.601, -0.542, -0.177, -0.96, -0.839, 0.517, 0.147, 0.744, -0.152, -0.427])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.586, -0.971, -0.92, 0.722, -0.093, 0.976, 0.96, -0.076, 0.295, 0.601, 0.343, 0.883])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.886, -0.564, -0.863, -0.14, 0.529, 0.965, 0.4, 0.212])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.973, -0.658, 0.476, -0.719, -0.58, -0.076, -0.294, -0.841])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.932, 0.49, -0.534, 0.01, -0.624, 0.078, 0.643, -0.465])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.2, 0.347, 0.901, -0.852])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.444, -0.234, -0.935, -0.048])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.141, 0.514, -0.326, 0.024])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.195, 0.849, -0.144, 0.043])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.555, -0.163, -0.96, 0.75])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.769, -0.299, -0.689, -0.2, 0.916, -0.175, -0.545, -0.833])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.317, -0.567])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
fw_forget_norm = Parameter('fw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.317, 0.705, 0.504, 0.888])
fw_cell_norm = Parameter('fw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.889, 0.982, 0.697, 0.772])
fw_output_norm = Parameter('fw_output_norm', ('TENSOR_FLOAT32', [4]), [0.414, 0.778, 0.482, 0.783])
bw_input_norm = Parameter('bw_input_norm', ('TENSOR_FLOAT32', [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', ('TENSOR_FLOAT32', [4]), [0.394, 0.765, 0.485, 0.663])
bw_cell_norm = Parameter('bw_cell_norm', ('TENSOR_FLOAT32', [4]), [0.521, 0.869, 0.901, 0.65])
bw_output_norm = Parameter('bw_output_norm', ('TENSOR_FLOAT32', [4]), [0.3, 0.663, 0.736, 0.99])
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 2]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.6, 0.25, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [-0.302, -1.69, 1.336, -1.398, 0.27, 0.619, -0.89, 0.048, -1.527, 1.251, -1.815, 1.975, 1.751,
    -0.505, 0.813, 0.74, -0.251, -1.542],
    fw_output_state: [0.538, -0.124, -0.15, 0.58],
    fw_cell_state: [-0.047, -0.595, -0.065, -0.012, -0.67, -0.293, 0.639, -0.364],
    bw_output_state: [0.961, 0.191, -0.284, 0.113],
    bw_cell_state: [-0.252, -0.53, -0.604, -0.537, 0.74, -0.122, 0.589, -0.065],
    forward_output: [-0.25, -0.17755552, -0.25, -0.15327626, -0.25, 0.027870683, -0.25, 0.17391574, -0.25, 0.25, -0.25,
    0.08428183],
    backward_output: [-0.25, -0.25, -0.25, -0.25, -0.21942481, -0.25, -0.25, -0.25, -0.12817775, -0.25, -0.25, -0.25],
}, name='alone_time_major_coupled_all').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3, 2]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [1, 2]), [0.192, 0.106])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [1, 2]), [0.864, 0.758])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [1, 2]), [-0.025, 0.554])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [1, 2]), [-0.764, -0.5])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [1, 1]), [-0.655])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [1, 1]), [-0.616])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [1, 1]), [0.337])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [1, 1]), [0.771])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [1]), [0.011])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [1]), [-0.125])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [1]), [0.357])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [1]), [-0.999])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [1, 2]), [-0.3, -0.937])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [1, 2]), [-0.998, -0.741])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [1, 2]), [-0.687, 0.351])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [1, 2]), [0.374, 0.816])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [1, 1]), [0.423])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [1, 1]), [0.508])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [1, 1]), [0.859])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [1, 1]), [0.319])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [1]), [-0.698])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [1]), [-0.772])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [1]), [0.527])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [1]), [-0.437])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [3, 1]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [3, 1]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [3, 1]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [3, 1]))
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
output = Output('output', ('TENSOR_FLOAT32', [3, 3, 2]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [3, 1]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [3, 1]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [3, 1]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.283, 1.801, 1.178, 1.641, 1.778, -1.723, 1.114, -0.797, 1.503, 0.54, 0.858, -0.152, 1.114, -0.88,
    0.375, -0.216, 1.35, 1.285],
    fw_output_state: [0.999, -0.455, 0.213],
    fw_cell_state: [-0.943, -0.402, -0.989],
    bw_output_state: [-0.541, 0.945, -0.227],
    bw_cell_state: [-0.575, 0.13, 0.011],
    output: [-0.05818066, 0.020989934, 0.007180985, 0.01573114, -0.13263613, -0.11227353, -0.042311434,
    -0.099779345, 0.035348404, -0.0008104524, -0.055124577, -0.017393937, -0.041665915, -0.11025633,
    0.08111826, 0.17024736, 0.008816386, -0.008474455],
    forward_output_state_out: [-0.041665915, 0.08111826, 0.008816386],
    forward_cell_state_out: [-0.22155926, 0.35112008, 0.14300479],
    backward_output_state_out: [0.020989934, 0.01573114, -0.11227353],
    backward_cell_state_out: [0.027937984, 0.019843126, -0.5216222],
}, name='alone_time_major_merged_with_states_one_cell').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.505, -0.582, 0.414, -0.581, 0.556, -0.165, 0.58, 0.774, 0.56, -0.597, 0.548, -0.366])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.375, -0.412, -0.731, 0.02, 0.79, -0.583, -0.584, -0.108, 0.86, -0.757, -0.592, -0.497])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.99, 0.135, 0.189, -0.531, 0.862, 0.771, -0.367, -0.745, -0.45, -0.285, 0.394, -0.78])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.271, 0.688, 0.45, 0.698, -0.888, -0.433, -0.564, 0.427, -0.601, 0.829, -0.372, 0.363])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.207, 0.612, -0.364, 0.469, 0.413, 0.13, -0.758, 0.43, 0.557, -0.541, -0.992, 0.467, -0.775,
    0.827, 0.114, 0.411])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.724, 0.559, 0.843, -0.706, -0.224, 0.908, 0.414, -0.303, -0.909, -0.1, 0.785, -0.984, -0.434,
    -0.33, 0.131, -0.998])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.392, 0.692, -0.402, -0.928, 0.354, -0.734, -0.154, -0.318, 0.184, -0.02, 0.707, -0.763, -0.647,
    -0.439, -0.011, 0.856])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.693, -0.653, -0.979, -0.025, -0.756, -0.436, -0.169, -0.862, -0.918, 0.825, -0.266, -0.149,
    0.288, 0.422, -0.032, -0.804])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.082, 0.913, -0.478, 0.418])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.921, 0.472, -0.395, -0.71])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.514, 0.442, 0.999, -0.353])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.565, -0.24, -0.545, -0.089])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.954, 0.969, -0.241, 0.942])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.107, -0.693, 0.284, 0.592])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.304, 0.138, 0.573, -0.298])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.486, -0.54, 0.982, -0.778, 0.198, 0.215, 0.848, -0.122, -0.121, -0.727, 0.33, -0.587])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.458, -0.108, -0.29, -0.142, -0.258, 0.552, -0.946, 0.694, -0.446, 0.451, 0.001, -0.919])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.683, -0.141, 0.599, 0.574, 0.243, -0.457, 0.265, -0.884, -0.298, 0.599, -0.026, -0.735])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.555, -0.26, -0.743, -0.608, -0.617, 0.005, -0.515, -0.016, 0.825, -0.574, -0.012, -0.666])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.461, -0.725, -0.992, 0.82, -0.29, 0.226, -0.761, 0.205, -0.226, -0.95, -0.254, 0.629, 0.509,
    0.921, -0.247, 0.769])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.468, -0.985, 0.227, 0.337, -0.683, -0.33, 0.87, -0.717, -0.79, -0.569, 0.172, -0.236, 0.87,
    -0.108, -0.027, -0.124])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.228, 0.582, -0.727, 0.767, -0.884, -0.27, 0.188, -0.308, -0.415, 0.592, -0.319, -0.473, 0.921,
    0.7, -0.132, -0.543])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.136, -0.154, 0.111, -0.837, -0.974, 0.984, -0.382, -0.684, 0.82, 0.774, -0.799, -0.427, 0.835,
    -0.656, -0.745, 0.436])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.184, -0.057, -0.972, 0.917])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.349, -0.817, 0.774, 0.108])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.595, -0.466, 0.22, -0.457])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.675, -0.743, -0.829, -0.296])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.525, 0.757, 0.343, 0.41])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.889, -0.587, 0.665, 0.478])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.749, 0.164, -0.294, -0.184])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 0, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-1.774, -0.696, 1.96, -0.511, -1.249, -0.995, -1.11, -1.421, 1.361, -0.646, 1.876, -0.218, 0.779,
    0.614, -1.434, -1.019, 1.505, 1.266],
    fw_output_state: [0.086, -0.048, 0.153, 0.31, 0.861, 0.87, 0.638, -0.313],
    fw_cell_state: [0.123, -0.479, 0.804, -0.069, 0.346, 0.396, -0.177, -0.667],
    bw_output_state: [0.002, 0.289, 0.773, -0.823, -0.06, -0.929, 0.513, 0.213],
    bw_cell_state: [-0.587, 0.525, -0.865, -0.207, 0.653, -0.936, -0.812, 0.872],
    forward_output: [-0.9195876, 0.06220799, 0.53524745, -0.07814571, -0.011553415, -0.41795316, 0.041675605,
    -0.43536755, -0.233752, -0.019163633, 0.65137875, -0.161072, -0.08391167, 0.03307665,
    -0.16594459, 0.066944726, -0.2042843, -0.3920146, 0.22747067, 0.25210106, -0.2652779, 0.272597,
    -0.5544196, 0.11218956],
    backward_output: [0.09234875, -2.1274898, 0.10867958, -0.23024791, 0.98753387, -1.1132413, 0.48534954, 0.13261311,
    0.26351213, -0.7483648, 0.15847829, -0.22893827, 0.51812506, -0.65641844, -0.86321163,
    -0.3004804, -0.25959352, 0.171419, 0.0011027305, 0.17751066, 0.17647618, -0.48538464,
    -0.6431972, -0.4690467],
    forward_output_state_out: [-0.2042843, -0.3920146, 0.22747067, 0.25210106, -0.2652779, 0.272597, -0.5544196, 0.11218956],
    forward_cell_state_out: [-1.1006907, -0.5841559, 0.2742697, 0.7220492, -0.2973273, 1.7277399, -1.0433859, 0.6266835],
    backward_output_state_out: [0.09234875, -2.1274898, 0.10867958, -0.23024791, 0.98753387, -1.1132413, 0.48534954, 0.13261311],
    backward_cell_state_out: [4.4063597, -2.4389632, 0.12520887, -0.41502425, 1.3947575, -1.4205904, 0.92192686, 0.14894639],
}, name='alone_time_major_with_states_activation_none').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.243, -0.744, -0.504, -0.866, 0.509, -0.047, -0.17, 0.725, 0.137, -0.584, -0.375, -0.635])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.651, -0.927, 0.574, 0.697, -0.455, 0.022, -0.106, -0.766, 0.071, 0.707, -0.403, 0.336])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.925, 0.472, 0.111, 0.56, -0.614, 0.073, 0.294, -0.116, 0.508, 0.522, -0.848, 0.049])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.037, 0.15, 0.457, 0.582, -0.383, 0.945, 0.339, -0.901, 0.152, 0.928, -0.738, 0.149])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.552, 0.317, -0.759, -0.823, 0.915, 0.066, -0.71, 0.411, -0.189, 0.48, -0.384, 0.177, -0.33,
    0.134, 0.109, -0.997])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.915, 0.54, -0.629, 0.254, 0.856, 0.317, 0.737, 0.377, -0.291, 0.565, 0.969, 0.097, -0.338, 0.677,
    -0.868, 0.413])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.819, -0.231, 0.99, -0.03, 0.329, -0.746, 0.142, -0.317, 0.34, 0.896, 0.658, -0.208, -0.589,
    -0.273, -0.992, 0.962])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.27, 0.524, -0.095, 0.327, -0.034, 0.851, 0.453, -0.683, -0.826, 0.484, 0.873, 0.497, -0.524,
    -0.371, -0.931, 0.493])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.197, -0.171, 0.544, 0.444])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.744, -0.121, -0.22, 0.409])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.448, 0.196, -0.883, 0.378])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.329, 0.18, -0.572, 0.111])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.051, 0.318, -0.659, -0.84])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.766, 0.887, 0.082, -0.958])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.566, -0.046, 0.308, -0.212])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.387, 0.274, -0.92, 0.94, -0.242, -0.698, 0.236, 0.061, 0.802, -0.362, 0.959, -0.93])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.675, 0.03, -0.543, -0.253, 0.326, 0.292, 0.567, 0.767, -0.907, 0.279, -0.196, -0.139])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.381, -0.26, 0.647, 0.012, 0.989, -0.883, -0.205, 0.153, 0.889, 0.743, -0.949, 0.293])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.831, -0.428, -0.917, -0.085, -0.174, -0.46, 0.762, 0.948, -0.969, -0.532, -0.44, -0.702])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.113, -0.787, 0.882, -0.579, -0.433, -0.297, 0.49, -0.501, -0.981, -0.528, -0.145, 0.675, 0.084,
    -0.646, -0.666, -0.629])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.991, -0.915, -0.453, -0.714, 0.172, -0.078, 0.406, 0.639, 0.424, -0.38, 0.166, 0.285, -0.609,
    0.335, 0.485, -0.923])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.871, -0.556, -0.384, -0.135, -0.107, -0.536, -0.767, 0.879, 0.946, 0.5, -0.834, 0.415, -0.496,
    -0.296, -0.989, 0.185])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.761, 0.702, -0.818, -0.592, -0.009, -0.045, -0.253, 0.66, -0.403, 0.772, 0.62, 0.658, 0.133,
    -0.895, -0.392, 0.557])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.94, -0.069, -0.245, 0.622])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.639, -0.33, -0.228, -0.296])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.82, 0.937, -0.581, 0.897])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.447, -0.407, -0.289, 0.123])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.718, 0.646, -0.014, -0.087])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.329, -0.552, 0.41, -0.99])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.884, -0.402, 0.73, 0.049])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 1, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-1.508, 0.951, -0.258, -0.438, 1.921, -1.355, 0.112, -1.376, -0.118, 1.531, 0.098, -1.46, 0.631,
    0.232, -0.902, 0.921, -0.34, 1.564],
    fw_output_state: [0.55, 0.41, 0.895, -0.417, 0.496, -0.638, -0.806, -0.613],
    fw_cell_state: [0.775, -0.896, 0.1, 0.251, 0.315, 0.065, -0.768, -0.569],
    bw_output_state: [0.981, 0.127, -0.715, 0.346, -0.19, 0.583, 0.376, 0.878],
    bw_cell_state: [-0.141, -0.089, -0.383, 0.247, 0.167, -0.969, -0.189, 0.743],
    output: [0.0171486, 0.0, 0.090964265, 0.00022389846, 0.092050135, 0.11700379, 0.17423393, 0.018623607,
    0.0036830402, 0.004945883, 0.0, 0.0, 0.0074346904, 0.47042295, 1.1063931, 0.0508079,
    0.0123374425, 0.18848027, 0.21649049, 0.076976635, 0.17743617, 0.12119495, 0.030218132,
    0.058185417, 0.07568239, 0.1841793, 0.0, 0.0, 0.014768733, 0.0, 1.1886269, 0.10409726,
    0.0059969933, 0.24734479, 0.07163416, 0.0159782, 0.0, 0.31428495, 0.0, 0.04161405, 0.18007097,
    0.77882135, 0.31408, 0.0, 0.024210872, 0.0, 0.73871434, 0.06017657],
}, name='alone_time_major_merged_activation_relu').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.284, -0.051, -0.201, 0.731, -0.268, -0.273, -0.615, 0.904, -0.456, 0.296, -0.119, -0.33])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.032, 0.483, 0.233, -0.074, -0.283, -0.141, 0.907, 0.59, 0.633, -0.729, -0.439, -0.29])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.484, 0.786, 0.905, 0.275, -0.672, -0.479, -0.873, 0.361, 0.205, 0.014, 0.231, 0.324])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.077, -0.492, 0.05, -0.174, 0.396, -0.162, -0.334, -0.546, -0.075, -0.574, -0.988, -0.144])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.787, 0.735, 0.983, -0.606, -0.25, -0.005, -0.316, 0.155, 0.478, 0.704, 0.626, 0.122, 0.357,
    -0.448, -0.854, -0.109])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.909, -0.145, 0.389, 0.085, -0.018, -0.646, -0.754, 0.604, -0.342, -0.673, -0.322, 0.075, 0.956,
    0.61, -0.515, 0.327])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.595, 0.612, -0.122, -0.845, 0.846, 0.563, -0.815, -0.428, 0.754, 0.475, -0.615, -0.806, 0.238,
    0.031, -0.426, 0.859])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.661, 0.967, -0.024, 0.972, -0.107, -0.821, -0.12, 0.185, -0.007, -0.663, 0.017, 0.169, 0.585,
    -0.982, -0.581, 0.247])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.874, -0.255, -0.912, -0.79])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.727, 0.611, -0.314, -0.331])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.007, -0.449, -0.171, -0.162])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.127, -0.81, 0.836, 0.662])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.974, -0.275, -0.223, 0.091])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.552, 0.076, -0.023, -0.162])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.451, -0.964, 0.178, -0.48])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.088, 0.72, 0.969, -0.882, 0.652, -0.244, -0.539, 0.393, -0.677, 0.799, 0.849, -0.696])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.89, 0.263, 0.898, -0.54, 0.181, -0.693, -0.495, -0.722, 0.517, -0.276, -0.29, -0.08])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.108, 0.062, 0.314, -0.4, 0.905, 0.314, 0.418, 0.346, -0.437, 0.723, -0.574, 0.751])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.741, -0.727, -0.939, 0.217, -0.262, -0.07, -0.157, -0.486, 0.464, 0.436, 0.254, 0.073])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.236, 0.198, -0.025, -0.732, 0.141, 0.421, -0.329, 0.457, -0.453, -0.077, -0.389, 0.8, -0.403,
    -0.907, -0.532, 0.076])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.259, -0.037, -0.17, 0.046, 0.374, 0.253, 0.821, 0.211, -0.447, -0.067, -0.198, -0.477, 0.612,
    0.953, 0.24, -0.441])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.888, -0.58, -0.894, -0.716, -0.839, -0.239, -0.161, -0.504, 0.796, 0.468, 0.363, 0.554, 0.907,
    0.883, -0.093, -0.92])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.245, -0.132, -0.294, -0.873, 0.481, -0.122, -0.546, -0.51, -0.672, -0.592, 0.0, -0.165, 0.58,
    0.644, 0.711, 0.179])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.062, 0.811, 0.907, -0.433])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.342, -0.86, 0.49, 0.373])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.025, -0.291, -0.812, -0.786])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.515, 0.276, 0.662, 0.258])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.927, -0.651, 0.056, -0.325])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.097, 0.491, 0.857, 0.414])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.39, 0.608, -0.44, -0.654])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
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
forward_output = Output('forward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
backward_output = Output('backward_output', ('TENSOR_FLOAT32', [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 6, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.895, 0.017, -1.285, 0.85, -1.614, 1.535, 1.862, 0.754, 1.677, -1.99, 1.538, 0.636, 0.545, 1.701,
    -0.484, 1.878, 1.33, -0.251],
    fw_output_state: [-0.287, 0.795, 0.789, -0.792, -0.606, -0.202, -0.848, -0.429],
    fw_cell_state: [-0.275, 0.098, -0.322, -0.463, 0.044, 0.2, -0.153, 0.003],
    bw_output_state: [-0.742, 0.907, -0.096, 0.726, 0.847, 0.619, 0.271, -0.468],
    bw_cell_state: [0.467, 0.171, -0.381, -0.908, -0.835, -0.259, 0.944, -0.896],
    forward_output: [0.3625993, 0.074649915, 0.18004169, 0.03957725, 0.32576296, 0.07609885, 0.32079718, 0.37646964,
    0.44784516, 0.10364357, 0.1464977, 0.043174148, 0.32419896, 0.23865387, 0.31987566, 0.16423306,
    0.34640676, 0.20241249, 0.17026348, 0.0514837, 0.42824093, 0.1438513, 0.13533531, 0.026139215],
    backward_output: [0.2260903, 0.36016676, 0.070073895, 0.25282326, 0.10981413, 0.38373893, 0.3306248, 0.21973765,
    0.00972616, 0.34878394, 0.16852544, 0.36705458, 0.15256092, 0.21916416, 0.108409226, 0.16212748,
    0.063047126, 0.22824726, 0.060057685, 0.27541336, 0.041959662, 0.39084738, 0.03428345,
    0.46019268],
    forward_output_state_out: [0.34640676, 0.20241249, 0.17026348, 0.0514837, 0.42824093, 0.1438513, 0.13533531, 0.026139215],
    forward_cell_state_out: [0.70326835, 0.19621268, 0.7189634, 0.47190264, 0.7540125, 0.30319244, 0.84890264, 0.41561404],
    backward_output_state_out: [0.2260903, 0.36016676, 0.070073895, 0.25282326, 0.10981413, 0.38373893, 0.3306248, 0.21973765],
    backward_cell_state_out: [0.095017456, 0.34395903, 0.9480625, 0.7337757, 0.4476725, 0.11095542, 1.1252931, 0.27150047],
}, name='alone_time_major_with_states_activation_sigmoid').DisableLifeTimeVariation()
