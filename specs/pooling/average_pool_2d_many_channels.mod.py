# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 2, 1, 1, 2, 1, 0, True).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 2, 1, 1, 2, 1, 0, False).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY+X28p1O&ivEd5t|9wAL+{%83>+Z54I0ehs6u@jiW=CZ_VQM|E_&8BDzm3G#}+5htgbTvDC', 0.5
),
    t2: packed('|i1',
    'c-n=_(G7qg3<bc#gO(uL{ntc<1R`|=@Bbi{c@#&jm4p<p-4*8wa<D8NHG49hE>Pudgxi(JF!!3i#~1(k1AV|EvH', 0.25
),
    x3: packed('|i1',
    'c-o!I+X28p1O&ivEd5t|9w9ws{zp6O;w&F%n<5%2V2|`Mb^=q_T$Xq(iZ}ML*%WP|(*OAbwo5Zl', 0.5
),
    t4: packed('|i1',
    'c-jrgQ4)Y42n9f%go<?ki;|8xgVz2ohVKM5zE3x;&6B7WUNUlA6qrY1D+!^y{s*>`tW|iHrj<!n9@i6d7I`=50~+%hZU', 0.25
),
    x5: packed('|i1',
    'c-qy=$pL^c2n0YOT>V#@1qADG{*$6DRN7hB&hjyBS3{eMaUf%ygNzA2mj$n*c(ISq=Kt~siZf=B', 0.5
),
    t6: packed('|i1',
    'c-oE4Q4Yi)2mn#gq5{4DMXkh|g6k3X|79i^2yk>x#F%v_m4>~LaLYie*!B3FmEJ)3z(z2V;;kdG2&TeP+X7o|@Zj9l-vd6h9tm0V'
    'y@zs>e(GHFA}fA@A4nd5oqt&RHO&', 0.25
),
    x7: (packed('|i1',
    'c-jTQ2?D?{1O&hm*Z*IeMaj%!Kc7v}7AozmYiIeGwyU8{#W;{L&OycmpUZ;ZQTzaD@fs!', 0.5
) * 7)[:387],
    t8: (packed('|i1',
    'c-jTQ0S<s52mnAZrX;iV|7YgP!9cpxAeXd+T;4YAz$l&Ai=YVO3!@CW4SK>^m8*T%nshwgK=B7?tQku', 0.25
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
