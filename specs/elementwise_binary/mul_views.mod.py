# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: its result lives on, or what it reads.

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
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [31.0, 3.5, 27.5, 4.5, 15.5, 16.5, 33.0, 7.5, 26.5, 30.0, 17.5, 14.5],
    x6: [2.0, 31.0, 27.0, 6.0, 15.0, 30.5, 10.5, 11.5, 11.0, 21.5, 24.5, 10.0],
    x9: [1.5, 10.5, 14.5, 33.0, 22.0, 18.0, 22.5, 15.0, 19.5, 31.5, 5.0, 2.5],
    t13: [0.5, 20.5, 12.5, -27.0, -7.0, 12.5, -12.0, -3.5, -8.5, -10.0, 19.5, 7.5],
    t14: [0.0, 0.0, 0.0, 27.0, 7.0, 0.0, 12.0, 3.5, 8.5, 10.0, 0.0, 0.0],
    t16: [32.0, 4.5, 28.5, 5.5, 16.5, 17.5, 34.0, 8.5, 27.5, 31.0, 18.5, 15.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [182, 127, 175, 129, 151, 153, 186, 135, 173, 180, 155, 149],
    x6: [124, 182, 174, 132, 150, 181, 141, 143, 142, 163, 169, 140],
    x9: [123, 141, 149, 186, 164, 156, 165, 150, 159, 183, 130, 125],
    t13: [121, 161, 145, 66, 106, 145, 96, 113, 103, 100, 159, 135],
    t14: [120, 120, 120, 174, 134, 120, 144, 127, 137, 140, 120, 120],
    t16: [184, 129, 177, 131, 153, 155, 188, 137, 175, 182, 157, 151],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, c4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [16.0, 31.5, 6.5, 18.0, 25.0, 19.0, 19.5, 33.0, 24.0, 8.0, 17.0, 12.0],
    t7: [17.0, 32.5, 7.5, 19.0, 26.0, 20.0, 20.5, 34.0, 25.0, 9.0, 18.0, 13.0],
    x8: [20.0, 32.5, 28.5, 1.5, 14.0, 21.5, 18.5, 23.0, 9.0, 22.0, 10.0, 4.5],
    x11: [11.0, 3.5, 8.0, 12.5, 16.5, 24.5, 3.0, 10.0, 18.0, 33.0, 9.5, 23.0],
    t15: [9.0, 29.0, 20.5, -11.0, -2.5, -3.0, 15.5, 13.0, -9.0, -11.0, 0.5, -18.5],
    t16: [0.0, 0.0, 0.0, 11.0, 2.5, 3.0, 0.0, 0.0, 9.0, 11.0, 0.0, 18.5],
    t18: [17.0, 32.5, 7.5, 19.0, 26.0, 20.0, 20.5, 34.0, 25.0, 9.0, 18.0, 13.0],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [152, 183, 133, 156, 170, 158, 159, 186, 168, 136, 154, 144],
    t7: [154, 185, 135, 158, 172, 160, 161, 188, 170, 138, 156, 146],
    x8: [160, 185, 177, 123, 148, 163, 157, 166, 138, 164, 140, 129],
    x11: [142, 127, 136, 145, 153, 169, 126, 140, 156, 186, 139, 166],
    t15: [138, 178, 161, 98, 115, 114, 151, 146, 102, 98, 121, 83],
    t16: [120, 120, 120, 142, 125, 126, 120, 120, 138, 142, 120, 157],
    t18: [154, 185, 135, 158, 172, 160, 161, 188, 170, 138, 156, 146],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, c4, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [4.0, 8.0, 18.5, 20.0, 16.5, 29.5, 21.5, 31.0, 24.5, 32.0, 7.5, 4.5],
    t6: [5.5, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [13.0, 21.5, 24.0, 9.0, 22.0, 6.5, 15.0, 11.0, 29.5, 1.5, 3.0, 4.0],
    x10: [2.5, 33.0, 20.5, 28.0, 5.5, 3.5, 22.5, 7.0, 27.5, 2.0, 21.5, 6.5],
    t14: [10.5, -11.5, 3.5, -19.0, 16.5, 3.0, -7.5, 4.0, 2.0, -0.5, -18.5, -2.5],
    t15: [0.0, 11.5, 0.0, 19.0, 0.0, 0.0, 7.5, 0.0, 0.0, 0.5, 18.5, 2.5],
    t17: [5.0, 9.0, 19.5, 21.0, 17.5, 30.5, 22.5, 32.0, 25.5, 33.0, 8.5, 5.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [128, 136, 157, 160, 153, 179, 163, 182, 169, 184, 135, 129],
    t6: [131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [146, 163, 168, 138, 164, 133, 150, 142, 179, 123, 126, 128],
    x10: [125, 186, 161, 176, 131, 127, 165, 134, 175, 124, 163, 133],
    t14: [141, 97, 127, 82, 153, 126, 105, 128, 124, 119, 83, 115],
    t15: [120, 143, 120, 158, 120, 120, 135, 120, 120, 121, 157, 125],
    t17: [130, 138, 159, 162, 155, 181, 165, 184, 171, 186, 137, 131],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [5.5, 17.5, 23.5, 16.0, 31.0, 9.5, 29.0, 4.0, 15.0, 11.5, 22.0, 9.0],
    x7: [25.5, 18.0, 12.5, 23.0, 4.0, 15.0, 16.5, 29.0, 27.5, 6.0, 14.5, 8.5],
    x10: [11.5, 4.5, 13.5, 11.0, 4.0, 20.5, 8.5, 30.5, 22.5, 32.5, 23.0, 24.0],
    t14: [14.0, 13.5, -1.0, 12.0, 0.0, -5.5, 8.0, -1.5, 5.0, -26.5, -8.5, -15.5],
    t15: [0.0, 0.0, 1.0, 0.0, 0.0, 5.5, 0.0, 1.5, 0.0, 26.5, 8.5, 15.5],
    t17: [6.5, 18.5, 24.5, 17.0, 32.0, 10.5, 30.0, 5.0, 16.0, 12.5, 23.0, 10.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [131, 155, 167, 152, 182, 139, 178, 128, 150, 143, 164, 138],
    x7: [171, 156, 145, 166, 128, 150, 153, 178, 175, 132, 149, 137],
    x10: [143, 129, 147, 142, 128, 161, 137, 181, 165, 185, 166, 168],
    t14: [148, 147, 118, 144, 120, 109, 136, 117, 130, 67, 103, 89],
    t15: [120, 120, 122, 120, 120, 131, 120, 123, 120, 173, 137, 151],
    t17: [133, 157, 169, 154, 184, 141, 180, 130, 152, 145, 166, 140],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
