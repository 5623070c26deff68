# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: as many elements as a byte counts, and one more.

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

# Ones of a row.
# Expected values: float64 formula.
input_256 = Input('input_256', (F32, [3, 256]))
axes_256 = Parameter('axes_256', (I32, [1]), [1])
of_256 = Output('of_256', (F32, [3]))
input_257 = Input('input_257', (F32, [3, 257]))
axes_257 = Parameter('axes_257', (I32, [1]), [1])
of_257 = Output('of_257', (F32, [3]))
input_512 = Input('input_512', (F32, [3, 512]))
axes_512 = Parameter('axes_512', (I32, [1]), [1])
of_512 = Output('of_512', (F32, [3]))
model = Model()
model.Operation('MEAN', input_256, axes_256, 0).To(of_256)
model.Operation('MEAN', input_257, axes_257, 0).To(of_257)
model.Operation('MEAN', input_512, axes_512, 0).To(of_512)
Example({
    input_256: packed('|i1',
    'c-muR9NFOC2nP%!8~^|r0RI6', 1.0
),
    of_256: [1.0, -2.0, 0.0],
    input_257: packed('|i1',
    'c-muR9O2;KNCylf9RL6tF8~h', 1.0
),
    of_257: [1.0, -2.0, 0.0],
    input_512: packed('|i1',
    'c-muR90em8{2K)$8ZeB45e)!d@%|7', 1.0
),
    of_512: [1.0, -2.0, 0.0],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# Ones of a row.
# Expected values: float64 formula.
input_256 = Input('input_256', (U8, [3, 256], 0.5, 120))
axes_256 = Parameter('axes_256', (I32, [1]), [1])
of_256 = Output('of_256', (U8, [3], 0.5, 120))
input_257 = Input('input_257', (U8, [3, 257], 0.5, 120))
axes_257 = Parameter('axes_257', (I32, [1]), [1])
of_257 = Output('of_257', (U8, [3], 0.5, 120))
input_512 = Input('input_512', (U8, [3, 512], 0.5, 120))
axes_512 = Parameter('axes_512', (I32, [1]), [1])
of_512 = Output('of_512', (U8, [3], 0.5, 120))
model = Model()
model.Operation('MEAN', input_256, axes_256, 0).To(of_256)
model.Operation('MEAN', input_257, axes_257, 0).To(of_257)
model.Operation('MEAN', input_512, axes_512, 0).To(of_512)
Example({
    input_256: packed('|i1',
    'c-pJ19ND03goBC^4ggjpXAl'
),
    of_256: [121, 118, 120],
    input_257: packed('|i1',
    'c-pJ19O0mBq=Sl)4giocXm<'
),
    of_257: [121, 118, 120],
    input_512: packed('|i1',
    'c-pJ190em8l#PNB4Jt;#hz0=bfzBT'
),
    of_512: [121, 118, 120],
}, name='byte_quant8').AddVariations(signed(input_256, of_256, input_257, of_257, input_512, of_512)).DisableLifeTimeVariation()
