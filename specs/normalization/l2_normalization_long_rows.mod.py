# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: long rows, channels first.

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
model.Operation('L2_NORMALIZATION', x1, 1).To(t2)
model.Operation('L2_NORMALIZATION', x3, 1).To(t4)
model.Operation('L2_NORMALIZATION', x5, 1).To(t6)
Example({
    x1: ([-3.5, 1.5, 2.5, 0.5, 1.0, 1.0, -1.0, -0.5, 2.0, 1.0, 0.5] * 21)[:222],
    t2: packed('<f4',
    'c-j;H7pC|5v!0Wl-eGY%Fi)*m4P}SWgXz1K{U-~{&*+~&FVKUzzU2~>ol6g9Hgok8Q`3}+loSDaFi%E%q?npMsd)0FmLAOg_V#x6'
    '_WSn%DS9yNpiDdZFaaR4q22'
),
    x3: ([1.0, -3.0, -2.5, -1.5, 1.5, 4.0, -0.5, 3.5, -0.5, 1.5, 2.0] * 14)[:152],
    t4: packed('<f4',
    'c-nIcV1M~pPjAWU&u5)*Go4JY%?9$F!#>Z#!^CF-f;o#Q!=hWx++q3oGwu@089dDBh=3PB{w#KunRu9Ih%#&@QHE92h!mNoJaO_c'
    '^})le&<I#)`XoiI+Efw`(}yU-B#AQ2ZvX!M_V)XL(4G*}&Yl3%o{EM60GiJnwE'
),
    x5: ([-4.0, 2.0, -1.0, 1.5, 3.5, 2.5, -3.5, 1.0, 1.5, 1.0, -3.0] * 24)[:262],
    t6: packed('<f4',
    'c-lLwr{^Hfe$C$D>dUhO#GIw4clFdY_WY|3vj>WK=I2jF-!lO#7#Z#i6m#a!pA72*&Zsdkz8EN`&yy#i*&+cwp?pOH#gt4*;X4^1'
    'QpOj$aG;p`?e^K*+wZpn;(=pAD0_RmfnovxUhd3<'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
