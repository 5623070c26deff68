# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: what is reduced is another operation's result, with axes of its own.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Sums of products are no products of sums, and averages of averages are of equals only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 2]))
t2 = Internal('t2', (F32, [4, 2]))
t3 = Internal('t3', (F32, [4, 4]))
t4 = Internal('t4', (F32, [4, 4]))
c5 = Parameter('c5', (I32, [1]), [0])
t6 = Output('t6', (F32, [2]))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (F32, [4]))
c9 = Parameter('c9', (I32, [1]), [0])
t10 = Internal('t10', (F32, [4, 2]))
c11 = Parameter('c11', (I32, [1]), [0])
t12 = Output('t12', (F32, [2]))
c13 = Parameter('c13', (I32, [1]), [1])
t14 = Internal('t14', (F32, [2, 2]))
c15 = Parameter('c15', (I32, [1]), [1])
t16 = Output('t16', (F32, [2]))
c17 = Parameter('c17', (I32, [1]), [0])
t18 = Internal('t18', (F32, [4, 2]))
t19 = Output('t19', (F32, [2, 4]))
t20 = Output('t20', (F32, [4, 4]))
t21 = Internal('t21', (F32, [4, 4]))
t22 = Output('t22', (F32, [4, 4]))
t23 = Output('t23', (F32, [4, 4]))
model = Model()
model.Operation('REDUCE_SUM', x1, [0], False).To(t2)
model.Operation('RESHAPE', x1, [4, 4]).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t4)
model.Operation('REDUCE_SUM', t2, c5, False).To(t6)
model.Operation('REDUCE_MAX', t2, c7, False).To(t8)
model.Operation('REDUCE_MAX', x1, c9, False).To(t10)
model.Operation('REDUCE_SUM', t10, c11, False).To(t12)
model.Operation('MEAN', x1, c13, 0).To(t14)
model.Operation('MEAN', t14, c15, 0).To(t16)
model.Operation('MEAN', x1, c17, 0).To(t18)
model.Operation('RESHAPE', t18, [2, 4]).To(t19)
model.Operation('SOFTMAX', t4, 1.0, 0).To(t20)
model.Operation('SOFTMAX', t4, 0.5, 1).To(t21)
model.Operation('TRANSPOSE', t21, [1, 0]).To(t22)
model.Operation('L2_NORMALIZATION', t4, 0).To(t23)
Example({
    x1: [-0.125, 1.0, -1.3125, -3.375, 4.0, 1.625, 2.75, 3.3125, -3.5625, 1.75, -4.0, -1.125, 3.375,
    -2.0625, -2.3125, 0.6875],
    t6: [-1.1875, 1.8125],
    t8: [2.75, -4.5, 7.375, 4.0],
    t12: [5.3125, 5.5625],
    t16: [0.984375, -0.90625],
    t19: [-1.84375, 1.375, -2.65625, -2.25, 3.6875, -0.21875, 0.21875, 2.0],
    t20: [0.22604112, 0.5312506, 0.0046307705, 0.9295501, 0.6962557, 0.049414, 0.93938303, 0.004043864,
    0.06893865, 0.15220584, 0.0029898502, 0.0031493646, 0.008764565, 0.26712957, 0.052996363,
    0.06325668],
    t22: [0.067569844, 0.24764155, 0.10536291, 0.024981905, 0.531478, 0.33848587, 0.8032457, 0.7076161,
    0.012114605, 0.36031634, 0.027485557, 0.076949686, 0.38883758, 0.05355624, 0.063905835,
    0.1904523],
    t23: [-0.033254907, 0.6560394, -0.61996824, 0.72846705, 0.26603925, 0.26651603, 0.3045458, -0.4451743,
    -0.34917653, 0.4510271, -0.69610465, -0.49913484, -0.8978825, 0.5432826, -0.19577943,
    0.14839144],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Sums of products are no products of sums, and averages of averages are of equals only. Each
# result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 2]))
t24 = Internal('t24', (F32, [4, 2]))
c5 = Parameter('c5', (I32, [1]), [0])
t25 = Output('t25', (F32, [2]))
t26 = Internal('t26', (F32, [4, 2]))
c7 = Parameter('c7', (I32, [1]), [1])
t27 = Output('t27', (F32, [4]))
c9 = Parameter('c9', (I32, [1]), [0])
t28 = Internal('t28', (F32, [4, 2]))
c11 = Parameter('c11', (I32, [1]), [0])
t29 = Output('t29', (F32, [2]))
c13 = Parameter('c13', (I32, [1]), [1])
t30 = Internal('t30', (F32, [2, 2]))
c15 = Parameter('c15', (I32, [1]), [1])
t31 = Output('t31', (F32, [2]))
c17 = Parameter('c17', (I32, [1]), [0])
t32 = Internal('t32', (F32, [4, 2]))
t33 = Output('t33', (F32, [2, 4]))
t34 = Internal('t34', (F32, [4, 4]))
t35 = Internal('t35', (F32, [4, 4]))
t36 = Output('t36', (F32, [4, 4]))
t37 = Internal('t37', (F32, [4, 4]))
t38 = Internal('t38', (F32, [4, 4]))
t39 = Internal('t39', (F32, [4, 4]))
t40 = Output('t40', (F32, [4, 4]))
t41 = Internal('t41', (F32, [4, 4]))
t42 = Internal('t42', (F32, [4, 4]))
t43 = Output('t43', (F32, [4, 4]))
model = Model()
model.Operation('REDUCE_SUM', x1, [0], False).To(t24)
model.Operation('REDUCE_SUM', t24, c5, False).To(t25)
model.Operation('REDUCE_SUM', x1, [0], False).To(t26)
model.Operation('REDUCE_MAX', t26, c7, False).To(t27)
model.Operation('REDUCE_MAX', x1, c9, False).To(t28)
model.Operation('REDUCE_SUM', t28, c11, False).To(t29)
model.Operation('MEAN', x1, c13, 0).To(t30)
model.Operation('MEAN', t30, c15, 0).To(t31)
model.Operation('MEAN', x1, c17, 0).To(t32)
model.Operation('RESHAPE', t32, [2, 4]).To(t33)
model.Operation('RESHAPE', x1, [4, 4]).To(t34)
model.Operation('TRANSPOSE', t34, [1, 0]).To(t35)
model.Operation('SOFTMAX', t35, 1.0, 0).To(t36)
model.Operation('RESHAPE', x1, [4, 4]).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
model.Operation('SOFTMAX', t38, 0.5, 1).To(t39)
model.Operation('TRANSPOSE', t39, [1, 0]).To(t40)
model.Operation('RESHAPE', x1, [4, 4]).To(t41)
model.Operation('TRANSPOSE', t41, [1, 0]).To(t42)
model.Operation('L2_NORMALIZATION', t42, 0).To(t43)
Example({
    x1: [-0.125, 1.0, -1.3125, -3.375, 4.0, 1.625, 2.75, 3.3125, -3.5625, 1.75, -4.0, -1.125, 3.375,
    -2.0625, -2.3125, 0.6875],
    t25: [-1.1875, 1.8125],
    t27: [2.75, -4.5, 7.375, 4.0],
    t29: [5.3125, 5.5625],
    t31: [0.984375, -0.90625],
    t33: [-1.84375, 1.375, -2.65625, -2.25, 3.6875, -0.21875, 0.21875, 2.0],
    t36: [0.22604112, 0.5312506, 0.0046307705, 0.9295501, 0.6962557, 0.049414, 0.93938303, 0.004043864,
    0.06893865, 0.15220584, 0.0029898502, 0.0031493646, 0.008764565, 0.26712957, 0.052996363,
    0.06325668],
    t40: [0.067569844, 0.24764155, 0.10536291, 0.024981905, 0.531478, 0.33848587, 0.8032457, 0.7076161,
    0.012114605, 0.36031634, 0.027485557, 0.076949686, 0.38883758, 0.05355624, 0.063905835,
    0.1904523],
    t43: [-0.033254907, 0.6560394, -0.61996824, 0.72846705, 0.26603925, 0.26651603, 0.3045458, -0.4451743,
    -0.34917653, 0.4510271, -0.69610465, -0.49913484, -0.8978825, 0.5432826, -0.19577943,
    0.14839144],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()
