# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# The best are far apart, and before and behind every block.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 20011]))
values = Output('values', ('TENSOR_FLOAT32', [2, 7]))
index = Internal('index', ('TENSOR_INT32', [2, 7]))
places = Output('places', ('TENSOR_FLOAT32', [2, 7]))
model = Model()
model.Operation('TOPK_V2', input, 7).To(values, index)
model.Operation('CAST', index).To(places)
Example({
    input: packed('|i1',
    'c-rmI!3l#f006)ks_g(pL`1s(gvKOVe7S<PH^6=Fy@n;tHPvp-O&6M2+t`&D){@$8+3U9CJ=WBwXOq|ROd;i0tR*a4$a^{P1BQPe'
    'kHTOWhG7_nVHmzQ?uEfH48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP@a6F&42EGChG7_nVHnP@&xwckfoEaxpW{&&48t%C'
    '!!QiP_r|?27=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHmzVo`k_L48t%C!!QiPwR}!Id;vqyP8a', 0.5
),
    values: [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0],
    places: [19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0, 0.0, 19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0,
    0.0],
}, name='long').DisableLifeTimeVariation()
