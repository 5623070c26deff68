# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: far real numbers.

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

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 801]))
c2 = Parameter('c2', (F32, [4, 801]), (packed('|i1',
    'c-jTQffj%e3;@88&=~*!m)>ewNOzZWgBn3<fY?_IlB|*`SU|iMGwVC=gL$_)>u2!!8O~h=_B9o|t;qBPSi~SP', 1.0
) * 48)[:3204])
c3 = Parameter('c3', (F32, [4]), [-12288.0, 4096.0, -36864.0, -36864.0])
t4 = Output('t4', (F32, [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-kF`Q4WAG3_?4dy13O{iKF#sy^=;d{ZXqSga-ktfLn>k0is_5LPF|tg38wkBKSvtIrvugy4iXT{d6>5t;VkMGL`rws?^<?<5|KS'
    '`o*rzI9bbM7&#`7i(h8MDBA', 1.0
) * 27)[:1602],
    t4: [266240.0, 1435072.0, 470272.0, 1264320.0, 1362752.0, -84864.0, 725504.0, -781120.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 801]))
c2 = Parameter('c2', (F32, [4, 801]), (packed('|i1',
    'c-jTQffj%e3;@88&=~*!m)>ewNOzZWgBn3<fY?_IlB|*`SU|iMGwVC=gL$_)>u2!!8O~h=_B9o|t;qBPSi~SP', 1.0
) * 48)[:3204])
c3 = Parameter('c3', (F32, [4]), [-2.3211376e+26, 7.7371252e+25, -6.963413e+26, -6.963413e+26])
t4 = Output('t4', (F32, [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7%1RkQWGPS@?u570|SAO9FdX<1_c2rFI+l+QUwkS3k*U!KDa#4SP+n*@E}Gaf<;2W=D>p+Arn|E4lKA4k@YI;)vH%8Gcz+^'
    'fmm6YnORv`nOT`HvNEzVfMizYOE4?z)k~l(SOt&+RFs+VG7A9iraHX'
) * 27)[:1602],
    t4: [5.0291314e+27, 2.7107744e+28, 8.883187e+27, 2.388233e+28, 2.5741657e+28, -1.6030356e+27,
    1.3704383e+28, -1.475494e+28],
}, name='great').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 801]))
c2 = Parameter('c2', (F32, [4, 801]), (packed('<f4',
    'c-qZN2@$|B2#bVDKtd%T0SPrQs05@`%A{amU}4-;ESKEn@&JDTN4P+yV6JtXN67KuSUv*?=6&<LiTq$=I1!lk@j=+qnKMbLW>uLr'
    'EuWU@m6`Ur>@u^odZwn8WvQ*J=Y3E-R`mj^rbJB'
) * 48)[:3204])
c3 = Parameter('c3', (F32, [4]), [-768.0, 256.0, -2304.0, -2304.0])
t4 = Output('t4', (F32, [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7%1RkQWGPS@?u570|SAO9FdX<1_c2rFI+l+QUwkS3k*U!KDa#4SP+n*@E}Gaf<;2W=D>p+Arn|E4lKA4Av#rb>eQ)IL_|cU'
    'f>@#=BBG+ABBCObMTJF$fuyL&6fjG4>J*?XSOt&+R3suiMHB#fsU~~'
) * 27)[:1602],
    t4: [16640.0, 89692.0, 29392.0, 79020.0, 85172.0, -5304.0, 45344.0, -48820.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 801]))
c2 = Parameter('c2', (F32, [4, 801]), packed('|i1',
    'c-rmKO9Frp5CG7Sh@|_UGWlc@x<m_$xxib!AjIpl*Cy+IFMV6VZ~_(fLxZHis(Wf&Qkprn^nR0SEZIWVB%L|<)VJgV68{k!z-*+6'
    'UdHR<B;3N6E||E^C~^~(*@fvxskb!O)>$Q5mE-+Z+4{3gBq)Q#j|A=<jKG~^5x8?O0(Xu@;LgDa+&LCOK727Ma{', 1.0
))
c3 = Parameter('c3', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t4 = Output('t4', (F32, [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-lMS^G78`rYFRvAfVuiNX{1zoevkDlpJyS(ZKP6N8!zeD=r;JWLAinyhxa!l5wLYqhL>hOwJXLmK_NqQ*Im?)l6;8qoFdmG>eV~'
    '$KcXD8Y+WJvn|7ahW|jozyPEez%&H>hm%k-h$<u%Ac;}U)Yd#2DuXOOMuTH;X&w!gK^7kXt}Fmh', 0.25
),
    t4: [-5.25, 84.0, 42.0, 5.25, -15.25, 244.0, 122.0, 15.25],
}, name='cancelled').DisableLifeTimeVariation()
