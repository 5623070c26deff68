# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: windows as large as the image.

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
c3 = Parameter('c3', (F32, [2, 2, 2, 2]), [0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x2 = Input('x2', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [2, 2, 2, 2]), [-1.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c11 = Parameter('c11', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?-fe8Qr41)CkqunAhFs*=c06&}8>%IdC!VdW', 1.0
))
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@nfe8Qr48pMX|D#<8q8Np_Sxcca+WaX$ws#5y', 1.0
))
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c19 = Parameter('c19', (F32, [2, 4, 4, 2]), packed('|i1',
    'c-k$B0S*8#5W(92KiXI>K|`Ps{YYrwz_|r>X$-l!<MaTi=nV=', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 1, 1, 2]))
x18 = Input('x18', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [2, 4, 4, 2]), packed('|i1',
    'c-ke2feipK41(nUqaCiMH4zfi1g{3-Qvp-!o{4x?Q2w+Z8IckN', 1.0
))
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c27 = Parameter('c27', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-k$D!4UvK2*N`DMd!dhA7lg+V}iso0)siC<AigseWl96B~rVyFWvG^{Nwlm2oE3v', 1.0
))
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 1, 2]))
x26 = Input('x26', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-lRT0SW*>2*TX|AMKgN5yE67ma#z-(gr9`30doE$sN?H<-e#yyAic}4^pNd3j', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c35 = Parameter('c35', (F32, [2, 6, 6, 2]), packed('|i1',
    'c-k$E!4Uv32*SwzLsNw6Lr#fUvJuu5IEvdulhfvzQZhBt&a%KjC>KVa|DFyhc9tde=|8dbA0a>MRxJY', 1.0
))
c36 = Parameter('c36', (F32, [2]), [0.5, -1.0])
t37 = Output('t37', (F32, [2, 1, 1, 2]))
x34 = Input('x34', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [2, 6, 6, 2]), packed('|i1',
    'c-k$D2@U`t48q|5kH!^T%nrcHiX&U5acnpV%e|Y8B&u|E7hmiuxRaHo!HwE*eSw8ss6OBGao8W^h%);', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c43 = Parameter('c43', (F32, [2, 7, 7, 2]), packed('|i1',
    'c-l3N2@(Jx2m;yvKiW8^$xJ~c>CS-;ANiHQm~VQM7*$J$N}F`)1iw8E@q8w;$TGHwl{c^S6pl~Ev|rR9VwjlOP>yd?_vmYQJR5dR'
    '?E', 1.0
))
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [2, 1, 1, 2]))
x42 = Input('x42', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [2, 7, 7, 2]), packed('|i1',
    'c-l3N0TRF<2*c9<Kbp1KrXEy`g&c5h^IbewoiH7ey)<>vVy}xC^d{s%;M4Qir9h?@W*3_cMsE!yR>7v(|97w<zpq|6sV$v~2a}&d'
    '`v', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c51 = Parameter('c51', (F32, [2, 8, 8, 2]), packed('|i1',
    'c-lpd0S>@02m;~%k7jagS<~1C4<)kV#1h4JP%8A=-1~@1>y*H%cASMd2epO7w+)SFL~+0SI&QubgtseCyHa<>-^pXWC`7hS9^7GA'
    '^5tHHCLZpEBf0$m1<gwU', 1.0
))
c52 = Parameter('c52', (F32, [2]), [0.5, -1.0])
t53 = Output('t53', (F32, [1, 1, 1, 2]))
x50 = Input('x50', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [2, 8, 8, 2]), packed('|i1',
    'c-lpeK?1}e3<BZ*k7gONZ4X96a6~({q$oXvU6rWSeTOPI=-*1&wYS3yMbisOHi0_Ci18Zat(uR(qd7`Qp}+aIu`!e?tzT@<{QaS$'
    '%&%PjC;n2PF(euz<p+oDPz(', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c59 = Parameter('c59', (F32, [2, 3, 5, 2]), packed('|i1',
    'c-k$B2?_uJ2*S4iKiV?F6I2Wm7w?pbR<y&F-Y$O~fF>0G', 1.0
))
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [1, 1, 1, 2]))
x58 = Input('x58', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [2, 3, 5, 2]), packed('|i1',
    'c-ke4feipK2*TR`k7nRBfnZTEKsx%RC+aSEXr1ohQ0~PC!tECR', 1.0
))
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c67 = Parameter('c67', (F32, [2, 1, 7, 2]), packed('|i1',
    'c-s5V_@9yCKM;TkFq46SkpavD0QhVW^Z', 1.0
))
c68 = Parameter('c68', (F32, [2]), [0.5, -1.0])
t69 = Output('t69', (F32, [1, 1, 1, 2]))
x66 = Input('x66', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [2, 1, 7, 2]), packed('|i1',
    'c-j?*0SW*B3`F?<qi>@W;P3%vle0KRbOr?', 1.0
))
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c75 = Parameter('c75', (F32, [2, 6, 1, 2]), [-1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0,
    0.0, 1.0, 1.0, 0.0, 1.0, 1.0])
c76 = Parameter('c76', (F32, [2]), [0.5, -1.0])
t77 = Output('t77', (F32, [2, 1, 1, 2]))
x74 = Input('x74', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [2, 6, 1, 2]), [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0,
    1.0, -1.0, 0.0, 1.0, 1.0, -1.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 0, False).To(t5)
model.Operation('CONV_2D', x2, c6, c7, 2, 2, 2, 0, False).To(t8)
model.Operation('CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 0, False).To(t13)
model.Operation('CONV_2D', x10, c14, c15, 2, 3, 3, 0, False).To(t16)
model.Operation('CONV_2D', x17, c19, c20, 2, 1, 2, 0, False).To(t21)
model.Operation('CONV_2D', x18, c22, c23, 2, 4, 4, 0, False).To(t24)
model.Operation('CONV_2D', x25, c27, c28, 2, 2, 2, 0, False).To(t29)
model.Operation('CONV_2D', x26, c30, c31, 2, 5, 5, 0, False).To(t32)
model.Operation('CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 0, False).To(t37)
model.Operation('CONV_2D', x34, c38, c39, 2, 6, 6, 0, False).To(t40)
model.Operation('CONV_2D', x41, c43, c44, 2, 2, 1, 0, False).To(t45)
model.Operation('CONV_2D', x42, c46, c47, 2, 7, 7, 0, False).To(t48)
model.Operation('CONV_2D', x49, c51, c52, 2, 1, 2, 0, False).To(t53)
model.Operation('CONV_2D', x50, c54, c55, 2, 8, 8, 0, False).To(t56)
model.Operation('CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 0, False).To(t61)
model.Operation('CONV_2D', x58, c62, c63, 2, 5, 3, 0, False).To(t64)
model.Operation('CONV_2D', x65, c67, c68, 2, 1, 1, 0, False).To(t69)
model.Operation('CONV_2D', x66, c70, c71, 2, 7, 1, 0, False).To(t72)
model.Operation('CONV_2D', x73, c75, c76, 2, 2, 1, 0, False).To(t77)
model.Operation('CONV_2D', x74, c78, c79, 2, 1, 6, 0, False).To(t80)
Example({
    x1: [2.0, -4.0, 3.0, -2.5, -0.5, 4.0, -1.5, -4.0],
    t5: [1.0, -2.5],
    x2: [1.0, -0.5, 3.5, 4.0, 1.0, 3.5, -1.5, -1.5],
    t8: [-7.0, 4.0],
    x9: [-2.0, -4.0, -2.0, 2.5, -0.5, 1.5, 1.5, 0.5, 1.0, 2.0, 2.0, 1.5, -4.0, 4.0, 0.5, -3.0, -2.0, 2.5],
    t13: [-8.5, -9.5],
    x10: [1.0, -2.0, -3.0, 1.0, 3.0, -1.0, 2.0, -2.5, -1.5, -1.0, 3.0, -1.5, -3.5, -4.0, 2.5, 1.0, -1.5,
    -4.0],
    t16: [-10.0, -8.5],
    x17: packed('|i1',
    'c-jTQfeip42m`RN8T9{aCx&4geHTVNQwGI`BR5||%#uF<Sr70', 0.5
),
    t21: [-3.0, 1.5],
    x18: packed('|i1',
    'c-jTQfe8RG3<5AF9s2*Z($cx4SqrlV)ak^2y7HD#E93(NWDgS', 0.5
),
    t24: [7.5, 6.0],
    x25: packed('|i1',
    'c-jrai4DLo2m~;3y!%fZ!jo3A*9r8)lO(<KJZiMOZ_YdLha|C0F9maSCF_xGCg~#vPhUhK7Js@kriPVh6<!MAV;^m#C`|', 0.5
),
    t29: [-3.5, 8.0, -15.0, -7.5],
    x26: packed('|i1',
    'c-jTQhYbKQ2m>$?R{p=XbU^K36vmz^TWo@Uij!WE+|-u)uxxoBNx*931I?!sJ^', 0.5
),
    t32: [4.0, 1.5],
    x33: packed('|i1',
    'c-jri!4Uu<2m`<|QKA28BO=`Ge^D*>ccenX<JmLtb?$+je!74W%%Le+gk~9#6m1+V5$LLiZsB2>$4$n-495g<WbKMx;Gg#`GmK=<'
    '>ivfeD{g@ue%Xf~C6q(>', 0.5
),
    t37: [18.5, -33.5, 13.0, -25.0],
    x34: packed('|i1',
    'c-jTQ0TKWp1O&iwLjQlQ;?!<BU@NH{eZAY<Vpup*>8NZ`yGW@jkDW%yVc>QgyUjO_Y32I<`6T5', 0.5
),
    t40: [-6.0, 8.0],
    x41: packed('|i1',
    'c-jrlM-sp=2n4}mMf(41K_b}anM3bO@;k3nkCrCMM#rtW)q9`{Jdlz(p|s9_P#2rAO@adx38y1DHe#Z@!DGQd<ebMfS*Uw_t28u>'
    '5;xFBE*T3r&!Unz`pFaFqCO37i5-^tDSh#R!t<}XNBI{lra=JMKd2R4_y', 0.5
),
    t45: [-33.0, -38.5, -7.5, -5.0],
    x42: packed('|i1',
    'c-jrgK@z|q2m`<Yjqv~10tRgNx=I7l&|52XAVI(0HfxuLp=RcoXm*4GD^X-dv(MjRD+Te6KbkwqPW5v2i+ysBC_gvaFA4', 0.5
),
    t48: [1.5, -37.0],
    x49: packed('|i1',
    'c-jrjK@tQZ2m`<}5t#qK775Dky{k(P;oYcGVesuaiUT*En`yZO^(@|7yBOR1t5n+q;+Yk(0Ve*God0B+Cu_*7d&fOBVZJW;pl}-4'
    'T5iy|<qx@)J?#', 0.5
),
    t53: [0.5, -11.5],
    x50: packed('|i1',
    'c-jTQ0TKW)1O%|LIR5|IR<W0~><cNYO%w~F0o^lt?!gN(&vuk2gY`i{x1O=U+Pvc3)RiYPa&JR?GsjSa{-zS``l7noPSbO)Crr#X'
    '>9XVxv&lgK', 0.5
),
    t56: [-19.5, -48.0],
    x57: packed('|i1',
    'c-jTQfeip42m`RNA^iXC5DB)v33cZf>!REO9KGE-L4Dv}4(|', 0.5
),
    t61: [7.0, 18.0],
    x58: packed('|i1',
    'c-jTQfe8RG3<5B;*!lmp?QpO}q+YIuZfs6l3p3Sa<O7#+2`~', 0.5
),
    t64: [15.0, -2.5],
    x65: [3.0, -4.0, -3.0, -2.0, 4.0, 1.0, 0.5, 2.0, -3.0, 1.5, -0.5, 4.0, 1.0, -1.0],
    t69: [-9.5, 1.5],
    x66: [1.0, 3.5, -4.0, -3.0, -4.0, 1.5, 3.5, 0.5, 2.5, -2.0, -4.0, 3.5, 1.0, -2.5],
    t72: [4.0, -7.5],
    x73: [-0.5, 1.0, 2.5, -0.5, -4.0, 3.0, 0.5, 4.0, 3.0, -3.0, 3.5, -3.0, 3.0, 0.5, 0.5, -1.0, -3.5, 4.0,
    -3.5, 3.0, 3.0, 2.0, 2.0, 1.5],
    t77: [-2.5, 9.0, -11.5, 5.5],
    x74: [-2.5, 1.5, 3.5, -1.5, -4.0, 1.0, -2.0, -1.5, -4.0, -0.5, 1.0, -4.0],
    t80: [4.0, -3.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 2, 2, 2], 0.5, 128), [128, 128, 130, 130, 128, 130, 128, 130, 128, 130, 130, 130, 126, 130, 126, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-2, 0, 2, -2, -2, -2, 0, 2, 0, 0, 4, 0, 0, 0, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fs;jGOXlSUbYXT7s4NX7@qJY9643c9Y0ssKgQxWk'
))
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jqxfe8Qr41y&3|6&<SL=(8&Wet<6l%d`21Gb(D1p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 4, 4, 2], 0.5, 128), packed('<i2',
    'c-p0kfe8RW2m+g24ku5aHh4*oL~I%RK_Y<*&Uv7dM4_uw_U2Oy80H`o'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 1, 1, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 4, 2]), packed('|i1',
    'c-kF_fe8RG48nr=|HY*&T~I*<S%_Lm&{>DvMPWKpT4QdQ{%SrMt`ZF'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;;!3_X048l6Og_yiRZ-&bQD?lQQEo4F?slcP4tZ44qD@7VML9sLalFjdgFE;0gxoYJy0{'
))
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 1, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-ke30SW*x2m(d?|BFSIE;3Fo24O;?;k5$CEl0t3vy6;eH;}Mmb&7YVG_@x`Rd^pC'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c35 = Parameter('c35', (U8, [2, 6, 6, 2], 0.5, 128), packed('<i2',
    'c-qa4!41Fw2m(7fAvbvuIz;iIQBGt_82JRs#BDN@)B2eriyCQVSzsWP3uDcHPlpsc%aZ!^JF)aH!g_wD7wslU1p'
))
c36 = Parameter('c36', (I32, [2], 0.25, 0), [2, -4])
t37 = Output('t37', (U8, [2, 1, 1, 2], 0.5, 120))
x34 = Input('x34', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 6, 2]), packed('|i1',
    'c-kdP2?_u(2omxCFAkZysJse<X^>!7#Ru9hNe6dgV^%7vFXWu0!llqHsDpz_<LV}p1~hvAGV<q5${*tTGTi'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c43 = Parameter('c43', (U8, [2, 7, 7, 2], 0.5, 128), packed('<i2',
    'c-q~LixI#e2tzwLmwS^ppX(A;R7eO>x^tkzTYe=l=9AhaM%C1z(k7kyg0DOcaeq29$TBvFr8lqC6pl~Yv|rR9VwjlOP>#>0?$Ouq'
    'cz&>6n08^='
))
c44 = Parameter('c44', (I32, [2], 0.25, 0), [2, -4])
t45 = Output('t45', (U8, [2, 1, 1, 2], 0.5, 120))
x42 = Input('x42', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 7, 7, 2]), packed('|i1',
    'c-k$F0SW*y2*XP8|1TD~w7YHEszK(HbiLI(_Z{9=yk%#Ca72?b*@2#@yj0-#*+H>0J1b2RE}AlLhc=B>iF6V$jDxqHQXt!1d^9t#'
    '#^?i)f<pl'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [2, 8, 8, 2], 0.5, 128), packed('<i2',
    'c-rNT0S>@02m<$VLU{S)Y_mtKX>5asBFBmpo03E*6?zlyd`zV^ieOzk&cd95+Ct*nhL>kV@tl1fx4sdKw<|}RQg_AA$rB$GLc7jc'
    'xWlmM=H3WRym&So$&=^j=LJegfBy'
))
c52 = Parameter('c52', (I32, [2], 0.25, 0), [2, -4])
t53 = Output('t53', (U8, [1, 1, 1, 2], 0.5, 120))
x50 = Input('x50', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 8, 8, 2]), packed('|i1',
    'c-lRUfeOGt2tp<N|1XZ1&x66P)YQ$~jHJ^A99xl?(dU6EIN<+eH1;#Rw5WPY?s}oM6>YpJLFPGTdwJGwfHpfLDBAih1P+0m;6xkB'
    '=Mu277&l4Nj=hn#aWqBzVLy(OPze'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 3, 5, 2], 0.5, 128), packed('<i2',
    'c-m`fXsT;yYN%@hLMYh)LUnabO(5I=VmCB^86ag~8Y;^`0RRA+wjKQ'
))
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [1, 1, 1, 2], 0.5, 120))
x58 = Input('x58', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 5, 2]), packed('|i1',
    'c-ke40R{j-5CTW$|1ZwExMETi$N@JcADdXNsn8b7T&;BIE<VC$7Wn'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c67 = Parameter('c67', (U8, [2, 1, 7, 2], 0.5, 128), packed('<i2',
    'c-pILs%vVf0|GDsW;Qf5HGp{xcmM!T9u4O'
))
c68 = Parameter('c68', (I32, [2], 0.25, 0), [2, -4])
t69 = Output('t69', (U8, [1, 1, 1, 2], 0.5, 120))
x66 = Input('x66', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 7, 2]), packed('|i1',
    'c-muNVEV_v1OyBW4F8xISpG18@E;Zs0{}+Q1_='
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c75 = Parameter('c75', (U8, [2, 6, 1, 2], 0.5, 128), [126, 126, 126, 130, 130, 126, 128, 130, 126, 128, 130, 126, 126, 130, 128, 128, 126, 126, 128, 130,
    130, 128, 130, 130])
c76 = Parameter('c76', (I32, [2], 0.25, 0), [2, -4])
t77 = Output('t77', (U8, [2, 1, 1, 2], 0.5, 120))
x74 = Input('x74', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 1, 2]), [2, 0, 0, 2, 0, 2, 0, 0, -2, 2, -2, -2, 0, -4, -4, 0, 0, -4, 4, -4, 0, 4, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 0, False).To(t5)
model.Operation('CONV_2D', x2, c6, c7, 2, 2, 2, 0, False).To(t8)
model.Operation('CONV_2D', x9, c11, c12, 0, 0, 0, 0, 2, 1, 0, False).To(t13)
model.Operation('CONV_2D', x10, c14, c15, 2, 3, 3, 0, False).To(t16)
model.Operation('CONV_2D', x17, c19, c20, 2, 1, 2, 0, False).To(t21)
model.Operation('CONV_2D', x18, c22, c23, 2, 4, 4, 0, False).To(t24)
model.Operation('CONV_2D', x25, c27, c28, 2, 2, 2, 0, False).To(t29)
model.Operation('CONV_2D', x26, c30, c31, 2, 5, 5, 0, False).To(t32)
model.Operation('CONV_2D', x33, c35, c36, 0, 0, 0, 0, 1, 1, 0, False).To(t37)
model.Operation('CONV_2D', x34, c38, c39, 2, 6, 6, 0, False).To(t40)
model.Operation('CONV_2D', x41, c43, c44, 2, 2, 1, 0, False).To(t45)
model.Operation('CONV_2D', x42, c46, c47, 2, 7, 7, 0, False).To(t48)
model.Operation('CONV_2D', x49, c51, c52, 2, 1, 2, 0, False).To(t53)
model.Operation('CONV_2D', x50, c54, c55, 2, 8, 8, 0, False).To(t56)
model.Operation('CONV_2D', x57, c59, c60, 0, 0, 0, 0, 2, 2, 0, False).To(t61)
model.Operation('CONV_2D', x58, c62, c63, 2, 5, 3, 0, False).To(t64)
model.Operation('CONV_2D', x65, c67, c68, 2, 1, 1, 0, False).To(t69)
model.Operation('CONV_2D', x66, c70, c71, 2, 7, 1, 0, False).To(t72)
model.Operation('CONV_2D', x73, c75, c76, 2, 2, 1, 0, False).To(t77)
model.Operation('CONV_2D', x74, c78, c79, 2, 1, 6, 0, False).To(t80)
Example({
    x1: [124, 112, 126, 115, 119, 128, 117, 112],
    t5: [122, 115],
    x2: [122, 119, 127, 128, 122, 127, 117, 117],
    t8: [106, 128],
    x9: [116, 112, 116, 125, 119, 123, 123, 121, 122, 124, 124, 123, 112, 128, 121, 114, 116, 125],
    t13: [103, 101],
    x10: [122, 116, 114, 122, 126, 118, 124, 115, 117, 118, 126, 117, 113, 112, 125, 122, 117, 112],
    t16: [100, 103],
    x17: packed('<i2',
    'c-pHhEv%_3FQ{%PFDk35E~qZ8DyyukuP!dFDyXh2Dkx(h007kJ4)6'
),
    t21: [114, 123],
    x18: packed('<i2',
    'c-kwfuPLo6s4pt6s&A+)Dlac6C~K%~C@8IIsH!P#s48b5007!k4-)'
),
    t24: [135, 132],
    x25: packed('<i2',
    'c-p<gi4DLo2n4~DYz)TYcuP;J$ZA&GU?1Ed%YAMSpX8QJ=PvXGS(H+9!hM9vbA^gq$cjQ!D~2(OZ`<co7BogOTy4TvJwNmUwuLV('
),
    t29: [113, 136, 90, 105],
    x26: packed('<i2',
    'c-oc0i4njs2m`Q=9FhhO^Lg~nP^sAh%Ns%Uv}PTlO-T<oL;by2xk`@@kh1ao_5uHv7p?'
),
    t32: [128, 123],
    x33: packed('<i2',
    'c-qa&(G|oX2n4_@c}0Zht`SO4%DDL-MxuKSAn0scwTfElchgUg404-%;{aub6Ggh9+Jg^7X2fD9xcF4tblK*y=Ak%H*|2=5FW(te'
    '+^#&4_Y0R5x}ef}Du;f5<^>4<LwE'
),
    t37: [157, 53, 146, 70],
    x34: packed('<i2',
    'c-pPOff2wU2n4W>jKbsb6maw|(L|c8SCH^LcCEU`p<JQTRI$j~lu*^4D+R{FaNDffhT~1Q#QXf@14P#$r2'
),
    t40: [108, 136],
    x41: packed('<i2',
    'c-q~L$&~~#2*oC3uvs48Y@v6>F}g|z`Q_MSSGiwHbCi?P5j&#(&<$Kf$811a-dBW5&g2*)2}X>KS8QW7)#;QrlmM~4n_?`G^VUV0'
    'nkE>Bpc7k64s4o3IFj_%tx5@fiqs;vEc;gU;8M`?XWL)rci=EZ0LcCO2mAo0Fk9F'
),
    t45: [54, 43, 105, 110],
    x42: packed('<i2',
    'c-pne!4bqT2n4W{40s^}_8LmRYa;rp&;*^eY)b`GFl)SHA1i5EMBL6&7b$Wp4N!6T{de}(q`Y@t^b7#k8k?HMbM-_Pp3nUNe044Q'
),
    t48: [123, 46],
    x49: packed('<i2',
    'c-qCx!4bqT2n4|k8L<dTivWjiXL0lH8ijM(jH*xupBoFa*p+LGlpGKiC->H?Ik)Xmft8cvRhqnH3O|||->DFeGNRS&&R!Z*eRif3'
    '(^*Wz=^~;_et+%-1;{(?'
),
    t53: [121, 97],
    x50: packed('<i2',
    'c-qCm0TKf+1O&i7IT74Al&AL@-PQ0nAtk;P2qTB-$MW36H^3g(kzNes%OtwgtcG6p1lKn`UWCQH%4pxUq8RmSveeEuq6%$Po^yLy'
    'QRRyc2R?uH0~&lh00'
),
    t56: [81, 24],
    x57: packed('|i1',
    'c-pHeudga7F0L=FtS&67Dy*rjtEw(7C@C*5tgWjq007xm4gU'
),
    t61: [134, 156],
    x58: packed('<i2',
    'c-pJ2s;Vt5DXJ}~YN)F$EUB++s4c8)s4A(ht8S<)VZaLjhzAZp'
),
    t64: [150, 115],
    x65: [126, 112, 114, 116, 128, 122, 121, 124, 114, 123, 119, 128, 122, 118],
    t69: [101, 123],
    x66: [122, 127, 112, 114, 112, 123, 127, 121, 125, 116, 112, 127, 122, 115],
    t72: [128, 105],
    x73: [119, 122, 125, 119, 112, 126, 121, 128, 126, 114, 127, 114, 126, 121, 121, 118, 113, 128, 113, 126,
    126, 124, 124, 123],
    t77: [115, 138, 97, 131],
    x74: [115, 123, 127, 117, 112, 122, 116, 117, 112, 119, 122, 112],
    t80: [128, 114],
}, name='windows_quant8').AddVariations(signed(x1, c3, t5, x2, t8, x9, c11, t13, x10, t16, x17, c19, t21, x18, t24, x25, c27, t29, x26, t32, x33, c35, t37, x34, t40, x41, c43, t45, x42, t48, x49, c51, t53, x50, t56, x57, c59, t61, x58, t64, x65, c67, t69, x66, t72, x73, c75, t77, x74, t80)).DisableLifeTimeVariation()
