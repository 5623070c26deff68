# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: identities, and what only looks like one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A neutral operation goes away, but its activation stays.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [0.0])
t5 = Output('t5', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3]), [0.0, 0.0, 0.0])
t6 = Output('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [1.0])
t8 = Output('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Output('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Output('t18', (F32, [2, 3]))
t19 = Output('t19', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t5)
model.Operation('ADD', c4, x1, 1).To(t6)
model.Operation('SUB', x1, c2, 1).To(t7)
model.Operation('MUL', x1, c3, 1).To(t8)
model.Operation('MUL', c3, x1, 1).To(t9)
model.Operation('ADD', x1, c2, 2).To(t10)
model.Operation('ADD', c4, x1, 2).To(t11)
model.Operation('SUB', x1, c2, 2).To(t12)
model.Operation('MUL', x1, c3, 2).To(t13)
model.Operation('MUL', c3, x1, 2).To(t14)
model.Operation('ADD', x1, c2, 3).To(t15)
model.Operation('ADD', c4, x1, 3).To(t16)
model.Operation('SUB', x1, c2, 3).To(t17)
model.Operation('MUL', x1, c3, 3).To(t18)
model.Operation('MUL', c3, x1, 3).To(t19)
Example({
    x1: [-4.0, -0.5, 0.5, 2.0, 6.5, 8.0],
    t5: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t6: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t7: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t8: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t9: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t10: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t11: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t12: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t13: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t14: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t15: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t16: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t17: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t18: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t19: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
}, name='neutral').AddVariations('float16').DisableLifeTimeVariation()

# A neutral operation goes away, but its activation stays.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [120])
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3], 0.5, 120), [120, 120, 120])
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [122])
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
t11 = Output('t11', (U8, [2, 3], 0.5, 120))
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 3], 0.5, 120))
t17 = Output('t17', (U8, [2, 3], 0.5, 120))
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
t19 = Output('t19', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t5)
model.Operation('ADD', c4, x1, 1).To(t6)
model.Operation('SUB', x1, c2, 1).To(t7)
model.Operation('MUL', x1, c3, 1).To(t8)
model.Operation('MUL', c3, x1, 1).To(t9)
model.Operation('ADD', x1, c2, 2).To(t10)
model.Operation('ADD', c4, x1, 2).To(t11)
model.Operation('SUB', x1, c2, 2).To(t12)
model.Operation('MUL', x1, c3, 2).To(t13)
model.Operation('MUL', c3, x1, 2).To(t14)
model.Operation('ADD', x1, c2, 3).To(t15)
model.Operation('ADD', c4, x1, 3).To(t16)
model.Operation('SUB', x1, c2, 3).To(t17)
model.Operation('MUL', x1, c3, 3).To(t18)
model.Operation('MUL', c3, x1, 3).To(t19)
Example({
    x1: [112, 119, 121, 124, 133, 136],
    t5: [120, 120, 121, 124, 133, 136],
    t6: [120, 120, 121, 124, 133, 136],
    t7: [120, 120, 121, 124, 133, 136],
    t8: [120, 120, 121, 124, 133, 136],
    t9: [120, 120, 121, 124, 133, 136],
    t10: [118, 119, 121, 122, 122, 122],
    t11: [118, 119, 121, 122, 122, 122],
    t12: [118, 119, 121, 122, 122, 122],
    t13: [118, 119, 121, 122, 122, 122],
    t14: [118, 119, 121, 122, 122, 122],
    t15: [120, 120, 121, 124, 132, 132],
    t16: [120, 120, 121, 124, 132, 132],
    t17: [120, 120, 121, 124, 132, 132],
    t18: [120, 120, 121, 124, 132, 132],
    t19: [120, 120, 121, 124, 132, 132],
}, name='neutral_quant8').AddVariations(signed(x1, c2, t5, c4, t6, t7, c3, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19)).DisableLifeTimeVariation()
