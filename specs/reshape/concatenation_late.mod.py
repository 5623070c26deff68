# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: one argument is ready long after the others.

# Each argument in turn comes from a long chain, the others from one step.
# Expected values: float64 formula.
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3]))
x3 = Input('x3', ('TENSOR_FLOAT32', [2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [1.5])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 3]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1]), [1.5])
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 3]))
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1]), [1.5])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [-1.0])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [1]), [0.5])
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [1.5])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [-1.0])
t20 = Internal('t20', ('TENSOR_FLOAT32', [2, 3]))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 12]))
x22 = Input('x22', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1]), [1.5])
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 3]))
x23 = Input('x23', ('TENSOR_FLOAT32', [2, 3]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1]), [1.5])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [-1.0])
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1]), [0.5])
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 3]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1]), [1.5])
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1]), [-1.0])
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [2, 3]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [1]), [1.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [2, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1]), [1.5])
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 3]))
t42 = Output('t42', ('TENSOR_FLOAT32', [2, 12]))
x46 = Input('x46', ('TENSOR_FLOAT32', [2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [1.5])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3]))
x45 = Input('x45', ('TENSOR_FLOAT32', [2, 3]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [1]), [1.5])
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 3]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [1]), [-1.0])
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 3]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [1]), [0.5])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [1.5])
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1]), [-1.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 3]))
x44 = Input('x44', ('TENSOR_FLOAT32', [2, 3]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [1]), [1.5])
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3]))
x43 = Input('x43', ('TENSOR_FLOAT32', [2, 3]))
c61 = Parameter('c61', ('TENSOR_FLOAT32', [1]), [1.5])
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3]))
t63 = Output('t63', ('TENSOR_FLOAT32', [2, 12]))
x64 = Input('x64', ('TENSOR_FLOAT32', [2, 3]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [1]), [1.5])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 3]))
x65 = Input('x65', ('TENSOR_FLOAT32', [2, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [1]), [1.5])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 3]))
x66 = Input('x66', ('TENSOR_FLOAT32', [2, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [1]), [1.5])
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3]))
x67 = Input('x67', ('TENSOR_FLOAT32', [2, 3]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [1]), [1.5])
t75 = Internal('t75', ('TENSOR_FLOAT32', [2, 3]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [1]), [-1.0])
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 3]))
c78 = Parameter('c78', ('TENSOR_FLOAT32', [1]), [0.5])
t79 = Internal('t79', ('TENSOR_FLOAT32', [2, 3]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [1]), [1.5])
t81 = Internal('t81', ('TENSOR_FLOAT32', [2, 3]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1]), [-1.0])
t83 = Internal('t83', ('TENSOR_FLOAT32', [2, 3]))
t84 = Output('t84', ('TENSOR_FLOAT32', [2, 12]))
model = Model()
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x3, c7, 0).To(t8)
model.Operation('ADD', x2, c9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', t18, c19, 0).To(t20)
model.Operation('CONCATENATION', t20, t10, t8, t6, 1).To(t21)
model.Operation('ADD', x22, c26, 0).To(t27)
model.Operation('ADD', x23, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', x24, c38, 0).To(t39)
model.Operation('ADD', x25, c40, 0).To(t41)
model.Operation('CONCATENATION', t27, t37, t39, t41, 1).To(t42)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x45, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x44, c59, 0).To(t60)
model.Operation('ADD', x43, c61, 0).To(t62)
model.Operation('CONCATENATION', t62, t60, t58, t48, 1).To(t63)
model.Operation('ADD', x64, c68, 0).To(t69)
model.Operation('ADD', x65, c70, 0).To(t71)
model.Operation('ADD', x66, c72, 0).To(t73)
model.Operation('ADD', x67, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('CONCATENATION', t69, t71, t73, t83, 1).To(t84)
Example({
    x4: [4.0, -4.0, -3.5, 2.5, 2.0, 0.5],
    x3: [1.0, 2.5, -2.5, 0.5, 1.0, -1.5],
    x2: [4.0, -3.5, 1.5, -2.5, -2.5, 3.5],
    x1: [0.5, 0.5, -1.0, -2.0, 0.5, 3.0],
    t21: [2.0, 2.0, 0.5, 5.5, -2.0, 3.0, 2.5, 4.0, -1.0, 5.5, -2.5, -2.0, -0.5, 2.0, 4.5, -1.0, -1.0, 5.0,
    2.0, 2.5, 0.0, 4.0, 3.5, 2.0],
    x22: [2.0, -4.0, -4.0, -3.0, 0.5, 4.0],
    x23: [-1.0, -1.0, 3.5, 2.0, 4.0, -4.0],
    x24: [4.0, 2.5, 2.5, 1.5, -2.5, -3.5],
    x25: [1.0, 3.0, -1.5, 2.0, -2.5, 3.0],
    t42: [3.5, -2.5, -2.5, 0.5, 0.5, 5.0, 5.5, 4.0, 4.0, 2.5, 4.5, 0.0, -1.5, 2.0, 5.5, 3.5, 5.5, -2.5, 3.0,
    -1.0, -2.0, 3.5, -1.0, 4.5],
    x46: [2.5, -0.5, 2.5, 2.0, 1.5, -0.5],
    x45: [1.0, -2.5, -0.5, 3.0, 2.0, 2.0],
    x44: [-1.0, 2.0, -2.0, -0.5, -0.5, 1.0],
    x43: [1.0, -3.5, -1.0, -2.0, 4.0, -2.5],
    t63: [2.5, -2.0, 0.5, 0.5, 3.5, -0.5, 2.5, -1.0, 1.0, 4.0, 1.0, 4.0, -0.5, 5.5, -1.0, 1.0, 1.0, 2.5, 4.5,
    3.5, 3.5, 3.5, 3.0, 1.0],
    x64: [-3.5, -3.0, 3.0, 4.0, 1.5, -1.0],
    x65: [-1.5, 0.5, 2.5, 1.0, -2.0, 1.5],
    x66: [3.0, -2.0, -3.0, 1.0, -0.5, 3.0],
    x67: [1.5, -1.5, -1.0, 1.5, 4.0, 3.0],
    t84: [-2.0, -1.5, 4.5, 0.0, 2.0, 4.0, 4.5, -0.5, -1.5, 3.0, 0.0, 0.5, 5.5, 3.0, 0.5, 2.5, -0.5, 3.0, 2.5,
    1.0, 4.5, 3.0, 5.5, 4.5],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()

# Each argument in turn comes from a long chain, the others from one step.
# Expected values: float64 formula.
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x45 = Input('x45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c59 = Parameter('c59', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x43 = Input('x43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t63 = Output('t63', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
x64 = Input('x64', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x65 = Input('x65', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x66 = Input('x66', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c72 = Parameter('c72', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x67 = Input('x67', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t79 = Internal('t79', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t83 = Internal('t83', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
model = Model()
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x3, c7, 0).To(t8)
model.Operation('ADD', x2, c9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', t18, c19, 0).To(t20)
model.Operation('CONCATENATION', t20, t10, t8, t6, 1).To(t21)
model.Operation('ADD', x22, c26, 0).To(t27)
model.Operation('ADD', x23, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', x24, c38, 0).To(t39)
model.Operation('ADD', x25, c40, 0).To(t41)
model.Operation('CONCATENATION', t27, t37, t39, t41, 1).To(t42)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x45, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x44, c59, 0).To(t60)
model.Operation('ADD', x43, c61, 0).To(t62)
model.Operation('CONCATENATION', t62, t60, t58, t48, 1).To(t63)
model.Operation('ADD', x64, c68, 0).To(t69)
model.Operation('ADD', x65, c70, 0).To(t71)
model.Operation('ADD', x66, c72, 0).To(t73)
model.Operation('ADD', x67, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('CONCATENATION', t69, t71, t73, t83, 1).To(t84)
Example({
    x4: [128, 112, 113, 125, 124, 121],
    x3: [122, 125, 115, 121, 122, 117],
    x2: [128, 113, 123, 115, 115, 127],
    x1: [121, 121, 118, 116, 121, 126],
    t21: [124, 124, 121, 131, 116, 126, 125, 128, 118, 131, 115, 116, 119, 124, 129, 118, 118, 130, 124, 125,
    120, 128, 127, 124],
    x22: [124, 112, 112, 114, 121, 128],
    x23: [118, 118, 127, 124, 128, 112],
    x24: [128, 125, 125, 123, 115, 113],
    x25: [122, 126, 117, 124, 115, 126],
    t42: [127, 115, 115, 121, 121, 130, 131, 128, 128, 125, 129, 120, 117, 124, 131, 127, 131, 115, 126, 118,
    116, 127, 118, 129],
    x46: [125, 119, 125, 124, 123, 119],
    x45: [122, 115, 119, 126, 124, 124],
    x44: [118, 124, 116, 119, 119, 122],
    x43: [122, 113, 118, 116, 128, 115],
    t63: [125, 116, 121, 121, 127, 119, 125, 118, 122, 128, 122, 128, 119, 131, 118, 122, 122, 125, 129, 127,
    127, 127, 126, 122],
    x64: [113, 114, 126, 128, 123, 118],
    x65: [117, 121, 125, 122, 116, 123],
    x66: [126, 116, 114, 122, 119, 126],
    x67: [123, 117, 118, 123, 128, 126],
    t84: [116, 117, 129, 120, 124, 128, 129, 119, 117, 126, 120, 121, 131, 126, 121, 125, 119, 126, 125, 122,
    129, 126, 131, 129],
}, name='arguments_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Many arguments, all of them computed.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [-1.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 3]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [1.5])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1]), [-1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1]), [0.5])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [1.5])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 3]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1]), [1.5])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [-1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [1]), [1.5])
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [1]), [-1.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [1, 3]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [1]), [0.5])
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1]), [1.5])
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 3]))
x34 = Input('x34', ('TENSOR_FLOAT32', [1, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [1]), [1.5])
t36 = Internal('t36', ('TENSOR_FLOAT32', [1, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [1]), [-1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 3]))
x39 = Input('x39', ('TENSOR_FLOAT32', [1, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1]), [1.5])
t41 = Internal('t41', ('TENSOR_FLOAT32', [1, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1]), [-1.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 3]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1]), [0.5])
t45 = Internal('t45', ('TENSOR_FLOAT32', [1, 3]))
x46 = Input('x46', ('TENSOR_FLOAT32', [1, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [1.5])
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 3]))
x49 = Input('x49', ('TENSOR_FLOAT32', [1, 3]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [1]), [1.5])
t51 = Internal('t51', ('TENSOR_FLOAT32', [1, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1]), [-1.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [1, 3]))
x54 = Input('x54', ('TENSOR_FLOAT32', [1, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [1.5])
t56 = Internal('t56', ('TENSOR_FLOAT32', [1, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1]), [-1.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [1, 3]))
x59 = Input('x59', ('TENSOR_FLOAT32', [1, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [1]), [1.5])
t61 = Internal('t61', ('TENSOR_FLOAT32', [1, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [1]), [-1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [1, 3]))
x64 = Input('x64', ('TENSOR_FLOAT32', [1, 3]))
c65 = Parameter('c65', ('TENSOR_FLOAT32', [1]), [1.5])
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 3]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [1]), [-1.0])
t68 = Internal('t68', ('TENSOR_FLOAT32', [1, 3]))
x69 = Input('x69', ('TENSOR_FLOAT32', [1, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [1]), [1.5])
t71 = Internal('t71', ('TENSOR_FLOAT32', [1, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [1]), [-1.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [1, 3]))
x74 = Input('x74', ('TENSOR_FLOAT32', [1, 3]))
c75 = Parameter('c75', ('TENSOR_FLOAT32', [1]), [1.5])
t76 = Internal('t76', ('TENSOR_FLOAT32', [1, 3]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [-1.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [1, 3]))
x79 = Input('x79', ('TENSOR_FLOAT32', [1, 3]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [1]), [1.5])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 3]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1]), [-1.0])
t83 = Internal('t83', ('TENSOR_FLOAT32', [1, 3]))
x84 = Input('x84', ('TENSOR_FLOAT32', [1, 3]))
c85 = Parameter('c85', ('TENSOR_FLOAT32', [1]), [1.5])
t86 = Internal('t86', ('TENSOR_FLOAT32', [1, 3]))
c87 = Parameter('c87', ('TENSOR_FLOAT32', [1]), [-1.0])
t88 = Internal('t88', ('TENSOR_FLOAT32', [1, 3]))
x89 = Input('x89', ('TENSOR_FLOAT32', [1, 3]))
c90 = Parameter('c90', ('TENSOR_FLOAT32', [1]), [1.5])
t91 = Internal('t91', ('TENSOR_FLOAT32', [1, 3]))
c92 = Parameter('c92', ('TENSOR_FLOAT32', [1]), [-1.0])
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 3]))
x94 = Input('x94', ('TENSOR_FLOAT32', [1, 3]))
c95 = Parameter('c95', ('TENSOR_FLOAT32', [1]), [1.5])
t96 = Internal('t96', ('TENSOR_FLOAT32', [1, 3]))
c97 = Parameter('c97', ('TENSOR_FLOAT32', [1]), [-1.0])
t98 = Internal('t98', ('TENSOR_FLOAT32', [1, 3]))
x99 = Input('x99', ('TENSOR_FLOAT32', [1, 3]))
c100 = Parameter('c100', ('TENSOR_FLOAT32', [1]), [1.5])
t101 = Internal('t101', ('TENSOR_FLOAT32', [1, 3]))
c102 = Parameter('c102', ('TENSOR_FLOAT32', [1]), [-1.0])
t103 = Internal('t103', ('TENSOR_FLOAT32', [1, 3]))
x104 = Input('x104', ('TENSOR_FLOAT32', [1, 3]))
c105 = Parameter('c105', ('TENSOR_FLOAT32', [1]), [1.5])
t106 = Internal('t106', ('TENSOR_FLOAT32', [1, 3]))
c107 = Parameter('c107', ('TENSOR_FLOAT32', [1]), [-1.0])
t108 = Internal('t108', ('TENSOR_FLOAT32', [1, 3]))
t109 = Internal('t109', ('TENSOR_FLOAT32', [11, 3]))
t110 = Internal('t110', ('TENSOR_FLOAT32', [1, 33]))
c111 = Parameter('c111', ('TENSOR_FLOAT32', [1]), [0.5])
t112 = Output('t112', ('TENSOR_FLOAT32', [11, 3]))
c113 = Parameter('c113', ('TENSOR_FLOAT32', [1]), [1.0])
t114 = Output('t114', ('TENSOR_FLOAT32', [1, 33]))
t115 = Output('t115', ('TENSOR_FLOAT32', [1, 33]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('ADD', t26, c27, 0).To(t28)
model.Operation('ADD', t28, c29, 0).To(t30)
model.Operation('ADD', x31, c32, 0).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('ADD', t36, c37, 0).To(t38)
model.Operation('ADD', x39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', x54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x59, c60, 0).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', x64, c65, 0).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('ADD', x69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', x74, c75, 0).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', x84, c85, 0).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('ADD', x89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('ADD', x99, c100, 0).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', x104, c105, 0).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('CONCATENATION', t3, t8, t15, t18, t23, t30, t33, t38, t45, t48, t53, 0).To(t109)
model.Operation('CONCATENATION', t58, t63, t68, t73, t78, t83, t88, t93, t98, t103, t108, 1).To(t110)
model.Operation('MAXIMUM', t109, c111).To(t112)
model.Operation('SUB', t110, c113, 0).To(t114)
model.Operation('CONCATENATION', t53, t48, t45, t38, t33, t30, t23, t18, t15, t8, t3, 1).To(t115)
Example({
    x1: [-3.5, 3.5, -3.0],
    x4: [1.5, 2.5, -0.5],
    x9: [4.0, 4.0, -3.0],
    x16: [-3.0, -2.0, 2.0],
    x19: [-2.5, 0.5, 2.0],
    x24: [-0.5, -2.0, -1.0],
    x31: [-3.0, -1.5, -1.0],
    x34: [3.5, -3.0, -4.0],
    x39: [1.0, -4.0, 1.5],
    x46: [-3.0, 2.0, -0.5],
    x49: [-4.0, -2.5, -1.0],
    x54: [2.0, -2.0, 3.5],
    x59: [1.5, -2.0, -3.5],
    x64: [4.0, 4.0, 2.0],
    x69: [2.0, -2.0, -1.0],
    x74: [2.0, 1.0, -1.5],
    x79: [-0.5, 2.5, -0.5],
    x84: [2.0, 1.5, -0.5],
    x89: [4.0, 2.0, 2.0],
    x94: [-3.0, 1.5, 1.0],
    x99: [-2.5, -1.0, -3.5],
    x104: [1.0, 0.5, -2.0],
    t112: [0.5, 5.0, 0.5, 2.0, 3.0, 0.5, 5.0, 5.0, 0.5, 0.5, 0.5, 3.5, 0.5, 1.0, 2.5, 0.5, 0.5, 0.5, 0.5, 0.5,
    0.5, 4.0, 0.5, 0.5, 2.0, 0.5, 2.5, 0.5, 3.5, 1.0, 0.5, 0.5, 0.5],
    t114: [1.5, -2.5, 3.0, 1.0, -2.5, -4.0, 3.5, 3.5, 1.5, 1.5, -2.5, -1.5, 1.5, 0.5, -2.0, -1.0, 2.0, -1.0,
    1.5, 1.0, -1.0, 3.5, 1.5, 1.5, -3.5, 1.0, 0.5, -3.0, -1.5, -4.0, 0.5, 0.0, -2.5],
    t115: [-3.5, -2.0, -0.5, -1.5, 3.5, 1.0, 2.0, -3.0, 2.5, 4.0, -2.5, -3.5, -1.5, 0.0, 0.5, 0.5, -1.0, 0.0,
    -2.0, 1.0, 2.5, -1.5, -0.5, 3.5, 5.0, 5.0, -2.0, 2.0, 3.0, 0.0, -2.0, 5.0, -1.5],
}, name='many').AddVariations('float16').DisableLifeTimeVariation()

# Many arguments, all of them computed.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x34 = Input('x34', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x39 = Input('x39', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x54 = Input('x54', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x59 = Input('x59', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x64 = Input('x64', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x69 = Input('x69', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c72 = Parameter('c72', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x74 = Input('x74', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c75 = Parameter('c75', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c77 = Parameter('c77', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x79 = Input('x79', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t83 = Internal('t83', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x84 = Input('x84', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x89 = Input('x89', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t91 = Internal('t91', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x94 = Input('x94', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c95 = Parameter('c95', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t96 = Internal('t96', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t98 = Internal('t98', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x99 = Input('x99', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t101 = Internal('t101', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c102 = Parameter('c102', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t103 = Internal('t103', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x104 = Input('x104', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c105 = Parameter('c105', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t106 = Internal('t106', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
c107 = Parameter('c107', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t108 = Internal('t108', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
t109 = Internal('t109', ('TENSOR_QUANT8_ASYMM', [11, 3], 0.5, 120))
t110 = Internal('t110', ('TENSOR_QUANT8_ASYMM', [1, 33], 0.5, 120))
c111 = Parameter('c111', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t112 = Output('t112', ('TENSOR_QUANT8_ASYMM', [11, 3], 0.5, 120))
c113 = Parameter('c113', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t114 = Output('t114', ('TENSOR_QUANT8_ASYMM', [1, 33], 0.5, 120))
t115 = Output('t115', ('TENSOR_QUANT8_ASYMM', [1, 33], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('ADD', t26, c27, 0).To(t28)
model.Operation('ADD', t28, c29, 0).To(t30)
model.Operation('ADD', x31, c32, 0).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('ADD', t36, c37, 0).To(t38)
model.Operation('ADD', x39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', x54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x59, c60, 0).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', x64, c65, 0).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('ADD', x69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', x74, c75, 0).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', x84, c85, 0).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('ADD', x89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('ADD', x99, c100, 0).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', x104, c105, 0).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('CONCATENATION', t3, t8, t15, t18, t23, t30, t33, t38, t45, t48, t53, 0).To(t109)
model.Operation('CONCATENATION', t58, t63, t68, t73, t78, t83, t88, t93, t98, t103, t108, 1).To(t110)
model.Operation('MAXIMUM', t109, c111).To(t112)
model.Operation('SUB', t110, c113, 0).To(t114)
model.Operation('CONCATENATION', t53, t48, t45, t38, t33, t30, t23, t18, t15, t8, t3, 1).To(t115)
Example({
    x1: [113, 127, 114],
    x4: [123, 125, 119],
    x9: [128, 128, 114],
    x16: [114, 116, 124],
    x19: [115, 121, 124],
    x24: [119, 116, 118],
    x31: [114, 117, 118],
    x34: [127, 114, 112],
    x39: [122, 112, 123],
    x46: [114, 124, 119],
    x49: [112, 115, 118],
    x54: [124, 116, 127],
    x59: [123, 116, 113],
    x64: [128, 128, 124],
    x69: [124, 116, 118],
    x74: [124, 122, 117],
    x79: [119, 125, 119],
    x84: [124, 123, 119],
    x89: [128, 124, 124],
    x94: [114, 123, 122],
    x99: [115, 118, 113],
    x104: [122, 121, 116],
    t112: [121, 130, 121, 124, 126, 121, 130, 130, 121, 121, 121, 127, 121, 122, 125, 121, 121, 121, 121, 121,
    121, 128, 121, 121, 124, 121, 125, 121, 127, 122, 121, 121, 121],
    t114: [123, 115, 126, 122, 115, 112, 127, 127, 123, 123, 115, 117, 123, 121, 116, 118, 124, 118, 123, 122,
    118, 127, 123, 123, 113, 122, 121, 114, 117, 112, 121, 120, 115],
    t115: [113, 116, 119, 117, 127, 122, 124, 114, 125, 128, 115, 113, 117, 120, 121, 121, 118, 120, 116, 122,
    125, 117, 119, 127, 130, 130, 116, 124, 126, 120, 116, 130, 117],
}, name='many_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
