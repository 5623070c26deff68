# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: identities, and what only looks like one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Bounds differ by channel, and none is the first channel's.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (F32, [3]), [-1.0, -3.5, -6.0])
t7 = Internal('t7', (F32, [4, 3]))
c3 = Parameter('c3', (F32, [3]), [5.0, 1.5, 3.0])
t8 = Output('t8', (F32, [4, 3]))
t9 = Internal('t9', (F32, [4, 3]))
t10 = Output('t10', (F32, [4, 3]))
t11 = Internal('t11', (F32, [4, 3]))
c5 = Parameter('c5', (F32, [1]), [2.0])
t12 = Output('t12', (F32, [4, 3]))
t13 = Internal('t13', (F32, [4, 3]))
c4 = Parameter('c4', (F32, [1]), [-2.5])
t14 = Output('t14', (F32, [4, 3]))
c6 = Parameter('c6', (F32, [4, 1]), [-4.0, -2.0, 0.5, -1.0])
t15 = Internal('t15', (F32, [4, 3]))
t16 = Output('t16', (F32, [4, 3]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t7)
model.Operation('MINIMUM', t7, c3).To(t8)
model.Operation('MINIMUM', x1, c3).To(t9)
model.Operation('MAXIMUM', t9, c2).To(t10)
model.Operation('MAXIMUM', c2, x1).To(t11)
model.Operation('MINIMUM', t11, c5).To(t12)
model.Operation('MINIMUM', x1, c3).To(t13)
model.Operation('MAXIMUM', t13, c4).To(t14)
model.Operation('MAXIMUM', x1, c6).To(t15)
model.Operation('MINIMUM', c3, t15).To(t16)
Example({
    x1: [-6.0, -8.0, 0.0, -4.5, 2.0, -3.0, 7.5, -1.5, 6.5, -0.5, 1.0, 0.5],
    t8: [-1.0, -3.5, 0.0, -1.0, 1.5, -3.0, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t10: [-1.0, -3.5, 0.0, -1.0, 1.5, -3.0, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t12: [-1.0, -3.5, 0.0, -1.0, 2.0, -3.0, 2.0, -1.5, 2.0, -0.5, 1.0, 0.5],
    t14: [-2.5, -2.5, 0.0, -2.5, 1.5, -2.5, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t16: [-4.0, -4.0, 0.0, -2.0, 1.5, -2.0, 5.0, 0.5, 3.0, -0.5, 1.0, 0.5],
}, name='clamps').AddVariations('float16').DisableLifeTimeVariation()

# Bounds differ by channel, and none is the first channel's.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [118, 113, 108])
t7 = Internal('t7', (U8, [4, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3], 0.5, 120), [130, 123, 126])
t8 = Output('t8', (U8, [4, 3], 0.5, 120))
t9 = Internal('t9', (U8, [4, 3], 0.5, 120))
t10 = Output('t10', (U8, [4, 3], 0.5, 120))
t11 = Internal('t11', (U8, [4, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [124])
t12 = Output('t12', (U8, [4, 3], 0.5, 120))
t13 = Internal('t13', (U8, [4, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [115])
t14 = Output('t14', (U8, [4, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [4, 1], 0.5, 120), [112, 116, 121, 118])
t15 = Internal('t15', (U8, [4, 3], 0.5, 120))
t16 = Output('t16', (U8, [4, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t7)
model.Operation('MINIMUM', t7, c3).To(t8)
model.Operation('MINIMUM', x1, c3).To(t9)
model.Operation('MAXIMUM', t9, c2).To(t10)
model.Operation('MAXIMUM', c2, x1).To(t11)
model.Operation('MINIMUM', t11, c5).To(t12)
model.Operation('MINIMUM', x1, c3).To(t13)
model.Operation('MAXIMUM', t13, c4).To(t14)
model.Operation('MAXIMUM', x1, c6).To(t15)
model.Operation('MINIMUM', c3, t15).To(t16)
Example({
    x1: [108, 104, 120, 111, 124, 114, 135, 117, 133, 119, 122, 121],
    t8: [118, 113, 120, 118, 123, 114, 130, 117, 126, 119, 122, 121],
    t10: [118, 113, 120, 118, 123, 114, 130, 117, 126, 119, 122, 121],
    t12: [118, 113, 120, 118, 124, 114, 124, 117, 124, 119, 122, 121],
    t14: [115, 115, 120, 115, 123, 115, 130, 117, 126, 119, 122, 121],
    t16: [112, 112, 120, 116, 123, 116, 130, 121, 126, 119, 122, 121],
}, name='clamps_quant8').AddVariations(signed(x1, c2, t7, c3, t8, t9, t10, t11, c5, t12, t13, c4, t14, c6, t15, t16)).DisableLifeTimeVariation()
