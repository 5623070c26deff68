# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 1, 67, 19]))
c1 = Parameter('c1', (F32, [1, 1, 2, 19]), packed('|i1',
    'c-jrdu>k-82*NPR|2I?3l!#TC>!%$fT~Z^Eumf@g5CH', 1.0
))
c2 = Parameter('c2', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t4 = Output('t4', (F32, [1, 1, 66, 19]))
x7 = Input('x7', (F32, [1, 1, 67, 19]))
c5 = Parameter('c5', (F32, [1, 1, 2, 19]), packed('|i1',
    'c-kGvfe8RG5Q9LI{b!DS3c`U{(#5loxgs<_cV8dn#tjD', 1.0
))
c6 = Parameter('c6', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t8 = Output('t8', (F32, [1, 1, 66, 19]))
x11 = Input('x11', (F32, [1, 1, 67, 19]))
c9 = Parameter('c9', (F32, [1, 1, 2, 19]), packed('|i1',
    'c-kF_#|;1g2!!zVpIIy)LO`KYvBfgv<*@^}G+?j~{Q', 1.0
))
c10 = Parameter('c10', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t12 = Output('t12', (F32, [1, 1, 66, 19]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x3, c1, c2, 2, 1, 1, 1, 1).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x7, c5, c6, 2, 1, 1, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x11, c9, c10, 2, 1, 1, 1, 3).To(t12)
Example({
    x3: (packed('|i1',
    'c-jTQhY`ad3;@7Glmswk|0yX!RGIuM_NbNj4Mk|h^A@*o-A-Omo_>)whd1bTZJ#Z9&0Ylja;VJ?p$w}bbiv)6l05n|RIE<b>C=ne'
    '#^q0d9_VL=aAwxT6CJ=hZ89X|qCyf-e*U9cL)-', 0.5
) * 10)[:1273],
    t4: (packed('|i1',
    'c-j?=F%E+;5CjJw#y0X1B?d(T+(Z#ks&v%+|5fo#vD#vGdpzvUA0JTW!QT_~Lgi75+aSOqc`7lE%8_JRfR67?;ao@92s=+$F|N5q'
    'rdY2aj(EOP8yL+Jf|nux2rs)fRR30J1kV', 0.5
) * 10)[:1254],
    x7: (packed('|i1',
    'c-jTQix!0t5CzcHxgM3r`2VjI7a2u+hmn5B5T0VZ1gJHJ{1>}r?h)PB3a#}#?zN_x=R2aG%(BEvt!9?=*g9SBW*o)k;DtaCK;Cbo'
    'Y(IC|73_1CSEzKv1n{^57Ll$_F1OuG$$YjaKoS', 0.5
) * 10)[:1273],
    t8: (packed('|i1',
    'c-l3L0SW*x2m;sr|IIe7O+r*OP$T&a1{RIO$gxzSN{cOR-ZNR+sb{~V|Fz#h<2h*+?~P9A0xjx36a', 0.5
) * 10)[:1254],
    x11: (packed('|i1',
    'c-jTQ3l@YR2mrtr&ri9!djC_FCK`}5bLA;h%3rsEjKsV}im}LTx?2<u17LY4Sfu=vJ6KtKjFSzxT~K|$Qiex&O7#t;scV9VP0-uV'
    'XCEwDm4bq3yBRHv)M$DCY&8Sud%Ai08b3&lN74', 0.5
) * 10)[:1273],
    t12: (packed('|i1',
    'c-lpZ0S>?*2*ipTxas}>y#u3JLvm0~Ah{G7FAs^x10w^jGWgOpSg;X8cR8D<_p{pa)(Pc4wPiEaqo2Yk{{eek0nz', 0.5
) * 10)[:1254],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 1, 67, 19], 0.5, 120))
c1 = Parameter('c1', (U8, [1, 1, 2, 19], 0.5, 128), packed('<i2',
    'c-oD|!3h8$00S`xFGo2#xQ<|6DKfy2y=*adX-838bG}?erV{}'
))
c2 = Parameter('c2', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t4 = Output('t4', (U8, [1, 1, 66, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 67, 19], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 19]), packed('|i1',
    'c-jrdF%AF#2m-N-Vc`F-bs$8imWXlGSD@rm@F3xCO?u}D4Hp'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [19]), [2, -12, 8, -4, 4, 4, -6, 16, -2, 8, 2, -12, 8, -4, 4, 4, -6, 16, -2])
t8 = Output('t8', (U8, [1, 1, 66, 19], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 19], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 1, 2, 19], 0.5, 128), packed('<i2',
    'c-pJ0YiOuxX=<sfscWcfs%vRz0W-h^P@<us0VKpg6aWB1&Jy_'
))
c10 = Parameter('c10', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t12 = Output('t12', (U8, [1, 1, 66, 19], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x3, c1, c2, 2, 1, 1, 1, 1).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x7, c5, c6, 2, 1, 1, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x11, c9, c10, 2, 1, 1, 1, 3).To(t12)
Example({
    x3: (packed('<i2',
    'c-qauhY`ad3;@84O9`UN9HJzE0gs(E^54?k9QW~v(p%=fM3K7++>y9-1oWA%(_Ng}Dz<yNfZ&@+s%c6aNuHxiUe;FJu!CujTus`|'
    'F4*&NI~>vn-@}wOtYn#CAdq&lf%S1HuoBeI>mU38m^VH&'
) * 10)[:1273],
    t4: (packed('<i2',
    'c-qa(F%H5o5JXXq{qe@J9eIPmiI9@GK`4ldE;Yx)dkbDM+G1uqJZ#SIFHol5UlVjf<yMPZA;2toEHMtso@AVXGw+MSu?(;hHtw)s'
    'zEg`#vAcpe;_*yvU|LHEUi$nYJnXemJ^h0pjj%%}'
) * 10)[:1254],
    x7: (packed('<i2',
    'c-qau2^Pc<5Cy<Ft}uv}@bbr!1?||m##Bu&e^5w+g;)~UT0;Knb|`WJZWx1FYq-`JLkaip#Rx=M3&YkZ%Dgobx^s`ebXRkvgqZ+!'
    'u1{(1KC>%m+pYIh<Rv6Pewm2O)$|<uu@cMY^ABFC5<Y4'
) * 10)[:1273],
    t8: (packed('|i1',
    'c-l3L0SW*x2m*g?>s~*tO+r*OP$BsY1{Q_G$gy;yPKzyVUNc$Rsb{~V|Fzyg<2h+H?~P9A0#xHZYy'
) * 10)[:1254],
    x11: (packed('<i2',
    'c-qau2@-=K3;@7BS3!a%k&GD*rBHab-{|f-cHVjZ<nlm(L|4PsCU4Q@fc1&0iEh+@LdV={;y{mIC~CeLq`0*YJ><r2&N{7R%kZSG'
    '&VI`%H9-=dzyQfbZ>#SXLn+5)hN_%P-j`z9=O4VA8a^r'
) * 10)[:1273],
    t12: (packed('<i2',
    'c-qa10S>?*2*md6;wEl-4<8uKzOaVmpqxOel1Dt;1R@TM2sqPFr_RBgh3LA{+1S00*;XwLSL{Pe7E?ajF7))rA9w*JBtR+'
) * 10)[:1254],
}, name='all_quant8').AddVariations(signed(x3, c1, t4, x7, t8, x11, c9, t12)).DisableLifeTimeVariation()
