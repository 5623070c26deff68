# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: long rows, channels first.

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
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
Example({
    x1: ([-1.5, -0.5, 1.0, 1.5, -1.0, -3.5, -1.0, -3.0, -1.0, 0.5, -1.0] * 21)[:222],
    t3: packed('|i1',
    'c-s5*kBRxur$1l*F#h>P2PPvEGZQ-#8xxSG2NM9~sZe?', 0.5
),
    x4: ([-1.5, 2.5, 1.5, -2.5, 4.0, 3.5, 1.0, 2.5, 4.0, -2.0, 1.0] * 14)[:152],
    t6: packed('|i1',
    'c-s5L%KVLkor#s>2h%V7Oco|)R%TYb%wN<q3;>@Z7s~', 0.5
),
    x7: ([-0.5, 3.5, -2.5, -1.5, 0.5, -3.0, -1.0, -4.0, -1.5, -2.0, -3.0] * 24)[:262],
    t9: packed('|i1',
    'c-s5N{_Pjzmp>nV{rK{4fS7EI?5xa;Y)l-?ECa;^08^T30R', 0.5
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
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
Example({
    x1: ([117, 119, 122, 123, 118, 113, 118, 114, 118, 121, 118] * 21)[:222],
    t3: packed('|i1',
    'c-ku}tEw)^D#<CSEGeP`v$CqXs=lhO3P{s~2>^LGXNm'
),
    x4: ([117, 125, 123, 115, 128, 127, 122, 125, 128, 116, 122] * 14)[:152],
    t6: packed('<i2',
    'c-kwft<Gzxuc~b*s4BwGtf{K5t**t(ETW!a41*K^03xAD3j'
),
    x7: ([119, 127, 115, 117, 121, 114, 118, 112, 117, 116, 114] * 24)[:262],
    t9: packed('<i2',
    'c-kwg&nv3TDaj}*$SE5jW?f}{ZFOZ`RYP^nKrtCc0T2KH^nZEL'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
