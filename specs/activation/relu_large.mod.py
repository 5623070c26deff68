# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>ry`3;?hs4K)8>+d9~V8<;g}P}N+!-TTa4yQ04`>!;|uJ)fx2&k^fh5yzEdzuSmxHODb4`&F_m%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(qr`3q7L6~6', 0.5
),
    output: packed('|i1',
    'c-rmDxedTD3<E&=N$mY6j$m()`Y5O%z)R*%W#yzjxvkya+v?eM8CCMuS7skGX9B}848t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbx00AKOeBQv', 0.5
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 127, 131], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 127, 131], 0.03125, 120))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDp$-87002-0$s{94Hs4^AeT7}SXg<KsHAQsW?TTFzYy{sRNQ|8yFuDn{`3FULufL$5?aS|UI<E|)<G9^OTiKu%KZ9Op^|^GT'
    'yg9kwwqX%2&h_<Sx!c6oN0OXgc~KqB;y{*VS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm*0)mjD0&00000000000000000000000000000000000000000000000000000000QiS5PHfze'
),
    output: packed('<i2',
    'c-rmDp$fua07g+C`;+-Mi_yVYktKtm!Dld-6lK1E%q|AA%xADz&Pli2q&?)_%oa&?O46iF%JW<6&oxz->2Tkr&+?MZakbx;+oP_}'
    'udYw#C1$hPY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODm'
    'o6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6'
    'v)ODmo6Tmk*=#nO&E_BH2><{900000000000000000000000000000000000000000000000000000000RJ!oMdi`g'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
})).DisableLifeTimeVariation()
