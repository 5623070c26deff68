# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: what is computed before or after, where that is the same and where it is not.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Terms of each row leave the places in it as they are; those of each column do not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 5]))
c3 = Parameter('c3', (F32, [1]), [3.0])
t4 = Internal('t4', (F32, [3, 5]))
t5 = Output('t5', (I32, [3]))
c6 = Parameter('c6', (F32, [3, 1]), [9.0, -7.0, 4.0])
t7 = Internal('t7', (F32, [3, 5]))
t8 = Internal('t8', (I32, [3]))
t9 = Internal('t9', (F32, [3, 5]))
t10 = Output('t10', (I32, [5]))
c11 = Parameter('c11', (F32, [5]), [7.0, -9.0, 4.0, 0.0, -5.0])
t12 = Internal('t12', (F32, [3, 5]))
t13 = Internal('t13', (I32, [3]))
t14 = Internal('t14', (F32, [3, 5]))
t15 = Output('t15', (I32, [5]))
c16 = Parameter('c16', (F32, [1]), [5.0])
t17 = Internal('t17', (F32, [3, 5]))
t18 = Internal('t18', (I32, [3]))
t19 = Internal('t19', (F32, [3, 5]))
t20 = Output('t20', (I32, [3]))
t21 = Internal('t21', (F32, [3, 5]))
t22 = Internal('t22', (I32, [3]))
c23 = Parameter('c23', (F32, [1]), [-3.0])
t24 = Internal('t24', (F32, [3, 5]))
t25 = Output('t25', (I32, [3]))
c26 = Parameter('c26', (F32, [3, 1]), [2.0, -1.0, 3.0])
t27 = Internal('t27', (F32, [3, 5]))
t28 = Internal('t28', (I32, [3]))
t29 = Internal('t29', (F32, [3, 5]))
t30 = Internal('t30', (I32, [3]))
c31 = Parameter('c31', (F32, [1]), [-1.0])
t32 = Internal('t32', (F32, [3, 5]))
t33 = Internal('t33', (I32, [3]))
t34 = Output('t34', (I32, [3]))
c35 = Parameter('c35', (I32, [1]), [1])
t36 = Internal('t36', (F32, [3, 1]))
t37 = Internal('t37', (F32, [3, 5]))
t38 = Internal('t38', (I32, [3]))
t39 = Internal('t39', (F32, [3, 1]))
t40 = Internal('t40', (F32, [3, 5]))
t41 = Output('t41', (I32, [5]))
x2 = Input('x2', (F32, [3, 1]))
t42 = Internal('t42', (F32, [3, 5]))
t43 = Internal('t43', (F32, [3, 5]))
t44 = Internal('t44', (I32, [3]))
t45 = Internal('t45', (F32, [3, 5]))
t46 = Internal('t46', (F32, [3, 5]))
t47 = Output('t47', (I32, [3]))
t48 = Internal('t48', (I32, [3]))
c49 = Parameter('c49', (F32, [1]), [2.0])
t50 = Internal('t50', (F32, [3, 5]))
t51 = Internal('t51', (I32, [3]))
t52 = Internal('t52', (I32, [3]))
t53 = Internal('t53', (I32, [5]))
t54 = Internal('t54', (I32, [5]))
t55 = Output('t55', (I32, [5]))
c56 = Parameter('c56', (I32, [1]), [1])
t57 = Output('t57', (I32, [3]))
t58 = Output('t58', (I32, [3]))
t59 = Output('t59', (I32, [3]))
t60 = Output('t60', (I32, [3]))
t61 = Output('t61', (I32, [3]))
t62 = Output('t62', (I32, [3]))
t63 = Output('t63', (I32, [3]))
t64 = Output('t64', (I32, [3]))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ARGMAX', t4, 1).To(t5)
model.Operation('ADD', x1, c6, 0).To(t7)
model.Operation('ARGMAX', t7, 1).To(t8)
model.Operation('ADD', x1, c6, 0).To(t9)
model.Operation('ARGMAX', t9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ARGMAX', t12, 1).To(t13)
model.Operation('ADD', x1, c11, 0).To(t14)
model.Operation('ARGMIN', t14, 0).To(t15)
model.Operation('SUB', c16, x1, 0).To(t17)
model.Operation('ARGMIN', t17, 1).To(t18)
model.Operation('SUB', c11, x1, 0).To(t19)
model.Operation('ARGMAX', t19, 1).To(t20)
model.Operation('MUL', x1, c3, 0).To(t21)
model.Operation('ARGMAX', t21, 1).To(t22)
model.Operation('MUL', x1, c23, 0).To(t24)
model.Operation('ARGMAX', t24, 1).To(t25)
model.Operation('MUL', x1, c26, 0).To(t27)
model.Operation('ARGMIN', t27, 1).To(t28)
model.Operation('MUL', x1, c26, 0).To(t29)
model.Operation('ARGMAX', t29, 1).To(t30)
model.Operation('MUL', x1, c31, 0).To(t32)
model.Operation('ARGMIN', t32, 1).To(t33)
model.Operation('ADD', t30, t33, 0).To(t34)
model.Operation('REDUCE_MAX', x1, c35, True).To(t36)
model.Operation('SUB', x1, t36, 0).To(t37)
model.Operation('ARGMAX', t37, 1).To(t38)
model.Operation('REDUCE_MAX', x1, c35, True).To(t39)
model.Operation('SUB', x1, t39, 0).To(t40)
model.Operation('ARGMAX', t40, 0).To(t41)
model.Operation('ADD', x1, x2, 1).To(t42)
model.Operation('ADD', t42, x1, 0).To(t43)
model.Operation('ARGMAX', t43, 1).To(t44)
model.Operation('MAXIMUM', x1, c23).To(t45)
model.Operation('ADD', t45, c11, 0).To(t46)
model.Operation('ARGMIN', t46, 1).To(t47)
model.Operation('ARGMAX', x1, -1).To(t48)
model.Operation('MUL', x1, c49, 0).To(t50)
model.Operation('ARGMAX', t50, -1).To(t51)
model.Operation('SUB', t48, t51, 0).To(t52)
model.Operation('ARGMAX', x1, -2).To(t53)
model.Operation('ARGMIN', x1, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('SUB', c56, t8, 0).To(t57)
model.Operation('SUB', c56, t13, 0).To(t58)
model.Operation('SUB', c56, t18, 0).To(t59)
model.Operation('SUB', c56, t22, 0).To(t60)
model.Operation('SUB', c56, t28, 0).To(t61)
model.Operation('SUB', c56, t38, 0).To(t62)
model.Operation('SUB', c56, t44, 0).To(t63)
model.Operation('SUB', c56, t52, 0).To(t64)
Example({
    x1: [-5.0, -0.5, -7.5, 3.0, 3.5, -7.0, 6.0, 6.5, 1.0, 4.0, 7.0, -1.0, 0.5, 2.5, -4.5],
    t5: [4, 2, 0],
    t10: [2, 0, 2, 0, 0],
    t15: [1, 2, 0, 1, 2],
    t20: [0, 0, 2],
    t25: [2, 0, 4],
    t34: [8, 2, 0],
    t41: [2, 1, 1, 0, 0],
    x2: [2.5, 4.0, 1.0],
    t47: [1, 1, 1],
    t55: [3, 3, 1, 1, 3],
    t57: [-3, -1, 1],
    t58: [-2, -1, 1],
    t59: [-3, -1, 1],
    t60: [-3, -1, 1],
    t61: [-1, -1, -3],
    t62: [-3, -1, 1],
    t63: [-3, -1, 1],
    t64: [1, 1, 1],
}, name='shifted').AddVariations('float16').DisableLifeTimeVariation()

# Terms of each row leave the places in it as they are; those of each column do not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 5], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [126])
t4 = Internal('t4', (U8, [3, 5], 0.5, 120))
t5 = Internal('t5', (I32, [3]))
c6 = Parameter('c6', (U8, [3, 1], 0.5, 120), [138, 106, 128])
t7 = Internal('t7', (U8, [3, 5], 0.5, 120))
t8 = Output('t8', (I32, [3]))
t9 = Internal('t9', (U8, [3, 5], 0.5, 120))
t10 = Internal('t10', (I32, [5]))
c11 = Parameter('c11', (U8, [5], 0.5, 120), [134, 102, 128, 120, 110])
t12 = Internal('t12', (U8, [3, 5], 0.5, 120))
t13 = Output('t13', (I32, [3]))
t14 = Internal('t14', (U8, [3, 5], 0.5, 120))
t15 = Internal('t15', (I32, [5]))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [130])
t17 = Internal('t17', (U8, [3, 5], 0.5, 120))
t18 = Output('t18', (I32, [3]))
t19 = Internal('t19', (U8, [3, 5], 0.5, 120))
t20 = Internal('t20', (I32, [3]))
t21 = Internal('t21', (U8, [3, 5], 0.5, 120))
t22 = Output('t22', (I32, [3]))
c23 = Parameter('c23', (U8, [1], 0.5, 120), [114])
t24 = Internal('t24', (U8, [3, 5], 0.5, 120))
t25 = Internal('t25', (I32, [3]))
c26 = Parameter('c26', (U8, [3, 1], 0.5, 120), [124, 118, 126])
t27 = Internal('t27', (U8, [3, 5], 0.5, 120))
t28 = Output('t28', (I32, [3]))
t29 = Internal('t29', (U8, [3, 5], 0.5, 120))
t30 = Internal('t30', (I32, [3]))
c31 = Parameter('c31', (U8, [1], 0.5, 120), [118])
t32 = Internal('t32', (U8, [3, 5], 0.5, 120))
t33 = Internal('t33', (I32, [3]))
t34 = Internal('t34', (I32, [3]))
c35 = Parameter('c35', (I32, [1]), [1])
t36 = Internal('t36', (U8, [3, 1], 0.5, 120))
t37 = Internal('t37', (U8, [3, 5], 0.5, 120))
t38 = Output('t38', (I32, [3]))
t39 = Internal('t39', (U8, [3, 1], 0.5, 120))
t40 = Internal('t40', (U8, [3, 5], 0.5, 120))
t41 = Internal('t41', (I32, [5]))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t42 = Internal('t42', (U8, [3, 5], 0.5, 120))
t43 = Internal('t43', (U8, [3, 5], 0.5, 120))
t44 = Output('t44', (I32, [3]))
t45 = Internal('t45', (U8, [3, 5], 0.5, 120))
t46 = Internal('t46', (U8, [3, 5], 0.5, 120))
t47 = Internal('t47', (I32, [3]))
t48 = Internal('t48', (I32, [3]))
c49 = Parameter('c49', (U8, [1], 0.5, 120), [124])
t50 = Internal('t50', (U8, [3, 5], 0.5, 120))
t51 = Internal('t51', (I32, [3]))
t52 = Output('t52', (I32, [3]))
t53 = Internal('t53', (I32, [5]))
t54 = Internal('t54', (I32, [5]))
t55 = Internal('t55', (I32, [5]))
c56 = Parameter('c56', (I32, [1]), [1])
t57 = Output('t57', (I32, [3]))
t58 = Output('t58', (I32, [5]))
t59 = Output('t59', (I32, [5]))
t60 = Output('t60', (I32, [3]))
t61 = Output('t61', (I32, [3]))
t62 = Output('t62', (I32, [3]))
t63 = Output('t63', (I32, [5]))
t64 = Output('t64', (I32, [3]))
t65 = Output('t65', (I32, [5]))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ARGMAX', t4, 1).To(t5)
model.Operation('ADD', x1, c6, 0).To(t7)
model.Operation('ARGMAX', t7, 1).To(t8)
model.Operation('ADD', x1, c6, 0).To(t9)
model.Operation('ARGMAX', t9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ARGMAX', t12, 1).To(t13)
model.Operation('ADD', x1, c11, 0).To(t14)
model.Operation('ARGMIN', t14, 0).To(t15)
model.Operation('SUB', c16, x1, 0).To(t17)
model.Operation('ARGMIN', t17, 1).To(t18)
model.Operation('SUB', c11, x1, 0).To(t19)
model.Operation('ARGMAX', t19, 1).To(t20)
model.Operation('MUL', x1, c3, 0).To(t21)
model.Operation('ARGMAX', t21, 1).To(t22)
model.Operation('MUL', x1, c23, 0).To(t24)
model.Operation('ARGMAX', t24, 1).To(t25)
model.Operation('MUL', x1, c26, 0).To(t27)
model.Operation('ARGMIN', t27, 1).To(t28)
model.Operation('MUL', x1, c26, 0).To(t29)
model.Operation('ARGMAX', t29, 1).To(t30)
model.Operation('MUL', x1, c31, 0).To(t32)
model.Operation('ARGMIN', t32, 1).To(t33)
model.Operation('ADD', t30, t33, 0).To(t34)
model.Operation('REDUCE_MAX', x1, c35, True).To(t36)
model.Operation('SUB', x1, t36, 0).To(t37)
model.Operation('ARGMAX', t37, 1).To(t38)
model.Operation('REDUCE_MAX', x1, c35, True).To(t39)
model.Operation('SUB', x1, t39, 0).To(t40)
model.Operation('ARGMAX', t40, 0).To(t41)
model.Operation('ADD', x1, x2, 1).To(t42)
model.Operation('ADD', t42, x1, 0).To(t43)
model.Operation('ARGMAX', t43, 1).To(t44)
model.Operation('MAXIMUM', x1, c23).To(t45)
model.Operation('ADD', t45, c11, 0).To(t46)
model.Operation('ARGMIN', t46, 1).To(t47)
model.Operation('ARGMAX', x1, -1).To(t48)
model.Operation('MUL', x1, c49, 0).To(t50)
model.Operation('ARGMAX', t50, -1).To(t51)
model.Operation('SUB', t48, t51, 0).To(t52)
model.Operation('ARGMAX', x1, -2).To(t53)
model.Operation('ARGMIN', x1, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('SUB', c56, t5, 0).To(t57)
model.Operation('SUB', c56, t10, 0).To(t58)
model.Operation('SUB', c56, t15, 0).To(t59)
model.Operation('SUB', c56, t20, 0).To(t60)
model.Operation('SUB', c56, t25, 0).To(t61)
model.Operation('SUB', c56, t34, 0).To(t62)
model.Operation('SUB', c56, t41, 0).To(t63)
model.Operation('SUB', c56, t47, 0).To(t64)
model.Operation('SUB', c56, t55, 0).To(t65)
Example({
    x1: [110, 119, 105, 126, 127, 106, 132, 133, 122, 128, 134, 118, 121, 125, 111],
    t8: [4, 2, 0],
    t13: [3, 2, 0],
    t18: [4, 2, 0],
    t22: [4, 2, 0],
    t28: [2, 2, 4],
    t38: [4, 2, 0],
    x2: [125, 128, 122],
    t44: [4, 2, 0],
    t52: [0, 0, 0],
    t57: [-3, -1, 1],
    t58: [-1, 1, -1, 1, 1],
    t59: [0, -1, 1, 0, -1],
    t60: [1, 1, -1],
    t61: [-1, 1, -3],
    t62: [-7, -1, 1],
    t63: [-1, 0, 0, 1, 1],
    t64: [0, 0, 0],
    t65: [-2, -2, 0, 0, -2],
}, name='shifted_quant8').AddVariations(signed(x1, c3, t4, c6, t7, t9, c11, t12, t14, c16, t17, t19, t21, c23, t24, c26, t27, t29, c31, t32, t36, t37, t39, t40, x2, t42, t43, t45, t46, c49, t50)).DisableLifeTimeVariation()
