# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
x3 = Input('x3', (F32, [2, 2, 2, 19]))
t4 = Output('t4', (F32, [2, 2, 2, 19]))
x5 = Input('x5', (F32, [1, 2, 1, 131]))
t6 = Output('t6', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 1).To(t2)
model.Operation('LOG_SOFTMAX', x3, 1.0, 1).To(t4)
model.Operation('LOG_SOFTMAX', x5, 1.0, 1).To(t6)
Example({
    x1: ([-2.5, 3.0, 4.0, -2.0, 2.0, -4.0, -2.0, 1.0, -4.0, 2.5, -2.0] * 21)[:222],
    t2: packed('<f4',
    'c-qVSD!pEMI$y5;EQ?G!Fw3raXn16IFl#l+(1WQcVL!!QUWSK<aTh(9OOi#_i~M9Ze;E}^59WpyN)1XJ&UY@Dexe7nb-{rt2N>NK'
    '9GOr_59WdWyASL>07QHC(Sx~r-+?^`_U%2e3n)kjCICS4ue<'
),
    x3: ([4.0, 1.0, -3.0, -3.5, -1.5, 0.5, 2.0, 1.0, -3.5, 1.5, 3.5] * 14)[:152],
    t4: packed('<f4',
    'c-m9@x?X~hZ@Pp`Zmt?`X5KXoiH?qJ2@7UsJWPBhAehWV8Ma+wN|B6=d{Hb94<6?8<n=|&%s-2EnVaKb@(^X1IZ=jvUeRFa?95?U'
    'dFKuuX5xY=hVJf+hMyKJz{9*llwk{qGHlQO1N#pgIIw^J?%nv9`}XYLyLaFIeFyL{cT>?Y07Ysd1^'
),
    x5: ([2.5, -2.0, -1.0, 3.5, -3.5, -3.0, 1.0, 0.5, -1.5, -2.5, -0.5] * 24)[:262],
    t6: packed('<f4',
    'c-re|yf&-cLPKWy*X)h~V)D)U+E^vC-Xi<j^nqeBM<p||?^+)#FY$Arm@<qKQSW1??E0B3KTu5f2@6age40|pv4U}+n9imvCgfE%'
    'd}3U{F;L9C2lnj&qWuT<?;9xQ0U)t!|ABq`_8k}~CIG8p9*O'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
