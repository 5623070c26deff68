# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: what may follow it.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: SUB, SIN, RELU, LOGISTIC, RELU, MAXIMUM, ABS, SIN, ADD,
# HARD_SWISH, MINIMUM, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.625, -0.625, -0.0625, -0.75])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.6875, 0.25, -0.625, 0.4375])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.0625, -0.0625, -0.6875, -0.6875])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [0.6875, -0.9375, 1.0, 0.0625])
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SIN', t3).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('LOGISTIC', t5).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('MAXIMUM', t7, t7).To(t8)
model.Operation('ABS', t8).To(t9)
model.Operation('SIN', t9).To(t10)
model.Operation('ADD', t10, c11, 1).To(t12)
model.Operation('HARD_SWISH', t12).To(t13)
model.Operation('MINIMUM', t13, c14).To(t15)
model.Operation('ADD', t15, c16, 1).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn4{23SG1@a&E1>zkH@Z{+5{}TlpAPfic@bd8l2?OR8{|6lh=^z9X;u;9?_UiTU5bx&)2N4+=5%n100r}|ZULF+', 0.0625
),
    t17: ([0.75, 0.0, 0.3125, 0.0] * 16)[:64],
}, name='of_23').DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, ABS, DIV, CONV_2D, NEG, AVERAGE_POOL_2D,
# RESIZE_NEAREST_NEIGHBOR, RELU, MAX_POOL_2D, AVERAGE_POOL_2D, MAX_POOL_2D, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.875, -0.875, -0.625, 0.3125])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [1.5, 1.75, 1.875, 2.0])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF_!3h8`5QAd&pV{;%_)r{<gp#?<4AFkLs69@5n+IpV8S?', 0.0625
))
c8 = Parameter('c8', (F32, [4]), [-0.5, 0.0, -0.75, -0.5])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('ABS', t3).To(t4)
model.Operation('DIV', t4, c5, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('NEG', t9).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 1, 1, 1, 2, 3, 0).To(t11)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 4, 4, False).To(t12)
model.Operation('RELU', t12).To(t13)
model.Operation('MAX_POOL_2D', t13, 1, 1, 1, 3, 2, 0).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 1, 1, 1, 2, 3, 0).To(t15)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 3, 2, 0).To(t16)
model.Operation('RESHAPE', t16, [1, 4, 4, 4]).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkl>h=2;7!v>l;1%ZK{{R&e6bkMD1qB@J;_Kk{3I-GV^$`5@1P2KL_6F|$2Jrvj{`mtH@$U)j{NdpL@DBp9`XFQ', 0.0625
),
    t3: packed('|i1',
    'c-jF#0Kfkz`2Y4KCLQ|{?jPar4GIt;A{6Nk6Au^q@b%jS7!VE#0~+@N5)lLs1Q6*A6#Dw^3<Lfn|M>*^3hUbq{u%u^>Kb$', 0.0625
),
    t4: packed('|i1',
    'c-jTQiwb}s3;;lMYo+;^%dmow9!mfJh24FVvTr{Jky?|teBHT(B^Khj;l{zhVYDQS$i-zMaiAYHBH6Why~7WY*8}_', 0.0625
),
    t6: packed('<f4',
    'c-ke4p>D%47=#Z-V~tc^(2z<+QKt~w0VS43jix?ALNgdJu(8T2D=D^BsVI@wf;>P9hpbL}fo-p_Ya;9SclZByCV2-!1?V+Q@IdQH'
    '0LcZu<*ogK*Asf`@=AY&PyVP=(!l69pkd##-#DOfB>VadSMXNc;4J(1T<Gb0IQ>hVk_MkPI&{Zsmd{^bRzD7>{UVz#k=5~ew|I`e'
    'yRg~1`2@2#%JBG<=b^7Z;u3X}?jEe^loV1abszpC201)#1QVkj15yYjq#UAD|1Q~31O'
),
    t9: packed('<f4',
    'c-p)0SpE5&?qg3=s$Tt`9wn=E{=Dk;?PfQF^O%ZP)LW#aB}uIAO*`D{X_4eo^R{tnr^HkCHqD<8S}YcB@_bP2G~u&$!OsKw*Mscm'
    'J=pkZ@fD@dpF7{ajq=yKt-i83r_nx5qD|{sn!z=pMhTXq?!w+3Z9%1p)4N!9HS*1$#G*O(?~8jiiFdu?Up|p)nJu>_ZOe?!lV$it'
    '+JxV=RkZLs22@?;_f`};9>ujQqm@@OEAUwN5^t@S{MFnaj|(l9ooMr6@4o%}K?qC%A&9YmKbS`Fp$cGpFcT^d0OhERH~'
),
    t10: packed('<f4',
    'c-p)0SpE5&?qg3=s$Tt`9wn=E{=Dk;?PfQF^O%ZP)LW#aB}uIAO*`D{X_4eo^R{tnr^HkCHqD<8S}YcB@_bP2G~u&$!OsKw*Mscm'
    'J=pkZ@fD@dpF7{ajq=yKt-i83r_nx5qD|{sn!z=pMhTXq?!w+3Z9%1p)4N!9HS*1$#G*O(?~8jiiFdu?Up|p)nJu>_ZOe?!lV$it'
    '+JxV=RkZLs22@?;_f`};9>ujQqm@@OEAUwN5^t@S{MFnaj|(l9ooMsH*3RA@guoOKf*AJpU>d=PDuD69OsG5n)og4y'
),
    t11: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t12: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t13: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t14: packed('<f4',
    'c-q_k-u9IO5Qn|ra6jz#CXw#Fey`$zIBc(<d)P0vE!}l37V$uwR(E!LTH~K<Gm~CfGy-v2(kmd}<(e+v|AgN_{D^Ny`6I)4SACBK'
    '35G!Y$YVjpqb15a_2bza4S`rK-e;{^u-%H85epiHfmkhK0g%6B#TWiYZdM=`=dV5>zA10>kIxm{%s?#ux#Fbw+`N51&K5{81F`hk'
    '%wN(Ig71Df5hKA2#L_2XfPAmJcJ^>!2ZDBXU>1}|m=6GSGHba'
),
    t15: packed('<f4',
    'c-ot=Jmr=5@=ssFQoij8tIA0c-+Y8cWAnO|Y`L?hu&K|v-_bQiZbDa?@wOxBH@E#SSJ?T%+#>r!Cs*1IJGZpP1=rR_`X|^#+TMBO'
    'Z}$7qYsddRZ+Z^)yx}qUS^JFpC!d4)@6cSu*`a=m_<IhY=RX`C8FD+MQRVj1H)_+rXsZQ(T=Ac!j+>9A=B@aRl6~UK^LG6IQpwNv'
    'rTn+Vsho2X3sR5%y^$lrcO#ocYFpwxsVR|{|DH;d;6IhZCA~J{jr0V+yLR?qU<ZSCcE~(9-yRnq0FE?p#s'
),
    t16: packed('<f4',
    'c-qrgp2ETg#-CQQrF@$*Ve=8WZD734cw6qQo7r7cEYiTZj4SO(x?A=KbBi=E?&M0_VdvHp>3{Gi7~2~B^f%+4{ia8eAB=ex@z*{('
    'uM(Qus0PM<Z`67YYpdK2X;cH_rEk=xf6?Y+spFRb<C@<RH%iX&eW?_Y0^@QPsZ%-k_;2J$NP}@Um-M#8H~gp4B&5MOg-d#E#2b4A'
    'u!BN-ButPG0IO?bb^'
),
    t17: packed('<f4',
    'c-qrgp2ETg#-CQQrF@$*Ve=8WZD734cw6qQo7r7cEYiTZj4SO(x?A=KbBi=E?&M0_VdvHp>3{Gi7~2~B^f%+4{ia8eAB=ex@z*{('
    'uM(Qus0PM<Z`67YYpdK2X;cH_rEk=xf6?Y+spFRb<C@<RH%iX&eW?_Y0^@QPsZ%-k_;2J$NP}@Um-M#8H~gp4B&5MOg-d#E#2b4A'
    'u!BN-ButPG0IO?bb^'
),
}, name='of_69').DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, SPLIT, ADD, ADD, SPACE_TO_DEPTH, SUB, SPACE_TO_BATCH_ND,
# HARD_SWISH, SIN, SPACE_TO_DEPTH, DIV, AVERAGE_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.875, -0.25, 0.5625, 0.75])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Internal('t5', (F32, [1, 4, 4, 2]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.625, 0.875, -0.8125, 0.5])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [0.8125, 0.1875, 0.3125, 0.125])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 2, 2, 16]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [-0.125, -0.6875, -0.75, 0.25])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (I32, [2]), [2, 2])
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (F32, [4, 2, 2, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 2, 2, 16]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [1.125, 1.875, 1.0, 1.1875])
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SPLIT', t3, 3, 2).To(t4, t5)
model.Operation('CONCATENATION', t5, t4, 3).To(t6)
model.Operation('ADD', t6, c7, 1).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('SPACE_TO_DEPTH', t10, 2).To(t11)
model.Operation('DEPTH_TO_SPACE', t11, 2).To(t12)
model.Operation('SUB', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c15, c16).To(t17)
model.Operation('BATCH_TO_SPACE_ND', t17, c15).To(t18)
model.Operation('HARD_SWISH', t18).To(t19)
model.Operation('SIN', t19).To(t20)
model.Operation('SPACE_TO_DEPTH', t20, 2).To(t21)
model.Operation('DEPTH_TO_SPACE', t21, 2).To(t22)
model.Operation('DIV', t22, c23, 0).To(t24)
model.Operation('AVERAGE_POOL_2D', t24, 1, 1, 1, 2, 3, 0).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0KfkN;Suxl?hF0kAo&~w3;pX21|ARV{1)&B?+^q75cTQs>iY))^d0N>;~WbQ?jIBO<{BUx<pcZg5*6bG;|A~iGamK', 0.0625
),
    t25: packed('<f4',
    'c-r%^c)eXs^0h#Y<m(wZd9Ne>l)aWNPkBA@(3jUN@B3b7zV3T1-MsDf%5!e7n}K{b?<=oGLrh=4|Hu3K{RX+$qJ^*5FR~L@|1VTv'
    'Jxi$7`o*ya*Go;PUT;_LyM7<T{q^>R=hjQDI=TM+%sJ~Lf&7^%>FX<Vj;+_;&9q+o+NSlD@*6cIxaMm}G0)fd%{)oNR(YGoO2u^='
    'Yvc}U%v0R1@kMuu#!8h98XSs;HHv}!JheUzKfU!Dx&~)7boEbZ_}SZ`Kzkszg<=@AMN_jEnGFD}7;SI'
),
}, name='of_73').DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, DIV.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.3125, 0.6875, -0.6875, -0.5625])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [1.1875, 1.375, 1.25, 1.0])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('DIV', t3, c4, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkQ<mBWF3I7o385kcN{16lN^d9pW6cZp52K?dw;^g=Q1q${T@cH5L5&`=9_3h^I78~IN0}K%V=pPjd^9StTS|2k', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkL+3)QJ{t6l74kIWR@f#fR=_&ja2_7j9`v>a!*Y5%U`W62Y<pk>O2Mh!C>iF;M3nuFS_!k-a-6|dh=o0nqdLVN', 0.0625
),
    t5: packed('<f4',
    'c-kF{F-yZx6on5I`~^bMNyMR36dvuQxtThMd+FdBoTWeDEk1>Gvx5zE$m?22!0nN|>sT-u`VUH>&@LkO4|sJrhkL$rE?kPv7|0#)'
    'Ja2FqDcF0-mkOPEirzj()o%dVZPCC&p*NOJxD{bHMIHdz4){rGoURngkz}WkCsRyp4AZXvcU{yd<$n@LC%hD4GknV&mgV{SEDaXx'
    '+ozT`tB;H8hxa1;8tOq}^yBQV(Do!c*7b|Qp%}Q=W%haWZIbv3%p6ukOcebYbL1(M+lTC#Zz@j}aVR4a6Cx8~<T(;R{0oo;Y)='
),
}, name='of_120').DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, HARD_SWISH, PAD, TRANSPOSE, MUL, SPACE_TO_DEPTH,
# RESIZE_NEAREST_NEIGHBOR, RESIZE_NEAREST_NEIGHBOR, GATHER, QUANTIZE, QUANTIZE, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [107, 110, 139, 100])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t6 = Internal('t6', (U8, [1, 7, 5, 5], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [4], 0.5, 7), [7, 9, 7, 7])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 2, 16], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [2, 0, 3, 1])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (U8, [4], 0.5, 7), [9, 9, 5, 7])
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('HARD_SWISH', t3).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SLICE', t6, [0, 2, 1, 0], [1, 4, 4, 4]).To(t7)
model.Operation('TRANSPOSE', t7, [0, 2, 3, 1]).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('SPACE_TO_DEPTH', t10, 2).To(t11)
model.Operation('DEPTH_TO_SPACE', t11, 2).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 4, 4, False).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('GATHER', t14, 1, c15).To(t16)
model.Operation('DEQUANTIZE', t16).To(t17)
model.Operation('QUANTIZE', t17).To(t18)
model.Operation('DEQUANTIZE', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('MUL', t20, c21, 0).To(t22)
Example({
    x1: packed('<i2',
    'c-mV(w{PpL8LkQ4yDF-hCiyn++7r;0QD?t+S4rQzg{^HpvnLcgWV?E=iVg4D)nDqnY|b=a=Y){mt#%2n^V3p%morcZ02ksPkN'
),
    t22: packed('<i2',
    'c-pI|0D?I{Twg&JV4x5H0A#WrEC'
),
}, name='of_31_quant8').AddVariations(signed(x1, c2, t3, t4, t6, t7, t8, c9, t10, t11, t12, t13, t14, t16, t18, t20, c21, t22)).DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, AVERAGE_POOL_2D, CONV_2D, MAX_POOL_2D, PAD, MINIMUM,
# MAXIMUM, RESHAPE, MUL, SUB, MINIMUM, SPLIT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [103, 126, 120, 129])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c6 = Parameter('c6', (I32, [4], 0.5, 0), [8, -8, 12, -4])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t10 = Internal('t10', (U8, [1, 7, 5, 5], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [115, 152, 100, 151])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [4], 0.5, 7), [7, 5, 9, 9])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 120), [123, 122, 123, 114])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [148, 124, 122, 151])
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 2], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0).To(t8)
model.Operation('PAD', t8, c9).To(t10)
model.Operation('SLICE', t10, [0, 2, 1, 0], [1, 4, 4, 4]).To(t11)
model.Operation('MINIMUM', t11, c12).To(t13)
model.Operation('MAXIMUM', t13, t13).To(t14)
model.Operation('RESHAPE', t14, [1, 4, 4, 4]).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('SUB', t17, c18, 0).To(t19)
model.Operation('MINIMUM', t19, c20).To(t21)
model.Operation('SPLIT', t21, 3, 2).To(t22, t23)
model.Operation('CONCATENATION', t23, t22, 3).To(t24)
Example({
    x1: packed('<i2',
    'c-l*xyeV$y;)K#jhqQ{^IL}SV6Sr-x+`FSFBRwt8X6eF)#u=Vls@hvuW~@yL-R?FcF?w}sM@H(>%JSrdJ<aL$t_&0c0NyMgU;'
),
    t24: packed('<i2',
    'c-l*xUK*AN!*!))Fm@b*9}zaSG%Rc)l#hlPC<FkeryN5'
),
}, name='of_38_quant8').AddVariations(signed(x1, c2, t3, t4, c5, t7, t8, t10, t11, c12, t13, t14, t15, c16, t17, c18, t19, c20, t21, t22, t23, t24)).DisableLifeTimeVariation()

# A result depends on its neighbors: SUB, PRELU, RESHAPE, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [120, 130, 116, 103])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [106, 181, 155, 91])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 120), [98, 150, 148, 94])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('RESHAPE', t5, [1, 4, 4, 4]).To(t6)
model.Operation('MINIMUM', t6, c7).To(t8)
Example({
    x1: packed('<i2',
    'c-nKEoYwEWD5}#pV4d5t?DgHjE4*8#bTsaEo3XZIR<K`zjbC@2b7tnIJ?p0KjV<e(*%rK|svy~=tbIyZx#tw;LIw%}0Dx&8h5'
),
    t3: packed('<i2',
    'c-nL9%v#_)BW{+j+otekiJRvH&-0%;rLOgiTi?c+vpj<uZCv{Mo#S&4?^!bQTx?G7sy5FZ-35^z?d@Gv9iCn8O$-zQ0KmB)HU'
),
    t5: packed('<i2',
    'c-rgkELzYtBX?H2|EBI`shj7t&P$&<rLOf%XWzz|vjQ_3dwu)+yON6!?^!bQTw`AEs<yx#-PLg^?d@Gv9UWcCO$-zQ00pEXWB'
),
    t6: packed('<i2',
    'c-rgkELzYtBX?H2|EBI`shj7t&P$&<rLOf%XWzz|vjQ_3dwu)+yON6!?^!bQTw`AEs<yx#-PLg^?d@Gv9UWcCO$-zQ00pEXWB'
),
    t8: packed('<i2',
    'c-l+qEQ(8-mK&GkKP4_H6^N&$$0gOZ#wGOu*?}2xNxuDYNy)`PaUegh7bpg#<5J?1x~hOUIgWus002T08zl'
),
}, name='of_45_quant8').AddVariations(signed(x1, c2, t3, c4, t5, t6, c7, t8)).DisableLifeTimeVariation()
