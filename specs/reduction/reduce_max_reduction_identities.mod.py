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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Two reductions become one, if the axes of the second count the dimensions that are left.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3]))
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Internal('t4', (F32, [1, 3, 3]))
c5 = Parameter('c5', (I32, [1]), [0])
t6 = Output('t6', (F32, [3]))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (F32, [3, 1]))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (F32, [1, 3]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Internal('t12', (F32, [3, 3]))
c13 = Parameter('c13', (I32, [1]), [0])
t14 = Output('t14', (F32, [3]))
c15 = Parameter('c15', (I32, [1]), [1])
t16 = Output('t16', (F32, [3]))
t17 = Internal('t17', (F32, [9, 3]))
c18 = Parameter('c18', (I32, [1]), [0])
t19 = Output('t19', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t2)
model.Operation('REDUCE_MAX', x1, c3, True).To(t4)
model.Operation('REDUCE_MAX', t2, c5, False).To(t6)
model.Operation('REDUCE_MAX', t2, c7, True).To(t8)
model.Operation('REDUCE_MAX', t4, c9, False).To(t10)
model.Operation('REDUCE_MAX', x1, c11, False).To(t12)
model.Operation('REDUCE_MAX', t12, c13, False).To(t14)
model.Operation('REDUCE_MIN', t2, c15, False).To(t16)
model.Operation('RESHAPE', x1, [9, 3]).To(t17)
model.Operation('REDUCE_MIN', t17, c18, False).To(t19)
Example({
    x1: packed('|i1',
    'c-lLmC~)e#+J}QSFGPQf|I_;MQs<S(CH5n#M<sOu&9M#L', 0.0625
),
    t6: [1.4375, 2.0625, 3.75],
    t8: [2.0625, 2.625, 3.75],
    t10: [1.4375, 2.0625, 3.75],
    t14: [2.0625, 2.625, 3.75],
    t16: [-1.375, -0.125, -0.5],
    t19: [-3.6875, -3.9375, -2.875],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Two reductions become one, if the axes of the second count the dimensions that are left. Each
# result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
c5 = Parameter('c5', (I32, [1]), [0])
t21 = Output('t21', (F32, [3]))
t22 = Internal('t22', (F32, [3, 3]))
c7 = Parameter('c7', (I32, [1]), [1])
t23 = Output('t23', (F32, [3, 1]))
c3 = Parameter('c3', (I32, [1]), [0])
t24 = Internal('t24', (F32, [1, 3, 3]))
c9 = Parameter('c9', (I32, [1]), [1])
t25 = Output('t25', (F32, [1, 3]))
c11 = Parameter('c11', (I32, [1]), [2])
t26 = Internal('t26', (F32, [3, 3]))
c13 = Parameter('c13', (I32, [1]), [0])
t27 = Output('t27', (F32, [3]))
t28 = Internal('t28', (F32, [3, 3]))
c15 = Parameter('c15', (I32, [1]), [1])
t29 = Output('t29', (F32, [3]))
t30 = Internal('t30', (F32, [9, 3]))
c18 = Parameter('c18', (I32, [1]), [0])
t31 = Output('t31', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t20)
model.Operation('REDUCE_MAX', t20, c5, False).To(t21)
model.Operation('REDUCE_MAX', x1, [0], False).To(t22)
model.Operation('REDUCE_MAX', t22, c7, True).To(t23)
model.Operation('REDUCE_MAX', x1, c3, True).To(t24)
model.Operation('REDUCE_MAX', t24, c9, False).To(t25)
model.Operation('REDUCE_MAX', x1, c11, False).To(t26)
model.Operation('REDUCE_MAX', t26, c13, False).To(t27)
model.Operation('REDUCE_MAX', x1, [0], False).To(t28)
model.Operation('REDUCE_MIN', t28, c15, False).To(t29)
model.Operation('RESHAPE', x1, [9, 3]).To(t30)
model.Operation('REDUCE_MIN', t30, c18, False).To(t31)
Example({
    x1: packed('|i1',
    'c-lLmC~)e#+J}QSFGPQf|I_;MQs<S(CH5n#M<sOu&9M#L', 0.0625
),
    t21: [1.4375, 2.0625, 3.75],
    t23: [2.0625, 2.625, 3.75],
    t25: [1.4375, 2.0625, 3.75],
    t27: [2.0625, 2.625, 3.75],
    t29: [-1.375, -0.125, -0.5],
    t31: [-3.6875, -3.9375, -2.875],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Two reductions become one, if the axes of the second count the dimensions that are left.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t2 = Internal('t2', (U8, [3, 3], 0.5, 120))
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Internal('t4', (U8, [1, 3, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [0])
t6 = Output('t6', (U8, [3], 0.5, 120))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (U8, [3, 1], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (U8, [1, 3], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Internal('t12', (U8, [3, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [1]), [0])
t14 = Output('t14', (U8, [3], 0.5, 120))
c15 = Parameter('c15', (I32, [1]), [1])
t16 = Output('t16', (U8, [3], 0.5, 120))
t17 = Internal('t17', (U8, [9, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [1]), [0])
t19 = Output('t19', (U8, [3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t2)
model.Operation('REDUCE_MAX', x1, c3, True).To(t4)
model.Operation('REDUCE_MAX', t2, c5, False).To(t6)
model.Operation('REDUCE_MAX', t2, c7, True).To(t8)
model.Operation('REDUCE_MAX', t4, c9, False).To(t10)
model.Operation('REDUCE_MAX', x1, c11, False).To(t12)
model.Operation('REDUCE_MAX', t12, c13, False).To(t14)
model.Operation('REDUCE_MIN', t2, c15, False).To(t16)
model.Operation('RESHAPE', x1, [9, 3]).To(t17)
model.Operation('REDUCE_MIN', t17, c18, False).To(t19)
Example({
    x1: packed('<i2',
    'c-rfp<B-$iR=jAV?YfkS<&&#QQqv~*HE(j9y0DW0Hvj+_3JoF'
),
    t6: [149, 178, 177],
    t8: [174, 178, 177],
    t10: [149, 178, 177],
    t14: [174, 178, 177],
    t16: [100, 145, 149],
    t19: [61, 116, 64],
}, name='twice_quant8').AddVariations(signed(x1, t2, t4, t6, t8, t10, t12, t14, t16, t17, t19)).DisableLifeTimeVariation()

# Two reductions become one, if the axes of the second count the dimensions that are left. Each
# result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t20 = Internal('t20', (U8, [3, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [0])
t21 = Output('t21', (U8, [3], 0.5, 120))
t22 = Internal('t22', (U8, [3, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [1]), [1])
t23 = Output('t23', (U8, [3, 1], 0.5, 120))
c3 = Parameter('c3', (I32, [1]), [0])
t24 = Internal('t24', (U8, [1, 3, 3], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [1])
t25 = Output('t25', (U8, [1, 3], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [2])
t26 = Internal('t26', (U8, [3, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [1]), [0])
t27 = Output('t27', (U8, [3], 0.5, 120))
t28 = Internal('t28', (U8, [3, 3], 0.5, 120))
c15 = Parameter('c15', (I32, [1]), [1])
t29 = Output('t29', (U8, [3], 0.5, 120))
t30 = Internal('t30', (U8, [9, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [1]), [0])
t31 = Output('t31', (U8, [3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, [0], False).To(t20)
model.Operation('REDUCE_MAX', t20, c5, False).To(t21)
model.Operation('REDUCE_MAX', x1, [0], False).To(t22)
model.Operation('REDUCE_MAX', t22, c7, True).To(t23)
model.Operation('REDUCE_MAX', x1, c3, True).To(t24)
model.Operation('REDUCE_MAX', t24, c9, False).To(t25)
model.Operation('REDUCE_MAX', x1, c11, False).To(t26)
model.Operation('REDUCE_MAX', t26, c13, False).To(t27)
model.Operation('REDUCE_MAX', x1, [0], False).To(t28)
model.Operation('REDUCE_MIN', t28, c15, False).To(t29)
model.Operation('RESHAPE', x1, [9, 3]).To(t30)
model.Operation('REDUCE_MIN', t30, c18, False).To(t31)
Example({
    x1: packed('<i2',
    'c-rfp<B-$iR=jAV?YfkS<&&#QQqv~*HE(j9y0DW0Hvj+_3JoF'
),
    t21: [149, 178, 177],
    t23: [174, 178, 177],
    t25: [149, 178, 177],
    t27: [174, 178, 177],
    t29: [100, 145, 149],
    t31: [61, 116, 64],
}, name='twice_unshared_quant8').AddVariations(signed(x1, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31)).DisableLifeTimeVariation()
