# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: scales that fewer bits do not hold.

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
x1 = Input('x1', (U8, [1, 2, 3, 2], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', (U8, [3, 2, 2, 2], 2.6000000730164174e-07, 128), [62, 111, 63, 217, 42, 14, 56, 194, 27, 80, 207, 97, 172, 40, 215, 247, 112, 69, 226, 13, 188, 39,
    249, 70])
c2 = Parameter('c2', (I32, [3], 6.76000054544712e-14, 0), [-150, -50, 50])
t4 = Output('t4', (U8, [1, 3, 4, 3], 1.499999950638209e-11, 146))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c3, c2, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: [0, 255, 121, 146, 22, 101, 154, 110, 20, 24, 155, 237],
    t4: packed('<i2',
    'c-mXNy8MNoz^?rhmlYKjn%lhk7_lZa_Cl;_=bZVs*KGC?@Lzeaoq-4d02#CsH2'
),
}, name='minute_scales_quant8').AddVariations(signed(x1, c3, t4)).DisableLifeTimeVariation()

# Each channel has a unit next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [-45, -8, -70, 124, 23, -46, -122, -101, 46, 30, 74, -41, 7, 30, 94, 107, -49, 59, -108, -124, -88,
    56, 15, -65], extraParams=SymmPerChannelQuantParams(0, [2.6000000730164174e-07, 2.925000046616333e-07, 3.250000020216248e-07]))
c2 = Parameter('c2', (I32, [3]), [-150, -50, 50])
t4 = Output('t4', (U8, [1, 3, 4, 3], 1.8999999490398878e-11, 94))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c3, c2, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: [0, 255, 121, 146, 22, 101, 154, 110, 20, 24, 155, 237],
    t4: packed('<i2',
    'c-qU2n6phiq|z-R*JXx9!P4Ytb(8EbyEJ%`;{2i_if79;tIV}$AOZjY2@eh('
),
}, name='minute_scales_per_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
