# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: constants that have a batch of their own.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Constants have a batch of their own, of each rank, on either side: each of the data belongs to
# one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2, 2, 2]))
c2 = Parameter('c2', (F32, [3, 1, 1, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
t3 = Output('t3', (F32, [3, 2, 2, 2]))
x4 = Input('x4', (F32, [3, 1, 2, 2]))
c5 = Parameter('c5', (F32, [3, 1, 2, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
t6 = Output('t6', (F32, [3, 1, 2, 2]))
x7 = Input('x7', (F32, [3, 4]))
c8 = Parameter('c8', (F32, [3, 4]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
t9 = Output('t9', (F32, [3, 4]))
x10 = Input('x10', (F32, [3, 2, 3]))
c11 = Parameter('c11', (F32, [3, 2, 3]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0])
t12 = Output('t12', (F32, [3, 2, 3]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
model.Operation('PRELU', x10, c11).To(t12)
Example({
    x1: [-2.5, 1.0, -2.5, 0.5, 2.0, 1.0, 2.5, 0.5, -3.0, 1.0, -4.0, -2.0, 2.5, 1.5, 2.5, 1.5, 4.0, 2.0, 4.0,
    -2.5, 1.0, -3.5, -3.0, 4.0],
    t3: [-2.5, 1.0, -2.5, 0.5, 2.0, 1.0, 2.5, 0.5, -9.0, 1.0, -12.0, -8.0, 2.5, 1.5, 2.5, 1.5, 4.0, 2.0,
    4.0, -15.0, 1.0, -21.0, -15.0, 4.0],
    x4: [-4.0, 2.5, 3.0, -1.0, -0.5, -1.5, 1.5, 0.5, -1.0, -3.0, -2.5, 2.0],
    t6: [-4.0, 2.5, 3.0, -4.0, -2.5, -9.0, 1.5, 0.5, -2.0, -9.0, -10.0, 2.0],
    x7: [0.5, 3.5, 0.5, -1.0, 3.5, 1.5, 1.0, 2.0, -2.5, 1.0, -2.0, -3.0],
    t9: [0.5, 3.5, 0.5, -4.0, 3.5, 1.5, 1.0, 2.0, -5.0, 1.0, -8.0, -15.0],
    x10: [1.5, -1.5, -1.0, -2.0, 2.0, -2.5, -3.5, 2.5, 2.0, 1.5, -3.5, -2.0, 1.5, 1.0, 0.5, -3.0, 4.0, 1.5],
    t12: [1.5, -3.0, -3.0, -8.0, 2.0, -15.0, -24.5, 2.5, 2.0, 1.5, -14.0, -10.0, 1.5, 1.0, 0.5, -6.0, 4.0,
    1.5],
}, name='constants').AddVariations('float16').DisableLifeTimeVariation()

# Constants have a batch of their own, of each rank, on either side: each of the data belongs to
# one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 120), [122, 124, 126, 128, 130, 132])
t3 = Output('t3', (U8, [3, 2, 2, 2], 0.5, 120))
x4 = Input('x4', (U8, [3, 1, 2, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [3, 1, 2, 2], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
t6 = Output('t6', (U8, [3, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [3, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [3, 4], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
t9 = Output('t9', (U8, [3, 4], 0.5, 120))
x10 = Input('x10', (U8, [3, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [3, 2, 3], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128])
t12 = Output('t12', (U8, [3, 2, 3], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
model.Operation('PRELU', x10, c11).To(t12)
Example({
    x1: [115, 122, 115, 121, 124, 122, 125, 121, 114, 122, 112, 116, 125, 123, 125, 123, 128, 124, 128, 115,
    122, 113, 114, 128],
    t3: [115, 122, 115, 121, 124, 122, 125, 121, 102, 122, 96, 104, 125, 123, 125, 123, 128, 124, 128, 90,
    122, 78, 90, 128],
    x4: [112, 125, 126, 118, 119, 117, 123, 121, 118, 114, 115, 124],
    t6: [112, 125, 126, 112, 115, 102, 123, 121, 116, 102, 100, 124],
    x7: [121, 127, 121, 118, 127, 123, 122, 124, 115, 122, 116, 114],
    t9: [121, 127, 121, 112, 127, 123, 122, 124, 110, 122, 104, 90],
    x10: [123, 117, 118, 116, 124, 115, 113, 125, 124, 123, 113, 116, 123, 122, 121, 114, 128, 123],
    t12: [123, 114, 114, 104, 124, 90, 71, 125, 124, 123, 92, 100, 123, 122, 121, 108, 128, 123],
}, name='constants_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
