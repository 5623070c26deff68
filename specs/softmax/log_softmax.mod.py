# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: axes, beta, ranks, far logits.

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: [1.38, -2.863, 0.422, 2.809, -1.37, -1.713, -1.937, 2.187, 0.792, 2.564, -0.357, -1.973, -1.972,
    0.145, 2.934, 1.555, -2.771, 0.616, -1.233, -1.177, -0.262, -2.769, 2.571, -1.92, -1.626,
    -0.098, -0.407, -0.633, -0.122, -2.973, -1.372, 2.674, 0.447, 1.022, 0.282, -0.568, 2.474,
    2.583, -0.242, -0.931, -0.038, 2.043, -1.333, 1.841, 2.948, 1.164, 0.381, -0.327, -1.305, 0.792,
    -1.87, 2.817, 1.961, 1.131, 0.861, -0.728, 0.666, -2.501, -0.995, 1.781, 0.75, -2.273, -0.612,
    -2.404, 0.685, 2.289, -1.208, -1.466, 1.642, 1.318, -1.126, -0.258, 2.034, 2.252, -0.83, 2.308,
    0.438, -1.997, 2.56, 0.564, 1.729, 1.046, -2.536, 1.971, -1.027, 0.943, -2.369, -0.731, -0.919,
    -0.052, 1.386, 1.177, 2.786, 1.754, 2.342, 1.261, 0.769, 0.364, -0.586, 0.684, -0.234, -1.903,
    1.447, -1.565, 1.438, 1.821, -2.83, -1.388, -0.896, 1.935, -1.529, -0.523, 1.543, 1.558, 0.128,
    1.632, 0.368, 2.636, 2.101, 2.469],
    output: [-1.7292588, -5.9722586, -2.6872587, -0.30025876, -4.4792585, -4.908746, -5.1327457, -1.0087454,
    -2.4037454, -0.6317456, -3.3985045, -5.0145044, -5.0135045, -2.8965046, -0.10750458, -0.4258376,
    -4.7518373, -1.3648375, -3.2138376, -3.1578376, -2.9190695, -5.4260697, -0.086069435,
    -4.5770693, -4.2830696, -1.2097218, -1.5187218, -1.7447219, -1.2337219, -4.084722, -4.3884945,
    -0.34249443, -2.5694945, -1.9944944, -2.7344944, -3.8583586, -0.8163587, -0.7073587, -3.5323586,
    -4.221359, -3.5734582, -1.4924581, -4.8684583, -1.6944581, -0.5874582, -0.898617, -1.681617,
    -2.389617, -3.3676171, -1.2706171, -5.2527423, -0.56574243, -1.4217423, -2.2517424, -2.5217423,
    -2.904662, -1.5106618, -4.677662, -3.1716619, -0.39566186, -0.8261697, -3.8491697, -2.1881697,
    -3.9801698, -0.8911697, -0.6709051, -4.167905, -4.425905, -1.3179052, -1.6419052, -4.053684,
    -3.185684, -0.893684, -0.67568386, -3.757684, -0.9666188, -2.836619, -5.271619, -0.7146189,
    -2.710619, -1.0495939, -1.7325939, -5.314594, -0.80759394, -3.8055937, -0.55905783, -3.8710577,
    -2.2330577, -2.421058, -1.5540578, -2.2938175, -2.5028174, -0.89381754, -1.9258176, -1.3378175,
    -1.0074043, -1.4994044, -1.9044044, -2.8544044, -1.5844043, -2.4970307, -4.166031, -0.81603074,
    -3.8280308, -0.8250308, -0.8050346, -5.4560347, -4.0140347, -3.5220346, -0.6910346, -3.960327,
    -2.9543269, -0.8883268, -0.87332684, -2.3033268, -2.069331, -3.3333309, -1.0653309, -1.6003307,
    -1.2323307],
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 0.001, -1).To(output)
Example({
    input: [-0.285, 0.932, -0.495, -1.402, -1.286, 1.04, -1.365, -1.017, 0.119, 0.964, 0.224, -0.5],
    output: [-1.3862672, -1.3850502, -1.3864772, -1.3873842, -1.3869239, -1.3845979, -1.3870028, -1.3866549,
    -1.3863772, -1.3855323, -1.3862722, -1.3869963],
}, name='beta_0_001').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 0.7, -1).To(output)
Example({
    input: [0.964, 0.575, -0.789, -1.269, 0.448, 0.153, -1.462, 0.644, -0.444, 0.98, 0.366, -0.474],
    output: [-0.8172448, -1.0895449, -2.044345, -2.3803449, -1.1703486, -1.3768487, -2.5073485, -1.0331486,
    -1.864357, -0.86755705, -1.2973571, -1.885357],
}, name='beta_0_7').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 2.5, -1).To(output)
Example({
    input: [0.341, -0.781, 0.163, 0.999, -0.147, -0.426, 0.325, 0.401, 0.535, 1.258, 0.422, 1.367],
    output: [-1.9289589, -4.7339587, -2.3739588, -0.28395885, -2.1618912, -2.8593912, -0.98189133, -0.79189134,
    -2.7633936, -0.95589375, -3.045894, -0.68339384],
}, name='beta_2_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 10.0, -1).To(output)
Example({
    input: [0.576, -0.966, 1.497, 1.463, 0.547, 0.359, -0.547, 0.553, 0.139, 1.148, -0.045, -0.762],
    output: [-9.747587, -25.167587, -0.53758687, -0.87758607, -0.79500145, -2.6750014, -11.735002, -0.7350016,
    -10.090048, -4.808604e-05, -11.930048, -19.100048],
}, name='beta_10_0').AddVariations('relaxed').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [88.5, 89.25, 87.5, 90.0, 300.0, 301.0, 299.5, 300.5],
    output: [-2.075254, -1.3252538, -3.075254, -0.57525384, -1.7873386, -0.7873387, -2.2873387, -1.2873386],
}, name='great').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [-500.0, -501.0, -502.5, -500.5, -100.0, -99.0, -99.5, -101.0],
    output: [-0.7210031, -1.7210032, -3.221003, -1.2210032, -1.7465672, -0.74656725, -1.2465672, -2.7465672],
}, name='low').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [0.0, 60.0, -60.0, 59.0, -200.0, 200.0, 0.0, 199.0],
    output: [-60.313263, -0.3132617, -120.31326, -1.3132616, -400.31326, -0.3132617, -200.31326, -1.3132616],
}, name='far_apart').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.5, 3.5, 3.5, 3.5, -7.25, -7.25, -7.25, -7.25],
    output: [-1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944],
}, name='equal').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1]))
output = Output('output', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.0, -2.0, 0.0],
    output: [0.0, 0.0, 0.0],
}, name='one_class').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
