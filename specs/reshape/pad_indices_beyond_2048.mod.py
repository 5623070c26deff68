# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [1, 5]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 2049, 1])
t3 = Output('t3', (F32, [1, 2055]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [-15.0, -10.5, 4.5, -19.5, -6.5],
    t3: packed('|i1',
    'c-muN7zLwX6pVsVFbYP&hy#yabKd;S000($1ET', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 2049, 1])
t3 = Output('t3', (U8, [1, 2055], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [90, 99, 129, 81, 107],
    t3: packed('<i2',
    'c-rm3p#cCe2m`Rah@G9>1GRk4AtXrvfOYQc`Z)l=Rs)B;!x#'
),
}, name='long_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
