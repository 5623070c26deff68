# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: numbers that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
chosen = Input('chosen', (BOOL8, [20]))
a = Input('a', (U8, [20], 2.6000000730164174e-07, 100))
b = Input('b', (U8, [20], 3.899999967416079e-07, 120))
output = Output('output', (U8, [20], 4.160000059982849e-07, 110))
model = Model()
model.Operation('SELECT', chosen, a, b).To(output)
Example({
    chosen: [True, False, False, True, False, False, True, False, False, True, False, False, True, False, False,
    True, False, False, True, False],
    a: [0, 255, 152, 116, 243, 84, 103, 249, 254, 110, 146, 225, 72, 7, 97, 11, 129, 46, 236, 222],
    b: [0, 255, 64, 102, 150, 193, 252, 132, 210, 234, 33, 68, 90, 46, 161, 32, 131, 131, 129, 52],
    output: [47, 237, 58, 120, 138, 178, 112, 121, 194, 116, 28, 61, 92, 41, 148, 54, 120, 120, 195, 46],
}, name='minute_scales_quant8').AddVariations(signed(a, b, output)).DisableLifeTimeVariation()
