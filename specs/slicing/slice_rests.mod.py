# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: rows of 5 to 19 elements.

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
begin_5 = Parameter('begin_5', (I32, [2]), [0, 1])
size_5 = Parameter('size_5', (I32, [2]), [2, 3])
output_5 = Output('output_5', (F32, [2, 3]))
input_6 = Input('input_6', (F32, [2, 6]))
begin_6 = Parameter('begin_6', (I32, [2]), [0, 1])
size_6 = Parameter('size_6', (I32, [2]), [2, 4])
output_6 = Output('output_6', (F32, [2, 4]))
input_7 = Input('input_7', (F32, [2, 7]))
begin_7 = Parameter('begin_7', (I32, [2]), [0, 1])
size_7 = Parameter('size_7', (I32, [2]), [2, 5])
output_7 = Output('output_7', (F32, [2, 5]))
input_8 = Input('input_8', (F32, [2, 8]))
begin_8 = Parameter('begin_8', (I32, [2]), [0, 1])
size_8 = Parameter('size_8', (I32, [2]), [2, 6])
output_8 = Output('output_8', (F32, [2, 6]))
input_9 = Input('input_9', (F32, [2, 9]))
begin_9 = Parameter('begin_9', (I32, [2]), [0, 1])
size_9 = Parameter('size_9', (I32, [2]), [2, 7])
output_9 = Output('output_9', (F32, [2, 7]))
input_10 = Input('input_10', (F32, [2, 10]))
begin_10 = Parameter('begin_10', (I32, [2]), [0, 1])
size_10 = Parameter('size_10', (I32, [2]), [2, 8])
output_10 = Output('output_10', (F32, [2, 8]))
input_11 = Input('input_11', (F32, [2, 11]))
begin_11 = Parameter('begin_11', (I32, [2]), [0, 1])
size_11 = Parameter('size_11', (I32, [2]), [2, 9])
output_11 = Output('output_11', (F32, [2, 9]))
input_12 = Input('input_12', (F32, [2, 12]))
begin_12 = Parameter('begin_12', (I32, [2]), [0, 1])
size_12 = Parameter('size_12', (I32, [2]), [2, 10])
output_12 = Output('output_12', (F32, [2, 10]))
input_13 = Input('input_13', (F32, [2, 13]))
begin_13 = Parameter('begin_13', (I32, [2]), [0, 1])
size_13 = Parameter('size_13', (I32, [2]), [2, 11])
output_13 = Output('output_13', (F32, [2, 11]))
input_14 = Input('input_14', (F32, [2, 14]))
begin_14 = Parameter('begin_14', (I32, [2]), [0, 1])
size_14 = Parameter('size_14', (I32, [2]), [2, 12])
output_14 = Output('output_14', (F32, [2, 12]))
input_15 = Input('input_15', (F32, [2, 15]))
begin_15 = Parameter('begin_15', (I32, [2]), [0, 1])
size_15 = Parameter('size_15', (I32, [2]), [2, 13])
output_15 = Output('output_15', (F32, [2, 13]))
input_16 = Input('input_16', (F32, [2, 16]))
begin_16 = Parameter('begin_16', (I32, [2]), [0, 1])
size_16 = Parameter('size_16', (I32, [2]), [2, 14])
output_16 = Output('output_16', (F32, [2, 14]))
input_17 = Input('input_17', (F32, [2, 17]))
begin_17 = Parameter('begin_17', (I32, [2]), [0, 1])
size_17 = Parameter('size_17', (I32, [2]), [2, 15])
output_17 = Output('output_17', (F32, [2, 15]))
input_18 = Input('input_18', (F32, [2, 18]))
begin_18 = Parameter('begin_18', (I32, [2]), [0, 1])
size_18 = Parameter('size_18', (I32, [2]), [2, 16])
output_18 = Output('output_18', (F32, [2, 16]))
input_19 = Input('input_19', (F32, [2, 19]))
begin_19 = Parameter('begin_19', (I32, [2]), [0, 1])
size_19 = Parameter('size_19', (I32, [2]), [2, 17])
output_19 = Output('output_19', (F32, [2, 17]))
model = Model()
model.Operation('SLICE', input_5, begin_5, size_5).To(output_5)
model.Operation('SLICE', input_6, begin_6, size_6).To(output_6)
model.Operation('SLICE', input_7, begin_7, size_7).To(output_7)
model.Operation('SLICE', input_8, begin_8, size_8).To(output_8)
model.Operation('SLICE', input_9, begin_9, size_9).To(output_9)
model.Operation('SLICE', input_10, begin_10, size_10).To(output_10)
model.Operation('SLICE', input_11, begin_11, size_11).To(output_11)
model.Operation('SLICE', input_12, begin_12, size_12).To(output_12)
model.Operation('SLICE', input_13, begin_13, size_13).To(output_13)
model.Operation('SLICE', input_14, begin_14, size_14).To(output_14)
model.Operation('SLICE', input_15, begin_15, size_15).To(output_15)
model.Operation('SLICE', input_16, begin_16, size_16).To(output_16)
model.Operation('SLICE', input_17, begin_17, size_17).To(output_17)
model.Operation('SLICE', input_18, begin_18, size_18).To(output_18)
model.Operation('SLICE', input_19, begin_19, size_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-27.5, -25.75, -24.0, -18.75, -17.0, -15.25],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-27.5, -25.75, -24.0, -22.25, -17.0, -15.25, -13.5, -11.75],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-27.5, -25.75, -24.0, -22.25, -20.5, -15.25, -13.5, -11.75, -10.0, -8.25],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -13.5, -11.75, -10.0, -8.25, -6.5, -4.75],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -11.75, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25,
    0.5, 2.25],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -8.25, -6.5, -4.75, -3.0, -1.25,
    0.5, 2.25, 4.0, 5.75],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -6.5, -4.75, -3.0,
    -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -4.75, -3.0,
    -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75],
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: [-27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25, -3.0,
    -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25],
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-osZbHVa;TlXA3b@9giXTO;^1;pi4b&RbXJ^TUBJq&I', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-osZbHVa;TlXA3b@9giXK$G}1;pi4b&RbXJ^aIB0q9T-69', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFT0O9|VnV_exwY<a1(b(VS?eqx{7ak=nGde*?PgY%IYZBNF)B', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('|i1',
    'c-jFV0N?+TnV_exwY<a1(b(VS?ezN)7ak=nGde*?PgY%IYjSx(?+~#', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-osZbHVa;TlXA3b@9giXK%m!W)hcE)iJhm^zaXhP022*Z0Pxq1{l!6e*k2%BAx', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
begin_5 = Parameter('begin_5', (I32, [2]), [0, 1])
size_5 = Parameter('size_5', (I32, [2]), [2, 3])
output_5 = Output('output_5', (U8, [2, 3], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
begin_6 = Parameter('begin_6', (I32, [2]), [0, 1])
size_6 = Parameter('size_6', (I32, [2]), [2, 4])
output_6 = Output('output_6', (U8, [2, 4], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
begin_7 = Parameter('begin_7', (I32, [2]), [0, 1])
size_7 = Parameter('size_7', (I32, [2]), [2, 5])
output_7 = Output('output_7', (U8, [2, 5], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
begin_8 = Parameter('begin_8', (I32, [2]), [0, 1])
size_8 = Parameter('size_8', (I32, [2]), [2, 6])
output_8 = Output('output_8', (U8, [2, 6], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
begin_9 = Parameter('begin_9', (I32, [2]), [0, 1])
size_9 = Parameter('size_9', (I32, [2]), [2, 7])
output_9 = Output('output_9', (U8, [2, 7], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
begin_10 = Parameter('begin_10', (I32, [2]), [0, 1])
size_10 = Parameter('size_10', (I32, [2]), [2, 8])
output_10 = Output('output_10', (U8, [2, 8], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
begin_11 = Parameter('begin_11', (I32, [2]), [0, 1])
size_11 = Parameter('size_11', (I32, [2]), [2, 9])
output_11 = Output('output_11', (U8, [2, 9], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
begin_12 = Parameter('begin_12', (I32, [2]), [0, 1])
size_12 = Parameter('size_12', (I32, [2]), [2, 10])
output_12 = Output('output_12', (U8, [2, 10], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
begin_13 = Parameter('begin_13', (I32, [2]), [0, 1])
size_13 = Parameter('size_13', (I32, [2]), [2, 11])
output_13 = Output('output_13', (U8, [2, 11], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
begin_14 = Parameter('begin_14', (I32, [2]), [0, 1])
size_14 = Parameter('size_14', (I32, [2]), [2, 12])
output_14 = Output('output_14', (U8, [2, 12], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
begin_15 = Parameter('begin_15', (I32, [2]), [0, 1])
size_15 = Parameter('size_15', (I32, [2]), [2, 13])
output_15 = Output('output_15', (U8, [2, 13], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
begin_16 = Parameter('begin_16', (I32, [2]), [0, 1])
size_16 = Parameter('size_16', (I32, [2]), [2, 14])
output_16 = Output('output_16', (U8, [2, 14], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
begin_17 = Parameter('begin_17', (I32, [2]), [0, 1])
size_17 = Parameter('size_17', (I32, [2]), [2, 15])
output_17 = Output('output_17', (U8, [2, 15], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
begin_18 = Parameter('begin_18', (I32, [2]), [0, 1])
size_18 = Parameter('size_18', (I32, [2]), [2, 16])
output_18 = Output('output_18', (U8, [2, 16], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
begin_19 = Parameter('begin_19', (I32, [2]), [0, 1])
size_19 = Parameter('size_19', (I32, [2]), [2, 17])
output_19 = Output('output_19', (U8, [2, 17], 0.5, 100))
model = Model()
model.Operation('SLICE', input_5, begin_5, size_5).To(output_5)
model.Operation('SLICE', input_6, begin_6, size_6).To(output_6)
model.Operation('SLICE', input_7, begin_7, size_7).To(output_7)
model.Operation('SLICE', input_8, begin_8, size_8).To(output_8)
model.Operation('SLICE', input_9, begin_9, size_9).To(output_9)
model.Operation('SLICE', input_10, begin_10, size_10).To(output_10)
model.Operation('SLICE', input_11, begin_11, size_11).To(output_11)
model.Operation('SLICE', input_12, begin_12, size_12).To(output_12)
model.Operation('SLICE', input_13, begin_13, size_13).To(output_13)
model.Operation('SLICE', input_14, begin_14, size_14).To(output_14)
model.Operation('SLICE', input_15, begin_15, size_15).To(output_15)
model.Operation('SLICE', input_16, begin_16, size_16).To(output_16)
model.Operation('SLICE', input_17, begin_17, size_17).To(output_17)
model.Operation('SLICE', input_18, begin_18, size_18).To(output_18)
model.Operation('SLICE', input_19, begin_19, size_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [10, 17, 24, 45, 52, 59],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [10, 17, 24, 31, 52, 59, 66, 73],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [10, 17, 24, 31, 38, 59, 66, 73, 80, 87],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [10, 17, 24, 31, 38, 45, 66, 73, 80, 87, 94, 101],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [10, 17, 24, 31, 38, 45, 52, 73, 80, 87, 94, 101, 108, 115],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [10, 17, 24, 31, 38, 45, 52, 59, 80, 87, 94, 101, 108, 115, 122, 129],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [10, 17, 24, 31, 38, 45, 52, 59, 66, 87, 94, 101, 108, 115, 122, 129, 136, 143],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: [10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 101, 108, 115, 122, 129, 136, 143, 150, 157, 164, 171],
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: [10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 108, 115, 122, 129, 136, 143, 150, 157, 164, 171,
    178, 185],
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-rF<l#o}`HL-T`3<!@au4?S)pEh^N>P<Tj9B04@0CwOCo&'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-rF<l#o}`HL-T`3<!@)t!nJ(pEh^N>P<Tj96xuJ0S^EG&qE9|'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-rF<l#o}`HL-T`3<!@)&1vlDpEh^N>P<Tj96xvU&SM6=001<X4de'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-rF<l#o}`HL-T`3<!@)%_;8apEh^N>P<Tj96xvU&f`}f83+IXr=Ab7'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-rF<l#o}`HL-T`3<!@)%_*+xpEh^N>P<Tj96xvU&f`}ff3PqR1ONvG5T5'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
