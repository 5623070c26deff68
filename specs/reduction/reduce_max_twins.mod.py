# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
axes_0 = Parameter('axes_0', (I32, [1]), [1])
out_0_0 = Output('out_0_0', (F32, [1, 4, 4]))
axes_1 = Parameter('axes_1', (I32, [1]), [2])
out_1_0 = Output('out_1_0', (F32, [1, 4, 4]))
axes_2 = Parameter('axes_2', (I32, [1]), [3])
out_2_0 = Output('out_2_0', (F32, [1, 4, 4]))
model = Model()
model.Operation('REDUCE_MAX', x, axes_0, False).To(out_0_0)
model.Operation('REDUCE_MAX', x, axes_1, False).To(out_1_0)
model.Operation('REDUCE_MAX', x, axes_2, False).To(out_2_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: [1.5, 1.3125, 1.625, 1.6875, 1.25, 1.75, 1.625, 1.25, 1.4375, -0.875, 1.375, 0.9375, 1.5625, 2.0,
    1.0, 1.0625],
    out_1_0: [0.6875, 0.75, 1.625, 1.25, 1.5625, 2.0, 1.0, 1.6875, 1.4375, 1.625, 1.625, 1.0, 1.5, 0.9375, 1.375,
    0.9375],
    out_2_0: [1.625, 1.25, 0.1875, 1.0625, 1.6875, 1.75, 0.8125, 2.0, 1.3125, 1.625, 1.4375, 1.1875, 1.5, 0.875,
    1.375, 0.25],
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
axes_0 = Parameter('axes_0', (I32, [1]), [1])
out_0_0 = Output('out_0_0', (U8, [1, 4, 4], 0.5, 120))
axes_1 = Parameter('axes_1', (I32, [1]), [2])
out_1_0 = Output('out_1_0', (U8, [1, 4, 4], 0.5, 120))
axes_2 = Parameter('axes_2', (I32, [1]), [3])
out_2_0 = Output('out_2_0', (U8, [1, 4, 4], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x, axes_0, False).To(out_0_0)
model.Operation('REDUCE_MAX', x, axes_1, False).To(out_1_0)
model.Operation('REDUCE_MAX', x, axes_2, False).To(out_2_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: [140, 132, 155, 119, 177, 162, 166, 176, 158, 143, 179, 166, 172, 179, 159, 154],
    out_1_0: [140, 143, 166, 166, 177, 164, 159, 176, 172, 135, 179, 119, 158, 179, 148, 154],
    out_2_0: [140, 166, 166, 125, 95, 177, 149, 164, 155, 132, 179, 172, 133, 162, 158, 179],
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0)).DisableLifeTimeVariation()
