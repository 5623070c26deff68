# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: its result lives on, or what it reads.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [29.5, 24.0, 2.5, 30.0, 21.5, 8.0, 31.0, 28.0, 16.5, 3.0, 8.5, 9.5],
    x6: [20.0, 13.0, 29.5, 19.5, 17.5, 31.5, 19.0, 9.5, 3.5, 23.0, 6.5, 21.0],
    x9: [28.5, 8.5, 12.5, 33.0, 20.0, 11.0, 14.0, 2.0, 16.0, 21.0, 8.0, 23.0],
    t13: [-8.5, 4.5, 17.0, -13.5, -2.5, 20.5, 5.0, 7.5, -12.5, 2.0, -1.5, -2.0],
    t14: [8.5, 0.0, 0.0, 13.5, 2.5, 0.0, 0.0, 0.0, 12.5, 0.0, 1.5, 2.0],
    t16: [30.5, 25.0, 3.5, 31.0, 22.5, 9.0, 32.0, 29.0, 17.5, 4.0, 9.5, 10.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [179, 168, 125, 180, 163, 136, 182, 176, 153, 126, 137, 139],
    x6: [160, 146, 179, 159, 155, 183, 158, 139, 127, 166, 133, 162],
    x9: [177, 137, 145, 186, 160, 142, 148, 124, 152, 162, 136, 166],
    t13: [103, 129, 154, 93, 115, 161, 130, 135, 95, 124, 117, 116],
    t14: [137, 120, 120, 147, 125, 120, 120, 120, 145, 120, 123, 124],
    t16: [181, 170, 127, 182, 165, 138, 184, 178, 155, 128, 139, 141],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
x8 = Input('x8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [1, 2, 2, 3]))
t15 = Output('t15', (F32, [1, 2, 2, 3]))
t16 = Output('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [28.5, 31.5, 20.0, 2.0, 7.5, 6.0, 3.0, 8.5, 18.0, 29.0, 27.0, 25.5],
    t7: [29.5, 32.5, 21.0, 3.0, 8.5, 7.0, 4.0, 9.5, 19.0, 30.0, 28.0, 26.5],
    x8: [20.0, 19.5, 12.5, 22.5, 29.5, 3.5, 7.5, 32.5, 11.0, 11.5, 13.5, 17.5],
    x11: [18.5, 20.0, 4.0, 5.0, 5.5, 19.0, 11.5, 22.0, 30.5, 29.0, 8.0, 27.5],
    t15: [1.5, -0.5, 8.5, 17.5, 24.0, -15.5, -4.0, 10.5, -19.5, -17.5, 5.5, -10.0],
    t16: [0.0, 0.5, 0.0, 0.0, 0.0, 15.5, 4.0, 0.0, 19.5, 17.5, 0.0, 10.0],
    t18: [29.5, 32.5, 21.0, 3.0, 8.5, 7.0, 4.0, 9.5, 19.0, 30.0, 28.0, 26.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [177, 183, 160, 124, 135, 132, 126, 137, 156, 178, 174, 171],
    t7: [179, 185, 162, 126, 137, 134, 128, 139, 158, 180, 176, 173],
    x8: [160, 159, 145, 165, 179, 127, 135, 185, 142, 143, 147, 155],
    x11: [157, 160, 128, 130, 131, 158, 143, 164, 181, 178, 136, 175],
    t15: [123, 119, 137, 155, 168, 89, 112, 141, 81, 85, 131, 100],
    t16: [120, 121, 120, 120, 120, 151, 128, 120, 159, 155, 120, 140],
    t18: [179, 185, 162, 126, 137, 134, 128, 139, 158, 180, 176, 173],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [33.0, 11.0, 16.5, 18.5, 17.0, 24.0, 29.5, 8.5, 5.5, 30.5, 21.5, 9.5],
    t6: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [24.5, 3.5, 31.5, 4.5, 12.5, 16.0, 27.0, 28.0, 30.0, 23.5, 23.0, 32.5],
    x10: [31.5, 10.0, 19.0, 23.0, 16.5, 6.5, 9.0, 28.5, 12.0, 8.0, 21.0, 10.5],
    t14: [-7.0, -6.5, 12.5, -18.5, -4.0, 9.5, 18.0, -0.5, 18.0, 15.5, 2.0, 22.0],
    t15: [7.0, 6.5, 0.0, 18.5, 4.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0],
    t17: [34.0, 12.0, 17.5, 19.5, 18.0, 25.0, 30.5, 9.5, 6.5, 31.5, 22.5, 10.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
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
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [186, 142, 153, 157, 154, 168, 179, 137, 131, 181, 163, 139],
    t6: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [169, 127, 183, 129, 145, 152, 174, 176, 180, 167, 166, 185],
    x10: [183, 140, 158, 166, 153, 133, 138, 177, 144, 136, 162, 141],
    t14: [106, 107, 145, 83, 112, 139, 156, 119, 156, 151, 124, 164],
    t15: [134, 133, 120, 157, 128, 120, 120, 121, 120, 120, 120, 120],
    t17: [188, 144, 155, 159, 156, 170, 181, 139, 133, 183, 165, 141],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Output('t8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Output('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t15 = Output('t15', (F32, [1, 2, 2, 3]))
t16 = Internal('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
x19 = Input('x19', (F32, [1, 2, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t23 = Internal('t23', (F32, [1, 2, 2, 3]))
t24 = Internal('t24', (F32, [1, 2, 2, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [1, 2, 2, 3]))
x29 = Input('x29', (F32, [1, 2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [1.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t33 = Internal('t33', (F32, [1, 2, 2, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Internal('t35', (F32, [1, 2, 2, 3]))
c36 = Parameter('c36', (F32, [1]), [0.5])
t37 = Output('t37', (F32, [1, 2, 2, 3]))
c38 = Parameter('c38', (F32, [1]), [0.5])
t39 = Output('t39', (F32, [1, 2, 2, 3]))
x40 = Input('x40', (F32, [1, 2, 2, 3]))
c41 = Parameter('c41', (F32, [1]), [1.5])
t42 = Internal('t42', (F32, [1, 2, 2, 3]))
c43 = Parameter('c43', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t44 = Output('t44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [0.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
c47 = Parameter('c47', (F32, [1]), [0.5])
t48 = Output('t48', (F32, [1, 2, 2, 3]))
x49 = Input('x49', (F32, [1, 2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t53 = Internal('t53', (F32, [1, 2, 2, 3]))
c54 = Parameter('c54', (F32, [1]), [0.5])
t55 = Internal('t55', (F32, [1, 2, 2, 3]))
c56 = Parameter('c56', (F32, [1]), [0.5])
t57 = Output('t57', (F32, [1, 2, 2, 3]))
c58 = Parameter('c58', (F32, [1]), [0.5])
t59 = Output('t59', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('PAD', t13, c14).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('PAD', t21, c22).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('PAD', t31, c32).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('PAD', t42, c43).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('PAD', t51, c52).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [7.0, 20.5, 9.5, 16.0, 4.5, 22.5, 12.5, 18.0, 30.0, 32.0, 15.0, 6.0],
    t8: [8.0, 21.5, 10.5, 17.0, 5.5, 23.5, 13.5, 19.0, 31.0, 33.0, 16.0, 7.0],
    t10: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x11: [7.0, 11.0, 25.0, 31.0, 32.0, 14.0, 3.5, 22.5, 5.5, 21.0, 15.5, 25.5],
    t15: [8.5, 12.5, 26.5, 32.5, 33.5, 15.5, 5.0, 24.0, 7.0, 22.5, 17.0, 27.0],
    t18: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 4.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x19: [32.5, 28.5, 5.0, 1.5, 19.0, 22.0, 24.5, 9.5, 10.5, 24.0, 31.0, 18.5],
    t26: [33.5, 29.5, 6.0, 2.5, 20.0, 23.0, 25.5, 10.5, 11.5, 25.0, 32.0, 19.5],
    t28: [5.5, 5.5, 5.5, 2.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x29: [9.5, 7.0, 7.5, 1.5, 3.0, 26.5, 14.5, 27.5, 12.0, 25.0, 6.5, 18.5],
    t37: [10.5, 8.0, 8.5, 2.5, 4.0, 27.5, 15.5, 28.5, 13.0, 26.0, 7.5, 19.5],
    t39: [10.0, 7.5, 8.0, 2.0, 3.5, 27.0, 15.0, 28.0, 12.5, 25.5, 7.0, 19.0],
    x40: [29.5, 21.0, 2.5, 14.5, 6.5, 15.0, 14.0, 17.5, 22.0, 18.0, 22.5, 12.0],
    t44: [31.0, 22.5, 4.0, 16.0, 8.0, 16.5, 15.5, 19.0, 23.5, 19.5, 24.0, 13.5],
    t48: [30.0, 21.5, 3.0, 15.0, 7.0, 15.5, 14.5, 18.0, 22.5, 18.5, 23.0, 12.5],
    x49: [25.0, 20.0, 23.5, 5.5, 15.0, 6.5, 9.0, 26.0, 16.0, 33.0, 27.5, 29.0],
    t57: [26.0, 21.0, 24.5, 6.5, 16.0, 7.5, 10.0, 27.0, 17.0, 34.0, 28.5, 30.0],
    t59: [25.5, 20.5, 24.0, 6.0, 15.5, 7.0, 9.5, 26.5, 16.5, 33.5, 28.0, 29.5],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [121])
t8 = Output('t8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [121])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t23 = Internal('t23', (U8, [1, 2, 2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 2, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [121])
t28 = Output('t28', (U8, [1, 2, 2, 3], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [123])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t33 = Internal('t33', (U8, [1, 2, 2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Internal('t35', (U8, [1, 2, 2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [1], 0.5, 120), [121])
t37 = Output('t37', (U8, [1, 2, 2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [121])
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 2, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [1], 0.5, 120), [123])
t42 = Internal('t42', (U8, [1, 2, 2, 3], 0.5, 120))
c43 = Parameter('c43', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t44 = Output('t44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [121])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [121])
t48 = Output('t48', (U8, [1, 2, 2, 3], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [123])
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t53 = Internal('t53', (U8, [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [1], 0.5, 120), [121])
t55 = Internal('t55', (U8, [1, 2, 2, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [1], 0.5, 120), [121])
t57 = Output('t57', (U8, [1, 2, 2, 3], 0.5, 120))
c58 = Parameter('c58', (U8, [1], 0.5, 120), [121])
t59 = Output('t59', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('PAD', t13, c14).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('PAD', t21, c22).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('PAD', t31, c32).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('PAD', t42, c43).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('PAD', t51, c52).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [134, 161, 139, 152, 129, 165, 145, 156, 180, 184, 150, 132],
    t8: [136, 163, 141, 154, 131, 167, 147, 158, 182, 186, 152, 134],
    t10: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x11: [134, 142, 170, 182, 184, 148, 127, 165, 131, 162, 151, 171],
    t15: [137, 145, 173, 185, 187, 151, 130, 168, 134, 165, 154, 174],
    t18: [131, 131, 131, 131, 131, 131, 129, 131, 131, 131, 131, 131],
    x19: [185, 177, 130, 123, 158, 164, 169, 139, 141, 168, 182, 157],
    t26: [187, 179, 132, 125, 160, 166, 171, 141, 143, 170, 184, 159],
    t28: [131, 131, 131, 125, 131, 131, 131, 131, 131, 131, 131, 131],
    x29: [139, 134, 135, 123, 126, 173, 149, 175, 144, 170, 133, 157],
    t37: [141, 136, 137, 125, 128, 175, 151, 177, 146, 172, 135, 159],
    t39: [140, 135, 136, 124, 127, 174, 150, 176, 145, 171, 134, 158],
    x40: [179, 162, 125, 149, 133, 150, 148, 155, 164, 156, 165, 144],
    t44: [182, 165, 128, 152, 136, 153, 151, 158, 167, 159, 168, 147],
    t48: [180, 163, 126, 150, 134, 151, 149, 156, 165, 157, 166, 145],
    x49: [170, 160, 167, 131, 150, 133, 138, 172, 152, 186, 175, 178],
    t57: [172, 162, 169, 133, 152, 135, 140, 174, 154, 188, 177, 180],
    t59: [171, 161, 168, 132, 151, 134, 139, 173, 153, 187, 176, 179],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t5, t6, c7, t8, c9, t10, x11, c12, t13, t15, t16, c17, t18, x19, c20, t21, t23, t24, c25, t26, c27, t28, x29, c30, t31, t33, c34, t35, c36, t37, c38, t39, x40, c41, t42, t44, c45, t46, c47, t48, x49, c50, t51, t53, c54, t55, c56, t57, c58, t59)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Internal('t6', (F32, [12]))
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
t17 = Output('t17', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [22.0, 20.5, 10.0, 9.5, 7.5, 19.5, 24.0, 21.0, 15.5, 30.5, 7.0, 13.0],
    x7: [11.5, 16.0, 15.5, 26.0, 22.0, 3.5, 12.5, 2.5, 3.0, 17.5, 8.0, 20.0],
    x10: [8.5, 18.5, 27.0, 13.0, 24.0, 3.5, 25.5, 2.0, 28.0, 4.0, 9.0, 16.0],
    t14: [3.0, -2.5, -11.5, 13.0, -2.0, 0.0, -13.0, 0.5, -25.0, 13.5, -1.0, 4.0],
    t15: [0.0, 2.5, 11.5, 0.0, 2.0, 0.0, 13.0, 0.0, 25.0, 0.0, 1.0, 0.0],
    t17: [23.0, 21.5, 11.0, 10.5, 8.5, 20.5, 25.0, 22.0, 16.5, 31.5, 8.0, 14.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [12], 0.5, 120))
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
t17 = Output('t17', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [164, 161, 140, 139, 135, 159, 168, 162, 151, 181, 134, 146],
    x7: [143, 152, 151, 172, 164, 127, 145, 125, 126, 155, 136, 160],
    x10: [137, 157, 174, 146, 168, 127, 171, 124, 176, 128, 138, 152],
    t14: [126, 115, 97, 146, 116, 120, 94, 121, 70, 147, 118, 128],
    t15: [120, 125, 143, 120, 124, 120, 146, 120, 170, 120, 122, 120],
    t17: [166, 163, 142, 141, 137, 161, 170, 164, 153, 183, 136, 148],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
