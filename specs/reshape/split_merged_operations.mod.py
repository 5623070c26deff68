# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts are joined again in their order or another, one of them twice, or along other axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t2 = Internal('t2', (F32, [2, 1]))
t3 = Internal('t3', (F32, [2, 1]))
t4 = Internal('t4', (F32, [2, 1]))
t5 = Output('t5', (F32, [2, 3]))
x6 = Input('x6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 1]))
t8 = Internal('t8', (F32, [2, 1]))
t9 = Internal('t9', (F32, [2, 1]))
t10 = Output('t10', (F32, [2, 3]))
x11 = Input('x11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 1]))
t13 = Internal('t13', (F32, [2, 1]))
t14 = Internal('t14', (F32, [2, 1]))
t15 = Output('t15', (F32, [2, 3]))
x16 = Input('x16', (F32, [2, 3]))
t17 = Internal('t17', (F32, [2, 1]))
t18 = Internal('t18', (F32, [2, 1]))
t19 = Internal('t19', (F32, [2, 1]))
t20 = Output('t20', (F32, [2, 3]))
x21 = Input('x21', (F32, [2, 4]))
t22 = Internal('t22', (F32, [2, 2]))
t23 = Internal('t23', (F32, [2, 2]))
t24 = Output('t24', (F32, [4, 2]))
x25 = Input('x25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 1]))
t27 = Internal('t27', (F32, [2, 1]))
t28 = Internal('t28', (F32, [2, 1]))
t29 = Output('t29', (F32, [2, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t5)
model.Operation('SPLIT', x6, 1, 3).To(t7, t8, t9)
model.Operation('CONCATENATION', t9, t8, t7, 1).To(t10)
model.Operation('SPLIT', x11, 1, 3).To(t12, t13, t14)
model.Operation('CONCATENATION', t13, t14, t12, 1).To(t15)
model.Operation('SPLIT', x16, 1, 3).To(t17, t18, t19)
model.Operation('CONCATENATION', t17, t17, t19, 1).To(t20)
model.Operation('SPLIT', x21, 1, 2).To(t22, t23)
model.Operation('CONCATENATION', t22, t23, 0).To(t24)
model.Operation('SPLIT', x25, 1, 3).To(t26, t27, t28)
model.Operation('CONCATENATION', t26, t28, 1).To(t29)
Example({
    x1: [-3.0, -1.0, 3.5, 2.0, 3.5, -3.5],
    t5: [-3.0, -1.0, 3.5, 2.0, 3.5, -3.5],
    x6: [3.5, 1.5, -3.0, -4.0, -2.5, 4.0],
    t10: [-3.0, 1.5, 3.5, 4.0, -2.5, -4.0],
    x11: [1.0, -1.0, -2.5, 3.5, -0.5, -4.0],
    t15: [-1.0, -2.5, 1.0, -0.5, -4.0, 3.5],
    x16: [1.5, -2.5, 0.5, 4.0, 0.5, -2.0],
    t20: [1.5, 1.5, 0.5, 4.0, 4.0, -2.0],
    x21: [0.5, -3.0, 2.5, -0.5, 0.5, 2.5, 3.5, -4.0],
    t24: [0.5, -3.0, 0.5, 2.5, 2.5, -0.5, 3.5, -4.0],
    x25: [3.0, -2.0, -1.0, 1.0, -1.5, -3.0],
    t29: [3.0, -1.0, 1.0, -3.0],
}, name='again').AddVariations('float16').DisableLifeTimeVariation()

# Parts are joined again in their order or another, one of them twice, or along other axes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t2 = Internal('t2', (U8, [2, 1], 0.5, 120))
t3 = Internal('t3', (U8, [2, 1], 0.5, 120))
t4 = Internal('t4', (U8, [2, 1], 0.5, 120))
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 3], 0.5, 120))
t7 = Internal('t7', (U8, [2, 1], 0.5, 120))
t8 = Internal('t8', (U8, [2, 1], 0.5, 120))
t9 = Internal('t9', (U8, [2, 1], 0.5, 120))
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
x11 = Input('x11', (U8, [2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 1], 0.5, 120))
t13 = Internal('t13', (U8, [2, 1], 0.5, 120))
t14 = Internal('t14', (U8, [2, 1], 0.5, 120))
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
x16 = Input('x16', (U8, [2, 3], 0.5, 120))
t17 = Internal('t17', (U8, [2, 1], 0.5, 120))
t18 = Internal('t18', (U8, [2, 1], 0.5, 120))
t19 = Internal('t19', (U8, [2, 1], 0.5, 120))
t20 = Output('t20', (U8, [2, 3], 0.5, 120))
x21 = Input('x21', (U8, [2, 4], 0.5, 120))
t22 = Internal('t22', (U8, [2, 2], 0.5, 120))
t23 = Internal('t23', (U8, [2, 2], 0.5, 120))
t24 = Output('t24', (U8, [4, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 3], 0.5, 120))
t26 = Internal('t26', (U8, [2, 1], 0.5, 120))
t27 = Internal('t27', (U8, [2, 1], 0.5, 120))
t28 = Internal('t28', (U8, [2, 1], 0.5, 120))
t29 = Output('t29', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t5)
model.Operation('SPLIT', x6, 1, 3).To(t7, t8, t9)
model.Operation('CONCATENATION', t9, t8, t7, 1).To(t10)
model.Operation('SPLIT', x11, 1, 3).To(t12, t13, t14)
model.Operation('CONCATENATION', t13, t14, t12, 1).To(t15)
model.Operation('SPLIT', x16, 1, 3).To(t17, t18, t19)
model.Operation('CONCATENATION', t17, t17, t19, 1).To(t20)
model.Operation('SPLIT', x21, 1, 2).To(t22, t23)
model.Operation('CONCATENATION', t22, t23, 0).To(t24)
model.Operation('SPLIT', x25, 1, 3).To(t26, t27, t28)
model.Operation('CONCATENATION', t26, t28, 1).To(t29)
Example({
    x1: [114, 118, 127, 124, 127, 113],
    t5: [114, 118, 127, 124, 127, 113],
    x6: [127, 123, 114, 112, 115, 128],
    t10: [114, 123, 127, 128, 115, 112],
    x11: [122, 118, 115, 127, 119, 112],
    t15: [118, 115, 122, 119, 112, 127],
    x16: [123, 115, 121, 128, 121, 116],
    t20: [123, 123, 121, 128, 128, 116],
    x21: [121, 114, 125, 119, 121, 125, 127, 112],
    t24: [121, 114, 121, 125, 125, 119, 127, 112],
    x25: [126, 116, 118, 122, 117, 114],
    t29: [126, 118, 122, 114],
}, name='again_quant8').AddVariations(signed(x1, t2, t3, t4, t5, x6, t7, t8, t9, t10, x11, t12, t13, t14, t15, x16, t17, t18, t19, t20, x21, t22, t23, t24, x25, t26, t27, t28, t29)).DisableLifeTimeVariation()
