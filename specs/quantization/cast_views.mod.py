# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: its result lives on, or what it reads.

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
model.Operation('CAST', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [10.0, 17.5, 10.5, 4.0, 21.0, 21.5, 23.5, 22.5, 14.0, 1.5, 14.5, 6.0],
    x5: [6.0, 22.0, 14.0, 2.5, 24.5, 15.0, 26.5, 18.0, 7.0, 3.5, 12.5, 17.5],
    x8: [26.0, 17.5, 30.0, 1.5, 10.5, 2.5, 15.5, 14.0, 14.5, 21.0, 4.5, 32.5],
    t12: [-20.0, 4.5, -16.0, 1.0, 14.0, 12.5, 11.0, 4.0, -7.5, -17.5, 8.0, -15.0],
    t13: [20.0, 0.0, 16.0, 0.0, 0.0, 0.0, 0.0, 0.0, 7.5, 17.5, 0.0, 15.0],
    t15: [11.0, 18.5, 11.5, 5.0, 22.0, 22.5, 24.5, 23.5, 15.0, 2.5, 15.5, 7.0],
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
model.Operation('CAST', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [140, 155, 141, 128, 162, 163, 167, 165, 148, 123, 149, 132],
    x5: [132, 164, 148, 125, 169, 150, 173, 156, 134, 127, 145, 155],
    x8: [172, 155, 180, 123, 141, 125, 151, 148, 149, 162, 129, 185],
    t12: [80, 129, 88, 122, 148, 145, 142, 128, 105, 85, 136, 90],
    t13: [160, 120, 152, 120, 120, 120, 120, 120, 135, 155, 120, 150],
    t15: [142, 157, 143, 130, 164, 165, 169, 167, 150, 125, 151, 134],
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
model.Operation('CAST', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [28.5, 32.0, 29.5, 17.5, 3.0, 4.5, 16.0, 15.0, 27.0, 4.0, 19.0, 9.5],
    t6: [29.5, 33.0, 30.5, 18.5, 4.0, 5.5, 17.0, 16.0, 28.0, 5.0, 20.0, 10.5],
    x7: [9.5, 28.5, 8.0, 26.5, 16.5, 13.0, 12.0, 22.0, 33.0, 8.5, 7.5, 30.0],
    x10: [27.5, 24.5, 29.0, 21.0, 2.0, 31.0, 4.0, 15.5, 5.5, 6.5, 7.0, 20.0],
    t14: [-18.0, 4.0, -21.0, 5.5, 14.5, -18.0, 8.0, 6.5, 27.5, 2.0, 0.5, 10.0],
    t15: [18.0, 0.0, 21.0, 0.0, 0.0, 18.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t17: [29.5, 33.0, 30.5, 18.5, 4.0, 5.5, 17.0, 16.0, 28.0, 5.0, 20.0, 10.5],
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
model.Operation('CAST', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [177, 184, 179, 155, 126, 129, 152, 150, 174, 128, 158, 139],
    t6: [179, 186, 181, 157, 128, 131, 154, 152, 176, 130, 160, 141],
    x7: [139, 177, 136, 173, 153, 146, 144, 164, 186, 137, 135, 180],
    x10: [175, 169, 178, 162, 124, 182, 128, 151, 131, 133, 134, 160],
    t14: [84, 128, 78, 131, 149, 84, 136, 133, 175, 124, 121, 140],
    t15: [156, 120, 162, 120, 120, 156, 120, 120, 120, 120, 120, 120],
    t17: [179, 186, 181, 157, 128, 131, 154, 152, 176, 130, 160, 141],
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
model.Operation('CAST', t3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [20.0, 23.5, 33.0, 4.5, 1.5, 22.0, 8.0, 6.5, 26.5, 14.0, 27.0, 19.5],
    t5: [6.0, 6.0, 6.0, 6.0, 3.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x6: [27.0, 8.0, 14.0, 18.0, 14.5, 19.5, 3.5, 9.0, 22.5, 6.0, 13.5, 19.0],
    x9: [16.5, 33.0, 8.0, 17.0, 30.5, 3.0, 19.5, 23.5, 9.0, 29.5, 27.0, 13.0],
    t13: [10.5, -25.0, 6.0, 1.0, -16.0, 16.5, -16.0, -14.5, 13.5, -23.5, -13.5, 6.0],
    t14: [0.0, 25.0, 0.0, 0.0, 16.0, 0.0, 16.0, 14.5, 0.0, 23.5, 13.5, 0.0],
    t16: [21.0, 24.5, 34.0, 5.5, 2.5, 23.0, 9.0, 7.5, 27.5, 15.0, 28.0, 20.5],
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
model.Operation('CAST', t3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [160, 167, 186, 129, 123, 164, 136, 133, 173, 148, 174, 159],
    t5: [132, 132, 132, 132, 126, 132, 132, 132, 132, 132, 132, 132],
    x6: [174, 136, 148, 156, 149, 159, 127, 138, 165, 132, 147, 158],
    x9: [153, 186, 136, 154, 181, 126, 159, 167, 138, 179, 174, 146],
    t13: [141, 70, 132, 122, 88, 153, 88, 91, 147, 73, 93, 132],
    t14: [120, 170, 120, 120, 152, 120, 152, 149, 120, 167, 147, 120],
    t16: [162, 169, 188, 131, 125, 166, 138, 135, 175, 150, 176, 161],
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
model.Operation('CAST', t3).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [20.5, 26.0, 1.5, 3.5, 11.0, 8.5, 9.0, 30.0, 18.5, 18.0, 15.0, 6.5],
    x6: [14.0, 26.5, 20.5, 9.0, 13.5, 15.0, 9.5, 7.5, 23.0, 26.0, 20.0, 17.5],
    x9: [21.5, 16.0, 10.0, 27.5, 29.0, 30.5, 24.0, 17.5, 31.0, 9.5, 10.5, 26.5],
    t13: [-7.5, 10.5, 10.5, -18.5, -15.5, -15.5, -14.5, -10.0, -8.0, 16.5, 9.5, -9.0],
    t14: [7.5, 0.0, 0.0, 18.5, 15.5, 15.5, 14.5, 10.0, 8.0, 0.0, 0.0, 9.0],
    t16: [21.5, 27.0, 2.5, 4.5, 12.0, 9.5, 10.0, 31.0, 19.5, 19.0, 16.0, 7.5],
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
model.Operation('CAST', t3).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [161, 172, 123, 127, 142, 137, 138, 180, 157, 156, 150, 133],
    x6: [148, 173, 161, 138, 147, 150, 139, 135, 166, 172, 160, 155],
    x9: [163, 152, 140, 175, 178, 181, 168, 155, 182, 139, 141, 173],
    t13: [105, 141, 141, 83, 89, 89, 91, 100, 104, 153, 139, 102],
    t14: [135, 120, 120, 157, 151, 151, 149, 140, 136, 120, 120, 138],
    t16: [163, 174, 125, 129, 144, 139, 140, 182, 159, 158, 152, 135],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
