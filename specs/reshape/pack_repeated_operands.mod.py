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

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 2, 4]))
model = Model()
model.Operation('PACK', 1, x1, x1).To(t3)
Example({
    x1: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    t3: [6.375, 6.125, 2.875, 3.5, 6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 5.375, 0.875, 3.75,
    3.125, 2.125, 0.25, 1.375, 7.0, 2.125, 0.25, 1.375, 7.0],
}, name='twice_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t3 = Output('t3', (I32, [3, 2, 4]))
model = Model()
model.Operation('PACK', 1, x1, x1).To(t3)
Example({
    x1: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    t3: [51, 49, 23, 28, 51, 49, 23, 28, 43, 7, 30, 25, 43, 7, 30, 25, 17, 2, 11, 56, 17, 2, 11, 56],
}, name='twice_int32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 2, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 1, x1, x1).To(t3)
Example({
    x1: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    t3: [151, 149, 123, 128, 151, 149, 123, 128, 143, 107, 130, 125, 143, 107, 130, 125, 117, 102, 111, 156,
    117, 102, 111, 156],
}, name='twice_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 1, x1, x2, x1).To(t3)
Example({
    x1: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    x2: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    t3: packed('|i1',
    'c-k{I6qhj(RhBRY(%S5Dk^=l9Y#>^YiQ9tN)JhFR0{~A~1Of', 0.125
),
}, name='around_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
x2 = Input('x2', (I32, [3, 4]))
t3 = Output('t3', (I32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 1, x1, x2, x1).To(t3)
Example({
    x1: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    x2: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    t3: packed('|i1',
    'c-k{I6qhj(RhBRY(%S5Dk^=l9Y#>^YiQ9tN)JhFR0{~A~1Of'
),
}, name='around_int32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 1, x1, x2, x1).To(t3)
Example({
    x1: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    x2: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    t3: packed('<i2',
    'c-osjwYp(OWqZwZAl;wcR9jM9kp-el)AHw}&z#o<q8W$)0Nykb5&'
),
}, name='around_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [3, 4]))
x1 = Input('x1', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 0, x2, x1, x1).To(t3)
Example({
    x2: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    x1: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    t3: packed('|i1',
    'c-k`&RhAIo7hz*IwNf)S6qnIvmy;A^;<i9$0{~0g1Of', 0.125
),
}, name='behind_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x2 = Input('x2', (I32, [3, 4]))
x1 = Input('x1', (I32, [3, 4]))
t3 = Output('t3', (I32, [3, 3, 4]))
model = Model()
model.Operation('PACK', 0, x2, x1, x1).To(t3)
Example({
    x2: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    x1: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    t3: packed('|i1',
    'c-k`&RhAIo7hz*IwNf)S6qnIvmy;A^;<i9$0{~0g1Of'
),
}, name='behind_int32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 0, x2, x1, x1).To(t3)
Example({
    x2: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    x1: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    t3: packed('<i2',
    'c-os$*<MppT#=PNb6(f<snrer*-f>jY58-I*$hMg0NS_`5&'
),
}, name='behind_quant8').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t3 = Output('t3', (F32, [5, 3, 4]))
model = Model()
model.Operation('PACK', 0, x1, x2, x1, x2, x1).To(t3)
Example({
    x1: [6.375, 6.125, 2.875, 3.5, 5.375, 0.875, 3.75, 3.125, 2.125, 0.25, 1.375, 7.0],
    x2: [6.5, 2.625, 4.375, 3.0, 2.0, 1.875, 2.5, 0.75, 0.375, 6.625, 7.25, 4.75],
    t3: packed('|i1',
    'c-k{I6qnIvmy;A^;<hjmRhAIo7hz*IwNf)CLL30j7Y3~', 0.125
),
}, name='in_turns_float32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
x2 = Input('x2', (I32, [3, 4]))
t3 = Output('t3', (I32, [5, 3, 4]))
model = Model()
model.Operation('PACK', 0, x1, x2, x1, x2, x1).To(t3)
Example({
    x1: [51, 49, 23, 28, 43, 7, 30, 25, 17, 2, 11, 56],
    x2: [52, 21, 35, 24, 16, 15, 20, 6, 3, 53, 58, 38],
    t3: packed('|i1',
    'c-k{I6qnIvmy;A^;<hjmRhAIo7hz*IwNf)CLL30j7Y3~'
),
}, name='in_turns_int32').DisableLifeTimeVariation()

# The number of operands is that of places, not of those that differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [5, 3, 4], 0.25, 100))
model = Model()
model.Operation('PACK', 0, x1, x2, x1, x2, x1).To(t3)
Example({
    x1: [151, 149, 123, 128, 143, 107, 130, 125, 117, 102, 111, 156],
    x2: [152, 121, 135, 124, 116, 115, 120, 106, 103, 153, 158, 138],
    t3: packed('<i2',
    'c-osjwYs4{yQ#J`Eq~68%J!O);)<;Fne)1)6Cut(0RRA~Q63!'
),
}, name='in_turns_quant8').DisableLifeTimeVariation()
