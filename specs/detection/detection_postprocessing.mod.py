# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: both algorithms, limits, background, scales.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.073, 0.849, 0.266, 0.203, 0.02, 0.775, 0.123, 0.379, 0.091, 0.976, 0.705, 0.179, 0.107, 0.1,
    0.125, 0.246, 0.148, 0.788, 0.349, 0.495, 0.242, 0.162, 0.113, 0.289],
    deltas: [-0.52, -1.29, -0.47, 1.26, 0.32, -1.88, -0.27, 1.41, -0.03, -0.46, -1.04, -1.1, 1.84, -0.25, -0.84,
    1.25, 1.26, -1.48, -0.73, 1.41, 1.76, 0.99, 0.2, 1.45],
    scores_out: [0.976, 0.849, 0.788, 0.289],
    boxes: [-0.22731057, 1.1254278, 2.2093105, 2.644572, -0.014282758, -1.5391389, 1.8062828, 2.571639,
    4.387842, 4.3110704, 6.1161575, 8.57893, 8.655595, 1.8105828, 9.696405, 4.6844172],
    classes: [0, 0, 0, 2],
    count: [4],
}, name='fast').AddVariations('relaxed', 'float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Internal('classes', (I32, [1, 4]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 4]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.073, 0.849, 0.266, 0.203, 0.02, 0.775, 0.123, 0.379, 0.091, 0.976, 0.705, 0.179, 0.107, 0.1,
    0.125, 0.246, 0.148, 0.788, 0.349, 0.495, 0.242, 0.162, 0.113, 0.289],
    deltas: [-0.52, -1.29, -0.47, 1.26, 0.32, -1.88, -0.27, 1.41, -0.03, -0.46, -1.04, -1.1, 1.84, -0.25, -0.84,
    1.25, 1.26, -1.48, -0.73, 1.41, 1.76, 0.99, 0.2, 1.45],
    scores_out: [0.976, 0.849, 0.788, 0.289],
    boxes: [-0.22731057, 1.1254278, 2.2093105, 2.644572, -0.014282758, -1.5391389, 1.8062828, 2.571639,
    4.387842, 4.3110704, 6.1161575, 8.57893, 8.655595, 1.8105828, 9.696405, 4.6844172],
    real_classes: [0.0, 0.0, 0.0, 2.0],
    real_count: [4.0],
}, name='real_fast').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-oUb%%*%df8W`6Ay4bgFNPJiO7GBIkoHDi*(HX<blSva^JYa{f76`cCCT*sc*@Q0cKxr7w^fAZpQ(9#A*)k~&-S&xT#Qs&VC(Jf'
    '{xxyVZ)d-sX}LJ?z*8O;?cd(k=W@hiIi^OsC0m`5S55kp82$Ft#JjBe`e_#0l{rZ^zqI$XsLvEB*uhocRK~7pKEK?((%#<A-X22O'
    '+1mkutsRJAZwnIuGC*t~0p!@*0|23bOwI'
),
    deltas: packed('<f4',
    'c-jkMxV|Kaq0nQUNZL1J<FjwhK4h@n!NpK$%k{1L`kPrn-;5b-)2f#geiK>ek;WjxwS!@C!43x7hwkgrG>nbU1fHp4;F7z}V9Rw~'
    'Lu7H_%pDrW3|wg<1-2UN+#jYfth;`X;ltd04X=JB9)BiNeEE#UnJo*hA5}iU72X_^XHYS7-yLIy?`i97y<*%S-g?&HzSy2&-~Rpk'
    '?d|v31F8KWHWIM61BxF2%L9?U-TwW10dc8aAp'
),
    scores_out: [0.9, 0.887, 0.886, 0.851, 0.973, 0.941, 0.94, 0.924],
    boxes: packed('<f4',
    'c-mt%&TP$^GvOSAb3=0F&n*E;w;Cts{M4>c-P6FiT>SHqIqS>T-cC2$oX6JqLgr-qv<Dp%cDpJ@NN-Is*ivudvWxw<aPF^{k}l7V'
    '{PlluNq~*>k$7HK-~KzC$3GY;3txNYXz%E-Z@+`XUVD27yS)w$AU+7}1M>Imx3>oXZcaL-'
),
    classes: [0, 0, 1, 2, 2, 1, 2, 0],
    count: [4, 4],
}, name='fast_of_two_images').AddVariations('relaxed', 'float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Internal('classes', (I32, [2, 4]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 4]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: packed('<f4',
    'c-oUb%%*%df8W`6Ay4bgFNPJiO7GBIkoHDi*(HX<blSva^JYa{f76`cCCT*sc*@Q0cKxr7w^fAZpQ(9#A*)k~&-S&xT#Qs&VC(Jf'
    '{xxyVZ)d-sX}LJ?z*8O;?cd(k=W@hiIi^OsC0m`5S55kp82$Ft#JjBe`e_#0l{rZ^zqI$XsLvEB*uhocRK~7pKEK?((%#<A-X22O'
    '+1mkutsRJAZwnIuGC*t~0p!@*0|23bOwI'
),
    deltas: packed('<f4',
    'c-jkMxV|Kaq0nQUNZL1J<FjwhK4h@n!NpK$%k{1L`kPrn-;5b-)2f#geiK>ek;WjxwS!@C!43x7hwkgrG>nbU1fHp4;F7z}V9Rw~'
    'Lu7H_%pDrW3|wg<1-2UN+#jYfth;`X;ltd04X=JB9)BiNeEE#UnJo*hA5}iU72X_^XHYS7-yLIy?`i97y<*%S-g?&HzSy2&-~Rpk'
    '?d|v31F8KWHWIM61BxF2%L9?U-TwW10dc8aAp'
),
    scores_out: [0.9, 0.887, 0.886, 0.851, 0.973, 0.941, 0.94, 0.924],
    boxes: packed('<f4',
    'c-mt%&TP$^GvOSAb3=0F&n*E;w;Cts{M4>c-P6FiT>SHqIqS>T-cC2$oX6JqLgr-qv<Dp%cDpJ@NN-Is*ivudvWxw<aPF^{k}l7V'
    '{PlluNq~*>k$7HK-~KzC$3GY;3txNYXz%E-Z@+`XUVD27yS)w$AU+7}1M>Imx3>oXZcaL-'
),
    real_classes: [0.0, 0.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0],
    real_count: [4.0, 4.0],
}, name='real_fast_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.06, 0.141, 0.731, 0.684, 0.166, 0.206, 0.678, 0.242, 0.157, 0.903, 0.216, 0.955, 0.403, 0.042,
    0.828, 0.298, 0.685, 0.08, 0.663, 0.558, 0.431, 0.034, 0.372, 0.373],
    deltas: [-0.47, -0.98, 1.28, 1.01, -1.48, -1.28, -1.2, -0.46, -0.62, -1.73, -0.35, 1.4, -1.24, -1.85, -0.68,
    -1.69, -1.21, 0.93, -1.68, -0.59, -0.73, -0.3, 0.12, -1.93],
    scores_out: [0.955, 0.828, 0.678, 0.663],
    boxes: [-0.58459073, 0.14843245, 2.2125907, 2.9865675, 3.8791573, 4.882094, 5.6248426, 6.1929064,
    0.16737214, -0.8170492, 1.7406279, 1.8570492, 4.043377, 6.054456, 5.472623, 8.6430435],
    classes: [3, 2, 2, 2],
    count: [4],
}, name='fast_with_background').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Internal('classes', (I32, [1, 4]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 4]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.06, 0.141, 0.731, 0.684, 0.166, 0.206, 0.678, 0.242, 0.157, 0.903, 0.216, 0.955, 0.403, 0.042,
    0.828, 0.298, 0.685, 0.08, 0.663, 0.558, 0.431, 0.034, 0.372, 0.373],
    deltas: [-0.47, -0.98, 1.28, 1.01, -1.48, -1.28, -1.2, -0.46, -0.62, -1.73, -0.35, 1.4, -1.24, -1.85, -0.68,
    -1.69, -1.21, 0.93, -1.68, -0.59, -0.73, -0.3, 0.12, -1.93],
    scores_out: [0.955, 0.828, 0.678, 0.663],
    boxes: [-0.58459073, 0.14843245, 2.2125907, 2.9865675, 3.8791573, 4.882094, 5.6248426, 6.1929064,
    0.16737214, -0.8170492, 1.7406279, 1.8570492, 4.043377, 6.054456, 5.472623, 8.6430435],
    real_classes: [3.0, 2.0, 2.0, 2.0],
    real_count: [4.0],
}, name='real_fast_with_background').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-ni&A|$=zYMlDfFs{djTWnj)-z3esY8-NvW63*RHjk^-%Y4`lD)*mM6gX|mmGzjTvMQ`uU#?=8p#tCar5q=?UhfMOI8tH!xMEE~'
    '&8EhO6(Y0E8&BOnRJI{vA=mXiOV_--!goMcRWp;L;O%1RHDc2z-nWQQ;0$JcDI;qy8!EMOT}!6u!%9;-Axqct<Sn!3sM*=s+5>@|'
    'y`7D{t-T$T3*-aYAPkfM3fVzL?Cb$in@a@'
),
    deltas: packed('<f4',
    'c-m{NHtv7ZdU(eUhUy(luE)e2me;gh^5$$1S6W(({F1}7Vz}O<akb9!=wG6FxWCoo@M{s{LxHcq%E>W^$Q3N^@Bi8w!&MM?X2<ok'
    'wEotDuQU6v2c}(rJ@etAf|##|UO)VLQSbBD9T#7?vND`&t=-_{wBmLD_1Ygi`xdLUJ$h~XLbB=bjAe@hBX^a~J%3_rpjC(6zWw&L'
    '_V)Js?d^dqd%J!1`}ge!GWLK(Kw$s={d<Ar-u)n!y*&WFq-1U'
),
    scores_out: [0.913, 0.844, 0.825, 0.614, 0.965, 0.911, 0.652, 0.615],
    boxes: packed('<f4',
    'c-j;Fx<xSDJMd~u#-fXt9QJETc145-yp3ndyX+^tph3M@&)Z?I|K0MXHL4LeZWOT#?7MVlMTm^U;fjVoj(1ntap(u=Mz@^WF2LF$'
    'UVD1qqwus1r$7Epl^12%C)RA+{XBKwJ_itRbhLMLu-k7B=GX!$7#{$JVm4R'
),
    classes: [2, 2, 1, 3, 2, 1, 3, 1],
    count: [4, 4],
}, name='fast_with_background_of_two_images').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Internal('classes', (I32, [2, 4]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 4]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: packed('<f4',
    'c-ni&A|$=zYMlDfFs{djTWnj)-z3esY8-NvW63*RHjk^-%Y4`lD)*mM6gX|mmGzjTvMQ`uU#?=8p#tCar5q=?UhfMOI8tH!xMEE~'
    '&8EhO6(Y0E8&BOnRJI{vA=mXiOV_--!goMcRWp;L;O%1RHDc2z-nWQQ;0$JcDI;qy8!EMOT}!6u!%9;-Axqct<Sn!3sM*=s+5>@|'
    'y`7D{t-T$T3*-aYAPkfM3fVzL?Cb$in@a@'
),
    deltas: packed('<f4',
    'c-m{NHtv7ZdU(eUhUy(luE)e2me;gh^5$$1S6W(({F1}7Vz}O<akb9!=wG6FxWCoo@M{s{LxHcq%E>W^$Q3N^@Bi8w!&MM?X2<ok'
    'wEotDuQU6v2c}(rJ@etAf|##|UO)VLQSbBD9T#7?vND`&t=-_{wBmLD_1Ygi`xdLUJ$h~XLbB=bjAe@hBX^a~J%3_rpjC(6zWw&L'
    '_V)Js?d^dqd%J!1`}ge!GWLK(Kw$s={d<Ar-u)n!y*&WFq-1U'
),
    scores_out: [0.913, 0.844, 0.825, 0.614, 0.965, 0.911, 0.652, 0.615],
    boxes: packed('<f4',
    'c-j;Fx<xSDJMd~u#-fXt9QJETc145-yp3ndyX+^tph3M@&)Z?I|K0MXHL4LeZWOT#?7MVlMTm^U;fjVoj(1ntap(u=Mz@^WF2LF$'
    'UVD1qqwus1r$7Epl^12%C)RA+{XBKwJ_itRbhLMLu-k7B=GX!$7#{$JVm4R'
),
    real_classes: [2.0, 2.0, 1.0, 3.0, 2.0, 1.0, 3.0, 1.0],
    real_count: [4.0, 4.0],
}, name='real_fast_with_background_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = IgnoredOutput('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 2, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.716, 0.444, 0.165, 0.887, 0.592, 0.964, 0.835, 0.763, 0.848, 0.851, 0.397, 0.705, 0.62, 0.495,
    0.797, 0.789, 0.755, 0.875, 0.265, 0.951, 0.916, 0.777, 0.545, 0.571],
    deltas: [1.86, -1.01, 0.18, -0.72, -0.04, 1.91, 0.44, 0.17, 0.34, -1.58, -0.14, -0.26, 0.77, -0.9, -1.86,
    -0.3, -0.89, 0.11, 0.93, -1.82, -1.39, 0.3, -0.06, 1.83],
    scores_out: [0.964, 0.835, 0.951, 0.875, 0.887, 0.444],
    boxes: [0.15001188, 0.15112591, 2.3339882, 3.281374, 0.15001188, 0.15112591, 2.3339882, 3.281374,
    3.6175778, 6.089578, 6.0264225, 7.992922, 3.6175778, 6.089578, 6.0264225, 7.992922, 0.33534417,
    -0.6316553, 2.408656, 1.8741553, 0.33534417, -0.6316553, 2.408656, 1.8741553],
    classes: [0, 1, 2, 0, 2, 0],
    count: [],
}, name='fast_two_classes').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = IgnoredOutput('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 2, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-j*>d-9Wgub=ib9#yCQ!~Z^fF<mt$|2oroNfve0$qZLN#hg{$5)tz0@WG?~r$YjMU2Z;8cFA;lQoAz~Tf(8QSC;>c`*=iXvG#YC'
    'Fhe#8hKfu5XV^|yKECwzl)|Bfk9+HU6?p7?<JJk3b$c^D70rlHE2#=%Xf9yCT*lYosN#^Bd#Fe8+ZR<|4n>2|qps7l7TJS<9T?fz'
    'LxHUwkZWfLVu2_-J22ZGED8Yk^G`7'
),
    deltas: packed('<f4',
    'c-mW+wj^zxv8`tRtR?c_T1CET235Cu81Lv0>QD2Kf3t)u?d<iSeoc=h-wtyvxn3=A>z-DS=5EXtb7*EktH$ef8ZkRWUOzOJJGA3a'
    '+QZhsg6nB#7VkI|^RPhU>-B=gBCT8xm)Sm3oP6ECRI;}FPvG%C{PWfc{xW9$I`3<mRknrg<F+*)<i4K&wO8iE;@S`EvbWpY?+1c?'
    '`}f-I2Qv5B+uPaM+X4CZAg(<a@81g)1*x;M-?twC;G<xS'
),
    scores_out: [0.978, 0.824, 0.963, 0.564, 0.91, 0.847, 0.929, 0.75, 0.916, 0.317, 0.835, 0.688],
    boxes: packed('<f4',
    'c-j+6_@E>N#1)^XOa|d_o3A_|yz$mKPY|AFQScdrm+Ki7gK%iv)lLwuVmv+zgqeg*&Vg_<Z=M(k%luDq0%672wHhGYxaKG?2nT8~'
    'Jq6+Z)>Cgmcz-8fItX)WNHl_Q_t`x>Anf4a;0VHY`yK2-*Z~Um?uTGUD1@m404gL-;Q'
),
    classes: [0, 1, 2, 1, 0, 1, 2, 0, 1, 2, 1, 0],
    count: [],
}, name='fast_two_classes_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 6, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.92, 0.669, 0.909, 0.641, 0.362, 0.477, 0.04, 0.86, 0.541, 0.813, 0.519, 0.581, 0.921, 0.029,
    0.623, 0.439, 0.571, 0.141, 0.649, 0.795, 0.031, 0.147, 0.699, 0.591],
    deltas: [-0.02, 1.64, 1.9, -1.41, -1.61, 1.89, 0.09, 1.96, 0.77, -0.59, -1.71, 1.2, 0.27, 1.66, -1.41,
    -0.64, 1.86, 0.28, -0.91, 0.52, -0.41, -2.0, -0.33, 1.52],
    scores_out: [0.909, 0.795, 0.699, 0.0, 0.0, 0.0],
    boxes: [-0.46628457, 0.56060714, 2.4582846, 2.6693928, 4.5383987, 5.3967576, 6.205601, 8.813243, 8.490934,
    1.0377154, 9.427066, 3.9622846, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [1, 2, 1, 0, 0, 0],
    count: [3],
}, name='fast_strict').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 6, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-q?#;pVn1WWkJs)tA>bbDic2S$03dhe@)&cABbY(%EnQ0&cZ;w`^ew+ryL3v8-P9Y?0-*ZL=Rs<((4obw6-@;q}L}{VmP4S+eY%'
    '*<u9FXdH^zX0LMMgf?FZlhB&kSy5*=M2dx7mgW~ZzH>_CN@jIVb?G(nOfTDG%I(;H<BUvc<YrMevv2IWlUFm#xY(rd*n@x_6oY^*'
    'm|<sU2V~g-MZt2mK#m=VvIhVO+eVf'
),
    deltas: packed('<f4',
    'c-lM5RmdP86T`(dE9TphC9RroG(FyU#2k*XJ^aR&!FCB(b<p9~S=F{@mz?dFH~!YT?#y*thSvW6>(^)YYZMf`jtPu;82GUNYd_c5'
    'KrRNZg6kqXzP_F*!gZ$L%%N6ejo0pH7I!gZFM70CS+YrHuWjIa3;$acvleAM3h%I(-Y|Xd<Gy<@1S8j7KQs5u*44%`7a#7m+h=cQ'
    'Z@<re|9&t50`~U%fns+1?f35ka`uB{_kk#&^gaM*Bw*<'
),
    scores_out: [0.961, 0.952, 0.89, 0.0, 0.0, 0.0, 0.892, 0.754, 0.676, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-l*kzdGgBR*A4@>o-I*Ac1THwv&I3ZQju2z$Sw%?vgs|M{35lvWk1BejtlSUwAZ0b}@%~P_Ts!vN-ociP@|o-%Oe|?zo8}{!=V}'
    '{X|y9!UdOZA&WcOJ383zw|4*mba87t2Mlolx$r6r'
),
    classes: [1, 1, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0],
    count: [3, 3],
}, name='fast_strict_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 5]))
boxes = Output('boxes', (F32, [1, 5, 4]))
classes = Output('classes', (I32, [1, 5]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 5, 1, 6, 0.7, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.577, 0.495, 0.474, 0.035, 0.567, 0.403, 0.428, 0.437, 0.287, 0.23, 0.63, 0.862, 0.248, 0.289,
    0.226, 0.512, 0.467, 0.792, 0.907, 0.676, 0.298, 0.025, 0.414, 0.433],
    deltas: [-0.89, -0.99, 1.92, -0.38, 1.91, 1.12, 0.46, -0.88, -1.28, -1.88, 0.84, 0.79, 1.98, 1.1, 0.21,
    1.32, 1.15, 1.2, -0.35, -1.41, 0.2, -0.56, -1.46, 1.86],
    scores_out: [0.907, 0.862, 0.0, 0.0, 0.0],
    boxes: [4.297606, 6.395607, 6.162394, 8.504393, -1.158405, 0.31164694, 2.390405, 2.748353, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [1, 2, 0, 0, 0],
    count: [2],
}, name='fast_high_threshold').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 5]))
boxes = Output('boxes', (F32, [2, 5, 4]))
classes = Output('classes', (I32, [2, 5]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 5, 1, 6, 0.7, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-qrHsqOO6a#ef6tT_AYTQ+R?XIlMGBy1i->pPA=d$@d#c2<7jQ4NW@s=001qJxDqPTwtS@2=YNQS9l=U8ajq6ct^G6RBFq_nzT('
    '&6<@Z*Uc3iU;brcdz?}c^Le)GDcih-OX9BOOgRx$S#XmxPN2-=g+$f6lJ?x?41)1CA1^QF+>oF)#k-L;dL@6Yi<#o7ORRSGc0gcn'
    'Zx6wC5CS4%XKQZ@;@JY(woqXJKXp=Q'
),
    deltas: packed('<f4',
    'c-j?;Aqc`i6hNb}va(_^Z`r(ku-vLqxMDes1KXN|q3x<07-Wh?eo`>#9c*<ArZZR$!J@&k1(OqAdhc1hLe5g$q;JD;F+CN2%$2cm'
    'sBUN<9oAGn7H><Re2UbuFfU2Y5)vdsr3{kvYW>PH6;K}9yiX{zOHJw_hCR&*r#P?6_3@eLRd<<XN{`}6daXZ?i<uwpgXx$vx)1f@'
    'wzIb1Xcn0ra6JG4o&<0~xKe@?X8<WZ=?N)X-<B5mFKzt+m}_KP'
),
    scores_out: [0.978, 0.973, 0.926, 0.868, 0.783, 0.873, 0.857, 0.793, 0.768, 0.0],
    boxes: packed('<f4',
    'c-nik#NOEbtjVpPwIzH0+DT1$CmTPpcNg3JdXLu(UwB<*&Tie;&Hw}!Gs@-LZ+6DC-;Y<hG*|CQ)sg4T?<LKcPjM+;Z~np5p5?(9'
    '22$6se-n3GxUm9@p>*q_2})k=i%wkQV83Ki(|zOdmHZF!4X2KCfz&xTI5^tv2NFQI-`)WX?4XQ&_F&o(qz(W#q(5W'
),
    classes: [0, 2, 0, 2, 1, 0, 1, 2, 1, 0],
    count: [5, 4],
}, name='fast_high_threshold_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 2]))
boxes = Output('boxes', (F32, [1, 2, 4]))
classes = Output('classes', (I32, [1, 2]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 2, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.478, 0.28, 0.966, 0.957, 0.283, 0.483, 0.918, 0.12, 0.904, 0.463, 0.301, 0.332, 0.769, 0.929,
    0.464, 0.329, 0.088, 0.043, 0.202, 0.166, 0.835, 0.29, 0.622, 0.873],
    deltas: [-0.77, -0.83, -1.25, 0.62, 0.15, -0.47, 0.32, 1.13, 1.06, 1.8, -0.89, -0.83, 0.56, -0.4, 1.59,
    -0.42, -0.88, -1.64, -0.4, -1.29, -0.3, 1.13, -1.71, 1.17],
    scores_out: [0.966, 0.929],
    boxes: [0.06719922, -1.062737, 1.6248008, 2.440237, 3.7376237, 4.9996753, 6.4863763, 6.8003244],
    classes: [1, 0],
    count: [2],
}, name='fast_limited').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 2]))
boxes = Output('boxes', (F32, [2, 2, 4]))
classes = Output('classes', (I32, [2, 2]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 2, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-s5oH|zevb?Wu+9$L;>RehB0Zm;&AtNKpHn(e!`n7&!TqR271yuI-3Y4sU=g|?F|_xw$o>3_=IFsr6&%aM;F3XLk$+gDcHO)!oT'
    '^E?q3cr0wg8i{>kwr3U^=IPpUNo*+zF__7_Fj3>r{wo>^m-Gxm-T1Bra;iKv&ad>@_RB)sFDS-EK2qz9Ylo2#*L4<;Vtac#ds|z3'
    'J3Bidwg&+qX=ejs+Cc^EZS8Hqq985+q$NvO'
),
    deltas: packed('<f4',
    'c-q_HvF<Pz7uS-9{ag&TXEi;puX~fm#dWs&a1fWKtu0se;fH6_u6uCVGVJJ2YZaNrCHK(%>-Fo`3#txXXW%*$^Kh|yVA}QTXGFg4'
    'xE{mBbzS6Z)tR)#53h4E$Q??1y>909rMna}7Ar5dopN<CL--kfs|g1!(v+2b&b|1j>_0txvEGX>KFcorQr_;s`nBz1`_0As_wTpg'
    'Z)<12Z@=Av{rm0g_XAlrdw?{Ez0ckrMC`Y>0}9)LSo;9f<6p1'
),
    scores_out: [0.834, 0.819, 0.973, 0.951],
    boxes: [3.8036044, 4.399786, 5.860396, 6.8002143, 3.8093598, 6.3684754, 5.7386403, 8.764025, -0.39651752,
    -1.5829401, 1.6685175, 2.09044, 8.603115, 2.3418837, 9.314885, 4.1881166],
    classes: [2, 2, 0, 2],
    count: [2, 2],
}, name='fast_limited_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.323, 0.238, 0.093, 0.43, 0.474, 0.388, 0.856, 0.117, 0.066, 0.128, 0.442, 0.274, 0.401, 0.87,
    0.585, 0.326, 0.314, 0.882, 0.09, 0.798, 0.367, 0.164, 0.674, 0.262],
    deltas: [-1.5, -1.17, 1.32, -0.48, -1.71, -1.74, 0.25, 0.66, 0.47, -0.54, 1.06, 1.87, 0.51, -1.64, 1.69,
    -1.48, -1.74, 0.51, 1.14, -0.51, -1.03, 1.36, 0.37, -0.79],
    scores_out: [0.882, 0.87, 0.856, 0.798, 0.674, 0.585, 0.442, 0.43],
    boxes: packed('<f4',
    'c-mXNmh(~l$=AnME>AUG4P;+<mL&t?Z>ikQEWH2Tm$1A1`lpU5{@(iSWEqIP$LhN(h(C4L#zxhrN(zy?_j2USxo|>g>o0Z?n^jS)'
    '6~s5|w2zf?Vff_W;NS?v4*T}ogD6Kw2-ji19T4w#um=Dw);!M'
),
    classes: [0, 0, 1, 2, 1, 1, 1, 2],
    count: [8],
}, name='regular').AddVariations('float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Internal('classes', (I32, [1, 8]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 8]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.323, 0.238, 0.093, 0.43, 0.474, 0.388, 0.856, 0.117, 0.066, 0.128, 0.442, 0.274, 0.401, 0.87,
    0.585, 0.326, 0.314, 0.882, 0.09, 0.798, 0.367, 0.164, 0.674, 0.262],
    deltas: [-1.5, -1.17, 1.32, -0.48, -1.71, -1.74, 0.25, 0.66, 0.47, -0.54, 1.06, 1.87, 0.51, -1.64, 1.69,
    -1.48, -1.74, 0.51, 1.14, -0.51, -1.03, 1.36, 0.37, -0.79],
    scores_out: [0.882, 0.87, 0.856, 0.798, 0.674, 0.585, 0.442, 0.43],
    boxes: packed('<f4',
    'c-mXNmh(~l$=AnME>AUG4P;+<mL&t?Z>ikQEWH2Tm$1A1`lpU5{@(iSWEqIP$LhN(h(C4L#zxhrN(zy?_j2USxo|>g>o0Z?n^jS)'
    '6~s5|w2zf?Vff_W;NS?v4*T}ogD6Kw2-ji19T4w#um=Dw);!M'
),
    real_classes: [0.0, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0],
    real_count: [8.0],
}, name='real_regular').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-qUDcG{<Vo^~3?vY>TgibAXY9KD*x7w2Uy`?Os9xu)So^+Ned-N~kVo(su7=4qGon&`aHJm-CT+M3xr-1#;%e_W|hk*2$g=YG_M'
    'eeJ(vIFt-+TVHOHh%5Qs9JQ25jD=^db}Q#|_i1S{DRB>TKP40uZt#3&#MzX;L`hyO^L$P;2Uqs8*c2;aPX`uhZ_BVlcJ_95AZ%}M'
    '52WnvZEZmu2(*Vv+Jk^C5CTO2ao<RG'
),
    deltas: packed('<f4',
    'c-lK$sL2)7e>Uy<*>7(Os|z*z(>%U0tTUeVt=~griAT&Et{4xlLirdGhM;eUXU&pd^3^ux`i?_q(iWf52(%TkjX9L|P=mqUc&5go'
    'hwBO+_6J_?e|X)twSOJM4vnufXSNosIJI6`?rYDp3upG+Sat3c|JSx#cNi94{wY)X>-k-)M>~|Aemy>wy@;J*p3Dl#$nM&G_WSn$'
    'p`ASx*zLEs-w%TO?e+ti_BM8QU_Qfsu*iM@i&$Xy'
),
    scores_out: [0.949, 0.937, 0.893, 0.877, 0.87, 0.787, 0.781, 0.538, 0.922, 0.891, 0.836, 0.728, 0.723, 0.636,
    0.588, 0.576],
    boxes: packed('<f4',
    'c-o7$tq8ucr;mMpY3a3SAR9!>O*tnM(!YfPByQFjykKYhnbXs!dzr!LrJD`DgD{A1E0n&W==o=T{<G5dAU25RnIku2{;ZqZK;i*`'
    'Tylz+w>~+Sw<Zoo$DE$P3Bn+L<%%mGIj@V%V~bCy2C+eOPUi)_r3T-$K;o<kqR~~0*1hIr5KDp4X$$_I0bvl|0SFxJ9Ub=DJAeU{'
    'cC-UBz~cKM;*LNFqxbEzw+CSm9{@V2bF2'
),
    classes: [2, 2, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2],
    count: [8, 8],
}, name='regular_of_two_images').AddVariations('float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Internal('classes', (I32, [2, 8]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 8]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: packed('<f4',
    'c-qUDcG{<Vo^~3?vY>TgibAXY9KD*x7w2Uy`?Os9xu)So^+Ned-N~kVo(su7=4qGon&`aHJm-CT+M3xr-1#;%e_W|hk*2$g=YG_M'
    'eeJ(vIFt-+TVHOHh%5Qs9JQ25jD=^db}Q#|_i1S{DRB>TKP40uZt#3&#MzX;L`hyO^L$P;2Uqs8*c2;aPX`uhZ_BVlcJ_95AZ%}M'
    '52WnvZEZmu2(*Vv+Jk^C5CTO2ao<RG'
),
    deltas: packed('<f4',
    'c-lK$sL2)7e>Uy<*>7(Os|z*z(>%U0tTUeVt=~griAT&Et{4xlLirdGhM;eUXU&pd^3^ux`i?_q(iWf52(%TkjX9L|P=mqUc&5go'
    'hwBO+_6J_?e|X)twSOJM4vnufXSNosIJI6`?rYDp3upG+Sat3c|JSx#cNi94{wY)X>-k-)M>~|Aemy>wy@;J*p3Dl#$nM&G_WSn$'
    'p`ASx*zLEs-w%TO?e+ti_BM8QU_Qfsu*iM@i&$Xy'
),
    scores_out: [0.949, 0.937, 0.893, 0.877, 0.87, 0.787, 0.781, 0.538, 0.922, 0.891, 0.836, 0.728, 0.723, 0.636,
    0.588, 0.576],
    boxes: packed('<f4',
    'c-o7$tq8ucr;mMpY3a3SAR9!>O*tnM(!YfPByQFjykKYhnbXs!dzr!LrJD`DgD{A1E0n&W==o=T{<G5dAU25RnIku2{;ZqZK;i*`'
    'Tylz+w>~+Sw<Zoo$DE$P3Bn+L<%%mGIj@V%V~bCy2C+eOPUi)_r3T-$K;o<kqR~~0*1hIr5KDp4X$$_I0bvl|0SFxJ9Ub=DJAeU{'
    'cC-UBz~cKM;*LNFqxbEzw+CSm9{@V2bF2'
),
    real_classes: [2.0, 2.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 2.0],
    real_count: [8.0, 8.0],
}, name='real_regular_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.088, 0.211, 0.407, 0.324, 0.399, 0.535, 0.526, 0.839, 0.345, 0.103, 0.595, 0.977, 0.46, 0.709,
    0.929, 0.571, 0.838, 0.659, 0.252, 0.291, 0.594, 0.186, 0.581, 0.277],
    deltas: [0.1, -1.82, 0.99, 1.74, 1.23, -1.18, 0.14, 1.09, -1.65, -1.98, 1.58, -1.38, -0.61, -0.56, 1.51,
    0.29, 0.84, 0.9, -0.64, -1.92, -0.1, 1.99, -1.4, -1.79],
    scores_out: [0.977, 0.929, 0.839, 0.709, 0.659, 0.595, 0.581, 0.571],
    boxes: packed('<f4',
    'c-reYAf0|n<&fmnq|H$vy55k*v;!z+^zSh@h`;UU|D_9L6W(T?=sy6WEhIY}Kw_ugK1u-bk9jNeCeA#5_x%<{MG)P2_8<#LjMGfC'
    '1;pQP?*ImN`yF7w5hUgagdhL_>;F1J'
),
    classes: [3, 2, 3, 1, 1, 2, 2, 3],
    count: [8],
}, name='regular_with_background').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Internal('classes', (I32, [1, 8]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 8]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.088, 0.211, 0.407, 0.324, 0.399, 0.535, 0.526, 0.839, 0.345, 0.103, 0.595, 0.977, 0.46, 0.709,
    0.929, 0.571, 0.838, 0.659, 0.252, 0.291, 0.594, 0.186, 0.581, 0.277],
    deltas: [0.1, -1.82, 0.99, 1.74, 1.23, -1.18, 0.14, 1.09, -1.65, -1.98, 1.58, -1.38, -0.61, -0.56, 1.51,
    0.29, 0.84, 0.9, -0.64, -1.92, -0.1, 1.99, -1.4, -1.79],
    scores_out: [0.977, 0.929, 0.839, 0.709, 0.659, 0.595, 0.581, 0.571],
    boxes: packed('<f4',
    'c-reYAf0|n<&fmnq|H$vy55k*v;!z+^zSh@h`;UU|D_9L6W(T?=sy6WEhIY}Kw_ugK1u-bk9jNeCeA#5_x%<{MG)P2_8<#LjMGfC'
    '1;pQP?*ImN`yF7w5hUgagdhL_>;F1J'
),
    real_classes: [3.0, 2.0, 3.0, 1.0, 1.0, 2.0, 2.0, 3.0],
    real_count: [8.0],
}, name='real_regular_with_background').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-qsBSR)|qW4z^!eW$8=zLV*Xvx^cef9>crmR_PdYu3N!+orY;?UPohUw-`ZG0)@EVeOVO5&GuFCjw0!*$jme;)2h(KHX9$=V+{7'
    'z&3N{l><NHxT;JAjv4wcRa?rmbRplgEm1#hGe3XZ5y#+o;_%a7i_dJE;NjKkAbi)hvGQhxSDjUONSs7B$0BJ%>Fn99xpp@8cJ}sm'
    'cDD8)5(sQTY#`4DNZ0{|K;mEs<lEZW0|2dIOo9'
),
    deltas: packed('<f4',
    'c-ouw@J;m_`Ra8sBCWHk&%R0f_NMT<?GE|F9*1Ww;hHr|^Q^o__4UKm-@e(-`WD1x+ds1^P$aNb#Jzvr>zN{F0@E}CZ5MONwSIm0'
    'b!Nf!nKNU~v_2GB{8dClgKMV7j_X{9c7{}}v&eq;u*rSm%{-nPYIkmQeVER=`oyjkKkqL7Dar4%`q#P%EAsZ-xjysHzs1)}_wTpg'
    'w{JfL*n{CdI|#$xey{!h{rf-+kOB~~cfUOVF-mH}'
),
    scores_out: [0.911, 0.868, 0.852, 0.791, 0.754, 0.751, 0.501, 0.489, 0.972, 0.926, 0.84, 0.83, 0.74, 0.728,
    0.692, 0.608],
    boxes: packed('<i4',
    'c-qt7X;pBN&EP|K?W7ooUk(W%HjHM`NT@J9zhuUQO$raVPA?GwVd2^r8X#JwK;i=k`^P!`{k%P)@bjFB?2jxrhl1EJdbQDn^jooC'
    'IHne~2S!YK{{n<n-bXcp=o|CcKY(!ChUfF@)gG7D`M(jYU*<dq#D>u)n5S)v$d%(P+^XTQ!%0IBgst`T&w=P|+h%ryFvEXFMj&GP'
    '|DTbGgOQU3#D>w#tZZxy3{1=*{yzq0W)S}Wp9xGev$1l3FaUELX`K', 5.960464477539063e-08
),
    classes: [1, 1, 2, 1, 3, 3, 2, 3, 2, 3, 2, 3, 2, 1, 2, 1],
    count: [8, 8],
}, name='regular_with_background_of_two_images').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Internal('classes', (I32, [2, 8]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 8]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: packed('<f4',
    'c-qsBSR)|qW4z^!eW$8=zLV*Xvx^cef9>crmR_PdYu3N!+orY;?UPohUw-`ZG0)@EVeOVO5&GuFCjw0!*$jme;)2h(KHX9$=V+{7'
    'z&3N{l><NHxT;JAjv4wcRa?rmbRplgEm1#hGe3XZ5y#+o;_%a7i_dJE;NjKkAbi)hvGQhxSDjUONSs7B$0BJ%>Fn99xpp@8cJ}sm'
    'cDD8)5(sQTY#`4DNZ0{|K;mEs<lEZW0|2dIOo9'
),
    deltas: packed('<f4',
    'c-ouw@J;m_`Ra8sBCWHk&%R0f_NMT<?GE|F9*1Ww;hHr|^Q^o__4UKm-@e(-`WD1x+ds1^P$aNb#Jzvr>zN{F0@E}CZ5MONwSIm0'
    'b!Nf!nKNU~v_2GB{8dClgKMV7j_X{9c7{}}v&eq;u*rSm%{-nPYIkmQeVER=`oyjkKkqL7Dar4%`q#P%EAsZ-xjysHzs1)}_wTpg'
    'w{JfL*n{CdI|#$xey{!h{rf-+kOB~~cfUOVF-mH}'
),
    scores_out: [0.911, 0.868, 0.852, 0.791, 0.754, 0.751, 0.501, 0.489, 0.972, 0.926, 0.84, 0.83, 0.74, 0.728,
    0.692, 0.608],
    boxes: packed('<i4',
    'c-qt7X;pBN&EP|K?W7ooUk(W%HjHM`NT@J9zhuUQO$raVPA?GwVd2^r8X#JwK;i=k`^P!`{k%P)@bjFB?2jxrhl1EJdbQDn^jooC'
    'IHne~2S!YK{{n<n-bXcp=o|CcKY(!ChUfF@)gG7D`M(jYU*<dq#D>u)n5S)v$d%(P+^XTQ!%0IBgst`T&w=P|+h%ryFvEXFMj&GP'
    '|DTbGgOQU3#D>w#tZZxy3{1=*{yzq0W)S}Wp9xGev$1l3FaUELX`K', 5.960464477539063e-08
),
    real_classes: [1.0, 1.0, 2.0, 1.0, 3.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0],
    real_count: [8.0, 8.0],
}, name='real_regular_with_background_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 3]))
boxes = Output('boxes', (F32, [1, 3, 4]))
classes = Output('classes', (I32, [1, 3]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 3, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.976, 0.95, 0.225, 0.059, 0.917, 0.23, 0.403, 0.803, 0.835, 0.17, 0.215, 0.934, 0.142, 0.085,
    0.101, 0.389, 0.827, 0.483, 0.444, 0.365, 0.106, 0.278, 0.718, 0.488],
    deltas: [-1.91, 0.57, -0.36, -1.81, -0.14, -0.74, 1.91, -1.87, -0.19, 0.05, 1.28, 0.57, 0.36, 1.39, -0.48,
    1.25, -1.03, -0.25, 1.86, -0.3, -0.36, 0.56, -1.71, -1.87],
    scores_out: [0.95, 0.934, 0.803],
    boxes: [-0.31253088, 0.2596959, 1.5485309, 2.167804, -0.9946291, 0.8593469, 2.880629, 3.165653,
    -0.24321207, -0.2173501, 2.687212, 1.66235],
    classes: [0, 2, 2],
    count: [3],
}, name='regular_limited').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 3]))
boxes = Output('boxes', (F32, [2, 3, 4]))
classes = Output('classes', (I32, [2, 3]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 3, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-q@_w_oJqA17%y%@sbgs(*=p;fR?R<i+q*XoH6`*S2Z(hffB`Pdi#De!bCfQNkJlX-}0y>y%a|=x>WTW<FD-?&jY${qJ}1FkEOZ'
    'dU*T#XXmW1WxcJ=3br>FPvvlZDifj4!}ir(+K}~bu)lYwWM0;}D>g~&a)%U{4sb+OE|%rC;gGw&x;sECFTh#HY{D$byLNVV_CR23'
    'Z*K?2wjiDz7}?u^gzfF@z+ylesMHPss3b~='
),
    deltas: packed('<f4',
    'c-jHL06+is3ijbhnyv~8uFdvw0L|CUW`&Pjxa_zJ?2kyz>|A>ku8*$lq~Tobq-Fpg&5z9}*C=}7nMc>xN6aWa0L-JzX6wR_9#J0G'
    'QNrQOQI8a^N5V%@aC(nXaAp97%)-nZqr9~G*})?tfvnsLpiGd=rqPwc#rOpyIF<U$*y3(SVU-~`-IU^Zz2-p6%ykSuJU_p_zrQ}d'
    'KR>>|Kfgb{KfgaezrVh`KR-UczrR1fzCXXeKR!RdK0d!czdpZ;N@pD'
),
    scores_out: [0.93, 0.885, 0.81, 0.976, 0.933, 0.855],
    boxes: [4.0398564, 4.986058, 5.744144, 7.638942, 4.259637, 5.477841, 5.700363, 9.497159, -1.0129467,
    1.3544235, 2.9169466, 3.1505766, -0.2656445, -0.42547867, 2.2616444, 2.9654787, 3.796285,
    4.875906, 5.915715, 7.989094, -0.2656445, -0.42547867, 2.2616444, 2.9654787],
    classes: [0, 1, 0, 2, 2, 1],
    count: [3, 3],
}, name='regular_limited_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 10]))
boxes = Output('boxes', (F32, [1, 10, 4]))
classes = Output('classes', (I32, [1, 10]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 10, 1, 2, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.662, 0.864, 0.045, 0.525, 0.492, 0.471, 0.933, 0.504, 0.433, 0.82, 0.716, 0.948, 0.462, 0.372,
    0.769, 0.368, 0.207, 0.47, 0.575, 0.655, 0.669, 0.665, 0.63, 0.805],
    deltas: [-0.7, -1.75, 0.67, -0.89, -0.72, 0.67, -1.31, -0.77, -0.73, 1.73, -1.85, -1.32, 1.47, 1.08, 0.64,
    -0.83, -1.69, 1.0, 0.22, 1.02, 1.19, -1.12, 1.26, 0.56],
    scores_out: [0.948, 0.933, 0.864, 0.82, 0.805, 0.769, 0.0, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-mW4apJAV<o%*|uS|cn3dpWH6+iLZEAgWYXkbp*v<)5)1Y9Lj%{PJAbKV$j;#_om3A(zb+b=xVB!7^f7|n1L#AZJsQ{KAn>?3q_'
    '`|Rx<>}>2E_U(7D2eBRP9UVXbT^#^aelSV'
),
    classes: [2, 1, 0, 0, 2, 1, 0, 0, 0, 0],
    count: [6],
}, name='regular_limited_by_class').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 10]))
boxes = Output('boxes', (F32, [2, 10, 4]))
classes = Output('classes', (I32, [2, 10]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 10, 1, 2, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-q^u>AcW$meNIgY+X)nF`tnoa8qCW<%XMC`IWOS8X7*#h`1T?*wW*4y=ng{H?|*-=akI--uydkvTF%fciD-~ygd=;?%q@@I=4sY'
    '<xC|Gj;e{4=PZ|QdAKku?$F0=jloNg2<u;F(BzZYCLF%zpP1vN5X*8FKf@R0BF)btXTR~ek}G1qMY?0xQ5&nTLBUg#Z!fU5x3dQV'
    'TYGyuAOno-z?2;rfuwBhfWY1cq{z+=07l|dH~'
),
    deltas: packed('<f4',
    'c-mXHMBbzDo2|&%eh>Mym>tz=#%B*dY@KDR$-t$_WxFostcdNpvu6*#Is4|#w|>oa{q6;=4{bHL)}1-@ur;k;P9)9v%-5>dGr3|I'
    'uE$*Ga_>L0j?4YbnXiFo0s}P;#ke0z+}l0tluY>YHKtYC$Cz5zwHfntT)8+ioWJ4m`o-535Bao*E1vP`u;8(%h$%h)uyo)4{q`WR'
    '9|G*4?0t52`|bDd1F`Mw?Lfpnh&ljXo?U1'
),
    scores_out: [0.968, 0.84, 0.831, 0.756, 0.596, 0.581, 0.0, 0.0, 0.0, 0.0, 0.928, 0.888, 0.85, 0.827, 0.824,
    0.797, 0.0, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-rF?5Sgyi-N=3TfT$M;KmIc1H7`(%0SzeV99y84;CXfR_31g==e1jdFh~qt9k1ZxnozDkM|DMn4uP<O&AV$LF?4myUYq)8_P<=b'
    'F~`nKGx)(;5C(~%t7E?;oTOa!QmbO-hI=4<BuYORB!;eze+`Ed8;8u)<xO{eI~VQc0b!6Bx;jUDM~D6P_6{&$x8K15B!;eTA4nVs'
    '?e>G!I)X4r3|$=n8vaf^'
),
    classes: [1, 0, 2, 0, 1, 2, 0, 0, 0, 0, 2, 0, 1, 2, 1, 0, 0, 0, 0, 0],
    count: [6, 6],
}, name='regular_limited_by_class_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Output('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 12, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.433, 0.671, 0.361, 0.703, 0.406, 0.24, 0.246, 0.972, 0.513, 0.152, 0.645, 0.889, 0.357, 0.749,
    0.772, 0.221, 0.568, 0.951, 0.13, 0.908, 0.66, 0.974, 0.586, 0.524],
    deltas: [0.78, 0.41, 1.87, -0.49, -1.46, -1.82, 1.36, 1.16, 0.24, -0.57, -0.83, 0.03, -2.0, -0.83, -1.08,
    -1.67, 1.02, -1.73, 0.46, 1.08, -1.3, 0.98, -1.45, 1.76],
    scores_out: [0.974, 0.972, 0.951, 0.908, 0.772, 0.671, 0.645, 0.586, 0.524, 0.0, 0.0, 0.0],
    boxes: packed('<i4',
    'c-nK2D(E=bVsPWfi5(6g{K3P+V>ZVEkN$%TY8-%aAk2USK3dhAS&F-s_da>@34}u&?=@ao#3iOReNz!g4up}_*KM>rvoydpNIJ<U'
    '0EAB~r5A6$Jg55X&G5S*IS@ux&%wya^8X(b6AKF)2M9B>va<dE&&2effr$wu2g1ne0Y<(%QU', 5.960464477539063e-08
),
    classes: [0, 2, 0, 2, 1, 0, 1, 1, 2, 0, 0, 0],
    count: [9],
}, name='regular_strict').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 12]))
boxes = Output('boxes', (F32, [2, 12, 4]))
classes = Output('classes', (I32, [2, 12]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 12, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-q@=)9LKPR_iYb`3GmI-dAp{-t=7g?CBj`rsdXN@;i**Ew~+EufL1ydX{;+I>+NUfueH>XR2P`|NB(v)J!)2+fzm6{=R)?q1^Sj'
    'efN1<<&0~je)gK)^}N1#Pp6pSnx(rUUYI}iDGAgsxzOx5lQFl_S?@ik<eAo1Wvlt;m9$xl<@M#l@2Q+o{;<U{(nCht)6&k~#?Ic('
    '-rf#O+S=KHNn1OR02BblAmShv0G_N*{r'
),
    deltas: packed('<f4',
    'c-j@oAqWC77>40P5W!+G9<y$F#o{emu6TJE%@&Im4T4~p^$a3twrKbT-47?4b{el(L~I7jEs8Teyx#|@$CPD?*?9_4T21FFTeI5W'
    '1eV!IK5TZ1p#1ha8_D?_B4Rw5P?<;?8v<ry;$+p8<7!T*q@enAl>^CIUZ<%zZxJ|$LzVlto;vKq@z<2XxHoI4>2>n*EBAJ?^FI?('
    'eAbtjQGsvawZJ2yKx_zsT02l5Q8-+?LkkQLwe!CO8pRJfQDRg'
),
    scores_out: [0.957, 0.927, 0.757, 0.718, 0.601, 0.539, 0.261, 0.16, 0.0, 0.0, 0.0, 0.0, 0.95, 0.848, 0.782,
    0.633, 0.621, 0.399, 0.197, 0.181, 0.152, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-ni)X)uNFMx(4=bfmzRvIQUiwN6k0VcU5>E`cxu8aOPvbLusF(-k0W=UpTdVkN&|tzY<*m0AMNU>I4wTI}8PiQT{F?)C^vJ1QC<'
    ')oNDn4Z=3TiZ4MJ-TbyAGmEP?N4JA;Jaa_$-t5yMJ`J3|zJF8S55vgnGabZ)s=N1HiP|a~!YFf)y==!W1`uW!lg<WVbn{pFy^3v{'
    'b(Rf;SL|W4JGqe2u3^!>pIk@9I$#)Cz5RX%FtD?CaM-uc9>jD6VMhlDL^prWeuNr3JD?tWh<-<VM>s}S4*)a!awG'
),
    classes: [2, 0, 1, 0, 2, 1, 0, 2, 0, 0, 0, 0, 1, 1, 2, 2, 0, 0, 1, 2, 0, 0, 0, 0],
    count: [8, 9],
}, name='regular_strict_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 6, 1, 6, 0.8, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.93, 0.143, 0.151, 0.871, 0.519, 0.621, 0.28, 0.529, 0.329, 0.099, 0.748, 0.384, 0.327, 0.073,
    0.783, 0.378, 0.594, 0.336, 0.731, 0.091, 0.338, 0.023, 0.053, 0.962],
    deltas: [1.7, -0.22, 1.82, 1.3, 1.91, 0.57, -0.13, -0.75, -0.89, 1.86, 0.22, 0.22, 0.99, -1.36, -0.14, 1.72,
    1.36, -1.57, 1.35, -0.45, 1.81, -1.71, -1.34, -1.2],
    scores_out: [0.962, 0.871, 0.0, 0.0, 0.0, 0.0],
    boxes: [8.798546, 1.8316817, 9.563454, 3.3133183, -0.09907422, -1.158546, 2.7790742, 2.993546, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [2, 2, 0, 0, 0, 0],
    count: [2],
}, name='regular_high_threshold').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 6, 1, 6, 0.8, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-lK`*l0ehzgu26LO|c;$HV*E?nYSi-MqTNvX^T^zdDEJ8%vhz(ni1Pm&*0)HiaxQ{K_%4bLOF()=icXce{hD{6DK$-q$@>QM6_H'
    '^`b+DYhnVogo#X^nk1rjJIj6UV^@xhoWqWirRuNemQ*guNe=0iWi!$LRG!J<;rCeMtH&Mx9~^yp70L#Fg_V00{g;08vA4Ga0w4iq'
    '*aInBD8mlK0z)vcvjM5F2LMsJO;7'
),
    deltas: packed('<f4',
    'c-lLwsTuT5gsZhbChg&MkF>+`JJ#8z88dhkUN`=BeaWmPOEhPl4YHkO%N5jb{4nP5*)uUQJ2ci^e|@Mwt!nYZw6Cpl?p#3i4{aA4'
    'Yb-99Sx^u&^UMyenOxU*95Sxz|9Zx!-+$hp_Qe}Z4;`Cw;g{Nq*H070pKV@H#dX0rX2M>{zjOI-`uq!@8NPU)>Etg>9cS$J+wZrx'
    '-@kwVJ|G6N_JQEO{q|tqemi@65CN3kyU!k^axVbkLuDQ'
),
    scores_out: [0.974, 0.954, 0.922, 0.83, 0.0, 0.0, 0.81, 0.807, 0.805, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-nLSU?SuW#Gjrlzw98haW?}LbTS?|VybAcK4w+rCI%$1kN@j=5SG)t!0&LL=?Y9-jw$ndwPDHJ39nu(K~{fk%5zN+=4R!+p47bS'
    '4ov(Bqk`qmpoeEB&pLV?#e92v2Qc36VDA6~FmbyB4h}Z^?NP))002PkG~@'
),
    classes: [1, 0, 0, 1, 0, 0, 2, 0, 2, 0, 0, 0],
    count: [4, 3],
}, name='regular_high_threshold_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 7]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.146, 0.671, 0.407, 0.92, 0.192, 0.121, 0.549, 0.703, 0.136, 0.458, 0.381, 0.927, 0.701, 0.657,
    0.618, 0.41, 0.232, 0.154, 0.187, 0.742, 0.149, 0.858, 0.295, 0.926],
    deltas: packed('<f4',
    'c-pgFVyqcsEOPej+14Q2bt2b2Jc4WwU$=e3HS3{qf6QSn`G<wJvu4R_a=qayFplXrUU%lqnb$kG+}ACB_;3f;*Tr0c*JoB4AL{>l'
    'y|v1gYv#<>nCpSp?|$}o+U$PD$7kX_@rUjoe%;zP{e{8x8;^HRF`mk#u~<7~Rrt@F-Rqlg*xB3L+u85mYrA*<e*1m)_WQxWZa;(p'
    '6xqKYBnqSezcpA@'
),
    scores_out: [0.927, 0.926, 0.92, 0.858, 0.742, 0.703, 0.671, 0.657],
    boxes: packed('<f4',
    'c-mv%`Au@UMd0+7gpd*tZN<*vQoq(`3y9COfML^~_17=vlt2HzuK1fEi2gT;U1IA=(G(E>a88DI;tPIv7Cou<gAPjZAUb{RUgpyK'
    'e4HSD%fwAz?d%;K9D#7(J_rp2j&^$;z<dw@0B(jg=>'
),
    classes: [2, 2, 2, 0, 2, 2, 0, 0],
    count: [8],
}, name='longer_encoding').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 7]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-q@y7!>uPwb^6G(Ukl`W7BstEPuV!WjT7)xR--VD9-DCxxN1J%Y0c()4r63l-ssvoZ#4zvi$XdhjI$mLbk?nHF;a=)Ha1FR2WZR'
    'bG>;NkN-Z?yWYOKd$gVZPJX<POKhUq8aeA@f?QHZ4emE{ZQiwiQpPGl**<}n!g+HRJ9IMf%HMPO{;22+d-jzZPwlTq`r6ytgOI(Q'
    'y{#P>09jDN2E>DMK?tbC)*b-fdrd$'
),
    deltas: packed('<f4',
    'c-ke3JxIeq0EKT6;T91N+;k8m!9@sygO`IYDN>Mh>2f$0$7Co-gHVJbbm+|$EJ{0cx<!X9z0=E3k<>*bB3&{$7;w6DaWJ7gzV`#q'
    'H&LBNH!O%O?gwZ-26I|96Be-qWaB&wSjr-k;~c}hnjt?6a@vH5a*L(r*f)3TU4Z8R!349wH^ZQwb4+>2^gtnPIT-QS12IeKNNF_!'
    'u4lMNwUwq0G+<(+F2^o1STo_wu~eISn0CV-0As+D5mX4%Z4?^L>*@NiG8t%o{*d<iv)b)leD$?)(3%{2or~!reEWFRFTeL&i)HlJ'
    'KAN3;_Gx8r_q&q5w-CGRvHjs@XIXo?j=YBEJ+{Wr=rbWw*tRVTi4sYql!BBg$cj?ZE}Rg%tb!a%iC1e{Jc}XA8x}SeqA33hjHTN'
),
    scores_out: [0.909, 0.732, 0.688, 0.62, 0.57, 0.567, 0.563, 0.456, 0.946, 0.803, 0.769, 0.552, 0.483, 0.478,
    0.449, 0.434],
    boxes: packed('<f4',
    'c-q^dbGkD2Q|tS;GR49my27{9ehW}+`ZaeI5I(JWRa5;U$Ab7x8@^antm^~OAhCHT|K)<%txuj@@Vs);{i#>4JBZ#=+4BJ;Rv58)'
    '8VFa;Ss=4G)av=w%Xvv#HO~8hXpq?Bqqjmq?Ea&B_^z(u)kzT*3IWk9Og9ZcV(cH}LP5B3<=%%JY!cNT3(QhlyZ_06XpmUwv4fl-'
    'wu6I%qupKyhrRX=4j|fgKac?wbF_DK0AVl(2tmRiIfyhw7{mquzZ`dS'
),
    classes: [0, 2, 0, 1, 0, 2, 1, 2, 0, 2, 1, 2, 2, 1, 2, 0],
    count: [8, 8],
}, name='longer_encoding_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 5]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.172, 0.698, 0.708, 0.303, 0.334, 0.479, 0.966, 0.33, 0.628, 0.274, 0.845, 0.554, 0.367, 0.494,
    0.183, 0.59, 0.585, 0.196, 0.332, 0.734, 0.068, 0.938, 0.109, 0.306],
    deltas: packed('<f4',
    'c-jkEclP1Kpz2v^XJ>I$+rH`lmS%kRdXRC@y0lpy>soiXpQ)<aAu==V%*^W|T!Du)(u~h6-eJ7MJ#FSg_t*0d`iOjyTPL~fjO5}z'
    '@flZRo^4)ZFmH0)!(%_K4qmjg-)|2F`}W!F2eCnfoxS~DuowWt5<Al'
),
    scores_out: [0.966, 0.938, 0.845, 0.734],
    boxes: [0.24650314, -0.56604594, 2.5014968, 3.586046, 8.576402, 2.0288665, 9.733598, 4.9461336,
    -0.24637304, 0.8460667, 2.156373, 3.1639333, 3.8794, 5.251802, 6.3966, 8.980699],
    classes: [1, 0, 1, 2],
    count: [4],
}, name='fast_longer_encoding').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 5]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: packed('<f4',
    'c-nL7G<TEyq3-i#;=zfZ*71cz#hGTUIV<$;rdze`I;X4Z8-%_HS>IkTtGt<MnUhn*(*(!PZ7jit=6~OwdV9%T_i@UuxIHpwnrqH&'
    '6X9}Cs4y&Q{@Z;2r_{`S2efA=Bv@Wxeb6Xerkv4vMP}h2T}C5T>62DpX5}2PH!tQZfB1A|#|nm!1OET=Bj<a$yQDt-!enn}XAcB+'
    'Hedz_0f9YO%-$Bv22miw-qzN}&K>}uwNRe'
),
    deltas: packed('<f4',
    'c-pfqygp0wI@h<u*U!dy7=NpNlcs6x(c1s*P2r9mT-8g0JickJW3ctGt$xF0EAr+ImwZsrx;L%H*RNN%GH}^0o*A?Fy2jVVXZjx+'
    'YlsA<#TY+)eMlqFR!;7^NWqSW8Zqt+To1WK0<Uwe3k<y8x?_iX;A`W>i$z{De1Byi$#2jc({bU9Q`O`>dKPN@mwyG8-m&OvZGF6M'
    '@4a7t-amAhzH575h4S_1JANp4%gsAzadGp84eK^G*ze!JZ@)bV*x3W={dOQ4#Mp1QZ@=As5D!R#AxN1mn6!gv008?db87'
),
    scores_out: [0.925, 0.907, 0.577, 0.523, 0.965, 0.934, 0.832, 0.778],
    boxes: packed('<f4',
    'c-qU@bjQl^{fqgNe)>HzyP;EXYf)cHy`qH748`-h=aO^V*Q(ytQG9$|^TN>*@k}4_DK24NxnI>QAIp63oAm3$lVxnuqPf08Dq+kM'
    '1RmxsIPmC<@AKx4?I)kBpZaInwC9Ylql2S^-F^oL`~42~4nVMPKbUgZZx5y&0ogb@&;'
),
    classes: [0, 1, 2, 2, 2, 1, 1, 1],
    count: [4, 4],
}, name='fast_longer_encoding_of_two_images').DisableLifeTimeVariation()
