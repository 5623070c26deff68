# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: moves that can be merged, or taken past another operation, if one takes care.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# A part of a part begins where the first one does, in its steps.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
t2 = Internal('t2', (F32, [5, 5]))
t3 = Internal('t3', (F32, [3, 3]))
t4 = Output('t4', (F32, [3, 3]))
t5 = Output('t5', (F32, [4, 3]))
t6 = Output('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 2]))
t8 = Output('t8', (F32, [2]))
model = Model()
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t2)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t3)
model.Operation('SLICE', t2, [2, 1], [-1, 3]).To(t4)
model.Operation('STRIDED_SLICE', t2, [4, 0], [0, 5], [-1, 2], 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', t3, [2, 2], [0, -4], [-1, -1], 1, 2, 0).To(t6)
model.Operation('SLICE', t3, [1, 0], [2, 2]).To(t7)
model.Operation('STRIDED_SLICE', t3, [1, 0], [2, 3], [1, 2], 0, 0, 1).To(t8)
Example({
    x1: packed('|i1',
    'c-jFt0LT9;0v;bH$UW)s7e2>2z}VUj1{D4(?esh&(ls3M*&y5ZEyUJ4KN#ZO%hdqR=;z)z3nCIG<oz+@ZX1a', 0.0625
),
    t4: [1.75, -0.9375, -2.4375, -2.625, 3.6875, 3.9375, 0.0, -3.125, -1.5],
    t5: [-2.6875, -3.125, -1.5625, -3.75, 3.6875, 1.5, 3.3125, -0.9375, 2.0, 1.25, 2.625, -0.75],
    t6: [3.75, 2.625, 0.375, -1.875, 3.6875, 2.8125],
    t7: [2.8125, 3.6875, 0.375, 2.625],
    t8: [2.8125, -1.875],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# A part of a part begins where the first one does, in its steps. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
t9 = Internal('t9', (F32, [5, 5]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Internal('t11', (F32, [5, 5]))
t12 = Output('t12', (F32, [4, 3]))
t13 = Internal('t13', (F32, [3, 3]))
t14 = Output('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [3, 3]))
t16 = Output('t16', (F32, [2, 2]))
t17 = Internal('t17', (F32, [3, 3]))
t18 = Output('t18', (F32, [2]))
model = Model()
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t9)
model.Operation('SLICE', t9, [2, 1], [-1, 3]).To(t10)
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t11)
model.Operation('STRIDED_SLICE', t11, [4, 0], [0, 5], [-1, 2], 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, [2, 2], [0, -4], [-1, -1], 1, 2, 0).To(t14)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t15)
model.Operation('SLICE', t15, [1, 0], [2, 2]).To(t16)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', t17, [1, 0], [2, 3], [1, 2], 0, 0, 1).To(t18)
Example({
    x1: packed('|i1',
    'c-jFt0LT9;0v;bH$UW)s7e2>2z}VUj1{D4(?esh&(ls3M*&y5ZEyUJ4KN#ZO%hdqR=;z)z3nCIG<oz+@ZX1a', 0.0625
),
    t10: [1.75, -0.9375, -2.4375, -2.625, 3.6875, 3.9375, 0.0, -3.125, -1.5],
    t12: [-2.6875, -3.125, -1.5625, -3.75, 3.6875, 1.5, 3.3125, -0.9375, 2.0, 1.25, 2.625, -0.75],
    t14: [3.75, 2.625, 0.375, -1.875, 3.6875, 2.8125],
    t16: [2.8125, 3.6875, 0.375, 2.625],
    t18: [2.8125, -1.875],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A part of a part begins where the first one does, in its steps.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
t2 = Internal('t2', (U8, [5, 5], 0.5, 120))
t3 = Internal('t3', (U8, [3, 3], 0.5, 120))
t4 = Output('t4', (U8, [3, 3], 0.5, 120))
t5 = Output('t5', (U8, [4, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 2], 0.5, 120))
t8 = Output('t8', (U8, [2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t2)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t3)
model.Operation('SLICE', t2, [2, 1], [-1, 3]).To(t4)
model.Operation('STRIDED_SLICE', t2, [4, 0], [0, 5], [-1, 2], 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', t3, [2, 2], [0, -4], [-1, -1], 1, 2, 0).To(t6)
model.Operation('SLICE', t3, [1, 0], [2, 2]).To(t7)
model.Operation('STRIDED_SLICE', t3, [1, 0], [2, 3], [1, 2], 0, 0, 1).To(t8)
Example({
    x1: packed('<i2',
    'c-mXCx-fRu?8PqYQ*$P7a9(2*64uo;p(?Y$Z~2Ve(D35<4nb?{;v(GxYrImDqgGApT$WI|t~YB-4+EJ10L+XUnE'
),
    t4: [109, 85, 87, 126, 94, 89, 99, 90, 170],
    t5: [100, 90, 150, 173, 94, 71, 152, 85, 115, 138, 144, 105],
    t6: [112, 144, 86, 81, 94, 82],
    t7: [82, 94, 86, 144],
    t8: [82, 81],
}, name='twice_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()

# A part of a part begins where the first one does, in its steps. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
t9 = Internal('t9', (U8, [5, 5], 0.5, 120))
t10 = Output('t10', (U8, [3, 3], 0.5, 120))
t11 = Internal('t11', (U8, [5, 5], 0.5, 120))
t12 = Output('t12', (U8, [4, 3], 0.5, 120))
t13 = Internal('t13', (U8, [3, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 3], 0.5, 120))
t15 = Internal('t15', (U8, [3, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 2], 0.5, 120))
t17 = Internal('t17', (U8, [3, 3], 0.5, 120))
t18 = Output('t18', (U8, [2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t9)
model.Operation('SLICE', t9, [2, 1], [-1, 3]).To(t10)
model.Operation('SLICE', x1, [1, 2], [5, 5]).To(t11)
model.Operation('STRIDED_SLICE', t11, [4, 0], [0, 5], [-1, 2], 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, [2, 2], [0, -4], [-1, -1], 1, 2, 0).To(t14)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t15)
model.Operation('SLICE', t15, [1, 0], [2, 2]).To(t16)
model.Operation('STRIDED_SLICE', x1, [6, 1], [0, 8], [-2, 3], 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', t17, [1, 0], [2, 3], [1, 2], 0, 0, 1).To(t18)
Example({
    x1: packed('<i2',
    'c-mXCx-fRu?8PqYQ*$P7a9(2*64uo;p(?Y$Z~2Ve(D35<4nb?{;v(GxYrImDqgGApT$WI|t~YB-4+EJ10L+XUnE'
),
    t10: [109, 85, 87, 126, 94, 89, 99, 90, 170],
    t12: [100, 90, 150, 173, 94, 71, 152, 85, 115, 138, 144, 105],
    t14: [112, 144, 86, 81, 94, 82],
    t16: [82, 94, 86, 144],
    t18: [82, 81],
}, name='twice_unshared_quant8').AddVariations(signed(x1, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18)).DisableLifeTimeVariation()
