# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: 256 elements decide, or 65,536.

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

# From none of 768 elements to all of them.
# Expected values: float64 formula.
rows = Input('rows', (BOOL8, [7, 768]))
axes_0 = Parameter('axes_0', (I32, [1]), [1])
o0 = Output('o0', (BOOL8, [7]))
columns = Input('columns', (BOOL8, [768, 7]))
axes_1 = Parameter('axes_1', (I32, [1]), [0])
o1 = Output('o1', (BOOL8, [7]))
model = Model()
model.Operation('REDUCE_ALL', rows, axes_0, False).To(o0)
model.Operation('REDUCE_ALL', columns, axes_1, False).To(o1)
Example({
    rows: packed('|b1',
    'c-rmL0Sy2E48pME-}Hs7l|aS@U1tKy{kI7~{|<ou9RU5~{`!ZA2bqQq00'
),
    o0: [True, False, False, False, False, False, False],
    columns: packed('|b1',
    'c-rm7K@9*f3;>~>f745vx+r|;jglnkMs00Ll60yhNxIbsncfWm'
),
    o1: [True, False, False, False, False, False, False],
}, name='byte').DisableLifeTimeVariation()

# 65,536 of them.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [257, 256]))
axes = Parameter('axes', (I32, [2]), [0, 1])
output = Output('output', (BOOL8, [1, 1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: packed('|b1',
    'c-rmH0RaF22m&Def7*To4@iEizrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~'
    'zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zrVk~zyBGCj{yM'
),
    output: [False],
}, name='word').DisableLifeTimeVariation()
