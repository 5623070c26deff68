# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE, several times, with one other argument.

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
begin_0 = Parameter('begin_0', (I32, [4]), [0, 0, 1, 2])
size_0 = Parameter('size_0', (I32, [4]), [1, 3, 2, 2])
out_0_0 = Output('out_0_0', (F32, [1, 3, 2, 2]))
begin_1 = Parameter('begin_1', (I32, [4]), [0, 1, 0, 2])
out_1_0 = Output('out_1_0', (F32, [1, 3, 2, 2]))
begin_2 = Parameter('begin_2', (I32, [4]), [0, 1, 2, 0])
out_2_0 = Output('out_2_0', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('SLICE', x, begin_0, size_0).To(out_0_0)
model.Operation('SLICE', x, begin_1, size_0).To(out_1_0)
model.Operation('SLICE', x, begin_2, size_0).To(out_2_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: [0.1875, 1.25, 0.1875, -0.625, -0.25, 0.5625, 0.8125, -0.375, 1.625, -1.6875, -1.5, -1.1875],
    out_1_0: [-1.25, 1.6875, -0.25, 0.5625, 1.3125, 1.0, 1.625, -1.6875, -1.6875, 0.9375, 0.125, 0.875],
    out_2_0: [-0.3125, -0.875, 1.5625, 2.0, 1.4375, -1.8125, 1.1875, 0.1875, -1.1875, -1.8125, -0.75, -0.375],
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
begin_0 = Parameter('begin_0', (I32, [4]), [0, 0, 1, 2])
size_0 = Parameter('size_0', (I32, [4]), [1, 3, 2, 2])
out_0_0 = Output('out_0_0', (U8, [1, 3, 2, 2], 0.5, 120))
begin_1 = Parameter('begin_1', (I32, [4]), [0, 1, 0, 2])
out_1_0 = Output('out_1_0', (U8, [1, 3, 2, 2], 0.5, 120))
begin_2 = Parameter('begin_2', (I32, [4]), [0, 1, 2, 0])
out_2_0 = Output('out_2_0', (U8, [1, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x, begin_0, size_0).To(out_0_0)
model.Operation('SLICE', x, begin_1, size_0).To(out_1_0)
model.Operation('SLICE', x, begin_2, size_0).To(out_2_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: [166, 69, 164, 166, 104, 176, 135, 109, 120, 88, 179, 87],
    out_1_0: [82, 64, 104, 176, 155, 119, 120, 88, 133, 108, 148, 100],
    out_2_0: [149, 72, 96, 164, 101, 135, 172, 78, 158, 142, 113, 179],
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0)).DisableLifeTimeVariation()
