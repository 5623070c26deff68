# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: what is picked or repeated, and moved before or behind.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Picked places are all of a part, some at regular steps, or in no order: not all are a slice.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 4], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 1, 2, 3])
t3 = Output('t3', (U8, [2, 4], 0.5, 120))
x5 = Input('x5', (U8, [2, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [3]), [0, 1, 2])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
x8 = Input('x8', (U8, [2, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [3]), [1, 2, 3])
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [0, 2])
t11 = Internal('t11', (U8, [2, 2], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [3, 2, 1, 0])
t13 = Output('t13', (U8, [2, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [1, 1, 1, 1])
t15 = Internal('t15', (U8, [2, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [1]), [2])
t17 = Output('t17', (U8, [2, 1], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [0, 2, 1, 3])
t19 = Internal('t19', (U8, [2, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [0, 1, 0, 1])
t21 = Output('t21', (U8, [2, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 0, 1, 1])
t23 = Internal('t23', (U8, [2, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [0, 1, 3, 2])
t25 = Output('t25', (U8, [2, 4], 0.5, 120))
c26 = Parameter('c26', (I32, [2]), [1, 0])
t27 = Internal('t27', (U8, [2, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [3, 1])
t29 = Output('t29', (U8, [2, 2], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 3, 1, 2])
t31 = Internal('t31', (U8, [2, 4], 0.5, 120))
c32 = Parameter('c32', (I32, [2, 2]), [0, 1, 2, 3])
t33 = Output('t33', (U8, [2, 2, 2], 0.5, 120))
c34 = Parameter('c34', (I32, [2, 2]), [0, 2, 1, 3])
t35 = Internal('t35', (U8, [2, 2, 2], 0.5, 120))
c36 = Parameter('c36', (I32, [2, 1]), [3, 3])
t37 = Output('t37', (U8, [2, 2, 1], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [123])
t39 = Output('t39', (U8, [2, 3], 0.5, 120))
t40 = Output('t40', (U8, [2, 2], 0.5, 120))
t41 = Output('t41', (U8, [2, 4], 0.5, 120))
t42 = Output('t42', (U8, [2, 4], 0.5, 120))
t43 = Output('t43', (U8, [2, 4], 0.5, 120))
t44 = Output('t44', (U8, [2, 2], 0.5, 120))
t45 = Output('t45', (U8, [2, 4], 0.5, 120))
t46 = Output('t46', (U8, [2, 2, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x2, -1, c1).To(t3)
model.Operation('GATHER', x5, -1, c4).To(t6)
model.Operation('GATHER', x8, -1, c7).To(t9)
model.Operation('GATHER', x2, -1, c10).To(t11)
model.Operation('GATHER', x5, -1, c12).To(t13)
model.Operation('GATHER', x8, -1, c14).To(t15)
model.Operation('GATHER', x2, -1, c16).To(t17)
model.Operation('GATHER', x5, -1, c18).To(t19)
model.Operation('GATHER', x8, -1, c20).To(t21)
model.Operation('GATHER', x2, -1, c22).To(t23)
model.Operation('GATHER', x5, -1, c24).To(t25)
model.Operation('GATHER', x8, -1, c26).To(t27)
model.Operation('GATHER', x2, -1, c28).To(t29)
model.Operation('GATHER', x5, -1, c30).To(t31)
model.Operation('GATHER', x8, -1, c32).To(t33)
model.Operation('GATHER', x2, -1, c34).To(t35)
model.Operation('GATHER', x5, -1, c36).To(t37)
model.Operation('SUB', c38, t6, 0).To(t39)
model.Operation('SUB', c38, t11, 0).To(t40)
model.Operation('SUB', c38, t15, 0).To(t41)
model.Operation('SUB', c38, t19, 0).To(t42)
model.Operation('SUB', c38, t23, 0).To(t43)
model.Operation('SUB', c38, t27, 0).To(t44)
model.Operation('SUB', c38, t31, 0).To(t45)
model.Operation('SUB', c38, t35, 0).To(t46)
Example({
    x2: [126, 123, 114, 155, 68, 98, 118, 78],
    t3: [126, 123, 114, 155, 68, 98, 118, 78],
    x5: [62, 67, 144, 134, 139, 96, 61, 168],
    x8: [64, 164, 169, 82, 165, 131, 117, 108],
    t9: [164, 169, 82, 131, 117, 108],
    t13: [134, 144, 67, 62, 168, 61, 96, 139],
    t17: [114, 118],
    t21: [64, 164, 64, 164, 165, 131, 165, 131],
    t25: [62, 67, 134, 144, 139, 96, 168, 61],
    t29: [155, 123, 78, 98],
    t33: [64, 164, 169, 82, 165, 131, 117, 108],
    t37: [134, 134, 168, 168],
    t39: [181, 176, 99, 104, 147, 182],
    t40: [117, 129, 175, 125],
    t41: [79, 79, 79, 79, 112, 112, 112, 112],
    t42: [181, 99, 176, 109, 104, 182, 147, 75],
    t43: [117, 117, 120, 120, 175, 175, 145, 145],
    t44: [79, 179, 112, 78],
    t45: [181, 109, 176, 99, 104, 75, 147, 182],
    t46: [117, 129, 120, 88, 175, 125, 145, 165],
}, name='columns_quant8').DisableLifeTimeVariation()
