# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: many operands.

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

# An operation has more outputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 9]))
t2 = Output('t2', (F32, [2, 1]))
t3 = Output('t3', (F32, [2, 1]))
t4 = Output('t4', (F32, [2, 1]))
t5 = Output('t5', (F32, [2, 1]))
t6 = Output('t6', (F32, [2, 1]))
t7 = Output('t7', (F32, [2, 1]))
t8 = Output('t8', (F32, [2, 1]))
t9 = Output('t9', (F32, [2, 1]))
t10 = Output('t10', (F32, [2, 1]))
model = Model()
model.Operation('SPLIT', x1, 1, 9).To(t2, t3, t4, t5, t6, t7, t8, t9, t10)
Example({
    x1: [2.0625, 2.625, -2.75, 0.375, -3.25, -2.25, -1.8125, 2.5, -1.625, -0.5, 0.8125, 2.375, -3.625,
    2.9375, 0.625, -1.125, 0.25, -2.875],
    t2: [2.0625, -0.5],
    t3: [2.625, 0.8125],
    t4: [-2.75, 2.375],
    t5: [0.375, -3.625],
    t6: [-3.25, 2.9375],
    t7: [-2.25, 0.625],
    t8: [-1.8125, -1.125],
    t9: [2.5, 0.25],
    t10: [-1.625, -2.875],
}, name='9_parts').AddVariations('float16').DisableLifeTimeVariation()

# An operation has more outputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 9], 0.5, 120))
t2 = Output('t2', (U8, [2, 1], 0.5, 120))
t3 = Output('t3', (U8, [2, 1], 0.5, 120))
t4 = Output('t4', (U8, [2, 1], 0.5, 120))
t5 = Output('t5', (U8, [2, 1], 0.5, 120))
t6 = Output('t6', (U8, [2, 1], 0.5, 120))
t7 = Output('t7', (U8, [2, 1], 0.5, 120))
t8 = Output('t8', (U8, [2, 1], 0.5, 120))
t9 = Output('t9', (U8, [2, 1], 0.5, 120))
t10 = Output('t10', (U8, [2, 1], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 9).To(t2, t3, t4, t5, t6, t7, t8, t9, t10)
Example({
    x1: [108, 113, 159, 151, 136, 70, 95, 138, 66, 164, 166, 74, 77, 154, 112, 79, 131, 88],
    t2: [108, 164],
    t3: [113, 166],
    t4: [159, 74],
    t5: [151, 77],
    t6: [136, 154],
    t7: [70, 112],
    t8: [95, 79],
    t9: [138, 131],
    t10: [66, 88],
}, name='9_parts_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10)).DisableLifeTimeVariation()

# An operation has more outputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 33]))
t2 = Output('t2', (F32, [2, 1]))
t3 = Output('t3', (F32, [2, 1]))
t4 = Output('t4', (F32, [2, 1]))
t5 = Output('t5', (F32, [2, 1]))
t6 = Output('t6', (F32, [2, 1]))
t7 = Output('t7', (F32, [2, 1]))
t8 = Output('t8', (F32, [2, 1]))
t9 = Output('t9', (F32, [2, 1]))
t10 = Output('t10', (F32, [2, 1]))
t11 = Output('t11', (F32, [2, 1]))
t12 = Output('t12', (F32, [2, 1]))
t13 = Output('t13', (F32, [2, 1]))
t14 = Output('t14', (F32, [2, 1]))
t15 = Output('t15', (F32, [2, 1]))
t16 = Output('t16', (F32, [2, 1]))
t17 = Output('t17', (F32, [2, 1]))
t18 = Output('t18', (F32, [2, 1]))
t19 = Output('t19', (F32, [2, 1]))
t20 = Output('t20', (F32, [2, 1]))
t21 = Output('t21', (F32, [2, 1]))
t22 = Output('t22', (F32, [2, 1]))
t23 = Output('t23', (F32, [2, 1]))
t24 = Output('t24', (F32, [2, 1]))
t25 = Output('t25', (F32, [2, 1]))
t26 = Output('t26', (F32, [2, 1]))
t27 = Output('t27', (F32, [2, 1]))
t28 = Output('t28', (F32, [2, 1]))
t29 = Output('t29', (F32, [2, 1]))
t30 = Output('t30', (F32, [2, 1]))
t31 = Output('t31', (F32, [2, 1]))
t32 = Output('t32', (F32, [2, 1]))
t33 = Output('t33', (F32, [2, 1]))
t34 = Output('t34', (F32, [2, 1]))
model = Model()
model.Operation('SPLIT', x1, 1, 33).To(t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34)
Example({
    x1: packed('|i1',
    'c-jF%0KNYm`ZD#;IQQNQHx~{e)7i@>3@+x|>cJxq70J=>5Xw5~C<h<k2pcW?<0Zq+9MlBHDi#3lJ|x`*11Ze$$M!Wj$QJ<~%>', 0.0625
),
    t2: [1.8125, 2.5],
    t3: [-0.375, 0.4375],
    t4: [3.125, 1.9375],
    t5: [-0.6875, -2.0625],
    t6: [-3.0625, 0.5],
    t7: [3.5, 1.6875],
    t8: [-0.5625, 2.8125],
    t9: [-2.125, -0.3125],
    t10: [0.6875, -1.8125],
    t11: [3.4375, 2.3125],
    t12: [1.4375, -3.8125],
    t13: [0.875, -3.125],
    t14: [2.0625, 1.75],
    t15: [-2.8125, -2.75],
    t16: [-2.4375, 0.25],
    t17: [-3.3125, -3.625],
    t18: [2.4375, 2.625],
    t19: [0.75, 1.375],
    t20: [2.875, 0.0],
    t21: [-1.625, -1.125],
    t22: [-2.3125, 3.875],
    t23: [-1.375, 2.25],
    t24: [-3.9375, -2.1875],
    t25: [2.1875, 0.3125],
    t26: [0.9375, 0.1875],
    t27: [1.3125, 2.5625],
    t28: [-3.4375, -3.25],
    t29: [-2.9375, -0.9375],
    t30: [-1.0625, -3.5625],
    t31: [1.0, -0.625],
    t32: [-3.375, 3.3125],
    t33: [3.625, 3.5625],
    t34: [-1.4375, -3.5],
}, name='33_parts').AddVariations('float16').DisableLifeTimeVariation()

# An operation has more outputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 33], 0.5, 120))
t2 = Output('t2', (U8, [2, 1], 0.5, 120))
t3 = Output('t3', (U8, [2, 1], 0.5, 120))
t4 = Output('t4', (U8, [2, 1], 0.5, 120))
t5 = Output('t5', (U8, [2, 1], 0.5, 120))
t6 = Output('t6', (U8, [2, 1], 0.5, 120))
t7 = Output('t7', (U8, [2, 1], 0.5, 120))
t8 = Output('t8', (U8, [2, 1], 0.5, 120))
t9 = Output('t9', (U8, [2, 1], 0.5, 120))
t10 = Output('t10', (U8, [2, 1], 0.5, 120))
t11 = Output('t11', (U8, [2, 1], 0.5, 120))
t12 = Output('t12', (U8, [2, 1], 0.5, 120))
t13 = Output('t13', (U8, [2, 1], 0.5, 120))
t14 = Output('t14', (U8, [2, 1], 0.5, 120))
t15 = Output('t15', (U8, [2, 1], 0.5, 120))
t16 = Output('t16', (U8, [2, 1], 0.5, 120))
t17 = Output('t17', (U8, [2, 1], 0.5, 120))
t18 = Output('t18', (U8, [2, 1], 0.5, 120))
t19 = Output('t19', (U8, [2, 1], 0.5, 120))
t20 = Output('t20', (U8, [2, 1], 0.5, 120))
t21 = Output('t21', (U8, [2, 1], 0.5, 120))
t22 = Output('t22', (U8, [2, 1], 0.5, 120))
t23 = Output('t23', (U8, [2, 1], 0.5, 120))
t24 = Output('t24', (U8, [2, 1], 0.5, 120))
t25 = Output('t25', (U8, [2, 1], 0.5, 120))
t26 = Output('t26', (U8, [2, 1], 0.5, 120))
t27 = Output('t27', (U8, [2, 1], 0.5, 120))
t28 = Output('t28', (U8, [2, 1], 0.5, 120))
t29 = Output('t29', (U8, [2, 1], 0.5, 120))
t30 = Output('t30', (U8, [2, 1], 0.5, 120))
t31 = Output('t31', (U8, [2, 1], 0.5, 120))
t32 = Output('t32', (U8, [2, 1], 0.5, 120))
t33 = Output('t33', (U8, [2, 1], 0.5, 120))
t34 = Output('t34', (U8, [2, 1], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 33).To(t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34)
Example({
    x1: packed('<i2',
    'c-mW*6}hg^yEv+Sa@Sn{Q1`_hN#SX>^SdXy`eygIZA_ilJT<yy<<j!_+4f$O0vena%&ghGeAcEmk6h=BMJ`3_9abeXPz(SDnjZ='
),
    t2: [166, 149],
    t3: [106, 91],
    t4: [89, 132],
    t5: [174, 169],
    t6: [113, 165],
    t7: [75, 119],
    t8: [115, 95],
    t9: [90, 155],
    t10: [135, 63],
    t11: [147, 74],
    t12: [138, 146],
    t13: [157, 80],
    t14: [79, 128],
    t15: [85, 66],
    t16: [71, 160],
    t17: [163, 153],
    t18: [136, 124],
    t19: [98, 179],
    t20: [87, 167],
    t21: [102, 154],
    t22: [61, 178],
    t23: [159, 134],
    t24: [139, 72],
    t25: [145, 109],
    t26: [69, 67],
    t27: [77, 104],
    t28: [107, 162],
    t29: [140, 68],
    t30: [70, 114],
    t31: [177, 175],
    t32: [101, 64],
    t33: [158, 170],
    t34: [131, 99],
}, name='33_parts_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34)).DisableLifeTimeVariation()
