# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: moves that can be merged, or taken past another operation, if one takes care.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Two paddings have a value each, and what is cut off may be of the padding.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t4 = Internal('t4', (F32, [3, 5]))
t5 = Internal('t5', (F32, [3, 5]))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t6 = Output('t6', (F32, [4, 6]))
t7 = Output('t7', (F32, [4, 6]))
t8 = Output('t8', (F32, [4, 6]))
t9 = Output('t9', (F32, [4, 6]))
t10 = Output('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [4, 6]))
t12 = Output('t12', (F32, [6, 4]))
model = Model()
model.Operation('PAD_V2', x1, c2, 2.5).To(t4)
model.Operation('PAD', x1, c2).To(t5)
model.Operation('PAD_V2', t4, c3, -3.0).To(t6)
model.Operation('PAD', t4, c3).To(t7)
model.Operation('PAD_V2', t5, c3, 1.5).To(t8)
model.Operation('PAD', t5, c3).To(t9)
model.Operation('SLICE', t4, [0, 2], [2, 3]).To(t10)
model.Operation('PAD_V2', t4, c3, 4.0).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
Example({
    x1: [3.125, -4.0, 1.25, -2.875, -0.9375, 2.125],
    t6: [-3.0, 2.5, 2.5, 2.5, 2.5, 2.5, -3.0, 3.125, -4.0, 1.25, 2.5, 2.5, -3.0, -2.875, -0.9375, 2.125,
    2.5, 2.5, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0],
    t7: [0.0, 2.5, 2.5, 2.5, 2.5, 2.5, 0.0, 3.125, -4.0, 1.25, 2.5, 2.5, 0.0, -2.875, -0.9375, 2.125, 2.5,
    2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t8: [1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 3.125, -4.0, 1.25, 0.0, 0.0, 1.5, -2.875, -0.9375, 2.125, 0.0,
    0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    t9: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.125, -4.0, 1.25, 0.0, 0.0, 0.0, -2.875, -0.9375, 2.125, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t10: [2.5, 2.5, 2.5, 1.25, 2.5, 2.5],
    t12: [4.0, 4.0, 4.0, 4.0, 2.5, 3.125, -2.875, 4.0, 2.5, -4.0, -0.9375, 4.0, 2.5, 1.25, 2.125, 4.0, 2.5,
    2.5, 2.5, 4.0, 2.5, 2.5, 2.5, 4.0],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Two paddings have a value each, and what is cut off may be of the padding. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t13 = Internal('t13', (F32, [3, 5]))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t14 = Output('t14', (F32, [4, 6]))
t15 = Internal('t15', (F32, [3, 5]))
t16 = Output('t16', (F32, [4, 6]))
t17 = Internal('t17', (F32, [3, 5]))
t18 = Output('t18', (F32, [4, 6]))
t19 = Internal('t19', (F32, [3, 5]))
t20 = Output('t20', (F32, [4, 6]))
t21 = Internal('t21', (F32, [3, 5]))
t22 = Output('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [3, 5]))
t24 = Internal('t24', (F32, [4, 6]))
t25 = Output('t25', (F32, [6, 4]))
model = Model()
model.Operation('PAD_V2', x1, c2, 2.5).To(t13)
model.Operation('PAD_V2', t13, c3, -3.0).To(t14)
model.Operation('PAD_V2', x1, c2, 2.5).To(t15)
model.Operation('PAD', t15, c3).To(t16)
model.Operation('PAD', x1, c2).To(t17)
model.Operation('PAD_V2', t17, c3, 1.5).To(t18)
model.Operation('PAD', x1, c2).To(t19)
model.Operation('PAD', t19, c3).To(t20)
model.Operation('PAD_V2', x1, c2, 2.5).To(t21)
model.Operation('SLICE', t21, [0, 2], [2, 3]).To(t22)
model.Operation('PAD_V2', x1, c2, 2.5).To(t23)
model.Operation('PAD_V2', t23, c3, 4.0).To(t24)
model.Operation('TRANSPOSE', t24, [1, 0]).To(t25)
Example({
    x1: [3.125, -4.0, 1.25, -2.875, -0.9375, 2.125],
    t14: [-3.0, 2.5, 2.5, 2.5, 2.5, 2.5, -3.0, 3.125, -4.0, 1.25, 2.5, 2.5, -3.0, -2.875, -0.9375, 2.125,
    2.5, 2.5, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0],
    t16: [0.0, 2.5, 2.5, 2.5, 2.5, 2.5, 0.0, 3.125, -4.0, 1.25, 2.5, 2.5, 0.0, -2.875, -0.9375, 2.125, 2.5,
    2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t18: [1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 3.125, -4.0, 1.25, 0.0, 0.0, 1.5, -2.875, -0.9375, 2.125, 0.0,
    0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    t20: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.125, -4.0, 1.25, 0.0, 0.0, 0.0, -2.875, -0.9375, 2.125, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t22: [2.5, 2.5, 2.5, 1.25, 2.5, 2.5],
    t25: [4.0, 4.0, 4.0, 4.0, 2.5, 3.125, -2.875, 4.0, 2.5, -4.0, -0.9375, 4.0, 2.5, 1.25, 2.125, 4.0, 2.5,
    2.5, 2.5, 4.0, 2.5, 2.5, 2.5, 4.0],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Two paddings have a value each, and what is cut off may be of the padding.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t4 = Internal('t4', (U8, [3, 5], 0.5, 120))
t5 = Internal('t5', (U8, [3, 5], 0.5, 120))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t6 = Output('t6', (U8, [4, 6], 0.5, 120))
t7 = Output('t7', (U8, [4, 6], 0.5, 120))
t8 = Output('t8', (U8, [4, 6], 0.5, 120))
t9 = Output('t9', (U8, [4, 6], 0.5, 120))
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
t11 = Internal('t11', (U8, [4, 6], 0.5, 120))
t12 = Output('t12', (U8, [6, 4], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 125).To(t4)
model.Operation('PAD', x1, c2).To(t5)
model.Operation('PAD_V2', t4, c3, 114).To(t6)
model.Operation('PAD', t4, c3).To(t7)
model.Operation('PAD_V2', t5, c3, 123).To(t8)
model.Operation('PAD', t5, c3).To(t9)
model.Operation('SLICE', t4, [0, 2], [2, 3]).To(t10)
model.Operation('PAD_V2', t4, c3, 128).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
Example({
    x1: [117, 60, 125, 126, 124, 163],
    t6: [114, 125, 125, 125, 125, 125, 114, 117, 60, 125, 125, 125, 114, 126, 124, 163, 125, 125, 114, 114,
    114, 114, 114, 114],
    t7: [120, 125, 125, 125, 125, 125, 120, 117, 60, 125, 125, 125, 120, 126, 124, 163, 125, 125, 120, 120,
    120, 120, 120, 120],
    t8: [123, 120, 120, 120, 120, 120, 123, 117, 60, 125, 120, 120, 123, 126, 124, 163, 120, 120, 123, 123,
    123, 123, 123, 123],
    t9: [120, 120, 120, 120, 120, 120, 120, 117, 60, 125, 120, 120, 120, 126, 124, 163, 120, 120, 120, 120,
    120, 120, 120, 120],
    t10: [125, 125, 125, 125, 125, 125],
    t12: [128, 128, 128, 128, 125, 117, 126, 128, 125, 60, 124, 128, 125, 125, 163, 128, 125, 125, 125, 128,
    125, 125, 125, 128],
}, name='twice_quant8').DisableLifeTimeVariation()

# Two paddings have a value each, and what is cut off may be of the padding. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t13 = Internal('t13', (U8, [3, 5], 0.5, 120))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t14 = Output('t14', (U8, [4, 6], 0.5, 120))
t15 = Internal('t15', (U8, [3, 5], 0.5, 120))
t16 = Output('t16', (U8, [4, 6], 0.5, 120))
t17 = Internal('t17', (U8, [3, 5], 0.5, 120))
t18 = Output('t18', (U8, [4, 6], 0.5, 120))
t19 = Internal('t19', (U8, [3, 5], 0.5, 120))
t20 = Output('t20', (U8, [4, 6], 0.5, 120))
t21 = Internal('t21', (U8, [3, 5], 0.5, 120))
t22 = Output('t22', (U8, [2, 3], 0.5, 120))
t23 = Internal('t23', (U8, [3, 5], 0.5, 120))
t24 = Internal('t24', (U8, [4, 6], 0.5, 120))
t25 = Output('t25', (U8, [6, 4], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 125).To(t13)
model.Operation('PAD_V2', t13, c3, 114).To(t14)
model.Operation('PAD_V2', x1, c2, 125).To(t15)
model.Operation('PAD', t15, c3).To(t16)
model.Operation('PAD', x1, c2).To(t17)
model.Operation('PAD_V2', t17, c3, 123).To(t18)
model.Operation('PAD', x1, c2).To(t19)
model.Operation('PAD', t19, c3).To(t20)
model.Operation('PAD_V2', x1, c2, 125).To(t21)
model.Operation('SLICE', t21, [0, 2], [2, 3]).To(t22)
model.Operation('PAD_V2', x1, c2, 125).To(t23)
model.Operation('PAD_V2', t23, c3, 128).To(t24)
model.Operation('TRANSPOSE', t24, [1, 0]).To(t25)
Example({
    x1: [117, 60, 125, 126, 124, 163],
    t14: [114, 125, 125, 125, 125, 125, 114, 117, 60, 125, 125, 125, 114, 126, 124, 163, 125, 125, 114, 114,
    114, 114, 114, 114],
    t16: [120, 125, 125, 125, 125, 125, 120, 117, 60, 125, 125, 125, 120, 126, 124, 163, 125, 125, 120, 120,
    120, 120, 120, 120],
    t18: [123, 120, 120, 120, 120, 120, 123, 117, 60, 125, 120, 120, 123, 126, 124, 163, 120, 120, 123, 123,
    123, 123, 123, 123],
    t20: [120, 120, 120, 120, 120, 120, 120, 117, 60, 125, 120, 120, 120, 126, 124, 163, 120, 120, 120, 120,
    120, 120, 120, 120],
    t22: [125, 125, 125, 125, 125, 125],
    t25: [128, 128, 128, 128, 125, 117, 126, 128, 125, 60, 124, 128, 125, 125, 163, 128, 125, 125, 125, 128,
    125, 125, 125, 128],
}, name='twice_unshared_quant8').DisableLifeTimeVariation()

# Two paddings have a value each, and what is cut off may be of the padding.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 3], 0.5, -8))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t4 = Internal('t4', (S8, [3, 5], 0.5, -8))
t5 = Internal('t5', (S8, [3, 5], 0.5, -8))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t6 = Output('t6', (S8, [4, 6], 0.5, -8))
t7 = Output('t7', (S8, [4, 6], 0.5, -8))
t8 = Output('t8', (S8, [4, 6], 0.5, -8))
t9 = Output('t9', (S8, [4, 6], 0.5, -8))
t10 = Output('t10', (S8, [2, 3], 0.5, -8))
t11 = Internal('t11', (S8, [4, 6], 0.5, -8))
t12 = Output('t12', (S8, [6, 4], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -3).To(t4)
model.Operation('PAD', x1, c2).To(t5)
model.Operation('PAD_V2', t4, c3, -14).To(t6)
model.Operation('PAD', t4, c3).To(t7)
model.Operation('PAD_V2', t5, c3, -5).To(t8)
model.Operation('PAD', t5, c3).To(t9)
model.Operation('SLICE', t4, [0, 2], [2, 3]).To(t10)
model.Operation('PAD_V2', t4, c3, 0).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
Example({
    x1: [-11, -68, -3, -2, -4, 35],
    t6: [-14, -3, -3, -3, -3, -3, -14, -11, -68, -3, -3, -3, -14, -2, -4, 35, -3, -3, -14, -14, -14, -14,
    -14, -14],
    t7: [-8, -3, -3, -3, -3, -3, -8, -11, -68, -3, -3, -3, -8, -2, -4, 35, -3, -3, -8, -8, -8, -8, -8, -8],
    t8: [-5, -8, -8, -8, -8, -8, -5, -11, -68, -3, -8, -8, -5, -2, -4, 35, -8, -8, -5, -5, -5, -5, -5, -5],
    t9: [-8, -8, -8, -8, -8, -8, -8, -11, -68, -3, -8, -8, -8, -2, -4, 35, -8, -8, -8, -8, -8, -8, -8, -8],
    t10: [-3, -3, -3, -3, -3, -3],
    t12: [0, 0, 0, 0, -3, -11, -2, 0, -3, -68, -4, 0, -3, -3, 35, 0, -3, -3, -3, 0, -3, -3, -3, 0],
}, name='twice_signed').DisableLifeTimeVariation()

# Two paddings have a value each, and what is cut off may be of the padding. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 3], 0.5, -8))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t13 = Internal('t13', (S8, [3, 5], 0.5, -8))
c3 = Parameter('c3', (I32, [2, 2]), [0, 1, 1, 0])
t14 = Output('t14', (S8, [4, 6], 0.5, -8))
t15 = Internal('t15', (S8, [3, 5], 0.5, -8))
t16 = Output('t16', (S8, [4, 6], 0.5, -8))
t17 = Internal('t17', (S8, [3, 5], 0.5, -8))
t18 = Output('t18', (S8, [4, 6], 0.5, -8))
t19 = Internal('t19', (S8, [3, 5], 0.5, -8))
t20 = Output('t20', (S8, [4, 6], 0.5, -8))
t21 = Internal('t21', (S8, [3, 5], 0.5, -8))
t22 = Output('t22', (S8, [2, 3], 0.5, -8))
t23 = Internal('t23', (S8, [3, 5], 0.5, -8))
t24 = Internal('t24', (S8, [4, 6], 0.5, -8))
t25 = Output('t25', (S8, [6, 4], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -3).To(t13)
model.Operation('PAD_V2', t13, c3, -14).To(t14)
model.Operation('PAD_V2', x1, c2, -3).To(t15)
model.Operation('PAD', t15, c3).To(t16)
model.Operation('PAD', x1, c2).To(t17)
model.Operation('PAD_V2', t17, c3, -5).To(t18)
model.Operation('PAD', x1, c2).To(t19)
model.Operation('PAD', t19, c3).To(t20)
model.Operation('PAD_V2', x1, c2, -3).To(t21)
model.Operation('SLICE', t21, [0, 2], [2, 3]).To(t22)
model.Operation('PAD_V2', x1, c2, -3).To(t23)
model.Operation('PAD_V2', t23, c3, 0).To(t24)
model.Operation('TRANSPOSE', t24, [1, 0]).To(t25)
Example({
    x1: [-11, -68, -3, -2, -4, 35],
    t14: [-14, -3, -3, -3, -3, -3, -14, -11, -68, -3, -3, -3, -14, -2, -4, 35, -3, -3, -14, -14, -14, -14,
    -14, -14],
    t16: [-8, -3, -3, -3, -3, -3, -8, -11, -68, -3, -3, -3, -8, -2, -4, 35, -3, -3, -8, -8, -8, -8, -8, -8],
    t18: [-5, -8, -8, -8, -8, -8, -5, -11, -68, -3, -8, -8, -5, -2, -4, 35, -8, -8, -5, -5, -5, -5, -5, -5],
    t20: [-8, -8, -8, -8, -8, -8, -8, -11, -68, -3, -8, -8, -8, -2, -4, 35, -8, -8, -8, -8, -8, -8, -8, -8],
    t22: [-3, -3, -3, -3, -3, -3],
    t25: [0, 0, 0, 0, -3, -11, -2, 0, -3, -68, -4, 0, -3, -3, 35, 0, -3, -3, -3, 0, -3, -3, -3, 0],
}, name='twice_unshared_signed').DisableLifeTimeVariation()
