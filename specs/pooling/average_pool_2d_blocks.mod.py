# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: whole blocks of channels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 3, 4, 16]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 8, 4, 5]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 5, 5, 16]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 5, 8, 8]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 16, 5, 6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 16, 3, 3]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 4, 3, 16]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 4, 6, 16]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
t22 = Output('t22', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 3, 3, 1, False).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 1, 0, 0, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 0, 1, 2, 0, 1, 1, 3, 3, 0, False).To(t8)
model.Operation('AVERAGE_POOL_2D', x9, 2, 2, 1, 1, 1, 1, 3, 3, 3, False).To(t10)
model.Operation('AVERAGE_POOL_2D', x11, 1, 2, 2, 3, 3, 0, True).To(t12)
model.Operation('AVERAGE_POOL_2D', x13, 0, 1, 0, 1, 2, 2, 3, 3, 1, False).To(t14)
model.Operation('AVERAGE_POOL_2D', x15, 1, 0, 1, 0, 2, 1, 3, 3, 0, False).To(t16)
model.Operation('AVERAGE_POOL_2D', x17, 1, 1, 1, 5, 5, 0, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x19, 3, 1, 1, 2, 1, 1, 5, 5, 0, False).To(t20)
model.Operation('AVERAGE_POOL_2D', x21, 1, 1, 1, 2, 2, 3, True).To(t22)
Example({
    x1: packed('<i2',
    'c-ng%E9iN?U%mA2@s*-ii_f#S3qNc<8@kl~p=qjp;?&lO+fT-?t?!>19{XG0(DmrmZqxkTGj%23_J00azTfoq(9`^R*DaOghs|1x'
    'o$Wk+T&(qKnSX}OB=xRYjJNZx80D0w>%Vn#A63|SGw6EOzT>+k3l#q*h_;kGShCh*7x(EQs2Kp9T=-!', 0.0001220703125
),
    t2: packed('<f4',
    'c-n1`Ur19?9LJAKiH6BcmL($xX%>NPq~>h*oE1tS)q{3OhPg|BP=^oeMx>B7Lw(4$EX;<Ytv{CRYAsVM@SZz*nN6yd1QH06GYS&+'
    'ppX*OIk!w7?s+(z-}m?Z{C?j9z~6%b7DeS+6)+aD2t=mP7XWKIEkrDY!v;f`Ho{)fU=Rfm0|wFH6=MPryn+`nirGcRV@x}uB?c^E'
    '0b76y%x2O6Sb^w^8ig2+3A8U5RA8VC|DOu1Pl}c0EGEYPGOzv$#C5^3MU$J?yY$Y$r`e&?8MbJB+-(9wqxs!S+Kw&#PQkzA)Z1cl'
    '_q3lkCF^l3Hcr@2CEolHu70MOx0xT5WoFv1hkU^+8IB7Yeh~bcYuU;7@we@|XcPwmT7Sa)eD!n9O4D@cNor+wUr+_^=O;b~0-Mh%'
    '&|&BCl;ynSf!3PJIU&dDP=P1x4*|c#&+2N<+T5XCrnRIY&}{6UzNqcTFWob(-%M_Qbmmy(sBY2b3L4|SP47K96-VCr$&O{$p`aFc'
    'M!anWKi`PkA|A29F`92LPWqUZ<f%oML%D@}ORhBxC7gs@qoB{T4A=iIk9B{!la=Ij_q3n!?YUamo>=PbEUHSM-0E2vi*yc86^}l>'
    'Roa|t-RIf9GLSV=XYOc={7`{&P1)`DzHi*1K<6|4iRrf9uM4m5PBk4!IiUh`jguu6<z1T2-U5eNbH8gX>Eoh6@uS+7vL2&(<&w1f'
    'mFvaZs#4)b+Wv-U-JnlK5Xn%MWJov;5+ozS1ZYKsAP6C%2ht`%h?5C~GU1R!T{6|ip@fJeu@VxA`4P2|gA|qs?NB?_tx#rDsX&MX'
    'A@xBOSn<$8fe>59wnJ{5TGe3cC#+y*4y{kh(G=_#G$<!4(HSDM(K09h0e$427X'
),
    x3: (packed('<i2',
    'c-jGa0EPc&FIC4WgF(L;>tBzzl?j{UX)pf~#RGwXnP(B9RX5c+({JzLi&v@hn~4z(shKYycf+wsft`&HwK2PujpU3<F#B*5!O61g'
    'RdR0~PG<wsihvq4zh-`77Qe9AbH!OpeG-yUXZ1vwjUC5IfzHk0+yKYY_0uR>o-K|%wE', 0.0001220703125
) * 8)[:480],
    t4: packed('<f4',
    'c-pfpVqoZF2nCX%3?LxG0HHz|ERTa2tNWfng@DRH;0eQV2=~cx2FoG_ypqJ2OrEuHlb@9^Fid86+OdG)DOlQn1(@Q0%D}V}#IVxW'
    'aGwD&yBJK(V7Mp(W-Q1AX~ru_jLGC#3pcqWl7V44!=0n049CFIZn<D8d_Kb^YY^jB?*SVZu+T<`O~DMhbHEHmdyr<llEj!yp0#k3'
    '?d=&D>=^9qffy_e;)5tVC<`cK3l{<l0EJ*Gfe5c8F(#8|E!<=PkC}om'
),
    x5: packed('<i2',
    'c-ot5D%sflKD_+n!|vdhKNtS~e=;$%IahQ&w_tVd*34}C?c0~$tyVpH)%xXA@BI7sTiZ7`ch6k^`E$K&b>qUhLr?S9;$xX7?E;Gg'
    'u3AlCEiatMb(`VJo(ZZeSu{+pMID`P-?>}HcREXSvfj@lK}Xh!oN}M~C;5}ome&_6kNU13f|>y^fd9<', 0.0001220703125
),
    t6: packed('<f4',
    'c-lS9F=*346vy#1wpfG)p_W#NBH669Lm|??CU<`XHFW882#Qch0}_ftL~&@LN}Ys11&J=Aol5BGA_%eizjF`+f)I+Eh>D@44k9`!'
    'D1M)V$K%J{d!M_rIp-4BPHf~7tLjQAXH_nVA{B8~Dsgq`INJrPI#3Bzlv5U{tiUc%IVW9#k-+3XYy)i$=(<3hv(^Ds0^}o?$Ya>H'
    'D9S0IICuD+pB`F!^SM92`&?s5siod@|G<aJ*NO6<ALm=~ROQRtkDIpn-HroQA29v}oH_#RI|=OE1kUz=E60GVHDE0Z+<zI^djUMV'
    '130(~xPA>7*ML`E1LGm!!8~yJG4R4~U||Ayq6OSD2F$*H7`L9@J-X67RQ_4Gv2|zeOyxk~^k8-P_NU2AHZC_Z*DuZQd~|CWI5!S#'
    'c;I{<xc&_Iat*k>4V*j$T<ich7Jy?N;NA`3#RtIAd%%6)fKToNw?=@kTEMsoTzw9l83tah0;?I|%m^?xMtft5J{Xgx;dmN+2%+S4'
    '@Y<LV(v)C_F}nB<dVxWp2eP#B9_R)75>TQTJP?uw8J7%H>r^1OwHA{~1c5=I5vVm#MnRW=e*r|tDu4'
),
    x7: (packed('<i2',
    'c-jGa0EPcOiSL6IeJA&yo$XCSv9D7fLwhBsTNS-wZOKPpcNIIQLk$H%j}?W%!8a!t0k?}EOPM>N<$Y(dyWN%j@iYN9cuggwQZ|rs'
    'yuf>3jQ#UKum@(Y&Twy@_ZHqCa&h{qhpFOCM!Nm($!q6Vdcf_H+u?S=2~c3IbBT;Rzy', 0.0001220703125
) * 8)[:480],
    t8: packed('<f4',
    'c-oy%eM}Q)7(bXwD$`&V_XoML7U_&^Xz>Gk(B4~JbfyzU%!ye-LQst02vVX6uA0L9C<Pk8p=ef9v0X+lrUgdASMTi%rUs&^!Kwvo'
    'BA)Rh*;XgRj0Cdh?V0k&5<+-$cklB&_xpNZo}+jU7Eeh#M?uX)4TEUU^Sm@8JIr_q3yUzQ|1CbY69!M<U?C|;KZywp$SaA0zJ!mF'
    '=N3mZe%j!-QXFHT3>;%Mh@!|aG!R75Z}3B7rA3}IaPVRLQ1HB!5gCJ@24k8bZqWls1vf8vAx_e%$hkNYd6BW^oTOOMOCT3xDJ{BM'
    '$o=j;aF}w*%54Lg9%r@V(&m<uEOs{hHu!dYeb>o~$m_ZX@yWw=@+9?!<rzwv`mQTEz1Y_U<h+PSvzuB@*$0cvH1)CX&YPxyddTEy'
    'Iw{wW>3f!)y1OO2Ssrg{%}v)^9-j(4wX2l(dnmo}gj!!T)BYwc=rM6g`&7PLo2OHNoNd?l9yh1F%JU7UIXp?KbMOCLRUlS>{cFZU'
    '$HBJN;t`|jxcp2$?lqR#)vaew8}ICVSJ69NC>B!5&TFME#gpl&8~2{fYHAKC&jUHY$wFg2L(Zj<+;GU^ESVR)0H>C}SC$1gx(>u='
    'WCo{A{bh@c6?6I!D`E~#_U$PDqb)t8>gLSNMoVqyLAPrC%Ip6Qxj$>3-Q;k}K1yt>v~QnSF{=DcsEPa3Q5`Uva}_5tZHe#MwGG*;'
    'e^vnbuhfpjua>OMI@`9Ud&U;Ncy!|YvF}Zdu5}%<xTd?s1G@^g<od(4mETUD&PF@Ll%@WC?Z4!lQQpkg4}89-;mf2*-0q6nXO{6V'
    'ULCs)<iMEo61_}hy6>A?`aVf8o3Cz7y<JkSPu`ZOSrztJs^~pi(`*gZ>i(xcOw^>-Um1{hRLN{P`QIp}LNBX2ZoTVspL=e-ynlS8'
    'r4z^-F1mV0kJNkjy6d%dYyJt%3toUz!mi6dKB8yZUv6^0P#AVLE;3fk=|im7HyST=uD;UrlYj&k4<d}v;2?Z-h!wC8Bg`V54<RoM'
    '5cUZO>oCg#6zK%S`ZUmKkrrwJAp+ECSWG04fCT`92m&xbfh~~7%aQ@Wbu7VX36Dh>3!s6(7~~MaN)(Wa4lrm4L`Rxp$b(o+^k8Xm'
    '4vEdegs2mJauTS$UI+kl1Z1R*8naOjNX-jgfRog-QjeftT&$SWT&(B?;Qs(=Db)4'
),
    x9: packed('<i2',
    'c-re#-`FT@y3sIE(EYKk>{G+q?u9eYw|<^FcjDKNwiEwnetvm1JCM^g^ZMD-pJ)DL*7SGI{%bk^;rf34Wcla4Lr-&*$aKXg@xP11'
    'KXq@*U6Ja2-J|81K&6?(l#kV`N+(-L{kfKsGNV1X{#JwCilY0wO+w!)R6FJvB<AXzZ&V+GngQ8t^{M', 0.0001220703125
),
    t10: packed('<f4',
    'c-n1}Sx8i26vux?V2GlEWkp&K`H(HzLOO$U?|rbc1qt$oM1d3tN=2DQSxE-AkrLvx8Me@ZO_4!qwqa#V*iQ9O+9u{hQB>N4M$7r`'
    'cMGw(GxvP=p6~zvednAR7<2{X8^D%Zf-S+e-7L0b2Fq<7v@{^LD)0mYL5c#7gDP94#MdP+MIIc6Fx9s92kgHfbxKfF!603pBC0~b'
    '^lIy>bUgtVW~-uYv5n~(BiX8uFwrQfm~6MT5dFIiDW#I?iO5-j|MeYEmijE~ZT>=7Q&xAYqY&n;U%4gO3+?@}P*MIfodZkQ`f{g-'
    'lF!h1^f63P-XZWS1-2db5WGAb!fyHd>o!5&C2s*S$u#DCh4>4{e=w<y%oEGtVkfClLQeY4Hx7*x#5&j$&EC7k58zoMWXoFWe@AYA'
    'FHIp}Ew6Lsq=I#`ezF->ZLWdUeFAf!-Dg-^L(jcTscQCB8bZMQ{YD$qm)>~ZS6o>#Hai9mXEm%wh8sC^M$UjvzcadVDa^?eeRmmA'
    'PYPSS?IV~(Tpk<p-LZX1xkSS7`O|W|Tj0vWQ%ybhq>qT*DRY-Y!l~OZ>Y(oiM}~2%($~tz`_NE2Uq-Cv7X>5JVO;xb(pUk#^&QP`'
    '!eQvIYl)nTpu2o4_}`~Qb3B*w+DvKjCJX%~&>72QIx`?mX2>EQMLeGX6V5|lx%@aM_cF6Lo+lw-{---O!oJu$h3t?&SN1jd^g>_`'
    'v^s&)iL}3{m<S)H^C<+Zqj`TlM2GK+tgT+WU{ua{xE{0J;*7KtcJ|<aPQ845)e0H!BW0_SV?C|u{-ijjUTj^@NUuA#Oe+J+l#gYA'
    'sV=ozrs*@mGEAM6fMGhpNywI(p9D+Yl5qV#y=jWh^l7E`8-HK)YFG%&aQ&8si_cLgzse8_rj@2D%~@S24%CskF#Yf!%&kyA7?$=s'
    '<v48*=+toiPMK=MFhsBWvHp$i4-=JEAp'
),
    x11: (packed('<i2',
    'c-jGa0EPd9L%Wlyg;x>DFQ02kY4z`U^ZD<qCAHgy@gaB9KiTc4Ep1~N(RZO?qpwd%m)jYGdu0PFU8nKg_i=Z74D0&+RCpY!fxePR'
    'bGweE=peXCJ^)B71a_s(Axei-ljRgHr&peO>SK)F$~{>2XOE>m{jVyu1m3H~n4WS#Cj', 0.0001220703125
) * 8)[:480],
    t12: packed('<f4',
    'c-k$EO-LI-7={Noha4?7h04Z5MMyp9B1T5p%r4Sv?WKEan?s?{gn~sxErAlWP`A)D4SLywG>N4#BRNQaK)N##+Gd47DO4y6sf&%2'
    'N-JU!LO}4FMHptDnfH0WF$^R(4TKPdjUq!JqOt)%DWWwBI|4^Gs0h#$h!7#vq{0yu;fa<k`!eWL^gL=BFcvW5R|NPDaLo`u0*rz{'
    '1<M%<VCM1Q^gWCUGk3lZKSR-IR=M^!*L4zpmvy^w^1>x+taM~<P7Xe|u%gdI>cizmwDUlT%;mO?@OseACX)S*brm12rY8H_)<>-C'
    'JM}AljS@b%KRb778P)yZ4=Lg0ob+{^zLj#z?N%G_**i+6FMSt3Je+-dVzn~+-cu<a%Dq}xF7;Oa1wvl_Vs>NtQ$*jJuaAy@c(Hid'
    '^WMaY`qzQNpWTI8ytlCu2#@4%yBnKo<X2+;&>S!8i?2JpCu>EgXCN5Zm7I9!c;)fZ$jb@$W<|}biQmZlGNi9=btuxB8t?hp9av8~'
    '53J)<*HY#4#PW8f6RZCpA@jyi!Q8?vsrWwrjdP82q7h91A)IsOKWQ2vM6($nBj=Kc2v^}`jK@INz+##WX_X7fW<p{%frvq`Dx??_'
    'CgHGrX^i=Q+3;$M;Z?XWjj@>MXlG9X0Pg'
),
    x13: packed('<i2',
    'c-j+8z54oOy6W=HSGOPDINNwS=f~~4-){c=`LgC|P4`aex5v*K*IRxRe!BXp{Y!W6>FYhYm%p5N{4wLp?GM)`3l2TazY}I>iyX*%'
    '&Y-8;vvs%7z5|tymhHH0ni~+}E!FHbSM$%7pI0U@3%p$H>EFhqbzI46z0bSDr*?i=Hj6*~*bvkV0I4AcN&', 0.0001220703125
),
    t14: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5106201, 0.42194283, 0.3950602, 0.0, 0.0, 0.5166423, 0.0, 0.0,
    0.24046496, 0.3676351, 0.0, 0.0, 0.24694824, 0.0, 0.35835776, 0.0, 0.0, 0.0, 0.14714898,
    0.21548122, 0.0, 0.0, 0.39812553, 0.0, 0.0, 1.0631375, 0.5872803, 0.008422852, 0.0, 0.0,
    0.7711724, 0.0, 0.0, 0.0, 0.7685547, 0.0, 0.0, 0.20894368, 0.0, 0.0, 0.0, 0.0],
    x15: (packed('<i2',
    'c-jGa0EPdtO9x}2(?#EfadG37Gg)cF)sa(ksWUgDDHREy%ZF(vduesE-FbU~jS<N)4~b_#KeIs>bFGj6%hx+ci_1Al%gmF5*6Cn-'
    'D|1j5l%g2~##dxAda$0z<FkHuZRe4DHo1c;N#hoWP6rzk*ghCH+$<WoR@tvY1?a;#fd', 0.0001220703125
) * 8)[:480],
    t16: packed('<f4',
    'c-muNKm)5oLsv6|GBAXOhBAOyASQ^j8pr`kGOT7;y&9xoH3$IZERXjc4`q-!zM8?Z==gC<%f8ip$NOZSSOWDF9q$9FSq;+905Sn+'
    '1d1fcG`LQn>}ty=P-B4zWIG5WNf!0VAau%D9zTBkNrcV<g-3r9m=X#~7+f3<Y-orQ6`eFA^gvdq>(hp*Tn=BS_HbA-h)%s(RO`p^'
    ';L_26tb$dy=4~iVnDy#Z*D0SBOHW;lo?E!XeCsTYtQy6GReXm{od0$|zp<@g>e-Z&r-it*7*?4!Ts2h*ow~|$YSk4K$+HjUA#`57'
    '>c#a4W~|Z<4Uf=Y7jhP&NcwaqBXl0;b6ogQVRPMM#m*yQEs^4}tIY*(q}j%-;}@QA=cJ|YmR$nN%Ob+qpR#UTerNTnH1;)NIotob'
    'XscafX4|Oyk!x#+V8gldU;5+(ntP@1eE4Lvns3+XV`Vv<8Y?(;+>O59_Y{&&Vh;VfjV14QqtM-tA9YU8F~5W&DHU`bq0?4IMxiwr'
    'YHaB1HASWW<eUGZNVc+HMChELdw;r_)xQ09`}W)K2a$I6Kwt}`_S^5>>tGEOv$eCg+Xs}i-Mb$ww{QQx{rm0r?02vOGC-2{_CO(^'
    'dLRoZvu~drPz_KL$g;QFYY)`9-+rI%UZBGL`>k#F*xTCMqe|K#>D+5;2b6>w3)Ts;6GalF9In%5uid`A`vLqKTM+'
),
    x17: packed('<i2',
    'c-ni+E4h2V`_s?GsW;cFdio|ZZ|(msDE@M_u4(jh<#x}<>mTp;y?FL#>etT0*9~j$FWxQe9$RYo-Z$M@aq{8ELr-%{okIFW6@l+('
    'pXwHUiwWlCzH@XzdYWO;_iBTkpMGX6UUc4$^`qg-b5~|wT)NfIyLkH<SN8=;CYL;T_nod7f|>!+4g4t', 0.0001220703125
),
    t18: packed('<f4',
    'c-lpe4@eVH9LJx3FfpUdIZ$TKWu}#-9+_^tJ4?e&q3q9zg@mMDxe9Hj6&0vUa<xRvr8`2je@Ith6jFJ2GpR=DC8;GAsi~PpwX!U-'
    'lHS{fJ$StLzTe;bettijjgskQl#K!u3s{!5D*(%IEM^=`9^@28nxc?SQ8G}aA7jT709;4`bBh5$1Q;d)QDhkGzfMsw4^YXN=*Lm;'
    'O+%LvLnQsUDEUZl#c@p*9Vub}V*n%43Jyz7Rw!5&0a<D;AAZ4TfW88VKrmN20FJUMo1Pkz$;K#`z%sPmZd7m#Cn_NLFpIi}X$ipQ'
    'n6%9Dso-PXfwBM)DyjEMy*9g{dH35(J-r&dwwSE}gVR*S49GZZF3@1P^;6YXTmGa=K3xOh(Wc|Sq*KFT^6Ibh_%M0VrByAaJNb`n'
    'M)?n4aI;0<%x%d7u??9U`}}L4bQTv*G>#t({yAW(s4^(OOCQjgsXk51&xc*u_a(=udFT7NW2r&1U3of4IT>)Td_}SDbGH0LzM9PZ'
    'X6a&AdnZ_i0uyhWAj|=MSt%)&M)=Un$|rtnvx3{-+wTS(NblNT5~F(+*h<_ltWkxwsbddKs!|>cjd3^JhqGr-IwviSJF(wvTiBts'
    'q@H5@r#C+h-L+@FX7RdGrQPS-ech2xzc)=66I42nC5`S8-aB$bg4#kJkII60-Actw<#_)HKH%@!-cU20W(geCF5W!v#fWFX&`?a3'
    '(k<-D-_=uP&l4lDZmqfLdYLTA7jqMKu6eg<h1FhSINiG8r-$8Q&g;D%Rdh2gsogNSL|ThSsomCFB^k<`oe?>u3;G^v!|lhO^+!sJ'
    'j&zkkm;>4~T<&RL*o?_5uR~<77wCQCS9M?R^E(SFww0$$ohgmJo91QeId?QRrf%(`z1XjP@y)l+I42dXBuNk?!Q=2G2~HqLv<Mzv'
    'pibf{f>1%h3S9viR#c2Uv^fGtMesog&MS!%0*5@Pa;QXb`2+-zJk$uM#jAOeaQ#GOq_dKQ`6MskB+erkPT*>2<8AN_H5U{%fJ8?V'
    'R@AtaM+vY?h(R#|PjZ5Qc<>Gr1srb2r2hc0Ux{D'
),
    x19: (packed('<i2',
    'c-jGa0EPe2l}F$C!*73mN%!X!L#vYyXKP#C&lf=jbv@PfqmQ?PrAe*z>j7t{m#;nXv$ci2`M>|8Pf1Nr8EuUvDyK;bLD&G+N8k!N'
    'E!jvWltBkgM5GZeVkLz!cg3gBHb$fdm!meM@XxL8QZD8ZB46Py>krrIK?K9?zUpK=Mg', 0.0001220703125
) * 8)[:480],
    t20: packed('<f4',
    'c-m!<3rtgI6vscAV1p<y9!iEF%xu6EkZa}9-g|MInIP}1OdKPfZdXQ_Ly3ctnN*ZV!_zttF1U4DXBf9KA}}lV-dlXot@Pq!0Wo$}'
    'T-^W}h>k!L_xQdxixI!%e)pX3obx;9e*jo|WB@QShJimB1DK^zK@czuPynMT8iNN26a^>@qiBkvY3ex|jlrM*lLZP0um}iBP(le-'
    'y)f(Ttt<fo4A3;Z;1AF==B}G=7|+rO<I}<6K&Pqj&CL=t8cainSBzh}*)<J2!<H~pplJZ9&rJ_!mchdS_%TS#lKCkN)k25>;9!^l'
    'Z3<nOQ`yqPI3Q>n2nd*iHb!P-;*B;VQ*Vs7F(?DILl;bx&C-}s02C8ym3hz7G8t58^;QCm3KjIQkJ7PIClJ*zpckA`=Res{roP)a'
    '*a!^j+9n&A67Sc#W+-m$xtpBWk!6gVSU(z?SPAx1g9_imlm|WQsl?cTY<tzEnx5X2!EA+F59XgVI-D7Bu&7S$`-ORJuE9LBzNOn1'
    'X3O#U{f*+3Td%Zg2j!NYc)}1U8aqc#3q#udb0HZwi!AZlPbZT$e@<zsue%So9$jM%$#UN%H}_|{wm(cOs_F97O#`{lwN}f})D@qS'
    '%xw8y`3ASe^Q{(pPS|jWheB=X{lFw23sk!#gCO7Kevb?<%KBvD0<U!;W&iA`duEu9=+$PzCuz<+ccL^!uPc6Q<Ky-x1CR5zcr1HR'
    '>{Rwt>E%ULp+Pj&8KLki>Kv(-1M!Eu4cWC55g#wxU4MLSNQ@-OZO2T8yt9A)ke{k-J|s4J9cbh1zv&9Q-5$mKdSx>0dvWSMFLT|2'
    '48yyXj{^4&>usgtJzmL0IoF!S)epmh?r%434X--8aP+!Yx+x<4P36S`|J>SIMe^IeRe5cf3&i}8%SBbB#2he#O?2K~Oz2FYd#){5'
    'TYlIVwffMo+dWMg@IECuU8TBudQ<zKWA=>T)H@^Z4~z4%wzqHnE_Yd+$4AOPR)X^S#rfEPoyY9Qw=9f&w&IA=`>*D-s1kLU=;|ud'
    'Dbt!w&1&s^m+6@B*Q}KTmBzMkV~s%oR&ARlc_O-@w59Wt&8ncB#zmdQ{qRrWeG|ze1@udWdxpCD4EC}~hV>5)el@LSqee7R@b`vo'
    'BNYLzoT%T^y}Y<~;hACHslL3@Hc{2lWyiibGkX3@&+6Mg%XO-z(F6Yu>~t!7sx&rc{>MevZ#CHi*WI|@$hd}fYVL%ow=p*8+}L~W'
    'QBCQqB6r<sozL$-qz)b!JXz&eo|^P?)4g@~eo0s5hgROWkq|f_dbw}RrDEHzlW9pU9s9&*U%2F|J+F|z9(~wSd+bQX3e#6Oe}QBP'
    'jwf-JBMAvX@HiQVe1hXhl7%6H<X9Nfa}Epo1c&1siE}K>VM(XY!W&vVhhXT*;gdYap)|;rz+wU?NEZ6I6vc5EhgmF+G9f|=eJQ~@'
    'Nm5*jEIpye^$wsEcVMNE;jo;q9E--{NRH=GGZON7mgtAWvQGcmVgC0e4iblxPzdkjAq-NoM5*H$C#5Xp!&KM_=|SBgk0+6T0hJL>'
    'zLZ2P$IkQwPdM`Ra4jr)hdbp_9~}PR9+1!B{{b4ntlt'
),
    x21: packed('<i2',
    'c-l+s4E%1sf8)mZ`RVJMPv$bp9_^2PyS;Q_<^A8A=NsCl-?Xe(tjyl%&ugmtF#cw&r1{G8jR!AYovj%9QhZ_J(9`_--a}y)VV-kK'
    'g45=$ZNJ~SU0qv_!|mE32jLwiGn#wuz6_r*BSuB>#or|}JjL_au9<NP9J-{NtMguTtCQgn)C>STFX*B', 0.0001220703125
),
    t22: packed('<i4',
    'c-muNV32BKKn6+-D}iJLgtM*_NK~$q@nm55e&>h{!z&FbpumfQJ!K3GdOLwksd->^EfD4AV9iqKnzJC9e}gqI18cqx(mV~tW{~DA'
    'u;w(d<_@rC4Y18o5Y3Z7npcT~HA|suX3#;{+y%B-0PJi%8-!+%WF{YqfBhNcfMf`S!=?%(41+y%85jg?byyjgbESa-`Lm>1fPMt2'
    '%gh3+lZ7bP25V+U*USvj91PYx8?4zCq&XeMW{~D;u;xs#W_z&aaInpWNSd`cz?w7BH3J<1x0xGkvnANs8b~%XjDq0}08?&DSp', 6.103515625e-05
),
}, name='plain').DisableLifeTimeVariation()
