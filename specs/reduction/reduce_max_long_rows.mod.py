# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [1, 3, 37]))
x4 = Input('x4', (F32, [2, 2, 2, 19]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [2, 2, 19]))
x7 = Input('x7', (F32, [1, 2, 1, 131]))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (F32, [1, 1, 131]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x4, c5, False).To(t6)
model.Operation('REDUCE_MAX', x7, c8, False).To(t9)
Example({
    x1: ([-1.0, 1.0, -4.0, -3.0, -1.0, 1.5, -2.0, -3.5, 1.0, -2.0, -1.5] * 21)[:222],
    t3: ([1.0, 1.0, -3.0, -1.0, 1.5, 1.5, -2.0, 1.0, 1.0, -1.5, -1.0] * 11)[:111],
    x4: ([-0.5, 0.5, -1.0, -0.5, 0.0, -1.0, 3.5, 0.5, 3.0, 2.5, -4.0] * 14)[:152],
    t6: packed('|i1',
    'c-s5V&dA344@5Bh$IZkihhPE#S9=cf', 0.5
),
    x7: ([1.0, 0.5, 3.5, -0.5, -3.0, -4.0, 1.5, -3.0, 1.5, -0.5, 0.0] * 24)[:262],
    t9: ([1.0, 1.0, 3.5, 3.5, -0.5, -3.0, 1.5, 1.5, 1.5, 1.5, 0.0] * 12)[:131],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [1, 3, 37], 0.5, 120))
x4 = Input('x4', (U8, [2, 2, 2, 19], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (U8, [2, 2, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 1, 131], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (U8, [1, 1, 131], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x4, c5, False).To(t6)
model.Operation('REDUCE_MAX', x7, c8, False).To(t9)
Example({
    x1: ([118, 122, 112, 114, 118, 123, 116, 113, 122, 116, 117] * 21)[:222],
    t3: ([122, 122, 114, 118, 123, 123, 116, 122, 122, 117, 118] * 11)[:111],
    x4: ([119, 121, 118, 119, 120, 118, 127, 121, 126, 125, 112] * 14)[:152],
    t6: packed('|i1',
    'c-kwkudJ&r0}&PFxS9Cm5KI7oI3$t'
),
    x7: ([122, 121, 127, 119, 114, 112, 123, 114, 123, 119, 120] * 24)[:262],
    t9: ([122, 122, 127, 127, 119, 114, 123, 123, 123, 123, 120] * 12)[:131],
}, name='rows_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9)).DisableLifeTimeVariation()
