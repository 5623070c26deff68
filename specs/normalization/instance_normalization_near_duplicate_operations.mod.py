# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 0.001, False).To(t3)
model.Operation('INSTANCE_NORMALIZATION', x1, 0.5, 2.0, 0.001, False).To(t4)
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 0.5, False).To(t5)
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 0.001, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-mXq%N6_a#+j}^B4<q2r!4W?xp0Zt-9<lQ+dOn$%=xF@^2JfY>eCl4g>8FN8DI4ZD6Gu;rZ)4un5x%aPc`O!y+0o4Nbue?zjbH%'
    'n_KeVw`kQ%IcRNDoxg|owy$rrbHIz)dsZ?e_#BhCVP1cIzr4=F8@6^5jtNg<Tw3b09h2<ZXI?k(-pCZlsP<i*(OUI1mtb}+SA@3D'
    '?2WxmS10+UF@&#`SK~6b_f~gMRKKfY5T)+^$&PvPl@mYCD(W(a#mGzA+dJ4F*l+K!|A0LZ9dNJ*Vh4wP_Ivl+?*lS`GC-b#!vTi_'
    '2lj&{foT6eJD_5q<UacY0D{7C=K'
),
    t4: packed('<i4',
    'c-qsN#1g^58s*0LElNs5YTb$mk#$_}E*V5jTIc0>u0dpi%>o{|8C5JFZYlXWe4C{7;mVxWDYrHs<a(>LWXb`qPb@!Jdz>fVw9XUb'
    'w4THA_SOF66|bTv`MWru$O*oss8Pa`e}%!o^>L4|w1db5e%2V_dHtUksBdf)oaeB0fw9~NV^y|LnRQngoHxy3xG`60l?5;Vsu<U>'
    'XEJZkt3C@)Hn=Kn?`-<YKXgvO{5d<E*tq8e>r5~_{^*b1p80NuS6?zOW&{ET1~3L85D$!zI3NNfz<|tz=>Y(8%2M|', 1.1920928955078125e-07
),
    t5: packed('<f4',
    'c-m|C*e&+wmv$AqrS{}U@;=?G-utW)%xf0w%VP5Vx|Hkk3ZI11m6vv#FucB+Ddu5m^6S&ht6t{cO*LQhTz!{vOGD_n+?LZpy;^sk'
    '^&Ylu-5|pHX+x}|`n4_RSf5x)G$=f9;ue=W{Yy?)(_ibU=W|wF1+Ej^Hg`(?^7#93|F|1(dr(t<{uNb5p%c7}TpT;^Fhu9vu@N&f'
    'nBNk#N7KaTk<wg#fiH8l^f@&+*f$Dj`f%#qmVD7T{o?JV9AYn&eoFnaw|B7Lzu(?r{{edta<B(t2Zw$3Hv8@OIRK^Xfy7=1hXW1='
    '4uB*NIM@SK?Xv?a21@R=-wyywOK=z'
),
    t6: packed('<f4',
    'c-jE~0ssDAEI8V54lLsSNGyrg7#X%C=UPeo4C0OT&R2QG6yy)87Z<H;*x2!ya<Sl-P*d^e-uT|V*3cGiiC5nExru0NyG75Q@w>Vj'
    '8@tArtrYdP5+8x~m5g@nsM!@+<WJi|5)yuyWMrY4Db@#yI%lD~K3zVh(VF;A>n=Xv9B9x2kZ<Sc5s*XLCy=ig3B4_DpFTYVMRPET'
    '4VaoOWy$J?6&35CG&C0>Bm~O{5nLBs8x|XkL2?tgBu*P79F_+_KR`dfzdt~~z(2mgK)*meKEOagK)*k~z(2o0KtI1fKtMmfKtRAi'
    'z`(yiKR>`gK)^u1zCS>}z(7F1JwL$J!*^E'
),
}, name='arguments').DisableLifeTimeVariation()
