# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: moves that a compiler merges, cancels or turns into others.

U8 = 'TENSOR_QUANT8_ASYMM'

# A view before an operation and its inverse behind it go away, unless an operand is repeated
# along the view.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 6], 0.5, 120))
t3 = Internal('t3', (U8, [3, 4], 0.5, 120))
c1 = Parameter('c1', (U8, [1], 0.5, 120), [125])
t4 = Internal('t4', (U8, [3, 4], 0.5, 120))
t5 = Output('t5', (U8, [2, 6], 0.5, 120))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
t8 = Internal('t8', (U8, [3, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [122, 116, 126, 121])
t9 = Internal('t9', (U8, [3, 4], 0.5, 120))
t10 = Output('t10', (U8, [2, 6], 0.5, 120))
x12 = Input('x12', (U8, [2, 6], 0.5, 120))
t13 = Internal('t13', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [3, 1], 0.5, 120), [122, 116, 121])
t14 = Internal('t14', (U8, [3, 4], 0.5, 120))
t15 = Output('t15', (U8, [2, 6], 0.5, 120))
t16 = Internal('t16', (U8, [3, 4], 0.5, 120))
t17 = Internal('t17', (U8, [3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [3, 4], 0.5, 120))
t19 = Output('t19', (U8, [2, 6], 0.5, 120))
x20 = Input('x20', (U8, [4, 3], 0.5, 120))
t21 = Internal('t21', (U8, [3, 4], 0.5, 120))
t22 = Internal('t22', (U8, [3, 4], 0.5, 120))
t23 = Internal('t23', (U8, [3, 4], 0.5, 120))
t24 = Output('t24', (U8, [2, 6], 0.5, 120))
x25 = Input('x25', (U8, [2, 2], 0.5, 120))
t26 = Internal('t26', (U8, [4], 0.5, 120))
t27 = Internal('t27', (U8, [3, 4], 0.5, 120))
t28 = Internal('t28', (U8, [3, 4], 0.5, 120))
t29 = Output('t29', (U8, [2, 6], 0.5, 120))
x30 = Input('x30', (U8, [4, 3], 0.5, 120))
t31 = Internal('t31', (U8, [3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [3, 4], 0.5, 120))
t33 = Internal('t33', (U8, [3, 4], 0.5, 120))
t34 = Output('t34', (U8, [2, 6], 0.5, 120))
t36 = Internal('t36', (U8, [3, 4], 0.5, 120))
x35 = Input('x35', (U8, [3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [2, 6], 0.5, 120))
t39 = Output('t39', (U8, [4, 3], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x2, [3, 4]).To(t3)
model.Operation('SUB', t3, c1, 0).To(t4)
model.Operation('RESHAPE', t4, [2, 6]).To(t5)
model.Operation('RESHAPE', x7, [3, 4]).To(t8)
model.Operation('SUB', t8, c6, 1).To(t9)
model.Operation('RESHAPE', t9, [2, 6]).To(t10)
model.Operation('RESHAPE', x12, [3, 4]).To(t13)
model.Operation('SUB', c11, t13, 0).To(t14)
model.Operation('RESHAPE', t14, [2, 6]).To(t15)
model.Operation('RESHAPE', x2, [3, 4]).To(t16)
model.Operation('RESHAPE', x7, [3, 4]).To(t17)
model.Operation('SUB', t16, t17, 1).To(t18)
model.Operation('RESHAPE', t18, [2, 6]).To(t19)
model.Operation('RESHAPE', x20, [3, 4]).To(t21)
model.Operation('RESHAPE', x12, [3, 4]).To(t22)
model.Operation('SUB', t22, t21, 0).To(t23)
model.Operation('RESHAPE', t23, [2, 6]).To(t24)
model.Operation('RESHAPE', x25, [4]).To(t26)
model.Operation('RESHAPE', x2, [3, 4]).To(t27)
model.Operation('SUB', t27, t26, 0).To(t28)
model.Operation('RESHAPE', t28, [2, 6]).To(t29)
model.Operation('TRANSPOSE', x30, [1, 0]).To(t31)
model.Operation('RESHAPE', x7, [3, 4]).To(t32)
model.Operation('SUB', t32, t31, 3).To(t33)
model.Operation('RESHAPE', t33, [2, 6]).To(t34)
model.Operation('RESHAPE', x12, [3, 4]).To(t36)
model.Operation('SUB', t36, x35, 0).To(t37)
model.Operation('RESHAPE', t37, [2, 6]).To(t38)
model.Operation('RESHAPE', t38, [4, 3]).To(t39)
Example({
    x2: [96, 162, 114, 98, 85, 128, 150, 129, 100, 154, 175, 95],
    t5: [91, 157, 109, 93, 80, 123, 145, 124, 95, 149, 170, 90],
    x7: [124, 122, 73, 126, 99, 64, 158, 77, 159, 138, 63, 119],
    t10: [122, 126, 120, 125, 120, 120, 152, 120, 157, 142, 120, 120],
    x12: [65, 131, 155, 82, 75, 176, 72, 85, 122, 74, 132, 169],
    t15: [177, 111, 87, 160, 161, 60, 164, 151, 119, 167, 109, 72],
    t19: [120, 160, 161, 120, 120, 184, 120, 172, 120, 136, 232, 120],
    x20: [137, 159, 102, 83, 143, 121, 163, 145, 147, 142, 175, 107],
    t24: [48, 92, 173, 119, 52, 175, 29, 60, 95, 52, 77, 182],
    x25: [158, 118, 76, 98],
    t29: [58, 164, 158, 120, 47, 130, 194, 151, 62, 156, 219, 117],
    x30: [123, 155, 86, 163, 138, 62, 61, 164, 66, 63, 92, 124],
    t34: [121, 120, 132, 132, 120, 120, 120, 120, 132, 132, 120, 120],
    x35: [125, 75, 161, 162, 179, 120, 88, 68, 107, 89, 106, 60],
    t39: [60, 176, 114, 40, 16, 176, 104, 137, 135, 105, 146, 229],
}, name='around_quant8').DisableLifeTimeVariation()
