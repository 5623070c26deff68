# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: windows as large as the image.

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
c3 = Parameter('c3', (F32, [1, 2, 2, 2]), [-1.0, 1.0, 0.0, -1.0, 0.0, -1.0, 0.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x2 = Input('x2', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [1, 2, 2, 2]), [-1.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c11 = Parameter('c11', (F32, [1, 3, 3, 2]), [1.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, -1.0, -1.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [1, 3, 3, 2]), [1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c19 = Parameter('c19', (F32, [1, 4, 4, 2]), packed('|i1',
    'c-kF@0SW*B3`F?<qwQKL2pRgKRx)a92bMqz0R', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 1, 1, 2]))
x18 = Input('x18', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [1, 4, 4, 2]), packed('|i1',
    'c-mw9&-kB#0ZcG5{0GsDjQ=4lMxZzY0LTXm{{', 1.0
))
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c27 = Parameter('c27', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-kF`!4Uue48dgop;P)HE;P{wL~Ip`+rt_8k8|b#lVJ}9', 1.0
))
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 1, 2]))
x26 = Input('x26', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-kF^fe8Qr41)6iqg~A?NJ3GfK}<6>u~}2}KOB|k5C#', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c35 = Parameter('c35', (F32, [1, 6, 6, 2]), packed('|i1',
    'c-l3K2?_u(48oHCKib)r34$j^lvso;R_A-Kg7QLZm__?JH+$LI8Ug', 1.0
))
c36 = Parameter('c36', (F32, [2]), [0.5, -1.0])
t37 = Output('t37', (F32, [2, 1, 1, 2]))
x34 = Input('x34', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [1, 6, 6, 2]), packed('|i1',
    'c-ke3hYbJ#2*TR`k4993gry15z#@284c3$%cGO8f+b_SmhykYE6bb', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c43 = Parameter('c43', (F32, [1, 7, 7, 2]), packed('|i1',
    'c-ke4feipK2*Tk1qdV#}5kU(ibRAM?I-_5{2#qq`ss5-AT%`{^F8p{^+35rHA|(9', 1.0
))
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [2, 1, 1, 2]))
x42 = Input('x42', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [1, 7, 7, 2]), packed('|i1',
    'c-kF|fe8Qr2*T$7N1F=*ompv1noVIc3UlV*j<E&Nv=%baEiUgD{k6>hvz8p503QM', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c51 = Parameter('c51', (F32, [1, 8, 8, 2]), packed('|i1',
    'c-l3Mi46cS2m)dMp(#gOW0Wr{E3xFx1neMP&>_JZ0D8*!607I>yO6-vJ)$mToNZ6wLk=t6C=d', 1.0
))
c52 = Parameter('c52', (F32, [2]), [0.5, -1.0])
t53 = Output('t53', (F32, [1, 1, 1, 2]))
x50 = Input('x50', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [1, 8, 8, 2]), packed('|i1',
    'c-ke52@U`-2*T+9AI&U_28<kO$!!7+ZG?L^PDGRs$7t@1S?c0;@NHwmtb!d_{s~L@S>*>Ur6dO', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c59 = Parameter('c59', (F32, [1, 3, 5, 2]), packed('|i1',
    'c-jrdu@L|O07F38e`xWiz!WgJa-nNE#mEc(', 1.0
))
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [1, 1, 1, 2]))
x58 = Input('x58', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [1, 3, 5, 2]), packed('|i1',
    'c-kGu!4Uue3`9WsFIsNmwGb<6SUX<?9fw>91^', 1.0
))
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c67 = Parameter('c67', (F32, [1, 1, 7, 2]), [-1.0, 1.0, -1.0, -1.0, 0.0, 1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 0.0])
c68 = Parameter('c68', (F32, [2]), [0.5, -1.0])
t69 = Output('t69', (F32, [1, 1, 1, 2]))
x66 = Input('x66', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [1, 1, 7, 2]), [0.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0])
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c75 = Parameter('c75', (F32, [1, 6, 1, 2]), [-1.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, -1.0])
c76 = Parameter('c76', (F32, [2]), [0.5, -1.0])
t77 = Output('t77', (F32, [2, 1, 1, 2]))
x74 = Input('x74', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [1, 6, 1, 2]), [1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 2, 1, 1, 1, 0, False).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x2, c6, c7, 2, 2, 2, 1, 0, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 1, 0, False).To(t13)
model.Operation('DEPTHWISE_CONV_2D', x10, c14, c15, 2, 3, 3, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c19, c20, 2, 1, 2, 1, 0, False).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x18, c22, c23, 2, 4, 4, 1, 0, False).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c27, c28, 2, 2, 2, 1, 0, False).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x26, c30, c31, 2, 5, 5, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 1, 0, False).To(t37)
model.Operation('DEPTHWISE_CONV_2D', x34, c38, c39, 2, 6, 6, 1, 0, False).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c43, c44, 2, 2, 1, 1, 0, False).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x42, c46, c47, 2, 7, 7, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c51, c52, 2, 1, 2, 1, 0, False).To(t53)
model.Operation('DEPTHWISE_CONV_2D', x50, c54, c55, 2, 8, 8, 1, 0, False).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 1, 0, False).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x58, c62, c63, 2, 5, 3, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x65, c67, c68, 2, 1, 1, 1, 0, False).To(t69)
model.Operation('DEPTHWISE_CONV_2D', x66, c70, c71, 2, 7, 1, 1, 0, False).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c75, c76, 2, 2, 1, 1, 0, False).To(t77)
model.Operation('DEPTHWISE_CONV_2D', x74, c78, c79, 2, 1, 6, 1, 0, False).To(t80)
Example({
    x1: [0.5, -0.5, -1.5, 3.5, 1.0, 2.0, 3.5, -1.0],
    t5: [0.0, -8.0],
    x2: [-1.5, -4.0, -2.5, -4.0, 1.0, 3.5, 4.0, 1.5],
    t8: [3.5, -1.0],
    x9: [2.0, -1.0, 3.5, 1.0, 2.0, -0.5, 1.0, -3.0, -1.0, -3.5, 1.5, -1.5, 1.0, 1.0, -4.0, 3.0, -1.0, -4.0],
    t13: [-4.0, 8.0],
    x10: [-3.0, 3.5, 0.5, 2.0, -2.5, 1.5, -3.0, -3.0, -2.5, -0.5, -2.0, -2.0, 4.0, -2.0, 0.5, -1.0, -2.0,
    -3.5],
    t16: [-7.0, 4.0],
    x17: packed('|i1',
    'c-jTQhYbKQ2m>$$Nc#V`ATeqeY-}$w8zVOX1bMFQdcp_dwG0y', 0.5
),
    t21: [-0.5, 1.5],
    x18: packed('|i1',
    'c-jTQfeip42m`P%nehL$Iz?&AY3pB#z_U;>Pfg`^V1%*(>(C7v', 0.5
),
    t24: [15.5, -4.0],
    x25: packed('|i1',
    'c-jTQhY`Rq2n4WuYWANNFeQ?hpo7}2@TSX@WN;gA&lkn|Dut+xC%i6_v&Wb4!H$=*wILe^j4V&RQmRy#GC8?s{R7i5;{', 0.5
),
    t29: [7.5, 4.5, -1.5, 5.0],
    x26: packed('|i1',
    'c-jTQhYbKQ2m>&YD3JfJ?V!W1)`aXy;x@}_cPa&4KHwl&xrbK(0q*kwey0yq', 0.5
),
    t32: [-3.0, 4.0],
    x33: packed('|i1',
    'c-kGz#|;EA3<NMJ?(|=+f+e4Ee}a?qY3;E{voa>jl9k}%FtHf8Fc;31N>Jx4kE$2T)7)0!_%l>cS|Qb0=+O0bQYSyIOXVjp-b9L5'
    '1N{Z^m3J)qZiM#Co*$K^MDG', 0.5
),
    t37: [0.5, 11.0, 23.0, -28.5],
    x34: packed('|i1',
    'c-jrf!4Uu<2m`=L1c&~s1tfa6&pnp=PDQ-lj@yt}%t8l<YQwX*S!=1oRp}v8XNbRM8HZb;4?vzG>i', 0.5
),
    t40: [-16.5, 10.5],
    x41: packed('|i1',
    'c-jriK^8<Y1O&jRiFW_f;*-qOzEBVAC_alqV{`|3Jt7e5FKt&W)x<*?x+Y^0KKKCKi)YjHck>XXHdqlmQ@mSOsXQ7ymrK6%(Wov8'
    'P<aI^lA2?mmhi^c8DH(gI|;<NmHkUC1BY~K4}05i^c?hj?ezQs5+_fd', 0.5
),
    t45: [10.0, 4.5, -14.0, 2.5],
    x42: packed('|i1',
    'c-jTQhYi3m3<EGo&glQwdMPeB*_?Xn@~Dh~A;`T^R)i<+b1Z{jeaqOHR2<(|y<sx4bx-9uTo&xmW7(_2BZh-NceOK_', 0.5
),
    t48: [-1.0, 9.5],
    x49: packed('|i1',
    'c-jrjISv3Z2n0cax&HrJm<6*AIx4BXJB@VWtXM0sVF2+bqthT6X6qUToz}D*Y^ANg?()`N@tIqSthI(?GfMgJ&AzSzDF~A1kbf56'
    'Guk(ejVSv8wL(MO', 0.5
),
    t53: [-22.5, 6.5],
    x50: packed('|i1',
    'c-jrjSq=ap2n5m43eEjbi^?+dTgfZ!FhCrl3Pa|ByoL3m?)Cfj9n>wX&h~+D>(B)D7_6VsT{J)ewdG_Wcb+BQIBNfmwW{~%-{0<5'
    '4hfD$O)mKWlNB>$', 0.5
),
    t56: [22.5, 11.5],
    x57: packed('|i1',
    'c-jTQ0TKWp1O&hdo&Nt?SH$k^{`!`9B|76Mxyu-E2y6fs{SO2', 0.5
),
    t61: [-9.5, -4.5],
    x58: packed('|i1',
    'c-jTQfeip42m`Q$jp_g2q6}>nEPCZ!!mp>$3h<EH=?}!E3?c', 0.5
),
    t64: [-1.5, 2.0],
    x65: [-2.0, -3.0, -3.5, 1.0, -3.5, -0.5, -2.5, 4.0, 3.0, -4.0, 4.0, -2.0, 0.5, 1.0],
    t69: [6.0, -3.5],
    x66: [2.5, -2.0, 3.0, -3.5, -4.0, 3.5, 0.5, -2.0, -1.5, 2.0, 3.0, -1.5, 1.0, -0.5],
    t72: [4.0, 0.5],
    x73: [2.5, -1.0, -0.5, -3.0, 3.5, -0.5, -2.0, -1.5, -2.0, 1.0, 3.0, 2.0, 3.0, -0.5, -0.5, 2.0, -4.0, 0.5,
    1.0, 4.0, -2.0, -3.5, -3.0, -3.5],
    t77: [-2.5, -3.5, -6.0, -3.0],
    x74: [1.0, -1.5, 3.5, -2.5, -2.5, 1.0, -3.5, 1.0, 1.5, 0.5, 0.5, -1.0],
    t80: [-10.0, 1.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 2, 2, 2], 0.5, 128), [126, 130, 128, 126, 128, 126, 128, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-2, 4, -2, -4, -2, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 3, 2], 0.5, 128), [130, 126, 128, 126, 126, 126, 126, 128, 126, 128, 126, 126, 128, 128, 130, 130, 126, 126])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 4, 2, -4, 2, 4, 0, -4, 0, 0, 0, -4, 0, 4, -2, 4, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 4, 4, 2], 0.5, 128), packed('<i2',
    'c-n=Bfe8R00E4<*#LF8!&=7PfVLb_}9IzYbvkM5V5CH'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 1, 1, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 4, 2]), packed('|i1',
    'c-mw7!}N!N;UCLC1_l;}KOmZk<sXE_0u*Ne0LTOk0{'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-obU!3_Wa3;{d&MND40K|MGDB#7C<Bm%+qVi$ZLx}kY%0b(5)2>'
))
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 1, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 5, 2]), packed('|i1',
    'c-kF^0SW*>5CJFo|BIz_OOu9><wi8PF021Xwj3<!x%>c^-4GW'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c35 = Parameter('c35', (U8, [1, 6, 6, 2], 0.5, 128), packed('<i2',
    'c-pOt2?_up48weR33<77;tvcAdJQ8=EFr__JnyZbcSCD9i}vTa+4{r=M9U-t'
))
c36 = Parameter('c36', (I32, [2], 0.25, 0), [2, -4])
t37 = Output('t37', (U8, [2, 1, 1, 2], 0.5, 120))
x34 = Input('x34', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 6, 6, 2]), packed('|i1',
    'c-ke2fd&9T6v8I`{}(6Mb7GCj4Ur3hxpkX^kn#QKT6ErAKYm+Fd8uX;82'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c43 = Parameter('c43', (U8, [1, 7, 7, 2], 0.5, 128), packed('<i2',
    'c-pm#0S*8$2*URAhVb&y-5X95D=0uh*CB<b6YBZ1P>6A-`Xe2<ntsuj3!lBJ+41~d7dM75`2'
))
c44 = Parameter('c44', (I32, [2], 0.25, 0), [2, -4])
t45 = Output('t45', (U8, [2, 1, 1, 2], 0.5, 120))
x42 = Input('x42', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 7, 7, 2]), packed('|i1',
    'c-kF|K@I>g2*Mh||6feZU?*Epl?y&A3dl22S`O=|r%m;imfLe4^{RVg%)g%V|7p_?nuH$v'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [1, 8, 8, 2], 0.5, 128), packed('<i2',
    'c-qB{iw(d)2tqqKAxwTe+MA)qD8Hy<DRw#~aD?=N4ja}0FjK~tSbc7;3lVJHBkn@R+0Fz$==r%0HbOuj'
))
c52 = Parameter('c52', (I32, [2], 0.25, 0), [2, -4])
t53 = Output('t53', (U8, [1, 1, 1, 2], 0.5, 120))
x50 = Input('x50', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 8, 8, 2]), packed('|i1',
    'c-ke60SW*x2m+7r|1S=iwt|E@jkVYTMrPI^uXmO<oulgLRN-+LuCm3=$i6A3NeXc@zWSBq+>Z|Pz5V+DEs7)?'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [1, 3, 5, 2], 0.5, 128), packed('<i2',
    'c-m`ds;g^gXs82%hPoyos%rv*1|SQ_Y+%3(0I7No`v'
))
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [1, 1, 1, 2], 0.5, 120))
x58 = Input('x58', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 2]), packed('|i1',
    'c-muNVPN_9=O4qrKTHfvEKDFC3z)_5kAdM20Ej9G69'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c67 = Parameter('c67', (U8, [1, 1, 7, 2], 0.5, 128), [126, 130, 126, 126, 128, 130, 126, 128, 126, 126, 128, 130, 130, 128])
c68 = Parameter('c68', (I32, [2], 0.25, 0), [2, -4])
t69 = Output('t69', (U8, [1, 1, 1, 2], 0.5, 120))
x66 = Input('x66', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 7, 2]), [0, 4, 2, -4, 2, -4, 0, -4, -2, 0, 2, -4, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c75 = Parameter('c75', (U8, [1, 6, 1, 2], 0.5, 128), [126, 128, 130, 130, 128, 128, 126, 126, 130, 130, 128, 126])
c76 = Parameter('c76', (I32, [2], 0.25, 0), [2, -4])
t77 = Output('t77', (U8, [2, 1, 1, 2], 0.5, 120))
x74 = Input('x74', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 6, 1, 2]), [2, 0, -2, 0, 2, 4, 2, 4, -2, 0, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 2, 1, 1, 1, 0, False).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x2, c6, c7, 2, 2, 2, 1, 0, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 1, 0, False).To(t13)
model.Operation('DEPTHWISE_CONV_2D', x10, c14, c15, 2, 3, 3, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c19, c20, 2, 1, 2, 1, 0, False).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x18, c22, c23, 2, 4, 4, 1, 0, False).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c27, c28, 2, 2, 2, 1, 0, False).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x26, c30, c31, 2, 5, 5, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 1, 0, False).To(t37)
model.Operation('DEPTHWISE_CONV_2D', x34, c38, c39, 2, 6, 6, 1, 0, False).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c43, c44, 2, 2, 1, 1, 0, False).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x42, c46, c47, 2, 7, 7, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c51, c52, 2, 1, 2, 1, 0, False).To(t53)
model.Operation('DEPTHWISE_CONV_2D', x50, c54, c55, 2, 8, 8, 1, 0, False).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 1, 0, False).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x58, c62, c63, 2, 5, 3, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x65, c67, c68, 2, 1, 1, 1, 0, False).To(t69)
model.Operation('DEPTHWISE_CONV_2D', x66, c70, c71, 2, 7, 1, 1, 0, False).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c75, c76, 2, 2, 1, 1, 0, False).To(t77)
model.Operation('DEPTHWISE_CONV_2D', x74, c78, c79, 2, 1, 6, 1, 0, False).To(t80)
Example({
    x1: [121, 119, 117, 127, 122, 124, 127, 118],
    t5: [120, 104],
    x2: [117, 112, 115, 112, 122, 127, 128, 123],
    t8: [127, 118],
    x9: [124, 118, 127, 122, 124, 119, 122, 114, 118, 113, 123, 117, 122, 122, 112, 126, 118, 112],
    t13: [112, 136],
    x10: [114, 127, 121, 124, 115, 123, 114, 114, 115, 119, 116, 116, 128, 116, 121, 118, 116, 113],
    t16: [106, 128],
    x17: packed('|i1',
    'c-jTQhYbKQ2m`Q}L1HKY(${M{n5<s2Kx!!9aMz;>f5Hd%H4hU'
),
    t21: [119, 123],
    x18: packed('<i2',
    'c-kwisjVz1FR3l6t*R=ktS>69Z743SD{3gLsj8~3FKS>Q007&r4;l'
),
    t24: [151, 112],
    x25: packed('<i2',
    'c-p<ei4g)o2m~-o299Tz*V666q_?4zdMkLQvXgBHr{{4Fsd>Vksar-TL0qhMp7>&;JXuH4P61eZnLL>k9_&<J-mrZB;0Jv!F2e'
),
    t29: [135, 129, 117, 130],
    x26: packed('<i2',
    'c-oc0i4njs3<9u@oX1JeaM+CA87g&XLiQwagKdSQRDv#F;2_zxhgSj#?(_Wi0R-_E!~'
),
    t32: [114, 128],
    x33: packed('<i2',
    'c-qa($qmCm48TB_tb3u;Dm{x-VZH}c)VIi_0lTTg8!0UzD4?@JcQS%jP7<y&s)be!MP41;1hap(1ddIMHIXiU#>Q)WWXhaIV0GBN'
    '_O5sNg~hu(+Q7#Eid9XXkM#o$9z$;'
),
    t37: [121, 142, 166, 63],
    x34: packed('<i2',
    'c-pPV!4be92n4{C49MwlqI0DuMP#2l+U`u3R@_rF3ZT=xLdEjvTCHimH$n$)M<6kh^;Pa>@<Moi@&ZF0A*%'
),
    t40: [87, 141],
    x41: packed('<i2',
    'c-q~|!4U%>2n4{C3<^3N$WeMyNA|za3vVcIjbg#l4RU&BFxgkiJxa2oCpqaARx@qb0M5ZJTkLz}5t?Q2h<c_xt|ys%IedpsUTMqG'
    'r3^sj1TsQWtafVf%w95E{o+0W#=5kAMV*63Hgg%5ufogsuxzhp%jXY#0d~V&eg'
),
    t45: [140, 129, 92, 125],
    x42: packed('<i2',
    'c-pnWi4lM>3<EGm&gb^*^kH<SK$=mSIZ$by;ge05_GWg97QDl_ns)K7Rz(PYY+ux7qou+<8PjNJS2>2VM;;x>je36f0XhFIi2'
),
    t48: [118, 139],
    x49: packed('<i2',
    'c-qB`+YJOU2*j>rm_SenuhKVNoF#u*a*I%%)VUTV3D^{He1)b8PN;hctK(crDpD9zSwFYAvF&Kp%?V;FLBnV`{rV=^oq=Ek$n~CH'
    'HS4uwZ#p)^_4_j)|JOU*'
),
    t53: [75, 133],
    x50: packed('<i2',
    'c-qB`$qhsy48^A809lk5vXuVmVtlk@r&0kv@Jtk#7yJa`knBDC+-;C82xT3E_f6|^)M;vYS<iS9+R>@Ln824;_$XG^yS0SqwS4|u'
    ')oklVTag%t|NhJeXaqcD'
),
    t56: [165, 143],
    x57: packed('<i2',
    'c-ku}FE6VuuB@srEvYLnDQKuJEUYc9DJ-a~udAx7VZaLje_Rd}'
),
    t61: [101, 111],
    x58: packed('<i2',
    'c-pJ0swu1~t*<RBuBk39FDWamE~%@kt|_XiscWb$Wxxvng_jO8'
),
    t64: [117, 124],
    x65: [116, 114, 113, 122, 113, 119, 115, 128, 126, 112, 128, 116, 121, 122],
    t69: [132, 113],
    x66: [125, 116, 126, 113, 112, 127, 121, 116, 117, 124, 126, 117, 122, 119],
    t72: [128, 121],
    x73: [125, 118, 119, 114, 127, 119, 116, 117, 116, 122, 126, 124, 126, 119, 119, 124, 112, 121, 122, 128,
    116, 113, 114, 113],
    t77: [115, 113, 108, 114],
    x74: [122, 117, 127, 115, 115, 122, 113, 122, 123, 121, 121, 118],
    t80: [100, 122],
}, name='windows_quant8').AddVariations(signed(x1, c3, t5, x2, t8, x9, c11, t13, x10, t16, x17, c19, t21, x18, t24, x25, c27, t29, x26, t32, x33, c35, t37, x34, t40, x41, c43, t45, x42, t48, x49, c51, t53, x50, t56, x57, c59, t61, x58, t64, x65, c67, t69, x66, t72, x73, c75, t77, x74, t80)).DisableLifeTimeVariation()
