# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: what may follow it.

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

# A result depends on its neighbors: TRANSPOSE, ADD, SELECT, CONV_2D, PRELU, PRELU, RELU6,
# CONV_2D, GATHER, LOGISTIC, SELECT, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.875, -0.875, 0.375, -0.75])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWB@`if>Ml(U^WOrX_znr1DL}A7X?B91e5?F'
))
c6 = Parameter('c6', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnB6ypx!2?gaF5BBW^AOq$G9{U0t104S99PS|V4e|sa=<XN%?g$9=90=+R4g~c3_V*3|;OFw=4f^950O%f;L>>h', 0.0625
))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@n!4Uue41zFq|CzD&6%H4NHiFfNQ<V<%3wyh-bR_c>0R', 0.0625
))
c9 = Parameter('c9', (F32, [4]), [0.0, -0.5, 0.5, 0.5])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.125, 0.3125, 0.8125, -0.3125])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [0.5, 0.1875, 0.8125, -0.9375])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3h9B5QD&I|1~GK_YejwutCwRLH3nPTkm^6apyd9z6}-', 0.0625
))
c17 = Parameter('c17', (F32, [4]), [-0.75, 0.5, 0.5, 0.0])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (I32, [4]), [2, 0, 3, 1])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpIjA|M6>1`v~h5r)73Dg)z#Wf-C200kQWCI'
))
c23 = Parameter('c23', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm|6$l#t1P$c(6BHZ-91a=i4dvzz{S+1C9}(ym5#;FW?E3H&5gY^+5b^F6807u>{QVdN_y`gX{^IN%01Oae!5hQ', 0.0625
))
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('ADD', t2, c3, 1).To(t4)
model.Operation('SELECT', c5, t4, c6).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0).To(t10)
model.Operation('PRELU', t10, c11).To(t12)
model.Operation('PRELU', t12, c13).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 1, 0).To(t18)
model.Operation('GATHER', t18, 1, c19).To(t20)
model.Operation('LOGISTIC', t20).To(t21)
model.Operation('SELECT', c22, t21, c23).To(t24)
model.Operation('TRANSPOSE', t24, [0, 2, 3, 1]).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkp0s|BI69ncJAnx<z;piX_8{iHW6B!p96df85{OaTS7WWn41^6EK8Wj8s;^pWE^YtGJ9~vL%3-|m7AL$T2AsZ$', 0.0625
),
    t25: packed('<f4',
    'c-muNU|=|Lm4V?BkY3Kfu!^DCwabuU6N6umaT-HY&vgcdDZ*9D3>l^Y<)eX^?_9ZppegggHw+B*ybKKIfkF(=R2UfYfOI+o12e;|'
    'f2X?{rZBu-dDN9b%R!!j;a{t%Xg7n7G6RDXP|f_S99#lAXP1-%C1e;Ff=?V+aX>+SL4)j#0}h-Q8dw_69Ni`6Aj=>vE-m(ei<?>C'
    '!S>yv5@HM@!UZ3=4oq0EYs1F1l2TG~f)5^ua~^PD-oJnUK6`s0-oFos_uKEav$L}Yvh0BXMC{)W<lEbW)a(Z$AP>w3b3xhwvOZUP'
),
}, name='of_37').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, RESIZE_NEAREST_NEIGHBOR, SIN, HARD_SWISH, RESHAPE,
# LOGISTIC, TANH, TANH, ADD, ADD, SPLIT, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.8125, 0.3125, 0.8125, -0.125])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [0.4375, -0.0625, 0.5, 0.125])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Internal('t15', (F32, [1, 4, 4, 2]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [2]), [2, 2])
c18 = Parameter('c18', (I32, [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', (F32, [4, 2, 2, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t2, 4, 4, False).To(t3)
model.Operation('SIN', t3).To(t4)
model.Operation('HARD_SWISH', t4).To(t5)
model.Operation('RESHAPE', t5, [1, 4, 4, 4]).To(t6)
model.Operation('LOGISTIC', t6).To(t7)
model.Operation('TANH', t7).To(t8)
model.Operation('TANH', t8).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('SPLIT', t13, 3, 2).To(t14, t15)
model.Operation('CONCATENATION', t15, t14, 3).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c17, c18).To(t19)
model.Operation('BATCH_TO_SPACE_ND', t19, c17).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0KfkY2=3qm8{y#*^Bv?L66omV5bp8*9rffJ>KF0w73S+7;v3}=<R1VR<@Dk38t&r-5BLE53;72T;0Ff)1o8!2TOdO', 0.0625
),
    t20: packed('<f4',
    'c-pJdW_5GwmiyMxVU)7?n{LLnL+hfq-RoFiRplgC$KaHmvi6$5;>{sb>KGzUIx%d^$of`wB|N;@%;<F4>+9NOLagQe+P3WT?rr~F'
    '_C{1R?^eJxM?tyU+h4J+55DetGuU?H!hn3y9kI>}Zk8qm-;}$xUzD}(_`c<r%Gv}Kw95q(UcI`naD(xV<Ezsb6mHzTp!o9gO`RJ*'
    'AGy3bdqMgB`wI%Mm>#;`ICxRv=KDvkH{M@Rym9xD;;ZKmU2Yr!s(*Ds!QRdu0_<>Ld~!ex0D&2GH~'
),
}, name='of_61').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, MAX_POOL_2D, CONV_2D, RESIZE_NEAREST_NEIGHBOR,
# PAD, TRANSPOSE, SPACE_TO_DEPTH, SIN, DEPTHWISE_CONV_2D, ADD, SELECT, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrf!3_Wa41z##|CzN7;d7;sznTTv#PB`oOzc}7%K=Zy4hs', 0.0625
))
c5 = Parameter('c5', (F32, [4]), [-0.75, -0.25, 0.75, -0.75])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t9 = Internal('t9', (F32, [1, 7, 5, 5]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 2, 2, 16]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [1, 1, 3, 4]), [-0.125, -0.0625, 0.125, 0.125, 0.0, -0.125, -0.0625, 0.125, 0.125, 0.0625, 0.125, 0.0625])
c16 = Parameter('c16', (F32, [4]), [0.75, -0.75, -0.5, 0.25])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [0.3125, 0.1875, 0.8125, -0.0625])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|?hfBOqjeVvqoc1!gdS8H@~IF^EE_90&ja1M>hJ'
))
c21 = Parameter('c21', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW`tJu8{U00k591s8<L(>p{rnm73+@vR6XERQ>>BwL8Q|df`0)`I^zI-R1q0y;5$6#300ZXc_w5w=;~?~4vLd$', 0.0625
))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [-0.625, 0.125, -0.6875, -0.75])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 4, 4, False).To(t7)
model.Operation('PAD', t7, c8).To(t9)
model.Operation('SLICE', t9, [0, 2, 1, 0], [1, 4, 4, 4]).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 3, 1]).To(t11)
model.Operation('SPACE_TO_DEPTH', t11, 2).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2).To(t13)
model.Operation('SIN', t13).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 3).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('SELECT', c20, t19, c21).To(t22)
model.Operation('ADD', t22, c23, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm>0`KPw7z+mb^B@iH7w7x#^WqTo90vCV?&Ki!842|i{~GQT=nLQp@ZcBw=@1$Z5$+%T=o}UK0TmVR1o7-9had_', 0.0625
),
    t24: packed('<i4',
    'c-n1^u?+$-3`Kn%<&6-DhJqp^L`-1m8p<qy<enxYumRU2BsxlN1V*?KG61ppLFtICulN1+CGUx7r2jcIJ{xz?r_*~u+fKe|JT{)7'
    'Yo|9YLC)F9gOg<T!g-Vg-Z@fQ-FspV>m214y$CwuT>$6h;u0|@GBv^~6;oAQ29J!278tPTuTwKK8tPXorCvJd7pCb+n*', 5.960464477539063e-08
),
}, name='of_64').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, SOFTMAX, ABS, SUB, ADD, GATHER, ADD, RELU6, TANH,
# SPACE_TO_DEPTH, RELU, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [0.125, 0.5625, 0.8125, 0.9375])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (I32, [4]), [2, 0, 3, 1])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.5625, -0.8125, 0.125, -0.8125])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 2, 2, 16]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('SOFTMAX', t2, 1.0).To(t3)
model.Operation('ABS', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', t6, t6, 3).To(t7)
model.Operation('GATHER', t7, 3, c8).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('RELU6', t11).To(t12)
model.Operation('TANH', t12).To(t13)
model.Operation('SPACE_TO_DEPTH', t13, 2).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 2).To(t15)
model.Operation('RELU', t15).To(t16)
model.Operation('ABS', t16).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0KfnL1rG)R=Ir1M6d?TK`xyA?6c7Fg>>K;}0|*oX<opB?^y?Gi74aD5?ehHZ1{50f3j_E10}}1_<?jgg<rnG%sUeX', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnL=@Ik=6!Z%Z59<R4{uB2B2;%zY>=gs-8}Sn0`xxyE`Q`Q$1MTG?2=edz6#NL{0`K<w<Oby!{1g}X1RClgDIt*', 0.0625
),
    t3: packed('<f4',
    'c-rGSsK~zM$nMQbN`HTBUYBTLUwURqs=a5?UAOuZCMq%_i<^@r>^AD^u{vnivm9pm@a)m#Vx@_{dCQ(@H=o<-YI;DO|FeUEfztf>'
    'l}m1jY*-Z2zMsQF_Gc?EGrO2%^ZT!}E_cVftKAl3akVPY&DE8Daozoi*2U0kTyhTs7z9|;gTs`s*nes1K6Xsqx<H71&&;<5ZlaO;'
    'DGcKJYmTsZ#Yo#m%If452s!HL3A|%{S2KZCxn^>=(3Fj3oy*pknef}$+S}UM0TCEO*tWLzU||~|AIP$^hltpM#DEMtuq0Tey)6KM'
    'hh5P'
),
    t4: packed('<f4',
    'c-rGSsK~zM$nMQbN`HTBUYBTLUwURqs=a5?UAOuZCMq%_i<^@r>^AD^u{vnivm9pm@a)m#Vx@_{dCQ(@H=o<-YI;DO|FeUEfztf>'
    'l}m1jY*-Z2zMsQF_Gc?EGrO2%^ZT!}E_cVftKAl3akVPY&DE8Daozoi*2U0kTyhTs7z9|;gTs`s*nes1K6Xsqx<H71&&;<5ZlaO;'
    'DGcKJYmTsZ#Yo#m%If452s!HL3A|%{S2KZCxn^>=(3Fj3oy*pknef}$+S}UM0TCEO*tWLzU||~|AIP$^hltpM#DEMtuq0Tey)6KM'
    'hh5P'
),
    t6: packed('<f4',
    'c-j+bshNM_!^>q#dlC+%t+d-&r^9^xoX(vkLI*nLY|d*~?`G#^Ww*k2E^9*Uj|UeLSWF&BKX#cTV)sTUYhTKe8@&y44<|C&ROZb;'
    '*dey@>-_8;kG|9<=SkiBnZf_%=RO$&Q?c|F?r%QbW4SByW4f}{PrXLHV<FrtQbp$RU;p?0D(7-0<Ivjm_F8R5u8t3{O^7f$>0-B)'
    'iNS3D16Rp&cNZmnKj`Gav%(=w@uX`SpQe#PoRYeM+TXI+BnEC7^&|JwZTIinZ@YK@e!G49_uKB<x8DxP-U}4lYXhYB?E#D1L-8Jv'
    '99S(--F}e#-u(cBEraL'
),
    t7: packed('<f4',
    'c-j+TU|_fa#7aP%2E=s?P;dZ3xdE{q5VJBMfC~`6fwCKbm<fpI1Mx;6-T_mT0ijHR*d2&jko1QDu?Uo{4#a<fm<@;%fp`;4Q38Z2'
    '2jU(eUWlZB84y2$vO#XM1!8+B+YYA47DCx0VFn~UFm(VX3J|j'
),
    t9: packed('<f4',
    'c-mtSVPIgm0K`f_oCd^o3@~s2Ou7NF9T2lJAb<-Hzk#wFfS3u0=L7LZAl?C2l>sJAf!H00S&;OH0I>*^tq#P0ftU@56M=XWTvY;?'
    'EC=EqAYO>1e;E)zg0ewwvjt*%DBBLM$`(x8BVh(4Jy3N36O$0L'
),
    t11: packed('<i4',
    'c-muNWnf^40%9d7ZO;G$Jz&xeh--kDiva;ZYRjPP2SB_4i01=w4iLw{Rk49dQy}gGVh$wzS_tzdL@F3e@CV{;K%4=@oj_~=#&%#@'
    '9f&=ExCkz8FrgWU7ed$!{|P__B#Z?D0DhS_Tm', 5.960464477539063e-08
),
    t12: packed('<i4',
    'c-muNAOIEvu^kYzGLQ#m0kJy}vtXC@U=YBMg@ITFh%K?pQwji;o(H@', 1.1920928955078125e-07
),
    t13: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t15: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t16: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
    t17: packed('<f4',
    'c-pgIILTmv4~qe@DG(=Omv3QMgCEZW;z%GC!!FOn@DD$h2I5{IzJ^`ip1~GBwnM^L<N??bKEe'
),
}, name='of_81').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, SIN, SPLIT, SPLIT, TANH, MAXIMUM, HARD_SWISH,
# SPACE_TO_BATCH_ND, SPLIT, ADD, CONV_2D, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Internal('t5', (F32, [1, 4, 4, 2]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 2]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (F32, [4, 2, 2, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 2]))
t18 = Internal('t18', (F32, [1, 4, 4, 2]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [0.5, 0.625, -0.9375, 0.75])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-!3_W~5Q4=0XU1L=co4Dzj_6EfHqdMr$M^4C*9YSS6aN', 0.0625
))
c23 = Parameter('c23', (F32, [4]), [-0.25, -0.5, 0.5, 0.25])
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
c25 = Parameter('c25', (F32, [4]), [0.375, -0.375, -0.875, 0.4375])
t26 = Output('t26', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('SIN', t2).To(t3)
model.Operation('SPLIT', t3, 3, 2).To(t4, t5)
model.Operation('CONCATENATION', t5, t4, 3).To(t6)
model.Operation('SPLIT', t6, 3, 2).To(t7, t8)
model.Operation('CONCATENATION', t8, t7, 3).To(t9)
model.Operation('TANH', t9).To(t10)
model.Operation('MAXIMUM', t10, t10).To(t11)
model.Operation('HARD_SWISH', t11).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('SPLIT', t16, 3, 2).To(t17, t18)
model.Operation('CONCATENATION', t18, t17, 3).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 0).To(t24)
model.Operation('SUB', t24, c25, 0).To(t26)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm^_4?)=3ghSX8~y<T5*zgY{2CkY9}E);^6U2Y3m+FA;@}Yq1sDO~{P*z<>F5{`;sgg975VKC9t+?b<PhK*F&;V', 0.0625
),
    t26: packed('<f4',
    'c-qThI6K`(!{4G%!fDoP9<wt+IcDb9X6>=J%PD`-yrrU@=fSrJ0vi<0IlRy<c(Y@l+^moTYj$bnzuR))=?<<k(>ouIbnZK9I=kUu'
    '$UXJg=NtQfG_P<y>~3&}vtMH2oZ62)Cr%gfo>ON0!VxR~@C;AcflJ$`8GTTkF0b8`eeU1cZO-$(H%MvtpXV0}+RekAxHp)wcegS}'
    '`vHkx6{r44rJQMca(tt>far$DKb%%S(@fbR`Qybdp}@%x1lT&)v9ioKsJU;S{r>$RycbOGgVOu=f!IL24=Rqv-@ku1L>vGtCWh?'
),
}, name='of_83').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, CONV_2D, MUL, RELU6, LOGISTIC, ADD, ADD,
# RESIZE_NEAREST_NEIGHBOR, SPACE_TO_BATCH_ND, DEPTHWISE_CONV_2D, PRELU, SIN.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!4Uue41zFl|CzP@ae)=9xLQaW##?3S@H4{t&jYiH5&Q', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [-0.25, -0.5, -0.75, 0.75])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.1875, -0.9375, -0.0625, 0.0625])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-1.0, -0.6875, -0.25, -0.0625])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [0.125, -0.8125, 0.5625, -0.875])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (I32, [2]), [2, 2])
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (F32, [4, 2, 2, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [1, 1, 3, 4]), [-0.125, 0.125, -0.125, 0.0, 0.0625, 0.0625, -0.125, 0.0, 0.0625, 0.0625, 0.0, 0.0625])
c20 = Parameter('c20', (F32, [4]), [0.75, -0.75, 0.25, 0.5])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4]), [0.6875, -0.1875, -0.5, -0.375])
t23 = Output('t23', (F32, [1, 4, 4, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('LOGISTIC', t8).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 1).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c15, c16).To(t17)
model.Operation('BATCH_TO_SPACE_ND', t17, c15).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 3).To(t21)
model.Operation('PRELU', t21, c22).To(t23)
model.Operation('SIN', t23).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0KfnI1@HU<?GyAL02ApC5a$H;5d;6@`11S)3L5?g3K8HD1|0<n`Uw32>g41Q>;V-99PRYy1P$)}<NWLh3;YbY$sN`', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnI_7MgJ5e6LZ10C)B{{{2{;|b^O`1%AB@(2y|{Qd491_Av53hLt%8sz-x{^aZr2M`Dl3hWE#5dr)J;1vw+u^rX', 0.0625
),
    t5: packed('<i2',
    'c-q@#TYG=!Q=!-uFM5|&+5Q)M#JB12v=#1OtfzV`SX$WkOM3_Zi}m&L!H<93sGM!<n)h&$0sE3i-<Je8wJHexHeC4s|9=KB{s*G}'
    'F~ax^s5DUgAH#n%HUm%(0Q|#GNd', 0.00390625
),
    t7: packed('<i2',
    'c-qs;ZN9HP^<C_bjN+wvxr}1V^!yGV(%AWBqw9_Z?-PrDHClXp!Q1~Zcx8n~<;C3Hd5eoKu)jIPx#VY3wSt-V`Gx<v85sUEGBErT'
    '0Ag-N#{Yaknw5cpfelD=0BIJWJUav9e+EXNJdn-C!1#}mk>M{pP>!F00RWHsFCG', 0.000244140625
),
    t8: packed('<i2',
    'c-mvgZNASi^<6AOM)6XHTt+blJ-@>Y8auyibltIlA+hLJqs7M;4E+y-87ed?8FF{$F%(^3XE?;UgdwR~!OZ*oLI!RI1_nkT764*y'
    'Mn(ocAk7NIY(UHb#4JF}4pIR`++cA=2B0#a7y|=80|NlEPZ|y', 0.000244140625
),
    t9: packed('<i4',
    'c-mul@%045y4`;mp8R;p@M6_uhI9XJF&ula?TO@r*9>YuHhxvzd62>Am=(kKn(quR?*C-ay|jeEaN#S4mERfu*Is_jaErT|A!vIs'
    'L-y&(47ZrW8Qjdd8HygCKYaLpJ;TxC&zX-Op3ktp*_+}1{KpKpUT<e8u$N|FQ|@PAdEIdRxpi~H>Zay~w&uo$J&jEbt6N$cwl+35'
    'OlfLvn$gtMu%NNIX+m>z!`$Z9hQ^jgpxVZUnawQ??JZ3Wa~m5Pb~HCJPzV5tZ(_d', 5.960464477539063e-08
),
    t11: packed('<i4',
    'c-mul@%045y4`;mp8R;p@M6_uhI9XJF&ula?TO@r*9>YuHhxvzd62>Am=(kKn(quR?*C-ay|jeEaN#S4mERfu*Is_jaErT|A!vIs'
    'L-y&(47ZrW8Qjdd8HygCKYaLpJ;TxC&zX-Op3ktp*_+}1{KpKpUT<e8u$N|FQ|@PAdEIdRxpi~HZ>QphYtDrYJdQ;Tzg<ciSRIQS'
    'o;VdZy>KdO_~2OF^uW2e;jMFN!$p@upxVNQm(C>(*IkMl-Z~aEa5xwJ|Ifex#tdjQF&L;804ddcq5', 5.960464477539063e-08
),
    t13: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t14: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t18: packed('<i4',
    'c-p1Ru?j$N5XbQ=qsQ<N27?!~c@SB>fMiq*CVzIyXcm)v)lb=7eY)#@*O~2RR^vp03yVCv3M~@MaL93BgpU$EJcL+v+o3^<3>#tu'
    'nj`&t{tTGZoeauGW$rV-*}u90*heDo', 5.960464477539063e-08
),
    t21: packed('<f4',
    'c-muNU}IolSOCPcfOroOGXk*-5H|pE01&GHF%uBi0I?SkivzI~5MKb|93cJ$#1%mN1BerVI0cALK*cryu^bQ=0`X2DehF1$3B(V;'
    '@(v7QKx~49#evuy$~J?_8v?OD5E~%zje*#d!Jfg+-k!l036sVL0KMEHRs'
),
    t23: packed('<f4',
    'c-muNU}IolSOCPcfOroOGXk*-5H|pE01&GHF%uBi0I?SkivzI~5MKb|93cJ$#1%mN1BerVI0cALK*cryu^bQ=0`X2DehF1$3B(V;'
    '@(v7QKx~49#evuy$~J?_8v?OD5E~%zje*#d!Jfg+-k!l036sVL0KMEHRs'
),
    t24: packed('<f4',
    'c-oc7FAjom9ES1l<{9J&1m^fN6_Zf709T+<tONs<MDhSKBO5b%2?ukNLV-wiBiMY{2)}ChZ13|9q6dRi$k5=6Gji0p;fXt3^!Q+f'
    'O_0hdNhQXJ5G@|dcf|z}N_2R`zzaoUiZ+?DQ_Ou>wu?0!Sg@7eVn6xfdA=MK|Md?y_f;z'
),
}, name='of_84').DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, RELU6, RELU, RELU, MUL, HARD_SWISH,
# SPACE_TO_DEPTH, MINIMUM, CONV_2D, RESHAPE, CONV_2D, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 7), [5, 7, 7, 5])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 2, 16], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [4], 0.5, 120), [91, 155, 109, 109])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c14 = Parameter('c14', (I32, [4], 0.5, 0), [0, 8, -4, 4])
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c18 = Parameter('c18', (I32, [4], 0.5, 0), [8, -4, -8, -12])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('HARD_SWISH', t7).To(t8)
model.Operation('SPACE_TO_DEPTH', t8, 2).To(t9)
model.Operation('DEPTH_TO_SPACE', t9, 2).To(t10)
model.Operation('MINIMUM', t10, c11).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('RESHAPE', t15, [1, 4, 4, 4]).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('GATHER', t19, 2, c20).To(t21)
Example({
    x1: packed('<i2',
    'c-l+w4o#i0YSE0%EitP$uFsy}5LR2AwkfnMJ8540+W2`ZwpH)xS~GR#-nc#Mr^nRVH8w?d*6nTRUK-uowW)Ra3_Au20RWOpA%X'
),
    t21: ([99, 124, 97, 101, 128, 116, 112, 108, 99, 124, 97, 101, 99, 124, 97, 101] * 4)[:64],
}, name='of_23_quant8').AddVariations(signed(x1, t2, t3, t4, t5, c6, t7, t8, t9, t10, c11, t12, c13, t15, t16, c17, t19, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, CHANNEL_SHUFFLE, RELU, PAD, HARD_SWISH, SPLIT,
# CONV_2D, RELU, MAXIMUM, MAX_POOL_2D, GATHER, RELU6.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t6 = Internal('t6', (U8, [1, 7, 5, 5], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 2], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c13 = Parameter('c13', (I32, [4], 0.5, 0), [12, -4, 12, 8])
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [2, 0, 3, 1])
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('CHANNEL_SHUFFLE', t2, 2, 3).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SLICE', t6, [0, 2, 1, 0], [1, 4, 4, 4]).To(t7)
model.Operation('HARD_SWISH', t7).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('MAXIMUM', t15, t15).To(t16)
model.Operation('MAX_POOL_2D', t16, 1, 1, 1, 3, 2, 0).To(t17)
model.Operation('GATHER', t17, 2, c18).To(t19)
model.Operation('RELU6', t19).To(t20)
Example({
    x1: packed('<i2',
    'c-oueu*ExehELCw2~i29n^s436cyJ5uUObWWtUxseQ{=W(~7c~kj%h2dza^i?<>!*X$(!Z3)nExwWlP_DPh-~C<Y1v0Cd+LL;'
),
    t2: packed('<i2',
    'c-ouO(bVWrv?6p%aapQ&O^jV^a7e(66`31+76wl2>7U~|Wy;>33A>h;MA_x0C1iv<mD=x1*i>A;YjtM+oQUe0C<Y1v0AijVL;'
),
    t3: packed('<i2',
    'c-ouO)Y0g$q9}ArS#hd&OpRS^NN~W6%oQ7a0vAr~nbYq&W$%=p3CnktMCID0C4^@<mF}}o*i>G;Yju9+oQRt0C<Y1v0AlVQL;'
),
    t4: packed('<i2',
    'c-ouO)X`Y6qM~9;1qjrD$r%+ZHdItBoY*s`zhcVXDLoUG@2Y@<eH9g(Dk^rZuBez(QBz&PKp_AC(=H+l'
),
    t7: packed('<i2',
    'c-pI&QL&<;qGDl1&z$}W5SXxhR|PWI1jMUBjGF2SEP#PR000yIAI1'
),
    t8: packed('<i2',
    'c-pI&QL&<;qGDl1&z$}W5SXxhR|PWI1jMUBjOwZiEP#PR000wHAH)'
),
    t11: packed('<i2',
    'c-pI2Q8A-pVMWE9{)(OoAXvVuVnPKf*aXC@tE(!o0tN~J02B2e!~'
),
    t14: packed('<i2',
    'c-m_zX=!L#(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7>A!#K4$=LI41@sUd^'
),
    t15: packed('<i2',
    'c-m{JXlZC!(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7+*vz?gwT0071VA+i'
),
    t16: packed('<i2',
    'c-m{JXlZC!(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7+*vz?gwT0071VA+i'
),
    t17: packed('<i2',
    'c-q^%t!2SxC|)tQWeSkq1;gzXEt^{^T6TeOdj*`|fQ%U^1OPePB^L'
),
    t19: packed('<i2',
    'c-q^%t!2SxAYL)IWy)p<dlv||SF~(~(z{wJAp8~xy8#(9PzV4wUnLg'
),
    t20: packed('<i2',
    'c-m`e!2v3eXjI&Qj2S2d07?)bg#'
),
}, name='of_24_quant8').AddVariations(signed(x1, t2, t3, t4, t6, t7, t8, t9, t10, t11, c12, t14, t15, t16, t17, t19, t20)).DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
Example({
    x1: packed('<i2',
    'c-jk??LK$mrUf&bqE_~HdDJ^O22HA-xWjJAsy()q#XXyv!lSlsSu`)!d;X?XCHAq?vZlI4<i>2QsM(QIUS(fYmBv6J008XsA8!'
),
    t2: packed('<i2',
    'c-jka44*nXD9X)!($<K%)mw5GPFxhTX~(>c3+!SmW-jrrX<9XZN7SB8IV){fmG@SbRCN{G+k5oH7S(T>R^`-`mBv6J007^VA8!'
),
    t3: packed('<i2',
    'c-pI|sF*st0thB;t(aT2rDEa4MHQQN%-gsCC^U0PMRn7v`8z81Y^qpUv8tlCvb?ejq_(G`qJGn~%8I6n3I+-R05()2;s'
),
}, name='of_63_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, AVERAGE_POOL_2D, RELU, SPACE_TO_DEPTH, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 16], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 2, 2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SPACE_TO_DEPTH', t4, 2).To(t5)
model.Operation('DEPTH_TO_SPACE', t5, 2).To(t6)
model.Operation('RELU', t6).To(t7)
Example({
    x1: packed('<i2',
    'c-jk{QQKP<5);x{J!8qjy`jC^dX}!9J*O%*A=hn1PfFJ2inhFnEZY@PnRBLW^IhlK)zr5(bLQln4WX^^t5<p3E@hw)000)tAPE'
),
    t7: packed('<i2',
    'c-pI&SJ7WF35dHYdMjFhxUr(CqN263x?*xyO>@V(nH3Ecoj};p+*Unv-GUYCE9$B{E2=7hIx2cMcP(Y05C8y=V<CJ'
),
}, name='of_65_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7)).DisableLifeTimeVariation()

# A result depends on its neighbors: TRANSPOSE, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [111, 174, 173, 149])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
Example({
    x1: packed('<i2',
    'c-r%G>Z#pYwqjR#&qCkrl~G+QCMPE>nXxd@B|mY!&E77b37dCz+t~WX&FFE7+>+{6zC3<y%}y7$i3Qu^yrYx4k{Boi0I~lbxB'
),
    t4: packed('<i2',
    'c-m`TF=2Vz<jn;=nLF3krgztDUE;U1a)y8UiiJ@byVBDpRs_!|?J4TnzA!yFzj=L9=62sLd6j#!3mdvZySgIE3mGT`0FhxJ`T'
),
}, name='of_67_quant8').AddVariations(signed(x1, t2, c3, t4)).DisableLifeTimeVariation()
