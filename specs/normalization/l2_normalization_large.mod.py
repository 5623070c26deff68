# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [3, 2051]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2051]))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: packed('<f4',
    'c-rmQu?>JQ3;;oI7LS%u7{#MO5*kK8z5^r#`o;|w5dZ)H0000000000!2e7mfVR>IpzY`XvI2k=0I&i8Rsf*S3NYqc0?u`AkBD=<'
    'Pxp&`?&DjC#o}Mal?Emjca5_mhk=R3UE@jv6N|gXS@T%|3`{I;8dn;aSll&Ue*tbNoxte'
),
    output: packed('<f4',
    'c-rmUK@ET~5Jb_v)Cw{d1tc|qoH{`V9I?a^A@iPuNjCYHwhIW=rwt(X{*UT514sZs0ss;K2uXlx21qqO8$j&+Uo|BFNB}?r01^O5'
    'Nq}JnNVQ%YK&r9Tk^mq900{s{03am+JPL$ZxBG`!`{Q2#kN|)L03-mAlK?;HD;nS'
),
}, name='long').DisableLifeTimeVariation()
