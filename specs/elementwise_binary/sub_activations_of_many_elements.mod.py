# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: fused activations of many elements.

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
model.Operation('SUB', x1, x2, 1).To(t3)
model.Operation('SUB', x4, x5, 1).To(t6)
model.Operation('SUB', x7, x8, 2).To(t9)
model.Operation('SUB', x10, x11, 2).To(t12)
model.Operation('SUB', x13, x14, 3).To(t15)
model.Operation('SUB', x16, x17, 3).To(t18)
Example({
    x1: ([5.5, 3.5, -4.5, -7.5, -1.5, -2.5, -5.0] * 148)[:1031],
    x2: ([2.0, -1.0, -2.0, 0.5, -3.5, 5.5, 3.0] * 148)[:1031],
    t3: ([3.5, 4.5, 0.0, 0.0, 2.0, 0.0, 0.0] * 148)[:1031],
    x4: ([-3.5, -8.0, 2.0, -5.0, -6.5, 7.0, 7.5] * 212)[:1480],
    x5: ([-8.0, 6.0, 0.5, -3.0, -7.0, -5.5, 7.0] * 212)[:1480],
    t6: ([4.5, 0.0, 1.5, 0.0, 0.5, 12.5, 0.5] * 212)[:1480],
    x7: ([-5.0, 2.5, -5.5, 1.0, -1.0, -6.5, 7.0] * 148)[:1031],
    x8: ([-8.0, -0.5, 7.5, -7.5, 0.5, 2.0, -5.5] * 148)[:1031],
    t9: ([1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0] * 148)[:1031],
    x10: ([5.0, -1.0, 5.5, 4.0, 5.0, -1.5, -2.5] * 212)[:1480],
    x11: ([-2.0, 2.0, -6.5, 2.0, 4.5, 7.5, -5.0] * 212)[:1480],
    t12: ([1.0, -1.0, 1.0, 1.0, 0.5, -1.0, 1.0] * 212)[:1480],
    x13: ([2.0, -6.0, -1.0, -1.0, -4.5, -1.0, -7.0] * 148)[:1031],
    x14: ([-8.0, 2.0, 4.0, -4.5, -3.5, -2.0, -6.5] * 148)[:1031],
    t15: ([6.0, 0.0, 0.0, 3.5, 0.0, 1.0, 0.0] * 148)[:1031],
    x16: ([0.5, -3.0, -6.5, -2.5, 8.0, -7.5, -2.0] * 212)[:1480],
    x17: ([-6.5, 6.0, -8.0, -2.0, -4.5, -2.0, 2.5] * 212)[:1480],
    t18: ([6.0, 0.0, 1.5, 0.0, 6.0, 0.0, 0.0] * 212)[:1480],
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
model.Operation('SUB', x1, x2, 1).To(t3)
model.Operation('SUB', x4, x5, 1).To(t6)
model.Operation('SUB', x7, x8, 2).To(t9)
model.Operation('SUB', x10, x11, 2).To(t12)
model.Operation('SUB', x13, x14, 3).To(t15)
model.Operation('SUB', x16, x17, 3).To(t18)
Example({
    x1: ([131, 127, 111, 105, 117, 115, 110] * 148)[:1031],
    x2: ([124, 118, 116, 121, 113, 131, 126] * 148)[:1031],
    t3: ([127, 129, 120, 120, 124, 120, 120] * 148)[:1031],
    x4: ([113, 104, 124, 110, 107, 134, 135] * 212)[:1480],
    x5: ([104, 132, 121, 114, 106, 109, 134] * 212)[:1480],
    t6: ([129, 120, 123, 120, 121, 145, 121] * 212)[:1480],
    x7: ([110, 125, 109, 122, 118, 107, 134] * 148)[:1031],
    x8: ([104, 119, 135, 105, 121, 124, 109] * 148)[:1031],
    t9: ([122, 122, 118, 122, 118, 118, 122] * 148)[:1031],
    x10: ([130, 118, 131, 128, 130, 117, 115] * 212)[:1480],
    x11: ([116, 124, 107, 124, 129, 135, 110] * 212)[:1480],
    t12: ([122, 118, 122, 122, 121, 118, 122] * 212)[:1480],
    x13: ([124, 108, 118, 118, 111, 118, 106] * 148)[:1031],
    x14: ([104, 124, 128, 111, 113, 116, 107] * 148)[:1031],
    t15: ([132, 120, 120, 127, 120, 122, 120] * 148)[:1031],
    x16: ([121, 114, 107, 115, 136, 105, 116] * 212)[:1480],
    x17: ([107, 132, 104, 116, 111, 116, 125] * 212)[:1480],
    t18: ([132, 120, 123, 120, 132, 120, 120] * 212)[:1480],
}, name='all_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12, x13, x14, t15, x16, x17, t18)).DisableLifeTimeVariation()
