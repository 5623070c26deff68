# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows on a part of a tensor.

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

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
c7 = Parameter('c7', (I32, [4]), [0, 1, 2, 1])
c8 = Parameter('c8', (I32, [4]), [1, 3, 3, 2])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
t10 = Output('t10', (F32, [1, 3, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 0, 1, 0])
c13 = Parameter('c13', (I32, [4]), [1, 4, -1, 2])
t14 = Internal('t14', (F32, [1, 4, 5, 2]))
t15 = Output('t15', (F32, [1, 4, 5, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
c17 = Parameter('c17', (I32, [4]), [0, 0, 1, 0])
c18 = Parameter('c18', (I32, [4]), [1, 4, -1, 2])
t19 = Internal('t19', (F32, [1, 4, 5, 2]))
t20 = Output('t20', (F32, [1, 4, 4, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
c24 = Parameter('c24', (I32, [4]), [1, 1, 2, -1])
t25 = Internal('t25', (F32, [1, 3, 3, 2]))
t26 = Output('t26', (F32, [1, 3, 3, 2]))
x27 = Input('x27', (F32, [1, 5, 6, 4]))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 3])
c29 = Parameter('c29', (I32, [4]), [1, 4, 6, 1])
c30 = Parameter('c30', (I32, [4]), [1, 1, 2, -1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
t32 = Output('t32', (F32, [1, 3, 2, 2]))
x33 = Input('x33', (F32, [1, 5, 6, 4]))
t34 = Internal('t34', (F32, [1, 5, 3, 4]))
t35 = Internal('t35', (F32, [1, 5, 3, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 2]))
t37 = Internal('t37', (F32, [1, 5, 3, 2]))
t38 = Output('t38', (F32, [1, 5, 3, 2]))
x39 = Input('x39', (F32, [1, 5, 6, 4]))
t40 = Internal('t40', (F32, [1, 5, 3, 4]))
t41 = Internal('t41', (F32, [1, 5, 3, 4]))
t42 = Internal('t42', (F32, [1, 5, 3, 2]))
t43 = Internal('t43', (F32, [1, 5, 3, 2]))
t44 = Output('t44', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 3, 0, False).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('MAX_POOL_2D', t9, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('SLICE', x11, c12, c13).To(t14)
model.Operation('MAX_POOL_2D', t14, 1, 1, 1, 3, 3, 0, False).To(t15)
model.Operation('SLICE', x16, c17, c18).To(t19)
model.Operation('MAX_POOL_2D', t19, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, c24, 0, 0, 0).To(t25)
model.Operation('MAX_POOL_2D', t25, 1, 1, 1, 3, 3, 0, False).To(t26)
model.Operation('STRIDED_SLICE', x27, c28, c29, c30, 0, 0, 0).To(t31)
model.Operation('MAX_POOL_2D', t31, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t32)
model.Operation('SPLIT', x33, 2, 2).To(t34, t35)
model.Operation('SPLIT', t34, 3, 2).To(t36, t37)
model.Operation('MAX_POOL_2D', t37, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('SPLIT', x39, 2, 2).To(t40, t41)
model.Operation('SPLIT', t40, 3, 2).To(t42, t43)
model.Operation('MAX_POOL_2D', t43, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t44)
Example({
    x1: packed('|i1',
    'c-jrfTM_^<1O&h`;&K1eBFJuk_FmVJQ9Qtr6aZ+|<{(-h-D+?@^3gh@gmASEHgh(j$jVe(684l{&SAxJlL3QEb^SrY2dVtuVMe3m'
    '17!X#Py', 0.5
),
    t5: [3.5, 4.0, 3.5, 4.0, 0.5, 3.0, 3.5, 4.0, 3.5, 4.0, 3.5, 3.0, 3.5, 4.0, 3.5, 4.0, 3.5, 1.5],
    x6: packed('|i1',
    'c-jrbK^8<Y1O&jRjd1_dh9>4Os_gJ=_tTsrzH}#;VULN6a8DgqN3g;G_NtCSs(njj$o)M*HV^j2LPXt1tKaf2ya)GsmgSm!m|dfP'
    'Dknk4', 0.5
),
    t10: [3.5, 3.5, 4.0, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5],
    x11: packed('|i1',
    'c-jTQ0TKW)1O%|LSpNT7s(P1Dyi{Ln?y5GbVDF9<u$yge8?6W5DZ!W5a08Q+_j%?m#uT|48#{wND+ptoHYsLf2MM(J8x9`L2@HRH'
    'JuyW', 0.5
),
    t15: packed('|i1',
    'c-mv-U<E>EW~TqF91y_9j$kqUgRuZRw*vq', 0.5
),
    x16: packed('|i1',
    'c-jTQi4njs2m`RgK%M=k4TPuCs88EtRzX%|!Zs1#!D3&J<|F)j@8Cul%$Ejs8;70vdRf@xNNqomyuHGtBaUv`MZ+OhHw3LE>k9G*'
    'p@lUy', 0.5
),
    t20: packed('|i1',
    'c-muOVP|FMVCP_A1<@Q3nw5i<5ePvv01RsYx&', 0.5
),
    x21: packed('|i1',
    'c-jriNfH1d2n4XA8`1y2mQ9?=J*sh|B1>zI*!7uM*}5951|BUN_V#)%hk7E-y)Mp-v>C!7WH}48K(V=bTW6;)faI0Ogu7ZoH46A6'
    'KCeGF*8', 0.5
),
    t26: [3.5, 3.0, 4.0, 3.0, 4.0, 3.0, 3.5, 3.0, 4.0, 3.0, 4.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 3.0],
    x27: packed('|i1',
    'c-jrjHxj@w48*_@llcGF9;56*w*^|C(mmek^T$U5VYe<Ti_o!6Z|kc{Ru&MaOyW2qL0fdqfhzweQve973-~D4cBBi2i;5+Fd2mDa'
    '&ieq0{y72', 0.5
),
    t32: [4.0, 1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 1.5, 4.0, -4.0, 4.0, -3.5],
    x33: packed('|i1',
    'c-jTQi4njs2m`RgF)8~`8~#ek^FAuFMYRwDZ%ZF!)`w<A)qS=uXH!)cU~*J&&?&U$o%M`oUB}(*q9h^^ag|pm-_rs6P{+P7b1wP^'
    'j&C^x', 0.5
),
    t38: packed('|i1',
    'c-muSVTA(@AY_A)OdKq1EC31N0Hy', 0.5
),
    x39: packed('|i1',
    'c-jrhK@I>R2n4|}!ovSw3k>R-^r_M&yd+N4;MNiUEG{}%`K&>YvcjzJlF_t);+Z#S3+J=mx_1ag6Jr)EW;3>{d+#$+bu+y3<DH_<'
    '+ZKMgGd$G', 0.5
),
    t44: [3.5, 2.0, 3.5, 2.0, 3.5, 2.5, 3.5, 2.5, 1.0, 4.0, 1.0, 4.0, 0.5, 4.0, 0.5, 4.0, 0.5, 4.0, 0.5, 4.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (U8, [1, 3, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 1, 2, 1])
c8 = Parameter('c8', (I32, [4]), [1, 3, 3, 2])
t9 = Internal('t9', (U8, [1, 3, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 3, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 0, 1, 0])
c13 = Parameter('c13', (I32, [4]), [1, 4, -1, 2])
t14 = Internal('t14', (U8, [1, 4, 5, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 5, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 6, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [0, 0, 1, 0])
c18 = Parameter('c18', (I32, [4]), [1, 4, -1, 2])
t19 = Internal('t19', (U8, [1, 4, 5, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 5, 6, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
c24 = Parameter('c24', (I32, [4]), [1, 1, 2, -1])
t25 = Internal('t25', (U8, [1, 3, 3, 2], 0.5, 120))
t26 = Output('t26', (U8, [1, 3, 3, 2], 0.5, 120))
x27 = Input('x27', (U8, [1, 5, 6, 4], 0.5, 120))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 3])
c29 = Parameter('c29', (I32, [4]), [1, 4, 6, 1])
c30 = Parameter('c30', (I32, [4]), [1, 1, 2, -1])
t31 = Internal('t31', (U8, [1, 3, 3, 2], 0.5, 120))
t32 = Output('t32', (U8, [1, 3, 2, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 5, 6, 4], 0.5, 120))
t34 = Internal('t34', (U8, [1, 5, 3, 4], 0.5, 120))
t35 = Internal('t35', (U8, [1, 5, 3, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 5, 3, 2], 0.5, 120))
t37 = Internal('t37', (U8, [1, 5, 3, 2], 0.5, 120))
t38 = Output('t38', (U8, [1, 5, 3, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 5, 6, 4], 0.5, 120))
t40 = Internal('t40', (U8, [1, 5, 3, 4], 0.5, 120))
t41 = Internal('t41', (U8, [1, 5, 3, 4], 0.5, 120))
t42 = Internal('t42', (U8, [1, 5, 3, 2], 0.5, 120))
t43 = Internal('t43', (U8, [1, 5, 3, 2], 0.5, 120))
t44 = Output('t44', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 3, 0, False).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('MAX_POOL_2D', t9, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('SLICE', x11, c12, c13).To(t14)
model.Operation('MAX_POOL_2D', t14, 1, 1, 1, 3, 3, 0, False).To(t15)
model.Operation('SLICE', x16, c17, c18).To(t19)
model.Operation('MAX_POOL_2D', t19, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, c24, 0, 0, 0).To(t25)
model.Operation('MAX_POOL_2D', t25, 1, 1, 1, 3, 3, 0, False).To(t26)
model.Operation('STRIDED_SLICE', x27, c28, c29, c30, 0, 0, 0).To(t31)
model.Operation('MAX_POOL_2D', t31, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t32)
model.Operation('SPLIT', x33, 2, 2).To(t34, t35)
model.Operation('SPLIT', t34, 3, 2).To(t36, t37)
model.Operation('MAX_POOL_2D', t37, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('SPLIT', x39, 2, 2).To(t40, t41)
model.Operation('SPLIT', t40, 3, 2).To(t42, t43)
model.Operation('MAX_POOL_2D', t43, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t44)
Example({
    x1: packed('<i2',
    'c-qCt$q@rE2n4W{3>fgRn4|Qhi|8po+f>%Lz=DGSg!kA3Y2P@aNWHPv@~i{2JxV#VIT6Id+~ZNXT<Xb|4Nr{$3@7C5MbR3#^LH;3'
    '3aQVZd;#J@IFJ'
),
    t5: [127, 128, 127, 128, 121, 126, 127, 128, 127, 128, 127, 126, 127, 128, 127, 128, 127, 123],
    x6: packed('<i2',
    'c-qCpfeiye2m`^Cd|)_)2@j>`yU0qj{oo0+TjC17tMG+vUkDF(M#`s#3*9DRQRU54o6t-L;(L=~co=tsnKk33b^|9k<~(OaTcYy?'
    'G4=ZVsUL}dI0g'
),
    t10: [127, 127, 128, 127, 127, 127, 127, 127, 127, 127, 127, 127],
    x11: packed('<i2',
    'c-qCmfe{2D2n4V%8ANngaG~@o;}gb{%%eH(nF<lq*;WF$kJc-1&4s%paAy~G!-jG0o7uuPAwApM&EU%eUDQe?qsnSw0F8HyhQoRU'
    'jK4qm0Mbf0g#'
),
    t15: packed('<i2',
    'c-pINs0G66>Z<bE1_-FDN3g2OU@QhA0RXB~6Tk'
),
    x16: packed('<i2',
    'c-qCmfe{2D2n4V%Sx{tHz@_vn<CB|xtv2->ghyN{SI8SUeA`XkM8CZUOQcZkEYPfYX^Lmg1D}Sb^&oVa2bB$(bgczLBkC*(Sf21s'
    'kiS3q0Lue7bp'
),
    t20: packed('<i2',
    'c-pI}sjsbXsBfsL1<?%<y0)RV5(q&w0|5X4`$-SF'
),
    x21: packed('<i2',
    'c-qCw%M}A42n4{C%ujsmB3gRVMdm);y42OYJzvd|Og$ET0>=}gQ5UoC*;0@F)JDV?US`D%R8XV~9UO%-c)6nUnjC=Ss!fAPkD*%~'
    '_(gpF<O_zLI2Q'
),
    t26: [127, 126, 128, 126, 128, 126, 127, 126, 128, 126, 128, 126, 124, 126, 124, 126, 124, 126],
    x27: packed('<i2',
    'c-qB`$q@u048%6%_JJvU;n0UHR{H57tzCZ4D9?JvNdoni8x@&;+IY0}R(VSka-7+NPA0jD-yT3@-ed^?hm`@dD#Vm{5-Y?dl3v-E'
    '2CJ?8`x76*vN%E'
),
    t32: [128, 123, 128, 123, 128, 123, 128, 123, 128, 112, 128, 113],
    x33: packed('<i2',
    'c-qCmi4g=L3<Iz$nY>Jl11WvWILUa{W5c4l9a@kWlZ2T+1YO<lnk{v<b=L-H%q|>+6(@Lei|Ly1BQkU0rK(W9&D&{fb%Jr&IZtPV'
    '8}a*-52*DxL;'
),
    t38: packed('<i2',
    'c-pJ2sfB|EAgqItRSh+DH4JzG0G&$?wg'
),
    x39: packed('<i2',
    'c-qB^!3_j42*j>rU`P-I0;O-dILj}~<uD-ju!iyWzBLv?hg*+^Xo9DT<LR1I6B)0y1nR`TB`en&hbM(r4HzVt)!8j;t1}x-GhLW6'
    'THki!_a{D+u{ad'
),
    t44: [127, 124, 127, 124, 127, 125, 127, 125, 122, 128, 122, 128, 121, 128, 121, 128, 121, 128, 121, 128],
}, name='parts_quant8').AddVariations(signed(x1, t4, t5, x6, t9, t10, x11, t14, t15, x16, t19, t20, x21, t25, t26, x27, t31, t32, x33, t34, t35, t36, t37, t38, x39, t40, t41, t42, t43, t44)).DisableLifeTimeVariation()
