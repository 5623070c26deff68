# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: what may follow it.

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

# A result depends on its neighbors: RESHAPE, HARD_SWISH, PAD, MAX_POOL_2D, RELU,
# DEPTHWISE_CONV_2D, DEPTHWISE_CONV_2D, LOGISTIC, HARD_SWISH, ADD, RELU, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t5 = Internal('t5', (F32, [1, 7, 5, 5]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [1, 1, 3, 4]), [0.125, 0.0625, 0.0, 0.125, 0.0, 0.0, -0.125, 0.0625, -0.0625, -0.0625, 0.0, -0.0625])
c10 = Parameter('c10', (F32, [4]), [0.25, 0.0, -0.25, 0.25])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, -0.0625, 0.125, 0.125, -0.125, 0.0, 0.125, 0.0625, 0.125, 0.0625, -0.125])
c13 = Parameter('c13', (F32, [4]), [0.75, 0.75, 0.75, 0.5])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-0.4375, -0.3125, -0.9375, 0.0])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [-0.4375, 0.75, 0.8125, 0.1875])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SLICE', t5, [0, 2, 1, 0], [1, 4, 4, 4]).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('RELU', t7).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 1, 3).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 3).To(t14)
model.Operation('LOGISTIC', t14).To(t15)
model.Operation('HARD_SWISH', t15).To(t16)
model.Operation('ADD', t16, c17, 1).To(t18)
model.Operation('RELU', t18).To(t19)
model.Operation('PRELU', t19, c20).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkf`|#`V0qg1!6YBc$6$ax25c~P-`3CR;1^4s~^acp{6XOm3>j38S9~uq@?g|F=1@-3Q6!-i21q=Kc<M|DHJ|b2', 0.0625
),
    t21: packed('<f4',
    'c-p1Pu?fOZ07cQefQ6-%;1ns;1?<EnoWMrwv?=XuUBF6FF@#_v1cTxP7J{ze<@4hL78l-uM?y-%mK{ANjA@){g4edt7d>(>ts9&1'
    'W^Z%)v{+I7{L!!Ahn@9PcidBJ$2QddYfjuKxcX~+*H!Q#I@hK9XnCw)!0?~GLM1|I'
),
}, name='of_5').DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, ADD, RESHAPE, SIN, CONV_2D, CHANNEL_SHUFFLE, SIN,
# ADD, ABS, HARD_SWISH, SOFTMAX, AVERAGE_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.0625, -0.5625, 0.625, 0.0])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF^!3_W~5Q3EbXU1OoAOVco2ACXc#2Y80{zy7$VGlG`75x', 0.0625
))
c8 = Parameter('c8', (F32, [4]), [-0.75, 0.75, -0.25, -0.75])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('ADD', t2, c3, 1).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('SIN', t5).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CHANNEL_SHUFFLE', t9, 2, 3).To(t10)
model.Operation('SIN', t10).To(t11)
model.Operation('ADD', t11, t11, 3).To(t12)
model.Operation('ABS', t12).To(t13)
model.Operation('HARD_SWISH', t13).To(t14)
model.Operation('SOFTMAX', t14, 1.0).To(t15)
model.Operation('AVERAGE_POOL_2D', t15, 1, 1, 1, 2, 3, 0).To(t16)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm}`Wo^C`tSi69r^_C_aE;c;|3QC6#*Ra0{RdS<L?6U1?uDG9_jf11^5H_;RgsCAMW)G{rUkF`3~t8`xpTNT^}L', 0.0625
),
    t16: packed('<f4',
    'c-r&x<MNY`xFeC3^&sob8`(Gh{+#}jlF^cBY0uMk?|#1f$dTJe3=Pc;Po27O>gG+Wo7=X%+qP*_=_VJKSuT!_a*m%rPyQ?-k|<JM'
    '?o%EgUl8Bgx}){&+c|HqUfqAy#KgcPCFMm5$ealimQ4r`uL<9^>-jEAOHE5Rw`p$g-%Gyt@VMmR?0nnV%<P?+iOEM3XXjhaHa1Ue'
    '%*@`JnVY{gx3zt23u0SaKeKjny5nSE@XbJ9|EIo<%~KnYT005>0FfMO&;'
),
}, name='of_86').DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, SPACE_TO_DEPTH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 2, 2, 16]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('SPACE_TO_DEPTH', t2, 2).To(t3)
model.Operation('DEPTH_TO_SPACE', t3, 2).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkSAm|1e4+QZY9rYXj3g`9><>mPQ_2doa@9rP`^C0vJ@Ac&q?BxyN_8jFN`{U;X8TJ?r{R0>t`tSQ62?6?FA|me', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkSAm|1e4+QZY9rYXj3g`9><>mPQ_2doa@9rP`^C0vJ@Ac&q?BxyN_8jFN`{U;X8TJ?r{R0>t`tSQ62?6?FA|me', 0.0625
),
}, name='of_122').DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;!3h8`5QAd&pV{;Z;zOJPqh<|pY3hONu0#91-N6GPtQGb', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [0.75, -0.5, -0.75, 0.5])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkM6%!Ql@bLHf<p=%v2m1948wMa484URj=nv%h_Xzk01QHGQ1^^fJ;Pvw16cqL4`3?;2`{M-j?D6yR{r2+)+#`z', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfkM6%!Ql@bLHf<p=%v2m1948wMa484URj=nv%h_Xzk01QHGQ1^^fJ;Pvw16cqL4`3?;2`{M-j?D6yR{r2+)+#`z', 0.0625
),
    t5: packed('<i2',
    'c-q@CF)&OdJGx$dBD>MAoaHXRmmjY@^ppDpe_ZOD2U{+dPMcy<dv8;+rF$E*<C)?k9>-bjgpC`6KDowA#Q%zEtzr28pMepILG1tk'
    '|1mK9L-1i3&SwC#|HJqI$Q?gj', 0.00390625
),
}, name='of_123').DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, PRELU, RELU, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [137, 95, 110, 91])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t6)
Example({
    x1: packed('<i2',
    'c-kv#T)M`#c9U<zw9Ve3o988lC3H0hEOVNlzST2&mCfP>3$|2swCr?@ub$|Yw#9SLilV?8yT0O?jxG&h>m1fZIWkZP0HgIDmj'
),
    t6: packed('<i2',
    'c-pI|SWwZ}vZZHfS5?iL=8jnv6)k<W%XU_8YHy!8aemv3hKlNnX<H{YY;J9Bn$+2}u42`eip|p}teLlXPebd16*Cwp1OSwsBuf'
),
}, name='of_52_quant8').AddVariations(signed(x1, t2, c3, t4, t5, t6)).DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
Example({
    x1: packed('<i2',
    'c-jkJm9oM=t}uOBW!wCT^Ifx+?F^l{w7xB8b4SREDT%Su=cQHlPE4GW(CwTXvwlkXig3F$kG?#I;Kqch3%X~lpTs~R0089PA9e'
),
    t2: packed('<i2',
    'c-jkJm9oM=t}uOBW!wCT^Ifx+?F^l{w7xB8b4SREDT%Su=cQHlPE4GW(CwTXvwlkXig3F$kG?#I;Kqch3%X~lpTs~R0089PA9e'
),
    t3: packed('<i2',
    'c-pI2Rk5N12$og0&7U|QNbjtexwO8mVsl5uiYXNp)8|!G_D-yrQ_&4nvwjLhZ66RfR!m*cJ!AbO1_}WH2z4Tc'
),
}, name='of_69_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [2, 0, 3, 1])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('GATHER', t2, 2, c3).To(t4)
Example({
    x1: packed('<i2',
    'c-nK`S+jbAOH#!S_o=;c>w^j>?8sWTWNu<h>#XHTlM`m`Y2J|0HFtGUNts>otfsulId!|eX4Wp=zR)ozsB~4z3Ofc00RUfzAh`'
),
    t2: packed('<i2',
    'c-nK`S+jbAOH#!S_o=;c>w^j>?8sWTWNu<h>#XHTlM`m`Y2J|0HFtGUNts>otfsulId!|eX4Wp=zR)ozsB~4z3Ofc00RUfzAh`'
),
    t4: packed('<i2',
    'c-q_HKDF0*XU*!k^+AObT#_nUXDv^fup?{T<b+v!mds6TDYGk{)x062t0`}C&fL{SC5|~krFFZ#X0A$EVOP6&`$7f^0RU8oAh`'
),
}, name='of_72_quant8').AddVariations(signed(x1, t2, t4)).DisableLifeTimeVariation()

# A result depends on its neighbors: RESHAPE, MAX_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 4, 4, 4]).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-qTwU%I`a)ut~oJt`@!ZffDwya@%%a~AHdnH)65zp*zyB(v5o$A0hHfV4GxT-;hGdu|PDn!7KvJ!AW%IqSREY-XSk007X@AHV'
),
    t3: packed('<i2',
    'c-mXux^(yQ$soLNcg^IfQ<mrL1+w?<0pXg-Yxd0Dw|6ZN?^zGR+d=%y_PP5e%~`*1&1N8fGXsSH0LR8E5d'
),
}, name='of_79_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
