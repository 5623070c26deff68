# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: neighbors along every axis.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (F32, [3, 3, 3, 4]))
begin = Parameter('begin', (I32, [4]), [1, 1, 1, 1])
end = Parameter('end', (I32, [4]), [2, 2, 2, 3])
strides = Parameter('strides', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    output: [53.0, 54.0],
}, name='of_0').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F16, [3, 3, 3, 4]))
begin = Parameter('begin', (I32, [4]), [1, 1, 1, 1])
end = Parameter('end', (I32, [4]), [2, 2, 2, 3])
strides = Parameter('strides', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (F16, [1, 1, 1, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    output: [53.0, 54.0],
}, name='of_0_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 3, 3, 4], 0.5, 100))
begin = Parameter('begin', (I32, [4]), [1, 1, 1, 1])
end = Parameter('end', (I32, [4]), [2, 2, 2, 3])
strides = Parameter('strides', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (U8, [1, 1, 1, 2], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: packed('<i2',
    'c-muNVqxRp;^7kz5)qS-l95wTQc=^;($O<8GBLBTvaxe;a&hzU^6?7@3JHsdiit}|N=eJe%E>DzDk-a|s;O&eYH91}>gk&>Y09)2'
    'v*yfOuxQD$6|2^)+puZNwjI0n>^pGi$gvZr&YZh&>B=<*IsyQ7n=K^'
),
    output: [106, 108],
}, name='of_0_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
