# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: decisions near a threshold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.6611328125, 0.74609375, False, True, False).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [0.0, 0.5, 0.6666667, 1.1666666, 1.3333334, 1.8333334, 2.0, 2.5, 9.0, 9.5, 9.666667, 10.166667,
    10.333333, 10.833333, 11.0, 11.5],
}, name='factors_0_1_0').AddVariations('float16').DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.25, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.6611328125, 0.74609375, False, True, False).To(t2)
Example({
    x1: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176,
    184],
    t2: [0, 8, 11, 19, 21, 29, 32, 40, 144, 152, 155, 163, 165, 173, 176, 184],
}, name='factors_0_1_0_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.6611328125, 0.74609375, False, False, True).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [1.5, 2.0, 2.125, 2.625, 2.875, 3.375, 3.5, 4.0, 7.5, 8.0, 8.125, 8.625, 8.875, 9.375, 9.5, 10.0],
}, name='factors_0_0_1').AddVariations('float16').DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.25, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.6611328125, 0.74609375, False, False, True).To(t2)
Example({
    x1: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176,
    184],
    t2: [24, 32, 34, 42, 46, 54, 56, 64, 120, 128, 130, 138, 142, 150, 152, 160],
}, name='factors_0_0_1_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.6611328125, 0.74609375, False).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [0.0, 0.5, 0.75, 1.25, 1.5, 2.0, 2.0, 2.5, 6.0, 6.5, 6.75, 7.25, 7.5, 8.0, 8.0, 8.5],
}, name='factors_0').AddVariations('float16').DisableLifeTimeVariation()
