# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [4103]))
c2 = Parameter('c2', (I32, [1]), [2049])
c3 = Parameter('c3', (I32, [1]), [2060])
c4 = Parameter('c4', (I32, [1]), [2])
t5 = Output('t5', (F32, [6]))
c6 = Parameter('c6', (I32, [1]), [4101])
c7 = Parameter('c7', (I32, [1]), [4090])
c8 = Parameter('c8', (I32, [1]), [-3])
t9 = Output('t9', (F32, [4]))
c10 = Parameter('c10', (I32, [1]), [5])
c11 = Parameter('c11', (I32, [1]), [4103])
c12 = Parameter('c12', (I32, [1]), [1021])
t13 = Output('t13', (F32, [5]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c11, c12, 0, 0, 0).To(t13)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$r|NYqq5g_vK_U|Vq=I;*V6xs0W*$?X-8UpJWA`boo4fPQq@$2FqA1L(m_V*PF+8F%t7V!|^=;RwE^Yb7%', 0.5
) * 68)[:4103],
    t5: [16.0, -10.5, 15.0, 20.0, -6.5, -4.5],
    t9: [-8.5, 19.5, -8.5, 8.5],
    t13: [8.5, 12.0, -5.5, -19.5, -1.5],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4103], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [2049])
c3 = Parameter('c3', (I32, [1]), [2060])
c4 = Parameter('c4', (I32, [1]), [2])
t5 = Output('t5', (U8, [6], 0.5, 120))
c6 = Parameter('c6', (I32, [1]), [4101])
c7 = Parameter('c7', (I32, [1]), [4090])
c8 = Parameter('c8', (I32, [1]), [-3])
t9 = Output('t9', (U8, [4], 0.5, 120))
c10 = Parameter('c10', (I32, [1]), [5])
c11 = Parameter('c11', (I32, [1]), [4103])
c12 = Parameter('c12', (I32, [1]), [1021])
t13 = Output('t13', (U8, [5], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c11, c12, 0, 0, 0).To(t13)
Example({
    x1: (packed('<i2',
    'c-os<UK&{6IU_4QFMa;Jxb(J|p1_Rc!1m;+ld6&@%xWvEZq4nSk(nGdZTf<o?7aNm=Aa2BnSGfZ5eYGq=Q2<N09lb7(E'
) * 68)[:4103],
    t5: [152, 99, 150, 160, 107, 111],
    t9: [103, 159, 103, 137],
    t13: [137, 144, 109, 81, 117],
}, name='long_quant8').AddVariations(signed(x1, t5, t9, t13)).DisableLifeTimeVariation()
