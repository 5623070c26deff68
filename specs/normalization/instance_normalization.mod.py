# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: layout, constants, batches.

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

# Average and variance of each batch and channel.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 4, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, 1.0, 0.0, 0.0001, layout).To(output)
Example({
    input: packed('<f4',
    'c-qT7I+@M-Y^TW0d0XsH^Xd1NMtI$o+%n_hNsrEnm(MPeW%#$waN?rcTA?pYpG?<WH|>>AnDI|!-881>A}MJf`ePXOah+Yo)Oh&0'
    'f<)u}Gmh)dy+2{PQ1|Zi$(B4SEGP1m${sqt^*!Sn#c;))<E^W`ee+-KOK~!b<EFPh&AYPB-C6thI_tFMhx!@jUqACvd+OKK4Ogy;'
    '^E4b^uFe*BREXuBgvlhnYuk!u*HtmhQJQ1c@?eMH9T79ruNy+t_X<fBREcRD2vxK<cC&MCpFhp5l&L{!@f<7n&nNcV@3(i@Z*OnE'
    '-(mkg2M2pQFas#CA0z`J9PAJ5+h=EQdtkrA0XzEx_CO_IJs?$k?d=_Q+dCZCZw~<XiHCO'
),
    output: packed('<f4',
    'c-jl^^__e8!U6AdQ~z<M=$K#IUsJZL(>JmwSo%nK!TJeji#^PrKPcScvo2q#K}G$3d%j~zS7!asthU5Ye?HjA+wGKJyG-E6)vIsT'
    '$**`7WS|@&vU>5ooeTU{&6#s!I^Uj8ImdQfdtFz&Z@ozVQvJ3>Em79*Q}@qwy;QPTPQhv8w7ogPQc|B<misO1bzxSS+gd#9<jIX)'
    'mH`aLaw+9UnwA`AE^MhhwPTsQ-%9<4P9?2%Ez24kQ&!Dd)n4DXzpX?-Ec3>t4#UY(-YIOmRxM-cS!=$eDEs2U_ow#T?zguGA|T$s'
    '4@B947$C9zAR!O|;{(~Y`}W%bRqeF{soZY^)(B?W0RZ>Wjyw'
),
}, name='plain').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Average and variance of each batch and channel.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 4, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, 2.5, 0.0, 0.1, layout).To(output)
Example({
    input: packed('<f4',
    'c-lMvuDqJz&zB#+&i4BiR=?q5xSqkYqy2{;OSgUbW&LgScNcJ6zPuylk3G}FgE3+Cl1sk*+O}`i#IPlc%%cQuFH1TdvL`}y!+p2!'
    'HTy&uR{jmHJ98+>RwVE`!{Uida$><rVL7JzeD8kFQjuEY>nmry(p0<ZR6k!9OMyn+=lLJs@)fvtrbPUlEwJ!$i6vW+|F*;I_46D)'
    'nlyW@5#6wgZHBVK2j1PSoXHRTp2zKflyY}YTK*iRCfRtwxOS6+hipZ{_TD-5S87p>>|8U&-7ndWM6^!59I}w3_w#-Sdwcu6`+)?I'
    ';jn-Iemi^n{Re>bUVAVTj2!HNe2~1uKD&KD;r;s@faE@Vhkg6(K??To+Y10&^op7'
),
    output: packed('<f4',
    'c-mvQ#hba~`$t{V>UTy<7KdLxrM6<*kz2nj_Wo|WH`j4e(E<s{=jY#aCcWy~daC=fvKU99vLlOn+Y0LmXN~@ci8;#L$csB5dos?&'
    'Q6TTwGrzxD&fOZfCzKg@v7Y(Lf3Q+j-qpan(YHAAPRWeuRVSPmNxC+KsGBWWuJ_n>nZD?e6|F22SH){D7mIr0p|Aa=vd7Hjo!Il3'
    'WmRic;*As?<EC*7bv$>k*Pgv^=20W=vq2%}o`h6fb>T9Oo6|HWx7+w?np%#EkS(W+*-{oSX30?2>E^d0UG;?h4>;I6*zMnMZ|?vC'
    '2lgMZx3@n41VEt!`|KTn+ynM@K#2o;9Y9L<?FUI6H~>_+f4_sn{sVRn_CU^oeE_`hgdh'
),
}, name='gamma').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Average and variance of each batch and channel.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 4, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, 1.0, -3.0, 0.1, layout).To(output)
Example({
    input: packed('<f4',
    'c-o5!Tk(8}INz#Gn`9e16Mpz5tmE)-61cp`BgE8l-@#w!&#t>XFG%}n4AYK;54z7MZfjM(ykJ96Qsu!Qk!q%sf7~X2JAL+i((U{d'
    'zGJ@&Zt8xVJ2z^o<I~`zr|xSWCPetUK71UvW&WwU?`Pb7-|uKw=+~Bex_r~`x1V3%_LVByA@K6lj&&m1Wh=KyXe>PQUErsXHLG_g'
    'YoE}h{`XHVGXy*qcrdYM*Hp$w%U<d3+R??xHM!?uQu@7V5|h+<6^`+0_Q(cGdg*7Z>tNIDQ;%c+XILz<rj;jHA+Fip!EV2Uy}jLj'
    'yM6oZ_uAUogTMj1{riF9_6O{N{QdU(_B#Oi4t5}=`wln&MeKnjP^X=}-2r=$)P8FKPV9*u'
),
    output: packed('<i4',
    'c-p&lGEBwYC&wY6A|Qfg&NG{m3mrNdG4K9t`Ref_!bK)a$*94=WS5GJ4%cjXIlq5>EEYa>8^l($<Xw7vC+dcQTEsM)Lly$NY7!5}'
    'e<<1*Ww@vG&DqbV-{05Y6;-5ZbmrhaTY->yGxV~5$!h7AooMcEeEu=)_oUZZiP|L_@*VbDPffgA^?2^hc%@r4ygi*CwJ)<y6=wT>'
    '$claYvva$IyQe(-`ELK;4c=c4`z?PvW!ZkKuMS%u%0(}@IJ-MmswX~WwfV7s(`(cZygGQyN;z8nTKYwmJ1YcY8e0DS{|7=q@b~XO'
    '82Ah1{0EUh_W!>Sk$?Z8%Kjnv|Nnv&0a<?mU)!}Q', 1.1920928955078125e-07
),
}, name='beta').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Average and variance of each batch and channel.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 4, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, 1.0, 0.0, 4.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI?K8<@7d&k7s*lWms#eexG*GapJXVq9p)GY*67GskFBbu-<QBgxUjhn$W0_Ou(GM!v&uDdQWa>GGC=%XNMHXvy;7Z>rTn'
    'FK+X6_t!6e80SN&KhoKeGldM@5RZ{dGcCYTGfR=UlQSe3+jb)L7Q~lRD9A7Gwx9J9T%|9YCelNdp_4zUk#^F067hH#?IQg{vpXf~'
    '#9QkzO^r_N6C(ly7{V>*GxACx^FJjP81trN5f1yfc_6-n6n3q*lNyKv|63JAu@#H+#TbRboo?-fgVNbRKft^|KR`ggzCgb}Kt4V^'
    'KR`ggzdk=dKEFRezCb|0zCJ&{K)}C0Kfb@ez`wu0zrMdczra8{zCb^}KEA&{Kfph~zrMd<TaL;'
),
    output: packed('<f4',
    'c-p%a_J3pCf`wAMgwoTFOjp{GoL`}QUgpw7%liC<@AR8ja7+v9y}&0b@bKq3N%OP!WYwl_e(?9YOmMhrR*vbS=ElaYoICHc8Sc&U'
    'yZQ8<tFlCw(+(Z)g%7Xy%n34Vej~p0OYd!ig1H|urpvE?&dSEtwcY71cSG6jb!=DUEJ6w{)rNO;{eQNUQG@v^Q&-LZH7hvHygxAo'
    'yUt^j*J08V-f_U=yUcVhQzf?P7VIp&Azt$>*u>ozY1qgwP*YBcnXj{Lwu5?chmx;uHlLmm%Xf{2^-lTU6Plkg+V9@K&)(kNZvTFJ'
    'Aj59oemi?xTObE0u+PpGL;=}ADLZ>0v2XuA+x>PxMIbSI`+a-u?0|B1`+y<<r=Ec>'
),
}, name='epsilon').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Average and variance of each batch and channel.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 4, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, -0.7, 1.3, 0.5, layout).To(output)
Example({
    input: packed('<f4',
    'c-rF;sXeZ~?_K|K(+uSWNeg-_?RR+z@qLk<_0N7<^}(ZAGtT;5zI(R%-_5i|OJc0uayxCi*QLcg*Pqr}tp9~6O!<7!rqZBUhE7cD'
    '?7a==*BtVWn|NDFKx+C+Q%{~|-M>*Yub4WEoKo16cP7bK<&4Ocb7`&x{r9&$cjU@(PwW4E*ZFnE-M`v=x4-Y0J9)=Uj)ZJ?Rr3y`'
    '_oe!)-dgUrnC~a{PDg5jQH#pU7k#Vk7B)<|<l|tZcIKXjzMoyMk-u^<hxl|yIjNmCyALuhxx#+-XE57)1-qMXbnW*!*zb4PZ{uKZ'
    'XTN{H{r&@B1Y`ig0XraL?*X6!dxrxK4*MPKf#d;uAZZUG?d<m1+wOPRd%)gqp926?kB5~'
),
    output: packed('<f4',
    'c-njO;pU46lhXgD#wzdH@w@TBxzr{p#Zzs+<R_WER@R+Se$R4xw4`+%(~Y204pyIDZ1}}rmG2<l;pH&nHh<lz&z-4#*Fx4lVUqdu'
    'Tj0~IaK=pA4=WU(xnAGA;FkEe^u5nFM}PZsLNR!*t6gRk<2T0W_=(ErCYG%Ix#IB#!JiZNB?hH$opz&T?$Xt#c3m^9x@P_Ny`GuK'
    'Bq=5##iCW$UX*R#{;F%;+uiFY+-5kcewXXx(U~(Fxus7}+i~L^S6aO9{`)^IE<8Sbv$_A@*{*FucPAbCY%-ha4%3|<k#_bV;9zfW'
    '2Vud00~kW(fU;l&CE!ZzU@GnG0kb5C)&'
),
}, name='all').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Epsilon keeps a constant image from being divided by zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', input, 2.0, 0.5, 0.01, layout).To(output)
Example({
    input: [2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5, 2.5, -1.5],
    output: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, name='no_variance').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()
