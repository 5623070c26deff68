# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: its result lives on, or what it reads.

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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [5.0, 12.5, 16.0, 16.5, 9.5, 7.5, 12.0, 21.5, 1.5, 33.0, 18.0, 20.5],
    x5: [27.0, 28.5, 25.5, 28.0, 25.0, 9.5, 21.0, 24.5, 3.5, 4.5, 13.5, 6.0],
    x8: [23.5, 13.5, 14.5, 31.0, 11.0, 18.0, 29.0, 7.0, 16.0, 15.5, 3.0, 16.5],
    t12: [3.5, 15.0, 11.0, -3.0, 14.0, -8.5, -8.0, 17.5, -12.5, -11.0, 10.5, -10.5],
    t13: [0.0, 0.0, 0.0, 3.0, 0.0, 8.5, 8.0, 0.0, 12.5, 11.0, 0.0, 10.5],
    t15: [6.0, 13.5, 17.0, 17.5, 10.5, 8.5, 13.0, 22.5, 2.5, 34.0, 19.0, 21.5],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('MAXIMUM', t7, t10).To(t11)
model.Operation('SUB', t7, t10, 0).To(t12)
model.Operation('SUB', t11, t7, 0).To(t13)
model.Operation('SUB', t4, c14, 0).To(t15)
Example({
    x1: [130, 145, 152, 153, 139, 135, 144, 163, 123, 186, 156, 161],
    x5: [174, 177, 171, 176, 170, 139, 162, 169, 127, 129, 147, 132],
    x8: [167, 147, 149, 182, 142, 156, 178, 134, 152, 151, 126, 153],
    t12: [127, 150, 142, 114, 148, 103, 104, 155, 95, 98, 141, 99],
    t13: [120, 120, 120, 126, 120, 137, 136, 120, 145, 142, 120, 141],
    t15: [132, 147, 154, 155, 141, 137, 146, 165, 125, 188, 158, 163],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [18.5, 4.5, 1.5, 7.0, 33.0, 26.5, 10.0, 21.5, 32.5, 9.0, 14.5, 6.0],
    t6: [19.5, 5.5, 2.5, 8.0, 34.0, 27.5, 11.0, 22.5, 33.5, 10.0, 15.5, 7.0],
    x7: [13.5, 7.5, 16.0, 29.5, 22.5, 24.5, 32.5, 22.0, 27.5, 13.0, 21.5, 6.0],
    x10: [10.5, 28.5, 8.5, 6.0, 13.5, 21.0, 2.5, 24.0, 29.5, 32.5, 23.0, 15.5],
    t14: [3.0, -21.0, 7.5, 23.5, 9.0, 3.5, 30.0, -2.0, -2.0, -19.5, -1.5, -9.5],
    t15: [0.0, 21.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, 19.5, 1.5, 9.5],
    t17: [19.5, 5.5, 2.5, 8.0, 34.0, 27.5, 11.0, 22.5, 33.5, 10.0, 15.5, 7.0],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [157, 129, 123, 134, 186, 173, 140, 163, 185, 138, 149, 132],
    t6: [159, 131, 125, 136, 188, 175, 142, 165, 187, 140, 151, 134],
    x7: [147, 135, 152, 179, 165, 169, 185, 164, 175, 146, 163, 132],
    x10: [141, 177, 137, 132, 147, 162, 125, 168, 179, 185, 166, 151],
    t14: [126, 78, 135, 167, 138, 127, 180, 116, 116, 81, 117, 101],
    t15: [120, 162, 120, 120, 120, 120, 120, 124, 124, 159, 123, 139],
    t17: [159, 131, 125, 136, 188, 175, 142, 165, 187, 140, 151, 134],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [21.0, 26.5, 11.5, 10.5, 18.0, 20.0, 5.0, 4.0, 14.5, 3.5, 10.0, 24.5],
    t5: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 5.5, 6.0, 5.0, 6.0, 6.0],
    x6: [23.0, 20.0, 15.0, 13.5, 19.5, 13.0, 24.5, 15.5, 8.0, 21.5, 19.0, 14.0],
    x9: [23.0, 15.5, 23.5, 18.0, 7.0, 4.5, 12.0, 20.5, 19.0, 3.5, 28.5, 9.5],
    t13: [0.0, 4.5, -8.5, -4.5, 12.5, 8.5, 12.5, -5.0, -11.0, 18.0, -9.5, 4.5],
    t14: [0.0, 0.0, 8.5, 4.5, 0.0, 0.0, 0.0, 5.0, 11.0, 0.0, 9.5, 0.0],
    t16: [22.0, 27.5, 12.5, 11.5, 19.0, 21.0, 6.0, 5.0, 15.5, 4.5, 11.0, 25.5],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t3, c15, 0).To(t16)
Example({
    x1: [162, 173, 143, 141, 156, 160, 130, 128, 149, 127, 140, 169],
    t5: [132, 132, 132, 132, 132, 132, 132, 131, 132, 130, 132, 132],
    x6: [166, 160, 150, 147, 159, 146, 169, 151, 136, 163, 158, 148],
    x9: [166, 151, 167, 156, 134, 129, 144, 161, 158, 127, 177, 139],
    t13: [120, 129, 103, 111, 145, 137, 145, 110, 98, 156, 101, 129],
    t14: [120, 120, 137, 129, 120, 120, 120, 130, 142, 120, 139, 120],
    t16: [164, 175, 145, 143, 158, 162, 132, 130, 151, 129, 142, 171],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 1, 1, 1, 1, 0).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('MAX_POOL_2D', t28, 2, 1, 1, 1, 1, 0).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 1, 1, 1, 1, 0).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 1, 1, 1, 1, 0).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [28.5, 8.0, 3.0, 32.0, 30.5, 20.0, 6.5, 7.0, 8.5, 25.5, 14.0, 21.5],
    t7: [29.5, 9.0, 4.0, 33.0, 31.5, 21.0, 7.5, 8.0, 9.5, 26.5, 15.0, 22.5],
    t9: [5.5, 5.5, 4.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x10: [30.0, 18.5, 15.0, 10.5, 8.5, 22.5, 28.0, 12.5, 16.0, 26.0, 18.0, 3.5],
    t13: [31.5, 20.0, 16.5, 12.0, 10.0, 24.0, 29.5, 14.0, 17.5, 27.5, 19.5, 5.0],
    t16: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 4.5],
    x17: [16.0, 1.5, 3.0, 14.0, 6.5, 5.5, 11.5, 7.5, 22.5, 2.5, 22.0, 19.5],
    t23: [17.0, 2.5, 4.0, 15.0, 7.5, 6.5, 12.5, 8.5, 23.5, 3.5, 23.0, 20.5],
    t25: [5.5, 2.5, 4.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 3.5, 5.5, 5.5],
    x26: [29.5, 12.0, 10.0, 19.0, 29.0, 24.5, 31.0, 30.0, 32.0, 13.0, 7.5, 30.5],
    t33: [30.5, 13.0, 11.0, 20.0, 30.0, 25.5, 32.0, 31.0, 33.0, 14.0, 8.5, 31.5],
    t35: [30.0, 12.5, 10.5, 19.5, 29.5, 25.0, 31.5, 30.5, 32.5, 13.5, 8.0, 31.0],
    x36: [27.0, 33.0, 3.5, 12.0, 25.5, 14.5, 16.0, 29.0, 25.0, 5.5, 11.5, 21.5],
    t39: [28.5, 34.5, 5.0, 13.5, 27.0, 16.0, 17.5, 30.5, 26.5, 7.0, 13.0, 23.0],
    t43: [27.5, 33.5, 4.0, 12.5, 26.0, 15.0, 16.5, 29.5, 25.5, 6.0, 12.0, 22.0],
    x44: [33.0, 24.0, 29.5, 19.5, 22.0, 12.5, 25.0, 6.5, 4.0, 28.0, 26.0, 13.0],
    t51: [34.0, 25.0, 30.5, 20.5, 23.0, 13.5, 26.0, 7.5, 5.0, 29.0, 27.0, 14.0],
    t53: [33.5, 24.5, 30.0, 20.0, 22.5, 13.0, 25.5, 7.0, 4.5, 28.5, 26.5, 13.5],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('SUB', t4, c6, 0).To(t7)
model.Operation('SUB', t5, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('RELU6', t12).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 1, 1, 1, 1, 0).To(t20)
model.Operation('RELU6', t20).To(t21)
model.Operation('SUB', t19, c22, 0).To(t23)
model.Operation('SUB', t21, c24, 0).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('MAX_POOL_2D', t28, 2, 1, 1, 1, 1, 0).To(t29)
model.Operation('SUB', t28, c30, 0).To(t31)
model.Operation('SUB', t29, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('ADD', x36, c37, 0).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 1, 1, 1, 1, 0).To(t39)
model.Operation('SUB', t38, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 1, 1, 1, 1, 0).To(t47)
model.Operation('SUB', t47, c48, 0).To(t49)
model.Operation('SUB', t46, c50, 0).To(t51)
model.Operation('SUB', t49, c52, 0).To(t53)
Example({
    x1: [177, 136, 126, 184, 181, 160, 133, 134, 137, 171, 148, 163],
    t7: [179, 138, 128, 186, 183, 162, 135, 136, 139, 173, 150, 165],
    t9: [131, 131, 128, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x10: [180, 157, 150, 141, 137, 165, 176, 145, 152, 172, 156, 127],
    t13: [183, 160, 153, 144, 140, 168, 179, 148, 155, 175, 159, 130],
    t16: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 129],
    x17: [152, 123, 126, 148, 133, 131, 143, 135, 165, 125, 164, 159],
    t23: [154, 125, 128, 150, 135, 133, 145, 137, 167, 127, 166, 161],
    t25: [131, 125, 128, 131, 131, 131, 131, 131, 131, 127, 131, 131],
    x26: [179, 144, 140, 158, 178, 169, 182, 180, 184, 146, 135, 181],
    t33: [181, 146, 142, 160, 180, 171, 184, 182, 186, 148, 137, 183],
    t35: [180, 145, 141, 159, 179, 170, 183, 181, 185, 147, 136, 182],
    x36: [174, 186, 127, 144, 171, 149, 152, 178, 170, 131, 143, 163],
    t39: [177, 189, 130, 147, 174, 152, 155, 181, 173, 134, 146, 166],
    t43: [175, 187, 128, 145, 172, 150, 153, 179, 171, 132, 144, 164],
    x44: [186, 168, 179, 159, 164, 145, 170, 133, 128, 176, 172, 146],
    t51: [188, 170, 181, 161, 166, 147, 172, 135, 130, 178, 174, 148],
    t53: [187, 169, 180, 160, 165, 146, 171, 134, 129, 177, 173, 147],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [1.5, 6.0, 6.5, 20.5, 8.5, 5.5, 32.0, 31.5, 16.5, 25.0, 25.5, 27.0],
    x6: [7.5, 7.0, 28.5, 22.0, 25.0, 19.5, 19.0, 29.5, 17.0, 25.5, 31.5, 20.0],
    x9: [2.0, 6.5, 2.5, 3.0, 18.0, 20.0, 20.5, 19.0, 15.0, 10.0, 16.5, 5.5],
    t13: [5.5, 0.5, 26.0, 19.0, 7.0, -0.5, -1.5, 10.5, 2.0, 15.5, 15.0, 14.5],
    t14: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [2.5, 7.0, 7.5, 21.5, 9.5, 6.5, 33.0, 32.5, 17.5, 26.0, 26.5, 28.0],
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
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [-1]).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [123, 132, 133, 161, 137, 131, 184, 183, 153, 170, 171, 174],
    x6: [135, 134, 177, 164, 170, 159, 158, 179, 154, 171, 183, 160],
    x9: [124, 133, 125, 126, 156, 160, 161, 158, 150, 140, 153, 131],
    t13: [131, 121, 172, 158, 134, 119, 117, 141, 124, 151, 150, 149],
    t14: [120, 120, 120, 120, 120, 121, 123, 120, 120, 120, 120, 120],
    t16: [125, 134, 135, 163, 139, 133, 186, 185, 155, 172, 173, 176],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()
