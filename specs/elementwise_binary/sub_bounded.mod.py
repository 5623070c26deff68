# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: results that their activation bounds, and what is computed with them.

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
model.Operation('SUB', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('SUB', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('SUB', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('SUB', x16, x17, 3).To(t18)
model.Operation('SUB', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('SUB', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('SUB', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('SUB', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('SUB', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
Example({
    x2: [-41.0, 57.0, -48.0, 43.0, -48.0, 3.0, -56.0, 41.0, -46.0, 51.0, -47.0, 56.0],
    x3: [55.0, -43.0, 53.0, -43.0, 46.0, -3.0, 55.0, -48.0, 46.0, -50.0, 50.0, -43.0],
    t5: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x7: [-42.0, 57.0, -46.0, 51.0, -47.0, 3.0, -57.0, 49.0, -57.0, 52.0, -45.0, 50.0],
    x8: [47.0, -50.0, 47.0, -44.0, 46.0, -3.0, 53.0, -53.0, 57.0, -56.0, 42.0, -41.0],
    t10: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x11: [-50.0, 49.0, -52.0, 53.0, -58.0, 3.0, -58.0, 52.0, -49.0, 57.0, -55.0, 48.0],
    x12: [51.0, -42.0, 40.0, -49.0, 48.0, -3.0, 50.0, -53.0, 55.0, -44.0, 44.0, -49.0],
    t15: [0.0, -6.0, 0.0, 6.0, 0.0, 0.0, 0.0, -6.0, 0.0, 6.0, 0.0, 0.0],
    x16: [-43.0, 47.0, -56.0, 48.0, -43.0, 3.0, -44.0, 51.0, -57.0, 46.0, -48.0, 42.0],
    x17: [51.0, -55.0, 53.0, -50.0, 57.0, -3.0, 40.0, -48.0, 53.0, -53.0, 50.0, -46.0],
    x19: [-55.0, 46.0, -43.0, 47.0, -48.0, 3.0, -52.0, 51.0, -55.0, 49.0, -49.0, 56.0],
    x20: [40.0, -53.0, 58.0, -58.0, 54.0, -3.0, 47.0, -57.0, 47.0, -54.0, 42.0, -57.0],
    t22: [0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0],
    x24: [-40.0, 46.0, -50.0, 58.0, -50.0, 3.0, -46.0, 40.0, -53.0, 51.0, -57.0, 57.0],
    x25: [55.0, -58.0, 43.0, -52.0, 54.0, -3.0, 55.0, -45.0, 54.0, -41.0, 40.0, -50.0],
    x23: [18.0, -4.0, -14.0, 8.0, -20.0, -19.0, -13.0, 7.0, 3.0, 0.0, 13.0, -9.0],
    t27: [18.0, -10.0, -14.0, 2.0, -20.0, -25.0, -13.0, 1.0, 3.0, -6.0, 13.0, -15.0],
    x28: [-43.0, 49.0, -40.0, 48.0, -42.0, 3.0, -43.0, 42.0, -48.0, 41.0, -44.0, 42.0],
    x29: [50.0, -53.0, 49.0, -54.0, 47.0, -3.0, 58.0, -44.0, 45.0, -55.0, 57.0, -54.0],
    x31: [1.0, -1.0, -19.0, 2.0, -2.0, 10.0, 9.0, -14.0, -12.0, 15.0, 6.0, 19.0],
    t32: [0.0, 6.0, 0.0, 1.0, -1.0, -19.0, 6.0, 0.0, 6.0, 2.0, -2.0, 10.0, 0.0, 6.0, 0.0, 9.0, -14.0, -12.0,
    6.0, 0.0, 6.0, 15.0, 6.0, 19.0],
    x33: [-58.0, 55.0, -41.0, 53.0, -49.0, 3.0, -50.0, 52.0, -54.0, 57.0, -49.0, 48.0],
    x34: [49.0, -55.0, 44.0, -54.0, 57.0, -3.0, 53.0, -53.0, 49.0, -56.0, 51.0, -42.0],
    t38: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
    x39: [-53.0, 50.0, -56.0, 48.0, -58.0, 3.0, -44.0, 49.0, -44.0, 45.0, -44.0, 43.0],
    x40: [56.0, -52.0, 44.0, -53.0, 56.0, -3.0, 53.0, -58.0, 42.0, -51.0, 53.0, -47.0],
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
model.Operation('SUB', x2, x3, 3).To(t4)
model.Operation('SUB', t4, c1, 0).To(t5)
model.Operation('SUB', x7, x8, 3).To(t9)
model.Operation('ADD', c6, t9, 0).To(t10)
model.Operation('SUB', x11, x12, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('SUB', x16, x17, 3).To(t18)
model.Operation('SUB', x19, x20, 3).To(t21)
model.Operation('ADD', t18, t21, 0).To(t22)
model.Operation('SUB', x24, x25, 3).To(t26)
model.Operation('SUB', x23, t26, 0).To(t27)
model.Operation('SUB', x28, x29, 3).To(t30)
model.Operation('CONCATENATION', t30, x31, 3).To(t32)
model.Operation('SUB', x33, x34, 3).To(t35)
model.Operation('FULLY_CONNECTED', t35, c36, c37, 0).To(t38)
model.Operation('SUB', x39, x40, 3).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('SUB', x45, x46, 3).To(t47)
model.Operation('DEQUANTIZE', t47).To(t48)
Example({
    x2: [38, 234, 24, 206, 24, 126, 8, 202, 28, 222, 26, 232],
    x3: [230, 34, 226, 34, 212, 114, 230, 24, 212, 20, 220, 34],
    t5: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x7: [36, 234, 28, 222, 26, 126, 6, 218, 6, 224, 30, 220],
    x8: [214, 20, 214, 32, 212, 114, 226, 14, 234, 8, 204, 38],
    t10: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x11: [20, 218, 16, 226, 4, 126, 4, 224, 22, 234, 10, 216],
    x12: [222, 36, 200, 22, 216, 114, 220, 14, 230, 32, 208, 22],
    t15: [120, 108, 120, 132, 120, 120, 120, 108, 120, 132, 120, 120],
    x16: [34, 214, 8, 216, 34, 126, 32, 222, 6, 212, 24, 204],
    x17: [222, 10, 226, 20, 234, 114, 200, 24, 226, 14, 220, 28],
    x19: [10, 212, 34, 214, 24, 126, 16, 222, 10, 218, 22, 232],
    x20: [200, 14, 236, 4, 228, 114, 214, 6, 214, 12, 204, 6],
    t22: [120, 144, 120, 144, 120, 144, 120, 144, 120, 144, 120, 144],
    x24: [40, 212, 20, 236, 20, 126, 28, 200, 14, 222, 6, 234],
    x25: [230, 4, 206, 16, 228, 114, 230, 30, 228, 38, 200, 20],
    x23: [156, 112, 92, 136, 80, 82, 94, 134, 126, 120, 146, 102],
    t27: [156, 100, 92, 124, 80, 70, 94, 122, 126, 108, 146, 90],
    x28: [34, 218, 40, 216, 36, 126, 34, 204, 24, 202, 32, 204],
    x29: [220, 14, 218, 12, 214, 114, 236, 32, 210, 10, 234, 12],
    x31: [122, 118, 82, 124, 116, 140, 138, 92, 96, 150, 132, 158],
    t32: [120, 132, 120, 122, 118, 82, 132, 120, 132, 124, 116, 140, 120, 132, 120, 138, 92, 96, 132, 120,
    132, 150, 132, 158],
    x33: [4, 230, 38, 226, 22, 126, 20, 224, 12, 234, 22, 216],
    x34: [218, 10, 208, 12, 234, 114, 226, 14, 218, 8, 222, 36],
    t38: [110, 128, 134, 104, 110, 128, 134, 104],
    x39: [14, 220, 8, 216, 4, 126, 32, 218, 32, 210, 32, 206],
    x40: [232, 16, 208, 14, 232, 114, 226, 4, 204, 18, 226, 26],
    t44: [110, 128, 134, 104, 110, 128, 134, 104],
    x45: [38, 212, 30, 214, 6, 126, 14, 230, 10, 208, 16, 208],
    x46: [226, 4, 232, 22, 212, 114, 226, 22, 204, 36, 206, 20],
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
