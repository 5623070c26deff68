# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB and what may follow it: every operation after every other.

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

# SUB, SIN, RELU, LOGISTIC, RELU, MAXIMUM, ABS, SIN, ADD, HARD_SWISH, MINIMUM, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c230 = Parameter('c230', (F32, [4]), [-0.625, -0.625, -0.0625, -0.75])
t230 = Internal('t230', (F32, [1, 4, 4, 4]))
t231 = Internal('t231', (F32, [1, 4, 4, 4]))
t232 = Internal('t232', (F32, [1, 4, 4, 4]))
t233 = Internal('t233', (F32, [1, 4, 4, 4]))
t234 = Internal('t234', (F32, [1, 4, 4, 4]))
t235 = Internal('t235', (F32, [1, 4, 4, 4]))
t236 = Internal('t236', (F32, [1, 4, 4, 4]))
t237 = Internal('t237', (F32, [1, 4, 4, 4]))
c238 = Parameter('c238', (F32, [4]), [0.6875, 0.25, -0.625, 0.4375])
t238 = Internal('t238', (F32, [1, 4, 4, 4]))
t239 = Internal('t239', (F32, [1, 4, 4, 4]))
c240 = Parameter('c240', (F32, [4]), [0.0625, -0.0625, -0.6875, -0.6875])
t240 = Internal('t240', (F32, [1, 4, 4, 4]))
c241 = Parameter('c241', (F32, [4]), [0.6875, -0.9375, 1.0, 0.0625])
t241 = Output('t241', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', input, c230, 0).To(t230)
model.Operation('SIN', t230).To(t231)
model.Operation('RELU', t231).To(t232)
model.Operation('LOGISTIC', t232).To(t233)
model.Operation('RELU', t233).To(t234)
model.Operation('MAXIMUM', t234, t234).To(t235)
model.Operation('ABS', t235).To(t236)
model.Operation('SIN', t236).To(t237)
model.Operation('ADD', t237, c238, 1).To(t238)
model.Operation('HARD_SWISH', t238).To(t239)
model.Operation('MINIMUM', t239, c240).To(t240)
model.Operation('ADD', t240, c241, 1).To(t241)
Example({
    input: packed('|i1',
    'c-jF#0Kfn4{23SG1@a&E1>zkH@Z{+5{}TlpAPfic@bd8l2?OR8{|6lh=^z9X;u;9?_UiTU5bx&)2N4+=5%n100r}|ZULF+', 0.0625
),
    t241: ([0.75, 0.0, 0.3125, 0.0] * 16)[:64],
}, name='of_23').DisableLifeTimeVariation()

# SUB, ABS, DIV, CONV_2D, NEG, AVERAGE_POOL_2D, RESIZE_NEAREST_NEIGHBOR, RELU, MAX_POOL_2D,
# AVERAGE_POOL_2D, MAX_POOL_2D, RESHAPE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c690 = Parameter('c690', (F32, [4]), [-0.875, -0.875, -0.625, 0.3125])
t690 = Output('t690', (F32, [1, 4, 4, 4]))
t691 = Output('t691', (F32, [1, 4, 4, 4]))
c692 = Parameter('c692', (F32, [4]), [1.5, 1.75, 1.875, 2.0])
t692 = Output('t692', (F32, [1, 4, 4, 4]))
filter693 = Parameter('filter693', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF_!3h8`5QAd&pV{;%_)r{<gp#?<4AFkLs69@5n+IpV8S?', 0.0625
))
bias693 = Parameter('bias693', (F32, [4]), [-0.5, 0.0, -0.75, -0.5])
t693 = Output('t693', (F32, [1, 4, 4, 4]))
t694 = Output('t694', (F32, [1, 4, 4, 4]))
t695 = Output('t695', (F32, [1, 4, 4, 4]))
t696 = Output('t696', (F32, [1, 4, 4, 4]))
t697 = Output('t697', (F32, [1, 4, 4, 4]))
t698 = Output('t698', (F32, [1, 4, 4, 4]))
t699 = Output('t699', (F32, [1, 4, 4, 4]))
t700 = Output('t700', (F32, [1, 4, 4, 4]))
where701 = Parameter('where701', (I32, [4]), [1, 4, 4, 4])
t701 = Output('t701', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', input, c690, 0).To(t690)
model.Operation('ABS', t690).To(t691)
model.Operation('DIV', t691, c692, 0).To(t692)
model.Operation('CONV_2D', t692, filter693, bias693, 1, 1, 1, 0).To(t693)
model.Operation('NEG', t693).To(t694)
model.Operation('AVERAGE_POOL_2D', t694, 1, 1, 1, 2, 3, 0).To(t695)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t695, 4, 4, False).To(t696)
model.Operation('RELU', t696).To(t697)
model.Operation('MAX_POOL_2D', t697, 1, 1, 1, 3, 2, 0).To(t698)
model.Operation('AVERAGE_POOL_2D', t698, 1, 1, 1, 2, 3, 0).To(t699)
model.Operation('MAX_POOL_2D', t699, 1, 1, 1, 3, 2, 0).To(t700)
model.Operation('RESHAPE', t700, where701).To(t701)
Example({
    input: packed('|i1',
    'c-jF#0Kfkl>h=2;7!v>l;1%ZK{{R&e6bkMD1qB@J;_Kk{3I-GV^$`5@1P2KL_6F|$2Jrvj{`mtH@$U)j{NdpL@DBp9`XFQ', 0.0625
),
    t690: packed('|i1',
    'c-jF#0Kfkz`2Y4KCLQ|{?jPar4GIt;A{6Nk6Au^q@b%jS7!VE#0~+@N5)lLs1Q6*A6#Dw^3<Lfn|M>*^3hUbq{u%u^>Kb$', 0.0625
),
    t691: packed('|i1',
    'c-jTQiwb}s3;;lMYo+;^%dmow9!mfJh24FVvTr{Jky?|teBHT(B^Khj;l{zhVYDQS$i-zMaiAYHBH6Why~7WY*8}_', 0.0625
),
    t692: packed('<f4',
    'c-ke4p>D%47=#Z-V~tc^(2z<+QKt~w0VS43jix?ALNgdJu(8T2D=D^BsVI@wf;>P9hpbL}fo-p_Ya;9SclZByCV2-!1?V+Q@IdQH'
    '0LcZu<*ogK*Asf`@=AY&PyVP=(!l69pkd##-#DOfB>VadSMXNc;4J(1T<Gb0IQ>hVk_MkPI&{Zsmd{^bRzD7>{UVz#k=5~ew|I`e'
    'yRg~1`2@2#%JBG<=b^7Z;u3X}?jEe^loV1abszpC201)#1QVkj15yYjq#UAD|1Q~31O'
),
    t693: packed('<f4',
    'c-p)0SpE5&?qg3=s$Tt`9wn=E{=Dk;?PfQF^O%ZP)LW#aB}uIAO*`D{X_4eo^R{tnr^HkCHqD<8S}YcB@_bP2G~u&$!OsKw*Mscm'
    'J=pkZ@fD@dpF7{ajq=yKt-i83r_nx5qD|{sn!z=pMhTXq?!w+3Z9%1p)4N!9HS*1$#G*O(?~8jiiFdu?Up|p)nJu>_ZOe?!lV$it'
    '+JxV=RkZLs22@?;_f`};9>ujQqm@@OEAUwN5^t@S{MFnaj|(l9ooMr6@4o%}K?qC%A&9YmKbS`Fp$cGpFcT^d0OhERH~'
),
    t694: packed('<f4',
    'c-p)0SpE5&?qg3=s$Tt`9wn=E{=Dk;?PfQF^O%ZP)LW#aB}uIAO*`D{X_4eo^R{tnr^HkCHqD<8S}YcB@_bP2G~u&$!OsKw*Mscm'
    'J=pkZ@fD@dpF7{ajq=yKt-i83r_nx5qD|{sn!z=pMhTXq?!w+3Z9%1p)4N!9HS*1$#G*O(?~8jiiFdu?Up|p)nJu>_ZOe?!lV$it'
    '+JxV=RkZLs22@?;_f`};9>ujQqm@@OEAUwN5^t@S{MFnaj|(l9ooMsH*3RA@guoOKf*AJpU>d=PDuD69OsG5n)og4y'
),
    t695: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t696: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t697: packed('<f4',
    'c-k{gv(?=Ge#0Au-<$Sz|30uPq~Z3f3w!<UU;m{h5@x$;{#>;d_U^i~?(wt#Y&l|@d1Q{(35%IYueLWfx?D?}mBVBF?7z4!-;U$I'
    '4davaH+HT%!L~Ai!DB&r#u8=MN9X0g_+DfGsvqxDVYu0Dr>!rq?SbiXjWZ(_tQ8JkvO-Pr%i%4Yjci}|tEaGT%9|qI7Cqza(_-!~'
    'pDPY9&CS~^-Vm|;?(qWFA7?X9GPecq6VLbBb9YO$#D^0xznCX@-IZ>3yKQH0Z*K=eP-q9@*b&bM0B4?XCI'
),
    t698: packed('<f4',
    'c-q_k-u9IO5Qn|ra6jz#CXw#Fey`$zIBc(<d)P0vE!}l37V$uwR(E!LTH~K<Gm~CfGy-v2(kmd}<(e+v|AgN_{D^Ny`6I)4SACBK'
    '35G!Y$YVjpqb15a_2bza4S`rK-e;{^u-%H85epiHfmkhK0g%6B#TWiYZdM=`=dV5>zA10>kIxm{%s?#ux#Fbw+`N51&K5{81F`hk'
    '%wN(Ig71Df5hKA2#L_2XfPAmJcJ^>!2ZDBXU>1}|m=6GSGHba'
),
    t699: packed('<f4',
    'c-ot=Jmr=5@=ssFQoij8tIA0c-+Y8cWAnO|Y`L?hu&K|v-_bQiZbDa?@wOxBH@E#SSJ?T%+#>r!Cs*1IJGZpP1=rR_`X|^#+TMBO'
    'Z}$7qYsddRZ+Z^)yx}qUS^JFpC!d4)@6cSu*`a=m_<IhY=RX`C8FD+MQRVj1H)_+rXsZQ(T=Ac!j+>9A=B@aRl6~UK^LG6IQpwNv'
    'rTn+Vsho2X3sR5%y^$lrcO#ocYFpwxsVR|{|DH;d;6IhZCA~J{jr0V+yLR?qU<ZSCcE~(9-yRnq0FE?p#s'
),
    t700: packed('<f4',
    'c-qrgp2ETg#-CQQrF@$*Ve=8WZD734cw6qQo7r7cEYiTZj4SO(x?A=KbBi=E?&M0_VdvHp>3{Gi7~2~B^f%+4{ia8eAB=ex@z*{('
    'uM(Qus0PM<Z`67YYpdK2X;cH_rEk=xf6?Y+spFRb<C@<RH%iX&eW?_Y0^@QPsZ%-k_;2J$NP}@Um-M#8H~gp4B&5MOg-d#E#2b4A'
    'u!BN-ButPG0IO?bb^'
),
    t701: packed('<f4',
    'c-qrgp2ETg#-CQQrF@$*Ve=8WZD734cw6qQo7r7cEYiTZj4SO(x?A=KbBi=E?&M0_VdvHp>3{Gi7~2~B^f%+4{ia8eAB=ex@z*{('
    'uM(Qus0PM<Z`67YYpdK2X;cH_rEk=xf6?Y+spFRb<C@<RH%iX&eW?_Y0^@QPsZ%-k_;2J$NP}@Um-M#8H~gp4B&5MOg-d#E#2b4A'
    'u!BN-ButPG0IO?bb^'
),
}, name='of_69').DisableLifeTimeVariation()

# SUB, SPLIT, ADD, ADD, SPACE_TO_DEPTH, SUB, SPACE_TO_BATCH_ND, HARD_SWISH, SIN, SPACE_TO_DEPTH,
# DIV, AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c730 = Parameter('c730', (F32, [4]), [0.875, -0.25, 0.5625, 0.75])
t730 = Internal('t730', (F32, [1, 4, 4, 4]))
part_0_731 = Internal('part_0_731', (F32, [1, 4, 4, 2]))
part_1_731 = Internal('part_1_731', (F32, [1, 4, 4, 2]))
t731 = Internal('t731', (F32, [1, 4, 4, 4]))
c732 = Parameter('c732', (F32, [4]), [-0.625, 0.875, -0.8125, 0.5])
t732 = Internal('t732', (F32, [1, 4, 4, 4]))
c733 = Parameter('c733', (F32, [4]), [0.8125, 0.1875, 0.3125, 0.125])
t733 = Internal('t733', (F32, [1, 4, 4, 4]))
deep734 = Internal('deep734', (F32, [1, 2, 2, 16]))
t734 = Internal('t734', (F32, [1, 4, 4, 4]))
c735 = Parameter('c735', (F32, [4]), [-0.125, -0.6875, -0.75, 0.25])
t735 = Internal('t735', (F32, [1, 4, 4, 4]))
block736 = Parameter('block736', (I32, [2]), [2, 2])
none736 = Parameter('none736', (I32, [2, 2]), [0, 0, 0, 0])
many736 = Internal('many736', (F32, [4, 2, 2, 4]))
t736 = Internal('t736', (F32, [1, 4, 4, 4]))
t737 = Internal('t737', (F32, [1, 4, 4, 4]))
t738 = Internal('t738', (F32, [1, 4, 4, 4]))
deep739 = Internal('deep739', (F32, [1, 2, 2, 16]))
t739 = Internal('t739', (F32, [1, 4, 4, 4]))
c740 = Parameter('c740', (F32, [4]), [1.125, 1.875, 1.0, 1.1875])
t740 = Internal('t740', (F32, [1, 4, 4, 4]))
t741 = Output('t741', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', input, c730, 0).To(t730)
model.Operation('SPLIT', t730, 3, 2).To(part_0_731, part_1_731)
model.Operation('CONCATENATION', part_1_731, part_0_731, 3).To(t731)
model.Operation('ADD', t731, c732, 1).To(t732)
model.Operation('ADD', t732, c733, 0).To(t733)
model.Operation('SPACE_TO_DEPTH', t733, 2).To(deep734)
model.Operation('DEPTH_TO_SPACE', deep734, 2).To(t734)
model.Operation('SUB', t734, c735, 0).To(t735)
model.Operation('SPACE_TO_BATCH_ND', t735, block736, none736).To(many736)
model.Operation('BATCH_TO_SPACE_ND', many736, block736).To(t736)
model.Operation('HARD_SWISH', t736).To(t737)
model.Operation('SIN', t737).To(t738)
model.Operation('SPACE_TO_DEPTH', t738, 2).To(deep739)
model.Operation('DEPTH_TO_SPACE', deep739, 2).To(t739)
model.Operation('DIV', t739, c740, 0).To(t740)
model.Operation('AVERAGE_POOL_2D', t740, 1, 1, 1, 2, 3, 0).To(t741)
Example({
    input: packed('|i1',
    'c-jF#0KfkN;Suxl?hF0kAo&~w3;pX21|ARV{1)&B?+^q75cTQs>iY))^d0N>;~WbQ?jIBO<{BUx<pcZg5*6bG;|A~iGamK', 0.0625
),
    t741: packed('<f4',
    'c-r%^c)eXs^0h#Y<m(wZd9Ne>l)aWNPkBA@(3jUN@B3b7zV3T1-MsDf%5!e7n}K{b?<=oGLrh=4|Hu3K{RX+$qJ^*5FR~L@|1VTv'
    'Jxi$7`o*ya*Go;PUT;_LyM7<T{q^>R=hjQDI=TM+%sJ~Lf&7^%>FX<Vj;+_;&9q+o+NSlD@*6cIxaMm}G0)fd%{)oNR(YGoO2u^='
    'Yvc}U%v0R1@kMuu#!8h98XSs;HHv}!JheUzKfU!Dx&~)7boEbZ_}SZ`Kzkszg<=@AMN_jEnGFD}7;SI'
),
}, name='of_73').DisableLifeTimeVariation()

# SUB, DIV
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c1200 = Parameter('c1200', (F32, [4]), [0.3125, 0.6875, -0.6875, -0.5625])
t1200 = Output('t1200', (F32, [1, 4, 4, 4]))
c1201 = Parameter('c1201', (F32, [4]), [1.1875, 1.375, 1.25, 1.0])
t1201 = Output('t1201', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', input, c1200, 0).To(t1200)
model.Operation('DIV', t1200, c1201, 0).To(t1201)
Example({
    input: packed('|i1',
    'c-jF#0KfkQ<mBWF3I7o385kcN{16lN^d9pW6cZp52K?dw;^g=Q1q${T@cH5L5&`=9_3h^I78~IN0}K%V=pPjd^9StTS|2k', 0.0625
),
    t1200: packed('|i1',
    'c-jF#0KfkL+3)QJ{t6l74kIWR@f#fR=_&ja2_7j9`v>a!*Y5%U`W62Y<pk>O2Mh!C>iF;M3nuFS_!k-a-6|dh=o0nqdLVN', 0.0625
),
    t1201: packed('<f4',
    'c-kF{F-yZx6on5I`~^bMNyMR36dvuQxtThMd+FdBoTWeDEk1>Gvx5zE$m?22!0nN|>sT-u`VUH>&@LkO4|sJrhkL$rE?kPv7|0#)'
    'Ja2FqDcF0-mkOPEirzj()o%dVZPCC&p*NOJxD{bHMIHdz4){rGoURngkz}WkCsRyp4AZXvcU{yd<$n@LC%hD4GknV&mgV{SEDaXx'
    '+ozT`tB;H8hxa1;8tOq}^yBQV(Do!c*7b|Qp%}Q=W%haWZIbv3%p6ukOcebYbL1(M+lTC#Zz@j}aVR4a6Cx8~<T(;R{0oo;Y)='
),
}, name='of_120').DisableLifeTimeVariation()
