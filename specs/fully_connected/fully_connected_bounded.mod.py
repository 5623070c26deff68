# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: results that their activation bounds, and what is computed with them.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [4, 3]))
c3 = Parameter('c3', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c4 = Parameter('c4', (F32, [3]), [0.5, -0.5, 1.0])
t5 = Internal('t5', (F32, [4, 3]))
c6 = Parameter('c6', (I32, [4]), [1, 2, 2, 3])
t7 = Internal('t7', (F32, [1, 2, 2, 3]))
c1 = Parameter('c1', (F32, [3]), [10.0, 20.0, 30.0])
t8 = Output('t8', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [4, 3]))
c11 = Parameter('c11', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c12 = Parameter('c12', (F32, [3]), [0.5, -0.5, 1.0])
t13 = Internal('t13', (F32, [4, 3]))
c14 = Parameter('c14', (I32, [4]), [1, 2, 2, 3])
t15 = Internal('t15', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [3]), [-10.0, -20.0, -30.0])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [4, 3]))
c18 = Parameter('c18', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c19 = Parameter('c19', (F32, [3]), [0.5, -0.5, 1.0])
t20 = Internal('t20', (F32, [4, 3]))
c21 = Parameter('c21', (I32, [4]), [1, 2, 2, 3])
t22 = Internal('t22', (F32, [1, 2, 2, 3]))
c23 = Parameter('c23', (F32, [3]), [1.0, -1.0, 0.0])
t24 = Output('t24', (F32, [1, 2, 2, 3]))
x25 = Input('x25', (F32, [4, 3]))
c26 = Parameter('c26', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c27 = Parameter('c27', (F32, [3]), [0.5, -0.5, 1.0])
t28 = Internal('t28', (F32, [4, 3]))
c29 = Parameter('c29', (I32, [4]), [1, 2, 2, 3])
t30 = Internal('t30', (F32, [1, 2, 2, 3]))
x31 = Input('x31', (F32, [4, 3]))
c32 = Parameter('c32', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c33 = Parameter('c33', (F32, [3]), [0.5, -0.5, 1.0])
t34 = Internal('t34', (F32, [4, 3]))
c35 = Parameter('c35', (I32, [4]), [1, 2, 2, 3])
t36 = Internal('t36', (F32, [1, 2, 2, 3]))
t37 = Output('t37', (F32, [1, 2, 2, 3]))
x39 = Input('x39', (F32, [4, 3]))
c40 = Parameter('c40', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c41 = Parameter('c41', (F32, [3]), [0.5, -0.5, 1.0])
t42 = Internal('t42', (F32, [4, 3]))
c43 = Parameter('c43', (I32, [4]), [1, 2, 2, 3])
t44 = Internal('t44', (F32, [1, 2, 2, 3]))
x38 = Input('x38', (F32, [1, 2, 2, 3]))
t45 = Output('t45', (F32, [1, 2, 2, 3]))
x46 = Input('x46', (F32, [4, 3]))
c47 = Parameter('c47', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c48 = Parameter('c48', (F32, [3]), [0.5, -0.5, 1.0])
t49 = Internal('t49', (F32, [4, 3]))
c50 = Parameter('c50', (I32, [4]), [1, 2, 2, 3])
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
x52 = Input('x52', (F32, [1, 2, 2, 3]))
t53 = Output('t53', (F32, [1, 2, 2, 6]))
x54 = Input('x54', (F32, [4, 3]))
c55 = Parameter('c55', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c56 = Parameter('c56', (F32, [3]), [0.5, -0.5, 1.0])
t57 = Internal('t57', (F32, [4, 3]))
c58 = Parameter('c58', (I32, [4]), [1, 2, 2, 3])
t59 = Internal('t59', (F32, [1, 2, 2, 3]))
c60 = Parameter('c60', (F32, [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c61 = Parameter('c61', (F32, [2]), [1.0, -2.0])
t62 = Output('t62', (F32, [4, 2]))
x63 = Input('x63', (F32, [4, 3]))
c64 = Parameter('c64', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c65 = Parameter('c65', (F32, [3]), [0.5, -0.5, 1.0])
t66 = Internal('t66', (F32, [4, 3]))
c67 = Parameter('c67', (I32, [4]), [1, 2, 2, 3])
t68 = Internal('t68', (F32, [1, 2, 2, 3]))
c69 = Parameter('c69', (F32, [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c70 = Parameter('c70', (F32, [2]), [1.0, -2.0])
t71 = Output('t71', (F32, [1, 2, 2, 2]))
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
x2 = Input('x2', (U8, [4, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c4 = Parameter('c4', (I32, [3], 0.25, 0), [2, -2, 4])
t5 = Internal('t5', (U8, [4, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 2, 2, 3])
t7 = Internal('t7', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t8 = Output('t8', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [4, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c12 = Parameter('c12', (I32, [3], 0.25, 0), [2, -2, 4])
t13 = Internal('t13', (U8, [4, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [1, 2, 2, 3])
t15 = Internal('t15', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3], 0.5, 120), [100, 80, 60])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [4, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, -2, 4])
t20 = Internal('t20', (U8, [4, 3], 0.5, 120))
c21 = Parameter('c21', (I32, [4]), [1, 2, 2, 3])
t22 = Internal('t22', (U8, [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [3], 0.5, 120), [122, 118, 120])
t24 = Output('t24', (U8, [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', (U8, [4, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [2, -2, 4])
t28 = Internal('t28', (U8, [4, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [4]), [1, 2, 2, 3])
t30 = Internal('t30', (U8, [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', (U8, [4, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c33 = Parameter('c33', (I32, [3], 0.25, 0), [2, -2, 4])
t34 = Internal('t34', (U8, [4, 3], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 2, 2, 3])
t36 = Internal('t36', (U8, [1, 2, 2, 3], 0.5, 120))
t37 = Output('t37', (U8, [1, 2, 2, 3], 0.5, 120))
x39 = Input('x39', (U8, [4, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c41 = Parameter('c41', (I32, [3], 0.25, 0), [2, -2, 4])
t42 = Internal('t42', (U8, [4, 3], 0.5, 120))
c43 = Parameter('c43', (I32, [4]), [1, 2, 2, 3])
t44 = Internal('t44', (U8, [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 2, 3], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 2, 3], 0.5, 120))
x46 = Input('x46', (U8, [4, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c48 = Parameter('c48', (I32, [3], 0.25, 0), [2, -2, 4])
t49 = Internal('t49', (U8, [4, 3], 0.5, 120))
c50 = Parameter('c50', (I32, [4]), [1, 2, 2, 3])
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
x52 = Input('x52', (U8, [1, 2, 2, 3], 0.5, 120))
t53 = Output('t53', (U8, [1, 2, 2, 6], 0.5, 120))
x54 = Input('x54', (U8, [4, 3], 0.5, 120))
c55 = Parameter('c55', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c56 = Parameter('c56', (I32, [3], 0.25, 0), [2, -2, 4])
t57 = Internal('t57', (U8, [4, 3], 0.5, 120))
c58 = Parameter('c58', (I32, [4]), [1, 2, 2, 3])
t59 = Internal('t59', (U8, [1, 2, 2, 3], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [4, -8])
t62 = Output('t62', (U8, [4, 2], 0.5, 120))
x63 = Input('x63', (U8, [4, 3], 0.5, 120))
c64 = Parameter('c64', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c65 = Parameter('c65', (I32, [3], 0.25, 0), [2, -2, 4])
t66 = Internal('t66', (U8, [4, 3], 0.5, 120))
c67 = Parameter('c67', (I32, [4]), [1, 2, 2, 3])
t68 = Internal('t68', (U8, [1, 2, 2, 3], 0.5, 120))
c69 = Parameter('c69', (U8, [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c70 = Parameter('c70', (I32, [2], 0.25, 0), [4, -8])
t71 = Output('t71', (U8, [1, 2, 2, 2], 0.5, 120))
x72 = Input('x72', (U8, [4, 3], 0.5, 120))
c73 = Parameter('c73', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c74 = Parameter('c74', (I32, [3], 0.25, 0), [2, -2, 4])
t75 = Internal('t75', (U8, [4, 3], 0.5, 120))
c76 = Parameter('c76', (I32, [4]), [1, 2, 2, 3])
t77 = Internal('t77', (U8, [1, 2, 2, 3], 0.5, 120))
t78 = Output('t78', (F32, [1, 2, 2, 3]))
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
}, name='relu6_quant8').AddVariations(signed(x2, c3, t5, t7, c1, t8, x10, c11, t13, t15, c9, t16, x17, c18, t20, t22, c23, t24, x25, c26, t28, t30, x31, c32, t34, t36, t37, x39, c40, t42, t44, x38, t45, x46, c47, t49, t51, x52, t53, x54, c55, t57, t59, c60, t62, x63, c64, t66, t68, c69, t71, x72, c73, t75, t77)).DisableLifeTimeVariation()
