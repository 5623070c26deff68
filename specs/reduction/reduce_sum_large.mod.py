# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: tensors of many elements, in sizes of no block, and beside powers of two.

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
I32 = 'TENSOR_INT32'

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', (F32, [100003]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)$XBU|HOO(h{QPEg<~x!AdLvim>%&PpD$vULyKRiNAQ*ZC?X9L6I6C*L6Gx-6y)3Zvz6^$s>dAx5k=b;}$q', 0.03125
) * 1640)[:100003],
    output: [28442.969],
}, name='all').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', (F32, [2049, 33]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)%JuKh>ie{0+W(6{?=!9%9A+!I~hPyPU>Dbwk`eML}P532|SeXO?5WK~h;^EenFbZc)N09Lopd1Pqm@<$$~', 0.03125
) * 1109)[:67617],
    output: [1248.0, 1243.625, 1246.7812, 1239.1875, 1255.75, 1246.375, 1250.9062, 1251.3438, 1238.75,
    1257.2188, 1245.7188, 1249.0, 1254.25, 1237.9375, 1251.1562, 1243.0, 1251.875, 1252.3125,
    1242.9062, 1248.0312, 1241.625, 1249.125, 1252.4375, 1242.5, 1244.125, 1248.8125, 1247.25,
    1258.25, 1242.1562, 1244.4062, 1245.6875, 1242.4062, 1256.0938],
}, name='columns').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', (F32, [33, 2049]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)$|dhW;{%p@x?PG%qjOeyB3Aj{57qumhg8q{Cnep)HY9TBn>@plC*)%3sLTKqKy%--=8;=xPXuBQn#WFQ^7', 0.03125
) * 1109)[:67617],
    output: [471.03125, 464.5625, 462.125, 459.59375, 458.78125, 471.1875, 456.4375, 467.59375, 463.34375,
    458.0625, 467.40625, 458.0, 472.1875, 463.0625, 456.84375, 459.1875, 465.3125, 465.59375,
    465.46875, 462.84375, 457.1875, 456.875, 475.125, 458.9375, 465.4375, 462.375, 458.4375,
    470.3125, 453.40625, 470.96875, 462.96875, 458.375, 461.5],
}, name='rows').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 1031, 7]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [5, 7]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)$i;U;AJLDEo3)}}zYWg-jlqh<ng2lv%;M&k!Bb<d;ZF-SwI*4@F%q6-e)Zm2mbLdK}`+jDU<FC8?fl-(VF', 0.03125
) * 592)[:36085],
    output: [334.5625, 330.96875, 331.15625, 338.15625, 346.0625, 334.6875, 346.25, 335.5625, 345.84375,
    331.0625, 335.375, 335.53125, 341.4375, 336.84375, 339.375, 331.6875, 336.8125, 333.90625,
    330.96875, 336.59375, 343.71875, 339.28125, 347.4375, 339.21875, 340.3125, 334.5625, 330.96875,
    331.15625, 333.46875, 332.96875, 341.21875, 341.34375, 335.5625, 345.84375, 331.0625],
}, name='middle').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 65, 67, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)&O@oME^F<w8*BeJ;;7;tnz=hjVe4Fv`bxNKwn&Um=Y_F8@Z4g_~#C$aOs9(OhidiKR<YzA>vp}i#-f8HD|', 0.03125
) * 429)[:26130],
    output: [3518.0, 3526.9688, 3527.0625, 3529.0312, 3521.5312, 3528.0312],
}, name='image').DisableLifeTimeVariation()
