# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 4, 4, 2]))
t3 = Output('t3', (F32, [1, 2, 2, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 4, 5, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 5, 4, 2]))
t9 = Output('t9', (F32, [1, 3, 2, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 5, 5, 2]))
t12 = Output('t12', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 1, 1, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 1, 1, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 1, 1, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 1, 1, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 1, 1, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfeiov1Ou>O{C_VSTEIgUV~6PJH7<2ln<*Fh>Z=g>', 0.5
),
    t2: packed('<f4',
    'c-ke2K^4O=3`2#Ww~-iv<d8ZfjG#n{z;Bn5kS`<9x?D0KbGCoblk@>sB<i((s=7K1=K0Jz;osA&m{N&>!QVgg{d%UqyK-#HcJM(I'
    '6!yKR@7P6F2}DRcTeLXk%8{&dL|k7?FfYF'
),
    t3: [-0.11111111, 0.055555556, -0.5555556, 0.055555556, 0.0, -0.7222222, -0.5, -0.7222222],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-LfwEw>sgxVTcwM;e2ZH^BZ&5<9%%?j1V2Z$6D<p', 0.5
),
    t5: packed('<f4',
    'c-lS6u?@m75QX74K{_Og6x5l(E;zG<C-4N>;3n`O=LKlEOP2}UN5X?}0g388efojiT0;hq<A`%a16svCFiv##;=3a9>uRWbg#hx#'
    '8W8@S6Z2&eVJGfoDr@0|4|!s)m^!Yv<B`#qjT0ri8(D(V%hVsKgPFnzn;(O!(g#-#IYR'
),
    t6: [-0.055555556, -0.5555556, -0.22222222, -0.9444444, 0.22222222, -1.0, -1.4444444, -0.5, -0.6111111,
    -0.2777778, 0.0, -0.5555556],
    x7: packed('|i1',
    'c-jTQfeipK2m-L+(EsmMl(pMw=sd^7_+s}p3cMi&XE9pV2jO%T^#', 0.5
),
    t8: packed('<f4',
    'c-ke3F%`ow3`CDaNC-hZ#6}?m-h#q&2Vv+eVTe=+U4kG1QaQch^mP9NFf(KqyUiF}tQ5`^%jqFt%&6*Y(N#4)QIYA1=Jb%iH(o^e'
    'KsyO3kF!(1PF}c^UbK%lXe{Gfqecr4xJUIPyt;2&Ztcj|^S0{Ae_D7z-~'
),
    t9: [-0.22222222, -0.6666667, 0.2777778, -0.16666667, -0.22222222, -0.16666667, 0.055555556, 0.11111111,
    -0.055555556, 0.16666667, -0.33333334, -0.11111111],
    x10: packed('|i1',
    'c-jTQhYbKQ3<59#q5t2TS$nr>4TTD8neIIF5YJOv<}+I3K*s4*A3R+a5C', 0.5
),
    t11: packed('<f4',
    'c-l3KAr8YZ5Crc9Wo7}zenF1d`NZ)`W@Y_>alolh2);uFg^6LLq7uKrc}VS8-36;1?E(N$6@ZfNcp#Fh;=!mDDIqEjsJ*n=ss0d>'
    '2an7oB0LtBiiDVjca~nx$8?J^zl~YqJ<AZd6l1LomoZp~R!k^TUS*!2*N^0!r{$acR-Jru$!&i1YfI<6_YSrS8|s69{s4l>R9^'
),
    t12: [-0.33333334, 0.6111111, -0.055555556, 1.1111112, -0.11111111, 0.44444445, 0.22222222, 0.5555556,
    0.7222222, 0.8888889, 0.16666667, 0.0, 0.8888889, -0.11111111, 1.3333334, -0.11111111,
    1.3888888, -0.44444445],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 2, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 5, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 5, 4, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 3, 2, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 5, 5, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 1, 1, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 1, 1, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 1, 1, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 1, 1, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 1, 1, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfeiov1Ou?2*$Bh!+L;zlUO6(iC<K^wvCAg#_$v<i'
),
    t2: packed('|i1',
    'c-jreu>k-u2*a?eiB0-E)uvaAld2dOfyw44aQA2q@&'
),
    t3: [120, 120, 119, 120, 120, 119, 119, 119],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-J_tI&be+uNeoo}wcosEbvx?>3HD!)ZCt2Y+-Dr2'
),
    t5: packed('|i1',
    'c-j?+K@I>g41ylLR&=kQ3mgbH!5hU?t1w>RkHe^=`2c?85~2'
),
    t6: [120, 119, 120, 118, 120, 118, 117, 119, 119, 119, 120, 119],
    x7: packed('|i1',
    'c-jTQfeipK2m-L56(u<I_O%sDp_%PfvZv~WPVTfJ?s)>l2Y%ENwE'
),
    t8: packed('|i1',
    'c-j@nu>k-u2*a?e!47>Mx@eH3gC!E}kKT<}_Phwx0)Ms=xB'
),
    t9: [120, 119, 121, 120, 120, 120, 120, 120, 120, 120, 119, 120],
    x10: packed('|i1',
    'c-jTQhYbKQ3<9v9GX;d+UVEl!HHAED7_L}U6VIKK<}*s|L)>bWA6EqzfB'
),
    t11: packed('|i1',
    'c-jrhxd8w$41>U_BlIjE(_Di}8F^8N>)<P?4WXV#b<;WReOE0Pg8'
),
    t12: [119, 121, 120, 122, 120, 121, 120, 121, 121, 122, 120, 120, 122, 120, 123, 120, 123, 119],
}, name='3x3_by_1_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 3, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 3, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8l2m`Tf82|rXz@2R_0jZ%%Za>dqlnyKF12$6;?E', 0.5
),
    t2: [0.0, -0.16666667, 0.33333334, -0.41666666, 0.0, -1.25, -0.375, 0.25],
    t3: [0.0, -0.16666667],
    x4: packed('|i1',
    'c-jrd#}NQ92m`PKgZH1;l!TWg1pzGGdV<2`>@B+b!NkNAKQ)&S8v', 0.5
),
    t5: [-0.083333336, 0.0, 1.4444444, 0.22222222, 1.1666666, 0.41666666, 0.375, -0.375, 1.6666666,
    -0.9166667, -0.25, 0.125],
    t6: [0.33333334, -0.44444445, 1.1666666, -0.16666667],
    x7: packed('|i1',
    'c-jrZhYi3m3<EG|MF0QW*h&d%cU&mdSHS;6)Vajc^eD;n0Vlr=Is', 0.5
),
    t8: [1.0833334, -0.9166667, 0.625, 0.875, 1.1666666, 0.055555556, 0.25, 1.1666666, 1.5833334, 0.6666667,
    0.625, 1.125],
    t9: [1.1111112, -0.22222222, 1.4444444, 0.8333333],
    x10: packed('|i1',
    'c-jTQ0TKWp2m-J}ivPb?QrgN-D)Y21V)m;+O9ZGzmT}V_09%uj4;8l;0s', 0.5
),
    t11: [0.625, 0.625, -1.0833334, 0.75, -0.625, -1.25, 1.0833334, 0.5, -0.5, 0.5, -0.6666667, -0.6666667,
    -0.375, 0.5, -1.0833334, 0.25, -1.25, -0.5],
    t12: [0.8888889, 0.6111111, 0.33333334, -0.16666667, 0.22222222, 0.11111111, -0.16666667, -0.2777778],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 3, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8l2m`S{gY2?le7mh40=r<>sZ9FPR*B>I1NOuY?E'
),
    t2: [120, 120, 121, 119, 120, 117, 119, 121],
    t3: [120, 120],
    x4: packed('|i1',
    'c-jrd#}NQ92m`R4P04}5vxk=ij7X-sJVxN<^fWd6v7lv`K7#iW+W'
),
    t5: [120, 120, 123, 120, 122, 121, 121, 119, 123, 118, 119, 120],
    t6: [121, 119, 122, 120],
    x7: packed('|i1',
    'c-jrZhYi3m3<I#E8(YwbZchn%cLKWb2QvRFB0b_N%DC;|0fZkC`T'
),
    t8: [122, 118, 121, 122, 122, 120, 121, 122, 123, 121, 121, 122],
    t9: [122, 120, 123, 122],
    x10: packed('|i1',
    'c-jTQ0TKWp2m-J_OUfa|+uIf=S@>3-2-n$GC6=5K$3z)uNwdw%4_99oas'
),
    t11: [121, 121, 118, 122, 119, 117, 122, 121, 119, 121, 119, 119, 119, 121, 118, 121, 117, 119],
    t12: [122, 121, 121, 120, 120, 120, 120, 119],
}, name='3x3_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 2, 1, 1]))
x4 = Input('x4', (F32, [1, 2, 4, 5]))
t5 = Output('t5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 1, 2]))
x7 = Input('x7', (F32, [1, 2, 5, 4]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 2, 1]))
x10 = Input('x10', (F32, [1, 2, 5, 5]))
t11 = Output('t11', (F32, [1, 2, 3, 3]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0, True).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 3, 3, 0, True).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 3, 3, 0, True).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 3, 3, 0, True).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 3, 3, 0, True).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 3, 3, 0, True).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 3, 3, 0, True).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 3, 3, 0, True).To(t12)
Example({
    x1: packed('|i1',
    'c-jreK@I>g2m-J`aQ}brrZ6u}igNQr4yJNvl`U<F$9xD15D5', 0.5
),
    t2: [0.5, -0.41666666, -0.33333334, -1.375, 0.0, 1.3333334, -0.41666666, 0.0],
    t3: [0.5, 0.0],
    x4: packed('|i1',
    'c-jTQfeipK2*WU?F#f+6RG6(q&hcDDgI$F2Thtmfo9=@TTs9H*', 0.5
),
    t5: [1.1666666, -0.44444445, -0.41666666, 0.375, 0.16666667, 0.75, 0.33333334, -0.22222222, 0.16666667,
    -0.75, -0.9166667, 0.5],
    t6: [0.33333334, -0.7222222, -0.5555556, -0.6666667],
    x7: packed('|i1',
    'c-jTQ0TKWp2m-K6(Eq<T2-`Fpa&Sn^?Z#H@ZSv)~Oh!QK15VEoAp', 0.5
),
    t8: [1.1666666, 0.75, 1.5555556, 1.5, 0.75, 1.25, -0.33333334, -0.125, 0.5555556, -1.1666666, 1.4166666,
    -0.875],
    t9: [1.2777778, 1.0, -0.2777778, 0.8888889],
    x10: packed('|i1',
    'c-jrh!4beP3<9vjPO|^J*g&hdHV{?F13bM!gBaCi_4Dm0UhxmJ<{5vfEF9V', 0.5
),
    t11: [-0.75, -0.083333336, -0.5, -0.33333334, -0.055555556, 0.5833333, -1.25, -0.33333334, 0.375, 0.25,
    0.5, 0.625, 0.0, -0.11111111, -1.8333334, -1.0, -0.5833333, -2.0],
    t12: [-0.22222222, -0.33333334, -0.7777778, -0.2777778, 0.0, -0.16666667, -0.2777778, -1.0555556],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 1, 1], 0.5, 120))
x4 = Input('x4', (U8, [1, 2, 4, 5], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 5, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 2, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 5, 5], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0, True).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 3, 3, 0, True).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 3, 3, 0, True).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 3, 3, 0, True).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 3, 3, 0, True).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 3, 3, 0, True).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 3, 3, 0, True).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 3, 3, 0, True).To(t12)
Example({
    x1: packed('|i1',
    'c-pJ1Ei0+2E3YXluPm)CFDeC+HDzTrH9&4vWpPzG0Qh?k2>'
),
    t2: [121, 119, 119, 117, 120, 123, 119, 120],
    t3: [121, 120],
    x4: packed('|i1',
    'c-jTQfeipK2*a?SK?S8SZlCSN+En&UfOL$|D;!RowTgxhfR+-r'
),
    t5: [122, 119, 119, 121, 120, 122, 121, 120, 120, 118, 118, 121],
    t6: [121, 119, 119, 119],
    x7: packed('|i1',
    'c-jTQ0TKWp2m-J_2jQjQ+uN`ud*|8MlT5Y9ihcFiw1t`A1B5RU;Q'
),
    t8: [122, 122, 123, 123, 122, 123, 119, 120, 121, 118, 123, 118],
    t9: [123, 122, 119, 122],
    x10: packed('|i1',
    'c-jrh!4beP3<9v7v4O)*GJC7H+95dcOH|v=1}V<P?9*M-YT^&o!YO@H)E7z'
),
    t11: [118, 120, 119, 119, 120, 121, 117, 119, 121, 121, 121, 121, 120, 120, 116, 118, 119, 116],
    t12: [120, 119, 118, 119, 120, 120, 119, 118],
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 3, 3, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 3, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 3, 3, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 3, 3, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 3, 3, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 3, 3, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 3, 3, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 3, 3, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-L9(Eq;|h1wdbU`$glEVsCGxE<>X9}Wo+_5', 0.5
),
    t2: [1.0, -0.375, -0.5, 0.125, -1.875, 1.625, -1.75, 0.375],
    t3: [-0.44444445, 0.055555556],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-JJl>fgM%i0c9+y{g$!$QA~<uwKsZ!YQi??4SK', 0.5
),
    t5: [0.5833333, 1.6666666, 1.0, -0.625, 1.75, -1.3333334, 1.125, -0.125],
    t6: [1.3333334, 0.8333333],
    x7: packed('|i1',
    'c-jrd$q@h`3<AI*5&N$<2k5@mvI1QUOx}%VcA7d~NG1G|!UMC;6bJ', 0.5
),
    t8: [0.16666667, -0.5, 0.41666666, 0.0, 0.0, 1.125, -0.625, 0.25],
    t9: [0.5555556, 0.0],
    x10: packed('|i1',
    'c-jrf!4beP3<9vjj@f@+(?X)BRuUK4mXOYOYWUBZ8P*#I4WpQ2cg7dHxfu!', 0.5
),
    t11: [0.16666667, -1.4444444, -0.16666667, 1.5, 0.16666667, 0.5, 1.125, -0.125],
    t12: [0.16666667, -1.4444444],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 3, 3, 3, 3, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 3, 3, 3, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 3, 3, 3, 3, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 3, 3, 3, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 3, 3, 3, 3, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 3, 3, 3, 3, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 3, 3, 3, 3, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 3, 3, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-J_qtIE%+uJf&P0=)tybRoR-4XFHANP6=_5'
),
    t2: [122, 119, 119, 120, 116, 123, 116, 121],
    t3: [119, 120],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-J_W7z@9+uII3>PJHBFy_8RoDPeFG_I8Tgs&3p'
),
    t5: [121, 123, 122, 119, 124, 117, 122, 120],
    t6: [123, 122],
    x7: packed('|i1',
    'c-jrd!4Uv32m-L3wZfs&+1tEA5UmWi&fMzs<j`1_fPj8&=mCH(637'
),
    t8: [120, 119, 121, 120, 120, 122, 119, 121],
    t9: [121, 120],
    x10: packed('|i1',
    'c-jrf!4beP3<9v7O#_D=GkdD13P8%L0j$w?dvmrJZTcU|W4fbDj+PHoVHbJ'
),
    t11: [120, 117, 120, 123, 120, 121, 122, 120],
    t12: [120, 117],
}, name='3x3_by_3_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 6, 7, 2]))
t5 = Output('t5', (F32, [1, 3, 4, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 7, 6, 2]))
t8 = Output('t8', (F32, [1, 4, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 7, 7, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 5, 5, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 5, 5, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 5, 5, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 5, 5, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 5, 5, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 5, 5, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 5, 5, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 5, 5, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrd!4beP3<9vj5cZ#!ICiU-#zkFD+;AXUdn^N>?{FbVck97Qvh3jRoFcfdUDYXlX(1U!', 0.5
),
    t2: [1.0, 0.40625, 0.575, 0.425, 0.25, 0.625, 0.625, 0.525, 0.44, 0.48, 0.6333333, 0.73333335,
    0.083333336, 0.6666667, -0.2, 0.0, 0.2777778, 0.33333334],
    t3: [0.68, 0.54],
    x4: packed('|i1',
    'c-jri$qfK72m>$$NcNwXvwd4u;F@cgM8f*|nBxUmdY6llZ1{xkL_)p!t!mF^3xU!<4O}{hDtnk+C<p', 0.5
),
    t5: [0.7083333, 0.7916667, 0.475, 0.1, -0.175, 0.35, -0.41666666, -0.20833333, 0.16666667, 0.23333333,
    0.12, -0.16, 0.36, 0.04, 0.46666667, -0.13333334, 0.055555556, 0.33333334, -0.13333334, 0.3,
    0.2, 0.1, 0.2777778, -0.11111111],
    t6: [0.26, -0.12, 0.02, 0.02],
    x7: packed('|i1',
    'c-jrcK@tE!1Ovee;{WeO*gZ^-*A#lYlI)meId@!47kZrGKr8L{S;=mUCMgmqgkAOhPZ=>v!~^qyC-?', 0.5
),
    t8: [0.083333336, -0.8333333, 0.23333333, -0.5, 0.2777778, 0.6666667, -0.025, -0.45, 0.02, -0.08,
    0.06666667, 0.7, 0.3, 0.0, -0.08, 0.04, -0.16666667, 0.36666667, 0.41666666, -0.125, -0.3,
    -0.16666667, -0.3888889, -0.16666667],
    t9: [-0.02, -0.26, 0.22, 0.08],
    x10: packed('|i1',
    'c-jrdK@I>Q3<9u#%>TdF$<U;SR$xthI6)2@8e^`w?>B!_tJ}s7k1fyXy9PovR*|?WQSr|%<)>22f>YrGGkY)+', 0.5
),
    t11: packed('<f4',
    'c-pgk(%ISRVtJh5Y(Li<+q0dkXZ6SQbDiDu#L{KY>dq%m`Ybv+I$Zh+8O|KK9>{g3W7W(<{fDlf*=^D1vU^pBg++27M+b+?V;P1s'
    'rHd`DgXF&+DpmH`-Iv_5TZ@CQZ|}Z+`|S4b-OsRhugyLX8wmE=?z6K8K_CDCwr4-d'
),
    t12: [-0.06, 0.02, -0.18, -0.42, 0.48, 0.38, -0.06, 0.04],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 3, 3, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 6, 7, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 3, 4, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 7, 6, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 7, 7, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 5, 5, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 5, 5, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 5, 5, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 5, 5, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 5, 5, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 5, 5, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 5, 5, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 5, 5, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrd!4beP3<9v7iDMszFng<)Ix8PFQVi(C^Wu<HPHSk|XZA7%Fe>nGzZEsNvRhbx-4G%L'
),
    t2: [122, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 121, 120, 120, 121, 121],
    t3: [121, 121],
    x4: packed('|i1',
    'c-jri$qfK72m`R4ITaw8y?tBOp@TI@gJGhhX}J!KZTO033~ZjdMM6>b&AocE90%7w0kkcX@_CBQCuj'
),
    t5: [121, 122, 121, 120, 120, 121, 119, 120, 120, 120, 120, 120, 121, 120, 121, 120, 120, 121, 120, 121,
    120, 120, 121, 120],
    t6: [121, 120, 120, 120],
    x7: packed('|i1',
    'c-jrcK@tE!1Ovf8BUBJ?-#tvvSQtIsPV$YEjWPzh0X;@Lq~rScNuVoQ4PcKnZkKuehqV|u?gNJKCs+'
),
    t8: [120, 118, 120, 119, 121, 121, 120, 119, 120, 120, 120, 121, 121, 120, 120, 120, 120, 121, 121, 120,
    119, 120, 119, 120],
    t9: [120, 119, 120, 120],
    x10: packed('|i1',
    'c-jrdK@I>Q3<9t}I~f6)Z`Y)U4uv$a+!U8fX{dL6_t$?trwY)e7ZCKSeOl3!&e+<SIK<DL@Mk#Y5jgY%-bF3~'
),
    t11: packed('|i1',
    'c-pHduPCo517Z*;FE6hI0wAlhs-g<StO5Y{P7eq'
),
    t12: [120, 120, 120, 119, 121, 121, 120, 120],
}, name='5x5_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 3, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 4, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 2, 2, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 2, 2, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 2, 2, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 2, 2, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 2, 2, 0).To(t12)
Example({
    x1: [2.5, 0.5, -1.5, 2.0, 0.5, 1.5, 1.5, -0.5, -3.0, 0.5, 2.5, 2.0, 1.5, 1.5, -1.0, -3.0, 3.0, -1.5],
    t2: [-0.125, 0.625, 1.5, 1.75, 0.25, -0.75, 3.0, -1.5],
    t3: [-0.125, 0.625],
    x4: [0.5, -1.0, 3.0, 2.0, -1.5, 3.0, -2.0, 2.5, 0.5, -0.5, 0.5, -1.0, -3.0, -0.5, 0.5, -1.0, -2.5, 2.0,
    1.0, -1.5, 1.5, 2.5, -2.0, 3.0],
    t5: [1.125, -0.125, -1.5, 1.0, -0.75, 0.25, -0.25, 2.75],
    t6: [1.125, -0.125, -1.5, 1.0],
    x7: [-2.0, -2.5, 1.5, 0.5, -2.5, 0.5, 1.5, -3.0, 0.5, 0.5, -0.5, 1.5, -2.5, 0.5, -2.5, 1.5, 0.5, 2.0,
    -2.0, 1.5, -2.5, -1.5, -0.5, -2.0],
    t8: [0.375, -1.125, -1.5, 1.0, -2.375, 0.5, 0.0, 0.0],
    t9: [0.375, -1.125, -2.375, 0.5],
    x10: packed('|i1',
    'c-jTQi46cS3<5Ec=k}kMNTs$zT7#)G+I2J*_ds-g)vyaC', 0.5
),
    t11: [-0.5, -0.125, 0.25, 2.25, 0.625, -0.125, 1.125, 1.0],
    t12: [-0.5, -0.125, 0.25, 2.25, 0.625, -0.125, 1.125, 1.0],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 4, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 2, 2, 2, 2, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x4, 2, 2, 2, 2, 2, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 2, 2, 2, 2, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', x7, 2, 2, 2, 2, 2, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 2, 2, 2, 2, 0).To(t12)
Example({
    x1: [125, 121, 117, 124, 121, 123, 123, 119, 114, 121, 125, 124, 123, 123, 118, 114, 126, 117],
    t2: [120, 121, 123, 124, 121, 118, 126, 117],
    t3: [120, 121],
    x4: [121, 118, 126, 124, 117, 126, 116, 125, 121, 119, 121, 118, 114, 119, 121, 118, 115, 124, 122, 117,
    123, 125, 116, 126],
    t5: [122, 120, 117, 122, 118, 121, 119, 126],
    t6: [122, 120, 117, 122],
    x7: [116, 115, 123, 121, 115, 121, 123, 114, 121, 121, 119, 123, 115, 121, 115, 123, 121, 124, 116, 123,
    115, 117, 119, 116],
    t8: [121, 118, 117, 122, 115, 121, 120, 120],
    t9: [121, 118, 115, 121],
    x10: packed('|i1',
    'c-jTQi46cS3<9y8iBv?Mo4vM-CyVG3xs$UB^&m`t`7jS9'
),
    t11: [119, 120, 121, 125, 121, 120, 122, 122],
    t12: [119, 120, 121, 125, 121, 120, 122, 122],
}, name='2x2_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()
