# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: elements on one side.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# No element is on the other side of 0, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [1.697, 2.255, 0.664, 2.504, 1.301, 2.761, 0.757, 3.872, 3.653, 1.865, 1.276, 2.795, 1.134, 0.57,
    1.032, 2.212, 2.679, 3.125, 1.97, 3.741, 1.509, 3.965, 2.497, 0.578],
    t3: [0.664, 0.757, 1.276, 0.57, 1.97, 0.578],
}, name='last_float32').AddVariations('float16').DisableLifeTimeVariation()

# No element is on the other side of 0, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [1.697, 2.255, 0.664, 2.504, 1.301, 2.761, 0.757, 3.872, 3.653, 1.865, 1.276, 2.795, 1.134, 0.57,
    1.032, 2.212, 2.679, 3.125, 1.97, 3.741, 1.509, 3.965, 2.497, 0.578],
    t3: [0.664, 0.57],
}, name='two_float32').AddVariations('float16').DisableLifeTimeVariation()

# No element is on the other side of 0, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [1.697, 2.255, 0.664, 2.504, 1.301, 2.761, 0.757, 3.872, 3.653, 1.865, 1.276, 2.795, 1.134, 0.57,
    1.032, 2.212, 2.679, 3.125, 1.97, 3.741, 1.509, 3.965, 2.497, 0.578],
    t3: [0.57, 0.757, 0.578],
}, name='apart_float32').AddVariations('float16').DisableLifeTimeVariation()

# No element is on the other side of 0, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [3]), [0, 1, 2])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [1.697, 2.255, 0.664, 2.504, 1.301, 2.761, 0.757, 3.872, 3.653, 1.865, 1.276, 2.795, 1.134, 0.57,
    1.032, 2.212, 2.679, 3.125, 1.97, 3.741, 1.509, 3.965, 2.497, 0.578],
    t3: [0.57],
}, name='all_float32').AddVariations('float16').DisableLifeTimeVariation()

# No code is on the other side of the zero point, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.0625, 128))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (U8, [2, 3], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [155, 164, 139, 168, 149, 172, 140, 190, 186, 158, 148, 173, 146, 137, 145, 163, 171, 178, 160, 188,
    152, 191, 168, 137],
    t3: [139, 140, 148, 137, 160, 137],
}, name='last_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# No code is on the other side of the zero point, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.0625, 128))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [2], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [155, 164, 139, 168, 149, 172, 140, 190, 186, 158, 148, 173, 146, 137, 145, 163, 171, 178, 160, 188,
    152, 191, 168, 137],
    t3: [139, 137],
}, name='two_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# No code is on the other side of the zero point, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.0625, 128))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (U8, [3], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [155, 164, 139, 168, 149, 172, 140, 190, 186, 158, 148, 173, 146, 137, 145, 163, 171, 178, 160, 188,
    152, 191, 168, 137],
    t3: [137, 140, 137],
}, name='apart_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# No code is on the other side of the zero point, where a reduction might begin.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.0625, 128))
c2 = Parameter('c2', (I32, [3]), [0, 1, 2])
t3 = Output('t3', (U8, [1], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: [155, 164, 139, 168, 149, 172, 140, 190, 186, 158, 148, 173, 146, 137, 145, 163, 171, 178, 160, 188,
    152, 191, 168, 137],
    t3: [137],
}, name='all_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
