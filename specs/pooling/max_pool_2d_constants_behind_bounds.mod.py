# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: constants behind a fused activation.

F32 = 'TENSOR_FLOAT32'

# Factors and terms behind a fused activation belong behind it: a factor may move before a RELU if
# it is positive, and before no other bound as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
t2 = Internal('t2', (F32, [1, 2, 2, 2]))
c3 = Parameter('c3', (F32, [1]), [2.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Internal('t5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [1]), [2.0])
t7 = Output('t7', (F32, [1, 2, 2, 2]))
t8 = Internal('t8', (F32, [1, 2, 2, 2]))
c9 = Parameter('c9', (F32, [1]), [-1.5])
t10 = Output('t10', (F32, [1, 2, 2, 2]))
t11 = Internal('t11', (F32, [1, 2, 2, 2]))
c12 = Parameter('c12', (F32, [1]), [-1.5])
t13 = Output('t13', (F32, [1, 2, 2, 2]))
t14 = Internal('t14', (F32, [1, 2, 2, 2]))
c15 = Parameter('c15', (F32, [2]), [0.5, -2.0])
t16 = Output('t16', (F32, [1, 2, 2, 2]))
t17 = Internal('t17', (F32, [1, 2, 2, 2]))
c18 = Parameter('c18', (F32, [2]), [0.5, -2.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Internal('t20', (F32, [1, 2, 2, 2]))
c21 = Parameter('c21', (F32, [2]), [3.0, -2.0])
t22 = Output('t22', (F32, [1, 2, 2, 2]))
t23 = Internal('t23', (F32, [1, 2, 2, 2]))
c24 = Parameter('c24', (F32, [1]), [1.0])
t25 = Output('t25', (F32, [1, 2, 2, 2]))
t26 = Internal('t26', (F32, [1, 2, 2, 2]))
c27 = Parameter('c27', (F32, [1]), [2.0])
t28 = Output('t28', (F32, [1, 2, 2, 2]))
t29 = Internal('t29', (F32, [1, 2, 2, 2]))
c30 = Parameter('c30', (F32, [1]), [2.0])
t31 = Output('t31', (F32, [1, 2, 2, 2]))
t32 = Internal('t32', (F32, [1, 2, 2, 2]))
c33 = Parameter('c33', (F32, [1]), [-1.5])
t34 = Output('t34', (F32, [1, 2, 2, 2]))
t35 = Internal('t35', (F32, [1, 2, 2, 2]))
c36 = Parameter('c36', (F32, [1]), [-1.5])
t37 = Output('t37', (F32, [1, 2, 2, 2]))
t38 = Internal('t38', (F32, [1, 2, 2, 2]))
c39 = Parameter('c39', (F32, [2]), [0.5, -2.0])
t40 = Output('t40', (F32, [1, 2, 2, 2]))
t41 = Internal('t41', (F32, [1, 2, 2, 2]))
c42 = Parameter('c42', (F32, [2]), [0.5, -2.0])
t43 = Output('t43', (F32, [1, 2, 2, 2]))
t44 = Internal('t44', (F32, [1, 2, 2, 2]))
c45 = Parameter('c45', (F32, [2]), [3.0, -2.0])
t46 = Output('t46', (F32, [1, 2, 2, 2]))
t47 = Internal('t47', (F32, [1, 2, 2, 2]))
c48 = Parameter('c48', (F32, [1]), [1.0])
t49 = Output('t49', (F32, [1, 2, 2, 2]))
t50 = Internal('t50', (F32, [1, 2, 2, 2]))
c51 = Parameter('c51', (F32, [1]), [2.0])
t52 = Output('t52', (F32, [1, 2, 2, 2]))
t53 = Internal('t53', (F32, [1, 2, 2, 2]))
c54 = Parameter('c54', (F32, [1]), [2.0])
t55 = Output('t55', (F32, [1, 2, 2, 2]))
t56 = Internal('t56', (F32, [1, 2, 2, 2]))
c57 = Parameter('c57', (F32, [1]), [-1.5])
t58 = Output('t58', (F32, [1, 2, 2, 2]))
t59 = Internal('t59', (F32, [1, 2, 2, 2]))
c60 = Parameter('c60', (F32, [1]), [-1.5])
t61 = Output('t61', (F32, [1, 2, 2, 2]))
t62 = Internal('t62', (F32, [1, 2, 2, 2]))
c63 = Parameter('c63', (F32, [2]), [0.5, -2.0])
t64 = Output('t64', (F32, [1, 2, 2, 2]))
t65 = Internal('t65', (F32, [1, 2, 2, 2]))
c66 = Parameter('c66', (F32, [2]), [0.5, -2.0])
t67 = Output('t67', (F32, [1, 2, 2, 2]))
t68 = Internal('t68', (F32, [1, 2, 2, 2]))
c69 = Parameter('c69', (F32, [2]), [3.0, -2.0])
t70 = Output('t70', (F32, [1, 2, 2, 2]))
t71 = Internal('t71', (F32, [1, 2, 2, 2]))
c72 = Parameter('c72', (F32, [1]), [1.0])
t73 = Output('t73', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t5)
model.Operation('MUL', t5, c6, 2).To(t7)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t11)
model.Operation('MUL', t11, c12, 2).To(t13)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t17)
model.Operation('MUL', t17, c18, 2).To(t19)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t20)
model.Operation('ADD', t20, c21, 0).To(t22)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 1).To(t23)
model.Operation('SUB', t23, c24, 0).To(t25)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t26)
model.Operation('MUL', t26, c27, 0).To(t28)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t29)
model.Operation('MUL', t29, c30, 2).To(t31)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t32)
model.Operation('MUL', t32, c33, 0).To(t34)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t35)
model.Operation('MUL', t35, c36, 2).To(t37)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t38)
model.Operation('MUL', t38, c39, 0).To(t40)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t41)
model.Operation('MUL', t41, c42, 2).To(t43)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 2).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t50)
model.Operation('MUL', t50, c51, 0).To(t52)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t53)
model.Operation('MUL', t53, c54, 2).To(t55)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t56)
model.Operation('MUL', t56, c57, 0).To(t58)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t59)
model.Operation('MUL', t59, c60, 2).To(t61)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t62)
model.Operation('MUL', t62, c63, 0).To(t64)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t65)
model.Operation('MUL', t65, c66, 2).To(t67)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t68)
model.Operation('ADD', t68, c69, 0).To(t70)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 3).To(t71)
model.Operation('SUB', t71, c72, 0).To(t73)
Example({
    x1: [-2.5, -2.5, -1.0, 2.5, -2.5, 3.0, 3.5, 4.0, -1.0, 3.5, -1.0, 1.5, -1.0, -1.0, 0.5, 2.5, -4.0, -1.5],
    t4: [7.0, 8.0, 0.0, 7.0, 7.0, 8.0, 1.0, 7.0],
    t7: [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t10: [-5.25, -6.0, 0.0, -5.25, -5.25, -6.0, -0.75, -5.25],
    t13: [-1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -0.75, -1.0],
    t16: [1.75, -8.0, 0.0, -7.0, 1.75, -8.0, 0.25, -7.0],
    t19: [1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.25, -1.0],
    t22: [6.5, 2.0, 3.0, 1.5, 6.5, 2.0, 3.5, 1.5],
    t25: [2.5, 3.0, -1.0, 2.5, 2.5, 3.0, -0.5, 2.5],
    t28: [2.0, 2.0, -2.0, 2.0, 2.0, 2.0, 1.0, 2.0],
    t31: [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t34: [-1.5, -1.5, 1.5, -1.5, -1.5, -1.5, -0.75, -1.5],
    t37: [-1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -0.75, -1.0],
    t40: [0.5, -2.0, -0.5, -2.0, 0.5, -2.0, 0.25, -2.0],
    t43: [0.5, -1.0, -0.5, -1.0, 0.5, -1.0, 0.25, -1.0],
    t46: [4.0, -1.0, 2.0, -1.0, 4.0, -1.0, 3.5, -1.0],
    t49: [0.0, 0.0, -2.0, 0.0, 0.0, 0.0, -0.5, 0.0],
    t52: [7.0, 8.0, 0.0, 7.0, 7.0, 8.0, 1.0, 7.0],
    t55: [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t58: [-5.25, -6.0, 0.0, -5.25, -5.25, -6.0, -0.75, -5.25],
    t61: [-1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -0.75, -1.0],
    t64: [1.75, -8.0, 0.0, -7.0, 1.75, -8.0, 0.25, -7.0],
    t67: [1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.25, -1.0],
    t70: [6.5, 2.0, 3.0, 1.5, 6.5, 2.0, 3.5, 1.5],
    t73: [2.5, 3.0, -1.0, 2.5, 2.5, 3.0, -0.5, 2.5],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()
