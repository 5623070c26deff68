# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# BOX_WITH_NMS_LIMIT: numbers that fewer bits do not hold.

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

# A limit, and a number beside it that float16 has on its other side. Boxes 0 and 1 share a third
# of what they cover together, boxes 2 and 3 a half.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2]))
x2 = Input('x2', (F32, [4, 8]))
x3 = Input('x3', (I32, [4]))
t4 = Output('t4', (F32, [1]))
t5 = Output('t5', (F32, [1, 4]))
t6 = Output('t6', (I32, [1]))
t7 = Output('t7', (I32, [1]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.5001, -1, 0, 0.4, 1.0, 0.2).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.3, 0.001, 0.50003, 0.001, 0.1],
    x2: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    x3: [0, 0, 0, 0],
    t4: [0.9],
    t5: [0.0, 0.0, 10.0, 10.0],
    t6: [1],
    t7: [0],
}, name='score_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side. Boxes 0 and 1 share a third
# of what they cover together, boxes 2 and 3 a half.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2]))
x2 = Input('x2', (F32, [4, 8]))
x3 = Input('x3', (I32, [4]))
t4 = Output('t4', (F32, [3]))
t5 = Output('t5', (F32, [3, 4]))
t6 = Output('t6', (I32, [3]))
t7 = Output('t7', (I32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.2, -1, 0, 0.33336, 1.0, 0.2).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7, 0.001, 0.1],
    x2: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    x3: [0, 0, 0, 0],
    t4: [0.9, 0.8, 0.7],
    t5: [0.0, 0.0, 10.0, 10.0, 5.0, 0.0, 15.0, 10.0, 50.0, 0.0, 60.0, 10.0],
    t6: [1, 1, 1],
    t7: [0, 0, 0],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side. Boxes 0 and 1 share a third
# of what they cover together, boxes 2 and 3 a half.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2]))
x2 = Input('x2', (F32, [4, 8]))
x3 = Input('x3', (I32, [4]))
t4 = Output('t4', (F32, [2]))
t5 = Output('t5', (F32, [2, 4]))
t6 = Output('t6', (I32, [2]))
t7 = Output('t7', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.2, -1, 1, 0.4, 1.0, 0.40002).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.3, 0.001, 0.85, 0.001, 0.8],
    x2: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    x3: [0, 0, 0, 0],
    t4: [0.9, 0.85],
    t5: [0.0, 0.0, 10.0, 10.0, 50.0, 0.0, 60.0, 10.0],
    t6: [1, 1],
    t7: [0, 0],
}, name='faded_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side. Boxes 0 and 1 share a third
# of what they cover together, boxes 2 and 3 a half.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2]))
x2 = Input('x2', (F32, [4, 8]))
x3 = Input('x3', (I32, [4]))
t4 = Output('t4', (F32, [4]))
t5 = Output('t5', (F32, [4, 4]))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.2, -1, 2, 0.4, 0.5002, 0.1).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7, 0.001, 0.6],
    x2: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    x3: [0, 0, 0, 0],
    t4: [0.9, 0.7, 0.6406469, 0.36399117],
    t5: [0.0, 0.0, 10.0, 10.0, 50.0, 0.0, 60.0, 10.0, 5.0, 0.0, 15.0, 10.0, 50.0, 0.0, 60.0, 5.0],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
}, name='sigma').DisableLifeTimeVariation()

# Boxes that are kept are copied as they are.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
x2 = Input('x2', (F32, [2, 8]))
x3 = Input('x3', (I32, [2]))
t4 = Output('t4', (F32, [2]))
t5 = Output('t5', (F32, [2, 4]))
t6 = Output('t6', (I32, [2]))
t7 = Output('t7', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 0, 0.4, 1.0, 0.2).To(t4, t5, t6, t7)
Example({
    x1: [0.001, 0.5003, 0.001, 0.6003],
    x2: [0.0, 0.0, 1.0, 1.0, 10.003, 20.007, 30.001, 40.009, 0.0, 0.0, 1.0, 1.0, 10.003, 20.007, 30.001,
    40.009],
    x3: [0, 1],
    t4: [0.5003, 0.6003],
    t5: [10.003, 20.007, 30.001, 40.009, 10.003, 20.007, 30.001, 40.009],
    t6: [1, 1],
    t7: [0, 1],
}, name='boxes').DisableLifeTimeVariation()
