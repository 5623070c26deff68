# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P%B=i4k8B=3Rv$7M64lr%hR^Jjv2)@<<wNM^owm!A16!8', 0.5
),
    t4: packed('|i1',
    'c-jFT0O9`<1qk*O5D5GR`WNyB{Q~>y?F0ef_xAz^^91$n_`Y5a%K', 0.5
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 3, 5, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0fepYg2m`R4Oh`A0P?VnD8)loHj+QG*Zc=j)??4Hazrd2QHB2fGo}VsWW)^V'
),
    t4: packed('<i2',
    'c-rf#ZOH5CXeg;G>d&exttw7Rt*MO2&#$V_uE|X;V89CieI5<l'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`RV3FH5-)o^I5Hd=HpT{wGdD<CF{kPGIlF{mGE*0~=!xer+', 0.5
),
    t4: packed('|i1',
    'c-jFT0O9`-3LXIT{pJJs3;q2P_y+#_|NjIG{Tc)k^Zfq@^XaJ&JO', 0.5
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0fe`=@3<E$Tb6QTKO-DC_e|a#<=g~mYudWK>gb_+1lC}c!4O^#=_UQq8^cL9'
),
    t4: packed('<i2',
    'c-re|npTlh8dqJ=Tw2;yP*+x5US88uI;o~ByQI86n*lEX0E?#%Oa'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`QeDDwZcGdi@5!qDZ!L#`KH1)W9amW@W3lA=#B&GrYf0Tl`', 0.5
),
    t4: [1.0, -3.0, -8.0, -0.5, -4.5, -5.0, -1.0, 2.5, 6.0, -1.0, 15.0, 4.5, -2.5, 1.5, -9.5, -5.0, 10.5,
    -6.5, 1.0, 3.5, -2.5, 7.0, 0.0, -0.5],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0fepYQ3<I#8oQb6<DU_bh4YRYg@Of*h&dlf*#<A-KsZi1YGDf@T;PcZ3Wo#CT'
),
    t4: [122, 114, 104, 119, 111, 110, 118, 125, 132, 118, 150, 129, 115, 123, 101, 110, 141, 107, 122, 127,
    115, 134, 120, 119],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jrf!4be93<I#k4GH^C+Z1e5J@sXbc|z>;8G`(lF#q$@yBE1ZBnxGibOCDf8U+', 0.5
),
    t4: [4.5, -8.0, 1.5, -1.5, 11.0, 2.5, 7.0, 5.5, 7.5, 4.0, -1.5, 0.0, 5.0, 0.5, -2.0, -0.5, -7.0, 1.0,
    -13.0, 1.0, -12.0, 1.0, 6.0, 0.5],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [2, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc7(G`Fo3<E$%rb3cOgx1k@1@80iTyu{_L~2Z$YDMq=^hA#r=!O&Jl8U?zePCY}g#'
),
    t4: [129, 104, 123, 117, 142, 125, 134, 131, 135, 128, 117, 120, 130, 121, 116, 119, 106, 122, 94, 122,
    96, 122, 132, 121],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
