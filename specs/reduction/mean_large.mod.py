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
    'c-rmD%K-!t6aX-chyKg;-75B$+|zPC@kR9W;`Z8WTc?as_n5nsxTSxq%{0#&C*AyZiqq#vE!N&mmStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgPU^AHT??SO', 0.5
),
    output: [0.63135105],
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
    'c-rmD$q|Gw3;-}g5_|hEmmJW?j`UaNnrlVPx}I^as@BJIuk0ts80Y=f>F14z+4i|}wN@)z^gVa%lx10#Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%|2BUFA`Sf', 0.5
),
    output: [0.5444119, 0.5356271, 0.54734015, 0.53831136, 0.5390434, 0.54392385, 0.5331869, 0.545876,
    0.5409956, 0.5409956, 0.5444119, 0.53587115, 0.5424597, 0.54489994, 0.5387994, 0.5434358,
    0.5390434, 0.5390434, 0.54489994, 0.54050756, 0.5422157, 0.5378233, 0.5390434, 0.54514396,
    0.53709126, 0.5441679, 0.53806734, 0.53953147, 0.5468521, 0.5375793, 0.5468521, 0.5387994,
    0.53953147],
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
    'c-rmD$qmFH5CAYjm_YyKW;h~k87u$ox>tE>jA*Bid(CpL%$D(t$g(qf%$e)7o#W@S*SEwK<>VSwmStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStJ~+x!8hDkt>', 0.5
),
    output: [0.591264, 0.5922401, 0.58711565, 0.591264, 0.5897999, 0.5919961, 0.58955586, 0.58589554, 0.5959004,
    0.58735967, 0.591264, 0.5876037, 0.5888238, 0.5966325, 0.58589554, 0.5944363, 0.5851635,
    0.58931184, 0.5978526, 0.5841874, 0.59053195, 0.5878477, 0.59419227, 0.59150803, 0.5856515,
    0.59150803, 0.59102, 0.5900439, 0.58931184, 0.5878477, 0.5956564, 0.58735967, 0.5919961],
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
    'c-rmDu>pV}3;?i#75x8PP|!0RvM0Unbw;eXqU<O8jvV#5*64Z9eUDzFWwvZ{j?cB@Y{x9S)KN0JEX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXzt1lhzZZD', 0.5
),
    output: [0.48933074, 0.49612027, 0.49466538, 0.49224055, 0.4912706, 0.49806014, 0.485451, 0.49272552,
    0.49369544, 0.48496604, 0.49078566, 0.49078566, 0.4985451, 0.485451, 0.50436467, 0.48254123,
    0.49321046, 0.4970902, 0.4912706, 0.48496604, 0.49272552, 0.485936, 0.49224055, 0.5, 0.48351115,
    0.48933074, 0.49612027, 0.49466538, 0.4941804, 0.48739088, 0.49660525, 0.485451, 0.49272552,
    0.49369544, 0.48496604],
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
    'c-rmD!4bnC3;-}FhOqy*80Xqwm(c00`^mL$jC`t}wtK%(@6S9n&e~BKb4BibGH<K1a-3{4o_H&+EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|&tD>kr9%', 0.5
),
    output: [0.14179105, 0.13983926, 0.13708381, 0.13846155, 0.14064294, 0.13823192],
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
