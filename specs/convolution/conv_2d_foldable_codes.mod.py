# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: arithmetic beside it, of which constants do only some.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Codes between a layer and a constant are so fine that both ends cut off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [1, 1, 3, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 1, 1, 3], 0.125, 128), [136, 128, 128, 128, 136, 128, 128, 128, 136])
c2 = Parameter('c2', (I32, [3], 0.0625, 0), [0, 16, -32])
t5 = Internal('t5', (U8, [1, 1, 3, 3], 0.125, 120))
c6 = Parameter('c6', (U8, [3], 0.125, 120), [160, 40, 144])
t7 = Output('t7', (U8, [1, 1, 3, 3], 0.125, 120))
t8 = Output('t8', (U8, [1, 1, 3, 3], 0.125, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 128), [127])
t10 = Output('t10', (U8, [1, 1, 3, 3], 0.25, 128))
t11 = Output('t11', (U8, [1, 1, 3, 3], 0.125, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t3)
model.Operation('CONV_2D', t3, c4, c2, 2, 1, 1, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('SUB', t5, c6, 0).To(t8)
model.Operation('MUL', t5, c9, 0).To(t10)
model.Operation('MAXIMUM', t5, c6).To(t11)
Example({
    x1: [131, 84, 133, 121, 72, 124, 146, 132, 179],
    t7: [204, 0, 180, 164, 0, 144, 255, 96, 255],
    t8: [124, 80, 132, 84, 80, 96, 184, 255, 231],
    t10: [117, 158, 119, 127, 158, 128, 102, 114, 94],
    t11: [164, 40, 156, 160, 40, 144, 224, 176, 255],
}, name='behind_quant8').AddVariations(signed(x1, t3, c4, t5, c6, t7, t8, c9, t10, t11)).DisableLifeTimeVariation()

# Codes between a layer and a constant are so fine that both ends cut off. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 1, 3, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 1, 1, 3], 0.125, 128), [136, 128, 128, 128, 136, 128, 128, 128, 136])
c2 = Parameter('c2', (I32, [3], 0.0625, 0), [0, 16, -32])
t13 = Internal('t13', (U8, [1, 1, 3, 3], 0.125, 120))
c6 = Parameter('c6', (U8, [3], 0.125, 120), [160, 40, 144])
t14 = Output('t14', (U8, [1, 1, 3, 3], 0.125, 120))
t15 = Internal('t15', (U8, [1, 1, 3, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 1, 3, 3], 0.125, 120))
t17 = Output('t17', (U8, [1, 1, 3, 3], 0.125, 120))
t18 = Internal('t18', (U8, [1, 1, 3, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 1, 3, 3], 0.125, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 128), [127])
t20 = Output('t20', (U8, [1, 1, 3, 3], 0.25, 128))
t21 = Internal('t21', (U8, [1, 1, 3, 3], 0.5, 120))
t22 = Internal('t22', (U8, [1, 1, 3, 3], 0.125, 120))
t23 = Output('t23', (U8, [1, 1, 3, 3], 0.125, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t12)
model.Operation('CONV_2D', t12, c4, c2, 2, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c6, 0).To(t14)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t15)
model.Operation('CONV_2D', t15, c4, c2, 2, 1, 1, 0).To(t16)
model.Operation('SUB', t16, c6, 0).To(t17)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t18)
model.Operation('CONV_2D', t18, c4, c2, 2, 1, 1, 0).To(t19)
model.Operation('MUL', t19, c9, 0).To(t20)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t21)
model.Operation('CONV_2D', t21, c4, c2, 2, 1, 1, 0).To(t22)
model.Operation('MAXIMUM', t22, c6).To(t23)
Example({
    x1: [131, 84, 133, 121, 72, 124, 146, 132, 179],
    t14: [204, 0, 180, 164, 0, 144, 255, 96, 255],
    t17: [124, 80, 132, 84, 80, 96, 184, 255, 231],
    t20: [117, 158, 119, 127, 158, 128, 102, 114, 94],
    t23: [164, 40, 156, 160, 40, 144, 224, 176, 255],
}, name='behind_unshared_quant8').AddVariations(signed(x1, t12, c4, t13, c6, t14, t15, t16, t17, t18, t19, c9, t20, t21, t22, t23)).DisableLifeTimeVariation()
