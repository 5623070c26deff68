# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: several times, with one other argument.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
model.Operation('MUL', x1, x2, 1).To(t4)
model.Operation('MUL', x1, x2, 2).To(t5)
model.Operation('MUL', x1, x2, 3).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('<i2',
    'c-nKaXDHQh2<HfR;Qehz3BzfDbqzNhE(l!Cthky`=y1SQg5h<;E{$g$8gB)*s9&D2p5xL!1_KA3r2Yjx0t_BI)EIz(=|2!LGW`F`'
    '$iN8XF);pR_|Nd~9|IHfzyJRkfHHsoGchqT{RgW14-{np$}%uAGXlx~OaRpCFiH', 0.00390625
),
    t4: packed('<i2',
    'c-nKaXDHQR2<KpU;LX5L!f;w(UBe9r1_6dl28M(}2L=#m*u}umq48FLL7ia&1H+|#3<eB3N&O3Y7#KVl)IbWDK!_2@U<8p6CRm&q'
    'Oo6yeOpHt*br97cL1wTjCII`y5B~', 0.00390625
),
    t5: packed('<i2',
    'c-nKaXDDTG2xkaj@czaC1On?AZUD*4nG6gGK(4C<!)u0J49`GPTNo}+SkG{Yfx*B*CkdpK!D9zVoPqH_5HT|R2VzDb55xyTpdjOa'
    'APJEHg8z&VQ3jwa1Bee~FaiK5;v?<', 0.00390625
),
    t6: packed('<i2',
    'c-nKaXDHQR2<KpU;LX5L!f;w(UBe9r1_6dl28M(}2L=#m*u}umq48FLL7ia&1H+|#3<eB3N&O3Y7#KVl)IbWDK!_2@U<8p6CRm&q'
    'Oo6yeOpHt*br97cL1wTjCII`y5B~', 0.00390625
),
}, name='arguments').DisableLifeTimeVariation()
