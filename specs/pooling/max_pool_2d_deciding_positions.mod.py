# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: one element decides, in each place.

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

# Windows of 3 x 5 elements beside each other have the greatest in another place each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 75, 1], 0.5, 128))
t2 = Output('t2', (U8, [1, 1, 15, 1], 0.5, 128))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 5, 3, 5, 3, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-m{I2Z070By~W;K-$4D+yMZ78*i@'
),
    t2: [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128],
}, name='quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows of 3 x 5 elements beside each other have the greatest in another place each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 75, 1]))
t2 = Output('t2', (F32, [1, 1, 15, 1]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 5, 3, 5, 3, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-muR00BlEBy|AeK-vKS2Y>(&', 1.0
),
    t2: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()
