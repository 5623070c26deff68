# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: functions between codes of all kinds.

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
c3 = Parameter('c3', (F32, [1]), [1.0])
t4 = Internal('t4', (F32, [2, 4]))
t5 = Internal('t5', (F32, [2, 4]))
t6 = Output('t6', (U8, [2, 4], 0.00390625, 0))
x7 = Input('x7', (U8, [2, 4], 0.25, 100))
t8 = Internal('t8', (F32, [2, 4]))
c9 = Parameter('c9', (F32, [1]), [1.0])
t10 = Internal('t10', (F32, [2, 4]))
t11 = Internal('t11', (F32, [2, 4]))
t12 = Output('t12', (U8, [2, 4], 0.0078125, 128))
x13 = Input('x13', (U8, [2, 4], 0.25, 100))
t14 = Internal('t14', (F32, [2, 4]))
c15 = Parameter('c15', (F32, [1]), [1.0])
t16 = Internal('t16', (F32, [2, 4]))
t17 = Internal('t17', (F32, [2, 4]))
t18 = Output('t18', (U8, [2, 4], 0.125, 100))
x19 = Input('x19', (U8, [2, 4], 0.25, 100))
t20 = Internal('t20', (F32, [2, 4]))
c21 = Parameter('c21', (F32, [1]), [1.0])
t22 = Internal('t22', (F32, [2, 4]))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Output('t24', (U8, [2, 4], 0.0625, 0))
x25 = Input('x25', (U8, [2, 4], 0.25, 100))
t26 = Internal('t26', (F32, [2, 4]))
c27 = Parameter('c27', (F32, [1]), [1.0])
t28 = Internal('t28', (F32, [2, 4]))
t29 = Internal('t29', (F32, [2, 4]))
t30 = Output('t30', (U8, [2, 4], 0.05, 100))
t31 = Output('t31', (F32, [2, 4]))
x32 = Input('x32', (S8, [2, 4], 0.25, 3))
t33 = Internal('t33', (F32, [2, 4]))
c34 = Parameter('c34', (F32, [1]), [1.0])
t35 = Internal('t35', (F32, [2, 4]))
t36 = Internal('t36', (F32, [2, 4]))
t37 = Output('t37', (S8, [2, 4], 0.00390625, -128))
x38 = Input('x38', (S8, [2, 4], 0.25, 3))
t39 = Internal('t39', (F32, [2, 4]))
c40 = Parameter('c40', (F32, [1]), [1.0])
t41 = Internal('t41', (F32, [2, 4]))
t42 = Internal('t42', (F32, [2, 4]))
t43 = Output('t43', (S8, [2, 4], 0.0078125, 0))
x44 = Input('x44', (S8, [2, 4], 0.25, 3))
t45 = Internal('t45', (F32, [2, 4]))
c46 = Parameter('c46', (F32, [1]), [1.0])
t47 = Internal('t47', (F32, [2, 4]))
t48 = Internal('t48', (F32, [2, 4]))
t49 = Output('t49', (S8, [2, 4], 0.125, -20))
x50 = Input('x50', (S8, [2, 4], 0.25, 3))
t51 = Internal('t51', (F32, [2, 4]))
c52 = Parameter('c52', (F32, [1]), [1.0])
t53 = Internal('t53', (F32, [2, 4]))
t54 = Internal('t54', (F32, [2, 4]))
t55 = Output('t55', (S8, [2, 4], 0.0625, -100))
x56 = Input('x56', (S8, [2, 4], 0.25, 3))
t57 = Internal('t57', (F32, [2, 4]))
c58 = Parameter('c58', (F32, [1]), [1.0])
t59 = Internal('t59', (F32, [2, 4]))
t60 = Internal('t60', (F32, [2, 4]))
t61 = Output('t61', (S8, [2, 4], 0.05, 3))
t62 = Output('t62', (F32, [2, 4]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('MINIMUM', t2, c3).To(t4)
model.Operation('EXP', t4).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('DEQUANTIZE', x7).To(t8)
model.Operation('MINIMUM', t8, c9).To(t10)
model.Operation('EXP', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('MINIMUM', t14, c15).To(t16)
model.Operation('EXP', t16).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('DEQUANTIZE', x19).To(t20)
model.Operation('MINIMUM', t20, c21).To(t22)
model.Operation('EXP', t22).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('MINIMUM', t26, c27).To(t28)
model.Operation('EXP', t28).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('RELU', t29).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('MINIMUM', t33, c34).To(t35)
model.Operation('EXP', t35).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('DEQUANTIZE', x38).To(t39)
model.Operation('MINIMUM', t39, c40).To(t41)
model.Operation('EXP', t41).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('MINIMUM', t45, c46).To(t47)
model.Operation('EXP', t47).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('MINIMUM', t51, c52).To(t53)
model.Operation('EXP', t53).To(t54)
model.Operation('QUANTIZE', t54).To(t55)
model.Operation('DEQUANTIZE', x56).To(t57)
model.Operation('MINIMUM', t57, c58).To(t59)
model.Operation('EXP', t59).To(t60)
model.Operation('QUANTIZE', t60).To(t61)
model.Operation('RELU', t60).To(t62)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t6: [13, 155, 255, 255, 255, 255, 73, 35],
    x7: [88, 98, 101, 108, 104, 114, 95, 92],
    t12: [134, 206, 255, 255, 255, 255, 165, 145],
    x13: [88, 98, 101, 108, 104, 114, 95, 92],
    t18: [100, 105, 110, 122, 122, 122, 102, 101],
    x19: [88, 98, 101, 108, 104, 114, 95, 92],
    t24: [1, 10, 21, 43, 43, 43, 5, 2],
    x25: [88, 98, 101, 108, 104, 114, 95, 92],
    t30: [101, 112, 126, 154, 154, 154, 106, 103],
    t31: [0.049787067, 0.60653067, 1.2840254, 2.7182817, 2.7182817, 2.7182817, 0.2865048, 0.13533528],
    x32: [-9, 1, 4, 11, 7, 17, -2, -5],
    t37: [-115, 27, 127, 127, 127, 127, -55, -93],
    x38: [-9, 1, 4, 11, 7, 17, -2, -5],
    t43: [6, 78, 127, 127, 127, 127, 37, 17],
    x44: [-9, 1, 4, 11, 7, 17, -2, -5],
    t49: [-20, -15, -10, 2, 2, 2, -18, -19],
    x50: [-9, 1, 4, 11, 7, 17, -2, -5],
    t55: [-99, -90, -79, -57, -57, -57, -95, -98],
    x56: [-9, 1, 4, 11, 7, 17, -2, -5],
    t61: [4, 15, 29, 57, 57, 57, 9, 6],
    t62: [0.049787067, 0.60653067, 1.2840254, 2.7182817, 2.7182817, 2.7182817, 0.2865048, 0.13533528],
}, name='functions_quant8').AddVariations(signed(x1, t6, x7, t12, x13, t18, x19, t24, x25, t30)).DisableLifeTimeVariation()
