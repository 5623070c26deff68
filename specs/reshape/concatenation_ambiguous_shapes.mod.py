# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: sides or units that are equal in part.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Of the units of three parts one is another, in one part.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6], 0.5, 120))
x2 = Input('x2', (U8, [6], 0.5, 90))
x3 = Input('x3', (U8, [6], 0.5, 120))
t4 = Output('t4', (U8, [18], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 0).To(t4)
Example({
    x1: [110, 114, 118, 122, 126, 130],
    x2: [110, 114, 118, 122, 126, 130],
    x3: [110, 114, 118, 122, 126, 130],
    t4: [110, 114, 118, 122, 126, 130, 140, 144, 148, 152, 156, 160, 110, 114, 118, 122, 126, 130],
}, name='same_scale_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()

# Of the units of three parts one is another, in one part.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6], 0.5, 120))
x2 = Input('x2', (U8, [6], 1.0, 120))
x3 = Input('x3', (U8, [6], 0.5, 120))
t4 = Output('t4', (U8, [18], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 0).To(t4)
Example({
    x1: [110, 114, 118, 122, 126, 130],
    x2: [110, 114, 118, 122, 126, 130],
    x3: [110, 114, 118, 122, 126, 130],
    t4: [110, 114, 118, 122, 126, 130, 100, 108, 116, 124, 132, 140, 110, 114, 118, 122, 126, 130],
}, name='same_zero_point_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()
