# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Codes of one scale and several zero points, or of several scales, are joined as reals.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t3 = Internal('t3', (F32, [2, 3]))
x2 = Input('x2', (U8, [2, 3], 0.5, 100))
t4 = Internal('t4', (F32, [2, 3]))
t5 = Output('t5', (F32, [2, 6]))
x6 = Input('x6', (U8, [2, 3], 0.5, 120))
t8 = Internal('t8', (F32, [2, 3]))
x7 = Input('x7', (U8, [2, 3], 0.25, 120))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 6]))
x11 = Input('x11', (U8, [2, 3], 0.5, 120))
t13 = Internal('t13', (F32, [2, 3]))
x12 = Input('x12', (U8, [2, 3], 0.5, 120))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 6]))
x16 = Input('x16', (U8, [2, 3], 0.5, 120))
x17 = Input('x17', (U8, [2, 3], 0.5, 120))
t18 = Internal('t18', (U8, [4, 3], 0.5, 120))
t19 = Output('t19', (F32, [4, 3]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t3)
model.Operation('DEQUANTIZE', x2).To(t4)
model.Operation('CONCATENATION', t3, t4, 1).To(t5)
model.Operation('DEQUANTIZE', x6).To(t8)
model.Operation('DEQUANTIZE', x7).To(t9)
model.Operation('CONCATENATION', t8, t9, 1).To(t10)
model.Operation('DEQUANTIZE', x11).To(t13)
model.Operation('DEQUANTIZE', x12).To(t14)
model.Operation('CONCATENATION', t13, t14, 1).To(t15)
model.Operation('CONCATENATION', x16, x17, 0).To(t18)
model.Operation('DEQUANTIZE', t18).To(t19)
Example({
    x1: [122, 122, 118, 112, 120, 114],
    x2: [102, 106, 98, 104, 100, 94],
    t5: [1.0, 1.0, -1.0, 1.0, 3.0, -1.0, -4.0, 0.0, -3.0, 2.0, 0.0, -3.0],
    x6: [112, 124, 116, 124, 128, 122],
    x7: [132, 108, 104, 124, 124, 112],
    t10: [-4.0, 2.0, -2.0, 3.0, -3.0, -4.0, 2.0, 4.0, 1.0, 1.0, 1.0, -2.0],
    x11: [126, 120, 116, 112, 126, 114],
    x12: [120, 112, 128, 112, 122, 120],
    t15: [3.0, 0.0, -2.0, 0.0, -4.0, 4.0, -4.0, 3.0, -3.0, -4.0, 1.0, 0.0],
    x16: [124, 128, 124, 128, 120, 124],
    x17: [118, 128, 116, 128, 114, 128],
    t19: [2.0, 4.0, 2.0, 4.0, 0.0, 2.0, -1.0, 4.0, -2.0, 4.0, -3.0, 4.0],
}, name='joined_quant8').AddVariations(signed(x1, x2, x6, x7, x11, x12, x16, x17, t18)).DisableLifeTimeVariation()
