# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87007WyzQQD`K(c9)W{MHDvk8hIkuMoPKqcBFe1Jl;Q;cb5nt=HXv%S|}c*(!c**KWzO8wcsJvzLH^+~unMYVVwEi#3{'
    'GFsib>*_AiNl%lXYvW$&r5@X6vD|tdLs^z(S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mVcfD000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000007{>eF3vx>m~', 1.0
),
    part_0: packed('<i2',
    'c-rmIp-zGU07g+7PvJ~j4U*VwB%8A^i8R~{6aoqIpPaq`RETUO^#Lr}7#0SjF-9Yx;|Yjgap&|~ZsV+dznNaX7Om%((e?b$dTgF='
    '|1Q2dMYX7ZJj}jprR8dWv%6al%kOXf$$T;Red>*`DnGZM-G=x?>`EkdB@(+5iCu}ru0&#2BC#ux*p*1^N+fnA61x(KU5Ui5L}FJW'
    'u`7|-l}PMLBz7edyAp|AiNvl%Vpk%uE0NfhNbE`^b|n(K5{X@j#I8hQS0b@1k=T_;Tmk?90000000000{<|Y6p}VU', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87007WyzQQD`K(c9)W{MHDvk8hIkuMoPKqcBFe1Jl;Q;cb5nt=HXv%S|}c*(!c**KWzO8wcsJvzLH^+~unMYVVwEi#3{'
    'GFsib>*_AiNl%lXYvW$&r5@X6vD|tdLs^z(S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mVcfD000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000007{>eF3vx>m~', 0.25
),
    part_0: packed('<i2',
    'c-rmIp-zGU07g+7PvJ~j4U*VwB%8A^i8R~{6aoqIpPaq`RETUO^#Lr}7#0SjF-9Yx;|Yjgap&|~ZsV+dznNaX7Om%((e?b$dTgF='
    '|1Q2dMYX7ZJj}jprR8dWv%6al%kOXf$$T;Red>*`DnGZM-G=x?>`EkdB@(+5iCu}ru0&#2BC#ux*p*1^N+fnA61x(KU5Ui5L}FJW'
    'u`7|-l}PMLBz7edyAp|AiNvl%Vpk%uE0NfhNbE`^b|n(K5{X@j#I8hQS0b@1k=T_;Tmk?90000000000{<|Y6p}VU', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [67, 1031], 0.5, 100))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [33, 343], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87007WyzQQD`K(c9)W{MHDvk8hIkuMoPKqcBFe1Jl;Q;cb5nt=HXv%S|}c*(!c**KWzO8wcsJvzLH^+~unMYVVwEi#3{'
    'GFsib>*_AiNl%lXYvW$&r5@X6vD|tdLs^z(S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mVcfD000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000007{>eF3vx>m~'
),
    part_0: packed('<i2',
    'c-rmIp-zGU07g+7PvJ~j4U*VwB%8A^i8R~{6aoqIpPaq`RETUO^#Lr}7#0SjF-9Yx;|Yjgap&|~ZsV+dznNaX7Om%((e?b$dTgF='
    '|1Q2dMYX7ZJj}jprR8dWv%6al%kOXf$$T;Red>*`DnGZM-G=x?>`EkdB@(+5iCu}ru0&#2BC#ux*p*1^N+fnA61x(KU5Ui5L}FJW'
    'u`7|-l}PMLBz7edyAp|AiNvl%Vpk%uE0NfhNbE`^b|n(K5{X@j#I8hQS0b@1k=T_;Tmk?90000000000{<|Y6p}VU'
),
}, name='moved_quant8').DisableLifeTimeVariation()
