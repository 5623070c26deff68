# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what may follow it.

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

# A result depends on its neighbors: CONV_2D, DEPTHWISE_CONV_2D, MAX_POOL_2D, LOGISTIC,
# RESIZE_NEAREST_NEIGHBOR, DEPTHWISE_CONV_2D, SUB, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!4Uue41zFl|CzP@kpm|ha3QraXy%$|J04&B+yO*S5C;', 0.0625
))
c3 = Parameter('c3', (F32, [4]), [-0.25, 0.0, -0.5, 0.0])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [1, 1, 3, 4]), [0.0625, 0.0625, -0.125, -0.125, 0.0, -0.0625, 0.125, 0.125, 0.0625, 0.0, 0.125, 0.0625])
c6 = Parameter('c6', (F32, [4]), [0.0, 0.0, -0.75, -0.75])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [1, 1, 3, 4]), [0.125, 0.0, 0.125, 0.0, 0.0, 0.0, -0.125, 0.125, -0.125, 0.0625, -0.125, -0.125])
c12 = Parameter('c12', (F32, [4]), [0.25, -0.25, 0.75, 0.25])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.0625, 0.3125, 0.1875, -0.6875])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (I32, [4]), [2, 0, 3, 1])
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 3).To(t7)
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0).To(t8)
model.Operation('LOGISTIC', t8).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 4, 4, False).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 1, 1, 1, 1, 3).To(t13)
model.Operation('SUB', t13, c14, 0).To(t15)
model.Operation('GATHER', t15, 1, c16).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm?4<O|AANdXq>)-<p1RxO<_2KI178vyu68aYf?d}NY0rVII2;=SM=j8Ab{rK-001gNJ1Rw<y;qK?{4CWWhkRGN', 0.0625
),
    t17: ([0.25, -0.3125, 0.4375, 0.9375, 0.3125, -0.3125, 0.5, 0.9375, 0.3125, -0.3125, 0.5, 0.9375, 0.375,
    -0.3125, 0.5625, 1.0] * 4)[:64],
}, name='of_98').DisableLifeTimeVariation()

# A result depends on its neighbors: CONV_2D, RELU6.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF^fe8RG41<#Vf3vO(1;NC24suZZO}tq$%eJ7WJRZ*&?*', 0.0625
))
c3 = Parameter('c3', (F32, [4]), [-0.25, -0.25, -0.5, 0.0])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU6', t4).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkS8}sww@bUNf2kqt>3-<K-;p_(%4jBmg@){TR@COeC>l+9U8XxQ(;Nt+}5g!=y1pnvq@%{i4=N9D!9tsFmmmdi', 0.0625
),
    t5: packed('<i2',
    'c-l)~VDMw$XL!h9z<>@MftVZ2Qe$8Tk^v0HKvIh#14!C4PzeA4b&>;|', 0.00390625
),
}, name='of_106').DisableLifeTimeVariation()

# A result depends on its neighbors: CONV_2D, RELU, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-u?+wK41(1EZ<bcV1i}U?tRf5Xrul$zNA?zbVv!l`', 0.0625
))
c3 = Parameter('c3', (F32, [4]), [-0.25, -0.5, 0.0, 0.0])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('RELU', t5).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkT;^YY&=pGyM>*Wyv3Kr=f1^wXU_wfx5;sgo+_Z<ii|MBhU2oMz@Aod0v@fhw1=L_u==^O4H;_wCO1^*tVa~&f', 0.0625
),
    t6: packed('<i2',
    'c-j+VU?^r_P-U=SV3@_gU@ytQAjAL!Mhpx}2|!wt0S=s77#KVm<QUS=FfatSGEfNs06G)~0R', 0.00390625
),
}, name='of_116').DisableLifeTimeVariation()

# A result depends on its neighbors: CONV_2D, PRELU, SELECT, RESIZE_NEAREST_NEIGHBOR,
# CHANNEL_SHUFFLE, SELECT, SPACE_TO_DEPTH, GATHER, SELECT, SUB, MAXIMUM, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c3 = Parameter('c3', (I32, [4], 0.5, 0), [4, -8, -4, 8])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.015625, 128), [165, 94, 116, 163])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Of&ifDnuj0wM@TP$94gBSaMgR1(Aj00dhA9{'
))
c8 = Parameter('c8', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kwQTvgLqn>jH!HKZ$V>7w-6F%v>2b~NXNOiGy3(-Pg%*4Pvp(H5866I|aI6d%;m*fD8BchADAyh*E;w};dQGf)Tsi$@-;'
))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-k$A2Mz!L5W(92fBFW*3KekOj}|T?yC^L44+R1MBm'
))
c13 = Parameter('c13', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kxK>0FkcoiTAr&8(81=ou3`vS%)zFl|z9d13dQ=7oJ3%NrMD2hOOCC|S_Ia&pS5p3cUVaUJt3XVo-jPU?(Y-orp4005M*A!+'
))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 2, 16], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [2, 0, 3, 1])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME)m1OWyx3q*nlxBw%F1kq3mF3bp42>=9603Z'
))
c20 = Parameter('c20', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-oshx3)4mJ)&}9U3c}Q-bvGvmo-LAhzPEZ>`KaQN}Ri-G^Vw7MN8=7(&=+&FG^ZEJvz5)TK$yjn7|2PL3#Z%7BWx>0OeXAkN'
))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4], 0.5, 120), [115, 126, 126, 117])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
c25 = Parameter('c25', (I32, [4]), [2, 0, 3, 1])
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('SELECT', c7, t6, c8).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 4, 4, False).To(t10)
model.Operation('CHANNEL_SHUFFLE', t10, 2, 3).To(t11)
model.Operation('SELECT', c12, t11, c13).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2).To(t15)
model.Operation('DEPTH_TO_SPACE', t15, 2).To(t16)
model.Operation('GATHER', t16, 3, c17).To(t18)
model.Operation('SELECT', c19, t18, c20).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('MAXIMUM', t23, t23).To(t24)
model.Operation('GATHER', t24, 1, c25).To(t26)
Example({
    x1: packed('<i2',
    'c-qT%2%4X`Br&)=FKODwU32_rySjxYPqVGx)weZkQ?d7qg?-^A6TEkJcT8$@*t2DFUwZe9u2!3vs!jGgy91W^l`~KX0J?r3N&'
),
    t26: packed('<i2',
    'c-rf3NNreK=f7-9-t>9PW9FyN&o8e@NbJsQ_ie48-rh62x4ERHrLS~RUdF<f;?Bw?8B?pHdxO&JChVA2Fgbeqas~<k06kYAe*'
),
}, name='of_4_quant8').AddVariations(signed(x1, c2, t4, c5, t6, c8, t9, t10, t11, c13, t14, t15, t16, t18, c20, t21, c22, t23, t24, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: CONV_2D, HARD_SWISH, QUANTIZE, MAX_POOL_2D, SUB, CONV_2D,
# RELU6, MUL, RESIZE_NEAREST_NEIGHBOR, MAXIMUM, SPACE_TO_DEPTH, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-4, -4, 8, -12])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [4], 0.5, 120), [122, 139, 133, 132])
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c12 = Parameter('c12', (I32, [4], 0.5, 0), [0, -12, -4, 8])
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4], 0.5, 7), [9, 5, 9, 5])
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Output('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 16], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('HARD_SWISH', t4).To(t5)
model.Operation('DEQUANTIZE', t5).To(t6)
model.Operation('QUANTIZE', t6).To(t7)
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0).To(t8)
model.Operation('SUB', t8, c9, 0).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 1, 1, 1, 0).To(t13)
model.Operation('RELU6', t13).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t16, 4, 4, False).To(t17)
model.Operation('MAXIMUM', t17, t17).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
Example({
    x1: packed('<i2',
    'c-ou0Wt~U(qRjNoQ|CK)Pxp7ruFmzJSv-HL<F+NCGjig5qBibLv|YDtYEx$D#_b;AQ7s|!r&f5hg+^9Q4Rl+S9>zc+004Ta9y9'
),
    t4: packed('<i2',
    'c-ku|X~>zmVVh0xyu#@96PKHm0Qu?VrOs3Hmv`E3TH^`ghpjytYPo7(XI*OSQV_o(V0mYWOP^<G*<4o!3IPC(mL7T'
),
    t5: packed('<i2',
    'c-kv3Z>X5LVOvGTyo!qT6PH(%1Njvd<rPyamUmWcS_9#)Jz7z*YF}qvMa5DOzX2#$UeO0sHn)O-LI42FAtBx'
),
    t7: packed('<i2',
    'c-kv3Z>X5LVOvGTyo!qT6PH(%1Njvd<rPyamUmWcS_9#)Jz7z*YF}qvMa5DOzX2#$UeO0sHn)O-LI42FAtBx'
),
    t8: packed('<i2',
    'c-ot}VOzz_4cj``Zvx>pofT`3R!m)cv~%jFqf4i5+PAa;$cEyjb*q5<ishX!Tv0K%f`LK+0Oa^57y'
),
    t10: packed('<i2',
    'c-osjcV*7>xhree&IjT7wPmw*<V>EmqjvKA9Wy7--#D`l$cEyXHPeCo)LFGKT$VZ^hk-%>0MI!kH~'
),
    t13: packed('<i2',
    'c-osjacS$?$sjztwIZjaVRGM=*2$B%ESx-f?LrX04#)@Mg*Dw!e&n=P5H5@CDFN{rC<Fj1S0Z!'
),
    t14: packed('<i2',
    'c-m`eL4b;iiiQ?6ejSho;Tjmf0?4lbu|eF51_lZN037@v1p'
),
    t16: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t17: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t18: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t20: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
    t21: packed('<i2',
    'c-m{pX@SFvii(03G=3eB2H_eQzXHgw0I^#tKzs%Y0RTn49pw'
),
}, name='of_18_quant8').AddVariations(signed(x1, c2, t4, t5, t7, t8, c9, t10, c11, t13, t14, c15, t16, t17, t18, t19, t20, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: CONV_2D, AVERAGE_POOL_2D, MAXIMUM, MUL, RELU, SELECT,
# TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c3 = Parameter('c3', (I32, [4], 0.5, 0), [4, 4, -8, 12])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 7), [7, 9, 9, 5])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj#AOQk!CL<U@2?mfTSRFzQ7%(sb00ce&A^'
))
c11 = Parameter('c11', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pJ4%P3gBq%fdm-iisW)B0<}lV;AyU7QwHvLt%yyruo+(`I!SghU2ZBrlGhxpZP#UUb~dg)uENQlghchK45>w=z%&0O+D0Oa'
))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 2, 0).To(t5)
model.Operation('MAXIMUM', t5, t5).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('RELU', t8).To(t9)
model.Operation('SELECT', c10, t9, c11).To(t12)
model.Operation('TRANSPOSE', t12, [0, 2, 3, 1]).To(t13)
Example({
    x1: packed('<i2',
    'c-l+Oi|lK0T{XXZX6Vl4yLNVWt<G8Okg{Wwe_Zj#qNTp|cAX8Cn;qQZLaQfDo7~h@pW5C~9_O}ab;*u(-JWY#_%cuk05nP<Qv'
),
    t4: packed('<i2',
    'c-pI}DQHPA3Y^v9xoCC&T;HQLKz`r)l=Utd8}<b!W$y*?oq8);x4YP7Mb>vM0`W7uE1HwMwrsE1vurv8g#Z8s(jWo'
),
    t5: packed('<i2',
    'c-pIOOPx|s(zG@^r+If_L(IXV-u(XJs-o#x$(4)33aU3`wv@CKW>$7p7j;h0m^Wi?5s;snHEnKg^V;PVdzMXSpb!86IyfM#'
),
    t6: packed('<i2',
    'c-pIOOPx|s(zG@^r+If_L(IXV-u(XJs-o#x$(4)33aU3`wv@CKW>$7p7j;h0m^Wi?5s;snHEnKg^V;PVdzMXSpb!86IyfM#'
),
    t8: packed('<i2',
    'c-pIIOO2^0X>zW}X*R8Bh|#a;%}=bTDvGQ~uJo%YsCKAmDaonGtW2vY>Wr+IHzOF#&zcro(Y)5PV$ZTj1_}WHstz2R'
),
    t9: packed('<i2',
    'c-pIIs{n!~Aa1UxXaG{ZKwJe9s|4ceii#E(yR)KV-V7*z8c_M#ii$nUDi|mP0L-f&hX'
),
    t12: packed('<i2',
    'c-pII%c!VW(o|7Vv0_5&wEl|lULbRET3E%B=!$tu`^zh4br*z01^@-4D=H?=$cv7fSrJn)t)ilNZAHbN;tB=|0RY)zA7K'
),
    t13: packed('<i2',
    'c-pH7uZV8zofVf+(LJ-GqM)LpA|z(X;>e1ow18<9VHFUtq@sC6boAN@KxXT_ii&AVC+_L*pHW;<o>##@Apiij%^zU'
),
}, name='of_51_quant8').AddVariations(signed(x1, c2, t4, t5, t6, c7, t8, t9, c11, t12, t13)).DisableLifeTimeVariation()
