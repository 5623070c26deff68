# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: its result lives on, or what it reads.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 1, 2, 3]))
x6 = Input('x6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [1, 2, 2, 3]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
x15 = Input('x15', (F32, [1, 1, 2, 3]))
c16 = Parameter('c16', (F32, [1]), [1.5])
t17 = Internal('t17', (F32, [1, 1, 2, 3]))
x18 = Input('x18', (F32, [1, 1, 2, 3]))
c19 = Parameter('c19', (F32, [1]), [1.5])
t20 = Internal('t20', (F32, [1, 1, 2, 3]))
t21 = Internal('t21', (F32, [1, 1, 2, 3]))
t22 = Output('t22', (F32, [1, 1, 2, 3]))
t23 = Output('t23', (F32, [1, 1, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('MAXIMUM', t17, t20).To(t21)
model.Operation('SUB', t17, t20, 0).To(t22)
model.Operation('SUB', t21, t17, 0).To(t23)
model.Operation('SUB', t5, c24, 0).To(t25)
Example({
    x1: [8.5, 27.5, 12.5, 21.0, 32.5, 1.5, 32.0, 6.5, 15.0, 11.5, 17.0, 16.5],
    x6: [6.5, 16.5, 10.0, 4.5, 31.5, 13.0, 29.0, 27.5, 19.0, 20.5, 19.5, 21.5],
    x9: [9.0, 23.0, 1.5, 20.0, 28.0, 19.0, 25.5, 2.0, 26.0, 8.5, 17.5, 4.0],
    t13: [-2.5, -6.5, 8.5, -15.5, 3.5, -6.0, 3.5, 25.5, -7.0, 12.0, 2.0, 17.5],
    t14: [2.5, 6.5, 0.0, 15.5, 0.0, 6.0, 0.0, 0.0, 7.0, 0.0, 0.0, 0.0],
    x15: [7.0, 8.5, 20.5, 31.5, 27.0, 12.5],
    x18: [4.0, 26.0, 23.5, 2.0, 17.0, 14.5],
    t22: [3.0, -17.5, -3.0, 29.5, 10.0, -2.0],
    t23: [0.0, 17.5, 3.0, 0.0, 0.0, 2.0],
    t25: [33.0, 7.5, 16.0, 12.5, 18.0, 17.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 1, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [1, 2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [1, 2, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [123])
t17 = Internal('t17', (U8, [1, 1, 2, 3], 0.5, 120))
x18 = Input('x18', (U8, [1, 1, 2, 3], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [123])
t20 = Internal('t20', (U8, [1, 1, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [1, 1, 2, 3], 0.5, 120))
t22 = Output('t22', (U8, [1, 1, 2, 3], 0.5, 120))
t23 = Output('t23', (U8, [1, 1, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [1, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('MAXIMUM', t17, t20).To(t21)
model.Operation('SUB', t17, t20, 0).To(t22)
model.Operation('SUB', t21, t17, 0).To(t23)
model.Operation('SUB', t5, c24, 0).To(t25)
Example({
    x1: [137, 175, 145, 162, 185, 123, 184, 133, 150, 143, 154, 153],
    x6: [133, 153, 140, 129, 183, 146, 178, 175, 158, 161, 159, 163],
    x9: [138, 166, 123, 160, 176, 158, 171, 124, 172, 137, 155, 128],
    t13: [115, 107, 137, 89, 127, 108, 127, 171, 106, 144, 124, 155],
    t14: [125, 133, 120, 151, 120, 132, 120, 120, 134, 120, 120, 120],
    x15: [134, 137, 161, 183, 174, 145],
    x18: [128, 172, 167, 124, 154, 149],
    t22: [126, 85, 114, 179, 140, 116],
    t23: [120, 155, 126, 120, 120, 124],
    t25: [186, 135, 152, 145, 156, 155],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, x15, c16, t17, x18, c19, t20, t21, t22, t23, c24, t25)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 1, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 1, 2, 3]))
x8 = Input('x8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 1, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 1, 2, 3]))
x20 = Input('x20', (F32, [1, 1, 2, 3]))
c21 = Parameter('c21', (F32, [1]), [1.5])
t22 = Internal('t22', (F32, [1, 1, 2, 3]))
t23 = Internal('t23', (F32, [1, 1, 2, 3]))
t24 = Output('t24', (F32, [1, 1, 2, 3]))
t25 = Output('t25', (F32, [1, 1, 2, 3]))
c26 = Parameter('c26', (F32, [1]), [0.5])
t27 = Output('t27', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('ADD', x20, c21, 0).To(t22)
model.Operation('MAXIMUM', t19, t22).To(t23)
model.Operation('SUB', t19, t22, 0).To(t24)
model.Operation('SUB', t23, t19, 0).To(t25)
model.Operation('SUB', t3, c26, 0).To(t27)
Example({
    x1: [22.5, 8.5, 13.5, 14.0, 22.0, 18.5, 25.0, 15.0, 4.0, 27.0, 21.5, 14.5],
    t7: [26.0, 16.0, 5.0, 28.0, 22.5, 15.5],
    x8: [20.5, 29.5, 11.0, 11.5, 17.0, 7.0, 23.5, 26.5, 22.0, 6.5, 2.5, 25.5],
    x11: [13.5, 12.0, 5.5, 32.5, 1.5, 27.5, 7.5, 25.0, 20.0, 29.5, 20.5, 2.5],
    t15: [7.0, 17.5, 5.5, -21.0, 15.5, -20.5, 16.0, 1.5, 2.0, -23.0, -18.0, 23.0],
    t16: [0.0, 0.0, 0.0, 21.0, 0.0, 20.5, 0.0, 0.0, 0.0, 23.0, 18.0, 0.0],
    x17: [11.0, 7.0, 29.5, 28.0, 8.5, 24.0],
    x20: [25.5, 14.5, 27.0, 2.0, 20.5, 16.5],
    t24: [-14.5, -7.5, 2.5, 26.0, -12.0, 7.5],
    t25: [14.5, 7.5, 0.0, 0.0, 12.0, 0.0],
    t27: [23.5, 9.5, 14.5, 15.0, 23.0, 19.5, 26.0, 16.0, 5.0, 28.0, 22.5, 15.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 1, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [1, 1, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 1, 2, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 1, 2, 3], 0.5, 120))
c21 = Parameter('c21', (U8, [1], 0.5, 120), [123])
t22 = Internal('t22', (U8, [1, 1, 2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [1, 1, 2, 3], 0.5, 120))
t24 = Output('t24', (U8, [1, 1, 2, 3], 0.5, 120))
t25 = Output('t25', (U8, [1, 1, 2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [121])
t27 = Output('t27', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('ADD', x20, c21, 0).To(t22)
model.Operation('MAXIMUM', t19, t22).To(t23)
model.Operation('SUB', t19, t22, 0).To(t24)
model.Operation('SUB', t23, t19, 0).To(t25)
model.Operation('SUB', t3, c26, 0).To(t27)
Example({
    x1: [165, 137, 147, 148, 164, 157, 170, 150, 128, 174, 163, 149],
    t7: [172, 152, 130, 176, 165, 151],
    x8: [161, 179, 142, 143, 154, 134, 167, 173, 164, 133, 125, 171],
    x11: [147, 144, 131, 185, 123, 175, 135, 170, 160, 179, 161, 125],
    t15: [134, 155, 131, 78, 151, 79, 152, 123, 124, 74, 84, 166],
    t16: [120, 120, 120, 162, 120, 161, 120, 120, 120, 166, 156, 120],
    x17: [142, 134, 179, 176, 137, 168],
    x20: [171, 149, 174, 124, 161, 153],
    t24: [91, 105, 125, 172, 96, 135],
    t25: [149, 135, 120, 120, 144, 120],
    t27: [167, 139, 149, 150, 166, 159, 172, 152, 130, 176, 165, 151],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, x17, c18, t19, x20, c21, t22, t23, t24, t25, c26, t27)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 1, 2, 3]))
t6 = Output('t6', (F32, [1, 1, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
x16 = Input('x16', (F32, [1, 1, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [1, 1, 2, 3]))
x19 = Input('x19', (F32, [1, 1, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 1, 2, 3]))
t22 = Internal('t22', (F32, [1, 1, 2, 3]))
t23 = Output('t23', (F32, [1, 1, 2, 3]))
t24 = Output('t24', (F32, [1, 1, 2, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MAXIMUM', t18, t21).To(t22)
model.Operation('SUB', t18, t21, 0).To(t23)
model.Operation('SUB', t22, t18, 0).To(t24)
model.Operation('SUB', t3, c25, 0).To(t26)
Example({
    x1: [11.0, 28.5, 9.5, 8.5, 27.5, 11.5, 30.5, 25.0, 26.5, 20.0, 2.5, 1.5],
    t6: [6.0, 6.0, 6.0, 6.0, 4.0, 3.0],
    x7: [32.0, 25.0, 23.0, 31.5, 5.0, 30.0, 1.5, 8.5, 12.5, 27.0, 33.0, 23.5],
    x10: [22.0, 20.5, 24.0, 18.5, 30.5, 3.5, 29.5, 4.5, 18.0, 30.0, 14.0, 31.0],
    t14: [10.0, 4.5, -1.0, 13.0, -25.5, 26.5, -28.0, 4.0, -5.5, -3.0, 19.0, -7.5],
    t15: [0.0, 0.0, 1.0, 0.0, 25.5, 0.0, 28.0, 0.0, 5.5, 3.0, 0.0, 7.5],
    x16: [23.5, 9.0, 28.0, 29.5, 6.5, 24.0],
    x19: [24.0, 32.5, 21.5, 30.0, 25.0, 26.0],
    t23: [-0.5, -23.5, 6.5, -0.5, -18.5, -2.0],
    t24: [0.5, 23.5, 0.0, 0.5, 18.5, 2.0],
    t26: [12.0, 29.5, 10.5, 9.5, 28.5, 12.5, 31.5, 26.0, 27.5, 21.0, 3.5, 2.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 1, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Internal('t18', (U8, [1, 1, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 1, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 1, 2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [1, 1, 2, 3], 0.5, 120))
t23 = Output('t23', (U8, [1, 1, 2, 3], 0.5, 120))
t24 = Output('t24', (U8, [1, 1, 2, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MAXIMUM', t18, t21).To(t22)
model.Operation('SUB', t18, t21, 0).To(t23)
model.Operation('SUB', t22, t18, 0).To(t24)
model.Operation('SUB', t3, c25, 0).To(t26)
Example({
    x1: [142, 177, 139, 137, 175, 143, 181, 170, 173, 160, 125, 123],
    t6: [132, 132, 132, 132, 128, 126],
    x7: [184, 170, 166, 183, 130, 180, 123, 137, 145, 174, 186, 167],
    x10: [164, 161, 168, 157, 181, 127, 179, 129, 156, 180, 148, 182],
    t14: [140, 129, 118, 146, 69, 173, 64, 128, 109, 114, 158, 105],
    t15: [120, 120, 122, 120, 171, 120, 176, 120, 131, 126, 120, 135],
    x16: [167, 138, 176, 179, 133, 168],
    x19: [168, 185, 163, 180, 170, 172],
    t23: [119, 73, 133, 119, 83, 116],
    t24: [121, 167, 120, 121, 157, 124],
    t26: [144, 179, 141, 139, 177, 145, 183, 172, 175, 162, 127, 125],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, x16, c17, t18, x19, c20, t21, t22, t23, t24, c25, t26)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 1, 2, 3]))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Output('t8', (F32, [1, 1, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Output('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [1, 1, 2, 3]))
t15 = Output('t15', (F32, [1, 1, 2, 3]))
t16 = Internal('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
x19 = Input('x19', (F32, [1, 2, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
t22 = Internal('t22', (F32, [1, 1, 2, 3]))
t23 = Internal('t23', (F32, [1, 1, 2, 3]))
t24 = Internal('t24', (F32, [1, 1, 2, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [1, 1, 2, 3]))
x29 = Input('x29', (F32, [1, 2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [1.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
t32 = Internal('t32', (F32, [1, 1, 2, 3]))
t33 = Internal('t33', (F32, [1, 1, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Internal('t35', (F32, [1, 2, 2, 3]))
c36 = Parameter('c36', (F32, [1]), [0.5])
t37 = Output('t37', (F32, [1, 1, 2, 3]))
c38 = Parameter('c38', (F32, [1]), [0.5])
t39 = Output('t39', (F32, [1, 2, 2, 3]))
x40 = Input('x40', (F32, [1, 2, 2, 3]))
c41 = Parameter('c41', (F32, [1]), [1.5])
t42 = Internal('t42', (F32, [1, 2, 2, 3]))
t43 = Internal('t43', (F32, [1, 1, 2, 3]))
t44 = Output('t44', (F32, [1, 1, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [0.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
c47 = Parameter('c47', (F32, [1]), [0.5])
t48 = Output('t48', (F32, [1, 2, 2, 3]))
x49 = Input('x49', (F32, [1, 2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
t52 = Internal('t52', (F32, [1, 1, 2, 3]))
t53 = Internal('t53', (F32, [1, 1, 2, 3]))
c54 = Parameter('c54', (F32, [1]), [0.5])
t55 = Internal('t55', (F32, [1, 1, 2, 3]))
c56 = Parameter('c56', (F32, [1]), [0.5])
t57 = Output('t57', (F32, [1, 2, 2, 3]))
c58 = Parameter('c58', (F32, [1]), [0.5])
t59 = Output('t59', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('SPLIT', t13, 1, 2).To(t14, t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('SPLIT', t21, 1, 2).To(t22, t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('SPLIT', t31, 1, 2).To(t32, t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('SPLIT', t42, 1, 2).To(t43, t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('SPLIT', t51, 1, 2).To(t52, t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [7.0, 22.0, 32.0, 27.0, 15.5, 29.5, 14.0, 32.5, 24.5, 19.0, 26.0, 16.0],
    t8: [15.0, 33.5, 25.5, 20.0, 27.0, 17.0],
    t10: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x11: [19.0, 7.0, 4.5, 21.5, 32.0, 4.0, 13.0, 24.5, 18.5, 23.5, 18.0, 8.0],
    t15: [14.5, 26.0, 20.0, 25.0, 19.5, 9.5],
    t18: [5.5, 5.5, 5.5, 5.5, 5.5, 5.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x19: [32.5, 4.5, 28.5, 17.5, 30.5, 18.5, 14.5, 31.0, 13.0, 23.5, 16.0, 3.0],
    t26: [33.5, 5.5, 29.5, 18.5, 31.5, 19.5, 15.5, 32.0, 14.0, 24.5, 17.0, 4.0],
    t28: [5.5, 5.5, 5.5, 5.5, 5.5, 4.0],
    x29: [32.5, 8.5, 28.0, 13.0, 5.5, 14.5, 23.0, 3.5, 25.5, 17.0, 22.5, 31.0],
    t37: [24.0, 4.5, 26.5, 18.0, 23.5, 32.0],
    t39: [33.0, 9.0, 28.5, 13.5, 6.0, 15.0, 23.5, 4.0, 26.0, 17.5, 23.0, 31.5],
    x40: [20.5, 22.0, 16.0, 33.0, 3.5, 28.0, 19.5, 21.0, 14.5, 18.5, 15.5, 26.5],
    t44: [21.0, 22.5, 16.0, 20.0, 17.0, 28.0],
    t48: [21.0, 22.5, 16.5, 33.5, 4.0, 28.5, 20.0, 21.5, 15.0, 19.0, 16.0, 27.0],
    x49: [12.0, 5.0, 31.5, 24.5, 27.0, 13.5, 16.5, 11.5, 12.5, 33.0, 22.5, 1.5],
    t57: [13.0, 6.0, 32.5, 25.5, 28.0, 14.5, 17.5, 12.5, 13.5, 34.0, 23.5, 2.5],
    t59: [17.0, 12.0, 13.0, 33.5, 23.0, 2.0],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 1, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [121])
t8 = Output('t8', (U8, [1, 1, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [121])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 1, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [1, 1, 2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [1, 1, 2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [1, 1, 2, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [121])
t28 = Output('t28', (U8, [1, 1, 2, 3], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [123])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
t32 = Internal('t32', (U8, [1, 1, 2, 3], 0.5, 120))
t33 = Internal('t33', (U8, [1, 1, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Internal('t35', (U8, [1, 2, 2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [1], 0.5, 120), [121])
t37 = Output('t37', (U8, [1, 1, 2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [121])
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 2, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [1], 0.5, 120), [123])
t42 = Internal('t42', (U8, [1, 2, 2, 3], 0.5, 120))
t43 = Internal('t43', (U8, [1, 1, 2, 3], 0.5, 120))
t44 = Output('t44', (U8, [1, 1, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [121])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [121])
t48 = Output('t48', (U8, [1, 2, 2, 3], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [123])
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
t52 = Internal('t52', (U8, [1, 1, 2, 3], 0.5, 120))
t53 = Internal('t53', (U8, [1, 1, 2, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [1], 0.5, 120), [121])
t55 = Internal('t55', (U8, [1, 1, 2, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [1], 0.5, 120), [121])
t57 = Output('t57', (U8, [1, 2, 2, 3], 0.5, 120))
c58 = Parameter('c58', (U8, [1], 0.5, 120), [121])
t59 = Output('t59', (U8, [1, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('SPLIT', t13, 1, 2).To(t14, t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('SPLIT', t21, 1, 2).To(t22, t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('SPLIT', t31, 1, 2).To(t32, t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('SPLIT', t42, 1, 2).To(t43, t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('SPLIT', t51, 1, 2).To(t52, t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [134, 164, 184, 174, 151, 179, 148, 185, 169, 158, 172, 152],
    t8: [150, 187, 171, 160, 174, 154],
    t10: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x11: [158, 134, 129, 163, 184, 128, 146, 169, 157, 167, 156, 136],
    t15: [149, 172, 160, 170, 159, 139],
    t18: [131, 131, 131, 131, 131, 130, 131, 131, 131, 131, 131, 131],
    x19: [185, 129, 177, 155, 181, 157, 149, 182, 146, 167, 152, 126],
    t26: [187, 131, 179, 157, 183, 159, 151, 184, 148, 169, 154, 128],
    t28: [131, 131, 131, 131, 131, 128],
    x29: [185, 137, 176, 146, 131, 149, 166, 127, 171, 154, 165, 182],
    t37: [168, 129, 173, 156, 167, 184],
    t39: [186, 138, 177, 147, 132, 150, 167, 128, 172, 155, 166, 183],
    x40: [161, 164, 152, 186, 127, 176, 159, 162, 149, 157, 151, 173],
    t44: [162, 165, 152, 160, 154, 176],
    t48: [162, 165, 153, 187, 128, 177, 160, 163, 150, 158, 152, 174],
    x49: [144, 130, 183, 169, 174, 147, 153, 143, 145, 186, 165, 123],
    t57: [146, 132, 185, 171, 176, 149, 155, 145, 147, 188, 167, 125],
    t59: [154, 144, 146, 187, 166, 124],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, c7, t8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18, x19, c20, t21, t22, t23, t24, c25, t26, c27, t28, x29, c30, t31, t32, t33, c34, t35, c36, t37, c38, t39, x40, c41, t42, t43, t44, c45, t46, c47, t48, x49, c50, t51, t52, t53, c54, t55, c56, t57, c58, t59)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 1, 2, 3]))
t6 = Internal('t6', (F32, [6]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Output('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
x16 = Input('x16', (F32, [1, 1, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [1, 1, 2, 3]))
x19 = Input('x19', (F32, [1, 1, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 1, 2, 3]))
t22 = Internal('t22', (F32, [1, 1, 2, 3]))
t23 = Output('t23', (F32, [1, 1, 2, 3]))
t24 = Output('t24', (F32, [1, 1, 2, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [6]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MAXIMUM', t18, t21).To(t22)
model.Operation('SUB', t18, t21, 0).To(t23)
model.Operation('SUB', t22, t18, 0).To(t24)
model.Operation('SUB', t6, c25, 0).To(t26)
Example({
    x1: [3.5, 28.5, 17.5, 8.5, 2.5, 15.5, 33.0, 4.0, 14.5, 28.0, 19.5, 6.5],
    x7: [27.5, 9.0, 2.0, 16.0, 18.0, 20.5, 25.0, 11.5, 29.5, 28.0, 20.0, 24.0],
    x10: [18.0, 33.0, 10.0, 23.0, 7.5, 11.0, 5.0, 22.0, 28.5, 14.5, 31.5, 18.5],
    t14: [9.5, -24.0, -8.0, -7.0, 10.5, 9.5, 20.0, -10.5, 1.0, 13.5, -11.5, 5.5],
    t15: [0.0, 24.0, 8.0, 7.0, 0.0, 0.0, 0.0, 10.5, 0.0, 0.0, 11.5, 0.0],
    x16: [16.0, 14.5, 12.0, 30.0, 7.5, 10.5],
    x19: [3.5, 19.0, 2.5, 14.5, 31.0, 30.5],
    t23: [12.5, -4.5, 9.5, 15.5, -23.5, -20.0],
    t24: [0.0, 4.5, 0.0, 0.0, 23.5, 20.0],
    t26: [34.0, 5.0, 15.5, 29.0, 20.5, 7.5],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 1, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [6], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Internal('t18', (U8, [1, 1, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 1, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 1, 2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [1, 1, 2, 3], 0.5, 120))
t23 = Output('t23', (U8, [1, 1, 2, 3], 0.5, 120))
t24 = Output('t24', (U8, [1, 1, 2, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [6], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MAXIMUM', t18, t21).To(t22)
model.Operation('SUB', t18, t21, 0).To(t23)
model.Operation('SUB', t22, t18, 0).To(t24)
model.Operation('SUB', t6, c25, 0).To(t26)
Example({
    x1: [127, 177, 155, 137, 125, 151, 186, 128, 149, 176, 159, 133],
    x7: [175, 138, 124, 152, 156, 161, 170, 143, 179, 176, 160, 168],
    x10: [156, 186, 140, 166, 135, 142, 130, 164, 177, 149, 183, 157],
    t14: [139, 72, 104, 106, 141, 139, 160, 99, 122, 147, 97, 131],
    t15: [120, 168, 136, 134, 120, 120, 120, 141, 120, 120, 143, 120],
    x16: [152, 149, 144, 180, 135, 141],
    x19: [127, 158, 125, 149, 182, 181],
    t23: [145, 111, 139, 151, 73, 80],
    t24: [120, 129, 120, 120, 167, 160],
    t26: [188, 130, 151, 178, 161, 135],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, x16, c17, t18, x19, c20, t21, t22, t23, t24, c25, t26)).DisableLifeTimeVariation()
