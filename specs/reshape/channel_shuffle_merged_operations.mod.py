# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Views and a transposition shuffle groups of unequal number and size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 6]))
t2 = Internal('t2', (F32, [2, 2, 3]))
t3 = Internal('t3', (F32, [2, 3, 2]))
t4 = Output('t4', (F32, [1, 1, 2, 6]))
x5 = Input('x5', (F32, [1, 1, 2, 6]))
t6 = Internal('t6', (F32, [2, 3, 2]))
t7 = Internal('t7', (F32, [2, 2, 3]))
t8 = Output('t8', (F32, [1, 1, 2, 6]))
x9 = Input('x9', (F32, [1, 1, 2, 12]))
t10 = Internal('t10', (F32, [2, 3, 4]))
t11 = Internal('t11', (F32, [2, 4, 3]))
t12 = Output('t12', (F32, [1, 1, 2, 12]))
x13 = Input('x13', (F32, [1, 1, 2, 12]))
t14 = Internal('t14', (F32, [2, 4, 3]))
t15 = Internal('t15', (F32, [2, 3, 4]))
t16 = Output('t16', (F32, [1, 1, 2, 12]))
model = Model()
model.Operation('RESHAPE', x1, [2, 2, 3]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [1, 1, 2, 6]).To(t4)
model.Operation('RESHAPE', x5, [2, 3, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1]).To(t7)
model.Operation('RESHAPE', t7, [1, 1, 2, 6]).To(t8)
model.Operation('RESHAPE', x9, [2, 3, 4]).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 1]).To(t11)
model.Operation('RESHAPE', t11, [1, 1, 2, 12]).To(t12)
model.Operation('RESHAPE', x13, [2, 4, 3]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1]).To(t15)
model.Operation('RESHAPE', t15, [1, 1, 2, 12]).To(t16)
Example({
    x1: [3.0, 2.0, -2.0, 2.5, -3.0, -1.0, -3.0, 2.0, 2.5, -4.0, 3.0, -1.5],
    t4: [3.0, 2.5, 2.0, -3.0, -2.0, -1.0, -3.0, -4.0, 2.0, 3.0, 2.5, -1.5],
    x5: [-3.5, 1.5, 3.0, 2.0, -3.5, 0.5, -2.0, -3.0, 1.0, 2.5, -0.5, -2.5],
    t8: [-3.5, 3.0, -3.5, 1.5, 2.0, 0.5, -2.0, 1.0, -0.5, -3.0, 2.5, -2.5],
    x9: [1.0, 2.5, 4.0, -3.0, 2.5, -1.5, 0.5, -2.5, 2.0, 1.0, -4.0, -1.0, 2.0, -1.0, 2.0, 3.5, -2.0, 2.0,
    3.5, 2.5, 4.0, -4.0, -0.5, -2.5],
    t12: [1.0, 2.5, 2.0, 2.5, -1.5, 1.0, 4.0, 0.5, -4.0, -3.0, -2.5, -1.0, 2.0, -2.0, 4.0, -1.0, 2.0, -4.0,
    2.0, 3.5, -0.5, 3.5, 2.5, -2.5],
    x13: [0.5, 1.5, -2.5, 1.0, 1.0, -3.0, 2.5, 4.0, 2.5, -2.5, -3.5, -0.5, -2.0, -1.0, 1.5, 1.0, -3.0, -3.5,
    -2.5, 1.5, 1.5, 4.0, -3.5, 2.0],
    t16: [0.5, 1.0, 2.5, -2.5, 1.5, 1.0, 4.0, -3.5, -2.5, -3.0, 2.5, -0.5, -2.0, 1.0, -2.5, 4.0, -1.0, -3.0,
    1.5, -3.5, 1.5, -3.5, 1.5, 2.0],
}, name='views').AddVariations('float16').DisableLifeTimeVariation()

# Views and a transposition shuffle groups of unequal number and size.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 6], 0.5, 120))
t2 = Internal('t2', (U8, [2, 2, 3], 0.5, 120))
t3 = Internal('t3', (U8, [2, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 2, 6], 0.5, 120))
x5 = Input('x5', (U8, [1, 1, 2, 6], 0.5, 120))
t6 = Internal('t6', (U8, [2, 3, 2], 0.5, 120))
t7 = Internal('t7', (U8, [2, 2, 3], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 2, 6], 0.5, 120))
x9 = Input('x9', (U8, [1, 1, 2, 12], 0.5, 120))
t10 = Internal('t10', (U8, [2, 3, 4], 0.5, 120))
t11 = Internal('t11', (U8, [2, 4, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 2, 12], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 2, 12], 0.5, 120))
t14 = Internal('t14', (U8, [2, 4, 3], 0.5, 120))
t15 = Internal('t15', (U8, [2, 3, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 1, 2, 12], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [2, 2, 3]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [1, 1, 2, 6]).To(t4)
model.Operation('RESHAPE', x5, [2, 3, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1]).To(t7)
model.Operation('RESHAPE', t7, [1, 1, 2, 6]).To(t8)
model.Operation('RESHAPE', x9, [2, 3, 4]).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 1]).To(t11)
model.Operation('RESHAPE', t11, [1, 1, 2, 12]).To(t12)
model.Operation('RESHAPE', x13, [2, 4, 3]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1]).To(t15)
model.Operation('RESHAPE', t15, [1, 1, 2, 12]).To(t16)
Example({
    x1: [126, 124, 116, 125, 114, 118, 114, 124, 125, 112, 126, 117],
    t4: [126, 125, 124, 114, 116, 118, 114, 112, 124, 126, 125, 117],
    x5: [113, 123, 126, 124, 113, 121, 116, 114, 122, 125, 119, 115],
    t8: [113, 126, 113, 123, 124, 121, 116, 122, 119, 114, 125, 115],
    x9: [122, 125, 128, 114, 125, 117, 121, 115, 124, 122, 112, 118, 124, 118, 124, 127, 116, 124, 127, 125,
    128, 112, 119, 115],
    t12: [122, 125, 124, 125, 117, 122, 128, 121, 112, 114, 115, 118, 124, 116, 128, 118, 124, 112, 124, 127,
    119, 127, 125, 115],
    x13: [121, 123, 115, 122, 122, 114, 125, 128, 125, 115, 113, 119, 116, 118, 123, 122, 114, 113, 115, 123,
    123, 128, 113, 124],
    t16: [121, 122, 125, 115, 123, 122, 128, 113, 115, 114, 125, 119, 116, 122, 115, 128, 118, 114, 123, 113,
    123, 113, 123, 124],
}, name='views_quant8').AddVariations(signed(x1, t2, t3, t4, x5, t6, t7, t8, x9, t10, t11, t12, x13, t14, t15, t16)).DisableLifeTimeVariation()
