# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: what may follow it.

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

# A result depends on its neighbors: HARD_SWISH, RELU6, MAX_POOL_2D, RESIZE_NEAREST_NEIGHBOR,
# AVERAGE_POOL_2D, SUB, NEG, RELU6, SUB, CHANNEL_SHUFFLE, SPLIT, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [0.5625, 0.5625, 1.0, -0.625])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [-0.75, 1.0, -0.5, 0.625])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Internal('t15', (F32, [1, 4, 4, 2]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 4, 4, False).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 3, 0).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('SUB', t10, c11, 0).To(t12)
model.Operation('CHANNEL_SHUFFLE', t12, 2, 3).To(t13)
model.Operation('SPLIT', t13, 3, 2).To(t14, t15)
model.Operation('CONCATENATION', t15, t14, 3).To(t16)
model.Operation('HARD_SWISH', t16).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0KfkR8Rr)g@Am%n`u*$%`WglA<qGy04(#s|8VT?T1QHSe;q&R|9Te&N;1~b{8xs#45d912=mZD!5grNc`VRZ`6dh6', 0.0625
),
    t17: packed('<f4',
    'c-mVX%FwVnl;I)}heB}*f-M?~VE+JOZX~`07_SOtNCo1BKpYCiFA;2)Py~A>5W6DrmqT#v2WB9i55!ZU_$Y$?bt;0b0L1!8{8TXB'
    'x6jTVi0uetdniWb0{{-BcRB'
),
}, name='of_1').DisableLifeTimeVariation()

# A result depends on its neighbors: HARD_SWISH, DIV, SPLIT, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [1.5, 1.9375, 1.375, 1.25])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 2]))
t6 = Internal('t6', (F32, [1, 4, 4, 2]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('DIV', t2, c3, 0).To(t4)
model.Operation('SPLIT', t4, 3, 2).To(t5, t6)
model.Operation('CONCATENATION', t6, t5, 3).To(t7)
model.Operation('SOFTMAX', t7, 1.0).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkfApG+9@eAzW0qztZAoT?E4iV|)@Dl0y6YBaG1o0E>`3~d_5$+BV><{e|=nxhR917_A^X=yd4&n>z9}^id`X3h', 0.0625
),
    t8: packed('<f4',
    'c-k|ZB+XoORa>Sp<O=h*k6sR1X?M21P`5d|KdEx_%hFS`-kBQiub6kwBipj}Yt$?L@Xf4Q`Bi_Mo3x82r^@9OE$`IHGZ)|%Jk<Lp'
    '*=%L^8)d&-gCt3dAjj_H`!mkF*yzqbmfPdkv$xN$;hgJ?pQ~F-_Wa0hO=#&@exmwCjGZ%+0>|8Q+dMLpv>zBIzLGn;Vvnl%)LRx#'
    'fex{82f0>lvN`PNoh>n|t8azkTBF8|UCd=%_4^AmdfL>dH&3YAcx{dy60o%+71-JV0Dv-SnE'
),
}, name='of_113').DisableLifeTimeVariation()

# A result depends on its neighbors: HARD_SWISH, LOGISTIC.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('LOGISTIC', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn286fZY8SNME=?LNY9`gSU2I}qr8{r@p6Yc2u=Hdeo_!8*h?+Wqw2M*@z4doaC`3dq39ueT;^7jT0<Ky{su_GS', 0.0625
),
    t2: packed('<f4',
    'c-k$Cu?@mN3`H%J0ccXPKqjC`u44i$F#}Viq@+Pgl@1Bn#Wj&mLc|26rOh%_d?z{i{J-C~m07(M#iXjFMC3?`)g3<C43^o=x~42S'
    '3+IxHKuM$^AsU3a5Mo$BP`?+UVxF;s5Lu1j*-Vj}bcyd<<gxu_C+p}Dr}~%%w(eW-VTkc_=Xz^>)?YV4+icuR*Pc(il!Ap|hHh55'
    'z5;}tg5Z^N<XN@smGEom#QuYxafJ'
),
    t3: packed('<f4',
    'c-nhg79IAw>|}b_Y~iripRQ!Cw97SNcoi0H5OtFAb*{<skk@Y+!@>+oUi&`FZCcqRGhb}em6e}DVoa`N*)2JFQtY~MNK>xyM31IL'
    'olUv=OGSf=ACxkDZ3^))p4gZBpfpZBSG%vN>5)|KSL+Av!R}66>bgsV_0@NlE`3m}J8`1=MVIg^PhBqAUAZ81<!R83KMK4TE;D#u'
    '3AZ-7bm8fR%WRrY^)FnxB7XfTzw(8P3Kt!jUWndM2-3NF`Nkt&wM&;?*xB3L+1cBH2{3|Sdk}30VcH=iAbhAKm;?aUwr+R'
),
}, name='of_114').DisableLifeTimeVariation()

# A result depends on its neighbors: HARD_SWISH, TRANSPOSE, SELECT, QUANTIZE, GATHER, GATHER,
# SPACE_TO_BATCH_ND, MUL, PAD, SPLIT, QUANTIZE, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU|<9S5WxTfAPR}c0HqiqY_KdCfH^=C00X%I9R'
))
c5 = Parameter('c5', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7~PVB3hy1cA@;@rgAp3bC&!Qmmniwb*^gJ#yH%&zO6RUI@TGC3iqBYIv|aKwzX#3{8IjoB+BmbAnzS{xc$#Xund09$<?69'
))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [2, 0, 3, 1])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (U8, [4, 2, 2, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4], 0.5, 7), [7, 7, 7, 5])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t20 = Internal('t20', (U8, [1, 7, 5, 5], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 2], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 2], 0.5, 120))
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
t25 = Internal('t25', (F32, [1, 4, 4, 4]))
t26 = Internal('t26', (U8, [1, 4, 4, 4], 0.5, 120))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('SELECT', c4, t3, c5).To(t6)
model.Operation('DEQUANTIZE', t6).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('GATHER', t8, 3, c9).To(t10)
model.Operation('GATHER', t10, 1, c11).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SLICE', t20, [0, 2, 1, 0], [1, 4, 4, 4]).To(t21)
model.Operation('SPLIT', t21, 3, 2).To(t22, t23)
model.Operation('CONCATENATION', t23, t22, 3).To(t24)
model.Operation('DEQUANTIZE', t24).To(t25)
model.Operation('QUANTIZE', t25).To(t26)
model.Operation('RELU', t26).To(t27)
Example({
    x1: packed('<i2',
    'c-mX#9a1zWXs6Sn_JtF=tM^6C&+|_ycHSOcJE^W_QfO6T!K~8s*s@to>CrV|{vBIGo#(sGv$4-!5)xiH&%Y%*g@Hl<05^OcZ2'
),
    t27: ([120] * 64)[:64],
}, name='of_13_quant8').AddVariations(signed(x1, t2, t3, c5, t6, t8, t10, t12, t15, t16, c17, t18, t20, t21, t22, t23, t24, t26, t27)).DisableLifeTimeVariation()

# A result depends on its neighbors: HARD_SWISH, RESHAPE, SUB, PAD, RESHAPE, DEPTHWISE_CONV_2D,
# RELU6, PAD, GATHER, SPACE_TO_DEPTH, DEPTHWISE_CONV_2D, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.5, 120), [107, 118, 114, 135])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t7 = Internal('t7', (U8, [1, 7, 5, 5], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c11 = Parameter('c11', (I32, [4], 0.5, 0), [8, -4, 8, -4])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t15 = Internal('t15', (U8, [1, 7, 5, 5], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [2, 0, 3, 1])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 16], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
c22 = Parameter('c22', (I32, [4], 0.5, 0), [-12, -8, 0, -8])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [2, 2])
c25 = Parameter('c25', (I32, [2, 2]), [0, 0, 0, 0])
t26 = Internal('t26', (U8, [4, 2, 2, 4], 0.5, 120))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('RESHAPE', t2, [1, 4, 4, 4]).To(t3)
model.Operation('SUB', t3, c4, 0).To(t5)
model.Operation('PAD', t5, c6).To(t7)
model.Operation('SLICE', t7, [0, 2, 1, 0], [1, 4, 4, 4]).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 4, 4]).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 0).To(t12)
model.Operation('RELU6', t12).To(t13)
model.Operation('PAD', t13, c14).To(t15)
model.Operation('SLICE', t15, [0, 2, 1, 0], [1, 4, 4, 4]).To(t16)
model.Operation('GATHER', t16, 2, c17).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, c21, c22, 1, 1, 1, 1, 0).To(t23)
model.Operation('SPACE_TO_BATCH_ND', t23, c24, c25).To(t26)
model.Operation('BATCH_TO_SPACE_ND', t26, c24).To(t27)
Example({
    x1: packed('<i2',
    'c-jl}uXo>35u3Lxy1po7$E<C0JDMtey8Wwmx4OF(CELd4muz3;J!wgQRGxpA&Ft;o^L^)ZG;i=;W$Uv#ugO24h=D=?08dUG?*'
),
    t27: packed('<i2',
    'c-qS;s3^#(sHn)PXspTsv2pT&7{*7!3={$Y*9IK7'
),
}, name='of_20_quant8').AddVariations(signed(x1, t2, t3, c4, t5, t7, t8, t9, c10, t12, t13, t15, t16, t18, t19, t20, c21, t23, t26, t27)).DisableLifeTimeVariation()

# A result depends on its neighbors: HARD_SWISH, CHANNEL_SHUFFLE, RELU6, CONV_2D, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c6 = Parameter('c6', (I32, [4], 0.5, 0), [4, -12, 0, 12])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [109, 128, 120, 126])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('CHANNEL_SHUFFLE', t2, 2, 3).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
Example({
    x1: packed('<i2',
    'c-o7#4+!4uv~GGx%fgk;i+1|1DfC>jrhVG-@<rtZjeYYsrQ6JkieKvPxMWA&g89V`fpgY5EDxN#YI}Rd&KWa<qnsHi1ONebAMg'
),
    t9: packed('<i2',
    'c-kv0spzV0sF+sR&;r6;wIvnPYC-IhmaZzWSVb3zU0c;Mtrn!V1gvfvNDqk5Kp_AC7DgZ#'
),
}, name='of_55_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t7, c8, t9)).DisableLifeTimeVariation()
