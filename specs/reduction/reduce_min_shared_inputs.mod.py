# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every reduction reads one tensor, along the same axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
t4 = Output('t4', (F32, [3]))
t5 = Output('t5', (F32, [3]))
t6 = Output('t6', (F32, [3]))
t7 = Output('t7', (F32, [3]))
t8 = Internal('t8', (I32, [3]))
t9 = Internal('t9', (I32, [3]))
c10 = Parameter('c10', (I32, [1]), [100])
t11 = Output('t11', (I32, [3]))
t12 = Output('t12', (I32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c2, False).To(t4)
model.Operation('REDUCE_SUM', x1, c2, False).To(t5)
model.Operation('REDUCE_PROD', x1, c2, False).To(t6)
model.Operation('MEAN', x1, c2, 0).To(t7)
model.Operation('ARGMAX', x1, 1).To(t8)
model.Operation('ARGMIN', x1, 1).To(t9)
model.Operation('MUL', t8, c10, 0).To(t11)
model.Operation('MUL', t9, c10, 0).To(t12)
Example({
    x1: [3.25, -3.0, -0.5625, -0.4375, 3.75, 1.25, -1.75, 3.6875, 0.25],
    t3: [3.25, 3.75, 3.6875],
    t4: [-3.0, -0.4375, -1.75],
    t5: [-0.3125, 4.5625, 2.1875],
    t6: [5.484375, -2.0507812, -1.6132812],
    t7: [-0.104166664, 1.5208334, 0.7291667],
    t11: [0, 100, 100],
    t12: [100, 0, 0],
}, name='reductions').AddVariations('float16').DisableLifeTimeVariation()

# Every reduction reads one tensor, along the same axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [3], 0.5, 120))
t4 = Output('t4', (U8, [3], 0.5, 120))
t5 = Internal('t5', (I32, [3]))
t6 = Internal('t6', (I32, [3]))
c7 = Parameter('c7', (I32, [1]), [100])
t8 = Output('t8', (I32, [3]))
t9 = Output('t9', (I32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c2, False).To(t4)
model.Operation('ARGMAX', x1, 1).To(t5)
model.Operation('ARGMIN', x1, 1).To(t6)
model.Operation('MUL', t5, c7, 0).To(t8)
model.Operation('MUL', t6, c7, 0).To(t9)
Example({
    x1: [118, 160, 68, 87, 88, 141, 127, 122, 153],
    t3: [160, 141, 153],
    t4: [68, 87, 122],
    t8: [100, 200, 200],
    t9: [200, 0, 100],
}, name='reductions_quant8').AddVariations(signed(x1, t3, t4)).DisableLifeTimeVariation()
