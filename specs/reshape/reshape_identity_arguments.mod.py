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
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
x7 = Input('x7', (F32, [3, 4]))
t8 = Output('t8', (F32, [3, 4]))
x9 = Input('x9', (F32, [2, 3, 5]))
t10 = Output('t10', (F32, [2, 3, 5]))
x11 = Input('x11', (F32, [16]))
t12 = Output('t12', (F32, [16]))
model = Model()
model.Operation('RESHAPE', x1, [2, 2, 3, 8]).To(t2)
model.Operation('RESHAPE', x3, [1, 3, 1, 4]).To(t4)
model.Operation('RESHAPE', x5, [1, 2, 2, 3]).To(t6)
model.Operation('RESHAPE', x7, [3, 4]).To(t8)
model.Operation('RESHAPE', x9, [2, 3, 5]).To(t10)
model.Operation('RESHAPE', x11, [16]).To(t12)
Example({
    x1: packed('|i1',
    'c-jrgK@z|~1O&heW8(j>wJegpwqz%Uk)}cTxl?#Xm%C9Yp}5)-kdv&-$NeB{_1Hh7ua|Vk(iI{RHsjS%bi?iUexjc(CI', 0.5
),
    t2: packed('|i1',
    'c-jrgK@z|~1O&heW8(j>wJegpwqz%Uk)}cTxl?#Xm%C9Yp}5)-kdv&-$NeB{_1Hh7ua|Vk(iI{RHsjS%bi?iUexjc(CI', 0.5
),
    x3: [-1.5, 1.5, 3.0, -3.0, -2.5, -2.5, 3.0, -4.0, 3.0, 3.5, 1.0, 1.0],
    t4: [-1.5, 1.5, 3.0, -3.0, -2.5, -2.5, 3.0, -4.0, 3.0, 3.5, 1.0, 1.0],
    x5: [2.0, 3.5, 4.0, 1.5, -0.5, -3.5, 1.0, -0.5, 4.0, 1.0, 2.5, -0.5],
    t6: [2.0, 3.5, 4.0, 1.5, -0.5, -3.5, 1.0, -0.5, 4.0, 1.0, 2.5, -0.5],
    x7: [0.5, 0.5, -1.5, 2.5, 3.5, 3.0, -0.5, -1.0, 1.0, -1.0, 3.5, 2.0],
    t8: [0.5, 0.5, -1.5, 2.5, 3.5, 3.0, -0.5, -1.0, 1.0, -1.0, 3.5, 2.0],
    x9: packed('|i1',
    'c-jTQfeip42m`P<=kWh)9Y(MnOUfo`1p47tPSsHm_Wr0z3>g', 0.5
),
    t10: packed('|i1',
    'c-jTQfeip42m`P<=kWh)9Y(MnOUfo`1p47tPSsHm_Wr0z3>g', 0.5
),
    x11: [-1.0, -1.0, -4.0, -3.5, 1.5, -1.0, -1.5, -4.0, -2.5, -3.0, 1.0, -3.0, -0.5, 1.5, 3.5, -3.0],
    t12: [-1.0, -1.0, -4.0, -3.5, 1.5, -1.0, -1.5, -4.0, -2.5, -3.0, 1.0, -3.0, -0.5, 1.5, 3.5, -3.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 3, 1, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [3, 4], 0.5, 120))
t8 = Output('t8', (U8, [3, 4], 0.5, 120))
x9 = Input('x9', (U8, [2, 3, 5], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 5], 0.5, 120))
x11 = Input('x11', (U8, [16], 0.5, 120))
t12 = Output('t12', (U8, [16], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [2, 2, 3, 8]).To(t2)
model.Operation('RESHAPE', x3, [1, 3, 1, 4]).To(t4)
model.Operation('RESHAPE', x5, [1, 2, 2, 3]).To(t6)
model.Operation('RESHAPE', x7, [3, 4]).To(t8)
model.Operation('RESHAPE', x9, [2, 3, 5]).To(t10)
model.Operation('RESHAPE', x11, [16]).To(t12)
Example({
    x1: packed('<i2',
    'c-pneQ5FM11O&hw*)VuZ>vi<x5~<%RbwyBgT8KS23{P}2Qw&zD?MVW4ly>>-9;juX`Azh@R_>DAMwQ4!thpF>aQ(fXKl=iDUM(g'
),
    t2: packed('<i2',
    'c-pneQ5FM11O&hw*)VuZ>vi<x5~<%RbwyBgT8KS23{P}2Qw&zD?MVW4ly>>-9;juX`Azh@R_>DAMwQ4!thpF>aQ(fXKl=iDUM(g'
),
    x3: [117, 123, 126, 114, 115, 115, 126, 112, 126, 127, 122, 122],
    t4: [117, 123, 126, 114, 115, 115, 126, 112, 126, 127, 122, 122],
    x5: [124, 127, 128, 123, 119, 113, 122, 119, 128, 122, 125, 119],
    t6: [124, 127, 128, 123, 119, 113, 122, 119, 128, 122, 125, 119],
    x7: [121, 121, 117, 125, 127, 126, 119, 118, 122, 118, 127, 124],
    t8: [121, 121, 117, 125, 127, 126, 119, 118, 122, 118, 127, 124],
    x9: packed('<i2',
    'c-pJ1t*a|4uc@gitg5dnFRdyrE2^$5E2yilsVXdNV89Cig)I&#'
),
    t10: packed('<i2',
    'c-pJ1t*a|4uc@gitg5dnFRdyrE2^$5E2yilsVXdNV89Cig)I&#'
),
    x11: [118, 118, 112, 113, 123, 118, 117, 112, 115, 114, 122, 114, 119, 123, 127, 114],
    t12: [118, 118, 112, 113, 123, 118, 117, 112, 115, 114, 122, 114, 119, 123, 127, 114],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
