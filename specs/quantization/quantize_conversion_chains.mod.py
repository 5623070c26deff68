# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: conversions in a row, and operations between them.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Numbers go to codes and back several times: what one scale has cut off, the next does not give
# back. None has a half between two codes, which may be rounded to either.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Internal('t2', (U8, [2, 4], 2.0, 100))
t3 = Output('t3', (F32, [2, 4]))
t4 = Internal('t4', (U8, [2, 4], 0.0625, 90))
t5 = Output('t5', (F32, [2, 4]))
t6 = Internal('t6', (U8, [2, 4], 0.0625, 90))
t7 = Internal('t7', (F32, [2, 4]))
t8 = Internal('t8', (U8, [2, 4], 2.0, 100))
t9 = Output('t9', (F32, [2, 4]))
t10 = Internal('t10', (U8, [2, 4], 2.0, 100))
t11 = Internal('t11', (F32, [2, 4]))
t12 = Internal('t12', (U8, [2, 4], 0.0625, 90))
t13 = Output('t13', (F32, [2, 4]))
t14 = Internal('t14', (S8, [2, 4], 0.5, -100))
t15 = Internal('t15', (F32, [2, 4]))
t16 = Internal('t16', (U8, [2, 4], 0.75, 0))
t17 = Output('t17', (F32, [2, 4]))
t18 = Internal('t18', (U8, [2, 4], 0.5, 20))
t19 = Internal('t19', (F32, [2, 4]))
t20 = Internal('t20', (U8, [2, 4], 0.5, 200))
t21 = Output('t21', (F32, [2, 4]))
t22 = Internal('t22', (S8, [2, 4], 0.5, 110))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Internal('t24', (U8, [2, 4], 0.5, 0))
t25 = Output('t25', (F32, [2, 4]))
t26 = Internal('t26', (U8, [2, 4], 0.5, 200))
t27 = Internal('t27', (F32, [2, 4]))
t28 = Internal('t28', (S8, [2, 4], 0.5, -108))
t29 = Output('t29', (F32, [2, 4]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
model.Operation('QUANTIZE', x1).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
model.Operation('QUANTIZE', x1).To(t6)
model.Operation('DEQUANTIZE', t6).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', t8).To(t9)
model.Operation('QUANTIZE', x1).To(t10)
model.Operation('DEQUANTIZE', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', t12).To(t13)
model.Operation('QUANTIZE', x1).To(t14)
model.Operation('DEQUANTIZE', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', t16).To(t17)
model.Operation('QUANTIZE', x1).To(t18)
model.Operation('DEQUANTIZE', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', t20).To(t21)
model.Operation('QUANTIZE', x1).To(t22)
model.Operation('DEQUANTIZE', t22).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', t24).To(t25)
model.Operation('QUANTIZE', x1).To(t26)
model.Operation('DEQUANTIZE', t26).To(t27)
model.Operation('QUANTIZE', t27).To(t28)
model.Operation('DEQUANTIZE', t28).To(t29)
Example({
    x1: [-9.75, -7.0, -0.4, 0.0, 0.3, 3.3, 5.1, 250.0],
    t3: [-10.0, -8.0, 0.0, 0.0, 0.0, 4.0, 6.0, 250.0],
    t5: [-5.625, -5.625, -0.375, 0.0, 0.3125, 3.3125, 5.125, 10.3125],
    t9: [-6.0, -6.0, 0.0, 0.0, 0.0, 4.0, 6.0, 10.0],
    t13: [-5.625, -5.625, 0.0, 0.0, 0.0, 4.0, 6.0, 10.3125],
    t17: [0.0, 0.0, 0.0, 0.0, 0.75, 3.75, 5.25, 113.25],
    t21: [-10.0, -7.0, -0.5, 0.0, 0.5, 3.5, 5.0, 27.5],
    t25: [0.0, 0.0, 0.0, 0.0, 0.5, 3.5, 5.0, 8.5],
    t29: [-10.0, -7.0, -0.5, 0.0, 0.5, 3.5, 5.0, 27.5],
}, name='chains').DisableLifeTimeVariation()

# A bound cuts off codes that there are, so that it cannot go away.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [12]))
t2 = Internal('t2', (F32, [12]))
t3 = Output('t3', (U8, [12], 0.0078125, 128))
t4 = Internal('t4', (F32, [12]))
t5 = Output('t5', (U8, [12], 0.0234375, 128))
t6 = Internal('t6', (F32, [12]))
t7 = Output('t7', (S8, [12], 0.0078125, 0))
t8 = Internal('t8', (F32, [12]))
t9 = Output('t9', (S8, [12], 0.0234375, 0))
t10 = Internal('t10', (F32, [12]))
t11 = Output('t11', (U8, [12], 0.0078125, 0))
t12 = Internal('t12', (F32, [12]))
t13 = Output('t13', (U8, [12], 0.0234375, 0))
t14 = Internal('t14', (F32, [12]))
t15 = Output('t15', (U8, [12], 0.0234375, 128))
t16 = Internal('t16', (F32, [12]))
t17 = Output('t17', (S8, [12], 0.0078125, -128))
t18 = Internal('t18', (F32, [12]))
t19 = Output('t19', (S8, [12], 0.0234375, -128))
t20 = Internal('t20', (F32, [12]))
t21 = Output('t21', (S8, [12], 0.0234375, 0))
t22 = Internal('t22', (F32, [12]))
t23 = Output('t23', (U8, [12], 0.0078125, 128))
t24 = Internal('t24', (F32, [12]))
t25 = Output('t25', (U8, [12], 0.0234375, 128))
t26 = Internal('t26', (F32, [12]))
t27 = Output('t27', (S8, [12], 0.0078125, 0))
t28 = Internal('t28', (F32, [12]))
t29 = Output('t29', (S8, [12], 0.0234375, 0))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('RELU', x1).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('RELU', x1).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('QUANTIZE', t8).To(t9)
model.Operation('RELU1', x1).To(t10)
model.Operation('QUANTIZE', t10).To(t11)
model.Operation('RELU1', x1).To(t12)
model.Operation('QUANTIZE', t12).To(t13)
model.Operation('RELU1', x1).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('RELU1', x1).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('RELU1', x1).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('RELU1', x1).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
model.Operation('RELU6', x1).To(t22)
model.Operation('QUANTIZE', t22).To(t23)
model.Operation('RELU6', x1).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('RELU6', x1).To(t26)
model.Operation('QUANTIZE', t26).To(t27)
model.Operation('RELU6', x1).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
Example({
    x1: [-1.75, 1.0, 1.75, -3.6875, -3.5, 1.375, 3.25, -2.75, 0.375, -3.3125, 0.5625, 2.8125],
    t3: [128, 255, 255, 128, 128, 255, 255, 128, 176, 128, 200, 255],
    t5: [128, 171, 203, 128, 128, 187, 255, 128, 144, 128, 152, 248],
    t7: [0, 127, 127, 0, 0, 127, 127, 0, 48, 0, 72, 127],
    t9: [0, 43, 75, 0, 0, 59, 127, 0, 16, 0, 24, 120],
    t11: [0, 128, 128, 0, 0, 128, 128, 0, 48, 0, 72, 128],
    t13: [0, 43, 43, 0, 0, 43, 43, 0, 16, 0, 24, 43],
    t15: [85, 171, 171, 85, 85, 171, 171, 85, 144, 85, 152, 171],
    t17: [-128, 0, 0, -128, -128, 0, 0, -128, -80, -128, -56, 0],
    t19: [-128, -85, -85, -128, -128, -85, -85, -128, -112, -128, -104, -85],
    t21: [-43, 43, 43, -43, -43, 43, 43, -43, 16, -43, 24, 43],
    t23: [128, 255, 255, 128, 128, 255, 255, 128, 176, 128, 200, 255],
    t25: [128, 171, 203, 128, 128, 187, 255, 128, 144, 128, 152, 248],
    t27: [0, 127, 127, 0, 0, 127, 127, 0, 48, 0, 72, 127],
    t29: [0, 43, 75, 0, 0, 59, 127, 0, 16, 0, 24, 120],
}, name='bounds').DisableLifeTimeVariation()

# A bound lies at an end of the codes, and goes away.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [12]))
t2 = Internal('t2', (F32, [12]))
t3 = Output('t3', (U8, [12], 0.0078125, 0))
t4 = Internal('t4', (F32, [12]))
t5 = Output('t5', (U8, [12], 0.0234375, 0))
t6 = Internal('t6', (F32, [12]))
t7 = Output('t7', (S8, [12], 0.0078125, -128))
t8 = Internal('t8', (F32, [12]))
t9 = Output('t9', (S8, [12], 0.0234375, -128))
t10 = Internal('t10', (F32, [12]))
t11 = Output('t11', (U8, [12], 0.0078125, 128))
t12 = Internal('t12', (F32, [12]))
t13 = Output('t13', (S8, [12], 0.0078125, 0))
t14 = Internal('t14', (F32, [12]))
t15 = Output('t15', (U8, [12], 0.0078125, 0))
t16 = Internal('t16', (F32, [12]))
t17 = Output('t17', (U8, [12], 0.0234375, 0))
t18 = Internal('t18', (F32, [12]))
t19 = Output('t19', (S8, [12], 0.0078125, -128))
t20 = Internal('t20', (F32, [12]))
t21 = Output('t21', (S8, [12], 0.0234375, -128))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('RELU', x1).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('RELU', x1).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('QUANTIZE', t8).To(t9)
model.Operation('RELU1', x1).To(t10)
model.Operation('QUANTIZE', t10).To(t11)
model.Operation('RELU1', x1).To(t12)
model.Operation('QUANTIZE', t12).To(t13)
model.Operation('RELU6', x1).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('RELU6', x1).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('RELU6', x1).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('RELU6', x1).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
Example({
    x1: [-3.875, 0.0, -3.375, 3.25, -2.1875, 0.4375, 1.8125, 2.8125, 0.375, 1.75, -3.6875, -2.0],
    t3: [0, 0, 0, 255, 0, 56, 232, 255, 48, 224, 0, 0],
    t5: [0, 0, 0, 139, 0, 19, 77, 120, 16, 75, 0, 0],
    t7: [-128, -128, -128, 127, -128, -72, 104, 127, -80, 96, -128, -128],
    t9: [-128, -128, -128, 11, -128, -109, -51, -8, -112, -53, -128, -128],
    t11: [0, 128, 0, 255, 0, 184, 255, 255, 176, 255, 0, 0],
    t13: [-128, 0, -128, 127, -128, 56, 127, 127, 48, 127, -128, -128],
    t15: [0, 0, 0, 255, 0, 56, 232, 255, 48, 224, 0, 0],
    t17: [0, 0, 0, 139, 0, 19, 77, 120, 16, 75, 0, 0],
    t19: [-128, -128, -128, 127, -128, -72, 104, 127, -80, 96, -128, -128],
    t21: [-128, -128, -128, 11, -128, -109, -51, -8, -112, -53, -128, -128],
}, name='ends').DisableLifeTimeVariation()
