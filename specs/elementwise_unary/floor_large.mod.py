# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GkNS2mnw<ag#ENqhzx<T1zEKKRUw89j8G=Uc_7xGb7@)<M>47jw{aRtm^7)b<L`?imJ=!&dA*-uYK-)<?3$bYW?=^Z}bdz'
    '|J=QQ=b6_$eKz~e`d?i;I#=)Aea~KdW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X6Aq9H!>^Cpa'
),
    output: packed('<f4',
    'c-rmHjR}At5C+h1vu?CD%h4j!jGzskAd2_ny<~4mRi3qP>2J?IR_w~_ZzCr&ex0>yQg=?xd)@b5x2^cQcg75}fB)<FnP<f2JiWHP'
    'dbja+R_@Hn=)=s+%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*^~Xp8`a#c>'
),
}, name='real').DisableLifeTimeVariation()
