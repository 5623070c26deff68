# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D and what may follow it: every operation after every other.

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

# MAX_POOL_2D, TRANSPOSE, MINIMUM, RELU, HARD_SWISH, RELU, SPLIT, NEG, RELU, SIN, AVERAGE_POOL_2D,
# ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t400 = Internal('t400', (F32, [1, 4, 4, 4]))
where401 = Parameter('where401', (I32, [4]), [0, 2, 3, 1])
t401 = Internal('t401', (F32, [1, 4, 4, 4]))
c402 = Parameter('c402', (F32, [4]), [-0.8125, 1.0, 0.125, 0.25])
t402 = Internal('t402', (F32, [1, 4, 4, 4]))
t403 = Internal('t403', (F32, [1, 4, 4, 4]))
t404 = Internal('t404', (F32, [1, 4, 4, 4]))
t405 = Internal('t405', (F32, [1, 4, 4, 4]))
part_0_406 = Internal('part_0_406', (F32, [1, 4, 4, 2]))
part_1_406 = Internal('part_1_406', (F32, [1, 4, 4, 2]))
t406 = Internal('t406', (F32, [1, 4, 4, 4]))
t407 = Internal('t407', (F32, [1, 4, 4, 4]))
t408 = Internal('t408', (F32, [1, 4, 4, 4]))
t409 = Internal('t409', (F32, [1, 4, 4, 4]))
t410 = Internal('t410', (F32, [1, 4, 4, 4]))
t411 = Output('t411', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t400)
model.Operation('TRANSPOSE', t400, where401).To(t401)
model.Operation('MINIMUM', t401, c402).To(t402)
model.Operation('RELU', t402).To(t403)
model.Operation('HARD_SWISH', t403).To(t404)
model.Operation('RELU', t404).To(t405)
model.Operation('SPLIT', t405, 3, 2).To(part_0_406, part_1_406)
model.Operation('CONCATENATION', part_1_406, part_0_406, 3).To(t406)
model.Operation('NEG', t406).To(t407)
model.Operation('RELU', t407).To(t408)
model.Operation('SIN', t408).To(t409)
model.Operation('AVERAGE_POOL_2D', t409, 1, 1, 1, 2, 3, 0).To(t410)
model.Operation('ABS', t410).To(t411)
Example({
    input: packed('|i1',
    'c-jF#0KfkX<`3lI_~91{@Cx+l`U@NU2lngt|M>&{4hQ5L;2z@w{qFDJ3<2u%8XNiS>--P;0}uQL;TicL<{s)9?i}Q?`y@>', 0.0625
),
    t411: ([0.0] * 64)[:64],
}, name='of_40').DisableLifeTimeVariation()

# MAX_POOL_2D, SUB, SUB, PRELU, CONV_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1180 = Internal('t1180', (F32, [1, 4, 4, 4]))
c1181 = Parameter('c1181', (F32, [4]), [-0.4375, 0.5625, -0.875, 0.5])
t1181 = Internal('t1181', (F32, [1, 4, 4, 4]))
c1182 = Parameter('c1182', (F32, [4]), [-0.625, -0.875, -0.25, -0.25])
t1182 = Internal('t1182', (F32, [1, 4, 4, 4]))
c1183 = Parameter('c1183', (F32, [4]), [0.5, 0.1875, 0.4375, -0.75])
t1183 = Internal('t1183', (F32, [1, 4, 4, 4]))
filter1184 = Parameter('filter1184', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq#u?YYG41-Mnzu7c{AR6zyBxN|)rG^ELy@HLMl?Si)69W', 0.0625
))
bias1184 = Parameter('bias1184', (F32, [4]), [0.5, 0.0, -0.75, 0.5])
t1184 = Output('t1184', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t1180)
model.Operation('SUB', t1180, c1181, 0).To(t1181)
model.Operation('SUB', t1181, c1182, 0).To(t1182)
model.Operation('PRELU', t1182, c1183).To(t1183)
model.Operation('CONV_2D', t1183, filter1184, bias1184, 1, 1, 1, 0).To(t1184)
Example({
    input: packed('|i1',
    'c-jF#0Kfm`^Z)PX0}=P_2p|>h;O!3?<PQnv;Pn*#`R3*R;~NJK`5qn<3iBWY>JZ`c?dJFd`V$W6`VAH9{uSpD>*@2P)Feg', 0.0625
),
    t1184: packed('<i2',
    'c-jGg0Du3`@Ngi&uppp-0Du6XU;qHn0D$nYkgx!@G<4R~gkX#?fZ#9?FpvQ7KwvQ75YW)-DiGFIgRpQ+w4?wW*s%Bs_W1}A`2YVF'
    '`uzM8^ZEY_^!f)D^ZEc4_WS=4_WJ(~_4)@F^Z5W3^!Nb}_WA(|`1uDE_4Wc1^Y;S~^!frzM?+i', 0.000244140625
),
}, name='of_118').DisableLifeTimeVariation()
