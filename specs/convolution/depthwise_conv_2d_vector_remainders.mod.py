# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what vectors and blocks of channels leave over.

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

# Blocks of 4, 8 and 16 channels leave every rest, in inputs and in results. No weight or bias is
# that of its neighbor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 33]))
c2 = Parameter('c2', (F32, [1, 3, 3, 33]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:297])
c3 = Parameter('c3', (F32, [33]), packed('|i1',
    'c-jFW0N(%b@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?wjDQdU', 1.0
))
t4 = Output('t4', (F32, [1, 1, 1, 33]))
x5 = Input('x5', (F32, [1, 3, 3, 35]))
c6 = Parameter('c6', (F32, [1, 3, 3, 35]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 25)[:315])
c7 = Parameter('c7', (F32, [35]), packed('|i1',
    'c-jFY0NnrY@bU8V^!4`l`1$(#{Qds_009C61O)~M2nh-c3=Iws5D~pV5di', 1.0
))
t8 = Output('t8', (F32, [1, 1, 1, 35]))
x9 = Input('x9', (F32, [1, 3, 3, 37]))
c10 = Parameter('c10', (F32, [1, 3, 3, 37]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 26)[:333])
c11 = Parameter('c11', (F32, [37]), packed('|i1',
    'c-jFa0NVfV@9^>R^Yr!h_xSnx`~3a>{{R630|W&I2M7rY3k(eo4-gR&@VXKK', 1.0
))
t12 = Output('t12', (F32, [1, 1, 1, 37]))
x13 = Input('x13', (F32, [1, 3, 3, 39]))
c14 = Parameter('c14', (F32, [1, 3, 3, 39]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 27)[:351])
c15 = Parameter('c15', (F32, [39]), packed('|i1',
    'c-jFc0NDTS?(gvN^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i69!5)&r*69E', 1.0
))
t16 = Output('t16', (F32, [1, 1, 1, 39]))
x17 = Input('x17', (F32, [1, 3, 3, 41]))
c18 = Parameter('c18', (F32, [1, 3, 3, 41]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 29)[:369])
c19 = Parameter('c19', (F32, [41]), packed('|i1',
    'c-jFe0M`HP?e6dJ@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?w5fT#=U)vM`', 1.0
))
t20 = Output('t20', (F32, [1, 1, 1, 41]))
x21 = Input('x21', (F32, [1, 3, 3, 43]))
c22 = Parameter('c22', (F32, [1, 3, 3, 43]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 30)[:387])
c23 = Parameter('c23', (F32, [43]), packed('|i1',
    'c-jFg0M!5M?CtLF@bU8V^!4`l`1$(#{Qds_009C61O)~M2nh-c3=Iws5D^j+6cw9m6#)', 1.0
))
t24 = Output('t24', (F32, [1, 1, 1, 43]))
x25 = Input('x25', (F32, [1, 3, 3, 45]))
c26 = Parameter('c26', (F32, [1, 3, 3, 45]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 32)[:405])
c27 = Parameter('c27', (F32, [45]), packed('|i1',
    'c-jFi0Mh^J>+J3B@9^>R^Yr!h_xSnx`~3a>{{R630|W&I2M7rY3k(eo4-gR&6BHE|*`*c%', 1.0
))
t28 = Output('t28', (F32, [1, 1, 1, 45]))
x29 = Input('x29', (F32, [1, 3, 3, 47]))
c30 = Parameter('c30', (F32, [1, 3, 3, 47]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 33)[:423])
c31 = Parameter('c31', (F32, [47]), packed('|i1',
    'c-jFk0MP&G>g(+7?(gvN^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i69!5)%{^78e?n7Xb', 1.0
))
t32 = Output('t32', (F32, [1, 1, 1, 47]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 1).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 1, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 1, 1, 0).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 1, 1, 1, 0).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 1, 1, 1, 0).To(t32)
Example({
    x1: ([-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0] * 23)[:297],
    t4: packed('<i2',
    'c-kv%eVkr%#5L|HtIMyVrb!=4IxhxgUlIyrukWA#w{hCN`2YX^Gcf#zlW-1P3;^SyCsh', 1.0
),
    x5: ([8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0] * 25)[:315],
    t8: packed('<i2',
    'c-q^!Yk?Evhe#P^p8T?-$BwV{=lh$cX&_nCeChI)T`|&J#b&nu|Nm!T0AV2UACtoX!~n^9BZd', 1.0
),
    x9: ([10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0] * 26)[:333],
    t12: packed('|i1',
    'c-m8o^kaYledDxfILF4JI0ME807T*gNB', 1.0
),
    x13: ([-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0] * 27)[:351],
    t16: packed('<i2',
    'c-s4Ew|f5W1*c@@+V5Ob&gQ*i&55<wHCOo@+u0%<adhX^T~ExmM_xWQ@z1}1|NsB}_n(=Gk%8eaP7VM&b}mi', 1.0
),
    x17: ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 29)[:369],
    t20: packed('<i2',
    'c-phSy-7tQI$+^L-(%Ldd|vD~G|h-z_b%$P$MeXqXY8Cxvv&VZe-Qd5jp_gY{|rFz9|mx77yxqgF^>', 1.0
),
    x21: ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 30)[:387],
    t24: packed('|i1',
    'c-muN5SC(Q00TEx1_lLn0SG5ph>=0pL>9tHkmqBtas&V@jRL;', 1.0
),
    x25: ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 32)[:405],
    t28: packed('<i2',
    'c-pJGlTf<XE_~lV+t1n6-7j;SPI;%C=JsN!=$P@Xs{eXK;SGs!-qxv0ncL?)N&Wwyf#E+0KuHD&$$-uQlK}PpGwc', 1.0
),
    x29: ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 33)[:423],
    t32: packed('<i2',
    'c-lL~n9{ao>$W+IU0FVVzs^@U`QV|$D>noQGO#?6u3K>K{Dp0M<K=h-KWcQZy?y8I;r|T(A%FqIKyZLuY#abAXgXB', 1.0
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Blocks of 4, 8 and 16 channels leave every rest, in inputs and in results. No weight or bias is
# that of its neighbor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 34], 0.5, 100))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 34]), ([2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10] * 24)[:306], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
c2 = Parameter('c2', (I32, [34]), packed('<i2',
    'c-o6-SaIQpf=9uO11|(D5;`{AV9*GtSa9NlghR%J9S=ARA{zdJz&|kf4+abnzz7CRKmY&@7a>L'
))
t4 = Output('t4', (U8, [1, 1, 1, 34], 2.0, 110))
x5 = Input('x5', (U8, [1, 3, 3, 36], 0.5, 100))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 36]), ([4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12] * 25)[:324], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c6 = Parameter('c6', (I32, [36]), packed('<i2',
    'c-k|FXjpOKhk{4Ji~}zOED}04++ffMs912~gM>rIgdGn!41n@~!QdYl{09RD2w(&QCJ+Dsm~JB-'
))
t8 = Output('t8', (U8, [1, 1, 1, 36], 2.0, 110))
x9 = Input('x9', (U8, [1, 3, 3, 38], 0.5, 100))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 38]), ([-6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1] * 27)[:342], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
c10 = Parameter('c10', (I32, [38]), packed('<i2',
    'c-rGIh-g@G;fI1p!Hfeh1S}FdHr!y)2&h<a;)8@k#)KUYIKc9MA>bbv{09RD2w(&QCNKa1C7mSn'
))
t12 = Output('t12', (U8, [1, 1, 1, 38], 2.0, 110))
x13 = Input('x13', (U8, [1, 3, 3, 40], 0.5, 100))
c15 = Parameter('c15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 40]), ([8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11, -3] * 28)[:360], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
c14 = Parameter('c14', (I32, [40]), packed('<i2',
    'c-niwVGz-<;=&IFkAfKoUI<tubZof6pb=29;KT<Bhl~k39zf;){DpvjVDKLd7$ATV445DQ00Ye@$^'
))
t16 = Output('t16', (U8, [1, 1, 1, 40], 2.0, 110))
x17 = Input('x17', (U8, [1, 3, 3, 42], 0.5, 100))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 42]), ([10, 2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5] * 30)[:378], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c18 = Parameter('c18', (I32, [42]), packed('<i2',
    'c-q_XfWsi7Va0_X3LXVB4!jVsNa)ybgFz#pV!??I5)K&?cEIKT{P_z3|G?ls7%)HpBN#A205br-bt$0'
))
t20 = Output('t20', (U8, [1, 1, 1, 42], 2.0, 110))
x21 = Input('x21', (U8, [1, 3, 3, 44], 0.5, 100))
c23 = Parameter('c23', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 44]), ([-12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7] * 31)[:396], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
c22 = Parameter('c22', (I32, [44]), packed('<i2',
    'c-ot=;{k_3M8k>;KNLI)W*m4SV3E+V;Rb_7K*fR+A0!+yCLqcG`Sa&51pEVo|6srX0gPb41Od#<0DBWFcm'
))
t24 = Output('t24', (U8, [1, 1, 1, 44], 2.0, 110))
x25 = Input('x25', (U8, [1, 3, 3, 46], 0.5, 100))
c27 = Parameter('c27', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 46]), ([1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9] * 32)[:414], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
c26 = Parameter('c26', (I32, [46]), packed('<i2',
    'c-qUDu;T%TK}5rf3qKS*3T7O5Az+cvvEc@TMnJ`a6CWfTGEn6I0Ks1f_y-36!GHk*7{P!E0+^YZ0XX<APX'
))
t28 = Output('t28', (U8, [1, 1, 1, 46], 2.0, 110))
x29 = Input('x29', (U8, [1, 3, 3, 48], 0.5, 100))
c31 = Parameter('c31', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 48]), ([-3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11] * 34)[:432], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c30 = Parameter('c30', (I32, [48]), packed('<i2',
    'c-nKwn6Tpkhe1TciVHs!JPKwUcp+es(6QkLgGNBbf)gJk9MI(dfWTh}_y-36!GHk*7{P!E0+@jS0QYq-CI'
))
t32 = Output('t32', (U8, [1, 1, 1, 48], 2.0, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c2, 2, 1, 1, 1, 1).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c7, c6, 2, 1, 1, 1, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c11, c10, 2, 1, 1, 1, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c15, c14, 2, 1, 1, 1, 1).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c19, c18, 2, 1, 1, 1, 0).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c23, c22, 2, 1, 1, 1, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c27, c26, 2, 1, 1, 1, 1).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c31, c30, 2, 1, 1, 1, 0).To(t32)
Example({
    x1: ([107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102] * 24)[:306],
    t4: packed('<i2',
    'c-qU$!vOh(g$-@xO}*8P6Ki@G)-w<U03HJmz5'
),
    x5: ([91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104] * 25)[:324],
    t8: packed('<i2',
    'c-jkdFb?;$kN5LT3iVEpi_A_;&o9g`Dyu4PXe;mNshP02e)?(#A^-povJV#'
),
    x9: ([111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94] * 27)[:342],
    t12: packed('<i2',
    'c-jjz6b^B<ON{VLjt)-=bxDXy$}6cYs%kE;t}G~Otm<FUJZ(ek0tTW00AUyp*Z'
),
    x13: ([113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108] * 28)[:360],
    t16: packed('<i2',
    'c-qU$!vsY|)pezHJ!KV@g|*Wfrf+JVyS;;fNB{t5DH8|'
),
    x17: ([102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110] * 30)[:378],
    t20: packed('<i2',
    'c-jlHQ3<s(j&!$=4)jhA3rUL&&rVIr%PcOcs4A;#E$f(A-9Noy`nslh+Zl)k03zEFod'
),
    x21: ([104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88] * 31)[:396],
    t24: packed('<i2',
    'c-r$flMAs?kM**Q^K*|4^iGZrPS456&C4&$EiS5TE^U}y(=)$*>fDCu8(QZwkN^OF#u7~'
),
    x25: ([94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101] * 32)[:414],
    t28: packed('<i2',
    'c-qU$!wO3C^YRL+`m5{f%i88NPMldcX+!7A9W4wb0RY$976t'
),
    x29: ([108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97] * 34)[:432],
    t32: packed('<i2',
    'c-r$b6bZ9c3wAS$aWahccTR{8O^Zm*$%@U&Ehs4ND66ln>Y7>EHn)EAvi5m9o0p$pAQ1onTLTm)'
),
}, name='channels_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, t16, x17, t20, x21, t24, x25, t28, x29, t32)).DisableLifeTimeVariation()
