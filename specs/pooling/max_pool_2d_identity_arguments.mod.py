# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: arguments that ask for nothing.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 1, 1, 0, False).To(t6)
Example({
    x1: packed('|i1',
    'c-jrgNfN*y3<I#iB!U0G7H4gBRp~m<LhCJ2+V*Zg5i@XkwvBcT4G1?C5iJs)D0U*9)VJYK)pC^CWv}S;^+(PyKM3|Sx&', 0.5
),
    t2: packed('|i1',
    'c-jrgNfN*y3<I#iB!U0G7H4gBRp~m<LhCJ2+V*Zg5i@XkwvBcT4G1?C5iJs)D0U*9)VJYK)pC^CWv}S;^+(PyKM3|Sx&', 0.5
),
    x3: [-2.5, 3.5, 3.0, 4.0, 1.0, 4.0, -2.0, 4.0, -2.5, -1.0, -1.0, 1.0],
    t4: [-2.5, 3.5, 3.0, 4.0, 1.0, 4.0, -2.0, 4.0, -2.5, -1.0, -1.0, 1.0],
    x5: [-2.5, 4.0, -3.5, -2.0, -0.5, -2.0, 3.5, -1.5, -3.0, -4.0, -3.0, -2.0],
    t6: [-2.5, 4.0, -3.5, -2.0, -0.5, -2.0, 3.5, -1.5, -3.0, -4.0, -3.0, -2.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 3, 1, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 1, 1, 0, False).To(t6)
Example({
    x1: packed('<i2',
    'c-pne$q~RH3<R*0%=%(jY(wcu6VX>*>x|a&v9i!xBIKyfNy*W>(YG07Vxy=UnJPv{7)^j0o5HGcp?6=z(lA+H*qpHEXD>)5EV='
),
    t2: packed('<i2',
    'c-pne$q~RH3<R*0%=%(jY(wcu6VX>*>x|a&v9i!xBIKyfNy*W>(YG07Vxy=UnJPv{7)^j0o5HGcp?6=z(lA+H*qpHEXD>)5EV='
),
    x3: [115, 127, 126, 128, 122, 128, 116, 128, 115, 118, 118, 122],
    t4: [115, 127, 126, 128, 122, 128, 116, 128, 115, 118, 118, 122],
    x5: [115, 128, 113, 116, 119, 116, 127, 117, 114, 112, 114, 116],
    t6: [115, 128, 113, 116, 119, 116, 127, 117, 114, 112, 114, 116],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
