# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: moves that a compiler merges, cancels or turns into others.

U8 = 'TENSOR_QUANT8_ASYMM'

# Parts are joined twice each, or all of them twice; parts are parted again.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4], 0.5, 120))
t4 = Output('t4', (U8, [4, 4], 0.5, 120))
x5 = Input('x5', (U8, [2, 4], 0.5, 120))
t6 = Internal('t6', (U8, [2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [2, 2], 0.5, 120))
t8 = Internal('t8', (U8, [2, 8], 0.5, 120))
x9 = Input('x9', (U8, [2, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4], 0.5, 120))
t12 = Output('t12', (U8, [4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2], 0.5, 120))
t15 = Internal('t15', (U8, [2, 8], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4], 0.5, 120))
t18 = Output('t18', (U8, [4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [2, 2], 0.5, 120))
t20 = Internal('t20', (U8, [2, 2], 0.5, 120))
t21 = Internal('t21', (U8, [2, 8], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4], 0.5, 120))
t24 = Output('t24', (U8, [4, 4], 0.5, 120))
t25 = Internal('t25', (U8, [2, 2], 0.5, 120))
t26 = Internal('t26', (U8, [2, 2], 0.5, 120))
t27 = Internal('t27', (U8, [2, 8], 0.5, 120))
x28 = Input('x28', (U8, [2, 8], 0.5, 120))
t29 = Internal('t29', (U8, [2, 4], 0.5, 120))
t30 = Internal('t30', (U8, [2, 4], 0.5, 120))
t31 = Internal('t31', (U8, [2, 2], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2], 0.5, 120))
t33 = Output('t33', (U8, [2, 2], 0.5, 120))
t34 = Internal('t34', (U8, [2, 2], 0.5, 120))
t35 = Internal('t35', (U8, [1, 4], 0.5, 120))
t36 = Output('t36', (U8, [1, 4], 0.5, 120))
x37 = Input('x37', (U8, [2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [123])
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
t40 = Internal('t40', (U8, [2, 3], 0.5, 120))
t41 = Output('t41', (U8, [2, 8], 0.5, 120))
t42 = Output('t42', (U8, [2, 8], 0.5, 120))
t43 = Output('t43', (U8, [2, 8], 0.5, 120))
t44 = Output('t44', (U8, [2, 8], 0.5, 120))
t45 = Output('t45', (U8, [2, 2], 0.5, 120))
t46 = Output('t46', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 0, 2).To(t2, t3)
model.Operation('CONCATENATION', t2, t2, t3, t3, 0).To(t4)
model.Operation('SPLIT', x5, 1, 2).To(t6, t7)
model.Operation('CONCATENATION', t6, t6, t7, t7, 1).To(t8)
model.Operation('SPLIT', x9, 0, 2).To(t10, t11)
model.Operation('CONCATENATION', t10, t11, t10, t11, 0).To(t12)
model.Operation('SPLIT', x1, 1, 2).To(t13, t14)
model.Operation('CONCATENATION', t13, t14, t13, t14, 1).To(t15)
model.Operation('SPLIT', x5, 0, 2).To(t16, t17)
model.Operation('CONCATENATION', t16, t16, t16, t17, 0).To(t18)
model.Operation('SPLIT', x9, 1, 2).To(t19, t20)
model.Operation('CONCATENATION', t19, t19, t19, t20, 1).To(t21)
model.Operation('SPLIT', x1, 0, 2).To(t22, t23)
model.Operation('CONCATENATION', t23, t23, t22, t22, 0).To(t24)
model.Operation('SPLIT', x5, 1, 2).To(t25, t26)
model.Operation('CONCATENATION', t26, t26, t25, t25, 1).To(t27)
model.Operation('SPLIT', x28, 1, 2).To(t29, t30)
model.Operation('SPLIT', t29, 1, 2).To(t31, t32)
model.Operation('SPLIT', t30, 1, 2).To(t33, t34)
model.Operation('SPLIT', t30, 0, 2).To(t35, t36)
model.Operation('ADD', x37, c38, 0).To(t39)
model.Operation('SPLIT', t39, 1, 1).To(t40)
model.Operation('SUB', c38, t8, 0).To(t41)
model.Operation('SUB', c38, t15, 0).To(t42)
model.Operation('SUB', c38, t21, 0).To(t43)
model.Operation('SUB', c38, t27, 0).To(t44)
model.Operation('SUB', c38, t32, 0).To(t45)
model.Operation('SUB', c38, t40, 0).To(t46)
Example({
    x1: [180, 139, 141, 68, 88, 157, 163, 159],
    t4: [180, 139, 141, 68, 180, 139, 141, 68, 88, 157, 163, 159, 88, 157, 163, 159],
    x5: [159, 88, 125, 173, 160, 82, 73, 155],
    x9: [121, 127, 67, 109, 69, 165, 131, 176],
    t12: [121, 127, 67, 109, 69, 165, 131, 176, 121, 127, 67, 109, 69, 165, 131, 176],
    t18: [159, 88, 125, 173, 159, 88, 125, 173, 159, 88, 125, 173, 160, 82, 73, 155],
    t24: [88, 157, 163, 159, 88, 157, 163, 159, 180, 139, 141, 68, 180, 139, 141, 68],
    x28: [100, 83, 106, 124, 105, 169, 109, 180, 148, 156, 74, 153, 139, 179, 121, 177],
    t33: [105, 169, 139, 179],
    t36: [139, 179, 121, 177],
    x37: [151, 63, 180, 129, 78, 139],
    t41: [84, 155, 84, 155, 118, 70, 118, 70, 83, 161, 83, 161, 170, 88, 170, 88],
    t42: [63, 104, 102, 175, 63, 104, 102, 175, 155, 86, 80, 84, 155, 86, 80, 84],
    t43: [122, 116, 122, 116, 122, 116, 176, 134, 174, 78, 174, 78, 174, 78, 112, 67],
    t44: [118, 70, 118, 70, 84, 155, 84, 155, 170, 88, 170, 88, 83, 161, 83, 161],
    t45: [137, 119, 169, 90],
    t46: [89, 177, 60, 111, 162, 101],
}, name='repeated_quant8').DisableLifeTimeVariation()
