# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: arithmetic beside it, of which constants do only some.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Codes between a layer and a constant are so fine that both ends cut off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 3], 0.125, 128), [136, 128, 128, 128, 136, 128, 128, 128, 136])
c2 = Parameter('c2', (I32, [3], 0.0625, 0), [0, 16, -32])
t4 = Internal('t4', (U8, [3, 3], 0.125, 120))
c5 = Parameter('c5', (U8, [3], 0.125, 120), [160, 40, 144])
t6 = Output('t6', (U8, [3, 3], 0.125, 120))
t7 = Output('t7', (U8, [3, 3], 0.125, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 128), [127])
t9 = Output('t9', (U8, [3, 3], 0.25, 128))
t10 = Output('t10', (U8, [3, 3], 0.125, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('SUB', t4, c5, 0).To(t7)
model.Operation('MUL', t4, c8, 0).To(t9)
model.Operation('MAXIMUM', t4, c5).To(t10)
Example({
    x1: [144, 114, 121, 125, 104, 61, 115, 76, 119],
    t6: [255, 24, 132, 180, 0, 24, 140, 0, 124],
    t7: [176, 184, 84, 100, 144, 0, 60, 80, 76],
    t9: [104, 132, 131, 123, 142, 158, 133, 158, 133],
    t10: [216, 104, 144, 160, 64, 144, 160, 40, 144],
}, name='behind_quant8').AddVariations(signed(x1, c3, t4, c5, t6, t7, c8, t9, t10)).DisableLifeTimeVariation()

# Codes between a layer and a constant are so fine that both ends cut off. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 3], 0.125, 128), [136, 128, 128, 128, 136, 128, 128, 128, 136])
c2 = Parameter('c2', (I32, [3], 0.0625, 0), [0, 16, -32])
t11 = Internal('t11', (U8, [3, 3], 0.125, 120))
c5 = Parameter('c5', (U8, [3], 0.125, 120), [160, 40, 144])
t12 = Output('t12', (U8, [3, 3], 0.125, 120))
t13 = Internal('t13', (U8, [3, 3], 0.125, 120))
t14 = Output('t14', (U8, [3, 3], 0.125, 120))
t15 = Internal('t15', (U8, [3, 3], 0.125, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 128), [127])
t16 = Output('t16', (U8, [3, 3], 0.25, 128))
t17 = Internal('t17', (U8, [3, 3], 0.125, 120))
t18 = Output('t18', (U8, [3, 3], 0.125, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t11)
model.Operation('ADD', t11, c5, 0).To(t12)
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t13)
model.Operation('SUB', t13, c5, 0).To(t14)
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t15)
model.Operation('MUL', t15, c8, 0).To(t16)
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t17)
model.Operation('MAXIMUM', t17, c5).To(t18)
Example({
    x1: [144, 114, 121, 125, 104, 61, 115, 76, 119],
    t12: [255, 24, 132, 180, 0, 24, 140, 0, 124],
    t14: [176, 184, 84, 100, 144, 0, 60, 80, 76],
    t16: [104, 132, 131, 123, 142, 158, 133, 158, 133],
    t18: [216, 104, 144, 160, 64, 144, 160, 40, 144],
}, name='behind_unshared_quant8').AddVariations(signed(x1, c3, t11, c5, t12, t13, t14, t15, c8, t16, t17, t18)).DisableLifeTimeVariation()
