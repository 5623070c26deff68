# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [32769]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?+w*2n0bHFwlR+?>b%+oHjU3RLn;0ZpNINysuM{nZ4(3z4h&y=(#6P#_fJzWKRYR!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m4F3dwB<wu`', 0.5
),
    output: packed('<f4',
    'c-rmDF%g773<c1XNT5T*8UPbiNT6I7%uvx$fdv$tgtc_xWZb+A*(~|{qK~bQK5NKJzYSf^+zi7o_kGvDJ$G}z#k_U>kgvLV&Mby`'
    '8v=%57=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_n{{%;krAEy<^HP`d$eEk-Jg-`h`u25Pb%|>^>Y1;O>&h(7YdK*UhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C_+N08xSuG`^R&22'
    'x!aoaF40=spRztBdtdi*$9}J+l@{y1XBKV08w|rR48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!Qj03yvwK_nW3Mrca*l%*{BC)BFGHx8Ch%{QT0)V*CjhhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C82%6Z1xPQl&H'
),
}, name='real').DisableLifeTimeVariation()
