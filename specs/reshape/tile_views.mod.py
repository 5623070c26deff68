# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: its result lives on, or what it reads.

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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [2.0, 6.0, 15.5, 9.0, 8.0, 13.5, 17.0, 20.5, 9.5, 29.0, 18.0, 30.0],
    x5: [31.0, 20.0, 32.5, 24.0, 13.0, 28.0, 21.5, 14.0, 12.5, 2.5, 26.0, 4.5],
    x8: [13.5, 20.0, 10.5, 23.5, 13.0, 28.5, 25.0, 8.5, 19.0, 25.5, 32.5, 18.0],
    t12: [17.5, 0.0, 22.0, 0.5, 0.0, -0.5, -3.5, 5.5, -6.5, -23.0, -6.5, -13.5],
    t13: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 3.5, 0.0, 6.5, 23.0, 6.5, 13.5],
    t15: [3.0, 7.0, 16.5, 10.0, 9.0, 14.5, 18.0, 21.5, 10.5, 30.0, 19.0, 31.0],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [124, 132, 151, 138, 136, 147, 154, 161, 139, 178, 156, 180],
    x5: [182, 160, 185, 168, 146, 176, 163, 148, 145, 125, 172, 129],
    x8: [147, 160, 141, 167, 146, 177, 170, 137, 158, 171, 185, 156],
    t12: [155, 120, 164, 121, 120, 119, 113, 131, 107, 74, 107, 93],
    t13: [120, 120, 120, 120, 120, 121, 127, 120, 133, 166, 133, 147],
    t15: [126, 134, 153, 140, 138, 149, 156, 163, 141, 180, 158, 182],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [22.0, 15.0, 27.5, 5.0, 9.0, 26.0, 12.0, 19.5, 9.5, 2.5, 2.0, 8.0],
    t6: [23.0, 16.0, 28.5, 6.0, 10.0, 27.0, 13.0, 20.5, 10.5, 3.5, 3.0, 9.0],
    x7: [14.5, 20.0, 31.5, 21.5, 3.5, 6.5, 24.5, 22.0, 30.5, 7.0, 5.0, 4.0],
    x10: [19.5, 29.5, 2.5, 26.0, 18.5, 4.5, 4.0, 7.0, 19.0, 25.5, 6.0, 23.5],
    t14: [-5.0, -9.5, 29.0, -4.5, -15.0, 2.0, 20.5, 15.0, 11.5, -18.5, -1.0, -19.5],
    t15: [5.0, 9.5, 0.0, 4.5, 15.0, 0.0, 0.0, 0.0, 0.0, 18.5, 1.0, 19.5],
    t17: [23.0, 16.0, 28.5, 6.0, 10.0, 27.0, 13.0, 20.5, 10.5, 3.5, 3.0, 9.0],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [164, 150, 175, 130, 138, 172, 144, 159, 139, 125, 124, 136],
    t6: [166, 152, 177, 132, 140, 174, 146, 161, 141, 127, 126, 138],
    x7: [149, 160, 183, 163, 127, 133, 169, 164, 181, 134, 130, 128],
    x10: [159, 179, 125, 172, 157, 129, 128, 134, 158, 171, 132, 167],
    t14: [110, 101, 178, 111, 90, 124, 161, 150, 143, 83, 118, 81],
    t15: [130, 139, 120, 129, 150, 120, 120, 120, 120, 157, 122, 159],
    t17: [166, 152, 177, 132, 140, 174, 146, 161, 141, 127, 126, 138],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [22.5, 6.0, 10.0, 4.5, 17.5, 5.0, 14.0, 3.0, 2.0, 24.5, 4.0, 31.5],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 4.5, 3.5, 6.0, 5.5, 6.0],
    x6: [31.5, 3.0, 15.5, 7.5, 8.5, 10.0, 9.0, 24.0, 32.5, 33.0, 24.5, 6.0],
    x9: [24.5, 18.0, 14.0, 31.5, 17.0, 31.0, 7.5, 30.0, 28.5, 29.5, 12.0, 13.0],
    t13: [7.0, -15.0, 1.5, -24.0, -8.5, -21.0, 1.5, -6.0, 4.0, 3.5, 12.5, -7.0],
    t14: [0.0, 15.0, 0.0, 24.0, 8.5, 21.0, 0.0, 6.0, 0.0, 0.0, 0.0, 7.0],
    t16: [23.5, 7.0, 11.0, 5.5, 18.5, 6.0, 15.0, 4.0, 3.0, 25.5, 5.0, 32.5],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [165, 132, 140, 129, 155, 130, 148, 126, 124, 169, 128, 183],
    t5: [132, 132, 132, 132, 132, 132, 132, 129, 127, 132, 131, 132],
    x6: [183, 126, 151, 135, 137, 140, 138, 168, 185, 186, 169, 132],
    x9: [169, 156, 148, 183, 154, 182, 135, 180, 177, 179, 144, 146],
    t13: [134, 90, 123, 72, 103, 78, 123, 108, 128, 127, 145, 106],
    t14: [120, 150, 120, 168, 137, 162, 120, 132, 120, 120, 120, 134],
    t16: [167, 134, 142, 131, 157, 132, 150, 128, 126, 171, 130, 185],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [22.5, 18.0, 20.5, 8.0, 11.5, 15.0, 8.5, 3.5, 18.5, 31.5, 28.5, 19.5],
    x6: [20.0, 2.5, 26.0, 8.0, 31.0, 5.0, 29.0, 18.0, 20.5, 16.0, 27.5, 28.0],
    x9: [19.0, 7.5, 28.5, 9.5, 33.0, 16.5, 31.5, 16.0, 2.5, 30.0, 28.0, 24.0],
    t13: [1.0, -5.0, -2.5, -1.5, -2.0, -11.5, -2.5, 2.0, 18.0, -14.0, -0.5, 4.0],
    t14: [0.0, 5.0, 2.5, 1.5, 2.0, 11.5, 2.5, 0.0, 0.0, 14.0, 0.5, 0.0],
    t16: [23.5, 19.0, 21.5, 9.0, 12.5, 16.0, 9.5, 4.5, 19.5, 32.5, 29.5, 20.5],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [165, 156, 161, 136, 143, 150, 137, 127, 157, 183, 177, 159],
    x6: [160, 125, 172, 136, 182, 130, 178, 156, 161, 152, 175, 176],
    x9: [158, 135, 177, 139, 186, 153, 183, 152, 125, 180, 176, 168],
    t13: [122, 110, 115, 117, 116, 97, 115, 124, 156, 92, 119, 128],
    t14: [120, 130, 125, 123, 124, 143, 125, 120, 120, 148, 121, 120],
    t16: [167, 158, 163, 138, 145, 152, 139, 129, 159, 185, 179, 161],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
