# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: functions between codes of all kinds.

# To codes of other scales than the function's.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 100))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 4]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 4]))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.00390625, 0))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 100))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 4]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 4]))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0078125, 128))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 100))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 4]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 4]))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.125, 100))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 100))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 4]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 4]))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0625, 0))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 100))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 4]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 4]))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.05, 100))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 4]))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 3))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 4]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 4]))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.00390625, -128))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 3))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 4]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 4]))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.0078125, 0))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 3))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 4]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 4]))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.125, -20))
x34 = Input('x34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 3))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 4]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [2, 4]))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.0625, -100))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 3))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 4]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 4]))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.05, 3))
t42 = Output('t42', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('QUANTIZE', t3).To(t4)
model.Operation('DEQUANTIZE', x5).To(t6)
model.Operation('RELU6', t6).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', x9).To(t10)
model.Operation('RELU6', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', x17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('RELU', t19).To(t21)
model.Operation('DEQUANTIZE', x22).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x26).To(t27)
model.Operation('RELU6', t27).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
model.Operation('DEQUANTIZE', x30).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('QUANTIZE', t32).To(t33)
model.Operation('DEQUANTIZE', x34).To(t35)
model.Operation('RELU6', t35).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('DEQUANTIZE', x38).To(t39)
model.Operation('RELU6', t39).To(t40)
model.Operation('QUANTIZE', t40).To(t41)
model.Operation('RELU', t40).To(t42)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t4: [0, 0, 64, 255, 255, 255, 0, 0],
    x5: [88, 98, 101, 108, 104, 114, 95, 92],
    t8: [128, 128, 160, 255, 255, 255, 128, 128],
    x9: [88, 98, 101, 108, 104, 114, 95, 92],
    t12: [100, 100, 102, 116, 108, 128, 100, 100],
    x13: [88, 98, 101, 108, 104, 114, 95, 92],
    t16: [0, 0, 4, 32, 16, 56, 0, 0],
    x17: [88, 98, 101, 108, 104, 114, 95, 92],
    t20: [100, 100, 105, 140, 120, 170, 100, 100],
    t21: [0.0, 0.0, 0.25, 2.0, 1.0, 3.5, 0.0, 0.0],
    x22: [-9, 1, 4, 11, 7, 17, -2, -5],
    t25: [-128, -128, -64, 127, 127, 127, -128, -128],
    x26: [-9, 1, 4, 11, 7, 17, -2, -5],
    t29: [0, 0, 32, 127, 127, 127, 0, 0],
    x30: [-9, 1, 4, 11, 7, 17, -2, -5],
    t33: [-20, -20, -18, -4, -12, 8, -20, -20],
    x34: [-9, 1, 4, 11, 7, 17, -2, -5],
    t37: [-100, -100, -96, -68, -84, -44, -100, -100],
    x38: [-9, 1, 4, 11, 7, 17, -2, -5],
    t41: [3, 3, 8, 43, 23, 73, 3, 3],
    t42: [0.0, 0.0, 0.25, 2.0, 1.0, 3.5, 0.0, 0.0],
}, name='functions_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -28),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -128),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05, -28),
})).DisableLifeTimeVariation()
