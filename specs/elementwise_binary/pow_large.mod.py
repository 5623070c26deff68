# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
second = Input('second', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!3_X02m>%dp|JnN*ELS^D@qjaiJN`9d$xM-<h*#}Ow5_>h^(`jHJf)|uga~A_d5&2Fbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!Qj07JonIHlz', 0.5
),
    second: packed('|i1',
    'c-rmD$q58O3<NN6wU7KG9yW{x{q#|;GuyYbTQ8~Y?Y_$9X45r0FLyofQpuZK-^}d0A7xpVWm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mgPUqA7ag3@B', 0.5
),
    output: packed('<f4',
    'c-rmDKTZNc6bIl}a11q8T3A!U%<duwu+dmqSr|fMsnrw~9D@)-;sK1M6^SiJptjr#xZA-INWS@(_j~ich;|>ZckvqY=+-{svAyn#'
    '`E$ficcYE?jDyu41sH~57=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVfbY6U>fU}ypCBPrV;mp^S+oZ'
    'qTDX}|A?zYIyee248t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu=+sp8deQ?_qs+xKO}Z)~2*_wXWC'
    'v03iQ&Brb-<ExavQc6rp$^FQ%58a-W2N;H77=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVfb`$mB%?%'
    'Ro$H?=PLK1s&mS99@V*f$D@=}le%`3a@CJlsj1SqYh)OPVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hGF=0@jttgQ$P'
),
}, name='equal').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD$qfTR48Sn>9QR*wwv7OMOMICX`J!s8XE*C*?Y-EkyuFE@HyPV~9n)XxjJv#yZ-rqPhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7>559{{Vs7AH)', 0.5
),
    second: [1.0],
    output: packed('|i1',
    'c-rmD$qfTR48Sn>9QR*wwv7OMOMICX`J!s8XE*C*?Y-EkyuFE@HyPV~9n)XxjJv#yZ-rqPhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7>559{{Vs7AH)', 0.5
),
}, name='one_number').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('|i1',
    'c-q~|!3_XG3<5F1z$X1ye5vE!mZ7^z<ZYQePinKHiVozRZrPrItn-P{;|KWzBK-t4', 0.5
),
    second: packed('|i1',
    'c-pPY!41Gb5CSm?W`X`I&J~fj<!uy0QX{EtB9Tj&%bifJ^T=%W%A-a5C4a8`0<8', 0.5
),
    output: packed('<f4',
    'c-rmRuWuAj7{~Ducve*vQU&5nO;rQ8cRlz6FkA?t3PBnYa9k=*RP@hiE=?2ufCfivnw+gWTV08);JdRw3N&BGCijTfb75w8cAjOr'
    'yEF5Ao_9(qU8HX*S50|wk!t&ui*Fa{SAFoS?ey(i`rG<&4l#t!=}TQT<>${$>+@WE`JA5D2hZD1U%ouJOCQdxv7gm1S8e&TYi-(o'
    '-XHw#)U&f8gc$-0vNQ!4LV!KuQ~FR>P5J3l)A}wKA3mjb^})Ng(}xca?$U>Ih)MY)-PBc6{`k?fzRAVSkMyQKc++;exp{DxKAc0C'
    'Z$Z=)$O5d6CZ$Q)P09dIfu;;HBjgtZZe8F;)>77iWUZ*lHYIQiHY04-GV$^Y!OQ|J(L>7oDP`=G7U)1m)*1qA9!%B}bYe%?oQ@!C'
    'gPH`eNeP=L*gPJOkY5nE!RC~8Kv^qlvP}ux5^NrCvzCdMUkGFtXo((DCc)<MQXGt|HG~A4$CI@Lo!AjJrz6PPpe6xqQo`m5Hjl?6'
    '<QD{PusLNNP}Yi?Y*PZa1e?d(tYzZm7Xq0DTB3)PNw9gm6bB<~4I#ni@nkJQCw7F*=?Jnms7U~ul(2b%&ExS1`2~R+Y))ARl(nKJ'
    '+myg9!RGNcYngcYg+OM3mgpg65^NqX#lgs0LrAcBJXsrH2(Qw!x@yW-ubS5Pxp?*}y{`}6x1F9ndvKRNoYy{tvMkeSy36OMO?i6S'
    'Tz*phEALLzlPC4rX?a)XhP&D&JND<y8hcdza@CfPy4I%c(fz^iPCYvtLYN`2083Ml)p5;xL{Sv!ARVVPpC26O)`NqC`Mj#<Z>y>}'
    'K1grh)@KLBagpZ5@p0`^T`J~1IR}}PkJIbAYRboto7RuHc>OqitPei6onF6waF;%u*KWRr+%9SgWC4PBlhUN@CS`zailz)QBjgtZ'
    'Ze8F;)>76%WUZ(v$cqrT1q$43))wd>nRxkyAZCFMG%2l)L8OeG(gF>eQ`W>iYz~{l=CC;(LDs_Nu(?SIo5SX?xm*)$PFcg|usLiF'
    'o7=2mbNL0>95#o|VRP8r0&TN41mYexhs|Mg*qn|aYhiQP+@yrfVRP7At_e1$tYLH595#o|ZPu{4`~qwao5SX?Ic#o$hRqGZHbvIL'
    '=CC<zPDhZnusLjQQo`o2IczT11e;UVusLiFo5SWdYuH?V0XB!tVRP6VHn%{-=7s>9!{+NB!eX%~j*8o&m`;ywi_6Q)qobqg^zyQp'
    'ZcnGh;`XT6-o7j@r`t!1+eI;5+};-1rMk43UiRZ0U<jL=o6D=^;c_{fT^%mBwzjUWu4c2Xt>x_LY_{Ayyjnhey0zSzJ-ymI++5B!'
    '4-c2wrMk2^+v>-8URf2=)>T{9)%?CK-5>n!^oRA~9AXGN)vvm|vy*SJv$K;w;(0pH4prOvdA`$m(<wJ}|3!1de|I*7ZV2bqFLyl8'
    'cR8=T>bvaZUR7Il*Zf~JopQt9clmecAhzZi5nyQwFoXbm#Ky+P<YaO^nG6Oe*OUGI{gacE!C-%XGWb3iOg64hCf~pBPxc4jPd2VM'
    'CWDRZ>q&O0E^Q3<`*9AiF676tTbvceYPEY-RAI#K?(S+;mc{DpYE>-Gc8jlH%c5L;-Cdk5iq+!mtbUf&rNyf3$2q{7;9JP;L82xW'
    'V08?zQwEuoYmS<NOv*Js1)4HD2bdA^3*G7{aHFgPDQmJ;)D+}JP*XwFl+C)Elv1ChjQoOh*TcX~q9=&BU$d04Q^Mx3IcyG_!{)F#'
    'Yz~{#5wJOI4x7W~usLiFo5SX?IcyG_!{)F#Yz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Y)(hO=CC<z4x7W~usLiFo5SX?IcyG_'
    '!{)F#Yz~{l=CC<z4x7W~usLiFn;Qab4x7W~usLi_N5JN=IcyG_!{)F#Yz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Yz~_f_hLt~'
    'HU>5?Ya6!ZaM&I-ReNFBRexT&_v*uW-9s3U$K@y=k4ANs>-wm!^0n@4oX^H(=Q19TdUD>|+Z*j=kMVe~?q4-j*Q)-Njq<hDr|y^g'
    'jIv90X>Z(<bATb_C-(o(vaGK(jrV8mbFB~Cf4w*x!iyI#UcPu)TUAx_DmPSh*OadftKZ9}Up}pS<nv)a&cpRvfEf{BX$mle0DDC9'
    'Zpz<pB)`V`b&m4uEXU2<sm}Jw{5q>Ef4|OucMh;F<WIL9%l#jc`!;L$xcfu$ADWNb&%OSRM?E<QSr>c@0oH{f>(;aNuZ{u2*ELVd'
    '08vwbNg3cN(3G8~T=R^OU&xifEl9{hS?7LaZ6HnQMNm_+EP*y_sn20MZc;{WLAtARmgotxItGw3c1qYBHiyk&bJ!d<hs|MgIs!I_'
    '&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<ht25-*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg'
    '*c>*8&0%xc95#o|VRJ(eJHqC$IcyG_(-E*aYz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Yz~{l=CC<z4x7W~#64_I*2WNY{{bs%'
    'a9R'
),
}, name='outer').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmDxeWwC48Snh<FEgUZ`(M4nF4Y0Rlcjt+UVPNU+m^(PR8{1#!YNbU&rpty}HP{neTvM7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C_+Rl40_55S', 0.5
),
    second: [1.5, 4.0, 3.5, 4.0, 3.5, 3.5, 4.0, 1.5, 1.0, 4.0, 2.5, 2.0, 2.0, 1.5, 2.5, 3.5, 1.5],
    output: packed('<f4',
    'c-rlhzi#4O5XGl(k1JOMZI!fXT%myfuslE-B(y~;ipa7QIwTjj*n-Ef5JK7qu;|#YL8A2|P^WZBvEP|{ugSi{o`l`l=FXg%GvnV?'
    'ehWUG=w~hEFTE&B!OyG6^{HI1aM_h|6?qa_{Sm#_LsxsEbHP$};(k`kQv8Xv$Pziaa(#6<e)%tKu*%vy>6YEv-gQ3tRl4h1K73VB'
    'S$E~?mz3f}v@rR77xaI-Re$9wg-C}SA2!DyuZy2ke@L^h@O^3PSbAlAU-rt^Cn!Vqu6%vf6P>HvhAj26l(J8{UVcE?=2+Vtu57D)'
    'bw~cV?A?bieYJFDbtipb{rIr$yD@am?JG{8XJ_Hc2g6g}ba%p_N=>t}?RU%a%WZW`{%COLA1rOKbL`|FpltX7dp_<n*58w!_~k5w'
    'VV(F<Nnf^_TzWrHHgf#-e%PK*uIA4FhYgbM?w3AzDs5FCr@N=#?UQrMm5q=Oy|f`d`eaR3Kb}t3ZH%%n{dB#n+KVSyX&vQV`SoM9'
    'wmtVbmKxlBh5Yhv!{oKC1D<-r{M#U}-AV`bVHbDVyM59VK229*x68lw^cB0U3)A&Ep8Vq8m0wl4e<hz>&nuV1y>siO2A975rTDVZ'
    '%gL>$+~-_=t+u{ZI;fS)@v6b4-((GW)nLMaFdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o'
    '2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|l'
    'fG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o{xulP<-6b$h<<KTJmMlO3O)WVGJhy;TU-W3G8cIe+5V8N%@xSpo(Np96hY!d'
    'wu?giiJK$~<Oqt}Jdq?Q!bb`17dBXB?VSXR;3naBRd&he63lPmKD1ROP`L%g_E8F}<O-ATf%j@FPC3|a!`?rw6e2;mmpzmv{NZ)+'
    'Gw2U#_AS0Iw2pA$m1U3=UK#B}IYd9b^88&-1g>(?kcD0rVbLeOE%s0zNU_)U5#`FZ+H-g0hgA-Py|;3^aAgI9WGhyAv7g_xu)>$A'
    'hRtyTJwLh-9}G{ozL~*on-rR6YugVN#h2UanEcRSr|e3Hr(3UV2ZgeOZ8At?f1k1b4)nyMmTgVOob9N*V;Z~<_l5TZWd~b)U-S;o'
    'U9f9Im9as(Vc~rS+lRtdwI3wCr{3*>bIX;DlzRyuU5Gb(un%v}kB5P}9b%My>4SN%>K;7ER_iG4%J2K_E!3WoBe7%9;NUCd(YqZK'
    'XiGN;o_fR3R`{Ts7;JS=d%L)c-tB>&@M(eqyIr_F4c+nv^Q1_MpwICT=orE;<#$!?U&#k;AGW&<bMM@3p}|Em&>hn;Z2M6S+<J<i'
    'b0Ym*{97ga0y}1NylZfQQH9>7cMT>C2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o'
    '2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|l'
    'fG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|l;9rBm!TdD%#Ktr;Q%U_PCXVXbh%p;u4x_qijqI9wc=%>UX4XENR`ko*91@%eWAjrG'
    'Z0cqxZ##U^9&PZ>G`s3;ctno4t`0*PHg)uAB7D`DSPna!fbxI1Gx4#hB*I-BwQm}HFwLQg&QSy9x8deus<>`HO^rZ<?>8Y%{EUst'
    'K~RP=3sH94MtZ+Py`$Nsg-8>fcV{TSMbBm?jX+CwW1RTUm{5C;TXQxwlqEXOoU$1YYbcvtJi8o5QZ-S%Q)NwU4jY`<Y0r9hG#5GQ'
    'WgXQ{*@V^c+%{%x>hrEL!+17B*)T|Z-XRpS=2;DkqvmW{)B#VAsysH$c-Vf6ViPvU^P$qhp!}u=nMMu=oIuZ?wvIMFON;j7I%@SE'
    '&5Wyd2<OM9{k9vKOLMHP+vpiaVNm8-gPrm>b3`3Y-L_si86GdQM#fD$91jJBz3t2lC2R0_hZ9(fXBCQD%sE2O@mqA%2MFGsqcfBf'
    'bG(F=oSPP-tf4F@J=C&M^G<t~D888X*=|^*%87}?OFOD{&e0jlC~Ov*qv)K`%MK?X`{_2!oCO<%J)N~~!_4>`RaltNw4-r_IY$^}'
    'YwUW;Sl!;~l4!13Gm=)ltLw-a)@;sgg*lI#s7i){!j2lOqe3q_sLw{*My}da1{;Juty|Z#Ied#oSeQ-IR=cw~HxWh&KTv3_8#Z>z'
    'I=Q;3Ol@C`H><qCZV&5W-I#+!qwpf5rfqi^l~WEwocN60D;dA(JEyN?8`XY2H<wv;#6FmMI6mWzjWEhq{HVsdo^V|^9djOvRX)!A'
    'ZevvS5by8C%&N^<P#8uP!5|&ZMuQ0h!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit'
    '!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynX'
    'APfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynX_}5^NOp|n)<jE9&CrOq~(`lO9Kln_NG)t0~JbTITH%}*NqUY261&45nNWDjJiX-?k'
    '!-LcYXVVviWEwKj3(b*Fr+EgMX`13>rpi;N{E{GF?viGBFnv+E9LlIEO>7S2)JG^bg|1c3wMs<j5nLccuFBI40?8!DC(TmL0Tn#T'
    'C$6_ld$VPuIXpp}O`2Ne4C!*nYO|^4fOLk!UNpoir(PL`rB)f;Ic3D)$wZq~=a56KfU+8<d0g3QSPta`Q8uYJOif0}M9a@pz1PDq'
    'EOExDVfJ6*j;ONc&{3&erlV5VQ3J*>&7EO*U>n8*EgQ|{wiAT-vaQLJOx@1lGIChMGIiS-*3TJ}$aPd&peuU<yD<I~R^kXIuKi`|'
    'r>;uk-Bx8Zm)NqA)Q&2dT9aWDDo=HcFB$=3(ib->J7+j(H!RI_TSw~4hRHe?m4w@xLk-h>=q>YxxjDmA>l8#ZhZ<%bRKs$0F45Aa'
    'cIn)D+GUugPC3yrOjX4zYx_DU>oyFtBTen7QfrvbS$8(k?b8i&^Kx$$OjcQpL-)nHt)s$vX8jsE!_<$|W^)^c^;DBnb=&T#=1`?H'
    'o&05(>p908m+5l39Co);^~Ju(c!(S>L9S(|*_1FK3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynX'
    'APfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F'
    '1HynXAPfit!hkR!3<v|lfG{8o2m``^Fdz&F1HynXAPfkDe-8%#19tVheg'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD*$G5J2n0YpX2$#@ezGy_XMxZvT|G5Bw<1nuoO!#wcV9>BKeO-DiRsFI=kArY5x-``Fbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'f50Cb<Cmr', 0.5
),
    second: packed('|i1',
    'c-pOt$q4{K5CWk+^N)Dk9JU@Jg(}E67IMLLU(H%s;0V%nzX6%4&=Ujt;rsx!eget', 0.5
),
    output: packed('<f4',
    'c-rk(J5TFM5T3$4sZs%=3Iz>~E0p*V;0Mrv5Cs(lLP*eoD7K*BXP^in@dGS6NP|R6M@ya3B?b4JUEunXm+kSn$3(No$JyPPkL=DX'
    '^QH7bc(y*$boqnQW!lATcXw+yO;Z+8x<wz$DWwqZE^lFl<raii(}5oz)AZz#(i1wy?D+WMn8A+>exSz_fFV3SdB6(G2MDbuYdkve'
    '9i^vqaF?bB2X6-qzGLtk-JJpq;lb$}R#?74Xf;{mj@|${b>NcUEIM{=!Lu?(__=712xFVU^{_?R#K;(|iZLr$MLK40<jd#D#Xufm'
    'Gh|Rv>1A*|u2H_N_`b6ymyS_G+_>JA>Pddou$tIHUOnsNR9WvSZ)kMr7#W>ags0MerTt3#mG&#`*P*muX}{8brTsdT_ABjI+OI=t'
    'ztaBS0`_Q+@Eq=W-ohSv3$%^d_V(en=UEYXhqSlgkq6=S!XZ{z9ztj}9e8fT^KLfCyP+e@j*jMz7`(yYIoh}Z7{a5QIjpdpgV1WS'
    '#)bp8$a|-&mgikvZC)|B#o$e9y#oy4)%zw^SZ+dSHCdxYn}EDKaLI2L9lN&Rx{Qz-|6P7<H5$Vb-VQTMXpZo6(I64VHiO-n4F5Ow'
    '<L59Fm-b@$?>x?6WfLP~uqwu^WYt(#<@a-yc~USjB**?Ew~)p5s0-yd_RyX4<@4lXAdj$$0zz6nO$9+BD!mM@$L~=2w&MHFHR|O{'
    'Bt}LQRuEw%uAb7)pdO_cd*a5mRjMcXQN!vHm=#pdMlHf~dMh>E&+>+*!g5i%GpHQ=mpX%40((`2r_z3<{Yv|l_ABjI+OM=<X}{8b'
    'rTt3#mG&#`SK6<%UunP6{@(&lXqE7st@{4rs__@;9<%%Vv-`yNv2RRrMyrcHC95X6Up&Lgtm4DBnxEjc%OrWaG|3ZPV|IPLcI_t#'
    'T>|W{(dAP@{-yD+pVqK4m-tAmrVkA~7CbP?1-%TC<mKh|g~0;`-_qa$;DPa9E^e_h1AHV_(}xD0TR<)xxa2pBj$K<Y?JtEC8q;6m'
    'y0~Qa`(*l9ny`;$-?%N>-w*e>Oh9Cy-d{q+=sR%3n8q_+=Gm<CoSz2Xyyv#o*Bk4Qv&agc-FzJy-{5)E>=|R99^Ui4udQaY*JNDJ'
    'y?XO*-h>8gvm$Gb@N>~15ym!y&vy)+o0T1+m6g{OHrNgu?A7d?!(b4uoWEj)<tv0%lQnkCD<BSB;LhU=RyHv*2AkxnoPM5}tQza8'
    '{C+N;Rl_M+GBGkiLKTE(-h3V(B(m6c;KIiqx^upKo>&Yjh_K>WHDv942AgbcQEXeVu=FyxbYlFQRnPM9EZ<gq-??mJh_Y%JTrx2-'
    'elC=fqa&>3H)oG6?F@RASX)?n87yvG2T7Tp<VOuNwFu7&exIAQ2+!%Q)O0_~8=5LyCG89<0gF3>-d{O(UBQVwJeBq<?N{2bv|nkz'
    '(tf4=O8b@eEA3a>ue4ujztVoC{Yv|l_WvGm7>6;QDC~5iFz7^XhJg?42SFIcVT5Uj8Fr(XKUoKw4&05yb{pV!WM?r()NXgfZV*Iq'
    'H;md{2%(ODUH)?rvStL0?k6}1Iw603C**-Y9$+gBqafr{1$H;ITM)7)77-o`ap02QEIM{=!OmdLa_;s0U>SVw2VY9Tmr@XZSsT{H'
    '%UV0)NfbG^L!t8-04_)(>laqSlpSN08H{7aIB@3JF^<h!IBz%ZW{(}aJ9lGuXL~1Tj_`BQAd$s(1{^bro$?8e9N4)E!-AuZ)r@|E'
    '3*32}!OA8^#$aPzmEX@ZlT~9~mEX_BvuY?M%O*zV&J~1bzI>h-B(m7H;Nn>|=Fa)@c}y{=Ai^Sf^~`0k$<~&|wgn4IFN4b_MmDSD'
    ';aR?|sJ42F!Lr1#;36qGF2dy1Q`#BWUn04+Wu=$F;>I-)^dx^E!X)4dexJMb2+yg-V5*-hXlN>Nm9TNG1}y9h9Qgk~c5T7(@KoBb'
    'v|nkz(tf4=O8b@eEA3a>ue4ujztVoC{Yv|l_ABjI+W%|7{{Wu_c{c'
),
}, name='rows').DisableLifeTimeVariation()
