# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: five and six dimensions.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A sixth dimension comes in each kind of place.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
t2 = Output('t2', (F32, [1, 2, 3, 2, 1, 2]))
t3 = Output('t3', (F32, [2, 3, 2, 1, 1, 2]))
t4 = Output('t4', (F32, [2, 3, 2, 1, 2, 1]))
t5 = Output('t5', (F32, [2, 3, 2, 1, 2, 1]))
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

# A sixth dimension comes in each kind of place.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 3, 2, 1, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 3, 2, 1, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 2, 1, 2, 1], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 2, 1, 2, 1], 0.5, 120))
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
}, name='both_quant8').AddVariations(signed(x1, t2, t3, t4, t5)).DisableLifeTimeVariation()
