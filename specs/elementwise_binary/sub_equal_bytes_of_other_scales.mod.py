# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [6], 0.5, 120), [119, 121, 127, 121, 121, 123])
t3 = Output('t3', (U8, [2, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [119, 121, 127, 121, 121, 123])
t6 = Output('t6', (U8, [2, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [119, 121, 127, 121, 121, 123])
t9 = Output('t9', (U8, [2, 6], 1.0, 128))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', x4, c5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
Example({
    x1: [127, 115, 116, 126, 112, 121, 128, 123, 116, 118, 118, 126],
    t3: [132, 125, 122, 131, 123, 127, 133, 129, 122, 126, 126, 130],
    x4: [122, 118, 118, 127, 123, 125, 121, 113, 116, 113, 126, 121],
    t6: [129, 127, 125, 131, 129, 130, 129, 124, 124, 124, 131, 128],
    x7: [127, 113, 119, 116, 113, 115, 115, 121, 123, 124, 117, 122],
    t9: [131, 123, 123, 124, 123, 123, 125, 127, 125, 129, 125, 126],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
