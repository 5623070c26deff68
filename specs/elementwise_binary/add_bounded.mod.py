# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: results that their activation bounds, and what is computed with them.

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
model.Operation('ADD', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('ADD', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('ADD', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('ADD', x16, x17, 3).To(t18)
model.Operation('ADD', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('ADD', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('ADD', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('ADD', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('ADD', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
Example({
    x2: [-40.0, 56.0, -41.0, 46.0, -50.0, 3.0, -48.0, 52.0, -45.0, 42.0, -57.0, 56.0],
    x3: [-50.0, 56.0, -42.0, 40.0, -52.0, 3.0, -51.0, 41.0, -45.0, 54.0, -42.0, 53.0],
    t5: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x7: [-51.0, 45.0, -54.0, 49.0, -55.0, 3.0, -46.0, 57.0, -42.0, 41.0, -58.0, 45.0],
    x8: [-43.0, 51.0, -47.0, 53.0, -49.0, 3.0, -50.0, 41.0, -41.0, 50.0, -46.0, 53.0],
    t10: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x11: [-56.0, 41.0, -54.0, 57.0, -46.0, 3.0, -55.0, 49.0, -57.0, 48.0, -51.0, 49.0],
    x12: [-50.0, 45.0, -50.0, 53.0, -43.0, 3.0, -56.0, 54.0, -51.0, 57.0, -49.0, 46.0],
    t15: [0.0, -6.0, 0.0, 6.0, 0.0, 0.0, 0.0, -6.0, 0.0, 6.0, 0.0, 0.0],
    x16: [-46.0, 45.0, -55.0, 46.0, -54.0, 3.0, -43.0, 47.0, -51.0, 54.0, -56.0, 43.0],
    x17: [-43.0, 47.0, -56.0, 46.0, -45.0, 3.0, -47.0, 55.0, -50.0, 49.0, -49.0, 44.0],
    x19: [-52.0, 44.0, -41.0, 40.0, -48.0, 3.0, -41.0, 46.0, -47.0, 52.0, -42.0, 53.0],
    x20: [-51.0, 52.0, -41.0, 42.0, -40.0, 3.0, -51.0, 55.0, -51.0, 45.0, -42.0, 54.0],
    t22: [0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0],
    x24: [-48.0, 55.0, -54.0, 52.0, -51.0, 3.0, -56.0, 57.0, -56.0, 56.0, -58.0, 57.0],
    x25: [-49.0, 44.0, -53.0, 48.0, -47.0, 3.0, -55.0, 51.0, -44.0, 58.0, -41.0, 53.0],
    x23: [-2.0, 13.0, 17.0, 7.0, -1.0, 4.0, -9.0, -15.0, 6.0, 12.0, 5.0, 1.0],
    t27: [-2.0, 7.0, 17.0, 1.0, -1.0, -2.0, -9.0, -21.0, 6.0, 6.0, 5.0, -5.0],
    x28: [-53.0, 53.0, -58.0, 40.0, -42.0, 3.0, -57.0, 49.0, -45.0, 55.0, -55.0, 58.0],
    x29: [-53.0, 46.0, -51.0, 58.0, -51.0, 3.0, -50.0, 41.0, -40.0, 56.0, -58.0, 50.0],
    x31: [4.0, 4.0, 11.0, -10.0, -20.0, -15.0, 5.0, 14.0, -16.0, -19.0, 0.0, 17.0],
    t32: [0.0, 6.0, 0.0, 4.0, 4.0, 11.0, 6.0, 0.0, 6.0, -10.0, -20.0, -15.0, 0.0, 6.0, 0.0, 5.0, 14.0, -16.0,
    6.0, 0.0, 6.0, -19.0, 0.0, 17.0],
    x33: [-53.0, 56.0, -56.0, 57.0, -46.0, 3.0, -50.0, 40.0, -56.0, 49.0, -46.0, 58.0],
    x34: [-49.0, 41.0, -43.0, 42.0, -44.0, 3.0, -49.0, 56.0, -51.0, 54.0, -46.0, 40.0],
    t38: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
    x39: [-47.0, 48.0, -54.0, 51.0, -46.0, 3.0, -43.0, 54.0, -40.0, 45.0, -55.0, 50.0],
    x40: [-40.0, 45.0, -53.0, 41.0, -57.0, 3.0, -44.0, 43.0, -45.0, 48.0, -58.0, 44.0],
    t44: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
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
model.Operation('ADD', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('ADD', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('ADD', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('ADD', x16, x17, 3).To(t18)
model.Operation('ADD', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('ADD', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('ADD', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('ADD', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('ADD', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('ADD', x45, x46, 3).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [40, 232, 38, 212, 20, 126, 24, 224, 30, 204, 6, 232],
    x3: [20, 232, 36, 200, 16, 126, 18, 202, 30, 228, 36, 226],
    t5: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x7: [18, 210, 12, 218, 10, 126, 28, 234, 36, 202, 4, 210],
    x8: [34, 222, 26, 226, 22, 126, 20, 202, 38, 220, 28, 226],
    t10: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x11: [8, 202, 12, 234, 28, 126, 10, 218, 6, 216, 18, 218],
    x12: [20, 210, 20, 226, 34, 126, 8, 228, 18, 234, 22, 212],
    t15: [120, 108, 120, 132, 120, 120, 120, 108, 120, 132, 120, 120],
    x16: [28, 210, 10, 212, 12, 126, 34, 214, 18, 228, 8, 206],
    x17: [34, 214, 8, 212, 30, 126, 26, 230, 20, 218, 22, 208],
    x19: [16, 208, 38, 200, 24, 126, 38, 212, 26, 224, 36, 226],
    x20: [18, 224, 38, 204, 40, 126, 18, 230, 18, 210, 36, 228],
    t22: [120, 144, 120, 144, 120, 144, 120, 144, 120, 144, 120, 144],
    x24: [24, 230, 12, 224, 18, 126, 8, 234, 8, 232, 4, 234],
    x25: [22, 208, 14, 216, 26, 126, 10, 222, 32, 236, 38, 226],
    x23: [116, 146, 154, 134, 118, 128, 102, 90, 132, 144, 130, 122],
    t27: [116, 134, 154, 122, 118, 116, 102, 78, 132, 132, 130, 110],
    x28: [14, 226, 4, 200, 36, 126, 6, 218, 30, 230, 10, 236],
    x29: [14, 212, 18, 236, 18, 126, 20, 202, 40, 232, 4, 220],
    x31: [128, 128, 142, 100, 80, 90, 130, 148, 88, 82, 120, 154],
    t32: [120, 132, 120, 128, 128, 142, 132, 120, 132, 100, 80, 90, 120, 132, 120, 130, 148, 88, 132, 120,
    132, 82, 120, 154],
    x33: [14, 232, 8, 234, 28, 126, 20, 200, 8, 218, 28, 236],
    x34: [22, 202, 34, 204, 32, 126, 22, 232, 18, 228, 28, 200],
    t38: [110, 128, 134, 104, 110, 128, 134, 104],
    x39: [26, 216, 12, 222, 28, 126, 34, 228, 40, 210, 10, 220],
    x40: [40, 210, 14, 202, 6, 126, 32, 206, 30, 216, 4, 208],
    t44: [110, 128, 134, 104, 110, 128, 134, 104],
    x45: [28, 224, 26, 208, 32, 126, 38, 228, 40, 220, 40, 208],
    x46: [30, 234, 10, 208, 26, 126, 38, 226, 34, 204, 36, 210],
    t48: [0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0],
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
