# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One constant is weights, and read as a tensor, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [3, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [3]), [1.5, -2.0, 0.5])
t4 = Output('t4', (F32, [3, 3]))
t5 = Output('t5', (F32, [3, 3]))
t6 = Output('t6', (F32, [3, 3]))
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (F32, [3, 3]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Output('t11', (F32, [3, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('TRANSPOSE', c2, [1, 0]).To(t5)
model.Operation('FULLY_CONNECTED', x1, c2, c3, 1).To(t6)
model.Operation('ADD', x1, c2, 0).To(t7)
model.Operation('GATHER', c2, 1, c8).To(t9)
model.Operation('ADD', x1, c3, 0).To(t10)
model.Operation('BATCH_MATMUL', x1, c2, False, False).To(t11)
Example({
    x1: [2.5, 0.0, 2.5, 3.0, -0.5, 4.0, 0.5, -0.5, -2.5],
    t4: [4.0, 0.5, 0.5, 5.0, 1.5, -0.5, 2.5, -5.0, 3.5],
    t5: [1.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, 1.0, -1.0],
    t6: [4.0, 0.5, 0.5, 5.0, 1.5, 0.0, 2.5, 0.0, 3.5],
    t7: [3.5, -1.0, 2.5, 3.0, 0.5, 5.0, 1.5, -0.5, -3.5],
    t9: [0.0, 1.0, -1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 0.0],
    t10: [4.0, -2.0, 3.0, 4.5, -2.5, 4.5, 2.0, -2.5, -2.0],
    t11: [5.0, -2.5, -2.5, 7.0, -3.5, -4.5, -2.0, -1.0, 2.0],
}, name='weights').AddVariations('float16').DisableLifeTimeVariation()

# One constant is weights, and read as a tensor, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 3], 0.5, 128), [130, 126, 128, 128, 130, 130, 130, 128, 126])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [6, -8, 2])
t4 = Output('t4', (U8, [3, 3], 0.5, 120))
t5 = Output('t5', (U8, [3, 3], 0.5, 128))
t6 = Output('t6', (U8, [3, 3], 0.5, 120))
t7 = Output('t7', (U8, [3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (U8, [3, 3], 0.5, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('TRANSPOSE', c2, [1, 0]).To(t5)
model.Operation('FULLY_CONNECTED', x1, c2, c3, 1).To(t6)
model.Operation('ADD', x1, c2, 0).To(t7)
model.Operation('GATHER', c2, 1, c8).To(t9)
Example({
    x1: [125, 120, 125, 126, 119, 128, 121, 119, 115],
    t4: [128, 121, 121, 130, 123, 119, 125, 110, 127],
    t5: [130, 128, 130, 126, 130, 128, 128, 130, 126],
    t6: [128, 121, 121, 130, 123, 120, 125, 120, 127],
    t7: [127, 118, 125, 126, 121, 130, 123, 119, 113],
    t9: [128, 130, 126, 130, 128, 130, 126, 130, 128],
}, name='weights_quant8').AddVariations(signed(x1, c2, t4, t5, t6, t7, t9)).DisableLifeTimeVariation()
