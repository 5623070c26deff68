# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: scales far from 1, sums of many bits, cancellation, special numbers.

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
x1 = Input('x1', (U8, [3, 17], 1.0000000116860974e-07, 100))
x2 = Input('x2', (U8, [3, 17], 0.026000000536441803, 131))
t3 = Output('t3', (U8, [3, 17], 2.399999914359796e-07, 100))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-s54w4pIIy*aliO*TC`FQqrxJiDp5eO`2CT19H=)P~u$>81XKr)Dj#>Mz<{$2X_1WNtkJ=>Pyfu^2i'
),
}, name='tiny_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 9.999999747378752e-05, 100))
x2 = Input('x2', (U8, [3, 17], 0.026000000536441803, 131))
t3 = Output('t3', (U8, [3, 17], 0.00023999999393709004, 100))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-s54w4pIIy*aliO*TC`FQqrxJiDp5eO`2CT19H=)P~u$>81XKr)Dj#>Mz<{$2X_1WNtkJ=>Pyfu^2i'
),
}, name='small_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 300.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.026000000536441803, 131))
t3 = Output('t3', (U8, [3, 17], 710.0, 99))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-s5Cq`n~~tvRPKRXQyyH@PRtEUU4&ZEjRXYI#b^)cRR9X(he|r)Dj#>?_<{%QL69cy1j7=>PySu^0~'
),
}, name='great_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 1000000.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.026000000536441803, 131))
t3 = Output('t3', (U8, [3, 17], 2400000.0, 100))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-s54w4pIIy*aliO*TC`FQqrxJiDp5eO`2CT19H=)P~u$>81XKr)Dj#>Mz<{$2X_1WNtkJ=>Pyfu^2i'
),
}, name='huge_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
