# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: long rows, channels first.

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
x1 = Input('x1', (F32, [4, 2, 1, 19]))
c3 = Parameter('c3', (I32, [2]), [2, 2])
t4 = Output('t4', (F32, [1, 2, 2, 38]))
x2 = Input('x2', (F32, [4, 2, 1, 35]))
c5 = Parameter('c5', (I32, [2]), [2, 2])
t6 = Output('t6', (F32, [1, 2, 2, 70]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c3, True).To(t4)
model.Operation('BATCH_TO_SPACE_ND', x2, c5, True).To(t6)
Example({
    x1: ([3.0, -2.0, -1.5, -1.0, 2.5, -4.0, 1.5, -3.0, -2.5, -2.0, -1.5] * 14)[:152],
    t4: packed('|i1',
    'c-mw8@rU{EuYbQ;|NQvN%=YWg@4tWk{bglC6U7w4rVhJabWvP(po#(j3UO@W', 0.5
),
    x2: ([1.0, 3.0, 1.0, 3.0, -1.0, -2.5, 1.5, 0.5, 4.0, 3.0, 0.5] * 26)[:280],
    t6: packed('|i1',
    'c-mw7$M&0vnT_!u$8R=fMn)zMHZ~?kHYO59$<u`{O1V2gqLjM>Bnki}aW%^', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 2, 1, 19], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [2, 2])
t4 = Output('t4', (U8, [1, 2, 2, 38], 0.5, 120))
x2 = Input('x2', (U8, [4, 2, 1, 35], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [2, 2])
t6 = Output('t6', (U8, [1, 2, 2, 70], 0.5, 120))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c3, True).To(t4)
model.Operation('BATCH_TO_SPACE_ND', x2, c5, True).To(t6)
Example({
    x1: ([126, 116, 117, 118, 125, 112, 123, 114, 115, 116, 117] * 14)[:152],
    t4: packed('|i1',
    'c-pHgD5)+jDl4unDJZS3D=H~2Eh#IltwR&V6v3tryIyorTy~&}0s#44Mj`'
),
    x2: ([122, 126, 122, 126, 118, 115, 123, 121, 128, 126, 121] * 26)[:280],
    t6: packed('<i2',
    'c-pHft1GUmuB$9-D6XrntgLFNtE;N4t0Ga9JYDFbl)D2YO1V2gq70(|D*ymEJBAA'
),
}, name='rows_quant8').AddVariations(signed(x1, t4, x2, t6)).DisableLifeTimeVariation()
