# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: numbers that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Equal numbers in two units next to nothing, and their neighbors.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
a = Input('a', (U8, [18], 2.6000000730164174e-07, 100))
b = Input('b', (U8, [18], 5.200000146032835e-07, 90))
output = Output('output', (BOOL8, [18]))
model = Model()
model.Operation('EQUAL', a, b).To(output)
Example({
    a: [60, 94, 100, 108, 130, 144, 61, 95, 101, 109, 131, 145, 59, 93, 99, 107, 129, 143],
    b: [70, 87, 90, 94, 105, 112, 70, 87, 90, 94, 105, 112, 70, 87, 90, 94, 105, 112],
    output: [True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
    False, False, False],
}, name='minute_scales_quant8').AddVariations(signed(a, b)).DisableLifeTimeVariation()
