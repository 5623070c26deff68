# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: functions between codes of all kinds.

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
t3 = Internal('t3', (F32, [1, 2, 4, 1]))
c4 = Parameter('c4', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c5 = Parameter('c5', (F32, [1]), [0.25])
t6 = Internal('t6', (F32, [1, 1, 3, 1]))
t7 = Output('t7', (U8, [1, 1, 3, 1], 0.00390625, 0))
x8 = Input('x8', (U8, [2, 4], 0.25, 100))
t9 = Internal('t9', (F32, [2, 4]))
t10 = Internal('t10', (F32, [1, 2, 4, 1]))
c11 = Parameter('c11', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c12 = Parameter('c12', (F32, [1]), [0.25])
t13 = Internal('t13', (F32, [1, 1, 3, 1]))
t14 = Output('t14', (U8, [1, 1, 3, 1], 0.0078125, 128))
x15 = Input('x15', (U8, [2, 4], 0.25, 100))
t16 = Internal('t16', (F32, [2, 4]))
t17 = Internal('t17', (F32, [1, 2, 4, 1]))
c18 = Parameter('c18', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c19 = Parameter('c19', (F32, [1]), [0.25])
t20 = Internal('t20', (F32, [1, 1, 3, 1]))
t21 = Output('t21', (U8, [1, 1, 3, 1], 0.125, 100))
x22 = Input('x22', (U8, [2, 4], 0.25, 100))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Internal('t24', (F32, [1, 2, 4, 1]))
c25 = Parameter('c25', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c26 = Parameter('c26', (F32, [1]), [0.25])
t27 = Internal('t27', (F32, [1, 1, 3, 1]))
t28 = Output('t28', (U8, [1, 1, 3, 1], 0.0625, 0))
x29 = Input('x29', (U8, [2, 4], 0.25, 100))
t30 = Internal('t30', (F32, [2, 4]))
t31 = Internal('t31', (F32, [1, 2, 4, 1]))
c32 = Parameter('c32', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c33 = Parameter('c33', (F32, [1]), [0.25])
t34 = Internal('t34', (F32, [1, 1, 3, 1]))
t35 = Output('t35', (U8, [1, 1, 3, 1], 0.05, 100))
t36 = Output('t36', (F32, [1, 1, 3, 1]))
x37 = Input('x37', (S8, [2, 4], 0.25, 3))
t38 = Internal('t38', (F32, [2, 4]))
t39 = Internal('t39', (F32, [1, 2, 4, 1]))
c40 = Parameter('c40', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c41 = Parameter('c41', (F32, [1]), [0.25])
t42 = Internal('t42', (F32, [1, 1, 3, 1]))
t43 = Output('t43', (S8, [1, 1, 3, 1], 0.00390625, -128))
x44 = Input('x44', (S8, [2, 4], 0.25, 3))
t45 = Internal('t45', (F32, [2, 4]))
t46 = Internal('t46', (F32, [1, 2, 4, 1]))
c47 = Parameter('c47', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c48 = Parameter('c48', (F32, [1]), [0.25])
t49 = Internal('t49', (F32, [1, 1, 3, 1]))
t50 = Output('t50', (S8, [1, 1, 3, 1], 0.0078125, 0))
x51 = Input('x51', (S8, [2, 4], 0.25, 3))
t52 = Internal('t52', (F32, [2, 4]))
t53 = Internal('t53', (F32, [1, 2, 4, 1]))
c54 = Parameter('c54', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c55 = Parameter('c55', (F32, [1]), [0.25])
t56 = Internal('t56', (F32, [1, 1, 3, 1]))
t57 = Output('t57', (S8, [1, 1, 3, 1], 0.125, -20))
x58 = Input('x58', (S8, [2, 4], 0.25, 3))
t59 = Internal('t59', (F32, [2, 4]))
t60 = Internal('t60', (F32, [1, 2, 4, 1]))
c61 = Parameter('c61', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c62 = Parameter('c62', (F32, [1]), [0.25])
t63 = Internal('t63', (F32, [1, 1, 3, 1]))
t64 = Output('t64', (S8, [1, 1, 3, 1], 0.0625, -100))
x65 = Input('x65', (S8, [2, 4], 0.25, 3))
t66 = Internal('t66', (F32, [2, 4]))
t67 = Internal('t67', (F32, [1, 2, 4, 1]))
c68 = Parameter('c68', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c69 = Parameter('c69', (F32, [1]), [0.25])
t70 = Internal('t70', (F32, [1, 1, 3, 1]))
t71 = Output('t71', (S8, [1, 1, 3, 1], 0.05, 3))
t72 = Output('t72', (F32, [1, 1, 3, 1]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, [1, 2, 4, 1]).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('DEQUANTIZE', x8).To(t9)
model.Operation('RESHAPE', t9, [1, 2, 4, 1]).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('QUANTIZE', t13).To(t14)
model.Operation('DEQUANTIZE', x15).To(t16)
model.Operation('RESHAPE', t16, [1, 2, 4, 1]).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 2, 1, 1, 0).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
model.Operation('DEQUANTIZE', x22).To(t23)
model.Operation('RESHAPE', t23, [1, 2, 4, 1]).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 2, 1, 1, 0).To(t27)
model.Operation('QUANTIZE', t27).To(t28)
model.Operation('DEQUANTIZE', x29).To(t30)
model.Operation('RESHAPE', t30, [1, 2, 4, 1]).To(t31)
model.Operation('CONV_2D', t31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('QUANTIZE', t34).To(t35)
model.Operation('RELU', t34).To(t36)
model.Operation('DEQUANTIZE', x37).To(t38)
model.Operation('RESHAPE', t38, [1, 2, 4, 1]).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 2, 1, 1, 0).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('RESHAPE', t45, [1, 2, 4, 1]).To(t46)
model.Operation('CONV_2D', t46, c47, c48, 2, 1, 1, 0).To(t49)
model.Operation('QUANTIZE', t49).To(t50)
model.Operation('DEQUANTIZE', x51).To(t52)
model.Operation('RESHAPE', t52, [1, 2, 4, 1]).To(t53)
model.Operation('CONV_2D', t53, c54, c55, 2, 1, 1, 0).To(t56)
model.Operation('QUANTIZE', t56).To(t57)
model.Operation('DEQUANTIZE', x58).To(t59)
model.Operation('RESHAPE', t59, [1, 2, 4, 1]).To(t60)
model.Operation('CONV_2D', t60, c61, c62, 2, 1, 1, 0).To(t63)
model.Operation('QUANTIZE', t63).To(t64)
model.Operation('DEQUANTIZE', x65).To(t66)
model.Operation('RESHAPE', t66, [1, 2, 4, 1]).To(t67)
model.Operation('CONV_2D', t67, c68, c69, 2, 1, 1, 0).To(t70)
model.Operation('QUANTIZE', t70).To(t71)
model.Operation('RELU', t70).To(t72)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t7: [255, 0, 0],
    x8: [88, 98, 101, 108, 104, 114, 95, 92],
    t14: [255, 48, 0],
    x15: [88, 98, 101, 108, 104, 114, 95, 92],
    t21: [124, 95, 68],
    x22: [88, 98, 101, 108, 104, 114, 95, 92],
    t28: [48, 0, 0],
    x29: [88, 98, 101, 108, 104, 114, 95, 92],
    t35: [160, 87, 21],
    t36: [3.0, 0.0, 0.0],
    x37: [-9, 1, 4, 11, 7, 17, -2, -5],
    t43: [127, -128, -128],
    x44: [-9, 1, 4, 11, 7, 17, -2, -5],
    t50: [127, -80, -128],
    x51: [-9, 1, 4, 11, 7, 17, -2, -5],
    t57: [4, -25, -52],
    x58: [-9, 1, 4, 11, 7, 17, -2, -5],
    t64: [-52, -110, -128],
    x65: [-9, 1, 4, 11, 7, 17, -2, -5],
    t71: [63, -10, -76],
    t72: [3.0, 0.0, 0.0],
}, name='functions_quant8').AddVariations(signed(x1, t7, x8, t14, x15, t21, x22, t28, x29, t35)).DisableLifeTimeVariation()

# What is between two functions is far beyond what the codes of the result say; it is divided
# afterwards, or by a factor before and multiplied afterwards.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t2 = Internal('t2', (F32, [2, 4]))
c3 = Parameter('c3', (F32, [1]), [0.001953125])
t4 = Internal('t4', (F32, [2, 4]))
t5 = Internal('t5', (F32, [1, 2, 4, 1]))
c6 = Parameter('c6', (F32, [1, 2, 2, 1]), [4.0, -8.0, 2.0, 8.0])
c7 = Parameter('c7', (F32, [1]), [16.0])
t8 = Internal('t8', (F32, [1, 1, 3, 1]))
c9 = Parameter('c9', (F32, [1]), [0.015625])
t10 = Internal('t10', (F32, [1, 1, 3, 1]))
t11 = Internal('t11', (F32, [1, 2, 4, 1]))
c12 = Parameter('c12', (F32, [1, 2, 2, 1]), [4.0, -8.0, 2.0, 8.0])
c13 = Parameter('c13', (F32, [1]), [16.0])
t14 = Internal('t14', (F32, [1, 1, 3, 1]))
c15 = Parameter('c15', (F32, [1]), [8.0])
t16 = Internal('t16', (F32, [1, 1, 3, 1]))
t17 = Output('t17', (U8, [1, 1, 3, 1], 0.0625, 120))
t18 = Output('t18', (U8, [1, 1, 3, 1], 0.0625, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('RESHAPE', t2, [1, 2, 4, 1]).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('RESHAPE', t4, [1, 2, 4, 1]).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('QUANTIZE', t10).To(t17)
model.Operation('QUANTIZE', t16).To(t18)
Example({
    x1: [20, 222, 149, 208, 220, 30, 218, 117],
    t17: [23, 180, 105],
    t18: [255, 255, 255],
}, name='far_quant8').AddVariations(signed(x1, t17, t18)).DisableLifeTimeVariation()
