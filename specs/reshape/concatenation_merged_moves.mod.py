# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: moves that a compiler merges, cancels or turns into others.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Constants beside each other become one, and zeros beside a tensor its padding.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [2, 2]), [1.0, 2.0, 3.0, 4.0])
c3 = Parameter('c3', (F32, [2, 2]), [-1.0, 5.0, 0.0, 2.0])
x4 = Input('x4', (F32, [2, 2]))
t5 = Output('t5', (F32, [2, 6]))
c6 = Parameter('c6', (F32, [2, 2]), [1.0, 2.0, 3.0, 4.0])
x7 = Input('x7', (F32, [2, 2]))
c8 = Parameter('c8', (F32, [2, 2]), [-1.0, 5.0, 0.0, 2.0])
t9 = Internal('t9', (F32, [2, 6]))
c11 = Parameter('c11', (F32, [2, 2]), [1.0, 2.0, 3.0, 4.0])
c12 = Parameter('c12', (F32, [2, 2]), [-1.0, 0.0, -1.0, 0.0])
t13 = Internal('t13', (F32, [4, 2]))
x10 = Input('x10', (F32, [2, 2]))
t14 = Output('t14', (F32, [6, 2]))
c15 = Parameter('c15', (F32, [2, 2]), [1.0, 2.0, 3.0, 4.0])
c16 = Parameter('c16', (F32, [2, 2]), [-1.0, 0.0, -1.0, 0.0])
t17 = Internal('t17', (F32, [2, 4]))
x18 = Input('x18', (F32, [2, 1]))
t19 = Internal('t19', (F32, [2, 5]))
c20 = Parameter('c20', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t21 = Output('t21', (F32, [2, 4]))
c22 = Parameter('c22', (F32, [1, 2]), [0.0, 0.0])
t23 = Internal('t23', (F32, [3, 2]))
c24 = Parameter('c24', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
c25 = Parameter('c25', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t26 = Output('t26', (F32, [6, 2]))
c27 = Parameter('c27', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
c28 = Parameter('c28', (F32, [2, 2]), [2.5, 2.5, 2.5, 2.5])
t29 = Internal('t29', (F32, [2, 6]))
c30 = Parameter('c30', (F32, [2, 2]), [0.0, 0.0, 0.0, 1.0])
t31 = Output('t31', (F32, [4, 2]))
c32 = Parameter('c32', (F32, [2, 2]), [-2.5, -2.5, -2.5, -2.5])
c33 = Parameter('c33', (F32, [2, 1]), [-2.5, -2.5])
t34 = Internal('t34', (F32, [2, 5]))
c35 = Parameter('c35', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t36 = Output('t36', (F32, [2, 6]))
c1 = Parameter('c1', (F32, [2, 2]), [0.5, 1.0, 2.0, 3.0])
t37 = Internal('t37', (F32, [6, 2]))
t38 = Output('t38', (F32, [2, 4]))
c39 = Parameter('c39', (F32, [1]), [1.5])
t40 = Output('t40', (F32, [2, 6]))
t41 = Output('t41', (F32, [2, 5]))
t42 = Output('t42', (F32, [3, 2]))
t43 = Output('t43', (F32, [2, 6]))
t44 = Output('t44', (F32, [2, 5]))
t45 = Output('t45', (F32, [6, 2]))
model = Model()
model.Operation('CONCATENATION', c2, c3, x4, 1).To(t5)
model.Operation('CONCATENATION', c6, x7, c8, 1).To(t9)
model.Operation('CONCATENATION', c11, c12, 0).To(t13)
model.Operation('CONCATENATION', x10, t13, 0).To(t14)
model.Operation('CONCATENATION', c15, c16, 1).To(t17)
model.Operation('CONCATENATION', t17, x18, 1).To(t19)
model.Operation('CONCATENATION', c20, x4, 1).To(t21)
model.Operation('CONCATENATION', x7, c22, 0).To(t23)
model.Operation('CONCATENATION', c24, x10, c25, 0).To(t26)
model.Operation('CONCATENATION', c27, x4, c28, 1).To(t29)
model.Operation('CONCATENATION', c30, x7, 0).To(t31)
model.Operation('CONCATENATION', c32, x10, c33, 1).To(t34)
model.Operation('CONCATENATION', x4, c35, x7, 1).To(t36)
model.Operation('CONCATENATION', c1, x10, c1, 0).To(t37)
model.Operation('CONCATENATION', c1, c1, 1).To(t38)
model.Operation('SUB', c39, t9, 0).To(t40)
model.Operation('SUB', c39, t19, 0).To(t41)
model.Operation('SUB', c39, t23, 0).To(t42)
model.Operation('SUB', c39, t29, 0).To(t43)
model.Operation('SUB', c39, t34, 0).To(t44)
model.Operation('SUB', c39, t37, 0).To(t45)
Example({
    x4: [15.5, -16.0, 23.0, -6.0],
    t5: [1.0, 2.0, -1.0, 5.0, 15.5, -16.0, 3.0, 4.0, 0.0, 2.0, 23.0, -6.0],
    x7: [7.0, -9.5, -11.5, -18.0],
    x10: [15.0, -12.5, -16.5, 29.0],
    t14: [15.0, -12.5, -16.5, 29.0, 1.0, 2.0, 3.0, 4.0, -1.0, 0.0, -1.0, 0.0],
    x18: [-2.0, -17.5],
    t21: [0.0, 0.0, 15.5, -16.0, 0.0, 0.0, 23.0, -6.0],
    t26: [0.0, 0.0, 0.0, 0.0, 15.0, -12.5, -16.5, 29.0, 0.0, 0.0, 0.0, 0.0],
    t31: [0.0, 0.0, 0.0, 1.0, 7.0, -9.5, -11.5, -18.0],
    t36: [15.5, -16.0, 0.0, 0.0, 7.0, -9.5, 23.0, -6.0, 0.0, 0.0, -11.5, -18.0],
    t38: [0.5, 1.0, 0.5, 1.0, 2.0, 3.0, 2.0, 3.0],
    t40: [0.5, -0.5, -5.5, 11.0, 2.5, -3.5, -1.5, -2.5, 13.0, 19.5, 1.5, -0.5],
    t41: [0.5, -0.5, 2.5, 1.5, 3.5, -1.5, -2.5, 2.5, 1.5, 19.0],
    t42: [-5.5, 11.0, 13.0, 19.5, 1.5, 1.5],
    t43: [1.5, 1.5, -14.0, 17.5, -1.0, -1.0, 1.5, 1.5, -21.5, 7.5, -1.0, -1.0],
    t44: [4.0, 4.0, -13.5, 14.0, 4.0, 4.0, 4.0, 18.0, -27.5, 4.0],
    t45: [1.0, 0.5, -0.5, -1.5, -13.5, 14.0, 18.0, -27.5, 1.0, 0.5, -0.5, -1.5],
}, name='constants').AddVariations('float16').DisableLifeTimeVariation()

# Constants beside each other become one, and zeros beside a tensor its padding.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [2, 2], 0.5, 120), [122, 124, 126, 128])
c3 = Parameter('c3', (U8, [2, 2], 0.5, 120), [118, 130, 120, 124])
x4 = Input('x4', (U8, [2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 6], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 2], 0.5, 120), [122, 124, 126, 128])
x7 = Input('x7', (U8, [2, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 2], 0.5, 120), [118, 130, 120, 124])
t9 = Internal('t9', (U8, [2, 6], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 2], 0.5, 120), [122, 124, 126, 128])
c12 = Parameter('c12', (U8, [2, 2], 0.5, 120), [118, 120, 118, 120])
t13 = Internal('t13', (U8, [4, 2], 0.5, 120))
x10 = Input('x10', (U8, [2, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 2], 0.5, 120), [122, 124, 126, 128])
c16 = Parameter('c16', (U8, [2, 2], 0.5, 120), [118, 120, 118, 120])
t17 = Internal('t17', (U8, [2, 4], 0.5, 120))
x18 = Input('x18', (U8, [2, 1], 0.5, 120))
t19 = Internal('t19', (U8, [2, 5], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 2], 0.5, 120), [120, 120, 120, 120])
t21 = Output('t21', (U8, [2, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 2], 0.5, 120), [120, 120])
t23 = Internal('t23', (U8, [3, 2], 0.5, 120))
c24 = Parameter('c24', (U8, [2, 2], 0.5, 120), [120, 120, 120, 120])
c25 = Parameter('c25', (U8, [2, 2], 0.5, 120), [120, 120, 120, 120])
t26 = Output('t26', (U8, [6, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 2], 0.5, 120), [120, 120, 120, 120])
c28 = Parameter('c28', (U8, [2, 2], 0.5, 120), [125, 125, 125, 125])
t29 = Internal('t29', (U8, [2, 6], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 2], 0.5, 120), [120, 120, 120, 122])
t31 = Output('t31', (U8, [4, 2], 0.5, 120))
c32 = Parameter('c32', (U8, [2, 2], 0.5, 120), [115, 115, 115, 115])
c33 = Parameter('c33', (U8, [2, 1], 0.5, 120), [115, 115])
t34 = Internal('t34', (U8, [2, 5], 0.5, 120))
c35 = Parameter('c35', (U8, [2, 2], 0.5, 120), [120, 120, 120, 120])
t36 = Output('t36', (U8, [2, 6], 0.5, 120))
c1 = Parameter('c1', (U8, [2, 2], 0.5, 120), [121, 122, 124, 126])
t37 = Internal('t37', (U8, [6, 2], 0.5, 120))
t38 = Output('t38', (U8, [2, 4], 0.5, 120))
c39 = Parameter('c39', (U8, [1], 0.5, 120), [123])
t40 = Output('t40', (U8, [2, 6], 0.5, 120))
t41 = Output('t41', (U8, [2, 5], 0.5, 120))
t42 = Output('t42', (U8, [3, 2], 0.5, 120))
t43 = Output('t43', (U8, [2, 6], 0.5, 120))
t44 = Output('t44', (U8, [2, 5], 0.5, 120))
t45 = Output('t45', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', c2, c3, x4, 1).To(t5)
model.Operation('CONCATENATION', c6, x7, c8, 1).To(t9)
model.Operation('CONCATENATION', c11, c12, 0).To(t13)
model.Operation('CONCATENATION', x10, t13, 0).To(t14)
model.Operation('CONCATENATION', c15, c16, 1).To(t17)
model.Operation('CONCATENATION', t17, x18, 1).To(t19)
model.Operation('CONCATENATION', c20, x4, 1).To(t21)
model.Operation('CONCATENATION', x7, c22, 0).To(t23)
model.Operation('CONCATENATION', c24, x10, c25, 0).To(t26)
model.Operation('CONCATENATION', c27, x4, c28, 1).To(t29)
model.Operation('CONCATENATION', c30, x7, 0).To(t31)
model.Operation('CONCATENATION', c32, x10, c33, 1).To(t34)
model.Operation('CONCATENATION', x4, c35, x7, 1).To(t36)
model.Operation('CONCATENATION', c1, x10, c1, 0).To(t37)
model.Operation('CONCATENATION', c1, c1, 1).To(t38)
model.Operation('SUB', c39, t9, 0).To(t40)
model.Operation('SUB', c39, t19, 0).To(t41)
model.Operation('SUB', c39, t23, 0).To(t42)
model.Operation('SUB', c39, t29, 0).To(t43)
model.Operation('SUB', c39, t34, 0).To(t44)
model.Operation('SUB', c39, t37, 0).To(t45)
Example({
    x4: [151, 88, 166, 108],
    t5: [122, 124, 118, 130, 151, 88, 126, 128, 120, 124, 166, 108],
    x7: [134, 101, 97, 84],
    x10: [150, 95, 87, 178],
    t14: [150, 95, 87, 178, 122, 124, 126, 128, 118, 120, 118, 120],
    x18: [116, 85],
    t21: [120, 120, 151, 88, 120, 120, 166, 108],
    t26: [120, 120, 120, 120, 150, 95, 87, 178, 120, 120, 120, 120],
    t31: [120, 120, 120, 122, 134, 101, 97, 84],
    t36: [151, 88, 120, 120, 134, 101, 166, 108, 120, 120, 97, 84],
    t38: [121, 122, 121, 122, 124, 126, 124, 126],
    t40: [121, 119, 109, 142, 125, 113, 117, 115, 146, 159, 123, 119],
    t41: [121, 119, 125, 123, 127, 117, 115, 125, 123, 158],
    t42: [109, 142, 146, 159, 123, 123],
    t43: [123, 123, 92, 155, 118, 118, 123, 123, 77, 135, 118, 118],
    t44: [128, 128, 93, 148, 128, 128, 128, 156, 65, 128],
    t45: [122, 121, 119, 117, 93, 148, 156, 65, 122, 121, 119, 117],
}, name='constants_quant8').DisableLifeTimeVariation()
