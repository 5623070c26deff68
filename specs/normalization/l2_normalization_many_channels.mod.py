# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, 3).To(t2)
model.Operation('L2_NORMALIZATION', x3, 1).To(t4)
model.Operation('L2_NORMALIZATION', x5, 1).To(t6)
model.Operation('L2_NORMALIZATION', x7, 3).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_$qm3T2mmlaxb~km-024WTCz={T8a_wZ6_CVV7QSGh39;%J1R|@>MU!hv(<Da*#7ea`wJ>S', 0.5
),
    t2: packed('<f4',
    'c-n=Fq0z-45QGgf0uyS$$A(ihkPhg85>i1_6#7kOqKO5bz@`X9JT1Jv{001XbF;VK-YKQjt~RN-<gRwf7VD<Kq<mvg;BDVGDTH`1'
    'mHQ)J_o=L+KH{lt1t(yY`HhPA8d&cT?-<x(U2m`u-WU{kjd2aA0~5Kwf9@MuLp;I}*#=I)B6H`Ovu@Ck=1$wJcD4=8>7i+W6WHQH'
    'pUn=|4!V24_};I6`DygN!;KT9`)ldT<d;5nBz*$7fGKA~REUg8B^QIO%ruu$=8_FpqLhhnRroBCp`7q!GTi^qKY*gOFa'
),
    x3: packed('|i1',
    'c-m#lw++BB3;-}lR{Q^2t2=vE0<5Mp!8V0zDMq-rom|X;;YLCfp7XKps5EJ+v#g=c);~YX0V7i', 0.5
),
    t4: packed('<f4',
    'c-k#YEfR(x5H;*EtX{y(VzW47^BZPJChkDyA_S6G0HT!xcoB#6J=A&O{qB~#0DCB*__AJ&!{v*=!WNLCL3X!%!{WM&-~G0J9v!fj'
    '$L)9HV|g$F>X^F5W2X+)jlZVRAX{1vuet>*^_xDA4w#PDJzwfsPdoR{k~MY^t^(0iBb=t5(2yW|MzW-_5N9>L(E~E4U8P9TiNWGV'
    'yMD$GN{KmTDN|-C!OSs3Lm}XtAu}^%k||-v7`3@%nXr`aae9y8{*efnv;'
),
    x5: packed('|i1',
    'c-png$qm3T2mmlaxb~km-02eiTC%L6&Q{ZzV4Fg<6eHZ*PA=xaa3diK&-qw)RGKu^S^m!tul7fa', 0.5
),
    t6: packed('<f4',
    'c-pm1y{(2I6iw`O0@^zO^d!OpS~`H0gILm9G6MsU2(25CSeV$!2Dab9=Kwa38*({6oFmebPFzu@TOM?eWiR8I&T+8|SSa8`;Vm4a'
    'NN0E2`^C^OcY07K%1**AR+Ow%6mX;XYqChOw>>-Ysd=i8nsBEw{qdk-EBn}}rtQcFSSaA8!e=<PsivOt@M36~p?*+b65-89o=R3-'
    '6mZ+yl#!B$O#Qd!%5%x2^Ru62b#du{_J(_mVV*Ud+~uIS#>v?@=?IQy_UvM`gX6@#GtTg4m-s{cs*nLMIjSV{yNBY@VrFDAI4a|4'
    'Cw6^n)~i-JtRW~BB3?mh9kf<zjlfas*s3<h&_+0LR=q-oD`?pN|ML$GLNu`'
),
    x7: (packed('|i1',
    'c-jrf#}U9V2mr97v;VZFCwgkw%0l!UZLf!EQ+ylEOP%rF1c!Qnz{`ScB>LNKO+Q}u8#M', 0.5
) * 5)[:258],
    t8: packed('<f4',
    'c-q~IA+CTh5JXSVnw|rL22MeGgkGSQ1mC0;`1(qMhVO6)1mOr(_@?g9Hr(K&emBkTyqOt-nv|M`5Q4%VXr@q9fj}y#fn*>DY<R;8'
    '$KT73_g>&XG`lZqCkQ0Gcu0D3z@9fOaEM)q{fly?&1uY8X{`-@MRV$+3IsCRR3tSyVAUHo)feUZIF5*4(~L(^BSD~e#G2$m4p{w$'
    'BaS%6IDS#?ZJJY>FUweB*7mk%*UXrOnlCKN`ef6^lASFai(uaaCnT;f%D3Y@bLXU!{9ZVBP|J<wxXdo!JiEogaR^EYoRPSt%S+D7'
    '7v-&OH%z;BIM$8i)^@ZzZ1A6r{BCR724_PK-rBCE`47s!vST6H'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
