# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: its result lives on, or what it reads.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [29.5, 24.0, 2.5, 30.0, 21.5, 8.0, 31.0, 28.0, 16.5, 3.0, 8.5, 9.5],
    x6: [20.0, 13.0, 29.5, 19.5, 17.5, 31.5, 19.0, 9.5, 3.5, 23.0, 6.5, 21.0],
    x9: [28.5, 8.5, 12.5, 33.0, 20.0, 11.0, 14.0, 2.0, 16.0, 21.0, 8.0, 23.0],
    t13: [-8.5, 4.5, 17.0, -13.5, -2.5, 20.5, 5.0, 7.5, -12.5, 2.0, -1.5, -2.0],
    t14: [8.5, 0.0, 0.0, 13.5, 2.5, 0.0, 0.0, 0.0, 12.5, 0.0, 1.5, 2.0],
    t16: [30.5, 25.0, 3.5, 31.0, 22.5, 9.0, 32.0, 29.0, 17.5, 4.0, 9.5, 10.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [179, 168, 125, 180, 163, 136, 182, 176, 153, 126, 137, 139],
    x6: [160, 146, 179, 159, 155, 183, 158, 139, 127, 166, 133, 162],
    x9: [177, 137, 145, 186, 160, 142, 148, 124, 152, 162, 136, 166],
    t13: [103, 129, 154, 93, 115, 161, 130, 135, 95, 124, 117, 116],
    t14: [137, 120, 120, 147, 125, 120, 120, 120, 145, 120, 123, 124],
    t16: [181, 170, 127, 182, 165, 138, 184, 178, 155, 128, 139, 141],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
x8 = Input('x8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
t16 = Output('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [28.5, 31.5, 20.0, 2.0, 7.5, 6.0, 3.0, 8.5, 18.0, 29.0, 27.0, 25.5],
    t7: [29.5, 32.5, 21.0, 3.0, 8.5, 7.0, 4.0, 9.5, 19.0, 30.0, 28.0, 26.5],
    x8: [20.0, 19.5, 12.5, 22.5, 29.5, 3.5, 7.5, 32.5, 11.0, 11.5, 13.5, 17.5],
    x11: [18.5, 20.0, 4.0, 5.0, 5.5, 19.0, 11.5, 22.0, 30.5, 29.0, 8.0, 27.5],
    t15: [1.5, -0.5, 8.5, 17.5, 24.0, -15.5, -4.0, 10.5, -19.5, -17.5, 5.5, -10.0],
    t16: [0.0, 0.5, 0.0, 0.0, 0.0, 15.5, 4.0, 0.0, 19.5, 17.5, 0.0, 10.0],
    t18: [29.5, 32.5, 21.0, 3.0, 8.5, 7.0, 4.0, 9.5, 19.0, 30.0, 28.0, 26.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [177, 183, 160, 124, 135, 132, 126, 137, 156, 178, 174, 171],
    t7: [179, 185, 162, 126, 137, 134, 128, 139, 158, 180, 176, 173],
    x8: [160, 159, 145, 165, 179, 127, 135, 185, 142, 143, 147, 155],
    x11: [157, 160, 128, 130, 131, 158, 143, 164, 181, 178, 136, 175],
    t15: [123, 119, 137, 155, 168, 89, 112, 141, 81, 85, 131, 100],
    t16: [120, 121, 120, 120, 120, 151, 128, 120, 159, 155, 120, 140],
    t18: [179, 185, 162, 126, 137, 134, 128, 139, 158, 180, 176, 173],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [33.0, 11.0, 16.5, 18.5, 17.0, 24.0, 29.5, 8.5, 5.5, 30.5, 21.5, 9.5],
    t6: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [24.5, 3.5, 31.5, 4.5, 12.5, 16.0, 27.0, 28.0, 30.0, 23.5, 23.0, 32.5],
    x10: [31.5, 10.0, 19.0, 23.0, 16.5, 6.5, 9.0, 28.5, 12.0, 8.0, 21.0, 10.5],
    t14: [-7.0, -6.5, 12.5, -18.5, -4.0, 9.5, 18.0, -0.5, 18.0, 15.5, 2.0, 22.0],
    t15: [7.0, 6.5, 0.0, 18.5, 4.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0],
    t17: [34.0, 12.0, 17.5, 19.5, 18.0, 25.0, 30.5, 9.5, 6.5, 31.5, 22.5, 10.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [186, 142, 153, 157, 154, 168, 179, 137, 131, 181, 163, 139],
    t6: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [169, 127, 183, 129, 145, 152, 174, 176, 180, 167, 166, 185],
    x10: [183, 140, 158, 166, 153, 133, 138, 177, 144, 136, 162, 141],
    t14: [106, 107, 145, 83, 112, 139, 156, 119, 156, 151, 124, 164],
    t15: [134, 133, 120, 157, 128, 120, 120, 121, 120, 120, 120, 120],
    t17: [188, 144, 155, 159, 156, 170, 181, 139, 133, 183, 165, 141],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Internal('t6', (F32, [12]))
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
t17 = Output('t17', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [22.0, 20.5, 10.0, 9.5, 7.5, 19.5, 24.0, 21.0, 15.5, 30.5, 7.0, 13.0],
    x7: [11.5, 16.0, 15.5, 26.0, 22.0, 3.5, 12.5, 2.5, 3.0, 17.5, 8.0, 20.0],
    x10: [8.5, 18.5, 27.0, 13.0, 24.0, 3.5, 25.5, 2.0, 28.0, 4.0, 9.0, 16.0],
    t14: [3.0, -2.5, -11.5, 13.0, -2.0, 0.0, -13.0, 0.5, -25.0, 13.5, -1.0, 4.0],
    t15: [0.0, 2.5, 11.5, 0.0, 2.0, 0.0, 13.0, 0.0, 25.0, 0.0, 1.0, 0.0],
    t17: [23.0, 21.5, 11.0, 10.5, 8.5, 20.5, 25.0, 22.0, 16.5, 31.5, 8.0, 14.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [12], 0.5, 120))
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
t17 = Output('t17', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [164, 161, 140, 139, 135, 159, 168, 162, 151, 181, 134, 146],
    x7: [143, 152, 151, 172, 164, 127, 145, 125, 126, 155, 136, 160],
    x10: [137, 157, 174, 146, 168, 127, 171, 124, 176, 128, 138, 152],
    t14: [126, 115, 97, 146, 116, 120, 94, 121, 70, 147, 118, 128],
    t15: [120, 125, 143, 120, 124, 120, 146, 120, 170, 120, 122, 120],
    t17: [166, 163, 142, 141, 137, 161, 170, 164, 153, 183, 136, 148],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
