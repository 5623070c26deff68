# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: axes of a tensor whose sides are all equal.

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 3, 3, 3]))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [0, 2])
t3 = Output('t3', ('TENSOR_FLOAT32', [3, 3]))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [0, 1])
t5 = Output('t5', ('TENSOR_FLOAT32', [3, 3]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [1, 3])
t7 = Output('t7', ('TENSOR_FLOAT32', [3, 3]))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-1, 0])
t9 = Output('t9', ('TENSOR_FLOAT32', [3, 3]))
c10 = Parameter('c10', ('TENSOR_INT32', [3]), [0, 1, 3])
t11 = Output('t11', ('TENSOR_FLOAT32', [3]))
c12 = Parameter('c12', ('TENSOR_INT32', [2]), [2, 1])
t13 = Output('t13', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x1, c6, False).To(t7)
model.Operation('REDUCE_MIN', x1, c8, False).To(t9)
model.Operation('REDUCE_MIN', x1, c10, False).To(t11)
model.Operation('REDUCE_MIN', x1, c12, False).To(t13)
Example({
    x1: [-2.875, -0.3125, -3.8125, 3.25, -2.8125, -3.25, -2.0625, -3.875, -0.5, 3.875, 1.3125, 0.875,
    2.0625, -3.5625, 3.0, 0.25, 2.375, -2.3125, -3.0, 3.5625, 2.0, -3.5, -2.625, -0.5625, -0.8125,
    -1.0, 0.9375, -1.3125, 3.4375, -2.6875, 2.5, -2.0, 2.75, 1.625, 0.75, 0.125, -2.25, 1.0625,
    2.3125, 3.375, -0.0625, -3.375, -1.125, 0.0625, -1.5, -1.375, -0.4375, 3.125, -0.875, 1.4375,
    3.6875, 1.5625, 1.5, -0.1875, 1.9375, -1.0625, 3.8125, 2.25, 3.0625, 0.0, 2.9375, 1.375, 2.4375,
    -2.1875, -0.6875, 0.1875, 0.6875, 2.875, -1.6875, 0.625, 3.5, 3.9375, 1.75, 0.4375, -4.0, -0.25,
    -2.375, 2.8125, -2.5625, -0.75, 3.625],
    t3: [-2.875, -3.875, -3.8125, -2.25, -3.5625, -3.375, -3.5, -2.625, -4.0],
    t5: [-3.0, -1.0625, -4.0, -3.5, -3.5625, -3.375, -2.5625, -3.875, -2.3125],
    t7: [-3.8125, -3.5625, -3.875, -2.6875, -3.375, -1.5, -4.0, -2.375, -2.5625],
    t9: [-3.8125, -3.25, -3.875, -2.25, -3.5625, -2.3125, -4.0, -3.5, -2.5625],
    t11: [-4.0, -3.5625, -3.875],
    t13: [-3.5, -3.875, -3.8125, -2.25, -2.0, -3.375, -2.5625, -2.375, -4.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [0, 2])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [0, 1])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [1, 3])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-1, 0])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_INT32', [3]), [0, 1, 3])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_INT32', [2]), [2, 1])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x1, c6, False).To(t7)
model.Operation('REDUCE_MIN', x1, c8, False).To(t9)
model.Operation('REDUCE_MIN', x1, c10, False).To(t11)
model.Operation('REDUCE_MIN', x1, c12, False).To(t13)
Example({
    x1: [131, 178, 168, 69, 89, 63, 79, 72, 91, 62, 116, 175, 145, 138, 157, 67, 128, 162, 87, 76, 171, 156,
    68, 82, 115, 111, 108, 139, 103, 169, 81, 155, 92, 136, 126, 88, 141, 152, 123, 70, 106, 125,
    100, 102, 117, 110, 144, 173, 153, 142, 121, 143, 107, 148, 151, 124, 163, 140, 84, 74, 86, 114,
    96, 154, 83, 161, 97, 129, 113, 179, 146, 60, 119, 120, 160, 170, 164, 172, 118, 64, 135],
    t3: [69, 72, 63, 62, 83, 60, 87, 64, 82],
    t5: [62, 76, 123, 69, 68, 63, 67, 64, 60],
    t7: [62, 63, 67, 103, 70, 88, 83, 74, 60],
    t9: [103, 63, 72, 62, 70, 60, 76, 68, 64],
    t11: [62, 63, 60],
    t13: [62, 68, 63, 70, 102, 88, 86, 64, 60],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
