# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D and what may follow it: every operation after every other.

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

# CONV_2D, DEPTHWISE_CONV_2D, MAX_POOL_2D, LOGISTIC, RESIZE_NEAREST_NEIGHBOR, DEPTHWISE_CONV_2D,
# SUB, GATHER
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
filter980 = Parameter('filter980', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!4Uue41zFl|CzP@kpm|ha3QraXy%$|J04&B+yO*S5C;', 0.0625
))
bias980 = Parameter('bias980', (F32, [4]), [-0.25, 0.0, -0.5, 0.0])
t980 = Internal('t980', (F32, [1, 4, 4, 4]))
filter981 = Parameter('filter981', (F32, [1, 1, 3, 4]), [0.0625, 0.0625, -0.125, -0.125, 0.0, -0.0625, 0.125, 0.125, 0.0625, 0.0, 0.125, 0.0625])
bias981 = Parameter('bias981', (F32, [4]), [0.0, 0.0, -0.75, -0.75])
t981 = Internal('t981', (F32, [1, 4, 4, 4]))
t982 = Internal('t982', (F32, [1, 4, 4, 4]))
t983 = Internal('t983', (F32, [1, 4, 4, 4]))
t984 = Internal('t984', (F32, [1, 4, 4, 4]))
filter985 = Parameter('filter985', (F32, [1, 1, 3, 4]), [0.125, 0.0, 0.125, 0.0, 0.0, 0.0, -0.125, 0.125, -0.125, 0.0625, -0.125, -0.125])
bias985 = Parameter('bias985', (F32, [4]), [0.25, -0.25, 0.75, 0.25])
t985 = Internal('t985', (F32, [1, 4, 4, 4]))
c986 = Parameter('c986', (F32, [4]), [-0.0625, 0.3125, 0.1875, -0.6875])
t986 = Internal('t986', (F32, [1, 4, 4, 4]))
places987 = Parameter('places987', (I32, [4]), [2, 0, 3, 1])
t987 = Output('t987', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, filter980, bias980, 1, 1, 1, 0).To(t980)
model.Operation('DEPTHWISE_CONV_2D', t980, filter981, bias981, 1, 1, 1, 1, 3).To(t981)
model.Operation('MAX_POOL_2D', t981, 1, 1, 1, 3, 2, 0).To(t982)
model.Operation('LOGISTIC', t982).To(t983)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t983, 4, 4, False).To(t984)
model.Operation('DEPTHWISE_CONV_2D', t984, filter985, bias985, 1, 1, 1, 1, 3).To(t985)
model.Operation('SUB', t985, c986, 0).To(t986)
model.Operation('GATHER', t986, 1, places987).To(t987)
Example({
    input: packed('|i1',
    'c-jF#0Kfm?4<O|AANdXq>)-<p1RxO<_2KI178vyu68aYf?d}NY0rVII2;=SM=j8Ab{rK-001gNJ1Rw<y;qK?{4CWWhkRGN', 0.0625
),
    t987: ([0.25, -0.3125, 0.4375, 0.9375, 0.3125, -0.3125, 0.5, 0.9375, 0.3125, -0.3125, 0.5, 0.9375, 0.375,
    -0.3125, 0.5625, 1.0] * 4)[:64],
}, name='of_98').DisableLifeTimeVariation()

# CONV_2D, RELU6
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
filter1060 = Parameter('filter1060', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-kF^fe8RG41<#Vf3vO(1;NC24suZZO}tq$%eJ7WJRZ*&?*', 0.0625
))
bias1060 = Parameter('bias1060', (F32, [4]), [-0.25, -0.25, -0.5, 0.0])
t1060 = Internal('t1060', (F32, [1, 4, 4, 4]))
t1061 = Output('t1061', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, filter1060, bias1060, 1, 1, 1, 0).To(t1060)
model.Operation('RELU6', t1060).To(t1061)
Example({
    input: packed('|i1',
    'c-jF#0KfkS8}sww@bUNf2kqt>3-<K-;p_(%4jBmg@){TR@COeC>l+9U8XxQ(;Nt+}5g!=y1pnvq@%{i4=N9D!9tsFmmmdi', 0.0625
),
    t1061: packed('<i2',
    'c-l)~VDMw$XL!h9z<>@MftVZ2Qe$8Tk^v0HKvIh#14!C4PzeA4b&>;|', 0.00390625
),
}, name='of_106').DisableLifeTimeVariation()

# CONV_2D, RELU, RELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
filter1160 = Parameter('filter1160', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-u?+wK41(1EZ<bcV1i}U?tRf5Xrul$zNA?zbVv!l`', 0.0625
))
bias1160 = Parameter('bias1160', (F32, [4]), [-0.25, -0.5, 0.0, 0.0])
t1160 = Internal('t1160', (F32, [1, 4, 4, 4]))
t1161 = Internal('t1161', (F32, [1, 4, 4, 4]))
t1162 = Output('t1162', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', input, filter1160, bias1160, 1, 1, 1, 0).To(t1160)
model.Operation('RELU', t1160).To(t1161)
model.Operation('RELU', t1161).To(t1162)
Example({
    input: packed('|i1',
    'c-jF#0KfkT;^YY&=pGyM>*Wyv3Kr=f1^wXU_wfx5;sgo+_Z<ii|MBhU2oMz@Aod0v@fhw1=L_u==^O4H;_wCO1^*tVa~&f', 0.0625
),
    t1162: packed('<i2',
    'c-j+VU?^r_P-U=SV3@_gU@ytQAjAL!Mhpx}2|!wt0S=s77#KVm<QUS=FfatSGEfNs06G)~0R', 0.00390625
),
}, name='of_116').DisableLifeTimeVariation()
