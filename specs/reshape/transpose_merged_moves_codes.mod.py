# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: moves that a compiler merges, cancels or turns into others.

U8 = 'TENSOR_QUANT8_ASYMM'

# A transposition before a view is one as well if sides lie together before and behind it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [2, 4, 3], 0.5, 120))
t3 = Output('t3', (U8, [2, 12], 0.5, 120))
x4 = Input('x4', (U8, [2, 3, 4], 0.5, 120))
t5 = Internal('t5', (U8, [3, 4, 2], 0.5, 120))
t6 = Internal('t6', (U8, [12, 2], 0.5, 120))
x7 = Input('x7', (U8, [2, 3, 4], 0.5, 120))
t8 = Internal('t8', (U8, [4, 2, 3], 0.5, 120))
t9 = Output('t9', (U8, [4, 6], 0.5, 120))
t10 = Internal('t10', (U8, [4, 2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [8, 3], 0.5, 120))
x12 = Input('x12', (U8, [3, 2, 2], 0.5, 120))
t13 = Internal('t13', (U8, [2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [2, 6], 0.5, 120))
x15 = Input('x15', (U8, [3, 2, 2], 0.5, 120))
t16 = Internal('t16', (U8, [2, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [3, 2, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 3, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 3, 3], 0.5, 120))
x21 = Input('x21', (U8, [3, 1, 4], 0.5, 120))
t22 = Internal('t22', (U8, [3, 4, 1], 0.5, 120))
t23 = Internal('t23', (U8, [3, 4], 0.5, 120))
x24 = Input('x24', (U8, [3, 1, 4], 0.5, 120))
t25 = Internal('t25', (U8, [1, 3, 4], 0.5, 120))
t26 = Output('t26', (U8, [3, 4], 0.5, 120))
x27 = Input('x27', (U8, [3, 1, 4], 0.5, 120))
t28 = Internal('t28', (U8, [4, 1, 3], 0.5, 120))
t29 = Internal('t29', (U8, [4, 3], 0.5, 120))
t30 = Internal('t30', (U8, [4, 3, 1], 0.5, 120))
t31 = Output('t31', (U8, [3, 4], 0.5, 120))
x32 = Input('x32', (U8, [2, 2, 3, 2], 0.5, 120))
t33 = Internal('t33', (U8, [2, 3, 2, 2], 0.5, 120))
t34 = Internal('t34', (U8, [2, 6, 2], 0.5, 120))
x35 = Input('x35', (U8, [2, 2, 3, 2], 0.5, 120))
t36 = Internal('t36', (U8, [2, 2, 2, 3], 0.5, 120))
t37 = Output('t37', (U8, [2, 2, 6], 0.5, 120))
x38 = Input('x38', (U8, [2, 2, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [3, 2, 2, 2], 0.5, 120))
t40 = Internal('t40', (U8, [6, 4], 0.5, 120))
t41 = Internal('t41', (U8, [3, 2, 2, 2], 0.5, 120))
t42 = Output('t42', (U8, [6, 4], 0.5, 120))
c43 = Parameter('c43', (U8, [1], 0.5, 120), [123])
t44 = Output('t44', (U8, [12, 2], 0.5, 120))
t45 = Output('t45', (U8, [8, 3], 0.5, 120))
t46 = Output('t46', (U8, [3, 2, 2], 0.5, 120))
t47 = Output('t47', (U8, [3, 4], 0.5, 120))
t48 = Output('t48', (U8, [4, 3], 0.5, 120))
t49 = Output('t49', (U8, [2, 6, 2], 0.5, 120))
t50 = Output('t50', (U8, [6, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t2)
model.Operation('RESHAPE', t2, [2, 12]).To(t3)
model.Operation('TRANSPOSE', x4, [1, 2, 0]).To(t5)
model.Operation('RESHAPE', t5, [12, 2]).To(t6)
model.Operation('TRANSPOSE', x7, [2, 0, 1]).To(t8)
model.Operation('RESHAPE', t8, [4, 6]).To(t9)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t10)
model.Operation('RESHAPE', t10, [8, 3]).To(t11)
model.Operation('TRANSPOSE', x12, [1, 0, 2]).To(t13)
model.Operation('RESHAPE', t13, [2, 6]).To(t14)
model.Operation('TRANSPOSE', x15, [1, 0, 2]).To(t16)
model.Operation('RESHAPE', t16, [3, 2, 2]).To(t17)
model.Operation('TRANSPOSE', x18, [0, 2, 1]).To(t19)
model.Operation('RESHAPE', t19, [1, 3, 3]).To(t20)
model.Operation('TRANSPOSE', x21, [0, 2, 1]).To(t22)
model.Operation('RESHAPE', t22, [3, 4]).To(t23)
model.Operation('TRANSPOSE', x24, [1, 0, 2]).To(t25)
model.Operation('RESHAPE', t25, [3, 4]).To(t26)
model.Operation('TRANSPOSE', x27, [2, 1, 0]).To(t28)
model.Operation('RESHAPE', t28, [4, 3]).To(t29)
model.Operation('TRANSPOSE', x21, [2, 0, 1]).To(t30)
model.Operation('RESHAPE', t30, [3, 4]).To(t31)
model.Operation('TRANSPOSE', x32, [0, 2, 3, 1]).To(t33)
model.Operation('RESHAPE', t33, [2, 6, 2]).To(t34)
model.Operation('TRANSPOSE', x35, [0, 3, 1, 2]).To(t36)
model.Operation('RESHAPE', t36, [2, 2, 6]).To(t37)
model.Operation('TRANSPOSE', x38, [2, 3, 0, 1]).To(t39)
model.Operation('RESHAPE', t39, [6, 4]).To(t40)
model.Operation('TRANSPOSE', x32, [2, 0, 3, 1]).To(t41)
model.Operation('RESHAPE', t41, [6, 4]).To(t42)
model.Operation('SUB', c43, t6, 0).To(t44)
model.Operation('SUB', c43, t11, 0).To(t45)
model.Operation('SUB', c43, t17, 0).To(t46)
model.Operation('SUB', c43, t23, 0).To(t47)
model.Operation('SUB', c43, t29, 0).To(t48)
model.Operation('SUB', c43, t34, 0).To(t49)
model.Operation('SUB', c43, t40, 0).To(t50)
Example({
    x1: [176, 156, 86, 172, 83, 135, 179, 88, 113, 125, 90, 139, 141, 79, 171, 154, 112, 166, 99, 64, 70,
    136, 82, 77],
    t3: [176, 83, 113, 156, 135, 125, 86, 179, 90, 172, 88, 139, 141, 112, 70, 79, 166, 136, 171, 99, 82,
    154, 64, 77],
    x4: [90, 172, 110, 103, 136, 134, 77, 86, 107, 148, 62, 121, 84, 153, 169, 98, 78, 82, 94, 170, 180, 88,
    119, 95],
    x7: [157, 174, 153, 144, 165, 161, 126, 82, 173, 131, 120, 175, 67, 90, 117, 138, 103, 139, 61, 76, 93,
    160, 150, 167],
    t9: [157, 165, 173, 67, 103, 93, 174, 161, 131, 90, 139, 160, 153, 126, 120, 117, 61, 150, 144, 82, 175,
    138, 76, 167],
    x12: [144, 176, 62, 110, 159, 131, 72, 70, 75, 138, 153, 129],
    t14: [144, 176, 159, 131, 75, 138, 62, 110, 72, 70, 153, 129],
    x15: [161, 76, 168, 179, 66, 68, 170, 142, 109, 114, 159, 175],
    x18: [171, 177, 111, 145, 97, 148, 73, 150, 110],
    t20: [171, 145, 73, 177, 97, 150, 111, 148, 110],
    x21: [66, 129, 69, 120, 63, 110, 163, 168, 97, 96, 95, 156],
    x24: [75, 166, 115, 144, 177, 170, 108, 63, 134, 161, 167, 100],
    t26: [75, 166, 115, 144, 177, 170, 108, 63, 134, 161, 167, 100],
    x27: [64, 129, 84, 169, 67, 153, 89, 102, 119, 137, 159, 120],
    t31: [66, 63, 97, 129, 110, 96, 69, 163, 95, 120, 168, 156],
    x32: [113, 125, 129, 160, 162, 165, 87, 73, 169, 161, 70, 151, 145, 158, 106, 116, 128, 110, 77, 164, 91,
    66, 104, 118],
    x35: [148, 60, 180, 103, 104, 102, 76, 98, 132, 66, 174, 134, 159, 96, 114, 120, 88, 169, 99, 83, 68, 79,
    179, 70],
    t37: [148, 180, 104, 76, 132, 174, 60, 103, 102, 98, 66, 134, 159, 114, 88, 99, 68, 179, 96, 120, 169,
    83, 79, 70],
    x38: [105, 176, 60, 127, 72, 82, 80, 126, 70, 166, 69, 100, 165, 122, 140, 172, 91, 75, 149, 115, 92,
    121, 139, 109],
    t42: [113, 87, 125, 73, 145, 77, 158, 164, 129, 169, 160, 161, 106, 91, 116, 66, 162, 70, 165, 151, 128,
    104, 110, 118],
    t44: [153, 159, 71, 90, 133, 74, 140, 145, 107, 165, 109, 161, 166, 149, 157, 73, 136, 63, 95, 155, 181,
    124, 122, 148],
    t45: [67, 160, 130, 102, 131, 173, 87, 108, 118, 164, 77, 107, 157, 64, 153, 72, 144, 161, 71, 155, 104,
    89, 179, 166],
    t46: [82, 167, 177, 175, 134, 129, 75, 64, 73, 101, 84, 68],
    t47: [177, 114, 174, 123, 180, 133, 80, 75, 146, 147, 148, 87],
    t48: [179, 176, 124, 114, 90, 106, 159, 154, 84, 74, 141, 123],
    t49: [130, 156, 118, 170, 114, 74, 83, 82, 81, 173, 78, 92, 98, 166, 85, 79, 137, 152, 127, 177, 115,
    139, 133, 125],
    t50: [138, 163, 78, 94, 67, 117, 121, 128, 183, 173, 103, 151, 116, 77, 71, 122, 171, 174, 152, 104, 161,
    143, 168, 134],
}, name='views_quant8').DisableLifeTimeVariation()
