# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: scales that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# The root of a unit next to nothing is a thousand times as great.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [19], 2.6000000730164174e-07, 0))
t2 = Output('t2', (U8, [19], 4.400000095367432, 0))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: [3, 16, 29, 42, 55, 68, 81, 94, 107, 120, 133, 146, 159, 172, 185, 198, 211, 224, 237],
    t2: [255, 111, 83, 69, 60, 54, 50, 46, 43, 41, 39, 37, 35, 34, 33, 32, 31, 30, 29],
}, name='minute_scale_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
