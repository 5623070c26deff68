# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('ELU', input, 1.25).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pOP43;-}7Zj=3|HAf*!^eO!nZT+q`qny*Py=Gpm#2u^WTs6LH+`Gr9rIkJR_|%$b<g@#X%qL`7mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^i6Y0U|I~kN', 0.5
),
    output: packed('<i4',
    'c-rmDv5DhQ6a~;L&A@cvPSk;7m$3*{AzXm_uoI_lKn6z+CKKvF;1a%8+HJw%dGP;zT;55pze$&r^2qJl_4zl~N8erdJm>bvd9QBW'
    'ZO^`(`>pHJ@24;f!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m41WSA$3ID%91fS<kL~>b=y;ji<DT!_'
    'FM03Py}j=_AKvrUwV7uahG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=}NDljUc~l$=h_p;@MJ*s3AR'
    'bDWlKU0y@;%xf>3sd){<FrHpxn&*^pgkczlVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~f^L%6QWT2-aa'
    'x|V7!rBqewue$8BEv0;|r7lU8wQO6m{pEXm+sQW!!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48xzn'
    'e*u5>KH&', 5.960464477539063e-08
),
}, name='real').DisableLifeTimeVariation()
