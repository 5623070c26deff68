# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [2, 18]), [0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
    0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0])
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2]), [0.5, 1.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 2]))
model = Model()
model.Operation('CONV_2D', x3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c1, c2, 0).To(t7)
Example({
    x3: [3.1875, -1.8125, -3.5, -0.5625, -3.75, -3.125, -1.5625, -1.6875, 0.0625, -3.25, -1.625, -3.875],
    t7: [19.4375, -3.625],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c5 = Parameter('c5', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [2, 18], 0.5, 128), [128, 130, 128, 128, 126, 128, 128, 128, 128, 130, 128, 128, 126, 128, 128, 128, 128, 130, 128, 128,
    126, 128, 128, 128, 128, 130, 128, 128, 126, 128, 128, 128, 128, 130, 128, 128])
c2 = Parameter('c2', ('TENSOR_INT32', [2], 0.25, 0), [2, 4])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c1, c2, 0).To(t7)
Example({
    x3: [126, 116, 113, 118, 112, 113, 116, 116, 122, 113, 116, 112],
    t7: [164, 105],
}, name='channels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
