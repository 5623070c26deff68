# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: scales that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Two operands and the result have units next to nothing, all unlike.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [20]))
x2 = Input('x2', (U8, [20], 2.6000000730164174e-07, 100))
x3 = Input('x3', (U8, [20], 3.899999967416079e-07, 120))
t4 = Output('t4', (U8, [20], 4.160000059982849e-07, 110))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
Example({
    x1: [True, False, False, True, False, False, True, False, False, True, False, False, True, False, False,
    True, False, False, True, False],
    x2: [0, 255, 152, 116, 243, 84, 103, 249, 254, 110, 146, 225, 72, 7, 97, 11, 129, 46, 236, 222],
    x3: [0, 255, 64, 102, 150, 193, 252, 132, 210, 234, 33, 68, 90, 46, 161, 32, 131, 131, 129, 52],
    t4: [47, 237, 58, 120, 138, 178, 112, 121, 194, 116, 28, 61, 92, 41, 148, 54, 120, 120, 195, 46],
}, name='minute_scales_quant8').AddVariations(signed(x2, x3, t4)).DisableLifeTimeVariation()
