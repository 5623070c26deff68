# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: parts of parts.

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

# A slice of an output of SPLIT begins where the output does.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
t2 = Internal('t2', (F32, [7, 4]))
t3 = Internal('t3', (F32, [7, 4]))
c4 = Parameter('c4', (I32, [2]), [2, 1])
c5 = Parameter('c5', (I32, [2]), [3, 2])
t6 = Output('t6', (F32, [3, 2]))
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [7, 4])
c9 = Parameter('c9', (I32, [2]), [3, 2])
t10 = Output('t10', (F32, [3, 2]))
t11 = Internal('t11', (F32, [4, 7]))
c12 = Parameter('c12', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2]), [2, 4])
t14 = Output('t14', (F32, [2, 4]))
t15 = Internal('t15', (F32, [4, 7]))
c16 = Parameter('c16', (I32, [2]), [1, 3])
c17 = Parameter('c17', (I32, [2]), [2, 3])
t18 = Output('t18', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t2, t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('STRIDED_SLICE', t3, c7, c8, c9, 0, 0, 0).To(t10)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t11)
model.Operation('SLICE', t11, c12, c13).To(t14)
model.Operation('RESHAPE', t2, [4, 7]).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jFt0LTB}J^Cu<C<6E4BtX+12_^d)Bhtw@!0rJz@aYd5F!UMu1~lIC!SOT9_1ez%69X~~?*|nk?9ay)NE|2', 0.0625
),
    t6: [-4.0, -1.125, 3.0, -0.75, -3.9375, -0.9375],
    t10: [2.5, -0.5625, 3.0, 1.5625, -1.25, -3.5625],
    t14: [2.1875, -1.0, 0.375, -0.6875, -2.875, -1.4375, 3.25, -2.375],
    t18: [-2.875, -3.4375, 3.4375, 0.375, 3.25, -2.125],
}, name='outputs').AddVariations('float16').DisableLifeTimeVariation()

# A slice of an output of SPLIT begins where the output does. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
t19 = Internal('t19', (F32, [7, 4]))
t20 = Internal('t20', (F32, [7, 4]))
c4 = Parameter('c4', (I32, [2]), [2, 1])
c5 = Parameter('c5', (I32, [2]), [3, 2])
t21 = Output('t21', (F32, [3, 2]))
t22 = Internal('t22', (F32, [7, 4]))
t23 = Internal('t23', (F32, [7, 4]))
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [7, 4])
c9 = Parameter('c9', (I32, [2]), [3, 2])
t24 = Output('t24', (F32, [3, 2]))
t25 = Internal('t25', (F32, [7, 4]))
t26 = Internal('t26', (F32, [7, 4]))
t27 = Internal('t27', (F32, [4, 7]))
c12 = Parameter('c12', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2]), [2, 4])
t28 = Output('t28', (F32, [2, 4]))
t29 = Internal('t29', (F32, [7, 4]))
t30 = Internal('t30', (F32, [7, 4]))
t31 = Internal('t31', (F32, [4, 7]))
c16 = Parameter('c16', (I32, [2]), [1, 3])
c17 = Parameter('c17', (I32, [2]), [2, 3])
t32 = Output('t32', (F32, [2, 3]))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t19, t20)
model.Operation('SLICE', t20, c4, c5).To(t21)
model.Operation('SPLIT', x1, 1, 2).To(t22, t23)
model.Operation('STRIDED_SLICE', t23, c7, c8, c9, 0, 0, 0).To(t24)
model.Operation('SPLIT', x1, 1, 2).To(t25, t26)
model.Operation('TRANSPOSE', t25, [1, 0]).To(t27)
model.Operation('SLICE', t27, c12, c13).To(t28)
model.Operation('SPLIT', x1, 1, 2).To(t29, t30)
model.Operation('RESHAPE', t29, [4, 7]).To(t31)
model.Operation('SLICE', t31, c16, c17).To(t32)
Example({
    x1: packed('|i1',
    'c-jFt0LTB}J^Cu<C<6E4BtX+12_^d)Bhtw@!0rJz@aYd5F!UMu1~lIC!SOT9_1ez%69X~~?*|nk?9ay)NE|2', 0.0625
),
    t21: [-4.0, -1.125, 3.0, -0.75, -3.9375, -0.9375],
    t24: [2.5, -0.5625, 3.0, 1.5625, -1.25, -3.5625],
    t28: [2.1875, -1.0, 0.375, -0.6875, -2.875, -1.4375, 3.25, -2.375],
    t32: [-2.875, -3.4375, 3.4375, 0.375, 3.25, -2.125],
}, name='outputs_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A slice of an output of SPLIT begins where the output does.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
t2 = Internal('t2', (U8, [7, 4], 0.5, 120))
t3 = Internal('t3', (U8, [7, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [2, 1])
c5 = Parameter('c5', (I32, [2]), [3, 2])
t6 = Output('t6', (U8, [3, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [7, 4])
c9 = Parameter('c9', (I32, [2]), [3, 2])
t10 = Output('t10', (U8, [3, 2], 0.5, 120))
t11 = Internal('t11', (U8, [4, 7], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2]), [2, 4])
t14 = Output('t14', (U8, [2, 4], 0.5, 120))
t15 = Internal('t15', (U8, [4, 7], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 3])
c17 = Parameter('c17', (I32, [2]), [2, 3])
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t2, t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('STRIDED_SLICE', t3, c7, c8, c9, 0, 0, 0).To(t10)
model.Operation('TRANSPOSE', t2, [1, 0]).To(t11)
model.Operation('SLICE', t11, c12, c13).To(t14)
model.Operation('RESHAPE', t2, [4, 7]).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-q_SQ&qMsX-Qpi?1C8oS*;7pr_J|sU2T(9o0Hl-eR09m(x#|9+uRKvg<)Pr_1Vo`GcvrLJ15Us&Ojyr0KcaiWd'
),
    t6: [171, 60, 163, 112, 109, 176],
    t10: [98, 126, 163, 149, 147, 167],
    t14: [150, 108, 130, 86, 159, 101, 90, 74],
    t18: [159, 78, 125, 130, 90, 110],
}, name='outputs_quant8').AddVariations(signed(x1, t2, t3, t6, t10, t11, t14, t15, t18)).DisableLifeTimeVariation()

# A slice of an output of SPLIT begins where the output does. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
t19 = Internal('t19', (U8, [7, 4], 0.5, 120))
t20 = Internal('t20', (U8, [7, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [2, 1])
c5 = Parameter('c5', (I32, [2]), [3, 2])
t21 = Output('t21', (U8, [3, 2], 0.5, 120))
t22 = Internal('t22', (U8, [7, 4], 0.5, 120))
t23 = Internal('t23', (U8, [7, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [7, 4])
c9 = Parameter('c9', (I32, [2]), [3, 2])
t24 = Output('t24', (U8, [3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [7, 4], 0.5, 120))
t26 = Internal('t26', (U8, [7, 4], 0.5, 120))
t27 = Internal('t27', (U8, [4, 7], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2]), [2, 4])
t28 = Output('t28', (U8, [2, 4], 0.5, 120))
t29 = Internal('t29', (U8, [7, 4], 0.5, 120))
t30 = Internal('t30', (U8, [7, 4], 0.5, 120))
t31 = Internal('t31', (U8, [4, 7], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 3])
c17 = Parameter('c17', (I32, [2]), [2, 3])
t32 = Output('t32', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t19, t20)
model.Operation('SLICE', t20, c4, c5).To(t21)
model.Operation('SPLIT', x1, 1, 2).To(t22, t23)
model.Operation('STRIDED_SLICE', t23, c7, c8, c9, 0, 0, 0).To(t24)
model.Operation('SPLIT', x1, 1, 2).To(t25, t26)
model.Operation('TRANSPOSE', t25, [1, 0]).To(t27)
model.Operation('SLICE', t27, c12, c13).To(t28)
model.Operation('SPLIT', x1, 1, 2).To(t29, t30)
model.Operation('RESHAPE', t29, [4, 7]).To(t31)
model.Operation('SLICE', t31, c16, c17).To(t32)
Example({
    x1: packed('<i2',
    'c-q_SQ&qMsX-Qpi?1C8oS*;7pr_J|sU2T(9o0Hl-eR09m(x#|9+uRKvg<)Pr_1Vo`GcvrLJ15Us&Ojyr0KcaiWd'
),
    t21: [171, 60, 163, 112, 109, 176],
    t24: [98, 126, 163, 149, 147, 167],
    t28: [150, 108, 130, 86, 159, 101, 90, 74],
    t32: [159, 78, 125, 130, 90, 110],
}, name='outputs_unshared_quant8').AddVariations(signed(x1, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32)).DisableLifeTimeVariation()
