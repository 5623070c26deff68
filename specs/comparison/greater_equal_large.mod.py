# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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
a = Input('a', ('TENSOR_FLOAT32', [3, 127, 131]))
b = Input('b', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_BOOL8', [3, 127, 131]))
model = Model()
model.Operation('GREATER_EQUAL', a, b).To(output)
Example({
    a: packed('|i1',
    'c-rmDu>r#%3;-|!B<BBX3AnUBbe49tH+#)hRxf3K=e5o~){1BD+9KMR*Nji@$fw51virz-$2-o-y_+n{vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-4u{sCV<s>T', 0.5
),
    b: packed('|i1',
    'c-rmDxe)^)5CE__vj_BFEuR<n;8@C4qvpDKc3ZW!UG`jO&QnH2>3#IpKdbFM-yBaw=6Oe)?{mk^yQ(b9vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-4u{sBNKfPD', 0.5
),
    output: packed('|b1',
    'c-rmD!3_W)2m?U6|I&)$0=}<-gp^!WC40|wGPzxs>8_@_=X<~~48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu<=cmbv+V-o'
),
}, name='real').DisableLifeTimeVariation()
