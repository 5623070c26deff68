# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
c2 = Parameter('c2', (F32, [3, 1, 2, 1]), [-1.0, 2.0, 0.0, -2.0, 1.0, 0.0])
c3 = Parameter('c3', (F32, [3]), [0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [5, 1, 1, 3]))
x5 = Input('x5', (F32, [9, 4, 1, 2]))
c6 = Parameter('c6', (F32, [4, 1, 2, 2]), [1.0, 0.0, 1.0, 2.0, 0.0, -2.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [4]), [0.5, -1.5, 2.0, -0.5])
t8 = Output('t8', (F32, [9, 4, 1, 1]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 3, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0, True).To(t8)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-J|&;LKS5}^%_`z)}~M0)L3<eX`l^#KK&5##', 0.5
),
    t4: [-7.5, 4.5, 3.5, 7.5, -3.5, 0.0, 1.5, -1.5, 4.0, 7.0, 1.5, 3.5, 1.0, 2.5, 1.0],
    x5: packed('|i1',
    'c-lqFK?1-q1O&iliTeL*g|Iz#?!(&jbqEPB1LY(K*H9PAXVr*ybPcZsdVA!kTc^$o{`mu&I411', 0.5
),
    t8: packed('|i1',
    'c-jFZ0Nelh`2F-23I_c95C97T3IzTF`2he51_2NK5en@M{r?F1^9Sx4;14|', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 2, 1], 0.5, 128), [126, 132, 128, 124, 130, 128])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -6, 8])
t4 = Output('t4', (U8, [5, 1, 1, 3], 0.5, 120))
x5 = Input('x5', (U8, [9, 4, 1, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 2, 2]), [2, 0, 2, 4, 0, -8, -4, 0, 0, 2, 0, 0, -4, 0, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c7 = Parameter('c7', (I32, [4]), [2, -12, 8, -4])
t8 = Output('t8', (U8, [9, 4, 1, 1], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 3, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0, True).To(t8)
Example({
    x1: packed('|i1',
    'c-pHfuP!VqFRLo4t12$3swuCiEH10ADJ>{1E-Npo0|3~B4fF'
),
    t4: [105, 129, 127, 135, 113, 120, 123, 117, 128, 134, 123, 127, 122, 125, 122],
    x5: packed('<i2',
    'c-pPY!2y6U2m?Szrcj7YDKffG7x4ZEJLomQEp0{Yp$N{RO(yPTvD3vZFiYsCMI*ahGalm0*H2zXM<J~'
),
    t8: packed('<i2',
    'c-kv0D9!0>sw*k(sA#Tgswt}~tgL9Nt86drY)Wk{EpI5wu1{ki0ssJ}LJ=J'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t4, x5, t8)).DisableLifeTimeVariation()
