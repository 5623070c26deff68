# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [6], 0.5, 120), [123, 120, 121, 125, 125, 121])
t3 = Output('t3', (U8, [2, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [123, 120, 121, 125, 125, 121])
t6 = Output('t6', (U8, [2, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [123, 120, 121, 125, 125, 121])
t9 = Output('t9', (U8, [2, 6], 1.0, 128))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
Example({
    x1: [118, 112, 119, 128, 122, 122, 117, 118, 127, 126, 115, 125],
    t3: [130, 128, 129, 132, 131, 129, 130, 128, 132, 131, 131, 131],
    x4: [117, 119, 122, 126, 112, 124, 119, 117, 115, 119, 124, 112],
    t6: [129, 128, 129, 131, 129, 130, 129, 128, 128, 129, 130, 128],
    x7: [128, 122, 117, 125, 125, 118, 113, 125, 122, 112, 124, 118],
    t9: [132, 129, 130, 132, 132, 130, 131, 131, 130, 132, 132, 130],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
