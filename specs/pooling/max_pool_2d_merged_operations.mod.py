# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A factor, a term or a bound moves past a pool, if the factor is positive.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [1]), [2.0])
t3 = Internal('t3', (F32, [1, 3, 3, 2]))
t4 = Output('t4', (F32, [1, 2, 2, 2]))
x5 = Input('x5', (F32, [1, 3, 3, 2]))
c6 = Parameter('c6', (F32, [1]), [-1.0])
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [1.0, -2.0])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
c14 = Parameter('c14', (F32, [1]), [1.0])
x13 = Input('x13', (F32, [1, 3, 3, 2]))
t15 = Internal('t15', (F32, [1, 3, 3, 2]))
t16 = Output('t16', (F32, [1, 2, 2, 2]))
x17 = Input('x17', (F32, [1, 3, 3, 2]))
c18 = Parameter('c18', (F32, [2]), [1.0, -1.5])
t19 = Internal('t19', (F32, [1, 3, 3, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
x21 = Input('x21', (F32, [1, 3, 3, 2]))
t22 = Internal('t22', (F32, [1, 2, 2, 2]))
c23 = Parameter('c23', (F32, [2]), [-1.0, 2.0])
t24 = Output('t24', (F32, [1, 2, 2, 2]))
x25 = Input('x25', (F32, [1, 3, 3, 2]))
t26 = Internal('t26', (F32, [1, 2, 2, 2]))
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 2, 2, 0).To(t4)
model.Operation('MUL', x5, c6, 0).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 1, 1, 2, 2, 0).To(t8)
model.Operation('MUL', x9, c10, 0).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 1, 1, 2, 2, 0).To(t12)
model.Operation('SUB', c14, x13, 0).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 1, 1, 2, 2, 3).To(t20)
model.Operation('MAX_POOL_2D', x21, 2, 1, 1, 2, 2, 0).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 2, 2, 0).To(t26)
model.Operation('MINIMUM', t26, c27).To(t28)
Example({
    x1: [2.5, -3.5, 2.5, 1.0, 4.0, -3.0, -2.0, -0.5, -3.5, 1.0, -2.0, -1.0, 3.0, -0.5, -0.5, 2.0, -4.0, 1.0],
    t4: [5.0, 2.0, 8.0, 2.0, 6.0, 4.0, -1.0, 4.0],
    x5: [2.5, -4.0, 2.0, 2.0, -0.5, 2.0, -3.5, -2.0, 1.0, -3.0, 1.0, -3.5, -2.0, 3.5, 0.5, -2.5, 2.5, -4.0],
    t8: [3.5, 4.0, 0.5, 3.5, 3.5, 3.0, -0.5, 4.0],
    x9: [-1.0, -3.5, 3.5, 1.0, -1.0, 2.5, -0.5, 2.0, -3.5, -1.0, 2.5, 4.0, -0.5, -1.5, -1.5, 3.5, 2.0, -1.0],
    t12: [3.5, 7.0, 3.5, 2.0, -0.5, 3.0, 2.5, 2.0],
    x13: [3.0, -3.0, -2.0, 0.5, -0.5, -2.5, 1.0, 3.5, -3.0, 4.0, 1.0, 3.5, 4.0, 2.5, 2.0, -2.0, -1.0, 1.0],
    t16: [4.0, 4.0, 4.0, 3.5, 4.0, 3.0, 4.0, 3.0],
    x17: [-2.5, -0.5, -3.0, -1.0, -1.5, -4.0, -0.5, 3.5, -2.5, 1.0, -2.0, -2.0, -3.0, 2.5, -0.5, -2.0, -1.0,
    1.5],
    t20: [0.5, 2.0, 0.0, 0.0, 0.5, 2.0, 0.5, 0.0],
    x21: [1.0, 1.0, -2.5, 1.0, -0.5, -2.0, -0.5, 4.0, -1.0, -4.0, 2.0, 2.0, 2.0, 2.0, 1.5, 4.0, -2.0, 2.5],
    t24: [-1.0, 8.0, -2.0, 4.0, -2.0, 8.0, -2.0, 8.0],
    x25: [-1.0, -4.0, 2.0, -0.5, -0.5, -1.0, 4.0, -3.5, -3.5, 4.0, -3.0, -1.5, -1.5, -1.5, -4.0, 3.5, -4.0,
    -3.5],
    t28: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.0, 0.5],
}, name='scaled').AddVariations('float16').DisableLifeTimeVariation()

# A factor, a term or a bound moves past a pool, if the factor is positive.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [124])
t3 = Internal('t3', (U8, [1, 3, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [118])
t7 = Internal('t7', (U8, [1, 3, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2], 0.5, 120), [122, 116])
t11 = Internal('t11', (U8, [1, 3, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [122])
x13 = Input('x13', (U8, [1, 3, 3, 2], 0.5, 120))
t15 = Internal('t15', (U8, [1, 3, 3, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 3, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2], 0.5, 120), [122, 117])
t19 = Internal('t19', (U8, [1, 3, 3, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 3, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 2], 0.5, 120))
c23 = Parameter('c23', (U8, [2], 0.5, 120), [118, 124])
t24 = Output('t24', (U8, [1, 2, 2, 2], 0.5, 120))
x25 = Input('x25', (U8, [1, 3, 3, 2], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [121])
t28 = Output('t28', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 2, 2, 0).To(t4)
model.Operation('MUL', x5, c6, 0).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 1, 1, 2, 2, 0).To(t8)
model.Operation('MUL', x9, c10, 0).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 1, 1, 2, 2, 0).To(t12)
model.Operation('SUB', c14, x13, 0).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 1, 1, 2, 2, 3).To(t20)
model.Operation('MAX_POOL_2D', x21, 2, 1, 1, 2, 2, 0).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 2, 2, 0).To(t26)
model.Operation('MINIMUM', t26, c27).To(t28)
Example({
    x1: [125, 113, 125, 122, 128, 114, 116, 119, 113, 122, 116, 118, 126, 119, 119, 124, 112, 122],
    t4: [130, 124, 136, 124, 132, 128, 118, 128],
    x5: [125, 112, 124, 124, 119, 124, 113, 116, 122, 114, 122, 113, 116, 127, 121, 115, 125, 112],
    t8: [127, 128, 121, 127, 127, 126, 119, 128],
    x9: [118, 113, 127, 122, 118, 125, 119, 124, 113, 118, 125, 128, 119, 117, 117, 127, 124, 118],
    t12: [127, 134, 127, 124, 119, 126, 125, 124],
    x13: [126, 114, 116, 121, 119, 115, 122, 127, 114, 128, 122, 127, 128, 125, 124, 116, 118, 122],
    t16: [128, 128, 128, 127, 128, 126, 128, 126],
    x17: [115, 119, 114, 118, 117, 112, 119, 127, 115, 122, 116, 116, 114, 125, 119, 116, 118, 123],
    t20: [121, 124, 120, 120, 121, 124, 121, 120],
    x21: [122, 122, 115, 122, 119, 116, 119, 128, 118, 112, 124, 124, 124, 124, 123, 128, 116, 125],
    t24: [118, 136, 116, 128, 116, 136, 116, 136],
    x25: [118, 112, 124, 119, 119, 118, 128, 113, 113, 128, 114, 117, 117, 117, 112, 127, 112, 113],
    t28: [121, 121, 121, 121, 121, 121, 114, 121],
}, name='scaled_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, t8, x9, c10, t11, t12, c14, x13, t15, t16, x17, c18, t19, t20, x21, t22, c23, t24, x25, t26, c27, t28)).DisableLifeTimeVariation()
