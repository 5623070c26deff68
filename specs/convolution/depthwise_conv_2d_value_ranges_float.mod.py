# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: far real numbers.

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

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 21, 22, 2]))
c2 = Parameter('c2', (F32, [1, 21, 20, 4]), (packed('|i1',
    'c-jTQ2@-%H2mnCR$P17EKT}Z}%$ase?UUp2l)K)%jrCy`9hSChqpoDp<(xbX_sC%i2J{t-a!H#4tRLVHsfHXw', 1.0
) * 26)[:1680])
c3 = Parameter('c3', (F32, [4]), [32768.0, -20480.0, -4096.0, 36864.0])
t4 = Output('t4', (F32, [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-ke3Sq_9C5JVec2yuZc_0j5ReI%ozi40&H>!b2&0fQkR5R(uq2n&%Kl(f`U1<j22_}xT}FvM|MUB3MqjJ---V)8R(zva;P`51%!'
    'm#G?4+kO^T()PP-J7eqJrT75Gpfx1', 1.0
) * 16)[:924],
    t4: [-772992.0, -345216.0, -110208.0, -261376.0, 1948608.0, -450176.0, -334080.0, 1293632.0, 569216.0,
    -962752.0, -374208.0, 672960.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 21, 22, 2]))
c2 = Parameter('c2', (F32, [1, 21, 20, 4]), (packed('|i1',
    'c-jTQ2@-%H2mnCR$P17EKT}Z}%$ase?UUp2l)K)%jrCy`9hSChqpoDp<(xbX_sC%i2J{t-a!H#4tRLVHsfHXw', 1.0
) * 26)[:1680])
c3 = Parameter('c3', (F32, [4]), [6.1897002e+26, -3.8685626e+26, -7.7371252e+25, 6.963413e+26])
t4 = Output('t4', (F32, [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7$~5SqG3`oL*u}O29|~bff)(`88s(-7z}R2sBkd2xHzaV1SE9W2s}7ou)srR!i0{BgcSk>3^ExD8X7tZGBUHWvR-ArdYSnu'
    'D+5Tq1adR87=R+LvR=H(dIjVG#a?D)ynOKrsOTj~ZRSg$-18Seod9&lJzo'
) * 16)[:924],
    t4: [-1.4601406e+28, -6.520946e+27, -2.0817703e+27, -4.937253e+27, 3.6808164e+28, -8.503584e+27,
    -6.310593e+27, 2.4436018e+28, 1.0752186e+28, -1.8185871e+28, -7.068589e+27, 1.2711855e+28],
}, name='great').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 21, 22, 2]))
c2 = Parameter('c2', (F32, [1, 21, 20, 4]), (packed('<f4',
    'c-qa$0TIA32m`=KKtd%TArdN~1_qOWluD_TDF6#&F2-?}Tpswtt$Qg4!MRRwgAiS3lKY8y5AB>&o1Y^j1vrpBBqUV86WH!m<>{Si'
    '{no{^%+tD*+qZmbt>tdWYOSlWP?@k74^2Ml'
) * 26)[:1680])
c3 = Parameter('c3', (F32, [4]), [2048.0, -1280.0, -256.0, 2304.0])
t4 = Output('t4', (F32, [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7$~5SqG3`oL*u}O29|~bff)(`88s(-7z}R2sBkd2xHzaV1SE9W2s}7ou)srR!i0{BgcSk>3^ExD8X7tZGDJj0MW>2Pogy+-'
    'R2WE20dhq|8Gs^FMJG=coeJau#ij@gPnkRwsAvjEt;iIh+@#4sod6CJDRT'
) * 16)[:924],
    t4: [-48312.0, -21576.0, -6888.0, -16336.0, 121788.0, -28136.0, -20880.0, 80852.0, 35576.0, -60172.0,
    -23388.0, 42060.0],
}, name='small').DisableLifeTimeVariation()
