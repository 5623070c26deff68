# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: results that reach the ends of their codes, and what is computed with them.

# Each result saturates on both sides, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [140, 160, 180])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [100, 80, 60])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 120])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 0.5, 120))
x33 = Input('x33', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x34 = Input('x34', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c37 = Parameter('c37', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x39 = Input('x39', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c43 = Parameter('c43', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
x45 = Input('x45', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t48 = Output('t48', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('MUL', x2, x3, 0).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('MUL', x7, x8, 0).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('MUL', x11, x12, 0).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('MUL', x16, x17, 0).To(t18)
model.Operation('MUL', x19, x20, 0).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('MUL', x24, x25, 0).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('MUL', x28, x29, 0).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('MUL', x33, x34, 0).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('MUL', x39, x40, 0).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('MUL', x45, x46, 0).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [6, 202, 16, 222, 32, 126, 22, 232, 8, 208, 24, 228],
    x3: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t5: [0, 215, 195, 0, 0, 72, 0, 0, 195, 188, 0, 195],
    x7: [22, 214, 8, 234, 28, 126, 4, 208, 30, 204, 26, 204],
    x8: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t10: [0, 215, 195, 0, 0, 72, 0, 0, 195, 184, 0, 195],
    x11: [4, 230, 40, 212, 40, 126, 24, 234, 26, 208, 16, 202],
    x12: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t15: [0, 0, 120, 0, 200, 120, 0, 240, 120, 208, 240, 120],
    x16: [16, 204, 4, 236, 22, 126, 14, 210, 38, 232, 16, 200],
    x17: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x19: [8, 200, 12, 222, 12, 126, 32, 216, 36, 206, 40, 210],
    x20: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t22: [0, 255, 255, 0, 0, 144, 0, 0, 255, 255, 0, 255],
    x24: [16, 236, 24, 216, 20, 126, 8, 202, 22, 234, 28, 208],
    x25: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x23: [86, 130, 138, 134, 98, 88, 142, 134, 130, 150, 80, 94],
    t27: [206, 0, 3, 254, 198, 76, 255, 254, 0, 36, 200, 0],
    x28: [34, 232, 38, 212, 40, 126, 24, 222, 20, 214, 24, 222],
    x29: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x31: [126, 126, 150, 116, 104, 90, 138, 152, 94, 118, 160, 112],
    t32: [0, 255, 255, 126, 126, 150, 0, 40, 132, 116, 104, 90, 0, 0, 255, 138, 152, 94, 214, 0, 255, 118,
    160, 112],
    x33: [14, 202, 30, 214, 40, 126, 36, 224, 22, 206, 30, 206],
    x34: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t38: [0, 116, 82, 24, 122, 0, 255, 0],
    x39: [14, 234, 34, 204, 14, 126, 38, 218, 34, 228, 28, 236],
    x40: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t44: [0, 116, 108, 0, 122, 0, 255, 0],
    x45: [6, 212, 16, 216, 24, 126, 14, 200, 4, 226, 4, 216],
    x46: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t48: [-60.0, 67.5, 67.5, -60.0, -48.0, 6.0, -60.0, -60.0, 67.5, 53.0, -60.0, 67.5],
}, name='ends_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 1.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 40))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 40))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 1.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
model.Operation('DEQUANTIZE', t3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('MUL', x6, x7, 0).To(t8)
model.Operation('DEQUANTIZE', t8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('MUL', x11, x12, 1).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('MUL', x17, x18, 0).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('MUL', x22, x23, 0).To(t24)
model.Operation('CONCATENATION', t24, x25, 3).To(t26)
Example({
    x1: [30, 200, 10, 208, 32, 126, 10, 214, 22, 204, 36, 204],
    x2: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t5: [80, 165, 165, 80, 91, 124, 80, 80, 165, 148, 80, 165],
    x6: [18, 216, 34, 222, 18, 126, 34, 202, 38, 226, 14, 202],
    x7: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t10: [0, 175, 175, 0, 0, 52, 0, 0, 175, 146, 0, 175],
    x11: [20, 208, 4, 230, 30, 126, 36, 230, 20, 230, 8, 208],
    x12: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t16: [40, 175, 175, 40, 40, 52, 40, 40, 175, 150, 40, 175],
    x17: [30, 210, 24, 230, 6, 126, 16, 202, 6, 230, 30, 210],
    x18: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t21: [80, 165, 165, 80, 82, 124, 80, 80, 165, 157, 80, 165],
    x22: [22, 206, 20, 202, 34, 126, 36, 214, 34, 224, 40, 226],
    x23: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x25: [80, 160, 96, 92, 148, 152, 122, 150, 152, 138, 106, 114],
    t26: [80, 165, 165, 107, 133, 112, 80, 91, 124, 111, 129, 131, 80, 80, 165, 121, 130, 131, 155, 80, 165,
    126, 115, 118],
}, name='ends_requantized_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -88),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -88),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
})).DisableLifeTimeVariation()
