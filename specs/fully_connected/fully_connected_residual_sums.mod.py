# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: a sum with what goes past it.

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
x1 = Input('x1', (F32, [6, 2]))
c3 = Parameter('c3', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [-0.5, 1.0])
t5 = Internal('t5', (F32, [6, 2]))
x2 = Input('x2', (F32, [6, 2]))
t6 = Output('t6', (F32, [6, 2]))
c7 = Parameter('c7', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Internal('t9', (F32, [6, 2]))
t10 = Output('t10', (F32, [6, 2]))
c11 = Parameter('c11', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
t13 = Internal('t13', (F32, [6, 2]))
t14 = Output('t14', (F32, [6, 2]))
c15 = Parameter('c15', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c16 = Parameter('c16', (F32, [2]), [-0.5, 1.0])
t17 = Internal('t17', (F32, [6, 2]))
t18 = Output('t18', (F32, [6, 2]))
x19 = Input('x19', (F32, [6, 2]))
c21 = Parameter('c21', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c22 = Parameter('c22', (F32, [2]), [-0.5, 1.0])
t23 = Internal('t23', (F32, [6, 2]))
x20 = Input('x20', (F32, [6, 2]))
t24 = Output('t24', (F32, [6, 2]))
c25 = Parameter('c25', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c26 = Parameter('c26', (F32, [2]), [-0.5, 1.0])
t27 = Internal('t27', (F32, [6, 2]))
t28 = Output('t28', (F32, [6, 2]))
c29 = Parameter('c29', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
t31 = Internal('t31', (F32, [6, 2]))
t32 = Output('t32', (F32, [6, 2]))
c33 = Parameter('c33', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c34 = Parameter('c34', (F32, [2]), [-0.5, 1.0])
t35 = Internal('t35', (F32, [6, 2]))
t36 = Output('t36', (F32, [6, 2]))
x37 = Input('x37', (F32, [6, 2]))
c39 = Parameter('c39', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c40 = Parameter('c40', (F32, [2]), [-0.5, 1.0])
t41 = Internal('t41', (F32, [6, 2]))
x38 = Input('x38', (F32, [6, 2]))
t42 = Output('t42', (F32, [6, 2]))
c43 = Parameter('c43', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c44 = Parameter('c44', (F32, [2]), [-0.5, 1.0])
t45 = Internal('t45', (F32, [6, 2]))
t46 = Output('t46', (F32, [6, 2]))
c47 = Parameter('c47', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c48 = Parameter('c48', (F32, [2]), [-0.5, 1.0])
t49 = Internal('t49', (F32, [6, 2]))
t50 = Output('t50', (F32, [6, 2]))
c51 = Parameter('c51', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c52 = Parameter('c52', (F32, [2]), [-0.5, 1.0])
t53 = Internal('t53', (F32, [6, 2]))
t54 = Output('t54', (F32, [6, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c4, 1).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('FULLY_CONNECTED', x1, c7, c8, 1).To(t9)
model.Operation('ADD', x2, t9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 1).To(t13)
model.Operation('SUB', x2, t13, 0).To(t14)
model.Operation('FULLY_CONNECTED', x1, c15, c16, 1).To(t17)
model.Operation('MAXIMUM', t17, x2).To(t18)
model.Operation('FULLY_CONNECTED', x19, c21, c22, 3).To(t23)
model.Operation('ADD', t23, x20, 0).To(t24)
model.Operation('FULLY_CONNECTED', x19, c25, c26, 3).To(t27)
model.Operation('ADD', x20, t27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x19, c29, c30, 3).To(t31)
model.Operation('SUB', x20, t31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x19, c33, c34, 3).To(t35)
model.Operation('MAXIMUM', t35, x20).To(t36)
model.Operation('FULLY_CONNECTED', x37, c39, c40, 2).To(t41)
model.Operation('ADD', t41, x38, 0).To(t42)
model.Operation('FULLY_CONNECTED', x37, c43, c44, 2).To(t45)
model.Operation('ADD', x38, t45, 1).To(t46)
model.Operation('FULLY_CONNECTED', x37, c47, c48, 2).To(t49)
model.Operation('SUB', x38, t49, 0).To(t50)
model.Operation('FULLY_CONNECTED', x37, c51, c52, 2).To(t53)
model.Operation('MAXIMUM', t53, x38).To(t54)
Example({
    x1: [-0.5, -3.5, -1.5, 1.0, 3.0, 1.5, 1.0, 3.5, 1.0, -2.5, -3.5, 0.5],
    x2: [3.0, 2.5, -1.0, 1.5, 1.0, -3.5, 2.5, -3.0, 2.5, 1.5, -3.5, 3.0],
    t6: [9.0, 2.5, -1.0, 5.0, 1.0, -3.5, 2.5, 0.5, 8.0, 1.5, -3.5, 8.0],
    t10: [9.0, 2.5, 0.0, 5.0, 1.0, 0.0, 2.5, 0.5, 8.0, 1.5, 0.0, 8.0],
    t14: [-3.0, 2.5, -1.0, -2.0, 1.0, -3.5, 2.5, -6.5, -3.0, 1.5, -3.5, -2.0],
    t18: [6.0, 2.5, 0.0, 3.5, 1.0, 0.0, 2.5, 3.5, 5.5, 1.5, 0.0, 5.0],
    x19: [1.0, 1.0, 3.0, 3.0, -1.5, 1.0, -3.0, -1.5, 1.0, 2.5, 3.5, -3.0],
    x20: [-1.0, 3.0, -2.0, -3.0, -0.5, -0.5, -2.0, 3.5, 4.0, 1.0, -3.0, 1.5],
    t24: [-1.0, 4.0, -2.0, -2.0, -0.5, 3.0, -2.0, 6.0, 4.0, 3.5, 3.0, 1.5],
    t28: [0.0, 4.0, 0.0, 0.0, 0.0, 3.0, 0.0, 6.0, 4.0, 3.5, 3.0, 1.5],
    t32: [-1.0, 2.0, -2.0, -4.0, -0.5, -4.0, -2.0, 1.0, 4.0, -1.5, -9.0, 1.5],
    t36: [0.0, 3.0, 0.0, 1.0, 0.0, 3.5, 0.0, 3.5, 4.0, 2.5, 6.0, 1.5],
    x37: [3.0, 1.5, 2.0, -1.0, 3.0, 1.0, 2.0, 4.0, -1.0, 3.5, -2.5, 4.0],
    x38: [1.0, 1.0, -0.5, -4.0, 1.5, 1.0, 3.5, -2.0, 1.5, -1.5, 3.0, -1.5],
    t42: [0.5, 0.5, 0.5, -5.0, 2.0, 0.0, 2.5, -1.0, 0.5, -0.5, 2.0, -0.5],
    t46: [0.5, 0.5, 0.5, 0.0, 2.0, 0.0, 2.5, 0.0, 0.5, 0.0, 2.0, 0.0],
    t50: [1.5, 1.5, -1.5, -3.0, 1.0, 2.0, 4.5, -3.0, 2.5, -2.5, 4.0, -2.5],
    t54: [1.0, 1.0, 1.0, -1.0, 1.5, 1.0, 3.5, 1.0, 1.5, 1.0, 3.0, 1.0],
}, name='activated').AddVariations('float16').DisableLifeTimeVariation()

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [-2, 4])
t5 = Internal('t5', (U8, [6, 2], 0.5, 120))
x2 = Input('x2', (U8, [6, 2], 0.5, 120))
t6 = Output('t6', (U8, [6, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c8 = Parameter('c8', (I32, [2], 0.25, 0), [-2, 4])
t9 = Internal('t9', (U8, [6, 2], 0.5, 120))
t10 = Output('t10', (U8, [6, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [-2, 4])
t13 = Internal('t13', (U8, [6, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c16 = Parameter('c16', (I32, [2], 0.25, 0), [-2, 4])
t17 = Internal('t17', (U8, [6, 2], 0.5, 120))
t18 = Output('t18', (U8, [6, 2], 0.5, 120))
x19 = Input('x19', (U8, [6, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [-2, 4])
t23 = Internal('t23', (U8, [6, 2], 0.5, 120))
x20 = Input('x20', (U8, [6, 2], 0.5, 120))
t24 = Output('t24', (U8, [6, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [-2, 4])
t27 = Internal('t27', (U8, [6, 2], 0.5, 120))
t28 = Output('t28', (U8, [6, 2], 0.5, 120))
c29 = Parameter('c29', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c30 = Parameter('c30', (I32, [2], 0.25, 0), [-2, 4])
t31 = Internal('t31', (U8, [6, 2], 0.5, 120))
t32 = Output('t32', (U8, [6, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [-2, 4])
t35 = Internal('t35', (U8, [6, 2], 0.5, 120))
t36 = Output('t36', (U8, [6, 2], 0.5, 120))
x37 = Input('x37', (U8, [6, 2], 0.5, 120))
c39 = Parameter('c39', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c40 = Parameter('c40', (I32, [2], 0.25, 0), [-2, 4])
t41 = Internal('t41', (U8, [6, 2], 0.5, 120))
x38 = Input('x38', (U8, [6, 2], 0.5, 120))
t42 = Output('t42', (U8, [6, 2], 0.5, 120))
c43 = Parameter('c43', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c44 = Parameter('c44', (I32, [2], 0.25, 0), [-2, 4])
t45 = Internal('t45', (U8, [6, 2], 0.5, 120))
t46 = Output('t46', (U8, [6, 2], 0.5, 120))
c47 = Parameter('c47', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c48 = Parameter('c48', (I32, [2], 0.25, 0), [-2, 4])
t49 = Internal('t49', (U8, [6, 2], 0.5, 120))
t50 = Output('t50', (U8, [6, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c52 = Parameter('c52', (I32, [2], 0.25, 0), [-2, 4])
t53 = Internal('t53', (U8, [6, 2], 0.5, 120))
t54 = Output('t54', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c4, 1).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('FULLY_CONNECTED', x1, c7, c8, 1).To(t9)
model.Operation('ADD', x2, t9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 1).To(t13)
model.Operation('SUB', x2, t13, 0).To(t14)
model.Operation('FULLY_CONNECTED', x1, c15, c16, 1).To(t17)
model.Operation('MAXIMUM', t17, x2).To(t18)
model.Operation('FULLY_CONNECTED', x19, c21, c22, 3).To(t23)
model.Operation('ADD', t23, x20, 0).To(t24)
model.Operation('FULLY_CONNECTED', x19, c25, c26, 3).To(t27)
model.Operation('ADD', x20, t27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x19, c29, c30, 3).To(t31)
model.Operation('SUB', x20, t31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x19, c33, c34, 3).To(t35)
model.Operation('MAXIMUM', t35, x20).To(t36)
model.Operation('FULLY_CONNECTED', x37, c39, c40, 2).To(t41)
model.Operation('ADD', t41, x38, 0).To(t42)
model.Operation('FULLY_CONNECTED', x37, c43, c44, 2).To(t45)
model.Operation('ADD', x38, t45, 1).To(t46)
model.Operation('FULLY_CONNECTED', x37, c47, c48, 2).To(t49)
model.Operation('SUB', x38, t49, 0).To(t50)
model.Operation('FULLY_CONNECTED', x37, c51, c52, 2).To(t53)
model.Operation('MAXIMUM', t53, x38).To(t54)
Example({
    x1: [119, 113, 117, 122, 126, 123, 122, 127, 122, 115, 113, 121],
    x2: [126, 125, 118, 123, 122, 113, 125, 114, 125, 123, 113, 126],
    t6: [138, 125, 118, 130, 122, 113, 125, 121, 136, 123, 113, 136],
    t10: [138, 125, 120, 130, 122, 120, 125, 121, 136, 123, 120, 136],
    t14: [114, 125, 118, 116, 122, 113, 125, 107, 114, 123, 113, 116],
    t18: [132, 125, 120, 127, 122, 120, 125, 127, 131, 123, 120, 130],
    x19: [122, 122, 126, 126, 117, 122, 114, 117, 122, 125, 127, 114],
    x20: [118, 126, 116, 114, 119, 119, 116, 127, 128, 122, 114, 123],
    t24: [118, 128, 116, 116, 119, 126, 116, 132, 128, 127, 126, 123],
    t28: [120, 128, 120, 120, 120, 126, 120, 132, 128, 127, 126, 123],
    t32: [118, 124, 116, 112, 119, 112, 116, 122, 128, 117, 102, 123],
    t36: [120, 126, 120, 122, 120, 127, 120, 127, 128, 125, 132, 123],
    x37: [126, 123, 124, 118, 126, 122, 124, 128, 118, 127, 115, 128],
    x38: [122, 122, 119, 112, 123, 122, 127, 116, 123, 117, 126, 117],
    t42: [121, 121, 121, 110, 124, 120, 125, 118, 121, 119, 124, 119],
    t46: [121, 121, 121, 120, 124, 120, 125, 120, 121, 120, 124, 120],
    t50: [123, 123, 117, 114, 122, 124, 129, 114, 125, 115, 128, 115],
    t54: [122, 122, 122, 118, 123, 122, 127, 122, 123, 122, 126, 122],
}, name='activated_quant8').AddVariations(signed(x1, c3, t5, x2, t6, c7, t9, t10, c11, t13, t14, c15, t17, t18, x19, c21, t23, x20, t24, c25, t27, t28, c29, t31, t32, c33, t35, t36, x37, c39, t41, x38, t42, c43, t45, t46, c47, t49, t50, c51, t53, t54)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [6, 2]))
c4 = Parameter('c4', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c5 = Parameter('c5', (F32, [2]), [-0.5, 1.0])
t6 = Internal('t6', (F32, [6, 2]))
t7 = Output('t7', (F32, [6, 2]))
c8 = Parameter('c8', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [-0.5, 1.0])
t10 = Internal('t10', (F32, [6, 2]))
t11 = Output('t11', (F32, [6, 2]))
c12 = Parameter('c12', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Internal('t14', (F32, [6, 2]))
t15 = Output('t15', (F32, [6, 2]))
c16 = Parameter('c16', (F32, [1]), [1.0])
t17 = Output('t17', (F32, [6, 2]))
x18 = Input('x18', (F32, [6, 2]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [6, 2]))
x21 = Input('x21', (F32, [6, 2]))
c22 = Parameter('c22', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c23 = Parameter('c23', (F32, [2]), [-0.5, 1.0])
t24 = Internal('t24', (F32, [6, 2]))
t25 = Output('t25', (F32, [6, 2]))
c26 = Parameter('c26', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [-0.5, 1.0])
t28 = Internal('t28', (F32, [6, 2]))
t29 = Output('t29', (F32, [6, 2]))
c30 = Parameter('c30', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [-0.5, 1.0])
t32 = Internal('t32', (F32, [6, 2]))
t33 = Output('t33', (F32, [6, 2]))
c34 = Parameter('c34', (F32, [1]), [1.0])
t35 = Output('t35', (F32, [6, 2]))
x36 = Input('x36', (F32, [6, 2]))
c37 = Parameter('c37', (F32, [1]), [-0.5])
t38 = Output('t38', (F32, [6, 2]))
x39 = Input('x39', (F32, [6, 2]))
c40 = Parameter('c40', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [-0.5, 1.0])
t42 = Internal('t42', (F32, [6, 2]))
t43 = Output('t43', (F32, [6, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 0).To(t6)
model.Operation('ADD', t6, t3, 0).To(t7)
model.Operation('FULLY_CONNECTED', t3, c8, c9, 1).To(t10)
model.Operation('ADD', t3, t10, 0).To(t11)
model.Operation('FULLY_CONNECTED', t7, c12, c13, 1).To(t14)
model.Operation('MAXIMUM', t14, t3).To(t15)
model.Operation('MINIMUM', t3, c16).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('ADD', t24, t20, 0).To(t25)
model.Operation('FULLY_CONNECTED', x21, c26, c27, 1).To(t28)
model.Operation('ADD', t20, t28, 0).To(t29)
model.Operation('FULLY_CONNECTED', t25, c30, c31, 1).To(t32)
model.Operation('MAXIMUM', t32, t20).To(t33)
model.Operation('MINIMUM', t20, c34).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 1).To(t42)
model.Operation('ADD', t42, t38, 0).To(t43)
Example({
    x1: [-2.0, -1.0, 1.0, -3.5, 1.0, 3.0, -1.0, -1.5, -3.0, -2.0, 2.0, 2.5],
    t7: [-2.5, 1.5, 8.5, -6.5, -4.5, 6.5, 0.5, -0.5, -2.5, 0.5, -1.5, 4.5],
    t11: [-1.5, 1.5, 8.5, -3.0, 1.5, 6.5, 0.5, -0.5, -2.5, 0.5, 2.5, 4.5],
    t15: [0.0, 5.0, 21.0, 0.0, 1.5, 12.0, 1.0, 0.0, 0.0, 4.0, 2.5, 7.0],
    t17: [-1.5, -0.5, 1.0, -3.0, 1.0, 1.0, -0.5, -1.0, -2.5, -1.5, 1.0, 1.0],
    x18: [4.0, 3.5, -2.5, 1.5, 1.0, 2.0, -2.0, 2.0, -3.5, 3.5, -3.5, -3.5],
    x21: [1.0, -3.0, -2.0, 4.0, -2.5, 4.0, 1.0, -2.5, -1.0, 3.5, 3.5, 1.5],
    t25: [11.0, 1.0, -12.5, 9.0, -9.5, 10.0, 4.0, 0.0, -11.5, 9.5, -3.0, -4.0],
    t29: [11.0, 4.0, -2.0, 9.0, 1.5, 10.0, 4.0, 2.5, -3.0, 9.5, -3.0, -3.0],
    t33: [8.5, 4.0, 0.0, 22.5, 1.5, 20.5, 3.5, 2.5, 0.0, 22.0, 4.5, 0.0],
    t35: [1.0, 1.0, -2.0, 1.0, 1.0, 1.0, -1.5, 1.0, -3.0, 1.0, -3.0, -3.0],
    x36: [-4.0, 1.5, -1.0, 3.0, -4.0, -2.0, -4.0, 3.5, 0.5, 4.0, -1.0, 3.5],
    t38: [-4.5, 1.0, -1.5, 2.5, -4.5, -2.5, -4.5, 3.0, 0.0, 3.5, -1.5, 3.0],
    x39: [-1.5, -2.0, 1.0, 3.0, 2.5, -3.0, -1.0, -3.5, -2.0, 2.5, 1.0, -3.5],
    t43: [-2.5, 1.5, -1.5, 5.5, 3.5, -2.5, 1.0, 3.0, 0.0, 9.0, 6.0, 3.0],
}, name='kept').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t44 = Internal('t44', (F32, [6, 2]))
c4 = Parameter('c4', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c5 = Parameter('c5', (F32, [2]), [-0.5, 1.0])
t45 = Internal('t45', (F32, [6, 2]))
t46 = Internal('t46', (F32, [6, 2]))
t47 = Output('t47', (F32, [6, 2]))
t48 = Internal('t48', (F32, [6, 2]))
t49 = Internal('t49', (F32, [6, 2]))
c8 = Parameter('c8', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [-0.5, 1.0])
t50 = Internal('t50', (F32, [6, 2]))
t51 = Output('t51', (F32, [6, 2]))
t52 = Internal('t52', (F32, [6, 2]))
t53 = Internal('t53', (F32, [6, 2]))
t54 = Internal('t54', (F32, [6, 2]))
t55 = Internal('t55', (F32, [6, 2]))
c12 = Parameter('c12', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t56 = Internal('t56', (F32, [6, 2]))
t57 = Internal('t57', (F32, [6, 2]))
t58 = Output('t58', (F32, [6, 2]))
t59 = Internal('t59', (F32, [6, 2]))
c16 = Parameter('c16', (F32, [1]), [1.0])
t60 = Output('t60', (F32, [6, 2]))
x21 = Input('x21', (F32, [6, 2]))
c22 = Parameter('c22', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c23 = Parameter('c23', (F32, [2]), [-0.5, 1.0])
t61 = Internal('t61', (F32, [6, 2]))
x18 = Input('x18', (F32, [6, 2]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t62 = Internal('t62', (F32, [6, 2]))
t63 = Output('t63', (F32, [6, 2]))
t64 = Internal('t64', (F32, [6, 2]))
c26 = Parameter('c26', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [-0.5, 1.0])
t65 = Internal('t65', (F32, [6, 2]))
t66 = Output('t66', (F32, [6, 2]))
t67 = Internal('t67', (F32, [6, 2]))
t68 = Internal('t68', (F32, [6, 2]))
t69 = Internal('t69', (F32, [6, 2]))
c30 = Parameter('c30', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [-0.5, 1.0])
t70 = Internal('t70', (F32, [6, 2]))
t71 = Internal('t71', (F32, [6, 2]))
t72 = Output('t72', (F32, [6, 2]))
t73 = Internal('t73', (F32, [6, 2]))
c34 = Parameter('c34', (F32, [1]), [1.0])
t74 = Output('t74', (F32, [6, 2]))
x39 = Input('x39', (F32, [6, 2]))
c40 = Parameter('c40', (F32, [2, 2]), [1.0, -2.0, -1.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [-0.5, 1.0])
t75 = Internal('t75', (F32, [6, 2]))
x36 = Input('x36', (F32, [6, 2]))
c37 = Parameter('c37', (F32, [1]), [-0.5])
t76 = Internal('t76', (F32, [6, 2]))
t77 = Output('t77', (F32, [6, 2]))
t78 = Output('t78', (F32, [6, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t44)
model.Operation('FULLY_CONNECTED', t44, c4, c5, 0).To(t45)
model.Operation('ADD', x1, c2, 0).To(t46)
model.Operation('ADD', t45, t46, 0).To(t47)
model.Operation('ADD', x1, c2, 0).To(t48)
model.Operation('ADD', x1, c2, 0).To(t49)
model.Operation('FULLY_CONNECTED', t49, c8, c9, 1).To(t50)
model.Operation('ADD', t48, t50, 0).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('FULLY_CONNECTED', t52, c4, c5, 0).To(t53)
model.Operation('ADD', x1, c2, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('FULLY_CONNECTED', t55, c12, c13, 1).To(t56)
model.Operation('ADD', x1, c2, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x1, c2, 0).To(t59)
model.Operation('MINIMUM', t59, c16).To(t60)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t61)
model.Operation('ADD', x18, c19, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x18, c19, 0).To(t64)
model.Operation('FULLY_CONNECTED', x21, c26, c27, 1).To(t65)
model.Operation('ADD', t64, t65, 0).To(t66)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t67)
model.Operation('ADD', x18, c19, 0).To(t68)
model.Operation('ADD', t67, t68, 0).To(t69)
model.Operation('FULLY_CONNECTED', t69, c30, c31, 1).To(t70)
model.Operation('ADD', x18, c19, 0).To(t71)
model.Operation('MAXIMUM', t70, t71).To(t72)
model.Operation('ADD', x18, c19, 0).To(t73)
model.Operation('MINIMUM', t73, c34).To(t74)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 1).To(t75)
model.Operation('ADD', x36, c37, 0).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('ADD', x36, c37, 0).To(t78)
Example({
    x1: [-2.0, -1.0, 1.0, -3.5, 1.0, 3.0, -1.0, -1.5, -3.0, -2.0, 2.0, 2.5],
    t47: [-2.5, 1.5, 8.5, -6.5, -4.5, 6.5, 0.5, -0.5, -2.5, 0.5, -1.5, 4.5],
    t51: [-1.5, 1.5, 8.5, -3.0, 1.5, 6.5, 0.5, -0.5, -2.5, 0.5, 2.5, 4.5],
    t58: [0.0, 5.0, 21.0, 0.0, 1.5, 12.0, 1.0, 0.0, 0.0, 4.0, 2.5, 7.0],
    t60: [-1.5, -0.5, 1.0, -3.0, 1.0, 1.0, -0.5, -1.0, -2.5, -1.5, 1.0, 1.0],
    x21: [1.0, -3.0, -2.0, 4.0, -2.5, 4.0, 1.0, -2.5, -1.0, 3.5, 3.5, 1.5],
    x18: [4.0, 3.5, -2.5, 1.5, 1.0, 2.0, -2.0, 2.0, -3.5, 3.5, -3.5, -3.5],
    t63: [11.0, 1.0, -12.5, 9.0, -9.5, 10.0, 4.0, 0.0, -11.5, 9.5, -3.0, -4.0],
    t66: [11.0, 4.0, -2.0, 9.0, 1.5, 10.0, 4.0, 2.5, -3.0, 9.5, -3.0, -3.0],
    t72: [8.5, 4.0, 0.0, 22.5, 1.5, 20.5, 3.5, 2.5, 0.0, 22.0, 4.5, 0.0],
    t74: [1.0, 1.0, -2.0, 1.0, 1.0, 1.0, -1.5, 1.0, -3.0, 1.0, -3.0, -3.0],
    x39: [-1.5, -2.0, 1.0, 3.0, 2.5, -3.0, -1.0, -3.5, -2.0, 2.5, 1.0, -3.5],
    x36: [-4.0, 1.5, -1.0, 3.0, -4.0, -2.0, -4.0, 3.5, 0.5, 4.0, -1.0, 3.5],
    t77: [-2.5, 1.5, -1.5, 5.5, 3.5, -2.5, 1.0, 3.0, 0.0, 9.0, 6.0, 3.0],
    t78: [-4.5, 1.0, -1.5, 2.5, -4.5, -2.5, -4.5, 3.0, 0.0, 3.5, -1.5, 3.0],
}, name='kept_unshared').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [6, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [-2, 4])
t6 = Internal('t6', (U8, [6, 2], 0.5, 120))
t7 = Output('t7', (U8, [6, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [-2, 4])
t10 = Internal('t10', (U8, [6, 2], 0.5, 120))
t11 = Output('t11', (U8, [6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Internal('t14', (U8, [6, 2], 0.5, 120))
t15 = Output('t15', (U8, [6, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [122])
t17 = Output('t17', (U8, [6, 2], 0.5, 120))
x18 = Input('x18', (U8, [6, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [121])
t20 = Internal('t20', (U8, [6, 2], 0.5, 120))
x21 = Input('x21', (U8, [6, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [-2, 4])
t24 = Internal('t24', (U8, [6, 2], 0.5, 120))
t25 = Output('t25', (U8, [6, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c27 = Parameter('c27', (I32, [2], 0.25, 0), [-2, 4])
t28 = Internal('t28', (U8, [6, 2], 0.5, 120))
t29 = Output('t29', (U8, [6, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [-2, 4])
t32 = Internal('t32', (U8, [6, 2], 0.5, 120))
t33 = Output('t33', (U8, [6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [122])
t35 = Output('t35', (U8, [6, 2], 0.5, 120))
x36 = Input('x36', (U8, [6, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [119])
t38 = Output('t38', (U8, [6, 2], 0.5, 120))
x39 = Input('x39', (U8, [6, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [-2, 4])
t42 = Internal('t42', (U8, [6, 2], 0.5, 120))
t43 = Output('t43', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 0).To(t6)
model.Operation('ADD', t6, t3, 0).To(t7)
model.Operation('FULLY_CONNECTED', t3, c8, c9, 1).To(t10)
model.Operation('ADD', t3, t10, 0).To(t11)
model.Operation('FULLY_CONNECTED', t7, c12, c13, 1).To(t14)
model.Operation('MAXIMUM', t14, t3).To(t15)
model.Operation('MINIMUM', t3, c16).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('ADD', t24, t20, 0).To(t25)
model.Operation('FULLY_CONNECTED', x21, c26, c27, 1).To(t28)
model.Operation('ADD', t20, t28, 0).To(t29)
model.Operation('FULLY_CONNECTED', t25, c30, c31, 1).To(t32)
model.Operation('MAXIMUM', t32, t20).To(t33)
model.Operation('MINIMUM', t20, c34).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 1).To(t42)
model.Operation('ADD', t42, t38, 0).To(t43)
Example({
    x1: [116, 118, 122, 113, 122, 126, 118, 117, 114, 116, 124, 125],
    t7: [115, 123, 137, 107, 111, 133, 121, 119, 115, 121, 117, 129],
    t11: [117, 123, 137, 114, 123, 133, 121, 119, 115, 121, 125, 129],
    t15: [120, 130, 162, 120, 123, 144, 122, 120, 120, 128, 125, 134],
    t17: [117, 119, 122, 114, 122, 122, 119, 118, 115, 117, 122, 122],
    x18: [128, 127, 115, 123, 122, 124, 116, 124, 113, 127, 113, 113],
    x21: [122, 114, 116, 128, 115, 128, 122, 115, 118, 127, 127, 123],
    t25: [142, 122, 95, 138, 101, 140, 128, 120, 97, 139, 114, 112],
    t29: [142, 128, 116, 138, 123, 140, 128, 125, 114, 139, 114, 114],
    t33: [137, 128, 120, 165, 123, 161, 127, 125, 120, 164, 129, 120],
    t35: [122, 122, 116, 122, 122, 122, 117, 122, 114, 122, 114, 114],
    x36: [112, 123, 118, 126, 112, 116, 112, 127, 121, 128, 118, 127],
    t38: [111, 122, 117, 125, 111, 115, 111, 126, 120, 127, 117, 126],
    x39: [117, 116, 122, 126, 125, 114, 118, 113, 116, 125, 122, 113],
    t43: [115, 123, 117, 131, 127, 115, 122, 126, 120, 138, 132, 126],
}, name='kept_quant8').AddVariations(signed(x1, c2, t3, c4, t6, t7, c8, t10, t11, c12, t14, t15, c16, t17, x18, c19, t20, x21, c22, t24, t25, c26, t28, t29, c30, t32, t33, c34, t35, x36, c37, t38, x39, c40, t42, t43)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t44 = Internal('t44', (U8, [6, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [-2, 4])
t45 = Internal('t45', (U8, [6, 2], 0.5, 120))
t46 = Internal('t46', (U8, [6, 2], 0.5, 120))
t47 = Output('t47', (U8, [6, 2], 0.5, 120))
t48 = Internal('t48', (U8, [6, 2], 0.5, 120))
t49 = Internal('t49', (U8, [6, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [-2, 4])
t50 = Internal('t50', (U8, [6, 2], 0.5, 120))
t51 = Output('t51', (U8, [6, 2], 0.5, 120))
t52 = Internal('t52', (U8, [6, 2], 0.5, 120))
t53 = Internal('t53', (U8, [6, 2], 0.5, 120))
t54 = Internal('t54', (U8, [6, 2], 0.5, 120))
t55 = Internal('t55', (U8, [6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t56 = Internal('t56', (U8, [6, 2], 0.5, 120))
t57 = Internal('t57', (U8, [6, 2], 0.5, 120))
t58 = Output('t58', (U8, [6, 2], 0.5, 120))
t59 = Internal('t59', (U8, [6, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [122])
t60 = Output('t60', (U8, [6, 2], 0.5, 120))
x21 = Input('x21', (U8, [6, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [-2, 4])
t61 = Internal('t61', (U8, [6, 2], 0.5, 120))
x18 = Input('x18', (U8, [6, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [121])
t62 = Internal('t62', (U8, [6, 2], 0.5, 120))
t63 = Output('t63', (U8, [6, 2], 0.5, 120))
t64 = Internal('t64', (U8, [6, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c27 = Parameter('c27', (I32, [2], 0.25, 0), [-2, 4])
t65 = Internal('t65', (U8, [6, 2], 0.5, 120))
t66 = Output('t66', (U8, [6, 2], 0.5, 120))
t67 = Internal('t67', (U8, [6, 2], 0.5, 120))
t68 = Internal('t68', (U8, [6, 2], 0.5, 120))
t69 = Internal('t69', (U8, [6, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [-2, 4])
t70 = Internal('t70', (U8, [6, 2], 0.5, 120))
t71 = Internal('t71', (U8, [6, 2], 0.5, 120))
t72 = Output('t72', (U8, [6, 2], 0.5, 120))
t73 = Internal('t73', (U8, [6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [122])
t74 = Output('t74', (U8, [6, 2], 0.5, 120))
x39 = Input('x39', (U8, [6, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 2], 0.5, 128), [130, 124, 126, 130])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [-2, 4])
t75 = Internal('t75', (U8, [6, 2], 0.5, 120))
x36 = Input('x36', (U8, [6, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [119])
t76 = Internal('t76', (U8, [6, 2], 0.5, 120))
t77 = Output('t77', (U8, [6, 2], 0.5, 120))
t78 = Output('t78', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t44)
model.Operation('FULLY_CONNECTED', t44, c4, c5, 0).To(t45)
model.Operation('ADD', x1, c2, 0).To(t46)
model.Operation('ADD', t45, t46, 0).To(t47)
model.Operation('ADD', x1, c2, 0).To(t48)
model.Operation('ADD', x1, c2, 0).To(t49)
model.Operation('FULLY_CONNECTED', t49, c8, c9, 1).To(t50)
model.Operation('ADD', t48, t50, 0).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('FULLY_CONNECTED', t52, c4, c5, 0).To(t53)
model.Operation('ADD', x1, c2, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('FULLY_CONNECTED', t55, c12, c13, 1).To(t56)
model.Operation('ADD', x1, c2, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x1, c2, 0).To(t59)
model.Operation('MINIMUM', t59, c16).To(t60)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t61)
model.Operation('ADD', x18, c19, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x18, c19, 0).To(t64)
model.Operation('FULLY_CONNECTED', x21, c26, c27, 1).To(t65)
model.Operation('ADD', t64, t65, 0).To(t66)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t67)
model.Operation('ADD', x18, c19, 0).To(t68)
model.Operation('ADD', t67, t68, 0).To(t69)
model.Operation('FULLY_CONNECTED', t69, c30, c31, 1).To(t70)
model.Operation('ADD', x18, c19, 0).To(t71)
model.Operation('MAXIMUM', t70, t71).To(t72)
model.Operation('ADD', x18, c19, 0).To(t73)
model.Operation('MINIMUM', t73, c34).To(t74)
model.Operation('FULLY_CONNECTED', x39, c40, c41, 1).To(t75)
model.Operation('ADD', x36, c37, 0).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('ADD', x36, c37, 0).To(t78)
Example({
    x1: [116, 118, 122, 113, 122, 126, 118, 117, 114, 116, 124, 125],
    t47: [115, 123, 137, 107, 111, 133, 121, 119, 115, 121, 117, 129],
    t51: [117, 123, 137, 114, 123, 133, 121, 119, 115, 121, 125, 129],
    t58: [120, 130, 162, 120, 123, 144, 122, 120, 120, 128, 125, 134],
    t60: [117, 119, 122, 114, 122, 122, 119, 118, 115, 117, 122, 122],
    x21: [122, 114, 116, 128, 115, 128, 122, 115, 118, 127, 127, 123],
    x18: [128, 127, 115, 123, 122, 124, 116, 124, 113, 127, 113, 113],
    t63: [142, 122, 95, 138, 101, 140, 128, 120, 97, 139, 114, 112],
    t66: [142, 128, 116, 138, 123, 140, 128, 125, 114, 139, 114, 114],
    t72: [137, 128, 120, 165, 123, 161, 127, 125, 120, 164, 129, 120],
    t74: [122, 122, 116, 122, 122, 122, 117, 122, 114, 122, 114, 114],
    x39: [117, 116, 122, 126, 125, 114, 118, 113, 116, 125, 122, 113],
    x36: [112, 123, 118, 126, 112, 116, 112, 127, 121, 128, 118, 127],
    t77: [115, 123, 117, 131, 127, 115, 122, 126, 120, 138, 132, 126],
    t78: [111, 122, 117, 125, 111, 115, 111, 126, 120, 127, 117, 126],
}, name='kept_unshared_quant8').AddVariations(signed(x1, c2, t44, c4, t45, t46, t47, t48, t49, c8, t50, t51, t52, t53, t54, t55, c12, t56, t57, t58, t59, c16, t60, x21, c22, t61, x18, c19, t62, t63, t64, c26, t65, t66, t67, t68, t69, c30, t70, t71, t72, t73, c34, t74, x39, c40, t75, x36, c37, t76, t77, t78)).DisableLifeTimeVariation()
