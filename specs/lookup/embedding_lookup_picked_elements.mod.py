# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: what is picked or repeated, and moved before or behind.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Rows of a table that is made by moves, or read by them, are a part of it, or all.
# Expected values: float64 formula.
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 3])
x1 = Input('x1', (F32, [4, 3]))
t3 = Output('t3', (F32, [4, 3]))
x4 = Input('x4', (F32, [4, 3]))
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [4, 3]))
c7 = Parameter('c7', (I32, [3]), [0, 1, 2])
t8 = Internal('t8', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [2]), [1, 2])
x9 = Input('x9', (F32, [4, 3]))
t11 = Output('t11', (F32, [2, 3]))
c12 = Parameter('c12', (I32, [4]), [3, 2, 1, 0])
t13 = Internal('t13', (F32, [4, 3]))
t14 = Internal('t14', (F32, [4, 3]))
c15 = Parameter('c15', (I32, [3]), [2, 2, 2])
t16 = Output('t16', (F32, [3, 3]))
c17 = Parameter('c17', (I32, [2]), [0, 2])
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [4, 3]))
c20 = Parameter('c20', (I32, [1]), [2])
t21 = Output('t21', (F32, [1, 3]))
t22 = Internal('t22', (F32, [4, 3]))
c23 = Parameter('c23', (I32, [3]), [0, 1, 3])
t24 = Internal('t24', (F32, [3, 3]))
x26 = Input('x26', (F32, [3, 3]))
t27 = Internal('t27', (F32, [3, 3]))
x25 = Input('x25', (I32, [2]))
t28 = Output('t28', (F32, [2, 3]))
c29 = Parameter('c29', (F32, [3, 4]), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
t30 = Internal('t30', (F32, [4, 3]))
t31 = Internal('t31', (F32, [2, 3]))
x32 = Input('x32', (F32, [3, 2]))
t33 = Internal('t33', (F32, [2, 2]))
t34 = Output('t34', (F32, [2, 2]))
x35 = Input('x35', (F32, [3, 2]))
c36 = Parameter('c36', (F32, [3, 1]), [1.0, 2.0, 3.0])
t37 = Internal('t37', (F32, [3, 2]))
t38 = Internal('t38', (F32, [2, 2]))
x39 = Input('x39', (F32, [3, 2]))
c40 = Parameter('c40', (F32, [2]), [1.0, 2.0])
t41 = Internal('t41', (F32, [3, 2]))
t42 = Output('t42', (F32, [2, 2]))
c43 = Parameter('c43', (I32, [3]), [1, 3, 0])
t44 = Internal('t44', (F32, [3, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Output('t46', (F32, [3, 3]))
t47 = Output('t47', (F32, [4, 3]))
t48 = Output('t48', (F32, [2, 3]))
t49 = Output('t49', (F32, [3, 3]))
t50 = Output('t50', (F32, [2, 3]))
t51 = Output('t51', (F32, [2, 2]))
t52 = Output('t52', (F32, [2, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', c2, x1).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('EMBEDDING_LOOKUP', c7, t6).To(t8)
model.Operation('EMBEDDING_LOOKUP', c10, x9).To(t11)
model.Operation('EMBEDDING_LOOKUP', c12, x1).To(t13)
model.Operation('ADD', x4, c5, 0).To(t14)
model.Operation('EMBEDDING_LOOKUP', c15, t14).To(t16)
model.Operation('EMBEDDING_LOOKUP', c17, x9).To(t18)
model.Operation('ADD', x1, c5, 0).To(t19)
model.Operation('EMBEDDING_LOOKUP', c20, t19).To(t21)
model.Operation('ADD', x4, c5, 0).To(t22)
model.Operation('EMBEDDING_LOOKUP', c23, t22).To(t24)
model.Operation('TRANSPOSE', x26, [1, 0]).To(t27)
model.Operation('EMBEDDING_LOOKUP', x25, t27).To(t28)
model.Operation('TRANSPOSE', c29, [1, 0]).To(t30)
model.Operation('EMBEDDING_LOOKUP', x25, t30).To(t31)
model.Operation('EMBEDDING_LOOKUP', x25, x32).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('SUB', x35, c36, 0).To(t37)
model.Operation('EMBEDDING_LOOKUP', x25, t37).To(t38)
model.Operation('SUB', x39, c40, 1).To(t41)
model.Operation('EMBEDDING_LOOKUP', x25, t41).To(t42)
model.Operation('EMBEDDING_LOOKUP', c43, t22).To(t44)
model.Operation('EMBEDDING_LOOKUP', x25, t44).To(t45)
model.Operation('SUB', c5, t8, 0).To(t46)
model.Operation('SUB', c5, t13, 0).To(t47)
model.Operation('SUB', c5, t18, 0).To(t48)
model.Operation('SUB', c5, t24, 0).To(t49)
model.Operation('SUB', c5, t31, 0).To(t50)
model.Operation('SUB', c5, t38, 0).To(t51)
model.Operation('SUB', c5, t45, 0).To(t52)
Example({
    x1: [3.5, 10.0, -11.5, 12.0, 10.5, 23.5, -26.0, -23.5, 20.0, 0.5, 9.0, -15.0],
    t3: [3.5, 10.0, -11.5, 12.0, 10.5, 23.5, -26.0, -23.5, 20.0, 0.5, 9.0, -15.0],
    x4: [-22.5, -0.5, -24.0, 0.0, -9.0, 19.5, -15.0, -26.0, -25.5, -11.5, 25.0, -23.5],
    x9: [23.0, -23.5, 6.0, 5.5, 4.5, -19.5, 27.5, 29.0, 16.0, -25.0, -12.5, -27.5],
    t11: [5.5, 4.5, -19.5, 27.5, 29.0, 16.0],
    t16: [-13.5, -24.5, -24.0, -13.5, -24.5, -24.0, -13.5, -24.5, -24.0],
    t21: [-24.5, -22.0, 21.5],
    x26: [-2.0, -14.0, 9.0, -22.5, -9.0, -18.5, 5.0, -23.0, 25.5],
    x25: [2, 0],
    t28: [9.0, -18.5, 25.5, -2.0, -22.5, 5.0],
    x32: [9.0, -22.0, -16.5, 12.5, -7.5, 17.0],
    t34: [-7.5, 9.0, 17.0, -22.0],
    x35: [-6.0, -6.5, 26.0, 24.5, 12.0, 8.5],
    x39: [2.5, 3.5, -0.5, -12.0, -18.0, 22.0],
    t42: [0.0, 20.0, 1.5, 1.5],
    t46: [22.5, 0.5, 24.0, 0.0, 9.0, -19.5, 15.0, 26.0, 25.5],
    t47: [1.0, -7.5, 16.5, 27.5, 25.0, -18.5, -10.5, -9.0, -22.0, -2.0, -8.5, 13.0],
    t48: [-21.5, 25.0, -4.5, -26.0, -27.5, -14.5],
    t49: [22.5, 0.5, 24.0, 0.0, 9.0, -19.5, 11.5, -25.0, 23.5],
    t50: [-0.5, -4.5, -8.5, 1.5, -2.5, -6.5],
    t51: [-7.5, -4.0, 8.5, 9.0],
    t52: [22.5, 0.5, 24.0, 0.0, 9.0, -19.5],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
