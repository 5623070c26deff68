# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: what is reduced is another operation's result, with axes of its own.

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

# A reduced transposed tensor keeps the order of its own axes.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t3 = Internal('t3', (F32, [3, 3, 3]))
t4 = Output('t4', (F32, [3, 3]))
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
t8 = Output('t8', (F32, [3, 3]))
t9 = Internal('t9', (F32, [3, 3, 3]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 3, 3]))
t14 = Output('t14', (F32, [3, 3]))
t15 = Internal('t15', (F32, [3, 3, 3]))
t16 = Output('t16', (F32, [3, 3]))
t17 = Internal('t17', (F32, [3, 3, 3]))
t18 = Output('t18', (F32, [3, 3]))
t19 = Internal('t19', (F32, [3, 3, 3]))
t20 = Output('t20', (F32, [3, 3]))
x2 = Input('x2', (F32, [2, 3, 3, 3]))
t21 = Internal('t21', (F32, [2, 3, 3, 3]))
c22 = Parameter('c22', (I32, [2]), [2, 3])
t23 = Output('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3, 3, 3]))
c25 = Parameter('c25', (I32, [1]), [2])
t26 = Output('t26', (F32, [2, 3, 3]))
t27 = Internal('t27', (F32, [2, 3, 3, 3]))
c28 = Parameter('c28', (I32, [1]), [1])
t29 = Output('t29', (F32, [2, 1, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('MEAN', t3, [0], 0).To(t4)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t5)
model.Operation('MEAN', t5, [0], 0).To(t6)
model.Operation('TRANSPOSE', x1, [2, 1, 0]).To(t7)
model.Operation('MEAN', t7, [1], 0).To(t8)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t9)
model.Operation('REDUCE_SUM', t9, [0], False).To(t10)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t11)
model.Operation('REDUCE_SUM', t11, [0], False).To(t12)
model.Operation('TRANSPOSE', x1, [2, 1, 0]).To(t13)
model.Operation('REDUCE_SUM', t13, [1], False).To(t14)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t15)
model.Operation('REDUCE_PROD', t15, [0], False).To(t16)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t17)
model.Operation('REDUCE_PROD', t17, [0], False).To(t18)
model.Operation('TRANSPOSE', x1, [2, 1, 0]).To(t19)
model.Operation('REDUCE_PROD', t19, [1], False).To(t20)
model.Operation('TRANSPOSE', x2, [0, 3, 1, 2]).To(t21)
model.Operation('MEAN', t21, c22, 0).To(t23)
model.Operation('TRANSPOSE', x2, [0, 3, 2, 1]).To(t24)
model.Operation('MEAN', t24, c25, 0).To(t26)
model.Operation('TRANSPOSE', x2, [0, 3, 2, 1]).To(t27)
model.Operation('MEAN', t27, c28, 1).To(t29)
Example({
    x1: packed('|i1',
    'c-jFQ0ObEE8aUYJ{m0Px=ok?T^!D(=*#jRP;=%tRz%AI-4@d', 0.0625
),
    t4: [-1.1666666, -0.6041667, 0.125, -0.9791667, -1.0416666, -2.0, 0.9583333, -0.6666667, 1.5208334],
    t6: [0.41666666, -1.2291666, -0.8333333, 1.6875, -2.0833333, -3.625, 2.125, -0.29166666, -0.020833334],
    t8: [-1.1666666, -0.6041667, 0.125, -0.9791667, -1.0416666, -2.0, 0.9583333, -0.6666667, 1.5208334],
    t10: [-3.5, -1.8125, 0.375, -2.9375, -3.125, -6.0, 2.875, -2.0, 4.5625],
    t12: [1.25, -3.6875, -2.5, 5.0625, -6.25, -10.875, 6.375, -0.875, -0.0625],
    t14: [-3.5, -1.8125, 0.375, -2.9375, -3.125, -6.0, 2.875, -2.0, 4.5625],
    t16: [22.822266, 1.03125, -0.72509766, 7.6171875, 4.359375, 30.515625, 0.28710938, 1.6186523,
    -0.31860352],
    t18: [-0.7207031, 3.2226562, 7.3476562, 4.7226562, -4.614258, -46.5, 6.7402344, -0.0073242188, 2.9992676],
    t20: [22.822266, 1.03125, -0.72509766, 7.6171875, 4.359375, 30.515625, 0.28710938, 1.6186523,
    -0.31860352],
    x2: packed('|i1',
    'c-jFr0LlL~;?L&#D=hFA6En*v0Ua;F2lL7s%`H3-I}FG@?l}e8H!{xWHX<WF{MiWk6xR;r>ea>R|BbyF*#', 0.0625
),
    t23: [0.8888889, -0.090277776, 0.6875, -0.27083334, 1.0694444, -0.7847222],
    t26: [1.4791666, 2.1875, -1.0, -1.0833334, -0.22916667, 1.0416666, 0.35416666, -0.35416666, 2.0625,
    1.1666666, -0.6041667, -1.375, 2.4166667, 2.5833333, -1.7916666, -2.2083333, 0.47916666, -0.625],
    t29: [-0.5416667, 0.35416666, -0.8333333, 0.22916667, 1.4375, 1.125, 1.0625, -0.1875, 1.8125,
    -0.27083334, 1.3125, -0.14583333, 0.5, 1.9375, -1.9166666, 1.1458334, -0.7916667, -1.7291666],
}, name='turned').AddVariations('float16').DisableLifeTimeVariation()
