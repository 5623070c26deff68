# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE and what may follow it: every operation after every other.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# CHANNEL_SHUFFLE, HARD_SWISH, ADD, MINIMUM, RESHAPE, SPACE_TO_BATCH_ND, PAD, SPACE_TO_BATCH_ND,
# RELU, RESHAPE, SPACE_TO_DEPTH, CONV_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t60 = Output('t60', (U8, [1, 4, 4, 4], 0.5, 120))
t61 = Output('t61', (U8, [1, 4, 4, 4], 0.5, 120))
c62 = Parameter('c62', (U8, [4], 0.5, 120), [120, 115, 111, 107])
t62 = Output('t62', (U8, [1, 4, 4, 4], 0.5, 120))
c63 = Parameter('c63', (U8, [4], 0.5, 120), [96, 96, 94, 142])
t63 = Output('t63', (U8, [1, 4, 4, 4], 0.5, 120))
where64 = Parameter('where64', (I32, [4]), [1, 4, 4, 4])
t64 = Output('t64', (U8, [1, 4, 4, 4], 0.5, 120))
block65 = Parameter('block65', (I32, [2]), [2, 2])
none65 = Parameter('none65', (I32, [2, 2]), [0, 0, 0, 0])
many65 = Internal('many65', (U8, [4, 2, 2, 4], 0.5, 120))
t65 = Output('t65', (U8, [1, 4, 4, 4], 0.5, 120))
sides66 = Parameter('sides66', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide66 = Internal('wide66', (U8, [1, 7, 5, 5], 0.5, 120))
begin66 = Parameter('begin66', (I32, [4]), [0, 2, 1, 0])
size66 = Parameter('size66', (I32, [4]), [1, 4, 4, 4])
t66 = Output('t66', (U8, [1, 4, 4, 4], 0.5, 120))
block67 = Parameter('block67', (I32, [2]), [2, 2])
none67 = Parameter('none67', (I32, [2, 2]), [0, 0, 0, 0])
many67 = Internal('many67', (U8, [4, 2, 2, 4], 0.5, 120))
t67 = Output('t67', (U8, [1, 4, 4, 4], 0.5, 120))
t68 = Output('t68', (U8, [1, 4, 4, 4], 0.5, 120))
where69 = Parameter('where69', (I32, [4]), [1, 4, 4, 4])
t69 = Output('t69', (U8, [1, 4, 4, 4], 0.5, 120))
deep70 = Internal('deep70', (U8, [1, 2, 2, 16], 0.5, 120))
t70 = Output('t70', (U8, [1, 4, 4, 4], 0.5, 120))
filter71 = Parameter('filter71', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias71 = Parameter('bias71', (I32, [4], 0.5, 0), [-8, 0, -8, -12])
t71 = Output('t71', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t60)
model.Operation('HARD_SWISH', t60).To(t61)
model.Operation('ADD', t61, c62, 0).To(t62)
model.Operation('MINIMUM', t62, c63).To(t63)
model.Operation('RESHAPE', t63, where64).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, block65, none65).To(many65)
model.Operation('BATCH_TO_SPACE_ND', many65, block65).To(t65)
model.Operation('PAD', t65, sides66).To(wide66)
model.Operation('SLICE', wide66, begin66, size66).To(t66)
model.Operation('SPACE_TO_BATCH_ND', t66, block67, none67).To(many67)
model.Operation('BATCH_TO_SPACE_ND', many67, block67).To(t67)
model.Operation('RELU', t67).To(t68)
model.Operation('RESHAPE', t68, where69).To(t69)
model.Operation('SPACE_TO_DEPTH', t69, 2).To(deep70)
model.Operation('DEPTH_TO_SPACE', deep70, 2).To(t70)
model.Operation('CONV_2D', t70, filter71, bias71, 1, 1, 1, 0).To(t71)
Example({
    input: packed('<i2',
    'c-jlAj>un|V&^``(=~JDvJBU(m@PH!RcmLhDlA<vw;<Sk_4+9t^(ifZE~RCTtw|v^RXZlHtV^4|tfx9E!FOS776XL<06(4`?E'
),
    t60: packed('<i2',
    'c-jk#sLo$&m*PIh)iZNt#xmEeEipCiYpZ6hDlJ?vH@Luk^_2A;^(`rZE@h>TtszM^Rg-tDtec*;tS72E!8dkc76XL<06!!h?E'
),
    t61: packed('<i2',
    'c-pI|sH#|7QBg4mh*wrDtEkvgQQf|_a@MNyiUo6lVymaD@2GD9GRn&<T7gvM<Q*&PrdKTM0qU!$SXjY8ApiihGa<4'
),
    t62: packed('<i2',
    'c-pHdF3etAoS!`hh*uWR&8}FVpVz*kpm$YK{^YqpvDN*{s_X0Xvnz`7vRi@t%D(k;>L%sS>;dYlD4vncKp_AC60;xz'
),
    t63: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t64: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t65: packed('<i2',
    'c-l)yh|5ku#d$#73&ed;el?nWACg=)1BCzpd9fKU'
),
    t66: packed('|i1',
    'c-pH-NQkR|VGtn1M*{$2I~!*'
),
    t67: packed('|i1',
    'c-pH-NQkR|VGtn1M*{$2I~!*'
),
    t68: ([120] * 64)[:64],
    t69: ([120] * 64)[:64],
    t70: ([120] * 64)[:64],
    t71: ([112, 120, 112, 108] * 16)[:64],
}, name='of_6').AddVariations(signed(input, t60, t61, c62, t62, c63, t63, t64, many65, t65, wide66, t66, many67, t67, t68, t69, deep70, t70, filter71, t71)).DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, PAD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t710 = Internal('t710', (U8, [1, 4, 4, 4], 0.5, 120))
sides711 = Parameter('sides711', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide711 = Internal('wide711', (U8, [1, 7, 5, 5], 0.5, 120))
begin711 = Parameter('begin711', (I32, [4]), [0, 2, 1, 0])
size711 = Parameter('size711', (I32, [4]), [1, 4, 4, 4])
t711 = Output('t711', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t710)
model.Operation('PAD', t710, sides711).To(wide711)
model.Operation('SLICE', wide711, begin711, size711).To(t711)
Example({
    input: packed('<i2',
    'c-m|Buw9<iK5u4H-;(tOd*=kKZcp0oHmSH``{am44lAbhP7d?0b=lD4@9JGVciXP+%-o>Jkebd7yXKU6^vny4%VeMs008rJABX'
),
    t711: packed('<i2',
    'c-pIQE1p!bJz{c&!?YC@AmGxop~AJ;yJB1SE-=4lLubVtkFtt+ae)<B00V^p0FYlEo&'
),
}, name='of_71').AddVariations(signed(input, t710, wide711, t711)).DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t760 = Internal('t760', (U8, [1, 4, 4, 4], 0.5, 120))
t761 = Output('t761', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t760)
model.Operation('CHANNEL_SHUFFLE', t760, 2, 3).To(t761)
Example({
    input: packed('<i2',
    'c-os?zCCjKy2Pl2#WqvpX0<xx2L?~f-4-|_tG%f_qM>MB&9ul8-;EPyP1?|~acky+CG!^fmNd9Id&h35tk2K(p2|QW006-TA0_'
),
    t761: packed('<i2',
    'c-os?zCCjKy2Pl2#WqvpX0<xx2L?~f-4-|_tG%f_qM>MB&9ul8-;EPyP1?|~acky+CG!^fmNd9Id&h35tk2K(p2|QW006-TA0_'
),
}, name='of_76').AddVariations(signed(input, t760, t761)).DisableLifeTimeVariation()
