# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: far real numbers.

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

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!A=dON49ya{1eVYxu!JswGi^Ofh^$0bB9TZW5?NW9GgMSoB42?1-zMJBGt&aey*D=j_^sdit>5~s|JT~mE=W1ryx(X;=_b3A'
    'N;;Xz8WlG<Q<#!DeH@;IL1+L(c^=ZqaWB(0M!XZGh@{5bh!D$T@9}~05#(<lFm41#*a_l5ha`KF-8PwIBmf~wir$?TiZA9cXwf_;'
    'Zq|=Q?x+q&utD5~w8>KOf%b?NY@!Y9K=6pkLV%NRg%c4pxEsg|H!|x<p#6Qa+;XBMiV*~W!Yz#9exye?#G5d>=QxK66*#*O9wewu'
    'DZvDUq@y=7gd)V`aKof&GEyov0^1|wA$8*X9ZxuvwHBbn#P=|wGjcz49IPgk$W;_WgRyQJ&Oy580q3?Tg_rOo9T0{?29_?-^8Mf-'
    'MhRH(2H}zlfH0v?HrSw|;mUR?#U2kkpe+)lNpNxmJb)23oX&aA&DB685-90uB&$WTceKEIHb>D;H%HTGrWnsVs&q<yShOSEq}VIV'
    'aY%wr&;2AAFbPFq&Gg79C6KX&5?VPS_a@k)BRd$&=&T~fOCXQkM~$KEj58ICXTT|{$4rotBYUG^iic$4rfknHBf~jzhaHnN_>?$V'
    'L<4LxI(CxhrVgfdQ4eOiAFWNK!c&-F&^X9Rfzqt}^kD=74Azta2OG&F6IiEClQfo#3q|k45a7C&D=!Pb`d|O3Pu=ADt|!Yf^VeKI'
    '*8Jh4T(g#*ysX#tZBZ?Wqpo%7s~x-~*USic$#X+qD)t-DNUj&Z^YFp9=f4VHS^1mimOa0j>jJE8u6N9HUG2P{EIC)q{GIETBNznW'
    'Ph>~V`K7M!8ow@U4`HxR1DLPw%ZH!qb*2@Yo80`GapgJB>ym50+zGoq`BUZf-Sy{lZoliT?7Ozwc$>R{YwoUBYb)QJuVzPXQds3Y'
    'zm{=bYi{kScC1`2-?k(^UMtnw?VelJxf+st;??%O_GU&4SegW8_%hjiy|(u`nCD(Shve#TYv|IO&IT-PS8tYf(@JWe4E34olr*A>'
    '+C+Twr*baM+59(p)tYY$`}BIh|4MJqE2@U|d4<-3#`ZRgL0f7ajtu#={~e<F-z@zHORaZa'
),
    t3: [-3.659834e+22, -3.659834e+22, -3.659834e+22],
}, name='great').DisableLifeTimeVariation()

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
Example({
    x1: packed('<i4',
    'c-rk%4VlF#49t59kbndvL;@0!5DAfh1SB8<2}p>9C@7cEzqj8>xa)3P3dv+<lKmFo|LgzjKYA&pQYE975>R3EglWVYsw9lDDQBv)'
    '#$HN|gk&2q0_HaR>`7C|4Q2&mMd>q^${O?R5xTTdW~smdq11%JL<On$nl%iXT$xK#;*v9RXevbzAxa0$r3XwZ%}<z9nOJdXBTP+u'
    'M5;kDAxoJ92zsu$<iZfRr--fPUIO(h+ENxp?KlQ;;|3rQYNi=egG@Z@;2v8h)6BgmYA`^8#1dd&sLD-Jt)aElg9ZvXWnh%dapEj('
    'Xl*^Fk)_3+O|~{88e_*C(`<pMYYhpa#t^ZJ*;{+XE+RdLhNVrGs-!>-NwCd<ol?!vcrYkTD4ilPO43r%l7+2Xkdm3gWf0~tVMgl^'
    'PhbHp5TN(o8iObxwhA&@b=w=|)P`sp=19pYF>=k48t253`qYvwx6Tm@w5$_=%IIxosZ2&uC>jw#o`Y-5S_$%;KsdaqE#_?P>0Jzp'
    'Db8jN1)wnPJZUJoYGR2pBUul6GJ-P*CX%3PesKltR&N*u(WoV1fXEm~vpG3J@WBkZglf?-Xlx_oq&9zQ6O}~FW#(S0g>$HAA<)W%'
    '&bf|coi}B}#F6T(L~<OTwcul~k3Zm8wpjM#i?t3ojstA#1K<n$bNMb<mULK_2YUSXI4sh?4aTF6uRT1=Q5?e;%fMm3b{Q*s6?Qa>'
    'xC+?^oB^=&z1Z3ZhevL<e&}I__5FA$$F+yyTr_RZA`R2y_qP@I>)~`EADf(Cd*=&I-3mI+2H3Y(^BjMk#J#xVI`wtS`F=LDUB+Zy'
    'yI$PBHj*c~OZ#4@iw5#_{>$0gwk3Q|KR>=W)ou@*fE#6^9mU~{lqH{ZmW4Z*haBFhubc6OZM>1%3Y^j<$vfg3$JXF(ZgEb*lDwpU'
    '9H%H}1gG~-ae2w(?BQ<u+R{#+eU@y!+qIVt1uk#*$INgSHW#<Wk2Zs|$HzuKHrm<Ma~99R^c~m(3fGwWhBpwdE`GK~*pmh4p)2!D'
    'C%Y}*-#Z2N{j-33cLQGkB<{sNTX*0(kM1|Xx&M=M#l!u8v&^~|C-t|`&E<aGMJ`%b_MHh2DYzYYYp?Zh`hPh+rv1tNDe|}Eqv8>H'
    'N8E&8PJd(9-J#d#m)(1O8TiZgDGfK3^~!@^I`8idbmKqd9=#9qSNco%Zt8{i61a`H+WbVnlLIe1c%8Y~-{W?Ft+#VOqxUNSe%QiW'
    'd%bOZguRfzB>&7E{Jz#d_P<Xk', 1.0
),
    t3: [-126976.0, -126976.0, -126976.0],
}, name='beyond_float16').DisableLifeTimeVariation()
