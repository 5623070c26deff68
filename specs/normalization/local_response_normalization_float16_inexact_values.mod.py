# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: numbers that fewer bits do not hold.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Bias, alpha and beta are not in float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 7]))
t2 = Output('t2', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0007, 0.5003, 0.7501).To(t2)
Example({
    x1: packed('<f4',
    'c-rH;od3=xBuSOSCE;;~;f^3}@i|#RG5PYBL*(D-`U=%_KNetH)BSYmL=L$f?Kh9?+0if5>if90CP?YB{F<#D3)lE;SbcWR(RtI('
    'ZFq9d>GSMKsoM5nupbD()V}@ufD{OUgaB<&H(L'
),
    t2: packed('<f4',
    'c-lJ{wbu8;gb7mTW#d;A3C2iwbU$0a*W~9{g%e-)NeTxT=}$j@Xi3|4Cynhg3N}ZWPv1FND(gGd=DEZq*J@!tRtd4yB5#D*D_t2h'
    'Zg7h%GrYq7{W6ce9T4sZ0wBGA|GxeEfD{nf?ccX=KLAl%GTZ'
),
}, name='constants').DisableLifeTimeVariation()
