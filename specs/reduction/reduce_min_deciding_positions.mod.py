# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: one element decides, in each place.

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
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Output('t4', (F32, [9]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [9]))
x2 = Input('x2', (F32, [19, 19]))
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Output('t8', (F32, [19]))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (F32, [19]))
model = Model()
model.Operation('REDUCE_MIN', x1, c3, False).To(t4)
model.Operation('REDUCE_MIN', x1, c5, False).To(t6)
model.Operation('REDUCE_MIN', x2, c7, False).To(t8)
model.Operation('REDUCE_MIN', x2, c9, False).To(t10)
Example({
    x1: ([0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0] * 9)[:81],
    t4: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t6: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x2: ([0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0] * 19)[:361],
    t8: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t10: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one code that decides, in the middle of the codes, is in each place of a row.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [9, 9], 0.5, 128))
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Output('t4', (U8, [9], 0.5, 128))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (U8, [9], 0.5, 128))
x2 = Input('x2', (U8, [19, 19], 0.5, 128))
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Output('t8', (U8, [19], 0.5, 128))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (U8, [19], 0.5, 128))
model = Model()
model.Operation('REDUCE_MIN', x1, c3, False).To(t4)
model.Operation('REDUCE_MIN', x1, c5, False).To(t6)
model.Operation('REDUCE_MIN', x2, c7, False).To(t8)
model.Operation('REDUCE_MIN', x2, c9, False).To(t10)
Example({
    x1: ([127, 128, 128, 128, 128, 128, 128, 128, 128, 128] * 9)[:81],
    t4: [127, 127, 127, 127, 127, 127, 127, 127, 127],
    t6: [127, 127, 127, 127, 127, 127, 127, 127, 127],
    x2: ([127, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128] * 19)[:361],
    t8: [127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127],
    t10: [127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127],
}, name='quant8').AddVariations(signed(x1, t4, t6, x2, t8, t10)).DisableLifeTimeVariation()
