# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: what may follow it.

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

# A result depends on its neighbors: SPACE_TO_BATCH_ND, TANH, DEPTHWISE_CONV_2D, RELU, ADD,
# GATHER, DIV, PAD, PAD, MAXIMUM, TANH, DIV.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [1, 1, 3, 4]), [0.125, -0.0625, 0.0625, 0.0625, 0.0, 0.0, -0.0625, 0.0, 0.125, 0.0625, -0.0625, -0.125])
c8 = Parameter('c8', (F32, [4]), [0.25, -0.5, 0.0, 0.0])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [-0.875, -0.5625, -0.4375, -0.3125])
t12 = Output('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4]), [2, 0, 3, 1])
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [1.3125, 1.875, 1.3125, 1.0625])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 7, 5, 5]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Internal('t21', (F32, [1, 7, 5, 5]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
c25 = Parameter('c25', (F32, [4]), [1.75, 1.125, 1.5, 2.0])
t26 = Output('t26', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('TANH', t5).To(t6)
model.Operation('DEPTHWISE_CONV_2D', t6, c7, c8, 1, 1, 1, 1, 3).To(t9)
model.Operation('RELU', t9).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('GATHER', t12, 3, c13).To(t14)
model.Operation('DIV', t14, c15, 0).To(t16)
model.Operation('PAD', t16, c17).To(t18)
model.Operation('SLICE', t18, [0, 2, 1, 0], [1, 4, 4, 4]).To(t19)
model.Operation('PAD', t19, c20).To(t21)
model.Operation('SLICE', t21, [0, 2, 1, 0], [1, 4, 4, 4]).To(t22)
model.Operation('MAXIMUM', t22, t22).To(t23)
model.Operation('TANH', t23).To(t24)
model.Operation('DIV', t24, c25, 0).To(t26)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkh{qgS>9|is%=oS?q4E5yT4hrW94fzNA?(PF0@(>H`2KON5<@^f#AQtEq?jH;06&>X51r843^6wHK@%s7GbRS;', 0.0625
),
    t5: packed('|i1',
    'c-jF#0Kfkh{qgS>9|is%=oS?q4E5yT4hrW94fzNA?(PF0@(>H`2KON5<@^f#AQtEq?jH;06&>X51r843^6wHK@%s7GbRS;', 0.0625
),
    t6: packed('<f4',
    'c-jm8D|0LO|Iw5FXM$Us<v;vw*08U#Xz=$x8Xf)jzs9u>a`P>kYoou~e{Bvv(;EH%Lv8Dhzt4_pX#Cf>75!gkzQ4`!H}N*p{;aXt'
    'Zj*It=IXzvjDHok9ND?^kDlJ~X~y4IYgV<Kddz?N*XdI>+q3kht$v)f^>6MUW8-PY@p{wVRP9W(wf0Obo%OFIJu$XSNur?4gg1*x'
    '`_iRZ{{FV5CQcHO+nLI8@~e2O$`aFK{YxcsVv7nwW|^3jnt1w`T5rE(zi<D3dwaXR_CV6!em{r<MEmT3!ge6me!KlZ(S7#&K;jTd'
    'kPKAizI_0KZ-4*'
),
    t9: packed('<f4',
    'c-k$Bu}eZx9EHCIg9dXbmnP9AK_bBj<lT!YG_<@q!f1{*A)3S}$;tmf&?Ow4O{j2ikhjzyPzVx%gM)&(2_9c^`8el%zZ<6D?E`Hl'
    'hr2|}+v<BX_)vbrBFhoK@bsvCFM=W>cS_tT!G+6L>r!rm?oNo=bwmAyESt&<^s5{bgKAFuS$HDBlrx&QDLClxUHp@qQyaeXmanV7'
    '^20!R4rYrJMv%PIz7k<^!vht@y#Tlt$FXvjw6Peo>PGM1q1$R<*W1VO@BUx21oopbVg'
),
    t10: packed('<f4',
    'c-k$Bu}eZx9EHCIg9dXbmnP9AK_bBj<lT!YG_<@q!f1{*A)3S}$;tmf&?Ow4O{j2ikhjzyPzVx%gM)&(2_9c^`8el%zZ<6D?E`Hl'
    'hr2|}+v<BX_)vbrBFhoK@bsvCFM=W>cS_tT!G+6L>r!rm?oNo=bwmAyESt&<^s5{bgKAFuS$HDBlrx&QDLClxUHp@qQyaeXmanV7'
    '^20!R4rYrJMv%PIz7k<^!vht@y#Tlt$FXvjw6Peo>PGM1q1$R<*W1VO@BUx21oopbVg'
),
    t12: packed('<f4',
    'c-kvt@SJsnfq}t`!6BoJ;m7()AX}Cpg24z#pJ8A)P{1I`(9FP4DG%f)0P$WR4q({KaF^lRqX!HOrZ*UjxE2D%{xKw#RWKY1S`TD*'
    'GUzk>1kymZ;2egV48Iu|3f}|y*MPVei2WIu8E!FLb=kzgAjK?jX~rpm2MbOL-1lb`*wDfcWP1oKU+@q}YYIG=Wh-!efs?=kK1Cp3'
    '9f+-fI7VRq0%?IIadrX^+V=0?w{IU5??=Mud|Vg+WWZ|b'
),
    t14: packed('<f4',
    'c-r$Uo5jFzgMq=pD}&)j*?I<sN(P1qSq26MBOpF=fI+eVNH+ro<$-hp5btGR*c`yX@a^s+28IWw3`RG&7#J2ZFeLpeV>nb1#J~VF'
    'LcbHJ?k5nh7i73O2T1=eWMFs?q^|*SF9QR!KLf+nTP_R?o1_>nG0zZqaB6|T{geIz8yH&z9`G*^Snjbv;K4&6)|@49+!jbX@d-Ro'
    '1k&n2Y_&jOf6M}bCDL&M5A50m_U#A4eNc=H(fK$a0Dy#Q>H'
),
    t16: packed('<f4',
    'c-jkCu&86Tlx;`V5}}TF;uAYoZ?Wy*nP%Iu`aBSy+}`o197vnxcdR}Gq|X8|Q0|qBZO4jJd>yOHH+85jTGzfx<$SwQsbKpWsYUIp'
    'oX@u(dVaor6(<n?Kicl>0HlBOwXfO*q}hP@@A>wQ|L5Cv?IPP(Wk$3w=t*Z^6;aH-DqN1et;>^r)y!h{x~o8bArNoLVxMseNT0vS'
    'zG@AS-VDUYirFW=DrT=<rpdnQv=95fef#zk#(Qzf0RR%mk17'
),
    t19: packed('<f4',
    'c-mv&nP$td`aBSy+|B?3tIhHmR-Xa#&)S0duUu>yR-EEvSY5t}0UJ2<{5-=dP9Xk&6wF`sn~!1DE+C)nJec3{|2%`PT_nS*%m}Rd'
    '>#i0vtSSWJEm;u#=WjBsS_9;7E(Y@_zA9#@UZ%;g>a-75{rmRqgJTGPFB%_J9t{8h=3qjV'
),
    t22: packed('<f4',
    'c-muNSbc_pVf9%CI9PEC$S-Fg8m!s{#B2z@t{sq{NrL`0K)e~juU-b^pC(@azI_mki;o`w09|AhPX'
),
    t23: packed('<f4',
    'c-muNSbc_pVf9%CI9PEC$S-Fg8m!s{#B2z@t{sq{NrL`0K)e~juU-b^pC(@azI_mki;o`w09|AhPX'
),
    t24: packed('<f4',
    'c-muN2(o2h2;yXbgWx4Veh>rEU~U-@3nBPUi-G(I;`J|C2E=O+{IUf={z2mP@7o8#xcK-10B3>`Cj'
),
    t26: packed('<f4',
    'c-muN$hBo)$mL{!1M?+7eh>rEpr#Cng%Et5#Xx=p@%p3HfLI5?S5W}+9f{Y!ZyyBX;^PMZ*RBn='
),
}, name='of_60').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, CONV_2D, LOGISTIC, PAD, SPLIT, MAXIMUM,
# TRANSPOSE, LOGISTIC, SOFTMAX, GATHER, AVERAGE_POOL_2D, DIV.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrh!3_Wa41z#m|CzP@9SOr`h9C_5GL>{M-4ptYu?IDF3>p', 0.0625
))
c7 = Parameter('c7', (F32, [4]), [0.75, 0.5, 0.5, -0.5])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t11 = Internal('t11', (F32, [1, 7, 5, 5]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 2]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [1.1875, 1.9375, 1.125, 1.6875])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 1, 1, 1, 0).To(t8)
model.Operation('LOGISTIC', t8).To(t9)
model.Operation('PAD', t9, c10).To(t11)
model.Operation('SLICE', t11, [0, 2, 1, 0], [1, 4, 4, 4]).To(t12)
model.Operation('SPLIT', t12, 3, 2).To(t13, t14)
model.Operation('CONCATENATION', t14, t13, 3).To(t15)
model.Operation('MAXIMUM', t15, t15).To(t16)
model.Operation('TRANSPOSE', t16, [0, 2, 3, 1]).To(t17)
model.Operation('LOGISTIC', t17).To(t18)
model.Operation('SOFTMAX', t18, 1.0).To(t19)
model.Operation('GATHER', t19, 1, c20).To(t21)
model.Operation('AVERAGE_POOL_2D', t21, 1, 1, 1, 2, 3, 0).To(t22)
model.Operation('DIV', t22, c23, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkq4j%>(1sMPi9Pbhc<Q(bd<o@gX`WWi%`10WV<_8!1_z)EL`}hs>5BB`{{r?0X{`MgF00JNF;pyo26bb<p6(ac', 0.0625
),
    t5: packed('|i1',
    'c-jF#0Kfkq4j%>(1sMPi9Pbhc<Q(bd<o@gX`WWi%`10WV<_8!1_z)EL`}hs>5BB`{{r?0X{`MgF00JNF;pyo26bb<p6(ac', 0.0625
),
    t8: packed('<i2',
    'c-oV^ziylUy|kA3+qix2Y}sV6KT>b!PB%tVi(78q;w*2pJ}TZ0>P}ASE2~qPcCoCl_?hl*k*_(P2bu~*GPh-yRWdR#{AXlf{LcUZ'
    '|6v#?@}CijkBt8#u>oiXFHZ', 0.00390625
),
    t9: packed('<f4',
    'c-nJNFwJ;-eYF|epC@|Edks0R1xlay@@5e1eCch%@}HftO|)X_X5$;hLi}b^i-bO0-aGsFCv*3i>6<S^cK=}!n*XKpnd4t)Z~fLa'
    '`=xJMpNd<?Ua>PQ#i4OJM~e8A|7w>tZ5JEAE?WQQ@54X)+W*eAdTnuRbHi)}t&9Et=dOwS%W7|;dE42<_pq8ald!S2)?8gN?mIey'
    '4D(&z3a+$gFrQ_?VZ26BLgKiL9LH%x8KvE(+&U9~NeMlWmuA_fEhV$h-rn90itUluc3^0a9or$X0XGd{m;'
),
    t12: packed('<f4',
    'c-mv|@@8P@eCf@=@}Hdn1U4JrU=ZRrV<-~(0Op&!&t%wqA(G(_ix2}g5SHS=Fr6cXVak6sF#mPYdWOFb|1h-woeSnS%vNBy*#Dnl'
    'P269s`gH^u7+l{9GT1YigZYXQ5)3kO91MmsN?`skDIo@VX%+@;DH*K#?d|Ou?CtEqG@Ngb;M<|`(EtFy878R'
),
    t15: packed('<f4',
    'c-r%3VDNhB&CvOuoq>e`2#jwqZ00v(5EA;pPz2(;&tx#a5XrEaMTp@K0~V0tz!1if!Z7{68p9M2zi2(f>xX|B{{EfI&<^6yR$yr8'
    '|IctS?k~d{Z2AQm7<AqWGPp9BGuVUp5)urGavTgYGD-}FAik6k!!KzT26-tN25oHm?d=)t?SL3W!}#{7d^==5IsgFDg(j&'
),
    t16: packed('<f4',
    'c-r%3VDNhB&CvOuoq>e`2#jwqZ00v(5EA;pPz2(;&tx#a5XrEaMTp@K0~V0tz!1if!Z7{68p9M2zi2(f>xX|B{{EfI&<^6yR$yr8'
    '|IctS?k~d{Z2AQm7<AqWGPp9BGuVUp5)urGavTgYGD-}FAik6k!!KzT26-tN25oHm?d=)t?SL3W!}#{7d^==5IsgFDg(j&'
),
    t17: packed('<f4',
    'c-r$ec4uI?F_QrVyf&LNyyU;Y;B6KO=64EhX813}!odDP2+U_G`on+@Qi^6XIILFyv%_9DFmOEVXGr<;AIzWr_aejpzi|v|bN_<*'
    'Q`*;H=ogfbVqlPfn6IPwi{Y)DG=m@q3z+XJBhSDfBgJ5@Bm?H#8){?dx3{+kV+h-h!48FQk0x)Ap&tOXekQ2'
),
    t18: packed('<i4',
    'c-lKAy^Nv5(wYGTM0ed`sQ%l)aBO`xm>+e1EyIHI%NQO>oCoveGL0C}K^j{NLx#vCFuPrEGlNX+9)`5yR)~50TNtMDmodBz=LhqT'
    'uTR9#zj*1=hWSeuH-Ny(<?|ZmE?e5Lc;NytfBmv$4fBEg)ytQG`D<6LY(NJL6aoM__C1s', 5.960464477539063e-08
),
    t19: packed('<f4',
    'c-re>Ua&Y~A<s7kAmFXP<huXnp703c6|+G6xdzvEaPT?>SN!yt0OC8}y&=GW29D0T+t`q^<SvN4zeP(~<JZ*QS1)qwLHyrtv)l~Y'
    '%+y!A&ASKUSKl>wgRZ~1r6skgwI!_q2-;d3QyW`b(^{IF(?R_9=H{d(Aiu4pISDM^(vr}C2J9#V0I?KQ1O'
),
    t21: packed('<f4',
    'c-rIObqcQd=`n!;2%PWU5a?lEusC8N&o>aCxBikV0~*+Wb5D4L@rqd>_FRK&I}F;))K|OBy9eS|-!*u1bk5zzhMXmL!D?Hyl+pET'
    '{F>VP>P2oni2d7bmRnP6Yg$`Nb5a8kw6(M(G`F;*Hnp~-f%&bCsSRkL5vabUxj7xgZf|Z*vZD|H0FVV#1O'
),
    t22: packed('<f4',
    'c-o81>WlyKY^u_f>94M8=v`ek(LHXe@B8F~$^3Jk9F?~`e&w^Sc(JmlbCK+vRgbMKLXI82X)}#C>)G?3ZR^fSWXGKNIyKTOM<CyC'
    'Mp*M)!?o<Ketg#La}&Op?0yoSQFd}YU!a(fO<%;WlJe6NU%Z>H+*0AtZ1wB*{eKsqP5is~ta5WpOKMY7Q&DqMV_{osQ*u*tb6#U('
    'V_8#ULs?66V-Ap?59F7F`Av<vjZIC(jSUTzKwQz>*jQ*sApij82ymV'
),
    t24: packed('<f4',
    'c-oUq?Up(G?TtD+|IO_;#H&53=SZHi3)-N5C~1k2&t3uBhP2-=beTO3m)aZU372Va|7*JYD3_Y|^R?j#H&vIm_I$SA^0Hu|<tnxF'
    '@8!1F26kTV`m3XUh9Sc1mCA3%&AXkr`?yxG-1F(|wk1DgZ>lG?DXr`GU8XD|^x>z5kMG4pPh&Z=*`wLg`D58q`I9&^*rM4pc%xX;'
    'grZqf1>@P%c%s=ec_Ud<f&3I95I>47T>!`ziDF3=j$=*Zv!f6I0PSvCtN'
),
}, name='of_63').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, MINIMUM, TRANSPOSE, SPACE_TO_BATCH_ND,
# TRANSPOSE, RELU6, DIV, MAX_POOL_2D, PAD, MINIMUM, AVERAGE_POOL_2D, TANH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.625, 0.125, -0.6875, -0.75])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (F32, [4, 2, 2, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [1.0, 1.375, 1.4375, 1.625])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t19 = Internal('t19', (F32, [1, 7, 5, 5]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (F32, [4]), [-0.4375, -0.8125, 0.375, 0.6875])
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
model.Operation('TRANSPOSE', t7, [0, 2, 3, 1]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('TRANSPOSE', t12, [0, 2, 3, 1]).To(t13)
model.Operation('RELU6', t13).To(t14)
model.Operation('DIV', t14, c15, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 1, 1, 1, 3, 2, 0).To(t17)
model.Operation('PAD', t17, c18).To(t19)
model.Operation('SLICE', t19, [0, 2, 1, 0], [1, 4, 4, 4]).To(t20)
model.Operation('MINIMUM', t20, c21).To(t22)
model.Operation('AVERAGE_POOL_2D', t22, 1, 1, 1, 2, 3, 0).To(t23)
model.Operation('TANH', t23).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkr75*Ox9Ub=f8Ug$b;sO-v@ay3j2p<mk{{R;k^AGvv7##K(@Z#v`6!aAV?Cl2y^XC5?ANm9T=>y{$82t3E%O8I', 0.0625
),
    t24: packed('<f4',
    'c-r%CIMC-0#u1|a4Gawa4fFm(u<>CCA3xrCg!d-|tMTtV0^(~WLa=2XgpVIz(zY^$;9Z+8X@mGb-a>FiE`*OC@7r%{3&A!v`}TwQ'
    'AR2~2eEb*yxtL*H'
),
}, name='of_65').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, AVERAGE_POOL_2D, PRELU, PAD, NEG,
# SPACE_TO_DEPTH, ABS, PAD, SELECT, ADD, RESHAPE, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.0625, 0.125, 0.125, 0.875])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t10 = Internal('t10', (F32, [1, 7, 5, 5]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 2, 2, 16]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t17 = Internal('t17', (F32, [1, 7, 5, 5]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}OLyMj*)mW&&A^U=l<?Sx`O$RE~iGAp`&fKmZ{'
))
c20 = Parameter('c20', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm`?g0Mq9qt+r{`KVK80P5+7zXMN@)RE$>+lZ&8wdIk8Up+O;}#zj_4^F!3KH%P<rfJ4`RDHa1OyA={v6^UQy>Z', 0.0625
))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
c24 = Parameter('c24', (F32, [4]), [-0.5625, 1.0, -1.0, 0.375])
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 3, 0).To(t6)
model.Operation('PRELU', t6, c7).To(t8)
model.Operation('PAD', t8, c9).To(t10)
model.Operation('SLICE', t10, [0, 2, 1, 0], [1, 4, 4, 4]).To(t11)
model.Operation('NEG', t11).To(t12)
model.Operation('SPACE_TO_DEPTH', t12, 2).To(t13)
model.Operation('DEPTH_TO_SPACE', t13, 2).To(t14)
model.Operation('ABS', t14).To(t15)
model.Operation('PAD', t15, c16).To(t17)
model.Operation('SLICE', t17, [0, 2, 1, 0], [1, 4, 4, 4]).To(t18)
model.Operation('SELECT', c19, t18, c20).To(t21)
model.Operation('ADD', t21, t21, 3).To(t22)
model.Operation('RESHAPE', t22, [1, 4, 4, 4]).To(t23)
model.Operation('SUB', t23, c24, 0).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkq4I3Wx2?7ci0q7s`^%VT?{PFhY6Zab7`{4Q>67uik86FJ@^bZUD0Ph6>?(z=d@#_!?^YR)78Xo=n<^vPuRUb<', 0.0625
),
    t5: packed('|i1',
    'c-jF#0Kfkq4I3Wx2?7ci0q7s`^%VT?{PFhY6Zab7`{4Q>67uik86FJ@^bZUD0Ph6>?(z=d@#_!?^YR)78Xo=n<^vPuRUb<', 0.0625
),
    t6: packed('<f4',
    'c-no7Ar8Vo5JktVAxP>VS=o@_5$sGQ1~~~qHAoZ!9HOEJ=n;@)*YpCN?IrN&DvrRk7;1RQ<o`eUA7D&i1^NRHA#hO9H^blt{}=zW'
    '_ujKt`R;o+_z~^wp0C^6<&|xVcb=u4G5mzpj_v;HPs`*8$)UB?0=NS+F+M%p@=@e-s9<XAx)gF0F_Lr9Az~CFl0HjB6p;v`S*U3Q'
    'DQZ&%H%N^*5^a9~Pz_0b'
),
    t8: packed('<f4',
    'c-no7Ar8Vo5Je{>b%-V)A*n=Gl5}UL7eKB-HApo0iem8iO0pYHz)q>;0!@(UsvZDAw-_+IWb)si<OBR-br1LhZLKx7kN&NFXgl~{'
    '%-7y{`uOa<4gNztEwg3)+C9^I-eu{e4FcW3Wu?o<-n3@4fz!H<!Z|cs2#yD{=%V7BXEO+49K~^=7#T?zQILpkikX$~PKcbV5Zus{'
    's}PG2I$~19i6E;=_zj|1NKX'
),
    t11: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3AvD?dFyJs(h'
    '-JU&gzV+_C4EB5Xg86nfb_~{gZ5eF#?Zu`Y0FeA5cm'
),
    t12: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3ov(J`cuZ=Ck'
    'J{uc2f48+Q!+u*^Fn`~keGI#8_cH9Uv&E(z0G#|H_y'
),
    t14: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3ov(J`cuZ=Ck'
    'J{uc2f48+Q!+u*^Fn`~keGI#8_cH9Uv&E(z0G#|H_y'
),
    t15: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3Av9o2cwXtQe'
    'v$28mt*vbt>}_qqd^;OE25TT2B#s3D0DEm4_y'
),
    t18: packed('<f4',
    'c-muNU<d`G)ePhVkp5K^=)cOqz}khx7hqseFd$yLwKW5Sy)6<S$hNT~RyP28iUv{'
),
    t21: packed('<f4',
    'c-p0ltr5aN6okK0Qo{KJhEgcyH0nx-WQajxc#A|vMxKmBBH7DO0qo5F%<g-zVd6hretldDWXcIrt;{!9SB_ocoZI{`$Glq8=z+rG'
    'T%YA&d&5iWLuf}xc0q3&_FIH#ytk;prY7Or_*NgPIW1}'
),
    t22: packed('<f4',
    'c-muN0E5*Glz~;`Yi$4#T&Vm78;I9$4I=DN`8IaM>IMK|?F8N'
),
    t23: packed('<f4',
    'c-muN0E5*Glz~;`Yi$4#T&Vm78;I9$4I=DN`8IaM>IMK|?F8N'
),
    t25: packed('<f4',
    'c-muN0E18lvOxoy{sx#BQ9z)f;Q$bqLTM;&VnF5N#`gQ|_hG?%afoAJ00(kC(E'
),
}, name='of_72').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, SPACE_TO_BATCH_ND, SOFTMAX, PAD, SOFTMAX,
# MUL, MAXIMUM, AVERAGE_POOL_2D, SPACE_TO_BATCH_ND, ADD, CHANNEL_SHUFFLE, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (I32, [2]), [2, 2])
c7 = Parameter('c7', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Internal('t8', (F32, [4, 2, 2, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t12 = Internal('t12', (F32, [1, 7, 5, 5]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [0.625, -0.5, -0.0625, 0.4375])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (I32, [2]), [2, 2])
c20 = Parameter('c20', (I32, [2, 2]), [0, 0, 0, 0])
t21 = Internal('t21', (F32, [4, 2, 2, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [1.0, 0.75, -0.75, -0.8125])
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
t25 = Internal('t25', (F32, [1, 4, 4, 4]))
t26 = Output('t26', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('SPACE_TO_BATCH_ND', t5, c6, c7).To(t8)
model.Operation('BATCH_TO_SPACE_ND', t8, c6).To(t9)
model.Operation('SOFTMAX', t9, 1.0).To(t10)
model.Operation('PAD', t10, c11).To(t12)
model.Operation('SLICE', t12, [0, 2, 1, 0], [1, 4, 4, 4]).To(t13)
model.Operation('SOFTMAX', t13, 1.0).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('MAXIMUM', t16, t16).To(t17)
model.Operation('AVERAGE_POOL_2D', t17, 1, 1, 1, 2, 3, 0).To(t18)
model.Operation('SPACE_TO_BATCH_ND', t18, c19, c20).To(t21)
model.Operation('BATCH_TO_SPACE_ND', t21, c19).To(t22)
model.Operation('ADD', t22, c23, 0).To(t24)
model.Operation('CHANNEL_SHUFFLE', t24, 2, 3).To(t25)
model.Operation('RELU', t25).To(t26)
Example({
    x1: packed('|i1',
    'c-jF#0KfkP=nWb7?(+`+9|Ios^AZvl<s2OUAnhIV3*`6$@D>^O4eA@=;PLww014^n{t*B54C(Xb>l7Im9rx(v{rM0Fy&@+', 0.0625
),
    t26: packed('<i4',
    'c-ni!pu=FnFqwge;SvJ~#4#8$Tw_QBinfFK1q@LP4GfDIWPlI^)-cRt=wM)D*uqc==HFtt!(hZv#W0s)I+U*qWQ8%vGem;<o(yUX'
    'PZ(ALb!db6ISkJkHUiBSWXJ>a6@ca`FwAFAVOYqZ!LR_#24PhwUl}N`1jK4kz6x0Fd<JzO8^mV>nn4K$017oB;{', 5.960464477539063e-08
),
}, name='of_82').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, AVERAGE_POOL_2D, ADD, DEPTHWISE_CONV_2D,
# CONV_2D, SPACE_TO_DEPTH, SPLIT, RESHAPE, MAXIMUM, CONV_2D, SUB, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (U8, [4, 2, 2, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 120), [109, 134, 116, 118])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c10 = Parameter('c10', (I32, [4], 0.5, 0), [4, 0, 8, 0])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c13 = Parameter('c13', (I32, [4], 0.5, 0), [4, 0, 12, 4])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 2, 16], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 2], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c23 = Parameter('c23', (I32, [4], 0.5, 0), [-4, -12, 4, -4])
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
c25 = Parameter('c25', (U8, [4], 0.5, 120), [121, 121, 102, 109])
t26 = Internal('t26', (U8, [1, 4, 4, 4], 0.5, 120))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 2, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2).To(t15)
model.Operation('DEPTH_TO_SPACE', t15, 2).To(t16)
model.Operation('SPLIT', t16, 3, 2).To(t17, t18)
model.Operation('CONCATENATION', t18, t17, 3).To(t19)
model.Operation('RESHAPE', t19, [1, 4, 4, 4]).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 0).To(t24)
model.Operation('SUB', t24, c25, 0).To(t26)
model.Operation('RESHAPE', t26, [1, 4, 4, 4]).To(t27)
Example({
    x1: packed('<i2',
    'c-r%yloD&xye4wq*42KS<C9kgE?(IeyKO^s%hL7Plf!bhtnLp_**(!`>-Gh^5+^v%%61HBw((pSv~20pHO}rWdwduu1OP7JAUy'
),
    t27: packed('<i2',
    'c-q?;(6no6_1c+5OSa_~XZO`F$yu>udBN(QzSgCQAbwBj>TSDx7R=ZdP*(xscV%|%-*3~o>bPUnOc0-eLI3~@5h7a'
),
}, name='of_17_quant8').AddVariations(signed(x1, t4, t5, t6, c7, t8, c9, t11, c12, t14, t15, t16, t17, t18, t19, t20, t21, c22, t24, c25, t26, t27)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_BATCH_ND, PRELU, PAD, DEPTHWISE_CONV_2D,
# RESIZE_NEAREST_NEIGHBOR, SPACE_TO_BATCH_ND, TRANSPOSE, GATHER, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [2, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (U8, [4, 2, 2, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.015625, 128), [123, 133, 92, 182])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t9 = Internal('t9', (U8, [1, 7, 5, 5], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c12 = Parameter('c12', (I32, [4], 0.5, 0), [-8, 0, -12, -8])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (I32, [2]), [2, 2])
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (U8, [4, 2, 2, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c2, c3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c2).To(t5)
model.Operation('PRELU', t5, c6).To(t7)
model.Operation('PAD', t7, c8).To(t9)
model.Operation('SLICE', t9, [0, 2, 1, 0], [1, 4, 4, 4]).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 1, 1, 1, 1, 0).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c15, c16).To(t17)
model.Operation('BATCH_TO_SPACE_ND', t17, c15).To(t18)
model.Operation('TRANSPOSE', t18, [0, 2, 3, 1]).To(t19)
model.Operation('GATHER', t19, 1, c20).To(t21)
model.Operation('TRANSPOSE', t21, [0, 2, 3, 1]).To(t22)
Example({
    x1: packed('<i2',
    'c-kwN<*;C{lYP<h9eFNxEA7J?=X9@Lld>nLDaWBZb#kp+$n5m&`7JHI)jn(XwD~Ue-88K>-g|M*lGq6)o11)HZ5Sv70E}85mH'
),
    t22: packed('<i2',
    'c-ku{Km`>|6_pj$6>Sw&Ko$_>WaqT!WCCFe5CcKMgo4t7B?WT}iVAu`>KP~m0Q?3WHv'
),
}, name='of_44_quant8').AddVariations(signed(x1, t4, t5, c6, t7, t9, t10, c11, t13, t14, t17, t18, t19, t21, t22)).DisableLifeTimeVariation()
