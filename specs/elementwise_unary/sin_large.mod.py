# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: packed('<f4',
    'c-rmH+YQ4Y3<Xe+(oNz~G76i8(aOVB(vDD_4`gI6h7-|`h;~K1a?~CXW1UrF^m5cznLcy9@}thX>%8(UcP4A!>MV25Uo*#@xOQ*N'
    '?LV`RTA%-1dp~EM`Tc%Wo&7lOOg{cS&zEgx;{G=?Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gc)u5n%_$!Fue'
),
    output: packed('<f4',
    'c-rmHu}#B36b4{Mpk<J>J|SfX3NL_I06HsUq|XKvsjv$QN-B3*BYo~a`6QGP&}Ydy-+TW(-?xraIla9sAG@dW`}JJTKd;N>_&H>)'
    'Z}~nv&b8k%>o_I1Z29b4zn`mX%WSpm+swKjGC!I9`*o=AoLc6le>b~q^>#kld}n68*ZlYY>19nlb9*MU`@PfOY|BG^`n{Q%nVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVJ8y`3C8jKGO'
),
}, name='real').DisableLifeTimeVariation()
