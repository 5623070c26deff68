# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: conversions in a row, and operations between them.

# Rounded and cut off in between.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 4]))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 100))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 4]))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0625, 90))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 4]))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0625, 90))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 4]))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 100))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 4]))
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 100))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 4]))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0625, 90))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 4]))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.5, -100))
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 4]))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.75, 0))
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 4]))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 20))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 4]))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 200))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 4]))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.5, 110))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 4]))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 0))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 4]))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 200))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 4]))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.5, -108))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 4]))
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

# A bound that the codes have, too, or only seem to.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 24]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 24]))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 24]))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 24]))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 24]))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 24]))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 24]))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 24]))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 24]))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 24]))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t20 = Internal('t20', ('TENSOR_FLOAT32', [2, 24]))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 24]))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 24]))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 24]))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 24]))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 24]))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 24]))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 24]))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t36 = Internal('t36', ('TENSOR_FLOAT32', [2, 24]))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 24]))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 24]))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 24]))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 24]))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t46 = Internal('t46', ('TENSOR_FLOAT32', [2, 24]))
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 24]))
t49 = Output('t49', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('RELU', x1).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('RELU', x1).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('QUANTIZE', t8).To(t9)
model.Operation('RELU', x1).To(t10)
model.Operation('QUANTIZE', t10).To(t11)
model.Operation('RELU', x1).To(t12)
model.Operation('QUANTIZE', t12).To(t13)
model.Operation('RELU', x1).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('RELU', x1).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('RELU1', x1).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('RELU1', x1).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
model.Operation('RELU1', x1).To(t22)
model.Operation('QUANTIZE', t22).To(t23)
model.Operation('RELU1', x1).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('RELU1', x1).To(t26)
model.Operation('QUANTIZE', t26).To(t27)
model.Operation('RELU1', x1).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
model.Operation('RELU1', x1).To(t30)
model.Operation('QUANTIZE', t30).To(t31)
model.Operation('RELU1', x1).To(t32)
model.Operation('QUANTIZE', t32).To(t33)
model.Operation('RELU6', x1).To(t34)
model.Operation('QUANTIZE', t34).To(t35)
model.Operation('RELU6', x1).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('RELU6', x1).To(t38)
model.Operation('QUANTIZE', t38).To(t39)
model.Operation('RELU6', x1).To(t40)
model.Operation('QUANTIZE', t40).To(t41)
model.Operation('RELU6', x1).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('RELU6', x1).To(t44)
model.Operation('QUANTIZE', t44).To(t45)
model.Operation('RELU6', x1).To(t46)
model.Operation('QUANTIZE', t46).To(t47)
model.Operation('RELU6', x1).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
Example({
    x1: [-1.75, 1.0, -1.125, 3.0, -3.875, -3.75, -1.3125, 0.5, -0.375, 1.625, 3.75, -3.375, -1.8125, 2.125,
    -3.6875, 4.0, -0.625, -0.75, 3.25, -0.1875, -0.3125, -3.1875, 1.9375, -4.0, -2.3125, 1.875,
    1.3125, 2.4375, -3.5625, -1.9375, -2.5625, -2.5, 0.25, -2.625, 3.0625, 0.9375, 0.3125, 1.5625,
    -3.5, 0.6875, -1.375, -0.8125, 2.75, -1.4375, 2.625, -2.25, 3.8125, 3.5625],
    t3: [0, 128, 0, 255, 0, 0, 0, 64, 0, 208, 255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 0, 0, 248, 0, 0, 240,
    168, 255, 0, 0, 0, 0, 32, 0, 255, 120, 40, 200, 0, 88, 0, 0, 255, 0, 255, 0, 255, 255],
    t5: [128, 255, 128, 255, 128, 128, 128, 192, 128, 255, 255, 128, 128, 255, 128, 255, 128, 128, 255, 128,
    128, 128, 255, 128, 128, 255, 255, 255, 128, 128, 128, 128, 160, 128, 255, 248, 168, 255, 128,
    216, 128, 128, 255, 128, 255, 128, 255, 255],
    t7: [0, 43, 0, 128, 0, 0, 0, 21, 0, 69, 160, 0, 0, 91, 0, 171, 0, 0, 139, 0, 0, 0, 83, 0, 0, 80, 56,
    104, 0, 0, 0, 0, 11, 0, 131, 40, 13, 67, 0, 29, 0, 0, 117, 0, 112, 0, 163, 152],
    t9: [128, 171, 128, 255, 128, 128, 128, 149, 128, 197, 255, 128, 128, 219, 128, 255, 128, 128, 255, 128,
    128, 128, 211, 128, 128, 208, 184, 232, 128, 128, 128, 128, 139, 128, 255, 168, 141, 195, 128,
    157, 128, 128, 245, 128, 240, 128, 255, 255],
    t11: [-128, 0, -128, 127, -128, -128, -128, -64, -128, 80, 127, -128, -128, 127, -128, 127, -128, -128,
    127, -128, -128, -128, 120, -128, -128, 112, 40, 127, -128, -128, -128, -128, -96, -128, 127,
    -8, -88, 72, -128, -40, -128, -128, 127, -128, 127, -128, 127, 127],
    t13: [0, 127, 0, 127, 0, 0, 0, 64, 0, 127, 127, 0, 0, 127, 0, 127, 0, 0, 127, 0, 0, 0, 127, 0, 0, 127,
    127, 127, 0, 0, 0, 0, 32, 0, 127, 120, 40, 127, 0, 88, 0, 0, 127, 0, 127, 0, 127, 127],
    t15: [-128, -85, -128, 0, -128, -128, -128, -107, -128, -59, 32, -128, -128, -37, -128, 43, -128, -128,
    11, -128, -128, -128, -45, -128, -128, -48, -72, -24, -128, -128, -128, -128, -117, -128, 3,
    -88, -115, -61, -128, -99, -128, -128, -11, -128, -16, -128, 35, 24],
    t17: [0, 43, 0, 127, 0, 0, 0, 21, 0, 69, 127, 0, 0, 91, 0, 127, 0, 0, 127, 0, 0, 0, 83, 0, 0, 80, 56,
    104, 0, 0, 0, 0, 11, 0, 127, 40, 13, 67, 0, 29, 0, 0, 117, 0, 112, 0, 127, 127],
    t19: [0, 128, 0, 128, 0, 0, 0, 64, 0, 128, 128, 0, 0, 128, 0, 128, 0, 0, 128, 0, 0, 0, 128, 0, 0, 128,
    128, 128, 0, 0, 0, 0, 32, 0, 128, 120, 40, 128, 0, 88, 0, 0, 128, 0, 128, 0, 128, 128],
    t21: [0, 255, 0, 255, 0, 0, 0, 192, 80, 255, 255, 0, 0, 255, 0, 255, 48, 32, 255, 104, 88, 0, 255, 0, 0,
    255, 255, 255, 0, 0, 0, 0, 160, 0, 255, 248, 168, 255, 0, 216, 0, 24, 255, 0, 255, 0, 255, 255],
    t23: [0, 43, 0, 43, 0, 0, 0, 21, 0, 43, 43, 0, 0, 43, 0, 43, 0, 0, 43, 0, 0, 0, 43, 0, 0, 43, 43, 43, 0,
    0, 0, 0, 11, 0, 43, 40, 13, 43, 0, 29, 0, 0, 43, 0, 43, 0, 43, 43],
    t25: [85, 171, 85, 171, 85, 85, 85, 149, 112, 171, 171, 85, 85, 171, 85, 171, 101, 96, 171, 120, 115, 85,
    171, 85, 85, 171, 171, 171, 85, 85, 85, 85, 139, 85, 171, 168, 141, 171, 85, 157, 85, 93, 171,
    85, 171, 85, 171, 171],
    t27: [-128, 0, -128, 0, -128, -128, -128, -64, -128, 0, 0, -128, -128, 0, -128, 0, -128, -128, 0, -128,
    -128, -128, 0, -128, -128, 0, 0, 0, -128, -128, -128, -128, -96, -128, 0, -8, -88, 0, -128, -40,
    -128, -128, 0, -128, 0, -128, 0, 0],
    t29: [-128, 127, -128, 127, -128, -128, -128, 64, -48, 127, 127, -128, -128, 127, -128, 127, -80, -96,
    127, -24, -40, -128, 127, -128, -128, 127, 127, 127, -128, -128, -128, -128, 32, -128, 127, 120,
    40, 127, -128, 88, -128, -104, 127, -128, 127, -128, 127, 127],
    t31: [-128, -85, -128, -85, -128, -128, -128, -107, -128, -85, -85, -128, -128, -85, -128, -85, -128,
    -128, -85, -128, -128, -128, -85, -128, -128, -85, -85, -85, -128, -128, -128, -128, -117, -128,
    -85, -88, -115, -85, -128, -99, -128, -128, -85, -128, -85, -128, -85, -85],
    t33: [-43, 43, -43, 43, -43, -43, -43, 21, -16, 43, 43, -43, -43, 43, -43, 43, -27, -32, 43, -8, -13,
    -43, 43, -43, -43, 43, 43, 43, -43, -43, -43, -43, 11, -43, 43, 40, 13, 43, -43, 29, -43, -35,
    43, -43, 43, -43, 43, 43],
    t35: [0, 128, 0, 255, 0, 0, 0, 64, 0, 208, 255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 0, 0, 248, 0, 0, 240,
    168, 255, 0, 0, 0, 0, 32, 0, 255, 120, 40, 200, 0, 88, 0, 0, 255, 0, 255, 0, 255, 255],
    t37: [128, 255, 128, 255, 128, 128, 128, 192, 128, 255, 255, 128, 128, 255, 128, 255, 128, 128, 255, 128,
    128, 128, 255, 128, 128, 255, 255, 255, 128, 128, 128, 128, 160, 128, 255, 248, 168, 255, 128,
    216, 128, 128, 255, 128, 255, 128, 255, 255],
    t39: [0, 43, 0, 128, 0, 0, 0, 21, 0, 69, 160, 0, 0, 91, 0, 171, 0, 0, 139, 0, 0, 0, 83, 0, 0, 80, 56,
    104, 0, 0, 0, 0, 11, 0, 131, 40, 13, 67, 0, 29, 0, 0, 117, 0, 112, 0, 163, 152],
    t41: [128, 171, 128, 255, 128, 128, 128, 149, 128, 197, 255, 128, 128, 219, 128, 255, 128, 128, 255, 128,
    128, 128, 211, 128, 128, 208, 184, 232, 128, 128, 128, 128, 139, 128, 255, 168, 141, 195, 128,
    157, 128, 128, 245, 128, 240, 128, 255, 255],
    t43: [-128, 0, -128, 127, -128, -128, -128, -64, -128, 80, 127, -128, -128, 127, -128, 127, -128, -128,
    127, -128, -128, -128, 120, -128, -128, 112, 40, 127, -128, -128, -128, -128, -96, -128, 127,
    -8, -88, 72, -128, -40, -128, -128, 127, -128, 127, -128, 127, 127],
    t45: [0, 127, 0, 127, 0, 0, 0, 64, 0, 127, 127, 0, 0, 127, 0, 127, 0, 0, 127, 0, 0, 0, 127, 0, 0, 127,
    127, 127, 0, 0, 0, 0, 32, 0, 127, 120, 40, 127, 0, 88, 0, 0, 127, 0, 127, 0, 127, 127],
    t47: [-128, -85, -128, 0, -128, -128, -128, -107, -128, -59, 32, -128, -128, -37, -128, 43, -128, -128,
    11, -128, -128, -128, -45, -128, -128, -48, -72, -24, -128, -128, -128, -128, -117, -128, 3,
    -88, -115, -61, -128, -99, -128, -128, -11, -128, -16, -128, 35, 24],
    t49: [0, 43, 0, 127, 0, 0, 0, 21, 0, 69, 127, 0, 0, 91, 0, 127, 0, 0, 127, 0, 0, 0, 83, 0, 0, 80, 56,
    104, 0, 0, 0, 0, 11, 0, 127, 40, 13, 67, 0, 29, 0, 0, 117, 0, 112, 0, 127, 127],
}, name='bounds').DisableLifeTimeVariation()

# A bound that the codes have, too, or only seem to.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 24]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [0.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 24]))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 24]))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 24]))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 24]))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 24]))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 24]))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 24]))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 24]))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 24]))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 24]))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 24]))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 24]))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 24]))
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 24]))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 24]))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 24]))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 24]))
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 0))
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 24]))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0078125, 128))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 24]))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 0))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 24]))
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.0234375, 128))
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 24]))
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, -128))
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 24]))
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0078125, 0))
t47 = Internal('t47', ('TENSOR_FLOAT32', [2, 24]))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, -128))
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 24]))
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 24], 0.0234375, 0))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t3)
model.Operation('QUANTIZE', t3).To(t4)
model.Operation('ADD', x1, c2, 1).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('ADD', x1, c2, 1).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('ADD', x1, c2, 1).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('ADD', x1, c2, 1).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('ADD', x1, c2, 1).To(t13)
model.Operation('QUANTIZE', t13).To(t14)
model.Operation('ADD', x1, c2, 1).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('ADD', x1, c2, 1).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('ADD', x1, c2, 2).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('ADD', x1, c2, 2).To(t21)
model.Operation('QUANTIZE', t21).To(t22)
model.Operation('ADD', x1, c2, 2).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('ADD', x1, c2, 2).To(t25)
model.Operation('QUANTIZE', t25).To(t26)
model.Operation('ADD', x1, c2, 2).To(t27)
model.Operation('QUANTIZE', t27).To(t28)
model.Operation('ADD', x1, c2, 2).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('ADD', x1, c2, 2).To(t31)
model.Operation('QUANTIZE', t31).To(t32)
model.Operation('ADD', x1, c2, 2).To(t33)
model.Operation('QUANTIZE', t33).To(t34)
model.Operation('ADD', x1, c2, 3).To(t35)
model.Operation('QUANTIZE', t35).To(t36)
model.Operation('ADD', x1, c2, 3).To(t37)
model.Operation('QUANTIZE', t37).To(t38)
model.Operation('ADD', x1, c2, 3).To(t39)
model.Operation('QUANTIZE', t39).To(t40)
model.Operation('ADD', x1, c2, 3).To(t41)
model.Operation('QUANTIZE', t41).To(t42)
model.Operation('ADD', x1, c2, 3).To(t43)
model.Operation('QUANTIZE', t43).To(t44)
model.Operation('ADD', x1, c2, 3).To(t45)
model.Operation('QUANTIZE', t45).To(t46)
model.Operation('ADD', x1, c2, 3).To(t47)
model.Operation('QUANTIZE', t47).To(t48)
model.Operation('ADD', x1, c2, 3).To(t49)
model.Operation('QUANTIZE', t49).To(t50)
Example({
    x1: [-1.8125, 0.875, -0.25, -0.9375, 0.1875, 1.0, 1.8125, 0.625, 3.125, 2.875, 3.9375, -0.375, -3.125,
    -4.0, -2.375, 3.0, 2.25, 2.75, -3.1875, 3.625, -0.6875, 0.8125, 2.1875, -3.5, -2.1875, -3.6875,
    3.3125, 3.6875, 2.6875, 1.875, -1.6875, -0.625, 1.75, -1.5, 2.4375, -3.875, 0.75, -1.0, 2.3125,
    -3.5625, -2.9375, 2.8125, 3.875, -1.5625, 1.5, 3.75, -3.0, -0.125],
    t4: [0, 112, 0, 0, 24, 128, 232, 80, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 0, 255, 0, 104, 255, 0,
    0, 0, 255, 255, 255, 240, 0, 0, 224, 0, 255, 0, 96, 0, 255, 0, 0, 255, 255, 0, 192, 255, 0, 0],
    t6: [128, 240, 128, 128, 152, 255, 255, 208, 255, 255, 255, 128, 128, 128, 128, 255, 255, 255, 128, 255,
    128, 232, 255, 128, 128, 128, 255, 255, 255, 255, 128, 128, 255, 128, 255, 128, 224, 128, 255,
    128, 128, 255, 255, 128, 255, 255, 128, 128],
    t8: [0, 37, 0, 0, 8, 43, 77, 27, 133, 123, 168, 0, 0, 0, 0, 128, 96, 117, 0, 155, 0, 35, 93, 0, 0, 0,
    141, 157, 115, 80, 0, 0, 75, 0, 104, 0, 32, 0, 99, 0, 0, 120, 165, 0, 64, 160, 0, 0],
    t10: [128, 165, 128, 128, 136, 171, 205, 155, 255, 251, 255, 128, 128, 128, 128, 255, 224, 245, 128, 255,
    128, 163, 221, 128, 128, 128, 255, 255, 243, 208, 128, 128, 203, 128, 232, 128, 160, 128, 227,
    128, 128, 248, 255, 128, 192, 255, 128, 128],
    t12: [-128, -16, -128, -128, -104, 0, 104, -48, 127, 127, 127, -128, -128, -128, -128, 127, 127, 127,
    -128, 127, -128, -24, 127, -128, -128, -128, 127, 127, 127, 112, -128, -128, 96, -128, 127,
    -128, -32, -128, 127, -128, -128, 127, 127, -128, 64, 127, -128, -128],
    t14: [0, 112, 0, 0, 24, 127, 127, 80, 127, 127, 127, 0, 0, 0, 0, 127, 127, 127, 0, 127, 0, 104, 127, 0,
    0, 0, 127, 127, 127, 127, 0, 0, 127, 0, 127, 0, 96, 0, 127, 0, 0, 127, 127, 0, 127, 127, 0, 0],
    t16: [-128, -91, -128, -128, -120, -85, -51, -101, 5, -5, 40, -128, -128, -128, -128, 0, -32, -11, -128,
    27, -128, -93, -35, -128, -128, -128, 13, 29, -13, -48, -128, -128, -53, -128, -24, -128, -96,
    -128, -29, -128, -128, -8, 37, -128, -64, 32, -128, -128],
    t18: [0, 37, 0, 0, 8, 43, 77, 27, 127, 123, 127, 0, 0, 0, 0, 127, 96, 117, 0, 127, 0, 35, 93, 0, 0, 0,
    127, 127, 115, 80, 0, 0, 75, 0, 104, 0, 32, 0, 99, 0, 0, 120, 127, 0, 64, 127, 0, 0],
    t20: [0, 112, 0, 0, 24, 128, 128, 80, 128, 128, 128, 0, 0, 0, 0, 128, 128, 128, 0, 128, 0, 104, 128, 0,
    0, 0, 128, 128, 128, 128, 0, 0, 128, 0, 128, 0, 96, 0, 128, 0, 0, 128, 128, 0, 128, 128, 0, 0],
    t22: [0, 240, 96, 8, 152, 255, 255, 208, 255, 255, 255, 80, 0, 0, 0, 255, 255, 255, 0, 255, 40, 232, 255,
    0, 0, 0, 255, 255, 255, 255, 0, 48, 255, 0, 255, 0, 224, 0, 255, 0, 0, 255, 255, 0, 255, 255, 0,
    112],
    t24: [0, 37, 0, 0, 8, 43, 43, 27, 43, 43, 43, 0, 0, 0, 0, 43, 43, 43, 0, 43, 0, 35, 43, 0, 0, 0, 43, 43,
    43, 43, 0, 0, 43, 0, 43, 0, 32, 0, 43, 0, 0, 43, 43, 0, 43, 43, 0, 0],
    t26: [85, 165, 117, 88, 136, 171, 171, 155, 171, 171, 171, 112, 85, 85, 85, 171, 171, 171, 85, 171, 99,
    163, 171, 85, 85, 85, 171, 171, 171, 171, 85, 101, 171, 85, 171, 85, 160, 85, 171, 85, 85, 171,
    171, 85, 171, 171, 85, 123],
    t28: [-128, -16, -128, -128, -104, 0, 0, -48, 0, 0, 0, -128, -128, -128, -128, 0, 0, 0, -128, 0, -128,
    -24, 0, -128, -128, -128, 0, 0, 0, 0, -128, -128, 0, -128, 0, -128, -32, -128, 0, -128, -128, 0,
    0, -128, 0, 0, -128, -128],
    t30: [-128, 112, -32, -120, 24, 127, 127, 80, 127, 127, 127, -48, -128, -128, -128, 127, 127, 127, -128,
    127, -88, 104, 127, -128, -128, -128, 127, 127, 127, 127, -128, -80, 127, -128, 127, -128, 96,
    -128, 127, -128, -128, 127, 127, -128, 127, 127, -128, -16],
    t32: [-128, -91, -128, -128, -120, -85, -85, -101, -85, -85, -85, -128, -128, -128, -128, -85, -85, -85,
    -128, -85, -128, -93, -85, -128, -128, -128, -85, -85, -85, -85, -128, -128, -85, -128, -85,
    -128, -96, -128, -85, -128, -128, -85, -85, -128, -85, -85, -128, -128],
    t34: [-43, 37, -11, -40, 8, 43, 43, 27, 43, 43, 43, -16, -43, -43, -43, 43, 43, 43, -43, 43, -29, 35, 43,
    -43, -43, -43, 43, 43, 43, 43, -43, -27, 43, -43, 43, -43, 32, -43, 43, -43, -43, 43, 43, -43,
    43, 43, -43, -5],
    t36: [0, 112, 0, 0, 24, 128, 232, 80, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 0, 255, 0, 104, 255, 0,
    0, 0, 255, 255, 255, 240, 0, 0, 224, 0, 255, 0, 96, 0, 255, 0, 0, 255, 255, 0, 192, 255, 0, 0],
    t38: [128, 240, 128, 128, 152, 255, 255, 208, 255, 255, 255, 128, 128, 128, 128, 255, 255, 255, 128, 255,
    128, 232, 255, 128, 128, 128, 255, 255, 255, 255, 128, 128, 255, 128, 255, 128, 224, 128, 255,
    128, 128, 255, 255, 128, 255, 255, 128, 128],
    t40: [0, 37, 0, 0, 8, 43, 77, 27, 133, 123, 168, 0, 0, 0, 0, 128, 96, 117, 0, 155, 0, 35, 93, 0, 0, 0,
    141, 157, 115, 80, 0, 0, 75, 0, 104, 0, 32, 0, 99, 0, 0, 120, 165, 0, 64, 160, 0, 0],
    t42: [128, 165, 128, 128, 136, 171, 205, 155, 255, 251, 255, 128, 128, 128, 128, 255, 224, 245, 128, 255,
    128, 163, 221, 128, 128, 128, 255, 255, 243, 208, 128, 128, 203, 128, 232, 128, 160, 128, 227,
    128, 128, 248, 255, 128, 192, 255, 128, 128],
    t44: [-128, -16, -128, -128, -104, 0, 104, -48, 127, 127, 127, -128, -128, -128, -128, 127, 127, 127,
    -128, 127, -128, -24, 127, -128, -128, -128, 127, 127, 127, 112, -128, -128, 96, -128, 127,
    -128, -32, -128, 127, -128, -128, 127, 127, -128, 64, 127, -128, -128],
    t46: [0, 112, 0, 0, 24, 127, 127, 80, 127, 127, 127, 0, 0, 0, 0, 127, 127, 127, 0, 127, 0, 104, 127, 0,
    0, 0, 127, 127, 127, 127, 0, 0, 127, 0, 127, 0, 96, 0, 127, 0, 0, 127, 127, 0, 127, 127, 0, 0],
    t48: [-128, -91, -128, -128, -120, -85, -51, -101, 5, -5, 40, -128, -128, -128, -128, 0, -32, -11, -128,
    27, -128, -93, -35, -128, -128, -128, 13, 29, -13, -48, -128, -128, -53, -128, -24, -128, -96,
    -128, -29, -128, -128, -8, 37, -128, -64, 32, -128, -128],
    t50: [0, 37, 0, 0, 8, 43, 77, 27, 127, 123, 127, 0, 0, 0, 0, 127, 96, 117, 0, 127, 0, 35, 93, 0, 0, 0,
    127, 127, 115, 80, 0, 0, 75, 0, 104, 0, 32, 0, 99, 0, 0, 120, 127, 0, 64, 127, 0, 0],
}, name='fused_bounds').DisableLifeTimeVariation()
