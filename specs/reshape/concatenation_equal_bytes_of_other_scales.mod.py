# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: constants of equal bytes with other scales and zero points.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Equal codes stand for other numbers, by another scale or another zero point.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 6], 0.5, 120), [126, 117, 118, 119, 121, 118, 126, 121, 123, 123, 114, 118])
t3 = Output('t3', (U8, [4, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 6], 0.25, 120), [126, 117, 118, 119, 121, 118, 126, 121, 123, 123, 114, 118])
t6 = Output('t6', (U8, [4, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 6], 0.5, 118), [126, 117, 118, 119, 121, 118, 126, 121, 123, 123, 114, 118])
t9 = Output('t9', (U8, [4, 6], 1.0, 128))
model = Model()
model.Operation('CONCATENATION', x1, c2, 0).To(t3)
model.Operation('CONCATENATION', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', x7, c8, 0).To(t9)
Example({
    x1: [115, 126, 125, 127, 122, 128, 112, 119, 119, 125, 113, 115],
    t3: [125, 131, 131, 132, 129, 132, 124, 127, 127, 131, 124, 125, 131, 126, 127, 127, 129, 127, 131, 129,
    130, 130, 125, 127],
    x4: [113, 117, 128, 125, 119, 128, 114, 117, 125, 113, 115, 125],
    t6: [124, 126, 132, 131, 127, 132, 125, 126, 131, 124, 125, 131, 130, 127, 127, 128, 128, 127, 130, 128,
    129, 129, 126, 127],
    x7: [122, 126, 112, 119, 112, 123, 118, 114, 115, 118, 114, 127],
    t9: [129, 131, 124, 127, 124, 130, 127, 125, 125, 127, 125, 132, 132, 127, 128, 129, 130, 128, 132, 130,
    131, 131, 126, 128],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
