# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: arguments that ask for nothing.

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

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
c2 = Parameter('c2', (I32, [4]), [2, 2, 3, 8])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4]), [1, 3, 1, 4])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [4]), [1, 2, 2, 3])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [2]), [3, 4])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [3]), [2, 3, 5])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [1]), [16])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('RESHAPE', x4, c5).To(t6)
model.Operation('RESHAPE', x7, c8).To(t9)
model.Operation('RESHAPE', x10, c11).To(t12)
model.Operation('RESHAPE', x13, c14).To(t15)
model.Operation('RESHAPE', x16, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jrgK@z|~1O&heW8(j>wJegpwqz%Uk)}cTxl?#Xm%C9Yp}5)-kdv&-$NeB{_1Hh7ua|Vk(iI{RHsjS%bi?iUexjc(CI', 0.5
),
    t3: packed('|i1',
    'c-jrgK@z|~1O&heW8(j>wJegpwqz%Uk)}cTxl?#Xm%C9Yp}5)-kdv&-$NeB{_1Hh7ua|Vk(iI{RHsjS%bi?iUexjc(CI', 0.5
),
    x4: [-1.5, 1.5, 3.0, -3.0, -2.5, -2.5, 3.0, -4.0, 3.0, 3.5, 1.0, 1.0],
    t6: [-1.5, 1.5, 3.0, -3.0, -2.5, -2.5, 3.0, -4.0, 3.0, 3.5, 1.0, 1.0],
    x7: [2.0, 3.5, 4.0, 1.5, -0.5, -3.5, 1.0, -0.5, 4.0, 1.0, 2.5, -0.5],
    t9: [2.0, 3.5, 4.0, 1.5, -0.5, -3.5, 1.0, -0.5, 4.0, 1.0, 2.5, -0.5],
    x10: [0.5, 0.5, -1.5, 2.5, 3.5, 3.0, -0.5, -1.0, 1.0, -1.0, 3.5, 2.0],
    t12: [0.5, 0.5, -1.5, 2.5, 3.5, 3.0, -0.5, -1.0, 1.0, -1.0, 3.5, 2.0],
    x13: packed('|i1',
    'c-jTQfeip42m`P<=kWh)9Y(MnOUfo`1p47tPSsHm_Wr0z3>g', 0.5
),
    t15: packed('|i1',
    'c-jTQfeip42m`P<=kWh)9Y(MnOUfo`1p47tPSsHm_Wr0z3>g', 0.5
),
    x16: [-1.0, -1.0, -4.0, -3.5, 1.5, -1.0, -1.5, -4.0, -2.5, -3.0, 1.0, -3.0, -0.5, 1.5, 3.5, -3.0],
    t18: [-1.0, -1.0, -4.0, -3.5, 1.5, -1.0, -1.5, -4.0, -2.5, -3.0, 1.0, -3.0, -0.5, 1.5, 3.5, -3.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [2, 2, 3, 8])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [1, 3, 1, 4])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 2, 2, 3])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [3, 4])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [3]), [2, 3, 5])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [16])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('RESHAPE', x4, c5).To(t6)
model.Operation('RESHAPE', x7, c8).To(t9)
model.Operation('RESHAPE', x10, c11).To(t12)
model.Operation('RESHAPE', x13, c14).To(t15)
model.Operation('RESHAPE', x16, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-pneQ5FM11O&hw*)VuZ>vi<x5~<%RbwyBgT8KS23{P}2Qw&zD?MVW4ly>>-9;juX`Azh@R_>DAMwQ4!thpF>aQ(fXKl=iDUM(g'
),
    t3: packed('<i2',
    'c-pneQ5FM11O&hw*)VuZ>vi<x5~<%RbwyBgT8KS23{P}2Qw&zD?MVW4ly>>-9;juX`Azh@R_>DAMwQ4!thpF>aQ(fXKl=iDUM(g'
),
    x4: [117, 123, 126, 114, 115, 115, 126, 112, 126, 127, 122, 122],
    t6: [117, 123, 126, 114, 115, 115, 126, 112, 126, 127, 122, 122],
    x7: [124, 127, 128, 123, 119, 113, 122, 119, 128, 122, 125, 119],
    t9: [124, 127, 128, 123, 119, 113, 122, 119, 128, 122, 125, 119],
    x10: [121, 121, 117, 125, 127, 126, 119, 118, 122, 118, 127, 124],
    t12: [121, 121, 117, 125, 127, 126, 119, 118, 122, 118, 127, 124],
    x13: packed('<i2',
    'c-pJ1t*a|4uc@gitg5dnFRdyrE2^$5E2yilsVXdNV89Cig)I&#'
),
    t15: packed('<i2',
    'c-pJ1t*a|4uc@gitg5dnFRdyrE2^$5E2yilsVXdNV89Cig)I&#'
),
    x16: [118, 118, 112, 113, 123, 118, 117, 112, 115, 114, 122, 114, 119, 123, 127, 114],
    t18: [118, 118, 112, 113, 123, 118, 117, 112, 115, 114, 122, 114, 119, 123, 127, 114],
}, name='copies_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12, x13, t15, x16, t18)).DisableLifeTimeVariation()
