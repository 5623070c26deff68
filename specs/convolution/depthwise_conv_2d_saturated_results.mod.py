# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: results that reach the ends of their codes, and what is computed with them.

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
c2 = Parameter('c2', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -2, 120])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', (I32, [3]), [2, -4, 120])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [3], 0.5, 120), [100, 80, 60])
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [2, -2, 120])
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [3], 0.5, 120), [122, 118, 120])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', (I32, [3]), [2, -4, 120])
t22 = Internal('t22', (U8, [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c24 = Parameter('c24', (I32, [3], 0.25, 0), [2, -2, 120])
t26 = Internal('t26', (U8, [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 2, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', (I32, [3]), [2, -4, 120])
t32 = Internal('t32', (U8, [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 2, 2, 3], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c35 = Parameter('c35', (I32, [3], 0.25, 0), [2, -2, 120])
t37 = Internal('t37', (U8, [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 2, 6], 0.5, 120))
x42 = Input('x42', (U8, [1, 2, 2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c41 = Parameter('c41', (I32, [3]), [2, -4, 120])
t43 = Internal('t43', (U8, [1, 2, 2, 3], 0.5, 120))
c44 = Parameter('c44', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c45 = Parameter('c45', (I32, [2], 0.25, 0), [4, -8])
t46 = Output('t46', (U8, [4, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c48 = Parameter('c48', (I32, [3], 0.25, 0), [2, -2, 120])
t50 = Internal('t50', (U8, [1, 2, 2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [2, -2, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', (I32, [2]), [4, -16])
t53 = Output('t53', (U8, [1, 2, 2, 2], 0.5, 120))
x56 = Input('x56', (U8, [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c55 = Parameter('c55', (I32, [3], 0.25, 0), [2, -2, 120])
t57 = Internal('t57', (U8, [1, 2, 2, 3], 0.5, 120))
t58 = Output('t58', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c2, c3, 2, 1, 1, 1, 0).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x9, c7, c8, 2, 1, 1, 1, 0).To(t10)
model.Operation('ADD', c11, t10, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 1, 0).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', x21, c19, c20, 2, 1, 1, 1, 0).To(t22)
model.Operation('DEPTHWISE_CONV_2D', x25, c23, c24, 2, 1, 1, 1, 0).To(t26)
model.Operation('ADD', t22, t26, 0).To(t27)
model.Operation('DEPTHWISE_CONV_2D', x31, c29, c30, 2, 1, 1, 1, 0).To(t32)
model.Operation('SUB', x28, t32, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x36, c34, c35, 2, 1, 1, 1, 0).To(t37)
model.Operation('CONCATENATION', t37, x38, 3).To(t39)
model.Operation('DEPTHWISE_CONV_2D', x42, c40, c41, 2, 1, 1, 1, 0).To(t43)
model.Operation('FULLY_CONNECTED', t43, c44, c45, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x49, c47, c48, 2, 1, 1, 1, 0).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 1, 1, 0).To(t53)
model.Operation('DEPTHWISE_CONV_2D', x56, c54, c55, 2, 1, 1, 1, 0).To(t57)
model.Operation('DEQUANTIZE', t57).To(t58)
Example({
    x4: [34, 222, 10, 236, 16, 126, 38, 232, 30, 206, 22, 204],
    t6: [0, 0, 10, 235, 215, 126, 0, 0, 30, 235, 215, 195],
    x9: [22, 218, 20, 230, 16, 126, 4, 210, 4, 234, 22, 202],
    t12: [0, 0, 20, 235, 215, 126, 0, 0, 4, 235, 215, 195],
    x15: [14, 224, 22, 204, 34, 126, 14, 222, 6, 228, 20, 218],
    t18: [0, 240, 120, 255, 0, 120, 0, 240, 120, 255, 0, 120],
    x21: [14, 216, 8, 208, 38, 126, 8, 224, 34, 206, 16, 200],
    x25: [20, 234, 18, 228, 24, 126, 16, 232, 14, 230, 14, 208],
    t27: [0, 0, 26, 255, 255, 252, 0, 0, 48, 255, 255, 255],
    x31: [22, 234, 26, 214, 8, 126, 14, 230, 24, 214, 32, 204],
    x28: [122, 138, 136, 128, 124, 150, 102, 146, 102, 114, 94, 80],
    t33: [242, 255, 170, 0, 0, 84, 222, 255, 138, 0, 0, 0],
    x36: [34, 202, 20, 226, 36, 126, 14, 212, 20, 234, 36, 208],
    x38: [124, 142, 138, 94, 148, 94, 102, 160, 150, 110, 142, 138],
    t39: [0, 0, 80, 124, 142, 138, 255, 255, 186, 94, 148, 94, 0, 0, 80, 102, 160, 150, 255, 255, 255, 110,
    142, 138],
    x42: [16, 226, 40, 228, 26, 126, 8, 204, 6, 214, 36, 232],
    t46: [122, 16, 122, 185, 122, 50, 122, 116],
    x49: [40, 210, 16, 222, 8, 126, 4, 234, 32, 218, 30, 200],
    t53: [122, 40, 122, 185, 122, 24, 122, 116],
    x56: [4, 212, 26, 208, 36, 126, 38, 220, 34, 224, 34, 206],
    t58: [-60.0, -60.0, -17.0, 67.5, 67.5, 33.0, -60.0, -60.0, -13.0, 67.5, 67.5, 67.5],
}, name='ends_quant8').AddVariations(signed(x4, c2, t5, c1, t6, x9, t10, c11, t12, x15, c13, t16, c17, t18, x21, t22, x25, c23, t26, t27, x31, t32, x28, t33, x36, c34, t37, x38, t39, x42, t43, c44, t46, x49, c47, t50, t53, x56, c54, t57)).DisableLifeTimeVariation()

# Each result saturates on both sides; others have codes for what that cuts off.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c2 = Parameter('c2', (I32, [3], 0.25, 0), [2, -2, 120])
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (U8, [1, 2, 2, 3], 1.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c8 = Parameter('c8', (I32, [3]), [2, -4, 120])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 40))
x15 = Input('x15', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [2, -2, 120])
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
t17 = Internal('t17', (F32, [1, 2, 2, 3]))
t18 = Internal('t18', (F32, [1, 2, 2, 3]))
t19 = Output('t19', (U8, [1, 2, 2, 3], 0.5, 40))
x22 = Input('x22', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c21 = Parameter('c21', (I32, [3]), [2, -4, 120])
t23 = Internal('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [122])
t25 = Output('t25', (U8, [1, 2, 2, 3], 1.5, 120))
x28 = Input('x28', (U8, [1, 2, 2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [2, -2, 120])
t29 = Internal('t29', (U8, [1, 2, 2, 3], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 2, 3], 0.5, 120))
t31 = Output('t31', (U8, [1, 2, 2, 6], 1.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x3, c1, c2, 2, 1, 1, 1, 0).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x9, c7, c8, 2, 1, 1, 1, 0).To(t10)
model.Operation('DEQUANTIZE', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 1, 1).To(t16)
model.Operation('DEQUANTIZE', t16).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x22, c20, c21, 2, 1, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('DEPTHWISE_CONV_2D', x28, c26, c27, 2, 1, 1, 1, 0).To(t29)
model.Operation('CONCATENATION', t29, x30, 3).To(t31)
Example({
    x3: [32, 200, 4, 210, 6, 126, 18, 212, 30, 224, 38, 226],
    t6: [80, 80, 101, 165, 165, 142, 80, 80, 110, 165, 165, 165],
    x9: [14, 214, 16, 200, 8, 126, 32, 204, 34, 236, 14, 212],
    t12: [0, 0, 0, 175, 175, 106, 0, 0, 14, 175, 175, 175],
    x15: [10, 214, 40, 228, 16, 126, 10, 202, 6, 220, 18, 220],
    t19: [40, 40, 40, 175, 175, 106, 40, 40, 40, 175, 175, 175],
    x22: [18, 230, 36, 226, 32, 126, 4, 228, 22, 202, 10, 208],
    t25: [80, 80, 112, 165, 165, 142, 80, 80, 107, 165, 165, 165],
    x28: [12, 226, 14, 222, 12, 126, 16, 216, 18, 202, 14, 210],
    x30: [148, 116, 88, 150, 118, 152, 154, 106, 108, 124, 126, 96],
    t31: [80, 80, 105, 129, 119, 109, 165, 165, 142, 130, 119, 131, 80, 80, 106, 131, 115, 116, 165, 165,
    165, 121, 122, 112],
}, name='ends_requantized_quant8').AddVariations(signed(x3, c1, t4, t6, x9, t10, t12, x15, c13, t16, t19, x22, t23, c24, t25, x28, c26, t29, x30, t31)).DisableLifeTimeVariation()
