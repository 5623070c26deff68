# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: sides or units that are equal in part.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# Of the units of both operands and of the result one is another, in one part.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [6]))
x2 = Input('x2', (U8, [6], 0.5, 90))
x3 = Input('x3', (U8, [6], 0.5, 120))
t4 = Output('t4', (U8, [6], 0.5, 120))
x5 = Input('x5', (U8, [6], 0.5, 120))
x6 = Input('x6', (U8, [6], 0.5, 90))
t7 = Output('t7', (U8, [6], 0.5, 120))
x8 = Input('x8', (U8, [6], 0.5, 120))
x9 = Input('x9', (U8, [6], 0.5, 120))
t10 = Output('t10', (U8, [6], 0.5, 90))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('SELECT', x1, x5, x6).To(t7)
model.Operation('SELECT', x1, x8, x9).To(t10)
Example({
    x1: [True, False, True, False, True, False],
    x2: [110, 114, 118, 122, 126, 130],
    x3: [100, 106, 112, 118, 124, 130],
    t4: [140, 106, 148, 118, 156, 130],
    x5: [110, 114, 118, 122, 126, 130],
    x6: [100, 106, 112, 118, 124, 130],
    t7: [110, 136, 118, 148, 126, 160],
    x8: [110, 114, 118, 122, 126, 130],
    x9: [100, 106, 112, 118, 124, 130],
    t10: [80, 76, 88, 88, 96, 100],
}, name='same_scale_quant8').AddVariations(signed(x2, x3, t4, x5, x6, t7, x8, x9, t10)).DisableLifeTimeVariation()

# Of the units of both operands and of the result one is another, in one part.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [6]))
x2 = Input('x2', (U8, [6], 1.0, 120))
x3 = Input('x3', (U8, [6], 0.5, 120))
t4 = Output('t4', (U8, [6], 0.5, 120))
x5 = Input('x5', (U8, [6], 0.5, 120))
x6 = Input('x6', (U8, [6], 1.0, 120))
t7 = Output('t7', (U8, [6], 0.5, 120))
x8 = Input('x8', (U8, [6], 0.5, 120))
x9 = Input('x9', (U8, [6], 0.5, 120))
t10 = Output('t10', (U8, [6], 1.0, 120))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
model.Operation('SELECT', x1, x5, x6).To(t7)
model.Operation('SELECT', x1, x8, x9).To(t10)
Example({
    x1: [True, False, True, False, True, False],
    x2: [110, 114, 118, 122, 126, 130],
    x3: [100, 106, 112, 118, 124, 130],
    t4: [100, 106, 116, 118, 132, 130],
    x5: [110, 114, 118, 122, 126, 130],
    x6: [100, 106, 112, 118, 124, 130],
    t7: [110, 92, 118, 116, 126, 140],
    x8: [110, 114, 118, 122, 126, 130],
    x9: [100, 106, 112, 118, 124, 130],
    t10: [115, 113, 119, 119, 123, 125],
}, name='same_zero_point_quant8').AddVariations(signed(x2, x3, t4, x5, x6, t7, x8, x9, t10)).DisableLifeTimeVariation()
