# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD and what may follow it: every operation after every other.

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

# PAD, AVERAGE_POOL_2D, CHANNEL_SHUFFLE, RESHAPE, ADD, RELU6, DEPTHWISE_CONV_2D, GATHER, RELU,
# MINIMUM, SPACE_TO_BATCH_ND, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
sides80 = Parameter('sides80', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide80 = Internal('wide80', (U8, [1, 7, 5, 5], 0.5, 120))
begin80 = Parameter('begin80', (I32, [4]), [0, 2, 1, 0])
size80 = Parameter('size80', (I32, [4]), [1, 4, 4, 4])
t80 = Internal('t80', (U8, [1, 4, 4, 4], 0.5, 120))
t81 = Internal('t81', (U8, [1, 4, 4, 4], 0.5, 120))
t82 = Internal('t82', (U8, [1, 4, 4, 4], 0.5, 120))
where83 = Parameter('where83', (I32, [4]), [1, 4, 4, 4])
t83 = Internal('t83', (U8, [1, 4, 4, 4], 0.5, 120))
c84 = Parameter('c84', (U8, [4], 0.5, 120), [115, 130, 133, 111])
t84 = Internal('t84', (U8, [1, 4, 4, 4], 0.5, 120))
t85 = Internal('t85', (U8, [1, 4, 4, 4], 0.5, 120))
filter86 = Parameter('filter86', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias86 = Parameter('bias86', (I32, [4], 0.5, 0), [-4, 0, 12, 8])
t86 = Internal('t86', (U8, [1, 4, 4, 4], 0.5, 120))
places87 = Parameter('places87', (I32, [4]), [2, 0, 3, 1])
t87 = Internal('t87', (U8, [1, 4, 4, 4], 0.5, 120))
t88 = Internal('t88', (U8, [1, 4, 4, 4], 0.5, 120))
c89 = Parameter('c89', (U8, [4], 0.5, 120), [118, 100, 121, 117])
t89 = Internal('t89', (U8, [1, 4, 4, 4], 0.5, 120))
block90 = Parameter('block90', (I32, [2]), [2, 2])
none90 = Parameter('none90', (I32, [2, 2]), [0, 0, 0, 0])
many90 = Internal('many90', (U8, [4, 2, 2, 4], 0.5, 120))
t90 = Internal('t90', (U8, [1, 4, 4, 4], 0.5, 120))
t91 = Output('t91', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides80).To(wide80)
model.Operation('SLICE', wide80, begin80, size80).To(t80)
model.Operation('AVERAGE_POOL_2D', t80, 1, 1, 1, 2, 2, 0).To(t81)
model.Operation('CHANNEL_SHUFFLE', t81, 2, 3).To(t82)
model.Operation('RESHAPE', t82, where83).To(t83)
model.Operation('ADD', t83, c84, 0).To(t84)
model.Operation('RELU6', t84).To(t85)
model.Operation('DEPTHWISE_CONV_2D', t85, filter86, bias86, 1, 1, 1, 1, 0).To(t86)
model.Operation('GATHER', t86, 1, places87).To(t87)
model.Operation('RELU', t87).To(t88)
model.Operation('MINIMUM', t88, c89).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, block90, none90).To(many90)
model.Operation('BATCH_TO_SPACE_ND', many90, block90).To(t90)
model.Operation('CHANNEL_SHUFFLE', t90, 2, 3).To(t91)
Example({
    input: packed('<i2',
    'c-jjLo3=D)mwnpqBAc!K>8oqgl6!3&x6KV-oV;qMhfn0{^#!>B-EA4!TQU*?H#^$I?%kbRwIq7-y7<D7>HBPB>li2m0Ea0am;'
),
    t91: ([118, 121, 100, 117] * 16)[:64],
}, name='of_8').AddVariations(signed(input, wide80, t80, t81, t82, t83, c84, t84, t85, filter86, t86, t87, t88, c89, t89, many90, t90, t91)).DisableLifeTimeVariation()

# PAD, SELECT, ADD, RESHAPE, AVERAGE_POOL_2D, SELECT, MAX_POOL_2D, RELU6, CHANNEL_SHUFFLE,
# QUANTIZE, SELECT, RELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
sides150 = Parameter('sides150', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide150 = Internal('wide150', (U8, [1, 7, 5, 5], 0.5, 120))
begin150 = Parameter('begin150', (I32, [4]), [0, 2, 1, 0])
size150 = Parameter('size150', (I32, [4]), [1, 4, 4, 4])
t150 = Output('t150', (U8, [1, 4, 4, 4], 0.5, 120))
choice151 = Parameter('choice151', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpJu01=E}z`y|FF+gcBgAoc5;vfi-U<3dJuK*$'
))
other151 = Parameter('other151', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-osdC$zq^GJR$0jP}}9Q<|ciN}4*Wsw1P5XU9*hn_Lw*Yx30j^Oi1~Kcj8V)a2OA1-bQg&8d}HK?Mt=o3m?k3m7N_029a`-~'
))
t151 = Output('t151', (U8, [1, 4, 4, 4], 0.5, 120))
c152 = Parameter('c152', (U8, [4], 0.5, 120), [103, 134, 110, 108])
t152 = Output('t152', (U8, [1, 4, 4, 4], 0.5, 120))
where153 = Parameter('where153', (I32, [4]), [1, 4, 4, 4])
t153 = Output('t153', (U8, [1, 4, 4, 4], 0.5, 120))
t154 = Output('t154', (U8, [1, 4, 4, 4], 0.5, 120))
choice155 = Parameter('choice155', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB@`SfKUt&!~o_pzz7Bgh&+r!(gFYk{{ST'
))
other155 = Parameter('other155', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mXiv1(aiPWz0MB^8rrRu-<Bv#KStAaiA1Ls>w{s>aC5hV=BtSqtNvrmaY?iVAN^t5}&A-<uZ|RzJBqr8u}OfPq2)00c}QTm'
))
t155 = Output('t155', (U8, [1, 4, 4, 4], 0.5, 120))
t156 = Output('t156', (U8, [1, 4, 4, 4], 0.5, 120))
t157 = Output('t157', (U8, [1, 4, 4, 4], 0.5, 120))
t158 = Output('t158', (U8, [1, 4, 4, 4], 0.5, 120))
real159 = Internal('real159', (F32, [1, 4, 4, 4]))
t159 = Output('t159', (U8, [1, 4, 4, 4], 0.5, 120))
choice160 = Parameter('choice160', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1OWyHAO?~k8bmQdX^<Er7(#@=YN1?+1ONnd03r'
))
other160 = Parameter('other160', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l*DUQ$!OyuB<iwW26{R!@9#cxZJ^Q9@kil7^_p?%7N0g9Gzs<ku&pbk2yGQyDh7Cp)7&Zsq)$-OXjoCoNjq#y}we0GD<j5C'
))
t160 = Output('t160', (U8, [1, 4, 4, 4], 0.5, 120))
t161 = Output('t161', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides150).To(wide150)
model.Operation('SLICE', wide150, begin150, size150).To(t150)
model.Operation('SELECT', choice151, t150, other151).To(t151)
model.Operation('ADD', t151, c152, 0).To(t152)
model.Operation('RESHAPE', t152, where153).To(t153)
model.Operation('AVERAGE_POOL_2D', t153, 1, 1, 1, 2, 2, 0).To(t154)
model.Operation('SELECT', choice155, t154, other155).To(t155)
model.Operation('MAX_POOL_2D', t155, 1, 1, 1, 3, 2, 0).To(t156)
model.Operation('RELU6', t156).To(t157)
model.Operation('CHANNEL_SHUFFLE', t157, 2, 3).To(t158)
model.Operation('DEQUANTIZE', t158).To(real159)
model.Operation('QUANTIZE', real159).To(t159)
model.Operation('SELECT', choice160, t159, other160).To(t160)
model.Operation('RELU', t160).To(t161)
Example({
    input: packed('<i2',
    'c-q_Cx+$P{;@*x3o5uV|#}!^110u2-w-&ApvtK`}a7ER|r8Wy^m3g;0@7v?GXIW-;?dtMX4inc-=xB{u85g{A(jo>50RS&UAbJ'
),
    t150: packed('<i2',
    'c-pII+*()>X1~6oa79%G2$XrZRqWg2Rk18H8_b`$c0xsK%*u-3m6Iy400s&H0M7m&LI'
),
    t151: packed('<i2',
    'c-ouTxV5me(tdr#j1^TCK+sgu)LF4F(kpp({6ru(uwwGm3G-T)t(*}&XKF=7W<_p&U2{ccMNmaWbaO>*MFj(e0004mAEp'
),
    t152: packed('<i2',
    'c-m{|U!7XfZn`*q*}S~;w!ECeri$A1GyZl#D??j>eAo1a-7US7=ge(SoYa}#7M~N-TT-6hp68a{7FeF%otMKvApihs^&S='
),
    t153: packed('<i2',
    'c-m{|U!7XfZn`*q*}S~;w!ECeri$A1GyZl#D??j>eAo1a-7US7=ge(SoYa}#7M~N-TT-6hp68a{7FeF%otMKvApihs^&S='
),
    t154: packed('<i2',
    'c-kwOnN^s!GOjdfdP!z_TV6!*!kY5pStV6jZMg;MZD|pClbXsa8>%bw>vGD{JJWI!y9(pd+vDTXJL3z}yYq4wC<Fi!iXAo'
),
    t155: packed('<i2',
    'c-kwOxvH>mWn5{}l9I{kZF#GT7q*laXRfSjXbUJ<)tFY9m!4ieYhiq4{)(Kc^zgKtimtr4-n{s*^v?Lg;_k8>1_}WHoJ$^e'
),
    t156: packed('<i2',
    'c-kvjxvHvR<*Lc6R<2yNYDvkeSqoQI&04XtY84pgRLxqLS2=4%9#E{Tsu+lSyYk|IxUjdotgsk}87Kq*mB}M;'
),
    t157: packed('<i2',
    'c-pIIX{l;xfq@DTQH8)2AY2Kht12LL1q=iE6$}&t019;<)&'
),
    t158: packed('<i2',
    'c-pIIX{l;xfr1J!Sp~-xU|b2Mt12Kg90K_j3={$Y3H=||'
),
    t159: packed('<i2',
    'c-pIIX{l;xfr1J!Sp~-xU|b2Mt12Kg90K_j3={$Y3H=||'
),
    t160: packed('<i2',
    'c-l*DX{l;xX)kMOsc6Zb)f3;+(o$Vh)Dj1zqZ+$sSJel%<hA6tB&1Z#sH&)FscNansEDhWKeMH|tYT8d(h3F&0RX@>A2t'
),
    t161: packed('<i2',
    'c-p1LF%CdL6h%?XzWF4`+(bd8GNw@3r$1}(UU3f^iyMmEN7ivlW?A<Zb9WxD0HX_@YJroN;paXkkRU+'
),
}, name='of_15').AddVariations(signed(input, wide150, t150, other151, t151, c152, t152, t153, t154, other155, t155, t156, t157, t158, t159, other160, t160, t161)).DisableLifeTimeVariation()

# PAD, RELU, MAX_POOL_2D, CHANNEL_SHUFFLE, PRELU, DEPTHWISE_CONV_2D, MINIMUM, RELU6, MAXIMUM,
# DEPTHWISE_CONV_2D, RESHAPE, RESHAPE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
sides160 = Parameter('sides160', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide160 = Internal('wide160', (U8, [1, 7, 5, 5], 0.5, 120))
begin160 = Parameter('begin160', (I32, [4]), [0, 2, 1, 0])
size160 = Parameter('size160', (I32, [4]), [1, 4, 4, 4])
t160 = Internal('t160', (U8, [1, 4, 4, 4], 0.5, 120))
t161 = Internal('t161', (U8, [1, 4, 4, 4], 0.5, 120))
t162 = Internal('t162', (U8, [1, 4, 4, 4], 0.5, 120))
t163 = Internal('t163', (U8, [1, 4, 4, 4], 0.5, 120))
c164 = Parameter('c164', (U8, [4], 0.015625, 128), [90, 96, 150, 175])
t164 = Internal('t164', (U8, [1, 4, 4, 4], 0.5, 120))
filter165 = Parameter('filter165', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias165 = Parameter('bias165', (I32, [4], 0.5, 0), [4, -4, 8, 12])
t165 = Internal('t165', (U8, [1, 4, 4, 4], 0.5, 120))
c166 = Parameter('c166', (U8, [4], 0.5, 120), [131, 93, 109, 150])
t166 = Internal('t166', (U8, [1, 4, 4, 4], 0.5, 120))
t167 = Internal('t167', (U8, [1, 4, 4, 4], 0.5, 120))
t168 = Internal('t168', (U8, [1, 4, 4, 4], 0.5, 120))
filter169 = Parameter('filter169', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias169 = Parameter('bias169', (I32, [4], 0.5, 0), [-8, 12, 4, -4])
t169 = Internal('t169', (U8, [1, 4, 4, 4], 0.5, 120))
where170 = Parameter('where170', (I32, [4]), [1, 4, 4, 4])
t170 = Internal('t170', (U8, [1, 4, 4, 4], 0.5, 120))
where171 = Parameter('where171', (I32, [4]), [1, 4, 4, 4])
t171 = Output('t171', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides160).To(wide160)
model.Operation('SLICE', wide160, begin160, size160).To(t160)
model.Operation('RELU', t160).To(t161)
model.Operation('MAX_POOL_2D', t161, 1, 1, 1, 3, 2, 0).To(t162)
model.Operation('CHANNEL_SHUFFLE', t162, 2, 3).To(t163)
model.Operation('PRELU', t163, c164).To(t164)
model.Operation('DEPTHWISE_CONV_2D', t164, filter165, bias165, 1, 1, 1, 1, 0).To(t165)
model.Operation('MINIMUM', t165, c166).To(t166)
model.Operation('RELU6', t166).To(t167)
model.Operation('MAXIMUM', t167, t167).To(t168)
model.Operation('DEPTHWISE_CONV_2D', t168, filter169, bias169, 1, 1, 1, 1, 0).To(t169)
model.Operation('RESHAPE', t169, where170).To(t170)
model.Operation('RESHAPE', t170, where171).To(t171)
Example({
    input: packed('<i2',
    'c-qU{I-{uH*?nefRL!bBuk_s3y(=8k@@#VF#FU0RW_qulwYYPYcTmsP#@MRmPC46G#5qribMmS1a*p)(oj9{1kbyz~01M_F00'
),
    t171: ([116, 132, 124, 128] * 16)[:64],
}, name='of_16').AddVariations(signed(input, wide160, t160, t161, t162, t163, c164, t164, filter165, t165, c166, t166, t167, t168, filter169, t169, t170, t171)).DisableLifeTimeVariation()

# PAD, QUANTIZE, HARD_SWISH, MUL, MINIMUM, ADD, QUANTIZE, RELU6, SPACE_TO_BATCH_ND, SUB, QUANTIZE,
# MAXIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
sides190 = Parameter('sides190', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide190 = Internal('wide190', (U8, [1, 7, 5, 5], 0.5, 120))
begin190 = Parameter('begin190', (I32, [4]), [0, 2, 1, 0])
size190 = Parameter('size190', (I32, [4]), [1, 4, 4, 4])
t190 = Internal('t190', (U8, [1, 4, 4, 4], 0.5, 120))
real191 = Internal('real191', (F32, [1, 4, 4, 4]))
t191 = Internal('t191', (U8, [1, 4, 4, 4], 0.5, 120))
t192 = Internal('t192', (U8, [1, 4, 4, 4], 0.5, 120))
c193 = Parameter('c193', (U8, [4], 0.5, 7), [5, 5, 5, 5])
t193 = Internal('t193', (U8, [1, 4, 4, 4], 0.5, 120))
c194 = Parameter('c194', (U8, [4], 0.5, 120), [101, 121, 153, 138])
t194 = Internal('t194', (U8, [1, 4, 4, 4], 0.5, 120))
c195 = Parameter('c195', (U8, [4], 0.5, 120), [131, 113, 119, 100])
t195 = Internal('t195', (U8, [1, 4, 4, 4], 0.5, 120))
real196 = Internal('real196', (F32, [1, 4, 4, 4]))
t196 = Internal('t196', (U8, [1, 4, 4, 4], 0.5, 120))
t197 = Internal('t197', (U8, [1, 4, 4, 4], 0.5, 120))
block198 = Parameter('block198', (I32, [2]), [2, 2])
none198 = Parameter('none198', (I32, [2, 2]), [0, 0, 0, 0])
many198 = Internal('many198', (U8, [4, 2, 2, 4], 0.5, 120))
t198 = Internal('t198', (U8, [1, 4, 4, 4], 0.5, 120))
c199 = Parameter('c199', (U8, [4], 0.5, 120), [106, 127, 133, 130])
t199 = Internal('t199', (U8, [1, 4, 4, 4], 0.5, 120))
real200 = Internal('real200', (F32, [1, 4, 4, 4]))
t200 = Internal('t200', (U8, [1, 4, 4, 4], 0.5, 120))
t201 = Output('t201', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides190).To(wide190)
model.Operation('SLICE', wide190, begin190, size190).To(t190)
model.Operation('DEQUANTIZE', t190).To(real191)
model.Operation('QUANTIZE', real191).To(t191)
model.Operation('HARD_SWISH', t191).To(t192)
model.Operation('MUL', t192, c193, 0).To(t193)
model.Operation('MINIMUM', t193, c194).To(t194)
model.Operation('ADD', t194, c195, 0).To(t195)
model.Operation('DEQUANTIZE', t195).To(real196)
model.Operation('QUANTIZE', real196).To(t196)
model.Operation('RELU6', t196).To(t197)
model.Operation('SPACE_TO_BATCH_ND', t197, block198, none198).To(many198)
model.Operation('BATCH_TO_SPACE_ND', many198, block198).To(t198)
model.Operation('SUB', t198, c199, 0).To(t199)
model.Operation('DEQUANTIZE', t199).To(real200)
model.Operation('QUANTIZE', real200).To(t200)
model.Operation('MAXIMUM', t200, t200).To(t201)
Example({
    input: packed('<i2',
    'c-pH;+_|ze$R<5$TV!^2Tw!^!OY`>9?D}2%^0zH(jPF>I(CIy`bLOs|$|l>G`kug2ulAtjH8EQQ6Y6$M?VS-E#6Tec0J6^?3I'
),
    t201: ([134, 113, 107, 110] * 16)[:64],
}, name='of_19').AddVariations(signed(input, wide190, t190, t191, t192, c193, t193, c194, t194, c195, t195, t196, t197, many198, t198, c199, t199, t200, t201)).DisableLifeTimeVariation()

# PAD, PRELU, CONV_2D, MAXIMUM, TRANSPOSE, PAD, SUB
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
sides430 = Parameter('sides430', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide430 = Internal('wide430', (U8, [1, 7, 5, 5], 0.5, 120))
begin430 = Parameter('begin430', (I32, [4]), [0, 2, 1, 0])
size430 = Parameter('size430', (I32, [4]), [1, 4, 4, 4])
t430 = Internal('t430', (U8, [1, 4, 4, 4], 0.5, 120))
c431 = Parameter('c431', (U8, [4], 0.015625, 128), [171, 186, 89, 95])
t431 = Internal('t431', (U8, [1, 4, 4, 4], 0.5, 120))
filter432 = Parameter('filter432', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias432 = Parameter('bias432', (I32, [4], 0.5, 0), [0, -8, -12, -12])
t432 = Internal('t432', (U8, [1, 4, 4, 4], 0.5, 120))
t433 = Internal('t433', (U8, [1, 4, 4, 4], 0.5, 120))
where434 = Parameter('where434', (I32, [4]), [0, 2, 3, 1])
t434 = Internal('t434', (U8, [1, 4, 4, 4], 0.5, 120))
sides435 = Parameter('sides435', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide435 = Internal('wide435', (U8, [1, 7, 5, 5], 0.5, 120))
begin435 = Parameter('begin435', (I32, [4]), [0, 2, 1, 0])
size435 = Parameter('size435', (I32, [4]), [1, 4, 4, 4])
t435 = Internal('t435', (U8, [1, 4, 4, 4], 0.5, 120))
c436 = Parameter('c436', (U8, [4], 0.5, 120), [111, 100, 101, 120])
t436 = Output('t436', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides430).To(wide430)
model.Operation('SLICE', wide430, begin430, size430).To(t430)
model.Operation('PRELU', t430, c431).To(t431)
model.Operation('CONV_2D', t431, filter432, bias432, 1, 1, 1, 0).To(t432)
model.Operation('MAXIMUM', t432, t432).To(t433)
model.Operation('TRANSPOSE', t433, where434).To(t434)
model.Operation('PAD', t434, sides435).To(wide435)
model.Operation('SLICE', wide435, begin435, size435).To(t435)
model.Operation('SUB', t435, c436, 0).To(t436)
Example({
    input: packed('<i2',
    'c-pf|ubI5KCwW<!Lw3`Ggy6z$8{Otkp1Q!jD9v^L+NpL<r72ajL$c?ubO<Y`s4R%DncW;%xH)86L}t;%-1VzkVi+g{0BA%WNd'
),
    t436: packed('<i2',
    'c-m{6pR~GhZhKSXie+7mJ>3<J^#MtZ-BSu0XEnEi`8!*dH_mOD*Ep}I0?bFl3={$Y!x<sV'
),
}, name='of_43').AddVariations(signed(input, wide430, t430, c431, t431, filter432, t432, t433, t434, wide435, t435, c436, t436)).DisableLifeTimeVariation()
