# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: parts of parts.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Places count in steps of the first stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [7, 8]))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [1, 0])
c3 = Parameter('c3', ('TENSOR_INT32', [2]), [7, 8])
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 3])
t5 = Internal('t5', ('TENSOR_FLOAT32', [3, 3]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [6, 7])
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-2, -1])
t9 = Internal('t9', ('TENSOR_FLOAT32', [3, 6]))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 1])
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [2, 2])
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 2]))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 3])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [0, 1])
c17 = Parameter('c17', ('TENSOR_INT32', [2]), [3, 3])
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 1])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 2]))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [1, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [2]), [3, 6])
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [1, 2])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [2, 5])
c25 = Parameter('c25', ('TENSOR_INT32', [2]), [0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [-1, -2])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('SLICE', t5, c10, c11).To(t12)
model.Operation('SLICE', t9, c13, c14).To(t15)
model.Operation('STRIDED_SLICE', t5, c16, c17, c18, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', t9, c20, c21, c22, 0, 0, 0).To(t23)
model.Operation('STRIDED_SLICE', t9, c24, c25, c26, 0, 0, 0).To(t27)
Example({
    x1: packed('|i1',
    'c-jFt0LTBpJ2v3_Jt!Xx4fq!Y{U9yD73$m4?&mVqB`nq*I{y?JGw<OX>Fojp2lNp?%g*q|8PClr62bxE>l#G', 0.0625
),
    t12: [-2.625, -0.0625, 1.0625, -3.125],
    t15: [-1.4375, 1.75, -1.9375, -1.125, -2.875, -2.3125],
    t19: [1.4375, 2.0, 1.0625, -3.125],
    t23: [0.125, -1.4375, -1.9375, 3.125, -1.125, -2.3125],
    t27: [-1.375, -2.875, -1.5625, -1.0625, 1.75, -1.1875],
}, name='strided').AddVariations('float16').DisableLifeTimeVariation()

# Places count in steps of the first stride. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [7, 8]))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [1, 0])
c3 = Parameter('c3', ('TENSOR_INT32', [2]), [7, 8])
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 3])
t28 = Internal('t28', ('TENSOR_FLOAT32', [3, 3]))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 1])
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [2, 2])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 2]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [6, 7])
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-2, -1])
t30 = Internal('t30', ('TENSOR_FLOAT32', [3, 6]))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 3])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [3, 3]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [0, 1])
c17 = Parameter('c17', ('TENSOR_INT32', [2]), [3, 3])
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 1])
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 2]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [3, 6]))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [1, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [2]), [3, 6])
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [1, 2])
t35 = Output('t35', ('TENSOR_FLOAT32', [2, 3]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [3, 6]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [2, 5])
c25 = Parameter('c25', ('TENSOR_INT32', [2]), [0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [-1, -2])
t37 = Output('t37', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t28)
model.Operation('SLICE', t28, c10, c11).To(t29)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t30)
model.Operation('SLICE', t30, c13, c14).To(t31)
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t32)
model.Operation('STRIDED_SLICE', t32, c16, c17, c18, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t34)
model.Operation('STRIDED_SLICE', t34, c20, c21, c22, 0, 0, 0).To(t35)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', t36, c24, c25, c26, 0, 0, 0).To(t37)
Example({
    x1: packed('|i1',
    'c-jFt0LTBpJ2v3_Jt!Xx4fq!Y{U9yD73$m4?&mVqB`nq*I{y?JGw<OX>Fojp2lNp?%g*q|8PClr62bxE>l#G', 0.0625
),
    t29: [-2.625, -0.0625, 1.0625, -3.125],
    t31: [-1.4375, 1.75, -1.9375, -1.125, -2.875, -2.3125],
    t33: [1.4375, 2.0, 1.0625, -3.125],
    t35: [0.125, -1.4375, -1.9375, 3.125, -1.125, -2.3125],
    t37: [-1.375, -2.875, -1.5625, -1.0625, 1.75, -1.1875],
}, name='strided_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Places count in steps of the first stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [7, 8], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [1, 0])
c3 = Parameter('c3', ('TENSOR_INT32', [2]), [7, 8])
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 3])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [6, 7])
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-2, -1])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 1])
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [2, 2])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 3])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [0, 1])
c17 = Parameter('c17', ('TENSOR_INT32', [2]), [3, 3])
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 1])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [1, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [2]), [3, 6])
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [1, 2])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [2, 5])
c25 = Parameter('c25', ('TENSOR_INT32', [2]), [0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [-1, -2])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('SLICE', t5, c10, c11).To(t12)
model.Operation('SLICE', t9, c13, c14).To(t15)
model.Operation('STRIDED_SLICE', t5, c16, c17, c18, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', t9, c20, c21, c22, 0, 0, 0).To(t23)
model.Operation('STRIDED_SLICE', t9, c24, c25, c26, 0, 0, 0).To(t27)
Example({
    x1: packed('<i2',
    'c-ph6+!Rx>amnnC&XUQEo9Eb0ObhqRN?sPYFlgr7>Iu`9XUC>y)-^O2tatayahmS!xvtBucI~40Vg@n+0PP4G)&'
),
    t12: [157, 150, 108, 75],
    t15: [128, 126, 105, 99, 106, 78],
    t19: [147, 156, 108, 75],
    t23: [112, 128, 105, 81, 99, 78],
    t27: [87, 106, 166, 101, 126, 131],
}, name='strided_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Places count in steps of the first stride. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [7, 8], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [2]), [1, 0])
c3 = Parameter('c3', ('TENSOR_INT32', [2]), [7, 8])
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [2, 3])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 1])
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [2, 2])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [6, 7])
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [0, 1])
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-2, -1])
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 2])
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 3])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [0, 1])
c17 = Parameter('c17', ('TENSOR_INT32', [2]), [3, 3])
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 1])
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [1, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [2]), [3, 6])
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [1, 2])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [2, 5])
c25 = Parameter('c25', ('TENSOR_INT32', [2]), [0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [-1, -2])
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t28)
model.Operation('SLICE', t28, c10, c11).To(t29)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t30)
model.Operation('SLICE', t30, c13, c14).To(t31)
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t32)
model.Operation('STRIDED_SLICE', t32, c16, c17, c18, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t34)
model.Operation('STRIDED_SLICE', t34, c20, c21, c22, 0, 0, 0).To(t35)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', t36, c24, c25, c26, 0, 0, 0).To(t37)
Example({
    x1: packed('<i2',
    'c-ph6+!Rx>amnnC&XUQEo9Eb0ObhqRN?sPYFlgr7>Iu`9XUC>y)-^O2tatayahmS!xvtBucI~40Vg@n+0PP4G)&'
),
    t29: [157, 150, 108, 75],
    t31: [128, 126, 105, 99, 106, 78],
    t33: [147, 156, 108, 75],
    t35: [112, 128, 105, 81, 99, 78],
    t37: [87, 106, 166, 101, 126, 131],
}, name='strided_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
