# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: tensors of many elements, in sizes of no block, and beside powers of two.

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
a = Input('a', ('TENSOR_FLOAT32', [65535]))
b = Input('b', ('TENSOR_FLOAT32', [65535]))
output = Output('output', ('TENSOR_BOOL8', [65535]))
model = Model()
model.Operation('LESS', a, b).To(output)
Example({
    a: packed('|i1',
    'c-rmDK@Nl<5CB0GM*071aRY<CV^c{VyY>~etmB!na%L%Ijf{K!=2^zI&R(PU`>8o<e&=yT%vN%@uiiEc!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m{3rMYPyNK+', 0.5
),
    b: packed('|i1',
    'c-rmD!4bnC3;?i%5@7#np~j?p^rXKc*IlEw{LVO8`_-N+`{=cmQR+L|h`IYdGtX+h?EAB_*A@A^F+-MRS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStJ~ll%iE86d6', 0.5
),
    output: packed('|b1',
    'c-rmDu?+w)2m`R>|EDWKm%dOr3lZQXY1-bowUbPn!(_kS9Sp-T48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!Y~>J`nM39{'
),
}, name='real').DisableLifeTimeVariation()
