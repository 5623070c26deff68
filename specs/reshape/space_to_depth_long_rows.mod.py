# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: long rows, channels first.

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
x1 = Input('x1', (F32, [1, 4, 2, 38]))
t2 = Output('t2', (F32, [1, 16, 1, 19]))
x3 = Input('x3', (F32, [1, 4, 4, 70]))
t4 = Output('t4', (F32, [1, 16, 2, 35]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, True).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
Example({
    x1: ([1.5, 0.5, 1.0, 4.0, 3.0, -2.5, 3.0, -2.0, -4.0, 0.5, 1.0] * 28)[:304],
    t2: packed('|i1',
    'c-muTVq^Qk#K`gc4<j>_iOK^rQF&nI4@_m4`q-GsH6FtxwjUTK{r-b#AseQJzcKZZZ#)2ZPE%R', 0.5
),
    x3: ([1.0, 2.0, 1.0, -2.5, -0.5, -3.5, 0.5, 3.0, -3.0, -4.0, -1.0] * 102)[:1120],
    t4: packed('|i1',
    'c-muP`p@|5AItBbY(JQAFbPP5m;|IjOv3j3Cu|Q3VS9cMwuh0hJ->-iLf9!xgq`w>usuJS22mVQCv=Bj&<(#FK%F=O0BvDhl>', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 2, 38], 0.5, 120))
t2 = Output('t2', (U8, [1, 16, 1, 19], 0.5, 120))
x3 = Input('x3', (U8, [1, 4, 4, 70], 0.5, 120))
t4 = Output('t4', (U8, [1, 16, 2, 35], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, True).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
Example({
    x1: ([123, 121, 122, 128, 126, 115, 126, 116, 112, 121, 122] * 28)[:304],
    t2: packed('<i2',
    'c-pJ3s;eugs%$7OsjP-FQF&k{Di6#oz*L5*udbS0<1tLCE5I<RxCGO}I!p_TG4+veJi{m;2><|_t&iF'
),
    x3: ([122, 124, 122, 115, 119, 113, 121, 126, 114, 112, 118] * 102)[:1120],
    t4: packed('|i1',
    'c-pI~Dz7Xmt0^w5E2zT3Bp?l95|9Ql3ENXn*q$1~_7o7dr;@Ne#Y89}?360PPAMX6Phr&{iX-ZT?(hq`;g<ub6Gs55`v;W'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
