# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: results that their activation bounds, and what is computed with them.

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [4, 3]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t5 = Internal('t5', ('TENSOR_FLOAT32', [4, 3]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [3]), [10.0, 20.0, 30.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x10 = Input('x10', ('TENSOR_FLOAT32', [4, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [4, 3]))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3]), [-10.0, -20.0, -30.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x17 = Input('x17', ('TENSOR_FLOAT32', [4, 3]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c19 = Parameter('c19', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t20 = Internal('t20', ('TENSOR_FLOAT32', [4, 3]))
c21 = Parameter('c21', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [1.0, -1.0, 0.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [4, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [4, 3]))
c29 = Parameter('c29', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [4, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t34 = Internal('t34', ('TENSOR_FLOAT32', [4, 3]))
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t36 = Internal('t36', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t37 = Output('t37', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x39 = Input('x39', ('TENSOR_FLOAT32', [4, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t42 = Internal('t42', ('TENSOR_FLOAT32', [4, 3]))
c43 = Parameter('c43', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x38 = Input('x38', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x46 = Input('x46', ('TENSOR_FLOAT32', [4, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t49 = Internal('t49', ('TENSOR_FLOAT32', [4, 3]))
c50 = Parameter('c50', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t51 = Internal('t51', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x52 = Input('x52', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t53 = Output('t53', ('TENSOR_FLOAT32', [1, 2, 2, 6]))
x54 = Input('x54', ('TENSOR_FLOAT32', [4, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c56 = Parameter('c56', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t57 = Internal('t57', ('TENSOR_FLOAT32', [4, 3]))
c58 = Parameter('c58', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t59 = Internal('t59', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c61 = Parameter('c61', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t62 = Output('t62', ('TENSOR_FLOAT32', [4, 2]))
x63 = Input('x63', ('TENSOR_FLOAT32', [4, 3]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c65 = Parameter('c65', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 1.0])
t66 = Internal('t66', ('TENSOR_FLOAT32', [4, 3]))
c67 = Parameter('c67', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t68 = Internal('t68', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 3).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('SUB', t7, c1, 0).To(t8)
model.Operation('FULLY_CONNECTED', x10, c11, c12, 3).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('ADD', c9, t15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('RESHAPE', t20, c21).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 3).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('FULLY_CONNECTED', x31, c32, c33, 3).To(t34)
model.Operation('RESHAPE', t34, c35).To(t36)
model.Operation('ADD', t30, t36, 0).To(t37)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 3).To(t42)
model.Operation('RESHAPE', t42, c43).To(t44)
model.Operation('SUB', x38, t44, 0).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c48, 3).To(t49)
model.Operation('RESHAPE', t49, c50).To(t51)
model.Operation('CONCATENATION', t51, x52, 3).To(t53)
model.Operation('FULLY_CONNECTED', x54, c55, c56, 3).To(t57)
model.Operation('RESHAPE', t57, c58).To(t59)
model.Operation('FULLY_CONNECTED', t59, c60, c61, 0).To(t62)
model.Operation('FULLY_CONNECTED', x63, c64, c65, 3).To(t66)
model.Operation('RESHAPE', t66, c67).To(t68)
model.Operation('CONV_2D', t68, c69, c70, 2, 1, 1, 0).To(t71)
Example({
    x2: [-53.0, 50.0, -51.0, 55.0, -43.0, 3.0, -49.0, 54.0, -45.0, 53.0, -53.0, 49.0],
    t8: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x10: [-48.0, 58.0, -54.0, 47.0, -53.0, 3.0, -54.0, 55.0, -49.0, 58.0, -49.0, 42.0],
    t16: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x17: [-58.0, 43.0, -43.0, 48.0, -45.0, 3.0, -53.0, 41.0, -49.0, 48.0, -45.0, 57.0],
    t24: [0.0, -6.0, 0.0, 6.0, 0.0, 0.0, 0.0, -6.0, 0.0, 6.0, 0.0, 0.0],
    x25: [-49.0, 42.0, -52.0, 41.0, -54.0, 3.0, -54.0, 42.0, -47.0, 57.0, -54.0, 46.0],
    x31: [-56.0, 49.0, -55.0, 42.0, -49.0, 3.0, -47.0, 47.0, -57.0, 45.0, -58.0, 40.0],
    t37: [0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0],
    x39: [-58.0, 54.0, -50.0, 43.0, -41.0, 3.0, -57.0, 50.0, -58.0, 40.0, -49.0, 40.0],
    x38: [-3.0, -5.0, -20.0, -16.0, -3.0, 5.0, 0.0, 20.0, -7.0, 4.0, -6.0, -4.0],
    t45: [-3.0, -11.0, -20.0, -22.0, -3.0, -1.0, 0.0, 14.0, -7.0, -2.0, -6.0, -10.0],
    x46: [-44.0, 51.0, -52.0, 47.0, -40.0, 3.0, -44.0, 55.0, -57.0, 49.0, -52.0, 40.0],
    x52: [12.0, 2.0, -18.0, -20.0, 15.0, -7.0, -4.0, 0.0, -13.0, -13.0, -17.0, 19.0],
    t53: [0.0, 6.0, 0.0, 12.0, 2.0, -18.0, 6.0, 0.0, 6.0, -20.0, 15.0, -7.0, 0.0, 6.0, 0.0, -4.0, 0.0, -13.0,
    6.0, 0.0, 6.0, -13.0, -17.0, 19.0],
    x54: [-44.0, 49.0, -52.0, 47.0, -49.0, 3.0, -58.0, 48.0, -57.0, 40.0, -40.0, 43.0],
    t62: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
    x63: [-54.0, 49.0, -50.0, 57.0, -47.0, 3.0, -54.0, 57.0, -57.0, 58.0, -50.0, 57.0],
    t71: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
}, name='relu6').AddVariations('float16').DisableLifeTimeVariation()

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c4 = Parameter('c4', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [140, 160, 180])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c12 = Parameter('c12', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [100, 80, 60])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c19 = Parameter('c19', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 120])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c27 = Parameter('c27', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c33 = Parameter('c33', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x39 = Input('x39', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c41 = Parameter('c41', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c48 = Parameter('c48', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x52 = Input('x52', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 0.5, 120))
x54 = Input('x54', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c56 = Parameter('c56', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c61 = Parameter('c61', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x63 = Input('x63', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c65 = Parameter('c65', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c69 = Parameter('c69', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c70 = Parameter('c70', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
x72 = Input('x72', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c74 = Parameter('c74', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_INT32', [4]), [1, 2, 2, 3])
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t78 = Output('t78', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 3).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('SUB', t7, c1, 0).To(t8)
model.Operation('FULLY_CONNECTED', x10, c11, c12, 3).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('ADD', c9, t15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('RESHAPE', t20, c21).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 3).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('FULLY_CONNECTED', x31, c32, c33, 3).To(t34)
model.Operation('RESHAPE', t34, c35).To(t36)
model.Operation('ADD', t30, t36, 0).To(t37)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 3).To(t42)
model.Operation('RESHAPE', t42, c43).To(t44)
model.Operation('SUB', x38, t44, 0).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c48, 3).To(t49)
model.Operation('RESHAPE', t49, c50).To(t51)
model.Operation('CONCATENATION', t51, x52, 3).To(t53)
model.Operation('FULLY_CONNECTED', x54, c55, c56, 3).To(t57)
model.Operation('RESHAPE', t57, c58).To(t59)
model.Operation('FULLY_CONNECTED', t59, c60, c61, 0).To(t62)
model.Operation('FULLY_CONNECTED', x63, c64, c65, 3).To(t66)
model.Operation('RESHAPE', t66, c67).To(t68)
model.Operation('CONV_2D', t68, c69, c70, 2, 1, 1, 0).To(t71)
model.Operation('FULLY_CONNECTED', x72, c73, c74, 3).To(t75)
model.Operation('RESHAPE', t75, c76).To(t77)
model.Operation('DEQUANTIZE', t77).To(t78)
Example({
    x2: [14, 220, 18, 230, 34, 126, 22, 228, 30, 226, 14, 218],
    t8: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x10: [24, 236, 12, 214, 14, 126, 12, 230, 22, 236, 22, 204],
    t16: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x17: [4, 206, 34, 216, 30, 126, 14, 202, 22, 216, 30, 234],
    t24: [120, 108, 120, 132, 120, 120, 120, 108, 120, 132, 120, 120],
    x25: [22, 204, 16, 202, 12, 126, 12, 204, 26, 234, 12, 212],
    x31: [8, 218, 10, 204, 22, 126, 26, 214, 6, 210, 4, 200],
    t37: [120, 144, 120, 144, 120, 144, 120, 144, 120, 144, 120, 144],
    x39: [4, 228, 20, 206, 38, 126, 6, 220, 4, 200, 22, 200],
    x38: [114, 110, 80, 88, 114, 130, 120, 160, 106, 128, 108, 112],
    t45: [114, 98, 80, 76, 114, 118, 120, 148, 106, 116, 108, 100],
    x46: [32, 222, 16, 214, 40, 126, 32, 230, 6, 218, 16, 200],
    x52: [144, 124, 84, 80, 150, 106, 112, 120, 94, 94, 86, 158],
    t53: [120, 132, 120, 144, 124, 84, 132, 120, 132, 80, 150, 106, 120, 132, 120, 112, 120, 94, 132, 120,
    132, 94, 86, 158],
    x54: [32, 218, 16, 214, 22, 126, 4, 216, 6, 200, 40, 206],
    t62: [110, 128, 134, 104, 110, 128, 134, 104],
    x63: [12, 218, 20, 234, 26, 126, 12, 234, 6, 236, 20, 234],
    t71: [110, 128, 134, 104, 110, 128, 134, 104],
    x72: [24, 232, 26, 206, 30, 126, 32, 234, 4, 210, 38, 204],
    t78: [0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0],
}, name='relu6_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
