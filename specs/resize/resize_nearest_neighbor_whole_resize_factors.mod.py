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

# Whole factors, with each way to align pixels, suit a repetition of pixels, or leaving out some,
# in one way only.
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
    t2: packed('|i1',
    'c-j;FAo@Y#hs2MMf*%D%k=Wl@zp=g&dnNYs?a#N!Yyf!58{q', 0.25
),
    t3: packed('|i1',
    'c-j;FAo@Y#hs2MMf*%D%k=Wl@zp=g&dnNYs?a#N!Yyf!58{q', 0.25
),
    t4: packed('|i1',
    'c-j;FAo@Y#hs2MMf*%D%k=Wl@zp=g&dnNYs?a#N!Yyf!58{q', 0.25
),
    t5: packed('|i1',
    'c-j;FAo1g)pePdgjrEn-&$q}V0BNce=>', 0.25
),
    t6: packed('|i1',
    'c-j;FAo1g)pePdgjrEn-&$q}V0BNce=>', 0.25
),
    t7: packed('|i1',
    'c-j;FAo1g)pePdgjrEn-&$q}V0BNce=>', 0.25
),
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

# Whole factors, with each way to align pixels, suit a repetition of pixels, or leaving out some,
# in one way only.
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
    t2: packed('<i2',
    'c-rgD=*^f=Frgr`GqbZ7iJe!QSDVzA)K{2Vn2OA1AQ1onVs;i`'
),
    t3: packed('<i2',
    'c-rgD=*^f=Frgr`GqbZ7iJe!QSDVzA)K{2Vn2OA1AQ1onVs;i`'
),
    t4: packed('<i2',
    'c-rgD=*^f=Frgr`GqbZ7iJe!QSDVzA)K{2Vn2OA1AQ1onVs;i`'
),
    t5: packed('<i2',
    'c-rgDm{5?}*^5Nx)h6{7rXrIJL;wJpJP^q'
),
    t6: packed('<i2',
    'c-rgDm{5?}*^5Nx)h6{7rXrIJL;wJpJP^q'
),
    t7: packed('<i2',
    'c-rgDm{5?}*^5Nx)h6{7rXrIJL;wJpJP^q'
),
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

# A ratio, or its inverse, that is rounded falls short of whole pixels, along rows and along
# columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
t2 = Output('t2', (F32, [1, 1, 25, 1]))
x3 = Input('x3', (F32, [1, 10, 1, 1]))
t4 = Output('t4', (F32, [1, 25, 1, 1]))
x5 = Input('x5', (F32, [1, 4, 1, 1]))
t6 = Output('t6', (F32, [1, 6, 1, 1]))
x7 = Input('x7', (F32, [1, 1, 3, 1]))
t8 = Output('t8', (F32, [1, 1, 15, 1]))
x9 = Input('x9', (F32, [1, 10, 1, 1]))
t10 = Output('t10', (F32, [1, 14, 1, 1]))
x11 = Input('x11', (F32, [1, 6, 1, 1]))
t12 = Output('t12', (F32, [1, 21, 1, 1]))
x13 = Input('x13', (F32, [1, 12, 1, 1]))
t14 = Output('t14', (F32, [1, 22, 1, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 25, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 1, 25, False).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 1, 6, False).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 15, 1, False).To(t8)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x9, 1, 14, False).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 1, 21, False).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 1, 22, False).To(t14)
Example({
    x1: [3.75, -4.75, -3.0, -0.5, -2.5],
    t2: packed('|i1',
    'c-rIV2ZFaC@C5|^fxtHq007Q56Lk', 0.25
),
    x3: [0.0, -5.75, -0.75, 3.0, -2.25, -4.75, 5.25, -3.5, 5.75, 2.25],
    t4: packed('|i1',
    'c-muNV0iiR@87>XJm0^6fBRNcRP@s)adB}@P5`c+3>y', 0.25
),
    x5: [2.5, 0.25, -3.5, -3.0],
    t6: [2.5, 2.5, 0.25, -3.5, -3.5, -3.0],
    x7: [-1.25, -2.5, 3.5],
    t8: [-1.25, -1.25, -1.25, -1.25, -1.25, -2.5, -2.5, -2.5, -2.5, -2.5, 3.5, 3.5, 3.5, 3.5, 3.5],
    x9: [2.75, -4.25, 0.5, 5.25, -6.0, -0.5, -0.75, 5.0, -4.5, 6.0],
    t10: [2.75, 2.75, -4.25, 0.5, 0.5, 5.25, -6.0, -0.5, -0.5, -0.75, 5.0, 5.0, -4.5, 6.0],
    x11: [1.75, 5.75, -4.0, 1.5, -1.5, -1.25],
    t12: [1.75, 1.75, 1.75, 1.75, 5.75, 5.75, 5.75, -4.0, -4.0, -4.0, -4.0, 1.5, 1.5, 1.5, -1.5, -1.5, -1.5,
    -1.5, -1.25, -1.25, -1.25],
    x13: [2.5, -3.25, -0.25, -4.5, -4.0, -4.25, 0.25, -2.0, 0.0, -5.0, -1.5, 0.75],
    t14: [2.5, 2.5, -3.25, -3.25, -0.25, -0.25, -4.5, -4.5, -4.0, -4.0, -4.25, 0.25, 0.25, -2.0, -2.0, 0.0,
    0.0, -5.0, -5.0, -1.5, -1.5, 0.75],
}, name='whole_pixels').AddVariations('float16').DisableLifeTimeVariation()

# A ratio, or its inverse, that is rounded falls short of whole pixels, along rows and along
# columns.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 25, 1], 0.5, 120))
x3 = Input('x3', (U8, [1, 10, 1, 1], 0.5, 120))
t4 = Output('t4', (U8, [1, 25, 1, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 4, 1, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 6, 1, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 3, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 15, 1], 0.5, 120))
x9 = Input('x9', (U8, [1, 10, 1, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 14, 1, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 6, 1, 1], 0.5, 120))
t12 = Output('t12', (U8, [1, 21, 1, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 12, 1, 1], 0.5, 120))
t14 = Output('t14', (U8, [1, 22, 1, 1], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 25, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 1, 25, False).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 1, 6, False).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 15, 1, False).To(t8)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x9, 1, 14, False).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 1, 21, False).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 1, 22, False).To(t14)
Example({
    x1: [135, 101, 108, 118, 110],
    t2: packed('<i2',
    'c-m`k2ZB@($N_;e5Xb`o23!CDtO5%y'
),
    x3: [120, 97, 117, 132, 111, 101, 141, 106, 143, 129],
    t4: packed('<i2',
    'c-pI|s7OpKEiG+n$<NPEP3`UN&C2TU?{92mzy$!jpbOI'
),
    x5: [130, 121, 106, 108],
    t6: [130, 130, 121, 106, 106, 108],
    x7: [115, 110, 134],
    t8: [115, 115, 115, 115, 115, 110, 110, 110, 110, 110, 134, 134, 134, 134, 134],
    x9: [131, 103, 122, 141, 96, 118, 117, 140, 102, 144],
    t10: [131, 131, 103, 122, 122, 141, 96, 118, 118, 117, 140, 140, 102, 144],
    x11: [127, 143, 104, 126, 114, 115],
    t12: [127, 127, 127, 127, 143, 143, 143, 104, 104, 104, 104, 126, 126, 126, 114, 114, 114, 114, 115, 115,
    115],
    x13: [130, 107, 119, 102, 104, 103, 121, 112, 120, 100, 114, 123],
    t14: [130, 130, 107, 107, 119, 119, 102, 102, 104, 104, 103, 121, 121, 112, 112, 120, 120, 100, 100, 114,
    114, 123],
}, name='whole_pixels_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14)).DisableLifeTimeVariation()
