# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: what reads a result in the layout that it was declared in.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 3, 3, 1]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 3, 3, 1]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 3, 3, 1]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [9, 3])
t9 = Output('t9', ('TENSOR_FLOAT32', [9, 3]))
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c11 = Parameter('c11', ('TENSOR_INT32', [1]), [27])
t12 = Output('t12', ('TENSOR_FLOAT32', [27]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [0, 3, 1, 2])
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c17 = Parameter('c17', ('TENSOR_INT32', [1]), [3])
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 3, 3]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t20 = Output('t20', ('TENSOR_INT32', [1, 3, 3]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t22 = Output('t22', ('TENSOR_FLOAT32', [1, 6, 3, 3]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c24 = Parameter('c24', ('TENSOR_INT32', [3]), [2, 0, 0])
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [0, 1, 0, 2])
c28 = Parameter('c28', ('TENSOR_INT32', [4]), [1, 2, 3, 1])
t29 = Output('t29', ('TENSOR_FLOAT32', [1, 2, 3, 1]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c31 = Parameter('c31', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 4, 3, 5]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [1.0, -2.0, 3.0])
t34 = Output('t34', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t10)
model.Operation('RESHAPE', t10, c11).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t19)
model.Operation('ARGMAX', t19, 3).To(t20)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t21, x1, 1).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('GATHER', t23, 2, c24).To(t25)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t26)
model.Operation('SLICE', t26, c27, c28).To(t29)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c2, 0).To(t34)
Example({
    x1: [-1.5, 0.5, 0.5, -4.0, -3.0, -2.0, -4.0, -1.0, -1.0, -2.5, -0.5, 4.0, -4.0, 1.5, -1.5, -1.0, 0.5,
    3.5, -3.5, 1.0, 1.0, 2.5, -3.0, 4.0, -2.0, -2.5, 0.5],
    t6: [0.5, -2.0, -1.0, 4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t9: [-1.5, 0.5, 0.5, -4.0, -3.0, -2.0, -4.0, -1.0, -1.0, -2.5, -0.5, 4.0, -4.0, 1.5, -1.5, -1.0, 0.5,
    3.5, -3.5, 1.0, 1.0, 2.5, -3.0, 4.0, -2.0, -2.5, 0.5],
    t12: [-1.5, 0.5, 0.5, -4.0, -3.0, -2.0, -4.0, -1.0, -1.0, -2.5, -0.5, 4.0, -4.0, 1.5, -1.5, -1.0, 0.5,
    3.5, -3.5, 1.0, 1.0, 2.5, -3.0, 4.0, -2.0, -2.5, 0.5],
    t15: [-1.5, -4.0, -4.0, -2.5, -4.0, -1.0, -3.5, 2.5, -2.0, 0.5, -3.0, -1.0, -0.5, 1.5, 0.5, 1.0, -3.0,
    -2.5, 0.5, -2.0, -1.0, 4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t18: [0.5, -2.0, -1.0, 4.0, 1.5, 3.5, 1.0, 4.0, 0.5],
    t20: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t22: packed('|i1',
    'c-s5R$oS*epCAAJ{r=DKgZb}2M)sdfOsu~+{`_YAi(3i+n#>=&', 0.5
),
    t25: [-4.0, -1.0, -1.0, -1.5, 0.5, 0.5, -1.5, 0.5, 0.5, -1.0, 0.5, 3.5, -2.5, -0.5, 4.0, -2.5, -0.5, 4.0,
    -2.0, -2.5, 0.5, -3.5, 1.0, 1.0, -3.5, 1.0, 1.0],
    t29: [4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t32: packed('|i1',
    'c-mEpNeTcU48&4J^#8BbZrZDJ2q6r73lZ4rg-o!!%6dS`gwq-ft>#w02cvKg-T', 0.5
),
    t34: [-0.5, -1.5, 3.5, -3.0, -5.0, 1.0, -3.0, -3.0, 2.0, -1.5, -2.5, 7.0, -3.0, -0.5, 1.5, 0.0, -1.5,
    6.5, -2.5, -1.0, 4.0, 3.5, -5.0, 7.0, -1.0, -4.5, 3.5],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [9, 3])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [9, 3], 0.5, 120))
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [1]), [27])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [27], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [0, 3, 1, 2])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_INT32', [1]), [3])
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t20 = Output('t20', ('TENSOR_INT32', [1, 3, 3]))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [1, 6, 3, 3], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [3]), [2, 0, 0])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [0, 1, 0, 2])
c28 = Parameter('c28', ('TENSOR_INT32', [4]), [1, 2, 3, 1])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 5], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 116, 126])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t10)
model.Operation('RESHAPE', t10, c11).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t19)
model.Operation('ARGMAX', t19, 3).To(t20)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t21, x1, 1).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('GATHER', t23, 2, c24).To(t25)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t26)
model.Operation('SLICE', t26, c27, c28).To(t29)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c2, 0).To(t34)
Example({
    x1: [117, 121, 121, 112, 114, 116, 112, 118, 118, 115, 119, 128, 112, 123, 117, 118, 121, 127, 113, 122,
    122, 125, 114, 128, 116, 115, 121],
    t6: [121, 116, 118, 128, 117, 127, 122, 128, 121],
    t9: [117, 121, 121, 112, 114, 116, 112, 118, 118, 115, 119, 128, 112, 123, 117, 118, 121, 127, 113, 122,
    122, 125, 114, 128, 116, 115, 121],
    t12: [117, 121, 121, 112, 114, 116, 112, 118, 118, 115, 119, 128, 112, 123, 117, 118, 121, 127, 113, 122,
    122, 125, 114, 128, 116, 115, 121],
    t15: [117, 112, 112, 115, 112, 118, 113, 125, 116, 121, 114, 118, 119, 123, 121, 122, 114, 115, 121, 116,
    118, 128, 117, 127, 122, 128, 121],
    t18: [121, 116, 118, 128, 123, 127, 122, 128, 121],
    t20: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t22: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!t}MkZ#XuGS0QYhk3j'
),
    t25: [112, 118, 118, 117, 121, 121, 117, 121, 121, 118, 121, 127, 115, 119, 128, 115, 119, 128, 116, 115,
    121, 113, 122, 122, 113, 122, 122],
    t29: [128, 117, 127, 122, 128, 121],
    t32: packed('<i2',
    'c-p0kK@I>A3<NzHrKT0(>3VfGhs|U&@X*a5*A}A+GEUg+pthm7!>aK$i7tI`0p&m&{r'
),
    t34: [119, 117, 127, 114, 110, 122, 114, 114, 124, 117, 115, 134, 114, 119, 123, 120, 117, 133, 115, 118,
    128, 127, 110, 134, 118, 111, 127],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
