# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D of floats: geometry, layout, activation.

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

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 2]))
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('<f4',
    'c-jGw0B`>UL>qr%b3Y;YmfyO(nr$rzkNnmCsKc`G$KgLzxcc&-(+K5Oi!W*rXf?1?Lr+O`ndh>s!l`)F#`T@2OL{fq9)8jqO{~yv'
    '41GLUkzTSR3(btv8CzZ46)~y!i>OaVH#A<QWhzZCVw|EsKR-S{J-@y`zCJ#_zrQ~|Kfk`dK0d#`KEJ=cKR-V|zP`TCGDlw'
))
bias = Parameter('bias', (F32, [3]), [0.185, 0.175, -0.372])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 7, 3]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [-1.559, 0.333, -0.428, 1.33, -0.833, -0.799, 0.694, -1.854, 0.379, -1.452, -0.275, -1.821, -0.45,
    -1.406, -0.127, -1.117, -0.295, 0.482, 0.424, -0.511, -1.373, 1.334, -0.579, 0.282],
    output: packed('<f4',
    'c-lLov!m0|;!AMSSG6DAEV8RiU*BBf%kt{{=DXhR@|iaeTqy|`+0H7s?#uEV(apNw=T30nn^WHu%M;qTA+D?8YJK*3fkhs&vftw*'
    '4A=3TwJx(}x)d<oeE!Q2y+XM_L(2kg^R%;UMb{hC=9;LzmF;GlwxG&m$(d)$3#La{wAgR1{&97eM{}aV!pDam9aq#%T&8lQIlt;_'
    '^_jIom;b8SsT6JB<hIyw+g>Xz69*?*Js0NZ7gow!#F%VgEHt?&y<gk^>?f1(pwh)Jo*oN-!q_fx{N6;VV=wd>uD&x{<j#9m<DTxz'
    'mLS~?KaYpVrLAoFe6}()xBuz1&ywAfYL~9+l2cmx?15X({!2IJEIl3X>7600*3|arEYq|TcY_wHhViaj6dO_1Xr;6#d+z2$ZDtOR'
    '4Egh+0fN_>9TjgLpV}~slSO@M^XEsRdiplTv!_IeeqOO^de@&TKB?ChJ4OqhJ+k_`*bJ7g(_Axs7})gw7R<AZpLO<J8%GL9$hWGA'
    '`|bDax3}BB-_F{8|9*S>{dPbKMDO3fZyylvx3#l702Bc7?d*V*y`95;`+auy4*Tu)?b~N>2bQtlzZa+yXwd#W_WSqP*@BGOzi%&4'
    '%3&YKEPJ3?`*zy`HQLzQ14V$c`}f)Jx7oK30GgNfzW'
),
}, name='valid').AddNchw(input, layout, output_shape, output).AddVariations('relaxed', 'float16')

# What is cut off by an odd padding.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
filter = Parameter('filter', (F32, [2, 4, 3, 2]), packed('<f4',
    'c-s3E6l3YOVvkqUpMA$Ie;i%&X7ZjbinpB%?|-lq$e8x0^Kj+E$G_f19RC)kT=>#l_2{J?{adyjE8$65Ip2Fru!2mWM9GN_KNC3o'
    'mv4!f=)BVL>&vR8bv2gW8hp2H)jHV}c;_*71an_z`dw&Mp7FTAsv>3bwoP)WYjWK@cKUJ$F7R+GsphiZQXaGRC)dV<jRE`j?cZk)'
    'A@<wb?YFnL-?z`se&1do4<u*@65bCK*$))517ZM-++so'
))
bias = Parameter('bias', (F32, [2]), [-0.437, -0.875])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 9, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [-0.919, 0.997, 1.959, 1.624, -0.329, -1.674, 1.993, -1.787, -0.257, 0.916, 1.543, -0.82],
    output: packed('<f4',
    'c-kvSQ&^HP-PvyW)MwYtoBS=aBmQwLe6n+GPg-%$<o%ZgpY|(HP@H4N>MZ?X%ZWSpC$2q{dH(Vq4w+Z2XD>QEQpy&&JLR<94zaBZ'
    'e<)`w1P2wwrcT-KFP#yUUaZUcsh&kplJQjXpII({=k#?HPZ#e07d6B5d7R-vP0lHn^Rl#-PrOuf`c3(ye+Kf7i$#0;58NyAF8CE1'
    '_I|3siV|^gH%`eAfysr;PkJ^Q&i*`Sov!&No~v)Q4@`7p*?VM-+FaMP&o9s2O5Ve=^}n|d?~}EQe^<6=d{{d5l3f43{rmPGII!P#'
    '|9<-e2ORA71L=JZK*G)r$Ub0iZ@+)Po&Ej;4j^Sff&I4oKuUlRg6#M0x7!Pp-wyyK+LZM'
),
}, name='same').AddNchw(input, layout, output_shape, output).AddVariations('float16').DisableLifeTimeVariation()

# Gaps that only the bias fills.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 1]))
filter = Parameter('filter', (F32, [2, 1, 2, 1]), [-0.481, 0.906, 0.24, -0.986])
bias = Parameter('bias', (F32, [2]), [-0.877, 0.197])
output_shape = Parameter('output_shape', (I32, [4]), [1, 4, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 9, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 3, 2, activation, layout).To(output)
Example({
    input: [-0.885, -1.674, 0.701, -1.968, -1.973, -1.486],
    output: packed('<f4',
    'c-lMUV*gtxj$wBBFQGV(J$#>p;xOTweUm;5#ZBWly;CS|^{VsNu&EIWc>JPy7ylZ=n&w?u44YY-cVWW5Z?>nKcU4bmmucRmP~mk5'
    'o0{h}*E$kBCkINtN${M#yZmp0CnoIc(c%EA>DA&)@KjUgyMj&4zCHWx_uK8=cK}H4x7)W5M5066eFq$1<UXiMbO-=i0fE;'
),
}, name='same_filter_below_strides').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# More is cut off above than at the left.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 1]))
filter = Parameter('filter', (F32, [1, 7, 4, 1]), packed('<f4',
    'c-mu8PSHG@;Fh%H->>`#w|BMAEzNgu9Tdp=WH>P>?6!5xnWx(X3a-=%S#GPb|GlMC?)s^SJ(oD%?&zzG@6Qnkwy?EW<!oXczg5%Y'
    'AnRg9$uDPlY~=RY?%%iHe!smvklF_(?CkdLx3>eb?Et$@HK+'
))
bias = Parameter('bias', (F32, [1]), [-0.804])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 8, 1])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 8, 1]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0.012, 1.056, -0.522, -0.979, -0.009, -0.796, 0.531, 0.652, -1.956, -0.688, 0.175, 1.978],
    output: [-1.896174, 0.667637, -1.281138, -0.56890696, -1.71672, -1.8447081, -0.93646306, -1.8022552,
    0.599562, -1.210467, 0.42218602, 0.901832, 0.48804402, 0.47586995, -1.9717121, -2.401932,
    -2.1829321, 1.472526, -1.1013621, -0.21334401, 0.189518, -1.771471, 0.8330561, -2.870759],
}, name='same_long_filter').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Four sides are cut off.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
filter = Parameter('filter', (F32, [2, 3, 4, 1]), [0.234, 0.986, 0.544, -0.687, 0.856, -0.429, -0.803, 0.706, -0.282, -0.829, -0.622, -0.525, 0.401,
    -0.818, 0.22, -0.136, -0.403, -0.097, -0.233, -0.191, -0.011, -0.718, 0.021, 0.598])
bias = Parameter('bias', (F32, [2]), [-0.116, -0.171])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 2, 0, 1, 2, 1, activation, layout).To(output)
Example({
    input: [1.999, 0.671, -0.329, -1.939, -1.359, 0.512, 1.664, 0.808, -0.223, 0.788, -1.246, -1.83],
    output: packed('<f4',
    'c-jHT05|^``L&vw&b?DWA<aP5-NcTKPkuy(<B6UwJd8><p+skz7#wI5!Y*25o=cU^y`zg~cyTasu;k(@3BdfSP(gX(=_suFQ3>ES'
    '&8k%R$&<MImO?@u_b}hL$FP|J!HsN@P+msu=a30geJ~$p;5eKi@P9$allK5KF?hx{A-p*WKgQH|o{J=|r{6m2xJ5A$TaRGoV?Vz?'
    'Kfk{|zP~%bKfu2~Kfk^|zdyjeKfpdeJ-|OdK0m)dKEJ=cKEJ=fKEFP{KfXVfxntP'
),
}, name='explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# All that the outermost pixels give is cut off.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [2, 2, 3, 2]), [0.989, -0.791, -0.485, 0.669, 0.819, 0.989, 0.785, 0.833, -0.781, 0.849, -0.487, 0.482, -0.863,
    -0.24, -0.97, 0.135, 0.548, -0.293, 0.669, 0.787, -0.147, 0.558, -0.363, 0.883])
bias = Parameter('bias', (F32, [2]), [-0.345, 0.404])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 3, 4, 2, 3, 2, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-p(YYsK-)Ny-`DT0=I39Pdw1J^b|U^$!>AS1`OOKOT2HV^aXzS)Pe^eSUf#^Y#_EJyGNJ<D$pjhn}*1y`ZvqxsvHIhQNK^ySyjP'
    '?QJ~6^j5{ZZjE;NAq&ggGmWYoOP7~^xVXaU+J<Ad=V@=KIKTbncHQ^KulD?|VY|7{e!o2s?X?Gi{XhVu?DpB)K{-IUZ=b#WK6?Or'
    'QB@)'
),
    output: [-1.8479431, -1.0295651, -0.036977068, 2.777319, -1.138458, 1.08113, -5.6516953, 1.5218251,
    -2.466819, -0.51581806, -3.927432, -3.343903, -1.1930579, -0.505036, -0.966949, -0.962963,
    -0.968599, -1.214925, 0.938723, 0.342566, 0.24944003, -0.061245, 1.888887, 1.595463],
}, name='cut_off_beyond_the_filter').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 3]))
filter = Parameter('filter', (F32, [2, 1, 1, 3]), [-0.591, 0.973, -0.426, 0.222, -0.825, -0.391])
bias = Parameter('bias', (F32, [2]), [-0.578, 0.184])
output_shape = Parameter('output_shape', (I32, [4]), [1, 2, 3, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 1, 1, activation, layout).To(output)
Example({
    input: [-0.988, 1.169, -0.283, -1.381, -1.262, 0.421, 0.655, 0.029, -0.47, -1.813, 0.264, 1.942, 0.946,
    -1.968, -1.686, -1.765, -0.325, 1.347],
    output: [1.263903, -0.889108, -1.1691009, 0.7539569, -0.736668, 0.489255, -0.07693701, -1.195608, -2.333714,
    2.676838, -0.42493197, -0.46638203],
}, name='filter_1x1').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 4, 2]))
filter = Parameter('filter', (F32, [2, 1, 3, 2]), [-0.111, 0.611, 0.523, -0.353, -0.406, -0.928, -0.808, 0.407, 0.067, 0.336, -0.435, -0.787])
bias = Parameter('bias', (F32, [2]), [0.179, -0.351])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 9, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0.282, -1.248, 1.557, -0.236, -1.507, -0.656, 0.086, 0.782],
    output: [-0.61483, -1.086792, 0.76703, -0.751434, 0.905629, -0.8456021, 1.076619, -0.325977, -0.467673,
    0.10810097, -0.37759298, -0.67238504, 1.8678659, 1.069603, -0.052067984, -0.08248601, -0.581612,
    -1.003844],
}, name='one_row').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Channels that fill no vector.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 1, 17]))
filter = Parameter('filter', (F32, [5, 1, 2, 17]), packed('<f4',
    'c-p%-t5bea_i_8P{Xr4yjE(inGfrmY8m{}mv|^5~eDfT6jt_2yr7z3F)}7pRRaN@@&6kJInyW8x+mK(|JL|4)x8dD6d~S0z)msni'
    'KQ%mgTyq-J^IUm>t31!Qoo>|q;_>vPeb&R2Fy#zg0jJA{T_&ddU{m*#um1I^oGU-#>A@uN=Z)IAT;&Nb*Mvpv2s(ZIpCv=g!(|8W'
    'zL6~#QoQ@cr~kQ|WQeibt}W&JwkgeYY<11?Ha&A_ho!r*@!fqB%O*bOa9^%{?8v6p14mldEZ=53S#2Mmd)eFyHvRAC)V`kSG?dy_'
    'BxFB*rpl%q4wWOi+m6H-zW#dm0!Nv5jI;Ld=dBSHOus)boVw}n!wY4md#bGYZcp44k>LBa`>l0wqhV63NZqA<*M%%EoD#VCdusdh'
    '>-(On$?#dq?O5o2WeY=p)$CI$fl>RKH>mtIKlFPW%VXnho+tLr{~SG2VRhK@@_9aA>p~KZKQFOgyKk+u&O<eJ?*!S`rxae-9Q({A'
    '@lifEu`WN;v39a~;0m9{j`yEmFpK)lOp8tTQA^lltl)nlkmCuHk6k%`HoImucctg*m$I#gWlN%z<mA4T)cacc%33~k(%^}yXBO4C'
    'kj=-{Td&+~qO{QB+)8G%YUcX^f>F95sdBF75gH9lQ;sY=X2DYLV06qR)AZ$MF<0Z_9JBeeWbO9a+X3Oe{d@NB-)CpHZ~wl%`|N>&'
    'ws!mX@7-%>Yj107Z@<sZ-WI6De*ZoY+PBYc-#%;m{XiA=`}gm+-49Z*-ww<MGJzCO3CJ*@1W-MY+`r$>Zts2&*B+=H$lYhZ7ih=c'
    '{dQnkpe_6MfpqQznYhmm=mPuwdx468VzwX~fjqnY020qce*'
))
bias = Parameter('bias', (F32, [5]), [0.795, -0.201, -0.301, -0.439, -0.064])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 2, 5])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 5]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-q^Q@p!W8tRU@^;<GF(cN|>Pd2&OD>8|@JQLVkQF)SZ;Y>@YyxKx5|=8pEVn=`k(lshHkSXT5n&ePvI<@NNa{;=h8MXfw<S07=t'
    'jC&?`?&gkXR~vUVoO`i!*PpfbtuOw2GU?nj*B9LT?e^Q*+wb4M-yTc>v7IfD0t)QkXTKi=0m}1869'
),
    output: packed('<f4',
    'c-rF<V?1*7`T9BjO!A-B%*h86B0ckXpWn2T@80gZ_xr_^r+W_aUTeK1b3_PCtpAv_H=yE7ra@c4B9<9>+D-FkHF*2Zde96eo{1(L'
    'ohrOtL}tQ)0}coF+w8aB?_j@g-@d(IV!wmKJ_iSf0}lHEOy4~U'
),
}, name='channels_17').AddNchw(input, layout, output_shape, output).AddVariations('float16').DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [1, 3, 2, 2]))
filter = Parameter('filter', (F32, [2, 4, 3, 2]), packed('<f4',
    'c-s3E6l3YOVvkqUpMA$Ie;i%&X7ZjbinpB%?|-lq$e8x0^Kj+E$G_f19RC)kT=>#l_2{J?{adyjE8$65Ip2Fru!2mWM9GN_KNC3o'
    'mv4!f=)BVL>&vR8bv2gW8hp2H)jHV}c;_*71an_z`dw&Mp7FTAsv>3bwoP)WYjWK@cKUJ$F7R+GsphiZQXaGRC)dV<jRE`j?cZk)'
    'A@<wb?YFnL-?z`se&1do4<u*@65bCK*$))517ZM-++so'
))
bias = Parameter('bias', (F32, [2]), [-0.437, -0.875])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 9, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [-0.919, 0.997, 1.959, 1.624, -0.329, -1.674, 1.993, -1.787, -0.257, 0.916, 1.543, -0.82],
    output: packed('<f4',
    'c-kvSQ&^HP-PvyW)MwYtoBS=aBmQwLe6n+GPg-%$<o%ZgpY|(HP@H4N>MZ?X%ZWSpC$2q{dH(Vq4w+Z2XD>QEQpy&&JLR<94zaBZ'
    'e<)`w1P2wwrcT-KFP#yUUaZUcsh&kplJQjXpII({=k#?HPZ#e07d6B5d7R-vP0lHn^Rl#-PrOuf`c3(ye+Kf7i$#0;58NyAF8CE1'
    '_I|3siV|^gH%`eAfysr;PkJ^Q&i*`Sov!&No~v)Q4@`7p*?VM-+FaMP&o9s2O5Ve=^}n|d?~}EQe^<6=d{{d5l3f43{rmPGII!P#'
    '|9<-e2ORA71L=JZK*G)r$Ub0iZ@+)Po&Ej;4j^Sff&I4oKuUlRg6#M0x7!Pp-wyyK+LZM'
),
}, name='in_pool_float').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 2]))
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('|i1',
    'c-jFZ0Nelg4h{+g2>%fJ3IzxM0`&<3{0s39@cQ!(`uO$){0Rl}{{;jMO%N>', 0.0625
))
bias = Parameter('bias', (F32, [3]), [0.375, -0.6875, 0.5625])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 7, 3]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [3.0, 4.125, -6.5, -5.9375, 5.75, 4.6875, 3.625, -4.125, 1.25, -7.625, -8.9375, -6.6875, 2.1875,
    -1.0625, -5.0, 5.3125, 7.875, -1.4375, 8.0, -3.875, -1.125, 2.8125, 3.3125, -2.1875],
    output: packed('<i2',
    'c-jH{00aMgq@<LRd_Gdr`f-K=HnLX#!YJI-<itX3FmfVe>23nUG3%!$X5*#j_y(*{aMq>(Q2Znu@=Yr4jGxV@85vp&;Gi}liqry9'
    'y}p*PYF-zHps3`@)arP@BTiJpSgUEnPYVv9dGUP;0CL*&u+9(-SB`RD+{YNio6U6D4FdlG1^@g3{`~d;2mJs82>tp5{s8{`2m<;3'
    '_51?+`U?98{`CR_{`ms@1p)j9{rCy~`w0K{1^55`2>J;8{{I32{Qw65`~L<1{QLz5`TYR^0`~w31N!|5`2Ys@1N;I9{sj2}{sjC8'
    '1NsX21pER5`vLv|0{sO20RI6-h=11', 0.00390625
),
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 4, 2]))
no_batches = Internal('no_batches', (F32, [0, 3, 4, 2]))
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('<f4',
    'c-oWA*kS#q`eE~RWsh9Ngi_5-|8iv)wclU0YhJ{sj2Z8iCA2rriJB;PKTxFVz~b8vpKo|NIcDya=TWX={vSQxTV9%&S2O#m*wiCW'
    'cvJl&)`@r(RQ|FSx?qvNKEgW1Op^Cfk9r6%Z&Cb_36aeXcJ@H94+!_}v$x+1WbWS&6tdfAw|Bq2{r>&d`+(vAv5-bC'
))
bias = Parameter('bias', (F32, [3]), [0.14, 0.559, 0.673])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [0, 4, 9, 3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('TRANSPOSE_CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.491, -0.364, 0.44, 1.787, -0.602, -1.451, -1.129, -1.369, -0.738, 0.743, 1.243, -1.713, 0.355,
    -1.998, 1.739, 0.66, 1.354, -1.42, 0.005, -0.691, 1.655, -0.004, -1.416, -1.498],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()
