# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: numbers that fewer bits do not hold.

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

# Corners of boxes are not in float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
x2 = Input('x2', (F32, [1, 4]))
t3 = Output('t3', (F32, [1, 2]))
t4 = Output('t4', (F32, [1, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('<i2',
    'c-m`Jv?vOktF}^el^yr;72Uk0#XNZ(zRPSK<`>MG*uWgXKmY&$SWgUe', 0.0625
),
    x2: [2.003, 1.007, 12.001, 31.003],
    t3: [11.269474, 10.898601],
    t4: [9.288408, 15.161144, 3.2527502, 13.856849],
}, name='boxes').DisableLifeTimeVariation()

# Float16 has next to no bits of the scale of the maps.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 2.6000000730164174e-07, 20))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
t3 = Output('t3', (U8, [1, 2], 5.200000146032835e-07, 10))
t4 = Output('t4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('<i2',
    'c-m`Jv?vOktF}^el^yr;72Uk0#XNZ(zRPSK<`>MG*uWgXKmY&$SWgUe'
),
    x2: [16, 8, 96, 248],
    t3: [84, 85],
    t4: [66, 98, 26, 98],
}, name='minute_scale_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
