# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: products of the least and the greatest codes.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Sums of products of the least and the greatest codes leave 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 6, 33], 0.5, 128))
c2 = Parameter('c2', (U8, [6, 1, 1, 33], 0.25, 128), packed('<i2',
    'c-rNN$qfJ?48y#7uenQr9}gG+M~V`6bH^OYAPXYF<8UTZs+5_f#lFtE%_C3vg8_oHOHu'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [-150, -50, 50, 150, 250, 350])
t4 = Output('t4', (U8, [1, 1, 6, 6], 590.0, 127))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-rNSK@I>Q2*dhyRNk#sPo8*yBiR^f0u-91C?;AbwUNO#H*Rg5Y6@UM0OWaY{`f%)**8m4'
),
    t4: packed('<i2',
    'c-niiwY!G*leA}X(+A#~`reOCHQhbEy~W*IxA)Y0Zv6<9m43oN1ONalvlG1'
),
}, name='ends_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Sums of products of extreme codes leave 16 bits, with a zero point near the least code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 6, 33], 0.5, 3))
c2 = Parameter('c2', (U8, [6, 1, 1, 33], 0.25, 128), packed('<i2',
    'c-rNN$qfJ?48y#7uenQr9}gG+M~V`6bH^OYAPXYF<8UTZs+5_f#lFtE%_C3vg8_oHOHu'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [-150, -50, 50, 150, 250, 350])
t4 = Output('t4', (U8, [1, 1, 6, 6], 1200.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-rNSK@I>Q2*Y|n<^LbnswYo8z>#c>Gyw|DQWO)dliJ8&n;W+_PBjIvAOP|_H-G$~1wc_W+y'
),
    t4: packed('<i2',
    'c-m`hY-p%&l=CTVekbUc*0^(rM}0#>Lt}jdP`sg`14y=3GY|m)s-6*B'
),
}, name='ends_shifted_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
