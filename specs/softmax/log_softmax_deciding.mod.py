# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: far logits, in each place.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', ('TENSOR_FLOAT32', [9, 9]))
output_9_0 = Output('output_9_0', ('TENSOR_FLOAT32', [9, 9]))
output_9_1 = Output('output_9_1', ('TENSOR_FLOAT32', [9, 9]))
input_19 = Input('input_19', ('TENSOR_FLOAT32', [19, 19]))
output_19_0 = Output('output_19_0', ('TENSOR_FLOAT32', [19, 19]))
output_19_1 = Output('output_19_1', ('TENSOR_FLOAT32', [19, 19]))
model = Model()
model.Operation('LOG_SOFTMAX', input_9, 1.0, 0).To(output_9_0)
model.Operation('LOG_SOFTMAX', input_9, 1.0, 1).To(output_9_1)
model.Operation('LOG_SOFTMAX', input_19, 1.0, 0).To(output_19_0)
model.Operation('LOG_SOFTMAX', input_19, 1.0, 1).To(output_19_1)
Example({
    input_9: packed('|i1',
    'c-pIAfPo6?umG(|1UU', 1.0
),
    output_9_0: packed('|i1',
    'c-mv=fB^>TumB+ICP4', 1.0
),
    output_9_1: packed('|i1',
    'c-mv=fB^>TumB+ICP4', 1.0
),
    input_19: packed('|i1',
    'c-pIAzyuYeV$>G{08PsX=>', 1.0
),
    output_19_0: packed('|i1',
    'c-mv=zyu7VV$>G{0Df7uu>', 1.0
),
    output_19_1: packed('|i1',
    'c-mv=zyu7VV$>G{0Df7uu>', 1.0
),
}, name='great').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', ('TENSOR_FLOAT32', [9, 9]))
output_9_0 = Output('output_9_0', ('TENSOR_FLOAT32', [9, 9]))
output_9_1 = Output('output_9_1', ('TENSOR_FLOAT32', [9, 9]))
input_19 = Input('input_19', ('TENSOR_FLOAT32', [19, 19]))
output_19_0 = Output('output_19_0', ('TENSOR_FLOAT32', [19, 19]))
output_19_1 = Output('output_19_1', ('TENSOR_FLOAT32', [19, 19]))
model = Model()
model.Operation('LOG_SOFTMAX', input_9, 1.0, 0).To(output_9_0)
model.Operation('LOG_SOFTMAX', input_9, 1.0, 1).To(output_9_1)
model.Operation('LOG_SOFTMAX', input_19, 1.0, 0).To(output_19_0)
model.Operation('LOG_SOFTMAX', input_19, 1.0, 1).To(output_19_1)
Example({
    input_9: packed('<i2',
    'c-j-_fB^yOu>MmU003>8cYp', 1.0
),
    output_9_0: packed('<i4',
    'c-k{ChXDiXuu7>7_EH;s_zweAVgUfZ?7|}', 4.76837158203125e-07
),
    output_9_1: packed('<i4',
    'c-k{ChXDiXuu7>7_EH;s_zweAVgUfZ?7|}', 4.76837158203125e-07
),
    input_19: packed('<i2',
    'c-j-_zyt!LV$>J=KMLpr0F-1NmH', 1.0
),
    output_19_0: packed('<i4',
    'c-j*X#smVRV$>IF8U^$Li$?){z=!{sU{s6-VgO5^9%l', 4.76837158203125e-07
),
    output_19_1: packed('<i4',
    'c-j*X#smVRV$>IF8U^$Li$?){z=!{sU{s6-VgO5^9%l', 4.76837158203125e-07
),
}, name='low').AddVariations('float16').DisableLifeTimeVariation()
