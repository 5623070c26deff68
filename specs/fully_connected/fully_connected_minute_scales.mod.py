# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: scales that fewer bits do not hold.

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

# Data and weights have units next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 9], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', (U8, [4, 9], 2.6000000730164174e-07, 128), packed('<i2',
    'c-jki)@Yzw<0u^T#pKyDuZ?eG!y2#LO0|{9cwTa1_jTEm!be^eF%SU&@RbtX'
))
c2 = Parameter('c2', (I32, [4], 6.76000054544712e-14, 0), [-150, -50, 50, 150])
t4 = Output('t4', (U8, [2, 4], 2.2999999474415667e-11, 135))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t4)
Example({
    x1: [0, 255, 81, 107, 18, 16, 0, 120, 122, 108, 221, 194, 15, 219, 140, 202, 24, 214],
    t4: [245, 11, 219, 115, 168, 111, 124, 197],
}, name='minute_scales_quant8').AddVariations(signed(x1, c3, t4)).DisableLifeTimeVariation()
