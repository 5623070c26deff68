# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: several times, with one other argument.

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
c3 = Parameter('c3', (I32, [4]), [0, 0, 3, 0])
c4 = Parameter('c4', (I32, [4]), [1, 4, 1, 4])
c5 = Parameter('c5', (I32, [4]), [1, 1, -1, 1])
t6 = Output('t6', (F32, [1, 4, 2, 4]))
t7 = Output('t7', (F32, [1, 4, 2, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 4, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 0, 4, 0).To(t8)
model.Operation('STRIDED_SLICE', x1, c3, c4, [1, 2, -1, 1], 0, 0, 0).To(t9)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: packed('|i1',
    'c-jFV0N?-Q4D1o=;sf>>AQ1KY@(ubE0|w<6<LK@5`UL0g;}#DZb`gU', 0.0625
),
    t7: packed('|i1',
    'c-jFV0N?-Q4D1o=;sf>>AQ1KY@(ubE0|w<6<LK@5`UL0g;}#DZb`gU', 0.0625
),
    t8: packed('|i1',
    'c-jF#0Kfm_4D1o=;sf^S^aB(N0~!e#AQ1KY@(ubF9Q+9c2J9OX0|w<6<LK@B8XDyY6%`Ql`UL0g;}#F__yP_X59JSqvKv+', 0.0625
),
    t9: [-1.75, 0.75, -1.25, 1.0625, -1.375, -1.875, 0.1875, -0.625, 1.1875, 0.1875, 0.375, -1.6875, 1.4375,
    -1.8125, -1.5, -1.1875],
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [0, 0, 3, 0])
c4 = Parameter('c4', (I32, [4]), [1, 4, 1, 4])
c5 = Parameter('c5', (I32, [4]), [1, 1, -1, 1])
t6 = Output('t6', (U8, [1, 4, 2, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 2, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 2, 4], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 4, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c3, c4, c5, 0, 4, 0).To(t8)
model.Operation('STRIDED_SLICE', x1, c3, c4, [1, 2, -1, 1], 0, 0, 0).To(t9)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t6: packed('<i2',
    'c-o7vEpQ9yU$QJ=$^4|L9__hn{4&E*+c$?7ZqAuCudi?-0|5X4?AZ^Q'
),
    t7: packed('<i2',
    'c-o7vEpQ9yU$QJ=$^4|L9__hn{4&E*+c$?7ZqAuCudi?-0|5X4?AZ^Q'
),
    t8: packed('<i2',
    'c-o7vEpQ9yU$U$vb(w2VdVE>JlKDwfJ=$|OPR!U~7a!!X#xFB0wS9AVOF>11N6YN;!p%9e=Jgd$3|urNrL?9shk-%>08@e<Ed'
),
    t9: [95, 125, 112, 70, 80, 143, 164, 166, 172, 78, 105, 86, 101, 135, 179, 87],
}, name='arguments_quant8').AddVariations(signed(x1, t6, t7, t8, t9)).DisableLifeTimeVariation()
