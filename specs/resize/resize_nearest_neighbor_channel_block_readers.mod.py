# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: what is computed with channels that are no whole block.

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
t5 = Output('t5', (F32, [1, 4, 6, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 6, 4, False).To(t5)
Example({
    x1: [0.0, 2.9375, 3.25, -3.125, -1.3125, 0.8125, -2.5, 3.5625, 0.4375, -1.1875, -2.3125, 0.3125],
    t5: packed('|i1',
    'c-p&YvgV@6nlx)GAiDR06^Jfkh|GU?0Ena*G=b>a0aYNv6afGNLn4U', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 8, 16])
t4 = Internal('t4', (U8, [1, 2, 3, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 6, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 6, 4, False).To(t5)
Example({
    x1: [122, 125, 126, 113, 117, 121, 115, 128, 127, 122, 117, 115],
    t5: packed('<i2',
    'c-kv%Eh%j+X>IHPqLT7PAS%TW$*w8|qS_u1sw(USB1{nmDggk@;v(S'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5)).DisableLifeTimeVariation()
