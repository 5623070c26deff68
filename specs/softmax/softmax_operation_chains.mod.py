# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: what may follow it.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A result depends on its neighbors: SOFTMAX, SOFTMAX, RELU, NEG, RESIZE_NEAREST_NEIGHBOR, DIV,
# ABS, ADD, MAXIMUM, SPACE_TO_BATCH_ND, ADD, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [1.5625, 1.5625, 1.125, 1.4375])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-0.375, 0.0625, -0.375, 0.875])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (F32, [4, 2, 2, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('SOFTMAX', t2, 1.0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('NEG', t4).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t5, 4, 4, False).To(t6)
model.Operation('DIV', t6, c7, 0).To(t8)
model.Operation('ABS', t8).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('MAXIMUM', t11, t11).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('ADD', t16, t16, 3).To(t17)
model.Operation('RELU', t17).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0KfnF?)~*06cO(k@CpA8@)rRX5dY#3;^+<?1^NvZ67l~I5&jYP1p^oI>iqQ_;Rx~l?co3A2oCP>;0_z=;u`lDmLc;', 0.0625
),
    t18: packed('<f4',
    'c-o!LF-yV$6a?_!Kg+;DTqDROatXJH2*RzYC8toLwM9c4qd;7vsgK|n2y%!b6TwZYA*eMXXb>V=1flmC8t%Qj2k-85^_<vs?@Pv&'
    'St)IIhMp|iGc~qq*^VVGbuW&+`&83)>RQ8@ZI_yI3NZ(&iq=$QU0Cqu!L1eN$_^cc?|S@f+LzZkc=c?~heSVe2Z8V4y=XFu`)}y6'
    '`N+(Aln$RHcE*pHXqa;|No*<o9~-4Vs{J)!'
),
}, name='of_17').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, CONV_2D, MAX_POOL_2D, SOFTMAX, SPACE_TO_BATCH_ND,
# SPACE_TO_DEPTH, HARD_SWISH, SUB, RELU, SPACE_TO_BATCH_ND, DIV, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!4Uue3;{u>|C)(--K<&_qCs(g1MyVIx^g^WKL_%y68`', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [0.75, -0.5, 0.5, 0.25])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (I32, [2]), [2, 2])
c9 = Parameter('c9', (I32, [2, 2]), [0, 0, 0, 0])
t10 = Internal('t10', (F32, [4, 2, 2, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 2, 2, 16]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [-0.4375, -0.75, 0.75, 0.875])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [2]), [2, 2])
c19 = Parameter('c19', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (F32, [4, 2, 2, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4]), [1.125, 1.375, 1.1875, 1.0625])
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 3, 2, 0).To(t6)
model.Operation('SOFTMAX', t6, 1.0).To(t7)
model.Operation('SPACE_TO_BATCH_ND', t7, c8, c9).To(t10)
model.Operation('BATCH_TO_SPACE_ND', t10, c8).To(t11)
model.Operation('SPACE_TO_DEPTH', t11, 2).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2).To(t13)
model.Operation('HARD_SWISH', t13).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('SPACE_TO_BATCH_ND', t17, c18, c19).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, c18).To(t21)
model.Operation('DIV', t21, c22, 0).To(t23)
model.Operation('CHANNEL_SHUFFLE', t23, 2, 3).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW3G@Z>4Epi#5)%jI`v?B-3IgZ{8}u9)6AJtk4<8H{0RjyI1q9&#78C&L8yOcG9pU60?f&rV4(RIy4*KI6vKgu', 0.0625
),
    t24: packed('<i4',
    'c-p1Rzsdn{6o>Ioy<uRGNitd)B#Ge_tHC0Z%di`y4Dx?=0p8NPOD@3RCR~D<Ur2W6^mNYiJ$35-v^4Y#?LsHr9K>8q40Obe9BmX$'
    'Mf}^_ifX^TD6Oj^E3c`fFQ*W)vLC;$PEr=msuIRB;ZrT#u5VvjTYa#6@${8hnDfW>%;tgFhksjl=ea8A', 5.960464477539063e-08
),
}, name='of_28').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, MAX_POOL_2D, MAX_POOL_2D, TANH, ADD, DIV, SOFTMAX,
# MAXIMUM, SPACE_TO_DEPTH, SPACE_TO_BATCH_ND, RESIZE_NEAREST_NEIGHBOR, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [1.8125, 2.0, 1.125, 1.1875])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 2, 2, 16]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (F32, [4, 2, 2, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 2, 0).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('TANH', t4).To(t5)
model.Operation('ADD', t5, t5, 3).To(t6)
model.Operation('DIV', t6, c7, 0).To(t8)
model.Operation('SOFTMAX', t8, 1.0).To(t9)
model.Operation('MAXIMUM', t9, t9).To(t10)
model.Operation('SPACE_TO_DEPTH', t10, 2).To(t11)
model.Operation('DEPTH_TO_SPACE', t11, 2).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t16, 4, 4, False).To(t17)
model.Operation('SOFTMAX', t17, 1.0).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0KfkL^Y8TL@dXy~5E~8i_7D{V1s?Ve>-P}q3J~H7AphtZ3G43f<pL4n4(9L);`|2q3<TpE5%uZg;N|J-@9Pc&Kq3J', 0.0625
),
    t18: packed('<f4',
    'c-lJ^A$sc+6#Fgru=9u#lxtaRyc2}^TxE7m*ka|lry_qH2p`o~DcQJNEc)hgQ&AAUwYk1(i79U@44;0?BV%^7xqhjIeIN+`Ns0S7'
    'TWs~ky!R*GfbfTtj!jD}xsAo$%cg>Gd#d}>l9Kio7|yF`=_oB}Z!RuwYXjk;vZjujn$nJ{%HnPiF0U@^ZLDc%s4On)1L5ktk_mPc'
    '0szqRYXt'
),
}, name='of_56').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, DEPTHWISE_CONV_2D, DIV, RELU6, HARD_SWISH, ADD,
# PRELU, DIV, TANH, PAD, SUB, AVERAGE_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 1, 3, 4]), [0.0, 0.0, 0.0625, 0.0, -0.0625, 0.125, -0.0625, 0.0625, -0.0625, -0.0625, -0.0625, 0.0625])
c4 = Parameter('c4', (F32, [4]), [-0.25, -0.25, 0.0, -0.25])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [1.9375, 1.25, 1.75, 1.0625])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.0, 0.875, -0.75, 0.8125])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [1.0625, 2.0, 1.8125, 1.75])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t17 = Internal('t17', (F32, [1, 7, 5, 5]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [0.875, 0.25, -0.0625, 0.4375])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('DEPTHWISE_CONV_2D', t2, c3, c4, 1, 1, 1, 1, 3).To(t5)
model.Operation('DIV', t5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('HARD_SWISH', t8).To(t9)
model.Operation('ADD', t9, t9, 3).To(t10)
model.Operation('PRELU', t10, c11).To(t12)
model.Operation('DIV', t12, c13, 0).To(t14)
model.Operation('TANH', t14).To(t15)
model.Operation('PAD', t15, c16).To(t17)
model.Operation('SLICE', t17, [0, 2, 1, 0], [1, 4, 4, 4]).To(t18)
model.Operation('SUB', t18, c19, 0).To(t20)
model.Operation('AVERAGE_POOL_2D', t20, 1, 1, 1, 2, 3, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfnK@*Nlh>KEx35Fg|n;1C26?GNbs1s(<j^dAHT>=)+@5B3oh<N_ZO@A&-u4DuJ^=H~q!{q*el8VDU4^bhH6q8*d', 0.0625
),
    t21: packed('<f4',
    'c-muN0E5p^3<Hax7zQRlF)nZciecaZ6vMznD8>K@4Gj-~_&yXrAd(Nq`}f)IqXYv0&>>Xk'
),
}, name='of_76').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, PRELU, MAXIMUM, ADD, RESIZE_NEAREST_NEIGHBOR, ABS,
# MUL, SELECT, PRELU, SPLIT, DEPTHWISE_CONV_2D, NEG.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.4375, 0.625, 0.9375, -0.9375])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [0.125, 0.625, -0.8125, -0.3125])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}OLR2nnPZfdI+}b3iOch%_T3iaIa>00S}r8U'
))
c12 = Parameter('c12', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkl@(%s=;P37ZAm;q$;_~Vk<OCWZ0}1c!{RHFS?j7Y57!B<Q_~#br59Is%{}&$R=?DGm^XB#968sMzAnY5^;w4D', 0.0625
))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.125, -0.875, 0.8125, -0.375])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 2]))
t17 = Internal('t17', (F32, [1, 4, 4, 2]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [1, 1, 3, 4]), [0.0, 0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0625, 0.0625, -0.125, -0.0625, -0.125, -0.125])
c20 = Parameter('c20', (F32, [4]), [-0.25, 0.0, 0.0, 0.5])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('MAXIMUM', t4, t4).To(t5)
model.Operation('ADD', t5, t5, 3).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 4, 4, False).To(t7)
model.Operation('ABS', t7).To(t8)
model.Operation('MUL', t8, c9, 0).To(t10)
model.Operation('SELECT', c11, t10, c12).To(t13)
model.Operation('PRELU', t13, c14).To(t15)
model.Operation('SPLIT', t15, 3, 2).To(t16, t17)
model.Operation('CONCATENATION', t17, t16, 3).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 3).To(t21)
model.Operation('NEG', t21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkn?E@hA>lNzx1{?+O0qN=s3<Ts4<Qf0s^Wy>O8|?Y#3+4Uq{rnjq66XsO2@ewh>Jatv?hpS469@GC6B`W{&mR5', 0.0625
),
    t22: packed('<f4',
    'c-ke5yJ`Xf5JivJgft=|ND#>v*eX_jL6H1GI#C4454bj4SP8a*ZWC58orSv3B8at(U?sK@Uxh_hLT1dsWzO6?GoZDBSM6m{qXcyr'
    'nZheITkz3_Z4SC;{wqu6@f{*%13sasxR(c3A6^U!zryKI%p_C~5O!c7zftd-$*l%$J+dJ)WyzZG?Fq&)_=*UJ3-Z^5<SA@x36}>>'
    'W?beU(UIM}N7Hx~_QCaWr8{l_o=RrN$D0ci+!@L4x$cW*a^tzdAAh?>>H'
),
}, name='of_77').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.5625, -0.6875, 1.0, -0.625])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('MINIMUM', t2, c3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkb8t(?@7#i>Z3l8KH;1=@t9qHxd=jRgg0S6f23FHSC9Pk?;<`x7J2krn7=k@{z?&cfx;0p5ZA06=N@cZhEpB|z', 0.0625
),
    t2: packed('<f4',
    'c-oV#%`)c{F^Df>vf9wM@8M#_zt^m)u3r6@`t|Gj=OO#QS8SUm$@1jlgUi=r3ar;nlfNFaBfjk6jtzZpMXPsyO`OP5R%e$KX}4HG'
    '{N|52$(-IF{MSA?wr9_3UunhNZ)MuQd^4%OTi5%9tI#m&pWVAXx=MEsNt@0O=`Z*+W5e%{b8b##7nWZ6h(W|+`<?&S`<S8^$8cP6'
    '%*+f+77Uh9`r&e`WB2~`!qs!nvb4r)OB+8e4l%rLscx?-e3s$yEs31hN_O_Pb~Yfw4oKP9+uGXO+Sr0fJCGnm*xts@)*i?P%G%l4'
    '+Sr45K+*;%X$Jt~$Zy5'
),
    t4: packed('<f4',
    'c-l?Mp$fua6vgq2$+dy3&tU(uxX<Dn%rpcsZm%G$`UYZ{k6<?l7xo4QHw25Q$-M4A+=1c8Ip=ak3K4Ob;)w<~bWrSZ#mf5GMA)E&'
    '#~lGqxL}MOws<46dyORys3dfwICO#s1{fkoiUkx$tnopM310Zds)?%3;Vl#6EoXnd-~GSWA3T3X&H'
),
}, name='of_78').DisableLifeTimeVariation()

# A result depends on its neighbors: SOFTMAX, LOGISTIC, DEPTHWISE_CONV_2D, RESHAPE, ADD, SOFTMAX,
# CHANNEL_SHUFFLE, GATHER, HARD_SWISH, SPLIT, MUL, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [1, 1, 3, 4]), [-0.125, 0.0, 0.125, -0.125, 0.125, 0.0625, -0.0625, -0.0625, 0.0625, -0.125, -0.0625, 0.0625])
c5 = Parameter('c5', (F32, [4]), [-0.75, 0.75, 0.5, -0.25])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Internal('t15', (F32, [1, 4, 4, 2]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-0.125, -0.75, -0.625, 0.5625])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('LOGISTIC', t2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 3).To(t6)
model.Operation('RESHAPE', t6, [1, 4, 4, 4]).To(t7)
model.Operation('ADD', t7, t7, 3).To(t8)
model.Operation('SOFTMAX', t8, 1.0).To(t9)
model.Operation('CHANNEL_SHUFFLE', t9, 2, 3).To(t10)
model.Operation('GATHER', t10, 3, c11).To(t12)
model.Operation('HARD_SWISH', t12).To(t13)
model.Operation('SPLIT', t13, 3, 2).To(t14, t15)
model.Operation('CONCATENATION', t15, t14, 3).To(t16)
model.Operation('MUL', t16, c17, 0).To(t18)
model.Operation('RESHAPE', t18, [1, 4, 4, 4]).To(t19)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm@?F$qb;RhQ7`{3Xj`TYDC=^pd|3=H?=9|Yh83GM+D4Cw#(4j2a#{PPh99SP>@6ASDY808i5_VXa|<ObotMjiY', 0.0625
),
    t19: packed('<f4',
    'c-rIN^`#^3RMpmlS#7n(3g03(R{5H6?|pLZbh+{)%?UsJW~+rQmw55^-rspjd5I}ry&6`!ZF_%vYK81en=cylM}kBCZHq?V{5H+Q'
    'uhSpSwXl7f>$~wP)0*=0!HY~1XP)nsJ!G!%G;2+QUEE}4!?*I`^(BhO*XWo`y#J{Ct%R%h>>tm~xZg8tv%O`|W4-mq;@j`%ro10m'
    'HQC=V>9XGZWAWwZb2FZI|Mb~FVmE(UefjaijQcf{9?Sc``fPW8T7KWXcc1O<eNeo2pAA<2UM%tuaT@?k1BH7'
),
}, name='of_79').DisableLifeTimeVariation()
