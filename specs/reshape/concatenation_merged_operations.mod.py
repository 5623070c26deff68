# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Joined tensors are joined with others in each place, along the same axis or another one.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 2]))
x3 = Input('x3', (F32, [2, 2]))
t4 = Internal('t4', (F32, [2, 4]))
x5 = Input('x5', (F32, [2, 2]))
t6 = Output('t6', (F32, [2, 6]))
x8 = Input('x8', (F32, [2, 2]))
x9 = Input('x9', (F32, [2, 2]))
t10 = Internal('t10', (F32, [2, 4]))
x7 = Input('x7', (F32, [2, 2]))
t11 = Output('t11', (F32, [2, 6]))
x13 = Input('x13', (F32, [2, 2]))
x14 = Input('x14', (F32, [2, 2]))
t15 = Internal('t15', (F32, [2, 4]))
x12 = Input('x12', (F32, [2, 2]))
x16 = Input('x16', (F32, [2, 2]))
t17 = Output('t17', (F32, [2, 8]))
x18 = Input('x18', (F32, [2, 2]))
x19 = Input('x19', (F32, [2, 2]))
t20 = Internal('t20', (F32, [4, 2]))
x21 = Input('x21', (F32, [4, 1]))
t22 = Output('t22', (F32, [4, 3]))
x1 = Input('x1', (F32, [2, 2]))
x23 = Input('x23', (F32, [2, 2]))
t24 = Internal('t24', (F32, [2, 4]))
t25 = Output('t25', (F32, [2, 6]))
t26 = Output('t26', (F32, [4, 2]))
model = Model()
model.Operation('CONCATENATION', x2, x3, 1).To(t4)
model.Operation('CONCATENATION', t4, x5, 1).To(t6)
model.Operation('CONCATENATION', x8, x9, 1).To(t10)
model.Operation('CONCATENATION', x7, t10, 1).To(t11)
model.Operation('CONCATENATION', x13, x14, 1).To(t15)
model.Operation('CONCATENATION', x12, t15, x16, 1).To(t17)
model.Operation('CONCATENATION', x18, x19, 0).To(t20)
model.Operation('CONCATENATION', t20, x21, 1).To(t22)
model.Operation('CONCATENATION', x1, x23, 1).To(t24)
model.Operation('CONCATENATION', t24, x1, 1).To(t25)
model.Operation('CONCATENATION', x1, x1, 0).To(t26)
Example({
    x2: [4.0, -1.0, 3.5, 3.5],
    x3: [1.0, -2.0, -1.0, 0.5],
    x5: [-2.0, -4.0, -4.0, 1.0],
    t6: [4.0, -1.0, 1.0, -2.0, -2.0, -4.0, 3.5, 3.5, -1.0, 0.5, -4.0, 1.0],
    x8: [2.5, 1.0, 1.5, 3.5],
    x9: [3.5, 4.0, -1.5, 1.5],
    x7: [-2.5, -2.0, 2.5, -2.5],
    t11: [-2.5, -2.0, 2.5, 1.0, 3.5, 4.0, 2.5, -2.5, 1.5, 3.5, -1.5, 1.5],
    x13: [1.0, 1.0, 1.0, -3.5],
    x14: [4.0, -3.5, -2.5, -3.5],
    x12: [-1.0, 3.0, 4.0, 1.5],
    x16: [4.0, 3.0, 3.0, 1.0],
    t17: [-1.0, 3.0, 1.0, 1.0, 4.0, -3.5, 4.0, 3.0, 4.0, 1.5, 1.0, -3.5, -2.5, -3.5, 3.0, 1.0],
    x18: [3.5, -4.0, 3.5, -2.5],
    x19: [-1.0, 0.5, 3.0, -2.0],
    x21: [2.5, -2.0, -2.5, -2.0],
    t22: [3.5, -4.0, 2.5, 3.5, -2.5, -2.0, -1.0, 0.5, -2.5, 3.0, -2.0, -2.0],
    x1: [3.0, -4.0, 1.0, -1.0],
    x23: [1.0, 1.0, -1.0, -1.5],
    t25: [3.0, -4.0, 1.0, 1.0, 3.0, -4.0, 1.0, -1.0, -1.0, -1.5, 1.0, -1.0],
    t26: [3.0, -4.0, 1.0, -1.0, 3.0, -4.0, 1.0, -1.0],
}, name='nested').AddVariations('float16').DisableLifeTimeVariation()

# Joined tensors are joined with others in each place, along the same axis or another one.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 2], 0.5, 120))
x3 = Input('x3', (U8, [2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 4], 0.5, 120))
x5 = Input('x5', (U8, [2, 2], 0.5, 120))
t6 = Output('t6', (U8, [2, 6], 0.5, 120))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
x9 = Input('x9', (U8, [2, 2], 0.5, 120))
t10 = Internal('t10', (U8, [2, 4], 0.5, 120))
x7 = Input('x7', (U8, [2, 2], 0.5, 120))
t11 = Output('t11', (U8, [2, 6], 0.5, 120))
x13 = Input('x13', (U8, [2, 2], 0.5, 120))
x14 = Input('x14', (U8, [2, 2], 0.5, 120))
t15 = Internal('t15', (U8, [2, 4], 0.5, 120))
x12 = Input('x12', (U8, [2, 2], 0.5, 120))
x16 = Input('x16', (U8, [2, 2], 0.5, 120))
t17 = Output('t17', (U8, [2, 8], 0.5, 120))
x18 = Input('x18', (U8, [2, 2], 0.5, 120))
x19 = Input('x19', (U8, [2, 2], 0.5, 120))
t20 = Internal('t20', (U8, [4, 2], 0.5, 120))
x21 = Input('x21', (U8, [4, 1], 0.5, 120))
t22 = Output('t22', (U8, [4, 3], 0.5, 120))
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
x23 = Input('x23', (U8, [2, 2], 0.5, 120))
t24 = Internal('t24', (U8, [2, 4], 0.5, 120))
t25 = Output('t25', (U8, [2, 6], 0.5, 120))
t26 = Output('t26', (U8, [4, 2], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x2, x3, 1).To(t4)
model.Operation('CONCATENATION', t4, x5, 1).To(t6)
model.Operation('CONCATENATION', x8, x9, 1).To(t10)
model.Operation('CONCATENATION', x7, t10, 1).To(t11)
model.Operation('CONCATENATION', x13, x14, 1).To(t15)
model.Operation('CONCATENATION', x12, t15, x16, 1).To(t17)
model.Operation('CONCATENATION', x18, x19, 0).To(t20)
model.Operation('CONCATENATION', t20, x21, 1).To(t22)
model.Operation('CONCATENATION', x1, x23, 1).To(t24)
model.Operation('CONCATENATION', t24, x1, 1).To(t25)
model.Operation('CONCATENATION', x1, x1, 0).To(t26)
Example({
    x2: [128, 118, 127, 127],
    x3: [122, 116, 118, 121],
    x5: [116, 112, 112, 122],
    t6: [128, 118, 122, 116, 116, 112, 127, 127, 118, 121, 112, 122],
    x8: [125, 122, 123, 127],
    x9: [127, 128, 117, 123],
    x7: [115, 116, 125, 115],
    t11: [115, 116, 125, 122, 127, 128, 125, 115, 123, 127, 117, 123],
    x13: [122, 122, 122, 113],
    x14: [128, 113, 115, 113],
    x12: [118, 126, 128, 123],
    x16: [128, 126, 126, 122],
    t17: [118, 126, 122, 122, 128, 113, 128, 126, 128, 123, 122, 113, 115, 113, 126, 122],
    x18: [127, 112, 127, 115],
    x19: [118, 121, 126, 116],
    x21: [125, 116, 115, 116],
    t22: [127, 112, 125, 127, 115, 116, 118, 121, 115, 126, 116, 116],
    x1: [126, 112, 122, 118],
    x23: [122, 122, 118, 117],
    t25: [126, 112, 122, 122, 126, 112, 122, 118, 118, 117, 122, 118],
    t26: [126, 112, 122, 118, 126, 112, 122, 118],
}, name='nested_quant8').AddVariations(signed(x2, x3, t4, x5, t6, x8, x9, t10, x7, t11, x13, x14, t15, x12, x16, t17, x18, x19, t20, x21, t22, x1, x23, t24, t25, t26)).DisableLifeTimeVariation()
