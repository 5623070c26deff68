# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
output = Output('output', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>pfH3;?heYKQ-?r35?lh>jXGs$Tt`@jWB<S!Z<SXZ6T6f9{H-bL>ZT_O`9Oaz;kQl~q0OQL-${vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%YVoZ'
    'bt5Db', 0.5
),
    output: packed('|i1',
    'c-rmD!3}^g3<E$zN!tA<rWGsjJWKY=m*h$%RU>=T{Uo!$rdE26m2~cVPp7)hD<?BB48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;#;1_)fQIh', 0.5
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.03125, 120))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDAr3(S002<a1x=A`f+D(s!lv2?3O8_pUq17LWRq=@Bp887W`bxl6BILopqbzjHs!tkf=lr;I=6D+I{6M4!|^9wuMSe>$viuY'
    'AM=Gnzjv=ZI??v}OzcaUX}kQ|bfe~JS-Y)vjX;)VS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%W%&m=1^@s600000000000000000000000000000000000'
    '@NZwaNybV'
),
    output: packed('<i2',
    'c-rmDp$ftP00qE(_RA|%wqO#>g2`kM4HJ`y!6=9rEFu~VHd)wD2$s8k<t^RxnpE3-tMz2oB^f94RhBs?r&0aPYtZcP?;Mjw^4SfW'
    'T-rP~hm^7`%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EXzO01poj500000000000000000000000000000000000z`yl(3R-~'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
})).DisableLifeTimeVariation()
