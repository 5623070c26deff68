# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5uN}0c{JXSwm$-y8tM9zX)sE(0PwaNQS{G}g9}#{e_b1~41|k3eOY;xI'
),
    t2: [91, 126, 76, 91, 117, 82, 66, 123, 154, 108, 143, 101, 126, 156, 62, 145],
}, name='tiny_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5|L2x)cK>r(Y1xd0y<4_!t9g>n<NILoW0~~~jc1QG3S^WPF%SU&;qnp~'
),
    t2: [106, 183, 82, 114, 128, 145, 105, 109, 161, 52, 135, 111, 154, 65, 109, 106],
}, name='small_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 300.0, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 300.0, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5FJ)f3s6|?xm3PM0b8<rJBDddZ|0%uux9rS=DTki6oUoLZW*`Cp0ED0s9R'
),
    t2: [49, 86, 49, 94, 96, 64, 30, 49, 180, 208, 128, 223, 222, 133, 145, 126],
}, name='great_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1000000.0, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 1000000.0, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5fAH<K&XOM-edl9XUaY?;z?ZVdjBn=7$xNCzzaN`=MW)n6k%0&R0P)`v9R'
),
    t2: [79, 221, 156, 152, 76, 208, 102, 114, 86, 101, 124, 154, 91, 137, 96, 141],
}, name='huge_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
