# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
table = Input('table', ('TENSOR_FLOAT32', [70001]))
rows = Input('rows', ('TENSOR_INT32', [40]))
output = Output('output', ('TENSOR_FLOAT32', [40]))
model = Model()
model.Operation('GATHER', table, 0, rows).To(output)
Example({
    table: packed('<f4',
    'c-rmUv1=UX_Qvrg7$brRA_yal2#XPy#RwyU2qFk;b`VAcVHP8T2qr8>m?a3a1Ys5<%tlsx6<^<66)se`*dm1r7b;SyFk}lCDpG9W'
    '!bOTLQmAmD!i5SKzl`-9&!hPhe)A0snK|>GIp_1bJFMPHB}pok?n0%~|D#f={BvLJpIzO5?vsE1-(NV3clEBB-Dm&Tn(9AS_Fwjm'
    '5C171_u0Bi)X=v+Tw3RKK7J!PU#Aj1{c#q{dQEIiH~Rd;^80!HY;Bekd6+R{#*7&=X3Ur|W5$dbbJ@&UZgzd>L*Gb}e0^9x?8hH@'
    '&5B~aA3gO|)xPxfZdY}(Z}p<Lh1}IuZroS3&y^(q)`xx8I<FJo$liOMu6p{g9sRubUCfv<W5$dbGiJ<~F=NJzxrF9em-Td@cvwI5'
    'yKolEY&~03(JaH~8<F?XvXJNXqSnIs{phQ&W_&~MyqCWAx?=r)sN?tA+mExHB%h=7lk;^jW5$dbGiJ<~F=NJz88haxndA2hm6#!D'
    'ZPd)(4U@Ag`)@bN_a=KkQ2meA@ceOR>)V>HW*I);_?V|Y`wMwqKTHef_rrVXMQ;n|dl_o46YDoDm@#9<j2Sa#%$PA_#*7(r*~}m2'
    '1@*HvC-HX&3um!`@_YW9g}U9VPRuo;W~}?LcH!(@&*l^7>Zrd&v8wj!<C@A@{<-<aLSBEU{fNAwYE_f-`{BJ{#*7&=X3Ur|W5$db'
    'GiJ<XGiNoLdLK3WdiMPotDofz6wjWs_((lJn;?sw#NRF0Zx*t6-1oK5ef!qX)_I-2&1AezqMo{%uSD;$rmOjl&vYWMj~O#&%$PA_'
    '#*7&=X3Ur|m(X01Ez6rwZbkD0pKrwau<Tl1b`9fi3~WED^|M+h@eRF;I#sP1(Vh+MHw)Fe-79}+--<a(wSK<N(0cYdUG>z%j2Sa#'
    '%$PA_#*7&=X3UsNXr8H`U0uxxVqMl#t)8EO&`a{a7f58Q+L}c9KHrGEupC%kRkaQZ`{BKeskbcdz07E@hvw=jKD3%+^?a5S``p8f'
    '88c?gm@#9<j2Sa#%$Q4P9<$#pBzC{6Ix*LXnz1gCf1;j$BYQtr&(A>UtKXsK5CheYHC^TVd?WJ0GO)ZE)fyD`!+WW!w=C|xB--mr'
    '9W!Rkm@#9<j2Sa#%$PA_E}uEOZ>X=D)-<$csh*!r&`{m6dhQx39`^^T6LXEI8SA`G)#ejkXQ-Ykik)b`Vogu^KHrGE`1d=pyhOE5'
    '3j2W>GiJ<~F=NJz88c?gm@${hoYeF6VHwdCHD~nf`_WWibBZ_hZnd7DP0&=`YCU&Vv^MSs>M!ORvCpy2>&)0p#_Lp6drYzDJ=XM<'
    '?=v0Dm@#9<j2Sa#%$PA_#*Dd4=CF?F-B7<N$nskC{CvTs`uX`r<b`FTp64}HW1@b3KicYRN%6MgEjyc_t=?wpxob>o<NieZoY=P-'
    'w$AG$*0a~aj2Sa#%$PA_#*7&=X3Ut&WL~wJS^r&KV|v%H`9#OgK&Yy}8O3U<5o;>S_xVQTg{5YBZPlvP&+mu#($w=rp_i`qAhCYK'
    'l32~A&2lhf#*7&=X3Ur|W5$dbGv+dxv-=%AH_SDoc-&8@M$9$ZHdENqRn@zu%_p|)41}3D?@+Nh^|NhfDz*yqjR~vYRnDC4b5qa0'
    'AKpt_&$U7?m@#9<j2Sa#%$PA_#*7(rnapji_jkL>=_tOd_)|NZU{`gU=1LTg`<m70Sj|}Hb=o$c@H&ZVHxygaUd5WK@_oKhv-&&A'
    'S+ae`j2Sa#%$PA_#*7&=X3Ut&W}Z<WKHrG-VOiA`HM@HD{n%5jZN>K#e`aSB?5S?sTn)wBR&&SZ8ap;e*(=oPTF+jmq1sKwqW4&X'
    '88c?gm@#9<j2Sa#%$PBk%^dTI=k@#ygr@pyE7nq8tVz^|&o?43EG^61QxC1ee)QDWQ^k9VdoMlhLDyVO#k*E>*XA0#Hb?0d>g-^~'
    'j2Sa#%$PA_#*7&=X3Qlt$9aK!HrLp*nZmxVrrzz^eB!ryeg;BY{dE=Vs79=5DBtHBt5(0KoR01DuAY5Ayq7&aw+g-NYY%p;->~dp'
    '#*7&=X3Ur|W5$dbGiJ;sG#_Zqi+X-G!GY@TnyagL+_zLC<{CYlDIDl(>)oEsC%jHqwRaTTR)4XkseGSrw5<NVa<*-s_w?-h;l1=Q'
    'W5$dbGiJ<~F=NJz88hY*nxE>5nms-HejF<2H^mPX|Gl1{O>n5Xd*<3vJnlQn@7cHZZJpQY*-Xak?5OsxV$pl7X)E7nIvuNjfEhDp'
    '%$PA_#*7&=X3Ur|m(cu7c`xhvc>pg8^Nm;^mS>iCs2a}-`_Wge7mD{4k2>3m{jNIu_M3&i-ES*@-@bKV>%7js_3U+aReMh{%$PA_'
    '#*7&=X3Ur|W5$fRY~~}~|8DEDo?g}SGZ6OFUr({;%8fNU%J=z3<b~zA<@HtTd0{`imqR^2EA(=tJ=nK?_Y~i^nuj*aIkY*-5oXMo'
    'F=NJz88c?gm@#9<TtajFW?^9W&r~Dk8hx8740P@3-J#7V{;cO`AoSGVzGA<rcC6V|zRx$FS^XpB{AT-nsAt~~@1?Kj=Y?Jd+Jgh@'
    '7c*wem@#9<j2Sa#%$PA_E|d9<a$af88?AX=&(9`!qq>LY+E+a8pDVv_-#W5&UZ-#K39qxS+6Rig&|bxwJ>~m+<GIxzDCdRkb6?NC'
    'ADA&?#*7&=X3Ur|W5$dbbJ@(XJ}kfMike4y_Wc;D)}M+G75}TApG`1S-M+aF6z^Njfz34rHb)s2>Kxfj#_JrY_Mu|Yd#vdx-)B0Q'
    'F=NJz88c?gm@#9<j2Uy;%!lf)ueC3g_jf%%U+{Hdz7cyAmY0?{RE?K~{Ww-%uN6O5JnFnq>@U?B*l!k&?f!-G2llNuw$AGetY@!-'
    '88c?gm@#9<j2Sa#%$PBk%{;W3!ila!edmqMC*IccGZ6af??|y%su61rl<)J6$P3FW%R5%BSB3rXUWR&pS?J|NdoZwm!!od%L!0Gb'
    '#*7&=X3Ur|W5$dbGiJ<XGoR}Djk%5#kNcOZ5p#`Wn<<>?>g(Om<`eJg`56dD>TjUfpXw*p94g=E8!xT?iE{q5eIDxB_rrTR*7K`E'
    'FPJf7#*7&=X3Ur|W5$dbbJ@(V3-2oFS<YL<v*#@SzMh{=kj369|JZ)Bkj3NvmGY16TPL>8>m1vB!s`sw(;LNJYp-HWU->@YcxClZ'
    'mGj#6`4}^1%$PA_#*7&=X3Ur|V=kfjU17cv>%;Pw_9SYa=-Kz<LV8x~o#NSZ7XKv8&nC!X?^Wl-ezTCpkFDmZ%{5MKj*_kOIw#h%'
    '*Lh=q*KlOL$C@L|m@#9<j2Sa#%$PA_#*Ddy=B%fS>G|^j{?faFY!__JK=T8iZ@jkO5@c)tw!G{*)wA!%NP5=Sd&Nie&U+crUZ0q2'
    'sJQ=rp_1lvjo9Z{=XFl4XUv!}W5$dbGiJ<~F=NJzxlHE2R43*dQ8Vj*G(Ee9nnlFkWbZ#s^D_{R)!&I`4R2K=*1S=^&o?43EN?Au'
    'M77=)_QQL*px&~$_cE%zKDB?#u$)>=%$PA_#*7&=X3Ur|W5$fROy+FOXK8*m!I<h+(%f~Tc-;T3Ix*LXnz3$7{)_gF?7i1HQNO2}'
    'L%dUev1X`zpKttaXEcs#Ki=6sUr@~V!+RM~Z<sM-#*7&=X3Ur|W5$dbbJ@)At>%c<`+kh8uTQlv<9hdbnx9QDuDTb}+;ysW+`rX#'
    'W3CbV9P7N!h|MRw&Z&B;C>FiPnq%b`=NqT?@An=vX3Ur|W5$dbGiJ<~F=H;FIm^40=I0B3mY$z)ytDHP$F(1yq<PIzJ^Ox4sISiy'
    'pU}Ig^G<6%SDjJ&&BBD;zti5vTqE{5)_I*#>)Gp6RQrNr(K}|$m@#9<j2Sa#%$PA_##|<IMc)~-`NU;A1L1=D8&T|{@?y=YW*I);'
    'cyH$wPG~<aTFo&%`+iJXFXMXtq|nQx_IlL%y`Z&mA2W?H`_{Ovo5YM6GiJ<~F=NJz88c?gm`iBR`l{OR7d}yqm}^YfOrfglg5HhW'
    'eBui`17Sq{jVku3`iV6a<@<c&6RSU|oKJ0^$Mx*{;k``g`C_4$s`g;a`o)YHGiJ<~F=NJz88c?gn9F7!kttg<r8QUVY=SA(9XHpg'
    ';&Fdb`4jf7Nn1B%btY^+;dMq;drYy<)ZZ05Q}J?PzH!m&SC#Xb?em15eLto!W5$dbGiJ<~F=NJz88hY*n#auYxvr==sb}AhnreNa'
    'cunzt+1Ug&)txZcnBo&wvubmVs?AYqg*uZqlkqxZsy(h)^d4(Ql<za0PcdW0j2Sa#%$PA_#*7&=<`SAe*Sk^Kvb?Kle!k$9!h9q4'
    'C@hyOucjK83i~mwT2~aGR{W}+O)#zACe1aj_@vdGvbn~T%~7Tcb*k30*BQr*88c?gm@#9<j2Sa#%$Q4Pj+w%Yu5o>5%H|W-3bTSs'
    '`sSEy)3#<z`99x>ys%uhylK_CT-XoqrKaagg<fW~2UY7gELE#nvsq3JGiJ<~F=NJz88c?gm@#86q4}E40pd3cvvz+;HDazYZ8L>g'
    'T@!j&v-!lAX?_O6r24BW_JwN4nsMd(eB+YUpHa>iw$C*^`+j&Y(|W#K=w%i&X3Ur|W5$dbGiJ<~F=H;F+2746=bGYkihq^nXA{h+'
    'Zp~a(#pC|6@~7=vGq%p_Oxt|I>r_>HO0g^2t5`Fke4lSzw)(Tmxnlb~t!K=bF=NJz88c?gm@#9<jJa%PpKrwau>4C`)SS_?@5j7q'
    'eX01o;$Nrv*#z^dJ8iBh#iy<2tj#rMZH_Wus54_ddz~rOt|=D1$C^pyW5$dbGiJ<~F=NJz88c?gWiww-^YZ{|>Tg=HtICTtRrTTX'
    'jmQhjRm+=KjjM(INYvL?iYJPDFNyYG##}YUXRPL&%{At1j*=AW%v#TwF=NJz88c?gm@#9<j2Uy;%=0$an75h2qOO|W&Dne+P4hDl'
    'rq$n!V%Jn7)=Vki=Npk1mTQ)msMfW@et0kQdcIodWl?)DYyF00)@owLj2Sa#%$PA_#*7&=X3S+X-$?Vb36@lM&RjE!$Ng2+h`B~$'
    'GleBx(|R{=^9ipL=MK&)_NDrXH8th?eB-LsUsTSQw$Jl=_Wkf)5<OqTj2Sa#%$PA_#*7&=X3UsNXpWkR*896<<)n%)EB;NIpG~l='
    'y7T6mRXpymDL=7qE!sM-lh}O1>&&Y5oMK<8?^rXfe4lSzv-(TQ`3f^;%$PA_#*7&=X3Ur|V=kfjW}2Tbc%v}ii1lIlT36Iu)U)qL'
    'L$z)w-cUU1e5u$ss<UXnS!mdO%qAA?TT8ai>nvK&UT03V=M{_IF=NJz88c?gm@#9<j2ScLvYEfJby-ih()<jBdG(j1`B{MtTNC*{'
    '--x`hT(`W2YF#hv$BO#;M)4KJy_Xg3!J_p$ulS<XT(()xvdvLe3Ux4J#*7&=X3Ur|W5$dbGv+dxSMB!;U#mvUH5xWkSk*PJcgr@P'
    '_%_YYKuFZzqGG9P$C^3i`+VbTtG}Y0)b@E<&%PhtOGD4s3%#sr50<Ro1T$vLm@#9<j2Sa#%$PA_E}{9B*4);b@6!Big4?RQY_3Jc'
    '<Nmtx8}_XgTX$Q%-Lh}26zVLh_L5>Z)L*QLK7GD%-RiF@=Z5WbL(je+-V0{Tm@#9<j2Sa#%$PA_##|<ISiaE}HCOcP`_WX+w~99v'
    '|31ynCTOZ|!(2;>$9<~&75mnzt@Ao7Hk0u>ORBxBSo9ui66O0$C$;*RF=NJz88c?gm@#9<j2Uy8%nhx*sk}RBe!k#$h51J8QCMzT'
    'UQ;!07WQLJwZ2n)P4TF6L$U8wXVreQux9r+l)q}<x^3&c&Z_n7b(U2dGiJ<~F=NJz88c?gm@#86n>p*hrE6K=xoz`_yJ>y~LPPzn'
    'D0WLVV$G8BeZCQSVYy{_YpQjtupiz_Q_nXGy|lCktJZH=R;^~!W;sopqhQ9288c?gm@#9<j2Sa#%w;m)Hdofyy4~MYjhJh!*-T+w'
    'S3~cbHlO$*&CftsQGct7eXH8BW?A_@-?(Y@Tgv&?_PMEN-w*F)P0zOqy{u~wFk{Ay88c?gm@#9<j2ScLvYF#uTRC^NrmgtBG(Vf5'
    't-4KfttuY(x0JtT-)h-9ud`<J39qxN+VT5@@3dF3rlEYFZ``u_>&p4g_IXXuEzFoPW5$dbGiJ<~F=NJzxrFAJZ^Zhre6K5Nw)E`#'
    'v7uT&D88Zik7<53!G`Ltnd`RVYgTjJ<{IlZN7*RUX<5%+=eBA$6^q_u&5H8xV8)CYGiJ<~F=NJz88c?gB{Z*^HRb`UvSoSq)BJqF'
    'dxiN%<b~yq<!z|Oox*-})Ym=5JBr`8UOMWnWv-^;EvwnKxklUOD4jx`b?f;)X3Ur|W5$dbGiJ<~F=NJDLUYVDHf*M_sjI1XZJSR#'
    'Nb@rg*3@51vAe1fYi=vw=Npk1mb;eMQLVd${qSBk^n9n#%ck~V-TDp7y4Bpkj2Sa#%$PA_#*7&=X3UsNXpXZ9x_WM#tEG6{-%*X2'
    'YjkX;(ABl3cN;dJcxZK6>Tg}KAJk8*X)5368+WY!rgDC;ecsTs?}zu&(evFxFPJf7#*7&=X3Ur|W5$dbb6Lz?t+`itx22p1if<|Y'
    'Q<|Smu%)^i=2}-g?(ZtUW8d1ebzY}q^9irBuG($I?y2usv!;BXZ``%|UFF=fea4I#GiJ<~F=NJz88c?gn9F32^93Ik<{Pm-EI;as'
    'nwxs|{n%Emhl+12{wU4QCfHWpj=9>3cdTaD<{Dj_qih%IY+BD=r>)u>ibd~_Fk{Ay88c?gm@#9<j2ScL5}La<pZGb=&p_Bve;vi{'
    'D=*fps}G-VL|$0#Ti&*6-7oCNWA*iu;*S;gULI=?Hm%<c#W$_ymd!P`Y>x7{PzN(+%$PA_#*7&=X3Ur|V=kLHe!uXeYQ$V)+hz(o'
    'x;FG~%jOgRPV+MmI_hszu?MOVYud{9`Noe{|FLo&*gkLR+4sYH+1B&@LN7bogRb=(7R;D2W5$dbGiJ<~F=NJzxoqZa%@eKpCC$$!'
    'c%r&n=Gs&|?(Zu<<{FP}j`BoTNAI?6KH+sXRlBR$L-iMHHk9x4jr&%AM>!8|pSShw`{BJ{#*7&=X3Ur|W5$dbGiJ<XGe6P0pRDF%'
    'J^Ow<RnET^f2#O@()?_Kr>eVcuCC&7|3LYV?OQvx&g(q3nT*%zs`i#*(R-}vDBou~53D|B%$PA_#*7&=X3Ur|W5!%I^QLTB-hb2l'
    'e8FD|^Nm;^mPeNNR5czI_TyL8`bF_y6^}X(75k6s?AUJ>ezp6D%HOeXJ+XCOXUBT>I$Nr}jTtj$%$PA_#*7&=X3Ur|m(aYcYfImG'
    'V)KdrrTG~M+xGVYUD<xMHC^TVd?WJ0^0Vdrs#-r6_QQL5s^>?AUUszyJJ#>E;yYIJsm*ep+8hNlX3UuXf0+Lda}2ku'
),
    rows: [66674, 68908, 68765, 69313, 66641, 67991, 65877, 66016, 65305, 69782, 68865, 67209, 69433, 69322,
    69661, 67028, 68374, 68018, 65015, 65686, 68372, 67493, 67911, 65499, 69521, 67644, 69693,
    67021, 68685, 68119, 65446, 65421, 65986, 67657, 67217, 67653, 68228, 69488, 67007, 69592],
    output: [66.0, 63.0, 68.0, 67.0, 67.0, 68.0, 62.5, 60.5, 64.0, 66.5, 70.0, 61.0, 71.0, 68.0, 71.0, 66.5,
    62.5, 68.0, 64.5, 65.5, 66.0, 66.5, 67.0, 66.0, 64.5, 62.5, 72.0, 64.0, 70.0, 65.0, 59.5, 65.0,
    62.5, 67.5, 61.5, 63.5, 64.0, 69.0, 67.0, 67.0],
}, name='far').DisableLifeTimeVariation()
