# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [4103]))
c1 = Parameter('c1', (I32, [7]), [2049, 2051, 4101, 4099, 3333, 1, 2047])
t3 = Output('t3', (F32, [7]))
x4 = Input('x4', (F32, [2, 4103]))
t5 = Output('t5', (F32, [2, 7]))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x4, 1, c1).To(t5)
Example({
    x2: (packed('|i1',
    'c-jFy0K)(C6x#yt3KbC)>>?iNBPags<q+=wBo-qZ0VU(vBmoH@4)oy;{O<i0>>?fl?;83hBjENO+T{@8`R>~dH<ld4', 0.5
) * 68)[:4103],
    t3: [7.0, -9.0, 19.5, -11.5, -1.5, 10.0, -6.0],
    x4: (packed('|i1',
    'c-jFy0K)$a2nOaQ3K<aG3j+@B;@bG!APN`m>i8Y)|Jxth`sxA$<@Nd!7!w-q77^tK^YYmJ@8IDU1Mem$>E$K{a_An5', 0.5
) * 135)[:8206],
    t5: [9.0, 9.5, -19.0, -9.0, 13.0, 4.0, -5.5, 11.0, -8.5, -11.0, -19.0, 19.0, 16.0, -16.0],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [4103], 0.5, 120))
c1 = Parameter('c1', (I32, [7]), [2049, 2051, 4101, 4099, 3333, 1, 2047])
t3 = Output('t3', (U8, [7], 0.5, 120))
x4 = Input('x4', (U8, [2, 4103], 0.5, 120))
t5 = Output('t5', (U8, [2, 7], 0.5, 120))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x4, 1, c1).To(t5)
Example({
    x2: (packed('<i2',
    'c-qVE39d?S>h0`FnKdnO_WZJx*p9UFIeoJySI&(NoKx92y)7rQtt73q4=7)iKB;Kl?1;RnL9rc?g=xX943q!>oKqcK'
) * 68)[:4103],
    t3: [134, 102, 159, 97, 117, 140, 108],
    x4: (packed('<i2',
    'c-m`esEeE1G_fP3xw<VaDySf2MpJ)UQo+>J^5E$~MM+iFvAIQE6S^m*^>xP9XJ-YJrbk5fRj1FJpBOu@j)4*Y03Q$>BL'
) * 135)[:8206],
    t5: [138, 139, 82, 102, 146, 128, 109, 142, 103, 98, 82, 158, 152, 88],
}, name='long_quant8').AddVariations(signed(x2, t3, x4, t5)).DisableLifeTimeVariation()
