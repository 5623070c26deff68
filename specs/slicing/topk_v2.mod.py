# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: k from one to all, ranks, equal elements, types.

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

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [9]))
values = Output('values', (F32, [3]))
indices = Output('indices', (I32, [3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: [-0.485, -0.108, 6.494, -4.145, -6.238, -7.929, -2.162, -2.593, -5.055],
    values: [6.494, -0.108, -0.485],
    indices: [2, 1, 0],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [9], 0.5, 101))
values = Output('values', (U8, [3], 0.5, 101))
indices = Output('indices', (I32, [3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: [226, 227, 240, 251, 219, 215, 212, 223, 222],
    values: [251, 240, 227],
    indices: [3, 2, 1],
}, name='vector_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [9]))
values = Output('values', (I32, [3]))
indices = Output('indices', (I32, [3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: [-514979352, 461539118, 42109430, 608300057, -471942375, -956236144, -527229902, 283620875,
    -772567701],
    values: [608300057, 461539118, 283620875],
    indices: [3, 1, 7],
}, name='vector_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
values = Output('values', (F32, [7]))
indices = Output('indices', (I32, [7]))
model = Model()
model.Operation('TOPK_V2', input, 7).To(values, indices)
Example({
    input: [-7.634, -1.302, -7.797, 5.073, 2.457, -0.069, 2.391],
    values: [5.073, 2.457, 2.391, -0.069, -1.302, -7.634, -7.797],
    indices: [3, 4, 6, 5, 1, 0, 2],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013700000010430813, 0))
values = Output('values', (U8, [7], 0.013700000010430813, 0))
indices = Output('indices', (I32, [7]))
model = Model()
model.Operation('TOPK_V2', input, 7).To(values, indices)
Example({
    input: [222, 235, 255, 247, 242, 237, 228],
    values: [255, 247, 242, 237, 235, 228, 222],
    indices: [2, 3, 4, 5, 1, 6, 0],
}, name='all_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [7]))
values = Output('values', (I32, [7]))
indices = Output('indices', (I32, [7]))
model = Model()
model.Operation('TOPK_V2', input, 7).To(values, indices)
Example({
    input: [-835398469, -1953452337, 389426431, -1222651999, -424880505, -778605777, -934545694],
    values: [389426431, -424880505, -778605777, -835398469, -934545694, -1222651999, -1953452337],
    indices: [2, 4, 5, 0, 6, 3, 1],
}, name='all_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [8]))
values = Output('values', (F32, [1]))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [-1.633, 2.342, 8.203, 8.09, 8.386, 5.954, -8.893, 4.368],
    values: [8.386],
    indices: [4],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [8], 2.25, 255))
values = Output('values', (U8, [1], 2.25, 255))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [229, 237, 248, 252, 253, 251, 244, 215],
    values: [253],
    indices: [4],
}, name='one_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [8]))
values = Output('values', (I32, [1]))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [1183569212, 1590822809, -1671048704, -45535542, 456862008, -166960395, 263229878, -1118054255],
    values: [1590822809],
    indices: [1],
}, name='one_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [1]))
values = Output('values', (F32, [1]))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [-8.551],
    values: [-8.551],
    indices: [0],
}, name='of_one').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [1], 0.10000000149011612, 37))
values = Output('values', (U8, [1], 0.10000000149011612, 37))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [250],
    values: [250],
    indices: [0],
}, name='of_one_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [1]))
values = Output('values', (I32, [1]))
indices = Output('indices', (I32, [1]))
model = Model()
model.Operation('TOPK_V2', input, 1).To(values, indices)
Example({
    input: [671971828],
    values: [671971828],
    indices: [0],
}, name='of_one_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 8]))
values = Output('values', (F32, [3, 2]))
indices = Output('indices', (I32, [3, 2]))
model = Model()
model.Operation('TOPK_V2', input, 2).To(values, indices)
Example({
    input: [-7.461, 2.257, 0.271, 2.34, -1.337, -1.392, -8.024, 5.129, 2.767, 8.786, -2.298, -2.085, 5.359,
    -3.662, 7.726, 8.26, 4.072, 8.825, -0.479, -2.954, -0.843, 4.721, 0.811, -3.956],
    values: [5.129, 2.34, 8.786, 8.26, 8.825, 4.721],
    indices: [7, 3, 1, 7, 1, 5],
}, name='matrix').AddVariations('relaxed', 'float16')

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 8], 0.5, 128))
values = Output('values', (U8, [3, 2], 0.5, 128))
indices = Output('indices', (I32, [3, 2]))
model = Model()
model.Operation('TOPK_V2', input, 2).To(values, indices)
Example({
    input: [216, 239, 141, 227, 178, 171, 179, 213, 244, 164, 246, 138, 241, 190, 180, 204, 233, 252, 161, 162,
    191, 155, 212, 200],
    values: [239, 227, 246, 244, 252, 233],
    indices: [1, 3, 2, 0, 1, 0],
}, name='matrix_quant8').AddVariations(signed(input, values))

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 8]))
values = Output('values', (I32, [3, 2]))
indices = Output('indices', (I32, [3, 2]))
model = Model()
model.Operation('TOPK_V2', input, 2).To(values, indices)
Example({
    input: [-1821909222, -1209545448, -1925250749, 2055659007, -1852899658, 377618273, -535430260, -1026256050,
    1805314572, 175230529, 1984559155, -73291716, 1185228179, -360821606, 833700709, -1266087212,
    1401746753, -925299174, 1963881614, -1961632036, -95458659, 2982043, 2138095839, 672578567],
    values: [2055659007, 377618273, 1984559155, 1805314572, 2138095839, 1963881614],
    indices: [3, 5, 2, 0, 6, 2],
}, name='matrix_int32')

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
values = Output('values', (F32, [2, 6]))
indices = Output('indices', (I32, [2, 6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, indices)
Example({
    input: [0.086, -4.365, 4.059, 0.165, -0.434, -7.046, -1.667, -8.063, 2.556, 2.051, -7.981, -8.661],
    values: [4.059, 0.165, 0.086, -0.434, -4.365, -7.046, 2.556, 2.051, -1.667, -7.981, -8.063, -8.661],
    indices: [2, 3, 0, 4, 1, 5, 2, 3, 0, 4, 1, 5],
}, name='matrix_all').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.013700000010430813, 101))
values = Output('values', (U8, [2, 6], 0.013700000010430813, 101))
indices = Output('indices', (I32, [2, 6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, indices)
Example({
    input: [253, 212, 245, 241, 204, 250, 230, 220, 254, 211, 242, 249],
    values: [253, 250, 245, 241, 212, 204, 254, 249, 242, 230, 220, 211],
    indices: [0, 5, 2, 3, 1, 4, 2, 5, 4, 0, 1, 3],
}, name='matrix_all_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 6]))
values = Output('values', (I32, [2, 6]))
indices = Output('indices', (I32, [2, 6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, indices)
Example({
    input: [428219123, 1675958055, -738409144, 493462694, 2139924686, 637081368, 1229159764, -1387133097,
    1868005036, 1747055001, 630815955, -974739724],
    values: [2139924686, 1675958055, 637081368, 493462694, 428219123, -738409144, 1868005036, 1747055001,
    1229159764, 630815955, -974739724, -1387133097],
    indices: [4, 1, 5, 3, 0, 2, 2, 3, 0, 4, 5, 1],
}, name='matrix_all_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 7]))
values = Output('values', (F32, [2, 3, 3]))
indices = Output('indices', (I32, [2, 3, 3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: packed('<f4',
    'c-jG|09XI?ftYHvs=hH=_}iKvIifcZbz(wPdvO5g)i2)+#ag^O=?0=HH`VZ>CH<9dyvXsN2xL?FnT51PiCB{mVB-`$0Q-2|PXZuh'
    'bl)a{MO=w^r$q)7Bkl-3I{K&uqc+{^=m6oRfC|z1{`&BdY0Pb_kfRd;tre!{4~>R4fxo{%!N5Sjz`;JiK)=92Kfpl2KtMpiKtR4g'
    'Kfl1hJi)*}zrevjzdt^O<5Us'
),
    values: [7.451, 2.921, -0.582, 6.925, 0.319, -1.84, 8.017, 7.809, 6.543, 7.94, 7.5, 6.402, 0.584, 0.009,
    -1.336, 4.421, 0.712, 0.252],
    indices: [2, 5, 0, 4, 2, 5, 0, 6, 5, 0, 2, 5, 6, 3, 0, 3, 5, 6],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 7], 2.25, 0))
values = Output('values', (U8, [2, 3, 3], 2.25, 0))
indices = Output('indices', (I32, [2, 3, 3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: packed('<i2',
    'c-qVRzt$k8E5*yG^!Li2RvQmB{<wAdz@%sT%Pu|L@bS3WnZNtaPAj~(v??QjfoK2#d}11C'
),
    values: [255, 173, 138, 251, 249, 169, 248, 218, 211, 230, 229, 210, 253, 241, 205, 222, 165, 150],
    indices: [1, 2, 5, 3, 5, 4, 3, 4, 5, 1, 5, 4, 4, 0, 6, 2, 3, 0],
}, name='rank_3_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 7]))
values = Output('values', (I32, [2, 3, 3]))
indices = Output('indices', (I32, [2, 3, 3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: packed('<i4',
    'c-jG|09XIsb>QMBNCor<AIKrLJS9(Mv?T5UVde!T{B*6I%Kz?pXhE*3$`8-FoEtIBA{^nY7|onP9gh1BHND)FNcv&kdGI2NW{SYH'
    'Ke)5d*Hf$hGOca+lGQE6Qn9P7{mEqEv;bd<^(@}ON}=1^4`c<YDlp^4lUP8l_Z~7;F)xm}D3mOpbh4n8t5D-`K=Q&gh;O6fC=g86'
    '%rC;W)~Jb6As{EUMUbl8dsj~'
),
    values: [804789214, 743629128, 674046690, 1957370100, 1356959414, -474678468, 1879051813, 1874983425,
    1079981391, 1276060412, 685472005, 282849317, 1381552193, 799640221, -689750034, 1160917711,
    670542794, 557897646],
    indices: [0, 5, 3, 0, 5, 6, 0, 6, 1, 4, 2, 3, 6, 0, 3, 4, 2, 0],
}, name='rank_3_int32').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 9]))
values = Output('values', (F32, [2, 1, 2, 4]))
indices = Output('indices', (I32, [2, 1, 2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: packed('<f4',
    'c-jGw0B`@tu-9+tM8}}M%gYF;T<mvR{PM-}<Gybp+Z~ZYynBal5UOBHa-$L^i%S}xp`onCk5Rs4snQ_QrJoY8`C9E@bQBg6Sn=h%'
    '1cd*E)VEIt#Sc820;t~s@lEJu=X!%;R>-*V4L(tinJSP#!9c)3Kt4c0Kf%Dizd%62K)*o1z(2mgKtMpiK|nyjK)}B5{7Ml'
),
    values: [8.414, 6.642, 5.853, 4.161, 7.552, 6.992, 5.26, 1.544, 7.254, 6.261, 3.359, 0.979, 8.841, 5.779,
    4.792, 3.267],
    indices: [8, 5, 0, 4, 8, 6, 5, 0, 1, 8, 7, 4, 2, 0, 6, 4],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 9], 0.10000000149011612, 255))
values = Output('values', (U8, [2, 1, 2, 4], 0.10000000149011612, 255))
indices = Output('indices', (I32, [2, 1, 2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: packed('<i2',
    'c-p(UKVW0<pQBUmt-3tdyQ;nS!LH*$XSz?8M$CBH|6=u_ePMU6tzaMm008}C7lQ'
),
    values: [252, 222, 217, 197, 224, 211, 186, 170, 229, 204, 201, 199, 232, 221, 214, 194],
    indices: [5, 8, 0, 6, 7, 1, 8, 0, 8, 2, 4, 0, 1, 6, 7, 3],
}, name='rank_4_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()

# Descending along the last dimension, with where each was.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 2, 9]))
values = Output('values', (I32, [2, 1, 2, 4]))
indices = Output('indices', (I32, [2, 1, 2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: packed('<i4',
    'c-jGw0B`@X`vL6SpwWop23(tV%N3FIgv_AA$}-m9G3k}RtW0H%;<r+n`&yY><i%klhCE9%5jGjl-D$BgzN4bEtk7*@M+RoV9iZT`'
    '3HPHuYy`bxO^qv^s${cg9C8hfoLw=|@)`QQwJuc6hX~0+;^%b@*#~^*H;lF?6LzVlP8SRaXDQFR6FBN3Fe8#hY|)z1C`aP'
),
    values: [2092786056, 1973656044, 1118935473, 222190556, 1986278933, 1310514564, 927827462, 664613750,
    1738325706, 941215977, 694002482, 393374156, 1820794338, 1171112077, 817186732, 590218828],
    indices: [7, 3, 0, 4, 5, 8, 0, 3, 3, 8, 4, 0, 6, 5, 2, 3],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Indexes as real numbers: 1 off is within Android's tolerance of integers.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 81]))
values = Output('values', (I32, [1, 6]))
indices = Internal('indices', (I32, [1, 6]))
output = Output('output', (F32, [1, 6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, indices)
model.Operation('CAST', indices).To(output)
Example({
    input: packed('|i1',
    'c-jF`0IvV_<?JUMA`{>k<{JOo`rjns+z{;s02}Y;4D0g={R7<r8R!)B@!Ih6-u40(9wz)15h3mp4+jn6{srS7=?eSU4jt<E*$4|4'
    'BOnCi`6c)$$Mq-y'
),
    values: [40, 39, 38, 37, 36, 35],
    output: [80.0, 3.0, 46.0, 78.0, 15.0, 73.0],
}, name='real_indices').DisableLifeTimeVariation()

# Of equal elements the one with the larger index is first.
# Expected values: float64 formula. TF Lite has the smaller index first.
input = Input('input', (F32, [2, 12]))
values = Output('values', (F32, [2, 4]))
indices = Output('indices', (I32, [2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: [0.0, 4.0, 0.0, 6.0, 0.0, 4.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 1.0, 0.0,
    2.0, 0.0, 0.0, 2.0],
    values: [6.0, 4.0, 4.0, 4.0, 2.0, 2.0, 2.0, 2.0],
    indices: [3, 9, 5, 1, 11, 8, 4, 0],
}, name='equal').DisableLifeTimeVariation()

# Of equal elements the one with the larger index is first.
# Expected values: float64 formula. TF Lite has the smaller index first.
input = Input('input', (F32, [6]))
values = Output('values', (F32, [3]))
indices = Output('indices', (I32, [3]))
model = Model()
model.Operation('TOPK_V2', input, 3).To(values, indices)
Example({
    input: [7.5, 7.5, 7.5, 7.5, 7.5, 7.5],
    values: [7.5, 7.5, 7.5],
    indices: [5, 4, 3],
}, name='all_equal').DisableLifeTimeVariation()

# Of equal elements the one with the larger index is first.
# Expected values: float64 formula. TF Lite has the smaller index first.
input = Input('input', (I32, [2, 12]))
values = Output('values', (I32, [2, 4]))
indices = Output('indices', (I32, [2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: [0, 4, 0, 6, 0, 4, 0, 0, 0, 4, 0, 0, 2, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 2],
    values: [6, 4, 4, 4, 2, 2, 2, 2],
    indices: [3, 9, 5, 1, 11, 8, 4, 0],
}, name='equal_int32').DisableLifeTimeVariation()

# Of equal elements the one with the larger index is first.
# Expected values: float64 formula. TF Lite has the smaller index first.
input = Input('input', (U8, [2, 12], 1.0, 0))
values = Output('values', (U8, [2, 4], 1.0, 0))
indices = Output('indices', (I32, [2, 4]))
model = Model()
model.Operation('TOPK_V2', input, 4).To(values, indices)
Example({
    input: [0, 4, 0, 6, 0, 4, 0, 0, 0, 4, 0, 0, 2, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 2],
    values: [6, 4, 4, 4, 2, 2, 2, 2],
    indices: [3, 9, 5, 1, 11, 8, 4, 0],
}, name='equal_quant8').AddVariations(signed(input, values)).DisableLifeTimeVariation()
