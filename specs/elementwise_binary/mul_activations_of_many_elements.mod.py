# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: fused activations of many elements.

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
model.Operation('MUL', x1, x2, 1).To(t3)
model.Operation('MUL', x4, x5, 1).To(t6)
model.Operation('MUL', x7, x8, 2).To(t9)
model.Operation('MUL', x10, x11, 2).To(t12)
model.Operation('MUL', x13, x14, 3).To(t15)
model.Operation('MUL', x16, x17, 3).To(t18)
Example({
    x1: ([3.0, 3.0, -1.5, -4.0, 6.0, 4.0, 0.5] * 148)[:1031],
    x2: ([1.0, -1.0, -2.0, 2.0, 1.0, 2.0, -1.0] * 148)[:1031],
    t3: ([3.0, 0.0, 3.0, 0.0, 6.0, 8.0, 0.0] * 148)[:1031],
    x4: ([7.5, 4.0, 7.0, 1.5, -2.5, -4.5, -0.5] * 212)[:1480],
    x5: ([-1.0, -2.0, 2.0, 1.0, 2.0, 1.0, -1.0] * 212)[:1480],
    t6: ([0.0, 0.0, 14.0, 1.5, 0.0, 0.0, 0.5] * 212)[:1480],
    x7: ([-6.0, 1.5, -2.0, 7.5, -2.0, 1.0, 6.0] * 148)[:1031],
    x8: ([1.0, -1.0, 2.0, 2.0, -2.0, 1.0, -1.0] * 148)[:1031],
    t9: ([-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0] * 148)[:1031],
    x10: ([1.0, -0.5, 5.0, 3.0, 6.0, 8.0, 2.0] * 212)[:1480],
    x11: ([-1.0, -2.0, 1.0, 2.0, 2.0, -1.0, 1.0] * 212)[:1480],
    t12: ([-1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0] * 212)[:1480],
    x13: ([-3.5, -2.0, 5.5, -0.5, 1.5, -5.5, 1.0] * 148)[:1031],
    x14: ([2.0, -1.0, 2.0, 1.0, -1.0, 1.0, -2.0] * 148)[:1031],
    t15: ([0.0, 2.0, 6.0, 0.0, 0.0, 0.0, 0.0] * 148)[:1031],
    x16: ([-1.5, -2.5, 3.5, 2.5, -5.0, -0.5, -0.5] * 212)[:1480],
    x17: ([1.0, 1.0, -2.0, 2.0, -1.0, -1.0, 2.0] * 212)[:1480],
    t18: ([0.0, 0.0, 0.0, 5.0, 5.0, 0.5, 0.0] * 212)[:1480],
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
model.Operation('MUL', x1, x2, 1).To(t3)
model.Operation('MUL', x4, x5, 1).To(t6)
model.Operation('MUL', x7, x8, 2).To(t9)
model.Operation('MUL', x10, x11, 2).To(t12)
model.Operation('MUL', x13, x14, 3).To(t15)
model.Operation('MUL', x16, x17, 3).To(t18)
Example({
    x1: ([126, 126, 117, 112, 132, 128, 121] * 148)[:1031],
    x2: ([122, 118, 116, 124, 122, 124, 118] * 148)[:1031],
    t3: ([126, 120, 126, 120, 132, 136, 120] * 148)[:1031],
    x4: ([135, 128, 134, 123, 115, 111, 119] * 212)[:1480],
    x5: ([118, 116, 124, 122, 124, 122, 118] * 212)[:1480],
    t6: ([120, 120, 148, 123, 120, 120, 121] * 212)[:1480],
    x7: ([108, 123, 116, 135, 116, 122, 132] * 148)[:1031],
    x8: ([122, 118, 124, 124, 116, 122, 118] * 148)[:1031],
    t9: ([118, 118, 118, 122, 122, 122, 118] * 148)[:1031],
    x10: ([122, 119, 130, 126, 132, 136, 124] * 212)[:1480],
    x11: ([118, 116, 122, 124, 124, 118, 122] * 212)[:1480],
    t12: ([118, 122, 122, 122, 122, 118, 122] * 212)[:1480],
    x13: ([113, 116, 131, 119, 123, 109, 122] * 148)[:1031],
    x14: ([124, 118, 124, 122, 118, 122, 116] * 148)[:1031],
    t15: ([120, 124, 132, 120, 120, 120, 120] * 148)[:1031],
    x16: ([117, 115, 127, 125, 110, 119, 119] * 212)[:1480],
    x17: ([122, 122, 116, 124, 118, 118, 124] * 212)[:1480],
    t18: ([120, 120, 120, 130, 130, 121, 120] * 212)[:1480],
}, name='all_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12, x13, x14, t15, x16, x17, t18)).DisableLifeTimeVariation()
