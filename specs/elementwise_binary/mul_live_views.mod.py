# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: its result lives on, or what it reads.

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
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [31.0, 3.5, 27.5, 4.5, 15.5, 16.5, 33.0, 7.5, 26.5, 30.0, 17.5, 14.5],
    x6: [2.0, 31.0, 27.0, 6.0, 15.0, 30.5, 10.5, 11.5, 11.0, 21.5, 24.5, 10.0],
    x9: [1.5, 10.5, 14.5, 33.0, 22.0, 18.0, 22.5, 15.0, 19.5, 31.5, 5.0, 2.5],
    t13: [0.5, 20.5, 12.5, -27.0, -7.0, 12.5, -12.0, -3.5, -8.5, -10.0, 19.5, 7.5],
    t14: [0.0, 0.0, 0.0, 27.0, 7.0, 0.0, 12.0, 3.5, 8.5, 10.0, 0.0, 0.0],
    t16: [32.0, 4.5, 28.5, 5.5, 16.5, 17.5, 34.0, 8.5, 27.5, 31.0, 18.5, 15.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [182, 127, 175, 129, 151, 153, 186, 135, 173, 180, 155, 149],
    x6: [124, 182, 174, 132, 150, 181, 141, 143, 142, 163, 169, 140],
    x9: [123, 141, 149, 186, 164, 156, 165, 150, 159, 183, 130, 125],
    t13: [121, 161, 145, 66, 106, 145, 96, 113, 103, 100, 159, 135],
    t14: [120, 120, 120, 174, 134, 120, 144, 127, 137, 140, 120, 120],
    t16: [184, 129, 177, 131, 153, 155, 188, 137, 175, 182, 157, 151],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, c4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [16.0, 31.5, 6.5, 18.0, 25.0, 19.0, 19.5, 33.0, 24.0, 8.0, 17.0, 12.0],
    t7: [17.0, 32.5, 7.5, 19.0, 26.0, 20.0, 20.5, 34.0, 25.0, 9.0, 18.0, 13.0],
    x8: [20.0, 32.5, 28.5, 1.5, 14.0, 21.5, 18.5, 23.0, 9.0, 22.0, 10.0, 4.5],
    x11: [11.0, 3.5, 8.0, 12.5, 16.5, 24.5, 3.0, 10.0, 18.0, 33.0, 9.5, 23.0],
    t15: [9.0, 29.0, 20.5, -11.0, -2.5, -3.0, 15.5, 13.0, -9.0, -11.0, 0.5, -18.5],
    t16: [0.0, 0.0, 0.0, 11.0, 2.5, 3.0, 0.0, 0.0, 9.0, 11.0, 0.0, 18.5],
    t18: [17.0, 32.5, 7.5, 19.0, 26.0, 20.0, 20.5, 34.0, 25.0, 9.0, 18.0, 13.0],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [152, 183, 133, 156, 170, 158, 159, 186, 168, 136, 154, 144],
    t7: [154, 185, 135, 158, 172, 160, 161, 188, 170, 138, 156, 146],
    x8: [160, 185, 177, 123, 148, 163, 157, 166, 138, 164, 140, 129],
    x11: [142, 127, 136, 145, 153, 169, 126, 140, 156, 186, 139, 166],
    t15: [138, 178, 161, 98, 115, 114, 151, 146, 102, 98, 121, 83],
    t16: [120, 120, 120, 142, 125, 126, 120, 120, 138, 142, 120, 157],
    t18: [154, 185, 135, 158, 172, 160, 161, 188, 170, 138, 156, 146],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, c4, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [4.0, 8.0, 18.5, 20.0, 16.5, 29.5, 21.5, 31.0, 24.5, 32.0, 7.5, 4.5],
    t6: [5.5, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [13.0, 21.5, 24.0, 9.0, 22.0, 6.5, 15.0, 11.0, 29.5, 1.5, 3.0, 4.0],
    x10: [2.5, 33.0, 20.5, 28.0, 5.5, 3.5, 22.5, 7.0, 27.5, 2.0, 21.5, 6.5],
    t14: [10.5, -11.5, 3.5, -19.0, 16.5, 3.0, -7.5, 4.0, 2.0, -0.5, -18.5, -2.5],
    t15: [0.0, 11.5, 0.0, 19.0, 0.0, 0.0, 7.5, 0.0, 0.0, 0.5, 18.5, 2.5],
    t17: [5.0, 9.0, 19.5, 21.0, 17.5, 30.5, 22.5, 32.0, 25.5, 33.0, 8.5, 5.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [128, 136, 157, 160, 153, 179, 163, 182, 169, 184, 135, 129],
    t6: [131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [146, 163, 168, 138, 164, 133, 150, 142, 179, 123, 126, 128],
    x10: [125, 186, 161, 176, 131, 127, 165, 134, 175, 124, 163, 133],
    t14: [141, 97, 127, 82, 153, 126, 105, 128, 124, 119, 83, 115],
    t15: [120, 143, 120, 158, 120, 120, 135, 120, 120, 121, 157, 125],
    t17: [130, 138, 159, 162, 155, 181, 165, 184, 171, 186, 137, 131],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
t5 = Internal('t5', (F32, [1, 2, 2, 3]))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Output('t8', (F32, [1, 2, 2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Output('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
c14 = Parameter('c14', (F32, [1]), [1.0])
t15 = Output('t15', (F32, [1, 2, 2, 3]))
t16 = Internal('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
x19 = Input('x19', (F32, [1, 2, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
c22 = Parameter('c22', (F32, [1]), [1.0])
t23 = Internal('t23', (F32, [1, 2, 2, 3]))
t24 = Internal('t24', (F32, [1, 2, 2, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [1, 2, 2, 3]))
x29 = Input('x29', (F32, [1, 2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [1.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
c32 = Parameter('c32', (F32, [1]), [1.0])
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
c43 = Parameter('c43', (F32, [1]), [1.0])
t44 = Output('t44', (F32, [1, 2, 2, 3]))
c45 = Parameter('c45', (F32, [1]), [0.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
c47 = Parameter('c47', (F32, [1]), [0.5])
t48 = Output('t48', (F32, [1, 2, 2, 3]))
x49 = Input('x49', (F32, [1, 2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [1]), [1.0])
t53 = Internal('t53', (F32, [1, 2, 2, 3]))
c54 = Parameter('c54', (F32, [1]), [0.5])
t55 = Internal('t55', (F32, [1, 2, 2, 3]))
c56 = Parameter('c56', (F32, [1]), [0.5])
t57 = Output('t57', (F32, [1, 2, 2, 3]))
c58 = Parameter('c58', (F32, [1]), [0.5])
t59 = Output('t59', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MUL', t21, c22, 0).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('MUL', t31, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('MUL', t42, c43, 0).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('MUL', t51, c52, 0).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [6.5, 2.0, 15.0, 14.5, 22.5, 26.0, 20.5, 12.5, 13.5, 12.0, 25.0, 21.0],
    t8: [7.5, 3.0, 16.0, 15.5, 23.5, 27.0, 21.5, 13.5, 14.5, 13.0, 26.0, 22.0],
    t10: [5.5, 3.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x11: [8.0, 7.5, 16.0, 24.0, 19.5, 9.0, 25.5, 6.0, 16.5, 8.5, 18.5, 25.0],
    t15: [9.5, 9.0, 17.5, 25.5, 21.0, 10.5, 27.0, 7.5, 18.0, 10.0, 20.0, 26.5],
    t18: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x19: [17.0, 16.0, 17.5, 20.5, 7.0, 32.0, 8.5, 14.0, 5.5, 12.5, 11.0, 16.5],
    t26: [18.0, 17.0, 18.5, 21.5, 8.0, 33.0, 9.5, 15.0, 6.5, 13.5, 12.0, 17.5],
    t28: [5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x29: [12.0, 9.0, 12.5, 25.5, 10.0, 25.0, 13.0, 20.5, 30.0, 4.5, 29.5, 8.0],
    t37: [13.0, 10.0, 13.5, 26.5, 11.0, 26.0, 14.0, 21.5, 31.0, 5.5, 30.5, 9.0],
    t39: [12.5, 9.5, 13.0, 26.0, 10.5, 25.5, 13.5, 21.0, 30.5, 5.0, 30.0, 8.5],
    x40: [10.0, 18.0, 20.0, 3.5, 27.5, 10.5, 13.5, 30.0, 21.5, 30.5, 16.5, 22.0],
    t44: [11.5, 19.5, 21.5, 5.0, 29.0, 12.0, 15.0, 31.5, 23.0, 32.0, 18.0, 23.5],
    t48: [10.5, 18.5, 20.5, 4.0, 28.0, 11.0, 14.0, 30.5, 22.0, 31.0, 17.0, 22.5],
    x49: [8.0, 3.0, 10.5, 13.0, 1.5, 27.5, 23.5, 4.5, 9.0, 20.0, 24.5, 15.5],
    t57: [9.0, 4.0, 11.5, 14.0, 2.5, 28.5, 24.5, 5.5, 10.0, 21.0, 25.5, 16.5],
    t59: [8.5, 3.5, 11.0, 13.5, 2.0, 28.0, 24.0, 5.0, 9.5, 20.5, 25.0, 16.0],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
t5 = Internal('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [121])
t8 = Output('t8', (U8, [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [121])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [122])
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [122])
t23 = Internal('t23', (U8, [1, 2, 2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 2, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [121])
t28 = Output('t28', (U8, [1, 2, 2, 3], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [123])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [122])
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
c43 = Parameter('c43', (U8, [1], 0.5, 120), [122])
t44 = Output('t44', (U8, [1, 2, 2, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [121])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [121])
t48 = Output('t48', (U8, [1, 2, 2, 3], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [123])
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [122])
t53 = Internal('t53', (U8, [1, 2, 2, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [1], 0.5, 120), [121])
t55 = Internal('t55', (U8, [1, 2, 2, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [1], 0.5, 120), [121])
t57 = Output('t57', (U8, [1, 2, 2, 3], 0.5, 120))
c58 = Parameter('c58', (U8, [1], 0.5, 120), [121])
t59 = Output('t59', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('MUL', t21, c22, 0).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('MUL', t31, c32, 0).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('MUL', t42, c43, 0).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('MUL', t51, c52, 0).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [133, 124, 150, 149, 165, 172, 161, 145, 147, 144, 170, 162],
    t8: [135, 126, 152, 151, 167, 174, 163, 147, 149, 146, 172, 164],
    t10: [131, 126, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x11: [136, 135, 152, 168, 159, 138, 171, 132, 153, 137, 157, 170],
    t15: [139, 138, 155, 171, 162, 141, 174, 135, 156, 140, 160, 173],
    t18: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x19: [154, 152, 155, 161, 134, 184, 137, 148, 131, 145, 142, 153],
    t26: [156, 154, 157, 163, 136, 186, 139, 150, 133, 147, 144, 155],
    t28: [131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x29: [144, 138, 145, 171, 140, 170, 146, 161, 180, 129, 179, 136],
    t37: [146, 140, 147, 173, 142, 172, 148, 163, 182, 131, 181, 138],
    t39: [145, 139, 146, 172, 141, 171, 147, 162, 181, 130, 180, 137],
    x40: [140, 156, 160, 127, 175, 141, 147, 180, 163, 181, 153, 164],
    t44: [143, 159, 163, 130, 178, 144, 150, 183, 166, 184, 156, 167],
    t48: [141, 157, 161, 128, 176, 142, 148, 181, 164, 182, 154, 165],
    x49: [136, 126, 141, 146, 123, 175, 167, 129, 138, 160, 169, 151],
    t57: [138, 128, 143, 148, 125, 177, 169, 131, 140, 162, 171, 153],
    t59: [137, 127, 142, 147, 124, 176, 168, 130, 139, 161, 170, 152],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, c7, t8, c9, t10, x11, c12, t13, c14, t15, t16, c17, t18, x19, c20, t21, c22, t23, t24, c25, t26, c27, t28, x29, c30, t31, c32, t33, c34, t35, c36, t37, c38, t39, x40, c41, t42, c43, t44, c45, t46, c47, t48, x49, c50, t51, c52, t53, c54, t55, c56, t57, c58, t59)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.0])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [5.5, 17.5, 23.5, 16.0, 31.0, 9.5, 29.0, 4.0, 15.0, 11.5, 22.0, 9.0],
    x7: [25.5, 18.0, 12.5, 23.0, 4.0, 15.0, 16.5, 29.0, 27.5, 6.0, 14.5, 8.5],
    x10: [11.5, 4.5, 13.5, 11.0, 4.0, 20.5, 8.5, 30.5, 22.5, 32.5, 23.0, 24.0],
    t14: [14.0, 13.5, -1.0, 12.0, 0.0, -5.5, 8.0, -1.5, 5.0, -26.5, -8.5, -15.5],
    t15: [0.0, 0.0, 1.0, 0.0, 0.0, 5.5, 0.0, 1.5, 0.0, 26.5, 8.5, 15.5],
    t17: [6.5, 18.5, 24.5, 17.0, 32.0, 10.5, 30.0, 5.0, 16.0, 12.5, 23.0, 10.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [122])
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
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [131, 155, 167, 152, 182, 139, 178, 128, 150, 143, 164, 138],
    x7: [171, 156, 145, 166, 128, 150, 153, 178, 175, 132, 149, 137],
    x10: [143, 129, 147, 142, 128, 161, 137, 181, 165, 185, 166, 168],
    t14: [148, 147, 118, 144, 120, 109, 136, 117, 130, 67, 103, 89],
    t15: [120, 120, 122, 120, 120, 131, 120, 123, 120, 173, 137, 151],
    t17: [133, 157, 169, 154, 184, 141, 180, 130, 152, 145, 166, 140],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
