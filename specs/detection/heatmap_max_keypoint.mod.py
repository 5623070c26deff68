# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: peaks, boxes, layouts, types.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (F32, [2, 5, 5, 2]))
boxes = Input('boxes', (F32, [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [2, 2]))
keypoints = Output('keypoints', (F32, [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<f4',
    'c-niI!1Zg%WLw>Jy{l~Vxj3%dd)#~&^SE#WSIQDE+dry>5Yc*%!{Ys?4{s1jv7KyN`@B=NR=e|X?Y8o;=7;6KnuW^0b^fXq>eQ}%'
    '*txAato&i~uX3Sg`CsQdg@EcF{;GO<y{<rlYm@u*k6c36*DN-Dc&@5{scq49>jECGm29>U(X5AGZys9swP>9+mjsvnZ$~!!cE_*w'
    'pZD<{sM=R|pn0E$W1W4oW4nEo<L3i>`>GDq?Q1^JTKC<t8K|zRZpsJaZ?SjW7e3_MB<U?%Bb4_}enyh6kx908s*wD}gJzfPwas-D'
    '?tGFkDz(k9XjcyZb6j52;G-d%(h6o-^}ALswowKK!go}dEEDYNjAJBfMb2vb7!_$o2nc_=EW{ygCZh7o-T?ya9qb()KoG=+uz>7+'
    'ju5uJ!vRMS+uqU6VLzA#iaG9ggsI#I(}5&*z`+h`3ILO+q&W'
),
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [4.000285, 11.99981, 4.0004063, 12.000094],
    keypoints: [7.5982995, 11.197553, 5.200042, 24.396225, 18.99881, 6.299541, 14.001529, 5.401274],
}, name='inside').AddNchw(maps, layout).AddVariations('relaxed', 'float16')

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (U8, [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', (U8, [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<i2',
    'c-m9%aqRbQa!WO^&|2%hDR_B6w@rf5A;%N``+b+$)bgFuyKH~Peyc$*!*PL2%4bx!i%(+MEPur4sM$8n>0EmZ&bwanKI*W7cZca&'
    'pGzUfz1Og;)H~pQJaC`aQifjXWoGN0R@hEtpaTE^Vn{2L'
),
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [61, 90, 42, 197, 152, 50, 112, 43],
}, name='inside_quant8').AddNchw(maps, layout).AddVariations(signed(maps, scores))

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (F32, [2, 5, 5, 2]))
boxes = Input('boxes', (F32, [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [2, 2]))
keypoints = Output('keypoints', (F32, [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<f4',
    'c-q?|^!UfkFsGAOl{?+`X|MV4GAVyg*r)C|<<38U1j3XfA|`%N_M7JN;e(-SXJuuvetD<jRlfFB94mIYl&@e}ao1&@)4RL*pXN1}'
    '-!;E2@NSW^`DB6H7cZ}3%Q||od)57{$1Y(kCCy8N&+#RcRor&mHoskFxtf4b3E!ohUAG-qu8iQjZE5*-`Ryd<?&Zrl*c@NJ%(%PH'
    'aYKc!*vB=;JiGTD3p=LL{XU^aMd;G|1N&4ue@4`}-tLr$_^IUkv2l-rQqD*JJxja!!k8O&zy2<*YjDyuqS@-xE`>&me*4<k^oN2{'
    'g~pM#g)AvM#MlLtUG&V>7#3W+bdfDyWYSKjvsDL*r|9r=Gb!_>aHhUiTkI>nN>ff<P4xaVOHCC^Im;vsQH~wj;WmHmP8;wFIXKum'
    '>~%Z<gbqMp@3<eza&X)WXW4;RdqFDq0a^AAFktWK0D?fU-x0#LcR1h(V%vlDfY>1O01iE@5&'
),
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [3.9806666, 11.999749, 3.9961534, 11.996153],
    keypoints: [3.0, 17.6, 11.0, 11.800001, 16.551552, 3.6, 13.448447, 8.4],
}, name='at_the_borders').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (U8, [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', (U8, [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<i2',
    'c-k`!(e4sj&v1m{lvkK@ul81!GYpr5z5QA()(M|rxENsSTVORuY&*kYCt-&G{aW7H3@g+MU8{pj0^{s0WT)9K@}1|~WtYajL35wY'
    '9=nwW?F{?4&dQxt+AB7fVL!t~hRX~`8J0270RRBbfF)f'
),
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [24, 140, 88, 95, 132, 29, 108, 67],
}, name='at_the_borders_quant8').AddNchw(maps, layout).AddVariations(signed(maps, scores)).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (F32, [2, 5, 5, 2]))
boxes = Input('boxes', (F32, [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [2, 2]))
keypoints = Output('keypoints', (F32, [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<f4',
    'c-pglv*fzS4%=3dpzBL)<vrf4i|IdH$aOuax_`&F>KKt7hg<tK5BIP8w&VJn9sP$zG#~aCUJqLGZO37GkJb%q{wVX^cZ$njv#wvW'
    'aGkt-Ys?#=%ayhJ_7q2~5)zTGzWz|86{wmkuwd~zIj-01b}TO7YJC{!-hb$;?e)bwL=MSmi1e?M`}+D&%-2Ki8gh#R<qmya7gKe}'
    'cJYn^4Y{wa4__C_th}x3pRh|v#{E!?t$S<h>;AxI-<S6DOEN4!Hm_?HSzNX5HBfc^kJyCo8^td+Un-Cd-~8*xL%vc0qiltH^MqS9'
    'x^&uGGd`BeOPFr7*;=vVt*l(X`3L)7J!U^=D1WiEu-8cX`0$hDR6}+v#jo!-B{ECP9@5Bo<Q97BaN(amuKMJ(4LtsVOVSQH*f}`Z'
    'JM4Ej-~a;l4*MJrID%P@`++QbsK^1w{U9|^)&Vf<AW(L%!+tQ!!QS4%4lL`i4{DwxP#MtdeLxBTmR7!l'
),
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [3.985, 11.985, 3.995, 11.995],
    keypoints: [3.0, 4.0, 11.0, 28.0, 7.0, 8.4, 23.0, 3.6],
}, name='in_corners').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (U8, [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', (U8, [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('<i2',
    'c-jk*@%Ay!<*sF@4Y2mgGoHY^m|>}-zfH5o3g$fw2UWwBdj&Q#oMO1Z5X8{Uu$kdB!xe@ohKUT@8O||Wk@pp9WmwB_jNzP(u~DwX'
    '42De%d;ECaJax-hCo#+qVepeO_Yh2DC}p4n003P89{m'
),
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [24, 32, 88, 224, 56, 67, 184, 29],
}, name='in_corners_quant8').AddNchw(maps, layout).AddVariations(signed(maps, scores)).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (F32, [3, 2, 2, 2]))
boxes = Input('boxes', (F32, [3, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [3, 2]))
keypoints = Output('keypoints', (F32, [3, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [-1.904, -1.442, -1.689, -0.001, -0.525, -3.337, 3.571, 1.857, 2.042, -1.094, -2.325, -2.412,
    -3.917, 1.61, 2.474, -3.835, -2.637, -1.473, 1.172, 3.056, 0.941, 1.273, 2.247, 1.708],
    boxes: [0.0, 0.0, 8.0, 4.0, 1.5, 2.0, 6.0, 3.0, 4.0, 4.0, 4.0, 4.0],
    scores: [3.571, 1.857, 2.474, 1.61, 2.247, 3.056],
    keypoints: [6.0, 3.0, 6.0, 3.0, 4.875, 2.75, 2.625, 2.75, 4.0, 4.0, 4.0, 4.0],
}, name='two_by_two').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 4, 4, 2]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 2]))
keypoints = Output('keypoints', (F32, [1, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: ([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0] * 4)[:32],
    boxes: [1.0, 2.0, 9.0, 18.0],
    scores: [0.0, 2.0],
    keypoints: [2.0, 4.0, 8.0, 4.0],
}, name='without_a_top').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', (U8, [1, 4, 4, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', (U8, [1, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: ([20, 20, 20, 20, 20, 20, 20, 52] * 4)[:32],
    boxes: [8, 16, 72, 144],
    scores: [10, 26],
    keypoints: [16, 32, 64, 32],
}, name='without_a_top_quant8').AddNchw(maps, layout).AddVariations(signed(maps, scores)).DisableLifeTimeVariation()
