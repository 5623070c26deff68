# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: packed('|i1',
    'c-rmDxe>%55CAY9@8JHcWf^09MO>&{%28{}Ip11G_T1;W=Zv=EUad!eONp9&oS(_}I%8hD#aty$JUeAsmStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^i7@09a;6{r', 0.5
),
    output: packed('|i1',
    'c-rmDu@S>C3<N;{RR0w}Nqba-!cA{(v#L7Dty<}vd!A%^&$GLy|9L9C?)%JLnbVV9bLX7EFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!Y~_{sC#^NeT', 1.0
),
}, name='real').DisableLifeTimeVariation()
