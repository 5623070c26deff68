# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: five and six dimensions.

# A dimension more, in each kind of place.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 1, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 2, 3, 2, 1, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 1, 1, 2]))
t4 = Output('t4', ('TENSOR_FLOAT32', [2, 3, 2, 1, 2, 1]))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 1, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 0).To(t2)
model.Operation('EXPAND_DIMS', x1, 3).To(t3)
model.Operation('EXPAND_DIMS', x1, -1).To(t4)
model.Operation('EXPAND_DIMS', x1, 5).To(t5)
Example({
    x1: [-3.5625, 1.6875, -3.875, 2.3125, 2.875, 2.1875, 0.3125, 2.25, 2.625, 3.625, -0.375, -3.4375,
    -1.4375, 3.125, -0.8125, -1.625, 3.375, 0.125, -3.5, 3.3125, -0.0625, 3.6875, -1.875, -2.875],
    t2: [-3.5625, 1.6875, -3.875, 2.3125, 2.875, 2.1875, 0.3125, 2.25, 2.625, 3.625, -0.375, -3.4375,
    -1.4375, 3.125, -0.8125, -1.625, 3.375, 0.125, -3.5, 3.3125, -0.0625, 3.6875, -1.875, -2.875],
    t3: [-3.5625, 1.6875, -3.875, 2.3125, 2.875, 2.1875, 0.3125, 2.25, 2.625, 3.625, -0.375, -3.4375,
    -1.4375, 3.125, -0.8125, -1.625, 3.375, 0.125, -3.5, 3.3125, -0.0625, 3.6875, -1.875, -2.875],
    t4: [-3.5625, 1.6875, -3.875, 2.3125, 2.875, 2.1875, 0.3125, 2.25, 2.625, 3.625, -0.375, -3.4375,
    -1.4375, 3.125, -0.8125, -1.625, 3.375, 0.125, -3.5, 3.3125, -0.0625, 3.6875, -1.875, -2.875],
    t5: [-3.5625, 1.6875, -3.875, 2.3125, 2.875, 2.1875, 0.3125, 2.25, 2.625, 3.625, -0.375, -3.4375,
    -1.4375, 3.125, -0.8125, -1.625, 3.375, 0.125, -3.5, 3.3125, -0.0625, 3.6875, -1.875, -2.875],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# A dimension more, in each kind of place.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2, 1, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1, 1, 2], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1, 2, 1], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1, 2, 1], 0.5, 120))
model = Model()
model.Operation('EXPAND_DIMS', x1, 0).To(t2)
model.Operation('EXPAND_DIMS', x1, 3).To(t3)
model.Operation('EXPAND_DIMS', x1, -1).To(t4)
model.Operation('EXPAND_DIMS', x1, 5).To(t5)
Example({
    x1: [63, 161, 105, 62, 179, 170, 159, 129, 160, 166, 173, 118, 69, 101, 111, 98, 169, 126, 68, 168, 123,
    174, 94, 78],
    t2: [63, 161, 105, 62, 179, 170, 159, 129, 160, 166, 173, 118, 69, 101, 111, 98, 169, 126, 68, 168, 123,
    174, 94, 78],
    t3: [63, 161, 105, 62, 179, 170, 159, 129, 160, 166, 173, 118, 69, 101, 111, 98, 169, 126, 68, 168, 123,
    174, 94, 78],
    t4: [63, 161, 105, 62, 179, 170, 159, 129, 160, 166, 173, 118, 69, 101, 111, 98, 169, 126, 68, 168, 123,
    174, 94, 78],
    t5: [63, 161, 105, 62, 179, 170, 159, 129, 160, 166, 173, 118, 69, 101, 111, 98, 169, 126, 68, 168, 123,
    174, 94, 78],
}, name='both_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
