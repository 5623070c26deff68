# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [65536]))
output = Output('output', ('TENSOR_FLOAT32', [65536]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4U!>5CAYhaOuC=^$@TRC;2D)thq{=_4NH7@hxrbabG7|`(&1wBSy@;>**`=+`gYWdt~jqrYy^{EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d-40`3DW9ZS?', 0.5
),
    output: packed('<f4',
    'c-rmDt*+W|0LI~p8hQ($ap0T$`#}@bK{8V{Q8V47iUewoomzvOM0E+8yWleD(Zg+A2YK?k-<xM#_PcQ%Mg8u&4C`b1E!wZc@%-<a'
    '?)UvTMrnUck7+-i*PqMvI9|`o@VV=k>9|{l-3Y@l48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiL3r^Z*mMo&Enbqy#&!hVlJr{?^'
    '_D9`4pWl-t>Y7LQ=$d4^_-YqPQg7SC*Q{x~WY!*LFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!|>bSVXE)L<#ej=x2gGE#mQ-P'
    'X{!0pTfAER9fng}S8)~B!~F6wU54Q{pPG+*J;lR)YVI%$!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu=++u%@EMaYVxD)KVlY^uB{'
    'vwTyOc~zDngrcf8uT`PQvN8+db>~@8m9J3d1q{P548t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!Z0d_&*%HI;a'
),
}, name='real').DisableLifeTimeVariation()
