# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: results that their activation bounds, and what is computed with them.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each result is bounded by its activation, and what is behind brings it back.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, -0.5, 30.0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c1 = Parameter('c1', (F32, [3]), [10.0, 20.0, 30.0])
t6 = Output('t6', (F32, [1, 2, 2, 3]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c8 = Parameter('c8', (F32, [3]), [0.5, -0.5, 30.0])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [3]), [-10.0, -20.0, -30.0])
t12 = Output('t12', (F32, [1, 2, 2, 3]))
x15 = Input('x15', (F32, [1, 2, 2, 3]))
c13 = Parameter('c13', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c14 = Parameter('c14', (F32, [3]), [0.5, -0.5, 30.0])
t16 = Internal('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [3]), [1.0, -1.0, 0.0])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
x21 = Input('x21', (F32, [1, 2, 2, 3]))
c19 = Parameter('c19', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c20 = Parameter('c20', (F32, [3]), [0.5, -0.5, 30.0])
t22 = Internal('t22', (F32, [1, 2, 2, 3]))
x25 = Input('x25', (F32, [1, 2, 2, 3]))
c23 = Parameter('c23', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c24 = Parameter('c24', (F32, [3]), [0.5, -0.5, 30.0])
t26 = Internal('t26', (F32, [1, 2, 2, 3]))
t27 = Output('t27', (F32, [1, 2, 2, 3]))
x31 = Input('x31', (F32, [1, 2, 2, 3]))
c29 = Parameter('c29', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c30 = Parameter('c30', (F32, [3]), [0.5, -0.5, 30.0])
t32 = Internal('t32', (F32, [1, 2, 2, 3]))
x28 = Input('x28', (F32, [1, 2, 2, 3]))
t33 = Output('t33', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c34 = Parameter('c34', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c35 = Parameter('c35', (F32, [3]), [0.5, -0.5, 30.0])
t37 = Internal('t37', (F32, [1, 2, 2, 3]))
x38 = Input('x38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [1, 2, 2, 6]))
x42 = Input('x42', (F32, [1, 2, 2, 3]))
c40 = Parameter('c40', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c41 = Parameter('c41', (F32, [3]), [0.5, -0.5, 30.0])
t43 = Internal('t43', (F32, [1, 2, 2, 3]))
c44 = Parameter('c44', (F32, [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c45 = Parameter('c45', (F32, [2]), [1.0, -2.0])
t46 = Output('t46', (F32, [4, 2]))
x49 = Input('x49', (F32, [1, 2, 2, 3]))
c47 = Parameter('c47', (F32, [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c48 = Parameter('c48', (F32, [3]), [0.5, -0.5, 30.0])
t50 = Internal('t50', (F32, [1, 2, 2, 3]))
c51 = Parameter('c51', (F32, [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c52 = Parameter('c52', (F32, [2]), [1.0, -2.0])
t53 = Output('t53', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c2, c3, 2, 1, 1, 1, 3).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x9, c7, c8, 2, 1, 1, 1, 3).To(t10)
model.Operation('ADD', c11, t10, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 1, 3).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', x21, c19, c20, 2, 1, 1, 1, 3).To(t22)
model.Operation('DEPTHWISE_CONV_2D', x25, c23, c24, 2, 1, 1, 1, 3).To(t26)
model.Operation('ADD', t22, t26, 0).To(t27)
model.Operation('DEPTHWISE_CONV_2D', x31, c29, c30, 2, 1, 1, 1, 3).To(t32)
model.Operation('SUB', x28, t32, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x36, c34, c35, 2, 1, 1, 1, 3).To(t37)
model.Operation('CONCATENATION', t37, x38, 3).To(t39)
model.Operation('DEPTHWISE_CONV_2D', x42, c40, c41, 2, 1, 1, 1, 3).To(t43)
model.Operation('FULLY_CONNECTED', t43, c44, c45, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x49, c47, c48, 2, 1, 1, 1, 3).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 1, 1, 0).To(t53)
Example({
    x4: [-40.0, 49.0, -54.0, 49.0, -54.0, 3.0, -58.0, 55.0, -40.0, 53.0, -47.0, 40.0],
    t6: [-10.0, -20.0, -30.0, -4.0, -14.0, -24.0, -10.0, -20.0, -30.0, -4.0, -14.0, -24.0],
    x9: [-43.0, 54.0, -58.0, 53.0, -47.0, 3.0, -58.0, 55.0, -45.0, 53.0, -55.0, 43.0],
    t12: [-10.0, -20.0, -30.0, -4.0, -14.0, -24.0, -10.0, -20.0, -30.0, -4.0, -14.0, -24.0],
    x15: [-44.0, 52.0, -48.0, 57.0, -51.0, 3.0, -52.0, 49.0, -52.0, 48.0, -52.0, 57.0],
    t18: [0.0, 0.0, 0.0, 6.0, -6.0, 0.0, 0.0, 0.0, 0.0, 6.0, -6.0, 0.0],
    x21: [-48.0, 57.0, -48.0, 44.0, -57.0, 3.0, -52.0, 54.0, -44.0, 53.0, -46.0, 57.0],
    x25: [-45.0, 48.0, -47.0, 46.0, -45.0, 3.0, -44.0, 56.0, -49.0, 51.0, -55.0, 56.0],
    t27: [0.0, 0.0, 0.0, 12.0, 12.0, 12.0, 0.0, 0.0, 0.0, 12.0, 12.0, 12.0],
    x31: [-42.0, 41.0, -50.0, 55.0, -54.0, 3.0, -45.0, 40.0, -44.0, 52.0, -54.0, 58.0],
    x28: [11.0, 13.0, -18.0, 1.0, -7.0, 9.0, -3.0, 9.0, 16.0, -19.0, 8.0, -12.0],
    t33: [11.0, 13.0, -18.0, -5.0, -13.0, 3.0, -3.0, 9.0, 16.0, -25.0, 2.0, -18.0],
    x36: [-58.0, 50.0, -46.0, 44.0, -54.0, 3.0, -51.0, 56.0, -47.0, 48.0, -40.0, 51.0],
    x38: [-2.0, 15.0, 18.0, 15.0, -9.0, -18.0, 5.0, -14.0, -15.0, 10.0, 11.0, -19.0],
    t39: [0.0, 0.0, 0.0, -2.0, 15.0, 18.0, 6.0, 6.0, 6.0, 15.0, -9.0, -18.0, 0.0, 0.0, 0.0, 5.0, -14.0,
    -15.0, 6.0, 6.0, 6.0, 10.0, 11.0, -19.0],
    x42: [-50.0, 42.0, -54.0, 53.0, -55.0, 3.0, -56.0, 55.0, -42.0, 55.0, -54.0, 44.0],
    t46: [1.0, -2.0, 1.0, -2.0, 1.0, -2.0, 1.0, -2.0],
    x49: [-55.0, 50.0, -46.0, 47.0, -56.0, 3.0, -50.0, 50.0, -40.0, 56.0, -47.0, 49.0],
    t53: [1.0, -2.0, 1.0, -2.0, 1.0, -2.0, 1.0, -2.0],
}, name='relu6').AddVariations('float16').DisableLifeTimeVariation()

# Each result is bounded by its activation, and what is behind brings it back.
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
model.Operation('DEPTHWISE_CONV_2D', x4, c2, c3, 2, 1, 1, 1, 3).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x9, c7, c8, 2, 1, 1, 1, 3).To(t10)
model.Operation('ADD', c11, t10, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 1, 3).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', x21, c19, c20, 2, 1, 1, 1, 3).To(t22)
model.Operation('DEPTHWISE_CONV_2D', x25, c23, c24, 2, 1, 1, 1, 3).To(t26)
model.Operation('ADD', t22, t26, 0).To(t27)
model.Operation('DEPTHWISE_CONV_2D', x31, c29, c30, 2, 1, 1, 1, 3).To(t32)
model.Operation('SUB', x28, t32, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x36, c34, c35, 2, 1, 1, 1, 3).To(t37)
model.Operation('CONCATENATION', t37, x38, 3).To(t39)
model.Operation('DEPTHWISE_CONV_2D', x42, c40, c41, 2, 1, 1, 1, 3).To(t43)
model.Operation('FULLY_CONNECTED', t43, c44, c45, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x49, c47, c48, 2, 1, 1, 1, 3).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 1, 1, 0).To(t53)
model.Operation('DEPTHWISE_CONV_2D', x56, c54, c55, 2, 1, 1, 1, 3).To(t57)
model.Operation('DEQUANTIZE', t57).To(t58)
Example({
    x4: [40, 218, 12, 218, 12, 126, 4, 230, 40, 226, 26, 200],
    t6: [100, 80, 60, 112, 92, 72, 100, 80, 60, 112, 92, 72],
    x9: [34, 228, 4, 226, 26, 126, 4, 230, 30, 226, 10, 206],
    t12: [100, 80, 60, 112, 92, 72, 100, 80, 60, 112, 92, 72],
    x15: [32, 224, 24, 234, 18, 126, 16, 218, 16, 216, 16, 234],
    t18: [120, 120, 120, 132, 108, 120, 120, 120, 120, 132, 108, 120],
    x21: [24, 234, 24, 208, 6, 126, 16, 228, 32, 226, 28, 234],
    x25: [30, 216, 26, 212, 30, 126, 32, 232, 22, 222, 10, 232],
    t27: [120, 120, 120, 144, 144, 144, 120, 120, 120, 144, 144, 144],
    x31: [36, 202, 20, 230, 12, 126, 30, 200, 32, 224, 12, 236],
    x28: [142, 146, 84, 122, 106, 138, 114, 138, 152, 82, 136, 96],
    t33: [142, 146, 84, 110, 94, 126, 114, 138, 152, 70, 124, 84],
    x36: [4, 220, 28, 208, 12, 126, 18, 232, 26, 216, 40, 222],
    x38: [116, 150, 156, 150, 102, 84, 130, 92, 90, 140, 142, 82],
    t39: [120, 120, 120, 116, 150, 156, 132, 132, 132, 150, 102, 84, 120, 120, 120, 130, 92, 90, 132, 132,
    132, 140, 142, 82],
    x42: [20, 204, 12, 226, 10, 126, 8, 230, 36, 230, 12, 208],
    t46: [122, 116, 122, 116, 122, 116, 122, 116],
    x49: [10, 220, 28, 214, 8, 126, 20, 220, 40, 232, 26, 218],
    t53: [122, 116, 122, 116, 122, 116, 122, 116],
    x56: [12, 208, 26, 214, 12, 126, 40, 230, 34, 214, 16, 234],
    t58: [0.0, 0.0, 0.0, 6.0, 6.0, 6.0, 0.0, 0.0, 0.0, 6.0, 6.0, 6.0],
}, name='relu6_quant8').AddVariations(signed(x4, c2, t5, c1, t6, x9, t10, c11, t12, x15, c13, t16, c17, t18, x21, t22, x25, c23, t26, t27, x31, t32, x28, t33, x36, c34, t37, x38, t39, x42, t43, c44, t46, x49, c47, t50, t53, x56, c54, t57)).DisableLifeTimeVariation()
