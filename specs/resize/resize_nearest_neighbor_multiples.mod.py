# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: whole factors, aligned in each way.

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

# Aligned in each way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
t2 = Output('t2', (F32, [1, 4, 6, 2]))
t3 = Output('t3', (F32, [1, 4, 6, 2]))
t4 = Output('t4', (F32, [1, 4, 6, 2]))
t5 = Output('t5', (F32, [1, 6, 3, 2]))
t6 = Output('t6', (F32, [1, 6, 3, 2]))
t7 = Output('t7', (F32, [1, 6, 3, 2]))
t8 = Output('t8', (F32, [1, 6, 9, 2]))
t9 = Output('t9', (F32, [1, 6, 9, 2]))
t10 = Output('t10', (F32, [1, 6, 9, 2]))
t11 = Output('t11', (F32, [1, 2, 6, 2]))
t12 = Output('t12', (F32, [1, 2, 6, 2]))
t13 = Output('t13', (F32, [1, 2, 6, 2]))
t14 = Output('t14', (F32, [1, 1, 1, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
t16 = Output('t16', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 4, False, False, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 4, False, True, False).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 4, False, False, True).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 6, False, False, False).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 6, False, True, False).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 6, False, False, True).To(t7)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 9, 6, False, False, False).To(t8)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 9, 6, False, True, False).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 9, 6, False, False, True).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 2, False, False, False).To(t11)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 2, False, True, False).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 6, 2, False, False, True).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 1, False, False, False).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 1, False, True, False).To(t15)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 1, False, False, True).To(t16)
Example({
    x1: [5.25, -4.0, 6.0, -2.0, -3.75, 4.25, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75],
    t2: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, 5.25, -4.0, 5.25, -4.0,
    6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5,
    -1.75, -4.75, -1.75, -4.75, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75,
    -4.75],
    t3: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, 5.25, -4.0, 5.25, -4.0,
    6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5,
    -1.75, -4.75, -1.75, -4.75, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75,
    -4.75],
    t4: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, 5.25, -4.0, 5.25, -4.0,
    6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5,
    -1.75, -4.75, -1.75, -4.75, -2.5, 1.25, -2.5, 1.25, -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75,
    -4.75],
    t5: [5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0,
    -3.75, 4.25, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5,
    1.25, -5.5, 5.5, -1.75, -4.75],
    t6: [5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0,
    -3.75, 4.25, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5,
    1.25, -5.5, 5.5, -1.75, -4.75],
    t7: [5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0, -3.75, 4.25, 5.25, -4.0, 6.0, -2.0,
    -3.75, 4.25, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5, 1.25, -5.5, 5.5, -1.75, -4.75, -2.5,
    1.25, -5.5, 5.5, -1.75, -4.75],
    t8: packed('|i1',
    'c-j;FAPR&MKS1!KAP9;QA@YqC1Ye1P;Lo=pNQ?*oZt*_3', 0.25
),
    t9: packed('|i1',
    'c-j;FAo@Y#2Lyf;1VK?EM82_pV|^tCfj{4ZATc5Udz?P$', 0.25
),
    t10: packed('|i1',
    'c-j;FAPR&MKS1!KAP9;QA@YqC1Ye1P;Lo=pNQ?*oZt*_3', 0.25
),
    t11: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25,
    -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75, -4.75],
    t12: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25,
    -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75, -4.75],
    t13: [5.25, -4.0, 5.25, -4.0, 6.0, -2.0, 6.0, -2.0, -3.75, 4.25, -3.75, 4.25, -2.5, 1.25, -2.5, 1.25,
    -5.5, 5.5, -5.5, 5.5, -1.75, -4.75, -1.75, -4.75],
    t14: [5.25, -4.0],
    t15: [5.25, -4.0],
    t16: [-5.5, 5.5],
}, name='ways').AddVariations('float16').DisableLifeTimeVariation()
