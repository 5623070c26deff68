# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: arithmetic beside it, of which constants do only some.

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
c4 = Parameter('c4', (U8, [1, 1, 1, 3], 0.125, 128), [136, 136, 136])
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
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c2, 2, 1, 1, 1, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('SUB', t5, c6, 0).To(t8)
model.Operation('MUL', t5, c9, 0).To(t10)
model.Operation('MAXIMUM', t5, c6).To(t11)
Example({
    x1: [136, 92, 122, 131, 120, 65, 144, 109, 66],
    t7: [224, 0, 136, 204, 48, 24, 255, 4, 24],
    t8: [144, 96, 88, 124, 208, 0, 176, 164, 0],
    t10: [112, 154, 130, 117, 126, 158, 104, 137, 158],
    t11: [184, 40, 144, 164, 128, 144, 216, 84, 144],
}, name='behind_quant8').AddVariations(signed(x1, t3, c4, t5, c6, t7, t8, c9, t10, t11)).DisableLifeTimeVariation()

# Codes between a layer and a constant are so fine that both ends cut off. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 1, 3, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 1, 3], 0.125, 128), [136, 136, 136])
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
model.Operation('DEPTHWISE_CONV_2D', t12, c4, c2, 2, 1, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c6, 0).To(t14)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c4, c2, 2, 1, 1, 1, 0).To(t16)
model.Operation('SUB', t16, c6, 0).To(t17)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c4, c2, 2, 1, 1, 1, 0).To(t19)
model.Operation('MUL', t19, c9, 0).To(t20)
model.Operation('RESHAPE', x1, [1, 1, 3, 3]).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c4, c2, 2, 1, 1, 1, 0).To(t22)
model.Operation('MAXIMUM', t22, c6).To(t23)
Example({
    x1: [136, 92, 122, 131, 120, 65, 144, 109, 66],
    t14: [224, 0, 136, 204, 48, 24, 255, 4, 24],
    t17: [144, 96, 88, 124, 208, 0, 176, 164, 0],
    t20: [112, 154, 130, 117, 126, 158, 104, 137, 158],
    t23: [184, 40, 144, 164, 128, 144, 216, 84, 144],
}, name='behind_unshared_quant8').AddVariations(signed(x1, t12, c4, t13, c6, t14, t15, t16, t17, t18, t19, c9, t20, t21, t22, t23)).DisableLifeTimeVariation()
