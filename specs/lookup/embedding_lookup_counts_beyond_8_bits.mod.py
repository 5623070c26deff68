# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: counts and indexes beyond 8 or 16 bits.

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

# Rows are looked up beyond the first 256 of 300.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [6]))
c2 = Parameter('c2', (F32, [300, 2]), packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=+PMq>@0udG', 1.0
))
t3 = Output('t3', (F32, [6, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', x1, c2).To(t3)
Example({
    x1: [256, 0, 299, 255, 257, 44],
    t3: [-30.0, -29.0, -40.0, -39.0, 56.0, -40.0, -32.0, -31.0, -28.0, -27.0, 48.0, 49.0],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# Rows are looked up beyond the first 256 of 300.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [6]))
c2 = Parameter('c2', (I32, [300, 2]), packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=+PMq>@0udG'
))
t3 = Output('t3', (I32, [6, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', x1, c2).To(t3)
Example({
    x1: [256, 0, 299, 255, 257, 44],
    t3: [-30, -29, -40, -39, 56, -40, -32, -31, -28, -27, 48, 49],
}, name='byte_int32').DisableLifeTimeVariation()

# Rows are looked up beyond the first 256 of 300.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [6]))
c2 = Parameter('c2', (U8, [300, 2], 0.5, 120), packed('<i2',
    'c-phEwX=6{baHlab#wRd^z!!c_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7'
    '?CS36?dzW~anj@|Q>RUzF>}`JIW~jV0-I5<)6QiKqhJ)!0000wuJj2'
))
t3 = Output('t3', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('EMBEDDING_LOOKUP', x1, c2).To(t3)
Example({
    x1: [256, 0, 299, 255, 257, 44],
    t3: [70, 71, 60, 61, 156, 60, 68, 69, 72, 73, 148, 149],
}, name='byte_quant8').AddVariations(signed(c2, t3)).DisableLifeTimeVariation()
