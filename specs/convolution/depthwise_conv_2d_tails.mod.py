# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what blocks of channels leave over.

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

# Many numbers of channels.
# Expected values: float64 formula.
input_0 = Input('input_0', (F32, [1, 3, 3, 33]))
filter_0 = Parameter('filter_0', (F32, [1, 3, 3, 33]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:297])
bias_0 = Parameter('bias_0', (F32, [33]), packed('|i1',
    'c-jFW0N(%b@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?wjDQdU', 1.0
))
output_0 = Output('output_0', (F32, [1, 1, 1, 33]))
input_2 = Input('input_2', (F32, [1, 3, 3, 35]))
filter_2 = Parameter('filter_2', (F32, [1, 3, 3, 35]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 25)[:315])
bias_2 = Parameter('bias_2', (F32, [35]), packed('|i1',
    'c-jFY0NnrY@bU8V^!4`l`1$(#{Qds_009C61O)~M2nh-c3=Iws5D~pV5di', 1.0
))
output_2 = Output('output_2', (F32, [1, 1, 1, 35]))
input_4 = Input('input_4', (F32, [1, 3, 3, 37]))
filter_4 = Parameter('filter_4', (F32, [1, 3, 3, 37]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 26)[:333])
bias_4 = Parameter('bias_4', (F32, [37]), packed('|i1',
    'c-jFa0NVfV@9^>R^Yr!h_xSnx`~3a>{{R630|W&I2M7rY3k(eo4-gR&@VXKK', 1.0
))
output_4 = Output('output_4', (F32, [1, 1, 1, 37]))
input_6 = Input('input_6', (F32, [1, 3, 3, 39]))
filter_6 = Parameter('filter_6', (F32, [1, 3, 3, 39]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 27)[:351])
bias_6 = Parameter('bias_6', (F32, [39]), packed('|i1',
    'c-jFc0NDTS?(gvN^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i69!5)&r*69E', 1.0
))
output_6 = Output('output_6', (F32, [1, 1, 1, 39]))
input_8 = Input('input_8', (F32, [1, 3, 3, 41]))
filter_8 = Parameter('filter_8', (F32, [1, 3, 3, 41]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 29)[:369])
bias_8 = Parameter('bias_8', (F32, [41]), packed('|i1',
    'c-jFe0M`HP?e6dJ@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?w5fT#=U)vM`', 1.0
))
output_8 = Output('output_8', (F32, [1, 1, 1, 41]))
input_10 = Input('input_10', (F32, [1, 3, 3, 43]))
filter_10 = Parameter('filter_10', (F32, [1, 3, 3, 43]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 30)[:387])
bias_10 = Parameter('bias_10', (F32, [43]), packed('|i1',
    'c-jFg0M!5M?CtLF@bU8V^!4`l`1$(#{Qds_009C61O)~M2nh-c3=Iws5D^j+6cw9m6#)', 1.0
))
output_10 = Output('output_10', (F32, [1, 1, 1, 43]))
input_12 = Input('input_12', (F32, [1, 3, 3, 45]))
filter_12 = Parameter('filter_12', (F32, [1, 3, 3, 45]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 32)[:405])
bias_12 = Parameter('bias_12', (F32, [45]), packed('|i1',
    'c-jFi0Mh^J>+J3B@9^>R^Yr!h_xSnx`~3a>{{R630|W&I2M7rY3k(eo4-gR&6BHE|*`*c%', 1.0
))
output_12 = Output('output_12', (F32, [1, 1, 1, 45]))
input_14 = Input('input_14', (F32, [1, 3, 3, 47]))
filter_14 = Parameter('filter_14', (F32, [1, 3, 3, 47]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 33)[:423])
bias_14 = Parameter('bias_14', (F32, [47]), packed('|i1',
    'c-jFk0MP&G>g(+7?(gvN^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i69!5)%{^78e?n7Xb', 1.0
))
output_14 = Output('output_14', (F32, [1, 1, 1, 47]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 1, 0).To(output_0)
model.Operation('DEPTHWISE_CONV_2D', input_2, filter_2, bias_2, 2, 1, 1, 1, 0).To(output_2)
model.Operation('DEPTHWISE_CONV_2D', input_4, filter_4, bias_4, 2, 1, 1, 1, 1).To(output_4)
model.Operation('DEPTHWISE_CONV_2D', input_6, filter_6, bias_6, 2, 1, 1, 1, 0).To(output_6)
model.Operation('DEPTHWISE_CONV_2D', input_8, filter_8, bias_8, 2, 1, 1, 1, 0).To(output_8)
model.Operation('DEPTHWISE_CONV_2D', input_10, filter_10, bias_10, 2, 1, 1, 1, 1).To(output_10)
model.Operation('DEPTHWISE_CONV_2D', input_12, filter_12, bias_12, 2, 1, 1, 1, 0).To(output_12)
model.Operation('DEPTHWISE_CONV_2D', input_14, filter_14, bias_14, 2, 1, 1, 1, 0).To(output_14)
Example({
    input_0: ([-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0] * 23)[:297],
    output_0: packed('<i2',
    'c-kv%eVkr%#5L|HtIMyVrb!=4IxhxgUlIyrukWA#w{hCN`2YX^Gcf#zlW-1P3;^SyCsh', 1.0
),
    input_2: ([8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0] * 25)[:315],
    output_2: packed('<i2',
    'c-q^!Yk?Evhe#P^p8T?-$BwV{=lh$cX&_nCeChI)T`|&J#b&nu|Nm!T0AV2UACtoX!~n^9BZd', 1.0
),
    input_4: ([10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0] * 26)[:333],
    output_4: packed('|i1',
    'c-m8o^kaYledDxfILF4JI0ME807T*gNB', 1.0
),
    input_6: ([-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0] * 27)[:351],
    output_6: packed('<i2',
    'c-s4Ew|f5W1*c@@+V5Ob&gQ*i&55<wHCOo@+u0%<adhX^T~ExmM_xWQ@z1}1|NsB}_n(=Gk%8eaP7VM&b}mi', 1.0
),
    input_8: ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 29)[:369],
    output_8: packed('<i2',
    'c-phSy-7tQI$+^L-(%Ldd|vD~G|h-z_b%$P$MeXqXY8Cxvv&VZe-Qd5jp_gY{|rFz9|mx77yxqgF^>', 1.0
),
    input_10: ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 30)[:387],
    output_10: packed('|i1',
    'c-muN5SC(Q00TEx1_lLn0SG5ph>=0pL>9tHkmqBtas&V@jRL;', 1.0
),
    input_12: ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 32)[:405],
    output_12: packed('<i2',
    'c-pJGlTf<XE_~lV+t1n6-7j;SPI;%C=JsN!=$P@Xs{eXK;SGs!-qxv0ncL?)N&Wwyf#E+0KuHD&$$-uQlK}PpGwc', 1.0
),
    input_14: ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 33)[:423],
    output_14: packed('<i2',
    'c-lL~n9{ao>$W+IU0FVVzs^@U`QV|$D>noQGO#?6u3K>K{Dp0M<K=h-KWcQZy?y8I;r|T(A%FqIKyZLuY#abAXgXB', 1.0
),
}, name='real').AddVariations('float16').DisableLifeTimeVariation()

# Many numbers of channels.
# Expected values: float64 formula.
input_1 = Input('input_1', (U8, [1, 3, 3, 34], 0.5, 100))
filter_1 = Parameter('filter_1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 34]), ([2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10] * 24)[:306], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_1 = Parameter('bias_1', (I32, [34]), packed('<i2',
    'c-o6-SaIQpf=9uO11|(D5;`{AV9*GtSa9NlghR%J9S=ARA{zdJz&|kf4+abnzz7CRKmY&@7a>L'
))
output_1 = Output('output_1', (U8, [1, 1, 1, 34], 2.0, 110))
input_3 = Input('input_3', (U8, [1, 3, 3, 36], 0.5, 100))
filter_3 = Parameter('filter_3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 36]), ([4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12] * 25)[:324], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_3 = Parameter('bias_3', (I32, [36]), packed('<i2',
    'c-k|FXjpOKhk{4Ji~}zOED}04++ffMs912~gM>rIgdGn!41n@~!QdYl{09RD2w(&QCJ+Dsm~JB-'
))
output_3 = Output('output_3', (U8, [1, 1, 1, 36], 2.0, 110))
input_5 = Input('input_5', (U8, [1, 3, 3, 38], 0.5, 100))
filter_5 = Parameter('filter_5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 38]), ([-6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1] * 27)[:342], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_5 = Parameter('bias_5', (I32, [38]), packed('<i2',
    'c-rGIh-g@G;fI1p!Hfeh1S}FdHr!y)2&h<a;)8@k#)KUYIKc9MA>bbv{09RD2w(&QCNKa1C7mSn'
))
output_5 = Output('output_5', (U8, [1, 1, 1, 38], 2.0, 110))
input_7 = Input('input_7', (U8, [1, 3, 3, 40], 0.5, 100))
filter_7 = Parameter('filter_7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 40]), ([8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11, -3] * 28)[:360], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_7 = Parameter('bias_7', (I32, [40]), packed('<i2',
    'c-niwVGz-<;=&IFkAfKoUI<tubZof6pb=29;KT<Bhl~k39zf;){DpvjVDKLd7$ATV445DQ00Ye@$^'
))
output_7 = Output('output_7', (U8, [1, 1, 1, 40], 2.0, 110))
input_9 = Input('input_9', (U8, [1, 3, 3, 42], 0.5, 100))
filter_9 = Parameter('filter_9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 42]), ([10, 2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5] * 30)[:378], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_9 = Parameter('bias_9', (I32, [42]), packed('<i2',
    'c-q_XfWsi7Va0_X3LXVB4!jVsNa)ybgFz#pV!??I5)K&?cEIKT{P_z3|G?ls7%)HpBN#A205br-bt$0'
))
output_9 = Output('output_9', (U8, [1, 1, 1, 42], 2.0, 110))
input_11 = Input('input_11', (U8, [1, 3, 3, 44], 0.5, 100))
filter_11 = Parameter('filter_11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 44]), ([-12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7] * 31)[:396], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_11 = Parameter('bias_11', (I32, [44]), packed('<i2',
    'c-ot=;{k_3M8k>;KNLI)W*m4SV3E+V;Rb_7K*fR+A0!+yCLqcG`Sa&51pEVo|6srX0gPb41Od#<0DBWFcm'
))
output_11 = Output('output_11', (U8, [1, 1, 1, 44], 2.0, 110))
input_13 = Input('input_13', (U8, [1, 3, 3, 46], 0.5, 100))
filter_13 = Parameter('filter_13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 46]), ([1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9] * 32)[:414], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_13 = Parameter('bias_13', (I32, [46]), packed('<i2',
    'c-qUDu;T%TK}5rf3qKS*3T7O5Az+cvvEc@TMnJ`a6CWfTGEn6I0Ks1f_y-36!GHk*7{P!E0+^YZ0XX<APX'
))
output_13 = Output('output_13', (U8, [1, 1, 1, 46], 2.0, 110))
input_15 = Input('input_15', (U8, [1, 3, 3, 48], 0.5, 100))
filter_15 = Parameter('filter_15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 48]), ([-3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11] * 34)[:432], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_15 = Parameter('bias_15', (I32, [48]), packed('<i2',
    'c-nKwn6Tpkhe1TciVHs!JPKwUcp+es(6QkLgGNBbf)gJk9MI(dfWTh}_y-36!GHk*7{P!E0+@jS0QYq-CI'
))
output_15 = Output('output_15', (U8, [1, 1, 1, 48], 2.0, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1, 1).To(output_1)
model.Operation('DEPTHWISE_CONV_2D', input_3, filter_3, bias_3, 2, 1, 1, 1, 0).To(output_3)
model.Operation('DEPTHWISE_CONV_2D', input_5, filter_5, bias_5, 2, 1, 1, 1, 0).To(output_5)
model.Operation('DEPTHWISE_CONV_2D', input_7, filter_7, bias_7, 2, 1, 1, 1, 1).To(output_7)
model.Operation('DEPTHWISE_CONV_2D', input_9, filter_9, bias_9, 2, 1, 1, 1, 0).To(output_9)
model.Operation('DEPTHWISE_CONV_2D', input_11, filter_11, bias_11, 2, 1, 1, 1, 0).To(output_11)
model.Operation('DEPTHWISE_CONV_2D', input_13, filter_13, bias_13, 2, 1, 1, 1, 1).To(output_13)
model.Operation('DEPTHWISE_CONV_2D', input_15, filter_15, bias_15, 2, 1, 1, 1, 0).To(output_15)
Example({
    input_1: ([107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102] * 24)[:306],
    output_1: packed('<i2',
    'c-qU$!vOh(g$-@xO}*8P6Ki@G)-w<U03HJmz5'
),
    input_3: ([91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104] * 25)[:324],
    output_3: packed('<i2',
    'c-jkdFb?;$kN5LT3iVEpi_A_;&o9g`Dyu4PXe;mNshP02e)?(#A^-povJV#'
),
    input_5: ([111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94] * 27)[:342],
    output_5: packed('<i2',
    'c-jjz6b^B<ON{VLjt)-=bxDXy$}6cYs%kE;t}G~Otm<FUJZ(ek0tTW00AUyp*Z'
),
    input_7: ([113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108] * 28)[:360],
    output_7: packed('<i2',
    'c-qU$!vsY|)pezHJ!KV@g|*Wfrf+JVyS;;fNB{t5DH8|'
),
    input_9: ([102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110] * 30)[:378],
    output_9: packed('<i2',
    'c-jlHQ3<s(j&!$=4)jhA3rUL&&rVIr%PcOcs4A;#E$f(A-9Noy`nslh+Zl)k03zEFod'
),
    input_11: ([104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88] * 31)[:396],
    output_11: packed('<i2',
    'c-r$flMAs?kM**Q^K*|4^iGZrPS456&C4&$EiS5TE^U}y(=)$*>fDCu8(QZwkN^OF#u7~'
),
    input_13: ([94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101] * 32)[:414],
    output_13: packed('<i2',
    'c-qU$!wO3C^YRL+`m5{f%i88NPMldcX+!7A9W4wb0RY$976t'
),
    input_15: ([108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97] * 34)[:432],
    output_15: packed('<i2',
    'c-r$b6bZ9c3wAS$aWahccTR{8O^Zm*$%@U&Ehs4ND66ln>Y7>EHn)EAvi5m9o0p$pAQ1onTLTm)'
),
}, name='channel').AddVariations(signed(input_1, output_1, input_3, output_3, input_5, output_5, input_7, output_7, input_9, output_9, input_11, output_11, input_13, output_13, input_15, output_15)).DisableLifeTimeVariation()
