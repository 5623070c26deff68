# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD and what may follow it: every operation after every other.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# ADD, AVERAGE_POOL_2D, QUANTIZE, SPACE_TO_BATCH_ND, GATHER, MUL, GATHER, CONV_2D, CONV_2D,
# CHANNEL_SHUFFLE, SPACE_TO_DEPTH, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c50 = Parameter('c50', (U8, [4], 0.5, 120), [108, 136, 119, 118])
t50 = Internal('t50', (U8, [1, 4, 4, 4], 0.5, 120))
t51 = Internal('t51', (U8, [1, 4, 4, 4], 0.5, 120))
real52 = Internal('real52', (F32, [1, 4, 4, 4]))
t52 = Internal('t52', (U8, [1, 4, 4, 4], 0.5, 120))
block53 = Parameter('block53', (I32, [2]), [2, 2])
none53 = Parameter('none53', (I32, [2, 2]), [0, 0, 0, 0])
many53 = Internal('many53', (U8, [4, 2, 2, 4], 0.5, 120))
t53 = Internal('t53', (U8, [1, 4, 4, 4], 0.5, 120))
places54 = Parameter('places54', (I32, [4]), [2, 0, 3, 1])
t54 = Internal('t54', (U8, [1, 4, 4, 4], 0.5, 120))
c55 = Parameter('c55', (U8, [4], 0.5, 7), [9, 7, 7, 9])
t55 = Internal('t55', (U8, [1, 4, 4, 4], 0.5, 120))
places56 = Parameter('places56', (I32, [4]), [2, 0, 3, 1])
t56 = Internal('t56', (U8, [1, 4, 4, 4], 0.5, 120))
filter57 = Parameter('filter57', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias57 = Parameter('bias57', (I32, [4], 0.5, 0), [0, 8, 0, -4])
t57 = Internal('t57', (U8, [1, 4, 4, 4], 0.5, 120))
filter58 = Parameter('filter58', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias58 = Parameter('bias58', (I32, [4], 0.5, 0), [-8, 12, -12, 8])
t58 = Internal('t58', (U8, [1, 4, 4, 4], 0.5, 120))
t59 = Internal('t59', (U8, [1, 4, 4, 4], 0.5, 120))
deep60 = Internal('deep60', (U8, [1, 2, 2, 16], 0.5, 120))
t60 = Internal('t60', (U8, [1, 4, 4, 4], 0.5, 120))
where61 = Parameter('where61', (I32, [4]), [0, 2, 3, 1])
t61 = Output('t61', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c50, 0).To(t50)
model.Operation('AVERAGE_POOL_2D', t50, 1, 1, 1, 2, 2, 0).To(t51)
model.Operation('DEQUANTIZE', t51).To(real52)
model.Operation('QUANTIZE', real52).To(t52)
model.Operation('SPACE_TO_BATCH_ND', t52, block53, none53).To(many53)
model.Operation('BATCH_TO_SPACE_ND', many53, block53).To(t53)
model.Operation('GATHER', t53, 1, places54).To(t54)
model.Operation('MUL', t54, c55, 0).To(t55)
model.Operation('GATHER', t55, 3, places56).To(t56)
model.Operation('CONV_2D', t56, filter57, bias57, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', t57, filter58, bias58, 1, 1, 1, 0).To(t58)
model.Operation('CHANNEL_SHUFFLE', t58, 2, 3).To(t59)
model.Operation('SPACE_TO_DEPTH', t59, 2).To(deep60)
model.Operation('DEPTH_TO_SPACE', deep60, 2).To(t60)
model.Operation('TRANSPOSE', t60, where61).To(t61)
Example({
    input: packed('<i2',
    'c-otmw;*d(P*PTC|MudZ`2~KSPJt5&Vm8<&`NnsIxbI3?zh>L!2<M27`O~&~RcGf-*|%qP^wyLNPn(e9km`-j3m7N_0B0Q@O#'
),
    t61: packed('<i2',
    'c-ku{C@9DQf*v5K0RkYmAS=qHWO>`63K-un$|0hurlAVPPm9e-smV(QacdYT1ONd99T)'
),
}, name='of_5').AddVariations(signed(input, c50, t50, t51, t52, many53, t53, t54, c55, t55, t56, filter57, t57, filter58, t58, t59, deep60, t60, t61)).DisableLifeTimeVariation()

# ADD, CONV_2D, TRANSPOSE, RELU, CONV_2D, SPLIT, AVERAGE_POOL_2D, MUL, SPACE_TO_BATCH_ND,
# SPACE_TO_DEPTH, QUANTIZE, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c260 = Parameter('c260', (U8, [4], 0.5, 120), [120, 137, 138, 123])
t260 = Internal('t260', (U8, [1, 4, 4, 4], 0.5, 120))
filter261 = Parameter('filter261', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias261 = Parameter('bias261', (I32, [4], 0.5, 0), [4, 12, -8, -8])
t261 = Internal('t261', (U8, [1, 4, 4, 4], 0.5, 120))
where262 = Parameter('where262', (I32, [4]), [0, 2, 3, 1])
t262 = Internal('t262', (U8, [1, 4, 4, 4], 0.5, 120))
t263 = Internal('t263', (U8, [1, 4, 4, 4], 0.5, 120))
filter264 = Parameter('filter264', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias264 = Parameter('bias264', (I32, [4], 0.5, 0), [0, 12, -8, -12])
t264 = Internal('t264', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_265 = Internal('part_0_265', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_265 = Internal('part_1_265', (U8, [1, 4, 4, 2], 0.5, 120))
t265 = Internal('t265', (U8, [1, 4, 4, 4], 0.5, 120))
t266 = Internal('t266', (U8, [1, 4, 4, 4], 0.5, 120))
c267 = Parameter('c267', (U8, [4], 0.5, 7), [5, 9, 9, 5])
t267 = Internal('t267', (U8, [1, 4, 4, 4], 0.5, 120))
block268 = Parameter('block268', (I32, [2]), [2, 2])
none268 = Parameter('none268', (I32, [2, 2]), [0, 0, 0, 0])
many268 = Internal('many268', (U8, [4, 2, 2, 4], 0.5, 120))
t268 = Internal('t268', (U8, [1, 4, 4, 4], 0.5, 120))
deep269 = Internal('deep269', (U8, [1, 2, 2, 16], 0.5, 120))
t269 = Internal('t269', (U8, [1, 4, 4, 4], 0.5, 120))
real270 = Internal('real270', (F32, [1, 4, 4, 4]))
t270 = Internal('t270', (U8, [1, 4, 4, 4], 0.5, 120))
deep271 = Internal('deep271', (U8, [1, 2, 2, 16], 0.5, 120))
t271 = Output('t271', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c260, 0).To(t260)
model.Operation('CONV_2D', t260, filter261, bias261, 1, 1, 1, 0).To(t261)
model.Operation('TRANSPOSE', t261, where262).To(t262)
model.Operation('RELU', t262).To(t263)
model.Operation('CONV_2D', t263, filter264, bias264, 1, 1, 1, 0).To(t264)
model.Operation('SPLIT', t264, 3, 2).To(part_0_265, part_1_265)
model.Operation('CONCATENATION', part_1_265, part_0_265, 3).To(t265)
model.Operation('AVERAGE_POOL_2D', t265, 1, 1, 1, 2, 2, 0).To(t266)
model.Operation('MUL', t266, c267, 0).To(t267)
model.Operation('SPACE_TO_BATCH_ND', t267, block268, none268).To(many268)
model.Operation('BATCH_TO_SPACE_ND', many268, block268).To(t268)
model.Operation('SPACE_TO_DEPTH', t268, 2).To(deep269)
model.Operation('DEPTH_TO_SPACE', deep269, 2).To(t269)
model.Operation('DEQUANTIZE', t269).To(real270)
model.Operation('QUANTIZE', real270).To(t270)
model.Operation('SPACE_TO_DEPTH', t270, 2).To(deep271)
model.Operation('DEPTH_TO_SPACE', deep271, 2).To(t271)
Example({
    input: packed('<i2',
    'c-phy)Y05O#m=^<J$$B%Lwia`QF}ys<E}m4rM)XW=k1Hi?JMf{wBP9FRK9ptU{$)$&fKo#Ig@7fb-BjnuZr2YgMmT-0BA}cfd'
),
    t271: packed('<i2',
    'c-pJ4t4zypn-rU0Jw3Lrsx`i$y*|Bo*5Zi735%U$CbU{M)YRuxcFu^2Zk_1p(o|vAP+pN!RNfaKp3~>=om1h<Kp_AC^xz!9'
),
}, name='of_26').AddVariations(signed(input, c260, t260, filter261, t261, t262, t263, filter264, t264, part_0_265, part_1_265, t265, t266, c267, t267, many268, t268, deep269, t269, t270, deep271, t271)).DisableLifeTimeVariation()

# ADD, PAD, PAD, CHANNEL_SHUFFLE, MUL, AVERAGE_POOL_2D, SPACE_TO_BATCH_ND, RELU6, RELU6, QUANTIZE,
# RESHAPE, SELECT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c270 = Parameter('c270', (U8, [4], 0.5, 120), [100, 129, 130, 108])
t270 = Output('t270', (U8, [1, 4, 4, 4], 0.5, 120))
sides271 = Parameter('sides271', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide271 = Internal('wide271', (U8, [1, 7, 5, 5], 0.5, 120))
begin271 = Parameter('begin271', (I32, [4]), [0, 2, 1, 0])
size271 = Parameter('size271', (I32, [4]), [1, 4, 4, 4])
t271 = Output('t271', (U8, [1, 4, 4, 4], 0.5, 120))
sides272 = Parameter('sides272', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide272 = Internal('wide272', (U8, [1, 7, 5, 5], 0.5, 120))
begin272 = Parameter('begin272', (I32, [4]), [0, 2, 1, 0])
size272 = Parameter('size272', (I32, [4]), [1, 4, 4, 4])
t272 = Output('t272', (U8, [1, 4, 4, 4], 0.5, 120))
t273 = Output('t273', (U8, [1, 4, 4, 4], 0.5, 120))
c274 = Parameter('c274', (U8, [4], 0.5, 7), [9, 5, 7, 5])
t274 = Output('t274', (U8, [1, 4, 4, 4], 0.5, 120))
t275 = Output('t275', (U8, [1, 4, 4, 4], 0.5, 120))
block276 = Parameter('block276', (I32, [2]), [2, 2])
none276 = Parameter('none276', (I32, [2, 2]), [0, 0, 0, 0])
many276 = Internal('many276', (U8, [4, 2, 2, 4], 0.5, 120))
t276 = Output('t276', (U8, [1, 4, 4, 4], 0.5, 120))
t277 = Output('t277', (U8, [1, 4, 4, 4], 0.5, 120))
t278 = Output('t278', (U8, [1, 4, 4, 4], 0.5, 120))
real279 = Internal('real279', (F32, [1, 4, 4, 4]))
t279 = Output('t279', (U8, [1, 4, 4, 4], 0.5, 120))
where280 = Parameter('where280', (I32, [4]), [1, 4, 4, 4])
t280 = Output('t280', (U8, [1, 4, 4, 4], 0.5, 120))
choice281 = Parameter('choice281', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMBjW1_lrY0SF%^0>lUfj1UY~1mQC<0ssWG03-'
))
other281 = Parameter('other281', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTfJY#WPR@Kt3>Yl6xA<KHo17@aVq^?X$s$7;+u&BDPtFSvat-B{IwX!I!W^%y1l~qmcoxu}UB)9d~OkNe(!ayMa00@5{-2'
))
t281 = Output('t281', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c270, 0).To(t270)
model.Operation('PAD', t270, sides271).To(wide271)
model.Operation('SLICE', wide271, begin271, size271).To(t271)
model.Operation('PAD', t271, sides272).To(wide272)
model.Operation('SLICE', wide272, begin272, size272).To(t272)
model.Operation('CHANNEL_SHUFFLE', t272, 2, 3).To(t273)
model.Operation('MUL', t273, c274, 0).To(t274)
model.Operation('AVERAGE_POOL_2D', t274, 1, 1, 1, 2, 2, 0).To(t275)
model.Operation('SPACE_TO_BATCH_ND', t275, block276, none276).To(many276)
model.Operation('BATCH_TO_SPACE_ND', many276, block276).To(t276)
model.Operation('RELU6', t276).To(t277)
model.Operation('RELU6', t277).To(t278)
model.Operation('DEQUANTIZE', t278).To(real279)
model.Operation('QUANTIZE', real279).To(t279)
model.Operation('RESHAPE', t279, where280).To(t280)
model.Operation('SELECT', choice281, t280, other281).To(t281)
Example({
    input: packed('<i2',
    'c-q_QJu7?0nrho@TRZ!%P3@UB9aAPQn!2moZe8J|rkskDt&?kmn(}v-`tO|P*Ba5*xWZ>^Y<)&c(VWhe*&)4t=?oMC0KgU>D*'
),
    t270: packed('<i2',
    'c-mVSvLwD`YpY?nn}>1P?uoG)6X&(|%{x-BwY|D6ue2#*;hc82yo#fl)`u226(&w7of5h~FuSlXtz**Wc!y~b(F_y<0C46WTL'
),
    t271: packed('<i2',
    'c-pJzn|Gu_YkPG?UTISW2;@~9t*}0{prSBw0+^p&*jLdpX>*0cw1^5UfPq2)0LwWa82'
),
    t272: packed('<i2',
    'c-pI|us&2#QJ7c(2OX0tDjcR&5D6G41OQJQ9sm'
),
    t273: packed('<i2',
    'c-pJ5t~gXtSdmx(105BUDjX`NRS*dnC<FjbupR&'
),
    t274: packed('<i2',
    'c-pJjTA^1_U(sIy0~r-@6&os|Du@IO6aoNInjQi'
),
    t275: packed('<i2',
    'c-pI&ToGH*QBhU_15FiK6>Sv-6+{9C3IPCE3my>'
),
    t276: packed('<i2',
    'c-pI&ToGH*QBhU_15FiK6>Sv-6+{9C3IPCE3my>'
),
    t277: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t278: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t279: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t280: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t281: packed('<i2',
    'c-qTvnNd;EQn9qFq9SWS$g-aDrkNmqMMdSZii$<m6%~aQxj<e;Y9)}E48&Cx?VZ6DE0WuQ>{Wpk3={$Y;^!Y>'
),
}, name='of_27').AddVariations(signed(input, c270, t270, wide271, t271, wide272, t272, t273, c274, t274, t275, many276, t276, t277, t278, t279, t280, other281, t281)).DisableLifeTimeVariation()
