# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: results that their activation bounds, and what is computed with them.

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [3]), [10.0, 20.0, 30.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3]), [-10.0, -20.0, -30.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3]), [1.0, -1.0, 0.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t22 = Output('t22', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x23 = Input('x23', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t27 = Output('t27', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 2, 2, 6]))
x33 = Input('x33', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x34 = Input('x34', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t35 = Internal('t35', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t38 = Output('t38', ('TENSOR_FLOAT32', [4, 2]))
x39 = Input('x39', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x40 = Input('x40', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t44 = Output('t44', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
model = Model()
model.Operation('MUL', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('MUL', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('MUL', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('MUL', x16, x17, 3).To(t18)
model.Operation('MUL', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('MUL', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('MUL', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('MUL', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('MUL', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
Example({
    x2: [-40.0, 52.0, -47.0, 58.0, -58.0, 3.0, -40.0, 53.0, -53.0, 41.0, -45.0, 58.0],
    x3: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t5: [-10.0, -14.0, -24.0, -10.0, -20.0, -24.0, -10.0, -20.0, -24.0, -4.0, -20.0, -24.0],
    x7: [-54.0, 55.0, -42.0, 42.0, -42.0, 3.0, -45.0, 40.0, -49.0, 55.0, -43.0, 47.0],
    x8: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t10: [-10.0, -14.0, -24.0, -10.0, -20.0, -24.0, -10.0, -20.0, -24.0, -4.0, -20.0, -24.0],
    x11: [-49.0, 40.0, -44.0, 51.0, -49.0, 3.0, -43.0, 56.0, -48.0, 50.0, -48.0, 40.0],
    x12: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t15: [0.0, -6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
    x16: [-40.0, 56.0, -56.0, 48.0, -44.0, 3.0, -45.0, 58.0, -43.0, 54.0, -54.0, 45.0],
    x17: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    x19: [-53.0, 40.0, -57.0, 49.0, -54.0, 3.0, -40.0, 49.0, -53.0, 44.0, -54.0, 44.0],
    x20: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t22: [0.0, 12.0, 12.0, 0.0, 0.0, 12.0, 0.0, 0.0, 12.0, 12.0, 0.0, 12.0],
    x24: [-51.0, 43.0, -57.0, 53.0, -52.0, 3.0, -58.0, 51.0, -50.0, 52.0, -49.0, 40.0],
    x25: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    x23: [17.0, 8.0, 16.0, -10.0, -18.0, -7.0, 20.0, 3.0, -11.0, 20.0, -8.0, 3.0],
    t27: [17.0, 2.0, 10.0, -10.0, -18.0, -13.0, 20.0, 3.0, -17.0, 14.0, -8.0, -3.0],
    x28: [-40.0, 46.0, -56.0, 44.0, -44.0, 3.0, -46.0, 58.0, -41.0, 57.0, -57.0, 55.0],
    x29: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    x31: [6.0, -2.0, 17.0, -4.0, 7.0, -16.0, -9.0, -5.0, -11.0, 2.0, 4.0, 20.0],
    t32: [0.0, 6.0, 6.0, 6.0, -2.0, 17.0, 0.0, 0.0, 6.0, -4.0, 7.0, -16.0, 0.0, 0.0, 6.0, -9.0, -5.0, -11.0,
    6.0, 0.0, 6.0, 2.0, 4.0, 20.0],
    x33: [-40.0, 41.0, -57.0, 49.0, -40.0, 3.0, -45.0, 40.0, -41.0, 50.0, -46.0, 40.0],
    x34: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t38: [-5.0, -2.0, 1.0, -8.0, 1.0, -8.0, 7.0, -8.0],
    x39: [-44.0, 47.0, -50.0, 41.0, -53.0, 3.0, -56.0, 40.0, -45.0, 44.0, -46.0, 54.0],
    x40: [2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0],
    t44: [-5.0, -2.0, 1.0, -8.0, 1.0, -8.0, 7.0, -8.0],
}, name='relu6').AddVariations('float16').DisableLifeTimeVariation()

# Each result is bounded, and what is behind brings it back.
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
model.Operation('MUL', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('MUL', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('MUL', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('MUL', x16, x17, 3).To(t18)
model.Operation('MUL', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('MUL', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('MUL', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('MUL', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('MUL', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('MUL', x45, x46, 3).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [40, 224, 26, 236, 4, 126, 40, 226, 14, 202, 30, 236],
    x3: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t5: [100, 92, 72, 100, 80, 72, 100, 80, 72, 112, 80, 72],
    x7: [12, 230, 36, 204, 36, 126, 30, 200, 22, 230, 34, 214],
    x8: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t10: [100, 92, 72, 100, 80, 72, 100, 80, 72, 112, 80, 72],
    x11: [22, 200, 32, 222, 22, 126, 34, 232, 24, 220, 24, 200],
    x12: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t15: [120, 108, 120, 120, 120, 120, 120, 120, 120, 132, 120, 120],
    x16: [40, 232, 8, 216, 32, 126, 30, 236, 34, 228, 12, 210],
    x17: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x19: [14, 200, 6, 218, 12, 126, 40, 218, 14, 208, 12, 208],
    x20: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t22: [120, 144, 144, 120, 120, 144, 120, 120, 144, 144, 120, 144],
    x24: [18, 206, 6, 226, 16, 126, 4, 222, 20, 224, 22, 200],
    x25: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x23: [154, 136, 152, 100, 84, 106, 160, 126, 98, 160, 104, 126],
    t27: [154, 124, 140, 100, 84, 94, 160, 126, 86, 148, 104, 114],
    x28: [40, 212, 8, 208, 32, 126, 28, 236, 38, 234, 6, 230],
    x29: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    x31: [132, 116, 154, 112, 134, 88, 102, 110, 98, 124, 128, 160],
    t32: [120, 132, 132, 132, 116, 154, 120, 120, 132, 112, 134, 88, 120, 120, 132, 102, 110, 98, 132, 120,
    132, 124, 128, 160],
    x33: [40, 202, 6, 218, 40, 126, 30, 200, 38, 220, 28, 200],
    x34: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t38: [110, 116, 122, 104, 122, 104, 134, 104],
    x39: [32, 214, 20, 202, 14, 126, 8, 200, 30, 208, 28, 228],
    x40: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t44: [110, 116, 122, 104, 122, 104, 134, 104],
    x45: [22, 214, 38, 218, 6, 126, 6, 214, 18, 214, 30, 204],
    x46: [124, 124, 116, 116, 122, 124, 124, 116, 116, 122, 124, 124],
    t48: [0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0],
}, name='relu6_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
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
