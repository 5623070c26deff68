# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: constants that operations of several kinds read.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# The zero point of a constant is at an end of the codes, or near it, on either side.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 0), [0, 4, 11])
t3 = Output('t3', (U8, [2, 3], 0.5, 120))
t4 = Output('t4', (U8, [2, 3], 0.5, 120))
x5 = Input('x5', (U8, [2, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 3], 0.5, 120))
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 3], 0.5, 120))
t11 = Output('t11', (U8, [2, 3], 0.5, 120))
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
x13 = Input('x13', (U8, [2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 3], 0.5, 120))
x16 = Input('x16', (U8, [2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [3], 0.5, 255), [255, 251, 244])
t17 = Output('t17', (U8, [2, 3], 0.5, 120))
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
x19 = Input('x19', (U8, [2, 3], 0.5, 120))
t20 = Output('t20', (U8, [2, 3], 0.5, 120))
x21 = Input('x21', (U8, [2, 3], 0.5, 120))
t22 = Output('t22', (U8, [2, 3], 0.5, 120))
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
x24 = Input('x24', (U8, [2, 3], 0.5, 120))
t25 = Output('t25', (U8, [2, 3], 0.5, 120))
t26 = Output('t26', (U8, [2, 3], 0.5, 120))
x27 = Input('x27', (U8, [2, 3], 0.5, 120))
t28 = Output('t28', (U8, [2, 3], 0.5, 120))
x30 = Input('x30', (U8, [2, 3], 0.5, 120))
c29 = Parameter('c29', (U8, [3], 0.5, 3), [0, 3, 11])
t31 = Output('t31', (U8, [2, 3], 0.5, 120))
t32 = Output('t32', (U8, [2, 3], 0.5, 120))
x33 = Input('x33', (U8, [2, 3], 0.5, 120))
t34 = Output('t34', (U8, [2, 3], 0.5, 120))
x35 = Input('x35', (U8, [2, 3], 0.5, 120))
t36 = Output('t36', (U8, [2, 3], 0.5, 120))
t37 = Output('t37', (U8, [2, 3], 0.5, 120))
x38 = Input('x38', (U8, [2, 3], 0.5, 120))
t39 = Output('t39', (U8, [2, 3], 0.5, 120))
t40 = Output('t40', (U8, [2, 3], 0.5, 120))
x41 = Input('x41', (U8, [2, 3], 0.5, 120))
t42 = Output('t42', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x2, c1, 0).To(t3)
model.Operation('SUB', c1, x2, 0).To(t4)
model.Operation('ADD', x5, c1, 0).To(t6)
model.Operation('MUL', x7, c1, 0).To(t8)
model.Operation('MUL', c1, x7, 0).To(t9)
model.Operation('MAXIMUM', x10, c1).To(t11)
model.Operation('MAXIMUM', c1, x10).To(t12)
model.Operation('PRELU', x13, c1).To(t14)
model.Operation('SUB', x16, c15, 0).To(t17)
model.Operation('SUB', c15, x16, 0).To(t18)
model.Operation('ADD', x19, c15, 0).To(t20)
model.Operation('MUL', x21, c15, 0).To(t22)
model.Operation('MUL', c15, x21, 0).To(t23)
model.Operation('MAXIMUM', x24, c15).To(t25)
model.Operation('MAXIMUM', c15, x24).To(t26)
model.Operation('PRELU', x27, c15).To(t28)
model.Operation('SUB', x30, c29, 0).To(t31)
model.Operation('SUB', c29, x30, 0).To(t32)
model.Operation('ADD', x33, c29, 0).To(t34)
model.Operation('MUL', x35, c29, 0).To(t36)
model.Operation('MUL', c29, x35, 0).To(t37)
model.Operation('MAXIMUM', x38, c29).To(t39)
model.Operation('MAXIMUM', c29, x38).To(t40)
model.Operation('PRELU', x41, c29).To(t42)
Example({
    x2: [112, 119, 119, 115, 128, 121],
    t3: [112, 115, 108, 115, 124, 110],
    t4: [128, 125, 132, 125, 116, 130],
    x5: [121, 114, 122, 118, 114, 115],
    t6: [121, 118, 133, 118, 118, 126],
    x7: [115, 117, 127, 121, 115, 128],
    t8: [120, 114, 159, 120, 110, 164],
    t9: [120, 114, 159, 120, 110, 164],
    x10: [113, 128, 128, 121, 122, 123],
    t11: [120, 128, 131, 121, 124, 131],
    t12: [120, 128, 131, 121, 124, 131],
    x13: [125, 113, 122, 112, 124, 125],
    t14: [125, 106, 122, 120, 124, 125],
    x16: [128, 124, 117, 126, 116, 119],
    t17: [128, 128, 128, 126, 120, 130],
    t18: [112, 112, 112, 114, 120, 110],
    x19: [126, 113, 124, 112, 117, 122],
    t20: [126, 109, 113, 112, 113, 111],
    x21: [117, 121, 125, 121, 114, 117],
    t22: [120, 118, 92, 120, 132, 137],
    t23: [120, 118, 92, 120, 132, 137],
    x24: [115, 119, 128, 126, 115, 127],
    t25: [120, 119, 128, 126, 116, 127],
    t26: [120, 119, 128, 126, 116, 127],
    x27: [122, 124, 117, 119, 124, 112],
    t28: [122, 124, 137, 120, 124, 164],
    x30: [113, 128, 121, 127, 117, 125],
    t31: [116, 128, 113, 130, 117, 117],
    t32: [124, 112, 127, 110, 123, 123],
    x33: [122, 122, 121, 124, 112, 125],
    t34: [119, 122, 129, 121, 112, 133],
    x35: [114, 113, 116, 114, 126, 123],
    t36: [129, 120, 104, 129, 120, 132],
    t37: [129, 120, 104, 129, 120, 132],
    x38: [125, 124, 123, 121, 126, 113],
    t39: [125, 124, 128, 121, 126, 128],
    t40: [125, 124, 128, 121, 126, 128],
    x41: [127, 121, 112, 117, 112, 116],
    t42: [127, 121, 88, 125, 120, 104],
}, name='zero_points_quant8').AddVariations(signed(x2, c1, t3, t4, x5, t6, x7, t8, t9, x10, t11, t12, x13, t14, x16, c15, t17, t18, x19, t20, x21, t22, t23, x24, t25, t26, x27, t28, x30, c29, t31, t32, x33, t34, x35, t36, t37, x38, t39, t40, x41, t42)).DisableLifeTimeVariation()
