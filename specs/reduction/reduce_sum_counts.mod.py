# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: as many elements as a byte counts, and one more.

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
I32 = 'TENSOR_INT32'

# Ones of a row.
# Expected values: float64 formula.
input_256 = Input('input_256', (F32, [3, 256]))
axes_256 = Parameter('axes_256', (I32, [1]), [1])
of_256 = Output('of_256', (F32, [3]))
input_257 = Input('input_257', (F32, [3, 257]))
axes_257 = Parameter('axes_257', (I32, [1]), [1])
of_257 = Output('of_257', (F32, [3]))
input_512 = Input('input_512', (F32, [3, 512]))
axes_512 = Parameter('axes_512', (I32, [1]), [1])
of_512 = Output('of_512', (F32, [3]))
model = Model()
model.Operation('REDUCE_SUM', input_256, axes_256, False).To(of_256)
model.Operation('REDUCE_SUM', input_257, axes_257, False).To(of_257)
model.Operation('REDUCE_SUM', input_512, axes_512, False).To(of_512)
Example({
    input_256: packed('|i1',
    'c-muR9NFOC2nP%!8~^|r0RI6', 1.0
),
    of_256: [256.0, -512.0, 0.0],
    input_257: packed('|i1',
    'c-muR9O2;KNCylf9RL6tF8~h', 1.0
),
    of_257: [257.0, -514.0, 0.0],
    input_512: packed('|i1',
    'c-muR90em8{2K)$8ZeB45e)!d@%|7', 1.0
),
    of_512: [512.0, -1024.0, 0.0],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()
