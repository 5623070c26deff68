# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('MUL', x1, x1, 0).To(t2)
Example({
    x1: [4.5, 0.25, 0.375, 4.875, 3.25, 4.25, 6.375, 5.125, 1.375, 5.25, 1.5, 4.625],
    t2: [20.25, 0.0625, 0.140625, 23.765625, 10.5625, 18.0625, 40.640625, 26.265625, 1.890625, 27.5625,
    2.25, 21.390625],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 4]))
model = Model()
model.Operation('MUL', x1, x1, 0).To(t2)
Example({
    x1: [36, 2, 3, 39, 26, 34, 51, 41, 11, 42, 12, 37],
    t2: [1296, 4, 9, 1521, 676, 1156, 2601, 1681, 121, 1764, 144, 1369],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (U8, [3, 4], 1.0, 0))
model = Model()
model.Operation('MUL', x1, x1, 0).To(t2)
Example({
    x1: [136, 102, 103, 139, 126, 134, 151, 141, 111, 142, 112, 137],
    t2: [81, 0, 1, 95, 42, 72, 163, 105, 8, 110, 9, 86],
}, name='both_quant8').DisableLifeTimeVariation()
