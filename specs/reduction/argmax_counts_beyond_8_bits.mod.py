# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: counts and indexes beyond 8 or 16 bits.

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

# The element is beyond the first 256 of 601, in rows and in columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 601]))
t2 = Output('t2', (I32, [5]))
x3 = Input('x3', (F32, [601, 5]))
t4 = Output('t4', (I32, [5]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('ARGMAX', x3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-rmL0Sy2E2!Jp$**}~)oPP$W*CtRF$^u`(m0lNp$N>8', 1.0
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('|i1',
    'c-muN7zLwX6pVrq2aGVtQ7{Td!6+Ds<=`k7dT|B-RiOa;', 1.0
),
    t4: [255, 256, 257, 512, 599],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# The element is beyond the first 256 of 601, in rows and in columns.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [5, 601]))
t2 = Output('t2', (I32, [5]))
x3 = Input('x3', (I32, [601, 5]))
t4 = Output('t4', (I32, [5]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('ARGMAX', x3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-rmL0Sy2E2!Jp$**}~)oPP$W*CtRF$^u`(m0lNp$N>8'
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('|i1',
    'c-muN7zLwX6pVrq2aGVtQ7{Td!6+Ds<=`k7dT|B-RiOa;'
),
    t4: [255, 256, 257, 512, 599],
}, name='byte_int32').DisableLifeTimeVariation()

# The element is beyond the first 256 of 601, in rows and in columns.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 601], 0.5, 120))
t2 = Output('t2', (I32, [5]))
x3 = Input('x3', (U8, [601, 5], 0.5, 120))
t4 = Output('t4', (I32, [5]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('ARGMAX', x3, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-rmL0Sy2E2*WUBUlS_P@z846lGiq%ER+Slf|gzf008K4BO!s_'
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('<i2',
    'c-rmMK@9)^2m>)>PZKH;fC57MI0H+T0KC(y03Uyldz%#i0C2+q`s;z-'
),
    t4: [255, 256, 257, 512, 599],
}, name='byte_quant8').AddVariations(signed(x1, x3)).DisableLifeTimeVariation()

# The element is beyond the first 65,536 of 131,077.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 131077], 0.5, 120))
t2 = Output('t2', (I32, [2]))
model = Model()
model.Operation('ARGMAX', x1, -1).To(t2)
Example({
    x1: packed('<i2',
    'c-rmI0RaFo2*4m?FOw->;5L8=6aWAK0000000000000000000000000000000000000000000000000000000000000000000000'
    '00000)G7b~000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000;A0yA00000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000fYSr5fgv>'
),
    t2: [65536, 131075],
}, name='word_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
