# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: moves that can be merged, or taken past another operation, if one takes care.

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

# Two GATHERs along one axis become one; along two axes they do not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 5]))
c2 = Parameter('c2', (I32, [4]), [4, 2, 0, 1])
t4 = Internal('t4', (F32, [4, 5]))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 1])
t5 = Output('t5', (F32, [4, 5]))
t6 = Output('t6', (F32, [4, 4]))
t7 = Output('t7', (F32, [2, 5]))
t8 = Internal('t8', (F32, [4, 5]))
t9 = Output('t9', (F32, [4, 5]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t4)
model.Operation('GATHER', t4, 0, c3).To(t5)
model.Operation('GATHER', t4, 1, c3).To(t6)
model.Operation('SLICE', t4, [1, 0], [2, 5]).To(t7)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t8)
model.Operation('GATHER', t8, 0, c3).To(t9)
Example({
    x1: packed('|i1',
    'c-rH=!+F_O@xpb3Py8BO*7}bh-hcJ<r0xqIQ2><33<&', 0.0625
),
    t5: [2.0625, -3.0, -2.5625, 3.0, -0.875, -3.4375, 2.8125, -1.5, 0.75, 1.3125, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
    t6: [0.75, -3.4375, 2.8125, 2.8125, 3.6875, 0.9375, 2.5, 2.5, -2.8125, 0.8125, -2.25, -2.25, 3.0,
    2.0625, -3.0, -3.0],
    t7: [0.9375, 2.5, 0.625, 3.6875, 2.9375, 0.8125, -2.25, 0.5625, -2.8125, 3.8125],
    t9: [-3.4375, 2.8125, -1.5, 0.75, 1.3125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Two GATHERs along one axis become one; along two axes they do not. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 5]))
c2 = Parameter('c2', (I32, [4]), [4, 2, 0, 1])
t10 = Internal('t10', (F32, [4, 5]))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 1])
t11 = Output('t11', (F32, [4, 5]))
t12 = Internal('t12', (F32, [4, 5]))
t13 = Output('t13', (F32, [4, 4]))
t14 = Internal('t14', (F32, [4, 5]))
t15 = Output('t15', (F32, [2, 5]))
t16 = Internal('t16', (F32, [4, 5]))
t17 = Output('t17', (F32, [4, 5]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t10)
model.Operation('GATHER', t10, 0, c3).To(t11)
model.Operation('GATHER', x1, 0, c2).To(t12)
model.Operation('GATHER', t12, 1, c3).To(t13)
model.Operation('GATHER', x1, 0, c2).To(t14)
model.Operation('SLICE', t14, [1, 0], [2, 5]).To(t15)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t16)
model.Operation('GATHER', t16, 0, c3).To(t17)
Example({
    x1: packed('|i1',
    'c-rH=!+F_O@xpb3Py8BO*7}bh-hcJ<r0xqIQ2><33<&', 0.0625
),
    t11: [2.0625, -3.0, -2.5625, 3.0, -0.875, -3.4375, 2.8125, -1.5, 0.75, 1.3125, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
    t13: [0.75, -3.4375, 2.8125, 2.8125, 3.6875, 0.9375, 2.5, 2.5, -2.8125, 0.8125, -2.25, -2.25, 3.0,
    2.0625, -3.0, -3.0],
    t15: [0.9375, 2.5, 0.625, 3.6875, 2.9375, 0.8125, -2.25, 0.5625, -2.8125, 3.8125],
    t17: [-3.4375, 2.8125, -1.5, 0.75, 1.3125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Two GATHERs along one axis become one; along two axes they do not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 5], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [4, 2, 0, 1])
t4 = Internal('t4', (U8, [4, 5], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 1])
t5 = Output('t5', (U8, [4, 5], 0.5, 120))
t6 = Output('t6', (U8, [4, 4], 0.5, 120))
t7 = Output('t7', (U8, [2, 5], 0.5, 120))
t8 = Internal('t8', (U8, [4, 5], 0.5, 120))
t9 = Output('t9', (U8, [4, 5], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t4)
model.Operation('GATHER', t4, 0, c3).To(t5)
model.Operation('GATHER', t4, 1, c3).To(t6)
model.Operation('SLICE', t4, [1, 0], [2, 5]).To(t7)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t8)
model.Operation('GATHER', t8, 0, c3).To(t9)
Example({
    x1: packed('<i2',
    'c-l*vGTE!ufBjsa;Jof7ZENFWqtg;y7p8PfWWWUgyDJN%'
),
    t5: [79, 175, 157, 76, 83, 69, 161, 100, 136, 145, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
    t6: [136, 69, 161, 161, 134, 110, 139, 139, 74, 98, 148, 148, 76, 79, 175, 175],
    t7: [110, 139, 164, 134, 173, 98, 148, 147, 74, 133],
    t9: [69, 161, 100, 136, 145, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
}, name='twice_quant8').AddVariations(signed(x1, t4, t5, t6, t7, t8, t9)).DisableLifeTimeVariation()

# Two GATHERs along one axis become one; along two axes they do not. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 5], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [4, 2, 0, 1])
t10 = Internal('t10', (U8, [4, 5], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 1])
t11 = Output('t11', (U8, [4, 5], 0.5, 120))
t12 = Internal('t12', (U8, [4, 5], 0.5, 120))
t13 = Output('t13', (U8, [4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [4, 5], 0.5, 120))
t15 = Output('t15', (U8, [2, 5], 0.5, 120))
t16 = Internal('t16', (U8, [4, 5], 0.5, 120))
t17 = Output('t17', (U8, [4, 5], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t10)
model.Operation('GATHER', t10, 0, c3).To(t11)
model.Operation('GATHER', x1, 0, c2).To(t12)
model.Operation('GATHER', t12, 1, c3).To(t13)
model.Operation('GATHER', x1, 0, c2).To(t14)
model.Operation('SLICE', t14, [1, 0], [2, 5]).To(t15)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t16)
model.Operation('GATHER', t16, 0, c3).To(t17)
Example({
    x1: packed('<i2',
    'c-l*vGTE!ufBjsa;Jof7ZENFWqtg;y7p8PfWWWUgyDJN%'
),
    t11: [79, 175, 157, 76, 83, 69, 161, 100, 136, 145, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
    t13: [136, 69, 161, 161, 134, 110, 139, 139, 74, 98, 148, 148, 76, 79, 175, 175],
    t15: [110, 139, 164, 134, 173, 98, 148, 147, 74, 133],
    t17: [69, 161, 100, 136, 145, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
}, name='twice_unshared_quant8').AddVariations(signed(x1, t10, t11, t12, t13, t14, t15, t16, t17)).DisableLifeTimeVariation()
