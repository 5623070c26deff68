# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: windows as large as the image.

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

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 2]))
c3 = Parameter('c3', (F32, [2, 2, 2, 1]), [1.0, 1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x2 = Input('x2', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [2, 2, 2, 1]), [0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c11 = Parameter('c11', (F32, [2, 3, 3, 1]), [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 0.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2, 3, 3, 1]), [0.0, 0.0, 0.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c19 = Parameter('c19', (F32, [2, 4, 4, 1]), packed('|i1',
    'c-j?*u@L|O3`E}kLyMdOGT0`dMe{OB4tZ4v0{', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 1, 1, 2]))
x18 = Input('x18', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [2, 4, 4, 1]), packed('|i1',
    'c-kF^!2tj;5JT91XqPr0M8QI8x;^Bt-3N*~2>}', 1.0
))
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c27 = Parameter('c27', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-ke20SW*x5Q6Ogk9M_#kWe%@q@zqE?()NRD_QUXrePBP', 1.0
))
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 1, 2]))
x26 = Input('x26', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-k$Bfe8RG41@Ilqg`7DL4t{jHUX03y8h7VXg||@3YZNF', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c35 = Parameter('c35', (F32, [2, 6, 6, 1]), packed('|i1',
    'c-kF{fe8Qr2*ULLqt}u`jTt~ok~X?ZSm3jC^I$~vSnmsaa}Tp{76$', 1.0
))
c36 = Parameter('c36', (F32, [2]), [0.5, -1.0])
t37 = Output('t37', (F32, [2, 1, 1, 2]))
x34 = Input('x34', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [2, 6, 6, 1]), packed('|i1',
    'c-kF`fe8Qr2*T$7N1Kbl=CDB0EZ7N!n)?~b@3v^&MyEpaJqOGv7Xt', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c43 = Parameter('c43', (F32, [2, 7, 7, 1]), packed('|i1',
    'c-k$B!4UvK41%!#qB+gp<RL`G^aM>Pr>2)j5pVQX&=s@P#;XT^yzkn2`2$|OCiw', 1.0
))
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [2, 1, 1, 2]))
x42 = Input('x42', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [2, 7, 7, 1]), packed('|i1',
    'c-ke5feipK2*T+9M?1=lMk*@Yg``boaz$g%(NyMa#iGu}8AahIJm)hL4?zVc^#', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c51 = Parameter('c51', (F32, [2, 8, 8, 1]), packed('|i1',
    'c-lpb2Mz!*2m+7)KbnG?l*Gl*XyAZA7E9%D=q%cXs~~FWpfZy@J)6%sgc_Y{a-Z{mMSA(FBM<', 1.0
))
c52 = Parameter('c52', (F32, [2]), [0.5, -1.0])
t53 = Output('t53', (F32, [1, 1, 1, 2]))
x50 = Input('x50', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [2, 8, 8, 1]), packed('|i1',
    'c-kF}2@U`-2*S$$AC1K*8{^1YNS#zbov4xNo<RfG_kxSeeLlt3F8X9E@}^be_J^0oU**3G2Rfc63j', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c59 = Parameter('c59', (F32, [2, 3, 5, 1]), packed('|i1',
    'c-muNWMKHu$N(gP;6I2Bg#Q_V7{meqX)Ou>', 1.0
))
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [1, 1, 1, 2]))
x58 = Input('x58', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [2, 3, 5, 1]), packed('|i1',
    'c-kGt$q@hm3_w8oFItX=9Z={hLU!v%1Ecv1{r', 1.0
))
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c67 = Parameter('c67', (F32, [2, 1, 7, 1]), [-1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0])
c68 = Parameter('c68', (F32, [2]), [0.5, -1.0])
t69 = Output('t69', (F32, [1, 1, 1, 2]))
x66 = Input('x66', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [2, 1, 7, 1]), [1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 0.0])
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c75 = Parameter('c75', (F32, [2, 6, 1, 1]), [0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0])
c76 = Parameter('c76', (F32, [2]), [0.5, -1.0])
t77 = Output('t77', (F32, [2, 1, 1, 2]))
x74 = Input('x74', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [2, 6, 1, 1]), [0.0, 1.0, 1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, -1.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c3, c4, 2, 1, 1, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x2, c6, c7, 2, 2, 2, 2, 0, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x10, c14, c15, 2, 3, 3, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c19, c20, 2, 1, 2, 2, 0, False).To(t21)
model.Operation('GROUPED_CONV_2D', x18, c22, c23, 2, 4, 4, 2, 0, False).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c27, c28, 2, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x26, c30, c31, 2, 5, 5, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t37)
model.Operation('GROUPED_CONV_2D', x34, c38, c39, 2, 6, 6, 2, 0, False).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c43, c44, 2, 2, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x42, c46, c47, 2, 7, 7, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c51, c52, 2, 1, 2, 2, 0, False).To(t53)
model.Operation('GROUPED_CONV_2D', x50, c54, c55, 2, 8, 8, 2, 0, False).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 2, 5, 3, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x65, c67, c68, 2, 1, 1, 2, 0, False).To(t69)
model.Operation('GROUPED_CONV_2D', x66, c70, c71, 2, 7, 1, 2, 0, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c75, c76, 2, 2, 1, 2, 0, False).To(t77)
model.Operation('GROUPED_CONV_2D', x74, c78, c79, 2, 1, 6, 2, 0, False).To(t80)
Example({
    x1: [2.5, 1.0, -3.5, 0.5, 1.0, -1.0, -2.5, 3.0],
    t5: [-0.5, 0.5],
    x2: [-0.5, -4.0, -1.0, 3.5, -4.0, -2.0, 0.5, -1.5],
    t8: [-3.5, -7.0],
    x9: [-2.5, 3.5, -2.5, 2.5, -1.0, 2.5, 3.0, 2.0, -2.0, -3.5, -3.0, 0.5, -1.5, 3.5, -3.5, -4.0, 1.0, -0.5],
    t13: [-4.5, -18.0],
    x10: [4.0, 3.5, -3.5, 1.5, 2.5, -3.5, -3.5, 0.5, -1.0, 1.0, -3.0, 2.0, -3.0, 1.0, 2.5, 1.0, -0.5, -0.5],
    t16: [3.5, -4.0],
    x17: packed('|i1',
    'c-jTQ0S*8#1OvcCtNj19g3RuG?YM|3FmXoF?yYwyOXv^C!3-+', 0.5
),
    t21: [-4.5, 1.0],
    x18: packed('|i1',
    'c-jTQ2@(J>1O%|Dy8i!KY|*5SlX_bS-i(BSJE`s_6m0VW0k9DL', 0.5
),
    t24: [10.5, -3.5],
    x25: packed('|i1',
    'c-jrZff2+o2m`RgCD8q+Eyj@llX!eTtr-es+B*eUzB=QaZ1%-rxRl!|Z>votn$uGbj^X@OS9m;nC%*AUfDesIT>SuCUNY7', 0.5
),
    t29: [14.0, -3.5, -7.0, 5.0],
    x26: packed('|i1',
    'c-jTQ0TO^P2m`RQFx~%OJD}}Mq_yXRlVsygmC^{K_rlPRc;z~gc$p`nfBVB6*Z', 0.5
),
    t32: [2.0, -4.5],
    x33: packed('|i1',
    'c-jri$q~RX2n4WUIs32HU@*yFV$!smL5zTEpd)L1<w4`{0MS(@K;28C9c!$$(Rxo<P^aLI3+5M#TpH!O!40m|H{Ne*I-Jj824HUf'
    'lFO7%(H|w;M7JQ=51^+zY5', 0.5
),
    t37: [8.5, 6.0, -0.5, -7.5],
    x34: packed('|i1',
    'c-jrdNfH1d2n4XQ8HNA9R%jL{r!<mgTa@aol)Q4y3{7vW3|@>&1bnc*R0X<p@_(En);^r-d24Yd<^', 0.5
),
    t40: [16.5, -4.5],
    x41: packed('|i1',
    'c-jrjM-Bin2m~-Og!2E_2141rTL${IoEzREebjoAjh~v`yl{>)pnYpC7-@tIM=<GeaG`|vaZ2@d)fT&zjw9oS^J+Ib7`Z;S1@d&p'
    '{<SF7nQU#Pf+~1uY&v<YuNo;6QL@X+pstswH<Ct!u`0D6qO{881NDMgYX', 0.5
),
    t45: [22.5, -5.0, 12.5, -12.0],
    x42: packed('|i1',
    'c-j@rNe%=t2m~;(6!8DoLP(%z&X&wM^{h?R_@b*xk6`Q|!TWB(DL@t*&EQIQuNH*(OfnDMAEc)a?c1AG75_10gk;Wseef>@', 0.5
),
    t48: [-3.5, -15.0],
    x49: packed('|i1',
    'c-jriK@z|q2m`<&D)9f;f<kC#&#R1(om(wSmJK1lK}wcc5?F(3^J}LI>OqEwIMCsRt%L4M_2WhObl%5DB5XHCMdWQMtgDUvH_5KL'
    'N<JKo53!d#69', 0.5
),
    t53: [-7.5, -14.5],
    x50: packed('|i1',
    'c-jrjffYnC1O&imSxNuZBKUVxz}RJK?J^DU_N;0UmXHj2o*Sb=dk5%z<B%J`xWY4(V4tDm^wXZ9*{wPF#$qU6>6Sb`0=kWVIvduz'
    '$Kwi;KMof;0{', 0.5
),
    t56: [-34.0, -10.5],
    x57: packed('|i1',
    'c-jTQfeip42m`RFO#T1bWfP=L<=j=5hEFh{u`Kc#)Nd4K63_', 0.5
),
    t61: [-1.0, -3.5],
    x58: packed('|i1',
    'c-jTQfe8RG3<5B4o9+MC7Nxkv^&(x!JdNUX)+VyB@B!cC4+Q', 0.5
),
    t64: [10.0, -0.5],
    x65: [3.5, 0.5, 4.0, -1.5, 3.5, 4.0, 2.0, 3.5, 1.0, 1.0, -0.5, -1.0, -1.0, 3.0],
    t69: [-12.0, 6.0],
    x66: [-1.5, -2.0, 3.0, 1.5, 3.0, 1.5, 4.0, 1.0, -1.5, 0.5, 1.0, -4.0, 3.5, -4.0],
    t72: [-4.5, -3.5],
    x73: [4.0, 3.0, 4.0, -0.5, 0.5, 4.0, 3.0, 1.0, -3.0, 1.0, 2.5, -1.5, -2.5, -1.5, 1.0, 1.0, 3.0, 1.0,
    -0.5, 1.0, -1.5, 0.5, 2.0, -4.0],
    t77: [-5.0, 1.5, -1.0, 0.0],
    x74: [3.0, -1.0, -3.0, -2.5, 1.5, -2.5, 3.0, 4.0, -0.5, -2.5, 1.0, 3.0],
    t80: [-4.0, -8.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 2, 2, 1], 0.5, 128), [130, 130, 128, 128, 126, 126, 128, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [0, 0, 2, 0, 4, 0, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 3, 3, 1], 0.5, 128), [130, 130, 128, 130, 130, 130, 130, 126, 128, 126, 126, 126, 126, 130, 130, 126, 128, 128])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, 0, 0, -2, 0, 2, -2, 0, 2, 0, -4, 0, 0, -4, 0, -4, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 4, 4, 1], 0.5, 128), packed('<i2',
    'c-n=B!4Uue2!fiN^O!uFAbEfoO@a!Io)e|%JX;A@5Cs'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 1, 1, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 4, 1]), packed('|i1',
    'c-muPVqjqU_m6>z;om<X6A1pWfbbtM#lQjpiaH4Y'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 5, 5, 1], 0.5, 128), packed('<i2',
    'c-obTfe8RG48nGK2wpzhT`-X#Mu-g3S|%7~y5f0yI)d|^3twRv`v'
))
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 1, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 1]), packed('|i1',
    'c-kF^K?(pc41*;2{}+d{cAy?iLNW_5;rCt@t%XYIjujsa9}N`'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c35 = Parameter('c35', (U8, [2, 6, 6, 1], 0.5, 128), packed('<i2',
    'c-pOtfeipK2*P%GL%4jv4XQy*5x_>0t?VdbhWgNT!ALa6at-V)^N#8RM#m%#'
))
c36 = Parameter('c36', (I32, [2], 0.25, 0), [2, -4])
t37 = Output('t37', (U8, [2, 1, 1, 2], 0.5, 120))
x34 = Input('x34', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 6, 1]), packed('|i1',
    'c-kF^i3tEO5W>RY{u7H-ixQszce#RUC6KXstwEN-5-w(=UF`W=56uo21p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c43 = Parameter('c43', (U8, [2, 7, 7, 1], 0.5, 128), packed('<i2',
    'c-pm!!4Uv32*Nsfj$`tIc7^JLL_s)<1h&GC!Q_w;Q`(l4mTHcb`!2lLYrpaE`92pjj4<&'
))
c44 = Parameter('c44', (I32, [2], 0.25, 0), [2, -4])
t45 = Output('t45', (U8, [2, 1, 1, 2], 0.5, 120))
x42 = Input('x42', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 7, 7, 1]), packed('|i1',
    'c-kF_2?_uJ2*O1C|BEG3qhmAj4g_*aZC<oBNi@Pf0oxf_Pzacz5LNQ-xdsnA+9ux'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [2, 8, 8, 1], 0.5, 128), packed('<i2',
    'c-qB`i3tEf3<9@u8La#?S-28b$mbK`fdT@{ER{o{vv?b-f~lp0%1rX=*>sIVxY4O5_c{NsNary=Iy68Z'
))
c52 = Parameter('c52', (I32, [2], 0.25, 0), [2, -4])
t53 = Output('t53', (U8, [1, 1, 1, 2], 0.5, 120))
x50 = Input('x50', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 8, 8, 1]), packed('|i1',
    'c-kF`0SW*x2m%lB|1Xv?jWX=?J<#juRq#40L*u=o0p0#9uCnyJ6x-M_IkT-w<`SxSIy8TjT%Qj?0VX2'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 3, 5, 1], 0.5, 128), packed('<i2',
    'c-m`dYG|lyY5<ZzPzPcIVO<jtgIElB0RXDJ4*v'
))
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [1, 1, 1, 2], 0.5, 120))
x58 = Input('x58', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 5, 1]), packed('|i1',
    'c-kGrK?(o>2*a>4_Wu_bQ9L9tLvn|J6>T3bqo51*'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c67 = Parameter('c67', (U8, [2, 1, 7, 1], 0.5, 128), [126, 126, 126, 126, 128, 126, 128, 130, 126, 130, 128, 128, 126, 128])
c68 = Parameter('c68', (I32, [2], 0.25, 0), [2, -4])
t69 = Output('t69', (U8, [1, 1, 1, 2], 0.5, 120))
x66 = Input('x66', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 7, 1]), [2, -2, 0, 0, 2, 2, 0, -4, -4, -4, -4, -4, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c75 = Parameter('c75', (U8, [2, 6, 1, 1], 0.5, 128), [128, 128, 128, 126, 128, 126, 130, 128, 128, 126, 126, 126])
c76 = Parameter('c76', (I32, [2], 0.25, 0), [2, -4])
t77 = Output('t77', (U8, [2, 1, 1, 2], 0.5, 120))
x74 = Input('x74', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 1, 1]), [0, 2, 2, -2, 0, 0, 0, -4, 0, -4, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c3, c4, 2, 1, 1, 2, 0, False).To(t5)
model.Operation('GROUPED_CONV_2D', x2, c6, c7, 2, 2, 2, 2, 0, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x10, c14, c15, 2, 3, 3, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c19, c20, 2, 1, 2, 2, 0, False).To(t21)
model.Operation('GROUPED_CONV_2D', x18, c22, c23, 2, 4, 4, 2, 0, False).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c27, c28, 2, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x26, c30, c31, 2, 5, 5, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t37)
model.Operation('GROUPED_CONV_2D', x34, c38, c39, 2, 6, 6, 2, 0, False).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c43, c44, 2, 2, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x42, c46, c47, 2, 7, 7, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c51, c52, 2, 1, 2, 2, 0, False).To(t53)
model.Operation('GROUPED_CONV_2D', x50, c54, c55, 2, 8, 8, 2, 0, False).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 2, 5, 3, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x65, c67, c68, 2, 1, 1, 2, 0, False).To(t69)
model.Operation('GROUPED_CONV_2D', x66, c70, c71, 2, 7, 1, 2, 0, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c75, c76, 2, 2, 1, 2, 0, False).To(t77)
model.Operation('GROUPED_CONV_2D', x74, c78, c79, 2, 1, 6, 2, 0, False).To(t80)
Example({
    x1: [125, 122, 113, 121, 122, 118, 115, 126],
    t5: [119, 121],
    x2: [119, 112, 118, 127, 112, 116, 121, 117],
    t8: [113, 106],
    x9: [115, 127, 115, 125, 118, 125, 126, 124, 116, 113, 114, 121, 117, 127, 113, 112, 122, 119],
    t13: [111, 84],
    x10: [128, 127, 113, 123, 125, 113, 113, 121, 118, 122, 114, 124, 114, 122, 125, 122, 119, 119],
    t16: [127, 112],
    x17: packed('<i2',
    'c-pHisVc82sje?BsIF<KF0ZPotEnn4E2%B2uWKl%t1e<7007^=4=V'
),
    t21: [111, 122],
    x18: packed('<i2',
    'c-kwfY^bVhD6KE3EiNf5t1YN6t|=|7Dyl9oEUqiAsV`$7007tD4*d'
),
    t24: [141, 113],
    x25: packed('<i2',
    'c-p<ei4lM>2n0Y&mgC8A5=iM<g}c}lw?!s}k`~K_%sIBb;G@vRjV`kZ9V<<V;ZWh~QiLb>S5&(CvEzMvDVunZu;H@n2QPG`F17'
),
    t29: [148, 113, 106, 130],
    x26: packed('<i2',
    'c-oc0ff2wU2m`>5ERf(Cuyyp#;6J%fe98vknqkIHRm#s+AQv&2HmdcaN0mR<e%`kiNB'
),
    t32: [124, 111],
    x33: packed('<i2',
    'c-qa&$q@rE2n0cgED(rdIYYO@@VtA%i~7=fU{SS@CDyTgs6C;;3UepG_j;DBbrjo5-Lt(el(;$x{Rsn^YsIw<K`_<Rk*BP(6X!$#'
    '=;?VB+~tS;H|9=f86#nzKkEy0ZbRw'
),
    t37: [137, 132, 119, 105],
    x34: packed('<i2',
    'c-pPT%N2ky2n0Y&4lJLS#R#Qq5zc9XhM7~17PytIS~J6d1h**`Q%aSR+_!a;;hpwf9|!k&kREyc<OM{CA*K'
),
    t40: [153, 111],
    x41: packed('<i2',
    'c-q~}$q@rE2n0cgED%Srh$D164$r%50KHo8&}x;w9yQL%+cSp`Ht89{ua6e26jYW(8T}S1kV?PFC3?17YmV^ZmF?hNaVMn&``Wl5'
    'mN((Qbv1f3#>Y!2gwn#sl+#8}Pjp5E=hkHkmCKN8#S;b_k)9ufw8+-y5BdT#<y=b'
),
    t45: [165, 110, 145, 96],
    x42: packed('<i2',
    'c-pnh$qmFn2mnEc3<Cq=CUoxx;r^D?4uZF-Guycc$?`-=pMr9|j5W4py}IP(2tI=pwJ{>#F2+BAffUoL42Zb@<A#KV9DP3T1%R+E'
    '^#'
),
    t48: [113, 90],
    x49: packed('<i2',
    'c-qCw!4bqT2n4|k86;SWl?;S#XK~Z-DTw6NTdkI-1I$lQQ>|M;o}hWp>c@>W0?0@X=`zM!LHC84XAGQhT^k#q^mRsM=Duk>tDN`S'
    'Qr&D7u=$ky{@e>O=sXh'
),
    t53: [105, 91],
    x50: packed('<i2',
    'c-qCxhY`at3<NNb%<ki}NTVlP7z3d1a7n~)18d77hCwruDRnu>E2s4U#_Ef_1o#$~sRm=mXK_r++^74BAH3e=ldn`r>gWI!hJWfo'
    'Z4qbbCU~BY{Qx3pJOc'
),
    t56: [52, 99],
    x57: packed('<i2',
    'c-kv1Dy^z3D{Ckyt}U*wDX6I}s;n+9Dkvx^t}Q4kXTS>pc&!cK'
),
    t61: [118, 113],
    x58: packed('<i2',
    'c-kwjuPrYss;Md}uB&dSs;?_(C@(E8uB$39ttu|6V!#Ukfp88L'
),
    t64: [140, 119],
    x65: [127, 121, 128, 117, 127, 128, 124, 127, 122, 122, 119, 118, 118, 126],
    t69: [96, 132],
    x66: [117, 116, 126, 123, 126, 123, 128, 122, 117, 121, 122, 112, 127, 112],
    t72: [111, 113],
    x73: [128, 126, 128, 119, 121, 128, 126, 122, 114, 122, 125, 117, 115, 117, 122, 122, 126, 122, 119, 122,
    117, 121, 124, 112],
    t77: [110, 123, 118, 120],
    x74: [126, 118, 114, 115, 123, 115, 126, 128, 119, 115, 122, 126],
    t80: [112, 104],
}, name='windows_quant8').AddVariations(signed(x1, c3, t5, x2, t8, x9, c11, t13, x10, t16, x17, c19, t21, x18, t24, x25, c27, t29, x26, t32, x33, c35, t37, x34, t40, x41, c43, t45, x42, t48, x49, c51, t53, x50, t56, x57, c59, t61, x58, t64, x65, c67, t69, x66, t72, x73, c75, t77, x74, t80)).DisableLifeTimeVariation()
