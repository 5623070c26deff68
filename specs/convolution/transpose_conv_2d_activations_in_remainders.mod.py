# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: activations at the end of a loop.

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

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
c2 = Parameter('c2', (F32, [1, 3, 3, 1]), [-2.0, -2.0, -1.0, 1.0, -2.0, -1.0, 2.0, 1.0, -2.0])
c3 = Parameter('c3', (F32, [1]), [7.0])
t4 = Output('t4', (F32, [1, 3, 7, 1]))
x5 = Input('x5', (F32, [1, 2, 3, 1]))
c6 = Parameter('c6', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-j@gfeiov41=K5|8Lf1P)yzkq#Uj~jsy$~', 1.0
))
c7 = Parameter('c7', (F32, [3]), [-2.0, -3.0, 4.0])
t8 = Output('t8', (F32, [1, 4, 5, 3]))
x9 = Input('x9', (F32, [1, 3, 5, 1]))
c10 = Parameter('c10', (F32, [5, 3, 3, 1]), packed('|i1',
    'c-j?;fe8Qr41&o2Z_YK45KN>RMy#D}X30Vs{Daa1QR5l=', 1.0
))
c11 = Parameter('c11', (F32, [5]), [7.0, -3.0, -2.0, -1.0, -1.0])
t12 = Output('t12', (F32, [1, 5, 7, 5]))
x13 = Input('x13', (F32, [1, 1, 13, 1]))
c14 = Parameter('c14', (F32, [2, 3, 3, 1]), [2.0, -2.0, 1.0, -2.0, 2.0, 1.0, 2.0, 1.0, 2.0, -1.0, -1.0, 2.0, 1.0, 1.0, -1.0, -1.0, 2.0, -1.0])
c15 = Parameter('c15', (F32, [2]), [4.0, 5.0])
t16 = Output('t16', (F32, [1, 3, 15, 2]))
x17 = Input('x17', (F32, [1, 1, 4, 1]))
c18 = Parameter('c18', (F32, [1, 3, 3, 1]), [-2.0, 2.0, -1.0, 2.0, 2.0, -1.0, -1.0, -2.0, -1.0])
c19 = Parameter('c19', (F32, [1]), [-1.0])
t20 = Output('t20', (F32, [1, 3, 6, 1]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 3, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 1, 1, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 1, False).To(t12)
model.Operation('TRANSPOSE_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 1, 1, 3, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 2, False).To(t20)
Example({
    x1: [-0.5, 1.5, -0.5, 1.0, 1.5],
    t4: [6.0, 5.0, 5.5, 4.5, 2.5, 3.0, 5.5, 6.0, 6.0, 4.0, 6.0, 6.0, 3.0, 5.5, 6.0, 6.0, 6.0, 5.5, 6.0, 6.0,
    4.0],
    x5: [-1.5, -1.5, -2.5, -1.5, -0.5, 1.5],
    t8: packed('|i1',
    'c-s5_kBR9Y(?28x=Kh0nnUJJ_Yz8Qsff1w(08Nu1@c', 0.5
),
    x9: [2.0, 0.5, 1.0, 2.0, -1.5, -1.5, -1.0, 1.0, -1.0, 0.0, 2.5, 2.5, 0.0, 0.5, -2.0],
    t12: packed('|i1',
    'c-l3N(GG(!2t^NV$Ea%;wJ~ZIANH{S|HV<=NG@<s2r!U>E^xO&fQlqrZ{8&rlh?G%-)7LfbB2Q%#yb6Mh#QpS)7*qk-Vm**IdxZF'
    '9oBG7BM(<ovYj_<4%d2k_H^{L`d2g}R-zc{NWUJ312z', 0.5
),
    x13: [1.0, 2.0, 0.5, -0.5, 0.0, 0.5, 1.5, -2.5, -2.5, 1.0, -2.0, -0.5, -0.5],
    t16: packed('|i1',
    'c-j?;OBMhj48j;&`?0zIc}LlV@St$-V(27viD~i1&T^ca$l9;vNLSsQeR3$y)ptC!p(PXXiQO?jgZ2W*', 0.5
),
    x17: [-1.0, 1.0, -1.5, 2.5],
    t20: [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -0.5, -1.0, -1.0,
    -1.0],
}, name='stride_1').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 1], 0.5, 128), [124, 124, 126, 130, 124, 126, 132, 130, 124])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [28])
t4 = Output('t4', (U8, [1, 3, 7, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-nQru?+wK2*WTAuQF6Q9B}|P*mx=$AvFc&w=KdAl>'
))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [-8, -12, 16])
t8 = Output('t8', (U8, [1, 4, 5, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 5, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-obUu?YY$0K$5BaF85cdqO2hKw~7Sqan;zvvvax-$Ug5<O27(7Ig'
))
c11 = Parameter('c11', (I32, [5], 0.25, 0), [28, -12, -8, -4, -4])
t12 = Output('t12', (U8, [1, 5, 7, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 13, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 3, 3, 1], 0.5, 128), [132, 124, 130, 124, 132, 130, 132, 130, 132, 126, 126, 132, 130, 130, 126, 126, 132, 126])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [16, 20])
t16 = Output('t16', (U8, [1, 3, 15, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 4, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 3, 1], 0.5, 128), [124, 132, 126, 132, 132, 126, 126, 124, 126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [-4])
t20 = Output('t20', (U8, [1, 3, 6, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 3, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 1, 1, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 1, False).To(t12)
model.Operation('TRANSPOSE_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 1, 1, 3, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 2, False).To(t20)
Example({
    x1: [119, 123, 119, 122, 123],
    t4: [132, 130, 131, 129, 125, 126, 131, 132, 132, 128, 132, 132, 126, 131, 132, 132, 132, 131, 132, 132,
    128],
    x5: [117, 117, 115, 117, 119, 123],
    t8: packed('|i1',
    'c-kv3tEwuiDnmkGZW)wYg(L-JS3ubnl^|sRS5zDk'
),
    x9: [124, 121, 122, 124, 117, 117, 118, 122, 118, 120, 125, 125, 120, 121, 116],
    t12: packed('<i2',
    'c-qyDOAf*?3<Wv%I0?onNkto>QlTzba95lb4#AWBc_YjAKni+?iwy!)B-wKIE_pC{O{@HD2F)wG9L#X5)7OUhfU>=to6yM%q7^l#'
    '?#i>n8jfk?>d};J`wg4Ju^z^rww@OMibljr6hj^9>A&;=o3m9u'
),
    x13: [122, 124, 121, 119, 120, 121, 123, 115, 115, 122, 116, 119, 119],
    t16: packed('<i2',
    'c-pm!%N4*d2*Wxy4TMk7;3Y#;7h8TNF{`Ahz-1DZ#T_fsFb0p@w?&JLni~5=lbq3eJd`3!RPa~W<^BA|2h;~F_y'
),
    x17: [118, 122, 117, 125],
    t20: [122, 118, 122, 118, 122, 118, 118, 118, 118, 120, 122, 118, 120, 120, 119, 118, 118, 118],
}, name='stride_1_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
c2 = Parameter('c2', (F32, [1, 3, 3, 1]), [2.0, -2.0, 1.0, -2.0, 2.0, -1.0, 2.0, -2.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [2.0])
t4 = Output('t4', (F32, [1, 3, 11, 1]))
x5 = Input('x5', (F32, [1, 2, 3, 1]))
c6 = Parameter('c6', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-s5N^pA=0|35|`{>Q|`2*m$^0!;saEC96_3<L', 1.0
))
c7 = Parameter('c7', (F32, [3]), [2.0, 7.0, 6.0])
t8 = Output('t8', (F32, [1, 5, 7, 3]))
x9 = Input('x9', (F32, [1, 3, 5, 1]))
c10 = Parameter('c10', (F32, [5, 3, 3, 1]), packed('|i1',
    'c-kGt!3_W~41+-7{b$B?!{Y=NvZxz1_GErSur2Zc@#Giv', 1.0
))
c11 = Parameter('c11', (F32, [5]), [-3.0, 7.0, 7.0, 1.0, -1.0])
t12 = Output('t12', (F32, [1, 7, 11, 5]))
x13 = Input('x13', (F32, [1, 1, 13, 1]))
c14 = Parameter('c14', (F32, [2, 3, 3, 1]), [-1.0, 2.0, 1.0, -1.0, 2.0, -1.0, 1.0, 2.0, -2.0, 2.0, -1.0, 1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -2.0])
c15 = Parameter('c15', (F32, [2]), [0.0, 0.0])
t16 = Output('t16', (F32, [1, 3, 27, 2]))
x17 = Input('x17', (F32, [1, 1, 4, 1]))
c18 = Parameter('c18', (F32, [1, 3, 3, 1]), [1.0, -1.0, -1.0, -1.0, -2.0, -2.0, 1.0, 1.0, -2.0])
c19 = Parameter('c19', (F32, [1]), [-1.0])
t20 = Output('t20', (F32, [1, 3, 9, 1]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 3, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 2, 2, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 2, 1, False).To(t12)
model.Operation('TRANSPOSE_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 2, 2, 3, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 2, 2, 2, False).To(t20)
Example({
    x1: [0.5, -2.0, 0.0, 1.0, 1.0],
    t4: packed('|i1',
    'c-jrfK?(pc48t%JN-*30|K3$cH9STRO)m~&y6bMq2MO;0k^', 0.5
),
    x5: [-1.0, -0.5, -1.5, -1.0, -0.5, 2.0],
    t8: packed('|i1',
    'c-muPVq#!IfPY{TS>!(x6C<iDBZOdJ`p1Bxk_kgETni8Y0635Zu>', 0.5
),
    x9: [2.5, 1.5, -1.0, 0.0, 1.0, -1.5, -2.5, 0.0, -2.0, -2.0, -2.0, 1.5, 0.0, -2.5, 0.5],
    t12: packed('|i1',
    'c-l=+*>1!j3>*l{T|yidA#GLlb^redJ5E}uLb7Z;7vNloNDdpq4xmIB_`t4<2c&z8)~t@OsF{mgSx$GAfbe32BR&Y$MHPi8_ogYM'
    'XQG9jG2G^mg`RTQ{2>A}<xCKjZ!W^h%*t)>O&Z5hBg%+|h0(SzN~guRZq@Df$TM3O3RvA<o!7h0gY`-CcPS1}L4hW_X$J=I`gR8I'
    '#Q8Z8FcSXjrS5*;HsT*GsqdBGp}3tBy1smR2A>liowkUPlz2SMO<RtbrJp^Eep97#-8cLID|ibr', 0.5
),
    x13: [0.0, 2.5, -2.5, 0.0, -2.5, 1.0, 0.5, -1.5, 2.0, 2.5, 1.5, 2.5, 1.0],
    t16: packed('|i1',
    'c-ke60S<sL2m?<BQ!D>}ufPbQBu6P!NeH6Xn079=nk?dh6!z`W^*UxuDad0B^=VnK%kE~64`;8@emAbDtVz^)ky(caZDnOygUa&O'
    'W<QOM0ml', 0.5
),
    x17: [2.5, -2.0, -2.0, 1.0],
    t20: packed('|i1',
    'c-mw9|DW+cBjbM%U}OX_!1zBS!+!wE{SE&', 1.0
),
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 1], 0.5, 128), [132, 124, 130, 124, 132, 126, 132, 124, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [8])
t4 = Output('t4', (U8, [1, 3, 11, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-pIJscC7dt7!t_nwFL(Ag%)nwA27u47dRRDsT;l'
))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [8, 28, 24])
t8 = Output('t8', (U8, [1, 5, 7, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 5, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-oc5!3_W~41>T9j{HC#yh%4Gj}sE@WS9X;o{mecBoWU~7xldsX#'
))
c11 = Parameter('c11', (I32, [5], 0.25, 0), [-12, 28, 28, 4, -4])
t12 = Output('t12', (U8, [1, 7, 11, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 13, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 3, 3, 1], 0.5, 128), [126, 132, 130, 126, 132, 126, 130, 132, 124, 132, 126, 130, 124, 130, 130, 132, 124, 124])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [0, 0])
t16 = Output('t16', (U8, [1, 3, 27, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 4, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 3, 1], 0.5, 128), [130, 126, 126, 126, 124, 124, 130, 130, 124])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [-4])
t20 = Output('t20', (U8, [1, 3, 9, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 3, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 2, 2, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 2, 1, False).To(t12)
model.Operation('TRANSPOSE_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 2, 2, 3, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 2, 2, 2, False).To(t20)
Example({
    x1: [121, 116, 120, 122, 122],
    t4: packed('<i2',
    'c-pJ0s%WXGX{czbsH>`Lu4t&KXsBqYssoBP07dI6su&0X03u!x3I'
),
    x5: [118, 119, 117, 118, 119, 124],
    t8: packed('|i1',
    'c-pI~s;a0$fHE+NEK*)oRf#HF2_Y(~$|_J)R$=IcYXJfPRj)DW'
),
    x9: [125, 123, 118, 120, 122, 117, 115, 120, 116, 116, 116, 123, 120, 115, 121],
    t12: packed('<i2',
    'c-rkyTW-W44D7K7!V+F3#9<NAR#kuZrX43+sW<3PiDcRFya2~UKy+BJZUAzCfnV7*@qjdMQLEJv7A0|!3d`ZnvSNL(!5(e|>!OH4'
    'lzY*X(Gt<Z&KPdfnuMOR+w?91GvtU6m9H+q%1Fws@Kq|uUIKCthK13VPfEwhxNer^@<=0D77AG1o}Jf!jUVO*&7V0t+yxn$?4s@H'
    'z~jpqJR|3O$BG{DTQ4^Ex?2xFw5Yykf}7$tPH1}b;Te1kcr@A~1X99&GZ$?-Vx~U!$ofo$%4J*d_J98Nd;^d1zo`'
),
    x13: [120, 125, 115, 120, 115, 122, 121, 117, 124, 125, 123, 125, 122],
    t16: packed('<i2',
    'c-qa40S>?*2m|-*6Tvyg!w2|@HO7)0rI2#R!D_UA%23IliERi+-qk)IMTC|cabo7Rnh|8kU2JP})@-kHowDreMn5Maa`B+$kzG<C'
    'yR^L6^?QBnicPl'
),
    x17: [125, 116, 116, 122],
    t20: packed('|i1',
    'c-pHfE2}E2swxA4swxlzjLWJj$^fws45a'
),
}, name='stride_2_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()
