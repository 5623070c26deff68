# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: MAXIMUM, RESHAPE, MAX_POOL_2D, NEG, HARD_SWISH, MUL,
# SPACE_TO_BATCH_ND, PRELU, HARD_SWISH, HARD_SWISH, TRANSPOSE, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [0.6875, 0.5, -0.375, 0.0625])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (F32, [4, 2, 2, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [-0.6875, 0.4375, 0.0, 0.125])
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.5, 0.875, -0.4375, -0.875])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('RESHAPE', t2, [1, 4, 4, 4]).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('NEG', t4).To(t5)
model.Operation('HARD_SWISH', t5).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('PRELU', t12, c13).To(t14)
model.Operation('HARD_SWISH', t14).To(t15)
model.Operation('HARD_SWISH', t15).To(t16)
model.Operation('TRANSPOSE', t16, [0, 2, 3, 1]).To(t17)
model.Operation('SUB', t17, c18, 0).To(t19)
Example({
    x1: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t4: packed('|i1',
    'c-s3T!XWcUfkB23jQ{-Q=NA^`R}dBjvO$=GUtCz4UqV<~OoEw9OyVmSt2nPTmjo}I4*<F13+n', 0.0625
),
    t5: packed('|i1',
    'c-mum!|;UV0mG9|V9dh&@#EXqA0NDZ4P=AxkB=|kKK=OO?bBB;{(gJ)g8SR=m!F@0d+{002LQPEF&6', 0.0625
),
    t6: packed('<f4',
    'c-n1?u?@p83<SSclZmV?IF9CU=S~gT1`r^Cv<C1187GvXNG|fg5xfT}0+ERTa8^MWolg=Fkvlz{8N6V>byh(boloNa?@kX76*VyG'
    'aTBhbi)JqBdx!Gr-ilg#Cu^VdI(JQNpB@d?v75NrOdR~8fBg&iaDFr'
),
    t8: packed('<f4',
    'c-l?Mu?@m75QX8_p$w1(kZ4>m0La86(3pbKdqj$qZR`yq-zg0pLqy6V+{M9Q>C@eRa!N?)r#zXd@Yrt;z$-5u|2jrQWeO~qvBVj='
    '3$MH0TKU_;`8EzP7;5tc6B|s=&HWut4F%JX?8=8u+BGz~LqED>|LRscyS27uWW^i0GT(ARyKh^;nYL+be*lT;WH0'
),
    t12: packed('<f4',
    'c-l?Mu?@m75QX8_p$w1(kZ4>m0La86(3pbKdqj$qZR`yq-zg0pLqy6V+{M9Q>C@eRa!N?)r#zXd@Yrt;z$-5u|2jrQWeO~qvBVj='
    '3$MH0TKU_;`8EzP7;5tc6B|s=&HWut4F%JX?8=8u+BGz~LqED>|LRscyS27uWW^i0GT(ARyKh^;nYL+be*lT;WH0'
),
    t14: packed('<f4',
    'c-l?Mu?@m75QX8_p$tIfHBtqgx3FvGpg`$pX)*ytET>MBC{YHW%>)^MK9VKwIAO5#+4o!5d2}7~N)NwYIr#kLMC2>}w?h<3VLva}'
    '-2$1J+k0*-Al?<%zQzT0?)iagZcrW7)7%R(O+h@1)wJB9pfVg%8IW%6Mz65trU|34>SQN7s!tEUra_t}8pXHY_v=^%'
),
    t15: packed('<f4',
    'c-qT6%;1x$&fp^q!3imKj<qT3j<rBG2yaQr0`eIgYugz%^tLlF^v=s_u61H)hV!TXWvHFHg`qY8f^(k!etYrhmbVvyY!EhostDv~'
    'yuElKqgwky27`9B;u|3Q4V>>H$FR#qkYU$c2=-ab)4yl2VE-N<8-zm_D+BpJyid8KcAqjsEthiko(dp_@oo1q>_WoUwtH=NK`=}V'
    '#<#)B2LMoHYi|'
),
    t16: packed('<f4',
    'c-lqBu?m7f7{Kulo1#$=9BYVsf(AXe0~hzEz)5-lAHl7_7YOlkadZ<ubQYqurNy-^H*pZU>&S*5{QuDg@~DG+r`)om?`ECvik4oP'
    'CcgCDq{JdAq1bAsyC}{1@eKiv5bTvJJ9x-O4@FCa4dQJN8{07&8;sQu;?oZ2Z!ciAF<5KmPEI-{u}(!x50Z-KI%Rx0F%Hu??din('
    '`DqO(If~`f4l3WT{!c6Uw5BNi{sVs5Zb|'
),
    t17: packed('<f4',
    'c-m`OyjV>sgNcbDAwhD5ySsbK;>FDO?{D7@<C~eyn+N7I?Ao=$eZvL>pMl}jiwzrgxwvq@kNy6g!N;d0Z5I%@xZL{r)7l!w4-enF'
    '7tCj{wN2Y4CWhcMFf7s#6FaV<(KDxe!2$+h;SW|eHa0;1-~RrE3t@akMHd$^pMjIp%I5E11fPN7%+<etZES6A_5cCUcpH%Q=zLos'
    '0P`7afc%|15qt&)tDQS{0sz$PZb|'
),
    t19: packed('<f4',
    'c-p(NZAv8H>j@qVRy_;P>My={W!sbsN#|XaVEp3VEw{jYhIil3>hFq0@EI5am+p$St>#EDjQa3{;dEy6BK?IIfc$q1^>4nx_@b|-'
    'dxQB5o+^v<4?IBd85q)}4m@BB{hIPE<!Tf|*r)XW3HRfH{Pgcge6G+RIbeRmlO$CBg9HX3-+sTHy&VvfLxV5?CFpd%'
),
}, name='of_6').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, LOGISTIC, SIN, SIN, SUB, SOFTMAX, ADD, MAX_POOL_2D,
# DIV, SELECT, MUL, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.125, 0.0625, 0.0625, -0.5])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [-0.0625, -0.3125, -0.125, -0.125])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [1.25, 1.6875, 1.9375, 1.5])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$Bfeiov48hv}pI!_i1fW2~dzseONp9THBJltN4geV'
))
c15 = Parameter('c15', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnH;0hJs;pr6b?fvED^Y|C$9pMJx2mj?02lp4@@(b+oAnOJS>I?w(_UrKP8SU)z5bOHy;{zHE8x<K5_WAV&<t5P', 0.0625
))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-0.625, 0.0625, -0.875, -0.3125])
t18 = Output('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.875, -0.875, 0.375, -0.75])
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('LOGISTIC', t2).To(t3)
model.Operation('SIN', t3).To(t4)
model.Operation('SIN', t4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('SOFTMAX', t7, 1.0).To(t8)
model.Operation('ADD', t8, c9, 1).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0).To(t11)
model.Operation('DIV', t11, c12, 0).To(t13)
model.Operation('SELECT', c14, t13, c15).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('MUL', t18, c19, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0KfnA5)}3lARiCr`Q{oH1sxa?7YFqY>HiP=1n=+Z?B*Wq<`o$c2?`1r@%`@a5&!M=<N^L1=<)gh_VeHg;`0i&j3EX', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnA5)}3lARiCr`Q{oH1sxa?7YFqY>HiP=1n=+Z?B*Wq<`o$c2?`1r@%`@a5&!M=<N^L1=<)gh_VeHg;`0i&j3EX', 0.0625
),
    t3: packed('<f4',
    'c-q@2qcB(Ib^BSyct(dGd)`ctsk`7G!oK=!``MZr_C`j&M#eiyPQ`|X6H-4+tZ`bs!+-ti;3<bv85!nstSmmxVd&)ax6!Hk@YnJO'
    '<&Q$I3HdnP?e|~T#qc%gRegOIclkH&@~w*<ME39Z5fS`e@4yh?Kl4AU<XMqEhQ>Gr5%swJOB~%cIVQ%NYn;#s^%0H<bo7&6ZQ}C7'
    '{04t>vrCFbY>I|wu${7+THu5iRn2xk@>h#9e~7Z0aDidd+%L);bJgtZ?STkL*nuf96UYG*AThWwln0XnVq1_T0BE9NZ2'
),
    t4: packed('<f4',
    'c-rG)RWD@C{G`0oZ0G$GkEWkuExj;j`}!Zs6Q|FeyIy7IWR;!z3D!NTs;8PO{pMQ#=$a#F9q#d^`IJlH&O<#~J5@`wdtPQ2gmr8='
    'yyaHl!O#1%g*6p<LbEzPmhka~YHiWg+ENv6?rLJPU*DvR&pb;-k*6eh#S#6h<u9N0xE_3FvQXc6oxZD!hWcT3TXSwlD}76$6>84!'
    'G%j*9H904#1CgnXu7tF-Ro{b(Cf#?rE5!dicd+a`^>y8>&l2pjr0wkOfe1+0fhjN($N>`|F}N_4heX+eBmu%ZV;%'
),
    t5: packed('<f4',
    'c-l*eE$WEv@SMoU&DYlTPo61u|3OoM@82g19@@6;`$WDi6ZuxL`a8C^GL_6{+2;Q}!t|fKz@63-t+tNt=Z+=at*4pv+nEZM&HKv!'
    '^$pLfH}jd|A{CaYJ((vXx^ksj$k+2BUzeZrDZY1aeylXdN}ng}3iXklzYfGs(r)khSsdMSZ=RCsY9%8>8MXatIvOncT1uK+OQoEi'
    '%A8?pXmCnUGe}TV(^lXY6x8auS=ONNG<&Jor~7&qJxAZHp7DvFeTJZ&y*&^C2|F+aW&$~20we|(hVqaoTaY9GaM)uk'
),
    t7: packed('<f4',
    'c-l*eEjkk0;px%NE#utvN4_z3f0LBJ_wODYEjhPqCd%CMkXgm#-_+{F^kP2aHvjL}O#jGt+~Im5dbmT(*71dy(`hFC!%PLs{Hxes'
    'mGNAC<IfbgdBQTaC;oie!6CvSuhO+%Er0Iw?B4tNyQG^|`aC(P@IUg%uf|;`McXCgi?>O>zb7Ob>ZGLDH+lZqX&x`-r#eY~39@23'
    '+Q;_9(P5#&*%=$oicNL+$JpT&vD5Z|z)`EGYcA#ceT+yF>n@bj?<?%EvxfjXJ6j+DW`Q_h3=#tggT+C75VQqyY@up^Gyp_RXpj'
),
    t8: packed('<f4',
    'c-s4Oid8yqqx;#a57xR%ikM4UAKPawI`oYxeUAI`2WQT>oLsguXN3^sx#ecZZqIGKc4(e#*pDw?f?nRdJ}d7<O5O5~q6Vi_t_1Oy'
    'p@-@jZ~4CVT-QInc8>XsENLz#m(5=H>ZM!X%lv!!{$Jja=Nm-7h_7K5nOpkc_w1!dUpJ<1<u?y4DW6{w5x&mRP2qK|S;Wrn+@L9)'
    'V$LU<i*1&A=_r4)7c05d<mtU>p=r>}nAW(td1`5g7AqTXm>ljuqetBMoE?P#0RKF1;Q'
),
    t10: packed('<f4',
    'c-s5Jz-5-l&^N1!;f?MR2DTSm40Tsr7~U|QW03KCz+m7qiJ>SbfPrbwa)zF5a~amO%wt&d;|qhwrA-VbcP=peSl+?F(2~k<K>sBJ'
    'M?E9MtZS1Q<n(?s<j=UmpvmgOpndN@1NVDNhD-PVF?62a!0=Lk4THwqQiiwY-VE27PBYk=i!!{oGhtX4!^ptA+LmEMaTvo=%^-%h'
    'PB(@EFD?e&P5&5P&T?Uxp4!N;)L4dLuazFdnWkn2|HO2L`Gye;K7Do!ws!ciEdhA|2R2bR'
),
    t11: packed('<f4',
    'c-rG);9}xp;L>$rU~@SK#9RzTIm^L#jSC2W0kR=@&2k`rIgtJV!6wT$0r6x8h8aLy|C?dfy(>UGnSuNLKQMlI4}?pBYzTg74&<Ac'
    'GHA?&;OpkzKpe*Kz7vR72Qh5e<OalH3@>Ljg7Mx>AlwXOL-5`{AiuAf;Y<?*&+khIVmk&~J4!GBkJeo2'
),
    t13: packed('<f4',
    'c-p(lup{Cs!;Xo}44E620`XObPZMr{@t+MK91LVb@Sjc~zcZL&;a3RO?TiNE6%1QTfq3Of2A^61AYQ@HKjkkNbJl`z7?2IYob!SF'
    '`C$zE)FJr)d`=+NW+*cU;uH-Avpjhq)@CU1^9N&>JP-~7vLV>T7Ra{^VhGZMU=>?SAhu($wW9<B07Yp~<N'
),
    t16: packed('<f4',
    'c-k$?ArFE;7zW_C+WZLwH<Qk0x`SW_2OBdQ%#5PVjfe@|3^cJ}v$#>@BN~kt{S9nx1fAX;-1go*-+TLjVgcZQ_FQH53PSrMRm-_X'
    '*TK^|zdek0?aFN}uS>VTl{qSWwR=*DoD*~%e64cm<9AZZu$iJMR&i<xF-P!3V*`<J&<~pBEDI6Z20|D{9yyORbECY9;f`GlSZur|'
    'WyN?!#ED8G^@4bXJ8`Iv5m}6zV9=kYPDx;#%P9T<G?z`D'
),
    t18: packed('<f4',
    'c-muNU|h$*!0?*^0{VdX7KpJN%-#cJeF5^nFhIqith1lKFt}$!wA>E@5-*|p`G8mk#P|nhcK}(nKz=O)RE(h%%u3r>$`H>EVtFux'
    'r!M%huup4-277zJgQ-mnHyal)B(O6w{FypCLHmRlLr~)hh9HI$3X>Nwo@hP6+%Wlr7K243GlM{`mco%3yM252+Jm8;JrM7;X8^Jp'
    'Z0+|k0NHzif_8iN?qk>s;@R!91!G%#2C&%P{d?`~00nYLsQ'
),
    t20: packed('<f4',
    'c-muNaAaa&VEDlR0at<89mH4yX7>VF<v@Np15}J58_bd_%Vu~r0ixykKL&<|xC21Kfq`La1H*yUK*5GuAbSDBG6n~RdqDm@kPt&H'
    '5c2`?0R~@JK8C)dKs^ll4;E_o-250O(pqyW$4nzWnL)|1hhfF3#|*ad?Jf<|m><k_T+c9<VLi{Cg2(HRPkWYdXNw3!m+~`)2tyGb'
    'Vby)Mdu;dH+5xfcJ}}K-55zY6Y#Bged-m<$yT{g!VGqMTTf2R>d%<|`euh1^wm@tT6axV4CQzL'
),
}, name='of_36').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, PAD, AVERAGE_POOL_2D, CONV_2D, SPACE_TO_DEPTH, PAD,
# ADD, RESHAPE, GATHER, MINIMUM, TANH, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Internal('t4', (F32, [1, 7, 5, 5]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-ke%!3h9B5QD&I|1~GKa1UXys}XI&W+4|1j-;LQuzw$^oDl;', 0.0625
))
c8 = Parameter('c8', (F32, [4]), [-0.75, -0.5, -0.75, 0.25])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 2, 2, 16]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t13 = Internal('t13', (F32, [1, 7, 5, 5]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [-0.1875, 0.25, -0.5625, -0.125])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [4]), [2, 0, 3, 1])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [-0.5625, 0.9375, 0.4375, -0.0625])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [-0.375, -0.1875, 0.1875, -0.5625])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', t4, [0, 2, 1, 0], [1, 4, 4, 4]).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 3, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('SPACE_TO_DEPTH', t9, 2).To(t10)
model.Operation('DEPTH_TO_SPACE', t10, 2).To(t11)
model.Operation('PAD', t11, c12).To(t13)
model.Operation('SLICE', t13, [0, 2, 1, 0], [1, 4, 4, 4]).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('RESHAPE', t16, [1, 4, 4, 4]).To(t17)
model.Operation('GATHER', t17, 3, c18).To(t19)
model.Operation('MINIMUM', t19, c20).To(t21)
model.Operation('TANH', t21).To(t22)
model.Operation('MINIMUM', t22, c23).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkh3ls7a67u93>;?1^<qrSr`soVw;0zP=0`u<s@c;+$<L2-H3E=1X6!ic2=n5GT@A>WZ>FxI7;rjpb4i@x_Rwtw', 0.0625
),
    t2: packed('|i1',
    'c-jF#0Kfkh3ls7a67u93>;?1^<qrSr`soVw;0zP=0`u<s@c;+$<L2-H3E=1X6!ic2=n5GT@A>WZ>FxI7;rjpb4i@x_Rwtw', 0.0625
),
    t5: packed('|i1',
    'c-mw5`hbVw3)5$Y-yazufb#*vPmwPSKVEQwxnEztWq9=P7sDq$F$OFE0LRu5DF', 0.0625
),
    t6: packed('<f4',
    'c-muNKm(zxS2L^*T@7MD1wbeiB1QxVUA2l~Rp=@Z14aKT7#|IMXfR=5=qO+akWm2hZH25DytZmFOlXCwZ?#~MO%P?sx(eZ|M4VtS'
    '=xAU_NZ0`8@7uGVVgJ5;4Ey%mf%*IQgZMTK`}RTk`#^j<hJAZs^7|lsJ1`#r0<1E3'
),
    t9: packed('<f4',
    'c-muNKn0<z8A3yWB#>Ig0Aw(LSgS#hVRa}2COB~50K<WXh6V=*1_lR)0}NNS8bYrE^=dI(UDXf@gjztBR_H1qZxu*?0~iCzh67+a'
    'RNSgGS=Dp46Ni77${iQ`ICY&xeiETMT5mjkG;UgYhl}g91WE)}X*_cZ(R*MX6QQiJ)97!Qj_gHyd5c$uMf>;fw}az-Xlz{keFzKy'
    '{C{5*'
),
    t11: packed('<f4',
    'c-muNKn0<z8A3yWB#>Ig0Aw(LSgS#hVRa}2COB~50K<WXh6V=*1_lR)0}NNS8bYrE^=dI(UDXf@gjztBR_H1qZxu*?0~iCzh67+a'
    'RNSgGS=Dp46Ni77${iQ`ICY&xeiETMT5mjkG;UgYhl}g91WE)}X*_cZ(R*MX6QQiJ)97!Qj_gHyd5c$uMf>;fw}az-Xlz{keFzKy'
    '{C{5*'
),
    t14: packed('<f4',
    'c-mtKWe8<h4a6V>0->vcBCFwCg5WApr52EE2yKAywL%%Lu4;hmZvaAuh64~93-FTw>VM<OpmEa@%ny_ZWYBo##Gv=U9LzWR8^$1e'
    '(VoHLl_6IB`}gl>*uM{gvGVt!^3ebQ0g)}%'
),
    t16: packed('<i4',
    'c-muF&9Isw6o?tZ7{Fk42vB4d14x7@pvAC?;VO`92yKAyudZUyTGap)g@A?zptyqrLjywtHtiP*Z*X0h`b+G>bY`^+4h0V`<Xz{x'
    'F#V70g^3KBV1DmM&I^m#6)v>@)&uj=@c;k+{zEVjF#P|Ioe!lM{$pSOTCQwO', 5.960464477539063e-08
),
    t17: packed('<i4',
    'c-muF&9Isw6o?tZ7{Fk42vB4d14x7@pvAC?;VO`92yKAyudZUyTGap)g@A?zptyqrLjywtHtiP*Z*X0h`b+G>bY`^+4h0V`<Xz{x'
    'F#V70g^3KBV1DmM&I^m#6)v>@)&uj=@c;k+{zEVjF#P|Ioe!lM{$pSOTCQwO', 5.960464477539063e-08
),
    t19: packed('<i4',
    'c-muNSiPEoVRdL20|bNs`Ky2e3=m8NSf$0lpmjBrp`ii9y9(s5Vrb9;Nr3nbKye2K2N0_Po9-JIxC(z=5Sz+;L2Y`$g$EATFYx94'
    'xga~8;ezHw5dY%^&R+Hl3X6YV&}#?r(ec0k|Nnz96fj`p|3`>1pkn}MI&4h', 5.960464477539063e-08
),
    t21: packed('<i4',
    'c-muNSiPEoVRdL20|bNs`Ky2e3=m8NSf$0lpmjBrp`ii9y9(s5Vrb9;Nr3nbKye2K2N0_Po9-JIxC(z=5Sz+;L2Y`$g$Ez5U*OC8'
    'b3t}G!v)QWApXY-oW1N96c+!!pw|xKqvL=7|NjSJ7{JE=k0yo;0C6dJ76', 5.960464477539063e-08
),
    t22: packed('<f4',
    'c-jm7tG2rKuXfYpzrDvS{+>J=`1hsP+P_yXT>E=y0f>L%uf0jy-<w{ge@{z+_~`il@rY%G$Jsyj9={{oa(vCIx5qo~MIA3*_x*VH'
    'ClLS4@w<0!9~ZLXJU(q1h>wl~ZS5FcZ7okY+8P{Vvi(;dXlujlVrzQL$yWb7i0@%*cg^0`WRt6{&I1r19q-?_e?JgI;oiMi`1?@#'
    's2BjE=bTO'
),
    t24: packed('<f4',
    'c-jkPP-CcN&}Mkd(92-KaFQXA;U&XbhN}$M7!HB?Cm8G*(im<slro$K^U?8rh6sj226mwCI}9xhYZ%@#bTC9Q6f=Bh=mzu8Fx+Lh'
    '%^<|U$uJGfN5_E<b^@*rmI96r1_DeD{{#XZYy?~!Oa+`A^uc@&puD|<2~dp=n2(P4@7up0f%onw%tyrl<>X`6'
),
}, name='of_42').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, CHANNEL_SHUFFLE, MUL, SPLIT, SIN, LOGISTIC, ADD,
# ADD, HARD_SWISH, MAX_POOL_2D, SIN, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.375, -0.25, 0.25, -0.3125])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 2]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.6875, 0.25, -0.9375, 0.0])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [0.1875, -0.3125, -0.9375, 0.125])
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('CHANNEL_SHUFFLE', t2, 2, 3).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('SPLIT', t5, 3, 2).To(t6, t7)
model.Operation('CONCATENATION', t7, t6, 3).To(t8)
model.Operation('SIN', t8).To(t9)
model.Operation('LOGISTIC', t9).To(t10)
model.Operation('ADD', t10, c11, 1).To(t12)
model.Operation('ADD', t12, t12, 3).To(t13)
model.Operation('HARD_SWISH', t13).To(t14)
model.Operation('MAX_POOL_2D', t14, 1, 1, 1, 3, 2, 0).To(t15)
model.Operation('SIN', t15).To(t16)
model.Operation('PRELU', t16, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkg^6VH1104kQ0TS&G8yOks><9wz<NN>R5%=!n^!5}P@){5Y2pI(u?;Ygk{{RjA6dK_4?gZlF9R}kb?g$>5Q5`Y', 0.0625
),
    t18: packed('<i4',
    'c-mv^Wq8}F!0`6E0)sRN7xXeTwVq{o1jN!H%wx*Xavp?J7;4V9GSndPTY!8q1s(<q!C(f9i@^*!AiR=?;hf+VhL=FB1H#`;8F+$0'
    'cmjhjkoHC5gXrw5FBrD(|IV;|?RSRNAbj=(!;<~K8CC-EY7pM}mtp2A5dOn34}_8UAUutMLI41`f=sa', 5.960464477539063e-08
),
}, name='of_44').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, SPLIT, AVERAGE_POOL_2D, NEG, MUL, CONV_2D, PAD, MUL,
# PRELU, NEG, MAX_POOL_2D, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [-0.3125, -1.0, -0.375, 0.375])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-feiov48h9(H!}-qG}3@*8+kMmSZkehW69r|Z~?Fq{{', 0.0625
))
c11 = Parameter('c11', (F32, [4]), [-0.75, 0.75, -0.5, 0.75])
t12 = Output('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Internal('t14', (F32, [1, 7, 5, 5]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [0.0625, 0.25, -0.8125, -0.625])
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [0.1875, 0.625, -0.75, 0.4375])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('SPLIT', t2, 3, 2).To(t3, t4)
model.Operation('CONCATENATION', t4, t3, 3).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 3, 0).To(t6)
model.Operation('NEG', t6).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SLICE', t14, [0, 2, 1, 0], [1, 4, 4, 4]).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('PRELU', t17, c18).To(t19)
model.Operation('NEG', t19).To(t20)
model.Operation('MAX_POOL_2D', t20, 1, 1, 1, 3, 2, 0).To(t21)
model.Operation('ADD', t21, t21, 3).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0KfkR<qPBb1o#B<4FwSW@ed&DAN=9!>F?$Y;Q;#L<QU^1`0E=4?+YL2?CA^a_wE@I82b?x8yxHX5DM@Z>)_{K03v4', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfkR<qPBb1o#B<4FwSW@ed&DAN=9!>F?$Y;Q;#L<QU^1`0E=4?+YL2?CA^a_wE@I82b?x8yxHX5DM@Z>)_{K03v4', 0.0625
),
    t5: packed('|i1',
    'c-jF#0KfkW;|AsU1o{L85b_NVApP<D;p-po=IZGH`V8S1<KpD&8zA@#9|Z5|3+L?a8SMA_5fT_2>lPad@cj_r=NRi*gd%4', 0.0625
),
    t6: packed('<f4',
    'c-muNKn0-;p`oim)ap<M5EIOXNHDBk4dUVlApNUA)GDz4RjZKnuUZA-qJjxabP5(Yd=N1R;3=7Npk>X}hN)LqE#PovU<xgGAllot'
    'ieban0}~h+E?j+3!6n5tD<ERVg$oN94%93-z;S|sp<v(s{riAmzrEf5{r0vX&fb0dfNWd){rl~Jc<)|2J6oVUNDT<s+1mpJ_S){>'
    '3*<A{?FRrW%2FW'
),
    t7: packed('<f4',
    'c-muNKn0-;p`oim)ap<M5EIOXNHDBk4dUVlApNUA)GDz4RjZKnuUZA-qJjxabP5(Yd=N1R;3=7Npk>X}hN)LqE#PovU<xgGAllot'
    'ieban0}~h+E?j+3!6n5tD<ERVg$oN94%93-z;S|sp}@}G-VO-t_wTc}-@g~cv9+@UviI({x8DcEwzm8B?FGt%)PTUg{riCewtMYu'
    'fqaI2_5f!rMxg'
),
    t9: packed('<f4',
    'c-muNKn1ISI1I#C4aA{PHUpHsnt>o#1yKrTgd*t=U4>BB0HwDqY20$c!6YswAZYvH1IHM5H9Szby1-|O0@H#mJfc@FTxDS4_%Ol2'
    'f$6HoE?udB7flgQWSAB>2+Um|;PZ>YVawkA`)v2_+h=EI2gJ7f?Dy{5W49N`wy_8Dfp`y)W3vxP0M+c<zt7Ir9w=$MXYanfKt6-5'
    '9RSpRL*W'
),
    t12: packed('<i4',
    'c-muNKn1HqSA$3h2wfctVln`QLcy|NNfdA(V?{&*L&XCHixnRpI50G5rDhpa99T4|DywQ!)KRUi8ncv=Dykv^whA2J5MW5nsyOlB'
    '$&(vP=1e%zq4UEcV1@aPrO)Cn2A>W)lDEn9eD?vzz15fecf{}U-;ll4Wp~|ruLHGvJP)@V4mw<P+J0a8RiC3V%MCZq-Qskx?5gM5'
    '#H0TiD1!hZqi!q', 5.960464477539063e-08
),
    t15: packed('<i4',
    'c-muNU|7wtdNmM-u4VuOAQcK`KuAKM;=m$?s;nx8sH0jCepLj+R)GTy0t~5O{*xO^7$%(PVEADXfK|W$j(7(D4cQDXyX(Mw&%-SY'
    'L5GVN?Dv&}`Gy<kGB_P9WAI#?h*kf8BuES&4FCYe<T6J', 5.960464477539063e-08
),
    t17: packed('<f4',
    'c-muNU|7Wvx*CW>S22LWYA^zVFbKZ^31a~rG9?VHVaphnPVj>8FHd6ds-3{_A>kmHFH`@Fp`hp*1IOMNtojYaPB0ko?_{u+SOn&q'
    '$<1QWmD|AJAO&%cpFk;tt?X(BGoE8u_3ztn2gk(l(EtFli!Ap'
),
    t19: packed('<f4',
    'c-muNU|0o#4XYTypn-uQtO3LbgK!;y!~r07V89AiX_YW6V_L@0cf$+J*Rq|&Fn9L^2Av59!TgK+pD~=#zQ)ic6N6R%orfnF?p)u='
    '@aoATF#pNBSqwMcZeaNM9O|AMr3`Q0tY&z8`50FHd+qGt7#n{d8XpY+0EfIaIs'
),
    t20: packed('<f4',
    'c-muNU|0o#4XYTypn-uQtO3LbgK!;y!~r07V89AiX_YW6V_L@0cf$+J*Rq|&Fn9L^2Av59!TgK+pD~=#zQ)ic6N6R%orfnF?p)u='
    '@aoATF#pNBSqwMcZeaNM9O|AMr3`Q0tY&z8`50FHw)^(MF*d#(8XpY+06WV$x&'
),
    t21: packed('<i4',
    'c-mvo`muvS2ZR|Iz<4pU3B%%k69gZM&j4{3115N~cq+q35C*bAm~pNM1LI~91Rsju0P$li`WgQGg<vRP{PPct;e05@3I6|wU|f9s'
    '004W#BzX', 1.9073486328125e-06
),
    t22: packed('<i4',
    'c-mvoVqjp<LBfln7@dCxh`Sgt!4n|<h=duT7@hwHh#xZ$1~B!w_*4b}RSyhV', 3.814697265625e-06
),
}, name='of_45').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, MINIMUM, ADD, DIV, NEG, SPACE_TO_BATCH_ND, SIN, ABS,
# SOFTMAX, SELECT, LOGISTIC, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.3125, 0.3125, 0.3125, 0.1875])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [0.3125, -0.125, -0.625, 0.4375])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [1.4375, 1.6875, 1.8125, 1.875])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (I32, [2]), [2, 2])
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Internal('t12', (F32, [4, 2, 2, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR00KrZW`rRSj}e5yOpq*$!3Y(DssRcB00Vpg8v'
))
c18 = Parameter('c18', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR>EIyh>jM7&;~e`82j&+J;vF0P{Ojld66N<72oLt)^y=yp;Qt)&{`Bzp7xfDP1_$!?;qw6V?DYE?6btyJwk0w', 0.0625
))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('MINIMUM', t2, c3).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('DIV', t6, c7, 0).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('SPACE_TO_BATCH_ND', t9, c10, c11).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, c10).To(t13)
model.Operation('SIN', t13).To(t14)
model.Operation('ABS', t14).To(t15)
model.Operation('SOFTMAX', t15, 1.0).To(t16)
model.Operation('SELECT', c17, t16, c18).To(t19)
model.Operation('LOGISTIC', t19).To(t20)
model.Operation('TRANSPOSE', t20, [0, 2, 3, 1]).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC8};e(4DjUT2_F<5ARZbM4F~Mw5c32A?->*3924^T@eUs284LCA@8cN*^a2U>;~er7>i6OR@%8-?^ZVh>$ROz', 0.0625
),
    t21: packed('<f4',
    'c-r$1S;@@Ky7AM>j|vxFH=T-5_;6|N_w<#|!X~a>5qx9{!)nhOjs-HojZ?mD+_>r2#yN72{OT`=)`>kk8yhJwcjpARbqe-f2b`=G'
    'R<7u;=JZ^=LQuPLqn5(QzZy*ISx-qaFf6W*`{BgOEqT+)>6+xGr0F`J82h8{K9T;qJmO?yTO6;+7hV^>C6ZtG{iG8k1g81DaM{H5'
    ';0ptLB(J~+o+ySN+|6^j9Y3T*$uC*LC(y~mE5Xer&EqE^V9u{4v`Ik3-rm;U4hTUc5ZKv)ICi!m5-b8_fLL~58HgGL0CE9mz+i9'
),
}, name='of_46').DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, PRELU, CHANNEL_SHUFFLE, SUB, SUB, SPLIT, SELECT,
# RELU6, SUB, SELECT, MINIMUM, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [159, 101, 85, 68])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [118, 111, 131, 107])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [139, 136, 132, 105])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1OWyx!2qNg7#N@gBN%}gFbc|mK`<Wx1pWXf'
))
c14 = Parameter('c14', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mV$t+=RuX=Qcqgz(1dS@lc10wY@^I`VSEGs~9b24_u)Dd<h?Eu9nGofzIdv9e(9qV$@ulv#akE2_$8wZv9tGEfKrtCAk%'
))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4], 0.5, 120), [127, 127, 113, 114])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}OX$5M}_;AQl6Z$AI8LSYQ<(2?!g+0{{gb044'
))
c20 = Parameter('c20', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7NEt%Pv)iI&0FL2KCs`{Y7j>bg=wXI>r3DcYMdP`ID3PajvSJ%&sZ=RM}o6*wM-cmOweP(-fWI{n(QO4ph1_}WHet{l$'
))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4], 0.5, 120), [113, 157, 139, 104])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t25 = Internal('t25', (U8, [1, 7, 5, 5], 0.5, 120))
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('CHANNEL_SHUFFLE', t4, 2, 3).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('SPLIT', t9, 3, 2).To(t10, t11)
model.Operation('CONCATENATION', t11, t10, 3).To(t12)
model.Operation('SELECT', c13, t12, c14).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('SELECT', c19, t18, c20).To(t21)
model.Operation('MINIMUM', t21, c22).To(t23)
model.Operation('PAD', t23, c24).To(t25)
model.Operation('SLICE', t25, [0, 2, 1, 0], [1, 4, 4, 4]).To(t26)
Example({
    x1: packed('<i2',
    'c-q?>wY+~_NJL%s3fE=bYqv)2NGwjyPucA38CC1Pb!lkNW~Zot1ufHaT!MWTxmM?IE}i2szh}Yr?eX)Pf+DxOdNWW60JU`<>i'
),
    t26: packed('<i2',
    'c-pHdsBNt%Oz5u2tF5m9fx^P>io#kT&S-(~XSP>FCKLe08Y-{=1_}WHPdpv`'
),
}, name='of_10_quant8').AddVariations(signed(x1, t2, c3, t4, t5, c6, t7, c8, t9, t10, t11, t12, c14, t15, t16, c17, t18, c20, t21, c22, t23, t25, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, HARD_SWISH, RELU6, GATHER, DEPTHWISE_CONV_2D, SPLIT,
# GATHER, RESIZE_NEAREST_NEIGHBOR, QUANTIZE, TRANSPOSE, TRANSPOSE, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [2, 0, 3, 1])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c8 = Parameter('c8', (I32, [4], 0.5, 0), [-8, -12, -12, -12])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (I32, [4]), [2, 0, 3, 1])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('GATHER', t4, 2, c5).To(t6)
model.Operation('DEPTHWISE_CONV_2D', t6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('SPLIT', t9, 3, 2).To(t10, t11)
model.Operation('CONCATENATION', t11, t10, 3).To(t12)
model.Operation('GATHER', t12, 2, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 4, 4, False).To(t15)
model.Operation('DEQUANTIZE', t15).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('TRANSPOSE', t17, [0, 2, 3, 1]).To(t18)
model.Operation('TRANSPOSE', t18, [0, 2, 3, 1]).To(t19)
model.Operation('RESHAPE', t19, [1, 4, 4, 4]).To(t20)
Example({
    x1: packed('<i2',
    'c-os%zHFj*!vf!gc`f-{y=$6sTej6WRqS=_@^Y-3S{0wsn&Vrzyli96?$vv?JM8pmkI(YkvL|F^`ijLFGnZGc+QUF0000}kAaw'
),
    t20: packed('|i1',
    'c-ke3K?(pc48lH~(jLa};N#n^7*tS+lwjb8xFoP$<x!PA{y4kD-iZd9K^#i'
),
}, name='of_25_quant8').AddVariations(signed(x1, t2, t3, t4, t6, c7, t9, t10, t11, t12, t14, t15, t17, t18, t19, t20)).DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('RELU', t2).To(t3)
Example({
    x1: packed('<i2',
    'c-mW7=uncLlv)<so|$B`ae<f3zK!;imv>iBEOUxV+T84ym$oG{bXU=eIG44(v$uIyu5T`KkI&hcTT&X6=HIZmk%2-008*$PE&'
),
    t3: packed('<i2',
    'c-mW70R`<qym3KA#lDRdlb3f_PXvi=ZUz!tDk^qWtf;71+dF$(Mdf;sP{lroo`%JZ3={$Y%4H$;'
),
}, name='of_73_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Internal('t4', (U8, [1, 7, 5, 5], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', t4, [0, 2, 1, 0], [1, 4, 4, 4]).To(t5)
Example({
    x1: packed('<i2',
    'c-pI;KCi+xfA5;Su)IpQ&bX9a@iS9vCQfO|o9k&Gvt*gq%z3LOrA^qnVfMNP_h7HiqJaEb|GAr!Y9q=W)~ze<vuB_X006?g9~='
),
    t5: packed('<i2',
    'c-pI|nK-2)Z?0!W%#vjlAdog;YsKt!4Hdy&onZdl%}Esz<qj3=iu)?C00s&H0KIP>{r'
),
}, name='of_77_quant8').AddVariations(signed(x1, t2, t4, t5)).DisableLifeTimeVariation()

# A result depends on its neighbors: MAXIMUM, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU|<A6Mj#CVP&Nac4U>e3f*}J`IRgU#1nK}K'
))
c4 = Parameter('c4', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7Lnm#e6Gkr=$eB11zu!!E`#%W!(h0~@L1{Ke&id>P~xo~Q0#<IEfrFFf*RkJD*CM{SHkY3cEI4!rhw=I5lHUotK0LH){Q2'
))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('SELECT', c3, t2, c4).To(t5)
Example({
    x1: packed('<i2',
    'c-r&H4{qK)v3$~speeq^?xi(l8@nANSM0M}xXNK+O6jur?5MoJ9@lx3w?@>2_%tqFHht=@Ewv8SeYI=y*LF;c%w?bu006=$A87'
),
    t2: packed('<i2',
    'c-r&H4{qK)v3$~speeq^?xi(l8@nANSM0M}xXNK+O6jur?5MoJ9@lx3w?@>2_%tqFHht=@Ewv8SeYI=y*LF;c%w?bu006=$A87'
),
    t5: packed('<i2',
    'c-o7Ln%*2UF@4gC_%`2S_tKiOjnf<>3#ZvF402eQQo15Od*Rg99@n|`TO(?Ms~Q(4Okc1opth*LZ(45t+Ky?nvl%D^0Fz%I3j'
),
}, name='of_78_quant8').AddVariations(signed(x1, t2, c4, t5)).DisableLifeTimeVariation()
