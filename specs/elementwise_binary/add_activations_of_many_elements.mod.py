# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: fused activations of many elements.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

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
model.Operation('ADD', x1, x2, 1).To(t3)
model.Operation('ADD', x4, x5, 1).To(t6)
model.Operation('ADD', x7, x8, 2).To(t9)
model.Operation('ADD', x10, x11, 2).To(t12)
model.Operation('ADD', x13, x14, 3).To(t15)
model.Operation('ADD', x16, x17, 3).To(t18)
Example({
    x1: ([-6.5, -5.5, 4.0, -6.5, 1.0, 1.0, -3.0] * 148)[:1031],
    x2: ([4.5, -1.0, -1.5, -7.5, -1.0, -1.5, 4.0] * 148)[:1031],
    t3: ([0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 1.0] * 148)[:1031],
    x4: ([2.5, 2.0, 7.5, 1.5, 3.0, 3.0, 6.0] * 212)[:1480],
    x5: ([8.0, 4.5, -8.0, 4.5, 3.5, 3.0, 0.5] * 212)[:1480],
    t6: ([10.5, 6.5, 0.0, 6.0, 6.5, 6.0, 6.5] * 212)[:1480],
    x7: ([-8.0, 5.5, -7.5, -6.5, -1.0, 3.0, -2.0] * 148)[:1031],
    x8: ([3.5, -3.5, -1.5, -8.0, -0.5, -0.5, 4.5] * 148)[:1031],
    t9: ([-1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0] * 148)[:1031],
    x10: ([-3.5, 0.5, -2.5, 3.5, -1.0, 1.0, -7.0] * 212)[:1480],
    x11: ([-4.5, -0.5, 1.5, 5.0, 7.0, -5.0, -2.5] * 212)[:1480],
    t12: ([-1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0] * 212)[:1480],
    x13: ([-1.0, 6.0, 7.5, -5.0, -3.0, -1.0, -2.5] * 148)[:1031],
    x14: ([-6.0, 8.0, -3.0, 1.0, 3.5, -0.5, 2.0] * 148)[:1031],
    t15: ([0.0, 6.0, 4.5, 0.0, 0.5, 0.0, 0.0] * 148)[:1031],
    x16: ([4.5, 4.5, -7.0, -7.5, 2.5, 3.0, -1.5] * 212)[:1480],
    x17: ([-6.0, -2.5, -2.0, -4.0, 3.0, 6.5, -4.5] * 212)[:1480],
    t18: ([0.0, 2.0, 0.0, 0.0, 5.5, 6.0, 0.0] * 212)[:1480],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1031], 0.5, 120))
x2 = Input('x2', (U8, [1031], 0.5, 120))
t3 = Output('t3', (U8, [1031], 0.5, 120))
x4 = Input('x4', (U8, [1, 1, 37, 40], 0.5, 120))
x5 = Input('x5', (U8, [1, 1, 37, 40], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 37, 40], 0.5, 120))
x7 = Input('x7', (U8, [1031], 0.5, 120))
x8 = Input('x8', (U8, [1031], 0.5, 120))
t9 = Output('t9', (U8, [1031], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 37, 40], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 37, 40], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 37, 40], 0.5, 120))
x13 = Input('x13', (U8, [1031], 0.5, 120))
x14 = Input('x14', (U8, [1031], 0.5, 120))
t15 = Output('t15', (U8, [1031], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 37, 40], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 37, 40], 0.5, 120))
t18 = Output('t18', (U8, [1, 1, 37, 40], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 1).To(t3)
model.Operation('ADD', x4, x5, 1).To(t6)
model.Operation('ADD', x7, x8, 2).To(t9)
model.Operation('ADD', x10, x11, 2).To(t12)
model.Operation('ADD', x13, x14, 3).To(t15)
model.Operation('ADD', x16, x17, 3).To(t18)
Example({
    x1: ([107, 109, 128, 107, 122, 122, 114] * 148)[:1031],
    x2: ([129, 118, 117, 105, 118, 117, 128] * 148)[:1031],
    t3: ([120, 120, 125, 120, 120, 120, 122] * 148)[:1031],
    x4: ([125, 124, 135, 123, 126, 126, 132] * 212)[:1480],
    x5: ([136, 129, 104, 129, 127, 126, 121] * 212)[:1480],
    t6: ([141, 133, 120, 132, 133, 132, 133] * 212)[:1480],
    x7: ([104, 131, 105, 107, 118, 126, 116] * 148)[:1031],
    x8: ([127, 113, 117, 104, 119, 119, 129] * 148)[:1031],
    t9: ([118, 122, 118, 118, 118, 122, 122] * 148)[:1031],
    x10: ([113, 121, 115, 127, 118, 122, 106] * 212)[:1480],
    x11: ([111, 119, 123, 130, 134, 110, 115] * 212)[:1480],
    t12: ([118, 120, 118, 122, 122, 118, 118] * 212)[:1480],
    x13: ([118, 132, 135, 110, 114, 118, 115] * 148)[:1031],
    x14: ([108, 136, 114, 122, 127, 119, 124] * 148)[:1031],
    t15: ([120, 132, 129, 120, 121, 120, 120] * 148)[:1031],
    x16: ([129, 129, 106, 105, 125, 126, 117] * 212)[:1480],
    x17: ([108, 115, 116, 112, 126, 133, 111] * 212)[:1480],
    t18: ([120, 124, 120, 120, 131, 132, 120] * 212)[:1480],
}, name='all_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12, x13, x14, t15, x16, x17, t18)).DisableLifeTimeVariation()
