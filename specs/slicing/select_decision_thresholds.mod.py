# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: decisions near a threshold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every element of both operands counts.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [5]))
x2 = Input('x2', (I32, [5]))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (I32, [5]))
t5 = Output('t5', (F32, [5]))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('CAST', t4).To(t5)
Example({
    x1: [True, False, True, False, True],
    x2: [5, 25, 45, 65, 85],
    x3: [90, 110, 130, 150, 170],
    t5: [5.0, 110.0, 45.0, 150.0, 85.0],
}, name='odd_int32').DisableLifeTimeVariation()

# Every element of both operands counts.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [5]))
x2 = Input('x2', (U8, [5], 0.5, 100))
x3 = Input('x3', (U8, [5], 0.5, 100))
t4 = Internal('t4', (U8, [5], 0.5, 100))
t5 = Output('t5', (F32, [5]))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
Example({
    x1: [True, False, True, False, True],
    x2: [5, 25, 45, 65, 85],
    x3: [90, 110, 130, 150, 170],
    t5: [-47.5, 5.0, -27.5, 25.0, -7.5],
}, name='odd_quant8').AddVariations(signed(x2, x3, t4)).DisableLifeTimeVariation()

# Every element of both operands counts.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [5]))
x2 = Input('x2', (I32, [5]))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (I32, [5]))
t5 = Output('t5', (F32, [5]))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('CAST', t4).To(t5)
Example({
    x1: [False, True, False, True, False],
    x2: [5, 25, 45, 65, 85],
    x3: [90, 110, 130, 150, 170],
    t5: [90.0, 25.0, 130.0, 65.0, 170.0],
}, name='even_int32').DisableLifeTimeVariation()

# Every element of both operands counts.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [5]))
x2 = Input('x2', (U8, [5], 0.5, 100))
x3 = Input('x3', (U8, [5], 0.5, 100))
t4 = Internal('t4', (U8, [5], 0.5, 100))
t5 = Output('t5', (F32, [5]))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
Example({
    x1: [False, True, False, True, False],
    x2: [5, 25, 45, 65, 85],
    x3: [90, 110, 130, 150, 170],
    t5: [-5.0, -37.5, 15.0, -17.5, 35.0],
}, name='even_quant8').AddVariations(signed(x2, x3, t4)).DisableLifeTimeVariation()
