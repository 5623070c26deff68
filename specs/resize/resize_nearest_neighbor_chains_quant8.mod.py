# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR and what may follow it: every operation after every other.

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

# RESIZE_NEAREST_NEIGHBOR, PRELU, ADD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t500 = Internal('t500', (U8, [1, 4, 4, 4], 0.5, 120))
c501 = Parameter('c501', (U8, [4], 0.015625, 128), [116, 187, 130, 74])
t501 = Internal('t501', (U8, [1, 4, 4, 4], 0.5, 120))
c502 = Parameter('c502', (U8, [4], 0.5, 120), [112, 129, 103, 136])
t502 = Output('t502', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t500)
model.Operation('PRELU', t500, c501).To(t501)
model.Operation('ADD', t501, c502, 0).To(t502)
Example({
    input: packed('<i2',
    'c-rf)?VH!;yv#SUuGMvAe3z|baryT3YnJCnYza&#P7Iw8y*jLPW!L=DX@#lV1NQD*F~5CdLr(OLEqmO0`)yXlEoGn(000-rAZ7'
),
    t502: packed('<i2',
    'c-m`kt6f(YFm+8?d&%a7S(Ur0YSND{-#TqV+1|7{g*j;pO1GqSFPz-h-B+D<yyDo39n&W)m{63q{K%Hzn)%fm)3!2D2moPGBc='
),
}, name='of_50').AddVariations(signed(input, t500, c501, t501, c502, t502)).DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, AVERAGE_POOL_2D, DEPTHWISE_CONV_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t620 = Internal('t620', (U8, [1, 4, 4, 4], 0.5, 120))
t621 = Internal('t621', (U8, [1, 4, 4, 4], 0.5, 120))
filter622 = Parameter('filter622', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias622 = Parameter('bias622', (I32, [4], 0.5, 0), [-8, -8, 4, 12])
t622 = Output('t622', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t620)
model.Operation('AVERAGE_POOL_2D', t620, 1, 1, 1, 2, 2, 0).To(t621)
model.Operation('DEPTHWISE_CONV_2D', t621, filter622, bias622, 1, 1, 1, 1, 0).To(t622)
Example({
    input: packed('<i2',
    'c-m{vtnjU9TVl60syt$QcT8Wuy<^7A9hJ^Y7wzcU9Z<Gz%7mGzp}7<5dfdZOTc@<=6t-_Is*0Y}pSgX@w#ubpISdp60Q09G=l'
),
    t622: packed('<i2',
    'c-m_!s*If6K0S4HUdxn?sky6aN^A2QYPu?>WViRt$ZDRMTd<%tGqZnMX<J=q`P8C{+{_idnT^ZWXD;iUTR1nWf`LK+07K3onE'
),
}, name='of_62').AddVariations(signed(input, t620, t621, filter622, t622)).DisableLifeTimeVariation()
