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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('TILE', t12, [1, 1, 1, 1]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TILE', t19, [1, 1, 1, 1]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('TILE', t28, [1, 1, 1, 1]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('TILE', t38, [1, 1, 1, 1]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('TILE', t46, [1, 1, 1, 1]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [29.5, 5.5, 2.0, 13.0, 29.0, 10.0, 8.5, 6.5, 15.0, 19.5, 21.0, 30.0],
    t7: [30.5, 6.5, 3.0, 14.0, 30.0, 11.0, 9.5, 7.5, 16.0, 20.5, 22.0, 31.0],
    t9: [5.5, 5.5, 3.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x10: [3.0, 9.5, 20.0, 2.5, 18.5, 32.0, 17.0, 22.5, 13.0, 14.0, 19.5, 28.5],
    t13: [4.5, 11.0, 21.5, 4.0, 20.0, 33.5, 18.5, 24.0, 14.5, 15.5, 21.0, 30.0],
    t16: [4.0, 5.5, 5.5, 3.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x17: [12.5, 6.5, 15.0, 8.5, 9.5, 25.5, 26.5, 5.5, 31.0, 20.5, 27.5, 16.0],
    t23: [13.5, 7.5, 16.0, 9.5, 10.5, 26.5, 27.5, 6.5, 32.0, 21.5, 28.5, 17.0],
    t25: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x26: [19.0, 17.0, 29.5, 21.5, 24.0, 22.5, 13.5, 16.5, 18.5, 28.0, 6.5, 30.5],
    t33: [20.0, 18.0, 30.5, 22.5, 25.0, 23.5, 14.5, 17.5, 19.5, 29.0, 7.5, 31.5],
    t35: [19.5, 17.5, 30.0, 22.0, 24.5, 23.0, 14.0, 17.0, 19.0, 28.5, 7.0, 31.0],
    x36: [23.0, 10.5, 11.0, 29.5, 15.5, 6.0, 31.0, 19.0, 5.5, 1.5, 31.5, 22.5],
    t39: [24.5, 12.0, 12.5, 31.0, 17.0, 7.5, 32.5, 20.5, 7.0, 3.0, 33.0, 24.0],
    t43: [23.5, 11.0, 11.5, 30.0, 16.0, 6.5, 31.5, 19.5, 6.0, 2.0, 32.0, 23.0],
    x44: [21.5, 27.5, 30.5, 20.5, 32.0, 25.5, 19.0, 32.5, 6.0, 23.5, 22.5, 18.0],
    t51: [22.5, 28.5, 31.5, 21.5, 33.0, 26.5, 20.0, 33.5, 7.0, 24.5, 23.5, 19.0],
    t53: [22.0, 28.0, 31.0, 21.0, 32.5, 26.0, 19.5, 33.0, 6.5, 24.0, 23.0, 18.5],
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
model.Operation('TILE', t3, [1, 1, 1, 1]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('TILE', t12, [1, 1, 1, 1]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TILE', t19, [1, 1, 1, 1]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('TILE', t28, [1, 1, 1, 1]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('TILE', t38, [1, 1, 1, 1]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('TILE', t46, [1, 1, 1, 1]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [179, 131, 124, 146, 178, 140, 137, 133, 150, 159, 162, 180],
    t7: [181, 133, 126, 148, 180, 142, 139, 135, 152, 161, 164, 182],
    t9: [131, 131, 126, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x10: [126, 139, 160, 125, 157, 184, 154, 165, 146, 148, 159, 177],
    t13: [129, 142, 163, 128, 160, 187, 157, 168, 149, 151, 162, 180],
    t16: [128, 131, 131, 127, 131, 131, 131, 131, 131, 131, 131, 131],
    x17: [145, 133, 150, 137, 139, 171, 173, 131, 182, 161, 175, 152],
    t23: [147, 135, 152, 139, 141, 173, 175, 133, 184, 163, 177, 154],
    t25: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x26: [158, 154, 179, 163, 168, 165, 147, 153, 157, 176, 133, 181],
    t33: [160, 156, 181, 165, 170, 167, 149, 155, 159, 178, 135, 183],
    t35: [159, 155, 180, 164, 169, 166, 148, 154, 158, 177, 134, 182],
    x36: [166, 141, 142, 179, 151, 132, 182, 158, 131, 123, 183, 165],
    t39: [169, 144, 145, 182, 154, 135, 185, 161, 134, 126, 186, 168],
    t43: [167, 142, 143, 180, 152, 133, 183, 159, 132, 124, 184, 166],
    x44: [163, 175, 181, 161, 184, 171, 158, 185, 132, 167, 165, 156],
    t51: [165, 177, 183, 163, 186, 173, 160, 187, 134, 169, 167, 158],
    t53: [164, 176, 182, 162, 185, 172, 159, 186, 133, 168, 166, 157],
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
