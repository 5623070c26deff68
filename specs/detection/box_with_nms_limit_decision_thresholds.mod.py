# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# BOX_WITH_NMS_LIMIT: decisions near a threshold.

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

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 2]))
x2 = Input('x2', (F32, [5, 8]))
x3 = Input('x3', (I32, [5]))
t4 = Output('t4', (F32, [4]))
t5 = Output('t5', (F32, [4, 4]))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 1, 0.3, 1.0, 0.39).To(t4, t5, t6, t7)
Example({
    x1: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    x2: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    x3: [0, 0, 0, 0, 0],
    t4: [0.9, 0.75, 0.505, 0.396],
    t5: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 400.0, 0.0, 420.0, 20.0, 0.0, 0.0, 100.0, 50.5],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
}, name='faded_linear').DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 2], 0.004999999888241291, 0))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (U8, [4], 0.004999999888241291, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
t8 = Output('t8', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 1, 0.3, 1.0, 0.39).To(t4, t5, t6, t7)
model.Operation('DEQUANTIZE', t4).To(t8)
Example({
    x1: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    x2: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    x3: [0, 0, 0, 0, 0],
    t5: [0, 0, 800, 800, 1600, 0, 2400, 800, 3200, 0, 3360, 160, 0, 0, 800, 404],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
    t8: [0.9, 0.75, 0.505, 0.39499998],
}, name='faded_linear_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 2]))
x2 = Input('x2', (F32, [5, 8]))
x3 = Input('x3', (I32, [5]))
t4 = Output('t4', (F32, [3]))
t5 = Output('t5', (F32, [3, 4]))
t6 = Output('t6', (I32, [3]))
t7 = Output('t7', (I32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 2, 0.3, 0.5, 0.483).To(t4, t5, t6, t7)
Example({
    x1: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    x2: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    x3: [0, 0, 0, 0, 0],
    t4: [0.9, 0.75, 0.505],
    t5: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 400.0, 0.0, 420.0, 20.0],
    t6: [1, 1, 1],
    t7: [0, 0, 0],
}, name='faded_gaussian').DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 2], 0.004999999888241291, 0))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (U8, [3], 0.004999999888241291, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
t6 = Output('t6', (I32, [3]))
t7 = Output('t7', (I32, [3]))
t8 = Output('t8', (F32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 2, 0.3, 0.5, 0.483).To(t4, t5, t6, t7)
model.Operation('DEQUANTIZE', t4).To(t8)
Example({
    x1: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    x2: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    x3: [0, 0, 0, 0, 0],
    t5: [0, 0, 800, 800, 1600, 0, 2400, 800, 3200, 0, 3360, 160],
    t6: [1, 1, 1],
    t7: [0, 0, 0],
    t8: [0.9, 0.75, 0.505],
}, name='faded_gaussian_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 2]))
x2 = Input('x2', (F32, [5, 8]))
x3 = Input('x3', (I32, [5]))
t4 = Output('t4', (F32, [4]))
t5 = Output('t5', (F32, [4, 4]))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.5, -1, 0, 0.5, 1.0, 0.2).To(t4, t5, t6, t7)
Example({
    x1: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    x2: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    x3: [0, 0, 0, 0, 0],
    t4: [0.9, 0.75, 0.7, 0.505],
    t5: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 200.0, 0.0, 300.0, 49.5, 400.0, 0.0, 420.0, 20.0],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
}, name='score').AddVariations('float16').DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 2], 0.004999999888241291, 0))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (U8, [4], 0.004999999888241291, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
t8 = Output('t8', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.5, -1, 0, 0.5, 1.0, 0.2).To(t4, t5, t6, t7)
model.Operation('DEQUANTIZE', t4).To(t8)
Example({
    x1: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    x2: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    x3: [0, 0, 0, 0, 0],
    t5: [0, 0, 800, 800, 1600, 0, 2400, 800, 1600, 0, 2400, 396, 3200, 0, 3360, 160],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
    t8: [0.9, 0.75, 0.7, 0.505],
}, name='score_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 2]))
x2 = Input('x2', (F32, [5, 8]))
x3 = Input('x3', (I32, [5]))
t4 = Output('t4', (F32, [4]))
t5 = Output('t5', (F32, [4, 4]))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 0, 0.5, 1.0, 0.2).To(t4, t5, t6, t7)
Example({
    x1: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    x2: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    x3: [0, 0, 0, 0, 0],
    t4: [0.9, 0.75, 0.7, 0.505],
    t5: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 200.0, 0.0, 300.0, 49.5, 400.0, 0.0, 420.0, 20.0],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
}, name='overlap').AddVariations('float16').DisableLifeTimeVariation()

# A score, an overlap or a faded score is a hundredth above or below what is kept. Of a hundred by
# a hundred, the second box covers a little more than half of the first.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 2], 0.004999999888241291, 0))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
x3 = Input('x3', (I32, [5]))
t4 = Internal('t4', (U8, [4], 0.004999999888241291, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
t6 = Output('t6', (I32, [4]))
t7 = Output('t7', (I32, [4]))
t8 = Output('t8', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', x1, x2, x3, 0.1, -1, 0, 0.5, 1.0, 0.2).To(t4, t5, t6, t7)
model.Operation('DEQUANTIZE', t4).To(t8)
Example({
    x1: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    x2: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    x3: [0, 0, 0, 0, 0],
    t5: [0, 0, 800, 800, 1600, 0, 2400, 800, 1600, 0, 2400, 396, 3200, 0, 3360, 160],
    t6: [1, 1, 1, 1],
    t7: [0, 0, 0, 0],
    t8: [0.9, 0.75, 0.7, 0.505],
}, name='overlap_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
