# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [6], 0.5, 120), [127, 114, 119, 119, 121, 121])
t3 = Output('t3', (U8, [2, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [127, 114, 119, 119, 121, 121])
t6 = Output('t6', (U8, [2, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [127, 114, 119, 119, 121, 121])
t9 = Output('t9', (U8, [2, 6], 1.0, 128))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
Example({
    x1: [126, 118, 113, 115, 118, 115, 125, 128, 124, 126, 122, 115],
    t3: [131, 131, 130, 129, 127, 127, 131, 132, 130, 131, 129, 127],
    x4: [123, 128, 122, 121, 112, 119, 115, 119, 123, 112, 126, 116],
    t6: [130, 132, 129, 129, 127, 128, 124, 129, 130, 129, 131, 127],
    x7: [117, 115, 124, 115, 115, 125, 116, 124, 116, 121, 114, 128],
    t9: [121, 133, 130, 127, 124, 131, 119, 130, 127, 129, 123, 132],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
