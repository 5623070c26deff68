# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# BOX_WITH_NMS_LIMIT: kernels, thresholds, limits, types.

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

# Classes and images as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [9]))
boxes_out = Output('boxes_out', (F32, [9, 4]))
classes = Internal('classes', (I32, [9]))
owners_out = Internal('owners_out', (I32, [9]))
real_classes = Output('real_classes', (F32, [9]))
real_owners_out = Output('real_owners_out', (F32, [9]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', owners_out).To(real_owners_out)
Example({
    scores: packed('<f4',
    'c-lMM|83opvs~3X<d<;S?r3d&c-Ui|@tc0z7){L`-_pJw(r_<0b6rHPwct9J-0Rm>Umv;~2Oi?;kBO1fNYmIFlW6P1{4Vvi?c#9P'
    'i-A)-ekE?+Q9At)e?IG+Wp;M<wsyAmb|45sV1}(7P{<z00|2e8Ge`'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.77, 0.74, 0.895, 0.86, 0.785, 0.88, 0.56, 0.935, 0.35],
    boxes_out: packed('|i1',
    'c-rIT6_?cEHWv^Okdo2kwh$5(QIO;3mz2@wFy)7d0RTbe1FQ', 1.0
),
    real_classes: [1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 2.0, 2.0],
    real_owners_out: [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0],
}, name='real_hard').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [9]))
boxes_out = Output('boxes_out', (F32, [9, 4]))
classes = Output('classes', (I32, [9]))
owners_out = Output('owners_out', (I32, [9]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-lMM|83opvs~3X<d<;S?r3d&c-Ui|@tc0z7){L`-_pJw(r_<0b6rHPwct9J-0Rm>Umv;~2Oi?;kBO1fNYmIFlW6P1{4Vvi?c#9P'
    'i-A)-ekE?+Q9At)e?IG+Wp;M<wsyAmb|45sV1}(7P{<z00|2e8Ge`'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.77, 0.74, 0.895, 0.86, 0.785, 0.88, 0.56, 0.935, 0.35],
    boxes_out: packed('|i1',
    'c-rIT6_?cEHWv^Okdo2kwh$5(QIO;3mz2@wFy)7d0RTbe1FQ', 1.0
),
    classes: [1, 1, 2, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 1, 1, 1, 1],
}, name='hard').AddVariations('relaxed', 'float16')

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [9], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [9, 4], 0.125, 0))
classes = Output('classes', (I32, [9]))
owners_out = Output('owners_out', (I32, [9]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-r&byjCiGw?e%^ty^Yjh?@Mum<dtywbmrK7Ok7sQNe&0001+F42l'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [179, 127, 187, 105, 92, 172, 136, 174, 159],
    boxes_out: packed('<i2',
    'c-pI|IPoCDVMRqn!G#$e4L2UFSitaMLdT062@yLQ8X7J<D2O;PfdL2@p%4NX8DL^C8UTF06*2'
),
    classes: [1, 1, 2, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 1, 1, 1, 1],
}, name='hard_quant8').AddVariations(signed(scores, scores_out))

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [8]))
boxes_out = Output('boxes_out', (F32, [8, 4]))
classes = Output('classes', (I32, [8]))
owners_out = Output('owners_out', (I32, [8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.15, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-ni|T3A@k;Gwz1_PTNZk~e9Z>-xVH?%-lzu#H)F*rV#Tt*r>d!<YiD#m0vU0@GsL4{6xSU1wn6>UaP8(4>${%a6gTf3La0=dH35'
    'Y5j?%F<h+72Nb3!IePrEx3{wg0y{ehwzsu~@WH}%09s-zKL'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.945, 0.69, 0.595, 0.5, 0.86, 0.785, 0.885, 0.54],
    boxes_out: packed('|i1',
    'c-rIVmz2@rHWv^Ql9AWvvl8Zq@&yE>Wc0W#ga9_B17!', 1.0
),
    classes: [1, 1, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='hard_strict').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [8], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [8, 4], 0.125, 0))
classes = Output('classes', (I32, [8]))
owners_out = Output('owners_out', (I32, [8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.15, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-os_?5eG7p`f?5E_P!|uv*@(y~R`Pblt;i7H&>;OJu+c01Lzm%m'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [186, 93, 189, 69, 161, 148, 179, 87],
    boxes_out: packed('<i2',
    'c-kw-IB+5%Vn@S@1q>ewA`VQ5a9B}MQE}oyL&Jp!6$KY&FaQA~5JE^sC>sJmYyeve5&8'
),
    classes: [1, 1, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='hard_strict_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [19]))
boxes_out = Output('boxes_out', (F32, [19, 4]))
classes = Output('classes', (I32, [19]))
owners_out = Output('owners_out', (I32, [19]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.85, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-kwBdH5!+x<6>0e1E@fnn$aMrY3`JjPcoi5w3^d`fdBG0@Fke?Qm~BbcieM;p=rVF$`S&#%B(#yI!Snh)Zcogqq%0IY)2N(CKMW'
    'g~$8(9j-HN_W7FrI3#APy}g}11OrJRWoHZG*#RjK2>>V0FFO'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.65, 0.635, 0.62, 0.585, 0.39, 0.225, 0.855, 0.835, 0.755, 0.68, 0.29, 0.905, 0.75, 0.35, 0.215,
    0.445, 0.42, 0.355, 0.2],
    boxes_out: packed('|i1',
    'c-j*Zl$GY^mz2@wFy+_bHW%RIm5}7+6_*qel93k_kd_e;kdo2ovl7<hwh#iT0jU)N>H(<*$$`W{>Og7$9Y6=N', 1.0
),
    classes: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='hard_loose').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [15], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [15, 4], 0.125, 0))
classes = Output('classes', (I32, [15]))
owners_out = Output('owners_out', (I32, [15]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.85, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-re$3tK5N%O!8_G`)y)0Skw6Rk<#G<>-oSMJmAy*D>G)0P~Lv5C'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [119, 110, 46, 157, 154, 88, 86, 56, 161, 138, 114, 91, 174, 120, 47],
    boxes_out: packed('<i2',
    'c-kw-IB+7uVMRqk#EyoBh6@iW3NFm(Xt?p9AmYG;2@@Xt0Et&roOl3IGoj<f4Uim24M?5=2pFLd#>Ph@s|Ns5>?0`'
),
    classes: [1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
}, name='hard_loose_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [14]))
boxes_out = Output('boxes_out', (F32, [14, 4]))
classes = Output('classes', (I32, [14]))
owners_out = Output('owners_out', (I32, [14]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.3, 1.0, 0.15).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-mvwasBW*1}@vyhcQd~jYY0k2YuV|hO7T@kZs|t{=*D%i@&-vT<3aS)n9PPc->-=9U5|h*AIQ&!DT!1(ANak0u99ji_HZ^4($yU'
    'cK@*Mo=mF6<I)v&*SRFWdf409+1cCK+Jk8zX$vDk!u9|bkulW'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.715, 0.63, 0.575, 0.22629213, 0.78, 0.375, 0.3017647, 0.25588235, 0.895, 0.48, 0.25011235, 0.785,
    0.72, 0.19651686],
    boxes_out: packed('|i1',
    'c-qtEFy$8#l$GY?6_?cEHWv^Ql9AWvvl12%kdhG<QIO;3my`jCYXj8@3P{W7aa#z1<N>1t1?~', 1.0
),
    classes: [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='linear').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [14], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [14, 4], 0.125, 0))
classes = Output('classes', (I32, [14]))
owners_out = Output('owners_out', (I32, [14]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.3, 1.0, 0.15).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-qU<QVc8Hv!J>*WlqPM`nePQ;syOPD)~Z;7Hv0~D$IZv0028s3}*'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [156, 127, 113, 73, 188, 157, 66, 56, 162, 89, 79, 183, 104, 50],
    boxes_out: packed('<i2',
    'c-l*d*wK)YvE#&qju$r~99C3R6kM1wVZwtS4Gk9_tXRPC0VI|HR8vuL;sHpkAmYFTkQzn?Mg|yQghB=k5ll4zreYvy'
),
    classes: [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='linear_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [20]))
boxes_out = Output('boxes_out', (F32, [20, 4]))
classes = Output('classes', (I32, [20]))
owners_out = Output('owners_out', (I32, [20]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.05, 1.0, 0.02).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-mWc__}f04z4#r#!DDHMBXsi9zLweHEYL?Z}K7!ugAE5U2L2tcRg^2aRI}_b%6|AU%$p&pD8D&(Ymf`asNXO0pn*!m4Dc6jy>?}'
    'ctk_^3l09oGg)12ve`unnr!Xu?d^cT-p(FI+S}RM*@J-{0NpS!(*'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.865, 0.84, 0.33131868, 0.28882024, 0.13768382, 0.029636925, 0.845, 0.565, 0.39441177, 0.22926965,
    0.21130031, 0.021962412, 0.94, 0.56, 0.54786515, 0.07647058, 0.77, 0.53, 0.19056179,
    0.046363637],
    boxes_out: packed('|i1',
    'c-qt9HW%RIm5>w?l$F-zFy-gxmz3e<6_*qel9AWrwh$5!kdo2ovl12+QIHc9ke1N_st2h7sRii)$$`{>)Pm#zLG}n4', 1.0
),
    classes: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='linear_low_threshold').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [18], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [18, 4], 0.125, 0))
classes = Output('classes', (I32, [18]))
owners_out = Output('owners_out', (I32, [18]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.05, 1.0, 0.02).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-nInFe$P!nA4kWxNX<^TD@3_lt@jBo`g{82rd1NQU<&L0OG|8k^'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [182, 125, 84, 46, 186, 74, 52, 29, 15, 6, 136, 96, 52, 24, 117, 85, 33, 8],
    boxes_out: packed('<i2',
    'c-l*d*wK)YvExL9!-|Rt9WQQlG~9TwVgbX4f`|hXDhe*lXlS_bV8Vn4KN5iIK=L4U6%{8QfYgEHLFzzi7#SEDKmbNFz<G=)V%XFn'
    's{sH2AS&7'
),
    classes: [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='linear_low_threshold_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [15]))
boxes_out = Output('boxes_out', (F32, [15, 4]))
classes = Output('classes', (I32, [15]))
owners_out = Output('owners_out', (I32, [15]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.4, 0.5, 0.15).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-pHz+?w{V|Jz|rW04?{wCmSx&oZ1{cU?ZFe^y%Ij<X_PU#C?a()b!<yl%(3w8e|L&M=&DU)<V%Xl9zN+!?)$i)kWTWi-xzc8_y+'
    'D<}x}aX7;m;GI-DlkF7i8GCy>dpkRO2nHiCwzsnd(zXDg;xd5'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.91, 0.78, 0.49767956, 0.47580516, 0.94, 0.56992877, 0.41, 0.40204623, 0.25592548, 0.795, 0.52,
    0.28496438, 0.885, 0.525, 0.36406302],
    boxes_out: packed('|i1',
    'c-rIVmz2@rHW%RK6_?cJFy$8#l93k`QION)wh$5&ke1Qsvl12(l$8dl;RmV(@dX5=WI*x&y08XK', 1.0
),
    classes: [1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='gaussian').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [13], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [13, 4], 0.125, 0))
classes = Output('classes', (I32, [13]))
owners_out = Output('owners_out', (I32, [13]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.4, 0.5, 0.15).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-m9gxhkMWZmzSWGS6-U!PUzpG|IPW7i4eR9+DE)X~KXP000NB3yS'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [185, 88, 67, 187, 170, 91, 182, 137, 76, 61, 178, 100, 31],
    boxes_out: packed('<i2',
    'c-pI|IPqXY$BP>g4l61;8g4u&h&V7|!h{DuDuCh%5jz@Sauo#^W;8Th0LwE#0V5D1)97NzYyg;>A2k'
),
    classes: [1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
}, name='gaussian_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [12]))
boxes_out = Output('boxes_out', (F32, [12, 4]))
classes = Output('classes', (I32, [12]))
owners_out = Output('owners_out', (I32, [12]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.4, 2.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-os~eD-Y6VUIMC9cP!E?GI{w)4xN$RkMEw1B2$->RB_5&z#xu^<mmNxibZ44()gycu21Gb<80-28Nh3A~R<S`}oZBuzKd+dggCW'
    'shnWMSJ&5p`l77~3j8|jByH_&?d|M=$PNVT?SWidI}iyHvIhXe`ZA^'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.845, 0.4908639, 0.45, 0.3685796, 0.785, 0.78, 0.5550137, 0.30236772, 0.625, 0.585, 0.31329265,
    0.6],
    boxes_out: packed('|i1',
    'c-rIRm5}7;mz2@wFy+_bHW$$6vl12%kdhG+l93k_kOqqj3Cc=?<Uo7?bpZs_', 1.0
),
    classes: [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
}, name='gaussian_wide').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [16], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [16, 4], 0.125, 0))
classes = Output('classes', (I32, [16]))
owners_out = Output('owners_out', (I32, [16]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.4, 2.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-m|4;}uuqvnsEQ3hwD#YCdo6%JmC&H#yZVkBP8byodoW002of4O0'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [173, 121, 119, 106, 76, 169, 135, 85, 163, 160, 85, 61, 187, 162, 115, 63],
    boxes_out: packed('<i2',
    'c-kw-IB=q(;>3dphZPkW89PoSMC@o-v4G)2N5hQ=4Gk9_fcP-^2^}wP6hs`D0FtXHxG)1G&j1CCK!~6j8L*3E(f|d}C6)'
),
    classes: [1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2],
    owners_out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='gaussian_wide_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Classes and images as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [8]))
boxes_out = Output('boxes_out', (F32, [8, 4]))
classes = Internal('classes', (I32, [8]))
owners_out = Internal('owners_out', (I32, [8]))
real_classes = Output('real_classes', (F32, [8]))
real_owners_out = Output('real_owners_out', (F32, [8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 4, 0, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', owners_out).To(real_owners_out)
Example({
    scores: packed('<f4',
    'c-nhY81!aI>secd>a^+|58rTcosHR%=FzJ8O=Q;L>TiLzI|2({pW$K<NfVK)3cP;(Out;(!`Cqy>t=ox(fE;Nx5GB@O!$F!&(^V;'
    'STHB+FtIL+ny4S+F8RXG#?Iazgh0U74#czv2|$GG?EyEaF#-'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.915, 0.74, 0.82, 0.745, 0.805, 0.52, 0.735, 0.685],
    boxes_out: packed('|i1',
    'c-rIVmy{6_l$F-!vl7<hwh+?cHW%OriU|rx%YeiHHyi_R', 1.0
),
    real_classes: [1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 2.0],
    real_owners_out: [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0],
}, name='real_limited').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [8]))
boxes_out = Output('boxes_out', (F32, [8, 4]))
classes = Output('classes', (I32, [8]))
owners_out = Output('owners_out', (I32, [8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 4, 0, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-nhY81!aI>secd>a^+|58rTcosHR%=FzJ8O=Q;L>TiLzI|2({pW$K<NfVK)3cP;(Out;(!`Cqy>t=ox(fE;Nx5GB@O!$F!&(^V;'
    'STHB+FtIL+ny4S+F8RXG#?Iazgh0U74#czv2|$GG?EyEaF#-'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.915, 0.74, 0.82, 0.745, 0.805, 0.52, 0.735, 0.685],
    boxes_out: packed('|i1',
    'c-rIVmy{6_l$F-!vl7<hwh+?cHW%OriU|rx%YeiHHyi_R', 1.0
),
    classes: [1, 1, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='limited').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [8], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [8, 4], 0.125, 0))
classes = Output('classes', (I32, [8]))
owners_out = Output('owners_out', (I32, [8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 4, 0, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-qS<mQ9Ga56bY-SD)SxW}1{cb+_fl>J=Jpq5R2$0StHn0O?K&xc'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [115, 104, 151, 149, 168, 85, 177, 80],
    boxes_out: packed('<i2',
    'c-pI|IPoCDVMRqp!;J?k7BGC6(DC91h+hzKU;;>t0SFj@5CRw(V0@Su0EQ_NxB'
),
    classes: [1, 1, 2, 2, 1, 1, 2, 2],
    owners_out: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='limited_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [2]))
boxes_out = Output('boxes_out', (F32, [2, 4]))
classes = Output('classes', (I32, [2]))
owners_out = Output('owners_out', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 1, 1, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-p)EEoPl&n#lE8XP2DidZ;PlVa&xPe^~R4ZQ2g582QB-{q8Yo>lV*EQ*h>bRm{4F#@Da6evJv_N|U?Z-x^?ZD3PD-ctNC(t&g%v'
    'zxuAv&Wl%P<V%RFxhgkl+uPgP+W{dE*x7;DKmyDI3D^Swb__1l'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.94, 0.935],
    boxes_out: [43.0, 8.0, 53.0, 15.0, 18.0, 17.0, 29.0, 27.0],
    classes: [1, 1],
    owners_out: [0, 1],
}, name='limited_to_one').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [2], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
classes = Output('classes', (I32, [2]))
owners_out = Output('owners_out', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 1, 1, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-k|PTQwujEyHHl#E9%XAG6Fg>lRNhT4B%{%GZ&utIdEH001-N3{L'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [186, 151],
    boxes_out: [128, 128, 208, 224, 120, 120, 200, 224],
    classes: [2, 1],
    owners_out: [0, 1],
}, name='limited_to_one_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [0]))
boxes_out = Output('boxes_out', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 0, 0, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-rGCOgp=z_3*4W>t@M+<BItv-~VQv=5^zseui~1wo9(trkyEx{dH!b`^;92>-`$7hXUPW78~z4#Ngh~Rq)tLjYsxkhNZ;Ao7#7r'
    'onpMdMmY8he2&|yka$Sk*3KRXKm?Fw2Vy}9AOx}iR%0=#'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [],
    boxes_out: [],
    classes: [],
    owners_out: [],
}, name='limited_to_none').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [0], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, 0, 0, 0.5, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-qUE6cQ7;xM`uf?OYqde!dy*wNp3lDUIEdSrV{)jW7dV002~<4L|'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [],
    boxes_out: [],
    classes: [],
    owners_out: [],
}, name='limited_to_none_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [7]))
boxes_out = Output('boxes_out', (F32, [7, 4]))
classes = Output('classes', (I32, [7]))
owners_out = Output('owners_out', (I32, [7]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.6, -1, 0, 0.5, 1.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-o7xUBa-#qkrAunAUZNgJzwreyAx@D8f}JvTg^Le1AVz0fXGbL+)SuU%P+ZG4qT_Rm?iub=PgzxyxN|J#<KX?}65;(8Lu^hKe3?'
    'Gtc;i<h!3zcjjtOJo;GM)Yjh4&eqNzh=9P(&JIjMm_P~ux`Z&C'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [0.805, 0.695, 0.83, 0.63, 0.765, 0.67, 0.71],
    boxes_out: packed('|i1',
    'c-rIRm5|ioHWv^TQIHc9kd_e=l$8eYL2Ljg1OmG', 1.0
),
    classes: [1, 1, 2, 2, 1, 1, 2],
    owners_out: [0, 0, 0, 0, 1, 1, 1],
}, name='high_threshold').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [6], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [6, 4], 0.125, 0))
classes = Output('classes', (I32, [6]))
owners_out = Output('owners_out', (I32, [6]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.6, -1, 0, 0.5, 1.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-jkHViwg9vsK6?PAX%r-}LIuBEl*2x2360SUxS^XAuKl001(~43+'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [179, 128, 151, 167, 162, 159],
    boxes_out: [112, 104, 192, 200, 144, 136, 232, 216, 144, 144, 224, 248, 344, 64, 424, 120, 136, 128, 216, 224,
    368, 88, 448, 144],
    classes: [1, 1, 2, 1, 2, 2],
    owners_out: [0, 0, 0, 1, 1, 1],
}, name='high_threshold_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (F32, [10, 3]))
boxes = Input('boxes', (F32, [10, 12]))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (F32, [0]))
boxes_out = Output('boxes_out', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.99, -1, 0, 0.5, 1.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<f4',
    'c-kvma@N>b<W2web+%lE*9-e?tJ6H>8DjcHG}p~~=wVxM#@KjW;GxCtT-R+E+aBT)NqgAJ(0^!MjQh;0hgpBmY&K5+Q7VvlU74$('
    '%k=s?wJ7cbOr`Ao4{wTC+1mkuy`8PSy{(<SJ&*+?K@?C3$OHgkg)i6'
),
    boxes: packed('|i1',
    'c-rIQ5)tF)mz2@twh-dx5)~5?l$F-!vl8av5tG#BFy$8zkdoo&lakQkHWv^Ske1P4HR9pr6_*qel9AWsFyZCnm5>w_QIO*z(HsDo'
    '9}6A', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [],
    boxes_out: [],
    classes: [],
    owners_out: [],
}, name='nothing_kept').AddVariations('float16').DisableLifeTimeVariation()

# Class by class the best first; class 0 is the background.
# Expected values: float64 formula.
scores = Input('scores', (U8, [10, 3], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [10, 12], 0.125, 0))
owners = Input('owners', (I32, [10]))
scores_out = Output('scores_out', (U8, [0], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.99, -1, 0, 0.5, 1.0, 0.3).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: packed('<i2',
    'c-kwsOf@#>&RyY9H)FNrEV&JV8+$uLeabSt8Yi1hQ)0ji05<jveE'
),
    boxes: packed('<i2',
    'c-jjHSg@g@;>3f3hyxQM0#<C8(DC9%MZtv`2?-lcL^!OdXlS_b0LVX(5V517qv6H_2aO2{85uiHOqlTChlj(0jDm~<Csr(A_z*y%'
    'ISf$12!!ZtV#OG+is9D-0K1<<{r'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    scores_out: [],
    boxes_out: [],
    classes: [],
    owners_out: [],
}, name='nothing_kept_quant8').AddVariations(signed(scores, scores_out)).DisableLifeTimeVariation()

# No boxes in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
image = Input('image', (F32, [1, 3, 3, 2]))
rows = Internal('rows', (F32, [0, 1, 1, 2]))
weights_2 = Parameter('weights_2', (F32, [2, 2]), [0.0, 1.0, 2.0, 3.0])
bias_2 = Parameter('bias_2', (F32, [2]), [0.0, 0.0])
scores_of_none = Internal('scores_of_none', (F32, [0, 2]))
weights_8 = Parameter('weights_8', (F32, [8, 2]), [0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 0.0])
bias_8 = Parameter('bias_8', (F32, [8]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
deltas_of_none = Internal('deltas_of_none', (F32, [0, 8]))
images = Input('images', (F32, [1, 2]))
boxes_of_none = Internal('boxes_of_none', (F32, [0, 8]))
scores_out = Output('scores_out', (F32, [0]))
boxes_out = Output('boxes_out', (F32, [0, 4]))
classes_out = Output('classes_out', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', image, boxes, batches, 1, 1, 1.0, 1.0, 0, 0, False).To(rows)
model.Operation('FULLY_CONNECTED', rows, weights_2, bias_2, 0).To(scores_of_none)
model.Operation('FULLY_CONNECTED', rows, weights_8, bias_8, 0).To(deltas_of_none)
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas_of_none, batches, images).To(boxes_of_none)
model.Operation('BOX_WITH_NMS_LIMIT', scores_of_none, boxes_of_none, batches, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes_out, owners_out)
Example({
    scores: [],
    classes: [],
    image: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0],
    images: [64.0, 48.0],
    scores_out: [],
    boxes_out: [],
    classes_out: [],
    owners_out: [],
}, name='no_boxes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No boxes in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
image = Input('image', (U8, [1, 3, 3, 2], 0.125, 0))
rows = Internal('rows', (U8, [0, 1, 1, 2], 0.125, 0))
weights_2 = Parameter('weights_2', (U8, [2, 2], 0.125, 0), [0, 1, 2, 3])
bias_2 = Parameter('bias_2', (I32, [2], 0.015625, 0), [0, 0])
scores_of_none = Internal('scores_of_none', (U8, [0, 2], 0.125, 0))
weights_8 = Parameter('weights_8', (U8, [8, 2], 0.125, 0), [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0])
bias_8 = Parameter('bias_8', (I32, [8], 0.015625, 0), [0, 0, 0, 0, 0, 0, 0, 0])
deltas_of_none = Internal('deltas_of_none', (U8, [0, 8], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
boxes_of_none = Internal('boxes_of_none', ('TENSOR_QUANT16_ASYMM', [0, 8], 0.125, 0))
scores_out = Output('scores_out', (U8, [0], 0.125, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes_out = Output('classes_out', (I32, [0]))
owners_out = Output('owners_out', (I32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', image, boxes, batches, 1, 1, 1.0, 1.0, 0, 0, False).To(rows)
model.Operation('FULLY_CONNECTED', rows, weights_2, bias_2, 0).To(scores_of_none)
model.Operation('FULLY_CONNECTED', rows, weights_8, bias_8, 0).To(deltas_of_none)
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas_of_none, batches, images).To(boxes_of_none)
model.Operation('BOX_WITH_NMS_LIMIT', scores_of_none, boxes_of_none, batches, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes_out, owners_out)
Example({
    scores: [],
    classes: [],
    image: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    images: [512, 384],
    scores_out: [],
    boxes_out: [],
    classes_out: [],
    owners_out: [],
}, name='no_boxes_quant8').AddVariations(signed(given_scores, scores, image, rows, weights_2, scores_of_none, weights_8, deltas_of_none, scores_out)).DisableLifeTimeVariation()

# No more than the limit, although more have the last one's score.
# Expected values: float64 formula.
scores = Input('scores', (F32, [8, 2]))
boxes = Input('boxes', (F32, [8, 8]))
owners = Input('owners', (I32, [8]))
scores_out = Output('scores_out', (F32, [3]))
boxes_out = IgnoredOutput('boxes_out', (F32, [3, 4]))
classes = Output('classes', (I32, [3]))
owners_out = Output('owners_out', (I32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.125, 3, 0, 0.5, 0.5, 0.125).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.0, 0.5, 0.0, 0.75, 0.0, 0.5, 0.0, 0.875, 0.0, 0.5, 0.0, 0.5, 0.0, 0.25, 0.0, 0.5],
    boxes: packed('<i2',
    'c-muN;NoHcVi5*8FxFr&0%IEnH!u!hhyvpjhCDE?U}ys49)@XP%s?Rk0AI}t0R', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 0, 0],
    scores_out: [0.875, 0.75, 0.5],
    boxes_out: [],
    classes: [1, 1, 1],
    owners_out: [0, 0, 0],
}, name='ties_beyond_one').DisableLifeTimeVariation()

# No more than the limit, although more have the last one's score.
# Expected values: float64 formula.
scores = Input('scores', (F32, [8, 2]))
boxes = Input('boxes', (F32, [8, 8]))
owners = Input('owners', (I32, [8]))
scores_out = Output('scores_out', (F32, [4]))
boxes_out = IgnoredOutput('boxes_out', (F32, [4, 4]))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.125, 4, 0, 0.5, 0.5, 0.125).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.0, 0.5, 0.0, 0.75, 0.0, 0.5, 0.0, 0.875, 0.0, 0.5, 0.0, 0.5, 0.0, 0.25, 0.0, 0.5],
    boxes: packed('<i2',
    'c-muN;NoHcVi5*8FxFr&0%IEnH!u!hhyvpjhCDE?U}ys49)@XP%s?Rk0AI}t0R', 1.0
),
    owners: [0, 0, 0, 0, 0, 0, 0, 0],
    scores_out: [0.875, 0.75, 0.5, 0.5],
    boxes_out: [],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
}, name='ties_beyond_several').DisableLifeTimeVariation()
