# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: moves that a compiler merges, cancels or turns into others.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A side of 1 says along which axis a row is repeated, so that no view can be left out.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [3]))
t3 = Internal('t3', (F32, [1, 3]))
x1 = Input('x1', (F32, [3, 3]))
t4 = Output('t4', (F32, [3, 3]))
x6 = Input('x6', (F32, [3]))
t7 = Internal('t7', (F32, [3, 1]))
x5 = Input('x5', (F32, [3, 3]))
t8 = Output('t8', (F32, [3, 3]))
x10 = Input('x10', (F32, [3]))
t11 = Internal('t11', (F32, [1, 3]))
x9 = Input('x9', (F32, [3, 3]))
t12 = Output('t12', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 1]))
t14 = Output('t14', (F32, [3, 3]))
t15 = Internal('t15', (F32, [1, 3]))
t16 = Output('t16', (F32, [3, 3]))
c19 = Parameter('c19', (F32, [1]), [1.5])
t20 = Internal('t20', (F32, [3, 3]))
x17 = Input('x17', (F32, [3, 1]))
t21 = Internal('t21', (F32, [3]))
t22 = Output('t22', (F32, [3, 3]))
t23 = Output('t23', (F32, [3, 3]))
x18 = Input('x18', (F32, [1, 3]))
t24 = Internal('t24', (F32, [3, 1]))
t25 = Output('t25', (F32, [3, 3]))
t26 = Internal('t26', (F32, [3]))
t27 = Internal('t27', (F32, [3, 1]))
t28 = Output('t28', (F32, [3, 3]))
c29 = Parameter('c29', (I32, [1]), [0])
t30 = Internal('t30', (F32, [1, 3]))
t31 = Output('t31', (F32, [3, 3]))
c32 = Parameter('c32', (I32, [1]), [0])
t33 = Internal('t33', (F32, [3]))
t34 = Output('t34', (F32, [3, 3]))
t35 = Internal('t35', (F32, [1, 3]))
t36 = Internal('t36', (F32, [1, 3]))
t37 = Internal('t37', (F32, [1, 3]))
t38 = Output('t38', (F32, [3, 3]))
t39 = Internal('t39', (F32, [1, 3]))
t40 = Internal('t40', (F32, [1, 3]))
t41 = Internal('t41', (F32, [1, 3]))
t42 = Internal('t42', (F32, [3]))
t43 = Output('t43', (F32, [3, 3]))
c44 = Parameter('c44', (I32, [1]), [1])
t45 = Internal('t45', (F32, [3, 1]))
t46 = Output('t46', (F32, [3, 3]))
c47 = Parameter('c47', (I32, [1]), [1])
t48 = Internal('t48', (F32, [3]))
t49 = Output('t49', (F32, [3, 3]))
t50 = Internal('t50', (F32, [3, 1]))
t51 = Internal('t51', (F32, [3, 1]))
t52 = Internal('t52', (F32, [3, 1]))
t53 = Output('t53', (F32, [3, 3]))
t54 = Internal('t54', (F32, [3, 1]))
t55 = Internal('t55', (F32, [3, 1]))
t56 = Internal('t56', (F32, [3, 1]))
t57 = Internal('t57', (F32, [3]))
t58 = Output('t58', (F32, [3, 3]))
t59 = Internal('t59', (F32, [3, 1]))
t60 = Internal('t60', (F32, [3]))
t61 = Output('t61', (F32, [3, 3]))
t62 = Output('t62', (F32, [3, 3]))
model = Model()
model.Operation('EXPAND_DIMS', x2, 0).To(t3)
model.Operation('SUB', x1, t3, 0).To(t4)
model.Operation('EXPAND_DIMS', x6, 1).To(t7)
model.Operation('SUB', x5, t7, 0).To(t8)
model.Operation('EXPAND_DIMS', x10, -2).To(t11)
model.Operation('SUB', x9, t11, 0).To(t12)
model.Operation('RESHAPE', x2, [3, 1]).To(t13)
model.Operation('SUB', x1, t13, 0).To(t14)
model.Operation('RESHAPE', x6, [1, 3]).To(t15)
model.Operation('SUB', x5, t15, 0).To(t16)
model.Operation('ADD', x9, c19, 0).To(t20)
model.Operation('SQUEEZE', x17, [1]).To(t21)
model.Operation('SUB', t21, t20, 0).To(t22)
model.Operation('SUB', t21, x17, 0).To(t23)
model.Operation('TRANSPOSE', x18, [1, 0]).To(t24)
model.Operation('SUB', x18, t24, 0).To(t25)
model.Operation('SQUEEZE', x18, [0]).To(t26)
model.Operation('EXPAND_DIMS', t21, 1).To(t27)
model.Operation('SUB', t26, t27, 0).To(t28)
model.Operation('REDUCE_MAX', t20, c29, True).To(t30)
model.Operation('SUB', t20, t30, 0).To(t31)
model.Operation('REDUCE_MAX', t20, c32, False).To(t33)
model.Operation('SUB', t20, t33, 0).To(t34)
model.Operation('SPLIT', t20, 0, 3).To(t35, t36, t37)
model.Operation('MAXIMUM', t36, t20).To(t38)
model.Operation('SPLIT', t20, 0, 3).To(t39, t40, t41)
model.Operation('SQUEEZE', t40, [0]).To(t42)
model.Operation('MINIMUM', t42, t20).To(t43)
model.Operation('REDUCE_MAX', t20, c44, True).To(t45)
model.Operation('SUB', t20, t45, 0).To(t46)
model.Operation('REDUCE_MAX', t20, c47, False).To(t48)
model.Operation('SUB', t20, t48, 0).To(t49)
model.Operation('SPLIT', t20, 1, 3).To(t50, t51, t52)
model.Operation('MAXIMUM', t51, t20).To(t53)
model.Operation('SPLIT', t20, 1, 3).To(t54, t55, t56)
model.Operation('SQUEEZE', t55, [1]).To(t57)
model.Operation('MINIMUM', t57, t20).To(t58)
model.Operation('STRIDED_SLICE', t20, [0, 1], [3, 2], [1, 1], 0, 0, 0).To(t59)
model.Operation('STRIDED_SLICE', t20, [0, 1], [3, 2], [1, 1], 0, 0, 2).To(t60)
model.Operation('SUB', t20, t59, 0).To(t61)
model.Operation('SUB', t20, t60, 0).To(t62)
Example({
    x2: [0.0, 10.0, 18.0],
    x1: [2.5, 24.5, -15.5, -20.5, -1.0, 24.0, -26.0, -7.0, 2.0],
    t4: [2.5, 14.5, -33.5, -20.5, -11.0, 6.0, -26.0, -17.0, -16.0],
    x6: [1.0, -28.0, 28.0],
    x5: [-28.5, -22.5, -20.5, 11.5, 17.0, -28.0, 2.0, -15.5, 7.5],
    t8: [-29.5, -23.5, -21.5, 39.5, 45.0, 0.0, -26.0, -43.5, -20.5],
    x10: [6.0, 9.5, -0.5],
    x9: [-23.0, 24.5, -12.0, -15.0, 11.0, 26.5, 18.5, 28.5, -26.5],
    t12: [-29.0, 15.0, -11.5, -21.0, 1.5, 27.0, 12.5, 19.0, -26.0],
    t14: [2.5, 24.5, -15.5, -30.5, -11.0, 14.0, -44.0, -25.0, -16.0],
    t16: [-29.5, 5.5, -48.5, 10.5, 45.0, -56.0, 1.0, 12.5, -20.5],
    x17: [12.5, 12.0, -23.5],
    t22: [34.0, -14.0, -13.0, 26.0, -0.5, -51.5, -7.5, -18.0, 1.5],
    t23: [0.0, -0.5, -36.0, 0.5, 0.0, -35.5, 36.0, 35.5, 0.0],
    x18: [13.0, -16.0, 12.0],
    t25: [0.0, -29.0, -1.0, 29.0, 0.0, 28.0, 1.0, -28.0, 0.0],
    t28: [0.5, -28.5, -0.5, 1.0, -28.0, 0.0, 36.5, 7.5, 35.5],
    t31: [-41.5, -4.0, -38.5, -33.5, -17.5, 0.0, 0.0, 0.0, -53.0],
    t34: [-41.5, -4.0, -38.5, -33.5, -17.5, 0.0, 0.0, 0.0, -53.0],
    t38: [-13.5, 26.0, 28.0, -13.5, 12.5, 28.0, 20.0, 30.0, 28.0],
    t43: [-21.5, 12.5, -10.5, -13.5, 12.5, 28.0, -13.5, 12.5, -25.0],
    t46: [-47.5, 0.0, -36.5, -41.5, -15.5, 0.0, -10.0, 0.0, -55.0],
    t49: [-47.5, -2.0, -40.5, -39.5, -15.5, -2.0, -6.0, 2.0, -55.0],
    t53: [26.0, 26.0, 26.0, 12.5, 12.5, 28.0, 30.0, 30.0, 30.0],
    t58: [-21.5, 12.5, -10.5, -13.5, 12.5, 28.0, 20.0, 12.5, -25.0],
    t61: [-47.5, 0.0, -36.5, -26.0, 0.0, 15.5, -10.0, 0.0, -55.0],
    t62: [-47.5, 13.5, -40.5, -39.5, 0.0, -2.0, -6.0, 17.5, -55.0],
}, name='sides').AddVariations('float16').DisableLifeTimeVariation()
