# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q~aK5CB07%#nYzYd|2y;CFv#s`D<fe(O8ZzUQ8K#On9x5w)!A)D&+{smJM~z5mR1jaEmRrGI9IVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n|HKc2xo$c', 0.5
),
    output: packed('<f4',
    'c-rmDv8}5x00q#DK+7PsL6+EoA`2iEfG%Q;^lXrV%1}^Hx=NQd=)ZY?gVe{euH}1mKJ%EC@3QRk{2Ax*v!^BHNNFFJrrGCo)pJTs'
    '+P`^k#&5HK_kAA6bQ?b~48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu=+'
    'kNDA7@pv7_)c237uO3r8VvZQ6>KKNpk5}EtIK=6d_n~?X(`%ags*1M?hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO{uMvlGIZ~*E86y1w&k-3UC0qaQFiB9wBf4T5YAA%^M01^vv?OpTbAKg!Y~ZOFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!@uHstLyE))oZ<7=l{Fr@}BGUUSHoF'
    '^}4O=-?HA<d~>tiHW-Fs7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVfa`4'
    '50lkC(*'
),
}, name='real').DisableLifeTimeVariation()
