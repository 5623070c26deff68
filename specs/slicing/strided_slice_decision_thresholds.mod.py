# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: decisions near a threshold.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The elements of a part differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3, 3, 3, 4]))
t2 = Output('t2', (F16, [1, 1, 1, 2]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1, 1, 1], [2, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t2: [53.0, 54.0],
}, name='of_0_float16').DisableLifeTimeVariation()

# The elements of a part differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 4]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1, 1, 1], [2, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t2: [53.0, 54.0],
}, name='of_0').DisableLifeTimeVariation()

# The elements of a part differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3, 4], 0.5, 100))
t2 = Output('t2', (U8, [1, 1, 1, 2], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1, 1, 1], [2, 2, 2, 3], [1, 1, 1, 1], 0, 0, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-muNVqxRp;^7kz5)qS-l95wTQc=^;($O<8GBLBTvaxe;a&hzU^6?7@3JHsdiit}|N=eJe%E>DzDk-a|s;O&eYH91}>gk&>Y09)2'
    'v*yfOuxQD$6|2^)+puZNwjI0n>^pGi$gvZr&YZh&>B=<*IsyQ7n=K^'
),
    t2: [106, 108],
}, name='of_0_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
