# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4099]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [17, 4099]), packed('|i1',
    'c-rmD!3_XG2m>*o|C+<GZJhj!GS19&ZFi=U*-dq&XOg<r_ibk<yVdi;TQ9o*dKiXb7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhGF=>_yglS%Bl', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [17]), [3.5, 3.5, -1.0, -1.5, 1.5, 1.0, -3.5, -3.0, -2.0, -0.5, -1.0, -3.5, 3.0, 1.5, -1.0, -0.5, -2.0])
output = Output('output', ('TENSOR_FLOAT32', [3, 17]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDElUFd002-wZtiZ}5KI=ENhSyjf(Qe_APB+`u^SdNTMPzS6f6d-U8CBJegqAx8m+R4?zr=~(_gXl`g^@*`}uJ3wbQw4wy*CO'
    'o*KKy>qj>aCvTUtw~x!8<wkd9E1zF|pE=lWT(wSLx@&WL=O1VLORb%Y&7LgFvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%OlP4R3#6S>8v`4vU*yt1mUn255low|Ldn5A4I=pnx+$RUd@xB*022IYBX77MNk&si7d;qEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXqs@N_hhW?', 0.0009765625
),
    output: packed('<i4',
    'c-o8G_ruJv_`?-r76rbIv#pX_CYBX{cxU_Uk+#X@eY?ZG-R0c)GWD%}5~d}lwElDZU@M(im3ZDmV+z;ABuCawX**O8Iks2F9Na0l'
    'A}CrZ_VzT>C;xKWylVsBG#YIwpVm-x_nNG*tc)7RH$mn{w?4l4z$p2X>Crt!gvfiK2;-w~s3O0Z7#JA-0}%*-SRj&+2ms&QU}6', 0.00048828125
),
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4099], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [17, 4099], 0.25, 128), packed('<i2',
    'c-rmDu?hhJ002-Qq^t&Pr_8q*nAF9f3^Iu_-C(5{UFk;3f~*!9Oh%>5rkj)>@CABrf643CEvNfnd<dWYVzfx^r%(2%w;RXmtgwtL'
    '*EpIFwrMc!teWp|vs+Jwqw_G|%1W1BEs<qemStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0IOhNW0000000000'
    '00000000000000000000000000000000000000000000000000000000000000000000000N}ST*enu2'
))
bias = Parameter('bias', ('TENSOR_INT32', [17], 0.125, 0), [16470, 5850, 4410, 21240, 4770, 12060, 22950, 630, 3510, 12240, 4770, 5130, 1440, 9000, 5940, 180,
    8640])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 17], 5600.0, 88))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-%vxO9cG8>eM#iEpziS?!{-9%!w*{n)_<rtJYgXJ<9EXrsz_zR`p+h1}%lsffj8$36;)gvGFYH83P9e0hzU^w~A'
    '-s5<kEnlnm!hCsZMQPj)FRNzdHSHGnm0KdqvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%koci1^@s60000000000_#a<='
    'Jwf*'
),
    output: packed('<i2',
    'c-pg_oYqubR-HWU(1z^f7Jkh&pKK<lH&&NbB~LrJF*~J|Pb>73&7`!Zno^+1VW3D09|P$C06r%e2L'
),
}, name='long_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5600.0, -40),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [1031, 65]), packed('<i2',
    'c-rmDAuokd7y#gN-ZMoKFNI%XCJ3eqB$BM4-6r1Mq?zCcuqjutN$wAj?b{>-Gx>bq;b+|N#3wx6e0%?P_Hec`e;dD_?~S_U(dzGg'
    'zk9Xze6%x}e@;)nw=QqSPajLy>t8>IljDng@N&1g@j81PPCHqaWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%7a&K=B@Zof'
    'q}<n`3^mtWqVy5%pHWh2CD#_Mr6{?isC`a3MPJ(>%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%km=RKNp&8mj', 0.0009765625
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [1031]), packed('|i1',
    'c-rmD$q~RX2m~+|5<~yh2AjiuWYAx#mBPNG%a>F~(FP|-vLlS!7O>x>bVxt(x$rR@qhi&`lPCWmU#j){Z2', 0.5
))
output = Output('output', ('TENSOR_FLOAT32', [1, 1031]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-jri$pOG12n0Y5SLwf6KnU?agO(^+2iAfMqRzwdrH2Euhg32$OIf!oeDUo^W~|)s@(-*{9_a', 0.5
),
    output: packed('<i4',
    'c-rG*4!b7cuEjnrM{JWH|3lS3>TOHq?tb|=sj1df;nP;brBnaRV|{YO`)8!pSFsA0xZ5AJr>?it*i)O%5E;Was(DoNsODjy`B;^F'
    '%aWPr*O#Zc$DUuUdNWbyMgEF?#tU>0_kAsT`!M+Gx}?ityrvdWt92fh3d#LWmW>u)()&LnZhu1P|544OnnyJc2hIN(zz9e%fH4Sx'
    'M8INDSq2aQa~S@CxiFQZnnyK{Y90=nN!0eA5<5pVk7^#(JSa5-08CA5=>', 0.00048828125
),
}, name='wide').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [1031, 65], 0.25, 128), packed('<i2',
    'c-rmDu?hhJ002-Qq^t&Pr_8q*nAF9f3^Iu_-C(5{UFk;3f~*!9Oh%>5rkj-Cpx)bG^15})={^`A!e_r2Et31`lRfI~#<4mpEaS>G'
    'j^=}H8caK@<~!W%)|27rJj}PU(xq2RWLcJFS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm*1#oC5#=00000000000000000000'
    '00000000000000000000000000000000000000000000000000000000092o7YF4&&j'
))
bias = Parameter('bias', ('TENSOR_INT32', [1031], 0.125, 0), packed('<i2',
    'c-jlQW%Xl`%(Aj=7Z!0X&@kC@K;+o6Q$F*y)GP>dYx#EO!lHK?LeEy5Sn<juz$9spjF5qs+8R9_vo%&xLW>N-Mm3LW9@RVyG&_h1'
    '1_|j$GV$sQiLfe*Gbn~i>u^M>>S`JZ8!@|z>I>N^dzkZR@C4esxtOr)duYjvsmThc1Pd}q+lP;89@RXmc{peW0OLuKPX'
))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1031], 88.0, 68))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-ou!(dFf`_3Vrp#Y-puzQ5l`V^XK+8;<DId-k42n>||>>dltfq2*U}I_`AN_aN!mMUjf;y*`h9T_y-9nl;S?YG$Am006$69!m'
),
    output: packed('<i2',
    'c-jl%ooBe~?AnY@V>M^rsd7aHyR9cQ7+HJPoIBWOzD_r+GSqK|Q>b3|0{_Hx@uM?7PqkaFrco2smlsuEQV}$&c~tYL=3$_jVHAvl'
    'Q83a00IsvRP5'
),
}, name='wide_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 88.0, -60),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [259, 33]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [31, 33]), packed('|i1',
    'c-rlYK@I>w3;~D#znN{Hu}Kd^FbT$roUyi$V#lsTcQL5@+9pgG%~3h{;DbMgA96!5=>', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [31]), [3.5, 3.5, -1.0, -1.5, 1.5, 1.0, -3.5, -3.0, -2.0, -0.5, -1.0, -3.5, 3.0, 1.5, -1.0, -0.5, -2.0,
    -1.0, 0.0, -3.0, 0.5, 1.0, -1.5, 0.5, 0.0, 1.5, -1.5, -0.5, -2.0, -2.0, 4.0])
output = Output('output', ('TENSOR_FLOAT32', [259, 31]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4be92mrwViuPYE1V&RxZvX4IR8|jL>2Zd}dwS2hkCm##nO*bx?44nmwp-jKL#<rQ$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<'
    'nM@{=e~~|qq{rC', 0.5
),
    output: packed('|i1',
    'c-rmN=~G&X0RV8W2M>5W?i)Gf6uhrQi5l14Np{^$CTXUVooQ$G=yax?e(E355B;|7^vHIa?xby!YBsx8G)7~*Vmv_<Q90xk9w0m}'
    '1-bfvbl&fu`1Ron%B>dqWN5hnl|Ep4=gw}TxxkRd`9(FIPL4OTUude%RP=;rToc<STfE}^$MTv3kj6(9UDAcJs<&{=n*ds;;*ZX)'
    'h=ref6TF2FOb-w4+!s^{AIa*#vXuOW?u;l0V%4Py&O4%WRe^UayWfwi2jwCU$_+b-ugU$t=j_=`0k%lI4bXh$|H`;KKj#b;#?)OO'
    '?eNR5^Y$93ZO}He@D^>K&`aF0v_AXnXUuZ5FO^%XUAVZK7vRF5#H+goD3=H`;g>u~#$h7njRr+`>{9YwgRqZMtNblBupBz*!LK>n'
    '6oJ~;5Y)RAOawV$M5=rxKbw}!hfEwO;UYEvTlF>cN3OD9W=l+Ng4tFBmLg?T95M-3BQ9P2ZKK4$Ivp1UbSEtGB(3a><Co3pS>0bI'
    '^kTrdRMDUYGqS)X)wLq35a5aCIMt=y1OvPpP#kThuk&=8D3cL-fDd)1Va^<pxOiFLG_mHj&!_YS>gM~=CNwNde*;pLEVptnbEaO>'
    '$`;Unp^BJ+=367H;O2tCnywADo?4_O@+)5X=sbi-M%?7N@3{^|G;fH3j?4J(`iL|GqBq53z$@~H&*PJx0k>JetWJYjwMQ$ss0sPS'
    'pRjP!H=NoQe?4xn23g*nk-I&+xjwRLlNJAAgh9#rJ%waYvVtG}2kD2&##>5k9QRiODRad6fbgb6lN^?I-u7^5Pw~+}T~lBNRfEHc'
    '{8f!dJrAs%-y`6<jxworN+PBdPAE2hyn$+B=4<bYAU*-#qRce2qb+jY;3Zr49}?^cmq`3|AG61^okU=21TF<`(=W{d+~rKYd=!JH'
    ')g*9$%dFi|tY$_T4oP?MDa;0qklI+`^K6{dVglCZ78q*H-kVC4!wX8Q?$05Ab4JLT!vi}A(c3tQ$cvRjOY=KKFC#G(g$al)XuHDe'
    't2xO^v#ON_w&V90G?inGUK3O*()0XnR<IqEz!TciI>~=giKZ;YP-gJsU9Sl&A28E@;PZ{LGf8)92VP0Fh!q@b;|Yz@YM+&Hl<96`'
    '8o1l#>z7n3Zv{eb+JzER0Vqonj$J><h_;}&aN%)BMIk&UaqU?tejUgoQ7N=|xoagoZIGId%yNQHs*Q}w`9m2A3g%O-P$ZNKm-;`X'
    'MTtBS*TaZxeL}w!x#Oe<$|Tt?b_OHV<|9E+M*sUUH=ASkv35=PMvLg$j!+_@A_&QVvKkIz=YvSLloatP7dzQ6;ft0KD|!d-q`yNC'
    'eZf>G6*{z-Y=9m<sQwiAM#zib>T8=NU+<_y0EQvQ#!a0wjK1Y!PAttZO6NlqqKKO;-{Y>PHoX~t7;I;OS0n1f#u(KrH6{NE>VDlb'
    'q@QCpfnXM<ieOFQ6`R=<uv5YkS(uM^{r2#ydI+s_z^6p-X120>2xb$=&Hg3dHC{Rk`DVHcW5!#`@2<?mvO{WN()-{=0<+7#!NIF>'
    'EDQe=tNo#Xh=zuM6xDNzmR)Inu|yajamRG|+}oyOO|R{4k4*TjX)uS2>WM^wK{BnW$s^Cm2;>@JugLkxFHzJVBIgM5$UcZa^YW^h'
    'raN8Rq@MinC}_9zPW7sWwcFRaiDySwft0_6XQ!OpsJ}QvWl28kiQHuWqE0V<&!C}IPeCS2U*&u>^No}%qfU<y_u^f^^i4M9;`|qC'
    'M05<iPZj{RUl!F_78&$}JExu_bu9c!DYmSld`co&Q*}gO-l|8_v3~B&yA6^JpNh9_X~2!shtvb=JR0`rFI(76r$e{<<&={RJp4$c'
    'v3+J46D+We#zGCE8?GeiVo^9YpgOUkpBB8X8`_P}!6XvvlDGk<Jzv-l>5%i{>lNdf-t#vwyA8mxd%ByZDWRIe3#er{a(iaIrLSOO'
    '6}RL41@Cl!&)yxV5UFc~QCxZ-Ehj@tPJ}u?B|M_Nw!wgd({I1iYF2$KXd^XF)WRl0w{-E;8t#<Tp4Hlt;g$Oe-&eRss5;8XF_C>j'
    '<(QzehN~w*%@$?bZ>FvR?SCHV>TG+iyAI~o7;X>rk~j6JY5#=Z@W*|4=p|q6|4qG!%(EzG<m`#oSjgbGER~H=a^;o>jK_gNrnA>*'
    'h0^0v1YW0Su4`ZD!?VhHrySSFZQ)xdI6X685}SlG3=!utOngCREk~&_aIaTxL!#}axl_Gp^FGv|hCih^>ZfoNfp^T|NzvmcJR|@3'
    'kRqNTSl>O+X>~S|$sp87W;qudj(C-dwi*uBk@ky2S3h@ihz=v=kEy;53dNp>R+QCQ?W4ICfajjYQzn$=<%exn#Y<{eA66_@ELJR5'
    'ELJR5ELJR5ELJR5ELJR5ELJR5ELJR5ELJR5ELJR5ELJR5ELQCQQL+C6T8PxA', 0.25
),
}, name='many').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [259, 33], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [31, 33], 0.25, 128), packed('<i2',
    'c-mX~{BpkSs@<-QdxD>oS!B#!dUOBZ?+>H0;`X{t*Pqj6cfKoQM#bh;u6@}{;y(s&+P0#luHi(TPU?4?vqhduM>UUX9@RXAH8YHY'
    'Q7{TdDgXdZbUWV'
))
bias = Parameter('bias', ('TENSOR_INT32', [31], 0.125, 0), [16470, 5850, 4410, 21240, 4770, 12060, 22950, 630, 3510, 12240, 4770, 5130, 1440, 9000, 5940, 180,
    8640, 21780, 7110, 11430, 2250, 22860, 9630, 11700, 10620, 12960, 4950, 12870, 900, 17910, 5580])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [259, 31], 74.0, 92))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDJqkeq003Y=xqzKjxqy}V*~CamS!6;c^#+rYMK5_PWwt4k#bjZ5qsb&!a0CbNefyWh*~UC`-JECbV7h;gZ;MM1AENRroTTg9'
    'PVLcKf1acMeb+h-bH_p0trYXC=vgg{n#)om%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|7dZt000000006)*U;YU^cK'
),
    output: packed('<i2',
    'c-rmN>24GG0RZqmL0_R#tA1$JZC7Eph1@_03E<d??Zme|j?awmV?4e+zQ^|XzV9pXMSLVAArK%Dp&ScZSh~AVsj8}0YWuk_&^PD<'
    'RR7;g{3?qt|9#JCJjj!Nw;L$XXr+l-X0XMS)*+k~Cn4hM&OX2N=oTEmV++qUmbM1h3Z^Z{^{pFC;2rOaLWI_Rs}F7+I_G{?En)Id'
    '^6b!;vUxg0U6sfEK0X;5?qyW>^xQiba<$ICd-}E3Dp=Wz#iePRA=i5z6n{9o)xEV>Uj9}7u*Zw0hXVvEQ!kLcWK0OR*i*Kio{;cy'
    'zFd{z7kP~Af?DSKvZak;|DoEl!(59R8wmQ>JB=?EkD55oJ@lW2NadS<Z-)JLR1t13lU~O}6oHk?vzciRVNrY2&ht#23BGf_wz#qv'
    'kWp;xnFlnyA*R$}IfoZBWU=M=$|GuS?2>1jZQ-v!#aOcWe&Md9jh?W0dpkjfU*L#LnqylJ@px9<;$S$mol!HEaifPUO`sVU<-H{3'
    '@%0i5_A`s+53inFHOPC>Y0;s*#E@rXO1_G2dXU5arA%Uem?n)2OCu;4lxPZqqL5nV*1Xp5OoXnU6wR3L2kp1^KkE?YQG#@(RB?0o'
    '?N**9*!FkN!w;Z<U$2`Z9Yw;`CB%8xlA1bM;O+JL-u`Flsh@ZQ(L>$7NqBL{Z@~xU)w#}ngVvp3E7UXW9){L29V!WsuS;X$q?3um'
    'a=Ul>gzS)`r_SP!x5F*$Te5~2m9m`k19Y(Qcyj%#@;kR4)7qUpMXXrfA{^13?R5F3<~*g7G80s-GQC(F(~YKP%Hrk4k4=A~syq`k'
    'c(3uu_z-Fir<ko#opPvBJykM}Fc04sM<vB%o)14Qi$yGqyUisG(aY7XWL(5DbDIZ=A=-})94e8oma8#|28%(us0w|A!K)08t!cKa'
    'O{`gZE$#Kc9Ik7Z9uXBLVsBS<Y!<Gi$adn5%=h|~HDg`(m~8oo3VX9hU3(t(AY4VAA$%qZt5R9(Z0$S}qP%!>Eku#|JqCO3O=2Be'
    'N0`#Ps`_L12iBR|ZP?=M3imT!X!oPwH{UcZxozJc9mx;cBc$>c|9$0X5V+m?OdZck!~W^}1*d5fW$%dQ*_~XooL6K`S<WKsk<ZX^'
    'LZfbB-rp|US0ZC1^$%(@p8d0#Gp-GthC#_5=b?t<tIm;6EX5!W7v^PR-i#l{H>31ra+V~0hb;Ups^b>YLy1n+j)gCorE%$#5l$TT'
    '9g_9RZgjTg?a`q|okMUn69J=DPVwAnyLu-Z>>1!K&S~+dcm>)v+xM1uR=1v4kQH7Kuf>LXqaI$CXDYp!e4{aU<6((U_%z4H$~avz'
    '1oMa$?zC+|Jy*V~x@J$%aVb%jZQAY8b(46|tR6>w0l##_7L^mY$#`01-gp`ey3NAJo8G4uLTf)!xdWj~w<@UN+`qD^&OmbCk3|S}'
    't1S$*VmDQ|jHl3|0Q0gX)xJeNdO%vdQ0Y=8?^{*+l?=yhZ!uLS)X2|lx)9<krros^jURgCA%;yyB|A@Z-Y$0RNVmF<*t#Mg;B_Xk'
    'Yfm~Y|90TLrtpI;x>1T&6`?|!3r)u@t$9e-xKgN95D}&qDz3x0BEIq7Q68rZAGL0dY~Qx@O((S8=!`s4?}4rM+^C&8K-~?GBt@T|'
    '!-JvO4AP;7PK(=wfg_i!zO<2gw?Cb`6g7KQ=OAtE=VxCL27Wp6f@E||5b2IEH#_#A_=Hu_ZqkUt=~V(hTNT&$DMcPy-euS0cQD1J'
    'N2h2bDJOr;*bn}qS~n|lw$Y6psWz_7uu*qkRi1eCcwugRkSQ=*!>5aigMu_CXEBrRoKZ<y{HK#oL|Y1ZVsovgoy8&wouWLTG|7^-'
    'T4a^W`+9%hj*F5eC{pQ}d>0QkZa>dTxkV<U!Z_3}v*pjlsEf!(CCHBJ_~v#bBsNq>!<Yv{ORrP%ARBQ+YKl;=fLc*c4>ng%DATRH'
    'dimMRop-;~AaqKgon(Y_L2PR+lZ|a}I0Ix%@bk%;8R|yHM@D5>dZKRD<FQLLClWm|aSl$*jtyUIrmLOG%+uuDsj@K=u~`U~a1M_V'
    'D+*`oLt%Ag_gRM>YUm%!n913X{a7{;IoJDyf=eUmT!ZjzDzB(RV&W?d2>YUsDbw9R-AR^bqMkeUCyd(UOY#}Y)$A0sBke+f{jwpo'
    'HXTi`oGE&NsX6qbifv0lukJDPGM(5heP~UewBbEJofWF5d%*@jl11(rG^+Wv7*vMo2>bh_FL1vevcUq{4<|R#)#Lha7oI4ix20YU'
    'q(|XAUY!K|x(Zq5u{q&xL7Ca!keIf#f{ilmp%Wq@fAzx^Z&zo9Dxg?UEGQNf3yKBBf?`3jpjc2WC>9h8iUq}jVnMN>SWqk|78DDL'
    '1;v75|Bs6O2><{90000000000000000000000000|J#277}L9x'
),
}, name='many_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 74.0, -36),
})).DisableLifeTimeVariation()
