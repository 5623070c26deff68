# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: axes, beta, ranks, far logits, types.

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

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: packed('<f4',
    'c-jHr0U!Q(a{{cW05ijf-}<`g*=8SR*#fp59rP`K-C|lD7YKjdJ6dQX880yckFpBxT588H+X@nYzD#j}LRbX4rUnkr&(||6n1ee6'
    '!w#~xG3A`LfksL@rq60O_7E4zNHJ~M8SbiB1aUt~7vX&u<I6b=8=?|(89C?aXe%7X05kO#Pku=z&Sr&X&MWg;TK%$WBoJg;*{o_L'
    '-(->71l<TL!kyQAWV}n=`PYMLpEo^~U^!Mvn}IF&_oFk1ZouDG^(~$A2++jym9`AuoA<nlC|KEc;Rxr>1bp#1Ry{Qg*?K?OrJ=L}'
    'FGYiB1ho6MF$e0K05b^bEgEcb*XA<@w+H=%#MBKOrdSKaPP{Dk4~y-YmSl`absqy4dn_N64x^AP+KI|TJv25HgdMUo!!QGuQaU$|'
    '0FocgtYR=7BNOru^b-t`B)Ja08Z3MFroRgGK8hA19;6L!s|6^VC5C{JmMH1JKfXV|K)^r0Kfu4gzdk@ezCgXdzdgV}zdk^}KEFV}'
    'z&}2}zQ4aezQ8{~zd*o0Ks-M{K0ZFbK)t}gKfu4gKR`gfzraAgz`sDhJU_s{zrR1gzd%60z&}5|K)^n|zrH}fz&}7hK)*mgzdt}f'
    'z`s5|zCgZ<5!~<'
),
    output: packed('<f4',
    'c-qVIENGaqlfPjuV~fG#472tlYfOT#U!2@;_38BL<3?%o?d}|&*|AJy^B09Lj~8EZIksX3_Y|gYvo-G+N#(EKA?WTp!Bjb`Wwy{l'
    '?!6yuEPU6j%4joj?5JDN*zn@4L!`IW2KI%X%`0w9(pJ0|ACVexnlE~##s0dp`={g?q%5D-_54eh|Au1@OAqb5ed68S{regxemnez'
    '{rZ|dw@oK*ihe$P^I6V=6J_o*tW9R>FHwnhTiyM@e8$w7YhFjIZcMqRar@o!+RxvtO#ffg_MY(g+nkCU8?4v@j(qO7oaFI->z><*'
    'mF(BgpWiuk!}~8uJC;tc=B+**vP<>1`Ua^iBW@}22@+yur>8O8YFWh=yZ4&?v@5>;%zM>7Y)kxpN+59kJ;N9d=hv$p1obAAb*zpx'
    '(7NuhtDRkuv;BOjRi5&*PG|oXnWmP;PA|W2%&%G-@{jn)mfV@KC&y;z|7T~u{k1-D-EgD1LH*=O)3w|MZ0v09ZS1Y>fV3TuX>SW;'
    '*x1<G*xLZbL6kL6*v=M+ticL_3_E*UTcC`sHAs=2oxPonjWvvC4U_`v0g71zH35~|0?o0u0xAR90A$-)+klkV0s!6M)$#'
),
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5]))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [1.09, 0.099, 1.583, -2.419, -2.783, -2.833, -2.86, 2.06, 1.718, 2.942, -2.24, -0.878, 0.413, 1.905,
    -0.949, -1.027, 0.531, 0.666, -0.45, 0.316],
    output: [0.32688835, 0.12134269, 0.53518826, 0.0097827315, 0.0067979335, 0.0018109451, 0.0017627039,
    0.241495, 0.17154555, 0.5833858, 0.0116476, 0.045472153, 0.16535589, 0.73516876, 0.04235558,
    0.059536986, 0.2827598, 0.32362896, 0.10601681, 0.22805747],
}, name='rank_2_without_axis').AddVariations('relaxed', 'float16')

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 0.25).To(output)
Example({
    input: packed('<f4',
    'c-p(kH?dp%X+qT9=VAZewAV)Te|VmI*fQ(tQQK;fi@Gtg3+(+0FSZ_3&XsL!|FUUY?pgh_wO6B<^chYHShJnfFMcY$hNE47#s`LF'
    '53iq$*|$!+*!JeO?kuL$Z;o>DL`;63V!Uoe;j9e@=Y6|=c+C&KdZF6_n*E1)PM*_!n{)HR(-f88d{+X+>@5#1|NZ>ymOT{;Tq5g~'
    'HuXnInI_pPy*_pOdDK*~zjHr7KXdnteMO4)U52uV`;BFHGcM@MtP#7Lx13>i)#9@L`R?r*T<1RL?9pBrsBoRhQsTF@vHLOGnMJ4G'
    'Yb^dM6Rexn{4*lv&{w9i@}ipOc3J`2cAByp5rVBcre>VKS16chKDf@de0J=iE$8D5PH|6E<m_f~o;k&S?e8-@Ii;Gv#aSNMMZTAf'
    ')8RaHcNUMJiIm)dBPAcql(Zh2S%$aUvWMumau_U@HkmS$zd5n{Rwu_pcNqf?uFXa!2kJESSq+%??b~l>cfet<!+`@12lhMI11bA`'
    'b`C(+-UIePx&8b10R`>$9k6%UXTRTJ|32FT_Vz#qNOJ#y{Ra;0-(v^XyKk?(J&?cG{(wD5)WHr!gS6P&+wHdp!2=FJ?Ld7%!w(#='
    '2LQ^r=KB'
),
    output: packed('<f4',
    'c-kwEmC(!6li;kV$TOI^Lg~fNiLaX!-*5Ns>-5e38J#|TYv{|XA>S3%%LLO@c2{Xl)bd~BE)e?iPcFmKR)>iT{xYb!GTA+uvGm}V'
    '6CYOGtuVbfyR(w}&(fPGj>*5*boM=&ymL~I2G2s7XZKVO{In6*%6E*)Tb3%=w%E{kLH?$XB0GFGKl^u7MzDjQqif0X`F8tn=1iaX'
    'Q%`zjV7t?+BN_%LRp!pj-(y>{G+|n(LC?9|cMCS8IDL7)TT|>y*xjvFU6)z2->kMwdu)2{>zCQJGWj2tzpJz|do<<g2lGP?wJ(=U'
    'zUTjRGEdo;Cjr&BzI<C_8f{V0ba$ops->H!uVk4JdhXb{bR&u8*By}|jMKgJ16cnU?^*OWE9ie*pJK}2)0|qa_ku!P&rD-m7jDLD'
    '*sNxs5SX;>-T9TrHB7U2JaT=TF!|kdn^*5uPe#0}mwD~i|6@`_pfN*(_6$Yejnk(8)Lhq~wpw%L$&ZulfWQ`nZDABl#177~g$mdr'
    '2_OTgUOQW;N?U{`B$c*M1rQAY3j5Rs'
),
}, name='rank_4_without_axis').AddVariations('relaxed', 'float16')

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.001, -1).To(output)
Example({
    input: [0.024, 0.158, 0.932, 1.092, -0.175, 0.189, -0.682, -1.442, -1.319, -1.442, -0.141, -0.567],
    output: [0.24986814, 0.24990162, 0.25009513, 0.25013512, 0.2500881, 0.25017914, 0.24996133, 0.24977143,
    0.24988705, 0.24985632, 0.2501816, 0.25007504],
}, name='beta_0_001').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.7, -1).To(output)
Example({
    input: [-1.055, 0.531, -0.909, 0.567, -0.571, 1.267, 0.852, -0.833, -0.116, -0.515, 0.345, -0.475],
    output: [0.12113888, 0.36765227, 0.13417402, 0.3770348, 0.12254013, 0.4436511, 0.33180204, 0.1020067,
    0.2554309, 0.19318572, 0.35271204, 0.19867136],
}, name='beta_0_7').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 2.5, -1).To(output)
Example({
    input: [0.846, -1.162, 0.439, 1.127, 0.849, 0.695, -1.209, 1.33, -1.322, -0.369, -0.627, -0.362],
    output: [0.29525566, 0.0019500242, 0.1067342, 0.5960601, 0.19941343, 0.135691, 0.0011622761, 0.6637333,
    0.035040695, 0.37955907, 0.19914043, 0.3862598],
}, name='beta_2_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 10.0, -1).To(output)
Example({
    input: [0.094, -1.353, -0.755, 0.648, 1.33, 0.843, -1.192, 1.308, 0.062, 0.868, -0.376, -1.342],
    output: [0.003911166, 2.032661e-09, 8.037966e-07, 0.996088, 0.5524277, 0.0042389776, 6.156988e-12,
    0.4433333, 0.00031582586, 0.9996802, 3.9558327e-06, 2.5232086e-10],
}, name='beta_10_0').AddVariations('relaxed').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [88.5, 89.25, 87.5, 90.0, 300.0, 301.0, 299.5, 300.5],
    output: [0.12552457, 0.2657355, 0.046177905, 0.56256205, 0.1674051, 0.45505422, 0.101536326, 0.27600434],
}, name='great').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [-500.0, -501.0, -502.5, -500.5, -100.0, -99.0, -99.5, -101.0],
    output: [0.48626423, 0.1788866, 0.039915, 0.29493415, 0.17437148, 0.47399086, 0.28748998, 0.06414769],
}, name='low').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [0.0, 60.0, -60.0, 59.0, -200.0, 200.0, 0.0, 199.0],
    output: [6.4015223e-27, 0.7310586, 0.0, 0.26894143, 0.0, 0.7310586, 0.0, 0.26894143],
}, name='far_apart').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.5, 3.5, 3.5, 3.5, -7.25, -7.25, -7.25, -7.25],
    output: [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25],
}, name='equal').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1]))
output = Output('output', (F32, [3, 1]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.0, -2.0, 0.0],
    output: [1.0, 1.0, 1.0],
}, name='one_class').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The power of minus infinity is 0.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.5, 1).To(output)
Example({
    input: [float('-inf'), 0.5, 1.5, float('-inf'), 2.0, float('-inf'), float('-inf'), float('-inf')],
    output: [0.0, 0.37754068, 0.62245935, 0.0, 1.0, 0.0, 0.0, 0.0],
}, name='masked').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F32, [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('SOFTMAX', boxes, 1.0).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 5], 0.019999999552965164, 7))
axis = Int32Scalar('axis', -1)
output = Output('output', (U8, [2, 3, 4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5Us3S+y{+QzzYaYmk<lA|svZ#SJ0TpoLG=U6-|c@d+84bJ(pIp@n)=4>+kMgBrBUlIB)vNKoqcK3M}rBKde^S*ed)jNT4cv='
    'ClP+1%yji5K1@sI-1nWcd)F(MQ>K41n=Um*&-<LnyD(UB;_20o91OzexIC!+pUN;m002H#Ko$'
),
    output: packed('<i2',
    'c-muZ<K)PUV`fsU5lgmHQB_;SWWuCg!_4c;l*m{oUuwY29%wHsu9n6Zz?5Xiw4awlOPkeGGmc49WG{=9083VeW(up8i<sqHJ~lqX'
    '@L=(3Ze~aG0ybH5vruMTrb=Oj`SSb<o4A;icvv)>Tz9dv^60SyanE397$5)u?pYWE'
),
}, name='axes_quant8').AddAllAxis(input, axis, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 0.029999999329447746, 60))
output = Output('output', (U8, [5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: [0, 255, 154, 163, 95],
    output: [0, 229, 11, 14, 2],
}, name='rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 5], 0.029999999329447746, 60))
output = Output('output', (U8, [4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: [0, 255, 251, 41, 196, 87, 205, 45, 153, 198, 163, 112, 98, 243, 178, 5, 84, 71, 240, 148],
    output: [0, 124, 110, 0, 21, 4, 124, 1, 26, 101, 18, 4, 3, 202, 29, 0, 2, 1, 237, 15],
}, name='rank_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.029999999329447746, 60))
output = Output('output', (U8, [3, 4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: packed('<i2',
    'c-mw5&mgQ5eki-J_NLRsyvlxO8;7bC?+uUjI;6F)8mwGvaCAGzMe$EJdGr{<=Wl%}U}NID=Z6yi14q}TJq#2804cv3BL'
),
    output: packed('<i2',
    'c-mw5&%nUIaga|?;v$m-2Tv~_53e^Xlg=4NaYn|cOxgyF$&L&r4Bd{*>`aokbuKY5GBT>%VqiGM#H1v^Kmh;%KI#ko'
),
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 0.1, zero point 0, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.10000000149011612, 0))
output = Output('output', (U8, [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 58, 114, 65, 18, 77, 77, 77, 77, 77, 77, 4, 151, 72, 179, 250, 219],
    output: [0, 255, 0, 0, 0, 0, 43, 43, 43, 43, 43, 43, 0, 0, 0, 0, 245, 11],
}, name='scale_0_quant8').AddVariations(signed(input, output))

# Scale 0.1, zero point 255, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 64, 136, 112, 207, 77, 77, 77, 77, 77, 77, 211, 67, 202, 38, 199, 250],
    output: [0, 254, 0, 0, 0, 2, 43, 43, 43, 43, 43, 43, 5, 0, 2, 0, 2, 247],
}, name='scale_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 0.004, zero point 128, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.004000000189989805, 128))
output = Output('output', (U8, [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 172, 220, 239, 242, 77, 77, 77, 77, 77, 77, 46, 95, 193, 202, 228, 104],
    output: [19, 53, 38, 46, 50, 50, 43, 43, 43, 43, 43, 43, 28, 34, 50, 52, 58, 35],
}, name='scale_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 1.0, zero point 30, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 1.0, 30))
output = Output('output', (U8, [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 28, 17, 179, 182, 77, 77, 77, 77, 77, 77, 11, 211, 156, 38, 187, 7],
    output: [0, 255, 0, 0, 0, 0, 43, 43, 43, 43, 43, 43, 0, 255, 0, 0, 0, 0],
}, name='scale_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 0.05, zero point 9, beta 2.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.05000000074505806, 9))
output = Output('output', (U8, [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 2.0).To(output)
Example({
    input: [0, 255, 83, 196, 222, 223, 77, 77, 77, 77, 77, 77, 136, 219, 232, 40, 145, 105],
    output: [0, 237, 0, 1, 9, 10, 43, 43, 43, 43, 43, 43, 0, 55, 201, 0, 0, 0],
}, name='scale_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# 1 is beyond the greatest code, which is the nearest.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1], 0.5, 3))
output = Output('output', (U8, [2, 1], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [200, 200],
    output: [255, 255],
}, name='one_class_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2], 0.30000001192092896, 17))
quantized = Internal('quantized', (U8, [2, 2], 0.00390625, 0))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99],
    output: [0.5, 0.5, 0.5, 0.5],
}, name='equal_2_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.30000001192092896, 17))
quantized = Internal('quantized', (U8, [2, 4], 0.00390625, 0))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99, 99, 99, 99, 99],
    output: [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25],
}, name='equal_4_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 8], 0.30000001192092896, 17))
quantized = Internal('quantized', (U8, [2, 8], 0.00390625, 0))
output = Output('output', (F32, [2, 8]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99],
    output: [0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125,
    0.125, 0.125],
}, name='equal_8_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.019999999552965164, 17))
quantized = Internal('quantized', (U8, [2, 4], 0.00390625, 0))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [255, 244, 10, 61, 46, 217, 124, 65],
    output: [0.546875, 0.4375, 0.00390625, 0.01171875, 0.02734375, 0.80859375, 0.125, 0.0390625],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
