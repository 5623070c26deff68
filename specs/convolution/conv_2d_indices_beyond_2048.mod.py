# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [1, 1, 4103, 2]))
c2 = Parameter('c2', (F32, [2, 1, 2, 2]), [-1.0, 0.0, -2.0, 2.0, 0.0, -2.0, 1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 3, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQfepYg2m>%R1j7H<q6T%d*)+k)0kAcKl$m$K#_7U4w9ZFws@I_O{CXqm{z=ajQv', 0.5
) * 135)[:8206],
    t4: (packed('|i1',
    'c-jTQ-422v7ywX}kBFaHVavMcs`q~?(=8oLLXE#k=S-^O9fW|j`BpPQ87?YU58I@ee&9B9W>R2%K(~IgE*u$+?CwsK)@?0kmgwI2'
    'V!R>~K@n8M!TCB#(+(CmCOW%*`S6mjPyI4s7r6A0-^;Xm@dw-ZK5_', 0.5
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4103, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 2, 2], 0.5, 128), [126, 128, 124, 132, 128, 124, 130, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1368, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 3, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p1GfepYg2m`R4Ts4TPX&{`wBW7y^QL7fo=w;efwc`Rj)666Iyh4;GK-r0$xVQK7#|LGu9P0'
) * 135)[:8206],
    t4: (packed('<i2',
    'c-qCm+YW*t007Yb({w8blThO}Q2~j|sIX-{^wiJx8J$yuA{3f21JP-2tdjZ;<ow2~;Nq-Fk8VCk0~hrydra8HJMLfP>Rj4VZoF{A'
    'O2^|vA+CW{Bd-WeBBQOsIv5KjDceJsLid4R#D-`ls^z||I~sR?^8=N-IHC'
) * 23)[:2736],
}, name='long_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
