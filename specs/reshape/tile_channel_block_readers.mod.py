# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c3 = Parameter('c3', (F32, [3]), [0.0, 0.3125, 0.625])
t4 = Internal('t4', (F32, [1, 2, 3, 3]))
t5 = Output('t5', (F32, [1, 2, 6, 9]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TILE', t4, [1, 1, 2, 3]).To(t5)
Example({
    x1: [-2.375, -1.8125, -2.25, 3.0, 3.4375, -0.25, -0.9375, 0.3125, 0.4375, 0.75, 2.75, -2.875],
    t5: packed('|i1',
    'c-s3uC+j;Ht$BM6f~@mzL(q5JQg7byL(p&e*ANt?Zv{bkqyVfEKal', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 8, 16])
t4 = Internal('t4', (U8, [1, 2, 3, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 6, 9], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TILE', t4, [1, 1, 2, 3]).To(t5)
Example({
    x1: [115, 115, 116, 115, 126, 115, 126, 119, 118, 122, 122, 121],
    t5: packed('<i2',
    'c-pJT?XLi%%KSbEYHn_UpbFel_3bqfR8mz3L6wa)5QImHfsOzGxG6Oe'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5)).DisableLifeTimeVariation()
