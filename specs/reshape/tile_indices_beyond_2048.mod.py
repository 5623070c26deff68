# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: dimensions beyond 2048.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
t2 = Output('t2', (F32, [4101]))
model = Model()
model.Operation('TILE', x1, [1367]).To(t2)
Example({
    x1: [17.5, -8.0, 10.5],
    t2: ([17.5, -8.0, 10.5] * 1367)[:4101],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3], 0.5, 120))
t2 = Output('t2', (U8, [4101], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1367]).To(t2)
Example({
    x1: [155, 104, 141],
    t2: ([155, 104, 141] * 1367)[:4101],
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
