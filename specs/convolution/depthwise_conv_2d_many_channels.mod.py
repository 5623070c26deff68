# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: more channels than a block has.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [1, 1, 2, 48]), packed('|i1',
    'c-n=F!3_XF41%!x&#Y&=z<mfL8WCfoVN`2_SvJ?R;gbYi7IgVPKl)4~-v', 1.0
))
c3 = Parameter('c3', (F32, [48]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 10)[:48])
t4 = Output('t4', (F32, [1, 1, 1, 48]))
x5 = Input('x5', (F32, [1, 40, 1, 2]))
c6 = Parameter('c6', (F32, [1, 1, 2, 40]), packed('|i1',
    'c-m!)K@tEk3;|dE|7I$=b~vm-P#_hE)W$}`sH82t0~(ia?Ste$Ka9>D<^', 1.0
))
c7 = Parameter('c7', (F32, [40]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 8)[:40])
t8 = Output('t8', (F32, [1, 40, 1, 1]))
x9 = Input('x9', (F32, [1, 80, 1, 2]))
c10 = Parameter('c10', (F32, [1, 1, 2, 80]), packed('|i1',
    'c-pm#feipa3;|E~pPAS0@QH{Ea3B~O5_DKYq%t-dMorqnJD`~Rd_F&gEIq>', 1.0
))
c11 = Parameter('c11', (F32, [80]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 16)[:80])
t12 = Output('t12', (F32, [1, 80, 1, 1]))
x13 = Input('x13', (F32, [1, 1, 2, 129]))
c14 = Parameter('c14', (F32, [1, 1, 2, 258]), (packed('|i1',
    'c-kF`fe8RG41>)6zuBxU1c_ilD8!{*@lH!l2ZYW<$>U9J`0W1{>i', 1.0
) * 9)[:516])
c15 = Parameter('c15', (F32, [258]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 52)[:258])
t16 = Output('t16', (F32, [1, 1, 1, 258]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0, True).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 0, True).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 2, 0, False).To(t16)
Example({
    x1: packed('|i1',
    'c-n=_!4beP2m`RI34!jvECdHSLiLyO?t=0>BWI-i4GDwPvK)ksB>eW)09Udp2AXSw?fRcT#2GFa', 0.5
),
    t4: packed('|i1',
    'c-jFl0MGyY{Qdb1`tt|>1ONN@`S=0n7ytDM{Q>;~@%;Y&?h5t+{}B8A1pNZ{`~U~{0Ra>)h#j^', 0.5
),
    x5: packed('|i1',
    'c-m#l!4beP2m`RI34!jvECdHSK=oHs3^dmU+m&}0l;;^aBjs;M7^IfvAZ#Szx3>nklKsyg?bjwR', 0.5
),
    t8: packed('|i1',
    'c-jTQF%AGA2m~-V&;&RC|3PO5BO1h30s|#=5eKDNyp0pelf7Rv*M<~D{b$7x3;', 0.5
),
    x9: packed('|i1',
    'c-png(G|cT2m`>^M1=0YENX;K(fdCx#I0!wjinMD^00y`Om`lb_S4+W6K^sdJi}Kbz4?Fs0P}=QKL', 0.5
),
    t12: packed('|i1',
    'c-jreK^A}@2nE1ENbY~n7L>hA{ZO+T@;X={xzBEnyX9u}(wFCw7_|Kd!ueDy2Y{4`7M!}m2%SMB$@*kz%jYN`DKjoq', 0.5
),
    x13: (packed('|i1',
    'c-jTQ0TRF<2m`QN5n=!TEJy_t34_$K9E6P|{PxxWSF$MvnrnmY%DW57^NpO5@;@G0SsfS', 0.5
) * 5)[:258],
    t16: packed('|i1',
    'c-jrjS8l^F3;<9LQNwl<1nB)QSM;lB9q(vRY~BH0pT|2<1rt31Y}3&==U{tbxk8!1C_!AvGP^-ChC%V<qG=Bq3us4+Go`Os#O3IS'
    '>t5)>P7c^-8qFx;@AQZB+S`pkg1{wLdLD{PdZ@eufLEt-TEgC{;H<)#^wv=)@|#jcFR@w@;9U+F*R;FVEj#p!PT#&ksNSpBwQ1qz'
    'jKx*Gp*nW+@NDbedh&M(wS;5*d6{kQ)A$`wFIoNp-d}oR', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 2, 48], 0.5, 128), packed('<i2',
    'c-pm#K?(pc48rzskx=^Z*?wTBd5{Fug@r^lU7<LL>FBUWv|v-KDYAT@&*xn8>My+'
))
c3 = Parameter('c3', (I32, [48], 0.25, 0), ([2, -6, 8, -2, 4] * 10)[:48])
t4 = Output('t4', (U8, [1, 1, 1, 48], 0.5, 120))
x5 = Input('x5', (U8, [1, 40, 1, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 40]), packed('|i1',
    'c-k$CK?(pc48lU`|KHn#lx1TmqNqy+RzR^$LWXXsGxJ&V%v&qtC-mOVh)e%-0EToOvj'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c7 = Parameter('c7', (I32, [40]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 4)[:40])
t8 = Output('t8', (U8, [1, 40, 1, 1], 0.5, 120))
x9 = Input('x9', (U8, [1, 80, 1, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 2, 80], 0.5, 128), packed('<i2',
    'c-qa20SW*x6hU`z>7^Zf{_e1vBmy!RL5)prtPorZiEMW2GKFS9qwnYOd3}xpxb#nj'
))
c11 = Parameter('c11', (I32, [80], 0.25, 0), ([2, -6, 8, -2, 4] * 16)[:80])
t12 = Output('t12', (U8, [1, 80, 1, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 2, 129], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 258]), (packed('|i1',
    'c-k$DK?(p-2tpsx;@|(YE+occz(UO&5Dc_;E8}%+Je2nqk7D{v(H(?E^P_a+(!Q24eO-|xnSUWukC(KH4>_wXeE'
) * 5)[:516], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c15 = Parameter('c15', (I32, [258]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 26)[:258])
t16 = Output('t16', (U8, [1, 1, 1, 258], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0, True).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 0, True).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 2, 0, False).To(t16)
Example({
    x1: packed('<i2',
    'c-png!4ZHk2n0Y&CgB3(5dwB@3BKI_Ce~3V=It>(v>yp6hVB|pDUZQkc2bBvV2C2B(+KPQ&ezXgb(k#}'
),
    t4: packed('<i2',
    'c-ku|DJ^U%%C0Z3E-x-9EU1j{FVAf(tt_p|EGa8XYs#xE?<g*<DXq#csi@Ddtn6VR5dZ*36&5x'
),
    x5: packed('<i2',
    'c-pPY!4ZHk2n0Y&CgB3(5dwB@0e;>88ls5mG{QQujxsTCkLjWPNJues*KkUC4EC~<LhJ$i=IduKzWXJw'
),
    t8: packed('<i2',
    'c-pHjtxBk>Ew9O|s4T50Z)_|rE2t_et*OkaEbJ_9Y%Hv4sw%Ipsj6cj5&!^hG7`)'
),
    x9: packed('<i2',
    'c-qa&!4ZHk2n0Y&CgB1j7Xo%}70$T-<%nK(QUZIxzzS5S1*{Y6Xe8$CoKEdWC>7LQ!$ZpXeZGF~1+^thKL'
),
    t12: packed('<i2',
    'c-pPUK^A}@2nE0{+rqM!iC+YvIC>qT*^Q*9s>ArE5(!7<5zp?IQnOxVd<S~c&10?r*a*2Rd+Q-63K3)VlV@&;>Rf*I0$0f-)B'
),
    x13: (packed('<i2',
    'c-p1Gff2wU2n4W>jPk<u5y8znM3azW=&s?E@)+!8CxzGphA5&sjj&FvqfE@#V|r*`dH(nSP#PSt'
) * 5)[:258],
    t16: packed('<i2',
    'c-rO6Sx&<+5CBl_iTFa0X0Mm=Y#uvK(o{$sn%;wVfS0=CDG~?`79t$sKy|L-<ki;dPeN(5^@2|GZjS2?yr_pZRmYwnF>al-_sv^&'
    'TNVwImz9%b(&FSml#Rd6Z|;T^FMU*_)z)^Kf&2CY_6msZN&JG1Qw+u(m^y(gF`QCHkif;ZfXzrJo9P(Zlw(4dx%6;;lt?v{0tJQ$'
    'USmeJ9N=Qen!EiLhbg93o>qge^YM8{9P=;gE0E-!z5RQCGN5=;'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t4, x5, t8, x9, c10, t12, x13, t16)).DisableLifeTimeVariation()
