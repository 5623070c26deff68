# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: every element of both counts.

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

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [5]))
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
chosen = Internal('chosen', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SELECT', choice, first, second).To(chosen)
model.Operation('CAST', chosen).To(output)
Example({
    choice: [True, False, True, False, True],
    first: [5, 25, 45, 65, 85],
    second: [90, 110, 130, 150, 170],
    output: [5.0, 110.0, 45.0, 150.0, 85.0],
}, name='odd_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [5]))
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
chosen = Internal('chosen', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SELECT', choice, first, second).To(chosen)
model.Operation('CAST', chosen).To(output)
Example({
    choice: [False, True, False, True, False],
    first: [5, 25, 45, 65, 85],
    second: [90, 110, 130, 150, 170],
    output: [90.0, 25.0, 130.0, 65.0, 170.0],
}, name='even_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [5]))
first = Input('first', (U8, [5], 0.5, 100))
second = Input('second', (U8, [5], 0.5, 100))
chosen = Internal('chosen', (U8, [5], 0.5, 100))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SELECT', choice, first, second).To(chosen)
model.Operation('DEQUANTIZE', chosen).To(output)
Example({
    choice: [True, False, True, False, True],
    first: [5, 25, 45, 65, 85],
    second: [90, 110, 130, 150, 170],
    output: [-47.5, 5.0, -27.5, 25.0, -7.5],
}, name='odd_quant8').AddVariations(signed(first, second, chosen)).DisableLifeTimeVariation()

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [5]))
first = Input('first', (U8, [5], 0.5, 100))
second = Input('second', (U8, [5], 0.5, 100))
chosen = Internal('chosen', (U8, [5], 0.5, 100))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SELECT', choice, first, second).To(chosen)
model.Operation('DEQUANTIZE', chosen).To(output)
Example({
    choice: [False, True, False, True, False],
    first: [5, 25, 45, 65, 85],
    second: [90, 110, 130, 150, 170],
    output: [-5.0, -37.5, 15.0, -17.5, 35.0],
}, name='even_quant8').AddVariations(signed(first, second, chosen)).DisableLifeTimeVariation()
