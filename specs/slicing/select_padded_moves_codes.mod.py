# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: what is padded, chosen, reversed or packed, and moved before or behind.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# A move of a choice is a move of all three of its operands, or of none.
# Expected values: float64 formula.
x2 = Input('x2', (S8, [3, 3], 0.5, -8))
t3 = Internal('t3', (S8, [1, 3], 0.5, -8))
x4 = Input('x4', (BOOL8, [3, 3]))
x5 = Input('x5', (S8, [3, 3], 0.5, -8))
x6 = Input('x6', (S8, [3, 3], 0.5, -8))
t7 = Internal('t7', (S8, [3, 3], 0.5, -8))
t8 = Output('t8', (S8, [3, 3], 0.5, -8))
t10 = Internal('t10', (S8, [3, 3], 0.5, -8))
t11 = Internal('t11', (S8, [3, 3], 0.5, -8))
x9 = Input('x9', (BOOL8, [3, 3]))
t12 = Internal('t12', (S8, [3, 3], 0.5, -8))
t14 = Internal('t14', (S8, [3, 3], 0.5, -8))
t15 = Internal('t15', (S8, [3, 3], 0.5, -8))
x13 = Input('x13', (BOOL8, [3, 3]))
t16 = Internal('t16', (S8, [3, 3], 0.5, -8))
t17 = Output('t17', (S8, [3, 3], 0.5, -8))
t19 = Internal('t19', (S8, [3, 3], 0.5, -8))
x18 = Input('x18', (BOOL8, [3, 3]))
t20 = Internal('t20', (S8, [3, 3], 0.5, -8))
t21 = Internal('t21', (S8, [3, 3], 0.5, -8))
x22 = Input('x22', (BOOL8, [3, 3]))
t23 = Internal('t23', (S8, [3, 3], 0.5, -8))
c1 = Parameter('c1', (I32, [3]), [2, 0, 0])
t24 = Output('t24', (S8, [3, 3], 0.5, -8))
x25 = Input('x25', (BOOL8, [3, 3]))
t26 = Internal('t26', (S8, [3, 3], 0.5, -8))
t27 = Internal('t27', (S8, [2, 2], 0.5, -8))
x28 = Input('x28', (BOOL8, [1, 3]))
x29 = Input('x29', (S8, [1, 3], 0.5, -8))
t30 = Output('t30', (S8, [1, 3], 0.5, -8))
x31 = Input('x31', (BOOL8, [2, 6]))
x32 = Input('x32', (S8, [2, 6], 0.5, -8))
x33 = Input('x33', (S8, [2, 6], 0.5, -8))
t34 = Internal('t34', (S8, [2, 6], 0.5, -8))
t35 = Internal('t35', (S8, [3, 4], 0.5, -8))
x36 = Input('x36', (BOOL8, [2, 2]))
x37 = Input('x37', (S8, [2, 2], 0.5, -8))
x38 = Input('x38', (S8, [2, 2], 0.5, -8))
t39 = Internal('t39', (S8, [2, 2], 0.5, -8))
x40 = Input('x40', (BOOL8, [2, 2]))
x41 = Input('x41', (S8, [2, 2], 0.5, -8))
t42 = Internal('t42', (S8, [2, 2], 0.5, -8))
t43 = Output('t43', (S8, [2, 4], 0.5, -8))
x44 = Input('x44', (BOOL8, [3, 3]))
t45 = Internal('t45', (S8, [3, 3], 0.5, -8))
t46 = Internal('t46', (S8, [1, 3], 0.5, -8))
t47 = Internal('t47', (S8, [1, 3], 0.5, -8))
t48 = Output('t48', (S8, [1, 3], 0.5, -8))
c49 = Parameter('c49', (S8, [1], 0.5, -8), [-5])
t50 = Output('t50', (S8, [3, 3], 0.5, -8))
t51 = Output('t51', (S8, [3, 3], 0.5, -8))
t52 = Output('t52', (S8, [2, 2], 0.5, -8))
t53 = Output('t53', (S8, [3, 4], 0.5, -8))
t54 = Output('t54', (S8, [1, 3], 0.5, -8))
model = Model()
model.Operation('STRIDED_SLICE', x2, [1, 0], [2, 3], [1, 1], 0, 0, 0).To(t3)
model.Operation('SELECT', x4, x5, x6).To(t7)
model.Operation('TRANSPOSE', t7, [1, 0]).To(t8)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t10)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t11)
model.Operation('SELECT', x9, t10, t11).To(t12)
model.Operation('TRANSPOSE', x6, [1, 0]).To(t14)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t15)
model.Operation('SELECT', x13, t14, t15).To(t16)
model.Operation('TRANSPOSE', t16, [1, 0]).To(t17)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t19)
model.Operation('SELECT', x18, t19, x6).To(t20)
model.Operation('TRANSPOSE', t20, [1, 0]).To(t21)
model.Operation('SELECT', x22, x2, x5).To(t23)
model.Operation('GATHER', t23, 1, c1).To(t24)
model.Operation('SELECT', x25, x6, x2).To(t26)
model.Operation('SLICE', t26, [1, 0], [2, 2]).To(t27)
model.Operation('SELECT', x28, t3, x29).To(t30)
model.Operation('SELECT', x31, x32, x33).To(t34)
model.Operation('RESHAPE', t34, [3, 4]).To(t35)
model.Operation('SELECT', x36, x37, x38).To(t39)
model.Operation('SELECT', x40, x41, x37).To(t42)
model.Operation('CONCATENATION', t39, t42, 1).To(t43)
model.Operation('SELECT', x44, x5, x6).To(t45)
model.Operation('SPLIT', t45, 0, 3).To(t46, t47, t48)
model.Operation('SUB', c49, t12, 0).To(t50)
model.Operation('SUB', c49, t21, 0).To(t51)
model.Operation('SUB', c49, t27, 0).To(t52)
model.Operation('SUB', c49, t35, 0).To(t53)
model.Operation('SUB', c49, t47, 0).To(t54)
Example({
    x2: [2, -13, -39, 5, -18, -43, 29, 42, 9],
    x4: [True, False, False, False, True, True, True, True, False],
    x5: [27, -22, -23, 20, -24, -44, -58, 2, -25],
    x6: [-24, 7, -33, -16, 46, 47, -27, -4, 40],
    t8: [27, -16, -58, 7, -24, 2, -33, -44, 40],
    x9: [True, True, True, False, False, False, True, False, False],
    x13: [False, True, True, True, False, False, True, False, True],
    t17: [2, 7, -33, -16, -18, -43, -27, 42, 40],
    x18: [False, False, True, True, True, False, False, False, True],
    x22: [False, False, False, False, True, False, True, True, False],
    t24: [-23, 27, 27, -44, 20, 20, -25, 29, 29],
    x25: [True, True, False, False, True, False, False, True, True],
    x28: [True, False, True],
    x29: [28, -5, -61],
    t30: [5, -5, -43],
    x31: [False, True, False, False, True, True, True, False, True, False, True, False],
    x32: [47, -43, -49, -39, 20, 39, -26, 7, -4, 19, 18, -27],
    x33: [49, -36, 21, -7, 43, -61, -12, 15, 10, -9, 1, 35],
    x36: [False, False, False, False],
    x37: [48, 41, 29, -6],
    x38: [-57, 13, -23, -33],
    x40: [True, True, False, False],
    x41: [-24, -48, -54, -13],
    t43: [-57, 13, -24, -48, -23, -33, 29, -6],
    x44: [False, False, True, False, True, True, False, False, True],
    t48: [-27, -4, -25],
    t50: [-15, -18, -42, 9, 11, -15, 26, 31, 12],
    t51: [11, 9, 14, -20, 11, -9, 45, -60, 12],
    t52: [-18, -59, -42, -9],
    t53: [-62, 30, -34, -6, -33, -52, 13, -28, -9, -4, -31, -48],
    t54: [3, 11, 31],
}, name='moved_signed').DisableLifeTimeVariation()
