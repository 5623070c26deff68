# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: options, outputs, states.

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
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [-0.432, 0.579, 0.329, -0.066, -0.307, -0.773, 0.768, -0.985, -0.014, -0.873, -0.749, -0.33])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.306, -0.53, -0.782, 0.923, -0.406, -0.351, -0.951, -0.415, -0.693, 0.595, 0.411, -0.796])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.04, -0.459, -0.839, 0.557, 0.102, 0.182, -0.007, 0.837, 0.292, 0.862, 0.251, -0.986])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.654, 0.52, -0.664, 0.978, -0.645, 0.431, 0.356, -0.661, 0.576, -0.446, -0.76, 0.503])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.952, 0.56, -0.971, -0.303, -0.703, 0.35, 0.134, 0.816, 0.298, 0.756, 0.262, -0.388, -0.658,
    0.011, -0.714, -0.837])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.452, -0.12, -0.023, -0.811, -0.218, -0.643, -0.709, 0.656, 0.689, -0.496, 0.216, -0.297, 0.083,
    -0.843, 0.894, -0.088])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.461, -0.96, 0.793, -0.129, 0.466, -0.333, -0.793, 0.751, 0.121, -0.025, 0.355, -0.752, -0.329,
    0.604, -0.632, -0.767])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.106, -0.587, 0.132, 0.826, -0.976, 0.814, 0.253, -0.112, -0.932, -0.678, -0.971, -0.747, -0.085,
    0.3, -0.734, -0.438])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.128, -0.543, -0.464, -0.329])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.8, 0.358, 0.749, 0.416])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.231, 0.676, -0.091, -0.25])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.569, 0.598, 0.199, -0.044])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.189, 0.449, 0.797, 0.715, -0.371, -0.396, 0.402, 0.819, -0.475, -0.24, -0.579, -0.57])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.947, 0.484, 0.222, -0.264, 0.209, -0.888, 0.477, -0.778, 0.873, 0.554, -0.782, 0.126])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.029, -0.584, -0.599, 0.233, -0.469, -0.758, -0.158, -0.981, 0.505, -0.197, -0.996, -0.061])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.908, -0.617, -0.215, -0.766, 0.612, -0.419, 0.656, -0.004, 0.848, 0.459, 0.403, -0.026])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.706, 0.497, 0.867, -0.097, -0.433, -0.908, -0.608, -0.064, 0.558, -0.487, -0.633, 0.178, 0.513,
    -0.303, 0.83, -0.362])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.168, 0.869, -0.256, -0.949, -0.728, -0.479, -0.309, -0.052, 0.985, -0.161, 0.021, -0.318, -0.951,
    -0.993, 0.901, 0.075])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.034, -0.385, -0.008, 0.529, 0.872, 0.198, 0.897, 0.12, -0.501, 0.571, -0.202, 0.89, 0.605,
    -0.543, -0.082, -0.06])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.49, -0.164, -0.732, 0.119, -0.603, 0.197, 0.847, 0.266, -0.592, -0.372, 0.124, 0.987, -0.365,
    -0.463, -0.055, 0.255])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.941, -0.887, -0.556, 0.132])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.779, -0.055, 0.716, -0.735])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.861, 0.594, 0.927, 0.859])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.086, 0.074, 0.38, 0.483])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
    input: [1.5, 0.158, 1.724, -1.27, 1.415, -0.998, -0.285, -0.523, -1.398, -1.48, 1.47, -0.867, 1.188, 0.401,
    1.636, -1.583, -1.06, -1.549],
    fw_output_state: [0.05, 0.545, 0.376, -0.462, 0.372, -0.241, 0.219, 0.394],
    fw_cell_state: [-0.934, -0.154, -0.349, 0.227, 0.168, -0.961, 0.839, -0.638],
    bw_output_state: [0.548, -0.76, -0.645, -0.804, 0.062, -0.014, -0.351, 0.302],
    bw_cell_state: [0.01, -0.853, 0.385, 0.703, 0.24, -0.145, 0.193, 0.914],
    forward_output: [-0.3357748, -0.004370428, 0.38117266, 0.04817535, -0.03571993, -0.042285375, 0.06405846,
    -0.0026536223, 0.17967056, -0.03573124, 0.054357134, 0.16396485, 0.24204502, -0.008580553,
    0.050742317, -0.13027303, -0.1544803, -0.0021199377, 0.36428908, -0.20688307, 0.04000778,
    -0.18189357, 0.07037105, -0.34728485],
    backward_output: [-0.085762344, -0.025101056, 0.049050424, 0.033519007, 0.023853386, -0.027850289, -0.07816207,
    -0.029472562, 0.042320922, -0.035344604, -0.0052708443, 0.4095629, 0.006151027, -0.01637597,
    -0.052633215, -0.10070019, -0.074133225, -0.018993149, 0.520289, 0.3189122, 0.0609341,
    0.11857869, 0.04595461, 0.2811457],
}, name='alone_batch_major').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.239, 0.917, -0.695, 0.464, 0.527, -0.587, -0.927, 0.436, 0.172, -0.501, -0.687, 0.122])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.071, 0.712, -0.132, 0.6, -0.807, -0.118, 0.531, 0.19, 0.461, 0.376, -0.296, 0.26])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.468, 0.322, 0.835, 0.555, 0.574, 0.105, 0.99, -0.75, -0.225, 0.975, -0.664, 0.646])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.479, -0.317, -0.611, -0.456, 0.345, -0.005, -0.031, 0.446, 0.483, 0.456, -0.814, 0.13])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [0.145, 0.868, 0.029, 0.373, 0.659, 0.865, -0.249, 0.767, -0.353, 0.701, -0.517, 0.166, 0.016,
    -0.668, -0.292, -0.305])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.336, -0.012, -0.673, 0.134, -0.551, 0.165, -0.856, 0.954, -0.946, -0.643, -0.284, -0.287, 0.773,
    -0.458, 0.436, 0.918])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.374, -0.668, -0.625, 0.314, 0.951, 0.226, -0.06, -0.818, -0.054, -0.431, 0.578, 0.98, -0.929,
    -0.141, -0.809, -0.308])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.581, 0.892, -0.058, -0.947, 0.848, 0.994, -0.043, -0.449, -0.772, 0.507, -0.694, 0.072, -0.825,
    0.805, -0.456, -0.938])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.541, 0.392, -0.657, 0.358])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [0.659, -0.048, 0.258, 0.441])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [-0.383, 0.792, 0.843, -0.482])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.637, -0.425, 0.008, -0.485])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.96, 0.153, -0.627, 0.866])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.368, 0.035, -0.588, 0.567])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.574, 0.191, 0.259, -0.914])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.139, 0.695, 0.132, 0.958, 0.357, -0.231, -0.811, 0.105, 0.555, -0.645, 0.76, 0.129])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.955, -0.122, -0.656, -0.764, 0.006, 0.877, 0.155, -0.644, 0.02, 0.962, -0.854, -0.737])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.33, 0.799, 0.625, 0.607, 0.091, -0.718, -0.263, -0.47, 0.961, 0.113, 0.34, -0.437])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.311, -0.26, 0.835, 0.008, 0.821, 0.834, 0.837, 0.486, 0.871, -0.444, -0.468, 0.105])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [-0.511, -0.437, 0.913, 0.584, -0.296, 0.229, 0.208, 0.813, 0.37, 0.716, -0.166, 0.571, 0.886,
    0.586, 0.289, -0.015])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.702, 0.776, -0.585, 0.371, -0.589, 0.601, 0.545, 0.259, -0.367, 0.887, 0.936, -0.196, 0.264,
    -0.716, -0.606, -0.409])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.898, 0.118, 0.918, -0.386, -0.647, 0.456, 0.283, -0.44, 0.46, 0.574, 0.995, -0.935, 0.912,
    -0.701, -0.61, -0.753])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [-0.043, -0.836, -0.765, -0.558, 0.695, 0.87, 0.807, -0.131, 0.29, 0.06, -0.567, 0.733, 0.489,
    0.522, 0.13, 0.088])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [0.263, 0.618, -0.823, 0.146])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.251, -0.692, -0.506, -0.523])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [-0.084, -0.897, -0.123, -0.61])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.436, -0.4, -0.909, 0.814])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.122, -0.801, -0.029, 0.953])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.588, -0.696, -0.133, -0.208])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.309, 0.176, 0.58, 0.567])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.377, 0.048, 1.141, -0.214, 0.001, 1.205, -0.05, 1.01, 0.356, -0.038, -0.064, -1.627, -0.025,
    0.186, 1.831, 0.986, 1.136, 0.041],
    fw_output_state: [-0.255, -0.77, 0.629, 0.452, 0.649, -0.552, 0.965, 0.476],
    fw_cell_state: [0.163, -0.775, -0.91, -0.393, 0.132, 0.019, -0.992, 0.03],
    bw_output_state: [-0.006, 0.126, -0.55, -0.851, -0.462, -0.98, -0.377, -0.52],
    bw_cell_state: [0.736, 0.275, 0.783, -0.816, -0.859, -1.0, 0.074, -0.28],
    forward_output: [0.032535724, -0.07666389, -0.1318926, -0.0029338263, 0.09424336, -0.112408705, -0.33014005,
    0.09201899, 0.20938873, 0.1163955, -0.40269807, 0.0394318, -0.20503947, -0.040367108,
    0.024259895, -0.016538536, 0.015410129, -0.009728315, -0.2586782, 0.04574468, 0.12085267,
    0.32060543, -0.26488274, 0.042810638],
    backward_output: [0.32028517, -0.3511736, 0.32752106, -0.24556562, 0.33255666, -0.25434598, 0.35948798, -0.2510397,
    0.35830802, -0.07722079, 0.1292433, 0.0008203776, 0.025934806, 0.015173373, 0.033361156,
    0.0835111, 0.36014467, -0.34975988, 0.41078886, -0.2829094, 0.2360406, -0.09849275, -0.03618128,
    0.030492717],
    forward_output_state_out: [0.20938873, 0.1163955, -0.40269807, 0.0394318, 0.12085267, 0.32060543, -0.26488274, 0.042810638],
    forward_cell_state_out: [0.57087773, 0.17944765, -0.9309145, 0.33696544, 0.32150805, 0.55305517, -0.4458308, 0.22709394],
    backward_output_state_out: [0.32028517, -0.3511736, 0.32752106, -0.24556562, 0.025934806, 0.015173373, 0.033361156, 0.0835111],
    backward_cell_state_out: [0.5084029, -0.4288468, 0.41976428, -0.3747393, 0.14982301, 0.055204175, 0.15405469, 0.14163893],
}, name='alone_batch_major_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.871, -0.846, -0.908, 0.639, -0.299, 0.218, -0.751, 0.609, 0.055, -0.459, 0.63, -0.674])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.499, 0.003, 0.911, -0.138, 0.314, -0.276, 0.883, 0.028, -0.171, -0.167, 0.582, 0.135])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.722, -0.727, -0.309, -0.74, -0.474, 0.47, -0.027, 0.155, -0.202, -0.578, 0.387, -0.261])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.247, 0.407, -0.891, -0.244, -0.169, -0.919, -0.313, -0.65, 0.927, 0.54, -0.521, 0.006])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [0.625, 0.497, -0.245, 0.777, 0.205, 0.481, 0.299, -0.786])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [0.456, -0.751, 0.987, -0.65, -0.719, -0.668, -0.161, -0.046])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.536, 0.992, -0.075, 0.061, 0.899, -0.224, 0.158, 0.484])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [-0.407, -0.627, -0.823, 0.639, 0.755, -0.519, 0.308, 0.14])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.538, 0.902, 0.017, -0.363])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.648, 0.471, 0.573, 0.118])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.039, -0.34, 0.384, -0.894])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.501, -0.672, -0.307, 0.171])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.581, 0.022, 0.202, -0.821, 0.832, 0.013, -0.443, -0.985])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.136, 0.03])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.038, 0.83, 0.576, -0.787, -0.286, 0.657, 0.163, 0.21, -0.434, -0.184, 0.516, 0.281])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.261, -0.416, -0.444, 0.569, -0.029, -0.704, 0.042, 0.669, -0.587, -0.577, 0.816, 0.067])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.938, -0.491, 0.819, -0.884, -0.258, -0.22, -0.737, 0.395, -0.299, -0.278, 0.255, 0.133])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.045, -0.646, -0.093, 0.087, 0.228, 0.69, 0.319, -0.801, -0.53, 0.956, 0.143, 0.939])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [0.414, 0.707, -0.245, 0.5, 0.06, -0.492, 0.682, -0.874])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [0.501, -0.107, 0.882, -0.334, -0.391, -0.013, -0.982, 0.553])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [-0.454, 0.118, -0.302, -0.5, -0.39, -0.749, -0.927, -0.787])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [-0.102, 0.944, 0.275, -0.557, 0.534, 0.473, 0.706, 0.739])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.281, -0.665, -0.752, 0.345])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.942, -0.976, 0.518, -0.101])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.955, -0.276, -0.899, 0.196])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.944, -0.902, -0.841, -0.648])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [0.862, 0.237, -0.323, 0.378, -0.868, 0.969, -0.34, 0.192])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.429, -0.13])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [-1.443, 1.956, -1.6, -0.143, -0.557, 0.947, 0.84, -0.135, 1.793, -1.032, -0.453, -1.415, -1.495,
    -1.07, -0.326, 1.93, 0.887, -1.395],
    fw_output_state: [0.782, -0.308, 0.384, 0.198],
    fw_cell_state: [0.733, -0.372, 0.222, 0.745, 0.907, -0.931, -0.936, -0.03],
    bw_output_state: [-0.233, 0.785, -0.189, 0.355],
    bw_cell_state: [0.678, -0.481, -0.814, 0.265, 0.37, 0.701, -0.747, 0.975],
    forward_output: [-0.2, -0.10829568, -0.033882394, 0.2, -0.2, -0.2, 0.076182984, 0.2, -0.05850381, -0.018113218,
    -0.13435058, -0.035101634],
    backward_output: [0.2, 0.037010763, 0.2, 0.032184377, 0.2, -0.2, 0.2, 0.2, 0.2, -0.2, 0.2, 0.2],
}, name='alone_time_major')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.44, -0.623, 0.108, -0.232, 0.351, 0.585, 0.554, 0.853, 0.531, -0.672, -0.133, 0.594])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.517, 0.884, -0.117, 0.092, -0.431, -0.756, 0.279, -0.167, 0.719, 0.791, 0.696, -0.792])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.714, 0.26, -0.504, -0.301, -0.055, 0.918, 0.933, 0.764, 0.782, 0.49, 0.378, 0.02])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.431, 0.03, -0.155, 0.374, -0.415, 0.916, -0.464, 0.785, 0.203, 0.932, -0.849, 0.146, 0.981,
    -0.555, 0.022, -0.336])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.86, -0.868, -0.58, 0.798, 0.731, -0.575, 0.005, -0.486, 0.263, 0.164, 0.859, 0.893, -0.725,
    0.005, -0.043, -0.085])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.634, -0.88, -0.578, -0.626, -0.715, 0.51, 0.398, -0.728, 0.413, -0.896, -0.139, -0.157, -0.608,
    -0.642, 0.081, 0.823])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.455, 0.524, -0.97, 0.244])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.087, -0.421, -0.665, 0.998])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.254, 0.471, 0.503, -0.866])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.14, -0.957, 0.426, 0.496, 0.841, -0.016, 0.704, -0.502, 0.795, -0.786, 0.987, 0.47])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.824, 0.717, 0.299, 0.714, 0.075, -0.902, 0.78, -0.12, 0.276, -0.344, -0.769, 0.813])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.084, 0.923, -0.444, 0.265, -0.659, -0.172, 0.457, -0.829, 0.266, -0.488, 0.934, -0.209])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.38, -0.653, 0.229, -0.719, 0.794, -0.739, 0.011, -0.014, 0.619, -0.987, 0.111, 0.156, 0.033,
    -0.181, -0.886, 0.493])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.57, -0.766, -0.126, 0.906, -0.495, -0.456, -0.791, 0.862, 0.161, 0.359, -0.475, -0.795, -0.679,
    0.882, 0.996, -0.691])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.532, -0.362, 0.897, 0.358, -0.959, 0.487, -0.917, -0.351, 0.872, -0.914, 0.61, 0.862, -0.313,
    -0.291, 0.578, 0.919])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.716, 0.626, -0.358, 0.695])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.408, 0.344, 0.695, 0.164])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.952, -0.583, 0.188, 0.284])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
    input: [-1.153, -1.203, 0.728, 1.634, -1.394, -1.868, 0.293, -1.688, 1.367, 0.83, 0.108, 1.51, -1.555,
    -1.643, 1.577, -0.275, -0.213, 0.836],
    fw_output_state: [0.733, -0.011, 0.616, 0.924, 0.595, -0.314, 0.749, -0.836],
    fw_cell_state: [0.008, 0.676, -0.793, 0.492, -0.744, -0.966, -0.496, -0.945],
    bw_output_state: [-0.511, 0.53, 0.104, 0.5, 0.744, 0.267, 0.699, -0.114],
    bw_cell_state: [-0.161, -0.11, -0.295, -0.764, -0.804, -0.821, -0.667, 0.331],
    forward_output: [-0.14545843, 0.22266065, 0.18812642, 0.057262167, -0.39212647, 0.14859782, -0.35555732, 0.06625006,
    -0.06721177, 0.032905452, 0.3471319, -0.00053910335, -0.08672112, 0.47464445, -0.40726396,
    0.20955706, -0.23729855, -0.15650034, 0.12640879, -0.0088976035, -0.1440896, 0.31080765,
    -0.18930748, 0.075895205],
    backward_output: [-0.03381516, -0.26062825, -0.05159593, 0.21837775, 0.12013847, -0.021755047, 0.33056447,
    -0.15174939, -0.013387856, -0.35083795, -0.1187166, 0.058885593, 0.08067408, -0.19577692,
    0.020943834, 0.24123725, -0.0112866815, -0.40665185, -0.17382233, -0.1306679, -0.048134185,
    -0.09521808, -0.13472365, 0.26168302],
    forward_output_state_out: [-0.23729855, -0.15650034, 0.12640879, -0.0088976035, -0.1440896, 0.31080765, -0.18930748,
    0.075895205],
    forward_cell_state_out: [-0.5592632, -0.16881065, 0.545158, -0.087048486, -0.37451753, 0.4160994, -0.34231427, 0.3340577],
    backward_output_state_out: [-0.03381516, -0.26062825, -0.05159593, 0.21837775, 0.12013847, -0.021755047, 0.33056447,
    -0.15174939],
    backward_cell_state_out: [-0.45363948, -0.7076814, -0.068213664, 0.58233744, 0.5030462, -0.031410795, 0.39138034,
    -0.75068134],
}, name='alone_time_major_with_states').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.167, 0.827, 0.61, -0.306, -0.078, -0.183, 0.847, -0.453, -0.534, 0.465, -0.436, -0.852])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.95, -0.424, 0.308, 0.928, 0.201, 0.873, 0.867, 0.5, -0.16, -0.022, -0.609, 0.339])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.476, 0.318, 0.978, 0.477, -0.403, -0.24, -0.017, -0.936, 0.201, 0.466, 0.721, -0.318])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.305, -0.161, -0.895, 0.213, 0.269, -0.967, -0.014, -0.336, -0.918, -0.395, -0.331, 0.307])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [0.249, -0.309, -0.023, 0.549, -0.613, 0.6, 0.701, -0.384, 0.776, -0.702, -0.787, -0.71, -0.234,
    0.904, 0.318, -0.642])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.466, -0.363, -0.973, 0.493, -0.255, 0.955, 0.689, -0.214, 0.193, 0.039, 0.757, -0.442, -0.732,
    0.874, -0.735, -0.531])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.727, 0.02, 0.587, -0.067, -0.649, -0.237, 0.09, -0.444, -0.957, -0.937, -0.29, 0.347, -0.833,
    0.741, -0.079, -0.891])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.54, -0.301, -0.764, 0.334, -0.85, 0.654, -0.962, -0.702, -0.822, -0.733, 0.688, -0.711, 0.206,
    -0.067, -0.105, -0.387])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.405, 0.427, -0.95, -0.423])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.306, 0.259, -0.046, 0.496])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.054, -0.745, 0.725, -0.397])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.846, 0.824, 0.846, 0.43])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.694, -0.202, -0.43, -0.636, 0.801, -0.594, 0.053, -0.725, 0.801, 0.003, -0.371, 0.364])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.361, -0.849, 0.792, -0.823, -0.184, -0.017, -0.069, 0.05, 0.097, -0.93, -0.697, 0.393])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.578, -0.635, -0.845, 0.305, 0.116, -0.97, -0.777, -0.083, 0.504, -0.578, -0.479, 0.635])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.759, -0.627, 0.29, 0.158, 0.499, -0.25, 0.496, 0.97, 0.907, -0.769, -0.06, -0.076])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.856, 0.111, -0.251, -0.895, -0.206, -0.35, 0.578, -0.551, -0.766, 0.663, -0.617, 0.41, 0.468,
    0.094, 0.364, 0.489])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.322, 0.015, -0.314, 0.551, 0.338, -0.111, -0.037, 0.28, 0.536, -0.77, 0.492, 0.004, 0.709, 0.008,
    -0.007, -0.895])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.789, -0.666, -0.305, 0.738, 0.364, 0.203, -0.393, 0.001, -0.218, 0.263, -0.465, 0.395, -0.411,
    -0.458, 0.78, -0.025])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.01, -0.338, 0.214, 0.83, 0.24, -0.071, -0.397, 0.944, -0.212, -0.396, -0.417, 0.448, -0.199,
    -0.532, 0.356, 0.291])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.682, -0.357, -0.383, 0.26])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.595, -0.04, -0.324, -0.473])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.365, -0.025, -0.787, -0.633])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.307, -0.022, 0.199, 0.768])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [2, 3, 8]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-1.804, -1.129, 0.485, 0.867, -1.381, 1.074, 0.431, 0.549, 0.877, 0.973, -0.493, -1.256, 0.049,
    1.804, 1.444, 0.228, -0.504, -0.247],
    fw_output_state: [-0.995, -0.544, 0.112, -0.471, -0.206, -0.551, -0.488, 0.339],
    fw_cell_state: [0.704, 0.483, -0.576, -0.048, -0.02, -0.558, 0.111, -0.328],
    bw_output_state: [-0.824, -0.721, -0.336, 0.577, -0.838, -0.027, 0.865, -0.375],
    bw_cell_state: [-0.786, 0.04, 0.696, 0.759, 0.011, 0.97, 0.399, -0.323],
    output: packed('<f4',
    'c-jHL06+ig9&9!fwzqr=3}*+jTVKpwba$`)w)^eOoHQU5MiNrzyfz2qrUG=zwhMrCRa7R_Do7EwQoR>NgiinS0(ZflJGT<O>5Tn0'
    'lprOeb?0R0xO+EWj!Kv6AnM371YaubjK*6A__Y{of{w?fB99(~gH}m45TFL53>Ggg<i>O^bz^W2X){AXobhq`6Ovs%y*$3Zy*)oZ'
    'y*|FZy}mv^zCOObzCFCYy+6J_J-xm@zCOLazP`RbzCOM^J-t1b?OO~'
),
}, name='alone_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.655, -0.682, -0.938, -0.45, 0.522, -0.161, 0.361, -0.323, -0.024, 0.47, 0.456, 0.782])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.529, -0.344, 0.561, 0.221, -0.395, 0.09, 0.605, -0.335, 0.665, 0.346, -0.383, 0.079])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.152, 0.831, 0.209, -0.28, -0.932, 0.545, -0.537, -0.253, -0.866, 0.193, -0.862, -0.728])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.44, 0.126, -0.043, -0.288, -0.107, -0.294, 0.204, -0.947, 0.205, -0.728, -0.378, 0.573])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.637, 0.609, -0.683, 0.643, 0.656, 0.943, -0.843, -0.077, -0.069, 0.231, -0.488, -0.6, -0.137,
    -0.136, -0.206, -0.789])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.815, 0.173, 0.684, 0.898, 0.789, 0.469, -0.615, -0.418, 0.84, 0.629, 0.556, 0.217, 0.302,
    -0.905, -0.858, -0.741])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.122, 0.441, -0.712, 0.288, -0.012, 0.834, 0.047, 0.245, -0.568, 0.878, 0.269, 0.174, 0.127,
    -0.531, -0.234, -0.266])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.899, -0.115, 0.132, -0.871, 0.192, -0.331, -0.82, -0.997, 0.494, 0.76, 0.878, 0.678, -0.031,
    -0.988, 0.251, -0.049])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.832, -0.853, -0.034, 0.269])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [-0.732, -0.009, 0.394, -0.159])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.738, 0.362, -0.456, -0.259])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.008, -0.784, -0.785, -0.557])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.744, 0.996, -0.157, -0.056])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.788, 0.549, -0.58, 0.593])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.222, 0.124, -0.212, 0.71])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.096, -0.442, -0.229, -0.827, 0.387, 0.411, 0.608, -0.531, 0.709, 0.501, -0.535, -0.337])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.215, 0.448, 0.983, 0.278, -0.924, -0.149, 0.416, -0.877, -0.473, -0.626, 0.604, -0.769])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.496, 0.118, 0.652, -0.613, -0.157, -0.118, 0.551, 0.127, 0.319, -0.141, 0.527, -0.257])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.511, 0.775, -0.171, -0.698, -0.657, -0.642, -0.629, 0.008, 0.287, 0.302, -0.59, -0.377])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.538, 0.417, 0.494, 0.549, 0.089, -0.583, -0.349, -0.282, 0.007, 0.316, 0.614, -0.244, 0.741,
    -0.351, 0.46, -0.196])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.91, 0.6, 0.369, -0.581, -0.835, 0.023, 0.95, 0.944, 0.938, 0.662, -0.625, 0.483, -0.748, -0.524,
    0.979, 0.374])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.464, -0.512, 0.27, -0.578, 0.086, 0.827, -0.702, -0.825, 0.487, -0.549, -0.928, 0.652, 0.921,
    0.028, -0.063, 0.798])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.734, -0.704, 0.415, 0.667, -0.827, 0.117, 0.926, 0.218, -0.378, -0.003, 0.044, -0.704, -0.395,
    -0.456, 0.895, -0.427])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [-0.553, 0.051, 0.251, 0.147])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.287, 0.908, -0.485, -0.558])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [0.132, 0.755, 0.609, -0.21])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.81, 0.061, 0.04, 0.857])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.779, 0.082, 0.235, 0.86])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.668, 0.882, -0.186, -0.557])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.782, 0.886, -0.507, -0.876])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [2, 3, 8]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.59, 0.0, -0.49, -0.915, 0.544, -0.297, 0.553, -1.09, 0.474, -0.717, 1.38, -0.697, -0.244, -2.0,
    -0.894, -1.947, 1.663, -1.004],
    fw_output_state: [0.047, 0.0, -0.845, -0.211, -0.275, -0.539, -0.298, 0.871],
    fw_cell_state: [0.063, 0.073, 0.481, -0.93, 0.199, 0.838, 0.158, 0.447],
    bw_output_state: [0.44, 0.057, -0.685, 0.935, 0.022, 0.115, 0.259, -0.389],
    bw_cell_state: [-0.14, -0.277, -0.398, -0.343, -0.592, 0.681, 0.368, -0.145],
    output: packed('<f4',
    'c-jHL06+h+gzMi;J_n@$F`|+4I}ul6g2NN%Ag#Ia<^W2WG9H%KRrIk55+}$ow}VXik5+9&UuLs?hcqHYa+n5-gPIASDj{~dVQ{Lt'
    '{TmaQ*Skh18yG8oS3Z{9YZKS%4>>9_TL(7K-cTm{k=B{N^MH+x>2E_A!XO+1B<_GOB`cd*Bx~GGO%T2AOG9hrHPhF=J-xoXKE1xZ'
    'JvzNTKE1uZJ-$A^ygj`>J-IzQKfb-bK0ZCYKfb=bzC69WKfF5|Em`*'
),
    forward_output_state_out: [-0.27855974, 0.11385061, -0.23352723, 0.1908801, -0.11663091, -0.19865309, 0.011906507,
    -0.05757837],
    forward_cell_state_out: [-0.8163525, 0.22592822, -0.32020718, 0.27895397, -0.46282384, -0.36389077, 0.11469034, -0.08248655],
    backward_output_state_out: [-0.025450373, 0.43462557, -0.050830867, -0.16224153, 0.0026793836, 0.64781487, -0.16770598,
    -0.075818226],
    backward_cell_state_out: [-0.036628105, 0.6446989, -0.21283083, -0.527451, 0.0040130126, 1.0318549, -0.39480326, -0.61521524],
}, name='alone_batch_major_merged_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [-0.518, 0.293, 0.138, -0.176, 0.064, 0.543, 0.848, 0.472, 0.164, 0.777, -0.67, 0.54])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.424, 0.192, -0.053, 0.964, 0.588, -0.612, -0.06, 0.012, 0.742, -0.266, -0.521, -0.168])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.135, -0.32, 0.986, -0.927, 0.747, -0.803, 0.107, -0.727, 0.573, -0.624, -0.934, -0.175])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.153, 0.148, 0.424, -0.979, 0.604, -0.76, 0.914, 0.282, 0.747, -0.427, -0.469, 0.143])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [-0.819, 0.748, 0.146, -0.314, -0.331, 0.916, 0.113, 0.631])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [-0.853, 0.862, 0.846, -0.755, 0.54, -0.761, 0.866, 0.789])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.049, 0.012, 0.578, 0.123, 0.801, 0.874, 0.587, 0.817])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [0.228, -0.636, -0.4, -0.224, 0.281, -0.338, 0.007, 0.926])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.442, 0.361, -0.187, -0.502])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.388, -0.203, -0.905, -0.3])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.874, -0.912, 0.918, 0.262])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.201, 0.84, 0.767, -0.267])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.394, 0.414, 0.984, -0.828, -0.887, 0.6, -0.025, 0.287])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [0.515, 0.115])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.12, -0.951, 0.055, 0.712, -0.976, -0.615, -0.523, -0.225, 0.905, 0.212, 0.516, -0.489])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.092, 0.33, 0.309, 0.435, 0.594, 0.228, -0.971, -0.526, 0.57, 0.792, -0.846, 0.283])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.122, -0.822, 0.869, 0.886, 0.587, 0.321, -0.58, 0.64, 0.721, 0.049, -0.12, -0.903])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.917, -0.775, 0.962, 0.93, 0.451, -0.069, 0.03, 0.397, 0.725, 0.014, 0.129, 0.178])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [0.376, -0.557, -0.77, 0.402, -0.964, -0.944, 0.965, 0.11])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [-0.699, -0.265, -0.41, 0.179, 0.927, 0.827, 0.544, -0.273])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [0.723, -0.708, 0.476, 0.173, 0.535, -0.527, -0.257, 0.515])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [0.253, 0.323, 0.773, 0.83, -0.002, 0.676, 0.271, 0.37])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.109, 0.818, -0.693, -0.628])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.905, 0.126, -0.765, 0.426])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.318, 0.074, 0.286, -0.728])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.982, -0.158, 0.103, 0.407])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [-0.213, 0.297, -0.328, 0.92, 0.632, 0.969, 0.852, 0.206])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.482, 0.535])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.2, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [0.793, -0.645, 1.648, 1.004, 0.501, 1.084, 1.662, -0.171, -1.97, -1.036, 1.112, 0.268, -0.554,
    -1.276, 0.515, -0.008, -1.045, 0.391],
    fw_output_state: [-0.511, 0.475, 0.65, 0.215],
    fw_cell_state: [0.499, -0.178, 0.264, -0.139, -0.023, -0.835, -0.553, 0.391],
    bw_output_state: [-0.677, -0.055, 0.288, -0.055],
    bw_cell_state: [-0.712, -0.664, -0.017, -0.121, -0.58, 0.462, -0.886, -0.874],
    output: [0.2, -0.2, 0.2, 0.2, 0.2, -0.03146566, 0.059619218, 0.2, 0.2, -0.19843581, 0.2, 0.2, 0.2, 0.2,
    0.13498187, 0.2, 0.2, -0.086835474, 0.2, 0.2, 0.2, 0.17269841, 0.08070866, 0.2],
}, name='alone_time_major_merged').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.319, 0.102, -0.236, 0.809, 0.613, -0.307, 0.205, -0.685, -0.827, 0.792, -0.955, 0.664])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.325, 0.637, -0.541, 0.167, -0.051, 0.765, 0.338, 0.865, 0.315, 0.844, -0.738, -0.245])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.104, 0.882, 0.023, 0.722, 0.592, -0.707, 0.563, -0.577, -0.934, -0.319, -0.961, 0.472])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.248, -0.181, 0.661, -0.712, -0.728, 0.653, 0.01, 0.844, -0.874, -0.23, 0.54, -0.934, 0.0,
    -0.045, -0.473, -0.007])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.687, 0.502, -0.356, -0.098, -0.141, -0.477, 0.379, -0.795, 0.783, -0.116, 0.142, -0.637, -0.278,
    0.911, -0.301, 0.62])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.194, 0.384, -0.826, 0.399, -0.71, 0.019, 0.754, 0.99, 0.59, -0.918, 0.141, 0.168, 0.379, -0.965,
    -0.912, -0.421])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.136, 0.985, -0.743, 0.054])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.324, -0.642, 0.73, -0.492])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.348, 0.511, -0.746, -0.099])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.069, 0.874, -0.796, 0.757, 0.888, 0.983, -0.596, -0.631, 0.046, -0.712, 0.318, 0.856])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.659, 0.942, 0.798, -0.975, 0.781, 0.681, -0.491, 0.935, 0.094, 0.664, 0.693, -0.928])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.562, 0.615, -0.546, -0.975, -0.359, 0.65, -0.4, 0.943, -0.19, 0.882, 0.083, 0.188])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.931, 0.089, -0.336, 0.274, 0.77, 0.138, -0.583, -0.448, -0.439, 0.511, 0.426, 0.982, -0.563,
    -0.707, 0.71, -0.789])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.422, 0.46, 0.089, -0.971, -0.1, 0.071, 0.565, 0.839, -0.936, -0.186, -0.973, 0.774, 0.126,
    -0.273, 0.114, 0.15])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.005, -0.437, -0.8, 0.701, 0.675, -0.436, -0.573, -0.602, -0.257, 0.991, 0.046, 0.306, 0.592,
    0.555, 0.108, -0.46])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.891, 0.224, -0.004, -0.276])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.875, -0.806, -0.252, 0.823])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.481, -0.177, -0.217, 0.31])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-1.621, 1.904, 1.226, 0.362, -0.184, -1.95, -0.107, 1.121, -0.909, 0.732, 1.907, 0.32, -0.551,
    0.038, 1.147, -1.288, 1.252, -0.244],
    fw_output_state: [-0.864, 0.249, 0.802, -0.105, -0.508, 0.399, 0.028, 0.12],
    fw_cell_state: [-0.897, -0.372, -0.107, 0.654, 0.567, -0.586, 0.109, 0.903],
    bw_output_state: [0.632, -0.608, -0.831, -0.518, 0.864, 0.264, -0.803, -0.812],
    bw_cell_state: [-0.207, -0.471, 0.922, 0.323, 0.962, -0.595, -0.085, 0.549],
    output: packed('<f4',
    'c-jHL06+h(5eJ8xy1d?x8~ajo`(m=mECnR5OvYu^^nPNoRm9R)%R#?^*q+KdrCuw+_-K}dk+wRt*~j-dGTRkS<swr4dEId({G?T>'
    '!<GgVR={v}bQn68U-n(2ol9_{00M;u59y%nE(R-B0$k&U$V}aicT(##1c;c>=rp1Q%bf&Un~Ua_&yRbJpCOAW%EFnyzB|1>zCS)b'
    'zqvg=y}drZzCOJ^zCJ!azCOJ_y*@v_JUzZXzCArYzCOM`zCJ!HR9{&'
),
    forward_output_state_out: [-0.21431862, 0.01897659, 0.067917354, -0.44966695, 0.27663594, -0.3117496, 0.15751407, -0.27234015],
    forward_cell_state_out: [-0.6365443, 0.048482582, 0.71370757, -0.8753203, 0.48767614, -0.6244205, 0.93590707, -0.95062387],
    backward_output_state_out: [0.4623154, -0.17075244, 0.5264852, 0.16793773, 0.26231727, -0.0980949, -0.049837478, 0.43227154],
    backward_cell_state_out: [0.587836, -0.21795718, 0.6984992, 0.6103589, 0.34010613, -0.8805178, -0.1126824, 0.982155],
}, name='alone_time_major_merged_with_states').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.851, 0.249, 0.664, -0.016, 0.393, 0.496, 0.965, 0.628, -0.833, 0.37, -0.636, 0.846])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.168, 0.024, -0.215, 0.135, 0.86, -0.703, 0.759, 0.512, 0.459, 0.82, -0.16, 0.947])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.197, -0.42, 0.462, -0.969, 0.992, -0.536, 0.651, 0.777, 0.603, -0.183, 0.231, -0.53])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.326, 0.839, -0.217, 0.357, -0.835, 0.615, 0.84, -0.087, -0.264, 0.242, 0.929, 0.194])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.143, 0.884, -0.559, -0.42, -0.399, -0.403, 0.957, 0.746, -0.758, -0.317, 0.617, 0.62, 0.103,
    0.641, 0.72, 0.82])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.28, 0.516, 0.819, 0.664, 0.731, -0.446, 0.697, 0.359, -0.373, -0.462, -0.553, 0.321, -0.418,
    -0.635, -0.775, -0.081])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.922, 0.871, 0.677, 0.843, 0.28, 0.359, 0.9, 0.709, 0.423, -0.859, 0.321, 0.793, -0.383, 0.983,
    -0.52, 0.367])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.305, 0.703, -0.535, 0.05, -0.571, -0.454, -0.86, -0.45, -0.595, 0.132, -0.431, -0.872, -0.127,
    0.609, 0.554, -0.818])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.007, 0.081, 0.165, -0.99])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.737, -0.08, 0.895, -0.736])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.262, -0.821, 0.184, -0.664])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.738, 0.07, -0.349, 0.384])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.983, 0.368, 0.732, 0.911, -0.916, -0.474, 0.508, 0.407, 0.097, 0.473, 0.483, 0.521])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.86, 0.909, -0.074, 0.531, -0.879, 0.641, -0.639, 0.59, 0.591, -0.549, 0.834, -0.751])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.701, -0.474, 0.835, -0.649, -0.869, 0.75, 0.066, 0.321, 0.609, -0.976, 0.78, -0.53])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.449, -0.502, 0.51, -0.182, 0.275, 0.017, -0.437, 0.029, -0.263, -0.065, 0.286, -0.46])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [-0.496, -0.716, -0.057, 0.047, 0.202, 0.568, 0.197, 0.61, 0.471, -0.537, -0.433, 0.363, -0.567,
    -0.468, -0.561, 0.276])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.671, -0.151, 0.186, 0.102, 0.416, -0.543, 0.143, 0.667, -0.169, 0.295, 0.539, 0.443, -0.195, 0.1,
    -0.573, 0.86])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.806, -0.571, -0.698, -0.787, 0.628, 0.2, 0.426, 0.256, 0.176, 0.395, 0.316, 0.934, -0.437,
    -0.123, 0.287, 0.714])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [-0.987, -0.858, -0.069, -0.516, -0.79, 0.645, 0.227, 0.809, 0.748, -0.513, 0.695, -0.853, -0.651,
    -0.011, 0.254, 0.089])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.237, -0.349, -0.036, 0.934])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.669, -0.083, -0.493, 0.158])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.653, 0.267, 0.539, -0.38])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [1.0, 0.6, 0.643, -0.678])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.4, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [0.096, 0.237, 1.418, 1.735, 1.163, -0.034, -0.9, -0.541, -1.878, -1.745, 0.271, -0.829, -0.292,
    1.962, 0.617, 1.282, 0.887, 0.421],
    fw_output_state: [-0.891, -0.761, -0.902, -0.572, -0.795, 0.772, -0.107, -0.059],
    fw_cell_state: [0.831, 0.366, 0.696, 0.4, -0.176, 0.233, 0.677, 0.999],
    bw_output_state: [-0.502, 0.132, -0.473, -0.597, -0.741, -0.847, -0.883, -0.006],
    bw_cell_state: [0.023, -0.618, 0.823, -0.26, -0.81, 0.482, 0.59, -0.029],
    output: packed('<f4',
    'c-jHL06+huo5^5m0gGnw(pTxtM-gycxct3hp_1ze#+b{#E-wssO<p=U1A!Smmp32n=SGO%;`W(R#Ki`_5;Eueb8S;_O40N2nX}%i'
    'Kmj952AX+o7Cz2#B`Q{`$lnrN%k%E9wSNTH`!~EfIi#{ThB+l@nDhiZm|<31J!EJSW;$t#yO}SQi)kVjJ9R&FSo|2hzCJ!ZJwClX'
    'zCJ#_zCOOayuCZVyuCg=J-j=<Jw80XJw3g>y*@s^zCOM_yFI>Ygj@{'
),
}, name='alone_time_major_merged_cell_clip').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.234, -0.647, 0.657, -0.023, 0.6, -0.689, 0.535, 0.971, 0.025, -0.071, 0.269, -0.247])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.208, -0.197, 0.194, -0.391, -0.48, -0.947, -0.238, 0.756, 0.237, -0.115, 0.74, -0.726])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.575, 0.453, -0.511, 0.362, 0.28, 0.098, 0.564, -0.178, -0.944, -0.814, 0.489, 0.746])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.374, -0.447, 0.105, 0.135, 0.126, -0.658, -0.988, 0.592, 0.988, -0.521, -0.546, 0.914])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.068, -0.123, 0.172, -0.645, 0.755, -0.68, -0.728, 0.881, -0.906, 0.224, -0.007, 0.861, -0.48,
    0.482, 0.681, 0.471])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.232, 0.971, -0.062, 0.176, -0.533, -0.47, 0.52, -0.644, -0.199, 0.094, -0.804, 0.995, 0.257,
    -0.138, -0.171, -0.922])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.756, 0.971, 0.477, 0.166, 0.691, 0.327, -0.595, 0.276, -0.454, 0.294, 0.362, 0.061, 0.467, 0.145,
    -0.839, 0.354])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [0.23, -0.418, -0.313, 0.458, 0.104, 0.33, -0.35, 0.705, -0.052, 0.805, -0.447, -0.1, 0.114, -0.096,
    0.659, -0.992])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.497, 0.509, 0.715, 0.862])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.184, 0.719, -0.298, -0.704])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.469, -0.244, -0.568, 0.155])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.535, 0.381, -0.564, -0.464])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.591, 0.107, 0.763, 0.852, 0.2, 0.205, -0.651, 0.973, -0.992, 0.884, -0.309, 0.96])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.251, 0.334, -0.734, 0.656, 0.555, 0.781, 0.495, -0.121, -0.655, -0.306, -0.848, -0.855])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.934, -0.105, -0.757, -0.573, -0.645, 0.462, 0.169, 0.617, -0.438, -0.088, 0.007, -0.124])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.833, 0.348, 0.618, -0.37, 0.493, 0.746, 0.07, 0.578, 0.842, -0.165, -0.771, -0.139])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [-0.32, -0.41, -0.527, -0.978, 0.077, 0.377, -0.632, -0.954, 0.867, 0.621, -0.978, -0.507, -0.119,
    0.841, 0.271, 0.72])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.463, 0.221, -0.31, 0.152, -0.955, -0.024, 0.416, -0.278, -0.451, 0.356, 0.158, -0.68, 0.273,
    0.146, 0.356, 0.169])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.111, 0.42, -0.522, 0.314, 0.752, -0.21, 0.379, 0.816, 0.191, -0.311, -0.459, -0.79, 0.862,
    -0.684, -0.882, -0.895])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.841, -0.915, 0.842, -0.347, -0.978, 0.748, 0.971, -0.444, 0.808, 0.528, 0.028, 0.706, -0.381,
    -0.012, -0.895, -0.081])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.476, 0.431, -0.586, -0.44])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.153, -0.305, -0.198, 0.893])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.699, 0.924, -0.153, -0.834])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.227, -0.254, -0.159, -0.622])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [4]), [0.413, 0.746, 0.843, 0.415])
fw_forget_norm = Parameter('fw_forget_norm', (F32, [4]), [0.519, 0.426, 0.528, 0.455])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [4]), [0.258, 0.713, 0.526, 0.526])
fw_output_norm = Parameter('fw_output_norm', (F32, [4]), [0.769, 0.48, 0.332, 0.804])
bw_input_norm = Parameter('bw_input_norm', (F32, [4]), [0.663, 0.517, 0.742, 0.561])
bw_forget_norm = Parameter('bw_forget_norm', (F32, [4]), [0.231, 0.544, 0.8, 0.606])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [4]), [0.236, 0.515, 0.28, 0.253])
bw_output_norm = Parameter('bw_output_norm', (F32, [4]), [0.397, 0.574, 0.418, 0.31])
forward_output = Output('forward_output', (F32, [3, 2, 4]))
backward_output = Output('backward_output', (F32, [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 4]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 4]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.93, 0.86, 1.885, -0.333, -0.365, -1.611, -0.41, 0.055, -0.263, 1.449, -1.19, 1.131, 0.925, 0.303,
    -1.65, -1.781, -1.979, 1.16],
    fw_output_state: [-0.646, 0.464, 0.036, -0.073, -0.432, 0.776, -0.68, -0.55],
    fw_cell_state: [-0.897, 0.449, 0.151, 0.72, -0.869, -0.823, 0.167, -0.992],
    bw_output_state: [-0.163, -0.823, -0.088, -0.919, 0.738, 0.647, -0.705, -0.239],
    bw_cell_state: [-0.678, 0.969, 0.703, -0.83, -0.293, 0.2, -0.971, -0.76],
    forward_output: [-0.12199157, 0.21104787, -0.26733407, 0.06512681, -0.19307472, -0.5879554, 0.051470317, -0.1283735,
    -0.21357775, -0.10131895, -0.30865476, 0.08320103, -0.32857305, -0.25849676, 0.005671704,
    -0.26890278, -0.16846935, -0.25972217, -0.07882054, -0.027957696, -0.32041863, -0.214332,
    -0.10204766, 0.26003927],
    backward_output: [0.20084102, 0.28865263, 0.065228514, -0.15531424, 0.2646479, 0.102235965, -0.089796714,
    -0.35105038, 0.2801706, 0.14406843, 0.0689133, -0.19227538, 0.12593044, 0.254248, -0.16774654,
    -0.3281851, 0.035151433, 0.1352228, 0.17514518, -0.26346335, 0.14030455, 0.11091265,
    -0.21338409, -0.35497966],
    forward_output_state_out: [-0.16846935, -0.25972217, -0.07882054, -0.027957696, -0.32041863, -0.214332, -0.10204766,
    0.26003927],
    forward_cell_state_out: [-0.42122638, -0.3605035, -0.26906076, -0.12407787, -1.0702351, -0.58652174, -0.27718085,
    0.44631824],
    backward_output_state_out: [0.20084102, 0.28865263, 0.065228514, -0.15531424, 0.2646479, 0.102235965, -0.089796714,
    -0.35105038],
    backward_cell_state_out: [0.40401503, 0.6685969, 0.109534204, -0.696102, 0.546495, 0.28467244, -0.25035533, -0.94936305],
}, name='alone_time_major_with_states_layer_norm').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [-0.879, 0.783, 0.651, -0.823, -0.851, 0.912, 0.855, -0.65, 0.809, 0.031, 0.057, 0.32])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.787, -0.323, -0.345, 0.094, 0.055, 0.044, 0.137, -0.998, -0.594, 0.839, -0.653, 0.526])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.674, 0.772, -0.805, -0.885, -0.817, -0.623, 0.354, -0.396, -0.934, 0.197, 0.594, -0.417])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.763, -0.406, -0.23, 0.437, -0.455, -0.695, -0.027, -0.991, -0.992, 0.958, 0.806, 0.896])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [0.84, -0.674, -0.793, 0.287, -0.798, -0.128, 0.092, -0.856])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [0.303, -0.965, -0.765, -0.522, -0.78, 0.928, 0.88, 0.616])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.494, 0.853, 0.428, 0.38, 0.636, 0.809, 0.88, -0.073])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [-0.212, 0.018, -0.348, -0.624, 0.936, 0.116, 0.701, 0.027])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.488, -0.063, -0.24, -0.847])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [-0.37, -0.554, 0.125, 0.636])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.626, -0.758, -0.046, 0.636])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.078, -0.185, -0.456, -0.047])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.02, 0.785, -0.61, -0.55])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.882, -0.025, 0.207, 0.396])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.969, -0.711, -0.025, 0.354])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [-0.459, 0.62, -0.496, 0.641, 0.061, 0.797, -0.157, -0.799])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [0.494, 0.029])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.301, 0.176, -0.424, 0.616, -0.413, 0.409, -0.059, 0.835, 0.652, -0.352, -0.149, -0.68])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.642, -0.609, 0.284, 0.573, -0.628, -0.33, 0.495, 0.654, 0.928, 0.396, -0.789, -0.652])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.693, -0.162, 0.05, 0.75, -0.33, 0.588, -0.215, 0.151, 0.473, -0.965, -0.698, 0.875])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.261, 0.826, -0.606, -0.294, 0.112, 0.608, 0.537, 0.797, 0.08, 0.131, 0.711, 0.921])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [-0.153, 0.162, -0.98, -0.514, 0.796, 0.996, -0.932, 0.116])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [0.36, 0.11, -0.246, 0.428, 0.268, 0.775, -0.314, -0.113])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [0.753, 0.763, 0.436, -0.936, 0.8, -0.124, -0.382, -0.605])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [-0.96, 0.562, 0.36, 0.646, -0.735, 0.086, 0.07, -0.041])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [-0.356, 0.776, -0.807, 0.319])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [-0.053, 0.723, 0.543, 0.675])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [0.649, 0.767, -0.063, 0.776])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.607, 0.798, -0.818, 0.216])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.827, -0.042, -0.41, 0.947])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.719, 0.154, 0.314, -0.643])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.685, 0.315, 0.906, -0.101])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [-0.708, -0.712, -0.781, 0.382, 0.977, 0.331, -0.456, -0.082])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.493, -0.391])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [4]), [0.415, 0.564, 0.411, 0.844])
fw_forget_norm = Parameter('fw_forget_norm', (F32, [4]), [0.333, 0.352, 0.634, 0.346])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [4]), [0.441, 0.294, 0.987, 0.698])
fw_output_norm = Parameter('fw_output_norm', (F32, [4]), [0.531, 0.856, 0.633, 0.219])
bw_input_norm = Parameter('bw_input_norm', (F32, [4]), [0.213, 0.439, 0.626, 0.57])
bw_forget_norm = Parameter('bw_forget_norm', (F32, [4]), [0.225, 0.917, 0.409, 0.386])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [4]), [0.423, 0.388, 0.202, 0.392])
bw_output_norm = Parameter('bw_output_norm', (F32, [4]), [0.617, 0.588, 0.958, 0.893])
output = Output('output', (F32, [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.5, 0.3, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.9, 1.383, -0.758, -0.202, 1.264, -1.99, 1.641, 0.602, 1.661, 0.886, -1.361, -0.3, -1.25, 0.488,
    -1.316, 1.376, -1.551, 1.581],
    fw_output_state: [-0.164, 0.179, -0.921, -0.504],
    fw_cell_state: [-0.585, -0.372, 0.984, -0.435, 0.612, -0.058, 0.346, -0.09],
    bw_output_state: [-0.231, 0.823, 0.306, 0.508],
    bw_cell_state: [0.809, -0.497, -0.912, 0.405, -0.424, -0.041, -0.785, 0.094],
    output: [0.3, -0.19335459, 0.03934089, -0.24795069, 0.3, -0.17707, 0.1414228, -0.1803915, 0.3, -0.28078893,
    0.18025878, -0.29626212, 0.29557604, -0.041997857, 0.21111344, -0.24664569, 0.3, -0.11601602,
    0.3, -0.1597713, 0.3, -0.033255454, 0.3, -0.21613064],
    forward_output_state_out: [0.3, -0.11601602, 0.3, -0.033255454],
    forward_cell_state_out: [0.5, -0.10110841, -0.09046422, 0.32057887, 0.2607024, -0.026657358, 0.5, 0.07550618],
    backward_output_state_out: [0.03934089, -0.24795069, 0.1414228, -0.1803915],
    backward_cell_state_out: [0.42422035, 0.5, 0.2133905, -0.5, 0.33947796, 0.3707575, 0.09574972, -0.5],
}, name='alone_time_major_merged_with_states_all')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.185, -0.756, -0.653, 0.603, 0.565, -0.123, -0.057, 0.409, -0.32, -0.334, 0.074, 0.431])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.872, 0.599, -0.534, -0.226, -0.859, -0.019, 0.89, 0.172, 0.772, 0.093, 0.723, 0.139])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.222, -0.956, 0.755, -0.894, 0.615, 0.532, 0.391, 0.5, -0.366, -0.928, 0.753, -0.032])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [0.903, -0.493, 0.783, 0.982, 0.865, -0.995, -0.765, 0.591])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [-0.045, -0.68, 0.955, 0.171, 0.648, -0.658, -0.536, 0.814])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [-0.441, -0.295, 0.652, -0.332, 0.713, -0.972, 0.223, -0.149])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [-0.29, 0.203, 0.015, 0.419])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [-0.838, 0.325, 0.966, -0.835])
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.451, -0.278, -0.018, -0.552])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.915, -0.842, -0.926, 0.768])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.224, 0.071, 0.602, 0.84])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.544, 0.738, -0.399, 0.133, 0.699, -0.782, 0.903, 0.051])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.493, -0.638])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.407, 0.535, 0.152, -0.519, -0.708, 0.807, 0.5, 0.677, -0.696, 0.572, -0.527, -0.33])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.051, 0.758, 0.538, 0.444, 0.256, 0.132, 0.877, 0.135, 0.354, 0.557, 0.132, 0.632])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.367, 0.472, 0.488, -0.597, 0.918, -0.504, 0.087, -0.481, 0.07, -0.622, 0.974, -0.817])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [0.02, -0.118, 0.909, 0.627, 0.735, -0.305, 0.936, -0.258])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [0.699, 0.689, -0.775, -0.912, -0.492, -0.288, -0.923, 0.005])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [-0.308, 0.893, -0.271, 0.466, 0.835, -0.92, 0.93, 0.323])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.769, -0.674, 0.615, -0.033])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [-0.391, 0.146, 0.781, 0.625])
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.904, -0.794, -0.685, 0.697])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.656, -0.266, 0.849, -0.205])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.662, -0.002, 0.955, -0.809])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [0.016, 0.757, -0.015, -0.503, -0.164, 0.441, 0.695, 0.35])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [-0.57, -0.858])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [4]), [0.268, 0.52, 0.445, 0.883])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [4]), [0.654, 0.972, 0.849, 0.853])
fw_output_norm = Parameter('fw_output_norm', (F32, [4]), [0.816, 0.886, 0.424, 0.721])
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [4]), [0.77, 0.819, 0.234, 0.551])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [4]), [0.436, 0.338, 0.791, 0.552])
bw_output_norm = Parameter('bw_output_norm', (F32, [4]), [0.562, 0.69, 0.598, 0.412])
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.6, 0.25, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [-0.6, -1.286, -0.695, 0.108, 1.195, -0.357, 0.342, 1.227, 1.949, -0.262, 0.163, 0.84, 1.523, -1.57,
    -1.875, 0.247, -0.095, 0.237],
    fw_output_state: [-0.159, -0.206, -0.77, -0.314],
    fw_cell_state: [-0.641, -0.066, 0.491, -0.562, 0.807, 0.546, 0.306, -0.52],
    bw_output_state: [-0.985, -0.63, 0.651, 0.464],
    bw_cell_state: [-0.637, 0.309, -0.654, -0.698, -0.686, 0.153, -0.476, 0.111],
    forward_output: [-0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.12710916, -0.25, -0.25, -0.25, -0.1611287],
    backward_output: [-0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25],
}, name='alone_time_major_coupled_all').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3, 2]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [1, 2]), [0.611, 0.725])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [1, 2]), [-0.018, 0.317])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [1, 2]), [0.166, -0.745])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [1, 2]), [0.411, 0.461])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [1, 1]), [-0.023])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [1, 1]), [0.727])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [1, 1]), [-0.389])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [1, 1]), [-0.479])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [1]), [-0.52])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [1]), [0.252])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [1]), [-0.8])
fw_output_bias = Parameter('fw_output_bias', (F32, [1]), [-0.209])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [1, 2]), [-0.022, 0.387])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [1, 2]), [0.83, 0.825])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [1, 2]), [0.609, 0.723])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [1, 2]), [0.703, 0.357])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [1, 1]), [0.324])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [1, 1]), [0.945])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [1, 1]), [0.207])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [1, 1]), [0.651])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [1]), [0.823])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [1]), [0.378])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [1]), [0.2])
bw_output_bias = Parameter('bw_output_bias', (F32, [1]), [-0.065])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [3, 1]))
fw_cell_state = Input('fw_cell_state', (F32, [3, 1]))
bw_output_state = Input('bw_output_state', (F32, [3, 1]))
bw_cell_state = Input('bw_cell_state', (F32, [3, 1]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [3, 3, 2]))
forward_output_state_out = Output('forward_output_state_out', (F32, [3, 1]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [3, 1]))
backward_output_state_out = Output('backward_output_state_out', (F32, [3, 1]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [3, 1]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.636, 0.669, 0.336, -0.772, -1.03, 1.137, -1.912, 0.667, -0.812, 0.521, -0.881, 1.289, 0.413,
    1.076, 1.337, -1.649, -1.119, -1.846],
    fw_output_state: [-0.961, -0.635, -0.904],
    fw_cell_state: [-0.231, -0.786, 0.19],
    bw_output_state: [-0.182, 0.535, -0.158],
    bw_cell_state: [0.018, -0.798, 0.504],
    output: [-0.32161105, 0.33187813, -0.12851533, -0.10144013, -0.16263025, 0.14916116, -0.16883287,
    -0.007855756, -0.18923666, -0.081634164, -0.29315886, 0.0518996, -0.44135538, 0.35422063,
    -0.00052030163, -0.33208823, -0.03967215, -0.06954053],
    forward_output_state_out: [-0.44135538, -0.00052030163, -0.03967215],
    forward_cell_state_out: [-0.86565465, -0.0012433291, -0.19990596],
    backward_output_state_out: [0.33187813, -0.10144013, 0.14916116],
    backward_cell_state_out: [0.56429434, -0.22385445, 0.37769353],
}, name='alone_time_major_merged_with_states_one_cell').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.352, 0.015, 0.407, -0.376, -0.766, -0.42, 0.899, 0.592, -0.813, -0.955, 0.497, -0.686])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.186, -0.084, 0.187, 0.345, 0.726, 0.796, 0.206, -0.268, -0.742, -0.971, 0.543, 0.87])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [0.357, 0.635, 0.442, -0.646, -0.374, -0.305, -0.755, 0.442, -0.483, -0.172, 0.514, -0.977])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.5, -0.547, -0.921, 0.306, -0.888, -0.94, -0.975, -0.925, 0.953, 0.463, -0.537, -0.138])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.403, -0.85, -0.015, -0.614, -0.509, -0.701, 0.508, -0.329, 0.216, -0.917, -0.683, 0.546, -0.781,
    0.042, 0.12, -0.814])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [0.894, -0.374, -0.895, -0.979, 0.939, -0.058, 0.108, 0.117, -0.816, 0.677, -0.815, -0.499, -0.141,
    -0.508, 0.95, -0.142])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [0.574, -0.514, 0.277, 0.037, 0.764, -0.507, -0.64, -0.355, 0.515, -0.478, -0.618, 0.87, -0.582,
    0.494, -0.462, -0.213])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.231, -0.184, -0.982, 0.07, 0.9, 0.126, 0.195, -0.808, -0.573, -0.534, 0.414, -0.834, -0.21,
    0.611, -0.646, -0.61])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.532, -0.346, 0.818, -0.519])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [0.951, -0.586, 0.524, -0.092])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.463, 0.757, -0.367, 0.076])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.001, -0.712, -0.629, -0.229])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.077, -0.98, -0.975, -0.23])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.918, 0.563, -0.239, -0.077])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [-0.772, 0.105, -0.835, 0.598])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.931, 0.292, 0.055, 0.648, -0.775, 0.675, -0.87, -0.532, -0.942, 0.624, -0.041, 0.138])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.117, -0.195, 0.518, -0.45, -0.507, -0.484, 0.311, -0.896, -0.627, -0.074, -0.476, 0.96])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.703, -0.217, -0.498, -0.332, -0.157, -0.268, -0.373, -0.588, -0.927, -0.378, -0.494, -0.486])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.072, 0.301, 0.236, 0.348, -0.022, 0.159, -0.683, -0.552, -0.871, -0.168, 0.846, -0.204])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.606, 0.303, -0.25, -0.486, -0.889, -0.152, 0.078, 0.926, -0.334, 0.361, -0.451, -0.103, -0.387,
    0.286, 0.601, 0.254])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.424, 0.803, -0.252, -0.118, 0.214, -0.703, 0.909, 0.076, -0.904, 0.934, 0.655, 0.584, -0.545,
    0.946, 0.856, -0.112])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.507, -0.015, 0.649, 0.707, -0.889, -0.513, -0.935, 0.647, -0.652, -0.716, -0.457, 0.874, -0.944,
    -0.922, 0.734, -0.761])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [-0.486, -0.43, 0.885, 0.023, 0.463, -0.451, 0.632, 0.749, -0.717, -0.676, 0.896, 0.352, 0.389,
    -0.869, -0.667, -0.86])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [-0.862, 0.816, 0.449, 0.194])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [-0.437, -0.004, -0.899, -0.655])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [0.678, 0.801, -0.257, 0.955])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.381, -0.939, 0.291, -0.446])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.541, 0.903, 0.676, 0.989])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.861, 0.169, -0.072, 0.039])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.663, 0.125, -0.999, 0.049])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 0, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-0.693, -1.284, -1.074, 1.612, -1.383, -0.94, 1.703, -1.669, -1.984, -1.475, -0.408, 0.525, -0.666,
    1.287, 0.201, 0.63, 0.871, 1.527],
    fw_output_state: [0.088, -0.621, 0.556, 0.085, 0.697, 0.144, -0.843, 0.086],
    fw_cell_state: [-0.022, -0.361, 0.026, 0.616, 0.747, 0.405, 0.994, -0.652],
    bw_output_state: [-0.82, 0.072, 0.506, -0.625, 0.33, 0.866, -0.712, 0.659],
    bw_cell_state: [0.819, 0.194, -0.134, 0.289, -0.115, 0.208, -0.988, -0.16],
    forward_output: [-0.3651661, 1.4641745, 0.05927086, 0.07916561, -0.16848205, 0.41167837, 0.004612049, -0.018670028,
    -0.4745275, -0.11976284, -0.048992854, 0.38721487, -0.07326532, 0.24368382, 0.024024352,
    -0.106800735, -0.040528823, -0.003805696, 0.016834011, 0.27813283, -0.002632454, 0.047900386,
    -0.113235064, -0.22437562],
    backward_output: [0.30338436, 0.34039578, 1.0933613, 0.16244419, -0.2955037, 0.43270707, 0.2348172, -0.086580366,
    0.8571944, 0.5533859, 0.74877805, 0.11583233, -0.8251832, 0.053040776, -0.19198507, -0.2648108,
    0.07362903, 0.04351822, -0.23423176, 0.58625734, -0.41813257, -0.05219798, -0.011626184,
    -0.19920051],
    forward_output_state_out: [-0.040528823, -0.003805696, 0.016834011, 0.27813283, -0.002632454, 0.047900386, -0.113235064,
    -0.22437562],
    forward_cell_state_out: [-0.321454, -0.03901149, 0.07379802, 0.759982, -0.032048505, 0.29319867, -0.33371663, -0.37528825],
    backward_output_state_out: [0.30338436, 0.34039578, 1.0933613, 0.16244419, -0.2955037, 0.43270707, 0.2348172, -0.086580366],
    backward_cell_state_out: [0.50192034, 0.48748314, 1.8519326, 0.5653387, -0.7290081, 0.7180334, 0.5766335, -0.60441995],
}, name='alone_time_major_with_states_activation_none').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.237, 0.078, 0.352, -0.31, 0.652, -0.508, -0.38, 0.025, -0.85, 0.172, -0.457, -0.102])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [0.557, 0.464, 0.844, -0.397, -0.144, 0.883, 0.976, 0.386, -0.824, -0.937, 0.229, 0.519])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.103, -0.231, 0.495, 0.298, 0.618, 0.645, 0.94, 0.605, -0.071, 0.79, -0.926, -0.589])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.776, 0.696, -0.963, 0.903, -0.68, -0.186, 0.697, -0.072, 0.824, 0.811, -0.825, -0.559])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [0.76, -0.375, -0.963, 0.935, -0.223, -0.831, -0.303, -0.225, -0.598, -0.627, 0.662, 0.457, 0.413,
    0.111, -0.894, 0.614])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.954, 0.434, -0.907, 0.337, 0.551, 0.96, -0.53, -0.947, -0.78, -0.199, -0.336, -0.201, -0.269,
    -0.996, 0.325, 0.028])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.74, -0.085, 0.278, 0.915, 0.851, -0.922, -0.554, -0.163, -0.854, -0.279, 0.822, 0.721, 0.602,
    -0.376, 0.413, 0.417])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.485, -0.372, -0.972, 0.692, 0.525, -0.252, 0.714, 0.099, 0.89, 0.859, -0.953, -0.488, 0.299,
    -0.538, -0.54, -0.839])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.176, 0.889, -0.258, -0.053])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [-0.028, -0.959, -0.688, -0.386])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.59, 0.527, -0.552, 0.501])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [-0.46, -0.866, 0.215, -0.005])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.825, 0.848, -0.328, -0.294])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.749, -0.445, 0.418, 0.019])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.583, -0.189, 0.422, 0.271])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.586, -0.759, 0.746, -0.413, 0.154, 0.713, 0.151, -0.676, 0.964, -0.865, -0.166, -0.925])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-0.363, -0.612, 0.343, -0.33, 0.077, 0.155, -0.402, 0.983, -0.761, 0.847, -0.446, 0.205])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [-0.8, 0.767, 0.754, -0.248, 0.341, 0.355, -0.196, 0.166, -0.735, -0.165, 0.937, 0.884])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.974, 0.88, 0.853, -0.44, 0.039, 0.072, -0.578, -0.792, 0.227, -0.764, -0.215, 0.788])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.901, -0.684, 0.614, -0.624, 0.072, -0.574, -0.844, -0.099, 0.254, -0.454, 0.927, 0.144, 0.501,
    -0.292, -0.169, 0.21])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [0.233, -0.983, 0.195, 0.484, -0.447, -0.961, 0.642, 0.089, 0.759, 0.717, -0.876, 0.118, 0.176,
    -0.715, 0.791, 0.135])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [0.558, 0.882, 0.79, -0.759, -0.295, -0.86, -0.236, 0.431, 0.335, 0.637, -0.729, 0.6, 0.77, -0.423,
    -0.848, -0.956])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.39, -0.735, 0.574, 0.811, -0.886, -0.013, -0.021, 0.185, -0.63, -0.144, -0.009, -0.634, -0.089,
    0.248, -0.331, 0.938])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [-0.347, 0.057, 0.833, -0.444])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.271, -0.693, -0.034, -0.798])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [-0.769, -0.498, 0.82, -0.814])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.152, 0.821, -0.328, -0.249])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.684, -0.008, -0.012, -0.57])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.397, 0.909, 0.092, -0.136])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.867, 0.903, -0.005, -0.559])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 1, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [1.972, 1.819, -0.099, 0.183, 1.522, -0.682, 1.888, -0.09, 1.002, 1.294, 0.308, 0.752, 1.383,
    -1.817, 1.547, 1.646, -1.6, -1.138],
    fw_output_state: [0.053, -0.888, -0.439, 0.563, -0.569, 0.697, -0.503, 0.316],
    fw_cell_state: [0.646, 0.441, 0.433, -0.928, 0.941, 0.345, 0.674, -0.987],
    bw_output_state: [0.306, -0.922, -0.727, -0.184, -0.827, -0.654, -0.15, 0.131],
    bw_cell_state: [0.431, -0.68, 0.266, 0.016, 0.746, -0.427, 0.18, 0.717],
    output: packed('<f4',
    'c-mXjXvEN$d@ec8`6R<-2X@U5?@MJh-|0_a;%P|qxX$x_;<A3lm9kSJQ$C#D+{3_@kQCL%@F~>WktIBXA+mH~&fz^9?zXlZ&YrX3'
    '_;tx#3+*Rqelx@lM9&Fcn)EK2;q0nk3u_oUQ&Vje?{PD5?Ao4wIqmIoTPMEN(!m0eixwZ6w!%Vrdi3I3Y8x9x)n_xPv)I|&GuYZ$'
    '+t}OKGuYYL*xK6L0fCi`ogIi_1>yr4*0wgb_71iTHnspDv`T0'
),
}, name='alone_time_major_merged_activation_relu').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [0.792, -0.199, 0.316, -0.397, -0.056, 0.959, -0.19, 0.499, 0.61, 0.953, 0.37, -0.211])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-0.273, 0.358, 0.037, -0.036, 0.563, 0.444, -0.381, -0.967, 0.481, -0.981, -0.853, -0.921])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.886, -0.971, -0.005, -0.049, -0.234, 0.863, 0.041, -0.394, -0.487, -0.474, -0.671, -0.047])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [0.57, -0.027, -0.07, -0.408, -0.399, 0.417, 0.89, 0.004, -0.932, -0.375, -0.509, -0.461])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 4]), [-0.965, 0.273, -0.282, -0.931, -0.866, 0.898, 0.572, 0.858, -0.138, -0.716, 0.858, -0.108, -0.297,
    -0.519, -0.092, 0.795])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 4]), [-0.219, -0.631, -0.697, 0.169, -0.542, -0.994, 0.614, 0.75, -0.806, 0.456, 0.839, -0.452, -0.286,
    -0.945, 0.572, -0.791])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 4]), [-0.165, 0.3, 0.852, -0.588, -0.359, 0.923, 0.712, 0.164, -0.06, 0.768, -0.539, 0.418, 0.82, -0.465,
    0.135, -0.127])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 4]), [-0.834, 0.7, -0.606, 0.574, -0.325, -0.443, -0.872, -0.673, 0.364, -0.009, -0.613, -0.707, -0.034,
    -0.275, -0.022, 0.592])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [4]), [0.361, -0.592, -0.741, -0.398])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [4]), [-0.987, 0.57, 0.564, 0.695])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [4]), [0.368, 0.662, -0.346, -0.131])
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.188, 0.054, -0.33, -0.301])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.485, 0.841, -0.671, -0.868])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.444, 0.361, -0.074, 0.619])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.466, -0.393, 0.29, -0.851])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [0.44, 0.508, 0.718, 0.992, -0.33, -0.246, -0.513, -0.939, 0.139, 0.105, 0.648, -0.249])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [0.034, -0.265, -0.494, -0.998, -0.906, -0.393, -0.082, 0.012, -0.433, -0.619, -0.389, 0.581])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.041, 0.117, -0.494, 0.304, 0.336, -0.288, 0.374, 0.876, -0.182, 0.742, 0.643, 0.158])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-0.926, 0.498, -0.714, 0.697, 0.603, 0.864, 0.826, 0.961, -0.672, -0.708, 0.571, 0.469])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 4]), [0.228, 0.477, 0.478, -0.517, 0.085, -0.758, -0.446, -0.695, -0.368, 0.206, 0.028, 0.421, -0.362,
    0.028, -0.334, 0.11])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 4]), [-0.372, 0.318, 0.098, -0.385, 0.297, -0.526, -0.598, -0.195, 0.813, 0.284, 0.702, 0.873, -0.264,
    -0.139, -0.945, 0.04])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 4]), [-0.636, 0.664, -0.244, -0.691, -0.774, -0.685, -0.872, 0.455, 0.979, -0.966, -0.692, -0.871, 0.294,
    0.778, 0.898, -0.469])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 4]), [0.944, 0.287, -0.751, 0.161, 0.912, -0.698, 0.373, -0.027, -0.742, -0.159, 0.913, -0.53, -0.233,
    0.855, -0.28, -0.012])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [4]), [0.804, 0.598, 0.161, 0.839])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [4]), [0.61, 0.393, 0.978, 0.877])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [4]), [0.895, -0.593, -0.687, 0.454])
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [0.746, 0.893, 0.883, 0.146])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.996, -0.429, 0.298, -0.991])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.286, -0.795, -0.436, 0.792])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.446, -0.096, 0.777, -0.561])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 4]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 4]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 6, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.05, -1.161, -0.002, 1.886, 1.199, -1.48, -1.222, 0.761, 1.974, 1.553, 0.24, -1.354, -0.752,
    1.653, -1.933, 0.798, 1.164, 0.257],
    fw_output_state: [-0.646, -0.05, -0.979, -0.263, 0.834, 0.632, -0.227, -0.143],
    fw_cell_state: [0.042, 0.825, -0.388, -0.318, -0.96, -0.079, 0.524, -0.642],
    bw_output_state: [0.128, -0.831, 0.873, -0.088, -0.054, -0.423, 0.897, -0.115],
    bw_cell_state: [0.937, -0.972, -0.998, 0.25, 0.032, -0.759, 0.476, 0.585],
    forward_output: [0.51559997, 0.50449294, 0.4213379, 0.1783587, 0.26159197, 0.036941573, 0.5112171, 0.08055166,
    0.22011876, 0.5267121, 0.028449306, 0.07694407, 0.30219716, 0.048469707, 0.50368184, 0.1689976,
    0.34087735, 0.16990837, 0.43380195, 0.19112971, 0.28057185, 0.108564675, 0.3276188, 0.0794338],
    backward_output: [0.24199009, 0.2651145, 0.24560645, 0.12701276, 0.5124433, 0.41729978, 0.6858685, 0.121449865,
    0.4284652, 0.42736888, 0.12365139, 0.6143331, 0.4120586, 0.26949573, 0.63943225, 0.11158196,
    0.6608627, 0.21287027, 0.3893141, 0.21933281, 0.2218185, 0.47247735, 0.60972667, 0.24375667],
    forward_output_state_out: [0.34087735, 0.16990837, 0.43380195, 0.19112971, 0.28057185, 0.108564675, 0.3276188, 0.0794338],
    forward_cell_state_out: [0.24994822, 1.0763972, 0.17589562, 0.24259402, -0.124933146, 0.37955528, 0.21414493, 0.3152313],
    backward_output_state_out: [0.24199009, 0.2651145, 0.24560645, 0.12701276, 0.5124433, 0.41729978, 0.6858685, 0.121449865],
    backward_cell_state_out: [0.29006985, 0.16967142, 0.14570396, 0.67399985, 0.7936269, 0.37923044, 0.8350333, 0.85471624],
}, name='alone_time_major_with_states_activation_sigmoid').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [3, 3]), [-2.575, -1.298, -1.782, 0.127, -1.032, -0.963, -1.725, -0.951, 2.014])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [3, 3]), [-0.269, -0.728, 0.503, 1.689, -1.493, 0.428, -2.259, 0.28, 0.198])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [3, 3]), [2.244, -0.19, -1.123, 0.065, 2.91, -1.512, -0.826, 0.668, 0.126])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [3, 3]), [-1.408, -2.581, -0.619, -1.683, 0.356, -0.857, 0.249, -0.123, 0.509])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [3, 3]), [-0.539, 0.746, 0.283, -0.596, -0.135, -0.385, 0.456, 0.635, 2.596])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [3, 3]), [-1.622, -1.85, -2.412, 0.475, -1.547, -0.147, -2.327, 2.4, -1.573])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [3, 3]), [0.383, 2.443, 2.817, 1.897, -2.239, -1.647, 0.884, 2.614, -2.426])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [3, 3]), [-2.039, -1.664, 2.183, 0.496, 0.264, -1.407, 2.536, -2.132, -2.273])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [3]), [0.229, -0.41, -0.254])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [3]), [0.082, 0.978, 0.925])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [3]), [0.923, -0.03, 0.24])
fw_output_bias = Parameter('fw_output_bias', (F32, [3]), [0.842, 0.643, -0.433])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [3, 3]), [-2.222, 2.638, 2.501, -0.031, -2.661, 2.517, -2.677, -0.97, -2.398])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [3, 3]), [1.585, 2.26, -1.663, 0.448, 0.454, -1.593, 2.021, -0.002, 1.391])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [3, 3]), [-0.845, 1.266, 1.432, 0.02, 0.968, 0.706, -2.32, 2.844, -0.787])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [3, 3]), [-2.809, 0.439, 0.974, 2.31, -1.148, -1.836, 2.042, -1.889, -0.504])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [3, 3]), [2.275, -0.298, 0.252, -0.069, 1.892, -1.379, 0.028, 2.759, -1.479])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [3, 3]), [1.326, 0.881, 2.78, 0.614, -2.03, -0.68, -0.966, 0.974, -0.315])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [3, 3]), [-0.245, 2.344, -0.259, 2.849, 0.769, -2.453, 2.522, 1.426, -0.66])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [3, 3]), [-2.32, -1.615, 0.672, -2.666, -1.495, -1.293, 2.103, -2.164, 2.297])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [3]), [-0.424, 0.582, 0.103])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [3]), [0.613, 0.987, 0.066])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [3]), [-0.645, 0.346, 0.571])
bw_output_bias = Parameter('bw_output_bias', (F32, [3]), [-0.209, -0.162, -0.065])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 3]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 3]))
bw_output_state = Input('bw_output_state', (F32, [2, 3]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 3]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [3, 2, 6]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 3]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 3]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 3]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 3]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 1, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [-0.481, -1.057, 0.122, -1.241, -1.587, 1.296, 1.985, 0.418, 0.265, 1.13, -1.289, -0.566, -1.195,
    1.911, -0.088, -1.764, -1.819, 0.095],
    fw_output_state: [-0.769, -2.898, -0.46, 0.877, -0.638, 1.957],
    fw_cell_state: [4.956, -4.804, -1.627, 7.801, 4.776, -2.669],
    bw_output_state: [0.558, -1.742, 0.561, 0.564, 0.719, -0.793],
    bw_cell_state: [-1.515, -6.044, -2.948, 0.731, 7.172, 8.878],
    output: packed('<f4',
    'c-jkO0D{&Qa|Xrv4h;+^85j(L-^m9Tx+Q)*$H3tIyK!C5kxzXfHP7{KGuWHm;%DGuU{L#RbH3rjw5;|W3=DI(>h@R1w#@^nd3Y_J'
    'L0!3{iou+L;n683u?10rnxR`57#bRmJ``S;=m1h<V{gykU|?s+V9&r{Yv*8Z<=|jpXA5LI*xA_G+5rH#>MW!'
),
    forward_output_state_out: [4.0391813e-05, 0.20852639, 0.08824311, 4.0222144, 0.3851128, 0.027534332],
    forward_cell_state_out: [0.00012960448, 0.22736984, 1.3194, 4.04791, 0.40881833, 5.393515],
    backward_output_state_out: [0.0, 0.0, 0.027576217, 2.613228, 5.9376676e-10, 0.26729012],
    backward_cell_state_out: [-0.11841218, -2.318017, 0.03638127, 5.6688337, 6.7771056e-05, 3.3020773],
}, name='alone_time_major_merged_with_states_far_relu').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite takes no notice of the cell state where there is no
# activation.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [3, 3]), [-1.832, 0.771, 1.491, 1.242, 1.16, -1.913, -1.93, -0.327, -1.96])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [3, 3]), [-1.362, -1.552, -1.447, -0.565, -1.782, 1.302, 0.324, 0.252, -1.988])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [3, 3]), [1.985, 0.987, -1.15, 1.89, 0.289, 1.243, -1.966, 0.028, 0.566])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [3, 3]), [0.693, 1.756, 1.583, -0.869, 1.378, 0.118, 1.707, 0.009, -1.615])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [3, 2]), [-1.987, 0.674, 0.326, 1.742, -1.496, -1.158])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [3, 2]), [-0.37, 1.897, -0.82, -0.589, 0.827, -0.06])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [3, 2]), [-0.97, 0.217, -1.107, 1.571, 1.459, 0.866])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [3, 2]), [-0.004, -1.824, -1.908, -0.168, -1.085, -0.357])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [3]), [-1.436, 0.447, 0.377])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [3]), [-0.023, -0.507, -0.791])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [3]), [-1.519, -0.196, -0.329])
fw_input_bias = Parameter('fw_input_bias', (F32, [3]), [0.805, 0.895, -0.768])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [3]), [-0.099, 0.569, 0.852])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [3]), [0.232, -0.141, 0.446])
fw_output_bias = Parameter('fw_output_bias', (F32, [3]), [0.033, -0.62, -0.605])
fw_projection = Parameter('fw_projection', (F32, [2, 3]), [-1.85, 0.072, 1.695, 1.561, 1.837, 1.823])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.29, -0.704])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [3, 3]), [1.132, 1.165, -1.974, 1.074, 1.18, 0.866, -1.02, -0.703, -1.481])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [3, 3]), [-1.425, 0.679, 1.302, 1.12, 1.839, 1.945, -0.595, -0.877, 0.961])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [3, 3]), [-1.235, -0.877, -1.036, 1.221, 1.383, 0.242, -1.61, -0.007, -1.997])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [3, 3]), [-0.738, 1.968, 1.69, 0.939, -1.199, -0.807, 1.14, 0.805, -1.746])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [3, 2]), [0.869, 1.639, -0.693, -0.936, -0.885, 1.153])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [3, 2]), [1.74, 1.634, 1.961, -1.4, 1.3, 0.396])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [3, 2]), [0.081, -0.16, -0.846, -1.355, 1.369, 0.002])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [3, 2]), [1.425, 0.534, -0.848, -1.672, -1.008, -0.594])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [3]), [-0.074, -1.151, -0.202])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [3]), [1.478, -0.116, -1.699])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [3]), [-1.127, -0.495, -1.817])
bw_input_bias = Parameter('bw_input_bias', (F32, [3]), [0.014, 0.141, 0.192])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [3]), [0.495, -0.758, -0.341])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [3]), [0.168, -0.949, 0.267])
bw_output_bias = Parameter('bw_output_bias', (F32, [3]), [-0.327, 0.622, 0.713])
bw_projection = Parameter('bw_projection', (F32, [2, 3]), [1.818, -0.77, 0.183, 0.596, 1.885, -0.943])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [-0.485, 0.709])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 3]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 3]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [3]), [1.506, 1.618, 0.668])
fw_forget_norm = Parameter('fw_forget_norm', (F32, [3]), [0.972, 1.1, 1.948])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [3]), [1.138, 0.999, 1.905])
fw_output_norm = Parameter('fw_output_norm', (F32, [3]), [1.974, 0.605, 0.842])
bw_input_norm = Parameter('bw_input_norm', (F32, [3]), [1.268, 0.409, 1.011])
bw_forget_norm = Parameter('bw_forget_norm', (F32, [3]), [0.558, 0.465, 0.81])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [3]), [1.373, 1.461, 1.693])
bw_output_norm = Parameter('bw_output_norm', (F32, [3]), [1.351, 1.563, 0.411])
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 0, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [-1.636, 0.014, 1.165, -0.8, -1.986, 1.046, -0.017, 1.299, 1.217, -0.172, -0.557, 0.082, -0.684,
    1.522, 0.086, -0.62, -0.764, 1.635],
    fw_output_state: [-0.917, 0.927, 0.822, 0.546],
    fw_cell_state: [-4.486, -3.167, -5.706, 2.687, -1.662, -1.256],
    bw_output_state: [0.382, 0.834, -1.728, -0.119],
    bw_cell_state: [-1.794, 3.097, 4.608, -5.852, -2.393, 3.557],
    forward_output: [4.8009114, -7.4144444, -0.188201, -1.417536, 0.86336267, -2.0290155, -1.2640027, -0.75006133,
    -0.19362324, -1.0969338, 1.0758083, -2.6222188],
    backward_output: [-0.54613227, -0.26469794, 0.24029692, -1.1895993, -1.2576084, 1.9986205, -0.8784132, 1.5545814,
    -3.8085344, -1.2397631, -3.130402, -1.8491712],
}, name='alone_time_major_far').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [3, 3]), [-0.181, 0.981, 1.344, -1.91, 1.556, -0.622, -0.076, 2.222, -2.381])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [3, 3]), [-1.271, -0.449, 0.939, 0.84, 0.461, 1.2, 1.953, -0.46, -2.097])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [3, 3]), [1.595, -0.778, 2.396, 1.958, 0.372, 0.462, -1.345, -0.955, 0.922])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [3, 3]), [-1.031, 0.026, 0.059, -0.33, 0.655, 1.097, -0.838, -1.194, -1.389])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [3, 2]), [0.109, 2.158, -1.909, -0.63, -1.548, 1.627])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [3, 2]), [-0.45, 2.011, -2.491, -0.595, 0.881, 1.478])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [3, 2]), [1.763, 1.902, -1.002, 1.419, 0.789, 0.522])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [3, 2]), [-0.105, 1.749, -0.561, 1.702, -0.801, 1.632])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [3]), [-2.292, 0.207, 1.979])
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [3]), [0.314, -0.906, -1.465])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [3]), [-0.054, -0.726, -0.265])
fw_input_bias = Parameter('fw_input_bias', (F32, [3]), [-0.408, -0.062, -0.459])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [3]), [-0.018, -0.042, -0.638])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [3]), [-0.025, 0.234, -0.58])
fw_output_bias = Parameter('fw_output_bias', (F32, [3]), [0.102, -0.473, 0.503])
fw_projection = Parameter('fw_projection', (F32, [2, 3]), [-1.228, -0.554, 0.877, 1.621, -0.091, -1.351])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.793, 0.775])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [3, 3]), [-2.431, 0.168, 1.185, 0.247, -0.854, 0.709, -1.881, -0.683, -2.402])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [3, 3]), [1.601, -0.589, -0.088, -2.192, -1.15, 1.207, 1.001, 2.067, -2.445])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [3, 3]), [1.163, 0.515, -2.123, -1.082, 0.507, 1.451, 0.525, -1.66, 1.895])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [3, 3]), [0.965, -1.065, -0.729, 2.421, -1.62, 2.435, -1.291, -0.668, 1.699])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [3, 2]), [-2.096, 0.568, -1.627, 0.064, -1.689, -1.565])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [3, 2]), [0.376, 1.617, -0.804, -1.468, -1.44, -0.851])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [3, 2]), [-0.774, -2.289, -1.935, 0.251, -2.375, -1.167])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [3, 2]), [2.011, 2.385, 0.152, -0.537, 0.294, -1.835])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [3]), [1.91, -1.261, 0.245])
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [3]), [1.161, 0.783, 0.963])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [3]), [-0.432, 0.979, -1.94])
bw_input_bias = Parameter('bw_input_bias', (F32, [3]), [0.934, -0.004, -0.752])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [3]), [-0.612, -0.333, -0.196])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [3]), [-0.2, 0.355, -0.474])
bw_output_bias = Parameter('bw_output_bias', (F32, [3]), [-0.91, 0.473, -0.213])
bw_projection = Parameter('bw_projection', (F32, [2, 3]), [-2.21, -2.001, -2.479, 0.568, -1.472, 1.43])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.84, -0.761])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 3]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 3]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [3]), [0.576, 0.785, 1.437])
fw_forget_norm = Parameter('fw_forget_norm', (F32, [3]), [2.179, 1.825, 1.824])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [3]), [2.31, 2.412, 1.026])
fw_output_norm = Parameter('fw_output_norm', (F32, [3]), [2.204, 0.696, 1.445])
bw_input_norm = Parameter('bw_input_norm', (F32, [3]), [0.553, 2.267, 0.89])
bw_forget_norm = Parameter('bw_forget_norm', (F32, [3]), [0.603, 1.086, 2.367])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [3]), [1.442, 2.466, 1.004])
bw_output_norm = Parameter('bw_output_norm', (F32, [3]), [1.362, 1.713, 1.623])
output = Output('output', (F32, [3, 2, 4]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 3]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 3]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 1.5, 1.2, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.86, 1.339, -0.608, 0.296, 0.26, 1.027, -1.104, -1.416, 1.761, -0.674, -1.817, -1.137, -0.607,
    1.977, 0.012, -1.943, 1.45, -0.376],
    fw_output_state: [0.302, -1.901, -2.013, -0.589],
    fw_cell_state: [-4.327, 1.326, -2.108, -6.98, 2.05, -2.383],
    bw_output_state: [2.444, -1.024, 1.388, 1.349],
    bw_cell_state: [-4.423, -1.627, -0.011, 3.239, -7.34, 3.07],
    output: [-0.49018428, 0.26181242, 1.2, -1.0648508, -0.95115876, 0.5487155, 0.41407534, -1.0013962,
    -0.58918875, 0.47158632, 0.5579424, -0.9423834, -0.61339486, 0.5378581, 0.85804296, -0.47609884,
    -0.6427751, 0.35629356, 1.2, -1.2, 0.21617727, -0.6634848, -1.2, 0.19601603],
    forward_output_state_out: [-0.6427751, 0.35629356, 0.21617727, -0.6634848],
    forward_cell_state_out: [-0.45264992, 0.58226764, -0.49162984, -1.5, 0.40158406, 0.061719],
    backward_output_state_out: [1.2, -1.0648508, 0.41407534, -1.0013962],
    backward_cell_state_out: [0.27034792, -0.45403185, -0.4354018, -0.75769323, 0.21709259, 0.0971912],
}, name='alone_time_major_merged_with_states_far_tanh').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [0, 0]), None)
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [3, 3]), [0.502, -1.459, -0.808, 1.784, 0.523, -0.677, -0.022, 0.545, 1.074])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [3, 3]), [1.227, 0.92, -0.131, 1.628, -1.268, 0.166, -0.162, -0.017, 1.823])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [3, 3]), [0.076, 1.627, -0.11, 0.669, 1.352, -1.179, -0.847, -0.944, -0.722])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [0, 0]), None)
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [3, 2]), [-1.444, -0.735, -1.705, -1.449, -1.105, 1.021])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [3, 2]), [-1.148, -1.686, 0.475, 1.145, 1.845, 1.356])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [3, 2]), [0.611, -1.916, -0.124, 1.157, -0.712, 1.165])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [3]), [-0.602, -1.219, 0.903])
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [3]), [-0.446, -1.503, 0.038])
fw_input_bias = Parameter('fw_input_bias', (F32, [0]), None)
fw_forget_bias = Parameter('fw_forget_bias', (F32, [3]), [0.72, 0.856, -0.352])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [3]), [0.521, -0.765, 0.27])
fw_output_bias = Parameter('fw_output_bias', (F32, [3]), [0.295, 0.804, 0.579])
fw_projection = Parameter('fw_projection', (F32, [2, 3]), [0.714, 1.375, -0.467, -1.219, 1.446, -0.472])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [2]), [-0.067, 0.865])
bw_input_to_input = Parameter('bw_input_to_input', (F32, [0, 0]), None)
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [3, 3]), [-1.93, 0.039, -0.563, -0.897, 1.942, -1.222, -1.192, 0.013, 1.287])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [3, 3]), [0.047, 1.533, 0.163, -0.093, 0.333, -0.353, 0.86, -0.252, 1.788])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [3, 3]), [-1.139, -0.189, 0.989, 1.308, 1.633, -0.2, 1.908, -1.765, -1.77])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [0, 0]), None)
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [3, 2]), [0.065, 1.072, -0.623, 1.39, -1.584, -0.327])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [3, 2]), [-1.643, -1.662, -0.171, 1.542, -0.523, -1.479])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [3, 2]), [-1.889, 1.402, 0.528, 1.265, 1.927, -0.162])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [3]), [-1.008, -1.235, 1.195])
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [3]), [-1.411, 1.92, 1.764])
bw_input_bias = Parameter('bw_input_bias', (F32, [0]), None)
bw_forget_bias = Parameter('bw_forget_bias', (F32, [3]), [0.818, 0.968, 0.933])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [3]), [0.66, -0.957, 0.118])
bw_output_bias = Parameter('bw_output_bias', (F32, [3]), [-0.243, -0.398, 0.261])
bw_projection = Parameter('bw_projection', (F32, [2, 3]), [0.604, -1.851, -0.192, -1.656, 1.073, -0.951])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [2]), [0.638, 0.104])
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 3]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 3]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [3]), [1.054, 1.949, 1.214])
fw_cell_norm = Parameter('fw_cell_norm', (F32, [3]), [0.96, 0.825, 0.533])
fw_output_norm = Parameter('fw_output_norm', (F32, [3]), [0.729, 1.206, 1.565])
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [3]), [1.154, 1.03, 1.965])
bw_cell_norm = Parameter('bw_cell_norm', (F32, [3]), [1.819, 1.371, 1.77])
bw_output_norm = Parameter('bw_output_norm', (F32, [3]), [1.705, 0.499, 1.786])
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 3]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 3]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 1, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [1.947, -0.816, -0.571, 0.881, -0.566, -0.398, 0.125, -1.937, -1.505, 0.749, -1.331, 0.592, -0.229,
    0.545, 1.783, -1.426, 0.259, -1.829],
    fw_output_state: [0.569, 1.042, 0.647, -1.835],
    fw_cell_state: [4.465, 3.849, -0.777, -2.132, -3.304, -1.078],
    bw_output_state: [1.157, 0.955, 0.183, 0.106],
    bw_cell_state: [-3.607, 4.059, -3.242, 1.278, -1.158, -3.379],
    forward_output: [1.7085639, 0.47793353, -0.067, 0.865, 1.0194898, -0.20343615, -0.1833255, 0.7474291, 0.7461116,
    -0.23072155, -0.08167236, 0.85017055],
    backward_output: [-0.12945312, 0.20482615, 0.43928432, -1.1576254, -0.18445136, 0.58076406, 0.7071834, -0.0856816,
    -1.2345349, 1.1894834, 0.84517753, -0.46402317],
    forward_output_state_out: [0.7461116, -0.23072155, -0.08167236, 0.85017055],
    forward_cell_state_out: [1.255786, 0.23402518, 0.3907985, -0.3598947, -2.883918, 0.047167044],
    backward_output_state_out: [-0.12945312, 0.20482615, 0.43928432, -1.1576254],
    backward_cell_state_out: [-2.8064506, 1.0116512, 0.3476212, 0.5043839, -0.4483763, 1.306922],
}, name='alone_time_major_with_states_far_coupled').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [1.405, 0.51, 0.191, -1.857, 0.341, -1.016, -1.558, -0.866, -1.319, 0.091, 0.806, -1.808])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [1.302, -1.784, -0.334, 1.527, 1.821, 0.981, -0.882, 0.955, -0.418, -1.638, -1.777, -1.404])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [1.718, 0.029, 1.735, -1.911, -1.758, -1.784, 1.572, -0.88, -0.066, 0.496, -0.131, 1.4])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [-0.056, -0.404, -1.084, -1.456, -1.509, 1.972, 1.074, -1.0, 0.9, -0.338, 1.685, 0.518])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [-0.216, -0.47, 0.844, 0.329, 1.204, 1.639, -0.581, -0.839])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [-0.114, 0.503, 0.711, 1.507, -0.322, -0.323, 0.737, -1.739])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [-0.746, 1.237, 0.131, -1.446, -1.336, 0.36, -0.42, 0.624])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [-1.989, 0.371, -1.305, 1.223, 0.296, -1.817, -1.79, 1.241])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.453, -0.163, -0.686, 0.826])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [0.521, -0.596, 0.956, -0.613])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [-0.779, -0.366, 0.207, -0.002])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.921, 0.322, -0.719, -0.277])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [1.68, 1.649, -1.927, 0.908, -1.228, 0.506, 1.776, -0.432])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-0.484, -1.059, -1.322, -0.767, -0.477, -0.555, 0.534, 0.934, 1.582, -1.237, 1.515, -0.82])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [1.174, -1.526, -0.869, -1.376, 1.605, -1.82, -1.217, 1.841, 0.457, -0.504, -0.495, -0.974])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [1.645, 0.813, 1.909, 0.946, -0.041, -1.665, 0.125, 1.703, 1.059, 0.43, 1.393, -0.726])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [0.416, -0.327, -0.676, -1.034, -0.043, -1.452, 1.33, 1.125, 0.493, -0.735, -1.199, 1.263])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [1.003, -0.397, -0.14, 0.059, -0.117, 1.604, 1.602, -0.414])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [0.451, 0.015, 1.762, 1.095, 1.076, -0.29, -0.167, -1.34])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [0.821, -0.757, 1.801, 1.032, 1.151, -1.529, 0.49, 0.352])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [-1.334, 0.13, -1.644, 0.435, -1.558, -0.076, 0.599, -0.603])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.788, 0.051, 0.486, -0.328])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [0.119, -0.373, 0.409, 0.733])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [0.686, 0.352, 0.94, 0.807])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [0.617, -0.739, -0.698, -0.436])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [-1.974, 1.441, 0.852, 0.455, 0.335, -0.244, 0.259, -1.971])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.3, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [-0.984, -0.873, -1.493, 1.739, -1.322, 0.531, -1.861, -0.928, -1.937, 0.977, -0.867, 0.054, -1.719,
    -0.514, 0.342, 0.936, 1.43, -0.354],
    fw_output_state: [-0.921, 1.989, 0.209, -0.375],
    fw_cell_state: [-0.178, -1.655, 3.895, 1.008, -3.521, -4.233, -4.968, -5.464],
    bw_output_state: [-1.245, -0.904, -0.941, 0.9],
    bw_cell_state: [-2.724, 5.628, 2.552, 1.932, 4.161, -0.143, 2.957, -3.676],
    output: [0.11642122, 0.41445884, 0.68779916, -0.4265607, 0.01639196, -0.37992585, -0.7139195, 0.11611336,
    0.008361185, 0.3448872, 0.90276015, -0.4333134, 0.042861696, -0.09960813, -0.5460007, 0.1896784,
    0.20775257, 0.29888815, 0.24239938, -0.48240542, -0.08217065, 0.003199158, -0.16471283,
    0.14843449],
}, name='alone_time_major_merged_cell_clip_below_projection').AddVariations('float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [4, 3]), [-1.028, -1.585, 1.439, 1.706, -1.257, -1.516, -1.337, -1.454, -1.479, -1.373, 1.003, -0.754])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [4, 3]), [-1.518, 1.206, 1.599, -0.677, -0.87, -0.521, -1.288, -1.201, -1.066, -1.352, 0.832, -1.751])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [4, 3]), [-0.12, 1.72, 0.891, 1.946, -1.95, -1.22, -1.018, 0.375, -0.486, 1.537, -1.015, -1.461])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [4, 3]), [1.479, 1.221, 1.194, 0.562, 0.441, -1.903, 0.554, 0.638, -0.58, -1.598, -0.684, -0.065])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [4, 2]), [-1.145, 1.517, 0.372, -0.839, 1.454, -1.253, 0.912, -1.593])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [4, 2]), [-1.509, 1.013, -0.624, -1.463, -1.977, 0.746, -1.206, 1.852])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [4, 2]), [0.814, -0.369, -1.036, 0.583, -0.052, -0.77, -0.093, -1.236])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [4, 2]), [-0.333, 0.769, 0.302, 1.139, -1.928, 1.27, -0.531, -1.317])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [4]), [0.103, -0.172, 0.292, 0.476])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [4]), [-0.747, -0.061, 0.574, -0.871])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [4]), [0.183, -0.242, -0.722, -0.567])
fw_output_bias = Parameter('fw_output_bias', (F32, [4]), [0.61, 0.044, -0.378, 0.45])
fw_projection = Parameter('fw_projection', (F32, [2, 4]), [0.811, 1.189, -0.036, 0.058, 1.093, -0.66, 0.055, -0.855])
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [4, 3]), [-1.118, -1.173, 1.249, -0.645, 1.269, -0.019, 0.335, -0.523, -1.204, 0.173, -0.035, 1.184])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [4, 3]), [-1.869, -1.932, -0.243, 0.083, 1.278, -1.045, -0.001, -0.73, -0.618, -0.593, 1.188, -0.601])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [4, 3]), [0.665, 0.97, -0.572, 0.529, 0.983, 0.03, 1.814, 1.904, -0.052, 0.245, 1.879, 1.889])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [4, 3]), [-1.053, -0.661, -1.97, -0.308, 1.711, -1.717, 1.965, 0.684, 1.874, -0.1, 0.493, 1.516])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [4, 2]), [-0.475, -0.811, 1.234, 1.685, 0.71, 0.879, -1.996, 0.47])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [4, 2]), [-1.644, -0.212, 0.46, 0.098, -0.06, -1.986, 1.23, -1.297])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [4, 2]), [-1.91, 1.08, 1.72, -1.164, 1.396, -0.811, -0.818, -0.573])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [4, 2]), [1.7, 1.01, -0.355, 0.108, -0.658, -1.115, 1.995, -0.617])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [4]), [-0.425, -0.74, 0.792, -0.373])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [4]), [-0.525, 0.232, -0.331, -0.232])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [4]), [-0.176, 0.427, -0.506, 0.226])
bw_output_bias = Parameter('bw_output_bias', (F32, [4]), [-0.318, 0.96, 0.568, 0.226])
bw_projection = Parameter('bw_projection', (F32, [2, 4]), [-1.738, 1.845, 1.155, -1.869, 1.853, 0.555, 0.201, -0.031])
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 2]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 4]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 4]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
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
forward_output = Output('forward_output', (F32, [3, 2, 2]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 2]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 4]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 4]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.3, 0.5, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.624, 0.916, 1.663, -1.54, -1.379, 0.393, 1.199, -0.974, -0.936, 0.735, -0.458, 0.215, 1.917,
    0.893, -0.538, 0.971, -0.821, -1.367],
    fw_output_state: [1.54, -0.976, -1.833, 1.601],
    fw_cell_state: [-1.367, -1.454, -5.888, -5.728, -3.823, 1.346, -4.78, 5.092],
    bw_output_state: [-0.373, -0.864, 1.31, -1.913],
    bw_cell_state: [-3.089, -1.403, 5.798, 0.775, -3.636, 1.725, 4.052, -2.356],
    forward_output: [-0.21409675, -0.17444493, 0.06382731, -0.38709313, 0.19724594, -0.3775076, 0.04628625, -0.3223005,
    0.31656802, -0.1890413, 0.30682153, -0.34143388],
    backward_output: [-0.21913621, 0.06057099, 0.5, -0.49364614, -0.46174142, 0.033352297, 0.5, -0.07319995, -0.3732582,
    -0.09750154, 0.5, -0.32405216],
    forward_output_state_out: [0.31656802, -0.1890413, 0.30682153, -0.34143388],
    forward_cell_state_out: [0.0022507245, 0.3, -0.124807976, 0.3, -0.1075142, 0.3, -0.3, 0.3],
    backward_output_state_out: [-0.21913621, 0.06057099, 0.5, -0.49364614],
    backward_cell_state_out: [0.3, 0.20246705, 0.10503111, 0.3, -0.3, -0.1389544, -0.3, -0.3],
}, name='alone_time_major_with_states_clips_apart').AddVariations('float16').DisableLifeTimeVariation()
