# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: broadcast along some axes before what works along axes.

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

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 4]), [1.0, -0.5, -2.5, -1.5])
t3 = Internal('t3', (F32, [2, 3, 4]))
t4 = Output('t4', (F32, [2, 3, 4]))
t5 = Output('t5', (F32, [2, 3, 4]))
t6 = Output('t6', (F32, [2, 3, 4]))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (F32, [2, 4]))
c9 = Parameter('c9', (I32, [1]), [0])
t10 = Output('t10', (F32, [1, 3, 4]))
t11 = Output('t11', (F32, [2, 3, 4]))
t12 = Output('t12', (F32, [2, 3, 4]))
x14 = Input('x14', (F32, [1, 3, 1]))
x13 = Input('x13', (F32, [2, 3, 4]))
t15 = Internal('t15', (F32, [2, 3, 4]))
t16 = Output('t16', (F32, [2, 3, 4]))
t17 = Output('t17', (F32, [2, 3, 4]))
t18 = Output('t18', (F32, [2, 3, 4]))
c19 = Parameter('c19', (I32, [1]), [1])
t20 = Output('t20', (F32, [2, 4]))
c21 = Parameter('c21', (I32, [1]), [0])
t22 = Output('t22', (F32, [1, 3, 4]))
t23 = Output('t23', (F32, [2, 3, 4]))
t24 = Output('t24', (F32, [2, 3, 4]))
x25 = Input('x25', (F32, [2, 3, 4]))
c26 = Parameter('c26', (F32, [1, 3, 4]), [1.5, 1.0, -2.0, -1.0, -3.0, 0.5, 3.0, 3.0, 3.0, 1.0, 1.0, 2.5])
t27 = Internal('t27', (F32, [2, 3, 4]))
t28 = Output('t28', (F32, [2, 3, 4]))
t29 = Output('t29', (F32, [2, 3, 4]))
t30 = Output('t30', (F32, [2, 3, 4]))
c31 = Parameter('c31', (I32, [1]), [1])
t32 = Output('t32', (F32, [2, 4]))
c33 = Parameter('c33', (I32, [1]), [0])
t34 = Output('t34', (F32, [1, 3, 4]))
t35 = Output('t35', (F32, [2, 3, 4]))
t36 = Output('t36', (F32, [2, 3, 4]))
x37 = Input('x37', (F32, [2, 3, 4]))
x38 = Input('x38', (F32, [2, 1, 1]))
t39 = Internal('t39', (F32, [2, 3, 4]))
t40 = Output('t40', (F32, [2, 3, 4]))
t41 = Output('t41', (F32, [2, 3, 4]))
t42 = Output('t42', (F32, [2, 3, 4]))
c43 = Parameter('c43', (I32, [1]), [1])
t44 = Output('t44', (F32, [2, 4]))
c45 = Parameter('c45', (I32, [1]), [0])
t46 = Output('t46', (F32, [1, 3, 4]))
t47 = Output('t47', (F32, [2, 3, 4]))
t48 = Output('t48', (F32, [2, 3, 4]))
c50 = Parameter('c50', (F32, [2, 1, 4]), [3.0, -0.5, 1.5, -2.0, 2.0, -2.0, 2.0, 1.0])
x49 = Input('x49', (F32, [2, 3, 4]))
t51 = Internal('t51', (F32, [2, 3, 4]))
t52 = Output('t52', (F32, [2, 3, 4]))
t53 = Output('t53', (F32, [2, 3, 4]))
t54 = Output('t54', (F32, [2, 3, 4]))
c55 = Parameter('c55', (I32, [1]), [1])
t56 = Output('t56', (F32, [2, 4]))
c57 = Parameter('c57', (I32, [1]), [0])
t58 = Output('t58', (F32, [1, 3, 4]))
t59 = Output('t59', (F32, [2, 3, 4]))
t60 = Output('t60', (F32, [2, 3, 4]))
x61 = Input('x61', (F32, [2, 3, 4]))
x62 = Input('x62', (F32, [2, 3, 1]))
t63 = Internal('t63', (F32, [2, 3, 4]))
t64 = Output('t64', (F32, [2, 3, 4]))
t65 = Output('t65', (F32, [2, 3, 4]))
t66 = Output('t66', (F32, [2, 3, 4]))
c67 = Parameter('c67', (I32, [1]), [1])
t68 = Output('t68', (F32, [2, 4]))
c69 = Parameter('c69', (I32, [1]), [0])
t70 = Output('t70', (F32, [1, 3, 4]))
t71 = Output('t71', (F32, [2, 3, 4]))
t72 = Output('t72', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5).To(t4)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t5)
model.Operation('LOG_SOFTMAX', t3, 1.0, -1).To(t6)
model.Operation('REDUCE_SUM', t3, c7, False).To(t8)
model.Operation('MEAN', t3, c9, 1).To(t10)
model.Operation('L2_NORMALIZATION', t3, -1).To(t11)
model.Operation('LOGISTIC', t3).To(t12)
model.Operation('MUL', x14, x13, 0).To(t15)
model.Operation('SOFTMAX', t15, 0.5).To(t16)
model.Operation('SOFTMAX', t15, 0.5, 1).To(t17)
model.Operation('LOG_SOFTMAX', t15, 1.0, -1).To(t18)
model.Operation('REDUCE_SUM', t15, c19, False).To(t20)
model.Operation('MEAN', t15, c21, 1).To(t22)
model.Operation('L2_NORMALIZATION', t15, -1).To(t23)
model.Operation('LOGISTIC', t15).To(t24)
model.Operation('MUL', x25, c26, 0).To(t27)
model.Operation('SOFTMAX', t27, 0.5).To(t28)
model.Operation('SOFTMAX', t27, 0.5, 1).To(t29)
model.Operation('LOG_SOFTMAX', t27, 1.0, -1).To(t30)
model.Operation('REDUCE_SUM', t27, c31, False).To(t32)
model.Operation('MEAN', t27, c33, 1).To(t34)
model.Operation('L2_NORMALIZATION', t27, -1).To(t35)
model.Operation('LOGISTIC', t27).To(t36)
model.Operation('MUL', x37, x38, 0).To(t39)
model.Operation('SOFTMAX', t39, 0.5).To(t40)
model.Operation('SOFTMAX', t39, 0.5, 1).To(t41)
model.Operation('LOG_SOFTMAX', t39, 1.0, -1).To(t42)
model.Operation('REDUCE_SUM', t39, c43, False).To(t44)
model.Operation('MEAN', t39, c45, 1).To(t46)
model.Operation('L2_NORMALIZATION', t39, -1).To(t47)
model.Operation('LOGISTIC', t39).To(t48)
model.Operation('MUL', c50, x49, 0).To(t51)
model.Operation('SOFTMAX', t51, 0.5).To(t52)
model.Operation('SOFTMAX', t51, 0.5, 1).To(t53)
model.Operation('LOG_SOFTMAX', t51, 1.0, -1).To(t54)
model.Operation('REDUCE_SUM', t51, c55, False).To(t56)
model.Operation('MEAN', t51, c57, 1).To(t58)
model.Operation('L2_NORMALIZATION', t51, -1).To(t59)
model.Operation('LOGISTIC', t51).To(t60)
model.Operation('MUL', x61, x62, 0).To(t63)
model.Operation('SOFTMAX', t63, 0.5).To(t64)
model.Operation('SOFTMAX', t63, 0.5, 1).To(t65)
model.Operation('LOG_SOFTMAX', t63, 1.0, -1).To(t66)
model.Operation('REDUCE_SUM', t63, c67, False).To(t68)
model.Operation('MEAN', t63, c69, 1).To(t70)
model.Operation('L2_NORMALIZATION', t63, -1).To(t71)
model.Operation('LOGISTIC', t63).To(t72)
Example({
    x1: [-0.5, -2.5, -3.0, -1.5, -2.0, 2.5, -2.0, -3.5, -1.5, 2.0, -1.0, -1.5, -3.0, -4.0, 0.5, 3.0, -3.0,
    2.5, 0.5, 3.5, 1.0, -0.5, -2.5, 2.5],
    t4: [0.016141502, 0.03872145, 0.88129616, 0.06384088, 0.013680795, 0.019905439, 0.45304573, 0.51336807,
    0.061751645, 0.07929068, 0.45628637, 0.4026713, 0.0622908, 0.75885725, 0.14942786, 0.02942409,
    0.16333456, 0.39181924, 0.39181924, 0.053026967, 0.064164765, 0.04409975, 0.8857672,
    0.0059682527],
    t5: [0.48102427, 0.62067187, 0.73067915, 0.15428077, 0.22721978, 0.17782547, 0.20934308, 0.69143844,
    0.29175597, 0.20150265, 0.059977796, 0.15428077, 0.10650698, 0.61966556, 0.022461269, 0.3182402,
    0.10650698, 0.12201939, 0.022461269, 0.21872307, 0.78698605, 0.25831506, 0.95507747, 0.46303675],
    t6: [-8.007485, -6.2574854, -0.00748535, -5.2574854, -7.8271832, -7.0771832, -0.82718307, -0.57718307,
    -4.602847, -4.102847, -0.60284704, -0.85284704, -5.0459437, -0.045943826, -3.2959437,
    -6.5459437, -2.5348551, -0.78485525, -0.78485525, -4.7848554, -5.2577415, -6.0077415,
    -0.007741627, -10.007742],
    t8: [-4.0, -1.0, 15.0, 9.75, -5.0, 1.0, 3.75, -13.5],
    t10: [-1.75, 1.625, 3.125, -1.125, -2.5, -1.25, 1.875, 0.0, -0.25, -0.375, 4.375, -0.75],
    t11: [-0.06293168, 0.15732919, 0.94397515, 0.28319255, -0.26233032, -0.16395646, 0.65582585, 0.6886171,
    -0.39307308, -0.26204872, 0.6551218, 0.5896096, -0.5084563, 0.33897087, -0.2118568, -0.76268446,
    -0.47620547, -0.19841895, -0.19841895, -0.8333596, 0.13584712, 0.03396178, 0.8490445,
    -0.5094267],
    t12: [0.37754068, 0.7772999, 0.9994472, 0.9046505, 0.11920292, 0.22270013, 0.9933072, 0.9947799,
    0.18242553, 0.26894143, 0.9241418, 0.9046505, 0.047425874, 0.8807971, 0.22270013, 0.010986943,
    0.047425874, 0.22270013, 0.22270013, 0.005220126, 0.7310586, 0.5621765, 0.9980733, 0.02297737],
    x14: [-3.0, 2.5, 2.5],
    x13: [-0.5, 2.5, -3.0, 2.5, 3.0, -4.0, -3.0, 1.0, -2.0, 2.0, 3.0, 1.5, 2.5, -4.0, 0.5, -1.5, -2.5, -2.5,
    -3.5, -1.5, 0.5, -1.5, 1.5, -1.0],
    t16: [0.022965645, 0.00025512528, 0.9765241, 0.00025512528, 0.9235345, 0.00014634451, 0.00051079254,
    0.07580833, 0.0013389286, 0.19871461, 0.6935822, 0.10636427, 5.688689e-05, 0.9758507,
    0.0011426037, 0.02294981, 0.1731048, 0.1731048, 0.049595352, 0.60419506, 0.21160515,
    0.017369607, 0.73857456, 0.032450702],
    t17: [0.04733882, 0.0019256717, 0.6790582, 0.002343647, 0.95082563, 0.00055171415, 0.00017740976,
    0.34782803, 0.0018355253, 0.9975226, 0.3207644, 0.6498283, 0.012149475, 0.9995112, 0.06742532,
    0.95569324, 0.022698207, 0.00010885554, 0.0017968239, 0.015447342, 0.9651523, 0.00037994314,
    0.93077785, 0.028859435],
    t18: [-7.500553, -16.500553, -0.0005530679, -16.500553, -0.006715677, -17.506716, -15.006716, -5.006716,
    -12.600394, -2.600394, -0.100394025, -3.850394, -19.500555, -0.0005543051, -13.500554,
    -7.500554, -2.6577795, -2.6577795, -5.1577797, -0.15777947, -2.5811822, -7.5811825, -0.08118225,
    -6.3311825],
    t20: [4.0, -12.5, 9.0, -1.25, -12.5, 2.0, -6.5, -1.75],
    t22: [-3.0, 2.25, 3.75, -1.5, 0.625, -8.125, -8.125, -0.625, -1.875, 0.625, 5.625, 0.625],
    t23: [0.107211255, -0.5360563, 0.6432675, -0.5360563, 0.50709254, -0.6761234, -0.50709254, 0.16903085,
    -0.45584232, 0.45584232, 0.68376344, 0.34188172, -0.5025189, 0.80403024, -0.10050378,
    0.30151135, -0.48112524, -0.48112524, -0.67357534, -0.28867513, 0.2085144, -0.62554324,
    0.62554324, -0.4170288],
    t24: [0.8175745, 0.00055277866, 0.9998766, 0.00055277866, 0.9994472, 4.539787e-05, 0.00055277866,
    0.9241418, 0.006692851, 0.9933072, 0.9994472, 0.97702265, 0.00055277866, 0.99999386, 0.18242553,
    0.9890131, 0.0019267347, 0.0019267347, 0.00015843622, 0.02297737, 0.7772999, 0.02297737,
    0.97702265, 0.07585818],
    x25: [4.0, 1.0, 0.5, 3.5, -4.0, 1.5, 2.0, 3.5, -4.0, 2.5, 3.0, 0.5, -2.5, 1.5, -3.5, -3.0, -2.0, -3.5,
    1.0, 3.5, 1.0, 1.5, 1.5, 4.0],
    t28: [0.89211315, 0.073229104, 0.026939481, 0.0077182907, 0.655411, 0.0023637812, 0.03263099, 0.30959424,
    0.00025183515, 0.3546103, 0.45532864, 0.18980922, 0.0038466165, 0.053100903, 0.8306379,
    0.11241461, 0.09318257, 0.0019339427, 0.020791842, 0.8840916, 0.028522382, 0.013473019,
    0.013473019, 0.94453156],
    t29: [0.047425594, 0.25003144, 0.024093768, 0.00090221426, 0.95256853, 0.22065198, 0.797876, 0.98939806,
    5.8527835e-06, 0.5293166, 0.17803021, 0.009699717, 0.006203534, 0.45518443, 0.8338454,
    0.013048607, 0.8125026, 0.08963113, 0.1128487, 0.55484086, 0.18129385, 0.45518443, 0.05330595,
    0.43211052],
    t30: [-0.0076949983, -5.007695, -7.007695, -9.507695, -0.2034484, -11.453448, -6.2034483, -1.7034484,
    -15.576785, -1.0767846, -0.5767847, -2.3267846, -10.772176, -5.5221763, -0.022176137,
    -4.0221763, -4.5115995, -12.2616, -7.5115995, -0.011599333, -7.001318, -8.501318, -8.501318,
    -0.0013179498],
    t32: [6.0, 4.25, 8.0, 8.25, 5.25, 1.25, 11.5, 23.5],
    t34: [1.125, 1.25, 3.0, -0.25, 9.0, -0.5, 4.5, 10.5, -4.5, 2.0, 2.25, 5.625],
    t35: [0.84641474, 0.14106913, -0.14106913, -0.49374193, 0.7036792, 0.04397995, 0.3518396, 0.6157193,
    -0.94628364, 0.19714244, 0.23657091, 0.09857122, -0.4350111, 0.17400444, 0.8120207, 0.34800887,
    0.47686303, -0.13908505, 0.23843151, 0.83451027, 0.28159395, 0.14079697, 0.14079697, 0.9386465],
    t36: [0.99752736, 0.7310586, 0.26894143, 0.02931223, 0.99999386, 0.6791787, 0.99752736, 0.99997246,
    6.1441747e-06, 0.9241418, 0.95257413, 0.7772999, 0.02297737, 0.8175745, 0.99908894, 0.95257413,
    0.99752736, 0.1480472, 0.95257413, 0.99997246, 0.95257413, 0.8175745, 0.8175745, 0.9999546],
    x37: [1.0, 2.0, 0.5, 2.5, -4.0, -0.5, -4.0, 1.5, -2.0, 1.5, -3.0, -1.0, -4.0, 3.0, -0.5, 4.0, 2.5, -2.0,
    -4.0, -2.0, 3.0, -1.0, 3.0, -2.5],
    x38: [-0.5, 1.5],
    t40: [0.27783656, 0.21637931, 0.31483006, 0.19095407, 0.3745737, 0.15614554, 0.3745737, 0.094707064,
    0.28738207, 0.11979867, 0.3690059, 0.22381338, 0.0016425765, 0.3130197, 0.022675069, 0.6626627,
    0.92930645, 0.03179912, 0.007095342, 0.03179912, 0.48403868, 0.024098868, 0.48403868,
    0.007823757],
    t41: [0.15134677, 0.24991287, 0.1543426, 0.21354286, 0.5282521, 0.46689874, 0.4754087, 0.27419445,
    0.3204011, 0.2831884, 0.37024868, 0.5122627, 0.0031003866, 0.9317018, 0.06721779, 0.98160076,
    0.4060705, 0.021911526, 0.0048692403, 0.0109046, 0.59082913, 0.0463867, 0.92791295,
    0.0074946145],
    t42: [-1.2128104, -1.7128104, -0.9628104, -1.9628104, -0.80544937, -2.5554492, -0.80544937, -3.5554492,
    -1.2322762, -2.9822762, -0.7322762, -1.7322762, -12.202375, -1.7023752, -6.952375, -0.20237511,
    -0.0023971784, -6.752397, -9.752398, -6.752397, -0.69451624, -6.694516, -0.69451624, -8.944516],
    t44: [2.5, -1.5, 3.25, -1.5, 2.25, 0.0, -2.25, -0.75],
    t46: [-3.25, 1.75, -0.5, 2.375, 2.875, -1.375, -2.0, -1.875, 2.75, -1.125, 3.0, -1.625],
    t47: [-0.2948839, -0.5897678, -0.14744195, -0.7372098, 0.68100524, 0.085125655, 0.68100524, -0.25537696,
    0.49613893, -0.3721042, 0.7442084, 0.24806947, -0.62279916, 0.46709937, -0.077849895,
    0.62279916, 0.45454547, -0.36363637, -0.72727275, -0.36363637, 0.5970223, -0.19900744,
    0.5970223, -0.4975186],
    t48: [0.37754068, 0.26894143, 0.4378235, 0.22270013, 0.8807971, 0.5621765, 0.8807971, 0.32082132,
    0.7310586, 0.32082132, 0.8175745, 0.62245935, 0.0024726233, 0.9890131, 0.32082132, 0.99752736,
    0.97702265, 0.047425874, 0.0024726233, 0.047425874, 0.9890131, 0.18242553, 0.9890131,
    0.02297737],
    x49: [-2.0, -1.5, 1.0, 1.0, 1.0, 0.5, 2.0, 2.0, -0.5, -2.0, 0.5, -4.0, -3.5, -2.0, 4.0, -3.0, 4.0, -0.5,
    1.0, -3.5, 1.0, -3.0, -0.5, 1.0],
    t52: [0.012479031, 0.36469078, 0.53062195, 0.092208266, 0.44901258, 0.088415824, 0.44901258, 0.013559005,
    0.008119859, 0.028341094, 0.025010927, 0.9385281, 0.00048517232, 0.11871775, 0.8772121,
    0.0035849654, 0.9232185, 0.027878782, 0.04596434, 0.0029384021, 0.10847496, 0.8015276,
    0.024204036, 0.065793395],
    t53: [0.009949767, 0.36500624, 0.2628612, 0.0066764127, 0.8956495, 0.22138748, 0.5564771, 0.0024561149,
    0.09440076, 0.41360626, 0.18066168, 0.9908675, 0.0005265764, 0.25371617, 0.9425994, 0.109076746,
    0.9520725, 0.05661173, 0.046929263, 0.084949054, 0.0474009, 0.6896721, 0.010471334, 0.8059742],
    t54: [-7.907541, -1.1575409, -0.40754098, -3.907541, -0.7127959, -3.962796, -0.7127959, -7.7127957,
    -9.501696, -7.0016956, -7.2516956, -0.0016954701, -15.018167, -4.0181665, -0.01816663,
    -11.018167, -0.0033949947, -7.003395, -6.003395, -11.503395, -4.0256343, -0.02563409,
    -7.0256343, -5.0256343],
    t56: [-4.5, 1.5, 5.25, 2.0, 3.0, 11.0, 9.0, -5.5],
    t58: [-6.5, 2.375, 4.75, -2.5, 5.5, 0.375, 2.5, -3.75, 0.25, 3.5, -0.125, 4.5],
    t59: [-0.91699284, 0.114624105, 0.22924821, -0.3056643, 0.51402354, -0.042835295, 0.51402354, -0.6853647,
    -0.18215302, 0.12143535, 0.09107651, 0.9714828, -0.59587955, 0.34050262, 0.68100524,
    -0.25537696, 0.8875203, 0.11094004, 0.22188008, -0.38829014, 0.3086067, 0.9258201, -0.15430336,
    0.15430336],
    t60: [0.0024726233, 0.6791787, 0.8175745, 0.11920292, 0.95257413, 0.4378235, 0.95257413, 0.01798621,
    0.18242553, 0.7310586, 0.6791787, 0.99966466, 0.0009110512, 0.98201376, 0.99966466, 0.047425874,
    0.99966466, 0.7310586, 0.8807971, 0.02931223, 0.8807971, 0.99752736, 0.26894143, 0.7310586],
    x61: [3.5, -2.0, 0.5, -3.5, 1.0, 2.0, 1.5, -2.5, -2.5, 3.5, 1.0, 1.5, -4.0, 1.0, -2.0, -3.0, 2.5, 3.5,
    1.0, 2.5, -0.5, -1.0, -2.0, 1.5],
    x62: [2.5, -2.5, -1.5, 1.5, 1.0, -1.0],
    t64: [0.97588634, 0.001008381, 0.022950647, 0.00015464023, 0.012305935, 0.0035257093, 0.006586892,
    0.97758144, 0.882351, 0.009802034, 0.063917294, 0.04392967, 0.019952206, 0.8483894, 0.08941958,
    0.04223882, 0.24265438, 0.40006945, 0.11462181, 0.24265438, 0.20969175, 0.26924953, 0.44391742,
    0.077141285],
    t65: [0.9210719, 0.34692144, 0.749106, 0.0005450088, 0.003321904, 0.34692144, 0.061490364, 0.985399,
    0.07560619, 0.3061571, 0.18940365, 0.014055963, 0.01032037, 0.22236638, 0.048610825,
    0.025908655, 0.7235138, 0.6044545, 0.3591881, 0.8579768, 0.26616585, 0.17317912, 0.59220105,
    0.116114534],
    t66: [-0.00055402366, -13.750554, -7.500554, -17.500553, -8.7502165, -11.2502165, -10.0002165,
    -0.00021684504, -0.007819032, -9.007819, -5.257819, -6.007819, -7.514042, -0.014041784,
    -4.514042, -6.014042, -1.5976511, -0.5976511, -3.097651, -1.5976511, -1.9831709, -1.4831709,
    -0.48317093, -3.983171],
    t68: [10.0, -15.25, -4.0, -4.75, -3.0, 6.0, 0.0, -3.5],
    t70: [1.375, -1.75, -0.875, -6.625, 0.0, -0.75, -1.375, 4.375, 2.125, -2.125, 0.25, -1.875],
    t71: [0.65275335, -0.37300193, 0.09325048, -0.65275335, -0.27216554, -0.5443311, -0.4082483, 0.68041384,
    0.5360563, -0.7504788, -0.21442251, -0.32163376, -0.73029673, 0.18257418, -0.36514837,
    -0.5477226, 0.49266464, 0.68973047, 0.19706586, 0.49266464, 0.18257418, 0.36514837, 0.73029673,
    -0.5477226],
    t72: [0.9998416, 0.006692851, 0.7772999, 0.00015843622, 0.07585818, 0.006692851, 0.02297737, 0.9980733,
    0.97702265, 0.005220126, 0.18242553, 0.09534947, 0.0024726233, 0.8175745, 0.047425874,
    0.010986943, 0.9241418, 0.97068775, 0.7310586, 0.9241418, 0.62245935, 0.7310586, 0.8807971,
    0.18242553],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 1, 4]), [1.0, 2.0, 3.0, 1.0])
t3 = Internal('t3', (F32, [2, 2, 3, 4]))
t4 = Output('t4', (F32, [2, 2, 3, 4]))
t5 = Output('t5', (F32, [2, 2, 3, 4]))
x7 = Input('x7', (F32, [1, 1, 3, 1]))
x6 = Input('x6', (F32, [2, 2, 3, 4]))
t8 = Internal('t8', (F32, [2, 2, 3, 4]))
t9 = Output('t9', (F32, [2, 2, 3, 4]))
t10 = Output('t10', (F32, [2, 2, 3, 4]))
x11 = Input('x11', (F32, [2, 2, 3, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [1.5, -2.5, -1.5, -2.5, 1.5, 2.5, 3.0, 1.5, -2.5, -3.0, 1.5, 0.5])
t13 = Internal('t13', (F32, [2, 2, 3, 4]))
c14 = Parameter('c14', (I32, [1]), [1])
t15 = Output('t15', (F32, [2, 3, 4]))
t16 = Output('t16', (F32, [2, 2, 3, 4]))
x17 = Input('x17', (F32, [2, 2, 3, 4]))
x18 = Input('x18', (F32, [1, 2, 1, 1]))
t19 = Internal('t19', (F32, [2, 2, 3, 4]))
c20 = Parameter('c20', (I32, [1]), [0])
t21 = Output('t21', (F32, [1, 2, 3, 4]))
t22 = Output('t22', (F32, [2, 2, 3, 4]))
c24 = Parameter('c24', (F32, [1, 2, 1, 4]), [3.0, 1.0, -1.0, -1.5, 1.5, 1.5, -1.5, -2.5])
x23 = Input('x23', (F32, [2, 2, 3, 4]))
t25 = Internal('t25', (F32, [2, 2, 3, 4]))
t26 = Output('t26', (F32, [2, 2, 3, 4]))
t27 = Output('t27', (F32, [2, 2, 3, 4]))
x28 = Input('x28', (F32, [2, 2, 3, 4]))
x29 = Input('x29', (F32, [1, 2, 3, 1]))
t30 = Internal('t30', (F32, [2, 2, 3, 4]))
t31 = Output('t31', (F32, [2, 2, 3, 4]))
t32 = Output('t32', (F32, [2, 2, 3, 4]))
x33 = Input('x33', (F32, [2, 2, 3, 4]))
c34 = Parameter('c34', (F32, [1, 2, 3, 4]), [2.0, -3.0, 1.0, 1.5, -0.5, -1.5, 1.0, 2.0, -1.5, 1.0, -1.5, -1.0, -1.5, -0.5, -2.0, 2.5, 3.0, 3.0,
    -3.0, -3.0, -0.5, 2.0, 3.0, -2.5])
t35 = Internal('t35', (F32, [2, 2, 3, 4]))
t36 = Output('t36', (F32, [2, 2, 3, 4]))
t37 = Output('t37', (F32, [2, 2, 3, 4]))
x39 = Input('x39', (F32, [2, 1, 1, 1]))
x38 = Input('x38', (F32, [2, 2, 3, 4]))
t40 = Internal('t40', (F32, [2, 2, 3, 4]))
t41 = Output('t41', (F32, [2, 2, 3, 4]))
t42 = Output('t42', (F32, [2, 2, 3, 4]))
x43 = Input('x43', (F32, [2, 2, 3, 4]))
c44 = Parameter('c44', (F32, [2, 1, 1, 4]), [1.0, 3.0, 1.0, -3.0, -2.5, 1.0, 2.5, 2.5])
t45 = Internal('t45', (F32, [2, 2, 3, 4]))
t46 = Output('t46', (F32, [2, 2, 3, 4]))
t47 = Output('t47', (F32, [2, 2, 3, 4]))
x48 = Input('x48', (F32, [2, 2, 3, 4]))
x49 = Input('x49', (F32, [2, 1, 3, 1]))
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
c51 = Parameter('c51', (I32, [1]), [1])
t52 = Output('t52', (F32, [2, 3, 4]))
t53 = Output('t53', (F32, [2, 2, 3, 4]))
c55 = Parameter('c55', (F32, [2, 1, 3, 4]), [2.5, -1.0, 1.5, -2.5, 2.0, 1.0, 1.5, 1.0, 2.5, 1.5, 1.5, 1.0, 2.5, 2.5, 2.0, -1.5, -1.5, 0.5, 2.5,
    0.5, -1.0, 1.0, -2.0, -0.5])
x54 = Input('x54', (F32, [2, 2, 3, 4]))
t56 = Internal('t56', (F32, [2, 2, 3, 4]))
c57 = Parameter('c57', (I32, [1]), [0])
t58 = Output('t58', (F32, [1, 2, 3, 4]))
t59 = Output('t59', (F32, [2, 2, 3, 4]))
x60 = Input('x60', (F32, [2, 2, 3, 4]))
x61 = Input('x61', (F32, [2, 2, 1, 1]))
t62 = Internal('t62', (F32, [2, 2, 3, 4]))
t63 = Output('t63', (F32, [2, 2, 3, 4]))
t64 = Output('t64', (F32, [2, 2, 3, 4]))
x65 = Input('x65', (F32, [2, 2, 3, 4]))
c66 = Parameter('c66', (F32, [2, 2, 1, 4]), [3.0, -0.5, 2.0, 1.0, -3.0, 2.0, -0.5, 0.5, 1.0, 0.5, 3.0, -1.5, -2.0, 1.0, 1.0, -2.0])
t67 = Internal('t67', (F32, [2, 2, 3, 4]))
t68 = Output('t68', (F32, [2, 2, 3, 4]))
t69 = Output('t69', (F32, [2, 2, 3, 4]))
x71 = Input('x71', (F32, [2, 2, 3, 1]))
x70 = Input('x70', (F32, [2, 2, 3, 4]))
t72 = Internal('t72', (F32, [2, 2, 3, 4]))
t73 = Output('t73', (F32, [2, 2, 3, 4]))
t74 = Output('t74', (F32, [2, 2, 3, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t4)
model.Operation('SOFTMAX', t3, 0.5).To(t5)
model.Operation('MUL', x7, x6, 0).To(t8)
model.Operation('LOG_SOFTMAX', t8, 1.0, -1).To(t9)
model.Operation('SOFTMAX', t8, 0.5).To(t10)
model.Operation('MUL', x11, c12, 0).To(t13)
model.Operation('REDUCE_SUM', t13, c14, False).To(t15)
model.Operation('SOFTMAX', t13, 0.5).To(t16)
model.Operation('MUL', x17, x18, 0).To(t19)
model.Operation('MEAN', t19, c20, 1).To(t21)
model.Operation('SOFTMAX', t19, 0.5).To(t22)
model.Operation('MUL', c24, x23, 0).To(t25)
model.Operation('L2_NORMALIZATION', t25, -1).To(t26)
model.Operation('SOFTMAX', t25, 0.5).To(t27)
model.Operation('MUL', x28, x29, 0).To(t30)
model.Operation('LOGISTIC', t30).To(t31)
model.Operation('SOFTMAX', t30, 0.5).To(t32)
model.Operation('MUL', x33, c34, 0).To(t35)
model.Operation('SOFTMAX', t35, 0.5).To(t36)
model.Operation('SOFTMAX', t35, 0.5).To(t37)
model.Operation('MUL', x39, x38, 0).To(t40)
model.Operation('SOFTMAX', t40, 0.5, 1).To(t41)
model.Operation('SOFTMAX', t40, 0.5).To(t42)
model.Operation('MUL', x43, c44, 0).To(t45)
model.Operation('LOG_SOFTMAX', t45, 1.0, -1).To(t46)
model.Operation('SOFTMAX', t45, 0.5).To(t47)
model.Operation('MUL', x48, x49, 0).To(t50)
model.Operation('REDUCE_SUM', t50, c51, False).To(t52)
model.Operation('SOFTMAX', t50, 0.5).To(t53)
model.Operation('MUL', c55, x54, 0).To(t56)
model.Operation('MEAN', t56, c57, 1).To(t58)
model.Operation('SOFTMAX', t56, 0.5).To(t59)
model.Operation('MUL', x60, x61, 0).To(t62)
model.Operation('L2_NORMALIZATION', t62, -1).To(t63)
model.Operation('SOFTMAX', t62, 0.5).To(t64)
model.Operation('MUL', x65, c66, 0).To(t67)
model.Operation('LOGISTIC', t67).To(t68)
model.Operation('SOFTMAX', t67, 0.5).To(t69)
model.Operation('MUL', x71, x70, 0).To(t72)
model.Operation('SOFTMAX', t72, 0.5).To(t73)
model.Operation('SOFTMAX', t72, 0.5).To(t74)
Example({
    x1: packed('|i1',
    'c-jre!4be93<I#MQ=9BRZ4*oZ{Uo^BqbC4=VWxh0PZWpV+bBH*dy%;+4k6wYAp', 0.5
),
    t4: packed('<f4',
    'c-revoW3!8&x(!N&vd7BZh5*w^UKB+nv15cKf6b_{@FiA28L%0E7HGAWnN?w&A_mTVdE4}UME@Zdz)l$PnV4LUwLm{tdrV2N4J@;'
    'xTi<nuJdAGxXo}+E7r}|QDHL!gCm1ePTlGyWlFl8WyR@Hvv1ew7Su1XE^s<5&aad%UtBShfuWc|_d)&PgH9jn85o=xme|`{+u2&%'
    '+u7RN+XHDJumdt|?d-v9D|?8Dt(~n6NP)c_0Cy}%>i'
),
    t5: packed('<f4',
    'c-jHL06+i!!+<@h{h6sZ_g}{{6vr|kzpZBctl=u16X7_2AUocUGuAV!^0wDvV#|O5UpU~5dc(s2nK%G;Suf8ZW+os-`Sqo0I`c~}'
    'cjxToeYxvLM=(cHco4Q>VNTsr#!#^uyW78+Ie(b|nEN;r>TMIiyBdX6&a+wv9$D*@^;2i(jHrxt5mqLhoobmvyA57HK07=*IzKu+'
    'K0ZD@IzK%;K0iA@JUu-<IzK%=K07`>J~=);KR!M?J3l=?JUTu?7gDw'
),
    x7: [-1.0, 3.0, -1.0],
    x6: packed('|i1',
    'c-jrc!4beP2m`Rg0mA;%y63t{^-*qsEwI?;$uXdqZ20A;Rhs7y?kLOW0`gE700', 0.5
),
    t9: packed('<f4',
    'c-jHL06+hUMH3SeLJ~+ZCNU=Vy7v2{fdd0qx!v9B)u~e@l}bopf?x-F&7M8j7O}(Y*6a1MS!HDfKm`=RIKepce)D;3009B+-|z26'
    'jT<)s1Ok&7VHk$O6R=@AwsqDqV=)-=S!HFYB80#(<}vmr-e$vrgb)ySL(!42V1WXJ@IVsEsQRJac870UPWIW*AkZkkz`wu2yTQP}'
    'z`wx2y}-b^!NI}3z`(%3z`wu2z`?q}zren~zQDl2zQDh~zrVn2{bvR'
),
    t10: packed('<f4',
    'c-mv0$-^VLJM^nZs7J!o{I(4Sa}^Y>I>r7rR=@KlGO5G3ZAxN9WR=>IfI0WgE=;{(y8hy?U%yTj8ke_~D|)oA<&OWx#AGGye=pQ6'
    'bZx~huj12p6H*Uto_ds>VMFhdge70YPHot5yST~e`^@k8PMWXTt6GhWtkqx4RlL3bYwK>g%1=8|CEEFCANSR6SXgkZK+w+C&d%K4'
    '($>xf2<>fc?JaF=?Cor9ZGqyJHrDn)VSA9c6_5o20Cvt%S^'
),
    x11: packed('|i1',
    'c-jTQi4njc3<I#U3u*SBmXOCtIDM2WZ2vw}xB{1%xTOr#N94G(uAI^R0AX|({Q', 0.5
),
    t15: [-0.75, 12.5, 5.25, 8.75, -5.25, -7.5, 7.5, -3.75, -12.5, -16.5, 9.75, 1.75, 0.0, -16.25, -5.25,
    -1.25, -6.75, -16.25, 0.0, 3.0, -6.25, 7.5, -1.5, -2.0],
    t16: packed('<f4',
    'c-jHL06+h;zy81C52h>u0n?RQ@+`blU((VQs_O@22U{rHZ)Ib-kyw11H@TZHV!{ljd?T4OC3Pjk*d{~>2uA#O0*NOe;aXaVC?LC}'
    'L)L4hm_b;x6k(Q4V;JVRD*q?BM9IRQ{3rYd33g+;x>YAv$NzM(;NIQ<i)gIH1Bb49q*%6u!5wE52YRzFl(~1qe%)$2K0H1>J3l)*'
    'IzK)=K0ZA>Jw84>IzK%=JU%`>J3l==JwHA_JUu=<Iy^r*KRP@A#ZUD'
),
    x17: packed('|i1',
    'c-jTQi46cC3<ELs_`3hJ5JZaYn!!lq3%MHVY<AOQ_!TO1W~OjZcYWX|6&3', 0.5
),
    x18: [-2.5, -1.0],
    t21: [5.0, 2.5, -5.0, -3.75, 0.0, -1.25, -4.375, -2.5, 7.5, 1.875, 4.375, -2.5, 1.25, -3.5, -3.75, -2.75,
    1.0, 1.0, -0.5, -0.75, 1.5, -0.25, 3.25, -2.5],
    t22: packed('<f4',
    'c-jHL06+gaU|0SnxA`TNcwJ!5*OqbfOm6f23H?{Wewo+swBUj$r&F2Dn3tE6!$}u{j85_ZraM40MgTLQ1-|mTuQNX5K8xd&tdt0O'
    'J|;-xHb3kC-)QN?L~d@UMxr>NwcH~Yp@O;VkTL5WPpF6A#{jO(J$TIS9Pad72fk^N2_3*;9+bjs60xxurC`+GY#;zXK07@=Jv=@?'
    'Jw7`=Jw84?KRrD@Jw7}?K07)-KR!G^Jv}==Jv=-=Jw81>K0iH`xmBY'
),
    x23: packed('|i1',
    'c-jrdK@I>Q2m`P%mGS@I;-=A_I?Z5*eS6iP4^pOzg|Q@T<jmXT!5*Op`&|?x', 0.5
),
    t26: packed('<f4',
    'c-qsJG16WxwV_2duW@~AtH$>~d;eH}Jh<}Y2`+;ZX{%Q^NK5Y(@yzuMUAwkm=DT+<gkoMyi_w$MxyZHA%%{G7{>=cJfYdz(uRisz'
    ';OvbT5%Jg2DSCKl@uBL+k3%`Xe3{)F-1F^n)*Pc&M}~(V85<wjY-u-1Jhg~dBcpxx3ys~odA@#CHlKV~I9x@gcP?MwJ~#V)`}W%J'
    '+iSOfpWQxt+kHUpzWqRCZ*K<_x3dFM`}W%bX^_BvyS?@R#$R4j'
),
    t27: packed('<f4',
    'c-o6(n$-4v?WG&%y9-ZLd}H%|Q`ozEvr0&0)AB!-H#s=u-_AD9JGA`ugTH^zgg)tvxnY|!S@>C&aX`CuPGZNi*Y<B*cF$;O>E&S)'
    'Ru%KDsIWS>Gbl|fqx-Rr&a$qxchZj*_Oh~6WHjymu{UAAceb@>)cof=Zpivn*QBkTepy<2Vz9>3`3|SIhCF$4TD<Yi<tTd_8(VuT'
    'Ya44@dmB3&D|<UTI~yR+-rmO23dpvzx3#qaBA~b}P>qc}06FwkZU'
),
    x28: packed('|i1',
    'c-jTQfeip42m`P<K==Q(3d(Gkg!4uj6cyO<94lj1%d?H#Jk3iqT(0o}FJKlV', 0.5
),
    x29: [-1.0, 2.5, 1.0, -1.5, -2.5, 1.0],
    t31: packed('<f4',
    'c-k|muiyBLOQCkc3g&(du0vmHHMVsATh#xoe?|Su$W9G5$BT|86ZSmY)7js-h50pey+UN<CPnMNT|R2QQ{=4A#&*g1N7p${xjjWK'
    'QsG6k+~3sjR0SXI+uYGpqWyiVeIq}}%Xg~nar+Z!eK4nLk5&Djs@t<GoN|hDtmVH5%&w}ho?QJQP^nmHcFyeE2NMs<+t}ONS=!iJ'
    '0V#WX8#^Gw+ScCI9t3QyK(q}IT7w0x?SN_kGVx7^'
),
    t32: packed('<f4',
    'c-r&N%4(jt-`FtcKFi|Z^>V@g*K)BtG`M`p-F!IkzcO#U*LJUSQ{;ZhxzxJ&uasI@JvltQwpLNq_?cW&rg6LE#brl+I+<}u*G`^2'
    '_wkLVJbMm)Ke+W`zej&}ceh!7P<~Cwkt3GJrl+lK3p#eMbVr}f`2t7H%gqf-m@6D(<v!|^{1W<Qv+%R_=icz%Mf|_`b8PMG?5u6='
    'ZS3rTENdHkYkM18J0Q;<C}3%2YY$}G*jd{HmDmDB?d$+LOi>v'
),
    x33: packed('|i1',
    'c-jTQ0TKW(1Ou>JQU3p0hTD<@BX#IZoEE;K2GN_Sf|g6~W<XtXaP0$kED|6', 0.5
),
    t36: packed('<f4',
    'c-o7!o>^A7BjIx1l8FKGR`$G^MY;MrmvG8oU;R`iT9*ICk8NwWmB(<}I{U6pW8G9BmZ-O`|Htim1@7ak&rf-q?$fvYU&Ow-g~47&'
    'T@(9MR|s31>zWsJ{$Toi=cD@5*u|$FmlY^))9EX=G4(!Dp|P+aL4L*FKi3a@5vXgmzP0B2hT9%e9xJCZ9AKSitg%m4MakC2&fdnx'
    '#@-r4*;?C!NjqCRD|>58AY}~{x3jYYiCEg(*<0HH0O<Npbp'
),
    t37: packed('<f4',
    'c-o7!o>^A7BjIx1l8FKGR`$G^MY;MrmvG8oU;R`iT9*ICk8NwWmB(<}I{U6pW8G9BmZ-O`|Htim1@7ak&rf-q?$fvYU&Ow-g~47&'
    'T@(9MR|s31>zWsJ{$Toi=cD@5*u|$FmlY^))9EX=G4(!Dp|P+aL4L*FKi3a@5vXgmzP0B2hT9%e9xJCZ9AKSitg%m4MakC2&fdnx'
    '#@-r4*;?C!NjqCRD|>58AY}~{x3jYYiCEg(*<0HH0O<Npbp'
),
    x39: [-0.5, 0.5],
    x38: packed('|i1',
    'c-jTQ2@U`t2m`P%82bO$a!G7g<RE9W9#`=YoeIBEkv^ztD2Eot7HWNSLKoQ', 0.5
),
    t41: packed('<f4',
    'c-mt)8`j7W96VQHg$x5jdawdRSeRks#)*uK>5K|fHZlg!Z48!iIP36Z{R)OKLxr%346pujGqAEY{#A3@$)Lshm*MZ<{oI?r_myjv'
    'uaMl-$J)rv>h$Q<qtKaZJOA$g`}aEoKYI$phYy?FtR2M}9(-_PU}slL>8!e-@j$~bs`J8!O(`E7L-|8}#I42I)!f*t?CtIC?CtFA'
    '>_GrdK>(Bi5wnL-0C#Le<p'
),
    t42: packed('<f4',
    'c-mtT7dOwd{I4|my?^vJE5<clj~<+9wMmrew&}Jk44M#@<7!yGv36tq;VSJFnJ>gF*T=;LH#4g09iPEa8y34vJ=Y=CVDgh)VVAC6'
    'iukm6|3@yH^sh?-mOLu{mBE-Jr0Tx6sp%Wj$*%A{%Tia&QMcWAc5~Uh8EXQS)2F02f8?5UU4eJy{`u$U_pI7?<45+P=|}AB>}>5I'
    'z}60lgDeIjA;``a0P|H+HU'
),
    x43: packed('|i1',
    'c-jTQi4g!G2m`RAg0la#l}{7RyFz$+Qksei9+m+Cr*CV2#C?#_X?lHq5*gb', 0.5
),
    t46: packed('<f4',
    'c-jHL06+iZBS%M>rkTuSS+Zn7kUb#M*RAVQs;E;+N|Y(UzkYt$*gGEG-MhJsjm3@6=kezo7cMS)F?&6^?%cUjl#nU<7cUDh7fde#'
    '0tAFFNRg2-F@{422M_KjC^IMz2kr;C7_iWgcd$Tn9Qku%U=*PO<OmAT2)(dKQ1BAc!zOlA6uN1l!Eyu0z@qTTVEk~q!N9=4yuiV~'
    'z`wu1!M(t~z`()4!Mni0!N9t`z`(%2zrex3z`(u0z`MY}!Mec>wPpt'
),
    t47: packed('<f4',
    'c-m{bwd>Q&Xnt?8z;LlGUE!rENk1IqvdxzHOTFX^niTf?>DDEu-8SwzI#GT9hOnha9z=@Id2U)>y3ku{r}s3IO^2P-V=4`-4Rezp'
    '&-A$U^wU+A$6E@{u8z|eX;&&xTlsK9+W&069Z~UI%Va&5@!EN}nyznE<qJ&B`nG>}r8bAlrRPlIUz+5;xGS2auF**;;j*{3wY9ak'
    'wYCERD|=ge8#^0Y8+%(TD;s-zTRU4jds|De3ZRUwmAw@JJSa{t'
),
    x48: packed('|i1',
    'c-jTQi4g!G2m`RQqICahK|YfLtg>U7R&E2;6C=DegHZPBamJI!lOpE>md+Ul', 0.5
),
    x49: [0.5, -0.5, 2.0, 1.5, -2.5, -1.0],
    t52: [-1.75, 1.25, -1.5, -1.5, -1.25, -0.75, 2.25, 2.25, 3.0, -9.0, 11.0, 5.0, -0.75, 3.75, -4.5, -5.25,
    -7.5, 13.75, -18.75, -16.25, 3.0, -2.5, -1.0, -2.0],
    t53: packed('<f4',
    'c-m7B5C5GamsP!Ra{#+~)77sL``?~jC8nKHJNxtJeBNDi;+*5$d!F9(TgPg5w$9D1)vl=MgT{NEXRkDL?>WwS%=vP)*7{2I&5W{p'
    'mMm$SEuda~yxP0%hJvQ8$r5JH?CiTvTeqIiYYUp;z*%%b{luw_vp4)(rzP<`Eb?u2wRa8w%()_SOEap!t^8B3+HQ67<QzLYJ6k&t'
    'VP$U(V%h?Ewl=o*_BOV*HuhGQAUSJ$YilceODlU@TU!7VYEk_'
),
    x54: packed('|i1',
    'c-jTQfeip42m`P<3Gn~53|X+n;}M*v?>ZQ?+^JT{#+NDOA_9^D*XsjmdKdc', 0.5
),
    t58: [-3.75, -0.625, -0.625, 0.875, -3.75, 0.375, -2.125, -0.75, 1.375, -3.0, -2.875, -0.125, 5.0, 3.875,
    0.875, -5.125, -2.375, 0.625, 5.5, 0.0, -3.0, -2.25, -5.25, 0.25],
    t59: packed('<f4',
    'c-mXLHhE>QwCcU6c{v>h{91i(<+jdl=A7&H@vdy0rk0iU@!-WeR{JZn*8i<D<M_SDw7x#Qv?giB?f)ExyPkjFxoiI6LlRHdi>F_>'
    'VYN$-@w&o&-+b}Z&gSbZ5#Od6#dqevel0U$o={NP;wkJL)v32<EPoxz{-$3-ODI5g-;3f{YXQauv%l(1Y%y0hnephT$X`1<8(SMY'
    'dmB3&dmw3LX=Q6~Yiny~Zw2Jr*jd}#+gXF8tnEPJKoJ0eR!}J'
),
    x60: packed('|i1',
    'c-jTQ0S*8`1O&n82><`Bv7D<C<<I23c4eS9eKEN}GrN_M_mR$pq#uLD8Po', 0.5
),
    x61: [-0.5, 1.5, -2.5, 3.0],
    t63: packed('<f4',
    'c-p(s+1Y6v=pI;Hyl9at5Im6aDz`VVH&1GAZZ3TDrcg&VQb*j#$S5j3J$=`kH*b=rPMxZ^;noHop4iyUK(Iuh_}U4v6Zz9iN=jN-'
    'SzA)yO-S`EEiKhQapHtnd3m|Cq2WfhYu48i9*BzOzt7K?f3l6^l*B1R_51hl+tvNsSE9uCC7Z3SE$mClm&YtDEcW|=a4!(s?X%l&'
    'YiGBA-@g4IuKm7!Kp8tbJNx}WdY_%Wo!wr${rmR=0Qjm|(E'
),
    t64: packed('<f4',
    'c-otP>iey1Pv@;2<q@l%O<um-H|nd1$tr`7YYrYf*d4b^|C#K;2g{ZUUw-v2?_O7BW#uDJ4tCvt31@x>?OLgP{{H=oOU1V=+{(kO'
    '&&bI5eZe`INbN`kE49pimy;e-zLb@f?fH6b|1z1Y*AKQT`tvpJ*~8j<&gsPoaiJu6d3l2wUN?10SIJk(P2HWeZxw%iNlA&FEfCs)'
    'v7L<_1lZWw*xTFM+S*&&0SOCBduuBjds`c8dkYH-0EOyP@B'
),
    x65: packed('|i1',
    'c-jTQi4g!G2m`R=(RTl7K@m)ZdePGRV9msG6iq4ic%~z@IEm6W3p(-x>Z=th', 0.5
),
    t68: packed('<f4',
    'c-ot=@^z<C{fdpRCV2Nx*!WsukN1k#Q(mt;J7MF@Z_Ld6PgiW5xx)M3%9XDtOkjKe`k%LtLUr`NNVQGheU41=*;M_P`-oaKQ?<e?'
    'AE*ENzP?&3)i(XVcce~1q1wmi)y3+%BY|HMXV=SHch(2i=LB{px+&FLCz>RF;SXF=UwiQ2xjLYXZhgg<FNuMH_3INW>g{cT(B9t8'
    '-X20)11TGj5Rh$WX9ktA1*x&O1Y!Vdy;gG'
),
    t69: packed('<f4',
    'c-jHL06+i6C=Ub(V=ay0lv5j&LdR5cyZo?;aZ@4C#XS872R5wfQ^u}ax8mZ)Pfv>HJq<i@K8D3r!z#%CwX+#U?PJ>B-|bVT=r$+a'
    'v2OLAo+<&cL#i|k$SyAA;o%j_&7r}?iTzc3*b7WDhJ)UeslI}(VKbD+Ag+d{*m$~6Pbp@E!+mO26c`vZ3=CuDg$+wSJw81@J3Ko-'
    'JU%==Jw84<KRrD>KRrG>IzK!;Jvl!+IzKx<K0G`<Jv~1;Jw87w)>9q'
),
    x71: [-3.0, 1.5, 2.0, 2.5, 2.5, 2.5, 1.0, 3.0, 3.0, -0.5, 3.0, -3.0],
    x70: packed('|i1',
    'c-jrb$q@h`3<AIjQK0{B)p+e=;d2$9M3YXgp|TqWbP1aI1G#&$7!?mufDD5', 0.5
),
    t73: packed('<f4',
    'c-jHL06+h*D<*>dnqT>v>3g-J>^$Wmqic7!js4T^)pZ6>ezSh%xH5HSwY3=4r>Sbh)9KUfZy(fO91GZR-U#Tdm&19WZp^KR3O(OY'
    'sO2)p$Ee3FwW*2bEiGR=!!o&M=U(Rpz9^o@C=o)UFYg6wS(*iBvb-i|n697&=zF#K94{Q15H(AB7#QlAh$6QNw{*8XIX^x=JwH1>'
    'Jv~1^J3Tr$J~=->Jv=x*K0Q7=K0iJ@JU%}@K0ZD^JwG`*JU=|(CsuX'
),
    t74: packed('<f4',
    'c-jHL06+h*D<*>dnqT>v>3g-J>^$Wmqic7!js4T^)pZ6>ezSh%xH5HSwY3=4r>Sbh)9KUfZy(fO91GZR-U#Tdm&19WZp^KR3O(OY'
    'sO2)p$Ee3FwW*2bEiGR=!!o&M=U(Rpz9^o@C=o)UFYg6wS(*iBvb-i|n697&=zF#K94{Q15H(AB7#QlAh$6QNw{*8XIX^x=JwH1>'
    'Jv~1^J3Tr$J~=->Jv=x*K0Q7=K0iJ@JU%}@K0ZD^JwG`*JU=|(CsuX'
),
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()
