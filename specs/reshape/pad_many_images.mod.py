# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (F32, [5, 1, 3, 3]))
x4 = Input('x4', (F32, [9, 4, 1, 2]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (F32, [9, 4, 1, 3]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('PAD', x4, c5).To(t6)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-J`rt|-6iJ7vN1;yqHGEAJ9W!Jb~-u%j%4H*', 0.5
),
    t3: packed('|i1',
    'c-jrdK@I>g1O&icLH+-=(iAnP0U*J&2H>5{*>Hqvn`*gHn~CSgKN!#r82', 0.5
),
    x4: packed('|i1',
    'c-lqFxe)*{2m`<o2CV+8Wq8bmxA{^=&#Dk%&tD)GD^Qy!$yv5vM|DLnB`RwNb?oLC_~#F)Ng)~', 0.5
),
    t6: packed('|i1',
    'c-jrjF%rNa2mrwYQThLC84*d^Ef!bG7>y||#N;hrAVCYQh%t+&9H$z;tj!YglEM8&iR2_*NHQk-P!n;qut6K@fA|69*dZD', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (U8, [5, 1, 3, 3], 0.5, 120))
x4 = Input('x4', (U8, [9, 4, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (U8, [9, 4, 1, 3], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('PAD', x4, c5).To(t6)
Example({
    x1: packed('<i2',
    'c-pIKs4S>0t1Bz0EGVxmud1x6EiJ1mYA7vlD5<NjW55dlgMJPv'
),
    t3: packed('<i2',
    'c-oc5!3_W)2m~-kCPv_nC^EXNU|$6gML7l_O(@=>2lwfy#VqZ3t-LvYJfG1OF#'
),
    x4: packed('<i2',
    'c-pPY$qm3j2n4W{j5swcu#}!>8i@biv^r6_p!RVB1tL*xp1c;Ta|fbA8k;06VUW|8t+8Kze)0la4<Xt'
),
    t6: packed('<i2',
    'c-p<p!4<?H2msM7nI|FxqM`Jpik;&>44qi9ok}{8!@4XX1P?rk;utF#jX6EJ4>!<>3iFdhl%cp0%04^;J4BO4ZM?|-hQB}d0ygF{'
    'x&'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6)).DisableLifeTimeVariation()
