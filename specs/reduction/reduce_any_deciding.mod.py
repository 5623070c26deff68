# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ANY: one element decides, in each place.

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
input_9 = Input('input_9', ('TENSOR_BOOL8', [9, 9]))
axes_9_0 = Parameter('axes_9_0', ('TENSOR_INT32', [1]), [0])
output_9_0 = Output('output_9_0', ('TENSOR_BOOL8', [9]))
axes_9_1 = Parameter('axes_9_1', ('TENSOR_INT32', [1]), [1])
output_9_1 = Output('output_9_1', ('TENSOR_BOOL8', [9]))
input_19 = Input('input_19', ('TENSOR_BOOL8', [19, 19]))
axes_19_0 = Parameter('axes_19_0', ('TENSOR_INT32', [1]), [0])
output_19_0 = Output('output_19_0', ('TENSOR_BOOL8', [19]))
axes_19_1 = Parameter('axes_19_1', ('TENSOR_INT32', [1]), [1])
output_19_1 = Output('output_19_1', ('TENSOR_BOOL8', [19]))
model = Model()
model.Operation('REDUCE_ANY', input_9, axes_9_0, False).To(output_9_0)
model.Operation('REDUCE_ANY', input_9, axes_9_1, False).To(output_9_1)
model.Operation('REDUCE_ANY', input_19, axes_19_0, False).To(output_19_0)
model.Operation('REDUCE_ANY', input_19, axes_19_1, False).To(output_19_1)
Example({
    input_9: packed('|b1',
    'c-muRfB{D8umAzV015'
),
    output_9_0: [True, True, True, True, True, True, True, True, True],
    output_9_1: [True, True, True, True, True, True, True, True, True],
    input_19: packed('|b1',
    'c-muRzyyq=V$>G{01nsy6a'
),
    output_19_0: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True],
    output_19_1: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True],
}, name='bool8').DisableLifeTimeVariation()
