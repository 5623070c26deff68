# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: identities, and what only looks like one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The order of two bounds counts where one lies beyond the other, and where something reads in
# between.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t5 = Output('t5', (F32, [3, 4]))
c3 = Parameter('c3', (F32, [1]), [-1.5])
t6 = Internal('t6', (F32, [3, 4]))
t7 = Output('t7', (F32, [3, 4]))
t8 = Internal('t8', (F32, [3, 4]))
t9 = Output('t9', (F32, [3, 4]))
c4 = Parameter('c4', (F32, [1]), [2.0])
t10 = Internal('t10', (F32, [3, 4]))
t11 = Output('t11', (F32, [3, 4]))
t12 = Internal('t12', (F32, [3, 4]))
t13 = Output('t13', (F32, [3, 4]))
t14 = Internal('t14', (F32, [3, 4]))
t15 = Output('t15', (F32, [3, 4]))
t16 = Internal('t16', (F32, [3, 4]))
t17 = Internal('t17', (F32, [3, 4]))
t18 = Output('t18', (F32, [3, 4]))
t19 = Internal('t19', (F32, [3, 4]))
t20 = Output('t20', (F32, [3, 4]))
t21 = Output('t21', (F32, [3, 4]))
t22 = Output('t22', (F32, [3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t5)
model.Operation('MINIMUM', x1, c3).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('MINIMUM', t8, c3).To(t9)
model.Operation('MAXIMUM', x1, c4).To(t10)
model.Operation('MINIMUM', t10, c3).To(t11)
model.Operation('MINIMUM', x1, c3).To(t12)
model.Operation('MAXIMUM', t12, c4).To(t13)
model.Operation('RELU1', x1).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('ADD', x1, c4, 1).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('RELU1', t17).To(t18)
model.Operation('SUB', x1, c2, 2).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('RELU6', t5).To(t21)
model.Operation('RELU1', t5).To(t22)
Example({
    x1: [-4.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.5, 6.0, 8.0],
    t5: [-3.5, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.5, 8.5],
    t7: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t9: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t11: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t13: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    t15: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    t18: [0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t20: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0],
    t21: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.0, 6.0],
    t22: [-1.0, -1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
}, name='bounds').AddVariations('float16').DisableLifeTimeVariation()

# The order of two bounds counts where one lies beyond the other, and where something reads in
# between. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c3 = Parameter('c3', (F32, [1]), [-1.5])
t23 = Internal('t23', (F32, [3, 4]))
t24 = Output('t24', (F32, [3, 4]))
t25 = Internal('t25', (F32, [3, 4]))
t26 = Output('t26', (F32, [3, 4]))
c4 = Parameter('c4', (F32, [1]), [2.0])
t27 = Internal('t27', (F32, [3, 4]))
t28 = Output('t28', (F32, [3, 4]))
t29 = Internal('t29', (F32, [3, 4]))
t30 = Output('t30', (F32, [3, 4]))
t31 = Internal('t31', (F32, [3, 4]))
t32 = Output('t32', (F32, [3, 4]))
t33 = Internal('t33', (F32, [3, 4]))
t34 = Internal('t34', (F32, [3, 4]))
t35 = Output('t35', (F32, [3, 4]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t36 = Internal('t36', (F32, [3, 4]))
t37 = Output('t37', (F32, [3, 4]))
t38 = Internal('t38', (F32, [3, 4]))
t39 = Output('t39', (F32, [3, 4]))
t40 = Internal('t40', (F32, [3, 4]))
t41 = Output('t41', (F32, [3, 4]))
t42 = Output('t42', (F32, [3, 4]))
model = Model()
model.Operation('MINIMUM', x1, c3).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('RELU', x1).To(t25)
model.Operation('MINIMUM', t25, c3).To(t26)
model.Operation('MAXIMUM', x1, c4).To(t27)
model.Operation('MINIMUM', t27, c3).To(t28)
model.Operation('MINIMUM', x1, c3).To(t29)
model.Operation('MAXIMUM', t29, c4).To(t30)
model.Operation('RELU1', x1).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('ADD', x1, c4, 1).To(t33)
model.Operation('RELU6', t33).To(t34)
model.Operation('RELU1', t34).To(t35)
model.Operation('SUB', x1, c2, 2).To(t36)
model.Operation('RELU', t36).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('RELU6', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('RELU1', t40).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
Example({
    x1: [-4.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.5, 6.0, 8.0],
    t24: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t26: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t28: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t30: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    t32: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    t35: [0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t37: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0],
    t39: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.0, 6.0],
    t41: [-1.0, -1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t42: [-3.5, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.5, 8.5],
}, name='bounds_unshared').AddVariations('float16').DisableLifeTimeVariation()

# The order of two bounds counts where one lies beyond the other, and where something reads in
# between.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t5 = Output('t5', (U8, [3, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [117])
t6 = Internal('t6', (U8, [3, 4], 0.5, 120))
t7 = Output('t7', (U8, [3, 4], 0.5, 120))
t8 = Internal('t8', (U8, [3, 4], 0.5, 120))
t9 = Output('t9', (U8, [3, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [124])
t10 = Internal('t10', (U8, [3, 4], 0.5, 120))
t11 = Output('t11', (U8, [3, 4], 0.5, 120))
t12 = Internal('t12', (U8, [3, 4], 0.5, 120))
t13 = Output('t13', (U8, [3, 4], 0.5, 120))
t14 = Internal('t14', (U8, [3, 4], 0.5, 120))
t15 = Output('t15', (U8, [3, 4], 0.5, 120))
t16 = Internal('t16', (U8, [3, 4], 0.5, 120))
t17 = Internal('t17', (U8, [3, 4], 0.5, 120))
t18 = Output('t18', (U8, [3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [3, 4], 0.5, 120))
t20 = Output('t20', (U8, [3, 4], 0.5, 120))
t21 = Output('t21', (U8, [3, 4], 0.5, 120))
t22 = Output('t22', (U8, [3, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t5)
model.Operation('MINIMUM', x1, c3).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('MINIMUM', t8, c3).To(t9)
model.Operation('MAXIMUM', x1, c4).To(t10)
model.Operation('MINIMUM', t10, c3).To(t11)
model.Operation('MINIMUM', x1, c3).To(t12)
model.Operation('MAXIMUM', t12, c4).To(t13)
model.Operation('RELU1', x1).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('ADD', x1, c4, 1).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('RELU1', t17).To(t18)
model.Operation('SUB', x1, c2, 2).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('RELU6', t5).To(t21)
model.Operation('RELU1', t5).To(t22)
Example({
    x1: [112, 116, 117, 118, 119, 120, 121, 122, 123, 125, 132, 136],
    t5: [113, 117, 118, 119, 120, 121, 122, 123, 124, 126, 133, 137],
    t7: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
    t9: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t11: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t13: [124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124],
    t15: [120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122, 122],
    t18: [120, 120, 121, 122, 122, 122, 122, 122, 122, 122, 122, 122],
    t20: [120, 120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122],
    t21: [120, 120, 120, 120, 120, 121, 122, 123, 124, 126, 132, 132],
    t22: [118, 118, 118, 119, 120, 121, 122, 122, 122, 122, 122, 122],
}, name='bounds_quant8').AddVariations(signed(x1, c2, t5, c3, t6, t7, t8, t9, c4, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22)).DisableLifeTimeVariation()

# The order of two bounds counts where one lies beyond the other, and where something reads in
# between. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [117])
t23 = Internal('t23', (U8, [3, 4], 0.5, 120))
t24 = Output('t24', (U8, [3, 4], 0.5, 120))
t25 = Internal('t25', (U8, [3, 4], 0.5, 120))
t26 = Output('t26', (U8, [3, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [124])
t27 = Internal('t27', (U8, [3, 4], 0.5, 120))
t28 = Output('t28', (U8, [3, 4], 0.5, 120))
t29 = Internal('t29', (U8, [3, 4], 0.5, 120))
t30 = Output('t30', (U8, [3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [3, 4], 0.5, 120))
t32 = Output('t32', (U8, [3, 4], 0.5, 120))
t33 = Internal('t33', (U8, [3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [3, 4], 0.5, 120))
t35 = Output('t35', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t36 = Internal('t36', (U8, [3, 4], 0.5, 120))
t37 = Output('t37', (U8, [3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [3, 4], 0.5, 120))
t39 = Output('t39', (U8, [3, 4], 0.5, 120))
t40 = Internal('t40', (U8, [3, 4], 0.5, 120))
t41 = Output('t41', (U8, [3, 4], 0.5, 120))
t42 = Output('t42', (U8, [3, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c3).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('RELU', x1).To(t25)
model.Operation('MINIMUM', t25, c3).To(t26)
model.Operation('MAXIMUM', x1, c4).To(t27)
model.Operation('MINIMUM', t27, c3).To(t28)
model.Operation('MINIMUM', x1, c3).To(t29)
model.Operation('MAXIMUM', t29, c4).To(t30)
model.Operation('RELU1', x1).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('ADD', x1, c4, 1).To(t33)
model.Operation('RELU6', t33).To(t34)
model.Operation('RELU1', t34).To(t35)
model.Operation('SUB', x1, c2, 2).To(t36)
model.Operation('RELU', t36).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('RELU6', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('RELU1', t40).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
Example({
    x1: [112, 116, 117, 118, 119, 120, 121, 122, 123, 125, 132, 136],
    t24: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
    t26: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t28: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t30: [124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124],
    t32: [120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122, 122],
    t35: [120, 120, 121, 122, 122, 122, 122, 122, 122, 122, 122, 122],
    t37: [120, 120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122],
    t39: [120, 120, 120, 120, 120, 121, 122, 123, 124, 126, 132, 132],
    t41: [118, 118, 118, 119, 120, 121, 122, 122, 122, 122, 122, 122],
    t42: [113, 117, 118, 119, 120, 121, 122, 123, 124, 126, 133, 137],
}, name='bounds_unshared_quant8').AddVariations(signed(x1, c3, t23, t24, t25, t26, c4, t27, t28, t29, t30, t31, t32, t33, t34, t35, c2, t36, t37, t38, t39, t40, t41, t42)).DisableLifeTimeVariation()
