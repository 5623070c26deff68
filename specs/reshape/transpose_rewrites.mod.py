# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: moves that can be merged, or taken past another operation, if one takes care.

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

# Permutations that are not their own inverses.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3, 3]))
t3 = Output('t3', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Output('t5', (F32, [3, 3, 3]))
t6 = Internal('t6', (F32, [3, 3, 3]))
t7 = Output('t7', (F32, [3, 3, 3]))
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Output('t11', (F32, [3, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t4)
model.Operation('TRANSPOSE', t4, [1, 2, 0]).To(t5)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t6, [1, 0, 2]).To(t7)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 2, 0]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('TRANSPOSE', t10, [2, 0, 1]).To(t11)
Example({
    x1: [2.3125, 1.4375, 1.875, 1.8125, 3.5625, -3.5625, -3.0, -1.4375, 1.6875, -4.0, -0.5625, -3.875,
    3.0625, -3.8125, -2.4375, 0.8125, -2.5, -2.25, 0.6875, 0.125, 1.1875, 1.25, 2.125, 4.0, -1.3125,
    0.3125, 0.0625],
    t3: [2.3125, 1.4375, 1.875, -4.0, -0.5625, -3.875, 0.6875, 0.125, 1.1875, 1.8125, 3.5625, -3.5625,
    3.0625, -3.8125, -2.4375, 1.25, 2.125, 4.0, -3.0, -1.4375, 1.6875, 0.8125, -2.5, -2.25, -1.3125,
    0.3125, 0.0625],
    t5: [2.3125, -4.0, 0.6875, 1.8125, 3.0625, 1.25, -3.0, 0.8125, -1.3125, 1.4375, -0.5625, 0.125, 3.5625,
    -3.8125, 2.125, -1.4375, -2.5, 0.3125, 1.875, -3.875, 1.1875, -3.5625, -2.4375, 4.0, 1.6875,
    -2.25, 0.0625],
    t7: [2.3125, 1.8125, -3.0, 1.4375, 3.5625, -1.4375, 1.875, -3.5625, 1.6875, -4.0, 3.0625, 0.8125,
    -0.5625, -3.8125, -2.5, -3.875, -2.4375, -2.25, 0.6875, 1.25, -1.3125, 0.125, 2.125, 0.3125,
    1.1875, 4.0, 0.0625],
    t9: [2.3125, 1.8125, -3.0, -4.0, 3.0625, 0.8125, 0.6875, 1.25, -1.3125, 1.4375, 3.5625, -1.4375,
    -0.5625, -3.8125, -2.5, 0.125, 2.125, 0.3125, 1.875, -3.5625, 1.6875, -3.875, -2.4375, -2.25,
    1.1875, 4.0, 0.0625],
    t11: [2.3125, 1.4375, 1.875, 1.8125, 3.5625, -3.5625, -3.0, -1.4375, 1.6875, -4.0, -0.5625, -3.875,
    3.0625, -3.8125, -2.4375, 0.8125, -2.5, -2.25, 0.6875, 0.125, 1.1875, 1.25, 2.125, 4.0, -1.3125,
    0.3125, 0.0625],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Permutations that are not their own inverses.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t2 = Internal('t2', (U8, [3, 3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
t5 = Output('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Internal('t6', (U8, [3, 3, 3], 0.5, 120))
t7 = Output('t7', (U8, [3, 3, 3], 0.5, 120))
t8 = Internal('t8', (U8, [3, 3, 3], 0.5, 120))
t9 = Output('t9', (U8, [3, 3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [3, 3, 3], 0.5, 120))
t11 = Output('t11', (U8, [3, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t4)
model.Operation('TRANSPOSE', t4, [1, 2, 0]).To(t5)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t6, [1, 0, 2]).To(t7)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 2, 0]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('TRANSPOSE', t10, [2, 0, 1]).To(t11)
Example({
    x1: [110, 172, 162, 142, 103, 154, 153, 67, 76, 101, 151, 60, 115, 62, 63, 85, 137, 84, 88, 135, 126,
    143, 144, 176, 129, 125, 132],
    t3: [110, 172, 162, 101, 151, 60, 88, 135, 126, 142, 103, 154, 115, 62, 63, 143, 144, 176, 153, 67, 76,
    85, 137, 84, 129, 125, 132],
    t5: [110, 101, 88, 142, 115, 143, 153, 85, 129, 172, 151, 135, 103, 62, 144, 67, 137, 125, 162, 60, 126,
    154, 63, 176, 76, 84, 132],
    t7: [110, 142, 153, 172, 103, 67, 162, 154, 76, 101, 115, 85, 151, 62, 137, 60, 63, 84, 88, 143, 129,
    135, 144, 125, 126, 176, 132],
    t9: [110, 142, 153, 101, 115, 85, 88, 143, 129, 172, 103, 67, 151, 62, 137, 135, 144, 125, 162, 154, 76,
    60, 63, 84, 126, 176, 132],
    t11: [110, 172, 162, 142, 103, 154, 153, 67, 76, 101, 151, 60, 115, 62, 63, 85, 137, 84, 88, 135, 126,
    143, 144, 176, 129, 125, 132],
}, name='twice_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11)).DisableLifeTimeVariation()

# Permutations of four sides, two and three in a row.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
t2 = Internal('t2', (F32, [2, 2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2, 2]))
t4 = Internal('t4', (F32, [2, 2, 2, 2]))
t5 = Output('t5', (F32, [2, 2, 2, 2]))
t6 = Output('t6', (F32, [2, 2, 2, 2]))
t7 = Internal('t7', (F32, [2, 2, 2, 2]))
t8 = Output('t8', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1, 3]).To(t7)
model.Operation('TRANSPOSE', t7, [1, 3, 0, 2]).To(t8)
Example({
    x1: [-1.5, -1.125, 0.8125, 1.875, -0.8125, -1.375, -2.4375, 1.6875, -3.9375, -2.8125, -1.8125, -1.625,
    -3.3125, -0.875, 0.6875, 2.9375],
    t3: [-1.5, 0.8125, -3.9375, -1.8125, -1.125, 1.875, -2.8125, -1.625, -0.8125, -2.4375, -3.3125, 0.6875,
    -1.375, 1.6875, -0.875, 2.9375],
    t5: [-1.5, -0.8125, -1.125, -1.375, 0.8125, -2.4375, 1.875, 1.6875, -3.9375, -3.3125, -2.8125, -0.875,
    -1.8125, 0.6875, -1.625, 2.9375],
    t6: [-1.5, 0.8125, -0.8125, -2.4375, -3.9375, -1.8125, -3.3125, 0.6875, -1.125, 1.875, -1.375, 1.6875,
    -2.8125, -1.625, -0.875, 2.9375],
    t8: [-1.5, -3.9375, -1.125, -2.8125, 0.8125, -1.8125, 1.875, -1.625, -0.8125, -3.3125, -1.375, -0.875,
    -2.4375, 0.6875, 1.6875, 2.9375],
}, name='twice_of_four').AddVariations('float16').DisableLifeTimeVariation()

# Permutations of four sides, two and three in a row. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
t9 = Internal('t9', (F32, [2, 2, 2, 2]))
t10 = Output('t10', (F32, [2, 2, 2, 2]))
t11 = Internal('t11', (F32, [2, 2, 2, 2]))
t12 = Output('t12', (F32, [2, 2, 2, 2]))
t13 = Output('t13', (F32, [2, 2, 2, 2]))
t14 = Internal('t14', (F32, [2, 2, 2, 2]))
t15 = Internal('t15', (F32, [2, 2, 2, 2]))
t16 = Output('t16', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t13)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1, 3]).To(t15)
model.Operation('TRANSPOSE', t15, [1, 3, 0, 2]).To(t16)
Example({
    x1: [-1.5, -1.125, 0.8125, 1.875, -0.8125, -1.375, -2.4375, 1.6875, -3.9375, -2.8125, -1.8125, -1.625,
    -3.3125, -0.875, 0.6875, 2.9375],
    t10: [-1.5, 0.8125, -3.9375, -1.8125, -1.125, 1.875, -2.8125, -1.625, -0.8125, -2.4375, -3.3125, 0.6875,
    -1.375, 1.6875, -0.875, 2.9375],
    t12: [-1.5, -0.8125, -1.125, -1.375, 0.8125, -2.4375, 1.875, 1.6875, -3.9375, -3.3125, -2.8125, -0.875,
    -1.8125, 0.6875, -1.625, 2.9375],
    t13: [-1.5, 0.8125, -0.8125, -2.4375, -3.9375, -1.8125, -3.3125, 0.6875, -1.125, 1.875, -1.375, 1.6875,
    -2.8125, -1.625, -0.875, 2.9375],
    t16: [-1.5, -3.9375, -1.125, -2.8125, 0.8125, -1.8125, 1.875, -1.625, -0.8125, -3.3125, -1.375, -0.875,
    -2.4375, 0.6875, 1.6875, 2.9375],
}, name='twice_of_four_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Permutations of four sides, two and three in a row.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 2, 2], 0.5, 120))
t2 = Internal('t2', (U8, [2, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 2, 2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [2, 2, 2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [2, 2, 2, 2], 0.5, 120))
t8 = Output('t8', (U8, [2, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1, 3]).To(t7)
model.Operation('TRANSPOSE', t7, [1, 3, 0, 2]).To(t8)
Example({
    x1: [159, 80, 137, 127, 166, 155, 180, 83, 178, 98, 179, 169, 107, 85, 81, 72],
    t3: [159, 137, 178, 179, 80, 127, 98, 169, 166, 180, 107, 81, 155, 83, 85, 72],
    t5: [159, 166, 80, 155, 137, 180, 127, 83, 178, 107, 98, 85, 179, 81, 169, 72],
    t6: [159, 137, 166, 180, 178, 179, 107, 81, 80, 127, 155, 83, 98, 169, 85, 72],
    t8: [159, 178, 80, 98, 137, 179, 127, 169, 166, 107, 155, 85, 180, 81, 83, 72],
}, name='twice_of_four_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()

# Permutations of four sides, two and three in a row. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 2, 2], 0.5, 120))
t9 = Internal('t9', (U8, [2, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [2, 2, 2, 2], 0.5, 120))
t11 = Internal('t11', (U8, [2, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 2, 2, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2, 2, 2], 0.5, 120))
t15 = Internal('t15', (U8, [2, 2, 2, 2], 0.5, 120))
t16 = Output('t16', (U8, [2, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t13)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1, 3]).To(t15)
model.Operation('TRANSPOSE', t15, [1, 3, 0, 2]).To(t16)
Example({
    x1: [159, 80, 137, 127, 166, 155, 180, 83, 178, 98, 179, 169, 107, 85, 81, 72],
    t10: [159, 137, 178, 179, 80, 127, 98, 169, 166, 180, 107, 81, 155, 83, 85, 72],
    t12: [159, 166, 80, 155, 137, 180, 127, 83, 178, 107, 98, 85, 179, 81, 169, 72],
    t13: [159, 137, 166, 180, 178, 179, 107, 81, 80, 127, 155, 83, 98, 169, 85, 72],
    t16: [159, 178, 80, 98, 137, 179, 127, 169, 166, 107, 155, 85, 180, 81, 83, 72],
}, name='twice_of_four_unshared_quant8').AddVariations(signed(x1, t9, t10, t11, t12, t13, t14, t15, t16)).DisableLifeTimeVariation()

# Operations between a transposition and its inverse.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [3, 3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 1]), [4.0, -1.0, 2.0])
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t14 = Internal('t14', (F32, [3, 3, 3]))
c13 = Parameter('c13', (I32, [3]), [2, 0, 0])
t15 = Internal('t15', (F32, [3, 3, 3]))
t16 = Output('t16', (F32, [3, 3, 3]))
t17 = Internal('t17', (F32, [3, 3, 3]))
t18 = Internal('t18', (F32, [2, 3, 3]))
t19 = Output('t19', (F32, [3, 2, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
c20 = Parameter('c20', (I32, [3, 2]), [1, 0, 0, 0, 0, 0])
t22 = Internal('t22', (F32, [4, 3, 3]))
t23 = Output('t23', (F32, [3, 4, 3]))
t24 = Internal('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 2]))
t26 = Output('t26', (F32, [2, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t4)
model.Operation('ADD', t4, c2, 0).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t7)
model.Operation('SUB', t7, c3, 0).To(t8)
model.Operation('TRANSPOSE', t8, [2, 0, 1]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('MAXIMUM', t10, c2).To(t11)
model.Operation('TRANSPOSE', t11, [2, 0, 1]).To(t12)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t14)
model.Operation('GATHER', t14, 0, c13).To(t15)
model.Operation('TRANSPOSE', t15, [2, 0, 1]).To(t16)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t17)
model.Operation('SLICE', t17, [1, 0, 0], [2, 3, 3]).To(t18)
model.Operation('TRANSPOSE', t18, [2, 0, 1]).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t21)
model.Operation('PAD', t21, c20).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('STRIDED_SLICE', t24, [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0).To(t25)
model.Operation('TRANSPOSE', t25, [2, 0, 1]).To(t26)
Example({
    x1: [3.3125, 3.1875, -1.5625, 0.1875, 3.875, 0.6875, 2.125, 1.75, -0.125, 3.625, -3.75, 2.25, 1.9375,
    -1.875, -1.375, 3.25, -3.375, -0.9375, 1.375, -2.25, 3.0625, 2.0, -1.625, -3.4375, 1.0625,
    -1.125, -3.8125],
    t6: [4.3125, 4.1875, -0.5625, 1.1875, 4.875, 1.6875, 3.125, 2.75, 0.875, 1.625, -5.75, 0.25, -0.0625,
    -3.875, -3.375, 1.25, -5.375, -2.9375, 4.375, 0.75, 6.0625, 5.0, 1.375, -0.4375, 4.0625, 1.875,
    -0.8125],
    t9: [-0.6875, 4.1875, -3.5625, -3.8125, 4.875, -1.3125, -1.875, 2.75, -2.125, -0.375, -2.75, 0.25,
    -2.0625, -0.875, -3.375, -0.75, -2.375, -2.9375, -2.625, -1.25, 1.0625, -2.0, -0.625, -5.4375,
    -2.9375, -0.125, -5.8125],
    t12: [3.3125, 3.1875, 1.0, 1.0, 3.875, 1.0, 2.125, 1.75, 1.0, 3.625, -2.0, 2.25, 1.9375, -1.875, -1.375,
    3.25, -2.0, -0.9375, 3.0, 3.0, 3.0625, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    t16: [2.125, 1.75, -0.125, 3.3125, 3.1875, -1.5625, 3.3125, 3.1875, -1.5625, 3.25, -3.375, -0.9375,
    3.625, -3.75, 2.25, 3.625, -3.75, 2.25, 1.0625, -1.125, -3.8125, 1.375, -2.25, 3.0625, 1.375,
    -2.25, 3.0625],
    t19: [0.1875, 3.875, 0.6875, 2.125, 1.75, -0.125, 1.9375, -1.875, -1.375, 3.25, -3.375, -0.9375, 2.0,
    -1.625, -3.4375, 1.0625, -1.125, -3.8125],
    t23: packed('|i1',
    'c-muNU@$d)&TPl6B=e7ffx+sCiu|KjCZ|3E*<yDL6`q|Ge0LZCwl)li', 0.0625
),
    t26: [2.125, 1.75, -0.125, 0.1875, 3.875, 0.6875, 3.3125, 3.1875, -1.5625, 1.0625, -1.125, -3.8125, 2.0,
    -1.625, -3.4375, 1.375, -2.25, 3.0625],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()

# Operations between a transposition and its inverse.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t5 = Internal('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Output('t6', (U8, [3, 3, 3], 0.5, 120))
t7 = Internal('t7', (U8, [3, 3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 1], 0.5, 120), [128, 118, 124])
t8 = Internal('t8', (U8, [3, 3, 3], 0.5, 120))
t9 = Output('t9', (U8, [3, 3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [3, 3, 3], 0.5, 120))
t11 = Internal('t11', (U8, [3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [3, 3, 3], 0.5, 120))
t14 = Internal('t14', (U8, [3, 3, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [3]), [2, 0, 0])
t15 = Internal('t15', (U8, [3, 3, 3], 0.5, 120))
t16 = Output('t16', (U8, [3, 3, 3], 0.5, 120))
t17 = Internal('t17', (U8, [3, 3, 3], 0.5, 120))
t18 = Internal('t18', (U8, [2, 3, 3], 0.5, 120))
t19 = Output('t19', (U8, [3, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [3, 3, 3], 0.5, 120))
c20 = Parameter('c20', (I32, [3, 2]), [1, 0, 0, 0, 0, 0])
t22 = Internal('t22', (U8, [4, 3, 3], 0.5, 120))
t23 = Output('t23', (U8, [3, 4, 3], 0.5, 120))
t24 = Internal('t24', (U8, [3, 3, 3], 0.5, 120))
t25 = Internal('t25', (U8, [3, 3, 2], 0.5, 120))
t26 = Output('t26', (U8, [2, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t4)
model.Operation('ADD', t4, c2, 0).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t7)
model.Operation('SUB', t7, c3, 0).To(t8)
model.Operation('TRANSPOSE', t8, [2, 0, 1]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('MAXIMUM', t10, c2).To(t11)
model.Operation('TRANSPOSE', t11, [2, 0, 1]).To(t12)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t14)
model.Operation('GATHER', t14, 0, c13).To(t15)
model.Operation('TRANSPOSE', t15, [2, 0, 1]).To(t16)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t17)
model.Operation('SLICE', t17, [1, 0, 0], [2, 3, 3]).To(t18)
model.Operation('TRANSPOSE', t18, [2, 0, 1]).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t21)
model.Operation('PAD', t21, c20).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('STRIDED_SLICE', t24, [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0).To(t25)
model.Operation('TRANSPOSE', t25, [2, 0, 1]).To(t26)
Example({
    x1: [138, 135, 143, 153, 118, 167, 117, 99, 127, 173, 179, 158, 152, 122, 169, 64, 160, 155, 94, 102,
    163, 70, 109, 146, 88, 164, 98],
    t6: [140, 137, 145, 155, 120, 169, 119, 101, 129, 169, 175, 154, 148, 118, 165, 60, 156, 151, 100, 108,
    169, 76, 115, 152, 94, 170, 104],
    t9: [130, 137, 139, 145, 120, 163, 109, 101, 123, 165, 181, 154, 144, 124, 165, 56, 162, 151, 86, 104,
    159, 62, 111, 142, 80, 166, 94],
    t12: [138, 135, 143, 153, 122, 167, 122, 122, 127, 173, 179, 158, 152, 122, 169, 116, 160, 155, 126, 126,
    163, 126, 126, 146, 126, 164, 126],
    t16: [117, 99, 127, 138, 135, 143, 138, 135, 143, 64, 160, 155, 173, 179, 158, 173, 179, 158, 88, 164,
    98, 94, 102, 163, 94, 102, 163],
    t19: [153, 118, 167, 117, 99, 127, 152, 122, 169, 64, 160, 155, 70, 109, 146, 88, 164, 98],
    t23: packed('<i2',
    'c-pI|sOW0%pINrNG`YT_qGIjlc{8e3IxLtCWXGi~cFUa<u_TFs2mk=&5)vc'
),
    t26: [117, 99, 127, 153, 118, 167, 138, 135, 143, 88, 164, 98, 70, 109, 146, 94, 102, 163],
}, name='past_quant8').AddVariations(signed(x1, t4, c2, t5, t6, t7, c3, t8, t9, t10, t11, t12, t14, t15, t16, t17, t18, t19, t21, t22, t23, t24, t25, t26)).DisableLifeTimeVariation()

# Operations that read what is transposed.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t3 = Internal('t3', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [1, 3, 3]))
t7 = Internal('t7', (F32, [1, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3]))
t9 = Internal('t9', (F32, [6, 3, 3]))
t10 = Output('t10', (F32, [3, 6, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t13 = Output('t13', (F32, [9, 3]))
t14 = Internal('t14', (F32, [3, 9]))
t15 = Output('t15', (F32, [9, 3]))
t16 = Output('t16', (F32, [3, 3]))
t17 = Output('t17', (F32, [3, 1, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t4)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t5)
model.Operation('SPLIT', t5, 0, 3).To(t6, t7, t8)
model.Operation('CONCATENATION', t3, t4, 0).To(t9)
model.Operation('TRANSPOSE', t9, [2, 0, 1]).To(t10)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t11)
model.Operation('MAXIMUM', t3, t11).To(t12)
model.Operation('RESHAPE', t3, [9, 3]).To(t13)
model.Operation('RESHAPE', t3, [3, 9]).To(t14)
model.Operation('TRANSPOSE', t14, [1, 0]).To(t15)
model.Operation('REDUCE_MAX', t3, [0], False).To(t16)
model.Operation('REDUCE_MIN', t3, [1, 2], True).To(t17)
Example({
    x1: [-3.125, -1.375, -1.5, -4.0, 1.625, -0.3125, 3.3125, 1.25, 0.0, -2.8125, -0.25, 3.625, 1.0625,
    -2.1875, 0.8125, -0.5, -1.4375, 2.9375, -3.9375, 2.5, -0.0625, 1.375, 1.4375, -2.5625, -0.375,
    3.5, -2.625],
    x2: [1.3125, 3.5625, 3.5, -0.25, 3.1875, -3.3125, -3.1875, 1.125, 0.625, -2.25, -0.625, -1.0625, 3.0625,
    -0.75, -2.5625, -1.25, 2.6875, -0.0625, 0.9375, 1.8125, 1.9375, 2.8125, -1.125, -2.5, -1.3125,
    -0.1875, 3.375],
    t6: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375],
    t8: [-1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625, -2.625],
    t10: packed('|i1',
    'c-jFr0LlN(>gd24`!y5*6*)NkGt12q3e)^L5#0^==`Y;&?=ke(>?{AlDE}50*ZMft4;>#Z?%3=7HWor1Uj', 0.0625
),
    t12: [1.3125, -0.25, -3.1875, -1.375, 3.0625, 2.5, 0.9375, 3.625, -0.0625, 3.5625, 3.1875, 1.375, 1.625,
    -0.75, 2.6875, 1.8125, 0.8125, -0.1875, 3.5, -0.5, 0.625, 1.25, -1.4375, 3.5, 1.9375, 2.9375,
    3.375],
    t13: [-3.125, -2.8125, -3.9375, -1.375, -0.25, 2.5, -1.5, 3.625, -0.0625, -4.0, 1.0625, 1.375, 1.625,
    -2.1875, 1.4375, -0.3125, 0.8125, -2.5625, 3.3125, -0.5, -0.375, 1.25, -1.4375, 3.5, 0.0,
    2.9375, -2.625],
    t15: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375, -1.375, 1.625, 1.25, -0.25,
    -2.1875, -1.4375, 2.5, 1.4375, 3.5, -1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625,
    -2.625],
    t16: [3.3125, 1.0625, 1.375, 1.625, -0.25, 3.5, 0.0, 3.625, -0.0625],
    t17: [-3.9375, -4.0, -2.625],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# Operations that read what is transposed. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t18 = Internal('t18', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t19 = Internal('t19', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [6, 3, 3]))
t21 = Output('t21', (F32, [3, 6, 3]))
t22 = Internal('t22', (F32, [3, 3, 3]))
t23 = Internal('t23', (F32, [3, 3, 3]))
t24 = Output('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Output('t26', (F32, [9, 3]))
t27 = Internal('t27', (F32, [3, 3, 3]))
t28 = Internal('t28', (F32, [3, 9]))
t29 = Output('t29', (F32, [9, 3]))
t30 = Internal('t30', (F32, [3, 3, 3]))
t31 = Output('t31', (F32, [3, 3]))
t32 = Internal('t32', (F32, [3, 3, 3]))
t33 = Output('t33', (F32, [3, 1, 1]))
t34 = Internal('t34', (F32, [3, 3, 3]))
t35 = Internal('t35', (F32, [1, 3, 3]))
t36 = Internal('t36', (F32, [1, 3, 3]))
t37 = Output('t37', (F32, [1, 3, 3]))
t38 = Internal('t38', (F32, [3, 3, 3]))
t39 = Output('t39', (F32, [1, 3, 3]))
t40 = Internal('t40', (F32, [1, 3, 3]))
t41 = Internal('t41', (F32, [1, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t18)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t19)
model.Operation('CONCATENATION', t18, t19, 0).To(t20)
model.Operation('TRANSPOSE', t20, [2, 0, 1]).To(t21)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t22)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t23)
model.Operation('MAXIMUM', t22, t23).To(t24)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t25)
model.Operation('RESHAPE', t25, [9, 3]).To(t26)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t27)
model.Operation('RESHAPE', t27, [3, 9]).To(t28)
model.Operation('TRANSPOSE', t28, [1, 0]).To(t29)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t30)
model.Operation('REDUCE_MAX', t30, [0], False).To(t31)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t32)
model.Operation('REDUCE_MIN', t32, [1, 2], True).To(t33)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t34)
model.Operation('SPLIT', t34, 0, 3).To(t35, t36, t37)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t38)
model.Operation('SPLIT', t38, 0, 3).To(t39, t40, t41)
Example({
    x1: [-3.125, -1.375, -1.5, -4.0, 1.625, -0.3125, 3.3125, 1.25, 0.0, -2.8125, -0.25, 3.625, 1.0625,
    -2.1875, 0.8125, -0.5, -1.4375, 2.9375, -3.9375, 2.5, -0.0625, 1.375, 1.4375, -2.5625, -0.375,
    3.5, -2.625],
    x2: [1.3125, 3.5625, 3.5, -0.25, 3.1875, -3.3125, -3.1875, 1.125, 0.625, -2.25, -0.625, -1.0625, 3.0625,
    -0.75, -2.5625, -1.25, 2.6875, -0.0625, 0.9375, 1.8125, 1.9375, 2.8125, -1.125, -2.5, -1.3125,
    -0.1875, 3.375],
    t21: packed('|i1',
    'c-jFr0LlN(>gd24`!y5*6*)NkGt12q3e)^L5#0^==`Y;&?=ke(>?{AlDE}50*ZMft4;>#Z?%3=7HWor1Uj', 0.0625
),
    t24: [1.3125, -0.25, -3.1875, -1.375, 3.0625, 2.5, 0.9375, 3.625, -0.0625, 3.5625, 3.1875, 1.375, 1.625,
    -0.75, 2.6875, 1.8125, 0.8125, -0.1875, 3.5, -0.5, 0.625, 1.25, -1.4375, 3.5, 1.9375, 2.9375,
    3.375],
    t26: [-3.125, -2.8125, -3.9375, -1.375, -0.25, 2.5, -1.5, 3.625, -0.0625, -4.0, 1.0625, 1.375, 1.625,
    -2.1875, 1.4375, -0.3125, 0.8125, -2.5625, 3.3125, -0.5, -0.375, 1.25, -1.4375, 3.5, 0.0,
    2.9375, -2.625],
    t29: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375, -1.375, 1.625, 1.25, -0.25,
    -2.1875, -1.4375, 2.5, 1.4375, 3.5, -1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625,
    -2.625],
    t31: [3.3125, 1.0625, 1.375, 1.625, -0.25, 3.5, 0.0, 3.625, -0.0625],
    t33: [-3.9375, -4.0, -2.625],
    t37: [-1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625, -2.625],
    t39: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375],
}, name='before_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Operations that read what is transposed.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [3, 3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
t5 = Internal('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 3], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3], 0.5, 120))
t9 = Internal('t9', (U8, [6, 3, 3], 0.5, 120))
t10 = Output('t10', (U8, [3, 6, 3], 0.5, 120))
t11 = Internal('t11', (U8, [3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [3, 3, 3], 0.5, 120))
t13 = Output('t13', (U8, [9, 3], 0.5, 120))
t14 = Internal('t14', (U8, [3, 9], 0.5, 120))
t15 = Output('t15', (U8, [9, 3], 0.5, 120))
t16 = Output('t16', (U8, [3, 3], 0.5, 120))
t17 = Output('t17', (U8, [3, 1, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t4)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t5)
model.Operation('SPLIT', t5, 0, 3).To(t6, t7, t8)
model.Operation('CONCATENATION', t3, t4, 0).To(t9)
model.Operation('TRANSPOSE', t9, [2, 0, 1]).To(t10)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t11)
model.Operation('MAXIMUM', t3, t11).To(t12)
model.Operation('RESHAPE', t3, [9, 3]).To(t13)
model.Operation('RESHAPE', t3, [3, 9]).To(t14)
model.Operation('TRANSPOSE', t14, [1, 0]).To(t15)
model.Operation('REDUCE_MAX', t3, [0], False).To(t16)
model.Operation('REDUCE_MIN', t3, [1, 2], True).To(t17)
Example({
    x1: [175, 67, 81, 100, 60, 150, 119, 144, 124, 79, 120, 141, 89, 137, 116, 101, 61, 123, 146, 147, 83,
    118, 172, 82, 138, 102, 170],
    x2: [180, 120, 175, 71, 73, 142, 134, 88, 114, 107, 112, 83, 104, 167, 123, 139, 153, 155, 164, 106, 84,
    103, 121, 172, 133, 132, 115],
    t6: [175, 100, 119, 79, 89, 101, 146, 118, 138],
    t8: [81, 150, 124, 141, 116, 123, 83, 82, 170],
    t10: packed('<i2',
    'c-mX<9GGG=t$aewmWuW6o_%c*MgA4Nk)0)}w$<4M!5Pb|yJyaxG&#6zO;A_bswG(=>6L3*TZ$RT0ssmG8FT'
),
    t12: [180, 79, 146, 107, 120, 147, 164, 141, 133, 120, 89, 118, 112, 167, 172, 150, 121, 132, 175, 142,
    138, 144, 123, 155, 124, 172, 170],
    t13: [175, 79, 146, 67, 120, 147, 81, 141, 83, 100, 89, 118, 60, 137, 172, 150, 116, 82, 119, 101, 138,
    144, 61, 102, 124, 123, 170],
    t15: [175, 100, 119, 79, 89, 101, 146, 118, 138, 67, 60, 144, 120, 137, 61, 147, 172, 102, 81, 150, 124,
    141, 116, 123, 83, 82, 170],
    t16: [175, 101, 146, 144, 137, 172, 150, 141, 170],
    t17: [67, 60, 61],
}, name='before_quant8').AddVariations(signed(x1, t3, x2, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17)).DisableLifeTimeVariation()

# Operations that read what is transposed. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t18 = Internal('t18', (U8, [3, 3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3, 3], 0.5, 120))
t19 = Internal('t19', (U8, [3, 3, 3], 0.5, 120))
t20 = Internal('t20', (U8, [6, 3, 3], 0.5, 120))
t21 = Output('t21', (U8, [3, 6, 3], 0.5, 120))
t22 = Internal('t22', (U8, [3, 3, 3], 0.5, 120))
t23 = Internal('t23', (U8, [3, 3, 3], 0.5, 120))
t24 = Output('t24', (U8, [3, 3, 3], 0.5, 120))
t25 = Internal('t25', (U8, [3, 3, 3], 0.5, 120))
t26 = Output('t26', (U8, [9, 3], 0.5, 120))
t27 = Internal('t27', (U8, [3, 3, 3], 0.5, 120))
t28 = Internal('t28', (U8, [3, 9], 0.5, 120))
t29 = Output('t29', (U8, [9, 3], 0.5, 120))
t30 = Internal('t30', (U8, [3, 3, 3], 0.5, 120))
t31 = Output('t31', (U8, [3, 3], 0.5, 120))
t32 = Internal('t32', (U8, [3, 3, 3], 0.5, 120))
t33 = Output('t33', (U8, [3, 1, 1], 0.5, 120))
t34 = Internal('t34', (U8, [3, 3, 3], 0.5, 120))
t35 = Internal('t35', (U8, [1, 3, 3], 0.5, 120))
t36 = Internal('t36', (U8, [1, 3, 3], 0.5, 120))
t37 = Output('t37', (U8, [1, 3, 3], 0.5, 120))
t38 = Internal('t38', (U8, [3, 3, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 3, 3], 0.5, 120))
t40 = Internal('t40', (U8, [1, 3, 3], 0.5, 120))
t41 = Internal('t41', (U8, [1, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t18)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t19)
model.Operation('CONCATENATION', t18, t19, 0).To(t20)
model.Operation('TRANSPOSE', t20, [2, 0, 1]).To(t21)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t22)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t23)
model.Operation('MAXIMUM', t22, t23).To(t24)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t25)
model.Operation('RESHAPE', t25, [9, 3]).To(t26)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t27)
model.Operation('RESHAPE', t27, [3, 9]).To(t28)
model.Operation('TRANSPOSE', t28, [1, 0]).To(t29)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t30)
model.Operation('REDUCE_MAX', t30, [0], False).To(t31)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t32)
model.Operation('REDUCE_MIN', t32, [1, 2], True).To(t33)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t34)
model.Operation('SPLIT', t34, 0, 3).To(t35, t36, t37)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t38)
model.Operation('SPLIT', t38, 0, 3).To(t39, t40, t41)
Example({
    x1: [175, 67, 81, 100, 60, 150, 119, 144, 124, 79, 120, 141, 89, 137, 116, 101, 61, 123, 146, 147, 83,
    118, 172, 82, 138, 102, 170],
    x2: [180, 120, 175, 71, 73, 142, 134, 88, 114, 107, 112, 83, 104, 167, 123, 139, 153, 155, 164, 106, 84,
    103, 121, 172, 133, 132, 115],
    t21: packed('<i2',
    'c-mX<9GGG=t$aewmWuW6o_%c*MgA4Nk)0)}w$<4M!5Pb|yJyaxG&#6zO;A_bswG(=>6L3*TZ$RT0ssmG8FT'
),
    t24: [180, 79, 146, 107, 120, 147, 164, 141, 133, 120, 89, 118, 112, 167, 172, 150, 121, 132, 175, 142,
    138, 144, 123, 155, 124, 172, 170],
    t26: [175, 79, 146, 67, 120, 147, 81, 141, 83, 100, 89, 118, 60, 137, 172, 150, 116, 82, 119, 101, 138,
    144, 61, 102, 124, 123, 170],
    t29: [175, 100, 119, 79, 89, 101, 146, 118, 138, 67, 60, 144, 120, 137, 61, 147, 172, 102, 81, 150, 124,
    141, 116, 123, 83, 82, 170],
    t31: [175, 101, 146, 144, 137, 172, 150, 141, 170],
    t33: [67, 60, 61],
    t37: [81, 150, 124, 141, 116, 123, 83, 82, 170],
    t39: [175, 100, 119, 79, 89, 101, 146, 118, 138],
}, name='before_unshared_quant8').AddVariations(signed(x1, t18, x2, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41)).DisableLifeTimeVariation()
