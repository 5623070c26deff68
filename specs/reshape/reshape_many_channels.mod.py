# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: more channels than a block has.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (I32, [1]), [96])
t3 = Output('t3', (F32, [96]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (I32, [2]), [40, 2])
t6 = Output('t6', (F32, [40, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (I32, [2]), [80, 2])
t9 = Output('t9', (F32, [80, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (I32, [1]), [258])
t12 = Output('t12', (F32, [258]))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('RESHAPE', x4, c5).To(t6)
model.Operation('RESHAPE', x7, c8).To(t9)
model.Operation('RESHAPE', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4be92n4|KKqdV*3!GrmLB2b);hX5lttB-_24tzB6D%|+21lMxIg-9;IOWP|&mHlfU)BmN?f', 0.5
),
    t3: packed('|i1',
    'c-n=_!4be92n4|KKqdV*3!GrmLB2b);hX5lttB-_24tzB6D%|+21lMxIg-9;IOWP|&mHlfU)BmN?f', 0.5
),
    x4: packed('|i1',
    'c-m#lK@Pwm2n4{eqSF6=7Ffad-s>czoc3G^-$X}ltx;1lFqRrR!9s(>;K=hSCFzTXQ?CE~0?dac_y', 0.5
),
    t6: packed('|i1',
    'c-m#lK@Pwm2n4{eqSF6=7Ffad-s>czoc3G^-$X}ltx;1lFqRrR!9s(>;K=hSCFzTXQ?CE~0?dac_y', 0.5
),
    x7: packed('|i1',
    'c-png!4be92n4|4P$c~~3!G@uM7}$-M#t_Loc>(NSj5R%qqV10LTxxsfsF&IBT)NON-^yJ`~ulpO7Z', 0.5
),
    t9: packed('|i1',
    'c-png!4be92n4|4P$c~~3!G@uM7}$-M#t_Loc>(NSj5R%qqV10LTxxsfsF&IBT)NON-^yJ`~ulpO7Z', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`RAptApe7O3D7-IQW%I&Oz?`S&E_5R-MRwU<;vw>hT3#(?Sw)Wr{=VjS`', 0.5
) * 5)[:258],
    t12: (packed('|i1',
    'c-jTQ0TRF<2m`RAptApe7O3D7-IQW%I&Oz?`S&E_5R-MRwU<;vw>hT3#(?Sw)Wr{=VjS`', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [96])
t3 = Output('t3', (U8, [96], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [40, 2])
t6 = Output('t6', (U8, [40, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [80, 2])
t9 = Output('t9', (U8, [80, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [258])
t12 = Output('t12', (U8, [258], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('RESHAPE', x4, c5).To(t6)
model.Operation('RESHAPE', x7, c8).To(t9)
model.Operation('RESHAPE', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-pngK@z|q2n4}A8CWspf{H&+evnh<*j1yl!LGK`!{;z%tSojToSlfG(AujQ23aUJm&B}d5B;96pL+mV$t>;'
),
    t3: packed('<i2',
    'c-pngK@z|q2n4}A8CWspf{H&+evnh<*j1yl!LGK`!{;z%tSojToSlfG(AujQ23aUJm&B}d5B;96pL+mV$t>;'
),
    x4: packed('<i2',
    'c-pPYK@z|q2n4}A8CWspf{H&+?zv`;T{VeW=N>8>>}oqbd=68_%3?Rd*@-9$t-Xq2kcDD%$?tsq+ykb2C3p'
),
    t6: packed('<i2',
    'c-pPYK@z|q2n4}A8CWspf{H&+?zv`;T{VeW=N>8>>}oqbd=68_%3?Rd*@-9$t-Xq2kcDD%$?tsq+ykb2C3p'
),
    x7: packed('<i2',
    'c-qa&Q4YW$2n5j{8CjumMZ}x8muS-Ye90t=-6XK;+@r|`z3C2{wuUy&jG`-HbYd2T+F!*`NPa(GKkor++e-2'
),
    t9: packed('<i2',
    'c-qa&Q4YW$2n5j{8CjumMZ}x8muS-Ye90t=-6XK;+@r|`z3C2{wuUy&jG`-HbYd2T+F!*`NPa(GKkor++e-2'
),
    x10: (packed('<i2',
    'c-p1Gff2wU2n4W>47||uQN+zVM3XE`gA|&>WnuSyr^*3C?JQ5<)0A1O8AdpR$fnQ+pFciA6&#8'
) * 5)[:258],
    t12: (packed('<i2',
    'c-p1Gff2wU2n4W>47||uQN+zVM3XE`gA|&>WnuSyr^*3C?JQ5<)0A1O8AdpR$fnQ+pFciA6&#8'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
