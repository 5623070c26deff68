# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: counts and indexes beyond 8 or 16 bits.

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

# The greatest elements are beyond the first 256 of 601.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 601]))
t2 = Output('t2', (F32, [2, 5]))
t3 = Output('t3', (I32, [2, 5]))
model = Model()
model.Operation('TOPK_V2', x1, 5).To(t2, t3)
Example({
    x1: packed('|i1',
    'c-muNV31=NxqwT9VT1z_nwV+?MnlHALkMVajbP7%iYfrbvH>j', 1.0
),
    t2: [50.0, 40.0, 30.0, 20.0, 10.0, 50.0, 40.0, 30.0, 20.0, 10.0],
    t3: [599, 256, 3, 513, 255, 1, 344, 597, 87, 345],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# The greatest elements are beyond the first 256 of 601.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [2, 601]))
t2 = Output('t2', (I32, [2, 5]))
t3 = Output('t3', (I32, [2, 5]))
model = Model()
model.Operation('TOPK_V2', x1, 5).To(t2, t3)
Example({
    x1: packed('|i1',
    'c-muNV31=NxqwT9VT1z_nwV+?MnlHALkMVajbP7%iYfrbvH>j'
),
    t2: [50, 40, 30, 20, 10, 50, 40, 30, 20, 10],
    t3: [599, 256, 3, 513, 255, 1, 344, 597, 87, 345],
}, name='byte_int32').DisableLifeTimeVariation()

# The greatest elements are beyond the first 256 of 601.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 601], 0.5, 120))
t2 = Output('t2', (U8, [2, 5], 0.5, 120))
t3 = Output('t3', (I32, [2, 5]))
model = Model()
model.Operation('TOPK_V2', x1, 5).To(t2, t3)
Example({
    x1: packed('<i2',
    'c-pI|sF+qUazWFAiV+TaXkzLrFd8z>9YSD1(+KuFsHkEX1*2dTjDjHp0F!()y8'
),
    t2: [170, 160, 150, 140, 130, 170, 160, 150, 140, 130],
    t3: [599, 256, 3, 513, 255, 1, 344, 597, 87, 345],
}, name='byte_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The greatest elements are beyond the first 65,536 of 131,077.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [131077], 0.5, 120))
t2 = Output('t2', (U8, [3], 0.5, 120))
t3 = Output('t3', (I32, [3]))
model = Model()
model.Operation('TOPK_V2', x1, 3).To(t2, t3)
Example({
    x1: packed('<i2',
    'c-rmIAprnD2n4W?eMw%UNr}J^VvDc@0000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000|-vIys0000000000000000000000000000000000000000000000000000000000000000000000000000ITx=00000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000006E5d}k2h'
),
    t2: [170, 160, 150],
    t3: [131075, 65535, 65536],
}, name='word_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
