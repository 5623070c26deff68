# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [0.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 1]), [-1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 4, 5, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 1]), [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, -1.0, -1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 5, 4, 2]))
t15 = Output('t15', (F32, [1, 3, 2, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 1]), [0.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, -1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 5, 5, 2]))
t20 = Output('t20', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 1, 1, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 1, 1, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 1, 1, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 1, 1, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfe`>82m`U}7x&*+DVTKeL@yu@ck#iiLW!LZxZw*D', 0.5
),
    t4: packed('|i1',
    'c-s5U_WM5r!w<H9%)b~Jd6=2M{r<)F^TU582A+THKRB700r^%9_y', 0.5
),
    t5: [-3.0, 0.5, 0.5, 6.0, -3.0, 3.0, -3.5, -8.0],
    x6: packed('|i1',
    'c-jTQ0TKWp2m-JZga5y`5ZkbID0Pd-izCx0;WDi0+%0SJ0U8hyA^', 0.5
),
    t9: packed('|i1',
    'c-jTQNfH1M3<SW0DJuN`nGP;O#L{gS_5e!m(NEVFM=oqNKT!k@Boq5A`li4V;s', 0.5
),
    t10: [-2.0, -1.5, -7.5, -4.5, -9.5, 1.5, -3.0, 5.5, 3.5, -0.5, 4.5, -4.5],
    x11: packed('|i1',
    'c-jTQfeipK2m-L6xc~1()U~)$MjN{WvY#QT0tueh);nVI1CyE)?f', 0.5
),
    t14: packed('|i1',
    'c-s5V$i&9U@t2XE`IGcN9zF*4PyboJ@-g!<vGe`?`TrZ&Z&p?Y=6`?K0SbK%Z2', 0.5
),
    t15: [-7.0, 13.5, -1.0, 6.0, -0.5, 2.5, -5.5, 7.0, 7.0, -1.5, -3.5, -0.5],
    x16: packed('|i1',
    'c-jTQfe`>82m`Tuu<Spt0yPPgvF;3v&OY@;HD#jSXhcIfx0<xz1JKhFF#', 0.5
),
    t19: packed('|i1',
    'c-jFn0L}jd|NaB}00jLE2J-^%2k-sk4E72N0tx~G0RjI3`{@em2loK|_5S}31qJi>{r3&~2RBL=zW', 0.5
),
    t20: [-8.5, 3.5, -8.5, -1.5, -14.5, 6.0, 5.0, 1.0, 1.0, 0.5, 0.5, -0.5, -11.0, 3.5, -4.5, 0.0, -1.5,
    -5.5],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [128, 126, 126, 128, 130, 126, 126, 128, 126, 128, 130, 130, 128, 128, 126, 130, 126, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 4, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 0, -2, 2, -2, 0, 0, -2, -2, 4, 0, -4, 0, 0, -4, -4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 4, 5, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 1], 0.5, 128), [128, 128, 128, 128, 130, 128, 126, 130, 130, 126, 128, 130, 126, 128, 130, 126, 126, 126])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 5, 4, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 3, 2, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, -2, -2, -2, 2, 2, -2, -2, -2, -4, 0, 4, 4, 4, 0, 0, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 5, 5, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 1, 1, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 1, 1, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 1, 1, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 1, 1, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfe`>82m`U5mCE%CyPMQ-O*P;=PLn0=!BV0R_+bwc'
),
    t4: packed('<i2',
    'c-qUaD=x37D5xu|E~>0-sjki|E~+ccD6gt$DXTANtgdDt007kV4)_'
),
    t5: [114, 121, 121, 132, 114, 126, 113, 104],
    x6: packed('|i1',
    'c-jTQ0TKWp2m-J_7vhP*+uPLhob1NpB^Vf*=$M{bo*tz50flf9;s'
),
    t9: packed('<i2',
    'c-ku}t0^k4si~+dDXA_g&CE}&&Z}>#ENZSVZ_KZ$s;sJLET}0iEv#T55&!^Zof4t'
),
    t10: [116, 117, 105, 111, 101, 123, 114, 131, 127, 119, 129, 111],
    x11: packed('|i1',
    'c-jTQfeipK2m-L55j808_O<H6PEb`TJ01n#Mk_ap#A_?}1Ah7vt^'
),
    t14: packed('<i2',
    'c-kwktg35lD6Ooo&YE1-(pFKQRbHFhR^3)r-&R^!p4U`dTU$|GR#MMEBme-45)&-'
),
    t15: [106, 147, 118, 132, 119, 125, 109, 134, 134, 117, 113, 119],
    x16: packed('|i1',
    'c-jTQhY<iE3<I&9A>}^7o*ik>PIc_i=+#vm<a9H>sT2Y3EeG3z4_b;Bp#'
),
    t19: packed('<i2',
    'c-pHeFRL!Ds3~o!%dSeVPcMyb$!lt=YO1QLtSqlAPHal5&#x%WEh}%Ut<BCa&2KHPXCN5>0M}d>F8'
),
    t20: [103, 127, 103, 117, 91, 132, 130, 122, 122, 121, 121, 119, 98, 127, 111, 120, 117, 109],
}, name='3x3_by_1_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [-1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 1]), [-1.0, 1.0, -1.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 1]), [1.0, 1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 1]), [0.0, 0.0, 1.0, 1.0, -1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 3, 3, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jrd!4Uu;3<9tNg#G8W+G<|u$=r<yI4)?#WdG2Ltq0N92{Q', 0.5
),
    t4: [2.0, 1.5, 0.0, -4.0, -3.0, -1.5, -3.5, -1.0],
    t5: [2.0, 1.5],
    x6: packed('|i1',
    'c-jTQfe`>83<9xxwC+DI(rVIeA}{mUoD3;*2*|VU+frTi2aUrK@c', 0.5
),
    t9: [-2.0, 2.5, -2.0, 1.0, 0.0, 0.5, -6.5, -1.0, -5.5, 4.0, -6.5, 2.0],
    t10: [5.5, 3.0, 3.5, -5.0],
    x11: packed('|i1',
    'c-jrd$qfK73<5Ag6!xDt<Y?uO)26VgFHq4aw()lwGBv*3=m#MC5Eu', 0.5
),
    t14: [-4.5, -4.0, -1.5, 1.0, 3.0, -4.5, -1.5, -4.5, -9.0, -4.0, 0.5, -3.5],
    t15: [-1.0, 5.0, -2.0, 0.0],
    x16: packed('|i1',
    'c-j@pxedTD3<NOTyZ^ir;uvPlSjf`UCrg7NP7!X@S?*uElLiN`_5wI<4M_', 0.5
),
    t19: [0.5, -2.5, 0.0, 8.5, -0.5, -2.0, 0.5, -6.0, 4.0, 8.0, -1.0, 8.5, -5.5, -2.0, 2.0, -6.0, 2.5, -5.0],
    t20: [1.0, 1.5, 5.5, -4.0, 4.0, 3.0, -2.0, 3.0],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [126, 130, 130, 130, 126, 126, 126, 130, 130, 128, 126, 128, 128, 126, 128, 128, 126, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 2, -2, -2, 0, 0, -2, 0, -2, 0, -4, 4, 0, 0, -4, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 1], 0.5, 128), [130, 130, 128, 128, 130, 126, 128, 128, 130, 126, 126, 130, 130, 128, 128, 126, 128, 128])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, 0, 2, 2, -2, 2, 0, 0, 2, -4, -4, -4, 4, -4, 0, 4, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 3, 3, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-ku~uPZMts;sN7tSqT5uB@)9tF5Xk12U>=tLtiOs{#2}4>J'
),
    t4: [124, 123, 120, 112, 114, 117, 113, 118],
    t5: [124, 123],
    x6: packed('|i1',
    'c-jTQfe`>83<9y8k?K9I&TdjA9JM$M&l_LyFhsl8ndGk22Yw?Gu>'
),
    t9: [116, 125, 116, 122, 120, 121, 107, 118, 109, 128, 107, 124],
    t10: [131, 126, 127, 110],
    x11: packed('|i1',
    'c-jrd$qfK73<9v7OAdtyW^d$=1<+IS*?AlD7?@i-NjcG~jSquc64('
),
    t14: [111, 112, 117, 122, 126, 111, 117, 111, 102, 112, 121, 113],
    t15: [118, 130, 116, 120],
    x16: packed('|i1',
    'c-j@pxedTD3<R*9CB(+Pvm0T}Sjf`UCrg7NP7!X@S?;afNrQvG_5oca7r6'
),
    t19: [121, 115, 120, 137, 119, 116, 121, 108, 128, 136, 118, 137, 109, 116, 124, 108, 125, 110],
    t20: [122, 123, 131, 112, 128, 126, 116, 126],
}, name='3x3_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 2, 1, 1]))
x6 = Input('x6', (F32, [1, 2, 4, 5]))
c7 = Parameter('c7', (F32, [2, 3, 3, 1]), [-1.0, 1.0, -1.0, 0.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.0, -1.0, -1.0, 0.0, -1.0, -1.0, 1.0,
    -1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
t10 = Output('t10', (F32, [1, 2, 1, 2]))
x11 = Input('x11', (F32, [1, 2, 5, 4]))
c12 = Parameter('c12', (F32, [2, 3, 3, 1]), [1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 2, 1]))
x16 = Input('x16', (F32, [1, 2, 5, 5]))
c17 = Parameter('c17', (F32, [2, 3, 3, 1]), [-1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 3, 3]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, True).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, True).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, True).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, True).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, True).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, True).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, True).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-Jm>i_qugSG0)q1EH1kGQBe3=mi-KLWiD2L', 0.5
),
    t4: [-5.0, -2.0, 9.0, 1.0, 4.0, 4.5, 4.0, 0.0],
    t5: [-5.0, 4.0],
    x6: packed('|i1',
    'c-jTQfeipK2m-Kx=>PXR#kB-BMk%xU*2oen(|nq?`!F`+12+2-5d', 0.5
),
    t9: [-2.0, -3.0, 1.5, -2.0, -11.5, -3.5, 0.5, -1.5, 1.5, 3.0, 2.5, 0.5],
    t10: [1.0, -7.0, -2.0, 2.5],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-JpjQ_tk6x((P;yQv_cEZ9#iXw7)sbSh5TJaJO', 0.5
),
    t14: [-1.0, -7.5, 3.5, -1.5, -2.0, -6.5, -1.0, -2.5, 4.0, 0.0, -3.0, 6.0],
    t15: [-1.5, 0.0, 2.0, 3.5],
    x16: packed('|i1',
    'c-jrhw+#R=3<EI8?f-ivmt-ZFzQPR6+UhXM01h7HccD$3qplY1{O<vRP8!h', 0.5
),
    t19: [0.0, -1.5, -3.5, 5.0, -7.5, -1.5, -0.5, 3.0, -2.5, -2.0, -5.0, -1.0, 0.5, 1.5, -0.5, 4.5, 2.5, 4.5],
    t20: [-6.5, -6.0, 2.5, -5.5, -5.0, -6.0, -1.5, 0.0],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [130, 126, 126, 130, 130, 126, 130, 128, 128, 130, 130, 130, 128, 126, 126, 130, 130, 128])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 1, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 4, 5], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 2, -2, 0, -2, -2, 2, 2, -2, -4, 0, -4, -4, 0, -4, -4, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 5, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 1], 0.5, 128), [130, 128, 128, 126, 126, 126, 126, 130, 128, 130, 128, 128, 126, 128, 130, 126, 128, 128])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 1], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 5, 5], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 2, -2, 2, -2, 2, 0, 0, -2, 4, -4, 4, 4, 0, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, True).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, True).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, True).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, True).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, True).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, True).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, True).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L5)j<&T_O-a3Fmb^&%c|ZNZdpoUKKL#V2L'
),
    t4: [110, 116, 138, 122, 128, 129, 128, 120],
    t5: [110, 128],
    x6: packed('|i1',
    'c-jTQfeipK2m-L5onk=r_O&8w(rf6V3*0kr7kbVBqM3l^1A|)<(E'
),
    t9: [116, 114, 123, 116, 97, 113, 121, 117, 123, 126, 125, 121],
    t10: [122, 106, 116, 125],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-J_hvE^&+uNos>w!@!0O{2c*RgnOoHh#|f>9FB'
),
    t14: [118, 105, 127, 117, 116, 107, 118, 115, 128, 120, 114, 132],
    t15: [117, 120, 124, 127],
    x16: packed('|i1',
    'c-jrhw+#R=3<I#AB^Su;_GBfv9h5t&tS;r;ky1Utcgl+J1oJ}H`0oKy_7_0'
),
    t19: [120, 117, 113, 130, 105, 117, 119, 126, 115, 116, 110, 118, 121, 123, 119, 129, 125, 129],
    t20: [107, 108, 125, 109, 110, 108, 117, 120],
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [1.0, 0.0, -1.0, 0.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0, -1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 1, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 1]), [0.0, 1.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 3, 3, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 3, 3, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 3, 3, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 3, 3, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 3, 3, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 3, 3, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 3, 3, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 3, 3, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-Jpwg1021llZ~v|@}q3f`#dQdwe+4^j>j>;', 0.5
),
    t4: [-3.0, -1.5, -0.5, 2.5, -1.5, -4.0, 2.0, -3.0],
    t5: [-2.5, 5.0],
    x6: packed('|i1',
    'c-jrb!4Uv32m-J}k^Seb727<r(<iJ1^8TbL8(^Zy*iEr{j0ZVu4kr', 0.5
),
    t9: [-0.5, 0.0, -1.0, 3.0, -1.5, 4.5, 0.0, -3.0],
    t10: [-0.5, -4.5],
    x11: packed('|i1',
    'c-jTQi4g!W2m-JJpZ({pf=v*8F>?r(o;$fpdm$OD1xf|-19kop4g', 0.5
),
    t14: [6.0, 3.0, -3.5, 1.5, -4.0, 1.0, 4.5, 3.5],
    t15: [4.0, 5.5],
    x16: packed('|i1',
    'c-jrh!4Uv32m-JZmHp=xTHCy1lsG{Vkc3-%QbE*JwCp4uJ*Uk7X7>R@R~P>', 0.5
),
    t19: [0.0, 15.5, -1.0, 4.0, 5.0, -7.5, 1.5, 1.5],
    t20: [0.0, 15.5],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [130, 128, 126, 128, 126, 128, 128, 130, 126, 128, 130, 130, 130, 130, 128, 128, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 0, 0, 2, -2, 0, -2, 0, -2, -4, 4, 0, 4, 0, -4, -4, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 1], 0.5, 128), [128, 130, 130, 130, 128, 126, 130, 130, 126, 130, 128, 126, 130, 130, 130, 126, 126, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 0, 0, 0, 0, 2, 0, 0, 2, 0, -4, -4, 4, -4, 4, -4, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 3, 3, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 3, 3, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 3, 3, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 3, 3, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 3, 3, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 3, 3, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 3, 3, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 3, 3, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-J_hrp5A+uKB353Q`mbk4H-fi9$!5B7f!>;'
),
    t4: [114, 117, 119, 125, 117, 112, 124, 114],
    t5: [115, 130],
    x6: packed('|i1',
    'c-jrb!4Uv32m-L3Yt=)L+1otQ8E47_cz<?o6(C}z>82Grg$IJm66X'
),
    t9: [119, 120, 118, 126, 117, 129, 120, 114],
    t10: [119, 111],
    x11: packed('|i1',
    'c-jTQfeipK2m-L5r)WU&_O+briD-_DSGP)RRT3!5NgAf~0fAl;&H'
),
    t14: [132, 126, 113, 123, 112, 122, 129, 127],
    t15: [128, 131],
    x16: packed('|i1',
    'c-jrh!4Uv32m-L3h3ZL_+1tEB4IFJ)0-&5a7i~?V7v#0s8)xYMqUr%v{}*o'
),
    t19: [120, 151, 118, 128, 130, 105, 123, 123],
    t20: [120, 151],
}, name='3x3_by_3_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
c2 = Parameter('c2', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-ke2hY0`x48qL+M_WS$i34aFL>OzGoL4;N82>$90S^Z', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 6, 7, 2]))
c7 = Parameter('c7', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-kGwu>k-841zHE|7fb+FoHxehO`2X+QZtM-@WAk&G`}i', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 3, 4, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 7, 6, 2]))
c12 = Parameter('c12', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-kF_u?+wK41)0gqp8(|0Tc|OQzG)VW**nvTk!yf%o6z', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 4, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 7, 7, 2]))
c17 = Parameter('c17', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-ke1K@I=_2tfG%qgCr*j0P-il&EJ5`QpI84zM;70R', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 4, 4, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-j@q!3_X03<5!6NcykW!uWE}9cja9vRWMNnZ)y_Avw1eLP{0mHZ%(^>GP1-0C}I2{Q#?FArJ', 0.5
),
    t4: [-1.0, 0.0, 4.0, 2.5, -3.5, 0.0, -2.0, -6.0, -7.5, 4.0, -5.5, 4.0, 6.0, -5.0, 2.0, 1.5, 2.0, -8.5],
    t5: [-2.0, 11.5],
    x6: packed('|i1',
    'c-j@nK@PwG2m-Kx;{V_4M7O2468->FyPML|f5et?75$*W6nH~625ClH87BuT<zjh-9D@pJUXO7fKm', 0.5
),
    t9: [1.0, 3.5, -6.0, 6.0, 9.5, 3.5, -5.5, 5.5, -13.5, -0.5, 6.5, 2.5, -3.0, -1.0, -2.5, -6.5, 3.5, -1.5,
    -2.0, 6.0, 6.5, -7.5, 3.0, 1.0],
    t10: [-9.5, -12.0, 6.0, 0.0],
    x11: packed('|i1',
    'c-jTQfeipK2m-Kx=>PYk&b3vug7lUx9xp_PBG$mVT@UJPkf`dMabZg$`xY4E5CY!wrS3BQ0gD|Y9R', 0.5
),
    t14: [-2.5, 3.5, -6.0, -4.5, -7.5, 2.5, 0.0, 4.5, -3.0, 1.0, 3.0, -3.5, 8.0, -1.0, 3.5, -0.5, 2.0, 7.0,
    4.0, 2.5, 0.5, 1.5, -5.0, 4.5],
    t15: [-13.0, 8.5, 5.5, 3.5],
    x16: packed('|i1',
    'c-jq&!41Gb2*U&f_MbNiwD+@Q%f^wb`kE2b?M)O1C4P>O7f(D~O;-gcbHoW3Tzd@!JUY+jt2>GJAr)L-OFsxUFXa', 0.5
),
    t19: packed('|i1',
    'c-jFV0N?)$2pa_h1_S~H{P6Yr`|1q|_5Kn4?Dhuv2@CS~8~*mt#t;n', 0.5
),
    t20: [-8.0, -5.5, -2.5, -2.5, -1.0, 8.5, -1.5, -10.0],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 5, 5, 1], 0.5, 128), packed('<i2',
    'c-m`fYN~6fYiI&d4NXA04#WilkT8$~k^tfc5ECNHKr#RTWF;95'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 3, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 6, 7, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 1]), packed('|i1',
    'c-j@n!3h9B5Q9LG>%Za<F8dG$wbELOOlWUGUKX&%bCUM~&5sfF'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 3, 4, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 7, 6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 5, 5, 1], 0.5, 128), packed('<i2',
    'c-obT!3h9B41;cRkxYJVHmHz?1|`M;4B}cF+0jPd5#E^(TtgV~'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 4, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 7, 7, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 1]), packed('|i1',
    'c-kGt!3h9B5W>J9_Fu8cx%UVesle*c3Q2b*7!rF}_&a{D>k<C'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 4, 4, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: packed('|i1',
    'c-j@q!3_X03<ANPEsTXBsr_=#9ck$<dn@kDX%hV>lz?|f5jRWdmeM1Sjq}hNN_-#4`2f;IA<z'
),
    t4: [118, 120, 128, 125, 113, 120, 116, 108, 105, 128, 109, 128, 132, 110, 124, 123, 124, 103],
    t5: [116, 143],
    x6: packed('|i1',
    'c-j@nK@PwG2m-J_JJEpR+qb2+iujOuRkd~re@q?NH}Np2HPtBvlM7A2J8g_^jnkpbO;8>?Uytx7pa'
),
    t9: [122, 127, 108, 132, 139, 127, 109, 131, 93, 119, 133, 125, 114, 118, 115, 107, 127, 117, 116, 132,
    133, 105, 126, 122],
    t10: [101, 96, 132, 120],
    x11: packed('|i1',
    'c-jTQfeipK2m-L5acV&H_O*8}O}kQIwR$X!XA)#0a7D)kCEmrphhv^CMJM^d=9sKPue*2g0g#+0eE'
),
    t14: [115, 127, 108, 111, 105, 125, 120, 129, 114, 122, 126, 113, 136, 118, 127, 119, 124, 134, 128, 125,
    121, 123, 110, 129],
    t15: [94, 137, 131, 127],
    x16: packed('|i1',
    'c-jq&!41Gb2*Y+x0u>OLz4x<Z%W?w2`4&~Tt7s3-Lwu^D!cRO5-p&-R`-m%zHIZwVbxd9KtGD6z0ays-l0V-ME!6'
),
    t19: packed('<i2',
    'c-m`jm|R<3S5sA6l95|noYdNwTh>{cl2=#Q*qoI=xh#)?0002p1P=`'
),
    t20: [104, 109, 115, 115, 118, 137, 117, 100],
}, name='5x5_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 1]), [0.0, 0.0, 0.0, -1.0, -1.0, 1.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 3, 4, 2]))
c7 = Parameter('c7', (F32, [2, 2, 2, 1]), [-1.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 4, 3, 2]))
c12 = Parameter('c12', (F32, [2, 2, 2, 1]), [-1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 4, 4, 2]))
c17 = Parameter('c17', (F32, [2, 2, 2, 1]), [1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 1.0, 1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: [-0.5, 1.0, -1.0, -1.5, 1.0, 2.0, -2.5, 1.5, -2.5, 0.5, -2.5, -0.5, -2.0, -1.5, -2.0, 2.5, 1.0, 0.5],
    t4: [2.0, -0.5, -0.5, -1.5, -0.5, 5.0, -0.5, 0.5],
    t5: [2.0, -0.5],
    x6: [-2.5, 0.5, -1.5, -1.5, 2.5, 2.0, 0.5, -3.0, 2.5, 3.0, 2.0, 1.0, 1.0, -0.5, -0.5, 1.5, 1.0, -1.0,
    1.5, 2.5, -3.0, -3.0, 1.5, 2.5],
    t9: [5.0, -0.5, -2.0, 4.5, 0.0, -1.5, 4.0, -1.5],
    t10: [5.0, -0.5, -2.0, 4.5],
    x11: [3.0, -2.0, -1.5, 0.5, 2.0, 3.0, 0.5, 2.5, -2.0, -3.0, -1.0, 0.5, 0.5, -1.0, 2.0, -0.5, 0.5, 0.5,
    1.0, -3.0, -2.0, -3.0, 0.5, -1.5],
    t14: [-5.0, 3.5, -2.5, 1.0, 1.0, 4.5, -1.0, 1.0],
    t15: [-5.0, 3.5, 1.0, 4.5],
    x16: packed('|i1',
    'c-jTQfeipK2m-L+#Q*OVm9^Q$jovF8cj=<uz+$X0`2iZ85dr', 0.5
),
    t19: [5.0, 9.0, -4.0, -0.5, 0.5, -3.5, 3.5, 5.0],
    t20: [5.0, 9.0, -4.0, -0.5, 0.5, -3.5, 3.5, 5.0],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 1], 0.5, 128), [128, 128, 128, 126, 126, 130, 130, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 4, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [-2, 2, 2, 2, 0, -4, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 4, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2, 2, 1], 0.5, 128), [126, 130, 128, 128, 128, 126, 128, 126])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 4, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [2, 2, 0, -2, -4, 4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 2, 2, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 2, 2, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 2, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 2, 2, 2, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 1, 2, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x16, c17, c18, 2, 2, 2, 2, 0, False).To(t20)
Example({
    x1: [119, 122, 118, 117, 122, 124, 115, 123, 115, 121, 115, 119, 116, 117, 116, 125, 122, 121],
    t4: [124, 119, 119, 117, 119, 130, 119, 121],
    t5: [124, 119],
    x6: [115, 121, 117, 117, 125, 124, 121, 114, 125, 126, 124, 122, 122, 119, 119, 123, 122, 118, 123, 125,
    114, 114, 123, 125],
    t9: [130, 119, 116, 129, 120, 117, 128, 117],
    t10: [130, 119, 116, 129],
    x11: [126, 116, 117, 121, 124, 126, 121, 125, 116, 114, 118, 121, 121, 118, 124, 119, 121, 121, 122, 114,
    116, 114, 121, 117],
    t14: [110, 127, 115, 122, 122, 129, 118, 122],
    t15: [110, 127, 122, 129],
    x16: packed('|i1',
    'c-jTQfeipK2m-L5MIk!n_O%<nnkZUoa^=Iz7H$fi`vLe44*~'
),
    t19: [130, 138, 112, 119, 121, 113, 127, 130],
    t20: [130, 138, 112, 119, 121, 113, 127, 130],
}, name='2x2_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()
