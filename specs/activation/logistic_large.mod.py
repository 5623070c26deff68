# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [32769]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<f4',
    'c-rmH;Sqx{2nJ9_=_Y2Bj*`vHXw9eC{^|zLJC2|Mc~$GEs#W#gk@MX7m3r*FBhTn_?#%v{ceP`lJEw2leW{a2&#C^t&hA-vq)yD9'
    'b@lel)cMEky+-HEzIIIC@w<2Jv+mx<@fg1Idd{^AGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc)ra^9LZbwrK'
),
    output: packed('<f4',
    'c-rmHtxkeb7zglo^Fkzf1t#I;3^N9jV<v-*W^rS~Oyb?J*-RSc4xk&%bc%&wcKT;~Y2LvvoIU5``8dC3I4W<Q@A|y6?=^q>&+BDx'
    'e)C-a%pS_(X;P}HD!c9dVV|75=Ph?%)7$dCn)e^ar)6+AEvd^n@nvvXC!Sob5AU0gi+*Y{D=X)$)a5?8*{5gDnUPtUnO=$Moj)eN'
    'o^_9TS;<Ll>u3#azqU{Q(l9eKGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y|7-pQ_YQ#^'
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [32769], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007XO(FfQJMrE|9^8q%S!Ey#!WHT6VRtC9I@e2|qzhEMREH^r3F-R%@q4)Ne9hzZ34s!2VRERH=`Rdx6E^AS;?^cVW'
    '#p|?AJCAQ;Fiv*&bo>0|%k|r4*e+GhVJkRhvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-3@`3F^s5$*'
),
    output: packed('|u1',
    'c-rmDAqv7!007YTF$h{T8H9NOtKDQBHiOmR35*_Lcd*z5*#QjV9YhA&#i8T71@9s6^%o!GWSNCfAJSG<?v9uDVt*c_`F-ARZ%*~='
    'TFqiJT5a<pR>ijo-Qnl9o_2a=G6~Np%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#kAe?zBy_W'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()
