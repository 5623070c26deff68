# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: the same layer several times in a row.

F32 = 'TENSOR_FLOAT32'

# Slopes in a row differ by layer.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [0.5, 0.25, 2.0])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [0.75])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [3]), [2.0, 0.5, 0.25])
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.75])
t9 = Internal('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [3]), [0.25, 2.0, 0.5])
t11 = Internal('t11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [0.75])
t13 = Internal('t13', (F32, [2, 3]))
c14 = Parameter('c14', (F32, [3]), [0.5, 0.25, 2.0])
t15 = Internal('t15', (F32, [2, 3]))
c16 = Parameter('c16', (F32, [1]), [0.75])
t17 = Output('t17', (F32, [2, 3]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('SUB', t3, c4, 0).To(t5)
model.Operation('PRELU', t5, c6).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('PRELU', t9, c10).To(t11)
model.Operation('SUB', t11, c12, 0).To(t13)
model.Operation('PRELU', t13, c14).To(t15)
model.Operation('SUB', t15, c16, 0).To(t17)
Example({
    x1: [-2.5, 3.5, -2.5, -3.5, 1.0, 1.0],
    t17: [-1.71875, 0.5, -4.4375, -1.84375, -1.1875, -2.75],
}, name='slopes').AddVariations('float16').DisableLifeTimeVariation()
