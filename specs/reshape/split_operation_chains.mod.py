# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: SPLIT, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 2]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('ADD', t4, t4, 3).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkk@&f1#<o_KC?*$$E_VpX}<?jsv;Pv+w76ude^c?K=1sDV#0UqWa91Y<23mWG073TN?^Zgp<{QVE@^cwjKTOl$', 0.0625
),
    t5: packed('|i1',
    'c-jrfF%Ezr0KmY5h=WQTj6@Om|1)K1(l&bOhtxMd<cVOtN@>%cMH)uPMyu>|-D>1ywjV|^0v`', 0.125
),
}, name='of_94').DisableLifeTimeVariation()

# A result depends on its neighbors: SPLIT, RELU6, TRANSPOSE, SPLIT, ADD, PRELU, QUANTIZE,
# RESIZE_NEAREST_NEIGHBOR, SPLIT, SPACE_TO_DEPTH, SUB, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 2], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [112, 105, 133, 128])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.015625, 128), [178, 139, 86, 109])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 2], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 2, 16], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4], 0.5, 120), [100, 106, 100, 113])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (U8, [4], 0.5, 7), [7, 9, 7, 9])
t25 = Output('t25', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('RELU6', t4).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t6)
model.Operation('SPLIT', t6, 3, 2).To(t7, t8)
model.Operation('CONCATENATION', t8, t7, 3).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('PRELU', t11, c12).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 4, 4, False).To(t16)
model.Operation('SPLIT', t16, 3, 2).To(t17, t18)
model.Operation('CONCATENATION', t18, t17, 3).To(t19)
model.Operation('SPACE_TO_DEPTH', t19, 2).To(t20)
model.Operation('DEPTH_TO_SPACE', t20, 2).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
Example({
    x1: packed('<i2',
    'c-l*G30_?i*wx)#(=&Ndwr#|QQu}Qo4juC{9GC8@T(dGGer<#O^6fh}CGMQjU$|y>o5TF@84*j{y!P($-nV}45_bj)0RTE=Am9'
),
    t25: packed('<i2',
    'c-pJztEj1%RZ$1TH5Gke8pek4A@Y4t3}M$)^h4MT6aoMl&ma~'
),
}, name='of_7_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, c10, t11, c12, t13, t15, t16, t17, t18, t19, t20, t21, c22, t23, c24, t25)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPLIT, PRELU, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.015625, 128), [157, 173, 134, 114])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 120), [140, 109, 101, 102])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('MINIMUM', t6, c7).To(t8)
Example({
    x1: packed('<i2',
    'c-pJT-883n^^6_!{HB#`*$}Y2qAPoH@q*&XMN!i_>U?_Z>(_b3EsmeL+<AMQ>-Kd$6^?Ba8z+?Yx#hN`#xzfk+`~X20044CAhQ'
),
    t8: packed('<i2',
    'c-rg9O-<{8;xr&G0^%|xvE(!eT^E87>j_Ow%TGy7%L1|)C<FjYCmS>'
),
}, name='of_41_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t6, c7, t8)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPLIT, RELU, CHANNEL_SHUFFLE, GATHER, CHANNEL_SHUFFLE, ADD,
# MAX_POOL_2D, MAXIMUM, MINIMUM, AVERAGE_POOL_2D, RESIZE_NEAREST_NEIGHBOR, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [2, 0, 3, 1])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [137, 135, 105, 135])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (U8, [4], 0.5, 120), [147, 160, 117, 105])
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU<3gMMg|Z7(I6g(31%_Egb+-SQiv)L0ssW;04D'
))
c19 = Parameter('c19', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kw^=qsKzrMbK#wsG#9rL&@!#;=?+KQAh9&ZN5NRa2Xi7IqZPSXvsqaAImwXje&cQEB0f`m~aj>C37TW-h3xEo7h&001z{AT$'
))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('CHANNEL_SHUFFLE', t5, 2, 3).To(t6)
model.Operation('GATHER', t6, 2, c7).To(t8)
model.Operation('CHANNEL_SHUFFLE', t8, 2, 3).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 1, 1, 3, 2, 0).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('MINIMUM', t13, c14).To(t15)
model.Operation('AVERAGE_POOL_2D', t15, 1, 1, 1, 2, 2, 0).To(t16)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t16, 4, 4, False).To(t17)
model.Operation('SELECT', c18, t17, c19).To(t20)
Example({
    x1: packed('<i2',
    'c-q_S@73PtI(uEt&XPHcCfeEV+2_=46XhEj?_Ik)zt^K?#XOhN?Ao|RE|XXLMS0JdmO6WL#T4h9Jqx?qD%LIvE@7Y$005gP9_s'
),
    t20: packed('<i2',
    'c-otoQJOhvL23Eq*v7eYmgYxKjxWueoEH^1XF*Z)<OTVe3ww()m(D89oVcJgw6CPJXmb0E%(Rly^u7h9Gdma5W-?F+0QQw1#Q'
),
}, name='of_46_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t8, t9, c10, t11, t12, t13, c14, t15, t16, t17, c19, t20)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPLIT, DEPTHWISE_CONV_2D, AVERAGE_POOL_2D, MAX_POOL_2D,
# SELECT, CONV_2D, SELECT, PAD, MAX_POOL_2D, RELU, SPLIT, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
c6 = Parameter('c6', (I32, [4], 0.5, 0), [-4, -8, 0, -4])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<A6Mi2%v7(jdo4Q9Xqn9m4P%m5b!00cn*BL'
))
c11 = Parameter('c11', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-os$77;MHB&joF&Wh#<<*m7$O|cCzSs{UoCeH21kDOi{5udzpZbVXdSafmStd5epj?U8B#042Skp&I&^K<7;VxSNJ0Cc$?Yy'
))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c14 = Parameter('c14', (I32, [4], 0.5, 0), [-4, -12, -8, -12])
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMp7q01{vX<}iR6j0|ugI1elWBq21I000E>044'
))
c17 = Parameter('c17', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mVrE2gI@F>G-}ebc0<?(*cBUG?>4vu5WehfYjbmejVawx+ltBeA)CS;nNs;?nx4xt(PtZ5gS}6-m>VP0#A?VW1EI0Nd9eeE'
))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t20 = Internal('t20', (U8, [1, 7, 5, 5], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 4, 4, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 4, 4, 2], 0.5, 120))
t26 = Internal('t26', (U8, [1, 4, 4, 4], 0.5, 120))
c27 = Parameter('c27', (U8, [4], 0.5, 120), [140, 92, 145, 107])
t28 = Output('t28', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0).To(t7)
model.Operation('AVERAGE_POOL_2D', t7, 1, 1, 1, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', t8, 1, 1, 1, 3, 2, 0).To(t9)
model.Operation('SELECT', c10, t9, c11).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('SELECT', c16, t15, c17).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SLICE', t20, [0, 2, 1, 0], [1, 4, 4, 4]).To(t21)
model.Operation('MAX_POOL_2D', t21, 1, 1, 1, 3, 2, 0).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('SPLIT', t23, 3, 2).To(t24, t25)
model.Operation('CONCATENATION', t25, t24, 3).To(t26)
model.Operation('MINIMUM', t26, c27).To(t28)
Example({
    x1: packed('<i2',
    'c-qS;Ep3jqt(<9Z-xAsoytF>4q%mP~?u^Mzq5bP8_jIl+t?63dYU}E{sm6P&Thzvyg-Ipp3kv5hjdAygm|R_F$3P(f063Bz&;'
),
    t28: packed('<i2',
    'c-m`?smN}H;tDb_1BCzpYziBg'
),
}, name='of_47_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t7, t8, t9, c11, t12, c13, t15, c17, t18, t20, t21, t22, t23, t24, t25, t26, c27, t28)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPLIT, HARD_SWISH, CONV_2D, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c7 = Parameter('c7', (I32, [4], 0.5, 0), [-12, 0, -8, 4])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t10 = Internal('t10', (U8, [1, 7, 5, 5], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('CONCATENATION', t3, t2, 3).To(t4)
model.Operation('HARD_SWISH', t4).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 1, 1, 1, 0).To(t8)
model.Operation('PAD', t8, c9).To(t10)
model.Operation('SLICE', t10, [0, 2, 1, 0], [1, 4, 4, 4]).To(t11)
Example({
    x1: packed('<i2',
    'c-r$=AJe_vf5T+g1Ygg>@QtbE-4P*;i@R4%$@O#Ioj7UI-p<4lhe*$b-itG~yUdL2-0aw$6<3r{;X7%4h|kQnJO&B@06^3o&;'
),
    t11: packed('<i2',
    'c-pJTsVJzZUsYL=Q_)ia0y*VdD{>YVROD<g0Q2iBR#$-3EUtj?(EtO5006D89_R'
),
}, name='of_49_quant8').AddVariations(signed(x1, t2, t3, t4, t5, c6, t8, t10, t11)).DisableLifeTimeVariation()
