# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: each pattern of dimensions that are repeated.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 2]))
x2 = Input('x2', (F32, [2, 3, 2, 1]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (F32, [2, 3, 1, 2]))
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
x6 = Input('x6', (F32, [2, 3, 1, 1]))
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
x8 = Input('x8', (F32, [2, 1, 2, 2]))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (F32, [2, 1, 2, 1]))
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
x12 = Input('x12', (F32, [2, 1, 1, 2]))
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
x14 = Input('x14', (F32, [2, 1, 1, 1]))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (F32, [1, 3, 2, 2]))
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
x18 = Input('x18', (F32, [1, 3, 2, 1]))
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
x20 = Input('x20', (F32, [1, 3, 1, 2]))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (F32, [1, 3, 1, 1]))
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
x24 = Input('x24', (F32, [1, 1, 2, 2]))
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
x26 = Input('x26', (F32, [1, 1, 2, 1]))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (F32, [1, 1, 1, 2]))
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
x30 = Input('x30', (F32, [1, 1, 1, 1]))
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x1, x4).To(t5)
model.Operation('EQUAL', x1, x6).To(t7)
model.Operation('EQUAL', x1, x8).To(t9)
model.Operation('EQUAL', x1, x10).To(t11)
model.Operation('EQUAL', x1, x12).To(t13)
model.Operation('EQUAL', x1, x14).To(t15)
model.Operation('EQUAL', x1, x16).To(t17)
model.Operation('EQUAL', x1, x18).To(t19)
model.Operation('EQUAL', x1, x20).To(t21)
model.Operation('EQUAL', x1, x22).To(t23)
model.Operation('EQUAL', x1, x24).To(t25)
model.Operation('EQUAL', x1, x26).To(t27)
model.Operation('EQUAL', x1, x28).To(t29)
model.Operation('EQUAL', x1, x30).To(t31)
Example({
    x1: [3.5, 9.5, 10.5, 9.0, 9.5, 5.5, 5.0, 3.5, 9.5, 8.5, 3.5, 4.5, 1.5, 8.0, 2.0, 0.5, 9.5, 3.0, 1.0,
    8.0, 1.5, 1.5, 11.5, 7.0],
    x2: [2.0, 7.5, 0.5, 11.0, 4.0, 8.0, 8.5, 1.5, 10.5, 8.0, 8.0, 1.0],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x4: [5.0, 11.0, 11.0, 11.0, 5.5, 2.5, 5.0, 2.5, 0.5, 0.5, 12.0, 7.0],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True],
    x6: [1.5, 9.0, 5.5, 2.0, 5.0, 5.0],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    x8: [9.5, 0.5, 0.5, 12.0, 2.0, 10.0, 10.0, 1.5],
    t9: [False, False, False, False, True, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [11.5, 3.5, 10.5, 9.0],
    t11: [False, False, False, False, False, False, False, True, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x12: [6.0, 1.5, 7.5, 0.5],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False],
    x14: [10.0, 10.0],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x16: [4.0, 7.5, 2.5, 5.0, 3.0, 1.0, 8.0, 6.0, 11.5, 3.0, 6.0, 0.5],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x18: [11.0, 5.5, 0.5, 6.0, 4.0, 2.0],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x20: [8.0, 1.0, 2.5, 7.0, 12.0, 10.0],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [11.5, 7.5, 10.5],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x24: [3.0, 0.5, 3.0, 1.0],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x26: [5.0, 1.0],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
    x28: [8.0, 4.0],
    t29: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x30: [2.5],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='second').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 2], 0.5, 120))
x2 = Input('x2', (U8, [2, 3, 2, 1], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (U8, [2, 3, 1, 2], 0.5, 120))
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
x6 = Input('x6', (U8, [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
x8 = Input('x8', (U8, [2, 1, 2, 2], 0.5, 120))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (U8, [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
x12 = Input('x12', (U8, [2, 1, 1, 2], 0.5, 120))
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
x14 = Input('x14', (U8, [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (U8, [1, 3, 2, 2], 0.5, 120))
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
x18 = Input('x18', (U8, [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
x20 = Input('x20', (U8, [1, 3, 1, 2], 0.5, 120))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (U8, [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
x24 = Input('x24', (U8, [1, 1, 2, 2], 0.5, 120))
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
x26 = Input('x26', (U8, [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (U8, [1, 1, 1, 2], 0.5, 120))
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
x30 = Input('x30', (U8, [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x1, x4).To(t5)
model.Operation('EQUAL', x1, x6).To(t7)
model.Operation('EQUAL', x1, x8).To(t9)
model.Operation('EQUAL', x1, x10).To(t11)
model.Operation('EQUAL', x1, x12).To(t13)
model.Operation('EQUAL', x1, x14).To(t15)
model.Operation('EQUAL', x1, x16).To(t17)
model.Operation('EQUAL', x1, x18).To(t19)
model.Operation('EQUAL', x1, x20).To(t21)
model.Operation('EQUAL', x1, x22).To(t23)
model.Operation('EQUAL', x1, x24).To(t25)
model.Operation('EQUAL', x1, x26).To(t27)
model.Operation('EQUAL', x1, x28).To(t29)
model.Operation('EQUAL', x1, x30).To(t31)
Example({
    x1: [127, 139, 141, 138, 139, 131, 130, 127, 139, 137, 127, 129, 123, 136, 124, 121, 139, 126, 122, 136,
    123, 123, 143, 134],
    x2: [124, 135, 121, 142, 128, 136, 137, 123, 141, 136, 136, 122],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x4: [130, 142, 142, 142, 131, 125, 130, 125, 121, 121, 144, 134],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True],
    x6: [123, 138, 131, 124, 130, 130],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    x8: [139, 121, 121, 144, 124, 140, 140, 123],
    t9: [False, False, False, False, True, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [143, 127, 141, 138],
    t11: [False, False, False, False, False, False, False, True, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x12: [132, 123, 135, 121],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False],
    x14: [140, 140],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x16: [128, 135, 125, 130, 126, 122, 136, 132, 143, 126, 132, 121],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x18: [142, 131, 121, 132, 128, 124],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x20: [136, 122, 125, 134, 144, 140],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [143, 135, 141],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x24: [126, 121, 126, 122],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x26: [130, 122],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
    x28: [136, 128],
    t29: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x30: [125],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='second_quant8').AddVariations(signed(x1, x2, x4, x6, x8, x10, x12, x14, x16, x18, x20, x22, x24, x26, x28, x30)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1]))
x2 = Input('x2', (F32, [2, 3, 2, 2]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (F32, [2, 3, 1, 2]))
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
x6 = Input('x6', (F32, [2, 3, 1, 1]))
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
x8 = Input('x8', (F32, [2, 1, 2, 2]))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (F32, [2, 1, 2, 1]))
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
x12 = Input('x12', (F32, [2, 1, 1, 2]))
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
x14 = Input('x14', (F32, [2, 1, 1, 1]))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (F32, [1, 3, 2, 2]))
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
x18 = Input('x18', (F32, [1, 3, 2, 1]))
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
x20 = Input('x20', (F32, [1, 3, 1, 2]))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (F32, [1, 3, 1, 1]))
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
x24 = Input('x24', (F32, [1, 1, 2, 2]))
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
x26 = Input('x26', (F32, [1, 1, 2, 1]))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (F32, [1, 1, 1, 2]))
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
x30 = Input('x30', (F32, [1, 1, 1, 1]))
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x2).To(t5)
model.Operation('EQUAL', x6, x2).To(t7)
model.Operation('EQUAL', x8, x2).To(t9)
model.Operation('EQUAL', x10, x2).To(t11)
model.Operation('EQUAL', x12, x2).To(t13)
model.Operation('EQUAL', x14, x2).To(t15)
model.Operation('EQUAL', x16, x2).To(t17)
model.Operation('EQUAL', x18, x2).To(t19)
model.Operation('EQUAL', x20, x2).To(t21)
model.Operation('EQUAL', x22, x2).To(t23)
model.Operation('EQUAL', x24, x2).To(t25)
model.Operation('EQUAL', x26, x2).To(t27)
model.Operation('EQUAL', x28, x2).To(t29)
model.Operation('EQUAL', x30, x2).To(t31)
Example({
    x1: [10.5, 1.0, 1.5, 1.5, 4.0, 6.0, 1.5, 4.5, 11.5, 5.0, 4.5, 9.0],
    x2: [7.5, 10.5, 1.5, 3.5, 5.5, 8.5, 1.0, 1.5, 2.0, 2.0, 5.0, 10.5, 1.0, 7.5, 2.0, 9.0, 4.0, 11.0, 10.5,
    5.0, 7.5, 12.0, 11.5, 10.0],
    t3: [False, True, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x4: [1.0, 3.5, 2.0, 9.5, 1.0, 8.5, 10.5, 2.5, 1.5, 5.0, 9.0, 10.5],
    t5: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x6: [8.0, 2.0, 1.5, 10.0, 1.0, 7.5],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    x8: [10.0, 3.0, 6.5, 9.0, 7.0, 10.0, 5.5, 2.0],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [2.0, 12.0, 11.5, 3.0],
    t11: [False, False, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x12: [7.0, 4.0, 9.5, 6.5],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x14: [0.5, 11.0],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False],
    x16: [3.0, 8.0, 2.0, 4.5, 9.5, 5.5, 4.5, 2.0, 7.0, 1.5, 10.5, 1.0],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    x18: [8.5, 7.5, 6.5, 8.5, 3.0, 8.5],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x20: [2.5, 2.5, 3.5, 5.5, 9.0, 4.0],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [7.0, 4.5, 6.5],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x24: [8.0, 4.0, 4.0, 11.0],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x26: [6.5, 6.5],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x28: [5.0, 12.0],
    t29: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, True, False, False],
    x30: [7.0],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', (U8, [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (U8, [2, 3, 1, 2], 0.5, 120))
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
x6 = Input('x6', (U8, [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
x8 = Input('x8', (U8, [2, 1, 2, 2], 0.5, 120))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (U8, [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
x12 = Input('x12', (U8, [2, 1, 1, 2], 0.5, 120))
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
x14 = Input('x14', (U8, [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (U8, [1, 3, 2, 2], 0.5, 120))
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
x18 = Input('x18', (U8, [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
x20 = Input('x20', (U8, [1, 3, 1, 2], 0.5, 120))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (U8, [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
x24 = Input('x24', (U8, [1, 1, 2, 2], 0.5, 120))
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
x26 = Input('x26', (U8, [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (U8, [1, 1, 1, 2], 0.5, 120))
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
x30 = Input('x30', (U8, [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x2).To(t5)
model.Operation('EQUAL', x6, x2).To(t7)
model.Operation('EQUAL', x8, x2).To(t9)
model.Operation('EQUAL', x10, x2).To(t11)
model.Operation('EQUAL', x12, x2).To(t13)
model.Operation('EQUAL', x14, x2).To(t15)
model.Operation('EQUAL', x16, x2).To(t17)
model.Operation('EQUAL', x18, x2).To(t19)
model.Operation('EQUAL', x20, x2).To(t21)
model.Operation('EQUAL', x22, x2).To(t23)
model.Operation('EQUAL', x24, x2).To(t25)
model.Operation('EQUAL', x26, x2).To(t27)
model.Operation('EQUAL', x28, x2).To(t29)
model.Operation('EQUAL', x30, x2).To(t31)
Example({
    x1: [141, 122, 123, 123, 128, 132, 123, 129, 143, 130, 129, 138],
    x2: [135, 141, 123, 127, 131, 137, 122, 123, 124, 124, 130, 141, 122, 135, 124, 138, 128, 142, 141, 130,
    135, 144, 143, 140],
    t3: [False, True, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x4: [122, 127, 124, 139, 122, 137, 141, 125, 123, 130, 138, 141],
    t5: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False],
    x6: [136, 124, 123, 140, 122, 135],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    x8: [140, 126, 133, 138, 134, 140, 131, 124],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [124, 144, 143, 126],
    t11: [False, False, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x12: [134, 128, 139, 133],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x14: [121, 142],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False],
    x16: [126, 136, 124, 129, 139, 131, 129, 124, 134, 123, 141, 122],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    x18: [137, 135, 133, 137, 126, 137],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x20: [125, 125, 127, 131, 138, 128],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [134, 129, 133],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x24: [136, 128, 128, 142],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x26: [133, 133],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x28: [130, 144],
    t29: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, True, False, False],
    x30: [134],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='first_quant8').AddVariations(signed(x1, x2, x4, x6, x8, x10, x12, x14, x16, x18, x20, x22, x24, x26, x28, x30)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1]))
x2 = Input('x2', (F32, [1, 1, 1, 2]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (F32, [2, 3, 1, 2]))
x5 = Input('x5', (F32, [1, 1, 2, 1]))
t6 = Output('t6', (BOOL8, [2, 3, 2, 2]))
x7 = Input('x7', (F32, [2, 3, 1, 1]))
x8 = Input('x8', (F32, [1, 1, 2, 2]))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (F32, [2, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 3, 1, 1]))
t12 = Output('t12', (BOOL8, [2, 3, 2, 2]))
x13 = Input('x13', (F32, [2, 1, 2, 1]))
x14 = Input('x14', (F32, [1, 3, 1, 2]))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (F32, [2, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 3, 2, 1]))
t18 = Output('t18', (BOOL8, [2, 3, 2, 2]))
x19 = Input('x19', (F32, [2, 1, 1, 1]))
x20 = Input('x20', (F32, [1, 3, 2, 2]))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (F32, [1, 3, 2, 2]))
x23 = Input('x23', (F32, [2, 1, 1, 1]))
t24 = Output('t24', (BOOL8, [2, 3, 2, 2]))
x25 = Input('x25', (F32, [1, 3, 2, 1]))
x26 = Input('x26', (F32, [2, 1, 1, 2]))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (F32, [1, 3, 1, 2]))
x29 = Input('x29', (F32, [2, 1, 2, 1]))
t30 = Output('t30', (BOOL8, [2, 3, 2, 2]))
x31 = Input('x31', (F32, [1, 3, 1, 1]))
x32 = Input('x32', (F32, [2, 1, 2, 2]))
t33 = Output('t33', (BOOL8, [2, 3, 2, 2]))
x34 = Input('x34', (F32, [1, 1, 2, 2]))
x35 = Input('x35', (F32, [2, 3, 1, 1]))
t36 = Output('t36', (BOOL8, [2, 3, 2, 2]))
x37 = Input('x37', (F32, [1, 1, 2, 1]))
x38 = Input('x38', (F32, [2, 3, 1, 2]))
t39 = Output('t39', (BOOL8, [2, 3, 2, 2]))
x40 = Input('x40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 3, 2, 1]))
t42 = Output('t42', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
model.Operation('EQUAL', x13, x14).To(t15)
model.Operation('EQUAL', x16, x17).To(t18)
model.Operation('EQUAL', x19, x20).To(t21)
model.Operation('EQUAL', x22, x23).To(t24)
model.Operation('EQUAL', x25, x26).To(t27)
model.Operation('EQUAL', x28, x29).To(t30)
model.Operation('EQUAL', x31, x32).To(t33)
model.Operation('EQUAL', x34, x35).To(t36)
model.Operation('EQUAL', x37, x38).To(t39)
model.Operation('EQUAL', x40, x41).To(t42)
Example({
    x1: [1.5, 10.0, 5.5, 2.0, 7.5, 7.0, 10.5, 11.5, 3.5, 0.5, 11.0, 4.0],
    x2: [3.5, 11.0],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, True, False, False],
    x4: [6.5, 8.5, 1.0, 4.0, 11.5, 8.5, 0.5, 7.0, 12.0, 7.5, 7.0, 1.0],
    x5: [4.5, 6.0],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x7: [12.0, 4.0, 6.0, 7.0, 1.0, 2.0],
    x8: [10.0, 1.5, 2.5, 6.5],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [10.0, 2.0, 9.0, 2.5, 1.5, 6.0, 9.0, 1.5],
    x11: [5.5, 3.5, 1.5],
    t12: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, True],
    x13: [0.5, 12.0, 4.0, 2.0],
    x14: [6.5, 4.0, 5.0, 11.0, 5.5, 9.0],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False],
    x16: [0.5, 2.5, 5.5, 4.0],
    x17: [10.5, 3.5, 7.5, 7.0, 0.5, 2.5],
    t18: [False, False, False, False, False, False, False, False, True, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x19: [0.5, 2.0],
    x20: [11.5, 9.5, 11.0, 3.0, 8.0, 11.5, 3.5, 0.5, 7.0, 7.5, 4.0, 5.0],
    t21: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [2.0, 9.5, 3.0, 10.5, 9.5, 6.0, 7.5, 11.5, 3.0, 5.0, 9.5, 10.0],
    x23: [0.5, 7.0],
    t24: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x25: [3.5, 7.0, 3.0, 9.5, 8.5, 3.0],
    x26: [6.5, 5.5, 1.5, 11.0],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x28: [4.5, 4.0, 9.5, 5.0, 7.5, 2.0],
    x29: [7.0, 4.5, 2.0, 2.0],
    t30: [False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, True],
    x31: [0.5, 0.5, 0.5],
    x32: [8.5, 2.0, 4.0, 10.5, 4.0, 5.5, 7.0, 5.5],
    t33: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x34: [8.5, 11.5, 5.5, 9.0],
    x35: [2.0, 3.0, 10.0, 2.5, 5.0, 11.0],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x37: [4.5, 9.5],
    x38: [8.0, 1.5, 10.0, 3.5, 4.0, 0.5, 12.0, 7.0, 1.5, 1.5, 11.5, 7.0],
    t39: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x40: [4.5, 2.0],
    x41: [3.0, 9.0, 7.0, 12.0, 5.0, 4.0, 3.0, 9.5, 8.5, 4.0, 4.0, 10.0],
    t42: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 1, 1, 2], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
x4 = Input('x4', (U8, [2, 3, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 1, 2, 1], 0.5, 120))
t6 = Output('t6', (BOOL8, [2, 3, 2, 2]))
x7 = Input('x7', (U8, [2, 3, 1, 1], 0.5, 120))
x8 = Input('x8', (U8, [1, 1, 2, 2], 0.5, 120))
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
x10 = Input('x10', (U8, [2, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 3, 1, 1], 0.5, 120))
t12 = Output('t12', (BOOL8, [2, 3, 2, 2]))
x13 = Input('x13', (U8, [2, 1, 2, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 3, 1, 2], 0.5, 120))
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
x16 = Input('x16', (U8, [2, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 2, 1], 0.5, 120))
t18 = Output('t18', (BOOL8, [2, 3, 2, 2]))
x19 = Input('x19', (U8, [2, 1, 1, 1], 0.5, 120))
x20 = Input('x20', (U8, [1, 3, 2, 2], 0.5, 120))
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
x22 = Input('x22', (U8, [1, 3, 2, 2], 0.5, 120))
x23 = Input('x23', (U8, [2, 1, 1, 1], 0.5, 120))
t24 = Output('t24', (BOOL8, [2, 3, 2, 2]))
x25 = Input('x25', (U8, [1, 3, 2, 1], 0.5, 120))
x26 = Input('x26', (U8, [2, 1, 1, 2], 0.5, 120))
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
x28 = Input('x28', (U8, [1, 3, 1, 2], 0.5, 120))
x29 = Input('x29', (U8, [2, 1, 2, 1], 0.5, 120))
t30 = Output('t30', (BOOL8, [2, 3, 2, 2]))
x31 = Input('x31', (U8, [1, 3, 1, 1], 0.5, 120))
x32 = Input('x32', (U8, [2, 1, 2, 2], 0.5, 120))
t33 = Output('t33', (BOOL8, [2, 3, 2, 2]))
x34 = Input('x34', (U8, [1, 1, 2, 2], 0.5, 120))
x35 = Input('x35', (U8, [2, 3, 1, 1], 0.5, 120))
t36 = Output('t36', (BOOL8, [2, 3, 2, 2]))
x37 = Input('x37', (U8, [1, 1, 2, 1], 0.5, 120))
x38 = Input('x38', (U8, [2, 3, 1, 2], 0.5, 120))
t39 = Output('t39', (BOOL8, [2, 3, 2, 2]))
x40 = Input('x40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 3, 2, 1], 0.5, 120))
t42 = Output('t42', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
model.Operation('EQUAL', x13, x14).To(t15)
model.Operation('EQUAL', x16, x17).To(t18)
model.Operation('EQUAL', x19, x20).To(t21)
model.Operation('EQUAL', x22, x23).To(t24)
model.Operation('EQUAL', x25, x26).To(t27)
model.Operation('EQUAL', x28, x29).To(t30)
model.Operation('EQUAL', x31, x32).To(t33)
model.Operation('EQUAL', x34, x35).To(t36)
model.Operation('EQUAL', x37, x38).To(t39)
model.Operation('EQUAL', x40, x41).To(t42)
Example({
    x1: [123, 140, 131, 124, 135, 134, 141, 143, 127, 121, 142, 128],
    x2: [127, 142],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, True, False, False],
    x4: [133, 137, 122, 128, 143, 137, 121, 134, 144, 135, 134, 122],
    x5: [129, 132],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x7: [144, 128, 132, 134, 122, 124],
    x8: [140, 123, 125, 133],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x10: [140, 124, 138, 125, 123, 132, 138, 123],
    x11: [131, 127, 123],
    t12: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, True],
    x13: [121, 144, 128, 124],
    x14: [133, 128, 130, 142, 131, 138],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False],
    x16: [121, 125, 131, 128],
    x17: [141, 127, 135, 134, 121, 125],
    t18: [False, False, False, False, False, False, False, False, True, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x19: [121, 124],
    x20: [143, 139, 142, 126, 136, 143, 127, 121, 134, 135, 128, 130],
    t21: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [124, 139, 126, 141, 139, 132, 135, 143, 126, 130, 139, 140],
    x23: [121, 134],
    t24: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x25: [127, 134, 126, 139, 137, 126],
    x26: [133, 131, 123, 142],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x28: [129, 128, 139, 130, 135, 124],
    x29: [134, 129, 124, 124],
    t30: [False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, True],
    x31: [121, 121, 121],
    x32: [137, 124, 128, 141, 128, 131, 134, 131],
    t33: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x34: [137, 143, 131, 138],
    x35: [124, 126, 140, 125, 130, 142],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x37: [129, 139],
    x38: [136, 123, 140, 127, 128, 121, 144, 134, 123, 123, 143, 134],
    t39: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x40: [129, 124],
    x41: [126, 138, 134, 144, 130, 128, 126, 139, 137, 128, 128, 140],
    t42: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='both_quant8').AddVariations(signed(x1, x2, x4, x5, x7, x8, x10, x11, x13, x14, x16, x17, x19, x20, x22, x23, x25, x26, x28, x29, x31, x32, x34, x35, x37, x38, x40, x41)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 2]))
c2 = Parameter('c2', (F32, [2, 3, 2, 1]), [7.5, 5.5, 3.5, 5.0, 12.0, 8.0, 3.5, 6.5, 1.0, 1.0, 10.0, 12.0])
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (F32, [2, 3, 1, 2]), [1.5, 10.0, 12.0, 10.0, 2.0, 7.0, 2.0, 10.0, 12.0, 10.5, 3.5, 5.5])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (F32, [2, 3, 1, 1]), [9.5, 2.0, 9.5, 7.0, 9.5, 4.5])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (F32, [2, 1, 2, 2]), [10.0, 5.0, 10.5, 1.5, 8.0, 2.5, 10.0, 11.5])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (F32, [2, 1, 2, 1]), [12.0, 9.0, 10.5, 0.5])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [1.5, 9.0, 0.5, 10.5])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [12.0, 1.0])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [10.0, 1.0, 11.5, 8.0, 4.5, 9.0, 5.0, 3.5, 1.5, 6.0, 10.0, 1.0])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 1]), [9.5, 3.0, 11.0, 1.0, 7.0, 3.0])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (F32, [1, 3, 1, 2]), [8.5, 0.5, 10.5, 12.0, 2.0, 11.0])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (F32, [1, 3, 1, 1]), [1.5, 5.0, 4.5])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (F32, [1, 1, 2, 2]), [10.0, 11.0, 10.5, 8.5])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (F32, [1, 1, 2, 1]), [8.5, 11.0])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (F32, [1, 1, 1, 2]), [11.5, 12.0])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (F32, [1, 1, 1, 1]), [7.5])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, c2).To(t3)
model.Operation('EQUAL', x1, c4).To(t5)
model.Operation('EQUAL', x1, c6).To(t7)
model.Operation('EQUAL', x1, c8).To(t9)
model.Operation('EQUAL', x1, c10).To(t11)
model.Operation('EQUAL', x1, c12).To(t13)
model.Operation('EQUAL', x1, c14).To(t15)
model.Operation('EQUAL', x1, c16).To(t17)
model.Operation('EQUAL', x1, c18).To(t19)
model.Operation('EQUAL', x1, c20).To(t21)
model.Operation('EQUAL', x1, c22).To(t23)
model.Operation('EQUAL', x1, c24).To(t25)
model.Operation('EQUAL', x1, c26).To(t27)
model.Operation('EQUAL', x1, c28).To(t29)
model.Operation('EQUAL', x1, c30).To(t31)
Example({
    x1: [1.0, 11.0, 8.0, 6.5, 11.0, 6.0, 8.0, 4.0, 10.0, 11.0, 5.5, 4.0, 2.0, 5.0, 11.5, 11.5, 6.5, 3.5,
    6.5, 4.5, 10.5, 6.5, 2.5, 6.5],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t9: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t19: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t21: [False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t25: [False, True, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t29: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='second_known').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 2, 1], 0.5, 120), [135, 131, 127, 130, 144, 136, 127, 133, 122, 122, 140, 144])
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (U8, [2, 3, 1, 2], 0.5, 120), [123, 140, 144, 140, 124, 134, 124, 140, 144, 141, 127, 131])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (U8, [2, 3, 1, 1], 0.5, 120), [139, 124, 139, 134, 139, 129])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (U8, [2, 1, 2, 2], 0.5, 120), [140, 130, 141, 123, 136, 125, 140, 143])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (U8, [2, 1, 2, 1], 0.5, 120), [144, 138, 141, 121])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 120), [123, 138, 121, 141])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 120), [144, 122])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 120), [140, 122, 143, 136, 129, 138, 130, 127, 123, 132, 140, 122])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (U8, [1, 3, 2, 1], 0.5, 120), [139, 126, 142, 122, 134, 126])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (U8, [1, 3, 1, 2], 0.5, 120), [137, 121, 141, 144, 124, 142])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (U8, [1, 3, 1, 1], 0.5, 120), [123, 130, 129])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (U8, [1, 1, 2, 2], 0.5, 120), [140, 142, 141, 137])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (U8, [1, 1, 2, 1], 0.5, 120), [137, 142])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (U8, [1, 1, 1, 2], 0.5, 120), [143, 144])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (U8, [1, 1, 1, 1], 0.5, 120), [135])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', x1, c2).To(t3)
model.Operation('EQUAL', x1, c4).To(t5)
model.Operation('EQUAL', x1, c6).To(t7)
model.Operation('EQUAL', x1, c8).To(t9)
model.Operation('EQUAL', x1, c10).To(t11)
model.Operation('EQUAL', x1, c12).To(t13)
model.Operation('EQUAL', x1, c14).To(t15)
model.Operation('EQUAL', x1, c16).To(t17)
model.Operation('EQUAL', x1, c18).To(t19)
model.Operation('EQUAL', x1, c20).To(t21)
model.Operation('EQUAL', x1, c22).To(t23)
model.Operation('EQUAL', x1, c24).To(t25)
model.Operation('EQUAL', x1, c26).To(t27)
model.Operation('EQUAL', x1, c28).To(t29)
model.Operation('EQUAL', x1, c30).To(t31)
Example({
    x1: [122, 142, 136, 133, 142, 132, 136, 128, 140, 142, 131, 128, 124, 130, 143, 143, 133, 127, 133, 129,
    141, 133, 125, 133],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t9: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t19: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t21: [False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t25: [False, True, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t29: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='second_known_quant8').AddVariations(signed(x1, c2, c4, c6, c8, c10, c12, c14, c16, c18, c20, c22, c24, c26, c28, c30)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [2, 3, 2, 1]), [8.0, 11.0, 9.5, 7.0, 3.0, 2.5, 5.5, 1.0, 4.0, 10.0, 4.5, 4.5])
x2 = Input('x2', (F32, [2, 3, 2, 2]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (F32, [2, 3, 1, 2]), [11.5, 2.0, 11.0, 8.0, 5.0, 8.5, 9.5, 6.0, 11.5, 9.5, 4.5, 12.0])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (F32, [2, 3, 1, 1]), [8.0, 6.5, 2.5, 4.5, 1.5, 5.5])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (F32, [2, 1, 2, 2]), [4.0, 3.0, 7.0, 1.0, 6.5, 7.0, 7.5, 6.5])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (F32, [2, 1, 2, 1]), [10.0, 8.0, 1.5, 4.0])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [4.0, 10.0, 2.0, 2.5])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [10.5, 10.0])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [2.0, 4.0, 11.0, 12.0, 6.5, 4.0, 9.5, 6.0, 4.0, 5.5, 4.0, 6.0])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 1]), [3.0, 6.0, 1.5, 3.0, 2.0, 10.0])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (F32, [1, 3, 1, 2]), [4.5, 9.5, 3.5, 4.0, 2.5, 2.5])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (F32, [1, 3, 1, 1]), [1.5, 12.0, 8.0])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (F32, [1, 1, 2, 2]), [5.5, 8.5, 10.0, 10.0])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (F32, [1, 1, 2, 1]), [12.0, 9.5])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (F32, [1, 1, 1, 2]), [3.5, 3.5])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (F32, [1, 1, 1, 1]), [2.5])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', c1, x2).To(t3)
model.Operation('EQUAL', c4, x2).To(t5)
model.Operation('EQUAL', c6, x2).To(t7)
model.Operation('EQUAL', c8, x2).To(t9)
model.Operation('EQUAL', c10, x2).To(t11)
model.Operation('EQUAL', c12, x2).To(t13)
model.Operation('EQUAL', c14, x2).To(t15)
model.Operation('EQUAL', c16, x2).To(t17)
model.Operation('EQUAL', c18, x2).To(t19)
model.Operation('EQUAL', c20, x2).To(t21)
model.Operation('EQUAL', c22, x2).To(t23)
model.Operation('EQUAL', c24, x2).To(t25)
model.Operation('EQUAL', c26, x2).To(t27)
model.Operation('EQUAL', c28, x2).To(t29)
model.Operation('EQUAL', c30, x2).To(t31)
Example({
    x2: [3.5, 11.0, 8.5, 6.0, 2.0, 10.5, 10.5, 6.0, 6.0, 3.5, 3.0, 11.5, 2.0, 5.5, 4.5, 8.5, 3.0, 1.0, 8.5,
    11.0, 3.5, 11.5, 1.5, 0.5],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t15: [False, False, False, False, False, True, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t17: [False, False, False, False, False, False, False, True, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t19: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t29: [True, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='first_known').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
c1 = Parameter('c1', (U8, [2, 3, 2, 1], 0.5, 120), [136, 142, 139, 134, 126, 125, 131, 122, 128, 140, 129, 129])
x2 = Input('x2', (U8, [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (U8, [2, 3, 1, 2], 0.5, 120), [143, 124, 142, 136, 130, 137, 139, 132, 143, 139, 129, 144])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (U8, [2, 3, 1, 1], 0.5, 120), [136, 133, 125, 129, 123, 131])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (U8, [2, 1, 2, 2], 0.5, 120), [128, 126, 134, 122, 133, 134, 135, 133])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (U8, [2, 1, 2, 1], 0.5, 120), [140, 136, 123, 128])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 120), [128, 140, 124, 125])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 120), [141, 140])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 120), [124, 128, 142, 144, 133, 128, 139, 132, 128, 131, 128, 132])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (U8, [1, 3, 2, 1], 0.5, 120), [126, 132, 123, 126, 124, 140])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (U8, [1, 3, 1, 2], 0.5, 120), [129, 139, 127, 128, 125, 125])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (U8, [1, 3, 1, 1], 0.5, 120), [123, 144, 136])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (U8, [1, 1, 2, 2], 0.5, 120), [131, 137, 140, 140])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (U8, [1, 1, 2, 1], 0.5, 120), [144, 139])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (U8, [1, 1, 1, 2], 0.5, 120), [127, 127])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (U8, [1, 1, 1, 1], 0.5, 120), [125])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('EQUAL', c1, x2).To(t3)
model.Operation('EQUAL', c4, x2).To(t5)
model.Operation('EQUAL', c6, x2).To(t7)
model.Operation('EQUAL', c8, x2).To(t9)
model.Operation('EQUAL', c10, x2).To(t11)
model.Operation('EQUAL', c12, x2).To(t13)
model.Operation('EQUAL', c14, x2).To(t15)
model.Operation('EQUAL', c16, x2).To(t17)
model.Operation('EQUAL', c18, x2).To(t19)
model.Operation('EQUAL', c20, x2).To(t21)
model.Operation('EQUAL', c22, x2).To(t23)
model.Operation('EQUAL', c24, x2).To(t25)
model.Operation('EQUAL', c26, x2).To(t27)
model.Operation('EQUAL', c28, x2).To(t29)
model.Operation('EQUAL', c30, x2).To(t31)
Example({
    x2: [127, 142, 137, 132, 124, 141, 141, 132, 132, 127, 126, 143, 124, 131, 129, 137, 126, 122, 137, 142,
    127, 143, 123, 121],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False],
    t5: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t13: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t15: [False, False, False, False, False, True, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t17: [False, False, False, False, False, False, False, True, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False],
    t19: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t29: [True, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
}, name='first_known_quant8').AddVariations(signed(c1, x2, c4, c6, c8, c10, c12, c14, c16, c18, c20, c22, c24, c26, c28, c30)).DisableLifeTimeVariation()
