# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: arguments that ask for nothing.

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
model.Operation('SPACE_TO_DEPTH', x1, 1, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 1, False).To(t4)
model.Operation('SPACE_TO_DEPTH', x5, 1, False).To(t6)
Example({
    x1: packed('|i1',
    'c-jTQi4g!n1O&h`xRrmje%B2KQEiTrKAu=HrMBkVrX7Vi$4R|+nvOycTlDm%a;|?KA9gK$z}7-14iuS1ULSsoy)Wt', 0.5
),
    t2: packed('|i1',
    'c-jTQi4g!n1O&h`xRrmje%B2KQEiTrKAu=HrMBkVrX7Vi$4R|+nvOycTlDm%a;|?KA9gK$z}7-14iuS1ULSsoy)Wt', 0.5
),
    x3: [1.0, -0.5, 3.5, 1.0, -2.0, 4.0, 3.0, -2.0, 1.5, -3.0, 4.0, 1.5],
    t4: [1.0, -0.5, 3.5, 1.0, -2.0, 4.0, 3.0, -2.0, 1.5, -3.0, 4.0, 1.5],
    x5: [-1.0, 1.5, -2.0, -3.5, 4.0, 3.5, -2.0, 2.0, -4.0, -2.5, 1.0, 3.5],
    t6: [-1.0, 1.5, -2.0, -3.5, 4.0, 3.5, -2.0, 2.0, -4.0, -2.5, 1.0, 3.5],
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
model.Operation('SPACE_TO_DEPTH', x1, 1, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 1, False).To(t4)
model.Operation('SPACE_TO_DEPTH', x5, 1, False).To(t6)
Example({
    x1: packed('<i2',
    'c-pnWi50*=1O>p9jCDL8S*53n%%G5YTx@b~8GG-fu2#6F+n}j9`rI2Mgagi6R#TTLae9egxUZ0*Ry(5!IJwIb8hC#80bl$q>H'
),
    t2: packed('<i2',
    'c-pnWi50*=1O>p9jCDL8S*53n%%G5YTx@b~8GG-fu2#6F+n}j9`rI2Mgagi6R#TTLae9egxUZ0*Ry(5!IJwIb8hC#80bl$q>H'
),
    x3: [122, 119, 127, 122, 116, 128, 126, 116, 123, 114, 128, 123],
    t4: [122, 119, 127, 122, 116, 128, 126, 116, 123, 114, 128, 123],
    x5: [118, 123, 116, 113, 128, 127, 116, 124, 112, 115, 122, 127],
    t6: [118, 123, 116, 113, 128, 127, 116, 124, 112, 115, 122, 127],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
