# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: the same of all parts, or of all but one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operation is before both operands of another one, or before one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
t3 = Internal('t3', (F32, [2, 2]))
x2 = Input('x2', (F32, [2, 2]))
t4 = Internal('t4', (F32, [2, 2]))
t5 = Output('t5', (F32, [2, 2]))
t6 = Internal('t6', (F32, [2, 2]))
t7 = Output('t7', (F32, [2, 2]))
x8 = Input('x8', (F32, [2, 2]))
t10 = Internal('t10', (F32, [2, 2]))
x9 = Input('x9', (F32, [2, 2]))
t11 = Internal('t11', (F32, [2, 2]))
t12 = Output('t12', (F32, [2, 2]))
t13 = Internal('t13', (F32, [2, 2]))
t14 = Output('t14', (F32, [2, 2]))
x15 = Input('x15', (F32, [2, 2]))
t17 = Internal('t17', (F32, [2, 2]))
x16 = Input('x16', (F32, [2, 2]))
t18 = Internal('t18', (F32, [2, 2]))
t19 = Output('t19', (F32, [2, 2]))
t20 = Internal('t20', (F32, [2, 2]))
t21 = Output('t21', (F32, [2, 2]))
x22 = Input('x22', (F32, [2, 2]))
t24 = Internal('t24', (F32, [2, 2]))
x23 = Input('x23', (F32, [2, 2]))
t25 = Internal('t25', (F32, [2, 2]))
t26 = Output('t26', (F32, [2, 2]))
t27 = Internal('t27', (F32, [2, 2]))
t28 = Output('t28', (F32, [2, 2]))
x29 = Input('x29', (F32, [2, 2]))
t31 = Internal('t31', (F32, [2, 2]))
x30 = Input('x30', (F32, [2, 2]))
t32 = Internal('t32', (F32, [2, 2]))
t33 = Output('t33', (F32, [2, 2]))
t34 = Internal('t34', (F32, [2, 2]))
t35 = Output('t35', (F32, [2, 2]))
x36 = Input('x36', (F32, [2, 2]))
t38 = Internal('t38', (F32, [2, 2]))
x37 = Input('x37', (F32, [2, 2]))
t39 = Internal('t39', (F32, [2, 2]))
t40 = Output('t40', (F32, [2, 2]))
t41 = Internal('t41', (F32, [2, 2]))
t42 = Output('t42', (F32, [2, 2]))
x43 = Input('x43', (F32, [2, 2]))
c45 = Parameter('c45', (F32, [1]), [-1.0])
t46 = Internal('t46', (F32, [2, 2]))
x44 = Input('x44', (F32, [2, 2]))
c47 = Parameter('c47', (F32, [1]), [-1.0])
t48 = Internal('t48', (F32, [2, 2]))
t49 = Output('t49', (F32, [2, 2]))
c50 = Parameter('c50', (F32, [1]), [-1.0])
t51 = Internal('t51', (F32, [2, 2]))
t52 = Output('t52', (F32, [2, 2]))
x53 = Input('x53', (F32, [2, 2]))
c55 = Parameter('c55', (F32, [1]), [-1.0])
t56 = Internal('t56', (F32, [2, 2]))
x54 = Input('x54', (F32, [2, 2]))
c57 = Parameter('c57', (F32, [1]), [-1.0])
t58 = Internal('t58', (F32, [2, 2]))
t59 = Output('t59', (F32, [2, 2]))
c60 = Parameter('c60', (F32, [1]), [-1.0])
t61 = Internal('t61', (F32, [2, 2]))
t62 = Output('t62', (F32, [2, 2]))
x63 = Input('x63', (F32, [2, 2]))
c65 = Parameter('c65', (F32, [1]), [-1.0])
t66 = Internal('t66', (F32, [2, 2]))
x64 = Input('x64', (F32, [2, 2]))
c67 = Parameter('c67', (F32, [1]), [-1.0])
t68 = Internal('t68', (F32, [2, 2]))
t69 = Output('t69', (F32, [2, 2]))
c70 = Parameter('c70', (F32, [1]), [-1.0])
t71 = Internal('t71', (F32, [2, 2]))
t72 = Output('t72', (F32, [2, 2]))
x73 = Input('x73', (F32, [2, 2]))
t75 = Internal('t75', (F32, [2, 2]))
x74 = Input('x74', (F32, [2, 2]))
t76 = Internal('t76', (F32, [2, 2]))
t77 = Output('t77', (F32, [2, 2]))
t78 = Internal('t78', (F32, [2, 2]))
t79 = Output('t79', (F32, [2, 2]))
x80 = Input('x80', (F32, [2, 2]))
t82 = Internal('t82', (F32, [2, 2]))
x81 = Input('x81', (F32, [2, 2]))
t83 = Internal('t83', (F32, [2, 2]))
t84 = Output('t84', (F32, [2, 2]))
t85 = Internal('t85', (F32, [2, 2]))
t86 = Output('t86', (F32, [2, 2]))
x87 = Input('x87', (F32, [2, 2]))
t89 = Internal('t89', (F32, [2, 2]))
x88 = Input('x88', (F32, [2, 2]))
t90 = Internal('t90', (F32, [2, 2]))
t91 = Output('t91', (F32, [2, 2]))
t92 = Internal('t92', (F32, [2, 2]))
t93 = Output('t93', (F32, [2, 2]))
model = Model()
model.Operation('RELU', x1).To(t3)
model.Operation('RELU', x2).To(t4)
model.Operation('ADD', t3, t4, 0).To(t5)
model.Operation('RELU', x1).To(t6)
model.Operation('ADD', t6, x2, 0).To(t7)
model.Operation('RELU', x8).To(t10)
model.Operation('RELU', x9).To(t11)
model.Operation('SUB', t10, t11, 0).To(t12)
model.Operation('RELU', x8).To(t13)
model.Operation('SUB', t13, x9, 0).To(t14)
model.Operation('RELU', x15).To(t17)
model.Operation('RELU', x16).To(t18)
model.Operation('MAXIMUM', t17, t18).To(t19)
model.Operation('RELU', x15).To(t20)
model.Operation('MAXIMUM', t20, x16).To(t21)
model.Operation('RELU6', x22).To(t24)
model.Operation('RELU6', x23).To(t25)
model.Operation('ADD', t24, t25, 0).To(t26)
model.Operation('RELU6', x22).To(t27)
model.Operation('ADD', t27, x23, 0).To(t28)
model.Operation('RELU6', x29).To(t31)
model.Operation('RELU6', x30).To(t32)
model.Operation('SUB', t31, t32, 0).To(t33)
model.Operation('RELU6', x29).To(t34)
model.Operation('SUB', t34, x30, 0).To(t35)
model.Operation('RELU6', x36).To(t38)
model.Operation('RELU6', x37).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
model.Operation('RELU6', x36).To(t41)
model.Operation('MAXIMUM', t41, x37).To(t42)
model.Operation('MUL', x43, c45, 0).To(t46)
model.Operation('MUL', x44, c47, 0).To(t48)
model.Operation('ADD', t46, t48, 0).To(t49)
model.Operation('MUL', x43, c50, 0).To(t51)
model.Operation('ADD', t51, x44, 0).To(t52)
model.Operation('MUL', x53, c55, 0).To(t56)
model.Operation('MUL', x54, c57, 0).To(t58)
model.Operation('SUB', t56, t58, 0).To(t59)
model.Operation('MUL', x53, c60, 0).To(t61)
model.Operation('SUB', t61, x54, 0).To(t62)
model.Operation('MUL', x63, c65, 0).To(t66)
model.Operation('MUL', x64, c67, 0).To(t68)
model.Operation('MAXIMUM', t66, t68).To(t69)
model.Operation('MUL', x63, c70, 0).To(t71)
model.Operation('MAXIMUM', t71, x64).To(t72)
model.Operation('TRANSPOSE', x73, [1, 0]).To(t75)
model.Operation('TRANSPOSE', x74, [1, 0]).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('TRANSPOSE', x73, [1, 0]).To(t78)
model.Operation('ADD', t78, x74, 0).To(t79)
model.Operation('TRANSPOSE', x80, [1, 0]).To(t82)
model.Operation('TRANSPOSE', x81, [1, 0]).To(t83)
model.Operation('SUB', t82, t83, 0).To(t84)
model.Operation('TRANSPOSE', x80, [1, 0]).To(t85)
model.Operation('SUB', t85, x81, 0).To(t86)
model.Operation('TRANSPOSE', x87, [1, 0]).To(t89)
model.Operation('TRANSPOSE', x88, [1, 0]).To(t90)
model.Operation('MAXIMUM', t89, t90).To(t91)
model.Operation('TRANSPOSE', x87, [1, 0]).To(t92)
model.Operation('MAXIMUM', t92, x88).To(t93)
Example({
    x1: [3.0, 2.5, 1.0, 4.0],
    x2: [-3.5, -2.0, -4.0, 1.0],
    t5: [3.0, 2.5, 1.0, 5.0],
    t7: [-0.5, 0.5, -3.0, 5.0],
    x8: [-3.5, 2.5, 2.0, -2.0],
    x9: [-2.5, -4.0, 0.5, 1.0],
    t12: [0.0, 2.5, 1.5, -1.0],
    t14: [2.5, 6.5, 1.5, -1.0],
    x15: [-3.5, 2.5, 1.5, 0.5],
    x16: [-1.5, -3.5, 1.0, -2.5],
    t19: [0.0, 2.5, 1.5, 0.5],
    t21: [0.0, 2.5, 1.5, 0.5],
    x22: [2.5, 3.0, 1.0, 1.0],
    x23: [1.5, 4.0, -1.0, -4.0],
    t26: [4.0, 7.0, 1.0, 1.0],
    t28: [4.0, 7.0, 0.0, -3.0],
    x29: [-3.5, 2.5, 2.5, 3.0],
    x30: [4.0, 4.0, -3.5, -2.5],
    t33: [-4.0, -1.5, 2.5, 3.0],
    t35: [-4.0, -1.5, 6.0, 5.5],
    x36: [2.5, 1.0, 1.0, 0.5],
    x37: [1.0, 1.0, -4.0, 2.0],
    t40: [2.5, 1.0, 1.0, 2.0],
    t42: [2.5, 1.0, 1.0, 2.0],
    x43: [2.5, 3.5, -1.0, 2.5],
    x44: [-4.0, 1.0, -0.5, 0.5],
    t49: [1.5, -4.5, 1.5, -3.0],
    t52: [-6.5, -2.5, 0.5, -2.0],
    x53: [-4.0, -3.0, 0.5, -1.5],
    x54: [-2.0, 4.0, -1.5, 3.0],
    t59: [2.0, 7.0, -2.0, 4.5],
    t62: [6.0, -1.0, 1.0, -1.5],
    x63: [-1.0, 3.5, 3.0, 1.5],
    x64: [1.5, 1.0, -1.5, -2.0],
    t69: [1.0, -1.0, 1.5, 2.0],
    t72: [1.5, 1.0, -1.5, -1.5],
    x73: [1.5, -2.0, 0.5, 4.0],
    x74: [4.0, 2.5, 4.0, -4.0],
    t77: [5.5, 4.5, 0.5, 0.0],
    t79: [5.5, 3.0, 2.0, 0.0],
    x80: [-3.5, 3.0, -2.0, -3.5],
    x81: [-3.0, 1.5, -0.5, 0.5],
    t84: [-0.5, -1.5, 1.5, -4.0],
    t86: [-0.5, -3.5, 3.5, -4.0],
    x87: [-1.0, 2.0, -3.0, -0.5],
    x88: [2.0, 3.0, 3.0, -1.5],
    t91: [2.0, 3.0, 3.0, -0.5],
    t93: [2.0, 3.0, 3.0, -0.5],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# The same operation is before both operands of another one, or before one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
t3 = Internal('t3', (U8, [2, 2], 0.5, 120))
x2 = Input('x2', (U8, [2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 2], 0.5, 120))
t6 = Internal('t6', (U8, [2, 2], 0.5, 120))
t7 = Output('t7', (U8, [2, 2], 0.5, 120))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
t10 = Internal('t10', (U8, [2, 2], 0.5, 120))
x9 = Input('x9', (U8, [2, 2], 0.5, 120))
t11 = Internal('t11', (U8, [2, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 2], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2], 0.5, 120))
t14 = Output('t14', (U8, [2, 2], 0.5, 120))
x15 = Input('x15', (U8, [2, 2], 0.5, 120))
t17 = Internal('t17', (U8, [2, 2], 0.5, 120))
x16 = Input('x16', (U8, [2, 2], 0.5, 120))
t18 = Internal('t18', (U8, [2, 2], 0.5, 120))
t19 = Output('t19', (U8, [2, 2], 0.5, 120))
t20 = Internal('t20', (U8, [2, 2], 0.5, 120))
t21 = Output('t21', (U8, [2, 2], 0.5, 120))
x22 = Input('x22', (U8, [2, 2], 0.5, 120))
t24 = Internal('t24', (U8, [2, 2], 0.5, 120))
x23 = Input('x23', (U8, [2, 2], 0.5, 120))
t25 = Internal('t25', (U8, [2, 2], 0.5, 120))
t26 = Output('t26', (U8, [2, 2], 0.5, 120))
t27 = Internal('t27', (U8, [2, 2], 0.5, 120))
t28 = Output('t28', (U8, [2, 2], 0.5, 120))
x29 = Input('x29', (U8, [2, 2], 0.5, 120))
t31 = Internal('t31', (U8, [2, 2], 0.5, 120))
x30 = Input('x30', (U8, [2, 2], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2], 0.5, 120))
t33 = Output('t33', (U8, [2, 2], 0.5, 120))
t34 = Internal('t34', (U8, [2, 2], 0.5, 120))
t35 = Output('t35', (U8, [2, 2], 0.5, 120))
x36 = Input('x36', (U8, [2, 2], 0.5, 120))
t38 = Internal('t38', (U8, [2, 2], 0.5, 120))
x37 = Input('x37', (U8, [2, 2], 0.5, 120))
t39 = Internal('t39', (U8, [2, 2], 0.5, 120))
t40 = Output('t40', (U8, [2, 2], 0.5, 120))
t41 = Internal('t41', (U8, [2, 2], 0.5, 120))
t42 = Output('t42', (U8, [2, 2], 0.5, 120))
x43 = Input('x43', (U8, [2, 2], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [118])
t46 = Internal('t46', (U8, [2, 2], 0.5, 120))
x44 = Input('x44', (U8, [2, 2], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [118])
t48 = Internal('t48', (U8, [2, 2], 0.5, 120))
t49 = Output('t49', (U8, [2, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [118])
t51 = Internal('t51', (U8, [2, 2], 0.5, 120))
t52 = Output('t52', (U8, [2, 2], 0.5, 120))
x53 = Input('x53', (U8, [2, 2], 0.5, 120))
c55 = Parameter('c55', (U8, [1], 0.5, 120), [118])
t56 = Internal('t56', (U8, [2, 2], 0.5, 120))
x54 = Input('x54', (U8, [2, 2], 0.5, 120))
c57 = Parameter('c57', (U8, [1], 0.5, 120), [118])
t58 = Internal('t58', (U8, [2, 2], 0.5, 120))
t59 = Output('t59', (U8, [2, 2], 0.5, 120))
c60 = Parameter('c60', (U8, [1], 0.5, 120), [118])
t61 = Internal('t61', (U8, [2, 2], 0.5, 120))
t62 = Output('t62', (U8, [2, 2], 0.5, 120))
x63 = Input('x63', (U8, [2, 2], 0.5, 120))
c65 = Parameter('c65', (U8, [1], 0.5, 120), [118])
t66 = Internal('t66', (U8, [2, 2], 0.5, 120))
x64 = Input('x64', (U8, [2, 2], 0.5, 120))
c67 = Parameter('c67', (U8, [1], 0.5, 120), [118])
t68 = Internal('t68', (U8, [2, 2], 0.5, 120))
t69 = Output('t69', (U8, [2, 2], 0.5, 120))
c70 = Parameter('c70', (U8, [1], 0.5, 120), [118])
t71 = Internal('t71', (U8, [2, 2], 0.5, 120))
t72 = Output('t72', (U8, [2, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 2], 0.5, 120))
t75 = Internal('t75', (U8, [2, 2], 0.5, 120))
x74 = Input('x74', (U8, [2, 2], 0.5, 120))
t76 = Internal('t76', (U8, [2, 2], 0.5, 120))
t77 = Output('t77', (U8, [2, 2], 0.5, 120))
t78 = Internal('t78', (U8, [2, 2], 0.5, 120))
t79 = Output('t79', (U8, [2, 2], 0.5, 120))
x80 = Input('x80', (U8, [2, 2], 0.5, 120))
t82 = Internal('t82', (U8, [2, 2], 0.5, 120))
x81 = Input('x81', (U8, [2, 2], 0.5, 120))
t83 = Internal('t83', (U8, [2, 2], 0.5, 120))
t84 = Output('t84', (U8, [2, 2], 0.5, 120))
t85 = Internal('t85', (U8, [2, 2], 0.5, 120))
t86 = Output('t86', (U8, [2, 2], 0.5, 120))
x87 = Input('x87', (U8, [2, 2], 0.5, 120))
t89 = Internal('t89', (U8, [2, 2], 0.5, 120))
x88 = Input('x88', (U8, [2, 2], 0.5, 120))
t90 = Internal('t90', (U8, [2, 2], 0.5, 120))
t91 = Output('t91', (U8, [2, 2], 0.5, 120))
t92 = Internal('t92', (U8, [2, 2], 0.5, 120))
t93 = Output('t93', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t3)
model.Operation('RELU', x2).To(t4)
model.Operation('ADD', t3, t4, 0).To(t5)
model.Operation('RELU', x1).To(t6)
model.Operation('ADD', t6, x2, 0).To(t7)
model.Operation('RELU', x8).To(t10)
model.Operation('RELU', x9).To(t11)
model.Operation('SUB', t10, t11, 0).To(t12)
model.Operation('RELU', x8).To(t13)
model.Operation('SUB', t13, x9, 0).To(t14)
model.Operation('RELU', x15).To(t17)
model.Operation('RELU', x16).To(t18)
model.Operation('MAXIMUM', t17, t18).To(t19)
model.Operation('RELU', x15).To(t20)
model.Operation('MAXIMUM', t20, x16).To(t21)
model.Operation('RELU6', x22).To(t24)
model.Operation('RELU6', x23).To(t25)
model.Operation('ADD', t24, t25, 0).To(t26)
model.Operation('RELU6', x22).To(t27)
model.Operation('ADD', t27, x23, 0).To(t28)
model.Operation('RELU6', x29).To(t31)
model.Operation('RELU6', x30).To(t32)
model.Operation('SUB', t31, t32, 0).To(t33)
model.Operation('RELU6', x29).To(t34)
model.Operation('SUB', t34, x30, 0).To(t35)
model.Operation('RELU6', x36).To(t38)
model.Operation('RELU6', x37).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
model.Operation('RELU6', x36).To(t41)
model.Operation('MAXIMUM', t41, x37).To(t42)
model.Operation('MUL', x43, c45, 0).To(t46)
model.Operation('MUL', x44, c47, 0).To(t48)
model.Operation('ADD', t46, t48, 0).To(t49)
model.Operation('MUL', x43, c50, 0).To(t51)
model.Operation('ADD', t51, x44, 0).To(t52)
model.Operation('MUL', x53, c55, 0).To(t56)
model.Operation('MUL', x54, c57, 0).To(t58)
model.Operation('SUB', t56, t58, 0).To(t59)
model.Operation('MUL', x53, c60, 0).To(t61)
model.Operation('SUB', t61, x54, 0).To(t62)
model.Operation('MUL', x63, c65, 0).To(t66)
model.Operation('MUL', x64, c67, 0).To(t68)
model.Operation('MAXIMUM', t66, t68).To(t69)
model.Operation('MUL', x63, c70, 0).To(t71)
model.Operation('MAXIMUM', t71, x64).To(t72)
model.Operation('TRANSPOSE', x73, [1, 0]).To(t75)
model.Operation('TRANSPOSE', x74, [1, 0]).To(t76)
model.Operation('ADD', t75, t76, 0).To(t77)
model.Operation('TRANSPOSE', x73, [1, 0]).To(t78)
model.Operation('ADD', t78, x74, 0).To(t79)
model.Operation('TRANSPOSE', x80, [1, 0]).To(t82)
model.Operation('TRANSPOSE', x81, [1, 0]).To(t83)
model.Operation('SUB', t82, t83, 0).To(t84)
model.Operation('TRANSPOSE', x80, [1, 0]).To(t85)
model.Operation('SUB', t85, x81, 0).To(t86)
model.Operation('TRANSPOSE', x87, [1, 0]).To(t89)
model.Operation('TRANSPOSE', x88, [1, 0]).To(t90)
model.Operation('MAXIMUM', t89, t90).To(t91)
model.Operation('TRANSPOSE', x87, [1, 0]).To(t92)
model.Operation('MAXIMUM', t92, x88).To(t93)
Example({
    x1: [126, 125, 122, 128],
    x2: [113, 116, 112, 122],
    t5: [126, 125, 122, 130],
    t7: [119, 121, 114, 130],
    x8: [113, 125, 124, 116],
    x9: [115, 112, 121, 122],
    t12: [120, 125, 123, 118],
    t14: [125, 133, 123, 118],
    x15: [113, 125, 123, 121],
    x16: [117, 113, 122, 115],
    t19: [120, 125, 123, 121],
    t21: [120, 125, 123, 121],
    x22: [125, 126, 122, 122],
    x23: [123, 128, 118, 112],
    t26: [128, 134, 122, 122],
    t28: [128, 134, 120, 114],
    x29: [113, 125, 125, 126],
    x30: [128, 128, 113, 115],
    t33: [112, 117, 125, 126],
    t35: [112, 117, 132, 131],
    x36: [125, 122, 122, 121],
    x37: [122, 122, 112, 124],
    t40: [125, 122, 122, 124],
    t42: [125, 122, 122, 124],
    x43: [125, 127, 118, 125],
    x44: [112, 122, 119, 121],
    t49: [123, 111, 123, 114],
    t52: [107, 115, 121, 116],
    x53: [112, 114, 121, 117],
    x54: [116, 128, 117, 126],
    t59: [124, 134, 116, 129],
    t62: [132, 118, 122, 117],
    x63: [118, 127, 126, 123],
    x64: [123, 122, 117, 116],
    t69: [122, 118, 123, 124],
    t72: [123, 122, 117, 117],
    x73: [123, 116, 121, 128],
    x74: [128, 125, 128, 112],
    t77: [131, 129, 121, 120],
    t79: [131, 126, 124, 120],
    x80: [113, 126, 116, 113],
    x81: [114, 123, 119, 121],
    t84: [119, 117, 123, 112],
    t86: [119, 113, 127, 112],
    x87: [118, 124, 114, 119],
    x88: [124, 126, 126, 117],
    t91: [124, 126, 126, 119],
    t93: [124, 126, 126, 119],
}, name='both_quant8').AddVariations(signed(x1, t3, x2, t4, t5, t6, t7, x8, t10, x9, t11, t12, t13, t14, x15, t17, x16, t18, t19, t20, t21, x22, t24, x23, t25, t26, t27, t28, x29, t31, x30, t32, t33, t34, t35, x36, t38, x37, t39, t40, t41, t42, x43, c45, t46, x44, c47, t48, t49, c50, t51, t52, x53, c55, t56, x54, c57, t58, t59, c60, t61, t62, x63, c65, t66, x64, c67, t68, t69, c70, t71, t72, x73, t75, x74, t76, t77, t78, t79, x80, t82, x81, t83, t84, t85, t86, x87, t89, x88, t90, t91, t92, t93)).DisableLifeTimeVariation()
