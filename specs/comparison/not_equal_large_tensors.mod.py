# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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
F32 = 'TENSOR_FLOAT32'

# A comparison has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [16385]))
x2 = Input('x2', (F32, [16385]))
t3 = Output('t3', (BOOL8, [16385]))
model = Model()
model.Operation('NOT_EQUAL', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrhM*;vL2m~<7QvUy121VDL!;;)+Bb_K5B}i{YF5$AP?o+Tyc||_*qILDvKw#$&J;56E', 0.5
) * 269)[:16385],
    x2: (packed('|i1',
    'c-jTQfdRlE2m>$#bo_rUTU%U$HtI0wQG%QAIE^0Dx_Tpk%;I!Dv$XpR8784V$$!iOAk_', 0.5
) * 269)[:16385],
    t3: (packed('|b1',
    'c-muR#040j7>fi<7yt)M06G'
) * 269)[:16385],
}, name='row').DisableLifeTimeVariation()
