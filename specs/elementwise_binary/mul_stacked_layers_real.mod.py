# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: the same layer several times in a row.

F32 = 'TENSOR_FLOAT32'

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [-2.5])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [1]), [2.0])
t9 = Output('t9', (F32, [2, 3]))
x10 = Input('x10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [1.5])
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [1.5])
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Output('t18', (F32, [2, 3]))
x19 = Input('x19', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [3]), [1.5, -1.0, 2.0])
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [3]), [-2.5, 1.5, -1.0])
t23 = Internal('t23', (F32, [2, 3]))
c24 = Parameter('c24', (F32, [3]), [0.5, -2.5, 1.5])
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [3]), [2.0, 0.5, -2.5])
t27 = Output('t27', (F32, [2, 3]))
x28 = Input('x28', (F32, [2, 3]))
c29 = Parameter('c29', (F32, [3]), [1.5, -1.0, 2.0])
t30 = Internal('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [3]), [1.5, -1.0, 2.0])
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (F32, [3]), [1.5, -1.0, 2.0])
t34 = Internal('t34', (F32, [2, 3]))
c35 = Parameter('c35', (F32, [3]), [1.5, -1.0, 2.0])
t36 = Output('t36', (F32, [2, 3]))
x37 = Input('x37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t39 = Internal('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [2, 3]), [-2.5, 1.5, -1.0, 2.0, 0.5, -2.5])
t41 = Internal('t41', (F32, [2, 3]))
c42 = Parameter('c42', (F32, [2, 3]), [0.5, -2.5, 1.5, -1.0, 2.0, 0.5])
t43 = Internal('t43', (F32, [2, 3]))
c44 = Parameter('c44', (F32, [2, 3]), [2.0, 0.5, -2.5, 1.5, -1.0, 2.0])
t45 = Output('t45', (F32, [2, 3]))
x46 = Input('x46', (F32, [2, 3]))
c47 = Parameter('c47', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t48 = Internal('t48', (F32, [2, 3]))
c49 = Parameter('c49', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t50 = Internal('t50', (F32, [2, 3]))
c51 = Parameter('c51', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t52 = Internal('t52', (F32, [2, 3]))
c53 = Parameter('c53', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t54 = Output('t54', (F32, [2, 3]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('MUL', x10, c11, 0).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('MUL', x19, c20, 0).To(t21)
model.Operation('MUL', t21, c22, 0).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('MUL', t25, c26, 0).To(t27)
model.Operation('MUL', x28, c29, 0).To(t30)
model.Operation('MUL', t30, c31, 0).To(t32)
model.Operation('MUL', t32, c33, 0).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('MUL', x37, c38, 0).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('MUL', t41, c42, 0).To(t43)
model.Operation('MUL', t43, c44, 0).To(t45)
model.Operation('MUL', x46, c47, 0).To(t48)
model.Operation('MUL', t48, c49, 0).To(t50)
model.Operation('MUL', t50, c51, 0).To(t52)
model.Operation('MUL', t52, c53, 0).To(t54)
Example({
    x1: [-4.0, 1.5, 2.5, -2.0, 1.5, 4.0],
    t9: [15.0, -5.625, -9.375, 7.5, -5.625, -15.0],
    x10: [-4.0, 1.5, 2.0, -1.5, -2.0, -2.0],
    t18: [-20.25, 7.59375, 10.125, -7.59375, -10.125, -10.125],
    x19: [-2.0, 1.0, -4.0, 1.0, -0.5, 2.5],
    t27: [7.5, 1.875, -30.0, -3.75, -0.9375, 18.75],
    x28: [2.5, 2.5, 4.0, -1.5, 0.5, 3.5],
    t36: [12.65625, 2.5, 64.0, -7.59375, 0.5, 56.0],
    x37: [3.0, -3.5, 0.5, 2.0, -3.5, 2.5],
    t45: [-11.25, -6.5625, 3.75, -3.0, -8.75, -9.375],
    x46: [-2.5, 0.5, -4.0, 4.0, 3.5, 1.0],
    t54: [-12.65625, 0.5, -64.0, 0.25, 136.71875, 5.0625],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
