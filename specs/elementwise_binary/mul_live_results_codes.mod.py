# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what it reads is read again afterwards.

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
c4 = Parameter('c4', (U8, [1], 0.5, 120), [116])
t5 = Internal('t5', (U8, [2, 3], 1.0, 120))
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3], 0.5, 120), [122, 121, 123])
t9 = Internal('t9', (U8, [2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [116])
t11 = Internal('t11', (U8, [2, 3], 1.0, 120))
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
x13 = Input('x13', (U8, [2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [3], 0.5, 120), [122, 121, 123])
t15 = Internal('t15', (U8, [2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [116])
t17 = Internal('t17', (U8, [2, 3], 1.0, 120))
c18 = Parameter('c18', (U8, [2, 3], 0.5, 120), [121, 122, 120, 123, 121, 124])
t19 = Internal('t19', (U8, [2, 3], 0.5, 120))
t20 = Output('t20', (U8, [2, 3], 0.5, 120))
x21 = Input('x21', (U8, [2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [3], 0.5, 120), [122, 121, 123])
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [6], 0.5, 120))
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [116])
t27 = Internal('t27', (U8, [2, 3], 1.0, 120))
t28 = Output('t28', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', t5, t3, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('ADD', t9, t11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('MAXIMUM', t17, c18).To(t19)
model.Operation('SUB', t19, t15, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('RESHAPE', t23, [6]).To(t24)
model.Operation('RESHAPE', t24, [2, 3]).To(t25)
model.Operation('MUL', t25, c26, 0).To(t27)
model.Operation('SUB', t27, t23, 0).To(t28)
Example({
    x1: [126, 137, 139, 134, 133, 140],
    t6: [112, 102, 98, 104, 106, 97],
    x7: [125, 129, 138, 123, 137, 126],
    t12: [113, 110, 99, 115, 102, 111],
    x13: [135, 131, 132, 134, 137, 127],
    t20: [104, 110, 105, 107, 103, 114],
    x21: [132, 138, 131, 126, 125, 135],
    t28: [78, 63, 78, 96, 102, 66],
}, name='joined_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, x7, c8, t9, c10, t11, t12, x13, c14, t15, c16, t17, c18, t19, t20, x21, c22, t23, t24, t25, c26, t27, t28)).DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 121, 123])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [116])
t5 = Internal('t5', (U8, [2, 3], 1.0, 120))
c6 = Parameter('c6', (U8, [2, 3], 0.5, 120), [121, 122, 120, 123, 121, 124])
t7 = Internal('t7', (U8, [2, 3], 0.5, 120))
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [116])
t10 = Internal('t10', (U8, [2, 3], 1.0, 120))
t11 = Output('t11', (U8, [2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('MINIMUM', t3, c6).To(t7)
model.Operation('ADD', t5, t7, 0).To(t8)
model.Operation('MUL', t3, c9, 0).To(t10)
model.Operation('SUB', t3, t10, 0).To(t11)
model.Operation('ADD', t10, t7, 0).To(t12)
model.Operation('MAXIMUM', t3, t12).To(t13)
Example({
    x1: [129, 123, 133, 131, 136, 140],
    t8: [99, 114, 88, 97, 87, 78],
    t11: [153, 132, 168, 159, 171, 189],
    t13: [131, 124, 136, 133, 137, 143],
}, name='in_turns_quant8').AddVariations(signed(x1, c2, t3, c4, t5, c6, t7, t8, c9, t10, t11, t12, t13)).DisableLifeTimeVariation()
