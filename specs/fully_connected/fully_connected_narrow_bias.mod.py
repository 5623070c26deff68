# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: biases beyond float32 and sums.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Products and bias beyond 2^25 leave a few units, of eight steps each.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1301], 1.0, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 1301], 1.0, 1), packed('<i2',
    'c-rm30RaF200AKXPcy-Rss#W50FD3v007SbsKhX%'
))
bias = Parameter('bias', ('TENSOR_INT32', [3], 1.0, 0), [-84265767, -84265765, -84265773])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.125, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rm3F#!Mo3<99_FYP`p0VDv_0Wc4(9}qV'
),
    output: [152, 168, 104],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, 0),
})).DisableLifeTimeVariation()
