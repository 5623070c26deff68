# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: ends of its domain, ranks, types.

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

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [9]))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: [1.0, 0.5, 2.0, 1e-06, 1000000.0, 2.718, 0.999, 1.001, float('inf')],
    output: [0.0, -0.6931472, 0.6931472, -13.815511, 13.815511, 0.9998963, -0.0010004875, 0.000999547,
    float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: [1.7, 5.782, 6.216],
    output: [0.53062826, 1.7547497, 1.8271266],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: [4.349, 1.326, 5.047, 5.001, 8.998, 7.209],
    output: [1.4699459, 0.28216687, 1.618794, 1.6096379, 2.1970024, 1.9753302],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhojpyAMz)NGXepkQc{pd3apyqG`;2xQQtSYWuA+~Y-hA{b4)L)04OX6+hUw%tjYV60X<B5*mn^ThdO7R1}M!t@)MkFX}('
    'Z-lc1EV;$pexGYyl&L*%UIYXH0RaL70|Nj80s#aA009F60|5jA0RsaA1Ox%IX)d$', 1.1920928955078125e-07
),
    output: packed('<f4',
    'c-mVp71}H45Lq5~srlIphiKlJt?yO^EREc|;<xrMhqdZu84q79NH{+^KW}r)+D&_$TRHu`+odbG-aWs5REC@F_VPKmSYG~la(&kd'
    '?w@PT-rQtd!E>ec%kO_2+>H(ncJ}u64)*r8U<$$kazV6%Jpfk<H*W'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: packed('<i4',
    'c-jH*01yAb=n!yd5NI$EK*)$#zyJ_9w(PLr0MJOV2$-ONctA|DB%a8~XmI?{K*)&LK;Xz+$cT`<=#B7Xf-ruc`-5mZEs@<=HA@yb'
    'pVb1i^HKA90QU?>fkQ=VzF;?<+wXQDyyw*Si*^>HV0uerp+T2)QJ2yXmECHZ$-uE6a!sUp9yj?^T6imHT^POefO7(2^=p>=Kjo>9'
    'nTP(+R6DrS44yeKWfZsjr9ke}IIfLYW277h1_cBK2mt~E0tW^I2M7cQ0RadF1p)*J0|x^I0|x>C0ssL82M7WN1_1^J1qA{F1O*5I'
    '1poyD0RsVEH(Ue', 5.960464477539063e-08
),
    output: packed('<f4',
    'c-lL=Mt1{a?ruZV&$*v9v`^Y-brqc2pl>zdNv*Tw6;VBNfmt^UZneEV75`*`)`um=-~C?m3-WNz3$N7OcIK+a$EOl~O)t{qzEAm>'
    'a$uVd|J_50rrS32Dmc}1U$O7`wUv9V*Wb4~Pm<QNgdXNPac_~kvTEy>(iWTMNsM3bAHB%YUNPU{&ySh^Ikqt@*va+eR_aEM4GfE)'
    'PGhMOE>SXg_>ZmO>$7jKUS7XYzv0Lg9;wTRZ_iq>^tyvR5IES`Lx2O2Y3l%Gfyw<qXb)z?)POkqKwMh@bgpg;'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: packed('<f4',
    'c-otBnPrh>iU`B6plMmTKjwJcJQ?$R$-fPaYqHY#Ht^YRQSUx~^LG2wgUj5sjjJb@m+S7R{Bd^6$)g8XEs8mO`QX2Q0+V%pX3a2O'
    '^-KM3;g+!DOe|mQtLyv!iCgyyXuG_bA#K0qPyfkn|GYk=dE7m&9AfYDfusJ5%d|Y-FxM^C>lo^GIPZBLeB|M|vi{!%SBj>}>`But'
    '(ltF{nDhPIPq7Q9W^ZdZ7LnMuZ<E~1;4>%66i$6~?f>d~>dKV}iB0A+^Nc^%8LHTx;PciF`)ewab?C~?`_m)Zy94v|O;4;mRQCA_'
    '&+@c~D&Dsro0>0Qll8aTIjB#sOylw91^4C!^I6Xhxb@wP;VWwo$Kh9d+>%~M#hIO$|Ngfe^EySHVzb*kJ(tZ7nyP)iVP?kHxNI5^'
    '6I0@kjDt&DJO3V<E~NFu&FEV0<m-o)?ApcFDZ%%D5$i3V9g|j0OKa@?<SX$`Zd#O|x~J>Cog5roA~vV(9UOoNi0vF4K@0~6M-a5L'
    '2Ma+Z9l;b(90cq^Y>-+<M@M_Gc8ESC;0RXb2vG``wufj2Y6H>$BpcKw'
),
    output: packed('<f4',
    'c-oUoy0c*hgX_L4!HExA|Gs~@jYnd2!>U~q7q;64a<GJzH9z_*@IZy3{E1cP3FYsnW&2J(V`VSn`RHK0P*3^J;uqUKYxr%lzY<%@'
    'uUggj^tNv9(z7cRp8c{Y4P3TWdwx^;r`4wOAGE!*h&O4!RTjSb?bP|}XGQiXP2R!ivQF{k?RvA9clbih!ekkwV%ztx(TSd*);L{V'
    'BslnQ_eb`(b0R+cQB(E3&2ayJh5Dc3r@>MuP8R(V?y;P#<7<-?n_T_n$nk5%%cVBW%6|LgLr$34&1;c?0-IkR-?U2Yjn2I0*)y-@'
    'Wr}6)_``nLWUs5cc#zLYkNpjD6~FGJ{Fpj}XWpsl-<aE2nb`MomPtKsTIiKHzwOCc2A0okH(%ARZu`cy_hZ|$)>|rH+S<62FCXP*'
    'V`I=-`mAn3AIr02AyvO8G=E-x`17-i4<B;uiW4=w!2UIL*P*LNmjv%)oEpcFaZF)q>EveK2b`Q-5nXTg+1u~6x3{;m-*4{#WZOH~'
    'J2(LGetY|UKp~KXgTp=tdyo`R4g?@f8+(w#eP9)~5D5eT^7n(teRd$84T$dm(YOz+4X6nKlf2vQ'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
