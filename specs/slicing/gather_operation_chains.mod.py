# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: what may follow it.

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

# A result depends on its neighbors: GATHER, RESHAPE, RELU6, ADD, TRANSPOSE, TANH, ADD, ABS,
# CHANNEL_SHUFFLE, TANH, LOGISTIC, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.75, -0.1875, -0.0625, 0.75])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [1.0, 0.5, 0.5, 0.3125])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x1, 1, c2).To(t3)
model.Operation('RESHAPE', t3, [1, 4, 4, 4]).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('TRANSPOSE', t7, [0, 2, 3, 1]).To(t8)
model.Operation('TANH', t8).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('ABS', t11).To(t12)
model.Operation('CHANNEL_SHUFFLE', t12, 2, 3).To(t13)
model.Operation('TANH', t13).To(t14)
model.Operation('LOGISTIC', t14).To(t15)
model.Operation('RESHAPE', t15, [1, 4, 4, 4]).To(t16)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkg4C444_YoE9;sNsX@Cp?C^!^DM`y3VJ9s>pI;{Xls<PIP17Z~jt?-2y!0u~t$_Yn039UL0x8SU{8^$6(3kQ|8', 0.0625
),
    t3: packed('|i1',
    'c-jF#0Kfn5<PIP17Z~jt?-2y!0u~t+4C444_YoE9;sNsX@Cp<U_Yn039UL0x8SU{8^$6(v^!^DM`y3VJ9s>pI;{Xkv&>V>', 0.0625
),
    t4: packed('|i1',
    'c-jF#0Kfn5<PIP17Z~jt?-2y!0u~t+4C444_YoE9;sNsX@Cp<U_Yn039UL0x8SU{8^$6(v^!^DM`y3VJ9s>pI;{Xkv&>V>', 0.0625
),
    t5: packed('|i1',
    'c-jrfTMj@l006LhB?v}hm<;#7rTsN!`J9*A)~b&bC$cS4VcdgN_vBk5=*t<B9KB6fJpWU=0&D', 0.0625
),
    t7: packed('|i1',
    'c-jrhy9$6n3<XiKk%bYn-~&x#3Kzlu|GZ1wZa55@Kh}dLGje;PB(E&c04ld@p<dqD6W7$OPx8RW+WY(gJ!lfF', 0.0625
),
    t8: packed('|i1',
    'c-jTQK?;B{3`Ie4BZViXU=_{AELsHbf4oneAsiKH%`HD@ytVJTb(%XdVgS<NHsx$k!AVK2EZHBfA7+FStN', 0.0625
),
    t9: packed('<f4',
    'c-l>hu}Z^G6ox~Wj`sy52hJwGKtYdzY@Gz1B$OgJ1>p{Y0n_#hwlCmz=;$IBUqDJO2*N?(f;ePoMpyStS4;~9zkm8Zeuy&&gAnfg'
    'p8o_`!0UPzhiN#ivkc-@yaIp_&ayi4?=`?0AOjylSPV}5>>h5pQ7m(jH~V8BnR9*^_xI&no?4~2SvE^%7CBOFWS?8+F|%STBKiEq'
    '_CNR<3ystxIxvT3ia5f_uso+Lx=gjkqAW^8B)ZUPWPVe`A)-b@M5Er9DQ_@OI$YvhQgz$Wh2$S@V^KvruiT~_Z~uQ)$8V1'
),
    t11: packed('<f4',
    'c-ouLzfPV}hKbo>8Q-!O6DBxKNO-%ypJ^Yn=IeFqCiLIyzc*omJR_6Vy4MWLj9yQe@OHw4b@IVXOw3L)E0*ndny}aBZTrkVCmD-J'
    'T;I4Z`uJ@1@m$|LMW)aqq`JM`=k3|IXMKET_Q}j^uV&y{UG3wu-p8kXCaa8$#a5>nuI5x9%Zt0W7X>sfWV-rbZo|Kc6Q^C=w`A#?'
    'h1-}uE!;l;;_khR|4y7(6tHl^{D%w=?mwJ3vFGB%?L`F(7c#wT%xw6(d*WPsFtD?;2SFG>W<&T8HE=$d4dw#?t~GDb'
),
    t12: packed('<f4',
    'c-ouLzfPV}hKbo>8Q-!O6DBxKNO-%ypJ^Yn=IeFqCiLIyzc*omJR_6Vy4MWLj9yQe@OHw4b@IVXOw3L)E0*ndny}aBZTrkVCmD-J'
    'T;I4Z`uJ@1@m$|LMW)aqq`JM`=k3|IXMKET_Q}j^uV&y{UG3wu-p8kXCaa8$#a5>nuI5x9%Zt0W7X>sfWV-rbZo|Kc6Q^C=w`A#?'
    'h1-}uE!;l;;_khR|4y7(6tHl^{D%w=?mwJ3vFGB%?L`F(7c#wT%xw6(d*WPsFtD?;2SFG>W<&T8HE=$d4dw#?t~GDb'
),
    t13: packed('<f4',
    'c-ot=u3w&!Nru^hZ`raJ6DBxKc$=`le;*UG=DOGGCfw`qzc*omJfjxVy4TAXj9yQe@OHww3G%^AOw3LzWR~rp;I!AL{q4*?87GTJ'
    '-?+Fg`uJ@1S?}3ArBKEqq`kV`=j_|JXMKET_RW)NujXP{UG3wu-lyGXCaa8$#nu=nu4bQ9%ZuB07X>VAWV$-{LBqd^6Q^BVvTx~|'
    'Z3~$`ZC^P5;@;hh|4y7(6tH38{D%)1?mwJ3vFGCUiA4nq7c#xeY;5>Daraz%5U>M6dpkROI6!7Y6hPF#rR^Ys_Vxg?Qg6`'
),
    t14: packed('<f4',
    'c-k{=VCpHI8eh?!sqw4m#}7^8=CFF^hN%@@4N|$r#Z1!<{`k>TT0J$lU1R>O_8&j?8#nyunK*T7MOaDvuNOa-BsrCv$O!#oX>DRS'
    'bbr2};5?_T;wrOQ|FteH|MS%8rHNmqprDLU^S`IThh`N83ku$FDi@S__wQdT!&#R5d4m5Z=cc6D>dbaw%!{~GRTdBsoEx1UQ=BrJ'
    'u_PrjA~!898YpI~lQ=t~@Y0)0g#iIRxhVm**0X`~7A`>bsp0k@U<ZWuc6Rn~fXs#{01DY5N!vjL?d<_|m1j8'
),
    t15: packed('<i4',
    'c-rfGlV|#3g5=bRxeK_qoIgLWuTWv}gRBWtQ{J%k_HE63rG5Uq>5GjMdXpAp$R(XWzq9Ync~kKT6Q){gOLF}`zp6HU);HVo$bF(K'
    'n10Rj3JDQSKdJg)eRHJf(^<Jj>C)deJBNhWmj8=1viimU(JCZlN&2i1+uxCqqDQ><&2k8N{d)V>t!r0KUe~dG^UVI88#iv+zIof`'
    '9a|@N?AW?_^Y(39Hv`4iuG}(t^NyKwXYSazal`hl8`rLx43uB94yb<XCI$)t06+q3eE', 5.960464477539063e-08
),
    t16: packed('<i4',
    'c-rfGlV|#3g5=bRxeK_qoIgLWuTWv}gRBWtQ{J%k_HE63rG5Uq>5GjMdXpAp$R(XWzq9Ync~kKT6Q){gOLF}`zp6HU);HVo$bF(K'
    'n10Rj3JDQSKdJg)eRHJf(^<Jj>C)deJBNhWmj8=1viimU(JCZlN&2i1+uxCqqDQ><&2k8N{d)V>t!r0KUe~dG^UVI88#iv+zIof`'
    '9a|@N?AW?_^Y(39Hv`4iuG}(t^NyKwXYSazal`hl8`rLx43uB94yb<XCI$)t06+q3eE', 5.960464477539063e-08
),
}, name='of_90').DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
model.Operation('MAXIMUM', t3, t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn14)_S+=oA+K=nmxY6aM2J=>*{81Q-7o`u6+a;_~Sk92^@1@)sQz>gNgZA0GA|7ZB<BANdyM5)<hb03RSVvmSW', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkL=nmxT4)_T06aM4j=oA+h`u6)B=>*{5;_~U^1Q-7n>gNd=92^_*A0GAt@)sTE5)<hj7ZB+d03RUvANdwfpB{M', 0.0625
),
}, name='of_91').DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x1, 3, c2).To(t3)
model.Operation('TRANSPOSE', t3, [0, 2, 3, 1]).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkN2M*^9@Ami@03aLj?HmQ^=<^s880Z=Y9|YzF0v+QD78M#G;{xUdANS<q4&vkE0t4?9;sE9h1p?vd=pE-Vlp4b', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkZ^A!UE=?dfL7#i;f=oSL@=mG!?6Cf1$8s_Hj7~|p~1or|M2L%ip=H%f3A0GuA9pWAF1>)!h<KyS;0uJaj02;#', 0.0625
),
}, name='of_95').DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, PAD, RESIZE_NEAREST_NEIGHBOR, RESHAPE, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t5 = Internal('t5', (F32, [1, 7, 5, 5]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [0.8125, 0.125, 0.5, 0.1875])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x1, 1, c2).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SLICE', t5, [0, 2, 1, 0], [1, 4, 4, 4]).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 4, 4, False).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 4]).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfkN_V4uj`3(u~;}q))666>b91;o@4i69Y`2Yb1`W6-+4h84$6&LOu@does<MkB%9v1xh>i+Ke5bY8i>kAB=79FG', 0.0625
),
    t3: packed('|i1',
    'c-jF#0Kfkq4h84$6&LOu@does<Mk8*_V4uj`3(u~;}q))666^D9v1xh>i+Ke5bY8i>kAAP91;o@4i69Y`2Yb1`W6-~MIEF', 0.0625
),
    t6: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t7: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t8: packed('|i1',
    'c-mw5{gapB-D433ZlNa(An^0mKZc(IZy97>bA$P!eEbYwe=;zz{Ssrq0swLd4hH', 0.0625
),
    t10: packed('<i2',
    'c-mw5c0!%uj)V<^*n~9<An+;R7sIE9;|vxNieSE0fiA<V6ATPI7n~Tdf&c#@7)V0-{~16K%7v>z<|6?B`#T#K', 0.00390625
),
}, name='of_96').DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, PRELU, MAXIMUM, RESIZE_NEAREST_NEIGHBOR, CONV_2D,
# SPACE_TO_BATCH_ND, RESHAPE, QUANTIZE, SUB, DEPTHWISE_CONV_2D, PAD, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [183, 175, 99, 151])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c9 = Parameter('c9', (I32, [4], 0.5, 0), [-12, -12, 4, 0])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [2, 2])
c12 = Parameter('c12', (I32, [2, 2]), [0, 0, 0, 0])
t13 = Internal('t13', (U8, [4, 2, 2, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 120), [135, 108, 101, 129])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c21 = Parameter('c21', (I32, [4], 0.5, 0), [0, 0, 4, 12])
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t24 = Internal('t24', (U8, [1, 7, 5, 5], 0.5, 120))
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('MAXIMUM', t5, t5).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 4, 4, False).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0).To(t10)
model.Operation('SPACE_TO_BATCH_ND', t10, c11, c12).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, c11).To(t14)
model.Operation('RESHAPE', t14, [1, 4, 4, 4]).To(t15)
model.Operation('DEQUANTIZE', t15).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('SUB', t17, c18, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', t19, c20, c21, 1, 1, 1, 1, 0).To(t22)
model.Operation('PAD', t22, c23).To(t24)
model.Operation('SLICE', t24, [0, 2, 1, 0], [1, 4, 4, 4]).To(t25)
model.Operation('MAXIMUM', t25, t25).To(t26)
Example({
    x1: packed('<i2',
    'c-l)Wa<6tQEnL1XC1+ZA!mgzolcoktN{jBu_KXNgP2L`y;9u)DwRHC+&otYxol9dAgInABOPxdJO-|Ud+P<Z{o`FID0162mTm'
),
    t26: packed('<i2',
    'c-pJ*&Ae1mp1q(VwqkMx2+UhLzoM$_8l11wGPxoua50>Z1{f#=0IrH2)B'
),
}, name='of_28_quant8').AddVariations(signed(x1, t3, c4, t5, t6, t7, c8, t10, t13, t14, t15, t17, c18, t19, c20, t22, t24, t25, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, MAX_POOL_2D, AVERAGE_POOL_2D, RELU6.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 3, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 2, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
Example({
    x1: packed('<i2',
    'c-q^U8SK8nXYO_{uau}g{#mo_DxJe-w7D*5UA=k!?$QG9lAMJ$E7!X&aoDncQFM8LYtn+EX&XCw_xa|y=a%R1+{8d3005{uA0+'
),
    t6: packed('<i2',
    'c-m`eApumN@M?hk3I+-R0A+X})c'
),
}, name='of_56_quant8').AddVariations(signed(x1, t3, t4, t5, t6)).DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, ADD, HARD_SWISH, GATHER, SPLIT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.5, 120), [109, 101, 136, 101])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [2, 0, 3, 1])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 2], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('HARD_SWISH', t5).To(t6)
model.Operation('GATHER', t6, 2, c7).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
Example({
    x1: packed('<i2',
    'c-nKX3G?c*iF5T1-Ml^`ZI;JUo1}Ga3w9;cw>xxr<=ZZ6>8{_CRlRDaM_N(gnoz&Gz0O&4`nL5h37E2ehu03<wG0#j05pjnOa'
),
    t11: packed('<i2',
    'c-mW4QBiSt4v?s*uK<I|KwMs4eyXCPw_^4zAZKAk6Oi21R#DNvva+ILR>ji&ODh`ZPHbLW*}18LfkFTPrurep'
),
}, name='of_58_quant8').AddVariations(signed(x1, t3, c4, t5, t6, t8, t9, t10, t11)).DisableLifeTimeVariation()

# A result depends on its neighbors: GATHER, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [2, 0, 3, 1])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
model.Operation('HARD_SWISH', t3).To(t4)
Example({
    x1: packed('<i2',
    'c-ot~a(nyIkhHnWwr{ts&)mChR^*(WYgf!!6xlp?n@x)6s`TjS&d!d;>DlYsnij1nS-Bx1e^G{GZNh}ovgoA~0{j^$1OUcrA!7'
),
    t4: packed('<i2',
    'c-mXGeS5{!mD}6vEB0<%T2V2#qIvGNSrv13R#a51TDxM-qKfrxO+a?%q7~&UJ3AVuPbe?1*icciXz2u?Xhm%W1BCzpwOk|g'
),
}, name='of_70_quant8').AddVariations(signed(x1, t3, t4)).DisableLifeTimeVariation()
