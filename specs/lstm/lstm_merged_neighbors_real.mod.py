# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# LSTM: what could be merged with it, or left out.

F32 = 'TENSOR_FLOAT32'

# Steps of an LSTM share weights, with and without bounds, an input gate and a state.
# Expected values: float64 formula.
x13 = Input('x13', (F32, [2, 2]))
c1 = Parameter('c1', (F32, [2, 2]), [-1.0, 0.75, -0.5, 0.5])
c2 = Parameter('c2', (F32, [2, 2]), [1.0, -0.5, -0.75, 0.25])
c3 = Parameter('c3', (F32, [2, 2]), [0.25, 0.5, 0.25, 1.0])
c4 = Parameter('c4', (F32, [2, 2]), [0.25, 0.25, 0.5, -0.25])
c5 = Parameter('c5', (F32, [2, 2]), [0.25, -0.25, 0.5, -1.0])
c6 = Parameter('c6', (F32, [2, 2]), [-0.5, -0.25, -0.75, 1.0])
c7 = Parameter('c7', (F32, [2, 2]), [-0.75, 0.5, 0.25, 0.75])
c8 = Parameter('c8', (F32, [2, 2]), [-1.0, -0.5, 0.0, 0.5])
none = Parameter('none', (F32, [0]), None)
c9 = Parameter('c9', (F32, [2]), [-0.5, 0.5])
c10 = Parameter('c10', (F32, [2]), [-0.5, 0.5])
c11 = Parameter('c11', (F32, [2]), [-1.0, 1.0])
c12 = Parameter('c12', (F32, [2]), [0.0, -0.5])
missing = Parameter('missing', (F32, [0, 0]), None)
c15 = Parameter('c15', (F32, [2, 2]), [0.0, 0.0, 0.0, 0.0])
t17 = Internal('t17', (F32, [2, 8]))
t18 = Internal('t18', (F32, [2, 2]))
t19 = Internal('t19', (F32, [2, 2]))
t20 = Internal('t20', (F32, [2, 2]))
x14 = Input('x14', (F32, [2, 2]))
t21 = Internal('t21', (F32, [2, 8]))
t22 = Output('t22', (F32, [2, 2]))
t23 = Output('t23', (F32, [2, 2]))
t24 = Output('t24', (F32, [2, 2]))
t25 = Internal('t25', (F32, [2, 8]))
t26 = Output('t26', (F32, [2, 2]))
t27 = Output('t27', (F32, [2, 2]))
t28 = Internal('t28', (F32, [2, 2]))
x16 = Input('x16', (F32, [2, 2]))
t29 = Internal('t29', (F32, [2, 6]))
t30 = Internal('t30', (F32, [2, 2]))
t31 = Internal('t31', (F32, [2, 2]))
t32 = Output('t32', (F32, [2, 2]))
c33 = Parameter('c33', (F32, [2]), [2.0, -1.0])
t34 = Internal('t34', (F32, [2, 2]))
t35 = Internal('t35', (F32, [2, 8]))
t36 = Internal('t36', (F32, [2, 2]))
t37 = Output('t37', (F32, [2, 2]))
t38 = Internal('t38', (F32, [2, 2]))
t39 = Internal('t39', (F32, [2, 8]))
t40 = Internal('t40', (F32, [2, 2]))
t41 = Internal('t41', (F32, [2, 2]))
t42 = Internal('t42', (F32, [2, 2]))
t43 = Output('t43', (F32, [2, 2]))
t44 = Internal('t44', (F32, [2, 6]))
t45 = Internal('t45', (F32, [2, 2]))
t46 = Internal('t46', (F32, [2, 2]))
t47 = Internal('t47', (F32, [2, 2]))
t48 = Output('t48', (F32, [2, 2]))
model = Model()
model.Operation('LSTM', x13, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, c15, c15, 4, 0.0, 0.0).To(t17, t18, t19, t20)
model.Operation('LSTM', x14, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, t18, t19, 4, 0.0, 0.0).To(t21, t22, t23, t24)
model.Operation('LSTM', x13, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, t24, t23, 4, 0.5, 0.0).To(t25, t26, t27, t28)
model.Operation('LSTM', x13, missing, c2, c3, c4, missing, c6, c7, c8, none, none, none, none, c10, c11, c12, missing, none, x16, c15, 4, 0.0, 0.0).To(t29, t30, t31, t32)
model.Operation('MUL', x14, c33, 0).To(t34)
model.Operation('LSTM', t34, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, c15, x16, 4, 0.0, 0.0).To(t35, t36, t37, t38)
model.Operation('LSTM', x13, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, c15, x16, 4, 1.0, 0.0).To(t39, t40, t41, t42)
model.Operation('SUB', t20, t42, 0).To(t43)
model.Operation('LSTM', x13, missing, c2, c3, c4, missing, c6, c7, c8, none, none, none, none, c10, c11, c12, missing, none, t19, t18, 4, 0.0, 0.0).To(t44, t45, t46, t47)
model.Operation('ADD', t46, t19, 1).To(t48)
Example({
    x13: [2.0, -1.75, -2.0, 1.5],
    x14: [-1.25, 1.75, 2.0, 0.0],
    t22: [-0.19251043, 0.11593092, -0.31484175, 0.33231488],
    t23: [-0.37434202, 0.82708603, -0.51110065, 0.58277255],
    t24: [-0.19251043, 0.11593092, -0.31484175, 0.33231488],
    t26: [-0.19000793, 0.1154815, -0.16050807, 0.07084899],
    t27: [-0.3609308, 0.15949671, -0.3285967, 0.5],
    x16: [0.5, -1.0, 1.5, 0.25],
    t32: [-0.04281576, -0.35307512, -0.10784743, 0.026402915],
    t37: [-0.6031583, -1.4950458, 1.4560317, 0.19482778],
    t43: [-0.22241777, 0.13465947, -0.01938945, -0.007864907],
    t48: [0.0, 0.0, 0.0, 0.9872463],
}, name='steps').AddVariations('float16').DisableLifeTimeVariation()
