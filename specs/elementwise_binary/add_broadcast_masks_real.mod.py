# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: broadcast along some axes before what works along axes.

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
c2 = Parameter('c2', (F32, [1, 1, 4]), [-1.0, -3.0, -1.0, 1.0])
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
c26 = Parameter('c26', (F32, [1, 3, 4]), [-1.5, 2.5, 1.5, -1.0, 1.0, 2.5, -3.0, -1.5, 1.0, -0.5, 1.0, 2.0])
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
c50 = Parameter('c50', (F32, [2, 1, 4]), [2.5, -1.0, -2.5, -2.0, 1.0, -3.0, -3.0, -0.5])
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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5).To(t4)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t5)
model.Operation('LOG_SOFTMAX', t3, 1.0, -1).To(t6)
model.Operation('REDUCE_SUM', t3, c7, False).To(t8)
model.Operation('MEAN', t3, c9, 1).To(t10)
model.Operation('L2_NORMALIZATION', t3, -1).To(t11)
model.Operation('LOGISTIC', t3).To(t12)
model.Operation('ADD', x14, x13, 0).To(t15)
model.Operation('SOFTMAX', t15, 0.5).To(t16)
model.Operation('SOFTMAX', t15, 0.5, 1).To(t17)
model.Operation('LOG_SOFTMAX', t15, 1.0, -1).To(t18)
model.Operation('REDUCE_SUM', t15, c19, False).To(t20)
model.Operation('MEAN', t15, c21, 1).To(t22)
model.Operation('L2_NORMALIZATION', t15, -1).To(t23)
model.Operation('LOGISTIC', t15).To(t24)
model.Operation('ADD', x25, c26, 0).To(t27)
model.Operation('SOFTMAX', t27, 0.5).To(t28)
model.Operation('SOFTMAX', t27, 0.5, 1).To(t29)
model.Operation('LOG_SOFTMAX', t27, 1.0, -1).To(t30)
model.Operation('REDUCE_SUM', t27, c31, False).To(t32)
model.Operation('MEAN', t27, c33, 1).To(t34)
model.Operation('L2_NORMALIZATION', t27, -1).To(t35)
model.Operation('LOGISTIC', t27).To(t36)
model.Operation('ADD', x37, x38, 0).To(t39)
model.Operation('SOFTMAX', t39, 0.5).To(t40)
model.Operation('SOFTMAX', t39, 0.5, 1).To(t41)
model.Operation('LOG_SOFTMAX', t39, 1.0, -1).To(t42)
model.Operation('REDUCE_SUM', t39, c43, False).To(t44)
model.Operation('MEAN', t39, c45, 1).To(t46)
model.Operation('L2_NORMALIZATION', t39, -1).To(t47)
model.Operation('LOGISTIC', t39).To(t48)
model.Operation('ADD', c50, x49, 0).To(t51)
model.Operation('SOFTMAX', t51, 0.5).To(t52)
model.Operation('SOFTMAX', t51, 0.5, 1).To(t53)
model.Operation('LOG_SOFTMAX', t51, 1.0, -1).To(t54)
model.Operation('REDUCE_SUM', t51, c55, False).To(t56)
model.Operation('MEAN', t51, c57, 1).To(t58)
model.Operation('L2_NORMALIZATION', t51, -1).To(t59)
model.Operation('LOGISTIC', t51).To(t60)
model.Operation('ADD', x61, x62, 0).To(t63)
model.Operation('SOFTMAX', t63, 0.5).To(t64)
model.Operation('SOFTMAX', t63, 0.5, 1).To(t65)
model.Operation('LOG_SOFTMAX', t63, 1.0, -1).To(t66)
model.Operation('REDUCE_SUM', t63, c67, False).To(t68)
model.Operation('MEAN', t63, c69, 1).To(t70)
model.Operation('L2_NORMALIZATION', t63, -1).To(t71)
model.Operation('LOGISTIC', t63).To(t72)
Example({
    x1: [1.0, -2.0, 1.0, 1.5, 3.5, 3.0, -2.5, -0.5, 0.5, -1.5, -4.0, 1.5, 1.0, 1.0, 3.5, 3.5, -2.0, 0.5,
    1.5, -0.5, 1.0, -3.0, 0.5, 1.0],
    t4: [0.17945498, 0.014730562, 0.17945498, 0.62635946, 0.58679545, 0.16811971, 0.029214825, 0.21587,
    0.17475113, 0.023649994, 0.018418634, 0.78318024, 0.069706045, 0.025643421, 0.243298, 0.6613525,
    0.07249933, 0.09309098, 0.41720486, 0.41720486, 0.21993153, 0.010949746, 0.17128284, 0.5978359],
    t5: [0.18978415, 0.06912513, 0.79626775, 0.4223188, 0.6624118, 0.8421165, 0.13837059, 0.1553624,
    0.14780405, 0.088758424, 0.06536164, 0.4223188, 0.44981623, 0.52242893, 0.6285317, 0.70331395,
    0.10036756, 0.40686804, 0.2312239, 0.09518319, 0.44981623, 0.07070307, 0.14024438, 0.20150283],
    t6: [-2.6524835, -7.6524835, -2.6524835, -0.15248336, -0.1987681, -2.6987681, -6.198768, -2.1987681,
    -3.0499818, -7.049982, -7.549982, -0.049981866, -4.6379757, -6.6379757, -2.1379757, -0.13797575,
    -4.2323604, -3.7323604, -0.7323604, -0.7323604, -2.1970096, -8.19701, -2.6970096, -0.19700961],
    t8: [2.0, -9.5, -8.5, 5.5, -3.0, -10.5, 2.5, 7.0],
    t10: [0.0, -3.5, 1.25, 3.5, -0.25, -1.25, -1.5, 0.5, -0.25, -5.25, -2.75, 2.25],
    t11: [0.0, -0.8944272, 0.0, 0.4472136, 0.57735026, 0.0, -0.80829036, 0.11547005, -0.069504805,
    -0.62554324, -0.69504803, 0.34752402, 0.0, -0.36214298, 0.45267874, 0.8148217, -0.75592893,
    -0.6299408, 0.12598816, 0.12598816, 0.0, -0.9457325, -0.07881104, 0.31524417],
    t12: [0.5, 0.006692851, 0.5, 0.9241418, 0.9241418, 0.5, 0.02931223, 0.62245935, 0.37754068, 0.010986943,
    0.006692851, 0.9241418, 0.5, 0.11920292, 0.9241418, 0.9890131, 0.047425874, 0.07585818,
    0.62245935, 0.62245935, 0.5, 0.0024726233, 0.37754068, 0.8807971],
    x14: [1.0, 1.0, -0.5],
    x13: [3.5, -1.0, -1.5, -4.0, 0.5, -2.0, -1.5, 0.5, 2.0, -1.0, 4.0, 2.0, 0.5, 0.5, -1.0, 3.5, -2.5, 3.5,
    0.5, 1.5, -4.0, 3.5, -1.0, -0.5],
    t16: [0.8257625, 0.087034725, 0.067782715, 0.019420072, 0.3767352, 0.10793644, 0.13859314, 0.3767352,
    0.2023713, 0.04515514, 0.55010223, 0.2023713, 0.14380097, 0.14380097, 0.06792677, 0.6444713,
    0.030343229, 0.60946006, 0.13598892, 0.22420782, 0.0186021, 0.7909814, 0.08336882, 0.10704769],
    t17: [0.69143844, 0.48102427, 0.10650698, 0.050061397, 0.15428077, 0.29175597, 0.10650698, 0.4749693,
    0.15428077, 0.22721978, 0.78698605, 0.4749693, 0.785597, 0.13160165, 0.2786007, 0.698418,
    0.17529039, 0.5897977, 0.5897977, 0.25693363, 0.03911257, 0.2786007, 0.13160165, 0.044648368],
    t18: [-0.018232796, -4.518233, -5.018233, -7.518233, -0.79634446, -3.2963445, -2.7963445, -0.79634446,
    -2.2448335, -5.2448335, -0.24483342, -2.2448335, -3.1049752, -3.1049752, -4.604975, -0.10497526,
    -6.1719356, -0.1719354, -3.1719353, -2.1719353, -7.529537, -0.029537171, -4.529537, -4.029537],
    t20: [7.5, -2.5, 2.5, 0.0, -4.5, 9.0, 0.0, 6.0],
    t22: [3.0, 0.75, -0.25, 0.75, 0.0, 1.75, 0.5, 2.0, -1.5, 0.75, 1.0, 0.25],
    t23: [0.82851714, 0.0, -0.09205746, -0.5523448, 0.62554324, -0.4170288, -0.2085144, 0.62554324,
    0.3441236, -0.3441236, 0.8029551, 0.3441236, 0.30151135, 0.30151135, 0.0, 0.90453404,
    -0.26940796, 0.80822384, 0.26940796, 0.44901326, -0.78935224, 0.5262348, -0.2631174, -0.1754116],
    t24: [0.9890131, 0.5, 0.37754068, 0.047425874, 0.8175745, 0.26894143, 0.37754068, 0.8175745, 0.8175745,
    0.18242553, 0.97068775, 0.8175745, 0.8175745, 0.8175745, 0.5, 0.9890131, 0.18242553, 0.9890131,
    0.8175745, 0.9241418, 0.010986943, 0.95257413, 0.18242553, 0.26894143],
    x25: [1.0, -4.0, 2.5, -2.0, 1.5, 1.0, 1.0, 1.0, 0.5, -3.5, 3.5, 1.5, -2.0, -1.5, 2.5, 2.0, -3.5, -3.0,
    -4.0, 1.0, -3.5, 1.5, -4.0, 1.0],
    t28: [0.087867506, 0.05329434, 0.8336637, 0.025174461, 0.33588034, 0.5537731, 0.03540153, 0.07494504,
    0.12100826, 0.007735799, 0.5423214, 0.32893455, 0.016000882, 0.15181215, 0.6803748, 0.15181215,
    0.15285932, 0.4155147, 0.016111255, 0.4155147, 0.04314802, 0.2482997, 0.03360371, 0.6749486],
    t29: [0.121951655, 0.074244566, 0.42848343, 0.033024356, 0.5465494, 0.90448403, 0.021332934, 0.11526632,
    0.33149895, 0.021271424, 0.55018365, 0.8517093, 0.23269653, 0.40447077, 0.9668523, 0.23862655,
    0.38365173, 0.19105846, 0.003951304, 0.11271921, 0.38365173, 0.40447077, 0.02919641, 0.6486542],
    t30: [-4.5159793, -5.5159793, -0.015979297, -7.0159793, -1.3295065, -0.3295065, -5.8295064, -4.3295064,
    -3.3491557, -8.849155, -0.34915572, -1.3491558, -7.5954256, -3.0954258, -0.09542583, -3.0954258,
    -2.7593274, -0.75932753, -7.2593274, -0.75932753, -5.6326942, -2.1326942, -6.1326942,
    -0.13269424],
    t32: [3.5, -2.0, 6.5, 0.0, -8.5, 1.5, -6.0, 3.5],
    t34: [-2.0, -0.25, 4.0, -1.0, 0.0, 1.5, -4.5, -0.5, -0.5, -1.5, 0.75, 3.25],
    t35: [-0.09534626, -0.2860388, 0.76277006, -0.5720776, 0.52414244, 0.7337994, -0.41931394, -0.104828484,
    0.21055873, -0.56148994, 0.63167614, 0.49130368, -0.6363636, 0.18181819, 0.72727275, 0.18181819,
    -0.33482477, -0.066964954, -0.93750936, -0.066964954, -0.4975186, 0.19900744, -0.5970223,
    0.5970223],
    t36: [0.37754068, 0.18242553, 0.98201376, 0.047425874, 0.9241418, 0.97068775, 0.11920292, 0.37754068,
    0.8175745, 0.01798621, 0.9890131, 0.97068775, 0.02931223, 0.7310586, 0.98201376, 0.7310586,
    0.07585818, 0.37754068, 0.0009110512, 0.37754068, 0.07585818, 0.7310586, 0.047425874,
    0.95257413],
    x37: [-0.5, 3.5, -1.0, -2.0, 3.0, 3.5, 1.5, -2.5, -1.5, -2.5, -0.5, -2.0, -1.0, -1.0, -1.0, -2.5, 2.0,
    -1.5, -3.5, -2.5, -4.0, 4.0, 1.0, 1.0],
    x38: [2.5, -1.5],
    t40: [0.103732035, 0.7664818, 0.08078659, 0.048999544, 0.3545697, 0.45527652, 0.16748688, 0.022666883,
    0.24788967, 0.15035269, 0.40870097, 0.19305667, 0.28798804, 0.28798804, 0.28798804, 0.13603592,
    0.74454564, 0.12938263, 0.04759721, 0.07847453, 0.012505762, 0.6827915, 0.15235138, 0.15235138],
    t41: [0.13584864, 0.48785555, 0.17317912, 0.35986745, 0.781755, 0.48785555, 0.6044545, 0.28026506,
    0.082396366, 0.024288898, 0.22236638, 0.35986745, 0.17529039, 0.071626596, 0.24970119,
    0.12895568, 0.785597, 0.055782847, 0.07154059, 0.12895568, 0.03911257, 0.87259054, 0.6787582,
    0.7420887],
    t42: [-4.0329623, -0.032962136, -4.5329623, -5.5329623, -1.056379, -0.55637896, -2.5563788, -6.556379,
    -1.5460064, -2.5460064, -0.5460064, -2.0460064, -1.1703529, -1.1703529, -1.1703529, -2.670353,
    -0.044393037, -3.544393, -5.544393, -4.544393, -8.095228, -0.095227994, -3.095228, -3.095228],
    t44: [8.5, 12.0, 7.5, 1.0, -7.5, -3.0, -8.0, -8.5],
    t46: [-0.25, 1.75, -0.5, -1.75, 3.0, 1.5, -0.5, -2.0, -2.25, 1.25, 0.75, 0.0],
    t47: [0.306786, 0.920358, 0.2300895, 0.0766965, 0.6064496, 0.6615814, 0.44105428, 0.0, 0.4364358, 0.0,
    0.8728716, 0.2182179, -0.42409447, -0.42409447, -0.42409447, -0.67855114, 0.070534565,
    -0.42320737, -0.70534563, -0.5642765, -0.9041944, 0.41099748, -0.08219949, -0.08219949],
    t48: [0.8807971, 0.99752736, 0.8175745, 0.62245935, 0.99592984, 0.99752736, 0.98201376, 0.5, 0.7310586,
    0.5, 0.8807971, 0.62245935, 0.07585818, 0.07585818, 0.07585818, 0.01798621, 0.62245935,
    0.047425874, 0.006692851, 0.01798621, 0.0040701376, 0.9241418, 0.37754068, 0.37754068],
    x49: [-1.0, 0.5, 1.5, -2.0, -1.0, -4.0, -0.5, -2.0, 1.5, -2.5, 3.5, -2.0, -3.0, -1.5, 3.0, 1.0, 0.5,
    -3.0, 3.0, -3.0, 1.0, 1.5, -3.0, -1.0],
    t52: [0.58196646, 0.21409349, 0.16673619, 0.03720387, 0.82774514, 0.032095164, 0.0872437, 0.05291598,
    0.79053664, 0.018591639, 0.17639256, 0.014479184, 0.13341998, 0.038225465, 0.3626731,
    0.46568146, 0.6337259, 0.014903804, 0.29935092, 0.052019387, 0.73213756, 0.12722643,
    0.013409567, 0.12722643],
    t53: [0.18213798, 0.752712, 0.24472848, 0.33333334, 0.18213798, 0.07933526, 0.09003057, 0.33333334,
    0.635724, 0.16795275, 0.66524094, 0.33333334, 0.07070307, 0.16795275, 0.48785555, 0.66524094,
    0.40686804, 0.07933526, 0.48785555, 0.09003057, 0.52242893, 0.752712, 0.024288898, 0.24472848],
    t54: [-0.20008539, -2.2000854, -2.7000854, -5.700085, -0.016561309, -6.5165615, -4.5165615, -5.5165615,
    -0.0494334, -7.549433, -3.0494335, -8.049434, -3.0278914, -5.527891, -1.0278913, -0.52789134,
    -0.20735654, -7.7073565, -1.7073566, -5.2073565, -0.058957566, -3.5589576, -8.058957,
    -3.5589576],
    t56: [7.0, -9.0, -3.0, -12.0, 1.5, -12.0, -6.0, -4.5],
    t58: [-0.25, -2.5, -0.5, -1.75, 1.5, -5.5, -1.5, -3.75, 3.0, -2.5, -2.5, -2.75],
    t59: [0.33968312, -0.1132277, -0.2264554, -0.9058216, 0.20751435, -0.69171447, -0.4150287, -0.55337155,
    0.5946353, -0.52030593, 0.14865883, -0.5946353, -0.40406102, -0.9091373, 0.0, 0.101015255,
    0.21107927, -0.8443171, 0.0, -0.49251828, 0.29981267, -0.2248595, -0.899438, -0.2248595],
    t60: [0.8175745, 0.37754068, 0.26894143, 0.01798621, 0.8175745, 0.006692851, 0.047425874, 0.01798621,
    0.98201376, 0.02931223, 0.7310586, 0.01798621, 0.11920292, 0.010986943, 0.5, 0.62245935,
    0.8175745, 0.0024726233, 0.5, 0.02931223, 0.8807971, 0.18242553, 0.0024726233, 0.18242553],
    x61: [1.5, -0.5, 1.0, -2.0, 4.0, 2.5, -2.5, -4.0, -2.0, 1.0, 1.0, -0.5, -3.0, 3.0, -0.5, -1.5, 3.0, -0.5,
    0.5, 2.5, -2.5, -1.5, 1.0, -3.5],
    x62: [-1.5, -2.5, -1.5, 3.0, 1.5, 2.0],
    t64: [0.4309501, 0.15853769, 0.33562428, 0.0748879, 0.6538271, 0.30884603, 0.025351627, 0.01197526,
    0.08277886, 0.37098914, 0.37098914, 0.17524286, 0.037463173, 0.752468, 0.13075933, 0.07930954,
    0.4466121, 0.07760955, 0.12795651, 0.34782186, 0.110989586, 0.18299088, 0.63870096, 0.06731858],
    t65: [0.3038799, 0.17137133, 0.4749693, 0.29938954, 0.6433137, 0.46583557, 0.050061397, 0.06680284,
    0.052806403, 0.36279312, 0.4749693, 0.63380766, 0.088758424, 0.87259054, 0.32649583, 0.21215779,
    0.8421165, 0.071626596, 0.2542752, 0.74050343, 0.06912513, 0.055782847, 0.41922894, 0.0473388],
    t66: [-0.57214457, -2.5721445, -1.0721446, -4.0721445, -0.2029156, -1.7029155, -6.7029157, -8.202915,
    -3.8210642, -0.8210641, -0.8210641, -2.3210642, -6.042854, -0.042853657, -3.5428536, -4.542854,
    -0.54163396, -4.041634, -3.0416338, -1.041634, -3.616352, -2.616352, -0.116352126, -4.616352],
    t68: [-2.0, -2.5, -6.0, -12.0, 4.0, 7.5, 7.5, 4.0],
    t70: [0.0, 2.0, 1.0, -1.0, 3.0, 0.5, -1.5, -1.25, -2.0, 0.0, 1.25, -1.75],
    t71: [0.0, -0.49236596, -0.12309149, -0.86164045, 0.17992805, 0.0, -0.5997601, -0.7796882, -0.8551861,
    -0.12216944, -0.12216944, -0.48867777, 0.0, 0.899438, 0.37476584, 0.2248595, 0.700649,
    0.15569979, 0.31139958, 0.62279916, -0.145865, 0.145865, 0.87518996, -0.43759498],
    t72: [0.5, 0.11920292, 0.37754068, 0.02931223, 0.8175745, 0.5, 0.006692851, 0.0015011822, 0.02931223,
    0.37754068, 0.37754068, 0.11920292, 0.5, 0.99752736, 0.9241418, 0.8175745, 0.9890131, 0.7310586,
    0.8807971, 0.98201376, 0.37754068, 0.62245935, 0.95257413, 0.18242553],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 1, 4]), [1.0, 2.0, 1.0, 0.5])
t3 = Internal('t3', (F32, [2, 2, 3, 4]))
t4 = Output('t4', (F32, [2, 2, 3, 4]))
t5 = Output('t5', (F32, [2, 2, 3, 4]))
x7 = Input('x7', (F32, [1, 1, 3, 1]))
x6 = Input('x6', (F32, [2, 2, 3, 4]))
t8 = Internal('t8', (F32, [2, 2, 3, 4]))
t9 = Output('t9', (F32, [2, 2, 3, 4]))
t10 = Output('t10', (F32, [2, 2, 3, 4]))
x11 = Input('x11', (F32, [2, 2, 3, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [-1.0, 1.0, -3.0, -2.0, 0.5, -0.5, -2.5, -0.5, 0.5, 0.5, -1.0, 1.5])
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
c24 = Parameter('c24', (F32, [1, 2, 1, 4]), [-0.5, 1.0, -0.5, -1.5, -3.0, -2.5, -0.5, -2.0])
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
c34 = Parameter('c34', (F32, [1, 2, 3, 4]), [-3.0, 1.0, 0.5, 1.0, -1.5, 1.5, 0.5, -2.0, 0.5, -1.5, 2.0, 1.0, 3.0, 0.5, 1.0, -1.5, 3.0, -1.0,
    -2.0, -2.5, -3.0, 1.5, 2.0, 3.0])
t35 = Internal('t35', (F32, [2, 2, 3, 4]))
t36 = Output('t36', (F32, [2, 2, 3, 4]))
t37 = Output('t37', (F32, [2, 2, 3, 4]))
x39 = Input('x39', (F32, [2, 1, 1, 1]))
x38 = Input('x38', (F32, [2, 2, 3, 4]))
t40 = Internal('t40', (F32, [2, 2, 3, 4]))
t41 = Output('t41', (F32, [2, 2, 3, 4]))
t42 = Output('t42', (F32, [2, 2, 3, 4]))
x43 = Input('x43', (F32, [2, 2, 3, 4]))
c44 = Parameter('c44', (F32, [2, 1, 1, 4]), [-1.0, -1.5, 1.0, 2.5, 1.5, 2.0, 1.0, -1.5])
t45 = Internal('t45', (F32, [2, 2, 3, 4]))
t46 = Output('t46', (F32, [2, 2, 3, 4]))
t47 = Output('t47', (F32, [2, 2, 3, 4]))
x48 = Input('x48', (F32, [2, 2, 3, 4]))
x49 = Input('x49', (F32, [2, 1, 3, 1]))
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
c51 = Parameter('c51', (I32, [1]), [1])
t52 = Output('t52', (F32, [2, 3, 4]))
t53 = Output('t53', (F32, [2, 2, 3, 4]))
c55 = Parameter('c55', (F32, [2, 1, 3, 4]), [-1.5, 1.5, 2.0, 3.0, 2.5, -0.5, 3.0, -2.0, -2.5, 1.0, -1.0, -2.5, 1.0, -0.5, -1.0, -3.0, 1.0, 2.5,
    2.0, 1.5, -1.0, -0.5, -1.5, 2.0])
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
c66 = Parameter('c66', (F32, [2, 2, 1, 4]), [2.5, -0.5, -2.5, 2.0, 1.5, -0.5, 1.5, 2.0, -3.0, 1.5, 1.5, 1.5, -2.0, 1.5, -3.0, -1.0])
t67 = Internal('t67', (F32, [2, 2, 3, 4]))
t68 = Output('t68', (F32, [2, 2, 3, 4]))
t69 = Output('t69', (F32, [2, 2, 3, 4]))
x71 = Input('x71', (F32, [2, 2, 3, 1]))
x70 = Input('x70', (F32, [2, 2, 3, 4]))
t72 = Internal('t72', (F32, [2, 2, 3, 4]))
t73 = Output('t73', (F32, [2, 2, 3, 4]))
t74 = Output('t74', (F32, [2, 2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t4)
model.Operation('SOFTMAX', t3, 0.5).To(t5)
model.Operation('ADD', x7, x6, 0).To(t8)
model.Operation('LOG_SOFTMAX', t8, 1.0, -1).To(t9)
model.Operation('SOFTMAX', t8, 0.5).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('REDUCE_SUM', t13, c14, False).To(t15)
model.Operation('SOFTMAX', t13, 0.5).To(t16)
model.Operation('ADD', x17, x18, 0).To(t19)
model.Operation('MEAN', t19, c20, 1).To(t21)
model.Operation('SOFTMAX', t19, 0.5).To(t22)
model.Operation('ADD', c24, x23, 0).To(t25)
model.Operation('L2_NORMALIZATION', t25, -1).To(t26)
model.Operation('SOFTMAX', t25, 0.5).To(t27)
model.Operation('ADD', x28, x29, 0).To(t30)
model.Operation('LOGISTIC', t30).To(t31)
model.Operation('SOFTMAX', t30, 0.5).To(t32)
model.Operation('ADD', x33, c34, 0).To(t35)
model.Operation('SOFTMAX', t35, 0.5).To(t36)
model.Operation('SOFTMAX', t35, 0.5).To(t37)
model.Operation('ADD', x39, x38, 0).To(t40)
model.Operation('SOFTMAX', t40, 0.5, 1).To(t41)
model.Operation('SOFTMAX', t40, 0.5).To(t42)
model.Operation('ADD', x43, c44, 0).To(t45)
model.Operation('LOG_SOFTMAX', t45, 1.0, -1).To(t46)
model.Operation('SOFTMAX', t45, 0.5).To(t47)
model.Operation('ADD', x48, x49, 0).To(t50)
model.Operation('REDUCE_SUM', t50, c51, False).To(t52)
model.Operation('SOFTMAX', t50, 0.5).To(t53)
model.Operation('ADD', c55, x54, 0).To(t56)
model.Operation('MEAN', t56, c57, 1).To(t58)
model.Operation('SOFTMAX', t56, 0.5).To(t59)
model.Operation('ADD', x60, x61, 0).To(t62)
model.Operation('L2_NORMALIZATION', t62, -1).To(t63)
model.Operation('SOFTMAX', t62, 0.5).To(t64)
model.Operation('ADD', x65, c66, 0).To(t67)
model.Operation('LOGISTIC', t67).To(t68)
model.Operation('SOFTMAX', t67, 0.5).To(t69)
model.Operation('ADD', x71, x70, 0).To(t72)
model.Operation('SOFTMAX', t72, 0.5).To(t73)
model.Operation('SOFTMAX', t72, 0.5).To(t74)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`QeIOP9p6$Nd(RVTb*z61eU#Ln}EY^c~Ya>D8|JR?8Cv=J=', 0.5
),
    t4: packed('<f4',
    'c-k$AAq#^*0EJ)o2aL5#wrfi|J$Aulv2IBaR@PPq!oX;n!7*fQTsV`QKfz^x!QkSGWx?v$A%piG?|rXPP@ViLT;8gbkcC=F<PWKo'
    'L`k!*9<o77h2~0%p(b_3(f0b>qI~hCh8=QZW4F<q+gRSLo}^Z)b&D#P!jw#8A&@)tl;dy|TM9Q49~XB{g>bRmC(alrF{L>c&mfA&'
    'VDx=v#EfQ}Tr=i*Gc?2Z{+B6+Gw%nJFiTe'
),
    t5: packed('<f4',
    'c-m|F_9A%7!(i#BiYA;q%sexfa(gUYA?NITrS8*~8bR*n``P>U)&Ehb*E;ih<&?IFM8Cwwdt3i+mMnfMTmEbPuZtzRA|-z+rcRAp'
    'dM%ufMYVJNTlL!ii(dYhD&$;y_jGE)V{7HkHlyZyJo~;{YzW(MN?Na3T1oKHqnUSBD|HCiGVD0F(D}X2uJ<XE+;w++l1R0+v$wUe'
    'x3jUc17jf9#?Ic(*47rt0ZQ3{Xj^+*kN{AXy$t}^s8fI'
),
    x7: [-1.5, -1.0, -1.5],
    x6: packed('|i1',
    'c-jrZ2@U`t2m`QWT>k&Hfao+Wz+&=5R4ReK6g}HGB8AVikdB$9(bpf6-Wcu', 0.5
),
    t9: packed('<f4',
    'c-ku{km=KR(-#*JaaLUQ>grW~Il0I785wnP>&wfJ$Q_Y;D8TWs#LA<jws!hYv(1}lpE*;!^VQ#1Ul%Phk@|06Uq4Mp=V0)vRm+NZ'
    'o;};)*5T&jr|y!lfjz<4I6rN7c6O|<ukgzF?)dkHhToVa+|Hbtrpp^t+rR#oVTY^hGLvN{=f6~)=YL+tf8+=o$G7|QtM~6eaA5y|'
    '{XlTwAc#J2;J`j0vF`wg4TAf?LSPIM1OU;~XMX'
),
    t10: packed('<f4',
    'c-m7^`tg_ZEobVpXDR{DucxG}zP{~~Ox-e$<7cK$ovJ%k_xc{c>zezHX-=QM_F$JQ!}Iy`msF}Vs3-gSzL<A)UsYAmHi3!*H*)RF'
    'SPKi?rn^m7^z={+6!{kT{d;kgf?i|vv18WiI~sPx|NL2Cedbj~MX6et;PEaE29chVC!L==KflRw<z{G)KqwcNUIXjWg!6WGcD6tW'
    '1U5Dx8i?%eY;El!Y+E}UdpjEt0TQyev9$vLu+C97'
),
    x11: packed('|i1',
    'c-jTQi4g!G3<9t#Vs-y%D?XU$5H(jfM4nd#vPW!7t9fe_aG9C1!|#4!Y#HD', 0.5
),
    t15: [-3.0, -2.0, -5.0, -7.0, -7.0, 4.0, -6.5, 3.5, 3.0, 2.5, -4.5, 2.5, -4.0, 1.0, -6.0, -4.5, 5.5,
    -4.5, -8.0, -4.5, 5.0, -3.5, -2.0, 2.5],
    t16: packed('<f4',
    'c-r&f=jUIYwPk(eOzSdRw<Wh;&f#4!*;D*5|1lPgcMGI?g^S*-{_7>&Zc=%D7PE4O^6^`@Zf#7P!I`*Dum4M<nnEq3-uLB;EZo`('
    'kJ^QooH_Bq?4`5C27v{Cm)e}u`Z)Px@4R{Q7HjTa@VKB%S*I>}x$<=L9})>ymi|2&+Ucab+f62C<rFz7uH?u|?AtHZ?XI)6v$M0Y'
    'x3;qdlJ<7CHXuHb22!@R_I5V5_COIJ!wyJ;#Owel>QIX'
),
    x17: packed('|i1',
    'c-jTQ0TKWp1O&jLEBF7`647q0F<Ql?^{B!JgC?^Kk#hDcLXfv5LtQ^JsTUL', 0.5
),
    x18: [1.0, -1.0],
    t21: [-1.25, 0.75, 2.5, 3.75, 1.25, 1.5, 0.25, 0.75, 0.75, 2.25, 1.75, 2.5, -0.25, -0.25, 0.5, -1.25,
    -4.5, -1.75, 0.25, -2.5, -1.75, -1.0, -1.0, 1.5],
    t22: packed('<f4',
    'c-qqzD?K?~!fx&tSLvJAQ&OHAcFgWLD%RV3BCGJm#``nmZ)BY)RQjRxcNyENPl*D{1jG{WL|J&7ah;F9eQIA-)zy%b2TmTc`Tcv6'
    'czX5H8h!U_@k#0Pm&~tBPWoIH&A*vny<mef*Y!IAP3)HpUsY6``E4R=BFTB-0)wjJj3+k17Bf^C6pvXSQ{UIf@x}F(<SSb{TYGyu'
    '8yg#YJ6l^jJ3AXYdpkQI!`2okYHMc?W`MYM_CRcF2LLz=P;~'
),
    x23: packed('|i1',
    'c-jrfK@I>R2m`=uBgOx}mV&A49ES>1p5+DtY2E5??-puUX(Q{9>-A{j2X-|Y-2', 0.5
),
    t26: packed('<f4',
    'c-jHL06+gTGf^|r(inAJ0Bk<10IL9N&}-1miSLO3ZY7fT`8fFi0IRDu{%{&?B-=^n6coiSF0d}s(|@V>08CKQ0Meco&=%0li0+60'
    '+eswe=_l!)0MgRpwOA*^rTa7r#>TP+2G$1V=88DS0BHqC07w?uBH1ELi0+60wvtKO5hRfo07yto1Cr_q&KfKtFtBSszdpY{zP`Uc'
    '0KdM!06ssyzrDY|zCJ#`zCFLbKfgY|06sszzdk*_zQ4b}zrH=4<652'
),
    t27: packed('<f4',
    'c-lK1GbP4F`%?F($^V}_<O{1V7Wyh=ux*yf^AH)8q!foA8#p;nZ&{tSezK?dVgKcCs}FKpa-X`q__p@^XW#zpyzRLux;?s~W^?xi'
    '`;+I@ohoCtaBG{-*qFw-e36A)&w_7fn03$Udbi&B!&<H9JU6WKu}YCe(RNMMIY*RC1=gFYwr;R4__uqp<^qX?D@zrB^LW|Y+S%IM'
    '+S=IL0U35c0OVQQf_U~oK^w4`HBc5P0#s#Z4*)1{P^b'
),
    x28: packed('|i1',
    'c-jTQfeip42m`Qe3iAKAA_LokoA*{$5Lg*U07rT^TFG*mPj1~IL4FOn77h', 0.5
),
    x29: [-3.0, 1.0, -2.0, 1.5, 3.0, -1.0],
    t31: packed('<f4',
    'c-q_2$-wN$@QiuO#n&5OzkYVed)|b9%nXM*r<@90!N9!o^~Dt?_1{(;`Zs~O-;sftfx$nT!8euRwy%G9^``3T+h>o=^{Mk^I2+9r'
    'cUX<VSD`vwO(9ZW?QETo@03&qUj~NTvl$LnGZY`ZJvp&6F|pXHzCN(xAcNIxlhz~F3<tj?PPYCaUu$hu5qL1Cn&BV=gSD-_oxQ!i'
    'owW^wwg(e-wl>yQK!&Zo4G@Bbp|SuXs7Yi'
),
    t32: packed('<f4',
    'c-r%`KkMbcLcRX1?8Ta;O9gdSpAP(AQ2VyHhwGSv$oGxxQg`^5Sc$|io<DeJld_(&@}&8>8>Vu}Y`I!j9QN_!HPh#NZ`CLsnr+d*'
    'D&Sx9<}TMi!~Ro`%I|E5o3tyij=Qc-hU48%u4yYW_sY2Fx3=D~`g@dd!`zd0&og*eCkH9d;@4t|KE-|L-b&f@M$Y!&_I6u4J3D(@'
    'J6juDdmzgW$h8Ft+1lFL00nIAfe<Kf1CjwN003VLPo)'
),
    x33: packed('|i1',
    'c-jTQ0TKWp1O&iwLjQlQI@B&~tBaCg`voXr;Z+#Fwq}yGj_{Es+L<5Aau@9', 0.5
),
    t36: packed('<f4',
    'c-kv)JNGi7pg@^HTU&e4!?>rX_#BrBdO60GHW`-IpI$1kib<f{b>gwKth^<D%N+Sm9d`_pYu&!R!ne4%ID3Wll55`_H+=d%Yo_+r'
    'wc2-F4pm$!xvIdU$=W}^I!tnd<F{*bXZ^G8-MTfAd-CMT;Vv&(Yb7tb9yXcr+mpk^(?fsn&9D0n+)5Zlo~du`b#T2XS!-hl24KqG'
    '#?}@@+uGX#8TKG#V`F1y4}>5gutET7v`&='
),
    t37: packed('<f4',
    'c-kv)JNGi7pg@^HTU&e4!?>rX_#BrBdO60GHW`-IpI$1kib<f{b>gwKth^<D%N+Sm9d`_pYu&!R!ne4%ID3Wll55`_H+=d%Yo_+r'
    'wc2-F4pm$!xvIdU$=W}^I!tnd<F{*bXZ^G8-MTfAd-CMT;Vv&(Yb7tb9yXcr+mpk^(?fsn&9D0n+)5Zlo~du`b#T2XS!-hl24KqG'
    '#?}@@+uGX#8TKG#V`F1y4}>5gutET7v`&='
),
    x39: [1.0, 3.0],
    x38: packed('|i1',
    'c-jTQfeip42m`RNP5J*@5ER=mBC>o{;}yjRjIb?uT+{99bX=8!H~9e&rxo=', 0.5
),
    t41: packed('<f4',
    'c-lKOfq^-@alOKXsfRXBIK)t|sW7GSknV&Puer`{T%p^zVtv2n`jr~#D>hD5*f^y#d&*fK247k3nSXuU&TjHK%Mdy5uO#=`={{=J'
    ')~}rIP3KmdIc45V1v#yIPHulUNk+>`S_Lv3EK3o03p{Mq8EC~IU*Hy%VwE0fow$d8iEes|wRlc}_?M~&x=Rkbbw<rDi?Xw~x3jea'
    'k{|*|0f8NuvH|hHLUy(w8bsLI+5-SA14+R'
),
    t42: packed('<f4',
    'c-rfE^QAUq`6o%i>WAOtM7}6hUC+oUTF~OO<jZZ-+Y0HepZuSGy2s)_fu(~b>-j#Z=NG4Not>t0=C5@>_m-P?&A+kw85^(ej|sn5'
    'q%Nhh?%a}vzmyi<WZ4@#F<_#dl=UsCtF;#wt$SdRF6GrU@rKXdPg~CQ^emmA|8AYIK(XY6r83I$)0H=v2Nt~bc)R!BF~NH_c6N3)'
    'Hn#TmwzhUaWM^j!MnJ;e)*dJVB5Z&d2yH+L02Gr|4*'
),
    x43: packed('|i1',
    'c-jrdNe%!Y2m`>dRsR245gK()qh?M8kcA-yY8@T-=5C#+`jcQU7xR(x0KB6VBL', 0.5
),
    t46: packed('<f4',
    'c-rglmwTRm&SLM06Ga@{++x{t&s&{mU|?cQerafEzu=EX?v`8Uz4Mj@i?cB|8YCyrT(>UvqEn0T%#R;!ETyH*T8}69Coj4v;9}7w'
    'BlEIkNvykUUs>tOU9lWZ2Op?ix>Pb{3a2RZv0DKtE{yXI9!%nGOXhVJ{yF#gf`<YMt4de%&fO|?MRnaG&ULFxSIK5_G95T@VBf(5'
    '`}Z9<aBwe>y?6hC{UD+J2X-GkxF0NaVBdkg2Mz*74uBK^0PM?Rwg'
),
    t47: packed('<f4',
    'c-q^rp}^v7?COXAZ+b8;TzILx@cOxF(Up!*Ebh5nc+?`Yn%5;!^V^Ny4&xQO#Kg-53wH0GuX!f%zg|TV*Aq3hecX2IcN@#^jXr#B'
    'Z{;rTfaO+`0~B=C<&_vp_lb8%E7!z!bmS>HvCL8Xtr%jWpup|9?)ZHMFF(%485yc4)*j<y@}Fw@EyS`|lXKaA6O|{04z{*-_BKFl'
    'YiDB*V%yo;*#Vh$w)QsGAOge%%7R2}L5cugy-Jt'
),
    x48: packed('|i1',
    'c-jrh$qfK72m>%Rp}_vrA`a2|?Uc;fZJuB>ufYxhNR+@!D|D#jtpBI}04CcN5&', 0.5
),
    x49: [2.5, 3.0, 1.0, -1.5, -1.0, 1.0],
    t52: [-2.0, 5.0, 3.5, 4.5, 8.0, 6.5, 9.0, 4.5, 5.0, 3.5, -1.0, 4.5, 0.5, -4.0, -4.0, 0.5, -2.5, 1.5,
    -0.5, -2.0, -2.0, -2.5, 8.0, 4.5],
    t53: packed('<f4',
    'c-l*kOivFN6ALum)o$t(e@(PyPm6LM4-XGZRtL+6h?(75YyLcB`N_hf_3+P{FQ!XwKgoLXWT&^c)UL_WyYgowS}~tx7As|EXP;;n'
    'FmVzygNe6Q)@Qj(a&q3Ev#g4w?y0x=wzYXKTPC|d<H-K4WgCUgygajQW`2JD+r1udzi_Tv7IiLkv&Ur*kEqR|=Y)&b3E0}(+S-AE'
    'jh&6HoxPo{9fS|$*xK9J+1l8H`L;j~P^CQpvja?t'
),
    x54: packed('|i1',
    'c-jTQhY<iE2n4Wuim?B*QZ>1{eMmVp$=WLLe7z840$Fp^G$ffrhJX+Ec@r7', 0.5
),
    t58: [-4.0, 2.25, 1.75, 0.0, 3.5, 2.5, 3.25, 2.25, -1.5, 1.75, -4.0, -0.5, 0.5, -0.25, 3.25, -2.75, 0.75,
    2.0, 0.5, 2.75, -3.0, 2.75, -2.25, 0.25],
    t59: packed('<f4',
    'c-k{v=I$;lENgX>iOc6!q5sT-9N}9(T>5bIu#x_;lZ{iCS4lroxMv;r$<BVm@xw;P^lyLR=GNM#6_9)2`F&3Vp@SdUSBdUDvv;`w'
    '!%E%aU;8Z_l9si<ewBIdy@sic0E6zzL;A9^A7nr5|ChRE8i$Na!#w6En_>!MUixRq-d?q@<*S;=0z2zj|H}gIK3e0Saa-2f-p<a>'
    '*3QP--p1C>*51|@$hEPz0dhcWAZce~2ND7ykOBaPvQa|'
),
    x60: packed('|i1',
    'c-jrfK@I>R2n4~<BJBTP%M!zA9qV_&H`AG_=7<+XwFStX9NQ;yM{5;!0V)O*7y', 0.5
),
    x61: [1.0, 2.5, -2.0, 2.0],
    t63: packed('<f4',
    'c-kxZ^!DxRWef}oEiDQ^mM&cS_1ovKd<H;xwXhH*ZglF@seXpt&!0-KZ-3xbF7xiy<Hu?n7#M_2O@+OUB8;A&VtJl4H)-w~hOjV@'
    'c<K7}>!&dIb7h_3>|0WNO+Y~R`SX3b3=A`MbY>o7NoQHWW4b`CPpvPf&(;<s-geUSBnyMElB&6IjQlo^C;RPf?d<Fs81~uQ+wR+E'
    '4`kch+3&O8w|}4AzJ2?F;&%J@*)!M!!9I|<9RSJ+P=N'
),
    t64: packed('<f4',
    'c-q@If7XG;UxkFWu33}1$bP3-m|00!e`kN^yUA8;%rkj-er??z_NJ%yi|6Lgf?s-S-<-YhYW=46=xE9M`X8z3Tj$KKemQ$e^pxme'
    'bqn707k~X)-n6`O%Ehx>%A3~j;ktNs3M-T7JQa(gqDik`*JU0slw<3A#r8(}jr4mRvDmOv8#b8Awer?pU3BsI|I-^UUR_jcYj0;~'
    'XK!n3V`pb;3+4cUtsRhW528VGc6K%(K^t2T4FIiaS4a'
),
    x65: packed('|i1',
    'c-jTQfeip42m`P{-1Przg$dYlaa*ve@^~7i>w0K}2M{@Zt|CV-<RU+2GaKU', 0.5
),
    t68: packed('<f4',
    'c-nKCQ1A5YVtxIJm8ZV+o4o$E;t<2i{)-zYoN{D#Wd7!O$fVw>bIQs+ho&$Gnrz(2@cOGy<k#Ebk&$W&aj{brs`b^*GAK+5-{cdQ'
    '>YM7TpL$jy@@q7c0{2-a-@^)<HZfG!1<KbIPnMUr{?b~X^C7X;+KS;z&g9O(*6M@R2WzXXKFHV2Hu<7tWpePyht5uhM0*gh0b*Ng'
    '2yJI?Yj0y`Zw+MF0eL_nTN_(zI~zMI8#|x?07XzvQ2'
),
    t69: packed('<f4',
    'c-m8}El?Cx;o&))WwdMegrmm_gC>Nr=T!VtON&Y~{JPqLZLOoZ+!qn0=Q1iG7cT6RdG>d~vvt1z|A%~K`eB-u!u@IS{*SxoF4-n!'
    'U}o^+_r|gVc7cCyn&16);pBPyCr_5iKC2XeCO^x}Y(~3ndZMwu<VUVa*Ll_*Ue)%==aW9`g{#Wb)7ozA_4#zfR6yzXZ+~7pTU$GO'
    '8#_B&8*6(z8#{YDAk*H)*3R0_7Ra!(u>tcyY+JBW0Fw_?LI'
),
    x71: [-2.5, 0.5, 2.5, 0.5, 1.0, -1.0, -2.5, -1.5, 2.0, -3.0, -1.0, -0.5],
    x70: packed('|i1',
    'c-jTQfepYg2m>%FYk~i-g^@t*?{9~S(-n3uFV^537Zr8VR)GYHt;x*?bM+hK', 0.5
),
    t73: packed('<f4',
    'c-k|cF(Yp4ukB&W>_6O4H#<G^)0QiBSqAgsFMs|1^*P`C&?Tl{Zu5om@!5rGe%tip(vM(qmZMF}msdVJ5xKc>`z+^c;c-h_Z`^S$'
    'eq{D&#;Q5@?nxD?%j?R^U%oQ!TU*@8xW-#N`f{eNypy<A#GkKT$gx^!<{eLc<0%0hp&h0jts(1*g$0(~TDFX1LgLQd%Rel)v$3_e'
    'x3jggwY9OgvjZ|f$llf#h-~d`>}-G%_COK>fXV<9_f`u'
),
    t74: packed('<f4',
    'c-k|cF(Yp4ukB&W>_6O4H#<G^)0QiBSqAgsFMs|1^*P`C&?Tl{Zu5om@!5rGe%tip(vM(qmZMF}msdVJ5xKc>`z+^c;c-h_Z`^S$'
    'eq{D&#;Q5@?nxD?%j?R^U%oQ!TU*@8xW-#N`f{eNypy<A#GkKT$gx^!<{eLc<0%0hp&h0jts(1*g$0(~TDFX1LgLQd%Rel)v$3_e'
    'x3jggwY9OgvjZ|f$llf#h-~d`>}-G%_COK>fXV<9_f`u'
),
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()
