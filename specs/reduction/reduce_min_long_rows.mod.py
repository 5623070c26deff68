# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: long rows, channels first.

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
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x4, c5, False).To(t6)
model.Operation('REDUCE_MIN', x7, c8, False).To(t9)
Example({
    x1: ([2.5, 3.0, -3.5, -1.0, -3.5, 1.5, 3.5, -1.0, 1.0, 3.0, -1.0] * 21)[:222],
    t3: ([2.5, -3.5, -3.5, -3.5, -3.5, 1.5, -1.0, -1.0, 1.0, -1.0, -1.0] * 11)[:111],
    x4: ([-1.5, 3.5, 4.0, -3.5, -4.0, -1.0, -0.5, -2.5, -3.5, 1.0, 1.5] * 14)[:152],
    t6: packed('|i1',
    'c-s5>|M$-y|Nj2|`SZtL+)R9O2qpkE#Y%w', 0.5
),
    x7: ([1.0, -1.5, 1.0, 1.5, 1.5, -2.5, -2.0, 2.0, 4.0, 0.5, -3.5] * 24)[:262],
    t9: ([-3.5, -1.5, -1.5, 1.0, 1.5, -2.5, -2.5, -2.0, 2.0, 0.5, -3.5] * 12)[:131],
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
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x4, c5, False).To(t6)
model.Operation('REDUCE_MIN', x7, c8, False).To(t9)
Example({
    x1: ([125, 126, 113, 118, 113, 123, 127, 118, 122, 126, 118] * 21)[:222],
    t3: ([125, 113, 113, 113, 113, 123, 118, 118, 122, 118, 118] * 11)[:111],
    x4: ([117, 127, 128, 113, 112, 118, 119, 115, 113, 122, 123] * 14)[:152],
    t6: packed('|i1',
    'c-kv1FD@)7D=jW8EGWgz#3zSf0stcWA|U'
),
    x7: ([122, 117, 122, 123, 123, 115, 116, 124, 128, 121, 113] * 24)[:262],
    t9: ([113, 117, 117, 122, 123, 115, 115, 116, 124, 121, 113] * 12)[:131],
}, name='rows_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9)).DisableLifeTimeVariation()
