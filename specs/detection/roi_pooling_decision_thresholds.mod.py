# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: decisions near a threshold.

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

# The greatest pixels of regions are copied: their codes are exact, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 1], 0.25, 0))
x3 = Input('x3', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
x2 = Input('x2', (I32, [2]))
t4 = Internal('t4', (U8, [2, 2, 2, 1], 0.25, 0))
t5 = Output('t5', (F32, [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 2, 1.0, 1.0, False).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
Example({
    x1: packed('<i2',
    'c-rIU1_5I*hz5gZFjx%+m%)I62mk=^tPh<'
),
    x3: [0, 0, 24, 16, 8, 24, 40, 40],
    x2: [0, 0],
    t5: [12.75, 12.75, 22.75, 22.75, 42.75, 42.75, 52.75, 52.75],
}, name='real_codes_0_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The greatest pixels of regions are copied: their codes are exact, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 1], 0.25, 100))
x3 = Input('x3', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
x2 = Input('x2', (I32, [2]))
t4 = Internal('t4', (U8, [2, 2, 2, 1], 0.25, 100))
t5 = Output('t5', (F32, [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 2, 1.0, 1.0, False).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
Example({
    x1: packed('<i2',
    'c-rIU1_5I*hz5gZFjx%+m%)I62mk=^tPh<'
),
    x3: [0, 0, 24, 16, 8, 24, 40, 40],
    x2: [0, 0],
    t5: [-12.25, -12.25, -2.25, -2.25, 17.75, 17.75, 27.75, 27.75],
}, name='real_codes_100_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The greatest pixels of regions are copied: their codes are exact, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 1], 0.25, 255))
x3 = Input('x3', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
x2 = Input('x2', (I32, [2]))
t4 = Internal('t4', (U8, [2, 2, 2, 1], 0.25, 255))
t5 = Output('t5', (F32, [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 2, 1.0, 1.0, False).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
Example({
    x1: packed('<i2',
    'c-rIU1_5I*hz5gZFjx%+m%)I62mk=^tPh<'
),
    x3: [0, 0, 24, 16, 8, 24, 40, 40],
    x2: [0, 0],
    t5: [-51.0, -51.0, -41.0, -41.0, -21.0, -21.0, -11.0, -11.0],
}, name='real_codes_255_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The greatest pixel of a large region is at its far corner.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 32, 32, 1]))
x3 = Input('x3', (F32, [2, 4]))
x2 = Input('x2', (I32, [2]))
t4 = Output('t4', (F32, [2, 1, 1, 1]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 1, 1, 1.0, 1.0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-lK*gBRSf83n@{>>CXN^1!O$;SGjSFbYP&hy?&UWAYs', 1.0
),
    x3: [0.0, 0.0, 24.5, 24.5, 0.0, 0.0, 31.0, 31.0],
    x2: [0, 0],
    t4: [200.0, 220.0],
}, name='far').AddVariations('float16').DisableLifeTimeVariation()

# The greatest pixel of a large region is at its far corner.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 32, 32, 1], 0.5, 100))
x3 = Input('x3', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
x2 = Input('x2', (I32, [2]))
t4 = Output('t4', (U8, [2, 1, 1, 1], 0.5, 100))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 1, 1, 1.0, 1.0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-lK*gBRSf83n@{>>CXN^1!O$;SGjSFbYP&hy?&UWAYs'
),
    x3: [0, 0, 196, 196, 0, 0, 248, 248],
    x2: [0, 0],
    t4: [200, 220],
}, name='far_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The greatest pixel is the last of a region, or the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
x3 = Input('x3', (F32, [2, 4]))
x2 = Input('x2', (I32, [2]))
t4 = Output('t4', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 2, 1.0, 1.0, False).To(t4)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#n&*^E?Ut', 0.5
),
    x3: [0.0, 0.0, 3.0, 2.0, 2.0, 3.0, 5.0, 5.0],
    x2: [0, 0],
    t4: [7.0, 7.5, 9.0, 9.5, 13.0, 13.5, 15.0, 15.5, 27.0, 27.5, 29.0, 29.5, 33.0, 33.5, 35.0, 35.5],
}, name='rising').AddVariations('float16').DisableLifeTimeVariation()

# The greatest pixel is the last of a region, or the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
x3 = Input('x3', (F32, [2, 4]))
x2 = Input('x2', (I32, [2]))
t4 = Output('t4', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 2, 1.0, 1.0, False).To(t4)
Example({
    x1: packed('|i1',
    'c-nJ!b9Hfca&)k_v$e6dva~QaGc_?bGBnWF)78<|($r8_Q&mw`QdE$ala-N{l9Uh^6BQ8_5)|O)<K^Mz;^bgwV`X7xVq^dS=06Gj', 0.5
),
    x3: [0.0, 0.0, 3.0, 2.0, 2.0, 3.0, 5.0, 5.0],
    x2: [0, 0],
    t4: [35.5, 35.0, 33.5, 33.0, 29.5, 29.0, 27.5, 27.0, 15.5, 15.0, 13.5, 13.0, 9.5, 9.0, 7.5, 7.0],
}, name='falling').AddVariations('float16').DisableLifeTimeVariation()
