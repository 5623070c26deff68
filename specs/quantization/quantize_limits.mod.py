# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: ends of the codes, in each place of a vector.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [223]))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [223], 0.5, 128))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<i4',
    'c-muNU}&gsZ2Vsm!SIifVfb-!ru=7M_|Nd42}le-4#O!^2$zBBAH(qDFm#kdxga#`H~=Z+QH}', 0.5
),
    output: packed('<i2',
    'c-m`V_|NeFKO=}>XlxjEoM8?CK+ShO'
),
}, name='quant8').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [223]))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [223], 0.5, 0))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<i4',
    'c-muNU}&gsZ2Vsm!SIifVfb-!ru=7M_|Nd42}le-4#O!^2$zBBAH(qDFm#kdxga#`H~=Z+QH}', 0.5
),
    output: packed('|i1',
    'c-muVsBfsRZv+tyj10q$0{|-RUA+'
),
}, name='signed').DisableLifeTimeVariation()
