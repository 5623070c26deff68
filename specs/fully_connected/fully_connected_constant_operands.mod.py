# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: constants alone, and activations.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [1, 2]), [9.0, -7.5])
c3 = Parameter('c3', (F32, [6, 2]), [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c4 = Parameter('c4', (F32, [6]), [0.0, 1.0, -6.0, 0.0, 1.0, -9.0])
t5 = Internal('t5', (F32, [1, 6]))
t6 = Internal('t6', (F32, [6]))
x1 = Input('x1', (F32, [6]))
t7 = Output('t7', (F32, [6]))
t8 = Output('t8', (F32, [6]))
c9 = Parameter('c9', (F32, [1, 2]), [9.0, -7.5])
c10 = Parameter('c10', (F32, [6, 2]), [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c11 = Parameter('c11', (F32, [6]), [0.0, 1.0, -6.0, 0.0, 1.0, -9.0])
t12 = Internal('t12', (F32, [1, 6]))
t13 = Internal('t13', (F32, [6]))
t14 = Output('t14', (F32, [6]))
t15 = Output('t15', (F32, [6]))
c16 = Parameter('c16', (F32, [1, 2]), [9.0, -7.5])
c17 = Parameter('c17', (F32, [6, 2]), [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c18 = Parameter('c18', (F32, [6]), [0.0, 1.0, -6.0, 0.0, 1.0, -9.0])
t19 = Internal('t19', (F32, [1, 6]))
t20 = Internal('t20', (F32, [6]))
t21 = Output('t21', (F32, [6]))
t22 = Output('t22', (F32, [6]))
c23 = Parameter('c23', (F32, [1, 2]), [9.0, -7.5])
c24 = Parameter('c24', (F32, [6, 2]), [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c25 = Parameter('c25', (F32, [6]), [0.0, 1.0, -6.0, 0.0, 1.0, -9.0])
t26 = Internal('t26', (F32, [1, 6]))
t27 = Internal('t27', (F32, [6]))
t28 = Output('t28', (F32, [6]))
t29 = Output('t29', (F32, [6]))
model = Model()
model.Operation('FULLY_CONNECTED', c2, c3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [6]).To(t6)
model.Operation('MAXIMUM', x1, t6).To(t7)
model.Operation('MINIMUM', t6, x1).To(t8)
model.Operation('FULLY_CONNECTED', c9, c10, c11, 1).To(t12)
model.Operation('RESHAPE', t12, [6]).To(t13)
model.Operation('MAXIMUM', x1, t13).To(t14)
model.Operation('MINIMUM', t13, x1).To(t15)
model.Operation('FULLY_CONNECTED', c16, c17, c18, 2).To(t19)
model.Operation('RESHAPE', t19, [6]).To(t20)
model.Operation('MAXIMUM', x1, t20).To(t21)
model.Operation('MINIMUM', t20, x1).To(t22)
model.Operation('FULLY_CONNECTED', c23, c24, c25, 3).To(t26)
model.Operation('RESHAPE', t26, [6]).To(t27)
model.Operation('MAXIMUM', x1, t27).To(t28)
model.Operation('MINIMUM', t27, x1).To(t29)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t7: [9.0, 10.0, 3.0, 7.5, 8.5, 2.5],
    t8: [3.0, -2.0, 0.5, 1.0, -4.0, -1.5],
    t14: [9.0, 10.0, 3.0, 7.5, 8.5, 2.5],
    t15: [3.0, -2.0, 0.5, 1.0, -4.0, 0.0],
    t21: [3.0, 1.0, 1.0, 1.0, 1.0, 2.5],
    t22: [1.0, -2.0, 0.5, 1.0, -4.0, -1.0],
    t28: [6.0, 6.0, 3.0, 6.0, 6.0, 2.5],
    t29: [3.0, -2.0, 0.5, 1.0, -4.0, 0.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()

# Nothing of the operation is an input, with every fused activation; an input is less than the
# result or more.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [1, 2], 0.5, 120), [138, 105])
c3 = Parameter('c3', (U8, [6, 2], 0.5, 128), [130, 128, 130, 128, 130, 128, 128, 126, 128, 126, 128, 126])
c4 = Parameter('c4', (I32, [6], 0.25, 0), [0, 4, -24, 0, 4, -36])
t5 = Internal('t5', (U8, [1, 6], 0.5, 120))
t6 = Internal('t6', (U8, [6], 0.5, 120))
x1 = Input('x1', (U8, [6], 0.5, 120))
t7 = Output('t7', (U8, [6], 0.5, 120))
t8 = Output('t8', (U8, [6], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 2], 0.5, 120), [138, 105])
c10 = Parameter('c10', (U8, [6, 2], 0.5, 128), [130, 128, 130, 128, 130, 128, 128, 126, 128, 126, 128, 126])
c11 = Parameter('c11', (I32, [6], 0.25, 0), [0, 4, -24, 0, 4, -36])
t12 = Internal('t12', (U8, [1, 6], 0.5, 120))
t13 = Internal('t13', (U8, [6], 0.5, 120))
t14 = Output('t14', (U8, [6], 0.5, 120))
t15 = Output('t15', (U8, [6], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 2], 0.5, 120), [138, 105])
c17 = Parameter('c17', (U8, [6, 2], 0.5, 128), [130, 128, 130, 128, 130, 128, 128, 126, 128, 126, 128, 126])
c18 = Parameter('c18', (I32, [6], 0.25, 0), [0, 4, -24, 0, 4, -36])
t19 = Internal('t19', (U8, [1, 6], 0.5, 120))
t20 = Internal('t20', (U8, [6], 0.5, 120))
t21 = Output('t21', (U8, [6], 0.5, 120))
t22 = Output('t22', (U8, [6], 0.5, 120))
c23 = Parameter('c23', (U8, [1, 2], 0.5, 120), [138, 105])
c24 = Parameter('c24', (U8, [6, 2], 0.5, 128), [130, 128, 130, 128, 130, 128, 128, 126, 128, 126, 128, 126])
c25 = Parameter('c25', (I32, [6], 0.25, 0), [0, 4, -24, 0, 4, -36])
t26 = Internal('t26', (U8, [1, 6], 0.5, 120))
t27 = Internal('t27', (U8, [6], 0.5, 120))
t28 = Output('t28', (U8, [6], 0.5, 120))
t29 = Output('t29', (U8, [6], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', c2, c3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [6]).To(t6)
model.Operation('MAXIMUM', x1, t6).To(t7)
model.Operation('MINIMUM', t6, x1).To(t8)
model.Operation('FULLY_CONNECTED', c9, c10, c11, 1).To(t12)
model.Operation('RESHAPE', t12, [6]).To(t13)
model.Operation('MAXIMUM', x1, t13).To(t14)
model.Operation('MINIMUM', t13, x1).To(t15)
model.Operation('FULLY_CONNECTED', c16, c17, c18, 2).To(t19)
model.Operation('RESHAPE', t19, [6]).To(t20)
model.Operation('MAXIMUM', x1, t20).To(t21)
model.Operation('MINIMUM', t20, x1).To(t22)
model.Operation('FULLY_CONNECTED', c23, c24, c25, 3).To(t26)
model.Operation('RESHAPE', t26, [6]).To(t27)
model.Operation('MAXIMUM', x1, t27).To(t28)
model.Operation('MINIMUM', t27, x1).To(t29)
Example({
    x1: [126, 116, 121, 122, 112, 125],
    t7: [138, 140, 126, 135, 137, 125],
    t8: [126, 116, 121, 122, 112, 117],
    t14: [138, 140, 126, 135, 137, 125],
    t15: [126, 116, 121, 122, 112, 120],
    t21: [126, 122, 122, 122, 122, 125],
    t22: [122, 116, 121, 122, 112, 118],
    t28: [132, 132, 126, 132, 132, 125],
    t29: [126, 116, 121, 122, 112, 120],
}, name='folded_quant8').AddVariations(signed(c2, c3, t5, t6, x1, t7, t8, c9, c10, t12, t13, t14, t15, c16, c17, t19, t20, t21, t22, c23, c24, t26, t27, t28, t29)).DisableLifeTimeVariation()
