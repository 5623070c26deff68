# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: axes of a tensor whose sides are all equal.

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

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 3]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (F32, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (F32, [3]))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
model.Operation('REDUCE_PROD', x1, c4, False).To(t5)
model.Operation('REDUCE_PROD', x1, c6, False).To(t7)
model.Operation('REDUCE_PROD', x1, c8, False).To(t9)
model.Operation('REDUCE_PROD', x1, c10, False).To(t11)
model.Operation('REDUCE_PROD', x1, c12, False).To(t13)
Example({
    x1: packed('<i2',
    'c-j**eEeGB!Z|*bx9YM#G_P1)JAU>u(-)&RfB(P##`03l?1soYV_u6#r?1{sVo<bUzI0TI@#3eS5=ZWTeejA^*+ifJ`Y%cIkD^*<'
    'q>ugk{ai-xJR>6m0|+sK5s1kEqZnXfj1W;qFayki%ELt%VLBNZ08;`gt^', 0.00390625
),
    t3: [1.0002168, 1.230851, 0.7249897, 1.1298375, 1.4248269, 0.7322979, 0.5130815, 1.3219521, 0.39207503],
    t5: [1.0165073, 1.2696503, 0.37104186, 0.5508065, 1.6305313, 0.4544843, 1.0355879, 1.1198763, 1.2343748],
    t7: [0.89002025, 0.82022166, 0.70910287, 1.0287886, 0.56874746, 1.1538824, 0.52298766, 0.8749765,
    1.7495776],
    t9: [0.7299817, 0.7536275, 1.622418, 1.4129319, 0.6903335, 1.2086086, 0.4642846, 0.78456956, 0.7300549],
    t11: [0.47886986, 0.40817568, 1.4315417],
    t13: [0.6536299, 1.5503606, 0.51082927, 0.8709189, 1.2214923, 0.6346564, 1.0185605, 1.2242211, 0.6420582],
}, name='equal_sides').DisableLifeTimeVariation()
