# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: constants alone, and activations.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t3 = Internal('t3', (F32, [1, 1, 6, 1]))
t4 = Internal('t4', (F32, [6]))
x1 = Input('x1', (F32, [6]))
t5 = Output('t5', (F32, [6]))
t6 = Output('t6', (F32, [6]))
c7 = Parameter('c7', (F32, [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t8 = Internal('t8', (F32, [1, 1, 6, 1]))
t9 = Internal('t9', (F32, [6]))
t10 = Output('t10', (F32, [6]))
t11 = Output('t11', (F32, [6]))
c12 = Parameter('c12', (F32, [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t13 = Internal('t13', (F32, [1, 1, 6, 1]))
t14 = Internal('t14', (F32, [6]))
t15 = Output('t15', (F32, [6]))
t16 = Output('t16', (F32, [6]))
c17 = Parameter('c17', (F32, [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t18 = Internal('t18', (F32, [1, 1, 6, 1]))
t19 = Internal('t19', (F32, [6]))
t20 = Output('t20', (F32, [6]))
t21 = Output('t21', (F32, [6]))
model = Model()
model.Operation('AVERAGE_POOL_2D', c2, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('RESHAPE', t3, [6]).To(t4)
model.Operation('MAXIMUM', x1, t4).To(t5)
model.Operation('MINIMUM', t4, x1).To(t6)
model.Operation('AVERAGE_POOL_2D', c7, 2, 1, 1, 1, 1, 1).To(t8)
model.Operation('RESHAPE', t8, [6]).To(t9)
model.Operation('MAXIMUM', x1, t9).To(t10)
model.Operation('MINIMUM', t9, x1).To(t11)
model.Operation('AVERAGE_POOL_2D', c12, 2, 1, 1, 1, 1, 2).To(t13)
model.Operation('RESHAPE', t13, [6]).To(t14)
model.Operation('MAXIMUM', x1, t14).To(t15)
model.Operation('MINIMUM', t14, x1).To(t16)
model.Operation('AVERAGE_POOL_2D', c17, 2, 1, 1, 1, 1, 3).To(t18)
model.Operation('RESHAPE', t18, [6]).To(t19)
model.Operation('MAXIMUM', x1, t19).To(t20)
model.Operation('MINIMUM', t19, x1).To(t21)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t5: [9.0, -2.0, 0.5, 1.0, 4.0, 2.5],
    t6: [3.0, -7.5, 0.5, -1.0, -4.0, -0.5],
    t10: [9.0, 0.0, 0.5, 1.0, 4.0, 2.5],
    t11: [3.0, -2.0, 0.5, 0.0, -4.0, 0.0],
    t15: [3.0, -1.0, 0.5, 1.0, 1.0, 2.5],
    t16: [1.0, -2.0, 0.5, -1.0, -4.0, -0.5],
    t20: [6.0, 0.0, 0.5, 1.0, 4.0, 2.5],
    t21: [3.0, -2.0, 0.5, 0.0, -4.0, 0.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t3 = Internal('t3', (U8, [1, 1, 6, 1], 0.5, 120))
t4 = Internal('t4', (U8, [6], 0.5, 120))
x1 = Input('x1', (U8, [6], 0.5, 120))
t5 = Output('t5', (U8, [6], 0.5, 120))
t6 = Output('t6', (U8, [6], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t8 = Internal('t8', (U8, [1, 1, 6, 1], 0.5, 120))
t9 = Internal('t9', (U8, [6], 0.5, 120))
t10 = Output('t10', (U8, [6], 0.5, 120))
t11 = Output('t11', (U8, [6], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t13 = Internal('t13', (U8, [1, 1, 6, 1], 0.5, 120))
t14 = Internal('t14', (U8, [6], 0.5, 120))
t15 = Output('t15', (U8, [6], 0.5, 120))
t16 = Output('t16', (U8, [6], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t18 = Internal('t18', (U8, [1, 1, 6, 1], 0.5, 120))
t19 = Internal('t19', (U8, [6], 0.5, 120))
t20 = Output('t20', (U8, [6], 0.5, 120))
t21 = Output('t21', (U8, [6], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', c2, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('RESHAPE', t3, [6]).To(t4)
model.Operation('MAXIMUM', x1, t4).To(t5)
model.Operation('MINIMUM', t4, x1).To(t6)
model.Operation('AVERAGE_POOL_2D', c7, 2, 1, 1, 1, 1, 1).To(t8)
model.Operation('RESHAPE', t8, [6]).To(t9)
model.Operation('MAXIMUM', x1, t9).To(t10)
model.Operation('MINIMUM', t9, x1).To(t11)
model.Operation('AVERAGE_POOL_2D', c12, 2, 1, 1, 1, 1, 2).To(t13)
model.Operation('RESHAPE', t13, [6]).To(t14)
model.Operation('MAXIMUM', x1, t14).To(t15)
model.Operation('MINIMUM', t14, x1).To(t16)
model.Operation('AVERAGE_POOL_2D', c17, 2, 1, 1, 1, 1, 3).To(t18)
model.Operation('RESHAPE', t18, [6]).To(t19)
model.Operation('MAXIMUM', x1, t19).To(t20)
model.Operation('MINIMUM', t19, x1).To(t21)
Example({
    x1: [126, 116, 121, 122, 112, 125],
    t5: [138, 116, 121, 122, 128, 125],
    t6: [126, 105, 121, 118, 112, 119],
    t10: [138, 120, 121, 122, 128, 125],
    t11: [126, 116, 121, 120, 112, 120],
    t15: [126, 118, 121, 122, 122, 125],
    t16: [122, 116, 121, 118, 112, 119],
    t20: [132, 120, 121, 122, 128, 125],
    t21: [126, 116, 121, 120, 112, 120],
}, name='folded_quant8').AddVariations(signed(c2, t3, t4, x1, t5, t6, c7, t8, t9, t10, t11, c12, t13, t14, t15, t16, c17, t18, t19, t20, t21)).DisableLifeTimeVariation()
