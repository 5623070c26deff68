# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: its result lives on, or what it reads.

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
t4 = Internal('t4', (F32, [6, 2]))
x5 = Input('x5', (F32, [6, 2]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [6, 2]))
x8 = Input('x8', (F32, [6, 2]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [6, 2]))
t11 = Internal('t11', (F32, [6, 2]))
t12 = Output('t12', (F32, [6, 2]))
t13 = Output('t13', (F32, [6, 2]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Output('t15', (F32, [6, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [32.0, 8.5, 5.5, 10.5, 25.5, 17.5, 13.0, 3.0, 24.5, 27.5, 27.0, 20.5],
    x5: [15.0, 29.0, 25.0, 11.0, 12.5, 20.0, 11.5, 20.5, 5.0, 14.0, 33.0, 4.5],
    x8: [5.0, 6.5, 28.5, 4.0, 31.5, 28.0, 14.0, 18.0, 6.0, 30.5, 9.5, 9.0],
    t12: [10.0, 22.5, -3.5, 7.0, -19.0, -8.0, -2.5, 2.5, -1.0, -16.5, 23.5, -4.5],
    t13: [0.0, 0.0, 3.5, 0.0, 19.0, 8.0, 2.5, 0.0, 1.0, 16.5, 0.0, 4.5],
    t15: [33.0, 9.5, 6.5, 11.5, 26.5, 18.5, 14.0, 4.0, 25.5, 28.5, 28.0, 21.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
x5 = Input('x5', (U8, [6, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [6, 2], 0.5, 120))
x8 = Input('x8', (U8, [6, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [6, 2], 0.5, 120))
t11 = Internal('t11', (U8, [6, 2], 0.5, 120))
t12 = Output('t12', (U8, [6, 2], 0.5, 120))
t13 = Output('t13', (U8, [6, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Output('t15', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [184, 137, 131, 141, 171, 155, 146, 126, 169, 175, 174, 161],
    x5: [150, 178, 170, 142, 145, 160, 143, 161, 130, 148, 186, 129],
    x8: [130, 133, 177, 128, 183, 176, 148, 156, 132, 181, 139, 138],
    t12: [140, 165, 113, 134, 82, 104, 115, 125, 118, 87, 167, 111],
    t13: [120, 120, 127, 120, 158, 136, 125, 120, 122, 153, 120, 129],
    t15: [186, 139, 133, 143, 173, 157, 148, 128, 171, 177, 176, 163],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, x8, c9, t10, t11, t12, t13, c14, t15)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [6, 2]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Output('t6', (F32, [6, 2]))
x7 = Input('x7', (F32, [6, 2]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [6, 2]))
x10 = Input('x10', (F32, [6, 2]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [6, 2]))
t13 = Internal('t13', (F32, [6, 2]))
t14 = Output('t14', (F32, [6, 2]))
t15 = Output('t15', (F32, [6, 2]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [24.5, 7.5, 4.0, 11.0, 21.5, 22.0, 6.0, 8.5, 13.0, 9.0, 26.0, 9.5],
    t6: [25.5, 8.5, 5.0, 12.0, 22.5, 23.0, 7.0, 9.5, 14.0, 10.0, 27.0, 10.5],
    x7: [22.0, 14.0, 3.0, 29.0, 19.5, 26.0, 28.0, 4.0, 9.0, 8.5, 8.0, 18.0],
    x10: [2.5, 10.0, 28.0, 25.0, 6.0, 26.0, 27.0, 32.5, 15.0, 19.5, 4.0, 3.0],
    t14: [19.5, 4.0, -25.0, 4.0, 13.5, 0.0, 1.0, -28.5, -6.0, -11.0, 4.0, 15.0],
    t15: [0.0, 0.0, 25.0, 0.0, 0.0, 0.0, 0.0, 28.5, 6.0, 11.0, 0.0, 0.0],
    t17: [25.5, 8.5, 5.0, 12.0, 22.5, 23.0, 7.0, 9.5, 14.0, 10.0, 27.0, 10.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [121])
t6 = Output('t6', (U8, [6, 2], 0.5, 120))
x7 = Input('x7', (U8, [6, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [6, 2], 0.5, 120))
x10 = Input('x10', (U8, [6, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [6, 2], 0.5, 120))
t13 = Internal('t13', (U8, [6, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
t15 = Output('t15', (U8, [6, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [169, 135, 128, 142, 163, 164, 132, 137, 146, 138, 172, 139],
    t6: [171, 137, 130, 144, 165, 166, 134, 139, 148, 140, 174, 141],
    x7: [164, 148, 126, 178, 159, 172, 176, 128, 138, 137, 136, 156],
    x10: [125, 140, 176, 170, 132, 172, 174, 185, 150, 159, 128, 126],
    t14: [159, 128, 70, 128, 147, 120, 122, 63, 108, 98, 128, 150],
    t15: [120, 120, 170, 120, 120, 120, 120, 177, 132, 142, 120, 120],
    t17: [171, 137, 130, 144, 165, 166, 134, 139, 148, 140, 174, 141],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [6, 2]))
t5 = Output('t5', (F32, [6, 2]))
x6 = Input('x6', (F32, [6, 2]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [6, 2]))
x9 = Input('x9', (F32, [6, 2]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [6, 2]))
t12 = Internal('t12', (F32, [6, 2]))
t13 = Output('t13', (F32, [6, 2]))
t14 = Output('t14', (F32, [6, 2]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [5.5, 19.5, 10.5, 15.5, 11.5, 18.5, 9.5, 8.5, 17.5, 21.0, 18.0, 20.0],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x6: [15.5, 33.0, 30.5, 18.5, 7.0, 24.0, 10.5, 32.5, 6.5, 11.0, 25.0, 23.5],
    x9: [32.5, 19.5, 25.0, 28.0, 13.0, 17.0, 27.5, 22.5, 29.5, 32.0, 18.5, 23.5],
    t13: [-17.0, 13.5, 5.5, -9.5, -6.0, 7.0, -17.0, 10.0, -23.0, -21.0, 6.5, 0.0],
    t14: [17.0, 0.0, 0.0, 9.5, 6.0, 0.0, 17.0, 0.0, 23.0, 21.0, 0.0, 0.0],
    t16: [6.5, 20.5, 11.5, 16.5, 12.5, 19.5, 10.5, 9.5, 18.5, 22.0, 19.0, 21.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
t5 = Output('t5', (U8, [6, 2], 0.5, 120))
x6 = Input('x6', (U8, [6, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [6, 2], 0.5, 120))
x9 = Input('x9', (U8, [6, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [6, 2], 0.5, 120))
t12 = Internal('t12', (U8, [6, 2], 0.5, 120))
t13 = Output('t13', (U8, [6, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [131, 159, 141, 151, 143, 157, 139, 137, 155, 162, 156, 160],
    t5: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x6: [151, 186, 181, 157, 134, 168, 141, 185, 133, 142, 170, 167],
    x9: [185, 159, 170, 176, 146, 154, 175, 165, 179, 184, 157, 167],
    t13: [86, 147, 131, 101, 108, 134, 86, 140, 74, 78, 133, 120],
    t14: [154, 120, 120, 139, 132, 120, 154, 120, 166, 162, 120, 120],
    t16: [133, 161, 143, 153, 145, 159, 141, 139, 157, 164, 158, 162],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [6, 2]))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [6, 2]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [6, 2]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
t20 = Internal('t20', (F32, [6, 2]))
t21 = Internal('t21', (F32, [6, 2]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Output('t23', (F32, [1, 2, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [6, 2]))
x26 = Input('x26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [1.5])
t28 = Internal('t28', (F32, [1, 2, 2, 3]))
t29 = Internal('t29', (F32, [6, 2]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Output('t33', (F32, [6, 2]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Output('t35', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c37 = Parameter('c37', (F32, [1]), [1.5])
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [6, 2]))
c40 = Parameter('c40', (F32, [1]), [0.5])
t41 = Internal('t41', (F32, [1, 2, 2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.5])
t43 = Output('t43', (F32, [1, 2, 2, 3]))
x44 = Input('x44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [1.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
t47 = Internal('t47', (F32, [6, 2]))
c48 = Parameter('c48', (F32, [1]), [0.5])
t49 = Internal('t49', (F32, [6, 2]))
c50 = Parameter('c50', (F32, [1]), [0.5])
t51 = Output('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Output('t53', (F32, [6, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('RESHAPE', t12, [6, 2]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('RESHAPE', t19, [6, 2]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('RESHAPE', t28, [6, 2]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('RESHAPE', t38, [6, 2]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('RESHAPE', t46, [6, 2]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [32.0, 11.5, 22.0, 6.0, 17.0, 32.5, 19.5, 5.5, 5.0, 7.5, 25.0, 12.5],
    t7: [33.0, 12.5, 23.0, 7.0, 18.0, 33.5, 20.5, 6.5, 6.0, 8.5, 26.0, 13.5],
    t9: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x10: [25.0, 15.0, 11.5, 13.5, 17.0, 20.0, 24.0, 18.0, 14.5, 10.0, 5.5, 6.5],
    t13: [26.5, 16.5, 13.0, 15.0, 18.5, 21.5, 25.5, 19.5, 16.0, 11.5, 7.0, 8.0],
    t16: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x17: [23.5, 20.0, 15.5, 28.5, 11.5, 12.0, 6.0, 5.5, 1.5, 21.5, 31.0, 14.0],
    t23: [24.5, 21.0, 16.5, 29.5, 12.5, 13.0, 7.0, 6.5, 2.5, 22.5, 32.0, 15.0],
    t25: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 2.5, 5.5, 5.5, 5.5],
    x26: [16.5, 9.0, 20.5, 2.0, 32.5, 8.0, 32.0, 13.5, 23.5, 29.5, 21.5, 10.0],
    t33: [17.5, 10.0, 21.5, 3.0, 33.5, 9.0, 33.0, 14.5, 24.5, 30.5, 22.5, 11.0],
    t35: [17.0, 9.5, 21.0, 2.5, 33.0, 8.5, 32.5, 14.0, 24.0, 30.0, 22.0, 10.5],
    x36: [5.5, 18.0, 26.5, 12.0, 21.0, 19.0, 27.5, 20.5, 11.0, 3.5, 17.0, 2.5],
    t39: [7.0, 19.5, 28.0, 13.5, 22.5, 20.5, 29.0, 22.0, 12.5, 5.0, 18.5, 4.0],
    t43: [6.0, 18.5, 27.0, 12.5, 21.5, 19.5, 28.0, 21.0, 11.5, 4.0, 17.5, 3.0],
    x44: [6.0, 31.0, 23.5, 5.5, 4.0, 14.5, 11.0, 2.0, 5.0, 10.0, 1.5, 28.5],
    t51: [7.0, 32.0, 24.5, 6.5, 5.0, 15.5, 12.0, 3.0, 6.0, 11.0, 2.5, 29.5],
    t53: [6.5, 31.5, 24.0, 6.0, 4.5, 15.0, 11.5, 2.5, 5.5, 10.5, 2.0, 29.0],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [6, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [121])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [6, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [6, 2], 0.5, 120))
t21 = Internal('t21', (U8, [6, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Output('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [6, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [123])
t28 = Internal('t28', (U8, [1, 2, 2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [6, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [121])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Output('t33', (U8, [6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Output('t35', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [123])
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [6, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [121])
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [121])
t43 = Output('t43', (U8, [1, 2, 2, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [123])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [6, 2], 0.5, 120))
c48 = Parameter('c48', (U8, [1], 0.5, 120), [121])
t49 = Internal('t49', (U8, [6, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [121])
t51 = Output('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [121])
t53 = Output('t53', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('RESHAPE', t12, [6, 2]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('RESHAPE', t19, [6, 2]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('RESHAPE', t28, [6, 2]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('RESHAPE', t38, [6, 2]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('RESHAPE', t46, [6, 2]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [184, 143, 164, 132, 154, 185, 159, 131, 130, 135, 170, 145],
    t7: [186, 145, 166, 134, 156, 187, 161, 133, 132, 137, 172, 147],
    t9: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x10: [170, 150, 143, 147, 154, 160, 168, 156, 149, 140, 131, 133],
    t13: [173, 153, 146, 150, 157, 163, 171, 159, 152, 143, 134, 136],
    t16: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x17: [167, 160, 151, 177, 143, 144, 132, 131, 123, 163, 182, 148],
    t23: [169, 162, 153, 179, 145, 146, 134, 133, 125, 165, 184, 150],
    t25: [131, 131, 131, 131, 131, 131, 131, 131, 125, 131, 131, 131],
    x26: [153, 138, 161, 124, 185, 136, 184, 147, 167, 179, 163, 140],
    t33: [155, 140, 163, 126, 187, 138, 186, 149, 169, 181, 165, 142],
    t35: [154, 139, 162, 125, 186, 137, 185, 148, 168, 180, 164, 141],
    x36: [131, 156, 173, 144, 162, 158, 175, 161, 142, 127, 154, 125],
    t39: [134, 159, 176, 147, 165, 161, 178, 164, 145, 130, 157, 128],
    t43: [132, 157, 174, 145, 163, 159, 176, 162, 143, 128, 155, 126],
    x44: [132, 182, 167, 131, 128, 149, 142, 124, 130, 140, 123, 177],
    t51: [134, 184, 169, 133, 130, 151, 144, 126, 132, 142, 125, 179],
    t53: [133, 183, 168, 132, 129, 150, 143, 125, 131, 141, 124, 178],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, x10, c11, t12, t13, t14, c15, t16, x17, c18, t19, t20, t21, c22, t23, c24, t25, x26, c27, t28, t29, c30, t31, c32, t33, c34, t35, x36, c37, t38, t39, c40, t41, c42, t43, x44, c45, t46, t47, c48, t49, c50, t51, c52, t53)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [6, 2]))
t5 = Internal('t5', (F32, [12]))
x6 = Input('x6', (F32, [6, 2]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [6, 2]))
x9 = Input('x9', (F32, [6, 2]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [6, 2]))
t12 = Internal('t12', (F32, [6, 2]))
t13 = Output('t13', (F32, [6, 2]))
t14 = Output('t14', (F32, [6, 2]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [32.0, 4.0, 30.5, 13.0, 29.0, 1.5, 8.0, 30.0, 2.0, 26.5, 9.0, 25.0],
    x6: [12.5, 13.5, 14.0, 30.5, 13.0, 18.5, 28.5, 7.0, 28.0, 19.0, 14.5, 8.0],
    x9: [1.5, 28.0, 20.5, 3.5, 19.0, 6.0, 23.0, 13.0, 18.5, 13.5, 14.5, 16.0],
    t13: [11.0, -14.5, -6.5, 27.0, -6.0, 12.5, 5.5, -6.0, 9.5, 5.5, 0.0, -8.0],
    t14: [0.0, 14.5, 6.5, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 8.0],
    t16: [33.0, 5.0, 31.5, 14.0, 30.0, 2.5, 9.0, 31.0, 3.0, 27.5, 10.0, 26.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
t5 = Internal('t5', (U8, [12], 0.5, 120))
x6 = Input('x6', (U8, [6, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [6, 2], 0.5, 120))
x9 = Input('x9', (U8, [6, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [6, 2], 0.5, 120))
t12 = Internal('t12', (U8, [6, 2], 0.5, 120))
t13 = Output('t13', (U8, [6, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RESHAPE', t3, [6, 2]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [184, 128, 181, 146, 178, 123, 136, 180, 124, 173, 138, 170],
    x6: [145, 147, 148, 181, 146, 157, 177, 134, 176, 158, 149, 136],
    x9: [123, 176, 161, 127, 158, 132, 166, 146, 157, 147, 149, 152],
    t13: [142, 91, 107, 174, 108, 145, 131, 108, 139, 131, 120, 104],
    t14: [120, 149, 133, 120, 132, 120, 120, 132, 120, 120, 120, 136],
    t16: [186, 130, 183, 148, 180, 125, 138, 182, 126, 175, 140, 172],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
