# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: moves before what combines many elements, or behind it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# No move may take rows of a SOFTMAX apart or put others in.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t3 = Internal('t3', (F32, [2, 2, 2]))
t4 = Internal('t4', (F32, [2, 2, 2]))
t5 = Output('t5', (F32, [2, 2, 2]))
t6 = Internal('t6', (F32, [2, 2, 2]))
t7 = Internal('t7', (F32, [2, 2, 2]))
t8 = Internal('t8', (F32, [2, 2, 2]))
t9 = Internal('t9', (F32, [2, 2, 2]))
t10 = Internal('t10', (F32, [2, 2, 2]))
t11 = Output('t11', (F32, [2, 2, 2]))
t12 = Internal('t12', (F32, [2, 2, 2]))
t13 = Internal('t13', (F32, [2, 2, 2]))
t14 = Internal('t14', (F32, [2, 2, 2]))
t15 = Internal('t15', (F32, [2, 2, 2]))
t16 = Internal('t16', (F32, [2, 2, 2]))
t17 = Output('t17', (F32, [2, 2, 2]))
t18 = Internal('t18', (F32, [2, 2, 2]))
t19 = Internal('t19', (F32, [2, 2, 2]))
t22 = Internal('t22', (F32, [2, 2, 2]))
x20 = Input('x20', (F32, [2, 6]))
t23 = Internal('t23', (F32, [1, 2, 6]))
t24 = Output('t24', (F32, [1, 2, 6]))
t25 = Internal('t25', (F32, [4, 3]))
t26 = Internal('t26', (F32, [4, 3]))
t27 = Internal('t27', (F32, [6, 2]))
t28 = Output('t28', (F32, [6, 2]))
t29 = Internal('t29', (F32, [2, 2, 3]))
t30 = Internal('t30', (F32, [2, 2, 3]))
t31 = Internal('t31', (F32, [2, 2, 3]))
t32 = Internal('t32', (F32, [2, 2, 3]))
t33 = Output('t33', (F32, [2, 6]))
x2 = Input('x2', (F32, [3, 3]))
t34 = Internal('t34', (F32, [3, 3]))
x35 = Input('x35', (F32, [3, 3]))
t36 = Internal('t36', (F32, [3, 3]))
t37 = Internal('t37', (F32, [3, 6]))
t38 = Internal('t38', (F32, [3, 3]))
x39 = Input('x39', (F32, [3, 3]))
t40 = Internal('t40', (F32, [3, 3]))
t41 = Output('t41', (F32, [3, 6]))
x42 = Input('x42', (F32, [3, 3]))
t43 = Internal('t43', (F32, [3, 6]))
t44 = Internal('t44', (F32, [3, 6]))
t45 = Internal('t45', (F32, [3, 3]))
c46 = Parameter('c46', (I32, [2]), [2, 0])
t47 = Output('t47', (F32, [3, 2]))
t48 = Internal('t48', (F32, [3, 3]))
c49 = Parameter('c49', (I32, [2]), [2, 0])
t50 = Internal('t50', (F32, [3, 2]))
c51 = Parameter('c51', (I32, [2]), [2, 0])
t52 = Internal('t52', (F32, [3, 2]))
t53 = Output('t53', (F32, [3, 2]))
c54 = Parameter('c54', (I32, [2]), [2, 0])
t55 = Internal('t55', (F32, [3, 2]))
t56 = Internal('t56', (F32, [3, 2]))
x57 = Input('x57', (F32, [1, 3]))
t58 = Internal('t58', (F32, [2, 6]))
t59 = Output('t59', (F32, [2, 6]))
x60 = Input('x60', (F32, [1, 3]))
t61 = Internal('t61', (F32, [2, 6]))
t62 = Internal('t62', (F32, [2, 6]))
c63 = Parameter('c63', (I32, [2, 2]), [0, 0, 1, 0])
t64 = Internal('t64', (F32, [3, 4]))
t65 = Output('t65', (F32, [3, 4]))
t66 = Internal('t66', (F32, [3, 3]))
c67 = Parameter('c67', (I32, [2, 2]), [0, 0, 1, 0])
t68 = Internal('t68', (F32, [3, 4]))
c21 = Parameter('c21', (F32, [3, 1]), [1.0, -2.0, 0.5])
t69 = Internal('t69', (F32, [3, 3]))
t70 = Output('t70', (F32, [3, 3]))
t71 = Internal('t71', (F32, [3, 3]))
t72 = Internal('t72', (F32, [3, 3]))
t73 = Internal('t73', (F32, [1, 3, 3]))
t74 = Internal('t74', (F32, [1, 3, 3]))
t75 = Output('t75', (F32, [3, 3]))
t76 = Internal('t76', (F32, [3, 1, 3]))
t77 = Internal('t77', (F32, [3, 1, 3]))
t78 = Internal('t78', (F32, [3, 3]))
t79 = Output('t79', (F32, [3, 3]))
t80 = Internal('t80', (F32, [3, 3]))
c81 = Parameter('c81', (I32, [1]), [1])
t82 = Internal('t82', (F32, [3]))
t83 = Internal('t83', (F32, [3, 3]))
c84 = Parameter('c84', (I32, [1]), [1])
t85 = Output('t85', (F32, [3]))
x86 = Input('x86', (F32, [2, 4]))
t87 = Internal('t87', (F32, [2, 4]))
t88 = Internal('t88', (F32, [2, 2]))
t89 = Internal('t89', (F32, [2, 2]))
t90 = Internal('t90', (F32, [2, 2]))
x91 = Input('x91', (F32, [2, 4]))
t92 = Internal('t92', (F32, [2, 4]))
t93 = Internal('t93', (F32, [2, 2]))
t94 = Internal('t94', (F32, [2, 2]))
t95 = Output('t95', (F32, [2, 2]))
c96 = Parameter('c96', (F32, [1]), [1.5])
t97 = Output('t97', (F32, [2, 2, 2]))
t98 = Output('t98', (F32, [2, 2, 2]))
t99 = Output('t99', (F32, [2, 2, 2]))
t100 = Output('t100', (F32, [4, 3]))
t101 = Output('t101', (F32, [2, 2, 3]))
t102 = Output('t102', (F32, [3, 6]))
t103 = Output('t103', (F32, [3, 6]))
t104 = Output('t104', (F32, [3, 2]))
t105 = Output('t105', (F32, [3, 2]))
t106 = Output('t106', (F32, [2, 6]))
t107 = Output('t107', (F32, [3, 4]))
t108 = Output('t108', (F32, [3, 3]))
t109 = Output('t109', (F32, [3, 1, 3]))
t110 = Output('t110', (F32, [3]))
t111 = Output('t111', (F32, [2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('SOFTMAX', t3, 1.0, 0).To(t4)
model.Operation('TRANSPOSE', t4, [1, 2, 0]).To(t5)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t6)
model.Operation('SOFTMAX', t6, 1.0, 2).To(t7)
model.Operation('TRANSPOSE', t7, [1, 2, 0]).To(t8)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t9)
model.Operation('SOFTMAX', t9, 1.0, 1).To(t10)
model.Operation('TRANSPOSE', t10, [2, 0, 1]).To(t11)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t12)
model.Operation('LOG_SOFTMAX', t12, 1.0, 0).To(t13)
model.Operation('TRANSPOSE', t13, [2, 0, 1]).To(t14)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t15)
model.Operation('LOG_SOFTMAX', t15, 1.0, -2).To(t16)
model.Operation('TRANSPOSE', t16, [2, 0, 1]).To(t17)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t18)
model.Operation('L2_NORMALIZATION', t18).To(t19)
model.Operation('TRANSPOSE', t19, [2, 0, 1]).To(t22)
model.Operation('RESHAPE', x20, [1, 2, 6]).To(t23)
model.Operation('SOFTMAX', t23, 1.0, -1).To(t24)
model.Operation('RESHAPE', x20, [4, 3]).To(t25)
model.Operation('SOFTMAX', t25, 1.0, -1).To(t26)
model.Operation('RESHAPE', x20, [6, 2]).To(t27)
model.Operation('SOFTMAX', t27, 1.0, -1).To(t28)
model.Operation('RESHAPE', x20, [2, 2, 3]).To(t29)
model.Operation('SOFTMAX', t29, 1.0, -1).To(t30)
model.Operation('RESHAPE', x20, [2, 2, 3]).To(t31)
model.Operation('SOFTMAX', t31, 1.0, 1).To(t32)
model.Operation('RESHAPE', t32, [2, 6]).To(t33)
model.Operation('SOFTMAX', x2, 1.0, 0).To(t34)
model.Operation('SOFTMAX', x35, 1.0, 0).To(t36)
model.Operation('CONCATENATION', t34, t36, 1).To(t37)
model.Operation('SOFTMAX', x2, 1.0, 1).To(t38)
model.Operation('SOFTMAX', x39, 1.0, 1).To(t40)
model.Operation('CONCATENATION', t38, t40, 1).To(t41)
model.Operation('CONCATENATION', x2, x42, 1).To(t43)
model.Operation('SOFTMAX', t43, 1.0, 0).To(t44)
model.Operation('SOFTMAX', x2, 1.0, 0).To(t45)
model.Operation('GATHER', t45, 1, c46).To(t47)
model.Operation('SOFTMAX', x2, 1.0, 1).To(t48)
model.Operation('GATHER', t48, 1, c49).To(t50)
model.Operation('GATHER', x2, 1, c51).To(t52)
model.Operation('SOFTMAX', t52, 1.0, 0).To(t53)
model.Operation('GATHER', x2, 1, c54).To(t55)
model.Operation('SOFTMAX', t55, 1.0, 1).To(t56)
model.Operation('TILE', x57, [2, 2]).To(t58)
model.Operation('SOFTMAX', t58, 1.0, 0).To(t59)
model.Operation('TILE', x60, [2, 2]).To(t61)
model.Operation('SOFTMAX', t61, 1.0, 1).To(t62)
model.Operation('PAD', x2, c63).To(t64)
model.Operation('SOFTMAX', t64, 1.0, 1).To(t65)
model.Operation('SOFTMAX', x2, 1.0, 1).To(t66)
model.Operation('PAD', t66, c67).To(t68)
model.Operation('ADD', x2, c21, 0).To(t69)
model.Operation('SOFTMAX', t69, 1.0, 0).To(t70)
model.Operation('ADD', x2, c21, 0).To(t71)
model.Operation('SOFTMAX', t71, 1.0, 1).To(t72)
model.Operation('EXPAND_DIMS', x2, 0).To(t73)
model.Operation('SOFTMAX', t73, 1.0, 1).To(t74)
model.Operation('SQUEEZE', t74, [0]).To(t75)
model.Operation('EXPAND_DIMS', x2, 1).To(t76)
model.Operation('SOFTMAX', t76, 1.0, 1).To(t77)
model.Operation('STRIDED_SLICE', x2, [2, 0], [-4, 3], [-1, 1], 0, 0, 0).To(t78)
model.Operation('SOFTMAX', t78, 1.0, 0).To(t79)
model.Operation('SOFTMAX', x2, 1.0, 0).To(t80)
model.Operation('REDUCE_SUM', t80, c81, False).To(t82)
model.Operation('SOFTMAX', x2, 1.0, 1).To(t83)
model.Operation('REDUCE_SUM', t83, c84, False).To(t85)
model.Operation('SOFTMAX', x86, 1.0, 0).To(t87)
model.Operation('SPLIT', t87, 1, 2).To(t88, t89)
model.Operation('ADD', t88, t89, 0).To(t90)
model.Operation('SOFTMAX', x91, 1.0, 1).To(t92)
model.Operation('SPLIT', t92, 1, 2).To(t93, t94)
model.Operation('ADD', t93, t94, 0).To(t95)
model.Operation('SUB', c96, t8, 0).To(t97)
model.Operation('SUB', c96, t14, 0).To(t98)
model.Operation('SUB', c96, t22, 0).To(t99)
model.Operation('SUB', c96, t26, 0).To(t100)
model.Operation('SUB', c96, t30, 0).To(t101)
model.Operation('SUB', c96, t37, 0).To(t102)
model.Operation('SUB', c96, t44, 0).To(t103)
model.Operation('SUB', c96, t50, 0).To(t104)
model.Operation('SUB', c96, t56, 0).To(t105)
model.Operation('SUB', c96, t62, 0).To(t106)
model.Operation('SUB', c96, t68, 0).To(t107)
model.Operation('SUB', c96, t72, 0).To(t108)
model.Operation('SUB', c96, t77, 0).To(t109)
model.Operation('SUB', c96, t82, 0).To(t110)
model.Operation('SUB', c96, t90, 0).To(t111)
Example({
    x1: [1.0625, -2.4375, -1.9375, 1.25, -2.125, -0.9375, 0.0, -1.5625],
    t5: [0.95257413, 0.047425874, 0.10669059, 0.8933094, 0.02442309, 0.97557694, 0.65135485, 0.34864512],
    t11: [0.9603612, 0.03963884, 0.18242553, 0.8175745, 0.12592277, 0.87407726, 0.9433476, 0.056652427],
    t17: [-0.029750418, -3.5297503, -3.2279458, -0.040445857, -1.4536898, -0.26618984, -0.19029914,
    -1.7527992],
    x20: [-1.5625, 2.0, 0.125, 1.25, -2.5625, -1.375, 0.75, -1.125, 0.9375, 2.375, 1.1875, 1.9375],
    t24: [0.016699295, 0.58867043, 0.09027553, 0.2780682, 0.0061433273, 0.020143194, 0.08152811, 0.01250274,
    0.09834167, 0.4140339, 0.1262732, 0.26732036],
    t28: [0.027585283, 0.97241473, 0.24508502, 0.754915, 0.23370636, 0.76629364, 0.86703575, 0.13296424,
    0.19193278, 0.8080672, 0.32082132, 0.6791787],
    t33: [0.056652427, 0.9896718, 0.8175745, 0.9433476, 0.010328152, 0.18242553, 0.16451646, 0.090092994,
    0.26894143, 0.83548355, 0.909907, 0.7310586],
    x2: [1.6875, -2.625, 0.75, -1.1875, 1.375, 2.0625, -0.3125, 2.625, -0.625],
    x35: [1.375, -1.75, -2.875, -1.9375, 2.625, 1.8125, -1.5625, -0.6875, -0.75],
    x39: [0.4375, 0.6875, 0.3125, -0.125, 2.0625, 0.1875, -1.5, -1.25, 2.75],
    t41: [0.7117409, 0.009537334, 0.27872175, 0.31580386, 0.4055002, 0.27869594, 0.02515183, 0.3261739,
    0.64867425, 0.08865452, 0.7901691, 0.12117636, 0.048543144, 0.91594195, 0.035514925, 0.01381417,
    0.017737746, 0.9684481],
    x42: [-2.5625, -1.375, 0.3125, -2.6875, -2.625, 1.5, -0.875, -2.875, 0.0625],
    t47: [0.20127648, 0.83910114, 0.74783283, 0.047338847, 0.050890666, 0.11355999],
    t53: [0.20127648, 0.83910114, 0.74783283, 0.047338847, 0.050890666, 0.11355999],
    x57: [2.5625, -3.0, 0.6875],
    t59: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    x60: [1.375, 2.875, 1.75],
    t65: [0.11634145, 0.62893593, 0.008427747, 0.24629486, 0.0761866, 0.023235599, 0.30132383, 0.59925395,
    0.062222134, 0.045522686, 0.8589501, 0.03330511],
    t70: [0.92174923, 0.008382049, 0.7471963, 0.0025890039, 0.022784773, 0.13821742, 0.075661786, 0.96883315,
    0.114586264],
    t75: [0.83910114, 0.0040623257, 0.20127648, 0.047338847, 0.22179545, 0.74783283, 0.11355999, 0.7741422,
    0.050890666],
    t79: [0.11355999, 0.7741422, 0.050890666, 0.047338847, 0.22179545, 0.74783283, 0.83910114, 0.0040623257,
    0.20127648],
    t85: [1.0, 1.0, 1.0],
    x86: [-0.875, -2.4375, -2.0, -0.75, -2.125, -2.5625, -1.625, -2.75],
    x91: [-1.625, 1.375, -1.9375, 3.0, -2.0625, 0.6875, -0.0625, -0.125],
    t95: [0.013984952, 0.986015, 0.27085006, 0.72914994],
    t97: [0.5396388, 1.3740772, 1.4603611, 0.62592274, 1.3175745, 0.5566524, 0.6824255, 1.4433476],
    t98: [1.5485873, 5.2122264, 4.5485873, 1.5247263, 3.7378223, 1.9287007, 1.6128223, 2.5537007],
    t99: [1.0527864, 2.4333456, 2.5, 0.87530494, 2.3944273, 1.8589791, 1.5, 2.2808688],
    t100: [1.4759945, 0.65377784, 1.3702276, 0.586368, 1.4798152, 1.4338167, 1.0761967, 1.4350077, 0.98879564,
    0.98734546, 1.3436491, 1.1690054],
    t101: [1.4759945, 0.65377784, 1.3702276, 0.586368, 1.4798152, 1.4338167, 1.0761967, 1.4350077, 0.98879564,
    0.98734546, 1.3436491, 1.1690054],
    t102: [0.66089886, 1.4959377, 1.2987235, 0.5820829, 1.488, 1.4915222, 1.4526612, 1.2782046, 0.75216717,
    1.4665649, 0.54672307, 0.5794621, 1.38644, 0.7258578, 1.4491093, 1.4513521, 1.4652768,
    1.4290158],
    t103: [0.66089886, 1.4959377, 1.2987235, 1.3627965, 0.8375882, 1.3022807, 1.4526612, 1.2782046,
    0.75216717, 1.3789184, 1.3102158, 0.8517033, 1.38644, 0.7258578, 1.4491093, 0.7582851, 1.352196,
    1.346016],
    t104: [1.2212782, 0.7882591, 0.85132575, 1.4748482, 1.464485, 1.4514569],
    t105: [1.2185944, 0.7814056, 0.5373269, 1.4626731, 1.0774953, 0.92250466],
    t106: [1.4279194, 1.1769572, 1.3951234, 1.4279194, 1.1769572, 1.3951234, 1.4279194, 1.1769572, 1.3951234,
    1.4279194, 1.1769572, 1.3951234],
    t107: [1.5, 0.7882591, 1.4904627, 1.2212782, 1.5, 1.4748482, 1.1738261, 0.85132575, 1.5, 1.4514569,
    0.58405805, 1.464485],
    t108: [0.7882591, 1.4904627, 1.2212782, 1.4748482, 1.1738261, 0.85132575, 1.4514569, 0.58405805, 1.464485],
    t109: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    t110: [0.4555601, 0.48303282, 0.56140715],
    t111: [0.31536674, 0.08799362, 0.68463326, 0.91200644],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
