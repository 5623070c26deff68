# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65537]))
t2 = Output('t2', (U8, [65537], 0.5, 100))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-lL`8N80|xj<B2;+4Y^^<iA>iuYFu`?0T8_I*$p_P^vskH13sF|(~FYK|ve4WB%5(&8ZhZfTCC4O{O7-YWmk!0;akf#5%wgwp?^'
    '2qFU#gR_xD0D=oKZU', 0.5
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-qs+-7b{nU9#`eQ495&$Gh^fTb=pJH)RX9Z*;l4EBS`chs`awwPs1`JkUO7x%>OqZ|vJPzpu~Xd?M+v)$TR}B>(^&ryo}'
) * 1075)[:65537],
}, name='real').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.5, 100))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-lL`8N80|xj<B2;+4Y^^<iA>iuYFu`?0T8_I*$p_P^vskH13sF|(~FYK|ve4WB%5(&8ZhZfTCC4O{O7-YWmk!0;akf#5%wgwp?^'
    '2qFU#gR_xD0D=oKZU', 0.5
) * 40)[:2394],
    t2: (packed('<i2',
    'c-qs+-7b{nU9#`eQ495&$Gh^fTb=pJH)RX9Z*;l4EBS`chs`awwPs1`JkUO7x%>OqZ|vJPzpu~Xd?M+v)$TR}B>(^&ryo}'
) * 40)[:2394],
}, name='image_real').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [259, 33]))
t2 = Output('t2', (U8, [259, 33], 0.5, 100))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-lL`8N80|xj<B2;+4Y^^<iA>iuYFu`?0T8_I*$p_P^vskH13sF|(~FYK|ve4WB%5(&8ZhZfTCC4O{O7-YWmk!0;akf#5%wgwp?^'
    '2qFU#gR_xD0D=oKZU', 0.5
) * 141)[:8547],
    t2: (packed('<i2',
    'c-qs+-7b{nU9#`eQ495&$Gh^fTb=pJH)RX9Z*;l4EBS`chs`awwPs1`JkUO7x%>OqZ|vJPzpu~Xd?M+v)$TR}B>(^&ryo}'
) * 141)[:8547],
}, name='rows_real').AddVariations(signed(t2)).DisableLifeTimeVariation()
