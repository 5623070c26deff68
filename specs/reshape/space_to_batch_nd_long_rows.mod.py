# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: long rows, channels first.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 2, 38]))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (F32, [2, 4, 2, 19]))
x5 = Input('x5', (F32, [1, 4, 4, 70]))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c6 = Parameter('c6', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (F32, [2, 4, 4, 35]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c3, c2, True).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x5, c7, c6, True).To(t8)
Example({
    x1: ([3.0, 0.5, -0.5, -3.0, -1.5, -2.0, -2.5, 3.0, 4.0, -3.5, 2.5] * 28)[:304],
    t4: packed('|i1',
    'c-mw8|MxcsE90*}Y(Los6Lavn2*Lya>D;FE', 0.5
),
    x5: ([0.5, -3.0, 3.0, 1.5, -4.0, 3.0, 2.0, 2.5, 2.0, 1.0, 4.0] * 102)[:1120],
    t8: packed('|i1',
    'c-muR`@zD(@r#*_m5FhbIm#r&91V+6CMiq+6-3qT', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 2, 38], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (U8, [2, 4, 2, 19], 0.5, 120))
x5 = Input('x5', (U8, [1, 4, 4, 70], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c6 = Parameter('c6', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (U8, [2, 4, 4, 35], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, c3, c2, True).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x5, c7, c6, True).To(t8)
Example({
    x1: ([126, 121, 119, 114, 117, 116, 115, 126, 128, 113, 125] * 28)[:304],
    t4: packed('<i2',
    'c-pHgFD-7Utt=|3E36w#%)#d(2$NwHkOTl8FphN'
),
    x5: ([121, 114, 126, 123, 112, 126, 124, 125, 124, 122, 128] * 102)[:1120],
    t8: packed('<i2',
    'c-pJ1E2ybyD5|cjt*RVljxq@`N5f*2NeYu;6pVsVFbZe{088-~3j'
),
}, name='rows_quant8').AddVariations(signed(x1, t4, x5, t8)).DisableLifeTimeVariation()
