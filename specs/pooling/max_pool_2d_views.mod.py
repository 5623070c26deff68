# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: its result lives on, or what it reads.

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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [5.0, 12.5, 16.0, 16.5, 9.5, 7.5, 12.0, 21.5, 1.5, 33.0, 18.0, 20.5],
    x5: [27.0, 28.5, 25.5, 28.0, 25.0, 9.5, 21.0, 24.5, 3.5, 4.5, 13.5, 6.0],
    x8: [23.5, 13.5, 14.5, 31.0, 11.0, 18.0, 29.0, 7.0, 16.0, 15.5, 3.0, 16.5],
    t12: [3.5, 15.0, 11.0, -3.0, 14.0, -8.5, -8.0, 17.5, -12.5, -11.0, 10.5, -10.5],
    t13: [0.0, 0.0, 0.0, 3.0, 0.0, 8.5, 8.0, 0.0, 12.5, 11.0, 0.0, 10.5],
    t15: [6.0, 13.5, 17.0, 17.5, 10.5, 8.5, 13.0, 22.5, 2.5, 34.0, 19.0, 21.5],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [130, 145, 152, 153, 139, 135, 144, 163, 123, 186, 156, 161],
    x5: [174, 177, 171, 176, 170, 139, 162, 169, 127, 129, 147, 132],
    x8: [167, 147, 149, 182, 142, 156, 178, 134, 152, 151, 126, 153],
    t12: [127, 150, 142, 114, 148, 103, 104, 155, 95, 98, 141, 99],
    t13: [120, 120, 120, 126, 120, 137, 136, 120, 145, 142, 120, 141],
    t15: [132, 147, 154, 155, 141, 137, 146, 165, 125, 188, 158, 163],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [18.5, 4.5, 1.5, 7.0, 33.0, 26.5, 10.0, 21.5, 32.5, 9.0, 14.5, 6.0],
    t6: [19.5, 5.5, 2.5, 8.0, 34.0, 27.5, 11.0, 22.5, 33.5, 10.0, 15.5, 7.0],
    x7: [13.5, 7.5, 16.0, 29.5, 22.5, 24.5, 32.5, 22.0, 27.5, 13.0, 21.5, 6.0],
    x10: [10.5, 28.5, 8.5, 6.0, 13.5, 21.0, 2.5, 24.0, 29.5, 32.5, 23.0, 15.5],
    t14: [3.0, -21.0, 7.5, 23.5, 9.0, 3.5, 30.0, -2.0, -2.0, -19.5, -1.5, -9.5],
    t15: [0.0, 21.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, 19.5, 1.5, 9.5],
    t17: [19.5, 5.5, 2.5, 8.0, 34.0, 27.5, 11.0, 22.5, 33.5, 10.0, 15.5, 7.0],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [157, 129, 123, 134, 186, 173, 140, 163, 185, 138, 149, 132],
    t6: [159, 131, 125, 136, 188, 175, 142, 165, 187, 140, 151, 134],
    x7: [147, 135, 152, 179, 165, 169, 185, 164, 175, 146, 163, 132],
    x10: [141, 177, 137, 132, 147, 162, 125, 168, 179, 185, 166, 151],
    t14: [126, 78, 135, 167, 138, 127, 180, 116, 116, 81, 117, 101],
    t15: [120, 162, 120, 120, 120, 120, 120, 124, 124, 159, 123, 139],
    t17: [159, 131, 125, 136, 188, 175, 142, 165, 187, 140, 151, 134],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [21.0, 26.5, 11.5, 10.5, 18.0, 20.0, 5.0, 4.0, 14.5, 3.5, 10.0, 24.5],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 5.5, 6.0, 5.0, 6.0, 6.0],
    x6: [23.0, 20.0, 15.0, 13.5, 19.5, 13.0, 24.5, 15.5, 8.0, 21.5, 19.0, 14.0],
    x9: [23.0, 15.5, 23.5, 18.0, 7.0, 4.5, 12.0, 20.5, 19.0, 3.5, 28.5, 9.5],
    t13: [0.0, 4.5, -8.5, -4.5, 12.5, 8.5, 12.5, -5.0, -11.0, 18.0, -9.5, 4.5],
    t14: [0.0, 0.0, 8.5, 4.5, 0.0, 0.0, 0.0, 5.0, 11.0, 0.0, 9.5, 0.0],
    t16: [22.0, 27.5, 12.5, 11.5, 19.0, 21.0, 6.0, 5.0, 15.5, 4.5, 11.0, 25.5],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [162, 173, 143, 141, 156, 160, 130, 128, 149, 127, 140, 169],
    t5: [132, 132, 132, 132, 132, 132, 132, 131, 132, 130, 132, 132],
    x6: [166, 160, 150, 147, 159, 146, 169, 151, 136, 163, 158, 148],
    x9: [166, 151, 167, 156, 134, 129, 144, 161, 158, 127, 177, 139],
    t13: [120, 129, 103, 111, 145, 137, 145, 110, 98, 156, 101, 129],
    t14: [120, 120, 137, 129, 120, 120, 120, 130, 142, 120, 139, 120],
    t16: [164, 175, 145, 143, 158, 162, 132, 130, 151, 129, 142, 171],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [1.5, 6.0, 6.5, 20.5, 8.5, 5.5, 32.0, 31.5, 16.5, 25.0, 25.5, 27.0],
    x6: [7.5, 7.0, 28.5, 22.0, 25.0, 19.5, 19.0, 29.5, 17.0, 25.5, 31.5, 20.0],
    x9: [2.0, 6.5, 2.5, 3.0, 18.0, 20.0, 20.5, 19.0, 15.0, 10.0, 16.5, 5.5],
    t13: [5.5, 0.5, 26.0, 19.0, 7.0, -0.5, -1.5, 10.5, 2.0, 15.5, 15.0, 14.5],
    t14: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [2.5, 7.0, 7.5, 21.5, 9.5, 6.5, 33.0, 32.5, 17.5, 26.0, 26.5, 28.0],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [123, 132, 133, 161, 137, 131, 184, 183, 153, 170, 171, 174],
    x6: [135, 134, 177, 164, 170, 159, 158, 179, 154, 171, 183, 160],
    x9: [124, 133, 125, 126, 156, 160, 161, 158, 150, 140, 153, 131],
    t13: [131, 121, 172, 158, 134, 119, 117, 141, 124, 151, 150, 149],
    t14: [120, 120, 120, 120, 120, 121, 123, 120, 120, 120, 120, 120],
    t16: [125, 134, 135, 163, 139, 133, 186, 185, 155, 172, 173, 176],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
