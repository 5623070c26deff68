# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: cell states over the whole range.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>(KB!>TwHBMb@chqq)QGL@gF`==9WPmR|#li~-'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ0TKWZ2n0YEHRu12MO1b}>cX}~IioM67~7l2sqmro0TAR53j'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ0S*8#1O%`<jQ#(!hD6pfEU7DNoO+Wi_k+GUfVRp9*WnE6'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ2@U`t2m`PT#N+>uMF<XCKZSbMEXj${u_0+r1l9De4<Gms^#'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq*NfH1d2*f}({r_WOKykeFC8;!fJK;+8#OXL$ya$*do5&k=x~3^85}kCVIt;<bFKwA82Km_T>IjF8XF)jVHt7t^ud*SvBrF^Q'
    '&11^w3!S2U>#T0D&j)|^69cw%q?O0Wca32;XaVm1;R>GUjW5Va?Q-aoPodWWC2KHTz4XX1^t)P8_|VL6mk)ck8!cKpUFu!B!Gn4H'
    '!z_2d'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq*M-sp=2*kjE%l{vX!Ib2z8EH3ht2E;jD?rOd8(n9;g&BUAdIPNVx9C(g`H3}x-1UhCg0~ILBV$n&?@?2Peu-S7ta-p@9+-09'
    'Ty*Q^MjjY8{DrnEwkw%unT09ql_lJ)Sj%b<O`7lmZZ~ocojk!DC=7hE9s`uOUJ457Z~0TreKYFX|K`S{w*Ak+AA`zZDonkg?64!w'
    '2e){Bas'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq($pHW%2*i}z{)=TrkoA{GGIQiYHoIn}v{TDg7862X;$^VYYgmi|T6!AksYs7?p}s;wZsapqlr_D#(il<8`BNLv2l|ew$LcOH'
    '!>A?~Q@JK`zvk-(^+v6>FhLyLZ1vtxe{P$EIY;3*RfT#3KTVkWL6=bTc9_n*?$wM4Hwr|iX<M+}_Zbr`=WU8vmNCxf?A0-t*7*V8'
    '7IBX'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)#}U9V2*3;m1N#q4b4mWvN&4QLaOdc{DuBy@p7zLrN&%Zs&?*WR+5lNoq-~*b3GZBO;Kyq`#7TlzqVO=h>AK~&K#a$g=Su=q'
    'sn(Ja>h@B@p(?^LnIUAPMHgKR;nxjBn<?!I-D5cV_D<qcYb%^;o9%a#<owZrIClQY2*g4=j@#S+#kiVU5C7GC8HeZLKFe0>a;^FR'
    '7v6RJ'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 0.001953125, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 0.001953125, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, -13, -40],
    x14: packed('|i1',
    'c-m{Ix0`Tnqx+1Q6=m5+HtnbrHr8U4Sn<0mUEh#lNAKBp0R34HG5'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-mXPe%;!&>o=?q3<?hR3l0ilX5$c$P&Rh)4Gazr3J4AX0OU0bWd'
),
    t17: packed('<i2',
    'c-oud;mpwNa-%fA!T(xnYP7SchJMoYXO(`FdsbykRJ|m&Zs(D6x1PNJ#VR1JVrcE=&j1FDOw6ntyrPQ60RUnn7GD'
),
    t18: packed('|i1',
    'c-mXPe%;!&>o=?q3<?hR3l0ilX5$c$P&Rh)4Gazr3J4AX0OU0bWd'
),
}, name='of_9_bits').DisableLifeTimeVariation()

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m`Q8Lg4>rMcl+z%5c0Ad1Ka*bx@7O9%tDHJ|Gh3'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfe8RG2m>&|A>IGSb}HH>bEe~NLIrYN@eHtPYSQ5!ICT;9'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>$@#lio_G6bS+)I!3CO;eH3vg2<^={*<u0Sr43?E'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m`PLM}+^6m5GbAlp1Bt^*&hg$Ot<rYrotWLw^wV'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrlhXKGK2mmlpS^po4h)8=uvUTy*78|;Wa1hC%2RH6<h}5|&K|}(0n=g#$f{YQ7T+KI_jb|gO`LjD_%j%jwM9wYI4I_8=cu4FG'
    '&fNKY|ERk@Hw59c0`VX|m`1?4b*#uh32L>6Y{3aBURI0D?!6S`{{!r)UPku}rYYW|e3qiurfe%7|8l@9?#4WG@?7(lXPWe(MIXR>'
    'cPR'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrjIT8RN2mnEmOaA{@Kt*<wiMr;|aee`uZUeH{x{*=dJz14184iv&^I~)M_2abUkR>p0on$mh-`nkUD*FZUJ&o*v8A`*ptJaX%'
    'ZVv!=S@V#zm?!3K;)2WJDhP~HB3U*%ZIqw`%sNTC7XD4BRTuGC-U*6xYjrF}pXj#bv6SomPZk`!r6>FxNH?E2)W%86ZN6d5z~Jx!'
    '9$Izy'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4njc2mnD|#r}&0R3s_jX3zE37^NiKdgo$oDvHbkHfEHisVe}iPDRe}M?@Gqbmxs{82!+v_KEbpyte6Ta0G=Ta-ADt+&?N>'
    'GEe%O8GG(oVUgB~^7K3&V-s%bRm*S|?<mlITAUA8+#Hg}LpGEQ3(s{1J$@$7Olr!1<FmTt{DM<lKIc|5M*}jM_T-k7vT<407;Xk1'
    '(SLgC'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)K>`3F1OP>n|36j|b}w_BnSSCiwc}K99wRCm+bIX1g@k#i;{nSA9LGCj6y0WAcbX13Em!*r<Yu=(N*Po*<HE0<#8Y3<+F&cz'
    '5<Yfxk^EKgb(rHJ5Rcdy=JguQl~M8T<Ug*yz=bfL6#Qoo!|H}F(&K&`!$~*%>?xybXc8h?LDcA{#1+(~CMy)5P^4sRMW5{bEI!kt'
    'c>4'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0009765625, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0009765625, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, 113, 52],
    x14: packed('|i1',
    'c-m{IKfuFibNOk=6<bU7mTR|iKROvYZDKs@E_vx_KEowT0QDCRz5'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-mXHZrz5}8#Zir4-5(p2?`2gU}0tF5tP%k_6i6J4h{+e0N+On=>'
),
    t17: packed('<i2',
    'c-p(U@x|m_66GsR74<hf7u{sVV(bz%?LwpJl-`9+ZztS2wszOybGM$p|HUdGtzuy58pr?!j7-d|9K0e5#(@CqR~a+'
),
    t18: packed('|i1',
    'c-mXHZrz5}8#Zir4-5(p2?`2gU}0tF5tP%k_6i6J4h{+e0N+On=>'
),
}, name='of_10_bits').DisableLifeTimeVariation()

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>%+%*g-8>LO9w5i*&z=Tx%u)Du?-7mi*0!w3uq'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ2@U`t2m`R7@!0<#E5a6N69n!_^YJR+6u2#XF7lVu5H=F>'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>&tPP6}ybs-RKPr$mZ;hk8Zn!$#Po-a!uxoQmz'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>%2A<F;94iv?<p+WB{g=VIe+8sQb7V8P>10%c<)B'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrm+W`bI1OPyfkm$cyR*1U-=3`JVpnw$i5YR{{NA_A9b`*DRzs)b2ld5fL>~Nw(>K(pla~NQrrgv<?AQ9WmhIay#VdYgDg>&k$'
    'UTGx>8L(3EjV$f9oh##e!v=&C2^mUTvvPDc;%Ycl9@EHWpQ+qC=(vvL{XTvtkA*!egB+O$Ch`HVJm1|e&L96dIo3Zo@Ln$-ky!l$'
    'vVwCP'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrhIRXSB2mmlH5&r*J1_9meQly{MV%iJz5rvSQrd!qLG8W=pJK#jwX1}nf*a*YSj_wxe{A?MDYK+O0TeWe2gU_GjIwe}#YW?w}'
    '|4Pdoi5p-B%~x0TJjMA;N#JEY_cNRM)6GbZ-FuX>P--3^sPJ{7IkEK8g4W_spbvxiJ*tr5UIA(Q!_x*io_{_dzq1$vPqCP-vibqj'
    'S#ER'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrjiva{N1O>o{71DpP^21#LGmqE|DSnNen=UC~nF_mCbrJ$t((}6Sqc^{xX)%)P52w^EI_7fM3FEEf<I}vU>P;Qk;-qN@_Q5HW'
    '9xWZTwZS4s6#dN=8VoiXCFnGzuY3vq{pnTnDYz{IE1vu4=PzKxRyLn_X>0CxZ9@yW(VctT^J+@_NzCc{e>93|%jXha?Q#N+?+0N)'
    'YlQ'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrh$pHf)2mnBCr2k?U6ft?vw74MvVV*B1mz-GeaMLG}%@MC~Fmh!-8aU3(h$lj$X<L!9-@tFRzSJg>vpp_w9JWj6US13*mG9M1'
    'an|<wr<8r`@k{(1q~P4ubRGZLws%$J{stEtej`oI82X|HcJlabM@6<$%48Zg@q9dd+RPOCyyaDiPZmT;3aiYa8PKt5^AAWIey@FP'
    'Tm'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 0.00048828125, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 0.00048828125, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, -23, -77],
    x14: packed('|i1',
    'c-m{IU$_4B^+m<;6|dHFS~*tAY^d;az2EeJ^?~M7ySsJ{02p`>B>'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-mXLaow8r>o#1{^$QFM4G0WoW@2Jt<Kh=rGIH__2nr4c0NXDLZ2'
),
    t17: packed('<i2',
    'c-q_IbL5W8Yu)>7S58Reu5!?D(KJq)^ffQIds+V`sRu75*6uuf;r7!HzgYPtRSm3N0~x@8k%^g=gI83+I1m8YlNg%'
),
    t18: packed('|i1',
    'c-mXLaow8r>o#1{^$QFM4G0WoW@2Jt<Kh=rGIH__2nr4c0NXDLZ2'
),
}, name='of_11_bits').DisableLifeTimeVariation()

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m`QzB-8(oRTc=g338u=w?>l)-DM>jy<dfW^2iSI'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQi4g!G2m>&#KH&b#Dq?GrTT~v|^p_~RZi-rs7|xFRQPmLu'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>(3jD!D=H6lUV256cUxiZOZCEj=q7yQ)tzX=Q;'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>(U1or>6un4jBiicU5v<~i#(@JzREW!B)xDF5'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrmffYnC1OP#Ti2jQuK62N<?wk8oKu5&`0zsRox|~H7371}tSJSM~Ba?pD=ewIvM!rWMuqFU=;q}&esL!e*_`{05jqJ3&Z;}wk'
    'IkB+;SC4S2BH(481`|`W2-JRy7Y+Az^M6K!OuBFByQnp1XP3%%)&jp7+MO$QN&C=7@y;?he^LJDq~j`~Z}=86i6QmSIbO!_N6Qa{'
    'U4Xv'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jriTM|Su1OQQlOZLCmh<MC=cAaY97vfF8vBJq-k5gIjIa!}R#^@?)z2ov8o$cU%3*a6>?NsTpGM%{n=B6BI1K)$P@Ozz!>s;c)'
    '*ZyDG!yPL&7rd!B9Qmy*6B?m^7eERT)sg!>>PHy^Q{(}<49)pd`fQ^Gin(zg&#+6Dc|tU}musa5gLP}#v2T-o>g*TPO72B{Qswmn'
    'F)4ii'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ0RjLa1Oz}=ZTSCVk>X~sHpT<80r}3V?hjqETy5F&5eGp8vx%?LY>jQiD(f-K>1uD6c|x?$@xC-JCGnxf{oa*8u?*%E^X3e('
    '*z^?2$u2Sc;NesXY^x4W$x-I#%THU;=RtH>hxQdU-?4gf>!fzcRTVxzLE@xVSMswtGAEvM)E(h_<4iTV%~<{>W+~OT>eAL9w)T5B'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4g=L2mmlpLAU>6`QfgCOp5F>vq=MY77#nr!{wWBD`4aY`r@Q2HwpxejzAZ0oA21o!c&7Vus|x`+1&e+eRF-{gZEV{OKw_$'
    'u7t;7?)r+`Vy3Vjqkqd4bzFApQGtoH&c7(qI7wJHI^MtoJfHe1THIGRKVu84HWf5c&l)T8sA?*x6M=9$0HI0cY<hS7t2g}hN%{dp'
    'xPo8'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 0.000244140625, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 0.000244140625, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, 5, 10],
    x14: packed('|i1',
    'c-jFV0N?+Bf1mfX+?GyLdw9a%oex2<^O$LJXCdefxbGc<LXg5K)DcV'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-q^rZo}FQTMoXIw)OQ72@DEgU}R=uVd3BslGL_x_YVpN0N8;E@B'
),
    t17: packed('<i2',
    'c-mVea-p!IX>VN8qlQBP$$x|1JG4jKxjyH6_<Pr5dFNmBuibm}+^whYf3xySsp?z12K;9L0Y*k<7EWFf1*1R!Yn~jt'
),
    t18: packed('|i1',
    'c-q^rZo}FQTMoXIw)OQ72@DEgU}R=uVd3BslGL_x_YVpN0N8;E@B'
),
}, name='of_12_bits').DisableLifeTimeVariation()

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>%g!T+yiOTgI@;~rq$JnLZ$vJC7Rs-gZRO%uH'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-rIm$;`;f`HSKA_wWDzu>Irw&A`bHWV3TJaWXOgX8H{P?&l5<'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-s5U$jZdZ#=ybJ`TsxLKMuAZzyC4*WM}30`Tsiu=ii^-0kzQ%82'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ2?_u(2m`P>t+M|=)*|dkP6yiIRiau8o0VgOd^ZUD$VLkX'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)Q5FC(1jMMexc_0%QoG-imki5v?2XjMCb8EePw?wg`3?oQQ^-k-yk(G_7~yfC^;ETlR`<EBV4*fpdThf11TFVh>KuSW=B?Uh'
    'i(YYVZ=Qqv3~ttt`;yBSV24KOL)5HyCuW{}iy&QmA_4n8eQXK9pZX~^-gnE+dGeCtaIsxZUGns-&RIr(Tg+7c6E7?NsjlbMoV_YO'
    '{i1#Q'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4g=L2mml%mHvwrSb@6&GLve75~j(`_8zQ&ikGz@;Mt<LH>Mkog(O%>%8^dTYr_+<rrpi9I?i7E0<*jHU9JxcgQS4&4R5?3'
    'QM2yKA}?;-r%x@5!%vAQ>%=ZmI-GyicSoq5<df1gvUG#4tJHr~u8lF8_#UP;yh)p(bN?et&+j7@9i&7H;5OxWjm95ck()>0o2DNk'
    ')^{5'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)Ne%!Z2*4B&@&Auy5pd?xLz5<@h6rts#nT@yyEWEB62IdZIj<4%a}Fd=xir{W0k#+k0FGRFjRP~{)@12AtjRJuw_(1PGkqPG'
    '+&IxPld@m7t3%p}H^&SHs>i$MVe!I;rdp<d;lCh%|6YM*v#-+Lv<QzKxR!OT?J7YatSqKBIHlf?OJEr9)ge>VCvMm+r4Ozk?Gvs1'
    '0gd>5%m'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-j?@!2tvz2*eNsr2k?;5WT(Mypl{ZKH#|1%hodMghNwgxE{TPYdjZ#C9hg-Z>5$ZKnDVScQN5?P8+eHn~BCO4)-G}Gnv}sfVpo!'
    '>Lk#qajs0fAE1??>Ms8*r@h9Gz5#m;34R-c*cL}y^?8PuJmny68m73jW^D6Ji`2_-4*che-L-OH;$zXio|nI8tSVtRwXEdJ+tuXy'
    '17p>87X'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0001220703125, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0001220703125, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, 23, -10],
    x14: packed('|i1',
    'c-m{I=eJNTT({!9Pv*zHGOvt^7SDZEbS&}e?AIQj3r(e(00?amss'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-mXPar4$aN3Vb6)v$8%^z#d3U}R)uU}0t9;1^ajwD$=B0M-TxU;'
),
    t17: packed('<i2',
    'c-q@}YUUB)E32%`mfoDM`}#x^-^Az^{gxkxEtMKSPd+HKaO18c=WaiK_ls3PT2<f5C6ECG7#SIv+1PnS6^;D?9}F4u'
),
    t18: packed('|i1',
    'c-mXPar4$aN3Vb6)v$8%^z#d3U}R)uU}0t9;1^ajwD$=B0M-TxU;'
),
}, name='of_13_bits').DisableLifeTimeVariation()

# Cell states are of every size for a scale: tanh of 16 bits is put together from parts.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-s5L#`K5j5Bu+b|9)_?aQyuH{XZuYCp$aK4|bp+<DY*34cQP9'
))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ0TKWp1O!0ECI5eH!lYdZ<7ROtzx&X$M344WfM)3Y<BJXp'
))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m`PUV<P__3q&WhY$}iAIg%OtSSq*L7FTKv?-LK>'
))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), packed('|i1',
    'c-jTQfeip42m>%=DEt3gAY``gmpa4VSw>qVO3x623fUjdLk$}'
))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrlK@I>R2n0a{LHPe;K}6iWPSTUw&}m_oEh38$go>SK#w!*{%`zhyt?<t7e>OW@$V|ljATOVe9X$sE45U0Ih3J7}6W+a|i&bqf'
    'iX&OZQp)>3JX}sHnXsRpo(^yHV8_6Y0iL>q?pdi~u2Xy5)Yh8&yf}E@PaM^6u8D^M-0u*Q&YTdLMgSGsrM~;^`jd2Sv%UQ%{<_z4'
    'KZ0<5#{'
))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrl(Gox*1OQP<;{QKZA?|(OIkT&MCIOaud8_&+Sch1zaf;%8j-H*8^*rW-hLS>g4vQhpBMtQ-!SH}$uuAR6Cw%ZDn<<Opbcbw{'
    'v~d_N`kGTgSXQQAzw`9KBAo)&3<nNLpa`-hjS>0K0x;m(z5Vw_JBn5)cAv93Tcj7g-!%SjcPV8&!UW*5^W1xKg36pscO`DVLw9|Z'
    'A$tY'
))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrmi4njc2mml1<=KB&5k%Vwa=}Nnvxy<+6XI!S8O^sZFgZYmMNOSJ*T$twsZ2O3m+-F8F?v_e=uL^o!dGSO8^eG%#>1oO?=?_!'
    'DUW$Pb^-+}o@&SoKmr%lhs4}2Bwa#;VUzFAbS+WJ#cp>fiN(H$tP$H)Mx1Gk`0Nal{CQmez$sD%R1WDjkCZzu9Dw5tcQvhBUi{(%'
    'Zai}M'
))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)TNVHz2tqX-tNkxF&DZn^hYMJ(PJtfDY(gQEBBV*X0oUBMWfOsKUglZOrH$O;J0X}sEPIR*GwH$U&!o0>*EUp(-f9=f)MW<e'
    '{&b7x=fZV8a>`AZdA#-Fu^LlD(Fn|Yo;q*}W|h$q`S79psa^{kV&V6GvtJwWB}?nXn$mBg>wd6?tG%>z1lGBvgYjGK<F&4VG?cJ@'
    ')QErd'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
c2 = Parameter('c2', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
c3 = Parameter('c3', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
c4 = Parameter('c4', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 16], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 16], 3.0517578125e-05, 0))
t16 = Output('t16', (S8, [2, 16], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 16], 3.0517578125e-05, 0))
t18 = Output('t18', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, -6, -15],
    x14: packed('|i1',
    'c-m{IcbQ(IJpEjdsggrd;Tcwot$jtG<L;N;cGG`(!;Liy0P4aHy#'
),
    x15: packed('<i2',
    'c-muF9m;@=H0+XQyeoF;Y+F#ye$|DSp?UI>tw*mt|IQ()Y2_WAQ_BDXj7-d|9K50m#sRee@*NbZ'
),
    t16: packed('|i1',
    'c-p&s<L<*3Z@>Rx<rI;WQ`XjHVED)MkCBm)iJ6r{P*_eE0QYeUhy'
),
    t17: packed('<i2',
    'c-jF#0Kfn0BC@=?DRcRk7lhNzd-peQnH>LFRoV!?BV}<7d#ZM_yvEGg;_>+h4jv~kIZ9Fg|NR2|0RRC41P2TnA23Zl2^}N'
),
    t18: packed('|i1',
    'c-p&s<L<*3Z@>Rx<rI;WQ`XjHVED)MkCBm)iJ6r{P*_eE0QYeUhy'
),
}, name='of_15_bits').DisableLifeTimeVariation()
