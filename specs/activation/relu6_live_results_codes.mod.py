# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: what it reads is read again afterwards.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Result and input meet, in either order, at once and later, and through another shape.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 121, 123])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3], 0.5, 120))
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [3], 0.5, 120), [122, 121, 123])
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
t9 = Internal('t9', (U8, [2, 3], 0.5, 120))
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
x11 = Input('x11', (U8, [2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [3], 0.5, 120), [122, 121, 123])
t13 = Internal('t13', (U8, [2, 3], 0.5, 120))
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 3], 0.5, 120), [121, 122, 120, 123, 121, 124])
t16 = Internal('t16', (U8, [2, 3], 0.5, 120))
t17 = Output('t17', (U8, [2, 3], 0.5, 120))
x18 = Input('x18', (U8, [2, 3], 0.5, 120))
c19 = Parameter('c19', (U8, [3], 0.5, 120), [122, 121, 123])
t20 = Internal('t20', (U8, [2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [6], 0.5, 120))
t22 = Internal('t22', (U8, [2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
t24 = Output('t24', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('RELU6', t8).To(t9)
model.Operation('ADD', t8, t9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('RELU6', t13).To(t14)
model.Operation('MAXIMUM', t14, c15).To(t16)
model.Operation('SUB', t16, t13, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('RESHAPE', t20, [6]).To(t21)
model.Operation('RESHAPE', t21, [2, 3]).To(t22)
model.Operation('RELU6', t22).To(t23)
model.Operation('SUB', t23, t20, 0).To(t24)
Example({
    x1: [131, 129, 127, 137, 128, 140],
    t5: [145, 140, 140, 151, 138, 155],
    x6: [138, 132, 139, 127, 126, 128],
    t10: [152, 145, 154, 138, 134, 142],
    x11: [137, 132, 139, 126, 123, 140],
    t17: [113, 119, 110, 120, 120, 109],
    x18: [131, 126, 129, 140, 124, 138],
    t24: [119, 120, 120, 110, 120, 111],
}, name='joined_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, t9, t10, x11, c12, t13, t14, c15, t16, t17, x18, c19, t20, t21, t22, t23, t24)).DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 121, 123])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 3], 0.5, 120), [121, 122, 120, 123, 121, 124])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 3], 0.5, 120))
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
t11 = Output('t11', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('MINIMUM', t3, c5).To(t6)
model.Operation('ADD', t4, t6, 0).To(t7)
model.Operation('RELU6', t3).To(t8)
model.Operation('SUB', t3, t8, 0).To(t9)
model.Operation('ADD', t8, t6, 0).To(t10)
model.Operation('MAXIMUM', t3, t10).To(t11)
Example({
    x1: [130, 136, 133, 129, 139, 126],
    t7: [133, 134, 132, 134, 133, 133],
    t9: [120, 125, 124, 120, 128, 120],
    t11: [133, 137, 136, 134, 140, 133],
}, name='in_turns_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t6, t7, t8, t9, t10, t11)).DisableLifeTimeVariation()
