# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: numbers that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Codes have steps next to nothing, and a factor beyond float16 makes up for it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 5], 2.6000000730164174e-07, 100))
t2 = Output('t2', (U8, [3, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 1000000.0).To(t2)
Example({
    x1: [100, 115, 100, 108, 115, 112, 110, 105, 104, 102, 101, 112, 108, 110, 112],
    t2: [2, 116, 2, 19, 116, 131, 78, 21, 16, 10, 5, 85, 30, 51, 85],
}, name='great_factor_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
