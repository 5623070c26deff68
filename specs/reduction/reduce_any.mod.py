# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ANY: axes, ranks, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (BOOL8, [4, 5]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muR00Bk@D1bAN08osP5sNe<00Axl2>'
),
    output: [True, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, True, False, False, True, True],
}, name='first').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (BOOL8, [3, 5]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muRfC5GaOaKyNWQ5D1P(Ts@0Wtsz'
),
    output: [True, False, False, False, True, False, False, True, True, True, False, True, True, False, True],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muNfB;4m3P>{|@flI%;0yo(G5`q'
),
    output: [False, True, False, True, True, True, True, True, True, False, True, False],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, False, False, False, True, False, False, True, True, False, False, True, False, False,
    False, False, True, False, False, False, False, False, False, True],
    output: [False, True, True, False, True, True],
}, name='last_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (BOOL8, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, True).To(output)
Example({
    input: [False, False, False, True, False, False, False, False, False, True, False, False, False, True,
    True, True, False, False, False, False, True, True, False, True],
    output: [False, True, True, True, False, False, False, False, True, True, False, True],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muNKmbNY2nA*`GN1yG08EUL0Zo>X0RRF501W'
),
    output: [True, True, True, True, True, True],
}, name='two').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (BOOL8, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, True).To(output)
Example({
    input: packed('|b1',
    'c-muNWIzRsj0`{_h$x%^<uPIk!MFedDF6-'
),
    output: [True, True, True, True, True, True],
}, name='two_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (BOOL8, [3, 3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muRU<5)S01}K~1_UrNB1u39s4Sd9R?Ywb11SI!'
),
    output: [True, True, True, True, True, True, True, True, True],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (BOOL8, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, True).To(output)
Example({
    input: packed('|b1',
    'c-muRKmbN4h7e$i5iSR10RRB=00{'
),
    output: [True, True, True, True, True, False],
}, name='apart_kept')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, True, False],
    output: [False, False, True],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (BOOL8, [2, 4]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, True, True, True, True, False, True, True, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False],
    output: [True, True, True, True, False, True, False, False],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False],
    output: [True],
}, name='all').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (BOOL8, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, True).To(output)
Example({
    input: [False, False, False, True, False, False, False, False, False, False, False, False, False, True,
    False, False, True, True, False, False, False, False, False, False],
    output: [True],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, False, False, False, True, True, False],
    output: [True],
}, name='vector').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, True).To(output)
Example({
    input: [False, True, False, False, True, False, False],
    output: [True],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, False, True, False, False, True, False, False, False, False, False, False],
    output: [False, False, True, False, False, True, False, False, False, False, False, False],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ANY', input, axes, False).To(output)
Example({
    input: [False, False, True, False, False, False, False, False, False, False, False, False],
    output: [False, False, True],
}, name='matrix').DisableLifeTimeVariation()

# All, some, one, none.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('REDUCE_ANY', input, [1], False).To(output)
Example({
    input: [True, True, True, True, False, True, False, False, True, False, False, False],
    output: [True, True, True, False],
}, name='table').DisableLifeTimeVariation()

# All, some, one, none.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('REDUCE_ANY', input, [1], False).To(output)
Example({
    input: [True, True, True, True, False, True, True, False, False, False, False, False],
    output: [True, True, True, False],
}, name='table_mirrored').DisableLifeTimeVariation()
