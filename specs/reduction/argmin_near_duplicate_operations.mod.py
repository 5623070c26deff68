# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: several times, with one other argument.

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

# Searches of the same tensor differ in their axis; of equals, any may be found.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (I32, [1, 4, 4]))
t3 = Output('t3', (I32, [1, 4, 4]))
t4 = Output('t4', (I32, [1, 4, 4]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('ARGMIN', x1, 2).To(t3)
model.Operation('ARGMIN', x1, 3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn57sw4fAL#NY!TsGTB<}DI+utoYEZ`XI1J><7A<jPf)e{sJ+Uv&lFXR%>#lSca+57kz*xWJH!ztb__W}G^DI-S', 0.0625
),
    t2: [0, 2, 0, 3, 2, 3, 3, 2, 3, 0, 1, 0, 2, 2, 2, 0],
    t3: [0, 2, 0, 2, 2, 0, 3, 2, 3, 3, 3, 1, 2, 2, 1, 2],
    t4: [2, 2, 1, 2, 1, 2, 2, 2, 1, 3, 2, 2, 1, 1, 1, 1],
}, name='arguments').DisableLifeTimeVariation()
