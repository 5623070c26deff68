# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: whole blocks of channels.

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
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 3, 3, 1, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 1, 0, 0, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 0, 1, 2, 0, 1, 1, 3, 3, 0, False).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 2, 1, 1, 1, 1, 3, 3, 3, False).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 2, 2, 3, 3, 0, True).To(t12)
model.Operation('MAX_POOL_2D', x13, 0, 1, 0, 1, 2, 2, 3, 3, 1, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 0, 1, 0, 2, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x17, 1, 1, 1, 5, 5, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x19, 3, 1, 1, 2, 1, 1, 5, 5, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 3, True).To(t22)
Example({
    x1: packed('<i2',
    'c-m_X@0S+5xY03sG5h=fQ;&a@tX%AR**-jd>dT9h4F!GkRqbax&c0eM|1sQHF?Y3~{_MMZcP{;EeO_{*<^JWZLr?RnM<=td)XteD'
    'xvJV!GBh}q@&BXlQ>A*l1<#fJlwBFE)pxC7*ABM`u{{zG1&p;nJ#a4F^|a*m^SG{>fKTQ_P%{9tBJrF', 0.0001220703125
),
    t2: packed('<i2',
    'c-nQ2v5JF05Qa;iK_m|m4mna;1ndR^Hh}><E4j|yE8INAl~!9w9^*<&*}~Fi5CRsd?q+t!q)Doef$wAf&PGY^hBdK{84-sygDCk6'
    'T=ovu3Ea;<gRkk^b>5%Fx8h5j@!=?j5R(t~K+!ys7h?M+W-eFfqhX%57%0wO#GcE@3wi1ETuMIle(3>v`7Hb$yQ69A=2BF(xiDK|'
    'Q7LTeI56F5ta8-%ox+d&tb?z_H{wgI_|Oz%h{;EDqDYnGh1k4_ndztYQK9lJMvB#o*fTA8VXO;U_*hClHh$>|8~H4}mB)X_`|5f', 0.0001220703125
),
    x3: (packed('<i2',
    'c-jGa0EPcqp|u%94~H=;wQtj%F)xczFMY@P4?(TZO$9%Ry^}>@;|1G=vE!>1(FJpb+fn`b538@|3kMGeZ+W|g$NGPhaV-9@WzPnE'
    '!WpzeQ+|5DLp_vG5>0C(|L4NHSIlmRmi-3ERCvB7xRALpgrqxTKed<%|H<=&1>tNvp#', 0.0001220703125
) * 10)[:570],
    t4: packed('<i2',
    'c-p({y!E29wtns9pIa|Guh*~D)(6oSS+%zUg@E*WAor)}MX>Nz2CzzyP$E<%ie?<bWSL38Dw52sEv&C7Os%V`b*`^1Os=a+tpm{&'
    'd8ze4At0R$<T{5`fQ9QBz$!sP;ZT(*nsEq|WhMcuNHP-uT%^>D', 0.0001220703125
),
    x5: packed('<i2',
    'c-qr^Te&omS5)-+L&lBvqPm7BpZ7Z^md^h<pE;J@@^fOLfBxyhgO6vjODkp@KD6{_4&OgjIbHv|>h9Y|`~PYVJ<YFI*DhOKswH*N'
    '*hIBZG(KgI-I@intUo*HOIm!%;JvkSX6uvri&maY{GQZpJyATgMXF@0|Hj<@ZrkvcnYu$zGXQXL-ID', 0.0001220703125
),
    t6: packed('<i2',
    'c-m#mp$)?@5Jq8WbVGOo%PdxaB`;7^6$RKba6y2j90<q^9igLSkWOOO`xC_^<e^W`uj@+QTWclGeJ6I#TBY>9@5)GiXNUmF!wGCn'
    'pw@RtfCSh8+X0<G4QR}j51^%f6gjyL70d&v+qQA7IcG^JW*AEu#~9PHEOC~+&M*UVg%cQpz?ANg0U0m=h65IX32>gTya6-!qsXCj'
    '7-62sAM;{+*#', 0.0001220703125
),
    x7: (packed('<i2',
    'c-jGa0EPdX57Y63`#q_31GRH;A(tyLlR*XTy$Oq#!?kmHQRAC~70YF-$;)M@u_r<GOQWOTA@c);ZD(6wwF?V*wFX536je0&^^r*X'
    'jk8+nBc^<ZSiKc}XBsbz+2gku+&E9HS{Me2&iBf!ITB_UH~&&EdWXL+4IEmb)i{VbsQ', 0.0001220703125
) * 8)[:480],
    t8: packed('<i2',
    'c-oziv1-FG5Qd?JKry8dFqo1p4^RRD+d~Eo21BM63_(jb`2jN3$fGAefQF13(^XH<DP;82$wTK1rFhcPyOWY^Aq2F1(*J*VXcn^H'
    'tzES0%dCf`-t-~6Z*~u@G64hb`p_<#-QK*LKn*j^`hyE2Z)Q;Ty#9D4UNme^zQI6P+rCAgL0`z0$O?S$2z_{A$Q14ZWwCtl<*p}&'
    'Gi)_nF+*YS4UO(vWrN21fSJ)YXwN>!ihQ0sn#?YSub6~u5j)@0jcc7I9oO1w_@h75OcQy>i+No>=QbUSC{E-{6@_&<;h(@+oD}ma'
    '8s(1@&eN%o@ydmfBP@Hi-#^6jN{+~v<`5P|T%&J-zC@0ZOYp%X^x;J!Q#j*LgYwFkvzQo8$^~4>oWkHsE0NV@!7J|rmboZ+efBvn'
    '$;TaMG+AB@Uoi>SB6hyfjcc7I9oOOl{^;$c`Ue3mX1)', 0.0001220703125
),
    x9: (packed('<i2',
    'c-jGa0EPb}snuI6>!}&}UEif``zZ~xo3m+sFI}Hi^;wt2{bgOj$7c`S$v202kz+f1fs3<Ydxr!0$MLfVTU{L|lzutny*kRMVF(kY'
    '16{<N8)cPa1)bp>rx-iJ`ck)P4x(!v7?yV5bohdG7wpVq`H>Nh*@|{a1wS-b55SQ+-v', 0.0001220703125
) * 6)[:330],
    t10: packed('<i2',
    'c-o!Ov1-FG5C&jF3H26Amw=Nwk6>aCnZ0%iA>3eu2uJAV2s~74A3{TB&3cy1eE?4yGMG^4SyF8e8ImkN|MbEA*XVN#P4wBqPou90'
    'jXL3F8|ofmo9=6bR8izq4Omm}z@~d`7S`yUvF1C})|yv+UMw3&x-hCm=U%o-A(1+e0NzdO8glF0wANrPxkPGhETw6?O3`V{5ouIU'
    '8ub{7J=x+7lCFP_L{Ekld-BV;L8H^}$i3V(=#@yNaWOmw1~QYYGR~rxGJek_usGv$Hp{z;89y-0#i3#-IK|P|qFSR62gx>~kZUH2'
    'w@^z_Oyp`a^`wi0m(01doO4E`3?!n*L{<H}qLSVvQc5N$S=m*JPMeO%g!g2^A0t^$mh1*e*FQ%xPlgqHa+0_~qxr|ko!vDkP~}vI'
    '$HW8q2jzXDzy', 0.0001220703125
),
    x11: (packed('<i2',
    'c-jGa0EPbnMF*(|eKmb!WlaI`qp_X)#bE)%ORxLi%dsP89Y0Bt<rArCrQH)@pEGlrbNNFlL3MjMak*2~Z#%mgYxm5cXfJ*2Y3OK#'
    '2%y^h*^7UPE3lHa#D9~Q{|!cp4rE07rt)f9nylZ%smf)RbXDaadWzUJ=+Jm_&_bp^9R', 0.0001220703125
) * 8)[:480],
    t12: packed('<i2',
    'c-m#mF$%&k7=~eb04Ha04w*BA4xv!8b?gB`D%y0D3?Wi-lAgpdV@}|Zv4;=^{rlHW!Z*D<d`ve=Hz^)+-V@GYY%S?5@=P)(6=zH<'
    'rB#X|XR@SQiD*h`7Ws*&L=+Vi0SKN-L~&9psyHdiJEm8f_ZbrB#fH*`#{LpubZ1O$y@&lu_(;=P<8AB5u@3=8r7?C%M~CPgLMP1$'
    'kwZk6A_2jZLqs>!dONr)rbp;%1Ihd04}Af$PJUG', 0.0001220703125
),
    x13: packed('<i2',
    'c-rgaT%9=IzBlu_X5nO0#dKlC;=7X{PLDi)*nPQtZs*Ot>8Gzg=6?KA^YQQHwuY()r7iuBuWfJDJZ)bn9sRR&=xJ75*L>zzF_Z7A'
    'bq?XW+#R$3Hf@c4Kh?F;dCJxWn|^6bui2OV(f`iZQ&k+Fk4#WC<<6I`tZz!Of7bNzR^pr?s2Kp7=JcT', 0.0001220703125
),
    t14: packed('<i2',
    'c-mXbeSB@^<H+-CGwmmzpB#BUJ@YD%ICypK`E<>zkI$#Cz4{oa!Zcm;_*w@0=uFFc|H^vbDpw#;99tRgT3O?p4J1sn>nm&Qv#Tm='
    '>a(kWDs*e?E9)7G6MgdmX{aq*', 0.0001220703125
),
    x15: (packed('<i2',
    'c-jGa0EPd>ZHcD`Ex+TF>D%Q&SF=I$JAa$E;ddXCuUW?_*+&COzjKMn@h__h@8j*;;|1ppNAdsN)AQNi|8-L%uTg^0C&xsh6<akE'
    '_U^?TO@WW!LVIR+(<pD=nGS#Qo<K-OaE^-3*KfK^H?ddhFN694E1H7`e3Qc3fJ*&A@B', 0.0001220703125
) * 10)[:570],
    t16: packed('<i2',
    'c-mc!F$%&k6o#kb0mQkd5Lb~x9PHo}LeC%xICN+shww0tnR5i`5IQ(y&?4QO{NF2TbPDg||Gr!geaJ_rPO%rcbZYdSIQK(-@F6<`'
    'MW-?!81vGrjFvZd&FGAiIFg7LBG!UM1bi4K%%b2W@C7(_zX4C*B!S_`I1L2xaKL|oPxl>Az+#L^V7_nKx-9gfYHWQkbZM4$)989{'
    'TDbwL)>@jDF)xjlwA>YQNoO^QC5d<;Vr^MOfJMSAT3!OrfUDJSz|c2IKyMkRf!00?;J?79`wnPei|#k@0=QD^)&', 0.0001220703125
),
    x17: packed('<i2',
    'c-mv1$@+Hp#o)ie2NyavPmR2Pb7O3(b?(&s?C^ujGyR1RH`_+nuWUV=9X)?-{KU8XnolR*J?bcZ+IIQc*QcG?hn{9TAA!T0m=>OC'
    '>iM^x{ZYu3Ko=AFMI7C))~&yP{p<G@S=o(YzwX<l{!prFs^zH_U2^5eGRLS@Mdy+|*p^Nif|>yXAoz>', 0.0001220703125
),
    t18: packed('<i2',
    'c-n=Iu?fU53`MK-H%u1r4u>H&!G*~JDFvEErH2U_MLV2)vO{bf0w13E{}l>`50hvL%Jm{~So!n|`G&HS$zxB6=aUag*{dA-TznRf'
    'DBPJI{XcJ|*H87V)w_=lcNgJPI9~+B88`a{+fa6JdF&~%xZw^ldzC{UOHe#$86W+=wEC%@wR-n|@L2P@', 0.0001220703125
),
    x19: (packed('<i2',
    'c-jGa0EPeIk<$Y$g{=Xfxf{VDrO!P#`x_s@Uoj{1LnYPmdqdxG#h=x+li%V0c_pz^&0G7a`$bQ2)zw*1eY+dYGOPw(v-qa7i{-)f'
    '_vC7%>ialfeWO>_h%u?**_2}E&P5B~{lr1_HL2Kl4Co?&dcjYT05P2^-Uc8E{t|vd&;', 0.0001220703125
) * 10)[:570],
    t20: packed('<i2',
    'c-n=}A&$f_3_wvZ(q5t<yllWqrK>8qxMU&?%mpG@@__<#1cTxnVUMzFJ5ELuGRV>c{<fntqc4loS$Qs%{_;|2*(qmVs?177C>v!X'
    'M~xgAQLRc;g@qhlN`)?^k~8^yjiSs&sYqGYw=%D1%0}5JQ=?wyQlnRyi%Mmb^F9|(rRi6`?V5g-b3gwo#rI#Wc;0^J;#ryG=bg*F'
    '=!+2VD5J=9Gjg=s`dVEt?xQH=DBucTN7~wqJhzD7uqE7{2ymn*Ghz|~BQOfsD4-F>sDx2iD4<tL=#>%x9^gk&=BAXSEbCjD*E4|;'
    '7y&lwWiB;(mAR;tMj4)SaaEdr<=g!9tDO7!S1G>#YQ^>OGZ)v$BtJj7+>1vN;vH!enI1*~@3ub1(2Ms`6bkqc_bSAL', 0.0001220703125
),
    x21: packed('<i2',
    'c-qr-p4rNNUffy!{NanWzFYlsQzOkKpEvH0UHo$O$IrgTiyP;@3{20TZmPX~^~QAm&QNRVo5{(4mrKjKUtFs@^fbpFu6o~P8va>o'
    '$ISvI=7v+3W$pi-F7^L-H#c-8Kj-Q`&UN0(IqhLL7<gJ{{0!=wlyv(4z4v?#;(_5QA8!vq%>c0W><j', 0.0001220703125
),
    t22: packed('<i2',
    'c-m#nAq&Dl7>Dscn1pdg!7&WRv1m3LhR7Y9!?3bbt~j(<Y<>*G(t;mH{1mb%egW@&FPyUSv>#7)yW#m9Pp7Wi)$4WLx2@}^ZM*mT'
    'Bag?X>0E7^YFKNGj+5om+^NVihrt*gZyAHJWK6YlO&IzIKN$a=0|ql+n=&?p6GJ%ZVKDAI_Rl6@FpfbuE-x3HPQ_&6x)_|#>!hw-'
    'hjpz-qv2t*$@7`3ilPci2~o*nw-aM3O2S|aj~9%=_`sN|P!V<wcwY9-0fU*ZiWm#Rg&<t?Fc@o({WA|3j3o%mFN%Mu8U', 0.0001220703125
),
}, name='plain').DisableLifeTimeVariation()

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 8], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 6, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 5, 6, 19], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 4, 19], 0.5, 120))
x5 = Input('x5', (U8, [1, 8, 5, 6], 0.5, 120))
t6 = Output('t6', (U8, [1, 8, 4, 5], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 6, 16], 0.5, 120))
t8 = Output('t8', (U8, [1, 5, 5, 16], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 6, 11], 0.5, 120))
t10 = Output('t10', (U8, [1, 5, 8, 11], 0.5, 120))
x11 = Input('x11', (U8, [1, 16, 5, 6], 0.5, 120))
t12 = Output('t12', (U8, [1, 16, 3, 3], 0.5, 120))
x13 = Input('x13', (U8, [1, 5, 6, 8], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 8], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 19], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 3, 19], 0.5, 120))
x17 = Input('x17', (U8, [1, 5, 6, 8], 0.5, 120))
t18 = Output('t18', (U8, [1, 5, 6, 8], 0.5, 120))
x19 = Input('x19', (U8, [1, 5, 6, 19], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 6, 19], 0.5, 120))
x21 = Input('x21', (U8, [1, 8, 5, 6], 0.5, 120))
t22 = Output('t22', (U8, [1, 8, 5, 6], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 3, 3, 1, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 1, 0, 0, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 0, 1, 2, 0, 1, 1, 3, 3, 0, False).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 2, 1, 1, 1, 1, 3, 3, 3, False).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 2, 2, 3, 3, 0, True).To(t12)
model.Operation('MAX_POOL_2D', x13, 0, 1, 0, 1, 2, 2, 3, 3, 1, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 0, 1, 0, 2, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x17, 1, 1, 1, 5, 5, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x19, 3, 1, 1, 2, 1, 1, 5, 5, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 2, 2, 3, True).To(t22)
Example({
    x1: packed('|i1',
    'c-qy=!4beP2m`R4F_1ICo;}ww`j=34G8xg}X>xhnRTJ8jXQ(~sP1YTMCZr4jW8#1L0r-<}i2'
),
    t2: packed('|i1',
    'c-n1_0S>?*2m^n;rHuCNqlz<2G{lB*r{I=|OUg<)DM;?KlD^_gFx|it*UWL~7u2%U{FcoRdBP{Td6djKkIfzBs(6~u-)Ft);?~A^'
    '0SYs8@c'
),
    x3: (packed('|i1',
    'c-jreK@I>h2m`S{mj*N};q6=bWTrEm$|{Z4i<=Ow#~e`I*E3BixRdm?H^1Nqcx4=;'
) * 10)[:570],
    t4: packed('|i1',
    'c-pI~t*xuAtE#O6({&)CrluA`*Fxx82nV8~5}^_%1lNp1m@G31SVfYV0LOc8MF'
),
    x5: packed('|i1',
    'c-qy=$q@iC2m`^KIZR0iV)t$seoX(S1t3sHLI)p}Ohqr{7zJ#nskO~Bv4EGG7ytUb`2s1raN7'
),
    t6: packed('|i1',
    'c-m#kQ4Rng2m;V!w-|Ev(xuH}1AZP!Fe<6W_Mb6L0E7IY9;gl7kR7T+6-?|d;Z48=fo4tr'
),
    x7: (packed('|i1',
    'c-jrg!3_W~48p*jOA<stoxOcoI_nZ=I<DT|ixnVFkyJAB2L^ELJ?#IM?kH0aat9oM'
) * 8)[:480],
    t8: packed('|i1',
    'c-p0oOA5d+2t*GZS{WVY>{Vk6-4zO1_{@BS91CPbJqqD)@MN>BIOn5SE*ya6j}ax7uT^a37_&;8d7?Tm#h%P&O;dB{5!1BurYU@L'
    'PP)ZAZ;PM2X==`eUQK$;lNX=FADW`gmi+51@jj~-%@+YF!B_'
),
    x9: (packed('|i1',
    'c-jrf!4Uv32m-L3q3S`^+1orrATG!`3JnUIEhDdNS`<*CM=qu^wY3rG{u2*v$sBM'
) * 6)[:330],
    t10: packed('|i1',
    'c-obbNe;ju3<JOItZ%Oaq(byiaj_;WBVho92_zuM2-B1h)rmUM8R|mH8Z$NwOHa;T=*}%eE3K5{Udg6s#}UiJ#cXBa@Dg9|sjS#M'
    '_sYtz68=89;$ErKdn#eFT2!9-D>S-L1`F+vL3`m3QGe9n'
),
    x11: (packed('|i1',
    'c-jre!4UvK2m-L4MR9PI+VAqqc)|-!wGTRn40<GXWP#bj>BxW2iKe(+J8FM;ogA3'
) * 8)[:480],
    t12: packed('|i1',
    'c-m!*K@Pw$2*aL@(t_XK6m{LCMO-i@a8jj$%;Y7G$pDX!A@7Z@^Cz)uw)}u08ENwQYUvs+g==E60PMd;H~'
),
    x13: packed('|i1',
    'c-qy=!3_X02m`R42@OgK%-&n$zLwky6zP?bp>_G7vJH_iKbfAr8AF8_XXlz=m)-x%4+)5Hs{'
),
    t14: packed('|i1',
    'c-j@pfe8RG5W>K@i!rnJ1yMLOim@*8Zt2lgCv}f`06#w37jF'
),
    x15: (packed('|i1',
    'c-jrh!4Uv32m-L3t<nS0+1tG1EYoL+ITi&3lf4z3?m^|!T>(c1|MI;O!B*)3c|aVh'
) * 10)[:570],
    t16: packed('|i1',
    'c-m!+TMob=48v|c1aorsmA7DDt<u<qf_bc0GTB0^QHEIUq#CUlMzatFliFp1?OdAy<_)^d*%+Ws0YAY4_w3$7ATB|Fdk8+3-EQ>'
),
    x17: packed('|i1',
    'c-qy=!4Uu<3<AKO3B)0ywR>&cb05p{EJv}7u26&zRt5KyaS*jJeeJ7BZP`I>a`?ae0HcI&*Z'
),
    t18: packed('|i1',
    'c-mdhTN1z^2t(0zSCXu~60lXjj*NGFAcR2(kdU%eD)JUltL!aHSsv~^yZ5#{sN>zgU-n6k)@61UnElh;ID7j&HfoqZeE~{?b!`'
),
    x19: (packed('|i1',
    'c-jTQhYbKQ2m`R6SycwyUOUT>0<d}zTdxZ?QF@nAjUkj&0=MKlO@yzxs}FWG9IO'
) * 10)[:570],
    t20: packed('|i1',
    'c-noB3l6{_2t)5ZY0o|srxeW$kxvQ_U<BbtdIUU-%yYN?!5Hz#qr_5L;yEgdbzW4aY<nT*X7Sf|5zD+pw3Dd2t)p-<es3-F2Bz62'
    'PTvyI!nZ=jxd@c_H4E_t){EcH'
),
    x21: packed('|i1',
    'c-qyA$q~Q+2m*UX(IEzFk8R|;hcO`<k`PY>8#=JBJZUdeHB9vOlw3O(o@|2Y|IHuKsBlR'
),
    t22: packed('|i1',
    'c-m#oQ4YW$3<A(=g9>LKYqyxFAH-;1sOBW0!Q@EVOPZaMjl5(eHz&0$a^({_841?LDE4Jx7FJ`w7>#-1s~OeIYG&hZ=84gm=i2z!'
    '-uMA%mvf{'
),
}, name='plain_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20, x21, t22)).DisableLifeTimeVariation()
