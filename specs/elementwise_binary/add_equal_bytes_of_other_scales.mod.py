# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [6], 0.5, 120), [116, 126, 123, 123, 117, 125])
t3 = Output('t3', (U8, [2, 6], 1.0, 128))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [116, 126, 123, 123, 117, 125])
t6 = Output('t6', (U8, [2, 6], 1.0, 128))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [116, 126, 123, 123, 117, 125])
t9 = Output('t9', (U8, [2, 6], 1.0, 128))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
Example({
    x1: [115, 123, 115, 112, 117, 122, 112, 118, 128, 123, 128, 125],
    t3: [123, 133, 127, 125, 125, 132, 122, 130, 134, 131, 131, 133],
    x4: [122, 123, 117, 112, 114, 118, 115, 118, 121, 125, 118, 122],
    t6: [128, 131, 127, 125, 124, 128, 124, 129, 129, 131, 126, 130],
    x7: [121, 127, 121, 124, 121, 127, 124, 114, 119, 118, 115, 115],
    t9: [127, 136, 131, 133, 128, 135, 129, 129, 130, 130, 125, 129],
}, name='scales_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
