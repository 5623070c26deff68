# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?hhJ007W3I%PN9U{T5}vyx0o79pbymnfTm5rd2j=G$bFNzzSLB?Bv8VS8_XQ7*jn%Kh%-_Gv%I^=WOePfFFp=2$Fr9{E{i'
    'H(I1u=hroR55IBHOy<kfu(dtKnf1F7M6xW)vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#y0IsX90'
    'w4zl', 0.03125
),
    output: [0.5139955],
}, name='all').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 100))
model = Model()
model.Operation('MEAN', input, axes, 1).To(o)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002<sD{es<C1tVS!lD?NjV9$}IkUy0SbTs;vN9NSgGI90e1TCi`3hxtZ-2@D)fn_g?N9F7>27D$=dqS~*W!7cUev>U'
    'aoMa4qii84N1IY_x|-aBbG&OkZkKg<8Xpo_mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mVca6'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000z(4x}-P}<M'
),
    o: [127],
}, name='all_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2049, 33]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1, 33]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmDEe`<!007WrCfrE+{R6=!k+hpA`Phuz1W~vN_h$srCS4PlO}R}VXf`{#p!y&7UVriYxX(|OBwN<EgGVh%JJEO(9u~b~)*lUv'
    '@9G)7KILjDYhK^sByTs;^RyLo@4H)YS;w+0%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%ktmmA0r4mM*', 0.03125
),
    output: [0.6616032, 0.664989, 0.6701592, 0.6571041, 0.67073876, 0.6634639, 0.66094744, 0.670327, 0.65939176,
    0.670083, 0.6654008, 0.66218275, 0.66829854, 0.6615727, 0.6695339, 0.6642722, 0.6632046,
    0.6657516, 0.6623963, 0.6698237, 0.6641349, 0.66178626, 0.6660261, 0.6621065, 0.66692597,
    0.667719, 0.6584767, 0.67069304, 0.66366214, 0.6661939, 0.6704795, 0.6583852, 0.6710438],
}, name='columns').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2049, 33], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1, 33], 0.5, 100))
model = Model()
model.Operation('MEAN', input, axes, 1).To(o)
Example({
    input: packed('<i2',
    'c-rmDF$zHe002-a8O+>(3rI?aUp6H%TMbHzjGsj^ekCTSkd2Z*Ie@ZIhJOl^3pjz^+h3f!XM#p@8q_YwPTcz}7vpO9nzX`IemfiO'
    'v-4)L97p|9(mmXw;QDM2EA>M9ectRI>uD^@vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMm2?P5}S_000000000000000'
    '000000000000000000000000000000000000000000000000000000000000006)*U-cl!lm'
),
    o: [123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123],
}, name='columns_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [33, 2049]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [33, 1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?hiU007`gol-X_`z>TK$SW8OCi+Eo6PxAYX*_|5x`9<pY?RG<ix)WWq3_$jB!5QpMhN|H+Iio~MQyk3ou{+GsgfT?%W%0K'
    'A4T_*#f#Q3Th}-7xH^f7{VOf4+V^H6%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#y0ZT<nz<-?i', 0.03125
),
    output: [0.587802, 0.59680027, 0.5838061, 0.5924079, 0.59019643, 0.5903032, 0.5921486, 0.58556, 0.59195036,
    0.5878935, 0.5944973, 0.5885645, 0.58786297, 0.59490913, 0.5876037, 0.5907607, 0.5893576,
    0.58821374, 0.59643424, 0.585133, 0.5936585, 0.58740544, 0.5884425, 0.59492433, 0.5870852,
    0.5895864, 0.5897084, 0.59301794, 0.59001344, 0.58793926, 0.5920876, 0.5872682, 0.59213334],
}, name='rows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [33, 2049], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [33, 1], 0.5, 100))
model = Model()
model.Operation('MEAN', input, axes, 1).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-9I003acG^6N$vpM$`6hT*9QdHaNx=j#_O(ZEEz-GdY%`{V`+dP0|^8%j0zOR3Aw;eb8N&d-p={=g~k7!U_g>dN{8l&rQ'
    'ajYcU^`uoh&+4yoc<w_foAx&2+bMcimuW1^vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMm2?E&u=k000000000000000'
    '000000000000000000000000000000000000000000000000000000000000006)*Ux+{!rT'
),
    o: [122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122,
    122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122],
}, name='rows_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 1031, 7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [5, 1, 7]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmDs}4Z{002<q&TJH$jKpR>z*Mhdc8e|%OtIZ$zD5wtP!vU$`~guyxm3R)oYPNKe?Nz*#4892pKE*hO%67-+heupoKNv(J+Guk'
    't^Tw-+aI@KCO2+|lg1$*m#VvBFI&DxvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|9$=eXR`3d', 0.03125
),
    output: [0.5721084, 0.5767156, 0.5705929, 0.57783705, 0.5650461, 0.56528854, 0.5780189, 0.56989574,
    0.5741998, 0.56737995, 0.5762306, 0.57083535, 0.57313895, 0.57465446, 0.5677437, 0.5772915,
    0.57386637, 0.5737755, 0.56880456, 0.576655, 0.5665616, 0.5802619, 0.5653189, 0.5638943,
    0.57962537, 0.5721084, 0.5767156, 0.5705929, 0.573927, 0.56859237, 0.57225996, 0.56995636,
    0.56989574, 0.5741998, 0.56737995],
}, name='middle').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 1031, 7], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [5, 1, 7], 0.5, 100))
model = Model()
model.Operation('MEAN', input, axes, 1).To(o)
Example({
    input: packed('<i2',
    'c-rmDF$zHe002--7Ad1a8H~>05LW%g#K7`56QxWBi$PMZpd=PXWyE5zi3|qmmqD%}y|=%xeGj_j#X0KFJ3;Poo0baK#$+(Aq%X7P'
    'q25}q;>GP~Q+pn3xm~uJj85-YemzWm_K8d{lx10#Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG`R8*C000000000000000000000000000000'
    '0000000000008)JU%HyC;{'
),
    o: [141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141,
    141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141],
}, name='middle_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 65, 67, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?hhJ007WUU3S_0fJs(^bRkJ*C97MM(bvetKyDHxb%TXLxdnqkS$u)b=qKLWUsBu-&-L<pax1K|`P?zQzb@~zw|tZqgLb;B'
    '^`q8d8gEXS>nz$==5f#s$JNiX*=c-(Q6kH-EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EdTQl&mTZv', 0.03125
),
    output: [0.16070609, 0.16298077, 0.15628588, 0.15573335, 0.15941447, 0.16252871],
}, name='image').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 65, 67, 3], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('MEAN', input, axes, 1).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-87002-nR86o^q^pAF6HK$&C~T5V(M;nH6yKl`Z?oAnMs+*QRJ&pVLG%OSd;LYTX>L9)*VDD;AbZ>=nXvG_Juk^&Gi;R}'
    '!Lk=O!eam08O>gwRlc&WZtLB19Gvcp$*vvAvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkHLoB{v<0000000000000000000000000007`mzR=Y(Ap'
),
    o: [133, 133, 134, 134, 133, 133],
}, name='image_quant8').DisableLifeTimeVariation()
