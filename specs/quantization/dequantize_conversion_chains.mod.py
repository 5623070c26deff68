# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: conversions in a row, and operations between them.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Weights that are stored as codes become real numbers, and are read as such, too.
# Expected values: float64 formula.
c3 = Parameter('c3', (U8, [3, 1, 1, 3], 0.25, 131), [136, 125, 129, 128, 128, 131, 140, 140, 128])
t4 = Internal('t4', (F32, [3, 1, 1, 3]))
x1 = Input('x1', (F32, [1, 1, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.0, -1.0])
t5 = Output('t5', (F32, [1, 1, 3, 3]))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [3, 1, 1, 3], 0.5, 0), [9, 9, -3, -3, -3, 0, 5, -6, -2])
t7 = Internal('t7', (F32, [3, 1, 1, 3]))
t8 = Output('t8', (F32, [1, 1, 3, 3]))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [5, -6, -2, -3, -3, 0, 9, 9, -3], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 2.0]))
t10 = Output('t10', (F32, [3, 1, 1, 3]))
t11 = Output('t11', (F32, [1, 1, 3, 3]))
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

# Weights that are stored as codes become real numbers, and are read as such, too. Each result has
# one reader.
# Expected values: float64 formula.
c3 = Parameter('c3', (U8, [3, 1, 1, 3], 0.25, 131), [136, 125, 129, 128, 128, 131, 140, 140, 128])
t12 = Internal('t12', (F32, [3, 1, 1, 3]))
x1 = Input('x1', (F32, [1, 1, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.0, -1.0])
t13 = Output('t13', (F32, [1, 1, 3, 3]))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [3, 1, 1, 3], 0.5, 0), [9, 9, -3, -3, -3, 0, 5, -6, -2])
t14 = Internal('t14', (F32, [3, 1, 1, 3]))
t15 = Output('t15', (F32, [1, 1, 3, 3]))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [5, -6, -2, -3, -3, 0, 9, 9, -3], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 2.0]))
t16 = Internal('t16', (F32, [3, 1, 1, 3]))
t17 = Output('t17', (F32, [1, 1, 3, 3]))
t18 = Output('t18', (F32, [3, 1, 1, 3]))
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

# Weights stored as codes become real numbers of more digits than half precision has.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [3, 4], 0.0156402587890625, 120), [199, 45, 211, 31, 201, 48, 200, 55, 213, 22, 202, 24])
t3 = Internal('t3', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 4]))
t5 = Output('t5', (F32, [3, 4]))
x6 = Input('x6', (F32, [2, 4]))
c1 = Parameter('c1', (F32, [3]), [0.0, 0.0, 0.0])
t7 = Output('t7', (F32, [2, 3]))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [3, 4], 0.0156402587890625, 0), [79, -75, 91, -89, 81, -72, 80, -65, 93, -98, 82, -96])
t9 = Internal('t9', (F32, [3, 4]))
x10 = Input('x10', (F32, [1, 4]))
t11 = Output('t11', (F32, [3, 4]))
x12 = Input('x12', (F32, [2, 4]))
t13 = Output('t13', (F32, [2, 3]))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 4]), [1, -1, 1, -1, 3, -3, 3, -3, 0, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.0156402587890625, 0.0469207763671875, 0.00782012939453125]))
t15 = Internal('t15', (F32, [3, 4]))
x16 = Input('x16', (F32, [1, 4]))
t17 = Output('t17', (F32, [3, 4]))
x18 = Input('x18', (F32, [2, 4]))
t19 = Output('t19', (F32, [2, 3]))
c20 = Parameter('c20', (I32, [4]), [2049, -4099, 70001, 3])
t21 = Internal('t21', (F32, [4]))
x22 = Input('x22', (F32, [4]))
t23 = Output('t23', (F32, [4]))
model = Model()
model.Operation('DEQUANTIZE', c2).To(t3)
model.Operation('MUL', x4, t3, 0).To(t5)
model.Operation('FULLY_CONNECTED', x6, t3, c1, 0).To(t7)
model.Operation('DEQUANTIZE', c8).To(t9)
model.Operation('MUL', x10, t9, 0).To(t11)
model.Operation('FULLY_CONNECTED', x12, t9, c1, 0).To(t13)
model.Operation('DEQUANTIZE', c14).To(t15)
model.Operation('MUL', x16, t15, 0).To(t17)
model.Operation('FULLY_CONNECTED', x18, t15, c1, 0).To(t19)
model.Operation('CAST', c20).To(t21)
model.Operation('SUB', x22, t21, 0).To(t23)
Example({
    x4: [-0.75, 2.0, 2.6875, 1.75],
    t5: [-0.92668533, -2.3460388, 3.8250208, -2.4359703, -0.9501457, -2.2521973, 3.3626556, -1.7790794,
    -1.090908, -3.0654907, 3.446722, -2.6275635],
    x6: [-0.5625, -2.0625, 0.4375, -0.1875, -0.375, -0.125, 3.3125, -0.8125],
    t7: [2.6080132, 2.3479939, 3.1857252, 5.5288315, 4.636359, 5.1143646],
    x10: [-0.5, -2.25, 2.0, -1.4375],
    t11: [-0.6177902, 2.6392937, 2.846527, 2.0009756, -0.6334305, 2.533722, 2.5024414, 1.4613867,
    -0.72727203, 3.448677, 2.5650024, 2.1583557],
    x12: [-2.9375, -3.5625, -1.6875, 4.0, 2.875, -0.75, 1.0, -1.0],
    t13: [-7.4203253, -5.88758, -6.982398, 7.247305, 6.754637, 8.115339],
    x16: [0.3125, 3.5, -0.1875, -2.375],
    t17: [0.004887581, -0.054740906, -0.0029325485, 0.037145615, 0.043988228, -0.49266815, -0.026392937,
    0.33431053, 0.0, 0.0, 0.0, 0.0],
    x18: [-0.3125, -3.75, 2.6875, -1.0, -1.5625, -0.5, 0.8125, -2.25],
    t19: [0.111436844, 1.0029316, 0.0, 0.031280518, 0.28152466, 0.0],
    x22: [2048.0, -4096.0, 70000.0, 2.0],
    t23: [-1.0, 3.0, -1.0, -1.0],
}, name='fine').DisableLifeTimeVariation()

# Weights stored as codes become real numbers of more digits than half precision has. Each result
# has one reader.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [3, 4], 0.0156402587890625, 120), [199, 45, 211, 31, 201, 48, 200, 55, 213, 22, 202, 24])
t24 = Internal('t24', (F32, [3, 4]))
x4 = Input('x4', (F32, [1, 4]))
t25 = Output('t25', (F32, [3, 4]))
t26 = Internal('t26', (F32, [3, 4]))
x6 = Input('x6', (F32, [2, 4]))
c1 = Parameter('c1', (F32, [3]), [0.0, 0.0, 0.0])
t27 = Output('t27', (F32, [2, 3]))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [3, 4], 0.0156402587890625, 0), [79, -75, 91, -89, 81, -72, 80, -65, 93, -98, 82, -96])
t28 = Internal('t28', (F32, [3, 4]))
x10 = Input('x10', (F32, [1, 4]))
t29 = Output('t29', (F32, [3, 4]))
t30 = Internal('t30', (F32, [3, 4]))
x12 = Input('x12', (F32, [2, 4]))
t31 = Output('t31', (F32, [2, 3]))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 4]), [1, -1, 1, -1, 3, -3, 3, -3, 0, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.0156402587890625, 0.0469207763671875, 0.00782012939453125]))
t32 = Internal('t32', (F32, [3, 4]))
x16 = Input('x16', (F32, [1, 4]))
t33 = Output('t33', (F32, [3, 4]))
t34 = Internal('t34', (F32, [3, 4]))
x18 = Input('x18', (F32, [2, 4]))
t35 = Output('t35', (F32, [2, 3]))
c20 = Parameter('c20', (I32, [4]), [2049, -4099, 70001, 3])
t36 = Internal('t36', (F32, [4]))
x22 = Input('x22', (F32, [4]))
t37 = Output('t37', (F32, [4]))
model = Model()
model.Operation('DEQUANTIZE', c2).To(t24)
model.Operation('MUL', x4, t24, 0).To(t25)
model.Operation('DEQUANTIZE', c2).To(t26)
model.Operation('FULLY_CONNECTED', x6, t26, c1, 0).To(t27)
model.Operation('DEQUANTIZE', c8).To(t28)
model.Operation('MUL', x10, t28, 0).To(t29)
model.Operation('DEQUANTIZE', c8).To(t30)
model.Operation('FULLY_CONNECTED', x12, t30, c1, 0).To(t31)
model.Operation('DEQUANTIZE', c14).To(t32)
model.Operation('MUL', x16, t32, 0).To(t33)
model.Operation('DEQUANTIZE', c14).To(t34)
model.Operation('FULLY_CONNECTED', x18, t34, c1, 0).To(t35)
model.Operation('CAST', c20).To(t36)
model.Operation('SUB', x22, t36, 0).To(t37)
Example({
    x4: [-0.75, 2.0, 2.6875, 1.75],
    t25: [-0.92668533, -2.3460388, 3.8250208, -2.4359703, -0.9501457, -2.2521973, 3.3626556, -1.7790794,
    -1.090908, -3.0654907, 3.446722, -2.6275635],
    x6: [-0.5625, -2.0625, 0.4375, -0.1875, -0.375, -0.125, 3.3125, -0.8125],
    t27: [2.6080132, 2.3479939, 3.1857252, 5.5288315, 4.636359, 5.1143646],
    x10: [-0.5, -2.25, 2.0, -1.4375],
    t29: [-0.6177902, 2.6392937, 2.846527, 2.0009756, -0.6334305, 2.533722, 2.5024414, 1.4613867,
    -0.72727203, 3.448677, 2.5650024, 2.1583557],
    x12: [-2.9375, -3.5625, -1.6875, 4.0, 2.875, -0.75, 1.0, -1.0],
    t31: [-7.4203253, -5.88758, -6.982398, 7.247305, 6.754637, 8.115339],
    x16: [0.3125, 3.5, -0.1875, -2.375],
    t33: [0.004887581, -0.054740906, -0.0029325485, 0.037145615, 0.043988228, -0.49266815, -0.026392937,
    0.33431053, 0.0, 0.0, 0.0, 0.0],
    x18: [-0.3125, -3.75, 2.6875, -1.0, -1.5625, -0.5, 0.8125, -2.25],
    t35: [0.111436844, 1.0029316, 0.0, 0.031280518, 0.28152466, 0.0],
    x22: [2048.0, -4096.0, 70000.0, 2.0],
    t37: [-1.0, 3.0, -1.0, -1.0],
}, name='fine_unshared').DisableLifeTimeVariation()
