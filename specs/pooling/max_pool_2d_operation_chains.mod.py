# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: what may follow it.

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

# A result depends on its neighbors: MAX_POOL_2D, TRANSPOSE, MINIMUM, RELU, HARD_SWISH, RELU,
# SPLIT, NEG, RELU, SIN, AVERAGE_POOL_2D, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.8125, 1.0, 0.125, 0.25])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 2]))
t10 = Internal('t10', (F32, [1, 4, 4, 2]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('MINIMUM', t3, c4).To(t5)
model.Operation('RELU', t5).To(t6)
model.Operation('HARD_SWISH', t6).To(t7)
model.Operation('RELU', t7).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
model.Operation('NEG', t11).To(t12)
model.Operation('RELU', t12).To(t13)
model.Operation('SIN', t13).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 1, 1, 1, 2, 3, 0).To(t15)
model.Operation('ABS', t15).To(t16)
Example({
    x1: packed('|i1',
    'c-jF#0KfkX<`3lI_~91{@Cx+l`U@NU2lngt|M>&{4hQ5L;2z@w{qFDJ3<2u%8XNiS>--P;0}uQL;TicL<{s)9?i}Q?`y@>', 0.0625
),
    t16: ([0.0] * 64)[:64],
}, name='of_40').DisableLifeTimeVariation()

# A result depends on its neighbors: MAX_POOL_2D, SUB, SUB, PRELU, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.4375, 0.5625, -0.875, 0.5])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [-0.625, -0.875, -0.25, -0.25])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [0.5, 0.1875, 0.4375, -0.75])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq#u?YYG41-Mnzu7c{AR6zyBxN|)rG^ELy@HLMl?Si)69W', 0.0625
))
c10 = Parameter('c10', (F32, [4]), [0.5, 0.0, -0.75, 0.5])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0).To(t2)
model.Operation('SUB', t2, c3, 0).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('PRELU', t6, c7).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 1, 1, 1, 0).To(t11)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm`^Z)PX0}=P_2p|>h;O!3?<PQnv;Pn*#`R3*R;~NJK`5qn<3iBWY>JZ`c?dJFd`V$W6`VAH9{uSpD>*@2P)Feg', 0.0625
),
    t11: packed('<i2',
    'c-jGg0Du3`@Ngi&uppp-0Du6XU;qHn0D$nYkgx!@G<4R~gkX#?fZ#9?FpvQ7KwvQ75YW)-DiGFIgRpQ+w4?wW*s%Bs_W1}A`2YVF'
    '`uzM8^ZEY_^!f)D^ZEc4_WS=4_WJ(~_4)@F^Z5W3^!Nb}_WA(|`1uDE_4Wc1^Y;S~^!frzM?+i', 0.000244140625
),
}, name='of_118').DisableLifeTimeVariation()

# A result depends on its neighbors: MAX_POOL_2D, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [81, 155, 131, 155])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
Example({
    x1: packed('<i2',
    'c-q_0y)<P;Nb0UR^UK3yJyLsnLR>1><o53H?VgmJ@7ud#Rk73ZMX6B}Vxr<Rau?cf&uUrHT00|TR%fieThf-O?F<wG0IA#_%>'
),
    t4: packed('<i2',
    'c-q_0y>!=x`Ac`LnLlaQocWVhtSRf=v8H>{jx`G>?WkWkY5S@fOO}K1qAlgyJAt@%#*$f`APnU*PzV4MuP4p'
),
}, name='of_64_quant8').AddVariations(signed(x1, t2, c3, t4)).DisableLifeTimeVariation()

# A result depends on its neighbors: MAX_POOL_2D, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c4 = Parameter('c4', (I32, [4], 0.5, 0), [8, -4, 12, -4])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-qS@ZVQ`NpSwMKPR;iDKGPN~&8rD2*tcd*dQfLZ!n(XrUvK9L^=%2s9i6kL_|!Cn#;x+P4=IUDsM@=5)8@L>eGC)=0L@GvMF'
),
    t2: packed('<i2',
    'c-mXKZ_W0lKs+CW*G&Vl=YVhr2(OzprG8bygpR!nH*Ma#8jRys#U)fB@fj!t0IB;aWB'
),
    t5: packed('<i2',
    'c-mXLYscobK)f7;S1kguXMpeo5MH%xLi@6uo(VhGuG_tHI~b=e%Zh12;xkYP0P_1PBm'
),
}, name='of_75_quant8').AddVariations(signed(x1, t2, c3, t5)).DisableLifeTimeVariation()
