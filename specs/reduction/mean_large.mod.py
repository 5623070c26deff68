# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('<f4',
    'c-rmH(Gi3o3<bbfik(O)mO^Jz+KGX&g!@@%GDILDo3xhXtQdE4JpbdYb;i|dKkKaDwU_p-v&S*&UVmzPtC(jQmAA3-vtsv}`L*91'
    ')$6^RTKC(1&ylKoXTGcF{El^gt@`)<tl8FlS;5TA%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*^~x^A8-^O`r'
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
    input: packed('|u1',
    'c-rmDp$-87007Y7E3RM@&1{N(#T6ToEJ`+K%E^jiJH-bWGgAqIT~N$4%@>GflCRL->n}UJTchEm`z_vj{axC4oud3FN)}0O*$hjS'
    'Rl7cp3+12|Z>xj(diDq|$-eWvUpL`-ddy^5mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{&W5T'
    '$u3a}'
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
    input: packed('<f4',
    'c-rmH+YQ4Y3;;ln(oMoB9fi%pXvH>>vOxb1$>L><FJg?Sh!yc!Jy-1U9etK_Tstpw_IlpE&-0A6*D?AobLQ1Gs_w}j=l+SRv16VZ'
    'wSS$zNA{3^th?{C{?l`vpI)9ntDoq4`KI2Vn(Oq!%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*^~x^A85dDNq'
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
    input: packed('|u1',
    'c-rmDF$zIp007`pGMKpm7m$<;uWU+Uwi=Wa86S&ed`e7CAsZ$C<N(S-8Qv*O?xFA7zmR`qqh@*@)~}~-=zmwsNiBX)+wr=vn~x8<'
    'MXOW^$)KF}j`t+Gy*i_6qnP<zw)^L17GznLWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<-g58St`hs'
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
    input: packed('<f4',
    'c-rmH!41S93<N-zl1@S?DTU5LX@|l5^1a_gvWSdXn23Hy^fzM6%CEIpy(`zY*T|atPxZ!K^JAaMy~s0TSI)2hR(X|k)qLJ}_Mdad'
    '*p>a2{qCGIn;D<)8}+W)Yn8w9YUaG}<o23nW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@i4U`3K{Gj$!'
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
    input: packed('|u1',
    'c-rmDp$<V&007Wrno;!IY_9hg6hT+Kq^P#1>o!3!Hj$+G0GkPKY^Iqiz0C(mHveJg^po^DNo$Z6-+Z4v;-YxQVQC%0wR>!iZ=>a@'
    'n(j8!cKtGMyer{#2<3d%-%jr5_^GY3M3!Y)mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{@eTm4oMcK'
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
    input: packed('<f4',
    'c-rmH(G9~O3<W@s!X{yqj?&G_Xyql4bc6m}BxGZ3!d1O`)%&Qb&x~`mx!+&*XWX^bH&UOq%+~73zK`p!oM$HUshxdUGjC(fjOXn9'
    'e_D25fAYk(=F<QBzMPHYs@?f`-kF%Y`>w57W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X6FB!zrXyyb^'
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
    input: packed('|u1',
    'c-rmDu?hhJ007XKEK)|pmBHv6e1uiEn9jg*n~72;gT){zzn~-*MrFieu!#%?>B=C#VR&zUapw{Cs>@3<SaieSd7o8Ex8`&>spYQo'
    '*0IrEtyAUQcpJS=QLr!6Gs*e$E^bEI?;)M<$FeNTvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdPD}0gWQ8;{'
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
    input: packed('<f4',
    'c-rmH!4bnS2n0Y%Q72X@F2$YMr9~vC%;c8>_Q4<{K;Ei)s;;AItUTvBujpE>{G@*N`Chg4J^QZGcO-WI>bdUUJmzPn&rjyR?__3V'
    '{@t5;*RJ&S%t%z;@43CJ>wEXe{m7m(dH+wv$IQ&k%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp{Ga&++$VoS'
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
    input: packed('|u1',
    'c-rmDu?hhJ007VwR+~Ywm~J)L?h|BFiiI*Mi%quk2NvI8W4uzzMy#&0$*NmqU@-cL_x6`W^WtJ!3v<o(sBk)D`MCVKzpmMFJML7U'
    '!D^7U;>z&Wn?&#Lx>VmZc47aL2It3ew(lmgEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX(pg{{Y~pGa&'
),
    o: [133, 133, 134, 134, 133, 133],
}, name='image_quant8').DisableLifeTimeVariation()
