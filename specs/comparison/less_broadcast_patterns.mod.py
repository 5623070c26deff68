# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: each pattern of dimensions that are repeated.

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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x1, x4).To(t5)
model.Operation('LESS', x1, x6).To(t7)
model.Operation('LESS', x1, x8).To(t9)
model.Operation('LESS', x1, x10).To(t11)
model.Operation('LESS', x1, x12).To(t13)
model.Operation('LESS', x1, x14).To(t15)
model.Operation('LESS', x1, x16).To(t17)
model.Operation('LESS', x1, x18).To(t19)
model.Operation('LESS', x1, x20).To(t21)
model.Operation('LESS', x1, x22).To(t23)
model.Operation('LESS', x1, x24).To(t25)
model.Operation('LESS', x1, x26).To(t27)
model.Operation('LESS', x1, x28).To(t29)
model.Operation('LESS', x1, x30).To(t31)
Example({
    x1: [4.5, 0.5, 10.0, 8.0, 4.0, 9.5, 9.0, 1.0, 9.5, 4.5, 5.5, 6.0, 6.0, 4.0, 4.5, 5.0, 2.0, 3.5, 3.5,
    4.5, 10.5, 5.5, 4.0, 6.0],
    x2: [6.5, 6.0, 4.5, 11.0, 7.5, 12.0, 2.5, 11.0, 8.5, 6.0, 6.0, 7.5],
    t3: [True, True, False, False, True, False, True, True, False, True, True, True, False, False, True,
    True, True, True, True, True, False, True, True, True],
    x4: [10.5, 9.5, 10.0, 11.5, 3.5, 8.0, 2.0, 8.0, 2.5, 3.0, 12.0, 4.0],
    t5: [True, True, True, True, True, True, True, True, False, True, False, True, False, True, False, True,
    True, False, False, False, True, False, True, False],
    x6: [11.5, 7.0, 7.0, 5.0, 10.0, 2.0],
    t7: [True, True, True, True, True, False, False, True, False, True, True, True, False, True, True,
    False, True, True, True, True, False, False, False, False],
    x8: [11.0, 8.5, 3.0, 9.5, 12.0, 10.0, 10.5, 2.0],
    t9: [True, True, False, True, True, False, False, True, True, True, False, True, True, True, True,
    False, True, True, True, False, True, True, True, False],
    x10: [10.0, 3.5, 3.0, 9.0],
    t11: [True, True, False, False, True, True, False, True, True, True, False, False, False, False, True,
    True, True, False, True, True, False, False, True, True],
    x12: [9.5, 11.0, 9.0, 4.0],
    t13: [True, True, False, True, True, True, True, True, False, True, True, True, True, False, True, False,
    True, True, True, False, False, False, True, False],
    x14: [8.5, 11.0],
    t15: [True, True, False, True, True, False, False, True, False, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    x16: [1.0, 6.5, 5.5, 11.5, 11.5, 10.0, 8.0, 4.5, 3.5, 0.5, 11.0, 9.0],
    t17: [False, True, False, True, True, True, False, True, False, False, True, True, False, True, True,
    True, True, True, True, False, False, False, True, True],
    x18: [4.5, 3.5, 3.5, 1.0, 3.0, 12.0],
    t19: [False, True, False, False, False, False, False, False, False, False, True, True, False, True,
    False, False, True, False, False, False, False, False, True, True],
    x20: [0.5, 6.5, 9.5, 2.0, 5.0, 11.5],
    t21: [False, True, False, False, True, False, True, True, False, True, False, True, False, True, False,
    True, True, False, True, False, False, True, True, True],
    x22: [8.5, 1.0, 8.5],
    t23: [True, True, False, True, False, False, False, False, False, True, True, True, True, True, True,
    True, False, False, False, False, False, True, True, True],
    x24: [7.5, 7.5, 12.0, 8.0],
    t25: [True, True, True, False, True, False, True, True, False, True, True, True, True, True, True, True,
    True, True, True, True, False, True, True, True],
    x26: [5.0, 3.0],
    t27: [True, True, False, False, True, False, False, True, False, True, False, False, False, True, False,
    False, True, True, False, False, False, False, False, False],
    x28: [12.0, 11.5],
    t29: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    x30: [11.0],
    t31: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x1, x4).To(t5)
model.Operation('LESS', x1, x6).To(t7)
model.Operation('LESS', x1, x8).To(t9)
model.Operation('LESS', x1, x10).To(t11)
model.Operation('LESS', x1, x12).To(t13)
model.Operation('LESS', x1, x14).To(t15)
model.Operation('LESS', x1, x16).To(t17)
model.Operation('LESS', x1, x18).To(t19)
model.Operation('LESS', x1, x20).To(t21)
model.Operation('LESS', x1, x22).To(t23)
model.Operation('LESS', x1, x24).To(t25)
model.Operation('LESS', x1, x26).To(t27)
model.Operation('LESS', x1, x28).To(t29)
model.Operation('LESS', x1, x30).To(t31)
Example({
    x1: [129, 121, 140, 136, 128, 139, 138, 122, 139, 129, 131, 132, 132, 128, 129, 130, 124, 127, 127, 129,
    141, 131, 128, 132],
    x2: [133, 132, 129, 142, 135, 144, 125, 142, 137, 132, 132, 135],
    t3: [True, True, False, False, True, False, True, True, False, True, True, True, False, False, True,
    True, True, True, True, True, False, True, True, True],
    x4: [141, 139, 140, 143, 127, 136, 124, 136, 125, 126, 144, 128],
    t5: [True, True, True, True, True, True, True, True, False, True, False, True, False, True, False, True,
    True, False, False, False, True, False, True, False],
    x6: [143, 134, 134, 130, 140, 124],
    t7: [True, True, True, True, True, False, False, True, False, True, True, True, False, True, True,
    False, True, True, True, True, False, False, False, False],
    x8: [142, 137, 126, 139, 144, 140, 141, 124],
    t9: [True, True, False, True, True, False, False, True, True, True, False, True, True, True, True,
    False, True, True, True, False, True, True, True, False],
    x10: [140, 127, 126, 138],
    t11: [True, True, False, False, True, True, False, True, True, True, False, False, False, False, True,
    True, True, False, True, True, False, False, True, True],
    x12: [139, 142, 138, 128],
    t13: [True, True, False, True, True, True, True, True, False, True, True, True, True, False, True, False,
    True, True, True, False, False, False, True, False],
    x14: [137, 142],
    t15: [True, True, False, True, True, False, False, True, False, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    x16: [122, 133, 131, 143, 143, 140, 136, 129, 127, 121, 142, 138],
    t17: [False, True, False, True, True, True, False, True, False, False, True, True, False, True, True,
    True, True, True, True, False, False, False, True, True],
    x18: [129, 127, 127, 122, 126, 144],
    t19: [False, True, False, False, False, False, False, False, False, False, True, True, False, True,
    False, False, True, False, False, False, False, False, True, True],
    x20: [121, 133, 139, 124, 130, 143],
    t21: [False, True, False, False, True, False, True, True, False, True, False, True, False, True, False,
    True, True, False, True, False, False, True, True, True],
    x22: [137, 122, 137],
    t23: [True, True, False, True, False, False, False, False, False, True, True, True, True, True, True,
    True, False, False, False, False, False, True, True, True],
    x24: [135, 135, 144, 136],
    t25: [True, True, True, False, True, False, True, True, False, True, True, True, True, True, True, True,
    True, True, True, True, False, True, True, True],
    x26: [130, 126],
    t27: [True, True, False, False, True, False, False, True, False, True, False, False, False, True, False,
    False, True, True, False, False, False, False, False, False],
    x28: [144, 143],
    t29: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    x30: [142],
    t31: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x2).To(t5)
model.Operation('LESS', x6, x2).To(t7)
model.Operation('LESS', x8, x2).To(t9)
model.Operation('LESS', x10, x2).To(t11)
model.Operation('LESS', x12, x2).To(t13)
model.Operation('LESS', x14, x2).To(t15)
model.Operation('LESS', x16, x2).To(t17)
model.Operation('LESS', x18, x2).To(t19)
model.Operation('LESS', x20, x2).To(t21)
model.Operation('LESS', x22, x2).To(t23)
model.Operation('LESS', x24, x2).To(t25)
model.Operation('LESS', x26, x2).To(t27)
model.Operation('LESS', x28, x2).To(t29)
model.Operation('LESS', x30, x2).To(t31)
Example({
    x1: [12.0, 7.5, 10.5, 2.0, 7.5, 10.0, 11.0, 10.0, 9.0, 4.5, 10.5, 7.0],
    x2: [7.5, 4.0, 1.0, 9.0, 1.5, 5.5, 6.5, 2.5, 12.0, 1.0, 0.5, 11.5, 5.0, 8.5, 9.0, 11.0, 0.5, 4.5, 10.5,
    2.5, 12.0, 7.5, 3.0, 8.0],
    t3: [False, False, False, True, False, False, True, True, True, False, False, True, False, False, False,
    True, False, False, True, False, True, False, False, True],
    x4: [9.0, 10.0, 10.5, 3.0, 1.5, 10.0, 5.5, 4.5, 1.5, 5.0, 6.0, 7.0],
    t5: [False, False, False, False, False, True, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True],
    x6: [10.5, 1.0, 7.5, 4.5, 3.5, 7.0],
    t7: [False, False, False, False, True, True, True, True, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, True],
    x8: [9.0, 11.5, 2.0, 7.5, 7.0, 1.5, 8.0, 3.0],
    t9: [False, False, False, True, False, False, True, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True],
    x10: [12.0, 8.5, 5.0, 7.5],
    t11: [False, False, False, True, False, False, False, False, False, False, False, True, False, True,
    True, True, False, False, True, False, True, True, False, True],
    x12: [4.5, 3.5, 9.5, 4.0],
    t13: [True, True, False, True, False, True, True, False, True, False, False, True, False, True, False,
    True, False, True, True, False, True, True, False, True],
    x14: [5.0, 6.5],
    t15: [True, False, False, True, False, True, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True],
    x16: [11.5, 10.0, 2.5, 1.5, 1.0, 6.5, 4.0, 3.0, 9.0, 6.5, 9.0, 2.5],
    t17: [False, False, False, True, True, False, True, False, True, False, False, True, False, False, True,
    True, False, False, True, False, True, True, False, True],
    x18: [9.0, 2.5, 3.5, 8.5, 8.0, 9.5],
    t19: [False, False, False, True, False, True, False, False, True, False, False, True, False, False, True,
    True, False, True, True, False, True, False, False, False],
    x20: [11.5, 12.0, 8.5, 0.5, 10.0, 5.0],
    t21: [False, False, False, False, False, True, False, True, True, False, False, True, False, False,
    False, False, False, True, True, True, True, True, False, True],
    x22: [2.0, 1.5, 4.5],
    t23: [True, True, False, True, False, True, True, True, True, False, False, True, True, True, True, True,
    False, True, True, True, True, True, False, True],
    x24: [4.5, 1.5, 5.5, 10.5],
    t25: [True, True, False, False, False, True, True, False, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, False],
    x26: [11.5, 5.0],
    t27: [False, False, False, True, False, False, True, False, True, False, False, True, False, False, True,
    True, False, False, True, False, True, False, False, True],
    x28: [11.5, 11.5],
    t29: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    x30: [8.0],
    t31: [False, False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x2).To(t5)
model.Operation('LESS', x6, x2).To(t7)
model.Operation('LESS', x8, x2).To(t9)
model.Operation('LESS', x10, x2).To(t11)
model.Operation('LESS', x12, x2).To(t13)
model.Operation('LESS', x14, x2).To(t15)
model.Operation('LESS', x16, x2).To(t17)
model.Operation('LESS', x18, x2).To(t19)
model.Operation('LESS', x20, x2).To(t21)
model.Operation('LESS', x22, x2).To(t23)
model.Operation('LESS', x24, x2).To(t25)
model.Operation('LESS', x26, x2).To(t27)
model.Operation('LESS', x28, x2).To(t29)
model.Operation('LESS', x30, x2).To(t31)
Example({
    x1: [144, 135, 141, 124, 135, 140, 142, 140, 138, 129, 141, 134],
    x2: [135, 128, 122, 138, 123, 131, 133, 125, 144, 122, 121, 143, 130, 137, 138, 142, 121, 129, 141, 125,
    144, 135, 126, 136],
    t3: [False, False, False, True, False, False, True, True, True, False, False, True, False, False, False,
    True, False, False, True, False, True, False, False, True],
    x4: [138, 140, 141, 126, 123, 140, 131, 129, 123, 130, 132, 134],
    t5: [False, False, False, False, False, True, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True],
    x6: [141, 122, 135, 129, 127, 134],
    t7: [False, False, False, False, True, True, True, True, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, True],
    x8: [138, 143, 124, 135, 134, 123, 136, 126],
    t9: [False, False, False, True, False, False, True, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True],
    x10: [144, 137, 130, 135],
    t11: [False, False, False, True, False, False, False, False, False, False, False, True, False, True,
    True, True, False, False, True, False, True, True, False, True],
    x12: [129, 127, 139, 128],
    t13: [True, True, False, True, False, True, True, False, True, False, False, True, False, True, False,
    True, False, True, True, False, True, True, False, True],
    x14: [130, 133],
    t15: [True, False, False, True, False, True, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True],
    x16: [143, 140, 125, 123, 122, 133, 128, 126, 138, 133, 138, 125],
    t17: [False, False, False, True, True, False, True, False, True, False, False, True, False, False, True,
    True, False, False, True, False, True, True, False, True],
    x18: [138, 125, 127, 137, 136, 139],
    t19: [False, False, False, True, False, True, False, False, True, False, False, True, False, False, True,
    True, False, True, True, False, True, False, False, False],
    x20: [143, 144, 137, 121, 140, 130],
    t21: [False, False, False, False, False, True, False, True, True, False, False, True, False, False,
    False, False, False, True, True, True, True, True, False, True],
    x22: [124, 123, 129],
    t23: [True, True, False, True, False, True, True, True, True, False, False, True, True, True, True, True,
    False, True, True, True, True, True, False, True],
    x24: [129, 123, 131, 141],
    t25: [True, True, False, False, False, True, True, False, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, False],
    x26: [143, 130],
    t27: [False, False, False, True, False, False, True, False, True, False, False, True, False, False, True,
    True, False, False, True, False, True, False, False, True],
    x28: [143, 143],
    t29: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False],
    x30: [136],
    t31: [False, False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
model.Operation('LESS', x13, x14).To(t15)
model.Operation('LESS', x16, x17).To(t18)
model.Operation('LESS', x19, x20).To(t21)
model.Operation('LESS', x22, x23).To(t24)
model.Operation('LESS', x25, x26).To(t27)
model.Operation('LESS', x28, x29).To(t30)
model.Operation('LESS', x31, x32).To(t33)
model.Operation('LESS', x34, x35).To(t36)
model.Operation('LESS', x37, x38).To(t39)
model.Operation('LESS', x40, x41).To(t42)
Example({
    x1: [4.5, 12.0, 5.0, 5.0, 5.0, 3.5, 11.0, 8.0, 3.5, 1.5, 2.0, 4.0],
    x2: [3.0, 6.5],
    t3: [False, True, False, False, False, True, False, True, False, True, False, True, False, False, False,
    False, False, True, True, True, True, True, False, True],
    x4: [5.5, 9.0, 8.5, 8.5, 7.0, 6.0, 2.0, 3.0, 10.0, 8.0, 4.0, 2.0],
    x5: [3.0, 4.0],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False, False, False, False, True, False, True],
    x7: [4.0, 12.0, 4.0, 11.5, 7.0, 12.0],
    x8: [6.5, 9.5, 12.0, 4.5],
    t9: [True, True, True, True, False, False, False, False, True, True, True, True, False, False, True,
    False, False, True, True, False, False, False, False, False],
    x10: [0.5, 12.0, 1.0, 11.5, 9.0, 12.0, 1.0, 3.5],
    x11: [9.5, 8.0, 3.0],
    t12: [True, False, True, False, True, False, True, False, True, False, True, False, True, False, True,
    True, False, False, True, True, False, False, True, False],
    x13: [2.0, 7.5, 12.0, 4.5],
    x14: [2.0, 7.5, 7.0, 1.5, 11.0, 10.0],
    t15: [False, True, False, False, True, False, False, False, True, True, True, True, False, False, False,
    True, False, False, True, False, False, False, True, True],
    x16: [6.5, 2.0, 4.5, 11.5],
    x17: [12.0, 1.0, 9.0, 6.0, 1.0, 10.0],
    t18: [True, True, False, False, True, True, False, True, False, False, True, True, True, True, False,
    False, True, False, True, False, False, False, True, False],
    x19: [3.5, 12.0],
    x20: [2.5, 0.5, 1.0, 1.0, 3.5, 1.0, 3.0, 4.5, 5.0, 1.0, 1.0, 4.5],
    t21: [False, False, False, False, False, False, False, True, True, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [4.0, 7.5, 5.0, 1.5, 11.0, 6.5, 6.0, 7.5, 3.0, 6.0, 7.0, 6.0],
    x23: [5.5, 4.0],
    t24: [True, False, True, True, False, False, False, False, True, False, False, False, False, False,
    False, True, False, False, False, False, True, False, False, False],
    x25: [1.5, 7.5, 12.0, 3.5, 0.5, 3.0],
    x26: [7.0, 0.5, 12.0, 8.5],
    t27: [True, False, False, False, False, False, True, False, True, False, True, False, True, True, True,
    True, False, False, True, True, True, True, True, True],
    x28: [10.5, 2.0, 2.5, 5.0, 1.5, 9.0],
    x29: [4.5, 7.5, 9.0, 6.5],
    t30: [False, True, False, True, True, False, True, True, True, False, True, False, False, True, False,
    True, True, True, True, True, True, False, True, False],
    x31: [5.5, 2.5, 10.5],
    x32: [2.5, 3.0, 1.5, 4.0, 5.0, 7.0, 11.5, 11.0],
    t33: [False, False, False, False, False, True, False, True, False, False, False, False, False, True,
    True, True, True, True, True, True, False, False, True, True],
    x34: [8.5, 10.0, 9.0, 7.0],
    x35: [2.5, 3.0, 5.0, 9.5, 3.5, 10.5],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False, False, False, True, True, True, True],
    x37: [7.0, 4.0],
    x38: [5.0, 2.0, 6.0, 6.5, 9.5, 0.5, 7.0, 11.5, 2.0, 7.0, 3.5, 3.0],
    t39: [False, False, True, False, False, False, True, True, True, False, True, False, False, True, True,
    True, False, False, False, True, False, False, False, False],
    x40: [3.0, 10.0],
    x41: [10.5, 8.5, 7.0, 10.0, 3.5, 7.5, 11.5, 7.5, 4.0, 11.5, 10.0, 2.5],
    t42: [True, True, True, False, True, False, True, False, True, False, True, False, True, True, True,
    False, True, False, True, True, True, False, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
model.Operation('LESS', x13, x14).To(t15)
model.Operation('LESS', x16, x17).To(t18)
model.Operation('LESS', x19, x20).To(t21)
model.Operation('LESS', x22, x23).To(t24)
model.Operation('LESS', x25, x26).To(t27)
model.Operation('LESS', x28, x29).To(t30)
model.Operation('LESS', x31, x32).To(t33)
model.Operation('LESS', x34, x35).To(t36)
model.Operation('LESS', x37, x38).To(t39)
model.Operation('LESS', x40, x41).To(t42)
Example({
    x1: [129, 144, 130, 130, 130, 127, 142, 136, 127, 123, 124, 128],
    x2: [126, 133],
    t3: [False, True, False, False, False, True, False, True, False, True, False, True, False, False, False,
    False, False, True, True, True, True, True, False, True],
    x4: [131, 138, 137, 137, 134, 132, 124, 126, 140, 136, 128, 124],
    x5: [126, 128],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False, False, False, False, True, False, True],
    x7: [128, 144, 128, 143, 134, 144],
    x8: [133, 139, 144, 129],
    t9: [True, True, True, True, False, False, False, False, True, True, True, True, False, False, True,
    False, False, True, True, False, False, False, False, False],
    x10: [121, 144, 122, 143, 138, 144, 122, 127],
    x11: [139, 136, 126],
    t12: [True, False, True, False, True, False, True, False, True, False, True, False, True, False, True,
    True, False, False, True, True, False, False, True, False],
    x13: [124, 135, 144, 129],
    x14: [124, 135, 134, 123, 142, 140],
    t15: [False, True, False, False, True, False, False, False, True, True, True, True, False, False, False,
    True, False, False, True, False, False, False, True, True],
    x16: [133, 124, 129, 143],
    x17: [144, 122, 138, 132, 122, 140],
    t18: [True, True, False, False, True, True, False, True, False, False, True, True, True, True, False,
    False, True, False, True, False, False, False, True, False],
    x19: [127, 144],
    x20: [125, 121, 122, 122, 127, 122, 126, 129, 130, 122, 122, 129],
    t21: [False, False, False, False, False, False, False, True, True, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False],
    x22: [128, 135, 130, 123, 142, 133, 132, 135, 126, 132, 134, 132],
    x23: [131, 128],
    t24: [True, False, True, True, False, False, False, False, True, False, False, False, False, False,
    False, True, False, False, False, False, True, False, False, False],
    x25: [123, 135, 144, 127, 121, 126],
    x26: [134, 121, 144, 137],
    t27: [True, False, False, False, False, False, True, False, True, False, True, False, True, True, True,
    True, False, False, True, True, True, True, True, True],
    x28: [141, 124, 125, 130, 123, 138],
    x29: [129, 135, 138, 133],
    t30: [False, True, False, True, True, False, True, True, True, False, True, False, False, True, False,
    True, True, True, True, True, True, False, True, False],
    x31: [131, 125, 141],
    x32: [125, 126, 123, 128, 130, 134, 143, 142],
    t33: [False, False, False, False, False, True, False, True, False, False, False, False, False, True,
    True, True, True, True, True, True, False, False, True, True],
    x34: [137, 140, 138, 134],
    x35: [125, 126, 130, 139, 127, 141],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False, False, False, True, True, True, True],
    x37: [134, 128],
    x38: [130, 124, 132, 133, 139, 121, 134, 143, 124, 134, 127, 126],
    t39: [False, False, True, False, False, False, True, True, True, False, True, False, False, True, True,
    True, False, False, False, True, False, False, False, False],
    x40: [126, 140],
    x41: [141, 137, 134, 140, 127, 135, 143, 135, 128, 143, 140, 125],
    t42: [True, True, True, False, True, False, True, False, True, False, True, False, True, True, True,
    False, True, False, True, True, True, False, False, False],
}, name='both_quant8').AddVariations(signed(x1, x2, x4, x5, x7, x8, x10, x11, x13, x14, x16, x17, x19, x20, x22, x23, x25, x26, x28, x29, x31, x32, x34, x35, x37, x38, x40, x41)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 2]))
c2 = Parameter('c2', (F32, [2, 3, 2, 1]), [0.5, 8.5, 2.0, 8.0, 5.5, 10.5, 3.5, 1.5, 0.5, 3.0, 1.5, 5.0])
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (F32, [2, 3, 1, 2]), [7.0, 11.0, 7.0, 5.0, 9.5, 1.0, 10.0, 10.0, 4.0, 6.5, 5.5, 11.0])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (F32, [2, 3, 1, 1]), [4.0, 11.5, 10.5, 1.5, 0.5, 7.5])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (F32, [2, 1, 2, 2]), [7.5, 4.5, 12.0, 7.5, 10.5, 8.0, 5.0, 7.5])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (F32, [2, 1, 2, 1]), [7.0, 9.5, 10.5, 10.0])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [0.5, 8.0, 6.0, 10.0])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [1.0, 7.5])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [11.5, 2.5, 10.5, 4.5, 3.5, 6.5, 7.0, 2.5, 9.5, 1.5, 9.5, 7.5])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 1]), [4.0, 1.5, 4.0, 2.0, 5.0, 2.0])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (F32, [1, 3, 1, 2]), [8.0, 9.5, 9.5, 2.5, 9.0, 0.5])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (F32, [1, 3, 1, 1]), [9.0, 3.0, 12.0])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (F32, [1, 1, 2, 2]), [0.5, 10.5, 12.0, 9.0])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (F32, [1, 1, 2, 1]), [11.0, 12.0])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (F32, [1, 1, 1, 2]), [6.5, 1.0])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (F32, [1, 1, 1, 1]), [2.0])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('LESS', x1, c2).To(t3)
model.Operation('LESS', x1, c4).To(t5)
model.Operation('LESS', x1, c6).To(t7)
model.Operation('LESS', x1, c8).To(t9)
model.Operation('LESS', x1, c10).To(t11)
model.Operation('LESS', x1, c12).To(t13)
model.Operation('LESS', x1, c14).To(t15)
model.Operation('LESS', x1, c16).To(t17)
model.Operation('LESS', x1, c18).To(t19)
model.Operation('LESS', x1, c20).To(t21)
model.Operation('LESS', x1, c22).To(t23)
model.Operation('LESS', x1, c24).To(t25)
model.Operation('LESS', x1, c26).To(t27)
model.Operation('LESS', x1, c28).To(t29)
model.Operation('LESS', x1, c30).To(t31)
Example({
    x1: [5.0, 9.5, 4.5, 8.0, 6.5, 3.5, 12.0, 3.5, 4.5, 7.0, 3.5, 3.5, 8.0, 11.0, 5.0, 4.0, 9.5, 6.0, 1.0,
    5.0, 6.0, 8.0, 7.0, 9.0],
    t3: [False, False, True, True, False, False, False, True, True, False, True, True, False, False, False,
    False, False, False, True, False, False, False, False, False],
    t5: [True, True, True, True, True, True, False, True, True, False, True, False, True, False, True, True,
    False, True, True, True, False, True, False, True],
    t7: [False, False, False, False, True, True, False, True, True, True, True, True, False, False, False,
    False, False, False, False, False, True, False, True, False],
    t9: [True, False, True, False, True, True, False, True, True, False, True, True, True, False, False,
    True, True, True, True, True, True, False, False, False],
    t11: [True, False, True, True, True, True, False, True, True, False, True, True, True, False, True, True,
    True, True, True, True, True, True, True, True],
    t13: [False, False, False, False, False, True, False, True, False, True, False, True, False, False, True,
    True, False, True, True, True, False, True, False, True],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, True, False, True, True, True, True, False, True, False],
    t17: [True, False, True, False, False, True, False, False, True, False, True, True, True, False, True,
    True, False, True, True, False, True, False, True, False],
    t19: [False, False, False, False, False, True, False, False, True, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
    t21: [True, False, True, True, True, False, False, False, True, False, True, False, False, False, True,
    True, False, False, True, False, True, False, True, False],
    t23: [True, False, True, True, False, False, False, False, True, True, True, True, True, False, True,
    True, False, False, True, False, True, True, True, True],
    t25: [False, True, True, True, False, True, False, True, False, True, True, True, False, False, True,
    True, False, True, True, True, False, True, True, False],
    t27: [True, True, True, True, True, True, False, True, True, True, True, True, True, False, True, True,
    True, True, True, True, True, True, True, True],
    t29: [True, False, True, False, False, False, False, False, True, False, True, False, False, False, True,
    False, False, False, True, False, True, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
}, name='second_known').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 2, 1], 0.5, 120), [121, 137, 124, 136, 131, 141, 127, 123, 121, 126, 123, 130])
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (U8, [2, 3, 1, 2], 0.5, 120), [134, 142, 134, 130, 139, 122, 140, 140, 128, 133, 131, 142])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (U8, [2, 3, 1, 1], 0.5, 120), [128, 143, 141, 123, 121, 135])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (U8, [2, 1, 2, 2], 0.5, 120), [135, 129, 144, 135, 141, 136, 130, 135])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (U8, [2, 1, 2, 1], 0.5, 120), [134, 139, 141, 140])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 120), [121, 136, 132, 140])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 120), [122, 135])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 120), [143, 125, 141, 129, 127, 133, 134, 125, 139, 123, 139, 135])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (U8, [1, 3, 2, 1], 0.5, 120), [128, 123, 128, 124, 130, 124])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (U8, [1, 3, 1, 2], 0.5, 120), [136, 139, 139, 125, 138, 121])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (U8, [1, 3, 1, 1], 0.5, 120), [138, 126, 144])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (U8, [1, 1, 2, 2], 0.5, 120), [121, 141, 144, 138])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (U8, [1, 1, 2, 1], 0.5, 120), [142, 144])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (U8, [1, 1, 1, 2], 0.5, 120), [133, 122])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (U8, [1, 1, 1, 1], 0.5, 120), [124])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('LESS', x1, c2).To(t3)
model.Operation('LESS', x1, c4).To(t5)
model.Operation('LESS', x1, c6).To(t7)
model.Operation('LESS', x1, c8).To(t9)
model.Operation('LESS', x1, c10).To(t11)
model.Operation('LESS', x1, c12).To(t13)
model.Operation('LESS', x1, c14).To(t15)
model.Operation('LESS', x1, c16).To(t17)
model.Operation('LESS', x1, c18).To(t19)
model.Operation('LESS', x1, c20).To(t21)
model.Operation('LESS', x1, c22).To(t23)
model.Operation('LESS', x1, c24).To(t25)
model.Operation('LESS', x1, c26).To(t27)
model.Operation('LESS', x1, c28).To(t29)
model.Operation('LESS', x1, c30).To(t31)
Example({
    x1: [130, 139, 129, 136, 133, 127, 144, 127, 129, 134, 127, 127, 136, 142, 130, 128, 139, 132, 122, 130,
    132, 136, 134, 138],
    t3: [False, False, True, True, False, False, False, True, True, False, True, True, False, False, False,
    False, False, False, True, False, False, False, False, False],
    t5: [True, True, True, True, True, True, False, True, True, False, True, False, True, False, True, True,
    False, True, True, True, False, True, False, True],
    t7: [False, False, False, False, True, True, False, True, True, True, True, True, False, False, False,
    False, False, False, False, False, True, False, True, False],
    t9: [True, False, True, False, True, True, False, True, True, False, True, True, True, False, False,
    True, True, True, True, True, True, False, False, False],
    t11: [True, False, True, True, True, True, False, True, True, False, True, True, True, False, True, True,
    True, True, True, True, True, True, True, True],
    t13: [False, False, False, False, False, True, False, True, False, True, False, True, False, False, True,
    True, False, True, True, True, False, True, False, True],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, True, False, True, True, True, True, False, True, False],
    t17: [True, False, True, False, False, True, False, False, True, False, True, True, True, False, True,
    True, False, True, True, False, True, False, True, False],
    t19: [False, False, False, False, False, True, False, False, True, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
    t21: [True, False, True, True, True, False, False, False, True, False, True, False, False, False, True,
    True, False, False, True, False, True, False, True, False],
    t23: [True, False, True, True, False, False, False, False, True, True, True, True, True, False, True,
    True, False, False, True, False, True, True, True, True],
    t25: [False, True, True, True, False, True, False, True, False, True, True, True, False, False, True,
    True, False, True, True, True, False, True, True, False],
    t27: [True, True, True, True, True, True, False, True, True, True, True, True, True, False, True, True,
    True, True, True, True, True, True, True, True],
    t29: [True, False, True, False, False, False, False, False, True, False, True, False, False, False, True,
    False, False, False, True, False, True, False, False, False],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False],
}, name='second_known_quant8').AddVariations(signed(x1, c2, c4, c6, c8, c10, c12, c14, c16, c18, c20, c22, c24, c26, c28, c30)).DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [2, 3, 2, 1]), [8.0, 5.0, 6.0, 11.0, 12.0, 6.0, 6.5, 7.5, 6.0, 6.5, 12.0, 1.5])
x2 = Input('x2', (F32, [2, 3, 2, 2]))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (F32, [2, 3, 1, 2]), [8.5, 4.0, 7.5, 7.0, 8.0, 9.0, 1.0, 2.5, 11.5, 5.0, 6.0, 5.5])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (F32, [2, 3, 1, 1]), [6.0, 11.0, 8.0, 6.0, 11.5, 3.5])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (F32, [2, 1, 2, 2]), [4.5, 5.5, 3.5, 6.5, 7.5, 11.5, 11.0, 9.5])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (F32, [2, 1, 2, 1]), [8.0, 2.0, 5.0, 7.0])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [6.5, 1.5, 2.5, 10.0])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [4.0, 9.5])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [12.0, 2.5, 9.0, 7.0, 6.0, 5.0, 7.0, 4.0, 8.0, 11.0, 5.5, 4.0])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 1]), [12.0, 1.0, 9.5, 7.5, 1.0, 8.5])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (F32, [1, 3, 1, 2]), [10.0, 9.0, 9.5, 6.0, 4.5, 11.5])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (F32, [1, 3, 1, 1]), [7.5, 3.0, 2.0])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (F32, [1, 1, 2, 2]), [7.0, 8.0, 4.5, 6.5])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (F32, [1, 1, 2, 1]), [9.5, 9.5])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (F32, [1, 1, 1, 2]), [3.0, 10.0])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (F32, [1, 1, 1, 1]), [8.5])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('LESS', c1, x2).To(t3)
model.Operation('LESS', c4, x2).To(t5)
model.Operation('LESS', c6, x2).To(t7)
model.Operation('LESS', c8, x2).To(t9)
model.Operation('LESS', c10, x2).To(t11)
model.Operation('LESS', c12, x2).To(t13)
model.Operation('LESS', c14, x2).To(t15)
model.Operation('LESS', c16, x2).To(t17)
model.Operation('LESS', c18, x2).To(t19)
model.Operation('LESS', c20, x2).To(t21)
model.Operation('LESS', c22, x2).To(t23)
model.Operation('LESS', c24, x2).To(t25)
model.Operation('LESS', c26, x2).To(t27)
model.Operation('LESS', c28, x2).To(t29)
model.Operation('LESS', c30, x2).To(t31)
Example({
    x2: [10.0, 3.5, 4.5, 6.5, 11.0, 7.0, 2.0, 4.5, 6.5, 2.5, 1.0, 6.5, 11.0, 8.5, 7.5, 5.0, 1.5, 10.0, 7.5,
    6.0, 7.5, 9.5, 5.5, 4.5],
    t3: [True, False, False, True, True, True, False, False, False, False, False, True, True, True, False,
    False, False, True, True, False, False, False, True, True],
    t5: [True, False, False, True, True, False, False, False, False, False, False, False, True, True, True,
    True, False, True, False, True, True, True, False, False],
    t7: [True, False, False, True, False, False, False, False, False, False, False, False, True, True, True,
    False, False, False, False, False, True, True, True, True],
    t9: [True, False, True, False, True, True, False, False, True, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False],
    t11: [True, False, True, True, True, False, False, True, False, False, False, True, True, True, True,
    False, False, True, True, False, True, True, False, False],
    t13: [True, True, False, True, True, True, False, True, False, True, False, True, True, False, True,
    False, False, False, True, False, True, False, True, False],
    t15: [True, False, True, True, True, True, False, True, True, False, False, True, True, False, False,
    False, False, True, False, False, False, False, False, False],
    t17: [False, True, False, False, True, True, False, True, False, False, False, True, False, True, False,
    False, False, True, True, True, False, False, False, True],
    t19: [False, False, True, True, True, False, False, False, True, True, False, False, False, False, True,
    True, False, True, False, False, True, True, False, False],
    t21: [False, False, False, False, True, True, False, False, True, False, False, False, True, False,
    False, False, False, True, False, False, True, False, True, False],
    t23: [True, False, False, False, True, True, False, True, True, True, False, True, True, True, False,
    False, False, True, True, True, True, True, True, True],
    t25: [True, False, False, False, True, False, False, False, False, False, False, False, True, True, True,
    False, False, True, True, False, True, True, True, False],
    t27: [True, False, False, False, True, False, False, False, False, False, False, False, True, False,
    False, False, False, True, False, False, False, False, False, False],
    t29: [True, False, True, False, True, False, False, False, True, False, False, False, True, False, True,
    False, False, False, True, False, True, False, True, False],
    t31: [True, False, False, False, True, False, False, False, False, False, False, False, True, False,
    False, False, False, True, False, False, False, True, False, False],
}, name='first_known').AddVariations('float16').DisableLifeTimeVariation()

# One operand, an input or a constant, is repeated along the dimensions of another one, or each
# along those of the other.
# Expected values: float64 formula.
c1 = Parameter('c1', (U8, [2, 3, 2, 1], 0.5, 120), [136, 130, 132, 142, 144, 132, 133, 135, 132, 133, 144, 123])
x2 = Input('x2', (U8, [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', (BOOL8, [2, 3, 2, 2]))
c4 = Parameter('c4', (U8, [2, 3, 1, 2], 0.5, 120), [137, 128, 135, 134, 136, 138, 122, 125, 143, 130, 132, 131])
t5 = Output('t5', (BOOL8, [2, 3, 2, 2]))
c6 = Parameter('c6', (U8, [2, 3, 1, 1], 0.5, 120), [132, 142, 136, 132, 143, 127])
t7 = Output('t7', (BOOL8, [2, 3, 2, 2]))
c8 = Parameter('c8', (U8, [2, 1, 2, 2], 0.5, 120), [129, 131, 127, 133, 135, 143, 142, 139])
t9 = Output('t9', (BOOL8, [2, 3, 2, 2]))
c10 = Parameter('c10', (U8, [2, 1, 2, 1], 0.5, 120), [136, 124, 130, 134])
t11 = Output('t11', (BOOL8, [2, 3, 2, 2]))
c12 = Parameter('c12', (U8, [2, 1, 1, 2], 0.5, 120), [133, 123, 125, 140])
t13 = Output('t13', (BOOL8, [2, 3, 2, 2]))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 120), [128, 139])
t15 = Output('t15', (BOOL8, [2, 3, 2, 2]))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 120), [144, 125, 138, 134, 132, 130, 134, 128, 136, 142, 131, 128])
t17 = Output('t17', (BOOL8, [2, 3, 2, 2]))
c18 = Parameter('c18', (U8, [1, 3, 2, 1], 0.5, 120), [144, 122, 139, 135, 122, 137])
t19 = Output('t19', (BOOL8, [2, 3, 2, 2]))
c20 = Parameter('c20', (U8, [1, 3, 1, 2], 0.5, 120), [140, 138, 139, 132, 129, 143])
t21 = Output('t21', (BOOL8, [2, 3, 2, 2]))
c22 = Parameter('c22', (U8, [1, 3, 1, 1], 0.5, 120), [135, 126, 124])
t23 = Output('t23', (BOOL8, [2, 3, 2, 2]))
c24 = Parameter('c24', (U8, [1, 1, 2, 2], 0.5, 120), [134, 136, 129, 133])
t25 = Output('t25', (BOOL8, [2, 3, 2, 2]))
c26 = Parameter('c26', (U8, [1, 1, 2, 1], 0.5, 120), [139, 139])
t27 = Output('t27', (BOOL8, [2, 3, 2, 2]))
c28 = Parameter('c28', (U8, [1, 1, 1, 2], 0.5, 120), [126, 140])
t29 = Output('t29', (BOOL8, [2, 3, 2, 2]))
c30 = Parameter('c30', (U8, [1, 1, 1, 1], 0.5, 120), [137])
t31 = Output('t31', (BOOL8, [2, 3, 2, 2]))
model = Model()
model.Operation('LESS', c1, x2).To(t3)
model.Operation('LESS', c4, x2).To(t5)
model.Operation('LESS', c6, x2).To(t7)
model.Operation('LESS', c8, x2).To(t9)
model.Operation('LESS', c10, x2).To(t11)
model.Operation('LESS', c12, x2).To(t13)
model.Operation('LESS', c14, x2).To(t15)
model.Operation('LESS', c16, x2).To(t17)
model.Operation('LESS', c18, x2).To(t19)
model.Operation('LESS', c20, x2).To(t21)
model.Operation('LESS', c22, x2).To(t23)
model.Operation('LESS', c24, x2).To(t25)
model.Operation('LESS', c26, x2).To(t27)
model.Operation('LESS', c28, x2).To(t29)
model.Operation('LESS', c30, x2).To(t31)
Example({
    x2: [140, 127, 129, 133, 142, 134, 124, 129, 133, 125, 122, 133, 142, 137, 135, 130, 123, 140, 135, 132,
    135, 139, 131, 129],
    t3: [True, False, False, True, True, True, False, False, False, False, False, True, True, True, False,
    False, False, True, True, False, False, False, True, True],
    t5: [True, False, False, True, True, False, False, False, False, False, False, False, True, True, True,
    True, False, True, False, True, True, True, False, False],
    t7: [True, False, False, True, False, False, False, False, False, False, False, False, True, True, True,
    False, False, False, False, False, True, True, True, True],
    t9: [True, False, True, False, True, True, False, False, True, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False],
    t11: [True, False, True, True, True, False, False, True, False, False, False, True, True, True, True,
    False, False, True, True, False, True, True, False, False],
    t13: [True, True, False, True, True, True, False, True, False, True, False, True, True, False, True,
    False, False, False, True, False, True, False, True, False],
    t15: [True, False, True, True, True, True, False, True, True, False, False, True, True, False, False,
    False, False, True, False, False, False, False, False, False],
    t17: [False, True, False, False, True, True, False, True, False, False, False, True, False, True, False,
    False, False, True, True, True, False, False, False, True],
    t19: [False, False, True, True, True, False, False, False, True, True, False, False, False, False, True,
    True, False, True, False, False, True, True, False, False],
    t21: [False, False, False, False, True, True, False, False, True, False, False, False, True, False,
    False, False, False, True, False, False, True, False, True, False],
    t23: [True, False, False, False, True, True, False, True, True, True, False, True, True, True, False,
    False, False, True, True, True, True, True, True, True],
    t25: [True, False, False, False, True, False, False, False, False, False, False, False, True, True, True,
    False, False, True, True, False, True, True, True, False],
    t27: [True, False, False, False, True, False, False, False, False, False, False, False, True, False,
    False, False, False, True, False, False, False, False, False, False],
    t29: [True, False, True, False, True, False, False, False, True, False, False, False, True, False, True,
    False, False, False, True, False, True, False, True, False],
    t31: [True, False, False, False, True, False, False, False, False, False, False, False, True, False,
    False, False, False, True, False, False, False, True, False, False],
}, name='first_known_quant8').AddVariations(signed(c1, x2, c4, c6, c8, c10, c12, c14, c16, c18, c20, c22, c24, c26, c28, c30)).DisableLifeTimeVariation()
