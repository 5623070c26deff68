# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: counts and indexes beyond 8 or 16 bits.

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
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('ARGMIN', x3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-rmL0Sy2E2!Js9hclBooPP$W*CtRF$^u`(m0lNnM+64', 1.0
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('|i1',
    'c-muN7zLwX6pVrq2hL%TqhJ(_f>AIM%fV4F^x_Nvw-f{i', 1.0
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
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('ARGMIN', x3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-rmL0Sy2E2!Js9hclBooPP$W*CtRF$^u`(m0lNnM+64'
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('|i1',
    'c-muN7zLwX6pVrq2hL%TqhJ(_f>AIM%fV4F^x_Nvw-f{i'
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
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('ARGMIN', x3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-rmL0Sy2E2!OD5W+J{hoPP$W*CtRF$^u`(m0lNmyMO8'
),
    t2: [255, 256, 257, 512, 599],
    x3: packed('|i1',
    'c-pI|7zLwX6pVrq2i!2oQ7{Td!6+Ds<=`k7dT|B-qT+w*'
),
    t4: [255, 256, 257, 512, 599],
}, name='byte_quant8').AddVariations(signed(x1, x3)).DisableLifeTimeVariation()

# The element is beyond the first 65,536 of 131,077.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 131077], 0.5, 120))
t2 = Output('t2', (I32, [2]))
model = Model()
model.Operation('ARGMIN', x1, -1).To(t2)
Example({
    x1: packed('|i1',
    'c-rmIfdBvi3<M#&XFB`|451Jz000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0001}DF6Tf000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000002su?~VbAZ-'
),
    t2: [65536, 131075],
}, name='word_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
