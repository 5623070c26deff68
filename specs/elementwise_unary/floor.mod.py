# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: ends of its domain, ranks, types.

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

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [14]))
output = Output('output', (F32, [14]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: [0.0, 0.5, -0.5, 1.0, -1.0, 0.999, -0.001, 2.5, -2.5, 8388609.0, -8388607.5, 1e+20, float('inf'),
    float('-inf')],
    output: [0.0, 0.0, -1.0, 1.0, -1.0, 0.0, -1.0, 2.0, -3.0, 8388609.0, -8388608.0, 1e+20, float('inf'),
    float('-inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: [3.75, 5.75, -2.75],
    output: [3.0, 5.0, -3.0],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: [-4.25, 0.75, 1.25, 1.75, -3.75, 6.25],
    output: [-5.0, 0.0, 1.0, 1.0, -4.0, 6.0],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: packed('|i1',
    'c-jFT0O9`u>+$yu755PX_4obv1MBY<69@hM^Bo5b3E>a#5&H8F1p', 0.25
),
    output: packed('|i1',
    'c-jTQfeipK2m&x2nEn6lq7v3duTWx0R`e9p-kUfN!w>ta4)X', 1.0
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: packed('|i1',
    'c-jFx0K@<D{}cNM0TT)N2OZ-L@A3Z~?->sP?+xz_3*qtY>E#9Y2kjXP0~HtN2j}Y%1NHk4;|=5K_W}7I83z|-gB$M', 0.25
),
    output: packed('|i1',
    'c-jTQhXDW}2mm0r|9|T)m?wuIbm+l7&)XQ9n<=I%aj}g+H8D$IkAtHY&JFbgVsRVY', 1.0
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Down, and not towards zero, nor to the nearest.
# Expected values: float64 formula.
input = Input('input', (F32, [12]))
output = Output('output', (F32, [12]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: [0.25, 0.75, 1.25, -0.25, -0.75, -1.25, 2.0, -2.0, 7.5, -7.5, 100.5, -100.5],
    output: [0.0, 0.0, 1.0, -1.0, -1.0, -2.0, 2.0, -2.0, 7.0, -8.0, 100.0, -101.0],
}, name='signs').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
