# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE and what may follow it: every operation after every other.

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

# CHANNEL_SHUFFLE, RESIZE_NEAREST_NEIGHBOR, NEG, CONV_2D, SPACE_TO_BATCH_ND, ABS, ADD, SIN,
# SPACE_TO_BATCH_ND, LOGISTIC, LOGISTIC, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t0 = Output('t0', (F32, [1, 4, 4, 4]))
t1 = Output('t1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
filter3 = Parameter('filter3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3_W~41+-M{xjQ6Uz|ki=2$=vFwOY9<Tj}-Mfw242NC@', 0.0625
))
bias3 = Parameter('bias3', (F32, [4]), [-0.75, 0.5, -0.75, 0.0])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
block4 = Parameter('block4', (I32, [2]), [2, 2])
none4 = Parameter('none4', (I32, [2, 2]), [0, 0, 0, 0])
many4 = Internal('many4', (F32, [4, 2, 2, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
block8 = Parameter('block8', (I32, [2]), [2, 2])
none8 = Parameter('none8', (I32, [2, 2]), [0, 0, 0, 0])
many8 = Internal('many8', (F32, [4, 2, 2, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t0)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t0, 4, 4, False).To(t1)
model.Operation('NEG', t1).To(t2)
model.Operation('CONV_2D', t2, filter3, bias3, 1, 1, 1, 0).To(t3)
model.Operation('SPACE_TO_BATCH_ND', t3, block4, none4).To(many4)
model.Operation('BATCH_TO_SPACE_ND', many4, block4).To(t4)
model.Operation('ABS', t4).To(t5)
model.Operation('ADD', t5, t5, 3).To(t6)
model.Operation('SIN', t6).To(t7)
model.Operation('SPACE_TO_BATCH_ND', t7, block8, none8).To(many8)
model.Operation('BATCH_TO_SPACE_ND', many8, block8).To(t8)
model.Operation('LOGISTIC', t8).To(t9)
model.Operation('LOGISTIC', t9).To(t10)
model.Operation('MAXIMUM', t10, t10).To(t11)
Example({
    input: packed('|i1',
    'c-jF#0KfkO8Uhmd_5%+K^Y9(%^8?}#9~bZv?HThG03G-b<pkyC7a0`q^8Mou5bG2N6Y%r!3<MkJ4glfs<Qntx77rVBq#RE', 0.0625
),
    t0: packed('|i1',
    'c-jF#0KfkO0vZzd1NILK@bew%1M}h#7a#Bv8SV2G9RT<b1m)%C85b1q{qo}u>kt$N@Dua!1PmMJ01n~s8szix4;CA8<Qz`', 0.0625
),
    t1: packed('|i1',
    'c-jF#0KfkO0vZzd1NILK@bew%1M}h#7a#Bv8SV2G9RT<b1m)%C85b1q{qo}u>kt$N@Dua!1PmMJ01n~s8szix4;CA8<Qz`', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnJ{^sro{R;8*5DnuO{S6-Q>ERIW=MxR<;{XWp{2Ln@=jrSb0}dVX74Yo&5bX^R{Pg7+0P-IY<{S+U@#^J$1tGH', 0.0625
),
    t3: packed('<i2',
    'c-r&bmEjq&FQ~@hwA%^Gi3Y6}aaVpTJl>)|JG$w7k2b?T$>s9z!()OEC+C-oC)Ca0lCMmC@M5lUV7{+SOw0nNoBtW$@IM6q0}}rj'
    'z%*P8jN$73K`@vN09qqQlm', 0.00390625
),
    t4: packed('<i2',
    'c-r&bmEjq&FQ~@hwA%^Gi3Y6}aaVpTJl>)|JG$w7k2b?T$>s9z!()OEC+C-oC)Ca0lCMmC@M5lUV7{+SOw0nNoBtW$@IM6q0}}rj'
    'z%*P8jN$73K`@vN09qqQlm', 0.00390625
),
    t5: packed('<i2',
    'c-q^%Yli2Fed}rtoZe+|eBy=b6LC7M4`hAxQ={t)OSBoBo-cnWxH4v~?cDrM@db4mTn{T}D@e>eyMChYk(eb5{;4xy07f*7TLlOJ'
    '0QV;!d;', 0.00390625
),
    t6: packed('<i2',
    'c-q^%Yli2Fed}rtoZe+|eBy=b6LC7M4`hAxQ={t)OSBoBo-cnWxH4v~?cDrM@db4mTn{T}D@e>eyMChYk(eb5{;4xy07f*7TLlOJ'
    '0QV;!d;', 0.0078125
),
    t7: packed('<f4',
    'c-s4XwsGR8>;o}ZYtKs5e?M?=zbWUmMq`WP#p)6TJIc17pK9&4=k$f>AWtUlcPmzHiFDgxSU$<~kFDmz!xz4<=>KYBm1EY(?ejPK'
    'ht-?!SLfgS+w1i88Ee?tb-W?=ttXC`u>b9x$<%-U-fxpxOdqUnU+e6c6@LBqgKf7Soaqn$kTs*GE|;skzAC7`zV1eSdVOHMwz+(D'
    '8tZmbb%p(&D>D96mQ}M?XjHx`a858U3bmYH?Vn#8P*7jRFHo;hT9h@@9s%s2v@MVYWZT(6XcTM<Q)dI!0{~yyaft'
),
    t8: packed('<f4',
    'c-s4XwsGR8>;o}ZYtKs5e?M?=zbWUmMq`WP#p)6TJIc17pK9&4=k$f>AWtUlcPmzHiFDgxSU$<~kFDmz!xz4<=>KYBm1EY(?ejPK'
    'ht-?!SLfgS+w1i88Ee?tb-W?=ttXC`u>b9x$<%-U-fxpxOdqUnU+e6c6@LBqgKf7Soaqn$kTs*GE|;skzAC7`zV1eSdVOHMwz+(D'
    '8tZmbb%p(&D>D96mQ}M?XjHx`a858U3bmYH?Vn#8P*7jRFHo;hT9h@@9s%s2v@MVYWZT(6XcTM<Q)dI!0{~yyaft'
),
    t9: packed('<i4',
    'c-j-qRJ-%J-MueHFSF^7^{y>uqWp(?-|mk2p2mK_e$B!2^NK`@RwQ+8oBYl<Yu=5SydqOgU*DYEXL&1UN|NTh_-W~93-*+MWBbge'
    'dUm^tkMLHts4w;50W){c3TIgO?nUjpqp_}K6W4vXr7_`LMsH5rKUedI2kJBwr29Q&)^YY;=G(Pv`@)^Oc5U3fd)KVp+jei<y>fNa'
    'uD%7+R<G!qzJAKKc{_LR>e#tr=bRnuwsh~<w5Da(#_jzZckJHPuz2^1ojbNoW}pxN0H45X76', 5.960464477539063e-08
),
    t10: packed('<i4',
    'c-k{xXC=F4^Os!R59_3!UXtFRc}aTZxeek~T3d8NQymV<?z^$SHONu-_r0F<?{ZO(<@T>qz1wi_O`rD~UPnK<WztJ`|5GVA(trHK'
    'x!v98_MYB({&wN}g&Q6%j9s|lT8P<+#>T9<A!S>;+11!GnQb3UY@It-oOP|**(uevXSYV!-affz&FbZA)~s0t#7oz#2GT25&R?@='
    '*^-qj7A{$}Wc4zj_`)?S)+}4IYW1Qut5z-ms#pwCJbyV*bj|9;3={$YiWzOC', 5.960464477539063e-08
),
    t11: packed('<i4',
    'c-k{xXC=F4^Os!R59_3!UXtFRc}aTZxeek~T3d8NQymV<?z^$SHONu-_r0F<?{ZO(<@T>qz1wi_O`rD~UPnK<WztJ`|5GVA(trHK'
    'x!v98_MYB({&wN}g&Q6%j9s|lT8P<+#>T9<A!S>;+11!GnQb3UY@It-oOP|**(uevXSYV!-affz&FbZA)~s0t#7oz#2GT25&R?@='
    '*^-qj7A{$}Wc4zj_`)?S)+}4IYW1Qut5z-ms#pwCJbyV*bj|9;3={$YiWzOC', 5.960464477539063e-08
),
}, name='of_0').DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, RELU6, SPACE_TO_BATCH_ND, SELECT, MAX_POOL_2D, DEPTHWISE_CONV_2D, MAXIMUM,
# CONV_2D, MAXIMUM, ADD, TRANSPOSE, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t110 = Internal('t110', (F32, [1, 4, 4, 4]))
t111 = Internal('t111', (F32, [1, 4, 4, 4]))
block112 = Parameter('block112', (I32, [2]), [2, 2])
none112 = Parameter('none112', (I32, [2, 2]), [0, 0, 0, 0])
many112 = Internal('many112', (F32, [4, 2, 2, 4]))
t112 = Internal('t112', (F32, [1, 4, 4, 4]))
choice113 = Parameter('choice113', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$>0SW*B2*SYa|DVpR0=XnaWy3P2qBz<8V$b`}3<T@|CI'
))
other113 = Parameter('other113', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnA3-kgU0{!C)AQ2uA6W|RF0}kx!<rWC=1{(J6_U8{20PYF|?dS;U3iuKG{rKwu1Rw+8^5q@*<sTgv4F?NiTpL9', 0.0625
))
t113 = Internal('t113', (F32, [1, 4, 4, 4]))
t114 = Internal('t114', (F32, [1, 4, 4, 4]))
filter115 = Parameter('filter115', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, 0.125, 0.0625, 0.0625, 0.0625, 0.0, -0.0625, -0.125, 0.0, -0.0625, 0.0625])
bias115 = Parameter('bias115', (F32, [4]), [-0.5, 0.5, -0.25, 0.75])
t115 = Internal('t115', (F32, [1, 4, 4, 4]))
t116 = Internal('t116', (F32, [1, 4, 4, 4]))
filter117 = Parameter('filter117', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;!4Uv341$FHXVx|^Ij|1d7GVhm^U*VsE4DZLzXy<z5(@', 0.0625
))
bias117 = Parameter('bias117', (F32, [4]), [0.5, -0.75, 0.25, 0.5])
t117 = Internal('t117', (F32, [1, 4, 4, 4]))
t118 = Internal('t118', (F32, [1, 4, 4, 4]))
c119 = Parameter('c119', (F32, [4]), [-0.75, 0.3125, 0.4375, 0.4375])
t119 = Internal('t119', (F32, [1, 4, 4, 4]))
where120 = Parameter('where120', (I32, [4]), [0, 2, 3, 1])
t120 = Internal('t120', (F32, [1, 4, 4, 4]))
t121 = Output('t121', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t110)
model.Operation('RELU6', t110).To(t111)
model.Operation('SPACE_TO_BATCH_ND', t111, block112, none112).To(many112)
model.Operation('BATCH_TO_SPACE_ND', many112, block112).To(t112)
model.Operation('SELECT', choice113, t112, other113).To(t113)
model.Operation('MAX_POOL_2D', t113, 1, 1, 1, 3, 2, 0).To(t114)
model.Operation('DEPTHWISE_CONV_2D', t114, filter115, bias115, 1, 1, 1, 1, 3).To(t115)
model.Operation('MAXIMUM', t115, t115).To(t116)
model.Operation('CONV_2D', t116, filter117, bias117, 1, 1, 1, 0).To(t117)
model.Operation('MAXIMUM', t117, t117).To(t118)
model.Operation('ADD', t118, c119, 1).To(t119)
model.Operation('TRANSPOSE', t119, where120).To(t120)
model.Operation('MAXIMUM', t120, t120).To(t121)
Example({
    input: packed('|i1',
    'c-jF#0Kfkb>+%j2?Ftm}9t`Io8RG>9^Wp^r6&vaD6#Dr8>iG)#@fzR)^c3bB2J##b;u8?{;SS;h@fZE?7YGFr;{*f5Y#kN', 0.0625
),
    t121: packed('<i2',
    'c-muNfPe!h4;<KbYVl$Q82HD{U6VW=&gYTfVJa)P6^HRV8(R9>yJnq%@wtJ39|&N4ULIav6h1F@J^;ik5V-', 0.000244140625
),
}, name='of_11').DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, SPACE_TO_DEPTH, CONV_2D, TRANSPOSE, RESHAPE, SOFTMAX, TRANSPOSE, DIV, ADD,
# SPLIT, PAD, ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t130 = Internal('t130', (F32, [1, 4, 4, 4]))
deep131 = Internal('deep131', (F32, [1, 2, 2, 16]))
t131 = Internal('t131', (F32, [1, 4, 4, 4]))
filter132 = Parameter('filter132', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq$u?+wK41y^C->lVz1WbDfTJD;SK`JLP-6O8pxd#iX7Wn', 0.0625
))
bias132 = Parameter('bias132', (F32, [4]), [-0.75, -0.5, -0.5, 0.0])
t132 = Internal('t132', (F32, [1, 4, 4, 4]))
where133 = Parameter('where133', (I32, [4]), [0, 2, 3, 1])
t133 = Internal('t133', (F32, [1, 4, 4, 4]))
where134 = Parameter('where134', (I32, [4]), [1, 4, 4, 4])
t134 = Internal('t134', (F32, [1, 4, 4, 4]))
t135 = Internal('t135', (F32, [1, 4, 4, 4]))
where136 = Parameter('where136', (I32, [4]), [0, 2, 3, 1])
t136 = Internal('t136', (F32, [1, 4, 4, 4]))
c137 = Parameter('c137', (F32, [4]), [1.5, 1.6875, 1.625, 1.0625])
t137 = Internal('t137', (F32, [1, 4, 4, 4]))
c138 = Parameter('c138', (F32, [4]), [-0.4375, -1.0, -0.8125, 1.0])
t138 = Internal('t138', (F32, [1, 4, 4, 4]))
part_0_139 = Internal('part_0_139', (F32, [1, 4, 4, 2]))
part_1_139 = Internal('part_1_139', (F32, [1, 4, 4, 2]))
t139 = Internal('t139', (F32, [1, 4, 4, 4]))
sides140 = Parameter('sides140', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide140 = Internal('wide140', (F32, [1, 7, 5, 5]))
begin140 = Parameter('begin140', (I32, [4]), [0, 2, 1, 0])
size140 = Parameter('size140', (I32, [4]), [1, 4, 4, 4])
t140 = Internal('t140', (F32, [1, 4, 4, 4]))
t141 = Output('t141', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t130)
model.Operation('SPACE_TO_DEPTH', t130, 2).To(deep131)
model.Operation('DEPTH_TO_SPACE', deep131, 2).To(t131)
model.Operation('CONV_2D', t131, filter132, bias132, 1, 1, 1, 0).To(t132)
model.Operation('TRANSPOSE', t132, where133).To(t133)
model.Operation('RESHAPE', t133, where134).To(t134)
model.Operation('SOFTMAX', t134, 1.0).To(t135)
model.Operation('TRANSPOSE', t135, where136).To(t136)
model.Operation('DIV', t136, c137, 0).To(t137)
model.Operation('ADD', t137, c138, 1).To(t138)
model.Operation('SPLIT', t138, 3, 2).To(part_0_139, part_1_139)
model.Operation('CONCATENATION', part_1_139, part_0_139, 3).To(t139)
model.Operation('PAD', t139, sides140).To(wide140)
model.Operation('SLICE', wide140, begin140, size140).To(t140)
model.Operation('ABS', t140).To(t141)
Example({
    input: packed('|i1',
    'c-jF#0Kfm?<n|x|;uHNA2L}7_;qdJj8RQBM>FEX)_Vf1W4-Ovv5c?Vn@aPly@$CW~AN1iA4-^3L<O3Y}1ppBR0}>21h8-9', 0.0625
),
    t141: packed('<i4',
    'c-muNILN@j5Cp{U7$9H;5FZ2LbSNJr{~m}%8L$I?AT|VIWhnm~5c>jg7L<Pyh+jg@#0KUA@gyLg4CPM);w3=50Lq^S#8Z&?)CB-u'
    'zz?h', 1.1920928955078125e-07
),
}, name='of_13').DisableLifeTimeVariation()
