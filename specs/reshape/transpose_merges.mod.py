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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Vectors along one of equal sides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [3]), [-1.0, 0.0, 1.0])
t3 = Internal('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (F32, [3, 3]))
x6 = Input('x6', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [1, 0])
t9 = Internal('t9', (F32, [3, 3]))
c7 = Parameter('c7', (F32, [3]), [-1.0, 0.0, 1.0])
t10 = Output('t10', (F32, [3, 3]))
x11 = Input('x11', (F32, [3, 3, 3]))
c12 = Parameter('c12', (F32, [3]), [-1.0, 0.0, 1.0])
t13 = Internal('t13', (F32, [3, 3, 3]))
c14 = Parameter('c14', (I32, [3]), [0, 2, 1])
t15 = Output('t15', (F32, [3, 3, 3]))
x16 = Input('x16', (F32, [3, 3, 3]))
c18 = Parameter('c18', (I32, [3]), [0, 2, 1])
t19 = Internal('t19', (F32, [3, 3, 3]))
c17 = Parameter('c17', (F32, [3]), [-1.0, 0.0, 1.0])
t20 = Output('t20', (F32, [3, 3, 3]))
x21 = Input('x21', (F32, [3, 3, 3]))
c22 = Parameter('c22', (F32, [3]), [-1.0, 0.0, 1.0])
t23 = Internal('t23', (F32, [3, 3, 3]))
c24 = Parameter('c24', (I32, [3]), [2, 1, 0])
t25 = Output('t25', (F32, [3, 3, 3]))
x26 = Input('x26', (F32, [3, 3, 3]))
c28 = Parameter('c28', (I32, [3]), [2, 1, 0])
t29 = Internal('t29', (F32, [3, 3, 3]))
c27 = Parameter('c27', (F32, [3]), [-1.0, 0.0, 1.0])
t30 = Output('t30', (F32, [3, 3, 3]))
x32 = Input('x32', (F32, [3, 3]))
c31 = Parameter('c31', (F32, [3, 3]), [0.0, -1.0, -1.0, -2.0, 1.0, 1.0, 0.0, -1.0, -1.0])
t33 = Internal('t33', (F32, [3, 3]))
t34 = Output('t34', (F32, [3, 3]))
x36 = Input('x36', (F32, [3, 3]))
c35 = Parameter('c35', (F32, [3]), [2.0, 1.0, 0.0])
t37 = Internal('t37', (F32, [3, 3]))
t38 = Output('t38', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('TRANSPOSE', x6, c8).To(t9)
model.Operation('ADD', t9, c7, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c18).To(t19)
model.Operation('ADD', t19, c17, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('TRANSPOSE', t23, c24).To(t25)
model.Operation('TRANSPOSE', x26, c28).To(t29)
model.Operation('ADD', t29, c27, 0).To(t30)
model.Operation('MUL', x32, c31, 0).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('PRELU', x36, c35).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
Example({
    x1: [-0.5, 0.5, 1.0, -3.5, 2.0, 3.0, 1.5, -1.0, -2.0],
    t5: [-1.5, -4.5, 0.5, 0.5, 2.0, -1.0, 2.0, 4.0, -1.0],
    x6: [-2.0, -1.5, 3.5, 0.5, -3.5, -1.0, -2.5, -4.0, 2.5],
    t10: [-3.0, 0.5, -1.5, -2.5, -3.5, -3.0, 2.5, -1.0, 3.5],
    x11: packed('|i1',
    'c-mw9^Ya(SA4YZ-wqH!F|NgQ32a@bRIoO$*m;t893L^', 0.5
),
    t15: packed('|i1',
    'c-s5_<NqHH_TT^5SeTi9{rk_tz{32U@gD~hCnqZa$BGLh', 0.5
),
    x16: packed('|i1',
    'c-jTQfeip43<9t?B>Mlk!k8@^gma~`wGpl{---GIyn_z?', 0.5
),
    t20: packed('|i1',
    'c-muTW%$j^#rWs%&p$vG!!H*0|EvsufBpT%{vQCCa}50', 0.5
),
    x21: packed('|i1',
    'c-muR`_IA7#Q2-zH!~Y6Gvi+trk~6|e*OIQi-{2cZ<`7V', 0.5
),
    t25: packed('|i1',
    'c-s5_^E(^!kN>}aurV{UGynX}!o<k&i-q|Q7Yj20!siPL', 0.5
),
    x26: packed('|i1',
    'c-mwB#mvO~?<WT{+yDQ+|NZ#?hl!n$iIL^!e|B~Nu4fDn', 0.5
),
    t30: packed('|i1',
    'c-muR<7D{F{QW=UkN?b!|Jd06a5Da9`Sas9BNHb8lj92y', 0.5
),
    x32: [2.5, -1.5, -2.0, -1.0, 1.5, 1.0, 0.5, 0.5, -4.0],
    t34: [0.0, 2.0, 0.0, 1.5, 1.5, -0.5, 2.0, 1.0, 4.0],
    x36: [-4.0, -1.0, 1.0, 4.0, -4.0, -0.5, 1.0, -0.5, -3.0],
    t38: [-8.0, 4.0, 1.0, -1.0, -4.0, -0.5, 1.0, 0.0, 0.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Vectors along one of equal sides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [118, 120, 122])
t3 = Internal('t3', (U8, [3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (U8, [3, 3], 0.5, 120))
x6 = Input('x6', (U8, [3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [1, 0])
t9 = Internal('t9', (U8, [3, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [3], 0.5, 120), [118, 120, 122])
t10 = Output('t10', (U8, [3, 3], 0.5, 120))
x11 = Input('x11', (U8, [3, 3, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [3], 0.5, 120), [118, 120, 122])
t13 = Internal('t13', (U8, [3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [3]), [0, 2, 1])
t15 = Output('t15', (U8, [3, 3, 3], 0.5, 120))
x16 = Input('x16', (U8, [3, 3, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [3]), [0, 2, 1])
t19 = Internal('t19', (U8, [3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [3], 0.5, 120), [118, 120, 122])
t20 = Output('t20', (U8, [3, 3, 3], 0.5, 120))
x21 = Input('x21', (U8, [3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [3], 0.5, 120), [118, 120, 122])
t23 = Internal('t23', (U8, [3, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [3]), [2, 1, 0])
t25 = Output('t25', (U8, [3, 3, 3], 0.5, 120))
x26 = Input('x26', (U8, [3, 3, 3], 0.5, 120))
c28 = Parameter('c28', (I32, [3]), [2, 1, 0])
t29 = Internal('t29', (U8, [3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [3], 0.5, 120), [118, 120, 122])
t30 = Output('t30', (U8, [3, 3, 3], 0.5, 120))
x32 = Input('x32', (U8, [3, 3], 0.5, 120))
c31 = Parameter('c31', (U8, [3, 3], 0.5, 120), [120, 118, 118, 116, 122, 122, 120, 118, 118])
t33 = Internal('t33', (U8, [3, 3], 0.5, 120))
t34 = Output('t34', (U8, [3, 3], 0.5, 120))
x36 = Input('x36', (U8, [3, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3], 0.5, 120), [124, 122, 120])
t37 = Internal('t37', (U8, [3, 3], 0.5, 120))
t38 = Output('t38', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('TRANSPOSE', x6, c8).To(t9)
model.Operation('ADD', t9, c7, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c18).To(t19)
model.Operation('ADD', t19, c17, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('TRANSPOSE', t23, c24).To(t25)
model.Operation('TRANSPOSE', x26, c28).To(t29)
model.Operation('ADD', t29, c27, 0).To(t30)
model.Operation('MUL', x32, c31, 0).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('PRELU', x36, c35).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
Example({
    x1: [119, 121, 122, 113, 124, 126, 123, 118, 116],
    t5: [117, 111, 121, 121, 124, 118, 124, 128, 118],
    x6: [116, 117, 127, 121, 113, 118, 115, 112, 125],
    t10: [114, 121, 117, 115, 113, 114, 125, 118, 127],
    x11: packed('<i2',
    'c-pHhDJ*IzsjRQ5E2^q3E2}97lJ$iR_0?6?47dRR3x5pD'
),
    t15: packed('<i2',
    'c-kv3C@*QKFD|RAsjez2E3c`jsm`w~Yp7~$tYyFr01H73%K'
),
    x16: packed('<i2',
    'c-pHit*)&uDQhS$t|}=huBk4ott>C8EvhdoE@i+C00%e>r2'
),
    t20: packed('<i2',
    'c-pJ3tthT;sw^ojECI4AifZc1Yb#2NN{i~t8E^vt2Ph1s'
),
    x21: packed('<i2',
    'c-pJ1D{rW;sw{3OuCA-Ct}LyoDy%LjDl96hs${?o01B@RvH'
),
    t25: packed('<i2',
    'c-kv3%&)61C@(IktFErEE-bF8s%$8#sV-@%sb;_p00#REvH'
),
    x26: packed('<i2',
    'c-pHjs;;UoD{QE)D=#lDD=06is;{i7tSKz7uV=sw00{yNw*'
),
    t30: packed('<i2',
    'c-pJ1Ypf`)&M&VlD6g(8tE($%tSql7DJZV2YGl9-0118!w*'
),
    x32: [125, 117, 116, 118, 123, 122, 121, 121, 112],
    t34: [120, 124, 120, 123, 123, 119, 124, 122, 128],
    x36: [112, 118, 122, 128, 112, 119, 122, 119, 114],
    t38: [104, 128, 122, 118, 112, 119, 122, 120, 120],
}, name='equal_sides_quant8').AddVariations(signed(x1, c2, t3, t5, x6, t9, c7, t10, x11, c12, t13, t15, x16, t19, c17, t20, x21, c22, t23, t25, x26, t29, c27, t30, x32, c31, t33, t34, x36, c35, t37, t38)).DisableLifeTimeVariation()
