# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: sums and products that are regrouped, where that is right and where it is not.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Constants of several terms are added first, unless a bound is between or their shapes forbid it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3]), [1.0, -2.0, 0.5])
t5 = Internal('t5', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [2, 1]), [2.0, -1.5])
t7 = Internal('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [-3.0])
t12 = Internal('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Output('t16', (F32, [2, 3]))
t17 = Internal('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Output('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Output('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
t31 = Internal('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Output('t36', (F32, [2, 3]))
x3 = Input('x3', (F32, [3]))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Internal('t39', (F32, [2, 3]))
t40 = Output('t40', (F32, [2, 3]))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Output('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Internal('t47', (F32, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Output('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
t51 = Internal('t51', (F32, [2, 3]))
c52 = Parameter('c52', (F32, [1]), [1.0])
t53 = Output('t53', (F32, [2, 3]))
t54 = Output('t54', (F32, [2, 3]))
t55 = Output('t55', (F32, [2, 3]))
t56 = Output('t56', (F32, [2, 3]))
t57 = Output('t57', (F32, [2, 3]))
t58 = Output('t58', (F32, [2, 3]))
t59 = Output('t59', (F32, [2, 3]))
t60 = Output('t60', (F32, [2, 3]))
t61 = Output('t61', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c4, 0).To(t5)
model.Operation('ADD', x2, c6, 0).To(t7)
model.Operation('ADD', t5, t7, 0).To(t8)
model.Operation('ADD', x1, c9, 0).To(t10)
model.Operation('ADD', x2, c11, 0).To(t12)
model.Operation('ADD', t10, t12, 0).To(t13)
model.Operation('ADD', c4, x1, 0).To(t14)
model.Operation('ADD', x2, c6, 0).To(t15)
model.Operation('SUB', t14, t15, 0).To(t16)
model.Operation('SUB', c4, x1, 0).To(t17)
model.Operation('SUB', x2, c6, 0).To(t18)
model.Operation('ADD', t17, t18, 0).To(t19)
model.Operation('SUB', c4, x1, 0).To(t20)
model.Operation('SUB', c6, x2, 0).To(t21)
model.Operation('SUB', t20, t21, 0).To(t22)
model.Operation('SUB', x1, c4, 0).To(t23)
model.Operation('SUB', t23, c6, 0).To(t24)
model.Operation('SUB', x1, c4, 0).To(t25)
model.Operation('ADD', t25, c6, 0).To(t26)
model.Operation('SUB', x1, c4, 0).To(t27)
model.Operation('SUB', c6, t27, 0).To(t28)
model.Operation('SUB', c4, x1, 0).To(t29)
model.Operation('SUB', c6, t29, 0).To(t30)
model.Operation('ADD', x1, c4, 0).To(t31)
model.Operation('ADD', x1, c6, 0).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('ADD', x1, c4, 0).To(t34)
model.Operation('ADD', t34, x2, 0).To(t35)
model.Operation('ADD', t35, c6, 0).To(t36)
model.Operation('ADD', x1, x3, 0).To(t37)
model.Operation('ADD', t37, c6, 0).To(t38)
model.Operation('SUB', x3, x1, 0).To(t39)
model.Operation('SUB', c6, t39, 0).To(t40)
model.Operation('ADD', x1, c4, 1).To(t41)
model.Operation('ADD', x2, c6, 0).To(t42)
model.Operation('ADD', t41, t42, 0).To(t43)
model.Operation('ADD', x1, c4, 2).To(t44)
model.Operation('ADD', t44, c6, 3).To(t45)
model.Operation('ADD', x1, c4, 0).To(t46)
model.Operation('ADD', t46, c6, 2).To(t47)
model.Operation('SUB', x1, c4, 1).To(t48)
model.Operation('SUB', t48, c6, 0).To(t49)
model.Operation('SUB', x1, c6, 1).To(t50)
model.Operation('SUB', c4, t50, 0).To(t51)
model.Operation('SUB', c52, t13, 0).To(t53)
model.Operation('SUB', c52, t19, 0).To(t54)
model.Operation('SUB', c52, t24, 0).To(t55)
model.Operation('SUB', c52, t28, 0).To(t56)
model.Operation('SUB', c52, t33, 0).To(t57)
model.Operation('SUB', c52, t38, 0).To(t58)
model.Operation('SUB', c52, t43, 0).To(t59)
model.Operation('SUB', c52, t47, 0).To(t60)
model.Operation('SUB', c52, t51, 0).To(t61)
Example({
    x1: [3.5, -2.5, -4.0, 1.0, -1.0, 3.5],
    x2: [1.5, 0.5, 3.0, -1.0, -1.0, -2.5],
    t8: [8.0, -2.0, 1.5, -0.5, -5.5, 0.0],
    t16: [1.0, -7.0, -8.5, 4.5, -0.5, 8.0],
    t22: [-3.0, -1.0, 5.5, 0.5, -0.5, -4.0],
    t26: [4.5, 1.5, -2.5, -1.5, -0.5, 1.5],
    t30: [4.5, 1.5, -2.5, -1.5, -0.5, 1.5],
    t36: [8.0, -2.0, 1.5, -0.5, -5.5, 0.0],
    x3: [0.5, 1.0, -1.5],
    t40: [5.0, -1.5, -0.5, -1.0, -3.5, 3.5],
    t45: [3.0, 1.0, 1.0, 0.0, 0.0, 0.0],
    t49: [0.5, -2.0, -2.0, 1.5, 2.5, 4.5],
    t53: [-2.5, 4.5, 3.5, 2.5, 4.5, 1.5],
    t54: [4.0, 2.0, -4.5, 0.5, 1.5, 5.0],
    t55: [0.5, 3.5, 7.5, -0.5, -1.5, -3.5],
    t56: [1.5, -1.5, -5.5, 2.5, 3.5, 5.5],
    t57: [-9.0, 6.0, 6.5, -0.5, 6.5, -5.0],
    t58: [-5.0, 0.5, 4.5, 1.0, 2.5, 0.5],
    t59: [-7.0, -1.5, -4.0, 1.5, 3.5, 1.0],
    t60: [0.0, 2.0, 2.0, 0.5, 2.0, 0.0],
    t61: [1.5, 3.0, 0.5, 2.5, 3.5, 5.5],
}, name='regrouped').AddVariations('float16').DisableLifeTimeVariation()

# Constants of several terms are added first, unless a bound is between or their shapes forbid it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3], 0.5, 120), [122, 116, 121])
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 1], 0.5, 120), [124, 117])
t7 = Internal('t7', (U8, [2, 3], 0.5, 120))
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [114])
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
t15 = Internal('t15', (U8, [2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [2, 3], 0.5, 120))
t17 = Internal('t17', (U8, [2, 3], 0.5, 120))
t18 = Internal('t18', (U8, [2, 3], 0.5, 120))
t19 = Output('t19', (U8, [2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
t24 = Output('t24', (U8, [2, 3], 0.5, 120))
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
t26 = Internal('t26', (U8, [2, 3], 0.5, 120))
t27 = Internal('t27', (U8, [2, 3], 0.5, 120))
t28 = Output('t28', (U8, [2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
t30 = Internal('t30', (U8, [2, 3], 0.5, 120))
t31 = Internal('t31', (U8, [2, 3], 0.5, 120))
t32 = Internal('t32', (U8, [2, 3], 0.5, 120))
t33 = Output('t33', (U8, [2, 3], 0.5, 120))
t34 = Internal('t34', (U8, [2, 3], 0.5, 120))
t35 = Internal('t35', (U8, [2, 3], 0.5, 120))
t36 = Internal('t36', (U8, [2, 3], 0.5, 120))
x3 = Input('x3', (U8, [3], 0.5, 120))
t37 = Internal('t37', (U8, [2, 3], 0.5, 120))
t38 = Output('t38', (U8, [2, 3], 0.5, 120))
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
t40 = Internal('t40', (U8, [2, 3], 0.5, 120))
t41 = Internal('t41', (U8, [2, 3], 0.5, 120))
t42 = Internal('t42', (U8, [2, 3], 0.5, 120))
t43 = Output('t43', (U8, [2, 3], 0.5, 120))
t44 = Internal('t44', (U8, [2, 3], 0.5, 120))
t45 = Internal('t45', (U8, [2, 3], 0.5, 120))
t46 = Internal('t46', (U8, [2, 3], 0.5, 120))
t47 = Output('t47', (U8, [2, 3], 0.5, 120))
t48 = Internal('t48', (U8, [2, 3], 0.5, 120))
t49 = Internal('t49', (U8, [2, 3], 0.5, 120))
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
t51 = Output('t51', (U8, [2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [135])
t53 = Output('t53', (U8, [2, 3], 0.5, 120))
t54 = Output('t54', (U8, [2, 3], 0.5, 120))
t55 = Output('t55', (U8, [2, 3], 0.5, 120))
t56 = Output('t56', (U8, [2, 3], 0.5, 120))
t57 = Output('t57', (U8, [2, 3], 0.5, 120))
t58 = Output('t58', (U8, [2, 3], 0.5, 120))
t59 = Output('t59', (U8, [2, 3], 0.5, 120))
t60 = Output('t60', (U8, [2, 3], 0.5, 120))
t61 = Output('t61', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c4, 0).To(t5)
model.Operation('ADD', x2, c6, 0).To(t7)
model.Operation('ADD', t5, t7, 0).To(t8)
model.Operation('ADD', x1, c9, 0).To(t10)
model.Operation('ADD', x2, c11, 0).To(t12)
model.Operation('ADD', t10, t12, 0).To(t13)
model.Operation('ADD', c4, x1, 0).To(t14)
model.Operation('ADD', x2, c6, 0).To(t15)
model.Operation('SUB', t14, t15, 0).To(t16)
model.Operation('SUB', c4, x1, 0).To(t17)
model.Operation('SUB', x2, c6, 0).To(t18)
model.Operation('ADD', t17, t18, 0).To(t19)
model.Operation('SUB', c4, x1, 0).To(t20)
model.Operation('SUB', c6, x2, 0).To(t21)
model.Operation('SUB', t20, t21, 0).To(t22)
model.Operation('SUB', x1, c4, 0).To(t23)
model.Operation('SUB', t23, c6, 0).To(t24)
model.Operation('SUB', x1, c4, 0).To(t25)
model.Operation('ADD', t25, c6, 0).To(t26)
model.Operation('SUB', x1, c4, 0).To(t27)
model.Operation('SUB', c6, t27, 0).To(t28)
model.Operation('SUB', c4, x1, 0).To(t29)
model.Operation('SUB', c6, t29, 0).To(t30)
model.Operation('ADD', x1, c4, 0).To(t31)
model.Operation('ADD', x1, c6, 0).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('ADD', x1, c4, 0).To(t34)
model.Operation('ADD', t34, x2, 0).To(t35)
model.Operation('ADD', t35, c6, 0).To(t36)
model.Operation('ADD', x1, x3, 0).To(t37)
model.Operation('ADD', t37, c6, 0).To(t38)
model.Operation('SUB', x3, x1, 0).To(t39)
model.Operation('SUB', c6, t39, 0).To(t40)
model.Operation('ADD', x1, c4, 1).To(t41)
model.Operation('ADD', x2, c6, 0).To(t42)
model.Operation('ADD', t41, t42, 0).To(t43)
model.Operation('ADD', x1, c4, 2).To(t44)
model.Operation('ADD', t44, c6, 3).To(t45)
model.Operation('ADD', x1, c4, 0).To(t46)
model.Operation('ADD', t46, c6, 2).To(t47)
model.Operation('SUB', x1, c4, 1).To(t48)
model.Operation('SUB', t48, c6, 0).To(t49)
model.Operation('SUB', x1, c6, 1).To(t50)
model.Operation('SUB', c4, t50, 0).To(t51)
model.Operation('SUB', c52, t8, 0).To(t53)
model.Operation('SUB', c52, t16, 0).To(t54)
model.Operation('SUB', c52, t22, 0).To(t55)
model.Operation('SUB', c52, t26, 0).To(t56)
model.Operation('SUB', c52, t30, 0).To(t57)
model.Operation('SUB', c52, t36, 0).To(t58)
model.Operation('SUB', c52, t40, 0).To(t59)
model.Operation('SUB', c52, t45, 0).To(t60)
model.Operation('SUB', c52, t49, 0).To(t61)
Example({
    x1: [127, 115, 112, 122, 118, 127],
    x2: [123, 121, 126, 118, 118, 115],
    t13: [127, 113, 115, 117, 113, 119],
    t19: [114, 118, 131, 121, 119, 112],
    t24: [121, 115, 107, 123, 125, 129],
    t28: [119, 125, 133, 117, 115, 111],
    t33: [140, 110, 109, 123, 109, 132],
    x3: [121, 122, 117],
    t38: [132, 121, 113, 120, 117, 121],
    t43: [136, 125, 130, 119, 115, 120],
    t47: [122, 118, 118, 121, 118, 122],
    t51: [119, 116, 121, 117, 115, 111],
    t53: [119, 139, 132, 136, 146, 135],
    t54: [133, 149, 152, 126, 136, 119],
    t55: [141, 137, 124, 134, 136, 143],
    t56: [126, 132, 140, 138, 136, 132],
    t57: [126, 132, 140, 138, 136, 132],
    t58: [119, 139, 132, 136, 146, 135],
    t59: [125, 138, 136, 137, 142, 128],
    t60: [129, 133, 133, 135, 135, 135],
    t61: [134, 139, 139, 132, 130, 126],
}, name='regrouped_quant8').AddVariations(signed(x1, c4, t5, x2, c6, t7, t8, c9, t10, c11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, x3, t37, t38, t39, t40, t41, t42, t43, t44, t45, t46, t47, t48, t49, t50, t51, c52, t53, t54, t55, t56, t57, t58, t59, t60, t61)).DisableLifeTimeVariation()
