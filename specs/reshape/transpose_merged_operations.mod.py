# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: operations in a row that are merged, moved or cancelled.

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

# A constant that fits before a transposition and behind it moves past it, turned, as all sides
# are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [3]), [-1.0, 0.0, 1.0])
t3 = Internal('t3', (F32, [3, 3]))
t4 = Output('t4', (F32, [3, 3]))
x5 = Input('x5', (F32, [3, 3]))
t7 = Internal('t7', (F32, [3, 3]))
c6 = Parameter('c6', (F32, [3]), [-1.0, 0.0, 1.0])
t8 = Output('t8', (F32, [3, 3]))
x9 = Input('x9', (F32, [3, 3, 3]))
c10 = Parameter('c10', (F32, [3]), [-1.0, 0.0, 1.0])
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
x13 = Input('x13', (F32, [3, 3, 3]))
t15 = Internal('t15', (F32, [3, 3, 3]))
c14 = Parameter('c14', (F32, [3]), [-1.0, 0.0, 1.0])
t16 = Output('t16', (F32, [3, 3, 3]))
x17 = Input('x17', (F32, [3, 3, 3]))
c18 = Parameter('c18', (F32, [3]), [-1.0, 0.0, 1.0])
t19 = Internal('t19', (F32, [3, 3, 3]))
t20 = Output('t20', (F32, [3, 3, 3]))
x21 = Input('x21', (F32, [3, 3, 3]))
t23 = Internal('t23', (F32, [3, 3, 3]))
c22 = Parameter('c22', (F32, [3]), [-1.0, 0.0, 1.0])
t24 = Output('t24', (F32, [3, 3, 3]))
x26 = Input('x26', (F32, [3, 3]))
c25 = Parameter('c25', (F32, [3, 3]), [0.0, -1.0, -1.0, -2.0, 1.0, 1.0, 0.0, -1.0, -1.0])
t27 = Internal('t27', (F32, [3, 3]))
t28 = Output('t28', (F32, [3, 3]))
x30 = Input('x30', (F32, [3, 3]))
c29 = Parameter('c29', (F32, [3]), [2.0, 1.0, 0.0])
t31 = Internal('t31', (F32, [3, 3]))
t32 = Output('t32', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t7)
model.Operation('ADD', t7, c6, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 2, 1]).To(t12)
model.Operation('TRANSPOSE', x13, [0, 2, 1]).To(t15)
model.Operation('ADD', t15, c14, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TRANSPOSE', t19, [2, 1, 0]).To(t20)
model.Operation('TRANSPOSE', x21, [2, 1, 0]).To(t23)
model.Operation('ADD', t23, c22, 0).To(t24)
model.Operation('MUL', x26, c25, 0).To(t27)
model.Operation('TRANSPOSE', t27, [1, 0]).To(t28)
model.Operation('PRELU', x30, c29).To(t31)
model.Operation('TRANSPOSE', t31, [1, 0]).To(t32)
Example({
    x1: [-0.5, 0.5, 1.0, -3.5, 2.0, 3.0, 1.5, -1.0, -2.0],
    t4: [-1.5, -4.5, 0.5, 0.5, 2.0, -1.0, 2.0, 4.0, -1.0],
    x5: [-2.0, -1.5, 3.5, 0.5, -3.5, -1.0, -2.5, -4.0, 2.5],
    t8: [-3.0, 0.5, -1.5, -2.5, -3.5, -3.0, 2.5, -1.0, 3.5],
    x9: packed('|i1',
    'c-mw9^Ya(SA4YZ-wqH!F|NgQ32a@bRIoO$*m;t893L^', 0.5
),
    t12: packed('|i1',
    'c-s5_<NqHH_TT^5SeTi9{rk_tz{32U@gD~hCnqZa$BGLh', 0.5
),
    x13: packed('|i1',
    'c-jTQfeip43<9t?B>Mlk!k8@^gma~`wGpl{---GIyn_z?', 0.5
),
    t16: packed('|i1',
    'c-muTW%$j^#rWs%&p$vG!!H*0|EvsufBpT%{vQCCa}50', 0.5
),
    x17: packed('|i1',
    'c-muR`_IA7#Q2-zH!~Y6Gvi+trk~6|e*OIQi-{2cZ<`7V', 0.5
),
    t20: packed('|i1',
    'c-s5_^E(^!kN>}aurV{UGynX}!o<k&i-q|Q7Yj20!siPL', 0.5
),
    x21: packed('|i1',
    'c-mwB#mvO~?<WT{+yDQ+|NZ#?hl!n$iIL^!e|B~Nu4fDn', 0.5
),
    t24: packed('|i1',
    'c-muR<7D{F{QW=UkN?b!|Jd06a5Da9`Sas9BNHb8lj92y', 0.5
),
    x26: [2.5, -1.5, -2.0, -1.0, 1.5, 1.0, 0.5, 0.5, -4.0],
    t28: [0.0, 2.0, 0.0, 1.5, 1.5, -0.5, 2.0, 1.0, 4.0],
    x30: [-4.0, -1.0, 1.0, 4.0, -4.0, -0.5, 1.0, -0.5, -3.0],
    t32: [-8.0, 4.0, 1.0, -1.0, -4.0, -0.5, 1.0, 0.0, 0.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# A constant that fits before a transposition and behind it moves past it, turned, as all sides
# are equal.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [118, 120, 122])
t3 = Internal('t3', (U8, [3, 3], 0.5, 120))
t4 = Output('t4', (U8, [3, 3], 0.5, 120))
x5 = Input('x5', (U8, [3, 3], 0.5, 120))
t7 = Internal('t7', (U8, [3, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [3], 0.5, 120), [118, 120, 122])
t8 = Output('t8', (U8, [3, 3], 0.5, 120))
x9 = Input('x9', (U8, [3, 3, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3], 0.5, 120), [118, 120, 122])
t11 = Internal('t11', (U8, [3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [3, 3, 3], 0.5, 120))
x13 = Input('x13', (U8, [3, 3, 3], 0.5, 120))
t15 = Internal('t15', (U8, [3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [3], 0.5, 120), [118, 120, 122])
t16 = Output('t16', (U8, [3, 3, 3], 0.5, 120))
x17 = Input('x17', (U8, [3, 3, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3], 0.5, 120), [118, 120, 122])
t19 = Internal('t19', (U8, [3, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [3, 3, 3], 0.5, 120))
x21 = Input('x21', (U8, [3, 3, 3], 0.5, 120))
t23 = Internal('t23', (U8, [3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [3], 0.5, 120), [118, 120, 122])
t24 = Output('t24', (U8, [3, 3, 3], 0.5, 120))
x26 = Input('x26', (U8, [3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3, 3], 0.5, 120), [120, 118, 118, 116, 122, 122, 120, 118, 118])
t27 = Internal('t27', (U8, [3, 3], 0.5, 120))
t28 = Output('t28', (U8, [3, 3], 0.5, 120))
x30 = Input('x30', (U8, [3, 3], 0.5, 120))
c29 = Parameter('c29', (U8, [3], 0.5, 120), [124, 122, 120])
t31 = Internal('t31', (U8, [3, 3], 0.5, 120))
t32 = Output('t32', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t7)
model.Operation('ADD', t7, c6, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 2, 1]).To(t12)
model.Operation('TRANSPOSE', x13, [0, 2, 1]).To(t15)
model.Operation('ADD', t15, c14, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('TRANSPOSE', t19, [2, 1, 0]).To(t20)
model.Operation('TRANSPOSE', x21, [2, 1, 0]).To(t23)
model.Operation('ADD', t23, c22, 0).To(t24)
model.Operation('MUL', x26, c25, 0).To(t27)
model.Operation('TRANSPOSE', t27, [1, 0]).To(t28)
model.Operation('PRELU', x30, c29).To(t31)
model.Operation('TRANSPOSE', t31, [1, 0]).To(t32)
Example({
    x1: [119, 121, 122, 113, 124, 126, 123, 118, 116],
    t4: [117, 111, 121, 121, 124, 118, 124, 128, 118],
    x5: [116, 117, 127, 121, 113, 118, 115, 112, 125],
    t8: [114, 121, 117, 115, 113, 114, 125, 118, 127],
    x9: packed('<i2',
    'c-pHhDJ*IzsjRQ5E2^q3E2}97lJ$iR_0?6?47dRR3x5pD'
),
    t12: packed('<i2',
    'c-kv3C@*QKFD|RAsjez2E3c`jsm`w~Yp7~$tYyFr01H73%K'
),
    x13: packed('<i2',
    'c-pHit*)&uDQhS$t|}=huBk4ott>C8EvhdoE@i+C00%e>r2'
),
    t16: packed('<i2',
    'c-pJ3tthT;sw^ojECI4AifZc1Yb#2NN{i~t8E^vt2Ph1s'
),
    x17: packed('<i2',
    'c-pJ1D{rW;sw{3OuCA-Ct}LyoDy%LjDl96hs${?o01B@RvH'
),
    t20: packed('<i2',
    'c-kv3%&)61C@(IktFErEE-bF8s%$8#sV-@%sb;_p00#REvH'
),
    x21: packed('<i2',
    'c-pHjs;;UoD{QE)D=#lDD=06is;{i7tSKz7uV=sw00{yNw*'
),
    t24: packed('<i2',
    'c-pJ1Ypf`)&M&VlD6g(8tE($%tSql7DJZV2YGl9-0118!w*'
),
    x26: [125, 117, 116, 118, 123, 122, 121, 121, 112],
    t28: [120, 124, 120, 123, 123, 119, 124, 122, 128],
    x30: [112, 118, 122, 128, 112, 119, 122, 119, 114],
    t32: [104, 128, 122, 118, 112, 119, 122, 120, 120],
}, name='equal_sides_quant8').AddVariations(signed(x1, c2, t3, t4, x5, t7, c6, t8, x9, c10, t11, t12, x13, t15, c14, t16, x17, c18, t19, t20, x21, t23, c22, t24, x26, c25, t27, t28, x30, c29, t31, t32)).DisableLifeTimeVariation()
