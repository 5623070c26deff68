# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [16385], 0.5, 100))
x2 = Input('x2', (U8, [16385], 0.25, 30))
t3 = Output('t3', (U8, [16385], 0.7799999713897705, 144))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 269)[:16385],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 269)[:16385],
    t3: (packed('<i2',
    'c-mWOpR}uCVOQD4`<3zyO*=jZ>TT>UIK67(lBlD1T@zhW@6FnF{y`^i>->tP@x`8nnKOz)-2)q!Pm0_ep8kn}5&!_FmLM?'
) * 269)[:16385],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [16385], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [16385], 0.550000011920929, 108))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 269)[:16385],
    x2: [39],
    t3: (packed('<i2',
    'c-ni^p_#m1WUX2)?>k;inU&(VorN~e>(|n?I&{IqBkKLZjggny<IGZ3B}MaJ`8`lQRy(;j>EzYb8g|zTzZ_wp1ONaJ;~cO'
) * 269)[:16385],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 0.7799999713897705, 141))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: (packed('<i2',
    'c-rmRcT<{)qQ~+30`|_%?n$znXpBi#<7$X8MpHB<u`7xS3J3_OD2NR^AV^iJ(xr$9h%_no9!pG&Ehd(jwn;Y0*>d)rd+xn6_XS+`'
    'yoTqG%pAV|e`a`wr~Dr1x6D5FdJSIF{@y#2|CK`VW_tOt%Q^gVR6j8_VK6^=yEpdqiOzj=tTR13*jRVD6?)^(NBfFrhbzze0l|eR'
    '3X4cACL+Z`Es~@FgVl{4tjh8-1p!)HUk5|6)k1O)yQs2P21N)ZY(@nE3@y?3iNPW%O#}?Smy2&iAkq=pbgCd5$w^A$<A{y0qI`C7'
    'D!L4lmP_GNQSFrbFeWQCi`q%4gBB;HW{A4zNmND+6&S2APOLhe8mE4D>y_SpD3!h#n_smJn-1(MuivX4czC=uy7^E!@@!wF-+sEb'
    'JUk**Y2QBEm2U4XYy*SCqEhk`5-ub}BH>k$iMZ3JEAC|E$Hm6ru7%%9x_v$hQUSkN3^^BvE(?!<mqK!{UOOFrk%&Q_Mxe3~z~EwR'
    'E3cM}AY=NZ1DHAuq(Ilw$s<;kt4Z+2CJF+}*GU@0{1T!<1xHI|e0DVn0xum@_Ccg_rW6?5%urfHqIMD8<DRFBC+q8H6naZHk2TrT'
    '+AHg8V_0Y0Qm3`0+dtk)b9=2OeouXC$Ksf$-t8N31A}vl$y7W(A78}hD2gg1=^4GGCMpJv5M%SIh*kM8dLO5fO$V0=MBpNBH?19m'
    'P0uS(3Hj;Vo@OpE_}kEH_kWB!8FeNvxAaUj?5qET$KARgaq%29@&qUrbTTv*o^v@n^)C?xMJG<@=BK9o5c$=K@6d&LU*$rQa)H4$'
    'Eg~J8UC(YBwv07#+ysJGDAzIQ?QUi*zo)ydMenunh74qe-C0Yq*z}rCCZV=r!ZA#+jwr3b;PB{s1ve6ZNQ^=uiBUJpLqZ65vkKzl'
    'K=|tylI|p5j4mV~Zo>=D$Cu$QTtWs8;M(<&3lTL~R0tB2g9HZ44dW{ghuWdr*?g&U9Y`cc{@Imb>)^gkIqLPO468?*?u|9Y@Y82X'
    '?dI<4lGP?rYF_W{NVaz8w}8PX&LyP9#C#tUT9Ahh1;M}m8X2FQb}90F$&aV5Uc35TSVn2y6>!GMC}{Di(EP&m`;k#!pE`qu7JQvw'
    'bSEDeY#)E};=u#=1K-E@|K(fx-D3UY@!pI1xyj!aT@N2UbdSCK`}@^*FP#g2{nhFF@agz)e$nFc{Le2REgwEV`v43MiAc)578e$G'
    'u>@9eF&=aB6z+CvF6eR;I`(Yh&BU+>Fb<kf1P;A|M1@{}!NFOe*pp|&38f_`VTg1XFxX&Q*cu-j9J3xBe6&uyRcqeOuWflo9dCTb'
    '>DlSQ;qCYPlh3yYyf0r5SPounZ+Lua<Iv|<N9u#)^#fpV2S;b`>+9@eP575t^7-cG#eS1rEaJ~eXiBw;&T%aI6<#M*JT*h>@=rR3'
    'MUrM3V|99>d2G@=1`IxR{ze7}bOsbw1St!PMSk-QDj_A~$Eb^lnD4J$4?I;e(U7b8S>Ht$!@oZZfo7&fMSt^sD6Y8Zn*!L~0$^}m'
    'NACcSN8z<PY?H0sJ|b~Uq8eaz(Y)*ip-9-+ZXCDuSO@Fb?$L%8o71T8ViOyhrri$Wh)Xj93}y-jJ!%zO)jd1?s9Up4rLGxm9(kYm'
    'fr6zo=-C4A+LU(E+a+IEV)3Wvye^r7%HnP;&Qho6?bE>Ek+F@Vr6t#r_vd&2@Gk#mHvjF>?$O-r#IFmEwe>Zp|HU8gR(?9R&wu{K'
    ';d%G*#lh^n+2Q`@=bz2*KkdB-27}>s^oojt3Rn+M2_y7oX3EGdbZi+?iiZ$uh>#M7oL9wV<l{t=d>CKQNyXwaAw?QdPbOd3$_EA~'
    'Wn#!s=v`=9dkZ(Mn3<T!LRFF>`Pq!Z6htW^C8LhrQqo*^r-0UZC#|)kmINtCOt~L;?k2WU39Z0jrEzl2<?44CcDG*}+(*5=$K&&B'
    'Bf~?7cD2{<(-<EfZ+kY^Re|}Z4$QxY%QkzjTKo3-Ztu?C;tntvSxFN#Hewp_D)|t;$pC{HJJ^C+a+SUw)!N>Qt`H5%n`NTXx_%uB'
    'r%(&K$$@Q-wf3uE3JpgA4Az)u9(g=^&*1Z?KMnd`%H^-8mL54B)?>GJd~#ej^!UwF|L#V=>+ncxe7gVmp~EHD8r~m1m+u`c?*W5h'
    '*j6q%Fe1@?5(7H0Kq1;@I=8wCuO^l>QX1i9Je{Oo#4jc)lqD#MjK{7DoMlL(;?D)jkOG6hyKpn}%9W5S=b#0+b5~2h{R=wrZf5k4'
    '5y;DD;uGRS&Szr^;vm_lV@eRG&lSS5(xWebd**C89Qtix@x4M|Fh^<~)9Jc(qNVvwkzt*|cx-l!sa1Us`+0*ygM7)v#{9tC1Xr`N'
    '#uF_(8270(44z<TWr?w{>|Ou{S2pmKbUKk<YZ`FZGDfgi2Uo0YZ==|#RV+5Ex?bfRU>ekf4vV#lJTRn^w{>8vNFIv`YcxxZz+m_E'
    '&g-=`-`d14pZ<4Z{U0ME|J*uw{a|VK?<<~-%?<C=+yDOb=;Pbb<=_ACOnm<J&C8|b5zpBF{r=0y=id%L1B2_SeMUaNiQncNnQH6t'
    'lSt!Ijgifw`?wU5L`3N@O^gU^rbf=Fx3SIc8Z@vuBudNdsFP%O_uGNNU%(C8FtWHcK5iPfz6cDT$)7Zu_wx_8ydK9}zj0=6X3)0t'
    ';b3ZiXTbOBjnR5|y#2%zxapby`s#(|@a6g;F!&1?@fShq(A&2!-HySc$uY@QVPVA7Txep#Rl<#klzVq0K`<ivPHFKEiTH|$XfzI1'
    'kZ>a`BC4(&8-~H<VSvGD5JEEwm4yO#b&A25?vxZk1-ThsQpiVS;PAN2{1#zn8Lc%P!RBV<cCuP1C4mQEwv^MA!eG}ifWa)$kgs3E'
    ')d=QiHw4;M8hzbl_bKGk6&1%|G;l@!^%?!NpRHV4X7|i4_(v5g8i&96V4gO+=$r)xS5ta4Ohyf(!EEw2bUE<l?(SX<wWGyOCvkY3'
    '8cM%=kZtTI(uPNf^(ITdl1j&uYW+4d-ei@TfWbMi8Y&)_k1OJF<VEG;^z>d5g^EGJMP*<@byXgW*2}JB(Q+|8LU196PisS$rGp_#'
    '0WY1?-OK?7e*q(&)FRTdSamGQu-Q-HxGO6?0=c%6-sWPG`91vFX1&+U9n#k@>`pSpV$*5pj7oCDgnhWuGNP~mgHK<)m3=ifH1<5K'
    '2!B2fb>c+X&3oCGqa#Z}A=eWVLNDf&6~-6joVg4~hJ+Ut=VZiyPK1P2AYdnoN>Yn}!T0kjC`e=mGKWDE=Ad}V$=!Gor5Fa`!qdud'
    'fv>KqhlZv$r<SnTY1uSpQv<9dIW1GnVkFbM$aG+EOPAUz7I%m{eWMGV(&>hVS*5|+)6Jd|w#gK-cINQhXs_GWDj1(^qmTNB&E0~A'
    'HtN#2ufa2B^Z<jan*<srlgw<e1g<NVvpjHJ^=W9-7Dp$E%jecmw4)~Wpq5Ct*+~sUf#pf1my_zoY?kt&Vc8HcST{WX#P2uy&4<rF'
    'n8)9!R6otGJ{fh7y!INVW~K(LTkoDvJlisOj$awf`$wCP-GN)b>C^F{YX8OBJ}_8j7+bd6Rd((6lVh!OUo1ZK%`RIl#^*N0sCQJU'
    'Up;!_+F1SbNu$ti1~!*<Sgg>ze!4B*+@0G526Ls>alO7rFJ4;M5*yZ;%ngfcT%(e$_wxsbOx@CnjRoV}Brh=k_<{L1;ZyfB`GTF*'
    'CFbJt=pr!q3wWXX0)A`Cf|5FLSTMGL%a#@3MX6~LVq*uYv_y!>t*oj97g43G@-Au)x?7M_z~)g~QJB=+d_@m8mCdKHfx%}Yl5*k#'
    'pXEXcwERNgKu%(B-OmACzJ$IKns6iW><_s(==DNy2nbOcdL9bT&Afc&Wazm{<evwU1_K7;YFK^kZ53@qz1B|bFqfjNT|IqGl)9mo'
    'ayo-vL6QykQ#CStv(bdF)*57zrk2ujf^$$`svQt&fx%zEZ_r=Bf{uvIEKW}TF&Ts_s{^GF!^3OR^NMdKUaP)!>0avnsMwO4vb$(_'
    '<jo4grORdblA;^8!Y@TPRN}(1<q#||xL4;}ve^_i&F14Hjs2NWwC|Z-G7lN{ta8_=OQBspc<gwzEVJx9m1#D%9xRxxLb>YY?xt{K'
    'du9U|T!?OB|LYG+iAaa6QG)Z-6e_#20;{Nk)iu-=qc|ENS-^o3`s7fgNXlkbR)Jygz?lUW_0mMZV3yeI>+k3F3l;(+Shq$Gj9`aP'
    'sgSO!IRk?OT+!I0S^dlyTlHXtBbZzCdlV`<r#o;!^tmPH956U0F%OlR8k-tlUD+I;ULP6Rm<vOt+__nI50sUYbtM5qsm!RrfbQ1R'
    'g5n88G%_Xdh7#9SQyobl6%&BL{}C)$uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~7A#n>V8Md@`}Y6BstN-'
) * 5)[:33667],
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 0.8100000023841858, 142))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rmH>rPq+007{<z_K(=x7nzno7&>$s@36ig7HehuGmu)uPC6Rh#VX$f~O1t5djMpgd++9a#2C>pfc<fq9Uu8{irTF)MjaBwzRfM'
    'yX*nBy@%f$d~KkfA>jX|_$4t-BfS$85ee@Aqr<-usgg*uVBrs>5i1BqL}mI5dt%n$@aIxV+Q~6-S*tj6Kgz=r1`E|TPyZ?LTaYb!'
    'rNE+gaJ(Pmavx*SctsKm)IoeghiMF~Jw=FRv~Dn{PC$@c?F?cws+j<~Qx)-8NGq6+rG}EYp)+UhR`~TF{X^I(UW!*`Z=YAAfj^_d'
    'ihwc~)iasnG~r`osMDi0J*SnNQJ^RJR`(g>D0<L_S>)Dyv<^s5-n&dm@-QX%NKj;C7C@e5g&@|6V!NGbP*1kaL9}k~Zc56q0&u!`'
    'NVi%zOT6jyw?r$8>fbf=A$z*s%ta|a>KXk^yaW!LRrEHSh?r$uB5TP>Z;z{VQw|@smWgdz;F@@L)hRgvQdC+Qov7bgj%^RL!Fbx2'
    'Y=Jwzp654>?@bqz-Xc{goY5jS6OY6g8;A^^Q-7a{8E)*A@00fEcx^}i8$<8aV5!y`cF7+;bKDUPuCy<+Fkon)N)WIz07+MR$n?Nr'
    '#xAIho16hLmB=jLSUoDX7v!*^mPNU&Xg5Xp<~`D%Zr6S|<`GafVIs*EQ^=frERHHBL&~OuK$7vd-F+HRSCJ~@%ID6x!NjDHpEJ|g'
    'nBmHGATJ{>oJ3d~4YI$Q8cL<_srXM0)k(MJmZ%^tFEX0BVSaj|Y0J;)UJ&++!;NFN@sI_2-i`g_Z<fyyf_2x&9m&g4QwhZB9zPP@'
    '?~E`r0nSX9xi?`p&e+pvmj{Z!qhibom)=tTf)0Sa)!};&ih^}(2m1o3?V0b2$~>H`g)y>oFXP_a5~G18ELT4G^1uSb*PZ&-$KrN0'
    'kFEm|t{rGLD=}_ZRxy`l2+yir>7lj4X%UyTX-C(GVO-N8A7E)7-{hH_&a~*Id9hmqfP9Lg82ag4IF8O!wi2E<@@kLE`ey%$AW0g-'
    '7XxFa+W~~awMdjtUa-)m10DHh8tEd8)9Ln4Cd$eyOBmHI@vn+4>~$UjomLXFqo|RCkS|g((|0Wvb=(+HmQ)~K(%=P*OKDx{a+A}d'
    'o&?wW*shybpPAuTAUqG<|7nJ~kNrwSy}H0&JM#>|--t#ERZ9VqxiiCf9xSTa9!kj72pfWu{QtV~pJleeW=tuir$1tg6i>7?yW2~)'
    'SovwkS>D%ili<eg8bPE~7YIa@hQlb><>a)oCc3gU;I&XVedh>Sp%El}S{n%-ovhwMlY$1y3|U_LGDRAV^{Oj0UW#{`ow|+C?$28q'
    '?uOv>I``yVu!eTAlW6r@v^_lh2bV5gy7a$)0g}uG3I'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [16385]))
x2 = Input('x2', (I32, [16385]))
t3 = Output('t3', (I32, [16385]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i4',
    'c-oUYx%|M6&(k(M>dCa9{E6ogd*6;@H^ftCr%t)H;8A^Nnc1Hi%a%6VZHu3y)mM-crR&mp;In&Etl|%j+oEe3{(}IJWB>vn%>WW$'
    '0CV7C|DiGrP;r>j{|xo@|Nqy6L>d|zfcyrKCLj|^gH_c7ISmla4Gaw+E=Xy8Lp}eK%lB{p^uGSV%|zbw2ipf`_uG$Na~t^@dA&OS'
    '!QRDM`mfKWOOEol^v{aATbSvJDY@MLsqCmH@SEi=*EImV4|Ja'
) * 269)[:16385],
    x2: (packed('<i4',
    'c-mW${P|=>mE_URn?+CS(v=UcT%w}<_}8(@$+wT+pLi%Nru@#mb!Q_S&j~HwdRFxCu^ru&nvbVxai3)S_-LE;e}?}+04AU`1B`=U'
    '11Sc$Dh4FJgZ=*h^#}Iv-(SDK-riyV{{IXP_VxAq?SWu_eFKC2e;|k9Kz)P#{{08+>;Kz>$Oeb~4g2fs9Ymiq^C~L-<dfx8W>Zl6'
    '&MzwV{X07&pQ1D;ABQymtCva~93nig-t+tx7vlNF&nGCW_?2Di>tEh~%<MuR0qk#q`v'
) * 269)[:16385],
    t3: (packed('<i4',
    'c-kvV+w$F^vi5c4=I>FW-7gj6UQJp2Rd&A8rJei-1NRzB?N`|K<A(O%7rsAB4@R$?Qo2)My1>SWpomZ6KjVuS{{R2az`y{)42)n3'
    'EWij80}Fr=l*b5R{0BpOdwT{32YUwxh64--_B$M4_`iQY1H%D_13(T?(E)~r`uz>|^$hzR92^cbG#of!@4(RDaG>4+sP*UH3zv4?'
    '2t0Y&Mo>cY65qqO22Wl;;Zo5Scer!>szFrHkFU=Aj)v=>Gug&uWveE~!lLx*6Q{Q!(_e<CKb`^rT@+|T'
) * 269)[:16385],
}, name='equal_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 37, 41, 17]))
x2 = Input('x2', (I32, [17]))
t3 = Output('t3', (I32, [1, 37, 41, 17]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i4',
    'c-mvr^Jn8!y1K|feZk@n2YFYh$VN=hT>SWE|Gd37(mi~C@HCoD*b@BoWwCjZw9J;p?-jWJYuNC*zf%3md$fcB4F3NIVIcV*%KZ<<'
    '3=sZ*usl>8E(B&Y0Ac-qhKB$3|LYt6gSZX#_4ObwkO|^5{09m&fRz2OuV-ke2Wn{m3IQ3+;_A#Sg0C(}2%o?B{Q=u$AwC^%lZzkU'
    'xSzZC+E_*HH=BdB$4$*oUo52!dHHT${4T)yUqp^g`HRpmwntU~5^ZQl'
) * 423)[:25789],
    x2: [-327155634, -88080363, -163577817, -197132241, 247463877, 624951147, 29360121, -134217696,
    562036602, 92274666, -16777212, 436207512, 402653088, -234880968, 486539148, -339738543,
    41943030],
    t3: (packed('<i4',
    'c-m!C30M=?7M?&Lfj|-<5CTC6`z8oTK~N^BD6~=)*XmQ+`s%B7f9kV!OWZ!KTNi!WR;$%#t3^??C?H@)tQ#oEzJ{=cH3@4L*8A=q'
    'mPDK+-{hV-=RfEC|3B$G@AA26HHRL~y2M!Y?ZFiR1#`AV)P7yJ)xEf+;HK@S%#*EqPrJJu*u!lNvgaG8oqJ?f<<)HO@n}f-(FvpT'
    'ck}lb%9c7}+iQ=$R0c%w2yGDe$HwSy&;NN%y0qfQ3&A>$<0n7uZ;S6!c7|)PA8g&PZ)UA60g{yX@(oRvZ8tkE|8(q2?v*^r*<saL'
    '|80jibe=SI`mI{KB1yZ7mKV3`+177Ea`!fQC-fI-D*AU{`#AR&!)$6v{<RTyrsbU-8?$a4{!h6X`-uGYydBH(?|)jEAe*1Ru5V}k'
    '2zA|>3ndHazoxjI^D*J?NbE|<T6~F}UyGSpGE4a;CqlovUY4}1`j^_q4EJy+(Up&8tgznHzzgwwHQ#R5wulY&i;F>7uIKtQFT3ZR'
    '3*?_&(|mea=?ph^U4*P^%~yZ2lOJALDJbO^dzl}ay>rTz^9Sar)}<s9;%UO!SNtEk)1ziz4NhS!Y!%%JR_R<aKRv<ueSq(qw!ZNE'
    'k=qT{-|X~T&N-eGvJ|}9xZ?QFi*DWvKimKmv<0X5e<iPRjpmrDkJcXX>Npw|zU#*QpRaRwC(6Kyi)^FS>Hgng8~?eDyNadpDH=(7'
    'n)v%K9^rvmLq?A`u|Df;RlMqtUwe4pKJI1T>~@M}Y)!YxUbiPT>ordw*pv`^DW8WXy`ArN{nUOJhJEsX|Ne5TZu1uJVkW)q{7P@5'
    '&Wmf=A<OS&9^Ul<?O(^K2Q_`=b<OARUJMO9<veAUk?!Kc<ZHK^ze&8GxVtk$7Tvi%=-Bpw@Iq-;-i33OgYxPNzTf3NURKp#6Olbf'
    '`34iL*?hY7K{%zmp_d&NM)S;2_-x+x)9cUUmhMaCxc~m^+Wm7MtSnK>e_0>(_|cu$8wRiCURfb7-cdeJ68uy%?b_?5r{;dNWkY-1'
    ';)u$V`<@J4yG#Awma~P%x8kF2Zhb1`9Y1aJS=JvZnKAcTnm4_no!;sDz*=@E!R+pb$_-fsp4~K;=*vD2yyv;mjnhN3?w8SnzPujZ'
    'o?)AsA$-Apa>Fh}u;J*LJzYz(zvdp{Y+P4hd(XzU_K?WG^lbIEEoZoU(*2K}Hq%vyYp<St>~b_cQJSDUxo7too1ukM54i5X+_mq;'
    'xn2*~NX3e{q=G*LgWq2&&HOp=hVF7q^wZ_d--Q>Nf8WVT7}%jZs9veO9Ou(tsvSAHz%Bta$`iJGWQJ@6Td(9ae!njHDx>M`x<ZcE'
    'w#e>X9y9kyKS}Q!{6qRIK<s0hy^F5+fp*pLOjc5E$lvM8wQ-+ric7*Do4n1L`){r5P(((@@r^Gob#VJjN1n&7+S{D^h0*pyzuL)y'
    '63)E(F?N>UaBcDzj5$}0<6oRe5KIZVdfd(~cVT>7<Si?Y{44v2)xVk2bKK@69L+ws^8mmw^c}mApV2!R(}%_`pw9v00Wg{j#?!!9'
    'Y@!Z~Wli9K@e>&949E+k81$dOpXg!;3MO(Ukg%~HV<$j)A7iwHq91Dll`@(%)`2osH8waH&wpp;@zKXS=;t8+zKel@cXz=i?=pG@'
    '6oYxk+Pt%^K`*@w6Fo7*EHI&<;VuRx6#XE2VGM7Wo^@=p4Epsab{T8;zEIfY67nAfytf>f1Pb2qkKREBkOs?5;uK)-IcRJMik=v3'
    'QWrxh$59Ni-X%=m((nZW2EdaU1LHo0>+9{L2L%Q+>oF$W048-dWDLA-DT4q-PZ-5e-FMz>kx(ch2ni5l@GBDIVjzSOp+qbOFd)Wo'
    'm?04oLP9Kt6=D%4fdL%lh~QI948%A<7!pDv62lz$lK>3IAt(V*35-ZEAjBoOP=bw~F$n-LAA*Qrmr)FW5`=^Zje!D~2uEFE07C&-'
    'B9h>+ga9N042Th^P>4ee*hhpB7=RG)Lq3KjI1C8U1<0-djZWY=K?q3*6c7O%M-iAnP7jwt+Y5ylA_HwJMr{cgfONrtSSS_|Xi^+j'
    'h!7t*CMJY9fd&(ippYq?43O-=FT#K%!{ty{IH^Q5ia`>DK;d8#)D;ILry?-{K_w`JNG35Lg%ZRm+LXjVGQd^f#3W^CQur7r0~k^h'
    '5`+pMAE*W+IVB+^q<vrw0c9XjNseI|3?R-4T!eIlQAm&kM?#P%j1-%cK?n~b@u*M)f`B9gaz7lFNYG>?1|mp2Y6l@{Da5)MLoy)c'
    '#z4iSF31id(U=P%L2x;84Aeyog@SzG*eIx&fXbmsA*h(t1=#_$MI?(62DCJSM4+P>h;_IfB1lBi3I`JsP!|cJ7#RQ>Mo5qt<ST?Y'
    '1vs1xPKu2R0gX#4CnTF7lA+#^bYy-+GKqmEhvrA-AjO7!AlgaB0Q4yYMMlQa>Zl5uUx-L1$hjdbDHO6L!a!NjedHN-8x;bQD<Ss>'
    '2$6Ilax&bPv=jm*F^~-8J1IiS!4s@OnCKG1R}4okB*iBwwBrXc)g7%B8s^)yI#pXMOAxe7nDe@QVRD6nXE9yo5ET&L7}{76=EkD4'
    'hzyfn-msS&JFr=)V?LQq9cHmxJX)HZoT_t*YMJ*fSk@u4Q%%}dm$Yi#N8F8@BKZM1VWsr2fDgF5yxVH~rU6^3DyYI!%WIj#q#IEz'
    'I-3ed2BoPMQeLH_gOg`)<=f`i2haQM!rfVn4?Sn3dJPm$=X2GL+44R&b2DdFy<n(YO?&Ce9*D%ac6~Kws{G2bD%zs~J}WV}Nuyap'
    'WVA;b35FEj-hL`Clm0nguB{gJDLqylEdq*zfX<~_7jr1iro$%MqS`^PH%-Is*3T3c(|rSr%1f5r?`fOwGmWNo<Sj~f@2wK}a0Cox'
    '8O2dkW$h`SqSiHVo_&n@`dhG#o)x(C<QCPw<fM68;EST94KHHKvYV%yGtJtT+OL*{jL12>847w;n#`%y#wv(06*DfSw%ZTeTXtCY'
    'jpX~;S4!J5snuO(Q-k=j5-g^nQH|SD1}vRz;|MFPJf1h#nk&yKVp`TRofQltHIu5wEnMxTM!Z*fy#91qbsx2bYacd~RnVU|yWsDV'
    'Xj()+FUEaI9<^)8-Y&RT(~`=tw5K}xXh(V-Dk+UF9q#5_BlpfKH)>J=kWfl=nuvhdd}{aNs)FZ1{w5llr}6UaS)H^fkC`K_6_sV?'
    'rt%^Gwy+)#z*hN5Z3F9p_1g>&O;bKY&XyUs`7W`^>nRGXd4dIn`I%S+spr+x6>4W=yvwz`X^3alrQ$P<I&JDyT~1t1B%R5xzGdfl'
    'Cr|fWRj+pSNt{tVEOmX;oEzX_(PZNm7^4gr!hAJ>wu+J>sm`Xs+mYuzGNq%wZg#zucbj6$8@a7#X|-`-eUXFGbAdw!C|LcvyL(n3'
    'w~QLwKf8)mWyB8*aItBWwzeD7dhBUtQWvR%ES~NX(kEl}+_mOB%rJTCQ0QS3y29gjXP@UQS&?I~8QXZN%VN31o1W+aKW1N!tjgWk'
    'n&)NBDPSAPYa-h~XtO<YxJ=;u<hG_&o^R8~`GhN1fdv)qQl@J_6&6jI)?#7W9q$ss1E~c-g<%7x98)v4B|{O@*X?26$mmGJ1b@lZ'
    'y$q=nFpZm;(xIICP*E^nFoVKcVBuO3RH%xe@Ep5U`R2APhKY{qS8O?`$c=6G^RP2>(B$-3m8bO7E3%xsg>kWEgSzlPYkIAxcr~a#'
    '9{ET4EbT~)1%qLmo~P3&Ew#ba4+i+A+U#(1wJWu~Uzh4{)mTPRXz#G?%;$xsRSx(zR)g@V!OFTQH_sB^ikkT&F${sM+L%%|%pan-'
    'R}awJG-3Y-%Kb|W'
) * 25)[:25789],
}, name='channels_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [16385]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [16385]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrgK>~m<2m>(bobdnG0;^PWjqC1u{nR`}MhBQPWloW>1or%Ir?oDk(z<A=QS9{rX^$hj', 0.5
) * 269)[:16385],
    x2: [2.5],
    t3: (packed('|i1',
    'c-jrgK>~m<2m`PQ|9>s83bs>ojm=wm+s?kA@Nyx#lZFArkXHZCU2`5NgOy-RkFWCq*RL^(', 0.5
) * 269)[:16385],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0TO^P2m`RK;FbTs7K?z%aiZ$>OE^9nBv*r0f?_&WkCkh!fQXsgJPFub@CPq*8wL', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pPYISl|X5X3-ffBuMbAX2#)d6L{&b5^bx<&ZIG95_IVOB<q~mdz*oGC!=g0-6', 0.5
),
    t3: packed('|i1',
    'c-rlmORnW03`Bt>cmGRG!q5D>+-r#R7}UrEt0c#m0&=AH-iov?tx6eEri|X|7`4sOCK9dAS<6HyrH)zV=u$-*GV+PI8)Me!%k(w-'
    'uzk30&6?KE<?M1utm)hw4q=RG-Eh|Q+51A~8}T}h!<pp{6`6CHYn_L)=V{$_x(f+sugjVX!5Dj9<~omM*K){wBSxdpGxVsAUfZh8'
    ')P-)X)dy-cNDP$Qn?XSPmTCC1+AF#}$2Vf1b56mh>{IkXd?;RWiXt%;Nd<`%ONpT%gb<~KBH2gp6EYu(|GtDW2AWv<C>T%7ZCyIG'
    'ZO*16wvgy;tyUL8#h@>3b!nw^WWEujN)(I&qvV)sOf6QFT5Hyg){v0gT22iCwbzzfEip%YYLRcmPmD3VPl!+O&zqh%KPjR;$p^G4'
    'BN5Os|7L{uMcZC9_wmnz#)fai+>|Qbz#TW}LJ+|;hb%fk*uAmp-c6-ofJ?4O<Wy^l6(M4~SDpEgLdeK`Bi>*fVI5dUxP~6DXjiw|'
    'tYHk6&P<EM9M+C*5nw3B>T0*q;6H1ABi>*Z-jv|)Z%i+I0tVtm?E{My)bRv~h(!xt5Ih`5^b~l*`(kb5N8-OPVFO>-pbHzElpE{_'
    'T9b-5xI1pJBWTbnHs^UB)*Pq7cw%ntPp8&hmpgvf@k8Qpzn`-|1dBoc+23^<XUu`jH)32VaJ#^5LI(&2lDpamp1z`QgN{VO6IgOb'
    'z(u3=jMs9KgnLOX--tJG#|;(&Ria=NsJA_|ONKTJFRr3fK9Hz*c@-H5sJ##UiIGdjr?&cyc!M1Q1BI8uJ9Q`HRG){Q=`iu7%{`FN'
    'zaVQK2(VRmO!)p-11@aMH)5U<D(1ya#T#r&j-!e<xG!u_!Uo3_uPpz?e_z5KLh#S+!|mVuiT9K47~om))s2>r@UXG>NeIsaFVml!'
    '_j})PJO7P%19#k@3-b4DYJ)D&pjEuVVZDJhZNR4ZyGzAFY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))W'
    'Y)))WY)))WY)))WY)))WY)))WLPu;)Y)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))W'
    'Y)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY`z6H{|EFS'
    'z#9', 0.5
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jreK?1-a2m>&yX!-wZ3!-khWqHrS=%^q&ur<z#=eOaCO<VJ*<VuwpjrpfMgP89FPGlYA', 0.5
) * 423)[:25789],
    x2: [2.0, 3.5, 1.0, 3.5, 2.5, 2.0, 1.5, 2.5, 1.0, 2.5, 3.5, 3.5, 1.0, 1.0, 2.0, 3.0, 1.0],
    t3: (packed('|i1',
    'c-j?{OAbUK2n6wa|Eu~CL=+h&apMLm-9=7-%fNhn(7?`~_xL<*zq>|zlQ=OGRw7<zEtjb?X(Fn(s3#CP>8XCX_;nulRN7s)FD!-|'
    'AG6NPJk-3TENdj~jLlyB-&+2T>M99L_jtQZD{K3m>CMSc=EjaVG(*Y-brfl|vOcTzifB4lI5$(>?5mRWb?jg}V{+MFkTRkqZw{zj'
    'x%1Z)PANd7v6EK;(7WiJ^hv+>+zD^+%)&v+GC2ceAfciKzvgMzdW5d~)d>J@#Lo58dXDb_kJnfB2-3Mw-5@t+uGDds2bR(iwTPP*'
    '<oE8z%XOW6uilX_F+)TZ^JG%C43!iUb)n=*YBJt8nbK<Ix=p^4S^M64xo8j<#vo-HlyiBFqr6quZ1+j+Z>n9;MKwdfbK0;@y89~S'
    'hjWxOgLKGP5q8c<+$9TvKaGfG=>->T<+$<$sZ-K@CJ{7GOo~A|gyrR84P)u*^nsTH{h{i6(RPO8AzBJOqy)`H*u1Bozh=l$t%Eg@'
    'uS=3I0?=Ac#29MH7j|0c^rC62@@z4jDOh9#Y1kr>mzTA;P?A+nfc8W39$flbd&mEkCc5PwUEJ=s=Q|@vQIIS*NFt+0ejFI$9hlvZ'
    '(=63O$&pS*tLy2W^@P&zaFEX6cBtNnM%Ox5m?Eh<Y3SrisXg_Hu4%=4u3x(&OxYBq16koU0ErXZMJ8ymoFPVDvprir>U-MBpQU}@'
    '=Df#_Ryjxq&FwiGNSv5fTyWD(-H<%RSrN2zO)!an)>U0c+qei01}XEWk+o%x6I%&aGq)d01J;l', 0.5
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrg!4beP2m>%e6Vv^t^%XG9SMs-&&P+ygQNDZh1?TvzGRxLu1>m4=vLFoNTG;*pGV2}v', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pPY!41Gb5CSm?2A2LS&J~fr9oNp$Ih=}u(Di^>o4g}#9kKFgu6|+pA%C9r0($', 0.5
),
    t3: packed('|i1',
    'c-rk(*=`&m5ainY|EJCj(DcC(;*ph=*LHRX9vq2Rni73eRV)$|58w^@?5Q+lipH}loRbJ3RY_WFrBgThq)D?j{me)!Z{Ua+9mg7_'
    'Y0i>d%%<f^r67wcWUV!px-pU!o2~0-uIP4S!FGZVIWX5m81z9clK^u}SQwO2O+hyvpiq(0{Y-PsCSlA+jE7Dq_~Oe$Za;#bO4#?='
    'rr27mEhZ^@Y^h;WnWCa18d8uwgk8bTd$$87uXe109Ek#?e1Z*fRRIkfF}7v2Sye}zYDg(q3MF(q34;xys}#&R5%-J67=42Ok?m(n'
    ')dWMs%qoKC&HJszjW*yM6C7<zg%brtAE95YwU!#XaSIh{swa3tsm6Ny4g6HXzR&iTrFy>3P^>DAYj3iwD?8_`<E#v@%dWUvKf6_<'
    'en}<;L~s*m(Ctz(-cIoAQ}s~i7h?V@VK2M=81w5>^-$-lgK-!0%Wgl$eDURbw=ceY@3xG$=jFZqx5KUu#+}<dp*?>D_<aEmY|jZF'
    '-B@qGfiEomp&#RO@YTV%i+KXAm=N<QGw9$6?K!x5|9~g(uq&Koh|qiro<JY3aFP$%9%Tj{JYk1TnCA(l`WZ`qLWfOQfCH@ey~Boy'
    '>y8sfa)P3punZ>rRTG5hgkQ2O*}r7}lKo5eFWJ9j|C0Sn_AlALWdD-=OZG3>zhwWC{Y&;Q+5g|j{@;)=vN!', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [16385]))
x2 = Input('x2', (F32, [16385]))
t3 = Output('t3', (F32, [16385]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPctUm>Z3(fQo@>n*<Xn1#TSSfT@sq|Ypth6!h)>;qjhv_vp9lQQwigywud|LGVN*HBsC*s8xCmpZ}91OWm7`w8|90{r;}'
    '4*~-K@c#A*^Y91)`~3v=2m<>2`VRpB{r&Rt3Ig*E3HtO0_zLz2`SJJh1P=8I0v4G)r~', 0.0009765625
) * 269)[:16385],
    x2: (packed('|i1',
    'c-kF`!3h9C5W*ljuKibha*q%q8mXYvCT@C1IilpP=HX2t`Mnda`aUC00W$', 0.5
) * 269)[:16385],
    t3: (packed('<i2',
    'c-jGa0EPctUm>Z3(fQo@>n*<Xn1#TSSfT@sq|Ypth6!h)>;qjhv_vp9lQQwigywud|LGVN*HBsC*s8xCmpZ}9{Qdm;>jm-$_U!Tf'
    '3-<f)<nHYM@8AUZ_woMf{PgbZ@B{nw^YQHJ`u^zx1@7qo=mzZk>E-9`{QmFy^yrmSL;', 0.0009765625
) * 269)[:16385],
}, name='equal').DisableLifeTimeVariation()
