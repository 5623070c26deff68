# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: parts of parts.

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

# A slice of a slice begins at the sum of both places.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2]), [5, 5])
t4 = Internal('t4', (F32, [5, 5]))
c5 = Parameter('c5', (I32, [2]), [1, 0])
c6 = Parameter('c6', (I32, [2]), [3, 4])
t7 = Output('t7', (F32, [3, 4]))
c8 = Parameter('c8', (I32, [2]), [0, 1])
c9 = Parameter('c9', (I32, [2]), [5, 2])
t10 = Output('t10', (F32, [5, 2]))
c11 = Parameter('c11', (I32, [2]), [1, 0])
c12 = Parameter('c12', (I32, [2]), [5, 5])
c13 = Parameter('c13', (I32, [2]), [2, 3])
t14 = Output('t14', (F32, [2, 2]))
c15 = Parameter('c15', (I32, [2]), [4, 4])
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [-2, -1])
t18 = Output('t18', (F32, [2, 3]))
c19 = Parameter('c19', (I32, [2]), [3, 0])
t20 = Output('t20', (F32, [5, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('SLICE', t4, c5, c6).To(t7)
model.Operation('SLICE', t4, c8, c9).To(t10)
model.Operation('STRIDED_SLICE', t4, c11, c12, c13, 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', t4, c15, c16, c17, 0, 0, 0).To(t18)
model.Operation('GATHER', t4, 1, c19).To(t20)
Example({
    x1: packed('|i1',
    'c-jFt0LTB-`tcDqFck^*`9I192mcfS9m4+Z49()_4JE}M{2S)!8SE22$ny|8(CEfG$Lku=7bXZR;R*m7{Tkr', 0.0625
),
    t7: [-3.875, -0.125, -1.125, 0.75, 2.3125, -3.6875, 1.875, -0.25, -1.25, 1.1875, 3.875, -3.5],
    t10: [-3.375, 0.3125, -0.125, -1.125, -3.6875, 1.875, 1.1875, 3.875, -3.625, 3.625],
    t14: [-3.875, 0.75, -1.25, -3.5],
    t18: [-1.3125, -3.5625, 3.625, 1.6875, -0.25, 1.875],
    t20: [0.4375, 3.9375, 0.75, -3.875, -0.25, 2.3125, -3.5, -1.25, -3.5625, -1.5],
}, name='slices').AddVariations('float16').DisableLifeTimeVariation()

# A slice of a slice begins at the sum of both places. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2]), [5, 5])
t21 = Internal('t21', (F32, [5, 5]))
c5 = Parameter('c5', (I32, [2]), [1, 0])
c6 = Parameter('c6', (I32, [2]), [3, 4])
t22 = Output('t22', (F32, [3, 4]))
t23 = Internal('t23', (F32, [5, 5]))
c8 = Parameter('c8', (I32, [2]), [0, 1])
c9 = Parameter('c9', (I32, [2]), [5, 2])
t24 = Output('t24', (F32, [5, 2]))
t25 = Internal('t25', (F32, [5, 5]))
c11 = Parameter('c11', (I32, [2]), [1, 0])
c12 = Parameter('c12', (I32, [2]), [5, 5])
c13 = Parameter('c13', (I32, [2]), [2, 3])
t26 = Output('t26', (F32, [2, 2]))
t27 = Internal('t27', (F32, [5, 5]))
c15 = Parameter('c15', (I32, [2]), [4, 4])
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [-2, -1])
t28 = Output('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [5, 5]))
c19 = Parameter('c19', (I32, [2]), [3, 0])
t30 = Output('t30', (F32, [5, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t21)
model.Operation('SLICE', t21, c5, c6).To(t22)
model.Operation('SLICE', x1, c2, c3).To(t23)
model.Operation('SLICE', t23, c8, c9).To(t24)
model.Operation('SLICE', x1, c2, c3).To(t25)
model.Operation('STRIDED_SLICE', t25, c11, c12, c13, 0, 0, 0).To(t26)
model.Operation('SLICE', x1, c2, c3).To(t27)
model.Operation('STRIDED_SLICE', t27, c15, c16, c17, 0, 0, 0).To(t28)
model.Operation('SLICE', x1, c2, c3).To(t29)
model.Operation('GATHER', t29, 1, c19).To(t30)
Example({
    x1: packed('|i1',
    'c-jFt0LTB-`tcDqFck^*`9I192mcfS9m4+Z49()_4JE}M{2S)!8SE22$ny|8(CEfG$Lku=7bXZR;R*m7{Tkr', 0.0625
),
    t22: [-3.875, -0.125, -1.125, 0.75, 2.3125, -3.6875, 1.875, -0.25, -1.25, 1.1875, 3.875, -3.5],
    t24: [-3.375, 0.3125, -0.125, -1.125, -3.6875, 1.875, 1.1875, 3.875, -3.625, 3.625],
    t26: [-3.875, 0.75, -1.25, -3.5],
    t28: [-1.3125, -3.5625, 3.625, 1.6875, -0.25, 1.875],
    t30: [0.4375, 3.9375, 0.75, -3.875, -0.25, 2.3125, -3.5, -1.25, -3.5625, -1.5],
}, name='slices_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A slice of a slice begins at the sum of both places.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2]), [5, 5])
t4 = Internal('t4', (U8, [5, 5], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 0])
c6 = Parameter('c6', (I32, [2]), [3, 4])
t7 = Output('t7', (U8, [3, 4], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [0, 1])
c9 = Parameter('c9', (I32, [2]), [5, 2])
t10 = Output('t10', (U8, [5, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [1, 0])
c12 = Parameter('c12', (I32, [2]), [5, 5])
c13 = Parameter('c13', (I32, [2]), [2, 3])
t14 = Output('t14', (U8, [2, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [2]), [4, 4])
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [-2, -1])
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [3, 0])
t20 = Output('t20', (U8, [5, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('SLICE', t4, c5, c6).To(t7)
model.Operation('SLICE', t4, c8, c9).To(t10)
model.Operation('STRIDED_SLICE', t4, c11, c12, c13, 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', t4, c15, c16, c17, 0, 0, 0).To(t18)
model.Operation('GATHER', t4, 1, c19).To(t20)
Example({
    x1: packed('<i2',
    'c-ouW?6#pHGPifl#MYwHvQ3Sft0&aXw5!VM@Qh3DbgW29&FEj}lHaq?C&j7DIen6E-}Km;6%kRk3}gZTuDBWO'
),
    t7: [144, 125, 153, 62, 94, 99, 137, 65, 143, 174, 68, 111],
    t10: [114, 117, 125, 153, 99, 137, 174, 68, 138, 67],
    t14: [144, 62, 143, 111],
    t18: [146, 103, 67, 120, 65, 137],
    t20: [118, 133, 62, 144, 65, 94, 111, 143, 103, 66],
}, name='slices_quant8').AddVariations(signed(x1, t4, t7, t10, t14, t18, t20)).DisableLifeTimeVariation()

# A slice of a slice begins at the sum of both places. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2]), [5, 5])
t21 = Internal('t21', (U8, [5, 5], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 0])
c6 = Parameter('c6', (I32, [2]), [3, 4])
t22 = Output('t22', (U8, [3, 4], 0.5, 120))
t23 = Internal('t23', (U8, [5, 5], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [0, 1])
c9 = Parameter('c9', (I32, [2]), [5, 2])
t24 = Output('t24', (U8, [5, 2], 0.5, 120))
t25 = Internal('t25', (U8, [5, 5], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [1, 0])
c12 = Parameter('c12', (I32, [2]), [5, 5])
c13 = Parameter('c13', (I32, [2]), [2, 3])
t26 = Output('t26', (U8, [2, 2], 0.5, 120))
t27 = Internal('t27', (U8, [5, 5], 0.5, 120))
c15 = Parameter('c15', (I32, [2]), [4, 4])
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [-2, -1])
t28 = Output('t28', (U8, [2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [5, 5], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [3, 0])
t30 = Output('t30', (U8, [5, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t21)
model.Operation('SLICE', t21, c5, c6).To(t22)
model.Operation('SLICE', x1, c2, c3).To(t23)
model.Operation('SLICE', t23, c8, c9).To(t24)
model.Operation('SLICE', x1, c2, c3).To(t25)
model.Operation('STRIDED_SLICE', t25, c11, c12, c13, 0, 0, 0).To(t26)
model.Operation('SLICE', x1, c2, c3).To(t27)
model.Operation('STRIDED_SLICE', t27, c15, c16, c17, 0, 0, 0).To(t28)
model.Operation('SLICE', x1, c2, c3).To(t29)
model.Operation('GATHER', t29, 1, c19).To(t30)
Example({
    x1: packed('<i2',
    'c-ouW?6#pHGPifl#MYwHvQ3Sft0&aXw5!VM@Qh3DbgW29&FEj}lHaq?C&j7DIen6E-}Km;6%kRk3}gZTuDBWO'
),
    t22: [144, 125, 153, 62, 94, 99, 137, 65, 143, 174, 68, 111],
    t24: [114, 117, 125, 153, 99, 137, 174, 68, 138, 67],
    t26: [144, 62, 143, 111],
    t28: [146, 103, 67, 120, 65, 137],
    t30: [118, 133, 62, 144, 65, 94, 111, 143, 103, 66],
}, name='slices_unshared_quant8').AddVariations(signed(x1, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30)).DisableLifeTimeVariation()

# Rows of a tensor are a view of it: an operation in place must not change the whole.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [5, 3]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
c5 = Parameter('c5', (I32, [2]), [3, 3])
t6 = Internal('t6', (F32, [3, 3]))
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (F32, [1]), [1.0])
t9 = Output('t9', (F32, [5, 3]))
c10 = Parameter('c10', (I32, [2]), [2, 0])
c11 = Parameter('c11', (I32, [2]), [2, 3])
t12 = Output('t12', (F32, [2, 3]))
x13 = Input('x13', (F32, [5, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Internal('t15', (F32, [5, 3]))
c16 = Parameter('c16', (I32, [2]), [1, 0])
c17 = Parameter('c17', (I32, [2]), [3, 3])
t18 = Internal('t18', (F32, [3, 3]))
t19 = Output('t19', (F32, [3, 3]))
c20 = Parameter('c20', (F32, [1]), [1.0])
t21 = Output('t21', (F32, [5, 3]))
c22 = Parameter('c22', (I32, [2]), [2, 0])
c23 = Parameter('c23', (I32, [2]), [2, 3])
t24 = Output('t24', (F32, [2, 3]))
x25 = Input('x25', (F32, [5, 3]))
c26 = Parameter('c26', (F32, [1]), [0.5])
t27 = Internal('t27', (F32, [5, 3]))
c28 = Parameter('c28', (I32, [2]), [1, 0])
c29 = Parameter('c29', (I32, [2]), [3, 3])
t30 = Internal('t30', (F32, [3, 3]))
t31 = Output('t31', (F32, [3, 3]))
c32 = Parameter('c32', (F32, [1]), [1.0])
t33 = Output('t33', (F32, [5, 3]))
c34 = Parameter('c34', (I32, [2]), [2, 0])
c35 = Parameter('c35', (I32, [2]), [2, 3])
t36 = Output('t36', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('SUB', t3, c8, 0).To(t9)
model.Operation('SLICE', t3, c10, c11).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('SUB', t15, c20, 0).To(t21)
model.Operation('SLICE', t15, c22, c23).To(t24)
model.Operation('ADD', x25, c26, 0).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RELU1', t30).To(t31)
model.Operation('SUB', t27, c32, 0).To(t33)
model.Operation('SLICE', t27, c34, c35).To(t36)
Example({
    x1: [0.875, -2.4375, -0.5625, -1.6875, 3.6875, 2.375, 2.875, -1.375, 0.9375, -2.5625, -2.6875, 1.3125,
    2.8125, -2.3125, -1.8125],
    t7: [0.0, 4.1875, 2.875, 3.375, 0.0, 1.4375, 0.0, 0.0, 1.8125],
    t9: [0.375, -2.9375, -1.0625, -2.1875, 3.1875, 1.875, 2.375, -1.875, 0.4375, -3.0625, -3.1875, 0.8125,
    2.3125, -2.8125, -2.3125],
    t12: [3.375, -0.875, 1.4375, -2.0625, -2.1875, 1.8125],
    x13: [4.0, -3.0, -2.8125, -3.25, 3.0, -1.1875, -0.8125, -3.75, 3.8125, 1.875, -2.0625, 1.375, 3.625,
    -3.6875, -1.25],
    t19: [0.0, 3.5, 0.0, 0.0, 0.0, 4.3125, 2.375, 0.0, 1.875],
    t21: [3.5, -3.5, -3.3125, -3.75, 2.5, -1.6875, -1.3125, -4.25, 3.3125, 1.375, -2.5625, 0.875, 3.125,
    -4.1875, -1.75],
    t24: [-0.3125, -3.25, 4.3125, 2.375, -1.5625, 1.875],
    x25: [-2.5, 1.3125, 0.8125, -1.8125, -0.3125, 1.25, -3.0625, -3.75, -1.4375, 0.3125, -2.4375, 2.125,
    1.4375, 1.9375, 3.1875],
    t31: [-1.0, 0.1875, 1.0, -1.0, -1.0, -0.9375, 0.8125, -1.0, 1.0],
    t33: [-3.0, 0.8125, 0.3125, -2.3125, -0.8125, 0.75, -3.5625, -4.25, -1.9375, -0.1875, -2.9375, 1.625,
    0.9375, 1.4375, 2.6875],
    t36: [-2.5625, -3.25, -0.9375, 0.8125, -1.9375, 2.625],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows of a tensor are a view of it: an operation in place must not change the whole. Each result
# has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t37 = Internal('t37', (F32, [5, 3]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
c5 = Parameter('c5', (I32, [2]), [3, 3])
t38 = Internal('t38', (F32, [3, 3]))
t39 = Output('t39', (F32, [3, 3]))
t40 = Internal('t40', (F32, [5, 3]))
c8 = Parameter('c8', (F32, [1]), [1.0])
t41 = Output('t41', (F32, [5, 3]))
t42 = Internal('t42', (F32, [5, 3]))
c10 = Parameter('c10', (I32, [2]), [2, 0])
c11 = Parameter('c11', (I32, [2]), [2, 3])
t43 = Output('t43', (F32, [2, 3]))
x13 = Input('x13', (F32, [5, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t44 = Internal('t44', (F32, [5, 3]))
c16 = Parameter('c16', (I32, [2]), [1, 0])
c17 = Parameter('c17', (I32, [2]), [3, 3])
t45 = Internal('t45', (F32, [3, 3]))
t46 = Output('t46', (F32, [3, 3]))
t47 = Internal('t47', (F32, [5, 3]))
c20 = Parameter('c20', (F32, [1]), [1.0])
t48 = Output('t48', (F32, [5, 3]))
t49 = Internal('t49', (F32, [5, 3]))
c22 = Parameter('c22', (I32, [2]), [2, 0])
c23 = Parameter('c23', (I32, [2]), [2, 3])
t50 = Output('t50', (F32, [2, 3]))
x25 = Input('x25', (F32, [5, 3]))
c26 = Parameter('c26', (F32, [1]), [0.5])
t51 = Internal('t51', (F32, [5, 3]))
c28 = Parameter('c28', (I32, [2]), [1, 0])
c29 = Parameter('c29', (I32, [2]), [3, 3])
t52 = Internal('t52', (F32, [3, 3]))
t53 = Output('t53', (F32, [3, 3]))
t54 = Internal('t54', (F32, [5, 3]))
c32 = Parameter('c32', (F32, [1]), [1.0])
t55 = Output('t55', (F32, [5, 3]))
t56 = Internal('t56', (F32, [5, 3]))
c34 = Parameter('c34', (I32, [2]), [2, 0])
c35 = Parameter('c35', (I32, [2]), [2, 3])
t57 = Output('t57', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t37)
model.Operation('SLICE', t37, c4, c5).To(t38)
model.Operation('RELU', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('SUB', t40, c8, 0).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
model.Operation('SLICE', t42, c10, c11).To(t43)
model.Operation('ADD', x13, c14, 0).To(t44)
model.Operation('SLICE', t44, c16, c17).To(t45)
model.Operation('RELU6', t45).To(t46)
model.Operation('ADD', x13, c14, 0).To(t47)
model.Operation('SUB', t47, c20, 0).To(t48)
model.Operation('ADD', x13, c14, 0).To(t49)
model.Operation('SLICE', t49, c22, c23).To(t50)
model.Operation('ADD', x25, c26, 0).To(t51)
model.Operation('SLICE', t51, c28, c29).To(t52)
model.Operation('RELU1', t52).To(t53)
model.Operation('ADD', x25, c26, 0).To(t54)
model.Operation('SUB', t54, c32, 0).To(t55)
model.Operation('ADD', x25, c26, 0).To(t56)
model.Operation('SLICE', t56, c34, c35).To(t57)
Example({
    x1: [0.875, -2.4375, -0.5625, -1.6875, 3.6875, 2.375, 2.875, -1.375, 0.9375, -2.5625, -2.6875, 1.3125,
    2.8125, -2.3125, -1.8125],
    t39: [0.0, 4.1875, 2.875, 3.375, 0.0, 1.4375, 0.0, 0.0, 1.8125],
    t41: [0.375, -2.9375, -1.0625, -2.1875, 3.1875, 1.875, 2.375, -1.875, 0.4375, -3.0625, -3.1875, 0.8125,
    2.3125, -2.8125, -2.3125],
    t43: [3.375, -0.875, 1.4375, -2.0625, -2.1875, 1.8125],
    x13: [4.0, -3.0, -2.8125, -3.25, 3.0, -1.1875, -0.8125, -3.75, 3.8125, 1.875, -2.0625, 1.375, 3.625,
    -3.6875, -1.25],
    t46: [0.0, 3.5, 0.0, 0.0, 0.0, 4.3125, 2.375, 0.0, 1.875],
    t48: [3.5, -3.5, -3.3125, -3.75, 2.5, -1.6875, -1.3125, -4.25, 3.3125, 1.375, -2.5625, 0.875, 3.125,
    -4.1875, -1.75],
    t50: [-0.3125, -3.25, 4.3125, 2.375, -1.5625, 1.875],
    x25: [-2.5, 1.3125, 0.8125, -1.8125, -0.3125, 1.25, -3.0625, -3.75, -1.4375, 0.3125, -2.4375, 2.125,
    1.4375, 1.9375, 3.1875],
    t53: [-1.0, 0.1875, 1.0, -1.0, -1.0, -0.9375, 0.8125, -1.0, 1.0],
    t55: [-3.0, 0.8125, 0.3125, -2.3125, -0.8125, 0.75, -3.5625, -4.25, -1.9375, -0.1875, -2.9375, 1.625,
    0.9375, 1.4375, 2.6875],
    t57: [-2.5625, -3.25, -0.9375, 0.8125, -1.9375, 2.625],
}, name='rows_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Rows of a tensor are a view of it: an operation in place must not change the whole.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [5, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
c5 = Parameter('c5', (I32, [2]), [3, 3])
t6 = Internal('t6', (U8, [3, 3], 0.5, 120))
t7 = Output('t7', (U8, [3, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [122])
t9 = Output('t9', (U8, [5, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [2, 0])
c11 = Parameter('c11', (I32, [2]), [2, 3])
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
x13 = Input('x13', (U8, [5, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Internal('t15', (U8, [5, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 0])
c17 = Parameter('c17', (I32, [2]), [3, 3])
t18 = Internal('t18', (U8, [3, 3], 0.5, 120))
t19 = Output('t19', (U8, [3, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [122])
t21 = Output('t21', (U8, [5, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [2]), [2, 0])
c23 = Parameter('c23', (I32, [2]), [2, 3])
t24 = Output('t24', (U8, [2, 3], 0.5, 120))
x25 = Input('x25', (U8, [5, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [121])
t27 = Internal('t27', (U8, [5, 3], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [1, 0])
c29 = Parameter('c29', (I32, [2]), [3, 3])
t30 = Internal('t30', (U8, [3, 3], 0.5, 120))
t31 = Output('t31', (U8, [3, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [122])
t33 = Output('t33', (U8, [5, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [2, 0])
c35 = Parameter('c35', (I32, [2]), [2, 3])
t36 = Output('t36', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('SUB', t3, c8, 0).To(t9)
model.Operation('SLICE', t3, c10, c11).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('SUB', t15, c20, 0).To(t21)
model.Operation('SLICE', t15, c22, c23).To(t24)
model.Operation('ADD', x25, c26, 0).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RELU1', t30).To(t31)
model.Operation('SUB', t27, c32, 0).To(t33)
model.Operation('SLICE', t27, c34, c35).To(t36)
Example({
    x1: [135, 132, 134, 99, 72, 87, 78, 121, 111, 115, 149, 81, 150, 172, 159],
    t7: [120, 120, 120, 120, 122, 120, 120, 150, 120],
    t9: [134, 131, 133, 98, 71, 86, 77, 120, 110, 114, 148, 80, 149, 171, 158],
    t12: [79, 122, 112, 116, 150, 82],
    x13: [160, 169, 178, 71, 136, 131, 163, 70, 102, 111, 114, 135, 73, 77, 144],
    t19: [120, 132, 132, 132, 120, 120, 120, 120, 132],
    t21: [159, 168, 177, 70, 135, 130, 162, 69, 101, 110, 113, 134, 72, 76, 143],
    t24: [164, 71, 103, 112, 115, 136],
    x25: [178, 130, 124, 68, 142, 155, 170, 69, 66, 116, 157, 82, 125, 85, 62],
    t31: [118, 122, 122, 122, 118, 118, 118, 122, 118],
    t33: [177, 129, 123, 67, 141, 154, 169, 68, 65, 115, 156, 81, 124, 84, 61],
    t36: [171, 70, 67, 117, 158, 83],
}, name='rows_quant8').AddVariations(signed(x1, c2, t3, t6, t7, c8, t9, t12, x13, c14, t15, t18, t19, c20, t21, t24, x25, c26, t27, t30, t31, c32, t33, t36)).DisableLifeTimeVariation()

# Rows of a tensor are a view of it: an operation in place must not change the whole. Each result
# has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t37 = Internal('t37', (U8, [5, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
c5 = Parameter('c5', (I32, [2]), [3, 3])
t38 = Internal('t38', (U8, [3, 3], 0.5, 120))
t39 = Output('t39', (U8, [3, 3], 0.5, 120))
t40 = Internal('t40', (U8, [5, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [122])
t41 = Output('t41', (U8, [5, 3], 0.5, 120))
t42 = Internal('t42', (U8, [5, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [2, 0])
c11 = Parameter('c11', (I32, [2]), [2, 3])
t43 = Output('t43', (U8, [2, 3], 0.5, 120))
x13 = Input('x13', (U8, [5, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t44 = Internal('t44', (U8, [5, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 0])
c17 = Parameter('c17', (I32, [2]), [3, 3])
t45 = Internal('t45', (U8, [3, 3], 0.5, 120))
t46 = Output('t46', (U8, [3, 3], 0.5, 120))
t47 = Internal('t47', (U8, [5, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [122])
t48 = Output('t48', (U8, [5, 3], 0.5, 120))
t49 = Internal('t49', (U8, [5, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [2]), [2, 0])
c23 = Parameter('c23', (I32, [2]), [2, 3])
t50 = Output('t50', (U8, [2, 3], 0.5, 120))
x25 = Input('x25', (U8, [5, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [121])
t51 = Internal('t51', (U8, [5, 3], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [1, 0])
c29 = Parameter('c29', (I32, [2]), [3, 3])
t52 = Internal('t52', (U8, [3, 3], 0.5, 120))
t53 = Output('t53', (U8, [3, 3], 0.5, 120))
t54 = Internal('t54', (U8, [5, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [122])
t55 = Output('t55', (U8, [5, 3], 0.5, 120))
t56 = Internal('t56', (U8, [5, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [2, 0])
c35 = Parameter('c35', (I32, [2]), [2, 3])
t57 = Output('t57', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t37)
model.Operation('SLICE', t37, c4, c5).To(t38)
model.Operation('RELU', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('SUB', t40, c8, 0).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
model.Operation('SLICE', t42, c10, c11).To(t43)
model.Operation('ADD', x13, c14, 0).To(t44)
model.Operation('SLICE', t44, c16, c17).To(t45)
model.Operation('RELU6', t45).To(t46)
model.Operation('ADD', x13, c14, 0).To(t47)
model.Operation('SUB', t47, c20, 0).To(t48)
model.Operation('ADD', x13, c14, 0).To(t49)
model.Operation('SLICE', t49, c22, c23).To(t50)
model.Operation('ADD', x25, c26, 0).To(t51)
model.Operation('SLICE', t51, c28, c29).To(t52)
model.Operation('RELU1', t52).To(t53)
model.Operation('ADD', x25, c26, 0).To(t54)
model.Operation('SUB', t54, c32, 0).To(t55)
model.Operation('ADD', x25, c26, 0).To(t56)
model.Operation('SLICE', t56, c34, c35).To(t57)
Example({
    x1: [135, 132, 134, 99, 72, 87, 78, 121, 111, 115, 149, 81, 150, 172, 159],
    t39: [120, 120, 120, 120, 122, 120, 120, 150, 120],
    t41: [134, 131, 133, 98, 71, 86, 77, 120, 110, 114, 148, 80, 149, 171, 158],
    t43: [79, 122, 112, 116, 150, 82],
    x13: [160, 169, 178, 71, 136, 131, 163, 70, 102, 111, 114, 135, 73, 77, 144],
    t46: [120, 132, 132, 132, 120, 120, 120, 120, 132],
    t48: [159, 168, 177, 70, 135, 130, 162, 69, 101, 110, 113, 134, 72, 76, 143],
    t50: [164, 71, 103, 112, 115, 136],
    x25: [178, 130, 124, 68, 142, 155, 170, 69, 66, 116, 157, 82, 125, 85, 62],
    t53: [118, 122, 122, 122, 118, 118, 118, 122, 118],
    t55: [177, 129, 123, 67, 141, 154, 169, 68, 65, 115, 156, 81, 124, 84, 61],
    t57: [171, 70, 67, 117, 158, 83],
}, name='rows_unshared_quant8').AddVariations(signed(x1, c2, t37, t38, t39, t40, c8, t41, t42, t43, x13, c14, t44, t45, t46, t47, c20, t48, t49, t50, x25, c26, t51, t52, t53, t54, c32, t55, t56, t57)).DisableLifeTimeVariation()
