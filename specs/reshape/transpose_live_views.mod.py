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

# The last reader of a tensor makes a view of it, which is read much later.
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

# The last reader of a tensor makes a view of it, which is read much later.
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

# A view of a tensor is read at once, the tensor itself much later.
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

# A view of a tensor is read at once, the tensor itself much later.
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

# What is computed of a view in place leaves the tensor as it is.
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

# What is computed of a view in place leaves the tensor as it is.
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

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 1, 2, 3]))
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [2, 1, 2, 3]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
t13 = Output('t13', (F32, [2, 1, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 2, 2, 3]))
x17 = Input('x17', (F32, [1, 2, 2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
t20 = Internal('t20', (F32, [2, 1, 2, 3]))
t21 = Internal('t21', (F32, [2, 1, 2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Output('t23', (F32, [1, 2, 2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Output('t25', (F32, [2, 1, 2, 3]))
x26 = Input('x26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [1.5])
t28 = Internal('t28', (F32, [1, 2, 2, 3]))
t29 = Internal('t29', (F32, [2, 1, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Output('t33', (F32, [2, 1, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Output('t35', (F32, [1, 2, 2, 3]))
x36 = Input('x36', (F32, [1, 2, 2, 3]))
c37 = Parameter('c37', (F32, [1]), [1.5])
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [2, 1, 2, 3]))
c40 = Parameter('c40', (F32, [1]), [0.5])
t41 = Internal('t41', (F32, [1, 2, 2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.5])
t43 = Output('t43', (F32, [1, 2, 2, 3]))
x44 = Input('x44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [1.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
t47 = Internal('t47', (F32, [2, 1, 2, 3]))
c48 = Parameter('c48', (F32, [1]), [0.5])
t49 = Internal('t49', (F32, [2, 1, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [0.5])
t51 = Output('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Output('t53', (F32, [2, 1, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('TRANSPOSE', t12, [1, 0, 2, 3]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TRANSPOSE', t19, [1, 0, 2, 3]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('TRANSPOSE', t28, [1, 0, 2, 3]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('TRANSPOSE', t38, [1, 0, 2, 3]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('TRANSPOSE', t46, [1, 0, 2, 3]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [21.5, 4.0, 16.5, 28.0, 29.5, 28.5, 31.0, 25.5, 24.5, 13.5, 27.5, 8.5],
    t7: [22.5, 5.0, 17.5, 29.0, 30.5, 29.5, 32.0, 26.5, 25.5, 14.5, 28.5, 9.5],
    t9: [5.5, 5.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x10: [30.5, 32.5, 33.0, 23.0, 16.0, 20.5, 15.0, 26.0, 27.0, 8.5, 31.5, 13.5],
    t13: [32.0, 34.0, 34.5, 24.5, 17.5, 22.0, 16.5, 27.5, 28.5, 10.0, 33.0, 15.0],
    t16: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x17: [4.0, 27.5, 3.0, 10.5, 25.0, 7.0, 12.0, 13.5, 18.5, 24.0, 14.5, 22.5],
    t23: [5.0, 28.5, 4.0, 11.5, 26.0, 8.0, 13.0, 14.5, 19.5, 25.0, 15.5, 23.5],
    t25: [5.0, 5.5, 4.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x26: [23.5, 21.0, 31.0, 6.5, 17.0, 28.5, 13.0, 33.0, 24.5, 21.5, 22.0, 20.0],
    t33: [24.5, 22.0, 32.0, 7.5, 18.0, 29.5, 14.0, 34.0, 25.5, 22.5, 23.0, 21.0],
    t35: [24.0, 21.5, 31.5, 7.0, 17.5, 29.0, 13.5, 33.5, 25.0, 22.0, 22.5, 20.5],
    x36: [5.0, 17.5, 6.0, 26.0, 8.0, 10.0, 32.0, 21.5, 9.0, 28.0, 30.5, 20.0],
    t39: [6.5, 19.0, 7.5, 27.5, 9.5, 11.5, 33.5, 23.0, 10.5, 29.5, 32.0, 21.5],
    t43: [5.5, 18.0, 6.5, 26.5, 8.5, 10.5, 32.5, 22.0, 9.5, 28.5, 31.0, 20.5],
    x44: [31.5, 11.5, 14.5, 16.5, 16.0, 9.0, 18.5, 20.5, 2.5, 21.5, 17.0, 27.0],
    t51: [32.5, 12.5, 15.5, 17.5, 17.0, 10.0, 19.5, 21.5, 3.5, 22.5, 18.0, 28.0],
    t53: [32.0, 12.0, 15.0, 17.0, 16.5, 9.5, 19.0, 21.0, 3.0, 22.0, 17.5, 27.5],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [2, 1, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [121])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 1, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 1, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [2, 1, 2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Output('t23', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Output('t25', (U8, [2, 1, 2, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [123])
t28 = Internal('t28', (U8, [1, 2, 2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [2, 1, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [121])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Output('t33', (U8, [2, 1, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Output('t35', (U8, [1, 2, 2, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [123])
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [2, 1, 2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [121])
t41 = Internal('t41', (U8, [1, 2, 2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [121])
t43 = Output('t43', (U8, [1, 2, 2, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [123])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [2, 1, 2, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [1], 0.5, 120), [121])
t49 = Internal('t49', (U8, [2, 1, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [121])
t51 = Output('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [121])
t53 = Output('t53', (U8, [2, 1, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0, 2, 3]).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('TRANSPOSE', t12, [1, 0, 2, 3]).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TRANSPOSE', t19, [1, 0, 2, 3]).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('TRANSPOSE', t28, [1, 0, 2, 3]).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('TRANSPOSE', t38, [1, 0, 2, 3]).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('TRANSPOSE', t46, [1, 0, 2, 3]).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [163, 128, 153, 176, 179, 177, 182, 171, 169, 147, 175, 137],
    t7: [165, 130, 155, 178, 181, 179, 184, 173, 171, 149, 177, 139],
    t9: [131, 130, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x10: [181, 185, 186, 166, 152, 161, 150, 172, 174, 137, 183, 147],
    t13: [184, 188, 189, 169, 155, 164, 153, 175, 177, 140, 186, 150],
    t16: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x17: [128, 175, 126, 141, 170, 134, 144, 147, 157, 168, 149, 165],
    t23: [130, 177, 128, 143, 172, 136, 146, 149, 159, 170, 151, 167],
    t25: [130, 131, 128, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x26: [167, 162, 182, 133, 154, 177, 146, 186, 169, 163, 164, 160],
    t33: [169, 164, 184, 135, 156, 179, 148, 188, 171, 165, 166, 162],
    t35: [168, 163, 183, 134, 155, 178, 147, 187, 170, 164, 165, 161],
    x36: [130, 155, 132, 172, 136, 140, 184, 163, 138, 176, 181, 160],
    t39: [133, 158, 135, 175, 139, 143, 187, 166, 141, 179, 184, 163],
    t43: [131, 156, 133, 173, 137, 141, 185, 164, 139, 177, 182, 161],
    x44: [183, 143, 149, 153, 152, 138, 157, 161, 125, 163, 154, 174],
    t51: [185, 145, 151, 155, 154, 140, 159, 163, 127, 165, 156, 176],
    t53: [184, 144, 150, 154, 153, 139, 158, 162, 126, 164, 155, 175],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, x10, c11, t12, t13, t14, c15, t16, x17, c18, t19, t20, t21, c22, t23, c24, t25, x26, c27, t28, t29, c30, t31, c32, t33, c34, t35, x36, c37, t38, t39, c40, t41, c42, t43, x44, c45, t46, t47, c48, t49, c50, t51, c52, t53)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
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

# A view of a view is read when neither is read any more.
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
