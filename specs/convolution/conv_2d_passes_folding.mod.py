# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: constants and neighbors that go into a layer under conditions.

# Constants of each kind behind it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 0.0, 1.0, 0.0, -1.0, -1.0, -2.0, -1.0, 0.0, 1.0, -1.0, 0.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 2.0, -1.0, 1.0, -1.0, -2.0, 0.0, 1.0, -2.0, 0.0, -1.0, 0.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [-2.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -2.0, -2.0, -1.0, 1.0, -2.0, -1.0, -1.0, -1.0, 0.0, 2.0, 1.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 0.0, -1.0, -1.0, -1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 1.0, -2.0, -1.0, -1.0, 0.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 1.0, 2.0, 1.0, 1.0, 2.0, -1.0, 0.0, 2.0, 2.0, 1.0, -1.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [-2.0])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 1.0, -2.0, 0.0, 0.0, -2.0, -1.0, 2.0, 1.0, 2.0, 1.0, 2.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 1.0, -2.0, -1.0, -1.0, -2.0, 1.0, 0.0, 2.0, -2.0, -1.0, -2.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, -2.0, 2.0, 1.0, -1.0, 2.0, -1.0, 1.0, -2.0, 2.0, -1.0, 1.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, -1.0, 2.0, -2.0, 0.0, 0.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 2.0, -1.0, 0.0, -2.0, 2.0, 1.0, -2.0, 0.0, 0.0, -2.0, 1.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 0.0, 0.0, 2.0, -2.0, 1.0, 2.0, -2.0, 0.0, 0.0, 0.0, -2.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, -2.0, -1.0, 0.0, 0.0, 0.0, -2.0, 2.0, 2.0, -2.0, 0.0, 2.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t65 = Output('t65', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
x64 = Input('x64', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t73 = Output('t73', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('CONV_2D', x1, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('CONV_2D', x1, c12, c13, 1, 1, 1, 1).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('CONV_2D', x1, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('CONV_2D', x1, c22, c23, 1, 1, 1, 0).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('CONV_2D', x1, c27, c28, 1, 1, 1, 1).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('CONV_2D', x1, c32, c33, 1, 1, 1, 1).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('CONV_2D', x1, c37, c38, 1, 1, 1, 0).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('CONV_2D', x1, c42, c43, 1, 1, 1, 0).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('CONV_2D', x1, c47, c48, 1, 1, 1, 0).To(t49)
model.Operation('DIV', t49, c50, 1).To(t51)
model.Operation('CONV_2D', x1, c52, c53, 1, 1, 1, 0).To(t54)
model.Operation('DIV', c55, t54, 0).To(t56)
model.Operation('CONV_2D', x1, c57, c58, 1, 1, 1, 0).To(t59)
model.Operation('DIV', c60, t59, 3).To(t61)
model.Operation('CONV_2D', x1, c62, c63, 1, 1, 1, 0).To(t65)
model.Operation('CONV_2D', x64, c62, c63, 1, 1, 1, 0).To(t66)
model.Operation('CONV_2D', x1, c62, c63, 1, 1, 1, 0).To(t67)
model.Operation('MUL', t66, c68, 0).To(t69)
model.Operation('ADD', t67, c70, 0).To(t71)
model.Operation('MAXIMUM', t69, t65).To(t72)
model.Operation('SUB', t71, t67, 3).To(t73)
Example({
    x1: [1.0, -3.5, -1.0, -0.5, 4.0, -1.5, -4.0, -2.5, 3.5, 1.0, 3.0, 1.0],
    t6: [0.25, 1.75, 1.75, 9.25, -8.25, -0.25, -4.75, -5.75, 2.75, 14.75, -4.75, -1.75, -0.75, -14.75, 2.25,
    -2.75, -7.25, 5.25],
    t11: [0.0, 1.25, 0.0, 0.0, 0.0, 0.0, 4.25, 0.0, 0.0, 0.0, 5.75, 2.75, 6.25, 0.0, 0.0, 7.25, 0.0, 0.0],
    t16: [10.75, 6.25, 4.0, 2.0, 0.0, 11.75, 2.0, 3.75, 4.0, 8.25, 0.0, 16.25, 2.0, 0.0, 7.75, 2.0, 0.0, 4.0],
    t21: [2.75, -4.25, -10.25, -5.25, 7.75, -4.25, 7.25, -5.25, 1.25, -13.25, 9.75, -12.25, 2.25, 1.25, 9.25,
    5.25, -4.25, 4.25],
    t26: [0.75, 2.75, 0.25, 6.0, 1.75, 4.25, 0.0, 5.25, 0.0, 6.0, 0.0, 3.75, 3.25, 3.75, 0.0, 0.0, 4.25, 0.0],
    t31: [-2.0, -2.0, -2.0, -10.25, -2.0, -4.75, -2.0, -2.0, -7.25, -12.75, -2.0, -2.0, -7.75, -2.25, -13.25,
    -2.0, -4.75, -10.25],
    t36: [0.0, -4.75, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, 5.0, 0.0, -1.25, 0.0, 0.0, 0.0, 43.0, 4.5, 0.0, 21.0],
    t41: [-1.75, 2.75, 11.25, 7.5, -7.5, 3.5, -16.5, -6.5, 22.5, -1.25, 10.25, -8.25, 23.5, 9.5, -0.5, -7.5,
    -14.5, 8.5],
    t46: [11.5, 9.75, -33.0, 17.5, 7.75, -17.0, 8.5, 9.25, -43.0, 28.5, 5.75, 3.0, 12.5, 5.75, -27.0, -1.5,
    3.25, -15.0],
    t51: [2.375, 1.75, 0.0, 5.875, 0.75, 0.3125, 3.375, 2.25, 0.6875, 2.375, 3.25, 0.0, 3.875, 3.25, 2.1875,
    1.625, 2.25, 1.0625],
    t56: [-0.3478261, 0.08888889, 2.2857144, -0.72727275, -0.17391305, -0.43243244, -0.3478261, 0.0754717,
    16.0, -0.61538464, -0.44444445, -0.6956522, -0.61538464, 0.16, -0.84210527, 8.0, 0.16, 16.0],
    t61: [0.44444445, 0.0, 0.8, 0.53333336, 0.0, 0.0, 0.21621622, 0.0, 6.0, 0.0, 0.121212125, 0.0, 0.0,
    0.47058824, 1.1428572, 0.27586207, 0.0, 6.0],
    t65: [10.25, -1.25, 8.25, -2.75, -13.25, -3.75, 8.25, -2.25, 11.25, -1.25, -7.25, -0.75, -0.25, -6.25,
    7.25, 2.25, -2.25, 4.25],
    x64: [4.0, 0.5, 1.5, 3.0, -0.5, 2.0, -4.0, 3.0, 3.0, 3.0, -0.5, -3.0],
    t72: [10.25, -0.75, 53.0, -2.75, -2.75, 5.0, 8.25, 2.25, 11.25, -1.25, 2.25, -0.75, -0.25, 7.25, 7.25,
    13.5, 2.25, 21.0],
    t73: [2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind behind it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [124, 128, 130, 128, 126, 126, 124, 126, 128, 130, 126, 128])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [4, 4, -2, 2, -4, -8, 0, 4, -4, 0, -2, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', ('TENSOR_INT32', [3]), [6, -16, 2])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [124, 124, 124, 126, 130, 124, 126, 126, 126, 128, 132, 130])
c13 = Parameter('c13', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [4, 0, -2, -2, -4, 0, 8, 0, 4, 4, 2, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c18 = Parameter('c18', ('TENSOR_INT32', [3]), [6, -16, 2])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [130, 130, 124, 126, 126, 128, 128, 130, 132, 126, 130, 132])
c23 = Parameter('c23', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, 2, 4, 2, 4, 8, -4, 0, 4, 4, 2, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c28 = Parameter('c28', ('TENSOR_INT32', [3]), [6, -16, 2])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [128, 130, 124, 128, 128, 124, 126, 132, 130, 132, 130, 132])
c33 = Parameter('c33', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-4, 2, -4, -2, -4, -8, 4, 0, 4, -4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c38 = Parameter('c38', ('TENSOR_INT32', [3]), [6, -16, 2])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 120), [122, 116, 124])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [128, 124, 132, 130, 126, 132, 126, 130, 124, 132, 126, 130])
c43 = Parameter('c43', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [2, -2, 4, -4, 0, 0, 0, -4, 2, 2, 2, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c48 = Parameter('c48', ('TENSOR_INT32', [3]), [6, -16, 2])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 128])
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
t58 = Output('t58', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('CONV_2D', x1, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('CONV_2D', x1, c12, c13, 1, 1, 1, 1).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('CONV_2D', x1, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('CONV_2D', x1, c22, c23, 1, 1, 1, 0).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('CONV_2D', x1, c27, c28, 1, 1, 1, 1).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('CONV_2D', x1, c32, c33, 1, 1, 1, 1).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('CONV_2D', x1, c37, c38, 1, 1, 1, 0).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('CONV_2D', x1, c42, c43, 1, 1, 1, 0).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('CONV_2D', x1, c47, c48, 1, 1, 1, 0).To(t50)
model.Operation('CONV_2D', x49, c47, c48, 1, 1, 1, 0).To(t51)
model.Operation('CONV_2D', x1, c47, c48, 1, 1, 1, 0).To(t52)
model.Operation('MUL', t51, c53, 0).To(t54)
model.Operation('ADD', t52, c55, 0).To(t56)
model.Operation('MAXIMUM', t54, t50).To(t57)
model.Operation('SUB', t56, t52, 3).To(t58)
Example({
    x1: [122, 113, 118, 119, 128, 117, 112, 115, 127, 122, 126, 122],
    t6: [121, 124, 124, 139, 104, 120, 111, 109, 126, 150, 111, 117, 119, 91, 125, 115, 106, 131],
    t11: [120, 123, 120, 120, 120, 120, 129, 120, 120, 120, 132, 126, 133, 120, 120, 135, 120, 120],
    t16: [142, 133, 128, 124, 120, 144, 124, 128, 128, 137, 120, 153, 124, 120, 136, 124, 120, 128],
    t21: [126, 112, 100, 110, 136, 112, 135, 110, 123, 94, 140, 96, 125, 123, 139, 131, 112, 129],
    t26: [121, 125, 120, 132, 123, 128, 120, 130, 120, 132, 120, 127, 126, 127, 120, 120, 128, 120],
    t31: [116, 116, 116, 99, 116, 110, 116, 116, 105, 94, 116, 116, 104, 115, 93, 116, 110, 99],
    t36: [120, 110, 120, 120, 120, 120, 120, 118, 132, 120, 117, 120, 120, 120, 208, 130, 120, 164],
    t41: [117, 126, 143, 134, 104, 126, 88, 108, 166, 118, 141, 104, 166, 138, 118, 106, 92, 138],
    t46: [144, 139, 56, 156, 135, 88, 138, 138, 36, 178, 131, 128, 146, 131, 68, 118, 126, 92],
    t50: [130, 117, 113, 144, 119, 123, 134, 116, 126, 130, 114, 117, 136, 114, 138, 127, 116, 129],
    x49: [118, 116, 123, 112, 127, 112, 122, 121, 114, 127, 122, 121],
    t57: [174, 117, 113, 208, 119, 123, 156, 124, 126, 130, 131, 140, 136, 125, 140, 128, 124, 136],
    t58: [124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128],
}, name='behind_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Constants of each kind before it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 1.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0, 2.0, 2.0, -1.0, -2.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 0.0, 1.0, 0.0, -2.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [-2.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 2.0, -1.0, 0.0, 0.0, 0.0, -2.0, 0.0, -1.0, -2.0, 2.0, 2.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, -2.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 1.0, 0.0])
c30 = Parameter('c30', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -1.0, -2.0, -2.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 0.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 0.0, 2.0, 1.0, -2.0, 0.0, 2.0, 2.0, -1.0, 1.0, -2.0, -1.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 2.0, -2.0, 0.0, 2.0, -2.0, 1.0, -2.0, 0.0, -1.0, -2.0, -2.0])
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [-2.0])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 1.0, -2.0, 0.0, 0.0, -2.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 1.0, -1.0, -2.0, 0.0, -2.0, 1.0, -1.0, 1.0, 2.0, -1.0, 1.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 1.0, 2.0, 0.0, -1.0, 1.0, 0.0, 2.0, -2.0, 1.0, -2.0, 1.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 0.0, 1.0, 0.0, -2.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0])
c65 = Parameter('c65', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 0.0, -1.0, 2.0, 0.0, -1.0, -1.0, 1.0, -1.0, 2.0, -1.0, 1.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t71 = Output('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 0.0, 1.0, 0.0, -2.0, 1.0, 2.0, 2.0, 1.0, -2.0, -2.0, 0.0])
c75 = Parameter('c75', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t76 = Output('t76', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [-2.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 0.0, -1.0, -1.0, -2.0, 2.0, 2.0, 2.0, 1.0, -1.0, 0.0, -2.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, -1.0, 1.0, 1.0, -1.0, -2.0, -1.0, 2.0, -2.0, 1.0, -2.0, 1.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t87 = Output('t87', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -2.0, -1.0, 0.0, -1.0, 2.0, 1.0, 1.0, -2.0, -2.0, 0.0, -2.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t90 = Internal('t90', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1]), [2.0])
t92 = Output('t92', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 1, 1, 1, 0).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('CONV_2D', t28, c29, c30, 1, 1, 1, 0).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('CONV_2D', t33, c34, c35, 2, 1, 1, 0).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('CONV_2D', t38, c39, c40, 1, 1, 1, 0).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('CONV_2D', t43, c44, c45, 2, 1, 1, 0).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('CONV_2D', t48, c49, c50, 1, 1, 1, 0).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('CONV_2D', t53, c54, c55, 2, 1, 1, 0).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('CONV_2D', t58, c59, c60, 1, 1, 1, 0).To(t61)
model.Operation('DIV', x1, c62, 0).To(t63)
model.Operation('CONV_2D', t63, c64, c65, 2, 1, 1, 0).To(t66)
model.Operation('DIV', x1, c67, 0).To(t68)
model.Operation('CONV_2D', t68, c69, c70, 1, 1, 1, 0).To(t71)
model.Operation('DIV', c72, x1, 0).To(t73)
model.Operation('CONV_2D', t73, c74, c75, 2, 1, 1, 0).To(t76)
model.Operation('DIV', c77, x1, 0).To(t78)
model.Operation('CONV_2D', t78, c79, c80, 1, 1, 1, 0).To(t81)
model.Operation('MUL', c84, x1, 0).To(t85)
model.Operation('CONV_2D', x1, c82, c83, 1, 1, 1, 0).To(t86)
model.Operation('CONV_2D', t85, c82, c83, 1, 1, 1, 0).To(t87)
model.Operation('CONV_2D', t85, c88, c89, 1, 1, 1, 0).To(t90)
model.Operation('MINIMUM', t90, c91).To(t92)
Example({
    x1: [3.5, 2.0, -3.5, 1.5, 1.0, -3.0, 1.5, -1.0, -1.0, 3.0, 2.0, 1.5],
    t6: [10.25, -11.25, 13.75, 4.75, -6.25, 3.25, 8.25, -8.25, -1.75, 13.25, -7.75, 1.25],
    t11: [-11.75, 7.25, -5.75, 10.75, -9.75, 5.25, -8.75, -7.25, -6.75, -5.75, -1.75, -4.25, 9.25, -0.75,
    5.25, -6.25, 2.75, -3.25],
    t16: [11.25, 1.25, 0.25, 5.25, -4.25, 8.75, 6.25, -7.25, -5.75, 15.25, -2.25, 1.25],
    t21: [6.75, 8.75, -13.25, 1.25, -0.25, -5.25, -8.75, -2.25, 11.25, -1.75, 3.75, 2.75, 3.25, -2.25, 0.25,
    0.25, -2.25, 1.25],
    t26: [3.75, -7.75, -1.25, -0.25, -3.25, 5.75, 4.25, -5.25, 0.75, -2.75, -2.25, 3.25],
    t31: [-6.75, 1.25, 1.75, -5.75, 1.25, -3.25, 1.25, -2.25, 0.25, -5.25, -2.75, 1.75, -9.75, 3.75, -3.75,
    1.25, -2.25, 0.25],
    t36: [1.25, -4.25, -3.25, -13.25, -0.75, 7.25, 2.25, 1.25, 4.25, 4.25, -7.25, -1.75],
    t41: [12.75, 6.75, -9.75, -5.75, -7.25, -11.75, -0.75, -4.25, 1.25, 2.25, -5.25, -2.25, -7.25, -13.25,
    -4.25, 1.25, -2.25, -2.25],
    t46: [4.25, 11.75, 19.25, 1.25, -17.25, -8.25, 4.25, 5.75, 9.25, -10.75, 6.75, -1.75],
    t51: [-30.75, -0.25, 1.25, 16.25, 15.75, 9.25, 3.25, -14.25, -5.75, -6.75, -18.25, -7.75, 7.25, 3.75,
    3.25, -9.75, 3.75, 3.25],
    t56: [2.25, -3.75, 8.75, -1.25, -0.25, -8.75, 7.25, -3.25, 4.25, -0.75, 9.25, -13.25],
    t61: [20.75, -3.75, -18.75, 12.25, -9.25, -17.75, 3.25, -4.25, -3.75, 6.75, -3.75, -6.75, 11.25, 1.75,
    -8.75, 8.25, -3.25, -4.75],
    t66: [1.25, -4.0, 3.75, 0.0, 0.75, -2.0, 1.5, -3.25, 1.5, 1.75, -2.25, -1.25],
    t71: [-1.75, 0.0, -5.25, 8.5, 1.75, 1.5, 0.75, -5.25, 5.75, -5.0, -5.75, -1.0, -2.25, -1.75, -7.75, 0.25,
    -0.75, -3.75],
    t76: [1.25, -6.3690476, 2.9642859, 2.6785715, 2.892857, -2.9880953, 0.5833334, -8.583333, 3.5833335,
    0.25, 2.0833333, -3.0833333],
    t81: [0.8690476, -4.6309524, 3.3452382, 3.7261906, -8.726191, 0.8214286, -2.75, 3.0833335, -2.4166667,
    -2.75, 7.0833335, -1.75, 7.5833335, -12.25, 5.5833335, -0.75, -2.9166667, 0.5833334],
    t85: [7.0, -2.0, -7.0, -1.5, 2.0, 3.0, 3.0, 1.0, -2.0, -3.0, 4.0, -1.5],
    t86: [4.25, -3.25, 3.75, -9.25, -8.75, 3.75, 6.25, 2.75, -4.75, 7.25, 5.25, 1.25, -0.25, -6.25, 2.75,
    3.75, -7.25, -2.25],
    t87: [8.75, -1.25, -3.25, -6.25, 11.75, 11.75, 2.25, -10.25, -0.75, 1.25, -11.25, -3.75, 2.75, -1.25,
    -8.25, 10.75, -3.25, -9.25],
    t92: [-1.75, -21.75, -6.75, 2.0, 2.0, 2.0, -8.75, 1.75, -9.75, -4.75, -8.25, -1.75, 2.0, -3.75, 2.0,
    -3.75, -9.25, -4.75],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind before it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [132, 130, 132, 128, 124, 128, 126, 130, 132, 132, 126, 124])
c5 = Parameter('c5', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-4, 2, 4, 0, 4, 8, -4, 4, -2, 2, 2, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c10 = Parameter('c10', ('TENSOR_INT32', [3]), [6, -16, 2])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [132, 132, 132, 128, 128, 132, 126, 128, 128, 130, 128, 124])
c15 = Parameter('c15', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [0, 4, -2, 0, 0, 0, -8, 0, -2, -4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', ('TENSOR_INT32', [3]), [6, -16, 2])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [128, 126, 126, 128, 128, 128, 130, 128, 126, 128, 128, 128])
c25 = Parameter('c25', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 120), [122, 116, 124])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, -4, -2, -2, 4, 4, -4, 0, 2, -2, 2, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', ('TENSOR_INT32', [3]), [6, -16, 2])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [124, 126, 124, 124, 130, 132, 130, 128, 132, 132, 130, 128])
c35 = Parameter('c35', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c39 = Parameter('c39', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-4, 0, 4, 2, -8, 0, 8, 8, -2, 2, -4, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c40 = Parameter('c40', ('TENSOR_INT32', [3]), [6, -16, 2])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [126, 132, 124, 128, 132, 124, 130, 124, 128, 126, 124, 124])
c45 = Parameter('c45', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [4, 2, -4, 0, 0, -8, 0, 8, 0, -2, 0, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c50 = Parameter('c50', ('TENSOR_INT32', [3]), [6, -16, 2])
t51 = Output('t51', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [126, 130, 126, 124, 128, 124, 130, 126, 130, 132, 126, 130])
c55 = Parameter('c55', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 120), [122, 116, 124])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c59 = Parameter('c59', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [2, 2, 4, 0, -4, 4, 0, 8, -4, 2, -4, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c60 = Parameter('c60', ('TENSOR_INT32', [3]), [6, -16, 2])
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 120), [124, 118])
t65 = Output('t65', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 128), [130, 128, 130, 128, 124, 128, 126, 128, 130, 128, 126, 128])
c63 = Parameter('c63', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
t67 = Output('t67', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, 0, -2, 4, 0, -4, -4, 4, -2, 4, -2, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c69 = Parameter('c69', ('TENSOR_INT32', [3]), [6, -16, 2])
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 1, 1, 1, 0).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('CONV_2D', t28, c29, c30, 1, 1, 1, 0).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('CONV_2D', t33, c34, c35, 2, 1, 1, 0).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('CONV_2D', t38, c39, c40, 1, 1, 1, 0).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('CONV_2D', t43, c44, c45, 2, 1, 1, 0).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('CONV_2D', t48, c49, c50, 1, 1, 1, 0).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('CONV_2D', t53, c54, c55, 2, 1, 1, 0).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('CONV_2D', t58, c59, c60, 1, 1, 1, 0).To(t61)
model.Operation('MUL', c64, x1, 0).To(t65)
model.Operation('CONV_2D', x1, c62, c63, 1, 1, 1, 0).To(t66)
model.Operation('CONV_2D', t65, c62, c63, 1, 1, 1, 0).To(t67)
model.Operation('CONV_2D', t65, c68, c69, 1, 1, 1, 0).To(t70)
model.Operation('MINIMUM', t70, c71).To(t72)
Example({
    x1: [127, 124, 113, 123, 122, 114, 123, 118, 118, 126, 124, 123],
    t6: [141, 98, 148, 130, 108, 127, 137, 104, 117, 147, 105, 123],
    t11: [97, 135, 109, 142, 101, 131, 103, 106, 107, 109, 117, 112, 139, 119, 131, 108, 126, 114],
    t16: [143, 123, 121, 131, 112, 138, 133, 106, 109, 151, 116, 123],
    t21: [134, 138, 94, 123, 120, 110, 103, 116, 143, 117, 128, 126, 127, 116, 121, 121, 116, 123],
    t26: [128, 105, 118, 120, 114, 132, 129, 110, 122, 115, 116, 127],
    t31: [107, 123, 124, 109, 123, 114, 123, 116, 121, 110, 115, 124, 101, 128, 113, 123, 116, 121],
    t36: [123, 112, 114, 94, 119, 135, 125, 123, 129, 129, 106, 117],
    t41: [146, 134, 101, 109, 106, 97, 119, 112, 123, 125, 110, 116, 106, 94, 112, 123, 116, 116],
    t46: [129, 144, 159, 123, 86, 104, 129, 132, 139, 99, 134, 117],
    t51: [59, 120, 123, 153, 152, 139, 127, 92, 109, 107, 84, 105, 135, 128, 127, 101, 128, 127],
    t56: [125, 113, 138, 118, 120, 103, 135, 114, 129, 119, 139, 94],
    t61: [162, 113, 83, 145, 102, 85, 127, 112, 113, 134, 113, 107, 143, 124, 103, 137, 114, 111],
    t65: [134, 116, 106, 117, 124, 126, 126, 122, 116, 114, 128, 117],
    t66: [123, 109, 135, 118, 128, 112, 125, 112, 123, 124, 112, 126, 125, 116, 115, 127, 108, 125],
    t67: [123, 102, 149, 113, 140, 103, 127, 108, 125, 125, 108, 131, 127, 116, 109, 131, 100, 129],
    t72: [117, 124, 110, 124, 121, 124, 119, 110, 124, 109, 112, 117, 113, 111, 102, 115, 119, 107],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
