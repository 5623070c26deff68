# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU and what may follow it: every operation after every other.

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

# PRELU, DEPTHWISE_CONV_2D, SPACE_TO_BATCH_ND, GATHER, NEG, ADD, TANH, SUB, CONV_2D, SOFTMAX,
# TANH, AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c340 = Parameter('c340', (F32, [4]), [-0.125, -1.0, 0.75, 0.25])
t340 = Internal('t340', (F32, [1, 4, 4, 4]))
filter341 = Parameter('filter341', (F32, [1, 1, 3, 4]), [-0.125, -0.125, -0.0625, -0.125, 0.0, 0.0625, -0.125, 0.0625, 0.0625, 0.0, -0.125, 0.125])
bias341 = Parameter('bias341', (F32, [4]), [-0.75, -0.75, -0.5, -0.75])
t341 = Internal('t341', (F32, [1, 4, 4, 4]))
block342 = Parameter('block342', (I32, [2]), [2, 2])
none342 = Parameter('none342', (I32, [2, 2]), [0, 0, 0, 0])
many342 = Internal('many342', (F32, [4, 2, 2, 4]))
t342 = Internal('t342', (F32, [1, 4, 4, 4]))
places343 = Parameter('places343', (I32, [4]), [2, 0, 3, 1])
t343 = Internal('t343', (F32, [1, 4, 4, 4]))
t344 = Internal('t344', (F32, [1, 4, 4, 4]))
c345 = Parameter('c345', (F32, [4]), [-0.5625, -0.75, -0.5625, -0.5625])
t345 = Internal('t345', (F32, [1, 4, 4, 4]))
t346 = Internal('t346', (F32, [1, 4, 4, 4]))
c347 = Parameter('c347', (F32, [4]), [0.0625, -0.9375, 0.3125, 1.0])
t347 = Internal('t347', (F32, [1, 4, 4, 4]))
filter348 = Parameter('filter348', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kGv!3_W~41++!{xjQ+D)HfDja5?SWk$=re2q5X*?e-h4iW', 0.0625
))
bias348 = Parameter('bias348', (F32, [4]), [0.25, 0.0, -0.5, -0.75])
t348 = Internal('t348', (F32, [1, 4, 4, 4]))
t349 = Internal('t349', (F32, [1, 4, 4, 4]))
t350 = Internal('t350', (F32, [1, 4, 4, 4]))
t351 = Output('t351', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c340).To(t340)
model.Operation('DEPTHWISE_CONV_2D', t340, filter341, bias341, 1, 1, 1, 1, 3).To(t341)
model.Operation('SPACE_TO_BATCH_ND', t341, block342, none342).To(many342)
model.Operation('BATCH_TO_SPACE_ND', many342, block342).To(t342)
model.Operation('GATHER', t342, 2, places343).To(t343)
model.Operation('NEG', t343).To(t344)
model.Operation('ADD', t344, c345, 1).To(t345)
model.Operation('TANH', t345).To(t346)
model.Operation('SUB', t346, c347, 0).To(t347)
model.Operation('CONV_2D', t347, filter348, bias348, 1, 1, 1, 0).To(t348)
model.Operation('SOFTMAX', t348, 1.0).To(t349)
model.Operation('TANH', t349).To(t350)
model.Operation('AVERAGE_POOL_2D', t350, 1, 1, 1, 2, 3, 0).To(t351)
Example({
    input: packed('|i1',
    'c-jF#0KfnC2m1CJ{uAd5<@@;M{pkMS7X<hh5B?zI=;7f74f*ox>lq02<ObsG3l8=J9_;f79v~U(@9*Ob{1glW9rhOTM<aa', 0.0625
),
    t351: ([0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515] * 4)[:64],
}, name='of_34').DisableLifeTimeVariation()

# PRELU, AVERAGE_POOL_2D, PAD, TANH, SELECT, SIN, MAXIMUM, SOFTMAX, SPLIT, SPACE_TO_DEPTH, ADD,
# MINIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c670 = Parameter('c670', (F32, [4]), [-0.4375, -0.625, 0.625, 0.6875])
t670 = Internal('t670', (F32, [1, 4, 4, 4]))
t671 = Internal('t671', (F32, [1, 4, 4, 4]))
sides672 = Parameter('sides672', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide672 = Internal('wide672', (F32, [1, 7, 5, 5]))
begin672 = Parameter('begin672', (I32, [4]), [0, 2, 1, 0])
size672 = Parameter('size672', (I32, [4]), [1, 4, 4, 4])
t672 = Internal('t672', (F32, [1, 4, 4, 4]))
t673 = Internal('t673', (F32, [1, 4, 4, 4]))
choice674 = Parameter('choice674', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}RtbVn!fffUp=~3@AcKGC(CE3c%t31PcHk'
))
other674 = Parameter('other674', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkN`5pBA^%VON8661v`{w=(;uGfu=-}Y?7vls7;|CY<7zr2q9~l`F>FMP6>FpWp4ejUi8tv%+{~H4I00S6NvLVF', 0.0625
))
t674 = Internal('t674', (F32, [1, 4, 4, 4]))
t675 = Internal('t675', (F32, [1, 4, 4, 4]))
t676 = Internal('t676', (F32, [1, 4, 4, 4]))
t677 = Internal('t677', (F32, [1, 4, 4, 4]))
part_0_678 = Internal('part_0_678', (F32, [1, 4, 4, 2]))
part_1_678 = Internal('part_1_678', (F32, [1, 4, 4, 2]))
t678 = Internal('t678', (F32, [1, 4, 4, 4]))
deep679 = Internal('deep679', (F32, [1, 2, 2, 16]))
t679 = Internal('t679', (F32, [1, 4, 4, 4]))
c680 = Parameter('c680', (F32, [4]), [0.0625, 0.1875, -0.6875, -0.4375])
t680 = Internal('t680', (F32, [1, 4, 4, 4]))
c681 = Parameter('c681', (F32, [4]), [0.0, 0.6875, -0.1875, 0.375])
t681 = Output('t681', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c670).To(t670)
model.Operation('AVERAGE_POOL_2D', t670, 1, 1, 1, 2, 3, 0).To(t671)
model.Operation('PAD', t671, sides672).To(wide672)
model.Operation('SLICE', wide672, begin672, size672).To(t672)
model.Operation('TANH', t672).To(t673)
model.Operation('SELECT', choice674, t673, other674).To(t674)
model.Operation('SIN', t674).To(t675)
model.Operation('MAXIMUM', t675, t675).To(t676)
model.Operation('SOFTMAX', t676, 1.0).To(t677)
model.Operation('SPLIT', t677, 3, 2).To(part_0_678, part_1_678)
model.Operation('CONCATENATION', part_1_678, part_0_678, 3).To(t678)
model.Operation('SPACE_TO_DEPTH', t678, 2).To(deep679)
model.Operation('DEPTH_TO_SPACE', deep679, 2).To(t679)
model.Operation('ADD', t679, c680, 0).To(t680)
model.Operation('MINIMUM', t680, c681).To(t681)
Example({
    input: packed('|i1',
    'c-jF#0Kfkk2K*Zh65!|`=J@9v7#{-?8xP_3@e&L0_2?4&=o0<`4IT{T_2d>H3lr%A9{3*R=@$R<`3D>e2LJE(8~6{J(H*`', 0.0625
),
    t681: packed('<f4',
    'c-mt)@Suue*^6ZiE-`Wpv#y?FSf%!X;lY|$4D%Fy7~FPUVmQ|SgMl;p4ug=<9)^}3NeoXnJYXpJ)4%`%LBC@dj(@zvAg|`jaC22N'
    'Lr5npL))UG3^xQd7`peIW9TfK&G60Lg5i5=BSVp-5ySCV2ZpJy^ceo0*Jt?u{~rUlz)OaOce@yN|D4D0fy;)0<+eJ*%)^Tr_GNZ5'
    'aI-9A_<mv;!zD>qh9mqx8Ft0AF~~gVXV}j8kYV%3_Y998yEA;^mS(Wqw-18%?_;osv4Plr|6Zv0UI^X?mEUgzWLv}Z008~jY1a'
),
}, name='of_67').DisableLifeTimeVariation()

# PRELU, SOFTMAX, SUB, TANH, RESIZE_NEAREST_NEIGHBOR, CHANNEL_SHUFFLE, ABS, CONV_2D, SELECT,
# RESHAPE, PRELU, LOGISTIC
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c700 = Parameter('c700', (F32, [4]), [-0.75, -0.5, 1.0, 0.0])
t700 = Internal('t700', (F32, [1, 4, 4, 4]))
t701 = Internal('t701', (F32, [1, 4, 4, 4]))
c702 = Parameter('c702', (F32, [4]), [-1.0, -0.75, -1.0, -1.0])
t702 = Internal('t702', (F32, [1, 4, 4, 4]))
t703 = Internal('t703', (F32, [1, 4, 4, 4]))
t704 = Internal('t704', (F32, [1, 4, 4, 4]))
t705 = Internal('t705', (F32, [1, 4, 4, 4]))
t706 = Internal('t706', (F32, [1, 4, 4, 4]))
filter707 = Parameter('filter707', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@ou>k-u48kzr|C{Zmt5jk@mu)z$Eu5Rt<D4A)<^e=$7xw', 0.0625
))
bias707 = Parameter('bias707', (F32, [4]), [0.0, -0.75, -0.25, 0.5])
t707 = Internal('t707', (F32, [1, 4, 4, 4]))
choice708 = Parameter('choice708', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}RumU}OYQj1b7k2qvJSAZZW_EX@d410@&%1Z)5!'
))
other708 = Parameter('other708', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkj?hO9zAp02~^c(B)AMYIH68jSv9|GwH6$twN8VlhOAm<MI|Ly-61n1!74)YBZ^8)D(?h@)98u%OZ6dUjBkRH|', 0.0625
))
t708 = Internal('t708', (F32, [1, 4, 4, 4]))
where709 = Parameter('where709', (I32, [4]), [1, 4, 4, 4])
t709 = Internal('t709', (F32, [1, 4, 4, 4]))
c710 = Parameter('c710', (F32, [4]), [-0.1875, -0.625, -0.5625, 0.8125])
t710 = Internal('t710', (F32, [1, 4, 4, 4]))
t711 = Output('t711', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c700).To(t700)
model.Operation('SOFTMAX', t700, 1.0).To(t701)
model.Operation('SUB', t701, c702, 0).To(t702)
model.Operation('TANH', t702).To(t703)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t703, 4, 4, False).To(t704)
model.Operation('CHANNEL_SHUFFLE', t704, 2, 3).To(t705)
model.Operation('ABS', t705).To(t706)
model.Operation('CONV_2D', t706, filter707, bias707, 1, 1, 1, 0).To(t707)
model.Operation('SELECT', choice708, t707, other708).To(t708)
model.Operation('RESHAPE', t708, where709).To(t709)
model.Operation('PRELU', t709, c710).To(t710)
model.Operation('LOGISTIC', t710).To(t711)
Example({
    input: packed('|i1',
    'c-jF#0Kfkj1nm#}@Ez$K<Q?+(5*+sR;}{qJ@#_H>7X<GV2=epu0UQPE4hIPM66p~U==1#%^!*R+@%kU>?DiDs4*~WJZ6O-', 0.0625
),
    t711: packed('<f4',
    'c-oWL%Xx?KwXS9R)TUda?GvU1$iyuujt)D1RK31E#w{|y=~q$6uGiP2C!8(%<WXq;=h|lVtjfKw_q;iE_qVBn%$MiZtW1X0k8}_7'
    'aLUFXu9CEK`u%;y>A#}2+arBMr$k(EnE!a){`v?>pI48aFGOnxuwIOP<!;T+A$0HICey!RtPI-BpZOBGdE=!bnpxsSq8J?+Ihmx`'
    '`Iw~TZ?Z^eiQ37Um@qSO^9J&p@QFx@7&6K;6)|b^@W)6A^0Byyh}qlQ+u1_^jJC(Y$0`m0!?ahV'
),
}, name='of_70').DisableLifeTimeVariation()

# PRELU, ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c1150 = Parameter('c1150', (F32, [4]), [-0.25, 0.9375, 0.375, -0.0625])
t1150 = Internal('t1150', (F32, [1, 4, 4, 4]))
t1151 = Output('t1151', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c1150).To(t1150)
model.Operation('ABS', t1150).To(t1151)
Example({
    input: packed('|i1',
    'c-jF#0KfnC?hNezAL8rk6XEIt=?4u6`xEC8<^J;L`1S%1<MZqI;SUZF0vi_V5gP;O5CY@q2nOlt_v7^r^!yCr5)<j65+d0', 0.0625
),
    t1151: packed('<i2',
    'c-qt8J0QaHVT)*l!7ed{$bt(E-UgBaQ+fDODr^)!Z1xjXxcK1#gTjV{5P=N_2@DFd2@MJ2G41QPA8e60P@`ZV&cMjPfP#SpBbY{r'
    'fkhY@q4G!oC<XwdUKbA', 0.00390625
),
}, name='of_115').DisableLifeTimeVariation()
