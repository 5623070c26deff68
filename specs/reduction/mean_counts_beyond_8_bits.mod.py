# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: counts and indexes beyond 8 or 16 bits.

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

# As many ones of a row are added as a byte counts, and one more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 256]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
x4 = Input('x4', (F32, [3, 257]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [3]))
x7 = Input('x7', (F32, [3, 512]))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (F32, [3]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 0).To(t9)
Example({
    x1: packed('|i1',
    'c-muR9NFOC2nP%!8~^|r0RI6', 1.0
),
    t3: [1.0, -2.0, 0.0],
    x4: packed('|i1',
    'c-muR9O2;KNCylf9RL6tF8~h', 1.0
),
    t6: [1.0, -2.0, 0.0],
    x7: packed('|i1',
    'c-muR90em8{2K)$8ZeB45e)!d@%|7', 1.0
),
    t9: [1.0, -2.0, 0.0],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# As many ones of a row are added as a byte counts, and one more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 256], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [3], 0.5, 120))
x4 = Input('x4', (U8, [3, 257], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (U8, [3], 0.5, 120))
x7 = Input('x7', (U8, [3, 512], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (U8, [3], 0.5, 120))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 0).To(t9)
Example({
    x1: packed('|i1',
    'c-pJ19ND03goBC^4ggjpXAl'
),
    t3: [121, 118, 120],
    x4: packed('|i1',
    'c-pJ19O0mBq=Sl)4giocXm<'
),
    t6: [121, 118, 120],
    x7: packed('|i1',
    'c-pJ190em8l#PNB4Jt;#hz0=bfzBT'
),
    t9: [121, 118, 120],
}, name='byte_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9)).DisableLifeTimeVariation()
