# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 3, 3]))
t2 = Output('t2', (F32, [5, 1, 2, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 3]))
t4 = Output('t4', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`RNf%^ZoDmZLYVABil3>POjt8>I&0U<1(oW9kzu0FgQ6dV', 0.5
),
    t2: packed('|i1',
    'c-s5-mzDiDE8}-gZU#0cCYH~9T<rh<GX4M0$o!M-=YIgHY78p', 0.25
),
    x3: packed('|i1',
    'c-ocA$q@h{2n4`l2GsncMY%SH?SHdIYBCxeYNGDa<_338Ec0V%m_)Twy+_V#_(e#r$A9?)Ub-|C', 0.5
),
    t4: packed('|i1',
    'c-jrhOAf#w2nE0=jV03b{x?O-N9wExv15Ln7^Olo<g%7v@V%T_a}dlkDS_=1C+;d~(#7q`_rzGlp+9ESA2a', 0.25
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
