# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: moves that can be merged, or taken past another operation, if one takes care.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# RESHAPE, TRANSPOSE, RESHAPE shuffle channels with one permutation and certain groups only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 6]))
t2 = Internal('t2', (F32, [4, 2, 3]))
t3 = Internal('t3', (F32, [4, 3, 2]))
t4 = Output('t4', (F32, [1, 2, 2, 6]))
t5 = Internal('t5', (F32, [4, 3, 2]))
t6 = Internal('t6', (F32, [4, 2, 3]))
t7 = Output('t7', (F32, [1, 2, 2, 6]))
t8 = Internal('t8', (F32, [4, 2, 3]))
t9 = Internal('t9', (F32, [2, 4, 3]))
t10 = Output('t10', (F32, [1, 2, 2, 6]))
t11 = Internal('t11', (F32, [1, 2, 2, 6]))
t12 = Output('t12', (F32, [1, 2, 2, 6]))
t13 = Internal('t13', (F32, [1, 2, 2, 6]))
t14 = Output('t14', (F32, [1, 2, 2, 6]))
model = Model()
model.Operation('RESHAPE', x1, [4, 2, 3]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [1, 2, 2, 6]).To(t4)
model.Operation('RESHAPE', x1, [4, 3, 2]).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 1]).To(t6)
model.Operation('RESHAPE', t6, [1, 2, 2, 6]).To(t7)
model.Operation('RESHAPE', x1, [4, 2, 3]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 0, 2]).To(t9)
model.Operation('RESHAPE', t9, [1, 2, 2, 6]).To(t10)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t11)
model.Operation('CHANNEL_SHUFFLE', t11, 2, 3).To(t12)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t13)
model.Operation('CHANNEL_SHUFFLE', t13, 3, 3).To(t14)
Example({
    x1: [1.0, -0.3125, -1.5625, 1.375, 2.375, 2.8125, -3.5, -2.3125, 3.3125, 3.5, 2.125, -2.125, -1.1875,
    1.125, -0.4375, 2.875, 2.3125, -0.375, -2.6875, -3.375, -2.4375, 0.625, -2.75, 3.8125],
    t4: [1.0, 1.375, -0.3125, 2.375, -1.5625, 2.8125, -3.5, 3.5, -2.3125, 2.125, 3.3125, -2.125, -1.1875,
    2.875, 1.125, 2.3125, -0.4375, -0.375, -2.6875, 0.625, -3.375, -2.75, -2.4375, 3.8125],
    t7: [1.0, -1.5625, 2.375, -0.3125, 1.375, 2.8125, -3.5, 3.3125, 2.125, -2.3125, 3.5, -2.125, -1.1875,
    -0.4375, 2.3125, 1.125, 2.875, -0.375, -2.6875, -2.4375, -2.75, -3.375, 0.625, 3.8125],
    t10: [1.0, -0.3125, -1.5625, -3.5, -2.3125, 3.3125, -1.1875, 1.125, -0.4375, -2.6875, -3.375, -2.4375,
    1.375, 2.375, 2.8125, 3.5, 2.125, -2.125, 2.875, 2.3125, -0.375, 0.625, -2.75, 3.8125],
    t12: [1.0, 2.375, 1.375, -1.5625, -0.3125, 2.8125, -3.5, 2.125, 3.5, 3.3125, -2.3125, -2.125, -1.1875,
    2.3125, 2.875, -0.4375, 1.125, -0.375, -2.6875, -2.75, 0.625, -2.4375, -3.375, 3.8125],
    t14: [1.0, -0.3125, -1.5625, 1.375, 2.375, 2.8125, -3.5, -2.3125, 3.3125, 3.5, 2.125, -2.125, -1.1875,
    1.125, -0.4375, 2.875, 2.3125, -0.375, -2.6875, -3.375, -2.4375, 0.625, -2.75, 3.8125],
}, name='by_parts').AddVariations('float16').DisableLifeTimeVariation()

# RESHAPE, TRANSPOSE, RESHAPE shuffle channels with one permutation and certain groups only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 6], 0.5, 120))
t2 = Internal('t2', (U8, [4, 2, 3], 0.5, 120))
t3 = Internal('t3', (U8, [4, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 2, 6], 0.5, 120))
t5 = Internal('t5', (U8, [4, 3, 2], 0.5, 120))
t6 = Internal('t6', (U8, [4, 2, 3], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 2, 6], 0.5, 120))
t8 = Internal('t8', (U8, [4, 2, 3], 0.5, 120))
t9 = Internal('t9', (U8, [2, 4, 3], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 2, 6], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 2, 6], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 6], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 6], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 6], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [4, 2, 3]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [1, 2, 2, 6]).To(t4)
model.Operation('RESHAPE', x1, [4, 3, 2]).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 1]).To(t6)
model.Operation('RESHAPE', t6, [1, 2, 2, 6]).To(t7)
model.Operation('RESHAPE', x1, [4, 2, 3]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 0, 2]).To(t9)
model.Operation('RESHAPE', t9, [1, 2, 2, 6]).To(t10)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t11)
model.Operation('CHANNEL_SHUFFLE', t11, 2, 3).To(t12)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t13)
model.Operation('CHANNEL_SHUFFLE', t13, 3, 3).To(t14)
Example({
    x1: [100, 134, 89, 99, 146, 162, 169, 68, 87, 158, 90, 105, 142, 117, 161, 118, 81, 70, 85, 179, 80,
    176, 119, 77],
    t4: [100, 99, 134, 146, 89, 162, 169, 158, 68, 90, 87, 105, 142, 118, 117, 81, 161, 70, 85, 176, 179,
    119, 80, 77],
    t7: [100, 89, 146, 134, 99, 162, 169, 87, 90, 68, 158, 105, 142, 161, 81, 117, 118, 70, 85, 80, 119,
    179, 176, 77],
    t10: [100, 134, 89, 169, 68, 87, 142, 117, 161, 85, 179, 80, 99, 146, 162, 158, 90, 105, 118, 81, 70,
    176, 119, 77],
    t12: [100, 146, 99, 89, 134, 162, 169, 90, 158, 87, 68, 105, 142, 81, 118, 161, 117, 70, 85, 119, 176,
    80, 179, 77],
    t14: [100, 134, 89, 99, 146, 162, 169, 68, 87, 158, 90, 105, 142, 117, 161, 118, 81, 70, 85, 179, 80,
    176, 119, 77],
}, name='by_parts_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14)).DisableLifeTimeVariation()
