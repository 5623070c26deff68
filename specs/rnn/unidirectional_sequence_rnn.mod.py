# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# UNIDIRECTIONAL_SEQUENCE_RNN: orders of time, activations, state.

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

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.135, 0.138, -0.666, -0.394, 0.903, -0.608, 0.698, -0.056, -0.59, 0.087, -0.857, -0.054])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.043, 0.123, 0.291, 0.454, 0.167, -0.676, -0.326, 0.51, -0.499])
bias = Parameter('bias', (F32, [3]), [0.436, 0.141, 0.355])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [-0.067, 0.447, -0.082, 1.846, -1.098, 1.415, -0.334, 0.885, -0.18, -1.827, -1.917, -1.348, 1.374,
    0.639, 1.72, -0.387, 1.556, 0.257, -0.244, -1.873, -1.563, 1.403, -0.311, 1.447],
    hidden_state: [0.336, -0.725, -0.526, 0.625, 0.374, -0.379],
    output: [-0.39005423, 0.035141543, 0.1850406, 0.37839994, -0.97969073, 0.88899606, 0.9716989, -0.6446432,
    0.74037206, -0.3102139, 0.99288905, -0.9324839, 0.889479, 0.9625666, 0.6870685, 0.39033672,
    -0.9809227, 0.8948416],
}, name='batch_major').AddVariations('relaxed', 'float16')

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.135, 0.138, -0.666, -0.394, 0.903, -0.608, 0.698, -0.056, -0.59, 0.087, -0.857, -0.054])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.043, 0.123, 0.291, 0.454, 0.167, -0.676, -0.326, 0.51, -0.499])
bias = Parameter('bias', (F32, [3]), [0.436, 0.141, 0.355])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: [-0.067, 0.447, -0.082, 1.846, -1.098, 1.415, -0.334, 0.885, -0.18, -1.827, -1.917, -1.348, 1.374,
    0.639, 1.72, -0.387, 1.556, 0.257, -0.244, -1.873, -1.563, 1.403, -0.311, 1.447],
    hidden_state: [0.336, -0.725, -0.526, 0.625, 0.374, -0.379],
    output: [-0.39005423, 0.035141543, 0.1850406, 0.37839994, -0.97969073, 0.88899606, 0.9716989, -0.6446432,
    0.74037206, -0.3102139, 0.99288905, -0.9324839, 0.889479, 0.9625666, 0.6870685, 0.39033672,
    -0.9809227, 0.8948416],
    hidden_state_out: [0.9716989, -0.6446432, 0.74037206, 0.39033672, -0.9809227, 0.8948416],
}, name='batch_major_with_state').AddVariations('relaxed', 'float16')

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.854, 0.72, -0.444, -0.666, -0.036, -0.73, 0.201, 0.782, -0.378, -0.167, 0.662, -0.353])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.141, 0.051, -0.255, -0.335, -0.61, -0.456, -0.497, 0.222, -0.128])
bias = Parameter('bias', (F32, [3]), [0.858, -0.462, -0.045])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [1.999, 1.762, 0.94, -1.578, 1.592, -0.21, 0.594, 1.661, 1.45, -0.982, -1.513, -1.091, 1.033,
    -1.131, -1.084, -1.34, 1.18, -1.859, 0.426, -1.673, 1.954, 1.616, -0.761, -0.045],
    hidden_state: [0.498, 0.094, -0.606, -0.761, -0.486, -0.824],
    output: [0.8571825, -0.9928216, -0.064542145, -0.9599048, 0.9625446, -0.40449694, 0.37800074, -0.5418132,
    -0.933347, 0.50211036, -0.770052, 0.24618557, -0.2908155, 0.25374553, 0.46471906, 0.5976001,
    -0.93675923, -0.96355784],
}, name='time_major').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.854, 0.72, -0.444, -0.666, -0.036, -0.73, 0.201, 0.782, -0.378, -0.167, 0.662, -0.353])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.141, 0.051, -0.255, -0.335, -0.61, -0.456, -0.497, 0.222, -0.128])
bias = Parameter('bias', (F32, [3]), [0.858, -0.462, -0.045])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: [1.999, 1.762, 0.94, -1.578, 1.592, -0.21, 0.594, 1.661, 1.45, -0.982, -1.513, -1.091, 1.033,
    -1.131, -1.084, -1.34, 1.18, -1.859, 0.426, -1.673, 1.954, 1.616, -0.761, -0.045],
    hidden_state: [0.498, 0.094, -0.606, -0.761, -0.486, -0.824],
    output: [0.8571825, -0.9928216, -0.064542145, -0.9599048, 0.9625446, -0.40449694, 0.37800074, -0.5418132,
    -0.933347, 0.50211036, -0.770052, 0.24618557, -0.2908155, 0.25374553, 0.46471906, 0.5976001,
    -0.93675923, -0.96355784],
    hidden_state_out: [-0.2908155, 0.25374553, 0.46471906, 0.5976001, -0.93675923, -0.96355784],
}, name='time_major_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3]))
weights = Parameter('weights', (F32, [2, 3]), [-0.698, 0.433, -0.946, 0.588, 0.871, 0.803])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [0.096, 0.498, -0.003, 0.392])
bias = Parameter('bias', (F32, [2]), [-0.265, -0.197])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 1, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [0.431, 1.142, -1.081, 1.548, -1.982, -1.08],
    hidden_state: [0.884, 0.415, -0.87, -0.066],
    output: [0.8462545, 0.3302377, -0.8613153, -0.9565446],
}, name='batch_major_one_step').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3]))
weights = Parameter('weights', (F32, [2, 3]), [-0.698, 0.433, -0.946, 0.588, 0.871, 0.803])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [0.096, 0.498, -0.003, 0.392])
bias = Parameter('bias', (F32, [2]), [-0.265, -0.197])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 1, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: [0.431, 1.142, -1.081, 1.548, -1.982, -1.08],
    hidden_state: [0.884, 0.415, -0.87, -0.066],
    output: [0.8462545, 0.3302377, -0.8613153, -0.9565446],
    hidden_state_out: [0.8462545, 0.3302377, -0.8613153, -0.9565446],
}, name='batch_major_one_step_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3]))
weights = Parameter('weights', (F32, [2, 3]), [0.529, 0.751, -0.904, -0.9, 0.222, 0.647])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [-0.51, 0.568, -0.573, 0.608])
bias = Parameter('bias', (F32, [2]), [0.672, 0.337])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [1.415, -1.584, 1.124, 0.749, 1.311, 0.274],
    hidden_state: [-0.07, 0.748, -0.972, -0.46],
    output: [-0.31364313, -0.06593016, 0.9667163, 0.38719493],
}, name='time_major_one_step').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3]))
weights = Parameter('weights', (F32, [2, 3]), [0.529, 0.751, -0.904, -0.9, 0.222, 0.647])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [-0.51, 0.568, -0.573, 0.608])
bias = Parameter('bias', (F32, [2]), [0.672, 0.337])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [1, 2, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: [1.415, -1.584, 1.124, 0.749, 1.311, 0.274],
    hidden_state: [-0.07, 0.748, -0.972, -0.46],
    output: [-0.31364313, -0.06593016, 0.9667163, 0.38719493],
    hidden_state_out: [-0.31364313, -0.06593016, 0.9667163, 0.38719493],
}, name='time_major_one_step_with_state').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 2]))
weights = Parameter('weights', (F32, [3, 2]), [-0.112, -0.735, 0.712, -0.227, 0.415, -0.408])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.236, 0.698, -0.54, -0.475, 0.012, -0.648, -0.236, 0.694, 0.143])
bias = Parameter('bias', (F32, [3]), [-0.721, 0.693, 0.571])
hidden_state = Input('hidden_state', (F32, [1, 3]))
output = Output('output', (F32, [1, 4, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [1.738, -0.955, 1.775, 1.952, -0.71, -1.476, 0.742, -1.654],
    hidden_state: [-0.421, 0.8, 0.732],
    output: [0.048706412, 0.95471215, 0.98495466, -0.97720736, 0.69819313, 0.86252755, 0.6015514, 0.4104614,
    0.9375088, 0.04982588, 0.60970074, 0.94989645],
}, name='batch_major_one_batch').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 2]))
weights = Parameter('weights', (F32, [3, 2]), [-0.112, -0.735, 0.712, -0.227, 0.415, -0.408])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.236, 0.698, -0.54, -0.475, 0.012, -0.648, -0.236, 0.694, 0.143])
bias = Parameter('bias', (F32, [3]), [-0.721, 0.693, 0.571])
hidden_state = Input('hidden_state', (F32, [1, 3]))
output = Output('output', (F32, [1, 4, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [1, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: [1.738, -0.955, 1.775, 1.952, -0.71, -1.476, 0.742, -1.654],
    hidden_state: [-0.421, 0.8, 0.732],
    output: [0.048706412, 0.95471215, 0.98495466, -0.97720736, 0.69819313, 0.86252755, 0.6015514, 0.4104614,
    0.9375088, 0.04982588, 0.60970074, 0.94989645],
    hidden_state_out: [0.04982588, 0.60970074, 0.94989645],
}, name='batch_major_one_batch_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 1, 2]))
weights = Parameter('weights', (F32, [3, 2]), [-0.375, 0.543, -0.39, -0.437, 0.762, 0.865])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.15, -0.006, 0.315, -0.459, -0.611, -0.001, -0.149, 0.345, 0.555])
bias = Parameter('bias', (F32, [3]), [-0.227, -0.768, -0.557])
hidden_state = Input('hidden_state', (F32, [1, 3]))
output = Output('output', (F32, [4, 1, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [-1.6, 1.895, 1.517, 0.621, -1.005, 0.651, 1.562, -1.526],
    hidden_state: [-0.236, -0.723, 0.948],
    output: [0.93149126, -0.39944303, 0.17308381, -0.25619352, -0.9483048, 0.7422991, 0.6071867, 0.03571251,
    -0.56265616, -0.9387884, -0.76587546, -0.79214734],
}, name='time_major_one_batch').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 1, 2]))
weights = Parameter('weights', (F32, [3, 2]), [-0.375, 0.543, -0.39, -0.437, 0.762, 0.865])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.15, -0.006, 0.315, -0.459, -0.611, -0.001, -0.149, 0.345, 0.555])
bias = Parameter('bias', (F32, [3]), [-0.227, -0.768, -0.557])
hidden_state = Input('hidden_state', (F32, [1, 3]))
output = Output('output', (F32, [4, 1, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [1, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: [-1.6, 1.895, 1.517, 0.621, -1.005, 0.651, 1.562, -1.526],
    hidden_state: [-0.236, -0.723, 0.948],
    output: [0.93149126, -0.39944303, 0.17308381, -0.25619352, -0.9483048, 0.7422991, 0.6071867, 0.03571251,
    -0.56265616, -0.9387884, -0.76587546, -0.79214734],
    hidden_state_out: [-0.9387884, -0.76587546, -0.79214734],
}, name='time_major_one_batch_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
weights = Parameter('weights', (F32, [2, 2]), [-0.035, -0.277, -0.447, 0.52])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [0.409, 0.372, 0.67, 0.342])
bias = Parameter('bias', (F32, [2]), [0.417, -0.584])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [1.061, 1.386, -1.182, 1.529, 0.031, 1.794, 1.914, -1.564],
    hidden_state: [-0.854, -0.135, 0.182, 0.823],
    output: [-0.3829935, -0.7424411, -0.3782325, 0.2249971, 0.29091996, 0.62819505, 0.8130332, -0.9510898],
}, name='batch_major_square').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
weights = Parameter('weights', (F32, [2, 2]), [-0.035, -0.277, -0.447, 0.52])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [0.409, 0.372, 0.67, 0.342])
bias = Parameter('bias', (F32, [2]), [0.417, -0.584])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 2, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: [1.061, 1.386, -1.182, 1.529, 0.031, 1.794, 1.914, -1.564],
    hidden_state: [-0.854, -0.135, 0.182, 0.823],
    output: [-0.3829935, -0.7424411, -0.3782325, 0.2249971, 0.29091996, 0.62819505, 0.8130332, -0.9510898],
    hidden_state_out: [-0.3782325, 0.2249971, 0.8130332, -0.9510898],
}, name='batch_major_square_with_state').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
weights = Parameter('weights', (F32, [2, 2]), [-0.079, 0.642, 0.449, 0.869])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [-0.665, -0.263, -0.689, 0.387])
bias = Parameter('bias', (F32, [2]), [-0.672, 0.493])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [-1.892, -0.391, 1.393, 1.501, 0.296, 0.671, 0.21, 1.162],
    hidden_state: [-0.442, -0.856, -0.729, -0.343],
    output: [-0.24914026, -0.6187771, 0.6390635, 0.9925186, 0.063728206, 0.81481576, -0.55708444, 0.9122644],
}, name='time_major_square').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
weights = Parameter('weights', (F32, [2, 2]), [-0.079, 0.642, 0.449, 0.869])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [-0.665, -0.263, -0.689, 0.387])
bias = Parameter('bias', (F32, [2]), [-0.672, 0.493])
hidden_state = Input('hidden_state', (F32, [2, 2]))
output = Output('output', (F32, [2, 2, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: [-1.892, -0.391, 1.393, 1.501, 0.296, 0.671, 0.21, 1.162],
    hidden_state: [-0.442, -0.856, -0.729, -0.343],
    output: [-0.24914026, -0.6187771, 0.6390635, 0.9925186, 0.063728206, 0.81481576, -0.55708444, 0.9122644],
    hidden_state_out: [0.063728206, 0.81481576, -0.55708444, 0.9122644],
}, name='time_major_square_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.035, 0.269, 0.982, 0.462, 0.101, -0.098, -0.92, -0.43, -0.308, 0.555, -0.275, -0.412])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.517, 0.01, 0.389, 0.441, -0.332, 0.239, 0.328, 0.099, 0.282])
bias = Parameter('bias', (F32, [3]), [-0.87, 0.463, -0.618])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 0, 1).To(output)
Example({
    input: [0.064, -1.56, 1.878, -1.258, 0.852, -1.729, -1.84, -0.03, 0.749, -0.365, 1.053, -1.024, 0.181,
    0.943, -0.262, 1.991, -0.79, 1.978, -1.422, -1.968, -1.979, -1.2, -1.118, 1.732],
    hidden_state: [0.27, 0.033, -0.63, 0.702, 0.206, 0.471],
    output: [-0.13402998, -0.60693204, -1.5874989, -2.637448, 2.7779531, -0.93817896, -1.1263419, -0.191039,
    -1.4706768, -1.6608427, -2.535843, -1.753257, -3.7722106, 1.5590625, 1.1218922, -2.9872582,
    0.35496074, -2.3708253],
}, name='time_major_none').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.035, 0.269, 0.982, 0.462, 0.101, -0.098, -0.92, -0.43, -0.308, 0.555, -0.275, -0.412])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.517, 0.01, 0.389, 0.441, -0.332, 0.239, 0.328, 0.099, 0.282])
bias = Parameter('bias', (F32, [3]), [-0.87, 0.463, -0.618])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 0, 1).To(output, hidden_state_out)
Example({
    input: [0.064, -1.56, 1.878, -1.258, 0.852, -1.729, -1.84, -0.03, 0.749, -0.365, 1.053, -1.024, 0.181,
    0.943, -0.262, 1.991, -0.79, 1.978, -1.422, -1.968, -1.979, -1.2, -1.118, 1.732],
    hidden_state: [0.27, 0.033, -0.63, 0.702, 0.206, 0.471],
    output: [-0.13402998, -0.60693204, -1.5874989, -2.637448, 2.7779531, -0.93817896, -1.1263419, -0.191039,
    -1.4706768, -1.6608427, -2.535843, -1.753257, -3.7722106, 1.5590625, 1.1218922, -2.9872582,
    0.35496074, -2.3708253],
    hidden_state_out: [-3.7722106, 1.5590625, 1.1218922, -2.9872582, 0.35496074, -2.3708253],
}, name='time_major_none_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.529, 0.567, 0.267, -0.941, -0.048, 0.922, -0.739, 0.635, -0.398, 0.31, 0.146, 0.956])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.449, -0.642, 0.538, 0.659, -0.1, -0.191, 0.367, -0.653, -0.085])
bias = Parameter('bias', (F32, [3]), [0.594, 0.584, -0.201])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 1, 1).To(output)
Example({
    input: [0.598, 0.637, -0.558, 1.272, -0.492, -0.003, -0.923, 0.129, -1.51, 0.054, -1.681, -1.39, 0.726,
    -0.361, -0.769, 0.32, -1.478, -0.413, 0.102, 1.438, 0.733, 1.14, -0.299, 0.345],
    hidden_state: [0.331, -0.945, -0.787, -0.298, 0.246, -0.382],
    output: [0.0, 2.825638, 1.6984869, 0.0, 1.220842, 0.0, 1.3822973, 0.45890224, 0.0, 0.0, 0.8657168, 0.0,
    0.14180326, 1.9769536, 1.8564739, 0.0, 1.9533603, 0.0],
}, name='time_major_relu').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.529, 0.567, 0.267, -0.941, -0.048, 0.922, -0.739, 0.635, -0.398, 0.31, 0.146, 0.956])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.449, -0.642, 0.538, 0.659, -0.1, -0.191, 0.367, -0.653, -0.085])
bias = Parameter('bias', (F32, [3]), [0.594, 0.584, -0.201])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 1, 1).To(output, hidden_state_out)
Example({
    input: [0.598, 0.637, -0.558, 1.272, -0.492, -0.003, -0.923, 0.129, -1.51, 0.054, -1.681, -1.39, 0.726,
    -0.361, -0.769, 0.32, -1.478, -0.413, 0.102, 1.438, 0.733, 1.14, -0.299, 0.345],
    hidden_state: [0.331, -0.945, -0.787, -0.298, 0.246, -0.382],
    output: [0.0, 2.825638, 1.6984869, 0.0, 1.220842, 0.0, 1.3822973, 0.45890224, 0.0, 0.0, 0.8657168, 0.0,
    0.14180326, 1.9769536, 1.8564739, 0.0, 1.9533603, 0.0],
    hidden_state_out: [0.14180326, 1.9769536, 1.8564739, 0.0, 1.9533603, 0.0],
}, name='time_major_relu_with_state').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.61, 0.806, -0.839, -0.046, 0.219, -0.03, 0.477, 0.913, -0.816, -0.476, -0.812, -0.677])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.467, 0.556, 0.103, -0.081, 0.415, 0.553, 0.319, -0.231, 0.644])
bias = Parameter('bias', (F32, [3]), [-0.314, -0.107, 0.819])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 2, 1).To(output)
Example({
    input: [1.607, 0.866, 0.857, -0.449, -1.41, 0.304, 0.47, -1.93, 1.515, 0.387, -1.362, -1.221, 1.687, 1.682,
    0.941, -1.329, 1.418, -0.014, 0.822, 1.713, 1.524, 1.345, -1.159, -1.662],
    hidden_state: [-0.703, -0.24, 0.651, -0.976, -0.688, 0.407],
    output: [0.927811, 0.535151, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.8594608, 1.0, -0.333527, -0.666583, -1.0,
    1.0, -1.0, 1.0, -1.0, 0.9682432],
}, name='time_major_relu1').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.61, 0.806, -0.839, -0.046, 0.219, -0.03, 0.477, 0.913, -0.816, -0.476, -0.812, -0.677])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.467, 0.556, 0.103, -0.081, 0.415, 0.553, 0.319, -0.231, 0.644])
bias = Parameter('bias', (F32, [3]), [-0.314, -0.107, 0.819])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 2, 1).To(output, hidden_state_out)
Example({
    input: [1.607, 0.866, 0.857, -0.449, -1.41, 0.304, 0.47, -1.93, 1.515, 0.387, -1.362, -1.221, 1.687, 1.682,
    0.941, -1.329, 1.418, -0.014, 0.822, 1.713, 1.524, 1.345, -1.159, -1.662],
    hidden_state: [-0.703, -0.24, 0.651, -0.976, -0.688, 0.407],
    output: [0.927811, 0.535151, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.8594608, 1.0, -0.333527, -0.666583, -1.0,
    1.0, -1.0, 1.0, -1.0, 0.9682432],
    hidden_state_out: [-1.0, 1.0, -1.0, 1.0, -1.0, 0.9682432],
}, name='time_major_relu1_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.15, 0.224, 0.28, 0.443, 0.341, 0.678, -0.671, 0.567, 0.639, 0.129, -0.693, 0.781])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.133, 0.03, 0.469, 0.258, 0.157, -0.104, -0.178, -0.568, 0.417])
bias = Parameter('bias', (F32, [3]), [-0.723, -0.594, 0.994])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 3, 1).To(output)
Example({
    input: [1.832, -1.274, -0.753, 1.476, -1.839, 0.049, -1.794, -1.722, -1.055, -0.728, 0.546, -1.727, -1.144,
    -1.934, 0.977, 1.391, 0.49, -1.031, -0.837, 1.648, -1.996, -1.317, 1.444, -0.529],
    hidden_state: [-0.951, -0.623, 0.682, -0.194, -0.332, 0.121],
    output: [0.13710296, 0.094997965, 4.482423, 0.0, 0.0, 0.0, 0.43036875, 0.0, 0.28958523, 0.0, 0.0,
    0.42280802, 0.0, 0.45103326, 3.0853915, 0.0, 0.0, 0.0],
}, name='time_major_relu6').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.15, 0.224, 0.28, 0.443, 0.341, 0.678, -0.671, 0.567, 0.639, 0.129, -0.693, 0.781])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.133, 0.03, 0.469, 0.258, 0.157, -0.104, -0.178, -0.568, 0.417])
bias = Parameter('bias', (F32, [3]), [-0.723, -0.594, 0.994])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 3, 1).To(output, hidden_state_out)
Example({
    input: [1.832, -1.274, -0.753, 1.476, -1.839, 0.049, -1.794, -1.722, -1.055, -0.728, 0.546, -1.727, -1.144,
    -1.934, 0.977, 1.391, 0.49, -1.031, -0.837, 1.648, -1.996, -1.317, 1.444, -0.529],
    hidden_state: [-0.951, -0.623, 0.682, -0.194, -0.332, 0.121],
    output: [0.13710296, 0.094997965, 4.482423, 0.0, 0.0, 0.0, 0.43036875, 0.0, 0.28958523, 0.0, 0.0,
    0.42280802, 0.0, 0.45103326, 3.0853915, 0.0, 0.0, 0.0],
    hidden_state_out: [0.0, 0.45103326, 3.0853915, 0.0, 0.0, 0.0],
}, name='time_major_relu6_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.232, -0.301, -0.952, -0.963, 0.419, -0.251, 0.091, 0.165, -0.142, 0.077, -0.434, 0.378])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.533, -0.004, 0.2, -0.067, 0.182, 0.119, 0.039, 0.448, 0.314])
bias = Parameter('bias', (F32, [3]), [-0.008, -0.485, 0.087])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [-0.607, 1.129, 1.878, 1.419, 1.942, 1.865, 0.88, 1.501, 0.058, 0.662, 1.863, -1.554, -0.01, -0.199,
    -1.242, 1.831, -1.695, -0.476, 0.972, -1.856, -0.928, -1.832, -0.416, -1.175],
    hidden_state: [0.822, -0.113, 0.322, -0.124, 0.721, -0.424],
    output: [-0.9962604, -0.575027, 0.06391178, -0.9880198, 0.2704989, 0.3143229, -0.7559964, -0.631578,
    -0.91255856, -0.75996065, -0.09700941, 0.9025102, 0.021085318, -0.89888984, -0.89194334,
    0.9262783, -0.4660956, 0.024390727],
}, name='time_major_tanh').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [0.232, -0.301, -0.952, -0.963, 0.419, -0.251, 0.091, 0.165, -0.142, 0.077, -0.434, 0.378])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [0.533, -0.004, 0.2, -0.067, 0.182, 0.119, 0.039, 0.448, 0.314])
bias = Parameter('bias', (F32, [3]), [-0.008, -0.485, 0.087])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: [-0.607, 1.129, 1.878, 1.419, 1.942, 1.865, 0.88, 1.501, 0.058, 0.662, 1.863, -1.554, -0.01, -0.199,
    -1.242, 1.831, -1.695, -0.476, 0.972, -1.856, -0.928, -1.832, -0.416, -1.175],
    hidden_state: [0.822, -0.113, 0.322, -0.124, 0.721, -0.424],
    output: [-0.9962604, -0.575027, 0.06391178, -0.9880198, 0.2704989, 0.3143229, -0.7559964, -0.631578,
    -0.91255856, -0.75996065, -0.09700941, 0.9025102, 0.021085318, -0.89888984, -0.89194334,
    0.9262783, -0.4660956, 0.024390727],
    hidden_state_out: [0.021085318, -0.89888984, -0.89194334, 0.9262783, -0.4660956, 0.024390727],
}, name='time_major_tanh_with_state').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.657, 0.421, 0.947, -0.369, 0.081, 0.194, -0.811, 0.488, 0.071, -0.967, -0.217, -0.442])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.215, -0.402, -0.649, -0.634, 0.151, 0.377, 0.306, 0.161, -0.432])
bias = Parameter('bias', (F32, [3]), [0.941, 0.681, -0.811])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 6, 1).To(output)
Example({
    input: [1.185, -0.078, 0.167, 1.233, -1.702, -0.618, -1.685, 0.449, -1.402, -0.439, 0.656, 0.006, -1.086,
    0.867, 1.216, -0.391, 1.102, 0.647, 1.76, 1.807, 1.103, -1.654, 0.718, 1.666],
    hidden_state: [0.094, -0.747, -0.68, 0.907, -0.18, 0.217],
    output: [0.6351079, 0.68983907, 0.2630052, 0.4437842, 0.8158506, 0.49694228, 0.8470643, 0.43876994,
    0.3919211, 0.92886865, 0.40454316, 0.14615598, 0.7060858, 0.506801, 0.08482793, 0.294838,
    0.55168, 0.56482774],
}, name='time_major_sigmoid').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-0.657, 0.421, 0.947, -0.369, 0.081, 0.194, -0.811, 0.488, 0.071, -0.967, -0.217, -0.442])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.215, -0.402, -0.649, -0.634, 0.151, 0.377, 0.306, 0.161, -0.432])
bias = Parameter('bias', (F32, [3]), [0.941, 0.681, -0.811])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 6, 1).To(output, hidden_state_out)
Example({
    input: [1.185, -0.078, 0.167, 1.233, -1.702, -0.618, -1.685, 0.449, -1.402, -0.439, 0.656, 0.006, -1.086,
    0.867, 1.216, -0.391, 1.102, 0.647, 1.76, 1.807, 1.103, -1.654, 0.718, 1.666],
    hidden_state: [0.094, -0.747, -0.68, 0.907, -0.18, 0.217],
    output: [0.6351079, 0.68983907, 0.2630052, 0.4437842, 0.8158506, 0.49694228, 0.8470643, 0.43876994,
    0.3919211, 0.92886865, 0.40454316, 0.14615598, 0.7060858, 0.506801, 0.08482793, 0.294838,
    0.55168, 0.56482774],
    hidden_state_out: [0.7060858, 0.506801, 0.08482793, 0.294838, 0.55168, 0.56482774],
}, name='time_major_sigmoid_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [5.125, 2.5, 0.625, 3.75, -0.875, 2.875, -5.0, -1.875, -1.25, -5.0625, -5.75, -1.875])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.0625, 0.5, -0.3125, 0.5, 0.0, 0.125, -0.1875, -0.6875, -0.0625])
bias = Parameter('bias', (F32, [3]), [0.0625, 0.0625, -0.25])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 1, 1).To(output)
Example({
    input: [-0.9375, -1.5, -1.9375, -1.5, 0.6875, -1.5625, 2.0, -1.1875, 0.5625, -1.5, 1.1875, 2.0, 1.5625,
    1.875, 0.25, 0.5, 1.5, -1.8125, -1.4375, -1.875, -1.25, 0.375, 2.0, -1.3125],
    hidden_state: [0.375, -0.0625, 0.1875, -0.3125, -0.875, -0.1875],
    output: [0.0, 9.28125, 22.429688, 0.0, 0.0, 0.0, 5.0688477, 0.0, 0.0, 14.7890625, 1.8984375, 0.0, 0.0,
    6.7766113, 17.881622, 0.0, 2.0898438, 0.0],
}, name='time_major_far_relu').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [5.125, 2.5, 0.625, 3.75, -0.875, 2.875, -5.0, -1.875, -1.25, -5.0625, -5.75, -1.875])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.0625, 0.5, -0.3125, 0.5, 0.0, 0.125, -0.1875, -0.6875, -0.0625])
bias = Parameter('bias', (F32, [3]), [0.0625, 0.0625, -0.25])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 1, 1).To(output, hidden_state_out)
Example({
    input: [-0.9375, -1.5, -1.9375, -1.5, 0.6875, -1.5625, 2.0, -1.1875, 0.5625, -1.5, 1.1875, 2.0, 1.5625,
    1.875, 0.25, 0.5, 1.5, -1.8125, -1.4375, -1.875, -1.25, 0.375, 2.0, -1.3125],
    hidden_state: [0.375, -0.0625, 0.1875, -0.3125, -0.875, -0.1875],
    output: [0.0, 9.28125, 22.429688, 0.0, 0.0, 0.0, 5.0688477, 0.0, 0.0, 14.7890625, 1.8984375, 0.0, 0.0,
    6.7766113, 17.881622, 0.0, 2.0898438, 0.0],
    hidden_state_out: [0.0, 6.7766113, 17.881622, 0.0, 2.0898438, 0.0],
}, name='time_major_far_relu_with_state').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-2.5, 3.9375, 2.1875, 0.0625, 0.5625, -3.625, 2.0, -2.5, 0.4375, -2.3125, -4.75, -1.375])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.25, 0.1875, -0.5, 0.0, 0.0625, -0.5625, 0.1875, -0.375, -0.25])
bias = Parameter('bias', (F32, [3]), [-0.6875, -0.4375, 0.6875])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 3, 1).To(output)
Example({
    input: [-0.625, -0.8125, 1.4375, -0.375, 0.1875, 1.8125, -0.8125, 0.125, 0.8125, 1.625, -0.125, 0.375,
    1.5625, 0.375, 1.5625, -1.9375, 0.0, 0.75, 0.3125, 0.8125, 1.4375, -1.5625, -0.875, 1.1875],
    hidden_state: [0.0625, -0.375, -0.6875, -0.125, -0.375, 0.25],
    output: [1.0546875, 6.0, 0.0, 4.046875, 0.0, 0.3203125, 4.2910156, 0.0, 0.0, 0.0, 6.0, 0.0, 1.9272461, 0.0,
    0.0, 0.0, 1.6914062, 5.203125],
}, name='time_major_far_relu6').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 4]))
weights = Parameter('weights', (F32, [3, 4]), [-2.5, 3.9375, 2.1875, 0.0625, 0.5625, -3.625, 2.0, -2.5, 0.4375, -2.3125, -4.75, -1.375])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.25, 0.1875, -0.5, 0.0, 0.0625, -0.5625, 0.1875, -0.375, -0.25])
bias = Parameter('bias', (F32, [3]), [-0.6875, -0.4375, 0.6875])
hidden_state = Input('hidden_state', (F32, [2, 3]))
output = Output('output', (F32, [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 3, 1).To(output, hidden_state_out)
Example({
    input: [-0.625, -0.8125, 1.4375, -0.375, 0.1875, 1.8125, -0.8125, 0.125, 0.8125, 1.625, -0.125, 0.375,
    1.5625, 0.375, 1.5625, -1.9375, 0.0, 0.75, 0.3125, 0.8125, 1.4375, -1.5625, -0.875, 1.1875],
    hidden_state: [0.0625, -0.375, -0.6875, -0.125, -0.375, 0.25],
    output: [1.0546875, 6.0, 0.0, 4.046875, 0.0, 0.3203125, 4.2910156, 0.0, 0.0, 0.0, 6.0, 0.0, 1.9272461, 0.0,
    0.0, 0.0, 1.6914062, 5.203125],
    hidden_state_out: [1.9272461, 0.0, 0.0, 0.0, 1.6914062, 5.203125],
}, name='time_major_far_relu6_with_state').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5, 16]))
weights = Parameter('weights', (F32, [16, 16]), (packed('<f4',
    'c-pfs4frt8CniL4k7dNRqdbP4e*)N~kLs?I<Y{-?5@2f{HZg&1ouc?G$t=H!U7vWu`o$M<&DbTWzUp{VezWQ1-sNx2`yaEEY_a^T'
    'z{KIWvbRxRVUs%xli0Qsy<DAqZ=W{0Z@4*=Wlxf&=Ore-LpNQo=XtUie)JX)IuJKQ{8&xrp{3I%pZN0EKzmKX$LXSTH{4w~?RDhm'
    'GV$w;YyVuBnpo6#^IFLT6CU5!YrpnwQ=Y^V)^W)^;_#_``}Wz|+1UcIot=%H9f%7O0n&THG9Upk*A6IPx6ckJyVnlH10et&b##*'
) * 5)[:256])
recurrent_weights = Parameter('recurrent_weights', (F32, [16, 16]), (packed('<f4',
    'c-m{uPddIzU2@k9u0`VgVLYF9Mfhb&&JtH#$CfZL%-l9$i(5O7<T~A>(rf{LIt_V_Zi}$oBN-CoGx0+}sr>;V0q>87ES`DSU2h)Z'
    'W4h#NnY4#x=FJW6jZfe5b#nEd*e1rr;=V~izp;0vBL|bhXUi=mERXxm-!AW+Y<lW&g!!e8FrG=u+xot)eeKI*a-rnf&Ay_<sTcmN'
    'ZM-gC_BrzPw1sy!%oUyfF=36i!QU?@CQn;>sI%sn_>8!H`|KcS@4kJuc0kr%5O1HItu2VO1Co2eT%asiz{U;;Y;D0Z`v7eLbdv'
) * 5)[:256])
bias = Parameter('bias', (F32, [16]), [0.254, -0.546, -0.096, 0.6, 0.967, 0.525, -0.212, -0.263, 0.883, -0.547, -0.824, 0.2, -0.506,
    0.019, -0.195, -0.74])
hidden_state = Input('hidden_state', (F32, [4, 16]))
output = Output('output', (F32, [4, 5, 16]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: packed('<f4',
    'c-l2k3rtgI6t0dDRu@*uR2B@nAdgB&ZJK7O(0dnNLvR}eA`PpotH3&9RbUSH0M<0L(~eXibYOXvM+=JBRjgRxUerQ?QXv8>44W$5'
    'T_r72d9;8cyZ6>5=l^s5@B7aA&iQ#tF2CbpOOGpbEo6etT*(ShYhQCH{*l5hTQ)0P+2gxaOG6@~UCL*CjhV2!7!<GzHUy!GwaSYW'
    'aq-5fnNecup_#7hCGq@#17CzE+8f0sru^u6m#tbYiypEKHKq!-h$ib+Vh~gmn;NQA76)-S*JjSU+&>Z+<h&3HtA)(k;%*Q_viK&D'
    'Lk)1!!zI}Uv)h0~mMxa~XUL+sF2<o2KBqw4xVxHUD{@m8bpibPDQ<Da+Q(f+s&Jy%a^F2)5*_a^i+v47@gSr&HWHz?X*=4G?4Y7N'
    'V?8?qjCNBj{H)|d60)h1qwbIqd|AD0m!aqra_Y4ra(J0Ds`ox*=pZ_Y93wkRxkwY%PxvV3S}wlesU;h|;*VmDMyZo*YfQ{KFu|qs'
    'x>-a%*;pwj*@xE?MpVAr^ByVjagMNXwG**Ki3dyDbquO}L{NH;HYv8M<UiRPS_zR5y++DRukqEMlUG~zL+SpPelS;*Upn{_l-PxH'
    'T&nif@_ul<-@2)44=jwc9&SIpTv1bM9{;jbOKIY9DtzT~h=L$>mjYA~i-aC_-n@m8z-E+^(#`WZ_HjDmCrrzxp4FwaMx;!N^TYC^'
    'Y;hWrs;4}`jxY<CBLi9Oya>Or6GFTGa}xB&w)&vLZ_ooB8H?Bit&*rXPA6Sc*)(~MBc9B@usVEUQb*zCDfChs-5OyzV$XTM{49HX'
    '2`L<oBM2D5QdJ7?GP|OV$EN0|X@bX^QijcGW<(*)k%!R+^`2AmM+w!xR2H6158m&?Q79gyvD=rmIddLTcI9Ubvz@J2if73s&qZ#L'
    'VEP^{)^l@Sy|Gk~y4E5aI~p{)<`?hYm%JjZ5=mt~ZN}wh^|$bgcerD=I6-yQk=dSmJGQ0HH&dC86UQI#>;LN0N2w9E%jUT|&J1hg'
    '@Xz|BJyMsWS!{TCCGMmtpJp1P4jBac>8~v$*XDOZ(UZidNgsrD`ecZt{}5--*gB&fU2m>-5q{Hcs7CJ|i?J`r`d>O%%5PYni;|4m'
    'SL*9Lv!`d%vG>XEd&dVI1Wj*Q_lFwY9cS{Y_1|ap(7N^H!k*lh!6i4h7OD_g%ipKBjoX^{PAfzS%`5ATP5o<bd0&+=e5b4bX@?}`'
    '>df@egFM5ZyC~+mv|A(N&l}#|rOWJVot-*{a2<N8@aV6%{q>o$-dmOq!<q8AzjAX!>47`)yR;kKQ-N0+zWM(4tMj=`2!vq}1VA_j'
    '0znuH7+|6Riozho1VB6iK$O8UEMNemPzeY^Fm?lPVf=<MEykcA0AUb>DF6^Rg8M-14Kt4eC^9gBHHVq#fdHHaW4u$q_*7^)gf#>P'
    'P>~mfP-jdI;*~gp2Y^EWJb;;jPz>e=cp-cOOpZ_GodaXh7oI@gK1_T)CcY-v=hgkcH&!<Qzx^ria%h4Y{Rhm*rI7'
),
    hidden_state: packed('<f4',
    'c-jE~0ssDoRE62;ND2lLp0cjh_F6_a5WzY4d+-QtebtEsQlPvknwAtbFCC4X{xg5uAG)%<Nc6Dy0$7O(i3YmtW?t78<Lk~Q;n#tK'
    '@0~|@C}g&YSjx0h6sN4`KX^e_xEgd^nM1B#-CCE#)H7=Ng-M-s;r((`D>*^eL4iq8X1b%<<q`KWIzx59Cr{x?TpP2&xgiK+PDUI%'
    'RcRnj9xv06d5cFHWTZ|281sDotIThc8dPYbXLMjg;MHt6MoBO|K0iIbKfgb{zdyY{zQ4XcK0m)czrQ~}zrR1fKR-UcKfJ%czdk>|'
    'KR!RczP>*_KRrG^KR-V|zP`V`zrVjAHhJ9'
),
    output: packed('<f4',
    'c-p&skmuNC;Y%qWbq~%|=HOkcviOq?o7t?_B6~L1teQ3N?b6>XCrx2!<Gm%haCXC&X(l#l&3q3FBkFQ<?mX1ub+d>nirc1F@iP7W'
    'yd6sfw5(4(aW(xDXs<irZQF`t)gOc`*FAhUEo7xv%$=u~+xC?obGaH<T(>ze?Dib)y_a7uJyNZ~XmQPYN4EO^ihUnLZAH3bYG3Z$'
    'b^G$ZKAy0W&9BtD)`aqD_IYG}-prilBPrvtai;q9Vu^jJscWy_S@q1{&TvY6-0?`8RUXg(&K6Y*n{eB*C82mpoS4$)VE5y@T&H)&'
    '&60SyJ$%m#1<e;H)@{s4ecf96^+~o|bW91y$DX+Oi5!7jufOk@slr;>W}aSt$^U##2m8uH-}KccX~*q-Fzc?d+KM-C4v9`a(=ach'
    '=~k9|u^P{e);7^uFCI!=>YDlCSvvcomy?uJc-_qwsBP4FJ@??cP^L6zj;_C<QAwu?)V&vbU*@&^8h>B#I)9&tDW?ca-?=%vHP+pK'
    '75vz=tflN?TiMCo`~Ge?xu9j4%9E=r*D`f2KI#>1@NUJ+jLuUU+ndEEeSa3q{&M}XApS{lg6Bn-{QmS+_oRSe?kA1Je{(&ho*s7b'
    'Tl1HHdF%fUfv&9IJok<{mTq?0SaIc_^u3IW+8d{qJj~3RJ$p_}sPmnDC$B7bktvql{pHp9&9}Ih8BdtKyGn}t!E1e)7YmN9X4W_('
    '#J48n{n97pi}VyFKe_i6ul&Tcv4?kk!uR5^8f#v=3q5Cb^SZUFgf?hQ^t<=BFXW=wwNviiSyL{1{Ak`(zL(|sq~CKdbGVp%Z%|;_'
    'TQh&gZ}Bw2kb6%jz5S&;aov<2u9M&OSCllZ5s>-A(qNu0lP0qC;k`GT>Wvrp)```Jr5&vD<t|Q1uJQh&nOj{~7P3D)O{<{3UbJ4^'
    'N3C9Zb(v>eWn7t;!SuRRN0m1`+YPin1Rvlnm)V<R^rb4qC^I)yDzzYmx9m(^#pk*uv4s@|X4O}+T~f`f>iL;gnN?Ttx+}g-Nyvz^'
    'sm&3n$vR@t;t}PuqBztvpQ*fKeW_83{W1+dyO5%Sde6Ee^~tFrWx@3}wLkq+lV8`>+0@@pO3W|L<#G6%;vy7iTb3GBUNxi6)U;%C'
    'b^Z6+Y_0VAvU=U@kjU*UiM+uZ<m;+y>q}WoZ2Ib1q-Pab%$ONJjXSI?_D1wHhw@@CgD|G*f?8iyr|2g;tC9;&q?b6<udJ^xs4q*c'
    't1I=cY_eum_o_Eoqf}O3?;pij`}CehWUo=-N^f~X{hTDnM*^k6_1fv`SL$}}+qcVp|K9!f`}XhO55)HNAhgdONC3q^1XRf0-WJHQ'
    '1@eK)z=YjCpgKFC1W=is{l1+*H9*=PtPm&x)(aHa4>k&9B*-j~kzhfv8ju}(!Q!?cEA2sw_V3>VB!N=<_ky+T1Dgo37HWk3-u)l|'
    'R1Z=MbUfHHdx%^2*?~Q<A7lj39H3+DfI9Z=-M?=i(6M%4C+-I^AONJ?elN%<JBUNU?gg{KfdVqq-rf%ES&*i^(C`7<Z?_)+HF#_Y'
),
}, name='batch_major_blocks').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5, 16]))
weights = Parameter('weights', (F32, [16, 16]), (packed('<f4',
    'c-pfs4frt8CniL4k7dNRqdbP4e*)N~kLs?I<Y{-?5@2f{HZg&1ouc?G$t=H!U7vWu`o$M<&DbTWzUp{VezWQ1-sNx2`yaEEY_a^T'
    'z{KIWvbRxRVUs%xli0Qsy<DAqZ=W{0Z@4*=Wlxf&=Ore-LpNQo=XtUie)JX)IuJKQ{8&xrp{3I%pZN0EKzmKX$LXSTH{4w~?RDhm'
    'GV$w;YyVuBnpo6#^IFLT6CU5!YrpnwQ=Y^V)^W)^;_#_``}Wz|+1UcIot=%H9f%7O0n&THG9Upk*A6IPx6ckJyVnlH10et&b##*'
) * 5)[:256])
recurrent_weights = Parameter('recurrent_weights', (F32, [16, 16]), (packed('<f4',
    'c-m{uPddIzU2@k9u0`VgVLYF9Mfhb&&JtH#$CfZL%-l9$i(5O7<T~A>(rf{LIt_V_Zi}$oBN-CoGx0+}sr>;V0q>87ES`DSU2h)Z'
    'W4h#NnY4#x=FJW6jZfe5b#nEd*e1rr;=V~izp;0vBL|bhXUi=mERXxm-!AW+Y<lW&g!!e8FrG=u+xot)eeKI*a-rnf&Ay_<sTcmN'
    'ZM-gC_BrzPw1sy!%oUyfF=36i!QU?@CQn;>sI%sn_>8!H`|KcS@4kJuc0kr%5O1HItu2VO1Co2eT%asiz{U;;Y;D0Z`v7eLbdv'
) * 5)[:256])
bias = Parameter('bias', (F32, [16]), [0.254, -0.546, -0.096, 0.6, 0.967, 0.525, -0.212, -0.263, 0.883, -0.547, -0.824, 0.2, -0.506,
    0.019, -0.195, -0.74])
hidden_state = Input('hidden_state', (F32, [4, 16]))
output = Output('output', (F32, [4, 5, 16]))
hidden_state_out = Output('hidden_state_out', (F32, [4, 16]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: packed('<f4',
    'c-l2k3rtgI6t0dDRu@*uR2B@nAdgB&ZJK7O(0dnNLvR}eA`PpotH3&9RbUSH0M<0L(~eXibYOXvM+=JBRjgRxUerQ?QXv8>44W$5'
    'T_r72d9;8cyZ6>5=l^s5@B7aA&iQ#tF2CbpOOGpbEo6etT*(ShYhQCH{*l5hTQ)0P+2gxaOG6@~UCL*CjhV2!7!<GzHUy!GwaSYW'
    'aq-5fnNecup_#7hCGq@#17CzE+8f0sru^u6m#tbYiypEKHKq!-h$ib+Vh~gmn;NQA76)-S*JjSU+&>Z+<h&3HtA)(k;%*Q_viK&D'
    'Lk)1!!zI}Uv)h0~mMxa~XUL+sF2<o2KBqw4xVxHUD{@m8bpibPDQ<Da+Q(f+s&Jy%a^F2)5*_a^i+v47@gSr&HWHz?X*=4G?4Y7N'
    'V?8?qjCNBj{H)|d60)h1qwbIqd|AD0m!aqra_Y4ra(J0Ds`ox*=pZ_Y93wkRxkwY%PxvV3S}wlesU;h|;*VmDMyZo*YfQ{KFu|qs'
    'x>-a%*;pwj*@xE?MpVAr^ByVjagMNXwG**Ki3dyDbquO}L{NH;HYv8M<UiRPS_zR5y++DRukqEMlUG~zL+SpPelS;*Upn{_l-PxH'
    'T&nif@_ul<-@2)44=jwc9&SIpTv1bM9{;jbOKIY9DtzT~h=L$>mjYA~i-aC_-n@m8z-E+^(#`WZ_HjDmCrrzxp4FwaMx;!N^TYC^'
    'Y;hWrs;4}`jxY<CBLi9Oya>Or6GFTGa}xB&w)&vLZ_ooB8H?Bit&*rXPA6Sc*)(~MBc9B@usVEUQb*zCDfChs-5OyzV$XTM{49HX'
    '2`L<oBM2D5QdJ7?GP|OV$EN0|X@bX^QijcGW<(*)k%!R+^`2AmM+w!xR2H6158m&?Q79gyvD=rmIddLTcI9Ubvz@J2if73s&qZ#L'
    'VEP^{)^l@Sy|Gk~y4E5aI~p{)<`?hYm%JjZ5=mt~ZN}wh^|$bgcerD=I6-yQk=dSmJGQ0HH&dC86UQI#>;LN0N2w9E%jUT|&J1hg'
    '@Xz|BJyMsWS!{TCCGMmtpJp1P4jBac>8~v$*XDOZ(UZidNgsrD`ecZt{}5--*gB&fU2m>-5q{Hcs7CJ|i?J`r`d>O%%5PYni;|4m'
    'SL*9Lv!`d%vG>XEd&dVI1Wj*Q_lFwY9cS{Y_1|ap(7N^H!k*lh!6i4h7OD_g%ipKBjoX^{PAfzS%`5ATP5o<bd0&+=e5b4bX@?}`'
    '>df@egFM5ZyC~+mv|A(N&l}#|rOWJVot-*{a2<N8@aV6%{q>o$-dmOq!<q8AzjAX!>47`)yR;kKQ-N0+zWM(4tMj=`2!vq}1VA_j'
    '0znuH7+|6Riozho1VB6iK$O8UEMNemPzeY^Fm?lPVf=<MEykcA0AUb>DF6^Rg8M-14Kt4eC^9gBHHVq#fdHHaW4u$q_*7^)gf#>P'
    'P>~mfP-jdI;*~gp2Y^EWJb;;jPz>e=cp-cOOpZ_GodaXh7oI@gK1_T)CcY-v=hgkcH&!<Qzx^ria%h4Y{Rhm*rI7'
),
    hidden_state: packed('<f4',
    'c-jE~0ssDoRE62;ND2lLp0cjh_F6_a5WzY4d+-QtebtEsQlPvknwAtbFCC4X{xg5uAG)%<Nc6Dy0$7O(i3YmtW?t78<Lk~Q;n#tK'
    '@0~|@C}g&YSjx0h6sN4`KX^e_xEgd^nM1B#-CCE#)H7=Ng-M-s;r((`D>*^eL4iq8X1b%<<q`KWIzx59Cr{x?TpP2&xgiK+PDUI%'
    'RcRnj9xv06d5cFHWTZ|281sDotIThc8dPYbXLMjg;MHt6MoBO|K0iIbKfgb{zdyY{zQ4XcK0m)czrQ~}zrR1fKR-UcKfJ%czdk>|'
    'KR!RczP>*_KRrG^KR-V|zP`V`zrVjAHhJ9'
),
    output: packed('<f4',
    'c-p&skmuNC;Y%qWbq~%|=HOkcviOq?o7t?_B6~L1teQ3N?b6>XCrx2!<Gm%haCXC&X(l#l&3q3FBkFQ<?mX1ub+d>nirc1F@iP7W'
    'yd6sfw5(4(aW(xDXs<irZQF`t)gOc`*FAhUEo7xv%$=u~+xC?obGaH<T(>ze?Dib)y_a7uJyNZ~XmQPYN4EO^ihUnLZAH3bYG3Z$'
    'b^G$ZKAy0W&9BtD)`aqD_IYG}-prilBPrvtai;q9Vu^jJscWy_S@q1{&TvY6-0?`8RUXg(&K6Y*n{eB*C82mpoS4$)VE5y@T&H)&'
    '&60SyJ$%m#1<e;H)@{s4ecf96^+~o|bW91y$DX+Oi5!7jufOk@slr;>W}aSt$^U##2m8uH-}KccX~*q-Fzc?d+KM-C4v9`a(=ach'
    '=~k9|u^P{e);7^uFCI!=>YDlCSvvcomy?uJc-_qwsBP4FJ@??cP^L6zj;_C<QAwu?)V&vbU*@&^8h>B#I)9&tDW?ca-?=%vHP+pK'
    '75vz=tflN?TiMCo`~Ge?xu9j4%9E=r*D`f2KI#>1@NUJ+jLuUU+ndEEeSa3q{&M}XApS{lg6Bn-{QmS+_oRSe?kA1Je{(&ho*s7b'
    'Tl1HHdF%fUfv&9IJok<{mTq?0SaIc_^u3IW+8d{qJj~3RJ$p_}sPmnDC$B7bktvql{pHp9&9}Ih8BdtKyGn}t!E1e)7YmN9X4W_('
    '#J48n{n97pi}VyFKe_i6ul&Tcv4?kk!uR5^8f#v=3q5Cb^SZUFgf?hQ^t<=BFXW=wwNviiSyL{1{Ak`(zL(|sq~CKdbGVp%Z%|;_'
    'TQh&gZ}Bw2kb6%jz5S&;aov<2u9M&OSCllZ5s>-A(qNu0lP0qC;k`GT>Wvrp)```Jr5&vD<t|Q1uJQh&nOj{~7P3D)O{<{3UbJ4^'
    'N3C9Zb(v>eWn7t;!SuRRN0m1`+YPin1Rvlnm)V<R^rb4qC^I)yDzzYmx9m(^#pk*uv4s@|X4O}+T~f`f>iL;gnN?Ttx+}g-Nyvz^'
    'sm&3n$vR@t;t}PuqBztvpQ*fKeW_83{W1+dyO5%Sde6Ee^~tFrWx@3}wLkq+lV8`>+0@@pO3W|L<#G6%;vy7iTb3GBUNxi6)U;%C'
    'b^Z6+Y_0VAvU=U@kjU*UiM+uZ<m;+y>q}WoZ2Ib1q-Pab%$ONJjXSI?_D1wHhw@@CgD|G*f?8iyr|2g;tC9;&q?b6<udJ^xs4q*c'
    't1I=cY_eum_o_Eoqf}O3?;pij`}CehWUo=-N^f~X{hTDnM*^k6_1fv`SL$}}+qcVp|K9!f`}XhO55)HNAhgdONC3q^1XRf0-WJHQ'
    '1@eK)z=YjCpgKFC1W=is{l1+*H9*=PtPm&x)(aHa4>k&9B*-j~kzhfv8ju}(!Q!?cEA2sw_V3>VB!N=<_ky+T1Dgo37HWk3-u)l|'
    'R1Z=MbUfHHdx%^2*?~Q<A7lj39H3+DfI9Z=-M?=i(6M%4C+-I^AONJ?elN%<JBUNU?gg{KfdVqq-rf%ES&*i^(C`7<Z?_)+HF#_Y'
),
    hidden_state_out: packed('<f4',
    'c-o69irc1F@iP7Wyd6sfw5(6X)V|!g>-Ob+eLP_$n_sDQ#m$m<xIKK&3kA&=C)RDuNG(?5nbF!NI_t$lsY_imKRjzIJGpz`-wh`h'
    'v@BD3a&_g}d&eA0H@j@Cxbjc>UdBc3jZ7PRc-JR<FAl4*=C!-fb5?&vNz)nunLjKI=IJtNB1;eOmdotTG5S&!Vw9O1DwXPI7gAJE'
    '?^$=GJ~=g{EV$mLubxGER*}Vwneo%O!^&di4fS)993Kgk2G?t+t6!<J+i!2b&wjt1{l1;{`$6>n{rmUW0~tViFNn6?zu#^jP|e=`'
    '`}P49@81j5upcM@l()CH+YbO%h<*('
),
}, name='batch_major_blocks_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 1, 24]))
weights = Parameter('weights', (F32, [32, 24]), (packed('<f4',
    'c-r$xINaJV9nqaMIpLG|vSlBfmRvj@arJSA_H~!Dxqh1x`rC~SRb8H^q^-IBTsDJCfZ<2wmh$TXUMos>q{x~-{rdWlzGaSp#M4VR'
    'XU|@qP@v>(S+R6t`{M31&y(gpJtSt#!PfoTI!$Kr@2H8_BN&2Tp4hjzm*?1IIqN9S3o8Ok=bAi^I5MI4oXe48se7Z%zr39N_S%Lw'
    'XMSIJe_`uPV;#mfE9WnZDtMWayV#Q9@w0FDKZrMVOB}ub#BT3CAlkRj&Tikny>{07fLtJB-yWa{kiXA%A4u2^!~;TGurQcw2a*N='
    '6KsP^'
) * 13)[:768])
recurrent_weights = Parameter('recurrent_weights', (F32, [32, 32]), (packed('<f4',
    'c-oUq*-^T}E8u$hmdYOt0$drg&#$jZOL^|1YG~ZvpRma<_pHlx?Tp7)BaUBO;`CwJGVxCdlasn5r2AVBC-_8J%S}GU)4O=ziI>3)'
    '5!WY1{a!4SX8pUHjl)>%(9^j|&(Cx(ZlAcc!qQu*AYu9J**7mel@Q3W)Iaq4>r?Y5_m4_+H;I3^|Lxgh2Ft~{DK876md#)JhEd0O'
    '=GF`EFZ@39X2Z3&vtNEOkKUVl?1;;`-U&w{o}0`q4P0@7({ArRJ3G65Kw=+|++z!(z}&t2_U*IX2a*N~?*sDefP^(j7^HmPULe;F'
    '0B(1KO8'
) * 17)[:1024])
bias = Parameter('bias', (F32, [32]), packed('<f4',
    'c-jGg0Du4EZ-0R!i)dtfIS58VyyG1T&0g7m6gg^bYP>VkLOHCZ5^9y(Y>_(@w5+yZbfsF?%(~8MuC%=8ymT{7V6+^YgFGV{NA2G('
    '$lO!q6B`7h3`uu9XNdG0bQ3c|<wzPmyFI@@KR&%by*|Iay}iG?zdt`dKfXRcKR!OcJ-)y6F*_m'
))
hidden_state = Input('hidden_state', (F32, [1, 32]))
output = Output('output', (F32, [5, 1, 32]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: packed('<f4',
    'c-lLk&(pe2HX*9{<<Wg-&)cSnzqvfesW+)vldW1(`FU8YBGcIjFE;CDw)?q4o8Czm=2w^VY*^69as0liQ>k&*I|lK0YwDf4r~Ob&'
    'nDxiB)z2?v-^Gy2x2t_L87_y+`XIl`@^-VE`i8Ui_bunGTegZzzdl0z;Fon9z6&wEc8_|RazIUC{+aJwX*UCXk0eYNI1tk)!gBjJ'
    '-|G$9XDoRd?;mLNf8IQ|M&DLQWFJ$J)YLWJ{&5MDjrY_r+^mtwO2}~z-tcth%DC4_Nss3%J@)-6Vjjcb`*`N^){k3$9@u7BbjH+w'
    '%X|0PAFtodvb=ffuY1wt=GTRZPXcCh6)re+#`t>LIg3Xhp7vGzTEA2;>}BTJz)#P6wlppMzia8+(-+>?%W@rlw|{lUe`gu-xmK<-'
    'E|=_Iuy23VnO1e~&4(teEIcLnpkeE)-B+3F_Wj)d!Rcw_vE5A__f7?Ctmyf7_k{YxDVvgA_I&YM7_yMVZol3BeRj6{?e~L#-G1AB'
    'b|AL>etSD0!`=?a+_w)%*zX6!ef#$TWk5V2umf_zERaT^#6Ekl1lS}HYabBqhll{tUi-ZuDLXrRkU{_osrWM'
),
    hidden_state: packed('<f4',
    'c-jGg0Du2N67-hU-NlEd1TQZe=e*bFZ*5A`Lb~0{Kk47a!*SzagZ)EzBp?=>R^8n%`*frG66Xv}U`ZsQH6~9W^*yC!Koo09Mle|<'
    '&Ll(~3DXcs1N(wP1<Yn;KJkq(C@Nb%K0iM{KfS#_K0ZIczrMe}y}iD_zrH`eKfb;{KEJ=Ukvz)'
),
    output: packed('<f4',
    'c-q^z{O8>o?j5Hx-WANr|6(tlzH~pA>ebK3Jx#lp=gw3UY(D>MPhst~2YKHO|NTe{X=Bx#aQwY*$US|Pme{1IX@b`$d1X{yV{^T7'
    'tp6#GGn?1T{P3`dbNtB_b7wNM#Td*v`;E<IR^m*bR?%aVCC=a5)stSgIYcMBcI|wt$eUNz&wqSj+0n_9=EZDh`0CFQIGH)jX<dEW'
    '%kRu40h}M7{CfB?e3xUe)L-+8$&nRG>l$9}nc|f2O3WjoLtl$mR83*Ym&3h>!`lCMShYUrk}7yDWj%N0y*W1bkN>~V?&E6WzV^Vw'
    '?I}}dGW@OE|E8&!eY^Hv!8tKA7VzCSkG}E0;L(jcm&EQrpYpF-$bYWn=_URm8?s|ftuM5e%U)X>uxxV3{<UdNx30yh#=jJcjOAQ;'
    'zUZb_&b_1c$K{JyxMcjd&We(Bt}U!TTwhfmU7uHwFHv7>b$nVteRc8AdUH(<#;qk)E-BmVs=e#|Dk?+RGVdB)sI6I8U!7i;T<=v|'
    'S6`QOtnN-+Sbc_qPrdx@wDz2;+Um_|^?Eh=bw#R$^?CIxYU^(s)YsQX7%MV{n1+9JFRraEy3AEuX;JSGBEGzScQseJPF+jA=W?#7'
    '`udF0%A&IRkM#+48ueNU^(J*Cxz$<r_WSqQgTQ_;-fw3IqV|Ef`)&6F1@`TSNCT;TAaT3>_FxDC_ICU2KrEn`z1_aOVEy|*N}<qh'
    '|9%J;EM&iLABYcBY-<BD(GIK+Xc^EPJBSrPWQ(v3#0LN(pfeN'
),
}, name='time_major_one_row').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 1, 24]))
weights = Parameter('weights', (F32, [32, 24]), (packed('<f4',
    'c-r$xINaJV9nqaMIpLG|vSlBfmRvj@arJSA_H~!Dxqh1x`rC~SRb8H^q^-IBTsDJCfZ<2wmh$TXUMos>q{x~-{rdWlzGaSp#M4VR'
    'XU|@qP@v>(S+R6t`{M31&y(gpJtSt#!PfoTI!$Kr@2H8_BN&2Tp4hjzm*?1IIqN9S3o8Ok=bAi^I5MI4oXe48se7Z%zr39N_S%Lw'
    'XMSIJe_`uPV;#mfE9WnZDtMWayV#Q9@w0FDKZrMVOB}ub#BT3CAlkRj&Tikny>{07fLtJB-yWa{kiXA%A4u2^!~;TGurQcw2a*N='
    '6KsP^'
) * 13)[:768])
recurrent_weights = Parameter('recurrent_weights', (F32, [32, 32]), (packed('<f4',
    'c-oUq*-^T}E8u$hmdYOt0$drg&#$jZOL^|1YG~ZvpRma<_pHlx?Tp7)BaUBO;`CwJGVxCdlasn5r2AVBC-_8J%S}GU)4O=ziI>3)'
    '5!WY1{a!4SX8pUHjl)>%(9^j|&(Cx(ZlAcc!qQu*AYu9J**7mel@Q3W)Iaq4>r?Y5_m4_+H;I3^|Lxgh2Ft~{DK876md#)JhEd0O'
    '=GF`EFZ@39X2Z3&vtNEOkKUVl?1;;`-U&w{o}0`q4P0@7({ArRJ3G65Kw=+|++z!(z}&t2_U*IX2a*N~?*sDefP^(j7^HmPULe;F'
    '0B(1KO8'
) * 17)[:1024])
bias = Parameter('bias', (F32, [32]), packed('<f4',
    'c-jGg0Du4EZ-0R!i)dtfIS58VyyG1T&0g7m6gg^bYP>VkLOHCZ5^9y(Y>_(@w5+yZbfsF?%(~8MuC%=8ymT{7V6+^YgFGV{NA2G('
    '$lO!q6B`7h3`uu9XNdG0bQ3c|<wzPmyFI@@KR&%by*|Iay}iG?zdt`dKfXRcKR!OcJ-)y6F*_m'
))
hidden_state = Input('hidden_state', (F32, [1, 32]))
output = Output('output', (F32, [5, 1, 32]))
hidden_state_out = Output('hidden_state_out', (F32, [1, 32]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output, hidden_state_out)
Example({
    input: packed('<f4',
    'c-lLk&(pe2HX*9{<<Wg-&)cSnzqvfesW+)vldW1(`FU8YBGcIjFE;CDw)?q4o8Czm=2w^VY*^69as0liQ>k&*I|lK0YwDf4r~Ob&'
    'nDxiB)z2?v-^Gy2x2t_L87_y+`XIl`@^-VE`i8Ui_bunGTegZzzdl0z;Fon9z6&wEc8_|RazIUC{+aJwX*UCXk0eYNI1tk)!gBjJ'
    '-|G$9XDoRd?;mLNf8IQ|M&DLQWFJ$J)YLWJ{&5MDjrY_r+^mtwO2}~z-tcth%DC4_Nss3%J@)-6Vjjcb`*`N^){k3$9@u7BbjH+w'
    '%X|0PAFtodvb=ffuY1wt=GTRZPXcCh6)re+#`t>LIg3Xhp7vGzTEA2;>}BTJz)#P6wlppMzia8+(-+>?%W@rlw|{lUe`gu-xmK<-'
    'E|=_Iuy23VnO1e~&4(teEIcLnpkeE)-B+3F_Wj)d!Rcw_vE5A__f7?Ctmyf7_k{YxDVvgA_I&YM7_yMVZol3BeRj6{?e~L#-G1AB'
    'b|AL>etSD0!`=?a+_w)%*zX6!ef#$TWk5V2umf_zERaT^#6Ekl1lS}HYabBqhll{tUi-ZuDLXrRkU{_osrWM'
),
    hidden_state: packed('<f4',
    'c-jGg0Du2N67-hU-NlEd1TQZe=e*bFZ*5A`Lb~0{Kk47a!*SzagZ)EzBp?=>R^8n%`*frG66Xv}U`ZsQH6~9W^*yC!Koo09Mle|<'
    '&Ll(~3DXcs1N(wP1<Yn;KJkq(C@Nb%K0iM{KfS#_K0ZIczrMe}y}iD_zrH`eKfb;{KEJ=Ukvz)'
),
    output: packed('<f4',
    'c-q^z{O8>o?j5Hx-WANr|6(tlzH~pA>ebK3Jx#lp=gw3UY(D>MPhst~2YKHO|NTe{X=Bx#aQwY*$US|Pme{1IX@b`$d1X{yV{^T7'
    'tp6#GGn?1T{P3`dbNtB_b7wNM#Td*v`;E<IR^m*bR?%aVCC=a5)stSgIYcMBcI|wt$eUNz&wqSj+0n_9=EZDh`0CFQIGH)jX<dEW'
    '%kRu40h}M7{CfB?e3xUe)L-+8$&nRG>l$9}nc|f2O3WjoLtl$mR83*Ym&3h>!`lCMShYUrk}7yDWj%N0y*W1bkN>~V?&E6WzV^Vw'
    '?I}}dGW@OE|E8&!eY^Hv!8tKA7VzCSkG}E0;L(jcm&EQrpYpF-$bYWn=_URm8?s|ftuM5e%U)X>uxxV3{<UdNx30yh#=jJcjOAQ;'
    'zUZb_&b_1c$K{JyxMcjd&We(Bt}U!TTwhfmU7uHwFHv7>b$nVteRc8AdUH(<#;qk)E-BmVs=e#|Dk?+RGVdB)sI6I8U!7i;T<=v|'
    'S6`QOtnN-+Sbc_qPrdx@wDz2;+Um_|^?Eh=bw#R$^?CIxYU^(s)YsQX7%MV{n1+9JFRraEy3AEuX;JSGBEGzScQseJPF+jA=W?#7'
    '`udF0%A&IRkM#+48ueNU^(J*Cxz$<r_WSqQgTQ_;-fw3IqV|Ef`)&6F1@`TSNCT;TAaT3>_FxDC_ICU2KrEn`z1_aOVEy|*N}<qh'
    '|9%J;EM&iLABYcBY-<BD(GIK+Xc^EPJBSrPWQ(v3#0LN(pfeN'
),
    hidden_state_out: packed('<f4',
    'c-nh>VcF5iljg;2XZY&R5jdGS%xPVH+sp6FCIOrupZt3G(dpK;IMw)<Vv(_&E6*3*)XKScwEnn!5et`$|JGSilFsEibuIOt%ekWJ'
    '>oZC#i^}Rh)+f|y)N3Wwo79!$R%hAox8Jwl-p<b6-hTgn5VEz0Fzxr*gZKcJ=R0Z'
),
}, name='time_major_one_row_with_state').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 5, 19]))
weights = Parameter('weights', (F32, [18, 19]), (packed('<f4',
    'c-ng@uO6`K?55TXzYk0-6MN4u^VqXUpXXha{Jf)@8Mi}10yH-`**?!Wcz)XXiJKChUN@{iyhT1E;%2wJX2t@wR>R(pXXd`1n6z9w'
    '?CtdLvmchY-esyuX??E{Gx6u+$GtH{30%J?p8D?m{q5YR7Z!75eLc}S(ehkQYs^HcjjvCLPx4tmajn3y<LCb5O?Ii8yiH~G|KG3G'
    'Kb(KNZ|PF;{*0&BHQz40eEM?D`hZ0nbZlOH%U)~pefewt-1qzT?b{24cKht?fJ`8^v$M5>aP4gO+1det&Axqm_JJhr_JT1`cF$hB'
    'y+COIcff{P'
) * 6)[:342])
recurrent_weights = Parameter('recurrent_weights', (F32, [18, 18]), (packed('<f4',
    'c-mW#p()>eGa^HN%i(&%>rWFlO*}vC{K1UpwoV%~142S>XJ{UsCm;2WM}N^Ck7eh3C$cbo@XKi3baqvMy8KJ2i7~A?=PW0-p7@%@'
    'vG~H%xo^Kae?K+xH&;SYOz-2zKPSd0yl+jZVY=&D@^JR|>2JfdmnThpJ@?GVUc*+k_qqJ9mwz`|oBi#Djn0Ne0qbinpT4~Ct>*Qo'
    '8U5l*m+pIe{)77K-~U&uY@1x=GCA+hx#PzK)=pgSGfDi!>y7(t?e^O3-Lubb-@d(ec3=zyd-m<Ku>%5Ip!7bV5D?meWI&Q&?p`3='
    'w+{er3Wiz'
) * 6)[:324])
bias = Parameter('bias', (F32, [18]), [0.958, 0.933, -0.526, 0.33, 0.197, 0.687, 0.669, -0.72, -0.22, -0.481, 0.618, 0.012, 0.961, -0.798,
    -0.767, 0.467, -0.073, -0.638])
hidden_state = Input('hidden_state', (F32, [5, 18]))
output = Output('output', (F32, [5, 5, 18]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: packed('<f4',
    'c-l2l4Nwzj8pbpexlD#@(+nsEE(nMWb!aB#Xo{O1M3Yo363V4a%238qO49?1Kmoxblc5n1Q_7DD7*I+;8dHB_j5O?$7=DcW)dSOr'
    'F_(*6%o#`^ARvghyU2dK-@M=ZywCeS-?LEk$*7I210t?;DiIJI2BX3y>a4=Ll($P?7^SUqdF4%hGp6ooqB<ZIKhAcxOQQ;h9Lc@+'
    'lbc`kq~*nwvKJts#MW9Aeptoe|3b9jo#O7E&@g!velC)*VbWB9e#uGB>Cp(L$g3{VPvp+;Zq0QQr(=rz@Y11|3X!-pmC?EjH`99W'
    'V6-(c(uo@g3$1jtYijFu%6k;K%##wnGcudcfKqlH2wSNNJ8x&oUuMt)(i0@jL+wsT0{lz9&i7hZvJdzyYK3<RLs|>nJ!+l_uPw<|'
    'kflzXEYB@*77<NN2hC)w>HZW~)0%taa{du5RKYfCQ`!kdp?qf(sfezo$cg66$QY(EJ80lW%A6dZK2;-;FNCu1vKQ+E>~<x$q<mn5'
    'F=b0?Zi-$=QmFhi33t0KTt}$)zVIqi7+p#v4IFMSA!aBf<D=8LkTgK3otml_dQ)zcC#o3Q@+t8;zfgLZaG(UpC*@_H&yy%~^TuPQ'
    'qg1j#q=fU%l1#i!aV?jdm)<0slaXX5igi?tvqioT*#8EQB=nx0C3eLT`pLv2xkh;kdGT(!CCD1Qa!kRdD4K}*PV*n-p+z#M6d)C<'
    '+p55{$-4A@tE;${m_dq4OVtI|)z30hD0@3x`Z7QmXPOurTr~y?B>ZI+&)=0+AHT=;@g>`Zz4N_*g`#@UrqOlkp;VHG;q#sGD4*v$'
    'I8UHc)A(iPipjBp#we3b&08H2EBn1>Yfb%KS%Z3VmvPksnfR{wA2|KK6bVBg88M;%zNYF#t(g}=qZ6L*@h><xi>J<W$VyP>!!z4`'
    '7;VhRbo!^U^qe&%^@kX5!OSt;g?N8nn~wMi^@@+zm0?x-zE=j#QboMssCU;$$VBQnhn*vG@giD)E*%dtj>Xl4h)#@MDz+Br$<c?h'
    'q77}0styCwzXBro@ZxZgcc6l549PTGlpXeKw2RC#Du1T<pE~LTf@(?iYKLHLZP@A%(k2<jo$3p5RS(o0kE!6;(%@0+9)kQvYAlZK'
    '?K0wMB!7o7hND{^StYl*1R6te@eYk#aZy<7VHkwPzE^zeU8IV12Qdo=Waa?6VKT66Sxxh_>~>Y;@En=^PR?<%6_|-@DQm&Cj44ix'
    '1V(h4_hzhB5^*~3dAwtd6YUMwMw2_JOwp?);n8a+rayg~qf&6<j9I*p-9iG?!gCRE^?}XvOVuk^XR06Fz9JUK=%m%ITLanZGfKyt'
    '{C&F@{76$H-5ni27QD20EaxWU*<bBFe-6<PovEx`O?}`X!e?z4dloBq(JT_(tY;L6%YL#_6@NUI+gpA1i-v&}`@3ICpM3SC8*<9H'
    'hJNSJm|@TwLAxmn-uO+Dv%#@f2lbc|F5je?zrNi5<jl5)XnczJyDY2qo!5-HGGG6s*e_4tx;6XZ!Rf1_-e1gzhCS)0lkRc-o5$t)'
    '33ug%<y>`j;kgCFJGHdyzP7La^TD=cb>r=zeeVrAe_R+p`>=HWRF`_Y{v~_q&+*`*n%2yThR+771Pt0+_x@g2rS%WacWWEk8ppTI'
    'rmVHRes5s=M;)@kr;*%$Pak)`Zh-%n@Kg9u;iFG3+4g#r%7(w(@fFBYPpLb;*(KfiYwYNTH6Wq>+UXjzfWD1-ah&$+@cQ<S=kA|f'
    'P4%wpos1EMr^g;r5abAdN_lL|)fi9SyrlWYG=DYa>xG#m_A>qV>W4o!|3fBv^sXhX*F3pqZ@i%<{HQ3s{_L%fs@>n}!KW=5x5de='
    'mD_73AAf%5x%hseT=)Hd!|OhN993kpoofD|y}(;@b%AmxxH!lrwm$dNefaSAb*-i0nb8=rqmu>0Fa+&qfiQ?fFbf7j5CXydAaZ1Z'
    '=)wR9#9%ZB!N@|hZzu?(Z!^Sp2!8V*Cl-Q0Fwzg91ASPu+3yV**+2m4%tB@&AC>}81<1ofW<aPQ2#r{121Ve_2`m@@;XWjXseMC%'
    '(U*nJ0x|7KCBi|<SimNRrm@->R1Yc*71{@5AT|SoQ4(wG5-cp-oQ*+9i#`^FIRU~Nv;b9sjzyyVC=73P0nxHPjK<oJi0RWnz$OS|'
    '{$g_h%tDmVx8*4d)rsoCd`CH(u0jyFby@5(sD1F(pTRudyfb=$;r|0unAAQ'
),
    hidden_state: packed('<f4',
    'c-l)?GK;Hu)2wcvqs6<7CoXt7`OA4#bta*MmbbUfE4_OE=7Ogg3EKIa612|?85VzgC~J69^215KEwyRZ$LH*`m47}<{<dZQJU*v?'
    'CmAx{Y;nop6MCoo@Xw#K2bVl8n0fuc+?hG%3K^cpZ>7{E{(fgO)NVet<>%-3lPmnsNnM!uv|VWK)AsMp92pu_Q5<C~%gc06*r(n1'
    'J~E%H_4mxypIe09>n2<&W0)9tqI;rlbIt9ll`GGjD!3pkx%ia7WxD5vLZ8on^f#tlxtz#x+(9uzPF8&eCvUmF(%OKqWc>+c!45fv'
    'b4;H2*j;0b6Ds@acHUf}Dm<HW=IVVXnAMF^BjOU){`j`WcauYWrHNsoj$-Xzd;2|h_WSqS+wQmDXSZ*k{oZ}{`}f&`h4z8qzJ0d#'
    'U?xz=ZvVdh_ICU2fucYPsKVaf&d$yjC}|7i0Cn2|74F{)WCFDV0BR(z%>'
),
    output: packed('<f4',
    'c-lo#3se(l7DiJA6%NX_0(DU|jRgczkbs5E0HHC8L<0#>gBS_VL@<O1c}(V_3reB&fe%F3l`eRcBj_qe6ig<T166t~ian?iu+kQ6'
    'pdxFbtGv216M8yl=KlA;-*><JnD!k$%T9(qD7k&1OENn2_5tsxWWp#K8t)w)&^_7|AnOnGnvq<SHL_E7U8)zn>YE9@JJG!;IU{yu'
    'fIxD8c)l{?i6Bb;?&qHP`!(<X+w!oI@uAa>5U$VqDlr6%rtn%8pJa*#4a42ctM^9i`>ur!+=+7X7<ibS8{$?tOH8`<wH5c<J=P`@'
    'wdYcoJ{{~_U&xQgTfYoA%K1459K#M3LdWsd(KBaZRJ(8JgV&2gN@eMpem5QZ{_Z=HTh0kQEUiELIc{(HvVGFk`--R<uhPF-J301K'
    '^GKvd%*z~szWQUo^ID9ZT@FVs{w;sM!-AF$?wx@gox*vPThB2})@_Y=cJ$54H1*qnBEJpJ4*&EF4;)zV$EQKp)d~0m<OaX1;iY|c'
    'l9<=926KCPvd?+swyfk>)#V(mYidQ2L&)h9J^yvPdEng5v(6&k|BCCzrP{G3*B0GT-^dx}Gi+n#GDgQ?-p5yNy}PtsP?qPiabY5B'
    '-KnzHRWcL&$Jo}=-&PPlG0?Wb(lC~2DeFp;!uC%WsG``G@SzhmG2V><%-^0?9xCy#t#DfvRsDxu-Dj4-e_i`N!PP;~wlN)!&wgt>'
    '2;&u2ZNckE*8-(`C9?=h7<IB0=H2Dr)%JRP?UkS6y!5xYklmZhJLVTjB8x)C2b#-tx*F58aS%KH^@v0sTb~)6^PTu^zfL$D%3b7j'
    '*qc=$O6Yms?BKUzeJ787@9MRtD=k&E4ByB0uJ6hEZ!ctg)!Q#_I{j`_XV1xq&*wL`4@s@n+u9GkP<pSsci)FO?#L>99%K#M&e!$S'
    'JTcV@ShKS~oq2IFYnpjyJIh!aJr%w+!gqzQgHhhSCc)*6Skd~T>9wV_^n9+dTbVt2wXkO9;~zFePM18+!lJ&a+!Oie9Oo`xex3ht'
    'TJAr!w&H{^s{38V8L5}za$?TnFDhG(znzylAm#typKSGxeY8`o3}*O0Rq+H15%<L!=UWZGSTC`U7%yy@V&ALoW>qyU3c4j|H+w#d'
    'vSgns&Uo|u#^oLDCU?yl$Kum&jbW36y^<tlfq2~aE;820of6l?966TK9KWTvps)4TKaPY-zp;z|-lWZ#m-lMx>ekxu>jzy9Mr5v9'
    '@=NLOW54dXbEtQ4!ZVuj$Yt4#B6Y<Tp{c`yb$Vbk6H7cK{D#}ip0YEX<d3G7P9NOq4*AtwrH3r&q85+HTCH{jFn}CYgk}dO=1+mh'
    '00*#fs9>wrdOSf=i|@*p4C66cbuR3~K??KiaR8SjelP~F^lG8Z0D>Q1_zTzY_TX+xqqDb=Dc`n52}(Q$a`*Z#+?=NYNxC66sZXc?'
    'h{e^%w7Gc)^Z?r+ZwZd!O5t841JmVC0^2VfwqVsr8?HoefMEj{0M_B!hJ39dZl^Xc6>`N*cov?xDGs2txd4w=C_u9uSlN?7N?oxg'
    '4%-D6K@@CFv$J;F<v%ejVc?7Ov;35u8jyP>h1aPdO(emS;etlTgnj843&5%aTyA_{KQH+dA=I<Z<7~Atq~J&8Q@1F4y`z3}^lpfI'
    'j(t`tHK>w5%r>aFx}btjqySF+K3N#PQg6s{*}J3qr3Waq@<OHIJgD|5;1h->(l6;MmKO^eCrN!8Lt+5P<!bG}kw+)_=tRNmRkCzX'
    'Ye=pl3padJE-6?Z2|BfW*j42Q>it168BUllxU0V4<J&+l!603~sw*DbZ_w@0t@Q_34s1`<Oqe+YYDQ2LHIol%P{M37BWB8?)SVy$'
    'C`zD+i6Wt<KZz(}JIquRr7%(lB@kMJd^sqcZWH~>P=&(GD4k}S3lcV%{1B9`WkyInGE6CQY|Wvljb}1bl~FQ0mt-PnjP|KiGeV1U'
    'NHVEU_Cu+V4?&<b53w~$UucA`NoiA~lQ2QLh>;c|nS_l=T_`3oH!yjGp>*E_-5lwV9T5mcqx9#B%`J-Z$fcqPVS~x;NuOF7jng_P'
    'Jr<pW*aT7fZ;&R8o)w`6q;~fwO0C`ef0~|R(*'
),
}, name='batch_major_beyond_blocks').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 5, 19]))
weights = Parameter('weights', (F32, [18, 19]), (packed('<f4',
    'c-ng@uO6`K?55TXzYk0-6MN4u^VqXUpXXha{Jf)@8Mi}10yH-`**?!Wcz)XXiJKChUN@{iyhT1E;%2wJX2t@wR>R(pXXd`1n6z9w'
    '?CtdLvmchY-esyuX??E{Gx6u+$GtH{30%J?p8D?m{q5YR7Z!75eLc}S(ehkQYs^HcjjvCLPx4tmajn3y<LCb5O?Ii8yiH~G|KG3G'
    'Kb(KNZ|PF;{*0&BHQz40eEM?D`hZ0nbZlOH%U)~pefewt-1qzT?b{24cKht?fJ`8^v$M5>aP4gO+1det&Axqm_JJhr_JT1`cF$hB'
    'y+COIcff{P'
) * 6)[:342])
recurrent_weights = Parameter('recurrent_weights', (F32, [18, 18]), (packed('<f4',
    'c-mW#p()>eGa^HN%i(&%>rWFlO*}vC{K1UpwoV%~142S>XJ{UsCm;2WM}N^Ck7eh3C$cbo@XKi3baqvMy8KJ2i7~A?=PW0-p7@%@'
    'vG~H%xo^Kae?K+xH&;SYOz-2zKPSd0yl+jZVY=&D@^JR|>2JfdmnThpJ@?GVUc*+k_qqJ9mwz`|oBi#Djn0Ne0qbinpT4~Ct>*Qo'
    '8U5l*m+pIe{)77K-~U&uY@1x=GCA+hx#PzK)=pgSGfDi!>y7(t?e^O3-Lubb-@d(ec3=zyd-m<Ku>%5Ip!7bV5D?meWI&Q&?p`3='
    'w+{er3Wiz'
) * 6)[:324])
bias = Parameter('bias', (F32, [18]), [0.958, 0.933, -0.526, 0.33, 0.197, 0.687, 0.669, -0.72, -0.22, -0.481, 0.618, 0.012, 0.961, -0.798,
    -0.767, 0.467, -0.073, -0.638])
hidden_state = Input('hidden_state', (F32, [5, 18]))
output = Output('output', (F32, [5, 5, 18]))
hidden_state_out = Output('hidden_state_out', (F32, [5, 18]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output, hidden_state_out)
Example({
    input: packed('<f4',
    'c-l2l4Nwzj8pbpexlD#@(+nsEE(nMWb!aB#Xo{O1M3Yo363V4a%238qO49?1Kmoxblc5n1Q_7DD7*I+;8dHB_j5O?$7=DcW)dSOr'
    'F_(*6%o#`^ARvghyU2dK-@M=ZywCeS-?LEk$*7I210t?;DiIJI2BX3y>a4=Ll($P?7^SUqdF4%hGp6ooqB<ZIKhAcxOQQ;h9Lc@+'
    'lbc`kq~*nwvKJts#MW9Aeptoe|3b9jo#O7E&@g!velC)*VbWB9e#uGB>Cp(L$g3{VPvp+;Zq0QQr(=rz@Y11|3X!-pmC?EjH`99W'
    'V6-(c(uo@g3$1jtYijFu%6k;K%##wnGcudcfKqlH2wSNNJ8x&oUuMt)(i0@jL+wsT0{lz9&i7hZvJdzyYK3<RLs|>nJ!+l_uPw<|'
    'kflzXEYB@*77<NN2hC)w>HZW~)0%taa{du5RKYfCQ`!kdp?qf(sfezo$cg66$QY(EJ80lW%A6dZK2;-;FNCu1vKQ+E>~<x$q<mn5'
    'F=b0?Zi-$=QmFhi33t0KTt}$)zVIqi7+p#v4IFMSA!aBf<D=8LkTgK3otml_dQ)zcC#o3Q@+t8;zfgLZaG(UpC*@_H&yy%~^TuPQ'
    'qg1j#q=fU%l1#i!aV?jdm)<0slaXX5igi?tvqioT*#8EQB=nx0C3eLT`pLv2xkh;kdGT(!CCD1Qa!kRdD4K}*PV*n-p+z#M6d)C<'
    '+p55{$-4A@tE;${m_dq4OVtI|)z30hD0@3x`Z7QmXPOurTr~y?B>ZI+&)=0+AHT=;@g>`Zz4N_*g`#@UrqOlkp;VHG;q#sGD4*v$'
    'I8UHc)A(iPipjBp#we3b&08H2EBn1>Yfb%KS%Z3VmvPksnfR{wA2|KK6bVBg88M;%zNYF#t(g}=qZ6L*@h><xi>J<W$VyP>!!z4`'
    '7;VhRbo!^U^qe&%^@kX5!OSt;g?N8nn~wMi^@@+zm0?x-zE=j#QboMssCU;$$VBQnhn*vG@giD)E*%dtj>Xl4h)#@MDz+Br$<c?h'
    'q77}0styCwzXBro@ZxZgcc6l549PTGlpXeKw2RC#Du1T<pE~LTf@(?iYKLHLZP@A%(k2<jo$3p5RS(o0kE!6;(%@0+9)kQvYAlZK'
    '?K0wMB!7o7hND{^StYl*1R6te@eYk#aZy<7VHkwPzE^zeU8IV12Qdo=Waa?6VKT66Sxxh_>~>Y;@En=^PR?<%6_|-@DQm&Cj44ix'
    '1V(h4_hzhB5^*~3dAwtd6YUMwMw2_JOwp?);n8a+rayg~qf&6<j9I*p-9iG?!gCRE^?}XvOVuk^XR06Fz9JUK=%m%ITLanZGfKyt'
    '{C&F@{76$H-5ni27QD20EaxWU*<bBFe-6<PovEx`O?}`X!e?z4dloBq(JT_(tY;L6%YL#_6@NUI+gpA1i-v&}`@3ICpM3SC8*<9H'
    'hJNSJm|@TwLAxmn-uO+Dv%#@f2lbc|F5je?zrNi5<jl5)XnczJyDY2qo!5-HGGG6s*e_4tx;6XZ!Rf1_-e1gzhCS)0lkRc-o5$t)'
    '33ug%<y>`j;kgCFJGHdyzP7La^TD=cb>r=zeeVrAe_R+p`>=HWRF`_Y{v~_q&+*`*n%2yThR+771Pt0+_x@g2rS%WacWWEk8ppTI'
    'rmVHRes5s=M;)@kr;*%$Pak)`Zh-%n@Kg9u;iFG3+4g#r%7(w(@fFBYPpLb;*(KfiYwYNTH6Wq>+UXjzfWD1-ah&$+@cQ<S=kA|f'
    'P4%wpos1EMr^g;r5abAdN_lL|)fi9SyrlWYG=DYa>xG#m_A>qV>W4o!|3fBv^sXhX*F3pqZ@i%<{HQ3s{_L%fs@>n}!KW=5x5de='
    'mD_73AAf%5x%hseT=)Hd!|OhN993kpoofD|y}(;@b%AmxxH!lrwm$dNefaSAb*-i0nb8=rqmu>0Fa+&qfiQ?fFbf7j5CXydAaZ1Z'
    '=)wR9#9%ZB!N@|hZzu?(Z!^Sp2!8V*Cl-Q0Fwzg91ASPu+3yV**+2m4%tB@&AC>}81<1ofW<aPQ2#r{121Ve_2`m@@;XWjXseMC%'
    '(U*nJ0x|7KCBi|<SimNRrm@->R1Yc*71{@5AT|SoQ4(wG5-cp-oQ*+9i#`^FIRU~Nv;b9sjzyyVC=73P0nxHPjK<oJi0RWnz$OS|'
    '{$g_h%tDmVx8*4d)rsoCd`CH(u0jyFby@5(sD1F(pTRudyfb=$;r|0unAAQ'
),
    hidden_state: packed('<f4',
    'c-l)?GK;Hu)2wcvqs6<7CoXt7`OA4#bta*MmbbUfE4_OE=7Ogg3EKIa612|?85VzgC~J69^215KEwyRZ$LH*`m47}<{<dZQJU*v?'
    'CmAx{Y;nop6MCoo@Xw#K2bVl8n0fuc+?hG%3K^cpZ>7{E{(fgO)NVet<>%-3lPmnsNnM!uv|VWK)AsMp92pu_Q5<C~%gc06*r(n1'
    'J~E%H_4mxypIe09>n2<&W0)9tqI;rlbIt9ll`GGjD!3pkx%ia7WxD5vLZ8on^f#tlxtz#x+(9uzPF8&eCvUmF(%OKqWc>+c!45fv'
    'b4;H2*j;0b6Ds@acHUf}Dm<HW=IVVXnAMF^BjOU){`j`WcauYWrHNsoj$-Xzd;2|h_WSqS+wQmDXSZ*k{oZ}{`}f&`h4z8qzJ0d#'
    'U?xz=ZvVdh_ICU2fucYPsKVaf&d$yjC}|7i0Cn2|74F{)WCFDV0BR(z%>'
),
    output: packed('<f4',
    'c-lo#3se(l7DiJA6%NX_0(DU|jRgczkbs5E0HHC8L<0#>gBS_VL@<O1c}(V_3reB&fe%F3l`eRcBj_qe6ig<T166t~ian?iu+kQ6'
    'pdxFbtGv216M8yl=KlA;-*><JnD!k$%T9(qD7k&1OENn2_5tsxWWp#K8t)w)&^_7|AnOnGnvq<SHL_E7U8)zn>YE9@JJG!;IU{yu'
    'fIxD8c)l{?i6Bb;?&qHP`!(<X+w!oI@uAa>5U$VqDlr6%rtn%8pJa*#4a42ctM^9i`>ur!+=+7X7<ibS8{$?tOH8`<wH5c<J=P`@'
    'wdYcoJ{{~_U&xQgTfYoA%K1459K#M3LdWsd(KBaZRJ(8JgV&2gN@eMpem5QZ{_Z=HTh0kQEUiELIc{(HvVGFk`--R<uhPF-J301K'
    '^GKvd%*z~szWQUo^ID9ZT@FVs{w;sM!-AF$?wx@gox*vPThB2})@_Y=cJ$54H1*qnBEJpJ4*&EF4;)zV$EQKp)d~0m<OaX1;iY|c'
    'l9<=926KCPvd?+swyfk>)#V(mYidQ2L&)h9J^yvPdEng5v(6&k|BCCzrP{G3*B0GT-^dx}Gi+n#GDgQ?-p5yNy}PtsP?qPiabY5B'
    '-KnzHRWcL&$Jo}=-&PPlG0?Wb(lC~2DeFp;!uC%WsG``G@SzhmG2V><%-^0?9xCy#t#DfvRsDxu-Dj4-e_i`N!PP;~wlN)!&wgt>'
    '2;&u2ZNckE*8-(`C9?=h7<IB0=H2Dr)%JRP?UkS6y!5xYklmZhJLVTjB8x)C2b#-tx*F58aS%KH^@v0sTb~)6^PTu^zfL$D%3b7j'
    '*qc=$O6Yms?BKUzeJ787@9MRtD=k&E4ByB0uJ6hEZ!ctg)!Q#_I{j`_XV1xq&*wL`4@s@n+u9GkP<pSsci)FO?#L>99%K#M&e!$S'
    'JTcV@ShKS~oq2IFYnpjyJIh!aJr%w+!gqzQgHhhSCc)*6Skd~T>9wV_^n9+dTbVt2wXkO9;~zFePM18+!lJ&a+!Oie9Oo`xex3ht'
    'TJAr!w&H{^s{38V8L5}za$?TnFDhG(znzylAm#typKSGxeY8`o3}*O0Rq+H15%<L!=UWZGSTC`U7%yy@V&ALoW>qyU3c4j|H+w#d'
    'vSgns&Uo|u#^oLDCU?yl$Kum&jbW36y^<tlfq2~aE;820of6l?966TK9KWTvps)4TKaPY-zp;z|-lWZ#m-lMx>ekxu>jzy9Mr5v9'
    '@=NLOW54dXbEtQ4!ZVuj$Yt4#B6Y<Tp{c`yb$Vbk6H7cK{D#}ip0YEX<d3G7P9NOq4*AtwrH3r&q85+HTCH{jFn}CYgk}dO=1+mh'
    '00*#fs9>wrdOSf=i|@*p4C66cbuR3~K??KiaR8SjelP~F^lG8Z0D>Q1_zTzY_TX+xqqDb=Dc`n52}(Q$a`*Z#+?=NYNxC66sZXc?'
    'h{e^%w7Gc)^Z?r+ZwZd!O5t841JmVC0^2VfwqVsr8?HoefMEj{0M_B!hJ39dZl^Xc6>`N*cov?xDGs2txd4w=C_u9uSlN?7N?oxg'
    '4%-D6K@@CFv$J;F<v%ejVc?7Ov;35u8jyP>h1aPdO(emS;etlTgnj843&5%aTyA_{KQH+dA=I<Z<7~Atq~J&8Q@1F4y`z3}^lpfI'
    'j(t`tHK>w5%r>aFx}btjqySF+K3N#PQg6s{*}J3qr3Waq@<OHIJgD|5;1h->(l6;MmKO^eCrN!8Lt+5P<!bG}kw+)_=tRNmRkCzX'
    'Ye=pl3padJE-6?Z2|BfW*j42Q>it168BUllxU0V4<J&+l!603~sw*DbZ_w@0t@Q_34s1`<Oqe+YYDQ2LHIol%P{M37BWB8?)SVy$'
    'C`zD+i6Wt<KZz(}JIquRr7%(lB@kMJd^sqcZWH~>P=&(GD4k}S3lcV%{1B9`WkyInGE6CQY|Wvljb}1bl~FQ0mt-PnjP|KiGeV1U'
    'NHVEU_Cu+V4?&<b53w~$UucA`NoiA~lQ2QLh>;c|nS_l=T_`3oH!yjGp>*E_-5lwV9T5mcqx9#B%`J-Z$fcqPVS~x;NuOF7jng_P'
    'Jr<pW*aT7fZ;&R8o)w`6q;~fwO0C`ef0~|R(*'
),
    hidden_state_out: packed('<f4',
    'c-p%fc4mRdqMH|HGE4FLTR3a!&8|N>LDBo~jQV$#InPAjb6IpHzjIz`Tl;H?r{k@@PjaaxKa5&7i|?%J({cK%e5=MVLy-Aso7;be'
    'C6PCc=WV<kF3#b1$S|#bLf+ZX<9Dk9Us*eIYP4ypP7euRaDDG$Kh=N#9#4C)JoAt80Uy=r(-JhYS4ZS=^~~Hk;Rj>N!-QW?Z%4-z'
    'l!t!NId1o1t@H2D1+vi|Yj!JN?Ve^Er}A6iPh)^&{oCr2z~tI`zef-B1C`w3>m=;A*4G+1*Vor;*Hx}5tE>$UsEey#T2ZB3pOaRj'
    'T3`RNs=ltFpmu(JQBHQf6?27?Zp`|c;%fPGVKw=+Rq<77`t|i<^=1n8cJ}u6`|S7I@3Y%)zaNZj_k+atgYZ5eckg}>11JF$-VYH2'
    'arfDS6@j$a+kwPw_JgIt8ts8X020utF8'
),
}, name='batch_major_beyond_blocks_with_state').AddVariations('float16').DisableLifeTimeVariation()
