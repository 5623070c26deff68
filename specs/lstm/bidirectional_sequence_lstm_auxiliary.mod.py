# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: linked by another input.

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.444, -0.08, -0.273, -0.55, -0.339, -0.272, 0.88, 0.28, 0.025, 0.423, -0.143, -0.25])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.465, 0.981, 0.818, 0.55, -0.279, -0.759, 0.606, -0.364, -0.079, 0.239, -0.464, 0.87])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.172, 0.591, -0.395, 0.225, -0.949, -0.41, 0.177, -0.253, -0.696, 0.378, -0.589, -0.357])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.501, -0.403, 0.679, 0.037, 0.464, -0.418, -0.013, -0.205, 0.305, 0.18, -0.365, 0.991])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.594, -0.537, 0.163, 0.244, -0.991, -0.198, 0.786, -0.794, 0.516, -0.243, 0.064, -0.924, -0.565,
    0.938, -0.879, -0.716])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.791, -0.794, -0.616, 0.789, -0.947, 0.564, 0.797, -0.712, -0.204, 0.693, -0.006, 0.931, -0.892,
    0.878, -0.657, 0.367])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.999, -0.513, -0.808, 0.88, 0.599, -0.955, -0.727, -0.182, -0.623, 0.302, 0.056, -0.71, 0.716,
    -0.351, 0.245, -0.098])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.056, 0.023, -0.972, 0.255, 0.937, -0.886, 0.121, 0.558, 0.377, 0.571, -0.815, -0.3, -0.125,
    0.666, -0.774, 0.732])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.225, 0.956, -0.79, -0.141])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.42, 0.91, 0.821, -0.862])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.419, -0.557, -0.065, 0.825])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.346, 0.384, -0.7, 0.712])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.833, -0.951, -0.834, -0.706, 0.493, -0.654, -0.969, 0.588, -0.85, 0.009, 0.411, -0.242])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.169, -0.549, 0.391, 0.225, 0.769, 0.401, 0.75, 0.442, 0.042, -0.075, 0.881, 0.403])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.561, -0.241, -0.158, -0.833, -0.774, 0.429, 0.23, 0.791, -0.964, 0.017, 0.57, 0.877])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.927, 0.512, -0.454, 0.363, 0.974, 0.685, 0.317, 0.545, -0.113, -0.448, 0.764, 0.085])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.1, -0.719, -0.48, 0.517, -0.236, 0.648, -0.579, 0.08, 0.502, 0.734, -0.591, 0.062, 0.261, -0.938,
    0.981, -0.22])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.57, 0.535, -0.141, 0.5, -0.292, 0.501, -0.015, 0.516, -0.664, -0.162, -0.414, -0.577, 0.361,
    0.132, -0.02, -0.055])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.048, 0.026, 0.08, 0.796, 0.697, -0.597, -0.881, 0.75, 0.122, -0.922, 0.509, 0.026, 0.096, 0.028,
    -0.514, 0.829])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.717, -0.948, -0.863, 0.236, -0.915, 0.443, 0.624, -0.97, 0.577, 0.811, -0.503, -0.849, 0.195,
    0.385, -0.892, 0.501])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.221, -0.11, -0.537, -0.279])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.998, -0.836, 0.519, -0.187])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.581, -0.743, 0.979, 0.59])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.624, -0.38, -0.335, 0.409])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [2, 3, 3]))
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
    input: [-1.946, 1.78, -0.93, -0.61, -0.351, -0.274, -1.126, 0.782, -0.291, -1.618, 0.592, 0.422, 0.273,
    0.193, 1.901, 1.748, 1.676, 1.188],
    fw_output_state: [-0.47, -0.821, 0.091, 0.569, 0.463, 0.0, 0.583, 0.985],
    fw_cell_state: [0.009, -0.873, 0.255, 0.905, -0.764, 0.18, 0.988, 0.926],
    bw_output_state: [-0.992, -0.967, 0.213, -0.76, 0.351, -0.485, 0.601, 0.043],
    bw_cell_state: [0.328, -0.793, -0.489, -0.161, -0.537, 0.171, -0.517, 0.765],
    aux_input: [0.826, -1.875, 0.574, -0.94, 0.953, -1.507, 0.262, 0.221, 0.207, -1.485, -0.874, 1.353, -1.25,
    -0.53, 0.884, -0.908, 1.662, -0.346],
    forward_output: [0.22584964, -0.74889505, 0.0038552678, -0.00732692, 0.26947352, -0.18663786, -0.010704408,
    0.09996337, 0.29785413, -0.48107088, -0.03090528, 0.04444167, -0.26802918, -0.44280887,
    0.107144326, 0.113170154, -0.18490995, -0.31389624, 0.008905265, 0.123625755, -0.004257995,
    -0.46848828, -0.14006013, 0.06377792],
    backward_output: [-0.24645153, -0.022220422, 0.071579546, -0.013017994, -0.09899622, -0.19927059, 0.25468442,
    -0.11491397, -0.15086497, -0.35501826, -0.08891565, -0.012933811, 0.06820309, 0.09356672,
    -0.040349767, 0.3634094, 0.0458611, 0.051969685, 0.007381885, 0.45435524, -0.20055151,
    -0.30309114, 0.19614379, 0.6759409],
}, name='parallel_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.982, -0.309, 0.044, -0.956, 0.988, -0.947, 0.785, -0.027, -0.247, -0.645, -0.637, 0.738])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.865, -0.531, 0.95, -0.508, -0.368, 0.649, 0.488, -0.194, -0.91, 0.306, 0.366, 0.954])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.156, -0.448, 0.534, -0.787, -0.75, -0.704, -0.145, -0.27, 0.89, -0.623, -0.071, 0.265])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.998, -0.026, -0.645, -0.873, -0.492, -0.196, -0.461, -0.647, -0.943, -0.607, 0.926, -0.191])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.093, 0.247, -0.899, 0.728, 0.892, -0.236, -0.332, -0.913, -0.47, -0.742, 0.161, -0.871, 0.068,
    0.143, -0.913, 0.411])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.873, -0.973, 0.503, 0.912, -0.251, 0.407, 0.588, 0.406, 0.764, 0.793, -0.2, 0.745, -0.031,
    0.303, 0.913, 0.421])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.428, -0.33, 0.267, -0.781, -0.082, 0.167, -0.199, -0.404, -0.852, -0.631, -0.454, -0.189, -0.536,
    -0.434, 0.614, -0.67])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.253, -0.259, -0.404, -0.322, -0.92, 0.873, -0.639, -0.838, -0.722, -0.073, 0.213, -0.975, 0.355,
    0.57, -0.06, 0.455])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.865, 0.818, 0.18, -0.495])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.277, -0.948, 0.087, -0.153])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.58, -0.4, -0.666, -0.234])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.872, 0.967, 0.701, -0.226])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.842, 0.484, 0.526, 0.523])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.91, -0.099, -0.396, -0.82])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.277, -0.667, 0.291, -0.048])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.247, -0.835, 0.814, 0.417, 0.164, 0.342, 0.317, -0.868, -0.531, -0.685, 0.465, 0.266])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.146, -0.413, -0.673, 0.492, -0.847, -0.479, -0.778, -0.215, 0.421, -0.435, 0.237, 0.996])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.421, -0.884, -0.697, 0.117, -0.921, 0.577, -0.968, -0.086, -0.436, -0.322, 0.718, 0.578])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.16, -0.078, 0.494, -0.651, 0.615, 0.299, 0.709, 0.777, -0.962, 0.904, 0.464, 0.728])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.834, 0.038, 0.488, 0.295, -0.082, -0.05, 0.785, -0.513, -0.375, -0.878, 0.321, 0.176, -0.141,
    -0.602, -0.555, -0.241])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.989, 0.629, -0.7, -0.695, -0.612, 0.572, 0.366, -0.547, 0.657, -0.905, -0.549, -0.11, -0.911,
    0.1, 0.237, -0.097])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.463, -0.746, 0.677, -0.21, 0.494, -0.621, -0.091, 0.225, -0.312, -0.86, 0.627, -0.727, -0.66,
    0.207, 0.79, 0.725])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.173, 0.919, -0.053, 0.72, -0.482, -0.587, 0.664, 0.093, -0.852, -0.21, 0.022, -0.11, 0.724,
    0.144, -0.941, -0.297])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.411, 0.96, 0.488, 0.982])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.406, 0.632, 0.734, -0.929])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [0.083, 0.454, 0.899, 0.701])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.009, -0.181, 0.041, 0.874])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.283, 0.303, 0.63, -0.768])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.973, -0.951, 0.177, 0.425])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.77, 0.991, 0.484, -0.059])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [3, 2, 3]))
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
    input: [0.926, 0.244, -0.854, 1.127, -0.365, 1.872, -0.174, -1.946, 0.658, 0.013, -1.354, 0.292, -1.882,
    -1.791, -1.185, -0.568, 1.995, 0.128],
    fw_output_state: [0.063, -0.017, 0.68, -0.265, -0.447, -0.369, -0.429, 0.591],
    fw_cell_state: [0.986, 0.963, 0.776, 0.697, -0.856, -0.133, -0.96, 0.951],
    bw_output_state: [-0.644, -0.875, -0.991, 0.875, -0.789, 0.081, -0.258, 0.509],
    bw_cell_state: [0.874, 0.167, -0.335, 0.655, 0.478, 0.164, -0.189, 0.549],
    aux_input: [0.749, 1.956, 0.942, -0.744, 0.155, -1.854, 0.165, 1.397, 1.954, 0.467, 0.473, -0.453, 0.02,
    -0.168, -0.277, -0.698, -0.316, -1.811],
    forward_output: [0.05623756, -0.025221348, -0.14177474, 0.1402828, -0.061395187, -0.019064864, 0.031246232,
    0.046170652, 0.12476626, -0.0024519588, 0.15600017, -0.034421492, -0.27418572, 0.025541259,
    0.25115368, -0.04359982, -0.5400393, 0.5884935, -0.09621505, 0.053207032, -0.38019058,
    -0.2142955, -0.07043237, -0.20005922],
    backward_output: [-0.33178118, -0.41712242, -0.23693606, 0.81978774, 0.025921473, -0.34772936, 0.73974264,
    0.004316847, -0.4079355, -0.38886848, -0.094966635, 0.7784489, -0.010023551, -0.34054902,
    0.3378379, 0.17647511, 0.10231321, -0.013551189, -0.1865504, 0.15643732, 0.27594826,
    -0.044740073, 0.48483837, 0.008381546],
    forward_output_state_out: [-0.5400393, 0.5884935, -0.09621505, 0.053207032, -0.38019058, -0.2142955, -0.07043237, -0.20005922],
    forward_cell_state_out: [-0.66940856, 0.8957747, -0.09951232, 0.12944269, -0.8588199, -0.7796285, -0.18234424, -0.22961849],
    backward_output_state_out: [-0.33178118, -0.41712242, -0.23693606, 0.81978774, 0.025921473, -0.34772936, 0.73974264,
    0.004316847],
    backward_cell_state_out: [-0.48051533, -0.5018895, -0.2873699, 1.3602719, 0.0589283, -0.48228505, 1.0494694, 0.05192888],
}, name='parallel_time_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.797, 0.013, 0.148, -0.982, 0.611, 0.705, -0.908, 0.254, -0.593, -0.17, -0.743, 0.955])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.929, 0.976, -0.406, 0.312, 0.713, 0.289, -0.209, -0.44, 0.741, 0.208, 0.858, -0.349])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.242, 0.163, -0.312, 0.428, -0.22, 0.461, 0.583, -0.227, 0.072, 0.92, 0.093, -0.866])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.676, 0.467, 0.874, -0.516, 0.0, -0.385, 0.137, -0.341, -0.549, 0.169, 0.606, -0.215])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.715, 0.063, -0.995, -0.428, -0.382, -0.58, 0.966, 0.277])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.437, -0.13, -0.808, -0.963, -0.212, -0.356, -0.113, 0.149])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.235, 0.83, 0.411, -0.835, 0.011, -0.43, 0.129, -0.848])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [0.158, 0.471, -0.039, -0.867, 0.416, 0.428, -0.547, 0.443])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.716, -0.483, -0.806, -0.302])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.231, 0.118, -0.834, 0.24])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.606, -0.471, -0.071, 0.097])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.615, -0.381, -0.051, 0.61])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.508, -0.405, 0.297, 0.673, -0.952, 0.327, -0.212, 0.677])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [-0.931, 0.944])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.281, 0.251, -0.861, -0.961, -0.417, 0.42, 0.42, 0.829, 0.049, 0.263, -0.623, -0.461])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.358, 0.836, 0.625, -0.582, -0.71, -0.091, 0.14, -0.774, -0.967, -0.587, 0.287, 0.414])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.672, -0.44, -0.179, 0.779, -0.468, 0.775, -0.34, 0.283, 0.101, -0.122, 0.575, -0.148])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.901, 0.927, -0.115, 0.395, 0.118, -0.46, -0.899, -0.439, 0.389, -0.546, 0.157, -0.762])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [-0.057, 0.989, 0.729, 0.073, -0.532, 0.266, 0.071, -0.106])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.014, 0.359, -0.199, 0.093, 0.554, 0.717, -0.761, -0.601])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [0.095, 0.078, -0.638, 0.019, -0.995, 0.161, -0.443, 0.674])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.39, -0.902, -0.379, -0.608, 0.841, 0.64, 0.053, 0.573])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.754, 0.914, 0.075, 0.092])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.978, -0.722, -0.489, -0.001])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.746, -0.274, 0.347, 0.782])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.19, -0.528, 0.467, -0.776])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.445, -0.158, -0.423, -0.773, 0.713, 0.613, 0.654, -0.007])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.046, -0.174])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [2, 3, 3]))
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
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-1.018, -1.971, -0.713, 1.11, 0.733, -1.175, -1.535, 1.208, 0.315, 0.445, 1.586, -1.198, -0.503,
    1.83, 1.491, 1.02, 0.503, 1.918],
    fw_output_state: [-0.474, 0.21, -0.925, -0.805],
    fw_cell_state: [-0.491, 0.306, 0.521, 0.786, -0.869, -0.267, -0.581, 0.613],
    bw_output_state: [-0.568, 0.832, 0.559, 0.413],
    bw_cell_state: [-0.088, 0.728, -0.321, 0.202, 0.522, -0.742, -0.685, -0.067],
    aux_input: [-1.621, -0.634, 1.328, -0.833, -1.289, 1.904, 0.139, 0.709, 1.983, -1.235, -0.505, 1.045, 0.06,
    -0.457, 0.028, 1.88, -1.259, 0.464],
    output: [-0.2, 0.2, -0.2, 0.2, -0.2, 0.2, -0.12676154, 0.09703383, -0.2, 0.2, -0.16749579, 0.14193727, -0.2,
    0.2, -0.2, 0.17596464, -0.2, 0.2, 0.030790495, -0.16977374, -0.2, 0.2, 0.197532, -0.2],
    forward_output_state_out: [-0.2, 0.2, -0.2, 0.2],
    forward_cell_state_out: [1.1554048, -0.95468, -0.5501442, -0.32237506, -0.06391643, -0.60522974, -0.08299121, -0.43151066],
    backward_output_state_out: [-0.2, 0.2, -0.2, 0.17596464],
    backward_cell_state_out: [0.62594974, 0.72351676, 0.2571447, 0.38024157, 0.8974276, -0.17660147, 0.096247315, 0.20928803],
}, name='parallel_batch_major_merged_with_states')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.956, -0.619, -0.095, -0.735, -0.331, 0.76, -0.863, -0.669, 0.242, 0.144, -0.503, 0.725])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.229, 0.2, -0.8, 0.066, -0.143, 0.289, 0.47, -0.496, -0.487, -0.61, -0.601, 0.828])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.404, 0.762, -0.235, -0.729, 0.649, -0.366, 0.924, 0.643, 0.592, -0.747, 0.727, -0.98])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.44, 0.813, -0.225, 0.9, -0.653, 0.044, -0.227, -0.849, -0.541, 0.582, -0.213, -0.029, -0.608,
    0.019, -0.726, 0.074])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.201, -0.437, -0.128, 0.198, 0.159, 0.529, 0.0, 0.071, 0.463, -0.042, 0.764, -0.185, -0.089,
    0.92, 0.316, -0.714])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.832, -0.008, -0.45, 0.961, 0.152, -0.435, 0.915, 0.18, 0.089, 0.03, -0.734, -0.876, 0.934, 0.274,
    -0.597, -0.211])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.328, 0.655, 0.145, -0.132])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.739, -0.982, 0.881, -0.508])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.746, -0.188, 0.746, -0.817])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.796, 0.422, -0.49, 0.324, -0.44, 0.305, 0.741, 0.043, -0.671, 0.67, -0.681, -0.319])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.367, 0.199, 0.344, -0.976, 0.821, -0.776, -0.213, -0.603, -0.345, 0.907, 0.081, -0.22])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.594, -0.838, 0.966, -0.803, 0.096, 0.824, -0.041, 0.158, -0.629, -0.788, -0.811, -0.463])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.958, 0.523, -0.123, -0.144, -0.797, 0.781, -0.057, 0.966, -0.415, 0.408, -0.612, 0.19, -0.562,
    -0.48, 0.1, -0.754])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.008, -0.046, 0.185, -0.827, -0.25, 0.274, -0.407, -0.527, -0.585, 0.157, 0.399, 0.365, -0.35,
    -0.636, -0.218, 0.238])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.032, 0.638, 0.472, -0.529, 0.956, 0.001, 0.544, -0.384, -0.987, 0.225, 0.645, 0.055, 0.29, -0.36,
    -0.397, -0.021])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.365, -0.57, -0.039, -0.672])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.1, -0.366, -0.458, -0.477])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.23, 0.721, 0.385, -0.926])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [3, 2, 3]))
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [1.189, 0.138, -0.594, 0.868, 1.605, -1.904, 0.679, -1.235, 1.11, -1.729, -1.574, 1.189, -0.291,
    1.404, -0.394, 1.158, -0.739, -0.44],
    fw_output_state: [0.887, 0.644, -0.884, 0.959, -0.938, 0.542, 0.167, 0.504],
    fw_cell_state: [-0.942, 0.933, 0.91, -0.122, 0.906, -0.398, -0.273, -0.544],
    bw_output_state: [0.475, 0.564, -0.785, -0.043, 0.115, -0.895, -0.793, 0.356],
    bw_cell_state: [-0.327, 0.232, -0.882, 0.221, 0.056, -0.993, 0.325, -0.316],
    aux_input: [1.408, 0.119, 0.263, 0.345, -1.439, -1.658, -1.095, 1.333, -0.316, 0.666, 1.383, 0.224, -0.865,
    -0.979, -0.004, -0.687, 0.048, -1.329],
    output: [-0.22571036, -0.053119823, 0.5644058, -0.3130656, -0.060294162, 0.03543231, -0.30643415,
    -0.016466714, 0.6347934, -0.4697005, 0.34786, -0.47645837, -0.13135147, -0.03511646,
    -0.07988474, 0.014089632, -0.051348925, -0.061745442, 0.5261157, -0.005416863, -0.10522578,
    0.52601707, -0.41771534, -0.17437607, 0.27870324, -0.36519322, 0.14258845, -0.04467163,
    -0.052581213, 0.12024276, -0.18366286, 0.0002563112, 0.43122876, -0.44670138, 0.39223662,
    -0.39144382, -0.36430568, 0.10151556, -0.16655757, -0.39950538, 0.32744494, -0.1760389,
    0.5114875, -0.082565024, -0.04696542, 0.21291986, 0.059984848, -0.08020008],
}, name='parallel_time_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.702, 0.063, -0.266, 0.715, -0.578, 0.102, -0.171, 0.587, -0.24, -0.54, -0.693, -0.031])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.391, -0.81, -0.617, 0.332, -0.973, -0.401, 0.743, 0.095, 0.998, -0.254, 0.535, 0.578])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.901, 0.045, 0.593, 0.925, 0.763, -0.941, 0.879, -0.299, 0.115, -0.027, 0.899, -0.957])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.34, 0.16, 0.174, -0.343, -0.526, 0.559, 0.263, 0.075, -0.648, -0.256, 0.932, 0.659])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.84, 0.981, -0.699, 0.831, -0.25, -0.195, -0.886, -0.34, 0.106, 0.085, 0.131, -0.774, 0.144,
    0.692, 0.173, -0.398])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.681, 0.588, 0.54, 0.22, -0.594, -0.562, 0.138, -0.821, -0.204, -0.812, -0.082, 0.025, -0.98,
    0.278, -0.527, 0.763])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.894, 0.866, -0.152, -0.189, 0.055, -0.655, 0.607, 0.783, 0.854, 0.17, -0.842, -0.76, 0.687,
    -0.809, -0.102, 0.691])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.977, -0.843, 0.315, -0.658, 0.057, 0.004, -0.724, 0.492, 0.399, 0.206, 0.329, 0.867, -0.295,
    -0.813, -0.272, 0.352])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [4]), [0.963, 0.16, 0.789, -0.734])
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [0.931, 0.556, 0.047, 0.371])
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.509, 0.245, 0.25, -0.485])
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.783, -0.533, 0.353, 0.0])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.138, 0.117, 0.747, -0.621])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.007, 0.294, 0.273, 0.84])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.949, 0.08, 0.632, -0.928])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.615, -0.028, 0.672, -0.912, 0.39, 0.462, -0.853, -0.054, -0.569, -0.648, -0.651, -0.888])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.163, 0.207, 0.684, -0.423, 0.614, -0.88, -0.851, 0.213, 0.048, 0.579, 0.582, 0.092])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.38, 0.257, -0.693, 0.539, 0.672, 0.236, -0.172, -0.226, 0.828, 0.586, -0.939, 0.836])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.404, -0.315, -0.899, -0.375, 0.215, -0.638, -0.856, -0.84, -0.87, 0.382, 0.076, -0.842])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [0.96, 0.385, 0.706, 0.908, -0.269, 0.011, 0.519, 0.736, -0.425, -0.077, -0.561, 0.814, -0.079,
    0.466, -0.338, 0.635])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.109, -0.681, -0.908, 0.002, -0.894, 0.597, 0.828, 0.869, 0.126, 0.958, 0.381, 0.288, 0.631,
    -0.828, 0.99, -0.284])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.093, 0.472, -0.146, -0.013, 0.053, -0.079, 0.779, 0.619, -0.676, 0.812, -0.073, 0.313, -0.953,
    -0.6, 0.498, 0.764])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.183, 0.636, 0.286, 0.52, -0.308, 0.218, 0.622, -0.244, -0.184, 0.774, -0.809, 0.141, -0.44,
    -0.599, 0.76, 0.555])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [4]), [-0.956, -0.447, 0.016, -0.304])
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [4]), [-0.615, -0.726, 0.228, -0.98])
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [4]), [-0.476, 0.383, 0.663, 0.35])
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.559, -0.441, -0.589, 0.306])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.022, 0.166, -0.917, 0.892])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.623, 0.691, 0.601, 0.648])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.999, 0.041, -0.897, 0.209])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.085, -0.708, -0.339, -0.144, 0.217, 0.058, -0.394, 0.653, 0.532, 0.293, -0.984, 0.826])
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.471, 0.981, -0.402, -0.849, -0.431, 0.1, 0.242, -0.132, -0.664, 0.55, 0.12, 0.197])
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.811, -0.225, 0.657, -0.241, -0.19, 0.887, -0.369, -0.009, -0.058, 0.686, 0.894, -0.959])
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.846, 0.873, -0.759, -0.175, -0.477, 0.808, 0.846, -0.923, -0.13, -0.05, -0.214, -0.29])
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.87, 0.703, 0.007, -0.422, -0.309, 0.89, -0.1, -0.559, -0.355, 0.192, 0.275, 0.45])
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.579, -0.607, 0.878, 0.607, -0.398, 0.061, -0.966, 0.846, 0.997, 0.05, 0.228, -0.57])
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.131, -0.194, 0.628, -0.747, 0.366, 0.848, -0.702, 0.977, -0.721, 0.821, 0.798, -0.728])
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.701, 0.742, 0.706, 0.926, 0.154, -0.402, -0.017, 0.618, 0.159, -0.061, -0.626, 0.641])
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
    input: [0.696, 2.0, 0.7, -1.763, 0.158, -1.893, -1.447, -1.552, 1.03, -1.405, -0.742, -1.093, 0.742,
    -1.304, -1.178, 1.748, -0.552, -0.114],
    fw_output_state: [-0.401, 0.001, 0.423, -0.027, 0.601, 0.798, 0.09, 0.852],
    fw_cell_state: [-0.758, 0.073, 0.263, -0.036, 0.676, 0.505, 0.229, -0.903],
    bw_output_state: [-0.995, 0.626, -0.026, -0.594, -0.134, 0.971, 0.468, 0.313],
    bw_cell_state: [-0.907, 0.412, -0.548, 0.564, 0.839, 0.463, 0.808, 0.444],
    aux_input: [-0.708, -1.207, -0.909, -1.099, 1.594, -0.266, 1.611, -1.817, -0.491, -1.598, -0.59, 1.184, 1.957,
    1.022, 1.437, -0.891, 0.541, -1.887],
    forward_output: [-0.030960774, 0.04385075, 0.19150957, 0.095584095, 0.17019829, 0.036869835, -0.17766981,
    0.029187553, 0.019443661, -0.14647931, -0.5410547, -0.23147881, 0.09166462, 0.4485017,
    -0.19916457, -0.0686868, 0.010291391, 0.44211233, 0.24396625, 0.005587705, 0.27377403,
    0.07615999, 0.36661878, 0.013242363],
    backward_output: [-0.008128771, 0.29677615, 0.0017934628, -0.25404772, 0.2436349, 0.22900823, 0.7719697, -0.24046576,
    -0.16316383, -0.12634657, 0.18351516, 0.21298334, 0.30590072, 0.23238625, -0.009208277,
    -0.5930546, 0.10095723, 0.14713779, -0.07106249, 0.7321354, -0.11877321, 0.084547095,
    0.07015698, 0.24720915],
}, name='cross_batch_major').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.975, 0.078, 0.621, -0.281, -0.621, 0.217, 0.159, 0.452, 0.86, -0.665, -0.6, -0.737])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.268, 0.478, -0.037, 0.171, 0.615, 0.984, -0.348, -0.311, 0.694, 0.247, 0.021, 0.398])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.355, 0.499, 0.279, 0.544, -0.049, -0.925, -0.034, -0.742, -0.844, -0.437, 0.633, -0.124])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.493, 0.486, 0.802, -0.149, 0.566, 0.164, -0.999, 0.78, -0.96, -0.994, -0.273, -0.291])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.0, 0.453, 0.63, -0.543, 0.647, 0.427, 0.203, 0.446])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [0.08, -0.249, 0.65, 0.884, 0.12, -0.866, 0.059, 0.125])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.837, -0.78, -0.807, 0.56, 0.378, 0.204, -0.609, -0.204])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.885, 0.221, -0.461, -0.635, -0.763, 0.983, 0.315, 0.578])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.716, 0.553, 0.857, 0.263])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.737, 0.623, 0.75, 0.532])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.25, 0.823, 0.433, -0.929])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.253, -0.777, -0.971, 0.753])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [2, 4]), [0.776, -0.178, -0.552, -0.306, 0.481, 0.479, 0.976, 0.818])
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.024, -0.498])
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.445, -0.45, -0.942, -0.112, -0.041, 0.767, -0.646, 0.046, -0.312, -0.42, -0.754, -0.311])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.269, 0.431, 0.505, 0.258, 0.227, -0.711, -0.336, -0.251, -0.539, 0.26, 0.229, 0.803])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.014, -0.473, 0.415, 0.929, -0.182, -0.156, 0.528, 0.76, -0.929, -0.597, -0.871, 0.795])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.673, -0.401, 0.1, 0.341, 0.777, 0.425, 0.108, -0.815, -0.771, 0.016, 0.881, -0.011])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 2]), [0.254, -0.284, -0.104, 0.372, -0.199, -0.368, 0.099, 0.769])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 2]), [-0.728, -0.293, -0.307, -0.843, -0.855, -0.965, -0.552, 0.52])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 2]), [-0.595, -0.622, 0.3, -0.203, -0.781, 0.451, -0.235, -0.114])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 2]), [-0.528, 0.282, 0.169, 0.263, 0.418, 0.688, -0.673, 0.623])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [0.776, 0.218, -0.56, -0.564])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.495, -0.107, 0.515, -0.7])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.555, -0.878, 0.359, -0.82])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.102, -0.516, -0.578, -0.552])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [2, 4]), [-0.689, 0.676, 0.098, 0.088, -0.512, -0.666, 0.064, -0.458])
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [2]), [0.638, -0.066])
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 2]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 2]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.589, 0.216, -0.116, -0.464, 0.618, 0.749, 0.21, -0.837, 0.566, -0.97, -0.535, -0.41])
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.026, 0.606, 0.898, 0.107, 0.838, 0.633, -0.088, 0.58, 0.206, 0.133, 0.026, -0.638])
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.253, 0.886, 0.328, -0.377, -0.727, -0.779, 0.95, 0.651, -0.204, -0.555, -0.589, 0.982])
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.29, -0.376, -0.668, 0.52, -0.598, 0.164, 0.605, -0.418, 0.971, -0.564, -0.078, 0.99])
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [0.549, 0.9, -0.012, 0.851, 0.019, -0.531, -0.999, 0.663, 0.457, -0.791, -0.943, -0.918])
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.192, 0.951, 0.305, 0.002, 0.413, -0.166, -0.854, -0.8, -0.941, -0.422, -0.741, 0.541])
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.595, -0.956, 0.617, 0.019, -0.915, 0.821, 0.197, 0.164, 0.622, -0.493, -0.463, 0.692])
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.243, 0.078, -0.134, 0.203, -0.382, 0.197, 0.618, 0.407, -0.905, -0.768, 0.084, 0.506])
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
forward_output_state_out = Output('forward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
backward_output_state_out = Output('backward_output_state_out', ('TENSOR_FLOAT32', [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-0.108, -0.526, -1.44, -0.532, 0.241, -1.855, -0.395, 1.383, 0.545, 1.8, 0.729, 0.135, 0.404,
    0.871, -0.513, -1.402, 0.222, 0.385],
    fw_output_state: [0.986, -0.109, -0.055, -0.327],
    fw_cell_state: [-0.139, 0.714, 0.497, 0.608, 0.401, -0.814, 0.522, 0.122],
    bw_output_state: [-0.503, -0.881, 0.107, 0.103],
    bw_cell_state: [0.653, 0.456, 0.119, 0.897, 0.619, -0.201, -0.335, 0.921],
    aux_input: [0.684, 0.765, -1.198, -0.269, -0.753, 1.012, 0.346, 0.945, -0.55, -0.996, 0.17, -1.56, -1.142,
    1.46, 1.801, 1.679, 1.118, 1.04],
    forward_output: [-0.014614259, -0.2, -0.2, 0.2, 0.2, -0.2, 0.2, -0.2, -0.015419557, -0.2, 0.12150431, 0.03259053],
    backward_output: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, -0.2, 0.2, -0.03805017],
    forward_output_state_out: [-0.015419557, -0.2, 0.12150431, 0.03259053],
    forward_cell_state_out: [0.9988834, -0.1588103, 0.16321506, 0.13354914, 1.0620505, -0.34249198, 0.59587157, -0.00072530226],
    backward_output_state_out: [0.2, 0.2, 0.2, 0.2],
    backward_cell_state_out: [-1.2361335, -0.9995587, 0.5429555, -0.5813182, -0.48995775, -0.50627923, 0.7982839, -0.5649209],
}, name='cross_time_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.873, 0.716, -0.219, 0.971, 0.81, -0.844, -0.496, -0.928, 0.839, -0.143, -0.26, 0.271])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.879, 0.617, 0.476, -0.347, 0.156, 0.988, 0.533, -0.024, 0.728, 0.282, 0.409, -0.527])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.678, -0.476, 0.461, -0.728, 0.055, -0.759, 0.205, -0.085, -0.69, 0.169, -0.313, 0.984])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.095, 0.396, 0.959, 0.106, -0.909, -0.716, 0.779, 0.574, -0.69, -0.63, 0.251, -0.097, -0.117,
    0.591, 0.641, -0.46])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [0.733, 0.2, 0.746, 0.677, 0.176, 0.447, 0.196, 0.382, -0.852, 0.961, -0.753, -0.358, 0.457, -0.597,
    -0.81, -0.62])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.561, 0.655, -0.007, -0.923, -0.681, 0.096, 0.048, -0.955, -0.457, 0.697, 0.484, 0.088, -0.177,
    -0.042, -0.261, 0.153])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [-0.167, 0.454, -0.584, -0.129])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.216, 0.77, 0.012, 0.842])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [-0.025, 0.547, 0.261, 0.09])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.035, 0.299, 0.217, -0.57, -0.885, -0.738, 0.27, 0.278, 0.571, -0.304, -0.091, -0.26])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.131, -0.867, 0.476, -0.947, -0.566, -0.872, 0.078, -0.402, -0.726, 0.046, 0.784, 0.53])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.962, -0.229, -0.211, 0.948, -0.486, 0.525, 0.146, 0.357, 0.724, 0.448, -0.553, 0.939])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.351, -0.836, -0.235, -0.744, 0.024, -0.645, 0.683, -0.372, -0.585, -0.277, 0.551, 0.163, 0.801,
    -0.572, 0.376, -0.741])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.667, -0.753, -0.788, 0.992, -0.995, 0.548, 0.708, -0.349, 0.853, -0.577, -0.089, -0.773, -0.074,
    -0.719, -0.289, 0.107])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [-0.161, -0.102, -0.504, 0.452, 0.078, 0.833, 0.532, -0.267, 0.172, -0.382, -0.114, -0.274, -0.198,
    0.689, 0.338, -0.72])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.822, 0.464, 0.093, 0.418])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [-0.563, -0.028, -0.979, -0.606])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.959, -0.46, 0.088, 0.668])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [2, 3, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.354, 0.303, 0.68, -0.09, 0.895, -1.0, 0.908, -0.224, 0.581, 0.661, 0.5, -0.987])
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.262, 0.297, -0.413, -0.086, -0.604, 0.761, 0.736, 0.222, 0.188, -0.407, -0.48, -0.456])
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.741, -0.03, 0.9, -0.564, 0.971, 0.326, 0.082, 0.162, -0.614, -0.819, 0.904, 0.992])
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.767, -0.128, 0.238, 0.489, -0.802, -0.694, -0.617, 0.965, -0.62, -0.177, -0.984, 0.547])
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.584, 0.163, -0.654, 0.306, 0.792, -0.036, -0.576, -0.276, 0.403, -0.372, -0.791, -0.243])
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.177, -0.471, -0.232, 0.714, -0.1, 0.068, 0.185, -0.655, -0.501, -0.901, -0.023, -0.091])
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
    input: [0.8, -0.788, -0.3, 0.961, -1.051, 1.98, -1.796, 1.95, -0.436, -0.332, -1.647, -0.665, 1.867,
    -0.468, 0.799, -1.283, -1.1, 1.58],
    fw_output_state: [-0.374, 0.269, -0.942, -0.548, -0.165, 0.83, 0.275, -0.249],
    fw_cell_state: [-0.149, -0.615, 0.776, 0.566, 0.426, 0.5, -0.431, -0.014],
    bw_output_state: [0.149, 0.474, 0.921, -0.412, -0.724, 0.381, -0.598, 0.315],
    bw_cell_state: [0.035, 0.429, 0.357, -0.603, -0.098, 0.65, 0.233, 0.466],
    aux_input: [-1.298, -0.072, 1.349, 0.332, 0.888, -1.585, -0.378, -1.809, 0.297, 0.204, -1.842, 0.118, 0.885,
    1.18, -1.281, -0.932, -1.122, 1.778],
    output: [-0.51345456, 0.37091473, 0.2599165, 0.67132914, -0.16494691, -0.17581657, 0.10504876, -0.50789493,
    0.22339068, 0.06301602, 0.4984041, 0.5554934, 0.049609102, -0.22509193, -0.352659, -0.52939487,
    0.02758621, 0.37319058, -0.27109334, 0.061234847, -0.21507259, 0.031978518, -0.29059094,
    -0.20673397, -0.37910905, 0.3133506, -0.23385964, 0.028368613, 0.25449312, -0.2031813,
    0.42011094, -0.41400307, -0.50139225, 0.1868336, 0.3965428, 0.14116229, 0.07134852, -0.4655854,
    -0.3817808, -0.5307928, -0.4302247, 0.47026706, 0.068480715, -0.604097, -0.037470948,
    -0.0043206997, -0.2743219, 0.35779157],
    forward_output_state_out: [0.02758621, 0.37319058, -0.27109334, 0.061234847, -0.4302247, 0.47026706, 0.068480715, -0.604097],
    forward_cell_state_out: [0.45982692, 0.83047396, -0.7217436, 0.9017425, -0.6733431, 0.99870384, 0.51851207, -0.7360252],
    backward_output_state_out: [-0.16494691, -0.17581657, 0.10504876, -0.50789493, 0.25449312, -0.2031813, 0.42011094, -0.41400307],
    backward_cell_state_out: [-0.2905842, -0.5173799, 0.37574977, -0.6292177, 0.2807668, -0.5698799, 0.804109, -0.7714031],
}, name='cross_batch_major_merged_with_states').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.543, 0.398, 0.008, -0.211, 0.269, -0.045, 0.921, -0.111, -0.092, -0.447, -0.791, 0.673])
fw_input_to_forget = Parameter('fw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.859, -0.738, -0.285, -0.727, 0.026, -0.311, -0.643, -0.396, -0.19, 0.984, -0.47, -0.313])
fw_input_to_cell = Parameter('fw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.038, 0.316, 0.222, -0.237, -0.463, 0.229, -0.165, -0.033, 0.131, -0.325, 0.02, -0.532])
fw_input_to_output = Parameter('fw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.309, 0.127, -0.751, -0.434, 0.132, 0.538, 0.065, -0.706, 0.1, -0.215, 0.484, -0.028])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.441, -0.198, 0.529, 0.858, -0.988, -0.432, 0.313, -0.993, 0.639, -0.084, 0.79, -0.983, 0.303,
    0.487, 0.265, 0.547])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [-0.576, 0.463, 0.545, -0.958, 0.237, 0.129, 0.831, 0.39, 0.729, -0.355, -0.526, 0.821, -0.428,
    -0.444, -0.956, -0.727])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.328, 0.783, -0.041, 0.717, 0.762, 0.776, 0.475, 0.946, 0.736, 0.596, -0.589, 0.896, -0.49,
    0.632, 0.689, -0.438])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.269, 0.319, 0.095, 0.699, -0.6, 0.973, 0.441, 0.749, -0.306, 0.41, -0.506, 0.669, -0.972, -0.501,
    -0.045, 0.123])
fw_cell_to_input = Parameter('fw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
fw_input_bias = Parameter('fw_input_bias', ('TENSOR_FLOAT32', [4]), [0.581, 0.309, -0.421, 0.327])
fw_forget_bias = Parameter('fw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.53, -0.353, -0.575, 0.443])
fw_cell_bias = Parameter('fw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.908, -0.191, -0.838, 0.524])
fw_output_bias = Parameter('fw_output_bias', ('TENSOR_FLOAT32', [4]), [0.312, -0.842, 0.206, -0.011])
fw_projection = Parameter('fw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.893, 0.452, 0.136, -0.202, -0.678, 0.152, -0.714, -0.501, -0.463, -0.662, -0.824, 0.14])
bw_input_to_forget = Parameter('bw_input_to_forget', ('TENSOR_FLOAT32', [4, 3]), [0.954, 0.682, -0.933, -0.077, 0.017, 0.882, -0.144, 0.457, 0.197, -0.505, 0.913, -0.693])
bw_input_to_cell = Parameter('bw_input_to_cell', ('TENSOR_FLOAT32', [4, 3]), [0.213, -0.879, 0.443, 0.083, -0.476, -0.935, 0.789, -0.484, 0.321, 0.2, 0.18, 0.612])
bw_input_to_output = Parameter('bw_input_to_output', ('TENSOR_FLOAT32', [4, 3]), [0.636, -0.073, -0.447, -0.745, 0.528, 0.589, 0.66, 0.961, 0.761, -0.624, 0.358, -0.045])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', ('TENSOR_FLOAT32', [4, 4]), [-0.392, -0.199, 0.343, -0.254, -0.179, -0.692, -0.793, -0.975, 0.78, -0.843, -0.979, -0.055, 0.554,
    -0.445, 0.005, 0.777])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', ('TENSOR_FLOAT32', [4, 4]), [0.258, 0.242, -0.844, -0.537, 0.629, 0.511, 0.381, 0.35, -0.213, -0.371, -0.733, 0.782, -0.189,
    0.945, 0.599, -0.379])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', ('TENSOR_FLOAT32', [4, 4]), [-0.904, -0.97, -0.537, -0.47, -0.212, -0.363, 0.717, 0.585, 0.03, -0.694, 0.322, 0.443, 0.362,
    0.375, 0.516, -0.848])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', ('TENSOR_FLOAT32', [4, 4]), [0.962, 0.499, -0.702, 0.367, 0.947, -0.131, -0.46, -0.696, -0.551, -0.647, -0.655, -0.217, 0.008,
    -0.732, -0.546, 0.55])
bw_cell_to_input = Parameter('bw_cell_to_input', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', ('TENSOR_FLOAT32', [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', ('TENSOR_FLOAT32', [0]), None)
bw_input_bias = Parameter('bw_input_bias', ('TENSOR_FLOAT32', [4]), [-0.805, 0.193, -0.492, -0.032])
bw_forget_bias = Parameter('bw_forget_bias', ('TENSOR_FLOAT32', [4]), [0.233, -0.187, -0.985, 0.19])
bw_cell_bias = Parameter('bw_cell_bias', ('TENSOR_FLOAT32', [4]), [0.697, -0.555, -0.379, 0.763])
bw_output_bias = Parameter('bw_output_bias', ('TENSOR_FLOAT32', [4]), [0.424, 0.569, 0.869, 0.249])
bw_projection = Parameter('bw_projection', ('TENSOR_FLOAT32', [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', ('TENSOR_FLOAT32', [0]), None)
fw_output_state = Input('fw_output_state', ('TENSOR_FLOAT32', [2, 4]))
fw_cell_state = Input('fw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
bw_output_state = Input('bw_output_state', ('TENSOR_FLOAT32', [2, 4]))
bw_cell_state = Input('bw_cell_state', ('TENSOR_FLOAT32', [2, 4]))
aux_input = Input('aux_input', ('TENSOR_FLOAT32', [3, 2, 3]))
fw_aux_to_input = Parameter('fw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.247, -0.924, -0.612, 0.342, -0.87, 0.538, 0.948, -0.195, 0.77, 0.158, 0.944, 0.101])
fw_aux_to_forget = Parameter('fw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.217, -0.69, -0.169, 0.031, 0.177, -0.207, -0.394, 0.805, -0.04, -0.21, 0.049, 0.491])
fw_aux_to_cell = Parameter('fw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.077, -0.154, -0.408, 0.19, -0.532, -0.569, 0.656, -0.532, -0.965, 0.11, 0.414, 0.933])
fw_aux_to_output = Parameter('fw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.435, -0.66, -0.804, 0.99, 0.238, -0.2, 0.14, -0.504, 0.805, 0.37, -0.331, -0.667])
bw_aux_to_input = Parameter('bw_aux_to_input', ('TENSOR_FLOAT32', [4, 3]), [-0.673, 0.175, -0.073, -0.929, 0.786, -0.026, -0.901, 0.062, 0.751, -0.51, -0.229, -0.797])
bw_aux_to_forget = Parameter('bw_aux_to_forget', ('TENSOR_FLOAT32', [4, 3]), [-0.252, 0.53, -0.848, -0.271, -0.088, 0.721, -0.45, -0.681, 0.546, -0.498, 0.963, 0.378])
bw_aux_to_cell = Parameter('bw_aux_to_cell', ('TENSOR_FLOAT32', [4, 3]), [-0.138, -0.844, 0.348, 0.557, -0.416, -0.23, -0.79, -0.626, -0.525, 0.335, 0.689, -0.217])
bw_aux_to_output = Parameter('bw_aux_to_output', ('TENSOR_FLOAT32', [4, 3]), [-0.541, 0.621, -0.616, -0.995, 0.472, 0.829, 0.896, 0.355, -0.452, -0.383, 0.822, 0.064])
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [0.917, 1.334, -0.778, 1.486, 0.608, -1.986, 1.12, 0.529, -1.567, 0.288, -1.827, 0.853, 1.299,
    1.445, 1.301, 1.317, -0.241, -0.631],
    fw_output_state: [0.46, 0.292, -0.19, -0.315, 0.866, -0.017, -0.042, -0.338],
    fw_cell_state: [-0.861, -0.352, -0.76, 0.442, 0.284, 0.174, -0.581, -0.273],
    bw_output_state: [-0.144, -0.295, -0.839, -0.821, 0.452, -0.765, 0.807, 0.612],
    bw_cell_state: [0.671, 0.009, 0.963, -0.05, 0.107, -0.274, 0.388, -0.929],
    aux_input: [1.856, 0.35, 1.197, 1.433, 1.729, 1.329, -1.63, 1.971, -1.171, 0.29, 0.571, -1.878, -0.053, -1.237,
    0.918, -0.382, 1.846, -1.154],
    output: [-0.01351665, -0.30981526, -0.3562074, 0.22596273, 0.03705194, -0.014437365, 0.0027778738,
    0.20297496, 0.00020102864, -0.04365133, -0.33599004, 0.030793114, 0.044094928, 0.054961544,
    -0.19825403, 0.46384308, 0.23189874, -0.01283567, -0.061099827, 0.22761306, 0.18492897,
    -0.1061871, 0.20409161, 0.4136617, 0.24044606, 0.011577668, -0.27087456, -0.34850705,
    0.08462589, 0.017022777, 0.07647664, 0.26552117, 0.22710328, -0.08625543, -0.35357752,
    0.14517894, 0.19047265, -0.392267, 0.6596559, 0.00942513, 0.09572577, -0.0077774194,
    -0.09512304, -0.20817336, -0.06846039, 0.10368313, 0.1707734, 0.047740925],
}, name='cross_time_major_merged').DisableLifeTimeVariation()
