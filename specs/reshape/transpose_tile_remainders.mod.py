# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: tensors that are no whole number of tiles.

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

# Rows and columns of a matrix both leave something of a tile over, which is a corner.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 6]))
t2 = Output('t2', (F32, [6, 5]))
x3 = Input('x3', (F32, [6, 7]))
t4 = Output('t4', (F32, [7, 6]))
x5 = Input('x5', (F32, [7, 5]))
t6 = Output('t6', (F32, [5, 7]))
x7 = Input('x7', (F32, [9, 10]))
t8 = Output('t8', (F32, [10, 9]))
x9 = Input('x9', (F32, [11, 9]))
t10 = Output('t10', (F32, [9, 11]))
x11 = Input('x11', (F32, [10, 11]))
t12 = Output('t12', (F32, [11, 10]))
x13 = Input('x13', (F32, [17, 18]))
t14 = Output('t14', (F32, [18, 17]))
x15 = Input('x15', (F32, [8, 12]))
t16 = Output('t16', (F32, [12, 8]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [1, 0]).To(t8)
model.Operation('TRANSPOSE', x9, [1, 0]).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t12)
model.Operation('TRANSPOSE', x13, [1, 0]).To(t14)
model.Operation('TRANSPOSE', x15, [1, 0]).To(t16)
Example({
    x1: packed('|i1',
    'c-jFT0O9{WH!5hs#N8H`!9CUx{aoIoxcv~lx%fCgWx2sb^zhISmH', 0.5
),
    t2: packed('|i1',
    'c-jFT0O9{W-4OjhHx~U6Wh$3ky}4+?-nqfSJ)`(U#MZbt^ycRfmH', 0.5
),
    x3: packed('|i1',
    'c-jFf0M-AUU^5DrB3KfSH$^g^LBPAI$l@fpto0xy(hEqV;rG(@B+Pd~`n(VFBbQ<n^8', 0.5
),
    t4: packed('|i1',
    'c-jFf0M-AU62PpZcVLgZ_2EG?H>n`^`U*wJB+|T>GUC$p4<er=3ncPbLAXfFBid#Z^8', 0.5
),
    x5: packed('|i1',
    'c-jFY0Nnp1q#rH#@H-bM3|R|lZKx>PyP~NessBhUDy07IYpvsz&Jqo85Yq', 0.5
),
    t6: packed('|i1',
    'c-jFY0Nnp1@L4DzDy^hD3)-oq;~y7kyZ`=`EhufGNbb(~45+CrYZ4{v5Yq', 0.5
),
    x7: packed('|i1',
    'c-jG40Hy!qY7D8*A#XyYCaSItAibf;Sz!)5Pct*SvDYpqjpOfMW5U3~V9ifP4$i{3oClBXzyVXGuk1GJ+0SdK9WVfsr^^ar^O|PE'
    'l5wXi_QEzNqLnL(IP$zr<kdtimj', 0.5
),
    t8: packed('|i1',
    'c-jG40Hy!qsyyRH0jZiNYOYW34pSXwq6`f)U(Tg4!<DHZGh@Q90Fo=uy}QD=?2~bdA)&FroHnPYIB&?;!UyWhEAm2FE?|$@3iiCD'
    'VJFS)&tk$&CJv2Hz-#k1<jd?Wmj', 0.5
),
    x9: packed('|i1',
    'c-jGD0G$8Ayi_talMG5OZLQ`xBmjuLr;y_gqLKGqLYW-_)1<ztmeSc5r~=RK*)u~r7U)-<vh7ic@md3Trv;|1jyAHm%q5Rq>o42u'
    '5;I-;I|`q&uW=f5_X6%j+!$bZv?2t~A>?RQFk%', 0.5
),
    t10: packed('|i1',
    'c-jGD0G$8AZIB%o7Fx3FuNb_o;{mAX1Go}#U{vM~(*jp`%rhEzGC888&z+|wU39cIB$2-EvIUR&_ac)3_o~_Lrd>M%1Pq8>mNQYU'
    '>k979O1(nTLy3+rpF|-pr<vJ0@iyDC+~gdHFk%', 0.5
),
    x11: packed('|i1',
    'c-jGO0FnR2D_3w~B*~mjOwD1%bKVjK@oEAnoWr1rkFv&i`in$4`D_V@avQH17c}pz-V-VfD5D%v;AB$d!B&yKBJB?-QC}lJkK;|L'
    '*;6a}p8J=$#cYjcJHrU=K5)n>C0Jr;*5a1P@k)rSP)9=sT0H|aO8', 0.5
),
    t12: packed('|i1',
    'c-jGO0FnR2VZ-^XQeU3!mMg`eY~JJ}`##85bBPHP!9SO9@o?Uch$>c(xX4Oj60&j)k>kZFh$IEZ8z{d`Y$dG8@p!MJBB_m7P@HP|'
    '8654|W@1N80*e<>4^um6Lrf?{G~g&J!`24PoH_4gQThntS_U69O8', 0.5
),
    x13: packed('|i1',
    'c-jFn0nPqYQPcz!lT_(vD#=;)jP%{38o1-Roh=?gQdo2F`WSb#XYeM@Rr&w3X(Fxyi~lJ-m|d&5X6PJbY*^ms(?{|pMT#bvaxBUL'
    'vKYY}=$J{-?d{l+x3&j!muE|g=8b6EtWPatn*xhO(RH=NvN8`$^H|7~Lc1&6YE+@v&)wwkx2;BWbN1*UZ>d7f7Z0Sj6Y^l0a_(v|'
    '!b6~GVE<S8y{XJsT4WXS_3c1OsPd3G```*?VWZNPt&8D`0{-$i{AyuMkWOPW_aWjAohu2r5YTc{HCN`Z2B!3rH8m}~#>q<I%E+js'
    'Z&zZkA_G(L@Dgud(jdYRo-LB5Of4*M17xx5cSRlwOG&%QmvkL=pquI(W2V|kx!?}%&<J3!6A9n3vhyRC(VJ4CKuD`GDNi<?bp', 0.5
),
    t14: packed('|i1',
    'c-jFn0nPqYxX$PSXT;sNsbx;DSEh8YQR7t{vP-h$6U<>_24YMd6V$o+WEhGv@bXuqGp4UCb_oQX|7^kL54T`i()aWtETG>MEwfl0'
    'jZCeXWR@Y518|$MlOAc_=xFmsauu!OHB$rXvQ$AL=a}1Abnfzt4mI&)9P{Z?uG2}Z$a8A-;hin;v121=SOQ1UPn7mC?TRbB66>ay'
    'DszkS?JYv+!axEE#&37p(aG@tCGBIoAVW$1xXE8dNt;>vDMi?uD{r8v@(@bW9=THX7(I%S0^F%-@;K1pAPV52jCYtOw~J~*V37QB'
    '%EC(yK=ia-n6^Yz&Hp)SQ^*iW?MU5ct8xd?p%+*CVKu0pyU?qn@VG2<b=VL3;7wPgEy)Nm8YX7Sm$lENy$X=#Z<3c_DG17)bp', 0.5
),
    x15: packed('|i1',
    'c-jGA0H6OeaUTiQcwiGS^|uDE8lyg&7ou-EacwZywHk0TrQ5BaV_)c40mvqcWHF^{>1}6XK>ChlS|Rc4M+%|lv0o{f$|?HvTLuok'
    '2@En9^whz_*}yr;MfaSS#}=}_EzKA#_ASQ', 0.5
),
    t16: packed('|i1',
    'c-jGA0H6Oeuh&>&=Dx{s8nppHu?a;VqZ-KiUkvvNK5!<EDKebZn=*@KnHQIM7o}uc%Jj!zqT4YcDbyAdZ>^>A`oXd=I-hIn^uxaO'
    'abxL6TiGqQZC`B)2Efe*Fz9EY4mlW|_ASQ', 0.5
),
}, name='matrices').AddVariations('float16').DisableLifeTimeVariation()

# Rows and columns of a matrix both leave something of a tile over, which is a corner.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 6], 0.5, 120))
t2 = Output('t2', (U8, [6, 5], 0.5, 120))
x3 = Input('x3', (U8, [6, 7], 0.5, 120))
t4 = Output('t4', (U8, [7, 6], 0.5, 120))
x5 = Input('x5', (U8, [7, 5], 0.5, 120))
t6 = Output('t6', (U8, [5, 7], 0.5, 120))
x7 = Input('x7', (U8, [9, 10], 0.5, 120))
t8 = Output('t8', (U8, [10, 9], 0.5, 120))
x9 = Input('x9', (U8, [11, 9], 0.5, 120))
t10 = Output('t10', (U8, [9, 11], 0.5, 120))
x11 = Input('x11', (U8, [10, 11], 0.5, 120))
t12 = Output('t12', (U8, [11, 10], 0.5, 120))
x13 = Input('x13', (U8, [17, 18], 0.5, 120))
t14 = Output('t14', (U8, [18, 17], 0.5, 120))
x15 = Input('x15', (U8, [8, 12], 0.5, 120))
t16 = Output('t16', (U8, [12, 8], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [1, 0]).To(t8)
model.Operation('TRANSPOSE', x9, [1, 0]).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t12)
model.Operation('TRANSPOSE', x13, [1, 0]).To(t14)
model.Operation('TRANSPOSE', x15, [1, 0]).To(t16)
Example({
    x1: packed('<i2',
    'c-q^xe$fL<o6tUf%dLJLrB}kF4N5yq4GT7GziVi@Cx-zq0041X4W<'
),
    t2: packed('<i2',
    'c-q?*+EKcFeP3zE-9`LYObs7ch8bE~Zj~<BW8-JAA%_7k004h+4W<'
),
    x3: packed('<i2',
    'c-j-avAT(W)`c$i^?O%|@3b&hbcmW`pprXdj#u*m>BxMq+&M1qcNUqnXU%3H8UO&Cl@g-'
),
    t4: packed('<i2',
    'c-j-~vQUwJe}mmPH*)9d^@=m{i<<U2%<(eeUlrw*+dfNtPV=0s3p))CxXflC8UO%@nG&M'
),
    x5: packed('<i2',
    'c-osIGks}6#^(M7Ef<>~K2=x{WGtmPL$Un8l0`CQX^&N-dEL4g2m=6d?hrc'
),
    t6: packed('<i2',
    'c-otjadE+nMXEBJn}ZZ(qNn#iG%hdWUAo|@)PXd&f))kEC6Bup2m=6KY7jd'
),
    x7: packed('<i2',
    'c-o78)S~D<^Z72Bc}i-nGfX8NF5Yb0a(wk_V@>~M^I4<Quiv(^u)5)Td|#WJm4Qe-d#Xj{X<7A@bxDElj}@n`sNj}&Zn~8%bkCaW'
    'rTpSNt9A3Gco#Em$TB$^!$30t0LX<V#{'
),
    t8: packed('<i2',
    'c-o6r+7i95Qc-CBBemn{ZKtQ+lWJ*QecerVg*C6@jMcZT)GN3ayPFzY8KiK(WSS|dX(6&sUVg)K2Y;*jB<IChyDl!f!5-L@XCiZR'
    'zH6%cEvuvR+E|ZUJkDMh!$30t0B$WN#{'
),
    x9: packed('<i2',
    'c-pfvIkRdVcgvw=PgUbK&Z%H9mFI|Vlj6+3x=V0srMHZk5}#LKze1IJTHxy4oB9&Yi)y8wWX!x&{XxD~PL*w)mVwJ$_N&RugOj^f'
    'UoG0)B(A0Ya?+dps<b^J6K;IanN{O9Glqfo004lcD#`'
),
    t10: packed('<i2',
    'c-pgi$}zRS?~+!s`UDfz=t_lzYJ;wqH_pVhc~_nP;IewshgBP;WZXsN=U#oIvu+NjS(;WYdr|%@?uvY+z*M=bo2zPC7_RcIKB=1A'
    'l;(EGbeGp|Mz-bRduA?^7Yy8#xh_~MB!+?Z001iHD#`'
),
    x11: packed('<i2',
    'c-pgFeE!AFIgTPnkGS5neI3?SoB60}frzyPBfFN}ha%=Z8w;N_GQ66sKCypIx=L90qSgh{Q%*+QITd4hj?;WrYWsqd*Jp2Mk3Omx'
    'czSV>STVnW?Gx5}o2?sCx4m#!IQPP>2Yyj}4w;7-R8H*QU3ZCrt^feTE;ZW'
),
    t12: packed('<i2',
    'c-phQX<evt>bh7e-(p*dCt)$Oi?=zPf6ds~ZMmKQMdphzc7{dg*bN*G-R#nO)yf%dyO3c{t=;4W=0~5*RdLMxpe{X2k@dm}kw--n'
    'r=$knyS4vl6?6Z|_S2gm>^`z!&zgt@i>>|YTtzmf-#J;-5Os-xt^fcsJ2l$'
),
    x13: packed('<i2',
    'c-lL2(x;|}`%L2fMUEHqSaL$8CmBQ=iY}eD^VEgc8ATJ`>)g+n=XSQRT>IfHwJPTFg<A!#DjVEOm~!XIg|K+<{aJJOGR+fswZy4X'
    'Yl7vJ1c8H|si^^+`g--R`R^ZQier5cta5zmZQ&~BJ)UoMZM0UkAIZMpz_ZJEamb@Hk^%0aF&X-*``*0HOPKLoahGd<yNrH!)(yc|'
    'X^&P~?Us0Wqx^i4siMpIOLuy+a#MF4RLJ7kSRB!G_olQLpDJ@CQ&m~khLT4&k8&Kly*htpRGaAHMuQHISEtvWk5jLc%i&(TcBzS-'
    '<Dp0=2L+ku=WnUcsy>~W(e?bg*9@x;v87ycN0u&mQGG`<`TgE$O@|K}JMzDo`c6VPY07Q6po4}HZK)m&H`Kcu!!@<CXY+dspOV~h'
    'KzZdthEYHw005sfkmU'
),
    t14: packed('<i2',
    'c-lK-;FeH%-zHRF@$ND8^Kx(0Pez}eqIFm+rrYJ_?Ydh>rgr-n7T%e_v??R(y!2{0^`-9`YedVRSjM&M-?-$JpEGNTM0n3q?F&;_'
    'kEjaX;hV`_{X$rid)mXWga_ICUiGR*tvy|xq;+QJtayRo3vbf0nA_H7-kFk}cuLLtpo+umN4b%rOEWZY&%S@5YQN`kp1hT*Op8sr'
    'lI8dpy=KlzUAim5YDZP0-ShWBo{kyib5m~{&)9vi%)s&b-h;vyix%z;5MKOTLLsZ;kk>TBQ+X4%GI3UgC_c>E;1M~aDMFIvy}&$u'
    '=1043aFo1qvO3(hBS+_|fZm=nuH_paop$Irn0g@ezVfSjPs#rC#W&X~h#7k*OJ^7?dHpt^y(r@7d6}h-4J#+jyXVBO>n>y3#1Z$L'
    'i~q(#hEYHw001rZkmU'
),
    x15: packed('<i2',
    'c-mY2a(bihha251a`o%fCrNJ;?w5ML>E+WE{<@Q1tdb2@6~BEw;X<XuJmxzqWgjO#y?<**5!>BMGc%L-H%Z26USBBaw6G}Wa$TEQ'
    'W6P@k93M;TK#Przd-Fy3?fbOMmby-0pfLad0y8eh'
),
    t16: packed('<i2',
    'c-mX7?tkG{oSEaxNxGFgG#mF$m!9NMbiF0NaodY|YztS3_zJILzAM<z|Dj*@&LyWD`x{chD`zhB>Fa*3Dw|nkskLI0_~YapYqQ*!'
    'w-fhY4qU4L^!n4LIt$mj6$$qx+cr*MpfLadIwUT~'
),
}, name='matrices_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16)).DisableLifeTimeVariation()

# Two axes that change places, as between layouts, both leave something of a tile over.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 5, 6]))
t2 = Output('t2', (F32, [2, 6, 5]))
x3 = Input('x3', (F32, [6, 7, 2]))
t4 = Output('t4', (F32, [7, 6, 2]))
x5 = Input('x5', (F32, [5, 2, 7]))
t6 = Output('t6', (F32, [7, 2, 5]))
x7 = Input('x7', (F32, [2, 3, 5, 6]))
t8 = Output('t8', (F32, [2, 6, 3, 5]))
x9 = Input('x9', (F32, [2, 5, 7, 3]))
t10 = Output('t10', (F32, [2, 7, 3, 5]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0, 2]).To(t4)
model.Operation('TRANSPOSE', x5, [2, 1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t8)
model.Operation('TRANSPOSE', x9, [0, 2, 3, 1]).To(t10)
Example({
    x1: packed('|i1',
    'c-jFx0K@-lYstGCap)i*aveK6Kp1oRq*ku2&Ew6}A0pw|@xjydRtqt8SdlqQufZ+dDpaaDW}5}Kp!eGOB#b_Wc^*~', 0.5
),
    t2: packed('|i1',
    'c-jFx0K@-l=sQ-^Yal?bAITsXts=W}bIsu!9r@$gaXX~V@xgV$Irr08EoR#Ek=>j5RyisKBnwPbw~R5bs-QljnI2X', 0.5
),
    x3: packed('|i1',
    'c-jF}0IUBs;1u@noCc(pwsYhpb^~%K8u64}b=g<DRKp5MTm?9Iv9ISYOagPBWGYP#J{6e)xM`trkI_sHyu}NcA;-=rVwX2@Am<Lk'
    '{1n@bH=gtgZMJbtb|v=', 0.5
),
    t4: packed('|i1',
    'c-jF}0IUBs-~)0=Tq;ctyyp%S_9z+!I1WC=3&Q;Gobi-+u@#w^Ar#vNq+NBd=K{FL&W$&gw%J!MOlhGgVxIJK<hxV?b8(NCHwtYe'
    'cEbvuWYJ7<AhvNLwk7u', 0.5
),
    x5: packed('|i1',
    'c-jF*0J;AwW&z+WQXaKU#=GM5XHpmjBJCe6ZrmwC-w`g(k_b`1@*j9%tUMIICfS%lkPn~C(V(&$N(PVh4j*q2=SySdSx=#4@-dnp'
    'Lj', 0.5
),
    t6: packed('|i1',
    'c-jF*0J;AwQqI}+wQhLPV`dnVm<~<cVW8y!1_(hP#wo0_S>Pg3kZ-#}JR46f?Y|EY;@=cXp;906pXc-uzXoI;EFa8EXD%j>@^%Ry'
    'Lj', 0.5
),
    x7: packed('|i1',
    'c-jH9089TtY6UY>ojsnI=d8-~RTIe#2MPoI&*}BO<#oQvzd>LG>f`E5$ik`sW8*8lIrsGrP3Q0R&SN`h;_yTFz{2?n2@AHnlg#AZ'
    'qp1J8T{DVi$H{Ow*C9Ptin1>h91KM@*9x+7(E&;XE{ZpcE>;qw5EKC7EO#}o1&A$OSNlO5wl1qLj}zLos4rfLAm!#p2g8ywUb)f3'
    '_>#Ja3pD3kSuqP>UBye77IcgX-3db%!NfOHzE)W', 0.5
),
    t8: packed('|i1',
    'c-jH9089TtJ@g8_K}+KfWA_W)GdOCVRRiT<$SX}dz_z1`*9Djp{dEMwyys}byQpR%Gv~?AzUrzu@8bEB|HnO3tPSbO;{f;d@CnSj'
    '$yS}p2lc<|WA)BM3FKXHin28UixjT=FE2*9h%uN6FV{*g00lvhUI)<&3l>8Z3ItZ-h#M1$!^1RSbQc`5E)py)w%Q<)_~%`W!3=VW'
    'qjy~{wB<6AT*V5+MbS49HCL;s=3cs4OWiltNLE<', 0.5
),
    x9: packed('|i1',
    'c-jHd04@KM>R7XEF&d;C0g?`=C6ADp4f6gTjhL|nHRNSStPG1-La;2wzUC0aYwJ*6CN)oxN0H%gI<)IY)5^}j74aG%8sb!3$Q|90'
    'cS+?7&8pI6b0zRsnZw?g;Z8A1(@ws)YX2_IBtdf{<3n3=3<m54>_qP|m<I*KJ+w~J(ytV_cB=KNOp5ES7(-^Cnu<SkDE(H?GsLK%'
    '_%ij%aQ+)hD*H+GDWNHzQekQ?3=7N?{I}FrXlaa=NqE#{PrwwoZ7wR^;SVE<N3`QU`6wy+z$4CQV*', 0.5
),
    t10: packed('|i1',
    'c-jHd04@KMjq4g$>X=X<nOL!28pE>$CgR>~H8oV2G2~BN;TmO-$WEk3M;$R7tdZSH0Sw`h(~^sCcTNsiI!V5$LbT<$C9vxYYL6^O'
    '&Hs?a)2c3*zRJ?h4d%{eB=Qiyb3y*Y6(w^XYw_?S<F8hpPeT;XQovidGhq~RcEoD9463LuZ3gwA3@+@d_zNlpOft;f?27dh;Y91o'
    '{15N0aJM5d82;3Xm_r*@M+at0XtV{NDrw`yn){4CJ&H+|`LsXvNhnTqDR?Q;D52E)()}rA!0U%+V*', 0.5
),
}, name='tensors').AddVariations('float16').DisableLifeTimeVariation()

# Two axes that change places, as between layouts, both leave something of a tile over.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 5, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 6, 5], 0.5, 120))
x3 = Input('x3', (U8, [6, 7, 2], 0.5, 120))
t4 = Output('t4', (U8, [7, 6, 2], 0.5, 120))
x5 = Input('x5', (U8, [5, 2, 7], 0.5, 120))
t6 = Output('t6', (U8, [7, 2, 5], 0.5, 120))
x7 = Input('x7', (U8, [2, 3, 5, 6], 0.5, 120))
t8 = Output('t8', (U8, [2, 6, 3, 5], 0.5, 120))
x9 = Input('x9', (U8, [2, 5, 7, 3], 0.5, 120))
t10 = Output('t10', (U8, [2, 7, 3, 5], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0, 2]).To(t4)
model.Operation('TRANSPOSE', x5, [2, 1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t8)
model.Operation('TRANSPOSE', x9, [0, 2, 3, 1]).To(t10)
Example({
    x1: packed('<i2',
    'c-njX*wJ|M%Y+#-UQOM+dB=p;g)-;VR9&N8y{FHL49v9j&N<h-^6drAjYrfimxeAnqqOm!aIL;Xeo)~YmTe3a005|39d-'
),
    t2: packed('<i2',
    'c-niMu=$+#;~6{DraR7<pgPO=)oa(t$x{oX17B{Iam}=RYq>Gs`@+(DK{=eE!iDEHE~=f=eB_Ki%Sv@6iERuN005kN9d-'
),
    x3: packed('<i2',
    'c-mVV(UX@hQYXWw_c~_IyXsd9CS~$meH(b*_>6Va!7H^JK4_}PFFR88TI|lEqix%I1*;4mO1@<GJkn-j+bl5C-fh7x{`D_s#J5?M'
    '^aQi67t3jSs`rwC1^@tyL@8G'
),
    t4: packed('<i2',
    'c-mVVQT^)Rl|@I}Oyb*m@)k_0-O#qpw%MvAT_ls|gJ!Rwz|5ZDI+?3))#IxS?A=(`^XUbiUv}i7<bqpbIj>`k&s4pB$<DvN>FJzz'
    ')=gq}JdeDbq4$!31^@t4geg}'
),
    x5: packed('<i2',
    'c-mWhuQFokscE`L?Tn*x?w^`aH!F4el4l_ccZGK@bK`0_X`VIx!%dYfJ?8TQ1$J_@i@SJAXiYv;$DZ3Z{dq_H;oGqnk4xUkVxS5D'
    '0FOE&69'
),
    t6: packed('<i2',
    'c-mWh$}KQg_t^)}+xI4L3A7yzxhWA_S=X?0y4^w*t&0(}PI5dq-nC`&@ujKe?Hy6!J%=PuP0tdK&*?O;yEARcbeF^Tm(63(VxS5D'
    '0C=e*69'
),
    x7: packed('<i2',
    'c-q_fsCM;f(XC<v@hVO^XS*F+>zk@e-4k<7W8a!Nn(w?(lN6nF*uhGv;&$|6la2YgZAatNbKP!leh`(hJKw^pu(7dO&zRdKCRAFX'
    '-1zEhrhE2|FE;qk+<J~lYkAL<mc48Jo3vheRvxNZ#<ZS!*|{$1j-HCBCGXd&)iNx-dcJt)WW8m|%h|hwbQG3fW1JBix3AusYt=PF'
    'PwN6MBZlTR@mDUcY`$^T_OL+T8<wWf#@+pvHtQLNAOHY7`%<|'
),
    t8: packed('<i2',
    'c-q^!HK)mR=i%tK+xg9*t2aCnJ6j!l!(s8!%@%snO#Zb3-KB49tW4q`SQ#tao4GpP(cLUbX=8d+A$Pg`*3&AjiH^|~`MDX5F2;`M'
    'M4jq$&695Dy6tX^x%z@hYi%WSk6Q8a<@*d7RthvO_dm3(qIM_ywR+Fy=DyuMO*QAD7$$c!T3fHV@uq)@*0Qc8OZ9?ga23Q~WwC5|'
    '#U%ay>N1_!Ra{qWn{4)auJ2fTURfdTn$g9>q3aojAOHY2lv23'
),
    x9: packed('<i2',
    'c-rGmx}g1J<s_LYm0WEKbJ;lrTC>Wgu?lF`tc|(5U!{fl!Y+*^wq|i1){m1<T${J{ILCg@$mg4MlJ|Q%xtaH7PMR?(>dX~~siB<j'
    '55_jTDtX;~JvZaLpmmr)<gt~9ypNd~JSt!2HfQJS+0nZ%ziO#VsZH6FzEYsR)@G~DF)uIm9)ovExk^WvlGP^cz9%lkwEfM3(sS;s'
    'Z4@L5R^>XqD4TqEQSrgtg^~-!PThR8tfkqdyF}mT+=GWKd<Q@H+&ym5WAJp@qR`0p*-ZO&qPG<;SXgAiFzf&T$gN}3'
),
    t10: packed('<i2',
    'c-rG;O`dc<N#Mi`!3&z#CRuCO%!>+pvUcqmft4}GuS8C|%i(ZLX8-=FE2pS%h90VHiRAR=Vt)SqSlfk72h9|A>BJh$)ktoB#J*&|'
    'YdMFlx6(2JGbb;%);PDjbFw<jU+*ll?w$L3+T+ZO+0p9f#E$RoaX)2o*<kg}o>%W|9vQSKDJ*+hmn+e-EJdlHc~R|=RW6|^Ou5~W'
    'dy<_>+SAou=+9m`q0EO#VE5#6`|Ix=exOq;zUX1JjZiVmwyjJD`3iNm=N?>e?9IXt3%wRd`V@JUF1%~OFzf&Tc!Xoq'
),
}, name='tensors_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10)).DisableLifeTimeVariation()
