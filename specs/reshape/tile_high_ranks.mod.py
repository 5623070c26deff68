# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: five and six dimensions.

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

# A tensor of five or six dimensions is repeated along inner and outer dimensions, which must not
# be folded into one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
t3 = Output('t3', (F32, [2, 6, 2, 1, 2]))
t4 = Output('t4', (F32, [4, 9, 2, 2, 2]))
t5 = Output('t5', (F32, [2, 3, 6, 1, 4]))
x2 = Input('x2', (F32, [2, 1, 3, 2, 2, 2]))
t6 = Output('t6', (F32, [4, 2, 3, 2, 4, 2]))
t7 = Output('t7', (F32, [2, 1, 6, 2, 2, 6]))
model = Model()
model.Operation('TILE', x1, [1, 2, 1, 1, 1]).To(t3)
model.Operation('TILE', x1, [2, 3, 1, 2, 1]).To(t4)
model.Operation('TILE', x1, [1, 1, 3, 1, 2]).To(t5)
model.Operation('TILE', x2, [2, 2, 1, 1, 2, 1]).To(t6)
model.Operation('TILE', x2, [1, 1, 2, 1, 1, 3]).To(t7)
Example({
    x1: [0.3125, 2.625, -4.0, 3.75, 0.6875, -2.75, -1.25, -1.1875, 2.5625, 0.5625, -0.4375, -3.6875, 1.0625,
    2.125, 3.0, -2.875, -3.4375, -0.3125, 2.25, -0.25, 3.25, 2.75, 1.375, 1.75],
    t3: packed('|i1',
    'c-mvtI$*<n<;`17&YwqFk=TMt2A59$R{3M1BPN5)1^^VQ6#W', 0.0625
),
    t4: packed('|i1',
    'c-mvtV%0iebHIlC3ip*aZ{NJt<kaN+dGzN|RuaVpl?0UxE*V@p`TOK=l|L$fOms|i#AL)|NEK%tWbOd~qac0h', 0.0625
),
    t5: packed('|i1',
    'c-mvtV%0iebHIibjpn|>edW#DH*e8tO-@bDpGSWlMW+Ro1eFXf8C*iAPyRmnTjh_+A9UJ8$3#a=Mob2s1^|yDKJ@', 0.0625
),
    x2: packed('|i1',
    'c-jFl0MGx;=rIw+;r2Sm!rkx4@HX=PK-L!DAm%vS6#K(D_X{ET)dkxC1{38f5Bc=^HyRSmwHkr', 0.0625
),
    t6: packed('|i1',
    'c-lMr!cg!m5FdT`%?gB%AG-S<gim}h`vk)O9IlCh@O_1679f0<MD=$>ejf&5%kSKZApGMh>unHbU=w}{!dm=4zku*Bb15MZCRP2}'
    'A?|(vpyJdC', 0.0625
),
    t7: packed('|i1',
    'c-pPZyADHO0Dw^oi$RnaOsuvpZd0GVjj;S93(^?c*ocU0B7E;4XFsA9m#2=T!4xBXqwbLP@CO_(6c)Y?{vpIoPi12NAey1NSaQfE'
    'Bn8F~o`!YA7QlYsuIB{e4W9=', 0.0625
),
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# A tensor of five or six dimensions is repeated along inner and outer dimensions, which must not
# be folded into one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 6, 2, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [4, 9, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 6, 1, 4], 0.5, 120))
x2 = Input('x2', (U8, [2, 1, 3, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [4, 2, 3, 2, 4, 2], 0.5, 120))
t7 = Output('t7', (U8, [2, 1, 6, 2, 2, 6], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 2, 1, 1, 1]).To(t3)
model.Operation('TILE', x1, [2, 3, 1, 2, 1]).To(t4)
model.Operation('TILE', x1, [1, 1, 3, 1, 2]).To(t5)
model.Operation('TILE', x2, [2, 2, 1, 1, 2, 1]).To(t6)
model.Operation('TILE', x2, [1, 1, 2, 1, 1, 3]).To(t7)
Example({
    x1: [136, 150, 156, 134, 94, 171, 161, 113, 60, 135, 80, 104, 105, 165, 133, 117, 65, 141, 158, 78, 69,
    119, 120, 163],
    t3: packed('<i2',
    'c-rfjHm5Ca^}<4%_JE8IBzES~)>6mbd48_t6^oJC3?u>ohAtN0'
),
    t4: packed('<i2',
    'c-rfj)-i2P+nlzz)p4sA7A`EbX}4()$Oy>jAW=MXY39<_($-SPUdP^fe)IfX%U#PW7FR4LRlH-6xrbpC-~|AWY>71'
),
    t5: packed('<i2',
    'c-rfj)-i2P+nlxzG&*i|-0Fpe3k%U{n|7P_fQ*0)bUJfs=F-;E)>3rZvDdM8p5Ht_blSDtwY*|+#bR`tVUPg;zMw>#'
),
    x2: packed('<i2',
    'c-rfoG{Y%i?H0$_qSelJk=ZUe%k!!{gEmLcNm>~(q1=8|aeGN%V|Yzd;_T9bvK5ot7)S&FKA{#b'
),
    t6: packed('<i2',
    'c-rfoG{dPEhy&JcaRlMmqSekIY!{jB0>U}V^Qu7DGiY-(2=|hxeooTL2oRo7ZodkIi`z>ALAWuzrU`@-XO|X$aM_B<Z6Hjl`raY#'
    'euhynpa1|tYO!$'
),
    t7: packed('<i2',
    'c-rfo)C+_&oIo&OEeLLL1i{!M5M1pHf_9N0nC$|BIm<yXuL=Y`gFtX|Gzj)m$(%V!Ah<FD1Sgb(p#3TkEN%zEl0Xn_3<trQCJ;=V'
    '4T7ZwAXv5n1ShwFAhpb47zKC%07t8Z6#'
),
}, name='both_quant8').AddVariations(signed(x1, t3, t4, t5, x2, t6, t7)).DisableLifeTimeVariation()
