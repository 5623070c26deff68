# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: batches, adjoints, types.

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
I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3]))
right = Input('right', (F32, [3, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [1.431, 0.689, -1.131, -1.877, -1.426, 0.04],
    right: [1.636, -1.311, 0.131, 0.047, 0.793, -0.354, 1.795, -1.754, -0.948, 0.203, 1.735, 0.973],
    output: [3.959681, -2.34954, -0.5380691, -2.241712, -4.23951, 2.973671, -2.736157, 2.451905],
}, name='rank_2').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3]))
right = Input('right', (I32, [3, 4]))
output = Output('output', (I32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-27, -65, -49, 78, -84, 8],
    right: [39, -72, 11, 13, 68, 29, 57, -46, 69, 39, 24, -41],
    output: [-8854, -1852, -5178, 4648, -2118, -7740, -3738, 4550],
}, name='rank_2_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 4], 0.28999999165534973, 54))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -5, -49, 11, 2],
    right: [-128, 127, 111, -93, -34, 46, -7, -44, 17, 22, 85, -1],
    output: [114, -81, -115, 74, 51, -69, -66, 38],
}, name='rank_2_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 2]))
right = Input('right', (F32, [3, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-1.618, 1.262, -1.099, 0.461, 1.322, -1.006],
    right: [0.284, -0.856, 1.123, -0.476, -0.178, 1.252, 0.686, 1.882, -1.579, 0.684, 0.989, -1.948],
    output: [-2.3513281, 0.91330814, -1.2634699, -3.873406, 1.864824, -1.1912041, 0.7385379, 2.226578],
}, name='rank_2_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 2]))
right = Input('right', (I32, [3, 4]))
output = Output('output', (I32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [75, 13, -38, 37, 76, -32],
    right: [-72, -24, 76, -35, 6, 1, 26, -15, -74, -85, -39, -29],
    output: [-11252, -8298, 1748, -4259, 1654, 2445, 3198, -82],
}, name='rank_2_left_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 4], 0.41999998688697815, -4))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-128, 127, 37, 64, 91, -85],
    right: [-128, 127, -106, -80, -113, 99, -92, -91, 91, -5, 53, 96],
    output: [81, -109, 55, 52, -114, 114, -79, -86],
}, name='rank_2_left_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3]))
right = Input('right', (F32, [4, 3]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-1.644, -0.526, 1.307, -1.938, -0.018, 0.54],
    right: [-0.764, 0.515, 0.914, -1.975, 0.156, 0.829, -0.859, -0.019, 1.708, -1.581, 0.146, 1.011],
    output: [2.179724, 4.2483473, 3.654546, 3.8437452, 1.964922, 4.272402, 2.587404, 3.60729],
}, name='rank_2_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3]))
right = Input('right', (I32, [4, 3]))
output = Output('output', (I32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [12, 89, 1, 22, -44, -80],
    right: [2, 74, -63, 60, -38, 72, -80, -29, -57, 53, -25, -87],
    output: [6547, -2590, -3598, -1676, 1828, -2768, 4076, 9226],
}, name='rank_2_right_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [4, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 4], 0.3199999928474426, 8))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-128, 127, -82, -51, 110, -8],
    right: [-128, 127, 127, 56, 46, -50, 19, 50, 93, -87, -78, -43],
    output: [48, -65, -117, -25, 116, 19, 14, 6],
}, name='rank_2_right_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 2]))
right = Input('right', (F32, [4, 3]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-0.499, -1.669, -0.976, -0.294, -0.596, 0.344],
    right: [-1.031, -0.434, 0.188, -1.317, -1.21, -0.37, 0.135, 1.942, 0.553, -0.279, -1.679, 1.83],
    output: [0.82600504, 2.0586631, -2.292345, 0.687245, 1.913007, 2.426533, -0.606031, 1.5887971],
}, name='rank_2_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 2]))
right = Input('right', (I32, [4, 3]))
output = Output('output', (I32, [2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [73, 17, 71, 37, 3, 39],
    right: [-61, -1, -5, 5, -80, 75, -36, 63, 87, 38, -11, 27],
    output: [-4539, -5090, 2106, 2074, -1269, 50, 5112, 1292],
}, name='rank_2_both_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [4, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 4], 0.3499999940395355, 23))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-128, 127, -1, 58, -38, -26],
    right: [-128, 127, 9, 21, -124, -109, -18, -26, -80, 36, -17, -49],
    output: [-13, -73, -60, -115, 32, 96, 88, 116],
}, name='rank_2_both_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 2, 4]))
right = Input('right', (F32, [3, 4, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [0.934, 1.272, 0.58, -0.849, 1.709, -1.904, -0.341, -0.893, 1.18, 0.859, 0.205, 0.963, -1.908,
    -0.353, 0.709, -1.31, 0.95, 1.938, -1.116, 1.056, 1.842, -1.215, 1.044, -0.909],
    right: [1.613, 0.769, -0.564, 0.991, -1.787, -1.662, -0.283, -0.88, 0.017, 1.236, 1.895, -0.261, 0.876,
    -0.099, 1.684, 1.768, 1.219, -0.942, -0.628, 1.771, -1.909, -0.464, -0.845, -1.041, 1.321,
    -1.022, -0.586, 0.067, 1.77, -1.708, -0.015, -1.587, -1.774, 0.057, 0.242, 1.764],
    output: [1.55359, -3.6740727, -2.409391, -0.13749196, 3.324514, 2.4278479, 1.97682, 0.479621, -0.21588609,
    -2.132924, 2.121174, -2.870317, 1.461728, 4.486004, -0.024235642, 2.284404, -5.90988,
    -2.4597242],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 2, 4]))
right = Input('right', (I32, [3, 4, 3]))
output = Output('output', (I32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [31, 50, 57, 15, 66, 38, -66, -73, 69, -46, -21, 35, 7, 49, 68, 6, -31, 70, 58, 29, 24, -53, -30,
    -66],
    right: [28, -40, 47, -81, -74, -29, 25, 29, 40, 36, -90, -20, -55, -85, 73, -37, -87, 19, -42, -6, -60, 24,
    -8, -62, 27, -35, 13, -22, 10, -8, 1, 54, -27, 81, 89, 28],
    output: [-1217, -4637, 1987, -5508, -796, 820, -371, -2017, 3253, -4910, -5314, -3010, 30, 7498, -1717,
    -3562, -8864, -302],
}, name='rank_3_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 2, 4], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 4, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [3, 2, 3], 0.4699999988079071, 48))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, 56, 91, -21, 126, 33, 25, 13, 121, 44, -114, -108, -126, 53, 70, -62, 28, 1, 36, -61,
    108, 3, -4],
    right: [-128, 127, -46, -36, 9, 13, -58, 0, 109, -62, 112, -118, 72, -72, 93, 73, 32, -89, -119, -89, 103,
    70, -66, -127, -81, -91, -13, 72, -68, -121, -82, 123, 95, -51, -71, 10],
    output: [115, 43, 97, 87, 76, 106, 25, 88, 88, -114, -39, -37, 52, 33, 13, 103, 41, -11],
}, name='rank_3_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 4, 2]))
right = Input('right', (F32, [3, 4, 3]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-1.71, -0.136, -0.687, 0.203, 0.488, 0.584, -1.131, 1.613, -0.135, 0.03, -0.612, 1.505, -0.927,
    0.632, -0.898, -0.788, 0.135, -1.059, -1.218, -0.468, 0.177, -0.687, -1.011, -0.205],
    right: [0.888, 1.981, -0.244, 0.935, -0.529, -0.024, 0.95, -0.641, 1.069, 1.86, 0.926, -1.223, -0.126,
    0.802, 0.729, 0.706, -1.801, 1.923, -1.252, -1.46, -1.881, 0.423, 0.689, 0.121, 1.797, -1.608,
    1.392, 0.807, 1.756, 0.246, -1.976, -0.722, -0.128, 1.194, 1.94, -1.508],
    output: [-3.8008852, -4.384201, 2.338613, 3.624017, 0.74249107, -1.3200911, 0.36568797, 1.72864, 0.35973805,
    -0.06583807, -4.152097, 1.6318449, -2.2972171, -4.445022, 1.3902241, -1.1679572, 0.97937804,
    -1.19218],
}, name='rank_3_left').AddVariations('relaxed', 'float16')

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 4, 2]))
right = Input('right', (I32, [3, 4, 3]))
output = Output('output', (I32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [6, 77, -36, -30, -32, 36, -60, -77, -50, -58, -38, -81, 69, 16, 14, 27, 39, -71, -26, 8, -87, 36,
    62, -24],
    right: [-12, 51, 65, 87, -52, -45, 4, 62, 0, 45, 36, -74, 11, -46, -35, -71, -62, 54, -38, 58, 67, -45, 29,
    49, -77, 62, 53, -58, -17, -88, -32, -34, 48, 80, 36, -23],
    output: [-6032, -1966, 6450, -6855, 4947, 12053, -1104, 9064, 5007, 3290, 9401, 51, 6249, 8050, -1247, 1931,
    -6626, -2187],
}, name='rank_3_left_int32')

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 4, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 4, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [3, 2, 3], 0.699999988079071, 17))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-128, 127, -119, -45, 54, 69, -9, 127, -15, 67, -85, -57, -57, -103, -38, -111, 77, 16, -24, -37,
    -66, 38, -62, 17],
    right: [-128, 127, -67, -56, 15, 20, 68, 68, -4, -2, -32, -95, 120, 54, 14, 112, 47, 8, -28, -79, -34, 120,
    46, -65, 16, 17, 21, -38, 55, -77, -81, 40, 15, -18, -94, 115],
    output: [21, -110, -34, 57, 115, 23, -115, -68, -45, -102, -53, -26, 6, -16, -41, 8, 1, 20],
}, name='rank_3_left_quant8_signed')

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 2, 4]))
right = Input('right', (F32, [3, 3, 4]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [0.268, 0.136, 1.964, 1.923, -1.674, 0.44, -1.977, 1.029, -1.278, 1.542, 1.948, 0.172, -0.206,
    1.895, 0.005, -0.619, -0.359, -1.884, 1.263, -1.891, 1.934, -0.511, -0.372, 1.856],
    right: [0.158, 0.881, -1.031, -0.497, -1.296, 0.951, 0.88, -1.686, -0.663, 1.523, -0.083, 0.19, -0.97,
    -0.774, -0.333, 1.341, 0.523, 0.741, -1.624, -1.299, 1.498, -1.487, 1.037, 1.197, -0.311, 1.183,
    -0.801, 0.035, -1.789, 0.597, -1.265, -1.852, -0.629, -1.555, 1.852, 0.065],
    output: [-2.818455, -1.73185, 0.231802, 1.650022, -0.88671005, 2.139583, -0.37188, -2.912752, -1.9814383,
    -2.098654, 2.092418, -3.862211, -3.1949708, 1.4219401, 5.371592, -0.84305495, -6.7317247,
    -0.9901851],
}, name='rank_3_right').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 2, 4]))
right = Input('right', (I32, [3, 3, 4]))
output = Output('output', (I32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-70, -79, -37, -58, 8, -61, -73, 42, 58, 64, 59, -9, 54, 81, 20, 4, -56, 32, 43, 14, -73, 0, 84,
    86],
    right: [-87, -37, -89, 39, -6, 50, -90, -89, -20, 69, 72, -35, -34, -90, 64, 12, 65, -67, -83, -50, 42, 56,
    -55, -19, -12, -42, -51, -71, -38, 70, -68, -57, -64, -83, 71, 44],
    output: [10044, 4962, -4685, 9696, -266, -11095, -4064, -4965, 2946, -7798, -3777, 5628, -3859, 646, 4597,
    -9514, -7840, 14420],
}, name='rank_3_right_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 2, 4], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 3, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [3, 2, 3], 0.6899999976158142, 42))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-128, 127, -108, -61, -10, 69, 112, 57, -56, 51, -78, -13, -5, -54, 51, -7, -89, 8, 61, 107, -7,
    -123, -95, -67],
    right: [-128, 127, -102, -26, -85, 126, 51, -114, -38, -80, 63, -2, 86, -127, -58, 24, -87, -78, -62, -71,
    64, 111, 109, -25, 76, 0, 64, -52, 75, -49, -32, -54, -6, 78, 111, -65],
    output: [109, 56, -60, 87, 115, 97, -23, 28, -36, 31, 38, 3, 19, 8, 45, -77, -25, -115],
}, name='rank_3_right_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [3, 4, 2]))
right = Input('right', (F32, [3, 3, 4]))
output = Output('output', (F32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [1.013, 1.231, -1.525, -1.449, -1.193, -0.314, -1.715, 0.793, 0.419, 0.557, 0.701, -1.318, 0.883,
    0.18, -1.436, 1.971, 1.257, -0.665, -0.633, 0.768, -1.997, -0.787, -1.317, -1.091],
    right: [-0.877, -0.375, 1.636, 1.077, -0.234, 1.071, 1.626, -0.656, 1.797, -0.917, -0.671, 1.685, 0.946,
    -0.779, -0.354, -0.866, 0.592, -1.721, 1.512, 1.488, -0.957, -0.248, 0.459, 1.273, -0.983,
    0.593, -1.629, 0.311, -1.228, 0.39, -0.916, 0.252, -1.82, 0.544, 0.751, -0.307],
    output: [-4.1153293, -2.6850948, 1.1295141, -0.19585495, -2.870705, 5.087739, 0.781289, -1.7600449,
    -1.9975619, -0.21696204, 5.80303, 2.3855178, 1.232526, -0.29309803, -3.72752, 2.051841, 1.5621,
    1.3719921],
}, name='rank_3_both').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [3, 4, 2]))
right = Input('right', (I32, [3, 3, 4]))
output = Output('output', (I32, [3, 2, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [35, 62, 36, -30, 75, 29, 70, -79, 88, -4, 72, -2, -3, 51, 43, 4, -87, 7, 25, 49, 76, -25, 23, 1],
    right: [-80, -90, -27, 18, 58, -36, 2, 48, -79, 4, 16, -65, -78, 38, -79, -22, 6, 73, 21, -82, 34, -52,
    -79, 3, -87, -38, -88, -34, 54, -69, -65, -83, -19, -61, 68, -70],
    output: [-6805, 4244, -5971, -4465, 942, 581, -4837, 2195, -386, -3881, 573, -4049, -851, -13272, 3686,
    -305, -1461, -4892],
}, name='rank_3_both_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [3, 4, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [3, 3, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [3, 2, 3], 0.6200000047683716, 14))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-128, 127, 0, 72, -34, 4, -74, 96, 59, 20, -9, 110, -25, 26, -58, 110, 65, -112, 91, -16, -107,
    119, 101, 8],
    right: [-128, 127, -75, 123, -29, 50, 23, 104, 100, -95, -93, 14, 23, 29, 80, -23, 84, 109, 6, -37, 88,
    -81, 35, 43, -45, -75, 53, -107, 0, -77, 117, -128, 12, 45, -78, 46],
    output: [-56, -109, -115, 101, 113, 115, -23, -9, -15, 83, 101, 69, -34, -59, 97, 39, 42, -45],
}, name='rank_3_both_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3, 2]))
right = Input('right', (F32, [2, 3, 2, 4]))
output = Output('output', (F32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-0.769, -0.118, -0.038, 0.07, -1.691, -1.718, 0.286, -1.647, -0.303, -1.029, -1.478, -0.868,
    -0.668, 0.03, -0.503, 1.263, 1.736, -0.008, 1.355, 1.549, 1.144, 0.934, 0.449, -0.915, -0.403,
    -1.962, -0.508, -0.066, 1.988, -0.828, -0.158, -1.351, 0.206, 0.496, 1.945, 1.775],
    right: [1.061, 1.868, -1.142, -0.392, -0.288, 1.82, 1.651, 1.298, -0.551, 0.313, 1.511, 1.451, 1.991,
    -0.855, 0.628, 1.628, 0.023, -1.939, 0.775, 0.233, -0.354, 0.521, -0.945, 1.81, -1.992, 0.031,
    0.477, 0.294, -0.933, -1.219, 1.25, -0.894, -0.158, 1.493, -0.794, 1.837, -1.291, -1.697,
    -0.843, -1.436, -1.249, 0.644, -1.058, -0.075, 1.022, -1.904, -1.615, 1.044],
    output: packed('<f4',
    'c-jFV0pI>SI{m`Oc>J2EHhy{SyU>kZ;aT%@2(J)j`|fe=N{S#HiOL|oA`=n^%D-Ko3By43+Ek7BI=-@XL0c~VhJ7L1;xm<78TnZ('
    'T=Cbp6vviPBf*yQv?mMR@=;mu9?-Ge%E^t^5v$H6vMsNkQAvlMF-cIujrcS!l&bG=eE_08@n-3G9aaUK%x;^3A(Vzl(=HcxXCm09'
    '$!Ex0zZwznNR0<+k1=D^rwh;O(aH)hSFOi{>?M3jjobewkZp4&F8l;3CF@o}i(#6V9u~8IPl5m)2%Xx$zdt^`Jw83Zz`wu1Kfl1g'
    'Kfl1gKES}dKfk@cKfgddz&}2~zd*mhzdydcKfgafKtDh}zdpY|K)*o0KtR7fzrR1fz`#F35|KL'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3, 2]))
right = Input('right', (I32, [2, 3, 2, 4]))
output = Output('output', (I32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-19, 23, 0, -89, 73, 20, 74, -10, 67, 13, 29, 1, 57, -65, 32, 71, -54, 44, 1, 15, -76, -41, 31, 9,
    -37, -36, 4, -69, 58, -68, 48, -76, -85, -24, 32, 14],
    right: [-73, -3, 11, -59, -31, -52, 20, -8, -15, -60, -19, 81, -4, -43, 70, -16, -42, -8, 78, 84, 77, 29,
    49, 19, -1, -72, 41, 25, 25, -8, 27, -70, 3, 17, -50, 18, -68, 0, 41, 10, 54, 84, 45, -10, 28,
    60, 32, -79],
    output: packed('<i2',
    'c-jGw0B`@Ijr*y`6b#726|;@fR>lh79hGBA2_GF9+wI{S3s=P$toV#}K)(M=sDaAD0P2w;i+28CL@SoQ+Q@9s@bHv!d=I)v$Y5>)'
    '`v3z968Qq?`vmU$@b?(|?*0`1`Thyx_5=+O2Nw?(2KVs+{{j2_7ViT9_XPk6{Q>(D0QCJ51L*+){r(l}-tGzr4F~$c#7Ao'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 2, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3, 4], 0.5, 6))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, 120, -115, -37, 120, -108, 63, 6, -116, -118, 32, -9, 11, -19, -72, -63, 90, 112, 65,
    126, -97, 51, -82, -4, 2, 13, 7, -21, -62, 92, -79, 3, -115, 106, -105],
    right: [-128, 127, 113, -58, -113, -58, -92, 33, -36, 106, 35, 72, 42, -58, -24, -90, 106, -7, 94, -101,
    31, -35, 95, 11, 55, 46, -122, 124, -14, 123, 22, 22, 91, -112, -9, 9, 97, 57, -84, 122, -102,
    -49, -48, -114, -59, -102, 95, -115],
    output: packed('|i1',
    'c-jF-0Jr}Tm5wL@O<B<g=G!y?rqHst=GXb_nZc>;`|Sg{;iTT``vE6XX%=%L;KeZc!P4~V{r&Iz00jH0*7L9S7Rv|l1e^}>8Mz4b'
    '2P#D'
),
}, name='rank_4_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 2, 3]))
right = Input('right', (F32, [2, 3, 2, 4]))
output = Output('output', (F32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-1.052, -1.472, -1.522, -0.467, 0.679, -1.495, 1.259, 1.851, -0.137, -0.288, -1.541, 0.546, -1.016,
    0.133, -1.324, -0.927, -0.38, -0.256, -1.412, -0.253, -0.127, -1.542, 1.963, -0.252, -1.136,
    1.828, 1.814, -0.825, 0.042, -0.258, 0.296, -1.431, 0.56, 0.105, 1.767, 1.422],
    right: [-1.066, 1.367, -1.182, -1.578, 1.509, 0.822, 1.882, -1.699, 1.024, -1.232, 1.387, -0.537, -0.129,
    -1.419, 0.292, -0.544, 0.332, 1.061, -1.164, 0.359, -0.103, -1.664, 1.376, -1.444, -0.231,
    -1.489, 1.076, 0.588, -1.896, -0.123, -0.986, -0.734, -0.86, 0.763, -1.086, -0.332, 0.28,
    -1.447, -1.567, 1.435, 1.39, 0.62, -1.28, 0.915, -1.875, -1.826, 1.539, 1.548],
    output: packed('<f4',
    'c-jFV0pI?D?C<wBeOE3)LiChvujd|?f#_I*Dv@Q3!UNYBwK)*;Q#cUIQWvQ^ueLTdqT|Osb+cuWFY&I8zj9ITFZKMt@Q#lXwo8g#'
    'HK+vuA0wzO&fOx$I>7h`0fKACB9YOe*-=fG|9!HKku6~SvNLCOgG+eRVFBRxZLx*8z(eou@@e$8gMZ_zqoReS^<S*j>AD>zx<Qp9'
    'Q-PkTlGFqSzy}{!8~S8-?Y?=cMJ*W9dYITx5|El|3JuEvVdddIry)+qssjtq;K+De243B%gORrJ54<ftzdk@fzd%2~z`sC0zdye~'
    'y+FRczr4P_KD|FZKfgb|zdyY|Ksr9aKES^}K0Q4@K0v>}Kfu4gKfk{|yuLobz(7C0z&}9s|B-9'
),
}, name='rank_4_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 2, 3]))
right = Input('right', (I32, [2, 3, 2, 4]))
output = Output('output', (I32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [57, -19, 63, 79, 89, 41, 68, -41, 86, 31, -54, -49, 13, -30, 44, 49, -77, -54, -45, -86, 54, 43,
    -5, -5, 65, 12, -21, 79, -48, -84, 30, 55, 55, 18, -87, 22],
    right: [29, 71, -69, -19, 23, 88, -16, 14, -10, -8, 40, 55, 22, -79, -90, -35, -40, 39, 88, 30, 28, 79,
    -48, 7, -52, 38, -81, -21, 64, -37, 10, -34, -53, -54, -84, 68, -89, -56, -57, -59, 78, 66, 64,
    39, 69, -57, 68, 56],
    output: packed('<i2',
    'c-jGw0B`?}_p=w+Q;$c|k#&&*Pr6_B@|2TqZ>lX+8c5wls~}-G3P7&p8|(Wx^#r)cy|_FS0u>K5_`pDo&X~ylx=4agjigzyNSHAV'
    'D(e6R8UF?fAME`A^#2O{5e)wL3?3N+5&HuC;{^Ki_89{c^AG(H^BV{A2=4sX;o1KV2L=uy78wl<0}KfHA@=na2@?&6en8O'
),
}, name='rank_4_left_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 2, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 2, 4], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3, 4], 0.47999998927116394, 28))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-128, 127, -88, 11, -21, 69, 56, 75, 54, 110, -117, 84, -40, -12, 64, 63, -63, 104, -84, 31, 21,
    20, 6, -90, 30, 58, 9, 29, -86, -104, 77, -98, 119, 47, 65, 81],
    right: [-128, 127, 22, -126, 96, 62, -26, 29, -39, 5, -8, 113, 93, 39, -19, -93, -62, 61, 9, -73, -79, 39,
    -27, 55, -51, -42, 27, 111, -71, 61, -125, 111, -128, 46, -60, -28, 32, 120, -5, 68, -87, 117,
    -66, -102, 116, -125, -91, -93],
    output: packed('|i1',
    'c-jF-0Jr}qj?gIZYf1c4-1b9pV@pE6=LJh#Q$ar$5D+sE+V<rvZcJJS1?I&b7$qMM)hWRtFC!@4*81SusOrQ!P$nHguMHktaxNZp'
    '2_6L'
),
}, name='rank_4_left_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3, 2]))
right = Input('right', (F32, [2, 3, 4, 2]))
output = Output('output', (F32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-0.943, -0.869, 0.395, 0.163, 0.189, -1.654, 0.879, -1.002, -0.806, -1.377, -1.377, -1.882, 1.904,
    0.992, 0.912, 1.038, -1.381, -0.487, 0.788, -1.043, -0.68, 0.769, 0.297, -1.72, 1.218, 1.956,
    1.538, -0.792, -1.669, -1.162, 1.858, 1.693, 1.992, -0.788, 1.697, 1.579],
    right: [1.796, 0.861, -1.86, -1.479, -1.963, -1.954, -1.735, -0.37, -1.864, 0.499, -1.207, 1.473, -0.468,
    -1.128, -1.212, 1.192, 1.824, 0.17, 0.532, -0.763, 1.906, 0.869, -1.619, 0.443, 1.76, 0.987,
    -0.46, 1.655, 0.579, -0.642, -1.558, 0.985, -1.041, -0.596, -1.705, 1.477, 1.277, 0.562, 0.166,
    1.586, 1.079, 1.908, 1.657, -0.441, -1.096, -0.377, -0.526, -1.407],
    output: packed('<f4',
    'c-rGX%yCkvt?t8xe@Z{|`c4#o{7_WZ>hr_!?ZUecvyG>)U)WIZX&)o|_+7)5h!Z07g?|RUih2{y8FAj``OQ#f`MnWe`y%2lzw&Tz'
    'Qk~p&hUMW^e#wG6F&y)^NJ`3vN=ozciEYzp7W<{#^s?KNX^l*f+DF|9$#0{$4}N)C-MleJs-@p(ZL6d1|L~gJZiZCF02!y`Uy+qP'
    'c3o`d6FHPD1OnQ>YhCCw6wYk!*L*!!qe*S2GvjvF2?7sJCBK+vx0p-XUo&_@(V+(E2}bP8MYY3JGe1_&W|wt8;NW0yzaI!39PADp'
    'us>kG9|RrtJJ>lKu;1sf|G>TjKneQ;`#{1#`hdLyP!OmB$aHW3arfJTXaFK&gc$'
),
}, name='rank_4_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3, 2]))
right = Input('right', (I32, [2, 3, 4, 2]))
output = Output('output', (I32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [85, -88, -85, 69, 53, -7, 4, 49, 33, 39, -62, 64, -69, -18, 27, -73, -60, -28, 25, -84, -83, 13,
    10, 20, 3, 79, -2, -34, -73, -22, 57, 4, -48, -54, -24, 17],
    right: [54, -81, -54, 79, -50, -88, -50, 61, 2, 40, -5, 26, 87, -9, 53, 31, 79, -27, -82, 32, -49, -71, 15,
    -29, -12, -81, -35, 40, 68, 14, -43, 3, -60, 12, -82, -33, 47, -1, 49, 19, -12, 79, 11, -62,
    -87, 43, 14, 63],
    output: packed('<i2',
    'c-jGw0B`@s>ZWczIpPatsSf+F=A*+}QP_@zwyx@%+B5$MIuzP)xIn0AbqvwRVX7E3!oZFI+dgpM2E-T?IIm@pdrcaa1U?pD+5_J$'
    '(hb_!C-@-^^7!)y1pfvG0|^TW2k83j6B7Lp?hgs@4-@|x?*jV&4eAd00R#R6^Z*9_1^@jJ8uIY|0qq3w3kUE9`U?Wu^+QS'
),
}, name='rank_4_right_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 4, 2], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3, 4], 0.5400000214576721, 8))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-128, 127, -54, 75, -79, 66, -59, 7, 12, -49, 76, 53, 17, -104, 59, -75, 48, 102, -113, 114, 2,
    -72, -15, 94, 112, -14, 39, -55, 92, 69, -68, 70, -49, 125, -20, 75],
    right: [-128, 127, -97, -38, 113, -66, 124, -107, 29, 123, 124, -26, -11, -83, -3, 63, 26, -39, -40, 31,
    -124, 27, 15, -51, -121, 67, 69, -4, 97, -100, -97, 82, 59, 122, -97, 42, 107, 0, 65, -55, -64,
    57, -58, -74, 17, -26, 89, -104],
    output: packed('|i1',
    'c-jF-0Jr~hAft^y6xYl<62iCJ#_s0N@&evMLmo5i&Cl`&<=F`;IW8qm*{Mj<-~G!v5b-=G`9?k3;{FL=B~?Eg0P@T}2npCF2ng*}'
    'fg=+'
),
}, name='rank_4_right_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 2, 3]))
right = Input('right', (F32, [2, 3, 4, 2]))
output = Output('output', (F32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [0.422, 1.851, -1.482, -0.613, 0.603, -0.758, -1.911, 0.022, -1.649, 1.061, -0.568, -1.286, 0.734,
    -0.668, 0.78, -1.52, 0.414, 1.941, -1.28, -1.063, 1.678, -0.717, 1.291, 0.042, 0.85, -0.953,
    -0.927, 0.29, -1.262, 0.433, 1.418, -0.302, 0.845, -0.197, -1.266, -0.28],
    right: [0.706, 0.709, -0.215, -1.359, 0.024, 1.661, 0.001, 0.294, 1.428, 1.215, -1.275, 1.341, -0.726,
    -0.686, -0.544, -1.116, -0.888, -1.083, -1.633, -0.056, 0.62, 0.954, -1.389, 0.838, 0.12, 1.51,
    1.05, -0.084, 1.459, 0.869, 1.461, -0.331, -0.899, -0.379, 0.953, 0.751, 1.073, 0.236, 0.984,
    -1.306, 0.199, -0.46, -1.604, 0.582, -0.941, 0.835, -0.038, 0.16],
    output: packed('<f4',
    'c-m7x?N&Qqxqpeui{%%Tjpl8=;##Jj)0O7^#3s<#Qgnm7;L4NY5{n=3B-P!XXcrpXm*$+3eX#VI2ut{3&F2M&yuM4%X{-HS@%K9?'
    'hwQ(rkMp)K-n!lU|Mjm6bb`#bG>JI(weL9UvocWU?&nf&yP(v6M*COQOcY{eIy8YX=+OkGd!a8YRqj8(`C^mxz13V1Tbj7-8ZGY5'
    'ZZ$u(W@+k<G7Vu3ul@2>2U$hy`s##4I_54m+91k3Z;AYcmve6aZGR{)6W?6@YSr77rrLZdd-qA~U&q?$>OA96^W1&*`+>;bZa<LT'
    '?_j@g|9(6B19lD$_WSoAu(RJ|e_%hD36{3AcW~HmZ*K<_um|G(b_e$F1?t#mw}1a$0AV<d)&'
),
}, name='rank_4_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 2, 3]))
right = Input('right', (I32, [2, 3, 4, 2]))
output = Output('output', (I32, [2, 3, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [10, 26, -4, 66, 21, 33, 56, -80, 60, -85, -10, 60, -55, -30, 7, 12, 37, -4, 57, -50, -40, -85, 85,
    18, 11, -13, 23, 31, 9, -38, -48, -62, -66, -29, -28, -74],
    right: [3, 4, -85, 73, -2, 68, -52, -20, -49, 82, 61, -16, -74, -64, 32, 89, -8, 0, -39, 59, 26, 57, -4,
    -27, -70, -51, -54, 50, -57, 17, 79, -22, -76, 6, -82, 64, -86, -47, -40, 74, 71, 9, -44, -25,
    50, 86, 85, 56],
    output: packed('<i2',
    'c-jGw0B`>$fOOEJTVND;z05ogs1S1;kf4UVjHq0=B^H?Q88MN_1JY1gV5;T4CdWit^coy?I-NceYPX_DB0y}b72>$kWPC~(l0fDG'
    '4-xnP{RQ~|3JCt%5(ViD?HTe13f~+73;q894F&xF{{H|0<Lwyy8xZLS3kvf61oj661_A{5@Bi`f3+(Cb4eI6V6581pPeR`'
),
}, name='rank_4_both_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 2, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 4, 2], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3, 4], 0.5400000214576721, 46))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-128, 127, 87, -110, -26, -123, -16, 34, -93, 127, 48, -92, 46, 62, 66, 13, -45, -28, 86, 83, 81,
    44, -104, -73, -89, 31, 46, -114, 105, -103, -57, -80, -105, -117, -16, -80],
    right: [-128, 127, -110, 3, -62, -57, -41, -32, 42, 5, -36, -21, -10, 91, -26, -18, 121, 31, -89, -74, 51,
    78, -25, -21, 87, -82, 47, 16, -70, 20, -114, 2, -68, 64, 21, -61, 33, -87, -57, 107, 64, 58,
    -51, 86, -18, -115, 89, 111],
    output: packed('|i1',
    'c-jF-0Js0q0tD^<8aF$!_8}TbM{!3(J4!ss^SkauFFZ9hDjq06EG#ZyU_v!h9{>GRDh&zI>+`r}K{|BkDK^%!!yb{}1rpGz)DDaq'
    'jUGb'
),
}, name='rank_4_both_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3]))
right = Input('right', (F32, [2, 3, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-1.304, 0.632, 0.298, -1.639, 1.472, -1.491, 0.835, -0.753, -1.701, -1.225, -1.961, -1.653, -1.435,
    -1.499, 1.422, -0.66, -0.066, -0.769],
    right: [0.15, -0.91, 0.355, -0.091, -1.891, -0.473, -0.475, -1.959, -1.909, 0.726, 1.816, 1.162, 0.787,
    0.254, 1.312, -1.689, -1.79, 1.591],
    output: [-0.39466202, -0.59225404, -1.3307381, 0.328423, 1.6288072, 1.5682182, 1.001748, 3.996332, 3.899803,
    0.35926002, 0.2361759, -6.626205, -4.623281, -5.532086, -1.3717558, 0.767739, 0.16118592,
    -2.0769908],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3]))
right = Input('right', (I32, [2, 3, 3]))
output = Output('output', (I32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [10, 81, 33, -1, -78, -27, -27, 81, -55, -17, 1, 44, 31, 42, 70, 9, 12, 30],
    right: [5, 40, 86, 77, -70, 18, -19, 20, 26, -39, 38, 63, -27, 12, -16, 9, -45, 10],
    output: [5660, -4610, 3176, -5498, 4880, -2192, 7147, -7850, -2294, 1032, -2614, -647, -1713, -1468, 1981,
    -405, -864, 675],
}, name='square_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3], 0.5600000023841858, 16))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -3, 88, -66, -68, -103, 38, -20, 55, 121, 68, -107, 115, -3, 2, 122, -52],
    right: [-128, 127, 80, 99, -54, -122, 110, 86, 101, 118, -98, 66, 67, -38, 32, -64, 96, -106],
    output: [93, -97, -100, -114, 3, 7, 15, -103, -90, 115, 76, 87, -25, 23, -11, 58, -9, 58],
}, name='square_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3]))
right = Input('right', (F32, [2, 3, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [0.365, 0.415, 0.807, 0.098, 1.497, 0.319, 0.757, 0.698, -1.916, 0.094, 0.728, -0.881, 0.139,
    -1.066, 0.483, -0.478, 1.9, -1.578],
    right: [-0.243, 0.122, -0.233, 1.093, -1.368, 0.763, 1.336, -0.047, 0.862, -1.815, -1.831, -0.033, 0.058,
    -0.128, 0.904, 1.747, -0.841, -1.6],
    output: [1.029771, -0.125113, 0.642263, 2.467904, -2.030072, 1.647192, -2.4072099, -0.24788602, -1.596226,
    -0.99761397, 0.21209201, 0.88735396, 1.9361519, -2.79442, -4.027688, -1.1297369, 2.8783848,
    2.990505],
}, name='square_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3]))
right = Input('right', (I32, [2, 3, 3]))
output = Output('output', (I32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [71, 68, 7, -42, 13, 22, 7, 0, -66, -76, -18, 87, 41, -4, -5, -27, 22, 10],
    right: [-77, -40, 62, 51, 49, 68, -31, 84, -57, -62, 80, 77, 72, 28, 39, -77, 22, -66],
    output: [-7826, -4310, 1147, -4573, -2083, 5100, 2629, -4746, 5692, 9743, -5526, -2471, -866, -1068, -2994,
    -6524, 7040, 5844],
}, name='square_left_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3], 0.5299999713897705, 8))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-128, 127, -82, 39, -60, 80, 54, 110, 19, 83, 7, -62, -94, -53, -125, 96, 51, -127],
    right: [-128, 127, -73, 32, -116, 19, -113, -77, 7, -73, -48, -33, -21, -122, -32, -29, -70, -13],
    output: [32, -115, 18, -46, 115, 23, 50, -81, 27, 3, 39, 22, -5, 16, -2, -82, -13, -97],
}, name='square_left_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3]))
right = Input('right', (F32, [2, 3, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [1.674, 1.07, -0.211, -1.323, 0.348, -0.925, -1.357, 1.798, -1.181, -0.413, -0.441, 0.834, -1.815,
    1.792, -0.634, 1.713, -0.413, -0.953],
    right: [-1.57, 1.416, 1.054, -0.792, -1.631, -0.253, 0.359, 0.707, 0.257, -1.619, -0.45, 1.711, -0.017,
    -1.931, 1.342, 1.936, -1.084, 1.003],
    output: [-1.335454, -3.017595, 1.3032291, 1.5949279, 0.71425295, -0.466646, 3.431684, -1.5590011,
    0.48050603, 2.294071, 1.97782, 0.51497805, 1.0473111, -4.280325, -6.0922704, -4.21808,
    -0.51054406, 2.808201],
}, name='square_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3]))
right = Input('right', (I32, [2, 3, 3]))
output = Output('output', (I32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-4, 8, -57, -84, -3, -63, -23, 82, -10, 58, 70, -44, 80, 69, 23, 56, 11, 28],
    right: [40, -80, 75, -44, -17, 69, -14, 89, -38, 5, 81, 87, 39, -41, 55, 72, 79, -28],
    output: [-5075, -3893, 2934, -7845, -600, 3303, -8230, -1072, 8000, 2132, -3028, 10938, 7990, 1556, 10567,
    3607, 3273, 4117],
}, name='square_right_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3], 0.5600000023841858, -29))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-128, 127, 119, 19, 10, 51, -7, 32, 4, 114, 29, -28, -54, -114, 89, 11, -78, -62],
    right: [-128, 127, 8, 48, -99, -125, 67, -46, -15, -120, -118, -74, 13, 39, -62, -56, 2, -93],
    output: [114, -114, -63, -22, -31, -19, -20, -41, -44, -41, 10, -10, -9, -113, -87, -30, -90, -67],
}, name='square_right_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 3]))
right = Input('right', (F32, [2, 3, 3]))
output = Output('output', (F32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [0.505, 0.589, -0.277, -1.409, -0.537, -0.562, -0.359, -1.168, -0.416, 0.972, 1.519, -1.783, -0.323,
    -1.839, -1.717, -1.883, -1.717, 1.781],
    right: [0.324, 1.245, -0.202, 1.841, 1.24, -0.383, 1.887, -1.632, -0.342, -0.095, 1.505, 1.922, 1.465,
    1.619, -1.581, 0.501, 1.502, -1.779],
    output: [-1.518067, -0.6799581, 3.375201, -0.241793, 0.8658129, 2.3872828, -0.70540595, -1.047509,
    0.53675693, -4.1975813, 3.878066, 3.3516831, -6.2120743, 1.9625711, 1.0533842, 1.0083821,
    -8.207679, -6.640616],
}, name='square_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3, 3]))
right = Input('right', (I32, [2, 3, 3]))
output = Output('output', (I32, [2, 3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [32, 52, -36, 4, -20, -22, -11, -46, -61, 28, -34, 72, 82, 28, -22, -90, 59, -17],
    right: [28, 46, -26, 21, -69, -84, 75, -45, 39, -32, 84, -17, -5, -46, 80, 87, 18, 49],
    output: [1366, 1320, 1791, 1732, 6336, 3006, -434, 5886, -4089, 7522, -11112, -498, 2437, 3602, 437, -3863,
    -708, 5035],
}, name='square_both_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [2, 3, 3], 0.019999999552965164, -101))
output = Output('output', (S8, [2, 3, 3], 0.3799999952316284, 87))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-128, 127, 112, -72, -92, -23, 18, -92, 1, -122, -84, 72, 68, 40, -101, -54, -45, 54],
    right: [-128, 127, -59, 51, 88, 84, -79, -57, -35, -103, 109, 6, -95, -63, 58, -64, -75, 78],
    output: [1, -117, 50, -84, -40, 37, 22, 108, 83, 105, 33, 0, 79, 37, 12, -23, 96, 116],
}, name='square_both_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 1, 5]))
right = Input('right', (F32, [2, 5, 3]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [1.284, 1.782, 1.954, 0.852, 0.069, 0.827, 1.63, -0.344, -0.62, 0.266],
    right: [0.734, 0.299, 0.07, 0.818, -0.17, -0.968, 0.563, 0.504, -0.24, -1.668, 0.672, -0.83, -0.855, -0.16,
    -0.877, 0.679, 0.883, -0.328, 1.714, -1.855, -0.303, 1.55, -0.59, -0.398, -1.823, 0.365, 0.853,
    -1.738, -1.358, -0.301],
    output: [2.0201032, 1.627296, -2.871729, 3.490105, -2.677977, -1.23716],
}, name='row').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 5, 1]))
right = Input('right', (F32, [2, 5, 3]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-0.158, -1.543, -0.992, -1.664, -0.899, 0.742, -1.967, -1.61, 1.254, -1.986],
    right: [-0.53, 0.52, -0.268, -1.327, -0.373, -0.844, -1.914, 0.135, -1.671, -1.797, -1.463, -1.593, -0.021,
    -0.416, -1.184, -1.564, 0.28, 1.436, -1.906, -0.52, -0.634, 0.09, -0.628, 0.891, 1.244, -0.034,
    1.192, -1.327, -0.035, 0.775],
    output: [7.0390763, 3.167875, 6.7174363, 6.639112, 2.268554, 0.8336981],
}, name='row_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 1, 5]))
right = Input('right', (F32, [2, 3, 5]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [0.175, -1.462, 1.958, 1.543, 1.662, -1.911, 0.757, -0.805, -0.375, -0.422],
    right: [0.964, 1.123, 1.454, -1.957, -1.128, 1.244, 0.328, -1.752, 0.04, -1.339, -0.677, 1.176, -1.877,
    -1.234, 0.421, 0.402, -0.435, -1.853, 0.344, -1.305, -1.667, -1.803, 0.288, -1.941, 1.508,
    -0.137, 1.716, 1.229, 0.816, -1.258],
    output: [-3.520581, -5.85595, -6.717313, 0.81585795, 1.680425, 0.79635],
}, name='row_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 5, 1]))
right = Input('right', (F32, [2, 3, 5]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-0.293, 1.999, 0.036, 0.026, 1.11, 0.815, -1.427, 1.058, 1.045, 0.606],
    right: [0.17, 1.546, -0.173, -1.135, -0.056, -0.861, -1.433, -1.505, 1.01, 1.769, -0.285, 1.712, 0.67,
    0.743, -1.271, 1.852, 0.101, -0.484, -1.586, 0.137, -1.22, 0.62, 1.635, -0.781, 1.069, -1.585,
    1.114, -0.029, -0.151, -0.031],
    output: [2.942746, -0.67662376, 2.1384208, -0.7211669, -0.3175411, -3.088716],
}, name='row_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 5]))
right = Input('right', (F32, [2, 5, 1]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-1.584, 1.322, 0.349, -0.802, -1.813, -0.413, 0.039, 1.554, 1.092, 1.958, 0.29, 0.947, 1.59,
    -0.889, 0.724, 1.205, -1.299, -0.714, 0.931, -1.724, 1.446, -0.657, 1.01, 0.282, -1.752, 1.57,
    0.815, -1.033, 1.093, 1.067],
    right: [-0.265, 0.584, -0.39, 1.524, -0.898, 1.552, 0.319, 0.049, 0.408, -0.265],
    output: [1.4615239, -0.5679149, -2.14889, 2.2575011, 2.663435, 2.8091972],
}, name='column').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 5, 3]))
right = Input('right', (F32, [2, 5, 1]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [1.04, -1.413, 0.515, 0.344, -0.952, 1.844, -0.651, 1.963, 1.467, 0.665, 1.862, 1.411, 0.209,
    -0.719, 0.132, -0.225, 0.51, -0.607, 0.229, 0.841, 1.556, 0.041, 1.859, -0.776, 1.159, 1.923,
    -1.432, -1.917, -0.812, -1.596],
    right: [-0.945, -1.488, -1.68, -1.481, 0.684, 0.258, -1.13, 0.813, -0.631, -0.867],
    output: [-1.242901, -3.7953968, -7.69451, 0.647223, 0.183208, -0.2584501],
}, name='column_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 5]))
right = Input('right', (F32, [2, 1, 5]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-0.703, -0.329, 0.524, 1.585, 1.692, -1.72, 0.346, 1.716, -0.744, -1.495, -1.827, -0.709, 0.074,
    -1.053, 1.613, 1.022, 1.209, -0.247, 0.991, -0.226, -0.15, -1.567, 1.5, 1.076, 0.34, -1.068,
    -1.19, -1.324, -1.297, -0.894],
    right: [1.652, -0.641, 0.572, -0.551, -0.264, 0.49, 1.821, -1.371, 1.135, -1.183],
    output: [-1.970762, -1.2770499, -2.367036, 4.433149, -4.1644673, -1.2895991],
}, name='column_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 5, 3]))
right = Input('right', (F32, [2, 1, 5]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-1.96, 1.631, 0.393, -0.744, 0.546, -0.41, 1.095, 0.132, -0.886, 1.126, -0.807, -0.976, -0.433,
    0.63, -0.398, 0.729, -0.37, -1.46, -1.945, 0.164, 1.175, 0.209, -1.891, -1.006, -0.118, -1.019,
    -1.044, 1.72, 0.848, -1.539],
    right: [-1.451, 0.542, -1.849, -1.572, -1.89, 0.92, 0.072, 0.309, -1.33, 1.14],
    output: [-0.5356451, -2.236813, 3.132243, 2.712961, 1.4090791, -1.935394],
}, name='column_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [1, 2, 17]))
right = Input('right', (F32, [1, 17, 2]))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-1.002, -0.099, 1.872, -1.556, -1.728, 0.226, -1.483, -0.305, -0.917, 1.864, -0.646, 0.043, -0.45,
    0.255, -0.491, -0.829, 1.92, 0.102, 0.665, 0.439, -1.83, -1.315, -1.219, 1.776, -0.169, 1.7,
    -0.584, -0.21, -0.108, -1.285, -1.125, -1.615, 0.402, 0.673],
    right: [0.555, 0.864, 1.222, 0.458, 1.926, -1.64, -1.51, -1.429, 0.383, -1.3, 0.655, -0.228, 1.475, 0.849,
    1.693, -1.413, 0.091, -0.853, -0.357, -1.626, -1.091, 1.689, 1.854, -0.117, 0.806, -1.331,
    0.025, -1.943, 0.112, 0.027, -1.622, 0.814, 0.428, -0.949],
    output: [3.851054, -6.142302, 4.292798, 8.720447],
}, name='inner_17').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [1, 2, 17]))
right = Input('right', (I32, [1, 17, 2]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-39, -51, -66, 67, 83, 62, 8, -89, -33, -63, 29, -2, -70, -74, 64, 4, 12, 78, -69, -38, 60, -16, 4,
    53, -10, 25, 60, -74, 18, -87, -2, -21, 84, -89],
    right: [46, 89, -86, 84, 57, 11, 84, 1, 16, -78, -73, 82, 79, 84, 43, -87, -4, -74, 58, -8, -33, -13, -53,
    13, 63, -44, 85, 30, -41, -15, -25, -46, -6, 80],
    output: [-19804, 1830, 14117, -349],
}, name='inner_17_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [1, 2, 17], 0.10000000149011612, 17))
right = Input('right', (S8, [1, 17, 2], 0.019999999552965164, -101))
output = Output('output', (S8, [1, 2, 2], 0.5600000023841858, -2))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, 94, 29, -40, 112, -35, 74, 107, 9, 30, 15, -27, 84, -75, -81, 116, -125, 43, 105, 49,
    17, -44, -114, -87, -49, 52, 122, -24, -13, 59, 92, -69, 48],
    right: [-128, 127, 123, -27, -65, 61, -113, -31, 120, 106, -18, -91, -110, 57, 86, 77, 83, -126, -2, -62,
    51, -21, -44, 95, 103, -62, 49, -23, -9, 75, 75, -99, -78, 9],
    output: [115, -89, -49, -116],
}, name='inner_17_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [1, 17, 2]))
right = Input('right', (F32, [1, 17, 2]))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-0.274, -0.156, -1.646, 1.537, -1.764, 0.979, 0.965, -0.95, -1.938, -1.037, -0.996, 1.576, -1.599,
    0.339, -1.9, 1.328, -0.176, -0.882, 0.366, 1.894, -0.384, 1.247, -1.605, 0.904, 0.693, 0.813,
    0.591, -1.328, 0.002, -1.875, -0.119, -0.118, 0.627, 0.838],
    right: [1.657, -0.893, -0.558, -1.307, 1.755, -0.422, -0.539, -1.422, 0.229, -0.506, -1.679, -0.165, 1.153,
    1.332, -1.468, -0.059, -1.205, -1.022, -1.927, -0.442, 0.965, 0.711, 1.001, 1.326, -0.812,
    -1.031, 0.733, -0.646, 0.051, -0.4, -0.651, 0.98, 1.533, 1.336],
    output: [-2.538588, -1.8637891, -4.174559, 3.629279],
}, name='inner_17_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [1, 17, 2]))
right = Input('right', (I32, [1, 17, 2]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-59, -21, -1, 42, -20, -9, -34, -14, 21, 47, 68, -80, 21, 90, -26, 7, -46, -78, -10, 3, 68, -65,
    -38, 60, 10, -71, 5, 53, -84, -28, -51, 80, 86, 43],
    right: [20, 42, 49, -37, 16, -36, -67, 19, -29, 3, -76, -81, -50, 7, 44, -19, -40, -27, 49, 40, -81, 53,
    48, 57, 65, -74, 43, -20, -88, -31, -43, 45, -7, 81],
    output: [-3376, 1544, 10756, 19086],
}, name='inner_17_left_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [1, 17, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [1, 17, 2], 0.019999999552965164, -101))
output = Output('output', (S8, [1, 2, 2], 1.0, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-128, 127, -119, -122, -39, 66, -54, -109, -68, -49, -70, 75, 16, -81, -72, -94, -22, 101, -37, 13,
    49, -90, 88, 62, -22, 37, -122, -99, 105, 51, 7, 48, -100, 34],
    right: [-128, 127, -54, -74, -52, -93, 54, -91, 111, 42, 112, 71, -2, -89, -15, 118, -94, 49, 105, 40, -8,
    -15, -99, -85, 126, 83, -30, 69, -22, -56, -48, -116, 127, -20],
    output: [-89, -128, 21, 98],
}, name='inner_17_left_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [1, 2, 17]))
right = Input('right', (F32, [1, 2, 17]))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-1.969, -1.764, -1.416, -1.678, 0.854, 0.46, 1.514, -0.042, -0.313, -1.024, 1.15, 1.287, -1.844,
    -0.569, 0.735, -0.371, 0.462, 1.506, -0.171, -1.626, -1.717, 1.241, 0.574, -1.146, 0.37, 1.542,
    -0.835, 1.783, 0.156, -1.146, 1.392, 1.705, -0.086, 0.526],
    right: [-0.667, -0.161, -0.43, 1.274, 1.502, 1.522, 1.362, 0.248, 1.412, -1.303, 1.007, -0.128, 0.393,
    -1.383, -1.494, 0.823, 1.068, 0.806, 0.468, -0.974, 1.272, 0.28, -0.799, -0.519, -1.122, -0.461,
    1.825, 0.548, 1.078, -1.862, 0.666, 0.496, -0.283, 0.379],
    output: [5.140773, -0.042556323, -0.58770317, 3.642807],
}, name='inner_17_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [1, 2, 17]))
right = Input('right', (I32, [1, 2, 17]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-31, 81, -80, 74, -13, -42, -27, 74, -48, -79, -67, 9, -24, -4, -21, 72, 50, -62, 5, -13, -24, -74,
    -87, 5, 32, 34, 38, 55, -7, -57, -28, -43, -90, 40],
    right: [4, -54, 74, 73, -55, 18, -22, 7, 18, 18, 62, 74, 83, 49, -6, -33, 57, 75, -84, -38, -77, 17, 47,
    81, -25, 61, -83, -74, 15, -46, 34, -86, 42, 81],
    output: [-11307, 551, 2979, -8897],
}, name='inner_17_right_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [1, 2, 17], 0.10000000149011612, 17))
right = Input('right', (S8, [1, 2, 17], 0.019999999552965164, -101))
output = Output('output', (S8, [1, 2, 2], 1.399999976158142, -22))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-128, 127, 59, -33, -6, -98, 28, 120, -66, -10, 3, 20, 40, -111, -122, 18, -128, 66, -113, -70,
    -73, 116, 38, -91, 115, -48, -43, 111, 65, -15, 120, 33, 106, 124],
    right: [-128, 127, 114, 45, 43, 127, -68, 45, 11, 51, 45, 51, -22, -106, 10, -86, 72, 25, -31, -108, -123,
    91, -58, -98, 118, -42, -7, 80, 98, 88, 67, 37, -7, 69],
    output: [-74, -117, -36, 118],
}, name='inner_17_right_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [1, 17, 2]))
right = Input('right', (F32, [1, 2, 17]))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [0.184, -1.022, -1.104, -0.471, -1.51, -1.803, -0.137, 1.008, -1.021, -1.855, 0.127, 0.393, 0.941,
    1.55, 1.861, -0.948, 0.183, -0.407, 0.849, 0.419, -0.911, -0.977, 1.153, -0.203, 1.247, 1.218,
    -1.04, 0.006, 1.917, 1.979, 0.222, -0.017, 1.093, -1.554],
    right: [-0.05, 1.032, -1.266, -0.88, -1.465, 1.088, -0.174, 1.259, 0.393, -1.961, 1.527, -0.106, -0.687,
    -1.91, 1.855, -1.882, 1.509, -1.046, 0.326, -0.596, 0.914, 0.74, -0.771, -0.826, -0.147, 1.167,
    -0.176, -0.668, 1.834, 0.334, 1.224, -1.685, 1.7, 1.172],
    output: [7.507892, -1.3228397, 0.7003693, -4.944307],
}, name='inner_17_both').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [1, 17, 2]))
right = Input('right', (I32, [1, 2, 17]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-49, -68, 41, -89, 51, 55, -1, -31, 24, 38, -25, -81, -61, -74, 8, 78, 50, -24, 5, 58, -50, 11, 41,
    -28, 76, 87, 71, 65, 77, 65, -39, -66, -3, 39],
    right: [-74, 57, 6, -7, -3, -34, 40, 28, -58, -60, -42, 89, 46, 14, 62, 22, -16, -8, -18, -64, 25, -66,
    -34, -69, -42, -71, 85, 81, -28, -52, -61, -1, 54, -72],
    output: [15841, -19069, 4194, -6690],
}, name='inner_17_both_int32').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (S8, [1, 17, 2], 0.10000000149011612, 17))
right = Input('right', (S8, [1, 2, 17], 0.019999999552965164, -101))
output = Output('output', (S8, [1, 2, 2], 0.9700000286102295, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-128, 127, 93, -94, 56, -63, 113, -102, -120, 85, 30, -96, -13, -119, -69, -19, -66, -83, 42, -37,
    -104, -122, -6, -22, 1, -125, 12, -49, 124, -107, -26, 20, -107, 44],
    right: [-128, 127, 20, 122, 112, -23, -91, 48, -51, -107, 82, 74, 84, -80, -82, 11, -94, -114, 77, -35, 73,
    -46, 41, 12, 106, 3, 112, 40, -19, -95, -37, -95, 23, -92],
    output: [63, 84, -128, -128],
}, name='inner_17_both_quant8_signed').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 1]))
right = Input('right', (F32, [2, 1, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-1.63, 0.387, 0.734, 0.739, -1.779, 0.721],
    right: [-0.835, -0.428, 0.223, 0.058, 1.252, -0.829, -0.211, 0.474],
    output: [1.36105, 0.69764, -0.36349002, -0.09454, -0.32314497, -0.165636, 0.086301, 0.022446, -0.61289,
    -0.314152, 0.16368201, 0.042572, 0.925228, -0.612631, -0.155929, 0.350286, -2.227308, 1.474791,
    0.375369, -0.84324604, 0.902692, -0.597709, -0.152131, 0.34175402],
}, name='inner_1').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 1, 3]))
right = Input('right', (F32, [2, 1, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, False).To(output)
Example({
    left: [-1.604, -1.382, 0.329, -0.383, -0.987, 0.749],
    right: [1.213, -1.015, 1.292, 1.292, -0.151, 1.216, -0.845, 1.91],
    output: [-1.945652, 1.62806, -2.0723681, -2.0723681, -1.6763661, 1.40273, -1.785544, -1.785544, 0.39907703,
    -0.333935, 0.42506802, 0.42506802, 0.057832994, -0.46572796, 0.323635, -0.73152995, 0.14903699,
    -1.200192, 0.834015, -1.88517, -0.113098994, 0.910784, -0.632905, 1.43059],
}, name='inner_1_left').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 3, 1]))
right = Input('right', (F32, [2, 4, 1]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, True).To(output)
Example({
    left: [-0.567, -1.826, 1.655, -1.448, -0.674, 0.094],
    right: [-1.517, 1.492, -1.422, -1.155, 1.748, 1.985, 1.951, 0.218],
    output: [0.86013895, -0.84596395, 0.806274, 0.65488493, 2.770042, -2.724392, 2.5965722, 2.10903, -2.510635,
    2.46926, -2.35341, -1.9115249, -2.5311038, -2.87428, -2.825048, -0.315664, -1.1781521, -1.33789,
    -1.3149741, -0.146932, 0.16431199, 0.18659, 0.18339399, 0.020491999],
}, name='inner_1_right').AddVariations('float16').DisableLifeTimeVariation()

# Which of the two matrices are transposed.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 1, 3]))
right = Input('right', (F32, [2, 4, 1]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, True, True).To(output)
Example({
    left: [-0.748, -0.164, -0.729, -1.635, -1.288, -0.081],
    right: [1.964, 1.954, 1.964, 0.595, 1.672, -1.443, 0.812, 0.418],
    output: [-1.469072, -1.4615921, -1.469072, -0.44506004, -0.32209602, -0.320456, -0.32209602, -0.09758001,
    -1.4317559, -1.4244659, -1.4317559, -0.433755, -2.73372, 2.359305, -1.3276199, -0.68343,
    -2.153536, 1.8585839, -1.045856, -0.538384, -0.135432, 0.116882995, -0.065772, -0.033858],
}, name='inner_1_both').AddVariations('float16').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
left = Input('left', (F32, [2, 2, 3]))
right = Parameter('right', (F32, [2, 3, 4]), [-0.924, -0.294, -1.697, -0.019, 0.377, -0.06, 1.157, 1.047, -1.246, -0.303, 0.038, -0.081, 1.598,
    -0.918, -1.364, -1.122, -0.369, 0.716, 0.985, -1.948, 1.327, -1.522, 0.977, -0.835])
output = Output('output', (F32, [2, 2, 4]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-0.26, -0.733, -1.402, -0.208, -0.145, -0.61, -0.389, -0.834, -1.17, 1.87, 1.661, 1.787],
    output: [1.710791, 0.545226, -0.46013695, -0.648949, 0.89758706, 0.254682, 0.16203102, -0.098453, -1.866466,
    1.5406978, -1.4339839, 3.03804, 4.7467003, -3.2471979, 0.831304, -6.825913],
}, name='constant')

# Small integers, as real numbers: none may be one off.
# Expected values: exact integer arithmetic.
left = Input('left', (I32, [2, 3]))
right = Input('right', (I32, [3, 2]))
product = Internal('product', (I32, [2, 2]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(product)
model.Operation('CAST', product).To(output)
Example({
    left: [1, 2, -3, 0, 5, 4],
    right: [7, 1, 2, -2, 3, 9],
    output: [2.0, -30.0, 22.0, 26.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 0.10000000149011612, -128))
right = Input('right', (S8, [2, 4, 5], 0.10000000149011612, 127))
output = Output('output', (S8, [2, 3, 5], 4.300000190734863, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -112, -83, 28, 47, -14, 77, -5, 115, -87, 94, -81, -41, 60, 42, -68, 32, -83, 41, 83,
    -117, 71, -102],
    right: [-128, 127, -68, -119, -7, -31, 118, 28, -106, 15, -68, 58, 73, 55, 65, 61, 46, -63, 50, 79, -90, 6,
    -69, -5, -128, -101, -49, 4, -111, -70, 110, 50, -124, -52, -9, -3, 115, 65, 37, -6],
    output: [19, 111, 46, -22, 53, -113, 66, -89, -113, -7, -88, 74, -88, -122, -5, -2, 40, -54, -49, -53, -41,
    32, 3, -34, -48, -1, 27, -92, -32, -74],
}, name='zero_points_at_ends_quant8_signed').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 0.10000000149011612, -128))
right = Input('right', (S8, [2, 4, 5], 0.10000000149011612, 127))
output = Output('output', (S8, [2, 3, 5], 1.7000000476837158, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -112, -83, 28, 47, -14, 77, -5, 115, -87, 94, -81, -41, 60, 42, -68, 32, -83, 41, 83,
    -117, 71, -102],
    right: [-128, 127, -68, -119, -7, -31, 118, 28, -106, 15, -68, 58, 73, 55, 65, 61, 46, -63, 50, 79, -90, 6,
    -69, -5, -128, -101, -49, 4, -111, -70, 110, 50, -124, -52, -9, -3, 115, 65, 37, -6],
    output: [-128, 86, -77, -128, -60, -128, -26, -128, -128, -128, -128, -8, -128, -128, -128, -128, -94, -128,
    -128, -128, -128, -114, -128, -128, -128, -128, -127, -128, -128, -128],
}, name='zero_points_at_ends_saturated_quant8_signed').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 0.10000000149011612, 127))
right = Input('right', (S8, [2, 4, 5], 0.10000000149011612, -128))
output = Output('output', (S8, [2, 3, 5], 3.799999952316284, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -59, 92, 96, -122, -123, -119, -120, -79, 116, -99, 10, 15, -30, 82, 88, 112, -115, 9,
    -70, 64, -76, 71],
    right: [-128, 127, -23, 32, -127, 18, -45, 122, 107, -128, 117, -9, 10, 115, 103, -65, -110, -1, -82, 79,
    -43, -70, -83, 54, -39, 9, 28, -5, 68, -20, -40, 105, 69, 48, 93, 76, 48, 70, 75, -112],
    output: [1, -104, -23, -104, -6, -128, -38, -128, -128, -128, 3, -98, -128, -128, -3, 0, -54, -28, -84, -25,
    -7, -88, -69, -75, -32, -17, -79, -51, -124, -57],
}, name='zero_points_swapped_quant8_signed').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 0.10000000149011612, 127))
right = Input('right', (S8, [2, 4, 5], 0.10000000149011612, -128))
output = Output('output', (S8, [2, 3, 5], 1.5, 127))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -59, 92, 96, -122, -123, -119, -120, -79, 116, -99, 10, 15, -30, 82, 88, 112, -115, 9,
    -70, 64, -76, 71],
    right: [-128, 127, -23, 32, -127, 18, -45, 122, 107, -128, 117, -9, 10, 115, 103, -65, -110, -1, -82, 79,
    -43, -70, -83, 54, -39, 9, 28, -5, 68, -20, -40, 105, 69, 48, 93, 76, 48, 70, 75, -112],
    output: [-128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
    -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128],
}, name='zero_points_swapped_saturated_quant8_signed').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 2.0, 0))
right = Input('right', (S8, [2, 4, 5], 0.003000000026077032, 60))
output = Output('output', (S8, [2, 3, 5], 2.0, 28))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -79, -82, 94, 126, 94, 50, -34, 56, -2, 26, -88, 126, 20, -24, -39, 78, 89, 113, 6, 101,
    39, -44],
    right: [-128, 127, -24, 38, 62, 10, -48, 111, 115, -19, -23, 66, 120, 42, -123, 14, 127, -101, 56, 94, 69,
    50, 32, 110, 120, 15, 1, -69, -128, 9, -95, -81, -90, -65, -93, -124, 93, -54, -108, 115],
    output: [112, -57, 105, 63, 32, -74, 18, 16, 37, -48, 36, 8, 32, 39, 18, 13, -2, -14, -52, -20, -87, -11,
    -78, -112, -13, 21, -11, -14, -21, -12],
}, name='scales_far_apart_quant8_signed').DisableLifeTimeVariation()

# Zero points and scales of the inputs; results beyond both ends.
# Expected values: float64 formula.
left = Input('left', (S8, [2, 3, 4], 2.0, 0))
right = Input('right', (S8, [2, 4, 5], 0.003000000026077032, 60))
output = Output('output', (S8, [2, 3, 5], 0.75, 75))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(output)
Example({
    left: [-128, 127, -79, -82, 94, 126, 94, 50, -34, 56, -2, 26, -88, 126, 20, -24, -39, 78, 89, 113, 6, 101,
    39, -44],
    right: [-128, 127, -24, 38, 62, 10, -48, 111, 115, -19, -23, 66, 120, 42, -123, 14, 127, -101, 56, 94, 69,
    50, 32, 110, 120, 15, 1, -69, -128, 9, -95, -81, -90, -65, -93, -124, 93, -54, -108, 115],
    output: [127, -128, 127, 127, 86, -128, 48, 44, 99, -127, 95, 22, 86, 105, 49, 34, -6, -37, -128, -54, -128,
    -29, -128, -128, -35, 55, -29, -37, -54, -30],
}, name='scales_far_apart_saturated_quant8_signed').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
left = Input('left', (S8, [1, 2, 3], 0.10000000149011612, 17))
right = Input('right', (S8, [1, 3, 2], 0.019999999552965164, -101))
quantized = Internal('quantized', (S8, [1, 2, 2], 0.5899999737739563, -30))
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', left, right, False, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    left: [-128, 127, 104, 61, 53, -113],
    right: [-128, 127, -51, 38, 35, -101],
    output: [42.48, -35.399998, -34.219997, 30.089998],
}, name='clear_of_halves_quant8_signed').DisableLifeTimeVariation()
