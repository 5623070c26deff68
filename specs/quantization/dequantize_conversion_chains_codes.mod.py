# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: conversions in a row, and operations between them.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Real numbers between codes have another range than codes in their place would have.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.5, 120))
t3 = Internal('t3', (F32, [2, 4]))
x2 = Input('x2', (U8, [2, 4], 0.25, 90))
t4 = Internal('t4', (F32, [2, 4]))
t5 = Internal('t5', (F32, [2, 4]))
t6 = Output('t6', (U8, [2, 4], 0.25, 120))
t7 = Internal('t7', (F32, [2, 4]))
t8 = Output('t8', (U8, [2, 4], 0.125, 3))
t9 = Internal('t9', (F32, [2, 4]))
t10 = Output('t10', (U8, [2, 4], 0.25, 200))
t11 = Internal('t11', (F32, [2, 4]))
t12 = Output('t12', (U8, [2, 4], 0.25, 60))
t13 = Internal('t13', (F32, [2, 8]))
t14 = Output('t14', (U8, [2, 8], 0.25, 100))
t15 = Internal('t15', (F32, [4, 2]))
t16 = Output('t16', (U8, [4, 2], 0.5, 70))
t17 = Internal('t17', (F32, [2, 4]))
t18 = Output('t18', (U8, [2, 4], 0.5, 120))
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [2, 4]))
t21 = Output('t21', (U8, [2, 4], 1.0, 128))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t3)
model.Operation('DEQUANTIZE', x2).To(t4)
model.Operation('ADD', t3, t4, 0).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('MUL', t3, t4, 1).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('RELU1', t4).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('MAXIMUM', t3, t4).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('CONCATENATION', t3, t4, 1).To(t13)
model.Operation('QUANTIZE', t13).To(t14)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('NEG', t3).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('DIV', t3, c19, 0).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
Example({
    x1: [78, 178, 155, 101, 103, 83, 120, 87],
    x2: [94, 82, 106, 58, 92, 102, 66, 91],
    t6: [40, 228, 206, 50, 88, 58, 96, 55],
    t8: [3, 3, 255, 255, 3, 3, 3, 3],
    t10: [204, 196, 204, 196, 202, 204, 196, 201],
    t12: [64, 176, 130, 28, 62, 72, 60, 61],
    t14: [16, 216, 170, 62, 104, 92, 116, 68, 66, 26, 100, 34, 102, 112, 76, 101],
    t16: [28, 53, 128, 33, 105, 70, 51, 37],
    t18: [162, 62, 85, 139, 137, 157, 120, 153],
    t21: [86, 186, 163, 109, 111, 91, 128, 95],
}, name='between_quant8').AddVariations(signed(x1, x2, t6, t8, t10, t12, t14, t16, t18, t21)).DisableLifeTimeVariation()

# Real numbers between codes have another range than codes in their place would have. Each result
# has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.5, 120))
t22 = Internal('t22', (F32, [2, 4]))
x2 = Input('x2', (U8, [2, 4], 0.25, 90))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Internal('t24', (F32, [2, 4]))
t25 = Output('t25', (U8, [2, 4], 0.25, 120))
t26 = Internal('t26', (F32, [2, 4]))
t27 = Internal('t27', (F32, [2, 4]))
t28 = Internal('t28', (F32, [2, 4]))
t29 = Output('t29', (U8, [2, 4], 0.125, 3))
t30 = Internal('t30', (F32, [2, 4]))
t31 = Internal('t31', (F32, [2, 4]))
t32 = Output('t32', (U8, [2, 4], 0.25, 200))
t33 = Internal('t33', (F32, [2, 4]))
t34 = Internal('t34', (F32, [2, 4]))
t35 = Internal('t35', (F32, [2, 4]))
t36 = Output('t36', (U8, [2, 4], 0.25, 60))
t37 = Internal('t37', (F32, [2, 4]))
t38 = Internal('t38', (F32, [2, 4]))
t39 = Internal('t39', (F32, [2, 8]))
t40 = Output('t40', (U8, [2, 8], 0.25, 100))
t41 = Internal('t41', (F32, [2, 4]))
t42 = Internal('t42', (F32, [4, 2]))
t43 = Output('t43', (U8, [4, 2], 0.5, 70))
t44 = Internal('t44', (F32, [2, 4]))
t45 = Internal('t45', (F32, [2, 4]))
t46 = Output('t46', (U8, [2, 4], 0.5, 120))
t47 = Internal('t47', (F32, [2, 4]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t48 = Internal('t48', (F32, [2, 4]))
t49 = Output('t49', (U8, [2, 4], 1.0, 128))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t22)
model.Operation('DEQUANTIZE', x2).To(t23)
model.Operation('ADD', t22, t23, 0).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x1).To(t26)
model.Operation('DEQUANTIZE', x2).To(t27)
model.Operation('MUL', t26, t27, 1).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
model.Operation('DEQUANTIZE', x2).To(t30)
model.Operation('RELU1', t30).To(t31)
model.Operation('QUANTIZE', t31).To(t32)
model.Operation('DEQUANTIZE', x1).To(t33)
model.Operation('DEQUANTIZE', x2).To(t34)
model.Operation('MAXIMUM', t33, t34).To(t35)
model.Operation('QUANTIZE', t35).To(t36)
model.Operation('DEQUANTIZE', x1).To(t37)
model.Operation('DEQUANTIZE', x2).To(t38)
model.Operation('CONCATENATION', t37, t38, 1).To(t39)
model.Operation('QUANTIZE', t39).To(t40)
model.Operation('DEQUANTIZE', x1).To(t41)
model.Operation('TRANSPOSE', t41, [1, 0]).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x1).To(t44)
model.Operation('NEG', t44).To(t45)
model.Operation('QUANTIZE', t45).To(t46)
model.Operation('DEQUANTIZE', x1).To(t47)
model.Operation('DIV', t47, c19, 0).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
Example({
    x1: [78, 178, 155, 101, 103, 83, 120, 87],
    x2: [94, 82, 106, 58, 92, 102, 66, 91],
    t25: [40, 228, 206, 50, 88, 58, 96, 55],
    t29: [3, 3, 255, 255, 3, 3, 3, 3],
    t32: [204, 196, 204, 196, 202, 204, 196, 201],
    t36: [64, 176, 130, 28, 62, 72, 60, 61],
    t40: [16, 216, 170, 62, 104, 92, 116, 68, 66, 26, 100, 34, 102, 112, 76, 101],
    t43: [28, 53, 128, 33, 105, 70, 51, 37],
    t46: [162, 62, 85, 139, 137, 157, 120, 153],
    t49: [86, 186, 163, 109, 111, 91, 128, 95],
}, name='between_unshared_quant8').AddVariations(signed(x1, x2, t25, t29, t32, t36, t40, t43, t46, t49)).DisableLifeTimeVariation()

# Codes become other codes: what is cut off on the way is gone.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (F32, [2, 6]))
t3 = Internal('t3', (U8, [2, 6], 0.0625, 90))
t4 = Output('t4', (F32, [2, 6]))
t5 = Internal('t5', (U8, [2, 6], 0.25, 40))
t6 = Output('t6', (F32, [2, 6]))
t7 = Internal('t7', (U8, [2, 6], 0.5, 200))
t8 = Output('t8', (F32, [2, 6]))
t9 = Internal('t9', (S8, [2, 6], 0.5, -8))
t10 = Output('t10', (F32, [2, 6]))
t11 = Internal('t11', (S8, [2, 6], 0.125, 100))
t12 = Output('t12', (F32, [2, 6]))
t13 = Internal('t13', (U8, [2, 6], 0.0625, 90))
t14 = Internal('t14', (U8, [6, 2], 0.0625, 90))
t15 = Output('t15', (F32, [6, 2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('DEQUANTIZE', t3).To(t4)
model.Operation('QUANTIZE', t2).To(t5)
model.Operation('DEQUANTIZE', t5).To(t6)
model.Operation('QUANTIZE', t2).To(t7)
model.Operation('DEQUANTIZE', t7).To(t8)
model.Operation('QUANTIZE', t2).To(t9)
model.Operation('DEQUANTIZE', t9).To(t10)
model.Operation('QUANTIZE', t2).To(t11)
model.Operation('DEQUANTIZE', t11).To(t12)
model.Operation('QUANTIZE', t2).To(t13)
model.Operation('TRANSPOSE', t13, [1, 0]).To(t14)
model.Operation('DEQUANTIZE', t14).To(t15)
Example({
    x1: [126, 125, 89, 148, 120, 62, 127, 98, 150, 96, 66, 97],
    t2: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
    t4: [3.0, 2.5, -5.625, 10.3125, 0.0, -5.625, 3.5, -5.625, 10.3125, -5.625, -5.625, -5.625],
    t6: [3.0, 2.5, -10.0, 14.0, 0.0, -10.0, 3.5, -10.0, 15.0, -10.0, -10.0, -10.0],
    t8: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
    t10: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
    t12: [3.0, 2.5, -15.5, 3.375, 0.0, -28.5, 3.375, -11.0, 3.375, -12.0, -27.0, -11.5],
    t15: [3.0, 3.5, 2.5, -5.625, -5.625, 10.3125, 10.3125, -5.625, 0.0, -5.625, -5.625, -5.625],
}, name='again_quant8').AddVariations(signed(x1, t3, t5, t7, t13, t14)).DisableLifeTimeVariation()

# Codes become other codes: what is cut off on the way is gone. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t16 = Internal('t16', (F32, [2, 6]))
t17 = Internal('t17', (U8, [2, 6], 0.0625, 90))
t18 = Output('t18', (F32, [2, 6]))
t19 = Internal('t19', (F32, [2, 6]))
t20 = Internal('t20', (U8, [2, 6], 0.25, 40))
t21 = Output('t21', (F32, [2, 6]))
t22 = Internal('t22', (F32, [2, 6]))
t23 = Internal('t23', (U8, [2, 6], 0.5, 200))
t24 = Output('t24', (F32, [2, 6]))
t25 = Internal('t25', (F32, [2, 6]))
t26 = Internal('t26', (S8, [2, 6], 0.5, -8))
t27 = Output('t27', (F32, [2, 6]))
t28 = Internal('t28', (F32, [2, 6]))
t29 = Internal('t29', (S8, [2, 6], 0.125, 100))
t30 = Output('t30', (F32, [2, 6]))
t31 = Internal('t31', (F32, [2, 6]))
t32 = Internal('t32', (U8, [2, 6], 0.0625, 90))
t33 = Internal('t33', (U8, [6, 2], 0.0625, 90))
t34 = Output('t34', (F32, [6, 2]))
t35 = Output('t35', (F32, [2, 6]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('DEQUANTIZE', x1).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', t20).To(t21)
model.Operation('DEQUANTIZE', x1).To(t22)
model.Operation('QUANTIZE', t22).To(t23)
model.Operation('DEQUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x1).To(t25)
model.Operation('QUANTIZE', t25).To(t26)
model.Operation('DEQUANTIZE', t26).To(t27)
model.Operation('DEQUANTIZE', x1).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
model.Operation('DEQUANTIZE', t29).To(t30)
model.Operation('DEQUANTIZE', x1).To(t31)
model.Operation('QUANTIZE', t31).To(t32)
model.Operation('TRANSPOSE', t32, [1, 0]).To(t33)
model.Operation('DEQUANTIZE', t33).To(t34)
model.Operation('DEQUANTIZE', x1).To(t35)
Example({
    x1: [126, 125, 89, 148, 120, 62, 127, 98, 150, 96, 66, 97],
    t18: [3.0, 2.5, -5.625, 10.3125, 0.0, -5.625, 3.5, -5.625, 10.3125, -5.625, -5.625, -5.625],
    t21: [3.0, 2.5, -10.0, 14.0, 0.0, -10.0, 3.5, -10.0, 15.0, -10.0, -10.0, -10.0],
    t24: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
    t27: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
    t30: [3.0, 2.5, -15.5, 3.375, 0.0, -28.5, 3.375, -11.0, 3.375, -12.0, -27.0, -11.5],
    t34: [3.0, 3.5, 2.5, -5.625, -5.625, 10.3125, 10.3125, -5.625, 0.0, -5.625, -5.625, -5.625],
    t35: [3.0, 2.5, -15.5, 14.0, 0.0, -29.0, 3.5, -11.0, 15.0, -12.0, -27.0, -11.5],
}, name='again_unshared_quant8').AddVariations(signed(x1, t17, t20, t23, t32, t33)).DisableLifeTimeVariation()
