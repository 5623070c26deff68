# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: functions between codes of all kinds.

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
c3 = Parameter('c3', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c4 = Parameter('c4', (F32, [2]), [0.5, -0.25])
t5 = Internal('t5', (F32, [2, 2]))
t6 = Output('t6', (U8, [2, 2], 0.00390625, 0))
x7 = Input('x7', (U8, [2, 4], 0.25, 100))
t8 = Internal('t8', (F32, [2, 4]))
c9 = Parameter('c9', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c10 = Parameter('c10', (F32, [2]), [0.5, -0.25])
t11 = Internal('t11', (F32, [2, 2]))
t12 = Output('t12', (U8, [2, 2], 0.0078125, 128))
x13 = Input('x13', (U8, [2, 4], 0.25, 100))
t14 = Internal('t14', (F32, [2, 4]))
c15 = Parameter('c15', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c16 = Parameter('c16', (F32, [2]), [0.5, -0.25])
t17 = Internal('t17', (F32, [2, 2]))
t18 = Output('t18', (U8, [2, 2], 0.125, 100))
x19 = Input('x19', (U8, [2, 4], 0.25, 100))
t20 = Internal('t20', (F32, [2, 4]))
c21 = Parameter('c21', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c22 = Parameter('c22', (F32, [2]), [0.5, -0.25])
t23 = Internal('t23', (F32, [2, 2]))
t24 = Output('t24', (U8, [2, 2], 0.0625, 0))
x25 = Input('x25', (U8, [2, 4], 0.25, 100))
t26 = Internal('t26', (F32, [2, 4]))
c27 = Parameter('c27', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c28 = Parameter('c28', (F32, [2]), [0.5, -0.25])
t29 = Internal('t29', (F32, [2, 2]))
t30 = Output('t30', (U8, [2, 2], 0.05, 100))
t31 = Output('t31', (F32, [2, 2]))
x32 = Input('x32', (S8, [2, 4], 0.25, 3))
t33 = Internal('t33', (F32, [2, 4]))
c34 = Parameter('c34', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c35 = Parameter('c35', (F32, [2]), [0.5, -0.25])
t36 = Internal('t36', (F32, [2, 2]))
t37 = Output('t37', (S8, [2, 2], 0.00390625, -128))
x38 = Input('x38', (S8, [2, 4], 0.25, 3))
t39 = Internal('t39', (F32, [2, 4]))
c40 = Parameter('c40', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c41 = Parameter('c41', (F32, [2]), [0.5, -0.25])
t42 = Internal('t42', (F32, [2, 2]))
t43 = Output('t43', (S8, [2, 2], 0.0078125, 0))
x44 = Input('x44', (S8, [2, 4], 0.25, 3))
t45 = Internal('t45', (F32, [2, 4]))
c46 = Parameter('c46', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c47 = Parameter('c47', (F32, [2]), [0.5, -0.25])
t48 = Internal('t48', (F32, [2, 2]))
t49 = Output('t49', (S8, [2, 2], 0.125, -20))
x50 = Input('x50', (S8, [2, 4], 0.25, 3))
t51 = Internal('t51', (F32, [2, 4]))
c52 = Parameter('c52', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c53 = Parameter('c53', (F32, [2]), [0.5, -0.25])
t54 = Internal('t54', (F32, [2, 2]))
t55 = Output('t55', (S8, [2, 2], 0.0625, -100))
x56 = Input('x56', (S8, [2, 4], 0.25, 3))
t57 = Internal('t57', (F32, [2, 4]))
c58 = Parameter('c58', (F32, [2, 4]), [0.5, -1.0, 0.25, 1.0, 1.0, 0.0, -0.5, 0.25])
c59 = Parameter('c59', (F32, [2]), [0.5, -0.25])
t60 = Internal('t60', (F32, [2, 2]))
t61 = Output('t61', (S8, [2, 2], 0.05, 3))
t62 = Output('t62', (F32, [2, 2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('FULLY_CONNECTED', t2, c3, c4, 0).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('DEQUANTIZE', x7).To(t8)
model.Operation('FULLY_CONNECTED', t8, c9, c10, 0).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('FULLY_CONNECTED', t14, c15, c16, 0).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('DEQUANTIZE', x19).To(t20)
model.Operation('FULLY_CONNECTED', t20, c21, c22, 0).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('FULLY_CONNECTED', t26, c27, c28, 0).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('RELU', t29).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('FULLY_CONNECTED', t33, c34, c35, 0).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('DEQUANTIZE', x38).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('FULLY_CONNECTED', t45, c46, c47, 0).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('FULLY_CONNECTED', t51, c52, c53, 0).To(t54)
model.Operation('QUANTIZE', t54).To(t55)
model.Operation('DEQUANTIZE', x56).To(t57)
model.Operation('FULLY_CONNECTED', t57, c58, c59, 0).To(t60)
model.Operation('QUANTIZE', t60).To(t61)
model.Operation('RELU', t60).To(t62)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t6: [255, 0, 0, 224],
    x7: [88, 98, 101, 108, 104, 114, 95, 92],
    t12: [255, 0, 0, 240],
    x13: [88, 98, 101, 108, 104, 114, 95, 92],
    t18: [113, 77, 61, 107],
    x19: [88, 98, 101, 108, 104, 114, 95, 92],
    t24: [25, 0, 0, 14],
    x25: [88, 98, 101, 108, 104, 114, 95, 92],
    t30: [131, 42, 4, 118],
    t31: [1.5625, 0.0, 0.0, 0.875],
    x32: [-9, 1, 4, 11, 7, 17, -2, -5],
    t37: [127, -128, -128, 96],
    x38: [-9, 1, 4, 11, 7, 17, -2, -5],
    t43: [127, -128, -128, 112],
    x44: [-9, 1, 4, 11, 7, 17, -2, -5],
    t49: [-7, -43, -59, -13],
    x50: [-9, 1, 4, 11, 7, 17, -2, -5],
    t55: [-75, -128, -128, -86],
    x56: [-9, 1, 4, 11, 7, 17, -2, -5],
    t61: [34, -55, -93, 21],
    t62: [1.5625, 0.0, 0.0, 0.875],
}, name='functions_quant8').AddVariations(signed(x1, t6, x7, t12, x13, t18, x19, t24, x25, t30)).DisableLifeTimeVariation()

# What is between two functions is far beyond what the codes of the result say; it is divided
# afterwards, or by a factor before and multiplied afterwards.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.25, 100))
t2 = Internal('t2', (F32, [2, 4]))
c3 = Parameter('c3', (F32, [1]), [0.001953125])
t4 = Internal('t4', (F32, [2, 4]))
c5 = Parameter('c5', (F32, [2, 4]), [4.0, 2.0, -4.0, 8.0, 8.0, -4.0, 2.0, 4.0])
c6 = Parameter('c6', (F32, [2]), [16.0, -32.0])
t7 = Internal('t7', (F32, [2, 2]))
c8 = Parameter('c8', (F32, [1]), [0.015625])
t9 = Internal('t9', (F32, [2, 2]))
c10 = Parameter('c10', (F32, [2, 4]), [4.0, 2.0, -4.0, 8.0, 8.0, -4.0, 2.0, 4.0])
c11 = Parameter('c11', (F32, [2]), [16.0, -32.0])
t12 = Internal('t12', (F32, [2, 2]))
c13 = Parameter('c13', (F32, [1]), [8.0])
t14 = Internal('t14', (F32, [2, 2]))
t15 = Output('t15', (U8, [2, 2], 0.0625, 120))
t16 = Output('t16', (U8, [2, 2], 0.0625, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', t2, c5, c6, 0).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('FULLY_CONNECTED', t4, c10, c11, 0).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('QUANTIZE', t9).To(t15)
model.Operation('QUANTIZE', t14).To(t16)
Example({
    x1: [20, 222, 149, 208, 220, 30, 218, 117],
    t15: [161, 75, 124, 209],
    t16: [255, 0, 255, 0],
}, name='far_quant8').AddVariations(signed(x1, t15, t16)).DisableLifeTimeVariation()
