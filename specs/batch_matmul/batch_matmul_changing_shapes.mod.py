# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: as many elements in other rows, by one model.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
t2 = Output('t2', (F32, [2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [-1.4375, -2.0, -3.0625, 3.75, -0.875, 2.75, 1.1875, 3.1875, 3.625, -2.3125, 0.5625, 3.3125],
    t2: [37.835938, -19.238281, -19.238281, 41.347656],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 6]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [3.625, -0.4375, -3.8125, -1.8125, 1.75, 1.125, 2.875, 0.625, 0.375, -3.25, -0.875, 2.6875],
    t2: packed('<i2',
    'c-jF-0Jr~D`PwGPr}@%K=yrG7N>sc6ekSO=s0=E|b^r{t@TYfvD)9Xc@&yV4`|=U@^923{_XGv~0Sfa42><^A1pWUC_WS+;|MmxK'
    '7bTz', 0.00390625
),
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [2.3125, 3.625, -4.0, 2.625, -0.25, 2.25, 3.3125, 1.0, -1.9375, -3.0, 3.8125, -0.8125],
    t2: [41.378906, -3.046875, -32.73828, -3.046875, 17.097656, 5.5507812, -32.73828, 5.5507812, 27.949219],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 4]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [3.375, -0.375, -2.3125, -2.75, -3.5, 3.125, 3.4375, -3.5625, -0.75, 3.875, -1.9375, -1.8125],
    t2: [16.878906, -15.1953125, 14.671875, 17.996094, -15.1953125, 29.578125, 0.671875, -9.5390625,
    14.671875, 0.671875, 25.070312, 21.582031, 17.996094, -9.5390625, 21.582031, 22.054688],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()
