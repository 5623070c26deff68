# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: moves that can be merged, or taken past another operation, if one takes care.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Views between moves must not be dropped, or come first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
t2 = Internal('t2', (F32, [2, 8]))
t3 = Internal('t3', (F32, [8, 2]))
t4 = Output('t4', (F32, [4, 4]))
t5 = Internal('t5', (F32, [4, 1, 4]))
t6 = Internal('t6', (F32, [4, 4, 1]))
t7 = Internal('t7', (F32, [1, 4, 4]))
t8 = Output('t8', (F32, [4, 4]))
t9 = Output('t9', (F32, [4, 4]))
t10 = Output('t10', (F32, [16]))
model = Model()
model.Operation('RESHAPE', x1, [2, 8]).To(t2)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t3)
model.Operation('RESHAPE', t3, [4, 4]).To(t4)
model.Operation('EXPAND_DIMS', x1, 1).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t5, [1, 2, 0]).To(t7)
model.Operation('SQUEEZE', t7, [0]).To(t8)
model.Operation('RESHAPE', t6, [4, 4]).To(t9)
model.Operation('RESHAPE', t5, [16]).To(t10)
Example({
    x1: [-0.0625, -2.5625, 2.6875, -1.9375, -1.625, -3.4375, 3.5, 3.3125, -0.5, 2.875, -1.375, -1.4375,
    3.8125, -1.8125, -1.0, 0.6875],
    t4: [-0.0625, -0.5, -2.5625, 2.875, 2.6875, -1.375, -1.9375, -1.4375, -1.625, 3.8125, -3.4375, -1.8125,
    3.5, -1.0, 3.3125, 0.6875],
    t8: [-0.0625, -1.625, -0.5, 3.8125, -2.5625, -3.4375, 2.875, -1.8125, 2.6875, 3.5, -1.375, -1.0,
    -1.9375, 3.3125, -1.4375, 0.6875],
    t9: [-0.0625, -1.625, -0.5, 3.8125, -2.5625, -3.4375, 2.875, -1.8125, 2.6875, 3.5, -1.375, -1.0,
    -1.9375, 3.3125, -1.4375, 0.6875],
    t10: [-0.0625, -2.5625, 2.6875, -1.9375, -1.625, -3.4375, 3.5, 3.3125, -0.5, 2.875, -1.375, -1.4375,
    3.8125, -1.8125, -1.0, 0.6875],
}, name='between').AddVariations('float16').DisableLifeTimeVariation()

# Views between moves must not be dropped, or come first. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
t11 = Internal('t11', (F32, [2, 8]))
t12 = Internal('t12', (F32, [8, 2]))
t13 = Output('t13', (F32, [4, 4]))
t14 = Internal('t14', (F32, [4, 1, 4]))
t15 = Internal('t15', (F32, [4, 4, 1]))
t16 = Output('t16', (F32, [4, 4]))
t17 = Internal('t17', (F32, [4, 1, 4]))
t18 = Internal('t18', (F32, [1, 4, 4]))
t19 = Output('t19', (F32, [4, 4]))
t20 = Internal('t20', (F32, [4, 1, 4]))
t21 = Output('t21', (F32, [16]))
model = Model()
model.Operation('RESHAPE', x1, [2, 8]).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
model.Operation('RESHAPE', t12, [4, 4]).To(t13)
model.Operation('EXPAND_DIMS', x1, 1).To(t14)
model.Operation('TRANSPOSE', t14, [2, 0, 1]).To(t15)
model.Operation('RESHAPE', t15, [4, 4]).To(t16)
model.Operation('EXPAND_DIMS', x1, 1).To(t17)
model.Operation('TRANSPOSE', t17, [1, 2, 0]).To(t18)
model.Operation('SQUEEZE', t18, [0]).To(t19)
model.Operation('EXPAND_DIMS', x1, 1).To(t20)
model.Operation('RESHAPE', t20, [16]).To(t21)
Example({
    x1: [-0.0625, -2.5625, 2.6875, -1.9375, -1.625, -3.4375, 3.5, 3.3125, -0.5, 2.875, -1.375, -1.4375,
    3.8125, -1.8125, -1.0, 0.6875],
    t13: [-0.0625, -0.5, -2.5625, 2.875, 2.6875, -1.375, -1.9375, -1.4375, -1.625, 3.8125, -3.4375, -1.8125,
    3.5, -1.0, 3.3125, 0.6875],
    t16: [-0.0625, -1.625, -0.5, 3.8125, -2.5625, -3.4375, 2.875, -1.8125, 2.6875, 3.5, -1.375, -1.0,
    -1.9375, 3.3125, -1.4375, 0.6875],
    t19: [-0.0625, -1.625, -0.5, 3.8125, -2.5625, -3.4375, 2.875, -1.8125, 2.6875, 3.5, -1.375, -1.0,
    -1.9375, 3.3125, -1.4375, 0.6875],
    t21: [-0.0625, -2.5625, 2.6875, -1.9375, -1.625, -3.4375, 3.5, 3.3125, -0.5, 2.875, -1.375, -1.4375,
    3.8125, -1.8125, -1.0, 0.6875],
}, name='between_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Views between moves must not be dropped, or come first.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [2, 8], 0.5, 120))
t3 = Internal('t3', (U8, [8, 2], 0.5, 120))
t4 = Output('t4', (U8, [4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [4, 1, 4], 0.5, 120))
t6 = Internal('t6', (U8, [4, 4, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [4, 4], 0.5, 120))
t9 = Output('t9', (U8, [4, 4], 0.5, 120))
t10 = Output('t10', (U8, [16], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [2, 8]).To(t2)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t3)
model.Operation('RESHAPE', t3, [4, 4]).To(t4)
model.Operation('EXPAND_DIMS', x1, 1).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t5, [1, 2, 0]).To(t7)
model.Operation('SQUEEZE', t7, [0]).To(t8)
model.Operation('RESHAPE', t6, [4, 4]).To(t9)
model.Operation('RESHAPE', t5, [16]).To(t10)
Example({
    x1: [91, 154, 71, 113, 76, 148, 79, 144, 160, 64, 139, 165, 120, 155, 133, 118],
    t4: [91, 160, 154, 64, 71, 139, 113, 165, 76, 120, 148, 155, 79, 133, 144, 118],
    t8: [91, 76, 160, 120, 154, 148, 64, 155, 71, 79, 139, 133, 113, 144, 165, 118],
    t9: [91, 76, 160, 120, 154, 148, 64, 155, 71, 79, 139, 133, 113, 144, 165, 118],
    t10: [91, 154, 71, 113, 76, 148, 79, 144, 160, 64, 139, 165, 120, 155, 133, 118],
}, name='between_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10)).DisableLifeTimeVariation()

# Views between moves must not be dropped, or come first. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [2, 8], 0.5, 120))
t12 = Internal('t12', (U8, [8, 2], 0.5, 120))
t13 = Output('t13', (U8, [4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [4, 1, 4], 0.5, 120))
t15 = Internal('t15', (U8, [4, 4, 1], 0.5, 120))
t16 = Output('t16', (U8, [4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [4, 1, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [4, 1, 4], 0.5, 120))
t21 = Output('t21', (U8, [16], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [2, 8]).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
model.Operation('RESHAPE', t12, [4, 4]).To(t13)
model.Operation('EXPAND_DIMS', x1, 1).To(t14)
model.Operation('TRANSPOSE', t14, [2, 0, 1]).To(t15)
model.Operation('RESHAPE', t15, [4, 4]).To(t16)
model.Operation('EXPAND_DIMS', x1, 1).To(t17)
model.Operation('TRANSPOSE', t17, [1, 2, 0]).To(t18)
model.Operation('SQUEEZE', t18, [0]).To(t19)
model.Operation('EXPAND_DIMS', x1, 1).To(t20)
model.Operation('RESHAPE', t20, [16]).To(t21)
Example({
    x1: [91, 154, 71, 113, 76, 148, 79, 144, 160, 64, 139, 165, 120, 155, 133, 118],
    t13: [91, 160, 154, 64, 71, 139, 113, 165, 76, 120, 148, 155, 79, 133, 144, 118],
    t16: [91, 76, 160, 120, 154, 148, 64, 155, 71, 79, 139, 133, 113, 144, 165, 118],
    t19: [91, 76, 160, 120, 154, 148, 64, 155, 71, 79, 139, 133, 113, 144, 165, 118],
    t21: [91, 154, 71, 113, 76, 148, 79, 144, 160, 64, 139, 165, 120, 155, 133, 118],
}, name='between_unshared_quant8').AddVariations(signed(x1, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21)).DisableLifeTimeVariation()

# A transposition is only a view where one side is 1, depending on where the others go.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 1, 3]))
t2 = Internal('t2', (F32, [1, 3, 4, 1]))
t3 = Output('t3', (F32, [1, 12]))
t4 = Internal('t4', (F32, [1, 1, 3, 4]))
t5 = Output('t5', (F32, [1, 12]))
t6 = Internal('t6', (F32, [1, 1, 4, 3]))
t7 = Output('t7', (F32, [1, 12]))
x8 = Input('x8', (F32, [1, 1, 4, 3]))
t9 = Internal('t9', (F32, [1, 3, 1, 4]))
t10 = Output('t10', (F32, [1, 12]))
t11 = Internal('t11', (F32, [1, 4, 3, 1]))
t12 = Output('t12', (F32, [1, 12]))
t13 = Internal('t13', (F32, [1, 4, 1, 3]))
t14 = Output('t14', (F32, [1, 12]))
x15 = Input('x15', (F32, [2, 1, 1, 3]))
t16 = Internal('t16', (F32, [2, 3, 1, 1]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 1, 3, 1]))
t19 = Output('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 1, 1, 3]))
t21 = Output('t21', (F32, [2, 3]))
x22 = Input('x22', (F32, [1, 4, 3, 1]))
t23 = Internal('t23', (F32, [1, 1, 4, 3]))
t24 = Output('t24', (F32, [1, 12]))
t25 = Internal('t25', (F32, [1, 3, 1, 4]))
t26 = Output('t26', (F32, [1, 12]))
t27 = Internal('t27', (F32, [1, 3, 4, 1]))
t28 = Output('t28', (F32, [1, 12]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('RESHAPE', t2, [1, 12]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t4)
model.Operation('RESHAPE', t4, [1, 12]).To(t5)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t6)
model.Operation('RESHAPE', t6, [1, 12]).To(t7)
model.Operation('TRANSPOSE', x8, [0, 3, 1, 2]).To(t9)
model.Operation('RESHAPE', t9, [1, 12]).To(t10)
model.Operation('TRANSPOSE', x8, [0, 2, 3, 1]).To(t11)
model.Operation('RESHAPE', t11, [1, 12]).To(t12)
model.Operation('TRANSPOSE', x8, [0, 2, 1, 3]).To(t13)
model.Operation('RESHAPE', t13, [1, 12]).To(t14)
model.Operation('TRANSPOSE', x15, [0, 3, 1, 2]).To(t16)
model.Operation('RESHAPE', t16, [2, 3]).To(t17)
model.Operation('TRANSPOSE', x15, [0, 2, 3, 1]).To(t18)
model.Operation('RESHAPE', t18, [2, 3]).To(t19)
model.Operation('TRANSPOSE', x15, [0, 2, 1, 3]).To(t20)
model.Operation('RESHAPE', t20, [2, 3]).To(t21)
model.Operation('TRANSPOSE', x22, [0, 3, 1, 2]).To(t23)
model.Operation('RESHAPE', t23, [1, 12]).To(t24)
model.Operation('TRANSPOSE', x22, [0, 2, 3, 1]).To(t25)
model.Operation('RESHAPE', t25, [1, 12]).To(t26)
model.Operation('TRANSPOSE', x22, [0, 2, 1, 3]).To(t27)
model.Operation('RESHAPE', t27, [1, 12]).To(t28)
Example({
    x1: [-1.4375, -0.1875, -1.625, 1.5625, -1.75, -2.3125, 1.0, 0.0, -1.9375, -1.5625, 0.75, -2.1875],
    t3: [-1.4375, 1.5625, 1.0, -1.5625, -0.1875, -1.75, 0.0, 0.75, -1.625, -2.3125, -1.9375, -2.1875],
    t5: [-1.4375, 1.5625, 1.0, -1.5625, -0.1875, -1.75, 0.0, 0.75, -1.625, -2.3125, -1.9375, -2.1875],
    t7: [-1.4375, -0.1875, -1.625, 1.5625, -1.75, -2.3125, 1.0, 0.0, -1.9375, -1.5625, 0.75, -2.1875],
    x8: [3.625, 2.75, 2.6875, -1.9375, -0.3125, -2.625, 3.8125, -3.5, 2.0625, 0.375, 1.0625, 3.4375],
    t10: [3.625, -1.9375, 3.8125, 0.375, 2.75, -0.3125, -3.5, 1.0625, 2.6875, -2.625, 2.0625, 3.4375],
    t12: [3.625, 2.75, 2.6875, -1.9375, -0.3125, -2.625, 3.8125, -3.5, 2.0625, 0.375, 1.0625, 3.4375],
    t14: [3.625, 2.75, 2.6875, -1.9375, -0.3125, -2.625, 3.8125, -3.5, 2.0625, 0.375, 1.0625, 3.4375],
    x15: [3.75, 1.6875, 2.625, 0.25, -0.25, 1.25],
    t17: [3.75, 1.6875, 2.625, 0.25, -0.25, 1.25],
    t19: [3.75, 1.6875, 2.625, 0.25, -0.25, 1.25],
    t21: [3.75, 1.6875, 2.625, 0.25, -0.25, 1.25],
    x22: [2.5625, 3.875, -0.875, 0.0, 1.4375, 2.625, 1.5, 1.0, 2.4375, -2.25, -0.1875, 2.6875],
    t24: [2.5625, 3.875, -0.875, 0.0, 1.4375, 2.625, 1.5, 1.0, 2.4375, -2.25, -0.1875, 2.6875],
    t26: [2.5625, 0.0, 1.5, -2.25, 3.875, 1.4375, 1.0, -0.1875, -0.875, 2.625, 2.4375, 2.6875],
    t28: [2.5625, 0.0, 1.5, -2.25, 3.875, 1.4375, 1.0, -0.1875, -0.875, 2.625, 2.4375, 2.6875],
}, name='thin').AddVariations('float16').DisableLifeTimeVariation()

# A transposition is only a view where one side is 1, depending on where the others go.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 1, 3], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 4, 1], 0.5, 120))
t3 = Output('t3', (U8, [1, 12], 0.5, 120))
t4 = Internal('t4', (U8, [1, 1, 3, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 12], 0.5, 120))
t6 = Internal('t6', (U8, [1, 1, 4, 3], 0.5, 120))
t7 = Output('t7', (U8, [1, 12], 0.5, 120))
x8 = Input('x8', (U8, [1, 1, 4, 3], 0.5, 120))
t9 = Internal('t9', (U8, [1, 3, 1, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 12], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 3, 1], 0.5, 120))
t12 = Output('t12', (U8, [1, 12], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [1, 12], 0.5, 120))
x15 = Input('x15', (U8, [2, 1, 1, 3], 0.5, 120))
t16 = Internal('t16', (U8, [2, 3, 1, 1], 0.5, 120))
t17 = Output('t17', (U8, [2, 3], 0.5, 120))
t18 = Internal('t18', (U8, [2, 1, 3, 1], 0.5, 120))
t19 = Output('t19', (U8, [2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 1, 1, 3], 0.5, 120))
t21 = Output('t21', (U8, [2, 3], 0.5, 120))
x22 = Input('x22', (U8, [1, 4, 3, 1], 0.5, 120))
t23 = Internal('t23', (U8, [1, 1, 4, 3], 0.5, 120))
t24 = Output('t24', (U8, [1, 12], 0.5, 120))
t25 = Internal('t25', (U8, [1, 3, 1, 4], 0.5, 120))
t26 = Output('t26', (U8, [1, 12], 0.5, 120))
t27 = Internal('t27', (U8, [1, 3, 4, 1], 0.5, 120))
t28 = Output('t28', (U8, [1, 12], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('RESHAPE', t2, [1, 12]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t4)
model.Operation('RESHAPE', t4, [1, 12]).To(t5)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t6)
model.Operation('RESHAPE', t6, [1, 12]).To(t7)
model.Operation('TRANSPOSE', x8, [0, 3, 1, 2]).To(t9)
model.Operation('RESHAPE', t9, [1, 12]).To(t10)
model.Operation('TRANSPOSE', x8, [0, 2, 3, 1]).To(t11)
model.Operation('RESHAPE', t11, [1, 12]).To(t12)
model.Operation('TRANSPOSE', x8, [0, 2, 1, 3]).To(t13)
model.Operation('RESHAPE', t13, [1, 12]).To(t14)
model.Operation('TRANSPOSE', x15, [0, 3, 1, 2]).To(t16)
model.Operation('RESHAPE', t16, [2, 3]).To(t17)
model.Operation('TRANSPOSE', x15, [0, 2, 3, 1]).To(t18)
model.Operation('RESHAPE', t18, [2, 3]).To(t19)
model.Operation('TRANSPOSE', x15, [0, 2, 1, 3]).To(t20)
model.Operation('RESHAPE', t20, [2, 3]).To(t21)
model.Operation('TRANSPOSE', x22, [0, 3, 1, 2]).To(t23)
model.Operation('RESHAPE', t23, [1, 12]).To(t24)
model.Operation('TRANSPOSE', x22, [0, 2, 3, 1]).To(t25)
model.Operation('RESHAPE', t25, [1, 12]).To(t26)
model.Operation('TRANSPOSE', x22, [0, 2, 1, 3]).To(t27)
model.Operation('RESHAPE', t27, [1, 12]).To(t28)
Example({
    x1: [176, 80, 149, 90, 79, 180, 104, 145, 154, 156, 78, 171],
    t3: [176, 90, 104, 156, 80, 79, 145, 78, 149, 180, 154, 171],
    t5: [176, 90, 104, 156, 80, 79, 145, 78, 149, 180, 154, 171],
    t7: [176, 80, 149, 90, 79, 180, 104, 145, 154, 156, 78, 171],
    x8: [73, 149, 100, 92, 133, 76, 79, 163, 132, 143, 98, 138],
    t10: [73, 92, 79, 143, 149, 133, 163, 98, 100, 76, 132, 138],
    t12: [73, 149, 100, 92, 133, 76, 79, 163, 132, 143, 98, 138],
    t14: [73, 149, 100, 92, 133, 76, 79, 163, 132, 143, 98, 138],
    x15: [133, 74, 121, 138, 137, 114],
    t17: [133, 74, 121, 138, 137, 114],
    t19: [133, 74, 121, 138, 137, 114],
    t21: [133, 74, 121, 138, 137, 114],
    x22: [127, 113, 142, 76, 170, 141, 152, 126, 147, 89, 71, 162],
    t24: [127, 113, 142, 76, 170, 141, 152, 126, 147, 89, 71, 162],
    t26: [127, 76, 152, 89, 113, 170, 126, 71, 142, 141, 147, 162],
    t28: [127, 76, 152, 89, 113, 170, 126, 71, 142, 141, 147, 162],
}, name='thin_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, x8, t9, t10, t11, t12, t13, t14, x15, t16, t17, t18, t19, t20, t21, x22, t23, t24, t25, t26, t27, t28)).DisableLifeTimeVariation()

# Operations that change nothing are outputs, and stand between others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t3 = Output('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
t5 = Internal('t5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t10 = Output('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', x1, 0, 1).To(t3)
model.Operation('TILE', x1, [1, 1]).To(t4)
model.Operation('RESHAPE', t4, [2, 3]).To(t5)
model.Operation('TRANSPOSE', t5, [0, 1]).To(t6)
model.Operation('RESHAPE', x1, [2, 3]).To(t7)
model.Operation('TRANSPOSE', x1, [0, 1]).To(t8)
model.Operation('SLICE', x1, [0, 0], [2, -1]).To(t9)
model.Operation('PAD', x1, c2).To(t10)
model.Operation('CONCATENATION', x1, 0).To(t11)
model.Operation('SLICE', t6, [0, 0], [-1, 3]).To(t12)
model.Operation('RELU', t12).To(t13)
Example({
    x1: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t3: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t6: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t7: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t8: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t9: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t10: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t11: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t13: [0.0, 0.8125, 0.0, 1.1875, 2.4375, 3.3125],
}, name='identity').AddVariations('float16').DisableLifeTimeVariation()

# Operations that change nothing are outputs, and stand between others. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Output('t16', (F32, [2, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Output('t17', (F32, [2, 3]))
t18 = Output('t18', (F32, [2, 3]))
t19 = Output('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Output('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Output('t27', (F32, [2, 3]))
model = Model()
model.Operation('RESHAPE', x1, [2, 3]).To(t14)
model.Operation('TRANSPOSE', x1, [0, 1]).To(t15)
model.Operation('SLICE', x1, [0, 0], [2, -1]).To(t16)
model.Operation('PAD', x1, c2).To(t17)
model.Operation('CONCATENATION', x1, 0).To(t18)
model.Operation('SPLIT', x1, 0, 1).To(t19)
model.Operation('TILE', x1, [1, 1]).To(t20)
model.Operation('RESHAPE', t20, [2, 3]).To(t21)
model.Operation('TRANSPOSE', t21, [0, 1]).To(t22)
model.Operation('TILE', x1, [1, 1]).To(t23)
model.Operation('RESHAPE', t23, [2, 3]).To(t24)
model.Operation('TRANSPOSE', t24, [0, 1]).To(t25)
model.Operation('SLICE', t25, [0, 0], [-1, 3]).To(t26)
model.Operation('RELU', t26).To(t27)
Example({
    x1: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t14: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t15: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t16: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t17: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t18: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t19: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t22: [-1.875, 0.8125, -2.0, 1.1875, 2.4375, 3.3125],
    t27: [0.0, 0.8125, 0.0, 1.1875, 2.4375, 3.3125],
}, name='identity_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Operations that change nothing are outputs, and stand between others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t3 = Output('t3', (U8, [2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 3], 0.5, 120))
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
t11 = Output('t11', (U8, [2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 0, 1).To(t3)
model.Operation('TILE', x1, [1, 1]).To(t4)
model.Operation('RESHAPE', t4, [2, 3]).To(t5)
model.Operation('TRANSPOSE', t5, [0, 1]).To(t6)
model.Operation('RESHAPE', x1, [2, 3]).To(t7)
model.Operation('TRANSPOSE', x1, [0, 1]).To(t8)
model.Operation('SLICE', x1, [0, 0], [2, -1]).To(t9)
model.Operation('PAD', x1, c2).To(t10)
model.Operation('CONCATENATION', x1, 0).To(t11)
model.Operation('SLICE', t6, [0, 0], [-1, 3]).To(t12)
model.Operation('RELU', t12).To(t13)
Example({
    x1: [77, 98, 165, 140, 76, 101],
    t3: [77, 98, 165, 140, 76, 101],
    t6: [77, 98, 165, 140, 76, 101],
    t7: [77, 98, 165, 140, 76, 101],
    t8: [77, 98, 165, 140, 76, 101],
    t9: [77, 98, 165, 140, 76, 101],
    t10: [77, 98, 165, 140, 76, 101],
    t11: [77, 98, 165, 140, 76, 101],
    t13: [120, 120, 165, 140, 120, 120],
}, name='identity_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13)).DisableLifeTimeVariation()

# Operations that change nothing are outputs, and stand between others. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Output('t17', (U8, [2, 3], 0.5, 120))
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
t19 = Output('t19', (U8, [2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
t22 = Output('t22', (U8, [2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
t24 = Internal('t24', (U8, [2, 3], 0.5, 120))
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
t26 = Internal('t26', (U8, [2, 3], 0.5, 120))
t27 = Output('t27', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [2, 3]).To(t14)
model.Operation('TRANSPOSE', x1, [0, 1]).To(t15)
model.Operation('SLICE', x1, [0, 0], [2, -1]).To(t16)
model.Operation('PAD', x1, c2).To(t17)
model.Operation('CONCATENATION', x1, 0).To(t18)
model.Operation('SPLIT', x1, 0, 1).To(t19)
model.Operation('TILE', x1, [1, 1]).To(t20)
model.Operation('RESHAPE', t20, [2, 3]).To(t21)
model.Operation('TRANSPOSE', t21, [0, 1]).To(t22)
model.Operation('TILE', x1, [1, 1]).To(t23)
model.Operation('RESHAPE', t23, [2, 3]).To(t24)
model.Operation('TRANSPOSE', t24, [0, 1]).To(t25)
model.Operation('SLICE', t25, [0, 0], [-1, 3]).To(t26)
model.Operation('RELU', t26).To(t27)
Example({
    x1: [77, 98, 165, 140, 76, 101],
    t14: [77, 98, 165, 140, 76, 101],
    t15: [77, 98, 165, 140, 76, 101],
    t16: [77, 98, 165, 140, 76, 101],
    t17: [77, 98, 165, 140, 76, 101],
    t18: [77, 98, 165, 140, 76, 101],
    t19: [77, 98, 165, 140, 76, 101],
    t22: [77, 98, 165, 140, 76, 101],
    t27: [120, 120, 165, 140, 120, 120],
}, name='identity_unshared_quant8').AddVariations(signed(x1, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27)).DisableLifeTimeVariation()

# Nobody reads the results of operations that others repeat.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t2 = Internal('t2', (F32, [2, 3]))
t3 = Internal('t3', (F32, [3, 2]))
t4 = Output('t4', (F32, [6]))
t5 = Internal('t5', (F32, [3, 2]))
t6 = Internal('t6', (F32, [1, 3]))
t7 = Internal('t7', (F32, [1, 3]))
t8 = Internal('t8', (F32, [2, 1]))
t9 = Output('t9', (F32, [2, 1]))
t10 = Internal('t10', (F32, [2, 1]))
t11 = Internal('t11', (F32, [6]))
t12 = Output('t12', (F32, [3, 2]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t3)
model.Operation('RESHAPE', x1, [6]).To(t4)
model.Operation('RESHAPE', t4, [3, 2]).To(t5)
model.Operation('SPLIT', x1, 0, 2).To(t6, t7)
model.Operation('SPLIT', x1, 1, 3).To(t8, t9, t10)
model.Operation('RELU', t4).To(t11)
model.Operation('RESHAPE', t11, [3, 2]).To(t12)
Example({
    x1: [1.0625, -1.0625, -3.4375, 1.8125, 2.8125, -1.0],
    t4: [1.0625, -1.0625, -3.4375, 1.8125, 2.8125, -1.0],
    t9: [-1.0625, 2.8125],
    t12: [1.0625, 0.0, 0.0, 1.8125, 2.8125, 0.0],
}, name='unread').AddVariations('float16').DisableLifeTimeVariation()

# Nobody reads the results of operations that others repeat. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 1]))
t14 = Output('t14', (F32, [2, 1]))
t15 = Internal('t15', (F32, [2, 1]))
t16 = Internal('t16', (F32, [6]))
t17 = Internal('t17', (F32, [6]))
t18 = Output('t18', (F32, [3, 2]))
t19 = Output('t19', (F32, [6]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t13, t14, t15)
model.Operation('RESHAPE', x1, [6]).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('RESHAPE', t17, [3, 2]).To(t18)
model.Operation('RESHAPE', x1, [6]).To(t19)
Example({
    x1: [1.0625, -1.0625, -3.4375, 1.8125, 2.8125, -1.0],
    t14: [-1.0625, 2.8125],
    t18: [1.0625, 0.0, 0.0, 1.8125, 2.8125, 0.0],
    t19: [1.0625, -1.0625, -3.4375, 1.8125, 2.8125, -1.0],
}, name='unread_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Nobody reads the results of operations that others repeat.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t2 = Internal('t2', (U8, [2, 3], 0.5, 120))
t3 = Internal('t3', (U8, [3, 2], 0.5, 120))
t4 = Output('t4', (U8, [6], 0.5, 120))
t5 = Internal('t5', (U8, [3, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 3], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3], 0.5, 120))
t8 = Internal('t8', (U8, [2, 1], 0.5, 120))
t9 = Output('t9', (U8, [2, 1], 0.5, 120))
t10 = Internal('t10', (U8, [2, 1], 0.5, 120))
t11 = Internal('t11', (U8, [6], 0.5, 120))
t12 = Output('t12', (U8, [3, 2], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t3)
model.Operation('RESHAPE', x1, [6]).To(t4)
model.Operation('RESHAPE', t4, [3, 2]).To(t5)
model.Operation('SPLIT', x1, 0, 2).To(t6, t7)
model.Operation('SPLIT', x1, 1, 3).To(t8, t9, t10)
model.Operation('RELU', t4).To(t11)
model.Operation('RESHAPE', t11, [3, 2]).To(t12)
Example({
    x1: [146, 100, 83, 131, 160, 130],
    t4: [146, 100, 83, 131, 160, 130],
    t9: [100, 160],
    t12: [146, 120, 120, 131, 160, 130],
}, name='unread_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12)).DisableLifeTimeVariation()

# Nobody reads the results of operations that others repeat. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 1], 0.5, 120))
t14 = Output('t14', (U8, [2, 1], 0.5, 120))
t15 = Internal('t15', (U8, [2, 1], 0.5, 120))
t16 = Internal('t16', (U8, [6], 0.5, 120))
t17 = Internal('t17', (U8, [6], 0.5, 120))
t18 = Output('t18', (U8, [3, 2], 0.5, 120))
t19 = Output('t19', (U8, [6], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t13, t14, t15)
model.Operation('RESHAPE', x1, [6]).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('RESHAPE', t17, [3, 2]).To(t18)
model.Operation('RESHAPE', x1, [6]).To(t19)
Example({
    x1: [146, 100, 83, 131, 160, 130],
    t14: [100, 160],
    t18: [146, 120, 120, 131, 160, 130],
    t19: [146, 100, 83, 131, 160, 130],
}, name='unread_unshared_quant8').AddVariations(signed(x1, t13, t14, t15, t16, t17, t18, t19)).DisableLifeTimeVariation()
