# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D and what may follow it: every operation after every other.

# DEPTHWISE_CONV_2D, SELECT, TANH, TRANSPOSE, MUL, ABS, MAXIMUM, ADD, RELU, SOFTMAX, DIV,
# RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter40 = Parameter('filter40', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [0.125, -0.0625, 0.0, 0.0625, 0.0625, 0.125, 0.0625, -0.0625, 0.0, 0.0, -0.0625, -0.125])
bias40 = Parameter('bias40', ('TENSOR_FLOAT32', [4]), [0.25, -0.5, -0.25, 0.5])
t40 = Internal('t40', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
choice41 = Parameter('choice41', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, False, False, False, False, False, False, False, False, True, False, False, True,
    True, True, True, True, True, True, False, False, False, True, False, False, True, True, True,
    True, False, False, True, True, True, True, False, True, False, False, True, False, False, True,
    True, True, True, True, False, False, True, False, False, True, True, False, False, False, True,
    False, True, True, True, True])
other41 = Parameter('other41', ('TENSOR_FLOAT32', [1, 4, 4, 4]), [-0.375, 1.0, -0.9375, -0.0625, -0.8125, -1.875, -1.3125, -1.125, -1.6875, -0.6875, 0.3125, -0.625,
    -1.875, 0.8125, 1.0, 1.6875, 0.0, 0.5, 0.75, 1.0625, -1.5, -0.375, -0.1875, 0.0625, -0.6875,
    -1.75, 1.4375, 0.375, 1.0625, 1.375, -0.625, 2.0, -0.0625, 1.0625, 0.125, 1.25, 1.0625, -1.875,
    1.25, -0.125, -1.3125, 1.9375, -1.0, -0.25, 0.1875, 0.875, 1.625, 0.375, 1.9375, -0.0625,
    -0.125, 0.1875, -0.5625, -1.625, 0.625, 0.75, -0.5, -0.375, -0.25, 1.875, -0.3125, 0.8125,
    0.9375, 1.0625])
t41 = Internal('t41', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t42 = Internal('t42', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where43 = Parameter('where43', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [4]), [1.0, -0.875, 0.3125, -0.5625])
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t45 = Internal('t45', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t46 = Internal('t46', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [4]), [0.875, 0.4375, 0.0, 0.25])
t47 = Internal('t47', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [4]), [1.25, 1.5625, 1.5625, 1.875])
t50 = Internal('t50', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter40, bias40, 1, 1, 1, 1, 3).To(t40)
model.Operation('SELECT', choice41, t40, other41).To(t41)
model.Operation('TANH', t41).To(t42)
model.Operation('TRANSPOSE', t42, where43).To(t43)
model.Operation('MUL', t43, c44, 0).To(t44)
model.Operation('ABS', t44).To(t45)
model.Operation('MAXIMUM', t45, t45).To(t46)
model.Operation('ADD', t46, c47, 0).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('SOFTMAX', t48, 1.0).To(t49)
model.Operation('DIV', t49, c50, 0).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t50, 4, 4, False).To(t51)
Example({
    input: [-0.375, 1.4375, 1.75, 1.6875, -1.75, 1.5, -0.375, -0.75, 0.0, -1.5, -1.6875, 0.8125, -1.9375,
    -1.375, 1.625, 1.5625, -0.875, 1.25, 0.375, 1.1875, 1.125, 1.3125, 0.5625, -0.25, -0.625, 0.0,
    -1.9375, -1.875, -1.375, -1.1875, 0.5625, -1.6875, 0.875, -0.75, -0.6875, -1.5, 1.1875, -1.625,
    1.4375, -1.0625, 0.8125, 0.25, 0.8125, 1.4375, -0.875, 0.875, 0.75, -1.3125, 1.375, 0.3125,
    -1.3125, 0.375, 1.3125, -1.1875, -0.625, 0.125, -0.625, 1.0625, -0.6875, 0.375, 0.75, 0.625,
    1.9375, 0.0625],
    t51: [0.32060513, 0.13699813, 0.08194786, 0.13714157, 0.30570534, 0.15790255, 0.10194955, 0.112986356,
    0.4527827, 0.11224648, 0.072471775, 0.077546336, 0.2743953, 0.19358392, 0.10438194, 0.102098264,
    0.3381622, 0.1971411, 0.073717, 0.08217679, 0.46865296, 0.1275791, 0.060200084, 0.064415365,
    0.45096937, 0.11535518, 0.0825528, 0.067763776, 0.38959074, 0.16203974, 0.060130216, 0.08846454,
    0.4238719, 0.14500766, 0.06337708, 0.077098124, 0.3224518, 0.20906393, 0.0799362, 0.07753202,
    0.2952263, 0.15248995, 0.12491042, 0.10534883, 0.32390732, 0.17283033, 0.07181109, 0.11352727,
    0.47718626, 0.10233265, 0.06707817, 0.074033484, 0.3079562, 0.15906519, 0.102700196,
    0.109891385, 0.26657265, 0.22369379, 0.088899225, 0.09512404, 0.2891017, 0.2270556, 0.0757442,
    0.088265724],
}, name='of_4').DisableLifeTimeVariation()
