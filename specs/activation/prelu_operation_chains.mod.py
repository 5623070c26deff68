# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: what may follow it.

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

# A result depends on its neighbors: PRELU, DEPTHWISE_CONV_2D, SPACE_TO_BATCH_ND, GATHER, NEG,
# ADD, TANH, SUB, CONV_2D, SOFTMAX, TANH, AVERAGE_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.125, -1.0, 0.75, 0.25])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [1, 1, 3, 4]), [-0.125, -0.125, -0.0625, -0.125, 0.0, 0.0625, -0.125, 0.0625, 0.0625, 0.0, -0.125, 0.125])
c5 = Parameter('c5', (F32, [4]), [-0.75, -0.75, -0.5, -0.75])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (I32, [2]), [2, 2])
c8 = Parameter('c8', (I32, [2, 2]), [0, 0, 0, 0])
t9 = Internal('t9', (F32, [4, 2, 2, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.5625, -0.75, -0.5625, -0.5625])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [0.0625, -0.9375, 0.3125, 1.0])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kGv!3_W~41++!{xjQ+D)HfDja5?SWk$=re2q5X*?e-h4iW', 0.0625
))
c20 = Parameter('c20', (F32, [4]), [0.25, 0.0, -0.5, -0.75])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 3).To(t6)
model.Operation('SPACE_TO_BATCH_ND', t6, c7, c8).To(t9)
model.Operation('BATCH_TO_SPACE_ND', t9, c7).To(t10)
model.Operation('GATHER', t10, 2, c11).To(t12)
model.Operation('NEG', t12).To(t13)
model.Operation('ADD', t13, c14, 1).To(t15)
model.Operation('TANH', t15).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 1, 1, 1, 0).To(t21)
model.Operation('SOFTMAX', t21, 1.0).To(t22)
model.Operation('TANH', t22).To(t23)
model.Operation('AVERAGE_POOL_2D', t23, 1, 1, 1, 2, 3, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC2m1CJ{uAd5<@@;M{pkMS7X<hh5B?zI=;7f74f*ox>lq02<ObsG3l8=J9_;f79v~U(@9*Ob{1glW9rhOTM<aa', 0.0625
),
    t24: ([0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515] * 4)[:64],
}, name='of_34').DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, AVERAGE_POOL_2D, PAD, TANH, SELECT, SIN, MAXIMUM,
# SOFTMAX, SPLIT, SPACE_TO_DEPTH, ADD, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.4375, -0.625, 0.625, 0.6875])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t6 = Internal('t6', (F32, [1, 7, 5, 5]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}RtbVn!fffUp=~3@AcKGC(CE3c%t31PcHk'
))
c10 = Parameter('c10', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkN`5pBA^%VON8661v`{w=(;uGfu=-}Y?7vls7;|CY<7zr2q9~l`F>FMP6>FpWp4ejUi8tv%+{~H4I00S6NvLVF', 0.0625
))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 2]))
t16 = Internal('t16', (F32, [1, 4, 4, 2]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 2, 2, 16]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [0.0625, 0.1875, -0.6875, -0.4375])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4]), [0.0, 0.6875, -0.1875, 0.375])
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 1, 1, 1, 2, 3, 0).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SLICE', t6, [0, 2, 1, 0], [1, 4, 4, 4]).To(t7)
model.Operation('TANH', t7).To(t8)
model.Operation('SELECT', c9, t8, c10).To(t11)
model.Operation('SIN', t11).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('SOFTMAX', t13, 1.0).To(t14)
model.Operation('SPLIT', t14, 3, 2).To(t15, t16)
model.Operation('CONCATENATION', t16, t15, 3).To(t17)
model.Operation('SPACE_TO_DEPTH', t17, 2).To(t18)
model.Operation('DEPTH_TO_SPACE', t18, 2).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('MINIMUM', t21, c22).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkk2K*Zh65!|`=J@9v7#{-?8xP_3@e&L0_2?4&=o0<`4IT{T_2d>H3lr%A9{3*R=@$R<`3D>e2LJE(8~6{J(H*`', 0.0625
),
    t23: packed('<f4',
    'c-mt)@Suue*^6ZiE-`Wpv#y?FSf%!X;lY|$4D%Fy7~FPUVmQ|SgMl;p4ug=<9)^}3NeoXnJYXpJ)4%`%LBC@dj(@zvAg|`jaC22N'
    'Lr5npL))UG3^xQd7`peIW9TfK&G60Lg5i5=BSVp-5ySCV2ZpJy^ceo0*Jt?u{~rUlz)OaOce@yN|D4D0fy;)0<+eJ*%)^Tr_GNZ5'
    'aI-9A_<mv;!zD>qh9mqx8Ft0AF~~gVXV}j8kYV%3_Y998yEA;^mS(Wqw-18%?_;osv4Plr|6Zv0UI^X?mEUgzWLv}Z008~jY1a'
),
}, name='of_67').DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, SOFTMAX, SUB, TANH, RESIZE_NEAREST_NEIGHBOR,
# CHANNEL_SHUFFLE, ABS, CONV_2D, SELECT, RESHAPE, PRELU, LOGISTIC.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.75, -0.5, 1.0, 0.0])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [-1.0, -0.75, -1.0, -1.0])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@ou>k-u48kzr|C{Zmt5jk@mu)z$Eu5Rt<D4A)<^e=$7xw', 0.0625
))
c12 = Parameter('c12', (F32, [4]), [0.0, -0.75, -0.25, 0.5])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}RumU}OYQj1b7k2qvJSAZZW_EX@d410@&%1Z)5!'
))
c15 = Parameter('c15', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkj?hO9zAp02~^c(B)AMYIH68jSv9|GwH6$twN8VlhOAm<MI|Ly-61n1!74)YBZ^8)D(?h@)98u%OZ6dUjBkRH|', 0.0625
))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.1875, -0.625, -0.5625, 0.8125])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('SOFTMAX', t3, 1.0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('TANH', t6).To(t7)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 4, 4, False).To(t8)
model.Operation('CHANNEL_SHUFFLE', t8, 2, 3).To(t9)
model.Operation('ABS', t9).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 1, 1, 1, 0).To(t13)
model.Operation('SELECT', c14, t13, c15).To(t16)
model.Operation('RESHAPE', t16, [1, 4, 4, 4]).To(t17)
model.Operation('PRELU', t17, c18).To(t19)
model.Operation('LOGISTIC', t19).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkj1nm#}@Ez$K<Q?+(5*+sR;}{qJ@#_H>7X<GV2=epu0UQPE4hIPM66p~U==1#%^!*R+@%kU>?DiDs4*~WJZ6O-', 0.0625
),
    t20: packed('<f4',
    'c-oWL%Xx?KwXS9R)TUda?GvU1$iyuujt)D1RK31E#w{|y=~q$6uGiP2C!8(%<WXq;=h|lVtjfKw_q;iE_qVBn%$MiZtW1X0k8}_7'
    'aLUFXu9CEK`u%;y>A#}2+arBMr$k(EnE!a){`v?>pI48aFGOnxuwIOP<!;T+A$0HICey!RtPI-BpZOBGdE=!bnpxsSq8J?+Ihmx`'
    '`Iw~TZ?Z^eiQ37Um@qSO^9J&p@QFx@7&6K;6)|b^@W)6A^0Byyh}qlQ+u1_^jJC(Y$0`m0!?ahV'
),
}, name='of_70').DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.25, 0.9375, 0.375, -0.0625])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('ABS', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC?hNezAL8rk6XEIt=?4u6`xEC8<^J;L`1S%1<MZqI;SUZF0vi_V5gP;O5CY@q2nOlt_v7^r^!yCr5)<j65+d0', 0.0625
),
    t4: packed('<i2',
    'c-qt8J0QaHVT)*l!7ed{$bt(E-UgBaQ+fDODr^)!Z1xjXxcK1#gTjV{5P=N_2@DFd2@MJ2G41QPA8e60P@`ZV&cMjPfP#SpBbY{r'
    'fkhY@q4G!oC<XwdUKbA', 0.00390625
),
}, name='of_115').DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, RELU6, MAX_POOL_2D, DEPTHWISE_CONV_2D, ADD, SPLIT,
# TRANSPOSE, CONV_2D, RESIZE_NEAREST_NEIGHBOR, SPACE_TO_DEPTH, CHANNEL_SHUFFLE, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.015625, 128), [82, 148, 71, 109])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c7 = Parameter('c7', (I32, [4], 0.5, 0), [-12, -8, -12, -8])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [4], 0.5, 120), [138, 121, 124, 131])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 2], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c16 = Parameter('c16', (I32, [4], 0.5, 0), [0, 4, -8, -12])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 16], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 1, 1, 1, 1, 0).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('SPLIT', t10, 3, 2).To(t11, t12)
model.Operation('CONCATENATION', t12, t11, 3).To(t13)
model.Operation('TRANSPOSE', t13, [0, 2, 3, 1]).To(t14)
model.Operation('CONV_2D', t14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 4, 4, False).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2).To(t20)
model.Operation('CHANNEL_SHUFFLE', t20, 2, 3).To(t21)
model.Operation('MAXIMUM', t21, t21).To(t22)
Example({
    x1: packed('<i2',
    'c-os;=~3vtEw^}QN$PgrZLO^<Gp01Gbne?4VYe&Iqah%uIv{3#Vq>EJ#CpeG*NiQDw{)~O6neO<Oqn{jz|+1elYv420CAiiB>'
),
    t22: packed('<i2',
    'c-m{P@2>7@>Z_|Qtt+f3sL5$3%rA!UYr%X53IPDszaLB'
),
}, name='of_1_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t8, c9, t10, t11, t12, t13, t14, c15, t17, t18, t19, t20, t21, t22)).DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, SPACE_TO_DEPTH, MUL, CONV_2D, MINIMUM, SELECT,
# SPACE_TO_BATCH_ND, ADD, SUB, RELU, SPACE_TO_BATCH_ND, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.015625, 128), [186, 73, 106, 123])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 16], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 7), [7, 5, 5, 7])
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c9 = Parameter('c9', (I32, [4], 0.5, 0), [-12, 0, 4, -4])
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [4], 0.5, 120), [118, 124, 124, 157])
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj$1|SIq3~)9B1DFF*08;{@kVF9mh5#r'
))
c14 = Parameter('c14', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mVrx4$E~sd(C?rNNca^JnEQX;?XFYIAQzRefjq^v1-jgo!=9(<fK;SC&q#$jWPrS(Lscr($kcM_Ww&(&*Og6b1?b08MTnS^'
))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [2, 2])
c17 = Parameter('c17', (I32, [2, 2]), [0, 0, 0, 0])
t18 = Internal('t18', (U8, [4, 2, 2, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [120, 102, 117, 118])
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4], 0.5, 120), [109, 123, 130, 117])
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Output('t24', (U8, [1, 4, 4, 4], 0.5, 120))
c25 = Parameter('c25', (I32, [2]), [2, 2])
c26 = Parameter('c26', (I32, [2, 2]), [0, 0, 0, 0])
t27 = Internal('t27', (U8, [4, 2, 2, 4], 0.5, 120))
t28 = Output('t28', (U8, [1, 4, 4, 4], 0.5, 120))
c29 = Parameter('c29', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}Ru~00tlv1R!jXIE)8jf+$7?C;?UslmP$)Yyct'
))
c30 = Parameter('c30', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-jjIsfj47Up}+CtGlK?JH9JEF=N5xxuNmJ#Z!8wO<2Bc`lSA#m|07sR#wcP8rT>cKOt*Td}~!jS##vPsf{xN(ikWN0L`!;UH'
))
t31 = Output('t31', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('SPACE_TO_DEPTH', t3, 2).To(t4)
model.Operation('DEPTH_TO_SPACE', t4, 2).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0).To(t10)
model.Operation('MINIMUM', t10, c11).To(t12)
model.Operation('SELECT', c13, t12, c14).To(t15)
model.Operation('SPACE_TO_BATCH_ND', t15, c16, c17).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, c16).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('SPACE_TO_BATCH_ND', t24, c25, c26).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, c25).To(t28)
model.Operation('SELECT', c29, t28, c30).To(t31)
Example({
    x1: packed('<i2',
    'c-otl>0Q=axha3vLbsTP<T!^dt3tfoXLttKZt8W*$SjSV>FBzqr=rR!tGs`)Z?mIaZBkGAWZP9q{j0X@-IQE2mw`e601RCnk^'
),
    t3: packed('<i2',
    'c-ouQ+FsFHxv6s2!p^FOuEv@zt6FM&W^`0LZ|bedY^|)Cxx8ylPeoNtc4hzKz~=7S+U}mp$*WgY^{?8pcT-o*Tm}jO0P`dwi2'
),
    t5: packed('<i2',
    'c-ouQ+FsFHxv6s2!p^FOuEv@zt6FM&W^`0LZ|bedY^|)Cxx8ylPeoNtc4hzKz~=7S+U}mp$*WgY^{?8pcT-o*Tm}jO0P`dwi2'
),
    t7: packed('|i1',
    'c-jrhF%Cd5006*`NjFVQR;$n=tyo0w`Fisy7cDR!<cC;UPQpfMOc`H4D|aI8jIqC=|JM(4vKs*'
),
    t10: packed('|i1',
    'c-qUUs42<G&MnC)cPh#8&o0RU@!bkaaw2j{a_rI}e9tT(T?JH=3gM?_l;pU20o6H_003>I8lC'
),
    t12: packed('|i1',
    'c-qUUs42<G&MnC)cPh#8&o0RU@!bkaaw2j{a_rI}e9tT(T?JH=3gM?_l;pU20o6H_003>I8lC'
),
    t15: packed('<i2',
    'c-qUU=r74>%AGc;+^HnTKf5HSV&$Z%ZUrSd5jiE(8`HBACf4-kcvh8ER!ptPDNilQNncWuGdHXwC&sHJ+AX_;fkFTP>rWia'
),
    t19: packed('<i2',
    'c-qUU=r74>%AGc;+^HnTKf5HSV&$Z%ZUrSd5jiE(8`HBACf4-kcvh8ER!ptPDNilQNncWuGdHXwC&sHJ+AX_;fkFTP>rWia'
),
    t21: packed('<i2',
    'c-qTJ>nX}9$eJ=K)xIdlHlrvfZP|pWCb>m9Zka{X^HVYs>MOf*%*%@^(<YVWq$U;Rgf1+~=?-qo@p3PUHpwVrpb!86U{4!d'
),
    t23: packed('<i2',
    'c-kvZZYnL$O_)A6$+WcGDz3CVdCueohRLPn&he#-a-y=cYx4WbO>#?Hk~=EPlOjsXgQl03cX)P|yW5tg8OD_|PzV5LPaA9'
),
    t24: packed('<i2',
    'c-pI|XsQ5$>2oV!V9w+PP}U+4QB%<eqFO3CDj}lND=IoFI$^3AC<Fl4nIBg'
),
    t28: packed('<i2',
    'c-pI|XsQ5$>2oV!V9w+PP}U+4QB%<eqFO3CDj}lND=IoFI$^3AC<Fl4nIBg'
),
    t31: packed('<i2',
    'c-jjIX^N<*sF*&tqN1k0BEBm=F=O(Aii-H+;)<R{6P7QVUQ^LmQL(gQWySo;ipGkH2^EVfDyk~Vnj<Tw0=X3o6aoO*&>xx'
),
}, name='of_36_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, c8, t10, c11, t12, c14, t15, t18, t19, c20, t21, c22, t23, t24, t27, t28, c30, t31)).DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, GATHER, SUB, ADD, TRANSPOSE, MAXIMUM, SUB,
# RESIZE_NEAREST_NEIGHBOR, MINIMUM, GATHER, PAD, SPACE_TO_DEPTH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.015625, 128), [81, 102, 73, 146])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [2, 0, 3, 1])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [110, 135, 126, 101])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [129, 111, 103, 131])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [126, 125, 111, 110])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4], 0.5, 120), [156, 149, 115, 140])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [2, 0, 3, 1])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t20 = Internal('t20', (U8, [1, 7, 5, 5], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 16], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('GATHER', t3, 3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('MAXIMUM', t10, t10).To(t11)
model.Operation('SUB', t11, c12, 0).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('MINIMUM', t14, c15).To(t16)
model.Operation('GATHER', t16, 2, c17).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SLICE', t20, [0, 2, 1, 0], [1, 4, 4, 4]).To(t21)
model.Operation('SPACE_TO_DEPTH', t21, 2).To(t22)
model.Operation('DEPTH_TO_SPACE', t22, 2).To(t23)
Example({
    x1: packed('<i2',
    'c-q@oHhV{3QF3@xM1g-xjAOIIjG~DJg*ml*b}S8;IIW}9X?a6xj7!z3SwXudEDTwfHF4>_+W46%VQz~fql&ui>KG^l0G}fs$p'
),
    t23: packed('<i2',
    'c-pI&KB2f`(v;$gg2dtq5a^j&TrmfT3#LN&Aogq^PAh@%(EtO5006`q9~1'
),
}, name='of_37_quant8').AddVariations(signed(x1, c2, t3, t5, c6, t7, c8, t9, t10, t11, c12, t13, t14, c15, t16, t18, t20, t21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: PRELU, MAX_POOL_2D, RESHAPE, TRANSPOSE, SUB, SPACE_TO_DEPTH,
# RESHAPE, CHANNEL_SHUFFLE, CONV_2D, MUL, QUANTIZE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.015625, 128), [187, 126, 102, 187])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 120), [112, 115, 128, 113])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 2, 16], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c14 = Parameter('c14', (I32, [4], 0.5, 0), [12, 0, 4, -4])
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [4], 0.5, 7), [9, 5, 7, 9])
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('SPACE_TO_DEPTH', t8, 2).To(t9)
model.Operation('DEPTH_TO_SPACE', t9, 2).To(t10)
model.Operation('RESHAPE', t10, [1, 4, 4, 4]).To(t11)
model.Operation('CHANNEL_SHUFFLE', t11, 2, 3).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
Example({
    x1: packed('<i2',
    'c-pIWpV3)W>(RO`r(s=5+rFxu4JobN?yUi{D*7sxPR>i~UNqHXPE3A%LtA^v-oo0IC3}lK?6)kN*PR`oU+&o8%RnIj01A5_$N'
),
    t3: packed('<i2',
    'c-pJ3n$cNR+ta$OqG4T0+rFxu4Gpc`Rjt9ZD*7sxPOeGsUNqHbPGwDfLtA^v-iq3lC3~xUoVP5S*Im(6P+rv#z(64Y0H#$TT>'
),
    t4: packed('<i2',
    'c-q_9Fr#y4!;E#?Chr5|or|Wng7DtSeJeqD&faD7KzQ$#Wh?i#wXZAzvb#Ze3lLW|6);c;05g6lBm'
),
    t5: packed('<i2',
    'c-q_9Fr#y4!;E#?Chr5|or|Wng7DtSeJeqD&faD7KzQ$#Wh?i#wXZAzvb#Ze3lLW|6);c;05g6lBm'
),
    t6: packed('<i2',
    'c-q^!b52RaqP=@(OkK9DvvuCQojd1r!}#lf{B3*pc2AzXWy`)kAb;gbD8H?0UtfC@kYB(+Apig>(kLV'
),
    t8: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t10: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t11: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t12: packed('<i2',
    'c-lKSWnXp2*5yYQ%$v1#;<T=%2dC_t1mkZ5^7m~$G->vl8M}|oo4j`0!gUaS-HgU#^^-e+{Bi~g0RVGXDC7'
),
    t15: packed('<i2',
    'c-ot?b@hQY^X9FbJFRbFOGQn|6e#}?l)rq<ob8w9O<#Fv;U);bZcgo``suAeeldv8Kp_AClXWIz'
),
    t17: packed('<i2',
    'c-os{U2$MdP{qo*Q56eYDk@5*K>3HD{N*kc+b@Cm{!o5VMeU`+idG=M7{q6w5C8yl%^?K'
),
    t19: packed('<i2',
    'c-os{U2$MdP{qo*Q56eYDk@5*K>3HD{N*kc+b@Cm{!o5VMeU`+idG=M7{q6w5C8yl%^?K'
),
}, name='of_39_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, c7, t8, t9, t10, t11, t12, c13, t15, c16, t17, t19)).DisableLifeTimeVariation()
