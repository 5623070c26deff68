# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: identities, and what only looks like one.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# Nothing is added or multiplied, but the shape of the result is another one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
c2 = Parameter('c2', (F32, [2, 1, 3]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t5 = Output('t5', (F32, [2, 1, 3]))
c3 = Parameter('c3', (F32, [2, 1]), [1.0, 1.0])
t6 = Output('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 1, 3]))
t8 = Internal('t8', (F32, [2, 1, 3]))
t9 = Output('t9', (F32, [2, 1, 3]))
t10 = Output('t10', (F32, [1, 3]))
c4 = Parameter('c4', (BOOL8, [1, 3]), [True, True, True])
t11 = Output('t11', (F32, [1, 3]))
t12 = Output('t12', (F32, [2, 1, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t5)
model.Operation('MUL', x1, c3, 0).To(t6)
model.Operation('SUB', x1, c2, 0).To(t7)
model.Operation('MUL', c2, x1, 0).To(t8)
model.Operation('MAXIMUM', x1, t8).To(t9)
model.Operation('SUB', x1, x1, 0).To(t10)
model.Operation('SELECT', c4, x1, x1).To(t11)
model.Operation('MUL', c2, x1, 0).To(t12)
Example({
    x1: [3.375, -0.625, -1.25],
    t5: [3.375, -0.625, -1.25, 3.375, -0.625, -1.25],
    t6: [3.375, -0.625, -1.25, 3.375, -0.625, -1.25],
    t7: [3.375, -0.625, -1.25, 3.375, -0.625, -1.25],
    t9: [3.375, 0.0, 0.0, 3.375, 0.0, 0.0],
    t10: [0.0, 0.0, 0.0],
    t11: [3.375, -0.625, -1.25],
    t12: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='wider').AddVariations('float16').DisableLifeTimeVariation()
