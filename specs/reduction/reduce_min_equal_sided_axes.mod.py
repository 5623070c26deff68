# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: axes of a tensor whose sides are all equal.

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

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 3]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (F32, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (F32, [3]))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x1, c6, False).To(t7)
model.Operation('REDUCE_MIN', x1, c8, False).To(t9)
model.Operation('REDUCE_MIN', x1, c10, False).To(t11)
model.Operation('REDUCE_MIN', x1, c12, False).To(t13)
Example({
    x1: packed('|i1',
    'c-jF`0IvVi`@=NT%-_QJJ{1lj$1nsY+t4{6$kzAs@DJ-Z)hOUB8Vmy55hXVN%I*Q^>iIJA7dsgk{U7f=BryOl7AM{H0}C$Y3OGL;'
    '2f+N=E!Xrqk?<y1', 0.0625
),
    t3: [-2.875, -3.875, -3.8125, -2.25, -3.5625, -3.375, -3.5, -2.625, -4.0],
    t5: [-3.0, -1.0625, -4.0, -3.5, -3.5625, -3.375, -2.5625, -3.875, -2.3125],
    t7: [-3.8125, -3.5625, -3.875, -2.6875, -3.375, -1.5, -4.0, -2.375, -2.5625],
    t9: [-3.8125, -3.25, -3.875, -2.25, -3.5625, -2.3125, -4.0, -3.5, -2.5625],
    t11: [-4.0, -3.5625, -3.875],
    t13: [-3.5, -3.875, -3.8125, -2.25, -2.0, -3.375, -2.5625, -2.375, -4.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (U8, [3, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (U8, [3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (U8, [3, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (U8, [3], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x1, c6, False).To(t7)
model.Operation('REDUCE_MIN', x1, c8, False).To(t9)
model.Operation('REDUCE_MIN', x1, c10, False).To(t11)
model.Operation('REDUCE_MIN', x1, c12, False).To(t13)
Example({
    x1: packed('<i2',
    'c-m{;w8Ayg-rpnIu4MhhuDQ+)i^6?Y&v6MV&d=#iUl}+%rlT&RcSf~aR&7dJY2JjjGy5w0v!_h2S=<xi6;_lmD|lgIW8vmWHsuuy'
    'RxMdm=FrYSZ2$lpTqaK'
),
    t3: [69, 72, 63, 62, 83, 60, 87, 64, 82],
    t5: [62, 76, 123, 69, 68, 63, 67, 64, 60],
    t7: [62, 63, 67, 103, 70, 88, 83, 74, 60],
    t9: [103, 63, 72, 62, 70, 60, 76, 68, 64],
    t11: [62, 63, 60],
    t13: [62, 68, 63, 70, 102, 88, 86, 64, 60],
}, name='equal_sides_quant8').AddVariations(signed(x1, t3, t5, t7, t9, t11, t13)).DisableLifeTimeVariation()
