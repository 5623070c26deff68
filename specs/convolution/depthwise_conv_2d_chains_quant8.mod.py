# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D and what may follow it: every operation after every other.

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

# DEPTHWISE_CONV_2D, PRELU, MUL, SPLIT, SUB
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
filter400 = Parameter('filter400', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias400 = Parameter('bias400', (I32, [4], 0.5, 0), [12, 4, 12, -8])
t400 = Internal('t400', (U8, [1, 4, 4, 4], 0.5, 120))
c401 = Parameter('c401', (U8, [4], 0.015625, 128), [97, 141, 154, 148])
t401 = Internal('t401', (U8, [1, 4, 4, 4], 0.5, 120))
c402 = Parameter('c402', (U8, [4], 0.5, 7), [5, 9, 7, 9])
t402 = Internal('t402', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_403 = Internal('part_0_403', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_403 = Internal('part_1_403', (U8, [1, 4, 4, 2], 0.5, 120))
t403 = Internal('t403', (U8, [1, 4, 4, 4], 0.5, 120))
c404 = Parameter('c404', (U8, [4], 0.5, 120), [115, 111, 131, 128])
t404 = Output('t404', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter400, bias400, 1, 1, 1, 1, 0).To(t400)
model.Operation('PRELU', t400, c401).To(t401)
model.Operation('MUL', t401, c402, 0).To(t402)
model.Operation('SPLIT', t402, 3, 2).To(part_0_403, part_1_403)
model.Operation('CONCATENATION', part_1_403, part_0_403, 3).To(t403)
model.Operation('SUB', t403, c404, 0).To(t404)
Example({
    input: packed('<i2',
    'c-mXt>)8;wv^0K)S6N+BWWCq+{N|3P3FT$mHf-Cr)qjI~U)MU%qRpGu)P{$aMs#>gY^{zcC<%!w^e9S-smkAM$3P(f0K?24;Q'
),
    t404: packed('<i2',
    'c-pIN)a$G*Pgz*opqO4;kda;6sgz$^7v595U3pDyzDh=Ifp=T&+Vu6cbun4BlagC%YeLFvYf>|7%VG*@bK>(EC<Fk*?;M%'
),
}, name='of_40').AddVariations(signed(input, filter400, t400, c401, t401, c402, t402, part_0_403, part_1_403, t403, c404, t404)).DisableLifeTimeVariation()
