# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: fused activations of many elements.

F32 = 'TENSOR_FLOAT32'

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1031]))
x2 = Input('x2', (F32, [1031]))
t3 = Output('t3', (F32, [1031]))
x4 = Input('x4', (F32, [1, 1, 37, 40]))
x5 = Input('x5', (F32, [1, 1, 37, 40]))
t6 = Output('t6', (F32, [1, 1, 37, 40]))
x7 = Input('x7', (F32, [1031]))
x8 = Input('x8', (F32, [1031]))
t9 = Output('t9', (F32, [1031]))
x10 = Input('x10', (F32, [1, 1, 37, 40]))
x11 = Input('x11', (F32, [1, 1, 37, 40]))
t12 = Output('t12', (F32, [1, 1, 37, 40]))
x13 = Input('x13', (F32, [1031]))
x14 = Input('x14', (F32, [1031]))
t15 = Output('t15', (F32, [1031]))
x16 = Input('x16', (F32, [1, 1, 37, 40]))
x17 = Input('x17', (F32, [1, 1, 37, 40]))
t18 = Output('t18', (F32, [1, 1, 37, 40]))
model = Model()
model.Operation('DIV', x1, x2, 1).To(t3)
model.Operation('DIV', x4, x5, 1).To(t6)
model.Operation('DIV', x7, x8, 2).To(t9)
model.Operation('DIV', x10, x11, 2).To(t12)
model.Operation('DIV', x13, x14, 3).To(t15)
model.Operation('DIV', x16, x17, 3).To(t18)
Example({
    x1: ([6.5, -4.0, -7.0, -1.5, -5.5, 1.5, -6.0] * 148)[:1031],
    x2: ([1.0, 1.0, 2.0, -2.0, 2.0, -1.0, -1.0] * 148)[:1031],
    t3: ([6.5, 0.0, 0.0, 0.75, 0.0, 0.0, 6.0] * 148)[:1031],
    x4: ([-4.0, -0.5, -6.0, 3.5, 5.0, 6.5, -2.5] * 212)[:1480],
    x5: ([1.0, 2.0, -2.0, 1.0, 2.0, -1.0, -1.0] * 212)[:1480],
    t6: ([0.0, 0.0, 3.0, 3.5, 2.5, 0.0, 2.5] * 212)[:1480],
    x7: ([6.5, 2.0, -7.0, 2.0, 0.5, -6.5, -4.5] * 148)[:1031],
    x8: ([1.0, 1.0, -2.0, 2.0, 2.0, -1.0, -1.0] * 148)[:1031],
    t9: ([1.0, 1.0, 1.0, 1.0, 0.25, 1.0, 1.0] * 148)[:1031],
    x10: ([2.5, -4.5, 3.5, 6.0, 5.0, -8.0, -6.0] * 212)[:1480],
    x11: ([2.0, -1.0, -2.0, 1.0, -1.0, 1.0, 2.0] * 212)[:1480],
    t12: ([1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0] * 212)[:1480],
    x13: ([-7.0, -4.5, -7.0, 3.5, 1.0, 7.0, 8.0] * 148)[:1031],
    x14: ([-1.0, 1.0, -1.0, 1.0, -2.0, 2.0, 2.0] * 148)[:1031],
    t15: ([6.0, 0.0, 6.0, 3.5, 0.0, 3.5, 4.0] * 148)[:1031],
    x16: ([6.5, 5.5, -4.5, -6.0, -0.5, -1.5, 1.0] * 212)[:1480],
    x17: ([1.0, -1.0, -1.0, 2.0, 1.0, 2.0, -2.0] * 212)[:1480],
    t18: ([6.0, 0.0, 4.5, 0.0, 0.0, 0.0, 0.0] * 212)[:1480],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()
