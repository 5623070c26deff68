# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5AAj|-^Gxww&y(3VPk$71CpRlnruRz8+}J;weyl6C1efJsVITqk0M}R%$p'
),
    t2: [186, 255, 211, 231, 226, 231, 226, 231, 252, 141, 252, 141, 252, 166, 252, 212],
}, name='tiny_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5zwytC@MEnjI^~KOcWIVwDovKS%PyzU-}rv<l<Tus&TD(HkAVmP0Q@r&@c'
),
    t2: [198, 255, 177, 252, 198, 186, 178, 137, 239, 163, 239, 215, 239, 169, 239, 215],
}, name='small_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 300.0, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 300.0, 77))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5zc2cv6Yo7{r|mmEIKQ#}E)BPe&j>rnC;PPd(kb=l^Tj{6F%SU&q_`1V'
),
    t2: [190, 255, 201, 185, 246, 222, 251, 185, 229, 131, 229, 202, 229, 231, 243, 202],
}, name='great_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1000000.0, 77))
t2 = Output('t2', (U8, [2, 2, 2, 2], 1000000.0, 77))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5pJJTN^_)38x_+Y1$^-GWPyU;~+UNA^=p4T_H>d6H5xwmCkAVmP00sLKg8'
),
    t2: [231, 255, 127, 145, 231, 169, 192, 228, 255, 190, 234, 250, 197, 211, 217, 254],
}, name='huge_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
