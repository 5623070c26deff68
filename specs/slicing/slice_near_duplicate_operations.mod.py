# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: several times, with one other argument.

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
c3 = Parameter('c3', (I32, [4]), [1, 3, 2, 2])
t4 = Output('t4', (F32, [1, 3, 2, 2]))
t5 = Output('t5', (F32, [1, 3, 2, 2]))
t6 = Output('t6', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 0, 1, 2], c3).To(t4)
model.Operation('SLICE', x1, [0, 1, 0, 2], c3).To(t5)
model.Operation('SLICE', x1, [0, 1, 2, 0], c3).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t4: [0.1875, 1.25, 0.1875, -0.625, -0.25, 0.5625, 0.8125, -0.375, 1.625, -1.6875, -1.5, -1.1875],
    t5: [-1.25, 1.6875, -0.25, 0.5625, 1.3125, 1.0, 1.625, -1.6875, -1.6875, 0.9375, 0.125, 0.875],
    t6: [-0.3125, -0.875, 1.5625, 2.0, 1.4375, -1.8125, 1.1875, 0.1875, -1.1875, -1.8125, -0.75, -0.375],
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [1, 3, 2, 2])
t4 = Output('t4', (U8, [1, 3, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 3, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 0, 1, 2], c3).To(t4)
model.Operation('SLICE', x1, [0, 1, 0, 2], c3).To(t5)
model.Operation('SLICE', x1, [0, 1, 2, 0], c3).To(t6)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t4: [166, 69, 164, 166, 104, 176, 135, 109, 120, 88, 179, 87],
    t5: [82, 64, 104, 176, 155, 119, 120, 88, 133, 108, 148, 100],
    t6: [149, 72, 96, 164, 101, 135, 172, 78, 158, 142, 113, 179],
}, name='arguments_quant8').AddVariations(signed(x1, t4, t5, t6)).DisableLifeTimeVariation()
