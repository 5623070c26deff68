# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: functions between codes of all kinds.

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
t4 = Output('t4', (U8, [2, 4], 0.00390625, 0))
x5 = Input('x5', (U8, [2, 4], 0.25, 100))
t6 = Internal('t6', (F32, [2, 4]))
t7 = Internal('t7', (F32, [2, 4]))
t8 = Output('t8', (U8, [2, 4], 0.0078125, 128))
x9 = Input('x9', (U8, [2, 4], 0.25, 100))
t10 = Internal('t10', (F32, [2, 4]))
t11 = Internal('t11', (F32, [2, 4]))
t12 = Output('t12', (U8, [2, 4], 0.125, 100))
x13 = Input('x13', (U8, [2, 4], 0.25, 100))
t14 = Internal('t14', (F32, [2, 4]))
t15 = Internal('t15', (F32, [2, 4]))
t16 = Output('t16', (U8, [2, 4], 0.0625, 0))
x17 = Input('x17', (U8, [2, 4], 0.25, 100))
t18 = Internal('t18', (F32, [2, 4]))
t19 = Internal('t19', (F32, [2, 4]))
t20 = Output('t20', (U8, [2, 4], 0.05, 100))
t21 = Output('t21', (F32, [2, 4]))
x22 = Input('x22', (S8, [2, 4], 0.25, 3))
t23 = Internal('t23', (F32, [2, 4]))
t24 = Internal('t24', (F32, [2, 4]))
t25 = Output('t25', (S8, [2, 4], 0.00390625, -128))
x26 = Input('x26', (S8, [2, 4], 0.25, 3))
t27 = Internal('t27', (F32, [2, 4]))
t28 = Internal('t28', (F32, [2, 4]))
t29 = Output('t29', (S8, [2, 4], 0.0078125, 0))
x30 = Input('x30', (S8, [2, 4], 0.25, 3))
t31 = Internal('t31', (F32, [2, 4]))
t32 = Internal('t32', (F32, [2, 4]))
t33 = Output('t33', (S8, [2, 4], 0.125, -20))
x34 = Input('x34', (S8, [2, 4], 0.25, 3))
t35 = Internal('t35', (F32, [2, 4]))
t36 = Internal('t36', (F32, [2, 4]))
t37 = Output('t37', (S8, [2, 4], 0.0625, -100))
x38 = Input('x38', (S8, [2, 4], 0.25, 3))
t39 = Internal('t39', (F32, [2, 4]))
t40 = Internal('t40', (F32, [2, 4]))
t41 = Output('t41', (S8, [2, 4], 0.05, 3))
t42 = Output('t42', (F32, [2, 4]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('TANH', t2).To(t3)
model.Operation('QUANTIZE', t3).To(t4)
model.Operation('DEQUANTIZE', x5).To(t6)
model.Operation('TANH', t6).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', x9).To(t10)
model.Operation('TANH', t10).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('TANH', t14).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', x17).To(t18)
model.Operation('TANH', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('RELU', t19).To(t21)
model.Operation('DEQUANTIZE', x22).To(t23)
model.Operation('TANH', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x26).To(t27)
model.Operation('TANH', t27).To(t28)
model.Operation('QUANTIZE', t28).To(t29)
model.Operation('DEQUANTIZE', x30).To(t31)
model.Operation('TANH', t31).To(t32)
model.Operation('QUANTIZE', t32).To(t33)
model.Operation('DEQUANTIZE', x34).To(t35)
model.Operation('TANH', t35).To(t36)
model.Operation('QUANTIZE', t36).To(t37)
model.Operation('DEQUANTIZE', x38).To(t39)
model.Operation('TANH', t39).To(t40)
model.Operation('QUANTIZE', t40).To(t41)
model.Operation('RELU', t40).To(t42)
Example({
    x1: [88, 98, 101, 108, 104, 114, 95, 92],
    t4: [0, 0, 63, 247, 195, 255, 0, 0],
    x5: [88, 98, 101, 108, 104, 114, 95, 92],
    t8: [1, 69, 159, 251, 225, 255, 19, 5],
    x9: [88, 98, 101, 108, 104, 114, 95, 92],
    t12: [92, 96, 102, 108, 106, 108, 93, 92],
    x13: [88, 98, 101, 108, 104, 114, 95, 92],
    t16: [0, 0, 4, 15, 12, 16, 0, 0],
    x17: [88, 98, 101, 108, 104, 114, 95, 92],
    t20: [80, 91, 105, 119, 115, 120, 83, 81],
    t21: [0.0, 0.0, 0.24491866, 0.9640276, 0.7615942, 0.9981779, 0.0, 0.0],
    x22: [-9, 1, 4, 11, 7, 17, -2, -5],
    t25: [-128, -128, -65, 119, 67, 127, -128, -128],
    x26: [-9, 1, 4, 11, 7, 17, -2, -5],
    t29: [-127, -59, 31, 123, 97, 127, -109, -123],
    x30: [-9, 1, 4, 11, 7, 17, -2, -5],
    t33: [-28, -24, -18, -12, -14, -12, -27, -28],
    x34: [-9, 1, 4, 11, 7, 17, -2, -5],
    t37: [-116, -107, -96, -85, -88, -84, -114, -115],
    x38: [-9, 1, 4, 11, 7, 17, -2, -5],
    t41: [-17, -6, 8, 22, 18, 23, -14, -16],
    t42: [0.0, 0.0, 0.24491866, 0.9640276, 0.7615942, 0.9981779, 0.0, 0.0],
}, name='functions_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, t16, x17, t20)).DisableLifeTimeVariation()
