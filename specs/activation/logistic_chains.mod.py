# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC and what may follow it: every operation after every other.

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

# LOGISTIC, CHANNEL_SHUFFLE, CHANNEL_SHUFFLE, RESHAPE, SPLIT, ABS, PRELU, SPACE_TO_DEPTH, SPLIT,
# RELU, SPACE_TO_DEPTH, LOGISTIC
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t160 = Internal('t160', (F32, [1, 4, 4, 4]))
t161 = Internal('t161', (F32, [1, 4, 4, 4]))
t162 = Internal('t162', (F32, [1, 4, 4, 4]))
where163 = Parameter('where163', (I32, [4]), [1, 4, 4, 4])
t163 = Internal('t163', (F32, [1, 4, 4, 4]))
part_0_164 = Internal('part_0_164', (F32, [1, 4, 4, 2]))
part_1_164 = Internal('part_1_164', (F32, [1, 4, 4, 2]))
t164 = Internal('t164', (F32, [1, 4, 4, 4]))
t165 = Internal('t165', (F32, [1, 4, 4, 4]))
c166 = Parameter('c166', (F32, [4]), [0.25, -0.9375, -0.4375, 0.875])
t166 = Internal('t166', (F32, [1, 4, 4, 4]))
deep167 = Internal('deep167', (F32, [1, 2, 2, 16]))
t167 = Internal('t167', (F32, [1, 4, 4, 4]))
part_0_168 = Internal('part_0_168', (F32, [1, 4, 4, 2]))
part_1_168 = Internal('part_1_168', (F32, [1, 4, 4, 2]))
t168 = Internal('t168', (F32, [1, 4, 4, 4]))
t169 = Internal('t169', (F32, [1, 4, 4, 4]))
deep170 = Internal('deep170', (F32, [1, 2, 2, 16]))
t170 = Internal('t170', (F32, [1, 4, 4, 4]))
t171 = Output('t171', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', input).To(t160)
model.Operation('CHANNEL_SHUFFLE', t160, 2, 3).To(t161)
model.Operation('CHANNEL_SHUFFLE', t161, 2, 3).To(t162)
model.Operation('RESHAPE', t162, where163).To(t163)
model.Operation('SPLIT', t163, 3, 2).To(part_0_164, part_1_164)
model.Operation('CONCATENATION', part_1_164, part_0_164, 3).To(t164)
model.Operation('ABS', t164).To(t165)
model.Operation('PRELU', t165, c166).To(t166)
model.Operation('SPACE_TO_DEPTH', t166, 2).To(deep167)
model.Operation('DEPTH_TO_SPACE', deep167, 2).To(t167)
model.Operation('SPLIT', t167, 3, 2).To(part_0_168, part_1_168)
model.Operation('CONCATENATION', part_1_168, part_0_168, 3).To(t168)
model.Operation('RELU', t168).To(t169)
model.Operation('SPACE_TO_DEPTH', t169, 2).To(deep170)
model.Operation('DEPTH_TO_SPACE', deep170, 2).To(t170)
model.Operation('LOGISTIC', t170).To(t171)
Example({
    input: packed('|i1',
    'c-jF#0Kfn09SQQ{7wP~9{TdDR;}aAO9`^s~=l1IH0ssXD<^=WX^X=ve>GuEX@do7|2m%7-7Xktr86XDw?dszV{_p81ogp>', 0.0625
),
    t171: packed('<i4',
    'c-jm7{_2y5SZIC2N=yIn#-)?}k8oBp32}zTdexh)Oy~&@t=^V!gNd^;G<Id-(Ks)!LNPBd%bf}<e{TzI^k@IdbpKA_#(LrVk$YMv'
    'EH?jsENQW$c!s@z`28mqk>77O@|)jpdEDq~FP?G#$?YEtXIfbN5Vo+GAoln6w#WCsFD{R;@7cV3Qpd)g`Ag?)S~ay}-TGBqrp@c='
    'p4KyQ;rzu*x)x9EncUa4q6a88aY^TvWeXQ}Zd|x<)21y;X7=@TteQKahk-%>0L#5(7X', 5.960464477539063e-08
),
}, name='of_16').DisableLifeTimeVariation()

# LOGISTIC, GATHER, RELU6, PRELU, ADD, TRANSPOSE, AVERAGE_POOL_2D, SPLIT, GATHER, ABS, MINIMUM,
# ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t180 = Output('t180', (F32, [1, 4, 4, 4]))
places181 = Parameter('places181', (I32, [4]), [2, 0, 3, 1])
t181 = Output('t181', (F32, [1, 4, 4, 4]))
t182 = Output('t182', (F32, [1, 4, 4, 4]))
c183 = Parameter('c183', (F32, [4]), [-0.125, -0.6875, 0.8125, 0.625])
t183 = Output('t183', (F32, [1, 4, 4, 4]))
t184 = Output('t184', (F32, [1, 4, 4, 4]))
where185 = Parameter('where185', (I32, [4]), [0, 2, 3, 1])
t185 = Output('t185', (F32, [1, 4, 4, 4]))
t186 = Output('t186', (F32, [1, 4, 4, 4]))
part_0_187 = Internal('part_0_187', (F32, [1, 4, 4, 2]))
part_1_187 = Internal('part_1_187', (F32, [1, 4, 4, 2]))
t187 = Output('t187', (F32, [1, 4, 4, 4]))
places188 = Parameter('places188', (I32, [4]), [2, 0, 3, 1])
t188 = Output('t188', (F32, [1, 4, 4, 4]))
t189 = Output('t189', (F32, [1, 4, 4, 4]))
c190 = Parameter('c190', (F32, [4]), [-0.4375, 0.5625, 0.125, 0.5625])
t190 = Output('t190', (F32, [1, 4, 4, 4]))
t191 = Output('t191', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', input).To(t180)
model.Operation('GATHER', t180, 2, places181).To(t181)
model.Operation('RELU6', t181).To(t182)
model.Operation('PRELU', t182, c183).To(t183)
model.Operation('ADD', t183, t183, 3).To(t184)
model.Operation('TRANSPOSE', t184, where185).To(t185)
model.Operation('AVERAGE_POOL_2D', t185, 1, 1, 1, 2, 3, 0).To(t186)
model.Operation('SPLIT', t186, 3, 2).To(part_0_187, part_1_187)
model.Operation('CONCATENATION', part_1_187, part_0_187, 3).To(t187)
model.Operation('GATHER', t187, 3, places188).To(t188)
model.Operation('ABS', t188).To(t189)
model.Operation('MINIMUM', t189, c190).To(t190)
model.Operation('ADD', t190, t190, 3).To(t191)
Example({
    input: packed('|i1',
    'c-jF#0KfkT3GN;8=>!_^=HmYK2JZU!4+!$&@9qNR0pj!*9q0uE@*WHz^&Il!^Yb0&^bhs}3>FII0RtKp`x7AL02%jYvLC+', 0.0625
),
    t180: packed('<f4',
    'c-pHkp7<t${j9@A#^b^M3=<id&(=pAubCLOe)aK<b#D&s;fUZ{@!Ee%gdYdToAQlk=W?w0Vfbw|hr^xrORv8%BuPbzd>2~W_3F{4'
    'a&=b!o!|R>zeX-rumApc=6`jkyFzELeP8_TUbVmE;w^D;LPbtr8^7NR-GB4{_eWcUw5xA2EWR$UTop6Tg+H`YgX6<$@u~|4&E=<Y'
    'G*_{UGjlBQi?I^so))W{xH@VY|J=DThD*#haqIf1$uo0@dfsqJlxGOuX>V_5Z)XQ2K>$QTm@rW=0&~E!U>=+RApnp7X+8'
),
    t181: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t182: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t183: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}B}e!SO*}xhiJ0c-4hzF8rb5%p6M&'
    'n#)h~i?I^sXs%-CpF1~(ds?in;S%#riL0ZgdERhI<kt03lV=FtDbLIuY6k@N_I4l$V?ih=3(m8%he0ra2-({M0Ehr-J^'
),
    t184: packed('<f4',
    'c-q^@cs#hic;Xv>hKY<3>}MU;uRgw!`D}ee-J3&uj@L{K^W)%n!x6!^qI~1oxv%}FMBHh=^qOPE55sQ^NmAcdb2w}&S7(hB`7Y$Y'
    '^LyXou2+v{{#SSM{TjLWuF%<Q>h<6MZi$N%`o8$vy&|Wtjn)2=i?;@8SAV}3y8kA_;_Em6e}BZeqN8B`;$L^Pr~e8NJJNr3dUJ=0'
    '<M#Pt=kDy9+`;^-y<b-LPPf?IwHsBo8$Hy%C3Z66$iwcnXO_)xxNJGUx%;ZUot?eCJrsixh;45VVIlKS0ZbPFo62`k'
),
    t185: packed('<f4',
    'c-q^z-tP|MYL52f$2l$qZ+!E*o|%KA_-w?AiS>Lx-bAc0^sg)b#_(n%!^A^plNk5Rm5Mn2`Wt(V|LU_7r*JrgML2Alxn*nl|F|G^'
    '^*C)-C!y*{-|yc=zAnD^J@Q+q(Bgah{qGjt+$rS5@cr!9#eLTruP;`wzS&jp|Nqr@$?uQ;E`G#0z5nEjX4#024%s6GDt8{vckJ$7'
    'yj^VVulaY++!0&5O#9r%`P1*HH2m7N{c^x$BTKQ4hx3mxYd81*y48KPUF@p8ot?d%y*-FR0SGQc1}<+06M%35sF`<A'
),
    t186: packed('<i4',
    'c-m_<PRn2|d3bA^bx6rHmMJpUvtA!rBJpEW!NUWeb~Vh9aXOb(bW?K6BnLx-Qzz;Vg=F&_36}bA!1ZJEI~fO|sxzA$Ki&GfCdef('
    '+dEFQ_@njoYK6zDTkUpwpPG5twoNf#OlI+G8AGo3W&xKpFXb)R{3`asw?hlxoXuDiV4`_t(%BmimzYoc_c-*{`skjJxt$&NRc5fS'
    'Vfqkqa;sCW#%U+#C%iXrUjC-&$$QZuJnj8M>n-fJR-Qg8W5{+y+S5*Yi4g+>10w`8GBPrN5ELT#3@|oG5QPsU0Pjd)9s', 5.960464477539063e-08
),
    t187: packed('<i4',
    'c-l+LXf=L#i?t-AWSjLAnQ1Jqk66$8v1y6KflmbwXUObo$SQI=w`I~zNrO`khKE8<)E^1X<}u)s`u|Sm$L6Xt4nm)9ZE_59`MbtD'
    'E-(9|wP>-z<LT9QJ5{&NJnVf+G2gar@oO;|uJ<yAmo&`+7Hqzhcj4Qs*f(bnEetTpSTyOZ=9MMpHy%C?o%S!f=hphpj*z)C*zc=+'
    '2wB7AlzVckle5O@n>U~EDtcc2<`B+%@u79v`&%owu*(>pJ}T|Wc4Uc>oiqa@0|N*%f-#7IKscWPiH*r;1OW8zVIB', 5.960464477539063e-08
),
    t188: packed('<i4',
    'c-m`CGtOXrSaNGyh;_-dDJ(M9uV)=u@<U=%!GVXLcFkyzamqSZbaRX3BnJb-Qzs79hh!h&36?VW&-LToW*LVnp);F4Io|pkw8kaR'
    'J3CJFW3lygh3dzuc3XFP&pdV5R<SK#Y_ZI187{;3W|smqFD=O1{OUsNw?l6hp3MkYWTH9g%Gn!B9-2>k{4exY^!lEV&bb};XQ;5R'
    '`M?x%(rIh1hSO>1CpUR-URM0($?I@2Jni9o>n*p~SDuzRYRD#i#M5qxv=IXX10xs%AtQ(cQeceWGr-s|4ua3f2mta_VIB', 5.960464477539063e-08
),
    t189: packed('<i4',
    'c-m`CGtOXrSaNGyh;_-dDJ(M9uV)=u@<U=%!GVXLcFkyzamqSZbaRX3BnJb-Qzs79hh!h&36?VW&-LToW*LVnp);F4Io|pkw8kaR'
    'J3CJFW3lygh3dzuc3XFP&pdV5R<SK#Y_ZI187{;3W|smqFD=O1{OUsNw?l6hp3MkYWTH9g%Gn!B9-2>k{4exY^!lEV&bb};XQ;5R'
    '`M?x%(rIh1hSO>1CpUR-URM0($?I@2Jni9o>n*p~SDuzRYRD#i#M5qxv=IXX10xs%AtQ(cQeceWGr-s|4ua3f2mta_VIB', 5.960464477539063e-08
),
    t190: ([-0.4375, 0.5625, 0.125, 0.5625] * 16)[:64],
    t191: ([0.0, 1.125, 0.25, 1.125] * 16)[:64],
}, name='of_18').DisableLifeTimeVariation()

# LOGISTIC, DIV, SUB, ADD, SOFTMAX, SPACE_TO_DEPTH, MINIMUM, HARD_SWISH, DEPTHWISE_CONV_2D, TANH,
# PRELU, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t200 = Internal('t200', (F32, [1, 4, 4, 4]))
c201 = Parameter('c201', (F32, [4]), [1.1875, 1.1875, 1.875, 1.0625])
t201 = Internal('t201', (F32, [1, 4, 4, 4]))
c202 = Parameter('c202', (F32, [4]), [-0.5625, 0.125, -0.125, 0.375])
t202 = Internal('t202', (F32, [1, 4, 4, 4]))
c203 = Parameter('c203', (F32, [4]), [-0.25, -0.0625, 0.0, 0.6875])
t203 = Internal('t203', (F32, [1, 4, 4, 4]))
t204 = Internal('t204', (F32, [1, 4, 4, 4]))
deep205 = Internal('deep205', (F32, [1, 2, 2, 16]))
t205 = Internal('t205', (F32, [1, 4, 4, 4]))
c206 = Parameter('c206', (F32, [4]), [-0.0625, 0.1875, -0.25, -0.25])
t206 = Internal('t206', (F32, [1, 4, 4, 4]))
t207 = Internal('t207', (F32, [1, 4, 4, 4]))
filter208 = Parameter('filter208', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.125, -0.125, 0.0625, -0.0625, 0.0, 0.125, -0.125, -0.125, 0.125, 0.0625])
bias208 = Parameter('bias208', (F32, [4]), [-0.5, 0.25, 0.25, 0.75])
t208 = Internal('t208', (F32, [1, 4, 4, 4]))
t209 = Internal('t209', (F32, [1, 4, 4, 4]))
c210 = Parameter('c210', (F32, [4]), [-0.6875, -0.25, 0.8125, -0.5])
t210 = Internal('t210', (F32, [1, 4, 4, 4]))
block211 = Parameter('block211', (I32, [2]), [2, 2])
none211 = Parameter('none211', (I32, [2, 2]), [0, 0, 0, 0])
many211 = Internal('many211', (F32, [4, 2, 2, 4]))
t211 = Output('t211', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', input).To(t200)
model.Operation('DIV', t200, c201, 0).To(t201)
model.Operation('SUB', t201, c202, 0).To(t202)
model.Operation('ADD', t202, c203, 0).To(t203)
model.Operation('SOFTMAX', t203, 1.0).To(t204)
model.Operation('SPACE_TO_DEPTH', t204, 2).To(deep205)
model.Operation('DEPTH_TO_SPACE', deep205, 2).To(t205)
model.Operation('MINIMUM', t205, c206).To(t206)
model.Operation('HARD_SWISH', t206).To(t207)
model.Operation('DEPTHWISE_CONV_2D', t207, filter208, bias208, 1, 1, 1, 1, 3).To(t208)
model.Operation('TANH', t208).To(t209)
model.Operation('PRELU', t209, c210).To(t210)
model.Operation('SPACE_TO_BATCH_ND', t210, block211, none211).To(many211)
model.Operation('BATCH_TO_SPACE_ND', many211, block211).To(t211)
Example({
    input: packed('|i1',
    'c-jF#0Kfn1;pheJ^91w%0|gNi3<VJa><;Sp2onAQ_!RX8{0|EI8w=+j5%mia81ww-5gZ8@<>ws(9|z?84ej9I^a>uEi5xu', 0.0625
),
    t211: packed('<f4',
    'c-mtq3|+$TPvaKDJ|ON1m1i&p@;3n4S3wxazXRky2C^>#@hu?#5Rm^F$j%1hI3WM{H&=%3ob?PzK+OAXCc_mVp99El0%8Lo|2&X?'
    '1<2k3#K}ND2as<8WG4bK2aunYBhOGAugFje#0@!044FWF36Nb5<!3<oB~X4gkY50mZv^t~?CdGQ070xung'
),
}, name='of_20').DisableLifeTimeVariation()

# LOGISTIC, PRELU, MINIMUM, RESHAPE, RESHAPE, SPACE_TO_BATCH_ND, RELU6, MAXIMUM,
# DEPTHWISE_CONV_2D, RELU6, RELU6, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t220 = Internal('t220', (F32, [1, 4, 4, 4]))
c221 = Parameter('c221', (F32, [4]), [0.0625, -0.625, -0.3125, 0.1875])
t221 = Internal('t221', (F32, [1, 4, 4, 4]))
c222 = Parameter('c222', (F32, [4]), [0.5625, -0.0625, -0.3125, 0.5625])
t222 = Internal('t222', (F32, [1, 4, 4, 4]))
where223 = Parameter('where223', (I32, [4]), [1, 4, 4, 4])
t223 = Internal('t223', (F32, [1, 4, 4, 4]))
where224 = Parameter('where224', (I32, [4]), [1, 4, 4, 4])
t224 = Internal('t224', (F32, [1, 4, 4, 4]))
block225 = Parameter('block225', (I32, [2]), [2, 2])
none225 = Parameter('none225', (I32, [2, 2]), [0, 0, 0, 0])
many225 = Internal('many225', (F32, [4, 2, 2, 4]))
t225 = Internal('t225', (F32, [1, 4, 4, 4]))
t226 = Internal('t226', (F32, [1, 4, 4, 4]))
t227 = Internal('t227', (F32, [1, 4, 4, 4]))
filter228 = Parameter('filter228', (F32, [1, 1, 3, 4]), [-0.0625, 0.0625, 0.0625, -0.0625, 0.0625, 0.125, -0.0625, 0.0625, 0.0625, -0.125, -0.0625, 0.0])
bias228 = Parameter('bias228', (F32, [4]), [0.5, -0.5, 0.0, 0.75])
t228 = Internal('t228', (F32, [1, 4, 4, 4]))
t229 = Internal('t229', (F32, [1, 4, 4, 4]))
t230 = Internal('t230', (F32, [1, 4, 4, 4]))
t231 = Output('t231', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', input).To(t220)
model.Operation('PRELU', t220, c221).To(t221)
model.Operation('MINIMUM', t221, c222).To(t222)
model.Operation('RESHAPE', t222, where223).To(t223)
model.Operation('RESHAPE', t223, where224).To(t224)
model.Operation('SPACE_TO_BATCH_ND', t224, block225, none225).To(many225)
model.Operation('BATCH_TO_SPACE_ND', many225, block225).To(t225)
model.Operation('RELU6', t225).To(t226)
model.Operation('MAXIMUM', t226, t226).To(t227)
model.Operation('DEPTHWISE_CONV_2D', t227, filter228, bias228, 1, 1, 1, 1, 3).To(t228)
model.Operation('RELU6', t228).To(t229)
model.Operation('RELU6', t229).To(t230)
model.Operation('SOFTMAX', t230, 1.0).To(t231)
Example({
    input: packed('|i1',
    'c-jF#0Kfn1{N(2I;QagP2nZnR?(P2?0uBQf^8)S&=lAy&=L8<+3Gm|n5eV@b?f?W92k{3J_XP;-<o6Ef7v%OC4HF2aQ6Op', 0.0625
),
    t231: packed('<f4',
    'c-m`ob2I7Ku;IAwlPB*vBO~W6wzrpk!pqBVfBEve!rWXX4G)hA{60R*9HXLA1?J8THZd}qwX(negn*gZE^PsUBhDTkC0R?Bd}ug$'
    'aPOYSj}yLMxniQk$arUKNXXYcCr?%>aC2W-U~R2(G%@jJ#>|=jmfyJ1kSHnHGU?>WCA#hH-c$AUcTd*W-!sX;V9z8&!`;)hwf9Un'
    'G~5mp-!;*|VDB^_JzY<4*Hk^d-5~j?Iy!qN8X4`GW?-;m3Q(UNg#ZA#ie{J'
),
}, name='of_22').DisableLifeTimeVariation()

# LOGISTIC, SPLIT, RESIZE_NEAREST_NEIGHBOR, SUB, PAD, HARD_SWISH, AVERAGE_POOL_2D, GATHER, ADD,
# PAD, GATHER, SPLIT
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t270 = Output('t270', (F32, [1, 4, 4, 4]))
part_0_271 = Internal('part_0_271', (F32, [1, 4, 4, 2]))
part_1_271 = Internal('part_1_271', (F32, [1, 4, 4, 2]))
t271 = Output('t271', (F32, [1, 4, 4, 4]))
t272 = Output('t272', (F32, [1, 4, 4, 4]))
c273 = Parameter('c273', (F32, [4]), [0.5, -0.9375, -0.6875, 0.0])
t273 = Output('t273', (F32, [1, 4, 4, 4]))
sides274 = Parameter('sides274', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide274 = Internal('wide274', (F32, [1, 7, 5, 5]))
begin274 = Parameter('begin274', (I32, [4]), [0, 2, 1, 0])
size274 = Parameter('size274', (I32, [4]), [1, 4, 4, 4])
t274 = Output('t274', (F32, [1, 4, 4, 4]))
t275 = Output('t275', (F32, [1, 4, 4, 4]))
t276 = Output('t276', (F32, [1, 4, 4, 4]))
places277 = Parameter('places277', (I32, [4]), [2, 0, 3, 1])
t277 = Output('t277', (F32, [1, 4, 4, 4]))
t278 = Output('t278', (F32, [1, 4, 4, 4]))
sides279 = Parameter('sides279', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide279 = Internal('wide279', (F32, [1, 7, 5, 5]))
begin279 = Parameter('begin279', (I32, [4]), [0, 2, 1, 0])
size279 = Parameter('size279', (I32, [4]), [1, 4, 4, 4])
t279 = Output('t279', (F32, [1, 4, 4, 4]))
places280 = Parameter('places280', (I32, [4]), [2, 0, 3, 1])
t280 = Output('t280', (F32, [1, 4, 4, 4]))
part_0_281 = Internal('part_0_281', (F32, [1, 4, 4, 2]))
part_1_281 = Internal('part_1_281', (F32, [1, 4, 4, 2]))
t281 = Output('t281', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOGISTIC', input).To(t270)
model.Operation('SPLIT', t270, 3, 2).To(part_0_271, part_1_271)
model.Operation('CONCATENATION', part_1_271, part_0_271, 3).To(t271)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t271, 4, 4, False).To(t272)
model.Operation('SUB', t272, c273, 0).To(t273)
model.Operation('PAD', t273, sides274).To(wide274)
model.Operation('SLICE', wide274, begin274, size274).To(t274)
model.Operation('HARD_SWISH', t274).To(t275)
model.Operation('AVERAGE_POOL_2D', t275, 1, 1, 1, 2, 3, 0).To(t276)
model.Operation('GATHER', t276, 2, places277).To(t277)
model.Operation('ADD', t277, t277, 3).To(t278)
model.Operation('PAD', t278, sides279).To(wide279)
model.Operation('SLICE', wide279, begin279, size279).To(t279)
model.Operation('GATHER', t279, 2, places280).To(t280)
model.Operation('SPLIT', t280, 3, 2).To(part_0_281, part_1_281)
model.Operation('CONCATENATION', part_1_281, part_0_281, 3).To(t281)
Example({
    input: packed('|i1',
    'c-jF#0Kfn691$4rAPfZl5gYIY;rkEc3GM{x76<<b4G7~L65#CV@$&oU_z4IE6(0Zf{OA%8<M;Lr3K0<X_232?3LpNn5*|G', 0.0625
),
    t270: packed('<f4',
    'c-q@I#c4v#>lJ5%otif8dDec`uXy5F_8%8k*Z-;an<BHakv%n{y_~tY{_GvT)&A*+WLEe|&HZEOw8GziC4+-ud+;Vn2cP=td#_j>'
    'I5%DU81!|E$oE%Wq5TYz0g+oIofNpcL>31X`HDoo+WL*bU+b)s+Lr5$0s9@){QVVnKH7hnwKK{tusKne|ASpbr!d0}bAIJ2eit9<'
    'AM%Fs{85fyQd}lXyJ2`xS)SiB_Q&c6R*u&EJ2x4s*;%h%{Y5-fE&hX@y}dmY+u7UM*+U>q$kq-5>_Gs+fb#6@Y{3)&6{%!c'
),
    t271: packed('<f4',
    'c-nKCuyM+Yvo)`qHU>MjpWX9p;#t4q3#-|G)ce){S=l&6CZe4^wYa{VnQ!&kJBMWa)1~IF@N-)6$8aTszkhqMgQ0`ZCdqrR>Z>_7'
    'u{s2Oz4r0@t1Tk^3|*m-TOtD#xFwwy2X%>vL>BpeV|caotdqai^+vTV4r&4W6?XdjA7*{D-!8B-N|(PmF{1N>-3@bLhAMu3W$7O-'
    'KJxtXhF?;m9H-rInV>9hcrf+{zo(Vs>IXYFS@YXj8>)Q~U%fj1L#Ud)y`4Q6+u5OzAj%fZv_l9(cpwe-woowu9$REs'
),
    t272: packed('<f4',
    'c-nKCuyM+Yvo)`qHU>MjpWX9p;#t4q3#-|G)ce){S=l&6CZe4^wYa{VnQ!&kJBMWa)1~IF@N-)6$8aTszkhqMgQ0`ZCdqrR>Z>_7'
    'u{s2Oz4r0@t1Tk^3|*m-TOtD#xFwwy2X%>vL>BpeV|caotdqai^+vTV4r&4W6?XdjA7*{D-!8B-N|(PmF{1N>-3@bLhAMu3W$7O-'
    'KJxtXhF?;m9H-rInV>9hcrf+{zo(Vs>IXYFS@YXj8>)Q~U%fj1L#Ud)y`4Q6+u5OzAj%fZv_l9(cpwe-woowu9$REs'
),
    t273: packed('<f4',
    'c-rIeh?ue<ZQpB_HK9&Vp2a=0NE0b;&~EziqwBz*YXzrd0v0u;o;fg&Sw=hUjy&I$^fT!pejFinhSwUd`16G-7&0!qDOvS(f3<K9'
    'qr=u;uRpeYeJfJOpcH!g+nRvyjXX{}MU+GW*Tnd~Vfear=EBQbfeR*YVVt~T|MxqW{o5Ho?yr1M5@o)>Fmc1IDR%QNFJx%iAFO<5'
    'TcXde&gF)OrW|z)T9-J1=XlJ)-P`7SF1pe5fM>~8{>rNx)D9hPTD^bEAvHUDdwUq(3#9e|X<I1X2f=oB5DaGTLt=wy0GgI``T'
),
    t274: packed('<f4',
    'c-muV&~9S*(RF~~TEQs>5IA#S9)pZ_8iPFF6)>M8q>kZQ!xaX;Pz45TppHR_;q<pP4Bs1h!2G~9F$`}QzB0^Qcp1!RoV<eJ`<=@S'
    '?TjC>>c6usk>OY8a)v`wj)M6-$72|FZ=27s=tdKmUwL%{!=b}X4Ewhn!m8ia-X4ti0Wk>J0ckrl{ywM}761T=#x>a'
),
    t275: packed('<f4',
    'c-mvIslUgNxc3)BCa)I*2+T-oXLwO>&2ZQ;0nGnd|Cu4PB7xzy7c&DkkfAt%p{4yXgT)6?Fn`y9(+n>ar!ypFr-Av?^}aD!JWONA'
    'F#Lj5e@dGmLz8s@gO=}9Fn`i?UWTByBnH8i`d~iWvIYjN$@&c8Et9b7x3#wi<9$F3<J%$eVQf1n9}NHic;YS`'
),
    t276: packed('<f4',
    'c-mvwb>SI<Ul13=v?WyxAP`{^z;M7uf+5G?ADG|l(a2EJ7{>6Ly&TLx@JE^9M4~anZ7*gpKd^8s!yXl9hO>qz!2Ix^><s<<{0uYh'
    'Tmtit{GP`!zssCqmvBCq-^jj-;UMR7h77|mVE*X_8wS~`Y=*fUZ@~QWPB(_qrfh~*w*O$hsyi#gWG6uetCMrUd_LJ53?@9U7{Xg7'
    'f%&%f_6&P~c(1)3oNomdL-1`t*bc%6iQ53NErbsMQXD)U'
),
    t277: packed('<f4',
    'c-mu_wxo(-*M(;cAmA6o#gJq0k0HV&0L(vNBf;>Ry_})hqY=z6X$)hy?ZwP+;Eytxe<IPC;jG~ahQPwDVE!HzXNDPfE-{4vWC!#6'
    '`S}@k3Fk8$`8^NJpWkK9kYV_Rp^<$Rn17ISIm29zHw>p6Y`}cks%(Z<w*L&}oo--$X;U_X)yX*ws_v{{{$wXXhVYh241BUTz<d*)'
    'R}6dY?HFwB?IHF9={-n%D<ExShv3@)X<Hy4qz1yb0{|}|JRS'
),
    t278: packed('<f4',
    'c-muNSW?BX>%ubzFbLveU@-W{5MdGk<{q$-V0g`5&d}`92<DeGhB4gsVrF3YqYUPsNHk_(Fg(E!Shy9UU&Wb$;m#$7@Sp5pZa+Ui'
    '!!F@`h9ke{f%)^h%o#Eazc4VcuLAQAaxQ0J=*VI4X4nJK|LZjaLt8z=cg|yA?pLPQ47)sK7?vJy1@nauO=P&vBE-NjHv-Jx(v!u&'
    'U~kW0=U@-f4`hR|EtGEsq-{WadkEha#)k5NasY~AHah'
),
    t279: packed('<f4',
    'c-muNh%jLQg9A1Yy4eFlmo!3XhCdMML?Q!L5dITF_wz&OBflZ^{4S^hb_jKl6TANJQ1P!!5PIox2rYaFs$edJ+R}qvzpVp=wt~{O'
    '_NX)il(w<QrW*jRr4!Q'
),
    t280: packed('<f4',
    'c-muNIAFuT5Mjaq2PKUR49y-0{)t2&@rMB?=;vo(2>*%T&+lSjIPx38KgbCr*m3Ls%EZ9%ofE+qKE%MV^f-dQr3XmN#jW4Ufq}u+'
    '0l~MmhhP}60kQ3I=>`DVJrmO'
),
    t281: packed('<f4',
    'c-lK)!@v+>!T<*)jSLLU9ti%4L?H2p0Vn9^XJ82biQv!gVqiG(8^J%w2_)EY>;KBc!0??D!52Qnz_9c<g1@B)NX*5p-^zi3!PWu6'
    'x3!007_b4c?Q!b|008h4(*'
),
}, name='of_27').DisableLifeTimeVariation()
