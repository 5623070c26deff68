# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: what may follow it.

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

# A result depends on its neighbors: CHANNEL_SHUFFLE, RESIZE_NEAREST_NEIGHBOR, NEG, CONV_2D,
# SPACE_TO_BATCH_ND, ABS, ADD, SIN, SPACE_TO_BATCH_ND, LOGISTIC, LOGISTIC, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3_W~41+-M{xjQ6Uz|ki=2$=vFwOY9<Tj}-Mfw242NC@', 0.0625
))
c6 = Parameter('c6', (F32, [4]), [-0.75, 0.5, -0.75, 0.0])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (I32, [2]), [2, 2])
c9 = Parameter('c9', (I32, [2, 2]), [0, 0, 0, 0])
t10 = Internal('t10', (F32, [4, 2, 2, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (I32, [2]), [2, 2])
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (F32, [4, 2, 2, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t2, 4, 4, False).To(t3)
model.Operation('NEG', t3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('SPACE_TO_BATCH_ND', t7, c8, c9).To(t10)
model.Operation('BATCH_TO_SPACE_ND', t10, c8).To(t11)
model.Operation('ABS', t11).To(t12)
model.Operation('ADD', t12, t12, 3).To(t13)
model.Operation('SIN', t13).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c15, c16).To(t17)
model.Operation('BATCH_TO_SPACE_ND', t17, c15).To(t18)
model.Operation('LOGISTIC', t18).To(t19)
model.Operation('LOGISTIC', t19).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfkO8Uhmd_5%+K^Y9(%^8?}#9~bZv?HThG03G-b<pkyC7a0`q^8Mou5bG2N6Y%r!3<MkJ4glfs<Qntx77rVBq#RE', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfkO0vZzd1NILK@bew%1M}h#7a#Bv8SV2G9RT<b1m)%C85b1q{qo}u>kt$N@Dua!1PmMJ01n~s8szix4;CA8<Qz`', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkO0vZzd1NILK@bew%1M}h#7a#Bv8SV2G9RT<b1m)%C85b1q{qo}u>kt$N@Dua!1PmMJ01n~s8szix4;CA8<Qz`', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfnJ{^sro{R;8*5DnuO{S6-Q>ERIW=MxR<;{XWp{2Ln@=jrSb0}dVX74Yo&5bX^R{Pg7+0P-IY<{S+U@#^J$1tGH', 0.0625
),
    t7: packed('<i2',
    'c-r&bmEjq&FQ~@hwA%^Gi3Y6}aaVpTJl>)|JG$w7k2b?T$>s9z!()OEC+C-oC)Ca0lCMmC@M5lUV7{+SOw0nNoBtW$@IM6q0}}rj'
    'z%*P8jN$73K`@vN09qqQlm', 0.00390625
),
    t11: packed('<i2',
    'c-r&bmEjq&FQ~@hwA%^Gi3Y6}aaVpTJl>)|JG$w7k2b?T$>s9z!()OEC+C-oC)Ca0lCMmC@M5lUV7{+SOw0nNoBtW$@IM6q0}}rj'
    'z%*P8jN$73K`@vN09qqQlm', 0.00390625
),
    t12: packed('<i2',
    'c-q^%Yli2Fed}rtoZe+|eBy=b6LC7M4`hAxQ={t)OSBoBo-cnWxH4v~?cDrM@db4mTn{T}D@e>eyMChYk(eb5{;4xy07f*7TLlOJ'
    '0QV;!d;', 0.00390625
),
    t13: packed('<i2',
    'c-q^%Yli2Fed}rtoZe+|eBy=b6LC7M4`hAxQ={t)OSBoBo-cnWxH4v~?cDrM@db4mTn{T}D@e>eyMChYk(eb5{;4xy07f*7TLlOJ'
    '0QV;!d;', 0.0078125
),
    t14: packed('<f4',
    'c-s4XwsGR8>;o}ZYtKs5e?M?=zbWUmMq`WP#p)6TJIc17pK9&4=k$f>AWtUlcPmzHiFDgxSU$<~kFDmz!xz4<=>KYBm1EY(?ejPK'
    'ht-?!SLfgS+w1i88Ee?tb-W?=ttXC`u>b9x$<%-U-fxpxOdqUnU+e6c6@LBqgKf7Soaqn$kTs*GE|;skzAC7`zV1eSdVOHMwz+(D'
    '8tZmbb%p(&D>D96mQ}M?XjHx`a858U3bmYH?Vn#8P*7jRFHo;hT9h@@9s%s2v@MVYWZT(6XcTM<Q)dI!0{~yyaft'
),
    t18: packed('<f4',
    'c-s4XwsGR8>;o}ZYtKs5e?M?=zbWUmMq`WP#p)6TJIc17pK9&4=k$f>AWtUlcPmzHiFDgxSU$<~kFDmz!xz4<=>KYBm1EY(?ejPK'
    'ht-?!SLfgS+w1i88Ee?tb-W?=ttXC`u>b9x$<%-U-fxpxOdqUnU+e6c6@LBqgKf7Soaqn$kTs*GE|;skzAC7`zV1eSdVOHMwz+(D'
    '8tZmbb%p(&D>D96mQ}M?XjHx`a858U3bmYH?Vn#8P*7jRFHo;hT9h@@9s%s2v@MVYWZT(6XcTM<Q)dI!0{~yyaft'
),
    t19: packed('<i4',
    'c-j-qRJ-%J-MueHFSF^7^{y>uqWp(?-|mk2p2mK_e$B!2^NK`@RwQ+8oBYl<Yu=5SydqOgU*DYEXL&1UN|NTh_-W~93-*+MWBbge'
    'dUm^tkMLHts4w;50W){c3TIgO?nUjpqp_}K6W4vXr7_`LMsH5rKUedI2kJBwr29Q&)^YY;=G(Pv`@)^Oc5U3fd)KVp+jei<y>fNa'
    'uD%7+R<G!qzJAKKc{_LR>e#tr=bRnuwsh~<w5Da(#_jzZckJHPuz2^1ojbNoW}pxN0H45X76', 5.960464477539063e-08
),
    t20: packed('<i4',
    'c-k{xXC=F4^Os!R59_3!UXtFRc}aTZxeek~T3d8NQymV<?z^$SHONu-_r0F<?{ZO(<@T>qz1wi_O`rD~UPnK<WztJ`|5GVA(trHK'
    'x!v98_MYB({&wN}g&Q6%j9s|lT8P<+#>T9<A!S>;+11!GnQb3UY@It-oOP|**(uevXSYV!-affz&FbZA)~s0t#7oz#2GT25&R?@='
    '*^-qj7A{$}Wc4zj_`)?S)+}4IYW1Qut5z-ms#pwCJbyV*bj|9;3={$YiWzOC', 5.960464477539063e-08
),
    t21: packed('<i4',
    'c-k{xXC=F4^Os!R59_3!UXtFRc}aTZxeek~T3d8NQymV<?z^$SHONu-_r0F<?{ZO(<@T>qz1wi_O`rD~UPnK<WztJ`|5GVA(trHK'
    'x!v98_MYB({&wN}g&Q6%j9s|lT8P<+#>T9<A!S>;+11!GnQb3UY@It-oOP|**(uevXSYV!-affz&FbZA)~s0t#7oz#2GT25&R?@='
    '*^-qj7A{$}Wc4zj_`)?S)+}4IYW1Qut5z-ms#pwCJbyV*bj|9;3={$YiWzOC', 5.960464477539063e-08
),
}, name='of_0').DisableLifeTimeVariation()

# A result depends on its neighbors: CHANNEL_SHUFFLE, RELU6, SPACE_TO_BATCH_ND, SELECT,
# MAX_POOL_2D, DEPTHWISE_CONV_2D, MAXIMUM, CONV_2D, MAXIMUM, ADD, TRANSPOSE, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (I32, [2]), [2, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t6 = Internal('t6', (F32, [4, 2, 2, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$>0SW*B2*SYa|DVpR0=XnaWy3P2qBz<8V$b`}3<T@|CI'
))
c9 = Parameter('c9', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnA3-kgU0{!C)AQ2uA6W|RF0}kx!<rWC=1{(J6_U8{20PYF|?dS;U3iuKG{rKwu1Rw+8^5q@*<sTgv4F?NiTpL9', 0.0625
))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, 0.125, 0.0625, 0.0625, 0.0625, 0.0, -0.0625, -0.125, 0.0, -0.0625, 0.0625])
c13 = Parameter('c13', (F32, [4]), [-0.5, 0.5, -0.25, 0.75])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;!4Uv341$FHXVx|^Ij|1d7GVhm^U*VsE4DZLzXy<z5(@', 0.0625
))
c17 = Parameter('c17', (F32, [4]), [0.5, -0.75, 0.25, 0.5])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [-0.75, 0.3125, 0.4375, 0.4375])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('SPACE_TO_BATCH_ND', t3, c4, c5).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, c4).To(t7)
model.Operation('SELECT', c8, t7, c9).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 3).To(t14)
model.Operation('MAXIMUM', t14, t14).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 1, 0).To(t18)
model.Operation('MAXIMUM', t18, t18).To(t19)
model.Operation('ADD', t19, c20, 1).To(t21)
model.Operation('TRANSPOSE', t21, [0, 2, 3, 1]).To(t22)
model.Operation('MAXIMUM', t22, t22).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkb>+%j2?Ftm}9t`Io8RG>9^Wp^r6&vaD6#Dr8>iG)#@fzR)^c3bB2J##b;u8?{;SS;h@fZE?7YGFr;{*f5Y#kN', 0.0625
),
    t23: packed('<i2',
    'c-muNfPe!h4;<KbYVl$Q82HD{U6VW=&gYTfVJa)P6^HRV8(R9>yJnq%@wtJ39|&N4ULIav6h1F@J^;ik5V-', 0.000244140625
),
}, name='of_11').DisableLifeTimeVariation()

# A result depends on its neighbors: CHANNEL_SHUFFLE, SPACE_TO_DEPTH, CONV_2D, TRANSPOSE, RESHAPE,
# SOFTMAX, TRANSPOSE, DIV, ADD, SPLIT, PAD, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 2, 2, 16]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq$u?+wK41y^C->lVz1WbDfTJD;SK`JLP-6O8pxd#iX7Wn', 0.0625
))
c6 = Parameter('c6', (F32, [4]), [-0.75, -0.5, -0.5, 0.0])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [1.5, 1.6875, 1.625, 1.0625])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.4375, -1.0, -0.8125, 1.0])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 2]))
t17 = Internal('t17', (F32, [1, 4, 4, 2]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t20 = Internal('t20', (F32, [1, 7, 5, 5]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('SPACE_TO_DEPTH', t2, 2).To(t3)
model.Operation('DEPTH_TO_SPACE', t3, 2).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('TRANSPOSE', t7, [0, 2, 3, 1]).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 4, 4]).To(t9)
model.Operation('SOFTMAX', t9, 1.0).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 3, 1]).To(t11)
model.Operation('DIV', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 1).To(t15)
model.Operation('SPLIT', t15, 3, 2).To(t16, t17)
model.Operation('CONCATENATION', t17, t16, 3).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SLICE', t20, [0, 2, 1, 0], [1, 4, 4, 4]).To(t21)
model.Operation('ABS', t21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm?<n|x|;uHNA2L}7_;qdJj8RQBM>FEX)_Vf1W4-Ovv5c?Vn@aPly@$CW~AN1iA4-^3L<O3Y}1ppBR0}>21h8-9', 0.0625
),
    t22: packed('<i4',
    'c-muNILN@j5Cp{U7$9H;5FZ2LbSNJr{~m}%8L$I?AT|VIWhnm~5c>jg7L<Pyh+jg@#0KUA@gyLg4CPM);w3=50Lq^S#8Z&?)CB-u'
    'zz?h', 1.1920928955078125e-07
),
}, name='of_13').DisableLifeTimeVariation()

# A result depends on its neighbors: CHANNEL_SHUFFLE, HARD_SWISH, ADD, MINIMUM, RESHAPE,
# SPACE_TO_BATCH_ND, PAD, SPACE_TO_BATCH_ND, RELU, RESHAPE, SPACE_TO_DEPTH, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.5, 120), [120, 115, 111, 107])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [96, 96, 94, 142])
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (U8, [4, 2, 2, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Internal('t14', (U8, [1, 7, 5, 5], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [2, 2])
c17 = Parameter('c17', (I32, [2, 2]), [0, 0, 0, 0])
t18 = Internal('t18', (U8, [4, 2, 2, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 16], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c25 = Parameter('c25', (I32, [4], 0.5, 0), [-8, 0, -8, -12])
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 4]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SLICE', t14, [0, 2, 1, 0], [1, 4, 4, 4]).To(t15)
model.Operation('SPACE_TO_BATCH_ND', t15, c16, c17).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, c16).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('RESHAPE', t20, [1, 4, 4, 4]).To(t21)
model.Operation('SPACE_TO_DEPTH', t21, 2).To(t22)
model.Operation('DEPTH_TO_SPACE', t22, 2).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
Example({
    x1: packed('<i2',
    'c-jlAj>un|V&^``(=~JDvJBU(m@PH!RcmLhDlA<vw;<Sk_4+9t^(ifZE~RCTtw|v^RXZlHtV^4|tfx9E!FOS776XL<06(4`?E'
),
    t2: packed('<i2',
    'c-jk#sLo$&m*PIh)iZNt#xmEeEipCiYpZ6hDlJ?vH@Luk^_2A;^(`rZE@h>TtszM^Rg-tDtec*;tS72E!8dkc76XL<06!!h?E'
),
    t3: packed('<i2',
    'c-pI|sH#|7QBg4mh*wrDtEkvgQQf|_a@MNyiUo6lVymaD@2GD9GRn&<T7gvM<Q*&PrdKTM0qU!$SXjY8ApiihGa<4'
),
    t5: packed('<i2',
    'c-pHdF3etAoS!`hh*uWR&8}FVpVz*kpm$YK{^YqpvDN*{s_X0Xvnz`7vRi@t%D(k;>L%sS>;dYlD4vncKp_AC60;xz'
),
    t7: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t8: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t12: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t15: packed('|i1',
    'c-pH-NQkR|VGtn1M*{$2I~!*'
),
    t19: packed('|i1',
    'c-pH-NQkR|VGtn1M*{$2I~!*'
),
    t20: ([120] * 64)[:64],
    t21: ([120] * 64)[:64],
    t23: ([120] * 64)[:64],
    t26: ([112, 120, 112, 108] * 16)[:64],
}, name='of_6_quant8').AddVariations(signed(x1, t2, t3, c4, t5, c6, t7, t8, t11, t12, t14, t15, t18, t19, t20, t21, t22, t23, c24, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: CHANNEL_SHUFFLE, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Internal('t4', (U8, [1, 7, 5, 5], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', t4, [0, 2, 1, 0], [1, 4, 4, 4]).To(t5)
Example({
    x1: packed('<i2',
    'c-m|Buw9<iK5u4H-;(tOd*=kKZcp0oHmSH``{am44lAbhP7d?0b=lD4@9JGVciXP+%-o>Jkebd7yXKU6^vny4%VeMs008rJABX'
),
    t5: packed('<i2',
    'c-pIQE1p!bJz{c&!?YC@AmGxop~AJ;yJB1SE-=4lLubVtkFtt+ae)<B00V^p0FYlEo&'
),
}, name='of_71_quant8').AddVariations(signed(x1, t2, t4, t5)).DisableLifeTimeVariation()

# A result depends on its neighbors: CHANNEL_SHUFFLE, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', t2, 2, 3).To(t3)
Example({
    x1: packed('<i2',
    'c-os?zCCjKy2Pl2#WqvpX0<xx2L?~f-4-|_tG%f_qM>MB&9ul8-;EPyP1?|~acky+CG!^fmNd9Id&h35tk2K(p2|QW006-TA0_'
),
    t3: packed('<i2',
    'c-os?zCCjKy2Pl2#WqvpX0<xx2L?~f-4-|_tG%f_qM>MB&9ul8-;EPyP1?|~acky+CG!^fmNd9Id&h35tk2K(p2|QW006-TA0_'
),
}, name='of_76_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
