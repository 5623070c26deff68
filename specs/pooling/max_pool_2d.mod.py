# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows, padding, layout, activation, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 7, 3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 3, 3]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-qTwIqlRNbotLb`H0Cp?N3koO!QL?S$31}?u->I+txMaieJ7TQ$BH)`aHv{`FGQJPX8<4lIHg2@x{(uTXE?*Hw6yA>)p3Z#3fGq'
    'qV+a$?OOYc9ZwndC|-BFe{qTU9(7GVTl@Qa<oUwx|7mVKEb_8=#odUMgT}v@k~E8tU#|ROT<o>TXO8A=mOsZ&mL5ENIfKtIf$wmT'
    'YAw?|@u$`0x{?8D)4Esrc|4spv3p^{^c}t{-?v&yFo|6#Gk=@J_IUO=U6s6JVV~WnKELVf-@oteOvCpa6+$X$Obf5<JCU|6aH*2x'
    'bFQ2EN6tljt(iW5_PXv}?MnAQ-)y%xohWyKp=872ZT?CHH%km-bh%9ZOImgL{8t{B`gNUJ#xWI3>r=*c+5#~d-o7vY8fWmhnjeYz'
    '8Me~9Z1Slyz7ushp6Y(x!Dg@h{^kXdeVbT%)0}fYCOy0`Q?!P6X_{S<V7l^?mg<v_*cktCFtVzYYb`VK?kf#U?#^>EJv6_hQlflL'
    'r?Q${v@b{bHnC!X+0hK$?*Dux!WB=XzdKcuzs57p+TS;g&Guest5Se*5r=eab?!ami2Ikq`FbaNKMI{Ic*<Jgx~6AzoXz}=pR?Le'
    'ut#41v@E2#P|A!`qF=1<W4vC%!4#&{D3t?69AS-HudDxKQk!2oP28_IKTG4+A;kj@2lhD}aIkkcu-_ht9Dppl{XijmhyD8x9I&@P'
    'aNxi`I|m1lv^`Mm0S5<=^8G-b15h5w0&Cg_R0>q%;9v(b3CIHS5A1h1V84IA!#*3JN%kO<?7<TI?e{qV?E+%EJwUzob_eW$>VReg'
    '*+2t<27^@Z18T5!*atKisK?I!002EpIq3'
),
    output: [3.536, 3.946, 3.624, 3.536, 1.093, 3.624, 2.378, 3.827, 3.9, 2.475, 3.871, 2.659, 2.35, 3.871,
    2.255, 2.378, 3.827, 3.9, 3.745, 3.871, 3.822, 3.745, 3.871, 3.248, 3.218, 3.11, 3.337, 2.804,
    3.792, 3.147, 3.664, 2.222, 2.804, 3.664, 3.397, 1.563, 1.685, 2.643, 3.147, 3.664, 1.514,
    3.575, 3.664, 3.397, 3.575, 2.14, 1.681, 2.407, 1.991, 3.839, 3.575, 3.741, 1.522, 3.575],
}, name='valid').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 5, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: [3.989, 3.896, 1.147, -3.871, -0.865, -1.383, 0.512, 3.526, 1.793, -3.776, -2.833, -3.427, -2.865,
    -0.977, 0.457, 0.836, -2.811, 3.017, -2.969, -3.256, 3.652, -0.924, -3.857, 0.15, -0.635, -3.17,
    0.939, -1.356, -2.29, -2.036, 1.061, 3.235, -1.653, 1.687, -2.27, -0.059, 3.731, -1.923, 3.674,
    1.069, -1.039, -0.18, -1.454, 3.465, -2.192, 0.778, -0.143, -1.933, 3.021, 0.744, 1.099, 2.098,
    0.452, 3.422, 1.608, -0.085, -0.19, 1.925, -2.955, -2.906],
    output: [3.989, 3.896, 1.147, 3.017, 1.061, 3.526, 3.652, 3.526, 3.652, 1.687, -2.27, 0.15, 3.989, 3.896,
    3.674, 3.017, 1.061, 3.526, 3.652, 3.526, 3.652, 1.687, -0.143, 0.15, 3.731, 2.098, 3.674,
    3.422, 1.608, 3.465, 3.652, 3.465, 3.652, 1.925, -0.143, 0.15, 3.731, 2.098, 3.674, 3.422,
    1.608, 3.465, 1.608, 3.465, -0.143, 1.925, -0.143, -0.059, 3.731, 2.098, 3.674, 3.422, 1.608,
    3.465, 1.608, 3.465, -0.143, 1.925, -0.143, -1.933],
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 6, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: [-0.821, 1.673, -1.776, -3.68, -2.434, -3.826, -2.826, -1.155, -1.304, 2.74, 2.174, -0.247, -1.552,
    -1.139, -1.069, -0.382, -2.301, 3.361, -1.092, -1.836, 3.58, -2.025, 0.149, -1.407, 0.526,
    -2.589, -3.074, -0.677, -0.833, 2.237, 0.358, -3.051, 3.599, 0.718, 3.469, -0.625, -2.832,
    3.931, 3.969, -2.588, 2.109, 2.935, 3.631, -1.619, -3.035, -0.499, -1.96, 2.185, -2.754, 1.304,
    2.766, 3.68, 2.418, 0.494, -0.465, 1.583, -0.641, 0.62, -1.432, 3.867],
    output: [3.58, 1.673, 0.526, 3.361, 3.631, 2.935, 3.969, 3.931, 3.631, 3.68, -0.465, 3.867],
}, name='same_strides').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: [-1.301, -3.726, -3.2, -0.75, 2.142, 0.271, 0.126, 2.395, 1.664, -1.222, -2.831, -2.909, 0.737,
    2.497, 1.611, 3.795, -0.746, -1.247, 0.528, -3.506, -2.818, 2.167, -0.018, 1.326, -1.343, 1.178,
    0.16, 2.923, -0.402, -3.697, 0.796, -3.184, -3.097, 0.01, -0.332, 1.475, -0.503, 2.82, -1.331,
    -0.182],
    output: [-1.301, 2.167, 0.737, 2.497, 2.142, 3.795, 2.142, 3.795, 2.142, 3.795, 0.796, 2.167, 0.796, 2.497,
    1.611, 3.795, 1.611, 3.795, 1.611, 3.795, 0.796, -3.184, 0.796, 0.01, 0.796, 1.475, -0.332,
    2.82, -0.332, 2.82],
}, name='explicit').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
model = Model()
model.Operation('MAX_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [-1.605, -0.357, 3.534, -1.299, -2.325, 3.913, -3.907, -1.649, -2.853, 0.075, 0.255, -2.12],
    output: [-0.357, 3.913, -1.299, 3.913, 0.255, -2.12],
}, name='explicit_right').AddNchw(input, output, layout).DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: [0.338, -3.837, -3.816, -3.84, 0.493, -2.213, -2.243, 2.866, -2.08, 3.341, -3.689, 1.872, -1.273,
    -0.518, 0.259, -3.223, -2.525, -3.327, -1.75, -3.164, 3.636, 1.919, -2.172, 0.654, -2.744,
    -1.939, 3.314, -0.064, 3.399, 1.66, -2.693, -3.701, 0.77, 2.42, -3.117, 3.651, -0.821, 0.545,
    -1.383, -1.452, -0.734, 1.466, -3.469, -1.618, 0.595, -3.875, -3.543, -1.749],
    output: [3.636, 3.341, 3.399, 3.651],
}, name='whole_image').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 8, 9, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: [-0.977, -2.794, -2.132, -3.397, 2.225, 1.644, 2.724, -3.112, -3.594, -2.381, -3.855, -0.279,
    -3.825, -1.924, -1.567, 3.994, -1.892, -2.88, 0.353, -2.24, 3.459, 2.525, -2.244, -1.87, 1.923,
    -1.007, -0.594, 1.418, -2.215, 3.533, 3.177, -2.935, -0.475, -0.186, 1.008, 1.964, -1.103,
    -2.46, 0.548, 0.985, 0.77, 1.482, -3.025, -1.49, 3.909, -3.531, -3.199, 1.11, -3.528, 1.891,
    1.145, 2.899, -2.563, -1.856, 2.956, -0.284, 0.939, -1.034, 2.193, 3.441, 0.606, 0.699, -3.0,
    0.943, 1.475, 1.75, 3.775, 0.887, -3.474, -1.555, -0.583, -1.502],
    output: [-0.977, 2.225, 1.418, 1.482, 2.956, 3.441],
}, name='strides_beyond_filter').DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 5, 2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: [-3.954, 3.408, -2.708, 1.398, -3.795, -3.017, 1.176, 1.228, 1.598, -3.968, 2.32, -0.403, 2.405,
    2.632, -2.831, 0.934, 1.823, -1.558, 0.757, 3.794, 2.96, 0.145, 1.92, 3.484, 0.329, -2.037,
    -2.062, -2.514, -3.99, -2.457, 1.902, 2.841, -0.341, -2.533, 0.904, 3.774, -3.177, 2.287, 1.44,
    2.709, -3.115, -2.456, -2.012, -0.256, 3.034, 0.793, -1.734, -3.544, -3.15, 2.163, -2.035,
    -3.629, -0.368, -3.133, 3.099, -0.896, -0.184, -0.378, 1.543, -0.985],
    output: [-3.954, 3.408, -3.795, -3.017, 1.598, -3.968, 2.32, -0.403, -2.831, 0.934, 0.757, 3.794, 2.96,
    0.145, 0.329, -2.037, -3.99, -2.457, 1.902, 2.841, 0.904, 3.774, 1.44, 2.709, -3.115, -2.456,
    3.034, 0.793, -3.15, 2.163, -2.035, -3.629, 3.099, -0.896, 1.543, -0.985],
}, name='filter_1x1').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 9, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 9, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [-2.374, 1.152, -3.639, -1.189, -0.914, -1.994, 3.008, 0.401, 3.726, 3.117, -2.01, -2.186, -0.638,
    -1.697, -1.549, -0.892, -3.079, -1.228],
    output: [-0.914, 1.152, 3.008, 1.152, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117,
    -0.638, -0.892, -0.638, -0.892],
}, name='one_row').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 9, 1, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 5, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [-3.448, 1.191, -0.548, 1.019, -1.554, -2.654, -3.434, 1.638, -0.666, -2.835, -1.763, 1.441, 2.464,
    -3.251, 1.202, 2.987, 2.32, 1.169],
    output: [-0.548, 1.191, -0.548, 1.638, 2.464, 1.638, 2.464, 2.987, 2.464, 2.987],
}, name='one_column').DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 1, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1, 5]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [-2.205, -0.824, -3.062, 0.912, 2.079],
    output: [-2.205, -0.824, -3.062, 0.912, 2.079],
}, name='one_pixel').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: [0.171, 1.275, -0.032, -1.311, -0.614, 0.369, 0.784, 1.466, -0.932, 1.095, 1.913, 1.937, -1.023,
    1.512, 1.036, 0.901, 1.198, -1.312, 0.313, 1.014, -1.134, 1.273, 1.127, -1.436, 1.247, -1.032,
    1.343, 1.195, -1.849, -0.991, -0.23, 1.718, 1.902, 1.548, -0.974, -0.589, 0.416, -0.857, 1.984,
    0.201, -0.76, -0.801, 1.51, 0.546, -0.502, 1.944, -0.544, -1.163],
    output: [1.198, 1.512, 1.198, 1.466, 1.913, 1.937, 1.343, 1.512, 1.902, 1.718, 1.902, 1.548, 1.984, 1.195,
    1.902, 1.944, 1.902, 1.944, 1.984, 0.201, 1.51, 1.944, -0.502, 1.944],
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: [-1.307, -1.207, -0.639, 1.492, -0.421, -1.927, -1.733, 1.468, 1.158, 0.835, 1.944, -1.745, 1.815,
    -1.371, -1.385, -1.865, -1.757, -0.179, -1.896, 0.762, -0.143, 1.476, 1.499, -0.531, 1.678,
    0.36, 0.77, 0.961, -1.142, 1.968, 0.929, 1.215, -1.84, -0.809, 1.923, -1.458, -1.86, -0.413,
    -1.53, 1.608, -0.557, -0.414, 0.154, -1.689, -0.699, 1.602, 1.409, 1.831],
    output: [-0.639, 1.492, -0.421, 1.492, 1.944, 1.468, 1.944, -1.745, 1.815, 1.492, -0.421, 1.492, 1.944,
    1.476, 1.944, -0.531, 1.815, 0.961, 0.929, 1.968, 1.923, 1.476, 1.923, -0.531, 1.678, 1.608,
    0.929, 1.968, 1.923, 1.831, 1.923, 1.831],
}, name='explicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 5, 2]))
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: [-0.605, -5.807, 1.809, 3.368, -7.574, -9.923, -4.494, 4.845, -0.79, -6.05, 8.092, 1.078, 0.367,
    -4.835, -2.079, -3.493, 11.197, -7.661, -0.904, -7.119, -7.292, 6.825, -9.204, -3.038, -10.807,
    6.478, 6.219, 4.745, -10.289, -11.131, 6.122, 3.753, -3.742, -9.81, -9.593, 4.736, -1.142,
    -11.309, 0.623, 11.944],
    output: [8.092, 1.078, 1.809, 3.368, -2.079, -3.493, 11.197, 4.845, -0.79, -6.05, 8.092, 6.825, 0.367,
    -3.038, -2.079, 6.478, 11.197, 4.745, -0.904, -7.119, 6.122, 6.825, -3.742, -3.038, -9.593,
    6.478, 6.219, 4.745, 0.623, 11.944],
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [-6.755, -8.325, -5.079, -5.163, -8.594, -8.868, -5.437, -7.672, -8.882, -8.086, -5.186, -6.511,
    -5.865, -7.674, -6.122, -8.021, -7.655, -5.991, -8.49, -5.866, -5.931, -6.188, -6.552, -8.117],
    output: [-5.079, -5.163, -5.079, -5.163, -5.079, -5.163, -5.437, -7.672, -5.186, -5.866, -5.186, -5.866,
    -5.186, -5.866, -5.865, -6.188, -7.655, -5.866, -5.931, -5.866, -5.931, -5.866, -5.931, -6.188],
}, name='negative_same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [-6.755, -8.325, -5.079, -5.163, -8.594, -8.868, -5.437, -7.672, -8.882, -8.086, -5.186, -6.511,
    -5.865, -7.674, -6.122, -8.021, -7.655, -5.991, -8.49, -5.866, -5.931, -6.188, -6.552, -8.117],
    output: [-6.755, -8.325, -5.079, -5.163, -5.079, -5.163, -5.079, -5.163, -5.437, -7.672, -5.437, -7.672,
    -6.755, -8.086, -5.079, -5.163, -5.079, -5.163, -5.079, -5.163, -5.437, -7.672, -5.437, -7.672,
    -7.655, -5.991, -5.186, -5.866, -5.186, -5.866, -5.186, -5.866, -5.865, -6.188, -6.122, -8.021,
    -7.655, -5.991, -7.655, -5.866, -5.931, -5.866, -5.931, -5.866, -5.931, -6.188, -6.552, -8.117],
}, name='negative_explicit').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_FLOAT32', [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', ('TENSOR_FLOAT32', [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_FLOAT32', [0]))
boxes = Internal('boxes', ('TENSOR_FLOAT32', [0, 4]))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
no_batches = Internal('no_batches', ('TENSOR_FLOAT32', [0, 4, 5, 2]))
output = Output('output', ('TENSOR_FLOAT32', [0, 3, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('MAX_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.85, -0.55, 0.35, -1.449, -0.932, -0.608, -0.979, 1.828, -0.254, 1.462, 0.975, -1.079, 1.65,
    1.005, -1.83, -0.129, -1.264, 0.175],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 7, 3], 0.25, 0))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 3], 0.25, 0))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pZhFYwX43VIVvFL+pQ^2o~HhJ=W=H@gVrszcMDI&eQ1BO``7=D``6U{5A8Uq;Pts6G1BVRJMoE<8!BhaigM=amvnpccOlC~'
    'cF_xh4&h9@ZqMMK`&e&t=(i0se~G8QwZ6kECpL4>wVTWS-qTuq%>M7J=a$=pb<Jj8HFEvPD6!gMf`7xhv-982;xdd{H@{Rua?hmC'
    'DJPvfW5edRU#ahZ@A!NB5z!128-^hQ02fVIh5'
),
    output: [230, 255, 218, 202, 246, 240, 250, 255, 238, 243, 238, 218, 243, 238, 240, 250, 255, 187, 253, 194,
    236, 253, 161, 218, 238, 176, 186, 179, 253, 250, 231, 253, 250, 188, 241, 217, 174, 253, 222,
    239, 253, 183, 159, 241, 174, 243, 205, 201, 239, 205, 251, 239, 196, 251],
}, name='valid_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
}))

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 0.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 0.25, 255))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: [0, 255, 151, 198, 71, 77, 66, 173, 95, 186, 130, 56, 117, 120, 160, 157, 90, 86, 124, 60, 48, 91,
    0, 207, 112, 22, 181, 212, 138, 176, 58, 32, 196, 115, 124, 0, 57, 182, 35, 33, 253, 203, 133,
    70, 102, 214, 206, 61, 229, 51, 170, 184, 198, 216, 115, 205, 161, 160, 57, 79],
    output: [181, 255, 181, 212, 138, 176, 196, 186, 196, 207, 130, 207, 181, 255, 253, 212, 253, 203, 196, 214,
    206, 214, 206, 207, 229, 212, 253, 216, 253, 216, 196, 214, 206, 214, 206, 207, 229, 212, 253,
    216, 253, 216, 196, 214, 206, 214, 206, 79, 229, 184, 253, 216, 253, 216, 161, 214, 206, 214,
    206, 79],
}, name='same_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
})).DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 5, 2], 0.25, 128))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 128))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: [0, 255, 94, 158, 168, 108, 36, 248, 173, 230, 20, 131, 213, 21, 19, 195, 63, 191, 57, 29, 133, 4,
    221, 206, 100, 175, 163, 146, 97, 178, 157, 224, 212, 94, 224, 152, 100, 104, 188, 34, 143, 148,
    70, 195, 58, 237, 76, 252, 108, 73, 232, 101, 217, 5, 73, 95, 180, 142, 124, 233],
    output: [221, 255, 173, 248, 224, 237, 224, 252, 232, 237, 180, 252],
}, name='same_strides_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
})).DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 3))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.25, 3))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: [0, 255, 8, 41, 140, 46, 89, 71, 175, 70, 172, 245, 149, 117, 45, 39, 5, 77, 150, 91, 15, 138, 235,
    184, 223, 197, 204, 82, 13, 97, 74, 88, 240, 122, 198, 183, 148, 234, 183, 76],
    output: [172, 255, 235, 255, 235, 255, 235, 197, 223, 197, 172, 245, 240, 245, 240, 245, 240, 234, 223, 234,
    74, 88, 240, 122, 240, 183, 240, 234, 198, 234],
}, name='explicit_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -125),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -125),
})).DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 1], 0.25, 127))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.25, 127))
model = Model()
model.Operation('MAX_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [0, 255, 160, 193, 248, 145, 15, 136, 251, 189, 122, 136],
    output: [255, 160, 248, 251, 189, 251],
}, name='explicit_right_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -1),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -1),
})).DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.25, 200))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.25, 200))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: [0, 255, 234, 7, 51, 153, 198, 244, 218, 77, 123, 217, 136, 32, 177, 238, 118, 125, 208, 19, 2, 204,
    184, 134, 157, 115, 99, 111, 0, 131, 54, 216, 100, 127, 5, 75, 60, 3, 175, 68, 111, 218, 202,
    31, 225, 244, 37, 98],
    output: [234, 255, 225, 244],
}, name='whole_image_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 72),
})).DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 8, 9, 1], 0.25, 77))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.25, 77))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: [0, 255, 180, 253, 178, 56, 147, 46, 147, 232, 207, 141, 213, 92, 110, 81, 190, 16, 155, 202, 190,
    126, 182, 206, 200, 109, 248, 129, 232, 105, 74, 155, 209, 132, 32, 67, 82, 70, 226, 90, 245,
    158, 247, 30, 220, 99, 73, 73, 158, 219, 215, 25, 227, 218, 22, 26, 152, 108, 172, 101, 156,
    143, 127, 69, 166, 187, 17, 209, 230, 255, 56, 207],
    output: [255, 178, 232, 245, 166, 230],
}, name='strides_beyond_filter_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -51),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -51),
})).DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 5, 2], 0.25, 129))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 2], 0.25, 129))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: [0, 255, 25, 200, 8, 147, 142, 183, 109, 223, 189, 84, 247, 198, 128, 21, 98, 141, 22, 155, 107,
    199, 159, 70, 20, 98, 176, 229, 123, 74, 68, 207, 242, 177, 47, 99, 253, 241, 60, 197, 35, 44,
    117, 166, 142, 12, 175, 140, 54, 152, 141, 72, 46, 52, 48, 172, 136, 155, 79, 86],
    output: [0, 255, 8, 147, 109, 223, 189, 84, 128, 21, 22, 155, 107, 199, 20, 98, 123, 74, 68, 207, 47, 99,
    60, 197, 35, 44, 142, 12, 54, 152, 141, 72, 48, 172, 79, 86],
}, name='filter_1x1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 1),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 1),
})).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 9, 2], 0.25, 250))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 9, 2], 0.25, 250))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [0, 255, 89, 163, 208, 5, 55, 219, 55, 224, 204, 111, 1, 129, 47, 163, 17, 68],
    output: [208, 255, 208, 255, 208, 255, 208, 224, 208, 224, 204, 224, 204, 224, 204, 163, 47, 163],
}, name='one_row_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 122),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 122),
})).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9, 1, 2], 0.25, 1))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 1, 2], 0.25, 1))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [0, 255, 134, 219, 91, 25, 170, 132, 143, 222, 33, 54, 133, 251, 153, 188, 43, 24],
    output: [134, 255, 170, 255, 170, 251, 153, 251, 153, 251],
}, name='one_column_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -127),
})).DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 5], 0.25, 90))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 5], 0.25, 90))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [0, 255, 162, 172, 4],
    output: [0, 255, 162, 172, 4],
}, name='one_pixel_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -38),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -38),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: [0, 255, 176, 37, 84, 8, 181, 58, 76, 132, 248, 83, 47, 31, 10, 86, 69, 50, 123, 207, 230, 82, 96,
    218, 207, 218, 19, 46, 105, 30, 57, 93, 6, 79, 58, 188, 234, 212, 79, 226, 140, 166, 90, 170,
    194, 177, 218, 200],
    output: [176, 255, 230, 207, 248, 218, 207, 218, 230, 207, 230, 218, 234, 226, 194, 177, 218, 200, 234, 226,
    194, 177, 218, 200],
}, name='implicit_without_layout_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -84),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -84),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: [0, 255, 51, 151, 27, 157, 82, 184, 191, 150, 159, 38, 78, 55, 158, 207, 61, 48, 108, 121, 253, 82,
    9, 238, 158, 37, 136, 9, 230, 5, 131, 111, 63, 135, 221, 237, 112, 160, 199, 225, 146, 147, 10,
    255, 80, 173, 83, 148],
    output: [51, 255, 82, 184, 191, 184, 159, 38, 158, 255, 158, 207, 253, 238, 159, 238, 158, 207, 230, 207,
    253, 238, 221, 238, 199, 225, 230, 255, 221, 255, 221, 237],
}, name='explicit_without_layout_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -84),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -84),
})).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.0625, 101))
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.0625, 101))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 58, 185, 146, 79, 230, 73, 76, 141, 178, 85, 149, 149, 188, 153, 56, 92, 49, 83, 61, 52,
    94, 71, 107, 83, 170, 103, 180, 231, 243, 47, 249, 220, 173, 27, 12, 170, 95, 146],
    output: [178, 255, 149, 185, 188, 153, 230, 92, 76, 141, 178, 85, 149, 149, 188, 153, 170, 103, 180, 231,
    243, 52, 249, 220, 173, 83, 170, 170, 180, 231],
}, name='activation_quant8').AddAllActivations(output, activation).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -27),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -27),
})).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 220))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 220))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [117, 107, 33, 125, 158, 85, 90, 79, 135, 151, 106, 116, 138, 133, 2, 41, 173, 175, 122, 62, 22, 78,
    97, 90],
    output: [135, 151, 158, 151, 158, 133, 158, 133, 173, 175, 173, 175, 138, 133, 138, 133, 173, 175, 173, 175,
    122, 90, 97, 90],
}, name='negative_same_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 92),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 92),
})).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 220))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 220))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [117, 107, 33, 125, 158, 85, 90, 79, 135, 151, 106, 116, 138, 133, 2, 41, 173, 175, 122, 62, 22, 78,
    97, 90],
    output: [117, 107, 117, 125, 158, 125, 158, 125, 158, 85, 90, 79, 135, 151, 135, 151, 158, 151, 158, 133,
    158, 133, 90, 79, 173, 175, 173, 175, 173, 175, 138, 133, 138, 133, 97, 90, 173, 175, 173, 175,
    173, 175, 122, 90, 97, 90, 97, 90],
}, name='negative_explicit_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 92),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 92),
})).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128))
no_batches = Internal('no_batches', ('TENSOR_QUANT8_ASYMM', [0, 4, 5, 2], 0.5, 128))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [0, 3, 3, 2], 0.5, 128))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('MAX_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 68, 133, 174, 127, 218, 115, 21, 233, 92, 49, 169, 125, 121, 236, 111, 210],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 18, 2], 0.5, 0))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 2], 0.5, 0))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128,
    254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 254, 254, 254, 254, 254, 254, 255,
    255, 255, 255, 255, 255],
    output: [0.0, 0.0, 0.5, 0.5, 63.5, 63.5, 64.0, 64.0, 127.0, 127.0, 127.5, 127.5],
}, name='equal_pixels_zero_point_0').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 18, 2], 0.5, 128))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 2], 0.5, 128))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128,
    254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 254, 254, 254, 254, 254, 254, 255,
    255, 255, 255, 255, 255],
    output: [-64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0, 63.0, 63.0, 63.5, 63.5],
}, name='equal_pixels_zero_point_128').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 18, 2], 0.5, 255))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 2], 0.5, 255))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128,
    254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 254, 254, 254, 254, 254, 254, 255,
    255, 255, 255, 255, 255],
    output: [-127.5, -127.5, -127.0, -127.0, -64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0],
}, name='equal_pixels_zero_point_255').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()
