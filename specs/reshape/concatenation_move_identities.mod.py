# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: moves that can be merged, or taken past another operation, if one takes care.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts are joined again in another order, or not all of them.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 6]))
t2 = Internal('t2', (F32, [4, 2]))
t3 = Internal('t3', (F32, [4, 2]))
t4 = Internal('t4', (F32, [4, 2]))
t5 = Internal('t5', (F32, [4, 8]))
t6 = Internal('t6', (F32, [8, 2]))
t7 = Internal('t7', (F32, [8, 2]))
t8 = Output('t8', (F32, [4, 6]))
t9 = Output('t9', (F32, [12, 2]))
t10 = Output('t10', (F32, [4, 6]))
t11 = Output('t11', (F32, [4, 6]))
t12 = Output('t12', (F32, [3, 2]))
t13 = Output('t13', (F32, [8, 4]))
t14 = Output('t14', (F32, [20, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', x1, t2, 1).To(t5)
model.Operation('CONCATENATION', t2, t3, 0).To(t6)
model.Operation('CONCATENATION', t3, t4, 0).To(t7)
model.Operation('CONCATENATION', t2, t4, t3, 1).To(t8)
model.Operation('CONCATENATION', t2, t3, t4, 0).To(t9)
model.Operation('CONCATENATION', t2, t3, t3, 1).To(t10)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t11)
model.Operation('SLICE', t5, [1, 5], [3, 2]).To(t12)
model.Operation('CONCATENATION', t6, t7, 1).To(t13)
model.Operation('CONCATENATION', t6, t4, t7, 0).To(t14)
Example({
    x1: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t8: [3.375, 1.6875, -0.8125, 1.375, -1.3125, 0.0625, 1.25, -2.375, -2.1875, -1.125, -1.6875, 0.125, 2.0,
    1.4375, -2.3125, 3.5625, -1.5, 3.4375, 3.5, 2.6875, 2.8125, 3.625, -0.625, 0.9375],
    t9: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625],
    t10: [3.375, 1.6875, -1.3125, 0.0625, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, -1.6875, 0.125, 2.0,
    1.4375, -1.5, 3.4375, -1.5, 3.4375, 3.5, 2.6875, -0.625, 0.9375, -0.625, 0.9375],
    t11: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t12: [-1.125, 1.25, 3.5625, 2.0, 3.625, 3.5],
    t13: packed('|i1',
    'c-k|Qe$6Oy>nW3h_zQCj?Qi_A89$3XWxD(Bh52pEZ~VGe0NP*<7X', 0.0625
),
    t14: packed('|i1',
    'c-k|Q7P+M$ZlV2}@hQ^_^Kbm0#qPelZK-R8&IbTn9uj5', 0.0625
),
}, name='of_parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts are joined again in another order, or not all of them. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 6]))
t15 = Internal('t15', (F32, [4, 2]))
t16 = Internal('t16', (F32, [4, 2]))
t17 = Internal('t17', (F32, [4, 2]))
t18 = Output('t18', (F32, [4, 6]))
t19 = Internal('t19', (F32, [4, 2]))
t20 = Internal('t20', (F32, [4, 2]))
t21 = Internal('t21', (F32, [4, 2]))
t22 = Output('t22', (F32, [12, 2]))
t23 = Internal('t23', (F32, [4, 2]))
t24 = Internal('t24', (F32, [4, 2]))
t25 = Internal('t25', (F32, [4, 2]))
t26 = Output('t26', (F32, [4, 6]))
t27 = Internal('t27', (F32, [4, 2]))
t28 = Internal('t28', (F32, [4, 2]))
t29 = Internal('t29', (F32, [4, 2]))
t30 = Output('t30', (F32, [4, 6]))
t31 = Internal('t31', (F32, [4, 2]))
t32 = Internal('t32', (F32, [4, 2]))
t33 = Internal('t33', (F32, [4, 2]))
t34 = Internal('t34', (F32, [4, 8]))
t35 = Output('t35', (F32, [3, 2]))
t36 = Internal('t36', (F32, [4, 2]))
t37 = Internal('t37', (F32, [4, 2]))
t38 = Internal('t38', (F32, [4, 2]))
t39 = Internal('t39', (F32, [8, 2]))
t40 = Internal('t40', (F32, [4, 2]))
t41 = Internal('t41', (F32, [4, 2]))
t42 = Internal('t42', (F32, [4, 2]))
t43 = Internal('t43', (F32, [8, 2]))
t44 = Output('t44', (F32, [8, 4]))
t45 = Internal('t45', (F32, [4, 2]))
t46 = Internal('t46', (F32, [4, 2]))
t47 = Internal('t47', (F32, [4, 2]))
t48 = Internal('t48', (F32, [8, 2]))
t49 = Internal('t49', (F32, [4, 2]))
t50 = Internal('t50', (F32, [4, 2]))
t51 = Internal('t51', (F32, [4, 2]))
t52 = Internal('t52', (F32, [4, 2]))
t53 = Internal('t53', (F32, [4, 2]))
t54 = Internal('t54', (F32, [4, 2]))
t55 = Internal('t55', (F32, [8, 2]))
t56 = Output('t56', (F32, [20, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t15, t16, t17)
model.Operation('CONCATENATION', t15, t17, t16, 1).To(t18)
model.Operation('SPLIT', x1, 1, 3).To(t19, t20, t21)
model.Operation('CONCATENATION', t19, t20, t21, 0).To(t22)
model.Operation('SPLIT', x1, 1, 3).To(t23, t24, t25)
model.Operation('CONCATENATION', t23, t24, t24, 1).To(t26)
model.Operation('SPLIT', x1, 1, 3).To(t27, t28, t29)
model.Operation('CONCATENATION', t27, t28, t29, 1).To(t30)
model.Operation('SPLIT', x1, 1, 3).To(t31, t32, t33)
model.Operation('CONCATENATION', x1, t31, 1).To(t34)
model.Operation('SLICE', t34, [1, 5], [3, 2]).To(t35)
model.Operation('SPLIT', x1, 1, 3).To(t36, t37, t38)
model.Operation('CONCATENATION', t36, t37, 0).To(t39)
model.Operation('SPLIT', x1, 1, 3).To(t40, t41, t42)
model.Operation('CONCATENATION', t41, t42, 0).To(t43)
model.Operation('CONCATENATION', t39, t43, 1).To(t44)
model.Operation('SPLIT', x1, 1, 3).To(t45, t46, t47)
model.Operation('CONCATENATION', t45, t46, 0).To(t48)
model.Operation('SPLIT', x1, 1, 3).To(t49, t50, t51)
model.Operation('SPLIT', x1, 1, 3).To(t52, t53, t54)
model.Operation('CONCATENATION', t53, t54, 0).To(t55)
model.Operation('CONCATENATION', t48, t51, t55, 0).To(t56)
Example({
    x1: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t18: [3.375, 1.6875, -0.8125, 1.375, -1.3125, 0.0625, 1.25, -2.375, -2.1875, -1.125, -1.6875, 0.125, 2.0,
    1.4375, -2.3125, 3.5625, -1.5, 3.4375, 3.5, 2.6875, 2.8125, 3.625, -0.625, 0.9375],
    t22: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625],
    t26: [3.375, 1.6875, -1.3125, 0.0625, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, -1.6875, 0.125, 2.0,
    1.4375, -1.5, 3.4375, -1.5, 3.4375, 3.5, 2.6875, -0.625, 0.9375, -0.625, 0.9375],
    t30: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t35: [-1.125, 1.25, 3.5625, 2.0, 3.625, 3.5],
    t44: packed('|i1',
    'c-k|Qe$6Oy>nW3h_zQCj?Qi_A89$3XWxD(Bh52pEZ~VGe0NP*<7X', 0.0625
),
    t56: packed('|i1',
    'c-k|Q7P+M$ZlV2}@hQ^_^Kbm0#qPelZK-R8&IbTn9uj5', 0.0625
),
}, name='of_parts_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Parts are joined again in another order, or not all of them.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 6], 0.5, 120))
t2 = Internal('t2', (U8, [4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [4, 2], 0.5, 120))
t5 = Internal('t5', (U8, [4, 8], 0.5, 120))
t6 = Internal('t6', (U8, [8, 2], 0.5, 120))
t7 = Internal('t7', (U8, [8, 2], 0.5, 120))
t8 = Output('t8', (U8, [4, 6], 0.5, 120))
t9 = Output('t9', (U8, [12, 2], 0.5, 120))
t10 = Output('t10', (U8, [4, 6], 0.5, 120))
t11 = Output('t11', (U8, [4, 6], 0.5, 120))
t12 = Output('t12', (U8, [3, 2], 0.5, 120))
t13 = Output('t13', (U8, [8, 4], 0.5, 120))
t14 = Output('t14', (U8, [20, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', x1, t2, 1).To(t5)
model.Operation('CONCATENATION', t2, t3, 0).To(t6)
model.Operation('CONCATENATION', t3, t4, 0).To(t7)
model.Operation('CONCATENATION', t2, t4, t3, 1).To(t8)
model.Operation('CONCATENATION', t2, t3, t4, 0).To(t9)
model.Operation('CONCATENATION', t2, t3, t3, 1).To(t10)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t11)
model.Operation('SLICE', t5, [1, 5], [3, 2]).To(t12)
model.Operation('CONCATENATION', t6, t7, 1).To(t13)
model.Operation('CONCATENATION', t6, t4, t7, 0).To(t14)
Example({
    x1: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t8: [148, 119, 138, 162, 150, 132, 153, 140, 125, 111, 105, 103, 146, 144, 126, 89, 86, 97, 106, 156,
    164, 87, 147, 100],
    t9: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87],
    t10: [148, 119, 150, 132, 150, 132, 153, 140, 105, 103, 105, 103, 146, 144, 86, 97, 86, 97, 106, 156,
    147, 100, 147, 100],
    t11: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t12: [111, 153, 89, 146, 87, 106],
    t13: packed('<i2',
    'c-os%KCNYDPiFe031Nv@b0()uYw22)nO>V8mRJ`#Ib}&W0|5X4^*Rr8'
),
    t14: packed('<i2',
    'c-os%KC@@igseH!S~Ana5+|p0Evn70i(C?p&SxMJ005n>6I}'
),
}, name='of_parts_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14)).DisableLifeTimeVariation()

# Parts are joined again in another order, or not all of them. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 6], 0.5, 120))
t15 = Internal('t15', (U8, [4, 2], 0.5, 120))
t16 = Internal('t16', (U8, [4, 2], 0.5, 120))
t17 = Internal('t17', (U8, [4, 2], 0.5, 120))
t18 = Output('t18', (U8, [4, 6], 0.5, 120))
t19 = Internal('t19', (U8, [4, 2], 0.5, 120))
t20 = Internal('t20', (U8, [4, 2], 0.5, 120))
t21 = Internal('t21', (U8, [4, 2], 0.5, 120))
t22 = Output('t22', (U8, [12, 2], 0.5, 120))
t23 = Internal('t23', (U8, [4, 2], 0.5, 120))
t24 = Internal('t24', (U8, [4, 2], 0.5, 120))
t25 = Internal('t25', (U8, [4, 2], 0.5, 120))
t26 = Output('t26', (U8, [4, 6], 0.5, 120))
t27 = Internal('t27', (U8, [4, 2], 0.5, 120))
t28 = Internal('t28', (U8, [4, 2], 0.5, 120))
t29 = Internal('t29', (U8, [4, 2], 0.5, 120))
t30 = Output('t30', (U8, [4, 6], 0.5, 120))
t31 = Internal('t31', (U8, [4, 2], 0.5, 120))
t32 = Internal('t32', (U8, [4, 2], 0.5, 120))
t33 = Internal('t33', (U8, [4, 2], 0.5, 120))
t34 = Internal('t34', (U8, [4, 8], 0.5, 120))
t35 = Output('t35', (U8, [3, 2], 0.5, 120))
t36 = Internal('t36', (U8, [4, 2], 0.5, 120))
t37 = Internal('t37', (U8, [4, 2], 0.5, 120))
t38 = Internal('t38', (U8, [4, 2], 0.5, 120))
t39 = Internal('t39', (U8, [8, 2], 0.5, 120))
t40 = Internal('t40', (U8, [4, 2], 0.5, 120))
t41 = Internal('t41', (U8, [4, 2], 0.5, 120))
t42 = Internal('t42', (U8, [4, 2], 0.5, 120))
t43 = Internal('t43', (U8, [8, 2], 0.5, 120))
t44 = Output('t44', (U8, [8, 4], 0.5, 120))
t45 = Internal('t45', (U8, [4, 2], 0.5, 120))
t46 = Internal('t46', (U8, [4, 2], 0.5, 120))
t47 = Internal('t47', (U8, [4, 2], 0.5, 120))
t48 = Internal('t48', (U8, [8, 2], 0.5, 120))
t49 = Internal('t49', (U8, [4, 2], 0.5, 120))
t50 = Internal('t50', (U8, [4, 2], 0.5, 120))
t51 = Internal('t51', (U8, [4, 2], 0.5, 120))
t52 = Internal('t52', (U8, [4, 2], 0.5, 120))
t53 = Internal('t53', (U8, [4, 2], 0.5, 120))
t54 = Internal('t54', (U8, [4, 2], 0.5, 120))
t55 = Internal('t55', (U8, [8, 2], 0.5, 120))
t56 = Output('t56', (U8, [20, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t15, t16, t17)
model.Operation('CONCATENATION', t15, t17, t16, 1).To(t18)
model.Operation('SPLIT', x1, 1, 3).To(t19, t20, t21)
model.Operation('CONCATENATION', t19, t20, t21, 0).To(t22)
model.Operation('SPLIT', x1, 1, 3).To(t23, t24, t25)
model.Operation('CONCATENATION', t23, t24, t24, 1).To(t26)
model.Operation('SPLIT', x1, 1, 3).To(t27, t28, t29)
model.Operation('CONCATENATION', t27, t28, t29, 1).To(t30)
model.Operation('SPLIT', x1, 1, 3).To(t31, t32, t33)
model.Operation('CONCATENATION', x1, t31, 1).To(t34)
model.Operation('SLICE', t34, [1, 5], [3, 2]).To(t35)
model.Operation('SPLIT', x1, 1, 3).To(t36, t37, t38)
model.Operation('CONCATENATION', t36, t37, 0).To(t39)
model.Operation('SPLIT', x1, 1, 3).To(t40, t41, t42)
model.Operation('CONCATENATION', t41, t42, 0).To(t43)
model.Operation('CONCATENATION', t39, t43, 1).To(t44)
model.Operation('SPLIT', x1, 1, 3).To(t45, t46, t47)
model.Operation('CONCATENATION', t45, t46, 0).To(t48)
model.Operation('SPLIT', x1, 1, 3).To(t49, t50, t51)
model.Operation('SPLIT', x1, 1, 3).To(t52, t53, t54)
model.Operation('CONCATENATION', t53, t54, 0).To(t55)
model.Operation('CONCATENATION', t48, t51, t55, 0).To(t56)
Example({
    x1: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t18: [148, 119, 138, 162, 150, 132, 153, 140, 125, 111, 105, 103, 146, 144, 126, 89, 86, 97, 106, 156,
    164, 87, 147, 100],
    t22: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87],
    t26: [148, 119, 150, 132, 150, 132, 153, 140, 105, 103, 105, 103, 146, 144, 86, 97, 86, 97, 106, 156,
    147, 100, 147, 100],
    t30: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t35: [111, 153, 89, 146, 87, 106],
    t44: packed('<i2',
    'c-os%KCNYDPiFe031Nv@b0()uYw22)nO>V8mRJ`#Ib}&W0|5X4^*Rr8'
),
    t56: packed('<i2',
    'c-os%KC@@igseH!S~Ana5+|p0Evn70i(C?p&SxMJ005n>6I}'
),
}, name='of_parts_unshared_quant8').AddVariations(signed(x1, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56)).DisableLifeTimeVariation()
