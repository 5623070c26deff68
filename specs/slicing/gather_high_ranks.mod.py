# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: five and six dimensions.

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

# Elements are picked along each kind of dimension of five.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
c2 = Parameter('c2', (I32, [3]), [1, 0, 1])
t3 = Output('t3', (F32, [3, 3, 2, 1, 2]))
t4 = Output('t4', (F32, [2, 3, 3, 1, 2]))
t5 = Output('t5', (F32, [2, 3, 2, 1, 3]))
t6 = Output('t6', (F32, [2, 3, 2, 1, 3]))
t7 = Output('t7', (F32, [2, 3, 2, 1, 2]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 2, c2).To(t4)
model.Operation('GATHER', x1, 4, c2).To(t5)
model.Operation('GATHER', x1, -1, c2).To(t6)
model.Operation('GATHER', x1, -4, c2).To(t7)
Example({
    x1: [-4.0, -3.3125, 2.75, 2.125, -3.5625, 0.8125, -2.5625, 3.5625, -0.4375, 0.5625, 3.75, -3.6875,
    -0.5625, 4.0, -2.8125, 1.6875, 1.875, -0.9375, -3.125, 0.25, -1.6875, -0.25, -1.4375, 3.3125],
    t3: packed('|i1',
    'c-s5!a9LXJ<2jb6e_om%IIW{}ocFrrPfnYo-;u-tZAuf%', 0.0625
),
    t4: packed('|i1',
    'c-jFZ0Nej8BEZWmBG);`4c9q5#rX+5#nT)2K+_w}1Rn9u1nD*9{OL6{6%qp', 0.0625
),
    t5: packed('|i1',
    'c-jFZ0Nek|z{?^mA`Qn4IoCM}`3c25#X$E!8`B%{9`OXu1pMXvHR&}gT@gq', 0.0625
),
    t6: packed('|i1',
    'c-jFZ0Nek|z{?^mA`Qn4IoCM}`3c25#X$E!8`B%{9`OXu1pMXvHR&}gT@gq', 0.0625
),
    t7: [-3.5625, 0.8125, -2.5625, 3.5625, -4.0, -3.3125, 2.75, 2.125, -3.5625, 0.8125, -2.5625, 3.5625,
    1.875, -0.9375, -3.125, 0.25, -0.5625, 4.0, -2.8125, 1.6875, 1.875, -0.9375, -3.125, 0.25],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# Elements are picked along each kind of dimension of five.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [3]), [1, 0, 1])
t3 = Output('t3', (U8, [3, 3, 2, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 3, 1, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 2, 1, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 3, 2, 1, 3], 0.5, 120))
t7 = Output('t7', (U8, [2, 3, 2, 1, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 2, c2).To(t4)
model.Operation('GATHER', x1, 4, c2).To(t5)
model.Operation('GATHER', x1, -1, c2).To(t6)
model.Operation('GATHER', x1, -4, c2).To(t7)
Example({
    x1: [133, 130, 60, 145, 65, 168, 158, 67, 137, 83, 117, 180, 173, 176, 115, 178, 79, 151, 154, 109, 74,
    128, 97, 120],
    t3: packed('<i2',
    'c-mXLp?H)3^jW!H4T%-4O*Ru9SIl$n3@+WW7D=3e2mk=it`W!'
),
    t4: packed('<i2',
    'c-pg>*xF<>ah|i|ih0hZTRMYFw-j$$yP<f~tX%);vvLzFyc!ZK7>ED>yGap}'
),
    t5: packed('<i2',
    'c-m`fZJKB^afRaw=XuV-oxxj5w`^FuVN>y@>HgDmXXQ3{HB=;4Fc1L%+LRI*'
),
    t6: packed('<i2',
    'c-m`fZJKB^afRaw=XuV-oxxj5w`^FuVN>y@>HgDmXXQ3{HB=;4Fc1L%+LRI*'
),
    t7: [65, 168, 158, 67, 133, 130, 60, 145, 65, 168, 158, 67, 79, 151, 154, 109, 173, 176, 115, 178, 79,
    151, 154, 109],
}, name='both_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7)).DisableLifeTimeVariation()
