# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: results that reach the ends of their codes, and what is computed with them.

# Each result saturates on both sides, and what is behind brings it back.
# Expected values: float64 formula.
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [140, 160, 180])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c9 = Parameter('c9', ('TENSOR_INT32', [3]), [2, -4, 4])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [100, 80, 60])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c14 = Parameter('c14', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 120])
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', ('TENSOR_INT32', [3]), [2, -4, 4])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c24 = Parameter('c24', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', ('TENSOR_INT32', [3]), [2, -4, 4])
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c35 = Parameter('c35', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 0.5, 120))
x42 = Input('x42', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c41 = Parameter('c41', ('TENSOR_INT32', [3]), [2, -4, 4])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c45 = Parameter('c45', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c48 = Parameter('c48', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [2, -2, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [4, -16])
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
x56 = Input('x56', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c55 = Parameter('c55', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t58 = Output('t58', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('CONV_2D', x4, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('CONV_2D', x10, c8, c9, 2, 1, 1, 0).To(t11)
model.Operation('ADD', c7, t11, 0).To(t12)
model.Operation('CONV_2D', x15, c13, c14, 2, 1, 1, 0).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('CONV_2D', x21, c19, c20, 2, 1, 1, 0).To(t22)
model.Operation('CONV_2D', x25, c23, c24, 2, 1, 1, 0).To(t26)
model.Operation('ADD', t22, t26, 0).To(t27)
model.Operation('CONV_2D', x31, c29, c30, 2, 1, 1, 0).To(t32)
model.Operation('SUB', x28, t32, 0).To(t33)
model.Operation('CONV_2D', x36, c34, c35, 2, 1, 1, 0).To(t37)
model.Operation('CONCATENATION', t37, x38, 3).To(t39)
model.Operation('CONV_2D', x42, c40, c41, 2, 1, 1, 0).To(t43)
model.Operation('FULLY_CONNECTED', t43, c44, c45, 0).To(t46)
model.Operation('CONV_2D', x49, c47, c48, 2, 1, 1, 0).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 1, 1, 0).To(t53)
model.Operation('CONV_2D', x56, c54, c55, 2, 1, 1, 0).To(t57)
model.Operation('DEQUANTIZE', t57).To(t58)
Example({
    x4: [32, 200, 20, 204, 6, 126, 16, 202, 14, 212, 18, 234],
    t6: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x10: [36, 210, 24, 230, 10, 126, 30, 206, 18, 236, 32, 206],
    t12: [0, 215, 0, 235, 0, 195, 0, 215, 0, 235, 0, 195],
    x15: [38, 208, 18, 202, 30, 126, 6, 234, 6, 204, 34, 216],
    t18: [0, 0, 120, 255, 240, 120, 0, 0, 120, 255, 240, 120],
    x21: [16, 200, 16, 210, 14, 126, 34, 226, 12, 222, 38, 234],
    x25: [22, 218, 16, 210, 16, 126, 36, 234, 12, 222, 40, 220],
    t27: [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255],
    x31: [22, 212, 36, 232, 6, 126, 28, 204, 28, 206, 18, 224],
    x28: [114, 102, 98, 86, 98, 104, 150, 154, 138, 82, 108, 102],
    t33: [234, 0, 218, 0, 218, 0, 255, 19, 255, 0, 228, 0],
    x36: [16, 226, 14, 200, 10, 126, 32, 220, 20, 200, 16, 228],
    x38: [86, 80, 152, 84, 112, 158, 138, 94, 142, 94, 84, 112],
    t39: [0, 255, 0, 86, 80, 152, 255, 0, 255, 84, 112, 158, 0, 255, 0, 138, 94, 142, 255, 0, 255, 94, 84,
    112],
    x42: [10, 212, 16, 236, 34, 126, 38, 206, 26, 212, 16, 204],
    t46: [0, 255, 255, 0, 0, 255, 255, 0],
    x49: [12, 222, 16, 224, 16, 126, 22, 222, 28, 218, 8, 200],
    t53: [0, 255, 255, 0, 0, 255, 255, 0],
    x56: [16, 230, 36, 230, 30, 126, 28, 230, 6, 212, 24, 212],
    t58: [-60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5, -60.0, 67.5],
}, name='ends_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c2 = Parameter('c2', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 1.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', ('TENSOR_INT32', [3]), [2, -4, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 40))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c14 = Parameter('c14', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t17 = Internal('t17', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 40))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c21 = Parameter('c21', ('TENSOR_INT32', [3]), [2, -4, 4])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 1.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c27 = Parameter('c27', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 4])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('CONV_2D', x9, c7, c8, 2, 1, 1, 0).To(t10)
model.Operation('DEQUANTIZE', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('CONV_2D', x15, c13, c14, 2, 1, 1, 1).To(t16)
model.Operation('DEQUANTIZE', t16).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('CONV_2D', x22, c20, c21, 2, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('CONV_2D', x28, c26, c27, 2, 1, 1, 0).To(t29)
model.Operation('CONCATENATION', t29, x30, 3).To(t31)
Example({
    x3: [8, 214, 30, 230, 12, 126, 22, 214, 16, 220, 8, 200],
    t6: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x9: [10, 200, 4, 210, 10, 126, 32, 232, 6, 214, 12, 200],
    t12: [0, 175, 0, 175, 0, 175, 0, 175, 0, 175, 0, 175],
    x15: [40, 236, 16, 228, 36, 126, 36, 206, 4, 212, 18, 208],
    t19: [40, 175, 40, 175, 40, 175, 40, 175, 40, 175, 40, 175],
    x22: [26, 230, 22, 212, 14, 126, 24, 232, 26, 208, 24, 200],
    t25: [80, 165, 80, 165, 80, 165, 80, 165, 80, 165, 80, 165],
    x28: [12, 200, 18, 234, 18, 126, 18, 202, 6, 212, 32, 232],
    x30: [146, 84, 142, 114, 106, 90, 142, 106, 86, 142, 148, 142],
    t31: [80, 165, 80, 129, 108, 127, 165, 80, 165, 118, 115, 110, 80, 165, 80, 127, 115, 109, 165, 80, 165,
    127, 129, 127],
}, name='ends_requantized_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -88),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -88),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -8),
})).DisableLifeTimeVariation()
