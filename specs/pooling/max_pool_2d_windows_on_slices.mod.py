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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 3, 3, 2]))
x4 = Input('x4', (F32, [1, 5, 6, 4]))
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Output('t6', (F32, [1, 3, 2, 2]))
x7 = Input('x7', (F32, [1, 5, 6, 4]))
t8 = Internal('t8', (F32, [1, 4, 5, 2]))
t9 = Output('t9', (F32, [1, 4, 5, 2]))
x10 = Input('x10', (F32, [1, 5, 6, 4]))
t11 = Internal('t11', (F32, [1, 4, 5, 2]))
t12 = Output('t12', (F32, [1, 4, 4, 2]))
x13 = Input('x13', (F32, [1, 5, 6, 4]))
c14 = Parameter('c14', (I32, [4]), [0, 1, 1, 3])
c15 = Parameter('c15', (I32, [4]), [1, 4, 6, 1])
t16 = Internal('t16', (F32, [1, 3, 3, 2]))
t17 = Output('t17', (F32, [1, 3, 3, 2]))
x18 = Input('x18', (F32, [1, 5, 6, 4]))
c19 = Parameter('c19', (I32, [4]), [0, 1, 1, 3])
c20 = Parameter('c20', (I32, [4]), [1, 4, 6, 1])
t21 = Internal('t21', (F32, [1, 3, 3, 2]))
t22 = Output('t22', (F32, [1, 3, 2, 2]))
x23 = Input('x23', (F32, [1, 5, 6, 4]))
t24 = Internal('t24', (F32, [1, 5, 3, 4]))
t25 = Internal('t25', (F32, [1, 5, 3, 4]))
t26 = Internal('t26', (F32, [1, 5, 3, 2]))
t27 = Internal('t27', (F32, [1, 5, 3, 2]))
t28 = Output('t28', (F32, [1, 5, 3, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
t30 = Internal('t30', (F32, [1, 5, 3, 4]))
t31 = Internal('t31', (F32, [1, 5, 3, 4]))
t32 = Internal('t32', (F32, [1, 5, 3, 2]))
t33 = Internal('t33', (F32, [1, 5, 3, 2]))
t34 = Output('t34', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('SLICE', x4, [0, 1, 2, 1], [1, 3, 3, 2]).To(t5)
model.Operation('MAX_POOL_2D', t5, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t6)
model.Operation('SLICE', x7, [0, 0, 1, 0], [1, 4, -1, 2]).To(t8)
model.Operation('MAX_POOL_2D', t8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('SLICE', x10, [0, 0, 1, 0], [1, 4, -1, 2]).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, c15, [1, 1, 2, -1], 0, 0, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('STRIDED_SLICE', x18, c19, c20, [1, 1, 2, -1], 0, 0, 0).To(t21)
model.Operation('MAX_POOL_2D', t21, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('SPLIT', t24, 3, 2).To(t26, t27)
model.Operation('MAX_POOL_2D', t27, 1, 1, 1, 3, 3, 0, False).To(t28)
model.Operation('SPLIT', x29, 2, 2).To(t30, t31)
model.Operation('SPLIT', t30, 3, 2).To(t32, t33)
model.Operation('MAX_POOL_2D', t33, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t34)
Example({
    x1: packed('|i1',
    'c-jrfTM_^<1O&h`;&K1eBFJuk_FmVJQ9Qtr6aZ+|<{(-h-D+?@^3gh@gmASEHgh(j$jVe(684l{&SAxJlL3QEb^SrY2dVtuVMe3m'
    '17!X#Py', 0.5
),
    t3: [3.5, 4.0, 3.5, 4.0, 0.5, 3.0, 3.5, 4.0, 3.5, 4.0, 3.5, 3.0, 3.5, 4.0, 3.5, 4.0, 3.5, 1.5],
    x4: packed('|i1',
    'c-jrbK^8<Y1O&jRjd1_dh9>4Os_gJ=_tTsrzH}#;VULN6a8DgqN3g;G_NtCSs(njj$o)M*HV^j2LPXt1tKaf2ya)GsmgSm!m|dfP'
    'Dknk4', 0.5
),
    t6: [3.5, 3.5, 4.0, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5],
    x7: packed('|i1',
    'c-jTQ0TKW)1O%|LSpNT7s(P1Dyi{Ln?y5GbVDF9<u$yge8?6W5DZ!W5a08Q+_j%?m#uT|48#{wND+ptoHYsLf2MM(J8x9`L2@HRH'
    'JuyW', 0.5
),
    t9: packed('|i1',
    'c-mv-U<E>EW~TqF91y_9j$kqUgRuZRw*vq', 0.5
),
    x10: packed('|i1',
    'c-jTQi4njs2m`RgK%M=k4TPuCs88EtRzX%|!Zs1#!D3&J<|F)j@8Cul%$Ejs8;70vdRf@xNNqomyuHGtBaUv`MZ+OhHw3LE>k9G*'
    'p@lUy', 0.5
),
    t12: packed('|i1',
    'c-muOVP|FMVCP_A1<@Q3nw5i<5ePvv01RsYx&', 0.5
),
    x13: packed('|i1',
    'c-jriNfH1d2n4XA8`1y2mQ9?=J*sh|B1>zI*!7uM*}5951|BUN_V#)%hk7E-y)Mp-v>C!7WH}48K(V=bTW6;)faI0Ogu7ZoH46A6'
    'KCeGF*8', 0.5
),
    t17: [3.5, 3.0, 4.0, 3.0, 4.0, 3.0, 3.5, 3.0, 4.0, 3.0, 4.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 3.0],
    x18: packed('|i1',
    'c-jrjHxj@w48*_@llcGF9;56*w*^|C(mmek^T$U5VYe<Ti_o!6Z|kc{Ru&MaOyW2qL0fdqfhzweQve973-~D4cBBi2i;5+Fd2mDa'
    '&ieq0{y72', 0.5
),
    t22: [4.0, 1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 1.5, 4.0, -4.0, 4.0, -3.5],
    x23: packed('|i1',
    'c-jTQi4njs2m`RgF)8~`8~#ek^FAuFMYRwDZ%ZF!)`w<A)qS=uXH!)cU~*J&&?&U$o%M`oUB}(*q9h^^ag|pm-_rs6P{+P7b1wP^'
    'j&C^x', 0.5
),
    t28: packed('|i1',
    'c-muSVTA(@AY_A)OdKq1EC31N0Hy', 0.5
),
    x29: packed('|i1',
    'c-jrhK@I>R2n4|}!ovSw3k>R-^r_M&yd+N4;MNiUEG{}%`K&>YvcjzJlF_t);+Z#S3+J=mx_1ag6Jr)EW;3>{d+#$+bu+y3<DH_<'
    '+ZKMgGd$G', 0.5
),
    t34: [3.5, 2.0, 3.5, 2.0, 3.5, 2.5, 3.5, 2.5, 1.0, 4.0, 1.0, 4.0, 0.5, 4.0, 0.5, 4.0, 0.5, 4.0, 0.5, 4.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 3, 3, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 5, 6, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 3, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 6, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 5, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 5, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 6, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 5, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 5, 6, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 1, 1, 3])
c15 = Parameter('c15', (I32, [4]), [1, 4, 6, 1])
t16 = Internal('t16', (U8, [1, 3, 3, 2], 0.5, 120))
t17 = Output('t17', (U8, [1, 3, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 5, 6, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [4]), [0, 1, 1, 3])
c20 = Parameter('c20', (I32, [4]), [1, 4, 6, 1])
t21 = Internal('t21', (U8, [1, 3, 3, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 3, 2, 2], 0.5, 120))
x23 = Input('x23', (U8, [1, 5, 6, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 5, 3, 4], 0.5, 120))
t25 = Internal('t25', (U8, [1, 5, 3, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 5, 3, 2], 0.5, 120))
t27 = Internal('t27', (U8, [1, 5, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 5, 3, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 5, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 5, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [1, 5, 3, 2], 0.5, 120))
t33 = Internal('t33', (U8, [1, 5, 3, 2], 0.5, 120))
t34 = Output('t34', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('SLICE', x4, [0, 1, 2, 1], [1, 3, 3, 2]).To(t5)
model.Operation('MAX_POOL_2D', t5, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t6)
model.Operation('SLICE', x7, [0, 0, 1, 0], [1, 4, -1, 2]).To(t8)
model.Operation('MAX_POOL_2D', t8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('SLICE', x10, [0, 0, 1, 0], [1, 4, -1, 2]).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, c15, [1, 1, 2, -1], 0, 0, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('STRIDED_SLICE', x18, c19, c20, [1, 1, 2, -1], 0, 0, 0).To(t21)
model.Operation('MAX_POOL_2D', t21, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('SPLIT', t24, 3, 2).To(t26, t27)
model.Operation('MAX_POOL_2D', t27, 1, 1, 1, 3, 3, 0, False).To(t28)
model.Operation('SPLIT', x29, 2, 2).To(t30, t31)
model.Operation('SPLIT', t30, 3, 2).To(t32, t33)
model.Operation('MAX_POOL_2D', t33, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t34)
Example({
    x1: packed('<i2',
    'c-qCt$q@rE2n4W{3>fgRn4|Qhi|8po+f>%Lz=DGSg!kA3Y2P@aNWHPv@~i{2JxV#VIT6Id+~ZNXT<Xb|4Nr{$3@7C5MbR3#^LH;3'
    '3aQVZd;#J@IFJ'
),
    t3: [127, 128, 127, 128, 121, 126, 127, 128, 127, 128, 127, 126, 127, 128, 127, 128, 127, 123],
    x4: packed('<i2',
    'c-qCpfeiye2m`^Cd|)_)2@j>`yU0qj{oo0+TjC17tMG+vUkDF(M#`s#3*9DRQRU54o6t-L;(L=~co=tsnKk33b^|9k<~(OaTcYy?'
    'G4=ZVsUL}dI0g'
),
    t6: [127, 127, 128, 127, 127, 127, 127, 127, 127, 127, 127, 127],
    x7: packed('<i2',
    'c-qCmfe{2D2n4V%8ANngaG~@o;}gb{%%eH(nF<lq*;WF$kJc-1&4s%paAy~G!-jG0o7uuPAwApM&EU%eUDQe?qsnSw0F8HyhQoRU'
    'jK4qm0Mbf0g#'
),
    t9: packed('<i2',
    'c-pINs0G66>Z<bE1_-FDN3g2OU@QhA0RXB~6Tk'
),
    x10: packed('<i2',
    'c-qCmfe{2D2n4V%Sx{tHz@_vn<CB|xtv2->ghyN{SI8SUeA`XkM8CZUOQcZkEYPfYX^Lmg1D}Sb^&oVa2bB$(bgczLBkC*(Sf21s'
    'kiS3q0Lue7bp'
),
    t12: packed('<i2',
    'c-pI}sjsbXsBfsL1<?%<y0)RV5(q&w0|5X4`$-SF'
),
    x13: packed('<i2',
    'c-qCw%M}A42n4{C%ujsmB3gRVMdm);y42OYJzvd|Og$ET0>=}gQ5UoC*;0@F)JDV?US`D%R8XV~9UO%-c)6nUnjC=Ss!fAPkD*%~'
    '_(gpF<O_zLI2Q'
),
    t17: [127, 126, 128, 126, 128, 126, 127, 126, 128, 126, 128, 126, 124, 126, 124, 126, 124, 126],
    x18: packed('<i2',
    'c-qB`$q@u048%6%_JJvU;n0UHR{H57tzCZ4D9?JvNdoni8x@&;+IY0}R(VSka-7+NPA0jD-yT3@-ed^?hm`@dD#Vm{5-Y?dl3v-E'
    '2CJ?8`x76*vN%E'
),
    t22: [128, 123, 128, 123, 128, 123, 128, 123, 128, 112, 128, 113],
    x23: packed('<i2',
    'c-qCmi4g=L3<Iz$nY>Jl11WvWILUa{W5c4l9a@kWlZ2T+1YO<lnk{v<b=L-H%q|>+6(@Lei|Ly1BQkU0rK(W9&D&{fb%Jr&IZtPV'
    '8}a*-52*DxL;'
),
    t28: packed('<i2',
    'c-pJ2sfB|EAgqItRSh+DH4JzG0G&$?wg'
),
    x29: packed('<i2',
    'c-qB^!3_j42*j>rU`P-I0;O-dILj}~<uD-ju!iyWzBLv?hg*+^Xo9DT<LR1I6B)0y1nR`TB`en&hbM(r4HzVt)!8j;t1}x-GhLW6'
    'THki!_a{D+u{ad'
),
    t34: [127, 124, 127, 124, 127, 125, 127, 125, 122, 128, 122, 128, 121, 128, 121, 128, 121, 128, 121, 128],
}, name='parts_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12, x13, t16, t17, x18, t21, t22, x23, t24, t25, t26, t27, t28, x29, t30, t31, t32, t33, t34)).DisableLifeTimeVariation()
