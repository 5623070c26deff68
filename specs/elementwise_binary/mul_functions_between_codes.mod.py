# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: functions between codes of all kinds.

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
c3 = Parameter('c3', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t4 = Internal('t4', (F32, [2, 4]))
t5 = Output('t5', (U8, [2, 4], 0.00390625, 0))
x6 = Input('x6', (U8, [2, 4], 0.25, 100))
t7 = Internal('t7', (F32, [2, 4]))
c8 = Parameter('c8', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t9 = Internal('t9', (F32, [2, 4]))
t10 = Output('t10', (U8, [2, 4], 0.0078125, 128))
x11 = Input('x11', (U8, [2, 4], 0.25, 100))
t12 = Internal('t12', (F32, [2, 4]))
c13 = Parameter('c13', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t14 = Internal('t14', (F32, [2, 4]))
t15 = Output('t15', (U8, [2, 4], 0.125, 100))
x16 = Input('x16', (U8, [2, 4], 0.25, 100))
t17 = Internal('t17', (F32, [2, 4]))
c18 = Parameter('c18', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t19 = Internal('t19', (F32, [2, 4]))
t20 = Output('t20', (U8, [2, 4], 0.0625, 0))
x21 = Input('x21', (U8, [2, 4], 0.25, 100))
t22 = Internal('t22', (F32, [2, 4]))
c23 = Parameter('c23', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t24 = Internal('t24', (F32, [2, 4]))
t25 = Output('t25', (U8, [2, 4], 0.05, 100))
t26 = Output('t26', (F32, [2, 4]))
x27 = Input('x27', (S8, [2, 4], 0.25, 3))
t28 = Internal('t28', (F32, [2, 4]))
c29 = Parameter('c29', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t30 = Internal('t30', (F32, [2, 4]))
t31 = Output('t31', (S8, [2, 4], 0.00390625, -128))
x32 = Input('x32', (S8, [2, 4], 0.25, 3))
t33 = Internal('t33', (F32, [2, 4]))
c34 = Parameter('c34', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t35 = Internal('t35', (F32, [2, 4]))
t36 = Output('t36', (S8, [2, 4], 0.0078125, 0))
x37 = Input('x37', (S8, [2, 4], 0.25, 3))
t38 = Internal('t38', (F32, [2, 4]))
c39 = Parameter('c39', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t40 = Internal('t40', (F32, [2, 4]))
t41 = Output('t41', (S8, [2, 4], 0.125, -20))
x42 = Input('x42', (S8, [2, 4], 0.25, 3))
t43 = Internal('t43', (F32, [2, 4]))
c44 = Parameter('c44', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t45 = Internal('t45', (F32, [2, 4]))
t46 = Output('t46', (S8, [2, 4], 0.0625, -100))
x47 = Input('x47', (S8, [2, 4], 0.25, 3))
t48 = Internal('t48', (F32, [2, 4]))
c49 = Parameter('c49', (F32, [4]), [0.5, -1.0, 1.5, 0.25])
t50 = Internal('t50', (F32, [2, 4]))
t51 = Output('t51', (S8, [2, 4], 0.05, 3))
t52 = Output('t52', (F32, [2, 4]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('DEQUANTIZE', x6).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('DEQUANTIZE', x11).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('DEQUANTIZE', x16).To(t17)
model.Operation('MUL', t17, c18, 0).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('RELU', t24).To(t26)
model.Operation('DEQUANTIZE', x27).To(t28)
model.Operation('MUL', t28, c29, 0).To(t30)
model.Operation('QUANTIZE', t30).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('MUL', t33, c34, 0).To(t35)
model.Operation('QUANTIZE', t35).To(t36)
model.Operation('DEQUANTIZE', x37).To(t38)
model.Operation('MUL', t38, c39, 0).To(t40)
model.Operation('QUANTIZE', t40).To(t41)
model.Operation('DEQUANTIZE', x42).To(t43)
model.Operation('MUL', t43, c44, 0).To(t45)
model.Operation('QUANTIZE', t45).To(t46)
model.Operation('DEQUANTIZE', x47).To(t48)
model.Operation('MUL', t48, c49, 0).To(t50)
model.Operation('QUANTIZE', t50).To(t51)
model.Operation('RELU', t50).To(t52)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t5: [0, 128, 96, 128, 128, 0, 0, 0],
    x6: [88, 98, 101, 108, 104, 114, 95, 92],
    t10: [0, 192, 176, 192, 192, 0, 0, 64],
    x11: [88, 98, 101, 108, 104, 114, 95, 92],
    t15: [88, 104, 103, 104, 104, 72, 85, 96],
    x16: [88, 98, 101, 108, 104, 114, 95, 92],
    t20: [0, 8, 6, 8, 8, 0, 0, 0],
    x21: [88, 98, 101, 108, 104, 114, 95, 92],
    t25: [70, 110, 108, 110, 110, 30, 62, 90],
    t26: [0.0, 0.5, 0.375, 0.5, 0.5, 0.0, 0.0, 0.0],
    x27: [-9, 1, 4, 11, 7, 17, -2, -5],
    t31: [-128, 0, -32, 0, 0, -128, -128, -128],
    x32: [-9, 1, 4, 11, 7, 17, -2, -5],
    t36: [-128, 64, 48, 64, 64, -128, -128, -64],
    x37: [-9, 1, 4, 11, 7, 17, -2, -5],
    t41: [-32, -16, -17, -16, -16, -48, -35, -24],
    x42: [-9, 1, 4, 11, 7, 17, -2, -5],
    t46: [-124, -92, -94, -92, -92, -128, -128, -108],
    x47: [-9, 1, 4, 11, 7, 17, -2, -5],
    t51: [-27, 13, 11, 13, 13, -67, -35, -7],
    t52: [0.0, 0.5, 0.375, 0.5, 0.5, 0.0, 0.0, 0.0],
}, name='functions_quant8').AddVariations(signed(x1, t5, x6, t10, x11, t15, x16, t20, x21, t25)).DisableLifeTimeVariation()

# What is between two functions is far beyond what the codes of the result say; it is divided
# afterwards, or by a factor before and multiplied afterwards.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t3 = Internal('t3', (F32, [2, 4]))
x2 = Input('x2', (U8, [2, 4], 0.25, 100))
t4 = Internal('t4', (F32, [2, 4]))
c5 = Parameter('c5', (F32, [1]), [0.001953125])
t6 = Internal('t6', (F32, [2, 4]))
c7 = Parameter('c7', (F32, [1]), [0.001953125])
t8 = Internal('t8', (F32, [2, 4]))
t9 = Internal('t9', (F32, [2, 4]))
c10 = Parameter('c10', (F32, [1]), [0.0078125])
t11 = Internal('t11', (F32, [2, 4]))
t12 = Internal('t12', (F32, [2, 4]))
c13 = Parameter('c13', (F32, [1]), [4.0])
t14 = Internal('t14', (F32, [2, 4]))
t15 = Output('t15', (U8, [2, 4], 0.0625, 120))
t16 = Output('t16', (U8, [2, 4], 0.0625, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t3)
model.Operation('DEQUANTIZE', x2).To(t4)
model.Operation('MUL', t3, c5, 0).To(t6)
model.Operation('MUL', t4, c7, 0).To(t8)
model.Operation('MUL', t3, t4, 0).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('MUL', t6, t8, 0).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('QUANTIZE', t11).To(t15)
model.Operation('QUANTIZE', t14).To(t16)
Example({
    x1: [20, 222, 149, 208, 220, 30, 218, 117],
    x2: [109, 210, 22, 212, 200, 141, 214, 12],
    t15: [114, 225, 90, 215, 214, 98, 225, 108],
    t16: [120, 120, 120, 120, 120, 120, 120, 120],
}, name='far_quant8').AddVariations(signed(x1, x2, t15, t16)).DisableLifeTimeVariation()
