# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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
a = Input('a', ('TENSOR_FLOAT32', [16385]))
b = Input('b', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_BOOL8', [16385]))
model = Model()
model.Operation('NOT_EQUAL', a, b).To(output)
Example({
    a: packed('|i1',
    'c-rmD#{t725CAYrDEm*#VH3wg<f*@u%gj4=OZAKu-<qQAyT-gqUhS#9pB3%Q@{;mNeWmNEFC8)Bo>`V<S(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<-g<~z0pYV', 0.5
),
    b: packed('|i1',
    'c-rmDK?1@c3;-|&Z1VrtqHWPncuekz-Ljq>*~hBrt>5F>u}`b(TkkO<=3II9e4VTA{hZ9vs$zYrddRXY%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{FnR#C){z{', 0.5
),
    output: packed('|b1',
    'c-rmDF$w@c2m?X$|4-Xoc_Q|+kSa_vRd1i8vIWC148t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP@C7&M'
    'PCL*'
),
}, name='real').DisableLifeTimeVariation()
