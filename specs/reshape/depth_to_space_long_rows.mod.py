# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 2, 38]))
t2 = Output('t2', (F32, [1, 1, 4, 76]))
x3 = Input('x3', (F32, [1, 4, 4, 70]))
t4 = Output('t4', (F32, [1, 1, 8, 140]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, True).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
Example({
    x1: ([-2.5, -0.5, 1.0, -0.5, 4.0, -3.0, 2.0, 1.5, 4.0, 2.5, 1.5] * 28)[:304],
    t2: packed('|i1',
    'c-s5T{Qo!8|Nl%J|9^3?{9<O|U}goP-(-oBuM<<0a@Qb4spC6{C;&CRavl', 0.5
),
    x3: ([-2.0, 2.5, 2.0, -3.0, -2.5, 2.5, 1.0, 1.5, 1.0, 2.5, 4.0] * 102)[:1120],
    t4: packed('|i1',
    'c-qa=F$w@M2m?US2K@hXHA4&H*4>QWA|!->9ZxGDjQ$Q}6jyZX?@tx-7}aQ}RUwa2jdogfR#c$SrY}m`Ih6', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 2, 38], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 4, 76], 0.5, 120))
x3 = Input('x3', (U8, [1, 4, 4, 70], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 8, 140], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, True).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
Example({
    x1: ([115, 119, 122, 119, 128, 114, 124, 123, 128, 125, 123] * 28)[:304],
    t2: packed('<i2',
    'c-kwjE-$VsFRyASFKVbMs;+6Mt_7lEvP8+(i786CYY?K;@f}2zVHA)A0Oz5Qo&'
),
    x3: ([116, 125, 124, 114, 115, 125, 122, 123, 122, 125, 128] * 102)[:1120],
    t4: packed('<i2',
    'c-rlgF$w@M2m||Ob<zg<^cKXeYiR~=^A;f?2KWqd1(sW!1G3b<*k6BdmLZR_9POlK$fGPrJ85}Vq%fjQkEUswM{Jou6r='
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
