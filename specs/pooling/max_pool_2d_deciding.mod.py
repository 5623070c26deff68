# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: the greatest element, in each place.

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


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 75, 1]))
output = Output('output', (F32, [1, 1, 15, 1]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 5, 3, 5, 3, 0).To(output)
Example({
    input: packed('|i1',
    'c-muR00BlEBy|AeK-vKS2Y>(&', 1.0
),
    output: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 75, 1], 0.5, 128))
output = Output('output', (U8, [1, 1, 15, 1], 0.5, 128))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 5, 3, 5, 3, 0).To(output)
Example({
    input: packed('<i2',
    'c-m{I2Z070By~W;K-$4D+yMZ78*i@'
),
    output: [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128],
}, name='quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
