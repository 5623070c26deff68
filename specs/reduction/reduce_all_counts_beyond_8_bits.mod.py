# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: counts and indexes beyond 8 or 16 bits.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# As many of 768 elements decide as a byte counts, and one more or less, and none, and all.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [7, 768]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (BOOL8, [7]))
x4 = Input('x4', (BOOL8, [768, 7]))
c5 = Parameter('c5', (I32, [1]), [0])
t6 = Output('t6', (BOOL8, [7]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, False).To(t3)
model.Operation('REDUCE_ALL', x4, c5, False).To(t6)
Example({
    x1: packed('|b1',
    'c-rmL0Sy2E48pME-}Hs7l|aS@U1tKy{kI7~{|<ou9RU5~{`!ZA2bqQq00'
),
    t3: [True, False, False, False, False, False, False],
    x4: packed('|b1',
    'c-rm7K@9*f3;>~>f745vx+r|;jglnkMs00Ll60yhNxIbsncfWm'
),
    t6: [True, False, False, False, False, False, False],
}, name='byte').DisableLifeTimeVariation()

# 65,536 elements decide at once, of 257 times 255 and one more.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [257, 256]))
c2 = Parameter('c2', (I32, [2]), [0, 1])
t3 = Output('t3', (BOOL8, [1, 1]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, True).To(t3)
Example({
    x1: packed('|b1',
    'c-rmH0RaF22m&Def7*To4@iEizrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zyBGCj{yM'
),
    t3: [False],
}, name='word').DisableLifeTimeVariation()
