# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: what could be merged with it, or left out.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Windows lie over windows, or over moved or scaled images, and are of one pixel or the whole
# image.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 8, 8, 2]))
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Internal('t6', (F32, [1, 3, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 2, 2]))
t8 = Internal('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 1, 1, 2]))
t10 = Internal('t10', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
t12 = Internal('t12', (F32, [1, 2, 3, 2]))
t13 = Output('t13', (F32, [1, 1, 2, 2]))
t14 = Internal('t14', (F32, [1, 4, 3, 2]))
t15 = Output('t15', (F32, [1, 3, 2, 2]))
t16 = Internal('t16', (F32, [1, 3, 3, 2]))
t17 = Internal('t17', (F32, [1, 3, 3, 2]))
t18 = Output('t18', (F32, [1, 3, 3, 2]))
t19 = Output('t19', (F32, [1, 4, 4, 2]))
t20 = Internal('t20', (F32, [1, 2, 2, 2]))
t21 = Output('t21', (F32, [1, 2, 1, 2]))
t22 = Internal('t22', (F32, [1, 1, 1, 2]))
t23 = Output('t23', (F32, [2]))
t24 = Output('t24', (F32, [1, 2, 1, 2]))
t25 = Output('t25', (F32, [1, 4, 4, 2]))
t26 = Output('t26', (F32, [1, 3, 3, 2]))
t27 = Internal('t27', (F32, [1, 3, 2, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 2]))
t29 = Internal('t29', (F32, [1, 3, 2, 2]))
x2 = Input('x2', (F32, [1, 4, 4, 2]))
t30 = Internal('t30', (F32, [1, 3, 2, 2]))
t31 = Output('t31', (F32, [1, 3, 2, 4]))
t32 = Internal('t32', (F32, [1, 4, 8, 2]))
t33 = Output('t33', (F32, [1, 2, 3, 2]))
t34 = Internal('t34', (F32, [1, 2, 2, 2]))
t35 = Internal('t35', (F32, [1, 2, 2, 2]))
t36 = Output('t36', (F32, [1, 2, 2, 2]))
t37 = Internal('t37', (F32, [1, 4, 4, 2]))
t38 = Output('t38', (F32, [1, 2, 2, 2]))
t39 = Internal('t39', (F32, [1, 3, 3, 2]))
t40 = Output('t40', (F32, [1, 3, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 2, 2]))
c41 = Parameter('c41', (F32, [2, 1, 1, 2]), [1.0, 2.0, -1.0, 1.0])
c42 = Parameter('c42', (F32, [2]), [1.5, -2.0])
t46 = Output('t46', (F32, [1, 2, 2, 2]))
t47 = Internal('t47', (F32, [1, 4, 4, 2]))
t48 = Output('t48', (F32, [1, 4, 2, 2]))
t49 = Internal('t49', (F32, [1, 4, 4, 2]))
t50 = Output('t50', (F32, [1, 2, 2, 2]))
t51 = Internal('t51', (F32, [1, 4, 4, 2]))
c43 = Parameter('c43', (F32, [2, 1, 2, 2]), [1.0, 2.0, 0.0, 1.0, -1.0, 1.0, 2.0, 0.0])
c44 = Parameter('c44', (F32, [2]), [1.5, -2.0])
t52 = Output('t52', (F32, [1, 2, 3, 2]))
t53 = Internal('t53', (F32, [1, 4, 4, 2]))
t54 = Internal('t54', (F32, [1, 2, 3, 2]))
t55 = Output('t55', (F32, [1, 2, 3, 2]))
t56 = Internal('t56', (F32, [1, 2, 2, 2]))
c57 = Parameter('c57', (F32, [2]), [4.0, -4.0])
t58 = Output('t58', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 8, False).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 2, 1, 1, 2, 2, 0).To(t7)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 2, 1, 1, 2, 2, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 1, 1, 1, 2, 2, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 2, 2, 1, 0).To(t12)
model.Operation('AVERAGE_POOL_2D', t12, 2, 2, 1, 1, 2, 0).To(t13)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 1, 3).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 2, 2, 1, 1, 2, 0).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('AVERAGE_POOL_2D', t17, 1, 1, 1, 2, 2, 0).To(t18)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 1).To(t19)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 1, 1, 0).To(t20)
model.Operation('AVERAGE_POOL_2D', t20, 2, 1, 1, 2, 1, 2).To(t21)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 4, 4, 0).To(t22)
model.Operation('RESHAPE', t22, [2]).To(t23)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 4, 3, 0).To(t24)
model.Operation('AVERAGE_POOL_2D', t4, 2, 2, 2, 2, 2, 0).To(t25)
model.Operation('AVERAGE_POOL_2D', t4, 2, 3, 2, 2, 3, 0).To(t26)
model.Operation('AVERAGE_POOL_2D', t3, 2, 1, 1, 3, 2, 0).To(t27)
model.Operation('TRANSPOSE', t27, [0, 2, 1, 3]).To(t28)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 2, 2, 0).To(t29)
model.Operation('AVERAGE_POOL_2D', x2, 2, 2, 1, 2, 2, 0).To(t30)
model.Operation('CONCATENATION', t29, t30, 3).To(t31)
model.Operation('CONCATENATION', x1, x2, 2).To(t32)
model.Operation('AVERAGE_POOL_2D', t32, 2, 2, 2, 3, 2, 0).To(t33)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t34)
model.Operation('AVERAGE_POOL_2D', x2, 2, 2, 2, 2, 2, 0).To(t35)
model.Operation('ADD', t34, t35, 1).To(t36)
model.Operation('ADD', x1, x2, 0).To(t37)
model.Operation('AVERAGE_POOL_2D', t37, 2, 2, 2, 2, 2, 0).To(t38)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 1, 0).To(t39)
model.Operation('MAXIMUM', t39, t5).To(t40)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t45)
model.Operation('CONV_2D', t45, c41, c42, 2, 1, 1, 0).To(t46)
model.Operation('CONV_2D', x1, c41, c42, 2, 1, 1, 0).To(t47)
model.Operation('AVERAGE_POOL_2D', t47, 1, 2, 1, 3, 2, 0).To(t48)
model.Operation('CONV_2D', x1, c41, c42, 2, 1, 1, 1).To(t49)
model.Operation('AVERAGE_POOL_2D', t49, 2, 2, 2, 2, 2, 0).To(t50)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t51)
model.Operation('CONV_2D', t51, c43, c44, 1, 1, 0, 0, 2, 2, 0).To(t52)
model.Operation('NEG', x1).To(t53)
model.Operation('AVERAGE_POOL_2D', t53, 2, 1, 2, 2, 2, 0).To(t54)
model.Operation('NEG', t54).To(t55)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t56)
model.Operation('MUL', t56, c57, 0).To(t58)
Example({
    x1: packed('|i1',
    'c-jFV0N?)#3<v=F_V@|;1M%?g0tE914gL29@B8)q3;+HO@(~aPLlEW', 0.5
),
    t7: [-2.59375, -2.3125, -3.1875, -3.59375, -1.03125, -2.4375, 0.15625, -4.59375],
    t9: [-0.03125, -0.8125],
    t11: packed('<f4',
    'c-jj+-WO_loMF|fus(*OP=?U|PmVM6Su(6z4HR0nih&`t@NsBgA&?XLm_Y_4Z&AqbxDUvO%9p-j`KzsCA=RYXp<o_)!1w$<9ho2g'
    '23}STzl6NJ8Upt3JFx!%5bWQ-AIR8uVBbFb1NH|T4%pj*NQVOeC2Bj!'
),
    t13: [2.75, 2.0, -1.625, -3.625],
    t15: [2.25, 1.5, 0.0, 0.0, 0.5, 0.5, 0.125, 0.0, 0.5, 1.625, 3.125, 0.25],
    t18: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.40625, 1.5, 0.0, 2.0, 0.0, 1.0, 0.8125, 3.0, 0.0, 4.0, 0.0],
    t19: packed('|i1',
    'c-rIQ;a~s)P6lQm$;86I&db2S1`^?BVBljA6aWARiU5T', 0.5
),
    t21: [1.0, 0.5, 1.0, -1.0],
    t23: [-0.03125, -0.8125],
    t24: [-1.125, -1.5416666, -0.20833333, -1.5416666],
    t25: packed('|i1',
    'c-jFV0N?)#3<v=F_V@|;1M%?g0tE914gL29@B8)q3;+HO@(~aPLlEW', 0.5
),
    t26: [2.1666667, 4.5, -2.4166667, -2.8333333, -2.0, 0.8333333, -1.1666666, 3.1666667, -5.25, -4.5, 0.5,
    -6.1666665, 1.6666666, 6.1666665, 1.5833334, -5.6666665, 1.1666666, -1.0],
    t28: [0.0, 0.25, -2.3333333, -4.1666665, -2.25, -3.3333333, -1.9166666, 0.0, -1.4166666, -4.6666665, 1.5,
    -3.0833333],
    x2: packed('|i1',
    'c-jFV0N?-a`~vX@@(vI53Hk5$0}TlF2Jiq9{{Qv;^ZE<>5DF0<;1Kf', 0.5
),
    t31: [-0.5, -0.125, -4.375, -3.375, -3.5, -1.5, 3.125, 1.5, -2.25, -1.125, -5.625, -0.25, -1.625, -4.875,
    2.625, -0.25, -0.125, 1.625, -4.375, 0.5, 4.0, -3.25, 2.75, 2.5],
    t33: [-2.3333333, -0.75, -4.8333335, -0.5833333, -3.0833333, -3.1666667, 1.5833334, -1.5, 1.5833334,
    -2.75, -1.8333334, 1.5],
    t36: [0.0, 0.0, 0.0, 0.0, 0.0, 2.125, 6.75, 0.0],
    t38: [-4.875, -3.5, -0.375, 0.0, -4.5, 2.125, 6.75, -0.75],
    t40: [-0.5, -0.125, -3.6875, -2.25, -3.5, -1.5, -2.25, -1.125, -2.6875, -4.9375, -1.625, -4.875, 0.9375,
    1.625, 3.0, -4.25, 4.0, -3.25],
    t46: [0.75, -1.625, -5.0, 0.0, 4.625, -0.25, -1.0, -9.25],
    t48: [-2.3333333, -0.41666666, -5.0, 0.0, -5.0, -1.5, -9.875, -5.25, 0.083333336, -5.0833335, -1.0,
    -9.25, 1.3333334, -4.3333335, 10.25, -9.25],
    t50: [6.25, 0.75, 1.625, 3.625, 7.125, 1.625, 6.5, 0.0],
    t52: [1.375, -3.0, -4.6666665, -6.25, -5.0, 0.0, 1.5, -5.833333, -6.4444447, -2.5555556, -3.1666665,
    -6.583333],
    t55: [-0.5, -0.125, -3.875, -3.0, -3.5, -1.5, -0.125, 1.625, 2.0, -5.25, 4.0, -3.25],
    t58: [-2.0, 0.5, -14.0, 6.0, -0.5, -6.5, 16.0, 13.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()
