# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what is picked or repeated, and moved before or behind.

F32 = 'TENSOR_FLOAT32'

# Constants change nothing but the shape, or one element besides.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [2, 3]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
t4 = Output('t4', (F32, [2, 3]))
x5 = Input('x5', (F32, [1, 3]))
c6 = Parameter('c6', (F32, [4, 1]), [1.0, 1.0, 1.0, 1.0])
t7 = Internal('t7', (F32, [4, 3]))
c9 = Parameter('c9', (F32, [4, 1]), [1.0, 1.0, 2.0, 1.0])
x8 = Input('x8', (F32, [1, 3]))
t10 = Output('t10', (F32, [4, 3]))
x11 = Input('x11', (F32, [2, 1]))
c12 = Parameter('c12', (F32, [1, 1, 2]), [1.0, 1.0])
t13 = Internal('t13', (F32, [1, 2, 2]))
x14 = Input('x14', (F32, [3]))
c15 = Parameter('c15', (F32, [2, 1]), [0.0, 0.0])
t16 = Output('t16', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [2, 1, 3]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
x17 = Input('x17', (F32, [2, 3]))
t19 = Internal('t19', (F32, [2, 2, 3]))
x20 = Input('x20', (F32, [2, 1]))
c21 = Parameter('c21', (F32, [1, 2]), [0.0, 0.0])
t22 = Output('t22', (F32, [2, 2]))
c23 = Parameter('c23', (F32, [2, 1]), [0.0, 0.0])
x1 = Input('x1', (F32, [1, 3]))
t24 = Internal('t24', (F32, [2, 3]))
c25 = Parameter('c25', (F32, [2, 1]), [1.0, 1.0])
t26 = Output('t26', (F32, [2, 3]))
x27 = Input('x27', (F32, [1, 2]))
c28 = Parameter('c28', (F32, [3, 1]), [-32.0, -32.0, -32.0])
t29 = Internal('t29', (F32, [3, 2]))
x30 = Input('x30', (F32, [1, 2]))
c31 = Parameter('c31', (F32, [3, 1]), [30.0, 30.0, 30.0])
t32 = Output('t32', (F32, [3, 2]))
x33 = Input('x33', (F32, [1, 2]))
c34 = Parameter('c34', (F32, [3, 1]), [-1.0, -1.0, -1.0])
t35 = Internal('t35', (F32, [3, 2]))
x36 = Input('x36', (F32, [2, 1]))
t37 = Output('t37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [1]), [1.5])
t39 = Output('t39', (F32, [4, 3]))
t40 = Output('t40', (F32, [1, 2, 2]))
t41 = Output('t41', (F32, [2, 2, 3]))
t42 = Output('t42', (F32, [2, 3]))
t43 = Output('t43', (F32, [3, 2]))
t44 = Output('t44', (F32, [3, 2]))
model = Model()
model.Operation('MUL', x2, c3, 0).To(t4)
model.Operation('MUL', x5, c6, 0).To(t7)
model.Operation('MUL', c9, x8, 0).To(t10)
model.Operation('MUL', x11, c12, 1).To(t13)
model.Operation('ADD', x14, c15, 0).To(t16)
model.Operation('ADD', c18, x17, 0).To(t19)
model.Operation('SUB', x20, c21, 0).To(t22)
model.Operation('SUB', c23, x1, 0).To(t24)
model.Operation('DIV', x1, c25, 0).To(t26)
model.Operation('MAXIMUM', x27, c28).To(t29)
model.Operation('MINIMUM', x30, c31).To(t32)
model.Operation('MUL', x33, c34, 0).To(t35)
model.Operation('MUL', x1, x36, 0).To(t37)
model.Operation('SUB', c38, t7, 0).To(t39)
model.Operation('SUB', c38, t13, 0).To(t40)
model.Operation('SUB', c38, t19, 0).To(t41)
model.Operation('SUB', c38, t24, 0).To(t42)
model.Operation('SUB', c38, t29, 0).To(t43)
model.Operation('SUB', c38, t35, 0).To(t44)
Example({
    x2: [19.0, -11.0, 10.5, 20.0, -14.0, 15.0],
    t4: [19.0, -11.0, 10.5, 20.0, -14.0, 15.0],
    x5: [-11.5, 21.5, -23.5],
    x8: [-10.5, -4.5, 29.0],
    t10: [-10.5, -4.5, 29.0, -10.5, -4.5, 29.0, -21.0, -9.0, 58.0, -10.5, -4.5, 29.0],
    x11: [-0.5, 14.5],
    x14: [27.5, -27.0, 3.0],
    t16: [27.5, -27.0, 3.0, 27.5, -27.0, 3.0],
    x17: [-22.5, -0.5, 3.0, 29.0, 20.0, 22.0],
    x20: [9.0, 14.0],
    t22: [9.0, 9.0, 14.0, 14.0],
    x1: [3.0, 24.0, -11.0],
    t26: [3.0, 24.0, -11.0, 3.0, 24.0, -11.0],
    x27: [-6.5, -5.5],
    x30: [-21.5, 19.5],
    t32: [-21.5, 19.5, -21.5, 19.5, -21.5, 19.5],
    x33: [2.0, -3.0],
    x36: [1.0, 1.0],
    t37: [3.0, 24.0, -11.0, 3.0, 24.0, -11.0],
    t39: [13.0, -20.0, 25.0, 13.0, -20.0, 25.0, 13.0, -20.0, 25.0, 13.0, -20.0, 25.0],
    t40: [1.5, 1.5, -13.0, -13.0],
    t41: [24.0, 2.0, -1.5, -27.5, -18.5, -20.5, 24.0, 2.0, -1.5, -27.5, -18.5, -20.5],
    t42: [4.5, 25.5, -9.5, 4.5, 25.5, -9.5],
    t43: [8.0, 7.0, 8.0, 7.0, 8.0, 7.0],
    t44: [3.5, -1.5, 3.5, -1.5, 3.5, -1.5],
}, name='ones').AddVariations('float16').DisableLifeTimeVariation()
