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
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [4, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c10 = Parameter('c10', (I32, [3], 0.25, 0), [2, -2, 4])
t11 = Internal('t11', (U8, [4, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [3], 0.5, 120), [100, 80, 60])
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', (U8, [4, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c17 = Parameter('c17', (I32, [3], 0.25, 0), [2, -2, 4])
t18 = Internal('t18', (U8, [4, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [3], 0.5, 120), [122, 118, 120])
t21 = Output('t21', (U8, [1, 2, 2, 3], 0.5, 120))
x22 = Input('x22', (U8, [4, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c24 = Parameter('c24', (I32, [3], 0.25, 0), [2, -2, 4])
t25 = Internal('t25', (U8, [4, 3], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 3], 0.5, 120))
x27 = Input('x27', (U8, [4, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c29 = Parameter('c29', (I32, [3], 0.25, 0), [2, -2, 4])
t30 = Internal('t30', (U8, [4, 3], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 2, 3], 0.5, 120))
x34 = Input('x34', (U8, [4, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c36 = Parameter('c36', (I32, [3], 0.25, 0), [2, -2, 4])
t37 = Internal('t37', (U8, [4, 3], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [4, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c42 = Parameter('c42', (I32, [3], 0.25, 0), [2, -2, 4])
t43 = Internal('t43', (U8, [4, 3], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 2, 3], 0.5, 120))
x45 = Input('x45', (U8, [1, 2, 2, 3], 0.5, 120))
t46 = Output('t46', (U8, [1, 2, 2, 6], 0.5, 120))
x47 = Input('x47', (U8, [4, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c49 = Parameter('c49', (I32, [3], 0.25, 0), [2, -2, 4])
t50 = Internal('t50', (U8, [4, 3], 0.5, 120))
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c53 = Parameter('c53', (I32, [2], 0.25, 0), [4, -8])
t54 = Output('t54', (U8, [4, 2], 0.5, 120))
x55 = Input('x55', (U8, [4, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c57 = Parameter('c57', (I32, [3], 0.25, 0), [2, -2, 4])
t58 = Internal('t58', (U8, [4, 3], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 2, 3], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [4, -8])
t62 = Output('t62', (U8, [1, 2, 2, 2], 0.5, 120))
x63 = Input('x63', (U8, [4, 3], 0.5, 120))
c64 = Parameter('c64', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c65 = Parameter('c65', (I32, [3], 0.25, 0), [2, -2, 4])
t66 = Internal('t66', (U8, [4, 3], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 2, 3], 0.5, 120))
t68 = Output('t68', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [1, 2, 2, 3]).To(t6)
model.Operation('SUB', t6, c1, 0).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 0).To(t11)
model.Operation('RESHAPE', t11, [1, 2, 2, 3]).To(t12)
model.Operation('ADD', c13, t12, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 0).To(t18)
model.Operation('RESHAPE', t18, [1, 2, 2, 3]).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('FULLY_CONNECTED', x22, c23, c24, 0).To(t25)
model.Operation('RESHAPE', t25, [1, 2, 2, 3]).To(t26)
model.Operation('FULLY_CONNECTED', x27, c28, c29, 0).To(t30)
model.Operation('RESHAPE', t30, [1, 2, 2, 3]).To(t31)
model.Operation('ADD', t26, t31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x34, c35, c36, 0).To(t37)
model.Operation('RESHAPE', t37, [1, 2, 2, 3]).To(t38)
model.Operation('SUB', x33, t38, 0).To(t39)
model.Operation('FULLY_CONNECTED', x40, c41, c42, 0).To(t43)
model.Operation('RESHAPE', t43, [1, 2, 2, 3]).To(t44)
model.Operation('CONCATENATION', t44, x45, 3).To(t46)
model.Operation('FULLY_CONNECTED', x47, c48, c49, 0).To(t50)
model.Operation('RESHAPE', t50, [1, 2, 2, 3]).To(t51)
model.Operation('FULLY_CONNECTED', t51, c52, c53, 0).To(t54)
model.Operation('FULLY_CONNECTED', x55, c56, c57, 0).To(t58)
model.Operation('RESHAPE', t58, [1, 2, 2, 3]).To(t59)
model.Operation('CONV_2D', t59, c60, c61, 2, 1, 1, 0).To(t62)
model.Operation('FULLY_CONNECTED', x63, c64, c65, 0).To(t66)
model.Operation('RESHAPE', t66, [1, 2, 2, 3]).To(t67)
model.Operation('DEQUANTIZE', t67).To(t68)
Example({
    x2: [26, 234, 28, 226, 34, 126, 26, 218, 38, 234, 6, 218],
    t7: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x8: [24, 232, 38, 234, 24, 126, 38, 226, 36, 230, 6, 228],
    t14: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x15: [12, 234, 30, 200, 8, 126, 4, 206, 24, 210, 30, 208],
    t21: [0, 0, 120, 255, 240, 120, 0, 0, 120, 255, 240, 120],
    x22: [14, 234, 8, 226, 36, 126, 36, 210, 40, 212, 6, 214],
    x27: [18, 230, 24, 234, 6, 126, 6, 218, 12, 208, 30, 212],
    t32: [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255],
    x34: [30, 228, 4, 216, 18, 126, 10, 222, 40, 200, 26, 222],
    x33: [146, 148, 138, 86, 148, 108, 92, 132, 88, 88, 160, 102],
    t39: [255, 13, 255, 0, 255, 0, 212, 0, 208, 0, 255, 0],
    x40: [14, 228, 34, 222, 12, 126, 18, 228, 10, 206, 36, 204],
    x45: [146, 150, 92, 100, 112, 146, 160, 98, 90, 156, 112, 136],
    t46: [0, 255, 0, 146, 150, 92, 255, 0, 255, 100, 112, 146, 0, 255, 0, 160, 98, 90, 255, 0, 255, 156, 112,
    136],
    x47: [12, 232, 8, 206, 28, 126, 20, 222, 30, 234, 16, 200],
    t54: [0, 255, 255, 0, 0, 255, 255, 0],
    x55: [8, 224, 30, 222, 20, 126, 4, 218, 40, 234, 14, 232],
    t62: [0, 255, 255, 0, 0, 255, 255, 0],
    x63: [10, 236, 38, 232, 8, 126, 4, 216, 14, 202, 22, 204],
    t68: [-60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5],
}, name='ends_quant8').AddVariations(signed(x2, c3, t5, t6, c1, t7, x8, c9, t11, t12, c13, t14, x15, c16, t18, t19, c20, t21, x22, c23, t25, t26, x27, c28, t30, t31, t32, x34, c35, t37, t38, x33, t39, x40, c41, t43, t44, x45, t46, x47, c48, t50, t51, c52, t54, x55, c56, t58, t59, c60, t62, x63, c64, t66, t67)).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -2, 4])
t4 = Internal('t4', (U8, [4, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
t7 = Output('t7', (U8, [1, 2, 2, 3], 1.5, 120))
x8 = Input('x8', (U8, [4, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c10 = Parameter('c10', (I32, [3], 0.25, 0), [2, -2, 4])
t11 = Internal('t11', (U8, [4, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 40))
x15 = Input('x15', (U8, [4, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c17 = Parameter('c17', (I32, [3], 0.25, 0), [2, -2, 4])
t18 = Internal('t18', (U8, [4, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (F32, [1, 2, 2, 3]))
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
t22 = Output('t22', (U8, [1, 2, 2, 3], 0.5, 40))
x23 = Input('x23', (U8, [4, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c25 = Parameter('c25', (I32, [3], 0.25, 0), [2, -2, 4])
t26 = Internal('t26', (U8, [4, 3], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 2, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [122])
t29 = Output('t29', (U8, [1, 2, 2, 3], 1.5, 120))
x30 = Input('x30', (U8, [4, 3], 0.5, 120))
c31 = Parameter('c31', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c32 = Parameter('c32', (I32, [3], 0.25, 0), [2, -2, 4])
t33 = Internal('t33', (U8, [4, 3], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 2, 3], 0.5, 120))
x35 = Input('x35', (U8, [1, 2, 2, 3], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RESHAPE', t4, [1, 2, 2, 3]).To(t5)
model.Operation('DEQUANTIZE', t5).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 0).To(t11)
model.Operation('RESHAPE', t11, [1, 2, 2, 3]).To(t12)
model.Operation('DEQUANTIZE', t12).To(t13)
model.Operation('QUANTIZE', t13).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 1).To(t18)
model.Operation('RESHAPE', t18, [1, 2, 2, 3]).To(t19)
model.Operation('DEQUANTIZE', t19).To(t20)
model.Operation('RELU', t20).To(t21)
model.Operation('QUANTIZE', t21).To(t22)
model.Operation('FULLY_CONNECTED', x23, c24, c25, 0).To(t26)
model.Operation('RESHAPE', t26, [1, 2, 2, 3]).To(t27)
model.Operation('MUL', t27, c28, 0).To(t29)
model.Operation('FULLY_CONNECTED', x30, c31, c32, 0).To(t33)
model.Operation('RESHAPE', t33, [1, 2, 2, 3]).To(t34)
model.Operation('CONCATENATION', t34, x35, 3).To(t36)
Example({
    x1: [18, 226, 36, 224, 20, 126, 40, 222, 26, 218, 36, 218],
    t7: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x8: [32, 232, 38, 212, 28, 126, 32, 234, 14, 210, 30, 224],
    t14: [0, 175, 0, 175, 0, 175, 0, 175, 0, 175, 0, 175],
    x15: [18, 216, 4, 200, 12, 126, 28, 230, 20, 216, 18, 206],
    t22: [40, 175, 40, 175, 40, 175, 40, 175, 40, 175, 40, 175],
    x23: [28, 224, 12, 202, 4, 126, 20, 214, 16, 236, 22, 212],
    t29: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x30: [38, 228, 26, 210, 26, 126, 30, 202, 34, 226, 22, 228],
    x35: [160, 128, 156, 104, 88, 150, 146, 156, 144, 142, 90, 94],
    t36: [80, 165, 80, 133, 123, 132, 165, 80, 165, 115, 109, 130, 80, 165, 80, 129, 132, 128, 165, 80, 165,
    127, 110, 111],
}, name='ends_requantized_quant8').AddVariations(signed(x1, c2, t4, t5, t7, x8, c9, t11, t12, t14, x15, c16, t18, t19, t22, x23, c24, t26, t27, c28, t29, x30, c31, t33, t34, x35, t36)).DisableLifeTimeVariation()
