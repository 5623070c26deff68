# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: pairs of products that leave 16 bits.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A sum of two products leaves 16 bits, while the sum of all products stays small. What is lost of
# one pair is not lost again of another: the last pairs have one product each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 12], 0.5, 0))
c2 = Parameter('c2', (U8, [3, 12], 0.0078125, 128), packed('<i2',
    'c-s5_pRs|lq2WJ>U}XFcWB^$}0w@HRVITqk0NCyl0R'
))
c3 = Parameter('c3', (I32, [3], 0.00390625, 0), [0, 0, 0])
t4 = Output('t4', (U8, [2, 3], 0.125, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [255, 255, 254, 250, 255, 249, 252, 255, 251, 255, 253, 250, 251, 254, 255, 255, 250, 252, 255, 253,
    255, 254, 249, 255],
    t4: [132, 124, 136, 124, 132, 144],
}, name='pairs_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
