# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: what is taken for one operation, and what only looks like it.

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

# One dimension after the other, where all are equal: the second axis counts what is left.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Internal('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (F32, [3]))
x6 = Input('x6', (F32, [3, 3, 3]))
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Internal('t8', (F32, [3, 3]))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (F32, [3]))
x11 = Input('x11', (F32, [3, 3, 3]))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Internal('t13', (F32, [3, 3]))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (F32, [3]))
x16 = Input('x16', (F32, [3, 3, 3]))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Internal('t18', (F32, [3, 3]))
c19 = Parameter('c19', (I32, [1]), [1])
t20 = Output('t20', (F32, [3]))
x21 = Input('x21', (F32, [3, 3, 3]))
c22 = Parameter('c22', (I32, [1]), [2])
t23 = Internal('t23', (F32, [3, 3]))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (F32, [3]))
x26 = Input('x26', (F32, [3, 3, 3]))
c27 = Parameter('c27', (I32, [1]), [0])
t28 = Internal('t28', (F32, [3, 3]))
c29 = Parameter('c29', (I32, [1]), [1])
t30 = Output('t30', (F32, [3]))
x31 = Input('x31', (F32, [3, 3, 3]))
c32 = Parameter('c32', (I32, [1]), [0])
t33 = Internal('t33', (F32, [3, 3]))
c34 = Parameter('c34', (I32, [1]), [1])
t35 = Output('t35', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('REDUCE_MAX', x6, c7, False).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('REDUCE_MAX', x11, c12, False).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('REDUCE_MAX', x16, c17, False).To(t18)
model.Operation('REDUCE_MAX', t18, c19, False).To(t20)
model.Operation('REDUCE_MAX', x21, c22, False).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('REDUCE_MIN', x26, c27, False).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
model.Operation('REDUCE_SUM', x31, c32, False).To(t33)
model.Operation('REDUCE_SUM', t33, c34, False).To(t35)
Example({
    x1: packed('|i1',
    'c-jFQ0ObGt&K~2@)F?E?^8vxk@ZJ><^z0!Y2@ux8_|xK*51{', 0.0625
),
    t5: [2.5, 3.25, 1.9375],
    x6: packed('|i1',
    'c-p&t@AyYHooDaPIvBncP&;tz@HHNB7A{5w8BIX|(Z~z5', 0.0625
),
    t10: [4.0, 2.75, 2.5625],
    x11: packed('|i1',
    'c-lL0?4*v6=2ICi1I`a(*LC?A-|?Gi$v^vf@&5w=ngR?b', 0.0625
),
    t15: [3.0, 3.375, 2.8125],
    x16: packed('|i1',
    'c-p&YFZf!=Sk&<21>J*(?yw7dmcK9ihvCQvbK!RYuE-4x', 0.0625
),
    t20: [3.9375, 2.8125, 3.4375],
    x21: packed('|i1',
    'c-jFQ0ObEY-aFLBBQPfC&DQ%h#q8<;80IO&9M3j4`rFN54%Y', 0.0625
),
    t25: [3.8125, 3.375, 3.4375],
    x26: packed('|i1',
    'c-jFQ0ObGW!o=>$Bo5X6*WVBC+yWEzHu%j3G7!Ta7USyV4&D', 0.0625
),
    t30: [-3.875, -3.8125, -2.6875],
    x31: packed('|i1',
    'c-lLwuPJhe>8TClAHhSmtZ&U^H6-qTJ8H?t^2`VTmX-?0', 0.0625
),
    t35: [-1.9375, 2.8125, 11.5625],
}, name='cubes').DisableLifeTimeVariation()
