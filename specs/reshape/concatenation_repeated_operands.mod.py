# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: one operand in several places.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 8]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [3.875, 5.375, 4.625, 3.25, 2.5, 2.875, 3.75, 4.75, 3.5, 5.25, 4.875, 5.625],
    t3: [3.875, 5.375, 4.625, 3.25, 3.875, 5.375, 4.625, 3.25, 2.5, 2.875, 3.75, 4.75, 2.5, 2.875, 3.75,
    4.75, 3.5, 5.25, 4.875, 5.625, 3.5, 5.25, 4.875, 5.625],
}, name='twice_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 8], 0.25, 100))
model = Model()
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [131, 143, 137, 126, 120, 123, 130, 138, 128, 142, 139, 145],
    t3: [131, 143, 137, 126, 131, 143, 137, 126, 120, 123, 130, 138, 120, 123, 130, 138, 128, 142, 139, 145,
    128, 142, 139, 145],
}, name='twice_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 12]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x1, 1).To(t3)
Example({
    x1: [3.875, 5.375, 4.625, 3.25, 2.5, 2.875, 3.75, 4.75, 3.5, 5.25, 4.875, 5.625],
    x2: [2.375, 5.625, 2.0, 0.375, 1.875, 4.25, 2.625, 4.875, 2.875, 0.5, 3.75, 3.375],
    t3: packed('|i1',
    'c-oWKR+SRg6=0SJ(jww=YWzx~>L6N1OI=r-MNS$-0{~1a1UU', 0.125
),
}, name='around_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 12], 0.25, 100))
model = Model()
model.Operation('CONCATENATION', x1, x2, x1, 1).To(t3)
Example({
    x1: [131, 143, 137, 126, 120, 123, 130, 138, 128, 142, 139, 145],
    x2: [119, 145, 116, 103, 115, 134, 121, 139, 123, 104, 130, 127],
    t3: packed('<i2',
    'c-m|3@2o4ISd!ihq${eMx{BK>yFqkAU-!i7jHY@J%|HYI0OG?ENd'
),
}, name='around_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [3, 4]))
x1 = Input('x1', (F32, [3, 4]))
t3 = Output('t3', (F32, [9, 4]))
model = Model()
model.Operation('CONCATENATION', x2, x1, x1, 0).To(t3)
Example({
    x2: [2.375, 5.625, 2.0, 0.375, 1.875, 4.25, 2.625, 4.875, 2.875, 0.5, 3.75, 3.375],
    x1: [3.875, 5.375, 4.625, 3.25, 2.5, 2.875, 3.75, 4.75, 3.5, 5.25, 4.875, 5.625],
    t3: packed('|i1',
    'c-j-z6=3F95>*#xk&~9!R+SPFms69`QrAUh0{}-_1UU', 0.125
),
}, name='behind_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [9, 4], 0.25, 100))
model = Model()
model.Operation('CONCATENATION', x2, x1, x1, 0).To(t3)
Example({
    x2: [119, 145, 116, 103, 115, 134, 121, 139, 123, 104, 130, 127],
    x1: [131, 143, 137, 126, 120, 123, 130, 138, 128, 142, 139, 145],
    t3: packed('<i2',
    'c-kwUSdw1cR@q&h(Ny2u-&t2t-PG04*F6!L%|HYI0NwKvNd'
),
}, name='behind_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t3 = Output('t3', (F32, [15, 4]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x1, x2, x1, 0).To(t3)
Example({
    x1: [3.875, 5.375, 4.625, 3.25, 2.5, 2.875, 3.75, 4.75, 3.5, 5.25, 4.875, 5.625],
    x2: [2.375, 5.625, 2.0, 0.375, 1.875, 4.25, 2.625, 4.875, 2.875, 0.5, 3.75, 3.375],
    t3: packed('|i1',
    'c-oWKR+SPFms69`Qr8vM6=3F95>*#xk&~7uLL30lLk8a', 0.125
),
}, name='in_turns_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [15, 4], 0.25, 100))
model = Model()
model.Operation('CONCATENATION', x1, x2, x1, x2, x1, 0).To(t3)
Example({
    x1: [131, 143, 137, 126, 120, 123, 130, 138, 128, 142, 139, 145],
    x2: [119, 145, 116, 103, 115, 134, 121, 139, 123, 104, 130, 127],
    t3: packed('<i2',
    'c-m|3@2sn+Zt802>z-IXu_V2?t+Km1qp7}`2yq4q006c%9!~'
),
}, name='in_turns_quant8').DisableLifeTimeVariation()
