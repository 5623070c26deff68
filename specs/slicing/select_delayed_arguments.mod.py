# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: one argument is ready long after the others.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [1.5])
t5 = Internal('t5', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [2, 3]))
x1 = Input('x1', (BOOL8, [2, 3]))
t8 = Internal('t8', (BOOL8, [2, 3]))
t9 = Internal('t9', (BOOL8, [2, 3]))
t10 = Internal('t10', (BOOL8, [2, 3]))
t11 = Internal('t11', (BOOL8, [2, 3]))
t12 = Internal('t12', (BOOL8, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
x14 = Input('x14', (BOOL8, [2, 3]))
t17 = Internal('t17', (BOOL8, [2, 3]))
x15 = Input('x15', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [1]), [1.5])
t19 = Internal('t19', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [1]), [-1.0])
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [2, 3]))
c24 = Parameter('c24', (F32, [1]), [1.5])
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [-1.0])
t27 = Internal('t27', (F32, [2, 3]))
x16 = Input('x16', (F32, [2, 3]))
c28 = Parameter('c28', (F32, [1]), [1.5])
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
x33 = Input('x33', (F32, [2, 3]))
c34 = Parameter('c34', (F32, [1]), [1.5])
t35 = Internal('t35', (F32, [2, 3]))
c36 = Parameter('c36', (F32, [1]), [-1.0])
t37 = Internal('t37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [1]), [0.5])
t39 = Internal('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Internal('t41', (F32, [2, 3]))
c42 = Parameter('c42', (F32, [1]), [-1.0])
t43 = Internal('t43', (F32, [2, 3]))
x32 = Input('x32', (F32, [2, 3]))
c44 = Parameter('c44', (F32, [1]), [1.5])
t45 = Internal('t45', (F32, [2, 3]))
x31 = Input('x31', (BOOL8, [2, 3]))
t46 = Internal('t46', (BOOL8, [2, 3]))
t47 = Output('t47', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x3, c4, 0).To(t5)
model.Operation('ADD', x2, c6, 0).To(t7)
model.Operation('LOGICAL_NOT', x1).To(t8)
model.Operation('LOGICAL_NOT', t8).To(t9)
model.Operation('LOGICAL_NOT', t9).To(t10)
model.Operation('LOGICAL_NOT', t10).To(t11)
model.Operation('LOGICAL_NOT', t11).To(t12)
model.Operation('SELECT', t12, t7, t5).To(t13)
model.Operation('LOGICAL_NOT', x14).To(t17)
model.Operation('ADD', x15, c18, 0).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', x16, c28, 0).To(t29)
model.Operation('SELECT', t17, t27, t29).To(t30)
model.Operation('ADD', x33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', x32, c44, 0).To(t45)
model.Operation('LOGICAL_NOT', x31).To(t46)
model.Operation('SELECT', t46, t45, t43).To(t47)
Example({
    x3: [1.0, -3.5, 2.0, -1.5, -1.0, 1.5],
    x2: [0.5, 4.0, -2.0, -0.5, 2.5, 0.5],
    x1: [True, False, False, False, False, False],
    t13: [2.5, 5.5, -0.5, 1.0, 4.0, 2.0],
    x14: [False, False, False, True, False, False],
    x15: [1.0, 4.0, -1.0, 1.0, -2.5, 3.5],
    x16: [-1.5, -1.5, 2.0, -0.5, 1.0, -2.5],
    t30: [2.5, 5.5, 0.5, 1.0, -1.0, 5.0],
    x33: [1.5, 3.5, -2.0, 3.5, -4.0, 4.0],
    x32: [-3.5, 4.0, -0.5, -3.0, 3.0, -2.5],
    x31: [False, False, True, False, True, False],
    t47: [-2.0, 5.5, -0.5, -1.5, -2.5, -1.0],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [123])
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [123])
t7 = Internal('t7', (U8, [2, 3], 0.5, 120))
x1 = Input('x1', (BOOL8, [2, 3]))
t8 = Internal('t8', (BOOL8, [2, 3]))
t9 = Internal('t9', (BOOL8, [2, 3]))
t10 = Internal('t10', (BOOL8, [2, 3]))
t11 = Internal('t11', (BOOL8, [2, 3]))
t12 = Internal('t12', (BOOL8, [2, 3]))
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
x14 = Input('x14', (BOOL8, [2, 3]))
t17 = Internal('t17', (BOOL8, [2, 3]))
x15 = Input('x15', (U8, [2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [123])
t19 = Internal('t19', (U8, [2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [118])
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [121])
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [123])
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [118])
t27 = Internal('t27', (U8, [2, 3], 0.5, 120))
x16 = Input('x16', (U8, [2, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [123])
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
t30 = Output('t30', (U8, [2, 3], 0.5, 120))
x33 = Input('x33', (U8, [2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [123])
t35 = Internal('t35', (U8, [2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [1], 0.5, 120), [118])
t37 = Internal('t37', (U8, [2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [121])
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [123])
t41 = Internal('t41', (U8, [2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [118])
t43 = Internal('t43', (U8, [2, 3], 0.5, 120))
x32 = Input('x32', (U8, [2, 3], 0.5, 120))
c44 = Parameter('c44', (U8, [1], 0.5, 120), [123])
t45 = Internal('t45', (U8, [2, 3], 0.5, 120))
x31 = Input('x31', (BOOL8, [2, 3]))
t46 = Internal('t46', (BOOL8, [2, 3]))
t47 = Output('t47', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x3, c4, 0).To(t5)
model.Operation('ADD', x2, c6, 0).To(t7)
model.Operation('LOGICAL_NOT', x1).To(t8)
model.Operation('LOGICAL_NOT', t8).To(t9)
model.Operation('LOGICAL_NOT', t9).To(t10)
model.Operation('LOGICAL_NOT', t10).To(t11)
model.Operation('LOGICAL_NOT', t11).To(t12)
model.Operation('SELECT', t12, t7, t5).To(t13)
model.Operation('LOGICAL_NOT', x14).To(t17)
model.Operation('ADD', x15, c18, 0).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', x16, c28, 0).To(t29)
model.Operation('SELECT', t17, t27, t29).To(t30)
model.Operation('ADD', x33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', x32, c44, 0).To(t45)
model.Operation('LOGICAL_NOT', x31).To(t46)
model.Operation('SELECT', t46, t45, t43).To(t47)
Example({
    x3: [122, 113, 124, 117, 118, 123],
    x2: [121, 128, 116, 119, 125, 121],
    x1: [True, False, False, False, False, False],
    t13: [125, 131, 119, 122, 128, 124],
    x14: [False, False, False, True, False, False],
    x15: [122, 128, 118, 122, 115, 127],
    x16: [117, 117, 124, 119, 122, 115],
    t30: [125, 131, 121, 122, 118, 130],
    x33: [123, 127, 116, 127, 112, 128],
    x32: [113, 128, 119, 114, 126, 115],
    x31: [False, False, True, False, True, False],
    t47: [116, 131, 119, 117, 115, 118],
}, name='arguments_quant8').AddVariations(signed(x3, c4, t5, x2, c6, t7, t13, x15, c18, t19, c20, t21, c22, t23, c24, t25, c26, t27, x16, c28, t29, t30, x33, c34, t35, c36, t37, c38, t39, c40, t41, c42, t43, x32, c44, t45, t47)).DisableLifeTimeVariation()
