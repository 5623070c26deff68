# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: MINIMUM, MAXIMUM, SELECT, SUB, ADD, PRELU, TANH, SOFTMAX,
# ADD, SIN, DIV, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.4375, -0.375, -0.875, 0.3125])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}R)uU;rUT2npsvI1Eq{3ZN2DWgr1YMgRn=044'
))
c6 = Parameter('c6', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW^dA}y;^i0R^$Y|04f5j|7aIQI5A+!m{tD{z;RgQ{;q3Yv0v7`t3>h2Y^9k$`7VYmA^6(Q785a}<`3e@p$s57', 0.0625
))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [-0.1875, -0.1875, 0.4375, -0.6875])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-0.25, -0.6875, 0.75, -0.3125])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [-0.4375, 0.25, -0.9375, -0.25])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [-0.3125, -0.875, -0.4375, -0.625])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [1.0, 1.1875, 1.0, 1.375])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (F32, [4]), [0.0625, 0.1875, 1.0, 0.375])
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', t3, t3).To(t4)
model.Operation('SELECT', c5, t4, c6).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('PRELU', t11, c12).To(t13)
model.Operation('TANH', t13).To(t14)
model.Operation('SOFTMAX', t14, 1.0).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('SIN', t17).To(t18)
model.Operation('DIV', t18, c19, 0).To(t20)
model.Operation('MINIMUM', t20, c21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkh<LvP6=k4VB9SGtN^Yk1X3h?s;0ps)R3hf&O7Zwuv3=I_;72p*G7Z33u^92PA3k~f9?(q%m>ILTb6cZ8zOB^c', 0.0625
),
    t22: packed('<f4',
    'c-s3S#p@aVvGF?$>tC094r9Lyo$v}oi}`-MqAFwkAH@CwRIhAdzZS$kb7OgwUZls-t1b_cV0g{EDc@o2#1&3rAo{qM6aUdK+J8W7'
    'kb2RW%Yq<wK(^;;ZKm)E^?&R-V3>y`r2)oX$rzjlqLnzRe3KabdqHfF`qgZCb|CgO)=V>-{rmRq-G{(?koo%&G)x?<9!VSkI4h97'
),
}, name='of_7').DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, DIV, SPACE_TO_DEPTH, ADD, AVERAGE_POOL_2D, ADD, MUL,
# ADD, CONV_2D, SPLIT, TRANSPOSE, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-1.0, -0.625, -1.0, -0.1875])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [1.5, 1.5625, 2.0, 1.6875])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 2, 2, 16]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [0.125, 0.6875, 0.375, 0.8125])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [-0.3125, 0.6875, 0.0625, 0.875])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [0.3125, 0.8125, 0.125, 0.3125])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrgu?+wK48pL6|8EXuv`lh<r&puNfYQ#>e$}mMAIm@$`v', 0.0625
))
c17 = Parameter('c17', (F32, [4]), [0.75, 0.0, 0.75, 0.5])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 2]))
t20 = Internal('t20', (F32, [1, 4, 4, 2]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('DIV', t3, c4, 0).To(t5)
model.Operation('SPACE_TO_DEPTH', t5, 2).To(t6)
model.Operation('DEPTH_TO_SPACE', t6, 2).To(t7)
model.Operation('ADD', t7, c8, 1).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 1, 1, 1, 2, 3, 0).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('ADD', t14, t14, 3).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 1, 0).To(t18)
model.Operation('SPLIT', t18, 3, 2).To(t19, t20)
model.Operation('CONCATENATION', t20, t19, 3).To(t21)
model.Operation('TRANSPOSE', t21, [0, 2, 3, 1]).To(t22)
model.Operation('ABS', t22).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkc77gnd<og{P03Y@b2mJ#G6#oGCAomIx`tt7@1QPBR=KmG?_4MNjAOZpw<^J~{_v;1o3<Vel`|<bi9St6Hh#d6', 0.0625
),
    t23: packed('<f4',
    'c-oudZX<D{V6HElkiFHr-TgL#Ra<_$a?N^v<J4b{<4J1vE?+iSxE?b55iJ@~y5aYVor1g$+YT1l2)&Gr{q?_A+hbdM<LV*_UlZZk'
    '%176+ebmuB)u*kZGvi6rzUY@9Ma(<j#IFli5#8O!pwX6ibp12A!t?tzrpeq5yj)qy@_+VJc~>`gcNTVb4jyg}4h|MU&Hx`TuUWGu'
    'O|Y=CvlSPVlJ@lR4VXW%yT;bR$x%Q;NzcUG+*(ROUbrYXH$yior`sM0*Z~14v@H+-0NfN?qy'
),
}, name='of_8').DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, MAX_POOL_2D, GATHER, CONV_2D, ADD, ADD, PAD, RELU6,
# AVERAGE_POOL_2D, SPACE_TO_DEPTH, NEG, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.625, -0.5625, 0.5, -0.5])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (I32, [4]), [2, 0, 3, 1])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;u@L|;5Q4z{XV&B?I0{NuRN@8|duAWZRa*EH-2<805c>', 0.0625
))
c8 = Parameter('c8', (F32, [4]), [-0.75, 0.75, 0.5, 0.5])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.5, 0.5, 0.375, -0.1875])
t12 = Output('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Internal('t14', (F32, [1, 7, 5, 5]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 2, 2, 16]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('GATHER', t4, 3, c5).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('ADD', t9, t9, 3).To(t10)
model.Operation('ADD', t10, c11, 1).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SLICE', t14, [0, 2, 1, 0], [1, 4, 4, 4]).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('AVERAGE_POOL_2D', t16, 1, 1, 1, 2, 3, 0).To(t17)
model.Operation('SPACE_TO_DEPTH', t17, 2).To(t18)
model.Operation('DEPTH_TO_SPACE', t18, 2).To(t19)
model.Operation('NEG', t19).To(t20)
model.Operation('CHANNEL_SHUFFLE', t20, 2, 3).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn56ZrfF{r3&~00r<M3iA!-`REej4Hpsd3;gK%85`{V9SaKo023Yx^coNR|M?UM;2;hV5)~E(@A>`X5atgAA05U', 0.0625
),
    t3: packed('|i1',
    'c-k$;F$#b%6u{6)=>1P96-o!8it>|!L#sGELK+${Ek|%!sAiHUPYu#O`MKYAWBtE%H;M!60yU!', 0.0625
),
    t4: packed('|i1',
    'c-s5+o#V$hvhmL!0Q(&;!T', 0.0625
),
    t6: packed('|i1',
    'c-rIm_TxJTnfNCV0|4JYFTw', 0.0625
),
    t9: packed('<i2',
    'c-rHeQa|JSv<dS-m}7odEgzBm7h8(@)%MP;{m;O_@DGarLoq3Q0EV11iU', 0.00390625
),
    t10: packed('<i2',
    'c-mu_Qa^)X+Jt#vJin`!fmr^QqJD<GGiw<r1OQJF8-o', 0.0078125
),
    t12: packed('<i2',
    'c-nKgvcAFL+JQDOzP~Hgfmr^RMdc2EPo^?Z2mtK9B?A', 0.0078125
),
    t15: packed('<i2',
    'c-mudxORX6jPLJa00FH0FN+u){+?u@0RRBzs}Q{', 0.0078125
),
    t16: packed('<i2',
    'c-mudxORX6jPLJa00FH0FN+u){+?u@0RRBzs}Q{', 0.0078125
),
    t17: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}x3{+kV>^3$'
    'tb98t8-s6W2jT(%=E5Vi'
),
    t19: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}x3{+kV>^3$'
    'tb98t8-s6W2jT(%=E5Vi'
),
    t20: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}-@ku981DmO'
    'Z2WytHU@v+J`fiGO7Ata'
),
    t21: packed('<f4',
    'c-muNAOKdcMqpf^0fUbaS+xp*vB_U!IKXg=VJ|~`gB6&6n_)M@6NX(3nGN<}{^V6<46|32GstN%g88Wph71)ArVM`>PJ;RS_wR?`'
    'efzQV_w9#cWd6Q=`#@X(P*pXw'
),
}, name='of_12').DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, DEPTHWISE_CONV_2D, PAD, CONV_2D, SIN, PAD, ADD, SUB,
# MAXIMUM, RESIZE_NEAREST_NEIGHBOR, RELU6, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.4375, -0.375, 0.5, 0.25])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [1, 1, 3, 4]), [0.125, 0.125, -0.0625, 0.0625, 0.125, 0.0, 0.125, 0.0625, 0.125, 0.0, 0.0, 0.125])
c5 = Parameter('c5', (F32, [4]), [0.25, 0.25, -0.5, 0.75])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t8 = Internal('t8', (F32, [1, 7, 5, 5]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;u?+wK2!p`?Z*J8INPtchXb&<L6TCEM59YVhELwXI{r', 0.0625
))
c11 = Parameter('c11', (F32, [4]), [0.75, -0.25, -0.25, -0.5])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t15 = Internal('t15', (F32, [1, 7, 5, 5]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-1.0, -0.4375, -0.375, -0.75])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.75, -0.125, 0.5, -0.5625])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
c24 = Parameter('c24', (F32, [4]), [1.0, -0.875, 0.4375, 0.75])
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 3).To(t6)
model.Operation('PAD', t6, c7).To(t8)
model.Operation('SLICE', t8, [0, 2, 1, 0], [1, 4, 4, 4]).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('SIN', t12).To(t13)
model.Operation('PAD', t13, c14).To(t15)
model.Operation('SLICE', t15, [0, 2, 1, 0], [1, 4, 4, 4]).To(t16)
model.Operation('ADD', t16, c17, 1).To(t18)
model.Operation('SUB', t18, c19, 0).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 4, 4, False).To(t22)
model.Operation('RELU6', t22).To(t23)
model.Operation('MINIMUM', t23, c24).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0KfkT1@hwx?iBM7;_&JO8TsY?4Dtcy<qG5t{Q30j8XWfY<{sk$7UBHm2;l?<7ySwU;0EyY|KlF*0UPc69rfXnXC&P', 0.0625
),
    t25: ([0.75, -0.875, 0.0, 0.5625] * 16)[:64],
}, name='of_14').DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, PRELU, SELECT, DIV, HARD_SWISH, MAXIMUM, MAXIMUM,
# PRELU, TRANSPOSE, DEPTHWISE_CONV_2D, SPACE_TO_DEPTH, DEPTHWISE_CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.0625, -0.5625, 0.625, -0.25])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [1.0, -0.875, 0.4375, 0.75])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN00Kq^Mn(t*GC_PWixI|R081ihs4_+n1ONlx03H'
))
c7 = Parameter('c7', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm{^zi%p3hxsG6Y&EO1?lw(;QZs}69pLc`VbuU>*o&vAMWMt1qSUF3-|i?6awiP9sm6h?e_-h@cR<)2=okVwIYN', 0.0625
))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [1.125, 1.375, 1.3125, 1.3125])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.5, -1.0, 1.0, 0.4375])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.0625, -0.125, 0.0, 0.0625, 0.0625, -0.0625, 0.0625, 0.125, 0.0, 0.0])
c18 = Parameter('c18', (F32, [4]), [-0.5, 0.25, 0.75, 0.0])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Internal('t20', (F32, [1, 2, 2, 16]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [1, 1, 3, 4]), [0.0, -0.125, 0.0625, 0.125, 0.0, -0.125, -0.125, 0.0, 0.0, -0.0625, 0.0625, 0.125])
c23 = Parameter('c23', (F32, [4]), [-0.25, -0.75, 0.0, 0.75])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('SELECT', c6, t5, c7).To(t8)
model.Operation('DIV', t8, c9, 0).To(t10)
model.Operation('HARD_SWISH', t10).To(t11)
model.Operation('MAXIMUM', t11, t11).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('PRELU', t13, c14).To(t15)
model.Operation('TRANSPOSE', t15, [0, 2, 3, 1]).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 3).To(t19)
model.Operation('SPACE_TO_DEPTH', t19, 2).To(t20)
model.Operation('DEPTH_TO_SPACE', t20, 2).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c22, c23, 1, 1, 1, 1, 3).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm~0_^Pb8yx5h91$4|8~FqI7at%G0|WsU2pR4J2I2ey>*^B~=KSR883!EV8U*A1@CE1m_4ynI_~8@d{^bik=p8E', 0.0625
),
    t3: packed('|i1',
    'c-kGwOA3H65CqXpM40<uP~#_wK?IRzph>G)6mL-(wcfBK7zL+y!<U`HL>-0NxMYl+5n{WBosaW>5i4K0nl-N', 0.0625
),
    t5: packed('<i2',
    'c-os#S0Z3gx8T8tx&;?L)SbUD0Zcmp@dAwxb?O&BsHI)_kn?22gt~$Y3Uv-k9y|!Ra$wf^3m`dzI_C@j82<nN&%p2xh=DYijf8=G'
    'Mlk;O56J%qQTGp`?*D&~UI1E^P9y', 0.00390625
),
    t8: packed('<i2',
    'c-k{q&~W31eMP|!`;Hes>^)YTV0a*5V6X6E#f5+=8zL-T{Fq#zk+JPlhKK!*3kU2KJU$fsc<~@(#|w{!8!syC7rgin0t`qP%tzuN'
    '%YnpUYM^oexrbJM', 0.0078125
),
    t10: packed('<f4',
    'c-j?<uTKLp6vrKg22pc}Q-s=OHDo1RPc$W|LZOxu>;&qT?1w@V5L_xwp%5Et7+jYnZN-U`m+F%@!8H5<d*tQ4_x--l`|1Nt_TkU4'
    'FeNP1lX*#z4wN*9MD3#&!j?wOqpv3x3~*Yr9VP4*beWJi5Yn$uJCZkrmYvdacpeW>-AklqtF{_t4@!rkinGm!mIZJ$)IUh+2=t&;'
    'jZ|uTDi+$@jdOE_b5ou)JMq0W0>^K^muJg&oZpW>U!OORYtvP|5oLcNaGrH|eZ9algR%GCIqtpX-a&f@<vE812CPkCrWS4v{<ycP'
    'bpYLe%tPh~aw>bb'
),
    t11: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t12: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t13: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t15: packed('<f4',
    'c-ou%iQ(g>?;?{5zu&Se{LWGM;_g$a$=_@3ekYl!FinuLE6fx1ysyjEV)6Z1)sOGB=_~c;*-3Oiv$OcS%x>=Y&vtw2n$vid169J6'
    '1J8#mvu^acwDRK~<-GH1j~qRZ&bfR(e9fLoDu3U0pHvo^cU?K}h(h`2^P3Ar&Y$EiJ-<@<`g!}5i7t)4(>ddPyFbVKZaTPj|28#y'
    '-}9e;{_TDAeA)KT@f>qh^bJ*ct$l6M5Bi>$zI}B6=b*VZpRIczd{*_%`Ml3=-`>4;`}Xaz+qY*An7w!3K0Dhzdu{DN;(PYk@7uS}'
    '9wY{mvjwW#vj-%;&u%Xe@7n_atbB;^'
),
    t16: packed('<f4',
    'c-ou%qHyJ>yLtKyPetc_l=8IOH2J>7_wTyhBDGx4CfT*v75=uc_@4Cr?=7=u%j{ID><XEF%>6#$`*#kR+Rue{>2`a3!WHT+ttoF_'
    'x#x4*$4TdT_o!@ER{mQUnD<sh<$U+~aJ7>sl^-c{2Re$Bp7)%0KK$tQmCAFJm02(6UEg^A$a(v<@wZd<a~z$xZO(odHI>he_WD7-'
    'zJ_zBpI5cv{LK3~{-?FI?_b~E?p~V*pC6@vj(>ho)pwb%@22hNa}Iu%{=9GRo;`MU_ICUB?%T6>9~kci^KC)AeS1IxcD8nQ`+zF;'
    '>;)>`yLX=*5bWD$3l!M52LRF?i17'
),
    t19: packed('<f4',
    'c-mvo&|1k*{*i%U(K7~yfNS#@qH`q}PT4asL<9LtpWb39ziq)#k^P3@t_=eN6JH-gUBFz1>IZEMhjJMhW}kk};Ce!V;cgHE!-gdc'
    '3~KFf8Ll{QW_Xdzz@Smdz|gK7$iO9VlHr=`7lsWk3=Hxb?-@*LRx%`Qh-1jR%)p?mFTya@{x(B{2LnTwGXq1G#T<q<+aNH%&x?Vf'
    ')%G+)i>)<7ufr~eP6wcvO&!BTJ5`1V$3G11K=T6Z|1j9uTLCcx6k9_vjBf+Q*0}fpZR|$&'
),
    t21: packed('<f4',
    'c-mvo&|1k*{*i%U(K7~yfNS#@qH`q}PT4asL<9LtpWb39ziq)#k^P3@t_=eN6JH-gUBFz1>IZEMhjJMhW}kk};Ce!V;cgHE!-gdc'
    '3~KFf8Ll{QW_Xdzz@Smdz|gK7$iO9VlHr=`7lsWk3=Hxb?-@*LRx%`Qh-1jR%)p?mFTya@{x(B{2LnTwGXq1G#T<q<+aNH%&x?Vf'
    ')%G+)i>)<7ufr~eP6wcvO&!BTJ5`1V$3G11K=T6Z|1j9uTLCcx6k9_vjBf+Q*0}fpZR|$&'
),
    t24: packed('<i4',
    'c-muN0E10HY|VfGVL%)NW$y*zr$B59<x2qZRUp<yQqK#->PUPkAU+Lc>j7~r5U+#s?V)DF>^ndvJ_w~L0suhI6Q%', 5.960464477539063e-08
),
}, name='of_15').DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, DEPTHWISE_CONV_2D, TRANSPOSE, MINIMUM, MUL,
# CHANNEL_SHUFFLE, AVERAGE_POOL_2D, TRANSPOSE, DEPTHWISE_CONV_2D, CHANNEL_SHUFFLE,
# RESIZE_NEAREST_NEIGHBOR, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [135, 148, 153, 142])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
c5 = Parameter('c5', (I32, [4], 0.5, 0), [-4, 4, -4, -12])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [100, 147, 151, 93])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 7), [7, 7, 5, 9])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c16 = Parameter('c16', (I32, [4], 0.5, 0), [8, -12, -12, -12])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [117, 114, 135, 124])
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 3, 1]).To(t7)
model.Operation('MINIMUM', t7, c8).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('CHANNEL_SHUFFLE', t11, 2, 3).To(t12)
model.Operation('AVERAGE_POOL_2D', t12, 1, 1, 1, 2, 2, 0).To(t13)
model.Operation('TRANSPOSE', t13, [0, 2, 3, 1]).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 0).To(t17)
model.Operation('CHANNEL_SHUFFLE', t17, 2, 3).To(t18)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 4, 4, False).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-mX!Fu`SV?iSCu4K}{E?tKaQUW@m-w(nfllIp)<Uv89J`I_45_~ilf;?rGX<}P%eSw4M!K~2hzqLn!dg1ooqmoQKW09wc%Rs'
),
    t21: packed('<i2',
    'c-m_&ip{9039D@e(i!1Sz971~J)#?#-#IyB2ACh{<Orhs8e=Aa`QA=u3={$Y6^<I4'
),
}, name='of_2_quant8').AddVariations(signed(x1, c2, t3, c4, t6, t7, c8, t9, c10, t11, t12, t13, t14, c15, t17, t18, t19, c20, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, PRELU, SPACE_TO_BATCH_ND, MINIMUM, MINIMUM,
# CHANNEL_SHUFFLE, TRANSPOSE, SPACE_TO_DEPTH, SELECT, MUL, SELECT, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [100, 115, 148, 106])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [182, 73, 162, 80])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [2, 2])
c7 = Parameter('c7', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Internal('t8', (U8, [4, 2, 2, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [93, 92, 148, 111])
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [111, 94, 133, 92])
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 16], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU<5%hVgRy$G$WXTii5Z?CIeIvBUBNH000DT03-'
))
c19 = Parameter('c19', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mXBC@ykl)%3KYwBEXeg*|P-%a%<|3|&?lmRD3(7GIe;HD})B!stom(VejkoyF677fzYpJ3l^V()2~OVP!!rEesR_0NsEecm'
))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (U8, [4], 0.5, 7), [5, 5, 9, 5])
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Oo;bgaWu2hy~+=1Q;Pg5NRM200i9tB>'
))
c24 = Parameter('c24', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pJ0>7THqwWw}!VQ}HRnSs+5%x{mWNbXsgo;7u9Y<^Vm)V%o8Nqr3!G4mUi#ZT)GT$ondIlE+b=JYAyIVBC{O$-zQ0Q)>2uK'
))
t25 = Output('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('SPACE_TO_BATCH_ND', t5, c6, c7).To(t8)
model.Operation('BATCH_TO_SPACE_ND', t8, c6).To(t9)
model.Operation('MINIMUM', t9, c10).To(t11)
model.Operation('MINIMUM', t11, c12).To(t13)
model.Operation('CHANNEL_SHUFFLE', t13, 2, 3).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 3, 1]).To(t15)
model.Operation('SPACE_TO_DEPTH', t15, 2).To(t16)
model.Operation('DEPTH_TO_SPACE', t16, 2).To(t17)
model.Operation('SELECT', c18, t17, c19).To(t20)
model.Operation('MUL', t20, c21, 0).To(t22)
model.Operation('SELECT', c23, t22, c24).To(t25)
model.Operation('CHANNEL_SHUFFLE', t25, 2, 3).To(t26)
Example({
    x1: packed('<i2',
    'c-os%xn)CndRc#?XWg{zKFfMiTD*3}#YVfd$G632PT7;QbMCgB{>r44J9AfU3Y*w4(QanPlEt+_St*m;C$9EdvVeg?002P_Ac+'
),
    t3: packed('<i2',
    'c-l)To|2W4UY3>OS(laK17sI_WyQrtyQIXo#ixMez&I%@C3i|zSaCy^U2zAH9|XkiSt(vqvKS}?00TD~iU'
),
    t5: packed('<i2',
    'c-l*^nbMrzUf!I(psqQ69*|v=(45qtIX}I(tvekg2gW(g>5WsGqiY(P-D^64{1hOL1L~R5%s?Rk0IcgC<N'
),
    t9: packed('<i2',
    'c-l*^nbMrzUf!I(psqQ69*|v=(45qtIX}I(tvekg2gW(g>5WsGqiY(P-D^64{1hOL1L~R5%s?Rk0IcgC<N'
),
    t11: packed('<i2',
    'c-o7NnUWtHQx3#+Kn!9h0C6S|w?X+JoCBt#V;b_^V>*EB6d;ZRi!o3L0P%YoTL'
),
    t13: packed('<i2',
    'c-o7NX^n}EDF@;@AO^7$fH)J%hT$AA9UapU;|}Jh0C5~xjDbP`09_*(%>'
),
    t14: packed('<i2',
    'c-o6?jfsgZ2jV&)2C)->I1|c-;T#AZ-4GMw4&tW(aU4X9fkFTPUiTQy'
),
    t15: packed('<i2',
    'c-o7NjdgELXl;#wf><CZ&&)|d=GV2h#v%C8v8}BQaP<rn0svPs7|j'
),
    t17: packed('<i2',
    'c-o7NjdgELXl;#wf><CZ&&)|d=GV2h#v%C8v8}BQaP<rn0svPs7|j'
),
    t20: packed('<i2',
    'c-mXBC^oXSs<pK!CZ;Z7VN6?aY;0^|=Cab5yqL0>_?Q?VcXDCtq`2sqn3&Gun3#oArpLC%H?+nqiV2H}X^CN=5C8y}RU7~'
),
    t22: packed('<i2',
    'c-r&ui=Ccb)|y>6C8lVCe@xcg$+46B+m}^OX^N?uGBIY#<jJwI_1TjqO`Q@mCA~Igihs=X$=MSdvZwgP%$hQ#WeNj@005FQ9_R'
),
    t25: packed('<i2',
    'c-r&ui=Ccb)>>Cr7*jZ5X3Vq&^V?%8l6$JBG{sDvk{=U1b#iR%q`rnpQ>Vl%i?8jU;vZAnnLV)~dx~H9tdfTEDGU?>0EL|%s{'
),
    t26: packed('<i2',
    'c-r%b^_!mET2@yVQ&>15X6Cd7?ek+QdXlTB#57Hv5|bZ1HFk3Bq=vppQ)8wqi|?<U;$IunncXlkdrG+9tdjDEDGU?>0EFirs{'
),
}, name='of_21_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t8, t9, c10, t11, c12, t13, t14, t15, t16, t17, c19, t20, c21, t22, c24, t25, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, TRANSPOSE, MAX_POOL_2D, QUANTIZE, ADD,
# SPACE_TO_BATCH_ND, HARD_SWISH, RELU, DEPTHWISE_CONV_2D, RELU, ADD, SPACE_TO_DEPTH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [113, 126, 111, 158])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [130, 102, 131, 112])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [2, 2])
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Internal('t12', (U8, [4, 2, 2, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c17 = Parameter('c17', (I32, [4], 0.5, 0), [12, -4, -12, 12])
t18 = Output('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [107, 110, 139, 100])
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 16], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('TRANSPOSE', t3, [0, 2, 3, 1]).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('DEQUANTIZE', t5).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('SPACE_TO_BATCH_ND', t9, c10, c11).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, c10).To(t13)
model.Operation('HARD_SWISH', t13).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 1, 1, 1, 1, 0).To(t18)
model.Operation('RELU', t18).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('SPACE_TO_DEPTH', t21, 2).To(t22)
model.Operation('DEPTH_TO_SPACE', t22, 2).To(t23)
Example({
    x1: packed('<i2',
    'c-q_RT$SHHF{|D^v|(Or>E1OJ^^+&Abe|KnI=$V#X!-Wuf{0BsmV3v}4e*>@Jh{ki>y*;T>*^PGq*hcdOKFIU_Gh3F0009bAHV'
),
    t3: packed('<i2',
    'c-kv;&d)Eb%c^$|&7W6T3dD8!6ARt*g9_90?Sbsxf{6SXh2F7q13dGK3ya)fYElcU@>2@qqWu{t1ORB!8<Y'
),
    t4: packed('<i2',
    'c-kv0EGTrYizv+pfr&Hb6#_w>yLVkyer$ey(A-q_!hpiibk8b~^gR3G6p(yrT~S<qzFYLX-g*8E6aoNc)Ekr'
),
    t5: packed('<i2',
    'c-pJ0E3B&n;`)hm=YeotA&?Km^YZ6{aDHiBQ56W!>zxO}AbueT1KDvv9L+!>002tQAes'
),
    t7: packed('<i2',
    'c-pJ0E3B&n;`)hm=YeotA&?Km^YZ6{aDHiBQ56W!>zxO}AbueT1KDvv9L+!>002tQAes'
),
    t9: packed('<i2',
    'c-rg8sVVCK;?DXN(?GZ*9>@pc6|pNoIK4inwg`k*RIdbK5I+-yf$T6K4rZVb001p-AW8'
),
    t13: packed('<i2',
    'c-rg8sVVCK;?DXN(?GZ*9>@pc6|pNoIK4inwg`k*RIdbK5I+-yf$T6K4rZVb001p-AW8'
),
    t14: packed('<i2',
    'c-rfzs4njS;?DXN(?GZb%3o2j0)#8-D{8@bMb%0$M&~n72mqi-A&>'
),
    t15: packed('<i2',
    'c-rfzsIKS$;?DXN(?GZb%3lG6^%b>XyrOC)7^CwUC<FkadLfk'
),
    t18: packed('<i2',
    'c-os%lHW45dd?ycZYjxWnF8c*DVYPtAbxjAVat}XxnPWq&p;sn0LEe=*8'
),
    t19: packed('<i2',
    'c-os%QPDEBdd?ycZUM5V0P&WJIbaOpcZ2zJ!5AB#fkFTP_A(+@'
),
    t21: packed('<i2',
    'c-m{v>n`XhT;B)6<v?~j5HHVL55^#V9hkoXjIr?<C<FjyG9cF'
),
    t23: packed('<i2',
    'c-m{v>n`XhT;B)6<v?~j5HHVL55^#V9hkoXjIr?<C<FjyG9cF'
),
}, name='of_30_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t7, c8, t9, t12, t13, t14, t15, c16, t18, t19, c20, t21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, MAX_POOL_2D, HARD_SWISH, MINIMUM, SPACE_TO_DEPTH,
# PAD, RELU6, RESIZE_NEAREST_NEIGHBOR, ADD, RELU, QUANTIZE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [118, 90, 147, 130])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [131, 112, 97, 95])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 2, 16], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t11 = Internal('t11', (U8, [1, 7, 5, 5], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4], 0.5, 120), [132, 129, 114, 101])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('HARD_SWISH', t4).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
model.Operation('SPACE_TO_DEPTH', t7, 2).To(t8)
model.Operation('DEPTH_TO_SPACE', t8, 2).To(t9)
model.Operation('PAD', t9, c10).To(t11)
model.Operation('SLICE', t11, [0, 2, 1, 0], [1, 4, 4, 4]).To(t12)
model.Operation('RELU6', t12).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
Example({
    x1: packed('<i2',
    'c-nK>lkeNx?K2^}VB6lbEuKqUCeNE&l~>qaSe+G{UAZ-D*{o$HdEP!T4Yf;W*$3w&&kG7`bjWd9<L=kL$fni4nSnw809C0Sum'
),
    t19: ([132, 129, 120, 120] * 16)[:64],
}, name='of_34_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, t8, t9, t11, t12, t13, t14, c15, t16, t17, t19)).DisableLifeTimeVariation()

# A result depends on its neighbors: MINIMUM, HARD_SWISH, MAX_POOL_2D, ADD, MUL, TRANSPOSE,
# RESIZE_NEAREST_NEIGHBOR, RESHAPE, RELU6, SPACE_TO_DEPTH, RELU6, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [134, 152, 145, 157])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [102, 113, 107, 134])
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 7), [5, 9, 7, 5])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 16], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4], 0.5, 120), [111, 117, 128, 104])
t18 = Output('t18', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('HARD_SWISH', t3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 4, 4, False).To(t11)
model.Operation('RESHAPE', t11, [1, 4, 4, 4]).To(t12)
model.Operation('RELU6', t12).To(t13)
model.Operation('SPACE_TO_DEPTH', t13, 2).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 2).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('MINIMUM', t16, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-oth*t;mAG9x_C-J!>RUT36RK*)?Kt|gn3*EQwGEYIr?v!7Krsk~=ed+TPGj^gO%SvwZm2Depq*+e-s_9talGf)Ts5DOh?'
),
    t3: packed('<i2',
    'c-m`A?427?nGv4n?$BdDqchSiAY?|HYsuW?8BO^yGxGYw>?hW>mG?|*Yn|xQRvg{jHe;e~a9d@UO_W1pTT*5<1BCzpxYite'
),
    t4: packed('<i2',
    'c-p0kK?;B{5XAhosRzM|1C>hIOW8~R+U*<6Wik-)4HAorm$feTf#)z9*ePn)V+d}!fzlh@75~_NG66jUAa4'
),
    t5: packed('<i2',
    'c-m{L?48>-1B5&0R?O(^Z>yLHWW#Yk5KjZ+HXv@D*bHQMfpJ@9S6f9zBLjs108#TJGy'
),
    t7: packed('<i2',
    'c-ku|YFJ$|5rk`2r%kMxTT<8pWW(`XAYKB-^*~(LG7-q00mk(?GfE1x`xz(%0KQZqv;'
),
    t9: packed('<i2',
    'c-pHes&K8D2*F(wD}rkZ5&Rkue`19X7}o=FT}3>Q9RbGmKwMan$Uq?g0MjTOxc'
),
    t10: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t11: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t12: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t13: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t15: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t16: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t18: packed('<i2',
    'c-qS^t;xtQZ2;m5D8|OGN8{JQ`3w{S0J(S^ZU'
),
}, name='of_42_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t9, t10, t11, t12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()
