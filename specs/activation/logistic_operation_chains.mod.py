# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: what may follow it.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A result depends on its neighbors: LOGISTIC, CHANNEL_SHUFFLE, CHANNEL_SHUFFLE, RESHAPE, SPLIT,
# ABS, PRELU, SPACE_TO_DEPTH, SPLIT, RELU, SPACE_TO_DEPTH, LOGISTIC.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 2]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.25, -0.9375, -0.4375, 0.875])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 2, 2, 16]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Internal('t15', (F32, [1, 4, 4, 2]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 2, 2, 16]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
model.Operation('CHANNEL_SHUFFLE', t2, 2, 3).To(t3)
model.Operation('CHANNEL_SHUFFLE', t3, 2, 3).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('SPLIT', t5, 3, 2).To(t6, t7)
model.Operation('CONCATENATION', t7, t6, 3).To(t8)
model.Operation('ABS', t8).To(t9)
model.Operation('PRELU', t9, c10).To(t11)
model.Operation('SPACE_TO_DEPTH', t11, 2).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2).To(t13)
model.Operation('SPLIT', t13, 3, 2).To(t14, t15)
model.Operation('CONCATENATION', t15, t14, 3).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('SPACE_TO_DEPTH', t17, 2).To(t18)
model.Operation('DEPTH_TO_SPACE', t18, 2).To(t19)
model.Operation('LOGISTIC', t19).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn09SQQ{7wP~9{TdDR;}aAO9`^s~=l1IH0ssXD<^=WX^X=ve>GuEX@do7|2m%7-7Xktr86XDw?dszV{_p81ogp>', 0.0625
),
    t20: packed('<i4',
    'c-jm7{_2y5SZIC2N=yIn#-)?}k8oBp32}zTdexh)Oy~&@t=^V!gNd^;G<Id-(Ks)!LNPBd%bf}<e{TzI^k@IdbpKA_#(LrVk$YMv'
    'EH?jsENQW$c!s@z`28mqk>77O@|)jpdEDq~FP?G#$?YEtXIfbN5Vo+GAoln6w#WCsFD{R;@7cV3Qpd)g`Ag?)S~ay}-TGBqrp@c='
    'p4KyQ;rzu*x)x9EncUa4q6a88aY^TvWeXQ}Zd|x<)21y;X7=@TteQKahk-%>0L#5(7X', 5.960464477539063e-08
),
}, name='of_16').DisableLifeTimeVariation()

# A result depends on its neighbors: LOGISTIC, GATHER, RELU6, PRELU, ADD, TRANSPOSE,
# AVERAGE_POOL_2D, SPLIT, GATHER, ABS, MINIMUM, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4]), [2, 0, 3, 1])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.125, -0.6875, 0.8125, 0.625])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 2]))
t12 = Internal('t12', (F32, [1, 4, 4, 2]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (I32, [4]), [2, 0, 3, 1])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-0.4375, 0.5625, 0.125, 0.5625])
t18 = Output('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
model.Operation('GATHER', t2, 2, c3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('PRELU', t5, c6).To(t7)
model.Operation('ADD', t7, t7, 3).To(t8)
model.Operation('TRANSPOSE', t8, [0, 2, 3, 1]).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 1, 1, 1, 2, 3, 0).To(t10)
model.Operation('SPLIT', t10, 3, 2).To(t11, t12)
model.Operation('CONCATENATION', t12, t11, 3).To(t13)
model.Operation('GATHER', t13, 3, c14).To(t15)
model.Operation('ABS', t15).To(t16)
model.Operation('MINIMUM', t16, c17).To(t18)
model.Operation('ADD', t18, t18, 3).To(t19)
Example({
    x1: packed('|i1',
    'c-jF#0KfkT3GN;8=>!_^=HmYK2JZU!4+!$&@9qNR0pj!*9q0uE@*WHz^&Il!^Yb0&^bhs}3>FII0RtKp`x7AL02%jYvLC+', 0.0625
),
    t2: packed('<f4',
    'c-pHkp7<t${j9@A#^b^M3=<id&(=pAubCLOe)aK<b#D&s;fUZ{@!Ee%gdYdToAQlk=W?w0Vfbw|hr^xrORv8%BuPbzd>2~W_3F{4'
    'a&=b!o!|R>zeX-rumApc=6`jkyFzELeP8_TUbVmE;w^D;LPbtr8^7NR-GB4{_eWcUw5xA2EWR$UTop6Tg+H`YgX6<$@u~|4&E=<Y'
    'G*_{UGjlBQi?I^so))W{xH@VY|J=DThD*#haqIf1$uo0@dfsqJlxGOuX>V_5Z)XQ2K>$QTm@rW=0&~E!U>=+RApnp7X+8'
),
    t4: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t5: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t7: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t8: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}BZeqN8B`;$L^Pr~e8NJJNr3dUJ=0'
    '<M#Pt=kDy9+`;^-y<b-LPPf?IwHsBo8$Hy%C3Z66$iwcnXO_)xxNJGUx%;ZUot?eCJrsixh;45VVIlKS0ZbPFo62`k'
),
    t9: packed('<f4',
    'c-q^z-tP|MYL52f$2l$qZ+!E*o|%KA_-w?AiS>Lx-bAc0^sg)b#_(n%!^A^plNk5Rm5Mn2`Wt(V|LU_7r*JrgML2Alxn*nl|F|G^'
    '^*C)-C!y*{-|yc=zAnD^J@Q+q(Bgah{qGjt+$rS5@cr!9#eLTruP;`wzS&jp|Nqr@$?uQ;E`G#0z5nEjX4#024%s6GDt8{vckJ$7'
    'yj^VVulaY++!0&5O#9r%`P1*HH2m7N{c^x$BTKQ4hx3mxYd81*y48KPUF@p8ot?d%y*-FR0SGQc1}<+06M%35sF`<A'
),
    t10: packed('<i4',
    'c-m_<PRn2|d3bA^bx6rHmMJpUvtA!rBJpEW!NUWeb~Vh9aXOb(bW?K6BnLx-Qzz;Vg=F&_36}bA!1ZJEI~fO|sxzA$Ki&GfCdef('
    '+dEFQ_@njoYK6zDTkUpwpPG5twoNf#OlI+G8AGo3W&xKpFXb)R{3`asw?hlxoXuDiV4`_t(%BmimzYoc_c-*{`skjJxt$&NRc5fS'
    'Vfqkqa;sCW#%U+#C%iXrUjC-&$$QZuJnj8M>n-fJR-Qg8W5{+y+S5*Yi4g+>10w`8GBPrN5ELT#3@|oG5QPsU0Pjd)9s', 5.960464477539063e-08
),
    t13: packed('<i4',
    'c-l+LXf=L#i?t-AWSjLAnQ1Jqk66$8v1y6KflmbwXUObo$SQI=w`I~zNrO`khKE8<)E^1X<}u)s`u|Sm$L6Xt4nm)9ZE_59`MbtD'
    'E-(9|wP>-z<LT9QJ5{&NJnVf+G2gar@oO;|uJ<yAmo&`+7Hqzhcj4Qs*f(bnEetTpSTyOZ=9MMpHy%C?o%S!f=hphpj*z)C*zc=+'
    '2wB7AlzVckle5O@n>U~EDtcc2<`B+%@u79v`&%owu*(>pJ}T|Wc4Uc>oiqa@0|N*%f-#7IKscWPiH*r;1OW8zVIB', 5.960464477539063e-08
),
    t15: packed('<i4',
    'c-m`CGtOXrSaNGyh;_-dDJ(M9uV)=u@<U=%!GVXLcFkyzamqSZbaRX3BnJb-Qzs79hh!h&36?VW&-LToW*LVnp);F4Io|pkw8kaR'
    'J3CJFW3lygh3dzuc3XFP&pdV5R<SK#Y_ZI187{;3W|smqFD=O1{OUsNw?l6hp3MkYWTH9g%Gn!B9-2>k{4exY^!lEV&bb};XQ;5R'
    '`M?x%(rIh1hSO>1CpUR-URM0($?I@2Jni9o>n*p~SDuzRYRD#i#M5qxv=IXX10xs%AtQ(cQeceWGr-s|4ua3f2mta_VIB', 5.960464477539063e-08
),
    t16: packed('<i4',
    'c-m`CGtOXrSaNGyh;_-dDJ(M9uV)=u@<U=%!GVXLcFkyzamqSZbaRX3BnJb-Qzs79hh!h&36?VW&-LToW*LVnp);F4Io|pkw8kaR'
    'J3CJFW3lygh3dzuc3XFP&pdV5R<SK#Y_ZI187{;3W|smqFD=O1{OUsNw?l6hp3MkYWTH9g%Gn!B9-2>k{4exY^!lEV&bb};XQ;5R'
    '`M?x%(rIh1hSO>1CpUR-URM0($?I@2Jni9o>n*p~SDuzRYRD#i#M5qxv=IXX10xs%AtQ(cQeceWGr-s|4ua3f2mta_VIB', 5.960464477539063e-08
),
    t18: ([-0.4375, 0.5625, 0.125, 0.5625] * 16)[:64],
    t19: ([0.0, 1.125, 0.25, 1.125] * 16)[:64],
}, name='of_18').DisableLifeTimeVariation()

# A result depends on its neighbors: LOGISTIC, DIV, SUB, ADD, SOFTMAX, SPACE_TO_DEPTH, MINIMUM,
# HARD_SWISH, DEPTHWISE_CONV_2D, TANH, PRELU, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [1.1875, 1.1875, 1.875, 1.0625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [-0.5625, 0.125, -0.125, 0.375])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.25, -0.0625, 0.0, 0.6875])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 2, 2, 16]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [-0.0625, 0.1875, -0.25, -0.25])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.125, -0.125, 0.0625, -0.0625, 0.0, 0.125, -0.125, -0.125, 0.125, 0.0625])
c16 = Parameter('c16', (F32, [4]), [-0.5, 0.25, 0.25, 0.75])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.6875, -0.25, 0.8125, -0.5])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (I32, [2]), [2, 2])
c22 = Parameter('c22', (I32, [2, 2]), [0, 0, 0, 0])
t23 = Internal('t23', (F32, [4, 2, 2, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
model.Operation('DIV', t2, c3, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('SOFTMAX', t8, 1.0).To(t9)
model.Operation('SPACE_TO_DEPTH', t9, 2).To(t10)
model.Operation('DEPTH_TO_SPACE', t10, 2).To(t11)
model.Operation('MINIMUM', t11, c12).To(t13)
model.Operation('HARD_SWISH', t13).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 3).To(t17)
model.Operation('TANH', t17).To(t18)
model.Operation('PRELU', t18, c19).To(t20)
model.Operation('SPACE_TO_BATCH_ND', t20, c21, c22).To(t23)
model.Operation('BATCH_TO_SPACE_ND', t23, c21).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn1;pheJ^91w%0|gNi3<VJa><;Sp2onAQ_!RX8{0|EI8w=+j5%mia81ww-5gZ8@<>ws(9|z?84ej9I^a>uEi5xu', 0.0625
),
    t24: packed('<f4',
    'c-mtq3|+$TPvaKDJ|ON1m1i&p@;3n4S3wxazXRky2C^>#@hu?#5Rm^F$j%1hI3WM{H&=%3ob?PzK+OAXCc_mVp99El0%8Lo|2&X?'
    '1<2k3#K}ND2as<8WG4bK2aunYBhOGAugFje#0@!044FWF36Nb5<!3<oB~X4gkY50mZv^t~?CdGQ070xung'
),
}, name='of_20').DisableLifeTimeVariation()

# A result depends on its neighbors: LOGISTIC, PRELU, MINIMUM, RESHAPE, RESHAPE,
# SPACE_TO_BATCH_ND, RELU6, MAXIMUM, DEPTHWISE_CONV_2D, RELU6, RELU6, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.0625, -0.625, -0.3125, 0.1875])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [0.5625, -0.0625, -0.3125, 0.5625])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (F32, [4, 2, 2, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [1, 1, 3, 4]), [-0.0625, 0.0625, 0.0625, -0.0625, 0.0625, 0.125, -0.0625, 0.0625, 0.0625, -0.125, -0.0625, 0.0])
c16 = Parameter('c16', (F32, [4]), [0.5, -0.5, 0.0, 0.75])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('MINIMUM', t4, c5).To(t6)
model.Operation('RESHAPE', t6, [1, 4, 4, 4]).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 4]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('RELU6', t12).To(t13)
model.Operation('MAXIMUM', t13, t13).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 3).To(t17)
model.Operation('RELU6', t17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('SOFTMAX', t19, 1.0).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn1{N(2I;QagP2nZnR?(P2?0uBQf^8)S&=lAy&=L8<+3Gm|n5eV@b?f?W92k{3J_XP;-<o6Ef7v%OC4HF2aQ6Op', 0.0625
),
    t20: packed('<f4',
    'c-m`ob2I7Ku;IAwlPB*vBO~W6wzrpk!pqBVfBEve!rWXX4G)hA{60R*9HXLA1?J8THZd}qwX(negn*gZE^PsUBhDTkC0R?Bd}ug$'
    'aPOYSj}yLMxniQk$arUKNXXYcCr?%>aC2W-U~R2(G%@jJ#>|=jmfyJ1kSHnHGU?>WCA#hH-c$AUcTd*W-!sX;V9z8&!`;)hwf9Un'
    'G~5mp-!;*|VDB^_JzY<4*Hk^d-5~j?Iy!qN8X4`GW?-;m3Q(UNg#ZA#ie{J'
),
}, name='of_22').DisableLifeTimeVariation()

# A result depends on its neighbors: LOGISTIC, SPLIT, RESIZE_NEAREST_NEIGHBOR, SUB, PAD,
# HARD_SWISH, AVERAGE_POOL_2D, GATHER, ADD, PAD, GATHER, SPLIT.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [0.5, -0.9375, -0.6875, 0.0])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t10 = Internal('t10', (F32, [1, 7, 5, 5]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (I32, [4]), [2, 0, 3, 1])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 7, 5, 5]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 2]))
t23 = Internal('t23', (F32, [1, 4, 4, 2]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
model.Operation('SPLIT', t2, 3, 2).To(t3, t4)
model.Operation('CONCATENATION', t4, t3, 3).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t5, 4, 4, False).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('PAD', t8, c9).To(t10)
model.Operation('SLICE', t10, [0, 2, 1, 0], [1, 4, 4, 4]).To(t11)
model.Operation('HARD_SWISH', t11).To(t12)
model.Operation('AVERAGE_POOL_2D', t12, 1, 1, 1, 2, 3, 0).To(t13)
model.Operation('GATHER', t13, 2, c14).To(t15)
model.Operation('ADD', t15, t15, 3).To(t16)
model.Operation('PAD', t16, c17).To(t18)
model.Operation('SLICE', t18, [0, 2, 1, 0], [1, 4, 4, 4]).To(t19)
model.Operation('GATHER', t19, 2, c20).To(t21)
model.Operation('SPLIT', t21, 3, 2).To(t22, t23)
model.Operation('CONCATENATION', t23, t22, 3).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn691$4rAPfZl5gYIY;rkEc3GM{x76<<b4G7~L65#CV@$&oU_z4IE6(0Zf{OA%8<M;Lr3K0<X_232?3LpNn5*|G', 0.0625
),
    t2: packed('<f4',
    'c-q@I#c4v#>lJ5%otif8dDec`uXy5F_8%8k*Z-;an<BHakv%n{y_~tY{_GvT)&A*+WLEe|&HZEOw8GziC4+-ud+;Vn2cP=td#_j>'
    'I5%DU81!|E$oE%Wq5TYz0g+oIofNpcL>31X`HDoo+WL*bU+b)s+Lr5$0s9@){QVVnKH7hnwKK{tusKne|ASpbr!d0}bAIJ2eit9<'
    'AM%Fs{85fyQd}lXyJ2`xS)SiB_Q&c6R*u&EJ2x4s*;%h%{Y5-fE&hX@y}dmY+u7UM*+U>q$kq-5>_Gs+fb#6@Y{3)&6{%!c'
),
    t5: packed('<f4',
    'c-nKCuyM+Yvo)`qHU>MjpWX9p;#t4q3#-|G)ce){S=l&6CZe4^wYa{VnQ!&kJBMWa)1~IF@N-)6$8aTszkhqMgQ0`ZCdqrR>Z>_7'
    'u{s2Oz4r0@t1Tk^3|*m-TOtD#xFwwy2X%>vL>BpeV|caotdqai^+vTV4r&4W6?XdjA7*{D-!8B-N|(PmF{1N>-3@bLhAMu3W$7O-'
    'KJxtXhF?;m9H-rInV>9hcrf+{zo(Vs>IXYFS@YXj8>)Q~U%fj1L#Ud)y`4Q6+u5OzAj%fZv_l9(cpwe-woowu9$REs'
),
    t6: packed('<f4',
    'c-nKCuyM+Yvo)`qHU>MjpWX9p;#t4q3#-|G)ce){S=l&6CZe4^wYa{VnQ!&kJBMWa)1~IF@N-)6$8aTszkhqMgQ0`ZCdqrR>Z>_7'
    'u{s2Oz4r0@t1Tk^3|*m-TOtD#xFwwy2X%>vL>BpeV|caotdqai^+vTV4r&4W6?XdjA7*{D-!8B-N|(PmF{1N>-3@bLhAMu3W$7O-'
    'KJxtXhF?;m9H-rInV>9hcrf+{zo(Vs>IXYFS@YXj8>)Q~U%fj1L#Ud)y`4Q6+u5OzAj%fZv_l9(cpwe-woowu9$REs'
),
    t8: packed('<f4',
    'c-rIeh?ue<ZQpB_HK9&Vp2a=0NE0b;&~EziqwBz*YXzrd0v0u;o;fg&Sw=hUjy&I$^fT!pejFinhSwUd`16G-7&0!qDOvS(f3<K9'
    'qr=u;uRpeYeJfJOpcH!g+nRvyjXX{}MU+GW*Tnd~Vfear=EBQbfeR*YVVt~T|MxqW{o5Ho?yr1M5@o)>Fmc1IDR%QNFJx%iAFO<5'
    'TcXde&gF)OrW|z)T9-J1=XlJ)-P`7SF1pe5fM>~8{>rNx)D9hPTD^bEAvHUDdwUq(3#9e|X<I1X2f=oB5DaGTLt=wy0GgI``T'
),
    t11: packed('<f4',
    'c-muV&~9S*(RF~~TEQs>5IA#S9)pZ_8iPFF6)>M8q>kZQ!xaX;Pz45TppHR_;q<pP4Bs1h!2G~9F$`}QzB0^Qcp1!RoV<eJ`<=@S'
    '?TjC>>c6usk>OY8a)v`wj)M6-$72|FZ=27s=tdKmUwL%{!=b}X4Ewhn!m8ia-X4ti0Wk>J0ckrl{ywM}761T=#x>a'
),
    t12: packed('<f4',
    'c-mvIslUgNxc3)BCa)I*2+T-oXLwO>&2ZQ;0nGnd|Cu4PB7xzy7c&DkkfAt%p{4yXgT)6?Fn`y9(+n>ar!ypFr-Av?^}aD!JWONA'
    'F#Lj5e@dGmLz8s@gO=}9Fn`i?UWTByBnH8i`d~iWvIYjN$@&c8Et9b7x3#wi<9$F3<J%$eVQf1n9}NHic;YS`'
),
    t13: packed('<f4',
    'c-mvwb>SI<Ul13=v?WyxAP`{^z;M7uf+5G?ADG|l(a2EJ7{>6Ly&TLx@JE^9M4~anZ7*gpKd^8s!yXl9hO>qz!2Ix^><s<<{0uYh'
    'Tmtit{GP`!zssCqmvBCq-^jj-;UMR7h77|mVE*X_8wS~`Y=*fUZ@~QWPB(_qrfh~*w*O$hsyi#gWG6uetCMrUd_LJ53?@9U7{Xg7'
    'f%&%f_6&P~c(1)3oNomdL-1`t*bc%6iQ53NErbsMQXD)U'
),
    t15: packed('<f4',
    'c-mu_wxo(-*M(;cAmA6o#gJq0k0HV&0L(vNBf;>Ry_})hqY=z6X$)hy?ZwP+;Eytxe<IPC;jG~ahQPwDVE!HzXNDPfE-{4vWC!#6'
    '`S}@k3Fk8$`8^NJpWkK9kYV_Rp^<$Rn17ISIm29zHw>p6Y`}cks%(Z<w*L&}oo--$X;U_X)yX*ws_v{{{$wXXhVYh241BUTz<d*)'
    'R}6dY?HFwB?IHF9={-n%D<ExShv3@)X<Hy4qz1yb0{|}|JRS'
),
    t16: packed('<f4',
    'c-muNSW?BX>%ubzFbLveU@-W{5MdGk<{q$-V0g`5&d}`92<DeGhB4gsVrF3YqYUPsNHk_(Fg(E!Shy9UU&Wb$;m#$7@Sp5pZa+Ui'
    '!!F@`h9ke{f%)^h%o#Eazc4VcuLAQAaxQ0J=*VI4X4nJK|LZjaLt8z=cg|yA?pLPQ47)sK7?vJy1@nauO=P&vBE-NjHv-Jx(v!u&'
    'U~kW0=U@-f4`hR|EtGEsq-{WadkEha#)k5NasY~AHah'
),
    t19: packed('<f4',
    'c-muNh%jLQg9A1Yy4eFlmo!3XhCdMML?Q!L5dITF_wz&OBflZ^{4S^hb_jKl6TANJQ1P!!5PIox2rYaFs$edJ+R}qvzpVp=wt~{O'
    '_NX)il(w<QrW*jRr4!Q'
),
    t21: packed('<f4',
    'c-muNIAFuT5Mjaq2PKUR49y-0{)t2&@rMB?=;vo(2>*%T&+lSjIPx38KgbCr*m3Ls%EZ9%ofE+qKE%MV^f-dQr3XmN#jW4Ufq}u+'
    '0l~MmhhP}60kQ3I=>`DVJrmO'
),
    t24: packed('<f4',
    'c-lK)!@v+>!T<*)jSLLU9ti%4L?H2p0Vn9^XJ82biQv!gVqiG(8^J%w2_)EY>;KBc!0??D!52Qnz_9c<g1@B)NX*5p-^zi3!PWu6'
    'x3!007_b4c?Q!b|008h4(*'
),
}, name='of_27').DisableLifeTimeVariation()
