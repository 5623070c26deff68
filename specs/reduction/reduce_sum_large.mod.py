# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?hhJ002<yN&JB1x-NBDEVn9yL6OB|@eSmElrovlbUwgnr6@|utPGO!6}I>G7ewRRq#uW^!SI^o$9$H3+TVSzw#nv|^JsB;'
    '9^Oe@-9?4QrT*A9SEb_eK7EzbPS{<ifh^0iEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGg&OeD('
    'Z0r', 0.03125
),
    output: [28442.969],
}, name='all').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2049, 33]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDp$-87007Y22%4ZMHq{^KW}*`)rd_aIASlAk-?+dOn`<^dfK5F`vCE<{|6%X-7w$g2$12WC*X%t%b=Ld5Ho5n|LE5?%$D|vM'
    'tD8zW*&fc(aPWM!>&-<xYXqb0vW%uhD9f@e%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|84#O&a=AR', 0.03125
),
    output: [1248.0, 1243.625, 1246.7812, 1239.1875, 1255.75, 1246.375, 1250.9062, 1251.3438, 1238.75,
    1257.2188, 1245.7188, 1249.0, 1254.25, 1237.9375, 1251.1562, 1243.0, 1251.875, 1252.3125,
    1242.9062, 1248.0312, 1241.625, 1249.125, 1252.4375, 1242.5, 1244.125, 1248.8125, 1247.25,
    1258.25, 1242.1562, 1244.4062, 1245.6875, 1242.4062, 1256.0938],
}, name='columns').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [33, 2049]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDp$-87007Wn7c{~Zo4KIe2+EcF1vejXMe_?b!Oz%ef*&x=xJe|#c0psiO%(ixz1Lqld+$3%w>KC~qFNR|m(lT*EpClh>pU*!'
    'd3<O$H(@mm`j^l4k$;n*xL0Ah8(!C|dXmbrEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#kJe};{@k^', 0.03125
),
    output: [471.03125, 464.5625, 462.125, 459.59375, 458.78125, 471.1875, 456.4375, 467.59375, 463.34375,
    458.0625, 467.40625, 458.0, 472.1875, 463.0625, 456.84375, 459.1875, 465.3125, 465.59375,
    465.46875, 462.84375, 457.1875, 456.875, 475.125, 458.9375, 465.4375, 462.375, 458.4375,
    470.3125, 453.40625, 470.96875, 462.96875, 458.375, 461.5],
}, name='rows').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 1031, 7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [5, 7]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDEegV5002<1EDTJm7K6buM2pQI5N#epje-m><Ul^Wfze{H2!boJAbJ5Y7%X1H@Lqq(y)patFVjh}?d|9F_?0gzS@gMPqeqmk'
    '&-t@89`1_raN5Mxav8eK!7;pV*{Yq^Iw6r|S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSy?x^AGtVDjW', 0.03125
),
    output: [334.5625, 330.96875, 331.15625, 338.15625, 346.0625, 334.6875, 346.25, 335.5625, 345.84375,
    331.0625, 335.375, 335.53125, 341.4375, 336.84375, 339.375, 331.6875, 336.8125, 333.90625,
    330.96875, 336.59375, 343.71875, 339.28125, 347.4375, 339.21875, 340.3125, 334.5625, 330.96875,
    331.15625, 333.46875, 332.96875, 341.21875, 341.34375, 335.5625, 345.84375, 331.0625],
}, name='middle').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 65, 67, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDp$-87007X!6}!uq6f;>-`2kT8j0rZo;5OTt&Bv(MNGH%FCi(-D&3286e&W6U^4I(^X^*;>#{Lk+i)HV5@26ok2#aL;xvh$8'
    'Ioy1sN;Yoo-luxjsjbWNED6%V_SlSbS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(at_pMN34CYA', 0.03125
),
    output: [3518.0, 3526.9688, 3527.0625, 3529.0312, 3521.5312, 3528.0312],
}, name='image').DisableLifeTimeVariation()
