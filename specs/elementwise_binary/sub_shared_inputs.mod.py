# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every operation on two tensors reads the same pair.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t3 = Output('t3', (F32, [2, 3]))
t4 = Output('t4', (F32, [2, 3]))
t5 = Output('t5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('SUB', x1, x2, 0).To(t4)
model.Operation('MUL', x1, x2, 0).To(t5)
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('MINIMUM', x1, x2).To(t7)
model.Operation('SUB', x2, x1, 0).To(t8)
Example({
    x1: [-3.75, 0.0625, -1.75, 2.6875, 3.4375, 2.5625],
    x2: [0.0625, 3.6875, -1.5625, -0.25, -3.625, -2.8125],
    t3: [-3.6875, 3.75, -3.3125, 2.4375, -0.1875, -0.25],
    t4: [-3.8125, -3.625, -0.1875, 2.9375, 7.0625, 5.375],
    t5: [-0.234375, 0.23046875, 2.734375, -0.671875, -12.4609375, -7.2070312],
    t6: [0.0625, 3.6875, -1.5625, 2.6875, 3.4375, 2.5625],
    t7: [-3.75, 0.0625, -1.75, -0.25, -3.625, -2.8125],
    t8: [3.8125, 3.625, 0.1875, -2.9375, -7.0625, -5.375],
}, name='pairs').AddVariations('float16').DisableLifeTimeVariation()

# Every operation on two tensors reads the same pair.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
t3 = Output('t3', (U8, [2, 3], 0.5, 120))
t4 = Output('t4', (U8, [2, 3], 0.5, 120))
t5 = Output('t5', (U8, [2, 3], 1.0, 120))
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 3], 0.5, 120))
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('SUB', x1, x2, 0).To(t4)
model.Operation('MUL', x1, x2, 0).To(t5)
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('MINIMUM', x1, x2).To(t7)
model.Operation('SUB', x2, x1, 0).To(t8)
Example({
    x1: [159, 178, 62, 176, 92, 179],
    x2: [178, 78, 113, 168, 163, 119],
    t3: [217, 136, 55, 224, 135, 178],
    t4: [101, 220, 69, 128, 49, 180],
    t5: [255, 0, 222, 255, 0, 105],
    t6: [178, 178, 113, 176, 163, 179],
    t7: [159, 78, 62, 168, 92, 119],
    t8: [139, 20, 171, 112, 191, 60],
}, name='pairs_quant8').AddVariations(signed(x1, x2, t3, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()
