# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows beyond the image.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 5, 1, 6, 2, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [1.754, -0.623, -0.115, 1.937, 0.168, -1.23, -1.061, -0.599, -0.856, -1.917, -0.209, -1.967, 0.54,
    0.522, -1.858, 1.667, 0.109, 0.489, -1.106, 1.833, -1.261, 1.456, -0.003, 0.596],
    t2: [1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937,
    1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937, 1.754, 1.937],
}, name='before').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 3, 4, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 5, 1, 6, 2, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [0, 255, 96, 117, 175, 143, 10, 223, 4, 17, 111, 92, 249, 236, 238, 82, 212, 158, 59, 131, 24, 108,
    144, 150],
    t2: [212, 255, 249, 255, 249, 255, 249, 255, 212, 255, 249, 255, 249, 255, 249, 255, 212, 255, 249, 255,
    249, 255, 249, 255],
}, name='before_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 5, 2, 6, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [1.292, 1.518, 1.32, -1.382, 0.132, 0.396, 0.828, 1.59, -0.593, -1.036, 1.618, -0.356, 1.934, 0.249,
    -0.313, -1.825, -1.954, -1.354, 0.26, -0.865, 1.369, 0.538, 0.671, 0.365],
    t2: [1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934,
    1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59, 1.934, 1.59],
}, name='behind').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 3, 4, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 5, 2, 6, 1, 1, 7, 9, 0).To(t2)
Example({
    x1: [0, 255, 120, 205, 210, 21, 5, 80, 141, 254, 80, 169, 251, 195, 213, 99, 221, 145, 147, 196, 19,
    119, 14, 226],
    t2: [251, 255, 251, 255, 251, 226, 251, 226, 251, 255, 251, 255, 251, 226, 251, 226, 251, 255, 251, 255,
    251, 226, 251, 226],
}, name='behind_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 1, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 4, 4, 1, 6, 2, 3, 8, 8, 0).To(t2)
Example({
    x1: [1.762, 0.227, -0.43, -0.81, 0.842, 0.041, 0.87, -1.584, -1.42, 1.849, 1.742, -0.792, 0.688, -0.361,
    0.004, -1.775, 1.147, -1.909, -1.325, 1.613, -1.892, -1.937, 1.565, 0.877],
    t2: [1.762, 1.849, 1.762, 1.849, 1.762, 1.849],
}, name='both').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 1, 3, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 4, 4, 1, 6, 2, 3, 8, 8, 0).To(t2)
Example({
    x1: [0, 255, 255, 52, 72, 151, 204, 250, 28, 11, 84, 13, 7, 252, 193, 105, 155, 170, 184, 1, 123, 116,
    145, 219],
    t2: [255, 255, 255, 255, 255, 255],
}, name='both_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 0, 2, 4, 0, 1, 2, 3, 5, 0).To(t2)
Example({
    x1: [-1.502, 0.593, -0.221, -1.233, 0.501, -0.809, -1.156, 1.611, -0.847, -0.668, 0.314, -0.498, -1.05,
    0.523, 0.413, 0.481, 1.145, -1.606, 1.353, -0.622, -1.505, 0.825, -1.987, 0.418],
    t2: [0.501, 0.593, 0.501, 1.611, 0.501, 1.611, -1.156, 1.611, 1.353, 0.825, 1.353, 1.611, 0.501, 1.611,
    0.413, 1.611],
}, name='low').DisableLifeTimeVariation()

# Windows are greater than the image, and each side has padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 0, 2, 4, 0, 1, 2, 3, 5, 0).To(t2)
Example({
    x1: [0, 255, 95, 148, 105, 144, 166, 187, 118, 49, 172, 61, 1, 217, 35, 233, 8, 199, 110, 143, 255, 139,
    221, 149],
    t2: [105, 255, 166, 187, 166, 187, 166, 187, 255, 255, 255, 233, 255, 233, 221, 233],
}, name='low_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
