# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 1, 37]))
t2 = Output('t2', (F32, [1, 2, 1, 23]))
x3 = Input('x3', (F32, [1, 2, 1, 37]))
t4 = Output('t4', (F32, [1, 2, 1, 23]))
x5 = Input('x5', (F32, [1, 2, 1, 37]))
t6 = Output('t6', (F32, [1, 2, 1, 23]))
x7 = Input('x7', (F32, [1, 2, 1, 19]))
t8 = Output('t8', (F32, [1, 2, 1, 57]))
x9 = Input('x9', (F32, [1, 2, 1, 19]))
t10 = Output('t10', (F32, [1, 2, 1, 57]))
x11 = Input('x11', (F32, [1, 2, 1, 19]))
t12 = Output('t12', (F32, [1, 2, 1, 57]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 23, 1, True, False, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 23, 1, True, True, False).To(t4)
model.Operation('RESIZE_BILINEAR', x5, 23, 1, True, False, True).To(t6)
model.Operation('RESIZE_BILINEAR', x7, 57, 1, True, False, False).To(t8)
model.Operation('RESIZE_BILINEAR', x9, 57, 1, True, True, False).To(t10)
model.Operation('RESIZE_BILINEAR', x11, 57, 1, True, False, True).To(t12)
Example({
    x1: ([-3.5, -3.0, 1.0, 3.0, 4.0, 2.5, -4.0, -3.5, -3.0, -2.5, 3.0] * 7)[:74],
    t2: packed('<f4',
    'c-mtS+biaLIpyn|%U>-{=)Tf@HAi>vtNU#Xeu|r%=j7kF5Yvrpo3poy`^4VmDRc4}Hoe>=Hd}Goz1hq5I;Hrg_})u->H9^8A)kAK'
    '*uAPRdpD(=(7E^Wa-`EsbH#gA2?D+bMRwicU*f)Jnko7(%r8mQeed?9VOON8k%@4cX8_}&Cnmnt9%8<>-X_Hd_B%KnIADLk&cXh`'
    '0fz(j4t5}(y~F+k2kZ`jqz>!{tJn`#2mmq5Sls'
),
    x3: ([2.5, 1.5, -3.5, 0.5, 1.0, -2.5, -3.0, -2.0, 2.0, 1.0, -2.0] * 7)[:74],
    t4: packed('<f4',
    'c-l?MAr1mD5QX6hmIG9g5G+Z@pelCObi*aq_W&FKzdc1UC=T!vw&PJ%T%o-M8&v<i<e85O+Qbn&HG13{$1Q-!aO1)ya->d>ugSnx'
    'm_$oSuv@hf%}DU@7Pc41?`eOi*j?u{z5M41=Uhs3zl5clU|c{i#w@CmNBy7VL06G&nq`nRtGs*h1CYB?oB'
),
    x5: ([1.0, 1.5, 1.5, 3.5, -3.0, -4.0, 0.5, 2.5, 1.5, 2.0, -4.0] * 7)[:74],
    t6: packed('<f4',
    'c-kGsAqc`i6oBDZObctXy1p(7`iADMn9e+`S4@{Iig9AxqHIwZR^7ui5YvH0IGf-w$;3496n_4XgY?s)T&#i;Zhrh`M)}@@&1EVC'
    '_zPPM0kXJcu?5C$C?MkPf#=L^4=S#bf_cdU3=y@Z1nwBp0tl5?s0>(Ttx1jR3*S6XX6xSFH3v)cbEeKn)lo#_fL*g0HKyBR6;d&I'
    'A@&GSmy@e;DR(i~^bil4-~Z%@eZntDCRT('
),
    x7: packed('|i1',
    'c-mw7@t^7U|G)p3elj!RW&!}zQy0M', 0.5
),
    t8: packed('<f4',
    'c-n=Gu?@p83<Q6P^lFmAeOhY@^%+G=XoUozb`ZHlmhcpLhmL_5vV8^hdK?}#AtjJn;hC3tZMuSUAnYv=`F%x}%*(tsUBNjJ_7;FV'
    'T=M;m%phSZNX4XNkqkVhVa{EFYy_MwxDY~AGgH0B*p%-=8|PkIBre?k1=X$aJX?5u1+x#mJFs2'
),
    x9: packed('|i1',
    'c-mw6^Yi~N=KnufSr}PxGXbas71a', 0.5
),
    t10: packed('<f4',
    'c-no9F-rqM5QRqt!I%^tQ364Uuu}w^pb$hz_KFml#v+}h3HH0SWr{RnH=T&!A4nszi$%P{E}ezg41$GSu<;kTdudWR&D+`cy?J0!'
    'JTefHX9Dzy0Dw%E5RgQoFnJUpPr?jhBLN_u+4~@fmcf!mV({WE7e0H0xLAq_3>D#8U_y|bAq7lqR46tS{(uxq=qGkAief_!*sxOy'
    'oKVr|j8et~Arb|`Lae|zBdYL~A&84`Oi-u@*8&63PJZfV7p?EXWYH|A$9D;jpnv(S4yq-1om9-z@0jP+lR*b2!}tBe>wMbg#@Fe%'
    'vAexCzp0O=3r^fl>%6zgy?O2Ee&{HHx7O9xaJ^R9__%HN9zI>drDlIno$fuB(^O|!9wy78W?Ji6+%uhq(aU)$h<r(OweG~nKYq73'
    'Ia?vRE5sii=e7<'
),
    x11: packed('|i1',
    'c-rG&Vq^Kw$i)1U^%n<jCIGkb3P%', 0.5
),
    t12: packed('<f4',
    'c-n=Gu@S^D2n4SQ=O0sqp$T%Aq9)V?^kC71n{XA+NP!c{-T)3}=YT{Nu26^j6B6(LsW5mERt<wZEl-2l6B6tHsW5mERt+dcP_9jA'
    'Lp2bAv{VbakHC+r&@~t0_z+eNkc3(K+S|GF;B3)YxX-D;@gb}l+8^82i_`'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
