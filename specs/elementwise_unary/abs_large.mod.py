# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [100003]))
output = Output('output', ('TENSOR_FLOAT32', [100003]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: packed('|i1',
    'c-rmDNfv`36aYcO2l4)=Wr`*q!d<=YZKZy-=NM(=ecxB#qmPyAI-<<kQd!Ygo+XXr8+GP%wicg#ruq+tVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n;g|6b@UF5_', 0.5
),
    output: packed('|i1',
    'c-rmDxe)^}48Sm3kEQ)5PBKI~9NFS*%<r6<sC#2;b~?IW)_ZfRb30z0d71s<>`dO;)8AkihG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dO{xkjnyGPWd', 0.5
),
}, name='real').DisableLifeTimeVariation()
