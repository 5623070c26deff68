# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: operations of one model that share an input, or a constant.

# Weights that others read as a tensor.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [1.5, -2.0, 0.5])
t4 = Output('t4', ('TENSOR_FLOAT32', [3, 3]))
t5 = Output('t5', ('TENSOR_FLOAT32', [3, 3]))
t6 = Output('t6', ('TENSOR_FLOAT32', [3, 3]))
t7 = Output('t7', ('TENSOR_FLOAT32', [3, 3]))
c8 = Parameter('c8', ('TENSOR_INT32', [3]), [2, 0, 1])
t9 = Output('t9', ('TENSOR_FLOAT32', [3, 3]))
t10 = Output('t10', ('TENSOR_FLOAT32', [3, 3]))
t11 = Output('t11', ('TENSOR_FLOAT32', [3, 3]))
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

# Weights that others read as a tensor.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [130, 126, 128, 128, 130, 130, 130, 128, 126])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [6, -8, 2])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [3]), [2, 0, 1])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128))
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
}, name='weights_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()
