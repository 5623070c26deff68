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
    right: packed('<f4',
    'c-lLu@28uUm9TD_eaz|3=77tFFXt%AX1u9we=6w{v#<YR{?(fY%kCy^+Oy}WyR&KkLdOHWz8q>tHbhMfv=_U;V%|Uhkdjcvxl`v{'
    '1ZtmLnUL5$?^A2Ssq2sC6e>LW@;0J%Ws_Lvqg$n?A7_?7w71`HzkmO}{WkXY`|S7H1Gzx{J`l0r)_(sUAZce000gB=y#'
),
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
    right: packed('|i1',
    'c-jFZ0Nei@*e|cP;~5<&B&O`it4Z6b6W02~82G{)-3{sr_yIQMQCS>S#}W+'
),
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
    right: packed('|i1',
    'c-jFZ0Nek7f709u4aNX%!f=X6xLrvgr-`R$M!tcsrSnL<hpu~H&AAFh3lb&'
),
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
    right: packed('<f4',
    'c-s4sp{&`x%y{y@>M$48`}?xA?{<33DfPQ4`H8Q0PVU5i`TyRi22Z>llQY{`;))1gH=F<bJ?$!v506YvI>&NJclwd%Z?6bl31mzD'
    'Tba*(q*$fnUG5x4Un`Sm-xlopaKqsHv$LE09#sFaV4m^gpuPP*`~7?D_uJds@81U^?Dy~AZ)a}{7O~q8659^|sfb9|'
),
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
    right: packed('|i1',
    'c-jFZ0NelcGeK9((*!;MEhM%J(%rejHrhHv(;YFhJ~hVgsNmi(P$cOuvk_S'
),
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
    right: packed('|i1',
    'c-jFZ0Nek7f4#^L6huV){@|f_HV$wv2;{NecrL#X5f$1uv#%%*?xJ%&8W70'
),
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
    right: packed('<f4',
    'c-lK?e*R?0o^?0lRy~h-bNAQd5MAp<<t$k~Dcxb3U;ed*soI9^IMw;R>~V?vxm_QB_Xn!fEq%P{zU#iQJ?7Rqd@+Boyyj!$;*(QM'
    'Z2q^jIPtpXp_NV*ZmU+a+MZvwe_zYY`O|&*pGYixt9blvtDXJ+ef#b0_wTpgYqx*@K6@||D6r3dzb%jf1opN7+zU&0'
),
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
    right: packed('|i1',
    'c-jFZ0Nekm+ovb`GNz~OMM&M=ra%lqy{*nFILYnw*3G%vM!d(stw$_~$rV-'
),
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
    right: packed('|i1',
    'c-jFZ0Nek7f12j2elw2Rus{A*fyNlAvckDQZ*AvH06@%3&)~}XPH(?<0u)g'
),
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
    right: packed('<f4',
    'c-j+UC|2IoesrE>^9m8Z?pob|UFIjhY~xw=_@+>bw8$^j!_zvYn;9~0&lOX6&vM|{I^7)mO}(C-Wq&_2eO!93*;;>H9otuDNBx8Y'
    '7d!JiFQ`Au(!O5gzBN|-&cS^pwXYXdi(i;O_jp$03vP$G`}f(~1JQo_{riFBJ|GRE>_7r`U<i~3094sVYy'
),
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
    right: packed('|i1',
    'c-jFZ0NektrsWbk+yXGM1Q5TnCb8-UNfoXl%&`Nh+Nj<(yT7gN!$i6^<q}l'
),
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
    right: packed('|i1',
    'c-m{I-&+0HNIWBD;bJ~<*?^ZJxoo#1)+=jY-fB9PVRLB%kM1Tt03Xs0@c'
),
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
    left: packed('<f4',
    'c-qtd^H_63?u@4w-K6b#`se(y&tI}=#)6PSmWy6YC(j?8xN6&B<GU-D#uPozyP&j9-<0Xlk(H)G1+IBgk8Q)0c(lvDpL+Z8^H*b+'
    'kJ9}&Zcn;2yLoS%_E(05_n6lno0R`F>)daq_J6^OYl8m%c)Wk_Ufccq?e_264+J**?d|v20|A)7*B(gP+1c9z0G1_9O8'
),
    right: packed('<f4',
    'c-p(UfX{Nz;U9OyI*a4PJ?8k;tEctWI<<=2-WH)PZpfg2aKW^TwLUj*TI+Yudg>N*`ka*RmXfc*DtwL^yKX)_l9XkbHr+nq^}3&*'
    'E!%H$Fx)*Q<*a0He(v1;yE!v2Y}>K0{r#j9lV4n3#=GF)&VNw~7xw&c%iGFY`264BFVphoEJ#t@@BMn|&G7B>RoZ7ZeLmM}Z@+)v'
    'K6@Z(2O{k4ZT8#S?E^CQ+t}Id2U1`*2-xr63uM>>02+&Apa'
),
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
    left: packed('|i1',
    'c-ng_&am85#Os?guPmeGeg*eaI*j~VuFG@YzQeNHYLCH|)h`tI0Pf}u-~'
),
    right: packed('|i1',
    'c-jFl0MGxo{R_q6%oO<X#O+c1)kg5v_)b(!9WfLCxG5PK_#3(d5zZ3404WMKR4w)#JRq@`I~MK'
),
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
    left: packed('|i1',
    'c-m{Iujsv9F~y#(r%T~G_uCx@qY51B<{Pj3!^F$}`cTY9=H9I707VB8H2'
),
    right: packed('|i1',
    'c-jFl0MGw`e{sf-#-t(KY9mN0#^|PM`CgkJ-CqkgE{1&adlnX3koO5;Ijnk`&(My=nqQ4c;TQh'
),
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
    left: packed('<f4',
    'c-s3=|8&78&6g8*?WtYirGE8(On#QRm(w)W;^*qdhLZ!BG;R4LmuFp&x)h`K*0aR^7>{9vf4|V4PM!p3wv69~#vBs8+A&<ZENy!Z'
    'z1Q8p@D0!8qufm#D{~JuZ)s#Y`nz%B%NM~qEz`I2Uw^c1|Ni~^?DyN-@7uTEe!m@%vk!#qfyjQp?LNEx_O|x+0O>$QT>'
),
    right: packed('<f4',
    'c-q@=`}p&hGZL=m>zZGke41_A^P698uKIHHpG$9?wqkC5?zbO2&ozBYMOuTn3K`<Q+%5X){aY>XX@$_H&I*Zzjn2Q%{XO^bufmn?'
    '>ATuDJkNTr5zO>E#(eU+*E_D;GVJ=R(y?y($%8>3ZZ^-|$jP#GD)-9vDcdhy*{~yLU#Hlo-!;}T&fP2fcb?e3QEqY8hnGi=?YG~*'
    '-`?JSKM3yIZ@1she!tybFdHbicmIA6(+;KtNC5ynrfcv'
),
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
    left: packed('|i1',
    'c-jFZ0NejL?LSXhDMZ&+AIi@S;w&+<%G0VgEBpIF4C_zOtR6Qv5~&t6!Vp~'
),
    right: packed('|i1',
    'c-jFl0MGv&N4xD8Snv+^_$W6Pv8LVFCs-aFPtXU<Ca>#2+X~*x%B)1E$j8M_LO>@)$3!?iuNPJ'
),
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
    left: packed('|i1',
    'c-m{IU%~y_)xz5>uRG+%7YF-;8EfQ4Mc9_fS#ip)n&CUIT;DMe029s)-~'
),
    right: packed('|i1',
    'c-jFl0MGw`e-?sZKIR?S1^97YC+(xcJqfq5C*?QI)*ElRJ%ew6F2v*@c>6@Db-tQ(gQcT3au_}'
),
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
    left: packed('<f4',
    'c-kvISy*ZArrOEU*_q(B?W+D9fjG8m{iJWXruxmNvp!kgj`LZQQD*zHa~qpun4{y<ZJ#Ud9*Nl1C~{Xo<9XcO0}J<D+VXRkxlCc)'
    'DK*E-i4A@mHhlP8o7uAAr)R64%Zxj-e;x6<I_2$+f1Wo_?cZ-_XSd&eKM2?Z!Tx<fw!IyQ4G{ri0BGt;Z2'
),
    right: packed('<f4',
    'c-jl8uf9KRP4$xAcfVXV`CTl%TCM)${K=H3>p0}OB4oS2)s_~9?XiB&vnFEl!Ck5!CO^&+@pqOHDVSbU*F85$X>x^#Vet1d>kIB{'
    'TCZD1<!IPXw&g3i|C>q1QsR^++j5DgG4J;N{&jEfyZ^KHyq_?8#!Ed8=g)EHA3dyjeOW~1culLst-Xu+HBWbax$>~*Alnvu`~4uW'
    'Z@=As`+fWO+uPgO1Bv~1_V)WgQXpA-kRTB31FG5&0C6*8X#'
),
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
    left: packed('|i1',
    'c-jFZ0NejnsH;Ua`2;Z`C&ECx?i;tn<Qc534GI(kPyXJw>Ny0^%IFa+Nf7z'
),
    right: packed('|i1',
    'c-jFl0MGw6ugXu(sLnkCDEk^$_cb3+<*p#lxew#?uiYp_4%Gw146ffV|1lHvPYc4SD-J(JAQrC'
),
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
    left: packed('|i1',
    'c-m{IKjppA=_otTc^^~38P;13()x>-c6^L0_@sU^#&wU|`Pw($04S{x;Q'
),
    right: packed('|i1',
    'c-jFl0MGw`f1lcMzI>G(dwk~gt^Ge5+1MY18xPHgLq+^yoS#xVdY>w5071#XImWgT=2@6)R2V-'
),
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
    left: packed('<f4',
    'c-l*vs5{ZrYgt78&EjRbJR&jYH*h6w38*!kb^iWCb6vK5Z{oZ(1>SCY8^<%-Qs`X9?B`7D`o9-l7dX*t&oT46e^uwE#`%G}cw%n6'
    '*()RE^kvKCcEKgq+U|!g|5)5{&3vg&WO444g?G2kitt?2Z)d-MKM>jM2h;ZZA$)sVAY}*S?6cpue;)wF-bcv'
),
    right: packed('<f4',
    'c-qTi`?hV_vV83=^2U#qH%$}&u}{@0DB_@Y|GG58=94^E?|Pl@6!??Nv_k&=mxTVuTzeWdKF^*l)PADXc<JrA&NqYSvnA}XJk@^4'
    'J&of)8B>J{&v(a&mCv=0wfg^kdT8l&6VsTrN3Jwa+ctagYD<0YzT~cpsd6P7!@eGDTeB-}_sX<G#SWc?)yutKpA{(xl~%U5-?!h!'
    '-pbD2e!u;G2-pi^+uGX$X`tjjAZcg6-)<jJ-hQtg01;qblm'
),
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
    left: packed('|i1',
    'c-jFZ0Neix8vH^PAvmx+tM)v};s*>R{5j6pt5p&U^A{fp+R(zj<K(s&#Su;'
),
    right: packed('|i1',
    'c-jFl0MGve1glB@M9l2ZQa$jtz#v)p0NFblIsE0i&B`*z5l`y02ChJ=(b!5y3DoB@R#iA*#29P'
),
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
    left: packed('|i1',
    'c-jFZ0Nek7e^-*`h43Pye=wvjK0*!C<W^HrESR^aA1;n*na8k~i}0{N$Pxe'
),
    right: packed('|i1',
    'c-jFl0MGw`f06^j$JgL01>EcQTjuV0AE&l6PUq`at}hU}6pjMCKo!FwsmE(TI?Yz@jahGahZu?'
),
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
    right: packed('<f4',
    'c-qTt*DS8Sc~rHZ&G4ZIm(VA#c~MI)rrE9#@Gw33Y0Y!7m<*9~3T%fOIjSCBZ@$FyKBYh@jq6y%!??0bGS)Nu1NF)U7)!6}ghVMP'
    '=q4?{{dV>-@zXDNMcrFF%ihk`e&2q35Z=EZ%&^}NLi_DNd;t6PIm!'
),
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
    right: packed('<f4',
    'c-j-$;iG&z=}TdV<g{GFF9GVBH_z|5{ASMNlxd~PnrZ9g%y0h`_-p%^#rZkM-(JI*bKm8B1CK~pJ5RnHlg7^4xpH5`7p|+%cAs8z'
    'W%`N!?Vnkdb||FG=bo{W-)+DBzWw|5@3-3z1baXXdmzJhzrFol`~7?E0VDK200'
),
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
    right: packed('<f4',
    'c-jGY0EhpycdYtOWS)r%THh;)wovj?8^t|Bw7jq-y5rwqCCI)UequZCLDytYhe7j=(zq`m3Sh`|at2AIPvr)7kGlGhpQqp>t1XuB'
    'o!8CY?XaiS=9Bor4BMShp+7%AzrQ~|zdgUdKfk{|KEA&`zrVjezdyb|KR>_r%0L$'
),
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
    right: packed('<f4',
    'c-jGY0Ehp3ROzlle~Z_yn1#_FKOt5Z*$le&Qm&r<NR4Q|wiM$gM__7fqepJ*B84@u4%yBENhr8S@6_R!k)QJ}#W9g(T(`i1;*r}c'
    'KBDc;_sa~N9??gL%8u<C{XRdwzrDY|zdt{|KR-XeKRv#`KEFRdzdye}yuQ4^Q9n8'
),
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
    left: packed('<f4',
    'c-m|BQM{kDr@V5-zK1j98wCm%ZDHYPS6}DXdH8xnZs`H@4gLZp`(7TKUzOK7HNw{QMA#ZJL-!=duZu08Pd>GBlkbbm^2fS=O({B^'
    'Y&mP0S>BzU8jTYkoCs*??$~c{w}1aWTYGzZJA3>6K(yZ;1nu^Nc>p4cI}i'
),
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
    left: packed('<f4',
    'c-q^c&vn$z@WZqfg)GY?lbF(CqJAA`nz!wP?A_x|*1P2HURT)0vE2EXZP;uU0qwN@lsa$i_n((Xsdy*c_iWw5yrKAw+V9<3@3w?l'
    'u%|IeXN4bEf9p2o+xD;iXYBXe+wBJuAYixOZlC>rJ9~RukidQ*008r_Hyi'
),
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
    left: packed('<f4',
    'c-lL^;jTyNx0jDkYAUk@Y&rR~d7^IjtWt)!YRflQCH21-sXUylp|-Rv=5}N6iLwg^-fqg7IhkRX$d<qgmb=C)*iPNJv+=gw{+FiH'
    '+s-x3s;NzvJaM3NUB`@-%To65v$wb3Z)d+B2yFKQ+57DG?E}(wAc6e=G=M;H'
),
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
    left: packed('<f4',
    'c-jGY0EhoboJ`56h4upF#f>8^uBg7GNW-3H8A_b|n9KHu^x?!ecE;-{E6^a9+p<T-pK#&z?`8xH#HntfC>H(t(8)dv(ToRTkWP8s'
    'A<H_wy7(uSR`P)Hf`!~!#J@j2zdyb|KEFS|zrH`dKfb@eK0iLczrDY|KR>_KMnY`'
),
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
    left: packed('<f4',
    'c-jGo0C)e1gR%k}i}Ln^jY7p{Tv}L<U~!yr>@oOOng%@^;Q&(dx<SC5D=%!)D8QFsAZCwbIl|>V#63|6Qx2Jd3NLy9xY9|0%J0YB'
    'XT6+i?j<nhg8NkU&??~SsGQ?1*%epaq>#?dEWf=!zrQ}ezP~@eJ-$A^zdt=cKEJ=eKfXV|zP-P{zdk<@Rz`;'
),
    right: packed('<f4',
    'c-jGo0C)d;8-MyMg|2y%W)#)U5IHY3HMGU!C*QIJHO)Cf8?sK(suVA3euwKv=@@3Nc+6O|-CkbEAf+)+omO7Vv|ultVj}SlU7YIn'
    '(ZROFrYC8<S=h9?TDH)O*zNC5s?7N1-Oo_laz8&mK0m*|zdpY|zCS-dzdgUczrQ~}y+6M^zdby^KR&-h^G03'
),
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
    left: packed('|i1',
    'c-jFX0NwxD&AvlZJ_x7Z!5#j(wm<|7PP^JX@B}sX89cTUss8I!r!PzqO8'
),
    right: packed('|i1',
    'c-jFX0NwvCS*lby3seCRvbR!CR4b|cwmSIV^UDoC)KwnW@#oU|Q2m1uKm'
),
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
    left: packed('|i1',
    'c-m{IkCVMoaMvrFQ;z>>$kz2G&DxoUf>-)ho;Rs_@!2|Nw*deOTMya'
),
    right: packed('|i1',
    'c-jFX0Nww9e|zP>J&)mdYVM_yIaW<mg8srY>(pOo!ZGRhOG}-y2~Um^y#'
),
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
    left: packed('<f4',
    'c-jGo0C)eocOh!QzCANyYTI52Xfx+n!CIK6vZRZ1#mDDw07m>0D@nevyvm;nGZ4J_x~!2i`#H*FZkwHOY-k`$`w{@Qse^}%AJW9('
    'dUtd9gnr4)t@EigVY~9gpUr16P#38K@bmE?R=&Q!KfgaezrVk~KfgY|Kfb>{KfXV|KR-V|zdOIZy+1$L<3{T'
),
    right: packed('<f4',
    'c-jGo0C)eBrWeQ8V&@t9H+jQ>`fdDi<?z!z8O2^Z&*MU1&G1NA3>cf)OQR6`1b&I>^_70-sXfrAO$r1cy5IMuVCBrG;W+}-WDcj`'
    '*a^030oEv!s=INTg7)HfHh`&5gF7Wq%qDuot3SWLzdydezdpaezCS;|y}!S|zCS-dKfk{}zdgRcKR-Y62uUX'
),
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
    left: packed('|i1',
    'c-jFX0Nww^>;Ee3_uldqFGR2vTIL7Rvi1W+zuG(sxdk<><jqi4D_Qgr;s'
),
    right: packed('|i1',
    'c-jFX0Nwu-Dlyv-+`SXy1GKNs2Q2N_<uNF)H843rwkzzY;ngkqQ4Nz2ga'
),
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
    left: packed('|i1',
    'c-jFX0Nww9e~E_KLdui8&$>$xuehS>W!nugrdU4eC5D}8GY2r7B0}*Hmj'
),
    right: packed('|i1',
    'c-jFX0Nww9f6BJZqc){)DsV^sr}1{8F=;6H@tv!FQ{qMH$k2>`>{9U*EC'
),
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
    left: packed('<f4',
    'c-k{OSi5DP{6WLceB&&`Ki{^w%vo@Bh4?DPB~JYj<%)cTM?Y|!vOh7u^%RGrkntXll^UPBk4PyTyZLcLLBb)+eH(Ob6_)>bxb<4p'
    '>w`KAnkO%LBWSbt%>n%jx915>+IuwgiTtEZw>Gft2LgLL`@Q@2+uH+K`|RxZ?FTXK?192S#$I~>nxRGv'
),
    right: packed('<f4',
    'c-m{$|CZnRlx17imV|sC)f7cbmQ4arHC^;K8P3}EoaNWH1g`^kHG~{5gniy~;;E21oArh*VRIuc#B|@C%Q4gQcUax$r#xCJcNQNw'
    'w61o`vIgdp8}|ow_`R=O)bGR6|K=r6=R2*x6Ata)x6d93?Ckg3@3Y&#AH>`bMEm!Hgn_Jmb^yuBLlg'
),
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
    left: packed('|i1',
    'c-jFX0NwxLQLsw$*5yjjvAqfC{Od?E!Ugl_wy6amA|^Na$K=(fC~2<~p#'
),
    right: packed('|i1',
    'c-mt*<>h%&=oPz=keyes;jjCa-fM1c7Ss=XZo76H|0ShWT7dxW1r9U'
),
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
    left: packed('|i1',
    'c-m{Ix4!>to=nBQZ_FYZ6WfFuocecdFHu`seBo-o<HrictQr6$t`M6'
),
    right: packed('|i1',
    'c-m{IFVfYn-=oWItZV#g8rLch$%j)~qmRuiyY@36DZ*Lxrz-&U;tvx'
),
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
    left: packed('<f4',
    'c-jGo0C)d?<=^S9w7MlBq)JR+W<McXP7o_htbseSZMddF-}shod1}y4CP&Cg2C#4pH|1tEuw-Ibhc_IR-<{_kn_y2<L+9x{f{pRP'
    '<_v*??E=Yg#_n=E&{@`LdXrC|n}x*n{bP%Z#y-ElzQ4b|Kfk{|K0iM{zdpV{KEJ;|zCS;|J3l`@yg$GGSwuD'
),
    right: packed('<f4',
    'c-lKV*=wErG`^QUJbT)$A1+CF8B$sLe2LQ@ZKnvHW*!caS(0ZYc-&i^b=Az7O2qD06+BgY{BrW|f`pRx1WTp^Ol#K7WbtWPl(@Uw'
    'XyM7<hi~eCdHdmD>oSQ<Ti0N*sV3U5R?oS9bJ||}{rmUZ@3XhtZ@(AF074)OD7Mdj-+p^LAm1JU%UeNc'
),
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
    left: packed('|i1',
    'c-jFX0Nwx3yeX$MH~--nCg-oiwg^r#=mk2?3n}DGS4TljLD|0jCn3HM`~'
),
    right: packed('|i1',
    'c-jFX0Nww#IR^Rt-Y6W##MW6Z4n7v}`0l_NzTUgmxm8i*%)|dSxJb$q@&'
),
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
    left: packed('|i1',
    'c-jFX0Nww9e_f(D!Eu_1RUV-8iM#E-tt#7?hWhFOgAC7nmF5(cEJRNdUj'
),
    right: packed('|i1',
    'c-m{I7pW?Exzyn7)F7{r4ePiU_4(fQyrjvK#ay8AcH!-X;!6M)l@IF'
),
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
    right: packed('|i1',
    'c-jFd0N4M3f4qtL;dUIB54<`_H$gov!7@*#2D|%!o6iK1x^6Or%=i6sK_&W)H53d'
),
    output: packed('|i1',
    'c-jFT0O9`=Z!YRJk3y%9`KU^$hWq{~%FoN!AOqge{~M&>w)p@NaR'
),
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
    right: packed('|i1',
    'c-jFd0N4M3f4qtL;dUIB54<`_H$gov!7@*#2D|%!o6iK1x^6Or%=i6sK_&W)H53d'
),
    output: packed('|i1',
    'c-m_S+uU%Z;aLL^`~VS)KtvyiXar&a1w9a5'
),
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
    right: packed('|i1',
    'c-jFd0N4M3f9W8B64QEXfOYo@b7#Mj|E^Efx~(?Z2^{-G?AU2VFkMVAMoW;V?i0K'
),
    output: packed('|i1',
    'c-jFT0O9`unCY1MfZBk7fCHX@fc*f<<gDlUsJpe`@3GB<#}|+jcK'
),
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
    right: packed('|i1',
    'c-jFd0N4M3f9W8B64QEXfOYo@b7#Mj|E^Efx~(?Z2^{-G?AU2VFkMVAMoW;V?i0K'
),
    output: ([-128] * 30)[:30],
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
    right: packed('|i1',
    'c-m{If1zf_bs@j_?MtT$tyaGJ*%ooGMhbZq{EWLBI2W#8wtsO;?5Qcm0A<Y)-~'
),
    output: packed('|i1',
    'c-jFT0O9{|$7w$xwh|B}&?E>TClU?*^33e1^|Fxj74`D#^um}AwE'
),
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
    right: packed('|i1',
    'c-m{If1zf_bs@j_?MtT$tyaGJ*%ooGMhbZq{EWLBI2W#8wtsO;?5Qcm0A<Y)-~'
),
    output: packed('|i1',
    'c-pIPsIL!eFwjYEj28>bG*tR^yWv#B<A#R2=8tcmdISK^c@LW'
),
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
