# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND and what may follow it: every operation after every other.

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

# SPACE_TO_BATCH_ND, TANH, DEPTHWISE_CONV_2D, RELU, ADD, GATHER, DIV, PAD, PAD, MAXIMUM, TANH, DIV
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
block600 = Parameter('block600', (I32, [2]), [2, 2])
none600 = Parameter('none600', (I32, [2, 2]), [0, 0, 0, 0])
many600 = Internal('many600', (F32, [4, 2, 2, 4]))
t600 = Output('t600', (F32, [1, 4, 4, 4]))
t601 = Output('t601', (F32, [1, 4, 4, 4]))
filter602 = Parameter('filter602', (F32, [1, 1, 3, 4]), [0.125, -0.0625, 0.0625, 0.0625, 0.0, 0.0, -0.0625, 0.0, 0.125, 0.0625, -0.0625, -0.125])
bias602 = Parameter('bias602', (F32, [4]), [0.25, -0.5, 0.0, 0.0])
t602 = Output('t602', (F32, [1, 4, 4, 4]))
t603 = Output('t603', (F32, [1, 4, 4, 4]))
c604 = Parameter('c604', (F32, [4]), [-0.875, -0.5625, -0.4375, -0.3125])
t604 = Output('t604', (F32, [1, 4, 4, 4]))
places605 = Parameter('places605', (I32, [4]), [2, 0, 3, 1])
t605 = Output('t605', (F32, [1, 4, 4, 4]))
c606 = Parameter('c606', (F32, [4]), [1.3125, 1.875, 1.3125, 1.0625])
t606 = Output('t606', (F32, [1, 4, 4, 4]))
sides607 = Parameter('sides607', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide607 = Internal('wide607', (F32, [1, 7, 5, 5]))
begin607 = Parameter('begin607', (I32, [4]), [0, 2, 1, 0])
size607 = Parameter('size607', (I32, [4]), [1, 4, 4, 4])
t607 = Output('t607', (F32, [1, 4, 4, 4]))
sides608 = Parameter('sides608', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide608 = Internal('wide608', (F32, [1, 7, 5, 5]))
begin608 = Parameter('begin608', (I32, [4]), [0, 2, 1, 0])
size608 = Parameter('size608', (I32, [4]), [1, 4, 4, 4])
t608 = Output('t608', (F32, [1, 4, 4, 4]))
t609 = Output('t609', (F32, [1, 4, 4, 4]))
t610 = Output('t610', (F32, [1, 4, 4, 4]))
c611 = Parameter('c611', (F32, [4]), [1.75, 1.125, 1.5, 2.0])
t611 = Output('t611', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block600, none600).To(many600)
model.Operation('BATCH_TO_SPACE_ND', many600, block600).To(t600)
model.Operation('TANH', t600).To(t601)
model.Operation('DEPTHWISE_CONV_2D', t601, filter602, bias602, 1, 1, 1, 1, 3).To(t602)
model.Operation('RELU', t602).To(t603)
model.Operation('ADD', t603, c604, 0).To(t604)
model.Operation('GATHER', t604, 3, places605).To(t605)
model.Operation('DIV', t605, c606, 0).To(t606)
model.Operation('PAD', t606, sides607).To(wide607)
model.Operation('SLICE', wide607, begin607, size607).To(t607)
model.Operation('PAD', t607, sides608).To(wide608)
model.Operation('SLICE', wide608, begin608, size608).To(t608)
model.Operation('MAXIMUM', t608, t608).To(t609)
model.Operation('TANH', t609).To(t610)
model.Operation('DIV', t610, c611, 0).To(t611)
Example({
    input: packed('|i1',
    'c-jF#0Kfkh{qgS>9|is%=oS?q4E5yT4hrW94fzNA?(PF0@(>H`2KON5<@^f#AQtEq?jH;06&>X51r843^6wHK@%s7GbRS;', 0.0625
),
    t600: packed('|i1',
    'c-jF#0Kfkh{qgS>9|is%=oS?q4E5yT4hrW94fzNA?(PF0@(>H`2KON5<@^f#AQtEq?jH;06&>X51r843^6wHK@%s7GbRS;', 0.0625
),
    t601: packed('<f4',
    'c-jm8D|0LO|Iw5FXM$Us<v;vw*08U#Xz=$x8Xf)jzs9u>a`P>kYoou~e{Bvv(;EH%Lv8Dhzt4_pX#Cf>75!gkzQ4`!H}N*p{;aXt'
    'Zj*It=IXzvjDHok9ND?^kDlJ~X~y4IYgV<Kddz?N*XdI>+q3kht$v)f^>6MUW8-PY@p{wVRP9W(wf0Obo%OFIJu$XSNur?4gg1*x'
    '`_iRZ{{FV5CQcHO+nLI8@~e2O$`aFK{YxcsVv7nwW|^3jnt1w`T5rE(zi<D3dwaXR_CV6!em{r<MEmT3!ge6me!KlZ(S7#&K;jTd'
    'kPKAizI_0KZ-4*'
),
    t602: packed('<f4',
    'c-k$Bu}eZx9EHCIg9dXbmnP9AK_bBj<lT!YG_<@q!f1{*A)3S}$;tmf&?Ow4O{j2ikhjzyPzVx%gM)&(2_9c^`8el%zZ<6D?E`Hl'
    'hr2|}+v<BX_)vbrBFhoK@bsvCFM=W>cS_tT!G+6L>r!rm?oNo=bwmAyESt&<^s5{bgKAFuS$HDBlrx&QDLClxUHp@qQyaeXmanV7'
    '^20!R4rYrJMv%PIz7k<^!vht@y#Tlt$FXvjw6Peo>PGM1q1$R<*W1VO@BUx21oopbVg'
),
    t603: packed('<f4',
    'c-k$Bu}eZx9EHCIg9dXbmnP9AK_bBj<lT!YG_<@q!f1{*A)3S}$;tmf&?Ow4O{j2ikhjzyPzVx%gM)&(2_9c^`8el%zZ<6D?E`Hl'
    'hr2|}+v<BX_)vbrBFhoK@bsvCFM=W>cS_tT!G+6L>r!rm?oNo=bwmAyESt&<^s5{bgKAFuS$HDBlrx&QDLClxUHp@qQyaeXmanV7'
    '^20!R4rYrJMv%PIz7k<^!vht@y#Tlt$FXvjw6Peo>PGM1q1$R<*W1VO@BUx21oopbVg'
),
    t604: packed('<f4',
    'c-kvt@SJsnfq}t`!6BoJ;m7()AX}Cpg24z#pJ8A)P{1I`(9FP4DG%f)0P$WR4q({KaF^lRqX!HOrZ*UjxE2D%{xKw#RWKY1S`TD*'
    'GUzk>1kymZ;2egV48Iu|3f}|y*MPVei2WIu8E!FLb=kzgAjK?jX~rpm2MbOL-1lb`*wDfcWP1oKU+@q}YYIG=Wh-!efs?=kK1Cp3'
    '9f+-fI7VRq0%?IIadrX^+V=0?w{IU5??=Mud|Vg+WWZ|b'
),
    t605: packed('<f4',
    'c-r$Uo5jFzgMq=pD}&)j*?I<sN(P1qSq26MBOpF=fI+eVNH+ro<$-hp5btGR*c`yX@a^s+28IWw3`RG&7#J2ZFeLpeV>nb1#J~VF'
    'LcbHJ?k5nh7i73O2T1=eWMFs?q^|*SF9QR!KLf+nTP_R?o1_>nG0zZqaB6|T{geIz8yH&z9`G*^Snjbv;K4&6)|@49+!jbX@d-Ro'
    '1k&n2Y_&jOf6M}bCDL&M5A50m_U#A4eNc=H(fK$a0Dy#Q>H'
),
    t606: packed('<f4',
    'c-jkCu&86Tlx;`V5}}TF;uAYoZ?Wy*nP%Iu`aBSy+}`o197vnxcdR}Gq|X8|Q0|qBZO4jJd>yOHH+85jTGzfx<$SwQsbKpWsYUIp'
    'oX@u(dVaor6(<n?Kicl>0HlBOwXfO*q}hP@@A>wQ|L5Cv?IPP(Wk$3w=t*Z^6;aH-DqN1et;>^r)y!h{x~o8bArNoLVxMseNT0vS'
    'zG@AS-VDUYirFW=DrT=<rpdnQv=95fef#zk#(Qzf0RR%mk17'
),
    t607: packed('<f4',
    'c-mv&nP$td`aBSy+|B?3tIhHmR-Xa#&)S0duUu>yR-EEvSY5t}0UJ2<{5-=dP9Xk&6wF`sn~!1DE+C)nJec3{|2%`PT_nS*%m}Rd'
    '>#i0vtSSWJEm;u#=WjBsS_9;7E(Y@_zA9#@UZ%;g>a-75{rmRqgJTGPFB%_J9t{8h=3qjV'
),
    t608: packed('<f4',
    'c-muNSbc_pVf9%CI9PEC$S-Fg8m!s{#B2z@t{sq{NrL`0K)e~juU-b^pC(@azI_mki;o`w09|AhPX'
),
    t609: packed('<f4',
    'c-muNSbc_pVf9%CI9PEC$S-Fg8m!s{#B2z@t{sq{NrL`0K)e~juU-b^pC(@azI_mki;o`w09|AhPX'
),
    t610: packed('<f4',
    'c-muN2(o2h2;yXbgWx4Veh>rEU~U-@3nBPUi-G(I;`J|C2E=O+{IUf={z2mP@7o8#xcK-10B3>`Cj'
),
    t611: packed('<f4',
    'c-muN$hBo)$mL{!1M?+7eh>rEpr#Cng%Et5#Xx=p@%p3HfLI5?S5W}+9f{Y!ZyyBX;^PMZ*RBn='
),
}, name='of_60').DisableLifeTimeVariation()

# SPACE_TO_BATCH_ND, CONV_2D, LOGISTIC, PAD, SPLIT, MAXIMUM, TRANSPOSE, LOGISTIC, SOFTMAX, GATHER,
# AVERAGE_POOL_2D, DIV
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
block630 = Parameter('block630', (I32, [2]), [2, 2])
none630 = Parameter('none630', (I32, [2, 2]), [0, 0, 0, 0])
many630 = Internal('many630', (F32, [4, 2, 2, 4]))
t630 = Output('t630', (F32, [1, 4, 4, 4]))
filter631 = Parameter('filter631', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrh!3_Wa41z#m|CzP@9SOr`h9C_5GL>{M-4ptYu?IDF3>p', 0.0625
))
bias631 = Parameter('bias631', (F32, [4]), [0.75, 0.5, 0.5, -0.5])
t631 = Output('t631', (F32, [1, 4, 4, 4]))
t632 = Output('t632', (F32, [1, 4, 4, 4]))
sides633 = Parameter('sides633', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide633 = Internal('wide633', (F32, [1, 7, 5, 5]))
begin633 = Parameter('begin633', (I32, [4]), [0, 2, 1, 0])
size633 = Parameter('size633', (I32, [4]), [1, 4, 4, 4])
t633 = Output('t633', (F32, [1, 4, 4, 4]))
part_0_634 = Internal('part_0_634', (F32, [1, 4, 4, 2]))
part_1_634 = Internal('part_1_634', (F32, [1, 4, 4, 2]))
t634 = Output('t634', (F32, [1, 4, 4, 4]))
t635 = Output('t635', (F32, [1, 4, 4, 4]))
where636 = Parameter('where636', (I32, [4]), [0, 2, 3, 1])
t636 = Output('t636', (F32, [1, 4, 4, 4]))
t637 = Output('t637', (F32, [1, 4, 4, 4]))
t638 = Output('t638', (F32, [1, 4, 4, 4]))
places639 = Parameter('places639', (I32, [4]), [2, 0, 3, 1])
t639 = Output('t639', (F32, [1, 4, 4, 4]))
t640 = Output('t640', (F32, [1, 4, 4, 4]))
c641 = Parameter('c641', (F32, [4]), [1.1875, 1.9375, 1.125, 1.6875])
t641 = Output('t641', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block630, none630).To(many630)
model.Operation('BATCH_TO_SPACE_ND', many630, block630).To(t630)
model.Operation('CONV_2D', t630, filter631, bias631, 1, 1, 1, 0).To(t631)
model.Operation('LOGISTIC', t631).To(t632)
model.Operation('PAD', t632, sides633).To(wide633)
model.Operation('SLICE', wide633, begin633, size633).To(t633)
model.Operation('SPLIT', t633, 3, 2).To(part_0_634, part_1_634)
model.Operation('CONCATENATION', part_1_634, part_0_634, 3).To(t634)
model.Operation('MAXIMUM', t634, t634).To(t635)
model.Operation('TRANSPOSE', t635, where636).To(t636)
model.Operation('LOGISTIC', t636).To(t637)
model.Operation('SOFTMAX', t637, 1.0).To(t638)
model.Operation('GATHER', t638, 1, places639).To(t639)
model.Operation('AVERAGE_POOL_2D', t639, 1, 1, 1, 2, 3, 0).To(t640)
model.Operation('DIV', t640, c641, 0).To(t641)
Example({
    input: packed('|i1',
    'c-jF#0Kfkq4j%>(1sMPi9Pbhc<Q(bd<o@gX`WWi%`10WV<_8!1_z)EL`}hs>5BB`{{r?0X{`MgF00JNF;pyo26bb<p6(ac', 0.0625
),
    t630: packed('|i1',
    'c-jF#0Kfkq4j%>(1sMPi9Pbhc<Q(bd<o@gX`WWi%`10WV<_8!1_z)EL`}hs>5BB`{{r?0X{`MgF00JNF;pyo26bb<p6(ac', 0.0625
),
    t631: packed('<i2',
    'c-oV^ziylUy|kA3+qix2Y}sV6KT>b!PB%tVi(78q;w*2pJ}TZ0>P}ASE2~qPcCoCl_?hl*k*_(P2bu~*GPh-yRWdR#{AXlf{LcUZ'
    '|6v#?@}CijkBt8#u>oiXFHZ', 0.00390625
),
    t632: packed('<f4',
    'c-nJNFwJ;-eYF|epC@|Edks0R1xlay@@5e1eCch%@}HftO|)X_X5$;hLi}b^i-bO0-aGsFCv*3i>6<S^cK=}!n*XKpnd4t)Z~fLa'
    '`=xJMpNd<?Ua>PQ#i4OJM~e8A|7w>tZ5JEAE?WQQ@54X)+W*eAdTnuRbHi)}t&9Et=dOwS%W7|;dE42<_pq8ald!S2)?8gN?mIey'
    '4D(&z3a+$gFrQ_?VZ26BLgKiL9LH%x8KvE(+&U9~NeMlWmuA_fEhV$h-rn90itUluc3^0a9or$X0XGd{m;'
),
    t633: packed('<f4',
    'c-mv|@@8P@eCf@=@}Hdn1U4JrU=ZRrV<-~(0Op&!&t%wqA(G(_ix2}g5SHS=Fr6cXVak6sF#mPYdWOFb|1h-woeSnS%vNBy*#Dnl'
    'P269s`gH^u7+l{9GT1YigZYXQ5)3kO91MmsN?`skDIo@VX%+@;DH*K#?d|Ou?CtEqG@Ngb;M<|`(EtFy878R'
),
    t634: packed('<f4',
    'c-r%3VDNhB&CvOuoq>e`2#jwqZ00v(5EA;pPz2(;&tx#a5XrEaMTp@K0~V0tz!1if!Z7{68p9M2zi2(f>xX|B{{EfI&<^6yR$yr8'
    '|IctS?k~d{Z2AQm7<AqWGPp9BGuVUp5)urGavTgYGD-}FAik6k!!KzT26-tN25oHm?d=)t?SL3W!}#{7d^==5IsgFDg(j&'
),
    t635: packed('<f4',
    'c-r%3VDNhB&CvOuoq>e`2#jwqZ00v(5EA;pPz2(;&tx#a5XrEaMTp@K0~V0tz!1if!Z7{68p9M2zi2(f>xX|B{{EfI&<^6yR$yr8'
    '|IctS?k~d{Z2AQm7<AqWGPp9BGuVUp5)urGavTgYGD-}FAik6k!!KzT26-tN25oHm?d=)t?SL3W!}#{7d^==5IsgFDg(j&'
),
    t636: packed('<f4',
    'c-r$ec4uI?F_QrVyf&LNyyU;Y;B6KO=64EhX813}!odDP2+U_G`on+@Qi^6XIILFyv%_9DFmOEVXGr<;AIzWr_aejpzi|v|bN_<*'
    'Q`*;H=ogfbVqlPfn6IPwi{Y)DG=m@q3z+XJBhSDfBgJ5@Bm?H#8){?dx3{+kV+h-h!48FQk0x)Ap&tOXekQ2'
),
    t637: packed('<i4',
    'c-lKAy^Nv5(wYGTM0ed`sQ%l)aBO`xm>+e1EyIHI%NQO>oCoveGL0C}K^j{NLx#vCFuPrEGlNX+9)`5yR)~50TNtMDmodBz=LhqT'
    'uTR9#zj*1=hWSeuH-Ny(<?|ZmE?e5Lc;NytfBmv$4fBEg)ytQG`D<6LY(NJL6aoM__C1s', 5.960464477539063e-08
),
    t638: packed('<f4',
    'c-re>Ua&Y~A<s7kAmFXP<huXnp703c6|+G6xdzvEaPT?>SN!yt0OC8}y&=GW29D0T+t`q^<SvN4zeP(~<JZ*QS1)qwLHyrtv)l~Y'
    '%+y!A&ASKUSKl>wgRZ~1r6skgwI!_q2-;d3QyW`b(^{IF(?R_9=H{d(Aiu4pISDM^(vr}C2J9#V0I?KQ1O'
),
    t639: packed('<f4',
    'c-rIObqcQd=`n!;2%PWU5a?lEusC8N&o>aCxBikV0~*+Wb5D4L@rqd>_FRK&I}F;))K|OBy9eS|-!*u1bk5zzhMXmL!D?Hyl+pET'
    '{F>VP>P2oni2d7bmRnP6Yg$`Nb5a8kw6(M(G`F;*Hnp~-f%&bCsSRkL5vabUxj7xgZf|Z*vZD|H0FVV#1O'
),
    t640: packed('<f4',
    'c-o81>WlyKY^u_f>94M8=v`ek(LHXe@B8F~$^3Jk9F?~`e&w^Sc(JmlbCK+vRgbMKLXI82X)}#C>)G?3ZR^fSWXGKNIyKTOM<CyC'
    'Mp*M)!?o<Ketg#La}&Op?0yoSQFd}YU!a(fO<%;WlJe6NU%Z>H+*0AtZ1wB*{eKsqP5is~ta5WpOKMY7Q&DqMV_{osQ*u*tb6#U('
    'V_8#ULs?66V-Ap?59F7F`Av<vjZIC(jSUTzKwQz>*jQ*sApij82ymV'
),
    t641: packed('<f4',
    'c-oUq?Up(G?TtD+|IO_;#H&53=SZHi3)-N5C~1k2&t3uBhP2-=beTO3m)aZU372Va|7*JYD3_Y|^R?j#H&vIm_I$SA^0Hu|<tnxF'
    '@8!1F26kTV`m3XUh9Sc1mCA3%&AXkr`?yxG-1F(|wk1DgZ>lG?DXr`GU8XD|^x>z5kMG4pPh&Z=*`wLg`D58q`I9&^*rM4pc%xX;'
    'grZqf1>@P%c%s=ec_Ud<f&3I95I>47T>!`ziDF3=j$=*Zv!f6I0PSvCtN'
),
}, name='of_63').DisableLifeTimeVariation()

# SPACE_TO_BATCH_ND, MINIMUM, TRANSPOSE, SPACE_TO_BATCH_ND, TRANSPOSE, RELU6, DIV, MAX_POOL_2D,
# PAD, MINIMUM, AVERAGE_POOL_2D, TANH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
block650 = Parameter('block650', (I32, [2]), [2, 2])
none650 = Parameter('none650', (I32, [2, 2]), [0, 0, 0, 0])
many650 = Internal('many650', (F32, [4, 2, 2, 4]))
t650 = Internal('t650', (F32, [1, 4, 4, 4]))
c651 = Parameter('c651', (F32, [4]), [-0.625, 0.125, -0.6875, -0.75])
t651 = Internal('t651', (F32, [1, 4, 4, 4]))
where652 = Parameter('where652', (I32, [4]), [0, 2, 3, 1])
t652 = Internal('t652', (F32, [1, 4, 4, 4]))
block653 = Parameter('block653', (I32, [2]), [2, 2])
none653 = Parameter('none653', (I32, [2, 2]), [0, 0, 0, 0])
many653 = Internal('many653', (F32, [4, 2, 2, 4]))
t653 = Internal('t653', (F32, [1, 4, 4, 4]))
where654 = Parameter('where654', (I32, [4]), [0, 2, 3, 1])
t654 = Internal('t654', (F32, [1, 4, 4, 4]))
t655 = Internal('t655', (F32, [1, 4, 4, 4]))
c656 = Parameter('c656', (F32, [4]), [1.0, 1.375, 1.4375, 1.625])
t656 = Internal('t656', (F32, [1, 4, 4, 4]))
t657 = Internal('t657', (F32, [1, 4, 4, 4]))
sides658 = Parameter('sides658', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide658 = Internal('wide658', (F32, [1, 7, 5, 5]))
begin658 = Parameter('begin658', (I32, [4]), [0, 2, 1, 0])
size658 = Parameter('size658', (I32, [4]), [1, 4, 4, 4])
t658 = Internal('t658', (F32, [1, 4, 4, 4]))
c659 = Parameter('c659', (F32, [4]), [-0.4375, -0.8125, 0.375, 0.6875])
t659 = Internal('t659', (F32, [1, 4, 4, 4]))
t660 = Internal('t660', (F32, [1, 4, 4, 4]))
t661 = Output('t661', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block650, none650).To(many650)
model.Operation('BATCH_TO_SPACE_ND', many650, block650).To(t650)
model.Operation('MINIMUM', t650, c651).To(t651)
model.Operation('TRANSPOSE', t651, where652).To(t652)
model.Operation('SPACE_TO_BATCH_ND', t652, block653, none653).To(many653)
model.Operation('BATCH_TO_SPACE_ND', many653, block653).To(t653)
model.Operation('TRANSPOSE', t653, where654).To(t654)
model.Operation('RELU6', t654).To(t655)
model.Operation('DIV', t655, c656, 0).To(t656)
model.Operation('MAX_POOL_2D', t656, 1, 1, 1, 3, 2, 0).To(t657)
model.Operation('PAD', t657, sides658).To(wide658)
model.Operation('SLICE', wide658, begin658, size658).To(t658)
model.Operation('MINIMUM', t658, c659).To(t659)
model.Operation('AVERAGE_POOL_2D', t659, 1, 1, 1, 2, 3, 0).To(t660)
model.Operation('TANH', t660).To(t661)
Example({
    input: packed('|i1',
    'c-jF#0Kfkr75*Ox9Ub=f8Ug$b;sO-v@ay3j2p<mk{{R;k^AGvv7##K(@Z#v`6!aAV?Cl2y^XC5?ANm9T=>y{$82t3E%O8I', 0.0625
),
    t661: packed('<f4',
    'c-r%CIMC-0#u1|a4Gawa4fFm(u<>CCA3xrCg!d-|tMTtV0^(~WLa=2XgpVIz(zY^$;9Z+8X@mGb-a>FiE`*OC@7r%{3&A!v`}TwQ'
    'AR2~2eEb*yxtL*H'
),
}, name='of_65').DisableLifeTimeVariation()

# SPACE_TO_BATCH_ND, AVERAGE_POOL_2D, PRELU, PAD, NEG, SPACE_TO_DEPTH, ABS, PAD, SELECT, ADD,
# RESHAPE, SUB
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
block720 = Parameter('block720', (I32, [2]), [2, 2])
none720 = Parameter('none720', (I32, [2, 2]), [0, 0, 0, 0])
many720 = Internal('many720', (F32, [4, 2, 2, 4]))
t720 = Output('t720', (F32, [1, 4, 4, 4]))
t721 = Output('t721', (F32, [1, 4, 4, 4]))
c722 = Parameter('c722', (F32, [4]), [-0.0625, 0.125, 0.125, 0.875])
t722 = Output('t722', (F32, [1, 4, 4, 4]))
sides723 = Parameter('sides723', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide723 = Internal('wide723', (F32, [1, 7, 5, 5]))
begin723 = Parameter('begin723', (I32, [4]), [0, 2, 1, 0])
size723 = Parameter('size723', (I32, [4]), [1, 4, 4, 4])
t723 = Output('t723', (F32, [1, 4, 4, 4]))
t724 = Output('t724', (F32, [1, 4, 4, 4]))
deep725 = Internal('deep725', (F32, [1, 2, 2, 16]))
t725 = Output('t725', (F32, [1, 4, 4, 4]))
t726 = Output('t726', (F32, [1, 4, 4, 4]))
sides727 = Parameter('sides727', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide727 = Internal('wide727', (F32, [1, 7, 5, 5]))
begin727 = Parameter('begin727', (I32, [4]), [0, 2, 1, 0])
size727 = Parameter('size727', (I32, [4]), [1, 4, 4, 4])
t727 = Output('t727', (F32, [1, 4, 4, 4]))
choice728 = Parameter('choice728', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}OLyMj*)mW&&A^U=l<?Sx`O$RE~iGAp`&fKmZ{'
))
other728 = Parameter('other728', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm`?g0Mq9qt+r{`KVK80P5+7zXMN@)RE$>+lZ&8wdIk8Up+O;}#zj_4^F!3KH%P<rfJ4`RDHa1OyA={v6^UQy>Z', 0.0625
))
t728 = Output('t728', (F32, [1, 4, 4, 4]))
t729 = Output('t729', (F32, [1, 4, 4, 4]))
where730 = Parameter('where730', (I32, [4]), [1, 4, 4, 4])
t730 = Output('t730', (F32, [1, 4, 4, 4]))
c731 = Parameter('c731', (F32, [4]), [-0.5625, 1.0, -1.0, 0.375])
t731 = Output('t731', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block720, none720).To(many720)
model.Operation('BATCH_TO_SPACE_ND', many720, block720).To(t720)
model.Operation('AVERAGE_POOL_2D', t720, 1, 1, 1, 2, 3, 0).To(t721)
model.Operation('PRELU', t721, c722).To(t722)
model.Operation('PAD', t722, sides723).To(wide723)
model.Operation('SLICE', wide723, begin723, size723).To(t723)
model.Operation('NEG', t723).To(t724)
model.Operation('SPACE_TO_DEPTH', t724, 2).To(deep725)
model.Operation('DEPTH_TO_SPACE', deep725, 2).To(t725)
model.Operation('ABS', t725).To(t726)
model.Operation('PAD', t726, sides727).To(wide727)
model.Operation('SLICE', wide727, begin727, size727).To(t727)
model.Operation('SELECT', choice728, t727, other728).To(t728)
model.Operation('ADD', t728, t728, 3).To(t729)
model.Operation('RESHAPE', t729, where730).To(t730)
model.Operation('SUB', t730, c731, 0).To(t731)
Example({
    input: packed('|i1',
    'c-jF#0Kfkq4I3Wx2?7ci0q7s`^%VT?{PFhY6Zab7`{4Q>67uik86FJ@^bZUD0Ph6>?(z=d@#_!?^YR)78Xo=n<^vPuRUb<', 0.0625
),
    t720: packed('|i1',
    'c-jF#0Kfkq4I3Wx2?7ci0q7s`^%VT?{PFhY6Zab7`{4Q>67uik86FJ@^bZUD0Ph6>?(z=d@#_!?^YR)78Xo=n<^vPuRUb<', 0.0625
),
    t721: packed('<f4',
    'c-no7Ar8Vo5JktVAxP>VS=o@_5$sGQ1~~~qHAoZ!9HOEJ=n;@)*YpCN?IrN&DvrRk7;1RQ<o`eUA7D&i1^NRHA#hO9H^blt{}=zW'
    '_ujKt`R;o+_z~^wp0C^6<&|xVcb=u4G5mzpj_v;HPs`*8$)UB?0=NS+F+M%p@=@e-s9<XAx)gF0F_Lr9Az~CFl0HjB6p;v`S*U3Q'
    'DQZ&%H%N^*5^a9~Pz_0b'
),
    t722: packed('<f4',
    'c-no7Ar8Vo5Je{>b%-V)A*n=Gl5}UL7eKB-HApo0iem8iO0pYHz)q>;0!@(UsvZDAw-_+IWb)si<OBR-br1LhZLKx7kN&NFXgl~{'
    '%-7y{`uOa<4gNztEwg3)+C9^I-eu{e4FcW3Wu?o<-n3@4fz!H<!Z|cs2#yD{=%V7BXEO+49K~^=7#T?zQILpkikX$~PKcbV5Zus{'
    's}PG2I$~19i6E;=_zj|1NKX'
),
    t723: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3AvD?dFyJs(h'
    '-JU&gzV+_C4EB5Xg86nfb_~{gZ5eF#?Zu`Y0FeA5cm'
),
    t724: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3ov(J`cuZ=Ck'
    'J{uc2f48+Q!+u*^Fn`~keGI#8_cH9Uv&E(z0G#|H_y'
),
    t725: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3ov(J`cuZ=Ck'
    'J{uc2f48+Q!+u*^Fn`~keGI#8_cH9Uv&E(z0G#|H_y'
),
    t726: packed('<f4',
    'c-mtKWdK12hSjTAGr&RUY9I<_AO^tnuUfSVNpKYq5vTtu!&-*W1veO0y@KdJpdbJg%wk~eY6bIGG$b%E0EH9`46y3Av9o2cwXtQe'
    'v$28mt*vbt>}_qqd^;OE25TT2B#s3D0DEm4_y'
),
    t727: packed('<f4',
    'c-muNU<d`G)ePhVkp5K^=)cOqz}khx7hqseFd$yLwKW5Sy)6<S$hNT~RyP28iUv{'
),
    t728: packed('<f4',
    'c-p0ltr5aN6okK0Qo{KJhEgcyH0nx-WQajxc#A|vMxKmBBH7DO0qo5F%<g-zVd6hretldDWXcIrt;{!9SB_ocoZI{`$Glq8=z+rG'
    'T%YA&d&5iWLuf}xc0q3&_FIH#ytk;prY7Or_*NgPIW1}'
),
    t729: packed('<f4',
    'c-muN0E5*Glz~;`Yi$4#T&Vm78;I9$4I=DN`8IaM>IMK|?F8N'
),
    t730: packed('<f4',
    'c-muN0E5*Glz~;`Yi$4#T&Vm78;I9$4I=DN`8IaM>IMK|?F8N'
),
    t731: packed('<f4',
    'c-muN0E18lvOxoy{sx#BQ9z)f;Q$bqLTM;&VnF5N#`gQ|_hG?%afoAJ00(kC(E'
),
}, name='of_72').DisableLifeTimeVariation()

# SPACE_TO_BATCH_ND, SPACE_TO_BATCH_ND, SOFTMAX, PAD, SOFTMAX, MUL, MAXIMUM, AVERAGE_POOL_2D,
# SPACE_TO_BATCH_ND, ADD, CHANNEL_SHUFFLE, RELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
block820 = Parameter('block820', (I32, [2]), [2, 2])
none820 = Parameter('none820', (I32, [2, 2]), [0, 0, 0, 0])
many820 = Internal('many820', (F32, [4, 2, 2, 4]))
t820 = Internal('t820', (F32, [1, 4, 4, 4]))
block821 = Parameter('block821', (I32, [2]), [2, 2])
none821 = Parameter('none821', (I32, [2, 2]), [0, 0, 0, 0])
many821 = Internal('many821', (F32, [4, 2, 2, 4]))
t821 = Internal('t821', (F32, [1, 4, 4, 4]))
t822 = Internal('t822', (F32, [1, 4, 4, 4]))
sides823 = Parameter('sides823', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide823 = Internal('wide823', (F32, [1, 7, 5, 5]))
begin823 = Parameter('begin823', (I32, [4]), [0, 2, 1, 0])
size823 = Parameter('size823', (I32, [4]), [1, 4, 4, 4])
t823 = Internal('t823', (F32, [1, 4, 4, 4]))
t824 = Internal('t824', (F32, [1, 4, 4, 4]))
c825 = Parameter('c825', (F32, [4]), [0.625, -0.5, -0.0625, 0.4375])
t825 = Internal('t825', (F32, [1, 4, 4, 4]))
t826 = Internal('t826', (F32, [1, 4, 4, 4]))
t827 = Internal('t827', (F32, [1, 4, 4, 4]))
block828 = Parameter('block828', (I32, [2]), [2, 2])
none828 = Parameter('none828', (I32, [2, 2]), [0, 0, 0, 0])
many828 = Internal('many828', (F32, [4, 2, 2, 4]))
t828 = Internal('t828', (F32, [1, 4, 4, 4]))
c829 = Parameter('c829', (F32, [4]), [1.0, 0.75, -0.75, -0.8125])
t829 = Internal('t829', (F32, [1, 4, 4, 4]))
t830 = Internal('t830', (F32, [1, 4, 4, 4]))
t831 = Output('t831', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block820, none820).To(many820)
model.Operation('BATCH_TO_SPACE_ND', many820, block820).To(t820)
model.Operation('SPACE_TO_BATCH_ND', t820, block821, none821).To(many821)
model.Operation('BATCH_TO_SPACE_ND', many821, block821).To(t821)
model.Operation('SOFTMAX', t821, 1.0).To(t822)
model.Operation('PAD', t822, sides823).To(wide823)
model.Operation('SLICE', wide823, begin823, size823).To(t823)
model.Operation('SOFTMAX', t823, 1.0).To(t824)
model.Operation('MUL', t824, c825, 0).To(t825)
model.Operation('MAXIMUM', t825, t825).To(t826)
model.Operation('AVERAGE_POOL_2D', t826, 1, 1, 1, 2, 3, 0).To(t827)
model.Operation('SPACE_TO_BATCH_ND', t827, block828, none828).To(many828)
model.Operation('BATCH_TO_SPACE_ND', many828, block828).To(t828)
model.Operation('ADD', t828, c829, 0).To(t829)
model.Operation('CHANNEL_SHUFFLE', t829, 2, 3).To(t830)
model.Operation('RELU', t830).To(t831)
Example({
    input: packed('|i1',
    'c-jF#0KfkP=nWb7?(+`+9|Ios^AZvl<s2OUAnhIV3*`6$@D>^O4eA@=;PLww014^n{t*B54C(Xb>l7Im9rx(v{rM0Fy&@+', 0.0625
),
    t831: packed('<i4',
    'c-ni!pu=FnFqwge;SvJ~#4#8$Tw_QBinfFK1q@LP4GfDIWPlI^)-cRt=wM)D*uqc==HFtt!(hZv#W0s)I+U*qWQ8%vGem;<o(yUX'
    'PZ(ALb!db6ISkJkHUiBSWXJ>a6@ca`FwAFAVOYqZ!LR_#24PhwUl}N`1jK4kz6x0Fd<JzO8^mV>nn4K$017oB;{', 5.960464477539063e-08
),
}, name='of_82').DisableLifeTimeVariation()
