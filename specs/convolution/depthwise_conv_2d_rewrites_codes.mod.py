# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: arithmetic beside it, of which constants do only some.

# Codes cut off in between.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.125, 128), [136, 136, 136])
c2 = Parameter('c2', ('TENSOR_INT32', [3], 0.0625, 0), [0, 16, -32])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [3], 0.125, 120), [160, 40, 144])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 128), [127])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.25, 128))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 120))
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
}, name='behind_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, 0),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -8),
})).DisableLifeTimeVariation()
