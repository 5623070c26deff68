# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: results that their activation bounds, and what is computed with them.

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [3]), [10.0, 20.0, 30.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [-10.0, -20.0, -30.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t16 = Internal('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3]), [1.0, -1.0, 0.0])
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c24 = Parameter('c24', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t27 = Output('t27', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c30 = Parameter('c30', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t32 = Internal('t32', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t33 = Output('t33', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x36 = Input('x36', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t37 = Internal('t37', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x38 = Input('x38', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t39 = Output('t39', ('TENSOR_FLOAT32', [1, 2, 2, 6]))
x42 = Input('x42', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c45 = Parameter('c45', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t46 = Output('t46', ('TENSOR_FLOAT32', [4, 2]))
x49 = Input('x49', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1, 1, 1, 3]), [2.0, -2.0, 1.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [3]), [0.5, -0.5, 30.0])
t50 = Internal('t50', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t53 = Output('t53', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c2, c3, 2, 1, 1, 1, 3).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x10, c8, c9, 2, 1, 1, 1, 3).To(t11)
model.Operation('ADD', c7, t11, 0).To(t12)
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
    x10: [-43.0, 54.0, -58.0, 53.0, -47.0, 3.0, -58.0, 55.0, -45.0, 53.0, -55.0, 43.0],
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

# Each result is bounded, and what is behind brings it back.
# Expected values: float64 formula.
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [140, 160, 180])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c9 = Parameter('c9', ('TENSOR_INT32', [3]), [2, -4, 120])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [100, 80, 60])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c14 = Parameter('c14', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 120])
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', ('TENSOR_INT32', [3]), [2, -4, 120])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c24 = Parameter('c24', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', ('TENSOR_INT32', [3]), [2, -4, 120])
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c35 = Parameter('c35', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 0.5, 120))
x42 = Input('x42', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -8, 2], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c41 = Parameter('c41', ('TENSOR_INT32', [3]), [2, -4, 120])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c45 = Parameter('c45', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c48 = Parameter('c48', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [2, -2, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [4, -16])
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
x56 = Input('x56', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.5, 128), [132, 124, 130])
c55 = Parameter('c55', ('TENSOR_INT32', [3], 0.25, 0), [2, -2, 120])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t58 = Output('t58', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c2, c3, 2, 1, 1, 1, 3).To(t5)
model.Operation('SUB', t5, c1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x10, c8, c9, 2, 1, 1, 1, 3).To(t11)
model.Operation('ADD', c7, t11, 0).To(t12)
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
    x10: [34, 228, 4, 226, 26, 126, 4, 230, 30, 226, 10, 206],
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
}, name='relu6_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
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
