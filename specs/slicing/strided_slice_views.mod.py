# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: its result lives on, or what it reads.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [1, 2, 2, 3]))
x8 = Input('x8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Output('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Output('t15', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [7.0, 29.5, 16.5, 15.5, 18.5, 4.0, 24.0, 26.5, 22.5, 9.5, 27.5, 27.0],
    x5: [5.0, 12.0, 27.0, 3.0, 11.5, 19.5, 30.0, 4.0, 3.5, 6.0, 27.5, 7.0],
    x8: [2.0, 33.0, 16.5, 32.0, 19.5, 10.5, 4.5, 30.5, 21.0, 27.0, 25.5, 10.0],
    t12: [3.0, -21.0, 10.5, -29.0, -8.0, 9.0, 25.5, -26.5, -17.5, -21.0, 2.0, -3.0],
    t13: [0.0, 21.0, 0.0, 29.0, 8.0, 0.0, 0.0, 26.5, 17.5, 21.0, 0.0, 3.0],
    t15: [8.0, 30.5, 17.5, 16.5, 19.5, 5.0, 25.0, 27.5, 23.5, 10.5, 28.5, 28.0],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 2, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [134, 179, 153, 151, 157, 128, 168, 173, 165, 139, 175, 174],
    x5: [130, 144, 174, 126, 143, 159, 180, 128, 127, 132, 175, 134],
    x8: [124, 186, 153, 184, 159, 141, 129, 181, 162, 174, 171, 140],
    t12: [126, 78, 141, 62, 104, 138, 171, 67, 85, 78, 124, 114],
    t13: [120, 162, 120, 178, 136, 120, 120, 173, 155, 162, 120, 126],
    t15: [136, 181, 155, 153, 159, 130, 170, 175, 167, 141, 177, 176],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, x8, c9, t10, t11, t12, t13, c14, t15)).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Output('t6', (F32, [1, 2, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [7.0, 19.5, 14.0, 11.0, 33.0, 26.0, 6.0, 3.5, 28.0, 7.5, 11.5, 28.5],
    t6: [8.0, 20.5, 15.0, 12.0, 34.0, 27.0, 7.0, 4.5, 29.0, 8.5, 12.5, 29.5],
    x7: [16.0, 26.5, 2.0, 30.5, 22.0, 11.5, 5.5, 7.0, 14.5, 18.0, 20.0, 14.0],
    x10: [22.0, 11.0, 8.0, 17.0, 13.5, 13.0, 7.5, 10.0, 21.0, 18.5, 20.0, 31.0],
    t14: [-6.0, 15.5, -6.0, 13.5, 8.5, -1.5, -2.0, -3.0, -6.5, -0.5, 0.0, -17.0],
    t15: [6.0, 0.0, 6.0, 0.0, 0.0, 1.5, 2.0, 3.0, 6.5, 0.5, 0.0, 17.0],
    t17: [8.0, 20.5, 15.0, 12.0, 34.0, 27.0, 7.0, 4.5, 29.0, 8.5, 12.5, 29.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [121])
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [134, 159, 148, 142, 186, 172, 132, 127, 176, 135, 143, 177],
    t6: [136, 161, 150, 144, 188, 174, 134, 129, 178, 137, 145, 179],
    x7: [152, 173, 124, 181, 164, 143, 131, 134, 149, 156, 160, 148],
    x10: [164, 142, 136, 154, 147, 146, 135, 140, 162, 157, 160, 182],
    t14: [108, 151, 108, 147, 137, 117, 116, 114, 107, 119, 120, 86],
    t15: [132, 120, 132, 120, 120, 123, 124, 126, 133, 121, 120, 154],
    t17: [136, 161, 150, 144, 188, 174, 134, 129, 178, 137, 145, 179],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
t5 = Output('t5', (F32, [1, 2, 2, 3]))
x6 = Input('x6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [1, 2, 2, 3]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [4.0, 22.5, 5.0, 21.0, 24.0, 27.0, 22.0, 12.0, 17.5, 27.5, 15.0, 18.0],
    t5: [5.5, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x6: [23.5, 2.0, 19.0, 24.0, 4.0, 27.5, 3.0, 28.0, 19.5, 29.5, 1.5, 8.5],
    x9: [27.0, 29.0, 2.0, 9.0, 17.0, 33.0, 9.5, 28.0, 19.0, 19.5, 16.5, 4.0],
    t13: [-3.5, -27.0, 17.0, 15.0, -13.0, -5.5, -6.5, 0.0, 0.5, 10.0, -15.0, 4.5],
    t14: [3.5, 27.0, 0.0, 0.0, 13.0, 5.5, 6.5, 0.0, 0.0, 0.0, 15.0, 0.0],
    t16: [5.0, 23.5, 6.0, 22.0, 25.0, 28.0, 23.0, 13.0, 18.5, 28.5, 16.0, 19.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [1, 2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [1, 2, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [128, 165, 130, 162, 168, 174, 164, 144, 155, 175, 150, 156],
    t5: [131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x6: [167, 124, 158, 168, 128, 175, 126, 176, 159, 179, 123, 137],
    x9: [174, 178, 124, 138, 154, 186, 139, 176, 158, 159, 153, 128],
    t13: [113, 66, 154, 150, 94, 109, 107, 120, 121, 140, 90, 129],
    t14: [127, 174, 120, 120, 146, 131, 133, 120, 120, 120, 150, 120],
    t16: [130, 167, 132, 164, 170, 176, 166, 146, 157, 177, 152, 158],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
t5 = Internal('t5', (F32, [12]))
x6 = Input('x6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [1, 2, 2, 3]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [11.0, 4.0, 16.5, 4.5, 18.5, 3.5, 2.0, 13.0, 14.5, 21.5, 22.5, 27.5],
    x6: [13.5, 10.0, 22.0, 6.0, 21.5, 2.0, 33.0, 31.0, 23.5, 13.0, 18.0, 27.0],
    x9: [13.5, 16.0, 9.5, 26.5, 14.0, 19.5, 22.0, 18.5, 15.0, 3.0, 6.5, 21.0],
    t13: [0.0, -6.0, 12.5, -20.5, 7.5, -17.5, 11.0, 12.5, 8.5, 10.0, 11.5, 6.0],
    t14: [0.0, 6.0, 0.0, 20.5, 0.0, 17.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [12.0, 5.0, 17.5, 5.5, 19.5, 4.5, 3.0, 14.0, 15.5, 22.5, 23.5, 28.5],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [12], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [1, 2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [1, 2, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [142, 128, 153, 129, 157, 127, 124, 146, 149, 163, 165, 175],
    x6: [147, 140, 164, 132, 163, 124, 186, 182, 167, 146, 156, 174],
    x9: [147, 152, 139, 173, 148, 159, 164, 157, 150, 126, 133, 162],
    t13: [120, 108, 145, 79, 135, 85, 142, 145, 137, 140, 143, 132],
    t14: [120, 132, 120, 161, 120, 155, 120, 120, 120, 120, 120, 120],
    t16: [144, 130, 155, 131, 159, 129, 126, 148, 151, 165, 167, 177],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
