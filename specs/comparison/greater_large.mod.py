# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: tensors of many elements, in sizes of no block, and beside powers of two.

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
a = Input('a', ('TENSOR_FLOAT32', [65536]))
b = Input('b', ('TENSOR_FLOAT32', [65536]))
output = Output('output', ('TENSOR_BOOL8', [65536]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: packed('|i1',
    'c-rmD!4bnC3;?he0`dOSVj!V=^rXKc?`Y5JD_Wk|rLJ;nFQ=F97_;1`)o0F?z0S`yc1C9IHL|_CUm?q~EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#y0Oa1|H!P5}', 0.5
),
    b: packed('|i1',
    'c-rmD$q|Gw3;-}2a%}(AGQk1**pdE<-LGsbdW>~toSC(b`<xZ`TdU_Yp8d8K`#y41tB9Pl|K?e9Rmid|%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkI0l0Q7=^i}', 0.5
),
    output: packed('|b1',
    'c-rmDfeFAs2m`=m|D}ty|2q^8)F^UI+e~F<W`A==zQ-<`$+>$QhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C82&we0DePpRR'
),
}, name='real').DisableLifeTimeVariation()
