# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: constants of equal bytes with other scales and zero points.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Equal codes stand for other numbers, by another scale or another zero point.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [4, 6], 0.5, 120), [118, 115, 124, 120, 125, 118, 116, 120, 125, 123, 116, 127, 121, 125, 124, 123, 127, 115, 116, 115,
    126, 115, 115, 126])
c3 = Parameter('c3', (I32, [4], 0.25, 0), [0, 0, 0, 0])
t4 = Output('t4', (U8, [2, 4], 2.0, 128))
x5 = Input('x5', (U8, [2, 6], 0.5, 120))
c6 = Parameter('c6', (U8, [4, 6], 0.25, 120), [118, 115, 124, 120, 125, 118, 116, 120, 125, 123, 116, 127, 121, 125, 124, 123, 127, 115, 116, 115,
    126, 115, 115, 126])
c7 = Parameter('c7', (I32, [4], 0.125, 0), [0, 0, 0, 0])
t8 = Output('t8', (U8, [2, 4], 2.0, 128))
x9 = Input('x9', (U8, [2, 6], 0.5, 120))
c10 = Parameter('c10', (U8, [4, 6], 0.5, 118), [118, 115, 124, 120, 125, 118, 116, 120, 125, 123, 116, 127, 121, 125, 124, 123, 127, 115, 116, 115,
    126, 115, 115, 126])
c11 = Parameter('c11', (I32, [4], 0.25, 0), [0, 0, 0, 0])
t12 = Output('t12', (U8, [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
Example({
    x1: [121, 113, 117, 124, 125, 114, 116, 115, 126, 123, 127, 122],
    t4: [135, 119, 132, 119, 139, 133, 133, 133],
    x5: [114, 113, 116, 115, 123, 114, 126, 117, 119, 125, 128, 122],
    t8: [132, 124, 127, 129, 130, 126, 131, 124],
    x9: [122, 122, 114, 121, 122, 124, 116, 122, 118, 114, 122, 126],
    t12: [125, 127, 127, 124, 126, 130, 123, 134],
}, name='scales_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12)).DisableLifeTimeVariation()
