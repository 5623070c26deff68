# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 1, 4]))
t2 = Output('t2', (F32, [5, 2, 2, 1]))
x3 = Input('x3', (F32, [9, 4, 1, 1]))
t4 = Output('t4', (F32, [9, 1, 2, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
Example({
    x1: [0.5, -1.0, -3.5, 3.0, -1.0, 3.0, 3.5, -2.0, 1.5, -1.5, 0.5, 1.5, -1.0, 4.0, 4.5, 2.5, 3.0, -2.0,
    -1.5, -4.0],
    t2: [0.5, -1.0, -3.5, 3.0, -1.0, 3.0, 3.5, -2.0, 1.5, -1.5, 0.5, 1.5, -1.0, 4.0, 4.5, 2.5, 3.0, -2.0,
    -1.5, -4.0],
    x3: packed('|i1',
    'c-jTQi4g!G2m`RIm5Tc>iw|gG+>OssOQms{VEHuNjKqO=C_Vv|4k!', 0.5
),
    t4: packed('|i1',
    'c-jTQi4g!G2m`RIm5Tc>iw|gG+>OssOQms{VEHuNjKqO=C_Vv|4k!', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 1, 4], 0.5, 120))
t2 = Output('t2', (U8, [5, 2, 2, 1], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 1, 1], 0.5, 120))
t4 = Output('t4', (U8, [9, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
Example({
    x1: [121, 118, 113, 126, 118, 126, 127, 116, 123, 117, 121, 123, 118, 128, 129, 125, 126, 116, 117, 112],
    t2: [121, 118, 113, 126, 118, 126, 127, 116, 123, 117, 121, 123, 118, 128, 129, 125, 126, 116, 117, 112],
    x3: packed('<i2',
    'c-oD@0TKWZ2n0Y+4wX4a@^fFXyV)j3!fSXOrGcJzhng5Vav`LAc%cIk2m'
),
    t4: packed('<i2',
    'c-oD@0TKWZ2n0Y+4wX4a@^fFXyV)j3!fSXOrGcJzhng5Vav`LAc%cIk2m'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
