# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: more than 2^18 elements.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


U8 = 'TENSOR_QUANT8_ASYMM'

# More than 65,535 groups of four elements, and no multiple of anything.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [262271], 0.0625, 120))
t2 = Output('t2', (U8, [262271], 0.0625, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mu7^~#^J^B%K?Z_)HU581Q>N@wkV!l@TrG564O9>cKe1xH`;n?%+vKJiw_Jf?Bk=?|h-@hvOQeU`9IYG1=Z2><{QLL7e'
) * 4300)[:262271],
    t2: (packed('<i2',
    'c-pI|sHm8-^B$0_n7-#Bh?=$k35c3|=sA$AUU2jkkg8jJ;w_MBTz2{ckZM_Z?lX{TU&BBN0084LBn|'
) * 4300)[:262271],
}, name='groups_quant8').DisableLifeTimeVariation()
