# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: scales that fewer bits do not hold.

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
x1 = Input('x1', (U8, [1, 3, 3, 4], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', (U8, [4, 2, 2, 2], 2.6000000730164174e-07, 128), packed('<i2',
    'c-mW2tRYaYAbj)TDgP?h9-BI&w7cnl9X6YvaPipj*Jh0&0|5X4%YP34'
))
c2 = Parameter('c2', (I32, [4], 6.76000054544712e-14, 0), [-150, -50, 50, 150])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1.399999994405876e-11, 91))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c3, c2, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5&oMtO>DU^sMKuo>Mg1u0Qs~IPFxB;3vO+mm=2IsB<oA!-8HfM?#sCq?'
),
    t4: [41, 69, 243, 120, 118, 60, 14, 100, 237, 103, 71, 157, 59, 62, 15, 96],
}, name='minute_scales_quant8').AddVariations(signed(x1, c3, t4)).DisableLifeTimeVariation()

# Each channel has a unit next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 4], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 2, 2]), packed('|i1',
    'c-jFV0N?*5S;4@5YrAH<i?6$zak;O`H<z~v5RfH<hB%tfGwJLXi4gn'
), extraParams=SymmPerChannelQuantParams(0, [2.6000000730164174e-07, 2.925000046616333e-07, 3.250000020216248e-07, 3.5749999938161636e-07]))
c2 = Parameter('c2', (I32, [4]), [-150, -50, 50, 150])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1.399999994405876e-11, 201))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c3, c2, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5&oMtO>DU^sMKuo>Mg1u0Qs~IPFxB;3vO+mm=2IsB<oA!-8HfM?#sCq?'
),
    t4: [210, 166, 171, 213, 159, 144, 198, 14, 217, 144, 212, 98, 243, 231, 110, 125],
}, name='minute_scales_per_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
