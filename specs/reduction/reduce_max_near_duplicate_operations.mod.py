# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [1]), [1])
t6 = Output('t6', (F32, [1, 4, 4]))
c4 = Parameter('c4', (I32, [1]), [2])
t7 = Output('t7', (F32, [1, 4, 4]))
c5 = Parameter('c5', (I32, [1]), [3])
t8 = Output('t8', (F32, [1, 4, 4]))
model = Model()
model.Operation('REDUCE_MAX', x1, c3, False).To(t6)
model.Operation('REDUCE_MAX', x1, c4, False).To(t7)
model.Operation('REDUCE_MAX', x1, c5, False).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: [1.5, 1.3125, 1.625, 1.6875, 1.25, 1.75, 1.625, 1.25, 1.4375, -0.875, 1.375, 0.9375, 1.5625, 2.0,
    1.0, 1.0625],
    t7: [0.6875, 0.75, 1.625, 1.25, 1.5625, 2.0, 1.0, 1.6875, 1.4375, 1.625, 1.625, 1.0, 1.5, 0.9375, 1.375,
    0.9375],
    t8: [1.625, 1.25, 0.1875, 1.0625, 1.6875, 1.75, 0.8125, 2.0, 1.3125, 1.625, 1.4375, 1.1875, 1.5, 0.875,
    1.375, 0.25],
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [1]), [1])
t6 = Output('t6', (U8, [1, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [2])
t7 = Output('t7', (U8, [1, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t8 = Output('t8', (U8, [1, 4, 4], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c3, False).To(t6)
model.Operation('REDUCE_MAX', x1, c4, False).To(t7)
model.Operation('REDUCE_MAX', x1, c5, False).To(t8)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t6: [140, 132, 155, 119, 177, 162, 166, 176, 158, 143, 179, 166, 172, 179, 159, 154],
    t7: [140, 143, 166, 166, 177, 164, 159, 176, 172, 135, 179, 119, 158, 179, 148, 154],
    t8: [140, 166, 166, 125, 95, 177, 149, 164, 155, 132, 179, 172, 133, 162, 158, 179],
}, name='arguments_quant8').AddVariations(signed(x1, t6, t7, t8)).DisableLifeTimeVariation()
