# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: scales far from 1, sums of many bits, cancellation, special numbers.

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

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 1.0000000116860974e-07, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<f4',
    'c-rgWnJ79_cA@Gjy-jANwXJ>A<}Z)WZ<y$u!fkm^=j-L0C$?WceR$WVRSRdHa5-SJ!+5>+a^<;J*NXYqcsy;C+ZFy?A#&1b7TdS+'
    '7oD^H)AtHEScmU)ziRknf19t!?L}K8s_#23<IKHa5)<O>Y;B~aC@ILn@c#a}y=&%lmjoLM+?}PTuqS2f4_W(!#)*qIAG!MU8#9lH'
    'jH<4gotyu5B(Mzuwr<_J#l+Oq)C>X4;Q#>Us$jM'
),
    t3: packed('<f4',
    'c-j-1E<Im)xy}ZY9X5@flV&Yiy?J-XjFr2lZrd<*YR96+4fFf<Z(Fx)?$q8EyIp1*byun`l$~)Rg>kOcwPOA?9#5HVO4mJCh@3Q?'
    'v-<7+#r*sCPk+wLKUe$C;w-}-``diG-Ue=wsJ`#Cj59je+sVpMQ&B>I{r|hWXLhfi)ma#z$8&A6;<amqyZ<XXr8G@mvi0b-=Ra6@'
    'L}k_V%<SC*wj;ncB(Qbs*3BlSrlw{HU=9ZWvzBC6'
),
}, name='tiny_below_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 1.0000000116860974e-07, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<f4',
    'c-ot*xKwkk(Kf4nPRFOtTeg1t{u38A9=!DUIcG?|&*OmU?PaN}7R{R2*-%li#bCAiV)@x(llVUMYoADAoNINhm_K6TDQ26}b<Z6)'
    't4<gGv4b=3-Q?@3pBvl#MDHxlGW-#LSgq@A;1-GM`%yt&j+TZR3gZ0if8X3by=&!+_B<bL&I>)l5g+RgF{!www@h8O?f8wCKUsOj'
    '<ka-d9XtZIBfvH!uyyO!%_gR%W=Oys4gj&sV~+'
),
    t3: packed('<f4',
    'c-j-1E<Im)xy}ZY9X5@flV&Yiy?J-XjFr2lZrd<*YR96+4fFf<Z(Fx)?$q8EyIp1*byun`l$~)Rg>kOcwPOA?9#5HVO4mJCh@3Q?'
    'v-<7+#r*sCPk+wLKUe$C;w-}-``diG-Ue=wsJ`#Cj59je+sVpMQ&B>I{r|hWXLhfi)ma#z$8&A6;<amqyZ<XXr8G@mvi0b-=Ra6@'
    'L}k_V%<SC*wj;ncB(Qbs*3BlSrlw{HU=9ZWvzBC6'
),
}, name='tiny_above_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 9.999999747378752e-05, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<f4',
    'c-p(Zp)<)^<n6Kf6+xlwyK>|%G?|_=n*Mu#$HJ2pt9p*qN^TAK<}&fVZuQCTO*a|T{YvK?dRgeee{XG#m*k7>ZL2(<HY@In`K6z|'
    '?4i}hfFCQK{b^-CGa<C+ec)!Xid*x}GZ-aLIr>dKBHZ8I&P-2DPL!AR*Q=W+cdnSxp6{p2b7Pv8%=WkqpQNm!Yx?G`-+$r32L=v7'
    'NkvUVODC^A2(TLo?Ao<!r=^vZl{Es`zyScG{$?f'
),
    t3: packed('<f4',
    'c-l*{7I}MYenp@b^WAK@3r!}^W_tgMJFG7LAW&TVmq~Wu+YXfndetYzQ#UiH`<2c){7S$)Zef8v@150Eo)XWuaxQmy)F8V%@~vjd'
    'g6+DV+qb`M;Pm9ZG+lSXr;zQE)%go9G8v~#J^n*8%+JlvR9972l!xW#iyOzcFQ3+y?XAUmaf0l{i`m<M%G$-%Pgt<w;KfIu7&!%{'
    'l(dYjoV@oSz-}b4YuBzFmR43))(Bt&2LN%8U*P'
),
}, name='small_below_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 9.999999747378752e-05, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<f4',
    'c-nh=Y<@+c7W190eHo1=&t`c2S)ZuZ^*%V?g2`-~=N)0ygE2LyBvLms`p+$$bNH2@MSSa;%NOS7+49_8RpBo7G=pui<NX?`9c!K|'
    '#Tl=1`g!y#b8ol5NX|LK$zLOO$=DYxyu@OfHvPoUP+wPDQymo<5gz96&#xWZx^!wwhPyi3=}v*5*A@HzD>x=KPF%F<(B;Qpn7D+b'
    'l(mhmoxS%Uz-}b4YuBzFmR43))(Bt&2LRt?Vax'
),
    t3: packed('<f4',
    'c-l*{7I}MYenp@b^WAK@3r!}^W_tgMJFG7LAW&TVmq~Wu+YXfndetYzQ#UiH`<2c){7S$)Zef8v@150Eo)XWuaxQmy)F8V%@~vjd'
    'g6+DV+qb`M;Pm9ZG+lSXr;zQE)%go9G8v~#J^n*8%+JlvR9972l!xW#iyOzcFQ3+y?XAUmaf0l{i`m<M%G$-%Pgt<w;KfIu7&!%{'
    'l(dYjoV@oSz-}b4YuBzFmR43))(Bt&2LN%8U*P'
),
}, name='small_above_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 300.0, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<i4',
    'c-muN00IXzU;qRr#wH*NUCIHdyqFB|`QiD!t7o>CCI{N<N^^dHdimh`x!slNq0WZ#yuV*wKe~Bge{FW8yQ#9^|F^eKZeKdNF+X<G'
    ')*ZX|9XxXU)Y%J{uid<T@8Of@uik$6{O#wT|4c0GT)YCpVv;iQN~#*#x(3E(mNxcIt{wn%{a8W', 3.0517578125e-05
),
    t3: packed('<i4',
    'c-pIpFcEljVo5`cg~*39D_Rn4B)(i&(~;sJ^W(~fo(va-KR32a$nj8NxU*wQfsY2ugFQ1!0@8AdDr%cM`=`!cxNOa)9s7=)I)C-{'
    '!{={5|M<tkB_JlFsIF^lY47SC5Ehe^kylb#-`YL#KW@N)3y`A+0F@kRlm', 1.0
),
}, name='great_below_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 300.0, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<i4',
    'c-muN0D=Q(-~tewIeP{~p-X|3_kutV@c^W}qbw!JK~IM3$FnPkHq7g($_R5YQsDdZ>c+7xizd|NM0uF02r<07b85%3DNO}&K2{oH'
    'ET1-S+qq}|p`#~GoxO1R+RZ!nA3c5X`rXIR-+uo2&&0~X%_k@#E+s3kq^hB<XJ}$>W$WPV<^cfyQgBZ', 3.0517578125e-05
),
    t3: packed('<i4',
    'c-pIpFcEljVo5`cg~*39D_Rn4B)(i&(~;sJ^W(~fo(va-KR32a$nj8NxU*wQfsY2ugFQ1!0@8AdDr%cM`=`!cxNOa)9s7=)I)C-{'
    '!{={5|M<tkB_JlFsIF^lY47SC5Ehe^kylb#-`YL#KW@N)3y`A+0F@kRlm', 1.0
),
}, name='great_above_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 1000000.0, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<i4',
    'c-p%m5i#QiiMaW^RO*I5?vw6nmh9&WTlmJj`J80RhTm=z?`jn9;|g8y+PvwkM9TVKt`qO57wzK=ng80XQM2?AU(~YC_T4vB3ifh_'
    'E_`Rzc3D1qJ4?Wvm!^&9q|!G1_n!X5pyq^V;@V$slkRJm9~OxD@#Du&Ao%s`*YDrI{{X??zkmPz`}ZFR7#J8Bfq;pLiJ6(11qfJK'
    'S=rdw*x3QTt7kF', 1.0
),
    t3: packed('<i4',
    'c-nJlIKbdQB9=^9|J!Zi9gX6BoS_R|n>C%4NM8TTb;2F>qP?6U^Iw@Yo)J%8_tRy<ZMDL^9KrKmnKqmjH>^D=nzZhh`{esN6-NYO'
    'SAKQsyQNmVpF3j72iwl8ig~-(g6F?BZ@D0oxs}mx)-$8})8Z*Ve*E|e1iya$`u+R&A0YVq_wT=d|Na930|NsiBO?<KFf%i=u&}TK'
    '0UH||J39d4>R~+', 1.0
),
}, name='huge_below_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Numbers are three thousandths of a step from the half: far enough from it for any sound
# division, too near it for a coarse one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [52]))
t2 = Internal('t2', (U8, [52], 1000000.0, 131))
t3 = Output('t3', (F32, [52]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: packed('<i4',
    'c-mX>LL*}ZiFn;l*9o`PiuQ5@&wpjwa7H|7?N68fTWW=S*n{W2G-)_3mbmtZbKfo1g5B&vb6=R$pAt=6W6^R^Hgg-3-|Xkc^=Bkf'
    'HvaXT`be+pxN!WMA1)K_YL*`2i(2;CzWats!CubLh3~A|F3V^C`0?ZC&!4}5;P>y}e}Lfc-@pI<{re9D3=9m6jEqb`z|73d!otD|'
    '1Z-?<?Cbyl+G;r', 1.0
),
    t3: packed('<i4',
    'c-nJlIKbdQB9=^9|J!Zi9gX6BoS_R|n>C%4NM8TTb;2F>qP?6U^Iw@Yo)J%8_tRy<ZMDL^9KrKmnKqmjH>^D=nzZhh`{esN6-NYO'
    'SAKQsyQNmVpF3j72iwl8ig~-(g6F?BZ@D0oxs}mx)-$8})8Z*Ve*E|e1iya$`u+R&A0YVq_wT=d|Na930|NsiBO?<KFf%i=u&}TK'
    '0UH||J39d4>R~+', 1.0
),
}, name='huge_above_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()
