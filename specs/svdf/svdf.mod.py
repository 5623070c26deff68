# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/svdf.py; do not edit.
#
# SVDF: ranks, memories, bias, activations, states.

F32 = 'TENSOR_FLOAT32'

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [4]), [1.98, -0.513, 0.573, 0.542])
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.796, -0.492, -0.394, -0.455, -0.865, -0.721, -0.084, -0.079, 0.288, -0.724, -0.54, 0.581, -0.658,
    -0.612, 0.626, -0.591, 0.702, 0.912, 0.695, -0.907, -0.68, 0.439, 0.78, 0.672],
    state_out: [-0.492, 1.1917369, 0.0, -0.865, -0.11071398, 0.0, -0.079, 0.960682, 0.0, -0.54, -0.09766995, 0.0,
    -0.612, -0.64672, 0.0, 0.702, 0.202085, 0.0, -0.907, -0.62176, 0.0, 0.78, 0.40147498, 0.0],
    output: [2.3591084, -0.86015487, 0.7489544, 0.5702947, 1.9603623, 0.1513555, 0.016681409, 0.19363387],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [4]), [1.98, -0.513, 0.573, 0.542])
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0,
    0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [1.9597405, -0.5579499, 0.87081146, 0.55127865, 1.9909942, -0.4309535, 0.38025442, 0.5038599],
}, name='from_nothing_rank_1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.99, -0.257, 0.286, 0.271, 0.796, -0.492, -0.394, -0.455, -0.865, -0.721, -0.084, -0.079, 0.288,
    -0.724, -0.54, 0.581, -0.658, -0.612, 0.626, -0.591, 0.702, 0.912, 0.695, -0.907],
    state_out: [-0.257, 1.1917369, 0.0, 0.796, -0.11071398, 0.0, -0.455, 0.960682, 0.0, -0.084, -0.09766995, 0.0,
    -0.724, -0.64672, 0.0, -0.658, 0.202085, 0.0, -0.591, -0.62176, 0.0, 0.695, 0.40147498, 0.0],
    output: [0.37209848, 0.2849931, -0.3479896, -0.27126735, 0.31601024, -0.47325647, -0.32161063, -0.07184815],
}, name='rank_1_without_bias').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0,
    -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0],
    state_out: [],
    output: [-0.02025953, -0.044949874, 0.29781142, 0.009278645, 0.010994241, 0.08204651, -0.1927456,
    -0.038140126],
}, name='from_nothing_rank_1_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [3]), [-0.38, 0.442, -0.334])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: [-0.274, -0.519, 0.653, 0.413, 0.36, -0.585, -0.527, -0.758, 0.02, 0.829, -0.91, 0.788, 0.133,
    0.916, -0.403, 0.128, -0.514, 0.095, 0.659, -0.839, -0.715, -0.443, 0.446, -0.388, 0.323, 0.152,
    -0.999, -0.32, 0.115, 0.498, -0.206, 0.368, -0.348, 0.421, 0.223, -0.245, -0.338, 0.231, -0.147,
    0.22, 0.293, 0.029, 0.17, 0.731, 0.653, -0.865, 0.766, 0.215],
    state_out: [-0.519, 0.653, -0.110543, 0.0, -0.585, -0.527, 0.078444004, 0.0, 0.829, -0.91, -0.19006799, 0.0,
    0.916, -0.403, -0.14432, 0.0, 0.095, 0.659, 0.34104702, 0.0, -0.443, 0.446, -0.30328798, 0.0,
    0.152, -0.999, 0.829888, 0.0, 0.498, -0.206, 0.556596, 0.0, 0.421, 0.223, -0.008059986, 0.0,
    0.231, -0.147, -0.013074006, 0.0, 0.029, 0.17, 1.41727, 0.0, -0.865, 0.766, -1.6385739, 0.0],
    output: [-0.42870393, -0.5735412, -0.9305463, -0.5278765, 1.2773939, -2.7571821],
}, name='rank_2')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [3]), [-0.38, 0.442, -0.334])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: [-0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0,
    0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0,
    -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0],
    state_out: [],
    output: [-0.4021239, 0.5426628, -0.8127543, -0.70647454, 0.44411296, -2.6419911],
}, name='from_nothing_rank_2').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: [-0.19, 0.221, -0.167, -0.274, -0.519, 0.653, 0.413, 0.36, -0.585, -0.527, -0.758, 0.02, 0.829,
    -0.91, 0.788, 0.133, 0.916, -0.403, 0.128, -0.514, 0.095, 0.659, -0.839, -0.715, -0.443, 0.446,
    -0.388, 0.323, 0.152, -0.999, -0.32, 0.115, 0.498, -0.206, 0.368, -0.348, 0.421, 0.223, -0.245,
    -0.338, 0.231, -0.147, 0.22, 0.293, 0.029, 0.17, 0.731, 0.653],
    state_out: [0.221, -0.167, -0.110543, 0.0, 0.653, 0.413, 0.078444004, 0.0, -0.527, -0.758, -0.19006799, 0.0,
    -0.91, 0.788, -0.14432, 0.0, -0.403, 0.128, 0.34104702, 0.0, 0.659, -0.839, -0.30328798, 0.0,
    0.446, -0.388, 0.829888, 0.0, -0.999, -0.32, 0.556596, 0.0, -0.206, 0.368, -0.008059986, 0.0,
    0.223, -0.245, -0.013074006, 0.0, -0.147, 0.22, 1.41727, 0.0, 0.17, 0.731, -1.6385739, 0.0],
    output: [-0.5420919, -0.4003992, -0.16041327, 0.12239651, -0.69380105, -2.086311],
}, name='rank_2_without_bias')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: [-0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0,
    0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0,
    -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-0.022123907, 0.10066281, -0.47875428, -0.32647452, 0.0021129476, -2.307991],
}, name='from_nothing_rank_2_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), [-0.586, -0.592, -0.513, 0.888, 0.11, 0.4, 0.847, 0.346, -0.274, 0.022, 0.556, 0.586, -0.607, 0.819,
    0.037, 0.472, 0.607, 0.467, 0.544, 0.088, 0.499, -0.671, -0.622, 0.661, -0.517, 0.515, -0.747,
    0.219, -0.393, 0.307])
bias = Parameter('bias', (F32, [2]), [1.963, 1.409])
state = Input('state', (F32, [1, 30]))
state_out = Output('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: [0.194, 0.793, -0.532, 0.712, -0.17, 0.672, -0.625, 0.966, 0.791, -0.839, 0.448, -0.951, -0.498,
    0.483, 0.012, -0.035, -0.407, -0.985, 0.072, 0.565, -0.698, -0.363, 0.372, -0.703, -0.325,
    -0.749, -0.864, -0.565, -0.543, 0.511],
    state_out: [0.793, -0.532, 0.712, 0.279107, 0.0, -0.625, 0.966, 0.791, -0.02168898, 0.0, -0.951, -0.498, 0.483,
    -0.50814897, 0.0, -0.407, -0.985, 0.072, 0.551014, 0.0, -0.363, 0.372, -0.703, -0.13478301, 0.0,
    -0.864, -0.565, -0.543, -0.45200196, 0.0],
    output: [2.5430472, 0.25255245],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), [-0.586, -0.592, -0.513, 0.888, 0.11, 0.4, 0.847, 0.346, -0.274, 0.022, 0.556, 0.586, -0.607, 0.819,
    0.037, 0.472, 0.607, 0.467, 0.544, 0.088, 0.499, -0.671, -0.622, 0.661, -0.517, 0.515, -0.747,
    0.219, -0.393, 0.307])
bias = Parameter('bias', (F32, [2]), [1.963, 1.409])
state = Input('state', (F32, [1, 30]))
state_out = IgnoredOutput('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: [0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0,
    0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [1.9744232, 1.3884075],
}, name='from_nothing_rank_3').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), [-0.586, -0.592, -0.513, 0.888, 0.11, 0.4, 0.847, 0.346, -0.274, 0.022, 0.556, 0.586, -0.607, 0.819,
    0.037, 0.472, 0.607, 0.467, 0.544, 0.088, 0.499, -0.671, -0.622, 0.661, -0.517, 0.515, -0.747,
    0.219, -0.393, 0.307])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 30]))
state_out = Output('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: [0.981, 0.704, 0.194, 0.793, -0.532, 0.712, -0.17, 0.672, -0.625, 0.966, 0.791, -0.839, 0.448,
    -0.951, -0.498, 0.483, 0.012, -0.035, -0.407, -0.985, 0.072, 0.565, -0.698, -0.363, 0.372,
    -0.703, -0.325, -0.749, -0.864, -0.565],
    state_out: [0.704, 0.194, 0.793, 0.279107, 0.0, -0.17, 0.672, -0.625, -0.02168898, 0.0, -0.839, 0.448, -0.951,
    -0.50814897, 0.0, 0.012, -0.035, -0.407, 0.551014, 0.0, 0.565, -0.698, -0.363, -0.13478301, 0.0,
    -0.325, -0.749, -0.864, -0.45200196, 0.0],
    output: [-0.93363994, -0.11580858],
}, name='rank_3_without_bias').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), [-0.586, -0.592, -0.513, 0.888, 0.11, 0.4, 0.847, 0.346, -0.274, 0.022, 0.556, 0.586, -0.607, 0.819,
    0.037, 0.472, 0.607, 0.467, 0.544, 0.088, 0.499, -0.671, -0.622, 0.661, -0.517, 0.515, -0.747,
    0.219, -0.393, 0.307])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 30]))
state_out = IgnoredOutput('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: [0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0,
    -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0],
    state_out: [],
    output: [0.0114231, -0.020592557],
}, name='from_nothing_rank_3_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [2]), [-1.632, -1.071])
state = Input('state', (F32, [3, 4]))
state_out = Output('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.497, -0.535, 0.524, 0.995, -0.169, -0.63, 0.843, -0.951, -0.896, 0.036, -0.56, -0.452],
    state_out: [-0.509211, 0.0, 0.56118, 0.0, -1.017749, 0.0, 0.40666407, 0.0, 0.550558, 0.0, 0.108881995, 0.0],
    output: [-1.338317, -1.9332045, -1.2601758, -2.084495, -1.5754236, -0.68314815],
}, name='memory_2').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [2]), [-1.632, -1.071])
state = Input('state', (F32, [3, 4]))
state_out = IgnoredOutput('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0],
    state_out: [],
    output: [-1.468034, -1.4935685, -1.3042848, -1.377218, -1.8092797, -1.1529881],
}, name='from_nothing_memory_2').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [3, 4]))
state_out = Output('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.816, -0.536, -0.497, -0.535, 0.524, 0.995, -0.169, -0.63, 0.843, -0.951, -0.896, 0.036],
    state_out: [-0.509211, 0.0, 0.56118, 0.0, -1.017749, 0.0, 0.40666407, 0.0, 0.550558, 0.0, 0.108881995, 0.0],
    output: [0.37694195, -0.005585556, 0.19095118, -0.16442704, -0.39730266, 0.6697559],
}, name='memory_2_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [3, 4]))
state_out = IgnoredOutput('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.16396594, -0.42256856, 0.3277152, -0.30621806, -0.17727967, -0.08198815],
}, name='from_nothing_memory_2_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [2]), [-1.423, 1.347])
state = Input('state', (F32, [2, 4]))
state_out = Output('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.681, 0.921, 0.99, -0.311, -0.495, 0.246, 0.423, 0.326],
    state_out: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output: [-1.3046473, 2.130731, -1.8864067, 0.43691888],
}, name='memory_1').AddVariations('float16')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [2]), [-1.423, 1.347])
state = Input('state', (F32, [2, 4]))
state_out = IgnoredOutput('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-1.3046473, 2.130731, -1.8864067, 0.43691888],
}, name='from_nothing_memory_1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 4]))
state_out = Output('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.712, 0.673, -0.681, 0.921, 0.99, -0.311, -0.495, 0.246],
    state_out: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output: [0.1183526, 0.783731, -0.46340668, -0.9100811],
}, name='memory_1_without_bias').AddVariations('float16')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 4]))
state_out = IgnoredOutput('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.1183526, 0.783731, -0.46340668, -0.9100811],
}, name='from_nothing_memory_1_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [1]), [0.993])
state = Input('state', (F32, [1, 6]))
state_out = Output('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [-0.271, -0.15, 0.712, 0.796, 0.419, 0.153],
    state_out: [-0.15, -3.221252, 0.0, 0.419, 0.47585306, 0.0],
    output: [-0.5755295],
}, name='one_unit').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [1]), [0.993])
state = Input('state', (F32, [1, 6]))
state_out = IgnoredOutput('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [-0.0, -0.0, 0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-0.4420375],
}, name='from_nothing_one_unit').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 6]))
state_out = Output('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [0.496, -0.271, -0.15, 0.712, 0.796, 0.419],
    state_out: [-0.271, -3.221252, 0.0, 0.796, 0.47585306, 0.0],
    output: [-1.1431195],
}, name='one_unit_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 6]))
state_out = IgnoredOutput('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-1.4350375],
}, name='from_nothing_one_unit_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [3]), [-1.234, -1.176, 1.611])
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.806, -0.34, 0.221, -0.01, -0.98, 0.012, 0.932, -0.465, -0.405, 0.45, -0.581, -0.791, 0.049,
    0.687, -0.506, 0.89, 0.738, -0.617, -0.602, -0.889, 0.152, 0.771, -0.78, 0.727],
    state_out: [-0.34, 0.221, -0.467103, 0.0, 0.012, 0.932, -0.52698797, 0.0, 0.45, -0.581, 0.152279, 0.0, 0.687,
    -0.506, -0.323232, 0.0, -0.617, -0.602, -0.364672, 0.0, 0.771, -0.78, 0.105376005, 0.0],
    output: [-0.5035797, -0.9223826, 1.413614, -0.907779, -1.8633779, 1.6158818],
}, name='one_input').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [3]), [-1.234, -1.176, 1.611])
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0,
    -0.0, -0.0, 0.0, 0.0, -0.0, 0.0],
    state_out: [],
    output: [-1.1555266, -1.6307906, 1.640542, -1.179697, -1.4907119, 1.6314429],
}, name='from_nothing_one_input').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.617, -0.588, 0.805, -0.806, -0.34, 0.221, -0.01, -0.98, 0.012, 0.932, -0.465, -0.405, 0.45,
    -0.581, -0.791, 0.049, 0.687, -0.506, 0.89, 0.738, -0.617, -0.602, -0.889, 0.152],
    state_out: [-0.588, 0.805, -0.467103, 0.0, 0.221, -0.01, -0.52698797, 0.0, 0.932, -0.465, 0.152279, 0.0,
    -0.581, -0.791, -0.323232, 0.0, -0.506, 0.89, -0.364672, 0.0, -0.602, -0.889, 0.105376005, 0.0],
    output: [0.23500825, -0.5319486, -0.31646788, -0.07489799, 0.6240641, 0.47359094],
}, name='one_input_without_bias').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0,
    -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.0784733, -0.45479062, 0.029542128, 0.054302976, -0.31471193, 0.020442946],
}, name='from_nothing_one_input_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.314, -0.84, -0.164, 0.52, 0.976, -0.563, -0.8, -0.848, -0.216, 0.946, -0.81, 0.031, -0.931,
    -0.46, -0.558, 0.941, -0.15, 0.715, 0.786, 0.471, -0.312, 0.013, -0.682, -0.803])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.402, -0.172, -0.602, -0.67, 0.088, -0.08, 0.08, 0.501, 0.748, 0.78, -0.794, 0.762, -0.624, 0.764,
    -0.255, -0.856, -0.97, -0.82, -0.094, -0.82, 0.08, 0.572, -0.75, 0.328])
bias = Parameter('bias', (F32, [3]), [-1.448, 0.331, -0.904])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [0.857, -0.353, 1.208, 0.371, -1.018, 0.263, -1.726, 0.515],
    state: [0.232, 0.248, -0.512, -0.711, -0.747, 0.062, 0.406, 0.219, 0.1, 0.288, -0.884, 0.565, 0.513, 0.832,
    0.479, 0.686, 0.098, -0.796, 0.601, -0.09, 0.868, -0.424, -0.404, 0.554, -0.854, 0.693, 0.35,
    0.734, -0.475, -0.875, 0.423, -0.064, -0.614, 0.619, -0.165, 0.619, -0.316, -0.655, 0.786,
    0.698, -0.683, 0.36, 0.322, -0.768, 0.53, -0.945, -0.645, 0.442],
    state_out: [0.248, -0.512, 0.560426, 0.0, 0.062, 0.406, -0.24583696, 0.0, 0.288, -0.884, -1.4860289, 0.0,
    0.832, 0.479, -0.96044, 0.0, -0.796, 0.601, 0.743284, 0.0, -0.424, -0.404, -1.393742, 0.0,
    0.693, 0.35, 0.010291968, 0.0, -0.875, 0.423, -0.19755703, 0.0, 0.619, -0.165, 1.8827109, 0.0,
    -0.655, 0.786, 2.274501, 0.0, 0.36, 0.322, -0.773326, 0.0, -0.945, -0.645, 1.084622, 0.0],
    output: [-1.6260337, 1.2155095, -1.3395622, -2.1650357, -0.53045505, 0.40853533],
}, name='activation_none').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.314, -0.84, -0.164, 0.52, 0.976, -0.563, -0.8, -0.848, -0.216, 0.946, -0.81, 0.031, -0.931,
    -0.46, -0.558, 0.941, -0.15, 0.715, 0.786, 0.471, -0.312, 0.013, -0.682, -0.803])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.402, -0.172, -0.602, -0.67, 0.088, -0.08, 0.08, 0.501, 0.748, 0.78, -0.794, 0.762, -0.624, 0.764,
    -0.255, -0.856, -0.97, -0.82, -0.094, -0.82, 0.08, 0.572, -0.75, 0.328])
bias = Parameter('bias', (F32, [3]), [-1.448, 0.331, -0.904])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [0.857, -0.353, 1.208, 0.371, -1.018, 0.263, -1.726, 0.515],
    state: [0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0,
    -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0,
    -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [-1.9466497, 0.020782566, -1.9706402, -1.5538716, -0.18134706, 0.085883334],
}, name='from_nothing_activation_none').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.4375, 0.375, 0.1875, -0.0625, -0.25, 0.0625, 0.125, 0.375, 0.375, -0.1875, 0.5625, -0.8125,
    0.5625, -0.625, -0.6875, 0.625, 0.125, -0.625, -0.3125, 0.5, 1.0, 0.875, -0.8125, 0.25])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.75, -0.875, -0.6875, 0.5625, 0.4375, 0.0, 0.125, 0.625, 0.5625, 0.5, -1.0, -0.3125, -0.5625,
    0.5625, -0.4375, 0.75, 0.375, -0.5, 0.3125, -0.125, 1.0, -0.125, 0.125, -0.0625])
bias = Parameter('bias', (F32, [3]), [-0.625, 1.1875, 0.6875])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-8.625, -6.6875, -8.5, -4.375, -10.25, 10.375, -8.5625, -7.875],
    state: [0.0, 0.4375, 0.1875, 0.375, -0.5625, -0.375, -0.6875, -0.75, 0.3125, 0.125, 0.25, 0.5, 0.125,
    0.1875, -0.8125, -0.75, 0.9375, -0.1875, -0.75, -0.6875, -0.125, -0.4375, 0.4375, 0.6875,
    -0.625, 0.6875, -0.5, -1.0, 0.125, 0.3125, 0.375, -0.5, 0.0, -0.25, -0.9375, -0.875, 0.0, 0.125,
    0.3125, 0.4375, 1.0, -0.4375, 0.4375, -0.8125, -0.875, 0.5, -0.25, -0.5625],
    state_out: [0.4375, 0.1875, -7.6015625, 0.0, -0.375, -0.6875, -0.96484375, 0.0, 0.125, 0.25, -3.2070312, 0.0,
    0.1875, -0.8125, 2.4375, 0.0, -0.1875, -0.75, 3.5703125, 0.0, -0.4375, 0.4375, -8.6640625, 0.0,
    0.6875, -0.5, -1.7070312, 0.0, 0.3125, 0.375, -0.8125, 0.0, -0.25, -0.9375, -4.2070312, 0.0,
    0.125, 0.3125, -11.285156, 0.0, -0.4375, 0.4375, -9.027344, 0.0, 0.5, -0.25, 3.8164062, 0.0],
    output: [-6.3476562, 4.3967285, 0.97802734, -2.7180176, -5.215576, 1.3391113],
}, name='far_none').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.4375, 0.375, 0.1875, -0.0625, -0.25, 0.0625, 0.125, 0.375, 0.375, -0.1875, 0.5625, -0.8125,
    0.5625, -0.625, -0.6875, 0.625, 0.125, -0.625, -0.3125, 0.5, 1.0, 0.875, -0.8125, 0.25])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.75, -0.875, -0.6875, 0.5625, 0.4375, 0.0, 0.125, 0.625, 0.5625, 0.5, -1.0, -0.3125, -0.5625,
    0.5625, -0.4375, 0.75, 0.375, -0.5, 0.3125, -0.125, 1.0, -0.125, 0.125, -0.0625])
bias = Parameter('bias', (F32, [3]), [-0.625, 1.1875, 0.6875])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-8.625, -6.6875, -8.5, -4.375, -10.25, 10.375, -8.5625, -7.875],
    state: [0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0,
    -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0,
    -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0],
    state_out: [],
    output: [-5.5039062, 4.0178223, 0.78271484, -2.0930176, -5.96167, 1.5773926],
}, name='from_nothing_far_none').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.172, 0.884, 0.481, -0.1, 0.017, 0.423, 0.007, 0.297, 0.458, 0.85, -0.805, 0.584, -0.923, 0.066,
    -0.793, -0.432, 0.553, -0.1, 0.873, -0.246, -0.911, -0.012, -0.477, -0.247])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.21, -0.906, -0.596, -0.273, -0.199, 0.574, 0.88, -0.714, -0.207, -0.423, -0.058, -0.361, -0.12,
    0.2, 0.655, -0.877, -0.731, -0.418, 0.094, 0.215, 0.659, 0.577, 0.791, -0.425])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-1.911, -1.593, 0.449, 1.579, -1.315, 0.061, 1.819, -1.286],
    state: [-0.249, 0.995, 0.314, 0.009, 0.732, 0.145, -0.826, 0.428, -0.736, 0.672, -0.896, -0.931, -0.94,
    0.216, 0.876, 0.821, 0.781, 0.994, -0.37, 0.592, -0.629, 0.296, 0.884, -0.128, -0.948, -0.654,
    0.409, -0.887, 0.404, -0.302, 0.917, 0.414, -0.979, -0.975, -0.225, -0.12, 0.452, -0.906,
    -0.356, -0.612, 0.591, -0.812, -0.949, 0.683, 0.49, 0.334, -0.327, -0.391],
    state_out: [0.995, 0.314, -1.021451, 0.0, 0.145, -0.826, -0.23422006, 0.0, 0.672, -0.896, -1.6685971, 0.0,
    0.216, 0.876, 0.62052995, 0.0, 0.994, -0.37, -0.89394, 0.0, 0.296, 0.884, 1.155851, 0.0, -0.654,
    0.409, 1.283643, 0.0, -0.302, 0.917, -0.36576098, 0.0, -0.975, -0.225, -2.765739, 0.0, -0.906,
    -0.356, 0.33085608, 0.0, -0.812, -0.949, 1.171048, 0.0, 0.334, -0.327, 0.6472121, 0.0],
    output: [0.0, 0.70800275, 0.0, 0.6136148, 0.8677791, 0.05187019],
}, name='activation_relu_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.172, 0.884, 0.481, -0.1, 0.017, 0.423, 0.007, 0.297, 0.458, 0.85, -0.805, 0.584, -0.923, 0.066,
    -0.793, -0.432, 0.553, -0.1, 0.873, -0.246, -0.911, -0.012, -0.477, -0.247])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.21, -0.906, -0.596, -0.273, -0.199, 0.574, 0.88, -0.714, -0.207, -0.423, -0.058, -0.361, -0.12,
    0.2, 0.655, -0.877, -0.731, -0.418, 0.094, 0.215, 0.659, 0.577, 0.791, -0.425])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-1.911, -1.593, 0.449, 1.579, -1.315, 0.061, 1.819, -1.286],
    state: [-0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0,
    -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0],
    state_out: [],
    output: [0.44608924, 0.058158804, 0.0, 0.0, 0.708271, 0.0],
}, name='from_nothing_activation_relu_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.4375, -0.5625, -0.625, -0.875, -0.25, -0.0625, 1.0, 0.0625, 0.25, 0.0625, -0.3125, -0.9375,
    0.875, 0.1875, 0.1875, 0.3125, -0.9375, -0.3125, 0.25, -0.625, -0.875, -0.5, -0.9375, 0.3125])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.6875, 0.375, -0.875, -0.5, 0.875, -0.625, 0.3125, -0.6875, 0.625, -0.3125, 0.4375, -0.125,
    0.0625, -0.3125, -0.5, -0.125, 1.0, -0.0625, 0.9375, -0.75, -0.875, 0.0, 0.625, -0.625])
bias = Parameter('bias', (F32, [3]), [-0.5, 1.375, -0.625])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-3.9375, 3.625, -6.3125, 3.625, -5.5, 9.5625, -4.8125, 11.875],
    state: [-0.625, -1.0, 0.625, -0.0625, -0.4375, -0.5625, 1.0, 0.3125, -0.3125, 0.875, 0.625, 0.875, -0.9375,
    0.3125, -1.0, 0.4375, -0.25, 0.75, -0.3125, -0.75, -0.3125, -1.0, 0.75, -0.625, -0.3125,
    -0.0625, -0.375, -0.4375, -0.5, 0.25, -0.125, 0.5625, 0.125, 0.6875, -0.125, 0.75, -0.125,
    0.4375, 0.5, 0.25, 0.0625, -1.0, 0.375, 0.9375, 1.0, -0.3125, 0.875, -0.6875],
    state_out: [-1.0, 0.625, 0.45703125, 0.0, -0.5625, 1.0, -5.328125, 0.0, 0.875, 0.625, -2.1835938, 0.0, 0.3125,
    -1.0, -2.8164062, 0.0, 0.75, -0.3125, -1.2851562, 0.0, -1.0, 0.75, 8.683594, 0.0, -0.0625,
    -0.375, -10.355469, 0.0, 0.25, -0.125, -3.2929688, 0.0, 0.6875, -0.125, -10.40625, 0.0, 0.4375,
    0.5, -0.2109375, 0.0, -1.0, 0.375, -6.4570312, 0.0, -0.3125, 0.875, 8.253906, 0.0],
    output: [1.8642578, 2.1484375, 0.0, 6.3986816, 2.116211, 0.0],
}, name='far_relu').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.4375, -0.5625, -0.625, -0.875, -0.25, -0.0625, 1.0, 0.0625, 0.25, 0.0625, -0.3125, -0.9375,
    0.875, 0.1875, 0.1875, 0.3125, -0.9375, -0.3125, 0.25, -0.625, -0.875, -0.5, -0.9375, 0.3125])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.6875, 0.375, -0.875, -0.5, 0.875, -0.625, 0.3125, -0.6875, 0.625, -0.3125, 0.4375, -0.125,
    0.0625, -0.3125, -0.5, -0.125, 1.0, -0.0625, 0.9375, -0.75, -0.875, 0.0, 0.625, -0.625])
bias = Parameter('bias', (F32, [3]), [-0.5, 1.375, -0.625])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-3.9375, 3.625, -6.3125, 3.625, -5.5, 9.5625, -4.8125, 11.875],
    state: [-0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0,
    -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0,
    0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0],
    state_out: [],
    output: [2.9345703, 2.0, 0.0, 6.9416504, 2.7021484, 0.0],
}, name='from_nothing_far_relu').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.356, -0.352, -0.806, -0.932, -0.48, -0.434, -0.615, -0.757, -0.181, 0.014, 0.911, 0.28, 0.498,
    0.766, -0.457, -0.244, 0.304, -0.641, 0.747, 0.678, 0.085, 0.784, 0.286, -0.023])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.64, 0.362, 0.97, 0.652, 0.937, 0.964, -0.243, 0.905, -0.935, -0.397, -0.439, -0.993, 0.203,
    -0.768, -0.594, -0.913, -0.418, -0.415, 0.529, -0.624, -0.415, 0.415, -0.516, 0.385])
bias = Parameter('bias', (F32, [3]), [0.104, -1.202, -0.055])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [-1.445, 1.094, -0.902, -1.501, 1.919, -1.044, -0.232, -1.977],
    state: [-0.338, 0.561, -0.197, -0.994, 0.035, -0.945, 0.952, -0.73, -0.602, -0.135, 0.471, -0.615, 0.131,
    -0.124, 0.822, -0.742, -0.164, -0.918, 0.314, -0.207, 0.142, 0.669, 0.027, -0.492, -0.767,
    0.009, -0.901, 0.404, 0.545, 0.88, 0.888, 0.569, 0.162, -0.934, -0.222, 0.424, -0.559, -0.385,
    0.169, -0.364, -0.541, -0.334, 0.523, 0.714, 0.222, 0.073, -0.615, -0.893],
    state_out: [0.561, -0.197, 1.226436, 0.0, -0.945, 0.952, 1.9097911, 0.0, -0.135, 0.471, -0.96514106, 0.0,
    -0.124, 0.822, 0.89685196, 0.0, -0.918, 0.314, -2.832006, 0.0, 0.669, 0.027, 0.5114219, 0.0,
    0.009, -0.901, 3.080208, 0.0, 0.88, 0.888, 1.1712451, 0.0, -0.934, -0.222, -1.1268669, 0.0,
    -0.385, 0.169, 0.74437, 0.0, -0.334, 0.523, -0.26112995, 0.0, 0.073, -0.615, -0.676262, 0.0],
    output: [1.0, -1.0, 1.0, 1.0, -0.36402792, 0.7445042],
}, name='activation_relu1').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.356, -0.352, -0.806, -0.932, -0.48, -0.434, -0.615, -0.757, -0.181, 0.014, 0.911, 0.28, 0.498,
    0.766, -0.457, -0.244, 0.304, -0.641, 0.747, 0.678, 0.085, 0.784, 0.286, -0.023])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.64, 0.362, 0.97, 0.652, 0.937, 0.964, -0.243, 0.905, -0.935, -0.397, -0.439, -0.993, 0.203,
    -0.768, -0.594, -0.913, -0.418, -0.415, 0.529, -0.624, -0.415, 0.415, -0.516, 0.385])
bias = Parameter('bias', (F32, [3]), [0.104, -1.202, -0.055])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [-1.445, 1.094, -0.902, -1.501, 1.919, -1.044, -0.232, -1.977],
    state: [-0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0,
    -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0,
    0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0],
    state_out: [],
    output: [1.0, -1.0, 1.0, 1.0, -0.76263094, -0.15241577],
}, name='from_nothing_activation_relu1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.5625, 0.3125, -0.25, 0.9375, -0.8125, 0.8125, -1.0, -0.9375, 0.1875, 0.25, -1.0, -0.5, 0.9375,
    0.75, 0.375, 1.0, -0.3125, 0.375, 0.3125, -0.25, 0.6875, 0.5, 0.5625, 0.875])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-1.0, 0.25, 0.5625, 0.0, 0.1875, -0.3125, 0.0, -0.25, 0.1875, 0.6875, 0.0, -0.625, -0.5625,
    -0.9375, -0.625, 0.375, -0.25, -0.5, -0.125, -0.125, -0.6875, 0.6875, 0.875, 0.1875])
bias = Parameter('bias', (F32, [3]), [1.5625, 0.0625, 2.0])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [1.0625, 10.5, -4.625, 5.6875, 0.625, 8.25, 9.0, -6.1875],
    state: [0.3125, -0.875, 0.8125, -0.5625, 0.3125, -0.75, -0.875, -0.1875, 0.125, 0.4375, 0.5625, -0.125,
    -0.625, 0.75, 1.0, -0.8125, -0.0625, 0.6875, 0.375, 0.0, -0.0625, -0.5625, 1.0, -0.4375, 0.25,
    -0.8125, -0.875, 0.5625, 0.8125, 0.625, -0.25, -0.3125, 0.875, 0.0625, 0.5625, -0.4375, 0.4375,
    -0.625, 0.25, -0.125, -0.125, -0.1875, 0.125, 0.875, -0.6875, -0.0625, 0.6875, 0.0],
    state_out: [-0.875, 0.8125, 10.3671875, 0.0, -0.75, -0.875, 6.9609375, 0.0, 0.4375, 0.5625, 4.6054688, 0.0,
    0.75, 1.0, 12.824219, 0.0, 0.6875, 0.375, 0.73828125, 0.0, -0.5625, 1.0, 8.355469, 0.0, -0.8125,
    -0.875, -5.1210938, 0.0, 0.625, -0.25, 2.9960938, 0.0, 0.0625, 0.5625, -3.7265625, 0.0, -0.625,
    0.25, 3.9609375, 0.0, -0.1875, 0.125, 7.2578125, 0.0, -0.0625, 0.6875, 4.203125, 0.0],
    output: [0.041015625, 1.0, 1.0, -0.17480469, 1.0, 1.0],
}, name='far_relu1').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.5625, 0.3125, -0.25, 0.9375, -0.8125, 0.8125, -1.0, -0.9375, 0.1875, 0.25, -1.0, -0.5, 0.9375,
    0.75, 0.375, 1.0, -0.3125, 0.375, 0.3125, -0.25, 0.6875, 0.5, 0.5625, 0.875])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-1.0, 0.25, 0.5625, 0.0, 0.1875, -0.3125, 0.0, -0.25, 0.1875, 0.6875, 0.0, -0.625, -0.5625,
    -0.9375, -0.625, 0.375, -0.25, -0.5, -0.125, -0.125, -0.6875, 0.6875, 0.875, 0.1875])
bias = Parameter('bias', (F32, [3]), [1.5625, 0.0625, 2.0])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [1.0625, 10.5, -4.625, 5.6875, 0.625, 8.25, 9.0, -6.1875],
    state: [0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0,
    0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0,
    -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0],
    state_out: [],
    output: [-0.17773438, 1.0, 1.0, 0.81347656, 1.0, 1.0],
}, name='from_nothing_far_relu1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.512, -0.624, -0.39, -0.943, -0.428, -0.072, 0.072, 0.141, 0.576, 0.836, 0.202, -0.242, -0.452,
    0.874, 0.714, 0.356, -0.971, 0.889, 0.073, -0.706, 0.29, -0.098, 0.748, 0.338])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.933, -0.537, -0.949, 0.524, -0.708, -0.018, -0.88, 0.661, -0.513, 0.114, 0.317, 0.659, 0.115,
    -0.124, -0.143, 0.487, 0.542, -0.612, -0.945, -0.614, 0.692, -0.621, -0.67, 0.878])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [-0.53, -0.879, 0.989, 1.081, 1.031, -1.36, 0.981, 1.551],
    state: [-0.969, -0.45, -0.351, 0.287, 0.752, 0.942, 0.971, -0.655, 0.876, 0.157, -0.867, -0.074, -0.088,
    -0.834, 0.019, -0.182, -0.86, 0.957, 0.045, 0.533, 0.763, 0.392, 0.13, 0.912, 0.361, -0.81,
    -0.44, 0.329, 0.475, 0.465, 0.21, 0.743, 0.06, 0.778, 0.214, -0.493, 0.73, -0.958, 0.552,
    -0.443, -0.247, 0.044, 0.178, 0.555, 0.72, 0.369, 0.003, 0.306],
    state_out: [-0.45, -0.351, -1.127957, 0.0, 0.942, 0.971, 0.513757, 0.0, 0.157, -0.867, -1.101948, 0.0, -0.834,
    0.019, 0.562296, 0.0, 0.957, 0.045, -0.95778996, 0.0, 0.392, 0.13, 1.037592, 0.0, -0.81, -0.44,
    -0.46867096, 0.0, 0.465, 0.21, -0.054025013, 0.0, 0.778, 0.214, -0.72028404, 0.0, -0.958, 0.552,
    -0.40206203, 0.0, 0.044, 0.178, -3.233534, 0.0, 0.369, 0.003, 1.690296, 0.0],
    output: [0.0, 0.0, 0.6022239, 0.3785789, 0.0, 3.407539],
}, name='activation_relu6_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.512, -0.624, -0.39, -0.943, -0.428, -0.072, 0.072, 0.141, 0.576, 0.836, 0.202, -0.242, -0.452,
    0.874, 0.714, 0.356, -0.971, 0.889, 0.073, -0.706, 0.29, -0.098, 0.748, 0.338])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.933, -0.537, -0.949, 0.524, -0.708, -0.018, -0.88, 0.661, -0.513, 0.114, 0.317, 0.659, 0.115,
    -0.124, -0.143, 0.487, 0.542, -0.612, -0.945, -0.614, 0.692, -0.621, -0.67, 0.878])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [-0.53, -0.879, 0.989, 1.081, 1.031, -1.36, 0.981, 1.551],
    state: [-0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0,
    0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [0.0, 0.0, 1.4990889, 0.0, 0.0, 3.4694698],
}, name='from_nothing_activation_relu6_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.875, 0.5625, -0.9375, -0.25, 0.375, -0.9375, -0.1875, 0.875, 1.0, 0.9375, -0.625, 0.1875,
    0.0625, -0.75, -0.125, 0.9375, -0.75, 0.8125, -0.0625, -0.1875, 0.1875, 0.0, 0.125, 0.75])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.9375, 0.625, -0.5625, -0.5625, 0.6875, -0.5625, -0.5, 0.6875, -0.5, 0.8125, -0.75, 0.0, 0.875,
    0.5625, 0.625, -1.0, 0.25, 0.375, 0.5625, -0.5, -0.125, -0.9375, -1.0, 0.8125])
bias = Parameter('bias', (F32, [3]), [0.5625, -0.75, -1.375])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [8.625, -5.375, 3.625, 3.0, -1.4375, 10.75, 9.4375, -7.5625],
    state: [0.6875, 0.125, 0.1875, -0.75, -0.5625, -1.0, 0.125, 0.0, 0.5625, 0.75, 0.3125, 0.4375, 1.0, 0.25,
    0.9375, -0.1875, -0.3125, 0.25, -0.5, -0.6875, -0.5625, -1.0, 0.1875, -0.9375, -0.375, -0.1875,
    -0.375, -0.125, -0.625, -0.8125, -0.5, 0.125, 0.1875, -0.9375, -1.0, -0.5, 0.625, 0.125, 0.5625,
    0.8125, 0.875, 0.0625, 0.0, -0.375, -0.75, -0.375, -0.9375, -0.0625],
    state_out: [0.125, 0.1875, -14.71875, 0.0, -1.0, 0.125, 10.21875, 0.0, 0.75, 0.3125, 1.8828125, 0.0, 0.25,
    0.9375, 6.9296875, 0.0, 0.25, -0.5, -11.625, 0.0, -1.0, 0.1875, 4.3203125, 0.0, -0.1875, -0.375,
    0.34765625, 0.0, -0.8125, -0.5, -19.003906, 0.0, -0.9375, -1.0, 1.3242188, 0.0, 0.125, 0.5625,
    -16.421875, 0.0, 0.0625, 0.0, 10.640625, 0.0, -0.375, -0.9375, -4.7617188, 0.0],
    output: [6.0, 0.0, 6.0, 0.0, 6.0, 0.0],
}, name='far_relu6').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.875, 0.5625, -0.9375, -0.25, 0.375, -0.9375, -0.1875, 0.875, 1.0, 0.9375, -0.625, 0.1875,
    0.0625, -0.75, -0.125, 0.9375, -0.75, 0.8125, -0.0625, -0.1875, 0.1875, 0.0, 0.125, 0.75])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.9375, 0.625, -0.5625, -0.5625, 0.6875, -0.5625, -0.5, 0.6875, -0.5, 0.8125, -0.75, 0.0, 0.875,
    0.5625, 0.625, -1.0, 0.25, 0.375, 0.5625, -0.5, -0.125, -0.9375, -1.0, 0.8125])
bias = Parameter('bias', (F32, [3]), [0.5625, -0.75, -1.375])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [8.625, -5.375, 3.625, 3.0, -1.4375, 10.75, 9.4375, -7.5625],
    state: [0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0,
    -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0,
    -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0],
    state_out: [],
    output: [6.0, 0.0, 6.0, 0.0, 6.0, 0.0],
}, name='from_nothing_far_relu6').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.132, 0.24, 0.731, 0.252, 0.223, -0.175, -0.922, -0.741, 0.759, -0.097, 0.259, 0.132, -0.291,
    -0.605, -0.576, -0.759, -0.649, -0.002, 0.222, 0.446, -0.025, -0.371, 0.581, 0.999])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.176, 0.321, -0.688, 0.583, -0.783, 0.459, 0.256, 0.865, -0.506, -0.279, -0.87, 0.756, 0.832,
    -0.852, -0.375, -0.09, -0.355, -0.907, 0.841, 0.864, -0.842, 0.312, -0.162, -0.878])
bias = Parameter('bias', (F32, [3]), [-0.615, -0.296, -1.037])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [1.268, -0.668, -1.267, -0.874, 0.648, 0.915, 0.384, 1.71],
    state: [0.377, -0.835, -0.099, 0.115, 0.661, -0.928, -0.362, 0.098, -0.249, 0.314, 0.255, 0.64, -0.795,
    0.047, 0.71, -0.591, -0.318, -0.572, 0.266, 0.671, -0.232, -0.278, -0.813, -0.713, -0.676,
    -0.726, -0.961, 0.621, -0.946, -0.813, 0.539, 0.947, -0.951, 0.421, 0.936, -0.767, 0.539, 0.318,
    -0.537, 0.481, 0.377, 0.601, 0.829, 0.915, -0.757, -0.321, -0.738, 0.115],
    state_out: [-0.835, -0.099, -1.474121, 0.0, -0.928, -0.362, 2.215472, 0.0, 0.314, 0.255, 0.583687, 0.0, 0.047,
    0.71, 1.4283099, 0.0, -0.572, 0.266, -1.492674, 0.0, -0.278, -0.813, -1.3931249, 0.0, -0.726,
    -0.961, 0.84568805, 0.0, -0.813, 0.539, -1.6367791, 0.0, 0.421, 0.936, 0.728253, 0.0, 0.318,
    -0.537, -2.261217, 0.0, 0.601, 0.829, 0.42552605, 0.0, -0.321, -0.738, 1.575729, 0.0],
    output: [-0.6965107, -0.8125458, -0.007792367, -0.4503544, 0.36823767, -0.88045555],
}, name='activation_tanh').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.132, 0.24, 0.731, 0.252, 0.223, -0.175, -0.922, -0.741, 0.759, -0.097, 0.259, 0.132, -0.291,
    -0.605, -0.576, -0.759, -0.649, -0.002, 0.222, 0.446, -0.025, -0.371, 0.581, 0.999])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.176, 0.321, -0.688, 0.583, -0.783, 0.459, 0.256, 0.865, -0.506, -0.279, -0.87, 0.756, 0.832,
    -0.852, -0.375, -0.09, -0.355, -0.907, 0.841, 0.864, -0.842, 0.312, -0.162, -0.878])
bias = Parameter('bias', (F32, [3]), [-0.615, -0.296, -1.037])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [1.268, -0.668, -1.267, -0.874, 0.648, 0.915, 0.384, 1.71],
    state: [0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0,
    0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0,
    -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.41527665, 0.01671791, -0.8017551, -0.9117462, 0.42850894, -0.9675764],
}, name='from_nothing_activation_tanh').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.1875, 0.875, -0.875, -0.8125, -0.5625, 0.8125, -0.4375, -0.5, 0.625, 1.0, -0.0625, 0.9375,
    -0.9375, -0.125, 0.4375, -0.4375, -0.6875, 1.0, -1.0, 0.0, -0.0625, 0.9375, -1.0, -0.9375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.8125, -0.0625, -1.0, -0.375, 0.0, 0.1875, -0.1875, 0.5, 0.8125, -0.1875, 0.125, 0.0, -0.875,
    0.25, 0.375, 0.8125, 0.0, -0.3125, 0.5625, -0.1875, 0.75, 1.0, 0.125, -0.4375])
bias = Parameter('bias', (F32, [3]), [1.3125, 1.875, -2.0])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [-6.5625, -3.3125, 3.125, -8.9375, 10.3125, -5.25, 2.0625, 5.875],
    state: [0.5, -0.1875, 0.9375, 0.625, 0.4375, 0.0625, -0.3125, -0.3125, 0.375, 0.125, 0.8125, -0.0625,
    -0.5625, -0.25, -0.25, 0.5, 0.875, 1.0, -0.0625, 0.75, -0.625, 0.125, 0.75, 0.125, -0.6875,
    -0.25, -0.9375, -0.1875, 0.875, -0.25, 0.1875, -0.8125, 0.5, -0.4375, -0.375, -0.5, 0.75,
    -0.625, 0.375, -0.3125, 0.375, -0.4375, -0.8125, -0.875, -0.875, 0.5, -1.0, 0.125],
    state_out: [-0.1875, 0.9375, 0.3984375, 0.0, 0.0625, -0.3125, 4.1015625, 0.0, 0.125, 0.8125, -15.988281, 0.0,
    -0.25, -0.25, 11.84375, 0.0, 1.0, -0.0625, -1.9257812, 0.0, 0.125, 0.75, 2.5585938, 0.0, -0.25,
    -0.9375, -9.238281, 0.0, -0.25, 0.1875, -13.90625, 0.0, -0.4375, -0.375, 6.5742188, 0.0, -0.625,
    0.375, -10.6796875, 0.0, -0.4375, -0.8125, -14.402344, 0.0, 0.5, -1.0, -13.136719, 0.0],
    output: [0.9604862, 1.0, -0.9975703, -0.6331054, -0.99999845, 0.9999833],
}, name='far_tanh').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.1875, 0.875, -0.875, -0.8125, -0.5625, 0.8125, -0.4375, -0.5, 0.625, 1.0, -0.0625, 0.9375,
    -0.9375, -0.125, 0.4375, -0.4375, -0.6875, 1.0, -1.0, 0.0, -0.0625, 0.9375, -1.0, -0.9375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.8125, -0.0625, -1.0, -0.375, 0.0, 0.1875, -0.1875, 0.5, 0.8125, -0.1875, 0.125, 0.0, -0.875,
    0.25, 0.375, 0.8125, 0.0, -0.3125, 0.5625, -0.1875, 0.75, 1.0, 0.125, -0.4375])
bias = Parameter('bias', (F32, [3]), [1.3125, 1.875, -2.0])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [-6.5625, -3.3125, 3.125, -8.9375, 10.3125, -5.25, 2.0625, 5.875],
    state: [0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0,
    -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0,
    -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0],
    state_out: [],
    output: [0.996773, 1.0, -0.9919932, -0.9745791, -0.99999756, 0.999995],
}, name='from_nothing_far_tanh').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.37, -0.305, -0.396, -0.022, -0.497, 1.0, 0.224, -0.298, -0.761, 0.458, 0.246, -0.416, 0.011,
    -0.688, 0.371, 0.989, -0.691, -0.065, 0.646, -0.064, -0.384, -0.698, -0.281, -0.98])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.781, 0.249, 0.992, 0.208, -0.956, 0.572, -0.949, -0.071, 0.198, 0.102, -0.124, 0.709, 0.909,
    0.555, 0.83, 0.952, -0.514, 0.676, 0.402, 0.588, -0.315, 0.83, -0.728, 0.142])
bias = Parameter('bias', (F32, [3]), [-0.504, -1.64, 0.196])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [-0.144, -0.516, -0.91, -0.341, -0.641, 0.283, -0.515, -0.067],
    state: [0.726, -0.364, 0.462, 0.474, 0.243, 0.195, 0.752, -0.779, -0.983, -0.813, -0.945, 0.053, -0.006,
    0.581, 0.312, 0.267, -0.083, 0.78, 0.116, 0.636, -0.902, 0.043, -0.776, 0.372, -0.082, -0.967,
    0.549, 0.166, -0.234, 0.634, 0.326, -0.424, -0.416, -0.475, -0.54, 0.807, 0.644, -0.19, 0.866,
    -0.365, 0.121, 0.308, -0.512, 0.554, -0.664, 0.066, 0.909, 0.357],
    state_out: [-0.364, 0.462, 0.578522, 0.0, 0.195, 0.752, -0.546654, 0.0, -0.813, -0.945, -0.20874801, 0.0,
    0.581, 0.312, -0.321435, 0.0, 0.78, 0.116, -0.43299204, 0.0, 0.043, -0.776, 1.0053539, 0.0,
    -0.967, 0.549, 0.35626897, 0.0, 0.634, 0.326, 0.50618297, 0.0, -0.475, -0.54, 0.51859695, 0.0,
    -0.19, 0.866, -0.459083, 0.0, 0.308, -0.512, 0.09613397, 0.0, 0.066, 0.909, 0.25898498, 0.0],
    output: [0.2012325, 0.15730381, 0.82997966, 0.5446334, 0.36020055, 0.45801923],
}, name='activation_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.37, -0.305, -0.396, -0.022, -0.497, 1.0, 0.224, -0.298, -0.761, 0.458, 0.246, -0.416, 0.011,
    -0.688, 0.371, 0.989, -0.691, -0.065, 0.646, -0.064, -0.384, -0.698, -0.281, -0.98])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.781, 0.249, 0.992, 0.208, -0.956, 0.572, -0.949, -0.071, 0.198, 0.102, -0.124, 0.709, 0.909,
    0.555, 0.83, 0.952, -0.514, 0.676, 0.402, 0.588, -0.315, 0.83, -0.728, 0.142])
bias = Parameter('bias', (F32, [3]), [-0.504, -1.64, 0.196])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [-0.144, -0.516, -0.91, -0.341, -0.641, 0.283, -0.515, -0.067],
    state: [0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0,
    0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0,
    0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [0.41463062, 0.10968053, 0.5210278, 0.3856025, 0.15324652, 0.5718254],
}, name='from_nothing_activation_sigmoid').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.125, -1.0, 0.8125, 0.6875, -0.4375, -1.0, 0.625, -0.6875, 0.625, -0.875, -0.4375, 0.8125,
    0.4375, -0.6875, 0.1875, -0.3125, -1.0, 0.1875, -0.375, 0.4375, 0.3125, -0.125, 0.75, 0.4375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.0, -0.375, -1.0, 0.625, 0.25, -0.3125, -0.0625, -0.25, 0.875, 0.75, 0.0625, -0.5, -0.5625,
    0.9375, -0.25, 0.375, -0.5, 0.1875, 0.5625, 0.625, 1.0, 0.625, 0.75, -0.5])
bias = Parameter('bias', (F32, [3]), [-0.0625, -0.0625, 1.375])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [4.375, 4.5625, 4.625, 11.125, -6.375, 4.1875, 6.5625, 5.625],
    state: [-0.6875, -0.125, -0.9375, 0.125, 0.5625, 0.4375, 0.5, 0.5, 0.5625, 0.875, -0.875, 0.1875, -1.0,
    0.3125, 1.0, -0.3125, 0.875, 0.0, 0.5, -0.5625, -0.75, 0.875, -0.5, 0.125, 0.75, 0.1875,
    -0.0625, -0.125, -0.125, -0.25, -0.5625, -0.125, -1.0, -0.5, -0.4375, -1.0, 0.5, -0.875,
    -0.3125, 0.75, -0.5625, -0.4375, -0.25, -0.625, -0.25, 0.9375, 0.4375, -0.5],
    state_out: [-0.125, -0.9375, 6.296875, 0.0, 0.4375, 0.5, -11.234375, 0.0, 0.875, -0.875, 5.7578125, 0.0,
    0.3125, 1.0, -3.8320312, 0.0, 0.0, 0.5, -0.38671875, 0.0, 0.875, -0.5, 9.1328125, 0.0, 0.1875,
    -0.0625, 5.8085938, 0.0, -0.25, -0.5625, -1.1640625, 0.0, -0.5, -0.4375, -5.9492188, 0.0,
    -0.875, -0.3125, -6.1953125, 0.0, -0.4375, -0.25, 7.1601562, 0.0, 0.9375, 0.4375, 4.8671875,
    0.0],
    output: [0.99951875, 0.06421198, 0.015254924, 0.98079336, 0.15291561, 0.9843137],
}, name='far_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.125, -1.0, 0.8125, 0.6875, -0.4375, -1.0, 0.625, -0.6875, 0.625, -0.875, -0.4375, 0.8125,
    0.4375, -0.6875, 0.1875, -0.3125, -1.0, 0.1875, -0.375, 0.4375, 0.3125, -0.125, 0.75, 0.4375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.0, -0.375, -1.0, 0.625, 0.25, -0.3125, -0.0625, -0.25, 0.875, 0.75, 0.0625, -0.5, -0.5625,
    0.9375, -0.25, 0.375, -0.5, 0.1875, 0.5625, 0.625, 1.0, 0.625, 0.75, -0.5])
bias = Parameter('bias', (F32, [3]), [-0.0625, -0.0625, 1.375])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [4.375, 4.5625, 4.625, 11.125, -6.375, 4.1875, 6.5625, 5.625],
    state: [-0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0,
    0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0,
    -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0],
    state_out: [],
    output: [0.9987478, 0.012389758, 0.031276703, 0.9793442, 0.6431052, 0.96821636],
}, name='from_nothing_far_sigmoid').DisableLifeTimeVariation()
