# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PACK: one operand in several places.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('PACK', 1, one, one).To(output)
Example({
    one: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    output: [6.375, 6.125, 2.875, 3.5, 6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 5.375, 0.875, 3.75,
    3.125, 2.125, 0.25, 1.375, 7.0, 2.125, 0.25, 1.375, 7.0],
}, name='twice_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
other = Input('other', (F32, [3, 4]))
output = Output('output', (F32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 1, one, other, one).To(output)
Example({
    one: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    other: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    output: packed('|i1',
    'c-k{I6qhj(RhBRY(%S5Dk^=l9Y#>^YiQ9tN)JhFR0{~A~1Of', 0.125
),
}, name='around_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
other = Input('other', (F32, [3, 4]))
one = Input('one', (F32, [3, 4]))
output = Output('output', (F32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 0, other, one, one).To(output)
Example({
    other: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    one: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    output: packed('|i1',
    'c-k`&RhAIo7hz*IwNf)S6qnIvmy;A^;<i9$0{~0g1Of', 0.125
),
}, name='behind_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
other = Input('other', (F32, [3, 4]))
output = Output('output', (F32, [5, 3, 4]))
model = Model()
model.Operation('PACK', 0, one, other, one, other, one).To(output)
Example({
    one: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    other: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    output: packed('|i1',
    'c-k{I6qnIvmy;A^;<hjmRhAIo7hz*IwNf)CLL30j7Y3~', 0.125
),
}, name='in_turns_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('PACK', 1, one, one).To(output)
Example({
    one: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    output: [51, 49, 23, 28, 51, 49, 23, 28, 43, 7, 30, 25, 43, 7, 30, 25, 17, 2, 11, 56, 17, 2, 11, 56],
}, name='twice_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
other = Input('other', (I32, [3, 4]))
output = Output('output', (I32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 1, one, other, one).To(output)
Example({
    one: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    other: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    output: packed('|i1',
    'c-k{I6qhj(RhBRY(%S5Dk^=l9Y#>^YiQ9tN)JhFR0{~A~1Of'
),
}, name='around_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
other = Input('other', (I32, [3, 4]))
one = Input('one', (I32, [3, 4]))
output = Output('output', (I32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 0, other, one, one).To(output)
Example({
    other: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    one: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    output: packed('|i1',
    'c-k`&RhAIo7hz*IwNf)S6qnIvmy;A^;<i9$0{~0g1Of'
),
}, name='behind_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
other = Input('other', (I32, [3, 4]))
output = Output('output', (I32, [5, 3, 4]))
model = Model()
model.Operation('PACK', 0, one, other, one, other, one).To(output)
Example({
    one: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    other: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    output: packed('|i1',
    'c-k{I6qnIvmy;A^;<hjmRhAIo7hz*IwNf)CLL30j7Y3~'
),
}, name='in_turns_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 2, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 1, one, one).To(output)
Example({
    one: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    output: [151, 149, 123, 128, 151, 149, 123, 128, 143, 107, 130, 125, 143, 107, 130, 125, 117, 102, 111, 156,
    117, 102, 111, 156],
}, name='twice_quant8').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
other = Input('other', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 1, one, other, one).To(output)
Example({
    one: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    other: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    output: packed('<i2',
    'c-osjwYp(OWqZwZAl;wcR9jM9kp-el)AHw}&z#o<q8W$)0Nykb5&'
),
}, name='around_quant8').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
other = Input('other', (U8, [3, 4], 0.25, 100))
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 0, other, one, one).To(output)
Example({
    other: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    one: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    output: packed('<i2',
    'c-os$*<MppT#=PNb6(f<snrer*-f>jY58-I*$hMg0NS_`5&'
),
}, name='behind_quant8').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
other = Input('other', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [5, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 0, one, other, one, other, one).To(output)
Example({
    one: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    other: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    output: packed('<i2',
    'c-osjwYs4{yQ#J`Eq~68%J!O);)<;Fne)1)6Cut(0RRA~Q63!'
),
}, name='in_turns_quant8').DisableLifeTimeVariation()
