# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: five and six dimensions.

F32 = 'TENSOR_FLOAT32'

# Tensors of five dimensions meet element by element.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
t2 = Internal('t2', (F32, [2, 3, 2, 1, 2]))
t3 = Output('t3', (F32, [2, 3, 2, 1, 2]))
t4 = Internal('t4', (F32, [2, 3, 2, 1, 2]))
t5 = Output('t5', (F32, [2, 3, 2, 1, 2]))
model = Model()
model.Operation('NEG', x1).To(t2)
model.Operation('NEG', t2).To(t3)
model.Operation('NEG', x1).To(t4)
model.Operation('ABS', t4).To(t5)
Example({
    x1: [-2.625, 1.375, -2.875, -1.1875, -3.0625, 1.5625, 2.9375, 2.5625, 0.75, -1.8125, 1.125, 1.625,
    -3.25, -3.1875, 0.125, -2.4375, 1.75, 3.0, -2.375, 2.0, -0.875, 3.4375, 2.3125, 2.75],
    t3: [-2.625, 1.375, -2.875, -1.1875, -3.0625, 1.5625, 2.9375, 2.5625, 0.75, -1.8125, 1.125, 1.625,
    -3.25, -3.1875, 0.125, -2.4375, 1.75, 3.0, -2.375, 2.0, -0.875, 3.4375, 2.3125, 2.75],
    t5: [2.625, 1.375, 2.875, 1.1875, 3.0625, 1.5625, 2.9375, 2.5625, 0.75, 1.8125, 1.125, 1.625, 3.25,
    3.1875, 0.125, 2.4375, 1.75, 3.0, 2.375, 2.0, 0.875, 3.4375, 2.3125, 2.75],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()
