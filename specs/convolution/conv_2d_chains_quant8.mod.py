# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D and what may follow it: every operation after every other.

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

# CONV_2D, PRELU, SELECT, RESIZE_NEAREST_NEIGHBOR, CHANNEL_SHUFFLE, SELECT, SPACE_TO_DEPTH,
# GATHER, SELECT, SUB, MAXIMUM, GATHER
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
filter40 = Parameter('filter40', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias40 = Parameter('bias40', (I32, [4], 0.5, 0), [4, -8, -4, 8])
t40 = Internal('t40', (U8, [1, 4, 4, 4], 0.5, 120))
c41 = Parameter('c41', (U8, [4], 0.015625, 128), [165, 94, 116, 163])
t41 = Internal('t41', (U8, [1, 4, 4, 4], 0.5, 120))
choice42 = Parameter('choice42', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Of&ifDnuj0wM@TP$94gBSaMgR1(Aj00dhA9{'
))
other42 = Parameter('other42', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kwQTvgLqn>jH!HKZ$V>7w-6F%v>2b~NXNOiGy3(-Pg%*4Pvp(H5866I|aI6d%;m*fD8BchADAyh*E;w};dQGf)Tsi$@-;'
))
t42 = Internal('t42', (U8, [1, 4, 4, 4], 0.5, 120))
t43 = Internal('t43', (U8, [1, 4, 4, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 4, 4, 4], 0.5, 120))
choice45 = Parameter('choice45', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$A2Mz!L5W(92fBFW*3KekOj}|T?yC^L44+R1MBm'
))
other45 = Parameter('other45', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kxK>0FkcoiTAr&8(81=ou3`vS%)zFl|z9d13dQ=7oJ3%NrMD2hOOCC|S_Ia&pS5p3cUVaUJt3XVo-jPU?(Y-orp4005M*A!+'
))
t45 = Internal('t45', (U8, [1, 4, 4, 4], 0.5, 120))
deep46 = Internal('deep46', (U8, [1, 2, 2, 16], 0.5, 120))
t46 = Internal('t46', (U8, [1, 4, 4, 4], 0.5, 120))
places47 = Parameter('places47', (I32, [4]), [2, 0, 3, 1])
t47 = Internal('t47', (U8, [1, 4, 4, 4], 0.5, 120))
choice48 = Parameter('choice48', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME)m1OWyx3q*nlxBw%F1kq3mF3bp42>=9603Z'
))
other48 = Parameter('other48', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-oshx3)4mJ)&}9U3c}Q-bvGvmo-LAhzPEZ>`KaQN}Ri-G^Vw7MN8=7(&=+&FG^ZEJvz5)TK$yjn7|2PL3#Z%7BWx>0OeXAkN'
))
t48 = Internal('t48', (U8, [1, 4, 4, 4], 0.5, 120))
c49 = Parameter('c49', (U8, [4], 0.5, 120), [115, 126, 126, 117])
t49 = Internal('t49', (U8, [1, 4, 4, 4], 0.5, 120))
t50 = Internal('t50', (U8, [1, 4, 4, 4], 0.5, 120))
places51 = Parameter('places51', (I32, [4]), [2, 0, 3, 1])
t51 = Output('t51', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter40, bias40, 1, 1, 1, 0).To(t40)
model.Operation('PRELU', t40, c41).To(t41)
model.Operation('SELECT', choice42, t41, other42).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t42, 4, 4, False).To(t43)
model.Operation('CHANNEL_SHUFFLE', t43, 2, 3).To(t44)
model.Operation('SELECT', choice45, t44, other45).To(t45)
model.Operation('SPACE_TO_DEPTH', t45, 2).To(deep46)
model.Operation('DEPTH_TO_SPACE', deep46, 2).To(t46)
model.Operation('GATHER', t46, 3, places47).To(t47)
model.Operation('SELECT', choice48, t47, other48).To(t48)
model.Operation('SUB', t48, c49, 0).To(t49)
model.Operation('MAXIMUM', t49, t49).To(t50)
model.Operation('GATHER', t50, 1, places51).To(t51)
Example({
    input: packed('<i2',
    'c-qT%2%4X`Br&)=FKODwU32_rySjxYPqVGx)weZkQ?d7qg?-^A6TEkJcT8$@*t2DFUwZe9u2!3vs!jGgy91W^l`~KX0J?r3N&'
),
    t51: packed('<i2',
    'c-rf3NNreK=f7-9-t>9PW9FyN&o8e@NbJsQ_ie48-rh62x4ERHrLS~RUdF<f;?Bw?8B?pHdxO&JChVA2Fgbeqas~<k06kYAe*'
),
}, name='of_4').AddVariations(signed(input, filter40, t40, c41, t41, other42, t42, t43, t44, other45, t45, deep46, t46, t47, other48, t48, c49, t49, t50, t51)).DisableLifeTimeVariation()

# CONV_2D, HARD_SWISH, QUANTIZE, MAX_POOL_2D, SUB, CONV_2D, RELU6, MUL, RESIZE_NEAREST_NEIGHBOR,
# MAXIMUM, SPACE_TO_DEPTH, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
filter180 = Parameter('filter180', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias180 = Parameter('bias180', (I32, [4], 0.5, 0), [-4, -4, 8, -12])
t180 = Output('t180', (U8, [1, 4, 4, 4], 0.5, 120))
t181 = Output('t181', (U8, [1, 4, 4, 4], 0.5, 120))
real182 = Internal('real182', (F32, [1, 4, 4, 4]))
t182 = Output('t182', (U8, [1, 4, 4, 4], 0.5, 120))
t183 = Output('t183', (U8, [1, 4, 4, 4], 0.5, 120))
c184 = Parameter('c184', (U8, [4], 0.5, 120), [122, 139, 133, 132])
t184 = Output('t184', (U8, [1, 4, 4, 4], 0.5, 120))
filter185 = Parameter('filter185', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias185 = Parameter('bias185', (I32, [4], 0.5, 0), [0, -12, -4, 8])
t185 = Output('t185', (U8, [1, 4, 4, 4], 0.5, 120))
t186 = Output('t186', (U8, [1, 4, 4, 4], 0.5, 120))
c187 = Parameter('c187', (U8, [4], 0.5, 7), [9, 5, 9, 5])
t187 = Output('t187', (U8, [1, 4, 4, 4], 0.5, 120))
t188 = Output('t188', (U8, [1, 4, 4, 4], 0.5, 120))
t189 = Output('t189', (U8, [1, 4, 4, 4], 0.5, 120))
deep190 = Internal('deep190', (U8, [1, 2, 2, 16], 0.5, 120))
t190 = Output('t190', (U8, [1, 4, 4, 4], 0.5, 120))
t191 = Output('t191', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter180, bias180, 1, 1, 1, 0).To(t180)
model.Operation('HARD_SWISH', t180).To(t181)
model.Operation('DEQUANTIZE', t181).To(real182)
model.Operation('QUANTIZE', real182).To(t182)
model.Operation('MAX_POOL_2D', t182, 1, 1, 1, 3, 2, 0).To(t183)
model.Operation('SUB', t183, c184, 0).To(t184)
model.Operation('CONV_2D', t184, filter185, bias185, 1, 1, 1, 0).To(t185)
model.Operation('RELU6', t185).To(t186)
model.Operation('MUL', t186, c187, 0).To(t187)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t187, 4, 4, False).To(t188)
model.Operation('MAXIMUM', t188, t188).To(t189)
model.Operation('SPACE_TO_DEPTH', t189, 2).To(deep190)
model.Operation('DEPTH_TO_SPACE', deep190, 2).To(t190)
model.Operation('MAXIMUM', t190, t190).To(t191)
Example({
    input: packed('<i2',
    'c-ou0Wt~U(qRjNoQ|CK)Pxp7ruFmzJSv-HL<F+NCGjig5qBibLv|YDtYEx$D#_b;AQ7s|!r&f5hg+^9Q4Rl+S9>zc+004Ta9y9'
),
    t180: packed('<i2',
    'c-ku|X~>zmVVh0xyu#@96PKHm0Qu?VrOs3Hmv`E3TH^`ghpjytYPo7(XI*OSQV_o(V0mYWOP^<G*<4o!3IPC(mL7T'
),
    t181: packed('<i2',
    'c-kv3Z>X5LVOvGTyo!qT6PH(%1Njvd<rPyamUmWcS_9#)Jz7z*YF}qvMa5DOzX2#$UeO0sHn)O-LI42FAtBx'
),
    t182: packed('<i2',
    'c-kv3Z>X5LVOvGTyo!qT6PH(%1Njvd<rPyamUmWcS_9#)Jz7z*YF}qvMa5DOzX2#$UeO0sHn)O-LI42FAtBx'
),
    t183: packed('<i2',
    'c-ot}VOzz_4cj``Zvx>pofT`3R!m)cv~%jFqf4i5+PAa;$cEyjb*q5<ishX!Tv0K%f`LK+0Oa^57y'
),
    t184: packed('<i2',
    'c-osjcV*7>xhree&IjT7wPmw*<V>EmqjvKA9Wy7--#D`l$cEyXHPeCo)LFGKT$VZ^hk-%>0MI!kH~'
),
    t185: packed('<i2',
    'c-osjacS$?$sjztwIZjaVRGM=*2$B%ESx-f?LrX04#)@Mg*Dw!e&n=P5H5@CDFN{rC<Fj1S0Z!'
),
    t186: packed('<i2',
    'c-m`eL4b;iiiQ?6ejSho;Tjmf0?4lbu|eF51_lZN037@v1p'
),
    t187: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t188: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t189: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t190: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t191: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
}, name='of_18').AddVariations(signed(input, filter180, t180, t181, t182, t183, c184, t184, filter185, t185, t186, c187, t187, t188, t189, deep190, t190, t191)).DisableLifeTimeVariation()

# CONV_2D, AVERAGE_POOL_2D, MAXIMUM, MUL, RELU, SELECT, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
filter510 = Parameter('filter510', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias510 = Parameter('bias510', (I32, [4], 0.5, 0), [4, 4, -8, 12])
t510 = Output('t510', (U8, [1, 4, 4, 4], 0.5, 120))
t511 = Output('t511', (U8, [1, 4, 4, 4], 0.5, 120))
t512 = Output('t512', (U8, [1, 4, 4, 4], 0.5, 120))
c513 = Parameter('c513', (U8, [4], 0.5, 7), [7, 9, 9, 5])
t513 = Output('t513', (U8, [1, 4, 4, 4], 0.5, 120))
t514 = Output('t514', (U8, [1, 4, 4, 4], 0.5, 120))
choice515 = Parameter('choice515', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj#AOQk!CL<U@2?mfTSRFzQ7%(sb00ce&A^'
))
other515 = Parameter('other515', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pJ4%P3gBq%fdm-iisW)B0<}lV;AyU7QwHvLt%yyruo+(`I!SghU2ZBrlGhxpZP#UUb~dg)uENQlghchK45>w=z%&0O+D0Oa'
))
t515 = Output('t515', (U8, [1, 4, 4, 4], 0.5, 120))
where516 = Parameter('where516', (I32, [4]), [0, 2, 3, 1])
t516 = Output('t516', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter510, bias510, 1, 1, 1, 0).To(t510)
model.Operation('AVERAGE_POOL_2D', t510, 1, 1, 1, 2, 2, 0).To(t511)
model.Operation('MAXIMUM', t511, t511).To(t512)
model.Operation('MUL', t512, c513, 0).To(t513)
model.Operation('RELU', t513).To(t514)
model.Operation('SELECT', choice515, t514, other515).To(t515)
model.Operation('TRANSPOSE', t515, where516).To(t516)
Example({
    input: packed('<i2',
    'c-l+Oi|lK0T{XXZX6Vl4yLNVWt<G8Okg{Wwe_Zj#qNTp|cAX8Cn;qQZLaQfDo7~h@pW5C~9_O}ab;*u(-JWY#_%cuk05nP<Qv'
),
    t510: packed('<i2',
    'c-pI}DQHPA3Y^v9xoCC&T;HQLKz`r)l=Utd8}<b!W$y*?oq8);x4YP7Mb>vM0`W7uE1HwMwrsE1vurv8g#Z8s(jWo'
),
    t511: packed('<i2',
    'c-pIOOPx|s(zG@^r+If_L(IXV-u(XJs-o#x$(4)33aU3`wv@CKW>$7p7j;h0m^Wi?5s;snHEnKg^V;PVdzMXSpb!86IyfM#'
),
    t512: packed('<i2',
    'c-pIOOPx|s(zG@^r+If_L(IXV-u(XJs-o#x$(4)33aU3`wv@CKW>$7p7j;h0m^Wi?5s;snHEnKg^V;PVdzMXSpb!86IyfM#'
),
    t513: packed('<i2',
    'c-pIIOO2^0X>zW}X*R8Bh|#a;%}=bTDvGQ~uJo%YsCKAmDaonGtW2vY>Wr+IHzOF#&zcro(Y)5PV$ZTj1_}WHstz2R'
),
    t514: packed('<i2',
    'c-pIIs{n!~Aa1UxXaG{ZKwJe9s|4ceii#E(yR)KV-V7*z8c_M#ii$nUDi|mP0L-f&hX'
),
    t515: packed('<i2',
    'c-pII%c!VW(o|7Vv0_5&wEl|lULbRET3E%B=!$tu`^zh4br*z01^@-4D=H?=$cv7fSrJn)t)ilNZAHbN;tB=|0RY)zA7K'
),
    t516: packed('<i2',
    'c-pH7uZV8zofVf+(LJ-GqM)LpA|z(X;>e1ow18<9VHFUtq@sC6boAN@KxXT_ii&AVC+_L*pHW;<o>##@Apiij%^zU'
),
}, name='of_51').AddVariations(signed(input, filter510, t510, t511, t512, c513, t513, t514, other515, t515, t516)).DisableLifeTimeVariation()
