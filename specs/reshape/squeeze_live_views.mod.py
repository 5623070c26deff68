# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SQUEEZE: its result lives on, or what it reads.

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
t4 = Internal('t4', (F32, [2, 2, 3]))
x5 = Input('x5', (F32, [2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [2, 2, 3]))
x8 = Input('x8', (F32, [2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 2, 3]))
t11 = Internal('t11', (F32, [2, 2, 3]))
t12 = Output('t12', (F32, [2, 2, 3]))
t13 = Output('t13', (F32, [2, 2, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Output('t15', (F32, [2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [27.5, 23.5, 33.0, 21.0, 14.5, 7.5, 22.5, 17.0, 13.5, 32.0, 19.5, 11.0],
    x5: [3.5, 7.0, 30.5, 16.0, 23.5, 13.5, 9.0, 19.0, 31.0, 28.5, 4.0, 4.5],
    x8: [4.0, 26.5, 21.5, 7.5, 33.0, 19.5, 25.5, 25.0, 27.5, 14.5, 19.0, 15.5],
    t12: [-0.5, -19.5, 9.0, 8.5, -9.5, -6.0, -16.5, -6.0, 3.5, 14.0, -15.0, -11.0],
    t13: [0.5, 19.5, 0.0, 0.0, 9.5, 6.0, 16.5, 6.0, 0.0, 0.0, 15.0, 11.0],
    t15: [28.5, 24.5, 34.0, 22.0, 15.5, 8.5, 23.5, 18.0, 14.5, 33.0, 20.5, 12.0],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
x5 = Input('x5', (U8, [2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [2, 2, 3], 0.5, 120))
t12 = Output('t12', (U8, [2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Output('t15', (U8, [2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [175, 167, 186, 162, 149, 135, 165, 154, 147, 184, 159, 142],
    x5: [127, 134, 181, 152, 167, 147, 138, 158, 182, 177, 128, 129],
    x8: [128, 173, 163, 135, 186, 159, 171, 170, 175, 149, 158, 151],
    t12: [119, 81, 138, 137, 101, 108, 87, 108, 127, 148, 90, 98],
    t13: [121, 159, 120, 120, 139, 132, 153, 132, 120, 120, 150, 142],
    t15: [177, 169, 188, 164, 151, 137, 167, 156, 149, 186, 161, 144],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, x8, c9, t10, t11, t12, t13, c14, t15)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Output('t6', (F32, [2, 2, 3]))
x7 = Input('x7', (F32, [2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 2, 3]))
x10 = Input('x10', (F32, [2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 3]))
t13 = Internal('t13', (F32, [2, 2, 3]))
t14 = Output('t14', (F32, [2, 2, 3]))
t15 = Output('t15', (F32, [2, 2, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [21.5, 11.5, 30.0, 21.0, 27.0, 3.0, 10.0, 27.5, 30.5, 16.0, 2.5, 15.0],
    t6: [22.5, 12.5, 31.0, 22.0, 28.0, 4.0, 11.0, 28.5, 31.5, 17.0, 3.5, 16.0],
    x7: [11.0, 29.0, 12.5, 5.0, 13.0, 28.0, 33.0, 3.0, 32.5, 31.5, 11.5, 13.5],
    x10: [12.5, 16.0, 26.5, 21.0, 27.0, 30.0, 24.5, 7.5, 2.0, 1.5, 19.0, 31.5],
    t14: [-1.5, 13.0, -14.0, -16.0, -14.0, -2.0, 8.5, -4.5, 30.5, 30.0, -7.5, -18.0],
    t15: [1.5, 0.0, 14.0, 16.0, 14.0, 2.0, 0.0, 4.5, 0.0, 0.0, 7.5, 18.0],
    t17: [22.5, 12.5, 31.0, 22.0, 28.0, 4.0, 11.0, 28.5, 31.5, 17.0, 3.5, 16.0],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [121])
t6 = Output('t6', (U8, [2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [163, 143, 180, 162, 174, 126, 140, 175, 181, 152, 125, 150],
    t6: [165, 145, 182, 164, 176, 128, 142, 177, 183, 154, 127, 152],
    x7: [142, 178, 145, 130, 146, 176, 186, 126, 185, 183, 143, 147],
    x10: [145, 152, 173, 162, 174, 180, 169, 135, 124, 123, 158, 183],
    t14: [117, 146, 92, 88, 92, 116, 137, 111, 181, 180, 105, 84],
    t15: [123, 120, 148, 152, 148, 124, 120, 129, 120, 120, 135, 156],
    t17: [165, 145, 182, 164, 176, 128, 142, 177, 183, 154, 127, 152],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Output('t5', (F32, [2, 2, 3]))
x6 = Input('x6', (F32, [2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 2, 3]))
x9 = Input('x9', (F32, [2, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 2, 3]))
t12 = Internal('t12', (F32, [2, 2, 3]))
t13 = Output('t13', (F32, [2, 2, 3]))
t14 = Output('t14', (F32, [2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [33.0, 16.5, 22.0, 7.5, 14.5, 24.0, 11.0, 2.0, 32.5, 31.5, 16.0, 10.0],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 3.5, 6.0, 6.0, 6.0, 6.0],
    x6: [13.5, 29.5, 29.0, 21.5, 3.5, 18.5, 14.5, 28.0, 19.0, 17.0, 31.5, 16.0],
    x9: [15.0, 25.0, 33.0, 17.5, 9.5, 10.0, 3.5, 28.0, 21.5, 30.5, 23.5, 11.5],
    t13: [-1.5, 4.5, -4.0, 4.0, -6.0, 8.5, 11.0, 0.0, -2.5, -13.5, 8.0, 4.5],
    t14: [1.5, 0.0, 4.0, 0.0, 6.0, 0.0, 0.0, 0.0, 2.5, 13.5, 0.0, 0.0],
    t16: [34.0, 17.5, 23.0, 8.5, 15.5, 25.0, 12.0, 3.0, 33.5, 32.5, 17.0, 11.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Output('t5', (U8, [2, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [186, 153, 164, 135, 149, 168, 142, 124, 185, 183, 152, 140],
    t5: [132, 132, 132, 132, 132, 132, 132, 127, 132, 132, 132, 132],
    x6: [147, 179, 178, 163, 127, 157, 149, 176, 158, 154, 183, 152],
    x9: [150, 170, 186, 155, 139, 140, 127, 176, 163, 181, 167, 143],
    t13: [117, 129, 112, 128, 108, 137, 142, 120, 115, 93, 136, 129],
    t14: [123, 120, 128, 120, 132, 120, 120, 120, 125, 147, 120, 120],
    t16: [188, 155, 166, 137, 151, 170, 144, 126, 187, 185, 154, 142],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [2, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [2, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
t20 = Internal('t20', (F32, [2, 2, 3]))
t21 = Internal('t21', (F32, [2, 2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Output('t23', (F32, [1, 2, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [2, 2, 3]))
x26 = Input('x26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [1.5])
t28 = Internal('t28', (F32, [1, 2, 2, 3]))
t29 = Internal('t29', (F32, [2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Output('t33', (F32, [2, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Output('t35', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c37 = Parameter('c37', (F32, [1]), [1.5])
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [2, 2, 3]))
c40 = Parameter('c40', (F32, [1]), [0.5])
t41 = Internal('t41', (F32, [1, 2, 2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.5])
t43 = Output('t43', (F32, [1, 2, 2, 3]))
x44 = Input('x44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [1.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
t47 = Internal('t47', (F32, [2, 2, 3]))
c48 = Parameter('c48', (F32, [1]), [0.5])
t49 = Internal('t49', (F32, [2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [0.5])
t51 = Output('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Output('t53', (F32, [2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('SQUEEZE', t12, [0]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('SQUEEZE', t19, [0]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('SQUEEZE', t28, [0]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('SQUEEZE', t38, [0]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('SQUEEZE', t46, [0]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [4.0, 16.5, 7.0, 23.5, 18.5, 13.5, 2.5, 24.0, 17.5, 11.5, 18.0, 2.0],
    t7: [5.0, 17.5, 8.0, 24.5, 19.5, 14.5, 3.5, 25.0, 18.5, 12.5, 19.0, 3.0],
    t9: [5.0, 5.5, 5.5, 5.5, 5.5, 5.5, 3.5, 5.5, 5.5, 5.5, 5.5, 3.0],
    x10: [5.0, 10.5, 30.5, 29.0, 3.5, 12.0, 30.0, 22.0, 11.0, 26.0, 2.5, 15.0],
    t13: [6.5, 12.0, 32.0, 30.5, 5.0, 13.5, 31.5, 23.5, 12.5, 27.5, 4.0, 16.5],
    t16: [5.5, 5.5, 5.5, 5.5, 4.5, 5.5, 5.5, 5.5, 5.5, 5.5, 3.5, 5.5],
    x17: [12.0, 6.0, 31.5, 5.5, 15.0, 17.5, 8.5, 28.0, 22.0, 3.5, 33.0, 21.0],
    t23: [13.0, 7.0, 32.5, 6.5, 16.0, 18.5, 9.5, 29.0, 23.0, 4.5, 34.0, 22.0],
    t25: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 4.5, 5.5, 5.5],
    x26: [10.0, 12.5, 31.0, 9.5, 14.0, 11.0, 26.5, 2.0, 30.5, 18.0, 8.0, 28.5],
    t33: [11.0, 13.5, 32.0, 10.5, 15.0, 12.0, 27.5, 3.0, 31.5, 19.0, 9.0, 29.5],
    t35: [10.5, 13.0, 31.5, 10.0, 14.5, 11.5, 27.0, 2.5, 31.0, 18.5, 8.5, 29.0],
    x36: [2.5, 8.5, 5.5, 10.5, 21.5, 4.5, 23.0, 31.5, 30.0, 25.0, 24.5, 29.0],
    t39: [4.0, 10.0, 7.0, 12.0, 23.0, 6.0, 24.5, 33.0, 31.5, 26.5, 26.0, 30.5],
    t43: [3.0, 9.0, 6.0, 11.0, 22.0, 5.0, 23.5, 32.0, 30.5, 25.5, 25.0, 29.5],
    x44: [20.5, 6.0, 10.5, 23.5, 23.0, 8.0, 20.0, 25.0, 19.0, 7.0, 32.0, 26.0],
    t51: [21.5, 7.0, 11.5, 24.5, 24.0, 9.0, 21.0, 26.0, 20.0, 8.0, 33.0, 27.0],
    t53: [21.0, 6.5, 11.0, 24.0, 23.5, 8.5, 20.5, 25.5, 19.5, 7.5, 32.5, 26.5],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [121])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [2, 2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Output('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [2, 2, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [123])
t28 = Internal('t28', (U8, [1, 2, 2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [121])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Output('t33', (U8, [2, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Output('t35', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [123])
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [2, 2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [121])
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [121])
t43 = Output('t43', (U8, [1, 2, 2, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [123])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [2, 2, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [1], 0.5, 120), [121])
t49 = Internal('t49', (U8, [2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [121])
t51 = Output('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [121])
t53 = Output('t53', (U8, [2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('SQUEEZE', t12, [0]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('SQUEEZE', t19, [0]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('SQUEEZE', t28, [0]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('SQUEEZE', t38, [0]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('SQUEEZE', t46, [0]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [128, 153, 134, 167, 157, 147, 125, 168, 155, 143, 156, 124],
    t7: [130, 155, 136, 169, 159, 149, 127, 170, 157, 145, 158, 126],
    t9: [130, 131, 131, 131, 131, 131, 127, 131, 131, 131, 131, 126],
    x10: [130, 141, 181, 178, 127, 144, 180, 164, 142, 172, 125, 150],
    t13: [133, 144, 184, 181, 130, 147, 183, 167, 145, 175, 128, 153],
    t16: [131, 131, 131, 131, 129, 131, 131, 131, 131, 131, 127, 131],
    x17: [144, 132, 183, 131, 150, 155, 137, 176, 164, 127, 186, 162],
    t23: [146, 134, 185, 133, 152, 157, 139, 178, 166, 129, 188, 164],
    t25: [131, 131, 131, 131, 131, 131, 131, 131, 131, 129, 131, 131],
    x26: [140, 145, 182, 139, 148, 142, 173, 124, 181, 156, 136, 177],
    t33: [142, 147, 184, 141, 150, 144, 175, 126, 183, 158, 138, 179],
    t35: [141, 146, 183, 140, 149, 143, 174, 125, 182, 157, 137, 178],
    x36: [125, 137, 131, 141, 163, 129, 166, 183, 180, 170, 169, 178],
    t39: [128, 140, 134, 144, 166, 132, 169, 186, 183, 173, 172, 181],
    t43: [126, 138, 132, 142, 164, 130, 167, 184, 181, 171, 170, 179],
    x44: [161, 132, 141, 167, 166, 136, 160, 170, 158, 134, 184, 172],
    t51: [163, 134, 143, 169, 168, 138, 162, 172, 160, 136, 186, 174],
    t53: [162, 133, 142, 168, 167, 137, 161, 171, 159, 135, 185, 173],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, x10, c11, t12, t13, t14, c15, t16, x17, c18, t19, t20, t21, c22, t23, c24, t25, x26, c27, t28, t29, c30, t31, c32, t33, c34, t35, x36, c37, t38, t39, c40, t41, c42, t43, x44, c45, t46, t47, c48, t49, c50, t51, c52, t53)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [12]))
x6 = Input('x6', (F32, [2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 2, 3]))
x9 = Input('x9', (F32, [2, 2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 2, 3]))
t12 = Internal('t12', (F32, [2, 2, 3]))
t13 = Output('t13', (F32, [2, 2, 3]))
t14 = Output('t14', (F32, [2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [26.0, 15.5, 20.5, 12.5, 29.5, 14.0, 4.5, 16.0, 19.5, 4.0, 11.5, 21.0],
    x6: [11.0, 18.5, 25.0, 32.0, 20.0, 30.0, 27.5, 6.5, 10.0, 8.5, 2.5, 19.0],
    x9: [11.0, 7.5, 9.5, 9.0, 13.0, 20.0, 5.5, 28.0, 19.0, 26.0, 2.0, 30.5],
    t13: [0.0, 11.0, 15.5, 23.0, 7.0, 10.0, 22.0, -21.5, -9.0, -17.5, 0.5, -11.5],
    t14: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 21.5, 9.0, 17.5, 0.0, 11.5],
    t16: [27.0, 16.5, 21.5, 13.5, 30.5, 15.0, 5.5, 17.0, 20.5, 5.0, 12.5, 22.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [12], 0.5, 120))
x6 = Input('x6', (U8, [2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [172, 151, 161, 145, 179, 148, 129, 152, 159, 128, 143, 162],
    x6: [142, 157, 170, 184, 160, 180, 175, 133, 140, 137, 125, 158],
    x9: [142, 135, 139, 138, 146, 160, 131, 176, 158, 172, 124, 181],
    t13: [120, 142, 151, 166, 134, 140, 164, 77, 102, 85, 121, 97],
    t14: [120, 120, 120, 120, 120, 120, 120, 163, 138, 155, 120, 143],
    t16: [174, 153, 163, 147, 181, 150, 131, 154, 161, 130, 145, 164],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
