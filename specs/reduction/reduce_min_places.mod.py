# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: the one that is wanted at every place.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [7, 7]))
c2 = Parameter('c2', ('TENSOR_INT32', [1]), [1])
t3 = Output('t3', ('TENSOR_FLOAT32', [7]))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [0])
t5 = Output('t5', ('TENSOR_FLOAT32', [7]))
x6 = Input('x6', ('TENSOR_FLOAT32', [16, 16]))
c7 = Parameter('c7', ('TENSOR_INT32', [1]), [1])
t8 = Output('t8', ('TENSOR_FLOAT32', [16]))
c9 = Parameter('c9', ('TENSOR_INT32', [1]), [0])
t10 = Output('t10', ('TENSOR_FLOAT32', [16]))
x11 = Input('x11', ('TENSOR_FLOAT32', [33, 33]))
c12 = Parameter('c12', ('TENSOR_INT32', [1]), [1])
t13 = Output('t13', ('TENSOR_FLOAT32', [33]))
c14 = Parameter('c14', ('TENSOR_INT32', [1]), [0])
t15 = Output('t15', ('TENSOR_FLOAT32', [33]))
x16 = Input('x16', ('TENSOR_FLOAT32', [48, 48]))
c17 = Parameter('c17', ('TENSOR_INT32', [1]), [1])
t18 = Output('t18', ('TENSOR_FLOAT32', [48]))
c19 = Parameter('c19', ('TENSOR_INT32', [1]), [0])
t20 = Output('t20', ('TENSOR_FLOAT32', [48]))
x21 = Input('x21', ('TENSOR_FLOAT32', [88, 88]))
c22 = Parameter('c22', ('TENSOR_INT32', [1]), [1])
t23 = Output('t23', ('TENSOR_FLOAT32', [88]))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_FLOAT32', [88]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x6, c7, False).To(t8)
model.Operation('REDUCE_MIN', x6, c9, False).To(t10)
model.Operation('REDUCE_MIN', x11, c12, False).To(t13)
model.Operation('REDUCE_MIN', x11, c14, False).To(t15)
model.Operation('REDUCE_MIN', x16, c17, False).To(t18)
model.Operation('REDUCE_MIN', x16, c19, False).To(t20)
model.Operation('REDUCE_MIN', x21, c22, False).To(t23)
model.Operation('REDUCE_MIN', x21, c24, False).To(t25)
Example({
    x1: ([-2.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5] * 7)[:49],
    t3: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    t5: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    x6: ([-2.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5] * 16)[:256],
    t8: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    t10: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    x11: ([-2.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5,
    1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5] * 33)[:1089],
    t13: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5],
    t15: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5],
    x16: (packed('|i1',
    'c-s5TOd<dPJ_G@b', 0.5
) * 48)[:2304],
    t18: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    t20: [-2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5,
    -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5],
    x21: (packed('|i1',
    'c-s5TOd|jQg@6JC', 0.5
) * 88)[:7744],
    t23: ([-2.5] * 88)[:88],
    t25: ([-2.5] * 88)[:88],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [7, 7], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [1]), [1])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [0])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [16, 16], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [1]), [1])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [16], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [1]), [0])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [16], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [33, 33], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_INT32', [1]), [1])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [33], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [1]), [0])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [33], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [48, 48], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_INT32', [1]), [1])
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [48], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_INT32', [1]), [0])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [48], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [88, 88], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_INT32', [1]), [1])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [88], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [1]), [0])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [88], 0.5, 120))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x1, c4, False).To(t5)
model.Operation('REDUCE_MIN', x6, c7, False).To(t8)
model.Operation('REDUCE_MIN', x6, c9, False).To(t10)
model.Operation('REDUCE_MIN', x11, c12, False).To(t13)
model.Operation('REDUCE_MIN', x11, c14, False).To(t15)
model.Operation('REDUCE_MIN', x16, c17, False).To(t18)
model.Operation('REDUCE_MIN', x16, c19, False).To(t20)
model.Operation('REDUCE_MIN', x21, c22, False).To(t23)
model.Operation('REDUCE_MIN', x21, c24, False).To(t25)
Example({
    x1: ([115, 123, 123, 123, 123, 123, 123, 123] * 7)[:49],
    t3: [115, 115, 115, 115, 115, 115, 115],
    t5: [115, 115, 115, 115, 115, 115, 115],
    x6: ([115, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123] * 16)[:256],
    t8: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115],
    t10: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115],
    x11: ([115, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123] * 33)[:1089],
    t13: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115],
    t15: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115],
    x16: (packed('|i1',
    'c-kwjCJ_JtOIjC%'
) * 48)[:2304],
    t18: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115],
    t20: [115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115],
    x21: (packed('|i1',
    'c-kwjrV#)Df<Y?0'
) * 88)[:7744],
    t23: ([115] * 88)[:88],
    t25: ([115] * 88)[:88],
}, name='all_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
