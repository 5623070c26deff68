# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: what is reduced is another operation's result, with axes of its own.

F32 = 'TENSOR_FLOAT32'

# One dimension after the other, and views between.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 2]))
t2 = Internal('t2', (F32, [4, 2]))
t3 = Internal('t3', (F32, [4, 4]))
t4 = Internal('t4', (F32, [4, 4]))
t5 = Output('t5', (F32, [2]))
t6 = Output('t6', (F32, [4]))
t7 = Internal('t7', (F32, [4, 2]))
t8 = Output('t8', (F32, [2]))
t9 = Internal('t9', (F32, [2, 2]))
t10 = Output('t10', (F32, [2]))
t11 = Internal('t11', (F32, [4, 2]))
t12 = Output('t12', (F32, [2, 4]))
t13 = Output('t13', (F32, [4, 4]))
t14 = Internal('t14', (F32, [4, 4]))
t15 = Output('t15', (F32, [4, 4]))
t16 = Output('t16', (F32, [4, 4]))
model = Model()
model.Operation('REDUCE_SUM', x1, [0], False).To(t2)
model.Operation('RESHAPE', x1, [4, 4]).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t4)
model.Operation('REDUCE_SUM', t2, [0], False).To(t5)
model.Operation('REDUCE_MAX', t2, [1], False).To(t6)
model.Operation('REDUCE_MAX', x1, [0], False).To(t7)
model.Operation('REDUCE_SUM', t7, [0], False).To(t8)
model.Operation('MEAN', x1, [1], 0).To(t9)
model.Operation('MEAN', t9, [1], 0).To(t10)
model.Operation('MEAN', x1, [0], 0).To(t11)
model.Operation('RESHAPE', t11, [2, 4]).To(t12)
model.Operation('SOFTMAX', t4, 1.0, 0).To(t13)
model.Operation('SOFTMAX', t4, 0.5, 1).To(t14)
model.Operation('TRANSPOSE', t14, [1, 0]).To(t15)
model.Operation('L2_NORMALIZATION', t4, 0).To(t16)
Example({
    x1: [-0.125, 1.0, -1.3125, -3.375, 4.0, 1.625, 2.75, 3.3125, -3.5625, 1.75, -4.0, -1.125, 3.375,
    -2.0625, -2.3125, 0.6875],
    t5: [-1.1875, 1.8125],
    t6: [2.75, -4.5, 7.375, 4.0],
    t8: [5.3125, 5.5625],
    t10: [0.984375, -0.90625],
    t12: [-1.84375, 1.375, -2.65625, -2.25, 3.6875, -0.21875, 0.21875, 2.0],
    t13: [0.22604112, 0.5312506, 0.0046307705, 0.9295501, 0.6962557, 0.049414, 0.93938303, 0.004043864,
    0.06893865, 0.15220584, 0.0029898502, 0.0031493646, 0.008764565, 0.26712957, 0.052996363,
    0.06325668],
    t15: [0.067569844, 0.24764155, 0.10536291, 0.024981905, 0.531478, 0.33848587, 0.8032457, 0.7076161,
    0.012114605, 0.36031634, 0.027485557, 0.076949686, 0.38883758, 0.05355624, 0.063905835,
    0.1904523],
    t16: [-0.033254907, 0.6560394, -0.61996824, 0.72846705, 0.26603925, 0.26651603, 0.3045458, -0.4451743,
    -0.34917653, 0.4510271, -0.69610465, -0.49913484, -0.8978825, 0.5432826, -0.19577943,
    0.14839144],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# One dimension after the other, and views between. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 2]))
t17 = Internal('t17', (F32, [4, 2]))
t18 = Output('t18', (F32, [2]))
t19 = Internal('t19', (F32, [4, 2]))
t20 = Output('t20', (F32, [4]))
t21 = Internal('t21', (F32, [4, 2]))
t22 = Output('t22', (F32, [2]))
t23 = Internal('t23', (F32, [2, 2]))
t24 = Output('t24', (F32, [2]))
t25 = Internal('t25', (F32, [4, 2]))
t26 = Output('t26', (F32, [2, 4]))
t27 = Internal('t27', (F32, [4, 4]))
t28 = Internal('t28', (F32, [4, 4]))
t29 = Output('t29', (F32, [4, 4]))
t30 = Internal('t30', (F32, [4, 4]))
t31 = Internal('t31', (F32, [4, 4]))
t32 = Internal('t32', (F32, [4, 4]))
t33 = Output('t33', (F32, [4, 4]))
t34 = Internal('t34', (F32, [4, 4]))
t35 = Internal('t35', (F32, [4, 4]))
t36 = Output('t36', (F32, [4, 4]))
model = Model()
model.Operation('REDUCE_SUM', x1, [0], False).To(t17)
model.Operation('REDUCE_SUM', t17, [0], False).To(t18)
model.Operation('REDUCE_SUM', x1, [0], False).To(t19)
model.Operation('REDUCE_MAX', t19, [1], False).To(t20)
model.Operation('REDUCE_MAX', x1, [0], False).To(t21)
model.Operation('REDUCE_SUM', t21, [0], False).To(t22)
model.Operation('MEAN', x1, [1], 0).To(t23)
model.Operation('MEAN', t23, [1], 0).To(t24)
model.Operation('MEAN', x1, [0], 0).To(t25)
model.Operation('RESHAPE', t25, [2, 4]).To(t26)
model.Operation('RESHAPE', x1, [4, 4]).To(t27)
model.Operation('TRANSPOSE', t27, [1, 0]).To(t28)
model.Operation('SOFTMAX', t28, 1.0, 0).To(t29)
model.Operation('RESHAPE', x1, [4, 4]).To(t30)
model.Operation('TRANSPOSE', t30, [1, 0]).To(t31)
model.Operation('SOFTMAX', t31, 0.5, 1).To(t32)
model.Operation('TRANSPOSE', t32, [1, 0]).To(t33)
model.Operation('RESHAPE', x1, [4, 4]).To(t34)
model.Operation('TRANSPOSE', t34, [1, 0]).To(t35)
model.Operation('L2_NORMALIZATION', t35, 0).To(t36)
Example({
    x1: [-0.125, 1.0, -1.3125, -3.375, 4.0, 1.625, 2.75, 3.3125, -3.5625, 1.75, -4.0, -1.125, 3.375,
    -2.0625, -2.3125, 0.6875],
    t18: [-1.1875, 1.8125],
    t20: [2.75, -4.5, 7.375, 4.0],
    t22: [5.3125, 5.5625],
    t24: [0.984375, -0.90625],
    t26: [-1.84375, 1.375, -2.65625, -2.25, 3.6875, -0.21875, 0.21875, 2.0],
    t29: [0.22604112, 0.5312506, 0.0046307705, 0.9295501, 0.6962557, 0.049414, 0.93938303, 0.004043864,
    0.06893865, 0.15220584, 0.0029898502, 0.0031493646, 0.008764565, 0.26712957, 0.052996363,
    0.06325668],
    t33: [0.067569844, 0.24764155, 0.10536291, 0.024981905, 0.531478, 0.33848587, 0.8032457, 0.7076161,
    0.012114605, 0.36031634, 0.027485557, 0.076949686, 0.38883758, 0.05355624, 0.063905835,
    0.1904523],
    t36: [-0.033254907, 0.6560394, -0.61996824, 0.72846705, 0.26603925, 0.26651603, 0.3045458, -0.4451743,
    -0.34917653, 0.4510271, -0.69610465, -0.49913484, -0.8978825, 0.5432826, -0.19577943,
    0.14839144],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()
