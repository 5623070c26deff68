# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: arguments that ask for nothing.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 3, 1, 4]))
c3 = Parameter('c3', (I32, [2]), [0, 2])
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
c6 = Parameter('c6', (I32, [1]), [0])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('REDUCE_MAX', x2, c3, True).To(t4)
model.Operation('REDUCE_MAX', x5, c6, True).To(t7)
Example({
    x2: [-2.0, -0.5, 1.5, -2.5, 2.5, 2.0, -0.5, 2.0, -2.0, -0.5, -4.0, -4.0],
    t4: [-2.0, -0.5, 1.5, -2.5, 2.5, 2.0, -0.5, 2.0, -2.0, -0.5, -4.0, -4.0],
    x5: [-2.0, -2.5, -0.5, -1.0, -4.0, -4.0, -4.0, 4.0, -2.5, -0.5, 1.0, 2.0],
    t7: [-2.0, -2.5, -0.5, -1.0, -4.0, -4.0, -4.0, 4.0, -2.5, -0.5, 1.0, 2.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 3, 1, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [0, 2])
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [1]), [0])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x2, c3, True).To(t4)
model.Operation('REDUCE_MAX', x5, c6, True).To(t7)
Example({
    x2: [116, 119, 123, 115, 125, 124, 119, 124, 116, 119, 112, 112],
    t4: [116, 119, 123, 115, 125, 124, 119, 124, 116, 119, 112, 112],
    x5: [116, 115, 119, 118, 112, 112, 112, 128, 115, 119, 122, 124],
    t7: [116, 115, 119, 118, 112, 112, 112, 128, 115, 119, 122, 124],
}, name='copies_quant8').AddVariations(signed(x2, t4, x5, t7)).DisableLifeTimeVariation()
