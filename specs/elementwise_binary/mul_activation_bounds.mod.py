# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: bounds of activations beyond the codes, and fine steps.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Sums and products from below to above the bounds of each activation are bounded by codes.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [9], 0.015625, 120))
x1 = Input('x1', (U8, [1], 0.001953125, 100))
t3 = Output('t3', (U8, [9], 0.015625, 200))
x5 = Input('x5', (U8, [9], 0.015625, 120))
x4 = Input('x4', (U8, [1], 0.001953125, 100))
t6 = Output('t6', (U8, [9], 0.015625, 20))
x8 = Input('x8', (U8, [9], 0.015625, 120))
x7 = Input('x7', (U8, [1], 0.001953125, 100))
t9 = Output('t9', (U8, [9], 0.015625, 230))
x11 = Input('x11', (U8, [9], 0.015625, 120))
x10 = Input('x10', (U8, [1], 0.001953125, 100))
t12 = Output('t12', (U8, [9], 0.03125, 255))
model = Model()
model.Operation('MUL', x2, x1, 3).To(t3)
model.Operation('MUL', x5, x4, 2).To(t6)
model.Operation('MUL', x8, x7, 2).To(t9)
model.Operation('MUL', x11, x10, 1).To(t12)
Example({
    x2: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    x1: [228],
    t3: [200, 200, 200, 200, 201, 209, 217, 224, 232],
    x5: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    x4: [228],
    t6: [0, 0, 5, 13, 21, 29, 37, 44, 52],
    x8: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    x7: [228],
    t9: [200, 208, 215, 223, 231, 239, 247, 254, 255],
    x11: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    x10: [228],
    t12: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(x2, x1, t3, x5, x4, t6, x8, x7, t9, x11, x10, t12)).DisableLifeTimeVariation()
