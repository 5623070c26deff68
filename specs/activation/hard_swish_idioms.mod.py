# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: what is taken for one operation, and what only looks like it.

# One tensor in the gate, and another one beside it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 4]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [3.0])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3, 4]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3, 4]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1]), [6.0])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3, 4]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3, 4]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 4]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1]), [3.0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3, 4]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3, 4]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1]), [6.0])
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 3, 4]))
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 3, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 4]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [3.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 3, 4]))
x3 = Input('x3', ('TENSOR_FLOAT32', [2, 3, 4]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 3, 4]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1]), [6.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [3.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3, 4]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 3, 4]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3, 4]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1]), [0.16666667])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 4]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1]), [3.0])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3, 4]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3, 4]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [1]), [0.16666667])
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3, 4]))
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 3, 4]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1]), [0.16666667])
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1]), [3.0])
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3, 4]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 3, 4]))
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 3, 4]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1]), [3.0])
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1]), [0.16666667])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3, 4]))
t44 = Output('t44', ('TENSOR_FLOAT32', [2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [1]), [2.5])
t46 = Internal('t46', ('TENSOR_FLOAT32', [2, 3, 4]))
t47 = Internal('t47', ('TENSOR_FLOAT32', [2, 3, 4]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3, 4]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [1]), [6.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [2, 3, 4]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [1]), [3.0])
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 3, 4]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3, 4]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3, 4]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [5.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 3, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1]), [3.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 3, 4]))
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 3, 4]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3, 4]))
c61 = Parameter('c61', ('TENSOR_FLOAT32', [1]), [6.0])
t62 = Output('t62', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('RELU6', t6).To(t7)
model.Operation('DIV', t7, c8, 0).To(t9)
model.Operation('MUL', x1, t9, 0).To(t10)
model.Operation('ADD', x2, c11, 0).To(t12)
model.Operation('RELU6', t12).To(t13)
model.Operation('DIV', t13, c14, 0).To(t15)
model.Operation('MUL', x1, t15, 0).To(t16)
model.Operation('ADD', x4, c17, 3).To(t18)
model.Operation('MUL', t18, x3, 0).To(t19)
model.Operation('DIV', t19, c20, 0).To(t21)
model.Operation('ADD', x3, c22, 0).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('MUL', x4, t24, 0).To(t25)
model.Operation('MUL', t25, c26, 0).To(t27)
model.Operation('ADD', x3, c28, 0).To(t29)
model.Operation('RELU6', t29).To(t30)
model.Operation('MUL', t30, c31, 0).To(t32)
model.Operation('MUL', x4, t32, 0).To(t33)
model.Operation('MUL', x4, c34, 0).To(t35)
model.Operation('ADD', x3, c36, 0).To(t37)
model.Operation('RELU6', t37).To(t38)
model.Operation('MUL', t35, t38, 0).To(t39)
model.Operation('ADD', x4, c40, 3).To(t41)
model.Operation('MUL', t41, c42, 0).To(t43)
model.Operation('MUL', t43, x4, 0).To(t44)
model.Operation('ADD', x3, c45, 0).To(t46)
model.Operation('RELU6', t46).To(t47)
model.Operation('MUL', x3, t47, 0).To(t48)
model.Operation('DIV', t48, c49, 0).To(t50)
model.Operation('ADD', x3, c51, 0).To(t52)
model.Operation('RELU6', t52).To(t53)
model.Operation('MUL', x3, t53, 0).To(t54)
model.Operation('DIV', t54, c55, 0).To(t56)
model.Operation('ADD', x3, c57, 0).To(t58)
model.Operation('RELU', t58).To(t59)
model.Operation('MUL', x3, t59, 0).To(t60)
model.Operation('DIV', t60, c61, 0).To(t62)
Example({
    x1: [-1.875, -0.8125, -2.625, -0.3125, -1.625, -1.0625, 1.625, -1.9375, 2.3125, -3.9375, 0.5, 1.6875,
    0.8125, -2.8125, 3.625, 3.5625, -0.9375, 3.875, -3.8125, 3.8125, -3.0625, 2.125, 2.0625, 0.6875],
    t10: [-0.3515625, -0.29622397, -0.1640625, -0.13997395, -0.37239584, -0.34309894, 1.2526041, -0.34309894,
    2.0475261, 0.0, 0.29166666, 1.3183594, 0.51627606, -0.087890625, 3.625, 3.5625, -0.32226562,
    3.875, 0.0, 3.8125, 0.0, 1.8151042, 1.7402344, 0.42252603],
    x2: [-0.75, -1.6875, 0.0625, 3.875, 1.125, 0.75, 2.5625, -2.125, 2.25, 0.625, 3.5, 1.8125, 2.125,
    -2.3125, 1.9375, -2.875, -1.625, -2.1875, 2.0, 3.375, -2.0, -3.5, 2.75, -1.0625],
    t16: [-0.703125, -0.17773438, -1.3398438, -0.3125, -1.1171875, -0.6640625, 1.5065104, -0.28255206,
    2.0234375, -2.3789062, 0.5, 1.3535156, 0.69401044, -0.32226562, 2.983073, 0.07421875,
    -0.21484375, 0.5247396, -3.1770833, 3.8125, -0.5104167, 0.0, 1.9765625, 0.2220052],
    x4: [3.0, -1.6875, 0.6875, 2.5625, 1.8125, -1.0, -2.125, 2.125, -1.0625, 3.25, 2.875, -0.5, 3.625,
    -1.375, 0.8125, -0.625, -3.875, -2.0625, 1.6875, -3.75, -3.1875, 3.8125, 2.1875, 3.125],
    x3: [-3.6875, 0.4375, 3.8125, -0.3125, -1.1875, 0.8125, 1.625, -3.1875, 2.3125, 2.25, -4.0, -1.3125,
    3.4375, -2.5625, 1.375, -3.5, -2.9375, -3.0625, 3.25, 2.0625, -2.6875, -2.4375, 1.4375, 1.125],
    t21: [-3.6875, 0.095703125, 2.3430989, -0.28971353, -0.95247394, 0.27083334, 0.23697917, -2.7226562,
    0.7467448, 2.25, -3.9166667, -0.546875, 3.4375, -0.69401044, 0.87369794, -1.3854166, 0.0,
    -0.47851562, 2.5390625, 0.0, 0.0, -2.4375, 1.2428385, 1.125],
    t27: [0.0, -0.9667969, 0.6875, 1.1477865, 0.54752606, -0.6354167, -1.6380209, 0.0, -0.94075525, 2.84375,
    0.0, -0.140625, 3.625, -0.10026042, 0.59244794, 0.0, -0.040364586, 0.0, 1.6875, -3.1640625,
    -0.16601562, 0.35742188, 1.6178386, 2.1484375],
    t33: [0.0, -0.96679693, 0.6875, 1.1477865, 0.54752606, -0.6354167, -1.6380209, 0.0, -0.94075525, 2.84375,
    0.0, -0.140625, 3.625, -0.10026042, 0.59244794, 0.0, -0.040364586, 0.0, 1.6875, -3.1640625,
    -0.16601564, 0.35742188, 1.6178386, 2.1484375],
    t39: [0.0, -0.9667969, 0.6875, 1.1477865, 0.54752606, -0.6354167, -1.6380209, 0.0, -0.94075525, 2.84375,
    0.0, -0.140625, 3.625, -0.10026042, 0.59244794, 0.0, -0.040364586, 0.0, 1.6875, -3.1640625,
    -0.16601562, 0.35742188, 1.6178386, 2.1484377],
    t44: [3.0, -0.36914062, 0.42252606, 2.3756511, 1.4537761, -0.33333334, -0.30989584, 1.8151042,
    -0.34309897, 3.25, 2.8151042, -0.20833334, 3.625, -0.37239584, 0.51627606, -0.24739584, 0.0,
    -0.32226562, 1.3183594, 0.0, 0.0, 3.8125, 1.8912761, 3.125],
    t50: [0.0, 0.2141927, 3.8125, -0.11393229, -0.25976562, 0.44856772, 1.1171875, 0.0, 1.8548177, 1.78125,
    0.0, -0.25976562, 3.4016926, 0.0, 0.8880208, 0.0, 0.0, 0.0, 3.1145833, 1.5683594, 0.0,
    -0.025390625, 0.9433594, 0.6796875],
    t56: [0.0, 0.30078125, 4.575, -0.16796875, -0.43046874, 0.6195313, 1.503125, 0.0, 2.4570312, 2.3625, 0.0,
    -0.44296876, 4.125, -0.22421876, 1.203125, 0.0, -0.03671875, 0.0, 3.9, 2.0882812, -0.16796875,
    -0.27421874, 1.2757813, 0.928125],
    t62: [0.0, 0.25065103, 4.328776, -0.13997395, -0.35872397, 0.51627606, 1.2526041, 0.0, 2.0475261,
    1.96875, 0.0, -0.36914062, 3.6881511, -0.18684895, 1.0026041, 0.0, -0.030598959, 0.0, 3.3854167,
    1.7402344, -0.13997395, -0.22851562, 1.063151, 0.7734375],
}, name='gates').DisableLifeTimeVariation()

# One tensor in the gate, and another one beside it. Both are results of SPLIT.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 8]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 3, 4]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 8]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3, 4]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3, 4]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [3.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 3, 4]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3, 4]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [6.0])
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3, 4]))
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 3, 4]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [3.0])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3, 4]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 3, 4]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1]), [6.0])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 3, 4]))
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 3, 4]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [3.0])
t20 = Internal('t20', ('TENSOR_FLOAT32', [2, 3, 4]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [6.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 4]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1]), [3.0])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3, 4]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 3, 4]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 3, 4]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1]), [0.16666667])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 4]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [3.0])
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 3, 4]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3, 4]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [1]), [0.16666667])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 3, 4]))
t35 = Output('t35', ('TENSOR_FLOAT32', [2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1]), [0.16666667])
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3, 4]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [1]), [3.0])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3, 4]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 3, 4]))
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1]), [3.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3, 4]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1]), [0.16666667])
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 3, 4]))
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 3, 4]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [2.5])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3, 4]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 3, 4]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 3, 4]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [1]), [6.0])
t52 = Output('t52', ('TENSOR_FLOAT32', [2, 3, 4]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [1]), [3.0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3, 4]))
t55 = Internal('t55', ('TENSOR_FLOAT32', [2, 3, 4]))
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 3, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1]), [5.0])
t58 = Output('t58', ('TENSOR_FLOAT32', [2, 3, 4]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [1]), [3.0])
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3, 4]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 3, 4]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3, 4]))
c63 = Parameter('c63', ('TENSOR_FLOAT32', [1]), [6.0])
t64 = Output('t64', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('SPLIT', x1, 2, 2).To(t2, t3)
model.Operation('SPLIT', x4, 2, 2).To(t5, t6)
model.Operation('ADD', t2, c7, 0).To(t8)
model.Operation('RELU6', t8).To(t9)
model.Operation('DIV', t9, c10, 0).To(t11)
model.Operation('MUL', t2, t11, 0).To(t12)
model.Operation('ADD', t3, c13, 0).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('DIV', t15, c16, 0).To(t17)
model.Operation('MUL', t2, t17, 0).To(t18)
model.Operation('ADD', t6, c19, 3).To(t20)
model.Operation('MUL', t20, t5, 0).To(t21)
model.Operation('DIV', t21, c22, 0).To(t23)
model.Operation('ADD', t5, c24, 0).To(t25)
model.Operation('RELU6', t25).To(t26)
model.Operation('MUL', t6, t26, 0).To(t27)
model.Operation('MUL', t27, c28, 0).To(t29)
model.Operation('ADD', t5, c30, 0).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('MUL', t32, c33, 0).To(t34)
model.Operation('MUL', t6, t34, 0).To(t35)
model.Operation('MUL', t6, c36, 0).To(t37)
model.Operation('ADD', t5, c38, 0).To(t39)
model.Operation('RELU6', t39).To(t40)
model.Operation('MUL', t37, t40, 0).To(t41)
model.Operation('ADD', t6, c42, 3).To(t43)
model.Operation('MUL', t43, c44, 0).To(t45)
model.Operation('MUL', t45, t6, 0).To(t46)
model.Operation('ADD', t5, c47, 0).To(t48)
model.Operation('RELU6', t48).To(t49)
model.Operation('MUL', t5, t49, 0).To(t50)
model.Operation('DIV', t50, c51, 0).To(t52)
model.Operation('ADD', t5, c53, 0).To(t54)
model.Operation('RELU6', t54).To(t55)
model.Operation('MUL', t5, t55, 0).To(t56)
model.Operation('DIV', t56, c57, 0).To(t58)
model.Operation('ADD', t5, c59, 0).To(t60)
model.Operation('RELU', t60).To(t61)
model.Operation('MUL', t5, t61, 0).To(t62)
model.Operation('DIV', t62, c63, 0).To(t64)
Example({
    x1: [-0.75, -3.0, -1.25, 1.625, -1.1875, -1.0, -2.3125, -2.0, -2.875, -0.875, 0.75, 1.375, 2.375,
    -1.0625, -1.875, -2.625, -3.75, 3.625, -1.3125, 4.0, 1.0, 0.5, -0.6875, 2.125, -3.125, -3.4375,
    -1.9375, 1.5, -1.6875, 1.1875, 1.75, 1.125, 3.875, 0.375, 3.375, 0.125, 3.4375, -3.1875, 3.0625,
    3.9375, -1.625, 1.3125, 0.875, -2.6875, -0.125, 2.0625, 2.5625, 0.25],
    x4: [-3.9375, 0.375, 0.5, 3.8125, -3.125, -0.1875, 2.375, 2.125, 2.8125, -2.0, 1.1875, 3.75, 1.4375,
    1.8125, 3.25, -3.3125, -1.0625, 1.375, 2.75, -2.0625, 3.0625, -3.875, 2.6875, 0.8125, -2.25,
    -0.8125, 3.5625, -3.5625, 1.9375, -2.625, 0.9375, 0.125, 0.1875, 2.25, -1.625, -2.6875, -1.5,
    0.25, 1.625, 3.6875, -0.9375, 4.0, -1.875, 1.125, -1.8125, -2.9375, 0.4375, -1.375],
    t12: [-0.28125, 0.0, -0.3645833, 1.2526041, -0.059895836, -0.3098958, 0.46875, 1.0026042, 0.0, 3.625,
    -0.36914062, 4.0, 0.0, 0.0, -0.34309894, 1.125, 3.875, 0.2109375, 3.375, 0.065104164,
    -0.37239584, 0.9433594, 0.5651041, -0.13997395],
    t18: [-0.2265625, -1.0, -0.14322917, 0.27083334, -2.5755208, -0.28255206, 0.140625, 0.0859375, -2.5,
    2.1145833, -0.5058594, 3.4166667, -0.68359375, -2.3990886, -1.5338542, 1.03125, 3.875, 0.0,
    3.375, 0.125, -0.7786458, 1.1074219, 0.8111979, -1.4557292],
    t23: [0.0, 0.17578125, 0.44791666, 3.2565105, 2.0800781, -1.6041666, 1.1875, 0.0, -1.0625, 0.0,
    2.6067708, -1.3105469, -1.8515625, -0.05078125, 2.3378906, -1.8554688, 0.046875, 1.21875,
    -1.2526041, -2.6875, -0.18554688, 0.041666668, -1.0742188, 0.3046875],
    t29: [0.0, -0.10546875, 1.3854167, 2.125, 1.3925781, 0.30208334, 2.2682292, -3.3125, 0.9889323,
    -2.825521, 2.575521, 0.12695312, 0.2421875, -0.95703125, 0.9375, 0.0, -0.796875, 0.21875,
    0.37239584, 0.1920573, -0.6230469, -2.9375, 0.08203125, -0.9453125],
    t35: [0.0, -0.10546875, 1.3854167, 2.125, 1.3925781, 0.30208334, 2.2682292, -3.3125, 0.9889324,
    -2.825521, 2.575521, 0.12695312, 0.2421875, -0.95703125, 0.9375, 0.0, -0.796875, 0.21875,
    0.37239584, 0.1920573, -0.6230469, -2.9375, 0.08203125, -0.9453125],
    t41: [0.0, -0.10546875, 1.3854167, 2.125, 1.3925781, 0.30208334, 2.2682292, -3.3125002, 0.9889323,
    -2.825521, 2.575521, 0.12695312, 0.24218751, -0.95703125, 0.9375, 0.0, -0.796875, 0.21875,
    0.37239584, 0.19205731, -0.6230469, -2.9375, 0.08203126, -0.9453125],
    t46: [0.0, -0.087890625, 2.1276042, 1.8151042, 1.0631511, 1.4537761, 3.25, 0.0, 3.0625, 0.0, 2.5475261,
    0.51627606, 1.5944011, -0.1640625, 0.6152344, 0.06510417, -0.375, 0.13541667, 1.2526042, 3.6875,
    -0.35872397, -0.030598959, 0.25065106, -0.37239584],
    t52: [0.0, 0.1796875, 0.25, 3.8125, 2.4902344, -0.16666667, 0.7298177, 3.75, -0.25455728, 0.8880208,
    2.40625, -0.15039062, -0.09375, -0.22851562, 3.5625, 0.0, 0.083984375, 1.78125, -0.23697917,
    0.0, -0.24414062, 4.0, -0.1953125, 0.6796875],
    t58: [0.0, 0.253125, 0.35, 4.575, 3.2695312, -0.4, 0.9945313, 4.5, -0.41171876, 1.203125, 3.1625,
    -0.38671875, -0.3375, -0.35546875, 4.275, 0.0, 0.11953125, 2.3625, -0.446875, -0.16796875,
    -0.38671875, 4.8, -0.421875, 0.928125],
    t64: [0.0, 0.2109375, 0.29166666, 4.328776, 2.7246094, -0.33333334, 0.82877606, 4.21875, -0.34309897,
    1.0026041, 2.6354167, -0.32226562, -0.28125, -0.29622397, 3.8964844, 0.0, 0.099609375, 1.96875,
    -0.37239584, -0.13997395, -0.32226562, 4.6666665, -0.3515625, 0.7734375],
}, name='gates_of_halves').DisableLifeTimeVariation()
