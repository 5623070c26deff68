# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU1: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [65535]))
output = Output('output', ('TENSOR_FLOAT32', [65535]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD(G|iV5CAZcqsRW!9@?UN_>%urj9fMEdyQA$c|DO8J=STlXRCHTXT)<x_T9dHWxuk;tZ3(5QL-${vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX(qr<R2+4{5k', 0.5
),
    output: packed('|i1',
    'c-rmDi4DLo2m~;a{b#=R=opm|pFqxS<R%>_yEaeTbWSGw**cl0_vYO1)ni~7hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk$tpWqkn'
    'EP{d', 0.5
),
}, name='real').DisableLifeTimeVariation()
