# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: a sum with what goes past it.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c3 = Parameter('c3', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [-0.5, 1.0])
t5 = Internal('t5', (F32, [1, 2, 3, 2]))
x2 = Input('x2', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Internal('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 2]))
c15 = Parameter('c15', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c16 = Parameter('c16', (F32, [2]), [-0.5, 1.0])
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
t18 = Output('t18', (F32, [1, 2, 3, 2]))
x19 = Input('x19', (F32, [1, 2, 3, 2]))
c21 = Parameter('c21', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c22 = Parameter('c22', (F32, [2]), [-0.5, 1.0])
t23 = Internal('t23', (F32, [1, 2, 3, 2]))
x20 = Input('x20', (F32, [1, 2, 3, 2]))
t24 = Output('t24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c26 = Parameter('c26', (F32, [2]), [-0.5, 1.0])
t27 = Internal('t27', (F32, [1, 2, 3, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 2]))
c29 = Parameter('c29', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
t31 = Internal('t31', (F32, [1, 2, 3, 2]))
t32 = Output('t32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c34 = Parameter('c34', (F32, [2]), [-0.5, 1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
t36 = Output('t36', (F32, [1, 2, 3, 2]))
x37 = Input('x37', (F32, [1, 2, 3, 2]))
c39 = Parameter('c39', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c40 = Parameter('c40', (F32, [2]), [-0.5, 1.0])
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
x38 = Input('x38', (F32, [1, 2, 3, 2]))
t42 = Output('t42', (F32, [1, 2, 3, 2]))
c43 = Parameter('c43', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c44 = Parameter('c44', (F32, [2]), [-0.5, 1.0])
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
t46 = Output('t46', (F32, [1, 2, 3, 2]))
c47 = Parameter('c47', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c48 = Parameter('c48', (F32, [2]), [-0.5, 1.0])
t49 = Internal('t49', (F32, [1, 2, 3, 2]))
t50 = Output('t50', (F32, [1, 2, 3, 2]))
c51 = Parameter('c51', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c52 = Parameter('c52', (F32, [2]), [-0.5, 1.0])
t53 = Internal('t53', (F32, [1, 2, 3, 2]))
t54 = Output('t54', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 1).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('CONV_2D', x1, c7, c8, 2, 1, 1, 1).To(t9)
model.Operation('ADD', x2, t9, 1).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 1, 1, 1).To(t13)
model.Operation('SUB', x2, t13, 0).To(t14)
model.Operation('CONV_2D', x1, c15, c16, 2, 1, 1, 1).To(t17)
model.Operation('MAXIMUM', t17, x2).To(t18)
model.Operation('CONV_2D', x19, c21, c22, 2, 1, 1, 3).To(t23)
model.Operation('ADD', t23, x20, 0).To(t24)
model.Operation('CONV_2D', x19, c25, c26, 2, 1, 1, 3).To(t27)
model.Operation('ADD', x20, t27, 1).To(t28)
model.Operation('CONV_2D', x19, c29, c30, 2, 1, 1, 3).To(t31)
model.Operation('SUB', x20, t31, 0).To(t32)
model.Operation('CONV_2D', x19, c33, c34, 2, 1, 1, 3).To(t35)
model.Operation('MAXIMUM', t35, x20).To(t36)
model.Operation('CONV_2D', x37, c39, c40, 2, 1, 1, 2).To(t41)
model.Operation('ADD', t41, x38, 0).To(t42)
model.Operation('CONV_2D', x37, c43, c44, 2, 1, 1, 2).To(t45)
model.Operation('ADD', x38, t45, 1).To(t46)
model.Operation('CONV_2D', x37, c47, c48, 2, 1, 1, 2).To(t49)
model.Operation('SUB', x38, t49, 0).To(t50)
model.Operation('CONV_2D', x37, c51, c52, 2, 1, 1, 2).To(t53)
model.Operation('MAXIMUM', t53, x38).To(t54)
Example({
    x1: [-0.5, 2.5, 2.5, 2.0, -1.5, -3.5, -4.0, -0.5, 1.5, -4.0, 1.0, -1.0],
    x2: [4.0, -1.5, -0.5, 1.5, -2.0, -2.0, 0.5, 0.5, 3.5, 1.0, -1.5, -1.5],
    t6: [4.0, 2.5, -0.5, 2.0, 3.0, -2.0, 0.5, 5.0, 12.5, 1.0, 1.0, -1.5],
    t10: [4.0, 2.5, 0.0, 2.0, 3.0, 0.0, 0.5, 5.0, 12.5, 1.0, 1.0, 0.0],
    t14: [4.0, -5.5, -0.5, 1.0, -7.0, -2.0, 0.5, -4.0, -5.5, 1.0, -4.0, -1.5],
    t18: [4.0, 4.0, 0.0, 1.5, 5.0, 0.0, 0.5, 4.5, 9.0, 1.0, 2.5, 0.0],
    x19: [0.5, 4.0, -3.5, -4.0, -2.5, -0.5, -1.0, 0.5, 1.0, -3.5, 1.5, 1.0],
    x20: [4.0, 2.0, 2.0, 4.0, 1.5, -2.0, -0.5, 3.0, -1.5, -2.0, -4.0, 2.0],
    t24: [4.0, 6.5, 6.0, 4.5, 1.5, 1.0, -0.5, 5.5, 4.5, -2.0, -4.0, 2.5],
    t28: [4.0, 6.5, 6.0, 4.5, 1.5, 1.0, 0.0, 5.5, 4.5, 0.0, 0.0, 2.5],
    t32: [4.0, -2.5, -2.0, 3.5, 1.5, -5.0, -0.5, 0.5, -7.5, -2.0, -4.0, 1.5],
    t36: [4.0, 4.5, 4.0, 4.0, 1.5, 3.0, 0.0, 3.0, 6.0, 0.0, 0.0, 2.0],
    x37: [4.0, 2.0, 0.5, 1.0, 3.5, -2.0, -4.0, 2.0, -2.5, -2.0, -4.0, 1.0],
    x38: [-4.0, 1.0, 1.0, -1.5, 1.0, 4.0, 2.0, -2.5, 4.0, -3.5, 3.0, -1.0],
    t42: [-4.5, 0.0, 0.0, -0.5, 2.0, 3.0, 1.0, -1.5, 5.0, -2.5, 2.0, 0.0],
    t46: [0.0, 0.0, 0.0, 0.0, 2.0, 3.0, 1.0, 0.0, 5.0, 0.0, 2.0, 0.0],
    t50: [-3.5, 2.0, 2.0, -2.5, 0.0, 5.0, 3.0, -3.5, 3.0, -4.5, 4.0, -2.0],
    t54: [-0.5, 1.0, 1.0, 1.0, 1.0, 4.0, 2.0, 1.0, 4.0, 1.0, 3.0, 1.0],
}, name='activated').AddVariations('float16').DisableLifeTimeVariation()

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [-2, 4])
t5 = Internal('t5', (U8, [1, 2, 3, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Internal('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [-2, 4])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c16 = Parameter('c16', (I32, [2]), [-2, 8])
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Output('t18', (U8, [1, 2, 3, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [-2, 4])
t23 = Internal('t23', (U8, [1, 2, 3, 2], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c26 = Parameter('c26', (I32, [2]), [-2, 8])
t27 = Internal('t27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 2], 0.5, 120))
c29 = Parameter('c29', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c30 = Parameter('c30', (I32, [2], 0.25, 0), [-2, 4])
t31 = Internal('t31', (U8, [1, 2, 3, 2], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 3, 2], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c34 = Parameter('c34', (I32, [2]), [-2, 8])
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 3, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 2, 3, 2], 0.5, 120))
c39 = Parameter('c39', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c40 = Parameter('c40', (I32, [2], 0.25, 0), [-2, 4])
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Output('t42', (U8, [1, 2, 3, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c44 = Parameter('c44', (I32, [2]), [-2, 8])
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
t46 = Output('t46', (U8, [1, 2, 3, 2], 0.5, 120))
c47 = Parameter('c47', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c48 = Parameter('c48', (I32, [2], 0.25, 0), [-2, 4])
t49 = Internal('t49', (U8, [1, 2, 3, 2], 0.5, 120))
t50 = Output('t50', (U8, [1, 2, 3, 2], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', (I32, [2]), [-2, 8])
t53 = Internal('t53', (U8, [1, 2, 3, 2], 0.5, 120))
t54 = Output('t54', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 1).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('CONV_2D', x1, c7, c8, 2, 1, 1, 1).To(t9)
model.Operation('ADD', x2, t9, 1).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 1, 1, 1).To(t13)
model.Operation('SUB', x2, t13, 0).To(t14)
model.Operation('CONV_2D', x1, c15, c16, 2, 1, 1, 1).To(t17)
model.Operation('MAXIMUM', t17, x2).To(t18)
model.Operation('CONV_2D', x19, c21, c22, 2, 1, 1, 3).To(t23)
model.Operation('ADD', t23, x20, 0).To(t24)
model.Operation('CONV_2D', x19, c25, c26, 2, 1, 1, 3).To(t27)
model.Operation('ADD', x20, t27, 1).To(t28)
model.Operation('CONV_2D', x19, c29, c30, 2, 1, 1, 3).To(t31)
model.Operation('SUB', x20, t31, 0).To(t32)
model.Operation('CONV_2D', x19, c33, c34, 2, 1, 1, 3).To(t35)
model.Operation('MAXIMUM', t35, x20).To(t36)
model.Operation('CONV_2D', x37, c39, c40, 2, 1, 1, 2).To(t41)
model.Operation('ADD', t41, x38, 0).To(t42)
model.Operation('CONV_2D', x37, c43, c44, 2, 1, 1, 2).To(t45)
model.Operation('ADD', x38, t45, 1).To(t46)
model.Operation('CONV_2D', x37, c47, c48, 2, 1, 1, 2).To(t49)
model.Operation('SUB', x38, t49, 0).To(t50)
model.Operation('CONV_2D', x37, c51, c52, 2, 1, 1, 2).To(t53)
model.Operation('MAXIMUM', t53, x38).To(t54)
Example({
    x1: [119, 125, 125, 124, 117, 113, 112, 119, 123, 112, 122, 118],
    x2: [128, 117, 119, 123, 116, 116, 121, 121, 127, 122, 117, 117],
    t6: [128, 125, 119, 124, 126, 116, 121, 130, 145, 122, 122, 117],
    t10: [128, 125, 120, 124, 126, 120, 121, 130, 145, 122, 122, 120],
    t14: [128, 109, 119, 122, 106, 116, 121, 112, 109, 122, 112, 117],
    t18: [128, 128, 120, 123, 130, 120, 121, 129, 138, 122, 125, 120],
    x19: [121, 128, 113, 112, 115, 119, 118, 121, 122, 113, 123, 122],
    x20: [128, 124, 124, 128, 123, 116, 119, 126, 117, 116, 112, 124],
    t24: [128, 133, 132, 129, 123, 122, 119, 131, 129, 116, 112, 125],
    t28: [128, 133, 132, 129, 123, 122, 120, 131, 129, 120, 120, 125],
    t32: [128, 115, 116, 127, 123, 110, 119, 121, 105, 116, 112, 123],
    t36: [128, 129, 128, 128, 123, 126, 120, 126, 132, 120, 120, 124],
    x37: [128, 124, 121, 122, 127, 116, 112, 124, 115, 116, 112, 122],
    x38: [112, 122, 122, 117, 122, 128, 124, 115, 128, 113, 126, 118],
    t42: [111, 120, 120, 119, 124, 126, 122, 117, 130, 115, 124, 120],
    t46: [120, 120, 120, 120, 124, 126, 122, 120, 130, 120, 124, 120],
    t50: [113, 124, 124, 115, 120, 130, 126, 113, 126, 111, 128, 116],
    t54: [119, 122, 122, 122, 122, 128, 124, 122, 128, 122, 126, 122],
}, name='activated_quant8').AddVariations(signed(x1, c3, t5, x2, t6, t9, t10, c11, t13, t14, t17, t18, x19, c21, t23, x20, t24, t27, t28, c29, t31, t32, t35, t36, x37, c39, t41, x38, t42, t45, t46, c47, t49, t50, t53, t54)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
c4 = Parameter('c4', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c5 = Parameter('c5', (F32, [2]), [-0.5, 1.0])
t6 = Internal('t6', (F32, [1, 2, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [-0.5, 1.0])
t10 = Internal('t10', (F32, [1, 2, 3, 2]))
t11 = Output('t11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Internal('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [1.0])
t17 = Output('t17', (F32, [1, 2, 3, 2]))
x18 = Input('x18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c23 = Parameter('c23', (F32, [2]), [-0.5, 1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
t25 = Output('t25', (F32, [1, 2, 3, 2]))
c26 = Parameter('c26', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [-0.5, 1.0])
t28 = Internal('t28', (F32, [1, 2, 3, 2]))
t29 = Output('t29', (F32, [1, 2, 3, 2]))
c30 = Parameter('c30', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [-0.5, 1.0])
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
t33 = Output('t33', (F32, [1, 2, 3, 2]))
c34 = Parameter('c34', (F32, [1]), [1.0])
t35 = Output('t35', (F32, [1, 2, 3, 2]))
x36 = Input('x36', (F32, [1, 2, 3, 2]))
c37 = Parameter('c37', (F32, [1]), [-0.5])
t38 = Output('t38', (F32, [1, 2, 3, 2]))
x39 = Input('x39', (F32, [1, 2, 3, 2]))
c40 = Parameter('c40', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [-0.5, 1.0])
t42 = Internal('t42', (F32, [1, 2, 3, 2]))
t43 = Output('t43', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('ADD', t6, t3, 0).To(t7)
model.Operation('CONV_2D', t3, c8, c9, 2, 1, 1, 1).To(t10)
model.Operation('ADD', t3, t10, 0).To(t11)
model.Operation('CONV_2D', t7, c12, c13, 2, 1, 1, 1).To(t14)
model.Operation('MAXIMUM', t14, t3).To(t15)
model.Operation('MINIMUM', t3, c16).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('ADD', t24, t20, 0).To(t25)
model.Operation('CONV_2D', x21, c26, c27, 2, 1, 1, 1).To(t28)
model.Operation('ADD', t20, t28, 0).To(t29)
model.Operation('CONV_2D', t25, c30, c31, 2, 1, 1, 1).To(t32)
model.Operation('MAXIMUM', t32, t20).To(t33)
model.Operation('MINIMUM', t20, c34).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('CONV_2D', x39, c40, c41, 2, 1, 1, 1).To(t42)
model.Operation('ADD', t42, t38, 0).To(t43)
Example({
    x1: [2.5, -2.5, -2.5, 3.0, -1.0, -2.5, -3.5, 0.5, 3.0, 0.5, 1.5, 3.5],
    t7: [9.5, -6.0, -11.5, 10.0, 2.5, -2.5, -8.5, 6.0, 4.5, -0.5, -4.5, 7.0],
    t11: [9.5, -2.0, -2.0, 10.0, 2.5, -2.0, -3.0, 6.0, 4.5, 1.0, 2.0, 7.0],
    t15: [21.0, 0.0, 0.0, 22.5, 7.0, 0.0, 0.0, 15.5, 5.0, 1.0, 2.0, 12.5],
    t17: [1.0, -2.0, -2.0, 1.0, -0.5, -2.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    x18: [-3.5, 3.5, -2.0, -0.5, -0.5, 2.5, -2.0, -2.5, 3.0, -3.0, 2.5, -4.0],
    x21: [1.0, 3.5, 4.0, 2.0, -2.5, 0.5, -1.0, -4.0, -0.5, 1.0, 3.0, 1.0],
    t25: [-9.5, 7.5, -2.0, -1.0, -4.0, 7.0, 5.0, -4.0, 0.5, 0.0, 3.5, -4.5],
    t29: [-3.0, 7.5, -1.5, 0.0, 0.0, 7.0, 5.0, -2.0, 3.5, 0.0, 3.5, -3.5],
    t33: [0.0, 18.0, 0.0, 2.0, 0.0, 12.0, 12.5, 0.0, 3.5, 0.5, 12.0, 0.0],
    t35: [-3.0, 1.0, -1.5, 0.0, 0.0, 1.0, -1.5, -2.0, 1.0, -2.5, 1.0, -3.5],
    x36: [-2.0, -0.5, 2.5, 0.5, -4.0, 3.5, -2.0, 4.0, 3.0, -3.5, -3.5, 2.0],
    t38: [-2.5, -1.0, 2.0, 0.0, -4.5, 3.0, -2.5, 3.5, 2.5, -4.0, -4.0, 1.5],
    x39: [2.0, -0.5, 2.5, 1.0, -1.0, -3.5, -1.5, -3.5, 2.5, -4.0, -2.5, -1.0],
    t43: [0.0, -1.0, 2.0, 0.0, 1.0, 3.0, 2.5, 3.5, 12.5, -4.0, -4.0, 4.0],
}, name='kept').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t44 = Internal('t44', (F32, [1, 2, 3, 2]))
c4 = Parameter('c4', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c5 = Parameter('c5', (F32, [2]), [-0.5, 1.0])
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
t46 = Internal('t46', (F32, [1, 2, 3, 2]))
t47 = Output('t47', (F32, [1, 2, 3, 2]))
t48 = Internal('t48', (F32, [1, 2, 3, 2]))
t49 = Internal('t49', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [-0.5, 1.0])
t50 = Internal('t50', (F32, [1, 2, 3, 2]))
t51 = Output('t51', (F32, [1, 2, 3, 2]))
t52 = Internal('t52', (F32, [1, 2, 3, 2]))
t53 = Internal('t53', (F32, [1, 2, 3, 2]))
t54 = Internal('t54', (F32, [1, 2, 3, 2]))
t55 = Internal('t55', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t56 = Internal('t56', (F32, [1, 2, 3, 2]))
t57 = Internal('t57', (F32, [1, 2, 3, 2]))
t58 = Output('t58', (F32, [1, 2, 3, 2]))
t59 = Internal('t59', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [1.0])
t60 = Output('t60', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c23 = Parameter('c23', (F32, [2]), [-0.5, 1.0])
t61 = Internal('t61', (F32, [1, 2, 3, 2]))
x18 = Input('x18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t62 = Internal('t62', (F32, [1, 2, 3, 2]))
t63 = Output('t63', (F32, [1, 2, 3, 2]))
t64 = Internal('t64', (F32, [1, 2, 3, 2]))
c26 = Parameter('c26', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [-0.5, 1.0])
t65 = Internal('t65', (F32, [1, 2, 3, 2]))
t66 = Output('t66', (F32, [1, 2, 3, 2]))
t67 = Internal('t67', (F32, [1, 2, 3, 2]))
t68 = Internal('t68', (F32, [1, 2, 3, 2]))
t69 = Internal('t69', (F32, [1, 2, 3, 2]))
c30 = Parameter('c30', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [-0.5, 1.0])
t70 = Internal('t70', (F32, [1, 2, 3, 2]))
t71 = Internal('t71', (F32, [1, 2, 3, 2]))
t72 = Output('t72', (F32, [1, 2, 3, 2]))
t73 = Internal('t73', (F32, [1, 2, 3, 2]))
c34 = Parameter('c34', (F32, [1]), [1.0])
t74 = Output('t74', (F32, [1, 2, 3, 2]))
x39 = Input('x39', (F32, [1, 2, 3, 2]))
c40 = Parameter('c40', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [-0.5, 1.0])
t75 = Internal('t75', (F32, [1, 2, 3, 2]))
x36 = Input('x36', (F32, [1, 2, 3, 2]))
c37 = Parameter('c37', (F32, [1]), [-0.5])
t76 = Internal('t76', (F32, [1, 2, 3, 2]))
t77 = Output('t77', (F32, [1, 2, 3, 2]))
t78 = Output('t78', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t44)
model.Operation('CONV_2D', t44, c4, c5, 2, 1, 1, 0).To(t45)
model.Operation('ADD', x1, c2, 0).To(t46)
model.Operation('ADD', t45, t46, 0).To(t47)
model.Operation('ADD', x1, c2, 0).To(t48)
model.Operation('ADD', x1, c2, 0).To(t49)
model.Operation('CONV_2D', t49, c8, c9, 2, 1, 1, 1).To(t50)
model.Operation('ADD', t48, t50, 0).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('CONV_2D', t52, c4, c5, 2, 1, 1, 0).To(t53)
model.Operation('ADD', x1, c2, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('CONV_2D', t55, c12, c13, 2, 1, 1, 1).To(t56)
model.Operation('ADD', x1, c2, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x1, c2, 0).To(t59)
model.Operation('MINIMUM', t59, c16).To(t60)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t61)
model.Operation('ADD', x18, c19, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x18, c19, 0).To(t64)
model.Operation('CONV_2D', x21, c26, c27, 2, 1, 1, 1).To(t65)
model.Operation('ADD', t64, t65, 0).To(t66)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t67)
model.Operation('ADD', x18, c19, 0).To(t68)
model.Operation('ADD', t67, t68, 0).To(t69)
model.Operation('CONV_2D', t69, c30, c31, 2, 1, 1, 1).To(t70)
model.Operation('ADD', x18, c19, 0).To(t71)
model.Operation('MAXIMUM', t70, t71).To(t72)
model.Operation('ADD', x18, c19, 0).To(t73)
model.Operation('MINIMUM', t73, c34).To(t74)
model.Operation('CONV_2D', x39, c40, c41, 2, 1, 1, 1).To(t75)
model.Operation('ADD', x36, c37, 0).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('ADD', x36, c37, 0).To(t78)
Example({
    x1: [2.5, -2.5, -2.5, 3.0, -1.0, -2.5, -3.5, 0.5, 3.0, 0.5, 1.5, 3.5],
    t47: [9.5, -6.0, -11.5, 10.0, 2.5, -2.5, -8.5, 6.0, 4.5, -0.5, -4.5, 7.0],
    t51: [9.5, -2.0, -2.0, 10.0, 2.5, -2.0, -3.0, 6.0, 4.5, 1.0, 2.0, 7.0],
    t58: [21.0, 0.0, 0.0, 22.5, 7.0, 0.0, 0.0, 15.5, 5.0, 1.0, 2.0, 12.5],
    t60: [1.0, -2.0, -2.0, 1.0, -0.5, -2.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    x21: [1.0, 3.5, 4.0, 2.0, -2.5, 0.5, -1.0, -4.0, -0.5, 1.0, 3.0, 1.0],
    x18: [-3.5, 3.5, -2.0, -0.5, -0.5, 2.5, -2.0, -2.5, 3.0, -3.0, 2.5, -4.0],
    t63: [-9.5, 7.5, -2.0, -1.0, -4.0, 7.0, 5.0, -4.0, 0.5, 0.0, 3.5, -4.5],
    t66: [-3.0, 7.5, -1.5, 0.0, 0.0, 7.0, 5.0, -2.0, 3.5, 0.0, 3.5, -3.5],
    t72: [0.0, 18.0, 0.0, 2.0, 0.0, 12.0, 12.5, 0.0, 3.5, 0.5, 12.0, 0.0],
    t74: [-3.0, 1.0, -1.5, 0.0, 0.0, 1.0, -1.5, -2.0, 1.0, -2.5, 1.0, -3.5],
    x39: [2.0, -0.5, 2.5, 1.0, -1.0, -3.5, -1.5, -3.5, 2.5, -4.0, -2.5, -1.0],
    x36: [-2.0, -0.5, 2.5, 0.5, -4.0, 3.5, -2.0, 4.0, 3.0, -3.5, -3.5, 2.0],
    t77: [0.0, -1.0, 2.0, 0.0, 1.0, 3.0, 2.5, 3.5, 12.5, -4.0, -4.0, 4.0],
    t78: [-2.5, -1.0, 2.0, 0.0, -4.5, 3.0, -2.5, 3.5, 2.5, -4.0, -4.0, 1.5],
}, name='kept_unshared').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [-2, 4])
t6 = Internal('t6', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [-2, 8])
t10 = Internal('t10', (U8, [1, 2, 3, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Internal('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [122])
t17 = Output('t17', (U8, [1, 2, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [121])
t20 = Internal('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [-2, 8])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
t25 = Output('t25', (U8, [1, 2, 3, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c27 = Parameter('c27', (I32, [2], 0.25, 0), [-2, 4])
t28 = Internal('t28', (U8, [1, 2, 3, 2], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 3, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [-2, 8])
t32 = Internal('t32', (U8, [1, 2, 3, 2], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [122])
t35 = Output('t35', (U8, [1, 2, 3, 2], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 3, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [119])
t38 = Output('t38', (U8, [1, 2, 3, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 2, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [-2, 4])
t42 = Internal('t42', (U8, [1, 2, 3, 2], 0.5, 120))
t43 = Output('t43', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('ADD', t6, t3, 0).To(t7)
model.Operation('CONV_2D', t3, c8, c9, 2, 1, 1, 1).To(t10)
model.Operation('ADD', t3, t10, 0).To(t11)
model.Operation('CONV_2D', t7, c12, c13, 2, 1, 1, 1).To(t14)
model.Operation('MAXIMUM', t14, t3).To(t15)
model.Operation('MINIMUM', t3, c16).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('ADD', t24, t20, 0).To(t25)
model.Operation('CONV_2D', x21, c26, c27, 2, 1, 1, 1).To(t28)
model.Operation('ADD', t20, t28, 0).To(t29)
model.Operation('CONV_2D', t25, c30, c31, 2, 1, 1, 1).To(t32)
model.Operation('MAXIMUM', t32, t20).To(t33)
model.Operation('MINIMUM', t20, c34).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('CONV_2D', x39, c40, c41, 2, 1, 1, 1).To(t42)
model.Operation('ADD', t42, t38, 0).To(t43)
Example({
    x1: [125, 115, 115, 126, 118, 115, 113, 121, 126, 121, 123, 127],
    t7: [139, 108, 97, 140, 125, 115, 103, 132, 129, 119, 111, 134],
    t11: [139, 116, 116, 140, 125, 116, 114, 132, 129, 122, 124, 134],
    t15: [162, 120, 120, 165, 134, 120, 120, 151, 130, 122, 124, 145],
    t17: [122, 116, 116, 122, 119, 116, 114, 122, 122, 122, 122, 122],
    x18: [113, 127, 116, 119, 119, 125, 116, 115, 126, 114, 125, 112],
    x21: [122, 127, 128, 124, 115, 121, 118, 112, 119, 122, 126, 122],
    t25: [101, 135, 116, 118, 112, 134, 130, 112, 121, 120, 127, 111],
    t29: [114, 135, 117, 120, 120, 134, 130, 116, 127, 120, 127, 113],
    t33: [120, 156, 120, 124, 120, 144, 145, 120, 127, 121, 144, 120],
    t35: [114, 122, 117, 120, 120, 122, 117, 116, 122, 115, 122, 113],
    x36: [116, 119, 125, 121, 112, 127, 116, 128, 126, 113, 113, 124],
    t38: [115, 118, 124, 120, 111, 126, 115, 127, 125, 112, 112, 123],
    x39: [124, 119, 125, 122, 118, 113, 117, 113, 125, 112, 115, 118],
    t43: [120, 118, 124, 120, 122, 126, 125, 127, 145, 112, 112, 128],
}, name='kept_quant8').AddVariations(signed(x1, c2, t3, c4, t6, t7, t10, t11, c12, t14, t15, c16, t17, x18, c19, t20, x21, t24, t25, c26, t28, t29, t32, t33, c34, t35, x36, c37, t38, x39, c40, t42, t43)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t44 = Internal('t44', (U8, [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [-2, 4])
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 2], 0.5, 120))
t47 = Output('t47', (U8, [1, 2, 3, 2], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 2], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [-2, 8])
t50 = Internal('t50', (U8, [1, 2, 3, 2], 0.5, 120))
t51 = Output('t51', (U8, [1, 2, 3, 2], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 3, 2], 0.5, 120))
t53 = Internal('t53', (U8, [1, 2, 3, 2], 0.5, 120))
t54 = Internal('t54', (U8, [1, 2, 3, 2], 0.5, 120))
t55 = Internal('t55', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t56 = Internal('t56', (U8, [1, 2, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 2], 0.5, 120))
t58 = Output('t58', (U8, [1, 2, 3, 2], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [122])
t60 = Output('t60', (U8, [1, 2, 3, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [-2, 8])
t61 = Internal('t61', (U8, [1, 2, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [121])
t62 = Internal('t62', (U8, [1, 2, 3, 2], 0.5, 120))
t63 = Output('t63', (U8, [1, 2, 3, 2], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 3, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c27 = Parameter('c27', (I32, [2], 0.25, 0), [-2, 4])
t65 = Internal('t65', (U8, [1, 2, 3, 2], 0.5, 120))
t66 = Output('t66', (U8, [1, 2, 3, 2], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 2], 0.5, 120))
t68 = Internal('t68', (U8, [1, 2, 3, 2], 0.5, 120))
t69 = Internal('t69', (U8, [1, 2, 3, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [-2, 8])
t70 = Internal('t70', (U8, [1, 2, 3, 2], 0.5, 120))
t71 = Internal('t71', (U8, [1, 2, 3, 2], 0.5, 120))
t72 = Output('t72', (U8, [1, 2, 3, 2], 0.5, 120))
t73 = Internal('t73', (U8, [1, 2, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [122])
t74 = Output('t74', (U8, [1, 2, 3, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 2, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 130])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [-2, 4])
t75 = Internal('t75', (U8, [1, 2, 3, 2], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 3, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [119])
t76 = Internal('t76', (U8, [1, 2, 3, 2], 0.5, 120))
t77 = Output('t77', (U8, [1, 2, 3, 2], 0.5, 120))
t78 = Output('t78', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t44)
model.Operation('CONV_2D', t44, c4, c5, 2, 1, 1, 0).To(t45)
model.Operation('ADD', x1, c2, 0).To(t46)
model.Operation('ADD', t45, t46, 0).To(t47)
model.Operation('ADD', x1, c2, 0).To(t48)
model.Operation('ADD', x1, c2, 0).To(t49)
model.Operation('CONV_2D', t49, c8, c9, 2, 1, 1, 1).To(t50)
model.Operation('ADD', t48, t50, 0).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('CONV_2D', t52, c4, c5, 2, 1, 1, 0).To(t53)
model.Operation('ADD', x1, c2, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('CONV_2D', t55, c12, c13, 2, 1, 1, 1).To(t56)
model.Operation('ADD', x1, c2, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x1, c2, 0).To(t59)
model.Operation('MINIMUM', t59, c16).To(t60)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t61)
model.Operation('ADD', x18, c19, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x18, c19, 0).To(t64)
model.Operation('CONV_2D', x21, c26, c27, 2, 1, 1, 1).To(t65)
model.Operation('ADD', t64, t65, 0).To(t66)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t67)
model.Operation('ADD', x18, c19, 0).To(t68)
model.Operation('ADD', t67, t68, 0).To(t69)
model.Operation('CONV_2D', t69, c30, c31, 2, 1, 1, 1).To(t70)
model.Operation('ADD', x18, c19, 0).To(t71)
model.Operation('MAXIMUM', t70, t71).To(t72)
model.Operation('ADD', x18, c19, 0).To(t73)
model.Operation('MINIMUM', t73, c34).To(t74)
model.Operation('CONV_2D', x39, c40, c41, 2, 1, 1, 1).To(t75)
model.Operation('ADD', x36, c37, 0).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('ADD', x36, c37, 0).To(t78)
Example({
    x1: [125, 115, 115, 126, 118, 115, 113, 121, 126, 121, 123, 127],
    t47: [139, 108, 97, 140, 125, 115, 103, 132, 129, 119, 111, 134],
    t51: [139, 116, 116, 140, 125, 116, 114, 132, 129, 122, 124, 134],
    t58: [162, 120, 120, 165, 134, 120, 120, 151, 130, 122, 124, 145],
    t60: [122, 116, 116, 122, 119, 116, 114, 122, 122, 122, 122, 122],
    x21: [122, 127, 128, 124, 115, 121, 118, 112, 119, 122, 126, 122],
    x18: [113, 127, 116, 119, 119, 125, 116, 115, 126, 114, 125, 112],
    t63: [101, 135, 116, 118, 112, 134, 130, 112, 121, 120, 127, 111],
    t66: [114, 135, 117, 120, 120, 134, 130, 116, 127, 120, 127, 113],
    t72: [120, 156, 120, 124, 120, 144, 145, 120, 127, 121, 144, 120],
    t74: [114, 122, 117, 120, 120, 122, 117, 116, 122, 115, 122, 113],
    x39: [124, 119, 125, 122, 118, 113, 117, 113, 125, 112, 115, 118],
    x36: [116, 119, 125, 121, 112, 127, 116, 128, 126, 113, 113, 124],
    t77: [120, 118, 124, 120, 122, 126, 125, 127, 145, 112, 112, 128],
    t78: [115, 118, 124, 120, 111, 126, 115, 127, 125, 112, 112, 123],
}, name='kept_unshared_quant8').AddVariations(signed(x1, c2, t44, c4, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, c12, t56, t57, t58, t59, c16, t60, x21, t61, x18, c19, t62, t63, t64, c26, t65, t66, t67, t68, t69, t70, t71, t72, t73, c34, t74, x39, c40, t75, x36, c37, t76, t77, t78)).DisableLifeTimeVariation()
