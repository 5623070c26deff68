# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: windows beyond the image.

F32 = 'TENSOR_FLOAT32'

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 5, 1, 6, 2, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [1.754, -0.623, -0.115, 1.937, 0.168, -1.23, -1.061, -0.599, -0.856, -1.917, -0.209, -1.967, 0.54,
    0.522, -1.858, 1.667, 0.109, 0.489, -1.106, 1.833, -1.261, 1.456, -0.003, 0.596],
    t2: [0.92206967, 1.595989, 0.8826236, 1.4601524, 0.9827306, 1.3748125, 0.9827306, 1.3748125, 0.92206967,
    1.595989, 0.8826236, 1.4601524, 0.9827306, 1.3748125, 0.9827306, 1.3748125, 0.92206967,
    1.595989, 0.8826236, 1.4601524, 0.9827306, 1.3748125, 0.9827306, 1.3748125],
}, name='before').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 5, 2, 6, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [1.292, 1.518, 1.32, -1.382, 0.132, 0.396, 0.828, 1.59, -0.593, -1.036, 1.618, -0.356, 1.934, 0.249,
    -0.313, -1.825, -1.954, -1.354, 0.26, -0.865, 1.369, 0.538, 0.671, 0.365],
    t2: [1.194874, 1.0990918, 1.194874, 1.0990918, 1.1202013, 1.0157152, 1.0697145, 1.0408499, 1.194874,
    1.0990918, 1.194874, 1.0990918, 1.1202013, 1.0157152, 1.0697145, 1.0408499, 1.194874, 1.0990918,
    1.194874, 1.0990918, 1.1202013, 1.0157152, 1.0697145, 1.0408499],
}, name='behind').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 1, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 4, 4, 1, 6, 2, 3, 8, 8, 0).To(t2)
Example({
    x1: [1.762, 0.227, -0.43, -0.81, 0.842, 0.041, 0.87, -1.584, -1.42, 1.849, 1.742, -0.792, 0.688, -0.361,
    0.004, -1.775, 1.147, -1.909, -1.325, 1.613, -1.892, -1.937, 1.565, 0.877],
    t2: [1.2708217, 1.332683, 1.2708217, 1.332683, 1.2708217, 1.332683],
}, name='both').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 0, 2, 4, 0, 1, 2, 3, 5, 0).To(t2)
Example({
    x1: [-1.502, 0.593, -0.221, -1.233, 0.501, -0.809, -1.156, 1.611, -0.847, -0.668, 0.314, -0.498, -1.05,
    0.523, 0.413, 0.481, 1.145, -1.606, 1.353, -0.622, -1.505, 0.825, -1.987, 0.418],
    t2: [0.92301065, 0.9176817, 0.73850703, 1.260964, 0.89088076, 1.274716, 1.156, 1.611, 1.0478024,
    0.89075005, 1.1081339, 0.86700106, 1.2297425, 0.87655014, 1.3484651, 1.0002342],
}, name='low').DisableLifeTimeVariation()
