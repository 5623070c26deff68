# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants of equal bytes with other scales and zero points.

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
c2 = Parameter('c2', (U8, [1, 2, 2, 4], 0.5, 120), [127, 124, 127, 121, 114, 121, 117, 127, 123, 121, 123, 114, 115, 117, 120, 115])
c3 = Parameter('c3', (I32, [4], 0.25, 0), [0, 0, 0, 0])
t4 = Output('t4', (U8, [1, 2, 2, 4], 2.0, 128))
x5 = Input('x5', (U8, [1, 3, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 2, 2, 4], 0.25, 120), [127, 124, 127, 121, 114, 121, 117, 127, 123, 121, 123, 114, 115, 117, 120, 115])
c7 = Parameter('c7', (I32, [4], 0.125, 0), [0, 0, 0, 0])
t8 = Output('t8', (U8, [1, 2, 2, 4], 2.0, 128))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 2, 2, 4], 0.5, 118), [127, 124, 127, 121, 114, 121, 117, 127, 123, 121, 123, 114, 115, 117, 120, 115])
c11 = Parameter('c11', (I32, [4], 0.25, 0), [0, 0, 0, 0])
t12 = Output('t12', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 2, 0).To(t12)
Example({
    x1: [112, 121, 122, 115, 127, 128, 116, 122, 126, 113, 128, 114, 115, 127, 115, 126, 125, 114],
    t4: [114, 121, 132, 127, 122, 128, 118, 143, 121, 128, 135, 113, 122, 130, 126, 121],
    x5: [115, 126, 127, 122, 127, 116, 125, 124, 114, 122, 113, 114, 126, 122, 122, 113, 121, 121],
    t8: [126, 129, 131, 127, 130, 131, 130, 127, 133, 129, 130, 131, 128, 126, 129, 128],
    x9: [124, 112, 122, 112, 121, 126, 125, 113, 127, 116, 127, 117, 119, 123, 124, 124, 116, 116],
    t12: [132, 133, 115, 121, 132, 132, 115, 135, 128, 134, 123, 118, 136, 138, 125, 123],
}, name='scales_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12)).DisableLifeTimeVariation()
