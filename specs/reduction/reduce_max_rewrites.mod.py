# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: what is reduced is another operation's result, with axes of its own.

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

# One dimension after the other.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3]))
t3 = Internal('t3', (F32, [1, 3, 3]))
t4 = Output('t4', (F32, [3]))
t5 = Output('t5', (F32, [3, 1]))
t6 = Output('t6', (F32, [1, 3]))
t7 = Internal('t7', (F32, [3, 3]))
t8 = Output('t8', (F32, [3]))
t9 = Output('t9', (F32, [3]))
t10 = Internal('t10', (F32, [9, 3]))
t11 = Output('t11', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t2)
model.Operation('REDUCE_MAX', x1, [0], True).To(t3)
model.Operation('REDUCE_MAX', t2, [0], False).To(t4)
model.Operation('REDUCE_MAX', t2, [1], True).To(t5)
model.Operation('REDUCE_MAX', t3, [1], False).To(t6)
model.Operation('REDUCE_MAX', x1, [2], False).To(t7)
model.Operation('REDUCE_MAX', t7, [0], False).To(t8)
model.Operation('REDUCE_MIN', t2, [1], False).To(t9)
model.Operation('RESHAPE', x1, [9, 3]).To(t10)
model.Operation('REDUCE_MIN', t10, [0], False).To(t11)
Example({
    x1: packed('|i1',
    'c-lLmC~)e#+J}QSFGPQf|I_;MQs<S(CH5n#M<sOu&9M#L', 0.0625
),
    t4: [1.4375, 2.0625, 3.75],
    t5: [2.0625, 2.625, 3.75],
    t6: [1.4375, 2.0625, 3.75],
    t8: [2.0625, 2.625, 3.75],
    t9: [-1.375, -0.125, -0.5],
    t11: [-3.6875, -3.9375, -2.875],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# One dimension after the other. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t12 = Internal('t12', (F32, [3, 3]))
t13 = Output('t13', (F32, [3]))
t14 = Internal('t14', (F32, [3, 3]))
t15 = Output('t15', (F32, [3, 1]))
t16 = Internal('t16', (F32, [1, 3, 3]))
t17 = Output('t17', (F32, [1, 3]))
t18 = Internal('t18', (F32, [3, 3]))
t19 = Output('t19', (F32, [3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Output('t21', (F32, [3]))
t22 = Internal('t22', (F32, [9, 3]))
t23 = Output('t23', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t12)
model.Operation('REDUCE_MAX', t12, [0], False).To(t13)
model.Operation('REDUCE_MAX', x1, [0], False).To(t14)
model.Operation('REDUCE_MAX', t14, [1], True).To(t15)
model.Operation('REDUCE_MAX', x1, [0], True).To(t16)
model.Operation('REDUCE_MAX', t16, [1], False).To(t17)
model.Operation('REDUCE_MAX', x1, [2], False).To(t18)
model.Operation('REDUCE_MAX', t18, [0], False).To(t19)
model.Operation('REDUCE_MAX', x1, [0], False).To(t20)
model.Operation('REDUCE_MIN', t20, [1], False).To(t21)
model.Operation('RESHAPE', x1, [9, 3]).To(t22)
model.Operation('REDUCE_MIN', t22, [0], False).To(t23)
Example({
    x1: packed('|i1',
    'c-lLmC~)e#+J}QSFGPQf|I_;MQs<S(CH5n#M<sOu&9M#L', 0.0625
),
    t13: [1.4375, 2.0625, 3.75],
    t15: [2.0625, 2.625, 3.75],
    t17: [1.4375, 2.0625, 3.75],
    t19: [2.0625, 2.625, 3.75],
    t21: [-1.375, -0.125, -0.5],
    t23: [-3.6875, -3.9375, -2.875],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# One dimension after the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t2 = Internal('t2', (U8, [3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [1, 3, 3], 0.5, 120))
t4 = Output('t4', (U8, [3], 0.5, 120))
t5 = Output('t5', (U8, [3, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 3], 0.5, 120))
t7 = Internal('t7', (U8, [3, 3], 0.5, 120))
t8 = Output('t8', (U8, [3], 0.5, 120))
t9 = Output('t9', (U8, [3], 0.5, 120))
t10 = Internal('t10', (U8, [9, 3], 0.5, 120))
t11 = Output('t11', (U8, [3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t2)
model.Operation('REDUCE_MAX', x1, [0], True).To(t3)
model.Operation('REDUCE_MAX', t2, [0], False).To(t4)
model.Operation('REDUCE_MAX', t2, [1], True).To(t5)
model.Operation('REDUCE_MAX', t3, [1], False).To(t6)
model.Operation('REDUCE_MAX', x1, [2], False).To(t7)
model.Operation('REDUCE_MAX', t7, [0], False).To(t8)
model.Operation('REDUCE_MIN', t2, [1], False).To(t9)
model.Operation('RESHAPE', x1, [9, 3]).To(t10)
model.Operation('REDUCE_MIN', t10, [0], False).To(t11)
Example({
    x1: packed('<i2',
    'c-rfp<B-$iR=jAV?YfkS<&&#QQqv~*HE(j9y0DW0Hvj+_3JoF'
),
    t4: [149, 178, 177],
    t5: [174, 178, 177],
    t6: [149, 178, 177],
    t8: [174, 178, 177],
    t9: [100, 145, 149],
    t11: [61, 116, 64],
}, name='twice_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11)).DisableLifeTimeVariation()

# One dimension after the other. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t12 = Internal('t12', (U8, [3, 3], 0.5, 120))
t13 = Output('t13', (U8, [3], 0.5, 120))
t14 = Internal('t14', (U8, [3, 3], 0.5, 120))
t15 = Output('t15', (U8, [3, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3], 0.5, 120))
t17 = Output('t17', (U8, [1, 3], 0.5, 120))
t18 = Internal('t18', (U8, [3, 3], 0.5, 120))
t19 = Output('t19', (U8, [3], 0.5, 120))
t20 = Internal('t20', (U8, [3, 3], 0.5, 120))
t21 = Output('t21', (U8, [3], 0.5, 120))
t22 = Internal('t22', (U8, [9, 3], 0.5, 120))
t23 = Output('t23', (U8, [3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t12)
model.Operation('REDUCE_MAX', t12, [0], False).To(t13)
model.Operation('REDUCE_MAX', x1, [0], False).To(t14)
model.Operation('REDUCE_MAX', t14, [1], True).To(t15)
model.Operation('REDUCE_MAX', x1, [0], True).To(t16)
model.Operation('REDUCE_MAX', t16, [1], False).To(t17)
model.Operation('REDUCE_MAX', x1, [2], False).To(t18)
model.Operation('REDUCE_MAX', t18, [0], False).To(t19)
model.Operation('REDUCE_MAX', x1, [0], False).To(t20)
model.Operation('REDUCE_MIN', t20, [1], False).To(t21)
model.Operation('RESHAPE', x1, [9, 3]).To(t22)
model.Operation('REDUCE_MIN', t22, [0], False).To(t23)
Example({
    x1: packed('<i2',
    'c-rfp<B-$iR=jAV?YfkS<&&#QQqv~*HE(j9y0DW0Hvj+_3JoF'
),
    t13: [149, 178, 177],
    t15: [174, 178, 177],
    t17: [149, 178, 177],
    t19: [174, 178, 177],
    t21: [100, 145, 149],
    t23: [61, 116, 64],
}, name='twice_unshared_quant8').AddVariations(signed(x1, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23)).DisableLifeTimeVariation()
