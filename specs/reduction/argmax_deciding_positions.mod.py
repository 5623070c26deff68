# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: one element decides, in each place.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The one number that decides is in each place of a row.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [9, 9]))
t3 = Output('t3', (I32, [9]))
t4 = Output('t4', (I32, [9]))
x2 = Input('x2', (F32, [19, 19]))
t5 = Output('t5', (I32, [19]))
t6 = Output('t6', (I32, [19]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t3)
model.Operation('ARGMAX', x1, 1).To(t4)
model.Operation('ARGMAX', x2, 0).To(t5)
model.Operation('ARGMAX', x2, 1).To(t6)
Example({
    x1: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9)[:81],
    t3: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    t4: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    x2: ([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 19)[:361],
    t5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    t6: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one code that decides, in the middle of the codes, is in each place of a row.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [9, 9], 0.5, 128))
t3 = Output('t3', (I32, [9]))
t4 = Output('t4', (I32, [9]))
x2 = Input('x2', (U8, [19, 19], 0.5, 128))
t5 = Output('t5', (I32, [19]))
t6 = Output('t6', (I32, [19]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t3)
model.Operation('ARGMAX', x1, 1).To(t4)
model.Operation('ARGMAX', x2, 0).To(t5)
model.Operation('ARGMAX', x2, 1).To(t6)
Example({
    x1: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 9)[:81],
    t3: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    t4: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    x2: ([128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127] * 19)[:361],
    t5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    t6: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
}, name='quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
