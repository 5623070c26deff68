# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 35, 5]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [19, 3, 3, 5]), packed('<f4',
    'c-rlc!4Uu<2m`k>TeCA-yK@d9=i6r<43P=M1qKjwe`_wyp-DZyUh}0x{QH*r(o;U&%h}vn(R)=Px8tA9nN7cuY~(LyHnW+{Y-Tf?'
    '+014(vzg6&m-zuzz3U+'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 67, 18, 19]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHiw(md3<W@s!Y1`79fi%xXvKWg%upQ?A`m~!MZ_nfjaX~E&YYvqeb0z7*PQ>~_d9oOKbe-hZk^9;uYB%&<<{Nj{5{V9bAOEA'
    'S|cAlD!Y2jIc`2rZSMVjW8Islu6ni8w`%Hr?cumqW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@cvQ|1*C9vjk{|'
),
    output: packed('<f4',
    'c-rlqziT7emd9&ZEeO_u0tMbhfdU5(6e#Gxff-jV4jed8;J|?c1r8iIP~gCUgTfdiOw)*_X+$$LMKd&_85+?H577+ms%CkZVR(q)'
    '@eq&4pkM>BJRar+i^HvN-OruUzfjCE2+MM*>fUqD`JV6jp86348&MF9!ypLvf}ozipXq%X1jGC_$ltH>-@W{m+~=?S?~{C+XZdTC'
    'zdz3M->KUs&R^5~HO^mQzHKYt<}`oJ^S>MUw!QrQB6R!T%HPNN@fN8&?s??Cd!XOiHh*>VS9<S``#e8Rod0jYSZn#;!^nL%{t^WJ'
    '{QWZDuAT4WW#s;shVIqP-#1dX&t<;-JpcWWzclYz{&_oppX|BuYd*vL@5}sutNeGMeeAih^)<(Dg5V}{pNILjLF(q&&)=V9&SvBM'
    '_f!6RQ~QtHyo1cmb&&sVa9r6)Hr&^|w0-`+CHsArxnpRIT8nP#wt2vonp2RE>oIipl3jNrw=Zokn|HANbH)|q$J@@_`n-tT*q6*p'
    '|Cep_|9a-;{v~q9ddl4Vb-VzdkbMsG&o48#PTIHDME29?8mq?fhkU!g<bQAEuXg0tGGwg9ellmHCAPoLoQ*YZ*?o>b$XDch0k+Ya'
    '&zSdi<kn1M(A;D<+4qX?%4V{?e6AL`wbpibk(;BA7l&?K`aDgYPiy=yGv_x?p<4rOqdDB<pFb)l@GFgF=)ZUG;zQq;O`h=MW9*{w'
    'ZD|hoZd{tvhM(sbH<uIQYlaW3IKKWTJKSJ*#jEV0_|w{JpNduOU&lX=-0}5)#fFZdeQ7;3M%hSfuJQTfD~|f?qpjm)&Tf;`t(SbD'
    '!STnDi#@G_d^f<hTE9B$DtoutM!xlP<a|=&3AEqPjrojN(dXJ$|I>JS*et|{-$pKGo0*GQjV%Rt6mu`Zr!o5}Vu6@U!4{3RkI%%!'
    '^SS00I84!Y+IPZnHSQjMHeo+YVoz}+oLk@vb?l}1yCo(<@JwUUIArq%n9wE`<cAI7vdNksWX=bs#PYv=b$-`lKk_-*U&oYBXk3TH'
    'uzXi`)_gXwvuq=u9Ag)aXB0W#5{A8toZaP9!Xer1G;?^VSUdxB7vO*}E5OG!-{-7_Z24>EeqVxXTj1Q1_@85c*+KLC8aW$jtirWk'
    '=6tXPW@$bT#K4H(OJebyZ8Y8;eDx)`C);aGN15|aVTo+5bt~2oU#u}_`B0m<&{z(^Z^iwO;KdETqMrwjqj>#7EGeI9ZXp;^#8BpJ'
    'tvR&7ciG@M$N4sLIb<^{{da;to#n3=#ChUl89x|hF2;_1?#|yIMb39+gC>5apGH<<nO^U~9r=xXc!$3=&M<QRT;z#+x1SaJ5zgr6'
    'm&lEGgrCcvS{KEq@}gcN{9C@$#HS|U@onU6D%)L<8}*&f`TL*9LvzNfHEEEGbesdQya6W0nd1lYL5*`rjA<LiZqs8+>g;pDxQe;v'
    'zuyomABm9$_<Kf7Ovriv{?&c=(r*WrD=r&g*gl`>{Q-RBb>wo|>#U4*jYZ!(BWCrT6<8qu@yBkEj|TXI-haWKTCW$3XHHxzX1~vz'
    'Exre%^?8i{6@C&qoY($N@c9PY${%Bo!{iyo<_L_}JOcbOCib*$udwSTn4~<T*c-wn&fo!WA{WEg{9k$IE^|KNeYis`T@d#H$2leU'
    'YHacaZBy8v{RiaWBCqYi&)`|d%<BoRsr=L=m&uPO<a_x{nz{J9!Txo);R^g-ge4Y*%()Ae$X-Rfh2S$b9l;MT;LVEV1Mu|=YttpC'
    'd7e9AZ8!Ly#-Z`-aI7A-_)Pv!$XmiU{dCAh^6>_ITl4-AzV$#pJ15`9a80fC7+d^A+{z!tJ%t-TD7G@^Lyw-{M{X|PW+mqrR{kS@'
    '?ZVrH>mT{NPA+<ejk@HBFYx_h+>BG(xda^q|A(Kx${aRrfmcK7fY;>UTkJLgBL=+w2A2HCS9d)5><E7gSc6C6{}i9NW!`_rkF@sh'
    'Gq<hmr~D}l{|-!){b%qL9qW&b=Lv41H64P5`}m^b;DWkI_WOZ+qa1S$f9-)IiuE?RM}BaEf9UhK)IZno2>D#RSLO`OZJCysqqVsu'
    'SD%5qiV4l-2%8@9|2lpqEPP9z8DhI#Y9ZOw$6NwdC}w|J!({p41-Pg@e@w2uCf6<DSelc3W*?3tA0A`>g1dilHn_mYUt)vb183@h'
    '%a8E-fI2q7uUh1a4e;mzO!*OC(V7jYp|+{5rsVEVk*kXWK060HyR6>;Zl*O$B8RzSa!X2nE{^@x?We;r2Fz{2n%t6mu9%a2ZHm7N'
    'PX=)JLyo@<E_8{dGuBdhxeZ@FXWj?+<8!#dCHx`5?y~7N+&~z$gjZ>tnvbwocq&`|Odj}S=IYBnHAIuz=9dgUMt$b_qim`8`h<T@'
    'va;rSqGq@Te>B%Q97VR(9KTYZ>@eOXIj=)3HOO~b6XB?Q_znJi08g#M1Dfzk#n+f|$e)(finq-18OPcuhX>SF4g5`O^a@V9MPA$`'
    '{}-H-Iwod4+u-jreC$27rF{11sH_i#nK8J#iBD*5@|Q=n8gU2NS>sX;e9aolM#pd(Vbv?_5VH1jcv2tCDr$gxXV*=**ftm|8(fih'
    '>hRJ}VCp5YG^FNNOufRdWH+si#w<Vi$nod+$^d=p3@%#uLs)W^1$?^)rr!Dbkysh{x;1d$6%L<}TMNx4b3UI^N7cy}O=74Pm0C`N'
    'I_nc_q|bK9bsqEEVB45{aq>IiOmlcbk*C1nHu~KNt*nSaj=$||tb1&6Uus!P@_kBuaE<@X!NhJ_>ShH;1G_hfwKn-D01swx<TkGf'
    'wd(`E@q|wv!yTRx8?Vtzn)piUF&I4a`L6IaYO(~|>F10ZIAv~i>cs*-?w##VS+_JS>xB{dDFH`bc^?Ej8-5#d^A`3AnOhrO>U(PD'
    'EBs^x&*@^b0M5Ar8=hm^1@;jpkMNm3HNlSO5ntT;JcEA>@Q)OG{wZ>?T=1B%)bMnS&-mTB$HqP9Yi;~sNgg>v{~WL7jswON!(Zh`'
    'ZF25DG1j9_)mR#E@;kUvKPxraDO`0-jA=f?${W_zf9HVp9>7^fX!j$qTd|hFb3E_WSUYG5zGi5{hh(cKw7}<Z*BKZ!M~AJU*=b$+'
    '@CN;O{oiA-*Hkyac-f(kk6m%x8r=Gk_Y3OUSKvjRyj%1I!1ONo{5N7kIPgErB>*!I;aX?Rb2BS@7w_?(*;?G{croiVhKKyXJWr@|'
    'kKr%x;0CwkWUb2w{Bua`{vJ4!{PHj=wJ+a8*?=Q8$QNUDjvF{=iqE8L`a=tycS+3k$#wlTUG@o$VGL(lz~@`=?Cx4lGR?{~t98xl'
    'pYWsqrN;l3v7ds`uZTUx_&GUiA3fyH#H4(#1-Fw;+wehc+Xp*WaJ6$dz!vM%0Z$TY3a??PCVvZWX%Lq>&Oez`3{KQN@1>R)(HD~+'
    'zoTCnplN8||M}JVhA`wATqMP&MNN#)J*Ph11=Hknzvln@*RL*~n&cR-cPnNt&_)yo^4U-L_y)FlfvrQ<SiZD?*X@9#6a2CdM-lGa'
    'z^x123SD2X8h(27JK;=q`oROQ*MmR%eE&2m@h!xL34Qwp@fQ;NTO3Q{z9O!6qO#Za18bksx05YmFw}Ez&F#`OE7Pp3&u4wU3Uel}'
    'xpg^@B*l+w*ldO7GK1H);WP>TC;4HAT+*P<D!4jzS=+}3>*UXGnWSai*P*`b!<S97GR?~ReAefyGG{sfOP1I)hEF^YEBkQD*YJ=A'
    'xarqRaeo819m6Z)`!X+uoExBdAHkV47UA+fb$<`PJtSs-(|%2}GR?~ReAefyAZMC#j;ZF{g~RJu{`_6xi+u5d_#aVkYCR^Lcidp#'
    'WBB(D*yZOkq?hH#r=M-|)5cnFMaK%rfu>oRW@UXo>+@BWGX-cO{+f$}s65|vAC4m5d`+HAI9K3`<0;mr;8O=3Wkj78P+K+dlcJBZ'
    'S6(kM!2Snd(-B<x$TTa{tgO#xeZC5FrW)Um$t{}GC-78$HX*-lgK;6}S9wiN_L$Jqc*1ViTz9pEcRynHgjm+P?h=au_%QH&7BJg1'
    'E7Pp3&u4wUs&XdH>A-WOwfaYMj{P;t%()LI(mp?|=_;FR{Nx-B#%ucnw1fxF!5VUm6*blzUk<_N0oV7MW@Va{_4%yNS5?mB?}sv^'
    'pHU-rL-<7Cdrb5Kw0_U=`51jw>oZ}^o8VL*j{ZG3=5v|X$25-({QJr05#n@Ynw4o**5|W6Uxhi-7_DiWeZ+oDaR1^yGSn_T^0Q*7'
    'gC;Y;W+7TbJuCZ9D|k!5^;*NQjKLmt>VUdy=>3Iz<Ctb;nw9nWtj||f&U8qPHV3<ld!K<#;eC0%X&($5qyNcYyX3kqn!*(v`xk15'
    'CEu67oG_*twaUPAC*KbX-S`shYMPa4R@UdUK3`Qi(~5gSHo=y*w^!ii(WHO!#62O8!Twj+!1uDYqq0uz!W%BY^B8}xMdkHf4Ii_q'
    'vvbW~m&LeEvog)f`h3>st14#-)~;J!fFV=(XbU{s1eXT*eE<*9Pctg-SCw*40AcB0s0THdCvY|-E}Llo1MpxAe~!WR#560@tgO#x'
    'eZC5Frd#f}uUvRWOeU;l%lAa^H^t(RwSP;_Y+=h+Y<tJwG51~_aqI><P{VWLu)J4`zb4lE(N1QXm1$Pi=d(UvbvaWPJthP*eXI}G'
    '?(KI*O#1t+4#CavzN~Q`=u?g095H-M+udQy1M=_!PVO=2j&*)QfBI;em1$Pi=d(Uvg*j8qIZtD3{J2&RJ}|~2*3k}9o<&vYJmi^k'
    'w8BUBb%_0EVX5JWckHg=`ZIXc=e03-4Z`y-)2vLhvOb^n`Krj7ikJr%`q)=CpRvCqd@&)X*2(>+{(LEpal@LW<ed<1lXCv6_n$Uc'
    '9Ds2N>lIK#9;4fsW@Va{_4%yNS5?jwpqY%ooDf~~f#+Cyj@hCvDb|nU=>Kiv`+&H-%F1K3(-M=1Jj1cZ{x;#nF+6nwZ=LXbOVg}O'
    'v$8&)_4%sGnOfk)%s+pcTCAuGz`r`@?fYCaM;qDTdB~e!)K`2afpZMO%2VQBc1+ji)#W}{U242X&dmx;vog)f`h3>st1xE@$hpP!'
    '0Px`rV&#f8@!a)_?Rx%RE#El1dQQE`IaNgs>hCAWI<Kg8_o+P&IsS#OFSw`H5%F%Cm1$Pi=d(UvRXNiU&!cL>JvXqOzt45TIsA{@'
    '3n1kAe%jAFzm9NRpRZzStqx<W<GVgb$8eAyoL@M)8I`r^C^gN>G%M@#S)Z@EoN1Jnc-_Q)TkLlLJ{PSlw1zu;bCs6QrkXS7g!T8>'
    'S$q#Hi^<=8)^1Miamw0+{&@t{RHj*(W@UXo>+@BWGhKqAE3dEkYxg-PbsKJR%zgf}ZjborXE=FrPr*H|aV0kU#OVxQ-{JnN53I{6'
    '_|{L$>k_u<;b@+wS(#>KeLm~+Rh2V!@S|(;gnx$M03VXA3tq|?52-JTXH>&k<E$Kio8Hqd8p9ME4dLh=^2r$8<%C>y!8W14H>+t@'
    'rde5^&-#27<xKLuqE8=|*QrjZccxr_+UEMI7S~91$PWqUWN9BKU`=;TL+z9Q=lJ>#=LdKm^@u*?x$pwNj!m;N&C2?G*5|7*XY&58'
    'IqCEF+=KeR$?px;-0MJ_U~0_ysfX~TQCjK~0odeuvDZFkU|I)1>vOKbXzjkMHSA%Um1$Pi=d(UvRXNj?yrH=9_BjSO$7mVyA>r0{'
    'jN^#>+=WBSpL)cH)^3-3w<iAFe>lbo=fS>4e<|+mf)57hvxn$~rdgS0Wqm&D^Hr5IwTYXM8gq+0I6+ew;@dTz$*Q@@ue4VG@?UQK'
    '?(o$Xv2wy%KB5T-50p!H$d8)K0~(EfeC)5#Z#6#CtW2}AKA-jZs>+!baE1x@tWLnxU(u!ptlc%3svOei8mZ5$xokfH_Xc6fsU~3E'
    '$bY_9;^K$Q@v{0_jWs|MnuMlVnPz2uKI`*UmovRzdrp9l1>alfVte7&3Y=J=^~<+!IiFSQF~<KDKUZ+#?KRxLV4OaGZL=0B|M%B?'
    '%^0s~R;F25pU?VyRpm?pxqO>EF28z59U7vo6m>s&EyhP*;x9}1>L!0b`0HN5SH)eEIGvK`n%qk}Sj$y)`enaeZ(y30X;#+fvp!!%'
    'Ig{+|xn-RiY|6R$x4t%DErzV4=J*O+(9a5+$nKZK&B|Xd@QuR`jrSv1;dL-?LygJTFDrPoX;!9LS)b4Pd{yR5`&p@XY3+2Z?WlYX'
    'OH7Ry6Eh*_|7-m&z=VMNrW|0`zmwNS@YEDduT7132v6Cic3d#089ri~m1$Pi=d(UvRXNiETyz&4_kAY+{3-9(zmmTfo@e8W!lOIl'
    'txqo3I@Q6tF5lV5W?HiVep92)eFJxh!M<?MG%M4rtj}kCzUp$OX;^CT1&869EAjnDc=M2&Y!lt02foy?X>aZNswLbg_0M1p%NlGz'
    'e`G~&e-H2Z34h$=z5&1SU(>8iv$8&)_4z8undaOB)t{G|@(h+Xc$tC&4SG^@eCvtz98s$rM5P9spd~HClA|uUCU&`2+g#9N7@;)`'
    '{Qa*Z)2vLhvOb^n`KrsA68iarw9G@xwP*Z2;M=!r7_trCO{k+1dIJgf!1DL|@4~aTxIfh;u`e9)cAKEn&eO7X4NS8#&C2?G*5|7*'
    'XKGL%CG?Os$eT0pw#PPeu50bV@ptf*H(aM$obwMx7Ta*2>^3|%q}ShJ4UVa0o7A9Fw1+$Lu4z`LSy`XY`g~R8OwFi#4s~%(R8-c9'
    'W9EO2&(`4UQ^v3gOD*Pr{WjqDU3_(guAm(JmS+z3@WDB8TVwsSuY~6hm}X^~mG$|o&sSB>^aA{Ap~r+=s~V7dI@Fu;|9yP!EGzFL'
    'I3dS<$2tn9G>0o{vlW^~9lIR*+{*O=Z^5PjKH+<2rdgS0Wqm&D^Hr5I$wo7t3)sZ}x7hazZJ?W$&t-|Z-Zf!;hG1}jHYk5h;5uXc'
    'T>JSeST<)~iraJWXNUW{XumJWX{K43W@UXo>+@BWGZp9fb04Wbb*Qfayq#0>wCtt1Dz5&{`0t{%9#&djJJq6weDK%5lE*`i+axa!'
    ';bL9<Fu|8ivog)f`h3>st14$YVx0b2)OF&=pZAoIONL<J2i9w{c3*3+{rP9Qj5t5*k^Oy3edzJxXzgBC3HQRPQM+mV9x~IcOtZ2+'
    'pY{2w%b8;C`xlar=4h=NN063yxXHftc?dTR;G`#O^+G}%9)O7{$8Lf7J$huzv^)>Nuh%<rWZg6?)2yt|XMMg3bEbgtuZXukcHZ*5'
    '^^2=Bd~acd_V5sv+P^>FbVS{;@YfMgvu=Tb6EM_sZ_jtzYdE3U?U-g|nw9nWtj||r&LoU$P+!QdFL{PalNbr%3nREtp_vgM1MUgv'
    'x79Y9*Js9_(zi%>E}_p$`rRd$U$e$uYn82Dn`UL2mG$|o&sSm2)T4HhonH7pK6Txcy2W32Ra_hO#reC|tB*|*uIGP8%@k65Xg%ln'
    '<dpklc}zVg2B%#2>UG5y*Atj#Wtx@s`K-@ZRnFARN<7nkd=7m=bLlar9{KzO$CUqkAP@XCE448BR2Sc_`CJ7LpOR++@Y&ZcBQRJt'
    '@wwbIE7Pp3&u4wUs&b|=*F)8#lGoRm-xN&hW1oF+pbdvF&eI~thnxejL|16g|2QDNo)ODUeEeHtc8PB``TqeJXPT91R@UdUK3`Qi'
    '(-Lg$GR`Kr(xy(^p=PS1%PqNA^%1x;01IQbJ0gxxeJ_g~<#|W(tX0mf+Jbv`(LjdW|9aOnE7Pp3&u4wU3Uj6fv6FJY|1;wE5NsIZ'
    'Puj<P?f%mVdg(3uPr0v^_M@>Lp+79C+jfbu8P{L+&?ZJao1oBL8AHo7E7Pp3&u4wU3Uj6=etVAn6YjsVL2l5Rw!rHi_xo#t&ktdl'
    'lVy_?pS^{z?ndP^u2S@=6<q3)8la7zy(X4Ie;-)WtW2}AKA-jZD$1D(9|K#LTqAHwjkU!yRafvx|Nrlp`w4lZ5taU)to0Tyz`QBg'
    '6_8_V_|#@pK0_d+mvsccGR?{~E9>)FpRcN%>1X1k3(oJtpZs{H)THk@b_<{H!ii(_v4C9J@f;QIS=1$Pe#KLl*dG$#J$S~FJb8mX'
    'O|vr1%KCiP=c_7b3c_+MPiuABV_04vHGnTIxi|Ha`~55CI^ggV@!_vc)xPJ<Z%jQiqUP_CEB?ejR%yxAw-~o+R;F25pU?VyRpm_0'
    'tmM1GlWl68DLKw-GL5j*Njy&fKn<u|;rshRSl(A4rtg0TSDApPvdf*<L(m^$?rA+C7EQA<&C2?G*5|7#XL{gT){uJ3KWF6+*riP$'
    'tHv6J;MELH8-R&N<d|)0tvD_3i!}w$&ZtEf`1l)q#$QX&PD{PlG%M4rtj}kCzN&I2uNzHRPx(%Y#&z!N$vub98@!*TC4SDi&-E!7'
    'dF$&m)^Lp0v`s88=wA%NQu_~hcEE}`%}ld0&C2?G*5|7*XBv{5&ZvLhpx<2c|2CS|)|wA@h@}hSKHxZ~@Jx+u3V$!`&;A2Ayw}cJ'
    'QQ31iW?oO!Gp1RYW@UXo>+@BWGj+h_N6yzT_zhS&foFu&BL!ChQ+~u(v}Ob9fB*dJDY^SoRGwco_4ojn(fSSGW?Hj^`)G~HEv8wS'
    'W@UXo>+@BWGtJ=%MV<nO^}PXOSfUGbIR3V;vF@=2x=!I^<olHR;2Qt){Q`~s7>zGPf0=;UU9O$2kuyxQGR?~ReAefyDrXw<Y%8yQ'
    'h4}9V9H~LR7^8FCz(G@dCSB7Xmb|*$gT<dC5R%*G<oFZn2ai!9nD1+*5jZ-eM{)>8%Xd1|5EHN4GWJWajbS6<#&>8gU2?~S?@zgo'
    'c8l+X*kQ<X65Hge-rDmNCOm`7b3GlW$GB4V-|*+5v1V<~*L~pHiEUzkf&BySqxeW{KcKUuJP)kN`k#Vl9baz*Wj$9%Te~5SyVSqJ'
    'wFDe))7$Y{jc|0qb;kp+KLxwL1<N;BqeF6B2!^E8s{5={gL-lZ=U9<jLh6_X*xbP03+kmYcza5JD<KxUjOiV9axX1=WbYW;Kd1*^'
    '!0q<4@_Ouj&atlHrwwxKYig#=sMHe@_8-&p)A;nhM_hjdbNsX2w4P^Cd9Gobdt9DyykM{F#ch(GLbh3Q9pNs|>1<)IF&yO(Y<pyk'
    'L+Y0Vt~~|ccc|-x5wE~h@x3E*WEVUVH$KkFXVYI&2Vdgb3;3Pp+Xi1f&z`S6OUc*qeV$b}!%s(G*E9ISk}>ts1m}J`df)9ejUu7G'
    '9jtMUG4bhRNpsu>)277d1AH-L&F5)ZceL=KE_uC0%(UTyZF1)fj^88K%f7ykIVXPa;94<bn}KmPo?GS5Gu3y-ocFXO-;c?c6XIIy'
    '<M~#f`&Fmt2ah~!WlAjcd6vo+`|cI@!1{k<<GJ|'
),
}, name='strides').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [19, 3, 3, 5], 0.25, 128), packed('|u1',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jTMm3LW9@UIRGXOba'
    '*>V'
))
bias = Parameter('bias', ('TENSOR_INT32', [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 67, 18, 19], 98.0, 87))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDEe?SJ002<Q5d@oHpDC(pvk8)sOfp3wC^W$on_x51=5O4<32cH*7Zgn~wl5O6gZy59!M*uB)uZRdu^mqPpRiI(6kCPfBwgOl'
    '=C@>O9~-~F%UryA9d;Y*$ZK#ZJr0@OXqDY`@_{VNvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|SN;L*%#i^'
),
    output: packed('|u1',
    'c-rmU*>W3acEIr$$VF}@mDEg9mBr)OmMv=`MNuL}65L7b0I@H<p#e0yfd;zKKm%wrw#H5@#14WWxQL`gNz`U3mb}~JSzJ?|Oy(k0'
    'xk+wPmAh14AbAD2;wszK@9?YdobP{ej4V}vszeeab789s#M7|-6XWwE4OS2eEOBV&iD;7;gnT!e{?IgM!}C$n6=L^iMomc20}DK{'
    'td`I>P>=kb2)Il~g<~TXEd_le6{~1kXyQw#5F?x+Hku9}GEQ)a!ZgnXUdFHaa|yehhGnHBEwTLy&6V;tSFW&P?U9a6An4#`o6<-G'
    'mBq{jPZG#_b9$5B4>@KKssVGC-JYhxKLMtCoBC~H*9nklQ=L)Sy3Mz#%WyQ+^|-uR5?yLhn~a{~s|^<6?JLW(Nyg)qvA7|j!lM>k'
    'KT~B&Caj4s?y9{Q*@3Jik)LO38{wP&8x1cv6T|iSEu->5Ey|;ZcaxU2kReqB>Flw|V8Qsn9SiOI1mygrdD&f%X4SXS^q0K)2B<y='
    '5QT2}wLEM~!#%lsg`2k+Eumd+wyx#l5ep~`Jk)9{?reUuu??p-P`Zw5&G?@G{#-;6B(EZ}6SDV~pnM8s?yQGKX*0t8I<ra`($b21'
    'X}1S%UqTKCz|O56fxWR-czSv7l1}J+bx+opn^)g0#Er<Twxjyf8?`r8v$`c;q2!&Z+%5-o>V&<)La|zLI=Jsa<4eI<kx}UK`O4-T'
    '<NvVOefO;Yu}d9McJL?M$wNPDLt1tBJf8kSMU$KxxUIsI4Xo&Ya&!-cP0!C4x1EWM+}Hh6jb*PVt1s1v_2W;;)5w3``Jc>C`@H-y'
    'aet88Q9t+sJl@x{-u<#NeLuC2dXBjRg0%jNxw;--FP-t5vR!UhRlgfZy%UBLyYD5v<U%aGC~3#^z5EF05yBq^(s0pL)@<_@Pf8zq'
    'LqBB+SrzI;2U$0)pw?R<(v@2Q%h<n9-o0ujPLNh9?S8uv@7LCFA=VE?Bf)R!HLiw!RWIO2^x68h?XD{SApiIvezV5*Xdpcs@ecbg'
    '>sewkNS!`W3HW2(XXco!hhz-dXJN{4@T?uPo9};V+|hIzU*&?YM#m@4z1maa80Z{)?7~~<ANSkq&vy=5?PB*HkQ`J4|G`PhU$_W&'
    '-#5H<uNnsbV708_X}xem!QTM1F<INp&9yfR2^1eJ@37$sP+;aMtpnhUe8~~#LSzSyT6!)Iebbra%jNw~B^fs7PoOnh5e@*>;&;ZR'
    'YhX>ICuj@LF`My+^{M!E>iD&Wh;+AGG>1dpEv4JEt#hCc{@CcFk9vV-126p(*WB8B{Lpp8zfL`{S5E$owxtu1@`sMcN5hM<)AuSW'
    'JPC(hv<ghlxf43L%w5Z5qsm9Nxasv;+F|{RG-D$JQ<1vg4avRX)ZZWi6Uw~9y=Ju$Gz+vAKxyogezeD$GPdKKJ*Q)nz|-(nNKHjL'
    '8O9cL<h=eZ6L${mZOQVXf?*T&$pezKg=}l}ZrMnR-A*HUYuC)}dlNHZ&2Kns>TK|{>^u98=5>W*NZ-G+V0iIY?Ny(r4cbz<a%cWp'
    'uKQ?vG2!#--?g$+{fQ+<>v7qz<^9f>f=9*r&z^Yuk|eFn`d<p+jaM4R1F1@afZwDnwaMs$ef!`xcF6S#Ucq`7DZH;4K6<A-Z8!U$'
    '1%tc-z|>!(D#GedkfTU40GZWyB1|p1^^uhfz^F%QMlN4O2b00woFuEjW2s{<SeJGdoKdVg3(WsMm6Ya$+v(*9@PUu4)Oz38He|)v'
    'hZq)V+~2gohLq!~Kk;G^L@8J6@BFHX$FR0q{{4Lyu*nX)o~Sv$0^P0r*Og}y4|?YHdcQco?BGv!{f*O<lX*Rq+$-!Ss-BPICvY;5'
    'S?S5z3Ube_b)7pf@}y1)mpF3tTlE&1DmWtFz5qSQQS9>!%_M_OK#(2=zB8s29j?qqOtA=yzt&`+bGug<-dNM;PLG9KLiDxKVVWe<'
    '$3KY2%5>WQlr2TdEDzs@`dG=vwLapQBX_%7m(`jVw2g>`(n9hm^xyt4{{f706^Cm#AedrbqP%v5IfTTruv4T}hI+a_LmNwF?LS1~'
    '1KZwQ$^L=G^Y@@5tXr?Q{FXVw*Zz4#g<lN6Gp0p_qr6pJiY@Ye><YAyOVqv0qW>@&v2e!f+71I=sv_Z;AH-wzBbt1kR_nLF_|P75'
    '<f43V=X99gIG68p6=K?8)#NweWp{5?u9W{E9;+YG<O_wG#mPX2vaQn1c*eu4;8sE1Stk#w59SZpq_SkQIqvp;5RcW5X!6NZbaMVZ'
    'ti00tr2?-s%9~ThBR_r`*y~p2Ir_-Grl5TZ+YjQg`VmdOM?(mik7;(|fIASZS<46?ImjYKOMpW(le(Px?loyBaq^Q})4%7*2its_'
    '#R9XcgFWWJ6>vTCAeU9hoW~zHD4>T8IKLbfg4j=PP5+)JpGRqA%+*<D`eCGNR0`xVaz-q$5fkoFS$1qJz@RvP)BlrO)4%7*7r9wJ'
    'V5Z|V=(KP1X!sAH2`62<ma<|~>+U*of7^ko`mF0Gx2Av3lTQug{dX2<mjS-rSLfm$1u}K0d{9Gl{(b~Qa~tejEQG^9xi$TJo_r|8'
    '*p@=vZ?3i`tfsz!bMB9-#aK+48aY;U%8IdmJ+&O{ih*i8OvPZfW+Z&j2EIqSWx0G%*tQW$H)|>=;d=aclTQ}it~MzKs_`&|v+Cm1'
    'nT-5%TjBXNdP0|}9MD^jKicsWwv*JhZy73t5^EJPP>qKvD=F|hkYo$y)GZyjbq+JI7U}hSskNML0HxoWpidRWUy6ZhJWPu>>P|aA'
    'UeDkzIizq$@taVld{RNB%0N3kuQSl^CmHLK7^ud>MB{!X2r~s``R6X_HwkD7>IREezho|PO{X=RAyR)8@DXC58V}R1!Bfy>*pNzc'
    'x7p6clqabNbrPRWxT~-qcVv;ujpWkjEiq7yhl#Qd_Dzg}SS72JM}iJxG`%jZSG(5EPC;88l2`MEWFRR9s_`(Hpv9nG9k>OPE02}z'
    '<t0+UJEhdWrp;X1%((fPdBO+6vtpnc50l9&oO{aZFauV?Li3caV#T_*YBm`qcK3$m7825bdaL%97^ud>v`jt3bV9<nT$SQi68CrC'
    'Ou6Cns18mX4x*H+No_zINVO*hs_`&6x;~`^D;FWTJCynarqm%{6sg9Ssi$_jpwB5Av!1u;BQa2ohe_YTvu_}*-K8%q9dFd;_=Wgl'
    'ehy$B?l=YCUW+%H{cJlR2CDHe#aC@s+6il7Ub^A5tmw$0kR_L&IohCpUcD3lzi)t~LPf<uH6EsE)P0meNEpoeik!L6T(tNDI0aTz'
    'The42hG4?cl4sr&1J!t#u=DtH3F|)BS+NwAy`b~vCSGk?H=yEnTaDqUfO9tGz8I*+!?X`1aVN6SaT8XFEH4|(qAP>yR-<&@Ja9Vs'
    'r;ZJo)tw!RfoeQV@do0)-AwD8L0$4WP}(}_o`-etpr&yeUBNqP2+^;YT^cb^jfY8=@|h>RdDTQLYQ;FC-d=s#UYuWwKg|VTDpd}Y'
    '6he*YiGgZ7Ow(R)Z#^uZ4dil%6E_US+6h%4GdX=K4y}c<4lNP)!bO!BsK&!&%0r(hleaiqhzlw-8DU3Nu=0=7@7vZnAg`NqMX+tv'
    'O{o~D#=~@~pdI0LyCZH~kZ~zGuQn3CJ@6S7o3E~=H{ueRX^jF|F;I<%sl>p*8}~rMOQCpZfa*Ju5C7TWL5F%Dk(aK+CEKdBKnh}@'
    '8V}R3?<}hKr0(@v={N@F)7$A6loVLW1&fF>XzcEI01vet7X#IJn6x$@i|YN?^=kMzt?<J^o~&3#qk{u$iyR_(wG+I@p|}{R#=|5v'
    ')2AuyPMCRKEG!%Kub$24o9uQDqF_(MU<EMw^iISr7X#IJm>?^6Pnt6(Zo^3A5(p7KuX8Dv--ji4bVO2XUTnKfR&Y)XRO4adV%x>H'
    '<MuAd&Y7J<WOQ@MvFoX9vOpxiEEtjNc*t<s6A%N{c$oN$uy>Mcd!;^A-95;8=Y1D(*R&SQbb{~U>N9)n{YkjYh=FQ6OjQd2H&7Y5'
    'r92$PQLCexWc=&Mi2AI^8`7R5J9#x7OEttmH6A97E{cL4C$`j|gw|!I2%L#PC#m!MwBC9e!84`>nlG7^VxSri6T=Rofi^^VJ8nUF'
    'adhUy9uJf8uzk^djiYt=)Ww3+9Mp<|YCKFXKhLS__J#s!Dp59lL4v%=-BKhIXVLC}NTS7g7kE4p1J!t#Qq~gvm(I2)H9zI=Tnudb'
    'nUrq_>9bsfHI>~5*3IY~hNi?oH6Es{IeJxRM$=c~rhqwyS{FF`<2RcdIM+@ZT)~4XeJR7e>WP7BJWO8y3cSHB<rm}DBH&zc26k{7'
    'VuZe>H}At-yK>f)w_%JJsK&!&G-PN?hf#r{nsF^g?8*kuw&=}33c0yL$B5cYV58{DUl9Y<c$n1LY8ojZb4eo6^yI#7h9Uw?oMnxw'
    'fR{f)oi>!x!AZLqsK&$O?Lg+msNU$nGJbB)skKXR;i4CHb`I*jumkN|R1wPixfrO%!=w%QRg0mQpv<|VYqT9Y;Pf+3)=(4nw2NjU'
    ';D$^%h1^$&foeQV5iXAE>~K&<Te9jhzvylXBU$o_Y&(w!GMy0Bu(9k=3{+!cqV7;+M4w!nqKa_z&t|ap{tkZDcwx<y2q=u@O$l|y'
    'jCI98H6Es0CU)S*SN|H~$`99X<@p-wfi;z{!`JP~47iQ{+*gPRH)q5^H6A8qT3u)5ccR|v%t%r<i~#*YG5b;jTj_YliB8Bgj>-&c'
    '6a&?Gm=q<#Glf3g*wmX{=~Cdfw$XF$sktTLn&0A_fKAc2)6?-aF;I<%Y5k+x@wI*g*A7q0VYoJ`7r#wIh-L1m>sD`NTyV)_@G*Tc'
    'P>qLaAzU3Hc74bY-=Z$t)2EJv$K4E_n||FdZ64I>o7-M<!jTdK)p(fnSMB+Y{>l=ce%zH_mANk1uy}n@yuK)2Ulgw|iq{waf3GiQ'
    'B?fzaXAsg0p%J|9GFyVtr0~e9QYT}q3Zdw4P}a>AW_7CRf*&aAe^=zU45~7YAg&m&8E$^LN-w#wM$@Pdzdm)g*_ZNHLq=8-j<v(M'
    '3rM#ITZ6P+Ljdu~W)LetzHpwC63GLQ)#9s%oxsGZ09p{!3vGIm45Ut0DSrY8C6`F7E<L;Z9H#2!jhH8aHcC+ib+4n0mngoA&Bsm}'
    'Mit?*wc_P;?N@%LaL-_kx8;!(=GK_%%Hcvu<%>dwI!y(F{zSO`ww0uUs}ep`MQc-0$G+P0k5CYh&fm=;=2aZ*zCo@A&U%!sXe+w='
    'yvu9kKz%;B$jH32fi?riOsi_+z(!y=f!j)W!D~iPB|~N$il=gA0*EZg-3bk(4{9PK+%~TyE3ET>0q$ZWVg'
),
}, name='strides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 98.0, -41),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), packed('|i1',
    'c-niLf8}rGH1<uE?HW3)7oB)mRrW8k5llRD$p7*EO!evCKTJKt^@>^br?dZ(GfM*uf{yX{pDnmwrXKTAEBo-<QO%>8M>S*73;-+_'
    'p?v'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
bias = Parameter('bias', ('TENSOR_INT32', [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 67, 18, 19], 190.0, 99))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDEe?SJ002<Q5d@oHpDC(pvk8)sOfp3wC^W$on_x51=5O4<32cH*7Zgn~wl5O6gZy59!M*uB)uZRdu^mqPpRiI(6kCPfBwgOl'
    '=C@>O9~-~F%UryA9d;Y*$ZK#ZJr0@OXqDY`@_{VNvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|SN;L*%#i^'
),
    output: packed('|u1',
    'c-rmU*{&o-dcg4~@TD(&Ga7p|BaLM<FhHA~ZhAfYR%=#nkr5dY85tS5SJr-NJ9W<Kv+v!f`}9JubVD-?448%i26~Lwu{E+S%Qv>='
    '2k?y_z|A8RG7_MCfvS@7m+^)EC4HuI51NYxk+sNUa)!WNTXApbLP+!DHuR&@8_DP$Odw)%!Pi;fC2{U>t{yoi+;=m`2%op>*=%Q('
    '%9oX(*rV<)a8JU@s*&BunLT2<YYH9J`rK77im})jy~&vLYRI3o^&+h_bgg0~q-^WweDRF!LxFRk9orVMnIU_nz%wLccc4^5%`Z6E'
    'd7F8=OuZnAFQ85xSL2c&ylJUj7oQ1sHuGy|WaqAh<OK^}vAM;{)1~EYi!)|SeJVTqj(*bFo#T50srU)VMPG`!c2j*~sjTVZ!>smS'
    '(9w><*?|e3bURI%@8IN!XbVkKjED0rQcU#G1(Y*9pl(|HquHX6w-ml?iQWJ!)t#c-ZJ1-eGZkwtdhL<Tr^dXQYYM`onjy4j;_HE0'
    '+%u#IRr_X*MApaJ+`ktoS|-st$Q#X|FVj6k`xl`N-gUe_Z!EA}UT7PU{+bz87Xk0_v4xmB4fHc`VMETuzeXiH=>2Jf{HV5kN#s1L'
    '?jyG=tW))-@_SmBq@@Q1bN!x)9(cJc$(%|CQ|A5Inp*jskfU%ej4RWHT^d%AkG-Dv;%0ep+^UTNf6-QO#jY0lh2y2X9?Kgcah-;p'
    '<*QE!s}(!%2V?JvteV{!_+Ik94}VXJ7oB`|W_Pz09{23QLql9qYM8dmVYciR%(C9@n(>U<4kKm0F}fa4U(IP2B@!>oV@{)3m0EMX'
    'hVZS`%Bf9eQ{0%DT0YWdKG4f(#wJB%OoY`Y((jqY4Lk50ByIYmeXEa4^BJ|WW^(_QWc{bUz2f*UTZ1v7ANXqLQ@gzfaJM1h%FHL8'
    '`>`Q6{}*MBD&A8yql-$nRdB&A^g5w#JELVUxL#s!m=IgdC<}`p>&*{TFpo;-IOzny`D?m%kWKC?!SiAGb|o)kezk8kgiU{1w?0GX'
    'T59E*rJv6_-bBS%F^xA$_I0)XVyNQd9^T5;+Bo=}R*uDuJO!l-k}12RHwZtT)Z0dL%#`b%LytS`52}MwagiC;a?@k4iIEe5$Cb7u'
    'xeLbnMb8*l#PqTfAiOk!n`<0h=U*EW+qBG@ZjLtFm61f1@p9Gx7dqjpii}k)NAfJOz*JIQoeACfC|3uaHBG^^TG2UPvQNGVcCb=W'
    'MAXHT6P^e53vFm5S+*$xa4CyFr3GigrB!)R^X*@`(oNT>0RXS$!c9B7?z?kIQIZz_$C9%T-Jk!W$&S@nwpjZ+U;h})qNW|b%rk{b'
    'Z7qq{i}eqIRz2fTRG-tm>JnIMW^Z1!5FxJXQM{sGpO)^*c>T6T>$V-Y+)73WHnw*}Cab==sENu}VPuJmFRYPq(TZVlb*E6>X868%'
    '*{N1XKs-=AujOUm7cczMtM5rYq8)kUYh#*PI1DB|cS3SoD}cPMKjxu|w*tK6W~tCmqs3LQKCXcE`*!A*2MoS(S=o7QZubGk>Up#9'
    'kk5A<`zg2g_(T&XrSInWT~FeT`IGb8rfGdvQ2Z}EIcd`ImOo9xPbB3bi@XJ{t)c9n)Rwv#aU1xLEWA3US9@ahwvxN7gQCXO$hDUA'
    '+Iyq&l9MRa&U9;;8~IDyxxF}S;Wo59lPlx@5RyC9zPRd*9{98EynkTtS4@8(2gw$84h{FfPEL@+=b%9!@QF3ZHQXqWa@UBC2Uv9T'
    'zU!|)!@7a)mbH<aOxe|I2PcWWM2dTvU=ux7`n55sl-qF$cS}CHM{}>6(*r2{j&r)@EWhA5&#Km%qsGy<;;>3!(+avJ@k6H_;<-09'
    'xliQU9e`g&i>Dnh;Dz~oW?m@G=W6(v182Or&h$38#JRAKyW-Cy<_kQE*7}$hxE=kNJGU9Tj0W%0#*@Zs*U<gDwm71tbyR#Z+)4Q2'
    '1o+yRnAhg0-O8RyK<p+9z`8DQ{H%=@l-RLK>#lx6M8x@499G|<$!Av9kgb_o;?*z5QahHaj!A%v1EB(P?S$6#K;up4TX9%@hbA8w'
    '@p<74aG>oQDDDabY<RC;u@)1V@?utwD~|7cI}WSw(B$Kk1@JZ;*-DZl)zZwpk`0o-gy;!%;Vi(eVN<C4{<q?=`VLLL{P}6VID)h#'
    's@*4Uuap=>v)@5Z0K7uv9`_rEoG)tMyKDM4Jo$|Byym}aNP9p(7H?ZLnPKH_Sv~ttlzoIW8Eca!xxl}7*Yt0A@<9``zu54Tllnpe'
    '!({@!2rHW^J#Xp#D&d|pT^#%e{@z{Fzv0PePRWj;XnX|(ztcN&t_w*_8KN~Jeqgn?a$Z|AZU^7HYx*}l`E+hr)tc(A(S<-?dz!B$'
    '&~UF)>?m>0(rdg_sA~KA_wJhh4NpF}WVKPB%(fl<szz>#orVpxf7GYzTBXU#73BX?Q|@bNpc)cW#nq(|p_>riaPt*8mq4QIYw9Ds'
    '(xByn=~>v>2-83{9HxBr(40}C&PcWJRIL^|YM#d}LzE7}F`}3*$WPIF52t}@I82QRr0J?0yO3TdhT|A(5p82vUT{nYBsYw~@$AO0'
    'NgAkz!vyI{v3dk1w**n+X&ZOmF>!?O4$@{uo#{cSObgc0(?B&GCi3_dIkQcrXIsmpBtK;SrzR=fl68$2Vu7DytI!O_Xd0-7!vwn#'
    'qCaunwy(SOx%1J)dCjg0m&d|YIBZRJ9#G{(Ee%w|VM2;*0*T8ZWb>i11q+`^xD0&k`&d><58)ZGle5!6H5?{}V=dT6t!kM(?>3b9'
    't3Q3~$9yVLIAw&$iJrEW-6#!I!(sB*PEqSDQ!V%Wrpc?cUb5taWg3}yv=f2P%ytfRH%e)s8V=L!+Izfs$O|vJM>~anwN%}On)Gi@'
    '{jwev0Xth_S246i8mNZDgoW)levIIfW9?gN-Qi59g?nt|-B`R*_JNE)38Xhs8mNZDq`)e4Y&LSmD4%k*CW>D&!KSO>vLD`%iER*w'
    'B3-0`YB)?d&JyiFcw=^bR^GUzX&VgrEj_PzV47855lto6=(03W4TniAKTExJNH%eM(^<(_izC7X>$-R2@sD>aJK2h?6yJ~1Ks6ku'
    'x&Em#`ZKIU(OQIsBWZWi0{CxvaG)5rhbp+ZXSeTyG*AtP32j5aQ@2lgF}`jIFIT;-_}VT%dmt@P3C`$X%dj**4OGKnlA~3vxv!eP'
    'F_JUQ-a(~QBd+GN!aobp_QXrPKIhg}j5JUUhY2ZH%xCxN`IkeXW;<V)k3SV()mceTjH~5rgV03lT@BMfH5?|>osue=)x>J%9je;E'
    '#J(Ici%AUrz&~J0ivs;hD-BdbV#0aL(3xJcJ*PamE;mlQuqIKuS3FZAXx}~a60fc+X`mVslhVexi%0Bw;1GOMXTPNaI6=uVFqY{U'
    '_F}C8y);k_he_Y>gVrTd*y_wpb&6MA=Pl|7vh5amz8$D%jMhAZ%uNH;aF{SE!m}Q&N=7aA>ur4QRD}C&6K%TSAStN!@}zNyL>j1u'
    '!$b-jC0Ik9rstodoscuh_AbP%jG6i@&tF5OBI>-s(?B&GCQ<((bN3*LSpHEw9TvB0o(h^^epZ2&k9WL)mc*wp4OGKnQvIrzRUPn@'
    'Tfu7IGHR<{Sc;JKt9)sK+mcuQxmckj4OGKnV)eGyEU2^VzVRWP)qFSN0og8(_pl9&wl*Hzf)iKGG*AtPDIeb;`4$i;N&pi*%KuoX'
    '?JqIzlSYNiy}+%gET7QQKs6jD2cE=*6HbiH0I&tBMdLn=zBEfM5taB<(<IA=v&_;!H5?{1zeC_(q1mp-q1lMg#d0mmUM$2BV2__}'
    '845h>ej(C8H5?}6u!qzJ!RKnt53Gr|H18&|rQhVOUyzd4v?aI4kobEw4OGKnnuA>roQg((mF#-XvKDOPz*!LdUjwCV&FFc5S)f9c'
    '2CCsOnMR8=<BWQ{9A-jbw0s}%GQr1lQC!pq&lrAa*IHp3sD{I2Gd-AS+UBekB~sNg)NLTG9_bZq`P=0ai9L|vyjw~G)o_^f%7B+k'
    'p1Xw276SvJIF=wyHS}m@l2rPNUDwGWPXpC(n3U${+RR#g=IOe-i0Ma~yvtDQMSw1Qbj>U;I?h?WdYPtyYB)@W(JZhGu@!Hn9c2y;'
    '=@y1~z}T(YOvbHEs&$RCgCGr5!(l?!E^r#YRE_&Dmi@$%dInja<^D)8*){Wy3NPcD;irLWI7}A2WlvqDGfCj*i--4;#Pp4Q6%yFa'
    'D1H~gBbpy<+i9R04wGe{!&9e;{nh(dfNQW_bMk}xdPO+A*bF_r;+oncFAY?~VFGcY82ePYQyPc0fKbk{Q`koOKr?=1gbN^Zr3fQG'
    '4OGKnGCY`*s!n%|HCogbs&rWw#u6}g+)2x_Yk~8J#@1Un4OGKnqF}<SSSWVr;FeJ~Nn$e=X`b5x6A7f3@*c;i%hEtK940OP9gw%&'
    'Ts59QS-RZulQCbfLARJ_7O?rU4cC0`nrWaK4wKS0j2yFxFxW$bUsf7VM-u;UnsF0jqP#dKN1rHDk7ydGhQlNyor5w}CP-sncduo4'
    '+ol!$4Jf`2_$w%!#5qdf#WYY2iAnFzOY`SrmkX8D)Bt7P_tNc)>Gs8R`(nC%G2OoS|GRzBr+quuW%Y9y>Jo}gSoVyl&(?m5l(_~t'
    '2v{X_!i?WJ>42L)d|PDpfju*KsTY>(zm>@yO?tyBW=g9UE9k35!mnem4TB;Hp;c;xvvCE-HY%TS02BI73<7WLLf$kT0(N5kHLEku'
    '!-;IYM_jKS&vco&WU{$Z+|!CTi;;ZM(N|^TNxS8maL-dKnh`azd930+LurF@uQc7`dRGt0^NgQ${dpX{svp$!$KS`$c&MQWxp1YY'
    '!~)RhRqo$5+}D})hGqW|-RVhc{dMHrq4{lU{v_U5h20F)dh?c+AaKo&D!6k@-MwH~(oHb)mKO9KYs_CA^Va8OE8Ho05BPM@D?Twu'
    'WL$rc<&PhM-}j{^&y%>CGrfrYAJ>jbtp'
),
}, name='strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 190.0, -29),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 35, 5]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [19, 3, 3, 5]), packed('<f4',
    'c-rlc$qm3T2n4q?TB9>sixXkIlD~Nll7%^!kyMgG%H?zU*V5vh`z-o-t-9B9o!|Ylqpa35qwTTnNz)sv^PQVbKjXe-_S+pW!wfUb'
    'FvAQp%rL_YGtB=mKfv4-lm'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 65, 33, 19]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH3k}5}3;@7NnG=wL6r2rdk589P!^<sc=t>J*L>&>m&M2|-G1opmQBK6nTRk!ES)0+usjob0&Sr0|XI=GY|5~+j=2ore|BBs{'
    'do6qWQ;+wq{pI~V&$;rB_5PK&@7wS9ygiprW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@cvQ|1<vp|EC&g'
),
    output: packed('<f4',
    'c-rmSziS*v7{>7}1QEf6D^!>u!W9arP;rF|6(ZgZE>gI-LWK$!DqOg5p+bcV7l#q%FvbWYOfbeAAs7*YIf4m?3D&MK!I%^-Qe1h2'
    '5QGUqMF_4!-sk4o$RvNkz*n%`58dw0k9Xdg{V+vQmqpR9i(;=Tik*1hi{nikqobm@(iBBk-^J@NjxXXE$LB%3>aUL9ti}6L9OcEL'
    '_%5!o81HBCeh^0|J}<@Rl`5Urjr(lJF^luI;``s?*pJV*<F$_0m+`w<9Q`;(W%_NWOz(B?iGQo36UQLFe-+<#<M&VFI4o0nbpImW'
    'e{x(D=d1MpPW<jdybj{t3-Njy|1aa%FH_kbsvdFPyZGJZc>k_UzniH3@wySmg6pET*@*Y6@xHj2>i)g19p_G6rf-{6mUD5uiO+w;'
    'Yv0$p8}C2<JkC{ns%=%T`2KPnm#S1|ou__LJN_7-H{+<|_|o^+wbiz2NA=SOpQm#d<G5C(d#Wz_-)X$ARq3~C(@Uyro!Ub8{xHrR'
    'y4>e<pHiKh+Hmk9^{MW;9{<~oqm1KK{O>Scr*%43TozqJzfnDp6;r;SV&?BS?l-BQcAM0uy*k~i=j$x{+G=-|S=Un;^r!ECaGNSt'
    'i}?RZnPNmSyXknkrT9Eb@u~h$|BS2D#;TLb`OxvK->DB3_iC?he0LJZ%_jAa%C5fcIJVVCI<Isb>b#{Y#Y*9rRh+$PQr(|7Dc%(?'
    '=UpFNV_c^;)wNW{Uz!w?YMa}xW9h!#j_-Ed_R}i$nXWafQ{BF99FMNQ>Tsa`_V~Neq<B<W59>76W@S3M?q`)>^;h{6pXdB}=svuz'
    'G1{bd=s7>k+qO<)MSVDSUtDO?>v_en`|8UwUH4X;zZb8|j+bXms@oTC<1(&$wMyl@>v5<Yq&nU4{}n5WSH<;Xk7-?B?WB0npUS9l'
    'yxyd7S$KTwd|g}ZuX6_OGqtDMTXCoU)Ae;Icc^Y^LybShobrqEO?$4!sjjR3Q@kji)DIeu$}ftszGGf-T6^57ebo-7<G*m-3g=w)'
    '&BXma_$-~j>A37WUu-yEEO>06I-jU+8ZU3F)JA%LuS)TB$+<)2R^P5Vr|fvl&GWJI+Q8#d^}Fx9InR0S-(Ou{<>OtCk@oW)->1zR'
    's>`x-ds}zqg=v%Sp)#n=+Pu8&dz^3Mu}tU8TtDT`o@1$vr=iEk>nfGu#Br%QJ$3F;e|Fpss-xmWZ9a1zP!3hx79P`T1J(Pg$Fj<('
    'oS;9|NA14)-u0H92NjEb$H~BRqWVGQzvtiTz2?@g$LC9rcb%g)R}8%Jbq+k2Y<Ntm?-reVG?x1w)4KPuuQPP6`^od5a{GqI+B46i'
    'UB{Gi(Vw1YHQ(s_8}a&0mByN`J8!=-<+rip{oi;wN_CpLEfwo4&Qp4?vd?4KbG5$P^PG3n<<xbQ<1hRAs-yCQ%J)^3=7Q}ey>^`Q'
    'cHQ2JGsVPjzP{qS>otVt#BZw<N7tLPcyH&kW#<va)1x>ZG^xKP?#HhkxBC6ieYNF2SMF+a@4)$Y<Tl;+x@yDYP}h1<rLjJ74(q!<'
    'itk&F7v;bU9vA8t#k*qfp~pwz_Pg%<t{hT2w@+NI+Oe;G`K3y2q1?0R9ISS{>eyF2D#y&@xk@?k)OAoyjvT}5UYqEes~(FtJU;Jv'
    '?5oV0Z*RPJ?ZV?p>w>o)GrHcI$H6nt8CsX9O|H34Gp}I^kL!JZr#92Pd&TpUa^Sk>y9MW+CAVwe>lBscoZIzXeKwb@crB;?xZ*xi'
    'zfU~B>H0m#^vrc%@HG^>2d-Dg<5sct#JOX^*Veex8uWL^@QPm#oder-^t3r!hpRtEp1TUKgEkx=6SqU#PKvp!&XHSQLvJ~+&*#ND'
    '9aEQAIYr~4^g8gwYjc%z>iMzb|IJ*dj&tCA{2is3Xxm3~tLCP$*W+Wi#iH|v`cHX5zw3J34!o|t<T<tHYkzv|oOG1tliKr#%KXG@'
    '`P-h$6w~WoI}LqL_3<6YLC0&!dH)xwFG`P@HP0Jkui18d^xs=MU-ukSc%B`2PEz0A_k5u5_PoARyZo&D;rT&pjRjvrd1B4uP<2!M'
    'zVx%yV~ugoBU|pfC(cdnGlyd3XRj;OSNgr$yyxd4jg2L@=ZW)`@?g)o`=jHO7ZeW~E6=^I7&|tvIrr)J8Y2h(?P|NWEz`5e9p{&^'
    '<3R1#u6LEcziH0aKJ#(@nV%#5jHEx^@1}Fkz-=*hAJ$$&zV<Vo#)amyJ-3~Huk+MK>#ld3zjxgBGq1UH50&``=gkGj;i3C+?6Gm^'
    '+&y$2ZToHNoIiG)FS_oV&KLV$Z;m{t|KV61IM+URnYTSZ*X?ItTkWIRQVvwxDR$KlkKG<UKcBwyT6D8IE8nWuwwlWyIkpPt<pa-)'
    'Q<ri6>b0yscbs=Sem+wBuem=DofCEbp4XbC=l(Uvg8Enad%o6lJU{ib_g~IKirugLtog|6(~0|P&v{Gz{C$(^ta#P)t>%sg&KtWP'
    'J8ixjIUZLWU#D&(-GATXLgjhjHN;9AGnL1!;-NXqZEK#-G`?!*x4WKihkl;W{~kEsjJ*E3?7X48^44uJEYH>#9Y34h^)sK^dCAXo'
    '`<_FV-Ch_B2J>Ho!8))GtOM)7I<O9`<Nwyt^O)AN#w$PLbUjxudmO57+ULuq_wwm2U#Fc%mOX!TTpq1`mACGB&Qw3E{M&6idHr?U'
    'aktUh#YGGTgZaO~U>#To)`4|k9asm}!G04ACSQZWI<O9`1M9##unw$){U#Vpz6OJJU>#To)`4|k9asnZO)!{z4F>DLI<O9`1M9##'
    'unzW{U@-X_4Ay~lU>#To)`4|k9qc#3VDdE>tOM)7I<O9`1M9##*l&Wt<ZCck2iAdgU>#To)`4}f-voon*I=*?tOM)7I<O9`1M6VF'
    '2?mp|!C)O&2iAdgU>#To*1>)g3?^TL!8))GtOM)7I<O9`gZ(BLOuhz#bzmJ>2iAdgU>#To`%N&Id<_Qcz&fxFtOM)7I<OA*n_w{c'
    '8VuHfbzmJ>2iAdgU>)o?!C>+=7_0;9z&fxFtOM)7I@oW5!Q^W&SO?aDbzmJ>2iAdgu-^oO$=6`84y*&~z&fxFtOM&{zX=ADufbp)'
    'SO?aDbzmJ>2iC!U6AUI_gTXqm4y*&~z&fxFtb_d~7)-tfgLPmXSO?aDbzmJ>2m4Jhn0yTe>%cm&4y*&~z&fxF_M2cZ`5Fw?fpuUV'
    'SO?aDbzmLrH^E@?H5jY|>%cm&4y*&~z&hA(g2Ci#FjxoHfpuUVSO?aDb+F$AgUQ!munw#P>%cm&4y*&~V800lldr*G9asm}fpuUV'
    'SO?a@eiIBPUxUFqunw#P>%cm&4y=RyCKyb<27`5A9asm}fpuUVSO@z}FqnJ|2J65&unw#P>%cm&4)&X1F!>q`)`4|k9asm}fpuUV'
    '>^H$+@--N&1M9##unw#P>%cnLZ-T+(YcN;`)`4|k9asm}fpxIo1cS-fV6YCX1M9##unw#P>tMeL29vMBU>#To)`4|k9asm}!G04A'
    'CSQZWI<O9`1M9##unw$){U#Vpz6OJJU>#To)`4|k9asnZO)!{z4F>DLI<O9`1M9##unzW{U@-X_4Ay~lU>#To)`4|k9qc#3VDdE>'
    'tOM)7I<O9`1M9##*l&Wt<ZCck2iAdgU>#To)`4}f-voon*I=*?tOM)7I<O9`1M6VF2?mp|!C)O&2iAdgU>#To*1>)g3?^TL!8))G'
    'tOM)7I<O9`gZ(BLOuhz#bzmJ>2iAdgU>#To`%N&Id<_Qcz&fxFtOM)7I<OA*n_w{c8VuHfbzmJ>2iAdgU>)o?!C>+=7_0;9z&fxF'
    'tOM)7I@oW5!Q^W&SO?aDbzmJ>2iAdgu-^oO$=6`84y*&~z&fxFtOM&{zX=ADufbp)SO?aDbzmJ>2iC!U6AUI_gTXqm4y*&~z&fxF'
    'tb_d~7)-tfgLPmXSO?aDbzmJ>2m4Jhn0yTe>%cm&4y*&~z&fxF_M2cZ`5Fw?fpuUVSO?aDbzmLrH^E@?H5jY|>%cm&4y*&~z&hA('
    'g2Ci#FjxoHfpuUVSO?aDb+F$AgUQ!munw#P>%cm&4y*&~V800lldr*G9asm}fpuUVSO?a@eiIBPUxUFqunw#P>%cm&4y=RyCKyb<'
    '27`5A9asm}fpuUVSO@z}FqnJ|2J65&unw#P>%cm&4)&X1F!>q`)`4|k9asm}fpuUV>^H$+@--N&1M9##unw#P>%cnLZ-T+(YB2u*'
    'e}vok'
),
}, name='dense').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [19, 3, 3, 5], 0.25, 128), packed('|u1',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jTMm3LW9@UIRGXOba'
    '*>V'
))
bias = Parameter('bias', ('TENSOR_INT32', [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 19], 100.0, 82))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDy$S&V007|S25)hbH&9kyz+mySNLM!~Qny&lGFW9W8tqD1h{2**WV4YJrA*=-%-^?v(YvrO-HVH7Fq$U4_F$K)XKU9^X0v|f'
    '!`o!}sGL`gU>m0|pD=C?`^RKfJ<MC<?&(|3MY1f*vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(p=`3Gp@nlS'
),
    output: packed('|u1',
    'c-rmPTThw?7{KvQu-jcMOM20yOV(}8x~AP`V<~H^#a0v%kkgAGM?pFBf*|k;yqsTDkfQ?Pp^6q!s}^m$c3s*o&5~{xYtmgbS$4Cl'
    'WuIW*;z`>)U*eblzi8!14PIlcmYlEqGqS?8mTAQXwOw_S-Jq^S<V&BEDfJ%PtB>(JwXipDC>Yu*BAP!CI*44ad(1T$5K6v!$&QMm'
    '{j$37zaQ?o7YDot8*I8^&P|h)$+&ig;D<*)QA|4B;&Eq~``GEY8{Y}FCfW6Uz4hR1EVI=7l(eh*djw)*cS<tD(TKv=D$9{4OzrmO'
    'LW27D`k~%o2>N}!JlRF#tX=4zNoj>jwcb5<pQN(36aPwjwtde*>XS!TUgeCNeO89q<wu5;#4(GO-7O^!kDm+bizn*DSjzMZSv0%;'
    '9x{!c45)N#r%H-6zY)zjyP^kL+Y_@~xG#)FH>CdPvGcsC&F%69ZmhdlBcdZ-^P4`CDxUK6<Tt*xDa!-4y23l=52zfK{b8GLjWK7%'
    't2FNk*SawJ+sL}+F{^D)MS5E_Uu5%6n8RD~RI>X|+3P7rUX#6LAF7<Kn(D5@?-N%z4lBXR2j_0k?yRnpQf^y{%rZ4oT#i&1J<oWd'
    'T9IwLk&(s6Evj){gRK>Wh?xLqHTWa@xqH<>Wm^-PW#(e=W?ID5Md`k}r<+|H&L|wNq&3*s?PRUuhihVYl3si!9xtiP{Q-57Jf&Zh'
    'B<Dsn1*h+D!P2%A^e_07Gm>wpB-?fy!@ZR@2zdVxv4Qqrnx_v9Ee3x*o2^DZ?vN$jJfSXsc7KGMvU0E5$xM7|#?;~MGZU^y{_>J^'
    'xUp>?s`0}KX>x|!^xo!c&(Y+jIHt3V78GS|DmznHt)^W}ws1=pdiixTLT*i45=(Jnc2K0suyUh2(aJzAEm&IIh*LeriH>K5F#Jr3'
    'Xo=Mm(tlJT%-S_NZ=7^E%w>u+O*PL_s!UJVcO>r96WSFb^nKCKW~N_%S-VQhdBKPvTU|aKB9aQ-I@=`4PTbVnjb38azH{Lx%T_!*'
    'D=psPW<!D8Bl%P%O!tI`l%gR@7?F`gJS=-2TaQ-*d)21mW!}E<hI^E9(Y##mxSVx{@}$lsZH$lz53i7Wk-Ed4sF1CS?qRf`PndlD'
    'I!!5{GW!DUFPNMC!w2%os{HBT+s&q)s=hUfrquajITkeUath`ZX_t75TXu|lYIBk4{KHbvuseTV)TaGKd(62ye=gYHn7E{PaJdmy'
    '$|CE;Ru5B2q+O*;{5|z-F2o^EB*Dq9oOf9DX2ef44FQ>S!N+>x=}ym<PQTK5t{?ES`U`n4M;7Gt(Y@aF>4<py>L0Xi%t}5G(9$fE'
    'b9M%zar@IrrC(z%#=o<f4psAcw=H96QI4c~+f$rBmc3>*Csu`SOG{9uER*UGWeRT-_OQKo+^{=#$1qlM+*u={zfTFIrk%^BW#ysK'
    '<G*4qz6-!09UlfAwV2fxEouK^S8wIzZca^-ck@PyQcW?-Xw^19&qpORox(c-4ASvo(D5F%3DWUl(D5F%3DSXE0}Kq(fm;I%4AOyH'
    '0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%'
    '4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq('
    'fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH'
    '0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%'
    '4AOyH0}Kq(fm;I%4AOyH0}Kq(fm;I%%>V8Zl>Y'
),
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 100.0, -46),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), packed('|i1',
    'c-niLf8}rGH1<uE?HW3)7oB)mRrW8k5llRD$p7*EO!evCKTJKt^@>^br?dZ(GfM*uf{yX{pDnmwrXKTAEBo-<QO%>8M>S*73;-+_'
    'p?v'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
bias = Parameter('bias', ('TENSOR_INT32', [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 19], 200.0, 89))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDy$S&V007|S25)hbH&9kyz+mySNLM!~Qny&lGFW9W8tqD1h{2**WV4YJrA*=-%-^?v(YvrO-HVH7Fq$U4_F$K)XKU9^X0v|f'
    '!`o!}sGL`gU>m0|pD=C?`^RKfJ<MC<?&(|3MY1f*vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(p=`3Gp@nlS'
),
    output: packed('|u1',
    'c-rmP*=`$k7{=jSKmtzKB_u#92viCZrKN3>W^v+W?AiBy#xvt>?6Dok&f+vqnyqOYg|?<GO&686LM)<-1SgyzBm@!%hy%nma0&D('
    '{%WiD2EK#u;L-b&7fu?H9GUf6epm3E{8Bldl+JU~^A-EGd1a(nyq}iW8e-+V=5{I~<Aka7{HhgDH8#mO&S;nt{dh3hSrOtbhgskp'
    '%U2tv>{?A~$*Sz?bpLgyJChZLf?smxKd!85QmNz@{fR>75Z`;5Gxqe!<$y~Dx$>MKcLVvea{Eo=^cCH&T8b(#+ppM3(>c5@kDZfK'
    '$>&yfzbP7tF)j3Z;{0_>_C3|N)XJ$~QmTD$o1*VI`SmY@MqD|}H**TNGb{8T-!*R*)mgi6z^m6-@n1Q;PZ{-UrLf^qJ-fUo6homc'
    'vjy98<t*3EnY9PbXe~?KqE++0MsG9i$!ccQHC0d4G|6P7NO4TIns!QbmEPz{+TaEoO*SZg?x<m<hE&likJlHR=vc2XQu1kcHOOrR'
    'rm$&N!!_BdRx?+*{2-<ypN?yl8KpMyLS;qE-&*3DmpF5AhpF7rCU!NsQ)Zfme<r5{pZJpFP35fKc{+(Qvm3ltx#)iSHy;iiZC7L3'
    'f_h1zZPPw+QS|SrQd3_{(L1*k-o0xF*YYJZVwiCHkx^V$q=~-HJ}{5>%KnU$T(nl#H95Yiu?uec?N(vU9y!NV6IHao%S#UfAsZzQ'
    '+gf1LKP$Aht<U6&`VqhAIr27Z`n=qrr1}+$yHFN>uuMlv{yZsY?^LK4y{SWG=S;@kpDFHIY_wezei1Wwqbc7DyHbDNFoNUuN|4WO'
    'Q)NkB4UMHEO0o5AMt{igbZqN(F*e=6^<$6D#GX#G!-QHJoo>|q?9xrDyrKquqg~>iIcD^lpI67c>|UWiNB1VVZfK8HHMVOfCw|Op'
    '>!RE#Ol?|~tD@~zT=wgfd0FN%je;xJznKVXLm|1s2}6<N8GVaVHdNjCC&yiOCK`2WtX__(xy5O1)AD9_)rzetf2H)cXuV`}@}t5>'
    '*L~waXEts1dbDvWbe7_Ly~LYmdAH|B2Zh0NB{8~}FKm_KmYuxM&es{|k08Ah6<eG>SQY}d&}<mOvDQp^H>mcRxN0@t3wvMG?6a)X'
    '9*=Zh^!kNLteNdvJoWhXRlYkHa$aN&%mz;f7Z|z3XS8|Qs4L!5keuMXgMoQwPZ7V5rX(jU<TrEtsdp2Gy~7>7rrOK&>2Wpe@TIQ;'
    'b7LSTH?m7tRU_1vKP<V7CXC&t#)rmYS~~w0wQ^e?|4)<GJIeB!A`UHqFY1c9cG9M#IX^6jt(3Nq(ZrwhsXdL~Se7E+492RG;WekC'
    'L=s&|<*X6ic_XfcjdWKEf6K^E0x+QC*`Pxxzgiy`6?>Dh)-!&S>$)Mo@w=w{YUKK%BWtq@a=gzx5x{_sXM>KXXq$kJXM>KXXq$iz'
    'WDQ|pKnJphFfgD4Swk2Y(1ENW3=HT%)({2;bRcU80|PpcHH3iy9mpEOz<>^94PjtF2eO7RFrWijLl_v)fvh164Cp}C5C#TxAZthi'
    '13Hj3WPt%4$Qr`HfDU90VPHT9vW7G;paWS$78uZhtRV~x=s?yG1_pE>YX}1aI*>JlfdL)J8p6PU4rC2sU_b}5hA=Ro16e~D7|?;N'
    'Aq))YK-Lfj26P~62m=E;kTryX0UgL1!oYwIWDQ|pKnJphFfgD4Swk2Y(1ENW3=HT%)({2;bRcU80|PpcHH3iy9mpEOz<>^94PjtF'
    '2eO7RFrWijLmC*+fvh154Cp}C5C#TxAZrK%13Hj3gn<Da$Qr`HfDU90VPHT9vW74)paWS$7#PrjtRV~x=s?yG1_pE>YX}1aI*>Jl'
    'fdL)J8p6PU4rC2sU_b}5hA=Ro16e~D7|?;NAq>p_<(nzY'
),
}, name='dense_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 200.0, -39),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 515]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [3, 3, 5, 515]), packed('<f4',
    'c-rmH$qm3D3<N-TMr(9NYY~LQ<e%SILP84|PeinMt3=efdewGk^>eSk8(Gd<>hU>?^`@jeQa=A1)lR=LOF7xqW9`$7d(Jf9GHn+#'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^Ka${%(jN3'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [2.5, -1.5, -1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH!4-rs2n9e&v6H2gl#<R&X{&;|9qeTeJR~OnF%hvx%um&p5$l+v=b6=`E7x21osspu9cN?J`|Hi>jJ^J?&X3MN`!z@9o%bRu'
    'BeUu^Z|1wlbH4X^*SX8=e(yPYzV^x5g_)U|nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVI?j<}V*_L%j'
),
    output: [283.0, -1708.25, -542.5, 302.75, 210.5, 475.0, 505.5, -2052.5, -880.75, 310.5, 1519.75, 216.5,
    -15.5, 1310.0, -407.0, 488.5, 1406.5, -156.0, -918.75, 433.25, 141.25, 779.0, 283.75, -1690.0,
    -1507.25, 321.75, 203.25],
}, name='deep').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 515], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 3, 5, 515], 0.25, 128), packed('|u1',
    'c-rmDu?hiU007|k@C4Y!3mBA1QKsLZET$W5>gr4~m~<&!$ve<V1`lB30ZwL%QSusw@7uq4w5+U~rQ<mr-m-Mxsa<#P&@Cp>C$G+v'
    'a@b5)hsC|9hsNXb>}SOw%3rh7x0kfq<83U<vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EdOc#0bSuFEd'
))
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 5200.0, 82))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ002;BH0f58D}&?*kW9)4++sYF(PprbZ?N5^+~x-qA7HkbOcv=1sayPp;l2GOlS3)Y2fM|2Ju7cMji8%ds`a247sq$|'
    '8Sh_}v>Dy{t^7XxMvqfx+8br_cw4(J<8YP8vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGg'
    'pMTgm1`P'
),
    output: [155, 128, 230, 14, 183, 127, 51, 213, 189, 189, 181, 159, 244, 215, 141, 149, 182, 96, 178, 105,
    201, 153, 155, 129, 152, 13, 186],
}, name='deep_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5200.0, -46),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 515], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 5, 515]), packed('|i1',
    'c-rmDF$zIp007`YFQvD*13k&$045IbWVRS(U{db{PJmrpzy%a#`VGqd2Ag`tB!hAd!}sl9F};1WRe7H+8m;KsjicIO)2WWaF}>&G'
    'Wc_|FL*-Gbe|qUQ?E3A&IZiLLe4Y$n&B>{dWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(g7a{{YkfDDV'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [3]), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 8100.0, 117))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ002;BH0f58D}&?*kW9)4++sYF(PprbZ?N5^+~x-qA7HkbOcv=1sayPp;l2GOlS3)Y2fM|2Ju7cMji8%ds`a247sq$|'
    '8Sh_}v>Dy{t^7XxMvqfx+8br_cw4(J<8YP8vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGg'
    'pMTgm1`P'
),
    output: [99, 106, 128, 79, 96, 93, 119, 148, 222, 119, 162, 242, 125, 206, 219, 143, 131, 240, 136, 118, 13,
    160, 80, 94, 160, 41, 74],
}, name='deep_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 8100.0, -11),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 1, 129, 255]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [65, 1, 1, 255]), packed('<f4',
    'c-rmH(G7qg3<S{IjMdnT)r_P{;|e~1NNPFmB^gOp_BrdkzghD=OYN-lZ>~1$cgNX#vfg`bKmDzm@7!^6XV2=H)vI@VJEip>pPg?<'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@hG}n=gBbe0c'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [65]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0, 3.5, 1.0, 0.5, 1.0, -1.5, -4.0, 2.5, -3.5, -3.0, -2.0, -2.5, 0.0, 3.0, -2.5, 1.5, 3.5, 2.5,
    0.5, 3.5, 0.5, -2.5, -4.0, -1.5, 0.5, -1.0, -0.5, -2.0, 3.0, 1.0, 1.5, -1.0, -3.5, 2.5, 3.0,
    4.0, 2.5, 0.0, 4.0, 3.5, 4.0, 2.0, 4.0, 2.5, -1.5, -1.5, -0.5])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 129, 65]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH2@S*`5CFiHQYS@9rQi&t9m~>OMNAXI)BPr*&Dg8Ah`86e)#~dU`8MibUweMnik+kGdCr{YTVqsiKee9r-{)QNJFnI1@BP&3'
    'v--q|&6xb3ahaceGiJZdQ~S(xz5U0T>(e*)J>Qv?nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVI=D{{SHIA6f'
),
    output: packed('<f4',
    'c-rlo|C3eqdB+b3y5bTRMBM<wim0%DTa<4qU+z5;#kk5Q5<?<Ul9-4Iu{5#YY}z>*svA@URI;InTO_&~LN=5jA&U3jC59j+mJmxV'
    'L#d^fTI(<j!#Eix?ejj*>jvhoe?WhDcIM1I_uRARe7-!-`*}a#lBBMfBx~(hR!WlOwIrEUPLdOLbXSt(vvxdWzuj)1pR{9&U7wpK'
    'g)@4R<T5*Nv1>E!^DojQ+m$BChj#B?``&1uAK0<Oo_Vg_v&yc$WZ!SAB-!is{VqGQ=}B^?eO_+YdhCA}*gXU6yu;29*m1=Ex6O|3'
    'g1>u_o!?^DN80f*`+lh%2WKS7O8Z=E$Hub1ztgTY**%Btdt&GN?Q^kR@37}o?DI;yw|34q+qL=j``vbJe#y_9?AUDo+iAazvZKYW'
    'Uu>VnivQ1Dti%0w&sBEqa4E?iw{_TI@9wteoX;G8uQA#ETkO7hcJ#5|r`kMU)|~8^W555t?8g@SZJT}8+4Yrn{!Z%aJi?9zcHfN}'
    'hm9+>>yzyGz^>n*ebM~vna@>x&96><j{4L%x=TKn`F3rL9mk8k=e*NCud{1ScK*DbAG9%lSn~HDEhpI%y5Ej1_CJM+->W^DY;!)V'
    '$M;z4V9(0_#@@R=^*w*L?DOBPXWIXcwtHT(Ykkvv?72LA!H#x&)`xa|h+X@U{kF-@e`oLgo}KTuW3|R_$I_zDS?h4NT`$@(tm6CH'
    'SxB;F_Wv(wY-L}gHoNcbqK~bs<oh7`99rx>=XrL#ZpS3{ZdcJ|>`nW<$^LJ<jpy&|x49LUk9zx@UU4~HXzx1B)}hnxJH3*xU)GL1'
    '>?r!Zdd@yOFO+gw&(}fnaUSdNO*<OwdkJ0GZ2$Yboe#3>-?j6-sqgPTJLa;7?FC<hPukJPzF(s~vfr1m4kbIEkh&f>ram@}V?)_x'
    'uXfH0i$1pl_BqF{O)dJ`NLKVGJs8BZg%3&5aX@3t?4Hlqoa=jhj2G$Jwj_Dj-us#zXV`JJ-e2&w)gEf^cG+0QroM+2JLcI@Z@=#;'
    '=X##~RBNl>Z2ec;`F`+0@0R>d)jVyVuCeR4+R@Lx-|4cNJtle5^Xyqu?6-Ei|4d;_*=4S^+<VUNm2+9jF=HLFQ!*LeT69b)*wHS0'
    'vFk5Xd>{JRZ<in&nLYOk!-u}M4s*-?`&#>a(BAvH9j_F9?;GsC6Gh)cy+b-WJawEb+xKrt&h7W+ip$R?<YB0t-)rl9ICV^3R`9(m'
    'qU(3q^=aVbWp)(o_eboR>npho=ej4kzR*4!_`P<{I)A0?^IBx*`|UGD-X1IZ`wa7PS?UJ{e}=u)JDXUC&)Ycr**Z*+-Z_qD57{+g'
    '-Laz2MOd@m&Kt^Z6NHm%?E4HG^QMa9p5D99t`D|rf1mn13@5Wrd)9C5``EI}+{5;Nw=gH$gXCg62C@!aCJ(ES-7&IXsgJi=pXJ_j'
    '*8gPo{r$4zsc`lkJMLgSvLV8xsbyb_74|877+Z1N84k7yAO1W|O418Gf2QQcKEG;X--d3EImKRNwl}+_pJm@8VbrU3{0VZV^={TY'
    'umRGk$Lv{$gm-0^iKXa;<n=teer@XbI;)beQTC+$|KC;|-zTQ7+e6ddbJln!R($`YGqddb2s_?KF7^DCMP%?bpVwRE{Q3F5$zHVD'
    '=Q!-<4ATqQizQ{3Y3+kBeuFT-==ju8^5+-$-evck>++oa3f&eS$+qaZT8A}d|NSXD7Z;K2C3dZ==<B`D?w@Vfr>Aafg*En<W%jwQ'
    ';&>u?S@RKdmhJ7IIu8(@E-bqaXfM{G7baUdPD-aWe!V{*598I`>){gGXN{$QkMpf-`27L9_A|-0J?9+8ES!{FOP1z?lR0O?9)DPH'
    'J=e2;$lQ*&-OTYp^OD^aj!Z)?FR|-i79QL8t6f*JN9~#2*kNI4?VLxXK40OLJ>PY<?0idmaj3|6?A}GXr{K0qdb!iaBOdj6;R1U)'
    '2_3!J^kP7d>)(uu-~SC8yVgOv_5pf*nDssjoE(<=*k7@6KL{5TmQAj>ENyie&P*?o|4MzGh2a|aP2joaDNbqpCb_=i*!PHJ){dvj'
    'z304C^Dg=t$(9}}yWJ6AZUZw`!6{@5cf+mpSHNEUyyEYYeiq=>lG7VZFSHIL;B>~PGP4(1C3Rg8kCnYU3dik>P0<?J^Ri#s_itct'
    'N4cEk*wX2IJ`<mO`xIU+J)Vv%%3fRsK3s|1ea}9H4>fbnbX{Y-D0Q6|$2?D*+OECMI!NdD6rCT4Yb}KHBn3a-D*N*#;|=zGB>N^g'
    '`;^Ip?8Qs0gK^C4JNDj^y{BZ)xsd-kCv~0Mj(iMEb3M;Y9+C%yYelzd{bdtVml?_3)9`BPw)krYx-LDMDLF~~|E40V%PYO+oINBP'
    'gp9}^kuCUu^%VX|mbL$qhpq4e&0l<2YcIW+2Tm@LPV#>J|EJ*apRhR(>B%`yj>*!CKTDkhNOpuvT8IAZgXSjtBUv?!&)&e#(i|l#'
    '=DTFV2Vtpksq9HRe<O8%Qip#gos?`{Zr5*2-8NsYcNcrlS#tj*m?0m~{D9mJ41`k*ExWxI4hYAO$bMFwJBj~D_jM0kH2c2&b}N{m'
    'J-!Ls(q`)*KWmxYdjWpda(jpLVlTdv#w^U#n(Mpv`gblXIj>&C`W}KyZ%v*5$~QG`n*D3)_^Uly=6<T?oXf(k@ai#@-g6f2o2||<'
    'eyfiyxjuDHEp8)RkbTp>wBrAW|9=|!+yb8zChPr%57`UwYH?$&S0DI;+08`!L4LBXOSb;f#x7nx6q(gEak~=SL%dqP@OXIjmsww7'
    'iMaVs;E0mf7w!B%Q}>A{6n(s-xW8c6=cKN;wR4snPGfC!?ML|H$KWyNr@n8R!?ChITk_fk{t1V>;J`Y>#}C@^1N-eO6~FgfxbVSJ'
    'Zof;C2Vvhte^>ShHeYsI{7N`}dg||&Ouuc{M%nk-w!T`2zXq2yF7ZwA$!_pj9Q|nOzM|&T#XiWVx($0#J7?{UWLDft9Oy}WarvM_'
    'QpaTZ9LLdFVcS0DD{Q|US?^@c+Tkwp0bi`RPa=O+JSxRrTq*nA<9^LVFyp)U7yGbR+B^B4!hGT2w<U}IoZMcty3d^RN#m@U?B>H|'
    'm!-8PTYKTv^Wpr{@K3c4wR0Yy`j`^rSD3%TKA+WE3r|z`vy;^KM00qj?9V&GIPYa&g!BF2)Hz<-xqO!q`ak^28TdM1G<i6)$7SwH'
    'e0lBRtEpqJ;vbzQ_wB^VBn!fw(P@sinPm8n@w1M?Cxx-E6ZbHGGy8Y!h1TLJ^jDZuJ7;mGDcI6cV20^rCf{pA#j$p9>b|@5Bli=^'
    'KBfY`?Ayqt{89Ntihl{0<O@h|AJu!X^K-Bll1=lwOM`nHpHKI7%ASy~Dc`2(I3nL&wp=z^daqcB_=J4$U%(%vk0%@_^Z0{s*LY&K'
    ')Xs&I;!m=-+ON?cG3OjJ?4AqKoZIF4bt#x3Uwk7rGLOv^T`xzmm%_<*_=E6#LdAUz#V7Pk?Lh*ck)QQ7cvcf}59#VnwqJdE+?V_~'
    '^6)6~Ae<Qvf6$sp$0Z+&h0|#+SGnIk9}XnEQXEn7hn?lzj^_U6`|v1X(}H5}Im_1Eg{+FN&jveh0=Jif$9u7*^RSQdxunO6b;(Ya'
    '!1Fom-CXR2<ae3tbhZxuAbF8LHUxeAEWBF2+$|oLOTLx5?<}q&pIE-iet7kH;AAuQ!qy>sSh!MfJiY|GDL%fb?0#0&-_$zP&ROgC'
    'Cb2@<z`Ih%0CACt?15qi(raN(KVn<Mh~Ma$l0*3tdiDl*R0)4mTv5+oN4#_k_Cj-M#OIPsr8ejPC8p2}pH;m2m+(p9zI5y;zFQ+W'
    'DPC>5mHk7-{e3-mu-l95$Eovq<2TtdJO3B>L+zZk<|Bx^-VVmdj$T7d;<LUE*)!t%*f-hBPIz@+{PWGks5FMR?D!(S$^v`=aVW`y'
    '?M)uz83*6F4xE%f`c0FEI+KUH%g(i{@yTt(Cogw@IC-z=99?)SeUp8XeEqoM?-fqHLmXy%>gzB3d)A(HEbTStY+vfWeoNWo9FwaY'
    'FZDQfBQex2e6JVau}#FN-XqSL5xZ4fQ0u(Y<3l+X2`d`mS|f<1KaH)F{9esE$hJ-=UcG^JkY9MOy=x=BzhVl~AMtA8P=CgAoH$?^'
    'yP3ebhvIK4{$RdowkqvC=ckELWyFzJ6U&#~yOx-QuxcuMumqe`TxmRU^wZD_&G!{z*osGOhet^svZCvsIKcw9D}RXF%Z7g(*=X{3'
    'bsm?Ky%^>GO}4_`QAQrl0n_#(5AwTZ6Xkblo+bPKCHAe$ZA5Ns#LMJI*3MaeXeY7TMq<zRlaJAuTZmEpuIzq*V)@#`pD}0gF4=;*'
    ')Va+L?8O{nx4Yc$$?-K`hs5Px@~C)7H+p;+fAcKv6*fyA#MQ3FuK$&dU08PnA5uK+Fh0u#_&`^sjz`<j3;7H3cZ8#x$v@T3`5}){'
    'Nf)#CQs*TFeBu=SFMyL;!;6u#C(%FUME1Z5s&P%(W8t%Gg~l$<GnZ!x-z3YjCDLVK_gefc`5z;|Ao++>h(Ad06-SmlFSd6mH`kAN'
    '$|C$t*`V{`58AhB$ivsM*OHxq6<@>JId8=W)%t&5b|Q5?ApC4a*Q+@$t?`hmFZf!{C$neCC(71pzQf?v@}YJU!xaW^E}rxuXOYj6'
    '4Ha$=<T=8}JT_MOLk=&w6n`_<J@N+fyJauL&HD4qZABlG_E|P?9e(%E$Oj0gw1*9q-gDNzDaW;ku?REXO`YRaIp%y~apT|=vW1GT'
    '%YTwy`~Y67ypQC+f!OT=_wVyL%T{*d&q`*N5yw%CPBJ0vmhBmhAD}&*4L6^SJgi|ImcgqPhY=t9IQI24VgVb-XDDXYLVoj)z_<hD'
    'UUSZUPVucDq>g8%XW7%_xMcHWr!p{Cc5^zhe2wv3m$N+A_aeMnc2hcd7~WX$xMR)_+u;wh;SY*4H{oN6ODT@I0$lIHe&3AGdZVqw'
    '**&g%S2=d(yjpWvO*~R|B7x6pZ0m^?4Z}yCP0qP?&XSS7%t!f<3LI0|`ERL@Px?Ebn4;z}4j=S5{*LLnV%WL8kc^AJNq&?Y9S07G'
    'KS<7neVxSZrOVskJn|*9mnVqZ&p}=$kyjN@HvX0=UcDImD*p8y<*Uhe%XezQpB0{He6xt#_W>W~RC>?(Pnp+YuP4Yh!7-KV>i{zp'
    'Z&#dBoUm#moAE)V7oSHS#8-b>aZab4=RxKuUMrc>b>UMN`K()c)@nFr0Uou7JkA2*cH$=^;iR|2tEH>0{J-*9@(~7r+tMZZ{X>z5'
    'ec<FR#2;$syp7y%8(1V8_;TtzRJy#F_=b3%#@+~j7y+-A4XY=|W%8b_RxUs_1n^kd&t~^;a$8#mUy$v2i~NOTU>&wz`#2Z>cN00R'
    '!^B~}N{rw5Th<qxybfD%pS|O^*v)msI1b?7H;}&&UR?1Ja~>~$lNgn3+55yl%5bZM+7RV5WY?v?cayIb-YZVm!usFnxSq@MO5Qtw'
    '{gAyF04IKn_@w-=J;;MN_GYj>&-Hq)KIacJkl!kwln&UOv(tMVZ>|O(mJ?e&j-OosC$;BVC)JE3Y41797gj!?S__b|4wAhW@Ii$i'
    'kHRtMV0)DFEMm(>Q41h>n817<Q;Z9nF28#p^&Yo?oyT~FY{G7MbqjgmChWx+;zFx=uJB_rIbU(CRvXj69@m}g!6o6t%fw;Mq*g$<'
    'B-uL-U$32W2Q@O{R&Vfp%|W(Z@m$674`Mf$;(N&sieIfKhAo-8f!dI>sxdS3cb2mbx>w_9rB3Nm?0h#oLRkGS{-%78Ez~L~&LUab'
    'Q+96pCGscJJRh55so_IG@u;d_BwT$OUagqJLAcI`#Df(BsGaj5YC}f4uH+o^PGS-tkVpR!aVO<J*4x^vW~u=`EPL?@)<JRkPhl^}'
    '_vHBSGB#3v<{Z}H_r%;f$a#(-PIWVUaSgRh^~4{P-|VvA?k4^)n6c~p)8M4I-4)o#M^e}4Gsw9q_P3vSPwkww=fbnx*GYX3UnN#I'
    '7LGX#-|I1AiHdLhH(XnGUYIr>{Zq`c4PKs7haf-e=d58Lc+8pDAMNE<{45>o$){^SSCP-^Krar!t8at<o(;zq-<)Xc(4RO=Gi&~B'
    '>2m7164m->oP*NdbC!$<^QFtG`>2pZkqx;AE+am439-7B)B>y`*Vjb+bRjiUUBvRoo)Wv2j66qtQu7sm(zq{!zev7I<S&}Yb4|gY'
    'TyzSrUf^<>{iNdWs^^_I6APJT>!7$?3w%=c*l;r2Njyq6TJlyqXU*|_;$C~n*@^oLdxV_}vCI9*C&~xig)hE>T%UXp>F&mAEMdCW'
    'Jhb3n+z8)M45owl<alaB2IHHLfKQ5l3m?QQzKX1i_jMo-iF4sx$3~oDH{0NoUom{>hrJ*UBm17`H&stEq|$rNvQzpyNF8H6ajZsa'
    '0e*q+l@w0;pleg&yQ-zpTvE^T>AfqFGwGlB<Y;hmvh$MMZoZ12H4(e@4!*juKIbji^-XXQVOoirO088!KKOC_?Q{4{H{)lu;dc)v'
    '?>`V8wVeE>I7986mD3o2PqZ5xQa*19xjxkm?go=P;8t1()e&rT-&b}suLa2S3I+F(CNnnibz#K0#MHG`%i)vSqw}cKX{LrveuMbg'
    'RPaH0<co=!$UhQJ)KOz5oPLHlf!0#vs^-MLMBSh;wGaQl#N^?PwAY+-8Bva_j`-=vQqNIeKpsw5euu5YPSx$=D;{wC&F!Yfq4?Hw'
    ';%L~57VO<^_;~WUo5|tMgj+4eZpz0i60iOMTPA&!oV-~$nTMSRcUeIlndYQtn_lLz&U@e&!udLE%RI>^yt;U@j<j~p*~6^Oerh5l'
    'gU5J}^i*|u`;o~q+_i~!oq;dDjQS?6^KXb*3LAxKpFSBk&i#vi;ABI|`NKxuaUB186gdvb&>&<_x^MtqEjfLNc$CI?H~YK=+)+&b'
    '3~Yxmahl;n(&IH;;?-u`dd*q&I**XskuD_Y&jIQSB>P*b+n50+-@{(+qdsU0xjy-P&l1bebDr?(R`LkV;Dd5mw>XE(Yk8i5N9i}k'
    'Sj8*fr`C55wq1C>8+p+6DzEOw_m<9f;$x1W4&xeZ%YEc=WD5pYde3<h@Be!0wy(rGO0Q+hGkgx=onnT1b`P}x;@U^4yV^)Cq4;Dw'
    'es?>%t-A5gkP}nQ)MR{z6t4X^<InInWmk@1W2!P%kH0CL{2cL+72v}WuyVb8-HQ8XTFX)Bo@~|vc(t&+cFqflDQPXAAeJwGPJCWE'
    'Cm&-GTzezjO0k}u)P{(69ieV+GdL+<UA02LPJL{`%7?J!@}I87Zpz*ke7&>9_CL>K=ammtT=z|47OIm_{#JHSbKgt8ETJA>`clP8'
    '@$V(*g|Ou6YTaOx^Z7jQUpwc%V8$eJp6%pzPLT7|95)gN9l~A>BUZMZ_-7|INoSG!J>+A~_2QpX$6q~XEIDw+v{k43b>v|Z^LZ4z'
    'DSt#U+zHfc4I+l3yq>Ug2Yzv$Cn|bwy^UCPgV(TRYwWlCS##wX27_bw_MWqRuRMk=-dJ${k}W1yw;y?^qc*6M`kL2ShbdtDgY+Vt'
    '?Xlaurt&FbJ@;cTWNRg}T8}&Mp+A?p?4O2hm+mg7=34V@AU-*Wd)n~3#d(Dh8_=;9a=)G6r{w$){TG)~i<Pj}TEE&kS8GG+s5QRA'
    '<uR-J9EXWJ)lv5^JUX2kx;-wd*{`wv4e&{EtJmm7FdsboK0K-goNJ=CR6gQ$#3xUHE3$9ZIIZGu+u_RfsoSyw^)S_1>bKw`8L{iU'
    'ICaL!y1^HTBYqoQoc<AWuGY}qg{~;)Ie{8F*;2*w^}dV1<8#Qdy@{TmLr=yJ@i)huQbYG+d`OL@ot%a^P(Svqh|bQUhE6`zCy7I^'
    'ta!eDCjP$ox;XrB_I(@m50?>#`3g9>6dRl8NM?BaLN$r!u}4EHz2`i>>esmMm1E~7a$H(3>BYL#*I09F0+YJP=d}_mx{w;%yT}_J'
    'A_u;fno4mE#UFl^y1%Ua(FSr*vM&=)$?FYwe<*vLc<@SavV}b6ZD7Vha?uHK+Hv?cJK)u0h`VaN9;S{|+_PrRIo4jt@8V})Q!bg@'
    '?{MyWfZmiY@IlwK_6^jBRj5@N!aCfCPp<txpV;jIU)O92@*sO9yVHm~G}414u73<Zqw&kubz?8YyJwQu>qE}-d3?b};sZ_S*iP!B'
    'n&^R%U)ljLshx8hwT4%Lor!bIyjExedeP<UkaNP(@MG=C3FP4_IIp;1k=l^^*poW9*Vzl$fHkT~vGaGS4e2I7KZ&u6SKk0voQF(x'
    'kl&PlT7XygWnG1ji{Q7Cr+10V$=6)P_^LIFeW|mmnR8xCcqiC7j#^{sz<6@M;yJf_UrnN(t>3_{_K{B<K>t(&d8MO_;TP27N#BRl'
    '@6e4N$mdmE;z8mt!gH<HmH13|lFvE~{?Ji!z1U1%bvrriX6jF6Ylq<@2=|YGlU>9xwO?9`3FHiF=PX-V#ZJv>EPPW~+-CA{I(jh@'
    'Onltl`}5Rw;V?PRO<=TqC;2+N-~n665qyX|$VP0WmqhXEHN<J_+0WI~foL2v;8F4!KLNjemU<qoqxhy|Xe4#|im`}O&Lr=@le!Ga'
    'M>jcP$%EcgJLfLPjGU`B69*cJt&==_;}l<f7WDzj*D7|qg_uMGHSar!L5`(9UNW_dI7}x#kg#(-HBZvLCDfMIlZO$Xyav6{GcF_!'
    'GuP`&l-JAaKxUFR5%!DI&jKG56OoV70?%y2x7kDwk!k~K=PZ3|_1f&bcJ+F=N&!yM;x!0)kIoWu<+5$dY#rot9K;8eEmDjy!G0)a'
    'dFCm6@&V#Yho~h~d~y{zaOJc9DfM?rH@314;v|!Z%bis@+0XU_>oAnQkGa&sjV4#Uo;Zwrk<+lJiZAG%reg0o3)}Plj8d-C>V?YV'
    'MxE3PS9`X^>7*A!tDNFB$M{{uBo2{Jl--nX^f7qUQ1=tFf23DQdOv^~na$|Dd_!@|{~({$N`Jr<Y@m4c7wA(gx}Im>g;&=Tm($$N'
    'rPoDksaTkN4z14t;#94~=xXNdy{$9ce`uiw{~7W*?TmLeJZv)fu$kDo*|*#mR}Ebs>QLI~RZ6hKd+Fhu4Ng8t+<pkWWgRs#l1=3e'
    '|0i`j*hEh29_+LF_hb_WSM{{ud$^f?s6phr8yQDJPv;i$yobo|luEtl96jIB^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3O'
    'J>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i3OJ>Svu9X;RC^Bq0k(eoWW-_i5^|D)&o{{Z$k@PY'
),
}, name='pixels').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 255], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [65, 1, 1, 255], 0.25, 128), packed('|u1',
    'c-rmDu?hiU007|k@C4Y!3mBA1QKmB}i|GcNx;m2#CS6Kb@(y&8;U2)m1N<^ujFK1mzWqxk>)N(mIbXB!J<pE4#_jNl`e7D-i~2IH'
    'M!Wguw0eYQ)Owb$VID?t@m^ehgS69~?h{#-Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgVvfx-#2|'
))
bias = Parameter('bias', ('TENSOR_INT32', [65], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550, 8800, 5900, 11200, 300, 1350, 5200, 1150, 6450, 7250, 6100, 2150, 3100, 7100,
    1650, 6250, 4150, 3150, 6300, 11850, 2300, 11000, 6600, 11800, 12100, 9750, 6150, 550, 2600,
    8850, 11450, 7650, 2350, 2700, 8650, 4650, 6550, 1700, 300, 11600, 2750, 6400, 12200, 10700,
    5450, 12600, 9750])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 65], 330.0, 84))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007X!YPA>?E1M5cvZ-5bM&%1IST4&knQkFQmdmP?$Oo`c27^r*mC=9bz5PYm%&|7Atj|f1ddAgN?=pDbO80K@8aB(D'
    'Pnh)QlW%7nEf=q8{V{7ChWT82*V>-i!M+g5vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%kn?uA4ieq9R'
),
    output: packed('|u1',
    'c-rmPXIoomn!xc-u-V;A5;t&cC-G$Bl$nVe#<2lWB!nmeVR{!G3H5f0PCq)TAOSYj4NOr(9U%!2)ez4n^Jd@dwY%3Q>&&EQKf!YL'
    'Q|ycL0e<JjdG70Z?msPVFO5ngg!@1o!pa&gH36myR)0aMXxUc(!sc7|l}b3JIU8ICJrdf`Z3khs`_|?kcK##QoAA-6I7Sz@7kcG!'
    '`}}TW6ff;Ji{?o_K3ZxwJREr?wI7`QlX?)}11`s7w7VLo<)~UGn=JV9y_4TU(g2IsQ?|;%Vt=pK>O5*+f!f-}>lYm*8pB<)$usm)'
    'J&`$c&!_^UnhR?w2U6{{4AO{xWbsDm%HiKP`dQo&iZjjim7CHKJ$)=$W%zw`?Xs&FQ<aSwY@<8F4?|aqw5Ty<yp)Onc%_q(BOnAm'
    'xxVrF{@<c34n6Q^4Z=o&cW{H5JFZ^?`5j>8f|GAn*3d?JXtT$Ye)9&XGwcwTysH=?q{(KJ8P-0$o%%5SD~tatFcJws6&?2zeL?Hw'
    'R%-w%Ysafsi4w?IL5_Ncvz>G4HwyHlOh%Wx>PLtw8`O%TfX1G`ap|ute)&4t8xK%|CSFJywz*I0qHa+O&R;@HVO1fccd8G1JzE#P'
    'Q1yZbU``-{PSw+dl+tMB5A$|DWAXd@|C1PgzTqkD=C8?p)`d)K0Iu%0R?azv$Y_zxFeQDZwjH0#Llx+T`aN&JZWCjKiZW_OXKo*}'
    'IB{+Nr_H8h3XyaOqg{Sx>}99lENQaTKN%|o^o2OUsCGvlN3YyfqEJk6Hon0il@5ynf-v>tJ1oAJ{PXdTfu7Y6QQs(v52TTWuO)u8'
    'L<-d`GkmjF<TN@)4rHFlxk3n5XYq^40Adrm&<@xPnx3$D=633%!|%e)!3@N2C=HAR#^<x0FU<S~vf{C`1kqQK8uw_r^U>DX8>SI-'
    '+xUkkVag;T@Kz&XRI^y`zM1)8@7wTTe2o&f@nT(Ji)W|KkMf(ysvspWj}+1}n=(E4c<b##wH!+8&iIx9mxKU%7!YPLpqMH?{@~RQ'
    '(O!Ry<h7Qr$x^PFz4|c5??0UftQ^t^EXJ9kf9V@PI{&$906zpTMq~K6kg^V<8WyAKk>{T$J~|!D-cXtm^cDE~SE%vbwpCMO`&iXu'
    'TcJ*qPr~EFC)$bZnL7rJDXKWPnzW<UE_%SiVidx_=QmTIW`7QMt%s@BhU!#b*fMck_rhAyMMz$pPPMLVOzTkX%4UOCiuABKVYrwK'
    '0dSpzP_noU!Vuk~JFyRUeh$~KZG)mlVPGIh&c3YoLM82B)!dj6QHn``k!AYb>EGQ1P1<cNcXb(M_yo;jv>hXiTG!3Z%U^xt9}0!Q'
    'ik_nAfR~xrZuNs@Eu_##@nE2wRz8&Nb<L*UC^E?Cv^r-gh@+Jb7F#eWr8a4&^0J>Cf0yWrcxho{L8K#WcOBM;?ffQ0@C+5AiXyAg'
    'so(E*@0`6Smzwr~9DfY)JYaDhVNqEC{m{d^M_2cLj>(obC-~j`CApV=yxrh4SM^(~9=n9Fvcv(*cD>R#jxOFn<mQ;_-F3gk#bUgA'
    'j8U2qNcHUY#z)y7GR?^hR@+$`>GUz~gATvBw%J<$)O{Z^7L%|=xhq@PxR|ei!RTmCG-hWp!ib!xl!T1Xe8J|Y```PdtLs=pttc){'
    ';<G2>HKe4=T)#>SFkPibZyh-roC=<~4?x;2>SAo2#bFw$uuz>^*sPep9lv_`eY7dK1s64ztc*mh(|c_zP+1!#oEzgKCJCzXDC7N}'
    't+%i1<-or2$|8&XFA!%VZSEj2z%>4+<kiF1p`i^gB5u7O@AVRs+Y%otY9>VMOgX0df|5IAd(wsUTlX{rSXyy`#TO$<WTMJOODQF+'
    '9KV0``>(!__6Gtquc2hUFE%!HP#0u`{idp?xCmG98E`^z-0M6#b8}cmY@1oE&J85TFfoJ6NnF+c^k(YX;g6fW-n6A;pm@2@OS!Y1'
    'L1RO!NBq=Ps@C46fk%BOYR}d?H_U3y28-j`%kc<8)><rb!VKvi-`M(O`{!s&D1tP#2_wCJi~FF_YZG+QlI6()L|4w3EXr-!OgOjH'
    'U_@E0%`!QGHG(L#6I~z#>F2+Qe6;touVHl)t`+mcy=iRrYsspqtQ)F*ZWE$vkyFbIXL=^0=WlAwESAw(<)zgK0@N`?JA@bw?i;E1'
    'zW%qspf`k-wDUrPtCpE;%NktXO4qEA#fYv3RZNa#dnU90m=Cg8HDo@7a{PW|TEdvSNF%I$bT9kK{_9v*!bgajdEu^v!*N&_b5^wB'
    '{6$QN>h4($c1^ZpI`eiBi?0K6C~Ek9$jjIzBsqfXjl&anPA>2Lx<0Uyu<_bUmIi&!XPHJnQZ>v77skuXGM>#iBR$bM_TOc3PQDI6'
    '6Pokh3{BTq2|0!Xs-?Wp$JuW(-Jv*9)l(E23Rql+-9D_To_VlnEz_HdNWeaDJUW$TapYntjB2)^3+Vtx2^`EY1)I%tcQ&u>{Sxf('
    '#mL6m+Eix(UHD7=I>GBfAFQ}aFipjnhSVHLXIcDk`<+`Fg?R^j?|GPl1va9?fPl*BTk)$0e~UKwc8n!WJnv}OK6BKu2A8zaqIpLt'
    'qN_9OCgt$~7E5O{Z{9O0u%z-#a0Ox{1loxrkY@bz*p-uS*7~BWNM(ERMvsr0+HP8dM6F1b&%#HQ1%%Q$xX<FF-if{3JmoNW2waXv'
    '08g!x>|s=T_4w_hPmjKh_k_HJu&LPJzcDubsxoM;?8F355fP#;aKUyBi=`(f*Z%oCzz`VK=dQ$DbUlTuC{WWseQWQ^&ad&o<xO{4'
    'U*YPImzha*tb^6P_Sywkk$#xRsODMBXb(@HzIO{$2%OYhh{P$2*k+SM2&j6NAHTNuQ=%!7GB>n{;(Z~f^RU@ZiCgK~7w$p>RF0Wh'
    '42+HL_IM)yoM(V_TXas`kJDvVqSa(F19Nv1*Ixb*Y+Fv4#gg*GPzIm>tHci%cY#$;sS0{jIL=~=%A-p4K1#on2M$wN#rumP3a+%F'
    'Eg-2^Pu-0E{^*-fS0Ij*wF|<7erkHBa~UdY#l+9;C4jM-#RZhkt~~6Y-hQh<Jq%|}XZ-8%L<0$T6B=0SzO{Yz^b7szRid)3DApCR'
    'I}d8Zc40Hle}R>wS{AGLPIyN8rQCItd&4*arA$|&>$JUwAY_zIFPr@0=)L1#f&<H&4)(4d@;euI>V4*lAwu}vQG&79s4t`pW1}w>'
    'Q=7T@8XXeR<gO*HShWow!f@@#;`Qi9+kfBb3~$g?{XG9bkaq2Ldd*D|TjMi^&*D-{FC5of6}tnEVi$`5RJ#r5q=OK}w_4<w35I6#'
    'lb;^^>hBCB=(ZYhsyj+ezp4vhyiTfq(aqv90d9~W2A6EJ@6pzqHw-HCuKCJyKLzpaWb5fvD`xUGt{!|BZwl@~#Z5flXxuV=*t!Dp'
    'x=Fzk7W=7kL{V%VwGU@|XE*=hu0cs`oIc<y5GAJJW-|<EUDuQEAARc^hy~0Qr>k-A3OSK!^a9nbPz{SK7Kuts%d-OGs$=O`_T9Ux'
    '5%>_yiH4065-TBPlzPp??W2#6Unl$Gt3*X}QMhNr`S3*Kbyc*GEOv;WIC+4wkkZZco#<_Q=kmcpFs9612|27{6jczQYH%(u`~L24'
    '3Hj27ThLRoczVk{%CttoiUAh4F%Mo$@IYfJ4caujgHPg@3)HANqP?&lw_;Ux>*-XZ>SuWyr++g2Ae=_)I{9(wy4{)W^q~?Km-iuc'
    'Pss{cQ8flSMs|m$B5&Q(!^#YKG3i6Cd?(t0m>^*0e)6+dKdrZ~B+z=XAl{dP=l`|Fi?SFOG+QbbT?Lq-no@d{+g($;=RSu9h^+d`'
    'lPG1V!RdA_4X7U7-2Cw6>tJUf1(&u60)s2InN-g*i$kQK0jUa-0z_44(U3zs12dcd#FGsp8TC2e3%#q3(s$bpfX;J!>)PSJuMZ_w'
    'k&2drSZ~Dc+O1`AV~7;V$ci~@g;`r_1s@N+l6#JGKQj)Qw&2ULsKrrjVTMVKQSq?o%gZOft@j0Dj?&KJ#onl6;ef^ar%Oar<5>Mu'
    'dx=SZ57WC8$BK#c*?f%}jw{cuBrJH9gBn3dy?p6*_`~h*w|W9`Qq;@yjs)>B7Ehl%@RIyKqI%USz}2NLgMBnRI1_xgNQ(eTea^-@'
    'n<<uI9D>cyZf$(_^80X0AWF5=RqXTx7#3S*Up4#9W$keF+yo!iNJzjb&-A&s-~6M|XxPFoz3@_`z=pR2D59IpOMbZhOQ_kmYb+I)'
    '`}<S>hi%i@W-n0If>j0ZQbf<UD&41<GMjj#z$l|q>a$+I85fgi8;--8@f*nx{_>yR{;(G)m-0?;m{Z&naZbLhjf@FfG0_srhn2-P'
    'gHyXNb!X1sQ}h`347tGw@=$Cedl{Wh;mP0o<lw&((wGkyHQ$f0cy%;rpGmiR0db$JYW_4+lsvm`y6Z$^dwKqrdE|7VV>5-3;H1_9'
    'XolzWjxO!~8XJBZpDyVTu(&)b4Kbdh_5fPj&Pbkl3P7-gfNAyKz+C)Nz8o>d)#sv{7QEVJRYDM=d72mdc<-n5gGdIc?PBqR%H;6r'
    'V188_K!j4Lc9|ApTG5!nKD0kF8G7fQ$)wrEb5dTyE*i%>Q4<8u-#tBxAH5y^2-3h}eiJ{?=XcL!x|eW46JGwr#X~f;m|{Y)*)^5<'
    '-JcD^=$7&7Ld*ixP;`sNVp2|CPkwOpdcDiH3A32y;+u<aF21?==Hi=+Z!W&M_~zo9i*GKzx%lSdn~QHQzPb43;+u<aF21?==Hi=+'
    'Z!W&M_~zo9i*GKzx%lSdn~QHQzPb43;+u<aF21?==Hi=+Z!W&M_~zo9i*GKzx%lSdn~QHQzPb43;`{%9eE%=D#?Oi'
),
}, name='pixels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 330.0, -44),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 255], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [65, 1, 1, 255]), packed('|i1',
    'c-rmDu?hiU007`Ym(nfXfle}b022>zGFyx?FsXY2Pk{a61-yWwOus?dZ?LH=CK;3$`M&)t=l5T>sUEUbs}tS&anv~Gz4|1a(nm2('
    'wx8EJ)Si{*caZMFe%Kvd;`F*GmdW_to}EismStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fGS2Sp{7'
    '+y'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
bias = Parameter('bias', ('TENSOR_INT32', [65]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550, 8800, 5900, 11200, 300, 1350, 5200, 1150, 6450, 7250, 6100, 2150, 3100, 7100,
    1650, 6250, 4150, 3150, 6300, 11850, 2300, 11000, 6600, 11800, 12100, 9750, 6150, 550, 2600,
    8850, 11450, 7650, 2350, 2700, 8650, 4650, 6550, 1700, 300, 11600, 2750, 6400, 12200, 10700,
    5450, 12600, 9750])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 65], 950.0, 114))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007X!YPA>?E1M5cvZ-5bM&%1IST4&knQkFQmdmP?$Oo`c27^r*mC=9bz5PYm%&|7Atj|f1ddAgN?=pDbO80K@8aB(D'
    'Pnh)QlW%7nEf=q8{V{7ChWT82*V>-i!M+g5vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%kn?uA4ieq9R'
),
    output: packed('|u1',
    'c-rlk_ikk8d57;HiIT_>d=r*q*+Bk^v!=Y_7Ku&Lvg~mBoc@*5&-qSo(>cQ#))|t!B)4dbNNTle5#S(+tzHlbvXM9l5F{}o3DR1*'
    'ft)dN5&7d>!u!47@Ap0rSH060pCT{yIn*+!x`Qs#@XclIPM!J49E3>tSH{}1g>Kd3Wdi~3T2K~5mzNqnGnP<w$vwf<=iM{46#b5r'
    'kQx=$Hd9*_lb;6uIM<9{79rCrHb|#n71y90icFbo{tPHRtX?<Bfr6LVt_<>A=l9}FuV23i-7Vg_16N+eTaU@TPx$>kPgmgayb|By'
    'gA1DMC}IsZ-()CgAjyf_L}P`jsRE9^w=O<uo$b<mlQ6aoXBhl&MLTIS@0h(7g8$5zd$!P_0zuI*MAw3RMGiSBSvNuxRrN#$)tqx`'
    'mx4#6Sk<Eyxr6By7*3h~{)<WLw#Ez1if?rUBiF{7iMcWv&LVLQ$s^*8M4kkDm@9C-uf+MSweUG)jX2{alzRqk{IS~o71$pHCIUBK'
    ')RJQm{Y(=a1(relkcE;iYECq;knMFXS>_5y>&lPK`$G=(O)7T4Gc^3gl6t>Re@J=`;(tq%vCR#sNRWvEnVn#@DtS<9^wR;_V>Jmd'
    '{ep8Qm;8UX^1K>WwKi4D3&}al-_JGT*Cm8oRiE^(nz;rxJjAfp)&(GSCG7?wP`z$?J2L-*(EAS0Z1<z*ptCLLM>sbx4ZkP#|B2t<'
    'cTEhBXO;Lm2rg-2s7Mvme84h@2*eIdsN3PTi5Z@`+1Gwxp6sz)$D$k?%+cvC^s@%_59V42!r!p=z60BIh!h1QW)u`?DHNoJ<SKH!'
    't0fYko_9}`lK&ma(MGr^bx|z`f~j<h<$B|R0=QPqBb}OgwS`n)q-io-KuT9svD8NC6v0RYD_rMGac;ZoFJiLJTenf}BHa8_x$^<I'
    'HVg=Yx98R95cq$s10us3OdhgG)liMs43XGwV(SuDy1g#{gxud`g@n+NBb=wCzh5%W>hve1mnPwJ#@=(-9ol6zLjlYvT%jZ{EapXD'
    'l3KfZ>_BSKJ&}w4*Va`=j|y6cs+RfioabFzX*6C@WT91ZNPF4HHAL0NEM;%a3X(mT2g+{xtxSJIf{Xmx|A@1retZGiyMlU%^0RpJ'
    '390{?u($2G0N$8WlSAm7H=w8B8g4#hI8c9s0g3@MD_SFBg`;ovwI7+Mn+)4BYmS32QuwuH?Locrj?=9J@EL249k50@lU+b=FDL+R'
    'Hz*0BElaH(BM~5T#XFHo{(qTyUW*r%E>B+t;knQq*BZe?1yk*6owTavQu_2B;%a0l@fB-h21;vb#C2yZp+%<kNSfbR3l_0E<jiB3'
    'dk$?sCig!Uu8lm61-CA#$${WsFoCJ6HBeVj1;)Ri7}bz1Ck}~;h4QVw^q0n+JsN~2mpEXGM!#H2r(ixILxS-aoWAW*L)r$a0fC^V'
    'g#eC&Vi8A-)EF4C2g^n83>2boNS@N7g3<<5NeiZI|LAJHen%CVR>32UvYBg&BoH~Q+ajo1gXf^Sf#hpuI26IE(EeJU+wRA+z!~wz'
    'F)Uoh8{bz3AM?ALo<pG<^J;Pf+0!O=WJv?*LeeQ-Wr3=TrWtoEvC36$ra#I!-KF@RNtq6QhC**F>#x)+@7etjf=@YP+vPVXhf~a|'
    'i)B>={3s{`(FRg;%S<Gg=Hf&thW}<%uo|tX9Zaoq;gsv_Rh#}p6;(T>gfuJWVi&6<KSZQ1vIT2v3dlXI+%&A~vb4Z<zZ2)Sdcgv8'
    'c6c-GsEgwG&z0VL!ojYmFz{$bs~^JnSp)LnjEY<ZmnL;fi-ts;xMk`Up?af-pEOSPDcCgGmcvi6_^n0ltWo{M>Jth5n$@@5+6Hae'
    'e4p~9N!^Oqf?`Dsc`4b@qcml!-We`NUzr6~i%N0}(j_^ZGW_esdUQvd+zZcY){LCh5%raIr0b$kp8P0zh~%;1Z;0F#zV(eVJM7nI'
    '1!u(RH*w(tTK@~B{~<R%aP2BOUQm<U*wf;dKyY3IL_ulYzREydmkc}UTBs(J@AvUj#>plHTcqZ>=-C>0YgxaWaPJsHAM;=E)~?Ib'
    '_JKtYsDP7A6SAYQ#7kaUR2@B*ab@0l#VAGpVNzHR(p|8%JdVz}-oa`!IaNTdlW$l_s~lQu#q?Vt5+If(o73qoL^ZA3v5InR>nl9J'
    ')r~JBYa3X1(DEfb`V)EZE`P8cC<4Cmf>MV^SCsI!5KQZGkk&0|zQHn*0cAVv61B!r_xth>jMFhKv<MeDV44%(Sk~?}sdue4PZU1m'
    '42XYA8wa+~oYbu<LU0%qC@G+%dd~<{L>JsMtx*4#6v}#iS#AO*ucWyMuIH2Jo-UwHK?Q8H7LYb==GsvA(xRHwEnX9qE#izZzsR*8'
    'NegT1@w3q1<keeva`nC^_uu8lhd$xqVPJ~z))g(S+wiA4vLslA$?GhXHDuVqI>BYGa<3=;klfj1#e`Ht7fsXf^(E~_!hU27LoAS<'
    '57~dAt+69)(E+az9ngEh)q>=wxmeTcM65mUykeH(|28U|7OrS5p2~rEYO;$)d|v^L`kOLVCUv{EXciKv$0EyF+ZP3?E6PWfwI#zm'
    '+kPa@t@oOj5!ry`CAc($w*E*Se86AZ4^?6Rz$GF)npNu8pf{~cNm_ik`7*<areIpZ8qqkGIql;o$=No|Hwf)HaGI6hT2W71%zIX+'
    'QTwIUZ2;ldEZKK)n+ma_Aec_ES``B*)`w<@AeFOE{bKlax(ltoBDXM;gW=P@e|;rMy!~Q5e4s+MRc(=WnXELB=884eT%SWq8>@Sk'
    'Jr;!(w)cBH-|Iz}ptr^8cTw&<8a^(k>E2h?J^+UYfzE^5Giovx-18<Rs>BG%-?Bi`p=vpO3-et0rFHeM$lU>t8wM5G+|x9Cd&#(0'
    'XP1nJN$n%jH!%7QYwUXLE^YIwCIEgbyjl@`MQLxUjSx{UIH#x>{U<31YFO5~fLevgIX@VOQ?_?hm@GtMn`Pf@70g^q(nFD>?cp4s'
    '!jyPKoK0C+=6l~tv+ENYbT);wX;T{9On;O({JuQ+To`S89*u84tJIH?eaS?&EV8iiD$VI8Ff4Dwlm&sko94ng-J#j0RkczYq~+IE'
    'bPB!of2Xe>BjHod+;@Z_Wz({b1a36BdOnuok)AefZP7j@CGQbgtr}rY?f^R7#Z)><_&2^YE;szw6wI{CP135ES6V3&BDOX`Lb;8V'
    'lt9LqyUMP8CC+Yk!v##XIU~)*MZAetpGCV*q`MHV?|M1|Zp~`R5ezSyz)|I@ki15*s(}sLYg)R@m2R#pPm%jQ4z$f$3KW-U=<??o'
    '_;-uyg9iPvwL!4>1*`A4l>u$Ba(X9)-6&rYU0G`HtFeoy1?NmG`oFVRc{QkLU8+`8T9_)5aEkaxg?jzABC@SwU^U7q*ovl$Ibg5P'
    '191zg2Zp~R3s*qz5uV-Xr$5Tx5sVu+$Lq(aZ~+gWQ2L+pqaDws;f)0~zJ=}cCiW%F3H4WLpqMD7!A%3PJag33end`oS+;Fco{dP='
    '^6)ebUSC#In0ki{A_P9;Qw(8tYc?kt=_lL_N{r;la(z#$tALqv&*Y+;auln_%krA$<+UbDtqRe(z}+u5q6Z43I{7-Om-XcyR9r07'
    'tl=Dzdq}>nd%GCC$acRG7q+|JBDQ<HgREVFyo^>Z;_+k3;2*i`d%gnDjX5R0D@2#Ilt6F+#BWb_p}2O?v`xg9j{5kA<lZ)e>V%>B'
    '?jMlw=bZS~vU<{_KD2si-G0g%n+}!!C|M>7;E%#mLG*yw+}1-2)|S0ft>}Get<ri#@{Atm<tEP*<lyIye^^SQmvz9m3$E3qwX5qW'
    '#RGx2hciIkg7Ti>4<)!Pq*Kg}CQa+C$Me7)^Xg5Ue+F+nE)727#>bvrgNKVsd=vW98ggV@11Z>IMTdqJbuC=ts)v2;DdTL1;U=TN'
    'gj9SNU6|A@xtp*b8Uq*eDV|Rxqv~?94h3$UUOj9}DS;R<gwz%PL`u_b7E9rmW(DeDdiv6cgXo;?9TXbT{nVs7`G_>j=IVCpgVN-7'
    'U;YDu92m|>!YK`YD=lpHLUCc(tzSmQ1|X^M&7jer$%FS(3<=ZIcf2Uaclq$5hCBt8Q2lL+(R7K}acmiakmf@CiFtQDt=rQP&9w*<'
    '*l3!O-&oPkTGabiClZCvX=BG`hm<3x7zxm^Un=8>k{j!KNG3G+3NFOXsZ)%;wu<TLTUDAIlNW=hJ^x@O4)5p!-zq0oThLZFu#sM{'
    'A{op;Wq_n>BpirBPH2B4&#~PUY}3;>4c#%P-oq;w(8lBP+WY+8USM+YXh}(Kf#_)+T8fy5;cHB4pOQu5x+Ru{(%p51%j7$g?@Yck'
    '`Of4!lkZHvGx^TsJCpBBzBBpG<U5n^OujSu&g46j?@Yck`Of4!lkZHvGx^TsJCpBBzBBpG<U5n^OujSu&g46j?@Yck`Of4!lkZHv'
    'Gx^TsJCpBBzBBpG<U5n^OujSu&gA?5zkL5Mx}~lL'
),
}, name='pixels_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 950.0, -14),
})).DisableLifeTimeVariation()
