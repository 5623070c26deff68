# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: results that reach the ends of their codes, and what is computed with them.

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
x2 = Input('x2', (U8, [1, 2, 2, 3], 0.5, 120))
x3 = Input('x3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t5 = Output('t5', (U8, [1, 2, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3], 0.5, 120), [100, 80, 60])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [3], 0.5, 120), [122, 118, 120])
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
t22 = Output('t22', (U8, [1, 2, 2, 3], 0.5, 120))
x24 = Input('x24', (U8, [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 2, 2, 3], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 3], 0.5, 120))
x23 = Input('x23', (U8, [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 2, 2, 3], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 2, 3], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 2, 3], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 2, 6], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 2, 3], 0.5, 120))
x34 = Input('x34', (U8, [1, 2, 2, 3], 0.5, 120))
t35 = Internal('t35', (U8, [1, 2, 2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c37 = Parameter('c37', (I32, [2], 0.25, 0), [4, -8])
t38 = Output('t38', (U8, [4, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 2, 3], 0.5, 120))
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c43 = Parameter('c43', (I32, [2], 0.25, 0), [4, -8])
t44 = Output('t44', (U8, [1, 2, 2, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 2, 2, 3], 0.5, 120))
x46 = Input('x46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 2, 3], 0.5, 120))
t48 = Output('t48', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x2, x3, 0).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('ADD', x6, x7, 0).To(t8)
model.Operation('ADD', c9, t8, 0).To(t10)
model.Operation('ADD', x11, x12, 0).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('ADD', x16, x17, 0).To(t18)
model.Operation('ADD', x19, x20, 0).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('ADD', x24, x25, 0).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('ADD', x28, x29, 0).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('ADD', x33, x34, 0).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('ADD', x39, x40, 0).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('ADD', x45, x46, 0).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [24, 200, 16, 202, 22, 126, 24, 206, 10, 224, 32, 222],
    x3: [6, 226, 12, 210, 6, 126, 36, 214, 24, 208, 30, 206],
    t5: [0, 215, 0, 235, 0, 72, 0, 215, 0, 235, 0, 195],
    x6: [20, 220, 38, 206, 20, 126, 28, 204, 36, 214, 6, 222],
    x7: [40, 236, 24, 220, 38, 126, 30, 224, 8, 236, 28, 216],
    t10: [0, 215, 0, 235, 0, 72, 0, 215, 0, 235, 0, 195],
    x11: [38, 210, 32, 226, 38, 126, 24, 208, 38, 202, 34, 210],
    x12: [22, 214, 20, 214, 36, 126, 36, 232, 12, 234, 14, 226],
    t15: [0, 0, 120, 255, 240, 120, 0, 0, 120, 255, 240, 120],
    x16: [40, 214, 40, 236, 22, 126, 8, 234, 28, 206, 36, 222],
    x17: [4, 226, 4, 226, 6, 126, 34, 210, 12, 234, 18, 226],
    x19: [36, 228, 4, 228, 26, 126, 28, 218, 22, 204, 24, 224],
    x20: [18, 212, 38, 230, 38, 126, 22, 232, 32, 212, 12, 234],
    t22: [0, 255, 0, 255, 0, 144, 0, 255, 0, 255, 0, 255],
    x24: [18, 212, 22, 216, 38, 126, 34, 218, 14, 220, 22, 224],
    x25: [34, 234, 14, 226, 30, 126, 12, 226, 22, 230, 10, 204],
    x23: [84, 80, 80, 128, 104, 122, 80, 84, 90, 108, 90, 122],
    t27: [204, 0, 200, 0, 224, 110, 200, 0, 210, 0, 210, 0],
    x28: [20, 216, 28, 222, 12, 126, 18, 224, 12, 204, 30, 222],
    x29: [16, 234, 28, 202, 40, 126, 22, 202, 18, 208, 16, 228],
    x31: [102, 124, 88, 112, 108, 154, 96, 84, 124, 100, 132, 160],
    t32: [0, 255, 0, 102, 124, 88, 255, 0, 132, 112, 108, 154, 0, 255, 0, 96, 84, 124, 255, 0, 255, 100, 132,
    160],
    x33: [26, 234, 30, 232, 6, 126, 18, 228, 40, 228, 24, 214],
    x34: [32, 234, 32, 224, 4, 126, 38, 232, 30, 222, 20, 226],
    t38: [0, 255, 255, 0, 0, 255, 255, 0],
    x39: [30, 226, 38, 222, 34, 126, 24, 202, 28, 214, 16, 230],
    x40: [12, 204, 28, 236, 16, 126, 20, 214, 24, 208, 6, 226],
    t44: [0, 255, 255, 0, 0, 255, 255, 0],
    x45: [38, 216, 22, 218, 22, 126, 8, 228, 16, 220, 26, 218],
    x46: [40, 210, 4, 216, 20, 126, 12, 228, 8, 202, 36, 228],
    t48: [-60.0, 67.5, -60.0, 67.5, -60.0, 6.0, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5],
}, name='ends_quant8').AddVariations(signed(x2, x3, t4, c1, t5, x6, x7, t8, c9, t10, x11, x12, t13, c14, t15, x16, x17, t18, x19, x20, t21, t22, x24, x25, t26, x23, t27, x28, x29, t30, x31, t32, x33, x34, t35, c36, t38, x39, x40, t41, c42, t44, x45, x46, t47)).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 2, 3], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
t5 = Output('t5', (U8, [1, 2, 2, 3], 1.5, 120))
x6 = Input('x6', (U8, [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 2, 3], 0.5, 120))
t9 = Internal('t9', (F32, [1, 2, 2, 3]))
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 40))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
t15 = Internal('t15', (F32, [1, 2, 2, 3]))
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 40))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 2, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [122])
t21 = Output('t21', (U8, [1, 2, 2, 3], 1.5, 120))
x22 = Input('x22', (U8, [1, 2, 2, 3], 0.5, 120))
x23 = Input('x23', (U8, [1, 2, 2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 2, 2, 3], 0.5, 120))
t26 = Output('t26', (U8, [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('DEQUANTIZE', t3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('ADD', x6, x7, 0).To(t8)
model.Operation('DEQUANTIZE', t8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('ADD', x11, x12, 1).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('ADD', x17, x18, 0).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('ADD', x22, x23, 0).To(t24)
model.Operation('CONCATENATION', t24, x25, 3).To(t26)
Example({
    x1: [38, 204, 4, 200, 16, 126, 4, 210, 22, 234, 10, 210],
    x2: [28, 218, 38, 208, 6, 126, 38, 232, 26, 222, 8, 214],
    t5: [80, 165, 80, 165, 80, 124, 80, 165, 80, 165, 80, 165],
    x6: [28, 230, 18, 200, 28, 126, 28, 216, 18, 232, 14, 236],
    x7: [12, 202, 38, 236, 10, 126, 32, 232, 22, 226, 16, 204],
    t10: [0, 175, 0, 175, 0, 52, 0, 175, 0, 175, 0, 175],
    x11: [20, 220, 38, 236, 18, 126, 30, 216, 8, 226, 8, 218],
    x12: [34, 226, 32, 226, 22, 126, 36, 200, 40, 222, 12, 212],
    t16: [40, 175, 40, 175, 40, 52, 40, 175, 40, 175, 40, 175],
    x17: [8, 202, 36, 208, 22, 126, 34, 206, 34, 204, 38, 208],
    x18: [28, 216, 16, 220, 34, 126, 32, 226, 30, 214, 36, 224],
    t21: [80, 165, 80, 165, 80, 124, 80, 165, 80, 165, 80, 165],
    x22: [4, 210, 18, 218, 16, 126, 4, 210, 14, 208, 34, 212],
    x23: [24, 232, 20, 224, 26, 126, 30, 212, 18, 210, 14, 236],
    x25: [128, 92, 130, 118, 138, 120, 88, 124, 154, 136, 150, 134],
    t26: [80, 165, 80, 123, 111, 123, 165, 80, 124, 119, 126, 120, 80, 165, 80, 109, 121, 131, 165, 80, 165,
    125, 130, 125],
}, name='ends_requantized_quant8').AddVariations(signed(x1, x2, t3, t5, x6, x7, t8, t10, x11, x12, t13, t16, x17, x18, t19, c20, t21, x22, x23, t24, x25, t26)).DisableLifeTimeVariation()
