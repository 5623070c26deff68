# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('<f4',
    'c-rmIQ5C}=429uHsDw(WgQgBDVG@vllsXwWsg&h5*_nks{0})0P6**M^J#W_MjvKp<Ti8Nj#!V(wSQGyQP<yQ9{VNY9$9y($DX;5'
    'TvgwXyszBU&#T6>u0{V*cQ)<ge4QEHv#;*7y1UGr^{LTW^-|ux^X)mC&h)0<IBS-tpZ)%@)_<|U0t+m#zyb>_u)qQfEU>@=3oNj}'
    '0t+m#zyb>_u)qQfEU>@=3oNj}0t+m#zyb>_u)qQfEU>@=3oQQM;sc&;jSm'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-12288.0, 4096.0, -36864.0, -36864.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcArits3`HY200MzPAdwXa1cDiMeFXx6tUw?TNDhGH2$dXz8J0U#R#tKZUMAdvFaG@BY?9`grEIo*n_ck(K0^%}irFKXol%b}'
    'YGbsc?}Sg#g?#rn?<3c!K?C2u_lDaGk!>428{DY3)T<o(yzf(DrssWuw|GtcNS^brzQlb~w5K-8k^QDM`I%z2OR>}M@}AZ2&G&UB'
    'X2mRKF^gHuVivQQ#Vlqqi&@NK7PFYeEM_r_S<GS<^FJ_u0TW&!E&'
),
    output: [266240.0, 1435072.0, 470272.0, 1264320.0, 1362752.0, -84864.0, 725504.0, -781120.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('<f4',
    'c-rmIQ5C}=429uHsDw(WgQgBDVG@vllsXwWsg&h5*_nks{0})0P6**M^J#W_MjvKp<Ti8Nj#!V(wSQGyQP<yQ9{VNY9$9y($DX;5'
    'TvgwXyszBU&#T6>u0{V*cQ)<ge4QEHv#;*7y1UGr^{LTW^-|ux^X)mC&h)0<IBS-tpZ)%@)_<|U0t+m#zyb>_u)qQfEU>@=3oNj}'
    '0t+m#zyb>_u)qQfEU>@=3oNj}0t+m#zyb>_u)qQfEU>@=3oQQM;sc&;jSm'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-2.3211376e+26, 7.7371252e+25, -6.963413e+26, -6.963413e+26])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcAr`_w3`8S100MzPAdwXa1OmYUDi8={MYj)uKym;iN2uf&9HVk&7sV0ydEpj}m^agGlIEN3JG1rM?1rE41!~Y(%$~{Yf-<V8'
    'P0@kAGd@FC^26V}k6fb$jePswJ8mN)TN^z)+^F}|t1k9=->1Y(=6!|tcul<}FZow4ao-#rsZF}be$$rxN-;a6*y(q9&*t~$`-T#;'
    'VivQQ#Vlqqi&@NK7PFYeEM_r_S<GS<vzWy!W-*KTADF+ey9mb'
),
    output: [5.0291314e+27, 2.7107744e+28, 8.883187e+27, 2.388233e+28, 2.5741657e+28, -1.6030356e+27,
    1.3704383e+28, -1.475494e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('<f4',
    'c-rmIQ5C}=429uHsDw(W1SC|#3=}E>DU~uQHPB*VNpE&$VGsX94ulgz_{_>MJFBAKW~=8mv@XrprabnqjKk~tWmbGYd7QWEj_9!|'
    'FSpjH?@jk3x9C^1rmAlD{_niA#NN;6q3Bh8<IbLUr=eM&nmEf|k?-I6Hq91i@n*cS<}6P?`~6|g|6+j!7Fb|`1r}Iffdv*=V1We|'
    'SYUw#7Fb|`1r}Iffdv*=V1We|SYUw#7Fb|`1r}Iffdv*=V1We|Sp2`m2WlI{a{'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-768.0, 256.0, -2304.0, -2304.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcAr8Vo5Jg9D01~zd0)a$UAP@)y2dF?GkQE370?7f8BrLv?V{nYhm6aTUHyLih7eD`Zc4j)yY+IQvpJrG5fX`5ihHUmqW@l7T'
    'O>K;J^qug8F66tvc^|n!EgJaty*Jz*h-{PS+2BUKqh43B&-*?(W(w~Myu%ynNAjG1l^pj?(Vp6<itIP7$?p`ieTtoam-noGZ@#b3'
    'F)L;<i&@NK7PFYeEM_r_S<GS<vzWy!W-*Id%wiU^nE!$K3jzJ~um'
),
    output: [16640.0, 89692.0, 29392.0, 79020.0, 85172.0, -5304.0, 45344.0, -48820.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 that cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('<f4',
    'c-rljK@o&73`HXW36+2YiUTC91SC|-I$3anl<g;<+3QZv?~rN3Bx(NRkVMoo;;L!wh}gOxXP)!g&ozDBU$%FTYoCbP?^Czy$hfy^'
    'Ea}%HPsO)2^W}%?Rmaqf+k5@PIkWEldpXlu&AQ6jojaY`>m8$St|fne`dhL$ebbwIV{<Qez4&P;)(Z<*zycPq_@6~}Z!*1iYqs{;'
    'EW-Df?a?ZJlNl=RVI#kqtK!?4`SQh6Jzv&et?h7*Sc!+U$)r_v!>n{ln|dveM%OCVdiVFq-irUB-q_sBT`ztbiuJ+*7O;Q?EdFP~'
    'Ol7}-1uS3zi%}NLRQ3y4zycPq7-7LoWxs$0EMNhPQ5MWp_6u0R0v50sVZlsgzkmfSU;&F!7R*%k3s}Gc7O)s$(Uvdn)1}P'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [0.0, 0.0, 0.0, 0.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rldp%ubV3`HXt0D(XtkjM%I0@2^Y02K%XvI2oXR5AdP5h^<dWs1tmN=D%3gb9j$;+>b~CuwfX4u#qFZFa}c_zG2M?9AF^c0&Wo'
    '$j#A_x+}gwHSyEmypFg;6&m^Wxewf4h}iO|$#Em!kk5*k=XIYhdIsJ%c!QVZFT`v9HFUAx5}nA+iimxuJ@G3=Z=YhO@8vbS-<!|t'
    'yXY0On8hq+G5^o3+lyJuVivQQr!cp<?ki?7i&@NKp2n=(i&@NK7PFYAFxTk|M(hRQ'
),
    output: [-5.25, 84.0, 42.0, 5.25, -15.25, 244.0, 122.0, 15.25],
}, name='cancelled').DisableLifeTimeVariation()
