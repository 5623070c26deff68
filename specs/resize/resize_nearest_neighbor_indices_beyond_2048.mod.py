# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4101, 1]))
t2 = Output('t2', (F32, [1, 1, 1367, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1367, 1, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$i7ZfPl{Ujv`6aN+73-cBo2;3Ya`XBGv3J@CK9rzUn-0&mc4EWk8B>WKgAK?=P8w2<v8|v8i7XtG2=Cm3w', 0.5
) * 68)[:4101],
    t2: (packed('|i1',
    'c-jFy0K)$iC?pf!7To&T8u;Ab+Wa2{`05w+6#WSm^9UpF5FG|1_$2rf0~`197uzNO3mqIE3f~p*3@8xc8zR^Obq5+R', 0.5
) * 23)[:1367],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4101, 1], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1367, 1], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1367, 1, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-rgf?^zIBI%jTUcX@AEb9Ud<hL9<<i>9XsHg!x2pIXpc7m_hMyrm#$!JLwgg6WanwUet0W=&2C$nUSp%4MJg006}Q9mf'
) * 68)[:4101],
    t2: (packed('<i2',
    'c-re(FsD1LFQh1NQb9;~P|5V#f~5Z3p3=tN?1tIt9aHOO7tAT>uAZEq)gL^!ym{)B=}qCi87&JsA}7xZsA8Z5005{%9mf'
) * 23)[:1367],
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
