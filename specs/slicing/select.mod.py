# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: ranks, types, quantizations of their own.

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
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [9]))
input0 = Input('input0', (F32, [9]))
input1 = Input('input1', (F32, [9]))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, True, True, True, True, False, False, True, False],
    input0: [1.733, 6.448, 4.7, -8.645, -1.791, 0.955, 8.328, 1.557, -3.92],
    input1: [7.838, -5.642, 1.549, -8.433, -5.197, 1.529, -7.872, -7.554, 5.13],
    output: [1.733, 6.448, 4.7, -8.645, -1.791, 1.529, -7.872, 1.557, 5.13],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [9]))
input0 = Input('input0', (U8, [9], 0.5, 101))
input1 = Input('input1', (U8, [9], 0.5, 101))
output = Output('output', (U8, [9], 0.5, 101))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, True, True, True, True, False, False, True, False],
    input0: [0, 255, 175, 116, 217, 196, 35, 144, 140],
    input1: [0, 255, 46, 143, 167, 239, 250, 123, 66],
    output: [0, 255, 175, 116, 217, 239, 250, 144, 66],
}, name='vector_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [9]))
input0 = Input('input0', (I32, [9]))
input1 = Input('input1', (I32, [9]))
output = Output('output', (I32, [9]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, True, True, True, True, False, False, True, False],
    input0: [140273586, 1928056123, -1272752758, -1824532806, 437032915, 399807369, 108277545, -1734734108,
    728271915],
    input1: [1167606658, 557373729, 778696700, -1770646486, -294232694, 412329992, -1100009118, -1126200222,
    797898850],
    output: [140273586, 1928056123, -1272752758, -1824532806, 437032915, 412329992, -1100009118, -1734734108,
    797898850],
}, name='vector_int32').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
input0 = Input('input0', (F32, [1]))
input1 = Input('input1', (F32, [1]))
output = Output('output', (F32, [1]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False],
    input0: [1.999],
    input1: [4.806],
    output: [4.806],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
input0 = Input('input0', (U8, [1], 0.013700000010430813, 0))
input1 = Input('input1', (U8, [1], 0.013700000010430813, 0))
output = Output('output', (U8, [1], 0.013700000010430813, 0))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False],
    input0: [72],
    input1: [216],
    output: [216],
}, name='one_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
input0 = Input('input0', (I32, [1]))
input1 = Input('input1', (I32, [1]))
output = Output('output', (I32, [1]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False],
    input0: [1010730620],
    input1: [-2138436487],
    output: [-2138436487],
}, name='one_int32').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 5]))
input0 = Input('input0', (F32, [3, 5]))
input1 = Input('input1', (F32, [3, 5]))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, False, True, True, False, True, False, True, True, False, True, False, False, True, False],
    input0: [7.315, -4.608, -1.546, 0.904, -8.882, -8.101, 6.82, 3.906, 2.746, 1.617, -1.348, 1.131, 1.172,
    7.408, -5.804],
    input1: [6.597, -3.939, 6.233, -8.825, -0.255, 3.355, 7.192, 8.592, 6.819, -0.537, -5.36, 7.514, -2.598,
    -7.525, 0.637],
    output: [7.315, -3.939, -1.546, 0.904, -0.255, -8.101, 7.192, 3.906, 2.746, -0.537, -1.348, 7.514, -2.598,
    7.408, 0.637],
}, name='matrix').AddVariations('relaxed', 'float16')

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 5]))
input0 = Input('input0', (U8, [3, 5], 2.25, 255))
input1 = Input('input1', (U8, [3, 5], 2.25, 255))
output = Output('output', (U8, [3, 5], 2.25, 255))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, False, True, True, False, True, False, True, True, False, True, False, False, True, False],
    input0: [0, 255, 152, 193, 178, 31, 254, 203, 191, 251, 91, 206, 128, 190, 61],
    input1: [0, 255, 213, 126, 29, 252, 186, 83, 78, 25, 35, 235, 125, 73, 207],
    output: [0, 255, 152, 193, 29, 31, 186, 203, 191, 25, 91, 235, 125, 190, 207],
}, name='matrix_quant8').AddVariations(signed(input0, input1, output))

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 5]))
input0 = Input('input0', (I32, [3, 5]))
input1 = Input('input1', (I32, [3, 5]))
output = Output('output', (I32, [3, 5]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, False, True, True, False, True, False, True, True, False, True, False, False, True, False],
    input0: [863171323, 1043953068, -1844938831, 928218201, 1890998700, 1833359254, 221707608, -1768028784,
    -179558277, -1971970424, -771782252, -601736044, 570051297, 1729116030, -207429184],
    input1: [1215914177, -1277202960, -2043677985, 177876585, -1220341224, -680539803, -997146787, 82133183,
    -1732896373, 607519285, 91688742, -1515178330, 135096731, 1338384635, -2017858962],
    output: [863171323, -1277202960, -1844938831, 928218201, -1220341224, 1833359254, -997146787, -1768028784,
    -179558277, 607519285, -771782252, -1515178330, 135096731, 1729116030, -2017858962],
}, name='matrix_int32')

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 4]))
input0 = Input('input0', (F32, [2, 3, 4]))
input1 = Input('input1', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, True, False, True, False, True, False, False, False, True, False, False, True, True,
    False, False, False, False, True, True, False, True, False],
    input0: [6.116, -3.329, -5.267, -7.88, 7.553, -6.193, 2.435, 0.783, 7.316, 3.897, 8.198, 5.965, 5.887,
    -0.872, 4.397, 1.617, -1.037, -2.856, 7.018, 3.611, 0.269, 7.31, -1.01, 6.195],
    input1: [-1.718, -7.432, -1.826, -5.324, 7.273, -4.821, 3.886, 3.939, -4.923, -5.499, -7.672, -6.589, 7.219,
    4.02, -2.173, 2.718, 1.982, 6.46, 3.799, -5.72, 6.0, 4.633, -6.963, 2.078],
    output: [-1.718, -7.432, -5.267, -5.324, 7.553, -4.821, 2.435, 3.939, -4.923, -5.499, 8.198, -6.589, 7.219,
    -0.872, 4.397, 2.718, 1.982, 6.46, 3.799, 3.611, 0.269, 4.633, -1.01, 2.078],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 4]))
input0 = Input('input0', (U8, [2, 3, 4], 0.10000000149011612, 37))
input1 = Input('input1', (U8, [2, 3, 4], 0.10000000149011612, 37))
output = Output('output', (U8, [2, 3, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, True, False, True, False, True, False, False, False, True, False, False, True, True,
    False, False, False, False, True, True, False, True, False],
    input0: [0, 255, 34, 155, 150, 246, 148, 177, 239, 114, 184, 120, 31, 129, 206, 116, 236, 3, 105, 103, 244,
    225, 19, 91],
    input1: [0, 255, 95, 35, 33, 139, 80, 241, 37, 23, 1, 142, 165, 21, 119, 73, 79, 192, 2, 219, 11, 23, 243,
    188],
    output: [0, 255, 34, 35, 150, 139, 148, 241, 37, 23, 184, 142, 165, 129, 206, 73, 79, 192, 2, 103, 244, 23,
    19, 188],
}, name='rank_3_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 4]))
input0 = Input('input0', (I32, [2, 3, 4]))
input1 = Input('input1', (I32, [2, 3, 4]))
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, True, False, True, False, True, False, False, False, True, False, False, True, True,
    False, False, False, False, True, True, False, True, False],
    input0: [986149972, -1763810745, -1004269690, 217125395, 1270845044, 864196586, -173794227, 733878036,
    1445185298, -1066526117, 52276612, -327932807, 1461295843, -1388359781, -1801856893, -320421587,
    1371078923, -2000582157, 264646735, -476312060, 1631088498, 1629238979, -1473883349,
    -1064720824],
    input1: [281521083, 309006602, -1611661964, 476286295, -1912288616, -1078595600, -1395160504, 333621898,
    260685164, -1089836067, 834085763, 1391865136, -2009040309, -328811091, -1578051342, 1266378285,
    248515373, 1260071344, -1880989194, 59957556, -1012353603, -2132650949, -1004367509, -379542813],
    output: [281521083, 309006602, -1004269690, 476286295, 1270845044, -1078595600, -173794227, 333621898,
    260685164, -1089836067, 52276612, 1391865136, -2009040309, -1388359781, -1801856893, 1266378285,
    248515373, 1260071344, -1880989194, -476312060, 1631088498, -2132650949, -1473883349,
    -379542813],
}, name='rank_3_int32').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 2, 3]))
input0 = Input('input0', (F32, [2, 3, 2, 3]))
input1 = Input('input1', (F32, [2, 3, 2, 3]))
output = Output('output', (F32, [2, 3, 2, 3]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: packed('|b1',
    'c-muNWB@`40bxLC1`vW^00FcB76'
),
    input0: packed('<f4',
    'c-qT~nR8XLaiXd2&BIR%bLYfWmIvj(d!u-`RY3g%N9~F~iv;G#?&&{L!7}x2+@^D1FW5dmvg_r(9YQsM8@|4dFkHUI{@6;_h$B%P'
    'P6nOF-ls^VK0fk}i}{GA-2QE!*B5-ca`Pk$8_(9?hKufUd~vjMaBw&Ph7OL74hMjY1NIIev4aN>?gO*-0{~~lNm>'
),
    input1: packed('<f4',
    'c-s3Q8MZ{Za-z>PFZ<`m@4j60t-Ag^kLDX5Z4ucxwwP5R3;u1}x15Eq;P%V6=FU8(zr9t|Ts1_pzB9!HGPSRZ+SS<q@v+pE&-3T?'
    'nf|Rzdl1;}^iI;>ERgTSDF#;S`ZvmA&mVa13_3UQ^@_bl2M!#t+h^}^;DCeu0fz(jK(3?X0T64ygB^%IVDI1n0Fr-3IR'
),
    output: packed('<f4',
    'c-s3A6LwX(aiWi|*Wssycjv@?D-X(lr>S^YTSPsMt#(Do0)aXEmiO~j+@AW@d=t;t3$`jpc4_R}AygBy;cNRk!(EN`#~w>X9GO4Q'
    '$+WZbeM(@e(~);vW=Awn?BDizef_5^V$WGTcW(VX@%3E}qXTva9QGY>IN$&TjzAiO?14P{{Riz1?6W@rk^lgf=Seg'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 2, 3]))
input0 = Input('input0', (U8, [2, 3, 2, 3], 0.5, 128))
input1 = Input('input1', (U8, [2, 3, 2, 3], 0.5, 128))
output = Output('output', (U8, [2, 3, 2, 3], 0.5, 128))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: packed('|b1',
    'c-muNWB@`40bxLC1`vW^00FcB76'
),
    input0: packed('<i2',
    'c-mw5|1UO3Cni{a`HVP=c_)LXUFhJrnO^WI?E3CI(K4a`*D*+yF%SU&y(JNw'
),
    input1: packed('<i2',
    'c-mw5?=2f?w=R2g(&Dq5SWcZ(yVb96zpng^M3DRR!iiED(&o%P3`76`Wq=Q%'
),
    output: packed('<i2',
    'c-mw5?;RVd6O%2UG$YP}<z%qhg$|CJ>k2+e1nr()C=;3?%^=moKm-5){O1k%'
),
}, name='rank_4_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 2, 3]))
input0 = Input('input0', (I32, [2, 3, 2, 3]))
input1 = Input('input1', (I32, [2, 3, 2, 3]))
output = Output('output', (I32, [2, 3, 2, 3]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: packed('|b1',
    'c-muNWB@`40bxLC1`vW^00FcB76'
),
    input0: packed('<i4',
    'c-jGw0B`>xyLS(U|G#{NRkJ01#P!Z_PiiHGgaFi`2&MR!>*gu0aNwX$pSCrBHwJ^Mw?*dsvC31a*?7kb3O&5<+81|yb8{-THhMDP'
    '-R=j(7kzWB;7HCjx)Sz`G-|JPkN5K3<`(DpCNQ597O%Y2OoQ$?`y8>8>R}UH3Gi(vck1!9L*|9IM)CPRWE8RO8()E(Domv'
),
    input1: packed('<i4',
    'c-jGw0B`?+3Pm9p1pYlt=TcUy&sO@Vbmhmz7J2oVXAg*=N1ZB&)TIFNZZmF(aL54Y4OG^w8acLB(jmOXKci=xjXQS{_J<~aIfzpG'
    'UzuiXC5_=0(fbOt%km3eR$jS^xjz&&=0hoGrPCJj?awBHziuU84LhX~<H)rzK3piZ!Ta%J!6^81;KU|kj&=<XLtjUr2t`f'
),
    output: packed('<i4',
    'c-jGw0B`?+yG0Ke|Gzzj=d&e!&-KozPiiHG768<lXQhas>*gwmaNq#(pEEUxHwFNz4Mpbs8p=~v*?7kbKRvvgjTd(jb8{wtHhNO~'
    '-I)h$7k%Na(MZlU%M$ipG-|JPx%cul<`yYuCNLKA7Oy6POm6O9`y8c{<6#qAKJaa|ck1!9!RCc?;PED6WE2e#8(&AnGDTA'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 1, 3, 1, 2]))
input0 = Input('input0', (F32, [2, 1, 3, 1, 2]))
input1 = Input('input1', (F32, [2, 1, 3, 1, 2]))
output = Output('output', (F32, [2, 1, 3, 1, 2]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, False, True, False, True, False, False, True, False, True, False],
    input0: [1.1, -5.23, 1.254, -8.021, -2.622, -5.623, 0.15, 2.083, 5.824, -2.003, 2.259, -1.894],
    input1: [6.718, 6.82, -1.807, -6.557, -1.282, 8.523, 5.74, 0.039, 8.333, -7.354, -0.5, 0.35],
    output: [6.718, 6.82, -1.807, -8.021, -1.282, -5.623, 5.74, 0.039, 5.824, -7.354, 2.259, 0.35],
}, name='rank_5').AddVariations('float16').DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 1, 3, 1, 2]))
input0 = Input('input0', (U8, [2, 1, 3, 1, 2], 0.013700000010430813, 101))
input1 = Input('input1', (U8, [2, 1, 3, 1, 2], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 1, 3, 1, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, False, True, False, True, False, False, True, False, True, False],
    input0: [0, 255, 201, 14, 46, 215, 238, 92, 50, 95, 244, 102],
    input1: [0, 255, 214, 234, 153, 199, 232, 56, 254, 233, 38, 24],
    output: [0, 255, 214, 14, 153, 215, 232, 56, 50, 233, 244, 24],
}, name='rank_5_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The first where the condition is true, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 1, 3, 1, 2]))
input0 = Input('input0', (I32, [2, 1, 3, 1, 2]))
input1 = Input('input1', (I32, [2, 1, 3, 1, 2]))
output = Output('output', (I32, [2, 1, 3, 1, 2]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, False, True, False, True, False, False, True, False, True, False],
    input0: [-120401457, 959524631, 1200910669, -571109007, -318864005, -979916845, 1823519426, 527782525,
    -1245896489, -1034361756, -699612965, -1697703782],
    input1: [-1139820191, -239036158, 1218383656, -449553912, 1261760279, 477459950, 952898771, 1192567792,
    -1836174300, -1768110100, -292825770, 358163925],
    output: [-1139820191, -239036158, 1218383656, -571109007, 1261760279, -979916845, 952898771, 1192567792,
    -1245896489, -1768110100, -699612965, 358163925],
}, name='rank_5_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3]))
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, True, True, True, True, True],
    input0: [1.287, -0.539, -1.101, -0.76, -1.14, -1.604],
    input1: [-1.956, -0.064, 1.867, 0.578, 0.462, -1.618],
    output: [1.287, -0.539, -1.101, -0.76, -1.14, -1.604],
}, name='all_true').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3]))
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, False, False, False, False, False],
    input0: [0.836, 1.405, -0.61, 0.928, 0.884, 0.866],
    input1: [1.094, -1.304, -1.436, 1.56, -1.896, -1.941],
    output: [1.094, -1.304, -1.436, 1.56, -1.896, -1.941],
}, name='all_false').AddVariations('float16').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 2]))
input = Input('input', (F32, [2, 3, 2]))
ones = Input('ones', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('SELECT', condition, input, ones).To(output)
Example({
    condition: [True, False, False, False, True, True, False, False, False, False, True, True],
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    ones: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [float('inf'), 1.0, 1.0, 1.0, 1e+30, 65520.0, 1.0, 1.0, 1.0, 1.0, 1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 3, 2]))
other = Input('other', (F32, [2, 3, 2]))
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('SELECT', condition, other, input).To(output)
Example({
    condition: [True, False, False, False, True, True, False, False, False, False, True, True],
    other: [-70000.0, 0.0, 1.0, 2049.0, 1000000000.0, 7.1, float('inf'), float('-inf'), 3.4e+38, -3.4e+38,
    1e+30, 65520.0],
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [-70000.0, float('-inf'), 3.4e+38, -3.4e+38, 1000000000.0, 7.1, -70000.0, 0.0, 1.0, 2049.0, 1e+30,
    65520.0],
}, name='extremes_of_both').DisableLifeTimeVariation()

# Each choice has a quantization of its own, and so has the output.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 4]))
input0 = Input('input0', (U8, [3, 4], 0.25, 30))
input1 = Input('input1', (U8, [3, 4], 0.4000000059604645, 255))
output = Output('output', (U8, [3, 4], 0.6000000238418579, 150))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, True, True, True, False, True, False, False, False, False, False, True],
    input0: [0, 255, 67, 243, 33, 33, 27, 202, 124, 249, 155, 229],
    input1: [0, 255, 105, 50, 244, 92, 118, 150, 217, 180, 126, 71],
    output: [0, 244, 165, 239, 143, 151, 59, 80, 125, 100, 64, 233],
}, name='mixed_quant8').DisableLifeTimeVariation()

# Each choice has a quantization of its own, and so has the output.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 4]))
input0 = Input('input0', (U8, [3, 4], 0.5, 0))
input1 = Input('input1', (U8, [3, 4], 0.800000011920929, 200))
output = Output('output', (U8, [3, 4], 0.30000001192092896, 90))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [True, False, True, False, False, False, False, True, False, True, True, True],
    input0: [0, 255, 130, 234, 225, 209, 213, 93, 156, 62, 67, 230],
    input1: [0, 255, 192, 245, 154, 40, 17, 214, 231, 192, 169, 253],
    output: [90, 237, 255, 210, 0, 0, 0, 245, 173, 193, 202, 255],
}, name='mixed_saturates_quant8').DisableLifeTimeVariation()

# Each choice has a quantization of its own, and so has the output.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [3, 4]))
input0 = Input('input0', (S8, [3, 4], 0.25, -98))
input1 = Input('input1', (S8, [3, 4], 0.4000000059604645, 127))
output = Output('output', (S8, [3, 4], 0.6000000238418579, 22))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(output)
Example({
    condition: [False, True, True, False, True, False, True, False, False, True, False, True],
    input0: [-128, 127, -47, -66, -43, 75, -35, 81, -121, 61, -97, 94],
    input1: [-128, 127, 79, 105, -41, -83, -26, -82, 5, -20, 7, -69],
    output: [-128, 116, 43, 7, 45, -118, 48, -117, -59, 88, -58, 102],
}, name='mixed_quant8_signed').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [2, 2]))
input0 = Input('input0', (U8, [2, 2], 0.30000001192092896, 100))
input1 = Input('input1', (U8, [2, 2], 0.4000000059604645, 135))
chosen = Internal('chosen', (U8, [2, 2], 0.75, 120))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SELECT', condition, input0, input1).To(chosen)
model.Operation('DEQUANTIZE', chosen).To(output)
Example({
    condition: [True, False, False, True],
    input0: [0, 255, 124, 188],
    input1: [0, 255, 19, 67],
    output: [-30.0, 48.0, -46.5, 26.25],
}, name='clear_of_halves_quant8').AddVariations(signed(input0, input1, chosen)).DisableLifeTimeVariation()
