# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: five and six dimensions.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Tensors of five dimensions meet element by element.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
x2 = Input('x2', (F32, [2, 3, 2, 1, 2]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 1, 2]))
t4 = Output('t4', (F32, [2, 3, 2, 1, 2]))
t5 = Internal('t5', (BOOL8, [2, 3, 2, 1, 2]))
t6 = Output('t6', (F32, [2, 3, 2, 1, 2]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
model.Operation('SELECT', t3, x2, x1).To(t4)
model.Operation('GREATER', x1, x2).To(t5)
model.Operation('SELECT', t5, x1, x2).To(t6)
Example({
    x1: [0.5625, 1.1875, 2.3125, 1.6875, -2.6875, -1.1875, 1.3125, 1.8125, -2.4375, -3.75, -1.375, -0.9375,
    -2.3125, -2.1875, -1.0, 1.5625, 0.875, 3.1875, 0.375, -1.875, 2.0, -2.125, -3.4375, -0.25],
    x2: [0.875, -3.0, -2.9375, -3.75, 3.4375, -1.875, 0.125, 0.75, 2.9375, 1.9375, 1.875, 1.5625, -1.25,
    2.375, -2.625, -3.6875, 3.0, 2.0, 3.625, 0.5625, -0.5625, -1.75, 2.5, 0.375],
    t3: [True, False, False, False, True, False, False, False, True, True, True, True, True, True, False,
    False, True, False, True, True, False, True, True, True],
    t4: [0.875, 1.1875, 2.3125, 1.6875, 3.4375, -1.1875, 1.3125, 1.8125, 2.9375, 1.9375, 1.875, 1.5625,
    -1.25, 2.375, -1.0, 1.5625, 3.0, 3.1875, 3.625, 0.5625, 2.0, -1.75, 2.5, 0.375],
    t6: [0.875, 1.1875, 2.3125, 1.6875, 3.4375, -1.1875, 1.3125, 1.8125, 2.9375, 1.9375, 1.875, 1.5625,
    -1.25, 2.375, -1.0, 1.5625, 3.0, 3.1875, 3.625, 0.5625, 2.0, -1.75, 2.5, 0.375],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# Tensors of five dimensions meet element by element.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 1, 2]))
t4 = Output('t4', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t5 = Internal('t5', (BOOL8, [2, 3, 2, 1, 2]))
t6 = Output('t6', (U8, [2, 3, 2, 1, 2], 0.5, 120))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
model.Operation('SELECT', t3, x2, x1).To(t4)
model.Operation('GREATER', x1, x2).To(t5)
model.Operation('SELECT', t5, x1, x2).To(t6)
Example({
    x1: [96, 101, 161, 151, 81, 105, 145, 153, 85, 64, 102, 109, 87, 89, 108, 149, 138, 167, 130, 94, 156,
    90, 69, 120],
    x2: [99, 68, 77, 64, 94, 126, 136, 171, 155, 154, 149, 104, 162, 82, 65, 156, 175, 133, 115, 96, 130,
    151, 152, 123],
    t3: [True, False, False, False, True, True, False, True, True, True, True, False, True, False, False,
    True, True, False, False, True, False, True, True, True],
    t4: [99, 101, 161, 151, 94, 126, 145, 171, 155, 154, 149, 109, 162, 89, 108, 156, 175, 167, 130, 96,
    156, 151, 152, 123],
    t6: [99, 101, 161, 151, 94, 126, 145, 171, 155, 154, 149, 109, 162, 89, 108, 156, 175, 167, 130, 96,
    156, 151, 152, 123],
}, name='both_quant8').AddVariations(signed(x1, x2, t4, t6)).DisableLifeTimeVariation()
