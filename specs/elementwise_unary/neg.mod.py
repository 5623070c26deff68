# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: ends of its domain, ranks, types.

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

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [9]))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0.0, 1.5, -1.5, 1e-07, -1e-07, 3.4e+38, -3.4e+38, float('inf'), float('-inf')],
    output: [0.0, -1.5, 1.5, -1e-07, 1e-07, -3.4e+38, 3.4e+38, float('-inf'), float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0.816, -1.873, -0.802],
    output: [-0.816, 1.873, 0.802],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-0.767, -1.651, -0.948, 0.424, -1.48, 0.763],
    output: [0.767, 1.651, 0.948, -0.424, 1.48, -0.763],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhqQaij<@lLquwC6@eu$#=fVNL(%QVi`Z##|#R=6#G4Jtlb!a{SF30scLq<pLXGoveFO)HO@-{*UGNxN<G|U#1&M%fh!SQ'
    '{*TJOT0+f@Shn7GcdKL3N4~#5K0iLby}v&{zdydeKRv&`zdpXdzrH^{KR><(-8@b'
),
    output: packed('<f4',
    'c-jGY0EhqQaij<@lLquwC6@eu$#=fVNL(%QVi`Z##|#R=6#G4Jtlb!a{SF30scLq<pLXGoveFO)HO@-{*UGNxN<G|U#1&M%fh!SQ'
    '{*TJOT0+f@Shn7GcdKL3M?OElzQ4XcJwLy{KfgXdzr8;`KfXRcKR&;{zrQ~CPCHH'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: packed('<f4',
    'c-o8kCa`bb;iJoRdBUWNFB)z*f0s+qYnfMu>9nX-VNS*`j~b`ctAEOGzN~KQa+85e^5*3L>*9T3rV&R4&i89X%zyt?VfH2_KK%?O'
    'j-u}>*EjIY=9w7hobr(`!B|bf*gDJblF$KP!?^Bq4A)uC`S#w=n9mnysSxq~Q%|Io`VE64bF+E(PQ1P5#AUY2i=2)$z1`JaeMndJ'
    'vEYWy^Y?VzZQixX!>XtJfO6P#rRn(_Z|UxOVz5$pzx{rDd;9%+ZGnXS-o5r9{(c)f`~7xc346Q!AZiy#js5<8`+!^!0MYjQ0by=%'
    '?f'
),
    output: packed('<f4',
    'c-o8kCa`bb;iJoRdBUWNFB)z*f0s+qYnfMu>9nX-VNS*`j~b`ctAEOGzN~KQa+85e^5*3L>*9T3rV&R4&i89X%zyt?VfH2_KK%?O'
    'j-u}>*EjIY=9w7hobr(`!B|bf*gDJblF$KP!?^Bq4A)uC`S#w=n9mnysSxq~Q%|Io`VE64bF+E(PQ1P5#AUY2i=2)$z1`JaeMndJ'
    'vEYWy^Y?VzZQixX!>XtJfO6P#rRn(_Z|UxOVz5%!e!u<x{rl~0_X3Iiwzm60eEU87_S^3ROYGlg52CC<YWCaP*#WsA0HXKX0|4=E'
    'aqa'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: packed('<f4',
    'c-p&YYMKAXu=ZwB$mIatq^Fwd`VS-4%$WQ`C@g;q%cg4aeJpHgeh>Sr`Gj_e?-8GoWu0Z5+Za)6F5A5-U_pMs^$)!n-!#2CU7TVr'
    'OYV~|u5K($*z?d(B%}KDzLTxHrtPyWc8Qx9)}ORZ^|AV@xZ@l0xh}g{Yp-BXirXTzlEeO-z+>OuO#&BU4DVK1%H&A|H}eUd2%9T%'
    'bADK3T2j>^5#46Fn<Y2%_T1lN{CujVeP>k8$6hI+-o?wOPt=IvaqLd$_hp&injtdP_Gw8K$GV9k3+I=;_H>@lmC?QHE#D!5&umK#'
    'Kko7_61wi&eZTz}!|bXX%^%M!Enl&8(e>UJN%<WvEiJo>rffcNc5|8Dd_TTf?@ZYal(hD3+Hm#UWWP%$_m52Oer#g8u;uxp=lsm#'
    '3)=K_@9-Z|ShLjWlh~~6g?gJ$H5_i?arb>U_0+zJKHRgWPkeLJX71M;wT;p*CY}7gg8A{GIs9VX3j6Ktt@qmRx7%-PZ)d-MKajEC'
    '9w=sS3#Nd4dl1;ae;-I_-+mCV-@nIhzdev`ZwHbG%Gm)aket2!K9E`v0E+M34@CRG68r4;+U>OmS+fshI8Yw|ShMT`'
),
    output: packed('<f4',
    'c-p&YYMKAXu=ZwB$mIatq^Fwd`VS-4%$WQ`C@g;q%cg4aeJpHgeh>Sr`Gj_e?-8GoWu0Z5+Za)6F5A5-U_pMs^$)!n-!#2CU7TVr'
    'OYV~|u5K($*z?d(B%}KDzLTxHrtPyWc8Qx9)}ORZ^|AV@xZ@l0xh}g{Yp-BXirXTzlEeO-z+>OuO#&BU4DVK1%H&A|H}eUd2%9T%'
    'bADK3T2j>^5#46Fn<Y2%_T1lN{CujVeP>k8$6hI+-o?wOPt=IvaqLd$_hp&injtdP_Gw8K$GV9k3+I=;_H>@lmC?QHE#D!5&umK#'
    'Kko7_61wi&eZTz}!|bXX%^%M!Enl&8(e>UJN%<WvEiJo>rffcNc5|8Dd_TTf?@ZYal(hD3+Hm#UWWP%$_m52Oer#g8u;uxp=lsm#'
    '3)=K_@9-Z|ShLjWlh~~6g?gJ$H5_i?arb>U_0+zJKHRgWPkeLJX71M;wT;p*CY}7gg8A{GIs9VX3ikW=@3!4<zt4W}{(bxH?STyY'
    '{Xnt(d%+ZtzaIqb?d?E9cJ?5!-`-}Q{eB>O|2~jBP;MWP0?F;)ZwFEf0zh$Fdmyp{OW5tV-DkTWWQ`rjaG*W_3A5z_'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [9]))
output = Output('output', (I32, [9]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0, 1, -1, 2147483647, -2147483647, 65536, -65537, 255, -256],
    output: [0, -1, 1, -2147483647, 2147483647, -65536, 65537, -255, 256],
}, name='far_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 1, 4]))
output = Output('output', (I32, [2, 3, 1, 4]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    output: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Small integers, as real numbers: none may be one off.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [7]))
integers = Internal('integers', (I32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('NEG', input).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    input: [0, 1, -1, 2, -2, 1000, -1000],
    output: [0.0, -1.0, 1.0, -2.0, 2.0, -1000.0, 1000.0],
}, name='shown_int32').DisableLifeTimeVariation()
