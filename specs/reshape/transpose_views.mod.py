# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: its result lives on, or what it reads.

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
t4 = Internal('t4', (F32, [2, 1, 2, 3]))
x5 = Input('x5', (F32, [2, 1, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [2, 1, 2, 3]))
x8 = Input('x8', (F32, [2, 1, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 1, 2, 3]))
t11 = Internal('t11', (F32, [2, 1, 2, 3]))
t12 = Output('t12', (F32, [2, 1, 2, 3]))
t13 = Output('t13', (F32, [2, 1, 2, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Output('t15', (F32, [2, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [25.5, 18.5, 32.0, 25.0, 22.5, 16.0, 4.5, 23.5, 11.0, 9.5, 12.0, 14.0],
    x5: [13.0, 25.5, 10.5, 15.0, 15.5, 5.0, 2.5, 28.0, 1.5, 23.5, 7.0, 9.5],
    x8: [22.0, 19.0, 4.0, 30.5, 12.5, 20.0, 26.5, 21.0, 32.5, 8.0, 6.5, 3.0],
    t12: [-9.0, 6.5, 6.5, -15.5, 3.0, -15.0, -24.0, 7.0, -31.0, 15.5, 0.5, 6.5],
    t13: [9.0, 0.0, 0.0, 15.5, 0.0, 15.0, 24.0, 0.0, 31.0, 0.0, 0.0, 0.0],
    t15: [26.5, 19.5, 33.0, 26.0, 23.5, 17.0, 5.5, 24.5, 12.0, 10.5, 13.0, 15.0],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1, 2, 3], 0.5, 120))
x5 = Input('x5', (U8, [2, 1, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [2, 1, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [2, 1, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 1, 2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [2, 1, 2, 3], 0.5, 120))
t12 = Output('t12', (U8, [2, 1, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 1, 2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Output('t15', (U8, [2, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [171, 157, 184, 170, 165, 152, 129, 167, 142, 139, 144, 148],
    x5: [146, 171, 141, 150, 151, 130, 125, 176, 123, 167, 134, 139],
    x8: [164, 158, 128, 181, 145, 160, 173, 162, 185, 136, 133, 126],
    t12: [102, 133, 133, 89, 126, 90, 72, 134, 58, 151, 121, 133],
    t13: [138, 120, 120, 151, 120, 150, 168, 120, 182, 120, 120, 120],
    t15: [173, 159, 186, 172, 167, 154, 131, 169, 144, 141, 146, 150],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, x8, c9, t10, t11, t12, t13, c14, t15)).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 1, 2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Output('t6', (F32, [2, 1, 2, 3]))
x7 = Input('x7', (F32, [2, 1, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 1, 2, 3]))
x10 = Input('x10', (F32, [2, 1, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 1, 2, 3]))
t13 = Internal('t13', (F32, [2, 1, 2, 3]))
t14 = Output('t14', (F32, [2, 1, 2, 3]))
t15 = Output('t15', (F32, [2, 1, 2, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [2.5, 23.0, 10.0, 8.0, 16.0, 15.0, 22.0, 1.5, 28.5, 26.5, 7.0, 20.0],
    t6: [3.5, 24.0, 11.0, 9.0, 17.0, 16.0, 23.0, 2.5, 29.5, 27.5, 8.0, 21.0],
    x7: [11.5, 26.5, 27.5, 5.0, 30.5, 17.0, 31.0, 20.0, 19.0, 12.5, 31.5, 22.0],
    x10: [7.0, 28.0, 11.5, 10.5, 23.5, 20.5, 15.0, 22.5, 11.0, 8.5, 27.0, 31.5],
    t14: [4.5, -1.5, 16.0, -5.5, 7.0, -3.5, 16.0, -2.5, 8.0, 4.0, 4.5, -9.5],
    t15: [0.0, 1.5, 0.0, 5.5, 0.0, 3.5, 0.0, 2.5, 0.0, 0.0, 0.0, 9.5],
    t17: [3.5, 24.0, 11.0, 9.0, 17.0, 16.0, 23.0, 2.5, 29.5, 27.5, 8.0, 21.0],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1, 2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [121])
t6 = Output('t6', (U8, [2, 1, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 1, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 1, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 1, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 1, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 1, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 1, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 1, 2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [125, 166, 140, 136, 152, 150, 164, 123, 177, 173, 134, 160],
    t6: [127, 168, 142, 138, 154, 152, 166, 125, 179, 175, 136, 162],
    x7: [143, 173, 175, 130, 181, 154, 182, 160, 158, 145, 183, 164],
    x10: [134, 176, 143, 141, 167, 161, 150, 165, 142, 137, 174, 183],
    t14: [129, 117, 152, 109, 134, 113, 152, 115, 136, 128, 129, 101],
    t15: [120, 123, 120, 131, 120, 127, 120, 125, 120, 120, 120, 139],
    t17: [127, 168, 142, 138, 154, 152, 166, 125, 179, 175, 136, 162],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 1, 2, 3]))
t5 = Output('t5', (F32, [2, 1, 2, 3]))
x6 = Input('x6', (F32, [2, 1, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 1, 2, 3]))
x9 = Input('x9', (F32, [2, 1, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 1, 2, 3]))
t12 = Internal('t12', (F32, [2, 1, 2, 3]))
t13 = Output('t13', (F32, [2, 1, 2, 3]))
t14 = Output('t14', (F32, [2, 1, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [6.5, 17.5, 21.0, 25.5, 21.5, 29.0, 28.0, 25.0, 14.0, 13.0, 10.0, 9.0],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x6: [32.5, 5.5, 12.5, 29.0, 17.0, 23.5, 25.5, 26.0, 31.5, 27.0, 8.5, 15.5],
    x9: [9.0, 6.5, 19.0, 29.0, 3.0, 3.5, 19.5, 17.0, 18.0, 23.5, 25.5, 5.5],
    t13: [23.5, -1.0, -6.5, 0.0, 14.0, 20.0, 6.0, 9.0, 13.5, 3.5, -17.0, 10.0],
    t14: [0.0, 1.0, 6.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 17.0, 0.0],
    t16: [7.5, 18.5, 22.0, 26.5, 22.5, 30.0, 29.0, 26.0, 15.0, 14.0, 11.0, 10.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1, 2, 3], 0.5, 120))
t5 = Output('t5', (U8, [2, 1, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 1, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 1, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 1, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 1, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 1, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 1, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 1, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [133, 155, 162, 171, 163, 178, 176, 170, 148, 146, 140, 138],
    t5: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x6: [185, 131, 145, 178, 154, 167, 171, 172, 183, 174, 137, 151],
    x9: [138, 133, 158, 178, 126, 127, 159, 154, 156, 167, 171, 131],
    t13: [167, 118, 107, 120, 148, 160, 132, 138, 147, 127, 86, 140],
    t14: [120, 122, 133, 120, 120, 120, 120, 120, 120, 120, 154, 120],
    t16: [135, 157, 164, 173, 165, 180, 178, 172, 150, 148, 142, 140],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 1, 2, 3]))
t5 = Internal('t5', (F32, [12]))
x6 = Input('x6', (F32, [2, 1, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 1, 2, 3]))
x9 = Input('x9', (F32, [2, 1, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 1, 2, 3]))
t12 = Internal('t12', (F32, [2, 1, 2, 3]))
t13 = Output('t13', (F32, [2, 1, 2, 3]))
t14 = Output('t14', (F32, [2, 1, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [11.5, 17.5, 8.0, 23.5, 21.0, 31.5, 26.0, 29.0, 14.5, 17.0, 9.5, 7.0],
    x6: [30.5, 7.0, 17.5, 18.0, 21.0, 13.5, 32.0, 25.0, 5.5, 9.0, 18.5, 10.5],
    x9: [12.5, 19.5, 31.0, 5.5, 25.5, 22.5, 4.0, 4.5, 26.0, 2.0, 15.0, 22.0],
    t13: [18.0, -12.5, -13.5, 12.5, -4.5, -9.0, 28.0, 20.5, -20.5, 7.0, 3.5, -11.5],
    t14: [0.0, 12.5, 13.5, 0.0, 4.5, 9.0, 0.0, 0.0, 20.5, 0.0, 0.0, 11.5],
    t16: [12.5, 18.5, 9.0, 24.5, 22.0, 32.5, 27.0, 30.0, 15.5, 18.0, 10.5, 8.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [12], 0.5, 120))
x6 = Input('x6', (U8, [2, 1, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 1, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 1, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 1, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 1, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 1, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 1, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [143, 155, 136, 167, 162, 183, 172, 178, 149, 154, 139, 134],
    x6: [181, 134, 155, 156, 162, 147, 184, 170, 131, 138, 157, 141],
    x9: [145, 159, 182, 131, 171, 165, 128, 129, 172, 124, 150, 164],
    t13: [156, 95, 93, 145, 111, 102, 176, 161, 79, 134, 127, 97],
    t14: [120, 145, 147, 120, 129, 138, 120, 120, 161, 120, 120, 143],
    t16: [145, 157, 138, 169, 164, 185, 174, 180, 151, 156, 141, 136],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
