# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
a = Input('a', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
b = Input('b', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
output = Output('output', ('TENSOR_BOOL8', [1, 257, 1, 129]))
model = Model()
model.Operation('LESS_EQUAL', a, b).To(output)
Example({
    a: packed('<f4',
    'c-rmH2@%8~3;@7Lsgok5QgBwJT?64TvCJ@OArBkT--tFMp0Q%ISZ5jAiMhsier3+L`?s&Q{`+0I^_^?>ij_C}x9Yw7)r`E$zImT9'
    '>#w@+H7o1p%$k=q|GD>hSF4;oEB90Hm~VMcWM*b&W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X5Qu>&~q55'
),
    b: packed('<f4',
    'c-rmHff0Zp2mnAvX_FkKQP?a;OU1f|c<(qm1mh#(j%Y1bUNOJVsvW%|c7FSE<bGD)>K%7|&PL@Nag3fkt2XCy_gwAQKl0V<?mKtQ'
    '&40Wn_dad!^3JYz?_F<I%U{mD!`yZ5^S!~$%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@REGe5^44r>'
),
    output: packed('|b1',
    'c-rmDu?+w)2m`R@|EG(fe9+NZ5|Es9PNln6-rUSxHQ(NY0>dy2!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m`~hDG97<0'
),
}, name='real').DisableLifeTimeVariation()
