# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: results that reach the ends of their codes, and what is computed with them.

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
x4 = Input('x4', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -2, 4])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', (I32, [3]), [2, -4, 4])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [3], 0.5, 120), [100, 80, 60])
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [2, -2, 4])
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [3], 0.5, 120), [122, 118, 120])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', (I32, [3]), [2, -4, 4])
t22 = Internal('t22', (U8, [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c24 = Parameter('c24', (I32, [3], 0.25, 0), [2, -2, 4])
t26 = Internal('t26', (U8, [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 2, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', (I32, [3]), [2, -4, 4])
t32 = Internal('t32', (U8, [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 2, 2, 3], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c35 = Parameter('c35', (I32, [3], 0.25, 0), [2, -2, 4])
t37 = Internal('t37', (U8, [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 2, 6], 0.5, 120))
x42 = Input('x42', (U8, [1, 2, 2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c41 = Parameter('c41', (I32, [3]), [2, -4, 4])
t43 = Internal('t43', (U8, [1, 2, 2, 3], 0.5, 120))
c44 = Parameter('c44', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c45 = Parameter('c45', (I32, [2], 0.25, 0), [4, -8])
t46 = Output('t46', (U8, [4, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c48 = Parameter('c48', (I32, [3], 0.25, 0), [2, -2, 4])
t50 = Internal('t50', (U8, [1, 2, 2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [2, -2, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', (I32, [2]), [4, -16])
t53 = Output('t53', (U8, [1, 2, 2, 2], 0.5, 120))
x56 = Input('x56', (U8, [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c55 = Parameter('c55', (I32, [3], 0.25, 0), [2, -2, 4])
t57 = Internal('t57', (U8, [1, 2, 2, 3], 0.5, 120))
t58 = Output('t58', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('CONV_2D', x4, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('CONV_2D', x9, c7, c8, 2, 1, 1, 0).To(t10)
model.Operation('ADD', c11, t10, 0).To(t12)
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
    x9: [36, 210, 24, 230, 10, 126, 30, 206, 18, 236, 32, 206],
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
}, name='ends_quant8').AddVariations(signed(x4, c2, t5, c1, t6, x9, t10, c11, t12, x15, c13, t16, c17, t18, x21, t22, x25, c23, t26, t27, x31, t32, x28, t33, x36, c34, t37, x38, t39, x42, t43, c44, t46, x49, c47, t50, t53, x56, c54, t57)).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c2 = Parameter('c2', (I32, [3], 0.25, 0), [2, -2, 4])
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (U8, [1, 2, 2, 3], 1.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', (I32, [3]), [2, -4, 4])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 40))
x15 = Input('x15', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [2, -2, 4])
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
t17 = Internal('t17', (F32, [1, 2, 2, 3]))
t18 = Internal('t18', (F32, [1, 2, 2, 3]))
t19 = Output('t19', (U8, [1, 2, 2, 3], 0.5, 40))
x22 = Input('x22', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -2, 2, -4, 4, -4, 4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c21 = Parameter('c21', (I32, [3]), [2, -4, 4])
t23 = Internal('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [122])
t25 = Output('t25', (U8, [1, 2, 2, 3], 1.5, 120))
x28 = Input('x28', (U8, [1, 2, 2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [3, 1, 1, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [2, -2, 4])
t29 = Internal('t29', (U8, [1, 2, 2, 3], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 2, 3], 0.5, 120))
t31 = Output('t31', (U8, [1, 2, 2, 6], 1.5, 120))
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
}, name='ends_requantized_quant8').AddVariations(signed(x3, c1, t4, t6, x9, t10, t12, x15, c13, t16, t19, x22, t23, c24, t25, x28, c26, t29, x30, t31)).DisableLifeTimeVariation()
