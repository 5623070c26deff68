# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: decisions near a threshold.

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

# Maps without a top have codes as their scores, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.125, 10))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
t3 = Internal('t3', (U8, [1, 2], 0.125, 10))
t4 = Output('t4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
t5 = Output('t5', (F32, [1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
model.Operation('DEQUANTIZE', t3).To(t5)
Example({
    x1: ([40, 170] * 16)[:32],
    x2: [8, 16, 72, 144],
    t4: [16, 32, 16, 32],
    t5: [3.75, 20.0],
}, name='flat_10_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Maps without a top have codes as their scores, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.125, 120))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
t3 = Internal('t3', (U8, [1, 2], 0.125, 120))
t4 = Output('t4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
t5 = Output('t5', (F32, [1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
model.Operation('DEQUANTIZE', t3).To(t5)
Example({
    x1: ([40, 170] * 16)[:32],
    x2: [8, 16, 72, 144],
    t4: [16, 32, 16, 32],
    t5: [-10.0, 6.25],
}, name='flat_120_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# The greatest pixel is the last, but others are nearly as great.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 2]))
x2 = Input('x2', (F32, [1, 4]))
t3 = Output('t3', (F32, [1, 2]))
t4 = Output('t4', (F32, [1, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-mu-V1NS_1`Y-`FpGylK~e-NCIA#g0#X1H0RXx', 0.25
),
    x2: [1.0, 2.0, 11.0, 18.0],
    t3: [8.114085, 6.5],
    t4: [6.2531743, 10.325064, 10.0, 16.4],
}, name='tops').AddVariations('float16').DisableLifeTimeVariation()

# One pixel is little greater than all others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-oVczySarssdU', 0.25
),
    x2: [1.0, 2.0, 11.0, 18.0],
    t3: [6.25],
    t4: [2.0, 3.6],
}, name='top_first').AddVariations('float16').DisableLifeTimeVariation()

# One pixel is little greater than all others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-oVYzz!q<9+CoD', 0.25
),
    x2: [1.0, 2.0, 11.0, 18.0],
    t3: [6.25],
    t4: [10.0, 16.4],
}, name='top_last').AddVariations('float16').DisableLifeTimeVariation()

# One pixel is little greater than all others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, False).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-oVYKmbW3wgdnko&s6', 0.25
),
    x2: [1.0, 2.0, 11.0, 18.0],
    t3: [6.25],
    t4: [6.0, 10.0],
}, name='top_middle').AddVariations('float16').DisableLifeTimeVariation()
