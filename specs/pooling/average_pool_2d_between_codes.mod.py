# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: functions between codes of all kinds.

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
t5 = Internal('t5', (F32, [1, 1, 3, 1]))
t6 = Output('t6', (U8, [1, 1, 3, 1], 0.00390625, 0))
x7 = Input('x7', (U8, [2, 4], 0.25, 100))
t8 = Internal('t8', (F32, [2, 4]))
c9 = Parameter('c9', (I32, [4]), [1, 2, 4, 1])
t10 = Internal('t10', (F32, [1, 2, 4, 1]))
t11 = Internal('t11', (F32, [1, 1, 3, 1]))
t12 = Output('t12', (U8, [1, 1, 3, 1], 0.0078125, 128))
x13 = Input('x13', (U8, [2, 4], 0.25, 100))
t14 = Internal('t14', (F32, [2, 4]))
c15 = Parameter('c15', (I32, [4]), [1, 2, 4, 1])
t16 = Internal('t16', (F32, [1, 2, 4, 1]))
t17 = Internal('t17', (F32, [1, 1, 3, 1]))
t18 = Output('t18', (U8, [1, 1, 3, 1], 0.125, 100))
x19 = Input('x19', (U8, [2, 4], 0.25, 100))
t20 = Internal('t20', (F32, [2, 4]))
c21 = Parameter('c21', (I32, [4]), [1, 2, 4, 1])
t22 = Internal('t22', (F32, [1, 2, 4, 1]))
t23 = Internal('t23', (F32, [1, 1, 3, 1]))
t24 = Output('t24', (U8, [1, 1, 3, 1], 0.0625, 0))
x25 = Input('x25', (U8, [2, 4], 0.25, 100))
t26 = Internal('t26', (F32, [2, 4]))
c27 = Parameter('c27', (I32, [4]), [1, 2, 4, 1])
t28 = Internal('t28', (F32, [1, 2, 4, 1]))
t29 = Internal('t29', (F32, [1, 1, 3, 1]))
t30 = Output('t30', (U8, [1, 1, 3, 1], 0.05, 100))
t31 = Output('t31', (F32, [1, 1, 3, 1]))
x32 = Input('x32', (S8, [2, 4], 0.25, 3))
t33 = Internal('t33', (F32, [2, 4]))
c34 = Parameter('c34', (I32, [4]), [1, 2, 4, 1])
t35 = Internal('t35', (F32, [1, 2, 4, 1]))
t36 = Internal('t36', (F32, [1, 1, 3, 1]))
t37 = Output('t37', (S8, [1, 1, 3, 1], 0.00390625, -128))
x38 = Input('x38', (S8, [2, 4], 0.25, 3))
t39 = Internal('t39', (F32, [2, 4]))
c40 = Parameter('c40', (I32, [4]), [1, 2, 4, 1])
t41 = Internal('t41', (F32, [1, 2, 4, 1]))
t42 = Internal('t42', (F32, [1, 1, 3, 1]))
t43 = Output('t43', (S8, [1, 1, 3, 1], 0.0078125, 0))
x44 = Input('x44', (S8, [2, 4], 0.25, 3))
t45 = Internal('t45', (F32, [2, 4]))
c46 = Parameter('c46', (I32, [4]), [1, 2, 4, 1])
t47 = Internal('t47', (F32, [1, 2, 4, 1]))
t48 = Internal('t48', (F32, [1, 1, 3, 1]))
t49 = Output('t49', (S8, [1, 1, 3, 1], 0.125, -20))
x50 = Input('x50', (S8, [2, 4], 0.25, 3))
t51 = Internal('t51', (F32, [2, 4]))
c52 = Parameter('c52', (I32, [4]), [1, 2, 4, 1])
t53 = Internal('t53', (F32, [1, 2, 4, 1]))
t54 = Internal('t54', (F32, [1, 1, 3, 1]))
t55 = Output('t55', (S8, [1, 1, 3, 1], 0.0625, -100))
x56 = Input('x56', (S8, [2, 4], 0.25, 3))
t57 = Internal('t57', (F32, [2, 4]))
c58 = Parameter('c58', (I32, [4]), [1, 2, 4, 1])
t59 = Internal('t59', (F32, [1, 2, 4, 1]))
t60 = Internal('t60', (F32, [1, 1, 3, 1]))
t61 = Output('t61', (S8, [1, 1, 3, 1], 0.05, 3))
t62 = Output('t62', (F32, [1, 1, 3, 1]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, c3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 2, 1, 1, 2, 2, 0).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('DEQUANTIZE', x7).To(t8)
model.Operation('RESHAPE', t8, c9).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 2, 1, 1, 2, 2, 0).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('RESHAPE', t14, c15).To(t16)
model.Operation('AVERAGE_POOL_2D', t16, 2, 1, 1, 2, 2, 0).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('DEQUANTIZE', x19).To(t20)
model.Operation('RESHAPE', t20, c21).To(t22)
model.Operation('AVERAGE_POOL_2D', t22, 2, 1, 1, 2, 2, 0).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
model.Operation('AVERAGE_POOL_2D', t28, 2, 1, 1, 2, 2, 0).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('RELU', t29).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('RESHAPE', t33, c34).To(t35)
model.Operation('AVERAGE_POOL_2D', t35, 2, 1, 1, 2, 2, 0).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('DEQUANTIZE', x38).To(t39)
model.Operation('RESHAPE', t39, c40).To(t41)
model.Operation('AVERAGE_POOL_2D', t41, 2, 1, 1, 2, 2, 0).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('RESHAPE', t45, c46).To(t47)
model.Operation('AVERAGE_POOL_2D', t47, 2, 1, 1, 2, 2, 0).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('RESHAPE', t51, c52).To(t53)
model.Operation('AVERAGE_POOL_2D', t53, 2, 1, 1, 2, 2, 0).To(t54)
model.Operation('QUANTIZE', t54).To(t55)
model.Operation('DEQUANTIZE', x56).To(t57)
model.Operation('RESHAPE', t57, c58).To(t59)
model.Operation('AVERAGE_POOL_2D', t59, 2, 1, 1, 2, 2, 0).To(t60)
model.Operation('QUANTIZE', t60).To(t61)
model.Operation('RELU', t60).To(t62)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t6: [64, 128, 0],
    x7: [88, 98, 101, 108, 104, 114, 95, 92],
    t12: [160, 192, 96],
    x13: [88, 98, 101, 108, 104, 114, 95, 92],
    t18: [102, 104, 98],
    x19: [88, 98, 101, 108, 104, 114, 95, 92],
    t24: [4, 8, 0],
    x25: [88, 98, 101, 108, 104, 114, 95, 92],
    t30: [105, 110, 95],
    t31: [0.25, 0.5, 0.0],
    x32: [-9, 1, 4, 11, 7, 17, -2, -5],
    t37: [-64, 0, -128],
    x38: [-9, 1, 4, 11, 7, 17, -2, -5],
    t43: [32, 64, -32],
    x44: [-9, 1, 4, 11, 7, 17, -2, -5],
    t49: [-18, -16, -22],
    x50: [-9, 1, 4, 11, 7, 17, -2, -5],
    t55: [-96, -92, -104],
    x56: [-9, 1, 4, 11, 7, 17, -2, -5],
    t61: [8, 13, -2],
    t62: [0.25, 0.5, 0.0],
}, name='functions_quant8').AddVariations(signed(x1, t6, x7, t12, x13, t18, x19, t24, x25, t30)).DisableLifeTimeVariation()
