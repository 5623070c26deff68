# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: tensors of many elements, in sizes of no block, and beside powers of two.

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
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qfTB3<N=l6p#EPUcoW=S--)cD^5noRG*lsxOa1>?)I(h*mq~|>8{P$nDd)wU-0^XVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7`~1O5QT0&D^', 0.5
),
    output: packed('<i4',
    'c-rmDp^=0@6a>(wiWQ_pNF;zo;*qNeV#7dS2!TSZBY_(@aaU(=<(m=HzvsW~@3iTk?Vi4W<~;K*)0y^szT2eK<=NZznRlP``yKb3'
    '7wQAUFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!Y~_+&r>mJC-KfcBHQJC{vxKJ|0U_>hd(pa^$fkTXV-I^@TPVhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7>41G;BL*7ah|%2'
    '<DA!PSch?b4by90rwpZDr=gpsd059GV|T}HC<|pDhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~f^6S%5!-CQAe_;sp3b@e@_`uT)m7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHo~5{sN#|0jB', 5.960464477539063e-08
),
}, name='real').DisableLifeTimeVariation()
