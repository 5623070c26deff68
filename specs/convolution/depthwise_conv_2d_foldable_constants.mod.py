# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: arithmetic beside it, of which constants do only some.

F32 = 'TENSOR_FLOAT32'

# Constants are behind a layer, or first in a difference, past an activation or not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 3]))
c2 = Parameter('c2', (F32, [1, 1, 2, 3]), [-1.5, 0.5, -1.0, -0.5, 1.0, 0.0])
c3 = Parameter('c3', (F32, [3]), [1.0, -2.0, 0.5])
t4 = Internal('t4', (F32, [1, 1, 3, 3]))
c5 = Parameter('c5', (F32, [3]), [2.0, -1.0, 0.5])
t6 = Output('t6', (F32, [1, 1, 3, 3]))
c7 = Parameter('c7', (F32, [1, 1, 2, 3]), [-1.5, -0.5, -0.5, 0.0, 1.5, 1.0])
c8 = Parameter('c8', (F32, [3]), [1.0, -2.0, 0.5])
t9 = Internal('t9', (F32, [1, 1, 3, 3]))
c10 = Parameter('c10', (F32, [3]), [2.0, -1.0, 0.5])
t11 = Output('t11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (F32, [1, 1, 2, 3]), [0.5, -1.5, 1.5, 0.5, 1.0, -0.5])
c13 = Parameter('c13', (F32, [3]), [1.0, -2.0, 0.5])
t14 = Internal('t14', (F32, [1, 1, 3, 3]))
c15 = Parameter('c15', (F32, [3, 1]), [0.5, 3.0, -2.0])
t16 = Output('t16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (F32, [1, 1, 2, 3]), [-0.5, -1.0, 1.0, 1.0, 1.0, 1.5])
c18 = Parameter('c18', (F32, [3]), [1.0, -2.0, 0.5])
t19 = Internal('t19', (F32, [1, 1, 3, 3]))
c20 = Parameter('c20', (F32, [3, 1]), [0.5, 3.0, -2.0])
t21 = Output('t21', (F32, [1, 1, 3, 3]))
c23 = Parameter('c23', (F32, [1, 1, 2, 3]), [-0.5, -1.5, 1.0, -1.0, 1.5, 0.5])
c24 = Parameter('c24', (F32, [3]), [1.0, -2.0, 0.5])
t25 = Internal('t25', (F32, [1, 1, 3, 3]))
c22 = Parameter('c22', (F32, [3]), [2.0, -1.0, 0.5])
t26 = Output('t26', (F32, [1, 1, 3, 3]))
c27 = Parameter('c27', (F32, [1, 1, 2, 3]), [-1.0, 0.0, 1.5, 0.0, 1.0, 0.0])
c28 = Parameter('c28', (F32, [3]), [1.0, -2.0, 0.5])
t29 = Internal('t29', (F32, [1, 1, 3, 3]))
c30 = Parameter('c30', (F32, [1]), [-0.5])
t31 = Output('t31', (F32, [1, 1, 3, 3]))
c32 = Parameter('c32', (F32, [1, 1, 2, 3]), [1.5, -1.0, -1.5, 0.0, -1.5, -0.5])
c33 = Parameter('c33', (F32, [3]), [1.0, -2.0, 0.5])
t34 = Internal('t34', (F32, [1, 1, 3, 3]))
c35 = Parameter('c35', (F32, [3]), [2.0, -1.0, 0.5])
t36 = Internal('t36', (F32, [1, 1, 3, 3]))
c37 = Parameter('c37', (F32, [3]), [2.0, -1.0, 0.5])
t38 = Output('t38', (F32, [1, 1, 3, 3]))
c39 = Parameter('c39', (F32, [1, 1, 2, 3]), [-0.5, -0.5, 1.0, 0.5, 1.0, -1.0])
c40 = Parameter('c40', (F32, [3]), [1.0, -2.0, 0.5])
t41 = Internal('t41', (F32, [1, 1, 3, 3]))
c42 = Parameter('c42', (F32, [1]), [0.25])
t43 = Output('t43', (F32, [1, 1, 3, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
model.Operation('MUL', t4, c5, 1).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x1, c7, c8, 1, 1, 1, 1, 1).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x1, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('MUL', t19, c20, 2).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x1, c23, c24, 1, 1, 1, 1, 0).To(t25)
model.Operation('SUB', c22, t25, 3).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x1, c27, c28, 1, 1, 1, 1, 0).To(t29)
model.Operation('DIV', t29, c30, 0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', x1, c32, c33, 1, 1, 1, 1, 3).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('ADD', t36, c37, 1).To(t38)
model.Operation('DEPTHWISE_CONV_2D', x1, c39, c40, 1, 1, 1, 1, 2).To(t41)
model.Operation('MAXIMUM', t41, c42).To(t43)
Example({
    x1: [-2.6875, -3.3125, -2.9375, -2.375, 0.1875, 1.0625, -3.5625, 3.0, 3.125],
    t6: [12.4375, 3.46875, 1.71875, 12.6875, 0.0, 0.0, 12.6875, 0.5, 0.0],
    t11: [10.0625, 0.0, 1.515625, 9.125, -2.40625, 1.546875, 12.6875, 0.0, 0.0],
    t16: [-1.03125, 3.65625, -3.9375, 1.03125, 3.71875, 3.53125, -2.78125, -8.5, 3.1875],
    t21: [-0.015625, 0.75, -0.421875, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0],
    t26: [0.0, 0.0, 2.40625, 0.0, 0.0, 0.0, 0.0, 5.5, 0.0],
    t31: [-7.375, 3.625, 7.8125, -6.75, -2.0, -4.1875, -9.125, 4.0, -10.375],
    t38: [2.0, 0.0, 2.6875, 2.0, 0.0, 0.5, 2.0, 0.0, 0.5],
    t43: [1.0, 0.25, 0.25, 0.40625, 0.90625, 0.25, 1.0, 0.25, 1.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants are before a layer, where it pads, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [2.0, -1.0, 0.5])
t3 = Internal('t3', (F32, [1, 1, 3, 3]))
c4 = Parameter('c4', (F32, [1, 1, 2, 3]), [-0.5, 0.0, -1.5, 0.5, -1.0, 1.5])
c5 = Parameter('c5', (F32, [3]), [1.0, -2.0, 0.5])
t6 = Output('t6', (F32, [1, 1, 3, 3]))
c7 = Parameter('c7', (F32, [3]), [2.0, -1.0, 0.5])
t8 = Internal('t8', (F32, [1, 1, 3, 3]))
c9 = Parameter('c9', (F32, [1, 1, 2, 3]), [1.0, -1.5, 0.0, 0.0, 0.5, 1.0])
c10 = Parameter('c10', (F32, [3]), [1.0, -2.0, 0.5])
t11 = Output('t11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (F32, [3, 1]), [0.5, 3.0, -2.0])
t13 = Internal('t13', (F32, [1, 1, 3, 3]))
c14 = Parameter('c14', (F32, [1, 1, 2, 3]), [0.0, 1.5, 0.0, 1.5, 0.0, -1.0])
c15 = Parameter('c15', (F32, [3]), [1.0, -2.0, 0.5])
t16 = Output('t16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (F32, [1]), [1.0])
t18 = Internal('t18', (F32, [1, 1, 3, 3]))
c19 = Parameter('c19', (F32, [1, 1, 2, 3]), [-1.0, -0.5, -0.5, -1.0, 1.5, -1.5])
c20 = Parameter('c20', (F32, [3]), [1.0, -2.0, 0.5])
t21 = Output('t21', (F32, [1, 1, 3, 3]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('MUL', x1, c12, 1).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 1, 1, 1, 1, 0).To(t16)
model.Operation('SUB', c17, x1, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 0).To(t21)
Example({
    x1: [-3.75, -1.6875, 1.0, 1.8125, 2.75, -1.5, 2.875, 2.6875, 2.25],
    t6: [6.5625, 0.75, -1.375, 2.0625, 0.6875, 3.3125, -1.875, -2.0, -1.1875],
    t11: [-0.75, 2.90625, -0.5, 4.8125, -3.78125, 3.25, 5.875, -4.53125, 0.5],
    t16: [9.15625, -2.0, 0.5, 1.0, 10.375, 0.5, 1.0, -2.0, 0.5],
    t21: [-2.9375, -5.96875, -3.25, 3.6875, -3.65625, 1.125, 2.875, -1.15625, 1.125],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
