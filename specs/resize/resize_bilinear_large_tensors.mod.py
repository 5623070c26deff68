# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: tensors of many elements, in sizes of no block, and beside powers of two.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 129, 2]))
t2 = Output('t2', (F32, [1, 6, 1032, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1032, 6, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>(WnEwB@P^v7kcHFK2aV1CRtg2lJKpn>^d~|U2&Tg~H2>BG_bNK_GIV7L', 0.5
) * 13)[:774],
    t2: packed('<i2',
    'c-rlkUu@gd9>?8c1=D7m*+OTPsMkzki%>vTDN|HcQ;;T<2auv^LKT`&g?Q-W9(dp}4`@PHeK4hz&~@R^h0IH%%tUEsZCT}Zp|e6('
    'yi!^>^HNip%59T!$U<jzS$A`%D_s@(cYEwPzX!h@{eC{b@A>@nJq+I*Yl$9@xVhGFTj<1q2Q&{jLJeVpTa6T=`IyX0X;BdhJjU68'
    'GtkERx=-}DdK&{o-%7t8oB$#i1!*t_B#;4FFb?GCn2<`xWljwmJ>`F6{<WS8x0*8L6}@bhtdNE-=!Peu51xUY@Du1Se`KDl9K{HH'
    'k;qzOB#T9%r0Fsy+IcrP&7NgXu`O%^YqB{u#Rge__h&ty_jU!?zMlR-upa=xSN}l<8h`);B%l+dgsBi}xJ-#I-UGY|pVY2)z)t)u'
    '^{LD6>2&)Tx09v`3X%#TVq!%!#j*&+f@p}ks8zqFh>N6X7oB2@=t(g`H78&FElvx`K#UEiQkiRtFrO?ZYU3ntk2pguK~Lb_?)I*a'
    '&z<$RpYwD%yUBnV)Iw5(=S5MLH4Q=xBT1TO7<(gumzOmqJ1Rs&y{w<>6BEifG>BT-?mq7Gy>qJVbo2Yp_NEVPXX-x0I&d$+SSb>-'
    '8I)`nXwaCjN&8g-*5Vav#RWaE89HDCB;YD6z&w-}Ro%#!6>P$qrN$g0Gu)hNxprJ|CtDM3@e{l!)*N+28aN`n8Y&Frfjl6E#IV5e'
    '5iSa10iI2FD?No?EMV(%_O}In-~@1iMnHfSpo1rJN7KSsT9Pwr))+6#*w|XC5?|%a;7V2Qk{|X!4yK?Cb!fsTa+lpzfqmE+yp#CE'
    '>L)+KPQs%aAuozqJ_cAe%1W%xVyvBYvrpviZs}?0H3PZ6RDUq&2cLn@K^I^_4+wxKawkMdR;vxgF^Y829@2~XV7t~KcZz5EPk}$t'
    'Dfv`4r17f2F2y6dMW!kwEmBoUH<UYN3V2mud(_Fbggk(W(J3;6DR5pZ%e5joY)?6_wFsW%yNUMr$Nbqyd&m=X2FPx+OFJj|`Ez2I'
    '+^q#*5DSqJnrB42OlW1OVOdh3Lk!!<;o`EQz)>Pf_qzSQzIPIB<IRS%w#jZgUgyJ3;irlBt?gu0Zt6pO2kmWSY}9^?FlyzBumWHL'
    'O0asLAr7nO`LEoI4!t2yD612NY<^4@)nOx5zJ>|bB$aT)8N@T<8S#vG-Z9VXgEU?&9xNStV5_`T(_lGVPmzae_m^Lo$CbyK)zn`x'
    '2y{V_vxbNzD30m(vK?P|yO}Sk9_%ZlSN>WEfNw7Lh0kB^k6ySEjDI@>gz)v~aC}5a58p~>GPh-UW@2t~X{xL|%30I{c}lZG8gr0N'
    '+Ql%Q7N5K0jrSa_jmJovrKYl6x@$<<q@u|MsmicW6_s;x|Kb|BeH_j`<VxHEr(Md0C%+#LNf$>4Qr{&3f9Yy$c<9Ge_U12{+@0SP'
    '!?<To5Vxq5^9Og>d%m6ZUGPRcSKVpmjx$d$QKqdzVpg0Wa4SYuY$ml_udn6)l=ZRcR3?6d;}bW<sqBJM(GS2QmA43Q&D*Q3_unkI'
    'et$LJG<{emXP%o|Sz0KokAAj{9vGsym#;J>U%BB(AN%RGiPvWs&7o3?brO@ySwm9OviR$GPMuxU%>~P{?fwyyDIT4(Pan(@BWua>'
    ';3Cil=aYqzQr4Vao5PEBCRyGG>k7{sxL%{JsSg!XFT%OXG?BH9&`H;z8@M8L!Zu7ul?kZo^9r2#Be#6Fs21)m<rilcG(#!MCFy}!'
    '5o&k~R}aX`FUAjEKa{rJerc*<_OL+}50&;mc%g#VJhrUX|3$)Dy{yb<6)}@Yaj|~D3SY?G#+O(R^%c|W{kkLI{f6nI&SU+?1vw~u'
    '3&6#2IC?oA6|M}&(?c0SzCJTNH?ov2-+Gj>+&&;v6ZT1Z%Aq)OE|tl*Xm0pMRqjTbWGtSFuhe0@r?o1_WSdkYE(>>giJRm!uE3d9'
    'fl2O(+?N`{`@Y9R4=<Jm7QWL!?$Tszd`L=--b`hZcX;KhF>L-wWT{`AIrnc~qy3(5!h6e;a{s`Do#$zmx?qctSFLH{4xY!BDyCUk'
    '#&kSK$ks73Ws6f>ePT`gGpj4pdIsL8@WjoUsnv!1mBNAFkL2H)_R4S1w9dV`<SM`VsL68p07*Uf@=DXfE2`t?W23JPz0NUL97*bi'
    'HI4mLo-k%qO;&$Za+9;No?VcZ)AvPlyr|ACPMcZFh%I?!kO4;r?a6~9M0RbuJhxcX%=vNwmI|h^rsG<jN-F#GI{17ACu(eK^h1~F'
    'F1qIEX<PMvRFZH|2TEinksH1%sT23q{QNA`{!o_XqErx<ghhUVGeGfjDgNMkC0%pdGF3l|ct$)Uo)OPG=Xw1?{vP>z<nPgY9r28K'
    'Mm+CDp4SKR_sHKPe~;elh-btz;(0Ifygrb>NB$o9d-PsMJR_bF&wG*Q^?~LGnjdI>p!tD#Mm!^)ksrVwZx(-B+iuu+VcTW-UsTun'
    '#7|Rg-R_M_tY2GX#&&jI?D3BKx32z%xwc#XIM0>^v2A0At=wiiw!<v{ILX%acB1y?t@-<n+Ai~^`*tPp=J#)-Tsx3^7aiKQ+=yqy'
    'GvXQXyd}b$>-)6zHcYWu$Da90?Xa6WnIMn<zjd=e*(ILapJ$65PtpGEny^cvp1$pyVg3wqV>^uPGjBC2wwO-aH)NM`Z`YpPHy`ng'
    'ct$)Uo}aNS^7qK!BY%(H>xgH>GvaxV@Vx%gBY%(lJ@WVHy^eTBJR_d>AkW)6Oyuv8zeoNaz1I=Xh-bv}p5z(L4>Ui}{6O;q@r-yz'
    'JnvPW{{xQ_0Qd', 0.03125
),
}, name='wider').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 129, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 6, 1032, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1032, 6, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_o9wCHB2qA<;2qA<J4&e|&ScDKlc!-~o=OA#zjfGCeUbf#sZzyVXRdS*-HH{4VD<+lLv6eqR%fKEX'
) * 13)[:774],
    t2: packed('<i2',
    'c-rmP@oyUSAII_gaWVeTANE6I%yK_029u@1Iv4E7hLu!$h4zBTZY%3<&B^yhDPGUp^~5W^FuYMjcB7P?4B3ek36jcKzXXwX*pQ~('
    'n&zBjsis-5*4dcG^iPoVxBlku`#kP<etGe{ybtO){)*<Lz6;e6y_`90SMUTL!y|YQ_v1Xy;uOx>c#~fr)J9ImIukD|Q2bc9!{5ol'
    '9u1+rq(cojLfM27iB#w!Ul&zrCBB%<rsZ5{fnW4g@j9_WHr%V!8uN(T;5P-;*W|an+gyv?W%lTO>VVr9_JX@oOWszta?PSzsxKDH'
    'N=2#)HEJ2JqsyZ;rYctCa(=N^+AOxR+sUnHGpPDDm^D`euhZo~A)e03)yPKRnfHKt>Z!TYt{~}g+K8S}81JI=0wQ6Gv&hu_s?_rD'
    'FuTs@*dFq?e!uG<_yB$aFT!z{gD=5)_yi1{dR3=0+EB_7CUZ<fX!)M<8{QSJ!Y(iwIzdTvgbA}DF6b5cfX^=oj6ezw0TqmbPB<mN'
    '!pV>(b}FUKoi6EW`c;E!Z4ec<5L6PeLU5T^Db=l#Dxu=4L&a2^iq`sa`dGK1ai74B8(-2w-Oy?145Wj4AU$*rGC)X&4Ia^w1{&pY'
    'k&=W^B#`vwxeC4NZaR1H1L`-SAuT9!(O-9~_LgB=x20`rRCuFvt)p?Q4&{%>G(J6vS_wV(TDU`bC2=y=710HI{bt^NIB<Jte|zvq'
    'd-w#d*y5(J-mm3OdOC@hFG1)ryo2f#U`eBBi@Lf&MOJK!BUw_WLp(2fBs@+e$+SC1Eij8*m9Gmcz6QVQUE?0H8_XuHQcZ44*bcU&'
    'U3pL0&m9!^OM8pE<yK|8x>ai~tM&SFv8Gg|icqE&@e*1b%`!<bDhKnv8nfwY;oJ09pcz+l8`ZUq#<TiC`Dvk+PRqfFCt&mTP_U=V'
    't#=_L=5!Lws2`UozraXN1uG(Tz1r1+ci>(4IlKq|4e!H;bDvt&#f=<#$)P7tFp%)7PsiK56c=XObJH#ADZRn0uoZ5>o8c2aNodba'
    'h8#guGzN73!+`}&duXk2x;?mFFodizBE{x{r9`c;x~!@VwW1bOMUAOJ^>FSQnImGj;BaG@&4_CIy7i~K&uDZfdXDQ~Ivg0XK_d_e'
    '(GU-bkkk=^16rSfLuuSiIR!jIC560HQC5r1`i^?g`fa<hwa}DR|Au?b-Z0d4d2M@OnC!H6=#RYyfu2Fnpl8tYfA0C{W1#vct-j&U'
    'i17F<o0$GOn48IlGM}fz$``3f@>W8UV<DMOdK5fk%^3@4ikkdencmcp?1)|qv*Hawx-l!pXTA(4Z{3Tg=jP>HBAd*l(u$H!Ws=!M'
    'PX0=c$~R?Ro{*jLu#C#~w4*RuChML@Ow;>J*qi#x`+V|GW_RKb&(7HIWb4|xt2B1k9T*??*grZ?X|A95+NZ|@ftkCJ((Jn2ivAjY'
    'B0d%x-X*5&`JT+tX+9~&B`Fcg1QvW1ZhkV#PG5I37eDT!-<*J{*QdHeXYUv@mizYQE04)7*Dvl(&pOqhA2L<;|6Gx~$3?g)&dm*T'
    '2=_LpVcwv6-0zZR;sbod@jr~h#xN&#6?0%0Fe_%kOd~^t-F2BF*fE~=e-ad?Z?ci`IU+gyjWyqY-%vqHwnDovg--A>F(L);_)^Tg'
    'tAIbSSIs~5uIZKxCDXTP61$Cy<fjzHjZseWD&GEi)M~OAOuGKF$hm=c%tp(5gUFBtMTg!Wv|BEk9RpX8(f$ujWd9^04$PS|mIs3?'
    'LqDUf%bTv+WIiC@7E{c3qZRar!K(R3q-I*`TQ)xItsBby1#5a(CL-ej);moFCue-2&pr=_XTL~9zP^={vayVuPAW=!u3VxZ7ejeI'
    '<4NJNHEIl>5jDbFH+sdP8AtfqEjD^%PLgL6@#L4Oq;fBv&dg_Xx$IY&X!@qYrzVol#NoiQLmrh$*&{QuR~FJ!1#fw>&ODlEdY+B#'
    'k$+u#?)r0V*Zs%%j_3D}TGaaWlK1X(ATT~-kDQ;?$mgT>@VFQd?s`kix~E0{N<ZNriw$WhQO<n7kgKHUlhOFJ<PKd7^!eW8;K|q7'
    '?(1h6<Hr`-K5>O2r(7ZT9Z!b3PcJi%*)8rDZj)Q*8r(y!${o(lM5rmZn;a$({B4H@djspi-o?z=2iOR9IQNK?xax9H7g#HA@tcA}'
    '({}dqI6;gJ)7DS=1;b4wVw)RDlHbsI{=Qg|N_PsW?7UJ)Jcv~zKLyu(OH9f2EuOUBHjBNV>L|mQ$%(fAKllaGN?AA))lVY$0A@xl'
    'ra{Ay4m~?`Ztxw8(fr;3f>`=d)BF8)<l=zCe8n<4_~8(VPF@yWbCa3CgWD^qpTBEWHh-v9^FPWpafw+TeTdcv%jN=-HpzVvW1!ay'
    'dImj%o<Yz5z2~D3xbMMz5AJ*Ly$*T?J%gTK#Ga2n;Jyd<J-F||_d4hq^bC4_5qm!RfcqZY_u#$<-|L`f&@<@yMeO+~@csbr5Agl~'
    '?+?&3=o$13?g0n@00000000000000000000000000000000000000000Du?XzXYuPeg'
),
}, name='wider_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 129, 2]))
t2 = Output('t2', (F32, [1, 5, 1025, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1025, 5, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQfeip42m>%CGWq{n6f<qv(U=zUva45Y3hvVwR~SbCR&lpvI{Ws>Dy<Zi?*mA`9rg', 0.5
) * 13)[:774],
    t2: packed('<i2',
    'c-rlkVQ3rWAIEQ97S9;Uvlz=6Lw4I@y_HhV?p9-sTPU%F5+sybii~kcokfcD#a{HqUIdXjq>M5rggHvopmlWREThDE`x8Uy(wNp*'
    '&$OhWeWurV?XKCG-s=75nf^mx{r6wDb^Xs*d!FY_xFpa0?)m&a$M<2mW86{hO|FA$=i0bdF2MQX9>JBTHOfTVi8|n^Y%+UI&A89l'
    'V(?eIjs<kT=2N|jM|Mjtk%6>OlW_75j)+)7=00N(JFWL?AvLTF%A6DxV{lwZC8qgVZayN0miv@o>6E$8c9se?40t207g>%SWqCHv'
    'CfF%fV6!Z2U-qj_B^O?2aoTOwfVS2XjJ<($IU6Z=?P1ze<8}HRej;FLGj|w|Vyww;bvc|AsMp<6vk-_iB^jZ5o{&sMT`w3RkSY{a'
    '%VV>667a+@8777Sk0-HNEw89j1q68@gCfvC2^fG00AMdsGL!Wr{G%O_&a*wi_ulXR;N4SQr;mTs+4t5Nw!h^(6LAdV(PBK88qaWW'
    'ROF?&oKU7zLCfk8gDR9@4yNH4jKU!p&O}m!@u4U;d^r+5&-cg9r9!h8#IO?42k{{*M<&gpRuYMHJ?|epel8ef`#d2sf^m?KCBi}w'
    '4yZhywQF>hm+5Hj?g<_{>F;ekLG@I18@h^}kcFMF3wFaEcmnpqlQ8(}NwGJ7Lh4!Wmb(g_3M(ChM`zzmcO=?lZP5+DoQHF9G)HkH'
    'M{posDVXyn4L2F>hPnz5)}(v2X4R*($bRW{F#!F7FX81qoIBzQF@1Ef=Crfl5hB8tK{IEJVljPOOR3Y!tUND?;xbf(Qo_vJI4aT*'
    '^7gd`*;8yEdzKBc18judz}?RK<4p<IRGr|=+8|iAszk|-lV#jgbuCTT*D%fohl^;mxXp)+9?Wa<S^bUx)mGo(KHAI%{7o*#Sq%u?'
    'B<VsS29uJY%xe->#C2dK09iq(Adk;tNsU*Ar7#@M^K!CS#$8ek6&rv71sLD~e$W9rK~L#DxjXxAqHFYc8TVU3_WhO*m{X3^_(#RQ'
    '+?nxy?)+$kAC5;8@u`%M$wDZW@ybvsW7gmX?u?Ym#naKT;b>&&e7HYyZZI@-feV*$5As7XE|r`W#gank^|;@9oD7;-%_EX&jE94<'
    'bKzjHZy>}+vYf_OB^aR<_Nd2jzrB&Byj2~B?qaZvw6~15r;NA@Zs7j4OYF|~NGFzi<&%Y=a#AXPKiiY;PISdOqb%|n`HXx<K5yA)'
    'DpdC=Gtl^%C(`_t|6=Q<4z7(4B+6X^y|PDh8(g5is@7h;kECpMR;IEM_uxnH!}zPX8-E3F#9zi;>o2V}tQ-=Vxr5X76EDW-3FkC1'
    'XBM#)bxm5&;c3H<*pxn5?y4V@q&y)dR>w-QCwXgh&*d8K(2!@)J>ue-aXMX_r9@|e)Es}?D{M~?=BnM+D$8?#BnT2vIE}e9kK&Wc'
    '9sHXw?_DZC;7wPNxkYO=tImRBi4ZLd=B)7-EUnLI^Xj4^%d66DaR<c3zodeET@lo4+7<m07XI_=!pP!xxv`%olbP=qqSDnuT)lQX'
    'h5cmAnCC2zSlwkTKD$txI`VDnmv4XE8+_-(_A{@2!d%$@h2`RoZ<J_xos7PSsfL}n#k?2LCfY!kXpJt?GM%R(4Qn9<osfifNI)wD'
    'IWP+ZkOnD`0AnBq{`CxRyRs+h96fNkZsZ{6x>}R8&s2)oAH|aRRE9|Go-|GGoY8Z)t{3vZ-++puVHm(kKocG^K(X{2R10~8V88*~'
    'fjzC^%C5BveZ4}*|6RFeU9~CX&Ao+vEBj^VjpvuEmtK&l`8t6~HpV=o%|rgrTSFb6whaV6^GAGNc`te{xj7eKpQsh8At~E5tDzF$'
    'Rk$7Bhf{bR&fpuk*AK6~y5bgJnQNSWdBPQYX`*5J&>SNkT&Z7sah=AU1_Cqdn5L?dl9SWYkE>Iq$tP3RANC|`CJrS$WA0cPaFo7W'
    '%TYtlL2|^w+sAEbB3mU|3l<IhO;nIiP-c3!tIG47j|>og;KRLGx%m{ARPNy4YVyt{hfLhG6wSAc8n&tzv?Wzk7UZn-i<pKp;=Hsd'
    '%gU;HTic=I*k6AZ3fC8f+_j&tBrkm*j(&Z0B>vsCvDD;GnaskR1PiOG@%FP=t?`Jt)$%scyX&1|`@(A}=G*;WT0Y(pR6bPCXrJg8'
    'urCZ3@o&sgaLtr4ES6MlXVD_>-2i;&tj$rgPJv9@Q$)hL0T}S$3W$PHa2bpM?wPB$<enL)c;Jt^(!r-(M9prysd6W#7jKD$%<l;}'
    'sZ3)tAV*%O^PU?4h1K4`TJR%)Ar6oZ>S-FMc9ma(>!1u6Thmq*W$mV3s93?}${W^Y+Y%}5o!=+yPda1Ik5&)8@Hz4s`HXx<K5yM;'
    'l;Kf^M;RWS$&t^<XXNwa=rhXjD8r)+kIv-CXXG>T`Em3aWq6d~QHDona^y4e8TtG;`i!mLbKYaDKWIL1U|X3FKQ=4me?Ht*=4Q9t'
    'T7CC^xUCQDf%W~@@3zI_A?9`$-7erqfcqYMbkD*bZV$JJaO<qG``5SGUi>3~k<Z9y<TLVlOK`U%>LyA)lDlrFgEzVG;MdqzR{saU'
    '-ciH@8~x7a`zM=fD}UK+-~Z26-j2x|@E*$EyY9646RfX4>J7fnZrz9T_Fu`!XXG>T8Tovd&nUyA439EAI+G)xk<ZBI$I)k$;ZcT1'
    '86KU<k<Z9y<nv?cGs^HN!=nt3&g95v<TLX5G4%OAgUr%7', 0.03125
),
}, name='wider_aligned').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 129, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 5, 1025, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1025, 5, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_oLO6sFLI@#*Ls*0mLI@#*5JEVFhxnPbY$RT)MxQ1#f=;>MUHJNP)@_^Wr>K~jkaP$i&Za*;P5&QJ'
) * 13)[:774],
    t2: packed('<i2',
    'c-rmP!B5-fAII??cBrZya_FI&CRF`|s%Yw}jBS*nXk?7Cj7FJ7(==lta#>2#;L>LyMJBlPA@wrD++a0s<YXRrAy5w?YSI9YScIOj'
    'j9Dl{UWKM;+9B#;+L1ru7jgUDcKxZ(D}O+weDapRZcz1*#h3{!psZ2UOBz-y3X;o`A+8EKUxXT5fn~S@P51)-1^<Re{GUQqT$2<z'
    'sW7TvbIE;zj|+iFI2PbMDVIbg={OjM0jW=O8W-?c{3bqwPh%T?9iPOn;S;4(#nagq!JcSioS|Nd>h(K=ZA11*%joI&sl*9*a@HoF'
    'nLn%BOO8s%p3Cy?2FuZ9R!PmuTw&CpwXhU{3;=YTVqKgAx~FK4O-QUhj^p*%5qLRz$m~T?WMx<lr-vXd(h6Oq4Z1>`^da4#8~%o;'
    '(cS21Txhg5-e}nBtyYKW!8D2+g05;tz9g5^n*vI1bCvNOfSKJ$HM~cg!TmtZcR*RegGepD4^44TsTOw)j0~)qk_GFaLH|P?xn6n?'
    'gU#<}S5m5+E<ht$=25C5;MuBZrfZU=Sem6<hJ`F_nU-al6|5uKfI6cElpe|PxLtN;yA^ldtNP{#G+G@{e6m+^i`{~gZ-<W9h46X*'
    'TW)*jx$~_p|FNC5IczQ)WutAt25pi}JEuF1eiXq|rfjX$aidf(T3J)T3B(v7ozg-oqa<WO%8Esy#A8^2s5!6!SD_A%=jO}8j%Z3R'
    '<iC`^)g$dsxhkx23P^^TfZyYC^-(^$IX8?+oR%^qoWyZFj03n2JMr<{r8CWeZNlq`lgw+O6V$2R)6SMQyS=T&dAj!$b;5r#Xd5~c'
    'IXh~PI}#nxHS3jw^HH5Gr7H4X!7_HWva}2pFiUgPsEc-l-4U8$ffUzS%+=x1)JyI#vB#qEmAD#912`%&O0*a;hAUxn=y>4&{rKx1'
    'tK00r7f`G5hHleZ^BuA$O$+g)z^UT~C^6;8W*E`i!AfAqhpF9QHL@2s;l5Z?4vLm>fNFT(G_AdQwXypTJ~CcvhteKIV1-txv<rHZ'
    'K|Y#dh35ZLETj#otRStTW21^pTst1PIW%ext~ZBQEUEHXm*p%}n0!F(nRjUIs#EEf-I7=I2?IP02V%ak*Y9?BcRJ6vw>WGUZ0Bun'
    '+3dD+wpQEm+~-_Qs-KR4DJV-T8rDlj5oNJpCM>2NYLK2u&!lJ4^S|!dvj6hlw(FUv7|4aw;33BfU(Q5lzxXC7UVG$Ce>~@sdh+g~'
    'XN^L>-9Rn)2i>@R5UWhC@XDi9Hoh>VQ~B#+XzC_lhQ@q}-suj(18Fu6gosKTfhtvZ|9*MD`{%BTbK}xl`_p$d$HM#bo!@n-J>Pzk'
    '_vWrDfs8-xo9XAN2i}C|ULSCS>tGn%13bup0$2w)zRi}oHK_9iK^3!-l*(|~ST3T57JP-iC70g694?L*1T8<ms_x`1<+r*0)UWre'
    '@t;O^hJO4EQCrtHLmM~C%=58QVtv{W*1swxpFb#b8xx!3TVn{I1maN|DX4%}(I&#{TPtgeORD-Llb-#08nO?#DR`gfgh??WO~|am'
    '$xz}&K@fQf%ACSJx%+r{Zcy~iTuF65yaXK+T`}*-V3--4^v`~pbL+k}y3A~|nBS9X>I=QTbXc$!YO0y5W^tw>q0DMl%gL&+z!kt!'
    'SPwk?d^xmqqZnSiRfv9nM+1v@mq&lNv&uXhDMdGKqsa0Nc_4WectV#wA9P-{JKlD+Q5R_^_z?C=S2W7-l>;bPp>enxF_{{$Zv7J4'
    'zSbQ0qg-eDoriYzy)Ru+&liDU_!{tX9}BLTo>})d9+7(FO9$qH5}m(YjIB)~e)mx=`^Q2<Kgd_al_>?JhT^`VUaI4|Cq&<jGs2jf'
    'Fs7?Q9sbVlgP$W6dLyt#J#}lB7rN)WzH_RVzHQIHn{z1dXFAheGd=t#&4I7p3jjaxfqp;%FYtilx#Pp^J&uQ&=D_PBmbO#Pxnp{y'
    '5K?{FKFO8o&xUj3&EF?qSY6uDt>xc}`-NY%>ikd5xqnp9+*WGy{zkk!@_eZD**axhUk{aTK4;2f8;Q;7EdhOnlIQ{A&;%Ms$8)dq'
    'E9pf=Ej(FGZ+?y8)`PXFrTZ$EnVd~bPp~Y<LCEvXeML!<Wkr#nNRP$2=G-$d#XV%<-HGAY;D|4LWw6_S=~IWh%jcyB8HSzYXQiB~'
    '>uXEp!uA4I_j0xDi%eZQ%vjl4&Qz-lxKLR_`s!0{SzZ!~+#)E1zYl1iFNT(H{19Hf^(<PtvjI?ZZuw4<0VAQP=XPhre&g+dwyPIC'
    '&dVQu(0lQUgL3((038H0Y(6<P#sKA8C{($IJ=KrQ&e}VqXVNq2ne_bcdnPwLx#7tTPu|H%&!lJ4^Q+i1x#7tTPi}bfPEL9zJ(Hea'
    '#h%FxPi}Z}!;^P%(lhCq^!zIJe1aedf*=TjAP9mW2!bF8f*=TjAP9mW2!bF8f*^?hWB&!)D2x>'
),
}, name='wider_aligned_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3000, 1]))
t2 = Output('t2', (F32, [1, 2, 4000, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 4000, 2, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1Oz~r-T41&BXl#vBY6T1%c~|}&9>;bxW|R?=x#@WD&~)AqxGQzE<aOA88!', 0.5
) * 99)[:6000],
    t2: packed('|i1',
    'c-rmJVN${{6h_e)DNRcWuWbrJqjvwRLhNY8A{hu6L#46{{qb$!&YZb^8d~<*JU0<P(~`e;BUQ1inAnq8ntgZbBUx#dX*MfVedwHX'
    'sUgpDCC9OOl3X2l>Ep|BG-cZ+(wc>Fyz=gK^%4@7%xCRKPbL<*`gTm;v(^PZQ47Iqk(Ok5dkqe?VxCG$SoOH*<>hE@cw~oE*tei+'
    '(GO~CL%Uw@=*&xV+_+535tV%J=}tD*4<etFpHrlAoj3McthBJAD6(7mP)8zZXX#J&6=L$69T~cKm|=z)W|(1y8D^Mah8bp<Vg6rc'
    'gU>L-3^U9y!wfUbFvAQp%rL|J=VtQ@TBuhS', 0.125
),
}, name='wide').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3000, 1], 0.5, 100))
t2 = Output('t2', (U8, [1, 2, 4000, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 4000, 2, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBw82nEm(KEe<}ID`;F2qA<JLKwmjhVT(W7{tBTB5~ERn2D^bK(KJEZSSC;A+!9pOc=~nSGIya@`e2I0K#z_K>'
) * 99)[:6000],
    t2: packed('<i2',
    'c-rmHk$%HK0D$p(go8n$5EujshlN035GWi30)s#xPzW9r4g!I|K_Pfh2owT^VxUkc1cwKO!Jv<@>E7Y{zrgqVd@R<@)h6ZpN{7K#'
    'vg-U&L{b*x!>RhDds9!7>w|TV*E8I0Zw|{@Cofl~GA(kY;;kL(Se||RN}^qJ)I#KbRQdKTnkH*ES?gvSOPTiJq?37XdOb|Oxp^}`'
    'ze5<hw!B=8xJ<Q<R9+@(6V<L&D>Ii5Bh#ugLTtOG$aZpV@787;+fSof$+)>)8+q(1U)jIXIG5wsPY6@%_QTD`W@!o)>Ca55cis72'
    '^bzcM5vn+No_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=ndH(<G1ONa400000000005Wo5z^ym'
),
}, name='wide_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3001, 1]))
t2 = Output('t2', (F32, [1, 3, 4001, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 4001, 3, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQhXDW}2m>(6(Eq;$QEHM5!xZuS7S{CUK(1$ul_=wBa&Ak&u)vdk3ffyk;{)O>9On', 0.5
) * 99)[:6002],
    t2: packed('|i1',
    'c-rmQL2ueH90hPISYUz|tTaRxiYgCPRSwhCV?TZl9MDuTG|-f>jHOwIvXnAIjWH->%g5mGzrVx#>D^vbvO7+z^<;xk;iBcl1VXMz'
    'X!cbb6^KL*J@X{TtY*Au7gMt@R<ZU3@tFJIqU~%f>FiTsvo-n1Mu8tL6C4K2l3&t_NX*h{;Xa^TJ`$ygC8dbfP&)D}q8Nv!s-jYD'
    '(&feu8S}_}fX#9ei~K1jj*^eVV8ljh+Ent0P8J3mE#x95_pFQs*V4i!WpWwT7*F=ZHUZhQMWSV%WayStPJ??=<xdeY(}|&0Ebjc!'
    '51a_hU<Nao!3<_FgBi?V1~Zt!4CZSyk9YnEAFNLLw{EEm+KpS@JN!fY*tGlVs9q9u-k3j?OS^19saoaVH-|-959oyoF?6iz^O{s|'
    'O_@Xun#>JeWW5j0`Q*KpCvrL?G~fEHQ~nC<>cTHt%V*Up)K+?qO?jW9BwJ<ZXR_mc%Mv2E!S!lRk!}VkGTv`8-F%MT^MA5;{;gW|'
    '5uxlGckSb>%aH1~4`#nE=uW=ng!PE$Qd*?Xu`c7h=XQ)QZh05IMkjn~22iuM+hiOCW-x;p%wPsHn86HYFoPM)U<UKmnc?LCGnl~)'
    'W-x;p%wPsHn86HYFoXFD%>Mx`+D|t', 0.0625
),
}, name='wide_aligned').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3001, 1], 0.5, 100))
t2 = Output('t2', (U8, [1, 3, 4001, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 4001, 3, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_o79oTX4k3g`ID`;FScDKl2;mVzc!-}Nbq1~7&ZwK#cVSVg1H<cyBghpLr^yaEkM9y*X7a}e2Ot}v'
) * 99)[:6002],
    t2: packed('<i2',
    'c-rmQv1;2u0Ecl888U>Tp@S(MZuHRM1`i&B(cs|-rX0lt5sVQ*l%t4p6j6>K$_=K7qTvW897V%nL=nY<1`irS(cr<9P&9VvkVnuX'
    '^ff&Ee{b-upL5~7>*Qt2WZTBd>e48~)J}GKNMoB5qMSD(v*$!gZ%ocS+3p7y;m#e7jdOLa31Q*F_5D5|+)7H<PLr~8-bS*v%_5gs'
    'C$n(TuIt7d1$jLq^UfzDZ)Zb8M|5z(tN!wQQkTtBTe+$=zUK#l>ic8r`Pxt_oby%J`N9(0mOM9kt+k?sH9aFUT?#@<Iiy4N$TffM'
    'd*{^rRcBsS?YcwlT;sw4<x76-|G6<0HK%ijW;CN2&1gn5n$e7AG@}{KXh!p?HJh!vt@9+Yxr$Ys-SgXZ&L?wKZPkqMB^$Eh=lLsN'
    'wMDTBK8PE}<QGcypW~y6RbgcCE{y!NIqEVRXS?)Dd@T%nuy-OiS|n0c@0Xul<WGeybN<F(1*6H`^YkSRtLmYOqd0uamiCGU-S4&('
    'i78aL2;^Lp&(?k$#_qenN*}5)E%ise$)rq#O|QkhV)Q2a;i3r*ZziMQSMq{zvo~A4lF@>(bwp|PbZAn!uGZq3i(p}%>b#!vO|x2j'
    'LNl7tjAk^W8O>-$Gn&ziW;CPu<eG6g(2Qm@qZ!R;Ml+hxjAk^W8O>-uf#v}K00000000000000000000000000KjSZ4}r-()B'
),
}, name='wide_aligned_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2049, 1, 2]))
t2 = Output('t2', (F32, [1, 1025, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1, 1025, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>%Db@2b!O1VsaiVw1@vgLrrTMG`c{Rzf4U3EgFGuMPdsf;#kKlcH{+8zY', 0.5
) * 68)[:4098],
    t2: (packed('|i1',
    'c-jrg$pOGH2m`PbJB9tHErg@dS8oifuq_s0po9*34K)tsdwseZVRid~i7JpwZyWaq&(3Ci<&<a4^&s<TXq)c<vvS|2n{dMCbk6P5'
    ';y;=uJP7', 0.5
) * 17)[:2050],
}, name='high').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2049, 1, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 1025, 1, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1, 1025, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4`I2qA<JLI@><5JCvy5EdbXP#)rEN;_p)mbL3MX7S>14C?k&gDy+}ZqUXVL|)C1G5F&Hb1@m='
) * 68)[:4098],
    t2: (packed('<i2',
    'c-qCyK@CJf2m{bcKmrnwfCQwB1SB8<2_vBrkT6n~uVQ;@@{%@H#?H7|JjPT(2tc37ZFU|>n`yhtI$17&0Z*hmx(+jE+r@Gx{lKjN'
    '$!2H`PkQe(g4H0GwG21;z5FRZ?a(v9'
) * 17)[:2050],
}, name='high_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 7, 259]))
t2 = Output('t2', (F32, [1, 10, 14, 259]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 14, 10, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jrg$q@h`2m~-L!Tzg-SrpAT6oAYm(NrNv<ZPYQAOoshvD5tq-&JYaCWL1G8<7tHgdN}', 0.5
) * 149)[:9065],
    t2: packed('|i1',
    'c-rlq!EV|>6h$ACSK_)PajAv8@FM^JRTgrQ6^)_^am;8k9ygn|i9dlkON8#`-38|!8Iac6BF0W6_Py<5QH+nfSUW3~wY_V0_OWXk'
    '->R?suG+b(5bIPw-fi1Xt|FZF!POdrpHdj?ajHu9IF*M{jmmJ8eM+@6nyQbNlKgg?f{xSK$aWCDl5mc-ufjRjz6$49`zoAc?W=H('
    'wXecC*1ir4U;r3&fWZ+k=m7&x(7Qu?-kEgrM$W;e-KfPjnqoRhF%JE6)KEXQ`_P1Q8BWQ&x}3Jd{e3+6vN>KyIDM1%?~7b6qs*75'
    'm)Yy)?)Bl$FY~;-{GLL%eQ-Z#{q?RJv$*l5h#P$kH_MMVW88IwbF6(8&aw7YILF#o;T&sUg>$TZ70$8tRrm-PIKUtQ1}}g?4;XNQ'
    '(4mkM3b{ogD+(Efj6zni_|rTeDfklZ0RsUHTEIX6gB~#81l0+Jyr7U96tY1fTNLsW3VFbv=J`m$mv8_K3}8?K1_m$)fB`2cEDBjr'
    '$TbRCP{<aAJfM(!{AsRVSN{~Q00RXKJYb-JK?N9a0vS=r3ktbJA#YH~9)<jdLO$b9bN#ydr*Hun%z(ieFi^nY02pur6H&+sg)As!'
    'gF;pmvOyu^PbJ@9JpC6Iz+eIlEMTC3K?@jg0!1OCko_Vk<Qat=P{{8n<cL4b_7_k8hYesb0tP3*U;zvoz<?9nD+<}5kOhV8QOFL3'
    'Jfe_2{xsu%)BGD&z~BrRbbvts3~IoD6Eu7vuoPK}EJc<gOOd6>Qe-Kz6j_QaMV2B<@oV@Gi!49<', 0.125
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 7, 259], 0.5, 100))
t2 = Output('t2', (U8, [1, 10, 14, 259], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 14, 10, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdIfj2mrtkLI@#*5JDJ22qA<JLI@#*5JCtKu{&I%hBp7$ZOI4-on6vzi(@WQnn4rwe2V(wMs`hV75;co@EyS'
) * 149)[:9065],
    t2: packed('<i2',
    'c-rmVk(%U600rR2#m2?pV#C5<a9|)9Xb4;gG!!fpTqtM=1{#8ag}{a2z(U|cW8-2TA&+qBe!HC~*l+6p{YVwesngRl$F(Sy!xB<+'
    'N?|QRaVU=Il*%z}>wM}TTR)b|=}?WwYD<r~Shjw9l<OMGd998gB3!0p(UvhbseYgCUs8;9-Nd?xeHtG1ymZsO{h5kkDPJFR-=xq@'
    '@m|kk)%5Gj#|Y<m?YnS}*S-tqc<sAzj@P~m=XmYAaE{l$3+H(4yYP!*P$&jp6oZpu;0U(YpKY<kX`ZTX4t+bld`h3ISf(yb-B7*9'
    'xvoxa{kaWwyUk0e?^}QGQWu)g4CBWL$L^)N{ME<X<@(RxxAR<|FJH^>_7-D`|E3?`uKm~y;Vp*qW%@p!hoPIsVHlckeS5opjBt+E'
    'z6<Ag?YnS}*S-tqc<sAzj@P~m=XmYA@TeGE6@ykWI4cH~V&Dk!{N&&{Je!bB$R_0XX*D6=O~|wTG|yitcnT{9<wG%;6@y+e2#SFt'
    '$n%qf=kRwE@?b)~nUH%E^38-i*iZBPm4c_RVh|?9pivB3#ULmKj$m3%$b$*FG9ka3kV_MCV?s{$(_Fu<{#$rc43c7SR18YRASeco'
    'py^D=(S+QZkS`|WU_$Oq$g}-4*RQMp7M>J?q!`qS!C5hA6az<4olMBJ2|1aNdlT|#LS9VBtNk?FudDwGH;O@03`WHuDh8Ee;0Vgj'
    'gnTt2ClhisA)Am*$iooqr`i6+(_i6AF}NrOonjCbgH|zc1Zg!P&nDz#LT*gRr3tw(As_6g8UHuU|HGwXP%8#OF^GymQVbly;s=74'
    'qL-qVqL-qVqL-qVqL-qVqL-qVqL-qV;&b=_0000000000000000000000000000000000000000008g@`43G57Bm'
),
}, name='channels_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
