# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: results that reach the ends of their codes, and what is computed with them.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each result saturates on both sides, and what is behind brings it back.
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
model.Operation('FULLY_CONNECTED', x2, c3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('SUB', t7, c1, 0).To(t8)
model.Operation('FULLY_CONNECTED', x10, c11, c12, 0).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('ADD', c9, t15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
model.Operation('RESHAPE', t20, c21).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 0).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('FULLY_CONNECTED', x31, c32, c33, 0).To(t34)
model.Operation('RESHAPE', t34, c35).To(t36)
model.Operation('ADD', t30, t36, 0).To(t37)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 0).To(t42)
model.Operation('RESHAPE', t42, c43).To(t44)
model.Operation('SUB', x38, t44, 0).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c48, 0).To(t49)
model.Operation('RESHAPE', t49, c50).To(t51)
model.Operation('CONCATENATION', t51, x52, 3).To(t53)
model.Operation('FULLY_CONNECTED', x54, c55, c56, 0).To(t57)
model.Operation('RESHAPE', t57, c58).To(t59)
model.Operation('FULLY_CONNECTED', t59, c60, c61, 0).To(t62)
model.Operation('FULLY_CONNECTED', x63, c64, c65, 0).To(t66)
model.Operation('RESHAPE', t66, c67).To(t68)
model.Operation('CONV_2D', t68, c69, c70, 2, 1, 1, 0).To(t71)
model.Operation('FULLY_CONNECTED', x72, c73, c74, 0).To(t75)
model.Operation('RESHAPE', t75, c76).To(t77)
model.Operation('DEQUANTIZE', t77).To(t78)
Example({
    x2: [26, 234, 28, 226, 34, 126, 26, 218, 38, 234, 6, 218],
    t8: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x10: [24, 232, 38, 234, 24, 126, 38, 226, 36, 230, 6, 228],
    t16: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x17: [12, 234, 30, 200, 8, 126, 4, 206, 24, 210, 30, 208],
    t24: [0, 0, 120, 255, 240, 120, 0, 0, 120, 255, 240, 120],
    x25: [14, 234, 8, 226, 36, 126, 36, 210, 40, 212, 6, 214],
    x31: [18, 230, 24, 234, 6, 126, 6, 218, 12, 208, 30, 212],
    t37: [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255],
    x39: [30, 228, 4, 216, 18, 126, 10, 222, 40, 200, 26, 222],
    x38: [146, 148, 138, 86, 148, 108, 92, 132, 88, 88, 160, 102],
    t45: [255, 13, 255, 0, 255, 0, 212, 0, 208, 0, 255, 0],
    x46: [14, 228, 34, 222, 12, 126, 18, 228, 10, 206, 36, 204],
    x52: [146, 150, 92, 100, 112, 146, 160, 98, 90, 156, 112, 136],
    t53: [0, 255, 0, 146, 150, 92, 255, 0, 255, 100, 112, 146, 0, 255, 0, 160, 98, 90, 255, 0, 255, 156, 112,
    136],
    x54: [12, 232, 8, 206, 28, 126, 20, 222, 30, 234, 16, 200],
    t62: [0, 255, 255, 0, 0, 255, 255, 0],
    x63: [8, 224, 30, 222, 20, 126, 4, 218, 40, 234, 14, 232],
    t71: [0, 255, 255, 0, 0, 255, 255, 0],
    x72: [10, 236, 38, 232, 8, 126, 4, 216, 14, 202, 22, 204],
    t78: [-60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5],
}, name='ends_quant8').AddVariations(signed(x2, c3, t5, t7, c1, t8, x10, c11, t13, t15, c9, t16, x17, c18, t20, t22, c23, t24, x25, c26, t28, t30, x31, c32, t34, t36, t37, x39, c40, t42, t44, x38, t45, x46, c47, t49, t51, x52, t53, x54, c55, t57, t59, c60, t62, x63, c64, t66, t68, c69, t71, x72, c73, t75, t77)).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -2, 4])
t4 = Internal('t4', (U8, [4, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [1, 2, 2, 3])
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
t7 = Internal('t7', (F32, [1, 2, 2, 3]))
t8 = Output('t8', (U8, [1, 2, 2, 3], 1.5, 120))
x9 = Input('x9', (U8, [4, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -2, 4])
t12 = Internal('t12', (U8, [4, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [4]), [1, 2, 2, 3])
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Internal('t15', (F32, [1, 2, 2, 3]))
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 40))
x17 = Input('x17', (U8, [4, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, -2, 4])
t20 = Internal('t20', (U8, [4, 3], 0.5, 120))
c21 = Parameter('c21', (I32, [4]), [1, 2, 2, 3])
t22 = Internal('t22', (U8, [1, 2, 2, 3], 0.5, 120))
t23 = Internal('t23', (F32, [1, 2, 2, 3]))
t24 = Internal('t24', (F32, [1, 2, 2, 3]))
t25 = Output('t25', (U8, [1, 2, 2, 3], 0.5, 40))
x26 = Input('x26', (U8, [4, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c28 = Parameter('c28', (I32, [3], 0.25, 0), [2, -2, 4])
t29 = Internal('t29', (U8, [4, 3], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [1, 2, 2, 3])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [122])
t33 = Output('t33', (U8, [1, 2, 2, 3], 1.5, 120))
x34 = Input('x34', (U8, [4, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c36 = Parameter('c36', (I32, [3], 0.25, 0), [2, -2, 4])
t37 = Internal('t37', (U8, [4, 3], 0.5, 120))
c38 = Parameter('c38', (I32, [4]), [1, 2, 2, 3])
t39 = Internal('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 2, 3], 0.5, 120))
t41 = Output('t41', (U8, [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RESHAPE', t4, c5).To(t6)
model.Operation('DEQUANTIZE', t6).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('DEQUANTIZE', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 1).To(t20)
model.Operation('RESHAPE', t20, c21).To(t22)
model.Operation('DEQUANTIZE', t22).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('FULLY_CONNECTED', x26, c27, c28, 0).To(t29)
model.Operation('RESHAPE', t29, c30).To(t31)
model.Operation('MUL', t31, c32, 0).To(t33)
model.Operation('FULLY_CONNECTED', x34, c35, c36, 0).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('CONCATENATION', t39, x40, 3).To(t41)
Example({
    x1: [18, 226, 36, 224, 20, 126, 40, 222, 26, 218, 36, 218],
    t8: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x9: [32, 232, 38, 212, 28, 126, 32, 234, 14, 210, 30, 224],
    t16: [0, 175, 0, 175, 0, 175, 0, 175, 0, 175, 0, 175],
    x17: [18, 216, 4, 200, 12, 126, 28, 230, 20, 216, 18, 206],
    t25: [40, 175, 40, 175, 40, 175, 40, 175, 40, 175, 40, 175],
    x26: [28, 224, 12, 202, 4, 126, 20, 214, 16, 236, 22, 212],
    t33: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x34: [38, 228, 26, 210, 26, 126, 30, 202, 34, 226, 22, 228],
    x40: [160, 128, 156, 104, 88, 150, 146, 156, 144, 142, 90, 94],
    t41: [80, 165, 80, 133, 123, 132, 165, 80, 165, 115, 109, 130, 80, 165, 80, 129, 132, 128, 165, 80, 165,
    127, 110, 111],
}, name='ends_requantized_quant8').AddVariations(signed(x1, c2, t4, t6, t8, x9, c10, t12, t14, t16, x17, c18, t20, t22, t25, x26, c27, t29, t31, c32, t33, x34, c35, t37, t39, x40, t41)).DisableLifeTimeVariation()
