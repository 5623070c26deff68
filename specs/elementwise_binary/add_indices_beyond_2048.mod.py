# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [2, 4103]))
c2 = Parameter('c2', (F32, [4103]), ([1.0, 2.0, -1.0] * 1368)[:4103])
t3 = Output('t3', (F32, [2, 4103]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&-7~0_)B_Jg17a|fU-2)0E@Dte=?B(M19NG@v2o)&%>)spL0~qKg5e*O;{uTD^=p*I>>JRP~=HlojH@zG~', 0.5
) * 135)[:8206],
    t3: packed('|i1',
    'c-rmI?M{MF00v-jBV3V+d>$nHLQv-Y-wJLAloU^RJR+J~*=lwT{qDVkXAkw3TYoa1aT0dpS4oX3Gc&7w{xMv3HxKsWcH9uESUm1@'
    '45vY^Cow9OQo9%>V^L<MJ0}XpRexwKsN5c1?1a?Y;^wBk^pS)=r}QP0ToLG6+iU8dXEx=M(1pWuK2O}$+MD}fZ3b4jR$9}mM*IAY'
    'z56RQSM~V5&j*R@v6=bQ^S|w{1CI*1dam7~5EBYE*kFSVHrQZ;4K~<dgAF#=VE>toFtEV}8*H$_1{-X!!3G;_u)+Q}>|bn(s(=', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4103], 0.5, 120))
c2 = Parameter('c2', (U8, [4103], 0.5, 120), ([122, 124, 118] * 1368)[:4103])
t3 = Output('t3', (U8, [2, 4103], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-jk`5EMCS?u<Dp{j<6jgjP4r&gc&8Pl=7nof6a**3i44I5})`VD*HAd7Z5tlgfJYQWIv!RVTHl^~FUc%w?bi003yc9NP'
) * 135)[:8206],
    t3: packed('<i2',
    'c-rmI>rR4j06_8H5I0asiSQqxnOoUvMVrxzydhT!ZwShK(4L{Mb$(B9cI33y&UV{_h>K};Zo8%B*L|y_-mPoX)?0WQUbkY|2}CuS'
    'ETWfq&^0%PW6b&sL)XiCpj<>{zO|O?#YrBGH~mnGdu?r)D0Af_E}pu|cim3R+?$QlSMUBt-wWIH%t)x>C?$<%dd!NRp9e+LdEXCa'
    '@={#tw^_qgU9WoXs4Hod>IeUGo;`*SSEAHL)>kjlG;=4DO*YwNlT9|+WRp!c*<_PVHrc<<W*FIIlT9|+WRp!c*<_PVHrZtVo9r_H'
    '0000000000008jE`~a(rRUZ'
),
}, name='long_quant8').AddVariations(signed(x1, c2, t3)).DisableLifeTimeVariation()
