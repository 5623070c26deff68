# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: the same of all parts, or of all but one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Results with scales of their own are outputs, and parts of a tensor that has another one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2], 0.5, 120), [124, 118])
t4 = Output('t4', (U8, [2, 2], 0.25, 100))
x2 = Input('x2', (U8, [2, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [122])
t6 = Internal('t6', (U8, [2, 2], 0.25, 100))
t7 = Output('t7', (U8, [2, 4], 1.0, 110))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
t9 = Output('t9', (U8, [2, 2], 0.5, 128))
x10 = Input('x10', (U8, [2, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2], 0.5, 120), [124, 118])
t13 = Output('t13', (U8, [2, 2], 0.25, 100))
x11 = Input('x11', (U8, [2, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [122])
t15 = Internal('t15', (U8, [2, 2], 0.25, 100))
t16 = Output('t16', (U8, [2, 4], 1.0, 110))
x17 = Input('x17', (U8, [2, 2], 0.5, 120))
t18 = Output('t18', (U8, [2, 2], 0.5, 128))
x19 = Input('x19', (U8, [2, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2], 0.5, 120), [124, 118])
t22 = Output('t22', (U8, [2, 2], 0.5, 90))
x20 = Input('x20', (U8, [2, 2], 0.5, 120))
c23 = Parameter('c23', (U8, [1], 0.5, 120), [122])
t24 = Internal('t24', (U8, [2, 2], 0.5, 90))
t25 = Output('t25', (U8, [2, 4], 1.0, 110))
x26 = Input('x26', (U8, [2, 2], 0.5, 120))
t27 = Output('t27', (U8, [2, 2], 0.5, 128))
x28 = Input('x28', (U8, [2, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [2], 0.5, 120), [124, 118])
t31 = Output('t31', (U8, [2, 2], 0.5, 90))
x29 = Input('x29', (U8, [2, 2], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [122])
t33 = Internal('t33', (U8, [2, 2], 0.5, 90))
t34 = Output('t34', (U8, [2, 4], 1.0, 110))
x35 = Input('x35', (U8, [2, 2], 0.5, 120))
t36 = Output('t36', (U8, [2, 2], 0.5, 128))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ADD', x2, c5, 0).To(t6)
model.Operation('CONCATENATION', t4, t6, 1).To(t7)
model.Operation('MAXIMUM', t4, x8).To(t9)
model.Operation('SUB', x10, c12, 0).To(t13)
model.Operation('SUB', x11, c14, 0).To(t15)
model.Operation('CONCATENATION', t13, t15, 1).To(t16)
model.Operation('MAXIMUM', t13, x17).To(t18)
model.Operation('ADD', x19, c21, 0).To(t22)
model.Operation('ADD', x20, c23, 0).To(t24)
model.Operation('CONCATENATION', t22, t24, 1).To(t25)
model.Operation('MAXIMUM', t22, x26).To(t27)
model.Operation('SUB', x28, c30, 0).To(t31)
model.Operation('SUB', x29, c32, 0).To(t33)
model.Operation('CONCATENATION', t31, t33, 1).To(t34)
model.Operation('MAXIMUM', t31, x35).To(t36)
Example({
    x1: [117, 123, 117, 122],
    t4: [102, 102, 102, 100],
    x2: [118, 113, 121, 114],
    t7: [111, 111, 110, 107, 111, 110, 112, 108],
    x8: [113, 128, 121, 112],
    t9: [129, 136, 129, 128],
    x10: [122, 116, 121, 123],
    t13: [96, 96, 94, 110],
    x11: [119, 115, 123, 127],
    t16: [109, 109, 108, 106, 108, 113, 111, 113],
    x17: [124, 112, 123, 128],
    t18: [132, 126, 131, 136],
    x19: [124, 115, 115, 125],
    t22: [98, 83, 89, 93],
    x20: [121, 112, 118, 125],
    t25: [114, 106, 112, 107, 109, 112, 110, 114],
    x26: [116, 127, 115, 112],
    t27: [136, 135, 127, 131],
    x28: [128, 118, 123, 117],
    t31: [94, 90, 89, 89],
    x29: [122, 126, 113, 127],
    t34: [112, 110, 110, 112, 109, 109, 105, 113],
    x35: [127, 114, 112, 117],
    t36: [135, 128, 127, 127],
}, name='rescaled_quant8').AddVariations(signed(x1, c3, t4, x2, c5, t6, t7, x8, t9, x10, c12, t13, x11, c14, t15, t16, x17, t18, x19, c21, t22, x20, c23, t24, t25, x26, t27, x28, c30, t31, x29, c32, t33, t34, x35, t36)).DisableLifeTimeVariation()
