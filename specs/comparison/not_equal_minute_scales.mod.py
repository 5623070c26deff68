# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: scales that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Equal numbers in two units next to nothing, and their neighbors by a step of the finer one, are
# compared.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
x1 = Input('x1', (U8, [18], 2.6000000730164174e-07, 100))
x2 = Input('x2', (U8, [18], 5.200000146032835e-07, 90))
t3 = Output('t3', (BOOL8, [18]))
model = Model()
model.Operation('NOT_EQUAL', x1, x2).To(t3)
Example({
    x1: [60, 94, 100, 108, 130, 144, 61, 95, 101, 109, 131, 145, 59, 93, 99, 107, 129, 143],
    x2: [70, 87, 90, 94, 105, 112, 70, 87, 90, 94, 105, 112, 70, 87, 90, 94, 105, 112],
    t3: [False, False, False, False, False, False, True, True, True, True, True, True, True, True, True,
    True, True, True],
}, name='minute_scales_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
