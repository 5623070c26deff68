# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: moves that can be merged, or taken past another operation, if one takes care.

# Views of what is transposed, and of views.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [4, 4]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 8]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [8, 2]))
t4 = Output('t4', ('TENSOR_FLOAT32', [4, 4]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [4, 1, 4]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [4, 4, 1]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 4, 4]))
t8 = Output('t8', ('TENSOR_FLOAT32', [4, 4]))
t9 = Output('t9', ('TENSOR_FLOAT32', [4, 4]))
t10 = Output('t10', ('TENSOR_FLOAT32', [16]))
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

# Views of what is transposed, and of views.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [4, 1, 4], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [4, 4, 1], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 4], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [16], 0.5, 120))
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
}, name='between_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Operations that change nothing.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 3]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3]))
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 3]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3]))
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 3]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3]))
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

# Operations that change nothing.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
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
}, name='identity_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Results that nobody reads.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 3]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [3, 2]))
t4 = Output('t4', ('TENSOR_FLOAT32', [6]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [3, 2]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 3]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 1]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 1]))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 1]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [3, 2]))
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

# Results that nobody reads.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
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
}, name='unread_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
