# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants alone, and activations.

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
c2 = Parameter('c2', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c3 = Parameter('c3', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t4 = Internal('t4', (F32, [6]))
t5 = Internal('t5', (F32, [6]))
x1 = Input('x1', (F32, [6]))
t6 = Output('t6', (F32, [6]))
t7 = Output('t7', (F32, [6]))
c8 = Parameter('c8', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c9 = Parameter('c9', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t10 = Internal('t10', (F32, [6]))
t11 = Internal('t11', (F32, [6]))
t12 = Output('t12', (F32, [6]))
t13 = Output('t13', (F32, [6]))
c14 = Parameter('c14', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c15 = Parameter('c15', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t16 = Internal('t16', (F32, [6]))
t17 = Internal('t17', (F32, [6]))
t18 = Output('t18', (F32, [6]))
t19 = Output('t19', (F32, [6]))
c20 = Parameter('c20', (F32, [6]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c21 = Parameter('c21', (F32, [6]), [1.0, 2.0, -0.5, 4.0, -2.0, 0.5])
t22 = Internal('t22', (F32, [6]))
t23 = Internal('t23', (F32, [6]))
t24 = Output('t24', (F32, [6]))
t25 = Output('t25', (F32, [6]))
model = Model()
model.Operation('ADD', c2, c3, 0).To(t4)
model.Operation('RESHAPE', t4, [6]).To(t5)
model.Operation('MAXIMUM', x1, t5).To(t6)
model.Operation('MINIMUM', t5, x1).To(t7)
model.Operation('ADD', c8, c9, 1).To(t10)
model.Operation('RESHAPE', t10, [6]).To(t11)
model.Operation('MAXIMUM', x1, t11).To(t12)
model.Operation('MINIMUM', t11, x1).To(t13)
model.Operation('ADD', c14, c15, 2).To(t16)
model.Operation('RESHAPE', t16, [6]).To(t17)
model.Operation('MAXIMUM', x1, t17).To(t18)
model.Operation('MINIMUM', t17, x1).To(t19)
model.Operation('ADD', c20, c21, 3).To(t22)
model.Operation('RESHAPE', t22, [6]).To(t23)
model.Operation('MAXIMUM', x1, t23).To(t24)
model.Operation('MINIMUM', t23, x1).To(t25)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t6: [10.0, -2.0, 0.5, 3.0, 2.0, 2.5],
    t7: [3.0, -5.5, 0.0, 1.0, -4.0, 0.0],
    t12: [10.0, 0.0, 0.5, 3.0, 2.0, 2.5],
    t13: [3.0, -2.0, 0.0, 1.0, -4.0, 0.0],
    t18: [3.0, -1.0, 0.5, 1.0, 1.0, 2.5],
    t19: [1.0, -2.0, 0.0, 1.0, -4.0, 0.0],
    t24: [6.0, 0.0, 0.5, 3.0, 2.0, 2.5],
    t25: [3.0, -2.0, 0.0, 1.0, -4.0, 0.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [6], 0.5, 120), [138, 105, 121, 118, 128, 119])
c3 = Parameter('c3', (U8, [6], 0.5, 120), [122, 124, 119, 128, 116, 121])
t4 = Internal('t4', (U8, [6], 0.5, 120))
t5 = Internal('t5', (U8, [6], 0.5, 120))
x1 = Input('x1', (U8, [6], 0.5, 120))
t6 = Output('t6', (U8, [6], 0.5, 120))
t7 = Output('t7', (U8, [6], 0.5, 120))
c8 = Parameter('c8', (U8, [6], 0.5, 120), [138, 105, 121, 118, 128, 119])
c9 = Parameter('c9', (U8, [6], 0.5, 120), [122, 124, 119, 128, 116, 121])
t10 = Internal('t10', (U8, [6], 0.5, 120))
t11 = Internal('t11', (U8, [6], 0.5, 120))
t12 = Output('t12', (U8, [6], 0.5, 120))
t13 = Output('t13', (U8, [6], 0.5, 120))
c14 = Parameter('c14', (U8, [6], 0.5, 120), [138, 105, 121, 118, 128, 119])
c15 = Parameter('c15', (U8, [6], 0.5, 120), [122, 124, 119, 128, 116, 121])
t16 = Internal('t16', (U8, [6], 0.5, 120))
t17 = Internal('t17', (U8, [6], 0.5, 120))
t18 = Output('t18', (U8, [6], 0.5, 120))
t19 = Output('t19', (U8, [6], 0.5, 120))
c20 = Parameter('c20', (U8, [6], 0.5, 120), [138, 105, 121, 118, 128, 119])
c21 = Parameter('c21', (U8, [6], 0.5, 120), [122, 124, 119, 128, 116, 121])
t22 = Internal('t22', (U8, [6], 0.5, 120))
t23 = Internal('t23', (U8, [6], 0.5, 120))
t24 = Output('t24', (U8, [6], 0.5, 120))
t25 = Output('t25', (U8, [6], 0.5, 120))
model = Model()
model.Operation('ADD', c2, c3, 0).To(t4)
model.Operation('RESHAPE', t4, [6]).To(t5)
model.Operation('MAXIMUM', x1, t5).To(t6)
model.Operation('MINIMUM', t5, x1).To(t7)
model.Operation('ADD', c8, c9, 1).To(t10)
model.Operation('RESHAPE', t10, [6]).To(t11)
model.Operation('MAXIMUM', x1, t11).To(t12)
model.Operation('MINIMUM', t11, x1).To(t13)
model.Operation('ADD', c14, c15, 2).To(t16)
model.Operation('RESHAPE', t16, [6]).To(t17)
model.Operation('MAXIMUM', x1, t17).To(t18)
model.Operation('MINIMUM', t17, x1).To(t19)
model.Operation('ADD', c20, c21, 3).To(t22)
model.Operation('RESHAPE', t22, [6]).To(t23)
model.Operation('MAXIMUM', x1, t23).To(t24)
model.Operation('MINIMUM', t23, x1).To(t25)
Example({
    x1: [126, 116, 121, 122, 112, 125],
    t6: [140, 116, 121, 126, 124, 125],
    t7: [126, 109, 120, 122, 112, 120],
    t12: [140, 120, 121, 126, 124, 125],
    t13: [126, 116, 120, 122, 112, 120],
    t18: [126, 118, 121, 122, 122, 125],
    t19: [122, 116, 120, 122, 112, 120],
    t24: [132, 120, 121, 126, 124, 125],
    t25: [126, 116, 120, 122, 112, 120],
}, name='folded_quant8').AddVariations(signed(c2, c3, t4, t5, x1, t6, t7, c8, c9, t10, t11, t12, t13, c14, c15, t16, t17, t18, t19, c20, c21, t22, t23, t24, t25)).DisableLifeTimeVariation()
