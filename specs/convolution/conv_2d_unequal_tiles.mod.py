# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D in tiles of unequal sizes.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Tiles of 65 and 66 rows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 1], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 1], 0.25, 128), [132, 124, 130])
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [-40, 80, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDs|vyZ006+B5DX@RAQ%<|VQFHuER3ne6{8F+f*MzJ^ARRkL@a_B{X&1jc-JrNUFO}Scu%rhny1gI$_I;NypMv@d9-Q=v$$?%'
    'kLq}R^*hnMQP#`vFkbJ<&vx3{970)^Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%Txzvds_k9tx'
),
    output: packed('|u1',
    'c-rmG%_}5u7zgmXa&U4`%E5t@lDC7k$U8I43~jX3ATN2DQDR1nmodX)54&j(>~2blgM(5IP7cbS<@bO1)YDVX)AN1$)Zav_9{UQB'
    '?Xg_4@~L<5<a>5v<9}l@QkWXwP5$i34Hu{8)|Nv5({^|e%Y+JJ-ECwtGZ&6Ke|^i1Z8rUjRX+^mN3uuJZ0luWVR^ayr7LVk^3%QN'
    'lRpM_O5eVOZx`(cA$~ZTIql!MYAMv*4^=#OhwSf;{gU^#{rFb6oJlX<)t)u~jfddM{OWo#9ro7^$LX0=^k};5^=oQ2wU^kc$HvCS'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R{xs|l%aM)`'
),
}, name='conv_2d_quant8').DisableLifeTimeVariation()

# Tiles of 65 and 66 rows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 1], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.25, 128), [132, 124, 130])
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [-40, 80, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 3, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDs|vyZ006+B5DX@RAQ%<|VQFHuER3ne6{8F+f*MzJ^ARRkL@a_B{X&1jc-JrNUFO}Scu%rhny1gI$_I;NypMv@d9-Q=v$$?%'
    'kLq}R^*hnMQP#`vFkbJ<&vx3{970)^Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%Txzvds_k9tx'
),
    output: packed('|u1',
    'c-rmG%_}5u7zgmXa&U4`%E5t@lDC7k$U8I43~jX3ATN2DQDR1nmodX)54&j(>~2blgM(5IP7cbS<@bO1)YDVX)AN1$)Zav_9{UQB'
    '?Xg_4@~L<5<a>5v<9}l@QkWXwP5$i34Hu{8)|Nv5({^|e%Y+JJ-ECwtGZ&6Ke|^i1Z8rUjRX+^mN3uuJZ0luWVR^ayr7LVk^3%QN'
    'lRpM_O5eVOZx`(cA$~ZTIql!MYAMv*4^=#OhwSf;{gU^#{rFb6oJlX<)t)u~jfddM{OWo#9ro7^$LX0=^k};5^=oQ2wU^kc$HvCS'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R'
    '#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R#>U3R{xs|l%aM)`'
),
}, name='depthwise_quant8').DisableLifeTimeVariation()
