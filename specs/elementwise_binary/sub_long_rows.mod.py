# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: long rows, channels first.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [2, 1, 1]), [2.0, -1.0])
t3 = Output('t3', (F32, [1, 2, 3, 37]))
x4 = Input('x4', (F32, [2, 2, 2, 19]))
c5 = Parameter('c5', (F32, [2, 1, 1]), [2.0, -1.0])
t6 = Output('t6', (F32, [2, 2, 2, 19]))
x7 = Input('x7', (F32, [1, 2, 1, 131]))
c8 = Parameter('c8', (F32, [2, 1, 1]), [2.0, -1.0])
t9 = Output('t9', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', x4, c5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
Example({
    x1: ([-0.5, 1.0, 1.5, 1.5, 3.5, -2.5, 1.5, -1.0, 3.0, 2.5, 4.0] * 21)[:222],
    t3: packed('|i1',
    'c-s5@@Be@1@Be=>F|z!o1Cxc7mGdtv0|z@7BR!Y^_iR#V', 0.5
),
    x4: ([3.5, 2.0, -1.0, -2.0, -2.5, -2.0, -1.0, 1.0, -2.0, 1.5, -1.0] * 14)[:152],
    t6: packed('|i1',
    'c-muT`1Rxak6-_O{Qt#_oB5A{<sT~pCmX}Rzj&DVOh7RI5@i?wJU>_l', 0.5
),
    x7: ([2.0, -2.5, 2.5, 1.5, -1.0, 0.5, 1.0, 1.5, -0.5, 3.0, 1.5] * 24)[:262],
    t9: packed('|i1',
    'c-mw5&iMb=-+%vqGyP{6ASNr@Uv^doW)@aPj)7tV0M6QLx&', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t3 = Output('t3', (U8, [1, 2, 3, 37], 0.5, 120))
x4 = Input('x4', (U8, [2, 2, 2, 19], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t6 = Output('t6', (U8, [2, 2, 2, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 1, 131], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t9 = Output('t9', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', x4, c5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
Example({
    x1: ([119, 122, 123, 123, 127, 115, 123, 118, 126, 125, 128] * 21)[:222],
    t3: packed('<i2',
    'c-kv2D=)9kFE6U9tSP1gv!=GTv9z|Lp}wh-9!!Q|4FKDmX?O'
),
    x4: ([127, 124, 118, 116, 115, 116, 118, 122, 116, 123, 118] * 14)[:152],
    t6: packed('<i2',
    'c-pJ3C@RP=C@L!`FRI4PEUTy~tF36Pt0*hQ!^CF-f>}zGVGM&5005qCMn('
),
    x7: ([124, 115, 125, 123, 118, 121, 122, 123, 119, 126, 123] * 24)[:262],
    t9: packed('<i2',
    'c-pJTuPiSrEh{gsDz6wIW^G+*eQiZ`O>JevKrtCc0T2KHC!BkV'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
