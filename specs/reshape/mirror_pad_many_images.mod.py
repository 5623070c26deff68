# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: many images.

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
x1 = Input('x1', (F32, [5, 1, 1, 3]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t3 = Output('t3', (F32, [5, 1, 1, 6]))
x4 = Input('x4', (F32, [9, 4, 1, 1]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t6 = Output('t6', (F32, [9, 7, 1, 1]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
Example({
    x1: [0.5, -0.5, 3.0, -0.5, 1.5, -2.0, 2.0, 1.0, -3.0, -4.0, -2.0, 4.0, 2.0, -2.5, 3.5],
    t3: packed('|i1',
    'c-jTQfe8RG2m>%yMg9L;v4t)vKbI8_#UXJRtwzmc^8?}u4+s', 0.5
),
    x4: packed('|i1',
    'c-jTQ0TKWp1O&j*A^rce=qBwJqWMb32h`Qc(7VAD1<kDx=L28^5D)', 0.5
),
    t6: packed('|i1',
    'c-j@qK@Pwm2n4{u0&f5RS+N_n&76m5aIv>`Tc7&icqn{1HN_ytJ0OHj3q+-|viQG;7kWMxWd', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 1, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t3 = Output('t3', (U8, [5, 1, 1, 6], 0.5, 120))
x4 = Input('x4', (U8, [9, 4, 1, 1], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t6 = Output('t6', (U8, [9, 7, 1, 1], 0.5, 120))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
Example({
    x1: [121, 119, 126, 119, 123, 116, 124, 122, 114, 112, 116, 128, 124, 115, 127],
    t3: packed('<i2',
    'c-pHguPm=CFR3oCE~zf6s;MffYA7ivX(*{Lt|_iBX21&of$t6&'
),
    x4: packed('<i2',
    'c-oD@0TKWZ2n0Y+R&JPFB|rBCyTVdTv6YMPtsUj#5Z#=J3}M~&;Q^Tu5by'
),
    t6: packed('<i2',
    'c-p1Q(Gh?k3<Ob2CU^rAE(u5HY7OrDUeTy78yMy`>&3YOvHB7k6ym-&!SLq6s6<wlzVGPz*8>#^9qj'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6)).DisableLifeTimeVariation()
