# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: its result lives on, or what it reads.

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
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
x6 = Input('x6', (F32, [2, 2, 1, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 2, 1, 3]))
x9 = Input('x9', (F32, [2, 2, 1, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 2, 1, 3]))
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Output('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [2, 2, 1, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [2.0, 12.0, 11.0, 16.5, 32.5, 18.0, 9.5, 14.0, 17.0, 19.5, 10.0, 7.0],
    x6: [8.0, 9.5, 21.5, 3.0, 23.5, 15.5, 11.5, 32.0, 26.5, 31.5, 7.5, 7.0],
    x9: [27.5, 12.0, 7.0, 7.5, 23.0, 1.5, 32.5, 30.0, 23.5, 31.5, 17.0, 16.5],
    t13: [-19.5, -2.5, 14.5, -4.5, 0.5, 14.0, -21.0, 2.0, 3.0, 0.0, -9.5, -9.5],
    t14: [19.5, 2.5, 0.0, 4.5, 0.0, 0.0, 21.0, 0.0, 0.0, 0.0, 9.5, 9.5],
    t16: [3.0, 13.0, 12.0, 17.5, 33.5, 19.0, 10.5, 15.0, 18.0, 20.5, 11.0, 8.0],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of a tensor makes a view of it, which is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 2, 1, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 2, 1, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 2, 1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 2, 1, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [2, 2, 1, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [124, 144, 142, 153, 185, 156, 139, 148, 154, 159, 140, 134],
    x6: [136, 139, 163, 126, 167, 151, 143, 184, 173, 183, 135, 134],
    x9: [175, 144, 134, 135, 166, 123, 185, 180, 167, 183, 154, 153],
    t13: [81, 115, 149, 111, 121, 148, 78, 124, 126, 120, 101, 101],
    t14: [159, 125, 120, 129, 120, 120, 162, 120, 120, 120, 139, 139],
    t16: [126, 146, 144, 155, 187, 158, 141, 150, 156, 161, 142, 136],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [2, 2, 1, 3]))
x8 = Input('x8', (F32, [2, 2, 1, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 2, 1, 3]))
x11 = Input('x11', (F32, [2, 2, 1, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Internal('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
t16 = Output('t16', (F32, [2, 2, 1, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [22.0, 20.0, 31.0, 32.5, 4.0, 25.5, 19.0, 28.5, 29.5, 15.0, 8.5, 20.5],
    t7: [23.0, 21.0, 32.0, 33.5, 5.0, 26.5, 20.0, 29.5, 30.5, 16.0, 9.5, 21.5],
    x8: [11.5, 29.5, 21.0, 16.0, 32.5, 9.5, 13.5, 26.5, 18.0, 23.0, 5.0, 19.0],
    x11: [27.5, 31.5, 21.0, 32.0, 19.5, 18.0, 15.5, 16.0, 24.0, 25.5, 7.5, 18.5],
    t15: [-16.0, -2.0, 0.0, -16.0, 13.0, -8.5, -2.0, 10.5, -6.0, -2.5, -2.5, 0.5],
    t16: [16.0, 2.0, 0.0, 16.0, 0.0, 8.5, 2.0, 0.0, 6.0, 2.5, 2.5, 0.0],
    t18: [23.0, 21.0, 32.0, 33.5, 5.0, 26.5, 20.0, 29.5, 30.5, 16.0, 9.5, 21.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# A view of a tensor is read at once, the tensor itself much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [2, 2, 1, 3], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 1, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 2, 1, 3], 0.5, 120))
x11 = Input('x11', (U8, [2, 2, 1, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 2, 1, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [164, 160, 182, 185, 128, 171, 158, 177, 179, 150, 137, 161],
    t7: [166, 162, 184, 187, 130, 173, 160, 179, 181, 152, 139, 163],
    x8: [143, 179, 162, 152, 185, 139, 147, 173, 156, 166, 130, 158],
    x11: [175, 183, 162, 184, 159, 156, 151, 152, 168, 171, 135, 157],
    t15: [88, 116, 120, 88, 146, 103, 116, 141, 108, 115, 115, 121],
    t16: [152, 124, 120, 152, 120, 137, 124, 120, 132, 125, 125, 120],
    t18: [166, 162, 184, 187, 130, 173, 160, 179, 181, 152, 139, 163],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
t6 = Output('t6', (F32, [2, 2, 1, 3]))
x7 = Input('x7', (F32, [2, 2, 1, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 2, 1, 3]))
x10 = Input('x10', (F32, [2, 2, 1, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [7.0, 12.0, 13.0, 22.5, 8.5, 9.5, 15.0, 21.5, 28.0, 12.5, 27.0, 31.5],
    t6: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [10.5, 11.5, 27.0, 13.5, 31.5, 24.0, 7.0, 26.5, 18.0, 29.0, 21.5, 14.5],
    x10: [13.0, 18.5, 5.0, 29.5, 19.0, 11.5, 2.0, 7.5, 5.5, 12.5, 21.0, 27.0],
    t14: [-2.5, -7.0, 22.0, -16.0, 12.5, 12.5, 5.0, 19.0, 12.5, 16.5, 0.5, -12.5],
    t15: [2.5, 7.0, 0.0, 16.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 12.5],
    t17: [8.0, 13.0, 14.0, 23.5, 9.5, 10.5, 16.0, 22.5, 29.0, 13.5, 28.0, 32.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of a view in place leaves the tensor as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 2, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 2, 1, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 2, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 2, 1, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [134, 144, 146, 165, 137, 139, 150, 163, 176, 145, 174, 183],
    t6: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [141, 143, 174, 147, 183, 168, 134, 173, 156, 178, 163, 149],
    x10: [146, 157, 130, 179, 158, 143, 124, 135, 131, 145, 162, 174],
    t14: [115, 106, 164, 88, 145, 145, 130, 158, 145, 153, 121, 95],
    t15: [125, 134, 120, 152, 120, 120, 120, 120, 120, 120, 120, 145],
    t17: [136, 146, 148, 167, 139, 141, 152, 165, 178, 147, 176, 185],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Output('t8', (F32, [2, 2, 1, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Output('t10', (F32, [1, 2, 2, 3]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [1, 2, 2, 3]))
t14 = Internal('t14', (F32, [2, 2, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
t16 = Internal('t16', (F32, [1, 2, 2, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
x19 = Input('x19', (F32, [1, 2, 2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
t22 = Internal('t22', (F32, [2, 2, 3]))
t23 = Internal('t23', (F32, [2, 2, 1, 3]))
t24 = Internal('t24', (F32, [2, 2, 1, 3]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Output('t26', (F32, [1, 2, 2, 3]))
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [2, 2, 1, 3]))
x29 = Input('x29', (F32, [1, 2, 2, 3]))
c30 = Parameter('c30', (F32, [1]), [1.5])
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
t32 = Internal('t32', (F32, [2, 2, 3]))
t33 = Internal('t33', (F32, [2, 2, 1, 3]))
c34 = Parameter('c34', (F32, [1]), [0.5])
t35 = Internal('t35', (F32, [1, 2, 2, 3]))
c36 = Parameter('c36', (F32, [1]), [0.5])
t37 = Output('t37', (F32, [2, 2, 1, 3]))
c38 = Parameter('c38', (F32, [1]), [0.5])
t39 = Output('t39', (F32, [1, 2, 2, 3]))
x40 = Input('x40', (F32, [1, 2, 2, 3]))
c41 = Parameter('c41', (F32, [1]), [1.5])
t42 = Internal('t42', (F32, [1, 2, 2, 3]))
t43 = Internal('t43', (F32, [2, 2, 3]))
t44 = Output('t44', (F32, [2, 2, 1, 3]))
c45 = Parameter('c45', (F32, [1]), [0.5])
t46 = Internal('t46', (F32, [1, 2, 2, 3]))
c47 = Parameter('c47', (F32, [1]), [0.5])
t48 = Output('t48', (F32, [1, 2, 2, 3]))
x49 = Input('x49', (F32, [1, 2, 2, 3]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
t52 = Internal('t52', (F32, [2, 2, 3]))
t53 = Internal('t53', (F32, [2, 2, 1, 3]))
c54 = Parameter('c54', (F32, [1]), [0.5])
t55 = Internal('t55', (F32, [2, 2, 1, 3]))
c56 = Parameter('c56', (F32, [1]), [0.5])
t57 = Output('t57', (F32, [1, 2, 2, 3]))
c58 = Parameter('c58', (F32, [1]), [0.5])
t59 = Output('t59', (F32, [2, 2, 1, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('SQUEEZE', t13, [0]).To(t14)
model.Operation('EXPAND_DIMS', t14, 2).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('SQUEEZE', t21, [0]).To(t22)
model.Operation('EXPAND_DIMS', t22, 2).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('SQUEEZE', t31, [0]).To(t32)
model.Operation('EXPAND_DIMS', t32, 2).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('SQUEEZE', t42, [0]).To(t43)
model.Operation('EXPAND_DIMS', t43, 2).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('SQUEEZE', t51, [0]).To(t52)
model.Operation('EXPAND_DIMS', t52, 2).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [12.0, 4.0, 15.0, 2.0, 26.5, 22.0, 32.5, 6.5, 5.0, 32.0, 17.5, 11.0],
    t8: [13.0, 5.0, 16.0, 3.0, 27.5, 23.0, 33.5, 7.5, 6.0, 33.0, 18.5, 12.0],
    t10: [5.5, 5.0, 5.5, 3.0, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x11: [26.0, 8.0, 11.0, 2.5, 27.5, 30.5, 21.0, 28.0, 33.0, 10.0, 7.5, 10.5],
    t15: [27.5, 9.5, 12.5, 4.0, 29.0, 32.0, 22.5, 29.5, 34.5, 11.5, 9.0, 12.0],
    t18: [5.5, 5.5, 5.5, 3.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x19: [27.0, 3.5, 9.0, 8.0, 13.0, 30.0, 19.0, 5.0, 12.0, 4.5, 21.0, 31.0],
    t26: [28.0, 4.5, 10.0, 9.0, 14.0, 31.0, 20.0, 6.0, 13.0, 5.5, 22.0, 32.0],
    t28: [5.5, 4.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5],
    x29: [4.0, 27.5, 2.5, 2.0, 29.5, 9.0, 28.5, 3.5, 14.5, 28.0, 17.0, 19.5],
    t37: [5.0, 28.5, 3.5, 3.0, 30.5, 10.0, 29.5, 4.5, 15.5, 29.0, 18.0, 20.5],
    t39: [4.5, 28.0, 3.0, 2.5, 30.0, 9.5, 29.0, 4.0, 15.0, 28.5, 17.5, 20.0],
    x40: [23.5, 13.0, 26.0, 9.0, 30.5, 6.0, 29.0, 5.0, 17.5, 29.5, 4.0, 12.5],
    t44: [25.0, 14.5, 27.5, 10.5, 32.0, 7.5, 30.5, 6.5, 19.0, 31.0, 5.5, 14.0],
    t48: [24.0, 13.5, 26.5, 9.5, 31.0, 6.5, 29.5, 5.5, 18.0, 30.0, 4.5, 13.0],
    x49: [20.5, 30.0, 29.0, 14.0, 27.5, 32.5, 24.5, 19.0, 4.5, 18.5, 7.0, 28.5],
    t57: [21.5, 31.0, 30.0, 15.0, 28.5, 33.5, 25.5, 20.0, 5.5, 19.5, 8.0, 29.5],
    t59: [21.0, 30.5, 29.5, 14.5, 28.0, 33.0, 25.0, 19.5, 5.0, 19.0, 7.5, 29.0],
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()

# What is computed in place of a tensor leaves a view of it as it is, which is read later or is an
# output; and the same of the view.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [121])
t8 = Output('t8', (U8, [2, 2, 1, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [121])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [2, 2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [2, 2, 1, 3], 0.5, 120))
t24 = Internal('t24', (U8, [2, 2, 1, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [121])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [121])
t28 = Output('t28', (U8, [2, 2, 1, 3], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [123])
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2, 3], 0.5, 120))
t33 = Internal('t33', (U8, [2, 2, 1, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [121])
t35 = Internal('t35', (U8, [1, 2, 2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [1], 0.5, 120), [121])
t37 = Output('t37', (U8, [2, 2, 1, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [121])
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 2, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [1], 0.5, 120), [123])
t42 = Internal('t42', (U8, [1, 2, 2, 3], 0.5, 120))
t43 = Internal('t43', (U8, [2, 2, 3], 0.5, 120))
t44 = Output('t44', (U8, [2, 2, 1, 3], 0.5, 120))
c45 = Parameter('c45', (U8, [1], 0.5, 120), [121])
t46 = Internal('t46', (U8, [1, 2, 2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [121])
t48 = Output('t48', (U8, [1, 2, 2, 3], 0.5, 120))
x49 = Input('x49', (U8, [1, 2, 2, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [123])
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
t52 = Internal('t52', (U8, [2, 2, 3], 0.5, 120))
t53 = Internal('t53', (U8, [2, 2, 1, 3], 0.5, 120))
c54 = Parameter('c54', (U8, [1], 0.5, 120), [121])
t55 = Internal('t55', (U8, [2, 2, 1, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [1], 0.5, 120), [121])
t57 = Output('t57', (U8, [1, 2, 2, 3], 0.5, 120))
c58 = Parameter('c58', (U8, [1], 0.5, 120), [121])
t59 = Output('t59', (U8, [2, 2, 1, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t3).To(t6)
model.Operation('SUB', t5, c7, 0).To(t8)
model.Operation('SUB', t6, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('SQUEEZE', t13, [0]).To(t14)
model.Operation('EXPAND_DIMS', t14, 2).To(t15)
model.Operation('RELU6', t13).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('SQUEEZE', t21, [0]).To(t22)
model.Operation('EXPAND_DIMS', t22, 2).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('SUB', t21, c25, 0).To(t26)
model.Operation('SUB', t24, c27, 0).To(t28)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('SQUEEZE', t31, [0]).To(t32)
model.Operation('EXPAND_DIMS', t32, 2).To(t33)
model.Operation('SUB', t31, c34, 0).To(t35)
model.Operation('SUB', t33, c36, 0).To(t37)
model.Operation('SUB', t35, c38, 0).To(t39)
model.Operation('ADD', x40, c41, 0).To(t42)
model.Operation('SQUEEZE', t42, [0]).To(t43)
model.Operation('EXPAND_DIMS', t43, 2).To(t44)
model.Operation('SUB', t42, c45, 0).To(t46)
model.Operation('SUB', t46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('SQUEEZE', t51, [0]).To(t52)
model.Operation('EXPAND_DIMS', t52, 2).To(t53)
model.Operation('SUB', t53, c54, 0).To(t55)
model.Operation('SUB', t51, c56, 0).To(t57)
model.Operation('SUB', t55, c58, 0).To(t59)
Example({
    x1: [144, 128, 150, 124, 173, 164, 185, 133, 130, 184, 155, 142],
    t8: [146, 130, 152, 126, 175, 166, 187, 135, 132, 186, 157, 144],
    t10: [131, 130, 131, 126, 131, 131, 131, 131, 131, 131, 131, 131],
    x11: [172, 136, 142, 125, 175, 181, 162, 176, 186, 140, 135, 141],
    t15: [175, 139, 145, 128, 178, 184, 165, 179, 189, 143, 138, 144],
    t18: [131, 131, 131, 127, 131, 131, 131, 131, 131, 131, 131, 131],
    x19: [174, 127, 138, 136, 146, 180, 158, 130, 144, 129, 162, 182],
    t26: [176, 129, 140, 138, 148, 182, 160, 132, 146, 131, 164, 184],
    t28: [131, 129, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131],
    x29: [128, 175, 125, 124, 179, 138, 177, 127, 149, 176, 154, 159],
    t37: [130, 177, 127, 126, 181, 140, 179, 129, 151, 178, 156, 161],
    t39: [129, 176, 126, 125, 180, 139, 178, 128, 150, 177, 155, 160],
    x40: [167, 146, 172, 138, 181, 132, 178, 130, 155, 179, 128, 145],
    t44: [170, 149, 175, 141, 184, 135, 181, 133, 158, 182, 131, 148],
    t48: [168, 147, 173, 139, 182, 133, 179, 131, 156, 180, 129, 146],
    x49: [161, 180, 178, 148, 175, 185, 169, 158, 129, 157, 134, 177],
    t57: [163, 182, 180, 150, 177, 187, 171, 160, 131, 159, 136, 179],
    t59: [162, 181, 179, 149, 176, 186, 170, 159, 130, 158, 135, 178],
}, name='beside_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, c7, t8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18, x19, c20, t21, t22, t23, t24, c25, t26, c27, t28, x29, c30, t31, t32, t33, c34, t35, c36, t37, c38, t39, x40, c41, t42, t43, t44, c45, t46, c47, t48, x49, c50, t51, t52, t53, c54, t55, c56, t57, c58, t59)).DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
t6 = Internal('t6', (F32, [12]))
x7 = Input('x7', (F32, [2, 2, 1, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 2, 1, 3]))
x10 = Input('x10', (F32, [2, 2, 1, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [12.0, 25.5, 24.5, 23.0, 32.0, 14.0, 28.5, 19.5, 16.0, 26.0, 22.0, 25.0],
    x7: [3.5, 12.0, 15.0, 16.5, 6.0, 26.0, 33.0, 23.5, 7.5, 3.0, 12.5, 10.0],
    x10: [32.0, 18.0, 15.0, 22.0, 6.0, 19.0, 3.5, 27.0, 1.5, 30.5, 22.5, 12.0],
    t14: [-28.5, -6.0, 0.0, -5.5, 0.0, 7.0, 29.5, -3.5, 6.0, -27.5, -10.0, -2.0],
    t15: [28.5, 6.0, 0.0, 5.5, 0.0, 0.0, 0.0, 3.5, 0.0, 27.5, 10.0, 2.0],
    t17: [13.0, 26.5, 25.5, 24.0, 33.0, 15.0, 29.5, 20.5, 17.0, 27.0, 23.0, 26.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of a view is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
t6 = Internal('t6', (U8, [12], 0.5, 120))
x7 = Input('x7', (U8, [2, 2, 1, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 2, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 2, 1, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [144, 171, 169, 166, 184, 148, 177, 159, 152, 172, 164, 170],
    x7: [127, 144, 150, 153, 132, 172, 186, 167, 135, 126, 145, 140],
    x10: [184, 156, 150, 164, 132, 158, 127, 174, 123, 181, 165, 144],
    t14: [63, 108, 120, 109, 120, 134, 179, 113, 132, 65, 100, 116],
    t15: [177, 132, 120, 131, 120, 120, 120, 127, 120, 175, 140, 124],
    t17: [146, 173, 171, 168, 186, 150, 179, 161, 154, 174, 166, 172],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
