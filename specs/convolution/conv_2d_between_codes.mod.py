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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# To codes of other scales than the function's.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t2 = Internal('t2', (F32, [2, 4]))
c3 = Parameter('c3', (I32, [4]), [1, 2, 4, 1])
t4 = Internal('t4', (F32, [1, 2, 4, 1]))
c5 = Parameter('c5', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c6 = Parameter('c6', (F32, [1]), [0.25])
t7 = Internal('t7', (F32, [1, 1, 3, 1]))
t8 = Output('t8', (U8, [1, 1, 3, 1], 0.00390625, 0))
x9 = Input('x9', (U8, [2, 4], 0.25, 100))
t10 = Internal('t10', (F32, [2, 4]))
c11 = Parameter('c11', (I32, [4]), [1, 2, 4, 1])
t12 = Internal('t12', (F32, [1, 2, 4, 1]))
c13 = Parameter('c13', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c14 = Parameter('c14', (F32, [1]), [0.25])
t15 = Internal('t15', (F32, [1, 1, 3, 1]))
t16 = Output('t16', (U8, [1, 1, 3, 1], 0.0078125, 128))
x17 = Input('x17', (U8, [2, 4], 0.25, 100))
t18 = Internal('t18', (F32, [2, 4]))
c19 = Parameter('c19', (I32, [4]), [1, 2, 4, 1])
t20 = Internal('t20', (F32, [1, 2, 4, 1]))
c21 = Parameter('c21', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c22 = Parameter('c22', (F32, [1]), [0.25])
t23 = Internal('t23', (F32, [1, 1, 3, 1]))
t24 = Output('t24', (U8, [1, 1, 3, 1], 0.125, 100))
x25 = Input('x25', (U8, [2, 4], 0.25, 100))
t26 = Internal('t26', (F32, [2, 4]))
c27 = Parameter('c27', (I32, [4]), [1, 2, 4, 1])
t28 = Internal('t28', (F32, [1, 2, 4, 1]))
c29 = Parameter('c29', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c30 = Parameter('c30', (F32, [1]), [0.25])
t31 = Internal('t31', (F32, [1, 1, 3, 1]))
t32 = Output('t32', (U8, [1, 1, 3, 1], 0.0625, 0))
x33 = Input('x33', (U8, [2, 4], 0.25, 100))
t34 = Internal('t34', (F32, [2, 4]))
c35 = Parameter('c35', (I32, [4]), [1, 2, 4, 1])
t36 = Internal('t36', (F32, [1, 2, 4, 1]))
c37 = Parameter('c37', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c38 = Parameter('c38', (F32, [1]), [0.25])
t39 = Internal('t39', (F32, [1, 1, 3, 1]))
t40 = Output('t40', (U8, [1, 1, 3, 1], 0.05, 100))
t41 = Output('t41', (F32, [1, 1, 3, 1]))
x42 = Input('x42', (S8, [2, 4], 0.25, 3))
t43 = Internal('t43', (F32, [2, 4]))
c44 = Parameter('c44', (I32, [4]), [1, 2, 4, 1])
t45 = Internal('t45', (F32, [1, 2, 4, 1]))
c46 = Parameter('c46', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c47 = Parameter('c47', (F32, [1]), [0.25])
t48 = Internal('t48', (F32, [1, 1, 3, 1]))
t49 = Output('t49', (S8, [1, 1, 3, 1], 0.00390625, -128))
x50 = Input('x50', (S8, [2, 4], 0.25, 3))
t51 = Internal('t51', (F32, [2, 4]))
c52 = Parameter('c52', (I32, [4]), [1, 2, 4, 1])
t53 = Internal('t53', (F32, [1, 2, 4, 1]))
c54 = Parameter('c54', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c55 = Parameter('c55', (F32, [1]), [0.25])
t56 = Internal('t56', (F32, [1, 1, 3, 1]))
t57 = Output('t57', (S8, [1, 1, 3, 1], 0.0078125, 0))
x58 = Input('x58', (S8, [2, 4], 0.25, 3))
t59 = Internal('t59', (F32, [2, 4]))
c60 = Parameter('c60', (I32, [4]), [1, 2, 4, 1])
t61 = Internal('t61', (F32, [1, 2, 4, 1]))
c62 = Parameter('c62', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c63 = Parameter('c63', (F32, [1]), [0.25])
t64 = Internal('t64', (F32, [1, 1, 3, 1]))
t65 = Output('t65', (S8, [1, 1, 3, 1], 0.125, -20))
x66 = Input('x66', (S8, [2, 4], 0.25, 3))
t67 = Internal('t67', (F32, [2, 4]))
c68 = Parameter('c68', (I32, [4]), [1, 2, 4, 1])
t69 = Internal('t69', (F32, [1, 2, 4, 1]))
c70 = Parameter('c70', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c71 = Parameter('c71', (F32, [1]), [0.25])
t72 = Internal('t72', (F32, [1, 1, 3, 1]))
t73 = Output('t73', (S8, [1, 1, 3, 1], 0.0625, -100))
x74 = Input('x74', (S8, [2, 4], 0.25, 3))
t75 = Internal('t75', (F32, [2, 4]))
c76 = Parameter('c76', (I32, [4]), [1, 2, 4, 1])
t77 = Internal('t77', (F32, [1, 2, 4, 1]))
c78 = Parameter('c78', (F32, [1, 2, 2, 1]), [0.5, -1.0, 0.25, 1.0])
c79 = Parameter('c79', (F32, [1]), [0.25])
t80 = Internal('t80', (F32, [1, 1, 3, 1]))
t81 = Output('t81', (S8, [1, 1, 3, 1], 0.05, 3))
t82 = Output('t82', (F32, [1, 1, 3, 1]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', x9).To(t10)
model.Operation('RESHAPE', t10, c11).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 2, 1, 1, 0).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', x17).To(t18)
model.Operation('RESHAPE', t18, c19).To(t20)
model.Operation('CONV_2D', t20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
model.Operation('CONV_2D', t28, c29, c30, 2, 1, 1, 0).To(t31)
model.Operation('QUANTIZE', t31).To(t32)
model.Operation('DEQUANTIZE', x33).To(t34)
model.Operation('RESHAPE', t34, c35).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 2, 1, 1, 0).To(t39)
model.Operation('QUANTIZE', t39).To(t40)
model.Operation('RELU', t39).To(t41)
model.Operation('DEQUANTIZE', x42).To(t43)
model.Operation('RESHAPE', t43, c44).To(t45)
model.Operation('CONV_2D', t45, c46, c47, 2, 1, 1, 0).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('RESHAPE', t51, c52).To(t53)
model.Operation('CONV_2D', t53, c54, c55, 2, 1, 1, 0).To(t56)
model.Operation('QUANTIZE', t56).To(t57)
model.Operation('DEQUANTIZE', x58).To(t59)
model.Operation('RESHAPE', t59, c60).To(t61)
model.Operation('CONV_2D', t61, c62, c63, 2, 1, 1, 0).To(t64)
model.Operation('QUANTIZE', t64).To(t65)
model.Operation('DEQUANTIZE', x66).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('CONV_2D', t69, c70, c71, 2, 1, 1, 0).To(t72)
model.Operation('QUANTIZE', t72).To(t73)
model.Operation('DEQUANTIZE', x74).To(t75)
model.Operation('RESHAPE', t75, c76).To(t77)
model.Operation('CONV_2D', t77, c78, c79, 2, 1, 1, 0).To(t80)
model.Operation('QUANTIZE', t80).To(t81)
model.Operation('RELU', t80).To(t82)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t8: [255, 0, 0],
    x9: [88, 98, 101, 108, 104, 114, 95, 92],
    t16: [255, 48, 0],
    x17: [88, 98, 101, 108, 104, 114, 95, 92],
    t24: [124, 95, 68],
    x25: [88, 98, 101, 108, 104, 114, 95, 92],
    t32: [48, 0, 0],
    x33: [88, 98, 101, 108, 104, 114, 95, 92],
    t40: [160, 87, 21],
    t41: [3.0, 0.0, 0.0],
    x42: [-9, 1, 4, 11, 7, 17, -2, -5],
    t49: [127, -128, -128],
    x50: [-9, 1, 4, 11, 7, 17, -2, -5],
    t57: [127, -80, -128],
    x58: [-9, 1, 4, 11, 7, 17, -2, -5],
    t65: [4, -25, -52],
    x66: [-9, 1, 4, 11, 7, 17, -2, -5],
    t73: [-52, -110, -128],
    x74: [-9, 1, 4, 11, 7, 17, -2, -5],
    t81: [63, -10, -76],
    t82: [3.0, 0.0, 0.0],
}, name='functions_quant8').AddVariations(signed(x1, t8, x9, t16, x17, t24, x25, t32, x33, t40)).DisableLifeTimeVariation()

# What is between the two functions is beyond what the codes of the result say.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t2 = Internal('t2', (F32, [2, 4]))
c3 = Parameter('c3', (F32, [1]), [0.001953125])
t4 = Internal('t4', (F32, [2, 4]))
c5 = Parameter('c5', (I32, [4]), [1, 2, 4, 1])
t6 = Internal('t6', (F32, [1, 2, 4, 1]))
c7 = Parameter('c7', (F32, [1, 2, 2, 1]), [4.0, -8.0, 2.0, 8.0])
c8 = Parameter('c8', (F32, [1]), [16.0])
t9 = Internal('t9', (F32, [1, 1, 3, 1]))
c10 = Parameter('c10', (F32, [1]), [0.015625])
t11 = Internal('t11', (F32, [1, 1, 3, 1]))
c12 = Parameter('c12', (I32, [4]), [1, 2, 4, 1])
t13 = Internal('t13', (F32, [1, 2, 4, 1]))
c14 = Parameter('c14', (F32, [1, 2, 2, 1]), [4.0, -8.0, 2.0, 8.0])
c15 = Parameter('c15', (F32, [1]), [16.0])
t16 = Internal('t16', (F32, [1, 1, 3, 1]))
c17 = Parameter('c17', (F32, [1]), [8.0])
t18 = Internal('t18', (F32, [1, 1, 3, 1]))
t19 = Output('t19', (U8, [1, 1, 3, 1], 0.0625, 120))
t20 = Output('t20', (U8, [1, 1, 3, 1], 0.0625, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('RESHAPE', t4, c12).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('QUANTIZE', t11).To(t19)
model.Operation('QUANTIZE', t18).To(t20)
Example({
    x1: [20, 222, 149, 208, 220, 30, 218, 117],
    t19: [23, 180, 105],
    t20: [255, 255, 255],
}, name='far_quant8').AddVariations(signed(x1, t19, t20)).DisableLifeTimeVariation()
