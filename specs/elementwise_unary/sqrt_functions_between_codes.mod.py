# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: functions between codes of all kinds.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# A function between DEQUANTIZE and QUANTIZE gives codes of other scales than a function of codes
# does.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t2 = Internal('t2', (F32, [2, 4]))
t3 = Internal('t3', (F32, [2, 4]))
t4 = Internal('t4', (F32, [2, 4]))
t5 = Output('t5', (U8, [2, 4], 0.00390625, 0))
x6 = Input('x6', (U8, [2, 4], 0.25, 100))
t7 = Internal('t7', (F32, [2, 4]))
t8 = Internal('t8', (F32, [2, 4]))
t9 = Internal('t9', (F32, [2, 4]))
t10 = Output('t10', (U8, [2, 4], 0.0078125, 128))
x11 = Input('x11', (U8, [2, 4], 0.25, 100))
t12 = Internal('t12', (F32, [2, 4]))
t13 = Internal('t13', (F32, [2, 4]))
t14 = Internal('t14', (F32, [2, 4]))
t15 = Output('t15', (U8, [2, 4], 0.125, 100))
x16 = Input('x16', (U8, [2, 4], 0.25, 100))
t17 = Internal('t17', (F32, [2, 4]))
t18 = Internal('t18', (F32, [2, 4]))
t19 = Internal('t19', (F32, [2, 4]))
t20 = Output('t20', (U8, [2, 4], 0.0625, 0))
x21 = Input('x21', (U8, [2, 4], 0.25, 100))
t22 = Internal('t22', (F32, [2, 4]))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Internal('t24', (F32, [2, 4]))
t25 = Output('t25', (U8, [2, 4], 0.05, 100))
t26 = Output('t26', (F32, [2, 4]))
x27 = Input('x27', (S8, [2, 4], 0.25, 3))
t28 = Internal('t28', (F32, [2, 4]))
t29 = Internal('t29', (F32, [2, 4]))
t30 = Internal('t30', (F32, [2, 4]))
t31 = Output('t31', (S8, [2, 4], 0.00390625, -128))
x32 = Input('x32', (S8, [2, 4], 0.25, 3))
t33 = Internal('t33', (F32, [2, 4]))
t34 = Internal('t34', (F32, [2, 4]))
t35 = Internal('t35', (F32, [2, 4]))
t36 = Output('t36', (S8, [2, 4], 0.0078125, 0))
x37 = Input('x37', (S8, [2, 4], 0.25, 3))
t38 = Internal('t38', (F32, [2, 4]))
t39 = Internal('t39', (F32, [2, 4]))
t40 = Internal('t40', (F32, [2, 4]))
t41 = Output('t41', (S8, [2, 4], 0.125, -20))
x42 = Input('x42', (S8, [2, 4], 0.25, 3))
t43 = Internal('t43', (F32, [2, 4]))
t44 = Internal('t44', (F32, [2, 4]))
t45 = Internal('t45', (F32, [2, 4]))
t46 = Output('t46', (S8, [2, 4], 0.0625, -100))
x47 = Input('x47', (S8, [2, 4], 0.25, 3))
t48 = Internal('t48', (F32, [2, 4]))
t49 = Internal('t49', (F32, [2, 4]))
t50 = Internal('t50', (F32, [2, 4]))
t51 = Output('t51', (S8, [2, 4], 0.05, 3))
t52 = Output('t52', (F32, [2, 4]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('ABS', t2).To(t3)
model.Operation('SQRT', t3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('DEQUANTIZE', x6).To(t7)
model.Operation('ABS', t7).To(t8)
model.Operation('SQRT', t8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('DEQUANTIZE', x11).To(t12)
model.Operation('ABS', t12).To(t13)
model.Operation('SQRT', t13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('DEQUANTIZE', x16).To(t17)
model.Operation('ABS', t17).To(t18)
model.Operation('SQRT', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('ABS', t22).To(t23)
model.Operation('SQRT', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('RELU', t24).To(t26)
model.Operation('DEQUANTIZE', x27).To(t28)
model.Operation('ABS', t28).To(t29)
model.Operation('SQRT', t29).To(t30)
model.Operation('QUANTIZE', t30).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('ABS', t33).To(t34)
model.Operation('SQRT', t34).To(t35)
model.Operation('QUANTIZE', t35).To(t36)
model.Operation('DEQUANTIZE', x37).To(t38)
model.Operation('ABS', t38).To(t39)
model.Operation('SQRT', t39).To(t40)
model.Operation('QUANTIZE', t40).To(t41)
model.Operation('DEQUANTIZE', x42).To(t43)
model.Operation('ABS', t43).To(t44)
model.Operation('SQRT', t44).To(t45)
model.Operation('QUANTIZE', t45).To(t46)
model.Operation('DEQUANTIZE', x47).To(t48)
model.Operation('ABS', t48).To(t49)
model.Operation('SQRT', t49).To(t50)
model.Operation('QUANTIZE', t50).To(t51)
model.Operation('RELU', t50).To(t52)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t5: [255, 181, 128, 255, 255, 255, 255, 255],
    x6: [88, 98, 101, 108, 104, 114, 95, 92],
    t10: [255, 219, 192, 255, 255, 255, 255, 255],
    x11: [88, 98, 101, 108, 104, 114, 95, 92],
    t15: [114, 106, 104, 111, 108, 115, 109, 111],
    x16: [88, 98, 101, 108, 104, 114, 95, 92],
    t20: [28, 11, 8, 23, 16, 30, 18, 23],
    x21: [88, 98, 101, 108, 104, 114, 95, 92],
    t25: [135, 114, 110, 128, 120, 137, 122, 128],
    t26: [1.7320508, 0.70710677, 0.5, 1.4142135, 1.0, 1.8708287, 1.118034, 1.4142135],
    x27: [-9, 1, 4, 11, 7, 17, -2, -5],
    t31: [127, 53, 0, 127, 127, 127, 127, 127],
    x32: [-9, 1, 4, 11, 7, 17, -2, -5],
    t36: [127, 91, 64, 127, 127, 127, 127, 127],
    x37: [-9, 1, 4, 11, 7, 17, -2, -5],
    t41: [-6, -14, -16, -9, -12, -5, -11, -9],
    x42: [-9, 1, 4, 11, 7, 17, -2, -5],
    t46: [-72, -89, -92, -77, -84, -70, -82, -77],
    x47: [-9, 1, 4, 11, 7, 17, -2, -5],
    t51: [38, 17, 13, 31, 23, 40, 25, 31],
    t52: [1.7320508, 0.70710677, 0.5, 1.4142135, 1.0, 1.8708287, 1.118034, 1.4142135],
}, name='functions_quant8').AddVariations(signed(x1, t5, x6, t10, x11, t15, x16, t20, x21, t25)).DisableLifeTimeVariation()
