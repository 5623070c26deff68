# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: constants of equal bytes with other scales and zero points.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Equal codes stand for other numbers, by another scale or another zero point.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [6], 0.5, 120), [121, 115, 114, 121, 126, 125])
t3 = Output('t3', (BOOL8, [2, 6]))
x4 = Input('x4', (U8, [2, 6], 0.5, 120))
c5 = Parameter('c5', (U8, [6], 0.25, 120), [121, 115, 114, 121, 126, 125])
t6 = Output('t6', (BOOL8, [2, 6]))
x7 = Input('x7', (U8, [2, 6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 118), [121, 115, 114, 121, 126, 125])
t9 = Output('t9', (BOOL8, [2, 6]))
model = Model()
model.Operation('EQUAL', x1, c2).To(t3)
model.Operation('EQUAL', x4, c5).To(t6)
model.Operation('EQUAL', x7, c8).To(t9)
Example({
    x1: [122, 118, 112, 123, 125, 122, 127, 117, 117, 113, 128, 115],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False],
    x4: [113, 114, 128, 122, 119, 118, 117, 119, 112, 121, 116, 115],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False],
    x7: [112, 114, 117, 115, 112, 125, 116, 125, 119, 124, 122, 114],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='scales_quant8').AddVariations(signed(x1, c2, x4, c5, x7, c8)).DisableLifeTimeVariation()
