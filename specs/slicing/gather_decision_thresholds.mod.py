# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: decisions near a threshold.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3, 3, 3, 4]))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (F16, [3, 8, 3, 4]))
model = Model()
model.Operation('GATHER', x1, 1, c2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t3: packed('|i1',
    'c-rIP<>MC+6cQE@6%%J*WMXDvWn<^y<l^Q*66c{nje((&v5BdfxrL>bwTh~mx`w8fwvMizKC(C^YC=N8!XqN1qGMv?;ypaQynTHA'
    '`~w1mf|123Q3C)F<2NA', 1.0
),
}, name='of_0_float16').DisableLifeTimeVariation()

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3, 3, 3, 4]))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (F16, [3, 3, 8, 4]))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t3: packed('|i1',
    'c-muOWn*VxWMXCk(kxim0)j%qJiL7TAQ~H6MpjN<LQ+Z^L}O!XXliMzsH&-hXl!f~Q!{e|LnC7ljg9T#=;Ul;YiAFlv9W!8{ro*V'
    'y}Us*Hg-g0RCGvaSU8Br#!g91OHW8lN(Rx`*Z|3sI)M', 1.0
),
}, name='of_1_float16').DisableLifeTimeVariation()

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 4]))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (F32, [3, 8, 3, 4]))
model = Model()
model.Operation('GATHER', x1, 1, c2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t3: packed('|i1',
    'c-rIP<>MC+6cQE@6%%J*WMXDvWn<^y<l^Q*66c{nje((&v5BdfxrL>bwTh~mx`w8fwvMizKC(C^YC=N8!XqN1qGMv?;ypaQynTHA'
    '`~w1mf|123Q3C)F<2NA', 1.0
),
}, name='of_0').DisableLifeTimeVariation()

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3, 4], 0.5, 100))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (U8, [3, 8, 3, 4], 0.5, 100))
model = Model()
model.Operation('GATHER', x1, 1, c2).To(t3)
Example({
    x1: packed('<i2',
    'c-muNVqxRp;^7kz5)qS-l95wTQc=^;($O<8GBLBTvaxe;a&hzU^6?7@3JHsdiit}|N=eJe%E>DzDk-a|s;O&eYH91}>gk&>Y09)2'
    'v*yfOuxQD$6|2^)+puZNwjI0n>^pGi$gvZr&YZh&>B=<*IsyQ7n=K^'
),
    t3: packed('<i2',
    'c-oVYl95wTQc=^;($QmJVqxRp;^7kz5)qR?5|^MrO+r#iT1Hk*UO`bwnTMB;UqDbuSVUAz9I`kiYF4aTvu?wtE!%eN+Ou!Mq$$&8'
    '%$hTA!J;M0ki{uc!!Qc)0st`zZb1'
),
}, name='of_0_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 4]))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (F32, [3, 3, 8, 4]))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*qA;G^ZAm', 1.0
),
    t3: packed('|i1',
    'c-muOWn*VxWMXCk(kxim0)j%qJiL7TAQ~H6MpjN<LQ+Z^L}O!XXliMzsH&-hXl!f~Q!{e|LnC7ljg9T#=;Ul;YiAFlv9W!8{ro*V'
    'y}Us*Hg-g0RCGvaSU8Br#!g91OHW8lN(Rx`*Z|3sI)M', 1.0
),
}, name='of_1').DisableLifeTimeVariation()

# Elements that are picked differ from their neighbors along every axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3, 4], 0.5, 100))
c2 = Parameter('c2', (I32, [8]), [1, 0, 1, 1, 0, 1, 1, 0])
t3 = Output('t3', (U8, [3, 3, 8, 4], 0.5, 100))
model = Model()
model.Operation('GATHER', x1, 2, c2).To(t3)
Example({
    x1: packed('<i2',
    'c-muNVqxRp;^7kz5)qS-l95wTQc=^;($O<8GBLBTvaxe;a&hzU^6?7@3JHsdiit}|N=eJe%E>DzDk-a|s;O&eYH91}>gk&>Y09)2'
    'v*yfOuxQD$6|2^)+puZNwjI0n>^pGi$gvZr&YZh&>B=<*IsyQ7n=K^'
),
    t3: packed('<i2',
    'c-rIO;^AXpVqxO|(i~XW3Q8(!5>hg9AQ~In!pg?Zz{tc5L}OzI1ciioc=`B&Xl(3^tem`rq?9xejg8&V)Y4W_RZ|C|v9V{&nlo?0'
    'q$$%tG&c5zO<T6DShZ#yh{nb~aq7&u1BZ?r1JT&n45I)q0027ibpZ'
),
}, name='of_1_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
