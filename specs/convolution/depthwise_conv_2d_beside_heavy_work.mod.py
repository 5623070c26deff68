# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: much work, and light work behind it.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every operation on two tensors, with scales and zero points of their own, follows windows of 225
# taps on many pixels. One tap of each channel counts, so that what is convolved is a code and
# beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 17, 18, 61], 0.5, 100))
c4 = Parameter('c4', (U8, [1, 15, 15, 61], 0.25, 128), packed('<i2',
    'c-rmOu?+wq2mnDxr*LpaP!k{)cO3=g2O<Cf004k1yJno;17S86B~17sOeI3&jS?pKT>$_90Dyx9000000000000000z`F#iG|>A'
))
c3 = Parameter('c3', (I32, [61], 0.125, 0), packed('|i1',
    'c-njL<i(p0Uw-^yVBz2q5Rs61KnfoK49Ook'
))
t5 = Internal('t5', (U8, [1, 17, 18, 61], 0.5, 90))
x2 = Input('x2', (U8, [1, 17, 18, 61], 0.25, 30))
t6 = Output('t6', (U8, [1, 17, 18, 61], 0.5, 120))
t7 = Output('t7', (U8, [1, 17, 18, 61], 0.5, 120))
t8 = Output('t8', (U8, [1, 17, 18, 61], 4.0, 120))
t9 = Output('t9', (U8, [1, 17, 18, 61], 0.5, 120))
t10 = Output('t10', (U8, [1, 17, 18, 61], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c4, c3, 1, 1, 1, 1, 0).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('SUB', t5, x2, 0).To(t7)
model.Operation('MUL', t5, x2, 0).To(t8)
model.Operation('MAXIMUM', t5, x2).To(t9)
model.Operation('MINIMUM', t5, x2).To(t10)
Example({
    x1: (packed('<i2',
    'c-qy$iw;6i007WFOr&W;dDNohdQ4r4BCH9~<QYD?@8}#<&o@ARK^PW!H$W<UuF*Q1)}1bpO6&BMctOSzZ09Df+HiR~T+LYQJ;_~Y'
    'Z}J8L3k$ACl&~M7YdN~_vo!DKZHmLY4XAdXxDFFZbXqu(K$QaUsESXLGuOzokH)de=J+*n?Gz$$C-BW~HC{ZjVbbmq5o|=Hc~Hw('
    'w!m4@7?O<d)u9Re(3pYAfBFF}R7lA'
) * 102)[:18666],
    x2: (packed('|i1',
    'c-qsE3gC5)_0WzA<q%AbGj`15&C+G#<&DWq@KfXoOW@Gel~>CR&=hkqWl7D-WC{^Zk&#u1QIH9Z)6)n50I2f~tp'
) * 306)[:18666],
    t6: packed('<i2',
    'c-rlhUvJZ97)ST%cCm}>k21luO#*F#;HGn9yRovQG!0EN*XdBhYu64*JemU4Bve3R(^zkq`oWg-io6n9x!m3FcmGI7M~_bIm)>rc'
    '?rvp%^xM_=xY#c0jpnB>7t_g3v#O%Uoj9Joco?R`&GOB1>o0HC3hwsfwkdbwEcV+sZ)fRFapp%?&lkr<efVRe89(`FI=Qv`dllXG'
    'l6V%+e@KU)JsU5#-rX9vg6!`>+x&d?-Rk)1W<N`pCy^gbwhxbsou`|PX7J~`>E!;&Wfc|8uj1J(Y^1}(-uZHC`t6HW;J-a;oBjUd'
    ')p1$3*eyT0u-I=c_Fy_O7JF>5y>wW!*n1YcY@2go3tQM9!%i)BZn2Z&qG7Rfi(OVxY_WS5`*e+MEOtMOH(W^$D9LkI5}%SxT}ft?'
    '<c2FrVM}rs?4`ptU>|_p1^XMYufSe_{WaLXfc?Z`d)R)2?T6S-uzeHT53pUw_7dA8Z2tuI4Qwy0?G0=nV*B92Vy|px*!GRZUfKQw'
    '+q0U*UfC|OU7QPB*uwr8c51QLB}p0<dtH)xY_ZoRd5`@;NtTpk>`GFjB)Kce9woWwO46ew8@420g8cyOZLqh&{sQb*U_S%<SFl@P'
    'pMm{7*kiCeeQb}h?P0sXc7p9oY@cBJb8O$iwgEfD_CB^-8Mc?$9%K6rwrkkVvHcp`d)U5*?F`#JY;R!uNZ7&__O;mSl6aJ)a3#5<'
    'Bqy#UcPNQ*CE2GWEtN#r!WOnlq9+lyuvHR0iLiyOlBguY7Pd;Fk_cPa!d6N2B*GT9N}?wbwy;$al|<OWR!LM6VGCQ>Dv6#%*uqvx'
    '^d!O-wo0Os2wT`H$@L`}xsoK5r0YsjQj)-x<dl*aSCYOh$q4KW>;&vC*bA^rumi9|uus7@V8>wht?d!EGi)c=?qYj^?GoDownJ=N'
    'Y=i9>+kI<$gzXI53AVe~USPY#c7W{=+o#wz*p9K?KN7aEg?%k{x;dgGnJY<`k}O<F0!k9Pk{C)7e^`>7lFVI6a!L}qlJqD^<w{~G'
    '$-tJx13L$M4t4={4t5B32kai$71$ow2JC^g?O{8|_8i*<wsUNU*zRDvhwTb%58DRY18dvEHrN+)Y!}!D+l1KeU>odOg>4VpV4n}H'
    'ZD9*r*#E^&Jy#O28-*(g*m1{|<URJfBrEJsG)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>bq'
    'P1F9j{R=m$M=A'
),
    t7: packed('<i2',
    'c-rlhQEL-v7)JL;xeFDSmTlFz4gsT?nWP!F(=^FU<2XsC6WSz=p>|rE1|fD?LA+U67WQs`qB$St1F>Fu_dNG691brh&N`D?HSFIB'
    'iZlOwn3OJ^`?IMxsQCM%X(yO3;$iBH&&RFg@=5G1UgvI>wSLQw8?_{9#@SAMuNtO}7sc6W=PD_+HmbAfRdeX?2g^Y)uk5}_o%`>)'
    't>obOmbbX>KFG40)7f$3?w^&_arUZS4gcExwK)6z=cA<bw)T8BJwM6){qcY2!Tc(Ck~)V`ua*3Br{OIQ+MO&*CfCP}o!)YF+-Vu?'
    'yTw_@V81ljzxex0gMDhS2dyMB*b9UG{<skdTiC+>9(K)O*9~@-ltu>IH`rk?j|_ItV7qH<*I*BuacWC)LrFYal1)nTzb#2YNitiK'
    'JyVh{*e4cy2kiG?KL$Gm`v~kyu=`+NfgKy{m)MT6{Sn(6*p9LN6x)Z`ev0iB+jFpeY`2Z=6x(~)zUdh3mF<7Ay}2~lE8A^s7m>kU'
    '+5Uj-y-3)?7WVhBYX*B=l8uqUUYF!BGT7^qe8K*zBuz^4$(E!|NuJq~oKTW&TaqayNlZz$!QKY@8te+#5!fl%2Vh@-{TOT?>_5PM'
    '3--eSwjFHGuziH>zp*{Sb`{$XvAu=u64*JmFR;CNiR~t~KVkbFw%gc#hV34<Pq4j>?MK+2Vmrb1uCRqI>|3$dC7Dr@BU_RYC8^qy'
    'Y*CVuEy)EX*;Gk{Eo@<{Bzh8I3tJ`8lL%YbDv3%WY+<V;Dv7X#Eo_xUPa<q#t0a07VGCO&QAva?Y?VYM5w@^}t&-?Tge`29L{B1Y'
    'VXGu6iLiyOlH6XB(3T{lBwbsQkdpLmNnA=&wj~*wl7wIfU}s==!LEQEg53vu47Lk)8SEVFp|KreJHU2^?Jl+}*bcGX$MzW82D^;y'
    '9NR-<JH&Q??F`#pY*(-yV!My+F}7W7m$98=d$=oXVGH|K?Aoi4k_5IST}o21CFxU=u`NlNlH^~Pq)tf!TN0m=6t*NiO5)j)xRhjI'
    'N-_bv4t4;x1GW!#0d@>_4{Q(Y9Bdctfw4Wob{*RRwjFHy*e<XgW4niK59}P<F1828_5|BtcLHoX*amx9U^~V(*pY|r9NS<=17lm*'
    '!WQ<o*tLl*3D_gYmIUl5wk7$3y)MZL`zKA)G)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>bqP17_@(=<)fG)>dA'
    'AGXiKk8p<'
),
    t8: packed('<i2',
    'c-rlhJ#QRU7)JR^p`ZdcNR|+RSTqnCu)U2p$*waW_rCYeWWO@DHMZDT3LowwSx6v+phHNYC=~^wApeLtSJ{hJI3?Y4is`QA=;+l`'
    'g_CAn)OIU+zx;c)7}euZ6W8BcY%E@M<w<RR^6ktlxQ9P?<*!XN^Y5EkbZ%CK54-n@+P7bN|MKhe#pv{%drhn^{)&y8KI_WyB>2gl'
    '$E}5@>kqo}kJ-n=yXV2|?eod-_?vLAsL$fN-XFaAXfb-&A2-qc^5^j9{pVfzc<TM6uNw=W-MZ|`Zt-mR^Y6psJzEZsPfnBej`!C|'
    '`?sY1R%~L@o+a(!@nzC3llJhrlD4#^{W|Sw(zc}CE=FzAc1e5Ll~vOANqe=?E|PXYd$T0REXjFZl3kYMZeEg}CF%2$%+r!Yw7<&Q'
    'pQ3#q?N87?Mf)Y%7igcO?a^K*?MUqfweM4VhuR&rN7U}AJ*Rf0c7=AJcK>hfirUB5NqeY0qV{e~+C%N1sNG*C?V+}(_WVlP(w6q?'
    'w5LgXvm`rh(%vjdUnT9$lDyL1T9P$Oa+sIo2}@GsB?&Ca-u9A&v?L?6@1R|veSr2CX#arrQ?wtUeHZOhv?JOc?T?JwpHn+h`;6KL'
    ')P6zjirNpTeVf|*xwfbF?uy!LY9CVjJ8D0nc0uhQsU4`jNA1I0J5aljwzQ>vqxNP=B1>|Xm*fRYQspJN&64crCGjlDu9igF(w4TC'
    'L`NcRX=_PzB+{0)mPAV;ZE0&sv?S7&wzRb*IudD1TT7xNk+!t8Bw7+_OIu5#C6TtYrL85=kw{zGS`r<Jw56>j(UM48+FFvEm!!-~'
    '(y}BjFUfLyNmeY$QC^aemZU^GqTQnH&^EM}XdBvw_6qGIv<>Z$YM0cG)NZNmsBP3<QroC))K1z*)HZ5|RJ){hq;^YfM{T3_GS@b0'
    'uc&=QZKHN5q%Cb}->5weB})?Xk~o&c@{$-!VtGl>E^K>Aj3rs+C2=f?%S+-}l6hW|f+Y!QNgA{b?G@T%v>n<G?HX;5_8jd7?E>wP'
    'YB$t2YOkn0rnaNDqjpVgPwhF{%`5GGFQnQHwb8y_QF}~nw4<YTO>ML<=hSYfjrLVYwWTd>Y5!My+T<lcyB+5xLA$E+l5A-k+HVLU'
    'gb+dqA%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+gfZ~OyCWeFV'
),
    t9: packed('<i2',
    'c-rlhT~Fdb7)JN^s-)RPXbSx@f?)v(mEyFaHckBaop#1B?2A*jH{P9d|7K2}OinV+hO6Q+dCn)(>g|5n#C3W*@>E@Jr=z?~c4-hc'
    '`CorEn^bij*MAPaAE?03i!{oTapoP5n_{<YJbj$%<H@2uPSZu$Wa@S`yVl1a`Z%xd+T+R`kK5zQyj-*|&-L-NXph6DDU+>!Ig8t4'
    'rH^;!<-=OP{48ER(|$7AGoyWcxqdL(1=?t%-Cz5+(N;#=96Pkt+P-`&$=XqpcUzLJF3FXvBpa!{vDyQx{iL<8wD!WKy|-(7cI|;&'
    'JM3Khr2S&oez$9H&C7c2@@#Fi(MG#V`&1IomSm8+w7-``S?wEHl1P>$a+M^t+BZ^r>Ck>W(;nHi_j>Ka#kJ>V?TuaAXule5xppMi'
    'j$CV_jW*gYZCR4T#gfb^3EF6*O-cA9XroO@_#|kfO-WcAZL}!~B|#f)v?&Rn1Z}h_37-UQv?&QCK^tvKLP^j@8*NI$CqWx+O2Q{W'
    '8*NHLNzg`{lKgy0?j72J*7l`#&|~e~uI<aUgD>r#Yx{C-w9!Vpm-eNSNNp83N>a#@gtjDcXGw-#+M(5srMA-Ar<c#yHrip=+Um6S'
    'zuIDLseOIaF40CC?Vj4-N)rCBB)<Rv0000000000000000000000000000000000000000004fBPas&V-T'
),
    t10: packed('<i2',
    'c-rlh+fEZv7)E_QjUmAZl~ZjBHNZ^geCnJk1tg#-kpzi-Sm)bmw@idf@7B8ivsb?CEI*igPLk%Eg&S1AKDWLXzID8fyS$jqyhY>A'
    'gDi^gnm8{`lkfG(PrnGG$tcb8A_*%$*dJ{qX*#=dgXNb+>+cWu9nU*k7PFyu+qgU9B8m^1PkFI@HtCKh$6-`F6j{DA-|mjTdTx@o'
    '#RoT-zHhsi+evr)@LMn6cP}4pM)6|mbT1Fi>XUYK9Y#|fALey;Jl{9kTW)Y;wC|1f-dcNZw5NHoYqUe7-5p<{jW*gZX@^ETH`>iw'
    'J2TpK<N8KBHQLo$J2Bd2<-7fow6-MM{gRxkBuBO+l_|-ww7*$x$7+wIeJJgvw9lnImUbrX3#095?Z&P>lJ-bzpK9%))-JVnY1bZT'
    '?K88stF;rmc5Bz(wrk&N?ekru-L0Kz?dl3`w9$S^J2cwslB~4XB^mlgyH}Dyza)!(Np@6{#FnH|Nw#cBGL^(JC3!9FvDH45_MWtV'
    'Nc%$Cm9!6}-AMbuYJV)Wwqw`6v}-?V?Nn>O(c15{_Eg%jU3<`K?S)<YT5C&t&uHIi?MiEJX>CtyXIk6Q+A-Q_qy4OQuOyeYB#$ad'
    'YD@A?C7Je1GN2@Aqm4Et;gg_^HYMScpp7;qp(JRdO-U#T+GwLqN%$maqfJTpBxs{eNhk^0Xj2kOf;QS{QxZN2+GtY}J_*`rQxZyo'
    'HrkZr`I5x8B#lZE*^<;MNoY$_sU(3dNoh(FOS_PEBkf4qxwLC(htiIvT}eBTb}H@CtQ~9Z!fHoaJJ;H^)(*9HthJ4HptV!2U7EFH'
    'tzBsCMr%LO*4m-gj<t5BwF9l4YV9&c8*Q|o)egN_CFyHtxh+YklEk(ofl8A0OQPedwk65>B}rA1(v~DqNoJ-bp0stmtfd`FJG0t>'
    'v{Px9()OjDNPG5oZKGXFJ6vh6)(*6Gs<lgL`&v8E+B37Zr?qu_Q)}&~+IL3#)@bjRTHDv!(!QFRwb4c!?SHkOl%%J<DoJ2VveI6c'
    'q|<%{00000000000000000000000000000000000000000002+-}nRY?95{'
),
}, name='pairs_quant8').DisableLifeTimeVariation()
