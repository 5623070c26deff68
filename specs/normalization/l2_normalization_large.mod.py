# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2051]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2051]))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: packed('<f4',
    'c-rmUT?&OD5C+iMSuV|`v=o<CHzX{Ym-{%JKvMjH!}lZ%M)WNr`fTf$jkC2`i)7z>&DXh+?0@&a{{K3dnVFfHnVFfHnVFfHnX8#c'
    'L~C+pW@ct)W@ct)W@ct)X0B}R=iPrFbMEY4wE%KvW@ct)W@ct)W@ct)X0B@<vlc+k%*@Qp%*@Qp%*@Qp%*<uYcP+qgt}V3ya%N^`'
    'W@ct)W@ct)W@cutX&%eF0CHw#W@ct)W@ct)W@ct)E@^(g3vd8hkih8'
),
    output: packed('<f4',
    'c-rmSF%f`36hlFpvx1DEfSEIJa&UqUD6vFILxY9Su8U+|ddma=005Mgz8&Mf?0*0N04Tlx+p_NS`F;V3761SM0E&MBS^xk50I0wJ'
    'wEzGB0PwFbKnnl>008y(|F;Er08KL*-~'
),
}, name='long').DisableLifeTimeVariation()
