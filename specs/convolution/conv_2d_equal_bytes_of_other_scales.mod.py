# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: constants of equal bytes with other scales and zero points.

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
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 2, 2, 2], 0.5, 120), [119, 127, 124, 127, 118, 124, 120, 120, 123, 121, 125, 126, 127, 122, 118, 127, 121, 126, 118, 124,
    127, 127, 117, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 0, 0])
t4 = Output('t4', (U8, [1, 2, 2, 3], 2.0, 128))
x5 = Input('x5', (U8, [1, 3, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 2, 2, 2], 0.25, 120), [119, 127, 124, 127, 118, 124, 120, 120, 123, 121, 125, 126, 127, 122, 118, 127, 121, 126, 118, 124,
    127, 127, 117, 124])
c7 = Parameter('c7', (I32, [3], 0.125, 0), [0, 0, 0])
t8 = Output('t8', (U8, [1, 2, 2, 3], 2.0, 128))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 2, 2, 2], 0.5, 118), [119, 127, 124, 127, 118, 124, 120, 120, 123, 121, 125, 126, 127, 122, 118, 127, 121, 126, 118, 124,
    127, 127, 117, 124])
c11 = Parameter('c11', (I32, [3], 0.25, 0), [0, 0, 0])
t12 = Output('t12', (U8, [1, 2, 2, 3], 2.0, 128))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0).To(t12)
Example({
    x1: [121, 114, 115, 115, 124, 117, 125, 127, 126, 124, 112, 122, 121, 118, 118, 112, 119, 128],
    t4: [118, 129, 133, 124, 136, 134, 139, 131, 130, 125, 131, 130],
    x5: [128, 127, 113, 119, 116, 122, 113, 116, 128, 116, 116, 113, 123, 116, 127, 116, 115, 113],
    t8: [128, 121, 124, 126, 127, 129, 126, 126, 121, 120, 125, 126],
    x9: [125, 128, 117, 126, 116, 126, 124, 115, 122, 116, 127, 116, 113, 125, 123, 127, 112, 119],
    t12: [138, 135, 138, 136, 127, 131, 126, 129, 124, 127, 136, 133],
}, name='scales_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12)).DisableLifeTimeVariation()
