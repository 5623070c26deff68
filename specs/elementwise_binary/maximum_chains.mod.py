# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# MAXIMUM, RESHAPE, MAX_POOL_2D, NEG, HARD_SWISH, MUL, SPACE_TO_BATCH_ND, PRELU, HARD_SWISH,
# HARD_SWISH, TRANSPOSE, SUB
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t60 = Output('t60', (F32, [1, 4, 4, 4]))
where61 = Parameter('where61', (I32, [4]), [1, 4, 4, 4])
t61 = Output('t61', (F32, [1, 4, 4, 4]))
t62 = Output('t62', (F32, [1, 4, 4, 4]))
t63 = Output('t63', (F32, [1, 4, 4, 4]))
t64 = Output('t64', (F32, [1, 4, 4, 4]))
c65 = Parameter('c65', (F32, [4]), [0.6875, 0.5, -0.375, 0.0625])
t65 = Output('t65', (F32, [1, 4, 4, 4]))
block66 = Parameter('block66', (I32, [2]), [2, 2])
none66 = Parameter('none66', (I32, [2, 2]), [0, 0, 0, 0])
many66 = Internal('many66', (F32, [4, 2, 2, 4]))
t66 = Output('t66', (F32, [1, 4, 4, 4]))
c67 = Parameter('c67', (F32, [4]), [-0.6875, 0.4375, 0.0, 0.125])
t67 = Output('t67', (F32, [1, 4, 4, 4]))
t68 = Output('t68', (F32, [1, 4, 4, 4]))
t69 = Output('t69', (F32, [1, 4, 4, 4]))
where70 = Parameter('where70', (I32, [4]), [0, 2, 3, 1])
t70 = Output('t70', (F32, [1, 4, 4, 4]))
c71 = Parameter('c71', (F32, [4]), [-0.5, 0.875, -0.4375, -0.875])
t71 = Output('t71', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t60)
model.Operation('RESHAPE', t60, where61).To(t61)
model.Operation('MAX_POOL_2D', t61, 1, 1, 1, 3, 2, 0).To(t62)
model.Operation('NEG', t62).To(t63)
model.Operation('HARD_SWISH', t63).To(t64)
model.Operation('MUL', t64, c65, 0).To(t65)
model.Operation('SPACE_TO_BATCH_ND', t65, block66, none66).To(many66)
model.Operation('BATCH_TO_SPACE_ND', many66, block66).To(t66)
model.Operation('PRELU', t66, c67).To(t67)
model.Operation('HARD_SWISH', t67).To(t68)
model.Operation('HARD_SWISH', t68).To(t69)
model.Operation('TRANSPOSE', t69, where70).To(t70)
model.Operation('SUB', t70, c71, 0).To(t71)
Example({
    input: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t60: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t61: packed('|i1',
    'c-jF#0KfnI6!{GJ3jiGC7VPH@`{45H59RUn>+colAmRNE`26k<<`WD6^7r-h0O$kz^63Z#6%8Bo7X#=D80hpC=Jg7+u_Hw', 0.0625
),
    t62: packed('|i1',
    'c-s3T!XWcUfkB23jQ{-Q=NA^`R}dBjvO$=GUtCz4UqV<~OoEw9OyVmSt2nPTmjo}I4*<F13+n', 0.0625
),
    t63: packed('|i1',
    'c-mum!|;UV0mG9|V9dh&@#EXqA0NDZ4P=AxkB=|kKK=OO?bBB;{(gJ)g8SR=m!F@0d+{002LQPEF&6', 0.0625
),
    t64: packed('<f4',
    'c-n1?u?@p83<SSclZmV?IF9CU=S~gT1`r^Cv<C1187GvXNG|fg5xfT}0+ERTa8^MWolg=Fkvlz{8N6V>byh(boloNa?@kX76*VyG'
    'aTBhbi)JqBdx!Gr-ilg#Cu^VdI(JQNpB@d?v75NrOdR~8fBg&iaDFr'
),
    t65: packed('<f4',
    'c-l?Mu?@m75QX8_p$w1(kZ4>m0La86(3pbKdqj$qZR`yq-zg0pLqy6V+{M9Q>C@eRa!N?)r#zXd@Yrt;z$-5u|2jrQWeO~qvBVj='
    '3$MH0TKU_;`8EzP7;5tc6B|s=&HWut4F%JX?8=8u+BGz~LqED>|LRscyS27uWW^i0GT(ARyKh^;nYL+be*lT;WH0'
),
    t66: packed('<f4',
    'c-l?Mu?@m75QX8_p$w1(kZ4>m0La86(3pbKdqj$qZR`yq-zg0pLqy6V+{M9Q>C@eRa!N?)r#zXd@Yrt;z$-5u|2jrQWeO~qvBVj='
    '3$MH0TKU_;`8EzP7;5tc6B|s=&HWut4F%JX?8=8u+BGz~LqED>|LRscyS27uWW^i0GT(ARyKh^;nYL+be*lT;WH0'
),
    t67: packed('<f4',
    'c-l?Mu?@m75QX8_p$tIfHBtqgx3FvGpg`$pX)*ytET>MBC{YHW%>)^MK9VKwIAO5#+4o!5d2}7~N)NwYIr#kLMC2>}w?h<3VLva}'
    '-2$1J+k0*-Al?<%zQzT0?)iagZcrW7)7%R(O+h@1)wJB9pfVg%8IW%6Mz65trU|34>SQN7s!tEUra_t}8pXHY_v=^%'
),
    t68: packed('<f4',
    'c-qT6%;1x$&fp^q!3imKj<qT3j<rBG2yaQr0`eIgYugz%^tLlF^v=s_u61H)hV!TXWvHFHg`qY8f^(k!etYrhmbVvyY!EhostDv~'
    'yuElKqgwky27`9B;u|3Q4V>>H$FR#qkYU$c2=-ab)4yl2VE-N<8-zm_D+BpJyid8KcAqjsEthiko(dp_@oo1q>_WoUwtH=NK`=}V'
    '#<#)B2LMoHYi|'
),
    t69: packed('<f4',
    'c-lqBu?m7f7{Kulo1#$=9BYVsf(AXe0~hzEz)5-lAHl7_7YOlkadZ<ubQYqurNy-^H*pZU>&S*5{QuDg@~DG+r`)om?`ECvik4oP'
    'CcgCDq{JdAq1bAsyC}{1@eKiv5bTvJJ9x-O4@FCa4dQJN8{07&8;sQu;?oZ2Z!ciAF<5KmPEI-{u}(!x50Z-KI%Rx0F%Hu??din('
    '`DqO(If~`f4l3WT{!c6Uw5BNi{sVs5Zb|'
),
    t70: packed('<f4',
    'c-m`OyjV>sgNcbDAwhD5ySsbK;>FDO?{D7@<C~eyn+N7I?Ao=$eZvL>pMl}jiwzrgxwvq@kNy6g!N;d0Z5I%@xZL{r)7l!w4-enF'
    '7tCj{wN2Y4CWhcMFf7s#6FaV<(KDxe!2$+h;SW|eHa0;1-~RrE3t@akMHd$^pMjIp%I5E11fPN7%+<etZES6A_5cCUcpH%Q=zLos'
    '0P`7afc%|15qt&)tDQS{0sz$PZb|'
),
    t71: packed('<f4',
    'c-p(NZAv8H>j@qVRy_;P>My={W!sbsN#|XaVEp3VEw{jYhIil3>hFq0@EI5am+p$St>#EDjQa3{;dEy6BK?IIfc$q1^>4nx_@b|-'
    'dxQB5o+^v<4?IBd85q)}4m@BB{hIPE<!Tf|*r)XW3HRfH{Pgcge6G+RIbeRmlO$CBg9HX3-+sTHy&VvfLxV5?CFpd%'
),
}, name='of_6').DisableLifeTimeVariation()

# MAXIMUM, LOGISTIC, SIN, SIN, SUB, SOFTMAX, ADD, MAX_POOL_2D, DIV, SELECT, MUL, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t360 = Output('t360', (F32, [1, 4, 4, 4]))
t361 = Output('t361', (F32, [1, 4, 4, 4]))
t362 = Output('t362', (F32, [1, 4, 4, 4]))
t363 = Output('t363', (F32, [1, 4, 4, 4]))
c364 = Parameter('c364', (F32, [4]), [-0.125, 0.0625, 0.0625, -0.5])
t364 = Output('t364', (F32, [1, 4, 4, 4]))
t365 = Output('t365', (F32, [1, 4, 4, 4]))
c366 = Parameter('c366', (F32, [4]), [-0.0625, -0.3125, -0.125, -0.125])
t366 = Output('t366', (F32, [1, 4, 4, 4]))
t367 = Output('t367', (F32, [1, 4, 4, 4]))
c368 = Parameter('c368', (F32, [4]), [1.25, 1.6875, 1.9375, 1.5])
t368 = Output('t368', (F32, [1, 4, 4, 4]))
choice369 = Parameter('choice369', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$Bfeiov48hv}pI!_i1fW2~dzseONp9THBJltN4geV'
))
other369 = Parameter('other369', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnH;0hJs;pr6b?fvED^Y|C$9pMJx2mj?02lp4@@(b+oAnOJS>I?w(_UrKP8SU)z5bOHy;{zHE8x<K5_WAV&<t5P', 0.0625
))
t369 = Output('t369', (F32, [1, 4, 4, 4]))
c370 = Parameter('c370', (F32, [4]), [-0.625, 0.0625, -0.875, -0.3125])
t370 = Output('t370', (F32, [1, 4, 4, 4]))
c371 = Parameter('c371', (F32, [4]), [-0.875, -0.875, 0.375, -0.75])
t371 = Output('t371', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t360)
model.Operation('LOGISTIC', t360).To(t361)
model.Operation('SIN', t361).To(t362)
model.Operation('SIN', t362).To(t363)
model.Operation('SUB', t363, c364, 0).To(t364)
model.Operation('SOFTMAX', t364, 1.0).To(t365)
model.Operation('ADD', t365, c366, 1).To(t366)
model.Operation('MAX_POOL_2D', t366, 1, 1, 1, 3, 2, 0).To(t367)
model.Operation('DIV', t367, c368, 0).To(t368)
model.Operation('SELECT', choice369, t368, other369).To(t369)
model.Operation('MUL', t369, c370, 0).To(t370)
model.Operation('MUL', t370, c371, 0).To(t371)
Example({
    input: packed('|i1',
    'c-jF#0KfnA5)}3lARiCr`Q{oH1sxa?7YFqY>HiP=1n=+Z?B*Wq<`o$c2?`1r@%`@a5&!M=<N^L1=<)gh_VeHg;`0i&j3EX', 0.0625
),
    t360: packed('|i1',
    'c-jF#0KfnA5)}3lARiCr`Q{oH1sxa?7YFqY>HiP=1n=+Z?B*Wq<`o$c2?`1r@%`@a5&!M=<N^L1=<)gh_VeHg;`0i&j3EX', 0.0625
),
    t361: packed('<f4',
    'c-q@2qcB(Ib^BSyct(dGd)`ctsk`7G!oK=!``MZr_C`j&M#eiyPQ`|X6H-4+tZ`bs!+-ti;3<bv85!nstSmmxVd&)ax6!Hk@YnJO'
    '<&Q$I3HdnP?e|~T#qc%gRegOIclkH&@~w*<ME39Z5fS`e@4yh?Kl4AU<XMqEhQ>Gr5%swJOB~%cIVQ%NYn;#s^%0H<bo7&6ZQ}C7'
    '{04t>vrCFbY>I|wu${7+THu5iRn2xk@>h#9e~7Z0aDidd+%L);bJgtZ?STkL*nuf96UYG*AThWwln0XnVq1_T0BE9NZ2'
),
    t362: packed('<f4',
    'c-rG)RWD@C{G`0oZ0G$GkEWkuExj;j`}!Zs6Q|FeyIy7IWR;!z3D!NTs;8PO{pMQ#=$a#F9q#d^`IJlH&O<#~J5@`wdtPQ2gmr8='
    'yyaHl!O#1%g*6p<LbEzPmhka~YHiWg+ENv6?rLJPU*DvR&pb;-k*6eh#S#6h<u9N0xE_3FvQXc6oxZD!hWcT3TXSwlD}76$6>84!'
    'G%j*9H904#1CgnXu7tF-Ro{b(Cf#?rE5!dicd+a`^>y8>&l2pjr0wkOfe1+0fhjN($N>`|F}N_4heX+eBmu%ZV;%'
),
    t363: packed('<f4',
    'c-l*eE$WEv@SMoU&DYlTPo61u|3OoM@82g19@@6;`$WDi6ZuxL`a8C^GL_6{+2;Q}!t|fKz@63-t+tNt=Z+=at*4pv+nEZM&HKv!'
    '^$pLfH}jd|A{CaYJ((vXx^ksj$k+2BUzeZrDZY1aeylXdN}ng}3iXklzYfGs(r)khSsdMSZ=RCsY9%8>8MXatIvOncT1uK+OQoEi'
    '%A8?pXmCnUGe}TV(^lXY6x8auS=ONNG<&Jor~7&qJxAZHp7DvFeTJZ&y*&^C2|F+aW&$~20we|(hVqaoTaY9GaM)uk'
),
    t364: packed('<f4',
    'c-l*eEjkk0;px%NE#utvN4_z3f0LBJ_wODYEjhPqCd%CMkXgm#-_+{F^kP2aHvjL}O#jGt+~Im5dbmT(*71dy(`hFC!%PLs{Hxes'
    'mGNAC<IfbgdBQTaC;oie!6CvSuhO+%Er0Iw?B4tNyQG^|`aC(P@IUg%uf|;`McXCgi?>O>zb7Ob>ZGLDH+lZqX&x`-r#eY~39@23'
    '+Q;_9(P5#&*%=$oicNL+$JpT&vD5Z|z)`EGYcA#ceT+yF>n@bj?<?%EvxfjXJ6j+DW`Q_h3=#tggT+C75VQqyY@up^Gyp_RXpj'
),
    t365: packed('<f4',
    'c-s4Oid8yqqx;#a57xR%ikM4UAKPawI`oYxeUAI`2WQT>oLsguXN3^sx#ecZZqIGKc4(e#*pDw?f?nRdJ}d7<O5O5~q6Vi_t_1Oy'
    'p@-@jZ~4CVT-QInc8>XsENLz#m(5=H>ZM!X%lv!!{$Jja=Nm-7h_7K5nOpkc_w1!dUpJ<1<u?y4DW6{w5x&mRP2qK|S;Wrn+@L9)'
    'V$LU<i*1&A=_r4)7c05d<mtU>p=r>}nAW(td1`5g7AqTXm>ljuqetBMoE?P#0RKF1;Q'
),
    t366: packed('<f4',
    'c-s5Jz-5-l&^N1!;f?MR2DTSm40Tsr7~U|QW03KCz+m7qiJ>SbfPrbwa)zF5a~amO%wt&d;|qhwrA-VbcP=peSl+?F(2~k<K>sBJ'
    'M?E9MtZS1Q<n(?s<j=UmpvmgOpndN@1NVDNhD-PVF?62a!0=Lk4THwqQiiwY-VE27PBYk=i!!{oGhtX4!^ptA+LmEMaTvo=%^-%h'
    'PB(@EFD?e&P5&5P&T?Uxp4!N;)L4dLuazFdnWkn2|HO2L`Gye;K7Do!ws!ciEdhA|2R2bR'
),
    t367: packed('<f4',
    'c-rG);9}xp;L>$rU~@SK#9RzTIm^L#jSC2W0kR=@&2k`rIgtJV!6wT$0r6x8h8aLy|C?dfy(>UGnSuNLKQMlI4}?pBYzTg74&<Ac'
    'GHA?&;OpkzKpe*Kz7vR72Qh5e<OalH3@>Ljg7Mx>AlwXOL-5`{AiuAf;Y<?*&+khIVmk&~J4!GBkJeo2'
),
    t368: packed('<f4',
    'c-p(lup{Cs!;Xo}44E620`XObPZMr{@t+MK91LVb@Sjc~zcZL&;a3RO?TiNE6%1QTfq3Of2A^61AYQ@HKjkkNbJl`z7?2IYob!SF'
    '`C$zE)FJr)d`=+NW+*cU;uH-Avpjhq)@CU1^9N&>JP-~7vLV>T7Ra{^VhGZMU=>?SAhu($wW9<B07Yp~<N'
),
    t369: packed('<f4',
    'c-k$?ArFE;7zW_C+WZLwH<Qk0x`SW_2OBdQ%#5PVjfe@|3^cJ}v$#>@BN~kt{S9nx1fAX;-1go*-+TLjVgcZQ_FQH53PSrMRm-_X'
    '*TK^|zdek0?aFN}uS>VTl{qSWwR=*DoD*~%e64cm<9AZZu$iJMR&i<xF-P!3V*`<J&<~pBEDI6Z20|D{9yyORbECY9;f`GlSZur|'
    'WyN?!#ED8G^@4bXJ8`Iv5m}6zV9=kYPDx;#%P9T<G?z`D'
),
    t370: packed('<f4',
    'c-muNU|h$*!0?*^0{VdX7KpJN%-#cJeF5^nFhIqith1lKFt}$!wA>E@5-*|p`G8mk#P|nhcK}(nKz=O)RE(h%%u3r>$`H>EVtFux'
    'r!M%huup4-277zJgQ-mnHyal)B(O6w{FypCLHmRlLr~)hh9HI$3X>Nwo@hP6+%Wlr7K243GlM{`mco%3yM252+Jm8;JrM7;X8^Jp'
    'Z0+|k0NHzif_8iN?qk>s;@R!91!G%#2C&%P{d?`~00nYLsQ'
),
    t371: packed('<f4',
    'c-muNaAaa&VEDlR0at<89mH4yX7>VF<v@Np15}J58_bd_%Vu~r0ixykKL&<|xC21Kfq`La1H*yUK*5GuAbSDBG6n~RdqDm@kPt&H'
    '5c2`?0R~@JK8C)dKs^ll4;E_o-250O(pqyW$4nzWnL)|1hhfF3#|*ad?Jf<|m><k_T+c9<VLi{Cg2(HRPkWYdXNw3!m+~`)2tyGb'
    'Vby)Mdu;dH+5xfcJ}}K-55zY6Y#Bged-m<$yT{g!VGqMTTf2R>d%<|`euh1^wm@tT6axV4CQzL'
),
}, name='of_36').DisableLifeTimeVariation()

# MAXIMUM, PAD, AVERAGE_POOL_2D, CONV_2D, SPACE_TO_DEPTH, PAD, ADD, RESHAPE, GATHER, MINIMUM,
# TANH, MINIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t420 = Output('t420', (F32, [1, 4, 4, 4]))
sides421 = Parameter('sides421', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide421 = Internal('wide421', (F32, [1, 7, 5, 5]))
begin421 = Parameter('begin421', (I32, [4]), [0, 2, 1, 0])
size421 = Parameter('size421', (I32, [4]), [1, 4, 4, 4])
t421 = Output('t421', (F32, [1, 4, 4, 4]))
t422 = Output('t422', (F32, [1, 4, 4, 4]))
filter423 = Parameter('filter423', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-ke%!3h9B5QD&I|1~GKa1UXys}XI&W+4|1j-;LQuzw$^oDl;', 0.0625
))
bias423 = Parameter('bias423', (F32, [4]), [-0.75, -0.5, -0.75, 0.25])
t423 = Output('t423', (F32, [1, 4, 4, 4]))
deep424 = Internal('deep424', (F32, [1, 2, 2, 16]))
t424 = Output('t424', (F32, [1, 4, 4, 4]))
sides425 = Parameter('sides425', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide425 = Internal('wide425', (F32, [1, 7, 5, 5]))
begin425 = Parameter('begin425', (I32, [4]), [0, 2, 1, 0])
size425 = Parameter('size425', (I32, [4]), [1, 4, 4, 4])
t425 = Output('t425', (F32, [1, 4, 4, 4]))
c426 = Parameter('c426', (F32, [4]), [-0.1875, 0.25, -0.5625, -0.125])
t426 = Output('t426', (F32, [1, 4, 4, 4]))
where427 = Parameter('where427', (I32, [4]), [1, 4, 4, 4])
t427 = Output('t427', (F32, [1, 4, 4, 4]))
places428 = Parameter('places428', (I32, [4]), [2, 0, 3, 1])
t428 = Output('t428', (F32, [1, 4, 4, 4]))
c429 = Parameter('c429', (F32, [4]), [-0.5625, 0.9375, 0.4375, -0.0625])
t429 = Output('t429', (F32, [1, 4, 4, 4]))
t430 = Output('t430', (F32, [1, 4, 4, 4]))
c431 = Parameter('c431', (F32, [4]), [-0.375, -0.1875, 0.1875, -0.5625])
t431 = Output('t431', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t420)
model.Operation('PAD', t420, sides421).To(wide421)
model.Operation('SLICE', wide421, begin421, size421).To(t421)
model.Operation('AVERAGE_POOL_2D', t421, 1, 1, 1, 2, 3, 0).To(t422)
model.Operation('CONV_2D', t422, filter423, bias423, 1, 1, 1, 0).To(t423)
model.Operation('SPACE_TO_DEPTH', t423, 2).To(deep424)
model.Operation('DEPTH_TO_SPACE', deep424, 2).To(t424)
model.Operation('PAD', t424, sides425).To(wide425)
model.Operation('SLICE', wide425, begin425, size425).To(t425)
model.Operation('ADD', t425, c426, 0).To(t426)
model.Operation('RESHAPE', t426, where427).To(t427)
model.Operation('GATHER', t427, 3, places428).To(t428)
model.Operation('MINIMUM', t428, c429).To(t429)
model.Operation('TANH', t429).To(t430)
model.Operation('MINIMUM', t430, c431).To(t431)
Example({
    input: packed('|i1',
    'c-jF#0Kfkh3ls7a67u93>;?1^<qrSr`soVw;0zP=0`u<s@c;+$<L2-H3E=1X6!ic2=n5GT@A>WZ>FxI7;rjpb4i@x_Rwtw', 0.0625
),
    t420: packed('|i1',
    'c-jF#0Kfkh3ls7a67u93>;?1^<qrSr`soVw;0zP=0`u<s@c;+$<L2-H3E=1X6!ic2=n5GT@A>WZ>FxI7;rjpb4i@x_Rwtw', 0.0625
),
    t421: packed('|i1',
    'c-mw5`hbVw3)5$Y-yazufb#*vPmwPSKVEQwxnEztWq9=P7sDq$F$OFE0LRu5DF', 0.0625
),
    t422: packed('<f4',
    'c-muNKm(zxS2L^*T@7MD1wbeiB1QxVUA2l~Rp=@Z14aKT7#|IMXfR=5=qO+akWm2hZH25DytZmFOlXCwZ?#~MO%P?sx(eZ|M4VtS'
    '=xAU_NZ0`8@7uGVVgJ5;4Ey%mf%*IQgZMTK`}RTk`#^j<hJAZs^7|lsJ1`#r0<1E3'
),
    t423: packed('<f4',
    'c-muNKn0<z8A3yWB#>Ig0Aw(LSgS#hVRa}2COB~50K<WXh6V=*1_lR)0}NNS8bYrE^=dI(UDXf@gjztBR_H1qZxu*?0~iCzh67+a'
    'RNSgGS=Dp46Ni77${iQ`ICY&xeiETMT5mjkG;UgYhl}g91WE)}X*_cZ(R*MX6QQiJ)97!Qj_gHyd5c$uMf>;fw}az-Xlz{keFzKy'
    '{C{5*'
),
    t424: packed('<f4',
    'c-muNKn0<z8A3yWB#>Ig0Aw(LSgS#hVRa}2COB~50K<WXh6V=*1_lR)0}NNS8bYrE^=dI(UDXf@gjztBR_H1qZxu*?0~iCzh67+a'
    'RNSgGS=Dp46Ni77${iQ`ICY&xeiETMT5mjkG;UgYhl}g91WE)}X*_cZ(R*MX6QQiJ)97!Qj_gHyd5c$uMf>;fw}az-Xlz{keFzKy'
    '{C{5*'
),
    t425: packed('<f4',
    'c-mtKWe8<h4a6V>0->vcBCFwCg5WApr52EE2yKAywL%%Lu4;hmZvaAuh64~93-FTw>VM<OpmEa@%ny_ZWYBo##Gv=U9LzWR8^$1e'
    '(VoHLl_6IB`}gl>*uM{gvGVt!^3ebQ0g)}%'
),
    t426: packed('<i4',
    'c-muF&9Isw6o?tZ7{Fk42vB4d14x7@pvAC?;VO`92yKAyudZUyTGap)g@A?zptyqrLjywtHtiP*Z*X0h`b+G>bY`^+4h0V`<Xz{x'
    'F#V70g^3KBV1DmM&I^m#6)v>@)&uj=@c;k+{zEVjF#P|Ioe!lM{$pSOTCQwO', 5.960464477539063e-08
),
    t427: packed('<i4',
    'c-muF&9Isw6o?tZ7{Fk42vB4d14x7@pvAC?;VO`92yKAyudZUyTGap)g@A?zptyqrLjywtHtiP*Z*X0h`b+G>bY`^+4h0V`<Xz{x'
    'F#V70g^3KBV1DmM&I^m#6)v>@)&uj=@c;k+{zEVjF#P|Ioe!lM{$pSOTCQwO', 5.960464477539063e-08
),
    t428: packed('<i4',
    'c-muNSiPEoVRdL20|bNs`Ky2e3=m8NSf$0lpmjBrp`ii9y9(s5Vrb9;Nr3nbKye2K2N0_Po9-JIxC(z=5Sz+;L2Y`$g$EATFYx94'
    'xga~8;ezHw5dY%^&R+Hl3X6YV&}#?r(ec0k|Nnz96fj`p|3`>1pkn}MI&4h', 5.960464477539063e-08
),
    t429: packed('<i4',
    'c-muNSiPEoVRdL20|bNs`Ky2e3=m8NSf$0lpmjBrp`ii9y9(s5Vrb9;Nr3nbKye2K2N0_Po9-JIxC(z=5Sz+;L2Y`$g$Ez5U*OC8'
    'b3t}G!v)QWApXY-oW1N96c+!!pw|xKqvL=7|NjSJ7{JE=k0yo;0C6dJ76', 5.960464477539063e-08
),
    t430: packed('<f4',
    'c-jm7tG2rKuXfYpzrDvS{+>J=`1hsP+P_yXT>E=y0f>L%uf0jy-<w{ge@{z+_~`il@rY%G$Jsyj9={{oa(vCIx5qo~MIA3*_x*VH'
    'ClLS4@w<0!9~ZLXJU(q1h>wl~ZS5FcZ7okY+8P{Vvi(;dXlujlVrzQL$yWb7i0@%*cg^0`WRt6{&I1r19q-?_e?JgI;oiMi`1?@#'
    's2BjE=bTO'
),
    t431: packed('<f4',
    'c-jkPP-CcN&}Mkd(92-KaFQXA;U&XbhN}$M7!HB?Cm8G*(im<slro$K^U?8rh6sj226mwCI}9xhYZ%@#bTC9Q6f=Bh=mzu8Fx+Lh'
    '%^<|U$uJGfN5_E<b^@*rmI96r1_DeD{{#XZYy?~!Oa+`A^uc@&puD|<2~dp=n2(P4@7up0f%onw%tyrl<>X`6'
),
}, name='of_42').DisableLifeTimeVariation()

# MAXIMUM, CHANNEL_SHUFFLE, MUL, SPLIT, SIN, LOGISTIC, ADD, ADD, HARD_SWISH, MAX_POOL_2D, SIN,
# PRELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t440 = Internal('t440', (F32, [1, 4, 4, 4]))
t441 = Internal('t441', (F32, [1, 4, 4, 4]))
c442 = Parameter('c442', (F32, [4]), [-0.375, -0.25, 0.25, -0.3125])
t442 = Internal('t442', (F32, [1, 4, 4, 4]))
part_0_443 = Internal('part_0_443', (F32, [1, 4, 4, 2]))
part_1_443 = Internal('part_1_443', (F32, [1, 4, 4, 2]))
t443 = Internal('t443', (F32, [1, 4, 4, 4]))
t444 = Internal('t444', (F32, [1, 4, 4, 4]))
t445 = Internal('t445', (F32, [1, 4, 4, 4]))
c446 = Parameter('c446', (F32, [4]), [0.6875, 0.25, -0.9375, 0.0])
t446 = Internal('t446', (F32, [1, 4, 4, 4]))
t447 = Internal('t447', (F32, [1, 4, 4, 4]))
t448 = Internal('t448', (F32, [1, 4, 4, 4]))
t449 = Internal('t449', (F32, [1, 4, 4, 4]))
t450 = Internal('t450', (F32, [1, 4, 4, 4]))
c451 = Parameter('c451', (F32, [4]), [0.1875, -0.3125, -0.9375, 0.125])
t451 = Output('t451', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t440)
model.Operation('CHANNEL_SHUFFLE', t440, 2, 3).To(t441)
model.Operation('MUL', t441, c442, 0).To(t442)
model.Operation('SPLIT', t442, 3, 2).To(part_0_443, part_1_443)
model.Operation('CONCATENATION', part_1_443, part_0_443, 3).To(t443)
model.Operation('SIN', t443).To(t444)
model.Operation('LOGISTIC', t444).To(t445)
model.Operation('ADD', t445, c446, 1).To(t446)
model.Operation('ADD', t446, t446, 3).To(t447)
model.Operation('HARD_SWISH', t447).To(t448)
model.Operation('MAX_POOL_2D', t448, 1, 1, 1, 3, 2, 0).To(t449)
model.Operation('SIN', t449).To(t450)
model.Operation('PRELU', t450, c451).To(t451)
Example({
    input: packed('|i1',
    'c-jF#0Kfkg^6VH1104kQ0TS&G8yOks><9wz<NN>R5%=!n^!5}P@){5Y2pI(u?;Ygk{{RjA6dK_4?gZlF9R}kb?g$>5Q5`Y', 0.0625
),
    t451: packed('<i4',
    'c-mv^Wq8}F!0`6E0)sRN7xXeTwVq{o1jN!H%wx*Xavp?J7;4V9GSndPTY!8q1s(<q!C(f9i@^*!AiR=?;hf+VhL=FB1H#`;8F+$0'
    'cmjhjkoHC5gXrw5FBrD(|IV;|?RSRNAbj=(!;<~K8CC-EY7pM}mtp2A5dOn34}_8UAUutMLI41`f=sa', 5.960464477539063e-08
),
}, name='of_44').DisableLifeTimeVariation()

# MAXIMUM, SPLIT, AVERAGE_POOL_2D, NEG, MUL, CONV_2D, PAD, MUL, PRELU, NEG, MAX_POOL_2D, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t450 = Output('t450', (F32, [1, 4, 4, 4]))
part_0_451 = Internal('part_0_451', (F32, [1, 4, 4, 2]))
part_1_451 = Internal('part_1_451', (F32, [1, 4, 4, 2]))
t451 = Output('t451', (F32, [1, 4, 4, 4]))
t452 = Output('t452', (F32, [1, 4, 4, 4]))
t453 = Output('t453', (F32, [1, 4, 4, 4]))
c454 = Parameter('c454', (F32, [4]), [-0.3125, -1.0, -0.375, 0.375])
t454 = Output('t454', (F32, [1, 4, 4, 4]))
filter455 = Parameter('filter455', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-feiov48h9(H!}-qG}3@*8+kMmSZkehW69r|Z~?Fq{{', 0.0625
))
bias455 = Parameter('bias455', (F32, [4]), [-0.75, 0.75, -0.5, 0.75])
t455 = Output('t455', (F32, [1, 4, 4, 4]))
sides456 = Parameter('sides456', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide456 = Internal('wide456', (F32, [1, 7, 5, 5]))
begin456 = Parameter('begin456', (I32, [4]), [0, 2, 1, 0])
size456 = Parameter('size456', (I32, [4]), [1, 4, 4, 4])
t456 = Output('t456', (F32, [1, 4, 4, 4]))
c457 = Parameter('c457', (F32, [4]), [0.0625, 0.25, -0.8125, -0.625])
t457 = Output('t457', (F32, [1, 4, 4, 4]))
c458 = Parameter('c458', (F32, [4]), [0.1875, 0.625, -0.75, 0.4375])
t458 = Output('t458', (F32, [1, 4, 4, 4]))
t459 = Output('t459', (F32, [1, 4, 4, 4]))
t460 = Output('t460', (F32, [1, 4, 4, 4]))
t461 = Output('t461', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t450)
model.Operation('SPLIT', t450, 3, 2).To(part_0_451, part_1_451)
model.Operation('CONCATENATION', part_1_451, part_0_451, 3).To(t451)
model.Operation('AVERAGE_POOL_2D', t451, 1, 1, 1, 2, 3, 0).To(t452)
model.Operation('NEG', t452).To(t453)
model.Operation('MUL', t453, c454, 0).To(t454)
model.Operation('CONV_2D', t454, filter455, bias455, 1, 1, 1, 0).To(t455)
model.Operation('PAD', t455, sides456).To(wide456)
model.Operation('SLICE', wide456, begin456, size456).To(t456)
model.Operation('MUL', t456, c457, 0).To(t457)
model.Operation('PRELU', t457, c458).To(t458)
model.Operation('NEG', t458).To(t459)
model.Operation('MAX_POOL_2D', t459, 1, 1, 1, 3, 2, 0).To(t460)
model.Operation('ADD', t460, t460, 3).To(t461)
Example({
    input: packed('|i1',
    'c-jF#0KfkR<qPBb1o#B<4FwSW@ed&DAN=9!>F?$Y;Q;#L<QU^1`0E=4?+YL2?CA^a_wE@I82b?x8yxHX5DM@Z>)_{K03v4', 0.0625
),
    t450: packed('|i1',
    'c-jF#0KfkR<qPBb1o#B<4FwSW@ed&DAN=9!>F?$Y;Q;#L<QU^1`0E=4?+YL2?CA^a_wE@I82b?x8yxHX5DM@Z>)_{K03v4', 0.0625
),
    t451: packed('|i1',
    'c-jF#0KfkW;|AsU1o{L85b_NVApP<D;p-po=IZGH`V8S1<KpD&8zA@#9|Z5|3+L?a8SMA_5fT_2>lPad@cj_r=NRi*gd%4', 0.0625
),
    t452: packed('<f4',
    'c-muNKn0-;p`oim)ap<M5EIOXNHDBk4dUVlApNUA)GDz4RjZKnuUZA-qJjxabP5(Yd=N1R;3=7Npk>X}hN)LqE#PovU<xgGAllot'
    'ieban0}~h+E?j+3!6n5tD<ERVg$oN94%93-z;S|sp<v(s{riAmzrEf5{r0vX&fb0dfNWd){rl~Jc<)|2J6oVUNDT<s+1mpJ_S){>'
    '3*<A{?FRrW%2FW'
),
    t453: packed('<f4',
    'c-muNKn0-;p`oim)ap<M5EIOXNHDBk4dUVlApNUA)GDz4RjZKnuUZA-qJjxabP5(Yd=N1R;3=7Npk>X}hN)LqE#PovU<xgGAllot'
    'ieban0}~h+E?j+3!6n5tD<ERVg$oN94%93-z;S|sp}@}G-VO-t_wTc}-@g~cv9+@UviI({x8DcEwzm8B?FGt%)PTUg{riCewtMYu'
    'fqaI2_5f!rMxg'
),
    t454: packed('<f4',
    'c-muNKn1ISI1I#C4aA{PHUpHsnt>o#1yKrTgd*t=U4>BB0HwDqY20$c!6YswAZYvH1IHM5H9Szby1-|O0@H#mJfc@FTxDS4_%Ol2'
    'f$6HoE?udB7flgQWSAB>2+Um|;PZ>YVawkA`)v2_+h=EI2gJ7f?Dy{5W49N`wy_8Dfp`y)W3vxP0M+c<zt7Ir9w=$MXYanfKt6-5'
    '9RSpRL*W'
),
    t455: packed('<i4',
    'c-muNKn1HqSA$3h2wfctVln`QLcy|NNfdA(V?{&*L&XCHixnRpI50G5rDhpa99T4|DywQ!)KRUi8ncv=Dykv^whA2J5MW5nsyOlB'
    '$&(vP=1e%zq4UEcV1@aPrO)Cn2A>W)lDEn9eD?vzz15fecf{}U-;ll4Wp~|ruLHGvJP)@V4mw<P+J0a8RiC3V%MCZq-Qskx?5gM5'
    '#H0TiD1!hZqi!q', 5.960464477539063e-08
),
    t456: packed('<i4',
    'c-muNU|7wtdNmM-u4VuOAQcK`KuAKM;=m$?s;nx8sH0jCepLj+R)GTy0t~5O{*xO^7$%(PVEADXfK|W$j(7(D4cQDXyX(Mw&%-SY'
    'L5GVN?Dv&}`Gy<kGB_P9WAI#?h*kf8BuES&4FCYe<T6J', 5.960464477539063e-08
),
    t457: packed('<f4',
    'c-muNU|7Wvx*CW>S22LWYA^zVFbKZ^31a~rG9?VHVaphnPVj>8FHd6ds-3{_A>kmHFH`@Fp`hp*1IOMNtojYaPB0ko?_{u+SOn&q'
    '$<1QWmD|AJAO&%cpFk;tt?X(BGoE8u_3ztn2gk(l(EtFli!Ap'
),
    t458: packed('<f4',
    'c-muNU|0o#4XYTypn-uQtO3LbgK!;y!~r07V89AiX_YW6V_L@0cf$+J*Rq|&Fn9L^2Av59!TgK+pD~=#zQ)ic6N6R%orfnF?p)u='
    '@aoATF#pNBSqwMcZeaNM9O|AMr3`Q0tY&z8`50FHd+qGt7#n{d8XpY+0EfIaIs'
),
    t459: packed('<f4',
    'c-muNU|0o#4XYTypn-uQtO3LbgK!;y!~r07V89AiX_YW6V_L@0cf$+J*Rq|&Fn9L^2Av59!TgK+pD~=#zQ)ic6N6R%orfnF?p)u='
    '@aoATF#pNBSqwMcZeaNM9O|AMr3`Q0tY&z8`50FHw)^(MF*d#(8XpY+06WV$x&'
),
    t460: packed('<i4',
    'c-mvo`muvS2ZR|Iz<4pU3B%%k69gZM&j4{3115N~cq+q35C*bAm~pNM1LI~91Rsju0P$li`WgQGg<vRP{PPct;e05@3I6|wU|f9s'
    '004W#BzX', 1.9073486328125e-06
),
    t461: packed('<i4',
    'c-mvoVqjp<LBfln7@dCxh`Sgt!4n|<h=duT7@hwHh#xZ$1~B!w_*4b}RSyhV', 3.814697265625e-06
),
}, name='of_45').DisableLifeTimeVariation()

# MAXIMUM, MINIMUM, ADD, DIV, NEG, SPACE_TO_BATCH_ND, SIN, ABS, SOFTMAX, SELECT, LOGISTIC,
# TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t460 = Internal('t460', (F32, [1, 4, 4, 4]))
c461 = Parameter('c461', (F32, [4]), [-0.3125, 0.3125, 0.3125, 0.1875])
t461 = Internal('t461', (F32, [1, 4, 4, 4]))
c462 = Parameter('c462', (F32, [4]), [0.3125, -0.125, -0.625, 0.4375])
t462 = Internal('t462', (F32, [1, 4, 4, 4]))
c463 = Parameter('c463', (F32, [4]), [1.4375, 1.6875, 1.8125, 1.875])
t463 = Internal('t463', (F32, [1, 4, 4, 4]))
t464 = Internal('t464', (F32, [1, 4, 4, 4]))
block465 = Parameter('block465', (I32, [2]), [2, 2])
none465 = Parameter('none465', (I32, [2, 2]), [0, 0, 0, 0])
many465 = Internal('many465', (F32, [4, 2, 2, 4]))
t465 = Internal('t465', (F32, [1, 4, 4, 4]))
t466 = Internal('t466', (F32, [1, 4, 4, 4]))
t467 = Internal('t467', (F32, [1, 4, 4, 4]))
t468 = Internal('t468', (F32, [1, 4, 4, 4]))
choice469 = Parameter('choice469', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR00KrZW`rRSj}e5yOpq*$!3Y(DssRcB00Vpg8v'
))
other469 = Parameter('other469', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR>EIyh>jM7&;~e`82j&+J;vF0P{Ojld66N<72oLt)^y=yp;Qt)&{`Bzp7xfDP1_$!?;qw6V?DYE?6btyJwk0w', 0.0625
))
t469 = Internal('t469', (F32, [1, 4, 4, 4]))
t470 = Internal('t470', (F32, [1, 4, 4, 4]))
where471 = Parameter('where471', (I32, [4]), [0, 2, 3, 1])
t471 = Output('t471', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', input, input).To(t460)
model.Operation('MINIMUM', t460, c461).To(t461)
model.Operation('ADD', t461, c462, 0).To(t462)
model.Operation('DIV', t462, c463, 0).To(t463)
model.Operation('NEG', t463).To(t464)
model.Operation('SPACE_TO_BATCH_ND', t464, block465, none465).To(many465)
model.Operation('BATCH_TO_SPACE_ND', many465, block465).To(t465)
model.Operation('SIN', t465).To(t466)
model.Operation('ABS', t466).To(t467)
model.Operation('SOFTMAX', t467, 1.0).To(t468)
model.Operation('SELECT', choice469, t468, other469).To(t469)
model.Operation('LOGISTIC', t469).To(t470)
model.Operation('TRANSPOSE', t470, where471).To(t471)
Example({
    input: packed('|i1',
    'c-jF#0KfnC8};e(4DjUT2_F<5ARZbM4F~Mw5c32A?->*3924^T@eUs284LCA@8cN*^a2U>;~er7>i6OR@%8-?^ZVh>$ROz', 0.0625
),
    t471: packed('<f4',
    'c-r$1S;@@Ky7AM>j|vxFH=T-5_;6|N_w<#|!X~a>5qx9{!)nhOjs-HojZ?mD+_>r2#yN72{OT`=)`>kk8yhJwcjpARbqe-f2b`=G'
    'R<7u;=JZ^=LQuPLqn5(QzZy*ISx-qaFf6W*`{BgOEqT+)>6+xGr0F`J82h8{K9T;qJmO?yTO6;+7hV^>C6ZtG{iG8k1g81DaM{H5'
    ';0ptLB(J~+o+ySN+|6^j9Y3T*$uC*LC(y~mE5Xer&EqE^V9u{4v`Ik3-rm;U4hTUc5ZKv)ICi!m5-b8_fLL~58HgGL0CE9mz+i9'
),
}, name='of_46').DisableLifeTimeVariation()
