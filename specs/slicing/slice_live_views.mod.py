# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: its result lives on, or what it reads.

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
x5 = Input('x5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [1, 2, 2, 3]))
x8 = Input('x8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
t11 = Internal('t11', (F32, [1, 2, 2, 3]))
t12 = Output('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
x14 = Input('x14', (F32, [1, 1, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [1.5])
t16 = Internal('t16', (F32, [1, 1, 2, 3]))
x17 = Input('x17', (F32, [1, 1, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 1, 2, 3]))
t20 = Internal('t20', (F32, [1, 1, 2, 3]))
t21 = Output('t21', (F32, [1, 1, 2, 3]))
t22 = Output('t22', (F32, [1, 1, 2, 3]))
c23 = Parameter('c23', (F32, [1]), [0.5])
t24 = Output('t24', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('ADD', x14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAXIMUM', t16, t19).To(t20)
model.Operation('SUB', t16, t19, 0).To(t21)
model.Operation('SUB', t20, t16, 0).To(t22)
model.Operation('SUB', t4, c23, 0).To(t24)
Example({
    x1: [29.0, 6.0, 10.0, 26.0, 14.5, 7.5, 33.0, 8.0, 6.5, 5.5, 5.0, 3.5],
    x5: [23.0, 11.0, 29.5, 14.0, 15.0, 8.0, 6.0, 19.0, 16.5, 5.0, 7.0, 16.0],
    x8: [27.0, 16.0, 19.5, 7.5, 2.0, 30.5, 12.5, 8.0, 18.5, 24.0, 26.0, 13.0],
    t12: [-4.0, -5.0, 10.0, 6.5, 13.0, -22.5, -6.5, 11.0, -2.0, -19.0, -19.0, 3.0],
    t13: [4.0, 5.0, 0.0, 0.0, 0.0, 22.5, 6.5, 0.0, 2.0, 19.0, 19.0, 0.0],
    x14: [18.5, 13.5, 2.5, 10.0, 4.0, 9.5],
    x17: [4.0, 16.5, 25.5, 11.0, 19.5, 17.5],
    t21: [14.5, -3.0, -23.0, -1.0, -15.5, -8.0],
    t22: [0.0, 3.0, 23.0, 1.0, 15.5, 8.0],
    t24: [34.0, 9.0, 7.5, 6.5, 6.0, 4.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 2, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
x14 = Input('x14', (U8, [1, 1, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [123])
t16 = Internal('t16', (U8, [1, 1, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 1, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [1, 1, 2, 3], 0.5, 120))
t21 = Output('t21', (U8, [1, 1, 2, 3], 0.5, 120))
t22 = Output('t22', (U8, [1, 1, 2, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [1], 0.5, 120), [121])
t24 = Output('t24', (U8, [1, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('ADD', x14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAXIMUM', t16, t19).To(t20)
model.Operation('SUB', t16, t19, 0).To(t21)
model.Operation('SUB', t20, t16, 0).To(t22)
model.Operation('SUB', t4, c23, 0).To(t24)
Example({
    x1: [178, 132, 140, 172, 149, 135, 186, 136, 133, 131, 130, 127],
    x5: [166, 142, 179, 148, 150, 136, 132, 158, 153, 130, 134, 152],
    x8: [174, 152, 159, 135, 124, 181, 145, 136, 157, 168, 172, 146],
    t12: [112, 110, 140, 133, 146, 75, 107, 142, 116, 82, 82, 126],
    t13: [128, 130, 120, 120, 120, 165, 133, 120, 124, 158, 158, 120],
    x14: [157, 147, 125, 140, 128, 139],
    x17: [128, 153, 171, 142, 159, 155],
    t21: [149, 114, 74, 118, 89, 104],
    t22: [120, 126, 166, 122, 151, 136],
    t24: [188, 138, 135, 133, 132, 129],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, x8, c9, t10, t11, t12, t13, x14, c15, t16, x17, c18, t19, t20, t21, t22, c23, t24)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
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
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
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
    x1: [2.5, 16.5, 8.5, 24.5, 27.0, 9.0, 31.5, 23.0, 22.0, 25.5, 16.0, 29.0],
    t6: [32.5, 24.0, 23.0, 26.5, 17.0, 30.0],
    x7: [16.5, 24.5, 5.5, 14.0, 9.5, 4.0, 18.0, 29.0, 13.0, 10.5, 19.0, 22.5],
    x10: [28.5, 2.5, 20.5, 12.5, 13.0, 6.5, 9.0, 26.0, 25.0, 10.0, 26.5, 4.5],
    t14: [-12.0, 22.0, -15.0, 1.5, -3.5, -2.5, 9.0, 3.0, -12.0, 0.5, -7.5, 18.0],
    t15: [12.0, 0.0, 15.0, 0.0, 3.5, 2.5, 0.0, 0.0, 12.0, 0.0, 7.5, 0.0],
    x16: [31.5, 29.0, 4.0, 18.5, 19.0, 5.5],
    x19: [32.0, 13.5, 29.0, 2.0, 3.5, 11.0],
    t23: [-0.5, 15.5, -25.0, 16.5, 15.5, -5.5],
    t24: [0.5, 0.0, 25.0, 0.0, 0.0, 5.5],
    t26: [3.5, 17.5, 9.5, 25.5, 28.0, 10.0, 32.5, 24.0, 23.0, 26.5, 17.0, 30.0],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [121])
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
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
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
    x1: [125, 153, 137, 169, 174, 138, 183, 166, 164, 171, 152, 178],
    t6: [185, 168, 166, 173, 154, 180],
    x7: [153, 169, 131, 148, 139, 128, 156, 178, 146, 141, 158, 165],
    x10: [177, 125, 161, 145, 146, 133, 138, 172, 170, 140, 173, 129],
    t14: [96, 164, 90, 123, 113, 115, 138, 126, 96, 121, 105, 156],
    t15: [144, 120, 150, 120, 127, 125, 120, 120, 144, 120, 135, 120],
    x16: [183, 178, 128, 157, 158, 131],
    x19: [184, 147, 178, 124, 127, 142],
    t23: [119, 151, 70, 153, 151, 109],
    t24: [121, 120, 170, 120, 120, 131],
    t26: [127, 155, 139, 171, 176, 140, 185, 168, 166, 173, 154, 180],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, x16, c17, t18, x19, c20, t21, t22, t23, t24, c25, t26)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Output('t5', (F32, [1, 1, 2, 3]))
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
t25 = Output('t25', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RELU6', t4).To(t5)
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
model.Operation('SUB', t3, c24, 0).To(t25)
Example({
    x1: [10.5, 24.5, 17.5, 26.5, 3.0, 25.0, 11.5, 16.5, 24.0, 3.5, 16.0, 12.0],
    t5: [6.0, 6.0, 6.0, 5.0, 6.0, 6.0],
    x6: [8.5, 9.5, 19.0, 25.0, 23.5, 2.5, 18.0, 32.0, 7.0, 31.0, 13.0, 13.5],
    x9: [9.5, 18.0, 25.0, 19.0, 8.0, 27.5, 30.0, 11.5, 26.0, 15.0, 7.5, 24.5],
    t13: [-1.0, -8.5, -6.0, 6.0, 15.5, -25.0, -12.0, 20.5, -19.0, 16.0, 5.5, -11.0],
    t14: [1.0, 8.5, 6.0, 0.0, 0.0, 25.0, 12.0, 0.0, 19.0, 0.0, 0.0, 11.0],
    x15: [14.5, 30.0, 25.5, 6.0, 20.0, 10.5],
    x18: [6.5, 8.0, 7.5, 21.5, 19.0, 22.5],
    t22: [8.0, 22.0, 18.0, -15.5, 1.0, -12.0],
    t23: [0.0, 0.0, 0.0, 15.5, 0.0, 12.0],
    t25: [11.5, 25.5, 18.5, 27.5, 4.0, 26.0, 12.5, 17.5, 25.0, 4.5, 17.0, 13.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 2, 3], 0.5, 120))
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
t25 = Output('t25', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RELU6', t4).To(t5)
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
model.Operation('SUB', t3, c24, 0).To(t25)
Example({
    x1: [141, 169, 155, 173, 126, 170, 143, 153, 168, 127, 152, 144],
    t5: [132, 132, 132, 130, 132, 132],
    x6: [137, 139, 158, 170, 167, 125, 156, 184, 134, 182, 146, 147],
    x9: [139, 156, 170, 158, 136, 175, 180, 143, 172, 150, 135, 169],
    t13: [118, 103, 108, 132, 151, 70, 96, 161, 82, 152, 131, 98],
    t14: [122, 137, 132, 120, 120, 170, 144, 120, 158, 120, 120, 142],
    x15: [149, 180, 171, 132, 160, 141],
    x18: [133, 136, 135, 163, 158, 165],
    t22: [136, 164, 156, 89, 122, 96],
    t23: [120, 120, 120, 151, 120, 144],
    t25: [143, 171, 157, 175, 128, 172, 145, 155, 170, 129, 154, 146],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, x15, c16, t17, x18, c19, t20, t21, t22, t23, c24, t25)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 1, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 1, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
t20 = Internal('t20', (F32, [1, 1, 2, 3]))
t21 = Internal('t21', (F32, [1, 1, 2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Output('t23', (F32, [1, 2, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [1, 1, 2, 3]))
x26 = Input('x26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [1.5])
t28 = Internal('t28', (F32, [1, 2, 2, 3]))
t29 = Internal('t29', (F32, [1, 1, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Output('t33', (F32, [1, 1, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Output('t35', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c37 = Parameter('c37', (F32, [1]), [1.5])
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [1, 1, 2, 3]))
c40 = Parameter('c40', (F32, [1]), [0.5])
t41 = Internal('t41', (F32, [1, 2, 2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.5])
t43 = Output('t43', (F32, [1, 2, 2, 3]))
x44 = Input('x44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [1.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
t47 = Internal('t47', (F32, [1, 1, 2, 3]))
c48 = Parameter('c48', (F32, [1]), [0.5])
t49 = Internal('t49', (F32, [1, 1, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [0.5])
t51 = Output('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Output('t53', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('SLICE', t12, [0, 1, 0, 0], [1, 1, 2, 3]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('SLICE', t19, [0, 1, 0, 0], [1, 1, 2, 3]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('SLICE', t28, [0, 1, 0, 0], [1, 1, 2, 3]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('SLICE', t38, [0, 1, 0, 0], [1, 1, 2, 3]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('SLICE', t46, [0, 1, 0, 0], [1, 1, 2, 3]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [6.5, 30.0, 32.5, 22.5, 27.5, 12.0, 8.0, 26.5, 17.0, 7.5, 3.5, 25.0],
    t7: [9.0, 27.5, 18.0, 8.5, 4.5, 26.0],
    t9: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 4.5, 5.5],
    x10: [23.0, 22.0, 11.5, 13.0, 14.5, 29.0, 31.5, 2.0, 12.5, 5.5, 28.5, 15.5],
    t13: [33.0, 3.5, 14.0, 7.0, 30.0, 17.0],
    t16: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 3.0, 5.5, 5.5, 5.5, 5.5],
    x17: [10.0, 24.0, 17.0, 23.5, 1.5, 3.0, 18.5, 27.0, 31.0, 25.5, 17.5, 9.0],
    t23: [11.0, 25.0, 18.0, 24.5, 2.5, 4.0, 19.5, 28.0, 32.0, 26.5, 18.5, 10.0],
    t25: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x26: [10.5, 33.0, 5.0, 27.0, 31.5, 6.5, 19.5, 11.0, 25.0, 13.5, 21.0, 7.5],
    t33: [20.5, 12.0, 26.0, 14.5, 22.0, 8.5],
    t35: [11.0, 33.5, 5.5, 27.5, 32.0, 7.0, 20.0, 11.5, 25.5, 14.0, 21.5, 8.0],
    x36: [9.0, 28.5, 23.0, 5.0, 20.0, 2.5, 24.0, 22.5, 6.0, 18.5, 28.0, 30.5],
    t39: [25.5, 24.0, 7.5, 20.0, 29.5, 32.0],
    t43: [9.5, 29.0, 23.5, 5.5, 20.5, 3.0, 24.5, 23.0, 6.5, 19.0, 28.5, 31.0],
    x44: [21.5, 30.0, 14.0, 9.0, 17.5, 2.5, 5.5, 21.0, 15.0, 27.0, 2.0, 10.0],
    t51: [22.5, 31.0, 15.0, 10.0, 18.5, 3.5, 6.5, 22.0, 16.0, 28.0, 3.0, 11.0],
    t53: [6.0, 21.5, 15.5, 27.5, 2.5, 10.5],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [1, 1, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [121])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 1, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [1, 1, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [1, 1, 2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Output('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [1, 1, 2, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [123])
t28 = Internal('t28', (U8, [1, 2, 2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [1, 1, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [121])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Output('t33', (U8, [1, 1, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Output('t35', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [123])
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 1, 2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [121])
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [121])
t43 = Output('t43', (U8, [1, 2, 2, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [123])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [1, 1, 2, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [1], 0.5, 120), [121])
t49 = Internal('t49', (U8, [1, 1, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [121])
t51 = Output('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [121])
t53 = Output('t53', (U8, [1, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('SLICE', t12, [0, 1, 0, 0], [1, 1, 2, 3]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('SLICE', t19, [0, 1, 0, 0], [1, 1, 2, 3]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('SLICE', t28, [0, 1, 0, 0], [1, 1, 2, 3]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('SLICE', t38, [0, 1, 0, 0], [1, 1, 2, 3]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('SLICE', t46, [0, 1, 0, 0], [1, 1, 2, 3]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [133, 180, 185, 165, 175, 144, 136, 173, 154, 135, 127, 170],
    t7: [138, 175, 156, 137, 129, 172],
    t9: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 129, 131],
    x10: [166, 164, 143, 146, 149, 178, 183, 124, 145, 131, 177, 151],
    t13: [186, 127, 148, 134, 180, 154],
    t16: [131, 131, 131, 131, 131, 131, 131, 126, 131, 131, 131, 131],
    x17: [140, 168, 154, 167, 123, 126, 157, 174, 182, 171, 155, 138],
    t23: [142, 170, 156, 169, 125, 128, 159, 176, 184, 173, 157, 140],
    t25: [131, 131, 131, 131, 131, 131],
    x26: [141, 186, 130, 174, 183, 133, 159, 142, 170, 147, 162, 135],
    t33: [161, 144, 172, 149, 164, 137],
    t35: [142, 187, 131, 175, 184, 134, 160, 143, 171, 148, 163, 136],
    x36: [138, 177, 166, 130, 160, 125, 168, 165, 132, 157, 176, 181],
    t39: [171, 168, 135, 160, 179, 184],
    t43: [139, 178, 167, 131, 161, 126, 169, 166, 133, 158, 177, 182],
    x44: [163, 180, 148, 138, 155, 125, 131, 162, 150, 174, 124, 140],
    t51: [165, 182, 150, 140, 157, 127, 133, 164, 152, 176, 126, 142],
    t53: [132, 163, 151, 175, 125, 141],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, x10, c11, t12, t13, t14, c15, t16, x17, c18, t19, t20, t21, c22, t23, c24, t25, x26, c27, t28, t29, c30, t31, c32, t33, c34, t35, x36, c37, t38, t39, c40, t41, c42, t43, x44, c45, t46, t47, c48, t49, c50, t51, c52, t53)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 1, 2, 3]))
t5 = Internal('t5', (F32, [6]))
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
t25 = Output('t25', (F32, [6]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
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
    x1: [15.5, 2.0, 20.5, 5.0, 4.5, 32.5, 15.0, 27.5, 10.0, 29.0, 1.5, 13.0],
    x6: [14.5, 22.0, 20.0, 11.0, 23.0, 14.0, 7.0, 21.5, 3.0, 31.5, 19.0, 33.0],
    x9: [18.5, 21.0, 29.5, 14.5, 23.5, 13.5, 20.5, 15.5, 4.0, 9.5, 10.5, 32.0],
    t13: [-4.0, 1.0, -9.5, -3.5, -0.5, 0.5, -13.5, 6.0, -1.0, 22.0, 8.5, 1.0],
    t14: [4.0, 0.0, 9.5, 3.5, 0.5, 0.0, 13.5, 0.0, 1.0, 0.0, 0.0, 0.0],
    x15: [6.0, 32.0, 3.0, 24.5, 4.5, 29.0],
    x18: [30.0, 7.0, 9.0, 18.5, 13.5, 12.5],
    t22: [-24.0, 25.0, -6.0, 6.0, -9.0, 16.5],
    t23: [24.0, 0.0, 6.0, 0.0, 9.0, 0.0],
    t25: [16.0, 28.5, 11.0, 30.0, 2.5, 14.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [6], 0.5, 120))
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
t25 = Output('t25', (U8, [6], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 1, 0, 0], [1, 1, 2, 3]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
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
    x1: [151, 124, 161, 130, 129, 185, 150, 175, 140, 178, 123, 146],
    x6: [149, 164, 160, 142, 166, 148, 134, 163, 126, 183, 158, 186],
    x9: [157, 162, 179, 149, 167, 147, 161, 151, 128, 139, 141, 184],
    t13: [112, 122, 101, 113, 119, 121, 93, 132, 118, 164, 137, 122],
    t14: [128, 120, 139, 127, 121, 120, 147, 120, 122, 120, 120, 120],
    x15: [132, 184, 126, 169, 129, 178],
    x18: [180, 134, 138, 157, 147, 145],
    t22: [72, 170, 108, 132, 102, 153],
    t23: [168, 120, 132, 120, 138, 120],
    t25: [152, 177, 142, 180, 125, 148],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, x15, c16, t17, x18, c19, t20, t21, t22, t23, c24, t25)).DisableLifeTimeVariation()
