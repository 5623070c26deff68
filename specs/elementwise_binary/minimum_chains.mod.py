# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# MINIMUM, MAXIMUM, SELECT, SUB, ADD, PRELU, TANH, SOFTMAX, ADD, SIN, DIV, MINIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c70 = Parameter('c70', (F32, [4]), [0.4375, -0.375, -0.875, 0.3125])
t70 = Internal('t70', (F32, [1, 4, 4, 4]))
t71 = Internal('t71', (F32, [1, 4, 4, 4]))
choice72 = Parameter('choice72', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}R)uU;rUT2npsvI1Eq{3ZN2DWgr1YMgRn=044'
))
other72 = Parameter('other72', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW^dA}y;^i0R^$Y|04f5j|7aIQI5A+!m{tD{z;RgQ{;q3Yv0v7`t3>h2Y^9k$`7VYmA^6(Q785a}<`3e@p$s57', 0.0625
))
t72 = Internal('t72', (F32, [1, 4, 4, 4]))
c73 = Parameter('c73', (F32, [4]), [-0.1875, -0.1875, 0.4375, -0.6875])
t73 = Internal('t73', (F32, [1, 4, 4, 4]))
c74 = Parameter('c74', (F32, [4]), [-0.25, -0.6875, 0.75, -0.3125])
t74 = Internal('t74', (F32, [1, 4, 4, 4]))
c75 = Parameter('c75', (F32, [4]), [-0.4375, 0.25, -0.9375, -0.25])
t75 = Internal('t75', (F32, [1, 4, 4, 4]))
t76 = Internal('t76', (F32, [1, 4, 4, 4]))
t77 = Internal('t77', (F32, [1, 4, 4, 4]))
c78 = Parameter('c78', (F32, [4]), [-0.3125, -0.875, -0.4375, -0.625])
t78 = Internal('t78', (F32, [1, 4, 4, 4]))
t79 = Internal('t79', (F32, [1, 4, 4, 4]))
c80 = Parameter('c80', (F32, [4]), [1.0, 1.1875, 1.0, 1.375])
t80 = Internal('t80', (F32, [1, 4, 4, 4]))
c81 = Parameter('c81', (F32, [4]), [0.0625, 0.1875, 1.0, 0.375])
t81 = Output('t81', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', input, c70).To(t70)
model.Operation('MAXIMUM', t70, t70).To(t71)
model.Operation('SELECT', choice72, t71, other72).To(t72)
model.Operation('SUB', t72, c73, 0).To(t73)
model.Operation('ADD', t73, c74, 1).To(t74)
model.Operation('PRELU', t74, c75).To(t75)
model.Operation('TANH', t75).To(t76)
model.Operation('SOFTMAX', t76, 1.0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t78)
model.Operation('SIN', t78).To(t79)
model.Operation('DIV', t79, c80, 0).To(t80)
model.Operation('MINIMUM', t80, c81).To(t81)
Example({
    input: packed('|i1',
    'c-jF#0Kfkh<LvP6=k4VB9SGtN^Yk1X3h?s;0ps)R3hf&O7Zwuv3=I_;72p*G7Z33u^92PA3k~f9?(q%m>ILTb6cZ8zOB^c', 0.0625
),
    t81: packed('<f4',
    'c-s3S#p@aVvGF?$>tC094r9Lyo$v}oi}`-MqAFwkAH@CwRIhAdzZS$kb7OgwUZls-t1b_cV0g{EDc@o2#1&3rAo{qM6aUdK+J8W7'
    'kb2RW%Yq<wK(^;;ZKm)E^?&R-V3>y`r2)oX$rzjlqLnzRe3KabdqHfF`qgZCb|CgO)=V>-{rmRq-G{(?koo%&G)x?<9!VSkI4h97'
),
}, name='of_7').DisableLifeTimeVariation()

# MINIMUM, DIV, SPACE_TO_DEPTH, ADD, AVERAGE_POOL_2D, ADD, MUL, ADD, CONV_2D, SPLIT, TRANSPOSE,
# ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c80 = Parameter('c80', (F32, [4]), [-1.0, -0.625, -1.0, -0.1875])
t80 = Internal('t80', (F32, [1, 4, 4, 4]))
c81 = Parameter('c81', (F32, [4]), [1.5, 1.5625, 2.0, 1.6875])
t81 = Internal('t81', (F32, [1, 4, 4, 4]))
deep82 = Internal('deep82', (F32, [1, 2, 2, 16]))
t82 = Internal('t82', (F32, [1, 4, 4, 4]))
c83 = Parameter('c83', (F32, [4]), [0.125, 0.6875, 0.375, 0.8125])
t83 = Internal('t83', (F32, [1, 4, 4, 4]))
t84 = Internal('t84', (F32, [1, 4, 4, 4]))
c85 = Parameter('c85', (F32, [4]), [-0.3125, 0.6875, 0.0625, 0.875])
t85 = Internal('t85', (F32, [1, 4, 4, 4]))
c86 = Parameter('c86', (F32, [4]), [0.3125, 0.8125, 0.125, 0.3125])
t86 = Internal('t86', (F32, [1, 4, 4, 4]))
t87 = Internal('t87', (F32, [1, 4, 4, 4]))
filter88 = Parameter('filter88', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrgu?+wK48pL6|8EXuv`lh<r&puNfYQ#>e$}mMAIm@$`v', 0.0625
))
bias88 = Parameter('bias88', (F32, [4]), [0.75, 0.0, 0.75, 0.5])
t88 = Internal('t88', (F32, [1, 4, 4, 4]))
part_0_89 = Internal('part_0_89', (F32, [1, 4, 4, 2]))
part_1_89 = Internal('part_1_89', (F32, [1, 4, 4, 2]))
t89 = Internal('t89', (F32, [1, 4, 4, 4]))
where90 = Parameter('where90', (I32, [4]), [0, 2, 3, 1])
t90 = Internal('t90', (F32, [1, 4, 4, 4]))
t91 = Output('t91', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', input, c80).To(t80)
model.Operation('DIV', t80, c81, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2).To(deep82)
model.Operation('DEPTH_TO_SPACE', deep82, 2).To(t82)
model.Operation('ADD', t82, c83, 1).To(t83)
model.Operation('AVERAGE_POOL_2D', t83, 1, 1, 1, 2, 3, 0).To(t84)
model.Operation('ADD', t84, c85, 0).To(t85)
model.Operation('MUL', t85, c86, 0).To(t86)
model.Operation('ADD', t86, t86, 3).To(t87)
model.Operation('CONV_2D', t87, filter88, bias88, 1, 1, 1, 0).To(t88)
model.Operation('SPLIT', t88, 3, 2).To(part_0_89, part_1_89)
model.Operation('CONCATENATION', part_1_89, part_0_89, 3).To(t89)
model.Operation('TRANSPOSE', t89, where90).To(t90)
model.Operation('ABS', t90).To(t91)
Example({
    input: packed('|i1',
    'c-jF#0Kfkc77gnd<og{P03Y@b2mJ#G6#oGCAomIx`tt7@1QPBR=KmG?_4MNjAOZpw<^J~{_v;1o3<Vel`|<bi9St6Hh#d6', 0.0625
),
    t91: packed('<f4',
    'c-oudZX<D{V6HElkiFHr-TgL#Ra<_$a?N^v<J4b{<4J1vE?+iSxE?b55iJ@~y5aYVor1g$+YT1l2)&Gr{q?_A+hbdM<LV*_UlZZk'
    '%176+ebmuB)u*kZGvi6rzUY@9Ma(<j#IFli5#8O!pwX6ibp12A!t?tzrpeq5yj)qy@_+VJc~>`gcNTVb4jyg}4h|MU&Hx`TuUWGu'
    'O|Y=CvlSPVlJ@lR4VXW%yT;bR$x%Q;NzcUG+*(ROUbrYXH$yior`sM0*Z~14v@H+-0NfN?qy'
),
}, name='of_8').DisableLifeTimeVariation()

# MINIMUM, MAX_POOL_2D, GATHER, CONV_2D, ADD, ADD, PAD, RELU6, AVERAGE_POOL_2D, SPACE_TO_DEPTH,
# NEG, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c120 = Parameter('c120', (F32, [4]), [-0.625, -0.5625, 0.5, -0.5])
t120 = Output('t120', (F32, [1, 4, 4, 4]))
t121 = Output('t121', (F32, [1, 4, 4, 4]))
places122 = Parameter('places122', (I32, [4]), [2, 0, 3, 1])
t122 = Output('t122', (F32, [1, 4, 4, 4]))
filter123 = Parameter('filter123', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;u@L|;5Q4z{XV&B?I0{NuRN@8|duAWZRa*EH-2<805c>', 0.0625
))
bias123 = Parameter('bias123', (F32, [4]), [-0.75, 0.75, 0.5, 0.5])
t123 = Output('t123', (F32, [1, 4, 4, 4]))
t124 = Output('t124', (F32, [1, 4, 4, 4]))
c125 = Parameter('c125', (F32, [4]), [0.5, 0.5, 0.375, -0.1875])
t125 = Output('t125', (F32, [1, 4, 4, 4]))
sides126 = Parameter('sides126', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide126 = Internal('wide126', (F32, [1, 7, 5, 5]))
begin126 = Parameter('begin126', (I32, [4]), [0, 2, 1, 0])
size126 = Parameter('size126', (I32, [4]), [1, 4, 4, 4])
t126 = Output('t126', (F32, [1, 4, 4, 4]))
t127 = Output('t127', (F32, [1, 4, 4, 4]))
t128 = Output('t128', (F32, [1, 4, 4, 4]))
deep129 = Internal('deep129', (F32, [1, 2, 2, 16]))
t129 = Output('t129', (F32, [1, 4, 4, 4]))
t130 = Output('t130', (F32, [1, 4, 4, 4]))
t131 = Output('t131', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', input, c120).To(t120)
model.Operation('MAX_POOL_2D', t120, 1, 1, 1, 3, 2, 0).To(t121)
model.Operation('GATHER', t121, 3, places122).To(t122)
model.Operation('CONV_2D', t122, filter123, bias123, 1, 1, 1, 0).To(t123)
model.Operation('ADD', t123, t123, 3).To(t124)
model.Operation('ADD', t124, c125, 1).To(t125)
model.Operation('PAD', t125, sides126).To(wide126)
model.Operation('SLICE', wide126, begin126, size126).To(t126)
model.Operation('RELU6', t126).To(t127)
model.Operation('AVERAGE_POOL_2D', t127, 1, 1, 1, 2, 3, 0).To(t128)
model.Operation('SPACE_TO_DEPTH', t128, 2).To(deep129)
model.Operation('DEPTH_TO_SPACE', deep129, 2).To(t129)
model.Operation('NEG', t129).To(t130)
model.Operation('CHANNEL_SHUFFLE', t130, 2, 3).To(t131)
Example({
    input: packed('|i1',
    'c-jF#0Kfn56ZrfF{r3&~00r<M3iA!-`REej4Hpsd3;gK%85`{V9SaKo023Yx^coNR|M?UM;2;hV5)~E(@A>`X5atgAA05U', 0.0625
),
    t120: packed('|i1',
    'c-k$;F$#b%6u{6)=>1P96-o!8it>|!L#sGELK+${Ek|%!sAiHUPYu#O`MKYAWBtE%H;M!60yU!', 0.0625
),
    t121: packed('|i1',
    'c-s5+o#V$hvhmL!0Q(&;!T', 0.0625
),
    t122: packed('|i1',
    'c-rIm_TxJTnfNCV0|4JYFTw', 0.0625
),
    t123: packed('<i2',
    'c-rHeQa|JSv<dS-m}7odEgzBm7h8(@)%MP;{m;O_@DGarLoq3Q0EV11iU', 0.00390625
),
    t124: packed('<i2',
    'c-mu_Qa^)X+Jt#vJin`!fmr^QqJD<GGiw<r1OQJF8-o', 0.0078125
),
    t125: packed('<i2',
    'c-nKgvcAFL+JQDOzP~Hgfmr^RMdc2EPo^?Z2mtK9B?A', 0.0078125
),
    t126: packed('<i2',
    'c-mudxORX6jPLJa00FH0FN+u){+?u@0RRBzs}Q{', 0.0078125
),
    t127: packed('<i2',
    'c-mudxORX6jPLJa00FH0FN+u){+?u@0RRBzs}Q{', 0.0078125
),
    t128: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}x3{+kV>^3$'
    'tb98t8-s6W2jT(%=E5Vi'
),
    t129: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}x3{+kV>^3$'
    'tb98t8-s6W2jT(%=E5Vi'
),
    t130: packed('<f4',
    'c-muNAOKdcMqr$v0iBN!ShWg)vB@)BJHWtjYcE4XycL9hdp85alU)oAnf4I<lgk)Z%`Ruql4FEuO*Ld_s4!(<_<It}-@ku981DmO'
    'Z2WytHU@v+J`fiGO7Ata'
),
    t131: packed('<f4',
    'c-muNAOKdcMqpf^0fUbaS+xp*vB_U!IKXg=VJ|~`gB6&6n_)M@6NX(3nGN<}{^V6<46|32GstN%g88Wph71)ArVM`>PJ;RS_wR?`'
    'efzQV_w9#cWd6Q=`#@X(P*pXw'
),
}, name='of_12').DisableLifeTimeVariation()

# MINIMUM, DEPTHWISE_CONV_2D, PAD, CONV_2D, SIN, PAD, ADD, SUB, MAXIMUM, RESIZE_NEAREST_NEIGHBOR,
# RELU6, MINIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c140 = Parameter('c140', (F32, [4]), [0.4375, -0.375, 0.5, 0.25])
t140 = Internal('t140', (F32, [1, 4, 4, 4]))
filter141 = Parameter('filter141', (F32, [1, 1, 3, 4]), [0.125, 0.125, -0.0625, 0.0625, 0.125, 0.0, 0.125, 0.0625, 0.125, 0.0, 0.0, 0.125])
bias141 = Parameter('bias141', (F32, [4]), [0.25, 0.25, -0.5, 0.75])
t141 = Internal('t141', (F32, [1, 4, 4, 4]))
sides142 = Parameter('sides142', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide142 = Internal('wide142', (F32, [1, 7, 5, 5]))
begin142 = Parameter('begin142', (I32, [4]), [0, 2, 1, 0])
size142 = Parameter('size142', (I32, [4]), [1, 4, 4, 4])
t142 = Internal('t142', (F32, [1, 4, 4, 4]))
filter143 = Parameter('filter143', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;u?+wK2!p`?Z*J8INPtchXb&<L6TCEM59YVhELwXI{r', 0.0625
))
bias143 = Parameter('bias143', (F32, [4]), [0.75, -0.25, -0.25, -0.5])
t143 = Internal('t143', (F32, [1, 4, 4, 4]))
t144 = Internal('t144', (F32, [1, 4, 4, 4]))
sides145 = Parameter('sides145', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide145 = Internal('wide145', (F32, [1, 7, 5, 5]))
begin145 = Parameter('begin145', (I32, [4]), [0, 2, 1, 0])
size145 = Parameter('size145', (I32, [4]), [1, 4, 4, 4])
t145 = Internal('t145', (F32, [1, 4, 4, 4]))
c146 = Parameter('c146', (F32, [4]), [-1.0, -0.4375, -0.375, -0.75])
t146 = Internal('t146', (F32, [1, 4, 4, 4]))
c147 = Parameter('c147', (F32, [4]), [-0.75, -0.125, 0.5, -0.5625])
t147 = Internal('t147', (F32, [1, 4, 4, 4]))
t148 = Internal('t148', (F32, [1, 4, 4, 4]))
t149 = Internal('t149', (F32, [1, 4, 4, 4]))
t150 = Internal('t150', (F32, [1, 4, 4, 4]))
c151 = Parameter('c151', (F32, [4]), [1.0, -0.875, 0.4375, 0.75])
t151 = Output('t151', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', input, c140).To(t140)
model.Operation('DEPTHWISE_CONV_2D', t140, filter141, bias141, 1, 1, 1, 1, 3).To(t141)
model.Operation('PAD', t141, sides142).To(wide142)
model.Operation('SLICE', wide142, begin142, size142).To(t142)
model.Operation('CONV_2D', t142, filter143, bias143, 1, 1, 1, 0).To(t143)
model.Operation('SIN', t143).To(t144)
model.Operation('PAD', t144, sides145).To(wide145)
model.Operation('SLICE', wide145, begin145, size145).To(t145)
model.Operation('ADD', t145, c146, 1).To(t146)
model.Operation('SUB', t146, c147, 0).To(t147)
model.Operation('MAXIMUM', t147, t147).To(t148)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t148, 4, 4, False).To(t149)
model.Operation('RELU6', t149).To(t150)
model.Operation('MINIMUM', t150, c151).To(t151)
Example({
    input: packed('|i1',
    'c-jF#0KfkT1@hwx?iBM7;_&JO8TsY?4Dtcy<qG5t{Q30j8XWfY<{sk$7UBHm2;l?<7ySwU;0EyY|KlF*0UPc69rfXnXC&P', 0.0625
),
    t151: ([0.75, -0.875, 0.0, 0.5625] * 16)[:64],
}, name='of_14').DisableLifeTimeVariation()

# MINIMUM, PRELU, SELECT, DIV, HARD_SWISH, MAXIMUM, MAXIMUM, PRELU, TRANSPOSE, DEPTHWISE_CONV_2D,
# SPACE_TO_DEPTH, DEPTHWISE_CONV_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c150 = Parameter('c150', (F32, [4]), [-0.0625, -0.5625, 0.625, -0.25])
t150 = Output('t150', (F32, [1, 4, 4, 4]))
c151 = Parameter('c151', (F32, [4]), [1.0, -0.875, 0.4375, 0.75])
t151 = Output('t151', (F32, [1, 4, 4, 4]))
choice152 = Parameter('choice152', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN00Kq^Mn(t*GC_PWixI|R081ihs4_+n1ONlx03H'
))
other152 = Parameter('other152', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm{^zi%p3hxsG6Y&EO1?lw(;QZs}69pLc`VbuU>*o&vAMWMt1qSUF3-|i?6awiP9sm6h?e_-h@cR<)2=okVwIYN', 0.0625
))
t152 = Output('t152', (F32, [1, 4, 4, 4]))
c153 = Parameter('c153', (F32, [4]), [1.125, 1.375, 1.3125, 1.3125])
t153 = Output('t153', (F32, [1, 4, 4, 4]))
t154 = Output('t154', (F32, [1, 4, 4, 4]))
t155 = Output('t155', (F32, [1, 4, 4, 4]))
t156 = Output('t156', (F32, [1, 4, 4, 4]))
c157 = Parameter('c157', (F32, [4]), [0.5, -1.0, 1.0, 0.4375])
t157 = Output('t157', (F32, [1, 4, 4, 4]))
where158 = Parameter('where158', (I32, [4]), [0, 2, 3, 1])
t158 = Output('t158', (F32, [1, 4, 4, 4]))
filter159 = Parameter('filter159', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.0625, -0.125, 0.0, 0.0625, 0.0625, -0.0625, 0.0625, 0.125, 0.0, 0.0])
bias159 = Parameter('bias159', (F32, [4]), [-0.5, 0.25, 0.75, 0.0])
t159 = Output('t159', (F32, [1, 4, 4, 4]))
deep160 = Internal('deep160', (F32, [1, 2, 2, 16]))
t160 = Output('t160', (F32, [1, 4, 4, 4]))
filter161 = Parameter('filter161', (F32, [1, 1, 3, 4]), [0.0, -0.125, 0.0625, 0.125, 0.0, -0.125, -0.125, 0.0, 0.0, -0.0625, 0.0625, 0.125])
bias161 = Parameter('bias161', (F32, [4]), [-0.25, -0.75, 0.0, 0.75])
t161 = Output('t161', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MINIMUM', input, c150).To(t150)
model.Operation('PRELU', t150, c151).To(t151)
model.Operation('SELECT', choice152, t151, other152).To(t152)
model.Operation('DIV', t152, c153, 0).To(t153)
model.Operation('HARD_SWISH', t153).To(t154)
model.Operation('MAXIMUM', t154, t154).To(t155)
model.Operation('MAXIMUM', t155, t155).To(t156)
model.Operation('PRELU', t156, c157).To(t157)
model.Operation('TRANSPOSE', t157, where158).To(t158)
model.Operation('DEPTHWISE_CONV_2D', t158, filter159, bias159, 1, 1, 1, 1, 3).To(t159)
model.Operation('SPACE_TO_DEPTH', t159, 2).To(deep160)
model.Operation('DEPTH_TO_SPACE', deep160, 2).To(t160)
model.Operation('DEPTHWISE_CONV_2D', t160, filter161, bias161, 1, 1, 1, 1, 3).To(t161)
Example({
    input: packed('|i1',
    'c-jF#0Kfm~0_^Pb8yx5h91$4|8~FqI7at%G0|WsU2pR4J2I2ey>*^B~=KSR883!EV8U*A1@CE1m_4ynI_~8@d{^bik=p8E', 0.0625
),
    t150: packed('|i1',
    'c-kGwOA3H65CqXpM40<uP~#_wK?IRzph>G)6mL-(wcfBK7zL+y!<U`HL>-0NxMYl+5n{WBosaW>5i4K0nl-N', 0.0625
),
    t151: packed('<i2',
    'c-os#S0Z3gx8T8tx&;?L)SbUD0Zcmp@dAwxb?O&BsHI)_kn?22gt~$Y3Uv-k9y|!Ra$wf^3m`dzI_C@j82<nN&%p2xh=DYijf8=G'
    'Mlk;O56J%qQTGp`?*D&~UI1E^P9y', 0.00390625
),
    t152: packed('<i2',
    'c-k{q&~W31eMP|!`;Hes>^)YTV0a*5V6X6E#f5+=8zL-T{Fq#zk+JPlhKK!*3kU2KJU$fsc<~@(#|w{!8!syC7rgin0t`qP%tzuN'
    '%YnpUYM^oexrbJM', 0.0078125
),
    t153: packed('<f4',
    'c-j?<uTKLp6vrKg22pc}Q-s=OHDo1RPc$W|LZOxu>;&qT?1w@V5L_xwp%5Et7+jYnZN-U`m+F%@!8H5<d*tQ4_x--l`|1Nt_TkU4'
    'FeNP1lX*#z4wN*9MD3#&!j?wOqpv3x3~*Yr9VP4*beWJi5Yn$uJCZkrmYvdacpeW>-AklqtF{_t4@!rkinGm!mIZJ$)IUh+2=t&;'
    'jZ|uTDi+$@jdOE_b5ou)JMq0W0>^K^muJg&oZpW>U!OORYtvP|5oLcNaGrH|eZ9algR%GCIqtpX-a&f@<vE812CPkCrWS4v{<ycP'
    'bpYLe%tPh~aw>bb'
),
    t154: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t155: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t156: packed('<f4',
    'c-ou%iDB8M?;@gw-*4S2{LUf#;_lP*$=_>l{Z2BAW11jyt1wUW*?nCu7K`uC`hR?{<yfgd@0LXOvs)H_m))BC{qwCob<L%`%7J^r'
    'l>-CAm04qbF0DMZM>#K0?UAG3(K(j`!`JK)QThA!$Vp|9sO!pktP16y12-3n1fJwB4P2>wJ#c@@#0QMN)92jx?e4zsyD3(8|F(Vm'
    'eb0AS{_Sl{U$(vbKF6Fr>kU;G?)J4|ar8aEDf;OC?n`rRx_9?J=w9lZ)4gxszP<bG_U+qaw{I^HgSq?cZ1?Wl3*qds2a@(6v3($M'
    'pzxl(d%=qKg7obL0RGa9dH'
),
    t157: packed('<f4',
    'c-ou%iQ(g>?;?{5zu&Se{LWGM;_g$a$=_@3ekYl!FinuLE6fx1ysyjEV)6Z1)sOGB=_~c;*-3Oiv$OcS%x>=Y&vtw2n$vid169J6'
    '1J8#mvu^acwDRK~<-GH1j~qRZ&bfR(e9fLoDu3U0pHvo^cU?K}h(h`2^P3Ar&Y$EiJ-<@<`g!}5i7t)4(>ddPyFbVKZaTPj|28#y'
    '-}9e;{_TDAeA)KT@f>qh^bJ*ct$l6M5Bi>$zI}B6=b*VZpRIczd{*_%`Ml3=-`>4;`}Xaz+qY*An7w!3K0Dhzdu{DN;(PYk@7uS}'
    '9wY{mvjwW#vj-%;&u%Xe@7n_atbB;^'
),
    t158: packed('<f4',
    'c-ou%qHyJ>yLtKyPetc_l=8IOH2J>7_wTyhBDGx4CfT*v75=uc_@4Cr?=7=u%j{ID><XEF%>6#$`*#kR+Rue{>2`a3!WHT+ttoF_'
    'x#x4*$4TdT_o!@ER{mQUnD<sh<$U+~aJ7>sl^-c{2Re$Bp7)%0KK$tQmCAFJm02(6UEg^A$a(v<@wZd<a~z$xZO(odHI>he_WD7-'
    'zJ_zBpI5cv{LK3~{-?FI?_b~E?p~V*pC6@vj(>ho)pwb%@22hNa}Iu%{=9GRo;`MU_ICUB?%T6>9~kci^KC)AeS1IxcD8nQ`+zF;'
    '>;)>`yLX=*5bWD$3l!M52LRF?i17'
),
    t159: packed('<f4',
    'c-mvo&|1k*{*i%U(K7~yfNS#@qH`q}PT4asL<9LtpWb39ziq)#k^P3@t_=eN6JH-gUBFz1>IZEMhjJMhW}kk};Ce!V;cgHE!-gdc'
    '3~KFf8Ll{QW_Xdzz@Smdz|gK7$iO9VlHr=`7lsWk3=Hxb?-@*LRx%`Qh-1jR%)p?mFTya@{x(B{2LnTwGXq1G#T<q<+aNH%&x?Vf'
    ')%G+)i>)<7ufr~eP6wcvO&!BTJ5`1V$3G11K=T6Z|1j9uTLCcx6k9_vjBf+Q*0}fpZR|$&'
),
    t160: packed('<f4',
    'c-mvo&|1k*{*i%U(K7~yfNS#@qH`q}PT4asL<9LtpWb39ziq)#k^P3@t_=eN6JH-gUBFz1>IZEMhjJMhW}kk};Ce!V;cgHE!-gdc'
    '3~KFf8Ll{QW_Xdzz@Smdz|gK7$iO9VlHr=`7lsWk3=Hxb?-@*LRx%`Qh-1jR%)p?mFTya@{x(B{2LnTwGXq1G#T<q<+aNH%&x?Vf'
    ')%G+)i>)<7ufr~eP6wcvO&!BTJ5`1V$3G11K=T6Z|1j9uTLCcx6k9_vjBf+Q*0}fpZR|$&'
),
    t161: packed('<i4',
    'c-muN0E10HY|VfGVL%)NW$y*zr$B59<x2qZRUp<yQqK#->PUPkAU+Lc>j7~r5U+#s?V)DF>^ndvJ_w~L0suhI6Q%', 5.960464477539063e-08
),
}, name='of_15').DisableLifeTimeVariation()
