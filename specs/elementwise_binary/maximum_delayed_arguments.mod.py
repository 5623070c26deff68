# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: one argument is ready long after the others.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [1.5])
t4 = Internal('t4', (F32, [2, 3]))
x1 = Input('x1', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [1]), [-1.0])
t8 = Internal('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.5])
t10 = Internal('t10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [-1.0])
t14 = Internal('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
x16 = Input('x16', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [2, 3]))
x17 = Input('x17', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [1]), [-1.0])
t23 = Internal('t23', (F32, [2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.5])
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Internal('t27', (F32, [2, 3]))
c28 = Parameter('c28', (F32, [1]), [-1.0])
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x2, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('MAXIMUM', t14, t4).To(t15)
model.Operation('ADD', x16, c18, 0).To(t19)
model.Operation('ADD', x17, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('MAXIMUM', t19, t29).To(t30)
Example({
    x2: [-2.5, 1.5, 1.0, 1.5, -2.0, -2.5],
    x1: [1.0, 2.5, -0.5, -3.5, 1.5, 4.0],
    t15: [2.5, 4.0, 2.5, 3.0, 3.0, 5.5],
    x16: [-1.5, -1.5, -2.0, -1.5, -1.5, -2.0],
    x17: [-4.0, 3.0, 1.5, -3.0, -1.0, -1.0],
    t30: [0.0, 4.5, 3.0, 0.0, 0.5, 0.5],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [123])
t4 = Internal('t4', (U8, [2, 3], 0.5, 120))
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [123])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [118])
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [121])
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [118])
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
x16 = Input('x16', (U8, [2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [2, 3], 0.5, 120))
x17 = Input('x17', (U8, [2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [118])
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [121])
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [123])
t27 = Internal('t27', (U8, [2, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [118])
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
t30 = Output('t30', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x2, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('MAXIMUM', t14, t4).To(t15)
model.Operation('ADD', x16, c18, 0).To(t19)
model.Operation('ADD', x17, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('MAXIMUM', t19, t29).To(t30)
Example({
    x2: [115, 123, 122, 123, 116, 115],
    x1: [122, 125, 119, 113, 123, 128],
    t15: [125, 128, 125, 126, 126, 131],
    x16: [117, 117, 116, 117, 117, 116],
    x17: [112, 126, 123, 114, 118, 118],
    t30: [120, 129, 126, 120, 121, 121],
}, name='arguments_quant8').AddVariations(signed(x2, c3, t4, x1, c5, t6, c7, t8, c9, t10, c11, t12, c13, t14, t15, x16, c18, t19, x17, c20, t21, c22, t23, c24, t25, c26, t27, c28, t29, t30)).DisableLifeTimeVariation()
