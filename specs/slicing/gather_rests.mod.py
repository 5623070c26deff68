# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: rows of 5 to 19 elements.

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

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (F32, [2, 5]))
places_5 = Parameter('places_5', (I32, [5]), [2, 4, 1, 3, 0])
output_5 = Output('output_5', (F32, [2, 5]))
input_6 = Input('input_6', (F32, [2, 6]))
places_6 = Parameter('places_6', (I32, [6]), [3, 0, 3, 0, 3, 0])
output_6 = Output('output_6', (F32, [2, 6]))
input_7 = Input('input_7', (F32, [2, 7]))
places_7 = Parameter('places_7', (I32, [7]), [4, 1, 5, 2, 6, 3, 0])
output_7 = Output('output_7', (F32, [2, 7]))
input_8 = Input('input_8', (F32, [2, 8]))
places_8 = Parameter('places_8', (I32, [8]), [5, 2, 7, 4, 1, 6, 3, 0])
output_8 = Output('output_8', (F32, [2, 8]))
input_9 = Input('input_9', (F32, [2, 9]))
places_9 = Parameter('places_9', (I32, [9]), [6, 3, 0, 6, 3, 0, 6, 3, 0])
output_9 = Output('output_9', (F32, [2, 9]))
input_10 = Input('input_10', (F32, [2, 10]))
places_10 = Parameter('places_10', (I32, [10]), [7, 4, 1, 8, 5, 2, 9, 6, 3, 0])
output_10 = Output('output_10', (F32, [2, 10]))
input_11 = Input('input_11', (F32, [2, 11]))
places_11 = Parameter('places_11', (I32, [11]), [8, 5, 2, 10, 7, 4, 1, 9, 6, 3, 0])
output_11 = Output('output_11', (F32, [2, 11]))
input_12 = Input('input_12', (F32, [2, 12]))
places_12 = Parameter('places_12', (I32, [12]), [9, 6, 3, 0, 9, 6, 3, 0, 9, 6, 3, 0])
output_12 = Output('output_12', (F32, [2, 12]))
input_13 = Input('input_13', (F32, [2, 13]))
places_13 = Parameter('places_13', (I32, [13]), [10, 7, 4, 1, 11, 8, 5, 2, 12, 9, 6, 3, 0])
output_13 = Output('output_13', (F32, [2, 13]))
input_14 = Input('input_14', (F32, [2, 14]))
places_14 = Parameter('places_14', (I32, [14]), [11, 8, 5, 2, 13, 10, 7, 4, 1, 12, 9, 6, 3, 0])
output_14 = Output('output_14', (F32, [2, 14]))
input_15 = Input('input_15', (F32, [2, 15]))
places_15 = Parameter('places_15', (I32, [15]), [12, 9, 6, 3, 0, 12, 9, 6, 3, 0, 12, 9, 6, 3, 0])
output_15 = Output('output_15', (F32, [2, 15]))
input_16 = Input('input_16', (F32, [2, 16]))
places_16 = Parameter('places_16', (I32, [16]), [13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3, 0])
output_16 = Output('output_16', (F32, [2, 16]))
input_17 = Input('input_17', (F32, [2, 17]))
places_17 = Parameter('places_17', (I32, [17]), [14, 11, 8, 5, 2, 16, 13, 10, 7, 4, 1, 15, 12, 9, 6, 3, 0])
output_17 = Output('output_17', (F32, [2, 17]))
input_18 = Input('input_18', (F32, [2, 18]))
places_18 = Parameter('places_18', (I32, [18]), [15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0])
output_18 = Output('output_18', (F32, [2, 18]))
input_19 = Input('input_19', (F32, [2, 19]))
places_19 = Parameter('places_19', (I32, [19]), [16, 13, 10, 7, 4, 1, 17, 14, 11, 8, 5, 2, 18, 15, 12, 9, 6, 3, 0])
output_19 = Output('output_19', (F32, [2, 19]))
model = Model()
model.Operation('GATHER', input_5, 1, places_5).To(output_5)
model.Operation('GATHER', input_6, 1, places_6).To(output_6)
model.Operation('GATHER', input_7, 1, places_7).To(output_7)
model.Operation('GATHER', input_8, 1, places_8).To(output_8)
model.Operation('GATHER', input_9, 1, places_9).To(output_9)
model.Operation('GATHER', input_10, 1, places_10).To(output_10)
model.Operation('GATHER', input_11, 1, places_11).To(output_11)
model.Operation('GATHER', input_12, 1, places_12).To(output_12)
model.Operation('GATHER', input_13, 1, places_13).To(output_13)
model.Operation('GATHER', input_14, 1, places_14).To(output_14)
model.Operation('GATHER', input_15, 1, places_15).To(output_15)
model.Operation('GATHER', input_16, 1, places_16).To(output_16)
model.Operation('GATHER', input_17, 1, places_17).To(output_17)
model.Operation('GATHER', input_18, 1, places_18).To(output_18)
model.Operation('GATHER', input_19, 1, places_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-25.75, -22.25, -27.5, -24.0, -29.25, -17.0, -13.5, -18.75, -15.25, -20.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-24.0, -29.25, -24.0, -29.25, -24.0, -29.25, -13.5, -18.75, -13.5, -18.75, -13.5, -18.75],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-22.25, -27.5, -20.5, -25.75, -18.75, -24.0, -29.25, -10.0, -15.25, -8.25, -13.5, -6.5, -11.75,
    -17.0],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-20.5, -25.75, -17.0, -22.25, -27.5, -18.75, -24.0, -29.25, -6.5, -11.75, -3.0, -8.25, -13.5,
    -4.75, -10.0, -15.25],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-18.75, -24.0, -29.25, -18.75, -24.0, -29.25, -18.75, -24.0, -29.25, -3.0, -8.25, -13.5, -3.0,
    -8.25, -13.5, -3.0, -8.25, -13.5],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-17.0, -22.25, -27.5, -15.25, -20.5, -25.75, -13.5, -18.75, -24.0, -29.25, 0.5, -4.75, -10.0, 2.25,
    -3.0, -8.25, 4.0, -1.25, -6.5, -11.75],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-15.25, -20.5, -25.75, -11.75, -17.0, -22.25, -27.5, -13.5, -18.75, -24.0, -29.25, 4.0, -1.25,
    -6.5, 7.5, 2.25, -3.0, -8.25, 5.75, 0.5, -4.75, -10.0],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-13.5, -18.75, -24.0, -29.25, -13.5, -18.75, -24.0, -29.25, -13.5, -18.75, -24.0, -29.25, 7.5,
    2.25, -3.0, -8.25, 7.5, 2.25, -3.0, -8.25, 7.5, 2.25, -3.0, -8.25],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: packed('|i1',
    'c-jFP0OkMDyr+`b!>*a%%C(@2EEfXpGad=_IwcVM=F@f#0s', 0.25
),
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-jFR0OSAI!>*a;(Y&XU-^#V1i#jC``$#h$3G_iM7Xt12vJQ&', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-p&vYU_gT`*6a;SdQ}xf&c&+77tz', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-jFV0N?-S(Y&XU?bySvne^YvwV;buK`a*nT}U$?31m+?B@p{X9}n>', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFX0NwxX*u$=w`{vQSr;_yF%C(@2WKTLJ5OQ5eGad<RRzWNm0(<8W&H', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('|i1',
    'c-s4N|J2q6-CvN%qF4`OIZk8}0HiGu%K', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-s5@?Bbr~lbGJ#IJ|Bq=a>7Zwl3&y$PRPV5$`FA^)Qy3T$$o;r7G|r3>c8e{|sR8ABkiD0E)>a(*', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
places_5 = Parameter('places_5', (I32, [5]), [2, 4, 1, 3, 0])
output_5 = Output('output_5', (U8, [2, 5], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
places_6 = Parameter('places_6', (I32, [6]), [3, 0, 3, 0, 3, 0])
output_6 = Output('output_6', (U8, [2, 6], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
places_7 = Parameter('places_7', (I32, [7]), [4, 1, 5, 2, 6, 3, 0])
output_7 = Output('output_7', (U8, [2, 7], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
places_8 = Parameter('places_8', (I32, [8]), [5, 2, 7, 4, 1, 6, 3, 0])
output_8 = Output('output_8', (U8, [2, 8], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
places_9 = Parameter('places_9', (I32, [9]), [6, 3, 0, 6, 3, 0, 6, 3, 0])
output_9 = Output('output_9', (U8, [2, 9], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
places_10 = Parameter('places_10', (I32, [10]), [7, 4, 1, 8, 5, 2, 9, 6, 3, 0])
output_10 = Output('output_10', (U8, [2, 10], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
places_11 = Parameter('places_11', (I32, [11]), [8, 5, 2, 10, 7, 4, 1, 9, 6, 3, 0])
output_11 = Output('output_11', (U8, [2, 11], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
places_12 = Parameter('places_12', (I32, [12]), [9, 6, 3, 0, 9, 6, 3, 0, 9, 6, 3, 0])
output_12 = Output('output_12', (U8, [2, 12], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
places_13 = Parameter('places_13', (I32, [13]), [10, 7, 4, 1, 11, 8, 5, 2, 12, 9, 6, 3, 0])
output_13 = Output('output_13', (U8, [2, 13], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
places_14 = Parameter('places_14', (I32, [14]), [11, 8, 5, 2, 13, 10, 7, 4, 1, 12, 9, 6, 3, 0])
output_14 = Output('output_14', (U8, [2, 14], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
places_15 = Parameter('places_15', (I32, [15]), [12, 9, 6, 3, 0, 12, 9, 6, 3, 0, 12, 9, 6, 3, 0])
output_15 = Output('output_15', (U8, [2, 15], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
places_16 = Parameter('places_16', (I32, [16]), [13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3, 0])
output_16 = Output('output_16', (U8, [2, 16], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
places_17 = Parameter('places_17', (I32, [17]), [14, 11, 8, 5, 2, 16, 13, 10, 7, 4, 1, 15, 12, 9, 6, 3, 0])
output_17 = Output('output_17', (U8, [2, 17], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
places_18 = Parameter('places_18', (I32, [18]), [15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0])
output_18 = Output('output_18', (U8, [2, 18], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
places_19 = Parameter('places_19', (I32, [19]), [16, 13, 10, 7, 4, 1, 17, 14, 11, 8, 5, 2, 18, 15, 12, 9, 6, 3, 0])
output_19 = Output('output_19', (U8, [2, 19], 0.5, 100))
model = Model()
model.Operation('GATHER', input_5, 1, places_5).To(output_5)
model.Operation('GATHER', input_6, 1, places_6).To(output_6)
model.Operation('GATHER', input_7, 1, places_7).To(output_7)
model.Operation('GATHER', input_8, 1, places_8).To(output_8)
model.Operation('GATHER', input_9, 1, places_9).To(output_9)
model.Operation('GATHER', input_10, 1, places_10).To(output_10)
model.Operation('GATHER', input_11, 1, places_11).To(output_11)
model.Operation('GATHER', input_12, 1, places_12).To(output_12)
model.Operation('GATHER', input_13, 1, places_13).To(output_13)
model.Operation('GATHER', input_14, 1, places_14).To(output_14)
model.Operation('GATHER', input_15, 1, places_15).To(output_15)
model.Operation('GATHER', input_16, 1, places_16).To(output_16)
model.Operation('GATHER', input_17, 1, places_17).To(output_17)
model.Operation('GATHER', input_18, 1, places_18).To(output_18)
model.Operation('GATHER', input_19, 1, places_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [17, 31, 10, 24, 3, 52, 66, 45, 59, 38],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [24, 3, 24, 3, 24, 3, 66, 45, 66, 45, 66, 45],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [31, 10, 38, 17, 45, 24, 3, 80, 59, 87, 66, 94, 73, 52],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [38, 17, 52, 31, 10, 45, 24, 3, 94, 73, 108, 87, 66, 101, 80, 59],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [45, 24, 3, 45, 24, 3, 45, 24, 3, 108, 87, 66, 108, 87, 66, 108, 87, 66],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [52, 31, 10, 59, 38, 17, 66, 45, 24, 3, 122, 101, 80, 129, 108, 87, 136, 115, 94, 73],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [59, 38, 17, 73, 52, 31, 10, 66, 45, 24, 3, 136, 115, 94, 150, 129, 108, 87, 143, 122, 101, 80],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [66, 45, 24, 3, 66, 45, 24, 3, 66, 45, 24, 3, 150, 129, 108, 87, 150, 129, 108, 87, 150, 129, 108,
    87],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: packed('<i2',
    'c-r$ck>?7qRuc?&(v@Id(qEOjdRk-7rnw!(aSS*C08k+bG5'
),
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-jlFRuhc#G?C{DchZ$$-ZZzP_`vFEjX67)^jD=a-~j-n#R{t'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-jkh(v@HihZ6@@PixFU5Da($0N(NoZU'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-o8eG?C{@4X{=d%n5hWm0&)%b4h>I)dQ=iHQqVCX>La`0|5X4an23#'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-l)1uvQZ+j`K8;=gJ9p(v@Job9~d>j#pO?te)2R_}tDV{Z$ME0RZqC555'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-qSechZ$$&OstyT|KaRS|c*aKm-5)MTZcp'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-kwD^E8p?s!9#8RugQ@33t+!VE*y=+|DKaEU&H}SUrvV<DKK1=5{a;1pv6!5w-'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
