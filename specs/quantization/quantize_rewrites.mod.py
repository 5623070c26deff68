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
