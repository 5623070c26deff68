# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [6], 0.5, 120), [123, 125, 126, 117, 121, 119])
t3 = Output('t3', (U8, [2, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [123, 125, 126, 117, 121, 119])
t6 = Output('t6', (U8, [2, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [123, 125, 126, 117, 121, 119])
t9 = Output('t9', (U8, [2, 6], 1.0, 128))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', x4, c5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
Example({
    x1: [125, 123, 125, 112, 118, 115, 127, 124, 123, 127, 127, 123],
    t3: [132, 132, 136, 134, 127, 129, 133, 133, 133, 123, 130, 127],
    x4: [125, 123, 118, 128, 116, 126, 114, 123, 116, 116, 121, 121],
    t6: [130, 130, 126, 125, 127, 127, 126, 130, 125, 130, 128, 128],
    x7: [113, 114, 118, 126, 128, 116, 128, 127, 122, 118, 122, 125],
    t9: [119, 117, 124, 126, 134, 127, 138, 140, 132, 129, 130, 129],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
