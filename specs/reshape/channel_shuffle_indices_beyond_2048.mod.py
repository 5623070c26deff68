# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [2, 4104]))
t2 = Output('t2', (F32, [2, 4104]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 3, 1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)(94dnF=`SJ`G6A2XO{Mz^e>Guc{{rUa^1l=I!1120HCid+l81~uz{qywR5A+Zg_9NLR4eu1`?<6Sv<?A3^', 0.5
) * 135)[:8208],
    t2: packed('|i1',
    'c-rmJ!Ky|;00z*)f-(^k78Yc}`@hX7Rw4_H7=xOb{%5%B`@O-bbBrCS$h?T#rKH`yQk*pl+dfx1-H(6~TFk4uH7A4pUUNEExXJvP'
    'Qa=h3Nlm<dnYL<hn%Cpb*liVg7U8=zX*W}fuV%LG9i_ef7#XRGc~Q5^No&8-ob?s9GFMZ&M*)+xh*y<qt_It@hC5fcN%Bm>k7yz{'
    '6N@inR`pJ!J$`@<HrQZ;4K~<dgAF#=V1o@d*neju0&K9s1{-X!!3G;_u)zi!Y_R_i`v+P@0Nn', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4104], 0.5, 120))
t2 = Output('t2', (U8, [2, 4104], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 3, 1).To(t2)
Example({
    x1: (packed('<i2',
    'c-qTojmd2-%xdZHZtRIK2`Z>c%x~x_Ei9|537rvFJ#Wg)d3mXGCgcT{m1gIJwdZv7<;@P9-<sZ&m_BDg2?Hen09@c4^Z'
) * 135)[:8208],
    t2: packed('<i2',
    'c-rmJ&8kIE06^jUiWH+08HoIB6b2Yjc7!l6Ai|@bXSmaQ*Y^agma9E-mmk9k%Sql=vN_&ywfDP-bhO>(lGFMzMVKm5&67Cu3ct02'
    'CDO;bYldLTdNY~RT&TqvS4yEh)-EH%smp1&t!#6W<I3;15NTz*+9mh(V~DU+<eev5<{f@}2aC{0yKAmsT6<H>sUp<;j5DS1A1jcN'
    '?$q5h1Xk8N$$aJFEzY!3T(Zd~n{2YlCYx-s$tIg@vdJd<_t}gfn{2YlCYx-s$tIg@vdJc!?EjPf0{{R30000000000{+utZlsG>'
),
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
