# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: tiles of unequal sizes.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Results of more than a tile, with little work for each, come in tiles of 65 and 66 rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 131, 521, 1], 0.5, 100))
c2 = Parameter('c2', (U8, [3, 1, 1, 1], 0.25, 128), [132, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.125, 0), [-40, 80, 0])
t4 = Output('t4', (U8, [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-phn?vK+5X<iW?KRqljY(aN-o>@wWcZa=xZ=X}4qJCt+WbycU-91y58mrpR5$T$ov&kW#th#GeRfKe9Cj%t_0K-HWmj'
) * 1119)[:68251],
    t4: (packed('<i2',
    'c-qrn?5DWVz16oWq%Kizi<?(ROl4%rJd-xx*4WV6#9r4rpSIYPyi6cD&8Dd_umXsHT%BdUQ57jb#f}rh>q5#*=LV{-^=$U9Z1JnK'
    'm=&C!oh`oG2`J*<9Ou>()#+Kod(;+a+7!D+p!TMKiY||u+2*a9E4`(+y8!i0a%kW>Vbc&)4pf;`kg-Cm+iXq{P-9M7Zed~pP<(+='
    'dqGmZUrU_eLHqpV{QBT>hM@@nrt3;S'
) * 1119)[:204753],
}, name='conv_2d_quant8').DisableLifeTimeVariation()

# Results of more than a tile, with little work for each, come in tiles of 65 and 66 rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 131, 521, 1], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 1, 1, 3], 0.25, 128), [132, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.125, 0), [-40, 80, 0])
t4 = Output('t4', (U8, [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-phn?vK+5X<iW?KRqljY(aN-o>@wWcZa=xZ=X}4qJCt+WbycU-91y58mrpR5$T$ov&kW#th#GeRfKe9Cj%t_0K-HWmj'
) * 1119)[:68251],
    t4: (packed('<i2',
    'c-qrn?5DWVz16oWq%Kizi<?(ROl4%rJd-xx*4WV6#9r4rpSIYPyi6cD&8Dd_umXsHT%BdUQ57jb#f}rh>q5#*=LV{-^=$U9Z1JnK'
    'm=&C!oh`oG2`J*<9Ou>()#+Kod(;+a+7!D+p!TMKiY||u+2*a9E4`(+y8!i0a%kW>Vbc&)4pf;`kg-Cm+iXq{P-9M7Zed~pP<(+='
    'dqGmZUrU_eLHqpV{QBT>hM@@nrt3;S'
) * 1119)[:204753],
}, name='depthwise_quant8').DisableLifeTimeVariation()
