# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# The best are far apart, and before and behind every block.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 20011]))
values = Output('values', ('TENSOR_FLOAT32', [2, 7]))
index = Internal('index', ('TENSOR_INT32', [2, 7]))
places = Output('places', ('TENSOR_FLOAT32', [2, 7]))
model = Model()
model.Operation('TOPK_V2', input, 7).To(values, index)
model.Operation('CAST', index).To(places)
Example({
    input: packed('<f4',
    'c-rmJ!L7p}3;<9@VT5i_yg^4`gpR;w$!I?gNn5Fx-g5ZQQiKV{=*gwjD5b4skFl+N`<~msb(wjtt<9R6b@#d7W6Q^V*3>rh{cN3i'
    '#@_qrn>Bf!@04ZU8_V3+<KNlutk1Q#`Bv7v`W<H({kT8c`+oT_<r^928)f}Am&VM@%*@Qp%*@Qpoc$hQ&dkir%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@PJm~Uau%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%-5THm@_joGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^M^TpH@B^}#<%$y=FH5@%*@Qp%*@REU(Js&XJ%$*'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hFq%(pOSW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    '=IhNp%$b>)nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH`E4HYySc?5qVsi!'
),
    values: [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0],
    places: [19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0, 0.0, 19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0,
    0.0],
}, name='long').DisableLifeTimeVariation()
