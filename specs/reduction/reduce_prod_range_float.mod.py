# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-oy-u@S^D2=hKHkqy4^LfJ>dq+p>>ks_Bfl5mmpnIzaCBpBnw7-!y3+|Ml5e64uw`0V3lU+v%D=jZ*`e-{37u@CV-i-*~<xZl@4'
    'i*u9Y$BAo|Ulcf0@j%=|<v9etyM9sR5oTN=@ZYTm7<o%^&n)Ul*{2z|ipTN)*pDCay*h(&*U8x=9AX;5Y93~;LvTrPPWcVO{VX(t'
    '#UDg76h5=5p^iNo9Cq(Jg?2Dpls%04nFJr0T8|Bmr_k~p{LsMpUXRP@QxN@%%?GR>u^MtX9waxrHSKWF(LOatxY(v~&raX!oC`6R'
    'x$|6iPJ`J8VZ`0(pIt6F{Wr~C<kXF;nWhFE*B@$z@X`'
),
    output: [-3221225500.0, 3221225500.0, 3221225500.0],
}, name='great').DisableLifeTimeVariation()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-oy-u@S^D2=hL4KS6fzLfJ=MR$-w}ks_Bfl5mmpnIzaCBpBnw7-!y3+|Ml5e64uw`0V3lU+v%D=jZ*`e-{37u@CV-i-*~<xZl@4'
    'i*u9Y$BAo|Ulcf0@j%=|<v9etyM9sR5oTN=@ZYTm7<o%^&n)Ul*{2z|ipTN)*pDCay*h(&*U8x=9AX;5Y93~;LvTrPPWcVO{VX(t'
    '#UDg76h5=5p^iNo9Cq(Jg?2Dpls%04nFJr0T8|Bmr_k~p{LsMpUXRP@QxN@%%?GR>u^MtX9waxrHSKWF(LOatxY(v~&raX!oC`6R'
    'x$|6iPJ`J8VZ`0(pIt6F{Wr~C<kXF;nWhFE*B=jj@Ou'
),
    output: [-1.1175871e-08, 1.1175871e-08, 1.1175871e-08],
}, name='beyond_float16').DisableLifeTimeVariation()
