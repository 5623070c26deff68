# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# GATHER, RESHAPE, RELU6, ADD, TRANSPOSE, TANH, ADD, ABS, CHANNEL_SHUFFLE, TANH, LOGISTIC, RESHAPE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
places900 = Parameter('places900', (I32, [4]), [2, 0, 3, 1])
t900 = Output('t900', (F32, [1, 4, 4, 4]))
where901 = Parameter('where901', (I32, [4]), [1, 4, 4, 4])
t901 = Output('t901', (F32, [1, 4, 4, 4]))
t902 = Output('t902', (F32, [1, 4, 4, 4]))
c903 = Parameter('c903', (F32, [4]), [0.75, -0.1875, -0.0625, 0.75])
t903 = Output('t903', (F32, [1, 4, 4, 4]))
where904 = Parameter('where904', (I32, [4]), [0, 2, 3, 1])
t904 = Output('t904', (F32, [1, 4, 4, 4]))
t905 = Output('t905', (F32, [1, 4, 4, 4]))
c906 = Parameter('c906', (F32, [4]), [1.0, 0.5, 0.5, 0.3125])
t906 = Output('t906', (F32, [1, 4, 4, 4]))
t907 = Output('t907', (F32, [1, 4, 4, 4]))
t908 = Output('t908', (F32, [1, 4, 4, 4]))
t909 = Output('t909', (F32, [1, 4, 4, 4]))
t910 = Output('t910', (F32, [1, 4, 4, 4]))
where911 = Parameter('where911', (I32, [4]), [1, 4, 4, 4])
t911 = Output('t911', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', input, 1, places900).To(t900)
model.Operation('RESHAPE', t900, where901).To(t901)
model.Operation('RELU6', t901).To(t902)
model.Operation('ADD', t902, c903, 0).To(t903)
model.Operation('TRANSPOSE', t903, where904).To(t904)
model.Operation('TANH', t904).To(t905)
model.Operation('ADD', t905, c906, 1).To(t906)
model.Operation('ABS', t906).To(t907)
model.Operation('CHANNEL_SHUFFLE', t907, 2, 3).To(t908)
model.Operation('TANH', t908).To(t909)
model.Operation('LOGISTIC', t909).To(t910)
model.Operation('RESHAPE', t910, where911).To(t911)
Example({
    input: packed('|i1',
    'c-jF#0Kfkg4C444_YoE9;sNsX@Cp?C^!^DM`y3VJ9s>pI;{Xls<PIP17Z~jt?-2y!0u~t$_Yn039UL0x8SU{8^$6(3kQ|8', 0.0625
),
    t900: packed('|i1',
    'c-jF#0Kfn5<PIP17Z~jt?-2y!0u~t+4C444_YoE9;sNsX@Cp<U_Yn039UL0x8SU{8^$6(v^!^DM`y3VJ9s>pI;{Xkv&>V>', 0.0625
),
    t901: packed('|i1',
    'c-jF#0Kfn5<PIP17Z~jt?-2y!0u~t+4C444_YoE9;sNsX@Cp<U_Yn039UL0x8SU{8^$6(v^!^DM`y3VJ9s>pI;{Xkv&>V>', 0.0625
),
    t902: packed('|i1',
    'c-jrfTMj@l006LhB?v}hm<;#7rTsN!`J9*A)~b&bC$cS4VcdgN_vBk5=*t<B9KB6fJpWU=0&D', 0.0625
),
    t903: packed('|i1',
    'c-jrhy9$6n3<XiKk%bYn-~&x#3Kzlu|GZ1wZa55@Kh}dLGje;PB(E&c04ld@p<dqD6W7$OPx8RW+WY(gJ!lfF', 0.0625
),
    t904: packed('|i1',
    'c-jTQK?;B{3`Ie4BZViXU=_{AELsHbf4oneAsiKH%`HD@ytVJTb(%XdVgS<NHsx$k!AVK2EZHBfA7+FStN', 0.0625
),
    t905: packed('<f4',
    'c-l>hu}Z^G6ox~Wj`sy52hJwGKtYdzY@Gz1B$OgJ1>p{Y0n_#hwlCmz=;$IBUqDJO2*N?(f;ePoMpyStS4;~9zkm8Zeuy&&gAnfg'
    'p8o_`!0UPzhiN#ivkc-@yaIp_&ayi4?=`?0AOjylSPV}5>>h5pQ7m(jH~V8BnR9*^_xI&no?4~2SvE^%7CBOFWS?8+F|%STBKiEq'
    '_CNR<3ystxIxvT3ia5f_uso+Lx=gjkqAW^8B)ZUPWPVe`A)-b@M5Er9DQ_@OI$YvhQgz$Wh2$S@V^KvruiT~_Z~uQ)$8V1'
),
    t906: packed('<f4',
    'c-ouLzfPV}hKbo>8Q-!O6DBxKNO-%ypJ^Yn=IeFqCiLIyzc*omJR_6Vy4MWLj9yQe@OHw4b@IVXOw3L)E0*ndny}aBZTrkVCmD-J'
    'T;I4Z`uJ@1@m$|LMW)aqq`JM`=k3|IXMKET_Q}j^uV&y{UG3wu-p8kXCaa8$#a5>nuI5x9%Zt0W7X>sfWV-rbZo|Kc6Q^C=w`A#?'
    'h1-}uE!;l;;_khR|4y7(6tHl^{D%w=?mwJ3vFGB%?L`F(7c#wT%xw6(d*WPsFtD?;2SFG>W<&T8HE=$d4dw#?t~GDb'
),
    t907: packed('<f4',
    'c-ouLzfPV}hKbo>8Q-!O6DBxKNO-%ypJ^Yn=IeFqCiLIyzc*omJR_6Vy4MWLj9yQe@OHw4b@IVXOw3L)E0*ndny}aBZTrkVCmD-J'
    'T;I4Z`uJ@1@m$|LMW)aqq`JM`=k3|IXMKET_Q}j^uV&y{UG3wu-p8kXCaa8$#a5>nuI5x9%Zt0W7X>sfWV-rbZo|Kc6Q^C=w`A#?'
    'h1-}uE!;l;;_khR|4y7(6tHl^{D%w=?mwJ3vFGB%?L`F(7c#wT%xw6(d*WPsFtD?;2SFG>W<&T8HE=$d4dw#?t~GDb'
),
    t908: packed('<f4',
    'c-ot=u3w&!Nru^hZ`raJ6DBxKc$=`le;*UG=DOGGCfw`qzc*omJfjxVy4TAXj9yQe@OHww3G%^AOw3LzWR~rp;I!AL{q4*?87GTJ'
    '-?+Fg`uJ@1S?}3ArBKEqq`kV`=j_|JXMKET_RW)NujXP{UG3wu-lyGXCaa8$#nu=nu4bQ9%ZuB07X>VAWV$-{LBqd^6Q^BVvTx~|'
    'Z3~$`ZC^P5;@;hh|4y7(6tH38{D%)1?mwJ3vFGCUiA4nq7c#xeY;5>Daraz%5U>M6dpkROI6!7Y6hPF#rR^Ys_Vxg?Qg6`'
),
    t909: packed('<f4',
    'c-k{=VCpHI8eh?!sqw4m#}7^8=CFF^hN%@@4N|$r#Z1!<{`k>TT0J$lU1R>O_8&j?8#nyunK*T7MOaDvuNOa-BsrCv$O!#oX>DRS'
    'bbr2};5?_T;wrOQ|FteH|MS%8rHNmqprDLU^S`IThh`N83ku$FDi@S__wQdT!&#R5d4m5Z=cc6D>dbaw%!{~GRTdBsoEx1UQ=BrJ'
    'u_PrjA~!898YpI~lQ=t~@Y0)0g#iIRxhVm**0X`~7A`>bsp0k@U<ZWuc6Rn~fXs#{01DY5N!vjL?d<_|m1j8'
),
    t910: packed('<i4',
    'c-rfGlV|#3g5=bRxeK_qoIgLWuTWv}gRBWtQ{J%k_HE63rG5Uq>5GjMdXpAp$R(XWzq9Ync~kKT6Q){gOLF}`zp6HU);HVo$bF(K'
    'n10Rj3JDQSKdJg)eRHJf(^<Jj>C)deJBNhWmj8=1viimU(JCZlN&2i1+uxCqqDQ><&2k8N{d)V>t!r0KUe~dG^UVI88#iv+zIof`'
    '9a|@N?AW?_^Y(39Hv`4iuG}(t^NyKwXYSazal`hl8`rLx43uB94yb<XCI$)t06+q3eE', 5.960464477539063e-08
),
    t911: packed('<i4',
    'c-rfGlV|#3g5=bRxeK_qoIgLWuTWv}gRBWtQ{J%k_HE63rG5Uq>5GjMdXpAp$R(XWzq9Ync~kKT6Q){gOLF}`zp6HU);HVo$bF(K'
    'n10Rj3JDQSKdJg)eRHJf(^<Jj>C)deJBNhWmj8=1viimU(JCZlN&2i1+uxCqqDQ><&2k8N{d)V>t!r0KUe~dG^UVI88#iv+zIof`'
    '9a|@N?AW?_^Y(39Hv`4iuG}(t^NyKwXYSazal`hl8`rLx43uB94yb<XCI$)t06+q3eE', 5.960464477539063e-08
),
}, name='of_90').DisableLifeTimeVariation()

# GATHER, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
places910 = Parameter('places910', (I32, [4]), [2, 0, 3, 1])
t910 = Internal('t910', (F32, [1, 4, 4, 4]))
t911 = Output('t911', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', input, 2, places910).To(t910)
model.Operation('MAXIMUM', t910, t910).To(t911)
Example({
    input: packed('|i1',
    'c-jF#0Kfn14)_S+=oA+K=nmxY6aM2J=>*{81Q-7o`u6+a;_~Sk92^@1@)sQz>gNgZA0GA|7ZB<BANdyM5)<hb03RSVvmSW', 0.0625
),
    t911: packed('|i1',
    'c-jF#0KfkL=nmxT4)_T06aM4j=oA+h`u6)B=>*{5;_~U^1Q-7n>gNd=92^_*A0GAt@)sTE5)<hj7ZB+d03RUvANdwfpB{M', 0.0625
),
}, name='of_91').DisableLifeTimeVariation()

# GATHER, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
places950 = Parameter('places950', (I32, [4]), [2, 0, 3, 1])
t950 = Internal('t950', (F32, [1, 4, 4, 4]))
where951 = Parameter('where951', (I32, [4]), [0, 2, 3, 1])
t951 = Output('t951', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', input, 3, places950).To(t950)
model.Operation('TRANSPOSE', t950, where951).To(t951)
Example({
    input: packed('|i1',
    'c-jF#0KfkN2M*^9@Ami@03aLj?HmQ^=<^s880Z=Y9|YzF0v+QD78M#G;{xUdANS<q4&vkE0t4?9;sE9h1p?vd=pE-Vlp4b', 0.0625
),
    t951: packed('|i1',
    'c-jF#0KfkZ^A!UE=?dfL7#i;f=oSL@=mG!?6Cf1$8s_Hj7~|p~1or|M2L%ip=H%f3A0GuA9pWAF1>)!h<KyS;0uJaj02;#', 0.0625
),
}, name='of_95').DisableLifeTimeVariation()

# GATHER, PAD, RESIZE_NEAREST_NEIGHBOR, RESHAPE, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
places960 = Parameter('places960', (I32, [4]), [2, 0, 3, 1])
t960 = Output('t960', (F32, [1, 4, 4, 4]))
sides961 = Parameter('sides961', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide961 = Internal('wide961', (F32, [1, 7, 5, 5]))
begin961 = Parameter('begin961', (I32, [4]), [0, 2, 1, 0])
size961 = Parameter('size961', (I32, [4]), [1, 4, 4, 4])
t961 = Output('t961', (F32, [1, 4, 4, 4]))
t962 = Output('t962', (F32, [1, 4, 4, 4]))
where963 = Parameter('where963', (I32, [4]), [1, 4, 4, 4])
t963 = Output('t963', (F32, [1, 4, 4, 4]))
c964 = Parameter('c964', (F32, [4]), [0.8125, 0.125, 0.5, 0.1875])
t964 = Output('t964', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', input, 1, places960).To(t960)
model.Operation('PAD', t960, sides961).To(wide961)
model.Operation('SLICE', wide961, begin961, size961).To(t961)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t961, 4, 4, False).To(t962)
model.Operation('RESHAPE', t962, where963).To(t963)
model.Operation('MUL', t963, c964, 0).To(t964)
Example({
    input: packed('|i1',
    'c-jF#0KfkN_V4uj`3(u~;}q))666>b91;o@4i69Y`2Yb1`W6-+4h84$6&LOu@does<MkB%9v1xh>i+Ke5bY8i>kAB=79FG', 0.0625
),
    t960: packed('|i1',
    'c-jF#0Kfkq4h84$6&LOu@does<Mk8*_V4uj`3(u~;}q))666^D9v1xh>i+Ke5bY8i>kAAP91;o@4i69Y`2Yb1`W6-~MIEF', 0.0625
),
    t961: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t962: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t963: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t964: packed('<i2',
    'c-mw5c0!%uj)V<^*n~9<An+;R7sIE9;|vxNieSE0fiA<V6ATPI7n~Tdf&c#@7)V0-{~16K%7v>z<|6?B`#T#K', 0.00390625
),
}, name='of_96').DisableLifeTimeVariation()
