# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# RESHAPE, HARD_SWISH, PAD, MAX_POOL_2D, RELU, DEPTHWISE_CONV_2D, DEPTHWISE_CONV_2D, LOGISTIC,
# HARD_SWISH, ADD, RELU, PRELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where50 = Parameter('where50', (I32, [4]), [1, 4, 4, 4])
t50 = Internal('t50', (F32, [1, 4, 4, 4]))
t51 = Internal('t51', (F32, [1, 4, 4, 4]))
sides52 = Parameter('sides52', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide52 = Internal('wide52', (F32, [1, 7, 5, 5]))
begin52 = Parameter('begin52', (I32, [4]), [0, 2, 1, 0])
size52 = Parameter('size52', (I32, [4]), [1, 4, 4, 4])
t52 = Internal('t52', (F32, [1, 4, 4, 4]))
t53 = Internal('t53', (F32, [1, 4, 4, 4]))
t54 = Internal('t54', (F32, [1, 4, 4, 4]))
filter55 = Parameter('filter55', (F32, [1, 1, 3, 4]), [0.125, 0.0625, 0.0, 0.125, 0.0, 0.0, -0.125, 0.0625, -0.0625, -0.0625, 0.0, -0.0625])
bias55 = Parameter('bias55', (F32, [4]), [0.25, 0.0, -0.25, 0.25])
t55 = Internal('t55', (F32, [1, 4, 4, 4]))
filter56 = Parameter('filter56', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, -0.0625, 0.125, 0.125, -0.125, 0.0, 0.125, 0.0625, 0.125, 0.0625, -0.125])
bias56 = Parameter('bias56', (F32, [4]), [0.75, 0.75, 0.75, 0.5])
t56 = Internal('t56', (F32, [1, 4, 4, 4]))
t57 = Internal('t57', (F32, [1, 4, 4, 4]))
t58 = Internal('t58', (F32, [1, 4, 4, 4]))
c59 = Parameter('c59', (F32, [4]), [-0.4375, -0.3125, -0.9375, 0.0])
t59 = Internal('t59', (F32, [1, 4, 4, 4]))
t60 = Internal('t60', (F32, [1, 4, 4, 4]))
c61 = Parameter('c61', (F32, [4]), [-0.4375, 0.75, 0.8125, 0.1875])
t61 = Output('t61', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', input, where50).To(t50)
model.Operation('HARD_SWISH', t50).To(t51)
model.Operation('PAD', t51, sides52).To(wide52)
model.Operation('SLICE', wide52, begin52, size52).To(t52)
model.Operation('MAX_POOL_2D', t52, 1, 1, 1, 3, 2, 0).To(t53)
model.Operation('RELU', t53).To(t54)
model.Operation('DEPTHWISE_CONV_2D', t54, filter55, bias55, 1, 1, 1, 1, 3).To(t55)
model.Operation('DEPTHWISE_CONV_2D', t55, filter56, bias56, 1, 1, 1, 1, 3).To(t56)
model.Operation('LOGISTIC', t56).To(t57)
model.Operation('HARD_SWISH', t57).To(t58)
model.Operation('ADD', t58, c59, 1).To(t59)
model.Operation('RELU', t59).To(t60)
model.Operation('PRELU', t60, c61).To(t61)
Example({
    input: packed('|i1',
    'c-jF#0Kfkf`|#`V0qg1!6YBc$6$ax25c~P-`3CR;1^4s~^acp{6XOm3>j38S9~uq@?g|F=1@-3Q6!-i21q=Kc<M|DHJ|b2', 0.0625
),
    t61: packed('<f4',
    'c-p1Pu?fOZ07cQefQ6-%;1ns;1?<EnoWMrwv?=XuUBF6FF@#_v1cTxP7J{ze<@4hL78l-uM?y-%mK{ANjA@){g4edt7d>(>ts9&1'
    'W^Z%)v{+I7{L!!Ahn@9PcidBJ$2QddYfjuKxcX~+*H!Q#I@hK9XnCw)!0?~GLM1|I'
),
}, name='of_5').DisableLifeTimeVariation()

# RESHAPE, ADD, RESHAPE, SIN, CONV_2D, CHANNEL_SHUFFLE, SIN, ADD, ABS, HARD_SWISH, SOFTMAX,
# AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where860 = Parameter('where860', (I32, [4]), [1, 4, 4, 4])
t860 = Internal('t860', (F32, [1, 4, 4, 4]))
c861 = Parameter('c861', (F32, [4]), [-0.0625, -0.5625, 0.625, 0.0])
t861 = Internal('t861', (F32, [1, 4, 4, 4]))
where862 = Parameter('where862', (I32, [4]), [1, 4, 4, 4])
t862 = Internal('t862', (F32, [1, 4, 4, 4]))
t863 = Internal('t863', (F32, [1, 4, 4, 4]))
filter864 = Parameter('filter864', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF^!3_W~5Q3EbXU1OoAOVco2ACXc#2Y80{zy7$VGlG`75x', 0.0625
))
bias864 = Parameter('bias864', (F32, [4]), [-0.75, 0.75, -0.25, -0.75])
t864 = Internal('t864', (F32, [1, 4, 4, 4]))
t865 = Internal('t865', (F32, [1, 4, 4, 4]))
t866 = Internal('t866', (F32, [1, 4, 4, 4]))
t867 = Internal('t867', (F32, [1, 4, 4, 4]))
t868 = Internal('t868', (F32, [1, 4, 4, 4]))
t869 = Internal('t869', (F32, [1, 4, 4, 4]))
t870 = Internal('t870', (F32, [1, 4, 4, 4]))
t871 = Output('t871', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', input, where860).To(t860)
model.Operation('ADD', t860, c861, 1).To(t861)
model.Operation('RESHAPE', t861, where862).To(t862)
model.Operation('SIN', t862).To(t863)
model.Operation('CONV_2D', t863, filter864, bias864, 1, 1, 1, 0).To(t864)
model.Operation('CHANNEL_SHUFFLE', t864, 2, 3).To(t865)
model.Operation('SIN', t865).To(t866)
model.Operation('ADD', t866, t866, 3).To(t867)
model.Operation('ABS', t867).To(t868)
model.Operation('HARD_SWISH', t868).To(t869)
model.Operation('SOFTMAX', t869, 1.0).To(t870)
model.Operation('AVERAGE_POOL_2D', t870, 1, 1, 1, 2, 3, 0).To(t871)
Example({
    input: packed('|i1',
    'c-jF#0Kfm}`Wo^C`tSi69r^_C_aE;c;|3QC6#*Ra0{RdS<L?6U1?uDG9_jf11^5H_;RgsCAMW)G{rUkF`3~t8`xpTNT^}L', 0.0625
),
    t871: packed('<f4',
    'c-r&x<MNY`xFeC3^&sob8`(Gh{+#}jlF^cBY0uMk?|#1f$dTJe3=Pc;Po27O>gG+Wo7=X%+qP*_=_VJKSuT!_a*m%rPyQ?-k|<JM'
    '?o%EgUl8Bgx}){&+c|HqUfqAy#KgcPCFMm5$ealimQ4r`uL<9^>-jEAOHE5Rw`p$g-%Gyt@VMmR?0nnV%<P?+iOEM3XXjhaHa1Ue'
    '%*@`JnVY{gx3zt23u0SaKeKjny5nSE@XbJ9|EIo<%~KnYT005>0FfMO&;'
),
}, name='of_86').DisableLifeTimeVariation()

# RESHAPE, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where1220 = Parameter('where1220', (I32, [4]), [1, 4, 4, 4])
t1220 = Internal('t1220', (F32, [1, 4, 4, 4]))
deep1221 = Internal('deep1221', (F32, [1, 2, 2, 16]))
t1221 = Output('t1221', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', input, where1220).To(t1220)
model.Operation('SPACE_TO_DEPTH', t1220, 2).To(deep1221)
model.Operation('DEPTH_TO_SPACE', deep1221, 2).To(t1221)
Example({
    input: packed('|i1',
    'c-jF#0KfkSAm|1e4+QZY9rYXj3g`9><>mPQ_2doa@9rP`^C0vJ@Ac&q?BxyN_8jFN`{U;X8TJ?r{R0>t`tSQ62?6?FA|me', 0.0625
),
    t1221: packed('|i1',
    'c-jF#0KfkSAm|1e4+QZY9rYXj3g`9><>mPQ_2doa@9rP`^C0vJ@Ac&q?BxyN_8jFN`{U;X8TJ?r{R0>t`tSQ62?6?FA|me', 0.0625
),
}, name='of_122').DisableLifeTimeVariation()

# RESHAPE, CONV_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
where1230 = Parameter('where1230', (I32, [4]), [1, 4, 4, 4])
t1230 = Output('t1230', (F32, [1, 4, 4, 4]))
filter1231 = Parameter('filter1231', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?;!3h8`5QAd&pV{;Z;zOJPqh<|pY3hONu0#91-N6GPtQGb', 0.0625
))
bias1231 = Parameter('bias1231', (F32, [4]), [0.75, -0.5, -0.75, 0.5])
t1231 = Output('t1231', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESHAPE', input, where1230).To(t1230)
model.Operation('CONV_2D', t1230, filter1231, bias1231, 1, 1, 1, 0).To(t1231)
Example({
    input: packed('|i1',
    'c-jF#0KfkM6%!Ql@bLHf<p=%v2m1948wMa484URj=nv%h_Xzk01QHGQ1^^fJ;Pvw16cqL4`3?;2`{M-j?D6yR{r2+)+#`z', 0.0625
),
    t1230: packed('|i1',
    'c-jF#0KfkM6%!Ql@bLHf<p=%v2m1948wMa484URj=nv%h_Xzk01QHGQ1^^fJ;Pvw16cqL4`3?;2`{M-j?D6yR{r2+)+#`z', 0.0625
),
    t1231: packed('<i2',
    'c-q@CF)&OdJGx$dBD>MAoaHXRmmjY@^ppDpe_ZOD2U{+dPMcy<dv8;+rF$E*<C)?k9>-bjgpC`6KDowA#Q%zEtzr28pMepILG1tk'
    '|1mK9L-1i3&SwC#|HJqI$Q?gj', 0.00390625
),
}, name='of_123').DisableLifeTimeVariation()
