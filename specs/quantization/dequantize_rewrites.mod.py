# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: conversions in a row, and operations between them.

# Weights that are stored as codes.
# Expected values: float64 formula.
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.25, 131), [136, 125, 129, 128, 128, 131, 140, 140, 128])
t4 = Internal('t4', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [1.0, 0.0, -1.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [3, 1, 1, 3], 0.5, 0), [9, 9, -3, -3, -3, 0, 5, -6, -2])
t7 = Internal('t7', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [5, -6, -2, -3, -3, 0, 9, 9, -3], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 2.0]))
t10 = Output('t10', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
t11 = Output('t11', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
model = Model()
model.Operation('DEQUANTIZE', c3).To(t4)
model.Operation('CONV_2D', x1, t4, c2, 2, 1, 1, 0).To(t5)
model.Operation('DEQUANTIZE', c6).To(t7)
model.Operation('CONV_2D', x1, t7, c2, 2, 1, 1, 0).To(t8)
model.Operation('DEQUANTIZE', c9).To(t10)
model.Operation('CONV_2D', x1, t10, c2, 2, 1, 1, 0).To(t11)
Example({
    x1: [-1.5625, 1.25, 0.5625, 0.8125, 1.4375, 0.125, -1.9375, 1.0625, 1.6875],
    t5: [-3.109375, 0.234375, -2.125, -0.203125, -1.6875, 3.96875, -3.859375, 0.65625, -4.234375],
    t8: [-1.25, 0.46875, -9.21875, 10.9375, -3.375, -3.40625, -5.46875, 1.3125, -10.71875],
    t10: [2.5, -3.0, -1.0, -0.75, -0.75, 0.0, 18.0, 18.0, -6.0],
    t11: [-7.21875, 0.234375, -10.0, -1.40625, -1.6875, 38.75, -8.71875, 0.65625, -26.875],
}, name='constants').DisableLifeTimeVariation()

# Weights that are stored as codes. Each result has one reader.
# Expected values: float64 formula.
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 3], 0.25, 131), [136, 125, 129, 128, 128, 131, 140, 140, 128])
t12 = Internal('t12', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [1.0, 0.0, -1.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [3, 1, 1, 3], 0.5, 0), [9, 9, -3, -3, -3, 0, 5, -6, -2])
t14 = Internal('t14', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [5, -6, -2, -3, -3, 0, 9, 9, -3], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 2.0]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
t18 = Output('t18', ('TENSOR_FLOAT32', [3, 1, 1, 3]))
model = Model()
model.Operation('DEQUANTIZE', c3).To(t12)
model.Operation('CONV_2D', x1, t12, c2, 2, 1, 1, 0).To(t13)
model.Operation('DEQUANTIZE', c6).To(t14)
model.Operation('CONV_2D', x1, t14, c2, 2, 1, 1, 0).To(t15)
model.Operation('DEQUANTIZE', c9).To(t16)
model.Operation('CONV_2D', x1, t16, c2, 2, 1, 1, 0).To(t17)
model.Operation('DEQUANTIZE', c9).To(t18)
Example({
    x1: [-1.5625, 1.25, 0.5625, 0.8125, 1.4375, 0.125, -1.9375, 1.0625, 1.6875],
    t13: [-3.109375, 0.234375, -2.125, -0.203125, -1.6875, 3.96875, -3.859375, 0.65625, -4.234375],
    t15: [-1.25, 0.46875, -9.21875, 10.9375, -3.375, -3.40625, -5.46875, 1.3125, -10.71875],
    t17: [-7.21875, 0.234375, -10.0, -1.40625, -1.6875, 38.75, -8.71875, 0.65625, -26.875],
    t18: [2.5, -3.0, -1.0, -0.75, -0.75, 0.0, 18.0, 18.0, -6.0],
}, name='constants_unshared').DisableLifeTimeVariation()
