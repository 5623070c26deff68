# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: far real numbers.

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

# Sums of a window are beyond float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 16, 32, 2]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 32, 16, 0).To(t2)
Example({
    x1: packed('<i4',
    'c-rk&pTGLvA3xhJ41z%r1i>H(f*=TjU=Rd@AP9mW2!cUyAqavX2nN9*7z~17Fc<{Eg&+um3&9{51ZU@bp6A|byWfA|``)8lJ3Hs~'
    'dOd&b@wkNiyZ&AOuK(AoqLpX+)#PwG9H(=&-E*c<ae6Y>OD|s1>V8nD?(F($cX&|k+BKr^QyZG?5AU;BUD?I!Z4}H(Yv;cB{u=q^'
    't=jtz?xF6q^+CNbsL|<!4hB=BeNZ)W?0xM<uG6oN*2ed)zM0yd8tdiw8qx7&TbgvQe%+nzw(;4zA1V&1Tdv_u=KioYIE+lU9E`pX'
    ')+JvVMTL!LAB|CbjN?JGIQiZgz0+<oa=w=K#xMC^P#Bp0%5Rp7kB1fo-6CD;7f;i|Q@^;gd%ERq&Zlur9d=sFYW}E2<CdYeoAE?%'
    '&z6>To#^hVA5DX4>wLH3%9b4Gt!l}yEUap==croKo*Vm--gM_j(<sl1qoA|8UN59y*3Z>(esfjJ^|(Ll`~H3uwW;YIgP?ft2lMH7'
    'X?wpl&-%P|bV|m0b$je}&E3sM>ZRS*PWp7SZ#C_Qy|Ml2eAejtQK9ZF7d2D!oo{WW7Ke9#d_4`@^F=tNbMrcOm%F<D2*WM?UUmn~'
    'SvidKt#jT@7Qt$6YUNrtUmET2<3`Qs`&zkV-lB8UbRU&Xa4mZJ^vm5YD^#6WyGE-z2|H`Y^dI|6fBjLSORL$rgr`j-tgCZpnYZ%`'
    '&s)#58g*Q=^3gIEP1A7n({$zZNlsN)fxY^ioL2PK+4ha_qjNn}qsOg$*427^A$H@s1T3d=$$br0pEQo`Q8#jFDYv8BJH6D*Mp($Z'
    ';k~WShq-g9a_Dc6nPINwjy{4gHgfsf!M{a~xqG7RMNpmEMdxw+n3vkRJzte#y}j;sFKz!Yyc}-5XkBx{Q)wI91Jm-NsoGq|Au-SO'
    'f$42&zBwx%y+d%wdtT1!FYcz<+AS9?XK38??!a9Zwno|3X-jRL&&DMl?VJ10snPMalfrS(QN6hA1ktS1sno3I<0~3mi^pk|>ibfy'
    'U^lx_t37pWz2SW7UQczkMcWH1{%5)VWfFVum7>{wQd;iw<=jMjoSVafSGD%eLO*XN*MfE&UA0pfyWZTljGJW*ohWa#i5u<D-G((A'
    'HydjBq3ZGc+FM%7^7vNYj%$@__46yNG+I_EcQY@|ATAk!?ss$5T4!{l<^5shYop$Jz3KM8>)Q75sfUl8%@T!CSt6Wqg;LH5l_Z5r'
    '5~ui~GVWv|DMVrTC4?q2mlZBnGA9X9cp@c~B%D)%Lp0$Ektk&hy_k|HvVvWXN{)pj;|P(dOgSS=VN8|@b~(cog~|$cI8|iS;9gNU'
    'k$FNG<CMuv!Ek`23TILx6ItSNg2obMn8OHButYl)(If#b0RY`G2?)TDPzBf&3BWnHB|M=CW9R@>vYg0?;7KKLk_8@6ld<B70>GHg'
    '8JH6;Q7)!3E&%{kz*q|QN+R$}z@Jb?q=XS!NCoJLf~E`<@kD~sVkX4FFd+yaK|MtV2MmBX*pN6J5l|qR1i7fpWJwXqffYev0yGNc'
    'unOJKKtP3N0tKK0sj!mElrVrIa25EWj11<`02pDDFhekb!q63!0+fQTfDJGxWE4Xf!v;`GiO?6+0Er2OF@!)eg$baNXeJXVDB(|N'
    '3OK?*iC`ZvCG?SnV;Dt{2N5i|iKl1`d*K(V0Edc}gi&E(A~CdJ!odVCBW?-Yfo;g8B7}g@@D_xq1l@%~NCkztiVT;9<qGhKtSS`A'
    'W0;I05s^etMRx>U1V>VkSS7(*071nY06Sp|6ZSz6CO|2mEo7BwLc|XJNdjUo3mK9h)sRy7fw^D`Pk~f;FJprXW{G%p@FD;fkTQV_'
    '!oo0Enux)`fL$VjD-n@W2Htos5jcnVK``MVvLd4L^M-;6!h<e?tcWt03dit`<Y6GVCgP>}i4>@bTwtOi@&I`;kN<pt>*q#%i3Rz2'
    '_+0&5zc;^6UWcAXo`ugQ<k{xcDs%YN>35Iw%;I&3XJ(OC>v!>U+Ox~=iS)s{Ie)c!A|cs%&m({PW_$8i>nEMRP18;pei{5v>Bw_P'
    'TKv9yFJ64!M@dG*452>`ytuq6WI1HqcvE;)^0#K`>^JN;r5DpQ4(}q)GnTv|W<O~*Qpm3?{Bbx<+}q#Ru{XEZQ2rJvBW3Dj3Xo*e'
    'mUTNbIWs)_Pw*?RsiGNq(?O}cJmr;Q&eo?U@RS4pUl(5{ycws^GNWFhcss-Ya7}Yc{?wBcWLEFY>m|Pa0}Qa<6#', 1.0
),
    t2: [-7276.0, 18844.0],
}, name='sums').DisableLifeTimeVariation()
