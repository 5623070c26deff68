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

# The last reader of a tensor makes a view of it, which is read much later.
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

# The last reader of a tensor makes a view of it, which is read much later.
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

# A view of a tensor is read at once, the tensor itself much later.
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

# A view of a tensor is read at once, the tensor itself much later.
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

# What is computed of a view in place leaves the tensor as it is.
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

# What is computed of a view in place leaves the tensor as it is.
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

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [1, 2, 2, 3]))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
t20 = Internal('t20', (F32, [1, 2, 2, 3]))
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Output('t23', (F32, [1, 2, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [1, 2, 2, 3]))
x26 = Input('x26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [1.5])
t28 = Internal('t28', (F32, [1, 2, 2, 3]))
t29 = Internal('t29', (F32, [1, 2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Output('t33', (F32, [1, 2, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Output('t35', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c37 = Parameter('c37', (F32, [1]), [1.5])
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [1, 2, 2, 3]))
c40 = Parameter('c40', (F32, [1]), [0.5])
t41 = Internal('t41', (F32, [1, 2, 2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.5])
t43 = Output('t43', (F32, [1, 2, 2, 3]))
x44 = Input('x44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [1.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
t47 = Internal('t47', (F32, [1, 2, 2, 3]))
c48 = Parameter('c48', (F32, [1]), [0.5])
t49 = Internal('t49', (F32, [1, 2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [0.5])
t51 = Output('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Output('t53', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('STRIDED_SLICE', t12, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('STRIDED_SLICE', t19, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('STRIDED_SLICE', t28, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('STRIDED_SLICE', t38, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('STRIDED_SLICE', t46, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [31.5, 14.5, 10.5, 10.0, 5.5, 26.0, 14.0, 9.0, 8.0, 26.5, 15.5, 3.5],
    t7: [32.5, 15.5, 11.5, 11.0, 6.5, 27.0, 15.0, 10.0, 9.0, 27.5, 16.5, 4.5],
    t9: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 4.5],
    x10: [4.0, 5.0, 13.5, 15.0, 15.5, 11.0, 32.0, 11.5, 12.5, 22.5, 22.0, 21.5],
    t13: [5.5, 6.5, 15.0, 16.5, 17.0, 12.5, 33.5, 13.0, 14.0, 24.0, 23.5, 23.0],
    t16: [5.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x17: [23.5, 3.5, 16.5, 22.5, 30.0, 9.0, 23.0, 26.0, 5.5, 24.5, 22.0, 20.5],
    t23: [24.5, 4.5, 17.5, 23.5, 31.0, 10.0, 24.0, 27.0, 6.5, 25.5, 23.0, 21.5],
    t25: [5.5, 4.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x26: [4.0, 23.5, 2.0, 22.0, 29.5, 16.5, 25.5, 12.5, 4.5, 6.0, 8.5, 11.5],
    t33: [5.0, 24.5, 3.0, 23.0, 30.5, 17.5, 26.5, 13.5, 5.5, 7.0, 9.5, 12.5],
    t35: [4.5, 24.0, 2.5, 22.5, 30.0, 17.0, 26.0, 13.0, 5.0, 6.5, 9.0, 12.0],
    x36: [4.0, 14.5, 26.5, 17.0, 12.5, 19.5, 23.0, 29.0, 10.0, 12.0, 11.5, 8.5],
    t39: [5.5, 16.0, 28.0, 18.5, 14.0, 21.0, 24.5, 30.5, 11.5, 13.5, 13.0, 10.0],
    t43: [4.5, 15.0, 27.0, 17.5, 13.0, 20.0, 23.5, 29.5, 10.5, 12.5, 12.0, 9.0],
    x44: [12.0, 17.5, 15.5, 19.5, 31.5, 8.0, 22.0, 16.5, 15.0, 13.5, 27.0, 13.0],
    t51: [13.0, 18.5, 16.5, 20.5, 32.5, 9.0, 23.0, 17.5, 16.0, 14.5, 28.0, 14.0],
    t53: [12.5, 18.0, 16.0, 20.0, 32.0, 8.5, 22.5, 17.0, 15.5, 14.0, 27.5, 13.5],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [121])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Output('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [1, 2, 2, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [123])
t28 = Internal('t28', (U8, [1, 2, 2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [1, 2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [121])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Output('t33', (U8, [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Output('t35', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [123])
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [121])
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [121])
t43 = Output('t43', (U8, [1, 2, 2, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [123])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 2, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [1], 0.5, 120), [121])
t49 = Internal('t49', (U8, [1, 2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [121])
t51 = Output('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [121])
t53 = Output('t53', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('STRIDED_SLICE', t12, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('STRIDED_SLICE', t19, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('STRIDED_SLICE', t28, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('STRIDED_SLICE', t38, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('STRIDED_SLICE', t46, [0, 0, 0, 0], [1, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [183, 149, 141, 140, 131, 172, 148, 138, 136, 173, 151, 127],
    t7: [185, 151, 143, 142, 133, 174, 150, 140, 138, 175, 153, 129],
    t9: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 129],
    x10: [128, 130, 147, 150, 151, 142, 184, 143, 145, 165, 164, 163],
    t13: [131, 133, 150, 153, 154, 145, 187, 146, 148, 168, 167, 166],
    t16: [130, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x17: [167, 127, 153, 165, 180, 138, 166, 172, 131, 169, 164, 161],
    t23: [169, 129, 155, 167, 182, 140, 168, 174, 133, 171, 166, 163],
    t25: [131, 129, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x26: [128, 167, 124, 164, 179, 153, 171, 145, 129, 132, 137, 143],
    t33: [130, 169, 126, 166, 181, 155, 173, 147, 131, 134, 139, 145],
    t35: [129, 168, 125, 165, 180, 154, 172, 146, 130, 133, 138, 144],
    x36: [128, 149, 173, 154, 145, 159, 166, 178, 140, 144, 143, 137],
    t39: [131, 152, 176, 157, 148, 162, 169, 181, 143, 147, 146, 140],
    t43: [129, 150, 174, 155, 146, 160, 167, 179, 141, 145, 144, 138],
    x44: [144, 155, 151, 159, 183, 136, 164, 153, 150, 147, 174, 146],
    t51: [146, 157, 153, 161, 185, 138, 166, 155, 152, 149, 176, 148],
    t53: [145, 156, 152, 160, 184, 137, 165, 154, 151, 148, 175, 147],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, x10, c11, t12, t13, t14, c15, t16, x17, c18, t19, t20, t21, c22, t23, c24, t25, x26, c27, t28, t29, c30, t31, c32, t33, c34, t35, x36, c37, t38, t39, c40, t41, c42, t43, x44, c45, t46, t47, c48, t49, c50, t51, c52, t53)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
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

# A view of a view is read when neither is read any more.
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
