# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: what a pass over the whole graph leaves out, shares, moves or overwrites.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Equal operations become one, if constants are equal and exchanged operands commute.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [3]), [1.0, -0.5, 2.0])
t4 = Output('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [3]), [1.0, -0.5, 2.0])
t6 = Internal('t6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [3]), [1.0, -0.5, 2.0])
t8 = Internal('t8', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [4, 3]))
t15 = Internal('t15', (F32, [4, 3]))
t16 = Internal('t16', (F32, [4, 3]))
t17 = Internal('t17', (F32, [2, 1]))
t18 = Internal('t18', (F32, [2, 1]))
t19 = Internal('t19', (F32, [2, 1]))
t20 = Internal('t20', (F32, [2, 1]))
t21 = Internal('t21', (F32, [2, 1]))
t22 = Internal('t22', (F32, [2, 1]))
t23 = Output('t23', (F32, [2, 3]))
t24 = Output('t24', (F32, [2, 3]))
t25 = Output('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Output('t27', (F32, [2, 3]))
t28 = Output('t28', (F32, [2, 3]))
t29 = Output('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [2, 3]))
t31 = Output('t31', (F32, [2, 3]))
t32 = Output('t32', (F32, [4, 3]))
t33 = Output('t33', (F32, [4, 3]))
t34 = Output('t34', (F32, [2, 1]))
t35 = Output('t35', (F32, [2, 1]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Output('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Internal('t39', (F32, [2, 3]))
t40 = Output('t40', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', c7, x1, 1).To(t8)
model.Operation('SUB', t4, x2, 0).To(t9)
model.Operation('SUB', x2, t6, 0).To(t10)
model.Operation('SUB', x1, x2, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('SUB', x1, x2, 1).To(t13)
model.Operation('CONCATENATION', t4, x2, 0).To(t14)
model.Operation('CONCATENATION', t6, x2, 0).To(t15)
model.Operation('CONCATENATION', x2, t4, 0).To(t16)
model.Operation('SPLIT', t4, 1, 3).To(t17, t18, t19)
model.Operation('SPLIT', t6, 1, 3).To(t20, t21, t22)
model.Operation('MAXIMUM', t4, x2).To(t23)
model.Operation('MAXIMUM', x2, t6).To(t24)
model.Operation('SUB', t9, t10, 0).To(t25)
model.Operation('SUB', x2, t4, 2).To(t26)
model.Operation('ADD', t10, t26, 0).To(t27)
model.Operation('SUB', t8, t6, 0).To(t28)
model.Operation('ADD', t12, t13, 0).To(t29)
model.Operation('SUB', x2, x1, 1).To(t30)
model.Operation('SUB', t30, t13, 0).To(t31)
model.Operation('ADD', t14, t15, 0).To(t32)
model.Operation('SUB', t16, t15, 0).To(t33)
model.Operation('ADD', t19, t22, 0).To(t34)
model.Operation('SUB', t17, t21, 0).To(t35)
model.Operation('MINIMUM', t4, x2).To(t36)
model.Operation('ADD', t36, t24, 0).To(t37)
model.Operation('MINIMUM', t6, x2).To(t38)
model.Operation('MINIMUM', x1, x2).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
Example({
    x1: [-4.0, -2.5, -3.5, 4.0, -2.5, 4.0],
    t4: [-3.0, -3.0, -1.5, 5.0, -3.0, 6.0],
    x2: [1.0, 1.0, -0.5, 2.5, 3.0, 1.0],
    t23: [1.0, 1.0, -0.5, 5.0, 3.0, 6.0],
    t24: [1.0, 1.0, -0.5, 5.0, 3.0, 6.0],
    t25: [-8.0, -8.0, -2.0, 5.0, -12.0, 10.0],
    t27: [5.0, 5.0, 2.0, -3.5, 7.0, -6.0],
    t28: [3.0, 3.0, 1.5, 0.0, 3.0, 0.0],
    t29: [0.0, 0.0, 0.0, 3.0, 0.0, 6.0],
    t31: [5.0, 3.5, 3.0, -1.5, 5.5, -3.0],
    t32: [-6.0, -6.0, -3.0, 10.0, -6.0, 12.0, 2.0, 2.0, -1.0, 5.0, 6.0, 2.0],
    t33: [4.0, 4.0, 1.0, -2.5, 6.0, -5.0, -4.0, -4.0, -1.0, 2.5, -6.0, 5.0],
    t34: [-3.0, 12.0],
    t35: [0.0, 8.0],
    t37: [-2.0, -2.0, -2.0, 7.5, 0.0, 7.0],
    t40: [-3.0, -2.5, -1.5, 2.5, -2.5, 1.0],
}, name='equals').AddVariations('float16').DisableLifeTimeVariation()

# Equal operations become one, if constants are equal and exchanged operands commute.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3], 0.5, 120), [122, 119, 124])
t4 = Output('t4', (U8, [2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [3], 0.5, 120), [122, 119, 124])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [3], 0.5, 120), [122, 119, 124])
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
t9 = Internal('t9', (U8, [2, 3], 0.5, 120))
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [4, 3], 0.5, 120))
t15 = Internal('t15', (U8, [4, 3], 0.5, 120))
t16 = Internal('t16', (U8, [4, 3], 0.5, 120))
t17 = Internal('t17', (U8, [2, 1], 0.5, 120))
t18 = Internal('t18', (U8, [2, 1], 0.5, 120))
t19 = Internal('t19', (U8, [2, 1], 0.5, 120))
t20 = Internal('t20', (U8, [2, 1], 0.5, 120))
t21 = Internal('t21', (U8, [2, 1], 0.5, 120))
t22 = Internal('t22', (U8, [2, 1], 0.5, 120))
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
t24 = Output('t24', (U8, [2, 3], 0.5, 120))
t25 = Output('t25', (U8, [2, 3], 0.5, 120))
t26 = Internal('t26', (U8, [2, 3], 0.5, 120))
t27 = Output('t27', (U8, [2, 3], 0.5, 120))
t28 = Output('t28', (U8, [2, 3], 0.5, 120))
t29 = Output('t29', (U8, [2, 3], 0.5, 120))
t30 = Internal('t30', (U8, [2, 3], 0.5, 120))
t31 = Output('t31', (U8, [2, 3], 0.5, 120))
t32 = Output('t32', (U8, [4, 3], 0.5, 120))
t33 = Output('t33', (U8, [4, 3], 0.5, 120))
t34 = Output('t34', (U8, [2, 1], 0.5, 120))
t35 = Output('t35', (U8, [2, 1], 0.5, 120))
t36 = Internal('t36', (U8, [2, 3], 0.5, 120))
t37 = Output('t37', (U8, [2, 3], 0.5, 120))
t38 = Internal('t38', (U8, [2, 3], 0.5, 120))
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
t40 = Output('t40', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', c7, x1, 1).To(t8)
model.Operation('SUB', t4, x2, 0).To(t9)
model.Operation('SUB', x2, t6, 0).To(t10)
model.Operation('SUB', x1, x2, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('SUB', x1, x2, 1).To(t13)
model.Operation('CONCATENATION', t4, x2, 0).To(t14)
model.Operation('CONCATENATION', t6, x2, 0).To(t15)
model.Operation('CONCATENATION', x2, t4, 0).To(t16)
model.Operation('SPLIT', t4, 1, 3).To(t17, t18, t19)
model.Operation('SPLIT', t6, 1, 3).To(t20, t21, t22)
model.Operation('MAXIMUM', t4, x2).To(t23)
model.Operation('MAXIMUM', x2, t6).To(t24)
model.Operation('SUB', t9, t10, 0).To(t25)
model.Operation('SUB', x2, t4, 2).To(t26)
model.Operation('ADD', t10, t26, 0).To(t27)
model.Operation('SUB', t8, t6, 0).To(t28)
model.Operation('ADD', t12, t13, 0).To(t29)
model.Operation('SUB', x2, x1, 1).To(t30)
model.Operation('SUB', t30, t13, 0).To(t31)
model.Operation('ADD', t14, t15, 0).To(t32)
model.Operation('SUB', t16, t15, 0).To(t33)
model.Operation('ADD', t19, t22, 0).To(t34)
model.Operation('SUB', t17, t21, 0).To(t35)
model.Operation('MINIMUM', t4, x2).To(t36)
model.Operation('ADD', t36, t24, 0).To(t37)
model.Operation('MINIMUM', t6, x2).To(t38)
model.Operation('MINIMUM', x1, x2).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
Example({
    x1: [112, 115, 113, 128, 115, 128],
    t4: [114, 114, 117, 130, 114, 132],
    x2: [122, 122, 119, 125, 126, 122],
    t23: [122, 122, 119, 130, 126, 132],
    t24: [122, 122, 119, 130, 126, 132],
    t25: [104, 104, 116, 130, 96, 140],
    t27: [130, 130, 124, 113, 134, 108],
    t28: [126, 126, 123, 120, 126, 120],
    t29: [120, 120, 120, 126, 120, 132],
    t31: [130, 127, 126, 117, 131, 114],
    t32: [108, 108, 114, 140, 108, 144, 124, 124, 118, 130, 132, 124],
    t33: [128, 128, 122, 115, 132, 110, 112, 112, 118, 125, 108, 130],
    t34: [114, 144],
    t35: [120, 136],
    t37: [116, 116, 116, 135, 120, 134],
    t40: [114, 115, 117, 125, 115, 122],
}, name='equals_quant8').AddVariations(signed(x1, c3, t4, c5, t6, c7, t8, x2, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40)).DisableLifeTimeVariation()
