# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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
a = Input('a', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
b = Input('b', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
output = Output('output', ('TENSOR_BOOL8', [1, 257, 1, 129]))
model = Model()
model.Operation('LESS_EQUAL', a, b).To(output)
Example({
    a: packed('|i1',
    'c-rmDxe>%55CAZS!La>Ti<igO#D!9>n{T$;qenSw&u7)hTC&U>E#m8W#;MOYciXXY)p}OOXzeZKmMhD$EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXviyhq'
    '15i_<yZ', 0.5
),
    b: packed('|i1',
    'c-rmDK>~vy3;?i#+VTI_It05<?3mnBS#`F2p7msnqqVtXzgLgE_h;_)y(6lRh@NxpmG3;)SY!0#%2~23%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#k$'
    'KVkr;js', 0.5
),
    output: packed('|b1',
    'c-rmDu?+w)2m`R@|EG(fe9+NZ5|Es9PNln6-rUSxHQ(NY0>dy2!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m`~hDG97<0'
),
}, name='real').DisableLifeTimeVariation()
