# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: rows of 5 to 19 elements.

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

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (F32, [2, 5]))
output_5 = Output('output_5', (F32, [1, 5]))
second_5 = Output('second_5', (F32, [1, 5]))
input_6 = Input('input_6', (F32, [2, 6]))
output_6 = Output('output_6', (F32, [1, 6]))
second_6 = Output('second_6', (F32, [1, 6]))
input_7 = Input('input_7', (F32, [2, 7]))
output_7 = Output('output_7', (F32, [1, 7]))
second_7 = Output('second_7', (F32, [1, 7]))
input_8 = Input('input_8', (F32, [2, 8]))
output_8 = Output('output_8', (F32, [1, 8]))
second_8 = Output('second_8', (F32, [1, 8]))
input_9 = Input('input_9', (F32, [2, 9]))
output_9 = Output('output_9', (F32, [1, 9]))
second_9 = Output('second_9', (F32, [1, 9]))
input_10 = Input('input_10', (F32, [2, 10]))
output_10 = Output('output_10', (F32, [1, 10]))
second_10 = Output('second_10', (F32, [1, 10]))
input_11 = Input('input_11', (F32, [2, 11]))
output_11 = Output('output_11', (F32, [1, 11]))
second_11 = Output('second_11', (F32, [1, 11]))
input_12 = Input('input_12', (F32, [2, 12]))
output_12 = Output('output_12', (F32, [1, 12]))
second_12 = Output('second_12', (F32, [1, 12]))
input_13 = Input('input_13', (F32, [2, 13]))
output_13 = Output('output_13', (F32, [1, 13]))
second_13 = Output('second_13', (F32, [1, 13]))
input_14 = Input('input_14', (F32, [2, 14]))
output_14 = Output('output_14', (F32, [1, 14]))
second_14 = Output('second_14', (F32, [1, 14]))
input_15 = Input('input_15', (F32, [2, 15]))
output_15 = Output('output_15', (F32, [1, 15]))
second_15 = Output('second_15', (F32, [1, 15]))
input_16 = Input('input_16', (F32, [2, 16]))
output_16 = Output('output_16', (F32, [1, 16]))
second_16 = Output('second_16', (F32, [1, 16]))
input_17 = Input('input_17', (F32, [2, 17]))
output_17 = Output('output_17', (F32, [1, 17]))
second_17 = Output('second_17', (F32, [1, 17]))
input_18 = Input('input_18', (F32, [2, 18]))
output_18 = Output('output_18', (F32, [1, 18]))
second_18 = Output('second_18', (F32, [1, 18]))
input_19 = Input('input_19', (F32, [2, 19]))
output_19 = Output('output_19', (F32, [1, 19]))
second_19 = Output('second_19', (F32, [1, 19]))
model = Model()
model.Operation('SPLIT', input_5, 0, 2).To(output_5, second_5)
model.Operation('SPLIT', input_6, 0, 2).To(output_6, second_6)
model.Operation('SPLIT', input_7, 0, 2).To(output_7, second_7)
model.Operation('SPLIT', input_8, 0, 2).To(output_8, second_8)
model.Operation('SPLIT', input_9, 0, 2).To(output_9, second_9)
model.Operation('SPLIT', input_10, 0, 2).To(output_10, second_10)
model.Operation('SPLIT', input_11, 0, 2).To(output_11, second_11)
model.Operation('SPLIT', input_12, 0, 2).To(output_12, second_12)
model.Operation('SPLIT', input_13, 0, 2).To(output_13, second_13)
model.Operation('SPLIT', input_14, 0, 2).To(output_14, second_14)
model.Operation('SPLIT', input_15, 0, 2).To(output_15, second_15)
model.Operation('SPLIT', input_16, 0, 2).To(output_16, second_16)
model.Operation('SPLIT', input_17, 0, 2).To(output_17, second_17)
model.Operation('SPLIT', input_18, 0, 2).To(output_18, second_18)
model.Operation('SPLIT', input_19, 0, 2).To(output_19, second_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-29.25, -27.5, -25.75, -24.0, -22.25],
    second_5: [-20.5, -18.75, -17.0, -15.25, -13.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5],
    second_6: [-18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75],
    second_7: [-17.0, -15.25, -13.5, -11.75, -10.0, -8.25, -6.5],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0],
    second_8: [-15.25, -13.5, -11.75, -10.0, -8.25, -6.5, -4.75, -3.0],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25],
    second_9: [-13.5, -11.75, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    second_10: [-11.75, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75],
    second_11: [-10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    second_12: [-8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25],
    second_13: [-6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5],
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    second_14: [-4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0],
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75],
    second_15: [-3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0, 19.75, 21.5],
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    second_16: [-1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0],
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25],
    second_17: [0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75,
    28.5],
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    second_18: [2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75, 28.5,
    30.25, 32.0],
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25],
    second_19: [4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25,
    32.0, -29.0, -27.25],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
output_5 = Output('output_5', (U8, [1, 5], 0.5, 100))
second_5 = Output('second_5', (U8, [1, 5], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
output_6 = Output('output_6', (U8, [1, 6], 0.5, 100))
second_6 = Output('second_6', (U8, [1, 6], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
output_7 = Output('output_7', (U8, [1, 7], 0.5, 100))
second_7 = Output('second_7', (U8, [1, 7], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
output_8 = Output('output_8', (U8, [1, 8], 0.5, 100))
second_8 = Output('second_8', (U8, [1, 8], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
output_9 = Output('output_9', (U8, [1, 9], 0.5, 100))
second_9 = Output('second_9', (U8, [1, 9], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
output_10 = Output('output_10', (U8, [1, 10], 0.5, 100))
second_10 = Output('second_10', (U8, [1, 10], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
output_11 = Output('output_11', (U8, [1, 11], 0.5, 100))
second_11 = Output('second_11', (U8, [1, 11], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
output_12 = Output('output_12', (U8, [1, 12], 0.5, 100))
second_12 = Output('second_12', (U8, [1, 12], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
output_13 = Output('output_13', (U8, [1, 13], 0.5, 100))
second_13 = Output('second_13', (U8, [1, 13], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
output_14 = Output('output_14', (U8, [1, 14], 0.5, 100))
second_14 = Output('second_14', (U8, [1, 14], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
output_15 = Output('output_15', (U8, [1, 15], 0.5, 100))
second_15 = Output('second_15', (U8, [1, 15], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
output_16 = Output('output_16', (U8, [1, 16], 0.5, 100))
second_16 = Output('second_16', (U8, [1, 16], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
output_17 = Output('output_17', (U8, [1, 17], 0.5, 100))
second_17 = Output('second_17', (U8, [1, 17], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
output_18 = Output('output_18', (U8, [1, 18], 0.5, 100))
second_18 = Output('second_18', (U8, [1, 18], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
output_19 = Output('output_19', (U8, [1, 19], 0.5, 100))
second_19 = Output('second_19', (U8, [1, 19], 0.5, 100))
model = Model()
model.Operation('SPLIT', input_5, 0, 2).To(output_5, second_5)
model.Operation('SPLIT', input_6, 0, 2).To(output_6, second_6)
model.Operation('SPLIT', input_7, 0, 2).To(output_7, second_7)
model.Operation('SPLIT', input_8, 0, 2).To(output_8, second_8)
model.Operation('SPLIT', input_9, 0, 2).To(output_9, second_9)
model.Operation('SPLIT', input_10, 0, 2).To(output_10, second_10)
model.Operation('SPLIT', input_11, 0, 2).To(output_11, second_11)
model.Operation('SPLIT', input_12, 0, 2).To(output_12, second_12)
model.Operation('SPLIT', input_13, 0, 2).To(output_13, second_13)
model.Operation('SPLIT', input_14, 0, 2).To(output_14, second_14)
model.Operation('SPLIT', input_15, 0, 2).To(output_15, second_15)
model.Operation('SPLIT', input_16, 0, 2).To(output_16, second_16)
model.Operation('SPLIT', input_17, 0, 2).To(output_17, second_17)
model.Operation('SPLIT', input_18, 0, 2).To(output_18, second_18)
model.Operation('SPLIT', input_19, 0, 2).To(output_19, second_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [3, 10, 17, 24, 31],
    second_5: [38, 45, 52, 59, 66],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [3, 10, 17, 24, 31, 38],
    second_6: [45, 52, 59, 66, 73, 80],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [3, 10, 17, 24, 31, 38, 45],
    second_7: [52, 59, 66, 73, 80, 87, 94],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [3, 10, 17, 24, 31, 38, 45, 52],
    second_8: [59, 66, 73, 80, 87, 94, 101, 108],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [3, 10, 17, 24, 31, 38, 45, 52, 59],
    second_9: [66, 73, 80, 87, 94, 101, 108, 115, 122],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    second_10: [73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73],
    second_11: [80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    second_12: [87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157, 164],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87],
    second_13: [94, 101, 108, 115, 122, 129, 136, 143, 150, 157, 164, 171, 178],
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    second_14: [101, 108, 115, 122, 129, 136, 143, 150, 157, 164, 171, 178, 185, 192],
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101],
    second_15: [108, 115, 122, 129, 136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206],
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    second_16: [115, 122, 129, 136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220],
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115],
    second_17: [122, 129, 136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234],
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    second_18: [129, 136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248],
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129],
    second_19: [136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248, 4, 11],
}, name='quant8').AddVariations(signed(input_5, output_5, second_5, input_6, output_6, second_6, input_7, output_7, second_7, input_8, output_8, second_8, input_9, output_9, second_9, input_10, output_10, second_10, input_11, output_11, second_11, input_12, output_12, second_12, input_13, output_13, second_13, input_14, output_14, second_14, input_15, output_15, second_15, input_16, output_16, second_16, input_17, output_17, second_17, input_18, output_18, second_18, input_19, output_19, second_19)).DisableLifeTimeVariation()
