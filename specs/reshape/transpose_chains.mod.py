# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE and what may follow it: every operation after every other.

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

# TRANSPOSE, ADD, SELECT, CONV_2D, PRELU, PRELU, RELU6, CONV_2D, GATHER, LOGISTIC, SELECT,
# TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where370 = Parameter('where370', (I32, [4]), [0, 2, 3, 1])
t370 = Internal('t370', (F32, [1, 4, 4, 4]))
c371 = Parameter('c371', (F32, [4]), [-0.875, -0.875, 0.375, -0.75])
t371 = Internal('t371', (F32, [1, 4, 4, 4]))
choice372 = Parameter('choice372', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWB@`if>Ml(U^WOrX_znr1DL}A7X?B91e5?F'
))
other372 = Parameter('other372', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnB6ypx!2?gaF5BBW^AOq$G9{U0t104S99PS|V4e|sa=<XN%?g$9=90=+R4g~c3_V*3|;OFw=4f^950O%f;L>>h', 0.0625
))
t372 = Internal('t372', (F32, [1, 4, 4, 4]))
filter373 = Parameter('filter373', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@n!4Uue41zFq|CzD&6%H4NHiFfNQ<V<%3wyh-bR_c>0R', 0.0625
))
bias373 = Parameter('bias373', (F32, [4]), [0.0, -0.5, 0.5, 0.5])
t373 = Internal('t373', (F32, [1, 4, 4, 4]))
c374 = Parameter('c374', (F32, [4]), [0.125, 0.3125, 0.8125, -0.3125])
t374 = Internal('t374', (F32, [1, 4, 4, 4]))
c375 = Parameter('c375', (F32, [4]), [0.5, 0.1875, 0.8125, -0.9375])
t375 = Internal('t375', (F32, [1, 4, 4, 4]))
t376 = Internal('t376', (F32, [1, 4, 4, 4]))
filter377 = Parameter('filter377', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3h9B5QD&I|1~GK_YejwutCwRLH3nPTkm^6apyd9z6}-', 0.0625
))
bias377 = Parameter('bias377', (F32, [4]), [-0.75, 0.5, 0.5, 0.0])
t377 = Internal('t377', (F32, [1, 4, 4, 4]))
places378 = Parameter('places378', (I32, [4]), [2, 0, 3, 1])
t378 = Internal('t378', (F32, [1, 4, 4, 4]))
t379 = Internal('t379', (F32, [1, 4, 4, 4]))
choice380 = Parameter('choice380', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpIjA|M6>1`v~h5r)73Dg)z#Wf-C200kQWCI'
))
other380 = Parameter('other380', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm|6$l#t1P$c(6BHZ-91a=i4dvzz{S+1C9}(ym5#;FW?E3H&5gY^+5b^F6807u>{QVdN_y`gX{^IN%01Oae!5hQ', 0.0625
))
t380 = Internal('t380', (F32, [1, 4, 4, 4]))
where381 = Parameter('where381', (I32, [4]), [0, 2, 3, 1])
t381 = Output('t381', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where370).To(t370)
model.Operation('ADD', t370, c371, 1).To(t371)
model.Operation('SELECT', choice372, t371, other372).To(t372)
model.Operation('CONV_2D', t372, filter373, bias373, 1, 1, 1, 0).To(t373)
model.Operation('PRELU', t373, c374).To(t374)
model.Operation('PRELU', t374, c375).To(t375)
model.Operation('RELU6', t375).To(t376)
model.Operation('CONV_2D', t376, filter377, bias377, 1, 1, 1, 0).To(t377)
model.Operation('GATHER', t377, 1, places378).To(t378)
model.Operation('LOGISTIC', t378).To(t379)
model.Operation('SELECT', choice380, t379, other380).To(t380)
model.Operation('TRANSPOSE', t380, where381).To(t381)
Example({
    input: packed('|i1',
    'c-jF#0Kfkp0s|BI69ncJAnx<z;piX_8{iHW6B!p96df85{OaTS7WWn41^6EK8Wj8s;^pWE^YtGJ9~vL%3-|m7AL$T2AsZ$', 0.0625
),
    t381: packed('<f4',
    'c-muNU|=|Lm4V?BkY3Kfu!^DCwabuU6N6umaT-HY&vgcdDZ*9D3>l^Y<)eX^?_9ZppegggHw+B*ybKKIfkF(=R2UfYfOI+o12e;|'
    'f2X?{rZBu-dDN9b%R!!j;a{t%Xg7n7G6RDXP|f_S99#lAXP1-%C1e;Ff=?V+aX>+SL4)j#0}h-Q8dw_69Ni`6Aj=>vE-m(ei<?>C'
    '!S>yv5@HM@!UZ3=4oq0EYs1F1l2TG~f)5^ua~^PD-oJnUK6`s0-oFos_uKEav$L}Yvh0BXMC{)W<lEbW)a(Z$AP>w3b3xhwvOZUP'
),
}, name='of_37').DisableLifeTimeVariation()

# TRANSPOSE, RESIZE_NEAREST_NEIGHBOR, SIN, HARD_SWISH, RESHAPE, LOGISTIC, TANH, TANH, ADD, ADD,
# SPLIT, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where610 = Parameter('where610', (I32, [4]), [0, 2, 3, 1])
t610 = Internal('t610', (F32, [1, 4, 4, 4]))
t611 = Internal('t611', (F32, [1, 4, 4, 4]))
t612 = Internal('t612', (F32, [1, 4, 4, 4]))
t613 = Internal('t613', (F32, [1, 4, 4, 4]))
where614 = Parameter('where614', (I32, [4]), [1, 4, 4, 4])
t614 = Internal('t614', (F32, [1, 4, 4, 4]))
t615 = Internal('t615', (F32, [1, 4, 4, 4]))
t616 = Internal('t616', (F32, [1, 4, 4, 4]))
t617 = Internal('t617', (F32, [1, 4, 4, 4]))
c618 = Parameter('c618', (F32, [4]), [0.8125, 0.3125, 0.8125, -0.125])
t618 = Internal('t618', (F32, [1, 4, 4, 4]))
c619 = Parameter('c619', (F32, [4]), [0.4375, -0.0625, 0.5, 0.125])
t619 = Internal('t619', (F32, [1, 4, 4, 4]))
part_0_620 = Internal('part_0_620', (F32, [1, 4, 4, 2]))
part_1_620 = Internal('part_1_620', (F32, [1, 4, 4, 2]))
t620 = Internal('t620', (F32, [1, 4, 4, 4]))
block621 = Parameter('block621', (I32, [2]), [2, 2])
none621 = Parameter('none621', (I32, [2, 2]), [0, 0, 0, 0])
many621 = Internal('many621', (F32, [4, 2, 2, 4]))
t621 = Output('t621', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where610).To(t610)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t610, 4, 4, False).To(t611)
model.Operation('SIN', t611).To(t612)
model.Operation('HARD_SWISH', t612).To(t613)
model.Operation('RESHAPE', t613, where614).To(t614)
model.Operation('LOGISTIC', t614).To(t615)
model.Operation('TANH', t615).To(t616)
model.Operation('TANH', t616).To(t617)
model.Operation('ADD', t617, c618, 0).To(t618)
model.Operation('ADD', t618, c619, 0).To(t619)
model.Operation('SPLIT', t619, 3, 2).To(part_0_620, part_1_620)
model.Operation('CONCATENATION', part_1_620, part_0_620, 3).To(t620)
model.Operation('SPACE_TO_BATCH_ND', t620, block621, none621).To(many621)
model.Operation('BATCH_TO_SPACE_ND', many621, block621).To(t621)
Example({
    input: packed('|i1',
    'c-jF#0KfkY2=3qm8{y#*^Bv?L66omV5bp8*9rffJ>KF0w73S+7;v3}=<R1VR<@Dk38t&r-5BLE53;72T;0Ff)1o8!2TOdO', 0.0625
),
    t621: packed('<f4',
    'c-pJdW_5GwmiyMxVU)7?n{LLnL+hfq-RoFiRplgC$KaHmvi6$5;>{sb>KGzUIx%d^$of`wB|N;@%;<F4>+9NOLagQe+P3WT?rr~F'
    '_C{1R?^eJxM?tyU+h4J+55DetGuU?H!hn3y9kI>}Zk8qm-;}$xUzD}(_`c<r%Gv}Kw95q(UcI`naD(xV<Ezsb6mHzTp!o9gO`RJ*'
    'AGy3bdqMgB`wI%Mm>#;`ICxRv=KDvkH{M@Rym9xD;;ZKmU2Yr!s(*Ds!QRdu0_<>Ld~!ex0D&2GH~'
),
}, name='of_61').DisableLifeTimeVariation()

# TRANSPOSE, MAX_POOL_2D, CONV_2D, RESIZE_NEAREST_NEIGHBOR, PAD, TRANSPOSE, SPACE_TO_DEPTH, SIN,
# DEPTHWISE_CONV_2D, ADD, SELECT, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where640 = Parameter('where640', (I32, [4]), [0, 2, 3, 1])
t640 = Internal('t640', (F32, [1, 4, 4, 4]))
t641 = Internal('t641', (F32, [1, 4, 4, 4]))
filter642 = Parameter('filter642', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrf!3_Wa41z##|CzN7;d7;sznTTv#PB`oOzc}7%K=Zy4hs', 0.0625
))
bias642 = Parameter('bias642', (F32, [4]), [-0.75, -0.25, 0.75, -0.75])
t642 = Internal('t642', (F32, [1, 4, 4, 4]))
t643 = Internal('t643', (F32, [1, 4, 4, 4]))
sides644 = Parameter('sides644', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide644 = Internal('wide644', (F32, [1, 7, 5, 5]))
begin644 = Parameter('begin644', (I32, [4]), [0, 2, 1, 0])
size644 = Parameter('size644', (I32, [4]), [1, 4, 4, 4])
t644 = Internal('t644', (F32, [1, 4, 4, 4]))
where645 = Parameter('where645', (I32, [4]), [0, 2, 3, 1])
t645 = Internal('t645', (F32, [1, 4, 4, 4]))
deep646 = Internal('deep646', (F32, [1, 2, 2, 16]))
t646 = Internal('t646', (F32, [1, 4, 4, 4]))
t647 = Internal('t647', (F32, [1, 4, 4, 4]))
filter648 = Parameter('filter648', (F32, [1, 1, 3, 4]), [-0.125, -0.0625, 0.125, 0.125, 0.0, -0.125, -0.0625, 0.125, 0.125, 0.0625, 0.125, 0.0625])
bias648 = Parameter('bias648', (F32, [4]), [0.75, -0.75, -0.5, 0.25])
t648 = Internal('t648', (F32, [1, 4, 4, 4]))
c649 = Parameter('c649', (F32, [4]), [0.3125, 0.1875, 0.8125, -0.0625])
t649 = Internal('t649', (F32, [1, 4, 4, 4]))
choice650 = Parameter('choice650', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|?hfBOqjeVvqoc1!gdS8H@~IF^EE_90&ja1M>hJ'
))
other650 = Parameter('other650', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW`tJu8{U00k591s8<L(>p{rnm73+@vR6XERQ>>BwL8Q|df`0)`I^zI-R1q0y;5$6#300ZXc_w5w=;~?~4vLd$', 0.0625
))
t650 = Internal('t650', (F32, [1, 4, 4, 4]))
c651 = Parameter('c651', (F32, [4]), [-0.625, 0.125, -0.6875, -0.75])
t651 = Output('t651', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where640).To(t640)
model.Operation('MAX_POOL_2D', t640, 1, 1, 1, 3, 2, 0).To(t641)
model.Operation('CONV_2D', t641, filter642, bias642, 1, 1, 1, 0).To(t642)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t642, 4, 4, False).To(t643)
model.Operation('PAD', t643, sides644).To(wide644)
model.Operation('SLICE', wide644, begin644, size644).To(t644)
model.Operation('TRANSPOSE', t644, where645).To(t645)
model.Operation('SPACE_TO_DEPTH', t645, 2).To(deep646)
model.Operation('DEPTH_TO_SPACE', deep646, 2).To(t646)
model.Operation('SIN', t646).To(t647)
model.Operation('DEPTHWISE_CONV_2D', t647, filter648, bias648, 1, 1, 1, 1, 3).To(t648)
model.Operation('ADD', t648, c649, 0).To(t649)
model.Operation('SELECT', choice650, t649, other650).To(t650)
model.Operation('ADD', t650, c651, 0).To(t651)
Example({
    input: packed('|i1',
    'c-jF#0Kfm>0`KPw7z+mb^B@iH7w7x#^WqTo90vCV?&Ki!842|i{~GQT=nLQp@ZcBw=@1$Z5$+%T=o}UK0TmVR1o7-9had_', 0.0625
),
    t651: packed('<i4',
    'c-n1^u?+$-3`Kn%<&6-DhJqp^L`-1m8p<qy<enxYumRU2BsxlN1V*?KG61ppLFtICulN1+CGUx7r2jcIJ{xz?r_*~u+fKe|JT{)7'
    'Yo|9YLC)F9gOg<T!g-Vg-Z@fQ-FspV>m214y$CwuT>$6h;u0|@GBv^~6;oAQ29J!278tPTuTwKK8tPXorCvJd7pCb+n*', 5.960464477539063e-08
),
}, name='of_64').DisableLifeTimeVariation()

# TRANSPOSE, SOFTMAX, ABS, SUB, ADD, GATHER, ADD, RELU6, TANH, SPACE_TO_DEPTH, RELU, ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where810 = Parameter('where810', (I32, [4]), [0, 2, 3, 1])
t810 = Output('t810', (F32, [1, 4, 4, 4]))
t811 = Output('t811', (F32, [1, 4, 4, 4]))
t812 = Output('t812', (F32, [1, 4, 4, 4]))
c813 = Parameter('c813', (F32, [4]), [0.125, 0.5625, 0.8125, 0.9375])
t813 = Output('t813', (F32, [1, 4, 4, 4]))
t814 = Output('t814', (F32, [1, 4, 4, 4]))
places815 = Parameter('places815', (I32, [4]), [2, 0, 3, 1])
t815 = Output('t815', (F32, [1, 4, 4, 4]))
c816 = Parameter('c816', (F32, [4]), [0.5625, -0.8125, 0.125, -0.8125])
t816 = Output('t816', (F32, [1, 4, 4, 4]))
t817 = Output('t817', (F32, [1, 4, 4, 4]))
t818 = Output('t818', (F32, [1, 4, 4, 4]))
deep819 = Internal('deep819', (F32, [1, 2, 2, 16]))
t819 = Output('t819', (F32, [1, 4, 4, 4]))
t820 = Output('t820', (F32, [1, 4, 4, 4]))
t821 = Output('t821', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where810).To(t810)
model.Operation('SOFTMAX', t810, 1.0).To(t811)
model.Operation('ABS', t811).To(t812)
model.Operation('SUB', t812, c813, 0).To(t813)
model.Operation('ADD', t813, t813, 3).To(t814)
model.Operation('GATHER', t814, 3, places815).To(t815)
model.Operation('ADD', t815, c816, 0).To(t816)
model.Operation('RELU6', t816).To(t817)
model.Operation('TANH', t817).To(t818)
model.Operation('SPACE_TO_DEPTH', t818, 2).To(deep819)
model.Operation('DEPTH_TO_SPACE', deep819, 2).To(t819)
model.Operation('RELU', t819).To(t820)
model.Operation('ABS', t820).To(t821)
Example({
    input: packed('|i1',
    'c-jF#0KfnL1rG)R=Ir1M6d?TK`xyA?6c7Fg>>K;}0|*oX<opB?^y?Gi74aD5?ehHZ1{50f3j_E10}}1_<?jgg<rnG%sUeX', 0.0625
),
    t810: packed('|i1',
    'c-jF#0KfnL=@Ik=6!Z%Z59<R4{uB2B2;%zY>=gs-8}Sn0`xxyE`Q`Q$1MTG?2=edz6#NL{0`K<w<Oby!{1g}X1RClgDIt*', 0.0625
),
    t811: packed('<f4',
    'c-rGSsK~zM$nMQbN`HTBUYBTLUwURqs=a5?UAOuZCMq%_i<^@r>^AD^u{vnivm9pm@a)m#Vx@_{dCQ(@H=o<-YI;DO|FeUEfztf>'
    'l}m1jY*-Z2zMsQF_Gc?EGrO2%^ZT!}E_cVftKAl3akVPY&DE8Daozoi*2U0kTyhTs7z9|;gTs`s*nes1K6Xsqx<H71&&;<5ZlaO;'
    'DGcKJYmTsZ#Yo#m%If452s!HL3A|%{S2KZCxn^>=(3Fj3oy*pknef}$+S}UM0TCEO*tWLzU||~|AIP$^hltpM#DEMtuq0Tey)6KM'
    'hh5P'
),
    t812: packed('<f4',
    'c-rGSsK~zM$nMQbN`HTBUYBTLUwURqs=a5?UAOuZCMq%_i<^@r>^AD^u{vnivm9pm@a)m#Vx@_{dCQ(@H=o<-YI;DO|FeUEfztf>'
    'l}m1jY*-Z2zMsQF_Gc?EGrO2%^ZT!}E_cVftKAl3akVPY&DE8Daozoi*2U0kTyhTs7z9|;gTs`s*nes1K6Xsqx<H71&&;<5ZlaO;'
    'DGcKJYmTsZ#Yo#m%If452s!HL3A|%{S2KZCxn^>=(3Fj3oy*pknef}$+S}UM0TCEO*tWLzU||~|AIP$^hltpM#DEMtuq0Tey)6KM'
    'hh5P'
),
    t813: packed('<f4',
    'c-j+bshNM_!^>q#dlC+%t+d-&r^9^xoX(vkLI*nLY|d*~?`G#^Ww*k2E^9*Uj|UeLSWF&BKX#cTV)sTUYhTKe8@&y44<|C&ROZb;'
    '*dey@>-_8;kG|9<=SkiBnZf_%=RO$&Q?c|F?r%QbW4SByW4f}{PrXLHV<FrtQbp$RU;p?0D(7-0<Ivjm_F8R5u8t3{O^7f$>0-B)'
    'iNS3D16Rp&cNZmnKj`Gav%(=w@uX`SpQe#PoRYeM+TXI+BnEC7^&|JwZTIinZ@YK@e!G49_uKB<x8DxP-U}4lYXhYB?E#D1L-8Jv'
    '99S(--F}e#-u(cBEraL'
),
    t814: packed('<f4',
    'c-j+TU|_fa#7aP%2E=s?P;dZ3xdE{q5VJBMfC~`6fwCKbm<fpI1Mx;6-T_mT0ijHR*d2&jko1QDu?Uo{4#a<fm<@;%fp`;4Q38Z2'
    '2jU(eUWlZB84y2$vO#XM1!8+B+YYA47DCx0VFn~UFm(VX3J|j'
),
    t815: packed('<f4',
    'c-mtSVPIgm0K`f_oCd^o3@~s2Ou7NF9T2lJAb<-Hzk#wFfS3u0=L7LZAl?C2l>sJAf!H00S&;OH0I>*^tq#P0ftU@56M=XWTvY;?'
    'EC=EqAYO>1e;E)zg0ewwvjt*%DBBLM$`(x8BVh(4Jy3N36O$0L'
),
    t816: packed('<i4',
    'c-muNWnf^40%9d7ZO;G$Jz&xeh--kDiva;ZYRjPP2SB_4i01=w4iLw{Rk49dQy}gGVh$wzS_tzdL@F3e@CV{;K%4=@oj_~=#&%#@'
    '9f&=ExCkz8FrgWU7ed$!{|P__B#Z?D0DhS_Tm', 5.960464477539063e-08
),
    t817: packed('<i4',
    'c-muNAOIEvu^kYzGLQ#m0kJy}vtXC@U=YBMg@ITFh%K?pQwji;o(H@', 1.1920928955078125e-07
),
    t818: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t819: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t820: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t821: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
}, name='of_81').DisableLifeTimeVariation()

# TRANSPOSE, SIN, SPLIT, SPLIT, TANH, MAXIMUM, HARD_SWISH, SPACE_TO_BATCH_ND, SPLIT, ADD, CONV_2D,
# SUB
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where830 = Parameter('where830', (I32, [4]), [0, 2, 3, 1])
t830 = Internal('t830', (F32, [1, 4, 4, 4]))
t831 = Internal('t831', (F32, [1, 4, 4, 4]))
part_0_832 = Internal('part_0_832', (F32, [1, 4, 4, 2]))
part_1_832 = Internal('part_1_832', (F32, [1, 4, 4, 2]))
t832 = Internal('t832', (F32, [1, 4, 4, 4]))
part_0_833 = Internal('part_0_833', (F32, [1, 4, 4, 2]))
part_1_833 = Internal('part_1_833', (F32, [1, 4, 4, 2]))
t833 = Internal('t833', (F32, [1, 4, 4, 4]))
t834 = Internal('t834', (F32, [1, 4, 4, 4]))
t835 = Internal('t835', (F32, [1, 4, 4, 4]))
t836 = Internal('t836', (F32, [1, 4, 4, 4]))
block837 = Parameter('block837', (I32, [2]), [2, 2])
none837 = Parameter('none837', (I32, [2, 2]), [0, 0, 0, 0])
many837 = Internal('many837', (F32, [4, 2, 2, 4]))
t837 = Internal('t837', (F32, [1, 4, 4, 4]))
part_0_838 = Internal('part_0_838', (F32, [1, 4, 4, 2]))
part_1_838 = Internal('part_1_838', (F32, [1, 4, 4, 2]))
t838 = Internal('t838', (F32, [1, 4, 4, 4]))
c839 = Parameter('c839', (F32, [4]), [0.5, 0.625, -0.9375, 0.75])
t839 = Internal('t839', (F32, [1, 4, 4, 4]))
filter840 = Parameter('filter840', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-!3_W~5Q4=0XU1L=co4Dzj_6EfHqdMr$M^4C*9YSS6aN', 0.0625
))
bias840 = Parameter('bias840', (F32, [4]), [-0.25, -0.5, 0.5, 0.25])
t840 = Internal('t840', (F32, [1, 4, 4, 4]))
c841 = Parameter('c841', (F32, [4]), [0.375, -0.375, -0.875, 0.4375])
t841 = Output('t841', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where830).To(t830)
model.Operation('SIN', t830).To(t831)
model.Operation('SPLIT', t831, 3, 2).To(part_0_832, part_1_832)
model.Operation('CONCATENATION', part_1_832, part_0_832, 3).To(t832)
model.Operation('SPLIT', t832, 3, 2).To(part_0_833, part_1_833)
model.Operation('CONCATENATION', part_1_833, part_0_833, 3).To(t833)
model.Operation('TANH', t833).To(t834)
model.Operation('MAXIMUM', t834, t834).To(t835)
model.Operation('HARD_SWISH', t835).To(t836)
model.Operation('SPACE_TO_BATCH_ND', t836, block837, none837).To(many837)
model.Operation('BATCH_TO_SPACE_ND', many837, block837).To(t837)
model.Operation('SPLIT', t837, 3, 2).To(part_0_838, part_1_838)
model.Operation('CONCATENATION', part_1_838, part_0_838, 3).To(t838)
model.Operation('ADD', t838, c839, 0).To(t839)
model.Operation('CONV_2D', t839, filter840, bias840, 1, 1, 1, 0).To(t840)
model.Operation('SUB', t840, c841, 0).To(t841)
Example({
    input: packed('|i1',
    'c-jF#0Kfm^_4?)=3ghSX8~y<T5*zgY{2CkY9}E);^6U2Y3m+FA;@}Yq1sDO~{P*z<>F5{`;sgg975VKC9t+?b<PhK*F&;V', 0.0625
),
    t841: packed('<f4',
    'c-qThI6K`(!{4G%!fDoP9<wt+IcDb9X6>=J%PD`-yrrU@=fSrJ0vi<0IlRy<c(Y@l+^moTYj$bnzuR))=?<<k(>ouIbnZK9I=kUu'
    '$UXJg=NtQfG_P<y>~3&}vtMH2oZ62)Cr%gfo>ON0!VxR~@C;AcflJ$`8GTTkF0b8`eeU1cZO-$(H%MvtpXV0}+RekAxHp)wcegS}'
    '`vHkx6{r44rJQMca(tt>far$DKb%%S(@fbR`Qybdp}@%x1lT&)v9ioKsJU;S{r>$RycbOGgVOu=f!IL24=Rqv-@ku1L>vGtCWh?'
),
}, name='of_83').DisableLifeTimeVariation()

# TRANSPOSE, CONV_2D, MUL, RELU6, LOGISTIC, ADD, ADD, RESIZE_NEAREST_NEIGHBOR, SPACE_TO_BATCH_ND,
# DEPTHWISE_CONV_2D, PRELU, SIN
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where840 = Parameter('where840', (I32, [4]), [0, 2, 3, 1])
t840 = Output('t840', (F32, [1, 4, 4, 4]))
filter841 = Parameter('filter841', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!4Uue41zFl|CzP@ae)=9xLQaW##?3S@H4{t&jYiH5&Q', 0.0625
))
bias841 = Parameter('bias841', (F32, [4]), [-0.25, -0.5, -0.75, 0.75])
t841 = Output('t841', (F32, [1, 4, 4, 4]))
c842 = Parameter('c842', (F32, [4]), [0.1875, -0.9375, -0.0625, 0.0625])
t842 = Output('t842', (F32, [1, 4, 4, 4]))
t843 = Output('t843', (F32, [1, 4, 4, 4]))
t844 = Output('t844', (F32, [1, 4, 4, 4]))
c845 = Parameter('c845', (F32, [4]), [-1.0, -0.6875, -0.25, -0.0625])
t845 = Output('t845', (F32, [1, 4, 4, 4]))
c846 = Parameter('c846', (F32, [4]), [0.125, -0.8125, 0.5625, -0.875])
t846 = Output('t846', (F32, [1, 4, 4, 4]))
t847 = Output('t847', (F32, [1, 4, 4, 4]))
block848 = Parameter('block848', (I32, [2]), [2, 2])
none848 = Parameter('none848', (I32, [2, 2]), [0, 0, 0, 0])
many848 = Internal('many848', (F32, [4, 2, 2, 4]))
t848 = Output('t848', (F32, [1, 4, 4, 4]))
filter849 = Parameter('filter849', (F32, [1, 1, 3, 4]), [-0.125, 0.125, -0.125, 0.0, 0.0625, 0.0625, -0.125, 0.0, 0.0625, 0.0625, 0.0, 0.0625])
bias849 = Parameter('bias849', (F32, [4]), [0.75, -0.75, 0.25, 0.5])
t849 = Output('t849', (F32, [1, 4, 4, 4]))
c850 = Parameter('c850', (F32, [4]), [0.6875, -0.1875, -0.5, -0.375])
t850 = Output('t850', (F32, [1, 4, 4, 4]))
t851 = Output('t851', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', input, where840).To(t840)
model.Operation('CONV_2D', t840, filter841, bias841, 1, 1, 1, 0).To(t841)
model.Operation('MUL', t841, c842, 0).To(t842)
model.Operation('RELU6', t842).To(t843)
model.Operation('LOGISTIC', t843).To(t844)
model.Operation('ADD', t844, c845, 0).To(t845)
model.Operation('ADD', t845, c846, 1).To(t846)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t846, 4, 4, False).To(t847)
model.Operation('SPACE_TO_BATCH_ND', t847, block848, none848).To(many848)
model.Operation('BATCH_TO_SPACE_ND', many848, block848).To(t848)
model.Operation('DEPTHWISE_CONV_2D', t848, filter849, bias849, 1, 1, 1, 1, 3).To(t849)
model.Operation('PRELU', t849, c850).To(t850)
model.Operation('SIN', t850).To(t851)
Example({
    input: packed('|i1',
    'c-jF#0KfnI1@HU<?GyAL02ApC5a$H;5d;6@`11S)3L5?g3K8HD1|0<n`Uw32>g41Q>;V-99PRYy1P$)}<NWLh3;YbY$sN`', 0.0625
),
    t840: packed('|i1',
    'c-jF#0KfnI_7MgJ5e6LZ10C)B{{{2{;|b^O`1%AB@(2y|{Qd491_Av53hLt%8sz-x{^aZr2M`Dl3hWE#5dr)J;1vw+u^rX', 0.0625
),
    t841: packed('<i2',
    'c-q@#TYG=!Q=!-uFM5|&+5Q)M#JB12v=#1OtfzV`SX$WkOM3_Zi}m&L!H<93sGM!<n)h&$0sE3i-<Je8wJHexHeC4s|9=KB{s*G}'
    'F~ax^s5DUgAH#n%HUm%(0Q|#GNd', 0.00390625
),
    t842: packed('<i2',
    'c-qs;ZN9HP^<C_bjN+wvxr}1V^!yGV(%AWBqw9_Z?-PrDHClXp!Q1~Zcx8n~<;C3Hd5eoKu)jIPx#VY3wSt-V`Gx<v85sUEGBErT'
    '0Ag-N#{Yaknw5cpfelD=0BIJWJUav9e+EXNJdn-C!1#}mk>M{pP>!F00RWHsFCG', 0.000244140625
),
    t843: packed('<i2',
    'c-mvgZNASi^<6AOM)6XHTt+blJ-@>Y8auyibltIlA+hLJqs7M;4E+y-87ed?8FF{$F%(^3XE?;UgdwR~!OZ*oLI!RI1_nkT764*y'
    'Mn(ocAk7NIY(UHb#4JF}4pIR`++cA=2B0#a7y|=80|NlEPZ|y', 0.000244140625
),
    t844: packed('<i4',
    'c-mul@%045y4`;mp8R;p@M6_uhI9XJF&ula?TO@r*9>YuHhxvzd62>Am=(kKn(quR?*C-ay|jeEaN#S4mERfu*Is_jaErT|A!vIs'
    'L-y&(47ZrW8Qjdd8HygCKYaLpJ;TxC&zX-Op3ktp*_+}1{KpKpUT<e8u$N|FQ|@PAdEIdRxpi~H>Zay~w&uo$J&jEbt6N$cwl+35'
    'OlfLvn$gtMu%NNIX+m>z!`$Z9hQ^jgpxVZUnawQ??JZ3Wa~m5Pb~HCJPzV5tZ(_d', 5.960464477539063e-08
),
    t845: packed('<i4',
    'c-mul@%045y4`;mp8R;p@M6_uhI9XJF&ula?TO@r*9>YuHhxvzd62>Am=(kKn(quR?*C-ay|jeEaN#S4mERfu*Is_jaErT|A!vIs'
    'L-y&(47ZrW8Qjdd8HygCKYaLpJ;TxC&zX-Op3ktp*_+}1{KpKpUT<e8u$N|FQ|@PAdEIdRxpi~HZ>QphYtDrYJdQ;Tzg<ciSRIQS'
    'o;VdZy>KdO_~2OF^uW2e;jMFN!$p@upxVNQm(C>(*IkMl-Z~aEa5xwJ|Ifex#tdjQF&L;804ddcq5', 5.960464477539063e-08
),
    t846: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t847: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t848: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t849: packed('<f4',
    'c-muNU}IolSOCPcfOroOGXk*-5H|pE01&GHF%uBi0I?SkivzI~5MKb|93cJ$#1%mN1BerVI0cALK*cryu^bQ=0`X2DehF1$3B(V;'
    '@(v7QKx~49#evuy$~J?_8v?OD5E~%zje*#d!Jfg+-k!l036sVL0KMEHRs'
),
    t850: packed('<f4',
    'c-muNU}IolSOCPcfOroOGXk*-5H|pE01&GHF%uBi0I?SkivzI~5MKb|93cJ$#1%mN1BerVI0cALK*cryu^bQ=0`X2DehF1$3B(V;'
    '@(v7QKx~49#evuy$~J?_8v?OD5E~%zje*#d!Jfg+-k!l036sVL0KMEHRs'
),
    t851: packed('<f4',
    'c-oc7FAjom9ES1l<{9J&1m^fN6_Zf709T+<tONs<MDhSKBO5b%2?ukNLV-wiBiMY{2)}ChZ13|9q6dRi$k5=6Gji0p;fXt3^!Q+f'
    'O_0hdNhQXJ5G@|dcf|z}N_2R`zzaoUiZ+?DQ_Ou>wu?0!Sg@7eVn6xfdA=MK|Md?y_f;z'
),
}, name='of_84').DisableLifeTimeVariation()
