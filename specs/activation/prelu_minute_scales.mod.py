# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: scales that fewer bits do not hold.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# A great unit is multiplied by one next to nothing.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 300000.0, 255))
x2 = Input('x2', (U8, [3, 17], 2.6000000730164174e-07, 100))
t3 = Output('t3', (U8, [3, 17], 19.0, 137))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5|LXO^BR;ELcK4pV`fuAz*L6wP4K6&}^}k*A!<nPz*C*=TKk`KMieE5m-`|#tRo3SF%NR%p08`%{d;'
),
    x2: packed('<i2',
    'c-mw5&u0>Ge~tZh@wVAE;$5vLTP0@PsQHyuDSv=@;S5f-RGAmPI*%`YJAb@y)|nNa)6*Y@Gms7dgMt~0'
),
    t3: packed('<i2',
    'c-s5aIia^NJ7k*Syvo`MopseVb-NnWTB_PRSDW<L)Lxm~dAy>(pTA7rR=KP*q-I7!d&UF?(g6T>!Wek'
),
}, name='minute_scale_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
