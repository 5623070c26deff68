# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: a sum with what goes past it.

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
c3 = Parameter('c3', (F32, [2]), [2.0, -1.0])
t4 = Internal('t4', (F32, [1, 2, 3, 2]))
x2 = Input('x2', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [2]), [2.0, -1.0])
t7 = Internal('t7', (F32, [1, 2, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
c9 = Parameter('c9', (F32, [2]), [2.0, -1.0])
t10 = Internal('t10', (F32, [1, 2, 3, 2]))
t11 = Output('t11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [2]), [2.0, -1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [2]), [2.0, -1.0])
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
t19 = Output('t19', (F32, [1, 2, 3, 2]))
c20 = Parameter('c20', (F32, [2]), [2.0, -1.0])
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
t22 = Output('t22', (F32, [1, 2, 3, 2]))
c23 = Parameter('c23', (F32, [2]), [2.0, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
t25 = Output('t25', (F32, [1, 2, 3, 2]))
c26 = Parameter('c26', (F32, [2]), [2.0, -1.0])
t27 = Internal('t27', (F32, [1, 2, 3, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 2]))
x29 = Input('x29', (F32, [1, 2, 3, 2]))
c31 = Parameter('c31', (F32, [2]), [2.0, -1.0])
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
x30 = Input('x30', (F32, [1, 2, 3, 2]))
t33 = Output('t33', (F32, [1, 2, 3, 2]))
c34 = Parameter('c34', (F32, [2]), [2.0, -1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
t36 = Output('t36', (F32, [1, 2, 3, 2]))
c37 = Parameter('c37', (F32, [2]), [2.0, -1.0])
t38 = Internal('t38', (F32, [1, 2, 3, 2]))
t39 = Output('t39', (F32, [1, 2, 3, 2]))
c40 = Parameter('c40', (F32, [2]), [2.0, -1.0])
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
t42 = Output('t42', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('MUL', x1, c3, 1).To(t4)
model.Operation('ADD', t4, x2, 0).To(t5)
model.Operation('MUL', x1, c6, 1).To(t7)
model.Operation('ADD', x2, t7, 1).To(t8)
model.Operation('MUL', x1, c9, 1).To(t10)
model.Operation('SUB', x2, t10, 0).To(t11)
model.Operation('MUL', x1, c12, 1).To(t13)
model.Operation('MAXIMUM', t13, x2).To(t14)
model.Operation('MUL', x15, c17, 3).To(t18)
model.Operation('ADD', t18, x16, 0).To(t19)
model.Operation('MUL', x15, c20, 3).To(t21)
model.Operation('ADD', x16, t21, 1).To(t22)
model.Operation('MUL', x15, c23, 3).To(t24)
model.Operation('SUB', x16, t24, 0).To(t25)
model.Operation('MUL', x15, c26, 3).To(t27)
model.Operation('MAXIMUM', t27, x16).To(t28)
model.Operation('MUL', x29, c31, 2).To(t32)
model.Operation('ADD', t32, x30, 0).To(t33)
model.Operation('MUL', x29, c34, 2).To(t35)
model.Operation('ADD', x30, t35, 1).To(t36)
model.Operation('MUL', x29, c37, 2).To(t38)
model.Operation('SUB', x30, t38, 0).To(t39)
model.Operation('MUL', x29, c40, 2).To(t41)
model.Operation('MAXIMUM', t41, x30).To(t42)
Example({
    x1: [4.0, -2.0, 2.0, 3.5, -3.0, 1.0, 3.5, 3.5, 4.0, -2.5, 1.0, 0.5],
    x2: [1.0, 2.0, -4.0, 2.5, -2.5, -1.5, -2.5, 3.0, -2.0, 3.0, 3.5, 4.0],
    t5: [9.0, 4.0, 0.0, 2.5, -2.5, -1.5, 4.5, 3.0, 6.0, 5.5, 5.5, 4.0],
    t8: [9.0, 4.0, 0.0, 2.5, 0.0, 0.0, 4.5, 3.0, 6.0, 5.5, 5.5, 4.0],
    t11: [-7.0, 0.0, -8.0, 2.5, -2.5, -1.5, -9.5, 3.0, -10.0, 0.5, 1.5, 4.0],
    t14: [8.0, 2.0, 4.0, 2.5, 0.0, 0.0, 7.0, 3.0, 8.0, 3.0, 3.5, 4.0],
    x15: [1.5, 2.5, 1.0, -3.0, 1.0, -4.0, 4.0, 1.5, 4.0, -3.5, 1.5, 1.5],
    x16: [3.5, -4.0, 1.0, -2.0, -2.0, -3.0, 1.0, 2.5, -3.0, -4.0, -0.5, 0.5],
    t19: [6.5, -4.0, 3.0, 1.0, 0.0, 1.0, 7.0, 2.5, 3.0, -0.5, 2.5, 0.5],
    t22: [6.5, 0.0, 3.0, 1.0, 0.0, 1.0, 7.0, 2.5, 3.0, 0.0, 2.5, 0.5],
    t25: [0.5, -4.0, -1.0, -5.0, -4.0, -7.0, -5.0, 2.5, -9.0, -7.5, -3.5, 0.5],
    t28: [3.5, 0.0, 2.0, 3.0, 2.0, 4.0, 6.0, 2.5, 6.0, 3.5, 3.0, 0.5],
    x29: [3.5, 1.5, 3.0, 1.0, -4.0, 2.0, 1.0, -2.0, -3.5, -0.5, -3.0, -2.5],
    x30: [-3.5, -1.0, 1.5, -3.5, -0.5, 3.0, -3.0, 2.0, 3.0, 3.5, -1.0, -2.5],
    t33: [-2.5, -2.0, 2.5, -4.5, -1.5, 2.0, -2.0, 3.0, 2.0, 4.0, -2.0, -1.5],
    t36: [0.0, 0.0, 2.5, 0.0, 0.0, 2.0, 0.0, 3.0, 2.0, 4.0, 0.0, 0.0],
    t39: [-4.5, 0.0, 0.5, -2.5, 0.5, 4.0, -4.0, 1.0, 4.0, 3.0, 0.0, -3.5],
    t42: [1.0, -1.0, 1.5, -1.0, -0.5, 3.0, 1.0, 2.0, 3.0, 3.5, -1.0, 1.0],
}, name='activated').AddVariations('float16').DisableLifeTimeVariation()

# The activation of a result comes before the sum, and the sum's own after it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2], 0.5, 120), [124, 118])
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [2], 0.5, 120), [124, 118])
t7 = Internal('t7', (U8, [1, 2, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [2], 0.5, 120), [124, 118])
t10 = Internal('t10', (U8, [1, 2, 3, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2], 0.5, 120), [124, 118])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c17 = Parameter('c17', (U8, [2], 0.5, 120), [124, 118])
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 3, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 2, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2], 0.5, 120), [124, 118])
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 2, 3, 2], 0.5, 120))
c23 = Parameter('c23', (U8, [2], 0.5, 120), [124, 118])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
t25 = Output('t25', (U8, [1, 2, 3, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2], 0.5, 120), [124, 118])
t27 = Internal('t27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 2], 0.5, 120))
c31 = Parameter('c31', (U8, [2], 0.5, 120), [124, 118])
t32 = Internal('t32', (U8, [1, 2, 3, 2], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 2], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2], 0.5, 120), [124, 118])
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 3, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [2], 0.5, 120), [124, 118])
t38 = Internal('t38', (U8, [1, 2, 3, 2], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2], 0.5, 120), [124, 118])
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Output('t42', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c3, 1).To(t4)
model.Operation('ADD', t4, x2, 0).To(t5)
model.Operation('MUL', x1, c6, 1).To(t7)
model.Operation('ADD', x2, t7, 1).To(t8)
model.Operation('MUL', x1, c9, 1).To(t10)
model.Operation('SUB', x2, t10, 0).To(t11)
model.Operation('MUL', x1, c12, 1).To(t13)
model.Operation('MAXIMUM', t13, x2).To(t14)
model.Operation('MUL', x15, c17, 3).To(t18)
model.Operation('ADD', t18, x16, 0).To(t19)
model.Operation('MUL', x15, c20, 3).To(t21)
model.Operation('ADD', x16, t21, 1).To(t22)
model.Operation('MUL', x15, c23, 3).To(t24)
model.Operation('SUB', x16, t24, 0).To(t25)
model.Operation('MUL', x15, c26, 3).To(t27)
model.Operation('MAXIMUM', t27, x16).To(t28)
model.Operation('MUL', x29, c31, 2).To(t32)
model.Operation('ADD', t32, x30, 0).To(t33)
model.Operation('MUL', x29, c34, 2).To(t35)
model.Operation('ADD', x30, t35, 1).To(t36)
model.Operation('MUL', x29, c37, 2).To(t38)
model.Operation('SUB', x30, t38, 0).To(t39)
model.Operation('MUL', x29, c40, 2).To(t41)
model.Operation('MAXIMUM', t41, x30).To(t42)
Example({
    x1: [128, 116, 124, 127, 114, 122, 127, 127, 128, 115, 122, 121],
    x2: [122, 124, 112, 125, 115, 117, 115, 126, 116, 126, 127, 128],
    t5: [138, 128, 120, 125, 115, 117, 129, 126, 132, 131, 131, 128],
    t8: [138, 128, 120, 125, 120, 120, 129, 126, 132, 131, 131, 128],
    t11: [106, 120, 104, 125, 115, 117, 101, 126, 100, 121, 123, 128],
    t14: [136, 124, 128, 125, 120, 120, 134, 126, 136, 126, 127, 128],
    x15: [123, 125, 122, 114, 122, 112, 128, 123, 128, 113, 123, 123],
    x16: [127, 112, 122, 116, 116, 114, 122, 125, 114, 112, 119, 121],
    t19: [133, 112, 126, 122, 120, 122, 134, 125, 126, 119, 125, 121],
    t22: [133, 120, 126, 122, 120, 122, 134, 125, 126, 120, 125, 121],
    t25: [121, 112, 118, 110, 112, 106, 110, 125, 102, 105, 113, 121],
    t28: [127, 120, 124, 126, 124, 128, 132, 125, 132, 127, 126, 121],
    x29: [127, 123, 126, 122, 112, 124, 122, 116, 113, 119, 114, 115],
    x30: [113, 118, 123, 113, 119, 126, 114, 124, 126, 127, 118, 115],
    t33: [115, 116, 125, 111, 117, 124, 116, 126, 124, 128, 116, 117],
    t36: [120, 120, 125, 120, 120, 124, 120, 126, 124, 128, 120, 120],
    t39: [111, 120, 121, 115, 121, 128, 112, 122, 128, 126, 120, 113],
    t42: [122, 118, 123, 118, 119, 126, 122, 124, 126, 127, 118, 122],
}, name='activated_quant8').AddVariations(signed(x1, c3, t4, x2, t5, c6, t7, t8, c9, t10, t11, c12, t13, t14, x15, c17, t18, x16, t19, c20, t21, t22, c23, t24, t25, c26, t27, t28, x29, c31, t32, x30, t33, c34, t35, t36, c37, t38, t39, c40, t41, t42)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
c4 = Parameter('c4', (F32, [2]), [2.0, -1.0])
t5 = Internal('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [2]), [2.0, -1.0])
t8 = Internal('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [2.0, -1.0])
t11 = Internal('t11', (F32, [1, 2, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 3, 2]))
c13 = Parameter('c13', (F32, [1]), [1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
x18 = Input('x18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [2]), [2.0, -1.0])
t20 = Internal('t20', (F32, [1, 2, 3, 2]))
t21 = Output('t21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2]), [2.0, -1.0])
t23 = Internal('t23', (F32, [1, 2, 3, 2]))
t24 = Output('t24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [2]), [2.0, -1.0])
t26 = Internal('t26', (F32, [1, 2, 3, 2]))
t27 = Output('t27', (F32, [1, 2, 3, 2]))
c28 = Parameter('c28', (F32, [1]), [1.0])
t29 = Output('t29', (F32, [1, 2, 3, 2]))
x30 = Input('x30', (F32, [1, 2, 3, 2]))
c31 = Parameter('c31', (F32, [1]), [-0.5])
t32 = Output('t32', (F32, [1, 2, 3, 2]))
x33 = Input('x33', (F32, [1, 2, 3, 2]))
c34 = Parameter('c34', (F32, [2]), [2.0, -1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
t36 = Output('t36', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', t5, t3, 0).To(t6)
model.Operation('MUL', t3, c7, 1).To(t8)
model.Operation('ADD', t3, t8, 0).To(t9)
model.Operation('MUL', t6, c10, 1).To(t11)
model.Operation('MAXIMUM', t11, t3).To(t12)
model.Operation('MINIMUM', t3, c13).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('MUL', x18, c19, 0).To(t20)
model.Operation('ADD', t20, t17, 0).To(t21)
model.Operation('MUL', x18, c22, 1).To(t23)
model.Operation('ADD', t17, t23, 0).To(t24)
model.Operation('MUL', t21, c25, 1).To(t26)
model.Operation('MAXIMUM', t26, t17).To(t27)
model.Operation('MINIMUM', t17, c28).To(t29)
model.Operation('ADD', x30, c31, 0).To(t32)
model.Operation('MUL', x33, c34, 1).To(t35)
model.Operation('ADD', t35, t32, 0).To(t36)
Example({
    x1: [1.0, -0.5, 0.5, -0.5, 1.0, -4.0, 1.0, -3.0, 1.5, 2.5, 2.0, -2.5],
    t6: [4.5, 0.0, 3.0, 0.0, 4.5, 0.0, 4.5, 0.0, 6.0, 0.0, 7.5, 0.0],
    t9: [4.5, 0.0, 3.0, 0.0, 4.5, 0.0, 4.5, 0.0, 6.0, 3.0, 7.5, 0.0],
    t12: [9.0, 0.0, 6.0, 0.0, 9.0, 0.0, 9.0, 0.0, 12.0, 3.0, 15.0, 0.0],
    t14: [1.0, 0.0, 1.0, 0.0, 1.0, -3.5, 1.0, -2.5, 1.0, 1.0, 1.0, -2.0],
    x15: [3.5, 3.0, -2.0, -3.0, 0.5, 3.0, 2.5, -4.0, -3.5, 3.0, 1.5, 1.5],
    x18: [-2.5, 3.0, 1.0, -2.0, 3.5, 3.5, 3.5, 1.0, 3.5, -3.5, 1.0, -0.5],
    t21: [-1.0, 0.5, 0.5, -0.5, 8.0, 0.0, 10.0, -4.5, 4.0, 7.0, 4.0, 2.5],
    t24: [4.0, 3.5, 0.5, -0.5, 8.0, 3.5, 10.0, -3.5, 4.0, 7.0, 4.0, 2.5],
    t27: [4.0, 3.5, 1.0, 0.5, 16.0, 3.5, 20.0, 4.5, 8.0, 3.5, 8.0, 2.0],
    t29: [1.0, 1.0, -1.5, -2.5, 1.0, 1.0, 1.0, -3.5, -3.0, 1.0, 1.0, 1.0],
    x30: [-2.0, -2.0, -2.0, -1.5, -0.5, 1.0, -2.0, -3.5, -3.0, -0.5, 4.0, 1.0],
    t32: [-2.5, -2.5, -2.5, -2.0, -1.0, 0.5, -2.5, -4.0, -3.5, -1.0, 3.5, 0.5],
    x33: [1.0, -3.5, -3.0, 1.0, -4.0, 1.5, 1.0, -1.0, -1.5, 2.5, 1.0, -1.0],
    t36: [-0.5, 1.0, -2.5, -2.0, -1.0, 0.5, -0.5, -3.0, -3.5, -1.0, 5.5, 1.5],
}, name='kept').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t37 = Internal('t37', (F32, [1, 2, 3, 2]))
c4 = Parameter('c4', (F32, [2]), [2.0, -1.0])
t38 = Internal('t38', (F32, [1, 2, 3, 2]))
t39 = Internal('t39', (F32, [1, 2, 3, 2]))
t40 = Output('t40', (F32, [1, 2, 3, 2]))
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
t42 = Internal('t42', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [2]), [2.0, -1.0])
t43 = Internal('t43', (F32, [1, 2, 3, 2]))
t44 = Output('t44', (F32, [1, 2, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
t46 = Internal('t46', (F32, [1, 2, 3, 2]))
t47 = Internal('t47', (F32, [1, 2, 3, 2]))
t48 = Internal('t48', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [2.0, -1.0])
t49 = Internal('t49', (F32, [1, 2, 3, 2]))
t50 = Internal('t50', (F32, [1, 2, 3, 2]))
t51 = Output('t51', (F32, [1, 2, 3, 2]))
t52 = Internal('t52', (F32, [1, 2, 3, 2]))
c13 = Parameter('c13', (F32, [1]), [1.0])
t53 = Output('t53', (F32, [1, 2, 3, 2]))
x18 = Input('x18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [2]), [2.0, -1.0])
t54 = Internal('t54', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t55 = Internal('t55', (F32, [1, 2, 3, 2]))
t56 = Output('t56', (F32, [1, 2, 3, 2]))
t57 = Internal('t57', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2]), [2.0, -1.0])
t58 = Internal('t58', (F32, [1, 2, 3, 2]))
t59 = Output('t59', (F32, [1, 2, 3, 2]))
t60 = Internal('t60', (F32, [1, 2, 3, 2]))
t61 = Internal('t61', (F32, [1, 2, 3, 2]))
t62 = Internal('t62', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [2]), [2.0, -1.0])
t63 = Internal('t63', (F32, [1, 2, 3, 2]))
t64 = Internal('t64', (F32, [1, 2, 3, 2]))
t65 = Output('t65', (F32, [1, 2, 3, 2]))
t66 = Internal('t66', (F32, [1, 2, 3, 2]))
c28 = Parameter('c28', (F32, [1]), [1.0])
t67 = Output('t67', (F32, [1, 2, 3, 2]))
x33 = Input('x33', (F32, [1, 2, 3, 2]))
c34 = Parameter('c34', (F32, [2]), [2.0, -1.0])
t68 = Internal('t68', (F32, [1, 2, 3, 2]))
x30 = Input('x30', (F32, [1, 2, 3, 2]))
c31 = Parameter('c31', (F32, [1]), [-0.5])
t69 = Internal('t69', (F32, [1, 2, 3, 2]))
t70 = Output('t70', (F32, [1, 2, 3, 2]))
t71 = Output('t71', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t37)
model.Operation('MUL', t37, c4, 0).To(t38)
model.Operation('ADD', x1, c2, 0).To(t39)
model.Operation('ADD', t38, t39, 0).To(t40)
model.Operation('ADD', x1, c2, 0).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
model.Operation('MUL', t42, c7, 1).To(t43)
model.Operation('ADD', t41, t43, 0).To(t44)
model.Operation('ADD', x1, c2, 0).To(t45)
model.Operation('MUL', t45, c4, 0).To(t46)
model.Operation('ADD', x1, c2, 0).To(t47)
model.Operation('ADD', t46, t47, 0).To(t48)
model.Operation('MUL', t48, c10, 1).To(t49)
model.Operation('ADD', x1, c2, 0).To(t50)
model.Operation('MAXIMUM', t49, t50).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('MINIMUM', t52, c13).To(t53)
model.Operation('MUL', x18, c19, 0).To(t54)
model.Operation('ADD', x15, c16, 0).To(t55)
model.Operation('ADD', t54, t55, 0).To(t56)
model.Operation('ADD', x15, c16, 0).To(t57)
model.Operation('MUL', x18, c22, 1).To(t58)
model.Operation('ADD', t57, t58, 0).To(t59)
model.Operation('MUL', x18, c19, 0).To(t60)
model.Operation('ADD', x15, c16, 0).To(t61)
model.Operation('ADD', t60, t61, 0).To(t62)
model.Operation('MUL', t62, c25, 1).To(t63)
model.Operation('ADD', x15, c16, 0).To(t64)
model.Operation('MAXIMUM', t63, t64).To(t65)
model.Operation('ADD', x15, c16, 0).To(t66)
model.Operation('MINIMUM', t66, c28).To(t67)
model.Operation('MUL', x33, c34, 1).To(t68)
model.Operation('ADD', x30, c31, 0).To(t69)
model.Operation('ADD', t68, t69, 0).To(t70)
model.Operation('ADD', x30, c31, 0).To(t71)
Example({
    x1: [1.0, -0.5, 0.5, -0.5, 1.0, -4.0, 1.0, -3.0, 1.5, 2.5, 2.0, -2.5],
    t40: [4.5, 0.0, 3.0, 0.0, 4.5, 0.0, 4.5, 0.0, 6.0, 0.0, 7.5, 0.0],
    t44: [4.5, 0.0, 3.0, 0.0, 4.5, 0.0, 4.5, 0.0, 6.0, 3.0, 7.5, 0.0],
    t51: [9.0, 0.0, 6.0, 0.0, 9.0, 0.0, 9.0, 0.0, 12.0, 3.0, 15.0, 0.0],
    t53: [1.0, 0.0, 1.0, 0.0, 1.0, -3.5, 1.0, -2.5, 1.0, 1.0, 1.0, -2.0],
    x18: [-2.5, 3.0, 1.0, -2.0, 3.5, 3.5, 3.5, 1.0, 3.5, -3.5, 1.0, -0.5],
    x15: [3.5, 3.0, -2.0, -3.0, 0.5, 3.0, 2.5, -4.0, -3.5, 3.0, 1.5, 1.5],
    t56: [-1.0, 0.5, 0.5, -0.5, 8.0, 0.0, 10.0, -4.5, 4.0, 7.0, 4.0, 2.5],
    t59: [4.0, 3.5, 0.5, -0.5, 8.0, 3.5, 10.0, -3.5, 4.0, 7.0, 4.0, 2.5],
    t65: [4.0, 3.5, 1.0, 0.5, 16.0, 3.5, 20.0, 4.5, 8.0, 3.5, 8.0, 2.0],
    t67: [1.0, 1.0, -1.5, -2.5, 1.0, 1.0, 1.0, -3.5, -3.0, 1.0, 1.0, 1.0],
    x33: [1.0, -3.5, -3.0, 1.0, -4.0, 1.5, 1.0, -1.0, -1.5, 2.5, 1.0, -1.0],
    x30: [-2.0, -2.0, -2.0, -1.5, -0.5, 1.0, -2.0, -3.5, -3.0, -0.5, 4.0, 1.0],
    t70: [-0.5, 1.0, -2.5, -2.0, -1.0, 0.5, -0.5, -3.0, -3.5, -1.0, 5.5, 1.5],
    t71: [-2.5, -2.5, -2.5, -2.0, -1.0, 0.5, -2.5, -4.0, -3.5, -1.0, 3.5, 0.5],
}, name='kept_unshared').AddVariations('float16').DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2], 0.5, 120), [124, 118])
t5 = Internal('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2], 0.5, 120), [124, 118])
t8 = Internal('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2], 0.5, 120), [124, 118])
t11 = Internal('t11', (U8, [1, 2, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [122])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2], 0.5, 120), [124, 118])
t20 = Internal('t20', (U8, [1, 2, 3, 2], 0.5, 120))
t21 = Output('t21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2], 0.5, 120), [124, 118])
t23 = Internal('t23', (U8, [1, 2, 3, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2], 0.5, 120), [124, 118])
t26 = Internal('t26', (U8, [1, 2, 3, 2], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 3, 2], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [122])
t29 = Output('t29', (U8, [1, 2, 3, 2], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 2], 0.5, 120))
c31 = Parameter('c31', (U8, [1], 0.5, 120), [119])
t32 = Output('t32', (U8, [1, 2, 3, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2], 0.5, 120), [124, 118])
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', t5, t3, 0).To(t6)
model.Operation('MUL', t3, c7, 1).To(t8)
model.Operation('ADD', t3, t8, 0).To(t9)
model.Operation('MUL', t6, c10, 1).To(t11)
model.Operation('MAXIMUM', t11, t3).To(t12)
model.Operation('MINIMUM', t3, c13).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('MUL', x18, c19, 0).To(t20)
model.Operation('ADD', t20, t17, 0).To(t21)
model.Operation('MUL', x18, c22, 1).To(t23)
model.Operation('ADD', t17, t23, 0).To(t24)
model.Operation('MUL', t21, c25, 1).To(t26)
model.Operation('MAXIMUM', t26, t17).To(t27)
model.Operation('MINIMUM', t17, c28).To(t29)
model.Operation('ADD', x30, c31, 0).To(t32)
model.Operation('MUL', x33, c34, 1).To(t35)
model.Operation('ADD', t35, t32, 0).To(t36)
Example({
    x1: [122, 119, 121, 119, 122, 112, 122, 114, 123, 125, 124, 115],
    t6: [129, 120, 126, 120, 129, 120, 129, 120, 132, 120, 135, 120],
    t9: [129, 120, 126, 120, 129, 120, 129, 120, 132, 126, 135, 120],
    t12: [138, 120, 132, 120, 138, 120, 138, 120, 144, 126, 150, 120],
    t14: [122, 120, 122, 120, 122, 113, 122, 115, 122, 122, 122, 116],
    x15: [127, 126, 116, 114, 121, 126, 125, 112, 113, 126, 123, 123],
    x18: [115, 126, 122, 116, 127, 127, 127, 122, 127, 113, 122, 119],
    t21: [118, 121, 121, 119, 136, 120, 140, 111, 128, 134, 128, 125],
    t24: [128, 127, 121, 119, 136, 127, 140, 113, 128, 134, 128, 125],
    t27: [128, 127, 122, 121, 152, 127, 160, 129, 136, 127, 136, 124],
    t29: [122, 122, 117, 115, 122, 122, 122, 113, 114, 122, 122, 122],
    x30: [116, 116, 116, 117, 119, 122, 116, 113, 114, 119, 128, 122],
    t32: [115, 115, 115, 116, 118, 121, 115, 112, 113, 118, 127, 121],
    x33: [122, 113, 114, 122, 112, 123, 122, 118, 117, 125, 122, 118],
    t36: [119, 122, 115, 116, 118, 121, 119, 114, 113, 118, 131, 123],
}, name='kept_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, c7, t8, t9, c10, t11, t12, c13, t14, x15, c16, t17, x18, c19, t20, t21, c22, t23, t24, c25, t26, t27, c28, t29, x30, c31, t32, x33, c34, t35, t36)).DisableLifeTimeVariation()

# What goes past an operation is read after the sum, too, or an output; it lies in the driver's
# own memory. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t37 = Internal('t37', (U8, [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [2], 0.5, 120), [124, 118])
t38 = Internal('t38', (U8, [1, 2, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 3, 2], 0.5, 120))
t40 = Output('t40', (U8, [1, 2, 3, 2], 0.5, 120))
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Internal('t42', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2], 0.5, 120), [124, 118])
t43 = Internal('t43', (U8, [1, 2, 3, 2], 0.5, 120))
t44 = Output('t44', (U8, [1, 2, 3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 3, 2], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2], 0.5, 120), [124, 118])
t49 = Internal('t49', (U8, [1, 2, 3, 2], 0.5, 120))
t50 = Internal('t50', (U8, [1, 2, 3, 2], 0.5, 120))
t51 = Output('t51', (U8, [1, 2, 3, 2], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [122])
t53 = Output('t53', (U8, [1, 2, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2], 0.5, 120), [124, 118])
t54 = Internal('t54', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t55 = Internal('t55', (U8, [1, 2, 3, 2], 0.5, 120))
t56 = Output('t56', (U8, [1, 2, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2], 0.5, 120), [124, 118])
t58 = Internal('t58', (U8, [1, 2, 3, 2], 0.5, 120))
t59 = Output('t59', (U8, [1, 2, 3, 2], 0.5, 120))
t60 = Internal('t60', (U8, [1, 2, 3, 2], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 3, 2], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2], 0.5, 120), [124, 118])
t63 = Internal('t63', (U8, [1, 2, 3, 2], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 3, 2], 0.5, 120))
t65 = Output('t65', (U8, [1, 2, 3, 2], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 3, 2], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [122])
t67 = Output('t67', (U8, [1, 2, 3, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2], 0.5, 120), [124, 118])
t68 = Internal('t68', (U8, [1, 2, 3, 2], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 2], 0.5, 120))
c31 = Parameter('c31', (U8, [1], 0.5, 120), [119])
t69 = Internal('t69', (U8, [1, 2, 3, 2], 0.5, 120))
t70 = Output('t70', (U8, [1, 2, 3, 2], 0.5, 120))
t71 = Output('t71', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t37)
model.Operation('MUL', t37, c4, 0).To(t38)
model.Operation('ADD', x1, c2, 0).To(t39)
model.Operation('ADD', t38, t39, 0).To(t40)
model.Operation('ADD', x1, c2, 0).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
model.Operation('MUL', t42, c7, 1).To(t43)
model.Operation('ADD', t41, t43, 0).To(t44)
model.Operation('ADD', x1, c2, 0).To(t45)
model.Operation('MUL', t45, c4, 0).To(t46)
model.Operation('ADD', x1, c2, 0).To(t47)
model.Operation('ADD', t46, t47, 0).To(t48)
model.Operation('MUL', t48, c10, 1).To(t49)
model.Operation('ADD', x1, c2, 0).To(t50)
model.Operation('MAXIMUM', t49, t50).To(t51)
model.Operation('ADD', x1, c2, 0).To(t52)
model.Operation('MINIMUM', t52, c13).To(t53)
model.Operation('MUL', x18, c19, 0).To(t54)
model.Operation('ADD', x15, c16, 0).To(t55)
model.Operation('ADD', t54, t55, 0).To(t56)
model.Operation('ADD', x15, c16, 0).To(t57)
model.Operation('MUL', x18, c22, 1).To(t58)
model.Operation('ADD', t57, t58, 0).To(t59)
model.Operation('MUL', x18, c19, 0).To(t60)
model.Operation('ADD', x15, c16, 0).To(t61)
model.Operation('ADD', t60, t61, 0).To(t62)
model.Operation('MUL', t62, c25, 1).To(t63)
model.Operation('ADD', x15, c16, 0).To(t64)
model.Operation('MAXIMUM', t63, t64).To(t65)
model.Operation('ADD', x15, c16, 0).To(t66)
model.Operation('MINIMUM', t66, c28).To(t67)
model.Operation('MUL', x33, c34, 1).To(t68)
model.Operation('ADD', x30, c31, 0).To(t69)
model.Operation('ADD', t68, t69, 0).To(t70)
model.Operation('ADD', x30, c31, 0).To(t71)
Example({
    x1: [122, 119, 121, 119, 122, 112, 122, 114, 123, 125, 124, 115],
    t40: [129, 120, 126, 120, 129, 120, 129, 120, 132, 120, 135, 120],
    t44: [129, 120, 126, 120, 129, 120, 129, 120, 132, 126, 135, 120],
    t51: [138, 120, 132, 120, 138, 120, 138, 120, 144, 126, 150, 120],
    t53: [122, 120, 122, 120, 122, 113, 122, 115, 122, 122, 122, 116],
    x18: [115, 126, 122, 116, 127, 127, 127, 122, 127, 113, 122, 119],
    x15: [127, 126, 116, 114, 121, 126, 125, 112, 113, 126, 123, 123],
    t56: [118, 121, 121, 119, 136, 120, 140, 111, 128, 134, 128, 125],
    t59: [128, 127, 121, 119, 136, 127, 140, 113, 128, 134, 128, 125],
    t65: [128, 127, 122, 121, 152, 127, 160, 129, 136, 127, 136, 124],
    t67: [122, 122, 117, 115, 122, 122, 122, 113, 114, 122, 122, 122],
    x33: [122, 113, 114, 122, 112, 123, 122, 118, 117, 125, 122, 118],
    x30: [116, 116, 116, 117, 119, 122, 116, 113, 114, 119, 128, 122],
    t70: [119, 122, 115, 116, 118, 121, 119, 114, 113, 118, 131, 123],
    t71: [115, 115, 115, 116, 118, 121, 115, 112, 113, 118, 127, 121],
}, name='kept_unshared_quant8').AddVariations(signed(x1, c2, t37, c4, t38, t39, t40, t41, t42, c7, t43, t44, t45, t46, t47, t48, c10, t49, t50, t51, t52, c13, t53, x18, c19, t54, x15, c16, t55, t56, t57, c22, t58, t59, t60, t61, t62, c25, t63, t64, t65, t66, c28, t67, x33, c34, t68, x30, c31, t69, t70, t71)).DisableLifeTimeVariation()
