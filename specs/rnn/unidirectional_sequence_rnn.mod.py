# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# UNIDIRECTIONAL_SEQUENCE_RNN: orders of time, activations, state.

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.135, 0.138, -0.666, -0.394, 0.903, -0.608, 0.698, -0.056, -0.59, 0.087, -0.857, -0.054])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.043, 0.123, 0.291, 0.454, 0.167, -0.676, -0.326, 0.51, -0.499])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.436, 0.141, 0.355])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.135, 0.138, -0.666, -0.394, 0.903, -0.608, 0.698, -0.056, -0.59, 0.087, -0.857, -0.054])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.043, 0.123, 0.291, 0.454, 0.167, -0.676, -0.326, 0.51, -0.499])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.436, 0.141, 0.355])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.854, 0.72, -0.444, -0.666, -0.036, -0.73, 0.201, 0.782, -0.378, -0.167, 0.662, -0.353])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.141, 0.051, -0.255, -0.335, -0.61, -0.456, -0.497, 0.222, -0.128])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.858, -0.462, -0.045])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.854, 0.72, -0.444, -0.666, -0.036, -0.73, 0.201, 0.782, -0.378, -0.167, 0.662, -0.353])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.141, 0.051, -0.255, -0.335, -0.61, -0.456, -0.497, 0.222, -0.128])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.858, -0.462, -0.045])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [2, 1, 3]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 3]), [-0.698, 0.433, -0.946, 0.588, 0.871, 0.803])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [0.096, 0.498, -0.003, 0.392])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [-0.265, -0.197])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [0.431, 1.142, -1.081, 1.548, -1.982, -1.08],
    hidden_state: [0.884, 0.415, -0.87, -0.066],
    output: [0.8462545, 0.3302377, -0.8613153, -0.9565446],
}, name='batch_major_one_step').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 1, 3]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 3]), [-0.698, 0.433, -0.946, 0.588, 0.871, 0.803])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [0.096, 0.498, -0.003, 0.392])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [-0.265, -0.197])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 2]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 2]))
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
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 3]), [0.529, 0.751, -0.904, -0.9, 0.222, 0.647])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [-0.51, 0.568, -0.573, 0.608])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [0.672, 0.337])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [1.415, -1.584, 1.124, 0.749, 1.311, 0.274],
    hidden_state: [-0.07, 0.748, -0.972, -0.46],
    output: [-0.31364313, -0.06593016, 0.9667163, 0.38719493],
}, name='time_major_one_step').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 3]), [0.529, 0.751, -0.904, -0.9, 0.222, 0.647])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [-0.51, 0.568, -0.573, 0.608])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [0.672, 0.337])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 2]))
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
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 2]), [-0.112, -0.735, 0.712, -0.227, 0.415, -0.408])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.236, 0.698, -0.54, -0.475, 0.012, -0.648, -0.236, 0.694, 0.143])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.721, 0.693, 0.571])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [1, 3]))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 2]), [-0.112, -0.735, 0.712, -0.227, 0.415, -0.408])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.236, 0.698, -0.54, -0.475, 0.012, -0.648, -0.236, 0.694, 0.143])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.721, 0.693, 0.571])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [1, 3]))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [1, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [4, 1, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 2]), [-0.375, 0.543, -0.39, -0.437, 0.762, 0.865])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.15, -0.006, 0.315, -0.459, -0.611, -0.001, -0.149, 0.345, 0.555])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.227, -0.768, -0.557])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [1, 3]))
output = Output('output', ('TENSOR_FLOAT32', [4, 1, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [4, 1, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 2]), [-0.375, 0.543, -0.39, -0.437, 0.762, 0.865])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.15, -0.006, 0.315, -0.459, -0.611, -0.001, -0.149, 0.345, 0.555])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.227, -0.768, -0.557])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [1, 3]))
output = Output('output', ('TENSOR_FLOAT32', [4, 1, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [1, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [2, 2, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 2]), [-0.035, -0.277, -0.447, 0.52])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [0.409, 0.372, 0.67, 0.342])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [0.417, -0.584])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 0).To(output)
Example({
    input: [1.061, 1.386, -1.182, 1.529, 0.031, 1.794, 1.914, -1.564],
    hidden_state: [-0.854, -0.135, 0.182, 0.823],
    output: [-0.3829935, -0.7424411, -0.3782325, 0.2249971, 0.29091996, 0.62819505, 0.8130332, -0.9510898],
}, name='batch_major_square').AddVariations('float16').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 2]), [-0.035, -0.277, -0.447, 0.52])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [0.409, 0.372, 0.67, 0.342])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [0.417, -0.584])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 2]))
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
input = Input('input', ('TENSOR_FLOAT32', [2, 2, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 2]), [-0.079, 0.642, 0.449, 0.869])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [-0.665, -0.263, -0.689, 0.387])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [-0.672, 0.493])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', input, weights, recurrent_weights, bias, hidden_state, 4, 1).To(output)
Example({
    input: [-1.892, -0.391, 1.393, 1.501, 0.296, 0.671, 0.21, 1.162],
    hidden_state: [-0.442, -0.856, -0.729, -0.343],
    output: [-0.24914026, -0.6187771, 0.6390635, 0.9925186, 0.063728206, 0.81481576, -0.55708444, 0.9122644],
}, name='time_major_square').DisableLifeTimeVariation()

# Each step begins with the state of the one before.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [2, 2]), [-0.079, 0.642, 0.449, 0.869])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [2, 2]), [-0.665, -0.263, -0.689, 0.387])
bias = Parameter('bias', ('TENSOR_FLOAT32', [2]), [-0.672, 0.493])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 2]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.035, 0.269, 0.982, 0.462, 0.101, -0.098, -0.92, -0.43, -0.308, 0.555, -0.275, -0.412])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.517, 0.01, 0.389, 0.441, -0.332, 0.239, 0.328, 0.099, 0.282])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.87, 0.463, -0.618])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.035, 0.269, 0.982, 0.462, 0.101, -0.098, -0.92, -0.43, -0.308, 0.555, -0.275, -0.412])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.517, 0.01, 0.389, 0.441, -0.332, 0.239, 0.328, 0.099, 0.282])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.87, 0.463, -0.618])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.529, 0.567, 0.267, -0.941, -0.048, 0.922, -0.739, 0.635, -0.398, 0.31, 0.146, 0.956])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.449, -0.642, 0.538, 0.659, -0.1, -0.191, 0.367, -0.653, -0.085])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.594, 0.584, -0.201])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.529, 0.567, 0.267, -0.941, -0.048, 0.922, -0.739, 0.635, -0.398, 0.31, 0.146, 0.956])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.449, -0.642, 0.538, 0.659, -0.1, -0.191, 0.367, -0.653, -0.085])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.594, 0.584, -0.201])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.61, 0.806, -0.839, -0.046, 0.219, -0.03, 0.477, 0.913, -0.816, -0.476, -0.812, -0.677])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.467, 0.556, 0.103, -0.081, 0.415, 0.553, 0.319, -0.231, 0.644])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.314, -0.107, 0.819])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.61, 0.806, -0.839, -0.046, 0.219, -0.03, 0.477, 0.913, -0.816, -0.476, -0.812, -0.677])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.467, 0.556, 0.103, -0.081, 0.415, 0.553, 0.319, -0.231, 0.644])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.314, -0.107, 0.819])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.15, 0.224, 0.28, 0.443, 0.341, 0.678, -0.671, 0.567, 0.639, 0.129, -0.693, 0.781])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.133, 0.03, 0.469, 0.258, 0.157, -0.104, -0.178, -0.568, 0.417])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.723, -0.594, 0.994])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.15, 0.224, 0.28, 0.443, 0.341, 0.678, -0.671, 0.567, 0.639, 0.129, -0.693, 0.781])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.133, 0.03, 0.469, 0.258, 0.157, -0.104, -0.178, -0.568, 0.417])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.723, -0.594, 0.994])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.232, -0.301, -0.952, -0.963, 0.419, -0.251, 0.091, 0.165, -0.142, 0.077, -0.434, 0.378])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.533, -0.004, 0.2, -0.067, 0.182, 0.119, 0.039, 0.448, 0.314])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.008, -0.485, 0.087])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [0.232, -0.301, -0.952, -0.963, 0.419, -0.251, 0.091, 0.165, -0.142, 0.077, -0.434, 0.378])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [0.533, -0.004, 0.2, -0.067, 0.182, 0.119, 0.039, 0.448, 0.314])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.008, -0.485, 0.087])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.657, 0.421, 0.947, -0.369, 0.081, 0.194, -0.811, 0.488, 0.071, -0.967, -0.217, -0.442])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.215, -0.402, -0.649, -0.634, 0.151, 0.377, 0.306, 0.161, -0.432])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.941, 0.681, -0.811])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-0.657, 0.421, 0.947, -0.369, 0.081, 0.194, -0.811, 0.488, 0.071, -0.967, -0.217, -0.442])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.215, -0.402, -0.649, -0.634, 0.151, 0.377, 0.306, 0.161, -0.432])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.941, 0.681, -0.811])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [5.125, 2.5, 0.625, 3.75, -0.875, 2.875, -5.0, -1.875, -1.25, -5.0625, -5.75, -1.875])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.0625, 0.5, -0.3125, 0.5, 0.0, 0.125, -0.1875, -0.6875, -0.0625])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.0625, 0.0625, -0.25])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [5.125, 2.5, 0.625, 3.75, -0.875, 2.875, -5.0, -1.875, -1.25, -5.0625, -5.75, -1.875])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.0625, 0.5, -0.3125, 0.5, 0.0, 0.125, -0.1875, -0.6875, -0.0625])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [0.0625, 0.0625, -0.25])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-2.5, 3.9375, 2.1875, 0.0625, 0.5625, -3.625, 2.0, -2.5, 0.4375, -2.3125, -4.75, -1.375])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.25, 0.1875, -0.5, 0.0, 0.0625, -0.5625, 0.1875, -0.375, -0.25])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.6875, -0.4375, 0.6875])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
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
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3, 4]), [-2.5, 3.9375, 2.1875, 0.0625, 0.5625, -3.625, 2.0, -2.5, 0.4375, -2.3125, -4.75, -1.375])
recurrent_weights = Parameter('recurrent_weights', ('TENSOR_FLOAT32', [3, 3]), [-0.25, 0.1875, -0.5, 0.0, 0.0625, -0.5625, 0.1875, -0.375, -0.25])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [-0.6875, -0.4375, 0.6875])
hidden_state = Input('hidden_state', ('TENSOR_FLOAT32', [2, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 3]))
hidden_state_out = Output('hidden_state_out', ('TENSOR_FLOAT32', [2, 3]))
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
