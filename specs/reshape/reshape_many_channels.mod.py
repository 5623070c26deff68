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
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [96]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [40, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [80, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [258]))
model = Model()
model.Operation('RESHAPE', x1, [96]).To(t2)
model.Operation('RESHAPE', x3, [40, 2]).To(t4)
model.Operation('RESHAPE', x5, [80, 2]).To(t6)
model.Operation('RESHAPE', x7, [258]).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_!4be92n4|KKqdV*3!GrmLB2b);hX5lttB-_24tzB6D%|+21lMxIg-9;IOWP|&mHlfU)BmN?f', 0.5
),
    t2: packed('|i1',
    'c-n=_!4be92n4|KKqdV*3!GrmLB2b);hX5lttB-_24tzB6D%|+21lMxIg-9;IOWP|&mHlfU)BmN?f', 0.5
),
    x3: packed('|i1',
    'c-m#lK@Pwm2n4{eqSF6=7Ffad-s>czoc3G^-$X}ltx;1lFqRrR!9s(>;K=hSCFzTXQ?CE~0?dac_y', 0.5
),
    t4: packed('|i1',
    'c-m#lK@Pwm2n4{eqSF6=7Ffad-s>czoc3G^-$X}ltx;1lFqRrR!9s(>;K=hSCFzTXQ?CE~0?dac_y', 0.5
),
    x5: packed('|i1',
    'c-png!4be92n4|4P$c~~3!G@uM7}$-M#t_Loc>(NSj5R%qqV10LTxxsfsF&IBT)NON-^yJ`~ulpO7Z', 0.5
),
    t6: packed('|i1',
    'c-png!4be92n4|4P$c~~3!G@uM7}$-M#t_Loc>(NSj5R%qqV10LTxxsfsF&IBT)NON-^yJ`~ulpO7Z', 0.5
),
    x7: (packed('|i1',
    'c-jTQ0TRF<2m`RAptApe7O3D7-IQW%I&Oz?`S&E_5R-MRwU<;vw>hT3#(?Sw)Wr{=VjS`', 0.5
) * 5)[:258],
    t8: (packed('|i1',
    'c-jTQ0TRF<2m`RAptApe7O3D7-IQW%I&Oz?`S&E_5R-MRwU<;vw>hT3#(?Sw)Wr{=VjS`', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [96], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [40, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [80, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [258], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [96]).To(t2)
model.Operation('RESHAPE', x3, [40, 2]).To(t4)
model.Operation('RESHAPE', x5, [80, 2]).To(t6)
model.Operation('RESHAPE', x7, [258]).To(t8)
Example({
    x1: packed('<i2',
    'c-pngK@z|q2n4}A8CWspf{H&+evnh<*j1yl!LGK`!{;z%tSojToSlfG(AujQ23aUJm&B}d5B;96pL+mV$t>;'
),
    t2: packed('<i2',
    'c-pngK@z|q2n4}A8CWspf{H&+evnh<*j1yl!LGK`!{;z%tSojToSlfG(AujQ23aUJm&B}d5B;96pL+mV$t>;'
),
    x3: packed('<i2',
    'c-pPYK@z|q2n4}A8CWspf{H&+?zv`;T{VeW=N>8>>}oqbd=68_%3?Rd*@-9$t-Xq2kcDD%$?tsq+ykb2C3p'
),
    t4: packed('<i2',
    'c-pPYK@z|q2n4}A8CWspf{H&+?zv`;T{VeW=N>8>>}oqbd=68_%3?Rd*@-9$t-Xq2kcDD%$?tsq+ykb2C3p'
),
    x5: packed('<i2',
    'c-qa&Q4YW$2n5j{8CjumMZ}x8muS-Ye90t=-6XK;+@r|`z3C2{wuUy&jG`-HbYd2T+F!*`NPa(GKkor++e-2'
),
    t6: packed('<i2',
    'c-qa&Q4YW$2n5j{8CjumMZ}x8muS-Ye90t=-6XK;+@r|`z3C2{wuUy&jG`-HbYd2T+F!*`NPa(GKkor++e-2'
),
    x7: (packed('<i2',
    'c-p1Gff2wU2n4W>47||uQN+zVM3XE`gA|&>WnuSyr^*3C?JQ5<)0A1O8AdpR$fnQ+pFciA6&#8'
) * 5)[:258],
    t8: (packed('<i2',
    'c-p1Gff2wU2n4W>47||uQN+zVM3XE`gA|&>WnuSyr^*3C?JQ5<)0A1O8AdpR$fnQ+pFciA6&#8'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
