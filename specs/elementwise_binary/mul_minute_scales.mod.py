# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: scales that fewer bits do not hold.

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
x1 = Input('x1', (U8, [3, 17], 300000.0, 131))
x2 = Input('x2', (U8, [3, 17], 2.6000000730164174e-07, 100))
t3 = Output('t3', (U8, [3, 17], 10.0, 94))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5KVy!t(as&#dpk-dM<iUG#XkAXoA(ng@t-*3_+epv`tC*5J=at}%=P2;Eqzsb!7^3AmVtBt03?VS*8'
),
    x2: packed('<i2',
    'c-mw5Z*jKti0&f0Gkr^U3tPT$tA3Si+4ChU#OT4w4_%LMPH4ZevxP^C<4V%0rOJXX?n--qF^~=b_%j+-'
),
    t3: packed('<i2',
    'c-lMiCA`RA(Y>O$Hz6#uGHX+$M}DkzLvB)z^HQs;=}|6)Y2hiw^L4!q5{$#O(!KL@`FI#e2LL9m6U+'
),
}, name='minute_scale_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
