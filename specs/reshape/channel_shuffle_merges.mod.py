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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Made of views and a transposition.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 6]))
c2 = Parameter('c2', (I32, [3]), [2, 2, 3])
t3 = Internal('t3', (F32, [2, 2, 3]))
c4 = Parameter('c4', (I32, [3]), [0, 2, 1])
t5 = Internal('t5', (F32, [2, 3, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 1, 2, 6])
t7 = Output('t7', (F32, [1, 1, 2, 6]))
x8 = Input('x8', (F32, [1, 1, 2, 6]))
c9 = Parameter('c9', (I32, [3]), [2, 3, 2])
t10 = Internal('t10', (F32, [2, 3, 2]))
c11 = Parameter('c11', (I32, [3]), [0, 2, 1])
t12 = Internal('t12', (F32, [2, 2, 3]))
c13 = Parameter('c13', (I32, [4]), [1, 1, 2, 6])
t14 = Output('t14', (F32, [1, 1, 2, 6]))
x15 = Input('x15', (F32, [1, 1, 2, 12]))
c16 = Parameter('c16', (I32, [3]), [2, 3, 4])
t17 = Internal('t17', (F32, [2, 3, 4]))
c18 = Parameter('c18', (I32, [3]), [0, 2, 1])
t19 = Internal('t19', (F32, [2, 4, 3]))
c20 = Parameter('c20', (I32, [4]), [1, 1, 2, 12])
t21 = Output('t21', (F32, [1, 1, 2, 12]))
x22 = Input('x22', (F32, [1, 1, 2, 12]))
c23 = Parameter('c23', (I32, [3]), [2, 4, 3])
t24 = Internal('t24', (F32, [2, 4, 3]))
c25 = Parameter('c25', (I32, [3]), [0, 2, 1])
t26 = Internal('t26', (F32, [2, 3, 4]))
c27 = Parameter('c27', (I32, [4]), [1, 1, 2, 12])
t28 = Output('t28', (F32, [1, 1, 2, 12]))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESHAPE', x15, c16).To(t17)
model.Operation('TRANSPOSE', t17, c18).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
model.Operation('RESHAPE', x22, c23).To(t24)
model.Operation('TRANSPOSE', t24, c25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
Example({
    x1: [3.0, 2.0, -2.0, 2.5, -3.0, -1.0, -3.0, 2.0, 2.5, -4.0, 3.0, -1.5],
    t7: [3.0, 2.5, 2.0, -3.0, -2.0, -1.0, -3.0, -4.0, 2.0, 3.0, 2.5, -1.5],
    x8: [-3.5, 1.5, 3.0, 2.0, -3.5, 0.5, -2.0, -3.0, 1.0, 2.5, -0.5, -2.5],
    t14: [-3.5, 3.0, -3.5, 1.5, 2.0, 0.5, -2.0, 1.0, -0.5, -3.0, 2.5, -2.5],
    x15: [1.0, 2.5, 4.0, -3.0, 2.5, -1.5, 0.5, -2.5, 2.0, 1.0, -4.0, -1.0, 2.0, -1.0, 2.0, 3.5, -2.0, 2.0,
    3.5, 2.5, 4.0, -4.0, -0.5, -2.5],
    t21: [1.0, 2.5, 2.0, 2.5, -1.5, 1.0, 4.0, 0.5, -4.0, -3.0, -2.5, -1.0, 2.0, -2.0, 4.0, -1.0, 2.0, -4.0,
    2.0, 3.5, -0.5, 3.5, 2.5, -2.5],
    x22: [0.5, 1.5, -2.5, 1.0, 1.0, -3.0, 2.5, 4.0, 2.5, -2.5, -3.5, -0.5, -2.0, -1.0, 1.5, 1.0, -3.0, -3.5,
    -2.5, 1.5, 1.5, 4.0, -3.5, 2.0],
    t28: [0.5, 1.0, 2.5, -2.5, 1.5, 1.0, 4.0, -3.5, -2.5, -3.0, 2.5, -0.5, -2.0, 1.0, -2.5, 4.0, -1.0, -3.0,
    1.5, -3.5, 1.5, -3.5, 1.5, 2.0],
}, name='views').AddVariations('float16').DisableLifeTimeVariation()

# Made of views and a transposition.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 6], 0.5, 120))
c2 = Parameter('c2', (I32, [3]), [2, 2, 3])
t3 = Internal('t3', (U8, [2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [3]), [0, 2, 1])
t5 = Internal('t5', (U8, [2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 1, 2, 6])
t7 = Output('t7', (U8, [1, 1, 2, 6], 0.5, 120))
x8 = Input('x8', (U8, [1, 1, 2, 6], 0.5, 120))
c9 = Parameter('c9', (I32, [3]), [2, 3, 2])
t10 = Internal('t10', (U8, [2, 3, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [3]), [0, 2, 1])
t12 = Internal('t12', (U8, [2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [4]), [1, 1, 2, 6])
t14 = Output('t14', (U8, [1, 1, 2, 6], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 2, 12], 0.5, 120))
c16 = Parameter('c16', (I32, [3]), [2, 3, 4])
t17 = Internal('t17', (U8, [2, 3, 4], 0.5, 120))
c18 = Parameter('c18', (I32, [3]), [0, 2, 1])
t19 = Internal('t19', (U8, [2, 4, 3], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [1, 1, 2, 12])
t21 = Output('t21', (U8, [1, 1, 2, 12], 0.5, 120))
x22 = Input('x22', (U8, [1, 1, 2, 12], 0.5, 120))
c23 = Parameter('c23', (I32, [3]), [2, 4, 3])
t24 = Internal('t24', (U8, [2, 4, 3], 0.5, 120))
c25 = Parameter('c25', (I32, [3]), [0, 2, 1])
t26 = Internal('t26', (U8, [2, 3, 4], 0.5, 120))
c27 = Parameter('c27', (I32, [4]), [1, 1, 2, 12])
t28 = Output('t28', (U8, [1, 1, 2, 12], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESHAPE', x15, c16).To(t17)
model.Operation('TRANSPOSE', t17, c18).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
model.Operation('RESHAPE', x22, c23).To(t24)
model.Operation('TRANSPOSE', t24, c25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
Example({
    x1: [126, 124, 116, 125, 114, 118, 114, 124, 125, 112, 126, 117],
    t7: [126, 125, 124, 114, 116, 118, 114, 112, 124, 126, 125, 117],
    x8: [113, 123, 126, 124, 113, 121, 116, 114, 122, 125, 119, 115],
    t14: [113, 126, 113, 123, 124, 121, 116, 122, 119, 114, 125, 115],
    x15: [122, 125, 128, 114, 125, 117, 121, 115, 124, 122, 112, 118, 124, 118, 124, 127, 116, 124, 127, 125,
    128, 112, 119, 115],
    t21: [122, 125, 124, 125, 117, 122, 128, 121, 112, 114, 115, 118, 124, 116, 128, 118, 124, 112, 124, 127,
    119, 127, 125, 115],
    x22: [121, 123, 115, 122, 122, 114, 125, 128, 125, 115, 113, 119, 116, 118, 123, 122, 114, 113, 115, 123,
    123, 128, 113, 124],
    t28: [121, 122, 125, 115, 123, 122, 128, 113, 115, 114, 125, 119, 116, 122, 115, 128, 118, 114, 123, 113,
    123, 113, 123, 124],
}, name='views_quant8').AddVariations(signed(x1, t3, t5, t7, x8, t10, t12, t14, x15, t17, t19, t21, x22, t24, t26, t28)).DisableLifeTimeVariation()
