# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: units equal in one part.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [6]))
a_0 = Input('a_0', (U8, [6], 0.5, 90))
b_0 = Input('b_0', (U8, [6], 0.5, 120))
output_0 = Output('output_0', (U8, [6], 0.5, 120))
a_1 = Input('a_1', (U8, [6], 0.5, 120))
b_1 = Input('b_1', (U8, [6], 0.5, 90))
output_1 = Output('output_1', (U8, [6], 0.5, 120))
a_2 = Input('a_2', (U8, [6], 0.5, 120))
b_2 = Input('b_2', (U8, [6], 0.5, 120))
output_2 = Output('output_2', (U8, [6], 0.5, 90))
model = Model()
model.Operation('SELECT', choice, a_0, b_0).To(output_0)
model.Operation('SELECT', choice, a_1, b_1).To(output_1)
model.Operation('SELECT', choice, a_2, b_2).To(output_2)
Example({
    choice: [True, False, True, False, True, False],
    a_0: [110, 114, 118, 122, 126, 130],
    b_0: [100, 106, 112, 118, 124, 130],
    output_0: [140, 106, 148, 118, 156, 130],
    a_1: [110, 114, 118, 122, 126, 130],
    b_1: [100, 106, 112, 118, 124, 130],
    output_1: [110, 136, 118, 148, 126, 160],
    a_2: [110, 114, 118, 122, 126, 130],
    b_2: [100, 106, 112, 118, 124, 130],
    output_2: [80, 76, 88, 88, 96, 100],
}, name='same_scale_quant8').AddVariations(signed(a_0, b_0, output_0, a_1, b_1, output_1, a_2, b_2, output_2)).DisableLifeTimeVariation()

# Expected values: float64 formula.
choice = Input('choice', (BOOL8, [6]))
a_0 = Input('a_0', (U8, [6], 1.0, 120))
b_0 = Input('b_0', (U8, [6], 0.5, 120))
output_0 = Output('output_0', (U8, [6], 0.5, 120))
a_1 = Input('a_1', (U8, [6], 0.5, 120))
b_1 = Input('b_1', (U8, [6], 1.0, 120))
output_1 = Output('output_1', (U8, [6], 0.5, 120))
a_2 = Input('a_2', (U8, [6], 0.5, 120))
b_2 = Input('b_2', (U8, [6], 0.5, 120))
output_2 = Output('output_2', (U8, [6], 1.0, 120))
model = Model()
model.Operation('SELECT', choice, a_0, b_0).To(output_0)
model.Operation('SELECT', choice, a_1, b_1).To(output_1)
model.Operation('SELECT', choice, a_2, b_2).To(output_2)
Example({
    choice: [True, False, True, False, True, False],
    a_0: [110, 114, 118, 122, 126, 130],
    b_0: [100, 106, 112, 118, 124, 130],
    output_0: [100, 106, 116, 118, 132, 130],
    a_1: [110, 114, 118, 122, 126, 130],
    b_1: [100, 106, 112, 118, 124, 130],
    output_1: [110, 92, 118, 116, 126, 140],
    a_2: [110, 114, 118, 122, 126, 130],
    b_2: [100, 106, 112, 118, 124, 130],
    output_2: [115, 113, 119, 119, 123, 125],
}, name='same_zero_point_quant8').AddVariations(signed(a_0, b_0, output_0, a_1, b_1, output_1, a_2, b_2, output_2)).DisableLifeTimeVariation()
