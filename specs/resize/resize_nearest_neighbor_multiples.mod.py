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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

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

# Aligned in each way.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 6, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 6, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 6, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 6, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 6, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 6, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 6, 9, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 6, 9, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 6, 9, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 6, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 6, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 6, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 1, 1, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 1, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
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
    x1: [141, 104, 144, 112, 105, 137, 110, 125, 98, 142, 113, 101],
    t2: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 141, 104, 141, 104, 144, 112, 144, 112,
    105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142, 113, 101, 113, 101, 110, 125, 110,
    125, 98, 142, 98, 142, 113, 101, 113, 101],
    t3: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 141, 104, 141, 104, 144, 112, 144, 112,
    105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142, 113, 101, 113, 101, 110, 125, 110,
    125, 98, 142, 98, 142, 113, 101, 113, 101],
    t4: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 141, 104, 141, 104, 144, 112, 144, 112,
    105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142, 113, 101, 113, 101, 110, 125, 110,
    125, 98, 142, 98, 142, 113, 101, 113, 101],
    t5: [141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 110, 125,
    98, 142, 113, 101, 110, 125, 98, 142, 113, 101, 110, 125, 98, 142, 113, 101],
    t6: [141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 110, 125,
    98, 142, 113, 101, 110, 125, 98, 142, 113, 101, 110, 125, 98, 142, 113, 101],
    t7: [141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 141, 104, 144, 112, 105, 137, 110, 125,
    98, 142, 113, 101, 110, 125, 98, 142, 113, 101, 110, 125, 98, 142, 113, 101],
    t8: packed('<i2',
    'c-rgD=mo+F1t6H&34*;uh~(9RU{W6l7N&wAF(M3f1OP9&GFb'
),
    t9: packed('<i2',
    'c-rgD=*^f=0D+mEAlOTUNM3DTZBicu7N&wAF(M3f1OQN^GKl'
),
    t10: packed('<i2',
    'c-rgD=mo+F1t6H&34*;uh~(9RU{W6l7N&wAF(M3f1OP9&GFb'
),
    t11: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142,
    113, 101, 113, 101],
    t12: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142,
    113, 101, 113, 101],
    t13: [141, 104, 141, 104, 144, 112, 144, 112, 105, 137, 105, 137, 110, 125, 110, 125, 98, 142, 98, 142,
    113, 101, 113, 101],
    t14: [141, 104],
    t15: [141, 104],
    t16: [98, 142],
}, name='ways_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16)).DisableLifeTimeVariation()
