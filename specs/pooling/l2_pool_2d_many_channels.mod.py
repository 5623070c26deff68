# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('L2_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
model.Operation('L2_POOL_2D', x5, 2, 1, 1, 2, 1, 0, True).To(t6)
model.Operation('L2_POOL_2D', x7, 2, 1, 1, 2, 1, 0, False).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY!2y6U2m?S3X<`3q34(PA?|)nisa-v(8?oJn4XeRxbRPITF!s3w(F+4}We1hP|MLepFFhO', 0.5
),
    t2: packed('<i4',
    'c-oDNuZsdf0EORzAhzv-!8(Jk>8feKwrMb~16P)5Vlf?Jk_C&wz93@OC=A0`Cfq+T#ob`IaAm>l`YXHd@g86K^fe|15uXRfQ2n?5'
    '4HukiM2itZj^L;%xlW<=v4AeyjtL1UE;OXnMEbKV&U@k`;V0(%PW+E2+YRRe$)<-b2WtvP&R-CsS%WCM+7rSY8m{A<pHz@-y+|`<'
    '*ecI5X?LT+Y{-~ZX88RxV=7--nbup%+T}snzE#~KO>^0g<wVNNRFL5T-aUBj!FaAbcn^NU3%z$L$TzN{h71', 1.1920928955078125e-07
),
    x3: packed('|i1',
    'c-o!I!2y6U2m?S3X<`3q34(P8?|<1rWpFK|cJ-ug#C97ttOl>qdEoQF*yj>NFAU6;|MLfA&NCM', 0.5
),
    t4: packed('<f4',
    'c-mFUp=!iH5C-6Z*0)g+g%W5)U?NtnIMJpeD^`R++7}qA0t@jqC-Vdw6}7LBnn2-LnP;e46I;j&bS`(M!_52x^LcN{|Fl^JA_Fft'
    'JVuDZW^36ZWbdoB--so7Z^1)L6$*k(lmI@80Il`wXDeW1STQ6rJ%wo)LA?Pf4#EXdnPF}wgyCa0<^i$k83Mu7kEnVWR0BZE0%#1)'
    'zmtMnh9g6*WvB1ALtTW|L{ohVi;JBLa!&Kj!Tgv?dFNc-F+A#I>*}Y_B?rn+u*C7vNvYGDEx;GUnqjfm%Vo~ZRqS)V_s4z||KPqa'
    ';u_Ca_y_2VZjA'
),
    x5: packed('|i1',
    'c-qy=!2y6U2m?S3X<`3q34(PF?|+4Xxw3=G;95xS>Pg**?KW&!4PK-3z~_On&n1Xn|H~iEFlQ$', 0.5
),
    t6: packed('<f4',
    'c-oE4v5LY#5XSKjv_GvZ4vv5p3zH&M3JVj9q(~uwc)bi)1p?`9Eb|0Ol`5~GO+b(>^9)wo*a~@p8&5gzz`}&=K=#Lfjzj@#T|y(}'
    '6*&y$1b`loL1n2g+tfk-c_~*%A_!!hp%|oCt5x8D#ssHSI@pq<`inpbLV~Q%sanBN(2fi(kOW?Wl%OP79$(u0PLveP85sMbrm#R2'
    'CIELGD9gCL?n4Z}+N>4`fdvez0<<o;s*@1Z5yGtE<Vs;RYz0aX5-iy4s~X`N9LivUB(P2Pgi3<hYn$Ji#?GV2-9=WP$5WGAbGA?D'
    'CX-#`y3uUV8yr4nZY*#kFyD==dG1e_c{Go0gJ#m~jN3-`pfT-XCQyPK3FgtLpU1vgS`o)5(+O+@&g{NHD?#_Q&A#XPkH>p_w^Qcr'
    ';yxDlpTF=gm)G;|*7Fws-6MFvd%&N2&wmP^ZT<$cw%76'
),
    x7: (packed('|i1',
    'c-jTQfdRlE2m`RKRN?<?DFa<{A3^lOz+BluWpFK|cJ-uQ#C97ttOm#Eyzu#8>>o?_8Vm', 0.5
) * 7)[:387],
    t8: (packed('<i4',
    'c-k$BAx{G_0EJ&$mJrNL#VL{+0%jHjiX*rtXILhdupdCknKP)0CiHSuOB2k*{eYSZrjN_|4=@w_fekkVk{;pZ<$EuAPaQb;44rN@'
    'H|Dtf(8hGW{AvxpJI`BQ==SysQ@zmKKVyY*wJ0<mf50)bM-p<4EEZ7;(KMe?h|D+dbAhMK%R)}#{Jg?6+9>@c_GtEY67lj1iS^lA'
    'K-j9<ja=yai~Qd8eQopcu2<K!4Wm%G-NTK#a~l`zDV8c<ZYrn7CkWV5P(mqVgpou>Q%Ou>|0css2GODaF-5vl`U}mTPAU', 5.960464477539063e-08
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
