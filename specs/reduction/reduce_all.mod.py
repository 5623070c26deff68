# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: axes, ranks, types.

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
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muRga8IG!N9<X;KSJvCWOm?BnkiqAOJG'
),
    output: [True, True, False, True, False, True, True, False, False, False, True, True, True, False, False,
    False, True, True, False, True],
}, name='first').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (BOOL8, [3, 5]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muN1OWy{Mg+~kz<>}zkw&nAN*EXc1^ECm'
),
    output: [False, False, True, True, False, False, False, False, True, False, False, False, True, False,
    False],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muRV1xn&C}xC<FfuS8cnruQ3}7w*1_uBz'
),
    output: [False, True, False, False, True, False, False, True, False, False, False, False],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, True, False, False, True, True, False, True, True, True, True,
    True, True, False, True, True, True, False, True],
    output: [True, False, False, True, False, False],
}, name='last_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (BOOL8, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, False, True, True, False, True,
    False, True, True, True, True, True, True, True],
    output: [True, True, False, True, False, True, True, True, True, True, True, False],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muRWMpJuWQ39o3=B{nh>aozrr>fgC2%zW2p0f2'
),
    output: [False, False, False, False, False, False],
}, name='two').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (BOOL8, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: packed('|b1',
    'c-muNU|<9TC<S4_1VIc2I2T5OxeTbf00*)FHv'
),
    output: [False, False, False, False, False, False],
}, name='two_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (BOOL8, [3, 3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: packed('|b1',
    'c-muN1OWypMg|NZ5ljgNbafB_00{2@Km'
),
    output: [False, False, True, True, False, False, True, False, False],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (BOOL8, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: packed('|b1',
    'c-muR1OWy(3B(LQz{m&_L1qI900XuFB>'
),
    output: [True, False, False, False, False, False],
}, name='apart_kept')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, False, True, False, True, True, True, True, True, True, True, True, True, True, True, True,
    True, False, True, True, True, False, True, True],
    output: [False, False, False],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (BOOL8, [2, 4]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, False, False, True, True, False, True, True, True, True, True, True, True,
    True, False, True, True, True, True, True, True],
    output: [False, False, True, True, True, False, True, True],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, False, True, True, True, True, False, True, True, True, True, True, False, True, False, True,
    True, True, True, True, False, True, True, True],
    output: [False],
}, name='all').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (BOOL8, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: [False, True, True, True, True, True, True, False, True, True, True, True, True, True, True, True,
    False, False, True, True, True, True, False, True],
    output: [False],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, False, True, False, True, True, True],
    output: [False],
}, name='vector').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, True).To(output)
Example({
    input: [True, True, True, True, True, True, True],
    output: [True],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, False, True, True, True, True, True],
    output: [True, True, True, True, True, True, False, True, True, True, True, True],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, False, True, True, False, True, True, True, True, True],
    output: [False, True, True],
}, name='matrix').DisableLifeTimeVariation()

# All, some, one, none.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('REDUCE_ALL', input, [1], False).To(output)
Example({
    input: [True, True, True, True, False, True, False, False, True, False, False, False],
    output: [True, False, False, False],
}, name='table').DisableLifeTimeVariation()

# All, some, one, none.
# Expected values: float64 formula.
input = Input('input', (BOOL8, [4, 3]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('REDUCE_ALL', input, [1], False).To(output)
Example({
    input: [True, True, True, True, False, True, True, False, False, False, False, False],
    output: [True, False, False, False],
}, name='table_mirrored').DisableLifeTimeVariation()
