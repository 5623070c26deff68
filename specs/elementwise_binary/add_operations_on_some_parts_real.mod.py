# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: the same of all parts, or of all but one.

F32 = 'TENSOR_FLOAT32'

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
t45 = Internal('t45', (F32, [2, 2]))
x44 = Input('x44', (F32, [2, 2]))
t46 = Internal('t46', (F32, [2, 2]))
t47 = Output('t47', (F32, [2, 2]))
t48 = Internal('t48', (F32, [2, 2]))
t49 = Output('t49', (F32, [2, 2]))
x50 = Input('x50', (F32, [2, 2]))
t52 = Internal('t52', (F32, [2, 2]))
x51 = Input('x51', (F32, [2, 2]))
t53 = Internal('t53', (F32, [2, 2]))
t54 = Output('t54', (F32, [2, 2]))
t55 = Internal('t55', (F32, [2, 2]))
t56 = Output('t56', (F32, [2, 2]))
x57 = Input('x57', (F32, [2, 2]))
t59 = Internal('t59', (F32, [2, 2]))
x58 = Input('x58', (F32, [2, 2]))
t60 = Internal('t60', (F32, [2, 2]))
t61 = Output('t61', (F32, [2, 2]))
t62 = Internal('t62', (F32, [2, 2]))
t63 = Output('t63', (F32, [2, 2]))
x64 = Input('x64', (F32, [2, 2]))
t66 = Internal('t66', (F32, [2, 2]))
x65 = Input('x65', (F32, [2, 2]))
t67 = Internal('t67', (F32, [2, 2]))
t68 = Output('t68', (F32, [2, 2]))
t69 = Internal('t69', (F32, [2, 2]))
t70 = Output('t70', (F32, [2, 2]))
x71 = Input('x71', (F32, [2, 2]))
t73 = Internal('t73', (F32, [2, 2]))
x72 = Input('x72', (F32, [2, 2]))
t74 = Internal('t74', (F32, [2, 2]))
t75 = Output('t75', (F32, [2, 2]))
t76 = Internal('t76', (F32, [2, 2]))
t77 = Output('t77', (F32, [2, 2]))
x78 = Input('x78', (F32, [2, 2]))
t80 = Internal('t80', (F32, [2, 2]))
x79 = Input('x79', (F32, [2, 2]))
t81 = Internal('t81', (F32, [2, 2]))
t82 = Output('t82', (F32, [2, 2]))
t83 = Internal('t83', (F32, [2, 2]))
t84 = Output('t84', (F32, [2, 2]))
model = Model()
model.Operation('NEG', x1).To(t3)
model.Operation('NEG', x2).To(t4)
model.Operation('ADD', t3, t4, 0).To(t5)
model.Operation('NEG', x1).To(t6)
model.Operation('ADD', t6, x2, 0).To(t7)
model.Operation('NEG', x8).To(t10)
model.Operation('NEG', x9).To(t11)
model.Operation('SUB', t10, t11, 0).To(t12)
model.Operation('NEG', x8).To(t13)
model.Operation('SUB', t13, x9, 0).To(t14)
model.Operation('NEG', x15).To(t17)
model.Operation('NEG', x16).To(t18)
model.Operation('MAXIMUM', t17, t18).To(t19)
model.Operation('NEG', x15).To(t20)
model.Operation('MAXIMUM', t20, x16).To(t21)
model.Operation('ABS', x22).To(t24)
model.Operation('ABS', x23).To(t25)
model.Operation('ADD', t24, t25, 0).To(t26)
model.Operation('ABS', x22).To(t27)
model.Operation('ADD', t27, x23, 0).To(t28)
model.Operation('ABS', x29).To(t31)
model.Operation('ABS', x30).To(t32)
model.Operation('SUB', t31, t32, 0).To(t33)
model.Operation('ABS', x29).To(t34)
model.Operation('SUB', t34, x30, 0).To(t35)
model.Operation('ABS', x36).To(t38)
model.Operation('ABS', x37).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
model.Operation('ABS', x36).To(t41)
model.Operation('MAXIMUM', t41, x37).To(t42)
model.Operation('FLOOR', x43).To(t45)
model.Operation('FLOOR', x44).To(t46)
model.Operation('ADD', t45, t46, 0).To(t47)
model.Operation('FLOOR', x43).To(t48)
model.Operation('ADD', t48, x44, 0).To(t49)
model.Operation('FLOOR', x50).To(t52)
model.Operation('FLOOR', x51).To(t53)
model.Operation('SUB', t52, t53, 0).To(t54)
model.Operation('FLOOR', x50).To(t55)
model.Operation('SUB', t55, x51, 0).To(t56)
model.Operation('FLOOR', x57).To(t59)
model.Operation('FLOOR', x58).To(t60)
model.Operation('MAXIMUM', t59, t60).To(t61)
model.Operation('FLOOR', x57).To(t62)
model.Operation('MAXIMUM', t62, x58).To(t63)
model.Operation('TANH', x64).To(t66)
model.Operation('TANH', x65).To(t67)
model.Operation('ADD', t66, t67, 0).To(t68)
model.Operation('TANH', x64).To(t69)
model.Operation('ADD', t69, x65, 0).To(t70)
model.Operation('TANH', x71).To(t73)
model.Operation('TANH', x72).To(t74)
model.Operation('SUB', t73, t74, 0).To(t75)
model.Operation('TANH', x71).To(t76)
model.Operation('SUB', t76, x72, 0).To(t77)
model.Operation('TANH', x78).To(t80)
model.Operation('TANH', x79).To(t81)
model.Operation('MAXIMUM', t80, t81).To(t82)
model.Operation('TANH', x78).To(t83)
model.Operation('MAXIMUM', t83, x79).To(t84)
Example({
    x1: [-3.5, -0.5, 2.5, -0.5],
    x2: [-4.0, 4.0, -1.0, -3.5],
    t5: [7.5, -3.5, -1.5, 4.0],
    t7: [-0.5, 4.5, -3.5, -3.0],
    x8: [-0.5, -1.5, -3.5, 0.5],
    x9: [-4.0, -3.0, -3.0, 4.0],
    t12: [-3.5, -1.5, 0.5, 3.5],
    t14: [4.5, 4.5, 6.5, -4.5],
    x15: [-2.5, -1.5, 1.0, 1.5],
    x16: [-1.0, 3.0, -3.0, 3.5],
    t19: [2.5, 1.5, 3.0, -1.5],
    t21: [2.5, 3.0, -1.0, 3.5],
    x22: [1.5, -1.5, -1.0, 0.5],
    x23: [-2.5, -0.5, -2.0, -1.0],
    t26: [4.0, 2.0, 3.0, 1.5],
    t28: [-1.0, 1.0, -1.0, -0.5],
    x29: [-1.0, -3.5, 1.5, -2.5],
    x30: [2.0, 2.0, -2.5, 0.5],
    t33: [-1.0, 1.5, -1.0, 2.0],
    t35: [-1.0, 1.5, 4.0, 2.0],
    x36: [1.0, -2.0, 3.0, 2.0],
    x37: [-2.0, -3.0, 0.5, -1.5],
    t40: [2.0, 3.0, 3.0, 2.0],
    t42: [1.0, 2.0, 3.0, 2.0],
    x43: [1.0, 3.5, -2.5, -3.0],
    x44: [-3.5, -4.0, -1.0, -1.5],
    t47: [-3.0, -1.0, -4.0, -5.0],
    t49: [-2.5, -1.0, -4.0, -4.5],
    x50: [2.0, 2.0, -0.5, 4.0],
    x51: [0.5, -3.5, -1.0, -1.5],
    t54: [2.0, 6.0, 0.0, 6.0],
    t56: [1.5, 5.5, 0.0, 5.5],
    x57: [3.5, 3.5, 1.0, 2.0],
    x58: [1.0, 1.5, 3.0, -2.5],
    t61: [3.0, 3.0, 3.0, 2.0],
    t63: [3.0, 3.0, 3.0, 2.0],
    x64: [3.5, -1.0, 1.5, -3.0],
    x65: [2.5, -4.0, 2.0, 4.0],
    t68: [1.9847922, -1.7609235, 1.8691759, 0.004274547],
    t70: [3.498178, -4.7615943, 2.9051483, 3.0049453],
    x71: [-3.5, 2.0, 4.0, -3.0],
    x72: [3.0, 1.0, 3.5, 3.5],
    t75: [-1.9932327, 0.2024334, 0.0011514425, -1.9932327],
    t77: [-3.998178, -0.035972416, -2.5006707, -4.4950547],
    x78: [-1.5, -0.5, 3.5, -3.5],
    x79: [1.0, -3.5, -2.0, 1.0],
    t82: [0.7615942, -0.46211717, 0.9981779, 0.7615942],
    t84: [1.0, -0.46211717, 0.9981779, 1.0],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()
