# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: windows on a part of a tensor.

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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-k$-!4Uv32!Jrye`wTRUkNIecC7XWKRGhs68H', 1.0
))
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 4, 4, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
t7 = Internal('t7', (F32, [1, 4, 5, 2]))
c8 = Parameter('c8', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?-u?+wK41(bQqiHo^00YD47fni9RCXQK01E;', 1.0
))
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 5, 6, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 1, 1, 3])
c13 = Parameter('c13', (I32, [4]), [1, 4, 6, 1])
t14 = Internal('t14', (F32, [1, 3, 3, 2]))
c15 = Parameter('c15', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-k$8K@I>g5JdR@qwS<=aG>GKk`YWc-wv&!3j+', 1.0
))
c16 = Parameter('c16', (F32, [2]), [0.5, -1.0])
t17 = Output('t17', (F32, [1, 4, 4, 2]))
x18 = Input('x18', (F32, [1, 5, 6, 4]))
t19 = Internal('t19', (F32, [1, 5, 3, 4]))
t20 = Internal('t20', (F32, [1, 5, 3, 4]))
t21 = Internal('t21', (F32, [1, 5, 3, 2]))
t22 = Internal('t22', (F32, [1, 5, 3, 2]))
c23 = Parameter('c23', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-mw5&j<wn85kJ;g8-0Z1d$Ak3^1Yp{{bqf67&', 1.0
))
c24 = Parameter('c24', (F32, [2]), [0.5, -1.0])
t25 = Output('t25', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('TRANSPOSE_CONV_2D', t2, c3, c4, 1, 0, 0, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 0, 1, 0], [1, 4, -1, 2]).To(t7)
model.Operation('TRANSPOSE_CONV_2D', t7, c8, c9, 1, 0, 0, 1, 1, 1, 0, False).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, [1, 1, 2, -1], 0, 0, 0).To(t14)
model.Operation('TRANSPOSE_CONV_2D', t14, c15, c16, 1, 0, 0, 1, 1, 1, 0, False).To(t17)
model.Operation('SPLIT', x18, 2, 2).To(t19, t20)
model.Operation('SPLIT', t19, 3, 2).To(t21, t22)
model.Operation('TRANSPOSE_CONV_2D', t22, c23, c24, 1, 0, 0, 1, 1, 1, 0, False).To(t25)
Example({
    x1: packed('|i1',
    'c-jrgK@tQZ2m`=MQ1Jh+l?=jeUwg-8ehVRC-^)eMZF2Hi>o{Omgi-H!M)TucQy?eCoF~m*MW69u@|fPNhzqC$ys3Y;L^Qd<W{d*;'
    '0}jwKDg', 0.5
),
    t5: packed('|i1',
    'c-jFV0N?)x{{Hp%0R#sL`Wf@=_5=&?`ymzj@dXOt?H2w5@%#-Jj1cn', 0.5
),
    x6: packed('|i1',
    'c-jrhNe;j;2m~;(^Z(Zp2$}Y3nY7luglACo93d~$Tk9!!=patYzDPk3HKzl1Gg#O`^Q=ydcWmMZGq^eD*s}e(Vwl&}QnW>#`_jeA'
    '`2fn>Gid', 0.5
),
    t10: packed('|i1',
    'c-jFx0K@+U?f(Dx7YO(Y?fC`)1?L|U;|t&O3;GrJ4jtPH@A?+!843Oi?C}HT0q-va1r7214E_K91pf;K_Wt*lnjY`', 0.5
),
    x11: packed('|i1',
    'c-jrhNfHAw2m`=E1IGV<Et^cz=iVZe*vyIJqn+`p)R0}eGGFBB>k;-^p)iU6<YhhH@*}<G`qVFK&*Qp*pG3<wo*7L>V&NptxOA)m'
    'oF5suK*a', 0.5
),
    t17: packed('|i1',
    'c-jFV0N?)v1q}86`Un0C@cQfl5di=U{u=cP3Ip;2`}_X&`v3g#Z4mw', 0.5
),
    x18: packed('|i1',
    'c-jTQ0TKW)1O%|LtN8zGwH%jhvj<DSFz(J?zlhlI&T)-4fn6Y2pXFBF82jFlB86)`W+??n*|N0dX!0SR7&@1CPaQ%Y(?@ai%lqsH'
    '^_DY8', 0.5
),
    t25: packed('|i1',
    'c-jFl0MGyZ_W%G3`3d*|`3e6K?f~}u4(9>m`0)Dl^Xk+6?gH}z5(Ebp5BdT82nqQ5_x|;b7aLU', 0.5
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dYHDhztE+2jssm9#x~UG#YG{Bm>Y5mc007cQ5$^'
))
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 4, 4, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 5, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jqyfe8Qr41#3z|HTqZP%K=zIZ8Ltpk%Q6)$$7o'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Output('t10', (U8, [1, 5, 6, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 1, 1, 3])
c13 = Parameter('c13', (I32, [4]), [1, 4, 6, 1])
t14 = Internal('t14', (U8, [1, 3, 3, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fs%vNh<EFa0rUoFaYiIzX1|SED>KKRs0M`K$1p'
))
c16 = Parameter('c16', (I32, [2], 0.25, 0), [2, -4])
t17 = Output('t17', (U8, [1, 4, 4, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 5, 6, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 5, 3, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 5, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 5, 3, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 5, 3, 2], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-mw5#{>lb7#JA-fdG(X`SXY24+9HOgy9ba001e&64w'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c24 = Parameter('c24', (I32, [2]), [2, -8])
t25 = Output('t25', (U8, [1, 6, 4, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('TRANSPOSE_CONV_2D', t2, c3, c4, 1, 0, 0, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 0, 1, 0], [1, 4, -1, 2]).To(t7)
model.Operation('TRANSPOSE_CONV_2D', t7, c8, c9, 1, 0, 0, 1, 1, 1, 0, False).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, [1, 1, 2, -1], 0, 0, 0).To(t14)
model.Operation('TRANSPOSE_CONV_2D', t14, c15, c16, 1, 0, 0, 1, 1, 1, 0, False).To(t17)
model.Operation('SPLIT', x18, 2, 2).To(t19, t20)
model.Operation('SPLIT', t19, 3, 2).To(t21, t22)
model.Operation('TRANSPOSE_CONV_2D', t22, c23, c24, 1, 0, 0, 1, 1, 1, 0, False).To(t25)
Example({
    x1: packed('<i2',
    'c-qCu(G|oX2n4{CtQ&>5ivp$Jb&>g<TSN0bEP!_m9p$`%ly(?8$%rL}usdg&UXA06l9xxSXT)A*?dh88!1hx$NGy=s*S`%AO}dn+'
    '97TIR@&n66IBE'
),
    t5: packed('<i2',
    'c-pHgE6dHVtf_A-nwXuESJRwPJhQhbv$iQBwXduyv!s=Q0002hdk*s'
),
    x6: packed('<i2',
    'c-qCv$q~RX2n0cgjD*k@H=)~Ec%EIOK~hC-%pkgj_B&HM=mv~+q1U+F9!INgn*#Don_EHoCN1LHErSm-QCT*eV)@O~Y$g>s9^0dA'
    'A3YFX&riMZ$T+D'
),
    t10: packed('<i2',
    'c-pH?Eh{hRZzyO=Ev&1oji25X-5j3XT-2N2HZ`~@y{IpKVq;lzN@jIzW%}}(+SbgHmeTUFn)2q_ys~@-3IG7=gd7k'
),
    x11: packed('<i2',
    'c-qCv#}ULp2n0ZdjGLuEm<|0d3-!BQkcD(+qgg9uIwIA{D&=7>@#tNmK3ZAXLH~&hIk>VD>b-SpZ;H=>ZztX$joTQrVi2e20y(y!'
    '<edq7KJo*1i8uu'
),
    t17: packed('<i2',
    'c-pI}ZOJVwsxNEKC`zg9tgL7$o0QwsRGn2-TwIo0R9?bB0002k%MSh'
),
    x18: packed('<i2',
    'c-qCmfe{2D2n4V%83ke3RiN}M<C8F&BM20{yJ^u2Gcj%Aea9+M3mEDt3Dq@TXTMZ38D(B2sc2{g^;*6w+?bsOli-S{kH}4Fzj*h^'
    '+V%UB59t~>hy'
),
    t25: packed('<i2',
    'c-kw?uc&A)Y%HiOY%K3gtH>*9i?56>$SBImPVz2ItIDqKs;Td5FRCnQXe=noFUw^h5dZ)#gB8^'
),
}, name='parts_quant8').AddVariations(signed(x1, t2, c3, t5, x6, t7, t10, x11, t14, c15, t17, x18, t19, t20, t21, t22, t25)).DisableLifeTimeVariation()
