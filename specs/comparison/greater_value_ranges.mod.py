# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: scales far from 1, sums of many bits, cancellation, special numbers.

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


BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'

# The units of both operands are far from 1, and one is twice the other.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
x1 = Input('x1', (U8, [3, 17], 1.0000000116860974e-07, 100))
x2 = Input('x2', (U8, [3, 17], 2.0000000233721948e-07, 90))
t3 = Output('t3', (BOOL8, [3, 17]))
model = Model()
model.Operation('GREATER', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5Z)mk(&NuDkIa#_E2?pzv)hGF!4anti@i_5b+EX{|pmCk~kIbiil9?5gy$vGYnXMOQARPbzhS3$h'
),
    x2: packed('<i2',
    'c-mw5&$?;zH9e(k|EA6>xs<BfUH$m|!S(fik0yQKcTnh+bCW4wwM&k%gDWWh|3;q>sqMSBF^~=buq7EQ'
),
    t3: packed('|b1',
    'c-muRU}RumU<45$0HYynAY_C}!x;<=00F%K5&'
),
}, name='tiny_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# The units of both operands are far from 1, and one is twice the other.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
x1 = Input('x1', (U8, [3, 17], 9.999999747378752e-05, 100))
x2 = Input('x2', (U8, [3, 17], 0.00019999999494757503, 90))
t3 = Output('t3', (BOOL8, [3, 17]))
model = Model()
model.Operation('GREATER', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5Z)mk(&NuDkIa#_E2?pzv)hGF!4anti@i_5b+EX{|pmCk~kIbiil9?5gy$vGYnXMOQARPbzhS3$h'
),
    x2: packed('<i2',
    'c-mw5&$?;zH9e(k|EA6>xs<BfUH$m|!S(fik0yQKcTnh+bCW4wwM&k%gDWWh|3;q>sqMSBF^~=buq7EQ'
),
    t3: packed('|b1',
    'c-muRU}RumU<45$0HYynAY_C}!x;<=00F%K5&'
),
}, name='small_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# The units of both operands are far from 1, and one is twice the other.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
x1 = Input('x1', (U8, [3, 17], 300.0, 100))
x2 = Input('x2', (U8, [3, 17], 600.0, 90))
t3 = Output('t3', (BOOL8, [3, 17]))
model = Model()
model.Operation('GREATER', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5Z)mk(&NuDkIa#_E2?pzv)hGF!4anti@i_5b+EX{|pmCk~kIbiil9?5gy$vGYnXMOQARPbzhS3$h'
),
    x2: packed('<i2',
    'c-mw5&$?;zH9e(k|EA6>xs<BfUH$m|!S(fik0yQKcTnh+bCW4wwM&k%gDWWh|3;q>sqMSBF^~=buq7EQ'
),
    t3: packed('|b1',
    'c-muRU}RumU<45$0HYynAY_C}!x;<=00F%K5&'
),
}, name='great_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# The units of both operands are far from 1, and one is twice the other.
# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
x1 = Input('x1', (U8, [3, 17], 1000000.0, 100))
x2 = Input('x2', (U8, [3, 17], 2000000.0, 90))
t3 = Output('t3', (BOOL8, [3, 17]))
model = Model()
model.Operation('GREATER', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5Z)mk(&NuDkIa#_E2?pzv)hGF!4anti@i_5b+EX{|pmCk~kIbiil9?5gy$vGYnXMOQARPbzhS3$h'
),
    x2: packed('<i2',
    'c-mw5&$?;zH9e(k|EA6>xs<BfUH$m|!S(fik0yQKcTnh+bCW4wwM&k%gDWWh|3;q>sqMSBF^~=buq7EQ'
),
    t3: packed('|b1',
    'c-muRU}RumU<45$0HYynAY_C}!x;<=00F%K5&'
),
}, name='huge_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
