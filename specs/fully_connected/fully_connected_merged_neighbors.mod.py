# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what could be merged with it, or be another operation.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Orders, parts and joints before a matrix go into the order of its columns.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [3, 3]))
c5 = Parameter('c5', (F32, [3, 3]), [-1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0])
c6 = Parameter('c6', (F32, [3]), [1.0, -0.5, 0.0])
t7 = Internal('t7', (F32, [3, 3]))
x8 = Input('x8', (F32, [3, 3]))
t9 = Internal('t9', (F32, [3, 3]))
t10 = Internal('t10', (F32, [3, 3]))
x11 = Input('x11', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 3]))
c12 = Parameter('c12', (F32, [3]), [1.0, -0.5, 0.0])
t14 = Output('t14', (F32, [3, 3]))
x1 = Input('x1', (F32, [1, 2, 2, 3]))
t15 = Internal('t15', (F32, [1, 3, 2, 2]))
t16 = Internal('t16', (F32, [1, 12]))
c3 = Parameter('c3', (F32, [2, 12]), [-1.0, 1.0, 0.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0,
    -1.0, -1.0, 1.0, 1.0, 0.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t17 = Output('t17', (F32, [1, 2]))
t18 = Internal('t18', (F32, [1, 2, 2, 3]))
t19 = Internal('t19', (F32, [1, 12]))
t20 = Output('t20', (F32, [1, 2]))
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
t22 = Internal('t22', (F32, [1, 12]))
t23 = Output('t23', (F32, [1, 2]))
t24 = Output('t24', (F32, [1, 2]))
t25 = Internal('t25', (F32, [1, 3]))
t26 = Internal('t26', (F32, [4, 3]))
t27 = Output('t27', (F32, [1, 2]))
t28 = Internal('t28', (F32, [3, 3]))
t29 = Output('t29', (F32, [3, 3]))
t30 = Internal('t30', (F32, [3, 3]))
t31 = Output('t31', (F32, [3, 3]))
t32 = Internal('t32', (F32, [3, 3]))
t33 = Internal('t33', (F32, [3, 1, 3]))
t34 = Output('t34', (F32, [3, 3]))
c35 = Parameter('c35', (I32, [3]), [2, 0, 1])
t36 = Internal('t36', (F32, [3, 3]))
t37 = Output('t37', (F32, [3, 3]))
t38 = Internal('t38', (F32, [3, 3]))
c39 = Parameter('c39', (I32, [4]), [2, 2, 0, 1])
t40 = Output('t40', (F32, [4, 3]))
t41 = Internal('t41', (F32, [3, 3]))
c42 = Parameter('c42', (I32, [2]), [1, 0])
t43 = Output('t43', (F32, [3, 2]))
t44 = Internal('t44', (F32, [3, 3]))
t45 = Output('t45', (F32, [3, 3]))
t46 = Internal('t46', (F32, [3, 3]))
t47 = Output('t47', (F32, [3, 3]))
t48 = Internal('t48', (F32, [3, 3]))
t49 = Output('t49', (F32, [3, 3]))
t50 = Internal('t50', (F32, [3, 3]))
t51 = Internal('t51', (F32, [3, 3]))
t52 = Output('t52', (F32, [3, 3]))
t53 = Internal('t53', (F32, [3, 3]))
t54 = Internal('t54', (F32, [3, 3]))
t55 = Internal('t55', (F32, [3, 3]))
t56 = Output('t56', (F32, [3, 3]))
t57 = Internal('t57', (F32, [4, 3]))
t58 = Internal('t58', (F32, [4, 3]))
t59 = Output('t59', (F32, [4, 3]))
c60 = Parameter('c60', (I32, [2, 2]), [1, 0, 0, 0])
t61 = Internal('t61', (F32, [4, 3]))
t62 = Output('t62', (F32, [4, 3]))
t63 = Internal('t63', (F32, [2, 6]))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Output('t65', (F32, [2, 3]))
t66 = Internal('t66', (F32, [4, 3]))
t67 = Internal('t67', (F32, [3, 4]))
t68 = Output('t68', (F32, [2, 6]))
t69 = Internal('t69', (F32, [3, 3]))
t70 = Internal('t70', (F32, [3, 1]))
t71 = Output('t71', (F32, [3, 1]))
t72 = Output('t72', (F32, [3, 1]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t7)
model.Operation('ADD', x2, x8, 0).To(t9)
model.Operation('FULLY_CONNECTED', t9, c5, c6, 0).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t13)
model.Operation('FULLY_CONNECTED', x2, t13, c12, 1).To(t14)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t15)
model.Operation('RESHAPE', t15, [1, 12]).To(t16)
model.Operation('FULLY_CONNECTED', t16, c3, c4, 0).To(t17)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t18)
model.Operation('RESHAPE', t18, [1, 12]).To(t19)
model.Operation('FULLY_CONNECTED', t19, c3, c4, 0).To(t20)
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t21)
model.Operation('RESHAPE', t21, [1, 12]).To(t22)
model.Operation('FULLY_CONNECTED', t22, c3, c4, 0).To(t23)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 1).To(t24)
model.Operation('SLICE', x2, [0, 0], [1, 3]).To(t25)
model.Operation('CONCATENATION', x2, t25, 0).To(t26)
model.Operation('FULLY_CONNECTED', t26, c3, c4, 0).To(t27)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t28)
model.Operation('FULLY_CONNECTED', t28, c5, c6, 0).To(t29)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 1).To(t30)
model.Operation('TRANSPOSE', t30, [1, 0]).To(t31)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t32)
model.Operation('RESHAPE', t32, [3, 1, 3]).To(t33)
model.Operation('FULLY_CONNECTED', t33, c5, c6, 0).To(t34)
model.Operation('GATHER', x2, 1, c35).To(t36)
model.Operation('FULLY_CONNECTED', t36, c5, c6, 0).To(t37)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t38)
model.Operation('GATHER', t38, 0, c39).To(t40)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 2).To(t41)
model.Operation('GATHER', t41, 1, c42).To(t43)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t44)
model.Operation('FULLY_CONNECTED', t44, c5, c6, 0).To(t45)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 3).To(t46)
model.Operation('FULLY_CONNECTED', t46, c5, c6, 0).To(t47)
model.Operation('FULLY_CONNECTED', t7, c5, c6, 0).To(t48)
model.Operation('SUB', t48, t7, 0).To(t49)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t50)
model.Operation('FULLY_CONNECTED', x8, c5, c6, 0).To(t51)
model.Operation('ADD', t50, t51, 1).To(t52)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 1).To(t53)
model.Operation('FULLY_CONNECTED', x8, c5, c6, 1).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('MAXIMUM', t10, t55).To(t56)
model.Operation('RESHAPE', x1, [4, 3]).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('FULLY_CONNECTED', t58, c5, c6, 0).To(t59)
model.Operation('PAD', x2, c60).To(t61)
model.Operation('FULLY_CONNECTED', t61, c5, c6, 0).To(t62)
model.Operation('RESHAPE', x1, [2, 6]).To(t63)
model.Operation('SLICE', t63, [0, 2], [2, 3]).To(t64)
model.Operation('FULLY_CONNECTED', t64, c5, c6, 0).To(t65)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t66)
model.Operation('TRANSPOSE', t66, [1, 0]).To(t67)
model.Operation('RESHAPE', t67, [2, 6]).To(t68)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t69)
model.Operation('SPLIT', t69, 1, 3).To(t70, t71, t72)
Example({
    x2: [-1.0, -3.5, 1.0, 2.5, 4.0, 4.0, -2.0, 2.5, 1.0],
    x8: [0.5, -4.0, -4.0, -1.5, 1.0, -4.0, -1.5, -1.5, 0.5],
    x11: [0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0],
    t14: [0.0, 0.0, 1.0, 9.0, 6.0, 0.0, 4.5, 0.0, 2.0],
    x1: [3.0, -2.5, -1.0, -1.5, 0.5, -3.0, -4.0, 2.5, -2.5, -1.5, 1.5, 4.0],
    t17: [-1.5, -2.0],
    t20: [12.5, -4.0],
    t23: [-4.5, 0.0],
    t24: [10.5, 0.0],
    t27: [-11.5, -6.5],
    t29: [-0.5, 0.0, 0.5, 0.5, -3.5, -3.0, -4.0, -6.5, -6.0],
    t31: [5.5, 0.0, 0.5, 3.0, 0.0, 0.0, 3.5, 0.0, 0.0],
    t34: [-0.5, 0.0, 0.5, 0.5, -3.5, -3.0, -4.0, -6.5, -6.0],
    t37: [1.0, 3.0, 3.5, -5.5, -11.0, -10.5, 2.0, -2.0, -1.5],
    t40: [0.5, -2.0, -1.5, 0.5, -2.0, -1.5, 5.5, 3.0, 3.5, -5.5, -11.0, -10.5],
    t43: [1.0, 1.0, -1.0, -1.0, -1.0, 0.5],
    t45: [-7.5, -12.5, -12.0, 17.5, 26.5, 27.0, 2.5, 2.5, 3.0],
    t47: [-7.5, -12.5, -12.0, 1.0, -0.5, 0.0, 0.5, -1.0, -0.5],
    t49: [-13.0, -15.5, -15.5, 23.0, 37.5, 37.5, 2.0, 4.5, 4.5],
    t52: [10.0, 10.0, 11.0, 0.0, 0.0, 0.0, 4.5, 0.0, 1.0],
    t56: [10.0, 10.5, 11.0, 1.5, 4.0, 4.5, 4.5, 2.0, 2.5],
    t59: [-2.0, -3.5, -3.0, 0.5, -1.0, -0.5, -1.5, -3.0, -2.5, -0.5, -6.0, -5.5],
    t62: [1.0, -0.5, 0.0, 5.5, 3.0, 3.5, -5.5, -11.0, -10.5, 0.5, -2.0, -1.5],
    t65: [3.5, 1.5, 2.0, 5.0, 2.0, 2.5],
    t68: [0.5, 2.0, 2.5, 1.0, 0.0, 3.5, 3.5, -4.5, 0.5, 4.0, 4.0, -4.0],
    t71: [3.0, -11.0, -2.0],
    t72: [3.5, -10.5, -1.5],
}, name='flattened').AddVariations('float16').DisableLifeTimeVariation()

# Orders, parts and joints before a matrix go into the order of its columns.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [3, 3], 0.5, 128), [126, 126, 128, 126, 126, 126, 126, 126, 126])
c6 = Parameter('c6', (I32, [3], 0.25, 0), [4, -2, 0])
t7 = Internal('t7', (U8, [3, 3], 0.5, 120))
x8 = Input('x8', (U8, [3, 3], 0.5, 120))
t9 = Internal('t9', (U8, [3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [3, 3], 0.5, 120))
x11 = Input('x11', (U8, [3, 3], 0.5, 128))
t13 = Internal('t13', (U8, [3, 3], 0.5, 128))
c12 = Parameter('c12', (I32, [3], 0.25, 0), [4, -2, 0])
t14 = Output('t14', (U8, [3, 3], 0.5, 120))
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Internal('t15', (U8, [1, 3, 2, 2], 0.5, 120))
t16 = Internal('t16', (U8, [1, 12], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 12], 0.5, 128), [126, 130, 128, 126, 128, 126, 126, 126, 126, 126, 130, 130, 128, 130, 128, 126, 126, 130, 126, 126,
    130, 130, 128, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t17 = Output('t17', (U8, [1, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 2, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 12], 0.5, 120))
t20 = Output('t20', (U8, [1, 2], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 12], 0.5, 120))
t23 = Output('t23', (U8, [1, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 3], 0.5, 120))
t26 = Internal('t26', (U8, [4, 3], 0.5, 120))
t27 = Output('t27', (U8, [1, 2], 0.5, 120))
t28 = Internal('t28', (U8, [3, 3], 0.5, 120))
t29 = Output('t29', (U8, [3, 3], 0.5, 120))
t30 = Internal('t30', (U8, [3, 3], 0.5, 120))
t31 = Output('t31', (U8, [3, 3], 0.5, 120))
t32 = Internal('t32', (U8, [3, 3], 0.5, 120))
t33 = Internal('t33', (U8, [3, 1, 3], 0.5, 120))
t34 = Output('t34', (U8, [3, 3], 0.5, 120))
c35 = Parameter('c35', (I32, [3]), [2, 0, 1])
t36 = Internal('t36', (U8, [3, 3], 0.5, 120))
t37 = Output('t37', (U8, [3, 3], 0.5, 120))
t38 = Internal('t38', (U8, [3, 3], 0.5, 120))
c39 = Parameter('c39', (I32, [4]), [2, 2, 0, 1])
t40 = Output('t40', (U8, [4, 3], 0.5, 120))
t41 = Internal('t41', (U8, [3, 3], 0.5, 120))
c42 = Parameter('c42', (I32, [2]), [1, 0])
t43 = Output('t43', (U8, [3, 2], 0.5, 120))
t44 = Internal('t44', (U8, [3, 3], 0.5, 120))
t45 = Output('t45', (U8, [3, 3], 0.5, 120))
t46 = Internal('t46', (U8, [3, 3], 0.5, 120))
t47 = Output('t47', (U8, [3, 3], 0.5, 120))
t48 = Internal('t48', (U8, [3, 3], 0.5, 120))
t49 = Output('t49', (U8, [3, 3], 0.5, 120))
t50 = Internal('t50', (U8, [3, 3], 0.5, 120))
t51 = Internal('t51', (U8, [3, 3], 0.5, 120))
t52 = Output('t52', (U8, [3, 3], 0.5, 120))
t53 = Internal('t53', (U8, [3, 3], 0.5, 120))
t54 = Internal('t54', (U8, [3, 3], 0.5, 120))
t55 = Internal('t55', (U8, [3, 3], 0.5, 120))
t56 = Output('t56', (U8, [3, 3], 0.5, 120))
t57 = Internal('t57', (U8, [4, 3], 0.5, 120))
t58 = Internal('t58', (U8, [4, 3], 0.5, 120))
t59 = Output('t59', (U8, [4, 3], 0.5, 120))
c60 = Parameter('c60', (I32, [2, 2]), [1, 0, 0, 0])
t61 = Internal('t61', (U8, [4, 3], 0.5, 120))
t62 = Output('t62', (U8, [4, 3], 0.5, 120))
t63 = Internal('t63', (U8, [2, 6], 0.5, 120))
t64 = Internal('t64', (U8, [2, 3], 0.5, 120))
t65 = Output('t65', (U8, [2, 3], 0.5, 120))
t66 = Internal('t66', (U8, [4, 3], 0.5, 120))
t67 = Internal('t67', (U8, [3, 4], 0.5, 120))
t68 = Output('t68', (U8, [2, 6], 0.5, 120))
t69 = Internal('t69', (U8, [3, 3], 0.5, 120))
t70 = Internal('t70', (U8, [3, 1], 0.5, 120))
t71 = Output('t71', (U8, [3, 1], 0.5, 120))
t72 = Output('t72', (U8, [3, 1], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t7)
model.Operation('ADD', x2, x8, 0).To(t9)
model.Operation('FULLY_CONNECTED', t9, c5, c6, 0).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t13)
model.Operation('FULLY_CONNECTED', x2, t13, c12, 1).To(t14)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t15)
model.Operation('RESHAPE', t15, [1, 12]).To(t16)
model.Operation('FULLY_CONNECTED', t16, c3, c4, 0).To(t17)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t18)
model.Operation('RESHAPE', t18, [1, 12]).To(t19)
model.Operation('FULLY_CONNECTED', t19, c3, c4, 0).To(t20)
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t21)
model.Operation('RESHAPE', t21, [1, 12]).To(t22)
model.Operation('FULLY_CONNECTED', t22, c3, c4, 0).To(t23)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 1).To(t24)
model.Operation('SLICE', x2, [0, 0], [1, 3]).To(t25)
model.Operation('CONCATENATION', x2, t25, 0).To(t26)
model.Operation('FULLY_CONNECTED', t26, c3, c4, 0).To(t27)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t28)
model.Operation('FULLY_CONNECTED', t28, c5, c6, 0).To(t29)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 1).To(t30)
model.Operation('TRANSPOSE', t30, [1, 0]).To(t31)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t32)
model.Operation('RESHAPE', t32, [3, 1, 3]).To(t33)
model.Operation('FULLY_CONNECTED', t33, c5, c6, 0).To(t34)
model.Operation('GATHER', x2, 1, c35).To(t36)
model.Operation('FULLY_CONNECTED', t36, c5, c6, 0).To(t37)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t38)
model.Operation('GATHER', t38, 0, c39).To(t40)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 2).To(t41)
model.Operation('GATHER', t41, 1, c42).To(t43)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t44)
model.Operation('FULLY_CONNECTED', t44, c5, c6, 0).To(t45)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 3).To(t46)
model.Operation('FULLY_CONNECTED', t46, c5, c6, 0).To(t47)
model.Operation('FULLY_CONNECTED', t7, c5, c6, 0).To(t48)
model.Operation('SUB', t48, t7, 0).To(t49)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t50)
model.Operation('FULLY_CONNECTED', x8, c5, c6, 0).To(t51)
model.Operation('ADD', t50, t51, 1).To(t52)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 1).To(t53)
model.Operation('FULLY_CONNECTED', x8, c5, c6, 1).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('MAXIMUM', t10, t55).To(t56)
model.Operation('RESHAPE', x1, [4, 3]).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('FULLY_CONNECTED', t58, c5, c6, 0).To(t59)
model.Operation('PAD', x2, c60).To(t61)
model.Operation('FULLY_CONNECTED', t61, c5, c6, 0).To(t62)
model.Operation('RESHAPE', x1, [2, 6]).To(t63)
model.Operation('SLICE', t63, [0, 2], [2, 3]).To(t64)
model.Operation('FULLY_CONNECTED', t64, c5, c6, 0).To(t65)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t66)
model.Operation('TRANSPOSE', t66, [1, 0]).To(t67)
model.Operation('RESHAPE', t67, [2, 6]).To(t68)
model.Operation('FULLY_CONNECTED', x2, c5, c6, 0).To(t69)
model.Operation('SPLIT', t69, 1, 3).To(t70, t71, t72)
Example({
    x2: [118, 113, 122, 125, 128, 128, 116, 125, 122],
    x8: [121, 112, 112, 117, 122, 112, 117, 117, 121],
    x11: [128, 130, 126, 130, 130, 128, 130, 128, 128],
    t14: [120, 120, 122, 138, 132, 120, 129, 120, 124],
    x1: [126, 115, 118, 117, 121, 114, 112, 125, 115, 117, 123, 128],
    t17: [117, 116],
    t20: [145, 112],
    t23: [111, 120],
    t24: [141, 120],
    t27: [97, 107],
    t29: [119, 120, 121, 121, 113, 114, 112, 107, 108],
    t31: [131, 120, 121, 126, 120, 120, 127, 120, 120],
    t34: [119, 120, 121, 121, 113, 114, 112, 107, 108],
    t37: [122, 126, 127, 109, 98, 99, 124, 116, 117],
    t40: [121, 116, 117, 121, 116, 117, 131, 126, 127, 109, 98, 99],
    t43: [122, 122, 118, 118, 118, 121],
    t45: [105, 95, 96, 155, 173, 174, 125, 125, 126],
    t47: [105, 95, 96, 122, 119, 120, 121, 118, 119],
    t49: [94, 89, 89, 166, 195, 195, 124, 129, 129],
    t52: [140, 140, 142, 120, 120, 120, 129, 120, 122],
    t56: [140, 141, 142, 123, 128, 129, 129, 124, 125],
    t59: [116, 113, 114, 121, 118, 119, 117, 114, 115, 119, 108, 109],
    t62: [122, 119, 120, 131, 126, 127, 109, 98, 99, 121, 116, 117],
    t65: [127, 123, 124, 130, 124, 125],
    t68: [121, 124, 125, 122, 120, 127, 127, 111, 121, 128, 128, 112],
    t71: [126, 98, 116],
    t72: [127, 99, 117],
}, name='flattened_quant8').AddVariations(signed(x2, c5, t7, x8, t9, t10, x11, t13, t14, x1, t15, t16, c3, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t36, t37, t38, t40, t41, t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t61, t62, t63, t64, t65, t66, t67, t68, t69, t70, t71, t72)).DisableLifeTimeVariation()

# One layer for several batches of rows becomes one of more rows, if none waits for another.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3, 3]), [0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, 1.0])
c5 = Parameter('c5', (F32, [3]), [0.5, -1.0, 1.0])
t10 = Internal('t10', (F32, [2, 3]))
x3 = Input('x3', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
x2 = Input('x2', (F32, [1, 3]))
t13 = Output('t13', (F32, [1, 3]))
c7 = Parameter('c7', (F32, [3]), [-1.5, 2.0, 0.0])
t14 = Output('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [1, 3]))
t17 = Internal('t17', (F32, [2, 3]))
t18 = Output('t18', (F32, [5, 3]))
c8 = Parameter('c8', (F32, [3]), [1.0, -0.5, 2.0])
t19 = Output('t19', (F32, [1, 3]))
t20 = Output('t20', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [2, 3]), [1.0, 0.5, -1.0, 0.0, 2.0, 1.5])
t21 = Output('t21', (F32, [2, 3]))
t22 = Output('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
c24 = Parameter('c24', (I32, [1]), [1])
t25 = Internal('t25', (F32, [2]))
c26 = Parameter('c26', (F32, [1]), [1.0])
t27 = Output('t27', (F32, [2]))
c28 = Parameter('c28', (I32, [1]), [0])
t29 = Internal('t29', (F32, [3]))
c30 = Parameter('c30', (F32, [1]), [1.0])
t31 = Output('t31', (F32, [3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t10)
model.Operation('FULLY_CONNECTED', x3, c4, c5, 0).To(t11)
model.Operation('MAXIMUM', t10, t11).To(t12)
model.Operation('FULLY_CONNECTED', x2, c4, c5, 1).To(t13)
model.Operation('FULLY_CONNECTED', x3, c4, c7, 0).To(t14)
model.Operation('FULLY_CONNECTED', t10, c4, c5, 3).To(t15)
model.Operation('FULLY_CONNECTED', x2, c4, c5, 0).To(t16)
model.Operation('FULLY_CONNECTED', x3, c4, c5, 0).To(t17)
model.Operation('CONCATENATION', t16, t17, t10, 0).To(t18)
model.Operation('SUB', x2, c8, 1).To(t19)
model.Operation('SUB', x3, c8, 1).To(t20)
model.Operation('SUB', c9, x3, 0).To(t21)
model.Operation('SUB', c9, x2, 0).To(t22)
model.Operation('SUB', c9, x1, 0).To(t23)
model.Operation('REDUCE_MAX', x1, c24, False).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('REDUCE_MAX', x3, c28, False).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
Example({
    x1: [0.5, 2.5, 2.0, -0.5, 0.5, 3.0],
    x3: [-3.5, 4.0, 4.0, -1.5, 1.5, -0.5],
    t12: [1.0, 4.0, 1.0, 2.5, 2.0, 3.5],
    x2: [-4.0, -0.5, 3.0],
    t13: [0.0, 0.0, 4.5],
    t14: [-1.5, 6.5, 0.0, 0.5, 1.5, -2.0],
    t15: [4.0, 4.5, 0.0, 0.0, 2.5, 2.5],
    t18: [-3.0, -2.5, 4.5, 0.5, 3.5, 1.0, 2.5, -1.5, -1.0, 1.0, 4.0, 0.5, -2.0, 2.0, 3.5],
    t19: [0.0, 0.0, 1.0],
    t20: [0.0, 4.5, 2.0, 0.0, 2.0, 0.0],
    t21: [4.5, -3.5, -5.0, 1.5, 0.5, 2.0],
    t22: [5.0, 1.0, -4.0, 4.0, 2.5, -1.5],
    t23: [0.5, -2.0, -3.0, 0.5, 1.5, -1.5],
    t27: [3.5, 4.0],
    t31: [-0.5, 5.0, 5.0],
}, name='batched').AddVariations('float16').DisableLifeTimeVariation()

# One layer for several batches of rows becomes one of more rows, if none waits for another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 3], 0.5, 128), [128, 130, 126, 130, 130, 130, 128, 126, 130])
c5 = Parameter('c5', (I32, [3], 0.25, 0), [2, -4, 4])
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
x3 = Input('x3', (U8, [2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [2, 3], 0.5, 120))
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [-6, 8, 0])
t14 = Output('t14', (U8, [2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3], 0.5, 120))
t17 = Internal('t17', (U8, [2, 3], 0.5, 120))
t18 = Output('t18', (U8, [5, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3], 0.5, 120), [122, 119, 124])
t19 = Output('t19', (U8, [1, 3], 0.5, 120))
t20 = Output('t20', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 3], 0.5, 120), [122, 121, 118, 120, 124, 123])
t21 = Output('t21', (U8, [2, 3], 0.5, 120))
t22 = Output('t22', (U8, [2, 3], 0.5, 120))
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [1])
t25 = Internal('t25', (U8, [2], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [122])
t27 = Output('t27', (U8, [2], 0.5, 120))
c28 = Parameter('c28', (I32, [1]), [0])
t29 = Internal('t29', (U8, [3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [122])
t31 = Output('t31', (U8, [3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t10)
model.Operation('FULLY_CONNECTED', x3, c4, c5, 0).To(t11)
model.Operation('MAXIMUM', t10, t11).To(t12)
model.Operation('FULLY_CONNECTED', x2, c4, c5, 1).To(t13)
model.Operation('FULLY_CONNECTED', x3, c4, c7, 0).To(t14)
model.Operation('FULLY_CONNECTED', t10, c4, c5, 3).To(t15)
model.Operation('FULLY_CONNECTED', x2, c4, c5, 0).To(t16)
model.Operation('FULLY_CONNECTED', x3, c4, c5, 0).To(t17)
model.Operation('CONCATENATION', t16, t17, t10, 0).To(t18)
model.Operation('SUB', x2, c8, 1).To(t19)
model.Operation('SUB', x3, c8, 1).To(t20)
model.Operation('SUB', c9, x3, 0).To(t21)
model.Operation('SUB', c9, x2, 0).To(t22)
model.Operation('SUB', c9, x1, 0).To(t23)
model.Operation('REDUCE_MAX', x1, c24, False).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('REDUCE_MAX', x3, c28, False).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
Example({
    x1: [121, 125, 124, 119, 121, 126],
    x3: [113, 128, 128, 117, 123, 119],
    t12: [122, 128, 122, 125, 124, 127],
    x2: [112, 119, 126],
    t13: [120, 120, 129],
    t14: [117, 133, 120, 121, 123, 116],
    t15: [128, 129, 120, 120, 125, 125],
    t18: [114, 115, 129, 121, 127, 122, 125, 117, 118, 122, 128, 121, 116, 124, 127],
    t19: [120, 120, 122],
    t20: [120, 129, 124, 120, 124, 120],
    t21: [129, 113, 110, 123, 121, 124],
    t22: [130, 122, 112, 128, 125, 117],
    t23: [121, 116, 114, 121, 123, 117],
    t27: [127, 128],
    t31: [119, 130, 130],
}, name='batched_quant8').AddVariations(signed(x1, c4, t10, x3, t11, t12, x2, t13, t14, t15, t16, t17, t18, c8, t19, t20, c9, t21, t22, t23, t25, c26, t27, t29, c30, t31)).DisableLifeTimeVariation()
