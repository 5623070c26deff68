# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: operations in a row that are merged, moved or cancelled.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Zeros at a border become something else behind a function, or stay.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 1, 1, 0])
t3 = Internal('t3', (F32, [3, 3]))
t4 = Output('t4', (F32, [3, 3]))
x5 = Input('x5', (F32, [2, 2]))
c6 = Parameter('c6', (I32, [2, 2]), [0, 1, 1, 0])
t7 = Internal('t7', (F32, [3, 3]))
t8 = Output('t8', (F32, [3, 3]))
x9 = Input('x9', (F32, [2, 2]))
c10 = Parameter('c10', (I32, [2, 2]), [0, 1, 1, 0])
t11 = Internal('t11', (F32, [3, 3]))
t12 = Output('t12', (F32, [3, 3]))
x13 = Input('x13', (F32, [2, 2]))
c14 = Parameter('c14', (I32, [2, 2]), [0, 1, 1, 0])
t15 = Internal('t15', (F32, [3, 3]))
t16 = Output('t16', (F32, [3, 3]))
x17 = Input('x17', (F32, [2, 2]))
c18 = Parameter('c18', (I32, [2, 2]), [0, 1, 1, 0])
t19 = Internal('t19', (F32, [3, 3]))
t20 = Output('t20', (F32, [3, 3]))
x21 = Input('x21', (F32, [2, 2]))
c22 = Parameter('c22', (I32, [2, 2]), [0, 1, 1, 0])
t23 = Internal('t23', (F32, [3, 3]))
t24 = Output('t24', (F32, [3, 3]))
x25 = Input('x25', (F32, [2, 2]))
c26 = Parameter('c26', (I32, [2, 2]), [0, 1, 1, 0])
t27 = Internal('t27', (F32, [3, 3]))
t28 = Output('t28', (F32, [3, 3]))
x29 = Input('x29', (F32, [2, 2]))
c30 = Parameter('c30', (I32, [2, 2]), [0, 1, 1, 0])
t31 = Internal('t31', (F32, [3, 3]))
t32 = Output('t32', (F32, [3, 3]))
x33 = Input('x33', (F32, [2, 2]))
c34 = Parameter('c34', (I32, [2, 2]), [0, 1, 1, 0])
t35 = Internal('t35', (F32, [3, 3]))
t36 = Output('t36', (F32, [3, 3]))
x37 = Input('x37', (F32, [2, 2]))
c38 = Parameter('c38', (I32, [2, 2]), [0, 1, 1, 0])
t39 = Internal('t39', (F32, [3, 3]))
t40 = Output('t40', (F32, [3, 3]))
x41 = Input('x41', (F32, [2, 2]))
c42 = Parameter('c42', (I32, [2, 2]), [0, 1, 1, 0])
t43 = Internal('t43', (F32, [3, 3]))
c44 = Parameter('c44', (F32, [1]), [1.0])
t45 = Output('t45', (F32, [3, 3]))
x46 = Input('x46', (F32, [2, 2]))
c47 = Parameter('c47', (I32, [2, 2]), [0, 1, 1, 0])
t48 = Internal('t48', (F32, [3, 3]))
c49 = Parameter('c49', (F32, [1]), [0.5])
t50 = Output('t50', (F32, [3, 3]))
x51 = Input('x51', (F32, [2, 2]))
c52 = Parameter('c52', (I32, [2, 2]), [0, 1, 1, 0])
t53 = Internal('t53', (F32, [3, 3]))
c54 = Parameter('c54', (F32, [1]), [-0.5])
t55 = Output('t55', (F32, [3, 3]))
x56 = Input('x56', (F32, [2, 2]))
c57 = Parameter('c57', (I32, [2, 2]), [0, 1, 1, 0])
t58 = Internal('t58', (F32, [3, 3]))
c59 = Parameter('c59', (F32, [3]), [-2.0, 1.0, 3.0])
t60 = Output('t60', (F32, [3, 3]))
x61 = Input('x61', (F32, [2, 2]))
c62 = Parameter('c62', (I32, [2, 2]), [0, 1, 1, 0])
t63 = Internal('t63', (F32, [3, 3]))
c64 = Parameter('c64', (F32, [1]), [2.0])
t65 = Output('t65', (F32, [3, 3]))
x66 = Input('x66', (F32, [2, 2]))
c67 = Parameter('c67', (I32, [2, 2]), [0, 1, 1, 0])
t68 = Internal('t68', (F32, [3, 3]))
c69 = Parameter('c69', (F32, [3]), [0.5, -1.0, 2.0])
t70 = Output('t70', (F32, [3, 3]))
x71 = Input('x71', (F32, [2, 2]))
c72 = Parameter('c72', (I32, [2, 2]), [0, 1, 1, 0])
t73 = Internal('t73', (F32, [3, 3]))
t74 = Output('t74', (F32, [3, 3]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('LOGISTIC', t3).To(t4)
model.Operation('PAD', x5, c6).To(t7)
model.Operation('EXP', t7).To(t8)
model.Operation('PAD', x9, c10).To(t11)
model.Operation('TANH', t11).To(t12)
model.Operation('PAD', x13, c14).To(t15)
model.Operation('ABS', t15).To(t16)
model.Operation('PAD', x17, c18).To(t19)
model.Operation('NEG', t19).To(t20)
model.Operation('PAD', x21, c22).To(t23)
model.Operation('FLOOR', t23).To(t24)
model.Operation('PAD', x25, c26).To(t27)
model.Operation('HARD_SWISH', t27).To(t28)
model.Operation('PAD', x29, c30).To(t31)
model.Operation('RELU', t31).To(t32)
model.Operation('PAD', x33, c34).To(t35)
model.Operation('RELU1', t35).To(t36)
model.Operation('PAD', x37, c38).To(t39)
model.Operation('ELU', t39, 0.5).To(t40)
model.Operation('PAD', x41, c42).To(t43)
model.Operation('SUB', c44, t43, 0).To(t45)
model.Operation('PAD', x46, c47).To(t48)
model.Operation('MAXIMUM', t48, c49).To(t50)
model.Operation('PAD', x51, c52).To(t53)
model.Operation('MINIMUM', t53, c54).To(t55)
model.Operation('PAD', x56, c57).To(t58)
model.Operation('MUL', t58, c59, 0).To(t60)
model.Operation('PAD', x61, c62).To(t63)
model.Operation('POW', c64, t63).To(t65)
model.Operation('PAD', x66, c67).To(t68)
model.Operation('PRELU', t68, c69).To(t70)
model.Operation('PAD', x71, c72).To(t73)
model.Operation('SOFTMAX', t73, 1.0).To(t74)
Example({
    x1: [-3.5, 1.0, -1.5, -3.0],
    t4: [0.5, 0.02931223, 0.7310586, 0.5, 0.18242553, 0.047425874, 0.5, 0.5, 0.5],
    x5: [-2.0, -1.0, 2.0, -0.5],
    t8: [1.0, 0.13533528, 0.36787945, 1.0, 7.389056, 0.60653067, 1.0, 1.0, 1.0],
    x9: [3.5, -3.5, -4.0, 2.5],
    t12: [0.0, 0.9981779, -0.9981779, 0.0, -0.9993293, 0.9866143, 0.0, 0.0, 0.0],
    x13: [-3.5, -1.5, 1.0, -0.5],
    t16: [0.0, 3.5, 1.5, 0.0, 1.0, 0.5, 0.0, 0.0, 0.0],
    x17: [1.0, -1.5, -1.0, -3.5],
    t20: [0.0, -1.0, 1.5, 0.0, 1.0, 3.5, 0.0, 0.0, 0.0],
    x21: [2.5, 3.5, -0.5, 2.5],
    t24: [0.0, 2.0, 3.0, 0.0, -1.0, 2.0, 0.0, 0.0, 0.0],
    x25: [-1.5, -3.5, -2.5, -3.5],
    t28: [0.0, -0.375, 0.0, 0.0, -0.20833333, 0.0, 0.0, 0.0, 0.0],
    x29: [1.0, 3.5, 1.0, -3.0],
    t32: [0.0, 1.0, 3.5, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0],
    x33: [4.0, -3.0, -4.0, -4.0],
    t36: [0.0, 1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0],
    x37: [1.0, 2.0, -0.5, -1.0],
    t40: [0.0, 1.0, 2.0, 0.0, -0.19673467, -0.31606027, 0.0, 0.0, 0.0],
    x41: [-1.0, 2.0, -4.0, 2.0],
    t45: [1.0, 2.0, -1.0, 1.0, 5.0, -1.0, 1.0, 1.0, 1.0],
    x46: [-0.5, -1.0, 1.0, -1.0],
    t50: [0.5, 0.5, 0.5, 0.5, 1.0, 0.5, 0.5, 0.5, 0.5],
    x51: [3.0, -1.5, -1.0, -0.5],
    t55: [-0.5, -0.5, -1.5, -0.5, -1.0, -0.5, -0.5, -0.5, -0.5],
    x56: [2.0, 3.0, 0.5, 1.5],
    t60: [0.0, 2.0, 9.0, 0.0, 0.5, 4.5, 0.0, 0.0, 0.0],
    x61: [-2.0, -4.0, -1.0, 1.0],
    t65: [1.0, 0.25, 0.0625, 1.0, 0.5, 2.0, 1.0, 1.0, 1.0],
    x66: [-2.0, 1.0, -4.0, -2.5],
    t70: [0.0, 2.0, 1.0, 0.0, 4.0, -5.0, 0.0, 0.0, 0.0],
    x71: [-2.0, 0.5, -1.0, 3.0],
    t74: [0.3591881, 0.048610825, 0.59220105, 0.046612624, 0.017147826, 0.93623954, 0.33333334, 0.33333334,
    0.33333334],
}, name='bordered').AddVariations('float16').DisableLifeTimeVariation()
