# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One constant is the filters of two operations, which order them in their own ways.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 0.0])
c4 = Parameter('c4', (F32, [2]), [1.0, -2.0])
t5 = Output('t5', (F32, [1, 2, 2, 2]))
c3 = Parameter('c3', (F32, [1]), [1.5])
t6 = Output('t6', (F32, [1, 2, 2, 1]))
t7 = Output('t7', (F32, [1, 2, 1, 1]))
t8 = Output('t8', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t6)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 1, 1, False, 1, 1).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 1, 1, 1, 1, 0).To(t8)
Example({
    x1: [0.5, -0.5, -2.5, 0.5, -2.0, 4.0, -0.5, 0.5, 2.5, -1.5, -2.0, 3.5, 2.5, -3.5, -1.5, -1.0, -2.0, 3.5],
    t5: [2.0, -2.5, 0.0, 4.0, -3.0, 0.5, 9.0, 1.0],
    t6: [2.0, 6.5, 0.0, 12.5],
    t7: [2.0, 0.0],
    t8: [2.0, -2.5, 0.0, 4.0, 1.0, -1.5, -3.0, 0.5, 9.0, 1.0, 1.0, -2.0, 5.0, -6.5, 1.5, 0.5, -1.0, 1.5],
}, name='filters').AddVariations('float16').DisableLifeTimeVariation()

# One constant is the filters of two operations, which order them in their own ways.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 130, 126, 130, 126, 126, 126, 128])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [4, -8])
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [1], 0.25, 0), [6])
t6 = Output('t6', (U8, [1, 2, 2, 1], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 1, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t6)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 1, 1, False, 1, 1).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c4, 1, 1, 1, 1, 0).To(t8)
Example({
    x1: [121, 119, 115, 121, 116, 128, 119, 121, 125, 117, 116, 127, 125, 113, 117, 118, 116, 127],
    t5: [124, 115, 120, 128, 114, 121, 138, 122],
    t6: [124, 133, 120, 145],
    t7: [124, 120],
    t8: [124, 115, 120, 128, 122, 117, 114, 121, 138, 122, 122, 116, 130, 107, 123, 121, 118, 123],
}, name='filters_quant8').AddVariations(signed(x1, c2, t5, t6, t7, t8)).DisableLifeTimeVariation()
