# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: bounds of activations beyond the codes, and fine steps.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Pixels from far below to far above the bounds of each activation are bounded by codes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9, 1], 0.015625, 200))
t2 = Output('t2', (U8, [1, 1, 9, 1], 0.015625, 200))
x3 = Input('x3', (U8, [1, 1, 9, 1], 0.015625, 20))
t4 = Output('t4', (U8, [1, 1, 9, 1], 0.015625, 20))
x5 = Input('x5', (U8, [1, 1, 9, 1], 0.015625, 230))
t6 = Output('t6', (U8, [1, 1, 9, 1], 0.015625, 230))
x7 = Input('x7', (U8, [1, 1, 9, 1], 0.03125, 255))
t8 = Output('t8', (U8, [1, 1, 9, 1], 0.03125, 255))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 3).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 1, 1, 2).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 1, 1, 2).To(t6)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 1, 1, 1).To(t8)
Example({
    x1: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t2: [200, 200, 200, 200, 200, 200, 200, 217, 248],
    x3: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t4: [0, 31, 62, 84, 84, 84, 84, 84, 84],
    x5: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t6: [166, 166, 166, 166, 166, 166, 186, 217, 248],
    x7: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t8: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
