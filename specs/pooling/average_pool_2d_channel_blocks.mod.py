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


F32 = 'TENSOR_FLOAT32'

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
t2 = Output('t2', (F32, [1, 5, 6, 8]))
x3 = Input('x3', (F32, [1, 5, 6, 19]))
t4 = Output('t4', (F32, [1, 3, 4, 19]))
x5 = Input('x5', (F32, [1, 8, 5, 6]))
t6 = Output('t6', (F32, [1, 8, 4, 5]))
x7 = Input('x7', (F32, [1, 5, 6, 16]))
t8 = Output('t8', (F32, [1, 5, 5, 16]))
x9 = Input('x9', (F32, [1, 5, 6, 11]))
t10 = Output('t10', (F32, [1, 5, 8, 11]))
x11 = Input('x11', (F32, [1, 16, 5, 6]))
t12 = Output('t12', (F32, [1, 16, 3, 3]))
x13 = Input('x13', (F32, [1, 5, 6, 8]))
t14 = Output('t14', (F32, [1, 2, 3, 8]))
x15 = Input('x15', (F32, [1, 5, 6, 19]))
t16 = Output('t16', (F32, [1, 4, 3, 19]))
x17 = Input('x17', (F32, [1, 5, 6, 8]))
t18 = Output('t18', (F32, [1, 5, 6, 8]))
x19 = Input('x19', (F32, [1, 5, 6, 19]))
t20 = Output('t20', (F32, [1, 4, 6, 19]))
x21 = Input('x21', (F32, [1, 8, 5, 6]))
t22 = Output('t22', (F32, [1, 8, 5, 6]))
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
) * 10)[:570],
    t4: packed('<f4',
    'c-ozfp>D!Z6ox;+11uq76Bq<ffGT14E-B#+>M(l%1QqxhvLK3FCN={Y8a9gnv4o@!Bri}ilA#G=;ht*<EKS!Qb?*1y|2yE631ejJ'
    ';z1Mz9s$IW&=4meF5_b|vzqbE$H0;FqMU$pIa5w$bnZ9p>B4r0hxG#;czqmIsKN8M&=!7?yITtI!^c+8ir&io?Q&I4z`2|$r!qQg'
    '?o0G;yI%9l<pxTVW1mkLSA`CETHx-en*cQzRA9F3you(boPcvVQ%+@cDy<vZcC{JIs@1(lNn)vaqm&KKNGsLgZ#e;Hcc!2Ezw-pp'
    'Y2AY'
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
    x9: (packed('<i2',
    'c-jGa0EPdJC$WJOHL)>a5l7=a9py27i=mm%h4Yo2k@fLCk^gD)>D6md2}Nnw&CBzd`2#6WLu>sxpW&~MFJm9)S`?Qd<X`)9SMrOt'
    'ZK!2S*GPos5P3F0l<|A2b(1(6{MKY-n1@q;+JHW&a^Jf&RqY^qL2NK#Z7k1$Cp7CmIs', 0.0001220703125
) * 6)[:330],
    t10: packed('<f4',
    'c-obde@IhN6vw|=e^`HHMTX>?O>I#@B3RbUz4roz873*bKe7lh|FSe$3Q~kpDMo1}DN27hV~X__5(p|tm}FbXh!#Tr5s4W6U<q1E'
    'rby@ByXnf(dD%Pf-1Fme&pG!E_~+80F#$~r?AhWQP1l94Yr5ul{A+1Cr*M+S6`fhkl1(H@K%Gk)CyZI*9BG^$%?2}Ul1?sKx;R<a'
    '^*@n;3ZM&jh)B3x@FRJ1%aB|ZNPp|0AtjeNfYjh`T3=x{D-KjhztH}ZKTv6WL9b%?kY-2T-JezmoKwabOgnMB$F7-R1)6Xhu-iYs'
    '0s3)1ELTPU*D`D>`;m?m*eacn$|nl$kE2m?QXEG{Vc)N)ILyHdlNDNd5vEZ8(w>Ex*QtrgAnH~isdcgjg|P|8+K>as_fbH3P=E!L'
    'R}4hAHpliF25@Gq6#dDg+o;AMWT6*$Cy;Q!_BceOZ^Q$eK)SC1!^@D4lkbrukhu3GbYz7mCV*t!1|hLwp2TI^sb`4`_>AGJ3^Zfs'
    '0p!Bli$>(X%BGaXi}3+&%yXpqYQiMB^3aJbgBWywbGPB(P~JRRs<1Z)w}z1plwmu454$4h#Ak@i?h8Zr=1a)WG?!oyU);sW=rGKd'
    'bYY{llA7YkBd~WGBPe+fJQtC4*hz=RIil-;_{4^{fC)yxd$Vs2v$aL*?o^pD-DSXyl=yQL=*cwf7<sh5!DL3u({{Agr%`Y)vcmvm'
    '2_#J@(i9@Hrt}k%1oG5{37X5_$nddf#0Vs+i$X`9{?HvjvTlQrJr5V?iz~w+?4QCAnQhNctTNEr-5+tqS{*_Ex9jcA)cE4Xbb>fd'
    '9I48(LM{~w6#B_*t0=PADY8W-7x_rYiXv3*RTaoG2^PijRQ6KI0GT71jaf*cU8*7?1)QBIkg_7fLdkNf;2h;#rcx+Jvd6-#2u501'
    'C5pf1H6WEh!4@XuWk^+4mbhy|$^oRm+odWALy9W6lw}ENpmc^`MbO3Yi{i%L;=03)'
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
    t14: packed('<f4',
    'c-muN0D~u?3=FFo7>ZVdI3U7OhJgWyo`Cp$5H+C;aIk~Jm4U&Dfx*U#f#Cr|6;Nc|at4O$3=AR>Kz23|A7EhkicrsV;}in}3j;&h'
    '9tMUQhV4KRu^0x1(+mt9Vq6RiK(iQJP|UZtvjY+g3?Rx52w^M+dwUzO1XvQJ5&-<G7^V'
),
    x15: (packed('<i2',
    'c-jGa0EPdtO9x}2(?#EfadG37Gg)cF)sa(ksWUgDDHREy%ZF(vduesE-FbU~jS<N)4~b_#KeIs>bFGj6%hx+ci_1Al%gmF5*6Cn-'
    'D|1j5l%g2~##dxAda$0z<FkHuZRe4DHo1c;N#hoWP6rzk*ghCH+$<WoR@tvY1?a;#fd', 0.0001220703125
) * 10)[:570],
    t16: packed('<f4',
    'c-m#nZ%C6t90%}ATZFJQYD4G|N_^w`!&o6bYu-H@7)8Y@cY;JhMOI=avuH*yhV6-(_#jD$CN(31cD-=W-VC0522u}M#)5FZ=tae5'
    '644(kF<(e`Yvw`s+&$d)clY}o0RIibCME!5O!y=i5T00IJHQhrgdYL??+CC2G%U+zkjNUy5jL@wlL<C+IUtdotjU@Qh>2x}FSjiN'
    'yevtwBme-Ltbj#;cks&sAi70>Xfk^kO9F5f1TV+l_3Y|!eFjsrwCZAJEZz@%mU!CMy*-|9a3m-CVv7@s?e?&`{`Z3Ku)41;IMh1h'
    'KAm?T%>PQe9pUFyC;Mi-ucT1<)A+i+cDFW={&qjS)?pc+zUw>RtaQ$fmyJ#BoIf@CBy{5Vm&&%}rO@1m3IX8dE@bx$Kt@d*h-TFe'
    '0RY$*UEGaJ1VD6)K<e6(wRAf9Q2^e@bVvD_tnqsEK_IpvvZ>nTJ2YRr>Qj|wx#w^7jQsr3WIs|%>$cvyQ@vnV?Qb8wTpg*54t=kC'
    'd^G&V*|p=?TyKN7B9IEJn^p4#x_)zTxF>(5yzy)Iz?Qv<tNWd{K*?mFy{7j<O>D%{zp*7Dl{T(<)-osnyc}thn*<=6nz^wQNt6kI'
    'IcfU6?TwuRAi721p)+%?-nGpt0FWYu8hjuHDMs2bD1r*2I)#SeL68l^b_S#nA;eDq-b9prhzCk}EC2{1on;TKN2ng^kaB~S5f`YT'
    'L!>~~#$G6t1ppRyB0#CmBBTPK?}4n5*(-qP76JAuTkO9A`~f2in&t'
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
) * 10)[:570],
    t20: packed('<f4',
    'c-noDdr%Ws6vl6PD8XorkRlF6j8*}yg)XQ-b{8$JDAs1E>#LN8!LE*08*6J&>VvA0L_~ZbLkK<!ElRM&Q4wu+H)2MLWDy@!93vxD'
    'tHVQZMmvi3aqjX@94&Y5+<VX2bI<qv?jrQ+urdfS3_ieawZeQ&kw~zj$g(1V2oX*QjxfzgM2LW#nZTj=nu{#d!VR+-K^c@2qM2Zb'
    'Bt~yE8&$|`R1l1nX@eSq5D7CfLpNxP%xqUG@((<J9<^^v%MKh}YfeUK5!?LD+1U}~>g;6n%j)*p<h0cUVhK?c2@y#GteJhC31DP^'
    'k$H*rRjYslHi&^)5&FM3golII!y#i0v3_&cnjaF!#N{Jc>g$;hNf>MQTfsx$2F`m}#OjlbZ3LTSC9Fh`9vNAM-k4-WDyv>hvP+IZ'
    '0DcX0$4ACGIf~N6AcwOoD{D{W1KmO0k>$w5^lok0nfDcn3~yB)2>ttg)6!JaTe;<tiK;qVd~Mh!_pbPYuFm~xSB=4vf=&e1xSY1N'
    'f4-<OxMavjt38ooTT}emi=SDSMg3S^j>^M&JA4{7o9%a9^G5EWT$*7P!<^vatS!2-0*kI>PEG=oIq9B$+VSR8T}EqkV`+TLt!r0e'
    'dO9ru&$?vZ-bjAbmZ!L|E?jqTRV<_RS~2?ZTqg8PbXZT`#OuY^oR-<Q#vRtpWct#lzqc~8cVnjfTUVJ2Es6@Ly_2qB?as8X-G`!{'
    '>O5F&v!jC(zhgFduwrl8Hm$*fb;=D#;P+P>iGf*%53fJe#k=!7SdrtvyC|$M(ku55u~MtGJ$+Ia<mI%j4>)b`4c#ICNI5yqcxvgg'
    '*bQAHTM{?h3U%E%g;C9|QDK8iAK$E^{?Zz*rxlP_*CzFCsZ7|Yzg;^y`m~?h&vE6-Qu~tUsFmTGD=*)U997CyYGlbBzF#iRsMs)p'
    'Z#`FZ_D<l$Pg2+9&zF6gP^z5qM%DG0w5Iio58CFhE83GdtF!6MscEKa?J?8P_TuD5)sPi^m5&-f95LdZ$hNkIi_1-iQBLlJe^!1l'
    '>$lEpo6bhW20Q9<qk0P#XjJF&cel^z8Z@50mzDC+oz9Ngy>-EZ0HiX>bnbn7Z#FH`#mj=8Oy7B^c3E=43;Iz|(71-_L&k^vpv*ro'
    '_HM@Z>LW{>H`dB;%Dpe03aGw3d;Wy%<1>Rx$`_vuh-tA^O)NX(5K?~HvTy5%sRe!ubNr9gr3}t>e>`q4S5@<H*siCOG(X<5=zP|c'
    '1beW4p6|Ws#vuQB9<12g^ZnCKc(9h_buaXCG(Q`db?ni%-^@_@&hcOk9$FzwsUQElTxN-@NnhSsF?i51-|$fvFPu|yeGxlmb}0Nb'
    'tI%a<L##sPldX(siizk^PNBm3%1^3dGanQUnJW*E-l)9PegE0E_-ch_SJt|QL^=BRq|$n9*8QT;oQkQ1Uv!Mzf5DYun7Wf3Q_)RR'
    '0!{ID9`7_y3wS35T2SMiq<NASD4wTzp28EyB#-Mz9OH%N)D#RzQWVMa9L13wgl8dwFZhz3;-nS{xQwSIMS%x70b)v027M^QPM{6s'
    'IW;Zxi%JXEpNGpNi4{SLvO^v;>~^e3Q5<ilITC-6>h01cQVM9QUy=7<#VP3Q$=Z+k5-W6t6?Ynll_L9nd$7W*flGm;@h*UMP=q5~'
    'lavLHk^-m{Bn{X(UV2qd=<g&IKs&&~Fkpkk@Hk1T>0g1LCh<F{aS9av1LT<qZU'
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
