# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: tensors of many elements, in sizes of no block, and beside powers of two.

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
model.Operation('NEG', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD(G|iV5CE{FfOP+9PY|ke`0}4*f1bOYwOT#9*Oq0}li7EitIUW`oH^#c_8hOZSC;E1<HU@+y;GKDS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStJ~m;42m|5r`', 0.5
),
    output: packed('|i1',
    'c-rmD(G|iV5CE_%2;TnF7NMYX`0}6Rysmqd*49(%d{&<El+0P9?9(G&QTph0*FHY2wmkbMqePE;y;GKDS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStJ~m;41xmsj!', 0.5
),
}, name='real').DisableLifeTimeVariation()
