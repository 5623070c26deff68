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

# Places begin where an output does.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [7, 8]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [7, 4]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [7, 4]))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 1])
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [3, 2])
t6 = Output('t6', ('TENSOR_FLOAT32', [3, 2]))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [7, 4])
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [3, 2])
t10 = Output('t10', ('TENSOR_FLOAT32', [3, 2]))
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [1, 0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [4, 7]))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 4])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [4, 7])
t17 = Internal('t17', ('TENSOR_FLOAT32', [4, 7]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 3])
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [2, 3])
t20 = Output('t20', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t2, t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('STRIDED_SLICE', t3, c7, c8, c9, 0, 0, 0).To(t10)
model.Operation('TRANSPOSE', t2, c11).To(t12)
model.Operation('SLICE', t12, c13, c14).To(t15)
model.Operation('RESHAPE', t2, c16).To(t17)
model.Operation('SLICE', t17, c18, c19).To(t20)
Example({
    x1: packed('|i1',
    'c-jFt0LTB}J^Cu<C<6E4BtX+12_^d)Bhtw@!0rJz@aYd5F!UMu1~lIC!SOT9_1ez%69X~~?*|nk?9ay)NE|2', 0.0625
),
    t6: [-4.0, -1.125, 3.0, -0.75, -3.9375, -0.9375],
    t10: [2.5, -0.5625, 3.0, 1.5625, -1.25, -3.5625],
    t15: [2.1875, -1.0, 0.375, -0.6875, -2.875, -1.4375, 3.25, -2.375],
    t20: [-2.875, -3.4375, 3.4375, 0.375, 3.25, -2.125],
}, name='outputs').AddVariations('float16').DisableLifeTimeVariation()

# Places begin where an output does. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [7, 8]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [7, 4]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [7, 4]))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 1])
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [3, 2])
t23 = Output('t23', ('TENSOR_FLOAT32', [3, 2]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [7, 4]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [7, 4]))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [7, 4])
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [3, 2])
t26 = Output('t26', ('TENSOR_FLOAT32', [3, 2]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [7, 4]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [7, 4]))
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [1, 0])
t29 = Internal('t29', ('TENSOR_FLOAT32', [4, 7]))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 4])
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 4]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [7, 4]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [7, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [4, 7])
t33 = Internal('t33', ('TENSOR_FLOAT32', [4, 7]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 3])
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [2, 3])
t34 = Output('t34', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t21, t22)
model.Operation('SLICE', t22, c4, c5).To(t23)
model.Operation('SPLIT', x1, 1, 2).To(t24, t25)
model.Operation('STRIDED_SLICE', t25, c7, c8, c9, 0, 0, 0).To(t26)
model.Operation('SPLIT', x1, 1, 2).To(t27, t28)
model.Operation('TRANSPOSE', t27, c11).To(t29)
model.Operation('SLICE', t29, c13, c14).To(t30)
model.Operation('SPLIT', x1, 1, 2).To(t31, t32)
model.Operation('RESHAPE', t31, c16).To(t33)
model.Operation('SLICE', t33, c18, c19).To(t34)
Example({
    x1: packed('|i1',
    'c-jFt0LTB}J^Cu<C<6E4BtX+12_^d)Bhtw@!0rJz@aYd5F!UMu1~lIC!SOT9_1ez%69X~~?*|nk?9ay)NE|2', 0.0625
),
    t23: [-4.0, -1.125, 3.0, -0.75, -3.9375, -0.9375],
    t26: [2.5, -0.5625, 3.0, 1.5625, -1.25, -3.5625],
    t30: [2.1875, -1.0, 0.375, -0.6875, -2.875, -1.4375, 3.25, -2.375],
    t34: [-2.875, -3.4375, 3.4375, 0.375, 3.25, -2.125],
}, name='outputs_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Places begin where an output does.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [7, 8], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 1])
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [3, 2])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [7, 4])
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [3, 2])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [1, 0])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 4])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [4, 7])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 3])
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [2, 3])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t2, t3)
model.Operation('SLICE', t3, c4, c5).To(t6)
model.Operation('STRIDED_SLICE', t3, c7, c8, c9, 0, 0, 0).To(t10)
model.Operation('TRANSPOSE', t2, c11).To(t12)
model.Operation('SLICE', t12, c13, c14).To(t15)
model.Operation('RESHAPE', t2, c16).To(t17)
model.Operation('SLICE', t17, c18, c19).To(t20)
Example({
    x1: packed('<i2',
    'c-q_SQ&qMsX-Qpi?1C8oS*;7pr_J|sU2T(9o0Hl-eR09m(x#|9+uRKvg<)Pr_1Vo`GcvrLJ15Us&Ojyr0KcaiWd'
),
    t6: [171, 60, 163, 112, 109, 176],
    t10: [98, 126, 163, 149, 147, 167],
    t15: [150, 108, 130, 86, 159, 101, 90, 74],
    t20: [159, 78, 125, 130, 90, 110],
}, name='outputs_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Places begin where an output does. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [7, 8], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 1])
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [3, 2])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [7, 4])
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [3, 2])
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [1, 0])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 4])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [4, 7])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 3])
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [2, 3])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 2).To(t21, t22)
model.Operation('SLICE', t22, c4, c5).To(t23)
model.Operation('SPLIT', x1, 1, 2).To(t24, t25)
model.Operation('STRIDED_SLICE', t25, c7, c8, c9, 0, 0, 0).To(t26)
model.Operation('SPLIT', x1, 1, 2).To(t27, t28)
model.Operation('TRANSPOSE', t27, c11).To(t29)
model.Operation('SLICE', t29, c13, c14).To(t30)
model.Operation('SPLIT', x1, 1, 2).To(t31, t32)
model.Operation('RESHAPE', t31, c16).To(t33)
model.Operation('SLICE', t33, c18, c19).To(t34)
Example({
    x1: packed('<i2',
    'c-q_SQ&qMsX-Qpi?1C8oS*;7pr_J|sU2T(9o0Hl-eR09m(x#|9+uRKvg<)Pr_1Vo`GcvrLJ15Us&Ojyr0KcaiWd'
),
    t23: [171, 60, 163, 112, 109, 176],
    t26: [98, 126, 163, 149, 147, 167],
    t30: [150, 108, 130, 86, 159, 101, 90, 74],
    t34: [159, 78, 125, 130, 90, 110],
}, name='outputs_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
