# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: five and six dimensions.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A search goes along each kind of dimension of five.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
t2 = Output('t2', (I32, [3, 2, 1, 2]))
t3 = Output('t3', (I32, [2, 2, 1, 2]))
t4 = Output('t4', (I32, [2, 3, 2, 1]))
t5 = Output('t5', (I32, [2, 3, 1, 2]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
model.Operation('ARGMAX', x1, -1).To(t4)
model.Operation('ARGMAX', x1, -3).To(t5)
Example({
    x1: [2.6875, -1.4375, 0.3125, 1.625, 0.8125, 0.125, 0.375, 2.9375, 3.8125, -3.5, -4.0, 0.75, -1.0625,
    -1.25, -1.625, 1.6875, 3.75, -2.0625, 3.5, -0.375, -2.9375, 2.375, 2.75, 0.4375],
    t2: [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0],
    t3: [2, 1, 1, 1, 1, 2, 1, 0],
    t4: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0],
    t5: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# A search goes along each kind of dimension of five.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t2 = Output('t2', (I32, [3, 2, 1, 2]))
t3 = Output('t3', (I32, [2, 2, 1, 2]))
t4 = Output('t4', (I32, [2, 3, 2, 1]))
t5 = Output('t5', (I32, [2, 3, 1, 2]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
model.Operation('ARGMAX', x1, -1).To(t4)
model.Operation('ARGMAX', x1, -3).To(t5)
Example({
    x1: [113, 151, 80, 129, 150, 137, 126, 130, 171, 176, 68, 60, 136, 107, 104, 98, 179, 175, 91, 172, 118,
    77, 159, 131],
    t2: [1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1],
    t3: [2, 2, 1, 1, 1, 1, 2, 1],
    t4: [1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0],
    t5: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
}, name='both_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
