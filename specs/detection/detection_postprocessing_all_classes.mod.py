# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: classes of one box.

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

# All classes of each box are asked for, and more than there are: class 0 is none of them.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x2 = Input('x2', (F32, [1, 2, 4]))
x3 = Input('x3', (F32, [1, 2, 4]))
c1 = Parameter('c1', (F32, [2, 4]), [5.0, 5.0, 10.0, 10.0, 50.0, 50.0, 10.0, 10.0])
t4 = Output('t4', (F32, [1, 24]))
t5 = Output('t5', (F32, [1, 24, 4]))
t6 = Output('t6', (I32, [1, 24]))
t7 = IgnoredOutput('t7', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x2, x3, c1, 10.0, 8.0, 5.0, 4.0, False, 8, 3, 6, 0.1, 0.5, False).To(t4, t5, t6, t7)
Example({
    x2: [0.361, 0.655, 0.463, 0.451, 0.633, 0.229, 0.884, 0.587],
    x3: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t4: [0.884, 0.587, 0.229, 0.655, 0.463, 0.451, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t5: packed('|i1',
    'c-qs|H8<CVVg?2-E(E3y008D{0+j', 1.0
),
    t6: [1, 2, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    t7: [],
}, name='all').DisableLifeTimeVariation()

# All classes of each box are asked for, and more than there are: class 0 is none of them.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x2 = Input('x2', (F32, [1, 2, 4]))
x3 = Input('x3', (F32, [1, 2, 4]))
c1 = Parameter('c1', (F32, [2, 4]), [5.0, 5.0, 10.0, 10.0, 50.0, 50.0, 10.0, 10.0])
t4 = Output('t4', (F32, [1, 40]))
t5 = Output('t5', (F32, [1, 40, 4]))
t6 = Output('t6', (I32, [1, 40]))
t7 = IgnoredOutput('t7', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x2, x3, c1, 10.0, 8.0, 5.0, 4.0, False, 8, 5, 6, 0.1, 0.5, False).To(t4, t5, t6, t7)
Example({
    x2: [0.361, 0.655, 0.463, 0.451, 0.633, 0.229, 0.884, 0.587],
    x3: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t4: packed('<f4',
    'c-p(X=$A-XB?Cd=>sq&t?<HY%Nn%;*Z=VrXXK!z3Z)ZnX9ROT@3R?'
),
    t5: packed('|i1',
    'c-qs|H8<CVVg?2-E(9JN004`*0+j', 1.0
),
    t6: packed('|i1',
    'c-muRVqjndVnP4_0SEvG'
),
    t7: [],
}, name='more_than_there_are').DisableLifeTimeVariation()
