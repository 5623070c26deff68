# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: the same layer several times in a row.

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3]), [0.0, 2.0, 0.5])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c26 = Parameter('c26', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 3]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c29 = Parameter('c29', ('TENSOR_FLOAT32', [3]), [0.0, 2.0, 0.5])
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [2, 3]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t36 = Internal('t36', ('TENSOR_FLOAT32', [2, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 3]))
c43 = Parameter('c43', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c44 = Parameter('c44', ('TENSOR_FLOAT32', [3]), [0.0, 2.0, 0.5])
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 3]))
x46 = Input('x46', ('TENSOR_FLOAT32', [2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 3]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3]))
c56 = Parameter('c56', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t57 = Output('t57', ('TENSOR_FLOAT32', [2, 3]))
x58 = Input('x58', ('TENSOR_FLOAT32', [2, 3]))
c61 = Parameter('c61', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 3]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 3]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 3]))
x73 = Input('x73', ('TENSOR_FLOAT32', [2, 3]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c77 = Parameter('c77', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 3]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t81 = Internal('t81', ('TENSOR_FLOAT32', [2, 3]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t84 = Output('t84', ('TENSOR_FLOAT32', [2, 3]))
x85 = Input('x85', ('TENSOR_FLOAT32', [2, 3]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t90 = Internal('t90', ('TENSOR_FLOAT32', [2, 3]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c92 = Parameter('c92', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t93 = Internal('t93', ('TENSOR_FLOAT32', [2, 3]))
c94 = Parameter('c94', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c95 = Parameter('c95', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t96 = Output('t96', ('TENSOR_FLOAT32', [2, 3]))
x97 = Input('x97', ('TENSOR_FLOAT32', [2, 3]))
c100 = Parameter('c100', ('TENSOR_FLOAT32', [3, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c101 = Parameter('c101', ('TENSOR_FLOAT32', [3]), [0.5, -1.0, 1.5])
t102 = Internal('t102', ('TENSOR_FLOAT32', [2, 3]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [3, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c104 = Parameter('c104', ('TENSOR_FLOAT32', [3]), [-1.0, 1.5, 0.0])
t105 = Internal('t105', ('TENSOR_FLOAT32', [2, 3]))
c106 = Parameter('c106', ('TENSOR_FLOAT32', [3, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c107 = Parameter('c107', ('TENSOR_FLOAT32', [3]), [1.5, 0.0, 2.0])
t108 = Output('t108', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('FULLY_CONNECTED', t9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', t12, c13, c14, 0).To(t15)
model.Operation('FULLY_CONNECTED', x16, c19, c20, 1).To(t21)
model.Operation('FULLY_CONNECTED', t21, c22, c23, 1).To(t24)
model.Operation('FULLY_CONNECTED', t24, c25, c26, 1).To(t27)
model.Operation('FULLY_CONNECTED', t27, c28, c29, 1).To(t30)
model.Operation('FULLY_CONNECTED', x31, c34, c35, 3).To(t36)
model.Operation('FULLY_CONNECTED', t36, c37, c38, 3).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 3).To(t42)
model.Operation('FULLY_CONNECTED', t42, c43, c44, 3).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c50, 0).To(t51)
model.Operation('FULLY_CONNECTED', t51, c47, c53, 0).To(t54)
model.Operation('FULLY_CONNECTED', t54, c47, c56, 0).To(t57)
model.Operation('FULLY_CONNECTED', x58, c61, c60, 1).To(t63)
model.Operation('FULLY_CONNECTED', t63, c64, c60, 1).To(t66)
model.Operation('FULLY_CONNECTED', t66, c67, c60, 1).To(t69)
model.Operation('FULLY_CONNECTED', t69, c70, c60, 1).To(t72)
model.Operation('FULLY_CONNECTED', x73, c76, c77, 3).To(t78)
model.Operation('FULLY_CONNECTED', t78, c79, c80, 0).To(t81)
model.Operation('FULLY_CONNECTED', t81, c82, c83, 0).To(t84)
model.Operation('FULLY_CONNECTED', x85, c88, c89, 0).To(t90)
model.Operation('FULLY_CONNECTED', t90, c91, c92, 3).To(t93)
model.Operation('FULLY_CONNECTED', t93, c94, c95, 0).To(t96)
model.Operation('FULLY_CONNECTED', x97, c100, c101, 0).To(t102)
model.Operation('FULLY_CONNECTED', t102, c103, c104, 0).To(t105)
model.Operation('FULLY_CONNECTED', t105, c106, c107, 3).To(t108)
Example({
    x1: [-3.5, 4.0, -3.5, -2.5, 2.0, -3.5],
    t15: [6.5, 1.0, 2.0, 4.5, 2.0, 2.0],
    x16: [3.0, 3.0, 1.0, 4.0, -3.0, 2.5],
    t30: [0.0, 4.0, 2.0, 0.0, 4.0, 2.0],
    x31: [-3.0, -1.5, 3.5, 4.0, 1.0, 1.0],
    t45: [0.0, 4.0, 2.0, 0.0, 4.0, 2.0],
    x46: [-0.5, -2.5, -2.0, 0.5, 1.0, 0.5],
    t57: [0.5, 0.0, 1.5, 1.5, -3.5, 4.0],
    x58: [1.0, 1.5, 1.0, 2.0, 2.5, 1.0],
    t72: [0.0, 0.5, 2.0, 0.0, 0.5, 2.0],
    x73: [2.5, -3.0, -0.5, 3.0, 3.5, -2.5],
    t84: [1.5, 3.5, 5.0, 1.5, 0.5, 5.5],
    x85: [-0.5, -2.0, -1.5, -2.0, -2.0, 3.5],
    t96: [1.5, 1.5, 2.0, 1.5, 6.5, 0.5],
    x97: [-4.0, 1.0, 0.5, -1.5, 1.0, -4.0],
    t108: [1.5, 0.5, 0.0, 1.5, 0.0, 1.0],
}, name='units').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c5 = Parameter('c5', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c8 = Parameter('c8', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c11 = Parameter('c11', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
c14 = Parameter('c14', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 2])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c20 = Parameter('c20', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c23 = Parameter('c23', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c26 = Parameter('c26', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
c29 = Parameter('c29', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 2])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c35 = Parameter('c35', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c38 = Parameter('c38', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c41 = Parameter('c41', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
c44 = Parameter('c44', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 2])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c50 = Parameter('c50', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x58 = Input('x58', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c60 = Parameter('c60', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x73 = Input('x73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c77 = Parameter('c77', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c80 = Parameter('c80', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c83 = Parameter('c83', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x85 = Input('x85', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c89 = Parameter('c89', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t90 = Internal('t90', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c92 = Parameter('c92', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c95 = Parameter('c95', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t96 = Output('t96', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x97 = Input('x97', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c101 = Parameter('c101', ('TENSOR_INT32', [3], 0.25, 0), [2, -4, 6])
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c104 = Parameter('c104', ('TENSOR_INT32', [3], 0.25, 0), [-4, 6, 0])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c107 = Parameter('c107', ('TENSOR_INT32', [3], 0.25, 0), [6, 0, 8])
t108 = Output('t108', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('FULLY_CONNECTED', t9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', t12, c13, c14, 0).To(t15)
model.Operation('FULLY_CONNECTED', x16, c19, c20, 1).To(t21)
model.Operation('FULLY_CONNECTED', t21, c22, c23, 1).To(t24)
model.Operation('FULLY_CONNECTED', t24, c25, c26, 1).To(t27)
model.Operation('FULLY_CONNECTED', t27, c28, c29, 1).To(t30)
model.Operation('FULLY_CONNECTED', x31, c34, c35, 3).To(t36)
model.Operation('FULLY_CONNECTED', t36, c37, c38, 3).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 3).To(t42)
model.Operation('FULLY_CONNECTED', t42, c43, c44, 3).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c50, 0).To(t51)
model.Operation('FULLY_CONNECTED', t51, c47, c53, 0).To(t54)
model.Operation('FULLY_CONNECTED', t54, c47, c56, 0).To(t57)
model.Operation('FULLY_CONNECTED', x58, c61, c60, 1).To(t63)
model.Operation('FULLY_CONNECTED', t63, c64, c60, 1).To(t66)
model.Operation('FULLY_CONNECTED', t66, c67, c60, 1).To(t69)
model.Operation('FULLY_CONNECTED', t69, c70, c60, 1).To(t72)
model.Operation('FULLY_CONNECTED', x73, c76, c77, 3).To(t78)
model.Operation('FULLY_CONNECTED', t78, c79, c80, 0).To(t81)
model.Operation('FULLY_CONNECTED', t81, c82, c83, 0).To(t84)
model.Operation('FULLY_CONNECTED', x85, c88, c89, 0).To(t90)
model.Operation('FULLY_CONNECTED', t90, c91, c92, 3).To(t93)
model.Operation('FULLY_CONNECTED', t93, c94, c95, 0).To(t96)
model.Operation('FULLY_CONNECTED', x97, c100, c101, 0).To(t102)
model.Operation('FULLY_CONNECTED', t102, c103, c104, 0).To(t105)
model.Operation('FULLY_CONNECTED', t105, c106, c107, 3).To(t108)
Example({
    x1: [113, 128, 113, 115, 124, 113],
    t15: [133, 122, 124, 129, 124, 124],
    x16: [126, 126, 122, 128, 114, 125],
    t30: [120, 128, 124, 120, 128, 124],
    x31: [114, 117, 127, 128, 122, 122],
    t45: [120, 128, 124, 120, 128, 124],
    x46: [119, 115, 116, 121, 122, 121],
    t57: [121, 120, 123, 123, 113, 128],
    x58: [122, 123, 122, 124, 125, 122],
    t72: [120, 121, 124, 120, 121, 124],
    x73: [125, 114, 119, 126, 127, 115],
    t84: [123, 127, 130, 123, 121, 131],
    x85: [119, 116, 117, 116, 116, 127],
    t96: [123, 123, 124, 123, 133, 121],
    x97: [112, 122, 121, 117, 122, 112],
    t108: [123, 121, 120, 123, 120, 122],
}, name='units_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
