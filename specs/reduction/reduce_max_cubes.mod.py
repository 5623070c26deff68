# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: axes of a tensor whose sides are all equal.

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
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x1, c6, False).To(t7)
model.Operation('REDUCE_MAX', x1, c8, False).To(t9)
model.Operation('REDUCE_MAX', x1, c10, False).To(t11)
model.Operation('REDUCE_MAX', x1, c12, False).To(t13)
Example({
    x1: [0.5625, 3.75, -3.8125, -2.0, -2.5625, -2.375, 0.9375, -0.5625, -1.6875, -3.0, 3.0, 1.125, 0.25,
    1.0, -1.25, 1.9375, -1.125, 2.4375, 3.6875, 3.125, 0.8125, 1.4375, 3.625, -2.5, -0.875, -0.75,
    -1.875, 0.1875, 2.625, 3.3125, -0.6875, -3.5625, -0.0625, -2.125, 3.875, -0.8125, 1.5, -3.0625,
    -1.5, 3.375, 1.25, 2.0, -2.9375, -3.5, -1.5625, 0.75, -3.125, -3.25, -4.0, 1.8125, 2.9375,
    0.375, -0.1875, -0.375, 2.8125, -2.8125, 0.625, -3.4375, 3.9375, -1.8125, 1.3125, 0.125,
    -3.3125, -2.1875, -2.75, 2.75, -2.3125, 0.0, -3.875, 1.625, -0.25, 3.8125, 2.1875, -1.9375,
    2.5625, 3.4375, 2.0625, -3.6875, -2.625, -1.375, 0.0625],
    t3: [2.8125, 3.9375, 3.3125, 3.375, 3.0, 3.8125, 3.6875, 3.625, 2.9375],
    t5: [3.6875, 3.75, 3.3125, 3.4375, 3.9375, 2.9375, 1.9375, 3.875, 3.8125],
    t7: [3.75, 3.625, 2.4375, 3.3125, 3.375, 3.875, 2.8125, 3.9375, 3.8125],
    t9: [3.75, 3.9375, 3.875, 3.0, 3.375, 3.8125, 3.6875, 3.625, 0.375],
    t11: [3.75, 3.9375, 3.875],
    t13: [3.6875, 3.75, 2.4375, 3.375, 3.875, 3.3125, 3.4375, 3.9375, 3.8125],
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
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x1, c6, False).To(t7)
model.Operation('REDUCE_MAX', x1, c8, False).To(t9)
model.Operation('REDUCE_MAX', x1, c10, False).To(t11)
model.Operation('REDUCE_MAX', x1, c12, False).To(t13)
Example({
    x1: [96, 122, 63, 92, 83, 86, 139, 115, 97, 76, 142, 128, 140, 104, 155, 106, 163, 175, 167, 137, 147,
    174, 84, 110, 112, 94, 127, 159, 170, 113, 67, 123, 90, 178, 111, 75, 100, 165, 149, 77, 68, 99,
    136, 74, 72, 60, 146, 156, 130, 121, 118, 162, 79, 129, 69, 176, 95, 168, 93, 65, 161, 119, 70,
    116, 179, 143, 71, 87, 80, 62, 144, 134, 177, 120, 117, 158, 171, 150, 131, 82, 89],
    t3: [178, 176, 113, 140, 179, 175, 177, 171, 156],
    t5: [177, 179, 156, 174, 171, 155, 178, 163, 175],
    t7: [167, 174, 175, 170, 130, 178, 179, 171, 161],
    t9: [176, 168, 178, 179, 155, 175, 177, 174, 162],
    t11: [179, 174, 178],
    t13: [174, 163, 175, 178, 170, 156, 177, 179, 150],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
