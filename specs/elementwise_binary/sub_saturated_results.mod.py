# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: results that reach the ends of their codes, and what is computed with them.

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
model.Operation('SUB', x2, x3, 0).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('SUB', x6, x7, 0).To(t8)
model.Operation('ADD', c9, t8, 0).To(t10)
model.Operation('SUB', x11, x12, 0).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('SUB', x16, x17, 0).To(t18)
model.Operation('SUB', x19, x20, 0).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('SUB', x24, x25, 0).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('SUB', x28, x29, 0).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('SUB', x33, x34, 0).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('SUB', x39, x40, 0).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('SUB', x45, x46, 0).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [28, 230, 14, 202, 40, 126, 6, 218, 30, 236, 16, 220],
    x3: [236, 4, 214, 4, 202, 114, 214, 18, 212, 28, 202, 24],
    t5: [0, 215, 0, 235, 0, 72, 0, 215, 0, 235, 0, 195],
    x6: [10, 206, 6, 236, 34, 126, 20, 230, 24, 222, 20, 214],
    x7: [208, 38, 234, 16, 228, 114, 228, 32, 206, 6, 226, 26],
    t10: [0, 215, 0, 235, 0, 72, 0, 215, 0, 235, 0, 195],
    x11: [18, 206, 36, 206, 14, 126, 4, 214, 4, 200, 14, 214],
    x12: [206, 16, 212, 40, 224, 114, 218, 24, 220, 34, 226, 16],
    t15: [0, 0, 120, 255, 240, 120, 0, 0, 120, 255, 240, 120],
    x16: [28, 216, 32, 208, 28, 126, 10, 208, 14, 226, 24, 230],
    x17: [202, 14, 234, 8, 218, 114, 202, 10, 224, 32, 204, 40],
    x19: [8, 206, 8, 234, 22, 126, 10, 216, 14, 202, 34, 228],
    x20: [202, 34, 212, 20, 212, 114, 214, 20, 204, 4, 206, 36],
    t22: [0, 255, 0, 255, 0, 144, 0, 255, 0, 255, 0, 255],
    x24: [16, 224, 16, 216, 14, 126, 32, 206, 14, 204, 6, 210],
    x25: [218, 8, 228, 40, 206, 114, 204, 18, 216, 20, 216, 6],
    x23: [84, 120, 92, 136, 120, 112, 136, 116, 156, 104, 146, 106],
    t27: [204, 0, 212, 1, 240, 100, 255, 0, 255, 0, 255, 0],
    x28: [38, 230, 38, 200, 36, 126, 12, 202, 16, 214, 40, 212],
    x29: [214, 22, 226, 34, 234, 114, 222, 38, 230, 40, 204, 16],
    x31: [102, 116, 82, 138, 102, 160, 84, 160, 84, 126, 106, 136],
    t32: [0, 255, 0, 102, 116, 82, 255, 0, 132, 138, 102, 160, 0, 255, 0, 84, 160, 84, 255, 0, 255, 126, 106,
    136],
    x33: [20, 216, 18, 202, 10, 126, 14, 230, 32, 200, 8, 204],
    x34: [214, 24, 236, 14, 216, 114, 228, 14, 216, 18, 208, 6],
    t38: [0, 255, 255, 0, 0, 255, 255, 0],
    x39: [6, 202, 38, 208, 18, 126, 30, 200, 22, 200, 24, 202],
    x40: [236, 14, 222, 6, 210, 114, 228, 16, 224, 34, 204, 34],
    t44: [0, 255, 255, 0, 0, 255, 255, 0],
    x45: [26, 218, 40, 222, 24, 126, 14, 236, 34, 232, 26, 222],
    x46: [226, 10, 218, 14, 232, 114, 226, 26, 236, 8, 222, 34],
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
model.Operation('SUB', x1, x2, 0).To(t3)
model.Operation('DEQUANTIZE', t3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('SUB', x6, x7, 0).To(t8)
model.Operation('DEQUANTIZE', t8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('SUB', x11, x12, 1).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('SUB', x17, x18, 0).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('SUB', x22, x23, 0).To(t24)
model.Operation('CONCATENATION', t24, x25, 3).To(t26)
Example({
    x1: [12, 232, 38, 216, 26, 126, 8, 224, 22, 222, 10, 234],
    x2: [204, 26, 210, 10, 218, 114, 226, 16, 214, 8, 216, 38],
    t5: [80, 165, 80, 165, 80, 124, 80, 165, 80, 165, 80, 165],
    x6: [12, 214, 22, 200, 36, 126, 32, 200, 22, 234, 30, 224],
    x7: [210, 38, 204, 4, 230, 114, 236, 20, 206, 16, 214, 8],
    t10: [0, 175, 0, 175, 0, 52, 0, 175, 0, 175, 0, 175],
    x11: [20, 222, 16, 200, 32, 126, 26, 218, 22, 212, 24, 236],
    x12: [234, 26, 234, 6, 202, 114, 224, 4, 200, 8, 222, 36],
    t16: [40, 175, 40, 175, 40, 52, 40, 175, 40, 175, 40, 175],
    x17: [24, 216, 24, 200, 8, 126, 28, 206, 36, 200, 38, 210],
    x18: [204, 14, 228, 28, 236, 114, 200, 24, 236, 24, 222, 34],
    t21: [80, 165, 80, 165, 80, 124, 80, 165, 80, 165, 80, 165],
    x22: [4, 230, 22, 236, 10, 126, 40, 206, 22, 230, 32, 200],
    x23: [214, 30, 200, 10, 226, 114, 212, 20, 202, 30, 230, 12],
    x25: [150, 92, 84, 136, 124, 102, 86, 156, 134, 92, 144, 94],
    t26: [80, 165, 80, 130, 111, 108, 165, 80, 124, 125, 121, 114, 80, 165, 80, 109, 132, 125, 165, 80, 165,
    111, 128, 111],
}, name='ends_requantized_quant8').AddVariations(signed(x1, x2, t3, t5, x6, x7, t8, t10, x11, x12, t13, t16, x17, x18, t19, c20, t21, x22, x23, t24, x25, t26)).DisableLifeTimeVariation()
