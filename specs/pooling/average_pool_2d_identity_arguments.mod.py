# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: arguments that ask for nothing.

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

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0, True).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 1, 1, 0, True).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 2, 1, 1, 1, 1, 0, True).To(t6)
Example({
    x1: packed('|i1',
    'c-j@i0S?132n0c~z{UT6twS-6I?|Ny>G$&EKV<k_Nuh+P#}D1C9V&D4P+k+rtK%hE+_S-T#!h5Bvt(Y=iWKS(-Vh;Z', 0.5
),
    t2: packed('|i1',
    'c-j@i0S?132n0c~z{UT6twS-6I?|Ny>G$&EKV<k_Nuh+P#}D1C9V&D4P+k+rtK%hE+_S-T#!h5Bvt(Y=iWKS(-Vh;Z', 0.5
),
    x3: [2.0, 3.5, 3.0, 2.5, 1.0, 1.0, 2.5, 1.0, 0.5, 1.0, -3.0, -3.5],
    t4: [2.0, 3.5, 3.0, 2.5, 1.0, 1.0, 2.5, 1.0, 0.5, 1.0, -3.0, -3.5],
    x5: [1.0, -1.0, 1.0, -4.0, -1.0, -2.5, -0.5, -1.0, 1.5, -0.5, -3.0, 2.0],
    t6: [1.0, -1.0, 1.0, -4.0, -1.0, -2.5, -0.5, -1.0, 1.5, -0.5, -3.0, 2.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()
