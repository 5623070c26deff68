# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: long rows, channels first.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
x3 = Input('x3', (F32, [2, 2, 2, 19]))
t4 = Output('t4', (F32, [2, 2, 2, 19]))
x5 = Input('x5', (F32, [1, 2, 1, 131]))
t6 = Output('t6', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 4.0, True).To(t2)
model.Operation('INSTANCE_NORMALIZATION', x3, 2.0, 0.5, 4.0, True).To(t4)
model.Operation('INSTANCE_NORMALIZATION', x5, 2.0, 0.5, 4.0, True).To(t6)
Example({
    x1: ([3.5, 2.5, -4.0, 2.5, 4.0, 0.5, 2.5, 4.0, 1.0, 4.0, -1.5] * 21)[:222],
    t2: packed('<f4',
    'c-pI)v2KQ-?F_-kg4tDcV3s<U>YOaqk=BvlNDt=hJJNTIHrz2<Xyir@W;s*2vPHRar}B*kdN9vbc~*U&T=o6c_v7?n)_B(Zm{{|J'
    '>&LP4^kCZCAF#LIXK!y~zn_jwTRJfTMCqIP'
),
    x3: ([-1.0, 2.0, 2.5, -3.0, 2.0, -1.0, -0.5, 1.0, -1.0, 2.0, 4.0] * 14)[:152],
    t4: packed('<f4',
    'c-l+PYW2%XPt8fs%1X!0RQy?>7!#xzlcy7dhgrzg7F*cHwS7HT8y;p1QHI@Nu-(XT=LpXohF^G?8Q~on3^o}IabftFf#<V-_Gh0@'
    'n}0qV50f~<RQA4N-m5ajRb{UQ9;Q-vfYMQWrK6u&kK$pPXl{GNyiIeVmF6})%%emZw%^|Vfc^e`_WSJ}1{D(kY<2)L'
),
    x5: ([0.5, -1.5, 0.5, 1.5, -3.0, -1.5, -4.0, 1.5, 2.5, -0.5, 1.5] * 24)[:262],
    t6: packed('<f4',
    'c-qT!%xwGP*wc2&s4a7Vm`-}H^qgkC3UgYWK2Xeh=lbP6&QZ&s$1WczCKt0dGuKq@b6gxB28!8yy7}Jj)7<xD7Ty~u=G~?XO?UTP'
    ';Jzy}d!U&1`|R!a?>k`cU}ryqnE*;Q@LB'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
