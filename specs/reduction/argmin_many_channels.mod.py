# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMIN', x1, 2).To(t2)
model.Operation('ARGMIN', x3, 3).To(t4)
model.Operation('ARGMIN', x5, 3).To(t6)
model.Operation('ARGMIN', x7, 2).To(t8)
Example({
    x1: packed('|i1',
    'c-s5Jd-oIHmycWwDsqg9+)r-Yy7yK{l=U_LV`Zg>kC>nSQ<eX~B>U#4_%i{i|F78Yf0GuwqyC=#ugnjT7hgI4P+v0u+4e=a', 0.5
),
    t2: packed('|i1',
    'c-kF_feiov48dCeA3a7y1&E<Bk;(2lh2j@`v+n=|7XU2'
),
    x3: packed('|i1',
    'c-s3b^F!ptSB^itcR%rc`N+kfBFCu6{p7~2dvAqASzq%%R#tlWi23P1RrwE0vTuHhKNFDp|BCJYH)*ju>hIbAlCK#63p6_M', 0.5
),
    t4: packed('|i1',
    'c-kGw!3_Wa41z#m|Dmfjd@c$hO~9?NRe5DE2LpQmC;'
),
    x5: packed('|i1',
    'c-s3WEp|u!J^NpoA0jWla{S@F`-$(%M=k~xIYve9CpT{0dn+W$`kMc-veLsx%uoNR%70*zee+ZNnSj*)S8Vsc4L!{OYjSk|', 0.5
),
    t6: packed('|i1',
    'c-m!)K@tD}1Olu7KU&+BOv8rcv|Udk%2Q`{1DZ~7B0zTjo(~H;07('
),
    x7: (packed('|i1',
    'c-jFy0K)&~5E}pL2H*A@7ThQA2mKuQ6zKH`{0-gm4)pN~03;p(Aq(W#+TQIF6$R@L<0B&B;sfRWB_Hqt9qjoRw+bEf', 0.5
) * 7)[:387],
    t8: packed('|i1',
    'c-p0lu?+w)48m;wKe{1P_If}@0*Db3Top}Wq||8XV0?yqxcPB@AanqI'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (U8, [1, 40, 1, 3], 0.5, 120))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (U8, [1, 80, 1, 3], 0.5, 120))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (U8, [1, 1, 3, 129], 0.5, 120))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMIN', x1, 2).To(t2)
model.Operation('ARGMIN', x3, 3).To(t4)
model.Operation('ARGMIN', x5, 3).To(t6)
model.Operation('ARGMIN', x7, 2).To(t8)
Example({
    x1: packed('<i2',
    'c-kvz4b5uH$!w~aGp%xFb4)-`SZY^qZE}0`>{*df)v;xBr)N}6O)2b;>zGuYR2QB%xi4gXdVT4Xf}Vujh7#&)W*B4u0NY_hH~'
),
    t2: packed('|i1',
    'c-kF_feiov48dCeA3a7y1&E<Bk;(2lh2j@`v+n=|7XU2'
),
    x3: packed('<i2',
    'c-kwSQqYr-+fdRPn$?z**;FxSTII~<n1G<L)UMvz<o4*<vm&FaW6S1F&#0Q3QrI8YF{wPME<A5?U&#FQ`cm>WGYk*_0GPu#F#'
),
    t4: packed('|i1',
    'c-kGw!3_Wa41z#m|Dmfjd@c$hO~9?NRe5DE2LpQmC;'
),
    x5: packed('<i2',
    'c-qUG+!r!Gy}ooxK~F+%LrH6BR$ESHQ^lNVl{1@T0)oO)yLxMr+oNaCij1m`Et@+%qiSkOVSil5r1GS?@Vud?nPG$h0C3B2e*'
),
    t6: packed('|i1',
    'c-m!)K@tD}1Olu7KU&+BOv8rcv|Udk%2Q`{1DZ~7B0zTjo(~H;07('
),
    x7: (packed('<i2',
    'c-o8Wm{gur7oIn{FJyjted&~fo`l?nlGf0yww%nSiaFCNXEw(K1cjw`_0}f0N6(%W8C4xyHg|eP)zp;2eg;Ya06;e!i~'
) * 7)[:387],
    t8: packed('|i1',
    'c-p0lu?+w)48m;wKe{1P_If}@0*Db3Top}Wq||8XV0?yqxcPB@AanqI'
),
}, name='rest_quant8').AddVariations(signed(x1, x3, x5, x7)).DisableLifeTimeVariation()
