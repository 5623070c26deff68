# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: its result lives on, or what it reads.

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
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [28.0, 3.5, 26.5, 18.0, 17.5, 15.0, 24.0, 16.0, 23.5, 29.0, 24.5, 13.0],
    x5: [17.5, 25.5, 7.5, 29.0, 26.5, 16.5, 2.0, 19.5, 30.0, 4.5, 13.0, 23.0],
    x8: [21.0, 27.5, 27.0, 25.5, 10.5, 16.5, 22.0, 14.0, 15.0, 7.5, 1.5, 13.5],
    t12: [-3.5, -2.0, -19.5, 3.5, 16.0, 0.0, -20.0, 5.5, 15.0, -3.0, 11.5, 9.5],
    t13: [3.5, 2.0, 19.5, 0.0, 0.0, 0.0, 20.0, 0.0, 0.0, 3.0, 0.0, 0.0],
    t15: [29.0, 4.5, 27.5, 19.0, 18.5, 16.0, 25.0, 17.0, 24.5, 30.0, 25.5, 14.0],
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
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [176, 127, 173, 156, 155, 150, 168, 152, 167, 178, 169, 146],
    x5: [155, 171, 135, 178, 173, 153, 124, 159, 180, 129, 146, 166],
    x8: [162, 175, 174, 171, 141, 153, 164, 148, 150, 135, 123, 147],
    t12: [113, 116, 81, 127, 152, 120, 80, 131, 150, 114, 143, 139],
    t13: [127, 124, 159, 120, 120, 120, 160, 120, 120, 126, 120, 120],
    t15: [178, 129, 175, 158, 157, 152, 170, 154, 169, 180, 171, 148],
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
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [23.0, 20.0, 22.5, 15.5, 21.5, 7.0, 9.5, 15.0, 6.5, 11.5, 3.5, 30.0],
    t6: [24.0, 21.0, 23.5, 16.5, 22.5, 8.0, 10.5, 16.0, 7.5, 12.5, 4.5, 31.0],
    x7: [13.5, 20.0, 3.5, 1.5, 28.0, 9.0, 25.5, 26.5, 30.0, 9.5, 7.0, 4.5],
    x10: [2.5, 31.5, 24.0, 11.0, 8.5, 6.5, 24.5, 22.0, 20.0, 14.0, 29.5, 19.5],
    t14: [11.0, -11.5, -20.5, -9.5, 19.5, 2.5, 1.0, 4.5, 10.0, -4.5, -22.5, -15.0],
    t15: [0.0, 11.5, 20.5, 9.5, 0.0, 0.0, 0.0, 0.0, 0.0, 4.5, 22.5, 15.0],
    t17: [24.0, 21.0, 23.5, 16.5, 22.5, 8.0, 10.5, 16.0, 7.5, 12.5, 4.5, 31.0],
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
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [166, 160, 165, 151, 163, 134, 139, 150, 133, 143, 127, 180],
    t6: [168, 162, 167, 153, 165, 136, 141, 152, 135, 145, 129, 182],
    x7: [147, 160, 127, 123, 176, 138, 171, 173, 180, 139, 134, 129],
    x10: [125, 183, 168, 142, 137, 133, 169, 164, 160, 148, 179, 159],
    t14: [142, 97, 79, 101, 159, 125, 122, 129, 140, 111, 75, 90],
    t15: [120, 143, 161, 139, 120, 120, 120, 120, 120, 129, 165, 150],
    t17: [168, 162, 167, 153, 165, 136, 141, 152, 135, 145, 129, 182],
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
model.Operation('RELU', t3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [4.0, 21.5, 7.5, 11.5, 19.5, 19.0, 18.5, 15.0, 30.5, 31.0, 22.0, 29.5],
    t5: [5.5, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x6: [13.5, 32.0, 25.5, 24.0, 23.0, 21.0, 6.0, 8.5, 5.5, 26.0, 31.0, 8.0],
    x9: [7.5, 30.0, 8.0, 18.5, 25.5, 19.0, 17.0, 25.0, 23.5, 33.0, 27.5, 5.5],
    t13: [6.0, 2.0, 17.5, 5.5, -2.5, 2.0, -11.0, -16.5, -18.0, -7.0, 3.5, 2.5],
    t14: [0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 11.0, 16.5, 18.0, 7.0, 0.0, 0.0],
    t16: [5.0, 22.5, 8.5, 12.5, 20.5, 20.0, 19.5, 16.0, 31.5, 32.0, 23.0, 30.5],
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
model.Operation('RELU', t3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [128, 163, 135, 143, 159, 158, 157, 150, 181, 182, 164, 179],
    t5: [131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x6: [147, 184, 171, 168, 166, 162, 132, 137, 131, 172, 182, 136],
    x9: [135, 180, 136, 157, 171, 158, 154, 170, 167, 186, 175, 131],
    t13: [132, 124, 155, 131, 115, 124, 98, 87, 84, 106, 127, 125],
    t14: [120, 120, 120, 120, 125, 120, 142, 153, 156, 134, 120, 120],
    t16: [130, 165, 137, 145, 161, 160, 159, 152, 183, 184, 166, 181],
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
model.Operation('RELU', t3).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [16.0, 7.0, 10.0, 12.0, 9.5, 20.0, 14.0, 1.5, 6.0, 25.5, 8.0, 2.0],
    x6: [18.0, 26.5, 28.5, 31.5, 30.5, 21.5, 23.5, 24.0, 13.0, 23.0, 29.5, 27.5],
    x9: [19.0, 18.0, 6.0, 8.0, 30.0, 21.0, 18.5, 23.0, 9.5, 13.0, 21.5, 16.0],
    t13: [-1.0, 8.5, 22.5, 23.5, 0.5, 0.5, 5.0, 1.0, 3.5, 10.0, 8.0, 11.5],
    t14: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [17.0, 8.0, 11.0, 13.0, 10.5, 21.0, 15.0, 2.5, 7.0, 26.5, 9.0, 3.0],
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
model.Operation('RELU', t3).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [152, 134, 140, 144, 139, 160, 148, 123, 132, 171, 136, 124],
    x6: [156, 173, 177, 183, 181, 163, 167, 168, 146, 166, 179, 175],
    x9: [158, 156, 132, 136, 180, 162, 157, 166, 139, 146, 163, 152],
    t13: [118, 137, 165, 167, 121, 121, 130, 122, 127, 140, 136, 143],
    t14: [122, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
    t16: [154, 136, 142, 146, 141, 162, 150, 125, 134, 173, 138, 126],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
