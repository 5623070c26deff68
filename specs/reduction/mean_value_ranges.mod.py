# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: scales far from 1, sums of many bits, cancellation, special numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
t2 = Output('t2', (U8, [2, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('MEAN', x1, [1, 2], 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5zwfTzPT8qO8V~PrwJhAo>_6pEy7HP6^`Y;4&2OGEXzG*gU?2hj0Lse|!2'
),
    t2: [79, 162, 134, 130],
}, name='tiny_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
t2 = Output('t2', (U8, [2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('MEAN', x1, [1, 2], 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5KkZ!%*N>HfkyQ;`^Lk6YeS7-eF>Ky>`_^`Ew+4S1)f|%^1|k3ev>Xv0'
),
    t2: [102, 138, 133, 114],
}, name='small_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 300.0, 77))
t2 = Output('t2', (U8, [2, 2], 300.0, 77))
model = Model()
model.Operation('MEAN', x1, [1, 2], 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5Z@s3)_A~?Ax;^PzLldml9k_p_==Y1C1!C4m<Xx_Jm0UHr!axK70QI^O;{'
),
    t2: [115, 122, 128, 172],
}, name='great_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1000000.0, 77))
t2 = Output('t2', (U8, [2, 2], 1000000.0, 77))
model = Model()
model.Operation('MEAN', x1, [1, 2], 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5zgFt1^{V0$XR&$fIM(&K%WKSf<iO9_xaLn^q@<Ci>TIbA3`76`EYuF6'
),
    t2: [124, 96, 96, 101],
}, name='huge_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
