# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT and what may follow it: every operation after every other.

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

# SPLIT, RELU6, TRANSPOSE, SPLIT, ADD, PRELU, QUANTIZE, RESIZE_NEAREST_NEIGHBOR, SPLIT,
# SPACE_TO_DEPTH, SUB, MUL
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_70 = Internal('part_0_70', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_70 = Internal('part_1_70', (U8, [1, 4, 4, 2], 0.5, 120))
t70 = Internal('t70', (U8, [1, 4, 4, 4], 0.5, 120))
t71 = Internal('t71', (U8, [1, 4, 4, 4], 0.5, 120))
where72 = Parameter('where72', (I32, [4]), [0, 2, 3, 1])
t72 = Internal('t72', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_73 = Internal('part_0_73', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_73 = Internal('part_1_73', (U8, [1, 4, 4, 2], 0.5, 120))
t73 = Internal('t73', (U8, [1, 4, 4, 4], 0.5, 120))
c74 = Parameter('c74', (U8, [4], 0.5, 120), [112, 105, 133, 128])
t74 = Internal('t74', (U8, [1, 4, 4, 4], 0.5, 120))
c75 = Parameter('c75', (U8, [4], 0.015625, 128), [178, 139, 86, 109])
t75 = Internal('t75', (U8, [1, 4, 4, 4], 0.5, 120))
real76 = Internal('real76', (F32, [1, 4, 4, 4]))
t76 = Internal('t76', (U8, [1, 4, 4, 4], 0.5, 120))
t77 = Internal('t77', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_78 = Internal('part_0_78', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_78 = Internal('part_1_78', (U8, [1, 4, 4, 2], 0.5, 120))
t78 = Internal('t78', (U8, [1, 4, 4, 4], 0.5, 120))
deep79 = Internal('deep79', (U8, [1, 2, 2, 16], 0.5, 120))
t79 = Internal('t79', (U8, [1, 4, 4, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [4], 0.5, 120), [100, 106, 100, 113])
t80 = Internal('t80', (U8, [1, 4, 4, 4], 0.5, 120))
c81 = Parameter('c81', (U8, [4], 0.5, 7), [7, 9, 7, 9])
t81 = Output('t81', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_70, part_1_70)
model.Operation('CONCATENATION', part_1_70, part_0_70, 3).To(t70)
model.Operation('RELU6', t70).To(t71)
model.Operation('TRANSPOSE', t71, where72).To(t72)
model.Operation('SPLIT', t72, 3, 2).To(part_0_73, part_1_73)
model.Operation('CONCATENATION', part_1_73, part_0_73, 3).To(t73)
model.Operation('ADD', t73, c74, 0).To(t74)
model.Operation('PRELU', t74, c75).To(t75)
model.Operation('DEQUANTIZE', t75).To(real76)
model.Operation('QUANTIZE', real76).To(t76)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t76, 4, 4, False).To(t77)
model.Operation('SPLIT', t77, 3, 2).To(part_0_78, part_1_78)
model.Operation('CONCATENATION', part_1_78, part_0_78, 3).To(t78)
model.Operation('SPACE_TO_DEPTH', t78, 2).To(deep79)
model.Operation('DEPTH_TO_SPACE', deep79, 2).To(t79)
model.Operation('SUB', t79, c80, 0).To(t80)
model.Operation('MUL', t80, c81, 0).To(t81)
Example({
    input: packed('<i2',
    'c-l*G30_?i*wx)#(=&Ndwr#|QQu}Qo4juC{9GC8@T(dGGer<#O^6fh}CGMQjU$|y>o5TF@84*j{y!P($-nV}45_bj)0RTE=Am9'
),
    t81: packed('<i2',
    'c-pJztEj1%RZ$1TH5Gke8pek4A@Y4t3}M$)^h4MT6aoMl&ma~'
),
}, name='of_7').AddVariations(signed(input, part_0_70, part_1_70, t70, t71, t72, part_0_73, part_1_73, t73, c74, t74, c75, t75, t76, t77, part_0_78, part_1_78, t78, deep79, t79, c80, t80, c81, t81)).DisableLifeTimeVariation()

# SPLIT, PRELU, MINIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_410 = Internal('part_0_410', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_410 = Internal('part_1_410', (U8, [1, 4, 4, 2], 0.5, 120))
t410 = Internal('t410', (U8, [1, 4, 4, 4], 0.5, 120))
c411 = Parameter('c411', (U8, [4], 0.015625, 128), [157, 173, 134, 114])
t411 = Internal('t411', (U8, [1, 4, 4, 4], 0.5, 120))
c412 = Parameter('c412', (U8, [4], 0.5, 120), [140, 109, 101, 102])
t412 = Output('t412', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_410, part_1_410)
model.Operation('CONCATENATION', part_1_410, part_0_410, 3).To(t410)
model.Operation('PRELU', t410, c411).To(t411)
model.Operation('MINIMUM', t411, c412).To(t412)
Example({
    input: packed('<i2',
    'c-pJT-883n^^6_!{HB#`*$}Y2qAPoH@q*&XMN!i_>U?_Z>(_b3EsmeL+<AMQ>-Kd$6^?Ba8z+?Yx#hN`#xzfk+`~X20044CAhQ'
),
    t412: packed('<i2',
    'c-rg9O-<{8;xr&G0^%|xvE(!eT^E87>j_Ow%TGy7%L1|)C<FjYCmS>'
),
}, name='of_41').AddVariations(signed(input, part_0_410, part_1_410, t410, c411, t411, c412, t412)).DisableLifeTimeVariation()

# SPLIT, RELU, CHANNEL_SHUFFLE, GATHER, CHANNEL_SHUFFLE, ADD, MAX_POOL_2D, MAXIMUM, MINIMUM,
# AVERAGE_POOL_2D, RESIZE_NEAREST_NEIGHBOR, SELECT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_460 = Internal('part_0_460', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_460 = Internal('part_1_460', (U8, [1, 4, 4, 2], 0.5, 120))
t460 = Internal('t460', (U8, [1, 4, 4, 4], 0.5, 120))
t461 = Internal('t461', (U8, [1, 4, 4, 4], 0.5, 120))
t462 = Internal('t462', (U8, [1, 4, 4, 4], 0.5, 120))
places463 = Parameter('places463', (I32, [4]), [2, 0, 3, 1])
t463 = Internal('t463', (U8, [1, 4, 4, 4], 0.5, 120))
t464 = Internal('t464', (U8, [1, 4, 4, 4], 0.5, 120))
c465 = Parameter('c465', (U8, [4], 0.5, 120), [137, 135, 105, 135])
t465 = Internal('t465', (U8, [1, 4, 4, 4], 0.5, 120))
t466 = Internal('t466', (U8, [1, 4, 4, 4], 0.5, 120))
t467 = Internal('t467', (U8, [1, 4, 4, 4], 0.5, 120))
c468 = Parameter('c468', (U8, [4], 0.5, 120), [147, 160, 117, 105])
t468 = Internal('t468', (U8, [1, 4, 4, 4], 0.5, 120))
t469 = Internal('t469', (U8, [1, 4, 4, 4], 0.5, 120))
t470 = Internal('t470', (U8, [1, 4, 4, 4], 0.5, 120))
choice471 = Parameter('choice471', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU<3gMMg|Z7(I6g(31%_Egb+-SQiv)L0ssW;04D'
))
other471 = Parameter('other471', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-kw^=qsKzrMbK#wsG#9rL&@!#;=?+KQAh9&ZN5NRa2Xi7IqZPSXvsqaAImwXje&cQEB0f`m~aj>C37TW-h3xEo7h&001z{AT$'
))
t471 = Output('t471', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_460, part_1_460)
model.Operation('CONCATENATION', part_1_460, part_0_460, 3).To(t460)
model.Operation('RELU', t460).To(t461)
model.Operation('CHANNEL_SHUFFLE', t461, 2, 3).To(t462)
model.Operation('GATHER', t462, 2, places463).To(t463)
model.Operation('CHANNEL_SHUFFLE', t463, 2, 3).To(t464)
model.Operation('ADD', t464, c465, 0).To(t465)
model.Operation('MAX_POOL_2D', t465, 1, 1, 1, 3, 2, 0).To(t466)
model.Operation('MAXIMUM', t466, t466).To(t467)
model.Operation('MINIMUM', t467, c468).To(t468)
model.Operation('AVERAGE_POOL_2D', t468, 1, 1, 1, 2, 2, 0).To(t469)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t469, 4, 4, False).To(t470)
model.Operation('SELECT', choice471, t470, other471).To(t471)
Example({
    input: packed('<i2',
    'c-q_S@73PtI(uEt&XPHcCfeEV+2_=46XhEj?_Ik)zt^K?#XOhN?Ao|RE|XXLMS0JdmO6WL#T4h9Jqx?qD%LIvE@7Y$005gP9_s'
),
    t471: packed('<i2',
    'c-otoQJOhvL23Eq*v7eYmgYxKjxWueoEH^1XF*Z)<OTVe3ww()m(D89oVcJgw6CPJXmb0E%(Rly^u7h9Gdma5W-?F+0QQw1#Q'
),
}, name='of_46').AddVariations(signed(input, part_0_460, part_1_460, t460, t461, t462, t463, t464, c465, t465, t466, t467, c468, t468, t469, t470, other471, t471)).DisableLifeTimeVariation()

# SPLIT, DEPTHWISE_CONV_2D, AVERAGE_POOL_2D, MAX_POOL_2D, SELECT, CONV_2D, SELECT, PAD,
# MAX_POOL_2D, RELU, SPLIT, MINIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_470 = Internal('part_0_470', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_470 = Internal('part_1_470', (U8, [1, 4, 4, 2], 0.5, 120))
t470 = Internal('t470', (U8, [1, 4, 4, 4], 0.5, 120))
filter471 = Parameter('filter471', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias471 = Parameter('bias471', (I32, [4], 0.5, 0), [-4, -8, 0, -4])
t471 = Internal('t471', (U8, [1, 4, 4, 4], 0.5, 120))
t472 = Internal('t472', (U8, [1, 4, 4, 4], 0.5, 120))
t473 = Internal('t473', (U8, [1, 4, 4, 4], 0.5, 120))
choice474 = Parameter('choice474', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<A6Mi2%v7(jdo4Q9Xqn9m4P%m5b!00cn*BL'
))
other474 = Parameter('other474', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-os$77;MHB&joF&Wh#<<*m7$O|cCzSs{UoCeH21kDOi{5udzpZbVXdSafmStd5epj?U8B#042Skp&I&^K<7;VxSNJ0Cc$?Yy'
))
t474 = Internal('t474', (U8, [1, 4, 4, 4], 0.5, 120))
filter475 = Parameter('filter475', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias475 = Parameter('bias475', (I32, [4], 0.5, 0), [-4, -12, -8, -12])
t475 = Internal('t475', (U8, [1, 4, 4, 4], 0.5, 120))
choice476 = Parameter('choice476', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMp7q01{vX<}iR6j0|ugI1elWBq21I000E>044'
))
other476 = Parameter('other476', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mVrE2gI@F>G-}ebc0<?(*cBUG?>4vu5WehfYjbmejVawx+ltBeA)CS;nNs;?nx4xt(PtZ5gS}6-m>VP0#A?VW1EI0Nd9eeE'
))
t476 = Internal('t476', (U8, [1, 4, 4, 4], 0.5, 120))
sides477 = Parameter('sides477', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide477 = Internal('wide477', (U8, [1, 7, 5, 5], 0.5, 120))
begin477 = Parameter('begin477', (I32, [4]), [0, 2, 1, 0])
size477 = Parameter('size477', (I32, [4]), [1, 4, 4, 4])
t477 = Internal('t477', (U8, [1, 4, 4, 4], 0.5, 120))
t478 = Internal('t478', (U8, [1, 4, 4, 4], 0.5, 120))
t479 = Internal('t479', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_480 = Internal('part_0_480', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_480 = Internal('part_1_480', (U8, [1, 4, 4, 2], 0.5, 120))
t480 = Internal('t480', (U8, [1, 4, 4, 4], 0.5, 120))
c481 = Parameter('c481', (U8, [4], 0.5, 120), [140, 92, 145, 107])
t481 = Output('t481', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_470, part_1_470)
model.Operation('CONCATENATION', part_1_470, part_0_470, 3).To(t470)
model.Operation('DEPTHWISE_CONV_2D', t470, filter471, bias471, 1, 1, 1, 1, 0).To(t471)
model.Operation('AVERAGE_POOL_2D', t471, 1, 1, 1, 2, 2, 0).To(t472)
model.Operation('MAX_POOL_2D', t472, 1, 1, 1, 3, 2, 0).To(t473)
model.Operation('SELECT', choice474, t473, other474).To(t474)
model.Operation('CONV_2D', t474, filter475, bias475, 1, 1, 1, 0).To(t475)
model.Operation('SELECT', choice476, t475, other476).To(t476)
model.Operation('PAD', t476, sides477).To(wide477)
model.Operation('SLICE', wide477, begin477, size477).To(t477)
model.Operation('MAX_POOL_2D', t477, 1, 1, 1, 3, 2, 0).To(t478)
model.Operation('RELU', t478).To(t479)
model.Operation('SPLIT', t479, 3, 2).To(part_0_480, part_1_480)
model.Operation('CONCATENATION', part_1_480, part_0_480, 3).To(t480)
model.Operation('MINIMUM', t480, c481).To(t481)
Example({
    input: packed('<i2',
    'c-qS;Ep3jqt(<9Z-xAsoytF>4q%mP~?u^Mzq5bP8_jIl+t?63dYU}E{sm6P&Thzvyg-Ipp3kv5hjdAygm|R_F$3P(f063Bz&;'
),
    t481: packed('<i2',
    'c-m`?smN}H;tDb_1BCzpYziBg'
),
}, name='of_47').AddVariations(signed(input, part_0_470, part_1_470, t470, filter471, t471, t472, t473, other474, t474, filter475, t475, other476, t476, wide477, t477, t478, t479, part_0_480, part_1_480, t480, c481, t481)).DisableLifeTimeVariation()

# SPLIT, HARD_SWISH, CONV_2D, PAD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_490 = Internal('part_0_490', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_490 = Internal('part_1_490', (U8, [1, 4, 4, 2], 0.5, 120))
t490 = Internal('t490', (U8, [1, 4, 4, 4], 0.5, 120))
t491 = Internal('t491', (U8, [1, 4, 4, 4], 0.5, 120))
filter492 = Parameter('filter492', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias492 = Parameter('bias492', (I32, [4], 0.5, 0), [-12, 0, -8, 4])
t492 = Internal('t492', (U8, [1, 4, 4, 4], 0.5, 120))
sides493 = Parameter('sides493', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide493 = Internal('wide493', (U8, [1, 7, 5, 5], 0.5, 120))
begin493 = Parameter('begin493', (I32, [4]), [0, 2, 1, 0])
size493 = Parameter('size493', (I32, [4]), [1, 4, 4, 4])
t493 = Output('t493', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_490, part_1_490)
model.Operation('CONCATENATION', part_1_490, part_0_490, 3).To(t490)
model.Operation('HARD_SWISH', t490).To(t491)
model.Operation('CONV_2D', t491, filter492, bias492, 1, 1, 1, 0).To(t492)
model.Operation('PAD', t492, sides493).To(wide493)
model.Operation('SLICE', wide493, begin493, size493).To(t493)
Example({
    input: packed('<i2',
    'c-r$=AJe_vf5T+g1Ygg>@QtbE-4P*;i@R4%$@O#Ioj7UI-p<4lhe*$b-itG~yUdL2-0aw$6<3r{;X7%4h|kQnJO&B@06^3o&;'
),
    t493: packed('<i2',
    'c-pJTsVJzZUsYL=Q_)ia0y*VdD{>YVROD<g0Q2iBR#$-3EUtj?(EtO5006D89_R'
),
}, name='of_49').AddVariations(signed(input, part_0_490, part_1_490, t490, t491, filter492, t492, wide493, t493)).DisableLifeTimeVariation()
