# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: moves that can be merged, or taken past another operation, if one takes care.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts are cut out of a repeated tensor, or repeated again.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t2 = Internal('t2', (F32, [4, 6]))
t3 = Output('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 6]))
t5 = Output('t5', (F32, [4, 6]))
t6 = Internal('t6', (F32, [2, 2]))
t7 = Output('t7', (F32, [2, 6]))
t8 = Output('t8', (F32, [2, 12]))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t2)
model.Operation('SLICE', t2, [1, 2], [2, 3]).To(t3)
model.Operation('TILE', x1, [1, 2]).To(t4)
model.Operation('TILE', t4, [2, 1]).To(t5)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t6)
model.Operation('TILE', t6, [1, 3]).To(t7)
model.Operation('RESHAPE', t2, [2, 12]).To(t8)
Example({
    x1: [1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75],
    t3: [1.75, 0.8125, 0.9375, 1.1875, 1.5625, 0.625],
    t5: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
    t7: [0.625, 1.1875, 0.625, 1.1875, 0.625, 1.1875, 0.9375, 1.75, 0.9375, 1.75, 0.9375, 1.75],
    t8: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts are cut out of a repeated tensor, or repeated again. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t9 = Internal('t9', (F32, [4, 6]))
t10 = Output('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 6]))
t12 = Output('t12', (F32, [4, 6]))
t13 = Internal('t13', (F32, [2, 2]))
t14 = Output('t14', (F32, [2, 6]))
t15 = Internal('t15', (F32, [4, 6]))
t16 = Output('t16', (F32, [2, 12]))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t9)
model.Operation('SLICE', t9, [1, 2], [2, 3]).To(t10)
model.Operation('TILE', x1, [1, 2]).To(t11)
model.Operation('TILE', t11, [2, 1]).To(t12)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t13)
model.Operation('TILE', t13, [1, 3]).To(t14)
model.Operation('TILE', x1, [2, 2]).To(t15)
model.Operation('RESHAPE', t15, [2, 12]).To(t16)
Example({
    x1: [1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75],
    t10: [1.75, 0.8125, 0.9375, 1.1875, 1.5625, 0.625],
    t12: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
    t14: [0.625, 1.1875, 0.625, 1.1875, 0.625, 1.1875, 0.9375, 1.75, 0.9375, 1.75, 0.9375, 1.75],
    t16: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
}, name='parts_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Parts are cut out of a repeated tensor, or repeated again.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t2 = Internal('t2', (U8, [4, 6], 0.5, 120))
t3 = Output('t3', (U8, [2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 6], 0.5, 120))
t5 = Output('t5', (U8, [4, 6], 0.5, 120))
t6 = Internal('t6', (U8, [2, 2], 0.5, 120))
t7 = Output('t7', (U8, [2, 6], 0.5, 120))
t8 = Output('t8', (U8, [2, 12], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t2)
model.Operation('SLICE', t2, [1, 2], [2, 3]).To(t3)
model.Operation('TILE', x1, [1, 2]).To(t4)
model.Operation('TILE', t4, [2, 1]).To(t5)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t6)
model.Operation('TILE', t6, [1, 3]).To(t7)
model.Operation('RESHAPE', t2, [2, 12]).To(t8)
Example({
    x1: [104, 132, 165, 143, 97, 101],
    t3: [101, 143, 97, 165, 104, 132],
    t5: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
    t7: [132, 165, 132, 165, 132, 165, 97, 101, 97, 101, 97, 101],
    t8: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
}, name='parts_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()

# Parts are cut out of a repeated tensor, or repeated again. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t9 = Internal('t9', (U8, [4, 6], 0.5, 120))
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [2, 6], 0.5, 120))
t12 = Output('t12', (U8, [4, 6], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2], 0.5, 120))
t14 = Output('t14', (U8, [2, 6], 0.5, 120))
t15 = Internal('t15', (U8, [4, 6], 0.5, 120))
t16 = Output('t16', (U8, [2, 12], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t9)
model.Operation('SLICE', t9, [1, 2], [2, 3]).To(t10)
model.Operation('TILE', x1, [1, 2]).To(t11)
model.Operation('TILE', t11, [2, 1]).To(t12)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t13)
model.Operation('TILE', t13, [1, 3]).To(t14)
model.Operation('TILE', x1, [2, 2]).To(t15)
model.Operation('RESHAPE', t15, [2, 12]).To(t16)
Example({
    x1: [104, 132, 165, 143, 97, 101],
    t10: [101, 143, 97, 165, 104, 132],
    t12: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
    t14: [132, 165, 132, 165, 132, 165, 97, 101, 97, 101, 97, 101],
    t16: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
}, name='parts_unshared_quant8').AddVariations(signed(x1, t9, t10, t11, t12, t13, t14, t15, t16)).DisableLifeTimeVariation()
