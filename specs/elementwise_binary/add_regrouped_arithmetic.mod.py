# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: sums and products that are regrouped, where that is right and where it is not.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Small operands are added first, if the shape of the result and a bound in between stay.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2]))
x3 = Input('x3', (F32, [2]))
t7 = Internal('t7', (F32, [2, 3, 2]))
x4 = Input('x4', (F32, [3, 1]))
t8 = Output('t8', (F32, [2, 3, 2]))
t9 = Internal('t9', (F32, [2, 3, 2]))
t10 = Internal('t10', (F32, [2, 3, 2]))
t11 = Internal('t11', (F32, [2, 3, 2]))
x5 = Input('x5', (F32, [2, 1, 1]))
t12 = Output('t12', (F32, [2, 3, 2]))
t13 = Internal('t13', (F32, [3, 2]))
t14 = Internal('t14', (F32, [2, 3, 2]))
t15 = Internal('t15', (F32, [2, 3, 1]))
t16 = Output('t16', (F32, [2, 3, 2]))
t17 = Internal('t17', (F32, [2, 3, 2]))
t18 = Internal('t18', (F32, [2, 3, 2]))
x6 = Input('x6', (F32, [1]))
t19 = Internal('t19', (F32, [2, 3, 2]))
t20 = Output('t20', (F32, [2, 3, 2]))
t21 = Internal('t21', (F32, [2, 3, 2]))
x2 = Input('x2', (F32, [2, 3, 2]))
t22 = Internal('t22', (F32, [2, 3, 2]))
t23 = Internal('t23', (F32, [2, 3, 2]))
t24 = Internal('t24', (F32, [3, 2]))
t25 = Output('t25', (F32, [2, 3, 2]))
t26 = Internal('t26', (F32, [2, 3, 2]))
t27 = Internal('t27', (F32, [2, 3, 2]))
t28 = Internal('t28', (F32, [3, 2]))
t29 = Output('t29', (F32, [2, 3, 2]))
t30 = Internal('t30', (F32, [2, 1, 2]))
t31 = Internal('t31', (F32, [2, 3, 2]))
t32 = Internal('t32', (F32, [3, 2]))
t33 = Internal('t33', (F32, [2, 1, 2]))
t34 = Output('t34', (F32, [2, 3, 2]))
c35 = Parameter('c35', (F32, [1]), [1.0])
t36 = Output('t36', (F32, [2, 3, 2]))
t37 = Output('t37', (F32, [2, 3, 2]))
t38 = Output('t38', (F32, [2, 3, 2]))
t39 = Output('t39', (F32, [2, 3, 2]))
t40 = Output('t40', (F32, [2, 3, 2]))
t41 = Output('t41', (F32, [2, 3, 2]))
model = Model()
model.Operation('ADD', x1, x3, 0).To(t7)
model.Operation('ADD', t7, x4, 0).To(t8)
model.Operation('ADD', x3, x1, 0).To(t9)
model.Operation('SUB', t9, x4, 0).To(t10)
model.Operation('SUB', x1, x3, 0).To(t11)
model.Operation('SUB', x5, t11, 0).To(t12)
model.Operation('ADD', x3, x4, 0).To(t13)
model.Operation('ADD', t13, x5, 0).To(t14)
model.Operation('SUB', x4, x5, 0).To(t15)
model.Operation('SUB', x3, t15, 0).To(t16)
model.Operation('MUL', x1, x3, 0).To(t17)
model.Operation('MUL', t17, x4, 0).To(t18)
model.Operation('MUL', x1, x6, 0).To(t19)
model.Operation('MUL', t19, x3, 0).To(t20)
model.Operation('ADD', x1, x3, 0).To(t21)
model.Operation('ADD', t21, x2, 0).To(t22)
model.Operation('ADD', t22, x5, 0).To(t23)
model.Operation('MINIMUM', x3, x4).To(t24)
model.Operation('MAXIMUM', t24, x5).To(t25)
model.Operation('ADD', x1, x3, 1).To(t26)
model.Operation('ADD', t26, x4, 0).To(t27)
model.Operation('MUL', x3, x4, 1).To(t28)
model.Operation('MUL', t28, x1, 0).To(t29)
model.Operation('SUB', x3, x5, 2).To(t30)
model.Operation('ADD', t30, x1, 0).To(t31)
model.Operation('MUL', x3, x4, 0).To(t32)
model.Operation('MUL', x3, x5, 0).To(t33)
model.Operation('ADD', t32, t33, 0).To(t34)
model.Operation('SUB', c35, t10, 0).To(t36)
model.Operation('SUB', c35, t14, 0).To(t37)
model.Operation('SUB', c35, t18, 0).To(t38)
model.Operation('SUB', c35, t23, 0).To(t39)
model.Operation('SUB', c35, t27, 0).To(t40)
model.Operation('SUB', c35, t31, 0).To(t41)
Example({
    x1: [2.0, 0.5, -3.5, -1.0, -4.0, -2.0, -2.0, -0.5, 2.5, 3.5, 0.5, -1.0],
    x3: [1.0, -2.0],
    x4: [2.0, -1.0, 1.0],
    t8: [5.0, 0.5, -3.5, -4.0, -2.0, -3.0, 1.0, -0.5, 2.5, 0.5, 2.5, -2.0],
    x5: [1.0, -2.0],
    t12: [0.0, -1.5, 5.5, 0.0, 6.0, 1.0, 1.0, -3.5, -3.5, -7.5, -1.5, -3.0],
    t16: [0.0, -3.0, 3.0, 0.0, 1.0, -2.0, -3.0, -6.0, 0.0, -3.0, -2.0, -5.0],
    x6: [-2.0],
    t20: [-4.0, 2.0, 7.0, -4.0, 8.0, -8.0, 4.0, -2.0, -5.0, 14.0, -1.0, -4.0],
    x2: [-3.0, 2.0, 3.0, -3.0, 1.5, -2.5, 3.0, -3.0, -2.0, -4.0, 3.0, 3.0],
    t25: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -2.0, -1.0, -2.0, 1.0, -2.0],
    t29: [4.0, 0.0, 0.0, -2.0, -4.0, 0.0, -4.0, 0.0, 0.0, 7.0, 0.5, 0.0],
    t34: [3.0, -6.0, 0.0, 0.0, 2.0, -4.0, 0.0, 0.0, -3.0, 6.0, -1.0, 2.0],
    t36: [0.0, 4.5, 2.5, 3.0, 5.0, 6.0, 4.0, 5.5, -3.5, -1.5, 0.5, 5.0],
    t37: [-3.0, 0.0, 0.0, 3.0, -2.0, 1.0, 0.0, 3.0, 3.0, 6.0, 1.0, 4.0],
    t38: [-3.0, 3.0, -2.5, 3.0, 5.0, -3.0, 5.0, -1.0, 3.5, -6.0, 0.5, -1.0],
    t39: [0.0, -0.5, -0.5, 6.0, 1.5, 6.5, 1.0, 8.5, 1.5, 5.5, -1.5, 3.0],
    t40: [-4.0, -1.0, 2.0, 2.0, 0.0, 0.0, -1.0, -1.0, -1.5, 0.5, -1.5, 0.0],
    t41: [-1.0, 1.5, 4.5, 3.0, 5.0, 4.0, 2.0, 1.5, -2.5, -2.5, -0.5, 2.0],
}, name='narrower').AddVariations('float16').DisableLifeTimeVariation()

# Operations read the same operands in another order, or equal constants of another shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t5 = Internal('t5', (F32, [3, 3]))
t6 = Internal('t6', (F32, [3, 3]))
t7 = Output('t7', (F32, [3, 3]))
t8 = Internal('t8', (F32, [3, 3]))
c9 = Parameter('c9', (F32, [1]), [2.0])
t10 = Internal('t10', (F32, [3, 3]))
t11 = Internal('t11', (F32, [3, 3]))
t12 = Internal('t12', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 3]))
t14 = Internal('t14', (F32, [3, 3]))
t15 = Output('t15', (F32, [3, 3]))
c3 = Parameter('c3', (F32, [3]), [1.0, -2.0, 3.0])
t16 = Internal('t16', (F32, [3, 3]))
c4 = Parameter('c4', (F32, [3, 1]), [1.0, -2.0, 3.0])
t17 = Internal('t17', (F32, [3, 3]))
t18 = Internal('t18', (F32, [3, 3]))
t19 = Internal('t19', (F32, [3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Output('t21', (F32, [3, 3]))
t22 = Internal('t22', (F32, [3, 3]))
t23 = Internal('t23', (F32, [3, 3]))
t24 = Internal('t24', (F32, [3, 3]))
t25 = Internal('t25', (F32, [3, 3]))
t26 = Internal('t26', (F32, [3, 3]))
t27 = Output('t27', (F32, [3, 3]))
t28 = Internal('t28', (F32, [3, 3]))
t29 = Internal('t29', (F32, [3, 3]))
t30 = Internal('t30', (F32, [3, 3]))
t31 = Internal('t31', (F32, [3, 3]))
t32 = Internal('t32', (F32, [3, 3]))
t33 = Output('t33', (F32, [3, 3]))
t34 = Internal('t34', (F32, [3, 3]))
t35 = Internal('t35', (F32, [3, 3]))
t36 = Internal('t36', (F32, [3, 3]))
t37 = Internal('t37', (F32, [3, 3]))
t38 = Internal('t38', (F32, [3, 3]))
t39 = Output('t39', (F32, [3, 3]))
t40 = Internal('t40', (F32, [3, 3]))
t41 = Internal('t41', (F32, [3, 3]))
t42 = Internal('t42', (F32, [3, 3]))
t43 = Internal('t43', (F32, [3, 3]))
t44 = Internal('t44', (F32, [3, 3]))
t45 = Output('t45', (F32, [3, 3]))
t46 = Internal('t46', (F32, [3, 3]))
t47 = Internal('t47', (F32, [3, 3]))
t48 = Internal('t48', (F32, [3, 3]))
c49 = Parameter('c49', (F32, [1]), [1.0])
t50 = Output('t50', (F32, [3, 3]))
t51 = Output('t51', (F32, [3, 3]))
t52 = Output('t52', (F32, [3, 3]))
t53 = Output('t53', (F32, [3, 3]))
t54 = Output('t54', (F32, [3, 3]))
t55 = Output('t55', (F32, [3, 3]))
t56 = Output('t56', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t5)
model.Operation('ADD', x2, x1, 0).To(t6)
model.Operation('SUB', t5, t6, 0).To(t7)
model.Operation('SUB', x1, x2, 0).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('SUB', x2, x1, 0).To(t11)
model.Operation('ADD', t10, t11, 0).To(t12)
model.Operation('MAXIMUM', x1, x2).To(t13)
model.Operation('MAXIMUM', x2, x1).To(t14)
model.Operation('ADD', t13, t14, 0).To(t15)
model.Operation('ADD', x1, c3, 0).To(t16)
model.Operation('ADD', x1, c4, 0).To(t17)
model.Operation('SUB', t16, t17, 0).To(t18)
model.Operation('MUL', x1, c3, 0).To(t19)
model.Operation('MUL', x1, c4, 0).To(t20)
model.Operation('ADD', t19, t20, 0).To(t21)
model.Operation('ADD', x1, c3, 0).To(t22)
model.Operation('ADD', c3, x1, 0).To(t23)
model.Operation('SUB', t22, t23, 0).To(t24)
model.Operation('SUB', x1, c3, 0).To(t25)
model.Operation('SUB', c3, x1, 0).To(t26)
model.Operation('SUB', t25, t26, 0).To(t27)
model.Operation('ADD', x1, x2, 1).To(t28)
model.Operation('ADD', x2, x1, 3).To(t29)
model.Operation('SUB', t28, t29, 0).To(t30)
model.Operation('SUB', x1, x2, 1).To(t31)
model.Operation('SUB', x2, x1, 1).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('PRELU', x1, c3).To(t34)
model.Operation('PRELU', x1, c4).To(t35)
model.Operation('SUB', t34, t35, 0).To(t36)
model.Operation('MUL', x1, c9, 0).To(t37)
model.Operation('ADD', x1, x1, 0).To(t38)
model.Operation('SUB', t37, t38, 0).To(t39)
model.Operation('MUL', x1, c9, 0).To(t40)
model.Operation('ADD', x1, c9, 0).To(t41)
model.Operation('ADD', t40, t41, 0).To(t42)
model.Operation('MAXIMUM', x1, c3).To(t43)
model.Operation('MINIMUM', x1, c3).To(t44)
model.Operation('SUB', t43, t44, 0).To(t45)
model.Operation('MUL', x1, c3, 2).To(t46)
model.Operation('MUL', x1, c3, 1).To(t47)
model.Operation('ADD', t46, t47, 0).To(t48)
model.Operation('SUB', c49, t12, 0).To(t50)
model.Operation('SUB', c49, t18, 0).To(t51)
model.Operation('SUB', c49, t24, 0).To(t52)
model.Operation('SUB', c49, t30, 0).To(t53)
model.Operation('SUB', c49, t36, 0).To(t54)
model.Operation('SUB', c49, t42, 0).To(t55)
model.Operation('SUB', c49, t48, 0).To(t56)
Example({
    x1: [3.5, -1.0, 0.5, 2.5, -2.0, 1.0, 2.5, 0.5, -2.5],
    x2: [-2.0, -4.0, 2.0, -2.5, -1.5, -4.0, 0.5, -4.0, -3.0],
    t7: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t15: [7.0, -2.0, 4.0, 5.0, -3.0, 2.0, 5.0, 1.0, -5.0],
    t21: [7.0, 1.0, 2.0, -2.5, 8.0, 1.0, 10.0, 0.5, -15.0],
    t27: [5.0, 2.0, -5.0, 3.0, 0.0, -4.0, 3.0, 5.0, -11.0],
    t33: [5.5, 3.0, 1.5, 5.0, 0.5, 5.0, 2.0, 4.5, 0.5],
    t39: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t45: [2.5, 1.0, 2.5, 1.5, 0.0, 2.0, 1.5, 2.5, 5.5],
    t50: [-4.5, -2.0, 2.5, -4.0, 1.5, -4.0, -1.0, -3.5, 0.5],
    t51: [1.0, 4.0, -1.0, -2.0, 1.0, -4.0, 3.0, 6.0, 1.0],
    t52: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t53: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t54: [1.0, -2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t55: [-11.5, 2.0, -2.5, -8.5, 5.0, -4.0, -8.5, -2.5, 6.5],
    t56: [-3.5, -2.0, -1.5, -2.5, -4.0, -3.0, -2.5, 2.0, 2.0],
}, name='equals').AddVariations('float16').DisableLifeTimeVariation()

# Constants are computed from constants before another operation reads them.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [3]), [1.0, -3.0, 2.0])
c3 = Parameter('c3', (F32, [2, 1]), [2.0, -1.0])
t4 = Internal('t4', (F32, [2, 3]))
t5 = Internal('t5', (F32, [2, 3]))
x1 = Input('x1', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
c15 = Parameter('c15', (I32, [1]), [1])
t16 = Internal('t16', (F32, [2, 1]))
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (I32, [1]), [0])
t19 = Internal('t19', (F32, [3]))
t20 = Output('t20', (F32, [2, 3]))
c21 = Parameter('c21', (I32, [2]), [-1, 0])
t22 = Internal('t22', (F32, [1]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Output('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [2, 3]))
t31 = Internal('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [3]))
t37 = Internal('t37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [1]), [1.0])
t39 = Output('t39', (F32, [2, 3]))
t40 = Output('t40', (F32, [2, 3]))
t41 = Output('t41', (F32, [2, 3]))
t42 = Output('t42', (F32, [2, 3]))
t43 = Output('t43', (F32, [2, 3]))
t44 = Output('t44', (F32, [2, 3]))
model = Model()
model.Operation('MUL', c2, c3, 0).To(t4)
model.Operation('MUL', c2, c3, 0).To(t5)
model.Operation('ADD', x1, t5, 0).To(t6)
model.Operation('ADD', c2, c3, 1).To(t7)
model.Operation('SUB', x1, t7, 0).To(t8)
model.Operation('SUB', c2, c3, 3).To(t9)
model.Operation('MUL', x1, t9, 0).To(t10)
model.Operation('MUL', c2, c3, 2).To(t11)
model.Operation('MAXIMUM', x1, t11).To(t12)
model.Operation('SUB', c3, c2, 0).To(t13)
model.Operation('ADD', t13, x1, 0).To(t14)
model.Operation('REDUCE_MAX', t4, c15, True).To(t16)
model.Operation('ADD', x1, t16, 0).To(t17)
model.Operation('REDUCE_MIN', t4, c18, False).To(t19)
model.Operation('ADD', x1, t19, 0).To(t20)
model.Operation('REDUCE_MAX', t4, c21, False).To(t22)
model.Operation('SUB', x1, t22, 0).To(t23)
model.Operation('PRELU', c2, c3).To(t24)
model.Operation('ADD', x1, t24, 0).To(t25)
model.Operation('MAXIMUM', c2, c3).To(t26)
model.Operation('MINIMUM', x1, t26).To(t27)
model.Operation('MINIMUM', c3, c2).To(t28)
model.Operation('RELU', t28).To(t29)
model.Operation('SUB', t27, t29, 0).To(t30)
model.Operation('ADD', x1, c2, 0).To(t31)
model.Operation('SUB', c3, c2, 0).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('RELU', c2).To(t34)
model.Operation('MUL', x1, t34, 0).To(t35)
model.Operation('RELU1', c2).To(t36)
model.Operation('ADD', t35, t36, 0).To(t37)
model.Operation('SUB', c38, t8, 0).To(t39)
model.Operation('SUB', c38, t12, 0).To(t40)
model.Operation('SUB', c38, t17, 0).To(t41)
model.Operation('SUB', c38, t23, 0).To(t42)
model.Operation('SUB', c38, t30, 0).To(t43)
model.Operation('SUB', c38, t37, 0).To(t44)
Example({
    x1: [-1.0, 1.0, -1.5, -2.0, 2.5, 3.0],
    t6: [1.0, -5.0, 2.5, -3.0, 5.5, 1.0],
    t10: [0.0, 0.0, 0.0, -4.0, 0.0, 9.0],
    t14: [0.0, 6.0, -1.5, -4.0, 4.5, 0.0],
    t20: [-2.0, -5.0, -3.5, -3.0, -3.5, 1.0],
    t25: [0.0, -5.0, 0.5, -1.0, 5.5, 5.0],
    t33: [1.0, 3.0, 0.5, -3.0, 1.5, 2.0],
    t39: [5.0, 0.0, 6.5, 3.0, -1.5, -1.0],
    t40: [0.0, 0.0, 0.0, 2.0, -1.5, -2.0],
    t41: [-2.0, -4.0, -1.5, 0.0, -4.5, -5.0],
    t42: [6.0, 4.0, 6.5, 7.0, 2.5, 2.0],
    t43: [3.0, 0.0, 4.5, 3.0, 2.0, -1.0],
    t44: [1.0, 2.0, 3.0, 2.0, 2.0, -6.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()
