# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: a sum with what goes past it.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
x2 = Input('x2', (F32, [1, 2, 3, 2]))
t4 = Output('t4', (F32, [1, 2, 3, 2]))
t5 = Internal('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
t7 = Internal('t7', (F32, [1, 2, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
t9 = Internal('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
x12 = Input('x12', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Internal('t15', (F32, [1, 2, 3, 2]))
t16 = Output('t16', (F32, [1, 2, 3, 2]))
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
t18 = Output('t18', (F32, [1, 2, 3, 2]))
t19 = Internal('t19', (F32, [1, 2, 3, 2]))
t20 = Output('t20', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
t23 = Internal('t23', (F32, [1, 2, 3, 2]))
x22 = Input('x22', (F32, [1, 2, 3, 2]))
t24 = Output('t24', (F32, [1, 2, 3, 2]))
t25 = Internal('t25', (F32, [1, 2, 3, 2]))
t26 = Output('t26', (F32, [1, 2, 3, 2]))
t27 = Internal('t27', (F32, [1, 2, 3, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 2]))
t29 = Internal('t29', (F32, [1, 2, 3, 2]))
t30 = Output('t30', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t3)
model.Operation('ADD', t3, x2, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t5)
model.Operation('ADD', x2, t5, 1).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t7)
model.Operation('SUB', x2, t7, 0).To(t8)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t9)
model.Operation('MAXIMUM', t9, x2).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t13)
model.Operation('ADD', t13, x12, 0).To(t14)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t15)
model.Operation('ADD', x12, t15, 1).To(t16)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t17)
model.Operation('SUB', x12, t17, 0).To(t18)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t19)
model.Operation('MAXIMUM', t19, x12).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t23)
model.Operation('ADD', t23, x22, 0).To(t24)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t25)
model.Operation('ADD', x22, t25, 1).To(t26)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t27)
model.Operation('SUB', x22, t27, 0).To(t28)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t29)
model.Operation('MAXIMUM', t29, x22).To(t30)
Example({
    x1: [1.0, 0.5, 1.0, 1.0, 1.0, 3.5, 3.0, -4.0, -1.5, -1.5, 0.5, -1.0],
    x2: [-3.0, 4.0, 3.0, -0.5, 0.5, 3.0, -2.5, 2.0, 0.5, 1.0, 3.5, -3.0],
    t4: [0.0, 5.0, 4.0, 3.0, 1.5, 6.5, 0.5, 2.0, 1.0, 1.0, 4.0, -3.0],
    t6: [0.0, 5.0, 4.0, 3.0, 1.5, 6.5, 0.5, 2.0, 1.0, 1.0, 4.0, 0.0],
    t8: [-6.0, 3.0, 2.0, -4.0, -0.5, -0.5, -5.5, 2.0, 0.0, 1.0, 3.0, -3.0],
    t10: [3.0, 4.0, 3.0, 3.5, 1.0, 3.5, 3.0, 2.0, 0.5, 1.0, 3.5, 0.0],
    x11: [-2.5, 3.0, -3.5, -2.5, -3.5, 1.0, -0.5, 4.0, -2.5, -1.5, 3.5, 1.0],
    x12: [4.0, -2.0, 3.0, -1.0, 0.5, -0.5, 2.5, -3.5, -1.5, 1.5, -1.0, 2.0],
    t14: [4.0, 2.0, 6.5, 0.0, 4.0, 0.5, 2.5, 0.5, 2.0, 2.5, 2.5, 3.0],
    t16: [4.0, 2.0, 6.5, 0.0, 4.0, 0.5, 2.5, 0.5, 2.0, 2.5, 2.5, 3.0],
    t18: [4.0, -6.0, -0.5, -2.0, -3.0, -1.5, 2.5, -7.5, -5.0, 0.5, -4.5, 1.0],
    t20: [4.0, 4.0, 3.5, 1.0, 3.5, 1.0, 2.5, 4.0, 3.5, 1.5, 3.5, 2.0],
    x21: [3.5, -3.5, -0.5, 1.5, -2.5, 3.5, -2.5, 1.5, 1.0, -4.0, -0.5, 3.0],
    x22: [3.0, 3.5, -0.5, -2.0, 3.5, -1.0, -1.0, 2.0, -4.0, 1.5, -2.5, -0.5],
    t24: [4.0, 4.5, 0.5, -1.0, 3.0, 0.0, 0.0, 3.0, -3.0, 2.5, -3.0, 0.5],
    t26: [4.0, 4.5, 0.5, 0.0, 3.0, 0.0, 0.0, 3.0, 0.0, 2.5, 0.0, 0.5],
    t28: [2.0, 2.5, -1.5, -3.0, 4.0, -2.0, -2.0, 1.0, -5.0, 0.5, -2.0, -1.5],
    t30: [3.0, 3.5, 1.0, 1.0, 3.5, 1.0, 1.0, 2.0, 1.0, 1.5, -0.5, 1.0],
}, name='activated').AddVariations('float16').DisableLifeTimeVariation()

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 2, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 2], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 3, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Output('t18', (U8, [1, 2, 3, 2], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 3, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 2], 0.5, 120))
t23 = Internal('t23', (U8, [1, 2, 3, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 2, 3, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 2, 3, 2], 0.5, 120))
t26 = Output('t26', (U8, [1, 2, 3, 2], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 2], 0.5, 120))
t29 = Internal('t29', (U8, [1, 2, 3, 2], 0.5, 120))
t30 = Output('t30', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t3)
model.Operation('ADD', t3, x2, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t5)
model.Operation('ADD', x2, t5, 1).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t7)
model.Operation('SUB', x2, t7, 0).To(t8)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 1).To(t9)
model.Operation('MAXIMUM', t9, x2).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t13)
model.Operation('ADD', t13, x12, 0).To(t14)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t15)
model.Operation('ADD', x12, t15, 1).To(t16)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t17)
model.Operation('SUB', x12, t17, 0).To(t18)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 2, 2, 3).To(t19)
model.Operation('MAXIMUM', t19, x12).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t23)
model.Operation('ADD', t23, x22, 0).To(t24)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t25)
model.Operation('ADD', x22, t25, 1).To(t26)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t27)
model.Operation('SUB', x22, t27, 0).To(t28)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 2).To(t29)
model.Operation('MAXIMUM', t29, x22).To(t30)
Example({
    x1: [122, 121, 122, 122, 122, 127, 126, 112, 117, 117, 121, 118],
    x2: [114, 128, 126, 119, 121, 126, 115, 124, 121, 122, 127, 114],
    t4: [120, 130, 128, 126, 123, 133, 121, 124, 122, 122, 128, 114],
    t6: [120, 130, 128, 126, 123, 133, 121, 124, 122, 122, 128, 120],
    t8: [108, 126, 124, 112, 119, 119, 109, 124, 120, 122, 126, 114],
    t10: [126, 128, 126, 127, 122, 127, 126, 124, 121, 122, 127, 120],
    x11: [115, 126, 113, 115, 113, 122, 119, 128, 115, 117, 127, 122],
    x12: [128, 116, 126, 118, 121, 119, 125, 113, 117, 123, 118, 124],
    t14: [128, 124, 133, 120, 128, 121, 125, 121, 124, 125, 125, 126],
    t16: [128, 124, 133, 120, 128, 121, 125, 121, 124, 125, 125, 126],
    t18: [128, 108, 119, 116, 114, 117, 125, 105, 110, 121, 111, 122],
    t20: [128, 128, 127, 122, 127, 122, 125, 128, 127, 123, 127, 124],
    x21: [127, 113, 119, 123, 115, 127, 115, 123, 122, 112, 119, 126],
    x22: [126, 127, 119, 116, 127, 118, 118, 124, 112, 123, 115, 119],
    t24: [128, 129, 121, 118, 126, 120, 120, 126, 114, 125, 114, 121],
    t26: [128, 129, 121, 120, 126, 120, 120, 126, 120, 125, 120, 121],
    t28: [124, 125, 117, 114, 128, 116, 116, 122, 110, 121, 116, 117],
    t30: [126, 127, 122, 122, 127, 122, 122, 124, 122, 123, 119, 122],
}, name='activated_quant8').AddVariations(signed(x1, t3, x2, t4, t5, t6, t7, t8, t9, t10, x11, t13, x12, t14, t15, t16, t17, t18, t19, t20, x21, t23, x22, t24, t25, t26, t27, t28, t29, t30)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
t4 = Internal('t4', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Internal('t6', (F32, [1, 2, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 3, 2]))
t8 = Internal('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [1]), [1.0])
t11 = Output('t11', (F32, [1, 2, 3, 2]))
x12 = Input('x12', (F32, [1, 2, 3, 2]))
c13 = Parameter('c13', (F32, [1]), [0.5])
t14 = Internal('t14', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
t16 = Internal('t16', (F32, [1, 2, 3, 2]))
t17 = Output('t17', (F32, [1, 2, 3, 2]))
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
t19 = Output('t19', (F32, [1, 2, 3, 2]))
t20 = Internal('t20', (F32, [1, 2, 3, 2]))
t21 = Output('t21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [1]), [1.0])
t23 = Output('t23', (F32, [1, 2, 3, 2]))
x24 = Input('x24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [1]), [-0.5])
t26 = Output('t26', (F32, [1, 2, 3, 2]))
x27 = Input('x27', (F32, [1, 2, 3, 2]))
t28 = Internal('t28', (F32, [1, 2, 3, 2]))
t29 = Output('t29', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 2, 2, 1).To(t6)
model.Operation('ADD', t3, t6, 0).To(t7)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 2, 2, 1).To(t8)
model.Operation('MAXIMUM', t8, t3).To(t9)
model.Operation('MINIMUM', t3, c10).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t16)
model.Operation('ADD', t16, t14, 0).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 1).To(t18)
model.Operation('ADD', t14, t18, 0).To(t19)
model.Operation('MAX_POOL_2D', t17, 1, 1, 1, 2, 2, 1).To(t20)
model.Operation('MAXIMUM', t20, t14).To(t21)
model.Operation('MINIMUM', t14, c22).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('MAX_POOL_2D', x27, 1, 1, 1, 2, 2, 1).To(t28)
model.Operation('ADD', t28, t26, 0).To(t29)
Example({
    x1: [3.5, 3.5, -2.5, -1.5, 4.0, 4.0, -2.0, 1.0, 1.0, 2.0, 1.5, 1.0],
    t5: [8.0, 8.0, 2.5, 3.5, 9.0, 9.0, 0.0, 4.0, 3.5, 5.0, 4.0, 3.0],
    t7: [8.0, 8.0, 2.5, 3.5, 9.0, 9.0, 0.0, 4.0, 3.5, 5.0, 4.0, 3.0],
    t9: [8.0, 8.0, 9.0, 9.0, 9.0, 9.0, 3.5, 5.0, 4.0, 5.0, 4.0, 3.0],
    t11: [1.0, 1.0, -2.0, -1.0, 1.0, 1.0, -1.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    x12: [-2.0, -2.5, 1.5, 0.5, 3.5, 0.5, 1.0, -2.5, 3.5, 3.5, 3.0, 2.0],
    x15: [-3.0, 3.0, -2.5, -4.0, -2.5, 3.0, -4.0, -1.0, -2.5, 2.0, -1.5, -2.0],
    t17: [-4.0, 1.0, 0.5, 4.0, 2.5, 4.0, -1.0, 0.0, 2.5, 6.0, 2.0, 0.5],
    t19: [-1.5, 1.0, 2.0, 4.0, 4.0, 4.0, 1.5, 0.0, 4.0, 6.0, 3.5, 2.5],
    t21: [2.5, 6.0, 2.5, 6.0, 4.0, 4.0, 2.5, 6.0, 4.0, 6.0, 3.5, 2.5],
    t23: [-1.5, -2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -2.0, 1.0, 1.0, 1.0, 1.0],
    x24: [-3.5, 0.5, -2.5, 1.0, 3.0, 4.0, -1.5, 3.5, -3.0, 3.5, 3.0, -2.0],
    t26: [-4.0, 0.0, -3.0, 0.5, 2.5, 3.5, -2.0, 3.0, -3.5, 3.0, 2.5, -2.5],
    x27: [1.5, 1.0, -3.5, -4.0, 3.5, -2.0, -1.0, 1.0, -3.0, -1.0, -2.0, -3.5],
    t29: [-2.5, 1.0, 0.5, 0.5, 6.0, 3.5, -2.0, 4.0, -3.5, 3.0, 2.5, -2.5],
}, name='kept').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t30 = Internal('t30', (F32, [1, 2, 3, 2]))
t31 = Internal('t31', (F32, [1, 2, 3, 2]))
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
t33 = Output('t33', (F32, [1, 2, 3, 2]))
t34 = Internal('t34', (F32, [1, 2, 3, 2]))
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
t36 = Internal('t36', (F32, [1, 2, 3, 2]))
t37 = Output('t37', (F32, [1, 2, 3, 2]))
t38 = Internal('t38', (F32, [1, 2, 3, 2]))
t39 = Internal('t39', (F32, [1, 2, 3, 2]))
t40 = Internal('t40', (F32, [1, 2, 3, 2]))
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
t42 = Internal('t42', (F32, [1, 2, 3, 2]))
t43 = Internal('t43', (F32, [1, 2, 3, 2]))
t44 = Output('t44', (F32, [1, 2, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [1]), [1.0])
t46 = Output('t46', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
t47 = Internal('t47', (F32, [1, 2, 3, 2]))
x12 = Input('x12', (F32, [1, 2, 3, 2]))
c13 = Parameter('c13', (F32, [1]), [0.5])
t48 = Internal('t48', (F32, [1, 2, 3, 2]))
t49 = Output('t49', (F32, [1, 2, 3, 2]))
t50 = Internal('t50', (F32, [1, 2, 3, 2]))
t51 = Internal('t51', (F32, [1, 2, 3, 2]))
t52 = Output('t52', (F32, [1, 2, 3, 2]))
t53 = Internal('t53', (F32, [1, 2, 3, 2]))
t54 = Internal('t54', (F32, [1, 2, 3, 2]))
t55 = Internal('t55', (F32, [1, 2, 3, 2]))
t56 = Internal('t56', (F32, [1, 2, 3, 2]))
t57 = Internal('t57', (F32, [1, 2, 3, 2]))
t58 = Output('t58', (F32, [1, 2, 3, 2]))
t59 = Internal('t59', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [1]), [1.0])
t60 = Output('t60', (F32, [1, 2, 3, 2]))
x27 = Input('x27', (F32, [1, 2, 3, 2]))
t61 = Internal('t61', (F32, [1, 2, 3, 2]))
x24 = Input('x24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [1]), [-0.5])
t62 = Internal('t62', (F32, [1, 2, 3, 2]))
t63 = Output('t63', (F32, [1, 2, 3, 2]))
t64 = Output('t64', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t30)
model.Operation('MAX_POOL_2D', t30, 1, 1, 1, 2, 2, 0).To(t31)
model.Operation('ADD', x1, c2, 0).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('ADD', x1, c2, 0).To(t34)
model.Operation('ADD', x1, c2, 0).To(t35)
model.Operation('MAX_POOL_2D', t35, 1, 1, 1, 2, 2, 1).To(t36)
model.Operation('ADD', t34, t36, 0).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('MAX_POOL_2D', t38, 1, 1, 1, 2, 2, 0).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('ADD', t39, t40, 0).To(t41)
model.Operation('MAX_POOL_2D', t41, 1, 1, 1, 2, 2, 1).To(t42)
model.Operation('ADD', x1, c2, 0).To(t43)
model.Operation('MAXIMUM', t42, t43).To(t44)
model.Operation('ADD', x1, c2, 0).To(t45)
model.Operation('MINIMUM', t45, c10).To(t46)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t47)
model.Operation('ADD', x12, c13, 0).To(t48)
model.Operation('ADD', t47, t48, 0).To(t49)
model.Operation('ADD', x12, c13, 0).To(t50)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 1).To(t51)
model.Operation('ADD', t50, t51, 0).To(t52)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t53)
model.Operation('ADD', x12, c13, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('MAX_POOL_2D', t55, 1, 1, 1, 2, 2, 1).To(t56)
model.Operation('ADD', x12, c13, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x12, c13, 0).To(t59)
model.Operation('MINIMUM', t59, c22).To(t60)
model.Operation('MAX_POOL_2D', x27, 1, 1, 1, 2, 2, 1).To(t61)
model.Operation('ADD', x24, c25, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x24, c25, 0).To(t64)
Example({
    x1: [3.5, 3.5, -2.5, -1.5, 4.0, 4.0, -2.0, 1.0, 1.0, 2.0, 1.5, 1.0],
    t33: [8.0, 8.0, 2.5, 3.5, 9.0, 9.0, 0.0, 4.0, 3.5, 5.0, 4.0, 3.0],
    t37: [8.0, 8.0, 2.5, 3.5, 9.0, 9.0, 0.0, 4.0, 3.5, 5.0, 4.0, 3.0],
    t44: [8.0, 8.0, 9.0, 9.0, 9.0, 9.0, 3.5, 5.0, 4.0, 5.0, 4.0, 3.0],
    t46: [1.0, 1.0, -2.0, -1.0, 1.0, 1.0, -1.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    x15: [-3.0, 3.0, -2.5, -4.0, -2.5, 3.0, -4.0, -1.0, -2.5, 2.0, -1.5, -2.0],
    x12: [-2.0, -2.5, 1.5, 0.5, 3.5, 0.5, 1.0, -2.5, 3.5, 3.5, 3.0, 2.0],
    t49: [-4.0, 1.0, 0.5, 4.0, 2.5, 4.0, -1.0, 0.0, 2.5, 6.0, 2.0, 0.5],
    t52: [-1.5, 1.0, 2.0, 4.0, 4.0, 4.0, 1.5, 0.0, 4.0, 6.0, 3.5, 2.5],
    t58: [2.5, 6.0, 2.5, 6.0, 4.0, 4.0, 2.5, 6.0, 4.0, 6.0, 3.5, 2.5],
    t60: [-1.5, -2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -2.0, 1.0, 1.0, 1.0, 1.0],
    x27: [1.5, 1.0, -3.5, -4.0, 3.5, -2.0, -1.0, 1.0, -3.0, -1.0, -2.0, -3.5],
    x24: [-3.5, 0.5, -2.5, 1.0, 3.0, 4.0, -1.5, 3.5, -3.0, 3.5, 3.0, -2.0],
    t63: [-2.5, 1.0, 0.5, 0.5, 6.0, 3.5, -2.0, 4.0, -3.5, 3.0, 2.5, -2.5],
    t64: [-4.0, 0.0, -3.0, 0.5, 2.5, 3.5, -2.0, 3.0, -3.5, 3.0, 2.5, -2.5],
}, name='kept_unshared').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 3, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [122])
t11 = Output('t11', (U8, [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [121])
t14 = Internal('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Output('t17', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 2, 3, 2], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 3, 2], 0.5, 120))
t21 = Output('t21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [122])
t23 = Output('t23', (U8, [1, 2, 3, 2], 0.5, 120))
x24 = Input('x24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [119])
t26 = Output('t26', (U8, [1, 2, 3, 2], 0.5, 120))
x27 = Input('x27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Internal('t28', (U8, [1, 2, 3, 2], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 2, 2, 1).To(t6)
model.Operation('ADD', t3, t6, 0).To(t7)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 2, 2, 1).To(t8)
model.Operation('MAXIMUM', t8, t3).To(t9)
model.Operation('MINIMUM', t3, c10).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t16)
model.Operation('ADD', t16, t14, 0).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 1).To(t18)
model.Operation('ADD', t14, t18, 0).To(t19)
model.Operation('MAX_POOL_2D', t17, 1, 1, 1, 2, 2, 1).To(t20)
model.Operation('MAXIMUM', t20, t14).To(t21)
model.Operation('MINIMUM', t14, c22).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('MAX_POOL_2D', x27, 1, 1, 1, 2, 2, 1).To(t28)
model.Operation('ADD', t28, t26, 0).To(t29)
Example({
    x1: [127, 127, 115, 117, 128, 128, 116, 122, 122, 124, 123, 122],
    t5: [136, 136, 125, 127, 138, 138, 120, 128, 127, 130, 128, 126],
    t7: [136, 136, 125, 127, 138, 138, 120, 128, 127, 130, 128, 126],
    t9: [136, 136, 138, 138, 138, 138, 127, 130, 128, 130, 128, 126],
    t11: [122, 122, 116, 118, 122, 122, 117, 122, 122, 122, 122, 122],
    x12: [116, 115, 123, 121, 127, 121, 122, 115, 127, 127, 126, 124],
    x15: [114, 126, 115, 112, 115, 126, 112, 118, 115, 124, 117, 116],
    t17: [112, 122, 121, 128, 125, 128, 118, 120, 125, 132, 124, 121],
    t19: [117, 122, 124, 128, 128, 128, 123, 120, 128, 132, 127, 125],
    t21: [125, 132, 125, 132, 128, 128, 125, 132, 128, 132, 127, 125],
    t23: [117, 116, 122, 122, 122, 122, 122, 116, 122, 122, 122, 122],
    x24: [113, 121, 115, 122, 126, 128, 117, 127, 114, 127, 126, 116],
    t26: [112, 120, 114, 121, 125, 127, 116, 126, 113, 126, 125, 115],
    x27: [123, 122, 113, 112, 127, 116, 118, 122, 114, 118, 116, 113],
    t29: [115, 122, 121, 121, 132, 127, 116, 128, 113, 126, 125, 115],
}, name='kept_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, t7, t8, t9, c10, t11, x12, c13, t14, x15, t16, t17, t18, t19, t20, t21, c22, t23, x24, c25, t26, x27, t28, t29)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t30 = Internal('t30', (U8, [1, 2, 3, 2], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 3, 2], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 3, 2], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 2], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 3, 2], 0.5, 120))
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
t36 = Internal('t36', (U8, [1, 2, 3, 2], 0.5, 120))
t37 = Output('t37', (U8, [1, 2, 3, 2], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 3, 2], 0.5, 120))
t40 = Internal('t40', (U8, [1, 2, 3, 2], 0.5, 120))
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Internal('t42', (U8, [1, 2, 3, 2], 0.5, 120))
t43 = Internal('t43', (U8, [1, 2, 3, 2], 0.5, 120))
t44 = Output('t44', (U8, [1, 2, 3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [122])
t46 = Output('t46', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [121])
t48 = Internal('t48', (U8, [1, 2, 3, 2], 0.5, 120))
t49 = Output('t49', (U8, [1, 2, 3, 2], 0.5, 120))
t50 = Internal('t50', (U8, [1, 2, 3, 2], 0.5, 120))
t51 = Internal('t51', (U8, [1, 2, 3, 2], 0.5, 120))
t52 = Output('t52', (U8, [1, 2, 3, 2], 0.5, 120))
t53 = Internal('t53', (U8, [1, 2, 3, 2], 0.5, 120))
t54 = Internal('t54', (U8, [1, 2, 3, 2], 0.5, 120))
t55 = Internal('t55', (U8, [1, 2, 3, 2], 0.5, 120))
t56 = Internal('t56', (U8, [1, 2, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 2], 0.5, 120))
t58 = Output('t58', (U8, [1, 2, 3, 2], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [122])
t60 = Output('t60', (U8, [1, 2, 3, 2], 0.5, 120))
x27 = Input('x27', (U8, [1, 2, 3, 2], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 3, 2], 0.5, 120))
x24 = Input('x24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [119])
t62 = Internal('t62', (U8, [1, 2, 3, 2], 0.5, 120))
t63 = Output('t63', (U8, [1, 2, 3, 2], 0.5, 120))
t64 = Output('t64', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t30)
model.Operation('MAX_POOL_2D', t30, 1, 1, 1, 2, 2, 0).To(t31)
model.Operation('ADD', x1, c2, 0).To(t32)
model.Operation('ADD', t31, t32, 0).To(t33)
model.Operation('ADD', x1, c2, 0).To(t34)
model.Operation('ADD', x1, c2, 0).To(t35)
model.Operation('MAX_POOL_2D', t35, 1, 1, 1, 2, 2, 1).To(t36)
model.Operation('ADD', t34, t36, 0).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('MAX_POOL_2D', t38, 1, 1, 1, 2, 2, 0).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('ADD', t39, t40, 0).To(t41)
model.Operation('MAX_POOL_2D', t41, 1, 1, 1, 2, 2, 1).To(t42)
model.Operation('ADD', x1, c2, 0).To(t43)
model.Operation('MAXIMUM', t42, t43).To(t44)
model.Operation('ADD', x1, c2, 0).To(t45)
model.Operation('MINIMUM', t45, c10).To(t46)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t47)
model.Operation('ADD', x12, c13, 0).To(t48)
model.Operation('ADD', t47, t48, 0).To(t49)
model.Operation('ADD', x12, c13, 0).To(t50)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 1).To(t51)
model.Operation('ADD', t50, t51, 0).To(t52)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 2, 2, 0).To(t53)
model.Operation('ADD', x12, c13, 0).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('MAX_POOL_2D', t55, 1, 1, 1, 2, 2, 1).To(t56)
model.Operation('ADD', x12, c13, 0).To(t57)
model.Operation('MAXIMUM', t56, t57).To(t58)
model.Operation('ADD', x12, c13, 0).To(t59)
model.Operation('MINIMUM', t59, c22).To(t60)
model.Operation('MAX_POOL_2D', x27, 1, 1, 1, 2, 2, 1).To(t61)
model.Operation('ADD', x24, c25, 0).To(t62)
model.Operation('ADD', t61, t62, 0).To(t63)
model.Operation('ADD', x24, c25, 0).To(t64)
Example({
    x1: [127, 127, 115, 117, 128, 128, 116, 122, 122, 124, 123, 122],
    t33: [136, 136, 125, 127, 138, 138, 120, 128, 127, 130, 128, 126],
    t37: [136, 136, 125, 127, 138, 138, 120, 128, 127, 130, 128, 126],
    t44: [136, 136, 138, 138, 138, 138, 127, 130, 128, 130, 128, 126],
    t46: [122, 122, 116, 118, 122, 122, 117, 122, 122, 122, 122, 122],
    x15: [114, 126, 115, 112, 115, 126, 112, 118, 115, 124, 117, 116],
    x12: [116, 115, 123, 121, 127, 121, 122, 115, 127, 127, 126, 124],
    t49: [112, 122, 121, 128, 125, 128, 118, 120, 125, 132, 124, 121],
    t52: [117, 122, 124, 128, 128, 128, 123, 120, 128, 132, 127, 125],
    t58: [125, 132, 125, 132, 128, 128, 125, 132, 128, 132, 127, 125],
    t60: [117, 116, 122, 122, 122, 122, 122, 116, 122, 122, 122, 122],
    x27: [123, 122, 113, 112, 127, 116, 118, 122, 114, 118, 116, 113],
    x24: [113, 121, 115, 122, 126, 128, 117, 127, 114, 127, 126, 116],
    t63: [115, 122, 121, 121, 132, 127, 116, 128, 113, 126, 125, 115],
    t64: [112, 120, 114, 121, 125, 127, 116, 126, 113, 126, 125, 115],
}, name='kept_unshared_quant8').AddVariations(signed(x1, c2, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43, t44, t45, c10, t46, x15, t47, x12, c13, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, c22, t60, x27, t61, x24, c25, t62, t63, t64)).DisableLifeTimeVariation()
