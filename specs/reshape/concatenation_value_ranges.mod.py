# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: scales far from 1, sums of many bits, cancellation, special numbers.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# Parts have three units, all far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 3], 1.0000000116860974e-07, 100))
x2 = Input('x2', (U8, [2, 2, 3], 3.000000106112566e-07, 30))
x3 = Input('x3', (U8, [2, 3, 3], 1.4285713945128009e-08, 200))
t4 = Output('t4', (U8, [2, 6, 3], 2.499999993688107e-07, 81))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
Example({
    x1: [0, 255, 24, 119, 200, 160],
    x2: [0, 255, 125, 216, 76, 151, 143, 121, 61, 39, 194, 77],
    x3: [0, 255, 226, 147, 140, 208, 4, 238, 76, 162, 114, 243, 116, 249, 124, 5, 89, 8],
    t4: packed('<i2',
    'c-qtKH`e`s_<zSEw~!z|zd*NOugJ>GoBPUQ{&)KO1p9>ex_P@X5CH&kB@f;'
),
}, name='tiny_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()

# Parts have three units, all far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 3], 9.999999747378752e-05, 100))
x2 = Input('x2', (U8, [2, 2, 3], 0.0003000000142492354, 30))
x3 = Input('x3', (U8, [2, 3, 3], 1.4285714314610232e-05, 200))
t4 = Output('t4', (U8, [2, 6, 3], 0.0002500000118743628, 81))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
Example({
    x1: [0, 255, 24, 119, 200, 160],
    x2: [0, 255, 125, 216, 76, 151, 143, 121, 61, 39, 194, 77],
    x3: [0, 255, 226, 147, 140, 208, 4, 238, 76, 162, 114, 243, 116, 249, 124, 5, 89, 8],
    t4: packed('<i2',
    'c-qtKH`e`s_<zSEw~!z|zd*NOugJ>GoBPUQ{&)KO1p9>ex_P@X5CH&kB@f;'
),
}, name='small_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()

# Parts have three units, all far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 3], 300.0, 100))
x2 = Input('x2', (U8, [2, 2, 3], 900.0, 30))
x3 = Input('x3', (U8, [2, 3, 3], 42.85714340209961, 200))
t4 = Output('t4', (U8, [2, 6, 3], 750.0, 81))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
Example({
    x1: [0, 255, 24, 119, 200, 160],
    x2: [0, 255, 125, 216, 76, 151, 143, 121, 61, 39, 194, 77],
    x3: [0, 255, 226, 147, 140, 208, 4, 238, 76, 162, 114, 243, 116, 249, 124, 5, 89, 8],
    t4: packed('<i2',
    'c-qtKH`e`s_<zSEw~!z|zd*NOugJ>GoBPUQ{&)KO1p9>ex_P@X5CH&kB@f;'
),
}, name='great_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()

# Parts have three units, all far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 3], 1000000.0, 100))
x2 = Input('x2', (U8, [2, 2, 3], 3000000.0, 30))
x3 = Input('x3', (U8, [2, 3, 3], 142857.140625, 200))
t4 = Output('t4', (U8, [2, 6, 3], 2500000.0, 81))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
Example({
    x1: [0, 255, 24, 119, 200, 160],
    x2: [0, 255, 125, 216, 76, 151, 143, 121, 61, 39, 194, 77],
    x3: [0, 255, 226, 147, 140, 208, 4, 238, 76, 162, 114, 243, 116, 249, 124, 5, 89, 8],
    t4: packed('<i2',
    'c-qtKH`e`s_<zSEw~!z|zd*NOugJ>GoBPUQ{&)KO1p9>ex_P@X5CH&kB@f;'
),
}, name='huge_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()
