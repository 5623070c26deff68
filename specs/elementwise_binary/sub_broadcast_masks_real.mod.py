# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: broadcast along some axes before what works along axes.

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
c2 = Parameter('c2', (F32, [1, 1, 4]), [1.5, 2.0, 2.0, 1.5])
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
c26 = Parameter('c26', (F32, [1, 3, 4]), [0.5, 2.5, 0.5, -1.0, -0.5, 3.0, -0.5, 2.5, 1.5, 2.0, 0.5, 3.0])
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
c50 = Parameter('c50', (F32, [2, 1, 4]), [-2.0, 2.0, -2.5, 1.0, 0.5, -2.0, 1.0, 3.0])
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5).To(t4)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t5)
model.Operation('LOG_SOFTMAX', t3, 1.0, -1).To(t6)
model.Operation('REDUCE_SUM', t3, c7, False).To(t8)
model.Operation('MEAN', t3, c9, 1).To(t10)
model.Operation('L2_NORMALIZATION', t3, -1).To(t11)
model.Operation('LOGISTIC', t3).To(t12)
model.Operation('SUB', x14, x13, 0).To(t15)
model.Operation('SOFTMAX', t15, 0.5).To(t16)
model.Operation('SOFTMAX', t15, 0.5, 1).To(t17)
model.Operation('LOG_SOFTMAX', t15, 1.0, -1).To(t18)
model.Operation('REDUCE_SUM', t15, c19, False).To(t20)
model.Operation('MEAN', t15, c21, 1).To(t22)
model.Operation('L2_NORMALIZATION', t15, -1).To(t23)
model.Operation('LOGISTIC', t15).To(t24)
model.Operation('SUB', x25, c26, 0).To(t27)
model.Operation('SOFTMAX', t27, 0.5).To(t28)
model.Operation('SOFTMAX', t27, 0.5, 1).To(t29)
model.Operation('LOG_SOFTMAX', t27, 1.0, -1).To(t30)
model.Operation('REDUCE_SUM', t27, c31, False).To(t32)
model.Operation('MEAN', t27, c33, 1).To(t34)
model.Operation('L2_NORMALIZATION', t27, -1).To(t35)
model.Operation('LOGISTIC', t27).To(t36)
model.Operation('SUB', x37, x38, 0).To(t39)
model.Operation('SOFTMAX', t39, 0.5).To(t40)
model.Operation('SOFTMAX', t39, 0.5, 1).To(t41)
model.Operation('LOG_SOFTMAX', t39, 1.0, -1).To(t42)
model.Operation('REDUCE_SUM', t39, c43, False).To(t44)
model.Operation('MEAN', t39, c45, 1).To(t46)
model.Operation('L2_NORMALIZATION', t39, -1).To(t47)
model.Operation('LOGISTIC', t39).To(t48)
model.Operation('SUB', c50, x49, 0).To(t51)
model.Operation('SOFTMAX', t51, 0.5).To(t52)
model.Operation('SOFTMAX', t51, 0.5, 1).To(t53)
model.Operation('LOG_SOFTMAX', t51, 1.0, -1).To(t54)
model.Operation('REDUCE_SUM', t51, c55, False).To(t56)
model.Operation('MEAN', t51, c57, 1).To(t58)
model.Operation('L2_NORMALIZATION', t51, -1).To(t59)
model.Operation('LOGISTIC', t51).To(t60)
model.Operation('SUB', x61, x62, 0).To(t63)
model.Operation('SOFTMAX', t63, 0.5).To(t64)
model.Operation('SOFTMAX', t63, 0.5, 1).To(t65)
model.Operation('LOG_SOFTMAX', t63, 1.0, -1).To(t66)
model.Operation('REDUCE_SUM', t63, c67, False).To(t68)
model.Operation('MEAN', t63, c69, 1).To(t70)
model.Operation('L2_NORMALIZATION', t63, -1).To(t71)
model.Operation('LOGISTIC', t63).To(t72)
Example({
    x1: [1.5, -3.0, -3.5, 1.0, 3.0, -4.0, 0.5, -0.5, -2.5, 1.5, 3.0, 0.5, 1.5, 2.5, 3.0, -3.5, -1.5, -3.0,
    4.0, -3.0, -3.5, 3.5, 3.0, 2.5],
    t4: [0.51953083, 0.042645685, 0.033212494, 0.404611, 0.7040162, 0.016556874, 0.15708725, 0.12233967,
    0.042700764, 0.24572591, 0.5202018, 0.19137155, 0.24907644, 0.3198205, 0.41065764, 0.02044544,
    0.07131274, 0.02623449, 0.868767, 0.03368575, 0.014933974, 0.38515225, 0.2999569, 0.2999569],
    t5: [0.30747136, 0.09013665, 0.029257393, 0.444214, 0.6509169, 0.05467064, 0.21618451, 0.20983182,
    0.041611724, 0.8551927, 0.7545581, 0.3459542, 0.7661572, 0.3686433, 0.27406862, 0.044703603,
    0.17095278, 0.02356658, 0.45186275, 0.057400562, 0.062890016, 0.6077901, 0.27406862, 0.8978958],
    t6: [-0.48079234, -5.4807925, -5.9807925, -0.98079234, -0.077458635, -7.577459, -3.0774586, -3.5774586,
    -5.3113036, -1.8113034, -0.3113034, -2.3113034, -1.6815243, -1.1815243, -0.68152434, -6.6815243,
    -5.0091114, -7.0091114, -0.009111631, -6.5091114, -7.295056, -0.79505587, -1.2950559,
    -1.2950559],
    t8: [-2.5, -11.5, -6.0, -3.5, -8.0, -3.0, 4.0, -8.5],
    t10: [0.0, -2.25, -2.25, -2.75, -0.75, -5.5, 0.25, -3.25, -4.5, 0.5, 1.0, 0.0],
    t11: [0.0, -0.67115605, -0.73827165, -0.067115605, 0.2248595, -0.899438, -0.2248595, -0.29981267,
    -0.9363292, -0.11704115, 0.2340823, -0.2340823, 0.0, 0.09759001, 0.19518001, -0.97590005,
    -0.39307308, -0.6551218, 0.26204872, -0.5896096, -0.92450035, 0.2773501, 0.18490006, 0.18490006],
    t12: [0.5, 0.006692851, 0.0040701376, 0.37754068, 0.8175745, 0.0024726233, 0.18242553, 0.11920292,
    0.01798621, 0.37754068, 0.7310586, 0.26894143, 0.5, 0.62245935, 0.7310586, 0.006692851,
    0.047425874, 0.006692851, 0.8807971, 0.010986943, 0.006692851, 0.8175745, 0.7310586, 0.7310586],
    x14: [-0.5, 2.5, -0.5],
    x13: [1.0, -3.0, 2.0, -0.5, -3.5, -4.0, 3.5, 4.0, -3.5, 4.0, -1.5, -1.0, 1.5, -2.0, -0.5, 1.0, 1.0, 3.0,
    -1.0, 1.0, 1.0, 3.5, 0.5, 1.0],
    t16: [0.089988045, 0.66492677, 0.05458051, 0.1905047, 0.42776346, 0.5492592, 0.012917337, 0.010060033,
    0.5959824, 0.014016162, 0.21924967, 0.17075181, 0.0929635, 0.534968, 0.25270098, 0.119367495,
    0.19661193, 0.07232949, 0.53444666, 0.19661193, 0.28007045, 0.08024152, 0.35961756, 0.28007045],
    t17: [0.018864786, 0.118775375, 0.11271921, 0.36279312, 0.8021511, 0.8776379, 0.23862655, 0.17137133,
    0.1789841, 0.0035867055, 0.6486542, 0.46583557, 0.124399334, 0.698418, 0.13584864, 0.15428077,
    0.7158688, 0.25693363, 0.781755, 0.69143844, 0.15973191, 0.044648368, 0.082396366, 0.15428077],
    t18: [-4.101779, -0.101778835, -5.101779, -2.6017787, -0.97462994, -0.4746299, -7.97463, -8.47463,
    -0.1971883, -7.6971884, -2.1971884, -2.6971884, -3.7647572, -0.26475725, -1.7647573, -3.2647572,
    -2.253856, -4.253856, -0.25385603, -2.253856, -1.3166244, -3.8166244, -0.81662434, -1.3166244],
    t20: [7.5, 4.5, -2.5, -1.0, -2.0, -3.0, 2.5, -1.5],
    t22: [-1.75, 2.0, -1.25, -0.75, 3.75, 3.0, 1.25, 0.0, 0.75, -4.25, 0.0, -0.5],
    t23: [-0.39056674, 0.65094453, -0.65094453, 0.0, 0.66461855, 0.7200034, -0.110769756, -0.16615464,
    0.5432145, -0.8148217, 0.18107149, 0.090535745, -0.6859943, 0.51449573, 0.0, -0.51449573,
    0.36380345, -0.12126781, 0.8488747, 0.36380345, -0.3234983, -0.8626622, -0.21566555, -0.3234983],
    t24: [0.18242553, 0.9241418, 0.07585818, 0.5, 0.99752736, 0.9984988, 0.26894143, 0.18242553, 0.95257413,
    0.010986943, 0.7310586, 0.62245935, 0.11920292, 0.8175745, 0.5, 0.18242553, 0.8175745,
    0.37754068, 0.97068775, 0.8175745, 0.18242553, 0.01798621, 0.26894143, 0.18242553],
    x25: [1.0, 3.0, 0.5, 3.0, 1.0, 4.0, 0.5, -2.0, 3.0, 1.0, -0.5, 2.0, 3.0, 3.5, 1.0, -0.5, -3.5, 0.5, -3.0,
    0.5, -4.0, -3.0, 1.5, -1.0],
    t28: [0.11718654, 0.11718654, 0.09126496, 0.67436194, 0.3835255, 0.29868996, 0.29868996, 0.01909461,
    0.5377748, 0.15407506, 0.15407506, 0.15407506, 0.4528728, 0.21392198, 0.1666026, 0.1666026,
    0.19168942, 0.24613409, 0.24613409, 0.31604242, 0.03312205, 0.042529557, 0.854229, 0.07011939],
    t29: [0.23269653, 0.36279312, 0.30719587, 0.91211814, 0.38365173, 0.46583557, 0.5064804, 0.013010666,
    0.38365173, 0.17137133, 0.18632372, 0.07487121, 0.92400646, 0.8172866, 0.39885837, 0.71844035,
    0.059069756, 0.14202312, 0.088997334, 0.20583661, 0.016923768, 0.040690303, 0.51214427,
    0.07572305],
    t30: [-3.5757663, -3.5757663, -4.075766, -0.07576626, -0.7954962, -1.2954962, -1.2954962, -6.795496,
    -0.22014305, -2.720143, -2.720143, -2.720143, -0.4013237, -1.9013237, -2.4013238, -2.4013238,
    -1.948154, -1.448154, -1.448154, -0.948154, -6.510663, -6.010663, -0.010663085, -5.010663],
    t32: [3.5, 0.5, 0.0, -1.5, -6.0, -6.5, -1.0, -5.5],
    t34: [1.5, 0.75, 0.25, 2.25, -0.75, -0.75, -0.75, -3.25, -2.0, -3.0, 0.0, -2.5],
    t35: [0.12309149, 0.12309149, 0.0, 0.9847319, 0.30304575, 0.20203051, 0.20203051, -0.9091373, 0.65465367,
    -0.4364358, -0.4364358, -0.4364358, 0.8980265, 0.3592106, 0.1796053, 0.1796053, -0.59408855,
    -0.49507377, -0.49507377, -0.396059, -0.64705884, -0.5882353, 0.11764706, -0.47058824],
    t36: [0.62245935, 0.62245935, 0.5, 0.98201376, 0.8175745, 0.7310586, 0.7310586, 0.010986943, 0.8175745,
    0.26894143, 0.26894143, 0.26894143, 0.9241418, 0.7310586, 0.62245935, 0.62245935, 0.047425874,
    0.07585818, 0.07585818, 0.11920292, 0.0040701376, 0.006692851, 0.7310586, 0.01798621],
    x37: [0.5, 2.5, -3.5, -3.0, -2.5, -2.5, -2.0, 4.0, 1.5, -1.0, 3.5, 3.0, 1.0, 0.5, -1.0, 4.0, -1.5, -2.0,
    -3.5, 0.5, 1.5, -2.0, -3.5, 3.5],
    x38: [2.0, -1.0],
    t40: [0.2482997, 0.6749486, 0.03360371, 0.04314802, 0.03439456, 0.03439456, 0.044163488, 0.8870474,
    0.163351, 0.046800848, 0.44403407, 0.34581408, 0.15086667, 0.11749508, 0.055500746, 0.6761375,
    0.20555145, 0.16008364, 0.075618155, 0.55874676, 0.25162673, 0.04372617, 0.020654779, 0.6839923],
    t41: [0.3482074, 0.79626775, 0.027599568, 0.018449849, 0.07769558, 0.06536164, 0.058428284, 0.610975,
    0.574097, 0.13837059, 0.91397214, 0.3705751, 0.3890248, 0.635724, 0.635724, 0.51214427,
    0.111457475, 0.18213798, 0.18213798, 0.088997334, 0.49951774, 0.18213798, 0.18213798,
    0.39885837],
    t42: [-2.1326942, -0.13269424, -6.1326942, -5.6326942, -6.5054708, -6.5054708, -6.0054708, -0.005470639,
    -2.5613143, -5.061314, -0.5613143, -1.0613143, -3.0831661, -3.5831661, -5.083166, -0.08316619,
    -2.2116666, -2.7116666, -4.2116666, -0.21166667, -2.1313212, -5.631321, -7.131321, -0.13132115],
    t44: [-6.5, -7.0, -8.0, -2.0, 4.0, -0.5, -5.0, 11.0],
    t46: [0.25, 1.0, -2.75, 0.0, -2.5, -2.75, -3.25, 1.75, 1.0, -2.0, -0.5, 2.75],
    t47: [-0.1973855, 0.06579517, -0.72374684, -0.6579517, -0.57854193, -0.57854193, -0.51425946, 0.25712973,
    -0.14142136, -0.84852815, 0.42426407, 0.28284273, 0.3577709, 0.26832816, 0.0, 0.8944272,
    -0.16012815, -0.3202563, -0.80064076, 0.48038447, 0.43033147, -0.1721326, -0.43033147,
    0.7745967],
    t48: [0.18242553, 0.62245935, 0.0040701376, 0.006692851, 0.010986943, 0.010986943, 0.01798621, 0.8807971,
    0.37754068, 0.047425874, 0.8175745, 0.7310586, 0.8807971, 0.8175745, 0.5, 0.9933072, 0.37754068,
    0.26894143, 0.07585818, 0.8175745, 0.9241418, 0.26894143, 0.07585818, 0.9890131],
    x49: [-4.0, -3.0, -2.5, -2.5, -3.5, 3.0, -1.0, -1.0, -3.0, 4.0, -4.0, 1.5, -3.5, 1.0, 2.5, -2.5, -1.0,
    -3.5, 4.0, -3.5, -4.0, -3.0, -0.5, 1.5],
    t52: [0.12552457, 0.56256205, 0.046177905, 0.2657355, 0.3579533, 0.10255534, 0.07987018, 0.45962116,
    0.33562428, 0.0748879, 0.4309501, 0.15853769, 0.3114173, 0.009403988, 0.019908242, 0.65927047,
    0.06998932, 0.06998932, 0.007376821, 0.8526445, 0.6172709, 0.1072656, 0.13773176, 0.13773176],
    t53: [0.41922894, 0.92593926, 0.2786007, 0.6220059, 0.32649583, 0.0460998, 0.13160165, 0.29381478,
    0.2542752, 0.027960943, 0.5897977, 0.08417934, 0.3890248, 0.05593845, 0.16795275, 0.3591881,
    0.111457475, 0.53072923, 0.07933526, 0.59220105, 0.49951774, 0.41333234, 0.752712, 0.048610825],
    t54: [-3.2465906, -0.24659064, -5.2465906, -1.7465906, -1.0226643, -3.5226643, -4.0226645, -0.5226643,
    -1.0721446, -4.0721445, -0.57214457, -2.5721445, -1.7023247, -8.702325, -7.202325, -0.20232475,
    -5.0134597, -5.0134597, -9.51346, -0.013459755, -0.12201542, -3.6220155, -3.1220155, -3.1220155],
    t56: [4.5, 2.0, 0.0, 5.0, 10.0, -0.5, -3.0, 13.5],
    t58: [3.0, 1.0, -0.75, 4.5, 1.5, 0.25, -2.25, 4.25, 2.75, -0.5, 1.5, 0.5],
    t59: [0.31139958, 0.77849895, 0.0, 0.54494923, 0.48666427, -0.32444283, -0.48666427, 0.64888567,
    0.36514837, -0.73029673, 0.5477226, -0.18257418, 0.5275044, -0.39562827, -0.19781414, 0.7253185,
    0.20089486, 0.20089486, -0.40178972, 0.8705444, 0.88679636, 0.19706586, 0.29559878, 0.29559878],
    t60: [0.8807971, 0.9933072, 0.5, 0.97068775, 0.8175745, 0.26894143, 0.18242553, 0.8807971, 0.7310586,
    0.11920292, 0.8175745, 0.37754068, 0.98201376, 0.047425874, 0.18242553, 0.99592984, 0.8175745,
    0.8175745, 0.047425874, 0.9984988, 0.9890131, 0.7310586, 0.8175745, 0.8175745],
    x61: [1.0, -4.0, 2.5, -3.5, -4.0, 1.0, -1.5, -3.5, -2.0, 1.0, -1.5, 2.5, -3.0, -2.0, -4.0, -2.5, -2.0,
    3.0, -0.5, -0.5, 3.0, 2.0, 2.5, -2.5],
    x62: [-1.5, -0.5, 3.0, -2.0, 2.5, 1.0],
    t64: [0.3026191, 0.024840487, 0.6406446, 0.031895816, 0.055689014, 0.6784311, 0.19437377, 0.07150611,
    0.061525397, 0.2757377, 0.079000175, 0.5837367, 0.22029938, 0.3632123, 0.13361832, 0.28287,
    0.057416838, 0.6994803, 0.12155145, 0.12155145, 0.4082867, 0.2476384, 0.317974, 0.026100896],
    t65: [0.9317018, 0.103379674, 0.91211814, 0.26856232, 0.0463867, 0.7638782, 0.07487121, 0.16289127,
    0.021911526, 0.13274212, 0.013010666, 0.5685464, 0.17682019, 0.2542752, 0.13584864, 0.6624118,
    0.03072674, 0.32649583, 0.082396366, 0.18978415, 0.79245305, 0.41922894, 0.781755, 0.14780405],
    t66: [-1.7046638, -6.7046638, -0.20466372, -6.2046638, -5.095248, -0.095248304, -2.5952482, -4.595248,
    -4.7251854, -1.7251853, -4.2251854, -0.2251853, -1.7465672, -0.74656725, -2.7465672, -1.2465672,
    -5.0649753, -0.06497534, -3.5649753, -3.5649753, -0.6823374, -1.6823374, -1.1823374, -6.1823373],
    t68: [-6.0, -3.0, -1.5, -5.5, -3.5, 1.5, -3.5, -7.0],
    t70: [0.75, -1.25, 1.0, -1.25, -4.0, 1.0, -2.0, -3.0, -1.5, -0.5, -1.5, -2.0],
    t71: [0.438529, -0.438529, 0.7016464, -0.3508232, -0.70710677, 0.30304575, -0.20203051, -0.6060915,
    -0.71066904, -0.28426763, -0.6396021, -0.07106691, -0.4364358, 0.0, -0.8728716, -0.2182179,
    -0.72524065, 0.0805823, -0.48349378, -0.48349378, 0.4529108, 0.2264554, 0.33968312, -0.7925939],
    t72: [0.9241418, 0.07585818, 0.98201376, 0.11920292, 0.02931223, 0.8175745, 0.26894143, 0.047425874,
    0.006692851, 0.11920292, 0.010986943, 0.37754068, 0.26894143, 0.5, 0.11920292, 0.37754068,
    0.010986943, 0.62245935, 0.047425874, 0.047425874, 0.8807971, 0.7310586, 0.8175745, 0.02931223],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A mask of one element along some of the axes meets an operation that works along axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 4]))
c2 = Parameter('c2', (F32, [1, 1, 1, 4]), [-2.0, -2.0, 1.0, 1.0])
t3 = Internal('t3', (F32, [2, 2, 3, 4]))
t4 = Output('t4', (F32, [2, 2, 3, 4]))
t5 = Output('t5', (F32, [2, 2, 3, 4]))
x7 = Input('x7', (F32, [1, 1, 3, 1]))
x6 = Input('x6', (F32, [2, 2, 3, 4]))
t8 = Internal('t8', (F32, [2, 2, 3, 4]))
t9 = Output('t9', (F32, [2, 2, 3, 4]))
t10 = Output('t10', (F32, [2, 2, 3, 4]))
x11 = Input('x11', (F32, [2, 2, 3, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [1.5, 1.0, 1.0, -2.5, -2.0, 1.5, -1.5, -1.0, 0.5, -3.0, -1.5, -2.0])
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
c24 = Parameter('c24', (F32, [1, 2, 1, 4]), [2.5, -0.5, 2.5, -2.5, 2.5, 2.5, 1.0, -2.0])
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
c34 = Parameter('c34', (F32, [1, 2, 3, 4]), [3.0, -2.5, 3.0, -1.5, -0.5, 0.5, -1.0, -3.0, 1.5, 3.0, 1.5, -2.0, 1.5, 0.5, -3.0, -1.5, 1.0, 1.5,
    -2.0, -2.0, -1.5, -2.0, -0.5, 1.0])
t35 = Internal('t35', (F32, [2, 2, 3, 4]))
t36 = Output('t36', (F32, [2, 2, 3, 4]))
t37 = Output('t37', (F32, [2, 2, 3, 4]))
x39 = Input('x39', (F32, [2, 1, 1, 1]))
x38 = Input('x38', (F32, [2, 2, 3, 4]))
t40 = Internal('t40', (F32, [2, 2, 3, 4]))
t41 = Output('t41', (F32, [2, 2, 3, 4]))
t42 = Output('t42', (F32, [2, 2, 3, 4]))
x43 = Input('x43', (F32, [2, 2, 3, 4]))
c44 = Parameter('c44', (F32, [2, 1, 1, 4]), [1.0, 3.0, 3.0, -1.5, 1.0, 1.0, -3.0, -1.5])
t45 = Internal('t45', (F32, [2, 2, 3, 4]))
t46 = Output('t46', (F32, [2, 2, 3, 4]))
t47 = Output('t47', (F32, [2, 2, 3, 4]))
x48 = Input('x48', (F32, [2, 2, 3, 4]))
x49 = Input('x49', (F32, [2, 1, 3, 1]))
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
c51 = Parameter('c51', (I32, [1]), [1])
t52 = Output('t52', (F32, [2, 3, 4]))
t53 = Output('t53', (F32, [2, 2, 3, 4]))
c55 = Parameter('c55', (F32, [2, 1, 3, 4]), [-2.5, -1.5, 1.5, 2.0, -2.5, 1.5, -3.0, 2.5, -1.0, 2.0, 1.5, 0.5, -2.0, -2.5, 0.5, 2.0, 2.0, 3.0,
    2.0, 2.0, 3.0, -2.0, 1.0, 1.5])
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
c66 = Parameter('c66', (F32, [2, 2, 1, 4]), [0.5, 1.0, 2.5, 2.0, 3.0, -0.5, -0.5, 2.0, 2.0, -1.5, -0.5, 2.5, 2.5, -0.5, -3.0, 1.0])
t67 = Internal('t67', (F32, [2, 2, 3, 4]))
t68 = Output('t68', (F32, [2, 2, 3, 4]))
t69 = Output('t69', (F32, [2, 2, 3, 4]))
x71 = Input('x71', (F32, [2, 2, 3, 1]))
x70 = Input('x70', (F32, [2, 2, 3, 4]))
t72 = Internal('t72', (F32, [2, 2, 3, 4]))
t73 = Output('t73', (F32, [2, 2, 3, 4]))
t74 = Output('t74', (F32, [2, 2, 3, 4]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SOFTMAX', t3, 0.5, 1).To(t4)
model.Operation('SOFTMAX', t3, 0.5).To(t5)
model.Operation('SUB', x7, x6, 0).To(t8)
model.Operation('LOG_SOFTMAX', t8, 1.0, -1).To(t9)
model.Operation('SOFTMAX', t8, 0.5).To(t10)
model.Operation('SUB', x11, c12, 0).To(t13)
model.Operation('REDUCE_SUM', t13, c14, False).To(t15)
model.Operation('SOFTMAX', t13, 0.5).To(t16)
model.Operation('SUB', x17, x18, 0).To(t19)
model.Operation('MEAN', t19, c20, 1).To(t21)
model.Operation('SOFTMAX', t19, 0.5).To(t22)
model.Operation('SUB', c24, x23, 0).To(t25)
model.Operation('L2_NORMALIZATION', t25, -1).To(t26)
model.Operation('SOFTMAX', t25, 0.5).To(t27)
model.Operation('SUB', x28, x29, 0).To(t30)
model.Operation('LOGISTIC', t30).To(t31)
model.Operation('SOFTMAX', t30, 0.5).To(t32)
model.Operation('SUB', x33, c34, 0).To(t35)
model.Operation('SOFTMAX', t35, 0.5).To(t36)
model.Operation('SOFTMAX', t35, 0.5).To(t37)
model.Operation('SUB', x39, x38, 0).To(t40)
model.Operation('SOFTMAX', t40, 0.5, 1).To(t41)
model.Operation('SOFTMAX', t40, 0.5).To(t42)
model.Operation('SUB', x43, c44, 0).To(t45)
model.Operation('LOG_SOFTMAX', t45, 1.0, -1).To(t46)
model.Operation('SOFTMAX', t45, 0.5).To(t47)
model.Operation('SUB', x48, x49, 0).To(t50)
model.Operation('REDUCE_SUM', t50, c51, False).To(t52)
model.Operation('SOFTMAX', t50, 0.5).To(t53)
model.Operation('SUB', c55, x54, 0).To(t56)
model.Operation('MEAN', t56, c57, 1).To(t58)
model.Operation('SOFTMAX', t56, 0.5).To(t59)
model.Operation('SUB', x60, x61, 0).To(t62)
model.Operation('L2_NORMALIZATION', t62, -1).To(t63)
model.Operation('SOFTMAX', t62, 0.5).To(t64)
model.Operation('SUB', x65, c66, 0).To(t67)
model.Operation('LOGISTIC', t67).To(t68)
model.Operation('SOFTMAX', t67, 0.5).To(t69)
model.Operation('SUB', x71, x70, 0).To(t72)
model.Operation('SOFTMAX', t72, 0.5).To(t73)
model.Operation('SOFTMAX', t72, 0.5).To(t74)
Example({
    x1: packed('|i1',
    'c-jTQ0S>?*2n4}o0p<U%rKdt?Q1y%bPOG`XGh+^A8ti&5<MSE?IpF+!X%-6', 0.5
),
    t4: packed('<f4',
    'c-lRQAr6Bu7={0&2S6@UMOBdW0+2$2Kv9A09IA&vRO1jMWFAq}Qf^Sty#hgl<p3Ka*(cu1_Z}c*-bM~a4-F`#pW5x(?2}ZmqsdV1'
    'Q0ov3s?n{HiUQ~3D-HZ{@pBM@+?TB)Y2^X|6?bDtHlA%9e36rE3`7Uk*0+8=YI+oaarB^G8TDnjVkm7`%gD2{XW_s_G}kMZN&JJw'
    '2}}OO-}S63S#q81)DL)}N?Q'
),
    t5: packed('<f4',
    'c-s5(r6xLk?GE7@LGI?DnFcez8*$z_V6C0EshqJo{2<5HTN`+r^0u)bXIE1CYHiJ^rs;K!>%gZ~!F(*LoyiA!4)DL&P-9!Yjhlbc'
    'za6VSvWp(uDH*4t;@=h3(o!>fc1oQ8gQAWtYNZQ11Z){}rIt&@iLupjcr>iEnODa2WFGS-<yqldlT6ZE7>bI{96c(y!QR%!*4Ez6'
    '#?Ic>4nzS7AlJ^u-qzO6&KAtI2C{8HVs=0g0AEx|1^'
),
    x7: [-3.0, -2.5, 2.0],
    x6: packed('|i1',
    'c-jTQhYbKQ2m>%R%>S=tirTRiv)n^4(esY3f<qDut4X=lP-ViiN&BD67xe', 0.5
),
    t9: packed('<f4',
    'c-j+o?G%3ZZujl%$&<ZeW9RDC|E>Rj@6DSxj;fALqN2XRSL^@&O}vwsc&NFVU4PGA{nW@!si#hTni`~~HFe6A?o)D=ayDOeb#)6h'
    '3Ln+f9Q?rFz`!8JDJGVD{CI!ekE3;|k)KkhUtg-fG}U#JYwD&+Y!Yl|#2Ozq9^sq9(RFM2N`s@`+z*T&JP>-a#Piur|7ZIT><5Aa'
    '`}ZCI0U!xu?*kM2!PIUb2CLe40025yYe@'
),
    t10: packed('<f4',
    'c-rHc$;{KksrgF!O*9Lq+dA_f!9TLsNbHuF&3NkL^^|=XlVjKIVNhUTNT0vOYtG3_bADZ1|4Te3q~C5{hQ0XH^!3x%PcJ+rpegV~'
    'bZ6-Dq$6pplN_d9*>mNJb6AH~%1M@#4X463EU45ytN&TXSmKRVzwHUzVwbD?uCi+Mme1bAzfR@{cj}|8M~^fkyEiYKtG>|A)(!}4'
    '?d)xVgsnZ8XK!m`3u4;Z*xT9L*xA|G+t`4_ZGb!g$H`C#'
),
    x11: packed('|i1',
    'c-jTQi4g!G2m`PyD7gQ$w&0VLb6`MtaH6lcZ)nkI*=B1_rMl|82yf31G>;bY', 0.5
),
    t15: [-9.0, 0.0, -7.5, 6.0, 1.5, -4.5, -0.5, -2.0, 2.5, 2.5, 7.5, 2.0, -5.0, -7.5, -3.5, 6.0, 0.5, -2.5,
    7.0, 9.0, 3.0, 6.5, 1.5, 11.0],
    t16: packed('<f4',
    'c-p&Or74(S({1k{oUf`b!=2{idFt?j-gi=m<c%}d{^Pj(=E}k==A3TpP6*2D^YXSuN1Qs}7vajc>Cf$*o<hop{H&}x=aifXKVxK4'
    'z`f<<*)5fR)qd;6pQgWACZ?yQ_2H-IJDHfr>KpCnc7{E^RN1FFS4)IZ*Uf3S;9RS$EHfXYg)b6b^h><a>RrTqX2Jw#EgM@KdpkQj'
    'TU#JuV`pn`XKM$<_BOWGw)Q|lds~nwPynP1#0LNrcT2A'
),
    x17: packed('|i1',
    'c-jTQfeip42m`P%o$~*+Oa*M!68Rc(bnK^ch;fk_%Whesdit5mMr`r}zb_c?', 0.5
),
    x18: [3.0, -1.5],
    t21: [-4.25, -4.0, -5.5, -6.75, -0.25, -1.5, -5.25, -3.75, -2.25, -5.5, -0.5, -3.0, 1.0, 0.5, 5.25, -1.0,
    0.75, 2.5, 3.75, 2.75, -2.25, 4.5, 0.75, 1.5],
    t22: packed('<f4',
    'c-j*w6cL#{n`hBd5ALPj?f3jVkLe0j9{78(Jt?VP_uC`OOF^|3?Vp#YXsIS`2tN7m-@V9t_Z~h>w=WUVEm_?ct@4j^)mP(nt7ffn'
    'a#Havwdr}FmUC%RpKGUQ34g8o>l-&XBsn;4-?ls=-K;15Xl`KGgjxq}y(sp6DMLeV9an>0i$7kH>aWsT(tP8GkIs{>E<1ZWAh5Ny'
    'v$40cwXwIgu?5ohwm{Mj#Im)s1v2dHZ9pWDumb=U2TtS'
),
    x23: packed('|i1',
    'c-jTQ0TKWp1O&jzrTqW3gwrl{qmde{TOCQtXzB3H;e}g5@LJpuCRiV?&lvv', 0.5
),
    t26: packed('<f4',
    'c-jHL06+io=kV}nXFx!w-}|TjH~u#}I{=^ni?Xs+hHZJ^N=kR~?d@-=sZ{<abE0#Li?W_j(>FKB$o>7a@Q$?W?(6P7Jpg?Gk6&NU'
    'Zy!gbb92_}<KyQldbK~e3|$P5k6-r^`ll!KbQl;PRPP@c2N;JfEdZ1NXPTPpsLDAXHa3W@=VwY5PP^f9V3lC!=NdpizCFJ_zCXV|'
    'JwCrbKR-P`KLEY}Kfb;`K0d!czdk;`K0d!bKR&)czP&!aKEA&pEM8O'
),
    t27: packed('<f4',
    'c-rIG==<?e<L1xDj{cbX|JnbCZ{A3<_rK-lF1ah3=gU3ePt3A6wQILayPiDi@k7B=PeMcbz=JQXN5W&Zw3Rnr*=X_Y+hK0yVq4o~'
    'Q&XNzT5_}L=lP`H2bOAZ=Wac_A<E0F*ZsTU)IHOr+tjq?US8j^-tN((xuTmxG&Qd_E}Jfqs+VwpYX$EDJ1xDWmRnO;M4}eh+t>l2'
    'y|ulqot2%Poh=aA+S=O!X*+A6oSm&bP{1Cj!p6qd4#)-o9R5`i'
),
    x28: packed('|i1',
    'c-jTQ2@U`t2m`Qe#Nhv5%jK}O?Q0KgG;}o3qWpPeIYp(c$%%}Gl<@&{q8z^', 0.5
),
    x29: [-3.0, 1.0, 1.0, 2.5, -2.0, -0.5],
    t31: packed('<f4',
    'c-kF_EfRw;7(~Az2O+AqCMwO(P+KC93>udkFr8==6>&@}su~G52*q-jh)i_@`^@g!-(YU0M?g>lh#fwUp)aOlLhu3y&N@Su#a4@Z'
    '3<$l++16{_D8MQKIJ2kHHtpQb3ZAeFT;pxaz8fyBQU$*2+~lK&;1dvtzEpbb`mXn2AVMTD50sLX#!7pC4RQ|`l8J<5?3hwWA&$Zs'
    'PnTd+aG4xue{@1c#s'
),
    t32: packed('<f4',
    'c-kx6`F-gzp&KU;O*k|mVPe8=vA}S#lW{xa?rAPRx?<ysjTcreS^oU_KB*P;>i#V)dz1wpu)Oy$kh*);=d901!;cfZrFMEB$!yPz'
    '$d3<J+oZOsU)aK1O3L~c*A|(n%*<!Se5c(rI<h`*#;%LIE`BliGG&>p=d!6E<vwnBB$&0Eb2n$av(}D#_l^lp%Ur>A=FH1&cD6S5'
    'cD8mv1cdgsK$e}I4UlbPV`~p$+uGTKWP!lW9z+8G9d}hn'
),
    x33: packed('|i1',
    'c-jTQfeip42n4Zkg8u%~svxm#58k<jcja1<XI?QZwuFts)R7N-3rZjPX%Z^', 0.5
),
    t36: packed('<f4',
    'c-oWV%#v4RY;5mkS9_+Yo}um+Q{s?6wQU1uRlz>3B-IVg+=4aU?z%U(u^-Q?x_0i`oNMzJYkZx+WLr9C!OH9F3>*!Gi`qTba&vBw'
    '{N~ADQroG@!nZs1&3hI9E)|ECbuIFGsSSx99FkKrZtu_fq~{TJF5gbm={38~g>B)@KW_Li*a~zcewpyjB)ui6Yoq8!8+%(jJ6k(@'
    '5Mga=Z)am|4<v1EZEZl59Z(o3Wdo#aZNO>(0gFhK'
),
    t37: packed('<f4',
    'c-oWV%#v4RY;5mkS9_+Yo}um+Q{s?6wQU1uRlz>3B-IVg+=4aU?z%U(u^-Q?x_0i`oNMzJYkZx+WLr9C!OH9F3>*!Gi`qTba&vBw'
    '{N~ADQroG@!nZs1&3hI9E)|ECbuIFGsSSx99FkKrZtu_fq~{TJF5gbm={38~g>B)@KW_Li*a~zcewpyjB)ui6Yoq8!8+%(jJ6k(@'
    '5Mga=Z)am|4<v1EZEZl59Z(o3Wdo#aZNO>(0gFhK'
),
    x39: [-3.0, 0.5],
    x38: packed('|i1',
    'c-jrd#|;252m~-eX!}n~$)UtAtF<Wf6zTP);E4?QvNga>Qh#G$NKJY^(VZ3u', 0.5
),
    t41: packed('<f4',
    'c-pI9Ic3F0<`vl*8|&+tU$5V|qJE<$*9vClmD$f26dL<iPEA)Zd9AsKp;4jpweH!*e~}83YEHiQWaTzRM*3FI+;lI}X`Z#3udjma'
    'ZHB+xQxx2^{wh?@b7bKD8(ls96?dKdmniEc2X)J;I_2dLCW?3J$}cI{V}0=8m$G68x0IYOhab3oNGxz-NO7B;n9iS4VQ*`1Z)XQ2'
    '?SM3h1te{Nv@K8^$h5Tualz6M0RWmyN&x'
),
    t42: packed('<f4',
    'c-phf&?wISlf5jYqeb?i;J50{zT2!X|FqNTXbF*xRI6H&D}C9*;Gp{#j%sbaXO7;EKRZRIcE@*rDYg)N#cjQ%|JboJM>+qm)wB>S'
    'esyT-=A-+buPJNsb~Ml75AQsqoTwb771py;d#8ld@^2HHq$YZW&a_kFV9`6j{F~Io_SyW$BZ4<E-&?yesHap*&GD?%SzB9s5VEtk'
    'wXw6cx3jgiv#|&9ZEfuB>>zTsc6LBHkSve}09edTW&'
),
    x43: packed('|i1',
    'c-jTQ0TO^P2m`RAn}z?s7PNqgZRF$Bv_!zBhgHGvzUiB1b*?uSGO#9oTQe97', 0.5
),
    t46: packed('<f4',
    'c-pfU_$n{lb@b@{9Xoza{Pbz!@7h|0tgMw$Up+3poEjXgm5{*R^rLRypPO$_ZmN#2-p0}7$a4Jg$B&mxOs0t+Iwa1=&c42?>gAQ6'
    '^PhiaI&gqhLZU5^^N@c_^FcZGgC7pY-J4#J&wZ3h=}!CfG_z^b%q|FUycaM?{4#6(>e9OT{eMpVTDao=^$P#eTWeM)D<l`}Kd|q>'
    '{{06I0MR}$b@1S>g9i`n0r5a$AYqUiu=K$LdjYsFa7q'
),
    t47: packed('<f4',
    'c-o6_wA}7^Y8hYM4ZfqVSFU`0^$2J2Z}&C-J}5nXevCzfzb!FhN>KbMw~8G0e@B)b=@+Te(09DH;hXL$ru=FJg=#y_c@ssPSNeZA'
    'v~E}7QM<O&38{BW)aUG9GI#g36!sMMt}>z17i(Q5dl%M-J}fDDD5@P@Aekr{p2EIl&(YA%zn@Yic64tSW<I=*XBG2eW?MU3ds{mY'
    'u(h=ZVmn(K8+#jTJ9`ih#0PTi?10!7L<7YEJQh$J'
),
    x48: packed('|i1',
    'c-jTQ0TKWp1O&iwIr;x<Dbg;~(TCo#Xo8$7&~c4D5P7>&hZd%Rf$k5w01`3', 0.5
),
    x49: [0.5, -0.5, -3.0, -3.0, -1.5, 1.0],
    t52: [3.0, 1.5, 4.0, -3.5, -1.0, -4.0, 1.5, 6.0, 7.0, 6.0, 8.5, 6.0, 8.5, 11.0, 7.5, 1.5, 7.0, 5.5, -0.5,
    3.0, 1.0, -3.0, -3.5, 3.5],
    t53: packed('<f4',
    'c-p(LPv*jhZ;YDPQ!@6&SWDjjz`}Ak=#*Rh<@I;lC-d_!&;&}({<i%<ob{)B$L0PhJXt3DMEzAt&hn(RBSvnuGo^KPb4%vzS3i01'
    '*gIxl-y=Cd$yzCyw#--OUI#sjR{QPG`&)hPEalmo*71w$#_g_o_l~t&n0fn;gMn+-cXTi)10^?~WUTx@tIT?mR6V<`oxQEC4Uhn0'
    'dpkQDJ6l_OJ9{7vWY_@#NCK$F1}p{S0swFpQy2'
),
    x54: packed('|i1',
    'c-jTQ2@U`t2m`P<#_|8xqC{s)(xoVyQEs@5G_UN*2XxeFEa$~o?hrqnArV9', 0.5
),
    t58: [-1.25, -1.75, -1.75, 1.25, -0.5, 2.0, 0.0, -1.25, -1.75, 2.75, 4.5, 0.75, -4.25, -1.5, -0.5, 1.5,
    -0.5, 2.75, -2.25, -0.5, 2.0, -2.75, -0.5, -1.75],
    t59: packed('<f4',
    'c-k}iC@+8ScxBFk?cZi6I$At!Sh3vidj0hfOMaP)8{}Vgb0<&iQ89e|;j{maLY>nIdRzy^#n0Rl;BAwUs=dV{CUVmCOPRZ#yRfwi'
    'lj%MU19#S=an5gFtciB9;Ztw;xAkcD!J9WPI3%%EGM?P5A<&`9x%=w}tG`x)OF!S_XuIcoOzxW7azpP)@f(A>PN!N;yK8G}XJ>0~'
    'V`pP;XA8tYU}FacK%Om70*GyGZGeP5P{7*O1^{*WPB8'
),
    x60: packed('|i1',
    'c-jTQfeip42m`RN0rLN~1P!w_a#9&LU<I~(7eHy|@QHa1%XN5Xp!@@tx)4A', 0.5
),
    x61: [1.0, -3.0, 2.5, 2.5],
    t63: packed('<f4',
    'c-s5<^XJdQDu-2aVj1iX=F8^i<m}y>l$2x|v3vLF{bm09y=1(~br<O_(v$xr&+y~NS7RW!V0ppP=LbW;msYV>fB&MQj~_pNe!pSE'
    'OI_h4-C}{_Ym-h-I{kAQ?=l7hgV(=){i+hUDR49MI0LK0oga73_$*$0{``5<ZR+Zu&HXsdx20_BFz_@unKGkd22g$0UR&G!_WSJZ'
    '_S-Q4NxQvvKmrKt_wC<r3&i_u_wU=cf8YMS`}Xd)WdN!K03qC8W&'
),
    t64: packed('<f4',
    'c-pgBwCH`||H6C!KTUpKP@k0)uyEQm5fPEXGp(&=Q_mcqdQj|1@QwF3RPR}Tii=tyyqfj&X@d;G44!A&^S^a>GNlIWy>sW@y?c=@'
    'A3q8fvYHkCPTpf3ZxS#4`qjD2oO0!fseAUwuPt2LuE$#KtS;){qAASG%)!AS`Gkon_+*dBNf8OH=(C&8KC_-x_CM?H4>LPEJ6j;M'
    'v$eOg10ov`0R;B8wm=bE5Cf_JC<USbMn+L4'
),
    x65: packed('|i1',
    'c-jTQi4g!G2m`RASaJVp<q=GpSZ45O;aRkNwKLmi#Nu&AHCPuwL0#kn6o(cI', 0.5
),
    t68: packed('<f4',
    'c-k$BAr8VY6hME%L73_ZQ2n$&OplOBLed0}t05r)RZ+ExIUK5!Tetv~O?ra*8Vq8ZkR?3#UY>6~<i>|p-``x5+c0<+`bDtLxhLd@'
    '&F=ty0N*+o9^XZ*BBU;=qA2#POO+ZUQ^i&t7-Ks~n?t%Nh$F;`!MM3@dCftexcN-e5>L7|mZO<o=8lL7ba~fD1Ka|y5o~#WNs>e)'
    'aV-SRpp=9{;%rDXS0wqr1j!$rlTMf'
),
    t69: packed('<f4',
    'c-mt*%<`ermLXE(#S8cT`5P|Xm$Z(ti0ZL8QBhGbwQa_s2ijgKVu9ge_p|ryljK`DPd8Ur`UYpZiQVqqx31dPuAf=!W>j<{x5y<Z'
    'C@Af-)4QB6Av?UKc6zUWt6sasL3rLf)^{~*my*9N($*H`pK;h?cbu-c?_?R@goO(iW*E51N{jE{S|;ncY{$8U&MSU++_1H`wX?Ug'
    'wYIebQb1q>q=6!~wqQ1pwg(B>*@5`BHukmv^C?W{'
),
    x71: [2.5, 2.0, -1.0, 1.0, 2.5, -1.0, -1.5, -2.0, 3.0, -1.0, 2.5, 3.0],
    x70: packed('|i1',
    'c-jrfNe%!Y2m`=aAo%~+Qf1LO4utUT!f<c59@J7%VW$1ij5>L73nzx`2NzQr@&', 0.5
),
    t73: packed('<f4',
    'c-jm8btYK&{{2L@U+b+I%d0n~iT+bfKbwA*T}kQd{rj<>RR4*l-7EZGc*@h~uyRYwp08|-U-$9xeOvxFyzbwm9sE&;OXg|4(s~uu'
    '(o!>XCf~hzC5NMUG6XX^t*qvVF*BcC*5tPA-}LDR=WE#ZmCa+a>12GQme8Nj&rno!MoTODx!NPf&i1v1Yelr?GHyF_=B2Hzy{(O%'
    'ot>?ny^Sr9u!901!^RE{Y{3dZBmkt6QIG'
),
    t74: packed('<f4',
    'c-jm8btYK&{{2L@U+b+I%d0n~iT+bfKbwA*T}kQd{rj<>RR4*l-7EZGc*@h~uyRYwp08|-U-$9xeOvxFyzbwm9sE&;OXg|4(s~uu'
    '(o!>XCf~hzC5NMUG6XX^t*qvVF*BcC*5tPA-}LDR=WE#ZmCa+a>12GQme8Nj&rno!MoTODx!NPf&i1v1Yelr?GHyF_=B2Hzy{(O%'
    'ot>?ny^Sr9u!901!^RE{Y{3dZBmkt6QIG'
),
}, name='heads').AddVariations('float16').DisableLifeTimeVariation()
